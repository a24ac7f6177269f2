// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/prevented.h"

#include "prevention/lint_files.h"

#include <algorithm>
#include <filesystem>

namespace fulcrum::report
{

namespace
{

namespace fs = std::filesystem;

std::vector<std::string> found_from(const std::string& folder, const std::vector<std::string>& files)
{
    std::vector<std::string> found;
    for (const std::string& file : files)
        found.push_back((fs::path(folder) / file).string()); // an absolute name stays what it is
    return found;
}

// A report goes to others: where files lie is nobody's business.
std::string without_folder(const std::string& file)
{
    return fs::path(file).filename().string();
}

Result<prevention::GateResult> run(const scenario::PreventionFiles& files, const std::string& folder)
{
    prevention::GateOptions options;
    Errors errors;
    for (const std::string& name : files.metrics) {
        const auto metric = prevention::gate_metric(name);
        if (metric)
            options.metrics.push_back(*metric);
        else
            errors.insert(errors.end(), metric.errors().begin(), metric.errors().end());
    }
    if (!errors.empty()) return errors;
    const auto baseline = prevention::read_gate_side(found_from(folder, files.baseline));
    if (!baseline) return baseline.errors();
    const auto canary = prevention::read_gate_side(found_from(folder, files.canary));
    if (!canary) return canary.errors();
    return prevention::run_gate(*baseline, *canary, options);
}

void lint(Prevented& made, const std::string& folder)
{
    prevention::LintOptions options;
    options.tokens = made.files.tokens;
    auto linted = prevention::lint_files(found_from(folder, made.files.templates), options);
    if (!linted) {
        made.missing.push_back("Prompt templates: " + first_fault(linted.errors()));
        return;
    }
    made.templates = std::move(*linted);
    for (prevention::LintedFile& file : made.templates) {
        file.file = without_folder(file.file);
        for (prevention::LintField& field : file.fields)
            field.file = without_folder(field.file);
    }
    if (const prevention::LintField* first = prevention::first_failing(made.templates)) made.costly = *first;
}

} // namespace

std::string first_fault(const Errors& errors)
{
    if (errors.empty()) return {};
    Error first = errors.front();
    first.file = without_folder(first.file);
    return to_string(first);
}

Result<Prevented> run_prevention(const scenario::Project& project, const scenario::PreventionFiles& files,
                                 const cluster::Kinds& kinds, const study::StudyOptions& study)
{
    Prevented made;
    made.files = files;
    if (files.gates()) {
        auto gate = run(files, project.run.folder);
        if (gate)
            made.gate = std::move(*gate);
        else
            made.missing.push_back("Canary gate: " + first_fault(gate.errors()));
    }
    if (!files.templates.empty()) lint(made, project.run.folder);
    if (!made.costly) return made;
    auto cost = prevention::simulate_field(project, {}, made.costly->token, made.costly->scope, kinds, study);
    if (cost) {
        made.cost = std::move(*cost);
        made.cost_replications = study.replications;
        return made;
    }
    if (std::ranges::any_of(cost.errors(), [](const Error& one) { return one.message == "cancelled"; }))
        return cost.errors();
    made.missing.push_back("What the field of the template costs: " + first_fault(cost.errors()));
    return made;
}

} // namespace fulcrum::report
