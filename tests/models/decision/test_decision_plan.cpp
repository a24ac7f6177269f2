// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates of several people, what is left after a step, promises kept, the bill, and what triage and
// speculation have to say.
#include "decision/compare.h"
#include "decision/decide.h"
#include "decision/diagnosis.h"
#include "decision/draws.h"
#include "decision/variants.h"
#include "models/decision/projects.h"
#include "triage/catalogue.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace fulcrum;
using namespace fulcrum::decision;
using namespace fulcrum::test;
using Change = Effect::Change;

namespace
{

const char kLevers[] = R"(
[decision]
draws = 4000

[[lever]]
id = "chunked-prefill"
on = "frozen"
metric = "itl_s.p99"
target = 0.05
[[lever.edit]]
node = "engine"
set = { max_num_batched_tokens = 2048 }

[[lever]]
id = "smaller"
title = "A smaller budget still"
symptom = "3.4"
p_diag = [0.7, 0.8, 0.9]
effort_weeks = [0.3, 1, 2]   # the team's
p_fail = [0.05, 0.1, 0.2]
blast_weeks = [0.5, 1, 2]
on = "frozen"
metric = "itl_s.p99"
target = 0.05
[[lever.edit]]
node = "engine"
set = { max_num_batched_tokens = 1024 }
)";

// Another service, with short prompts and a large batch.
const char kSecondSystem[] = R"(
[[scenario]]
name = "second"
[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "30 /s"
prompt = 1500
output = 150
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"
[[scenario.link]]
from = "chat"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"

[[lever]]
id = "cap"
symptom = "3.1"
p_diag = [0.7, 0.8, 0.9]
effort_weeks = [0.3, 1, 2]
p_fail = [0.05, 0.1, 0.2]
blast_weeks = [0.5, 1, 2]
on = "second"
metric = "tpot_s.mean"
target = 0.005
[[lever.edit]]
node = "engine"
set = { max_num_seqs = 8 }
)";

std::string estimate(const char* lever, const char* by, const char* input, const char* range)
{
    return std::string("\n[[estimate]]\nlever = \"") + lever + "\"\nby = \"" + by + "\"\ninput = \"" + input +
           "\"\n" + range + "\n";
}

constexpr const char* kAnna = "low = 1\nmode = 2\nhigh = 3";
constexpr const char* kBen = "low = 4\nmode = 6\nhigh = 9\nnote = \"a migration\"";

std::string judgedByTwo()
{
    return std::string(kFrozen) + kLevers + estimate("smaller", "Anna", "effort_weeks", kAnna) +
           estimate("smaller", "Ben", "effort_weeks", kBen);
}

} // namespace

class TestDecisionPlan : public QObject
{
    Q_OBJECT

private slots:
    void estimatesAreReadAndRefused();
    void estimatesAreEdited();
    void rangesOfPeopleStayApart();
    void aSheetGoesRound();
    void promisesAreHeldAgainstWhatCame();
    void aSecondLeverBringsLessAfterTheFirst();
    void stepsOfAPlanAreSimulatedInEachOthersSystems();
    void impactIsMeasuredByTheObjective();
    void theSameLeversInAnotherSituation();
    void anEditOutOfItsRangeIsASlip();
    void speculationIsAnswered();
    void theBillAddsUp();
    void diagnosesComeFromTriage();
};

void TestDecisionPlan::estimatesAreReadAndRefused()
{
    const scenario::Project project = projectOf(judgedByTwo());
    QCOMPARE(project.estimates.size(), std::size_t{2});
    QCOMPARE(project.estimates[1].by, std::string("Ben"));
    QCOMPARE(project.estimates[1].range.mode, 6.0);
    QCOMPARE(project.estimates[1].note, std::string("a migration"));
    const auto refused = [](const std::string& more, const char* part) {
        const scenario::Document read = document(std::string(kFrozen) + kLevers + more);
        const std::string problems = to_string(read.problems());
        return !read.problems().empty() && read.problems().front().at.line > 0 &&
               problems.find(part) != std::string::npos;
    };
    QVERIFY(refused(estimate("smaler", "Anna", "impact", kAnna), "did you mean 'smaller'?"));
    QVERIFY(refused(estimate("smaller", "Anna", "effort", kAnna), "effort_weeks"));
    QVERIFY(refused(estimate("smaller", "Anna", "p_fail", kAnna), "between 0 and 1"));
    QVERIFY(refused(estimate("smaller", "Anna", "impact", "low = 3\nmode = 2\nhigh = 4"), "ascending"));
    QVERIFY(refused(estimate("smaller", "Anna", "impact", "low = 3"), "low, mode and high"));
    QVERIFY(refused(estimate("smaller", "Anna", "impact", "value = 3\nhihg = 4"), "hihg"));
    QVERIFY(refused(estimate("smaller", "Anna", "impact", "value = 3") +
                        estimate("smaller", "Anna", "impact", "value = 4"),
                    "before"));
    QVERIFY(refused("\n[[delivered]]\nlever = \"x\"\nfigure = \"ttft_s.p99\"\npromised = 5\n", "unit"));
}

void TestDecisionPlan::estimatesAreEdited()
{
    const std::string before = judgedByTwo();
    scenario::Document doc = document(before);
    scenario::EstimateRecord anna = doc.project().estimates[0];
    anna.range = {1, 2.5, 3};
    const auto changed = doc.set_estimate(anna);
    QVERIFY2(changed.ok(), changed.ok() ? "" : to_string(changed.errors()).c_str());
    QVERIFY(doc.apply(*changed).ok());
    QCOMPARE(doc.project().estimates[0].range.mode, 2.5);
    QCOMPARE(doc.text().size(), before.size() + 2); // "2" is now "2.5", and nothing else
    QVERIFY(doc.apply(changed->inverse()).ok());
    QCOMPARE(doc.text(), before);

    scenario::EstimateRecord carl{"chunked-prefill", "Carl", Input::Failure};
    carl.range = {0.1, 0.1, 0.1};
    const auto added = doc.set_estimate(carl);
    QVERIFY(added.ok() && doc.apply(*added).ok());
    QCOMPARE(doc.project().estimates.size(), std::size_t{3});
    QVERIFY(doc.text().find("value = 0.1") != std::string::npos);
    const auto removed = doc.remove_estimate("chunked-prefill", "Carl", Input::Failure);
    QVERIFY(removed.ok() && doc.apply(*removed).ok());
    QCOMPARE(doc.project().estimates.size(), std::size_t{2});

    // A lever's own range keeps its comment.
    const auto own = doc.set_lever_input("smaller", Input::Effort, {0.5, 1, 2});
    QVERIFY(own.ok() && doc.apply(*own).ok());
    QVERIFY(doc.text().find("effort_weeks = [0.5, 1, 2]   # the team's") != std::string::npos);
    QVERIFY(!doc.set_lever_input("smaller", Input::Failure, {0.5, 1, 2}).ok());
    QVERIFY(!doc.set_lever_input("pd-split", Input::Effort, {0.5, 1, 2}).ok()); // of the catalogue
    const auto capacity = doc.set_decision("capacity_weeks", Value(4.0));
    QVERIFY(capacity.ok() && doc.apply(*capacity).ok());
    QCOMPARE(doc.project().decision.capacity_weeks, 4.0);
    QVERIFY(!doc.set_decision("capacity", Value(4.0)).ok());
    const scenario::DeliveredRecord shipped{
        .lever = "smaller", .figure = "ttft_s.p99", .before = 4.5, .promised = 1, .delivered = 2};
    const auto ledger = doc.add_delivered(shipped);
    QVERIFY2(ledger.ok() && doc.apply(*ledger).ok(), ledger.ok() ? "" : to_string(ledger.errors()).c_str());
    QCOMPARE(doc.project().ledger.front().delivered.value_or(0), 2.0);
    const auto gone = doc.remove_delivered(0);
    QVERIFY(gone.ok() && doc.apply(*gone).ok() && doc.project().ledger.empty());
}

void TestDecisionPlan::rangesOfPeopleStayApart()
{
    const scenario::Project project = projectOf(judgedByTwo());
    DecideOptions options;
    Simulations played;
    played.levers = {"chunked-prefill", "smaller"};
    played.impacts.resize(2);
    for (LeverImpact& impact : played.impacts)
        impact.impact = {5, 6};
    const auto effort = [&](const EstimateView& view) {
        DecideOptions own = options;
        own.estimates = view;
        const auto decision = decide_from(project, played, own);
        if (!decision) qFatal("%s", to_string(decision.errors()).c_str());
        return decision->ranking.find(1)->means[static_cast<std::size_t>(Input::Effort)];
    };
    using Whose = EstimateView::Whose;
    const double anna = effort({Whose::Person, "Anna"}), ben = effort({Whose::Person, "Ben"});
    QVERIFY(std::abs(anna - 2) < 0.1 && std::abs(ben - 37.0 / 6) < 0.2);
    QVERIFY(std::abs(effort({}) - (anna + ben) / 2) < 0.15); // half of the draws are each one's
    QVERIFY(std::abs(effort({Whose::AsGiven, {}}) - 6.3 / 6) < 0.06);
    // A pool has two humps: hardly a draw lies between the two ranges.
    const auto pooled = pooled_draws({{1, 2, 3}, {4, 6, 9}}, 1, "effort", 4000);
    const auto between = std::ranges::count_if(pooled, [](double w) { return w > 3 && w < 4; });
    const auto low = std::ranges::count_if(pooled, [](double w) { return w <= 3; });
    QVERIFY(between == 0 && std::abs(static_cast<double>(low) / 4000 - 0.5) < 0.03);
    // One against the other, explained.
    DecideOptions a = options, b = options;
    a.estimates = {Whose::Person, "Anna"};
    b.estimates = {Whose::Person, "Ben"};
    const auto one = decide_from(project, played, a), other = decide_from(project, played, b);
    QVERIFY(one.ok() && other.ok());
    const RankingComparison compared = compare(*one, *other);
    const auto row = std::ranges::find(compared.levers, "smaller", &LeverComparison::id);
    QCOMPARE(row->differences.size(), std::size_t{1});
    QCOMPARE(row->differences[0].input, Input::Effort);
    // What is the same is not drawn again, and the answer is the same.
    const auto again = decide_from(project, played, b, &*one);
    QVERIFY(again.ok() && again->ranking.levers == other->ranking.levers);
}

void TestDecisionPlan::aSheetGoesRound()
{
    const scenario::Project project = projectOf(judgedByTwo());
    const auto levers = complete(project.levers).value();
    const std::string sheet = estimates_csv(levers, project.estimates, "Anna");
    QVERIFY(sheet.find("smaller,A smaller budget still,effort_weeks,weeks,1,2,3,\n") != std::string::npos);
    QVERIFY(sheet.find("migration") == std::string::npos); // Ben's is Ben's
    const auto none = read_estimates_csv(sheet, "a.csv", levers, project.estimates, "Anna");
    QVERIFY(none.ok() && none->empty());
    std::string edited = sheet;
    edited.replace(edited.find("weeks,1,2,3"), 11, "weeks,2,3,5");
    const auto changes = read_estimates_csv(edited, "a.csv", levers, project.estimates, "Anna");
    QVERIFY(changes.ok());
    QCOMPARE(changes->size(), std::size_t{1});
    const EstimateChange& change = changes->front();
    QCOMPARE(change.before.mode, 2.0);
    QCOMPARE(change.estimate.range.mode, 3.0);
    QVERIFY(!change.first && change.estimate.by == "Anna");
    scenario::Document doc = document(judgedByTwo());
    const auto patch = doc.set_estimate(change.estimate);
    QVERIFY(patch.ok() && doc.apply(*patch).ok());
    QCOMPARE(doc.project().estimates[0].range.high, 5.0);
    QCOMPARE(doc.project().estimates[1].range.high, 9.0);
    // Faults have their place.
    for (const auto& [row, part] : std::initializer_list<std::pair<const char*, const char*>>{
             {"smaler,x,effort_weeks,weeks,1,2,3,", "a.csv:2:1: there is no lever"},
             {"smaller,x,effort,weeks,1,2,3,", "a.csv:2:11: 'effort' is no input"},
             {"smaller,x,p_fail,probability,0.1,two,3,", "'two' is no number"},
             {"smaller,x,p_fail,probability,0.1,0.2,3,", "is not between 0 and 1"},
             {"smaller,x,effort_weeks,weeks,3,2,1,", "ascending"}}) {
        const auto read = read_estimates_csv(std::string("lever,title,input,unit,low,mode,high,note\n") + row,
                                             "a.csv", levers, project.estimates, "Anna");
        QVERIFY(!read.ok());
        QVERIFY2(to_string(read.errors()).find(part) != std::string::npos, to_string(read.errors()).c_str());
    }
}

void TestDecisionPlan::promisesAreHeldAgainstWhatCame()
{
    using Record = scenario::DeliveredRecord;
    const Ledger ledger = ledger_of({
        Record{.lever = "a", .figure = "ttft_s.p99", .before = 4.5, .promised = 0.5, .delivered = 2.5},
        Record{.lever = "a", .figure = "effort_weeks", .promised = 2, .delivered = 5},
        Record{.lever = "b", .figure = "impact", .promised = 6},
    });
    QCOMPARE(*ledger.lines[0].ratio, 0.5); // 2 s of 4 s
    QCOMPARE(*ledger.lines[1].ratio, 2.5);
    QVERIFY(ledger.lines[1].cost && !ledger.lines[2].ratio);
    QCOMPARE(ledger.gain_factor, 2.5 / 3); // with two that came as promised
    QCOMPARE(ledger.cost_factor, 4.5 / 3);
    QCOMPARE(ledger_of({}).gain_factor, 1.0);
}

void TestDecisionPlan::aSecondLeverBringsLessAfterTheFirst()
{
    DecideOptions options;
    options.impact = few();
    options.speculation = false;
    const auto decision = decide(projectOf(std::string(kFrozen) + kLevers), test::all_kinds(), options);
    QVERIFY2(decision.ok(), decision.ok() ? "" : to_string(decision.errors()).c_str());
    QVERIFY(decision->steps.size() >= 1);
    const PlanStep& first = decision->steps.front();
    QCOMPARE(first.left.size(), std::size_t{1});
    QVERIFY(first.left[0].simulated);
    QVERIFY(first.left[0].mean < 0.5 * first.left[0].mean_before);
    QVERIFY2(first.left[0].why.starts_with("simulated with"), first.left[0].why.c_str());
    // Judged, it is said that they are taken as independent.
    options.simulate = false;
    scenario::Project project = projectOf(std::string(kFrozen) + kLevers);
    project.levers[1].of(Input::Impact) = Estimate{4, 5, 6};
    const auto judgement = decide(project, test::all_kinds(), options);
    QVERIFY2(judgement.ok(), judgement.ok() ? "" : to_string(judgement.errors()).c_str());
    QVERIFY(!judgement->steps[0].left[0].simulated);
    QVERIFY(judgement->steps[0].left[0].why.find("assumed independent") != std::string::npos);
}

// Two systems: what is done in one is put into the other as well, where it has something to change.
void TestDecisionPlan::stepsOfAPlanAreSimulatedInEachOthersSystems()
{
    std::string text = std::string(kFrozen) + kLevers + kSecondSystem;
    DecideOptions options;
    options.impact = few();
    options.speculation = false;
    const auto decision = decide(projectOf(text), test::all_kinds(), options);
    QVERIFY2(decision.ok(), decision.ok() ? "" : to_string(decision.errors()).c_str());
    // What leads and what comes after it are for different systems: edits of any engine apply to both.
    int elsewhere = 0;
    for (const LeverImpact& impact : decision->impacts)
        for (const AfterLever& after : impact.after) {
            elsewhere += after.elsewhere;
            QVERIFY2(!after.elsewhere || !after.impact.empty() || after.unmoved, after.why.c_str());
        }
    QVERIFY(elsewhere > 0);
    // The plan says of each step on what it rests.
    bool simulated = false;
    for (const PlanStep& step : decision->steps)
        for (const Remaining& left : step.left) {
            QVERIFY(!left.why.empty());
            simulated = simulated || left.why.find("in place there as well") != std::string::npos ||
                        left.why.find("has nothing to change in the system") != std::string::npos;
        }
    QVERIFY(simulated);
}

void TestDecisionPlan::impactIsMeasuredByTheObjective()
{
    std::string text = std::string(kFrozen) + kLevers;
    text.replace(text.find("rate = \"6 /s\""), 13, "slo_ttft = \"400 ms\"\nrate = \"6 /s\"");
    const scenario::Project project = projectOf(text);
    DecideOptions options;
    options.impact = few();
    options.speculation = false;
    const auto played = simulate(project, test::all_kinds(), options);
    QVERIFY2(played.ok(), played.ok() ? "" : to_string(played.errors()).c_str());
    const auto impact = [&](std::array<double, kGoals> weights) {
        DecideOptions own = options;
        own.objective = Objective{weights};
        const auto decision = decide_from(project, *played, own);
        if (!decision) qFatal("%s", to_string(decision.errors()).c_str());
        return mean_of(decision->impacts[0].impact);
    };
    const double symptom = impact({1, 0, 0, 0}), cost = impact({0, 0, 0, 1});
    QVERIFY(symptom > 5);          // the gap is gone
    QVERIFY(std::abs(cost) < 0.5); // and the bill as it was
    QVERIFY(std::abs(impact({0.5, 0, 0, 0.5}) - (symptom + cost) / 2) < 1e-9);
    QVERIFY(impact({0, 1, 0, 0}) >= -7 && impact({0, 1, 0, 0}) <= 7);
    QCOMPARE(title_of(Objective{{0.5, 0, 0, 0.5}}), std::string("0.50 symptom + 0.50 cost"));
    QCOMPARE(impact_by(Goal::Violations, 0.4, 0.1), 7 * 0.75);
    QCOMPARE(impact_by(Goal::Violations, 0, 0.2), -1.4);
    QCOMPARE(impact_by(Goal::Goodput, 1, 2), 5.0);
    QCOMPARE(impact_by(Goal::Cost, 1, 2), -5.0);
    // What nobody has set an objective for cannot be ranked by it, and it is said why.
    DecideOptions missed = options;
    missed.objective = Objective{{0, 1, 0, 0}};
    const scenario::Project bare = projectOf(std::string(kFrozen) + kLevers);
    const auto refused = decide(bare, test::all_kinds(), missed);
    QVERIFY(!refused.ok());
    QVERIFY2(to_string(refused.errors()).find("slo_ttft") != std::string::npos,
             to_string(refused.errors()).c_str());
    // As a project writes it.
    QVERIFY(objective_of(project.decision).is(Goal::Symptom));
    std::string own = text;
    own.replace(own.find("draws = 4000"), 12,
                "draws = 4000\nobjective = \"weights\"\nweights = [1, 0, 0, 3]");
    QCOMPARE(objective_of(projectOf(own).decision), (Objective{{0.25, 0, 0, 0.75}}));
    own.replace(own.find("[1, 0, 0, 3]"), 12, "[0, 0, 0, 0]");
    QVERIFY(to_string(document(own).problems()).find("one above 0") != std::string::npos);
}

void TestDecisionPlan::theSameLeversInAnotherSituation()
{
    const scenario::Project project = projectOf(std::string(kFrozen) + kLevers + kSecondSystem);
    const scenario::NodeTypes types = cluster::node_types(test::all_kinds());
    const auto elsewhere = on_scenario(project, "second", types);
    QVERIFY2(elsewhere.ok(), elsewhere.ok() ? "" : to_string(elsewhere.errors()).c_str());
    const auto of = [](const scenario::Project& in, const char* id) {
        return std::ranges::find(in.levers, id, &scenario::Lever::id);
    };
    QCOMPARE(of(*elsewhere, "smaller")->on, std::string("second"));
    QVERIFY(elsewhere->find(of(*elsewhere, "smaller")->with));
    QCOMPARE(of(*elsewhere, "cap")->on, std::string("second"));
    QVERIFY(!on_scenario(project, "nowhere", types).ok());
    const auto period = in_period(project, 5'000'000'000, 12'000'000'000);
    QVERIFY(period.ok() && period->run.warm_up == 5'000'000'000 && *period->run.until == 12'000'000'000);
    QVERIFY(!in_period(project, 12, 5).ok() && !in_period(project, 25'000'000'000, 30'000'000'000).ok());
    // Before and after the mitigation, with the reason: a smaller budget has nothing left to bring.
    DecideOptions options;
    options.impact = few();
    options.speculation = false;
    const auto played = simulate(project, test::all_kinds(), options);
    QVERIFY2(played.ok(), played.ok() ? "" : to_string(played.errors()).c_str());
    const auto before = decide_from(project, *played, options);
    const auto later = after_lever(project, *played, "chunked-prefill", test::all_kinds(), options.impact);
    QVERIFY2(later.ok(), later.ok() ? "" : to_string(later.errors()).c_str());
    QVERIFY(of(later->project, "chunked-prefill") == later->project.levers.end());
    QVERIFY(!after_lever(project, *played, "nothing", test::all_kinds(), options.impact).ok());
    QVERIFY(!after_lever(project, {}, "cap", test::all_kinds(), options.impact).ok());
    const auto after = decide_from(later->project, later->simulations, options);
    QVERIFY2(before.ok() && after.ok(), after.ok() ? "" : to_string(after.errors()).c_str());
    const RankingComparison compared = compare(*before, *after);
    const auto row = std::ranges::find(compared.levers, "smaller", &LeverComparison::id);
    QVERIFY(row->mean_b < 0.5 * row->mean_a);
    QVERIFY(!row->differences.empty() && row->differences[0].input == Input::Impact);
    const auto gone = std::ranges::find(compared.levers, "chunked-prefill", &LeverComparison::id);
    QVERIFY(!gone->place_b && gone->why.find("first ranking only") != std::string::npos);
}

void TestDecisionPlan::anEditOutOfItsRangeIsASlip()
{
    std::string text = std::string(kFrozen) + kLevers;
    text.replace(text.find("max_num_batched_tokens = 1024"), 29, "max_num_batched_tokens = -512");
    DecideOptions options;
    options.impact = few();
    const auto decision = decide(projectOf(text), test::all_kinds(), options);
    QVERIFY(!decision.ok());
    const std::string why = to_string(decision.errors());
    QVERIFY2(why.find("'smaller' cannot be simulated") != std::string::npos &&
                 why.find("max_num_batched_tokens") != std::string::npos,
             why.c_str());
}

void TestDecisionPlan::speculationIsAnswered()
{
    const std::string text =
        std::string(kFrozen) +
        "[[scenario]]\nname = \"idle\"\n"
        "[[scenario.node]]\nid = \"chat\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = \"7 /s\"\n"
        "prompt = 500\noutput_law = \"exponential\"\noutput = 300\nmax_tokens = 4096\n"
        "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"static\"\nmodel = "
        "\"llama-3.1-8b\"\n"
        "max_batch_size = 32\nmax_model_len = 8192\n"
        "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"h100-sxm\"\n"
        "[[scenario.link]]\nfrom = \"chat\"\nto = \"engine\"\n[[scenario.link]]\nfrom = \"engine\"\nto = "
        "\"gpu\"\n" +
        kLevers +
        "[[lever]]\nid = \"continuous-batching\"\non = \"idle\"\nmetric = \"ttft_s.p95\"\ntarget = 2\n"
        "[[lever.edit]]\nnode = \"engine\"\nbecome = \"vllm\"\n";
    DecideOptions options;
    options.impact = few();
    const auto decision = decide(projectOf(text), test::all_kinds(), options);
    QVERIFY2(decision.ok(), decision.ok() ? "" : to_string(decision.errors()).c_str());
    QCOMPARE(decision->speculation.size(), std::size_t{2});
    for (const SpeculationAnswer& answer : decision->speculation) {
        qInfo("%s: %s", answer.symptom.c_str(), answer.why.c_str());
        QCOMPARE(answer.answer, SpeculationAnswer::Answer::Wrong);
    }
    QVERIFY(decision->speculation[0].symptom == "3.4" && !decision->speculation[0].masks);
    QVERIFY(decision->speculation[1].masks && decision->speculation[1].occupancy_before < 0.35);
    QVERIFY(decision->speculation[1].why.find("under-filled batch") != std::string::npos);
    QVERIFY(rank_json(*decision).find("\"speculation\"") != std::string::npos);
}

void TestDecisionPlan::theBillAddsUp()
{
    std::string text = oneEngine(
        "until = \"20 s\"\nwarm_up = \"4 s\"\n",
        load("support", "rate = \"48 /s\"\nprefix_tokens = 1800\nprompt = 2400\noutput = 60\n"),
        "plugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\nreplicas = 4\nenable_prefix_caching = false\n",
        "h100-sxm");
    text +=
        "[decision]\nbusy_hours = 12\nspare_replicas = 1\ncompetitor = \"X\"\ncompetitor_input_usd = "
        "0.1\ncompetitor_cached_usd = 0.02\ncompetitor_output_usd = 0.2\n"
        "[[lever]]\nid = \"prefix-caching\"\non = \"base\"\nmetric = \"cost_usd_per_thousand_requests\"\n"
        "severity = \"cost\"\n[[lever.edit]]\nnode = \"engine\"\nset = { enable_prefix_caching = true }\n";
    DecideOptions options;
    options.impact = few();
    options.speculation = false;
    options.cost = true;
    const auto decision = decide(projectOf(text), test::all_kinds(), options);
    QVERIFY2(decision.ok(), decision.ok() ? "" : to_string(decision.errors()).c_str());
    QVERIFY2(decision->cost.has_value(), decision->no_cost.c_str());
    const CostBridge& bridge = *decision->cost;
    double sum = 0, shares = 0;
    std::map<std::string, double> by;
    for (const CostTerm& term : bridge.terms) {
        sum += term.usd_per_thousand_requests;
        shares += term.share;
        by[term.id] = term.share;
        QVERIFY2(term.share >= 0, term.id.c_str());
    }
    QVERIFY(std::abs(sum - bridge.usd_per_thousand_requests) < 1e-9 && std::abs(shares - 1) < 1e-9);
    QVERIFY(std::abs(by["idle_hours"] - 0.5) < 1e-9);     // 12 of 24 hours
    QVERIFY(std::abs(by["spare_replicas"] - 0.1) < 1e-9); // one of five, in the other half
    QVERIFY(by["recomputed_prefix"] > by["prefill"]);     // 1,800 of 2,400 tokens
    QCOMPARE(bridge.replicas, 4);
    QVERIFY(bridge.competitor.has_value());
    const double mix = 1e3 * (600 * 0.1 + 1800 * 0.02 + 60 * 0.2) / 1e6;
    QVERIFY2(std::abs(bridge.competitor->usd_per_thousand_requests / mix - 1) < 0.1,
             std::to_string(bridge.competitor->usd_per_thousand_requests / mix).c_str());
    // Whole replicas, and no parts of one.
    QCOMPARE(bridge.savings.size(), std::size_t{1});
    const CostSaving& saving = bridge.savings[0];
    qInfo("%s", saving.how.c_str());
    QVERIFY2(saving.whole_replicas >= 1 && saving.whole_replicas <= 3, saving.how.c_str());
    QCOMPARE(saving.replicas_needed, 4.0 - saving.whole_replicas);
    QVERIFY(std::abs(saving.usd_per_week - saving.whole_replicas * bridge.usd_per_week / 5) < 1e-6);
    QVERIFY(bridge.savings[0].payback_weeks.has_value());
}

void TestDecisionPlan::diagnosesComeFromTriage()
{
    const scenario::Project project = projectOf(kFrozen);
    const auto known = [](const char* id) {
        const auto& all = triage::known_mechanisms();
        return *std::ranges::find(all, id, &scenario::Mechanism::id);
    };
    Diagnosis diagnosis;
    scenario::Scenario faulty = project.scenarios[0];
    faulty.name = "frozen with whole-prompts-in-a-step";
    diagnosis.faults.push_back({known("whole-prompts-in-a-step"), 0.6, 0.5, faulty});
    diagnosis.faults.push_back({known("chunking-lost"), 0.3, 0.5, faulty});
    diagnosis.faults.push_back({known("slow-replica"), 0.1, 0.5, faulty});
    const auto probabilities = probabilities_for({}, diagnosis);
    QVERIFY(std::abs(probabilities.at("chunked-prefill") - 0.9) < 1e-9); // both name it
    QVERIFY(std::abs(probabilities.at("drain-replica") - 0.1) < 1e-9);
    QVERIFY(!probabilities.contains("spec-decoding"));
    // There is no replica to take out where there is one alone, whatever the catalogue thinks of it.
    Diagnosis alone = diagnosis;
    alone.faults.pop_back();
    QVERIFY(!probabilities_for({}, alone).contains("drain-replica"));
    alone.impossible = {"slow-replica"};
    QCOMPARE(probabilities_for({}, alone).at("drain-replica"), 0.0);
    scenario::Project seen = project;
    scenario::Observation observation;
    observation.id = "gap";
    observation.metric = "itl_s";
    observation.statistic = "p99";
    observation.before = scenario::Observed{0.02, 0.02, 0.02};
    observation.after = scenario::Observed{0.28, 0.28, 0.28};
    seen.observations = {observation};
    const scenario::Project standing = standing_on(seen, diagnosis, cluster::node_types(test::all_kinds()));
    const auto chunked = std::ranges::find(standing.levers, "chunked-prefill", &scenario::Lever::id);
    QCOMPARE(chunked->on, faulty.name);
    QCOMPARE(chunked->metric, std::string("itl_s.p99"));
    QCOMPARE(chunked->target.value_or(0), 0.02);
    QVERIFY(!chunked->edits.empty() && standing.find(faulty.name));
    QVERIFY(std::ranges::find(standing.levers, "spec-decoding", &scenario::Lever::id)->on.empty());
}

QTEST_APPLESS_MAIN(TestDecisionPlan)
#include "test_decision_plan.moc"
