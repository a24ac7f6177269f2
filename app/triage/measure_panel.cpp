// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/measure_panel.h"

#include "evidence/figure_input.h"
#include "evidence/metrics/catalogue.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/sheet.h"
#include "shell/values.h"
#include "shell/words.h"
#include "triage/triage_words.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kWorthIt = 0.05; // bit
constexpr std::size_t kActionsShown = 6;

double openBits(const triage::Verdict& verdict)
{
    double bits = 0;
    for (const triage::Hypothesis& one : verdict.hypotheses)
        if (one.probability > 0) bits -= one.probability * std::log2(one.probability);
    return bits;
}

QString sentenceOf(const std::string& text)
{
    QString said = words::sentence(text);
    if (said.isEmpty()) return said;
    said[0] = said[0].toUpper();
    const bool ends = said.endsWith(QLatin1Char('.')) || said.endsWith(QChar(0x3002));
    const bool wide = said.back().unicode() > 0x2E7F; // Chinese and Japanese have a stop of their own
    return ends ? said : said + (wide ? QChar(0x3002) : QChar(u'.'));
}

} // namespace

MeasurePanel::MeasurePanel(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("measurePanel"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    makeMeasure();
    makeRest();
    layout->addStretch(1);
    setTheme(theme);
}

QLabel* MeasurePanel::text(const QString& role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

MeasurePanel::Section MeasurePanel::addSection(const QString& name, const QString& title)
{
    Section section;
    section.head = new QWidget(this);
    section.head->setObjectName(name);
    section.head->setProperty("bar", true);
    section.head->setAttribute(Qt::WA_StyledBackground);
    section.head->setFixedHeight(metrics::kParameterRow);
    section.title = new QLabel(title, section.head);
    section.title->setProperty("role", QStringLiteral("title"));
    section.note = new QLabel(section.head);
    section.note->setProperty("role", QStringLiteral("hint"));
    auto* bar = new QHBoxLayout(section.head);
    bar->setContentsMargins(12, 0, 12, 0);
    bar->addWidget(section.title);
    bar->addStretch(1);
    bar->addWidget(section.note);
    section.body = new QWidget(this);
    auto* box = new QVBoxLayout(section.body);
    box->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    box->setSpacing(metrics::kBlock);
    layout()->addWidget(section.head);
    layout()->addWidget(section.body);
    return section;
}

void MeasurePanel::makeMeasure()
{
    m_measure = addSection(QStringLiteral("measureHead"), tr("Measure next"));
    QWidget* body = m_measure.body;
    m_name = text(QStringLiteral("title"), body);
    m_bits = text(QStringLiteral("secondary"), body);
    m_exported = text(QStringLiteral("hint"), body);
    m_together = text(QStringLiteral("hint"), body);
    m_outcomesBox = new QWidget(body);
    m_outcomes = new QGridLayout(m_outcomesBox);
    m_outcomes->setContentsMargins(0, 0, 0, 0);
    m_outcomes->setHorizontalSpacing(metrics::kBlock);
    m_outcomes->setVerticalSpacing(metrics::kGap);
    m_outcomes->setColumnStretch(1, 1);
    m_query = new QPlainTextEdit(body);
    m_query->setObjectName(QStringLiteral("promql"));
    m_query->setAccessibleName(tr("PromQL"));
    m_query->setReadOnly(true);
    m_query->setTabChangesFocus(true);
    m_query->setWordWrapMode(QTextOption::WrapAnywhere);
    m_query->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_copy = new QPushButton(tr("Copy PromQL"), body);
    m_copy->setObjectName(QStringLiteral("copyPromql"));
    m_copy->setToolTip(tr("Copy PromQL (C)"));
    m_entry = new QWidget(body);
    m_value = new QLineEdit(m_entry);
    m_value->setObjectName(QStringLiteral("measuredValue"));
    m_value->setAccessibleName(tr("Measured value"));
    m_before = new QLineEdit(m_entry);
    m_before->setObjectName(QStringLiteral("measuredBefore"));
    m_before->setAccessibleName(tr("Value before the symptom"));
    m_before->setPlaceholderText(tr("not known"));
    m_before->setToolTip(
        tr("What it was before the symptom, where that is known: a change tells more than a level."));
    m_enter = new QPushButton(tr("Enter value"), m_entry);
    m_enter->setObjectName(QStringLiteral("enterValue"));
    m_enter->setProperty("primary", true);
    m_enter->setToolTip(tr("Becomes an observation of the project (E)"));
    auto* row = new QGridLayout(m_entry);
    row->setContentsMargins(0, 0, 0, 0);
    row->setHorizontalSpacing(metrics::kBlock);
    row->setVerticalSpacing(2);
    const auto caption = [&](const QString& words) {
        auto* label = new QLabel(words, m_entry);
        label->setProperty("role", QStringLiteral("hint"));
        return label;
    };
    row->addWidget(caption(tr("Now")), 0, 0);
    row->addWidget(caption(tr("Before")), 0, 1);
    row->addWidget(m_value, 1, 0);
    row->addWidget(m_before, 1, 1);
    row->addWidget(m_enter, 1, 2);
    row->setColumnStretch(0, 1);
    row->setColumnStretch(1, 1);
    m_fault = text(QStringLiteral("error"), body);
    m_fault->hide();
    auto* box = static_cast<QVBoxLayout*>(body->layout());
    box->addWidget(m_name);
    box->addWidget(m_bits);
    box->addWidget(m_exported);
    box->addWidget(m_outcomesBox);
    box->addWidget(m_query);
    box->addWidget(m_copy, 0, Qt::AlignRight);
    box->addWidget(m_entry);
    box->addWidget(m_fault);
    box->addWidget(m_together);
    connect(m_copy, &QPushButton::clicked, this, &MeasurePanel::copyQuery);
    connect(m_enter, &QPushButton::clicked, this, &MeasurePanel::submit);
    connect(m_value, &QLineEdit::returnPressed, this, &MeasurePanel::submit);
    connect(m_before, &QLineEdit::returnPressed, this, &MeasurePanel::submit);
    for (QLineEdit* field : {m_value, m_before})
        connect(field, &QLineEdit::textEdited, m_fault, &QLabel::hide);
}

void MeasurePanel::makeRest()
{
    m_wrong = addSection(QStringLiteral("wrongHead"), tr("Prove it wrong"));
    m_falsifier = text(QStringLiteral("secondary"), m_wrong.body);
    m_falsifier->setObjectName(QStringLiteral("falsifier"));
    m_falsifier->setTextFormat(Qt::RichText);
    m_wrong.body->layout()->addWidget(m_falsifier);
    m_mitigate = addSection(QStringLiteral("mitigateHead"), tr("Mitigate first"));
    m_actionsBox = new QWidget(m_mitigate.body);
    m_actionsBox->setObjectName(QStringLiteral("mitigations"));
    m_actions = new QGridLayout(m_actionsBox);
    m_actions->setContentsMargins(0, 0, 0, 0);
    m_actions->setHorizontalSpacing(metrics::kBlock);
    m_actions->setVerticalSpacing(2);
    m_actions->setColumnStretch(0, 1);
    m_stop = text(QStringLiteral("secondary"), m_mitigate.body);
    m_mitigate.body->layout()->addWidget(m_actionsBox);
    m_mitigate.body->layout()->addWidget(m_stop);
    m_mind = addSection(QStringLiteral("mindHead"), tr("To mind"));
    m_notes = text(QStringLiteral("secondary"), m_mind.body);
    m_mind.body->layout()->addWidget(m_notes);
}

void MeasurePanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_copy->setIcon(icon(QStringLiteral("copy"), theme));
    const QFont code = theme.font(FontRole::Code);
    const QString mono =
        QStringLiteral("font-family: '%1'; font-size: %2px;").arg(code.family()).arg(code.pixelSize());
    m_query->setFont(code);
    setSheet(*m_exported, mono);
    setSheet(*m_query,
             QStringLiteral("QPlainTextEdit { background: %1; border: 1px solid %2; border-radius: 4px; "
                            "padding: 4px; %3 }")
                 .arg(theme.bg0.name(), theme.line2.name(), mono));
    setSheet(*m_name, QStringLiteral("font-size: %1px;").arg(theme.font(FontRole::PanelTitle).pixelSize()));
    if (m_measurement) show(*m_measurement);
}

void MeasurePanel::clear(QGridLayout* grid)
{
    while (QLayoutItem* item = grid->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        if (item->widget()) item->widget()->hide();
        delete item;
    }
}

// What was chosen stays as long as the same figure tells most.
const triage::Measurement& MeasurePanel::toShow() const
{
    const triage::Measurement& best = *m_verdict->measure_next;
    if (!m_measurement || m_best != best.figure) return best;
    for (const triage::Measurement& other : m_verdict->alternatives)
        if (other.figure == m_measurement->figure) return other;
    return best;
}

void MeasurePanel::setVerdict(const triage::Verdict* verdict, bool helping, bool helped)
{
    m_verdict = verdict;
    const bool worth = verdict && verdict->measure_next && verdict->measure_next->bits >= kWorthIt &&
                       verdict->measure_next->outcomes.size() > 1;
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_bits, m_exported, m_outcomesBox, m_query, m_copy, m_entry})
        part->setVisible(worth);
    m_measure.note->clear();
    if (worth) show(toShow());
    if (!worth) m_measurement.reset();
    m_best = worth ? std::optional(verdict->measure_next->figure) : std::nullopt;
    if (!worth)
        m_name->setText(!verdict ? tr("Nothing is ranked yet.")
                        : verdict->verdict != "cannot tell"
                            ? tr("Nothing left is worth measuring: confirm the first, or act.")
                            : tr("No single figure splits what is left: look at what the first fails."));
    showTogether();
    showFalsifier();
    showMitigations(helping, helped);
    showNotes();
}

void MeasurePanel::choose(const triage::Measurement& measurement)
{
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_bits, m_exported, m_outcomesBox, m_query, m_copy, m_entry})
        part->show();
    show(measurement);
}

QString MeasurePanel::query() const
{
    return m_measurement ? toQt(m_measurement->promql) : QString();
}

void MeasurePanel::show(const triage::Measurement& measurement)
{
    const triage::Measurement one = measurement; // it may be the member itself
    const bool other = !m_measurement || m_measurement->figure != one.figure;
    m_measurement = one;
    m_name->setText(figureName(one.figure));
    m_name->setToolTip(measurementText(one));
    showWhy(one);
    m_exported->setText(one.name.empty() ? measurementText(one) : toQt(one.name));
    showOutcomes(one);
    m_query->setVisible(!one.promql.empty());
    m_copy->setVisible(!one.promql.empty());
    m_query->setPlainText(toQt(one.promql));
    const int perLine =
        std::max(20, (std::max(260, m_query->width()) - 20) /
                         std::max(1, QFontMetrics(m_query->font()).horizontalAdvance(QLatin1Char('m'))));
    int lines = 0;
    for (const QString& line : m_query->toPlainText().split(QLatin1Char('\n')))
        lines += 1 + static_cast<int>(line.size()) / perLine;
    m_query->setFixedHeight(std::min(6, lines) * QFontMetrics(m_query->font()).lineSpacing() + 18);
    m_value->setPlaceholderText(figureValue(one.figure, one.healthy));
    if (!other) return; // what is being typed stays
    m_value->clear();
    m_before->clear();
    m_fault->hide();
}

void MeasurePanel::showWhy(const triage::Measurement& measurement)
{
    if (!m_verdict) return;
    QString where = tierText(measurement.tier);
    QString text =
        tr("%1 bits of %2 open; %3.").arg(bitsText(measurement.bits), bitsText(openBits(*m_verdict)), where);
    const bool best = m_verdict->measure_next && m_verdict->measure_next->figure == measurement.figure;
    if (best && !m_verdict->alternatives.empty()) {
        const triage::Measurement& next = m_verdict->alternatives.front();
        text += QLatin1Char(' ') +
                tr("%1 more than the next best, %2%3.")
                    .arg(bitsText(std::max(0.0, measurement.worth() - next.worth())), figureName(next.figure),
                         next.cost > measurement.cost ? tr(", its cost counted") : QString());
    } else if (!best && m_verdict->measure_next) {
        text += QLatin1Char(' ') + tr("%1 tells %2.")
                                       .arg(figureName(m_verdict->measure_next->figure),
                                            bitsText(m_verdict->measure_next->bits));
    }
    m_bits->setText(text);
    m_measure.note->setText(best ? tr("tells most") : tr("chosen"));
}

// Where several figures tell clearly more together than the best one.
void MeasurePanel::showTogether()
{
    const bool more = m_verdict && m_verdict->panel.figures.size() > 1 &&
                      m_verdict->panel.bits.back() > m_verdict->panel.bits.front() + kWorthIt;
    m_together->setVisible(more);
    if (!more) return;
    QStringList names;
    for (const evidence::FigureId& figure : m_verdict->panel.figures)
        names << figureName(figure);
    m_together->setText(
        tr("Or read one row together: %1; %2 bits.")
            .arg(names.join(QStringLiteral(" \u00B7 ")), bitsText(m_verdict->panel.bits.back())));
}

// What lowers the worth of all this.
void MeasurePanel::showNotes()
{
    const bool any = m_verdict && !m_verdict->notes.empty();
    m_mind.head->setVisible(any);
    m_mind.body->setVisible(any);
    if (!any) return;
    QStringList notes;
    for (const std::string& note : m_verdict->notes)
        notes << sentenceOf(note);
    m_notes->setText(notes.join(QLatin1Char('\n')));
}

void MeasurePanel::showOutcomes(const triage::Measurement& measurement)
{
    clear(m_outcomes);
    if (!m_verdict) return;
    const auto put = [&](const QString& words, const QString& role, int row, int column,
                         Qt::Alignment align) {
        auto* label = new QLabel(words, m_outcomesBox);
        label->setProperty("role", role);
        label->setWordWrap(column == 1);
        m_outcomes->addWidget(label, row, column, align);
    };
    const Qt::Alignment top = Qt::AlignTop;
    put(tr("If you see"), QStringLiteral("hint"), 0, 0, top);
    put(tr("it points to"), QStringLiteral("hint"), 0, 1, top);
    put(tr("then"), QStringLiteral("hint"), 0, 2, top | Qt::AlignRight);
    int row = 1;
    for (const triage::Reading& reading : measurement.outcomes) {
        put(outcomeText(measurement.figure, reading), QStringLiteral("secondary"), row, 0, top);
        put(titleOf(*m_verdict, reading.points_to), QStringLiteral("secondary"), row, 1, top);
        put(probabilityText(reading.probability), QStringLiteral("title"), row, 2, top | Qt::AlignRight);
        ++row;
    }
    if (triage::has_gaps(measurement.outcomes))
        put(tr("Other values are unlikely: enter the one that you see."), QStringLiteral("hint"), row, 1,
            top);
}

void MeasurePanel::showFalsifier()
{
    const bool any = m_verdict && m_verdict->hypotheses.front().id != triage::kNone;
    m_wrong.head->setVisible(any);
    m_wrong.body->setVisible(any);
    if (!any) return;
    const triage::Hypothesis& first = m_verdict->hypotheses.front();
    m_wrong.note->setText(tr("the first"));
    QString text;
    const std::optional<triage::Falsifier>& f = m_verdict->falsifier;
    if (f) {
        text = tr("%1 <b>%2 %3</b> leaves it %4; then <b>%5</b> leads.")
                   .arg(figureName(f->figure).toHtmlEscaped(), f->above ? tr("above") : tr("below"),
                        figureValue(f->figure, f->value), probabilityText(f->probability).toHtmlEscaped(),
                        titleOf(*m_verdict, f->then).toHtmlEscaped());
        text +=
            QLatin1Char(' ') +
            tr("If it is wrong, %1 of the time this is seen.").arg(probabilityText(f->power).toHtmlEscaped());
    } else {
        if (const auto& less = m_verdict->speaks_against)
            text = tr("%1 <b>%2 %3</b> speaks %4 to 1 against it.")
                       .arg(figureName(less->figure).toHtmlEscaped(), less->above ? tr("above") : tr("below"),
                            figureValue(less->figure, less->value), formatNumber(less->against, 2)) +
                   QLatin1Char(' ');
        text += tr("No single figure refutes it.");
        if (!first.falsifier.empty())
            text += QLatin1Char(' ') + words::mechanism(first.falsifier).toHtmlEscaped();
        if (!first.confirm.empty())
            text +=
                QLatin1Char(' ') + tr("Confirm it: %1").arg(words::mechanism(first.confirm).toHtmlEscaped());
    }
    m_falsifier->setText(text);
}

void MeasurePanel::showMitigations(bool helping, bool helped)
{
    clear(m_actions);
    const bool any = m_verdict && !m_verdict->mitigations.empty();
    m_actionsBox->setVisible(any);
    m_mitigate.head->setVisible(m_verdict != nullptr);
    m_mitigate.body->setVisible(m_verdict != nullptr);
    m_mitigate.note->clear();
    if (!m_verdict) return;
    if (!any) {
        const std::string& first = m_verdict->hypotheses.front().id;
        m_stop->setText(helping ? tr("Reversible actions are being simulated against the first.")
                        : first == triage::kNone || first == triage::kNoChange
                            ? tr("Nothing leads that an action could be simulated against.")
                        : !helped ? tr("Not simulated against the first.")
                                  : tr("No reversible action of the catalogue can be simulated here."));
        return;
    }
    const std::vector<triage::Mitigation>& all = m_verdict->mitigations;
    const evidence::FigureId figure = figureIdOf(all.front().figure);
    m_mitigate.note->setText(tr("%1 is %2 with nothing done")
                                 .arg(figureName(figure), figureValue(figure, all.front().after.with_fault)));
    const auto put = [&](const QString& words, const QString& role, int row, int column, int span,
                         Qt::Alignment align, const QString& toolTip) {
        auto* label = new QLabel(words, m_actionsBox);
        label->setProperty("role", role);
        label->setToolTip(toolTip);
        label->setWordWrap(column == 0);
        m_actions->addWidget(label, row, column, 1, span, align);
    };
    const Qt::Alignment right = Qt::AlignRight | Qt::AlignTop;
    put(tr("Action"), QStringLiteral("hint"), 0, 0, 1, {}, {});
    put(tr("meanwhile"), QStringLiteral("hint"), 0, 1, 1, right, {});
    put(tr("after"), QStringLiteral("hint"), 0, 2, 1, right, {});
    int row = 1;
    for (std::size_t a = 0; a < std::min(all.size(), kActionsShown); ++a) {
        const triage::Mitigation& one = all[a];
        const QString tip =
            words::action(one.text) + QLatin1Char('\n') + effectText(one) + QLatin1Char('\n') + stopText(one);
        put(words::action(one.title), one.helps ? QStringLiteral("title") : QStringLiteral("secondary"), row,
            0, 1, Qt::AlignTop, tip);
        put(figureValue(figure, one.during.with_fix), QStringLiteral("secondary"), row, 1, 1, right, tip);
        put(figureValue(figure, one.after.with_fix),
            one.helps ? QStringLiteral("title") : QStringLiteral("secondary"), row, 2, 1, right, tip);
        const QString cost = one.helps
                                 ? tr("%1 (%2), after %3; costs: %4")
                                       .arg(factorText(one.after.ratio.value), intervalText(one.after.ratio),
                                            formatSeconds(one.transition_s).text(), costText(one))
                                 : stopText(one);
        put(cost, QStringLiteral("hint"), row + 1, 0, 3, {}, tip);
        row += 2;
    }
    const triage::Mitigation& first = all.front();
    m_stop->setText(
        first.helps
            ? tr("%1: %2. Two at once lose their credit.").arg(words::action(first.title), stopText(first))
            : tr("None of these surely helps: find out more before acting."));
}

void MeasurePanel::enterValue()
{
    if (m_entry->isVisible()) m_value->setFocus(Qt::ShortcutFocusReason);
}

void MeasurePanel::copyQuery()
{
    if (!query().isEmpty()) QGuiApplication::clipboard()->setText(query());
}

void MeasurePanel::submit()
{
    if (!m_measurement) return;
    const evidence::FigureId& figure = m_measurement->figure;
    const MetricUnit unit = figureUnit(figure.metric, figure.statistic);
    const Typed<scenario::Observed> now = typedObserved(m_value->text(), unit);
    const Typed<scenario::Observed> then = typedObserved(m_before->text(), unit);
    QString fault = !now.ok() ? now.error : !then.ok() ? then.error : QString();
    if (fault.isEmpty() && !now.value)
        fault = tr("What is it now? For example %1").arg(m_value->placeholderText());
    m_fault->setVisible(!fault.isEmpty());
    m_fault->setText(fault);
    if (!fault.isEmpty()) return m_value->setFocus();
    scenario::Observation one;
    one.metric = figure.metric;
    one.statistic = figure.statistic;
    one.population.request_class = figure.request_class;
    if (figure.worst_replica) one.population.replica = "worst";
    one.after = now.value;
    one.before = then.value;
    one.source = m_measurement->name.empty() ? tr("measured for triage").toStdString() : m_measurement->name;
    m_measurement.reset(); // what is typed has been taken
    m_value->clear();
    m_before->clear();
    emit measured(one);
}

} // namespace fulcrum::app
