// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "evidence/decomposition.h"
#include "models/evidence/requests.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace fulcrum;
using namespace fulcrum::evidence;

namespace
{

// The trace of the third seed; `clock` is where its clock stands at 10:02:00.
RequestRow trace(double clock)
{
    RequestRow row;
    row.id = "r";
    row.arrival = clock;
    row.admitted = clock + 5.9;
    row.scheduled = clock + 6.0;
    row.first_token = clock + 6.7;
    row.first_seen = clock + 6.74;
    return row;
}

TimeNs sum(const RequestParts& parts)
{
    return std::accumulate(
        parts.parts.begin(), parts.parts.end(), TimeNs{0},
        [](TimeNs all, const std::optional<TimeNs>& part) { return all + part.value_or(0); });
}

} // namespace

class TestDecomposition : public QObject
{
    Q_OBJECT

private slots:
    void theThirdSeedsTrace_data()
    {
        QTest::addColumn<double>("clock");
        QTest::newRow("from the begin of the file") << 120.0;
        QTest::newRow("since 1970") << 1796032920.0;
    }

    void theThirdSeedsTrace()
    {
        QFETCH(double, clock);
        const auto parts = decompose(trace(clock));
        QVERIFY(parts.ok());
        QCOMPARE((*parts)[Part::Admission], std::optional<TimeNs>(5'900'000'000));
        QCOMPARE((*parts)[Part::Queue], std::optional<TimeNs>(100'000'000));
        QCOMPARE((*parts)[Part::Prefill], std::optional<TimeNs>(700'000'000));
        QCOMPARE((*parts)[Part::ClientOut], std::optional<TimeNs>(40'000'000));
        QVERIFY(!(*parts)[Part::ClientIn] && !(*parts)[Part::Decode]);
        QCOMPARE(parts->total, 6'740'000'000);
        QCOMPARE(sum(*parts), parts->total);
        QVERIFY(parts->notes.empty());
    }

    void partsOfAnyRequestAddUpExactly()
    {
        RandomStream draw(3, stream_id("parts", Purpose::Other), 0);
        for (int i = 0; i < 1000; ++i) {
            RequestRow row = requests::completed(draw.uniform() * 1e6, draw.uniform() * 10,
                                                 draw.uniform() * 3, draw.uniform() * 100);
            if (i % 2 == 0) row.admitted = row.arrival + draw.uniform() * (row.scheduled - row.arrival);
            row.last_seen += draw.uniform();
            for (const Until until : {Until::FirstToken, Until::LastToken}) {
                const auto parts = decompose(row, until);
                QVERIFY(parts.ok());
                QCOMPARE(sum(*parts), parts->total);
                QCOMPARE((*parts)[Part::Decode].has_value(), until == Until::LastToken);
            }
        }
    }

    void whatCannotBeToldApartIsSaid()
    {
        RequestRow row = trace(0);
        row.admitted = kUnknown;
        const auto merged = decompose(row);
        QVERIFY(merged.ok());
        QCOMPARE((*merged)[Part::Queue], std::optional<TimeNs>(6'000'000'000));
        QVERIFY(!(*merged)[Part::Admission]);
        QCOMPARE(merged->notes.size(), 1U);

        RequestRow durations;
        durations.ttft = 3;
        QVERIFY(!decompose(durations).ok());
        row.first_seen = 6.5; // before it was emitted
        const auto skewed = decompose(row);
        QVERIFY(!skewed.ok());
        QVERIFY(QByteArray::fromStdString(to_string(skewed.errors())).contains("clocks"));
    }

    void theWayToTheFrontEnd()
    {
        RequestRow row = trace(100);
        row.reached = 100.03;
        const auto parts = decompose(row);
        QVERIFY(parts.ok());
        QCOMPARE((*parts)[Part::ClientIn], std::optional<TimeNs>(30'000'000));
        QCOMPARE((*parts)[Part::Admission], std::optional<TimeNs>(5'870'000'000));
        QCOMPARE(sum(*parts), parts->total);
    }

    void aSimulatedRequest()
    {
        cluster::RequestTimes request;
        request.arrival = 10;
        request.scheduled = 35;
        request.first_token = 90;
        request.last_token = 500;
        request.first_seen = 97;
        request.last_seen = 520;
        request.outcome = engine::Outcome::Completed;
        const auto first = decompose(request);
        QVERIFY(first.ok());
        QCOMPARE((*first)[Part::Queue], std::optional<TimeNs>(25));
        QCOMPARE((*first)[Part::Prefill], std::optional<TimeNs>(55));
        QCOMPARE((*first)[Part::ClientOut], std::optional<TimeNs>(7));
        QCOMPARE(sum(*first), 87);
        const auto last = decompose(request, Until::LastToken);
        QVERIFY(last.ok());
        QCOMPARE((*last)[Part::Decode], std::optional<TimeNs>(410));
        QCOMPARE((*last)[Part::ClientOut], std::optional<TimeNs>(20));
        QCOMPARE(sum(*last), 510);
        QVERIFY(!(*last)[Part::Admission]);
        QCOMPARE(last->notes.size(), 1U); // where the moments of the way there are not known
        request.reached = 12;
        request.admitted = 30;
        const auto whole = decompose(request, Until::LastToken);
        QVERIFY(whole.ok());
        QCOMPARE((*whole)[Part::ClientIn], std::optional<TimeNs>(2));
        QCOMPARE((*whole)[Part::Admission], std::optional<TimeNs>(18));
        QCOMPARE((*whole)[Part::Queue], std::optional<TimeNs>(5));
        QCOMPARE(sum(*whole), 510);
        QVERIFY(whole->notes.empty());
        request.first_token = kNever;
        QVERIFY(!decompose(request).ok());
    }

    void meansAddAndPercentilesDoNot()
    {
        // The slow ones of one part are not those of the other.
        std::vector<RequestParts> all;
        for (int i = 0; i < 100; ++i) {
            const double queue = i < 10 ? 5.0 : 0.5;
            const double prefill = i >= 90 ? 1.0 : 0.1;
            all.push_back(*decompose(requests::completed(i, queue, prefill)));
        }
        const auto table = part_table(all);
        QVERIFY(table.has_value());
        const auto part = [&](const char* name) {
            return *std::ranges::find(table->parts, std::string(name), &PartStatistics::name);
        };
        QCOMPARE(part("queue").p95, 5.0);
        QCOMPARE(part("prefill").p95, 1.0);
        QVERIFY(std::abs(table->whole.p95 - 5.1) < 1e-9); // not 6
        QVERIFY(std::abs(table->means_sum - table->whole.mean) < 1e-9);
        QVERIFY(QByteArray::fromStdString(table->means).contains("same 100 requests"));
        QVERIFY(QByteArray::fromStdString(table->percentiles).contains("would add up to 6 s"));
        QVERIFY(!part_table({}).has_value());
    }

    void stagesFromSeparateDistributions()
    {
        const auto refused =
            add_stages(std::vector<StageFigure>{{"queue", "p95", 5, 0}, {"prefill", "p95", 1, 0}});
        QVERIFY(!refused.ok());
        const QByteArray why = QByteArray::fromStdString(to_string(refused.errors()));
        QVERIFY2(why.contains("do not add up"), why);
        QVERIFY2(why.contains("at least 5 s, and at most 10 % of the requests took longer than 6 s"), why);
        const auto means =
            add_stages(std::vector<StageFigure>{{"queue", "mean", 2, 400}, {"prefill", "mean", 0.5, 400}});
        QVERIFY(means.ok());
        QCOMPARE(*means, 2.5);
        QVERIFY(
            !add_stages(std::vector<StageFigure>{{"queue", "mean", 2, 400}, {"prefill", "mean", 0.5, 300}})
                 .ok());
        QVERIFY(
            !add_stages(std::vector<StageFigure>{{"queue", "mean", 2, 0}, {"prefill", "p95", 0.5, 0}}).ok());
    }
};

QTEST_APPLESS_MAIN(TestDecomposition)
#include "test_evidence_decomposition.moc"
