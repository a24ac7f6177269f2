// SPDX-License-Identifier: GPL-3.0-or-later
// Published cases of vLLM's scheduler and of CUDA graphs: the KV cliff, the watermark, a long prompt that
// holds the budget, and a batch that has grown past the largest graph.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/metrics.h"
#include "study/study.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <string>

using namespace fulcrum;

namespace
{

struct Workload {
    std::string id;
    std::string keys;
};

std::string project(const std::string& run, const std::vector<Workload>& loads, const std::string& engine,
                    const std::string& device)
{
    std::string text = "format = 1\n[run]\nseed = 1\n" + run + "[[scenario]]\nname = \"base\"\n";
    for (const Workload& load : loads) {
        text += "[[scenario.node]]\nid = \"" + load.id + "\"\nkind = \"workload\"\nplugin = \"synthetic\"\n" +
                load.keys + "[[scenario.link]]\nfrom = \"" + load.id + "\"\nto = \"engine\"\n";
    }
    return text + "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"vllm\"\n" + engine +
           "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\n" + device +
           "[[scenario.link]]\nfrom = \"engine\"\nto = \"gpu\"\n";
}

std::string variant(const std::string& name, const std::string& set)
{
    return "[[scenario]]\nname = \"" + name + "\"\nextends = \"base\"\n[scenario.set]\nengine." + set + "\n";
}

// Qwen2.5-7B on a GB200, prompts of about 1,000 and answers of about 5,000 tokens, 128 clients that never
// rest.
std::string saturated(const std::string& run, int kv_blocks)
{
    return project(
        run,
        {{"load", "arrivals = \"closed_loop\"\nclients = 128\nprompt_law = \"uniform\"\nprompt_min = 800\n"
                  "prompt_max = 1200\noutput_law = \"uniform\"\noutput_min = 4000\noutput_max = 6000\n"}},
        "model = \"qwen2.5-7b\"\nmax_model_len = 8192\nmax_num_seqs = 256\n"
        "enable_prefix_caching = false\nkv_blocks = " +
            std::to_string(kv_blocks) + "\n",
        "device = \"gb200\"\n");
}

} // namespace

class TestAcceptanceVllm : public QObject
{
    Q_OBJECT

private:
    using Figures = std::map<std::string, study::ScenarioFigures>;

    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    Figures run(const std::string& text) const
    {
        const scenario::Document document(text, "test.toml", types_);
        if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
        const scenario::Project& project = document.project();
        const auto results = study::run_project(
            project, {}, kinds_, {.replications = project.run.replications, .seed = project.run.seed});
        if (!results) qFatal("%s", to_string(results.errors()).c_str());
        Figures figures;
        for (const auto& result : *results)
            figures[result.figures.name] = result.figures;
        return figures;
    }

    static double value(const study::ScenarioFigures& figures, const char* metric, const char* of_class = "")
    {
        const auto figure = study::metric_value(figures, metric, of_class);
        if (!figure) qFatal("%s", to_string(figure.errors()).c_str());
        return figure->interval.value;
    }

    static bool between(double value, double low, double high)
    {
        if (value < low || value > high) qWarning("%g is not in %g to %g", value, low, high);
        return value >= low && value <= high;
    }

private slots:
    // A4: a pool that is 6 % smaller turns a load without waiting into one with preemptions, and the tail of
    // the first token from a prefill into seconds (another simulator's authors report 4.7 times for 4.5 %).
    void the_kv_cliff()
    {
        Figures f = run(saturated("max_requests = 1200\nwarm_up = \"60 s\"\n", 36000) +
                        variant("smaller", "kv_blocks = 34000") + variant("smallest", "kv_blocks = 30000"));
        QVERIFY(value(f["smaller"], "preemptions") > 2 * value(f["base"], "preemptions"));
        QVERIFY(value(f["smallest"], "preemptions") > 2 * value(f["smaller"], "preemptions"));
        QVERIFY(value(f["smaller"], "ttft_s.p99") > 4 * value(f["base"], "ttft_s.p99"));
        QVERIFY(value(f["smallest"], "ttft_s.p99") > 2 * value(f["smaller"], "ttft_s.p99"));
    }

    // A5, vllm#44594 (one run of 450 requests, a pool of 299,584 tokens): at a watermark of 0, .02, .05 and
    // .10 it saw 1,065, 400, 187 and 168 preemptions and 11,582, 12,134, 12,167 and 11,835 tokens a second;
    // from 0 to .05 ITL p99 fell from 40.6 to 17.7 ms, E2E p50 by 7 %, and TTFT p50 rose from 6.6 to 11.2 s.
    void the_watermark_of_vllm_44594()
    {
        Figures f = run(saturated("max_requests = 450\nreplications = 4\n", 299584 / 16 + 1) +
                        variant("w02", "watermark = 0.02") + variant("w05", "watermark = 0.05") +
                        variant("w10", "watermark = 0.10"));
        const study::ScenarioFigures& off = f["base"];
        const study::ScenarioFigures& on = f["w05"];
        QVERIFY(between(value(off, "preemptions"), 800, 1400));
        QVERIFY(between(value(f["w02"], "preemptions"), 280, 560));
        QVERIFY(between(value(on, "preemptions"), 130, 260));
        QVERIFY(between(value(f["w10"], "preemptions"), 110, 240));
        QVERIFY(between(value(on, "preemptions") / value(off, "preemptions"), 0.15, 0.40));
        QVERIFY(between(value(off, "output_token_rate"), 10500, 14500));
        QVERIFY(between(value(on, "output_token_rate") / value(off, "output_token_rate"), 0.99, 1.10));
        QVERIFY(between(value(on, "e2e_s.p50") / value(off, "e2e_s.p50"), 0.88, 1.0));
        QVERIFY(value(on, "itl_s.p99") < 0.6 * value(off, "itl_s.p99"));
        QVERIFY(between(value(off, "itl_s.p99"), 0.025, 0.07));
        QVERIFY(value(on, "ttft_s.p50") > 1.1 * value(off, "ttft_s.p50"));
    }

    // G6 (noonghunna/club-3090#712: 18.00 to 1.09 s, and +6 % for the long one): a prompt of 60,000 tokens
    // that takes the whole budget of every step holds up a short one until it ends; a threshold of half the
    // budget lets it in.
    void a_long_prefill_and_its_threshold()
    {
        const auto one_at = [](const char* start, int prompt) {
            return "arrivals = \"paced\"\nrate = \"5 /s\"\nmax_requests = 1\noutput = 20\nstart = \"" +
                   std::string(start) + "\"\nprompt = " + std::to_string(prompt) + "\n";
        };
        Figures f = run(project("until = \"60 s\"\n",
                                {{"long", one_at("0 s", 60000)}, {"short", one_at("0.2 s", 30)}},
                                "model = \"qwen2.5-32b\"\nweights = \"fp8\"\ntensor_parallel = 2\n"
                                "max_model_len = 70000\nmax_num_batched_tokens = 4096\n",
                                "device = \"h100-sxm\"\n") +
                        variant("threshold", "long_prefill_token_threshold = 2048"));
        const double held = value(f["base"], "ttft_s.max", "short");
        const double served = value(f["threshold"], "ttft_s.max", "short");
        QVERIFY(held > 0.9 * value(f["base"], "ttft_s.max", "long"));
        QVERIFY(between(held / served, 10, 30)); // 18 / 1.09 = 16.5
        QVERIFY(between(value(f["threshold"], "ttft_s.max", "long") / value(f["base"], "ttft_s.max", "long"),
                        1.0, 1.08));
    }

    // A14, G1 (sglang#33483): 46 requests a second keep 28 running where steps are graphs. A burst that
    // drives the batch above the largest graph leaves it there: eager steps are slower, so that more run
    // (Little's law). Requests that come 40 s later still meet it; with a ceiling of 128 nothing is left of
    // the burst.
    void the_slow_state_holds_itself()
    {
        const std::string shape = "prompt = 100\noutput = 500\n";
        const std::vector<Workload> calm{
            {"load", shape + "arrivals = \"paced\"\nrate = \"46 /s\"\n"},
            {"later", shape + "rate = \"0.5 /s\"\nstart = \"60 s\"\n"},
        };
        std::vector<Workload> loads = calm;
        loads.push_back({"burst", shape + "rate = \"2000 /s\"\nstart = \"20 s\"\nstop = \"20.02 s\"\n"});
        const std::string engine =
            "model = \"llama-3.2-1b\"\nenable_prefix_caching = false\nmax_model_len = 8192\n"
            "max_cudagraph_capture_size = 32\nhost_time = \"0.3 ms\"\n";
        const std::string device = "device = \"b200\"\n";
        Figures quiet = run(project("until = \"120 s\"\n", calm, engine, device));
        Figures f = run(project("until = \"120 s\"\n", loads, engine, device) +
                        variant("raised", "max_cudagraph_capture_size = 128"));
        const double fast = value(quiet["base"], "tpot_s.mean", "later");
        QVERIFY(between(46 * 500 * value(quiet["base"], "tpot_s.mean", "load"), 26, 31)); // requests running
        QVERIFY(between(value(f["base"], "tpot_s.mean", "later") / fast, 1.6, 4));
        QVERIFY(between(value(f["raised"], "tpot_s.mean", "later") / fast, 0.97, 1.03));
        QVERIFY(value(f["base"], "ttft_s.p99", "later") <
                0.01); // neither the queue nor the first token shows it
    }

    // G1 again: a tenth less load does not bring the slow state back, as would be read off a curve of latency
    // over load; five seconds without any do, and then the full load is served as fast as before.
    void a_drain_recovers_and_a_little_less_load_does_not()
    {
        const std::string shape = "prompt = 100\noutput = 500\n";
        const std::string paced = shape + "arrivals = \"paced\"\nrate = ";
        const std::string engine =
            "model = \"llama-3.2-1b\"\nenable_prefix_caching = false\nmax_model_len = 8192\n"
            "max_cudagraph_capture_size = 32\nhost_time = \"0.3 ms\"\n";
        const auto after = [&](const std::string& rate, const std::string& start) {
            const std::vector<Workload> loads{
                {"load", paced + "\"46 /s\"\nstop = \"60 s\"\n"},
                {"burst", shape + "rate = \"2000 /s\"\nstart = \"20 s\"\nstop = \"20.02 s\"\n"},
                {"afterwards", paced + "\"" + rate + "\"\nstart = \"" + start + "\"\n"},
                {"later", shape + "rate = \"0.5 /s\"\nstart = \"90 s\"\n"}};
            const Figures f = run(project("until = \"150 s\"\n", loads, engine, "device = \"b200\"\n"));
            return 1e3 * value(f.at("base"), "tpot_s.mean", "later");
        };
        const double still = after("46 /s", "60 s");
        const double fewer = after("41.4 /s", "60 s");
        const double drained = after("46 /s", "65 s");
        qInfo("G1 TPOT %.2f ms; with a tenth less load %.2f; after a drain %.2f", still, fewer, drained);
        QVERIFY(between(still / drained, 1.6, 4));
        QVERIFY(between(fewer / drained, 1.6, 4));
        QVERIFY(between(46 * 0.5 * drained, 26, 31)); // requests running, below the ceiling of 32
    }
};

QTEST_GUILESS_MAIN(TestAcceptanceVllm)
#include "test_acceptance_vllm.moc"
