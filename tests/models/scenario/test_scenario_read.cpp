// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/scenario/sample.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace fulcrum;
using namespace fulcrum::scenario;

namespace
{

QByteArray problems_of(const std::string& text)
{
    return QByteArray::fromStdString(to_string(sample::document(text).problems()));
}

} // namespace

class TestScenarioRead : public QObject
{
    Q_OBJECT

private slots:
    void reads_everything();
    void windows_line_ends_and_byte_order_mark_mean_the_same();
    void inline_and_dotted_forms_mean_the_same();
    void a_newer_format_opens_read_only();
    void a_placeholder_is_kept();
    void the_rest_is_kept();
    void syntax_errors_are_reported_together();
    void faults_data();
    void faults();
    void deep_nesting_is_refused();
    void long_files_read_fast();
};

void TestScenarioRead::reads_everything()
{
    const Document document = sample::document(sample::project_text());
    QCOMPARE(QByteArray::fromStdString(to_string(document.problems())), QByteArray());
    QVERIFY(document.runnable());
    const Project& project = document.project();
    QCOMPARE(project.title, std::string("A smooth ride – or not"));
    QCOMPARE(project.description,
             std::string("Several lines,\n# this is no comment,\n[neither] = \"a header\"\n"));
    QCOMPARE(*project.run.until, 150 * kSecond);
    QCOMPARE(project.run.warm_up, 30 * kSecond);
    QVERIFY(project.run.drain);
    QCOMPARE(project.run.replications, 2);
    QCOMPARE(project.scenarios.size(), std::size_t{3});

    const Scenario& observed = project.scenarios[0];
    QCOMPARE(observed.title, std::string("Beobachtet: größer"));
    QCOMPARE(observed.nodes.size(), std::size_t{3});
    const Node& chat = *observed.find("chat");
    QCOMPARE(chat.at, (Position{26, 1}));
    QCOMPARE(chat.parameters.real("rate"), 6.0);
    QCOMPARE(chat.parameters.text("process"), std::string("gamma"));
    QCOMPARE(chat.parameters.integer("prompt"), 512);
    QCOMPARE(chat.parameters.list("sizes"), (std::vector<double>{1, 2, 3}));
    QVERIFY(!chat.parameters.is_set("think_time"));
    QVERIFY(chat.given.contains("rate") && !chat.given.contains("prompt") && !chat.given.contains("title"));
    QCOMPARE(observed.find("gpu")->canvas->x, 400.0);
    QCOMPARE(observed.links.size(), std::size_t{2});

    const Scenario& smaller = *project.find("budget-512");
    QCOMPARE(smaller.nodes.size(), std::size_t{3});
    QCOMPARE(smaller.find("engine")->parameters.integer("max_num_batched_tokens"), 512);
    QCOMPARE(smaller.find("chat")->parameters.real("rate"), 8.0);
    QVERIFY(smaller.changed.contains("engine.max_num_batched_tokens"));
    const Scenario& smallest = *project.find("budget-256");
    QCOMPARE(smallest.find("engine")->parameters.integer("max_num_batched_tokens"), 256);
    QCOMPARE(smallest.find("chat")->parameters.real("rate"), 8.0);
    QCOMPARE(smallest.changed.size(), std::size_t{1});

    QCOMPARE(project.expectations.size(), std::size_t{2});
    QCOMPARE(project.expectations[0].of_class, std::string("chat"));
    QCOMPARE(*project.expectations[0].at_most, 0.30);
    QCOMPARE(project.expectations[1].relative_to, std::string("observed"));
    QVERIFY(!project.expectations[1].at_most);
}

void TestScenarioRead::windows_line_ends_and_byte_order_mark_mean_the_same()
{
    const Document document = sample::document("\xEF\xBB\xBF" + sample::with_crlf(sample::project_text()));
    QCOMPARE(QByteArray::fromStdString(to_string(document.problems())), QByteArray());
    QCOMPARE(document.project().scenarios.size(), std::size_t{3});
    QCOMPARE(document.project().scenarios[0].find("chat")->at, (Position{26, 1}));
    QCOMPARE(document.text().compare(document.offset_of({26, 1}), 17, "[[scenario.node]]"), 0);
    QCOMPARE(document.text().compare(document.offset_of({5, 36}), 7, "# shown"), 0);
}

void TestScenarioRead::inline_and_dotted_forms_mean_the_same()
{
    const Document document = sample::document(R"(format = 1
run = { until = "1 min", seed = 7 }
project.title = "Inline"
[[scenario]]
name = "a"
node = [ { id = "w", kind = "workload", plugin = "synthetic", rate = "1 /s" },
         { id = "e", kind = "engine", plugin = "vllm" },
         { id = "d", kind = "device", plugin = "roofline", device = "x" } ]
link = [ { from = "w", to = "e" }, { from = "e", to = "d" } ]
[[scenario]]
name = "b"
extends = "a"
set = { e.max_num_batched_tokens = 64 }
)");
    QCOMPARE(QByteArray::fromStdString(to_string(document.problems())), QByteArray());
    QCOMPARE(document.project().title, std::string("Inline"));
    QCOMPARE(document.project().run.seed, std::uint64_t{7});
    QCOMPARE(document.project().find("b")->find("e")->parameters.integer("max_num_batched_tokens"), 64);
}

void TestScenarioRead::a_newer_format_opens_read_only()
{
    Document document =
        sample::document(sample::replaced(sample::project_text(), "format = 1", "format = 2"));
    QVERIFY(document.read_only());
    QVERIFY(!document.runnable());
    QCOMPARE(
        QByteArray::fromStdString(to_string(document.problems())),
        "p.toml:2:10: the file has format 2, but this program knows formats up to 1: it is opened read-only "
        "(use a newer version of Fulcrum)");
    QCOMPARE(document.project().scenarios.size(), std::size_t{3});
    const std::string before = document.text();
    QVERIFY(!document.apply({0, "", "x"}).ok());
    QCOMPARE(document.text(), before);
}

void TestScenarioRead::a_placeholder_is_kept()
{
    const std::string text =
        sample::replaced(sample::project_text(), "plugin = \"vllm\"", "plugin = \"vlm\"");
    const Document document = sample::document(text);
    QCOMPARE(document.text(), text);
    const Node& engine = *document.project().scenarios[0].find("engine");
    QVERIFY(engine.placeholder);
    QCOMPARE(engine.plugin, std::string("vlm"));
    QVERIFY(engine.parameters.begin() == engine.parameters.end());
    QCOMPARE(
        QByteArray::fromStdString(to_string(document.problems())),
        "p.toml:41:10: unknown plugin 'vlm' of node 'engine' (did you mean 'vllm'? installed for the kind "
        "engine: vllm, static; the node is kept as it is)");
}

void TestScenarioRead::the_rest_is_kept()
{
    std::string text = sample::replaced(sample::project_text(), "seed = 1", "seed = -1");
    text = sample::replaced(text, "rate = \"6 /s\"", "rate = \"6 ms\"");
    text = sample::replaced(text, "kind = \"device\"", "kind = \"devise\"");
    text = sample::replaced(text, "metric = \"itl_s.p99\"", "metric = \"itl_s.p98\"");
    const Document document = sample::document(text);
    QCOMPARE(
        QByteArray::fromStdString(to_string(document.problems())),
        "p.toml:15:8: 'seed' is -1, but must be at least 0\n"
        "p.toml:31:8: 'rate' is wrong: unknown unit 'ms' in '6 ms' (units allowed: /s, /min, /h)\n"
        "p.toml:48:8: 'kind' can not be 'devise' (did you mean 'device'? allowed: workload, client, gateway, router, engine, kv_link, "
        "device)\n"
        "p.toml:78:10: no figure is called 'itl_s.p98' (did you mean 'itl_s.p90'?)");
    QCOMPARE(document.project().run.replications, 2);
    QCOMPARE(document.project().scenarios[0].nodes.size(), std::size_t{2});
    QCOMPARE(document.project().scenarios[0].find("chat")->parameters.text("process"), std::string("gamma"));
}

void TestScenarioRead::syntax_errors_are_reported_together()
{
    std::string text = sample::replaced(sample::project_text(), "seed = 1", "seed = one");
    text = sample::replaced(text, "device = \"h200\"", "device = h200");
    text = sample::replaced(text, "to = \"gpu\"", "to = \"gpu");
    const Document document = sample::document(text);
    QCOMPARE(
        QByteArray::fromStdString(to_string(document.problems())),
        "p.toml:15:8: syntax error: parsing value: could not determine value type (put text between double "
        "quotes)\n"
        "p.toml:50:10: syntax error: parsing value: could not determine value type (put text between double "
        "quotes)\n"
        "p.toml:59:10: syntax error: parsing string: unescaped control characters other than TAB (U+0009) "
        "are "
        "explicitly prohibited (close the text with a double quote on the same line)");
    QCOMPARE(document.project().scenarios.size(), std::size_t{3});
}

void TestScenarioRead::faults_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const char* name, const char* from, const char* to, const char* message) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(message);
    };
    add("no format", "format = 1\n", "\n",
        "p.toml:1:1: 'format' is not set (write format = 1 in the first line)");
    add("format is text", "format = 1", "format = \"1\"",
        "p.toml:2:10: 'format' must be a whole number (write it without quotes, for example 8)");
    add("unknown key at the top", "[[expect]]\nscenario = \"observed\"",
        "[[expects]]\nscenario = \"observed\"",
        "p.toml:76:3: unknown key 'expects' (did you mean 'expect'?)");
    add("unknown key in project", "title = \"A smooth", "titel = \"A smooth",
        "p.toml:5:1: unknown key 'titel' (did you mean 'title'?)");
    add("unknown key in run",
        "warm_up =", "warmup =", "p.toml:14:1: unknown key 'warmup' (did you mean 'warm_up'?)");
    add("unknown key in scenario", "title = \"Beob", "tittle = \"Beob",
        "p.toml:22:1: unknown key 'tittle' (did you mean 'title'?)");
    add("unknown key in node", "rate = \"6 /s\"", "rate = \"6 /s\"\npromt = 5",
        "p.toml:32:1: unknown key 'promt' (did you mean 'prompt'?)");
    add("unknown key in link", "[[scenario.link]] # steps", "[[scenario.link]]\nform = \"x\"",
        "p.toml:58:1: unknown key 'form' (did you mean 'from'?)");
    add("unknown key in expect", "class = \"chat\"", "clas = \"chat\"",
        "p.toml:79:1: unknown key 'clas' (did you mean 'class'?)");
    add("unknown key in set", "engine.max_num_batched_tokens = 512", "engine.max_num_batched_token = 512",
        "p.toml:67:8: unknown key 'max_num_batched_token' (did you mean 'max_num_batched_tokens'?)");
    add("unknown node in set", "chat.rate = \"8 /s\"", "chatt.rate = \"8 /s\"",
        "p.toml:68:1: set names the node 'chatt', which scenario 'budget-512' does not have (did you mean "
        "'chat'?)");
    add("set without a key", "chat.rate = \"8 /s\"", "chat = 8",
        "p.toml:68:1: set needs a node and a key (write chat.key = value)");
    add("wrong value in set", "chat.rate = \"8 /s\"", "chat.rate = 8",
        "p.toml:68:13: 'rate' needs a unit (for example \"8 /s\"; units allowed: /s, /min, /h)");
    add("wrong unit", "until   = \"150 s\"", "until   = \"150 sec\"",
        "p.toml:13:11: 'until' is wrong: unknown unit 'sec' in '150 sec' (units allowed: s, ns, us, ms, min, "
        "h, d)");
    add("no unit", "until   = \"150 s\"", "until   = 150",
        "p.toml:13:11: 'until' needs a unit (for example \"150 s\"; units allowed: s, ns, us, ms, min, h, "
        "d)");
    add("out of range", "max_num_batched_tokens = 256", "max_num_batched_tokens = 0",
        "p.toml:74:26: 'max_num_batched_tokens' is 0, but must be at least 1 (allowed: from 1 to 131072)");
    add("wrong type", "gpu_memory_utilization = \"90 %\"", "gpu_memory_utilization = true",
        "p.toml:43:26: 'gpu_memory_utilization' must be a number with its unit (units allowed: %)");
    add("a date", "seed = 1", "seed = 1979-05-27",
        "p.toml:15:8: 'seed' must be a whole number (write it without quotes, for example 8)");
    add("a table as value", "model = \"llama-3.1-8b\"", "model = { a = 1 }",
        "p.toml:42:9: 'model' must be a text in quotes (put it between double quotes)");
    add("nan", "gpu_memory_utilization = \"90 %\"", "gpu_memory_utilization = nan",
        "p.toml:43:26: 'gpu_memory_utilization' is not a finite number (from 10 % to 1)");
    add("inf in a list", "sizes = [ 1, 2,", "sizes = [ 1, -inf,",
        "p.toml:33:9: 'sizes' is not a finite number (at "
        "least 0)");
    add("a list with text", "sizes = [ 1, 2,", "sizes = [ 1, \"2\",",
        "p.toml:33:9: 'sizes' must be a list of numbers (for example [1, 2, 4])");
    add("nan as bound", "at_most = 0.30", "at_most = nan", "p.toml:81:11: 'at_most' is not a finite number");
    add("missing parameter", "device = \"h200\"", "", "p.toml:46:1: 'device' is not set (Which)");
    add("duplicate id", "id = \"gpu\"", "id = \"chat\"",
        "p.toml:47:6: a second node has the id 'chat' (the first is in line 26; give one of them another "
        "id)\n"
        "p.toml:57:1: a link names the node 'gpu', which is not there (add the node or "
        "remove "
        "the link)");
    add("id with a space", "id = \"gpu\"", "id = \"g pu\"",
        "p.toml:47:6: a node can not have the id 'g pu' (use letters, digits, '_' and '-')\n"
        "p.toml:57:1: a link names the node 'gpu', which is not there (add the node or "
        "remove "
        "the link)");
    add("duplicate scenario", "name = \"budget-256\"", "name = \"observed\"",
        "p.toml:71:8: a second scenario is named 'observed' (the first is in line 20; give one another "
        "name)");
    add("duplicate key", "seed = 1", "seed = 1\nseed = 2",
        "p.toml:16:8: syntax error: parsing key-value pair: cannot redefine existing integer 'seed' (remove "
        "one of "
        "the two or give it another name)");
    add("no end", "until   = \"150 s\"", "",
        "p.toml:12:1: a run without an end: the workload 'chat' never stops by itself (set until or "
        "max_requests "
        "under [run])");
    add("warm-up too long", "warm_up = \"30 s\"", "warm_up = \"3 min\"",
        "p.toml:14:11: the warm-up lasts as long as the whole run (make warm_up shorter than until)");
    add("censor without until", "until   = \"150 s\"", "max_requests = 5\nend = \"censor\"",
        "p.toml:14:7: end = \"censor\" stops the clock at `until`, which is not set (set until, or write end "
        "= "
        "\"drain\")");
    add("dangling link", "to = \"engine\"", "to = \"engin\"",
        "p.toml:26:1: workload 'chat' reaches no engine (link a workload to a client, a gateway, a router or an engine)\n"
        "p.toml:38:1: no request reaches the engine 'engine' (link it behind a workload or remove it)\n"
        "p.toml:46:1: no request reaches the device 'gpu' (link it behind a workload or remove it)\n"
        "p.toml:53:1: a link names the node 'engin', which is not there (did you mean "
        "'engine'?)");
    add("link of the wrong type", "[[scenario.link]] # steps",
        "[[scenario.link]]\nfrom = \"chat\"\nto = \"gpu\"\n[[scenario.link]]",
        "p.toml:57:1: workload 'chat' can not be linked to device 'gpu': a workload sends requests, a device "
        "takes "
        "steps (link a workload to a client, a gateway, a router or an engine)");
    add("cycle", "[[scenario.link]]\nfrom = \"chat\"\nto = \"engine\"",
        "[[scenario.node]]\nid = \"r1\"\nkind = \"router\"\n[[scenario.node]]\nid = \"r2\"\nkind = "
        "\"router\"\n"
        "[[scenario.link]]\nfrom = \"chat\"\nto = \"r1\"\n[[scenario.link]]\nfrom = \"r1\"\nto = \"r2\"\n"
        "[[scenario.link]]\nfrom = \"r2\"\nto = \"r1\"\n[[scenario.link]]\nfrom = \"r2\"\nto = \"engine\"\n",
        "p.toml:62:1: router 'r1' can not be linked to router 'r2': a router sends to engines only (link a "
        "router "
        "to engines)\n"
        "p.toml:65:1: router 'r2' can not be linked to router 'r1': a router sends to engines only (link a "
        "router "
        "to engines)\n"
        "p.toml:65:1: the nodes form a cycle: r1 -> r2 -> r1 (remove one of these links)");
    add("two devices", "[[scenario.link]] # steps",
        "[[scenario.node]]\nid = \"g2\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"a\"\n"
        "[[scenario.link]]\nfrom = \"engine\"\nto = \"g2\"\n[[scenario.link]]",
        "p.toml:65:1: engine 'engine' already has the device 'g2' (an engine runs on one device: remove that "
        "link "
        "first)");
    add("missing plugin", "plugin = \"roofline\"", "",
        "p.toml:46:1: node 'gpu' names no plugin (for a node of the kind device: roofline)");
    add("unknown kind", "kind = \"engine\"", "kind = \"motor\"",
        "p.toml:40:8: 'kind' can not be 'motor' (allowed: workload, client, gateway, router, engine, kv_link, device)");
    add("extends nothing", "extends = \"budget-512\"", "extends = \"budget-513\"",
        "p.toml:72:11: scenario 'budget-256' extends 'budget-513', which is not there (did you mean "
        "'budget-512'?)");
    add("extends in a circle", "extends = \"observed\"", "extends = \"budget-256\"",
        "p.toml:72:11: scenarios extend each other in a circle: budget-512 -> budget-256 -> budget-512 (one "
        "of them "
        "must stand alone)");
    add("expectation of nothing", "scenario = \"budget-512\"", "scenario = \"budget-51\"",
        "p.toml:84:12: an expectation names the scenario 'budget-51', which is not there (did you mean "
        "'budget-512'?)");
    add("relative to nothing", "relative_to = \"observed\"", "relative_to = \"seen\"",
        "p.toml:86:15: an expectation names the scenario 'seen', which is not there (give the name of a "
        "scenario)");
    add("unknown metric", "metric = \"output_token_rate\"", "metric = \"output_tokens_rate\"",
        "p.toml:85:10: no figure is called 'output_tokens_rate' (did you mean 'output_token_rate'?)");
    add("metric not by class", "relative_to = \"observed\"", "class = \"chat\"",
        "p.toml:85:10: 'output_token_rate' is not known by class (remove class)");
    add("no bound", "at_least = 0.99\n", "",
        "p.toml:83:1: an expectation has no bound (set at_least, at_most or both)");
    add("bounds exchanged", "at_least = 0.25", "at_least = 0.35",
        "p.toml:80:12: at_least is larger than at_most (exchange the two)");
    add("one bracket", "[[expect]]\nscenario = \"observed\"", "[expect]\nscenario = \"observed\"",
        "p.toml:83:1: syntax error: parsing table header: cannot redefine existing table 'expect' as "
        "array-of-tables (remove "
        "one of the "
        "two or give it another name)");
    add("run is a number",
        "[run]\nuntil   = \"150 s\"   # arrivals stop here\nwarm_up = \"30 s\"\nseed = 1\n"
        "replications = 2\n",
        "[project.run]\n",
        "p.toml:1:1: a run without an end: the workload 'chat' never stops by itself (set until or "
        "max_requests under [run])\np.toml:12:10: unknown key 'run' (known keys: title, "
        "description)");
}

void TestScenarioRead::faults()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, message);
    std::string text = sample::project_text();
    const std::size_t at = text.find(from.toStdString());
    QVERIFY(at != std::string::npos);
    text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
    QCOMPARE(problems_of(text), message);
}

void TestScenarioRead::deep_nesting_is_refused()
{
    std::string key = "a";
    for (int i = 0; i < 1'000'000; ++i)
        key += ".a";
    QVERIFY(problems_of(key + " = 1\n").contains("too many dots"));
    QVERIFY(problems_of("[" + key + "]\n").contains("too many dots"));
    QVERIFY(problems_of("a = " + std::string(1'000'000, '[')).contains("syntax error"));

    std::string chain = "format = 1\n";
    for (int i = 0; i < 20'000; ++i)
        chain += "[[scenario]]\nname = \"s" + std::to_string(i) + "\"\nextends = \"s" +
                 std::to_string(i + 1) + "\"\n";
    QVERIFY(problems_of(chain).contains("more than 100 scenarios extend one another"));
}

void TestScenarioRead::long_files_read_fast()
{
    std::string text = "format = 1\n[run]\nuntil = \"1 s\"\n[[scenario]]\nname = \"a\"\n";
    for (int i = 0; i < 150; ++i) {
        const std::string n = std::to_string(i);
        text += "[[scenario.node]]\nid = \"w" + n +
                "\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = \"1 /s\"\n";
        text += "[[scenario.link]]\nfrom = \"w" + n + "\"\nto = \"e\"\n\n# A comment\n\n";
    }
    text +=
        "[[scenario.node]]\nid = \"e\"\nkind = \"engine\"\nplugin = \"vllm\"\n[[scenario.node]]\nid = \"d\"\n"
        "kind = \"device\"\nplugin = \"roofline\"\ndevice = \"x\"\n[[scenario.link]]\nfrom = \"e\"\nto = "
        "\"d\"\n";
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(problems_of(text), QByteArray());
    qInfo("%d lines read in %lld ms", int(std::ranges::count(text, '\n')), timer.elapsed());
}

QTEST_GUILESS_MAIN(TestScenarioRead)
#include "test_scenario_read.moc"
