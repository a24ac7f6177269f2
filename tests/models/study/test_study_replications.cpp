// SPDX-License-Identifier: GPL-3.0-or-later
#include "records.h"
#include "study/replications.h"

#include <QTest>

#include <atomic>
#include <new>
#include <stdexcept>

using namespace fulcrum;
using namespace fulcrum::study;

namespace
{

// A run whose figures depend on its scenario and seed only.
Result<cluster::RunRecord> fake_run(const scenario::Scenario& scenario,
                                    const cluster::SimulationOptions& options)
{
    cluster::RunRecord record = test::empty_record();
    record.seed = options.seed;
    for (std::uint64_t i = 0; i < 50 + options.seed + scenario.name.size(); ++i) {
        record.requests.push_back(
            test::served(static_cast<TimeNs>(i) * kSecond / 2, 2 + static_cast<int>(i % 9)));
    }
    if (options.progress) {
        options.progress(0.5);
        options.progress(0.25); // a step back, which nobody should see
    }
    return record;
}

scenario::Scenario named(const std::string& name)
{
    scenario::Scenario scenario;
    scenario.name = name;
    return scenario;
}

bool same(const Figure& a, const Figure& b)
{
    return a.state == b.state && a.interval == b.interval;
}

} // namespace

class TestStudyReplications : public QObject
{
    Q_OBJECT

private slots:
    void oneThreadGivesTheSameAsMany()
    {
        const scenario::Scenario a = named("a"), b = named("bb");
        StudyOptions options;
        options.replications = 7;
        options.seed = 3;
        options.threads = 1;
        const auto one = run_replications({&a, &b}, options, fake_run);
        options.threads = 5;
        const auto many = run_replications({&a, &b}, options, fake_run);
        QVERIFY(one.ok() && many.ok());
        QCOMPARE(one->size(), 2U);
        for (std::size_t s = 0; s < 2; ++s) {
            QCOMPARE((*one)[s].figures.offered, (*many)[s].figures.offered);
            QVERIFY(*(*one)[s].first == *(*many)[s].first);
            QVERIFY(same((*one)[s].figures.latencies.e2e_s.p90, (*many)[s].figures.latencies.e2e_s.p90));
            QVERIFY(same((*one)[s].figures.latencies.e2e_s.mean, (*many)[s].figures.latencies.e2e_s.mean));
        }
        QCOMPARE((*one)[0].figures.name, std::string("a"));
        QCOMPARE((*one)[0].replications, 7);
        QCOMPARE((*one)[0].by_replication.size(), 7U);
        QCOMPARE((*one)[0].first->seed, 3U);
        QCOMPARE((*one)[0].by_replication[6].offered, 50.0 + 9 + 1); // seeds 3 to 9
    }

    void progressRisesToOne()
    {
        const scenario::Scenario a = named("a");
        StudyOptions options;
        options.replications = 8;
        options.threads = 4;
        std::vector<double> seen;
        options.progress = [&](double share) { seen.push_back(share); };
        QVERIFY(run_replications({&a}, options, fake_run).ok());
        QVERIFY(std::is_sorted(seen.begin(), seen.end()));
        QCOMPARE(seen.back(), 1.0);
    }

    void cancelledRunsSaySo()
    {
        const scenario::Scenario a = named("a");
        std::stop_source stop;
        StudyOptions options;
        options.replications = 4;
        options.threads = 2;
        options.stop = stop.get_token();
        const auto result = run_replications({&a}, options, [&](const auto&, const auto& simulation) {
            stop.request_stop();
            return simulation.stop.stop_requested()
                       ? Result<cluster::RunRecord>(Error{"cancelled", {}, {}, {}})
                       : Result<cluster::RunRecord>(test::empty_record());
        });
        QVERIFY(!result.ok());
        QCOMPARE(result.errors().front().message, std::string("cancelled"));
    }

    void theFirstFailureIsReported()
    {
        const scenario::Scenario good = named("good"), bad = named("bad"), worse = named("worse");
        StudyOptions options;
        options.replications = 3;
        options.threads = 4;
        const auto run = [](const scenario::Scenario& scenario,
                            const cluster::SimulationOptions& simulation) {
            if (scenario.name == "good") return fake_run(scenario, simulation);
            return Result<cluster::RunRecord>(Error{scenario.name, {}, {}, {}});
        };
        for (int i = 0; i < 20; ++i) {
            const auto result = run_replications({&good, &bad, &worse}, options, run);
            QVERIFY(!result.ok());
            QCOMPARE(result.errors().front().message, std::string("bad"));
        }
    }

    void anExceptionBecomesAnError()
    {
        const scenario::Scenario a = named("a");
        const auto result =
            run_replications({&a}, {}, [](const auto&, const auto&) -> Result<cluster::RunRecord> {
                throw std::out_of_range("odd");
            });
        QVERIFY(!result.ok());
        QVERIFY(result.errors().front().message.find("odd") != std::string::npos);
    }

    void runningOutOfMemorySaysWhatToDo()
    {
        const scenario::Scenario a = named("a");
        const auto result = run_replications(
            {&a}, {}, [](const auto&, const auto&) -> Result<cluster::RunRecord> { throw std::bad_alloc(); });
        QVERIFY(!result.ok());
        QVERIFY(result.errors().front().message.find("memory") != std::string::npos);
        QVERIFY(!result.errors().front().hint.empty());
    }
};

QTEST_GUILESS_MAIN(TestStudyReplications)
#include "test_study_replications.moc"
