// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "evidence/censoring.h"
#include "models/evidence/requests.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <queue>

using namespace fulcrum;
using namespace fulcrum::evidence;
using Ended = RequestRow::Ended;

namespace
{

// 1 ms, 2 ms, … to the first token.
std::vector<RequestRow> ladder(int count)
{
    std::vector<RequestRow> rows;
    for (int i = 1; i <= count; ++i)
        rows.push_back(requests::completed(i, 0, 0.001 * i));
    return rows;
}

// Requests of a server that serves one after the other and stalls once. Closed loop: `clients` send the next
// right after an answer; open loop: arrivals do not wait.
std::vector<RequestRow> served(bool closed, int clients, double stall_at, double stall)
{
    RandomStream draw(5, stream_id("served", Purpose::Other), closed ? 1 : 2);
    std::vector<RequestRow> rows;
    double free_at = 0;
    double arrival = 0;
    std::priority_queue<double, std::vector<double>, std::greater<>> ready;
    for (int i = 0; i < clients; ++i)
        ready.push(0);
    for (int i = 0; i < 2000; ++i) {
        if (closed) {
            arrival = ready.top() + 1e-5;
            ready.pop();
        } else {
            arrival += draw.exponential() * 0.13;
        }
        double begin = std::max(arrival, free_at);
        if (begin >= stall_at && begin < stall_at + stall) begin = stall_at + stall;
        free_at = begin + 0.1 * (0.5 + draw.uniform());
        rows.push_back(requests::completed(arrival, begin - arrival, free_at - begin, 0));
        if (closed) ready.push(free_at);
    }
    return rows;
}

} // namespace

class TestCensoring : public QObject
{
    Q_OBJECT

private slots:
    void percentilesWithIntervals()
    {
        const auto rows = ladder(1000);
        const auto p99 = offered_percentile(rows, "ttft_s", 0.99);
        QVERIFY(p99.ok());
        QVERIFY(std::abs(p99->figure.value - 0.990) < 1e-9);
        // MODEL 13: p99 of 1,000 lies between the 983rd and the 997th.
        QVERIFY(p99->interval.has_value());
        QVERIFY(std::abs(p99->interval->low - 0.983) < 1e-9);
        QVERIFY(std::abs(p99->interval->high - 0.997) < 1e-9);
        QVERIFY(p99->best == p99->worst);
    }

    void fewAreInsufficient()
    {
        const auto few = offered_percentile(ladder(367), "ttft_s", 0.99);
        QVERIFY(few.ok());
        QVERIFY(!few->interval.has_value());
        QVERIFY(QByteArray::fromStdString(few->text).contains("insufficient"));
        QVERIFY(offered_percentile(ladder(368), "ttft_s", 0.99)->interval.has_value());
        QVERIFY(!offered_percentile(ladder(10), "gateway_wait_s", 0.99).ok());
    }

    void timeoutsHideTheTail()
    {
        auto rows = ladder(940);
        for (int i = 0; i < 60; ++i)
            rows.push_back(requests::ended(i, 30, Ended::TimedOut));
        const auto p95 = offered_percentile(rows, "ttft_s", 0.95);
        QVERIFY(p95.ok());
        QVERIFY(p95->figure.at_least());
        QCOMPARE(p95->figure.low, 30.0);
        QVERIFY(QByteArray::fromStdString(p95->text).contains("at least 30 s"));
        QVERIFY(QByteArray::fromStdString(p95->text).contains("1000 offered: 940 completed, 60 timed out"));
        const auto p90 = offered_percentile(rows, "ttft_s", 0.9);
        QVERIFY(!p90->figure.at_least());
        QVERIFY(std::abs(p90->figure.value - 0.9) < 1e-9);
        // A file that does not say when they were given up.
        for (RequestRow& row : rows)
            if (row.ended == Ended::TimedOut) row.last_seen = kUnknown;
        QCOMPARE(offered_percentile(rows, "ttft_s", 0.95, 10)->figure.low, 10.0);
    }

    void rejectionsGiveBounds()
    {
        auto rows = ladder(900);
        for (int i = 0; i < 100; ++i)
            rows.push_back(requests::ended(i, 0, Ended::Rejected));
        const auto p95 = offered_percentile(rows, "ttft_s", 0.95);
        QVERIFY(p95.ok());
        QVERIFY(p95->worst.at_least());
        QVERIFY(!p95->best.at_least());
        QVERIFY(std::abs(p95->best.value - 0.85) < 1e-9);
        QVERIFY(QByteArray::fromStdString(p95->text).contains("no random part of all"));
    }

    void kaplanMeier()
    {
        // A textbook's example (Kleinbaum, Klein: remission times under 6-MP).
        const std::vector<double> ended = {6, 6, 6, 7, 10, 13, 16, 22, 23};
        const std::vector<double> longer = {6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35};
        const Survival survival = kaplan_meier(ended, longer);
        QCOMPARE(survival.steps.size(), 7U);
        const std::vector<double> expected = {0.8571, 0.8067, 0.7529, 0.6902, 0.6275, 0.5378, 0.4482};
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY(std::abs(survival.steps[i].longer - expected[i]) < 1e-4);
        QCOMPARE(survival.steps[0].at_risk, 21);
        QCOMPARE(survival.quantile(0.5).value, 23.0);
        QCOMPARE(survival.until, 35.0);
        const auto beyond = survival.quantile(0.9);
        QVERIFY(beyond.at_least());
        QCOMPARE(beyond.low, 35.0);
    }

    void kaplanMeierFindsWhatATimeoutCuts()
    {
        RandomStream draw(9, stream_id("km", Purpose::Other), 0);
        std::vector<double> ended;
        std::vector<double> longer;
        for (int i = 0; i < 5000; ++i) {
            const double wait = draw.exponential();
            const double patience = 2 * draw.uniform();
            (wait <= patience ? ended : longer).push_back(std::min(wait, patience));
        }
        const auto median = kaplan_meier(ended, longer).quantile(0.5);
        QVERIFY(std::abs(median.value - std::log(2.0)) < 0.03);
        QVERIFY(median.low < std::log(2.0) && median.high > std::log(2.0));
        // Those that ended alone say too little.
        std::ranges::sort(ended);
        QVERIFY(ended[ended.size() / 2] < 0.5);
    }

    void aClientsCapIsSeen()
    {
        const auto findings = client_findings(served(true, 8, 1e9, 0));
        QCOMPARE(findings.size(), 1U);
        QCOMPARE(findings[0].kind, ClientFinding::Kind::ClientCap);
        QCOMPARE(findings[0].level, 8.0);
        QVERIFY(findings[0].share > 0.9);
        QVERIFY(QByteArray::fromStdString(findings[0].text).contains("stays at 8"));
    }

    void coordinatedOmissionIsSeen()
    {
        const auto findings = client_findings(served(true, 2, 50, 20));
        const auto stall =
            std::ranges::find(findings, ClientFinding::Kind::CoordinatedOmission, &ClientFinding::kind);
        QVERIFY(stall != findings.end());
        QVERIFY(std::abs(stall->level - 20) < 1);
        QVERIFY(stall->never_sent > 100);
    }

    void anOpenLoopIsNotAccused()
    {
        QVERIFY(client_findings(served(false, 0, 1e9, 0)).empty());
        QVERIFY(client_findings(served(false, 0, 50, 20)).empty());
        QVERIFY(client_findings(ladder(20)).empty());
    }
};

QTEST_APPLESS_MAIN(TestCensoring)
#include "test_evidence_censoring.moc"
