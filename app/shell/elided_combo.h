// SPDX-License-Identifier: GPL-3.0-or-later
// A list whose current text ends in an ellipsis where it has less room than it needs; a box that is high
// enough has two lines for it.
#pragma once

#include <QComboBox>

namespace fulcrum::app
{

class ElidedComboBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override;
    int textRoom() const; // width of the place of the current text
};

} // namespace fulcrum::app
