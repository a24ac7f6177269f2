// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scenario/sample.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace fulcrum;
using namespace fulcrum::scenario;

namespace
{

// The text after an edit, or the reason why it was refused; checks that undo gives the text back.
QByteArray after(const std::string& text, const std::function<Result<Patch>(const Document&)>& edit)
{
    Document document = sample::document(text);
    const auto patch = edit(document);
    if (document.text() != text) return "the edit itself changed the text";
    if (!patch) return QByteArray::fromStdString(to_string(patch.errors()));
    if (!document.apply(*patch).ok()) return "the patch does not fit";
    const std::string changed = document.text();
    if (!document.apply(patch->inverse()).ok() || document.text() != text)
        return "undo does not give the text back";
    return QByteArray::fromStdString(changed);
}

QByteArray replaced(std::string_view from, std::string_view to)
{
    return QByteArray::fromStdString(sample::replaced(sample::project_text(), from, to));
}

} // namespace

class TestScenarioEdit : public QObject
{
    Q_OBJECT

private slots:
    void sets_where_the_text_has_it();
    void adds_a_line_where_it_has_not();
    void equal_values_change_nothing();
    void writes_to_the_changes_of_an_extending_scenario();
    void resets();
    void moves_a_node();
    void adds_and_removes_nodes();
    void renames_everywhere();
    void adds_and_removes_links();
    void sets_run_keys();
    void keeps_line_ends_and_the_missing_last_one();
    void edits_inline_tables_or_refuses();
    void replaces_a_wrong_value();
    void refuses_data();
    void refuses();
    void refuses_with_a_syntax_error();
    void a_stale_patch_changes_nothing();
};

void TestScenarioEdit::sets_where_the_text_has_it()
{
    const std::string text = sample::project_text();
    QCOMPARE(after(text, [](const Document& d) { return d.set_parameter("observed", "chat", "rate", 7.5); }),
             replaced("\"6 /s\" # six", "\"7.5 /s\" # six"));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("observed", "chat", "rate", std::string("90 /min"));
                   }),
             replaced("\"6 /s\" # six", "\"90 /min\" # six"));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("observed", "chat", "process", std::string("poisson"));
                   }),
             replaced("  process = 'gamma'", "  process = \"poisson\""));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("observed", "chat", "sizes", std::vector<double>{4, 5.5});
                   }),
             replaced("[ 1, 2,\n          3, # the last\n]", "[4, 5.5]"));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("observed", "chat", "title", std::string("Überall \"hier\""));
                   }),
             replaced("title = \"Chat\"", "title = \"Überall \\\"hier\\\"\""));
}

void TestScenarioEdit::adds_a_line_where_it_has_not()
{
    const std::string text = sample::project_text();
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("observed", "engine", "max_num_batched_tokens",
                                              std::int64_t{2048});
                   }),
             replaced("utilization = \"90 %\"\n", "utilization = \"90 %\"\nmax_num_batched_tokens = 2048\n"));
    QCOMPARE(after(text,
                   [](const Document& d) { return d.set_parameter("observed", "chat", "think_time", 0.25); }),
             replaced("# the last\n]\n", "# the last\n]\nthink_time = \"250 ms\"\n"));
}

void TestScenarioEdit::equal_values_change_nothing()
{
    const Document document = sample::document(sample::project_text());
    QCOMPARE(*document.set_parameter("observed", "chat", "rate", 6.0), Patch{});
    QCOMPARE(*document.set_parameter("observed", "chat", "rate", std::string("360 /min")), Patch{});
    QCOMPARE(*document.set_parameter("observed", "chat", "prompt", std::int64_t{512}), Patch{});
    QCOMPARE(*document.set_parameter("budget-256", "chat", "rate", 8.0), Patch{});
    QCOMPARE(*document.reset_parameter("observed", "chat", "prompt"), Patch{});
    QCOMPARE(*document.set_canvas_position("observed", "gpu", {400, 80}), Patch{});
    QCOMPARE(*document.set_run("seed", std::int64_t{1}), Patch{});
    QCOMPARE(*document.set_run("until", 150.0), Patch{});
    QCOMPARE(*document.rename_node("observed", "gpu", "gpu"), Patch{});
}

void TestScenarioEdit::writes_to_the_changes_of_an_extending_scenario()
{
    const std::string text = sample::project_text();
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("budget-512", "engine", "max_num_batched_tokens",
                                              std::int64_t{1024});
                   }),
             replaced("tokens = 512 # the lever", "tokens = 1024 # the lever"));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("budget-512", "engine", "prefix_caching", false);
                   }),
             replaced("chat.rate = \"8 /s\"\n", "chat.rate = \"8 /s\"\nengine.prefix_caching = false\n"));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_parameter("budget-256", "engine", "prefix_caching", false);
                   }),
             replaced("tokens = 256\n", "tokens = 256\nprefix_caching = false\n"));
    QCOMPARE(
        after(text, [](const Document& d) { return d.set_parameter("budget-256", "chat", "rate", 9.0); }),
        replaced("tokens = 256\n", "tokens = 256\n[scenario.set.chat]\nrate = \"9 /s\"\n"));
    const std::string none =
        sample::replaced(text, "[scenario.set.engine]\nmax_num_batched_tokens = 256\n", "");
    QCOMPARE(
        after(none, [](const Document& d) { return d.set_parameter("budget-256", "chat", "rate", 9.0); }),
        QByteArray::fromStdString(sample::replaced(none, "extends = \"budget-512\"\n",
                                                   "extends = \"budget-512\"\n[scenario.set]\n"
                                                   "chat.rate = \"9 /s\"\n")));
    const std::string dotted = sample::replaced(none, "extends = \"budget-512\"",
                                                "extends = \"budget-512\"\nset.chat.prompt = 5 # dotted");
    QCOMPARE(
        after(dotted, [](const Document& d) { return d.set_parameter("budget-256", "chat", "rate", 9.0); }),
        QByteArray::fromStdString(
            sample::replaced(dotted, "5 # dotted\n", "5 # dotted\nset.chat.rate = \"9 /s\"\n")));
}

void TestScenarioEdit::resets()
{
    const std::string text = sample::project_text();
    QCOMPARE(after(text, [](const Document& d) { return d.reset_parameter("observed", "chat", "sizes"); }),
             replaced("sizes = [ 1, 2,\n          3, # the last\n]\n", ""));
    QCOMPARE(after(text, [](const Document& d) { return d.reset_parameter("budget-512", "chat", "rate"); }),
             replaced("chat.rate = \"8 /s\"\n", ""));
    QCOMPARE(
        after(text, [](const Document& d) { return d.set_parameter("observed", "gpu", "canvas", Value{}); }),
        replaced("canvas = [ 400, 80 ]\n", ""));
    QCOMPARE(after(text, [](const Document& d) { return d.reset_parameter("budget-256", "chat", "rate"); }),
             QByteArray::fromStdString(text));
}

void TestScenarioEdit::moves_a_node()
{
    const std::string text = sample::project_text();
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_canvas_position("budget-512", "gpu", {1.5, -2});
                   }),
             replaced("[ 400, 80 ]", "[1.5, -2]"));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.set_canvas_position("observed", "engine", {7, 8});
                   }),
             replaced("utilization = \"90 %\"\n", "utilization = \"90 %\"\ncanvas = [7, 8]\n"));
}

void TestScenarioEdit::adds_and_removes_nodes()
{
    const std::string text = sample::project_text();
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.add_node("observed", NodeKind::Router, "", "router", CanvasPosition{1, 2});
                   }),
             replaced("canvas = [ 400, 80 ]\n", "canvas = [ 400, 80 ]\n\n[[scenario.node]]\nid = "
                                                "\"router\"\nkind = \"router\"\ncanvas = [1, 2]\n"));
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.add_node("budget-512", NodeKind::Workload, "replay", "trace", std::nullopt);
                   }),
             replaced("chat.rate = \"8 /s\"\n", "chat.rate = \"8 /s\"\n\n[[scenario.node]]\nid = \"trace\"\n"
                                                "kind = \"workload\"\nplugin = \"replay\"\n"));
    std::string without = text;
    const auto cut = [&](std::string_view from, std::string_view to) {
        const std::size_t begin = without.find(from);
        without.erase(begin, without.find(to, begin) - begin);
    };
    cut("# Chat traffic", "[[scenario.node]]\nid = \"engine\"");
    cut("[[scenario.link]]\nfrom = \"chat\"", "[[scenario.link]] # steps");
    cut("chat.rate", "\n[[scenario]]\nname = \"budget-256\"");
    QCOMPARE(after(text, [](const Document& d) { return d.remove_node("observed", "chat"); }),
             QByteArray::fromStdString(without));
}

void TestScenarioEdit::renames_everywhere()
{
    QByteArray expected = replaced("id = \"engine\"", "id = \"vllm-1\"");
    expected.replace("to = \"engine\"", "to = \"vllm-1\"");
    expected.replace("from = \"engine\"", "from = \"vllm-1\"");
    expected.replace("engine.max", "vllm-1.max");
    expected.replace("[scenario.set.engine]", "[scenario.set.vllm-1]");
    QCOMPARE(after(sample::project_text(),
                   [](const Document& d) { return d.rename_node("observed", "engine", "vllm-1"); }),
             expected);
}

void TestScenarioEdit::adds_and_removes_links()
{
    const std::string text = sample::project_text();
    const std::string cut =
        sample::replaced(text, "[[scenario.link]] # steps\nfrom = \"engine\"\nto = \"gpu\"\n\n", "");
    QCOMPARE(after(text, [](const Document& d) { return d.remove_link("observed", "engine", "gpu"); }),
             QByteArray::fromStdString(cut));
    QCOMPARE(after(cut, [](const Document& d) { return d.add_link("observed", "engine", "gpu"); }),
             replaced("[[scenario.link]] # steps", "[[scenario.link]]"));
}

void TestScenarioEdit::sets_run_keys()
{
    const std::string text = sample::project_text();
    QCOMPARE(after(text, [](const Document& d) { return d.set_run("until", 90.0); }),
             replaced("\"150 s\"   # arr", "\"90 s\"   # arr"));
    QCOMPARE(after(text, [](const Document& d) { return d.set_run("max_requests", std::int64_t{500}); }),
             replaced("replications = 2\n", "replications = 2\nmax_requests = 500\n"));
    QCOMPARE(after(text, [](const Document& d) { return d.set_run("warm_up", Value{}); }),
             replaced("warm_up = \"30 s\"\n", ""));
    QCOMPARE(after("format = 1", [](const Document& d) { return d.set_run("seed", std::int64_t{5}); }),
             "format = 1\n\n[run]\nseed = 5");
    QCOMPARE(after("format = 1\nrun.until = \"1 s\"\n[project]\n",
                   [](const Document& d) { return d.set_run("seed", std::int64_t{5}); }),
             "format = 1\nrun.until = \"1 s\"\nrun.seed = 5\n[project]\n");
    QCOMPARE(after("", [](const Document& d) { return d.set_run("seed", std::int64_t{5}); }),
             "[run]\nseed = 5\n");
}

void TestScenarioEdit::keeps_line_ends_and_the_missing_last_one()
{
    const std::string open =
        "format = 1\r\n[[scenario]]\r\nname = \"a\"\r\n\r\n[[scenario.node]]\r\nid = \"e\"\r\n"
        "kind = \"engine\"\r\nplugin = \"vllm\"";
    QCOMPARE(
        after(open, [](const Document& d) { return d.set_parameter("a", "e", "prefix_caching", false); }),
        QByteArray::fromStdString(open + "\r\nprefix_caching = false"));
    QCOMPARE(after(open,
                   [](const Document& d) {
                       return d.add_node("a", NodeKind::Device, "roofline", "d", std::nullopt);
                   }),
             QByteArray::fromStdString(open +
                                       "\r\n\r\n[[scenario.node]]\r\nid = \"d\"\r\nkind = \"device\"\r\n"
                                       "plugin = \"roofline\""));
    QCOMPARE(after(open, [](const Document& d) { return d.remove_node("a", "e"); }),
             "format = 1\r\n[[scenario]]\r\nname = \"a\"");
    const std::string more = open + "\r\nmodel = \"x\"";
    QCOMPARE(after(more, [](const Document& d) { return d.reset_parameter("a", "e", "model"); }),
             QByteArray::fromStdString(open));
}

void TestScenarioEdit::edits_inline_tables_or_refuses()
{
    const std::string text = R"(format = 1
run = { until = "1 min" }
[[scenario]]
name = "a"
node = [ { id = "w", kind = "workload", plugin = "synthetic", rate = "1 /s" }, { id = "e", kind = "engine", plugin = "vllm" } ]
link = [ { from = "w", to = "e" } ]
[[scenario]]
name = "b"
extends = "a"
set = { w.rate = "2 /s" }
)";
    const auto edited = [&](std::string_view from, std::string_view to) {
        return QByteArray::fromStdString(sample::replaced(text, from, to));
    };
    QCOMPARE(after(text, [](const Document& d) { return d.set_parameter("a", "w", "rate", 3.0); }),
             edited("\"1 /s\"", "\"3 /s\""));
    QCOMPARE(after(text, [](const Document& d) { return d.set_parameter("b", "w", "rate", 3.0); }),
             edited("\"2 /s\"", "\"3 /s\""));
    QCOMPARE(after(text, [](const Document& d) { return d.set_run("until", 30.0); }),
             edited("1 min", "30 s"));
    const QByteArray by_hand = " (edit it in the text, or write it as a table with its own header)";
    QCOMPARE(
        after(text, [](const Document& d) { return d.set_parameter("a", "w", "prompt", std::int64_t{3}); }),
        "node 'w' is written in braces" + by_hand);
    QCOMPARE(
        after(text, [](const Document& d) { return d.set_parameter("b", "w", "prompt", std::int64_t{3}); }),
        "the changes of scenario 'b' are written in braces" + by_hand);
    QCOMPARE(after(text, [](const Document& d) { return d.reset_parameter("b", "w", "rate"); }),
             "the changes of scenario 'b' are written in braces" + by_hand);
    QCOMPARE(after(text, [](const Document& d) { return d.reset_parameter("a", "w", "rate"); }),
             "node 'w' is written in braces" + by_hand);
    QCOMPARE(after(text, [](const Document& d) { return d.remove_node("a", "w"); }),
             "node 'w' is written in braces" + by_hand);
    QCOMPARE(after(text,
                   [](const Document& d) {
                       return d.add_node("a", NodeKind::Device, "roofline", "d", std::nullopt);
                   }),
             "the nodes of scenario 'a' are written in braces" + by_hand);
    QCOMPARE(after(text, [](const Document& d) { return d.remove_link("a", "w", "e"); }),
             "the links of scenario 'a' are written in braces" + by_hand);
    QCOMPARE(after(text, [](const Document& d) { return d.rename_node("a", "w", "x"); }),
             "the changes of scenario 'b' are written in braces" + by_hand);
    QCOMPARE(after(text, [](const Document& d) { return d.set_run("seed", std::int64_t{3}); }),
             "'run' is written in braces" + by_hand);
    QCOMPARE(after(text, [](const Document& d) { return d.rename_node("a", "e", "x"); }),
             "the changes of scenario 'b' are written in braces" + by_hand);
}

void TestScenarioEdit::replaces_a_wrong_value()
{
    const std::string wrong = sample::replaced(sample::project_text(), "rate = \"6 /s\"", "rate = 6");
    QCOMPARE(after(wrong, [](const Document& d) { return d.set_parameter("observed", "chat", "rate", 6.0); }),
             QByteArray::fromStdString(sample::project_text()));
    const std::string seed = sample::replaced(sample::project_text(), "seed = 1", "seed = -1");
    QCOMPARE(after(seed, [](const Document& d) { return d.set_run("seed", std::int64_t{1}); }),
             QByteArray::fromStdString(sample::project_text()));
    const std::string unknown = sample::replaced(sample::project_text(), "sizes =", "sices =");
    QCOMPARE(after(unknown, [](const Document& d) { return d.reset_parameter("observed", "chat", "sices"); }),
             replaced("sizes = [ 1, 2,\n          3, # the last\n]\n", ""));
}

void TestScenarioEdit::refuses_data()
{
    QTest::addColumn<std::function<Result<Patch>(const Document&)>>("edit");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const char* message, std::function<Result<Patch>(const Document&)> edit) {
        QTest::newRow(message) << std::move(edit) << QByteArray(message);
    };
    add("there is no scenario 'obsrved' (did you mean 'observed'?)",
        [](const Document& d) { return d.set_parameter("obsrved", "chat", "rate", 1.0); });
    add("scenario 'observed' has no node 'chatt' (did you mean 'chat'?)",
        [](const Document& d) { return d.set_parameter("observed", "chatt", "rate", 1.0); });
    add("unknown key 'rat' (did you mean 'rate'?)",
        [](const Document& d) { return d.set_parameter("observed", "chat", "rat", 1.0); });
    add("'rate' is -1 /s, but must be at least 0 /s",
        [](const Document& d) { return d.set_parameter("observed", "chat", "rate", -1.0); });
    add("'rate' is wrong: 'nan /s' is not a finite number (write a number within the range of a double)",
        [](const Document& d) {
            return d.set_parameter("observed", "chat", "rate", std::numeric_limits<double>::quiet_NaN());
        });
    add("node 'chat' comes from scenario 'observed' (remove it there)",
        [](const Document& d) { return d.remove_node("budget-512", "chat"); });
    add("node 'chat' comes from scenario 'observed' (rename it there)",
        [](const Document& d) { return d.rename_node("budget-256", "chat", "c"); });
    add("scenario 'observed' already has a node 'gpu' (choose another id)",
        [](const Document& d) { return d.rename_node("observed", "chat", "gpu"); });
    add("scenario 'budget-256' already has a node 'gpu' (choose another id)", [](const Document& d) {
        return d.add_node("budget-256", NodeKind::Router, "", "gpu", std::nullopt);
    });
    add("a node can not have the id 'a b' (use letters, digits, '_' and '-')",
        [](const Document& d) { return d.add_node("observed", NodeKind::Router, "", "a b", std::nullopt); });
    add("there is no plugin 'sglang' for the kind engine (choose an installed one)", [](const Document& d) {
        return d.add_node("observed", NodeKind::Engine, "sglang", "e2", std::nullopt);
    });
    add("workload 'chat' is already linked to engine 'engine' (one link is enough)",
        [](const Document& d) { return d.add_link("observed", "chat", "engine"); });
    add("engine 'engine' can not be linked to workload 'chat': a workload takes nothing (link an engine to a "
        "device, and to a kv_link if others decode)",
        [](const Document& d) { return d.add_link("observed", "engine", "chat"); });
    add("the link from 'chat' to 'engine' comes from scenario 'observed' (remove it there)",
        [](const Document& d) { return d.remove_link("budget-512", "chat", "engine"); });
    add("scenario 'observed' has no link from 'gpu' to 'chat' (choose one of its links)",
        [](const Document& d) { return d.remove_link("observed", "gpu", "chat"); });
    add("unknown key 'sed' (did you mean 'seed'?)",
        [](const Document& d) { return d.set_run("sed", std::int64_t{1}); });
    add("'replications' is 0, but must be at least 1 (allowed: from 1 to 10000)",
        [](const Document& d) { return d.set_run("replications", std::int64_t{0}); });
    add("the position is not a finite number (move the node again)", [](const Document& d) {
        return d.set_canvas_position("observed", "chat", {0, std::numeric_limits<double>::infinity()});
    });
    add("'kind' has no default (a node can not be without it)",
        [](const Document& d) { return d.reset_parameter("observed", "chat", "kind"); });
}

void TestScenarioEdit::refuses()
{
    using Edit = std::function<Result<Patch>(const Document&)>;
    QFETCH(Edit, edit);
    QFETCH(QByteArray, message);
    QCOMPARE(after(sample::project_text(), edit), message);
}

void TestScenarioEdit::refuses_with_a_syntax_error()
{
    const std::string text = sample::replaced(sample::project_text(), "seed = 1", "seed = one");
    QCOMPARE(
        after(text, [](const Document& d) { return d.set_parameter("observed", "chat", "rate", 1.0); }),
        "p.toml:15:8: syntax error: parsing value: could not determine value type (correct this in the text "
        "first)");
}

void TestScenarioEdit::a_stale_patch_changes_nothing()
{
    Document document = sample::document(sample::project_text());
    const Patch patch = *document.set_parameter("observed", "chat", "rate", 7.0);
    QVERIFY(document.apply(patch).ok());
    const std::string text = document.text();
    QVERIFY(!document.apply(patch).ok());
    QVERIFY(!document.apply({text.size() + 1, "", "x"}).ok());
    QCOMPARE(document.text(), text);
}

QTEST_GUILESS_MAIN(TestScenarioEdit)
#include "test_scenario_edit.moc"
