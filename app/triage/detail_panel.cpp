// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/detail_panel.h"

#include "shell/numbers.h"
#include "shell/scrolled.h"
#include "shell/values.h"
#include "shell/words.h"
#include "timeline/run_header.h"
#include "triage/predicted_chart.h"
#include "triage/triage_words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kTexts = 284;

// As a multiple of what was observed; what is zero is compared as a trace.
Interval relative(const Interval& figure, double observed)
{
    constexpr double kTrace = 1e-6;
    const auto ratio = [&](double value) { return (value + kTrace) / (observed + kTrace); };
    return {ratio(figure.value), ratio(figure.low), ratio(figure.high)};
}

QString paragraph(const QString& head, const QString& text)
{
    if (text.isEmpty()) return {};
    return QStringLiteral("<p style='margin-top:6px; margin-bottom:0'><b>%1</b> %2</p>")
        .arg(head, text.toHtmlEscaped());
}

} // namespace

DetailPanel::DetailPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new QLabel), m_hint(new ElidedLabel(this)),
      m_chart(new PredictedChart(theme)), m_text(new QLabel), m_probability(new QLabel),
      m_prior(new QLineEdit), m_priorFault(new QLabel), m_reset(new QToolButton),
      m_fixes(new QPushButton(tr("Rank fixes"))), m_head(new QWidget(this)), m_numbers(new QWidget)
{
    m_head->setObjectName(QStringLiteral("detailHead"));
    m_head->setProperty("bar", true);
    m_head->setAttribute(Qt::WA_StyledBackground);
    m_head->setFixedHeight(metrics::kParameterRow);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setMinimumWidth(40);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the title comes first
    m_hint->setWholeOnly(true);
    m_hint->setText(tr("predicted against observed, \u00D7 observed, log scale"));
    auto* head = new QHBoxLayout(m_head);
    head->setContentsMargins(12, 0, 12, 0);
    head->addWidget(m_title);
    head->addWidget(m_hint, 1);

    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setProperty("role", QStringLiteral("secondary"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAlignment(Qt::AlignTop);
    m_prior->setObjectName(QStringLiteral("prior"));
    m_prior->setAccessibleName(tr("Prior"));
    m_prior->setAlignment(Qt::AlignRight);
    m_prior->setFixedWidth(72);
    m_priorFault->setProperty("role", QStringLiteral("error"));
    m_priorFault->setWordWrap(true);
    m_priorFault->hide();
    m_reset->setToolTip(tr("Back to the catalogue's prior"));
    m_reset->setAccessibleName(m_reset->toolTip());
    auto* grid = new QGridLayout(m_numbers);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(metrics::kGap);
    const auto label = [](const QString& text) {
        auto* one = new QLabel(text);
        one->setProperty("role", QStringLiteral("secondary"));
        return one;
    };
    m_probability->setProperty("role", QStringLiteral("title"));
    grid->addWidget(label(tr("Prior")), 0, 0);
    grid->addWidget(m_reset, 0, 1);
    grid->addWidget(m_prior, 0, 2);
    grid->addWidget(m_priorFault, 1, 0, 1, 3);
    grid->addWidget(label(tr("Probability")), 2, 0);
    grid->addWidget(m_probability, 2, 2, Qt::AlignRight);
    grid->setColumnStretch(0, 1);
    auto* content = new QWidget;
    auto* box = new QVBoxLayout(content);
    box->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    box->setSpacing(metrics::kBlock);
    box->addWidget(m_text);
    box->addWidget(m_numbers);
    box->addWidget(m_fixes, 0, Qt::AlignLeft);
    box->addStretch(1);
    QScrollArea* scroll = scrolled(content, this);
    scroll->setFixedWidth(kTexts);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(scrolled(m_chart, this), 1); // with many observations there are more rows than room
    body->addWidget(scroll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addLayout(body, 1);
    connect(m_prior, &QLineEdit::editingFinished, this, &DetailPanel::commitPrior);
    connect(m_reset, &QToolButton::clicked, this, [this] { emit priorEdited(m_id, std::nullopt); });
    connect(m_fixes, &QPushButton::clicked, this, &DetailPanel::rankFixesRequested);
    setTheme(theme);
}

void DetailPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_chart->setTheme(theme);
    m_reset->setIcon(icon(QStringLiteral("reset"), theme));
    m_fixes->setIcon(icon(QStringLiteral("fixes"), theme));
}

void DetailPanel::showMechanism(const triage::Verdict* verdict, const QString& id,
                                std::optional<double> given)
{
    const bool typing = m_prior->hasFocus() && m_prior->isModified() && id == m_id;
    m_id = id;
    m_given = given;
    m_priorFault->hide();
    m_prior->setProperty("invalid", false);
    m_prior->style()->polish(m_prior);
    const auto found = verdict
                           ? std::ranges::find(verdict->hypotheses, id.toStdString(), &triage::Hypothesis::id)
                           : std::vector<triage::Hypothesis>::const_iterator{};
    const bool known = verdict && found != verdict->hypotheses.end();
    m_numbers->setVisible(known);
    m_fixes->setVisible(known && found->id != triage::kNone && found->id != triage::kNoChange);
    if (!known) {
        m_chart->setLines({}, {});
        m_title->clear();
        m_text->clear();
        if (verdict) showLeftOut(*verdict);
        return;
    }
    m_title->setText(words::mechanism(found->title));
    m_title->setToolTip(words::mechanism(found->title));
    m_probability->setText(probabilityText(found->probability));
    m_shownPrior = found->prior;
    if (!typing) m_prior->setText(formatDecimals(found->prior, found->prior < 0.095 ? 3 : 2));
    m_prior->setToolTip(given
                            ? tr("Set by the project under [triage.priors]")
                            : tr("The catalogue's, an estimate. A probability from 0 to 1 typed here becomes "
                                 "part of the project."));
    m_reset->setVisible(given.has_value());
    showChart(*verdict, *found);
    showTexts(*found);
}

void DetailPanel::showLeftOut(const triage::Verdict& verdict)
{
    for (const triage::LeftOut& one : verdict.left_out) {
        if (toQt(one.id) != m_id) continue;
        m_title->setText(words::mechanism(one.title));
        m_text->setText(
            paragraph(tr("Left out."), leftOutText(one)) +
            paragraph(tr("So"), tr("it has no probability of its own: it is part of None of these.")));
    }
}

void DetailPanel::showChart(const triage::Verdict& verdict, const triage::Hypothesis& hypothesis)
{
    const triage::Hypothesis* rival = nullptr; // the likeliest other one
    for (const triage::Hypothesis& other : verdict.hypotheses)
        if (!rival && other.id != hypothesis.id && !other.predictions.empty()) rival = &other;
    std::vector<PredictedChart::Line> lines;
    for (const triage::Prediction& one : hypothesis.predictions) {
        PredictedChart::Line line;
        line.name = figureName(one.figure);
        const double observed = one.observed.value;
        line.observed = relative(one.observed, observed);
        line.own = relative(one.predicted, observed);
        line.fails = one.fails;
        if (rival)
            for (const triage::Prediction& other : rival->predictions)
                if (other.observation == one.observation) line.rival = relative(other.predicted, observed);
        lines.push_back(std::move(line));
    }
    m_chart->setLines(std::move(lines), rival ? words::mechanism(rival->title) : QString());
}

void DetailPanel::showTexts(const triage::Hypothesis& hypothesis)
{
    QString text = QStringLiteral("<p style='margin:0'>%1</p>")
                       .arg(words::mechanism(hypothesis.mechanism).toHtmlEscaped());
    text += paragraph(tr("Fitted:"), changesText(hypothesis.changes));
    text += paragraph(tr("Fix:"), words::mechanism(hypothesis.fix));
    if (hypothesis.expected_gain) {
        const triage::Gain& gain = *hypothesis.expected_gain;
        const evidence::FigureId id = figureIdOf(gain.figure);
        text += paragraph(tr("It brings"),
                          tr("%1 %2 instead of %3, %4 (%5)")
                              .arg(figureName(id), figureValue(id, gain.with_fix),
                                   figureValue(id, gain.with_fault),
                                   // the sign stays with its number
                                   factorText(gain.ratio.value).replace(QLatin1Char(' '), QChar(0xA0)),
                                   intervalText(gain.ratio)));
    }
    text += paragraph(tr("Confirm:"), words::mechanism(hypothesis.confirm));
    m_text->setText(text);
}

void DetailPanel::commitPrior()
{
    const QString typed = m_prior->text().trimmed();
    m_prior->setModified(false);
    if (typed == formatDecimals(m_shownPrior, m_shownPrior < 0.095 ? 3 : 2)) return;
    if (typed.isEmpty()) return emit priorEdited(m_id, std::nullopt);
    QString number = typed;
    const bool percent = number.endsWith(QLatin1Char('%'));
    if (percent) number.chop(1);
    bool read = false;
    double value = QLocale::c().toDouble(number.trimmed().replace(QLatin1Char(','), QLatin1Char('.')), &read);
    if (percent) value /= 100;
    const bool good = read && value >= 0 && value <= 1;
    m_prior->setProperty("invalid", !good);
    m_prior->style()->polish(m_prior); // the border follows the property
    m_priorFault->setVisible(!good);
    m_priorFault->setText(tr("A probability lies between 0 and 1, for example 0.15 or 15 %."));
    if (good) emit priorEdited(m_id, value);
}

} // namespace fulcrum::app
