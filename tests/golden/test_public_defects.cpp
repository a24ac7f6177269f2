// SPDX-License-Identifier: GPL-3.0-or-later
// MODEL 15: what public simulators have been found to do wrong, each with the smallest question that the
// defect would answer wrongly.
#include "catalog/device.h"
#include "catalog/model.h"
#include "cost/memory.h"
#include "models/study/records.h"
#include "plugins/hardware/roofline_fixture.h"
#include "schedulers/tensorrt/tensorrt_scheduler.h"
#include "schedulers/vllm/vllm_scheduler.h"
#include "study/figures.h"
#include "support/traced_run.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using engine::Request;
using test::ms;
using test::Pieces;
using test::request;
using test::TracedRun;
using test::TracedStep;

namespace
{

TracedRun serve(const plugins::vllm::Settings& settings, const std::vector<Request>& requests,
                std::int64_t blocks = 1'000'000)
{
    return test::trace(std::make_unique<plugins::vllm::VllmScheduler>(settings), requests,
                       {.blocks = blocks, .block_tokens = 16, .caching = false});
}

double seconds(const cost::StepTime& time)
{
    return to_seconds(time.latency);
}

} // namespace

class TestPublicDefects : public QObject
{
    Q_OBJECT

private slots:
    // "Prefill sensitivity zero": TTFT that does not know how long the prompt is. Here twice the tokens are
    // about twice the time, and more where attention weighs.
    void prefill_takes_longer_with_the_prompt()
    {
        const auto cost = test::roofline("h100-sxm", test::deployment("llama-3.1-8b"));
        const double short_one = seconds(test::prefill_step(*cost, 2048));
        const double long_one = seconds(test::prefill_step(*cost, 4096));
        QVERIFY(long_one / short_one > 1.9 && long_one / short_one < 2.5);
        QVERIFY(seconds(test::prefill_step(*cost, 2048, 32768)) > 1.5 * short_one);
        const auto first = [](std::int32_t prompt) {
            return ms(serve({.step_tokens = 512}, {request(0, prompt, 2)}).run.requests[0].first_token);
        };
        QCOMPARE(first(512), 1.0);
        QCOMPARE(first(5120), 10.0);
    }

    // "KV check skipped" (4.6 times over): more running than the pool holds. 64 requests of 10 blocks each,
    // and a pool of 41.
    void the_pool_bounds_what_runs()
    {
        std::vector<Request> requests;
        for (int i = 0; i < 64; ++i)
            requests.push_back(request(0, 150, 10));
        const TracedRun t = serve({.step_tokens = 8192}, requests, 41);
        std::size_t most = 0;
        for (const TracedStep& step : t.steps)
            most = std::max(most, static_cast<std::size_t>(step.decodes) + step.pieces.size());
        QCOMPARE(most, std::size_t{4});
        QCOMPARE(t.run.requests.back().outcome, engine::Outcome::Completed);
        // And a plan that does not fit is refused, with what would.
        const auto cost = test::roofline("l40s", test::deployment("llama-3.1-70b"));
        QVERIFY(!cost->memory_plan({}).ok());
    }

    // "Mixed step cost summed as separate prefill and decode" (1.5 to 3 times over): weights are read once.
    void a_mixed_step_reads_the_weights_once()
    {
        const auto cost = test::roofline("h100-sxm", test::deployment("llama-3.1-8b"));
        const double decode = seconds(test::decode_step(*cost, 16, 1024));
        const double prefill = seconds(test::prefill_step(*cost, 128));
        const double mixed = seconds(test::mixed_step(*cost, 16, 1024, 128));
        QVERIFY(mixed > decode && mixed > prefill);
        QVERIFY2((decode + prefill) / mixed > 1.5, QByteArray::number((decode + prefill) / mixed));
    }

    // "Prefill first where the engine mixes": decodes go on beside a long prompt, and short prompts do not
    // wait for a batch of decodes to end.
    void decodes_go_on_beside_a_prompt()
    {
        const TracedRun t = serve({.step_tokens = 100}, {request(0, 10, 30), request(kMillisecond, 500, 3)});
        for (std::size_t step = 1; step < 6; ++step) {
            QCOMPARE(t.steps[step].decodes, 1);
            QCOMPARE(t.steps[step].pieces.size(), std::size_t{1});
        }
        QCOMPARE(t.run.gaps[0].max(), kMillisecond);
    }

    // "Deadlock when half-prefilled requests hold all KV": four prompts of 40 blocks, a pool of 60, admitted
    // without a look at their length. Somebody has to give way though nobody decodes.
    void half_computed_prompts_do_not_lock()
    {
        const TracedRun t =
            serve({.step_tokens = 256, .long_prefill_threshold = 64},
                  {request(0, 640, 5), request(0, 640, 5), request(0, 640, 5), request(0, 640, 5)}, 60);
        QVERIFY(t.run.record.preemptions > 0);
        for (const engine::RequestTimes& times : t.run.requests)
            QCOMPARE(times.outcome, engine::Outcome::Completed);
        for (const TracedStep& step : t.steps)
            QVERIFY(step.tokens() > 0);
    }

    // "(b + 1) / 2 batching": the mean batch is what is there, not half of a cap. Requests of 10, 20, 30 and
    // 40 tokens that begin together decode in batches of 4, 3, 2 and 1.
    void batches_are_what_is_there()
    {
        const TracedRun t = serve({.step_tokens = 8192}, {request(0, 5, 10), request(0, 5, 20),
                                                          request(0, 5, 30), request(0, 5, 40)});
        std::vector<int> batches(5);
        for (const TracedStep& step : t.steps)
            ++batches[static_cast<std::size_t>(step.decodes)];
        QCOMPARE(batches, (std::vector<int>{1, 10, 10, 10, 9}));
        const TracedRun full = serve({.step_tokens = 8192}, std::vector<Request>(32, request(0, 5, 50)));
        QCOMPARE(full.steps.back().decodes, 32); // to the end, where all are alike
    }

    // "Reading the true output length in admission": what will be emitted changes nothing before it is.
    void admission_does_not_see_the_answer()
    {
        const auto steps = [](std::int32_t real, bool reserves) {
            std::vector<Request> requests(8, request(0, 100, 64));
            for (Request& each : requests)
                each.output_tokens = real;
            if (!reserves) return serve({.step_tokens = 350}, requests, 60).steps;
            return test::trace(
                       std::make_unique<plugins::tensorrt::TensorrtScheduler>(plugins::tensorrt::Settings{}),
                       requests, {.blocks = 60, .block_tokens = 16, .caching = false})
                .steps;
        };
        for (const bool reserves : {false, true}) {
            const auto few = steps(5, reserves);
            const auto many = steps(64, reserves);
            for (std::size_t step = 0; step < 4; ++step) { // up to the first end
                QCOMPARE(few[step].decodes, many[step].decodes);
                QCOMPARE(few[step].pieces, many[step].pieces);
            }
        }
    }

    // "TPOT definition": (last - first token) / (n - 1), of answers of two tokens and more.
    void tpot_leaves_the_first_token_out()
    {
        cluster::RunRecord record = test::empty_record();
        record.requests = {test::served(0, 11), test::served(kSecond, 11), test::served(2 * kSecond, 1)};
        const study::ScenarioFigures figures = study::figures_of(record);
        QCOMPARE(figures.latencies.tpot_s.mean.interval.value, 0.05);
    }

    // "Sparse TFLOPs": 1,466, 1,979 and 330 are figures with structured sparsity, twice what a GPU does.
    void peaks_are_dense()
    {
        const auto peak = [](const char* device) { return *catalog::find_device(device); };
        QCOMPARE(peak("l40s").fp8_flops, 733e12);
        QCOMPARE(peak("l40s").bf16_flops, 362e12);
        QCOMPARE(peak("h100-sxm").bf16_flops, 989e12);
        QCOMPARE(peak("h100-sxm").fp8_flops, 1979e12);
        QCOMPARE(peak("rtx-4090").bf16_flops, 165e12);
        for (const catalog::Device& device : catalog::devices()) // a doubling at each halving of the width
            QVERIFY2(device.fp8_flops <= 2.1 * device.bf16_flops, device.id.c_str());
    }

    // "Bidirectional NVLink": data sheets print the sum of both directions.
    void links_are_one_way()
    {
        QCOMPARE(catalog::find_device("h100-sxm")->link_bandwidth, 450e9);
        QCOMPARE(catalog::find_device("a100-80-sxm")->link_bandwidth, 300e9);
        QCOMPARE(catalog::find_device("b200")->link_bandwidth, 900e9);
        QCOMPARE(catalog::find_device("l40s")->link_bandwidth, 32e9);
    }

    // "A single MBU for kernels of 30 us and of 1 ms": the share of the memory bandwidth that a step reaches
    // grows with the model, because kernels have floors.
    void small_kernels_reach_less_bandwidth()
    {
        const auto share = [](const char* model, int tp) {
            const cost::Deployment deployment = test::deployment(model, "bf16", tp);
            const auto cost = test::roofline("h100-sxm", deployment);
            const double bytes = 2 * deployment.model.total_params / tp;
            return bytes / 3.35e12 / seconds(test::decode_step(*cost, 1, 128));
        };
        const double small = share("llama-3.2-1b", 1);
        const double middle = share("llama-3.1-8b", 1);
        const double large = share("llama-3.1-70b", 4);
        QVERIFY2(small < 0.9 * middle && middle < 0.9, QByteArray::number(small / middle));
        QVERIFY(share("llama-3.1-8b", 4) < large);
    }

    // "LM head on all prompt tokens": only rows that are sampled have logits.
    void the_head_is_for_sampled_rows()
    {
        const auto cost = test::roofline("h100-sxm", test::deployment("llama-3.1-8b"));
        const double one_row = seconds(test::prefill_step(*cost, 4096));
        cost::StepShape all;
        const std::vector<cost::PrefillPiece> piece{{4096, 0, true}};
        all.pieces = piece;
        all.logit_rows = 4096;
        const double head = 2.0 * 4095 * 4096 * 128256 / 989e12 / 0.8;
        QVERIFY(std::abs(seconds(cost->step(all)) - one_row - head) < 0.15 * head);
    }

    // "KV of MLA divided by TP": every rank holds the latent vectors.
    void latent_kv_is_on_every_gpu()
    {
        const catalog::ModelGeometry& model = *catalog::find_model("deepseek-v3");
        QCOMPARE(model.kv_bytes_per_token_per_gpu(2, 1), 70272.0);
        QCOMPARE(model.kv_bytes_per_token_per_gpu(2, 8), 70272.0);
        QCOMPARE(catalog::find_model("llama-3.1-70b")->kv_bytes_per_token_per_gpu(2, 8), 40960.0);
    }

    // "Head dim is d / h": it is not, in Qwen3 (5,120 / 64 = 80) and Gemma (3,584 / 16 = 224).
    void head_dimensions_are_given()
    {
        for (const char* id : {"qwen3-32b", "qwen3-30b-a3b", "gemma-2-9b", "gemma-3-27b"}) {
            const catalog::ModelGeometry& model = *catalog::find_model(id);
            QVERIFY2(model.head_dim * model.heads != model.hidden, id);
        }
        QCOMPARE(catalog::find_model("qwen3-32b")->head_dim, 128);
        QCOMPARE(catalog::find_model("gemma-2-9b")->head_dim, 256);
        QCOMPARE(catalog::find_model("qwen3-32b")->kv_bytes_per_token(2), 262144.0);
    }
};

QTEST_GUILESS_MAIN(TestPublicDefects)
#include "test_public_defects.moc"
