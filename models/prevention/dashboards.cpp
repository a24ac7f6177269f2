// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/dashboards.h"

#include "base/hash.h"
#include "evidence/metrics/catalogue.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace fulcrum::prevention
{

namespace
{

using Json = nlohmann::ordered_json;
using evidence::metrics::QueryOptions;
using scenario::NodeKind;

enum class Team { Serving, Both };

struct Target {
    std::string_view metric;
    std::string_view statistic;
    std::string_view legend;
};

struct Panel {
    std::string_view title;
    std::string_view text; // what it tells
    std::string_view unit; // of Grafana
    Team team = Team::Serving;
    std::vector<Target> targets;
};

struct Row {
    std::string_view title;
    std::vector<Panel> panels;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> all = {
        {"Where the first token waits",
         {{"Queue time",
           "Up with the hit rate down: the prefix cache lost its prefix. Up with preemptions: KV pressure.",
           "s",
           Team::Serving,
           {{"queue_s", "p50", "p50"}, {"queue_s", "p99", "p99"}}},
          {"Prefill time",
           "Up with a flat hit rate: longer prompts, or chunked prefill and the step budget changed.",
           "s",
           Team::Serving,
           {{"prefill_s", "p50", "p50"}, {"prefill_s", "p99", "p99"}}},
          {"Prefix cache hit rate",
           "Falls when a prompt template puts what changes in front of what does not.",
           "percentunit",
           Team::Both,
           {{"prefix_hit_ratio", "share", "hit rate"}}}}},
        {"What users see",
         {{"Time to first token",
           "From arrival to the first token: queue and prefill.",
           "s",
           Team::Both,
           {{"ttft_s", "p50", "p50"}, {"ttft_s", "p95", "p95"}, {"ttft_s", "p99", "p99"}}},
          {"Gap between tokens",
           "Flat while the time to first token rises: not decoding, but what comes before it.",
           "s",
           Team::Serving,
           {{"itl_s", "p50", "p50"}, {"itl_s", "p95", "p95"}, {"itl_s", "p99", "p99"}}},
          {"Whole request",
           "From arrival to the last token.",
           "s",
           Team::Both,
           {{"e2e_s", "p50", "p50"}, {"e2e_s", "p99", "p99"}}}}},
        {"What the engine does",
         {{"KV usage",
           "Share of the KV blocks that requests hold.",
           "percentunit",
           Team::Serving,
           {{"kv_usage", "mean", "mean"}, {"kv_usage", "max", "max"}}},
          {"Preemptions",
           "Requests whose KV was taken away and is computed again.",
           "ops",
           Team::Serving,
           {{"preemption_rate", "rate", "preemptions"}}},
          {"Requests",
           "In the batch, and waiting for it.",
           "short",
           Team::Serving,
           {{"running", "mean", "running"}, {"waiting", "mean", "waiting"}}}}},
        {"What is asked of it",
         {{"Completed requests",
           "Useful work: a falling queue may only mean that requests gave up.",
           "reqps",
           Team::Both,
           {{"request_rate", "rate", "completed"}, {"abort_rate", "rate", "aborted"}}},
          {"Prompt length",
           "Longer prompts take longer to compute, whatever the version.",
           "short",
           Team::Both,
           {{"prompt_tokens", "p50", "p50"}, {"prompt_tokens", "p99", "p99"}}},
          {"Tokens",
           "A prompt rate that is flat while the hit rate falls: the engine computes what it found before.",
           "short",
           Team::Serving,
           {{"prompt_token_rate", "rate", "prompt"}, {"output_token_rate", "rate", "output"}}}}},
    };
    return all;
}

std::string slug(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 && byte < 0x80) {
            out += static_cast<char>(std::tolower(byte));
        } else if (!out.empty() && out.back() != '-') {
            out += '-';
        }
    }
    while (!out.empty() && out.back() == '-')
        out.pop_back();
    return out.empty() ? "project" : out.substr(0, 40);
}

// A text in YAML's double quotes, which are JSON's.
std::string quoted(const std::string& text)
{
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string engine_of(const scenario::Project& project)
{
    for (const scenario::Scenario& scenario : project.scenarios)
        for (const scenario::Node& node : scenario.nodes)
            if (node.kind == NodeKind::Engine) {
                if (node.plugin == "sglang") return "sglang";
                if (node.plugin == "tensorrt") return "tensorrt-llm";
                return "vllm"; // whose metrics most engines and simulators copy
            }
    return "vllm";
}

// "ttft_s.p99" -> ttft_s, p99; figures of `simulate` that the catalogue calls otherwise.
std::optional<std::pair<std::string, std::string>> figure_of(const std::string& name)
{
    if (name == "prefix_hit_ratio") return std::pair(name, std::string("share"));
    if (name == "kv_usage_max") return std::pair(std::string("kv_usage"), std::string("max"));
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos) return std::nullopt;
    std::string metric = name.substr(0, dot);
    if (metric.starts_with("engine_")) metric = metric.substr(7);
    if (evidence::metrics::find(metric) == nullptr) return std::nullopt;
    return std::pair(metric, name.substr(dot + 1));
}

class Thresholds
{
public:
    explicit Thresholds(const scenario::Project& project) : project_(project) {}

    std::vector<DashboardThreshold> read()
    {
        const scenario::Scenario* healthy = project_.find(project_.triage.base);
        if (healthy == nullptr && !project_.scenarios.empty()) healthy = &project_.scenarios.front();
        if (healthy != nullptr) promises(*healthy);
        for (const scenario::Observation& observation : project_.observations)
            if (observation.target)
                add({observation.metric, observation.statistic, observation.target->value,
                     observation.metric != "prefix_hit_ratio",
                     "the target of observation " + observation.id});
        for (const scenario::Lever& lever : project_.levers)
            if (const auto figure = figure_of(lever.metric); figure && lever.target && lever.of_class.empty())
                add({figure->first, figure->second, *lever.target, figure->first != "prefix_hit_ratio",
                     "the target of lever " + lever.id});
        if (healthy != nullptr) expectations(*healthy);
        return std::move(found_);
    }

private:
    void promises(const scenario::Scenario& healthy)
    {
        for (const scenario::Node& node : healthy.nodes) {
            if (node.kind != NodeKind::Workload || node.placeholder) continue;
            for (const auto& [key, metric] :
                 {std::pair{"slo_ttft", "ttft_s"}, std::pair{"slo_tpot", "tpot_s"}})
                if (node.given.contains(key) && node.parameters.is_set(key))
                    add({metric, "p99", node.parameters.real(key), true,
                         std::string(key) + " of " + node.id});
        }
    }

    void expectations(const scenario::Scenario& healthy)
    {
        for (const scenario::Expectation& expectation : project_.expectations) {
            if (expectation.scenario != healthy.name || !expectation.relative_to.empty() ||
                !expectation.of_class.empty() || !expectation.of_engine.empty())
                continue;
            const auto figure = figure_of(expectation.metric);
            if (!figure) continue;
            const bool at_most = figure->first != "prefix_hit_ratio";
            const auto& bound = at_most ? expectation.at_most : expectation.at_least;
            if (bound)
                add({figure->first, figure->second, *bound, at_most,
                     fmt::format("[[expect]] of {}, line {}", healthy.name, expectation.at.line)});
        }
    }

    void add(DashboardThreshold threshold)
    {
        const auto same = [&](const DashboardThreshold& other) {
            return other.metric == threshold.metric && other.statistic == threshold.statistic;
        };
        if (std::ranges::none_of(found_, same)) found_.push_back(std::move(threshold));
    }

    const scenario::Project& project_;
    std::vector<DashboardThreshold> found_;
};

class Maker
{
public:
    Maker(const scenario::Project& project, const DashboardOptions& options, std::string engine)
        : project_(project), options_(options), engine_(std::move(engine)),
          thresholds_(thresholds_of(project))
    {
    }

    Dashboards make()
    {
        made_.board = board();
        made_.rules = rules();
        if (thresholds_.empty())
            made_.notes.emplace_back(
                "The project states no bound: promise a latency (slo_ttft of a workload), give an "
                "observation a target, or write an [[expect]]; alerts on it follow.");
        return std::move(made_);
    }

private:
    std::string owner(Team team) const
    {
        return team == Team::Serving ? options_.serving_team
                                     : options_.application_team + " and " + options_.serving_team;
    }

    std::optional<std::string> query(std::string_view metric, std::string_view statistic,
                                     const std::string& range) const
    {
        const auto text =
            evidence::metrics::promql(metric, statistic, QueryOptions{engine_, options_.labels, range, ""});
        return text ? std::optional(*text) : std::nullopt;
    }

    std::string title() const { return project_.title.empty() ? "LLM serving" : project_.title; }

    // --- the board ---

    std::string board()
    {
        Json panels = Json::array();
        int y = 0;
        for (const Row& row : rows()) {
            panels.push_back({{"id", ++id_},
                              {"type", "row"},
                              {"title", row.title},
                              {"collapsed", false},
                              {"gridPos", {{"h", 1}, {"w", 24}, {"x", 0}, {"y", y++}}},
                              {"panels", Json::array()}});
            std::vector<Json> present;
            for (const Panel& panel : row.panels)
                if (auto json = panel_json(panel)) present.push_back(std::move(*json));
            const int width = present.empty() ? 24 : 24 / static_cast<int>(present.size());
            for (std::size_t i = 0; i < present.size(); ++i) {
                present[i]["gridPos"] = {
                    {"h", 8}, {"w", width}, {"x", static_cast<int>(i) * width}, {"y", y}};
                panels.push_back(std::move(present[i]));
                ++made_.panels;
            }
            y += 8;
        }
        const Json datasource = {{"name", "datasource"},  {"label", "Data source"},    {"type", "datasource"},
                                 {"query", "prometheus"}, {"current", Json::object()}, {"hide", 0},
                                 {"refresh", 1},          {"options", Json::array()}};
        const Json all = {{"uid", fmt::format("fulcrum-{:08x}", hash_text(title()) & 0xffffffffU)},
                          {"title", title()},
                          {"description", project_.description},
                          {"tags", {"fulcrum", "llm-serving"}},
                          {"schemaVersion", 39},
                          {"version", 1},
                          {"editable", true},
                          {"timezone", "browser"},
                          {"refresh", "30s"},
                          {"time", {{"from", "now-3h"}, {"to", "now"}}},
                          {"templating", {{"list", Json::array({datasource})}}},
                          {"annotations", {{"list", Json::array()}}},
                          {"panels", panels}};
        return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    }

    std::optional<Json> panel_json(const Panel& panel)
    {
        const Json datasource = {{"type", "prometheus"}, {"uid", "${datasource}"}};
        Json targets = Json::array();
        for (const Target& target : panel.targets) {
            const auto text = query(target.metric, target.statistic, "$__rate_interval");
            if (!text) continue;
            targets.push_back({{"refId", std::string(1, static_cast<char>('A' + targets.size()))},
                               {"datasource", datasource},
                               {"expr", *text},
                               {"legendFormat", target.legend},
                               {"range", true}});
        }
        if (targets.empty()) {
            made_.notes.push_back(
                fmt::format("{} has no panel: {} does not export it.", panel.title, engine_));
            return std::nullopt;
        }
        return Json{{"id", ++id_},
                    {"type", "timeseries"},
                    {"title", panel.title},
                    {"description", fmt::format("{} Owner: {}.", panel.text, owner(panel.team))},
                    {"datasource", datasource},
                    {"targets", targets},
                    {"fieldConfig", {{"defaults", defaults(panel)}, {"overrides", Json::array()}}},
                    {"options",
                     {{"legend", {{"displayMode", "list"}, {"placement", "bottom"}, {"showLegend", true}}},
                      {"tooltip", {{"mode", "multi"}, {"sort", "desc"}}}}}};
    }

    Json defaults(const Panel& panel) const
    {
        Json steps = Json::array({{{"color", "green"}, {"value", nullptr}}});
        bool any = false;
        for (const DashboardThreshold& threshold : thresholds_)
            for (const Target& target : panel.targets) {
                if (any || target.metric != threshold.metric || target.statistic != threshold.statistic)
                    continue;
                any = true;
                if (!threshold.at_most) steps[0]["color"] = "red";
                steps.push_back({{"color", threshold.at_most ? "red" : "green"}, {"value", threshold.value}});
            }
        Json all = {
            {"unit", panel.unit},
            {"min", 0},
            {"thresholds", {{"mode", "absolute"}, {"steps", steps}}},
            {"custom",
             {{"lineWidth", 1}, {"fillOpacity", 0}, {"thresholdsStyle", {{"mode", any ? "line" : "off"}}}}}};
        if (panel.unit == "percentunit") all["max"] = 1;
        return all;
    }

    // --- alerts ---

    std::string rules()
    {
        text_ = "# Alerts of \"" + slug(title()) +
                "\". Bounds are those that the project states.\ngroups:\n  - name: " +
                quoted("fulcrum-" + slug(title())) + "\n    rules:\n";
        for (const DashboardThreshold& threshold : thresholds_)
            bound(threshold);
        lost_prefix();
        if (const auto preempted = query("preemption_rate", "rate", "10m"))
            rule("Preemptions", *preempted + " > 0.1", "15m", "ticket", options_.serving_team,
                 "Running requests lose their KV and are computed again",
                 "{{ $value | humanize }} preemptions a second: KV pressure. Look at KV usage, the running "
                 "cap and max_model_len.");
        return text_;
    }

    void bound(const DashboardThreshold& threshold)
    {
        const auto* metric = evidence::metrics::find(threshold.metric);
        const auto text = query(threshold.metric, threshold.statistic, "5m");
        if (metric == nullptr || !text) {
            made_.notes.push_back(fmt::format("No alert on {} {}: {} does not export it.", threshold.metric,
                                              threshold.statistic, engine_));
            return;
        }
        const bool shared = threshold.metric == "ttft_s" || threshold.metric == "prefix_hit_ratio" ||
                            threshold.metric == "e2e_s";
        rule(
            alert_name(metric->title, threshold.statistic),
            fmt::format("({}) {} {:g}", *text, threshold.at_most ? ">" : "<", threshold.value), "5m", "page",
            owner(shared ? Team::Both : Team::Serving),
            fmt::format("{} ({}) is {} {:g}{}", metric->title, threshold.statistic,
                        threshold.at_most ? "above" : "below", threshold.value,
                        metric->unit.empty() ? "" : " " + metric->unit),
            fmt::format(
                "It is {{{{ $value | humanize }}}}. The bound is {}. Queue up with the hit rate down: the "
                "template. "
                "Queue and preemptions up: KV pressure. Prefill up alone: longer prompts or the step budget.",
                threshold.from));
    }

    // Against what it was before, so that it needs no bound.
    void lost_prefix()
    {
        const auto hits = query("prefix_hit_ratio", "share", "10m");
        if (!hits) return;
        rule("PrefixCacheHitRateFell",
             fmt::format("({0}) < 0.5 * avg_over_time(({0})[6h:5m] offset 1h)", *hits), "10m", "page",
             owner(Team::Both), "The prefix cache finds less than half of what it did",
             "Hit rate {{ $value | humanizePercentage }}. Did a prompt template change? Roll it back first; "
             "then "
             "`fulcrum lint-template` tells which field moved in front of the shared text.");
    }

    static std::string alert_name(const std::string& title, const std::string& statistic)
    {
        std::string name;
        bool up = true;
        for (const char c : title + " " + statistic) {
            const auto byte = static_cast<unsigned char>(c);
            if (std::isalnum(byte) == 0) {
                up = true;
                continue;
            }
            name += up ? static_cast<char>(std::toupper(byte)) : c;
            up = false;
        }
        return name;
    }

    void rule(const std::string& name, const std::string& expression, const std::string& how_long,
              const std::string& severity, const std::string& owner_name, const std::string& summary,
              const std::string& description)
    {
        text_ += "      - alert: " + name + "\n        expr: " + quoted(expression) +
                 "\n        for: " + how_long + "\n        labels:\n          severity: " + severity +
                 "\n          owner: " + quoted(owner_name) +
                 "\n        annotations:\n          summary: " + quoted(summary) +
                 "\n          description: " + quoted(description) + "\n";
        ++made_.alerts;
    }

    const scenario::Project& project_;
    const DashboardOptions& options_;
    std::string engine_;
    std::vector<DashboardThreshold> thresholds_;
    Dashboards made_;
    std::string text_;
    int id_ = 0;
};

} // namespace

std::vector<DashboardThreshold> thresholds_of(const scenario::Project& project)
{
    return Thresholds(project).read();
}

Result<Dashboards> make_dashboards(const scenario::Project& project, const DashboardOptions& options)
{
    const std::string engine = options.engine.empty() ? engine_of(project) : options.engine;
    const auto* requests = evidence::metrics::find("request_rate");
    if (requests == nullptr || !requests->exported_by(engine))
        return Error{fmt::format("there are no metrics of \"{}\" here", engine),
                     "vllm, sglang, tgi or tensorrt-llm",
                     {},
                     {}};
    return Maker(project, options, engine).make();
}

} // namespace fulcrum::prevention
