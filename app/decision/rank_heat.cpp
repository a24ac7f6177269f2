// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/rank_heat.h"

#include "decision/lever_words.h"
#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kNames = 104, kHead = 36, kFoot = 40, kMargin = 12, kMostCell = 44;
// What a figure and a name need; of more levers than have room the first ones are shown.
constexpr double kLeastCell = 21, kLeastRow = 14;
constexpr double kShownFrom = 0.005, kDarkTextFrom = 0.75;

QString cellText(double p)
{
    if (p < kShownFrom) return {};
    if (p > 0.995) return QStringLiteral("1");
    return formatDecimals(p, 2).mid(1); // ".51"
}

} // namespace

RankHeat::RankHeat(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Probability of each rank"));
    setWhatsThis(tr(
        "<b>Probability of each rank.</b> A row is a lever, a column a rank, the number the share of draws "
        "in which it has it. The framed column is P(first); rows with the same shades are a tie."));
}

void RankHeat::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void RankHeat::setDecision(std::shared_ptr<const decision::Decision> decision)
{
    m_decision = std::move(decision);
    update();
}

RankHeat::Layout RankHeat::layoutNow() const
{
    Layout layout;
    if (!m_decision) return layout;
    const double scale = m_theme.textScale;
    layout.left = kMargin + std::clamp(0.44 * width(), kNames * scale, 2 * kNames * scale);
    layout.top = kHead * scale;
    const double across = (width() - layout.left - kMargin) / (kLeastCell * scale);
    const double down = (height() - layout.top - kFoot * scale) / (kLeastRow * scale);
    layout.count = std::clamp(static_cast<int>(std::min(across, down)), 1,
                              static_cast<int>(m_decision->ranking.levers.size()));
    layout.cell = std::min(kMostCell * scale, (width() - layout.left - kMargin) / layout.count);
    layout.height = std::min(36 * scale, (height() - layout.top - kFoot * scale) / layout.count);
    return layout;
}

void RankHeat::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg1);
    if (!m_decision) return;
    const Layout at = layoutNow();
    painter.setFont(m_theme.font(FontRole::Small));
    const QFontMetricsF metrics(painter.font());
    painter.setPen(m_theme.text3);
    painter.drawText(QRectF(at.left, 4, 60, at.top / 2), Qt::AlignVCenter | Qt::AlignLeft, tr("rank"));
    const auto all = static_cast<int>(m_decision->ranking.levers.size());
    if (at.count < all)
        painter.drawText(QRectF(kMargin, at.top / 2, at.left - kMargin - 8, at.top / 2),
                         Qt::AlignVCenter | Qt::AlignRight, QStringLiteral("%1 / %2").arg(at.count).arg(all));
    for (int c = 0; c < at.count; ++c) {
        painter.setPen(m_theme.text2);
        painter.drawText(QRectF(at.left + c * at.cell, at.top / 2, at.cell, at.top / 2), Qt::AlignCenter,
                         QString::number(c + 1));
    }
    for (int r = 0; r < at.count; ++r) {
        const decision::RankedLever& ranked = m_decision->ranking.levers[static_cast<std::size_t>(r)];
        const double y = at.top + r * at.height;
        const QRectF name(kMargin, y, at.left - kMargin - 8, at.height);
        painter.setFont(m_theme.font(ranked.place == 1 ? FontRole::TableStrong : FontRole::Small));
        painter.setPen(m_theme.text);
        const decision::Lever& lever = m_decision->levers[ranked.lever];
        drawFitted(painter, name, Qt::AlignVCenter | Qt::AlignRight,
                   fitting(painter.font(), name, fullName(lever), shortName(lever)), 2);
        painter.setFont(m_theme.font(FontRole::Small));
        for (int c = 0; c < at.count; ++c) {
            const double p = ranked.rank_probability[static_cast<std::size_t>(c)];
            const QRectF cell(at.left + c * at.cell, y, at.cell - 1, at.height - 1);
            painter.fillRect(cell, m_theme.bg0);
            if (p < kShownFrom) continue;
            QColor fill = m_theme.sky;
            fill.setAlphaF(static_cast<float>(p > kDarkTextFrom ? 0.92 : 0.06 + 0.44 * p / kDarkTextFrom));
            painter.fillRect(cell, fill);
            painter.setPen(p > kDarkTextFrom ? (m_theme.isDark() ? m_theme.bg0 : m_theme.onFill)
                                             : m_theme.text);
            painter.drawText(cell, Qt::AlignCenter, cellText(p));
        }
    }
    painter.setPen(QPen(m_theme.text2, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(at.left - 0.5, at.top - 0.5, at.cell, at.count * at.height));
    painter.setPen(m_theme.text3);
    const double foot = at.top + at.count * at.height + 6;
    painter.drawText(QRectF(kMargin, foot, width() - 2 * kMargin, height() - foot),
                     Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                     tr("P(first) is the marked column. Rows that share a shade across are a tie."));
}

bool RankHeat::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_decision) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Layout at = layoutNow();
    const int row = static_cast<int>(std::floor((help->pos().y() - at.top) / at.height));
    const int column = static_cast<int>(std::floor((help->pos().x() - at.left) / at.cell));
    if (row < 0 || row >= at.count || column < 0 || column >= at.count) {
        QToolTip::hideText();
        return true;
    }
    const decision::RankedLever& ranked = m_decision->ranking.levers[static_cast<std::size_t>(row)];
    QToolTip::showText(help->globalPos(),
                       tr("%1 has rank %2 in %3 of the draws")
                           .arg(words::lever(m_decision->levers[ranked.lever].title()))
                           .arg(column + 1)
                           .arg(probabilityText(ranked.rank_probability[static_cast<std::size_t>(column)])),
                       this);
    return true;
}

} // namespace fulcrum::app
