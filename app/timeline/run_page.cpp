// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/run_page.h"

#include "jobs/workers.h"
#include "shell/numbers.h"
#include "shell/values.h"
#include "timeline/comparison_model.h"
#include "timeline/distribution_chart.h"
#include "timeline/figure_table.h"
#include "timeline/frozen_share.h"
#include "timeline/panel_area.h"
#include "timeline/percentile_model.h"
#include "timeline/request_lanes.h"
#include "timeline/run_header.h"
#include "timeline/selection_bar.h"
#include "timeline/step_scatter.h"
#include "timeline/timeline_view.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

namespace fulcrum::app
{

namespace
{

constexpr int kMostReplicas = 64;       // in the picker; a list of hundreds helps nobody
constexpr std::size_t kMostClasses = 3; // curves beside "all"; more can't be told apart

QString nameOf(const study::ScenarioResult& result)
{
    return QString::fromStdString(result.figures.name);
}

QString titleOf(const study::ScenarioResult& result)
{
    return result.figures.title.empty() ? nameOf(result) : QString::fromStdString(result.figures.title);
}

QFrame* separator()
{
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setFixedHeight(1);
    return line;
}

} // namespace

RunPage::RunPage(QWidget* parent)
    : QWidget(parent), m_theme(Theme::dark()), m_pages(new QStackedWidget(this)),
      m_percentiles(new PercentileModel(this)), m_comparison(new ComparisonModel(this))
{
    setObjectName(QStringLiteral("runPage"));
    setAccessibleName(tr("Run"));
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(makeResultPage());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    setTheme(m_theme);
}

QWidget* RunPage::makeEmptyPage()
{
    auto* page = new QWidget;
    m_emptyText = new QLabel(
        tr("No run yet. Simulate to see timelines, percentiles and scenarios side by side, or import "
           "evidence to see what was measured: drop a file here."));
    m_emptyText->setProperty("role", QStringLiteral("secondary"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_simulate = new QPushButton(tr("Simulate"), page);
    m_simulate->setObjectName(QStringLiteral("simulateHere"));
    m_simulate->setProperty("primary", true);
    connect(m_simulate, &QPushButton::clicked, this, &RunPage::simulateRequested);
    auto* layout = new QVBoxLayout(page);
    layout->addStretch();
    layout->addWidget(m_emptyText);
    layout->addSpacing(metrics::kBlock);
    m_import = new QPushButton(tr("Import evidence\u2026"), page);
    connect(m_import, &QPushButton::clicked, this, &RunPage::importRequested);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kBlock);
    buttons->addStretch();
    buttons->addWidget(m_simulate);
    buttons->addWidget(m_import);
    buttons->addStretch();
    layout->addLayout(buttons);
    layout->addStretch();
    return page;
}

QWidget* RunPage::makeDistributionControls()
{
    auto* controls = new QWidget;
    m_metric = new QComboBox;
    m_metric->setAccessibleName(tr("Latency"));
    for (const LatencyMetric metric : kLatencyMetrics)
        m_metric->addItem(app::nameOf(metric));
    connect(m_metric, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_distribution->setMetric(kLatencyMetrics[index]); });
    auto* layout = new QHBoxLayout(controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_metric);
    return controls;
}

QWidget* RunPage::makeResultPage()
{
    auto* page = new QWidget;
    m_header = new RunHeader(page);
    connect(m_header, &RunHeader::nextStepRequested, this, [this] {
        if (m_nextDoes) m_nextDoes();
    });
    m_timelines = new TimelineView;
    m_percentileTable = new FigureTable;
    m_percentileTable->setObjectName(QStringLiteral("percentileTable"));
    m_percentileTable->setModel(m_percentiles);
    m_percentileTable->setAccessibleName(tr("Percentiles by class"));
    m_comparisonTable = new FigureTable;
    m_comparisonTable->setObjectName(QStringLiteral("comparisonTable"));
    m_comparisonTable->setModel(m_comparison);
    m_comparisonTable->setAccessibleName(tr("Scenarios side by side"));
    m_distribution = new DistributionChart;
    m_steps = new StepScatter;
    m_copy = new QToolButton;
    m_copy->setToolTip(tr("Copy the table as tab-separated values (Ctrl+C)"));
    m_copy->setAccessibleName(tr("Copy the table"));
    connect(m_copy, &QToolButton::clicked, m_percentileTable, &FigureTable::copy);

    m_panels = new PanelArea(
        {tr("Percentiles by class"), {}, m_percentileTable, m_copy},
        {tr("Distribution"), tr("cumulative, log scale"), m_distribution, makeDistributionControls()},
        {tr("Scenarios side by side"), tr("a row shows its scenario"), m_comparisonTable, nullptr},
        {tr("Steps"), tr("time against tokens"), m_steps, nullptr});
    m_split = new QSplitter(Qt::Vertical);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_timelines);
    makeLanes();
    m_split->addWidget(m_panels);
    connect(m_split, &QSplitter::splitterMoved, this, [this] { m_splitMoved = true; });
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(separator());
    m_selection = new SelectionBar(page);
    m_selection->hide();
    layout->addWidget(m_split, 1);
    layout->addWidget(m_selection);

    connect(m_timelines, &TimelineView::selectionChanged, this, &RunPage::showSelection);
    connect(m_timelines, &TimelineView::observationRequested, this, &RunPage::makeObservation);
    connect(m_timelines, &TimelineView::slid, this, [this](TimeNs by, bool done) {
        m_offset += by;
        done ? showTimelines() : showSelection();
    });
    connect(m_timelines, &TimelineView::pinRequested, this, &RunPage::pinRow);
    connect(m_timelines, &TimelineView::noteRequested, this, [this](TimeNs at) {
        const std::optional<TimeNs> clock = m_timelines->data().utcAtZero;
        emit noteRequested({at + clock.value_or(0), clock.has_value()});
    });
    connect(m_selection, &SelectionBar::observationRequested, this, &RunPage::makeObservation);
    connect(m_selection, &SelectionBar::rowChosen, this,
            [this](int row) { m_timelines->setRow(static_cast<std::size_t>(row)); });
    connect(m_selection, &SelectionBar::zoomRequested, m_timelines, &TimelineView::showSelection);
    connect(m_selection, &SelectionBar::clearRequested, this, [this] { m_timelines->setSelection({}); });
    connect(m_header, &RunHeader::alignRequested, this, [this] { setOffset(0); });
    connect(m_header, &RunHeader::zoomInRequested, m_timelines, &TimelineView::zoomIn);
    connect(m_header, &RunHeader::zoomOutRequested, m_timelines, &TimelineView::zoomOut);
    connect(m_header, &RunHeader::fitRequested, m_timelines, &TimelineView::fit);
    connect(m_header, &RunHeader::stackChanged, this, &RunPage::showTimelines);
    connect(m_header, &RunHeader::backRequested, m_timelines, &TimelineView::back);
    connect(m_header, &RunHeader::replicaChosen, this, [this](int index) {
        m_replica = index < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(index));
        showTimelines();
    });
    connect(m_header, &RunHeader::baseChosen, this, &RunPage::chooseBase);
    connect(m_comparisonTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (!now.isValid() || static_cast<std::size_t>(now.row()) == m_current) return;
                showScenario(static_cast<std::size_t>(now.row()));
                emit scenarioSelected(currentScenario());
            });
    return page;
}

void RunPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_header->setTheme(theme);
    m_timelines->setTheme(theme);
    m_selection->setTheme(theme);
    m_panels->setTheme(theme);
    m_percentileTable->setTheme(theme);
    m_comparisonTable->setTheme(theme);
    m_distribution->setTheme(theme);
    m_lanes->setTheme(theme);
    m_steps->setTheme(theme);
    m_copy->setIcon(icon(QStringLiteral("copy"), theme));
    for (QFrame* line : findChildren<QFrame*>()) {
        if (line->frameShape() != QFrame::HLine) continue;
        QPalette palette = line->palette();
        palette.setColor(QPalette::WindowText, theme.line);
        line->setPalette(palette);
    }
    fitTables();
}

void RunPage::showResults(std::vector<study::ScenarioResult> results, int current, const QString& base)
{
    if (results.empty()) return clear();
    m_results = std::move(results);
    setLoading(false);
    if (base != m_givenBase) m_base = m_givenBase = base;
    std::vector<study::ScenarioFigures> figures;
    for (const study::ScenarioResult& result : m_results)
        figures.push_back(result.figures);
    m_comparison->setScenarios(std::move(figures));
    const auto wanted = static_cast<std::size_t>(std::max(current, 0));
    m_pages->setCurrentIndex(1);
    m_panels->show();
    showScenario(wanted < m_results.size() ? wanted : 0);
}

void RunPage::chooseBase(const QString& name)
{
    m_base = name;
    if (!m_results.empty()) showBase();
}

void RunPage::showScenario(std::size_t index)
{
    m_current = index;
    const study::ScenarioResult& result = m_results[index];
    m_header->setFigures(result.figures);
    QStringList replicas;
    if (result.first) {
        for (const cluster::ReplicaRecord& replica : result.first->replicas)
            replicas << QString::fromStdString(replica.node);
    }
    if (replicas.size() > kMostReplicas) replicas.clear();
    if (m_replica && *m_replica >= static_cast<std::size_t>(replicas.size())) m_replica.reset();
    m_header->setReplicas(replicas);
    m_replicaNames = replicas;
    m_percentiles->setFigures(result.figures,
                              result.first ? frozenShares(*result.first, result.figures.by_class.size())
                                           : std::vector<double>());
    showBase();
}

const study::ScenarioResult* RunPage::base() const
{
    for (std::size_t i = 0; i < m_results.size(); ++i)
        if (i != m_current && nameOf(m_results[i]) == m_base) return &m_results[i];
    return nullptr;
}

void RunPage::showBase()
{
    // Not against itself.
    std::vector<RunHeader::Base> bases;
    for (std::size_t i = 0; i < m_results.size(); ++i)
        if (i != m_current) bases.push_back({nameOf(m_results[i]), titleOf(m_results[i])});
    const study::ScenarioResult* other = base();
    m_header->setBases(bases, other ? nameOf(*other) : QString());
    m_header->setBaseline(other ? titleOf(*other) : QString());
    m_percentiles->setBase(other ? std::optional(other->figures) : std::nullopt);
    const int row = m_comparison->rowOf(m_base);
    m_comparison->setBase(row < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(row)));
    m_comparisonTable->setTwoLines(m_comparison->hasBase());
    m_comparisonTable->selectRow(static_cast<int>(m_current));
    fitTables();
    showTimelines();
    showDistributions();
}

void RunPage::fitTables()
{
    using M = PercentileModel;
    for (const int column : {M::P50Interval, M::P95Interval, M::P99Interval})
        m_percentileTable->setColumnHidden(column, !m_percentiles->hasIntervals());
    m_percentileTable->setColumnHidden(M::Ratio, base() == nullptr);
    m_percentileTable->fitColumns(M::Offered);
    m_comparisonTable->fitColumns(ComparisonModel::TtftP50);
    QString hint = m_percentiles->hasIntervals()
                       ? tr("nearest rank over offered requests; 95 % over replications")
                       : tr("nearest rank over offered requests; one replication");
    if (!m_results.empty() && !m_results[m_current].figures.steady_state.holds)
        hint = tr("no steady state: true of this run, not of the system");
    if (!m_results.empty()) {
        const study::Figure& frozen = m_results[m_current].figures.latencies.itl_over_100ms_per_1000;
        if (frozen.state == study::Figure::State::Known)
            hint += QStringLiteral("; ") +
                    tr("%1 of 1,000 gaps above 100 ms").arg(formatNumber(frozen.interval.value));
    }
    m_panels->setPercentilesHint(hint);
    const int rows = m_comparisonTable->verticalHeader()->defaultSectionSize() * m_comparison->rowCount();
    m_panels->setComparison(m_comparison->rowCount() > 1,
                            rows + m_comparisonTable->horizontalHeader()->sizeHint().height() + 2);
}

// Rows as tall as drawn for, taller where the page is tall, as long as nobody moved the splitter.
void RunPage::shareHeight()
{
    if (m_splitMoved) return;
    const int whole = height() - m_header->height() - 2;
    const bool lanes = !m_lanes->isHidden();
    int top = std::max(m_timelines->sizeHint().height(), whole * 2 / 5);
    int between = lanes ? m_lanes->sizeHint().height() : 0;
    // Lanes take from both where the page is low.
    const int panels = m_panels->minimumSizeHint().height() + 60;
    if (lanes && whole - top - between < panels) between = m_lanes->minimumSizeHint().height();
    if (lanes && whole - top - between < panels)
        top = std::max(m_timelines->minimumSizeHint().height(), whole - between - panels);
    m_split->setSizes({top, between, whole - top - between});
}

void RunPage::makeLanes()
{
    m_lanes = new RequestLanes;
    m_lanes->hide();
    m_split->addWidget(m_lanes);
    connect(m_timelines, &TimelineView::viewChanged, this, [this] { m_lanes->setAxis(m_timelines->axis()); });
    connect(m_timelines, &TimelineView::cursorMoved, this,
            [this] { m_lanes->setCursorTime(m_timelines->cursorTime()); });
    connect(m_lanes, &RequestLanes::cursorMoved, m_timelines, &TimelineView::setCursorTime);
    connect(m_lanes, &RequestLanes::zoomRequested, m_timelines, &TimelineView::zoomAt);
    connect(m_lanes, &RequestLanes::panRequested, m_timelines, &TimelineView::pan);
    connect(m_steps, &StepScatter::timeChosen, this, [this](TimeNs at) {
        m_timelines->setSelection(TimeRange{std::max<TimeNs>(0, at - kSecond / 2), at + kSecond / 2});
        m_timelines->showSelection();
        m_timelines->setCursorTime(at);
    });
}

// Lanes of a million requests take a moment to be packed, which the window does not wait for.
void RunPage::showLanes()
{
    const auto run = m_results.empty() ? nullptr : m_results[m_current].first;
    const bool any = run && (!run->requests.empty() || !run->bins.empty());
    if (m_lanes->isHidden() == any) {
        m_lanes->setVisible(any);
        shareHeight();
    }
    m_lanes->setAxis(m_timelines->axis());
    if (run == m_lanesOf && m_replica == m_lanesReplica) return;
    m_lanesOf = run;
    m_lanesReplica = m_replica;
    const int made = ++m_lanesMade;
    if (!any) return m_lanes->setSpans({}, {});
    const QString scope = m_replica ? m_replicaNames.value(static_cast<qsizetype>(*m_replica))
                          : run->replicas.size() == 1 ? QString::fromStdString(run->replicas.front().node)
                                                      : tr("all replicas");
    constexpr std::size_t kAtOnce = 20'000;
    if (run->requests.size() <= kAtOnce) return m_lanes->setSpans(RequestSpans(run, m_replica), scope);
    m_lanes->setDimmed(true);
    // Handed over as they are: a copy of a million takes a fifth of a second.
    QtConcurrent::run(&workers(), [run, replica = m_replica] {
        giveWay();
        return std::make_shared<RequestSpans>(run, replica);
    }).then(this, [this, made, scope](const std::shared_ptr<RequestSpans>& spans) {
        if (made != m_lanesMade) return;
        m_lanes->setSpans(std::move(*spans), scope);
        m_lanes->setDimmed(false);
    });
}

void RunPage::pinRow()
{
    const std::vector<TimelineRow>& rows = m_timelines->data().rows;
    if (m_timelines->row() >= rows.size()) return;
    const QString name = rows[m_timelines->row()].name;
    if (!m_pinned.removeOne(name)) m_pinned << name;
    showTimelines();
    for (std::size_t row = 0; row < m_timelines->data().rows.size(); ++row)
        if (m_timelines->data().rows[row].name == name) m_timelines->setRow(row);
}

void RunPage::raisePinned(std::vector<TimelineRow>& rows) const
{
    const auto rank = [this](const TimelineRow& row) {
        const qsizetype at = m_pinned.indexOf(row.name);
        return at < 0 ? m_pinned.size() : at;
    };
    for (TimelineRow& row : rows)
        row.pinned = m_pinned.contains(row.name);
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const TimelineRow& a, const TimelineRow& b) { return rank(a) < rank(b); });
}

void RunPage::showSteps()
{
    const auto run = m_results.empty() ? nullptr : m_results[m_current].first;
    if (!run || run->replicas.empty()) return m_steps->setPoints({}, {}, 0);
    const study::ScenarioResult* other = base();
    m_steps->setPoints(stepPoints(*run, m_replica),
                       other && other->first ? stepPoints(*other->first, {}) : std::vector<StepPoint>(),
                       run->replicas.front().timeline.width());
}

void RunPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareHeight();
}

void RunPage::showTimelines()
{
    TimelineData shown;
    shown.simulated = !m_results.empty() && m_results[m_current].first;
    if (shown.simulated) {
        const study::ScenarioResult* other = base();
        shown = timelineData(*m_results[m_current].first, m_replica, other ? other->first.get() : nullptr,
                             other ? titleOf(*other) : QString());
    }
    const QString replica = m_replica ? m_replicaNames.value(static_cast<qsizetype>(*m_replica)) : QString();
    addMeasured(shown, m_measured, m_offset, replica);
    for (const IncidentMark& mark : m_incident) {
        if (mark.at.utc && !shown.utcAtZero) continue; // nothing says where the clock's time lies
        const TimeNs at = mark.at.utc ? mark.at.at - *shown.utcAtZero : mark.at.at;
        shown.marks.push_back({at, mark.kind, mark.text, mark.detail});
    }
    std::stable_sort(shown.marks.begin(), shown.marks.end(),
                     [](const TimelineMark& a, const TimelineMark& b) { return a.at < b.at; });
    if (m_header->isStacked() && !shown.baselineName.isEmpty()) stackBaseline(shown);
    const bool measured = std::any_of(shown.rows.begin(), shown.rows.end(),
                                      [](const TimelineRow& row) { return !row.measured.empty(); });
    m_header->setKinds(measured, shown.simulated);
    raisePinned(shown.rows);
    m_timelines->setData(std::move(shown));
    showSelection();
    shareHeight();
    showLanes();
    showSteps();
}

void RunPage::setMeasured(std::vector<Evidence> files)
{
    if (files == m_measured) return;
    m_measured = std::move(files);
    if (m_measured.empty()) m_offset = 0;
    m_results.empty() ? showMeasuredOnly() : showTimelines();
}

void RunPage::setIncident(std::vector<IncidentMark> marks)
{
    m_incident = std::move(marks);
    if (m_pages->currentIndex() == 1) showTimelines();
}

void RunPage::setOffset(TimeNs offset)
{
    if (offset == m_offset) return;
    m_offset = offset;
    if (m_pages->currentIndex() == 1) showTimelines();
}

// There is no run: the page shows what was measured, or says what to do.
void RunPage::showMeasuredOnly()
{
    const bool any = std::any_of(m_measured.begin(), m_measured.end(), hasSeries);
    m_pages->setCurrentIndex(any ? 1 : 0);
    if (!any) {
        showLanes();
        m_timelines->setSelection({});
        m_timelines->setData({});
        return;
    }
    m_panels->hide();
    m_header->setMeasuredOnly(measuredSentence());
    showTimelines();
}

QString RunPage::measuredSentence() const
{
    QStringList titles;
    std::size_t series = 0;
    for (const Evidence& file : m_measured) {
        if (!hasSeries(file)) continue;
        titles << toQt(file->title);
        series += file->series.size();
    }
    return tr("%1: %n measured series; not simulated yet", nullptr, static_cast<int>(series))
        .arg(titles.join(QStringLiteral(", ")));
}

QString RunPage::selectionText() const
{
    const std::optional<TimeRange> range = m_timelines->selection();
    if (!range) return {};
    const TimeAxis& axis = m_timelines->axis();
    return QStringLiteral("%1\u2013%2, %3")
        .arg(axis.timeText(range->from), axis.timeText(range->until), lengthText(range->length()));
}

void RunPage::showSelection()
{
    const std::optional<TimeRange> range = m_timelines->selection();
    m_selection->setVisible(range.has_value());
    if (range) m_selection->setSelection(m_timelines->data(), *range, m_timelines->row(), selectionText());
    emit selectionChanged();
}

void RunPage::makeObservation()
{
    const std::optional<TimeRange> range = m_timelines->selection();
    if (!range) return;
    if (auto made = observationOf(m_timelines->data(), m_timelines->row(), *range, m_measured))
        emit observationMade(*made);
}

void RunPage::showDistributions()
{
    const study::ScenarioResult& result = m_results[m_current];
    std::vector<CurveSource> sources;
    sources.push_back({CurveSource::Kind::Simulated, tr("all"), result.first, {}, result.figures.latencies});
    const auto& classes = result.figures.by_class;
    for (std::size_t i = 0; classes.size() > 1 && i < std::min(classes.size(), kMostClasses); ++i)
        sources.push_back({CurveSource::Kind::Class, QString::fromStdString(classes[i].name), result.first,
                           static_cast<std::uint16_t>(i), classes[i].latencies});
    if (const study::ScenarioResult* other = base())
        sources.push_back(
            {CurveSource::Kind::Baseline, titleOf(*other), other->first, {}, other->figures.latencies});
    m_distribution->setSources(std::move(sources));
}

void RunPage::setStale(bool stale)
{
    m_header->setStale(stale);
}

void RunPage::setLoading(bool loading)
{
    m_timelines->setDimmed(loading);
    m_percentileTable->setDimmed(loading);
    m_comparisonTable->setDimmed(loading);
    m_distribution->setDimmed(loading);
    m_lanes->setDimmed(loading);
    m_steps->setDimmed(loading);
}

void RunPage::setNextStep(const QString& words, std::function<void()> does)
{
    m_header->setNextStep(words);
    m_nextDoes = std::move(does);
}

void RunPage::clear()
{
    m_results.clear();
    m_current = 0;
    m_replica.reset();
    m_base.clear();
    m_givenBase.clear();
    showMeasuredOnly();
}

QString RunPage::currentScenario() const
{
    return m_current < m_results.size() ? nameOf(m_results[m_current]) : QString();
}

} // namespace fulcrum::app
