// SPDX-License-Identifier: GPL-3.0-or-later
// A slider for a number over a wide range: logarithmic, with the ends of the range and a ghost where the
// value was when the hand came.
#pragma once

#include "base/parameters.h"
#include "shell/theme.h"

#include <QWidget>

#include <optional>

namespace fulcrum::app
{

class ValueSlider : public QWidget
{
    Q_OBJECT

public:
    ValueSlider(const ParameterDescription& description, const Theme& theme, QWidget* parent = nullptr);

    // True where the parameter is a number that a slider can set: above 0 somewhere in its range.
    static bool serves(const ParameterDescription& description);

    void setTheme(const Theme& theme);
    void setValue(const Value& value); // moves neither ghost nor ends while it is dragged
    double value() const { return m_value; }
    double low() const { return m_low; }
    double high() const { return m_high; }
    bool isDragging() const { return m_dragging; }
    // What a place on the slider stands for, 0 to 1; whole where the parameter is, with two or three digits.
    Value valueAt(double share) const;

    QSize sizeHint() const override;

signals:
    void began();
    void slid(const fulcrum::Value& value);
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    double shareOf(double value) const;
    void begin();
    void end();
    void moveTo(double share);
    void describe();

    ParameterDescription m_description;
    Theme m_theme;
    double m_value = 1;
    double m_low = 1;
    double m_high = 2;
    std::optional<double> m_ghost;
    bool m_dragging = false;
};

} // namespace fulcrum::app
