// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/observation_editor.h"

#include "evidence/field_form.h"
#include "evidence/figure_input.h"
#include "evidence/metric_words.h"
#include "evidence/observations.h"
#include "evidence/record_words.h"
#include "shell/problems_model.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <array>

namespace fulcrum::app
{

namespace
{

using scenario::Observation;
using scenario::Population;
using scenario::TimedOut;

struct PopulationField {
    const char* name;
    const char* label;
    std::string Population::*part;
};

constexpr std::array<PopulationField, 8> kPopulation{{
    {"class", QT_TRANSLATE_NOOP("ObservationEditor", "Class"), &Population::request_class},
    {"tenant", QT_TRANSLATE_NOOP("ObservationEditor", "Tenant"), &Population::tenant},
    {"version", QT_TRANSLATE_NOOP("ObservationEditor", "Version"), &Population::version},
    {"template", QT_TRANSLATE_NOOP("ObservationEditor", "Template"), &Population::template_hash},
    {"band", QT_TRANSLATE_NOOP("ObservationEditor", "Prompt length"), &Population::prompt_band},
    {"replica", QT_TRANSLATE_NOOP("ObservationEditor", "Replica"), &Population::replica},
    {"region", QT_TRANSLATE_NOOP("ObservationEditor", "Region"), &Population::region},
    {"model", QT_TRANSLATE_NOOP("ObservationEditor", "Model"), &Population::model},
}};

struct FigureField {
    const char* name;
    std::optional<scenario::Observed> Observation::*part;
};

constexpr std::array<FigureField, 3> kFigures{
    {{"before", &Observation::before}, {"after", &Observation::after}, {"target", &Observation::target}}};

} // namespace

QStringList missingParts(const Observation& observation)
{
    QStringList missing;
    for (const std::string& question : evidence::missing(observation))
        missing << questionText(question);
    return missing;
}

QString whyRefused(const Observation& observation)
{
    const auto refusal = evidence::refuse_vague(observation);
    if (!refusal) return {};
    const Problem problem = problemOf(*refusal);
    return problem.hint.isEmpty() ? problem.message : problem.message + QStringLiteral(". ") + problem.hint;
}

ObservationEditor::ObservationEditor(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_form(new FieldForm(this)), m_missing(new QLabel(this)),
      m_add(new QPushButton(tr("Add observation"), this)), m_cancel(new QPushButton(tr("Cancel"), this)),
      m_remove(new QPushButton(tr("Remove"), this))
{
    setObjectName(QStringLiteral("observationEditor"));
    addFields();
    m_missing->setObjectName(QStringLiteral("missing"));
    m_missing->setWordWrap(true);
    m_missing->setProperty("chip", QStringLiteral("warning"));
    m_add->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kBlock);
    buttons->addWidget(m_add);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kBlock);
    layout->addWidget(m_missing);
    layout->addWidget(m_form);
    layout->addLayout(buttons);
    connect(m_form, &FieldForm::committed, this, &ObservationEditor::commit);
    connect(m_add, &QPushButton::clicked, this, &ObservationEditor::tryToAdd);
    connect(m_cancel, &QPushButton::clicked, this, &ObservationEditor::cancelled);
    connect(m_remove, &QPushButton::clicked, this, &ObservationEditor::removeRequested);
    startNew();
}

void ObservationEditor::addFields()
{
    const auto text = [this](const char* name, const QString& label, const QString& example) {
        m_form->addText(QString::fromLatin1(name), label, example);
    };
    text("title", tr("Title"), tr("what was seen"));
    m_form->addChoice(QStringLiteral("metric"), tr("Metric"), metricChoices(tr("choose a metric")));
    m_form->addChoice(QStringLiteral("statistic"), tr("Statistic"),
                      statisticChoices(tr("choose a statistic")));
    text("before", tr("Before"), tr("800 ms; 0.7 s to 0.9 s"));
    text("after", tr("Now"), tr("8 s; at least 30 s"));
    text("target", tr("Target"), tr("at most 1.5 s"));
    text("from", tr("From"), tr("2026-11-30 10:02, UTC; 10 min"));
    text("until", tr("Until"), tr("10:05"));
    text("count", tr("Requests"), tr("how many it is of"));
    text("source", tr("Source"), tr("file, dashboard or command"));
    const auto timedOut = [](TimedOut how) { return QString::number(static_cast<int>(how)); };
    m_form->addChoice(QStringLiteral("timedOut"), tr("Timed out"),
                      {{tr("not known"), timedOut(TimedOut::Unknown)},
                       {tr("included, at the time-out"), timedOut(TimedOut::Included)},
                       {tr("left out"), timedOut(TimedOut::Excluded)},
                       {tr("known to be longer"), timedOut(TimedOut::Censored)}});
    m_form->addHeading(QStringLiteral("population"), tr("Only requests of"));
    for (const PopulationField& field : kPopulation)
        text(field.name, QCoreApplication::translate("ObservationEditor", field.label), tr("any"));
}

void ObservationEditor::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_remove->setIcon(icon(QStringLiteral("trash"), theme));
}

void ObservationEditor::setObservation(const Observation& observation)
{
    m_new = false;
    m_observation = observation;
    showFields();
}

void ObservationEditor::startNew(Observation observation)
{
    m_new = true;
    m_observation = std::move(observation);
    showFields();
}

void ObservationEditor::showFields()
{
    const MetricUnit unit = figureUnit(m_observation.metric, m_observation.statistic);
    const auto set = [&](const char* name, const QString& text) {
        m_form->setText(QString::fromLatin1(name), text);
    };
    set("title", toQt(m_observation.title));
    set("metric", toQt(m_observation.metric));
    set("statistic", toQt(m_observation.statistic));
    for (const FigureField& figure : kFigures) {
        const auto& value = m_observation.*figure.part;
        set(figure.name, value ? observedInput(*value, unit) : QString());
    }
    const auto& window = m_observation.window;
    set("from", window.from ? momentInput(*window.from) : QString());
    set("until", window.until ? momentInput(*window.until) : QString());
    set("count", m_observation.count ? QString::number(*m_observation.count) : QString());
    set("source", toQt(m_observation.source));
    set("timedOut", QString::number(static_cast<int>(m_observation.timed_out)));
    for (const PopulationField& field : kPopulation)
        set(field.name, toQt(m_observation.population.*field.part));
    m_add->setVisible(m_new);
    m_cancel->setVisible(m_new);
    m_remove->setVisible(!m_new);
    showMissing();
}

void ObservationEditor::showMissing()
{
    const QStringList missing = missingParts(m_observation);
    m_missing->setVisible(!missing.isEmpty());
    m_missing->setText(tr("Asked for: %1").arg(missing.join(QLatin1Char(' '))));
}

QString ObservationEditor::message() const
{
    return m_missing->isHidden() ? QString() : m_missing->text();
}

QString ObservationEditor::read(const QString& field, Observation& into) const
{
    const MetricUnit unit = figureUnit(into.metric, into.statistic);
    const QString text = m_form->text(field);
    for (const FigureField& figure : kFigures) {
        if (field != QLatin1String(figure.name)) continue;
        const Typed<scenario::Observed> typed = typedObserved(text, unit);
        if (typed.ok()) into.*figure.part = typed.value;
        return typed.error;
    }
    for (const PopulationField& part : kPopulation)
        if (field == QLatin1String(part.name)) into.population.*part.part = text.toStdString();
    if (field == QLatin1String("title")) into.title = text.toStdString();
    if (field == QLatin1String("source")) into.source = text.toStdString();
    if (field == QLatin1String("metric")) into.metric = text.toStdString();
    if (field == QLatin1String("statistic")) into.statistic = text.toStdString();
    if (field == QLatin1String("timedOut")) into.timed_out = static_cast<TimedOut>(text.toInt());
    if (field == QLatin1String("from") || field == QLatin1String("until")) {
        const bool from = field == QLatin1String("from");
        const Typed<scenario::Moment> typed = typedMoment(text, from ? into.window.until : into.window.from);
        if (typed.ok()) (from ? into.window.from : into.window.until) = typed.value;
        return typed.error;
    }
    if (field == QLatin1String("count")) {
        bool number = true;
        const qint64 count = text.isEmpty() ? 0 : text.toLongLong(&number);
        if (!number || count < 0) return tr("this is no number of requests");
        into.count = text.isEmpty() ? std::nullopt : std::optional<std::int64_t>(count);
    }
    return {};
}

void ObservationEditor::commit(const QString& field)
{
    Observation changed = m_observation;
    const QString fault = read(field, changed);
    m_form->setFault(field, fault);
    if (!fault.isEmpty()) return;
    if (field == QLatin1String("metric") || field == QLatin1String("statistic")) {
        // Figures were typed for another unit: they are read anew, and asked for where they no longer say
        // anything.
        for (const FigureField& figure : kFigures)
            m_form->setFault(QString::fromLatin1(figure.name),
                             read(QString::fromLatin1(figure.name), changed));
    }
    const Observation before = m_observation;
    m_observation = changed;
    showMissing();
    if (m_new) return;
    if (const QString refused = whyRefused(changed); !refused.isEmpty()) {
        m_missing->setText(refused);
        m_observation = before; // the last good value is kept
        return;
    }
    emit edited(changed);
}

void ObservationEditor::tryToAdd()
{
    QString fault;
    const QStringList fields = m_form->names();
    for (const QString& field : fields) {
        const QString one = read(field, m_observation);
        m_form->setFault(field, one);
        if (fault.isEmpty()) fault = one;
    }
    const QString refused = whyRefused(m_observation);
    if (!refused.isEmpty()) {
        m_missing->setText(refused);
        m_missing->show();
        return;
    }
    if (fault.isEmpty()) emit added(m_observation);
}

} // namespace fulcrum::app
