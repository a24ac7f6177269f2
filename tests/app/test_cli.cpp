// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a user runs it: what it prints, where, and how it ends.
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace
{

struct Outcome {
    int code = -1;
    bool crashed = true;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Outcome runProgram(const QStringList& arguments, const QStringList& unset = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("FULCRUM_PLUGIN_PATH"));
    for (const QString& name : unset)
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(QString::fromStdString(fulcrum::test::build_folder() + "/bin/fulcrum"), arguments);
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitCode(), process.exitStatus() == QProcess::CrashExit, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

// A small project that runs in milliseconds. %1: more lines of its workload.
const char* const kProject = R"(format = 1

[project]
title = "Small"

[run]
until = "20 s"
warm_up = "2 s"
seed = 5
replications = 3

[[scenario]]
name = "base"

[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "4 /s"
prompt = 200
output = 50

[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
max_model_len = 8192

[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"

[[scenario.link]]
from = "chat"
to = "engine"

[[scenario.link]]
from = "engine"
to = "gpu"
)";

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void simulatePrintsTheTable()
    {
        const Outcome run = runProgram({"simulate", project()});
        QVERIFY2(run.code == 0, run.err.constData());
        for (const char* column : {"tpot_mean_ms", "itl_p99_ms", "itl_max_ms", "occupancy", "ttft_p50_ms"}) {
            QVERIFY2(run.out.contains(column), column);
        }
        QVERIFY(run.err.isEmpty());
    }

    void simulatePrintsOneJsonObject()
    {
        const Outcome run = runProgram({"simulate", project(), "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonObject base = run.json()["scenarios"].toArray().at(0).toObject();
        QCOMPARE(base["name"].toString(), QStringLiteral("base"));
        QVERIFY(base["offered"].toDouble() > 40);
        QCOMPARE(base["offered"].toDouble(), base["completed"].toDouble() + base["rejected"].toDouble() +
                                                 base["timed_out"].toDouble() + base["in_flight"].toDouble());
        const QJsonObject ttft = base["ttft_s"].toObject()["p50"].toObject();
        QVERIFY(ttft["value"].toDouble() > 0);
        QVERIFY(ttft["low"].toDouble() < ttft["high"].toDouble()); // three replications
        QCOMPARE(base["by_class"].toArray().at(0).toObject()["name"].toString(), QStringLiteral("chat"));
    }

    void theNumberOfThreadsDoesNotMatter()
    {
        const Outcome one = runProgram({"simulate", project(), "--json", "--threads", "1"});
        const Outcome two = runProgram({"simulate", project(), "--json", "--threads", "2"});
        QCOMPARE(one.code, 0);
        QVERIFY(!one.out.isEmpty());
        QCOMPARE(one.out, two.out);
    }

    void optionsReplaceTheProjectsRun()
    {
        const Outcome run =
            runProgram({"simulate", project(), "--json", "--replications", "1", "--seed", "9"});
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(run.json()["seed"].toInt(), 9);
        QCOMPARE(run.json()["replications"].toInt(), 1);
    }

    void aFailedExpectationEndsWithOne()
    {
        const QString file =
            project(QByteArray(kProject) +
                    "\n[[expect]]\nscenario = \"base\"\nmetric = \"offered\"\nat_least = 1\n"
                    "\n[[expect]]\nscenario = \"base\"\nmetric = \"ttft_s.p99\"\nat_most = 1e-9\n");
        const Outcome run = runProgram({"simulate", file, "--json"});
        QCOMPARE(run.code, 1);
        const QJsonArray checks = run.json()["expectations"].toArray();
        QCOMPARE(checks.size(), 2);
        QVERIFY(checks.at(0).toObject()["holds"].toBool());
        QVERIFY(!checks.at(1).toObject()["holds"].toBool());
        QVERIFY(!run.json()["expectations_hold"].toBool());
        const Outcome text = runProgram({"simulate", file});
        QCOMPARE(text.code, 1);
        QVERIFY(text.out.contains("FAILS"));
    }

    void badInput_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line"); // where the message points to; 0: it only has to name the file
        QTest::addColumn<QByteArray>("word");
        const QByteArray good = kProject;
        const auto row = [&](const char* name, const char* from, const char* to, const char* word) {
            QByteArray text = good;
            const qsizetype at = text.indexOf(from);
            Q_ASSERT(at >= 0);
            text.replace(at, qsizetype(qstrlen(from)), to);
            QTest::newRow(name) << text << int(text.left(at).count('\n')) + 1 << QByteArray(word);
        };
        row("unknown key", "prompt = 200", "promt = 200", "promt");
        row("wrong unit", "rate = \"4 /s\"", "rate = \"4 GiB\"", "/s");
        row("missing unit", "rate = \"4 /s\"", "rate = 4", "/s");
        row("negative length", "prompt = 200", "prompt = -200", "prompt");
        row("not a number", "rate = \"4 /s\"", "rate = \"nan /s\"", "");
        row("NaN", "seed = 5", "seed = nan", "seed");
        row("no TOML", "seed = 5", "seed = = 5", "");
        row("unknown plugin", "plugin = \"vllm\"", "plugin = \"vlm\"", "vlm");
        row("unknown device", "device = \"h100-sxm\"", "device = \"h1000\"", "h1000");
        QTest::newRow("duplicate id")
            << QByteArray(good).replace("id = \"gpu\"", "id = \"chat\"") << 0 << QByteArray("chat");
        QTest::newRow("a run without an end")
            << QByteArray(good).replace("until = \"20 s\"\n", "") << 0 << QByteArray("end");
        QTest::newRow("a cycle")
            << good +
                   "\n[[scenario.node]]\nid = \"a\"\nkind = \"router\"\n\n[[scenario.node]]\nid = "
                   "\"b\"\nkind = "
                   "\"router\"\n\n[[scenario.link]]\nfrom = \"a\"\nto = \"b\"\n\n[[scenario.link]]\nfrom = "
                   "\"b\"\nto = \"a\"\n"
            << 0 << QByteArray("cycle");
        QTest::newRow("a dangling link") << good + "\n[[scenario.link]]\nfrom = \"chat\"\nto = \"nowhere\"\n"
                                         << 0 << QByteArray("nowhere");
        QTest::newRow("does not fit")
            << QByteArray(good).replace("llama-3.1-8b", "llama-3.1-405b") << 0 << QByteArray("GiB");
        QTest::newRow("empty file") << QByteArray() << 0 << QByteArray();
        QTest::newRow("binary") << QByteArray("\0\xff\xfe", 3) << 0 << QByteArray();
    }

    void badInput()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, line);
        QFETCH(const QByteArray, word);
        const QString file = project(text);
        for (const char* command : {"simulate", "check"}) {
            const Outcome run = runProgram({QString::fromLatin1(command), file});
            QVERIFY(!run.crashed);
            QVERIFY2(run.code == 2, (QByteArray::number(run.code) + run.err).constData());
            const QByteArray place =
                file.toUtf8() + ":" + (line > 0 ? QByteArray::number(line) + ":" : QByteArray());
            QVERIFY2(run.err.contains(place), run.err.constData());
            QVERIFY2(run.err.contains(word), run.err.constData());
            QVERIFY2(run.err.contains('('), run.err.constData()); // a hint
        }
    }

    void badTraces_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        const QByteArray header("TIMESTAMP,ContextTokens,GeneratedTokens\n");
        QTest::newRow("truncated") << header + "2023-11-16 18:17:03.9799600,4808,10\n2023-11-16 18:17:04.03"
                                   << QByteArray(":3");
        QTest::newRow("negative length") << header + "2023-11-16 18:17:03.9799600,-4808,10\n"
                                         << QByteArray(":2");
    }

    void badTraces()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, place);
        write(QStringLiteral("trace.csv"), text);
        const QByteArray replay =
            QByteArray(kProject)
                .replace("plugin = \"synthetic\"", "plugin = \"replay\"")
                .replace("rate = \"4 /s\"\nprompt = 200\noutput = 50", "file = \"trace.csv\"");
        const Outcome run = runProgram({"simulate", project(replay)});
        QVERIFY(!run.crashed);
        QVERIFY2(run.code == 2, run.err.constData());
        QVERIFY2(run.err.contains("trace.csv" + place), run.err.constData());
    }

    void aMissingFileSaysSo()
    {
        for (const char* command : {"simulate", "check"}) {
            const Outcome run = runProgram({QString::fromLatin1(command), "/nowhere/project.toml"});
            QCOMPARE(run.code, 2);
            QVERIFY2(run.err.contains("/nowhere/project.toml"), run.err.constData());
        }
    }

    void scenariosAreChosenByName()
    {
        const QString file =
            project(QByteArray(kProject) + "\n[[scenario]]\nname = \"slow\"\nextends = \"base\"\n"
                                           "\n[[scenario]]\nname = \"fast\"\nextends = \"base\"\n");
        // The project stands behind the option: it must not be taken for another scenario.
        const Outcome run =
            runProgram({"simulate", "--scenario", "slow", "--scenario", "fast", file, "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonArray scenarios = run.json()["scenarios"].toArray();
        QCOMPARE(scenarios.size(), 2);
        QCOMPARE(scenarios.at(0).toObject()["name"].toString(), QStringLiteral("slow"));
    }

    void unknownScenariosGetASuggestion()
    {
        const Outcome run = runProgram({"simulate", project(), "--scenario", "bsae"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("\"base\""), run.err.constData());
    }

    void aLotOfErrorsIsCutOff()
    {
        const QString file = m_folder.filePath(QStringLiteral("many.toml"));
        QFile many(file);
        QVERIFY(many.open(QIODevice::WriteOnly));
        many.write("format = 1\n");
        for (int i = 0; i < 500; ++i)
            many.write(QByteArray("[[scenario]]\nname = \"s%\"\n").replace('%', QByteArray::number(i)));
        many.close();
        const Outcome run = runProgram({"check", file});
        QCOMPARE(run.code, 2);
        QCOMPARE(run.err.count('\n'), 101);
        QVERIFY2(run.err.endsWith("more\n"), run.err.right(80).constData());
    }

    void badOptionsEndWithTwo()
    {
        QCOMPARE(runProgram({"simulate"}).code, 2);
        QCOMPARE(runProgram({"simulate", project(), "--replications", "0"}).code, 2);
        for (const char* seed : {"x", "-1", "1.5", "9223372036854775808"}) {
            const Outcome run = runProgram({"simulate", project(), "--seed", seed});
            QCOMPARE(run.code, 2);
            QVERIFY2(run.err.contains("--seed"), run.err.constData());
        }
        QCOMPARE(runProgram({"plan", "--model", "gqa-8b"}).code, 2);
        QCOMPARE(runProgram({"speculate", "--alpha", "1.5", "--k", "4"}).code, 2);
        QCOMPARE(runProgram({"simulat"}).code, 2);
        QCOMPARE(runProgram({"--help"}).code, 0);
    }

    void checkShowsItsArithmetic()
    {
        const Outcome run = runProgram({"check", project(), "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonArray checks = run.json()["checks"].toArray();
        QStringList ids;
        for (const QJsonValue& check : checks) {
            ids << check.toObject()["id"].toString();
            QVERIFY(check.toObject()["holds"].toBool());
        }
        QCOMPARE(ids, QStringList({"structure", "memory", "workload", "load", "graphs", "gap"}));
        QVERIFY(checks.at(1).toObject()["text"].toString().contains("KV pool"));
    }

    void checkSeesAnOverload()
    {
        const Outcome run = runProgram({"check", project(QByteArray(kProject).replace("4 /s", "4000 /s"))});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains("FAILED  load"), run.out.constData());
    }

    // Four seconds are too short for the backlog to stand out from chance.
    void aRunNamesTheEngineThatIsOfferedTooMuch()
    {
        const QByteArray calm = runProgram({"simulate", project(), "--replications", "1"}).out;
        QVERIFY2(!calm.contains("by arithmetic"), calm.constData());
        const QByteArray large = QByteArray(kProject)
                                     .replace("20 s", "4 s")
                                     .replace("prompt = 200", "prompt = 4000")
                                     .replace("4 /s", "13 /s");
        const Outcome run = runProgram({"simulate", project(large), "--replications", "1"});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("No steady state"), run.out.constData());
        QVERIFY2(run.out.contains("engine is offered at least 1."), run.out.constData());
    }

    void planOfTheCourse()
    {
        const QStringList command{"plan",      "--model", "gqa-8b",         "--gpu", "mi300x",
                                  "--context", "32768",   "--mean-context", "4100"};
        const Outcome text = runProgram(command);
        QVERIFY2(text.code == 0, text.err.constData());
        for (const char* figure : {"154.8 GiB", "158.7 GiB", "4.00 GiB", "0.50 GiB", "257 blocks", "7.99"}) {
            QVERIFY2(text.out.contains(figure), figure);
        }
        const QJsonArray rows = runProgram(command + QStringList{"--json"}).json()["rows"].toArray();
        QCOMPARE(rows.size(), 2);
        QVERIFY(std::abs(rows.at(0).toObject()["kv_tokens"].toDouble() / 1.268e6 - 1) < 5e-4);
        QVERIFY(std::abs(rows.at(1).toObject()["kv_tokens"].toDouble() / 1.300e6 - 1) < 5e-4);
        QCOMPARE(std::floor(rows.at(0).toObject()["requests_at_context"].toDouble()), 38.0);
        QCOMPARE(std::floor(rows.at(1).toObject()["requests_at_context"].toDouble()), 39.0);
        QCOMPARE(std::floor(rows.at(0).toObject()["requests_at_mean_context"].toDouble()), 308.0);
        QCOMPARE(std::floor(rows.at(1).toObject()["requests_at_mean_context"].toDouble()), 316.0);
    }

    void planOfOneLengthSaysItOnce()
    {
        const Outcome run = runProgram({"plan", "--model", "gqa-8b", "--gpu", "mi300x", "--context", "4096"});
        QVERIFY2(run.code == 0, run.err.constData());
        QCOMPARE(run.out.count("requests_of_4096"), 1);
        QCOMPARE(run.out.count("One request of"), 1);
    }

    void planSaysWhatItDoesNotKnow()
    {
        const Outcome model = runProgram({"plan", "--model", "gqa-8", "--gpu", "mi300x"});
        QCOMPARE(model.code, 2);
        QVERIFY2(model.err.contains("gqa-8b"), model.err.constData());
        const Outcome memory =
            runProgram({"plan", "--model", "gqa-8b", "--gpu", "mi300x", "--memory", "9 parsecs"});
        QCOMPARE(memory.code, 2);
        QVERIFY2(memory.err.contains("--memory"), memory.err.constData());
    }

    void speculationOfTheCourse()
    {
        const Outcome text = runProgram({"speculate", "--alpha", "0.6", "--k", "4"});
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.startsWith("2.3056 tokens"));
        const Outcome json = runProgram({"speculate", "--alpha", "0.6", "--k", "4", "--model", "llama-3.1-8b",
                                         "--gpu", "h100", "--json"});
        QVERIFY2(json.code == 0, json.err.constData());
        QVERIFY(std::abs(json.json()["expected_tokens"].toDouble() - 2.3056) < 1e-9);
        QCOMPARE(json.json()["batches"].toArray().size(), 6);
        QCOMPARE(runProgram({"speculate", "--alpha", "0.6", "--k", "4", "--gpu", "h100"}).code, 2);
    }

    void pluginsAreListed()
    {
        const Outcome run = runProgram({"plugins", "--json"});
        QCOMPARE(run.code, 0);
        QStringList ids;
        for (const QJsonValue& plugin : run.json()["plugins"].toArray()) {
            QVERIFY2(plugin.toObject()["loaded"].toBool(),
                     qPrintable(plugin.toObject()["reason"].toString()));
            ids << plugin.toObject()["id"].toString();
        }
        for (const char* id : {"vllm", "vllm-v0", "sglang", "tensorrt", "sarathi", "static", "orca",
                               "roofline", "profile", "synthetic", "sessions", "replay"}) {
            QVERIFY2(ids.contains(QLatin1String(id)), id);
        }
    }

    void theReferenceNamesEveryPlugin()
    {
        const Outcome run = runProgram({"reference"});
        QCOMPARE(run.code, 0);
        for (const char* word : {"[run]", "vllm", "roofline", "synthetic", "max_num_batched_tokens"}) {
            QVERIFY2(run.out.contains(word), word);
        }
        QVERIFY(runProgram({"reference", "--json"}).json()["markdown"].toString().contains("vllm"));
    }

    void measuredPointsAreComparedAndWhatCannotBeSaysWhy()
    {
        const QString points = write(
            QStringLiteral("points.csv"),
            "id,engine,engine_version,model,weights,gpu,tp,replicas,isl,osl,load,load_value,max_num_seqs,"
            "max_num_batched_tokens,prefix_cache,ttft_ms,ttft_stat,tpot_ms,req_per_s,notes\n"
            "one,vllm,0.19.0,llama-3.1-8b,bf16,h100,1,1,1000,50,concurrency,2,,default,0,40,mean,7,,\n"
            "two,nobody,1,llama-3.1-8b,bf16,h100,1,1,1000,50,concurrency,2,,default,0,40,mean,7,,\n");
        const Outcome run = runProgram({"validate", points, "--json"});
        QCOMPARE(run.code, 0);
        const QJsonArray all = run.json()["points"].toArray();
        QCOMPARE(all.size(), 2);
        QVERIFY(std::abs(all[0].toObject()["tpot_error"].toDouble()) < 0.5);
        QVERIFY(all[1].toObject()["tpot_error"].isNull());
        QVERIFY(!all[1].toObject()["why"].toString().isEmpty());
        QVERIFY(run.json()["median_absolute"].toObject()["tpot"].isDouble());
        const Outcome text = runProgram({"validate", points});
        QVERIFY2(text.out.contains("median_absolute_error"), text.out.constData());

        const Outcome bad = runProgram({"validate", write(QStringLiteral("bad.csv"), "id,engine\n1,2\n")});
        QCOMPARE(bad.code, 2);
        QVERIFY2(bad.err.contains("bad.csv:1:1") && bad.err.contains("tpot_ms"), bad.err.constData());
    }

    void constantsAreFittedAndPrintedForAProject()
    {
        QByteArray steps = "decode_seqs,context,step_ms\n";
        for (int batch = 1; batch <= 256; batch *= 2)
            steps += QByteArray::number(batch) + ",1024," + QByteArray::number(7.5 + 0.065 * batch) + "\n";
        const QString path = write(QStringLiteral("steps.csv"), steps);
        const QStringList served{"--model", "llama-3.1-8b", "--gpu", "h100"};
        const Outcome run = runProgram(QStringList{"calibrate", path, "--json"} + served);
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonObject json = run.json();
        QVERIFY(json["residual"].toDouble() < 0.05);
        QVERIFY(json["toml"].toString().contains("memory_scale = "));
        QVERIFY(runProgram(QStringList{"calibrate", path} + served).out.contains("host_time = "));
        QCOMPARE(runProgram({"calibrate", path}).code, 2); // of which model, on which GPU?
    }

    void withoutADisplayTheWindowExplainsItself()
    {
        const Outcome run =
            runProgram({project()}, {QStringLiteral("DISPLAY"), QStringLiteral("WAYLAND_DISPLAY"),
                                     QStringLiteral("QT_QPA_PLATFORM")});
        QCOMPARE(run.code, 2);
        QVERIFY(!run.crashed);
        QVERIFY2(run.err.contains("fulcrum simulate"), run.err.constData());
    }

private:
    QString write(const QString& name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
        return path;
    }

    QString project(const QByteArray& text = kProject) { return write(QStringLiteral("project.toml"), text); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
