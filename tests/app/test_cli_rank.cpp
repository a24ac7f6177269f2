// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum rank` as a user runs it: estimates that go round as a sheet, the ranking of one person, what is
// told of steps and of the bill.
#include "support/paths.h"

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

struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Outcome rank(const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromStdString(fulcrum::test::build_folder() + "/bin/fulcrum"),
                  QStringList{"rank"} + arguments);
    if (!process.waitForFinished(300'000) || process.exitStatus() == QProcess::CrashExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray read(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& name, const QByteArray& text)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

} // namespace

class TestCliRank : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_project = m_folder.filePath("five.toml");
        QVERIFY(write(m_project, read(QString::fromStdString(fulcrum::test::source_folder() +
                                                             "/projects/five-symptoms.toml"))));
    }

    void aSheetIsWrittenFilledInAndTaken()
    {
        const QString sheet = m_folder.filePath("sheet.csv");
        const Outcome out = rank({m_project, "--estimates-out", sheet});
        QVERIFY2(out.code == 0, out.err);
        QByteArray text = read(sheet);
        QVERIFY2(text.startsWith("lever,title,input,unit,low,mode,high,note\n"), text);
        QCOMPARE(text.count('\n'), 1 + 7 * 5);
        text.replace("effort_weeks,weeks,1.5,4,9,", "effort_weeks,weeks,0.3,0.5,1,it is a flag");
        QVERIFY(write(sheet, text));

        const QByteArray before = read(m_project);
        const Outcome in = rank({m_project, "--estimates-in", sheet, "--by", "Anna"});
        QVERIFY2(in.code == 0, in.err);
        for (const char* part :
             {"Anna", "continuous-batching", "effort_weeks", "1.5 / 4 / 9", "0.3 / 0.5 / 1"})
            QVERIFY2(in.out.contains(part), in.out);
        const QByteArray after = read(m_project);
        QVERIFY(after.startsWith(before.left(before.size() - 1)) && after.contains("[[estimate]]"));
        QVERIFY(after.contains("by = \"Anna\"") && after.contains("it is a flag"));
        const Outcome again = rank({m_project, "--estimates-in", sheet, "--by", "Anna", "--json"});
        QVERIFY(again.code == 0 && again.json()["changes"].toArray().isEmpty());
        QCOMPARE(read(m_project), after);

        // Anna's ranking, that of nobody, and both side by side.
        const Outcome anna = rank({m_project, "--judged", "--by", "Anna", "--json"});
        QVERIFY2(anna.code == 0, anna.err);
        const auto value = [](const Outcome& ranking, const QString& lever) {
            for (const QJsonValue& each : ranking.json()["levers"].toArray())
                if (each.toObject()["id"].toString() == lever)
                    return each.toObject()["expected_value"].toObject()["mean"].toDouble();
            return 0.0;
        };
        const Outcome given = rank({m_project, "--judged", "--as-given", "--json"});
        QVERIFY(value(anna, "continuous-batching") > 2 * value(given, "continuous-batching"));
        QCOMPARE(value(anna, "batch-cap"), value(given, "batch-cap"));
        QCOMPARE(anna.json()["estimates"].toObject()["people"].toArray().size(), 1);
        const Outcome nobody = rank({m_project, "--judged", "--by", "Ana"});
        QCOMPARE(nobody.code, 2);
        QVERIFY2(nobody.err.contains("did you mean 'Anna'?"), nobody.err);
    }

    void aFaultySheetChangesNothing()
    {
        const QString sheet = m_folder.filePath("faulty.csv");
        QVERIFY(write(sheet, "lever,input,low,mode,high\nbatch-cap,effort_weeks,3,2,1\n"));
        const QByteArray before = read(m_project);
        const Outcome in = rank({m_project, "--estimates-in", sheet, "--by", "Ben"});
        QCOMPARE(in.code, 2);
        QVERIFY2(in.err.contains("faulty.csv:2:"), in.err);
        QCOMPARE(read(m_project), before);
        QCOMPARE(rank({m_project, "--estimates-in", sheet}).code, 2); // whose?
    }

    // The same project in another way, side by side, with what explains each change of place.
    void anotherWayStandsBeside()
    {
        QByteArray text = read(m_project);
        text.replace("until = \"240 s\"", "until = \"100 s\"")
            .replace("warm_up = \"60 s\"", "warm_up = \"30 s\"");
        QVERIFY(write(m_project, text));
        const auto both = [&](const QStringList& way) {
            const Outcome outcome =
                rank(QStringList{m_project, "--json", "--draws", "2", "--replications", "1"} + way);
            if (outcome.code != 0) qWarning("%s", outcome.err.constData());
            return outcome.json();
        };
        const auto changes = [](const QJsonObject& json) { return json["changes"].toArray(); };
        const auto change = [&](const QJsonObject& json, const QString& lever) {
            for (const QJsonValue& each : changes(json))
                if (each.toObject()["id"].toString() == lever) return each.toObject();
            return QJsonObject();
        };
        const auto explained = [&](const QJsonObject& json) {
            for (const QJsonValue& each : changes(json)) {
                const QJsonObject one = each.toObject();
                if (one["place"] != one["place_against"] && one["why"].toString().isEmpty()) return false;
            }
            return !changes(json).isEmpty();
        };
        const QJsonObject score = both({"--against-score", "S4"});
        QVERIFY(explained(score) && !score["same_score"].toBool());
        const QJsonObject cost = both({"--against-objective", "cost"});
        QVERIFY(explained(cost));
        QCOMPARE(cost["against"].toObject()["objective"].toString(), QStringLiteral("cost"));
        QVERIFY(change(cost, "chunked-prefill")["why"].toString().contains("by cost instead of symptom"));
        const QJsonObject after = both({"--against-after", "chunked-prefill"});
        QVERIFY(explained(after));
        QVERIFY(change(after, "chunked-prefill")["place_against"].isNull());
        // The gap is closed: a second pool has nothing left to bring.
        QVERIFY(!change(after, "pd-split")["inputs"].toArray().isEmpty());
        const QJsonObject period = both({"--against-period", "30 s..60 s"});
        QVERIFY(explained(period));
        QVERIFY(period["against"].toObject()["title"].toString().contains("30 to 60 s"));
        const QJsonObject scenario = both({"--against-scenario", "slow-typing"});
        QVERIFY(explained(scenario));
        // In words, too.
        const Outcome words = rank({m_project, "--judged", "--against-score", "S3"});
        QVERIFY2(words.code == 0 && words.out.contains("another score: S3 instead of S1"),
                 words.out + words.err);
        const Outcome wrong = rank({m_project, "--judged", "--against-period", "soon"});
        QVERIFY2(wrong.code == 2 && wrong.err.contains("60 s..120 s"), wrong.err);
    }

    // What a provider would take for the same requests.
    void theBillStandsBesideAPriceList()
    {
        const Outcome outcome = rank({m_project, "--json", "--cost", "--draws", "2", "--replications", "1"});
        QVERIFY2(outcome.code == 0, outcome.err);
        const QJsonObject bridge = outcome.json()["cost_bridge"].toObject();
        QCOMPARE(bridge["scenario"].toString(), QStringLiteral("costly-prompts"));
        const QJsonObject other = bridge["competitor"].toObject();
        const double input = other["input_tokens"].toDouble(), cached = other["cached_tokens"].toDouble();
        const double output = other["output_tokens"].toDouble();
        QVERIFY(cached > 0.7 * input && output > 50 && output < 70);
        const double expected = ((input - cached) * 0.02 + cached * 0.005 + output * 0.05) / 1e3;
        QVERIFY(std::abs(other["usd_per_thousand_requests"].toDouble() / expected - 1) < 1e-6);
        QVERIFY(other["ratio"].toDouble() > 2 && other["ratio"].toDouble() < 4); // "three times the price"
        QVERIFY(bridge["savings"].toArray()[0].toObject()["whole_replicas"].toInt() == 3);
    }

    void theLedgerStandsBelow()
    {
        QVERIFY(write(m_project, read(m_project) +
                                     "\n[[delivered]]\nlever = \"batch-cap\"\nfigure = "
                                     "\"tpot_s.p95\"\nbefore = \"35 ms\"\npromised = \"20 ms\"\n"
                                     "delivered = \"26 ms\"\nsource = \"Grafana\"\n"));
        const Outcome text = rank({m_project, "--judged"});
        QVERIFY2(text.code == 0 && text.out.contains("Shrink factor") && text.out.contains("0.60"),
                 text.out + text.err);
        QVERIFY2(text.out.contains("Step by step"), text.out);
        const QJsonObject json = rank({m_project, "--judged", "--json"}).json();
        QVERIFY(std::abs(json["ledger"].toObject()["gain_factor"].toDouble() - 2.6 / 3) < 1e-9);
    }

private:
    QTemporaryDir m_folder;
    QString m_project;
};

QTEST_GUILESS_MAIN(TestCliRank)
#include "test_cli_rank.moc"
