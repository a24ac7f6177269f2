// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum notebook` as a user runs it.
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

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Outcome runProgram(const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromStdString(fulcrum::test::build_folder() + "/bin/fulcrum"), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() == QProcess::CrashExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QJsonObject find(const QJsonArray& array, const QString& key, const QString& value)
{
    for (const QJsonValue& one : array)
        if (one.toObject()[key].toString() == value) return one.toObject();
    return {};
}

const QString kIncident =
    QString::fromStdString(fulcrum::test::source_folder() + "/projects/tenant-burst.toml");

} // namespace

class TestCliNotebook : public QObject
{
    Q_OBJECT

private slots:
    void theIncidentIsJudgedByItsRun()
    {
        const Outcome run = runProgram({"notebook", kIncident, "--json"});
        QVERIFY2(run.code == 0, run.err + run.out);
        QVERIFY(run.err.isEmpty());
        const QJsonObject json = run.json();
        QVERIFY(json["complete"].toBool());
        QCOMPARE(json["notes"].toArray().size(), 11);
        const QJsonArray judged = json["judged"].toArray();
        QCOMPARE(find(judged, "note", "first-token-falls")["verdict"].toString(),
                 QStringLiteral("came true"));
        QCOMPARE(find(judged, "note", "prefill-is-slow")["verdict"].toString(), QStringLiteral("did not"));
        QCOMPARE(json["credits"].toArray().at(0).toObject()["credit"].toString(),
                 QStringLiteral("supported"));
        const QJsonObject recovery = json["recovery"].toArray().at(0).toObject();
        QCOMPARE(recovery["conclusion"].toString(), QStringLiteral("overload bounded"));
        const QJsonObject chat = find(recovery["classes"].toArray(), "class", "chat");
        QCOMPARE(chat["conclusion"].toString(), QStringLiteral("full service restored"));
        QVERIFY(chat["after"].toObject()["useful_rate"].toDouble() > 15);
    }

    void theTextSaysTheSame()
    {
        const Outcome run = runProgram({"notebook", kIncident});
        QCOMPARE(run.code, 0);
        for (const char* words : {"Records", "Predictions and falsifiers", "came true", "credit: supported",
                                  "overload bounded", "full service is not restored"})
            QVERIFY2(run.out.contains(words), run.out);
    }

    void whatIsMissingIsAskedFor()
    {
        QFile whole(kIncident);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        QByteArray text = whole.readAll();
        text.replace("stop_condition = \"Taken back", "# \"Taken back");
        text += "\n[[observation]]\nid = \"slow\"\ntitle = \"latency is high\"\n";
        QFile file(m_folder.filePath("incomplete.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        const Outcome run = runProgram({"notebook", file.fileName()});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains("incomplete: stop_condition"), run.out);
        QVERIFY2(run.err.contains("\"latency is high\" can not be checked by anybody"), run.err);
    }

    void measuredDataIsAskedFirst()
    {
        const Outcome run = runProgram({"notebook", kIncident, "--data", m_folder.filePath("not-there.csv")});
        QCOMPARE(run.code, 2);
        QVERIFY(run.err.contains("not-there.csv"));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCliNotebook)
#include "test_cli_notebook.moc"
