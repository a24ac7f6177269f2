// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/bill_panel.h"

#include "decision/lever_words.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QPainter>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr double kMargin = 12;

QString usd(double value)
{
    return formatNumber(value, 3) + QStringLiteral("\u00a0USD");
}

// The names of the bridge's parts as the window says them.
QString partName(const decision::CostTerm& term)
{
    if (term.id == "prefill") return BillPanel::tr("Prompts");
    if (term.id == "decode") return BillPanel::tr("Answers");
    if (term.id == "recomputed_prefix") return BillPanel::tr("Prefixes again");
    if (term.id == "occupancy") return BillPanel::tr("GPU without work");
    if (term.id == "spare_replicas") return BillPanel::tr("Spare replicas");
    if (term.id == "idle_hours") return BillPanel::tr("Idle hours");
    return toQt(term.title);
}

} // namespace

BillPanel::BillPanel(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Bill"));
    setWhatsThis(tr(
        "<b>Bill.</b> What a thousand requests cost and where that goes: blue computes prompts and answers, "
        "orange is paid for and computes nothing new. Levers save in whole replicas only."));
    setDecision(nullptr, false);
}

void BillPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void BillPanel::setDecision(std::shared_ptr<const decision::Decision> decision, bool simulated,
                            const scenario::Project& project)
{
    m_decision = std::move(decision);
    m_sentences.clear();
    m_head.clear();
    m_empty.clear();
    if (!simulated)
        m_empty = tr("Where the bill goes is not simulated yet. Simulate levers does it.");
    else if (m_decision && !m_decision->cost)
        m_empty =
            m_decision->no_cost.empty() ? tr("No bill was made.") : words::sentence(m_decision->no_cost);
    if (m_decision && m_decision->cost) {
        const std::string& name = m_decision->cost->scenario;
        const scenario::Scenario* of = project.find(name);
        say(of ? scenarioName(*of) : toQt(name));
    }
    setAccessibleDescription(
        m_empty.isEmpty() ? m_head + QStringLiteral(". ") + m_sentences.join(QLatin1Char(' ')) : m_empty);
    update();
}

void BillPanel::say(const QString& scenario)
{
    const decision::CostBridge& bill = *m_decision->cost;
    m_head = tr("%1: %2 for 1,000 requests, %3 a week")
                 .arg(scenario, usd(bill.usd_per_thousand_requests), usd(bill.usd_per_week));
    if (bill.competitor) {
        const decision::Competitor& other = *bill.competitor;
        m_sentences
            << tr("%1 takes %2 for them (%3 input tokens each, %4 of them cached, %5 output): the own "
                  "bill is \u00d7\u00a0%6.")
                   .arg(toQt(other.name), usd(other.usd_per_thousand_requests),
                        formatNumber(other.input_tokens, 4), formatNumber(other.cached_tokens, 4),
                        formatNumber(other.output_tokens), formatNumber(other.ratio, 2));
    } else {
        // No price of a competitor is the one reason there is.
        m_sentences << tr("No prices to compare with: %1.")
                           .arg(QStringLiteral("[decision] competitor_input_usd, competitor_output_usd"));
    }
    for (const decision::CostSaving& saving : bill.savings) {
        const QString name = words::lever(m_decision->levers[saving.lever].title());
        if (saving.whole_replicas > 0 && saving.payback_weeks)
            m_sentences << tr("%1 frees %2 of %3 replicas: %4 a week, paid back in %5 weeks.")
                               .arg(name)
                               .arg(saving.whole_replicas)
                               .arg(QString::number(qRound(saving.replicas_before)), usd(saving.usd_per_week),
                                    formatNumber(*saving.payback_weeks, 2));
        else if (saving.whole_replicas < 0)
            m_sentences << tr("%1 needs %2 replicas more: %3 a week.")
                               .arg(name)
                               .arg(-saving.whole_replicas)
                               .arg(usd(-saving.usd_per_week));
        else
            m_sentences << tr("%1 frees no whole replica: the bill stays.").arg(name);
    }
}

double BillPanel::paintBars(QPainter& painter, const QRectF& area) const
{
    const decision::CostBridge& bill = *m_decision->cost;
    const QFontMetricsF metrics(painter.font());
    const double row = metrics.height() + 4;
    double most = 0, names = 0;
    for (const decision::CostTerm& term : bill.terms) {
        most = std::max(most, term.share);
        names = std::max(names, metrics.horizontalAdvance(partName(term)));
    }
    names = std::min(names + 8, 0.45 * area.width());
    const double figures = metrics.horizontalAdvance(QStringLiteral("0.000000 USD")) + 8;
    const double bars = std::max(20.0, area.width() - names - figures);
    double y = area.top();
    for (const decision::CostTerm& term : bill.terms) {
        if (term.usd_per_thousand_requests <= 0) continue;
        painter.setPen(m_theme.text);
        painter.drawText(QRectF(area.left(), y, names, row), Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(partName(term), Qt::ElideRight, names - 4));
        const bool work = term.id == "prefill" || term.id == "decode";
        QColor fill = work ? m_theme.sky : m_theme.orange;
        fill.setAlphaF(0.6F);
        painter.fillRect(QRectF(area.left() + names, y + 3, std::max(1.0, bars * term.share / most), row - 6),
                         fill);
        painter.setPen(m_theme.text2);
        painter.drawText(QRectF(area.right() - figures, y, figures, row), Qt::AlignVCenter | Qt::AlignRight,
                         usd(term.usd_per_thousand_requests));
        y += row;
    }
    return y;
}

void BillPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.bg1);
    painter.setFont(m_theme.font(FontRole::Small));
    const QRectF area = QRectF(rect()).adjusted(kMargin, 8, -kMargin, -6);
    if (!m_empty.isEmpty() || !m_decision || !m_decision->cost) {
        painter.setPen(m_theme.text3);
        painter.drawText(area, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_empty);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const auto paragraph = [&](double y, const QString& text, const QColor& color) {
        const QRectF room(area.left(), y, area.width(), area.bottom() - y);
        const QRectF needed = metrics.boundingRect(room, Qt::TextWordWrap, text);
        if (y + needed.height() > area.bottom() + 1) return -1.0; // half a sentence says nothing
        painter.setPen(color);
        painter.drawText(room, Qt::TextWordWrap, text);
        return y + needed.height() + 4;
    };
    double y = paragraph(area.top(), m_head, m_theme.text2);
    if (y < 0) return;
    y = paintBars(painter, QRectF(area.left(), y, area.width(), area.bottom() - y)) + 4;
    for (const QString& sentence : m_sentences)
        if ((y = paragraph(y, sentence, m_theme.text2)) < 0) return;
}

} // namespace fulcrum::app
