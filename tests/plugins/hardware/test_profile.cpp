// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/profile/kind.h"
#include "hardware/profile/layer_times.h"
#include "hardware/profile/profile_cost.h"
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace fulcrum;
using namespace fulcrum::plugins::profile;

namespace
{

const std::string kData = test::shared_data();

cost::Deployment deployment(const char* model, int gpus = 1)
{
    cost::Deployment d;
    d.model = *catalog::find_model(model);
    d.tensor_parallel = gpus;
    return d;
}

// A model folder in LLMServingSim's shape: every layer takes 1 us + 1 ns a token, heads 10 us, attention 10
// us + 1 ns a new token or sequence and token of context.
std::map<std::string, std::string> small_tables()
{
    std::map<std::string, std::string> files;
    std::string& dense = files["dense.csv"] = "layer,tokens,time_us\n";
    for (const char* layer : {"embedding", "layernorm", "qkv_proj", "rotary_emb", "o_proj", "gate_up_proj",
                              "act_fn", "down_proj", "final_layernorm"}) {
        for (const int tokens : {1, 1024, 2048})
            dense += std::string(layer) + ',' + std::to_string(tokens) + ',' +
                     std::to_string(1 + tokens * 1e-3) + '\n';
    }
    files["per_sequence.csv"] = "layer,sequences,time_us\nlm_head,1,10\nlm_head,256,10\n";
    std::string& attention = files["attention.csv"] = "prefill_chunk,kv_prefill,n_decode,kv_decode,time_us\n";
    for (const int chunk : {0, 16, 1024})
        for (const int cached : {0, 1024})
            for (const int batch : {0, 1, 32})
                for (const int context : {0, 16, 1024}) {
                    if (chunk + batch == 0 || (chunk == 0 && cached > 0)) continue;
                    if ((batch == 0) != (context == 0)) continue;
                    const double time = 10 + 1e-3 * (chunk * (1 + cached) + batch * context);
                    attention += std::to_string(chunk) + ',' + std::to_string(cached) + ',' +
                                 std::to_string(batch) + ',' + std::to_string(context) + ',' +
                                 std::to_string(time) + '\n';
                }
    return files;
}

class Folder
{
public:
    explicit Folder(const std::map<std::string, std::string>& files, const char* tp = "tp1")
    {
        QDir(dir_.path()).mkpath(tp);
        for (const auto& [name, text] : files) {
            QFile file(dir_.path() + '/' + tp + '/' + name.c_str());
            if (file.open(QIODevice::WriteOnly)) file.write(text.data(), static_cast<qint64>(text.size()));
        }
    }
    std::string path() const { return dir_.path().toStdString(); }

private:
    QTemporaryDir dir_;
};

Result<LayerTimes> read(const Folder& folder, const char* model = "llama-3.1-8b", int gpus = 1)
{
    return read_layer_times({folder.path(), {}}, deployment(model, gpus), *catalog::find_device("rtx-4090"));
}

Grid grid_of(const std::vector<double>& x, const std::vector<double>& y, GridReport* report = nullptr)
{
    Grid grid({Axis(x)});
    for (std::size_t i = 0; i < x.size(); ++i)
        if (y[i] > 0) grid.put({x[i], 0, 0, 0}, y[i]);
    const GridReport done = grid.finish();
    if (report != nullptr) *report = done;
    return grid;
}

bool near(double a, double b, double relative)
{
    return std::abs(a - b) <= relative * std::abs(b);
}

} // namespace

class TestProfile : public QObject
{
    Q_OBJECT

private slots:
    void gridIsExactAtItsPoints()
    {
        const Grid grid = grid_of({1, 2, 4, 8}, {1, 3, 5, 9});
        for (const auto& [x, y] : {std::pair{1.0, 1.0}, {2.0, 3.0}, {4.0, 5.0}, {8.0, 9.0}})
            QVERIFY(near(grid.at({x, 0, 0, 0}), y, 1e-12));
        QVERIFY(near(grid.at({std::sqrt(8.0), 0, 0, 0}), std::sqrt(15.0), 1e-12)); // log-log between points
        QVERIFY(near(grid.at({0.5, 0, 0, 0}), 1, 1e-12));       // below the first: the first
        QVERIFY(near(grid.at({16, 0, 0, 0}), 81.0 / 5, 1e-12)); // beyond: the power law goes on
    }

    void gridRemovesALoneOutlier()
    {
        GridReport report;
        const Grid grid = grid_of({1024, 2048, 4096, 8192, 16384}, {20, 24, 186, 38, 70}, &report);
        QCOMPARE(report.outliers, 1);
        QVERIFY(grid.at({4096, 0, 0, 0}) > 24 && grid.at({4096, 0, 0, 0}) < 38);
        QVERIFY(near(grid.at({8192, 0, 0, 0}), 38, 1e-12));
    }

    void gridNeverFalls()
    {
        Grid grid({Axis({1, 2, 4, 8}), Axis({0, 16, 32, 64})});
        unsigned noise = 1;
        for (const double a : {1.0, 2.0, 4.0, 8.0})
            for (const double b : {0.0, 16.0, 32.0, 64.0}) {
                noise = noise * 1664525 + 1013904223;
                grid.put({a, b, 0, 0}, 10 + a * b * (0.7 + 0.6 * (noise >> 8) / 16777216.0));
            }
        grid.finish();
        double last = 0;
        for (double x = 0.5; x < 100; x *= 1.1) {
            for (double y = 0; y < 200; y += 3.7) {
                QVERIFY(grid.at({x * 1.1, y, 0, 0}) >= grid.at({x, y, 0, 0}) * (1 - 1e-12));
                QVERIFY(grid.at({x, y + 3.7, 0, 0}) >= grid.at({x, y, 0, 0}) * (1 - 1e-12));
            }
            QVERIFY(grid.at({x, 200, 0, 0}) >= last);
            last = grid.at({x, 200, 0, 0});
        }
    }

    void gridFillsGaps()
    {
        GridReport report;
        const Grid grid = grid_of({1, 2, 4, 8}, {1, 0, 4, 0}, &report);
        QCOMPARE(report.measured, 2);
        QCOMPARE(report.filled, 2);
        QVERIFY(near(grid.at({2, 0, 0, 0}), 2, 1e-12));
        QVERIFY(near(grid.at({8, 0, 0, 0}), 8, 1e-12));
        Grid none({Axis({1, 2})});
        none.finish();
        QVERIFY(none.empty());
    }

    void stepIsTheSumOfItsLayers()
    {
        const Folder folder(small_tables());
        Result<LayerTimes> times = read(folder);
        QVERIFY2(times.ok(), times.ok() ? "" : to_string(times.errors()).c_str());
        const ProfileCost cost(std::make_shared<const LayerTimes>(std::move(*times)),
                               *catalog::find_device("rtx-4090"), deployment("llama-3.1-8b"), {});
        // 32 layers of eight parts (two norms) of 1.001 us and attention of 10.016 us; embedding, final norm,
        // head.
        cost::StepShape shape;
        shape.decode_seqs = 1;
        shape.context_sum = 16;
        shape.context_max = 16;
        shape.logit_rows = 1;
        const cost::StepTime one = cost.step(shape);
        const double expected = 32 * (8 * 1.001 + 10.016) + 2 * 1.001 + 10;
        QVERIFY(near(static_cast<double>(one.latency), expected * 1e3, 1e-6));
        QCOMPARE(one.gpu_decode, one.latency);

        // A prompt beside it makes it the mixed attention's; the decode's share is that of the decode alone.
        const cost::PrefillPiece piece{1024, 0, true};
        shape.pieces = {&piece, 1};
        shape.logit_rows = 2;
        const cost::StepTime mixed = cost.step(shape);
        QCOMPARE(mixed.gpu_decode, one.latency);
        QVERIFY(near(cost.seconds_of_attention(shape), 32 * (10 + 1.024 + 0.016) * 1e-6, 1e-6));

        // Two pieces of 512 have half the pairs of one of 1024: as one of 724.
        const cost::PrefillPiece halves[] = {{512, 0, true}, {512, 0, true}};
        const cost::PrefillPiece joined{724, 0, true};
        cost::StepShape two;
        two.pieces = halves;
        cost::StepShape same;
        same.pieces = {&joined, 1};
        QVERIFY(near(cost.seconds_of_attention(two), cost.seconds_of_attention(same), 1e-3));
        // A piece behind cached tokens is itself.
        const cost::PrefillPiece behind{1024, 1024, true};
        cost::StepShape late;
        late.pieces = {&behind, 1};
        QVERIFY(near(cost.seconds_of_attention(late), 32 * (10 + 1024 * 1.025) * 1e-6, 1e-6));
    }

    void bandScalesSteps()
    {
        const Folder folder(small_tables());
        Result<LayerTimes> read_times = read(folder);
        QVERIFY(read_times.ok());
        read_times->band = 0.1;
        const auto times = std::make_shared<const LayerTimes>(std::move(*read_times));
        cost::StepShape shape;
        shape.decode_seqs = 8;
        shape.context_sum = 8 * 500;
        const auto latency = [&](double band) {
            const ProfileCost cost(times, *catalog::find_device("rtx-4090"), deployment("llama-3.1-8b"),
                                   {0, band});
            return static_cast<double>(cost.step(shape).latency);
        };
        QVERIFY(near(latency(1), 1.1 * latency(0), 1e-6));
        QVERIFY(near(latency(-1), 0.9 * latency(0), 1e-6));
    }

    void unequalContexts()
    {
        const auto skew =
            Skew::parse("pc,n_label,skew_rate_label,kv_big_label,kp_label,alpha,n_samples\n"
                        "0,n<=32,sr<=40%,kvB<=4k,kp=0,0.2,3\n0,n<=64,sr>40%,kvB>4k,kp<=1k,0.1,1\n",
                        "skew_fit.csv");
        QVERIFY2(skew.ok(), skew.ok() ? "" : to_string(skew.errors()).c_str());
        QCOMPARE(skew->alpha({0, 0, 20, 500, 2000}), 0.2);
        QCOMPARE(skew->alpha({0, 0, 20, 1500, 2000}), (0.2 * 3 + 0.1) / 4); // no sample: the pooled one
        QVERIFY(!Skew::parse("pc,n_label\n", "x").ok());
        QVERIFY(
            !Skew::parse(
                 "pc,n_label,skew_rate_label,kv_big_label,kp_label,alpha,n_samples\n0,n<=q,a,b,c,1,1\n", "x")
                 .ok());

        std::map<std::string, std::string> files = small_tables();
        files["skew_fit.csv"] = "pc,n_label,skew_rate_label,kv_big_label,kp_label,alpha,n_samples\n"
                                "0,n<=32,sr<=40%,kvB<=4k,kp=0,0.2,3\n";
        files["meta.yaml"] = "model: meta-llama/Llama-3.1-8B\nskew_fit:\n  enabled: false\n";
        QVERIFY(read(Folder(files))->skew.empty()); // switched off by meta.yaml
        files["meta.yaml"] = "model: meta-llama/Llama-3.1-8B\nskew_fit:\n  enabled: true\n";
        QVERIFY(!read(Folder(files))->skew.empty());
    }

    // Gemma 2 looks 4,096 tokens back in half of its 42 layers; here 512, so that the tables suffice. Those
    // layers cost no more beyond their window.
    void slidingWindows()
    {
        const Folder folder(small_tables());
        cost::Deployment d = deployment("gemma-2-9b");
        d.model.windowed->window = 512;
        Result<LayerTimes> read_times = read(folder, "gemma-2-9b");
        QVERIFY2(read_times.ok(), read_times.ok() ? "" : to_string(read_times.errors()).c_str());
        const auto times = std::make_shared<const LayerTimes>(std::move(*read_times));
        const catalog::Device& device = *catalog::find_device("rtx-4090");
        const ProfileCost cost(times, device, d, {});
        const ProfileCost full(times, device, deployment("llama-3.1-8b"), {});
        QCOMPARE(cost.windows(), std::vector<std::int64_t>{512});
        QVERIFY(full.windows().empty());
        const auto attention = [](const ProfileCost& of, std::int64_t context) {
            cost::StepShape shape;
            shape.decode_seqs = 32;
            shape.context_sum = 32 * context;
            shape.context_max = context;
            const std::vector<std::int64_t> inside{32 * std::min<std::int64_t>(context, 512)};
            shape.windowed_sums = inside;
            return of.seconds_of_attention(shape);
        };
        // What a full layer costs more at 1,024 than at 512, in 32 layers there and in 21 of 42 here.
        const double in_full = attention(full, 1024) - attention(full, 512);
        QVERIFY(in_full > 0);
        QVERIFY(near((attention(cost, 1024) - attention(cost, 512)) / 21, in_full / 32, 1e-6));
        const auto prompt = [](const ProfileCost& of, std::int64_t cached) {
            cost::StepShape shape;
            const std::vector<cost::PrefillPiece> piece{{16, cached, true}};
            shape.pieces = piece;
            return of.seconds_of_attention(shape);
        };
        const double more = prompt(full, 1024) - prompt(full, 600);
        QVERIFY(more > 0);
        QVERIFY(near((prompt(cost, 1024) - prompt(cost, 600)) / 21, more / 32, 1e-6));
    }

    void saysWhatIsMissing_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("empty") << "dense.csv"
                               << ""
                               << "dense.csv:1:1: the file is empty";
        QTest::newRow("column") << "dense.csv"
                                << "layer,tokens\n"
                                << "no column 'time_us'";
        QTest::newRow("number") << "dense.csv"
                                << "layer,tokens,time_us\nqkv_proj,1,fast\n"
                                << "dense.csv:2:12: 'fast' is no value of time_us";
        QTest::newRow("negative") << "per_sequence.csv"
                                  << "layer,sequences,time_us\nlm_head,1,-4\n"
                                  << "per_sequence.csv:2:11: '-4' is no value of time_us";
        QTest::newRow("layer") << "dense.csv"
                               << "layer,tokens,time_us\nconv,1,1\n"
                               << "'conv' is not known";
        QTest::newRow("no layer") << "dense.csv"
                                  << "layer,tokens,time_us\nqkv_proj,1,1\n"
                                  << "no rows of o_proj";
        QTest::newRow("no decode") << "attention.csv"
                                   << "prefill_chunk,kv_prefill,n_decode,kv_decode,time_us\n16,0,0,0,3\n"
                                   << "lacks rows of decodes alone";
        QTest::newRow("cut off") << "attention.csv"
                                 << "prefill_chunk,kv_prefill,n_decode,kv_decode,time_us\n16,0,0\n"
                                 << "the row has 3 fields";
        QTest::newRow("other model") << "meta.yaml"
                                     << "model: Qwen/Qwen3-32B\n"
                                     << "the tables are of Qwen3";
    }

    void saysWhatIsMissing()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(QString, message);
        std::map<std::string, std::string> files = small_tables();
        files[file.toStdString()] = text.toStdString();
        const Result<LayerTimes> times = read(Folder(files));
        QVERIFY(!times.ok());
        const QString said = QString::fromStdString(to_string(times.errors()));
        QVERIFY2(said.contains(message), qPrintable(said));
        for (const Error& error : times.errors())
            QVERIFY2(!error.hint.empty(), qPrintable(said));
    }

    void saysWhichFolder()
    {
        const Folder folder(small_tables());
        const auto said = [&](const Result<LayerTimes>& times) {
            return times.ok() ? QString() : QString::fromStdString(to_string(times.errors()));
        };
        QVERIFY(said(read(folder, "llama-3.1-8b", 2)).contains("the folder has tp1"));
        QVERIFY(said(read(Folder(small_tables(), "tp2"), "llama-3.1-8b", 2)).contains("no all-reduce"));
        QVERIFY(
            said(read_layer_times({"/nowhere", {}}, deployment("llama-3.1-8b"), catalog::devices().front()))
                .contains("no layer tables"));
        QVERIFY(said(read(folder, "qwen3-30b-a3b")).contains("moe.csv"));
    }

    // Whatever a file is cut to, or whichever byte is wrong: an error or times, never a crash.
    void survivesBrokenFiles()
    {
        const std::map<std::string, std::string> whole = small_tables();
        unsigned noise = 7;
        for (int round = 0; round < 300; ++round) {
            std::map<std::string, std::string> files = whole;
            files["skew_fit.csv"] =
                "pc,n_label,skew_rate_label,kv_big_label,kp_label,alpha,n_samples\n0,n<=32,sr<=40%,"
                "kvB<=4k,kp=0,0.2,3\n";
            for (auto& [name, text] : files) {
                noise = noise * 1664525 + 1013904223;
                if ((noise >> 28) < 8) continue;
                const std::size_t at = (noise >> 8) % text.size();
                if ((noise >> 24 & 1) != 0)
                    text.resize(at);
                else
                    text[at] = "0,\n-\"e9\xff "[noise >> 16 & 7];
            }
            const Folder folder(files);
            const Result<LayerTimes> times = read(folder);
            if (!times.ok()) continue;
            const ProfileCost cost(std::make_shared<const LayerTimes>(*times),
                                   *catalog::find_device("rtx-4090"), deployment("llama-3.1-8b"), {});
            const cost::PrefillPiece piece{300, 17, false};
            cost::StepShape shape;
            shape.pieces = {&piece, 1};
            shape.decode_seqs = 5;
            shape.context_sum = 5000;
            shape.context_max = 4000;
            QVERIFY(cost.step(shape).latency >= 1);
        }
    }

    void readsAllReduce()
    {
        const char* custom =
            "kernel_source,dtype,num_gpus,message_elements,latency_ms\n"
            "vLLM_custom_graph,bfloat16,2,1024,0.01\nvLLM_custom_graph,bfloat16,2,4096,0.02\n"
            "vLLM_custom_eager,bfloat16,2,1024,0.5\nvLLM_custom_graph,bfloat16,4,1024,0.7\n";
        const auto curve = parse_all_reduce(custom, "custom_allreduce.csv", 2);
        QVERIFY(curve.ok());
        QVERIFY(near(curve->at(2048), std::sqrt(2.0) * 1e-5, 1e-9));
        QVERIFY(!parse_all_reduce(custom, "custom_allreduce.csv", 8).ok());
        const auto nccl =
            parse_all_reduce("op,dtype,num_gpus,message_elements,latency_ms\nall_gather,half,2,8,1\n"
                             "all_reduce,half,2,8,2\nall_reduce,int8,2,8,3\n",
                             "nccl.csv", 2);
        QVERIFY(nccl.ok());
        QVERIFY(near(nccl->at(8), 2e-3, 1e-9));
    }

    // Llama-3.1-8B on the H100: the tables of two projects and the roofline lie within tens of percent.
    void readsAiconfigurator()
    {
        const std::string folder = kData + "/profiles/aiconfigurator/h100_sxm";
        if (!QDir(folder.c_str()).exists()) QSKIP("the layer tables are not on this machine");
        const catalog::Device& device = *catalog::find_device("h100-sxm");
        const Result<LayerTimes> times = read_layer_times({folder, {}}, deployment("llama-3.1-8b"), device);
        QVERIFY2(times.ok(), times.ok() ? "" : to_string(times.errors()).c_str());
        const ProfileCost cost(std::make_shared<const LayerTimes>(*times), device, deployment("llama-3.1-8b"),
                               {});
        cost::StepShape decode;
        decode.decode_seqs = 64;
        decode.context_sum = 64 * 1024;
        decode.context_max = 1024;
        QVERIFY(near(to_seconds(cost.step(decode).latency), 9.33e-3, 0.15)); // MODEL 6.3
        const cost::PrefillPiece piece{8192, 0, true};
        cost::StepShape prefill;
        prefill.pieces = {&piece, 1};
        QVERIFY(near(to_seconds(cost.step(prefill).latency), 184e-3, 0.15));
        QVERIFY(read_layer_times({folder, {}}, deployment("llama-3.1-70b", 8), device).ok());
        QVERIFY(read_layer_times({folder, {}}, deployment("mixtral-8x7b"), device).ok());
        const auto latent = read_layer_times({folder, {}}, deployment("deepseek-v3", 8), device);
        QVERIFY(!latent.ok());
    }

    // moe.csv has each of three ways to choose experts: few tokens read fewer where they choose unequally,
    // and many wait for those that most choose.
    void expertsMayBeChosenUnequally()
    {
        const std::string folder = kData + "/profiles/aiconfigurator/h100_sxm";
        if (!QDir(folder.c_str()).exists()) QSKIP("the layer tables are not on this machine");
        const catalog::Device& device = *catalog::find_device("h100-sxm");
        const cost::Deployment experts = deployment("qwen3-30b-a3b");
        const auto seconds = [&](const std::string& load, double tokens) {
            const auto times =
                read_layer_times({folder, {}, plugins::profile::UseSkew::AsMetaSays, load}, experts, device);
            if (!times) return 0.0;
            return ProfileCost(std::make_shared<const LayerTimes>(*times), device, experts, {})
                .seconds_of_tokens(tokens);
        };
        QVERIFY(seconds("balanced", 16) > 0);
        QVERIFY(seconds("power_law_1.01", 16) < 0.8 * seconds("balanced", 16));
        QVERIFY(seconds("power_law_1.2", 4096) > seconds("power_law_1.01", 4096));
        QVERIFY(seconds("power_law_1.01", 4096) > 1.05 * seconds("balanced", 4096));
        QVERIFY(
            !read_layer_times({folder, {}, plugins::profile::UseSkew::AsMetaSays, "random"}, experts, device)
                 .ok());
    }

    void readsEveryModelOfLlmservingsim()
    {
        const std::string folder = kData + "/profiles/llmservingsim/RTXPRO6000/";
        if (!QDir(folder.c_str()).exists()) QSKIP("the layer tables are not on this machine");
        const std::string all_reduce =
            kData + "/profiles/aiconfigurator/rtx_pro_6000_server/custom_allreduce.csv";
        for (const auto& [name, model] : {std::pair{"Llama-3.1-8B", "llama-3.1-8b"},
                                          {"Qwen3-32B", "qwen3-32b"},
                                          {"Qwen3-30B-A3B-Instruct-2507", "qwen3-30b-a3b"}}) {
            for (const int gpus : {1, 2}) {
                const bool experts = std::string(model) == "qwen3-30b-a3b";
                const auto times = read_layer_times({folder + name, all_reduce}, deployment(model, gpus),
                                                    *catalog::find_device("rtx-pro-6000"));
                if (experts && gpus == 2) { // no moe.csv there
                    QVERIFY(!times.ok());
                    continue;
                }
                QVERIFY2(times.ok(), times.ok() ? "" : to_string(times.errors()).c_str());
                QVERIFY(times->band > 0 && times->band < 0.2);
                QVERIFY(!times->mixed.empty());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestProfile)
#include "test_profile.moc"
