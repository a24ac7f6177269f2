// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/section_list.h"

#include "report/build.h"
#include "report/page_painter.h"

#include <QDropEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace fulcrum::app
{

namespace
{

constexpr int kIdRole = Qt::UserRole;
constexpr int kPageRole = Qt::UserRole + 1; // from 1; 0: not in the report

// In the user's language; the report itself is English.
QString titleOf(std::string_view id)
{
    struct Title {
        const char* id;
        const char* title;
    };
    static constexpr Title kTitles[] = {
        {"summary", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "One-page summary")},
        {"impact", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Impact and status")},
        {"observations", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Observations")},
        {"mitigations", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Mitigations, judged")},
        {"rivals", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Rivals and measurement")},
        {"falsifier", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "What would prove it wrong")},
        {"fixes", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Fixes and ranking")},
        {"not-doing", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "What we would not do")},
        {"prevention", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Prevention")},
        {"reproducer", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Reproducer")},
        {"assumptions", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Assumptions and limits")},
        {"tables", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Tables in full")},
        {"runs", QT_TRANSLATE_NOOP("fulcrum::app::SectionList", "Runs")}};
    for (const Title& one : kTitles)
        if (id == one.id) return SectionList::tr(one.title);
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

// Grip, box, title; the page at the right end.
class SectionDelegate : public QStyledItemDelegate
{
public:
    SectionDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}
    void setTheme(const Theme& theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {120, metrics::kSectionRow};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool selected = option.state & QStyle::State_Selected;
        const bool hovered = option.state & QStyle::State_MouseOver;
        if (selected || hovered) painter->fillRect(option.rect, selected ? m_theme.sel : m_theme.bg3);
        if (selected)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height())), m_theme.accent);
        const int middle = option.rect.center().y();
        paintIcon(*painter, QStringLiteral("grip"), QRectF(option.rect.left() + 4, middle - 8, 16, 16),
                  m_theme.text3);
        const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        const QRectF box = boxOf(option.rect);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(checked ? m_theme.fill : m_theme.line2);
        painter->setBrush(checked ? m_theme.fill : m_theme.bg0);
        painter->drawRoundedRect(box, metrics::kChipRadius, metrics::kChipRadius);
        if (checked) paintIcon(*painter, QStringLiteral("check"), box.adjusted(1, 1, -1, -1), m_theme.onFill);
        const int page = index.data(kPageRole).toInt();
        painter->setFont(m_theme.font(FontRole::Table));
        const QRect text = option.rect.adjusted(46, 0, -34, 0);
        painter->setPen(checked ? m_theme.text : m_theme.text3);
        painter->drawText(
            text, Qt::AlignVCenter | Qt::AlignLeft,
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        painter->setPen(m_theme.text3);
        if (page > 0)
            painter->drawText(option.rect.adjusted(0, 0, -12, 0), Qt::AlignVCenter | Qt::AlignRight,
                              QString::number(page));
    }
    static QRectF boxOf(const QRect& row)
    {
        return QRectF(row.left() + 24.5, row.center().y() - 6.5, 14, 14);
    }
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override
    {
        if (event->type() == QEvent::MouseButtonRelease) {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            if (boxOf(option.rect).adjusted(-3, -8, 3, 8).contains(mouse->position())) {
                const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
                return model->setData(index, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
            }
        }
        if (event->type() == QEvent::KeyPress)
            return QStyledItemDelegate::editorEvent(event, model, option, index);
        return false;
    }

private:
    Theme m_theme;
};

} // namespace

SectionList::SectionList(const Theme& theme, QWidget* parent) : QListWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("reportSections"));
    setAccessibleName(tr("Sections of the report"));
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new SectionDelegate(theme, this));
    for (const report::SectionKind& kind : report::section_kinds()) {
        auto* item = new QListWidgetItem(titleOf(kind.id), this);
        item->setData(kIdRole, QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                       Qt::ItemIsDragEnabled);
        item->setCheckState(kind.by_default ? Qt::Checked : Qt::Unchecked);
    }
    connect(this, &QListWidget::itemChanged, this, &SectionList::changed);
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item) emit wentTo(item->data(kIdRole).toString());
    });
}

void SectionList::setTheme(const Theme& theme)
{
    m_theme = theme;
    static_cast<SectionDelegate*>(itemDelegate())->setTheme(theme);
    viewport()->update();
}

std::vector<std::string> SectionList::chosen() const
{
    std::vector<std::string> ids;
    for (int row = 0; row < count(); ++row)
        if (item(row)->checkState() == Qt::Checked)
            ids.push_back(item(row)->data(kIdRole).toString().toStdString());
    return ids;
}

void SectionList::setChosen(const QString& id, bool chosen)
{
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(kIdRole).toString() == id)
            item(row)->setCheckState(chosen ? Qt::Checked : Qt::Unchecked);
}

void SectionList::move(int from, int to)
{
    {
        const QSignalBlocker quiet(this);
        insertItem(to, takeItem(from));
    }
    emit changed();
}

void SectionList::setReport(const PageOutline* pages)
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row) {
        const int page = pages ? pages->pageOf(item(row)->data(kIdRole).toString()) : -1;
        item(row)->setData(kPageRole, page + 1);
    }
    viewport()->update();
}

void SectionList::dropEvent(QDropEvent* event)
{
    QListWidget::dropEvent(event);
    emit changed();
}

} // namespace fulcrum::app
