// SPDX-License-Identifier: GPL-3.0-or-later
// What `check` says of whole projects: each finding of cases.md, pattern 5, with its arithmetic.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "study/checks.h"
#include "support/kinds.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fulcrum;
using study::Check;

namespace
{

std::string node(const std::string& id, const std::string& kind, const std::string& keys)
{
    return "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"" + kind + "\"\n" + keys + "\n";
}

std::string engine_node(const std::string& id, const std::string& keys = {})
{
    return node(id, "engine", "plugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\n" + keys) +
           "[[scenario.link]]\nfrom = \"" + id + "\"\nto = \"gpu\"\n";
}

std::string links(const std::vector<std::string>& ids)
{
    std::string text;
    for (std::size_t i = 1; i < ids.size(); ++i)
        text += "[[scenario.link]]\nfrom = \"" + ids[i - 1] + "\"\nto = \"" + ids[i] + "\"\n";
    return text;
}

std::string chat(const std::string& keys)
{
    return node("chat", "workload", "plugin = \"synthetic\"\n" + keys);
}

std::string project(const std::string& nodes)
{
    return "format = 1\n[run]\nuntil = \"100 s\"\n[[scenario]]\nname = \"s\"\n" + nodes +
           node("gpu", "device", "plugin = \"roofline\"\ndevice = \"h100-sxm\"");
}

// One workload and one engine.
std::string simple(const std::string& workload, const std::string& engine = {})
{
    return project(chat(workload) + engine_node("engine", engine) + links({"chat", "engine"}));
}

bool says(const Check& check, const char* text)
{
    return check.text.find(text) != std::string::npos;
}

} // namespace

class TestStudyChecks : public QObject
{
    Q_OBJECT

private:
    const cluster::Kinds kinds_ = test::all_kinds();
    const scenario::NodeTypes types_ = cluster::node_types(kinds_);

    std::vector<Check> checks(const std::string& text, const std::string& folder = {})
    {
        const scenario::Document document(text, "test.toml", types_);
        if (!document.runnable()) qFatal("%s", to_string(document.problems()).c_str());
        scenario::RunSettings run = document.project().run;
        if (!folder.empty()) run.folder = folder;
        return study::arithmetic_checks(document.project().scenarios.front(), run, kinds_);
    }

    static const Check* find(const std::vector<Check>& checks, const std::string& id,
                             const std::string& node = {})
    {
        const auto at = std::ranges::find_if(
            checks, [&](const Check& each) { return each.id == id && (node.empty() || each.node == node); });
        return at == checks.end() ? nullptr : &*at;
    }

private slots:
    // The pool has to hold one request of max_model_len, or the engine does not start; what fits is told.
    void the_pool_against_the_longest_request()
    {
        const std::string load = "rate = \"4 /s\"\nprompt = 600\noutput = 60";
        const auto fits = checks(simple(load, "kv_blocks = 8193\nmax_model_len = 32768"));
        const Check* memory = find(fits, "memory");
        QVERIFY(memory != nullptr && memory->holds);
        QVERIFY2(says(*memory, "a request of 32768 tokens needs 2048, so 4.0 of them fit"),
                 memory->text.c_str());
        const auto refused = checks(simple(load, "kv_blocks = 1000\nmax_model_len = 32768"));
        memory = find(refused, "memory");
        QVERIFY(memory != nullptr && !memory->holds);
        QVERIFY(!memory->errors.empty());
    }

    // 1,000 requests a second are more than one replica serves: its queue grows, and there is no steady
    // state.
    void a_load_above_capacity_has_no_steady_state()
    {
        const auto all = checks(simple("rate = \"1000 /s\"\nprompt = 600\noutput = 60"));
        const Check* load = find(all, "load");
        QVERIFY(load != nullptr && !load->holds && load->load > 1);
        QVERIFY2(says(*load, "no steady state"), load->text.c_str());
        QVERIFY(find(all, "gap") == nullptr);
        QVERIFY(find(checks(simple("rate = \"4 /s\"\nprompt = 600\noutput = 60")), "load")->holds);
    }

    // Case G6's arithmetic: the gap is the chunk over the prefill rate.
    void the_predicted_gap()
    {
        const auto all = checks(simple("arrivals = \"paced\"\nrate = \"0.5 /s\"\nprompt = 20000\noutput = 60",
                                       "max_num_batched_tokens = 8192"));
        const Check* gap = find(all, "gap");
        QVERIFY(gap != nullptr && gap->holds);
        QVERIFY2(says(*gap, "20000 new tokens, computed in 3 step(s)"), gap->text.c_str());
    }

    // Drafts count against the captured sizes: a graph for 32 tokens is padded to one of seven requests of 5
    // tokens.
    void drafts_against_captured_sizes()
    {
        const auto all =
            checks(simple("rate = \"12 /s\"\nprompt = 200\noutput = 400",
                          "draft_tokens = 4\nacceptance = [0.6]\nmax_cudagraph_capture_size = 32"));
        const Check* graphs = find(all, "graphs");
        QVERIFY(graphs != nullptr && !graphs->holds);
        QVERIFY2(says(*graphs, "35 tokens, 7 requests of 5"), graphs->text.c_str());
    }

    // MODEL 5: a timestamp at position 40 of a system prompt of 5,000 leaves 32 tokens. Each request then
    // computes 4,960 more, of the 4,992 in whole blocks that it could have found.
    void a_volatile_field_ahead_of_a_shared_prefix()
    {
        const std::string load = "rate = \"2 /s\"\nprompt = 5400\noutput = 60\nprefix_tokens = 5000\n"
                                 "volatile_tokens = 10\n";
        const auto first = checks(simple(load + "volatile_at = 40"));
        const Check* field = find(first, "prefix");
        QVERIFY(field != nullptr && !field->holds);
        QVERIFY2(says(*field, "at token 40 of 5000"), field->text.c_str());
        QVERIFY2(says(*field, "32 tokens can be reused (whole blocks of 16) where 4992 could"),
                 field->text.c_str());
        QVERIFY2(says(*field, "costs 1"), field->text.c_str()); // 4,960 tokens are 100 to 120 ms of an H100
        QVERIFY(!field->hint.empty());

        // In the user's text it costs nothing; an engine without a cache has nothing to lose; once a day is
        // told, but does no harm.
        QVERIFY(find(checks(simple(load)), "prefix") == nullptr);
        QVERIFY(find(checks(simple(load + "volatile_at = 40", "enable_prefix_caching = false")), "prefix") ==
                nullptr);
        const auto daily = checks(simple(load + "volatile_at = 40\nvolatile_scope = \"day\""));
        QVERIFY(find(daily, "prefix")->holds);
        QVERIFY2(says(*find(daily, "prefix"), "changes with each day"), find(daily, "prefix")->text.c_str());
    }

    // MODEL 5: n = 1,024 fully cached is 1,008 found and 16 computed; 1,025 would be 1,024 and 1.
    void prompts_at_a_block_multiple()
    {
        QTemporaryDir folder;
        const auto trace = [&](int tokens, int blocks) {
            QFile file(folder.filePath("trace.jsonl"));
            if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
            for (int i = 0; i < 40; ++i) {
                QByteArray ids;
                for (int b = 0; b < blocks; ++b)
                    ids += (b > 0 ? "," : "") + QByteArray::number(b + 1);
                file.write("{\"timestamp\": " + QByteArray::number(i * 500) +
                           ", \"input_length\": " + QByteArray::number(tokens) +
                           ", \"output_length\": 20, \"hash_ids\": [" + ids + "]}\n");
            }
            file.close();
            return checks(project(node("chat", "workload", "plugin = \"replay\"\nfile = \"trace.jsonl\"") +
                                  engine_node("engine") + links({"chat", "engine"})),
                          folder.path().toStdString());
        };
        const auto multiple = trace(1024, 2);
        const Check* block = find(multiple, "block");
        QVERIFY(block != nullptr && block->holds);
        QVERIFY2(says(*block, "39 of the first 40 prompts"), block->text.c_str());
        QVERIFY2(says(*block, "of 1024 tokens 1008 are found and 16 computed"), block->text.c_str());
        QVERIFY(find(trace(1025, 3), "block") == nullptr);
    }

    // Engines behind a KV link decode what the engines before it have computed: no request comes to them by
    // itself, and each part's load is its own.
    void engines_behind_a_kv_link()
    {
        const std::string load = chat("arrivals = \"paced\"\nrate = \"12 /s\"\nprompt = 3000\noutput = 200");
        const std::string wire = node("wire", "kv_link", "bandwidth = \"50 GB/s\"");
        const auto apart = checks(project(
            load + node("router", "router", "") + engine_node("prefill", "replicas = 2") + wire +
            engine_node("decode", "replicas = 3") + links({"chat", "router", "prefill", "wire", "decode"})));
        const Check* prefill = find(apart, "load", "prefill");
        const Check* decode = find(apart, "load", "decode");
        QVERIFY(prefill != nullptr && decode != nullptr);
        QVERIFY2(says(*prefill, "6.0"), prefill->text.c_str());
        QVERIFY2(says(*prefill, "which it does for others"), prefill->text.c_str());
        QVERIFY2(says(*decode, "4 requests"), decode->text.c_str());
        QVERIFY(find(apart, "gap", "decode") == nullptr);
        QVERIFY(find(apart, "graphs", "prefill") == nullptr);

        // Together they are the load of an engine that does both.
        const auto mixed =
            checks(project(load + node("router", "router", "") + engine_node("mixed", "replicas = 5") +
                           links({"chat", "router", "mixed"})));
        const double both = find(mixed, "load")->load * 5;
        const double sum = prefill->load * 2 + decode->load * 3;
        QVERIFY2(std::abs(sum / both - 1) < 0.15, QByteArray::number(sum / both));
    }
};

QTEST_GUILESS_MAIN(TestStudyChecks)
#include "test_study_checks.moc"
