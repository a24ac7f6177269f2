// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/record_editor.h"

#include "evidence/field_form.h"
#include "evidence/figure_input.h"
#include "notebook/records.h"
#include "shell/values.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace fulcrum::app
{

namespace
{

using scenario::Direction;
using scenario::Note;
using scenario::NoteKind;

using Kinds = unsigned; // a bit a kind

constexpr Kinds bit(NoteKind kind)
{
    return 1U << static_cast<unsigned>(kind);
}

constexpr Kinds kAny = ~0U;
constexpr Kinds kActs = bit(NoteKind::Action) | bit(NoteKind::Proposal);
constexpr Kinds kForesees = bit(NoteKind::Prediction) | bit(NoteKind::Falsifier);

// A field that holds a text as it is typed.
struct TextField {
    const char* name;
    const char* label;
    const char* example;
    std::string Note::*part;
    Kinds kinds;
    bool sentence = false; // takes the lines that it needs
};

constexpr std::array<TextField, 7> kTexts{{
    {"mechanism", QT_TRANSLATE_NOOP("RecordEditor", "Mechanism"),
     QT_TRANSLATE_NOOP("RecordEditor", "of the catalogue, where it is one"), &Note::mechanism,
     bit(NoteKind::Hypothesis)},
    {"cost", QT_TRANSLATE_NOOP("RecordEditor", "Cost"),
     QT_TRANSLATE_NOOP("RecordEditor", "what it costs, and whom"), &Note::cost, kActs, true},
    {"stop", QT_TRANSLATE_NOOP("RecordEditor", "Stop if"),
     QT_TRANSLATE_NOOP("RecordEditor", "when it is taken back"), &Note::stop_condition, kActs, true},
    {"class", QT_TRANSLATE_NOOP("RecordEditor", "Class"), QT_TRANSLATE_NOOP("RecordEditor", "all requests"),
     &Note::of_class, kForesees | bit(NoteKind::RecoveryCheck)},
    {"then", QT_TRANSLATE_NOOP("RecordEditor", "Then leads"),
     QT_TRANSLATE_NOOP("RecordEditor", "the mechanism that leads if it is seen"), &Note::then,
     bit(NoteKind::Falsifier)},
    {"accepted", QT_TRANSLATE_NOOP("RecordEditor", "Credited by"),
     QT_TRANSLATE_NOOP("RecordEditor", "nobody; a program gives no credit"), &Note::accepted_by,
     bit(NoteKind::Action)},
    {"author", QT_TRANSLATE_NOOP("RecordEditor", "Author"), QT_TRANSLATE_NOOP("RecordEditor", "who wrote it"),
     &Note::author, kAny},
}};

QString words(const char* text)
{
    return QCoreApplication::translate("RecordEditor", text);
}

QString untilLabel(NoteKind kind)
{
    return kind == NoteKind::Prediction ? RecordEditor::tr("Due") : RecordEditor::tr("Until");
}

} // namespace

RecordEditor::RecordEditor(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_form(new FieldForm(this)), m_missing(new QLabel(this)),
      m_addLinked(new QPushButton(this)), m_remove(new QPushButton(tr("Remove"), this))
{
    setObjectName(QStringLiteral("recordEditor"));
    addFields();
    m_missing->setObjectName(QStringLiteral("missing"));
    m_missing->setWordWrap(true);
    m_missing->setProperty("chip", QStringLiteral("warning"));
    m_addLinked->setObjectName(QStringLiteral("addLinked"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kBlock);
    buttons->addWidget(m_addLinked);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kBlock);
    layout->addWidget(m_missing);
    layout->addWidget(m_form);
    layout->addLayout(buttons);
    connect(m_form, &FieldForm::committed, this, &RecordEditor::commit);
    connect(m_remove, &QPushButton::clicked, this, &RecordEditor::removeRequested);
    connect(m_addLinked, &QPushButton::clicked, this, [this] {
        emit addLinkedRequested(m_note.kind == NoteKind::Hypothesis ? NoteKind::Falsifier
                                                                    : NoteKind::Prediction);
    });
    setTheme(theme);
}

void RecordEditor::addFields()
{
    const auto name = [](const char* text) { return QString::fromLatin1(text); };
    m_form->addLongText(name("text"), tr("Text"), tr("what it says"));
    m_form->addText(name("at"), tr("At"), tr("2026-11-30 10:02, UTC; 10 min"));
    m_form->addText(name("until"), tr("Until"), tr("10:05"));
    m_form->addText(name("links"), tr("About"), tr("ids, with commas between"));
    m_form->addChoice(name("observation"), tr("Figures"), {{tr("none"), QString()}});
    m_form->addChoice(name("scenario"), tr("Scenario"), {{tr("none"), QString()}});
    m_form->addChoice(name("metric"), tr("Metric"), metricChoices(tr("choose a metric")));
    m_form->addChoice(name("statistic"), tr("Statistic"), statisticChoices(tr("choose a statistic")));
    const auto direction = [](Direction way) { return QString::number(static_cast<int>(way)); };
    m_form->addChoice(name("direction"), tr("Goes"),
                      {{tr("not said"), QString()},
                       {tr("up"), direction(Direction::Up)},
                       {tr("down"), direction(Direction::Down)},
                       {tr("stays"), direction(Direction::Flat)}});
    m_form->addText(name("atLeast"), tr("At least"), tr("no bound"));
    m_form->addText(name("atMost"), tr("At most"), tr("no bound"));
    m_form->addChoice(name("reversible"), tr("Undo"),
                      {{tr("not known"), QString()},
                       {tr("can be taken back"), QStringLiteral("yes")},
                       {tr("can not be taken back"), QStringLiteral("no")}});
    for (const TextField& field : kTexts)
        if (field.sentence)
            m_form->addLongText(name(field.name), words(field.label), words(field.example), 1);
        else
            m_form->addText(name(field.name), words(field.label), words(field.example));
}

void RecordEditor::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_remove->setIcon(icon(QStringLiteral("trash"), theme));
    m_addLinked->setIcon(icon(QStringLiteral("plus"), theme));
}

void RecordEditor::setNote(const Note& note, const scenario::Project& project)
{
    m_note = note;
    QList<QPair<QString, QVariant>> observations{{tr("none"), QString()}};
    for (const scenario::Observation& one : project.observations)
        observations.append({toQt(one.id), toQt(one.id)});
    m_form->setChoices(QStringLiteral("observation"), observations);
    QList<QPair<QString, QVariant>> scenarios{{tr("none"), QString()}};
    for (const scenario::Scenario& one : project.scenarios)
        scenarios.append({scenarioName(one), toQt(one.name)});
    m_form->setChoices(QStringLiteral("scenario"), scenarios);
    showKind();
    showFields();
    showMissing(project);
}

// Only what the kind has.
void RecordEditor::showKind()
{
    const Kinds kind = bit(m_note.kind);
    const auto show = [&](const char* name, Kinds kinds) {
        m_form->setFieldVisible(QString::fromLatin1(name), (kind & kinds) != 0);
    };
    show("until", bit(NoteKind::Action) | kForesees | bit(NoteKind::RecoveryCheck));
    m_form->setLabel(QStringLiteral("until"), untilLabel(m_note.kind));
    show("observation", bit(NoteKind::Observation));
    show("scenario", kActs | kForesees | bit(NoteKind::RecoveryCheck));
    show("reversible", kActs);
    for (const char* name : {"metric", "statistic", "direction", "atLeast", "atMost"})
        show(name, kForesees);
    for (const TextField& field : kTexts)
        show(field.name, field.kinds);
}

void RecordEditor::showFields()
{
    const auto set = [&](const char* name, const QString& text) {
        m_form->setText(QString::fromLatin1(name), text);
    };
    const MetricUnit unit = figureUnit(m_note.metric, m_note.statistic);
    const auto bound = [&](const std::optional<double>& value) {
        return value ? figureText(*value, unit == MetricUnit::Ratio ? MetricUnit::Other : unit) : QString();
    };
    QStringList links;
    for (const std::string& link : m_note.links)
        links << toQt(link);
    set("text", toQt(m_note.text).trimmed());
    set("at", m_note.at ? momentInput(*m_note.at) : QString());
    set("until", m_note.until ? momentInput(*m_note.until) : QString());
    set("links", links.join(QStringLiteral(", ")));
    set("observation", toQt(m_note.observation));
    set("scenario", toQt(m_note.scenario));
    set("metric", toQt(m_note.metric));
    set("statistic", toQt(m_note.statistic));
    set("direction", m_note.direction ? QString::number(static_cast<int>(*m_note.direction)) : QString());
    set("atLeast", bound(m_note.at_least));
    set("atMost", bound(m_note.at_most));
    set("reversible", !m_note.reversible   ? QString()
                      : *m_note.reversible ? QStringLiteral("yes")
                                           : QStringLiteral("no"));
    for (const TextField& field : kTexts)
        set(field.name, toQt(m_note.*field.part));
}

void RecordEditor::showMissing(const scenario::Project& project)
{
    const QStringList missing = missingOf(m_note, project);
    m_missing->setVisible(!missing.isEmpty());
    m_missing->setText(tr("Incomplete: %1").arg(missing.join(QLatin1Char(' '))));
    const bool hypothesis = m_note.kind == NoteKind::Hypothesis;
    m_addLinked->setVisible(hypothesis || m_note.kind == NoteKind::Action);
    m_addLinked->setText(hypothesis ? tr("Add falsifier") : tr("Add prediction"));
}

QString RecordEditor::read(const QString& field, Note& into) const
{
    const QString text = m_form->text(field);
    for (const TextField& one : kTexts)
        if (field == QLatin1String(one.name)) into.*one.part = text.toStdString();
    if (field == QLatin1String("text")) into.text = text.toStdString();
    if (field == QLatin1String("observation")) into.observation = text.toStdString();
    if (field == QLatin1String("scenario")) into.scenario = text.toStdString();
    if (field == QLatin1String("metric")) into.metric = text.toStdString();
    if (field == QLatin1String("statistic")) into.statistic = text.toStdString();
    if (field == QLatin1String("reversible"))
        into.reversible = text.isEmpty() ? std::nullopt : std::optional(text == QLatin1String("yes"));
    if (field == QLatin1String("direction"))
        into.direction = text.isEmpty() ? std::nullopt : std::optional(static_cast<Direction>(text.toInt()));
    if (field == QLatin1String("links")) {
        into.links.clear();
        static const QRegularExpression between(QStringLiteral("[,\\s]+"));
        for (const QString& id : text.split(between, Qt::SkipEmptyParts))
            into.links.push_back(id.toStdString());
    }
    if (field == QLatin1String("at") || field == QLatin1String("until")) {
        const bool at = field == QLatin1String("at");
        const Typed<scenario::Moment> typed = typedMoment(text, at ? into.until : into.at);
        if (typed.ok()) (at ? into.at : into.until) = typed.value;
        return typed.error;
    }
    if (field == QLatin1String("atLeast") || field == QLatin1String("atMost")) {
        const Typed<double> typed = typedNumber(text, figureUnit(into.metric, into.statistic));
        if (typed.ok()) (field == QLatin1String("atLeast") ? into.at_least : into.at_most) = typed.value;
        return typed.error;
    }
    return {};
}

void RecordEditor::commit(const QString& field)
{
    Note changed = m_note;
    const QString fault = read(field, changed);
    m_form->setFault(field, fault);
    if (!fault.isEmpty()) return;
    m_lastField = field;
    emit edited(changed); // what comes of it comes back with setNote()
}

void RecordEditor::refuse(const QString& why)
{
    m_form->setFault(m_lastField, why);
}

} // namespace fulcrum::app
