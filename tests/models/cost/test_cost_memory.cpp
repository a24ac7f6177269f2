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
