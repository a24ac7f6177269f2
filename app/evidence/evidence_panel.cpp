// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/evidence_panel.h"

#include "evidence/evidence_details_model.h"
#include "shell/numbers.h"
#include "shell/problems_model.h"
#include "shell/row_tree.h"
#include "shell/sentences.h"
#include "shell/sheet.h"
#include "shell/values.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

namespace fulcrum::app
{

namespace
{

// Sentences wrap instead of being cut: what to do stands at their end.
class SentenceDelegate : public QStyledItemDelegate
{
public:
    SentenceDelegate(RowTree& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (!index.parent().isValid()) return {100, metrics::kRow};
        const int width = m_tree.viewport()->width() - 2 * m_tree.indentation() - noteWidth(index) - 12;
        const QRect needed =
            QFontMetrics(m_tree.theme().font(FontRole::Table))
                .boundingRect(0, 0, std::max(width, 80), 10000, Qt::TextWordWrap, index.data().toString());
        Q_UNUSED(option)
        return {100, std::max(metrics::kRow, needed.height() + 8)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_tree.theme();
        const QString note = index.data(kAnnotationRole).toString();
        const QRect all = option.rect.adjusted(2, 0, -10, 0);
        painter->setFont(theme.font(FontRole::Small));
        painter->setPen(theme.text3);
        drawTabular(*painter, QRectF(all.left(), all.top(), all.width(), metrics::kRow),
                    Qt::AlignRight | Qt::AlignVCenter, note);
        const bool section = !index.parent().isValid();
        QRect text = all.adjusted(0, 0, -noteWidth(index), 0);
        if (section) {
            index.data(Qt::DecorationRole).value<QIcon>().paint(painter, text.left(), text.top() + 4, 16, 16);
            text.setLeft(text.left() + 22);
        }
        painter->setFont(theme.font(section ? FontRole::TableStrong : FontRole::Table));
        painter->setPen(section ? theme.text2 : theme.text);
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter | (section ? 0 : Qt::TextWordWrap),
                          index.data().toString());
    }

private:
    int noteWidth(const QModelIndex& index) const
    {
        const QString note = index.data(kAnnotationRole).toString();
        if (note.isEmpty()) return 0;
        return qCeil(tabularWidth(QFontMetricsF(m_tree.theme().font(FontRole::Small)), note)) + 10;
    }

    RowTree& m_tree;
};

// Rows are laid out anew where the width changes, since sentences then wrap elsewhere.
class SentenceTree : public RowTree
{
public:
    using RowTree::RowTree;

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        RowTree::resizeEvent(event);
        scheduleDelayedItemsLayout();
    }
};

} // namespace

EvidencePanel::EvidencePanel(EvidenceStore& store, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_store(store), m_theme(theme), m_details(new EvidenceDetailsModel(theme, this)),
      m_title(new QLabel(this)), m_what(new QLabel(this)), m_where(new QLabel(this)),
      m_fault(new QLabel(this)), m_tree(new SentenceTree(theme, this)),
      m_take(new QPushButton(tr("Take over"), this)), m_takeAll(new QPushButton(tr("Take over all"), this)),
      m_show(new QPushButton(tr("Show on Run page"), this)), m_again(new QPushButton(tr("Read again"), this)),
      m_remove(new QPushButton(tr("Remove"), this))
{
    setObjectName(QStringLiteral("evidencePanel"));
    setAccessibleName(tr("Imported file"));
    m_title->setWordWrap(true);
    m_what->setProperty("role", QStringLiteral("secondary"));
    m_what->setWordWrap(true);
    m_where->setProperty("role", QStringLiteral("hint"));
    m_where->setWordWrap(true);
    m_fault->setProperty("chip", QStringLiteral("error"));
    m_fault->setWordWrap(true);
    m_tree->setModel(m_details);
    m_tree->setItemDelegate(new SentenceDelegate(*m_tree));
    m_tree->setUniformRowHeights(false);
    m_tree->setAccessibleName(tr("What the file says"));
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_takeAll->setObjectName(QStringLiteral("takeOverAll"));
    m_take->setToolTip(tr("Make the selected observations part of the project"));
    m_takeAll->setToolTip(tr("Make all observations of the file part of the project"));
    m_remove->setToolTip(tr("Forget the file; the file itself and observations taken over stay"));

    auto* head = new QVBoxLayout;
    head->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    head->setSpacing(metrics::kGap);
    head->addWidget(m_title);
    head->addWidget(m_what);
    head->addWidget(m_where);
    head->addWidget(m_fault);
    const auto row = [](std::initializer_list<QPushButton*> buttons) {
        auto* line = new QHBoxLayout;
        line->setSpacing(metrics::kBlock);
        for (QPushButton* button : buttons)
            line->addWidget(button);
        line->addStretch(1);
        return line;
    };
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    foot->setSpacing(metrics::kGap);
    foot->addLayout(row({m_take, m_takeAll}));
    foot->addLayout(row({m_show, m_again, m_remove}));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_tree, 1);
    layout->addLayout(foot);

    connect(&store, &EvidenceStore::changed, this, &EvidencePanel::refresh);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &EvidencePanel::showButtons);
    connect(m_take, &QPushButton::clicked, this, [this] { emit takeOverRequested(selected()); });
    connect(m_takeAll, &QPushButton::clicked, this, [this] {
        if (const auto* entry = m_store.find(m_file); entry && entry->data)
            emit takeOverRequested(entry->data->observations);
    });
    connect(m_show, &QPushButton::clicked, this, &EvidencePanel::runPageRequested);
    connect(m_again, &QPushButton::clicked, this, [this] { m_store.import({m_file}); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_store.remove(m_file); });
    setTheme(theme);
    refresh();
}

void EvidencePanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_tree->setTheme(theme);
    m_details->setTheme(theme);
    setSheet(*m_title, QStringLiteral("font-size: %1px; font-weight: 600;")
                           .arg(theme.font(FontRole::PanelTitle).pixelSize()));
    m_remove->setIcon(icon(QStringLiteral("trash"), theme));
    m_show->setIcon(icon(QStringLiteral("run"), theme));
}

void EvidencePanel::setFile(const QString& file)
{
    m_file = file;
    refresh();
}

void EvidencePanel::refresh()
{
    const EvidenceStore::Entry* entry = m_store.find(m_file);
    m_details->setEvidence(entry ? entry->data : nullptr);
    m_tree->expandToDepth(0);
    m_title->setText(!entry        ? tr("No file")
                     : entry->data ? words::sentence(entry->data->title)
                                   : QFileInfo(m_file).fileName());
    m_what->setText(!entry               ? tr("Choose a file under Evidence.")
                    : entry->isReading() ? tr("being read")
                    : entry->data
                        ? toQt(entry->data->kind) + QStringLiteral(" \u00B7 ") + contentText(*entry->data)
                        : QString());
    m_what->setVisible(!m_what->text().isEmpty());
    m_where->setText(entry ? QDir::toNativeSeparators(m_file) : QString());
    const bool failed = entry && !entry->errors.empty();
    m_fault->setVisible(failed);
    if (failed) {
        const Problem problem = problemOf(entry->errors.front());
        m_fault->setText(problem.hint.isEmpty() ? problem.message
                                                : problem.message + QStringLiteral(". ") + problem.hint);
    }
    showButtons();
}

std::vector<scenario::Observation> EvidencePanel::selected() const
{
    std::vector<scenario::Observation> chosen;
    const EvidenceStore::Entry* entry = m_store.find(m_file);
    if (!entry || !entry->data) return chosen;
    const QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    for (const QModelIndex& index : rows) {
        const QVariant at = index.data(EvidenceDetailsModel::kObservationRole);
        if (at.isValid()) chosen.push_back(entry->data->observations[at.toULongLong()]);
    }
    return chosen;
}

void EvidencePanel::showButtons()
{
    const EvidenceStore::Entry* entry = m_store.find(m_file);
    const bool any = entry && entry->data && !entry->data->observations.empty();
    m_take->setVisible(any);
    m_takeAll->setVisible(any);
    m_take->setEnabled(!selected().empty());
    m_show->setVisible(entry && entry->data && hasSeries(entry->data));
    m_again->setVisible(entry);
    m_remove->setVisible(entry);
}

} // namespace fulcrum::app
