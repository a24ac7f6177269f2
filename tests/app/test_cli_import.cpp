// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum import` as a user runs it.
#include "support/paths.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

namespace
{

struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

Outcome runProgram(const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromStdString(fulcrum::test::build_folder() + "/bin/fulcrum"), arguments);
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const char* const kBefore = "# fulcrum-time: 1764504000\n"
                            "vllm:generation_tokens_total{model_name=\"m\"} 1000\n"
                            "vllm:num_requests_running{model_name=\"m\"} 3\n"
                            "vllm:kv_cache_usage_perc{model_name=\"m\"} 0\n"
                            "vllm:time_to_first_token_seconds_bucket{model_name=\"m\",le=\"1.0\"} 0\n"
                            "vllm:time_to_first_token_seconds_bucket{model_name=\"m\",le=\"2.5\"} 0\n"
                            "vllm:time_to_first_token_seconds_bucket{model_name=\"m\",le=\"+Inf\"} 0\n";

QByteArray after()
{
    QByteArray text = kBefore;
    text.replace("1764504000", "1764504060")
        .replace("_total{model_name=\"m\"} 1000", "_total{model_name=\"m\"} 7000");
    text.replace("le=\"2.5\"} 0", "le=\"2.5\"} 20").replace("le=\"+Inf\"} 0", "le=\"+Inf\"} 30");
    return text;
}

} // namespace

class TestCliImport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const char* name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) file.write(text);
        return path;
    }

private slots:
    void readsTwoSnapshots()
    {
        const QStringList files = {written("a.prom", kBefore), written("b.prom", after())};
        const Outcome text = runProgram(QStringList{QStringLiteral("import")} + files);
        QCOMPARE(text.code, 0);
        for (const char* part : {"two snapshots 60 s apart", "output_token_rate", "100 /s", "more than 2.5 s",
                                 "Mind:", "KV usage reads 0"})
            QVERIFY2(text.out.contains(part), text.out.constData());

        const Outcome json =
            runProgram(QStringList{QStringLiteral("import"), QStringLiteral("--json")} + files);
        const QJsonObject file = QJsonDocument::fromJson(json.out)
                                     .object()
                                     .value(QLatin1String("files"))
                                     .toArray()
                                     .at(0)
                                     .toObject();
        QCOMPARE(file.value(QLatin1String("kind")).toString(), QStringLiteral("vllm-metrics"));
        QVERIFY(!file.value(QLatin1String("observations")).toArray().isEmpty());
    }

    void saysThatThereIsNoObservation()
    {
        const QString log = written("start.log", "INFO 06-01 10:00:00 [config.py:1] vLLM API server version "
                                                 "0.9.1\nINFO 06-01 10:00:09 [gpu_model_runner.py:1] Graph "
                                                 "capturing finished in 9 secs, took 0.42 GiB\n");
        const Outcome none = runProgram({QStringLiteral("import"), QStringLiteral("--observations"), log});
        QCOMPARE(none.code, 2);
        QVERIFY(none.out.isEmpty());
        QVERIFY2(none.err.contains("is an observation") || none.err.contains("start.log"),
                 none.err.constData());
    }

    // What it prints can be put into a project as it is.
    void printsObservationsThatAProjectTakes()
    {
        const QStringList files = {written("a.prom", kBefore), written("b.prom", after())};
        const Outcome blocks =
            runProgram(QStringList{QStringLiteral("import"), QStringLiteral("--observations")} + files);
        QCOMPARE(blocks.code, 0);
        QVERIFY(blocks.out.contains("[[observation]]\nid = \"ttft_s-p99\""));
        QVERIFY(blocks.out.contains("at least 2.5 s"));
        QFile example(QString::fromStdString(fulcrum::test::source_folder() + "/projects/symptom-3.1.toml"));
        if (!example.open(QIODevice::ReadOnly)) QSKIP("no example project");
        const QString project = written("p.toml", example.readAll() + "\n" + blocks.out);
        const Outcome check = runProgram({QStringLiteral("check"), project});
        QVERIFY2(check.code != 2, check.err.constData());
    }

    void saysWhatItCannotRead()
    {
        const Outcome none = runProgram({QStringLiteral("import"), written("x.txt", "hello\n")});
        QCOMPARE(none.code, 2);
        QVERIFY(none.err.contains("none of the formats"));
        QVERIFY(none.err.contains("prometheus-text"));
        QCOMPARE(runProgram({QStringLiteral("import")}).code, 2);
        QCOMPARE(runProgram({QStringLiteral("import"), QStringLiteral("--as"), QStringLiteral("what"),
                             QStringLiteral("x")})
                     .code,
                 2);
    }

    // What reads its answer as JSON finds its faults there, whatever the command.
    void answersFaultsInJson_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString absent = QStringLiteral("/nowhere/at/all");
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << (QStringList{QLatin1String(name)} + arguments +
                                    QStringList{QStringLiteral("--json")});
        };
        row("simulate", {absent});
        row("check", {absent});
        row("triage", {absent});
        row("rank", {absent});
        row("notebook", {absent});
        row("validate", {absent});
        row("calibrate", {absent});
        row("import", {absent});
        row("diff", {absent, absent});
        row("plan", {QStringLiteral("--model"), absent, QStringLiteral("--gpu"), QStringLiteral("h100")});
        row("speculate",
            {QStringLiteral("--alpha"), QStringLiteral("0.5"), QStringLiteral("--k"), QStringLiteral("3"),
             QStringLiteral("--model"), absent, QStringLiteral("--gpu"), QStringLiteral("h100")});
        row("plugins", {QStringLiteral("--what")});
        row("reference", {QStringLiteral("--what")});
        QTest::newRow("scenario") << QStringList{QStringLiteral("import"), QStringLiteral("--scenario"),
                                                 QStringLiteral("--command"), QStringLiteral("vllm serve m"),
                                                 QStringLiteral("--json")};
        QTest::newRow("no file") << QStringList{QStringLiteral("import"), QStringLiteral("--json")};
        QTest::newRow("no command") << QStringList{QStringLiteral("frobnicate"), QStringLiteral("--json")};
    }

    void answersFaultsInJson()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = runProgram(arguments);
        QCOMPARE(outcome.code, 2);
        QVERIFY(!outcome.err.isEmpty());
        QJsonParseError fault;
        const QJsonObject answer = QJsonDocument::fromJson(outcome.out, &fault).object();
        QVERIFY2(fault.error == QJsonParseError::NoError, outcome.out.constData());
        const QJsonArray errors = answer.value(QLatin1String("errors")).toArray();
        QVERIFY2(!errors.isEmpty(), outcome.out.constData());
        const QJsonObject first = errors.at(0).toObject();
        for (const char* key : {"file", "line", "column", "message", "hint"})
            QVERIFY(first.contains(QLatin1String(key)));
        QVERIFY(!first.value(QLatin1String("message")).toString().isEmpty());
        QVERIFY(runProgram(QStringList(arguments.begin(), arguments.end() - 1)).out.isEmpty() ||
                arguments.first() == QStringLiteral("import"));
    }

    // Names that nothing goes by, with their places.
    void namesWhatIsMisspelt()
    {
        QFile example(QString::fromStdString(fulcrum::test::source_folder() + "/projects/symptom-3.1.toml"));
        if (!example.open(QIODevice::ReadOnly)) QSKIP("no example project");
        const QByteArray whole = example.readAll();
        const QByteArray base = whole +
                                "\n[[observation]]\nid = \"slip\"\nstatistic = \"p99\"\n"
                                "metric = \"tttf_s\"\nafter = \"2 s\"\n\n[[note]]\nid = \"slip-2\"\n"
                                "kind = \"hypothesis\"\ntext = \"x\"\nmechanism = \"prefil-blocks\"\n";
        const QString project = written("slip.toml", base);
        const int line = static_cast<int>(whole.count('\n')) + 5;
        for (const char* command : {"check", "triage", "notebook"}) {
            const Outcome outcome = runProgram({QLatin1String(command), project, QStringLiteral("--json")});
            QCOMPARE(outcome.code, 2);
            const QByteArray place = "slip.toml:" + QByteArray::number(line) + ":10:";
            QVERIFY2(outcome.err.contains(place), outcome.err.constData());
            QVERIFY2(outcome.err.contains("names the metric 'tttf_s', which is not known (did you mean "
                                          "'ttft_s'?)"),
                     outcome.err.constData());
            QVERIFY2(outcome.err.contains("names the mechanism 'prefil-blocks'"), outcome.err.constData());
            QVERIFY(!QJsonDocument::fromJson(outcome.out)
                         .object()
                         .value(QLatin1String("errors"))
                         .toArray()
                         .isEmpty());
        }
        const QString of =
            written("class.toml", whole + "\n[[observation]]\nid = \"slip\"\nclass = \"nobody\"\n"
                                          "statistic = \"p99\"\nmetric = \"ttft_s\"\nafter = \"2 s\"\n");
        const Outcome outcome = runProgram({QStringLiteral("check"), of});
        QVERIFY2(outcome.err.contains("is of the class 'nobody', which no workload has"),
                 outcome.err.constData());
    }

    void looksIntoTheTraceOfAScenario()
    {
        const QStringList start = {
            QStringLiteral("import"),    QStringLiteral("--scenario"),
            QStringLiteral("--command"), QStringLiteral("vllm serve meta-llama/Llama-3.1-8B"),
            QStringLiteral("--gpu"),     QStringLiteral("h100"),
            QStringLiteral("--trace")};
        const Outcome good = runProgram(start + QStringList{written("t.csv", "TIMESTAMP,ContextTokens,"
                                                                             "GeneratedTokens\n2023-11-16 "
                                                                             "18:00:00.0,10,5\n")});
        QVERIFY2(good.code == 0, good.err.constData());
        for (const auto& [name, text] :
             {std::pair("e.csv", ""), std::pair("h.csv", "TIMESTAMP,ContextTokens,GeneratedTokens\n"),
              std::pair("x.csv", "a,b\n1,2\n")}) {
            const Outcome bad = runProgram(start + QStringList{written(name, text)});
            QCOMPARE(bad.code, 2);
            QVERIFY2(bad.err.contains(name), bad.err.constData());
        }
        QCOMPARE(runProgram(start + QStringList{QStringLiteral("/nowhere.csv")}).code, 2);
    }

    void takesTheStatedMeaningOfBuckets()
    {
        const QString falling = written("falling.csv", "le,count\n128,50\n256,20\n512,5\n");
        const QStringList start = {QStringLiteral("import"),
                                   QStringLiteral("--scenario"),
                                   QStringLiteral("--command"),
                                   QStringLiteral("vllm serve "
                                                  "meta-llama/Llama-3.1-8B"),
                                   QStringLiteral("--gpu"),
                                   QStringLiteral("h100"),
                                   QStringLiteral("--rate"),
                                   QStringLiteral("2"),
                                   QStringLiteral("--prompt-histogram"),
                                   falling,
                                   QStringLiteral("--json")};
        const Outcome told = runProgram(start);
        QVERIFY2(told.code == 0, told.err.constData());
        QVERIFY(told.out.contains("75 requests"));
        QVERIFY(told.out.contains("its counts fall at 256"));
        QCOMPARE(
            runProgram(start + QStringList{QStringLiteral("--buckets"), QStringLiteral("cumulative")}).code,
            2);
        QCOMPARE(
            runProgram(start + QStringList{QStringLiteral("--buckets"), QStringLiteral("per-bucket")}).code,
            0);
    }

    void printsAScript()
    {
        const Outcome script = runProgram({QStringLiteral("import"), QStringLiteral("--collect"),
                                           QStringLiteral("--engine"), QStringLiteral("sglang"),
                                           QStringLiteral("--labels"), QStringLiteral("namespace=\"prod\"")});
        QCOMPARE(script.code, 0);
        QVERIFY(script.out.startsWith("#!/bin/sh\n"));
        QVERIFY(script.out.contains("sglang:time_to_first_token_seconds_bucket{namespace=\"prod\"}"));
    }
};

QTEST_GUILESS_MAIN(TestCliImport)
#include "test_cli_import.moc"
