// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/validation.h"

#include "catalog/device.h"
#include "catalog/model.h"
#include "catalog/names.h"
#include "cluster/simulation.h"
#include "study/figures.h"
#include "study/metrics.h"
#include "study/point_scenario.h"
#include "study/progress.h"
#include "study/steady_state.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <thread>

namespace fulcrum::study
{

namespace
{

std::string group_of(const MeasuredPoint& point)
{
    const catalog::ModelGeometry* model = catalog::find_model(point.model);
    const catalog::Device* device = catalog::find_device(point.gpu);
    return fmt::format("{} {} {} {} tp{}", point.engine, device != nullptr ? device->id : point.gpu,
                       model != nullptr ? model->id : point.model,
                       point.weights.empty() ? "bf16" : point.weights, point.tensor_parallel);
}

void add_sentence(std::string& text, const std::string& sentence)
{
    if (sentence.empty()) return;
    if (!text.empty()) text += "; ";
    text += sentence;
}

// The statistic that the point's TTFT is; the mean where it is not stated.
std::string statistic_of(const MeasuredPoint& point, std::string& why)
{
    std::string wanted = catalog::lower(point.ttft_stat);
    if (wanted == "median") wanted = "p50";
    if (wanted == "avg" || wanted == "average") wanted = "mean";
    for (const auto& known : kStatistics)
        if (known.name == wanted) return wanted;
    add_sentence(why,
                 wanted.empty() || wanted == "not stated"
                     ? std::string("the TTFT's statistic is not stated: compared with the mean")
                     : "the TTFT's statistic \"" + point.ttft_stat + "\" is unknown: compared with the mean");
    return "mean";
}

std::optional<double> known(const Figure& figure)
{
    if (figure.state != Figure::State::Known) return std::nullopt;
    return figure.interval.value;
}

std::optional<double> relative_error(std::optional<double> simulated, std::optional<double> measured)
{
    if (!simulated || !measured || !(*measured > 0)) return std::nullopt;
    return *simulated / *measured - 1;
}

// Over the middle of the run, so that neither its begin nor its end decides.
bool requests_wait_at_the_cap(const cluster::RunRecord& record, std::int64_t clients)
{
    constexpr double share_waiting = 0.1; // of the clients [E]
    const TimeNs quarter = record.end / 4;
    double waiting = 0;
    for (const cluster::ReplicaRecord& replica : record.replicas)
        waiting += resample(replica.timeline, cluster::kWaiting, quarter, 3 * quarter, 1).front();
    return waiting > share_waiting * static_cast<double>(clients);
}

// A benchmark counts from when it sends, the simulation from when it wanted to: what lies between, as far as
// means tell.
double seconds_before_sending(const cluster::RunRecord& record, const std::string& statistic)
{
    double sum = 0;
    double count = 0;
    for (const cluster::ClientRecord& client : record.clients) {
        sum += client.lag.sum() * 1e-9;
        count += static_cast<double>(client.lag.count());
    }
    return statistic == "mean" && count > 0 ? sum / count : 0;
}

bool answers_fall_behind(double answers_a_second, double offered)
{
    return answers_a_second < kSaturatedShare * offered;
}

// What random intervals came to: a few requests may take longer than the rate says.
double drawn_rate(const cluster::RunRecord& record)
{
    TimeNs last = 0;
    for (const cluster::RequestTimes& request : record.requests)
        last = std::max(last, request.arrival);
    return last > 0 ? static_cast<double>(record.requests.size()) / to_seconds(last)
                    : std::numeric_limits<double>::infinity();
}

std::optional<bool> measurement_saturated(const MeasuredPoint& point)
{
    const std::optional<LoadForm> form = load_form(point);
    if (!form || !point.load_value) return std::nullopt;
    if (*form == LoadForm::ClosedLoop) {
        if (!point.max_num_seqs) return std::nullopt;
        return *point.load_value > static_cast<double>(*point.max_num_seqs * point.replicas);
    }
    if (!point.request_rate) return std::nullopt;
    return answers_fall_behind(*point.request_rate, *point.load_value);
}

struct Runner {
    const cluster::Kinds& kinds;
    const ValidationOptions& options;

    ValidatedPoint run(const MeasuredPoint& point, const std::function<void(double)>& progress) const;
};

ValidatedPoint Runner::run(const MeasuredPoint& point, const std::function<void(double)>& progress) const
{
    ValidatedPoint result;
    result.id = point.id;
    result.group = group_of(point);
    result.measured_ttft_s = point.ttft_s;
    result.measured_tpot_s = point.tpot_s;
    result.measurement_saturated = measurement_saturated(point);
    const Result<PointScenario> setup = point_scenario(point, kinds, options.folder);
    if (!setup) {
        for (const Error& error : setup.errors())
            add_sentence(result.why, error.message);
        return result;
    }
    cluster::SimulationOptions simulation;
    simulation.seed = options.seed;
    simulation.stop = options.stop;
    simulation.progress = progress;
    const auto record = cluster::simulate(setup->scenario, setup->run, kinds, simulation);
    if (!record) {
        for (const Error& error : record.errors())
            add_sentence(result.why, error.message);
        return result;
    }

    const ScenarioFigures figures = figures_of(*record);
    for (const std::string& assumed : setup->assumed)
        add_sentence(result.why, assumed);
    const std::string statistic = statistic_of(point, result.why);
    const auto ttft = metric_value(figures, "ttft_s." + statistic);
    if (ttft) {
        result.ttft_s = known(*ttft);
        if (!result.ttft_s) add_sentence(result.why, ttft->why);
        // The same for every request, so that it moves all of them and changes nothing in the engine.
        if (result.ttft_s) *result.ttft_s += setup->frontend_s - seconds_before_sending(*record, statistic);
    }
    result.tpot_s = known(figures.latencies.tpot_s.mean);
    if (!result.tpot_s) add_sentence(result.why, figures.latencies.tpot_s.mean.why);
    if (!point.ttft_s) add_sentence(result.why, "no TTFT was measured");
    if (!point.tpot_s) add_sentence(result.why, "no TPOT was measured");
    result.ttft_error = relative_error(result.ttft_s, point.ttft_s);
    result.tpot_error = relative_error(result.tpot_s, point.tpot_s);
    result.saturated = setup->offered_rate
                           ? answers_fall_behind(figures.request_rate.value,
                                                 std::min(*setup->offered_rate, drawn_rate(*record)))
                           : requests_wait_at_the_cap(*record, setup->clients);
    return result;
}

std::optional<double> median_absolute(std::vector<double> errors)
{
    if (errors.empty()) return std::nullopt;
    for (double& error : errors)
        error = std::abs(error);
    std::sort(errors.begin(), errors.end());
    const std::size_t half = errors.size() / 2;
    return errors.size() % 2 == 1 ? errors[half] : (errors[half - 1] + errors[half]) / 2;
}

using Json = nlohmann::ordered_json;

template <class T>
Json or_null(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json to_json(const ErrorSummary& summary)
{
    Json json = Json::object();
    if (!summary.group.empty()) json["group"] = summary.group;
    json["tpot"] = or_null(summary.tpot);
    json["ttft"] = or_null(summary.ttft);
    json["ttft_below_saturation"] = or_null(summary.ttft_below_saturation);
    json["points"] = summary.points;
    json["saturated"] = summary.saturated;
    json["saturation_told"] = summary.saturation_told;
    json["saturation_right"] = summary.saturation_right;
    return json;
}

} // namespace

Result<Validation> validate(const std::vector<MeasuredPoint>& points, const cluster::Kinds& kinds,
                            const ValidationOptions& options)
{
    Validation validation;
    validation.points.resize(points.size());
    Progress progress(points.size(), options.progress);
    const Runner runner{kinds, options};
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < points.size() && !options.stop.stop_requested(); i = next++) {
            try {
                validation.points[i] =
                    runner.run(points[i], [&progress, i](double share) { progress.set(i, share); });
            } catch (const std::exception& fault) { // out of memory
                validation.points[i].id = points[i].id;
                validation.points[i].group = group_of(points[i]);
                validation.points[i].why = std::string("its run failed: ") + fault.what();
            }
            progress.set(i, 1);
        }
    };
    {
        const std::size_t wanted = options.threads > 0 ? static_cast<std::size_t>(options.threads)
                                                       : std::max(1U, std::thread::hardware_concurrency());
        std::vector<std::jthread> workers(std::min(wanted, points.size()));
        for (std::jthread& worker : workers)
            worker = std::jthread(work);
    }
    if (options.stop.stop_requested()) return Error{.message = "cancelled"};

    validation.all = summarise(validation.points, "");
    for (const ValidatedPoint& point : validation.points) {
        const bool there = std::any_of(validation.groups.begin(), validation.groups.end(),
                                       [&](const ErrorSummary& group) { return group.group == point.group; });
        if (!there) validation.groups.push_back(summarise(validation.points, point.group));
    }
    return validation;
}

ErrorSummary summarise(const std::vector<ValidatedPoint>& points, const std::string& group)
{
    ErrorSummary summary;
    summary.group = group;
    std::vector<double> tpot, ttft, below;
    for (const ValidatedPoint& point : points) {
        if (!group.empty() && point.group != group) continue;
        if (point.tpot_error) tpot.push_back(*point.tpot_error);
        if (point.ttft_error) ttft.push_back(*point.ttft_error);
        if (!point.saturated) continue; // not simulated
        ++summary.points;
        const bool saturated = point.measurement_saturated.value_or(*point.saturated);
        if (saturated) {
            ++summary.saturated;
        } else if (point.ttft_error) {
            below.push_back(*point.ttft_error);
        }
        if (!point.measurement_saturated) continue;
        ++summary.saturation_told;
        if (*point.measurement_saturated == *point.saturated) ++summary.saturation_right;
    }
    summary.tpot = median_absolute(std::move(tpot));
    summary.ttft = median_absolute(std::move(ttft));
    summary.ttft_below_saturation = median_absolute(std::move(below));
    return summary;
}

std::string validation_json(const Validation& validation)
{
    Json json = {
        {"points", Json::array()}, {"median_absolute", to_json(validation.all)}, {"groups", Json::array()}};
    for (const ValidatedPoint& point : validation.points) {
        json["points"].push_back({{"id", point.id},
                                  {"group", point.group},
                                  {"tpot_error", or_null(point.tpot_error)},
                                  {"ttft_error", or_null(point.ttft_error)},
                                  {"saturated", or_null(point.saturated)},
                                  {"measurement_saturated", or_null(point.measurement_saturated)},
                                  {"why", point.why},
                                  {"ttft_s", or_null(point.ttft_s)},
                                  {"tpot_s", or_null(point.tpot_s)},
                                  {"measured_ttft_s", or_null(point.measured_ttft_s)},
                                  {"measured_tpot_s", or_null(point.measured_tpot_s)}});
    }
    for (const ErrorSummary& group : validation.groups)
        json["groups"].push_back(to_json(group));
    return json.dump(2);
}

} // namespace fulcrum::study
