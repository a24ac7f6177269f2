// SPDX-License-Identifier: GPL-3.0-or-later
// Launch lines as people have them.
#include "evidence/launch/flag_reader.h"
#include "evidence/launch/launch_line.h"

#include "base/random.h"

#include <QTest>

#include <string>
#include <string_view>

using namespace fulcrum;
using namespace fulcrum::evidence;
using namespace fulcrum::evidence::launch;

namespace
{

Result<LaunchFacts> read(std::string_view text)
{
    Redactor redactor;
    return read_launch_line(text, "", redactor);
}

// "--max-num-seqs=64 --enable-prefix-caching=no": name, member and value of each flag.
std::string flags_of(const LaunchFacts& facts)
{
    std::string all;
    for (const Flag& flag : facts.flags) {
        all += (all.empty() ? "" : " ") + flag.name + (flag.member.empty() ? "" : "." + flag.member);
        if (flag.negated) all += "=no";
        if (flag.has_value) all += "=" + flag.value;
    }
    return all;
}

std::string environment_of(const LaunchFacts& facts)
{
    std::string all;
    for (const Variable& variable : facts.environment)
        all += (all.empty() ? "" : " ") + variable.name + "=" + variable.value;
    return all;
}

} // namespace

class TestLaunchLine : public QObject
{
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("flags");
        const auto row = [](const char* text, const char* engine, const char* model, const char* flags) {
            QTest::newRow(text) << text << engine << model << flags;
        };
        row("vllm serve meta-llama/Llama-3.1-8B-Instruct", "vllm", "meta-llama/Llama-3.1-8B-Instruct", "");
        row("vllm serve m --max-num-seqs=64 --max_model_len 32K -tp 2", "vllm", "m",
            "--max-num-seqs=64 --max-model-len=32K --tensor-parallel-size=2");
        row("vllm serve m \\\n  --gpu-memory-utilization 0.9 \\\r\n  --no-enable-prefix-caching # off\n",
            "vllm", "m", "--gpu-memory-utilization=0.9 --enable-prefix-caching=no");
        row("vllm serve --model m --enable-prefix-caching --port 8000", "vllm", "m",
            "--model=m --enable-prefix-caching --port=8000");
        row("VLLM_USE_V1=0 python -m vllm.entrypoints.openai.api_server --model 'a b' "
            "--enable-chunked-prefill False",
            "vllm", "a b", "--model=a b --enable-chunked-prefill=False");
        row("vllm serve m --speculative-config '{\"method\": \"ngram\", \"num_speculative_tokens\": 3}' -O3",
            "vllm", "m",
            "--speculative-config={\"method\": \"ngram\", \"num_speculative_tokens\": 3} "
            "--compilation-config=3");
        row("vllm serve m --speculative-config.method eagle -O.cudagraph_mode=NONE", "vllm", "m",
            "--speculative-config.method=eagle --compilation-config.cudagraph_mode=NONE");
        row("vllm serve m --cuda-graph-sizes 1 2 4 --host 0.0.0.0", "vllm", "m",
            "cudagraph_capture_sizes=1 2 4 --host=0.0.0.0");
        row("python3 -m sglang.launch_server --model-path m --tp 4 --chunked-prefill-size -1 "
            "--disable-radix-cache",
            "sglang", "m",
            "--model=m --tensor-parallel-size=4 --chunked-prefill-size=-1 --disable-radix-cache");
        row("sglang serve --model-path m --mem-fraction-static 0.8", "sglang", "m",
            "--model=m --mem-fraction-static=0.8");
        row("trtllm-serve serve m --max_batch_size 64 --tp_size 2", "trtllm", "m",
            "--max-batch-size=64 --tensor-parallel-size=2");
        row("bash -lc 'source x && exec vllm serve m --max-num-seqs 8 2>&1 | tee log'", "vllm", "m",
            "--max-num-seqs=8");
        row("export M=org/model; N=16\nvllm serve $M --max-num-seqs ${N} --seed ${SEED:-7}", "vllm",
            "org/model", "--max-num-seqs=16 --seed=7");
        row("docker run --gpus all --rm -e VLLM_USE_V1=1 -p 8000:8000 --ipc=host vllm/vllm-openai:v0.11.0 "
            "--model m "
            "--max-num-seqs 4",
            "vllm", "m", "--model=m --max-num-seqs=4");
        row("sudo docker run -d --cpus 4 lmsysorg/sglang:v0.4.9.post1-cu126 python3 -m sglang.launch_server "
            "--model m",
            "sglang", "m", "--model=m");
        row("podman run --entrypoint vllm img:1 serve m --unknown-thing 5", "vllm", "m", "--unknown-thing=5");
    }

    void reads()
    {
        QFETCH(QString, text);
        QFETCH(QString, engine);
        QFETCH(QString, model);
        QFETCH(QString, flags);
        const auto facts = read(text.toStdString());
        QVERIFY2(facts.ok(), facts.ok() ? "" : to_string(facts.errors()).c_str());
        QCOMPARE(QString::fromStdString(facts->engine), engine);
        QCOMPARE(QString::fromStdString(facts->model), model);
        QCOMPARE(QString::fromStdString(flags_of(*facts)), flags);
        QVERIFY(facts->warnings.empty());
        QVERIFY(is_launch_line(text.toStdString()));
    }

    void reads_the_environment_and_keeps_no_secret()
    {
        const auto facts = read("HF_TOKEN=abc VLLM_USE_V1=0 vllm serve m --api-key s3cret --max-num-seqs 2");
        QVERIFY(facts.ok());
        QCOMPARE(environment_of(*facts), std::string("HF_TOKEN=<redacted> VLLM_USE_V1=0"));
        QCOMPARE(flags_of(*facts), std::string("--api-key=<redacted> --max-num-seqs=2"));
        QCOMPARE(facts->find("--max-num-seqs")->at.line, 1);
        QCOMPARE(facts->find("--max-num-seqs")->at.column, 58);
    }

    void reads_docker()
    {
        const auto facts =
            read("docker run --gpus '\"device=0,1\"' --cpus=4.5 -m 64g -e HF_TOKEN --shm-size 1g "
                 "registry.acme.com:5000/vllm-openai:v0.10.1.1 --model m");
        QVERIFY(facts.ok());
        QCOMPARE(facts->container.gpus.value(), std::int64_t{2});
        QCOMPARE(facts->container.cpu_limit.value(), 4.5);
        QCOMPARE(facts->container.memory_limit.value(), 64 * 0x1p30);
        QCOMPARE(facts->container.image, std::string("host-1:5000/vllm-openai:v0.10.1.1"));
        QCOMPARE(facts->version, std::string("0.10.1.1"));
        QCOMPARE(facts->variable("HF_TOKEN")->from, std::string("the shell's environment"));
    }

    // FORMATS 3.5: the engine never saw the flag.
    void warns_of_a_flag_and_value_in_one_argument()
    {
        const auto facts = read("vllm serve m \"--quantization bitsandbytes\" --max-num-seqs 2");
        QVERIFY(facts.ok());
        QCOMPARE(flags_of(*facts), std::string("--max-num-seqs=2"));
        QCOMPARE(facts->warnings.size(), std::size_t{1});
        QVERIFY(facts->warnings[0].starts_with("\"--quantization bitsandbytes\" is one argument"));
    }

    void reads_sizes_as_vllm_does()
    {
        QCOMPARE(human_readable_int("1k").value(), std::int64_t{1000});
        QCOMPARE(human_readable_int("32K").value(), std::int64_t{32768});
        QCOMPARE(human_readable_int("1M").value(), std::int64_t{1048576});
        QCOMPARE(human_readable_int("25.6k").value(), std::int64_t{25600});
        QCOMPARE(human_readable_int("-1").value(), std::int64_t{-1});
        QVERIFY(!human_readable_int("1.5K"));
        QVERIFY(!human_readable_int("auto"));
        QVERIFY(!human_readable_int(""));
    }

    void reads_versions_of_images()
    {
        QCOMPARE(version_of_image("vllm/vllm-openai:v0.11.0", "vllm"), std::string("0.11.0"));
        QCOMPARE(version_of_image("lmsysorg/sglang:v0.4.9.post1-cu126", "sglang"), std::string("0.4.9"));
        QCOMPARE(version_of_image("rocm/vllm:rocm6.4.1_vllm_0.10.0", "vllm"), std::string("0.10.0"));
        QCOMPARE(version_of_image("host:5000/vllm", "vllm"), std::string());
        QCOMPARE(version_of_image("vllm/vllm-openai:latest", "vllm"), std::string());
        QCOMPARE(version_of_image("vllm/vllm-openai:v0.11.0@sha256:00ff", "vllm"), std::string("0.11.0"));
    }

    void refuses_what_starts_no_engine()
    {
        for (const char* text :
             {"", "ls -l", "python train.py --model m", "docker run nginx", "vllm bench serve", "'"}) {
            const auto facts = read(text);
            QVERIFY2(!facts.ok(), text);
            QCOMPARE(facts.errors()[0].message, std::string("no known engine is started here"));
            QVERIFY(!is_launch_line(text));
        }
    }

    void survives_mutations()
    {
        const std::string seeds[] = {"HF_TOKEN=a vllm serve m --speculative-config '{\"a\": 1}' -O3 --x.y+ 3 "
                                     "\\\n --no-enable-prefix-caching",
                                     "docker run -e A=$B --gpus \"device=0\" vllm/vllm-openai:v1 --model "
                                     "${M:-x} > log 2>&1; sh -c \"sh -c 'vllm serve q'\"",
                                     "python -m sglang.launch_server --model-path=m --tp 4 # c"};
        constexpr std::string_view kNasty = "'\"\\$({})=-. \n#;|&<>0\xff";
        RandomStream random(11, 0, 0);
        int read_well = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string text = seeds[random.bits() % std::size(seeds)];
            for (std::uint64_t n = 1 + random.bits() % 4; n > 0; --n) {
                const std::size_t at = random.bits() % text.size();
                if (random.bits() % 3 == 0) {
                    text.erase(at, 1 + random.bits() % 3);
                } else {
                    text.insert(at, 1, kNasty[random.bits() % kNasty.size()]);
                }
                if (text.empty()) text = "x";
            }
            const auto facts = read(text);
            QVERIFY(facts.ok() || !facts.errors().empty());
            read_well += facts.ok() ? 1 : 0;
        }
        QVERIFY(read_well > 5'000);
    }
};

QTEST_GUILESS_MAIN(TestLaunchLine)
#include "test_launch_line.moc"
