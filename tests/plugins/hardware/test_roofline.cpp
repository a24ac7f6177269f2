// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of the roofline model beyond its golden vectors.
#include "hardware/roofline/kind.h"
#include "plugins/hardware/roofline_fixture.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

using namespace fulcrum;
using namespace fulcrum::test;
using plugins::roofline::RooflineCost;

namespace
{

double ms(const cost::StepTime& time)
{
    return 1e3 * to_seconds(time.latency);
}

} // namespace

class TestRoofline : public QObject
{
    Q_OBJECT

private slots:
    void constants_are_read();
    void broken_constants_are_refused();
    void every_device_and_model_can_be_costed();
    void same_shape_same_time();
    void more_work_takes_longer();
    void shares_add_up();
    void graph_pads_and_eager_has_a_floor();
    void narrow_values();
    void experts_saturate();
    void experts_may_be_chosen_unequally();
    void latent_attention();
    void sliding_windows();
    void speculation_reads_kv_once();
    void occupancy_is_a_share();
    void price_and_gpus();
    void pipelines();
    void kind_makes_costs();
    void refusals();
};

void TestRoofline::constants_are_read()
{
    const auto& all = plugins::roofline::constants();
    QVERIFY(all.devices.size() >= 14);
    for (const catalog::Device& device : catalog::devices())
        QVERIFY2(all.find(device.id), device.id.c_str());
    const auto* h100 = all.find("h100-sxm");
    QCOMPARE(h100->gemm_bf16.compute.value, 0.80);
    QVERIFY(h100->gemm_bf16.compute.low < 0.80 && h100->gemm_bf16.compute.high > 0.80);
    QCOMPARE(h100->evidence, std::string("F"));
    QCOMPARE(h100->all_reduce_of(8)->bandwidth, 180e9);
    QVERIFY(!all.find("abacus"));
}

void TestRoofline::broken_constants_are_refused()
{
    const auto no_efficiency =
        plugins::roofline::read_constants("[[device]]\nids = ['x']\nspeed = 1\n", "c.toml");
    QVERIFY(!no_efficiency.ok());
    QVERIFY(to_string(no_efficiency.errors()).find("c.toml:3:1: unknown key 'speed'") != std::string::npos);
    QVERIFY(!plugins::roofline::read_constants("[[device", "c.toml").ok());
    QVERIFY(!plugins::roofline::read_constants("", "c.toml").ok());
}

void TestRoofline::every_device_and_model_can_be_costed()
{
    for (const catalog::Device& device : catalog::devices()) {
        for (const catalog::ModelGeometry& model : catalog::models()) {
            for (const char* weights : {"bf16", "fp8", "int4"}) {
                const auto cost = RooflineCost::make(device, {model, weights, "bf16", 1}, 0);
                QVERIFY(cost.ok());
                const double step = ms(mixed_step(**cost, 8, 1000, 512));
                QVERIFY2(step > 0.1 && step < 1e5, (device.id + " " + model.id).c_str());
            }
        }
    }
}

void TestRoofline::same_shape_same_time()
{
    const auto cost = roofline("h100-sxm", deployment("llama-3.1-8b"));
    const auto first = mixed_step(*cost, 33, 777, 1234, 99);
    for (int n = 0; n < 3000; n += 7)
        mixed_step(*cost, n, 100, n / 2);
    const auto again = mixed_step(*cost, 33, 777, 1234, 99);
    QCOMPARE(again.latency, first.latency);
    QCOMPARE(again.gpu_prefill, first.gpu_prefill);
}

void TestRoofline::more_work_takes_longer()
{
    for (const char* model : {"llama-3.1-8b", "qwen3-30b-a3b", "deepseek-v3", "gpt-oss-20b"}) {
        const auto cost = roofline("h200", deployment(model));
        double last = 0;
        for (int seqs : {1, 2, 7, 16, 64, 200, 512}) {
            const double now = ms(decode_step(*cost, seqs, 2000));
            QVERIFY(now >= last);
            last = now;
        }
        last = 0;
        for (std::int64_t context : {0, 10, 1000, 30000}) {
            const double now = ms(decode_step(*cost, 16, context));
            QVERIFY(now > last);
            last = now;
        }
        last = 0;
        for (int fresh : {0, 1, 64, 500, 2000, 9000}) {
            const double now = ms(mixed_step(*cost, 16, 1000, fresh));
            QVERIFY(now > last);
            last = now;
        }
        QVERIFY(ms(prefill_step(*cost, 1000, 5000)) > ms(prefill_step(*cost, 1000)));
        QVERIFY(ms(prefill_step(*cost, 1000, 5000)) < ms(prefill_step(*cost, 6000)));
    }
}

void TestRoofline::shares_add_up()
{
    const auto cost = roofline("h100-sxm", deployment("llama-3.1-8b"));
    const auto mixed = mixed_step(*cost, 64, 1024, 2048);
    QCOMPARE(mixed.gpu_prefill + mixed.gpu_decode, mixed.latency);
    QCOMPARE(mixed.gpu_decode, decode_step(*cost, 64, 1024).latency);
    QCOMPARE(decode_step(*cost, 64, 1024).gpu_prefill, TimeNs(0));
    QCOMPARE(prefill_step(*cost, 2048).gpu_decode, TimeNs(0));
    // A piece that does not end its prompt needs no logits.
    cost::StepShape shape;
    const cost::PrefillPiece piece{2048, 0, false};
    shape.pieces = {&piece, 1};
    QVERIFY(cost->step(shape).latency < prefill_step(*cost, 2048).latency);
    QVERIFY(cost->step(cost::StepShape{}).latency >= 1);
}

void TestRoofline::graph_pads_and_eager_has_a_floor()
{
    const auto cost = roofline("h100-sxm", deployment("llama-3.1-8b"));
    cost::StepShape shape = decode_shape(130, 1024);
    const TimeNs ideal = cost->step(shape).latency;
    shape.launch = {cost::Launch::Mode::Graph, 130};
    QCOMPARE(cost->step(shape).latency, ideal);
    shape.launch.padded_tokens = 136;
    const TimeNs padded = cost->step(shape).latency;
    QVERIFY(padded > ideal);
    QVERIFY(padded < decode_step(*cost, 136, 1024).latency); // padding has no context to read

    // 32 layers x 12 kernels x 10 us
    const auto fast = roofline("b200", deployment("llama-3.1-8b"));
    shape = decode_shape(1, 128);
    shape.launch.mode = cost::Launch::Mode::Eager;
    QCOMPARE(fast->step(shape).latency, TimeNs(3'840'000));
    QVERIFY(decode_step(*fast, 1, 128).latency < 3'840'000);

    // Two all-reduces a layer, 20 us more each.
    const auto wide = roofline("h100-sxm", deployment("llama-3.1-70b", "fp8", 2));
    shape = decode_shape(16, 2048);
    const TimeNs in_graph = wide->step(shape).latency;
    shape.launch.mode = cost::Launch::Mode::Eager;
    QVERIFY(std::abs(wide->step(shape).latency - in_graph - 80 * 2 * 20'000) <= 1);
}

void TestRoofline::narrow_values()
{
    const double bf16 = ms(decode_step(*roofline("h100-sxm", deployment("llama-3.1-8b")), 1, 128));
    const double fp8 = ms(decode_step(*roofline("h100-sxm", deployment("llama-3.1-8b", "fp8")), 1, 128));
    const double int4 = ms(decode_step(*roofline("h100-sxm", deployment("llama-3.1-8b", "int4")), 1, 128));
    QVERIFY(fp8 < bf16 && int4 < fp8);
    // No fp8 units: narrow weights help decode, not prefill.
    const auto a100 = roofline("a100-80-sxm", deployment("llama-3.1-8b"));
    const auto a100_fp8 = roofline("a100-80-sxm", deployment("llama-3.1-8b", "fp8"));
    QVERIFY(ms(decode_step(*a100_fp8, 1, 128)) < 0.7 * ms(decode_step(*a100, 1, 128)));
    QVERIFY(ms(prefill_step(*a100_fp8, 8192)) > 0.98 * ms(prefill_step(*a100, 8192)));
    // fp8 KV speeds attention up by 1.5 to 1.7 on H100, not by 2.
    cost::Deployment narrow = deployment("llama-3.1-8b");
    narrow.kv_cache = "fp8";
    const auto wide_kv = roofline("h100-sxm", deployment("llama-3.1-8b"))->layers().decode_attention(1);
    const auto narrow_kv = roofline("h100-sxm", narrow)->layers().decode_attention(1);
    QVERIFY(wide_kv.full / narrow_kv.full > 1.5 && wide_kv.full / narrow_kv.full < 1.7);
}

// Measured on H100, microseconds a layer of Qwen3 30B A3B: 49 at 1 token, 432 at 64, 529 at 1,024.
void TestRoofline::experts_saturate()
{
    const auto cost = roofline("h100-sxm", deployment("qwen3-30b-a3b"));
    catalog::ModelGeometry without = *catalog::find_model("qwen3-30b-a3b");
    without.moe.reset();
    without.ffn = 1;
    const auto bare = roofline("h100-sxm", {without, "bf16", "bf16", 1});
    const auto experts_us = [&](double tokens) {
        return 1e6 / 48 *
                   (cost->layers().seconds_of_tokens(tokens) - bare->layers().seconds_of_tokens(tokens)) +
               8;
    };
    QVERIFY(std::abs(experts_us(1) - 49) < 13); // small kernels have floors of their own
    QVERIFY(std::abs(experts_us(64) - 432) < 43);
    QVERIFY(std::abs(experts_us(1024) - 529) < 159); // chosen all alike
    QVERIFY(experts_us(64) > 8 * experts_us(1));
    QVERIFY(experts_us(256) < 1.1 * experts_us(64));
}

// The shares of a token's choices, and what a step costs then: measured on H100 (aiconfigurator, Qwen3 30B
// A3B, power law of 1.01 over balanced): 1.04, 1.14, 1.18 and 1.12 times at 1,024 to 8,192 tokens, and 20 to
// 50 % fewer experts to read at 8 to 32.
void TestRoofline::experts_may_be_chosen_unequally()
{
    using plugins::roofline::expert_shares;
    for (const double share : expert_shares(128, 8, 0))
        QVERIFY(std::abs(share - 8.0 / 128) < 1e-9);
    for (const double skew : {0.5, 1.01, 2.0}) {
        const std::vector<double> shares = expert_shares(128, 8, skew);
        double sum = 0;
        for (const double share : shares) {
            QVERIFY(share >= 0 && share <= 1);
            sum += share;
        }
        QVERIFY(std::abs(sum - 8) < 1e-6);
        QVERIFY(std::ranges::is_sorted(shares, std::greater<>{}));
    }
    const catalog::Device& h100 = *catalog::find_device("h100-sxm");
    const cost::Deployment model = deployment("qwen3-30b-a3b");
    const auto made = [&](double skew) {
        return std::move(RooflineCost::make(h100, model, 0, {}, skew).value());
    };
    catalog::ModelGeometry without = *catalog::find_model("qwen3-30b-a3b");
    without.moe.reset();
    without.ffn = 1;
    const auto bare = roofline("h100-sxm", {without, "bf16", "bf16", 1});
    const auto even = made(0);
    const auto skewed = made(1.01);
    const auto hardly = made(1e-6);
    const auto ratio = [&](double tokens) {
        const double others = bare->layers().seconds_of_tokens(tokens);
        return (skewed->layers().seconds_of_tokens(tokens) - others) /
               (even->layers().seconds_of_tokens(tokens) - others);
    };
    for (const double tokens : {8.0, 16.0, 32.0})
        QVERIFY2(ratio(tokens) > 0.5 && ratio(tokens) < 0.8, qPrintable(QString::number(ratio(tokens))));
    const std::vector<std::pair<double, double>> measured{
        {1024, 1.04}, {2048, 1.14}, {4096, 1.18}, {8192, 1.12}};
    for (const auto& [tokens, times] : measured)
        QVERIFY2(std::abs(ratio(tokens) - times) < 0.05, qPrintable(QString::number(ratio(tokens))));
    for (const double tokens : {1.0, 64.0, 4096.0}) // and it begins where all are chosen alike
        QVERIFY(
            std::abs(hardly->layers().seconds_of_tokens(tokens) / even->layers().seconds_of_tokens(tokens) -
                     1) < 1e-3);
}

void TestRoofline::latent_attention()
{
    const auto one = roofline("h200", deployment("deepseek-v3", "fp8", 1));
    const auto eight = roofline("h200", deployment("deepseek-v3", "fp8", 8));
    // Tensor parallelism splits its heads but not its KV.
    const double read = 576 * 2 / (4.8e12 * 0.80) * 61;
    QVERIFY(eight->layers().decode_attention(1).full >= read);
    QVERIFY(eight->layers().decode_attention(1).full < 1.1 * read);
    // All 128 heads on one GPU: compute is no longer small.
    QVERIFY(one->layers().decode_attention(1).full > 1.15 * read);
    QVERIFY(eight->layers().decode_attention(4).full > eight->layers().decode_attention(1).full);
}

void TestRoofline::sliding_windows()
{
    const auto cost = roofline("h100-sxm", deployment("gpt-oss-20b"));
    QCOMPARE(cost->windows(), std::vector<std::int64_t>{128});
    QVERIFY(roofline("h100-sxm", deployment("llama-3.1-8b"))->windows().empty());
    cost::StepShape shape = decode_shape(32, 8192);
    const std::int64_t sum = 32 * 128;
    shape.windowed_sums = {&sum, 1};
    const double windowed = ms(cost->step(shape));
    catalog::ModelGeometry full = *catalog::find_model("gpt-oss-20b");
    full.windowed.reset();
    const double everything = ms(decode_step(*roofline("h100-sxm", {full, "bf16", "bf16", 1}), 32, 8192));
    const double attention = 2 * 8 * 64 * 2 / (3.35e12 * 0.85);
    QVERIFY(std::abs(everything - windowed - 1e3 * 12 * attention * 32 * (8192 - 128)) < 1e-4);
    // Pairs of a prompt: a window longer than the prompt changes nothing.
    full.windowed = catalog::WindowedLayers{12, 4096};
    const auto wide = roofline("h100-sxm", {full, "bf16", "bf16", 1});
    QCOMPARE(wide->layers().prefill_attention({4096, 0, true}).pairs, 24.0 * 4096 * 4097 / 2);
    QCOMPARE(wide->layers().prefill_attention({100, 5000, true}).pairs,
             12.0 * (100 * 5000 + 5050) + 12.0 * 100 * 4096);
    QCOMPARE(wide->layers().prefill_attention({10, 4092, true}).pairs,
             12.0 * (10 * 4092 + 55) + 12.0 * (4093 + 4094 + 4095 + 7 * 4096));
}

void TestRoofline::speculation_reads_kv_once()
{
    const auto cost = roofline("h100-sxm", deployment("llama-3.1-8b"));
    cost::StepShape verify = decode_shape(1, 8192);
    verify.tokens_per_seq = 5;
    verify.logit_rows = 5;
    QVERIFY(ms(cost->step(verify)) < 1.05 * ms(decode_step(*cost, 1, 8192)));
    QVERIFY(ms(cost->step(verify)) < ms(decode_step(*cost, 5, 8192)));
}

void TestRoofline::occupancy_is_a_share()
{
    const auto cost = roofline("h100-sxm", deployment("llama-3.1-8b"));
    QVERIFY(decode_step(*cost, 1, 1024).occupancy < 0.01);
    const double prefill = prefill_step(*cost, 8192).occupancy;
    QVERIFY(prefill > 0.6 && prefill < 0.8);
    QVERIFY(prefill_step(*cost, 8192).transient_bytes > 1'500'000'000);
}

void TestRoofline::price_and_gpus()
{
    const auto made =
        RooflineCost::make(*catalog::find_device("h100"), deployment("llama-3.1-70b", "fp8", 2), 3.0);
    QCOMPARE((*made)->gpus(), 2);
    QCOMPARE((*made)->price_usd_per_hour(), 6.0);
}

void TestRoofline::kind_makes_costs()
{
    const auto kind = plugins::roofline::kind();
    QCOMPARE(kind.text.id, std::string("roofline"));
    auto parameters = resolve(kind.parameters, {{"device", {std::string("mi300x"), {}}}});
    QVERIFY(parameters.ok());
    auto cost = kind.make(*parameters, deployment("llama-3.1-8b"));
    QVERIFY(cost.ok());
    QCOMPARE((*cost)->price_usd_per_hour(), 1.78);
    parameters = resolve(kind.parameters, {{"price", {std::string("9 $/h"), {}}}});
    QVERIFY(parameters.ok());
    cost = kind.make(*parameters, deployment("llama-3.1-8b"));
    QCOMPARE((*cost)->price_usd_per_hour(), 9.0);
    QVERIFY(!resolve(kind.parameters, {{"device", {std::string("h1000"), {}}}}).ok());
}

// A stage has a share of the weights and of the KV. One request passes all of them in turn; many share them,
// and a step of the whole batch takes as long as a micro-batch through the full depth.
void TestRoofline::pipelines()
{
    cost::Deployment deep = deployment("llama-3.1-70b", "fp8", 2);
    const auto flat = roofline("h100-sxm", deep);
    deep.pipeline_parallel = 2;
    const auto piped = roofline("h100-sxm", deep);
    QCOMPARE(piped->gpus(), 4);
    const double hop = 2.0 * 8192 / 450e9 * 1e3 * 2; // of one token, twice
    QVERIFY(ms(decode_step(*piped, 1, 0)) >= ms(decode_step(*flat, 1, 0)));
    QVERIFY(ms(decode_step(*piped, 1, 0)) < ms(decode_step(*flat, 1, 0)) + hop + 0.01);
    const double half = ms(decode_step(*flat, 64, 2000));
    const double both = ms(decode_step(*piped, 128, 2000));
    QVERIFY(both >= half && both < 1.02 * half);
    // Beside a prompt contexts are read as often as without stages, each stage for half of the requests.
    cost::Deployment mixed = deployment("qwen3-32b", "bf16", 2);
    const auto whole = roofline("rtx-pro-6000", mixed);
    mixed.pipeline_parallel = 2;
    const auto staged = roofline("rtx-pro-6000", mixed);
    const auto contexts = [](const auto& cost) {
        return ms(mixed_step(*cost, 32, 9000, 512)) - ms(mixed_step(*cost, 32, 1000, 512));
    };
    QVERIFY(whole->layers().mixed_decode() > 2);
    QVERIFY(std::abs(2 * contexts(staged) / contexts(whole) - 1) < 0.001);
    // Stages share what several requests bring. One by itself goes through all of them.
    const double prompt = ms(prefill_step(*piped, 8192)) / ms(prefill_step(*flat, 8192));
    QVERIFY(prompt >= 1 && prompt < 1.01);
    const double answer = ms(decode_step(*piped, 1, 100'000)) / ms(decode_step(*flat, 1, 100'000));
    QVERIFY(answer >= 1 && answer < 1.01);
    cost::StepShape pair;
    const std::vector<cost::PrefillPiece> pieces{{4096, 0, true}, {4096, 0, true}};
    pair.pieces = pieces;
    pair.logit_rows = 2;
    const double prompts = ms(piped->step(pair)) / ms(flat->step(pair));
    QVERIFY(prompts > 0.5 && prompts < 0.6);

    const auto one = flat->memory_plan({});
    const auto two = piped->memory_plan({});
    QVERIFY(one.ok() && two.ok());
    QVERIFY(std::abs(one->weights / two->weights - 2) < 1e-9);
    QVERIFY(std::abs(one->kv_bytes_per_token / two->kv_bytes_per_token - 2) < 1e-9);
    QVERIFY(two->kv_tokens > 2 * one->kv_tokens);
    deep.pipeline_parallel = 81;
    QVERIFY(!plugins::roofline::RooflineCost::make(*catalog::find_device("h100-sxm"), deep, 1).ok());
}

void TestRoofline::refusals()
{
    const auto& h100 = *catalog::find_device("h100");
    QVERIFY(!RooflineCost::make(h100, deployment("llama-3.1-8b", "fp7"), 0).ok());
    QVERIFY(!RooflineCost::make(h100, deployment("llama-3.1-8b", "bf16", 3), 0).ok());
    QVERIFY(!RooflineCost::make(h100, deployment("llama-3.1-8b", "bf16", 0), 0).ok());
    QVERIFY(!RooflineCost::make(h100, deployment("llama-3.1-8b", "bf16", 16), 0).ok());
    QVERIFY(!RooflineCost::make(h100, {}, 0).ok());

    const auto plan = roofline("h100-sxm", deployment("llama-3.1-70b"))->memory_plan({});
    QVERIFY(!plan.ok());
    QVERIFY(to_string(plan.errors()).find("tensor_parallel = 2") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestRoofline)
#include "test_roofline.moc"
