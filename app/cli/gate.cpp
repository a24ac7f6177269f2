// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/gate.h"

#include "cli/commands.h"
#include "cli/prevention.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "prevention/ci_output.h"
#include "prevention/sha256.h"
#include "scenario/document.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace fulcrum::app::cli
{

namespace
{

using Json = nlohmann::ordered_json;
using prevention::GateFinding;
using prevention::GateResult;
using prevention::GateVerdict;

struct Template {
    std::string file;
    std::string hash;
};

Result<std::vector<prevention::GateMetric>> metricsOf(const GateCommand& command)
{
    std::vector<prevention::GateMetric> metrics;
    Errors errors;
    for (const std::string& list : command.metrics)
        for (const QString& name : QString::fromStdString(list).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            const auto metric = prevention::gate_metric(name.trimmed().toStdString());
            if (metric) {
                const auto same = [&](const auto& each) { return each.name == metric->name; };
                if (std::none_of(metrics.begin(), metrics.end(), same)) metrics.push_back(*metric);
            } else {
                errors.insert(errors.end(), metric.errors().begin(), metric.errors().end());
            }
        }
    if (metrics.empty() && errors.empty()) metrics = prevention::default_gate_metrics();
    for (const std::string& limit : command.limits) {
        const std::size_t equals = limit.find('=');
        double value = 0;
        const char* end = limit.data() + limit.size();
        const char* begin = limit.data() + std::min(limit.size(), equals + 1);
        const bool number =
            equals != std::string::npos && std::from_chars(begin, end, value).ptr == end && begin != end;
        const auto found = std::find_if(metrics.begin(), metrics.end(), [&](const auto& each) {
            return each.name == limit.substr(0, equals);
        });
        if (!number || !std::isfinite(value) || value < 0 || found == metrics.end()) {
            errors.push_back(
                {Cli::tr("\"%1\" limits nothing").arg(QString::fromStdString(limit)).toStdString(),
                 Cli::tr("write a metric that is compared and a number: p99_ttft=1.25").toStdString(),
                 {},
                 {}});
        } else {
            found->limit = value;
        }
    }
    if (!errors.empty()) return errors;
    return metrics;
}

Result<std::vector<Template>> templatesOf(const std::vector<std::string>& files)
{
    std::vector<Template> templates;
    Errors errors;
    for (const std::string& file : files) {
        const auto text = scenario::read_text_file(file);
        if (text) {
            templates.push_back({file, prevention::template_hash(*text)});
        } else {
            errors.insert(errors.end(), text.errors().begin(), text.errors().end());
        }
    }
    if (!errors.empty()) return errors;
    return templates;
}

Json numberOrNull(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

std::string gateJson(const GateResult& result, const std::vector<Template>& templates)
{
    Json json = {{"verdict", prevention::to_string(result.verdict)},
                 {"passes", result.verdict == GateVerdict::Passed},
                 {"error_rate", result.alpha},
                 {"metrics", Json::array()},
                 {"baseline_unmatched_share", result.baseline_unmatched},
                 {"canary_unmatched_share", result.canary_unmatched},
                 {"slices", Json::array()},
                 {"refusal", result.refusal.empty() ? Json(nullptr) : Json(result.refusal)},
                 {"templates", Json::array()},
                 {"notes", result.notes}};
    for (const GateFinding& one : result.findings) {
        Json metric = {{"metric", one.metric},
                       {"verdict", prevention::to_string(one.verdict)},
                       {"from", one.from.empty() ? Json(nullptr) : Json(one.from)},
                       {"baseline", {{"value", numberOrNull(one.baseline)}, {"count", one.baseline_count}}},
                       {"canary", {{"value", numberOrNull(one.canary)}, {"count", one.canary_count}}},
                       {"change", one.ratio ? numberOrNull(*one.ratio) : Json(nullptr)},
                       {"change_low", numberOrNull(one.ratio_low)},
                       {"change_high", numberOrNull(one.ratio_high)},
                       {"limit", one.limit},
                       {"p_value", one.p_value},
                       {"error_rate", one.error_rate}};
        metric["more_canary_requests"] = one.more_canary ? Json(*one.more_canary) : Json(nullptr);
        metric["more_baseline_requests"] = one.more_baseline ? Json(*one.more_baseline) : Json(nullptr);
        metric["text"] = one.text;
        json["metrics"].push_back(std::move(metric));
    }
    for (const auto& slice : result.slices)
        json["slices"].push_back({{"name", slice.name},
                                  {"baseline_count", slice.baseline_count},
                                  {"canary_count", slice.canary_count},
                                  {"weight", slice.weight}});
    for (const Template& one : templates)
        json["templates"].push_back({{"file", one.file}, {"sha256", one.hash}});
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string gateText(const GateResult& result, const std::vector<Template>& templates)
{
    Table table({"metric", "verdict", "baseline", "canary", "change", "limit", "requests"}, 2);
    for (const GateFinding& one : result.findings)
        table.add({one.metric, std::string(prevention::to_string(one.verdict)),
                   one.from.empty() ? "–" : number(one.baseline), one.from.empty() ? "–" : number(one.canary),
                   one.ratio && std::isfinite(*one.ratio) ? number(*one.ratio) : "–", number(one.limit),
                   count(static_cast<double>(one.baseline_count)) + " / " +
                       count(static_cast<double>(one.canary_count))});
    std::string text = table.text() + "\n";
    for (const GateFinding& one : result.findings)
        text += "  " + one.text + "\n";
    if (!result.slices.empty())
        text += Cli::tr("\n%1 matched slices of prompt length and output limit; %2 % of the baseline's and "
                        "%3 % of the "
                        "canary's requests have no counterpart\n")
                    .arg(result.slices.size())
                    .arg(100 * result.baseline_unmatched, 0, 'f', 1)
                    .arg(100 * result.canary_unmatched, 0, 'f', 1)
                    .toStdString();
    for (const Template& one : templates)
        text += Cli::tr("template %1: %2\n")
                    .arg(QString::fromStdString(one.file),
                         QString::fromStdString(prevention::short_hash(one.hash)))
                    .toStdString();
    for (const std::string& note : result.notes)
        text += "  " + note + "\n";
    return text + "\n" +
           Cli::tr("verdict: %1")
               .arg(QString::fromUtf8(prevention::to_string(result.verdict).data()))
               .toStdString() +
           "\n";
}

std::vector<prevention::CiFinding> findingsOf(const GateResult& result, const std::string& file)
{
    using Level = prevention::CiFinding::Level;
    std::vector<prevention::CiFinding> findings;
    for (const GateFinding& one : result.findings)
        findings.push_back(
            {one.verdict == GateVerdict::Passed ? Level::Notice : Level::Error,
             "canary gate: " + one.metric + " " + std::string(prevention::to_string(one.verdict)),
             one.text,
             file,
             {1, 1}});
    return findings;
}

std::vector<prevention::CiCase> casesOf(const GateResult& result)
{
    std::vector<prevention::CiCase> cases;
    for (const GateFinding& one : result.findings) {
        prevention::CiCase test{one.metric, "canary-gate", {}, one.text};
        if (one.verdict != GateVerdict::Passed)
            test.faults.push_back(std::string(prevention::to_string(one.verdict)) + ": " + one.text);
        cases.push_back(std::move(test));
    }
    return cases;
}

} // namespace

void addGateOptions(CLI::App& sub, GateCommand& command)
{
    sub.add_option("--baseline", command.baseline,
                   Cli::tr("The version in service: benchmark results with details, request logs, two "
                           "snapshots of /metrics")
                       .toStdString())
        ->required();
    sub.add_option("--canary", command.canary, Cli::tr("The new version, the same").toStdString())
        ->required();
    sub.add_option(
        "--metric", command.metrics,
        Cli::tr("What is compared: p99_ttft,prefix_hit_rate without it; also pNN of tpot, itl, e2e, queue, "
                "prefill, and error_rate")
            .toStdString());
    sub.add_option(
        "--limit", command.limits,
        Cli::tr(
            "METRIC=RATIO: the most that the canary may have of the baseline's (of a hit rate the least; of "
            "error_rate the most that it may be larger by)")
            .toStdString());
    sub.add_option("--template", command.templates,
                   Cli::tr("Prompt templates whose versions are shown").toStdString());
    sub.add_option("--alpha", command.alpha,
                   Cli::tr("How often an equal canary may fail, over all metrics together").toStdString())
        ->check(CLI::Range(0.0001, 0.5));
    CLI::Option* github =
        sub.add_flag("--github", command.ci.github, Cli::tr("Annotations of GitHub Actions").toStdString());
    CLI::Option* junit = sub.add_flag("--junit", command.ci.junit, Cli::tr("JUnit's XML").toStdString());
    github->excludes(junit);
}

int gate(const GateCommand& command)
{
    const auto metrics = metricsOf(command);
    const auto templates = templatesOf(command.templates);
    const auto baseline = prevention::read_gate_side(command.baseline);
    const auto canary = prevention::read_gate_side(command.canary);
    Errors errors;
    const auto collect = [&errors](const auto& result) {
        if (!result) errors.insert(errors.end(), result.errors().begin(), result.errors().end());
    };
    collect(metrics);
    collect(templates);
    collect(baseline);
    collect(canary);
    if (!errors.empty()) {
        printErrors(errors);
        return kBadInput;
    }
    prevention::GateOptions options;
    options.metrics = *metrics;
    options.alpha = command.alpha;
    const GateResult result = prevention::run_gate(*baseline, *canary, options);
    if (command.json) {
        print(gateJson(result, *templates));
    } else if (command.ci.github) {
        print(prevention::github_annotations(findingsOf(result, command.canary.front())));
    } else if (command.ci.junit) {
        print(prevention::junit_xml("fulcrum gate", casesOf(result)));
    } else {
        print(gateText(result, *templates));
    }
    return result.verdict == GateVerdict::Passed ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
