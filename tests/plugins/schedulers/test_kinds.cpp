// SPDX-License-Identifier: GPL-3.0-or-later
// Defaults by engine version and device, and what the kinds refuse.
#include "cluster/engine_build.h"
#include "support/kinds.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;

class TestKinds : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();

    Result<cluster::EngineParts> make(const std::string& id, const RawValues& raw,
                                      cluster::EngineContext context)
    {
        const auto kind = std::find_if(kinds_.schedulers.begin(), kinds_.schedulers.end(),
                                       [&id](const cluster::SchedulerKind& k) { return k.text.id == id; });
        Result<Parameters> parameters = resolve(kind->parameters, raw);
        if (!parameters) return parameters.errors();
        return kind->make(*parameters, context);
    }

    static cluster::EngineContext on(const std::string& device, double gib)
    {
        cluster::EngineContext context;
        context.device_id = device;
        context.device_visible_bytes = gib * 0x1p30;
        context.max_model_len = 8192;
        return context;
    }

private slots:
    void vllm_defaults_data()
    {
        QTest::addColumn<QString>("device");
        QTest::addColumn<double>("gib");
        QTest::addColumn<int>("step_tokens");
        QTest::addColumn<int>("running_cap");
        QTest::newRow("H100") << "h100-sxm" << 79.6 << 8192 << 1024;
        QTest::newRow("A100 keeps the small budget") << "a100-80-sxm" << 79.2 << 2048 << 256;
        QTest::newRow("L40S") << "l40s" << 45.0 << 2048 << 256;
        QTest::newRow("MI300X") << "mi300x" << 191.5 << 8192 << 1024;
    }
    void vllm_defaults()
    {
        QFETCH(QString, device);
        QFETCH(double, gib);
        const auto parts = make("vllm", {}, on(device.toStdString(), gib));
        QVERIFY(parts.ok());
        QTEST(static_cast<int>(parts->profile.limits.step_tokens), "step_tokens");
        QTEST(static_cast<int>(parts->profile.limits.running_cap), "running_cap");
        QCOMPARE(parts->profile.limits.utilisation, 0.92);
        QVERIFY(parts->profile.overlapped);
    }

    void vllm_versions_differ()
    {
        const auto old = make("vllm", {{"version", {std::string("0.9"), {}}}}, on("h100-sxm", 79.6));
        QVERIFY(old.ok());
        QCOMPARE(old->profile.limits.utilisation, 0.90);
        QVERIFY(!old->profile.overlapped);
    }

    // 1, 2, 4, every 8 to 256, every 16 to 512; twice the running cap at most, and never more than the
    // budget.
    void vllm_captures_graphs()
    {
        const auto sizes = [this](const RawValues& raw) {
            const auto parts = make("vllm", raw, on("h100-sxm", 79.6));
            return parts.ok() ? parts->profile.capture_sizes : std::vector<int>();
        };
        const std::vector<int> usual = sizes({});
        QCOMPARE(usual.size(), std::size_t{3 + 32 + 16});
        QCOMPARE(std::vector<int>(usual.begin(), usual.begin() + 5), (std::vector<int>{1, 2, 4, 8, 16}));
        QCOMPARE(usual[34], 256);
        QCOMPARE(usual[35], 272);
        QCOMPARE(usual.back(), 512);
        QCOMPARE(sizes({{"max_num_seqs", {std::int64_t{12}, {}}}}), (std::vector<int>{1, 2, 4, 8, 16, 24}));
        QCOMPARE(sizes({{"max_cudagraph_capture_size", {std::int64_t{4}, {}}}}), (std::vector<int>{1, 2, 4}));
        QCOMPARE(sizes({{"cudagraph_capture_sizes", {std::vector<double>{32, 8, 9000}, {}}}}),
                 (std::vector<int>{8, 32}));
        QVERIFY(sizes({{"cudagraph_capture_sizes", {std::vector<double>{9000}, {}}}}).empty());
        const auto eager = make("vllm", {{"enforce_eager", {true, {}}}}, on("h100-sxm", 79.6));
        QVERIFY(eager.ok() && eager->profile.eager && eager->profile.capture_sizes.empty());
    }

    void what_is_set_replaces_defaults()
    {
        const auto parts = make("vllm",
                                {{"max_num_batched_tokens", {std::int64_t{512}, {}}},
                                 {"host_time", {std::string("0.5 ms"), {}}},
                                 {"async_scheduling", {false, {}}}},
                                on("h200", 140.4));
        QVERIFY(parts.ok());
        QCOMPARE(parts->profile.limits.step_tokens, 512);
        QCOMPARE(parts->profile.host_seconds, 0.5e-3);
        QCOMPARE(parts->profile.host_seconds_per_request, 0.0);
        QVERIFY(!parts->profile.overlapped);
    }

    void whole_prompts_need_a_budget_of_the_longest()
    {
        const auto parts = make(
            "vllm",
            {{"enable_chunked_prefill", {false, {}}}, {"max_num_batched_tokens", {std::int64_t{4096}, {}}}},
            on("h100-sxm", 79.6));
        QVERIFY(!parts.ok());
        QVERIFY(!parts.errors().front().hint.empty());
    }

    void sglang_defaults_data()
    {
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("device");
        QTest::addColumn<double>("gib");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("chunk");
        QTest::addColumn<int>("largest_graph");
        QTest::addColumn<double>("fraction");
        QTest::newRow("L40, as in case G1") << "0.5"
                                            << "l40s" << 45.0 << 1 << 4096 << 32 << 0.851;
        QTest::newRow("RTX 4090") << "0.5"
                                  << "rtx-4090" << 23.52 << 1 << 2048 << 24 << 0.844;
        QTest::newRow("H100") << "0.5"
                              << "h100-sxm" << 79.6 << 1 << 8192 << 256 << 0.835;
        QTest::newRow("4 x H100") << "0.5"
                                  << "h100-sxm" << 79.6 << 4 << 8192 << 512 << 0.824;
        QTest::newRow("B200") << "0.5"
                              << "b200" << 178.0 << 1 << 16384 << 512 << 0.856;
        QTest::newRow("H100 before") << "0.4"
                                     << "h100-sxm" << 79.6 << 1 << 8192 << 160 << 0.88;
        QTest::newRow("4 x H100 before") << "0.4"
                                         << "h100-sxm" << 79.6 << 4 << 8192 << 160 << 0.85;
        QTest::newRow("L4 before") << "0.4"
                                   << "l4" << 22.0 << 1 << 2048 << 8 << 0.88;
    }
    void sglang_defaults()
    {
        QFETCH(QString, version);
        QFETCH(QString, device);
        QFETCH(double, gib);
        QFETCH(int, gpus);
        QFETCH(double, fraction);
        cluster::EngineContext context = on(device.toStdString(), gib);
        context.deployment.tensor_parallel = gpus;
        const auto parts = make("sglang", {{"version", {version.toStdString(), {}}}}, context);
        QVERIFY(parts.ok());
        const engine::EngineProfile& profile = parts->profile;
        QTEST(static_cast<int>(profile.limits.step_tokens), "chunk");
        QTEST(profile.capture_sizes.back(), "largest_graph");
        QVERIFY2(std::abs(profile.limits.utilisation - fraction) < 0.002,
                 qPrintable(QString::number(profile.limits.utilisation)));
        QCOMPARE(profile.limits.share, cost::MemoryShare::WeightsAndCache);
        QCOMPARE(profile.limits.block_tokens, 1);
        QVERIFY(profile.overlapped);
    }

    // Case G1: "bs=[1,2,4,8,12,16,24,32]".
    void sglang_captures()
    {
        const auto parts = make("sglang", {}, on("l40s", 45.0));
        QCOMPARE(parts->profile.capture_sizes, (std::vector<int>{1, 2, 4, 8, 12, 16, 24, 32}));
        const auto unknown = make("sglang", {}, on("", 0));
        QVERIFY(unknown->profile.capture_sizes.empty());
        QCOMPARE(unknown->profile.limits.step_tokens, std::int64_t{4096});
    }

    void tensorrt_defaults()
    {
        const auto parts = make("tensorrt", {}, on("h100-sxm", 79.6));
        QVERIFY(parts.ok());
        const cost::EngineLimits& limits = parts->profile.limits;
        QCOMPARE(limits.running_cap, std::int64_t{2048});
        QCOMPARE(limits.step_tokens, std::int64_t{8192});
        QCOMPARE(limits.block_tokens, 32);
        QCOMPARE(limits.utilisation, 0.9);
        QCOMPARE(limits.share, cost::MemoryShare::OfFree);
        const auto small =
            make("tensorrt", {{"max_num_tokens", {std::int64_t{16}, {}}}}, on("h100-sxm", 79.6));
        QVERIFY(!small.ok());
        QVERIFY(!small.errors().front().hint.empty());
        const auto whole =
            make("tensorrt",
                 {{"max_num_tokens", {std::int64_t{4096}, {}}}, {"enable_chunked_context", {false, {}}}},
                 on("h100-sxm", 79.6));
        QVERIFY(!whole.ok());
    }

    // V0 computes whole prompts: its budget is the longest, and its Python loop takes its time.
    void vllm_v0_defaults()
    {
        const auto parts = make("vllm-v0", {{"version", {std::string("0.5"), {}}}}, on("h100-sxm", 79.6));
        QVERIFY(parts.ok());
        QCOMPARE(parts->profile.limits.step_tokens, std::int64_t{8192});
        QCOMPARE(parts->profile.limits.running_cap, std::int64_t{256});
        QCOMPARE(parts->profile.host_seconds, 9e-3);
        QVERIFY(!parts->profile.overlapped && !parts->profile.prefix_caching);
        const auto next = make("vllm-v0", {}, on("h100-sxm", 79.6));
        QVERIFY(next->profile.host_seconds < parts->profile.host_seconds);
        const auto small =
            make("vllm-v0", {{"max_num_batched_tokens", {std::int64_t{4096}, {}}}}, on("h100-sxm", 79.6));
        QVERIFY(!small.ok());
        QVERIFY(!small.errors().front().hint.empty());
    }

    void sarathi_defaults()
    {
        const auto parts = make("sarathi", {}, on("a100-80-sxm", 79.2));
        QVERIFY(parts.ok());
        QCOMPARE(parts->profile.limits.step_tokens, std::int64_t{512});
        QCOMPARE(parts->profile.limits.running_cap, std::int64_t{128});
        QCOMPARE(parts->profile.host_seconds, 1e-3);
    }

    void static_batches_hold_their_slots()
    {
        const auto parts = make("static", {}, on("h100-sxm", 79.6));
        QVERIFY(parts.ok());
        QVERIFY(parts->profile.hold_until_batch_ends);
        QVERIFY(!parts->profile.prefix_caching);
    }
};

QTEST_GUILESS_MAIN(TestKinds)
#include "test_kinds.moc"
