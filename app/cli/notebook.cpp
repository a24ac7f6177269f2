// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/text.h"
#include "evidence/import.h"
#include "evidence/review.h"
#include "scenario/evidence_text.h"
#include "shell/plugin_registry.h"
#include "study/study.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace fulcrum::app::cli
{

namespace
{

using evidence::NotebookReview;
using scenario::Note;
using scenario::Project;
using Json = nlohmann::ordered_json;

Result<std::map<std::string, evidence::ScenarioRows>>
runsOf(const Project& project, const cluster::Kinds& kinds, const NotebookOptions& options)
{
    std::map<std::string, evidence::ScenarioRows> rows;
    const std::vector<std::string> names = evidence::scenarios_needed(project);
    if (names.empty()) return rows;
    study::StudyOptions study;
    study.seed = project.run.seed;
    study.threads = options.threads;
    ProgressLine line(options.progress);
    study.progress = [&line](double share) { line.show(share); };
    const auto results = study::run_project(project, names, kinds, study);
    if (!results) return results.errors();
    for (std::size_t i = 0; i < names.size(); ++i)
        rows.emplace(names[i], evidence::scenario_rows(*(*results)[i].first));
    return rows;
}

// The requests and series of all files as one, which must be on the same clock.
Result<std::optional<evidence::Imported>> measuredOf(const std::vector<std::string>& files)
{
    std::optional<evidence::Imported> all;
    if (files.empty()) return all;
    evidence::ImportedFiles read = evidence::import_files(files);
    if (!read.errors.empty()) return read.errors;
    for (evidence::Imported& one : read.imported) {
        if (!all) {
            all = std::move(one);
            continue;
        }
        if (one.utc != all->utc) {
            const QString message =
                Cli::tr("%1 and %2 are on different clocks")
                    .arg(QString::fromStdString(all->file), QString::fromStdString(one.file));
            const QString hint = Cli::tr("give files with dates, or one file");
            return Error{message.toStdString(), hint.toStdString(), one.file, {}};
        }
        all->requests.insert(all->requests.end(), one.requests.begin(), one.requests.end());
        all->series.insert(all->series.end(), one.series.begin(), one.series.end());
        all->file += ", " + one.file;
    }
    return all;
}

// Figures as JSON: infinity is null there.
Json figureJson(const std::optional<scenario::Observed>& figure)
{
    if (!figure) return nullptr;
    if (figure->at_least()) return {{"at_least", figure->low}};
    return {{"value", figure->value}, {"low", figure->low}, {"high", figure->high}};
}

Json windowJson(const evidence::ServiceWindow& window)
{
    return {{"from_s", window.span.from},
            {"until_s", window.span.until},
            {"offered", window.offered},
            {"completed", window.completed},
            {"useful", window.useful},
            {"rejected", window.rejected},
            {"timed_out", window.timed_out},
            {"lost", window.lost},
            {"in_flight", window.in_flight},
            {"useful_rate", window.useful_rate},
            {"oldest_queue_age_s", figureJson(window.oldest_queue_age_s)}};
}

Json recoveryJson(const evidence::RecoveryOfNote& one)
{
    Json json = {{"note", one.note}, {"data", one.data}};
    if (!one.recovery) {
        json["conclusion"] = nullptr;
        json["text"] = to_string(one.recovery.errors());
        return json;
    }
    json["conclusion"] = evidence::to_string(one.recovery->conclusion);
    json["text"] = one.recovery->text;
    json["classes"] = Json::array();
    for (const evidence::ClassRecovery& each : one.recovery->classes) {
        json["classes"].push_back({{"class", each.name},
                                   {"conclusion", evidence::to_string(each.conclusion)},
                                   {"text", each.text},
                                   {"before", windowJson(each.before)},
                                   {"during", windowJson(each.during)},
                                   {"after", windowJson(each.after)}});
    }
    return json;
}

Json noteJson(const Note& note, const evidence::NoteStatus& status)
{
    Json json = {{"id", note.id}, {"kind", scenario::to_string(note.kind)}, {"text", note.text}};
    if (note.at) json["at"] = scenario::to_text(*note.at);
    if (note.until) json["until"] = scenario::to_text(*note.until);
    json["links"] = note.links;
    json["complete"] = status.complete();
    json["missing"] = status.missing;
    return json;
}

std::string reviewJson(const Project& project, const NotebookReview& review, const std::string& file)
{
    Json json = {{"project", project.title}, {"complete", review.complete()}, {"notes", Json::array()}};
    for (std::size_t i = 0; i < project.notes.size(); ++i)
        json["notes"].push_back(noteJson(project.notes[i], review.status[i]));
    json["errors"] = Json::parse(errorsArray(inFile(review.vague, file)));
    json["observations"] = Json::array();
    for (std::size_t i = 0; i < project.observations.size(); ++i) {
        const auto& [id, missing] = review.asked[i];
        json["observations"].push_back(
            {{"id", id}, {"title", project.observations[i].title}, {"missing", missing}});
    }
    json["judged"] = Json::array();
    for (const evidence::Judged& one : review.judged) {
        json["judged"].push_back({{"note", one.note},
                                  {"kind", scenario::to_string(one.kind)},
                                  {"verdict", evidence::to_string(one.verdict)},
                                  {"data", one.data},
                                  {"before", figureJson(one.before)},
                                  {"after", figureJson(one.after)},
                                  {"text", one.text}});
    }
    json["overlaps"] = Json::array();
    for (const evidence::Overlap& one : review.overlaps)
        json["overlaps"].push_back({{"a", one.a}, {"b", one.b}, {"text", one.text}});
    json["credits"] = Json::array();
    for (const evidence::ActionCredit& one : review.credits)
        json["credits"].push_back(
            {{"action", one.action}, {"credit", evidence::to_string(one.credit)}, {"text", one.text}});
    json["recovery"] = Json::array();
    for (const evidence::RecoveryOfNote& one : review.recoveries)
        json["recovery"].push_back(recoveryJson(one));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string heading(const QString& text)
{
    return "\n" + text.toStdString() + "\n";
}

std::string notesText(const Project& project, const NotebookReview& review)
{
    std::string text = heading(Cli::tr("Records"));
    for (std::size_t i = 0; i < project.notes.size(); ++i) {
        const Note& note = project.notes[i];
        text += "  " + std::string(scenario::to_string(note.kind)) + " " + note.id;
        if (note.at) text += " (" + scenario::to_text(*note.at) + ")";
        text += ": " + note.text + "\n";
        for (const std::string& question : review.status[i].missing)
            text +=
                "    " + Cli::tr("incomplete: %1").arg(QString::fromStdString(question)).toStdString() + "\n";
    }
    for (const auto& [id, questions] : review.asked) {
        if (questions.empty()) continue;
        text += "  " + Cli::tr("observation %1").arg(QString::fromStdString(id)).toStdString() + "\n";
        for (const std::string& question : questions)
            text +=
                "    " + Cli::tr("missing: %1").arg(QString::fromStdString(question)).toStdString() + "\n";
    }
    return text;
}

std::string recoveryText(const evidence::RecoveryOfNote& one)
{
    std::string text = "  " + one.note;
    if (!one.recovery) return text + ": " + to_string(one.recovery.errors()) + "\n";
    text += " (" + one.data + "): " + std::string(evidence::to_string(one.recovery->conclusion)) + ". " +
            one.recovery->text + "\n";
    for (const evidence::ClassRecovery& each : one.recovery->classes)
        text += "    " + each.name + " " + each.text + "\n";
    return text;
}

std::string reviewText(const Project& project, const NotebookReview& review)
{
    std::string text = project.title + "\n" + notesText(project, review);
    if (!review.judged.empty()) text += heading(Cli::tr("Predictions and falsifiers"));
    for (const evidence::Judged& one : review.judged) {
        text += "  " + std::string(scenario::to_string(one.kind)) + " " + one.note + ": " +
                std::string(evidence::to_string(one.verdict)) + ". " + one.text;
        if (!one.data.empty()) text += " (" + one.data + ")";
        text += "\n";
    }
    if (!review.credits.empty()) text += heading(Cli::tr("Actions"));
    for (const evidence::Overlap& one : review.overlaps)
        text += "  " + one.text + "\n";
    for (const evidence::ActionCredit& one : review.credits)
        text += "  " + one.action + ", " +
                Cli::tr("credit: %1").arg(QString::fromUtf8(evidence::to_string(one.credit))).toStdString() +
                ". " + one.text + "\n";
    if (!review.recoveries.empty()) text += heading(Cli::tr("Recovery"));
    for (const evidence::RecoveryOfNote& one : review.recoveries)
        text += recoveryText(one);
    return text;
}

} // namespace

int notebook(const NotebookOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readEvidenceProject(options.project, plugins.kinds());
    if (!document) {
        printErrors(inFile(document.errors(), options.project));
        return kBadInput;
    }
    const Project& project = document->project();
    const auto runs = runsOf(project, plugins.kinds(), options);
    if (!runs) {
        printErrors(inFile(runs.errors(), options.project));
        return kBadInput;
    }
    const auto measured = measuredOf(options.data);
    if (!measured) {
        printErrors(measured.errors());
        return kBadInput;
    }
    const NotebookReview review =
        evidence::review(project, *runs, measured->has_value() ? &**measured : nullptr);
    print(options.json ? reviewJson(project, review, options.project) : reviewText(project, review));
    if (!review.vague.empty()) printErrors(inFile(review.vague, options.project));
    return review.complete() ? kDone : kCheckFailed;
}

} // namespace fulcrum::app::cli
