// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/triage.h"

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/project_file.h"
#include "cli/table.h"
#include "cli/text.h"
#include "shell/plugin_registry.h"
#include "triage/json.h"

#include <fmt/format.h>

#include <algorithm>

namespace fulcrum::app::cli
{

namespace
{

using triage::Hypothesis;
using triage::Measurement;
using triage::Verdict;

constexpr double kShown = 0.005; // what is less likely is in the JSON
constexpr std::size_t kMostShown = 8;
constexpr double kSeldom = 0.01;  // a falsifier that is seen more seldom is told as such
constexpr double kWorthIt = 0.05; // bit

// Two significant digits and never an exponent.
std::string factorText(double factor)
{
    return factor >= 100 || factor < 1e-4 ? number(factor) : fmt::format("{:.2g}", factor);
}

std::string gainText(const Hypothesis& one)
{
    if (!one.expected_gain) return "–";
    const triage::Gain& gain = *one.expected_gain;
    return gain.figure + " × " + factorText(gain.ratio.value);
}

std::string titleOf(const Verdict& verdict, const std::string& id)
{
    const auto found = std::ranges::find(verdict.hypotheses, id, &Hypothesis::id);
    return found == verdict.hypotheses.end() ? id : id + " (" + found->title + ")";
}

std::string checksText(const Verdict& verdict)
{
    std::string text;
    for (const study::Check& check : verdict.checks) {
        if (check.holds) continue;
        text += "  " + check.id + " " + check.node + ": " + check.text + "\n";
    }
    if (text.empty())
        return Cli::tr("Arithmetic: nothing is wrong with the healthy scenario.").toStdString() + "\n";
    return Cli::tr("Arithmetic, before any run:").toStdString() + "\n" + text;
}

std::string rankingText(const Verdict& verdict)
{
    Table table({"hypothesis", "probability", "prior", "severity", "does not explain", "fix brings"});
    std::size_t rows = 0;
    for (const Hypothesis& one : verdict.hypotheses) {
        if (rows >= kMostShown || (rows > 1 && one.probability < kShown)) break;
        std::string fails;
        for (const triage::Failure& failure : one.fails)
            fails += (fails.empty() ? "" : ", ") + failure.figure +
                     fmt::format(" ({:.1f} sd)", failure.deviations);
        table.add({one.id, probability(one.probability), probability(one.prior),
                   one.by_degrees ? fmt::format("{:.2f}", one.severity) : "–", fails.empty() ? "–" : fails,
                   gainText(one)});
        ++rows;
    }
    return table.text();
}

std::string leaderText(const Hypothesis& one)
{
    std::string text = one.title + "\n";
    const auto line = [&text](const QString& label, const std::string& what) {
        if (!what.empty()) text += "  " + label.toStdString() + ": " + what + "\n";
    };
    line(Cli::tr("mechanism"), one.mechanism);
    for (const std::string& change : one.changes)
        line(Cli::tr("as"), change);
    line(Cli::tr("fix"), one.fix);
    line(Cli::tr("confirm"), one.confirm);
    line(Cli::tr("wrong if"), one.falsifier);
    for (const triage::Failure& failure : one.fails)
        line(Cli::tr("does not explain"), failure.text);
    return text;
}

std::string measurementText(const Verdict& verdict, const Measurement& next)
{
    if (!triage::worth_measuring(next))
        return Cli::tr("Nothing left is worth measuring: confirm the first, or act.").toStdString() + "\n";
    std::string text =
        Cli::tr("Measure next: %1, expected to bring %2 bit (%3)")
            .arg(QString::fromStdString(evidence::to_string(next.figure)),
                 QString::fromStdString(fmt::format("{:.2f}", next.bits)), QString::fromStdString(next.how))
            .toStdString() +
        "\n";
    for (const triage::Reading& reading : next.outcomes)
        text += "  " + reading.text + " -> " + titleOf(verdict, reading.points_to) + "\n";
    if (triage::has_gaps(next.outcomes))
        text += "  " + Cli::tr("other values are unlikely: enter the one that you see").toStdString() + "\n";
    if (!next.name.empty()) text += "  " + next.name + "\n";
    if (!next.promql.empty()) text += "  " + next.promql + "\n";
    return text;
}

// Where several figures tell clearly more together than the best one.
std::string panelText(const triage::Panel& panel)
{
    if (panel.figures.size() < 2 || panel.bits.back() < panel.bits.front() + kWorthIt) return {};
    std::string names;
    for (const evidence::FigureId& figure : panel.figures)
        names += (names.empty() ? "" : ", ") + evidence::to_string(figure);
    return Cli::tr("Or read one row together, %1: %2 bit")
               .arg(QString::fromStdString(names),
                    QString::fromStdString(fmt::format("{:.2f}", panel.bits.back())))
               .toStdString() +
           "\n";
}

std::string falsifierText(const Verdict& verdict)
{
    if (verdict.falsifier) {
        const triage::Falsifier& f = *verdict.falsifier;
        QString text =
            Cli::tr("Falsifier of the first: %1 %2 leaves it %3; then %4 leads")
                .arg(QString::fromStdString(evidence::to_string(f.figure)), QString::fromStdString(f.beyond),
                     QString::fromStdString(probability(f.probability)),
                     QString::fromStdString(titleOf(verdict, f.then)));
        if (f.power < kSeldom) text += Cli::tr("; seldom seen, though the first may be wrong");
        return text.toStdString() + "\n";
    }
    if (verdict.speaks_against) {
        const triage::Falsifier& f = *verdict.speaks_against;
        return Cli::tr("Falsifier of the first: %1 %2 speaks %3 to 1 against it; no single figure refutes it")
                   .arg(QString::fromStdString(evidence::to_string(f.figure)),
                        QString::fromStdString(f.beyond), QString::number(f.against, 'f', 0))
                   .toStdString() +
               "\n";
    }
    return Cli::tr("No single figure refutes the first; look at what would confirm it.").toStdString() + "\n";
}

std::string mitigationsText(const Verdict& verdict)
{
    if (verdict.mitigations.empty()) return {};
    const triage::Mitigation& first = verdict.mitigations.front();
    std::string text =
        Cli::tr("Mitigate first: reversible actions against %1, %2 against doing nothing")
            .arg(QString::fromStdString(verdict.hypotheses.front().id), QString::fromStdString(first.figure))
            .toStdString() +
        "\n";
    Table table({"action", "while it lasts", "afterwards", "cost", "stop"});
    for (const triage::Mitigation& m : verdict.mitigations) {
        const auto times = [](const triage::Gain& gain) { return "× " + factorText(gain.ratio.value); };
        table.add({m.title, times(m.during) + fmt::format(" ({:.0f} s)", m.transition_s),
                   times(m.after) + " (" + factorText(m.after.ratio.low) + " to " +
                       factorText(m.after.ratio.high) + ")",
                   m.cost, m.stop});
    }
    return text + table.text() + "\n";
}

std::string triageText(const std::string& title, const Verdict& verdict, bool observed)
{
    std::string text = title + "\n\n" + checksText(verdict) + "\n" + rankingText(verdict) + "\n";
    text += Cli::tr("Verdict: %1").arg(QString::fromStdString(verdict.verdict)).toStdString() + " – " +
            verdict.why + "\n\n";
    if (observed) text += leaderText(verdict.hypotheses.front()) + "\n";
    if (verdict.measure_next) text += measurementText(verdict, *verdict.measure_next);
    text += panelText(verdict.panel);
    if (observed) text += falsifierText(verdict);
    text += "\n" + mitigationsText(verdict);
    for (const std::string& note : verdict.notes)
        text += Cli::tr("Note: %1").arg(QString::fromStdString(note)).toStdString() + "\n";
    return text + Cli::tr("Runs: %1").arg(verdict.runs).toStdString() + "\n";
}

} // namespace

int triage(const TriageOptions& options)
{
    const PluginRegistry plugins = PluginRegistry::load(defaultPluginFolders());
    const auto document = readEvidenceProject(options.project, plugins.kinds());
    if (!document) {
        printErrors(inFile(document.errors(), options.project));
        return kBadInput;
    }
    const scenario::Project& project = document->project();
    triage::Options settings;
    settings.threads = options.threads;
    settings.labels = options.labels;
    Result<Verdict> verdict = Errors{};
    {
        ProgressLine line(options.progress);
        settings.progress = [&line](double share) { line.show(share); };
        verdict = triage::triage(project, plugins.kinds(), settings);
    }
    if (!verdict) {
        printErrors(inFile(verdict.errors(), options.project));
        return kBadInput;
    }
    const std::string& title = project.title.empty() ? options.project : project.title;
    print(options.json ? triage::to_json(*verdict)
                       : triageText(title, *verdict, !project.observations.empty()));
    return kDone;
}

} // namespace fulcrum::app::cli
