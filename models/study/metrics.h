// SPDX-License-Identifier: GPL-3.0-or-later
// The names of figures, as the JSON of `simulate` and the [[expect]]s of a project write them.
#pragma once

#include "base/result.h"
#include "study/figures.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::study
{

template <class Owner, class Member>
struct Named {
    std::string_view name;
    Member Owner::*member;
};

inline constexpr std::array<Named<Latencies, Distribution>, 6> kDistributions{{
    {"ttft_s", &Latencies::ttft_s},
    {"tpot_s", &Latencies::tpot_s},
    {"itl_s", &Latencies::itl_s},
    {"queue_s", &Latencies::queue_s},
    {"prefill_s", &Latencies::prefill_s},
    {"e2e_s", &Latencies::e2e_s},
}};

inline constexpr std::array<Named<Distribution, Figure>, 6> kStatistics{{
    {"mean", &Distribution::mean},
    {"p50", &Distribution::p50},
    {"p90", &Distribution::p90},
    {"p95", &Distribution::p95},
    {"p99", &Distribution::p99},
    {"max", &Distribution::max},
}};

template <class Figures>
inline constexpr std::array<Named<Figures, double>, 6> kCountsOf{{
    {"offered", &Figures::offered},
    {"completed", &Figures::completed},
    {"rejected", &Figures::rejected},
    {"timed_out", &Figures::timed_out},
    {"failed", &Figures::failed},
    {"in_flight", &Figures::in_flight},
}};
inline constexpr auto& kCounts = kCountsOf<ScenarioFigures>;
inline constexpr auto& kClassCounts = kCountsOf<ClassFigures>;

inline constexpr std::string_view kCostName = "cost_usd_per_million_output_tokens";
inline constexpr std::string_view kRequestCostName = "cost_usd_per_thousand_requests";
inline constexpr std::string_view kGoodputName = "goodput";
inline constexpr std::string_view kGraphShareName = "graph_share";
inline constexpr std::array<Named<ScenarioFigures, Interval>, 20> kIntervals{{
    {"preemptions", &ScenarioFigures::preemptions},
    {"request_rate", &ScenarioFigures::request_rate},
    {"output_token_rate", &ScenarioFigures::output_token_rate},
    {"occupancy", &ScenarioFigures::occupancy},
    {"utilisation", &ScenarioFigures::utilisation},
    {"kv_usage_mean", &ScenarioFigures::kv_usage_mean},
    {"kv_usage_max", &ScenarioFigures::kv_usage_max},
    {"prefix_hit_ratio", &ScenarioFigures::prefix_hit_ratio},
    {"throttled_share", &ScenarioFigures::throttled_share},
    {kGraphShareName, &ScenarioFigures::graph_share},
    {kCostName, &ScenarioFigures::cost_usd_per_million_output_tokens},
    {kRequestCostName, &ScenarioFigures::cost_usd_per_thousand_requests},
    {"gpu_seconds_prefill", &ScenarioFigures::gpu_seconds_prefill},
    {"gpu_seconds_decode", &ScenarioFigures::gpu_seconds_decode},
    {"gpu_seconds_idle", &ScenarioFigures::gpu_seconds_idle},
    {"gpu_seconds_per_request", &ScenarioFigures::gpu_seconds_per_request},
    {kGoodputName, &ScenarioFigures::goodput},
    {"retries", &ScenarioFigures::retries},
    {"lost_tokens", &ScenarioFigures::lost_tokens},
    {"crashes", &ScenarioFigures::crashes},
}};

// Whether a figure of kIntervals is known; why not, where it is not.
struct Knowledge {
    bool known = true;
    std::string_view why{};
};
Knowledge knowledge_of(const ScenarioFigures& figures, std::string_view interval);

inline constexpr std::array<Named<EngineFigures, double>, 3> kEngineCounts{{
    {"completed", &EngineFigures::completed},
    {"preemptions", &EngineFigures::preemptions},
    {"crashes", &EngineFigures::crashes},
}};
inline constexpr std::array<Named<EngineFigures, Interval>, 9> kEngineIntervals{{
    {"output_token_rate", &EngineFigures::output_token_rate},
    {"occupancy", &EngineFigures::occupancy},
    {"utilisation", &EngineFigures::utilisation},
    {"kv_usage_mean", &EngineFigures::kv_usage_mean},
    {"kv_usage_max", &EngineFigures::kv_usage_max},
    {"prefix_hit_ratio", &EngineFigures::prefix_hit_ratio},
    {"throttled_share", &EngineFigures::throttled_share},
    {"down_share", &EngineFigures::down_share},
    {kGraphShareName, &EngineFigures::graph_share},
}};

// The same of kEngineIntervals.
Knowledge knowledge_of(const EngineFigures& figures, std::string_view interval);

// In the order of engine::Rejection.
inline constexpr std::array<std::string_view, engine::kRejections> kRejectionNames{
    "", "prompt_too_long", "never_fits", "queue_full", "over_quota", "predicted_late", "no_replica"};

// As the engine gives its tokens; where clients see nothing later, the same as the other.
struct EngineSide {
    std::string_view name;
    std::optional<Distribution> Latencies::*member;
    Distribution Latencies::*otherwise;
};
inline constexpr std::array<EngineSide, 2> kEngineSides{{
    {"engine_ttft_s", &Latencies::engine_ttft_s, &Latencies::ttft_s},
    {"engine_itl_s", &Latencies::engine_itl_s, &Latencies::itl_s},
}};

inline constexpr std::string_view kLongGapsName = "itl_over_100ms_per_1000";

// Every name that metric_value() knows: "offered", …, "itl_s.p99", "itl_over_100ms_per_1000".
std::vector<std::string> metric_names();

// The figure with this name: "output_token_rate", "itl_s.p99"; of one class where `of_class` is not empty,
// which has latencies, counts of requests and "goodput" only. Fails for an unknown name or class, with the
// nearest known one.
Result<Figure> metric_value(const ScenarioFigures& figures, std::string_view metric,
                            std::string_view of_class = {});

// The same of one engine node or replica: kEngineCounts, kEngineIntervals and "ttft_s.p99".
Result<Figure> engine_value(const ScenarioFigures& figures, std::string_view metric,
                            std::string_view of_engine);

} // namespace fulcrum::study
