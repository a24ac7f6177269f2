// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/timeline_rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

using cluster::RunRecord;

struct RowKind {
    const char* metric;
    const char* name;
    const char* unit;
    const char* definition;
    cluster::Series series;
    Fleet fleet;
    double scale;     // of what the run recorded
    double baseScale; // of the metric's base unit
};

// clang-format off
constexpr RowKind kRunning = {
    "running",
    QT_TRANSLATE_NOOP("Timeline", "Running"), QT_TRANSLATE_NOOP("Timeline", "req"),
    QT_TRANSLATE_NOOP("Timeline", "Requests in the running batch."), cluster::kRunning, Fleet::Sum, 1, 1};
constexpr RowKind kWaiting = {
    "waiting",
    QT_TRANSLATE_NOOP("Timeline", "Waiting"), QT_TRANSLATE_NOOP("Timeline", "req"),
    QT_TRANSLATE_NOOP("Timeline", "Requests in the queue, preempted ones included."), cluster::kWaiting, Fleet::Sum, 1, 1};
constexpr RowKind kStepTokens = {
    "step_tokens",
    QT_TRANSLATE_NOOP("Timeline", "Tokens a step"), QT_TRANSLATE_NOOP("Timeline", "tok"),
    QT_TRANSLATE_NOOP("Timeline", "Tokens computed in a step, prompt and output together; 0 while idle."),
    cluster::kStepTokens, Fleet::Sum, 1, 1};
constexpr RowKind kStepTime = {
    "step_s",
    QT_TRANSLATE_NOOP("Timeline", "Step time"), QT_TRANSLATE_NOOP("Timeline", "ms"),
    QT_TRANSLATE_NOOP("Timeline", "Wall time of a step, weighted by time; 0 while idle."), cluster::kStepMicros,
    Fleet::Mean, 1e-3, 1e3};
constexpr RowKind kOldest = {
    "oldest_queue_age_s",
    QT_TRANSLATE_NOOP("Timeline", "Oldest in queue"), QT_TRANSLATE_NOOP("Timeline", "s"),
    QT_TRANSLATE_NOOP("Timeline", "Age of the request that has waited longest."), cluster::kOldestMillis, Fleet::Max,
    1e-3, 1};
// clang-format on

QString words(const char* text)
{
    return QCoreApplication::translate("Timeline", text);
}

// The replicas that are shown.
std::vector<std::size_t> chosen(const RunRecord& run, std::optional<std::size_t> replica)
{
    if (replica && *replica < run.replicas.size()) return {*replica};
    std::vector<std::size_t> all(run.replicas.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    return all;
}

SeriesPyramid pyramid(const RunRecord& run, std::optional<std::size_t> replica, cluster::Series series,
                      Fleet how, double scale)
{
    std::vector<BucketSeries> parts;
    for (const std::size_t i : chosen(run, replica))
        parts.push_back(seriesOf(run.replicas[i].timeline, series, scale));
    return SeriesPyramid(combine(parts, how));
}

// Blocks as a share of all blocks of the replicas shown, in per cent.
SeriesPyramid kvPyramid(const RunRecord& run, std::optional<std::size_t> replica, cluster::Series series)
{
    std::int64_t blocks = 0;
    for (const std::size_t i : chosen(run, replica))
        blocks += run.replicas[i].total_blocks;
    const double scale = blocks > 0 ? 100.0 / static_cast<double>(blocks) : 0;
    return pyramid(run, replica, series, Fleet::Sum, scale);
}

QString scopeText(const RunRecord& run, std::optional<std::size_t> replica, Fleet how)
{
    if (run.replicas.size() < 2 || chosen(run, replica).size() < 2) {
        const std::size_t i = replica.value_or(0);
        return i < run.replicas.size() ? QString::fromStdString(run.replicas[i].node) : QString();
    }
    switch (how) {
    case Fleet::Sum:
        return words(QT_TRANSLATE_NOOP("Timeline", "sum of replicas"));
    case Fleet::Max:
        return words(QT_TRANSLATE_NOOP("Timeline", "max of replicas"));
    case Fleet::Mean:
        return words(QT_TRANSLATE_NOOP("Timeline", "mean of replicas"));
    }
    return {};
}

TimelineRow rowOf(const RowKind& kind, const RunRecord& run, std::optional<std::size_t> replica,
                  const RunRecord* baseline)
{
    TimelineRow row;
    row.metric = QString::fromLatin1(kind.metric);
    row.scale = kind.baseScale;
    row.name = words(kind.name);
    row.scope = scopeText(run, replica, kind.fleet);
    row.unit = words(kind.unit);
    row.definition = words(kind.definition);
    row.lines.push_back({{}, pyramid(run, replica, kind.series, kind.fleet, kind.scale)});
    if (baseline) row.baseline = pyramid(*baseline, replica, kind.series, kind.fleet, kind.scale);
    return row;
}

// What the batch may hold, of the replicas that are shown.
double runningCap(const RunRecord& run, std::optional<std::size_t> replica)
{
    std::int64_t cap = 0;
    for (const std::size_t i : chosen(run, replica))
        cap += run.replicas[i].running_cap;
    return static_cast<double>(cap);
}

// How much of the steps' wall time the GPU computes: what is left is the host's. Nothing: it is not known.
std::optional<double> gpuShare(const RunRecord& run, std::optional<std::size_t> replica)
{
    TimeNs gpu = 0, busy = 0;
    for (const std::size_t i : chosen(run, replica)) {
        gpu += run.replicas[i].gpu_prefill + run.replicas[i].gpu_decode;
        busy += run.replicas[i].busy;
    }
    if (busy <= 0 || gpu > busy) return std::nullopt;
    return static_cast<double>(gpu) / static_cast<double>(busy);
}

SeriesPyramid gpuPyramid(const RunRecord& run, std::optional<std::size_t> replica)
{
    std::vector<BucketSeries> parts;
    for (const std::size_t i : chosen(run, replica))
        parts.push_back(busyOf(run.replicas[i].timeline, 100 * gpuShare(run, i).value_or(1)));
    return SeriesPyramid(combine(parts, Fleet::Mean));
}

TimelineRow gpuRow(const RunRecord& run, std::optional<std::size_t> replica, const RunRecord* baseline)
{
    TimelineRow row;
    row.metric = QStringLiteral("gpu_busy");
    row.scale = 100;
    row.name = words(QT_TRANSLATE_NOOP("Timeline", "GPU busy"));
    row.scope = scopeText(run, replica, Fleet::Mean);
    row.unit = QStringLiteral("%");
    row.definition = words(QT_TRANSLATE_NOOP(
        "Timeline",
        "Share of time in which the GPU computes: the time in steps, times the part of it that is "
        "the GPU's over the whole run."));
    row.lines.push_back({{}, gpuPyramid(run, replica)});
    if (baseline) row.baseline = gpuPyramid(*baseline, replica);
    row.fixedMax = 100;
    return row;
}

TimelineRow kvRow(const RunRecord& run, std::optional<std::size_t> replica, const RunRecord* baseline)
{
    TimelineRow row;
    row.metric = QStringLiteral("kv_usage");
    row.scale = 100;
    row.name = words(QT_TRANSLATE_NOOP("Timeline", "KV allocated"));
    row.scope = words(QT_TRANSLATE_NOOP("Timeline", "of the pool"));
    row.unit = QStringLiteral("%");
    row.definition =
        words(QT_TRANSLATE_NOOP("Timeline", "KV-cache blocks held by live requests, as a share of the "
                                            "pool; live: those with a token written."));
    row.lines.push_back({{}, kvPyramid(run, replica, cluster::kKvAllocated)});
    row.lines.push_back(
        {words(QT_TRANSLATE_NOOP("Timeline", "live")), kvPyramid(run, replica, cluster::kKvLive)});
    if (baseline) row.baseline = kvPyramid(*baseline, replica, cluster::kKvAllocated);
    row.fixedMax = 100;
    return row;
}

} // namespace

TimelineData timelineData(const RunRecord& run, std::optional<std::size_t> replica, const RunRecord* baseline,
                          const QString& baselineName)
{
    TimelineData data;
    TimeNs end = run.end;
    if (baseline) end = std::max(end, baseline->end);
    data.extent = {0, std::max<TimeNs>(end, TimeAxis::kShortest)};
    data.warmUp = run.warm_up;
    data.windowEnd = run.window_end;
    data.runEnd = data.extent.until;
    data.baselineName = baseline ? baselineName : QString();
    for (const RowKind* kind : {&kRunning, &kWaiting})
        data.rows.push_back(rowOf(*kind, run, replica, baseline));
    data.rows.push_back(kvRow(run, replica, baseline));
    data.rows.front().cap = runningCap(run, replica);
    for (const RowKind* kind : {&kStepTokens, &kStepTime})
        data.rows.push_back(rowOf(*kind, run, replica, baseline));
    if (const auto share = gpuShare(run, replica))
        data.rows.back().scope = QStringLiteral("GPU %1 %").arg(qRound(100 * *share)); // of it; room is short
    data.rows.push_back(gpuRow(run, replica, baseline));
    data.rows.push_back(rowOf(kOldest, run, replica, baseline));
    for (const cluster::Mark& mark : run.marks)
        data.marks.push_back({mark.at, TimelineMark::Kind::Change, QString::fromStdString(mark.title),
                              QString::fromStdString(mark.node)});
    return data;
}

void stackBaseline(TimelineData& data)
{
    std::vector<TimelineRow> rows;
    for (TimelineRow& row : data.rows) {
        if (row.baseline.empty() || row.lines.empty()) {
            rows.push_back(std::move(row));
            continue;
        }
        // Without a metric: nothing that was measured belongs to them.
        TimelineRow base;
        base.kind = TimelineRow::Kind::Base;
        base.name = row.name;
        base.scope = data.baselineName;
        base.unit = row.unit;
        base.definition = row.definition;
        base.scale = row.scale;
        base.fixedMax = row.fixedMax;
        TimelineRow difference = base;
        difference.kind = TimelineRow::Kind::Difference;
        difference.scope = words(QT_TRANSLATE_NOOP("Timeline", "difference"));
        difference.definition =
            words(QT_TRANSLATE_NOOP("Timeline", "How much more the run has at each moment than the one it is "
                                                "compared with; band: the bounds of that."));
        difference.fixedMax = 0;
        difference.lines.push_back({{}, SeriesPyramid::difference(row.lines.front().series, row.baseline)});
        base.lines.push_back({{}, std::move(row.baseline)});
        row.baseline = {};
        rows.push_back(std::move(row));
        rows.push_back(std::move(base));
        rows.push_back(std::move(difference));
    }
    data.rows = std::move(rows);
}

TimeRange measuredExtent(const TimelineData& data)
{
    std::optional<TimeRange> all;
    for (const TimelineRow& row : data.rows) {
        if (row.measured.empty()) continue;
        all = all ? all->united(row.measured.extent()) : row.measured.extent();
    }
    return all.value_or(TimeRange{});
}

void slideMeasured(TimelineData& data, TimeNs by)
{
    for (TimelineRow& row : data.rows)
        row.measured.setOffset(row.measured.offset() + by);
    for (TimeNs& at : data.requestTimes)
        at += by;
    if (data.utcAtZero) *data.utcAtZero -= by;
    for (TimelineMark& mark : data.marks)
        if (mark.kind != TimelineMark::Kind::Change) mark.at += by;
}

SeriesBucket summary(const SeriesPyramid& series, TimeRange range)
{
    constexpr int kParts = 512;
    SeriesBucket all;
    double integral = 0;
    for (const SeriesPyramid::Column& column : series.query(range, kParts)) {
        all.min = all.covered == 0 ? column.min : std::min(all.min, column.min);
        all.max = all.covered == 0 ? column.max : std::max(all.max, column.max);
        all.covered += column.range.length();
        integral += column.mean * static_cast<double>(column.range.length());
    }
    if (all.covered > 0) all.mean = integral / static_cast<double>(all.covered);
    return all;
}

} // namespace fulcrum::app
