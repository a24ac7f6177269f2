// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/device.h"
#include "catalog/model.h"
#include "support/paths.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <set>

using namespace fulcrum;
using namespace fulcrum::catalog;

namespace
{

constexpr double kGiB = 1073741824.0;

std::string file_text(const char* name)
{
    QFile file(QString::fromStdString(test::source_folder() + "/models/catalog/data/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const char* const kGoodDevice = R"(
[[device]]
id = "x"
title = "X"
bf16_tflops = 100
memory_gib = 16
visible_gib = 15.5
bandwidth_tb_s = 1.0
source = "a test"
evidence = "E"
visible_evidence = "E"
)";

} // namespace

class TestCatalog : public QObject
{
    Q_OBJECT

private slots:
    void compiled_in_data_is_the_file();
    void devices_have_plausible_figures();
    void device_figures();
    void devices_are_found_by_any_name();
    void models_agree_with_published_figures_data();
    void models_agree_with_published_figures();
    void totals_follow_from_geometry();
    void models_are_found_by_any_name();
    void kv_on_several_gpus();
    void faulty_devices();
    void faulty_models();
};

void TestCatalog::compiled_in_data_is_the_file()
{
    const auto read = read_devices(file_text("devices.toml"), "devices.toml");
    QVERIFY2(read.ok(), read.ok() ? "" : to_string(read.errors()).c_str());
    QCOMPARE(devices().size(), read->size());
    const auto geometries = read_models(file_text("models.toml"), "models.toml");
    QVERIFY2(geometries.ok(), geometries.ok() ? "" : to_string(geometries.errors()).c_str());
    QCOMPARE(models().size(), geometries->size());
}

void TestCatalog::devices_have_plausible_figures()
{
    for (const char* id : {"a100-40-sxm", "a100-80-sxm", "a100-80-pcie", "h100-sxm", "h100-pcie", "h200",
                           "b200", "gb200", "b300", "l4", "l40s", "a10g", "rtx-4090", "rtx-pro-6000",
                           "mi300x", "mi325x", "mi355x", "tpu-v5e", "tpu-v6e"})
        QVERIFY2(find_device(id), id);
    const std::set<std::string> tags{"S", "D", "P", "M", "F", "X", "E"};
    for (const Device& device : devices()) {
        QVERIFY(tags.contains(device.evidence) && tags.contains(device.visible_evidence));
        QVERIFY(!device.source.empty());
        QVERIFY(device.visible_bytes > 0.9 * device.hbm_bytes);
        const Interval& price = device.price_usd_per_hour;
        QVERIFY(price.low <= price.value && price.value <= price.high);
        QCOMPARE(price.value > 0, tags.contains(device.price_evidence));
        // Dense peaks: fp8 is twice bf16 where there is any.
        if (device.fp8_flops > 0) QVERIFY(std::abs(device.fp8_flops / device.bf16_flops - 2) < 0.03);
    }
}

void TestCatalog::device_figures()
{
    const Device& h100 = *find_device("h100-sxm");
    QCOMPARE(h100.bf16_flops, 989e12);
    QCOMPARE(h100.fp8_flops, 1979e12);
    QCOMPARE(h100.bandwidth, 3.35e12);
    QCOMPARE(h100.visible_bytes, 79.6 * kGiB);
    QCOMPARE(h100.link_bandwidth, 450e9);
    QCOMPARE(h100.price_usd_per_hour, (Interval{2.95, 1.99, 5.00}));
    QCOMPARE(find_device("b200")->bandwidth, 7.7e12);
    QCOMPARE(find_device("l40s")->visible_bytes, 45.0 * kGiB);
    QCOMPARE(find_device("rtx-4090")->visible_bytes, 23.52 * kGiB);
    QCOMPARE(find_device("a100-80-sxm")->fp8_flops, 0.0);
    QCOMPARE(find_device("b300")->price_usd_per_hour, Interval{});
}

void TestCatalog::devices_are_found_by_any_name()
{
    QCOMPARE(find_device("H100")->id, std::string("h100-sxm"));
    QCOMPARE(find_device("nvidia h100 80gb hbm3")->id, std::string("h100-sxm"));
    QCOMPARE(find_device("MI300X")->id, std::string("mi300x"));
    QVERIFY(!find_device("h1000"));
    QVERIFY(!find_device(""));
}

void TestCatalog::models_agree_with_published_figures_data()
{
    QTest::addColumn<double>("kv_bytes");
    QTest::addColumn<double>("gflop");
    QTest::addRow("llama-3.1-8b") << 131072.0 << 14.0;
    QTest::addRow("llama-3.1-70b") << 327680.0 << 136.9;
    QTest::addRow("llama-3.1-405b") << 516096.0 << 803.3;
    QTest::addRow("llama-2-7b") << 524288.0 << 13.0;
    QTest::addRow("llama-2-70b") << 327680.0 << 136.9;
    QTest::addRow("mistral-7b-v0.3") << 131072.0 << 14.0;
    QTest::addRow("mixtral-8x7b") << 131072.0 << 25.2;
    QTest::addRow("mixtral-8x22b") << 229376.0 << 77.5;
    QTest::addRow("qwen2.5-7b") << 57344.0 << 13.1;
    QTest::addRow("qwen2.5-32b") << 262144.0 << 62.4;
    QTest::addRow("qwen2.5-72b") << 327680.0 << 140.4;
    QTest::addRow("qwen3-8b") << 147456.0 << 13.9;
    QTest::addRow("qwen3-32b") << 262144.0 << 62.4;
    QTest::addRow("qwen3-30b-a3b") << 98304.0 << 5.5;
    QTest::addRow("qwen3-235b-a22b") << 192512.0 << 41.9;
    QTest::addRow("deepseek-v3") << 70272.0 << 71.5;
    QTest::addRow("gpt-oss-20b") << 49152.0 << 6.1;
    QTest::addRow("gpt-oss-120b") << 73728.0 << 9.1;
    QTest::addRow("gemma-2-9b") << 344064.0 << 16.6;
    QTest::addRow("gemma-3-27b") << 507904.0 << 51.2;
}

void TestCatalog::models_agree_with_published_figures()
{
    QFETCH(double, kv_bytes);
    QFETCH(double, gflop);
    const ModelGeometry* model = find_model(QTest::currentDataTag());
    QVERIFY(model);
    QCOMPARE(model->kv_bytes_per_token(2), kv_bytes);
    const double computed = model->flops_per_token() / 1e9;
    QVERIFY2(std::abs(computed - gflop) < 0.005 * gflop + 0.06, qPrintable(QString::number(computed)));
}

void TestCatalog::totals_follow_from_geometry()
{
    for (const ModelGeometry& model : models()) {
        const double computed = model.computed_params();
        QVERIFY2(std::abs(computed - model.total_params) < 0.005 * model.total_params,
                 (model.id + " " + std::to_string(computed)).c_str());
        QVERIFY(model.active_params <= model.total_params);
        QVERIFY(!model.source.empty() && !model.evidence.empty() && model.max_context > 0);
    }
}

void TestCatalog::models_are_found_by_any_name()
{
    QCOMPARE(find_model("gqa-8b")->id, std::string("llama-3.1-8b"));
    QCOMPARE(find_model("GQA-8B")->id, std::string("llama-3.1-8b"));
    QCOMPARE(find_model("meta-llama/llama-3.1-8b-instruct")->id, std::string("llama-3.1-8b"));
    QCOMPARE(find_model("deepseek-ai/DeepSeek-R1")->id, std::string("deepseek-v3"));
    QVERIFY(!find_model("llama"));
}

void TestCatalog::kv_on_several_gpus()
{
    const ModelGeometry& llama = *find_model("llama-3.1-70b");
    QCOMPARE(llama.kv_bytes_per_token_per_gpu(2, 2), 163840.0);
    QCOMPARE(llama.kv_bytes_per_token_per_gpu(1, 8), 20480.0);
    QCOMPARE(llama.kv_bytes_per_token_per_gpu(2, 16), 40960.0); // eight heads cannot be split further
    QCOMPARE(find_model("deepseek-v3")->kv_bytes_per_token_per_gpu(2, 8), 70272.0);
}

void TestCatalog::faulty_devices()
{
    const std::string good = kGoodDevice;
    QVERIFY(read_devices(good, "d.toml").ok());
    const auto message = [](const std::string& text) {
        const auto read = read_devices(text, "d.toml");
        return read.ok() ? std::string() : to_string(read.errors());
    };
    QCOMPARE(message(good + "speed = 3\n"), std::string("d.toml:12:1: unknown key 'speed'"));
    QVERIFY(message(good + good).find("'x' is used twice") != std::string::npos);
    QVERIFY(message("[[device]]\nid = 'y'\n").find("missing key 'bandwidth_tb_s'") != std::string::npos);
    QVERIFY(message(good + "price = [3, 2, 1]\n").find("ascending") != std::string::npos);
    QVERIFY(message(good + "price = [-3, 2, 4]\n").find("ascending") != std::string::npos);
    QVERIFY(message(good + "fp8_tflops = nan\n").find("'fp8_tflops' must be a number") != std::string::npos);
    QVERIFY(message(good + "aliases = [1]\n").find("list of texts") != std::string::npos);
    QVERIFY(message("[[device]\n").find("d.toml:1:") == 0);
    QVERIFY(message("device = 3\n").find("no [[device]]") != std::string::npos);
    QVERIFY(!message("").empty());
}

void TestCatalog::faulty_models()
{
    const auto message = [](const std::string& text) {
        const auto read = read_models(text, "m.toml");
        return read.ok() ? std::string() : to_string(read.errors());
    };
    const std::string good = R"([[model]]
id = "m"
title = "M"
layers = 2
hidden = 64
heads = 4
kv_heads = 2
head_dim = 16
ffn = 128
vocab = 1000
max_context = 4096
total_params_b = 1.0
source = "a test"
evidence = "E"
)";
    QVERIFY(message(good).empty());
    QVERIFY(message(good + "windowed = { layers = 3, window = 8 }\n").find("more windowed layers") !=
            std::string::npos);
    QVERIFY(message(good + "moe = { experts = 2, top_k = 3, expert_ffn = 8 }\n").find("'top_k' is more") !=
            std::string::npos);
    QVERIFY(message(good + "moe = 3\n").find("must be a table") != std::string::npos);
    QVERIFY(message(good + "mla = { kv_lora_rank = 0.5 }\n").find("whole number") != std::string::npos);
    QVERIFY(message(good + "tied_embeddings = 1\n").find("true or false") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestCatalog)
#include "test_catalog.moc"
