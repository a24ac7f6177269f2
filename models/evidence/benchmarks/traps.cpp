// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/benchmarks/traps.h"

#include "catalog/device.h"
#include "catalog/model.h"
#include "evidence/observing.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::benchmarks
{

namespace
{

// Means of ratios differ from ratios of means by less than this in runs that are sound.
constexpr double kTooLow = 0.75;
constexpr double kChunkPair = 100e-6; // s; no engine makes a token in so short a time
constexpr double kSendLag = 0.01;     // of TTFT (MODEL 13)
constexpr double kReached = 0.95;     // of the rate asked for
constexpr double kPlateau = 0.05;     // spread of requests in flight

bool known(double value)
{
    return std::isfinite(value);
}

} // namespace

double recomputed_tpot(const ClientFigures& f)
{
    const bool can = known(f.e2e) && known(f.ttft) && f.output_tokens > 1.5 && f.e2e >= f.ttft;
    return can ? (f.e2e - f.ttft) / (f.output_tokens - 1) : kUnknown;
}

TpotCheck check_tpot(const ClientFigures& f)
{
    TpotCheck check;
    check.recomputed = recomputed_tpot(f);
    const double said = known(f.tpot) ? f.tpot : f.itl;
    if (known(said) && said > 0 && known(check.recomputed) && said < kTooLow * check.recomputed) {
        check.wrong = true;
        check.warnings.push_back(fmt::format(
            "The client's TPOT of {} is {} times below (E2E − TTFT) / (output tokens − 1) = {}: it divides "
            "by "
            "more stamps than tokens. Its TPOT and ITL were left out and that quotient was taken instead; "
            "check it against the server's own inter-token latency",
            seconds_text(said), number_text(check.recomputed / said), seconds_text(check.recomputed)));
    }
    if (known(f.itl_median) && f.itl_median < kChunkPair && known(f.itl) && f.itl > 10 * f.itl_median) {
        check.wrong = check.wrong || !known(check.recomputed);
        check.warnings.push_back(fmt::format(
            "Half of all gaps between tokens are below {}, while their mean is {}: the client stamps two "
            "chunks for most tokens, so percentiles of ITL mean nothing. Use TPOT, or the server's "
            "inter-token latency",
            seconds_text(f.itl_median), seconds_text(f.itl)));
    }
    return check;
}

std::vector<std::string> check_sending(const ClientFigures& f)
{
    std::vector<std::string> warnings;
    if (known(f.send_delay) && known(f.ttft) && f.send_delay > kSendLag * f.ttft) {
        warnings.push_back(fmt::format(
            "The client sent requests {} later than it meant to, {} % of its TTFT of {}: add this to TTFT as "
            "users would see it, or give the client more workers",
            seconds_text(f.send_delay), number_text(100 * f.send_delay / f.ttft), seconds_text(f.ttft)));
    }
    if (known(f.offered_rate) && known(f.achieved_rate) && f.achieved_rate < kReached * f.offered_rate) {
        warnings.push_back(fmt::format(
            "{} requests/s were asked for but {} were sent: the client was the limit, and its latencies "
            "leave "
            "out the wait of those it did not send (coordinated omission). Read the step as a load of {}/s "
            "with a fixed number in flight, or raise the client's workers and concurrency",
            number_text(f.offered_rate), number_text(f.achieved_rate), number_text(f.achieved_rate)));
    }
    if (known(f.max_concurrency)) {
        warnings.push_back(fmt::format(
            "Closed loop: at most {} requests were in flight, so a slow server lowers its own load and TTFT "
            "is that of {} users who wait for each other, not of the rate (coordinated omission). Model it "
            "with closed-loop clients, or measure with a rate and no limit",
            number_text(f.max_concurrency), number_text(f.max_concurrency)));
    }
    return warnings;
}

std::vector<std::string> check_units(const ClientFigures& f)
{
    // 20 us a token would be 50,000 tokens a second for one reader.
    constexpr double kFastest = 20e-6;
    const double tpot = known(f.tpot) ? f.tpot : f.itl;
    if (!known(tpot) || !(tpot > 0) || tpot >= kFastest || !known(f.ttft) || f.ttft > 0.1) return {};
    return {fmt::format("A TPOT of {} is a thousand times faster than engines are: the file seems to give "
                        "seconds under names that say milliseconds. Check the script that wrote it and "
                        "multiply its latencies by 1,000",
                        seconds_text(tpot))};
}

std::vector<std::string> check_load_steps(std::span<const ClientFigures> steps)
{
    std::vector<const ClientFigures*> usable;
    for (const ClientFigures& step : steps)
        if (known(step.offered_rate) && known(step.completed_rate) && known(step.e2e))
            usable.push_back(&step);
    std::ranges::sort(usable, {}, [](const ClientFigures* f) { return f->offered_rate; });
    const auto in_flight = [](const ClientFigures* f) { return f->completed_rate * f->e2e; };
    if (usable.size() < 2) return {};
    // From the highest rate down: as long as the number in flight stays the same.
    const double top = in_flight(usable.back());
    std::size_t first = usable.size() - 1;
    double low = top;
    double high = top;
    while (first > 0) {
        const double next = in_flight(usable[first - 1]);
        if (std::max(high, next) - std::min(low, next) > kPlateau * top) break;
        low = std::min(low, next);
        high = std::max(high, next);
        --first;
    }
    const bool grows = usable.back()->offered_rate > 1.1 * usable[first]->offered_rate;
    const bool behind = usable.back()->completed_rate < kReached * usable.back()->offered_rate;
    if (first + 1 >= usable.size() || !grows || !behind) return {};
    return {fmt::format(
        "From {} to {} requests/s asked for, throughput × E2E stays at {:.0f} to {:.0f} requests in flight: "
        "that is the client's limit, not the server's queue. TTFT there is flat because no more were sent; "
        "take these {} steps as closed loops with about {:.0f} in flight, or raise the client's workers",
        number_text(usable[first]->offered_rate), number_text(usable.back()->offered_rate), low, high,
        usable.size() - first, high)};
}

std::vector<std::string> check_load_steps(std::span<const Imported> steps)
{
    std::vector<ClientFigures> figures;
    for (const Imported& step : steps) {
        const auto get = [&](const char* metric, const char* statistic) {
            return find_figure(step.observations, metric, statistic).value_or(kUnknown);
        };
        figures.push_back({.e2e = get("e2e_s", "mean"),
                           .offered_rate = get("offered_rate", "rate"),
                           .completed_rate = get("request_rate", "rate")});
    }
    return check_load_steps(std::span<const ClientFigures>(figures));
}

namespace
{

// Bytes of a weight, and whether that was said.
struct WeightBytes {
    double bytes = 2;
    bool said = false;
};

WeightBytes weight_bytes(const std::string& quantization, const std::string& dtype)
{
    constexpr std::pair<std::string_view, double> kNames[] = {
        {"fp8", 1},      {"int8", 1},           {"w8a8", 1},    {"awq", 0.5},   {"gptq", 0.5}, {"int4", 0.5},
        {"w4a16", 0.5},  {"bitsandbytes", 0.5}, {"mxfp4", 0.5}, {"nvfp4", 0.5}, {"fp4", 0.5},  {"float32", 4},
        {"bfloat16", 2}, {"float16", 2},        {"bf16", 2},    {"half", 2}};
    for (const std::string& text : {quantization, dtype})
        for (const auto& [name, bytes] : kNames)
            if (!text.empty() && text.find(name) != std::string::npos) return {bytes, true};
    return {};
}

} // namespace

std::vector<std::string> check_weight_floor(double tpot_s, const std::vector<Fact>& facts,
                                            const std::vector<Fact>& known_facts)
{
    const auto fact = [&](std::string_view key) {
        const std::string first = fact_value(known_facts, key);
        return first.empty() ? fact_value(facts, key) : first;
    };
    const auto* model = catalog::find_model(fact("model"));
    const auto* device = catalog::find_device(fact("device"));
    if (model == nullptr || device == nullptr || !(tpot_s > 0) || !(device->bandwidth > 0)) return {};
    const auto ranks = traces::parse_number(fact("tensor_parallel_size")).value_or(1);
    const double gpus = std::clamp(ranks, 1.0, 1024.0);
    const WeightBytes weight = weight_bytes(fact("quantization"), fact("dtype"));
    const double head = static_cast<double>(model->hidden) * model->vocab;
    const double bytes = (model->active_linear_params() + head) * weight.bytes;
    const double floor = bytes / (device->bandwidth * gpus);
    if (tpot_s >= floor) return {};
    return {fmt::format(
        "A TPOT of {} is below {}, the time that {} needs to read the weights of {} once ({} bytes a "
        "weight{}): "
        "no engine is that fast without a draft model. Check TPOT against (E2E − TTFT) / (output tokens − 1) "
        "and the server's inter-token latency, and whether weights are quantised",
        seconds_text(tpot_s), seconds_text(floor), device->title, model->title, number_text(weight.bytes),
        weight.said ? "" : ", assumed")};
}

std::vector<std::string> joined_arguments(std::string_view text)
{
    std::vector<std::string> found;
    for (const char quote : {'\'', '"'}) {
        const std::string begin{quote, '-', '-'};
        for (std::size_t at = text.find(begin); at != std::string_view::npos; at = text.find(begin, at + 1)) {
            const std::size_t end = text.find_first_of(std::string{quote, '\n'}, at + 1);
            if (end == std::string_view::npos || text[end] != quote || end - at > 200) continue;
            const std::string_view inside = text.substr(at + 1, end - at - 1);
            const std::size_t space = inside.find(' ');
            const bool flag = space != std::string_view::npos && inside.find('=') > space;
            if (flag && space + 1 < inside.size()) found.emplace_back(inside);
        }
    }
    return found;
}

std::vector<std::string> check_joined_arguments(std::string_view text)
{
    std::vector<std::string> warnings;
    for (std::string argument : joined_arguments(text)) {
        const std::size_t space = argument.find(' ');
        for (const char* secret : {"key", "token", "secret", "password"})
            if (argument.substr(0, space).find(secret) != std::string::npos)
                argument.resize(space), argument += " …";
        warnings.push_back(fmt::format(
            "\"{}\" is passed as one argument, so the flag {} is not taken: treat the run as one without it, "
            "and pass \"{}\" and \"{}\" as two arguments",
            argument, argument.substr(0, space), argument.substr(0, space), argument.substr(space + 1)));
    }
    return warnings;
}

} // namespace fulcrum::evidence::benchmarks
