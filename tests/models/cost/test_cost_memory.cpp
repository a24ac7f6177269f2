// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/model.h"
#include "cost/memory.h"

#include <QTest>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::cost;

namespace
{

Deployment deployment(const char* model, const char* weights = "bf16", int tp = 1)
{
    return {*catalog::find_model(model), weights, "bf16", tp};
}

MemoryBudget budget(const char* device)
{
    const catalog::Device& found = *catalog::find_device(device);
    MemoryBudget result;
    result.device = found.title;
    result.visible_bytes = found.visible_bytes;
    return result;
}

bool near(double value, double wanted, double relative)
{
    return std::abs(value - wanted) <= relative * std::abs(wanted);
}

} // namespace

class TestCostMemory : public QObject
{
    Q_OBJECT

private slots:
    void formats();
    void activations();
    void parts_add_up();
    void shares_of_engines();
    void longest_request_decides();
    void refusals_name_what_fits();
    void sliding_windows_hold_their_window();
    void faulty_limits();
};

void TestCostMemory::formats()
{
    QCOMPARE(bytes_per_weight("bf16").value(), 2.0);
    QCOMPARE(bytes_per_weight("fp8").value(), 1.0);
    QCOMPARE(bytes_per_weight("int4").value(), 0.56);
    QVERIFY(!bytes_per_weight("fp7"));
    QVERIFY(!bytes_per_kv_value("int4"));
    QVERIFY(near(weight_bytes(deployment("gqa-8b")), 16.06e9, 1e-3));
    // The head stays in bf16.
    QVERIFY(near(weight_bytes(deployment("gqa-8b", "fp8")), 8.03e9 + 128256.0 * 4096, 1e-9));
}

// 8B, T = 8,192, M = 1,024: 1.56 + 0.73 GiB.
void TestCostMemory::activations()
{
    const catalog::ModelGeometry& model = *catalog::find_model("gqa-8b");
    QVERIFY(std::abs(activation_bytes(model, 1, 8192, 0) / kGiB - 1.56) < 0.005);
    QVERIFY(std::abs(activation_bytes(model, 1, 0, 1024) / kGiB - 0.73) < 0.005);
    QVERIFY(activation_bytes(model, 2, 8192, 0) < activation_bytes(model, 1, 8192, 0));
}

void TestCostMemory::parts_add_up()
{
    const auto plan = plan_memory(deployment("gqa-8b"), {}, budget("h100"));
    QVERIFY(plan.ok());
    QCOMPARE(plan->requested,
             plan->weights + plan->activation_peak + plan->non_torch + plan->graphs + plan->kv_pool);
    QCOMPARE(plan->kv_bytes_per_token, 131072.0);
    QCOMPARE(plan->kv_tokens, plan->blocks * 16);
    QCOMPARE(plan->max_concurrency, static_cast<double>(plan->blocks) / 512);
    QVERIFY(near(plan->requested, 0.92 * 79.6 * kGiB, 1e-9));
    QVERIFY(near(static_cast<double>(plan->kv_tokens), 448.7e3, 2e-3)); // 54.78 GiB
}

// The same 0.88 of an H100 as three engines mean it.
void TestCostMemory::shares_of_engines()
{
    const auto pool = [](MemoryShare share) {
        EngineLimits limits;
        limits.utilisation = 0.88;
        limits.share = share;
        const auto plan = plan_memory(deployment("gqa-8b"), limits, budget("h100"));
        if (!plan) return 0.0;
        const double sum =
            plan->weights + plan->activation_peak + plan->non_torch + plan->graphs + plan->kv_pool;
        return near(sum, plan->requested, 1e-9) ? plan->kv_pool / kGiB : 0.0;
    };
    const double weights = weight_bytes(deployment("gqa-8b")) / kGiB;
    const double others = weights + 1.5625 + 0.7339 + 0.6 + 0.6; // activations, logits, context, graphs
    QVERIFY(near(pool(MemoryShare::OfAll), 0.88 * 79.6 - others, 1e-3));
    QVERIFY(near(pool(MemoryShare::WeightsAndCache), 0.88 * (79.6 - 0.6) - weights, 1e-6));
    QVERIFY(near(pool(MemoryShare::OfFree), 0.88 * (79.6 - others), 1e-3));
}

void TestCostMemory::longest_request_decides()
{
    EngineLimits limits;
    const auto plan = plan_memory(deployment("gqa-8b"), limits, budget("a100-40"));
    QVERIFY(plan.ok());
    limits.max_model_len = plan->kv_tokens;
    QVERIFY(plan_memory(deployment("gqa-8b"), limits, budget("a100-40")).ok());
    limits.max_model_len = plan->kv_tokens + 1;
    QVERIFY(!plan_memory(deployment("gqa-8b"), limits, budget("a100-40")).ok());
}

void TestCostMemory::refusals_name_what_fits()
{
    const auto weights = plan_memory(deployment("llama-3.1-70b"), {}, budget("h100"));
    QVERIFY(!weights.ok());
    QVERIFY(to_string(weights.errors()).find("Llama 3.1 70B does not fit on H100 SXM 80 GB") !=
            std::string::npos);
    QVERIFY(weights.errors().front().hint.find("tensor_parallel = 2") != std::string::npos);

    const auto hopeless = plan_memory(deployment("llama-3.1-405b"), {}, budget("l4"));
    QVERIFY(!hopeless.ok());
    QVERIFY(hopeless.errors().front().hint.find("device with more memory") != std::string::npos);

    EngineLimits long_limits;
    long_limits.max_model_len = 131072;
    const auto length = plan_memory(deployment("gqa-8b"), long_limits, budget("l4"));
    QVERIFY(!length.ok());
    const Error& error = length.errors().front();
    QVERIFY(error.message.find("max_model_len = 131072") != std::string::npos);
    const auto fitting = error.hint.find("max_model_len = ");
    QVERIFY(fitting != std::string::npos);
    long_limits.max_model_len = std::stoll(error.hint.substr(fitting + 16));
    QVERIFY(plan_memory(deployment("gqa-8b"), long_limits, budget("l4")).ok());
    QVERIFY(error.hint.find("tensor_parallel = ") != std::string::npos);
}

void TestCostMemory::sliding_windows_hold_their_window()
{
    const auto gemma = deployment("gemma-3-27b");
    QCOMPARE(kv_bytes_of_request(gemma, 8192) / 1048576, 1056.0);
    QCOMPARE(kv_bytes_of_request(gemma, 32768) / 1048576, 2976.0);
    QCOMPARE(kv_bytes_of_request(gemma, 100), 100 * 507904.0);
    const auto oss = deployment("gpt-oss-20b");
    QVERIFY(near(kv_bytes_of_request(oss, 65536) / 65536, 24.7e3, 0.01));

    // 10 layers see everything, 52 slide: six groups of ten, the last with padding. 512 blocks and 6 x (64 +
    // 1).
    const KvLayout layout = kv_layout(gemma.model, 16);
    QCOMPARE(layout.window_groups, 6);
    QCOMPARE(layout.blocks_for(8192, 16), 512 + 6 * 65);
    QCOMPARE(layout.blocks_for(160, 16), 7 * 10);
    for (const std::int64_t blocks : {1, 7, 69, 70, 454, 455, 456, 5000}) {
        const std::int64_t longest = layout.longest(blocks, 16);
        QVERIFY(layout.blocks_for(longest, 16) <= blocks);
        QVERIFY(layout.blocks_for(longest + 1, 16) > blocks);
    }
    QCOMPARE(kv_layout(deployment("gqa-8b").model, 16), KvLayout{});
    // All 32 layers see 4096 tokens: 257 blocks of 16 are the most that a request takes, however long it is.
    auto mistral = deployment("gqa-8b");
    mistral.model.windowed = catalog::WindowedLayers{mistral.model.layers, 4096};
    const KvLayout all = kv_layout(mistral.model, 16);
    QCOMPARE(all.blocks_for(160, 16), 10);
    QCOMPARE(all.blocks_for(32768, 16), 257);
    QCOMPARE(all.longest(100, 16), 1600);
    QCOMPARE(all.longest(257, 16), INT64_MAX);
    EngineLimits long_context;
    long_context.max_model_len = 32768;
    const auto slides = plan_memory(mistral, long_context, budget("h200"));
    QVERIFY(slides.ok());
    QVERIFY(near(slides->max_concurrency, static_cast<double>(slides->blocks) / 257, 1e-9));
    EngineLimits limits;
    limits.max_model_len = 8192;
    const auto plan = plan_memory(gemma, limits, budget("h200"));
    QVERIFY(plan.ok());
    QCOMPARE(plan->blocks, static_cast<std::int64_t>(plan->kv_pool / (16 * 10 * 8192.0)));
    QVERIFY(near(plan->max_concurrency, static_cast<double>(plan->blocks) / 902, 1e-9));
}

void TestCostMemory::faulty_limits()
{
    for (const double utilisation : {0.0, -1.0, 1.5, std::nan("")}) {
        EngineLimits limits;
        limits.utilisation = utilisation;
        QVERIFY(!plan_memory(deployment("gqa-8b"), limits, budget("h100")).ok());
    }
    EngineLimits limits;
    limits.block_tokens = 0;
    QVERIFY(!plan_memory(deployment("gqa-8b"), limits, budget("h100")).ok());
    QVERIFY(!plan_memory({}, {}, budget("h100")).ok());
    QVERIFY(!plan_memory(deployment("gqa-8b", "bf16", 5), {}, budget("h100")).ok());
}

QTEST_GUILESS_MAIN(TestCostMemory)
#include "test_cost_memory.moc"
