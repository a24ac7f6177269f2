// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/prevention.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "prevention/ci_output.h"
#include "prevention/lint.h"
#include "prevention/lint_cost.h"
#include "prevention/lint_files.h"
#include "prevention/sha256.h"
#include "shell/plugin_registry.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace fulcrum::app::cli
{

namespace
{

using Json = nlohmann::ordered_json;
using prevention::LintedFile;
using prevention::LintField;
using prevention::LintOptions;

std::string sentence(const LintField& field, const LintCommand& command)
{
    return fmt::format(
        "{} ({}, {}) stands at token {} of the first {}: {}. {} tokens in front of it can be reused "
        "(blocks of {}), {:.0f} % of the shared text is computed anew {}. Move it behind the shared text",
        field.name, prevention::to_string(field.kind), prevention::to_string(field.scope), field.token,
        command.tokens, field.why, field.reusable, command.block, 100 * field.recomputed_share,
        field.scope == prevention::FieldScope::Request ? "for each request" : "when it changes");
}

Json costJson(const prevention::FieldCost& cost)
{
    const auto figures = [](const study::ScenarioFigures& of) {
        const auto& p99 = of.latencies.ttft_s.p99;
        return Json{{"prefix_hit_ratio", of.prefix_hit_ratio.value},
                    {"gpu_seconds_prefill", of.gpu_seconds_prefill.value},
                    {"ttft_s_p99",
                     p99.state == study::Figure::State::Known ? Json(p99.interval.value) : Json(nullptr)},
                    {"steady", of.steady_state.holds}};
    };
    return {{"scenario", cost.scenario},
            {"workloads", cost.workloads},
            {"token", cost.token},
            {"scope", cost.scope},
            {"recomputed_share", cost.recomputed_share()},
            {"without", figures(cost.without)},
            {"with", figures(cost.with)}};
}

std::string lintJson(const std::vector<LintedFile>& files, const LintCommand& command,
                     const std::optional<prevention::FieldCost>& cost)
{
    Json json = {{"passes", prevention::first_failing(files) == nullptr},
                 {"tokens", command.tokens},
                 {"block_tokens", command.block},
                 {"files", Json::array()},
                 {"simulated", cost ? costJson(*cost) : Json(nullptr)}};
    for (const LintedFile& file : files) {
        Json one = {{"file", file.file},
                    {"kind", prevention::to_string(file.kind)},
                    {"sha256", file.hash},
                    {"passes", !file.fails()},
                    {"shared_tokens", file.shared_tokens},
                    {"samples", file.samples},
                    {"characters_per_token", file.characters_per_token},
                    {"tokens_counted", file.counted},
                    {"fields", Json::array()},
                    {"notes", file.notes}};
        for (const LintField& field : file.fields)
            one["fields"].push_back({{"name", field.name},
                                     {"kind", prevention::to_string(field.kind)},
                                     {"scope", prevention::to_string(field.scope)},
                                     {"level", field.fails ? "error" : "warning"},
                                     {"file", field.file},
                                     {"line", field.at.line},
                                     {"column", field.at.column},
                                     {"token", field.token},
                                     {"reusable_tokens", field.reusable},
                                     {"recomputed_share", field.recomputed_share},
                                     {"why", field.why}});
        json["files"].push_back(std::move(one));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string costText(const prevention::FieldCost& cost)
{
    Table table({"", "prefix_hit_ratio", "gpu_s_prefill", "ttft_p99_s"}, 1);
    for (const auto& [name, of] :
         {std::pair{"without the field", &cost.without}, std::pair{"with it", &cost.with}})
        table.add({name, number(of->prefix_hit_ratio.value), number(of->gpu_seconds_prefill.value),
                   number(of->latencies.ttft_s.p99)});
    return Cli::tr("\nSimulated in scenario %1, at token %2 of its shared prefix: %3 % of the prompt tokens "
                   "are computed "
                   "anew\n")
               .arg(QString::fromStdString(cost.scenario))
               .arg(cost.token)
               .arg(100 * cost.recomputed_share(), 0, 'f', 1)
               .toStdString() +
           table.text();
}

std::string lintText(const std::vector<LintedFile>& files, const LintCommand& command,
                     const std::optional<prevention::FieldCost>& cost)
{
    std::string text;
    for (const LintedFile& file : files) {
        text += fmt::format("{} ({}, sha256 {}): {}\n", file.file, prevention::to_string(file.kind),
                            prevention::short_hash(file.hash),
                            file.fails()          ? "FAILS"
                            : file.fields.empty() ? "passes"
                                                  : "passes, with warnings");
        for (const LintField& field : file.fields)
            text += fmt::format("  {}:{}:{}: {}: {}\n", field.file, field.at.line, field.at.column,
                                field.fails ? "error" : "warning", sentence(field, command));
        for (const std::string& note : file.notes)
            text += "  " + note + "\n";
    }
    return cost ? text + costText(*cost) : text;
}

std::vector<prevention::CiFinding> findingsOf(const std::vector<LintedFile>& files,
                                              const LintCommand& command)
{
    using Level = prevention::CiFinding::Level;
    std::vector<prevention::CiFinding> findings;
    for (const LintedFile& file : files)
        for (const LintField& field : file.fields)
            findings.push_back({field.fails ? Level::Error : Level::Warning, "prompt template: " + field.name,
                                sentence(field, command), field.file, field.at});
    return findings;
}

std::vector<prevention::CiCase> casesOf(const std::vector<LintedFile>& files, const LintCommand& command)
{
    std::vector<prevention::CiCase> cases;
    for (const LintedFile& file : files) {
        prevention::CiCase test{file.file, "lint-template", {}, "sha256 " + file.hash};
        for (const LintField& field : file.fields)
            if (field.fails)
                test.faults.push_back(fmt::format("{}:{}:{}: {}", field.file, field.at.line, field.at.column,
                                                  sentence(field, command)));
        cases.push_back(std::move(test));
    }
    return cases;
}

// What the first field costs in the project; nothing where none was asked for or none was found.
Result<std::optional<prevention::FieldCost>> costOf(const LintCommand& command, const LintField* field)
{
    if (command.project.empty() || field == nullptr) return std::optional<prevention::FieldCost>();
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readRunnableProject(command.project, plugins.kinds());
    if (!document) return inFile(document.errors(), command.project);
    const scenario::Project& project = document->project();
    study::StudyOptions study;
    study.replications = project.run.replications;
    study.seed = project.run.seed;
    study.threads = command.threads;
    ProgressLine line(command.progress);
    study.progress = [&line](double share) { line.show(share); };
    auto cost = prevention::simulate_field(project, command.scenario, field->token, field->scope,
                                           plugins.kinds(), study);
    if (!cost) return inFile(cost.errors(), command.project);
    return std::optional(std::move(*cost));
}

} // namespace

void addLintOptions(CLI::App& sub, LintCommand& command)
{
    sub.add_option("FILE", command.files,
                   Cli::tr("Chat templates (Jinja), rendered prompts, or logged prompts (JSONL); several "
                           "rendered ones are "
                           "compared")
                       .toStdString())
        ->required();
    sub.add_option("--tokens", command.tokens,
                   Cli::tr("Among so many first tokens no field may stand").toStdString())
        ->check(CLI::Range(1, 10'000'000));
    sub.add_option("--block", command.block, Cli::tr("Tokens of a KV block").toStdString())
        ->check(CLI::Range(1, 1 << 20));
    sub.add_option("--allow", command.allow,
                   Cli::tr("Fields that stay the same at least so long only warn").toStdString())
        ->check(CLI::IsMember({"session", "minute", "hour", "day", "tenant"}));
    sub.add_option("--variable", command.variables,
                   Cli::tr("A name of the template that changes, whatever it sounds like").toStdString())
        ->allow_extra_args(false);
    sub.add_option("--constant", command.constants, Cli::tr("A name that does not change").toStdString())
        ->allow_extra_args(false);
    CLI::Option* project =
        sub.add_option("--project", command.project,
                       Cli::tr("Simulate what the first field costs in this project").toStdString());
    sub.add_option("--scenario", command.scenario,
                   Cli::tr("Of that project; else the healthy one").toStdString())
        ->needs(project);
    CLI::Option* github =
        sub.add_flag("--github", command.ci.github, Cli::tr("Annotations of GitHub Actions").toStdString());
    CLI::Option* junit = sub.add_flag("--junit", command.ci.junit, Cli::tr("JUnit's XML").toStdString());
    github->excludes(junit);
}

int lintTemplate(const LintCommand& command)
{
    LintOptions options;
    options.tokens = command.tokens;
    options.block_tokens = command.block;
    options.allowed = prevention::field_scope_named(command.allow);
    options.variables = command.variables;
    options.constants = command.constants;
    const auto files = prevention::lint_files(command.files, options);
    if (!files) {
        printErrors(files.errors());
        return kBadInput;
    }
    const LintField* first = prevention::first_failing(*files);
    const auto cost = costOf(command, first);
    if (!cost) {
        printErrors(cost.errors());
        return kBadInput;
    }
    if (command.json) {
        print(lintJson(*files, command, *cost));
    } else if (command.ci.github) {
        print(prevention::github_annotations(findingsOf(*files, command)));
    } else if (command.ci.junit) {
        print(prevention::junit_xml("fulcrum lint-template", casesOf(*files, command)));
    } else {
        print(lintText(*files, command, *cost));
    }
    return first == nullptr ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
