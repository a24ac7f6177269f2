// SPDX-License-Identifier: GPL-3.0-or-later
// Manifests as people have them.
#include "evidence/launch/build_scenario.h"
#include "evidence/launch/manifest.h"

#include "base/random.h"
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/study.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

using namespace fulcrum;
using namespace fulcrum::evidence;
using namespace fulcrum::evidence::launch;

namespace
{

const cluster::Kinds& kinds()
{
    static const cluster::Kinds all = test::all_kinds();
    return all;
}

// Helm output with a Service before it, an init container, a sidecar and what nobody should see.
const std::string& deployment()
{
    static const std::string text = [] {
        QFile file(QString::fromStdString(test::source_folder()) +
                   "/tests/models/evidence/launch/fixtures/deployment.yaml");
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }();
    return text;
}

Result<Manifest> read(std::string_view text)
{
    Redactor redactor;
    return read_manifest(text, "deploy.yaml", redactor);
}

bool any_with(const std::vector<std::string>& sentences, std::string_view part)
{
    return std::any_of(sentences.begin(), sentences.end(),
                       [part](const std::string& each) { return each.find(part) != std::string::npos; });
}

} // namespace

class TestManifest : public QObject
{
    Q_OBJECT

private slots:
    // The library takes them for the end of its input and would read on for ever.
    void control_characters_are_refused()
    {
        for (const char control : {'\0', '\x04', '\x1b', '\x7f'}) {
            const auto manifest = read(std::string("kind: Deployment\nmetadata: a") + control + "b\n");
            QVERIFY(!manifest.ok());
            QCOMPARE(to_string(manifest.errors()),
                     std::string("deploy.yaml:2:1: this is no YAML: it has a control character (remove what "
                                 "is no text from this line)"));
        }
    }

    // The library would make empty documents of it for ever.
    void names_the_line_where_a_value_is_missing()
    {
        for (const char* text : {",a", "\n,\ni", "kind: Deployment\n---\n,\n"}) {
            const auto manifest = read(text);
            QVERIFY(!manifest.ok());
            QCOMPARE(manifest.errors().front().message,
                     std::string("this is no YAML: a value was expected here"));
            QVERIFY(manifest.errors().front().at.line > 0);
        }
        QVERIFY(read("---\n---\n" + deployment() + "---\n").ok()); // empty ones
    }

    void names_the_line_that_is_not_in_utf_8()
    {
        for (const char* text : {"\xf9"
                                 "a",
                                 "kind: Deployment\n# gr\xfc\xdf\nmetadata: a\n"}) {
            const auto manifest = read(text);
            QVERIFY(!manifest.ok());
            QCOMPARE(manifest.errors().front().message, std::string("this is no YAML: it is not in UTF-8"));
            QCOMPARE(manifest.errors().front().at.line, *text == 'k' ? 2 : 1);
        }
        QVERIFY(read("# gr\xc3\xbc\xc3\x9f\n" + deployment()).ok());
    }

    void reads_a_deployment()
    {
        const auto manifest = read(deployment());
        QVERIFY2(manifest.ok(), manifest.ok() ? "" : to_string(manifest.errors()).c_str());
        QCOMPARE(manifest->engines.size(), std::size_t{1});
        const LaunchFacts& facts = manifest->engines.front();
        QCOMPARE(facts.engine, std::string("vllm"));
        QCOMPARE(facts.version, std::string("0.10.1.1"));
        QCOMPARE(facts.model, std::string("meta-llama/Llama-3.1-8B-Instruct"));
        QCOMPARE(facts.find("--max-model-len")->value, std::string("16K"));
        QCOMPARE(facts.find("--max-num-seqs")->value, std::string("128"));
        const Container& container = facts.container;
        QCOMPARE(container.object, std::string("Deployment"));
        QCOMPARE(container.image, std::string("host-1:5000/vllm-openai:v0.10.1.1"));
        QCOMPARE(container.replicas.value(), std::int64_t{4});
        QCOMPARE(container.cpu_limit.value(), 7.5);
        QCOMPARE(container.memory_limit.value(), 64 * 0x1p30);
        QCOMPARE(container.gpus.value(), std::int64_t{2});
        QCOMPARE(container.accelerator, std::string("NVIDIA-H100-80GB-HBM3"));
        QCOMPARE(container.strategy, std::string("RollingUpdate"));
        QCOMPARE(container.max_unavailable, std::string("1"));
        QCOMPARE(container.grace_s.value(), 45.0);
        QCOMPARE(container.probes.size(), std::size_t{1});
        QCOMPARE(container.probes[0].period_s, 5.0);
        QCOMPARE(facts.variable("API_KEY")->from, std::string("secret llm-keys"));
        QVERIFY(any_with(manifest->notes, "ClientIP"));
        QCOMPARE(manifest->others, std::vector<std::string>{"Service"});
    }

    void keeps_nothing_secret()
    {
        Redactor redactor;
        const auto manifest = read_manifest(deployment(), "", redactor);
        QVERIFY(manifest.ok());
        Load load;
        load.rate = 3;
        const auto built = build_scenario(manifest->engines.front(), load, {}, kinds());
        QVERIFY(built.ok());
        std::string all = built->toml;
        for (const Variable& variable : manifest->engines.front().environment)
            all += variable.value + "\n";
        for (const auto& list :
             {built->taken_over, built->not_taken_over, built->assumptions, built->warnings})
            for (const std::string& sentence : list)
                all += sentence + "\n";
        for (const char* secret : {"hunter2", "hf_Ab", "acme", "alice", "bob", "10.0.0.7"})
            QVERIFY2(all.find(secret) == std::string::npos, secret);
        QVERIFY(any_with(redactor.replaced(), "URL with credentials"));
        QVERIFY(any_with(redactor.replaced(), "host name became host-1"));
    }

    // Issue 4: from a manifest with a rate and two histograms, without an edit by hand.
    void runs_with_a_rate_and_two_histograms()
    {
        const auto manifest = read(deployment());
        QVERIFY(manifest.ok());
        Load load;
        load.rate = 12;
        load.prompt = read_lengths("le,count\n500,100\n1000,700\n2000,1000\n", "").value();
        load.output = read_lengths("le,count\n100,300\n200,900\n500,1000\n", "").value();
        const auto built = build_scenario(manifest->engines.front(), load, {}, kinds());
        QVERIFY2(built.ok(), built.ok() ? "" : to_string(built.errors()).c_str());
        const scenario::Document document(built->toml, "built.toml", cluster::node_types(kinds()));
        QVERIFY2(document.runnable(), (built->toml + to_string(document.problems())).c_str());
        std::vector<std::string> names;
        for (const scenario::Scenario& each : document.project().scenarios)
            names.push_back(each.name);
        QCOMPARE(names, (std::vector<std::string>{"deployed", "bursts", "half-shared", "deploy"}));
        for (const char* line :
             {"replicas = 4", "cpu_limit = 7.5 # cores", "cpu_threads = 8 # OMP_NUM_THREADS",
              "device = \"h100-sxm\" # NVIDIA-H100-80GB-HBM3", "at_once = 1 # maxUnavailable 1",
              "drain_time = \"45 s\""})
            QVERIFY2(built->toml.find(line) != std::string::npos, line);
        QVERIFY(any_with(built->warnings, "A replica gets 2 GPUs and uses 1"));
        QVERIFY(any_with(built->not_taken_over, "Liveness probe: an engine that does not answer for 20 s"));
        scenario::RunSettings run = document.project().run;
        run.replications = 1;
        run.until = from_seconds(60);
        run.warm_up = 0;
        for (const scenario::Scenario& each : document.project().scenarios) {
            if (each.name == "deploy") continue; // its change comes later
            const auto record = cluster::simulate(each, run, kinds(), {});
            QVERIFY2(record.ok(), record.ok() ? "" : to_string(record.errors()).c_str());
            QVERIFY(std::abs(static_cast<double>(record->requests.size()) / 720 - 1) < 0.4);
            QCOMPARE(record->replicas.size(), std::size_t{4});
        }
    }

    void reads_the_manifest_of_inference_perf()
    {
        QFile file(QString::fromStdString(test::shared_data()) +
                   "/measured/inference-perf-baseline/manifests.yaml");
        if (!file.open(QIODevice::ReadOnly)) QSKIP("the measured runs are not on this machine");
        const auto manifest = read(file.readAll().toStdString());
        QVERIFY2(manifest.ok(), manifest.ok() ? "" : to_string(manifest.errors()).c_str());
        const LaunchFacts& facts = manifest->engines.front();
        QCOMPARE(facts.model, std::string("meta-llama/Llama-3.1-8B-Instruct"));
        QCOMPARE(facts.version, std::string("0.11.0"));
        QVERIFY(facts.find("--enable-prefix-caching")->negated);
        QVERIFY(facts.find("--enable-chunked-prefill")->negated);
        QCOMPARE(facts.find("--gpu-memory-utilization")->value, std::string("0.9"));
        QCOMPARE(facts.container.accelerator, std::string("nvidia-h100-80gb"));
        Load load;
        load.rate = 8;
        const auto built = build_scenario(facts, load, {}, kinds());
        QVERIFY2(built.ok(), built.ok() ? "" : to_string(built.errors()).c_str());
        const scenario::Document document(built->toml, "built.toml", cluster::node_types(kinds()));
        QVERIFY2(document.runnable(), to_string(document.problems()).c_str());
        scenario::RunSettings run = document.project().run;
        run.max_requests = 50;
        const auto record = cluster::simulate(document.project().scenarios.front(), run, kinds(), {});
        QVERIFY2(record.ok(), record.ok() ? "" : to_string(record.errors()).c_str());
    }

    void reads_other_objects_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("gpus");
        QTest::newRow("compose")
            << "x-e: &e {HF_TOKEN: abc}\nservices:\n  llm:\n    image: vllm/vllm-openai:v0.11.0\n"
               "    command: --model m --max-num-seqs 8\n    environment: {<<: *e}\n    deploy:\n"
               "      resources: {reservations: {devices: [{count: 1}]}}\n"
            << "m" << 1;
        QTest::newRow("pod")
            << "apiVersion: v1\nkind: Pod\nspec: {containers: [{image: lmsysorg/sglang:v0.5.1, command: "
               "[python3, -m, sglang.launch_server], args: [--model-path=m], resources: {limits: "
               "{amd.com/gpu: '8'}}}]}\n"
            << "m" << 8;
        QTest::newRow("leader and workers") << "kind: LeaderWorkerSet\nspec:\n  replicas: 1\n  "
                                               "leaderWorkerTemplate:\n    size: 2\n    leaderTemplate: "
                                               "{spec: {containers: [{command: [sh, -c, 'ray start --head; "
                                               "vllm serve m -tp 8 -pp 2'], resources: "
                                               "{limits: {nvidia.com/gpu: 8}}}]}}\n"
                                            << "m" << 16;
        QTest::newRow("KServe")
            << "kind: InferenceService\nspec: {predictor: {model: {modelFormat: {name: huggingface}, "
               "args: [--model_name=x, --model_id=m], resources: {limits: {nvidia.com/gpu: 1}}}}}\n"
            << "m" << 1;
        QTest::newRow("list")
            << "kind: List\nitems: [{kind: Pod, spec: {containers: [{command: [vllm, serve, m], "
               "resources: {requests: {nvidia.com/gpu: 2}}}]}}]\n"
            << "m" << 2;
    }

    void reads_other_objects()
    {
        QFETCH(QString, text);
        QFETCH(QString, model);
        QFETCH(int, gpus);
        const auto manifest = read(text.toStdString());
        QVERIFY2(manifest.ok(), manifest.ok() ? "" : to_string(manifest.errors()).c_str());
        QCOMPARE(QString::fromStdString(manifest->engines.front().model), model);
        QCOMPARE(manifest->engines.front().container.gpus.value_or(0), std::int64_t{gpus});
    }

    void says_what_is_wrong()
    {
        const auto message = [](std::string_view text) {
            const auto manifest = read(text);
            return manifest ? std::string() : to_string(manifest.errors());
        };
        QVERIFY(message("kind: Service\n").find("no object here starts an engine: it has Service") !=
                std::string::npos);
        QVERIFY(message("a: [").find("deploy.yaml:") != std::string::npos);
        QVERIFY(message("replicas: {{ .Values.replicas }}\nx: {{- y }}\n").find("helm template") !=
                std::string::npos);
        QVERIFY(message(std::string(3000, '[')).find("no YAML") != std::string::npos);
        QVERIFY(!message("").empty());
        // Aliases of aliases are shared, so that they cost nothing.
        std::string laughs = "a0: &a0 x\n";
        for (int i = 1; i < 40; ++i)
            laughs += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) +
                      ", *a" + std::to_string(i - 1) + "]\n";
        QVERIFY(!message(laughs).empty());
    }

    void survives_mutations()
    {
        constexpr std::string_view kNasty = "{}[]:,-\n #&*!|>'\"%@`?\xff\t<~0";
        RandomStream random(13, 0, 0);
        int read_well = 0;
        for (int i = 0; i < 1500; ++i) {
            std::string text = deployment();
            for (std::uint64_t n = 1 + random.bits() % 4; n > 0; --n) {
                const std::size_t at = random.bits() % text.size();
                switch (random.bits() % 3) {
                case 0:
                    text.erase(at, 1 + random.bits() % 20);
                    break;
                case 1:
                    text.insert(at, 1, kNasty[random.bits() % kNasty.size()]);
                    break;
                default:
                    text[at] = kNasty[random.bits() % kNasty.size()];
                }
            }
            const auto manifest = read(text);
            QVERIFY(manifest.ok() || !manifest.errors().empty());
            if (!manifest) continue;
            ++read_well;
            Load load;
            load.rate = 3;
            const auto built = build_scenario(manifest->engines.front(), load,
                                              {.title = "", .gpu = "h100", .config = ""}, kinds());
            if (!built) continue;
            const scenario::Document document(built->toml, "t", cluster::node_types(kinds()));
            QVERIFY2(document.runnable(), (built->toml + to_string(document.problems())).c_str());
        }
        QVERIFY(read_well > 300);
    }
};

QTEST_GUILESS_MAIN(TestManifest)
#include "test_manifest.moc"
