// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"
#include "study/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::study;

namespace
{

ScenarioFigures some_figures()
{
    auto record = test::empty_record();
    for (int i = 0; i < 97; ++i)
        record.requests.push_back(test::served(0, 2));
    for (int i = 0; i < 3; ++i)
        record.requests.push_back(test::waiting(70 * kSecond));
    ScenarioFigures figures = figures_of(record);
    figures.name = "observed";
    return figures;
}

scenario::Project expecting(scenario::Expectation expectation)
{
    scenario::Project project;
    project.expectations = {std::move(expectation)};
    return project;
}

scenario::Expectation expectation(const std::string& metric, std::optional<double> at_least,
                                  std::optional<double> at_most)
{
    scenario::Expectation result;
    result.scenario = "observed";
    result.metric = metric;
    result.at_least = at_least;
    result.at_most = at_most;
    result.at = {12, 1};
    return result;
}

bool holds(const scenario::Expectation& one)
{
    const auto checks = check_expectations(expecting(one), "p.toml", {some_figures()});
    return checks.ok() && checks->size() == 1 && checks->front().holds;
}

} // namespace

class TestStudyJson : public QObject
{
    Q_OBJECT

private slots:
    // Clients, gateways and KV links, each a mean over replications, and nothing where there are none.
    void theWayOfRequests()
    {
        QVERIFY(!QString::fromStdString(simulate_json("T", 7, {some_figures()}, {})).contains("gateways"));
        const auto run = [](std::int64_t times) {
            auto record = test::empty_record();
            record.clients.push_back({"user", 100 * times, 20 * times, 10 * times, 500 * times, {}});
            cluster::GatewayRecord gateway;
            gateway.node = "gate";
            gateway.passed = 80 * times;
            gateway.rejected[static_cast<std::size_t>(engine::Rejection::OverQuota)] = 3 * times;
            gateway.timeline.add(0, 10 * kSecond, {4, 30});
            gateway.timeline.add(10 * kSecond, 20 * kSecond, {0, 10});
            record.gateways.push_back(gateway);
            cluster::KvLinkRecord link;
            link.node = "wire";
            link.transfers = 50 * times;
            link.busy = 25 * kSecond;
            link.wait.add(10 * kMillisecond);
            link.transfer.add(20 * kMillisecond);
            record.kv_links.push_back(link);
            return figures_of(record);
        };
        const std::string text = simulate_json("T", 7, {combine({run(1), run(3)})}, {});
        const QJsonObject scenario = QJsonDocument::fromJson(QByteArray::fromStdString(text))
                                         .object()["scenarios"]
                                         .toArray()
                                         .at(0)
                                         .toObject();
        const QJsonObject client = scenario["clients"].toArray().at(0).toObject();
        QCOMPARE(client["name"].toString(), QStringLiteral("user"));
        QCOMPARE(client["sent"].toDouble(), 200.0);
        QCOMPARE(client["retries"].toDouble(), 40.0);
        QCOMPARE(client["timeouts"].toDouble(), 20.0);
        QCOMPARE(client["wasted_tokens"].toDouble(), 1000.0);
        const QJsonObject gateway = scenario["gateways"].toArray().at(0).toObject();
        QCOMPARE(gateway["passed"].toDouble(), 160.0);
        QCOMPARE(gateway["rejected_for"].toObject()["over_quota"].toDouble(), 6.0);
        QCOMPARE(gateway["queue_mean"].toDouble(), 2.0);
        QCOMPARE(gateway["queue_max"].toDouble(), 4.0);
        QCOMPARE(gateway["in_flight_mean"].toDouble(), 20.0);
        const QJsonObject link = scenario["kv_links"].toArray().at(0).toObject();
        QCOMPARE(link["transfers"].toDouble(), 100.0);
        QCOMPARE(link["busy_share"].toDouble(), 0.25);
        QVERIFY(std::abs(link["wait_mean_s"].toDouble() - 0.01) < 1e-4);
        QVERIFY(std::abs(link["transfer_p99_s"].toDouble() - 0.02) < 1e-4);
    }

    void hasTheAgreedNames()
    {
        const std::string text = simulate_json("Title", 7, {some_figures()}, {});
        const QJsonObject root = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        QCOMPARE(root["seed"].toInt(), 7);
        const QJsonObject scenario = root["scenarios"].toArray().at(0).toObject();
        for (const char* name : {"offered", "completed", "rejected", "timed_out", "in_flight", "preemptions",
                                 "request_rate", "output_token_rate", "occupancy", "utilisation",
                                 "kv_usage_mean", "kv_usage_max", "prefix_hit_ratio"}) {
            QVERIFY2(scenario[QLatin1String(name)].isDouble(), name);
        }
        QVERIFY(scenario["cost_usd_per_million_output_tokens"].isNull());
        QVERIFY(scenario["steady_state"].toObject()["holds"].isBool());
        QCOMPARE(scenario["trust"].toString(), QStringLiteral("uncalibrated"));
        QVERIFY(scenario["intervals"].toObject()["occupancy"].toObject().contains("low"));
        const QJsonObject chat = scenario["by_class"].toArray().at(0).toObject();
        QCOMPARE(chat["name"].toString(), QStringLiteral("chat"));
        for (const QJsonObject& owner : {scenario, chat}) {
            for (const char* name : {"offered", "completed", "rejected", "timed_out", "in_flight"})
                QVERIFY2(owner[QLatin1String(name)].isDouble(), name);
            for (const char* name : {"ttft_s", "tpot_s", "itl_s", "queue_s", "prefill_s", "e2e_s"}) {
                const QJsonObject distribution = owner[QLatin1String(name)].toObject();
                for (const char* statistic :
                     {"mean", "p50", "p90", "p95", "p99", "max", "population", "count"}) {
                    QVERIFY2(distribution.contains(QLatin1String(statistic)), name);
                }
            }
            QVERIFY(owner.contains("itl_over_100ms_per_1000"));
        }
    }

    void figuresAreKnownHiddenOrNull()
    {
        const std::string text = simulate_json("Title", 1, {some_figures()}, {});
        const QJsonObject root = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        const QJsonObject scenario = root["scenarios"].toArray().at(0).toObject();
        const QJsonObject ttft = scenario["ttft_s"].toObject();
        QCOMPARE(ttft["p50"].toObject()["value"].toDouble(), 2.0);
        QCOMPARE(ttft["p99"].toObject()["at_least"].toDouble(), 30.0);
        QVERIFY(!ttft["p99"].toObject().contains("value"));
        QVERIFY(ttft["why"].toObject()["p99"].toString().contains("3 of 100"));
        const QJsonObject itl = scenario["itl_s"].toObject();
        QVERIFY(itl["p99"].isNull());
        QVERIFY(!itl["why"].toObject()["p99"].toString().isEmpty());
    }

    void badTextDoesNotEndTheProgram()
    {
        const std::string text = simulate_json("caf\xe9", 1, {}, {});
        QVERIFY(!QJsonDocument::fromJson(QByteArray::fromStdString(text)).isNull());
    }

    void expectations()
    {
        QVERIFY(holds(expectation("ttft_s.p50", 1.9, 2.1)));
        QVERIFY(!holds(expectation("ttft_s.p50", 2.1, {})));
        QVERIFY(!holds(expectation("ttft_s.p50", {}, 1.9)));
        // Hidden: known to be at least 30 s, and nothing more.
        QVERIFY(holds(expectation("ttft_s.p99", 20, {})));
        QVERIFY(!holds(expectation("ttft_s.p99", 31, {})));
        QVERIFY(!holds(expectation("ttft_s.p99", {}, 1000)));
        QVERIFY(!holds(expectation("itl_s.p99", 0, {}))); // unknown
        QVERIFY(holds(expectation("offered", 100, 100)));
    }

    void expectationsRelativeToAnotherScenario()
    {
        ScenarioFigures other = some_figures();
        other.name = "other";
        other.offered = 50;
        scenario::Expectation ratio = expectation("offered", 1.9, 2.1);
        ratio.relative_to = "other";
        const auto checks = check_expectations(expecting(ratio), "p.toml", {some_figures(), other});
        QVERIFY(checks.ok() && checks->size() == 1);
        QVERIFY2(checks->front().holds, checks->front().text.c_str());
        QCOMPARE(checks->front().figure.interval.value, 2.0);
        // The other one did not run: nothing to check.
        QVERIFY(check_expectations(expecting(ratio), "p.toml", {some_figures()})->empty());
    }

    void unknownNamesAreErrorsWithTheirPlace()
    {
        const auto metric =
            check_expectations(expecting(expectation("itl_s.p98", 0, 1)), "p.toml", {some_figures()});
        QVERIFY(!metric.ok());
        QCOMPARE(metric.errors().front().file, std::string("p.toml"));
        QCOMPARE(metric.errors().front().at.line, 12);
        scenario::Expectation of_class = expectation("itl_s.p99", 0, 1);
        of_class.of_class = "nobody";
        const auto checks = check_expectations(expecting(of_class), "p.toml", {some_figures()});
        QVERIFY(!checks.ok());
        QCOMPARE(checks.errors().front().at.line, 12);
    }
};

QTEST_GUILESS_MAIN(TestStudyJson)
#include "test_study_json.moc"
