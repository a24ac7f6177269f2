// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/calibration_data.h"

#include "cluster/engine_build.h"
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/figures.h"
#include "study/measured_requests.h"
#include "study/measured_table.h"
#include "study/point_scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <set>

namespace fulcrum::study
{

namespace
{

namespace fs = std::filesystem;

// Of the logarithm: how far a measured time is from what a right model would say [E].
constexpr double kSigmaStep = 0.03;
constexpr double kSigmaTpot = 0.05;
constexpr double kSigmaTtft = 0.2;

std::string described(const MeasuredPoint& served)
{
    return fmt::format("{}{}{}, {} {} tp{} on {}", served.engine, served.engine_version.empty() ? "" : " ",
                       served.engine_version, served.model, served.weights.empty() ? "bf16" : served.weights,
                       served.tensor_parallel, served.gpu);
}

// The scenario of what was measured, under some load.
Result<PointScenario> scenario_of(MeasuredPoint served, const cluster::Kinds& kinds,
                                  const std::string& folder)
{
    if (served.load.empty()) {
        served.load = "concurrency";
        served.load_value = 1;
        served.prompt_tokens = served.output_tokens = 1;
    }
    return point_scenario(served, kinds, folder);
}

// --- steps ---

struct MeasuredStep {
    int decodes = 0;
    double context = 0; // mean tokens of the decodes
    std::int64_t prefill = 0;
    double seconds = 0;
};

// The wall time of a step that a replica would take (engine/replica.cpp: run_planned_step).
double step_seconds(const cluster::EngineBuild& build, const MeasuredStep& step)
{
    const engine::EngineProfile& profile = build.parts.profile;
    cost::StepShape shape;
    std::vector<cost::PrefillPiece> pieces;
    if (step.prefill > 0) pieces.push_back({static_cast<std::int32_t>(step.prefill), 0, true});
    shape.decode_seqs = step.decodes;
    shape.context_sum = std::llround(step.context * step.decodes);
    shape.context_max = std::llround(step.context);
    std::vector<std::int64_t> windowed;
    for (const std::int64_t window : build.cost->windows())
        windowed.push_back(std::llround(std::min(step.context, static_cast<double>(window)) * step.decodes));
    shape.windowed_sums = windowed;
    shape.pieces = pieces;
    shape.logit_rows = step.decodes + static_cast<int>(pieces.size());
    const auto& sizes = profile.capture_sizes;
    if (pieces.empty() && !sizes.empty()) {
        const auto fit = std::lower_bound(sizes.begin(), sizes.end(), step.decodes);
        shape.launch = {fit == sizes.end() ? cost::Launch::Mode::Eager : cost::Launch::Mode::Graph,
                        fit == sizes.end() ? 0 : *fit};
    }
    const double gpu = to_seconds(build.cost->step(shape).latency);
    const double host =
        profile.host_seconds + profile.host_seconds_per_request *
                                   static_cast<double>(step.decodes + static_cast<int>(pieces.size()));
    return profile.overlapped ? std::max(gpu, host) + profile.sync_seconds : gpu + host;
}

Predict predict_steps(std::vector<MeasuredStep> steps, const scenario::Scenario& scenario,
                      const cluster::Kinds& kinds)
{
    return [steps = std::move(steps), scenario,
            kinds](const CalibratedConstants& constants) -> Result<std::vector<double>> {
        const auto calibrated = with_constants(scenario, constants);
        if (!calibrated) return calibrated.errors();
        const auto build = cluster::build_engine(*calibrated, *calibrated->find("engine"), kinds, "");
        if (!build) return build.errors();
        std::vector<double> seconds;
        for (const MeasuredStep& step : steps)
            seconds.push_back(step_seconds(*build, step));
        return seconds;
    };
}

Errors refuse_few_batches(const std::vector<MeasuredStep>& steps, const std::string& file)
{
    std::set<int> batches;
    for (const MeasuredStep& step : steps)
        batches.insert(step.decodes);
    if (batches.size() >= 3) return {};
    return {
        {.message = fmt::format("steps of {} cannot tell host time from GPU time",
                                batches.size() == 1 ? std::string("one batch size")
                                                    : fmt::format("{} batch sizes", batches.size())),
         .hint = fmt::format("measure at least {} steps of three batch sizes or more, from small to large",
                             kFewestObservations),
         .file = file}};
}

Result<CalibrationFile> read_steps(const MeasuredTable& table, const std::string& path,
                                   const MeasuredPoint& served, const cluster::Kinds& kinds)
{
    Errors errors;
    std::vector<MeasuredStep> steps;
    CalibrationFile file;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        MeasuredStep step;
        step.decodes = static_cast<int>(
            std::min<std::int64_t>(table.whole_number(row, "decode_seqs", 0, errors).value_or(0), 1 << 20));
        step.context = table.number(row, "context", 0, errors).value_or(0);
        step.prefill =
            std::min<std::int64_t>(table.whole_number(row, "prefill_tokens", 0, errors).value_or(0), 1 << 24);
        step.seconds = table.number(row, "step_ms", 1e-6, errors).value_or(1) * 1e-3;
        if (step.decodes == 0 && step.prefill == 0)
            errors.push_back(table.fault(row, "decode_seqs", "leaves the step without a token"));
        file.data.observations.push_back(
            {fmt::format("line {}: {} decodes of {:.0f} tokens, {} prompt tokens", table.line(row),
                         step.decodes, step.context, step.prefill),
             step.seconds, kSigmaStep});
        steps.push_back(step);
    }
    if (errors.empty()) errors = refuse_few_batches(steps, path);
    if (!errors.empty()) return errors;
    auto made = scenario_of(served, kinds, "");
    if (!made) return made.errors();
    file.scenario = std::move(made->scenario);
    file.data.predict = predict_steps(std::move(steps), file.scenario, kinds);
    return file;
}

// --- windows of metrics ---

struct MeasuredWindow {
    MeasuredPoint load; // served, with rate and lengths
    std::optional<double> running{};
};

constexpr std::int64_t kRequestsOfWindow = 200;

// TPOT, TTFT and requests running of a steady load, as far as each was measured.
Result<std::vector<double>> predict_window(const MeasuredWindow& window, const CalibratedConstants& constants,
                                           const cluster::Kinds& kinds)
{
    auto made = scenario_of(window.load, kinds, "");
    if (!made) return made.errors();
    made->run.max_requests = kRequestsOfWindow;
    const auto calibrated = with_constants(made->scenario, constants);
    if (!calibrated) return calibrated.errors();
    const auto record = cluster::simulate(*calibrated, made->run, kinds, {});
    if (!record) return record.errors();
    const ScenarioFigures figures = figures_of(*record);
    std::vector<double> times;
    if (window.load.tpot_s) times.push_back(figures.latencies.tpot_s.mean.interval.value);
    if (window.load.ttft_s) times.push_back(figures.latencies.ttft_s.mean.interval.value);
    if (window.running) { // Little's law: what runs follows from how long requests take
        const double taken =
            figures.latencies.e2e_s.mean.interval.value - figures.latencies.queue_s.mean.interval.value;
        times.push_back(taken);
    }
    return times;
}

Result<CalibrationFile> read_windows(const MeasuredTable& table, const MeasuredPoint& served,
                                     const cluster::Kinds& kinds)
{
    Errors errors;
    CalibrationFile file;
    std::vector<MeasuredWindow> windows;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        MeasuredWindow window{served, table.number(row, "running", 1e-3, errors)};
        MeasuredPoint& load = window.load;
        load.load = "req_per_s poisson";
        const std::size_t faults = errors.size();
        load.load_value = table.number(row, "request_rate", 1e-6, errors);
        const bool told = errors.size() > faults;
        load.prompt_tokens = table.number(row, "prompt_tokens", 1, errors).value_or(1);
        load.output_tokens = table.number(row, "output_tokens", 1, errors).value_or(1);
        const auto seconds = [&](std::string_view column) {
            const auto value = table.number(row, column, 1e-6, errors);
            return value ? std::optional(*value * 1e-3) : std::nullopt;
        };
        load.tpot_s = seconds("tpot_ms");
        load.ttft_s = seconds("ttft_ms");
        if (!load.load_value) {
            if (!told) errors.push_back(table.fault(row, "request_rate", "is no rate"));
            continue;
        }
        const std::string line = fmt::format("line {}: ", table.line(row));
        if (load.tpot_s) file.data.observations.push_back({line + "TPOT", *load.tpot_s, kSigmaTpot});
        if (load.ttft_s) file.data.observations.push_back({line + "TTFT", *load.ttft_s, kSigmaTtft});
        if (window.running) {
            file.data.observations.push_back(
                {line + "time in the batch", *window.running / *load.load_value, kSigmaTpot});
        }
        windows.push_back(std::move(window));
    }
    if (!errors.empty()) return errors;
    auto made = scenario_of(served, kinds, "");
    if (!made) return made.errors();
    file.scenario = std::move(made->scenario);
    file.data.predict = [windows = std::move(windows),
                         kinds](const CalibratedConstants& constants) -> Result<std::vector<double>> {
        std::vector<double> all;
        for (const MeasuredWindow& window : windows) {
            const auto times = predict_window(window, constants, kinds);
            if (!times) return times.errors();
            all.insert(all.end(), times->begin(), times->end());
        }
        return all;
    };
    return file;
}

// --- measured runs ---

Predict predict_run(std::shared_ptr<const MeasuredRun> run, PointScenario made, const cluster::Kinds& kinds,
                    std::size_t from, std::size_t to)
{
    return [run, made = std::move(made), kinds, from,
            to](const CalibratedConstants& constants) -> Result<std::vector<double>> {
        const auto calibrated = with_constants(made.scenario, constants);
        if (!calibrated) return calibrated.errors();
        const auto record = cluster::simulate(*calibrated, made.run, kinds, {});
        if (!record) return record.errors();
        if (record->requests.size() != run->requests.size()) {
            return Error{.message = fmt::format("the trace beside the run has {} requests, the run {}",
                                                record->requests.size(), run->requests.size())};
        }
        std::vector<double> times;
        for (std::size_t i = from; i < to; ++i) {
            const cluster::RequestTimes& simulated = record->requests[i];
            const bool done = simulated.outcome == engine::Outcome::Completed;
            const MeasuredRequest& measured = run->requests[i];
            const double e2e = done ? to_seconds(simulated.last_at_client() - simulated.arrival) : 1e6;
            const double ttft = done ? to_seconds(simulated.first_at_client() - simulated.arrival) : 1e6;
            times.push_back(std::max(ttft, 1e-6));
            if (measured.output_tokens > 1)
                times.push_back(std::max((e2e - ttft) / (measured.output_tokens - 1), 1e-9));
        }
        return times;
    };
}

Result<CalibrationFile> read_run(const std::string& path, const MeasuredPoint& served,
                                 const cluster::Kinds& kinds, RequestShare share)
{
    auto read = read_measured_run(path, served);
    if (!read) return read.errors();
    const auto run = std::make_shared<const MeasuredRun>(std::move(*read));
    const auto with_requests = kinds_with(kinds, run);
    const std::string folder = fs::path(path).parent_path().string();
    auto made = scenario_of(run->served, with_requests, folder);
    if (!made) made = scenario_of(run->served_by_itself(), with_requests, folder);
    if (!made) return made.errors();

    const auto count = static_cast<double>(run->requests.size());
    const auto from = static_cast<std::size_t>(std::floor(std::clamp(share.from, 0.0, 1.0) * count));
    const auto to = static_cast<std::size_t>(std::floor(std::clamp(share.to, 0.0, 1.0) * count));
    CalibrationFile file;
    file.described = described(run->served);
    for (std::size_t i = from; i < to; ++i) {
        const MeasuredRequest& request = run->requests[i];
        file.data.observations.push_back(
            {fmt::format("TTFT of request {}", i + 1), request.ttft_s, kSigmaTtft});
        if (request.output_tokens > 1)
            file.data.observations.push_back(
                {fmt::format("TPOT of request {}", i + 1), request.tpot_s, kSigmaTpot});
    }
    const std::string name = fs::path(path).lexically_normal().filename().string();
    file.data.source = from == 0 && to == run->requests.size()
                           ? name
                           : fmt::format("{}, requests {} to {}", name, from + 1, to);
    file.scenario = made->scenario;
    file.data.predict = predict_run(run, std::move(*made), with_requests, from, to);
    return file;
}

} // namespace

Result<CalibrationFile> read_calibration_file(const std::string& path, const MeasuredPoint& served,
                                              const cluster::Kinds& kinds, RequestShare share)
{
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) {
        std::string folder = path;
        while (folder.size() > 1 && folder.ends_with('/'))
            folder.pop_back();
        return read_run(folder, served, kinds, share);
    }
    const auto text = scenario::read_text_file(path);
    if (!text) return text.errors();
    const auto steps = MeasuredTable::read(*text, path, {"decode_seqs", "context", "step_ms"});
    const auto windows =
        MeasuredTable::read(*text, path, {"request_rate", "prompt_tokens", "output_tokens", "tpot_ms"});
    if (!steps && !windows) {
        const bool named = text->find("step_ms") != std::string::npos;
        const bool of_windows = text->find("request_rate") != std::string::npos;
        if (named) return steps.errors();
        if (of_windows) return windows.errors();
        return Error{.message = "this is neither a table of steps nor of windows of metrics",
                     .hint = "its columns are decode_seqs, context, step_ms, or request_rate, prompt_tokens, "
                             "output_tokens, running, tpot_ms, ttft_ms",
                     .file = path,
                     .at = {1, 1}};
    }
    if (served.model.empty() || served.gpu.empty()) {
        return Error{.message = "the table does not say which model ran on which GPU",
                     .hint = "give --model and --gpu",
                     .file = path};
    }
    if ((steps ? steps : windows)->rows() == 0)
        return Error{.message = "there is no row below the header",
                     .hint = fmt::format("give a row for each measured {}", steps ? "step" : "window"),
                     .file = path};
    auto file = steps ? read_steps(*steps, path, served, kinds) : read_windows(*windows, served, kinds);
    if (!file) return file;
    file->data.source = fs::path(path).filename().string();
    file->described = described(served);
    return file;
}

} // namespace fulcrum::study
