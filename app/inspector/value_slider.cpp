// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/value_slider.h"

#include "shell/numbers.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kEdge = 8;      // room for the handle at both ends
constexpr double kReach = 32;    // without bounds of its own, the range reaches so many times up and down
constexpr double kWidest = 4096; // between both ends: more than that, and a pixel is a leap

std::optional<double> numberOf(const Value& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value)) return *real;
    return std::nullopt;
}

// To so many digits, so that a drag sets figures that a person would.
double rounded(double value, int digits)
{
    if (value <= 0) return value;
    const double unit = std::pow(10, std::floor(std::log10(value)) - digits + 1);
    return std::round(value / unit) * unit;
}

} // namespace

ValueSlider::ValueSlider(const ParameterDescription& description, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_description(description), m_theme(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Slider of %1").arg(words::parameter(description.label)));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setValue(description.fallback);
}

bool ValueSlider::serves(const ParameterDescription& description)
{
    const bool numeric = description.type == ParameterType::Integer ||
                         description.type == ParameterType::Real ||
                         description.type == ParameterType::Quantity;
    return numeric && (!description.maximum || *description.maximum > 0);
}

void ValueSlider::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize ValueSlider::sizeHint() const
{
    return {120, qRound(34 * m_theme.textScale)};
}

void ValueSlider::setValue(const Value& value)
{
    std::optional<double> number = numberOf(value);
    if (!number) number = numberOf(m_description.fallback);
    // Not set, and what that means is up to the engine: a drag begins in the middle of the range.
    if (!number && m_description.maximum)
        number = std::sqrt(std::max(1.0, m_description.minimum.value_or(1)) * *m_description.maximum);
    setEnabled(number && *number > 0);
    m_value = number && *number > 0 ? *number : 1;
    if (!m_dragging) {
        m_low = m_value / kReach;
        m_high = m_value * kReach;
        if (m_description.type == ParameterType::Integer) m_low = std::max(1.0, std::floor(m_low));
        if (m_description.minimum && *m_description.minimum > 0) m_low = *m_description.minimum;
        // A bound that lies far away is not what the slider is for: it stays where a person would look.
        const bool near = m_description.maximum && *m_description.maximum <= m_value * kWidest / 4;
        if (m_description.maximum)
            m_high = near ? *m_description.maximum : std::min(*m_description.maximum, m_value * kReach * 2);
        m_low = std::max({m_low, m_high / kWidest, m_value / kReach / 2});
        if (m_description.type == ParameterType::Integer) m_low = std::max(1.0, std::floor(m_low));
        m_high = std::min(m_high, std::max(m_low * kWidest, m_value * 2));
        // Ends that a person would write, where they are no bounds.
        if (m_low != m_description.minimum) m_low = rounded(m_low, 1);
        if (m_high != m_description.maximum) m_high = rounded(m_high, 2);
        m_low = std::min(m_low, m_value);
        m_high = std::max(m_high, m_low * 1.001);
    }
    describe();
    update();
}

void ValueSlider::describe()
{
    setAccessibleDescription(shownValue(m_description, valueAt(shareOf(m_value))));
}

double ValueSlider::shareOf(double value) const
{
    return std::clamp(std::log(value / m_low) / std::log(m_high / m_low), 0.0, 1.0);
}

Value ValueSlider::valueAt(double share) const
{
    const double exact = m_low * std::pow(m_high / m_low, std::clamp(share, 0.0, 1.0));
    if (m_description.type == ParameterType::Integer) {
        if (share >= 1) return static_cast<std::int64_t>(m_high); // the ends as they are
        const double whole = std::clamp(exact < 100 ? std::round(exact) : rounded(exact, 3), std::ceil(m_low),
                                        std::floor(m_high));
        return static_cast<std::int64_t>(whole);
    }
    if (share >= 1) return m_high;
    if (share <= 0) return m_low;
    return std::clamp(rounded(exact, 2), m_low, m_high);
}

void ValueSlider::begin()
{
    if (m_dragging) return;
    m_dragging = true;
    m_ghost = m_value;
    emit began();
}

void ValueSlider::end()
{
    if (!m_dragging) return;
    m_dragging = false;
    emit ended();
    update();
}

void ValueSlider::moveTo(double share)
{
    const Value value = valueAt(share);
    const double number = *numberOf(value);
    if (number == m_value) return;
    m_value = number;
    describe();
    update();
    emit slid(value);
}

void ValueSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    begin();
    moveTo((event->position().x() - kEdge) / std::max(1.0, width() - 2 * kEdge));
}

void ValueSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging && event->buttons().testFlag(Qt::LeftButton))
        moveTo((event->position().x() - kEdge) / std::max(1.0, width() - 2 * kEdge));
}

void ValueSlider::mouseReleaseEvent(QMouseEvent*)
{
    end();
}

// A held key is one drag.
void ValueSlider::keyPressEvent(QKeyEvent* event)
{
    double by = 0;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        by = 0.02;
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        by = -0.02;
        break;
    case Qt::Key_PageUp:
        by = 0.1;
        break;
    case Qt::Key_PageDown:
        by = -0.1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    begin();
    const double before = m_value;
    // Small whole numbers are further apart than a step.
    for (int step = 1; step <= 50 && m_value == before; ++step)
        moveTo(shareOf(before) + by * step);
}

void ValueSlider::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat()) end();
}

void ValueSlider::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ValueSlider::focusOutEvent(QFocusEvent* event)
{
    end();
    QWidget::focusOutEvent(event);
    update();
}

void ValueSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = 9 * m_theme.textScale;
    const double room = width() - 2 * kEdge;
    const auto x = [&](double value) { return kEdge + room * shareOf(value); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.track);
    painter.drawRoundedRect(QRectF(kEdge, y - 2, room, 4), 2, 2);
    painter.setBrush(isEnabled() ? m_theme.fill : m_theme.line2);
    painter.drawRoundedRect(QRectF(kEdge, y - 2, x(m_value) - kEdge, 4), 2, 2);
    if (m_ghost) {
        QPen ghost(m_theme.text3, 1.4);
        painter.setPen(ghost);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x(*m_ghost), y), 5, 5);
    }
    painter.setPen(QPen(hasFocus() ? m_theme.accent : m_theme.line2, hasFocus() ? 2 : 1));
    painter.setBrush(isEnabled() ? m_theme.text : m_theme.text3);
    painter.drawEllipse(QPointF(x(m_value), y), 6, 6);
    painter.setFont(m_theme.font(FontRole::Small));
    painter.setPen(m_theme.text3);
    const QRectF below(2, y + 8, width() - 4, height() - y - 8);
    const auto end = [&](double share) {
        const Value value = valueAt(share);
        const auto* number = std::get_if<double>(&value);
        // Beside grouped digits a number has the language's sign for its decimals too.
        const bool plain =
            m_description.type != ParameterType::Quantity || m_description.dimension == Dimension::Tokens ||
            m_description.dimension == Dimension::None || m_description.dimension == Dimension::Fraction;
        if (!number || !plain) return shownValue(m_description, value);
        const bool whole = *number == std::floor(*number);
        return whole ? formatInteger(static_cast<qint64>(*number)) : formatNumber(*number);
    };
    painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, end(0));
    painter.drawText(below, Qt::AlignRight | Qt::AlignTop, end(1));
}

} // namespace fulcrum::app
