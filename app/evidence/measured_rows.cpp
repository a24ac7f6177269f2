// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/measured_rows.h"

#include "evidence/metric_words.h"
#include "shell/values.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

using evidence::Series;

// Series that belong in one row: the same figure of the same requests, from several replicas.
struct Group {
    std::size_t file = 0;
    std::vector<std::size_t> series;
};

scenario::Population withoutReplica(scenario::Population population)
{
    population.replica.clear();
    return population;
}

bool belongTogether(const Series& a, const Series& b)
{
    return a.metric == b.metric && a.name == b.name && a.unit == b.unit &&
           a.population.replica != b.population.replica &&
           withoutReplica(a.population) == withoutReplica(b.population);
}

std::vector<Group> groupsOf(const std::vector<Evidence>& files)
{
    std::vector<Group> groups;
    for (std::size_t f = 0; f < files.size(); ++f) {
        const auto& series = files[f]->series;
        for (std::size_t s = 0; s < series.size(); ++s) {
            const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
                return group.file == f && belongTogether(files[f]->series[group.series.front()], series[s]);
            });
            if (same == groups.end())
                groups.push_back({f, {s}});
            else
                same->series.push_back(s);
        }
    }
    return groups;
}

double largest(const Series& series)
{
    double most = 0;
    for (const double value : series.values)
        if (std::isfinite(value)) most = std::max(most, value);
    return most;
}

// Where the zero of an axis time lies in the file's clock, s: UTC counts from the first moment of all such
// files.
double zeroOf(const evidence::Imported& file, std::optional<double> utc)
{
    return file.utc ? utc.value_or(0) : 0;
}

MeasuredSeries measuredOf(const Series& series, double zero, double scale)
{
    std::vector<MeasuredSeries::Point> points;
    const std::size_t n = std::min(series.seconds.size(), series.values.size());
    points.reserve(n);
    for (std::size_t i = 0; i < n; ++i)
        points.push_back({from_seconds(series.seconds[i] - zero), series.values[i] * scale});
    std::vector<TimeNs> gaps;
    gaps.reserve(series.gaps.size());
    for (const double gap : series.gaps)
        gaps.push_back(from_seconds(gap - zero));
    return {std::move(points), gaps};
}

QString words(const char* text)
{
    return QCoreApplication::translate("Timeline", text);
}

QString populationText(const scenario::Population& population)
{
    QStringList parts;
    for (const std::string* part : {&population.request_class, &population.tenant, &population.prompt_band,
                                    &population.version, &population.region, &population.model})
        if (!part->empty()) parts << toQt(*part);
    return parts.join(QStringLiteral(", "));
}

QString scopeOf(const Group& group, const Series& series, std::size_t shown, Together how)
{
    const QString population = populationText(series.population);
    QString replicas;
    if (shown == 1 && group.series.size() >= 1)
        replicas = toQt(series.population.replica);
    else if (how == Together::Sum)
        replicas = words(QT_TRANSLATE_NOOP("Timeline", "sum of replicas"));
    else if (how == Together::Max)
        replicas = words(QT_TRANSLATE_NOOP("Timeline", "max of replicas"));
    else
        replicas = words(QT_TRANSLATE_NOOP("Timeline", "mean of replicas"));
    if (population.isEmpty()) return replicas.isEmpty() ? QString() : replicas;
    return replicas.isEmpty() ? population : population + QStringLiteral(", ") + replicas;
}

// A simulated row that this figure of all requests belongs in and that has nothing measured yet.
TimelineRow* rowFor(TimelineData& data, const Series& series)
{
    if (series.metric.empty() || !populationText(withoutReplica(series.population)).isEmpty()) return nullptr;
    for (TimelineRow& row : data.rows)
        if (row.metric == toQt(series.metric) && row.measured.empty() && !row.lines.empty()) return &row;
    return nullptr;
}

TimelineRow newRow(const Series& series, double most)
{
    const MetricWords metric = metricWords(series.metric);
    TimelineRow row;
    row.metric = toQt(series.metric);
    row.name = series.metric.empty() ? toQt(series.name) : metric.name;
    if (series.metric.empty()) {
        row.unit = toQt(series.unit == "1/s" ? "/s" : series.unit);
    } else {
        const ShownUnit unit = shownUnit(metric.unit, most);
        row.unit = unit.unit;
        row.scale = unit.scale;
    }
    if (metric.unit == MetricUnit::Share) row.fixedMax = most <= 1 ? 100 : 0;
    row.definition = toQt(series.name);
    return row;
}

void addGroup(TimelineData& data, const std::vector<Evidence>& files, const Group& group, TimeNs offset,
              const QString& replica, std::optional<double> utc)
{
    const evidence::Imported& file = *files[group.file];
    std::vector<std::size_t> shown = group.series;
    for (const std::size_t s : group.series)
        if (!replica.isEmpty() && toQt(file.series[s].population.replica) == replica) shown = {s};
    const Series& series = file.series[shown.front()];
    double most = 0;
    for (const std::size_t s : shown)
        most = std::max(most, largest(file.series[s]));
    TimelineRow* row = rowFor(data, series);
    if (!row) row = &data.rows.emplace_back(newRow(series, most));
    const Together how = metricWords(series.metric).together;
    std::vector<MeasuredSeries> parts;
    for (const std::size_t s : shown)
        parts.push_back(measuredOf(file.series[s], zeroOf(file, utc), row->scale));
    row->measured = together(parts, how);
    row->measured.setOffset(offset);
    row->measuredScope = scopeOf(group, series, shown.size(), how);
    if (row->measuredScope.isEmpty()) row->measuredScope = words(QT_TRANSLATE_NOOP("Timeline", "measured"));
    row->source = group.file;
    row->series = shown.front();
    row->replicas = shown.size();
}

} // namespace

bool hasSeries(const Evidence& file)
{
    return file && std::any_of(file->series.begin(), file->series.end(),
                               [](const Series& series) { return !series.seconds.empty(); });
}

std::optional<double> utcStart(const std::vector<Evidence>& files)
{
    std::optional<double> first;
    const auto consider = [&](double at) {
        if (std::isfinite(at)) first = first ? std::min(*first, at) : at;
    };
    for (const Evidence& file : files) {
        if (!file->utc) continue;
        for (const Series& series : file->series)
            if (!series.seconds.empty()) consider(series.seconds.front());
        for (const evidence::RequestRow& request : file->requests)
            consider(request.arrival);
    }
    return first;
}

void addMeasured(TimelineData& data, const std::vector<Evidence>& files, TimeNs offset,
                 const QString& replica)
{
    const std::optional<double> utc = utcStart(files);
    for (const Group& group : groupsOf(files))
        if (!files[group.file]->series[group.series.front()].seconds.empty())
            addGroup(data, files, group, offset, replica, utc);
    for (const Evidence& file : files)
        for (const evidence::RequestRow& request : file->requests)
            if (std::isfinite(request.arrival))
                data.requestTimes.push_back(from_seconds(request.arrival - zeroOf(*file, utc)) + offset);
    std::sort(data.requestTimes.begin(), data.requestTimes.end());
    if (utc) data.utcAtZero = from_seconds(*utc) - offset;
    const TimeRange measured = measuredExtent(data);
    if (measured.length() <= 0) return;
    data.extent = data.simulated ? data.extent.united(measured) : measured;
    data.extent.until = std::max(data.extent.until, data.extent.from + TimeAxis::kShortest);
}

std::optional<scenario::Observation> observationOf(const TimelineData& data, std::size_t row, TimeRange range,
                                                   const std::vector<Evidence>& files)
{
    if (row >= data.rows.size()) return {};
    const TimelineRow& shown = data.rows[row];
    const MeasuredStatistics all = shown.measured.statistics(range);
    if (all.n == 0 || shown.source >= files.size()) return {};
    const evidence::Imported& file = *files[shown.source];
    const Series& series = file.series[shown.series];
    const MetricUnit unit = metricWords(series.metric).unit;
    scenario::Observation observation;
    observation.metric = series.metric;
    observation.title = shown.name.toStdString();
    observation.statistic = unit == MetricUnit::PerSecond                            ? "rate"
                            : unit == MetricUnit::Share || unit == MetricUnit::Ratio ? "share"
                            : unit == MetricUnit::Seconds                            ? "mean"
                                                                                     : "value";
    const double value = all.mean / shown.scale;
    observation.after = scenario::Observed{value, value, value};
    const auto moment = [&](TimeNs at) {
        return data.utcAtZero ? scenario::Moment{at + *data.utcAtZero, true} : scenario::Moment{at, false};
    };
    observation.window.from = moment(range.from);
    observation.window.until = moment(range.until);
    observation.population = series.population;
    if (shown.replicas > 1) observation.population.replica.clear();
    observation.count = static_cast<std::int64_t>(all.n);
    observation.source = file.file.empty() ? file.title : file.file;
    return observation;
}

} // namespace fulcrum::app
