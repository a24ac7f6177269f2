// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/row_tree.h"

#include "shell/fitted_text.h"
#include "shell/numbers.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kRightMargin = 10;
constexpr int kMostLines = 3;

class RowDelegate : public QStyledItemDelegate
{
public:
    explicit RowDelegate(RowTree& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int width = QStyledItemDelegate::sizeHint(option, index).width();
        if (!m_tree.wordWrap()) return {width, metrics::kRow};
        const int lines = linesOf(fontOf(index), index.data().toString(), roomFor(option, index), kMostLines);
        return {width, metrics::kRow + (lines - 1) * QFontMetrics(fontOf(index)).lineSpacing()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_tree.theme();
        const QString note = index.data(kAnnotationRole).toString();
        QStyleOptionViewItem main = option;
        painter->setFont(theme.font(FontRole::Small));
        main.rect.setRight(main.rect.right() - noteWidth(note));
        QStyledItemDelegate::paint(painter, main, index);
        QRect right = option.rect.adjusted(0, 0, -kRightMargin, 0);
        painter->setFont(theme.font(FontRole::Small));
        painter->setPen(theme.text3);
        drawTabular(*painter, right, Qt::AlignRight | Qt::AlignVCenter, note);
        if (index.data(kGripRole).toBool()) {
            right.setLeft(right.right() - 12);
            paintIcon(*painter, QStringLiteral("grip"), QRectF(right.left(), right.center().y() - 6, 12, 12),
                      theme.text3);
        }
    }

private:
    int noteWidth(const QString& note) const
    {
        const QFontMetricsF small(m_tree.theme().font(FontRole::Small));
        return note.isEmpty() ? 0 : qCeil(tabularWidth(small, note)) + kRightMargin;
    }

    QFont fontOf(const QModelIndex& index) const
    {
        const QVariant own = index.data(Qt::FontRole);
        return own.isValid() ? own.value<QFont>() : m_tree.theme().font(FontRole::Table);
    }

    // What a row's text has of the view's width, beside the branches, its icon and its note: the style says
    // it, so that a row is as tall as what will be painted.
    int roomFor(const QStyleOptionViewItem& option, const QModelIndex& index) const
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        int left = 0;
        for (QModelIndex at = index; at.isValid(); at = at.parent())
            left += m_tree.indentation();
        const int note = noteWidth(index.data(kAnnotationRole).toString());
        row.rect = QRect(left, 0, std::max(1, m_tree.viewport()->width() - left - note), metrics::kRow);
        const QStyle& style = *m_tree.style();
        const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_tree) + 1;
        return style.subElementRect(QStyle::SE_ItemViewItemText, &row, &m_tree).width() - 2 * margin;
    }

    RowTree& m_tree;
};

} // namespace

RowTree::RowTree(const Theme& theme, QWidget* parent) : QTreeView(parent), m_theme(theme)
{
    setHeaderHidden(true);
    setIndentation(16);
    setUniformRowHeights(true);
    setFrameShape(NoFrame);
    setIconSize({metrics::kIcon, metrics::kIcon});
    setEditTriggers(NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    setItemDelegate(new RowDelegate(*this));
}

void RowTree::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (wordWrap()) scheduleDelayedItemsLayout();
    viewport()->update();
}

void RowTree::setWraps(bool wraps)
{
    setWordWrap(wraps);
    setUniformRowHeights(!wraps);
}

void RowTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (wordWrap() && event->size().width() != event->oldSize().width()) scheduleDelayedItemsLayout();
}

void RowTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool selected = selectionModel() && selectionModel()->isSelected(index);
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    if (selected) painter->fillRect(row, m_theme.sel);
    QTreeView::drawRow(painter, option, index);
    if (selected)
        painter->fillRect(QRect(row.left(), row.top(), 2, row.height()),
                          hasFocus() ? m_theme.accent : m_theme.line2);
}

void RowTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    if (!model()->hasChildren(index)) return;
    const QRectF where(rect.right() - 14, rect.center().y() - 6, 12, 12);
    paintIcon(*painter, isExpanded(index) ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"),
              where, m_theme.text3);
}

} // namespace fulcrum::app
