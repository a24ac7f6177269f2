// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a table that hold sentences, in as many lines as they take.
#pragma once

#include <QStyledItemDelegate>

namespace fulcrum::app
{

// The style measures a text over the whole width of its cell and paints it between the sheet's paddings: what
// just fits the one would be cut by the other.
class WrappedCells : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int kPaddings = 10;
        QStyleOptionViewItem narrower = option;
        narrower.rect.setWidth(option.rect.width() - kPaddings);
        return QStyledItemDelegate::sizeHint(narrower, index);
    }
};

} // namespace fulcrum::app
