// SPDX-License-Identifier: GPL-3.0-or-later
// Which line of the deploy did it? What can be simulated, and what stays named as a suspect.
#include "evidence/launch/difference.h"
#include "evidence/launch/launch_line.h"

#include "support/kinds.h"

#include <QTest>

#include <algorithm>
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

Comparison compared(std::string_view before, std::string_view after)
{
    Redactor redactor;
    const auto a = read_launch_line(before, "", redactor);
    const auto b = read_launch_line(after, "", redactor);
    if (!a || !b) qFatal("a line is none");
    const auto comparison = compare(*a, *b, "h100", "", kinds());
    if (!comparison) qFatal("%s", to_string(comparison.errors()).c_str());
    return *comparison;
}

const Difference* find(const Comparison& comparison, std::string_view name)
{
    const auto found = std::find_if(comparison.differences.begin(), comparison.differences.end(),
                                    [name](const Difference& each) { return each.name == name; });
    return found == comparison.differences.end() ? nullptr : &*found;
}

constexpr std::string_view kBase =
    "vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 256 --port 8000";

} // namespace

class TestDifference : public QObject
{
    Q_OBJECT

private slots:
    void finds_nothing_where_nothing_changed()
    {
        const Comparison comparison = compared(kBase, kBase);
        QVERIFY(comparison.differences.empty());
        QVERIFY(comparison.consequences.empty());
    }

    void gives_edits_of_parameters()
    {
        const Comparison comparison =
            compared(kBase, "vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 128 --port 80 "
                            "--no-enable-prefix-caching");
        QCOMPARE(comparison.differences.size(), std::size_t{3});
        const Difference* cap = find(comparison, "--max-num-seqs");
        QVERIFY(cap != nullptr);
        QVERIFY(cap->reach == Reach::Modelled && !cap->by_default);
        QCOMPARE(cap->node + "." + cap->key, std::string("engine.max_num_seqs"));
        QCOMPARE(cap->value_before, std::string("256"));
        QCOMPARE(cap->value_after, std::string("128"));
        const Difference* caching = find(comparison, "--no-enable-prefix-caching");
        QVERIFY(caching != nullptr);
        QCOMPARE(caching->value_before, std::string()); // the default
        QCOMPARE(caching->value_after, std::string("false"));
        // Largest graphs are twice the running cap: that is no change of its own.
        QVERIFY(find(comparison, "--max-cudagraph-capture-size") == nullptr);
        QCOMPARE(comparison.consequences.front(), std::string("--max-cudagraph-capture-size: 512 to 256"));
        QVERIFY(comparison.differences.back().reach == Reach::Harmless);
        QCOMPARE(comparison.differences.back().name, std::string("--port"));
    }

    // The flags are the same, and yet more changed than the image.
    void resolves_defaults_of_versions()
    {
        const Comparison comparison =
            compared("docker run vllm/vllm-openai:v0.11.0 --model meta-llama/Llama-3.1-8B",
                     "docker run vllm/vllm-openai:v0.19.1 --model meta-llama/Llama-3.1-8B");
        const Difference* async = find(comparison, "--async-scheduling");
        QVERIFY(async != nullptr);
        QVERIFY(async->by_default && async->reach == Reach::Modelled);
        QCOMPARE(async->value_before, std::string("false"));
        QCOMPARE(async->value_after, std::string("true"));
        const Difference* memory = find(comparison, "--gpu-memory-utilization");
        QVERIFY(memory != nullptr);
        QCOMPARE(memory->value_after, std::string("0.92"));
        QVERIFY(find(comparison, "image")->reach == Reach::Suspect);
        QCOMPARE(comparison.consequences.size(), std::size_t{1});
    }

    // Setting what was the default anyway changes nothing.
    void sees_through_spelled_out_defaults()
    {
        const Comparison comparison = compared(kBase, std::string(kBase) + " --enable-prefix-caching");
        QVERIFY(comparison.differences.empty());
    }

    // Case G15: the version was blamed, and it was one variable.
    void names_the_variable()
    {
        const Comparison comparison = compared(
            "docker run -e HF_TOKEN=a vllm/vllm-openai:v0.11.0 --model Qwen/Qwen3-8B",
            "docker run -e HF_TOKEN=b -e VLLM_USE_FLASHINFER_MOE_FP16=0 vllm/vllm-openai:v0.11.0 --model "
            "Qwen/Qwen3-8B --enable-lora");
        QCOMPARE(comparison.differences.size(), std::size_t{2});
        const Difference* variable = find(comparison, "VLLM_USE_FLASHINFER_MOE_FP16");
        QVERIFY(variable != nullptr);
        QVERIFY(variable->reach == Reach::Suspect);
        QCOMPARE(variable->after, std::string("0"));
        QVERIFY(variable->why.find("its sign depends on model, GPU and shape") != std::string::npos);
        QVERIFY(find(comparison, "--enable-lora")->reach == Reach::Suspect);
    }

    void compares_containers()
    {
        const Comparison comparison =
            compared("docker run --cpus 8 -m 64g vllm/vllm-openai:v0.11.0 --model Qwen/Qwen3-8B",
                     "docker run --cpus 4 -m 32g vllm/vllm-openai:v0.11.0 --model Qwen/Qwen3-8B");
        const Difference* limit = find(comparison, "CPU limit");
        QVERIFY(limit != nullptr);
        QCOMPARE(limit->key, std::string("cpu_limit"));
        QCOMPARE(limit->value_after, std::string("4"));
        QVERIFY(find(comparison, "memory limit")->reach == Reach::Suspect);
    }
};

QTEST_GUILESS_MAIN(TestDifference)
#include "test_difference.moc"
