// SPDX-License-Identifier: GPL-3.0-or-later
// A list whose current text ends in an ellipsis where it has less room than it needs.
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
};

} // namespace fulcrum::app
