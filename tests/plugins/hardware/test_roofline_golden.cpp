// SPDX-License-Identifier: GPL-3.0-or-later
// The golden vectors of the roofline model: GPU time of single steps, in ms.
#include "plugins/hardware/roofline_fixture.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using namespace fulcrum::test;

namespace
{

struct Golden {
    const char* device;
    const char* model;
    const char* weights;
    int tp;
    int decodes;
    int context;
    int fresh; // tokens of a prompt
    int cached;
    double ms;
    double half_digit;
};

// clang-format off
const Golden kGolden[] = {
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 1, 1024, 0, 0, 11.99, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 8, 1024, 0, 0, 12.69, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 32, 1024, 0, 0, 15.09, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 18.41, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 128, 1024, 0, 0, 25.79, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 256, 1024, 0, 0, 43.32, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 1, 4096, 0, 0, 12.28, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 32, 4096, 0, 0, 24.12, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 4096, 0, 0, 36.46, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 128, 4096, 0, 0, 61.90, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 512, 0, 33.1, 0.05},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 2048, 0, 128.1, 0.05},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 8192, 0, 575.9, 0.05},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 32768, 0, 3424.6, 0.05},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 1, 1024, 0, 0, 6.18, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 8, 1024, 0, 0, 6.53, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 32, 1024, 0, 0, 7.72, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 9.33, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 128, 1024, 0, 0, 12.66, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 256, 1024, 0, 0, 19.92, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 1, 4096, 0, 0, 6.33, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 32, 4096, 0, 0, 12.25, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 4096, 0, 0, 18.38, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 128, 4096, 0, 0, 30.76, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 512, 0, 12.0, 0.05},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 2048, 0, 42.2, 0.05},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 8192, 0, 184.0, 0.05},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 0, 0, 32768, 0, 1059.6, 0.05},
    {"h200", "llama-3.1-8b", "bf16", 1, 1, 1024, 0, 0, 4.87, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 8, 1024, 0, 0, 5.13, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 32, 1024, 0, 0, 6.02, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 7.23, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 128, 1024, 0, 0, 9.84, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 256, 1024, 0, 0, 15.90, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 1, 4096, 0, 0, 4.98, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 32, 4096, 0, 0, 9.37, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 64, 4096, 0, 0, 13.94, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 128, 4096, 0, 0, 23.27, 0.005},
    {"h200", "llama-3.1-8b", "bf16", 1, 0, 0, 512, 0, 11.4, 0.05},
    {"h200", "llama-3.1-8b", "bf16", 1, 0, 0, 2048, 0, 41.6, 0.05},
    {"h200", "llama-3.1-8b", "bf16", 1, 0, 0, 8192, 0, 182.0, 0.05},
    {"h200", "llama-3.1-8b", "bf16", 1, 0, 0, 32768, 0, 1052.0, 0.05},
    {"b200", "llama-3.1-8b", "bf16", 1, 1, 1024, 0, 0, 3.40, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 8, 1024, 0, 0, 3.54, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 32, 1024, 0, 0, 4.01, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 4.65, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 128, 1024, 0, 0, 5.98, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 256, 1024, 0, 0, 8.99, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 1, 4096, 0, 0, 3.46, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 32, 4096, 0, 0, 5.77, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 64, 4096, 0, 0, 8.17, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 128, 4096, 0, 0, 13.03, 0.005},
    {"b200", "llama-3.1-8b", "bf16", 1, 0, 0, 512, 0, 6.6, 0.05},
    {"b200", "llama-3.1-8b", "bf16", 1, 0, 0, 2048, 0, 21.8, 0.05},
    {"b200", "llama-3.1-8b", "bf16", 1, 0, 0, 8192, 0, 92.7, 0.05},
    {"b200", "llama-3.1-8b", "bf16", 1, 0, 0, 32768, 0, 523.1, 0.05},
    {"l40s", "llama-3.1-8b", "bf16", 1, 1, 1024, 0, 0, 24.07, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 8, 1024, 0, 0, 25.51, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 32, 1024, 0, 0, 30.46, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 37.08, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 128, 1024, 0, 0, 50.59, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 256, 1024, 0, 0, 79.18, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 1, 4096, 0, 0, 24.65, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 32, 4096, 0, 0, 49.10, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 64, 4096, 0, 0, 74.37, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 128, 4096, 0, 0, 125.15, 0.005},
    {"l40s", "llama-3.1-8b", "bf16", 1, 0, 0, 512, 0, 42.1, 0.05},
    {"l40s", "llama-3.1-8b", "bf16", 1, 0, 0, 2048, 0, 150.0, 0.05},
    {"l40s", "llama-3.1-8b", "bf16", 1, 0, 0, 8192, 0, 657.1, 0.05},
    {"l40s", "llama-3.1-8b", "bf16", 1, 0, 0, 32768, 0, 3681.4, 0.05},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 1, 1024, 0, 0, 6.01, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 8, 1024, 0, 0, 6.30, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 32, 1024, 0, 0, 7.30, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 8.68, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 128, 1024, 0, 0, 11.79, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 256, 1024, 0, 0, 19.22, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 1, 4096, 0, 0, 6.13, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 32, 4096, 0, 0, 11.04, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 64, 4096, 0, 0, 16.16, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 128, 4096, 0, 0, 26.75, 0.005},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 0, 0, 512, 0, 15.4, 0.05},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 0, 0, 2048, 0, 55.9, 0.05},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 0, 0, 8192, 0, 242.3, 0.05},
    {"mi300x", "llama-3.1-8b", "bf16", 1, 0, 0, 32768, 0, 1366.2, 0.05},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 9.33, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 128, 0, 10.64, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 256, 0, 12.21, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 512, 0, 16.50, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 1024, 0, 26.22, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 2048, 0, 46.77, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 4096, 0, 90.62, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 8192, 0, 188.64, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 12288, 0, 300.35, 0.005},
    {"h100-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 16384, 0, 425.75, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 0, 0, 18.41, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 128, 0, 22.52, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 256, 0, 28.82, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 512, 0, 43.41, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 1024, 0, 74.22, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 2048, 0, 138.49, 0.005},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 4096, 0, 276.0, 0.05},
    {"a100-80-sxm", "llama-3.1-8b", "bf16", 1, 64, 1024, 8192, 0, 586.3, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 1, 2048, 0, 0, 17.34, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 16, 2048, 0, 0, 19.41, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 64, 2048, 0, 0, 26.22, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 128, 2048, 0, 0, 36.30, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 0, 0, 1000, 0, 95.5, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 0, 0, 2048, 0, 191.7, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 0, 0, 6000, 0, 575.2, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 0, 0, 8192, 0, 801.6, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 2, 0, 0, 1000, 5000, 106.6, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 1, 2048, 0, 0, 11.23, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 16, 2048, 0, 0, 12.45, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 64, 2048, 0, 0, 16.46, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 128, 2048, 0, 0, 22.29, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 0, 0, 1000, 0, 62.4, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 0, 0, 2048, 0, 122.9, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 0, 0, 6000, 0, 361.7, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 4, 0, 0, 8192, 0, 501.0, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 1, 2048, 0, 0, 8.27, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 16, 2048, 0, 0, 9.02, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 64, 2048, 0, 0, 11.49, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 128, 2048, 0, 0, 15.02, 0.005},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 0, 0, 1000, 0, 43.0, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 0, 0, 2048, 0, 82.8, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 0, 0, 6000, 0, 237.9, 0.05},
    {"h100-sxm", "llama-3.1-70b", "fp8", 8, 0, 0, 8192, 0, 327.4, 0.05},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 1, 2048, 0, 0, 15.29, 0.005},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 16, 2048, 0, 0, 16.52, 0.005},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 64, 2048, 0, 0, 20.50, 0.005},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 128, 2048, 0, 0, 26.09, 0.005},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 0, 0, 1000, 0, 68.7, 0.05},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 0, 0, 2048, 0, 136.6, 0.05},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 0, 0, 6000, 0, 403.8, 0.05},
    {"h100-sxm", "llama-3.1-70b", "bf16", 4, 0, 0, 8192, 0, 559.0, 0.05},
};
// clang-format on

} // namespace

class TestRooflineGolden : public QObject
{
    Q_OBJECT

private slots:
    void steps_data();
    void steps();
    void breakdown();
    void norms_of_queries_and_keys();
    void long_prefill_makes_a_280_ms_gap();
};

void TestRooflineGolden::steps_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const Golden& row : kGolden) {
        QTest::addRow("%s %s %s tp%d: %d at %d, %d after %d", row.device, row.model, row.weights, row.tp,
                      row.decodes, row.context, row.fresh, row.cached)
            << index++;
    }
}

void TestRooflineGolden::steps()
{
    QFETCH(int, index);
    const Golden& row = kGolden[index];
    const auto cost = roofline(row.device, deployment(row.model, row.weights, row.tp));
    const double ms =
        1e3 * to_seconds(mixed_step(*cost, row.decodes, row.context, row.fresh, row.cached).latency);
    const double tolerance = std::max(0.001 * row.ms, row.half_digit);
    QVERIFY2(std::abs(ms - row.ms) <= tolerance,
             qPrintable(QStringLiteral("%1 ms, not %2").arg(ms).arg(row.ms)));
}

// H100, 8B: what 64 decodes at 1,024 and a prompt of 8,192 tokens are made of.
void TestRooflineGolden::breakdown()
{
    const auto cost = roofline("h100-sxm", deployment("llama-3.1-8b"));
    const auto& layers = cost->layers();
    const double elementwise = 32 * (8e-6 + 20.0 * 64 * 4096 / (3.35e12 * 0.9));
    const auto decode = layers.decode_attention(1);
    QVERIFY(std::abs(1e3 * elementwise - 0.31) < 0.005);
    QVERIFY(std::abs(1e3 * (layers.seconds_of_tokens(64) - elementwise) - 5.26) < 0.005);
    QVERIFY(std::abs(1e3 * (decode.floor + decode.full * 64 * 1025) - 3.40) < 0.005);
    QVERIFY(std::abs(1e3 * layers.seconds_of_head(64) - 0.36) < 0.005);

    const double long_elementwise = 32 * (8e-6 + 20.0 * 8192 * 4096 / (3.35e12 * 0.9));
    QVERIFY(std::abs(1e3 * long_elementwise - 7.4) < 0.05);
    QVERIFY(std::abs(1e3 * (layers.seconds_of_tokens(8192) - long_elementwise) - 145.1) < 0.05);
    QVERIFY(std::abs(1e3 * (layers.prefill_floor() + layers.prefill_attention({8192, 0, true}).seconds) -
                     31.2) < 0.05);
    QVERIFY(std::abs(1e3 * layers.seconds_of_head(1) - 0.35) < 0.005);
}

// Norms of queries and keys: 1.95 us and 3.1 bytes a value of 64 + 8 heads, in 64 layers; by GPU.
void TestRooflineGolden::norms_of_queries_and_keys()
{
    for (const int tp : {1, 2}) {
        cost::Deployment with = deployment("qwen3-32b", "bf16", tp);
        cost::Deployment without = with;
        QVERIFY(with.model.qk_norm);
        without.model.qk_norm = false;
        const double more = roofline("h100-sxm", with)->layers().seconds_of_tokens(512) -
                            roofline("h100-sxm", without)->layers().seconds_of_tokens(512);
        const double expected = 64 * (1.95e-6 + 3.1 * 512 * (72.0 / tp) * 128 / (3.35e12 * 0.9));
        QVERIFY2(std::abs(more - expected) < 1e-9, qPrintable(QString::number(more)));
    }
}

// "A 280 ms gap equals one un-chunked prefill of about 11.8k tokens on H100, 4.4k on A100, 3.6k on L40S."
void TestRooflineGolden::long_prefill_makes_a_280_ms_gap()
{
    const auto ms = [](const char* device, int fresh) {
        const auto cost = roofline(device, deployment("llama-3.1-8b"));
        return 1e3 * to_seconds(prefill_step(*cost, fresh).latency);
    };
    QVERIFY(std::abs(ms("h100-sxm", 11800) - 280) < 4);
    QVERIFY(std::abs(ms("a100-80-sxm", 4400) - 285) < 10);
    QVERIFY(std::abs(ms("l40s", 3600) - 272) < 10);
}

QTEST_GUILESS_MAIN(TestRooflineGolden)
#include "test_roofline_golden.moc"
