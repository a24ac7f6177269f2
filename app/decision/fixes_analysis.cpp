// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/fixes_analysis.h"

#include "cluster/simulation.h"
#include "decision/lever_words.h"
#include "decision/variants.h"
#include "scenario/document.h"
#include "shell/values.h"

#include <QFileInfo>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

using decision::Decision;

struct Compared {
    std::shared_ptr<const Decision> other;
    std::shared_ptr<const decision::Simulations> simulations; // of its own; null: none
    scenario::Project project;                                // that they are of
    std::shared_ptr<const decision::RankingComparison> comparison;
};

Result<scenario::Project> projectIn(const QString& file, const scenario::NodeTypes& types)
{
    const std::string name = file.toStdString();
    const auto text = scenario::read_text_file(name);
    if (!text) return text.errors();
    const scenario::Document document(*text, name, types);
    if (!document.runnable()) return document.problems();
    return document.project();
}

// The project in the situation that it is compared with.
Result<scenario::Project> variantOf(const scenario::Project& project, const Against& against,
                                    const scenario::NodeTypes& types)
{
    if (against.what == Against::What::Scenario) return decision::on_scenario(project, against.name, types);
    if (!project.run.until)
        return Error{FixesAnalysis::tr("the run has no end by time, so it has no halves").toStdString(),
                     FixesAnalysis::tr("set until").toStdString()};
    const TimeNs begin = project.run.warm_up, end = *project.run.until, middle = begin + (end - begin) / 2;
    return decision::in_period(project, against.late ? middle : begin, against.late ? end : middle);
}

// The decision to compare with: of this project in another way, or of another one.
Result<Decision> otherDecision(const scenario::Project& project, const decision::Simulations& simulations,
                               decision::DecideOptions options, const Against& against,
                               const scenario::NodeTypes& types, const Decision& former)
{
    using enum Against::What;
    decision::Simulations none;
    switch (against.what) {
    case Score:
        options.score = against.score;
        break;
    case Objective: {
        scenario::DecisionSettings settings = project.decision;
        settings.objective = against.name;
        options.objective = decision::objective_of(settings);
        break;
    }
    case Judged:
        return decision::decide_from(project, none, options, &former);
    case Person:
    case Estimates:
        options.estimates = against.view;
        break;
    case File: {
        const auto other = projectIn(against.file, types);
        if (!other) return other.errors();
        options.estimates = {};
        return decision::decide_from(*other, none, options, &former);
    }
    case Scenario:
    case After:
    case Period:
    case Nothing:
        break;
    }
    return decision::decide_from(project, simulations, options, &former);
}

} // namespace

QString Against::title() const
{
    using enum What;
    if (!label.isEmpty()) return label;
    switch (what) {
    case Score:
        return scoreName(score);
    case Judged:
        return FixesAnalysis::tr("judged");
    case Person:
    case Estimates:
        return viewName(view);
    case File:
        return QFileInfo(file).completeBaseName();
    case Objective:
        return goalName(name);
    case Scenario:
        return FixesAnalysis::tr("on %1").arg(toQt(name));
    case After:
        return FixesAnalysis::tr("after %1").arg(toQt(name));
    case Period:
        return late ? FixesAnalysis::tr("second half") : FixesAnalysis::tr("first half");
    case Nothing:
        break;
    }
    return {};
}

FixesAnalysis::FixesAnalysis(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs,
                             QObject* parent)
    : QObject(parent), m_controller(controller), m_kinds(std::move(kinds)), m_jobs(jobs)
{
    connect(&controller, &ProjectController::documentChanged, this, &FixesAnalysis::projectChanged);
    connect(&jobs, &JobTracker::jobFinished, this, [this](int id) {
        for (int* job : {&m_simulateJob, &m_rankJob, &m_compareJob})
            if (*job == id) *job = 0;
        emit busyChanged();
    });
}

// All of the text that simulations hang on: everything but estimates, the ledger and [decision].
std::string FixesAnalysis::fingerprint() const
{
    const std::string& text = m_controller.document().text();
    std::string kept;
    bool inside = false; // a table that no simulation reads
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = std::string_view(text).substr(at, end - at);
        if (line.starts_with("["))
            inside = line.starts_with("[[estimate]]") || line.starts_with("[[delivered]]") ||
                     line.starts_with("[decision]") || line.starts_with("[[note]]");
        bool input = false; // of a lever: a judgement
        for (const decision::Input each : decision::kAllInputs)
            input = input || line.starts_with(decision::to_string(each));
        if (!inside && !input && line.find_first_not_of(" \t\r") != std::string_view::npos) {
            kept += line;
            kept += '\n';
        }
        at = end + 1;
    }
    return kept;
}

decision::DecideOptions FixesAnalysis::options() const
{
    decision::DecideOptions options;
    options.score = m_score;
    options.estimates = m_view;
    options.impact.seed = m_controller.project().run.seed;
    options.impact.draws = m_draws;
    options.impact.replications = m_replications;
    options.impact.keep_partial = true;
    options.cost = true;
    if (m_played) {
        options.diagnosis = m_played->diagnosis;
        options.diagnosis_verdict = m_played->verdict;
    } else {
        options.diagnosis = m_triaged;
        options.diagnosis_verdict = m_triageVerdict;
    }
    return options;
}

void FixesAnalysis::setTriage(const std::optional<decision::Diagnosis>& diagnosis)
{
    std::map<std::string, double> triaged;
    if (const auto all = decision::complete(m_controller.project().levers); diagnosis && all) {
        std::vector<scenario::Lever> levers;
        for (const decision::Lever& lever : *all)
            levers.push_back(lever.what);
        triaged = decision::probabilities_for(levers, *diagnosis);
    }
    if (triaged == m_triaged) return;
    m_triaged = std::move(triaged);
    m_triageVerdict = diagnosis ? diagnosis->verdict : std::string();
    m_dirty = true;
    if (m_active) rank();
}

void FixesAnalysis::setActive(bool active)
{
    m_active = active;
    if (m_active && m_dirty) rank();
}

void FixesAnalysis::projectChanged()
{
    if (m_controller.file() != m_file) { // another project
        m_file = m_controller.file();
        if (m_simulateJob != 0) m_jobs.cancel(m_simulateJob);
        m_simulateJob = 0;
        m_played.reset();
        m_triaged.clear();
        m_triageVerdict.clear();
        m_otherPlayed.reset();
        m_decision.reset();
        m_other.reset();
        m_comparison.reset();
        m_score.reset();
        m_view = {};
        m_against = {};
    }
    m_dirty = true;
    if (m_active) rank();
}

void FixesAnalysis::setScore(std::optional<decision::Score> score)
{
    if (score == m_score) return;
    m_score = score;
    rank();
}

void FixesAnalysis::setView(const decision::EstimateView& view)
{
    if (view == m_view) return;
    m_view = view;
    rank();
}

void FixesAnalysis::setAgainst(const Against& against)
{
    if (against == m_against) return;
    m_against = against;
    compare();
}

void FixesAnalysis::setRuns(int draws, int replications)
{
    m_draws = draws;
    m_replications = replications;
}

void FixesAnalysis::rank()
{
    m_dirty = false;
    if (m_controller.project().scenarios.empty()) {
        m_decision.reset();
        emit ranked();
        return;
    }
    const auto played = m_played ? m_played : std::make_shared<const Played>();
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<std::shared_ptr<const Decision>>(
        tr("Rank levers"), QStringLiteral("fixes-rank"),
        [project = m_controller.project(), played, options = options(),
         former = m_decision](const JobControl&) -> Result<std::shared_ptr<const Decision>> {
            auto decided = decision::decide_from(project, played->simulations, options, former.get());
            if (!decided) return decided.errors();
            return std::make_shared<const Decision>(std::move(*decided));
        },
        [this](Result<std::shared_ptr<const Decision>> result) {
            m_errors = result ? Errors{} : result.errors();
            m_decision = result ? *result : nullptr;
            emit ranked();
            compare();
        });
    m_rankJob = *job;
    emit busyChanged();
}

void FixesAnalysis::compare()
{
    if (!m_decision || m_against.what == Against::What::Nothing) {
        m_other.reset();
        m_comparison.reset();
        emit compared();
        return;
    }
    // With itself there is nothing to compare.
    const decision::Score score = m_decision->ranking.score;
    if (m_against.what == Against::What::Score && m_against.score == score)
        m_against.score =
            score == decision::Score::Success ? decision::Score::Ratio : decision::Score::Success;
    const std::string key = m_against.title().toStdString() + '\n' + fingerprint();
    const bool own = m_against.simulates(); // simulations of its own
    auto played = own ? m_otherFor == key ? m_otherPlayed : nullptr : m_played;
    if (!own && !played) played = std::make_shared<const Played>();
    m_compareJob = m_jobs.start<Compared>(
        tr("Compare rankings"), QStringLiteral("fixes-compare"),
        [project = own ? standing() : m_controller.project(), played,
         before = m_played ? m_played : std::make_shared<const Played>(), options = options(),
         against = m_against, mine = m_decision, kinds = m_kinds,
         types = m_controller.nodeTypes()](const JobControl& control) mutable -> Result<Compared> {
            Compared all;
            if (against.simulates()) {
                options.impact.stop = control.stop;
                options.impact.keep_partial = false;
                options.impact.progress = [&control](double share) { control.progress(share); };
                options.speculation = options.cost = options.refine = options.impact.pairs = false;
                if (against.what == Against::What::After) {
                    auto after = decision::after_lever(project, before->simulations, against.name, kinds,
                                                       options.impact);
                    if (!after) return after.errors();
                    all.project = std::move(after->project);
                    all.simulations =
                        std::make_shared<const decision::Simulations>(std::move(after->simulations));
                } else {
                    auto changed = variantOf(project, against, types);
                    if (!changed) return changed.errors();
                    all.project = std::move(*changed);
                    auto simulations = played ? Result<decision::Simulations>(played->simulations)
                                              : decision::simulate(all.project, kinds, options);
                    if (!simulations) return simulations.errors();
                    all.simulations = std::make_shared<const decision::Simulations>(std::move(*simulations));
                }
            }
            auto other = otherDecision(all.simulations ? all.project : project,
                                       all.simulations ? *all.simulations : played->simulations, options,
                                       against, types, *mine);
            if (!other) return other.errors();
            all.comparison =
                std::make_shared<const decision::RankingComparison>(decision::compare(*mine, *other));
            all.other = std::make_shared<const Decision>(std::move(*other));
            return all;
        },
        [this, key](Result<Compared> result) {
            m_other = result ? result->other : nullptr;
            m_comparison = result ? result->comparison : nullptr;
            if (result && result->simulations) {
                m_otherPlayed = std::make_shared<const Played>(
                    Played{*result->simulations, {}, {}, std::move(result->project)});
                m_otherFor = key;
            }
            if (!result) emit failed(result.errors());
            emit compared();
        });
    emit busyChanged();
}

// Estimates and settings are those of today.
scenario::Project FixesAnalysis::standing() const
{
    const scenario::Project& today = m_controller.project();
    if (!m_played || m_played->diagnosis.empty()) return today;
    scenario::Project project = m_played->project;
    project.decision = today.decision;
    project.estimates = today.estimates;
    for (scenario::Lever& lever : project.levers) {
        const auto own = std::ranges::find(today.levers, lever.id, &scenario::Lever::id);
        if (own != today.levers.end()) lever.inputs = own->inputs;
    }
    return project;
}

Result<FixesAnalysis::Played> FixesAnalysis::play(const scenario::Project& project,
                                                  const cluster::Kinds& kinds,
                                                  decision::DecideOptions options, const JobControl& control)
{
    constexpr double kTriage = 0.5; // of the progress, where triage is asked first
    Played played;
    scenario::Project levers = project;
    double done = 0;
    if (decision::can_diagnose(project)) {
        triage::Options triage;
        triage.stop = control.stop;
        triage.progress = [&control](double share) { control.progress(kTriage * share); };
        const auto diagnosis = decision::diagnose(project, kinds, triage);
        if (diagnosis) {
            played.verdict = diagnosis->verdict;
            levers = decision::standing_on(project, *diagnosis, cluster::node_types(kinds));
            played.diagnosis = decision::probabilities_for(levers.levers, *diagnosis);
        } else if (!control.stop.stop_requested()) {
            return diagnosis.errors();
        } // stopped while triage was asked: as where it is stopped before the first lever
        done = kTriage;
    }
    options.impact.stop = control.stop;
    options.impact.progress = [&control, done](double share) { control.progress(done + (1 - done) * share); };
    options.diagnosis = played.diagnosis; // a first ranking chooses what is simulated closer
    auto simulated = decision::simulate(levers, kinds, options);
    if (!simulated) return simulated.errors();
    played.simulations = std::move(*simulated);
    played.project = std::move(levers);
    return played;
}

void FixesAnalysis::simulate()
{
    const std::string prints = fingerprint();
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<Played>(
        tr("Simulate levers"), QStringLiteral("fixes-simulate"),
        [project = m_controller.project(), kinds = m_kinds, options = options()](const JobControl& control) {
            return play(project, kinds, options, control);
        },
        [this, job, prints](Result<Played> result) {
            if (*job != m_simulateJob) return;
            if (!result) {
                const Job* state = m_jobs.find(*job);
                if (!state || state->state == Job::State::Failed) emit failed(result.errors());
                return;
            }
            m_played = std::make_shared<const Played>(std::move(*result));
            m_simulatedFor = prints;
            rank();
        });
    m_simulateJob = *job;
    emit busyChanged();
}

std::vector<std::string> FixesAnalysis::knownObjectives() const
{
    std::vector<std::string> names = {"symptom"};
    if (!isSimulated()) return names;
    for (const decision::Goal goal :
         {decision::Goal::Violations, decision::Goal::Goodput, decision::Goal::Cost}) {
        const bool known =
            std::ranges::all_of(m_played->simulations.impacts, [&](const decision::LeverImpact& impact) {
                return impact.impact.empty() || !impact.goals.by(goal).empty();
            });
        if (known) names.emplace_back(decision::to_string(goal));
    }
    scenario::DecisionSettings settings = m_controller.project().decision;
    if (settings.weights.empty()) return names;
    settings.objective = "weights";
    const decision::Objective weighted = decision::objective_of(settings);
    std::string why;
    const bool known =
        std::ranges::all_of(m_played->simulations.impacts, [&](const decision::LeverImpact& impact) {
            return impact.impact.empty() || !impact.goals.by(weighted, why).empty();
        });
    if (known) names.emplace_back("weights");
    return names;
}

void FixesAnalysis::cancel()
{
    if (m_simulateJob != 0) m_jobs.cancel(m_simulateJob);
}

} // namespace fulcrum::app
