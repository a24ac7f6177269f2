// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/recovery.h"
#include "models/evidence/requests.h"

#include <QTest>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::evidence;
using Ended = RequestRow::Ended;

namespace
{

constexpr Span kBefore{0, 100}, kDuring{100, 200}, kAfter{210, 300};
constexpr Span kSince{200, 300}; // the first of it still meets the old queue

// One request a second of a class.
struct Phase {
    Span span;
    double queue = 0.1;
    int one_in = 0; // every so manyth is not served
    Ended how = Ended::Rejected;
};

std::vector<RequestRow> rows_of(const std::string& name, const std::vector<Phase>& phases)
{
    std::vector<RequestRow> rows;
    for (const Phase& phase : phases) {
        int number = 0;
        for (double at = phase.span.from; at < phase.span.until; ++at, ++number) {
            const bool served = phase.one_in == 0 || number % phase.one_in != 0;
            rows.push_back(served ? requests::completed(at, phase.queue, 0.2)
                                  : requests::ended(at, phase.how == Ended::TimedOut ? 30 : 0, phase.how));
            rows.back().population.request_class = name;
        }
    }
    return rows;
}

Recovery recovered(const std::vector<RequestRow>& rows)
{
    const auto result = recovery_of(rows, {{"", {1, 0.2}}}, kBefore, kDuring, kAfter);
    return result.ok() ? *result : Recovery{};
}

QByteArray text(const std::string& words)
{
    return QByteArray::fromStdString(words);
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

private slots:
    void fullServiceRestored()
    {
        const Recovery result = recovered(rows_of("chat", {{kBefore}, {kDuring, 6}, {kSince, 0.2}}));
        QCOMPARE(result.conclusion, Conclusion::FullServiceRestored);
        const ClassRecovery& chat = result.classes.front();
        QCOMPARE(chat.before.useful, 100);
        QCOMPARE(chat.during.useful, 0); // all were served, all too late
        QCOMPARE(chat.during.completed, 100);
        QVERIFY(std::abs(chat.during.oldest_queue_age_s.value - 6) < 1e-9);
        QCOMPARE(chat.after.useful_rate, 1.0);
    }

    void aQueueThatShrinksByRejectionsIsNoRecovery()
    {
        const Recovery result = recovered(rows_of("chat", {{kBefore}, {kDuring, 6}, {kSince, 0.1, 2}}));
        QCOMPARE(result.conclusion, Conclusion::OverloadBounded);
        const ClassRecovery& chat = result.classes.front();
        QCOMPARE(chat.after.rejected, 45);
        QVERIFY(chat.after.oldest_queue_age_s.high < chat.during.oldest_queue_age_s.high);
        QVERIFY2(text(chat.text).contains("50 % of what is offered is turned away"), text(chat.text));
        QVERIFY2(text(result.text).contains("full service is not restored"), text(result.text));
    }

    void aQueueThatExpiresIsNoRecovery()
    {
        const Recovery result =
            recovered(rows_of("chat", {{kBefore}, {kDuring, 6}, {kSince, 0.1, 2, Ended::TimedOut}}));
        QVERIFY(result.conclusion != Conclusion::FullServiceRestored);
        QCOMPARE(result.classes.front().after.timed_out, 45);
    }

    void anOldQueueIsNoRecovery()
    {
        const Recovery result = recovered(rows_of("chat", {{kBefore}, {kDuring, 6}, {kSince, 5}}));
        QCOMPARE(result.conclusion, Conclusion::NotRecovered);
    }

    void theWorstClassDecidesAndTheOthersAreNamed()
    {
        auto rows = rows_of("chat", {{kBefore}, {kDuring, 6}, {kSince, 0.1}});
        // The bulk came with the incident; now half of it is turned away.
        const auto bulk = rows_of("bulk", {{kDuring, 6}, {kSince, 0.1, 2}});
        rows.insert(rows.end(), bulk.begin(), bulk.end());
        const Recovery result = recovered(rows);
        QCOMPARE(result.conclusion, Conclusion::OverloadBounded);
        QVERIFY2(text(result.text).contains("bulk (50 % of offered useful); as before: chat"),
                 text(result.text));
        QVERIFY2(text(result.classes.front().text).contains("before nothing offered"),
                 text(result.classes.front().text));
    }

    void theAgeIsABoundWhereSchedulingIsNotExported()
    {
        auto rows = rows_of("chat", {{kBefore}, {kDuring, 6}, {kSince, 0.1}});
        for (RequestRow& row : rows)
            row.scheduled = kUnknown;
        const ClassRecovery chat = recovered(rows).classes.front();
        QCOMPARE(chat.during.oldest_queue_age_s.low, 0.0);
        QVERIFY(std::abs(chat.during.oldest_queue_age_s.high - 6.2) < 1e-9);
        QVERIFY2(text(chat.text).contains("at most 6.2 s"), text(chat.text));
    }

    void aQueueFromBeforeAWindowAgesWithinIt()
    {
        std::vector<RequestRow> rows = {requests::completed(10, 95, 0.1)};
        QCOMPARE(oldest_queue_age(rows, {50, 100}).value, 90.0);
        QCOMPARE(oldest_queue_age(rows, {0, 10}).value, 0.0);
        QCOMPARE(oldest_queue_age(rows, {100, 200}).value, 95.0);
    }

    void emptyWindowsFail()
    {
        QVERIFY(!recovery_of(rows_of("chat", {{kBefore}}), {}, kBefore, kDuring, kAfter).ok());
        QCOMPARE(recovered(rows_of("chat", {{kBefore}, {kDuring}, {{210, 220}}})).conclusion,
                 Conclusion::CannotTell);
    }
};

QTEST_APPLESS_MAIN(TestRecovery)
#include "test_evidence_recovery.moc"
