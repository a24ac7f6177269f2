// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/row_tree.h"

#include "shell/numbers.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace fulcrum::app
{

namespace
{

constexpr int kRightMargin = 10;

class RowDelegate : public QStyledItemDelegate
{
public:
    explicit RowDelegate(RowTree& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), metrics::kRow};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_tree.theme();
        const QString note = index.data(kAnnotationRole).toString();
        QStyleOptionViewItem main = option;
        painter->setFont(theme.font(FontRole::Small));
        const int room =
            note.isEmpty() ? 0 : qCeil(tabularWidth(painter->fontMetrics(), note)) + kRightMargin;
        main.rect.setRight(main.rect.right() - room);
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
    viewport()->update();
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
