// SPDX-License-Identifier: GPL-3.0-or-later
// What engines are known to do, from MODEL 14 (A1, A3, A6), 4.2 and case G4, shown by whole projects.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/figures.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace fulcrum;

namespace
{

struct Outcome {
    cluster::RunRecord record;
    study::ScenarioFigures figures;
};

std::string workload(const std::string& id, const std::string& values)
{
    return "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"workload\"\nplugin = \"synthetic\"\n" + values +
           "[[scenario.link]]\nfrom = \"" + id + "\"\nto = \"engine\"\n";
}

std::string serving(const std::string& plugin, const std::string& values)
{
    return "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"" + plugin + "\"\n" + values +
           "[[scenario.link]]\nfrom = \"engine\"\nto = \"gpu\"\n";
}

std::string project(const std::string& run, const std::string& device, const std::string& nodes)
{
    return "format = 1\n[run]\n" + run + "[[scenario]]\nname = \"s\"\n" + nodes +
           "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"" + device +
           "\"\n";
}

// Over the window: the mean of a series of the only replica.
double mean_of(const cluster::RunRecord& record, std::size_t series)
{
    const auto& timeline = record.replicas.front().timeline;
    double sum = 0;
    double covered = 0;
    for (std::size_t i = 0; i < timeline.buckets().size(); ++i) {
        const TimeNs begin = static_cast<TimeNs>(i) * timeline.width();
        if (begin < record.warm_up || begin >= record.window_end) continue;
        sum += static_cast<double>(timeline.buckets()[i].integral[series]);
        covered += static_cast<double>(timeline.buckets()[i].covered);
    }
    return covered > 0 ? sum / covered : 0;
}

double value(const study::Figure& figure)
{
    return figure.interval.value;
}

std::string number(std::int64_t n)
{
    return std::to_string(n);
}

} // namespace

class TestAcceptanceSchedulers : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    Outcome run(const std::string& text)
    {
        const scenario::Document document(text, "acceptance.toml", types_);
        if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
        const scenario::Project& p = document.project();
        auto record = cluster::simulate(p.scenarios.front(), p.run, kinds_, {.seed = p.run.seed});
        if (!record) qFatal("%s", to_string(record.errors()).c_str());
        Outcome outcome{std::move(*record), {}};
        outcome.figures = study::figures_of(outcome.record);
        return outcome;
    }

private slots:
    // A1: 32 slots, exponential answers, always somebody waiting. A static batch keeps its slots until the
    // longest of 32 answers has ended: 1 / H_32 of them work on the mean.
    void static_batches_against_continuous_ones()
    {
        const auto arm = [this](const std::string& plugin, const std::string& values) {
            return run(
                project("until = \"2000 s\"\nwarm_up = \"50 s\"\nend = \"censor\"\n", "h100-sxm",
                        workload("chat", "arrivals = \"closed_loop\"\nclients = 96\nthink_time = \"0 "
                                         "s\"\nprompt = 50\noutput = 100\noutput_law = \"exponential\"\n") +
                            serving(plugin, "model = \"llama-3.1-8b\"\nmax_model_len = 8192\n" + values)));
        };
        const Outcome fixed = arm("static", "max_batch_size = 32\n");
        const Outcome orca = arm("orca", "max_batch_size = 32\n");
        const Outcome vllm =
            arm("vllm", "max_num_seqs = 32\nhost_time = \"1 ms\"\nasync_scheduling = false\n");
        qInfo("A1 occupancy static %.4f orca %.4f vllm %.4f, throughput %.0f %.0f %.0f tok/s",
              fixed.figures.occupancy.value, orca.figures.occupancy.value, vllm.figures.occupancy.value,
              fixed.figures.output_token_rate.value, orca.figures.output_token_rate.value,
              vllm.figures.output_token_rate.value);
        QVERIFY(std::abs(fixed.figures.occupancy.value - 0.246) <= 0.010);
        QVERIFY(orca.figures.occupancy.value > 0.95);
        QVERIFY(vllm.figures.occupancy.value > 0.95);
        for (const Outcome* continuous : {&orca, &vllm}) {
            const double ratio =
                continuous->figures.output_token_rate.value / fixed.figures.output_token_rate.value;
            QVERIFY(ratio > 3 && ratio < 4);
        }
    }

    // A3: a larger step budget lengthens the longest gap and shortens the first token of long prompts. The
    // p99 of gaps rises too, until fewer than 1 % of them stand on a prompt: then it falls back.
    void the_step_budget_sweep()
    {
        struct Arm {
            std::int64_t budget;
            double itl_p99_ms; // MODEL A3
        };
        const std::vector<Arm> arms{{256, 11.8},  {512, 18.1},   {1024, 31.5},
                                    {2048, 56.8}, {8192, 113.6}, {16384, 11.9}};
        double longest_before = 0;
        double first_before = 1e9;
        for (const Arm& arm : arms) {
            const Outcome o = run(project(
                "until = \"150 s\"\nwarm_up = \"30 s\"\n", "h100-sxm",
                workload("chat", "rate = \"4 /s\"\nprompt = 200\noutput = 200\n") +
                    workload("long", "rate = \"0.8 /s\"\nprompt = 11500\noutput = 50\n") +
                    serving("vllm", "model = \"llama-3.1-8b\"\nhost_time = \"0.5 ms\"\nasync_scheduling = "
                                    "false\nmax_num_batched_tokens = " +
                                        number(arm.budget) + "\n")));
            const double longest = value(o.figures.latencies.itl_s.max);
            const double p99 = value(o.figures.latencies.itl_s.p99);
            const double first = value(o.figures.by_class[1].latencies.ttft_s.p50);
            qInfo("A3 T %5lld: ITL p99 %.1f ms (%.1f), max %.1f ms, long TTFT p50 %.0f ms",
                  static_cast<long long>(arm.budget), 1e3 * p99, arm.itl_p99_ms, 1e3 * longest, 1e3 * first);
            QVERIFY(std::abs(1e3 * p99 / arm.itl_p99_ms - 1) < 0.2);
            QVERIFY(longest > longest_before);
            QVERIFY(first < first_before);
            longest_before = longest;
            first_before = first;
        }
    }

    // A6: who may emit 4,096 tokens has KV set aside for them, though it emits 200.
    void no_evict_reserves_what_is_never_used()
    {
        const std::int64_t blocks = 2000;
        const Outcome o = run(project(
            "until = \"300 s\"\nwarm_up = \"30 s\"\nend = \"censor\"\n", "h100-sxm",
            workload("chat", "arrivals = \"closed_loop\"\nclients = 64\nthink_time = \"0 s\"\nprompt = "
                             "500\noutput = 200\nmax_tokens = 4096\n") +
                serving("tensorrt", "model = \"llama-3.1-8b\"\nmax_model_len = 8192\nkv_blocks = " +
                                        number(blocks) + "\n")));
        const double pool = static_cast<double>(blocks) * 32;
        const double running = mean_of(o.record, cluster::kRunning);
        const double live = mean_of(o.record, cluster::kKvLive) / mean_of(o.record, cluster::kKvAllocated);
        qInfo("A6 running %.2f of %.2f, live / allocated %.3f", running, pool / (500 + 4096), live);
        QVERIFY(std::abs(running - pool / (500 + 4096)) < 1);
        QVERIFY(live < 0.2);
    }

    // MODEL 4.2: MAX_UTILIZATION starts more requests than the pool can hold to their end. First tokens come
    // earlier; pauses and recomputation cost throughput and tear holes into answers. Published for a 70B
    // model in fp8 on one H200 (TensorRT-LLM issue 16827): 96 instead of 161 tok/s, TPOT p99 9.1 times as
    // long, TTFT p50 27.1 instead of 35.8 s; its workload is not known, so that only directions are held.
    void max_utilization_against_no_evict()
    {
        const auto arm = [this](const std::string& policy) {
            return run(project(
                "until = \"1500 s\"\nwarm_up = \"200 s\"\nend = \"censor\"\n", "h200",
                workload("chat", "arrivals = \"closed_loop\"\nclients = 32\nthink_time = \"0 s\"\nprompt = "
                                 "8000\nprompt_law = \"exponential\"\nprompt_max = 30000\noutput = 2000\n") +
                    serving("tensorrt", "model = \"llama-3.1-70b\"\nweights = \"fp8\"\nmax_model_len = "
                                        "40000\nenable_block_reuse = false\ncapacity_scheduler_policy = \"" +
                                            policy + "\"\n")));
        };
        const Outcome held = arm("guaranteed_no_evict");
        const Outcome used = arm("max_utilization");
        for (const Outcome* o : {&held, &used}) {
            qInfo("4.2 %.1f tok/s, TPOT p99 %.1f ms, TTFT p50 %.1f s, %.0f pauses",
                  o->figures.output_token_rate.value, 1e3 * value(o->figures.latencies.tpot_s.p99),
                  value(o->figures.latencies.ttft_s.p50), o->figures.preemptions.value);
        }
        QCOMPARE(held.figures.preemptions.value, 0.0);
        QVERIFY(used.figures.preemptions.value > 0);
        QVERIFY(used.figures.output_token_rate.value < held.figures.output_token_rate.value);
        QVERIFY(value(used.figures.latencies.tpot_s.p99) > value(held.figures.latencies.tpot_s.p99));
        QVERIFY(value(used.figures.latencies.ttft_s.p50) < value(held.figures.latencies.ttft_s.p50));
    }

    // G4: eight prompts of 256K tokens. Without decode steps between prefill chunks an answer waits for all
    // prompts behind its own; with 4 or 8 of them it runs 13 or 23 times as fast, first tokens come 3 % later
    // and the throughput of all stays as it is.
    // Published with five drafts a step and a model whose chunks cost about the same wherever in a prompt
    // they are; here one with mostly windowed attention whose prompts take as long. What the drafts yield is
    // not published: an acceptance of 0.65 makes 2.6 tokens a step.
    void decode_steps_between_prefill_chunks()
    {
        const Interleaved none = interleave(262144, 110, 0);
        const Interleaved four = interleave(262144, 110, 4);
        const Interleaved eight = interleave(262144, 110, 8);
        const auto about = [](double found, double published) {
            return found > published / 1.5 && found < published * 1.5;
        };
        QVERIFY(about(none.decode, 1.38) && about(four.decode, 18.45) && about(eight.decode, 32.05));
        QVERIFY(about(none.all, 5.0) && about(four.all, 4.6) && about(eight.all, 4.7));
        QVERIFY(about(none.ttft, 96.7));
        QVERIFY(four.ttft > none.ttft && four.ttft < 1.06 * none.ttft);
        QVERIFY(eight.ttft >= four.ttft && eight.ttft < 1.06 * none.ttft);
    }

    // Of 64K x 8 it is published that all arms are within noise, not how long the answers were. With answers
    // of 4,000 tokens, which take longer than all prompts, they run as fast in each arm; first tokens still
    // come up to 19 % later here and the whole takes up to 7 % longer, as decode steps of few requests go
    // between the chunks.
    void short_prompts_need_no_interleaving()
    {
        const Interleaved none = interleave(65536, 4000, 0);
        for (const int interval : {4, 8}) {
            const Interleaved arm = interleave(65536, 4000, interval);
            QVERIFY2(std::abs(arm.all / none.all - 1) < 0.1, std::to_string(arm.all / none.all).c_str());
            QVERIFY2(std::abs(arm.ttft / none.ttft - 1) < 0.2, std::to_string(arm.ttft / none.ttft).c_str());
            QVERIFY2(std::abs(arm.decode / none.decode - 1) < 0.05,
                     std::to_string(arm.decode / none.decode).c_str());
        }
    }

private:
    struct Interleaved {
        double decode = 0; // tokens a second of the median request, after its first
        double all = 0;    // tokens a second
        double ttft = 0;   // s, mean
    };
    Interleaved interleave(int prompt, int output, int interval)
    {
        const Outcome o = run(project(
            "max_requests = 8\n", "h200",
            workload("long", "arrivals = \"paced\"\nrate = \"1000 /s\"\nprompt = " + number(prompt) +
                                 "\noutput = " + number(output) + "\n") +
                serving("sglang", "model = \"gemma-3-27b\"\nweights = \"fp8\"\nkv_cache = \"fp8\"\n"
                                  "max_model_len = 300000\nmax_running_requests = 8\n"
                                  "draft_tokens = 5\nacceptance = [0.65]\nprefill_decode_interval = " +
                                      number(interval) + "\n")));
        std::vector<double> rates;
        Interleaved result;
        TimeNs end = 0;
        for (const cluster::RequestTimes& t : o.record.requests) {
            rates.push_back((t.output_tokens - 1) / to_seconds(t.last_token - t.first_token));
            result.ttft += to_seconds(t.first_token - t.arrival) / 8;
            result.all += t.output_tokens;
            end = std::max(end, t.last_token);
        }
        std::ranges::sort(rates);
        result.decode = (rates[3] + rates[4]) / 2;
        result.all /= to_seconds(end);
        qInfo("G4 %d tokens, interval %d: %.2f tok/s a request, %.2f tok/s of all, TTFT %.1f s", prompt,
              interval, result.decode, result.all, result.ttft);
        return result;
    }
};

QTEST_GUILESS_MAIN(TestAcceptanceSchedulers)
#include "test_acceptance_schedulers.moc"
