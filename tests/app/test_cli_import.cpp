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

namespace
{

struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

Outcome fulcrum(const QStringList& arguments)
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
        const Outcome text = fulcrum(QStringList{QStringLiteral("import")} + files);
        QCOMPARE(text.code, 0);
        for (const char* part : {"two snapshots 60 s apart", "output_token_rate", "100 /s", "more than 2.5 s",
                                 "Mind:", "KV usage reads 0"})
            QVERIFY2(text.out.contains(part), text.out.constData());

        const Outcome json = fulcrum(QStringList{QStringLiteral("import"), QStringLiteral("--json")} + files);
        const QJsonObject file = QJsonDocument::fromJson(json.out)
                                     .object()
                                     .value(QLatin1String("files"))
                                     .toArray()
                                     .at(0)
                                     .toObject();
        QCOMPARE(file.value(QLatin1String("kind")).toString(), QStringLiteral("vllm-metrics"));
        QVERIFY(!file.value(QLatin1String("observations")).toArray().isEmpty());
    }

    // What it prints can be put into a project as it is.
    void printsObservationsThatAProjectTakes()
    {
        const QStringList files = {written("a.prom", kBefore), written("b.prom", after())};
        const Outcome blocks =
            fulcrum(QStringList{QStringLiteral("import"), QStringLiteral("--observations")} + files);
        QCOMPARE(blocks.code, 0);
        QVERIFY(blocks.out.contains("[[observation]]\nid = \"ttft_s-p99\""));
        QVERIFY(blocks.out.contains("at least 2.5 s"));
        QFile example(QString::fromStdString(fulcrum::test::source_folder() + "/projects/symptom-3.1.toml"));
        if (!example.open(QIODevice::ReadOnly)) QSKIP("no example project");
        const QString project = written("p.toml", example.readAll() + "\n" + blocks.out);
        const Outcome check = fulcrum({QStringLiteral("check"), project});
        QVERIFY2(check.code != 2, check.err.constData());
    }

    void saysWhatItCannotRead()
    {
        const Outcome none = fulcrum({QStringLiteral("import"), written("x.txt", "hello\n")});
        QCOMPARE(none.code, 2);
        QVERIFY(none.err.contains("none of the formats"));
        QVERIFY(none.err.contains("prometheus-text"));
        QCOMPARE(fulcrum({QStringLiteral("import")}).code, 2);
        QCOMPARE(fulcrum({QStringLiteral("import"), QStringLiteral("--as"), QStringLiteral("what"),
                          QStringLiteral("x")})
                     .code,
                 2);
    }

    void printsAScript()
    {
        const Outcome script = fulcrum({QStringLiteral("import"), QStringLiteral("--collect"),
                                        QStringLiteral("--engine"), QStringLiteral("sglang"),
                                        QStringLiteral("--labels"), QStringLiteral("namespace=\"prod\"")});
        QCOMPARE(script.code, 0);
        QVERIFY(script.out.startsWith("#!/bin/sh\n"));
        QVERIFY(script.out.contains("sglang:time_to_first_token_seconds_bucket{namespace=\"prod\"}"));
    }
};

QTEST_GUILESS_MAIN(TestCliImport)
#include "test_cli_import.moc"
