// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/report.h"

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/text.h"
#include "report/report_files.h"
#include "scenario/prevention_reader.h"
#include "shell/plugin_registry.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace fulcrum::app::cli
{

namespace
{

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using report::Effort;

std::string dumped(const Json& json)
{
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

QString words(const std::string& text)
{
    return QString::fromStdString(text);
}

std::vector<std::string> split(const std::string& list)
{
    std::vector<std::string> parts;
    std::istringstream stream(list);
    for (std::string part; std::getline(stream, part, ',');)
        if (!part.empty()) parts.push_back(part);
    return parts;
}

std::optional<Error> refuseSections(const std::vector<std::string>& sections)
{
    std::vector<std::string> known;
    for (const report::SectionKind& kind : report::section_kinds())
        known.emplace_back(kind.id);
    for (const std::string& one : sections) {
        if (std::ranges::find(known, one) != known.end()) continue;
        std::string all;
        for (const std::string& id : known)
            all += (all.empty() ? "" : ", ") + id;
        return Error{Cli::tr("there is no section \"%1\"").arg(words(one)).toStdString(),
                     Cli::tr("sections are %1").arg(words(all)).toStdString(),
                     {},
                     {}};
    }
    return std::nullopt;
}

QPageSize::PageSizeId paperOf(const std::string& name)
{
    return name == "letter" ? QPageSize::Letter : QPageSize::A4;
}

// As the project's folder sees files that were named from here: the report can then be verified from
// anywhere.
std::vector<std::string> fromProject(const std::vector<std::string>& files, const std::string& project)
{
    std::vector<std::string> names;
    std::error_code failed;
    const fs::path folder = fs::absolute(fs::path(project), failed).parent_path();
    for (const std::string& file : files) {
        const fs::path name = fs::relative(fs::absolute(fs::path(file), failed), folder, failed);
        names.push_back(failed || name.empty() ? file : name.string());
    }
    return names;
}

// What the gates in a report are held against: what was named, else what the project names.
Result<scenario::PreventionFiles> preventionOf(const ReportOptions& options)
{
    const auto text = scenario::read_text_file(options.project);
    if (!text) return text.errors();
    auto files = scenario::read_prevention(*text, options.project);
    if (!files) return files.errors();
    if (!options.baseline.empty() || !options.canary.empty()) {
        if (options.baseline.empty() || options.canary.empty())
            return Error{Cli::tr("a canary gate needs files of both versions").toStdString(),
                         Cli::tr("give --gate-baseline and --gate-canary").toStdString(),
                         {},
                         {}};
        files->baseline = fromProject(options.baseline, options.project);
        files->canary = fromProject(options.canary, options.project);
    }
    if (!options.templates.empty()) files->templates = fromProject(options.templates, options.project);
    return files;
}

// The project of a file with all that a report needs of it.
Result<ReportInput> inputOf(const std::string& path, const cluster::Kinds& kinds, const Effort& effort,
                            const ReportOptions& options)
{
    const auto document = readEvidenceProject(path, kinds);
    if (!document) return document.errors();
    report::HowToRun how;
    how.threads = options.threads;
    ProgressLine line(options.progress);
    how.progress = [&line](double share) { line.show(share); };
    auto results = report::produce(document->project(), path, kinds, effort, how);
    if (!results) return inFile(results.errors(), path);
    return ReportInput{path, document->text(), std::move(*results)};
}

int fail(const Errors& errors)
{
    printErrors(errors);
    return kBadInput;
}

int writeFile(const ReportOptions& options, const MadeReport& made)
{
    const auto files = writeReport(made, options.to, paperOf(options.paper));
    if (!files) return fail(inFile(files.errors(), options.to));
    if (options.json) {
        Json json{{"file", files->front()}, {"files", *files}, {"figures", made.machine.figures.size()}};
        json["sections"] = Json::array();
        for (const report::Section& section : made.document.sections)
            json["sections"].push_back(section.id);
        print(dumped(json));
        return kDone;
    }
    print(Cli::tr("%1: %2 sections, %3 figures")
              .arg(words(options.to))
              .arg(made.document.sections.size())
              .arg(made.machine.figures.size())
              .toStdString() +
          "\n");
    return kDone;
}

int printUpdate(const ReportOptions& options, const ReportInput& input)
{
    const report::BuildOptions build{
        FULCRUM_VERSION, utcNow(), fs::path(input.file).filename().string(), input.text, {}};
    const std::vector<std::string> lines = report::update_lines(input.results, build);
    if (!options.picture.empty()) {
        const auto chart = report::update_chart(input.results);
        if (!chart)
            return fail({{Cli::tr("there is nothing to draw").toStdString(),
                          Cli::tr("give the project observations or levers").toStdString(),
                          input.file,
                          {}}});
        if (!pictureOf(*chart).save(words(options.picture), "PNG"))
            return fail({{Cli::tr("can not write here").toStdString(),
                          Cli::tr("check the folder and its permissions").toStdString(),
                          options.picture,
                          {}}});
    }
    if (options.json) {
        print(dumped({{"lines", lines}}));
        return kDone;
    }
    for (const std::string& line : lines)
        print(line + "\n");
    return kDone;
}

int printReproducer(const ReportOptions& options, const ReportInput& input)
{
    const auto& found = input.results.reproducer;
    if (!found) {
        const std::string why =
            Cli::tr("no two scenarios show a fault that synthetic load at a constant rate repeats")
                .toStdString();
        if (options.json)
            print(dumped({{"reproducer", nullptr}, {"why", why}}));
        else
            printErrors({{why,
                          Cli::tr("name the scenarios in a [[lever]] with `on` and `with`").toStdString(),
                          input.file,
                          {}}});
        return kCheckFailed;
    }
    if (options.json) {
        Json json{{"with_fault", found->pair.with_fault},
                  {"with_fix", found->pair.with_fix},
                  {"metric", found->pair.metric},
                  {"class", found->pair.of_class},
                  {"share_of_load", found->share},
                  {"requests", found->requests},
                  {"seed", found->seed},
                  {"changes", found->changes},
                  {"serve", found->serve},
                  {"limits", found->limits}};
        const auto interval = [](const Interval& one) {
            return Json{{"value", one.value}, {"low", one.low}, {"high", one.high}};
        };
        json["expect"] = {{"with_fault", interval(found->fault)}, {"with_fix", interval(found->fixed)}};
        for (const report::ReproducerLines& tool : found->tools)
            json["tools"][tool.tool] = tool.lines;
        print(dumped(json));
        return kDone;
    }
    const ReportWish wish{{"reproducer"}, utcNow()};
    const MadeReport made = makeReport(input, wish);
    for (const report::Section& section : made.document.sections)
        for (const report::Block& block : section.blocks) {
            if (const auto* part = std::get_if<report::Heading>(&block)) print("\n# " + part->text + "\n");
            if (const auto* part = std::get_if<report::Paragraph>(&block))
                print("# " + part->text.plain() + "\n");
            if (const auto* part = std::get_if<report::Code>(&block)) print(part->text + "\n");
            if (const auto* part = std::get_if<report::List>(&block))
                for (const report::Text& item : part->items)
                    print("#   " + item.plain() + "\n");
            if (const auto* part = std::get_if<report::Table>(&block))
                for (const auto& row : part->rows)
                    print("#   " + row[0].plain() + ": " + part->columns[1].title + " " + row[1].plain() +
                          " " + part->columns[1].unit + "\n");
        }
    return kDone;
}

// --- verify

// The project that a report is of: as given, else beside the report, else here.
std::string projectFile(const std::string& given, const std::string& report, const std::string& name)
{
    if (!given.empty()) return given;
    std::error_code ignored;
    const fs::path beside = fs::path(report).parent_path() / name;
    return fs::exists(beside, ignored) ? beside.string() : name;
}

std::optional<Error> refuseOther(const ReportInput& input, const std::string& hash)
{
    if (report::hash_of(input.text) == hash) return std::nullopt;
    return Error{
        Cli::tr("the project is not the one that the report is of: its text has changed").toStdString(),
        Cli::tr("give the project as it was, or make the report again").toStdString(),
        input.file,
        {}};
}

int tell(const ReportOptions& options, const Verification& verification)
{
    const bool holds = verification.mismatches.empty();
    if (options.json) {
        Json json{{"file", options.verify}, {"holds", holds}, {"figures", verification.figures}};
        json["mismatches"] = Json::array();
        for (const report::Mismatch& one : verification.mismatches)
            json["mismatches"].push_back({{"figure", one.figure},
                                          {"expected", one.expected},
                                          {"found", one.found},
                                          {"where", one.where}});
        if (!verification.note.empty()) json["note"] = verification.note;
        print(dumped(json));
        return holds ? kDone : kCheckFailed;
    }
    for (const report::Mismatch& one : verification.mismatches)
        print(Cli::tr("%1: %2: expected %3, found %4 in %5")
                  .arg(words(options.verify), words(one.figure), words(one.expected), words(one.found),
                       words(one.where))
                  .toStdString() +
              "\n");
    if (!verification.note.empty()) print(verification.note + "\n");
    print((holds ? Cli::tr("%1: %2 figures hold, made again from the project")
                       .arg(words(options.verify))
                       .arg(verification.figures)
                 : Cli::tr("%1: %2 numbers do not hold")
                       .arg(words(options.verify))
                       .arg(verification.mismatches.size()))
              .toStdString() +
          "\n");
    return holds ? kDone : kCheckFailed;
}

int verifyFile(const ReportOptions& options, const cluster::Kinds& kinds)
{
    const auto bytes = scenario::read_text_file(options.verify);
    if (!bytes) return fail(bytes.errors());
    const auto form = report::form_of(options.verify);
    if (!form)
        return fail(
            {{Cli::tr("the form of the report is not known").toStdString(),
              Cli::tr("its name ends with %1").arg(words(std::string(report::form_names()))).toStdString(),
              options.verify,
              {}}});
    const auto json = report::extract(*form, *bytes);
    if (!json) return fail(inFile(json.errors(), options.verify));
    auto block = report::read_machine(*json);
    if (!block) return fail(inFile(block.errors(), options.verify));
    block->form = *form;
    if (block->version != FULCRUM_VERSION)
        print(Cli::tr("%1 was made by version %2; this is %3")
                  .arg(words(options.verify), words(block->version), QStringLiteral(FULCRUM_VERSION))
                  .toStdString() +
              "\n");
    const auto input =
        inputOf(projectFile(options.project, options.verify, block->project), kinds, block->effort, options);
    if (!input) {
        Errors errors = input.errors();
        if (options.project.empty() && !errors.empty() && errors.front().message.starts_with("can not open"))
            errors.front().hint =
                Cli::tr("it is looked for beside the report and here; or name it: fulcrum report "
                        "PROJECT --verify FILE")
                    .toStdString();
        return fail(errors);
    }
    if (const auto error = refuseOther(*input, block->project_hash)) {
        printErrors({*error});
        return kCheckFailed;
    }
    const ReportWish wish{block->sections, block->prepared, paperOf(options.paper)};
    MadeReport again;
    if (block->other.empty()) {
        again = makeReport(*input, wish);
    } else {
        const auto other = inputOf(projectFile(options.against, options.verify, block->other), kinds,
                                   block->effort, options);
        if (!other) return fail(other.errors());
        if (const auto error = refuseOther(*other, block->other_hash)) {
            printErrors({*error});
            return kCheckFailed;
        }
        again = makeComparison(*input, *other, wish);
    }
    const auto verification = verifyReport(options.verify, *bytes, *block, again, paperOf(options.paper));
    if (!verification) return fail(inFile(verification.errors(), options.verify));
    return tell(options, *verification);
}

} // namespace

int report(const ReportOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    if (!options.verify.empty()) return verifyFile(options, plugins.kinds());
    const bool asked = !options.to.empty() || options.update || options.reproducer;
    if (options.project.empty() || !asked)
        return fail({{Cli::tr("there is nothing to do").toStdString(),
                      Cli::tr("give a project with --to FILE, --update or --reproducer, or --verify FILE")
                          .toStdString(),
                      {},
                      {}}});
    const std::vector<std::string> sections = split(options.sections);
    if (const auto error = refuseSections(sections)) return fail({*error});
    if (!options.to.empty() && !report::form_of(options.to))
        return fail(
            {{Cli::tr("the form of the report is not known").toStdString(),
              Cli::tr("let the name end with %1").arg(words(std::string(report::form_names()))).toStdString(),
              options.to,
              {}}});
    const auto wanted = [&](const char* id) {
        return sections.empty() || std::ranges::find(sections, id) != sections.end();
    };
    Effort effort{options.fast, options.replications, options.seed};
    effort.with_reproducer = options.against.empty() && wanted("reproducer");
    if (options.to.empty()) effort.with_reproducer = options.reproducer;
    if (options.reproducer && !options.update && options.to.empty()) effort.with_triage = false;
    if (wanted("prevention") && !options.to.empty() && options.against.empty()) {
        const auto files = preventionOf(options);
        if (!files) return fail(files.errors());
        effort.prevention = *files;
    }
    const auto input = inputOf(options.project, plugins.kinds(), effort, options);
    if (!input) return fail(input.errors());
    const ReportWish wish{sections, utcNow(), paperOf(options.paper)};
    int exit = kDone;
    if (!options.to.empty()) {
        MadeReport made;
        if (options.against.empty()) {
            made = makeReport(*input, wish);
        } else {
            const auto other = inputOf(options.against, plugins.kinds(), effort, options);
            if (!other) return fail(other.errors());
            made = makeComparison(*input, *other, wish);
        }
        exit = writeFile(options, made);
    }
    if (exit == kDone && options.update) exit = printUpdate(options, *input);
    if (exit == kDone && options.reproducer) exit = printReproducer(options, *input);
    return exit;
}

} // namespace fulcrum::app::cli
