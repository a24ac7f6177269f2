// SPDX-License-Identifier: GPL-3.0-or-later
// Which line of the deploy did it: the one that explains what was observed, or none, with what else differs.
#include "projects.h"

#include "evidence/launch/launch_line.h"
#include "triage/attribution.h"

using namespace fulcrum;
using evidence::launch::Comparison;
using evidence::launch::Difference;
using test::seen;
using triage::Attribution;
using triage::TriedChange;

namespace
{

constexpr const char* kBase = R"(
format = 1
[run]
until = "70 s"
warm_up = "10 s"
[[scenario]]
name = "healthy"
[[scenario.node]]
id = "users"
kind = "workload"
plugin = "synthetic"
rate = "9 /s"
prompt = 3000
prompt_cv = 0.3
prefix_tokens = 2400
prefix_groups = 2
output = 150
output_cv = 0.5
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
version = "0.9"
model = "llama-3.1-8b"
max_model_len = 16384
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"
[[scenario.link]]
from = "users"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
)";

constexpr const char* kOld = "docker run vllm/vllm-openai:v0.11.0 --model meta-llama/Llama-3.1-8B-Instruct "
                             "--max-model-len 16384 ";

const TriedChange* find(const Attribution& attribution, const std::string& name)
{
    const auto found = std::ranges::find_if(attribution.changes,
                                            [&](const TriedChange& each) { return each.what.name == name; });
    return found == attribution.changes.end() ? nullptr : &*found;
}

} // namespace

class TestTriageAttribution : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);
    scenario::Project project_;

    Comparison compared(const std::string& before, const std::string& after)
    {
        evidence::Redactor redactor;
        const auto a = evidence::launch::read_launch_line(before, "", redactor);
        const auto b = evidence::launch::read_launch_line(after, "", redactor);
        if (!a || !b) qFatal("a line is none");
        const auto comparison = evidence::launch::compare(*a, *b, "h100-sxm", "", kinds_);
        if (!comparison) qFatal("%s", to_string(comparison.errors()).c_str());
        return *comparison;
    }

    Attribution attributed(const Comparison& comparison,
                           const std::vector<scenario::Observation>& observations)
    {
        triage::AttributionOptions options;
        options.replications = 3;
        const auto result = triage::attribute(project_.scenarios.front(), project_.run, comparison,
                                              observations, kinds_, options);
        if (!result) qFatal("%s", to_string(result.errors()).c_str());
        return *result;
    }

    // What a dashboard shows before and after the changes of these names, with other requests than the fit
    // has.
    std::vector<scenario::Observation> dashboard(const Comparison& comparison,
                                                 const std::vector<std::string>& names)
    {
        scenario::Scenario after = project_.scenarios.front();
        for (const Difference& each : comparison.differences) {
            if (std::ranges::find(names, each.name) == names.end()) continue;
            auto next = triage::with_change(after, each, types_);
            if (!next) qFatal("%s", to_string(next.errors()).c_str());
            after = std::move(*next);
        }
        cluster::SimulationOptions options;
        options.seed = 900;
        const auto a = cluster::simulate(project_.scenarios.front(), project_.run, kinds_, options);
        options.seed = 901;
        const auto b = cluster::simulate(after, project_.run, kinds_, options);
        if (!a || !b) qFatal("a run failed");
        const evidence::Scrape before(*a), now(*b);
        std::vector<scenario::Observation> all;
        const std::pair<const char*, const char*> panel[] = {{"ttft_s", "p50"}, {"ttft_s", "p99"},
                                                             {"itl_s", "p50"},  {"tpot_s", "mean"},
                                                             {"e2e_s", "p50"},  {"request_rate", "rate"}};
        for (const auto& [metric, statistic] : panel)
            all.push_back(
                seen(metric, statistic, *now.value({metric, statistic}), *before.value({metric, statistic})));
        return all;
    }

private slots:
    void initTestCase()
    {
        const scenario::Document document(kBase, "base.toml", types_);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        project_ = document.project();
    }

    void the_switched_off_prefix_cache_is_named()
    {
        const Comparison comparison =
            compared(kOld, std::string(kOld) + "--no-enable-prefix-caching --max-num-seqs 200 --port 9000");
        const Attribution a =
            attributed(comparison, dashboard(comparison, {"--no-enable-prefix-caching", "--max-num-seqs"}));
        QVERIFY2(a.verdict == "--no-enable-prefix-caching", (a.verdict + ": " + a.why).c_str());
        const TriedChange* cache = find(a, "--no-enable-prefix-caching");
        QVERIFY(cache != nullptr && cache->modelled);
        QVERIFY2(*cache->explains > 0.9, a.why.c_str());
        QCOMPARE(a.changes.front().what.name, cache->what.name);
        const TriedChange* cap = find(a, "--max-num-seqs");
        QVERIFY(cap != nullptr && cap->modelled);
        QVERIFY(*cap->explains < 0.2);
        QVERIFY(a.together && *a.together->explains > 0.9);
        const auto ttft = std::ranges::find_if(cache->effect, [](const triage::FigureEffect& effect) {
            return effect.figure == evidence::FigureId{"ttft_s", "p50"};
        });
        QVERIFY(ttft != cache->effect.end());
        QVERIFY(ttft->factor.low > 1.5 && ttft->factor.value >= ttft->factor.low);
        QVERIFY(ttft->observed && *ttft->observed > 1.5);
        const TriedChange* port = find(a, "--port");
        QVERIFY(port != nullptr && !port->modelled);
        QVERIFY(a.suspects.empty());
        QVERIFY(triage::to_json(comparison, &a).find("\"verdict\": \"--no-enable-prefix-caching\"") !=
                std::string::npos);
    }

    // Case G15: the version was blamed for a second in front of each first token, and it was one variable.
    void the_variable_is_named_and_not_the_version()
    {
        const std::string upgraded =
            "docker run -e VLLM_USE_BREAKABLE_CUDAGRAPH=0 vllm/vllm-openai:v0.19.1 --model "
            "meta-llama/Llama-3.1-8B-Instruct --max-model-len 16384 --gpu-memory-utilization 0.88";
        const Comparison comparison = compared(kOld, upgraded);
        const Attribution a =
            attributed(comparison, {seen("ttft_s", "p50", 1.05, 0.06), seen("ttft_s", "p99", 1.4, 0.2),
                                    seen("request_rate", "rate", 9, 9)});
        QCOMPARE(a.verdict, std::string(triage::kNoneOfTheChanges));
        QVERIFY(!a.suspects.empty());
        QCOMPARE(a.suspects.front(), std::string("VLLM_USE_BREAKABLE_CUDAGRAPH"));
        QCOMPARE(a.suspects.back(), std::string("image"));
        QVERIFY2(a.why.find("VLLM_USE_BREAKABLE_CUDAGRAPH (not set -> 0)") != std::string::npos,
                 a.why.c_str());
        // The defaults of the version were tried, each by itself.
        const TriedChange* async = find(a, "--async-scheduling");
        QVERIFY(async != nullptr && async->modelled && *async->explains < 0.3);
        for (const TriedChange& change : a.changes)
            QVERIFY2(!change.explains || *change.explains < 0.5, change.what.name.c_str());
    }

    void changes_that_undo_each_other_are_seen()
    {
        const Comparison comparison =
            compared(kOld, std::string(kOld) + "--max-num-seqs 4 --data-parallel-size 6");
        const Attribution a = attributed(comparison, dashboard(comparison, {"--max-num-seqs"}));
        QVERIFY(a.together && a.together->interact);
        QVERIFY(*a.together->explains < 0.6);
        QCOMPARE(a.verdict, std::string(triage::kNoneOfTheChanges));
        QVERIFY2(a.why.find("--max-num-seqs alone would explain") != std::string::npos, a.why.c_str());
        const TriedChange* replicas = find(a, "replicas");
        QVERIFY(replicas != nullptr &&
                replicas->others_explain); // all but one is tried where changes interact
    }

    // Of a shift, what lies within one deviation counts neither as left nor as explained.
    void a_change_that_moves_nothing_explains_nothing()
    {
        const Comparison comparison = compared(kOld, std::string(kOld) + "--max-num-seqs 250");
        const Attribution a = attributed(comparison, {seen("ttft_s", "p99", 1.0, 0.5)});
        const TriedChange* cap = find(a, "--max-num-seqs");
        QVERIFY(cap != nullptr && cap->modelled && cap->explains);
        QVERIFY2(*cap->explains < 0.01, qPrintable(QString::number(*cap->explains)));
        QCOMPARE(a.verdict, std::string(triage::kNoneOfTheChanges));
    }

    // The healthy scenario assumes that prompts share nothing: that says nothing of a cache of prefixes.
    void a_change_that_acts_on_nothing_is_not_called_harmless()
    {
        const scenario::Project project = project_;
        std::string text = kBase;
        text.erase(text.find("prefix_tokens"), text.find("output = ") - text.find("prefix_tokens"));
        const scenario::Document document(text, "base.toml", types_);
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        project_ = document.project();
        const Comparison comparison = compared(kOld, std::string(kOld) + "--no-enable-prefix-caching");
        const Attribution a = attributed(comparison, {seen("ttft_s", "p99", 1.0, 0.5)});
        project_ = project;
        const TriedChange* cache = find(a, "--no-enable-prefix-caching");
        QVERIFY(cache != nullptr && !cache->modelled && !cache->explains);
        QVERIFY2(cache->why_not.find("no prompts share a prefix") != std::string::npos,
                 cache->why_not.c_str());
        QCOMPARE(a.verdict, std::string("cannot tell"));
        QCOMPARE(a.suspects, std::vector<std::string>{"--no-enable-prefix-caching"});
    }

    void without_observations_effects_are_predicted()
    {
        const Comparison comparison = compared(kOld, std::string(kOld) + "--max-num-seqs 8");
        const Attribution a = attributed(comparison, {});
        QCOMPARE(a.verdict, std::string("cannot tell"));
        QVERIFY(!a.changes.front().effect.empty() && !a.changes.front().explains);
        QVERIFY2(a.why.find("Nothing was observed") != std::string::npos, a.why.c_str());
    }

    void figures_that_stayed_blame_nothing()
    {
        const Comparison comparison = compared(kOld, std::string(kOld) + "--no-enable-prefix-caching");
        const Attribution a = attributed(comparison, {seen("ttft_s", "p50", 0.061, 0.06)});
        QCOMPARE(a.verdict, std::string("cannot tell"));
        QVERIFY2(a.why.find("No figure has shifted") != std::string::npos, a.why.c_str());
    }

    void identical_launches_say_so()
    {
        const Attribution a = attributed(compared(kOld, kOld), {seen("ttft_s", "p50", 1.0, 0.06)});
        QCOMPARE(a.verdict, std::string(triage::kNoneOfTheChanges));
        QVERIFY(a.changes.empty() && !a.together);
    }
};

QTEST_GUILESS_MAIN(TestTriageAttribution)
#include "test_triage_attribution.moc"
