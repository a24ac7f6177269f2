// SPDX-License-Identifier: GPL-3.0-or-later
// From what people have to a run, on the command line, without an edit by hand.
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace
{

const QString kManifest = QString::fromStdString(fulcrum::test::source_folder()) +
                          "/tests/models/evidence/launch/fixtures/deployment.yaml";

struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Outcome runProgram(const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromStdString(fulcrum::test::build_folder() + "/bin/fulcrum"), arguments);
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("%s cannot be written", qPrintable(path));
    file.write(text);
}

} // namespace

class TestCliLaunch : public QObject
{
    Q_OBJECT

private slots:
    void runsAMeasuredRunAgain()
    {
        const QString folder =
            QString::fromStdString(fulcrum::test::shared_data()) + "/measured/RTX4090_Llama-3.1-8B";
        if (!QDir(folder).exists()) QSKIP("the measured runs are not on this machine");
        QTemporaryDir temporary;
        const QString project = temporary.filePath("again.toml");
        const Outcome built = runProgram({"import", folder, "--scenario", "--to", project});
        QVERIFY2(built.code == 0, built.err.constData());
        QVERIFY(built.out.contains("meta.json, kv_cache, num_gpu_blocks: engine.kv_blocks = 2588"));
        const Outcome run = runProgram({"simulate", project, "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonObject scenario = run.json()["scenarios"].toArray().first().toObject();
        QCOMPARE(scenario["completed"].toDouble(), 300.0);
        const double ttft = scenario["ttft_s"].toObject()["mean"].toObject()["value"].toDouble();
        QVERIFY2(std::abs(ttft / 65.5 - 1) < 0.1, qPrintable(QString::number(ttft)));
    }

    // A model that does not fit is said when the project is made, and nothing is written over.
    void saysWhatDoesNotRunYet()
    {
        QTemporaryDir temporary;
        const QString project = temporary.filePath("big.toml");
        const QStringList call{
            "import", "--scenario", "--command", "vllm serve meta-llama/Meta-Llama-3.1-70B",
            "--gpu",  "l40s",       "--rate",    "1",
            "--to",   project};
        const Outcome built = runProgram(call);
        QCOMPARE(built.code, 1);
        QVERIFY(built.out.contains("it does not run yet"));
        QVERIFY(built.out.contains("does not fit on L40S"));
        QFile first(project);
        QVERIFY(first.open(QIODevice::ReadOnly));
        const QByteArray text = first.readAll();
        const Outcome again = runProgram(call);
        QCOMPARE(again.code, 2);
        QVERIFY(again.err.contains("there is a file of that name already"));
        first.seek(0);
        QCOMPARE(first.readAll(), text);
    }

    void runsAManifestWithARateAndTwoHistograms()
    {
        QTemporaryDir temporary;
        const QString project = temporary.filePath("deployed.toml");
        write(temporary.filePath("p.csv"), "le,count\n500,100\n1000,700\n2000,1000\n");
        write(temporary.filePath("o.csv"), "le,count\n100,300\n200,900\n500,1000\n");
        const Outcome built =
            runProgram({"import", kManifest, "--scenario", "--rate", "12 /s", "--prompt-histogram",
                        temporary.filePath("p.csv"), "--output-histogram", temporary.filePath("o.csv"),
                        "--hit-ratio", "0.2", "--to", project, "--json"});
        QVERIFY2(built.code == 0, built.err.constData());
        QVERIFY(!built.json()["assumptions"].toArray().isEmpty());
        QVERIFY(!built.json()["redacted"].toArray().isEmpty());
        const Outcome run =
            runProgram({"simulate", project, "--scenario", "deployed", "--replications", "1", "--json"});
        QVERIFY2(run.code == 0, run.err.constData());
        const QJsonObject scenario = run.json()["scenarios"].toArray().first().toObject();
        QVERIFY(scenario["completed"].toDouble() > 3000);
    }

    void takesALaunchLine()
    {
        const QStringList line{
            "import", "--scenario", "--command", "vllm serve Qwen/Qwen3-8B --max-num-seqs 64", "--rate", "2"};
        const Outcome missing = runProgram(line);
        QCOMPARE(missing.code, 2);
        QVERIFY(missing.err.contains("nothing says which GPU"));
        const Outcome built = runProgram(line + QStringList{"--gpu", "l40s"});
        QVERIFY2(built.code == 0, built.err.constData());
        QVERIFY(built.out.contains("max_num_seqs = 64 # --max-num-seqs"));
    }

    void tellsWhatADeployChanged()
    {
        QTemporaryDir temporary;
        const QString after = temporary.filePath("after.yaml");
        QFile before(kManifest);
        QVERIFY(before.open(QIODevice::ReadOnly));
        write(after, before.readAll()
                         .replace("--max-num-seqs 128", "--max-num-seqs 32")
                         .replace("cpu: 7500m", "cpu: 2"));
        const Outcome changed = runProgram({"diff", kManifest, after, "--json"});
        QVERIFY2(changed.code == 0, changed.err.constData());
        const QJsonArray differences = changed.json()["differences"].toArray();
        QCOMPARE(differences.size(), 2);
        QCOMPARE(differences.first().toObject()["edit"].toObject()["key"].toString(),
                 QStringLiteral("max_num_seqs"));
        const Outcome text = runProgram({"diff", kManifest, after});
        QVERIFY(text.out.contains("CPU limit"));
        const Outcome same = runProgram({"diff", kManifest, kManifest});
        QVERIFY(same.out.contains("Nothing differs"));
    }

    // Two launch lines, and what was observed typed into a project file: which line of the deploy did it?
    void saysWhichChangeDidIt()
    {
        QTemporaryDir temporary;
        const QString observed = temporary.filePath("observed.toml");
        write(observed,
              "format = 1\n"
              "[[observation]]\nid = \"first-token\"\nmetric = \"ttft_s\"\nstatistic = \"p50\"\n"
              "before = \"45 ms\"\nafter = \"9 s\"\n"
              "[[observation]]\nid = \"requests\"\nmetric = \"request_rate\"\nstatistic = \"rate\"\n"
              "before = \"6 /s\"\nafter = \"5.5 /s\"\n");
        const QString before =
            QStringLiteral("vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 256");
        const QString after = QStringLiteral(
            "vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 8 --max-model-len 16384");
        const QStringList line{"diff", before, after, "--gpu", "h100-sxm", "--observed", observed};
        const Outcome json = runProgram(line + QStringList{"--json"});
        QVERIFY2(json.code == 0, json.err.constData());
        QCOMPARE(json.json()["verdict"].toString(), QStringLiteral("--max-num-seqs"));
        const QJsonObject first = json.json()["changes"].toArray().first().toObject();
        QCOMPARE(first["what"].toString(), QStringLiteral("--max-num-seqs"));
        QCOMPARE(first["from"].toString(), QStringLiteral("256"));
        QVERIFY(first["modelled"].toBool() && first["explains"].toDouble() > 0.6);
        const QJsonObject ttft = first["effect"].toObject()["ttft_s.p50"].toObject();
        QVERIFY(ttft["low"].toDouble() > 1 && ttft["factor"].toDouble() <= ttft["high"].toDouble());
        QVERIFY(json.json()["together"].toObject()["explains"].toDouble() > 0.6);
        const Outcome text = runProgram(line);
        QVERIFY2(text.out.contains("Verdict: --max-num-seqs"), text.out.constData());
        const Outcome lacking =
            runProgram({"diff", before, after, "--gpu", "h100-sxm", "--observed", "nowhere.csv"});
        QCOMPARE(lacking.code, 2);
        const Outcome expected = runProgram({"diff", before, after, "--gpu", "h100-sxm", "--rate", "6 /s"});
        QVERIFY2(expected.out.contains("Nothing was observed"), expected.out.constData());
    }

    // Neither launch line says which GPU it is; the project does.
    void takesTheGpuOfTheProject()
    {
        const QString project =
            QString::fromStdString(fulcrum::test::source_folder() + "/projects/symptom-3.1.toml");
        const QStringList lines{"diff", "vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 256",
                                "vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 8"};
        QCOMPARE(runProgram(lines).code, 2);
        const Outcome tried = runProgram(lines + QStringList{"--project", project});
        QVERIFY2(tried.code == 0, tried.err.constData());
        QVERIFY2(tried.out.contains("Verdict: "), tried.out.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliLaunch)
#include "test_cli_launch.moc"
