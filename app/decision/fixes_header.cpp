// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/fixes_header.h"

#include "decision/advice_words.h"
#include "decision/lever_words.h"
#include "shell/elided_combo.h"
#include "shell/numbers.h"
#include "shell/sheet.h"
#include "shell/values.h"
#include "timeline/run_header.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStyle>

namespace fulcrum::app
{

FixesHeader::FixesHeader(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new QLabel(tr("Fixes"), this)),
      m_verdict(new Chip(Chip::Look::Warning, this)), m_sentence(new ElidedLabel(this)),
      m_score(new ElidedComboBox(this)), m_formula(new ElidedLabel(this)),
      m_trust(new Chip(Chip::Look::Outline, this)), m_simulate(new QPushButton(tr("Simulate levers"), this)),
      m_next(new QPushButton(tr("Next: report"), this))
{
    setObjectName(QStringLiteral("fixesHead"));
    setProperty("bar", true);
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(metrics::kPageHeader);
    for (const decision::Score score : decision::kScores)
        m_score->addItem(scoreName(score), static_cast<int>(score));
    m_score->setAccessibleName(tr("Score"));
    m_score->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_score->setMinimumContentsLength(9);
    m_score->setObjectName(QStringLiteral("score"));
    m_simulate->setObjectName(QStringLiteral("simulateLevers"));
    m_next->setObjectName(QStringLiteral("nextStep"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 12, 0);
    layout->setSpacing(metrics::kBlock);
    layout->addWidget(m_title);
    layout->addWidget(m_verdict);
    layout->addWidget(m_sentence, 2);
    layout->addWidget(m_score);
    layout->addWidget(m_trust);
    layout->addWidget(m_simulate);
    layout->addWidget(m_next);
    setTheme(theme);
    setDecision(nullptr, false, false, false, {});
}

void FixesHeader::setTheme(const Theme& theme)
{
    m_theme = theme;
    setSheet(*m_title, QStringLiteral("font-size: %1px; font-weight: 600; color: %2;")
                           .arg(theme.font(FontRole::PageTitle).pixelSize())
                           .arg(theme.text.name()));
    m_verdict->setTheme(theme);
    m_sentence->setTheme(theme);
    m_formula->setTheme(theme);
    m_trust->setTheme(theme);
}

QString FixesHeader::formula() const
{
    return m_formula->text();
}

void FixesHeader::setSimulating(bool simulating)
{
    m_simulate->setText(simulating ? tr("Stop") : tr("Simulate levers"));
    m_simulate->setToolTip(simulating ? tr("Stops; levers that are finished keep their figures")
                                      : tr("Plays every lever against the same random draws"));
}

void FixesHeader::setDecision(const decision::Decision* decision, bool simulated, bool partial, bool stale,
                              const QString& trust)
{
    const bool shown = decision != nullptr;
    for (QWidget* each : std::initializer_list<QWidget*>{m_verdict, m_trust, m_score})
        each->setVisible(shown);
    // One button of a section is the primary one: what brings the page on.
    m_simulate->setProperty("primary", !simulated || stale || partial);
    m_next->setProperty("primary", simulated && !stale && !partial);
    for (QPushButton* button : {m_simulate, m_next}) {
        button->style()->unpolish(button);
        button->style()->polish(button);
        button->setEnabled(shown || button == m_simulate);
    }
    if (!shown) {
        m_verdictText.clear();
        m_sentence->setText({});
        m_formula->setText({});
        return;
    }
    const decision::RankedLever& first = decision->ranking.levers.front();
    QStringList names;
    for (const decision::RankedLever& ranked : decision->ranking.levers) {
        if (ranked.place != first.place) break;
        names << shortName(decision->levers[ranked.lever]) + QLatin1Char(' ') +
                     probabilityText(ranked.p_first);
    }
    m_verdictText = first.tied                                 ? tr("Tie at the top")
                    : first.p_first >= decision::kClearlyAhead ? tr("Clear first")
                                                               : tr("Leaning, not settled");
    m_verdict->setContent(first.tied ? QStringLiteral("warning") : QStringLiteral("info"), m_verdictText,
                          decidingText(*decision));
    m_sentence->setText(tr("P(first): %1").arg(names.join(QStringLiteral(", "))));
    const QString badge = simulated ? (stale     ? tr("Impact before edit")
                                       : partial ? tr("Impact partly simulated")
                                                 : tr("Impact simulated"))
                                    : tr("Impact judged");
    m_trust->setContent(
        simulated ? QStringLiteral("trust-quarter") : QStringLiteral("trust-empty"), badge,
        simulated ? tr("Impacts come from runs with the same random draws; engine and device: %1").arg(trust)
                  : tr("Impacts are judgements; Simulate levers replaces them by runs"));
    m_score->setCurrentIndex(m_score->findData(static_cast<int>(decision->ranking.score)));
}

void FixesHeader::setFormulaOf(const decision::Decision* decision, std::size_t lever)
{
    const decision::RankedLever* ranked = decision ? decision->ranking.find(lever) : nullptr;
    QString formula =
        ranked ? toQt(decision::formula_with(decision->ranking.score, ranked->means)) : QString();
    m_formula->setText(formula.replace(QLatin1Char('.'), QLocale().decimalPoint()));
    if (!ranked) return;
    m_formula->setToolTip(toQt(decision::formula(decision->ranking.score)) + QLatin1Char('\n') +
                          tr("Here with the mean of each input; EV is the mean over the draws, %1.")
                              .arg(formatDecimals(ranked->mean, 2)));
}

} // namespace fulcrum::app
