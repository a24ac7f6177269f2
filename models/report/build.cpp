// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/build.h"

#include "evidence/observations.h"
#include "report/parts.h"

#include <algorithm>

namespace fulcrum::report
{

namespace
{

using Blocks = std::vector<Block> (*)(const Parts&);

struct Maker {
    std::string_view id;
    Blocks blocks;
};
constexpr Maker kMakers[] = {{"summary", summary_blocks},
                             {"impact", impact_blocks},
                             {"observations", observation_blocks},
                             {"mitigations", mitigation_blocks},
                             {"rivals", rival_blocks},
                             {"falsifier", falsifier_blocks},
                             {"fixes", fix_blocks},
                             {"not-doing", not_doing_blocks},
                             {"prevention", prevention_blocks},
                             {"reproducer", reproducer_blocks},
                             {"assumptions", assumption_blocks},
                             {"tables", table_blocks}};

std::vector<std::string> wanted_sections(const BuildOptions& options)
{
    if (!options.sections.empty()) return options.sections;
    std::vector<std::string> wanted;
    for (const SectionKind& kind : section_kinds())
        if (kind.by_default) wanted.emplace_back(kind.id);
    return wanted;
}

std::string_view title_of_section(std::string_view id)
{
    const auto found = std::ranges::find(section_kinds(), id, &SectionKind::id);
    return found == section_kinds().end() ? id : found->title;
}

std::string subtitle_of(const Results& results, const BuildOptions& options)
{
    std::string window;
    for (const scenario::Observation& one : results.project.observations)
        if (window.empty()) window = text_of(one.window);
    return (window.empty() ? "" : window + ". ") + "Prepared " + options.prepared + " from " + options.file +
           ".";
}

} // namespace

const std::vector<SectionKind>& section_kinds()
{
    static const std::vector<SectionKind> kinds{{"summary", "One-page summary"},
                                                {"impact", "Impact and status"},
                                                {"observations", "Observations"},
                                                {"mitigations", "Mitigations, predictions judged"},
                                                {"rivals", "Rival mechanisms and the measurement"},
                                                {"falsifier", "What would prove this wrong"},
                                                {"fixes", "Fixes and ranking"},
                                                {"not-doing", "What we would not do"},
                                                {"prevention", "Prevention"},
                                                {"reproducer", "Reproducer"},
                                                {"assumptions", "Assumptions, trust, causal limits"},
                                                {"tables", "Tables in full", false},
                                                {"runs", "Runs"}};
    return kinds;
}

Document build(const Results& results, const BuildOptions& options)
{
    const Parts parts(results, options);
    Document document;
    document.title = results.project.title.empty() ? options.file : parts.clean(results.project.title);
    document.subtitle = subtitle_of(results, options);
    document.prepared = options.prepared;
    document.version = options.version;
    document.project = options.file;
    document.project_hash = hash_of(options.text);
    document.runs = parts.runs();
    const std::vector<std::string> wanted = wanted_sections(options);
    for (const std::string& id : wanted) {
        const auto* maker = std::ranges::find(kMakers, id, &Maker::id);
        if (maker == std::end(kMakers)) continue;
        Section section{id, std::string(title_of_section(id)), maker->blocks(parts)};
        if (!section.blocks.empty()) document.sections.push_back(std::move(section));
    }
    // Last, because it counts the figures of the others; then to where it is wanted.
    const auto runs = std::ranges::find(wanted, "runs");
    if (runs != wanted.end()) {
        Section section{"runs", std::string(title_of_section("runs")), run_blocks(parts, document.sections)};
        auto place = document.sections.end();
        for (auto after = runs; after != wanted.end() && place == document.sections.end(); ++after)
            place = std::ranges::find(document.sections, *after, &Section::id);
        if (!section.blocks.empty()) document.sections.insert(place, std::move(section));
    }
    return document;
}

std::vector<Check> checks_before_sending(const Results& results)
{
    std::vector<Check> checks;
    const auto add = [&](bool holds, std::string good, std::string bad, const char* where) {
        checks.push_back({holds, holds ? std::move(good) : std::move(bad), where});
    };
    if (!results.project.observations.empty()) {
        std::size_t lacking = 0;
        for (const scenario::Observation& one : results.project.observations)
            lacking += evidence::missing(one).empty() ? 0 : 1;
        add(lacking == 0, "Every observation has window, population and source",
            std::to_string(lacking) + " of " + std::to_string(results.project.observations.size()) +
                " observations lack a window, a population, a number or a source",
            "Observations");
    }
    if (results.review) {
        std::size_t lacking = 0, judged = 0, predictions = 0;
        for (const evidence::NoteStatus& status : results.review->status)
            lacking += status.complete() ? 0 : 1;
        for (const evidence::Judged& one : results.review->judged) {
            if (one.kind != scenario::NoteKind::Prediction) continue;
            ++predictions;
            const bool open =
                one.verdict == evidence::Verdict::NoData || one.verdict == evidence::Verdict::NotYetDue;
            judged += open ? 0 : 1;
        }
        if (!results.project.notes.empty())
            add(lacking == 0, "Every record of the notebook is complete",
                lacking == 1 ? "1 record of the notebook is incomplete"
                             : std::to_string(lacking) + " records of the notebook are incomplete",
                "Mitigations");
        if (predictions > 0)
            add(judged == predictions, "Every prediction is judged",
                std::to_string(predictions - judged) + " predictions are not judged", "Mitigations");
        if (!results.review->overlaps.empty())
            add(false, "", "Actions overlap: their credit is unresolved", "Mitigations");
    }
    for (const scenario::Note& note : results.project.notes)
        if (note.kind == scenario::NoteKind::Proposal)
            add(!note.author.empty(), "The proposal " + note.id + " has an owner",
                "The proposal " + note.id + " has no owner", "Prevention");
    const auto failed =
        std::ranges::count_if(results.expectations, [](const auto& check) { return !check.holds; });
    if (!results.expectations.empty())
        add(failed == 0, "Every check of the project holds in these runs",
            std::to_string(failed) + " checks of the project do not hold in these runs", "Prevention");
    const std::size_t ran = results.runs.size(), all = results.project.scenarios.size();
    add(ran == all, "Every scenario has been run",
        std::to_string(ran) + " of " + std::to_string(all) + " scenarios have been run", "Impact");
    if (!results.project.triage.base.empty())
        add(results.verdict.has_value(), "Rival mechanisms were tried", "Triage has not been run", "Rivals");
    add(!results.effort.fast, "The runs have the project's replications", "Made fast: the figures are rough",
        "Assumptions");
    for (const std::string& missing : results.missing)
        add(false, "", missing, "Assumptions");
    return checks;
}

} // namespace fulcrum::report
