// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/figure_table.h"

#include "shell/numbers.h"
#include "timeline/percentile_model.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kPadding = 6;
constexpr double kTriangle = 7;

QColor colorOf(CellTone tone, const Theme& theme)
{
    switch (tone) {
    case CellTone::Plain:
    case CellTone::Strong:
        return theme.text;
    case CellTone::Quiet:
        return theme.text3;
    case CellTone::Better:
        return theme.info;
    case CellTone::Worse:
        return theme.error;
    }
    return theme.text;
}

CellTone toneAt(const QModelIndex& index, int role)
{
    return static_cast<CellTone>(index.data(role).toInt());
}

class FigureDelegate : public QStyledItemDelegate
{
public:
    explicit FigureDelegate(FigureTable* table) : QStyledItemDelegate(table), m_table(table) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_table->theme();
        const bool selected = option.state & QStyle::State_Selected;
        if (selected)
            painter->fillRect(option.rect, theme.sel);
        else if (option.state & QStyle::State_MouseOver)
            painter->fillRect(option.rect, theme.bg3);
        if (selected && index.column() == 0)
            painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height())), theme.accent);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          theme.line);

        QRectF where = option.rect.adjusted(kPadding, 0, -kPadding, -1);
        const QString change = index.data(ChangeRole).toString();
        if (m_table->twoLines()) {
            QRectF second = where;
            where.setBottom(where.center().y() + 1);
            second.setTop(where.bottom() - 1);
            paintChange(*painter, second.adjusted(0, 0, 0, -3), index, change);
            where.setTop(where.top() + 3);
        }
        const CellTone tone = toneAt(index, ToneRole);
        painter->setFont(theme.font(tone == CellTone::Strong ? FontRole::TableStrong : FontRole::Table));
        painter->setPen(m_table->dimmed() ? theme.text3 : colorOf(tone, theme));
        const int alignment = index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignHorizontal_Mask;
        const QString shown = index.data().toString();
        const double room = where.width() + 1;
        if (tabularWidth(QFontMetricsF(painter->font()), shown) <= room)
            drawTabular(*painter, where, alignment | Qt::AlignVCenter, shown);
        else // only texts are longer than their column: columns are fitted to figures
            painter->drawText(
                where, alignment | Qt::AlignVCenter,
                QFontMetricsF(painter->font()).elidedText(shown, Qt::ElideRight, where.width()));
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QFontMetricsF strong(m_table->theme().font(FontRole::TableStrong));
        const QFontMetricsF small(m_table->theme().font(FontRole::Small));
        double width = tabularWidth(strong, index.data().toString());
        if (m_table->twoLines()) {
            const QString change = index.data(ChangeRole).toString();
            width = std::max(width, tabularWidth(small, change) + kTriangle + 4);
        }
        return {static_cast<int>(std::ceil(width)) + 2 * kPadding + 2, option.rect.height()};
    }

private:
    void paintChange(QPainter& painter, const QRectF& where, const QModelIndex& index,
                     const QString& change) const
    {
        if (change.isEmpty()) return;
        const Theme& theme = m_table->theme();
        painter.setFont(theme.font(FontRole::Small));
        const QColor color = m_table->dimmed() ? theme.text3 : colorOf(toneAt(index, ChangeToneRole), theme);
        painter.setPen(color);
        const int alignment = index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignHorizontal_Mask;
        drawTabular(painter, where, alignment | Qt::AlignVCenter, change);
        const QVariant rises = index.data(RisesRole);
        if (!rises.isValid()) return;
        const double x = where.right() - tabularWidth(QFontMetricsF(painter.font()), change) - kTriangle - 4;
        const double middle = where.center().y();
        const double tip = rises.toBool() ? -1 : 1;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF({QPointF(x, middle - 3 * tip), QPointF(x + kTriangle, middle - 3 * tip),
                                       QPointF(x + kTriangle / 2, middle + 3 * tip)}));
        painter.restore();
    }

    FigureTable* m_table;
};

// Heads in the text's own alignment and exactly over the column; the style's own painting adds margins of its
// own, so that numbers would not stand under their head.
class FigureHeader : public QHeaderView
{
public:
    explicit FigureHeader(FigureTable* table) : QHeaderView(Qt::Horizontal, table), m_table(table)
    {
        setHighlightSections(false);
        setSectionsClickable(false);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        const Theme& theme = m_table->theme();
        const auto value = [&](int role) { return model()->headerData(section, Qt::Horizontal, role); };
        painter->save();
        painter->fillRect(rect, theme.bg1);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.line);
        painter->setFont(theme.font(FontRole::Table));
        painter->setPen(theme.text2);
        drawTabular(*painter, rect.adjusted(kPadding, 0, -kPadding, 0), value(Qt::TextAlignmentRole).toInt(),
                    value(Qt::DisplayRole).toString());
        painter->restore();
    }

    QSize sectionSizeFromContents(int section) const override
    {
        const QFontMetricsF metrics(m_table->theme().font(FontRole::Table));
        const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        const double width = tabularWidth(metrics, text) + 2 * kPadding + 2;
        return {static_cast<int>(std::ceil(width)), qRound(metrics::kRow * m_table->theme().textScale)};
    }

private:
    FigureTable* m_table;
};

} // namespace

FigureTable::FigureTable(QWidget* parent) : QTableView(parent), m_theme(Theme::dark())
{
    setItemDelegate(new FigureDelegate(this));
    setHorizontalHeader(new FigureHeader(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(16);
    applyRowHeight();
}

void FigureTable::setTheme(const Theme& theme)
{
    m_theme = theme;
    applyRowHeight();
    horizontalHeader()->viewport()->update();
    viewport()->update();
}

void FigureTable::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    viewport()->update();
}

void FigureTable::setTwoLines(bool twoLines)
{
    m_twoLines = twoLines;
    applyRowHeight();
}

void FigureTable::applyRowHeight()
{
    const int height = m_twoLines ? metrics::kTallRow : metrics::kRow;
    verticalHeader()->setMinimumSectionSize(metrics::kRow);
    verticalHeader()->setDefaultSectionSize(qRound(height * m_theme.textScale));
}

void FigureTable::fitColumns(int first)
{
    m_firstFlexible = first;
    if (!model()) return;
    resizeColumnsToContents();
    int total = 0;
    std::vector<int> flexible;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column)) continue;
        total += columnWidth(column);
        if (column >= first) flexible.push_back(column);
    }
    const int left = viewport()->width() - total;
    if (left <= 0 || flexible.empty()) return;
    const auto count = static_cast<int>(flexible.size());
    for (int i = 0; i < count; ++i) {
        const int share = left / count + (i < left % count ? 1 : 0);
        setColumnWidth(flexible[static_cast<std::size_t>(i)],
                       columnWidth(flexible[static_cast<std::size_t>(i)]) + share);
    }
}

void FigureTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns(m_firstFlexible);
}

QString FigureTable::text() const
{
    QStringList lines;
    if (!model()) return {};
    const auto addLine = [&](const auto& cell) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            if (!isColumnHidden(column)) cells << cell(column);
        lines << cells.join(QLatin1Char('\t'));
    };
    addLine([&](int column) { return model()->headerData(column, Qt::Horizontal).toString(); });
    for (int row = 0; row < model()->rowCount(); ++row)
        addLine([&](int column) { return model()->index(row, column).data(Qt::EditRole).toString(); });
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void FigureTable::copy() const
{
    QApplication::clipboard()->setText(text());
}

void FigureTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace fulcrum::app
