// SPDX-License-Identifier: GPL-3.0-or-later
// Reading config.json files as publishers write them.
#include "catalog/model.h"
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::catalog;

namespace
{

// A small dense model; `more` is put in front of its last line.
std::string config(const std::string& more = {})
{
    return "{\n"
           "  \"model_type\": \"llama\",\n"
           "  \"hidden_size\": 4096,\n"
           "  \"intermediate_size\": 14336,\n"
           "  \"num_attention_heads\": 32,\n"
           "  \"num_hidden_layers\": 32,\n" +
           more + "  \"vocab_size\": 128256\n}\n";
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string message(const std::string& text)
{
    const auto read = read_hf_config(text, "some/config.json");
    return read.ok() ? std::string() : to_string(read.errors());
}

ModelGeometry read(const std::string& text)
{
    return read_hf_config(text, "some/config.json").value();
}

} // namespace

class TestCatalogHfConfig : public QObject
{
    Q_OBJECT

private slots:
    void published_files_data();
    void published_files();
    void absent_and_null_fields();
    void nested_language_model();
    void expert_keys();
    void latent_attention();
    void windows();
    void dense_layers_between_experts();
    void faults_have_a_line();
    void cut_at_any_byte();
};

void TestCatalogHfConfig::published_files_data()
{
    QTest::addColumn<double>("kv_bytes");
    QTest::addColumn<QString>("twin"); // in the catalogue; empty: none
    QTest::addRow("meta-llama--Meta-Llama-3.1-8B") << 131072.0 << "llama-3.1-8b";
    QTest::addRow("meta-llama--Meta-Llama-3.1-70B") << 327680.0 << "llama-3.1-70b";
    QTest::addRow("meta-llama--Meta-Llama-3.1-405B") << 516096.0 << "llama-3.1-405b";
    QTest::addRow("Qwen--Qwen3-8B") << 147456.0 << "qwen3-8b";
    QTest::addRow("Qwen--Qwen3-32B") << 262144.0 << "qwen3-32b";
    QTest::addRow("Qwen--Qwen3-30B-A3B") << 98304.0 << "qwen3-30b-a3b";
    QTest::addRow("qwen2.5-7b-instruct") << 57344.0 << "qwen2.5-7b";
    QTest::addRow("mistralai--Mixtral-8x7B-v0.1") << 131072.0 << "mixtral-8x7b";
    QTest::addRow("deepseek-ai--DeepSeek-V3") << 70272.0 << "deepseek-v3";
    QTest::addRow("openai--gpt-oss-20b") << 49152.0 << "gpt-oss-20b";
    QTest::addRow("openai--gpt-oss-120b") << 73728.0 << "gpt-oss-120b";
    QTest::addRow("google--gemma-4-26B-A4B") << 245760.0 << "";
}

void TestCatalogHfConfig::published_files()
{
    QFETCH(double, kv_bytes);
    QFETCH(QString, twin);
    const QString folder = QString::fromStdString(test::shared_data() + "/configs");
    if (!QDir(folder).exists()) QSKIP("the published config.json files are not beside this checkout");
    QFile file(folder + "/" + QTest::currentDataTag() + ".json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto model = read_hf_config(file.readAll().toStdString(), file.fileName().toStdString());
    QVERIFY2(model.ok(), model.ok() ? "" : to_string(model.errors()).c_str());
    QCOMPARE(model->kv_bytes_per_token(2), kv_bytes);
    QCOMPARE(QString::fromStdString(model->id), QString::fromLatin1(QTest::currentDataTag()));
    if (twin.isEmpty()) { // a multimodal one: experts beside a dense MLP, five windowed layers to one full
        QCOMPARE(model->layers, 30);
        QCOMPARE(model->moe->experts, 128);
        QCOMPARE(model->moe->shared_experts, 3);
        QCOMPARE(model->windowed->layers, 25);
        QVERIFY(std::abs(model->total_params - 25.2e9) < 1e9);
        return;
    }
    const ModelGeometry& known = *find_model(twin.toStdString());
    QCOMPARE(model->layers, known.layers);
    QCOMPARE(model->head_dim, known.head_dim);
    QCOMPARE(model->vocab, known.vocab);
    QCOMPARE(model->max_context, known.max_context);
    QCOMPARE(model->active_linear_params(), known.active_linear_params());
    QCOMPARE(model->linear_params(), known.linear_params());
    QCOMPARE(model->moe.has_value(), known.moe.has_value());
    QCOMPARE(model->mla.has_value(), known.mla.has_value());
    QCOMPARE(model->windowed ? model->windowed->layers : 0, known.windowed ? known.windowed->layers : 0);
    QVERIFY(std::abs(model->total_params - known.total_params) < 0.005 * known.total_params);
}

void TestCatalogHfConfig::absent_and_null_fields()
{
    const ModelGeometry plain = read(config());
    QCOMPARE(plain.head_dim, 128);
    QCOMPARE(plain.kv_heads, 32); // absent: every head has its own
    QCOMPARE(plain.max_context, 0);
    QCOMPARE(plain.id, std::string("some"));
    QVERIFY(!plain.tied_embeddings);
    const ModelGeometry nulls = read(config("\"head_dim\": null, \"num_key_value_heads\": null, "
                                            "\"sliding_window\": null, \"num_experts\": null,"));
    QCOMPARE(nulls.head_dim, 128);
    QCOMPARE(nulls.kv_heads, 32);
    QVERIFY(!nulls.windowed && !nulls.moe);
    QCOMPARE(read(config("\"head_dim\": 80,")).head_dim, 80);
    QCOMPARE(read(config("\"multi_query\": true,")).kv_heads, 1);
    QVERIFY(!plain.qk_norm);
    QVERIFY(read(replaced(config(), "\"llama\"", "\"qwen3_moe\"")).qk_norm);
    QVERIFY(!read(replaced(config(), "\"llama\"", "\"qwen2\"")).qk_norm);
    QVERIFY(read(config("\"use_qk_norm\": true,")).qk_norm);
    QCOMPARE(read(replaced(config(), "\"num_hidden_layers\": 32", "\"num_hidden_layers\": 32.0")).layers, 32);
}

void TestCatalogHfConfig::nested_language_model()
{
    const std::string nested =
        "{\n\"model_type\": \"some_vl\",\n\"vision_config\": {\"num_hidden_layers\": 99},\n"
        "\"tie_word_embeddings\": true,\n\"text_config\": " +
        config() + "}";
    const ModelGeometry model = read(nested);
    QCOMPARE(model.layers, 32);
    QVERIFY(model.tied_embeddings);
    // The line of a fault is the one in the nested object.
    const std::string broken = replaced(nested, "\"num_hidden_layers\": 32", "\"num_hidden_layers\": -1");
    QVERIFY2(message(broken).find("some/config.json:10:3: 'num_hidden_layers' is -1") == 0,
             message(broken).c_str());
}

void TestCatalogHfConfig::expert_keys()
{
    for (const char* key : {"num_local_experts", "num_experts", "n_routed_experts"}) {
        const ModelGeometry model = read(config(
            '"' + std::string(key) + "\": 8, \"num_experts_per_tok\": 2, \"moe_intermediate_size\": 512,"));
        QCOMPARE(model.moe->experts, 8);
        QCOMPARE(model.moe->top_k, 2);
        QCOMPARE(model.moe->expert_ffn, 512);
    }
    QCOMPARE(read(config("\"num_local_experts\": 8, \"num_experts_per_tok\": 2,")).moe->expert_ffn, 14336);
    QCOMPARE(read(config("\"num_experts\": 8, \"num_experts_per_tok\": 2, \"moe_intermediate_size\": 1024, "
                         "\"shared_expert_intermediate_size\": 2048,"))
                 .moe->shared_experts,
             2);
    QVERIFY(!read(config("\"num_experts\": 0,")).moe);
    QVERIFY(message(config("\"num_experts\": 8,")).find("'num_experts_per_tok' is missing") !=
            std::string::npos);
    QVERIFY(message(config("\"num_experts\": 8, \"num_experts_per_tok\": 9,")).find("from 1 to 8") !=
            std::string::npos);
}

void TestCatalogHfConfig::latent_attention()
{
    const std::string mla = "\"kv_lora_rank\": 512, \"qk_nope_head_dim\": 128, \"qk_rope_head_dim\": 64, ";
    const ModelGeometry model = read(config(mla + "\"v_head_dim\": 128, \"q_lora_rank\": null,"));
    QCOMPARE(model.mla->q_lora_rank, 0); // DeepSeek V2 Lite projects queries directly
    QCOMPARE(model.kv_bytes_per_token(2), 32.0 * 576 * 2);
    QVERIFY(message(config(mla)).find("'v_head_dim' is missing") != std::string::npos);
}

void TestCatalogHfConfig::windows()
{
    const auto layers = [](const std::string& more) {
        const ModelGeometry model = read(config("\"max_position_embeddings\": 32768," + more));
        return model.windowed ? model.windowed->layers : 0;
    };
    QCOMPARE(layers("\"sliding_window\": 4096,"), 32); // Mistral 7B v0.1: all of them
    QCOMPARE(layers("\"sliding_window\": 4096, \"use_sliding_window\": false,"), 0);
    QCOMPARE(layers("\"sliding_window\": 4096, \"use_sliding_window\": true, \"max_window_layers\": 28,"), 4);
    QCOMPARE(layers("\"sliding_window\": 32768,"), 0); // as long as the context
    QCOMPARE(layers("\"sliding_window\": 1024, \"sliding_window_pattern\": 6,"), 27);
    QCOMPARE(read(replaced(config("\"sliding_window\": 4096,"), "llama", "gemma2")).windowed->layers, 16);
    QCOMPARE(read(replaced(config("\"sliding_window\": 1024,"), "llama", "gemma3_text")).windowed->layers,
             27);
    std::string types = "\"sliding_window\": 128, \"layer_types\": [";
    for (int i = 0; i < 32; ++i)
        types += i % 4 == 3 ? "\"full_attention\"," : "\"sliding_attention\",";
    types.back() = ']';
    QCOMPARE(layers(types + ","), 24);
    QVERIFY(message(config("\"sliding_window\": 128, \"layer_types\": [\"sliding_attention\"],"))
                .find("'layer_types' has 1 entries for 32 layers") != std::string::npos);
}

void TestCatalogHfConfig::dense_layers_between_experts()
{
    const std::string experts = "\"num_experts\": 8, \"num_experts_per_tok\": 2, ";
    QCOMPARE(read(config(experts + "\"first_k_dense_replace\": 3,")).moe->dense_layers, 3);
    QCOMPARE(read(config(experts + "\"decoder_sparse_step\": 2,")).moe->dense_layers, 16);
    QCOMPARE(
        read(config(experts + "\"decoder_sparse_step\": 1, \"mlp_only_layers\": [0, 1],")).moe->dense_layers,
        2);
}

void TestCatalogHfConfig::faults_have_a_line()
{
    const auto with = [](const std::string& value) {
        return message(replaced(config(), "\"num_hidden_layers\": 32", "\"num_hidden_layers\": " + value));
    };
    for (const char* value : {"-3", "0", "1e300", "2.5", "\"many\"", "[1]", "true", "99999999999999999999"})
        QVERIFY2(with(value).find("some/config.json:6:3: 'num_hidden_layers' is ") == 0, with(value).c_str());
    QVERIFY(with("1e999").find("out of range") != std::string::npos);
    QVERIFY(with("NaN").find("some/config.json:6:") == 0);
    QVERIFY(with("null").find("'num_hidden_layers' is missing") != std::string::npos);
    QVERIFY(message("{}").find("'num_hidden_layers' is missing") != std::string::npos);
    QVERIFY(message("[1, 2]").find("no object") != std::string::npos);
    QVERIFY(message("<html>not found</html>").find("some/config.json:1:1: this is no JSON text") == 0);
    QVERIFY(message("").find("ends early") != std::string::npos);
    QVERIFY(message(std::string(200000, '[')).find("ends early") != std::string::npos);
    QVERIFY(message(config("\"num_key_value_heads\": 5,")).find("no multiple of 'num_key_value_heads'") !=
            std::string::npos);
    QVERIFY(message(config("\"num_key_value_heads\": 64,")).find("no multiple") != std::string::npos);
    QVERIFY(message(replaced(config(), "4096", "4100")).find("there is no 'head_dim'") != std::string::npos);
}

void TestCatalogHfConfig::cut_at_any_byte()
{
    const std::string whole = config("\"head_dim\": 128,");
    for (std::size_t size = 0; size + 2 < whole.size(); ++size)
        QVERIFY(message(whole.substr(0, size)).find("some/config.json:") == 0);
}

QTEST_GUILESS_MAIN(TestCatalogHfConfig)
#include "test_catalog_hf_config.moc"
