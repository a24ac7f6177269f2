// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/plugin_registry.h"

#include "cluster/simulation.h"
#include "inspector/live_answer.h"
#include "jobs/job_tracker.h"
#include "scenario/document.h"
#include "shell/plugin_guard.h"
#include "study/study.h"
#include "support/kinds.h"

#include <QFileInfo>
#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

using fulcrum::app::PluginEntry;
using fulcrum::app::PluginRegistry;

namespace
{

using namespace fulcrum;

// The faulty workload that fails there, before an engine of the program's own.
std::string project(const std::string& where)
{
    return R"(format = 1
[run]
until = "5 s"
[[scenario]]
name = "base"
[[scenario.node]]
id = "users"
kind = "workload"
plugin = "faulty"
where = ")" +
           where + R"("
[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"
max_model_len = 8192
[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
[[scenario.link]]
from = "users"
to = "engine"
[[scenario.link]]
from = "engine"
to = "gpu"
)";
}

} // namespace

class TestPluginRegistry : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_registry = PluginRegistry::load({QStringLiteral(FULCRUM_FIXTURES_FOLDER)}); }

    void everyFixtureIsListed() { QCOMPARE(m_registry.entries().size(), 11U); }

    void loadsTheGoodOne()
    {
        const PluginEntry* entry = find("a_good");
        QVERIFY2(entry != nullptr && entry->loaded, entry == nullptr ? "" : qPrintable(entry->reason));
        QCOMPARE(entry->id, QStringLiteral("fixture"));
        QCOMPARE(entry->version, QStringLiteral("1.2"));
        QCOMPARE(m_registry.kinds().workloads.size(), 2U);
        QVERIFY(m_registry.kinds().hardware.empty());
        QVERIFY(m_registry.kinds().schedulers.empty());
    }

    void refusesWithAReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("word");
        QTest::newRow("duplicate") << "b_duplicate"
                                   << "already been loaded";
        QTest::newRow("interface of another version") << "c_wrong_iid"
                                                      << "org.fulcrum.WorkloadPlugin/0";
        QTest::newRow("another apiVersion") << "d_wrong_api"
                                            << "apiVersion is 2";
        QTest::newRow("no id") << "e_no_id"
                               << "no \"id\"";
        QTest::newRow("unknown kind") << "f_wrong_kind"
                                      << "\"gateway\"";
        QTest::newRow("another id than promised") << "g_liar"
                                                  << "calls itself \"other\"";
        QTest::newRow("a text file") << "h_text"
                                     << "not a Qt plugin";
        QTest::newRow("a function is missing") << "i_missing_symbol"
                                               << "fulcrum::plugins::of_another_version";
        QTest::newRow("it throws") << "j_throws"
                                   << "failed while it described itself";
    }

    void refusesWithAReason()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, word);
        const PluginEntry* entry = find(name.toUtf8().constData());
        QVERIFY(entry != nullptr);
        QVERIFY(!entry->loaded);
        QVERIFY2(entry->reason.contains(word), qPrintable(entry->reason));
    }

    // What a plugin throws ends the run with an error that names it, and not the program.
    void faultsInARunNameThePlugin_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("words"); // of the error; empty: it runs
        QTest::newRow("sound") << "nowhere" << QString();
        QTest::newRow("make") << "make"
                              << "failed in make(): the library of traces is not there";
        QTest::newRow("nothing made") << "nothing"
                                      << "without making anything";
        QTest::newRow("class names") << "classes"
                                     << "failed in make(): no such class";
        QTest::newRow("in the middle") << "take"
                                       << "failed in take(): the trace ends in the middle of a row";
        QTest::newRow("against the contract") << "tokens"
                                              << "the tokens of parts do not add up";
    }

    void faultsInARunNameThePlugin()
    {
        QFETCH(const QString, where);
        QFETCH(const QString, words);
        const auto results = run(where.toStdString());
        QCOMPARE(results.ok(), words.isEmpty());
        if (results.ok()) return;
        const QString text = QString::fromStdString(to_string(results.errors()));
        QVERIFY2(text.contains(QStringLiteral("workload plugin \"faulty\"")), qPrintable(text));
        QVERIFY2(text.contains(words), qPrintable(text));
    }

    void aFaultInAChangeIsAnError()
    {
        for (const cluster::WorkloadKind& kind : m_registry.kinds().workloads) {
            if (kind.text.id != "faulty") continue;
            Parameters parameters;
            parameters.set("where", std::string("change"));
            auto made = kind.make(parameters, {"users", 1, ""});
            QVERIFY(made.ok());
            const Errors errors = (*made)->change(parameters, 0);
            QCOMPARE(errors.size(), 1U);
            QVERIFY(errors.front().message.find("change(): it threw no std::exception") != std::string::npos);
            return;
        }
        QFAIL("there is no faulty plugin");
    }

    // A call that does not come back is named as long as it lasts.
    void aCallThatHangsIsNamed()
    {
        using namespace std::chrono_literals;
        app::PluginWatch watch;
        std::atomic<bool> done = false;
        std::jthread runner([&] {
            (void)run("hang");
            done = true;
        });
        std::string named;
        while (named.empty() && !done) {
            named = watch.hanging(200ms);
            QTest::qWait(20);
        }
        QCOMPARE(QString::fromStdString(named), QStringLiteral("workload plugin \"faulty\""));
        runner.join();
        QVERIFY(watch.hanging(0ms).empty());
    }

    // One that never comes back: its job is given up with the plugin's name, others go on, and the tracker
    // can be taken away, as when the window closes.
    void aCallThatNeverComesBackIsGivenUp()
    {
        auto tracker = std::make_unique<app::JobTracker>();
        const auto loop = [this](const app::JobControl&) -> Result<bool> {
            const auto record = run("loop");
            if (!record) return record.errors();
            return true;
        };
        Errors told;
        const int stuck = tracker->start<bool>(QStringLiteral("stuck"), QStringLiteral("a"), loop,
                                               [&told](Result<bool> result) { told = result.errors(); });
        QTest::qWait(100);
        tracker->cancel(stuck);
        QTRY_COMPARE_WITH_TIMEOUT(tracker->find(stuck)->state, app::Job::State::Failed, 60'000);
        const QString message = tracker->find(stuck)->message;
        QVERIFY2(message.contains(QLatin1String("workload plugin \"faulty\"")), qPrintable(message));
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(!tracker->isBusy());
        QVERIFY(app::JobTracker::hasLeftThreads());
        bool done = false;
        tracker->start<bool>(
            QStringLiteral("next"), QStringLiteral("a"), [](const app::JobControl&) { return Result(true); },
            [&done](Result<bool> result) { done = result.ok(); });
        QTRY_VERIFY(done);
        tracker->start<bool>(QStringLiteral("stuck again"), QStringLiteral("b"), loop, [](Result<bool>) {});
        QTest::qWait(100);
        tracker.reset(); // comes back
    }

    // The answer to a drag is given up likewise; later ones with that plugin do not start, others do.
    void aLiveAnswerThatNeverComesIsGivenUp()
    {
        const cluster::Kinds kinds = withFaulty();
        const scenario::Document document(project("loop"), "faulty.toml", cluster::node_types(kinds));
        QVERIFY(document.runnable());
        const scenario::Scenario& stuck = document.project().scenarios.front();
        auto live = std::make_unique<app::LiveAnswer>(kinds);
        QString why;
        int answers = 0;
        connect(live.get(), &app::LiveAnswer::answered, this, [&](const app::LiveFigures& figures) {
            why = figures.why;
            ++answers;
        });
        live->begin(stuck, document.project().run);
        live->ask(stuck);
        QVERIFY(live->isBusy());
        QTRY_COMPARE_WITH_TIMEOUT(answers, 1, 60'000);
        QVERIFY2(why.contains(QLatin1String("workload plugin \"faulty\"")), qPrintable(why));
        QVERIFY(!live->isBusy());
        QVERIFY(app::JobTracker::hasLeftThreads());
        live->ask(stuck);
        QCOMPARE(answers, 2);
        QVERIFY(!live->isBusy());

        const scenario::Document sound(project("nowhere"), "sound.toml", cluster::node_types(kinds));
        scenario::Scenario other = sound.project().scenarios.front();
        for (scenario::Node& node : other.nodes)
            if (node.plugin == "faulty") node.plugin = "synthetic";
        live->begin(other, sound.project().run);
        live->ask(other);
        QTRY_COMPARE_WITH_TIMEOUT(answers, 3, 60'000);

        auto second = std::make_unique<app::LiveAnswer>(kinds);
        second->begin(stuck, document.project().run);
        second->ask(stuck);
        QTest::qWait(100);
        second.reset(); // comes back, as when the window closes
    }

    void aDescriptionThatCouldNotRunIsRefused()
    {
        ParameterDescription one;
        one.key = "model"; // what every engine has
        one.type = ParameterType::Integer;
        one.fallback = std::int64_t{5};
        QVERIFY(app::fault_of(cluster::WorkloadKind{{}, false, {one}, {}}).empty());
        QVERIFY(!app::fault_of(cluster::WorkloadKind{{}, false, {one, one}, {}}).empty());
        QVERIFY(!app::fault_of(cluster::SchedulerKind{{}, {one}, {}}).empty());
        one.maximum = 4;
        QVERIFY(app::fault_of(cluster::HardwareKind{{}, {one}, {}}).find("\"model\"") != std::string::npos);
        const cluster::Kinds kinds = test::all_kinds();
        for (const cluster::SchedulerKind& kind : kinds.schedulers)
            QCOMPARE(QString::fromStdString(app::fault_of(kind)), QString());
        for (const cluster::HardwareKind& kind : kinds.hardware)
            QCOMPARE(QString::fromStdString(app::fault_of(kind)), QString());
        for (const cluster::WorkloadKind& kind : kinds.workloads)
            QCOMPARE(QString::fromStdString(app::fault_of(kind)), QString());
    }

    void aMissingFolderIsEmpty()
    {
        QVERIFY(PluginRegistry::load({QStringLiteral("/nowhere/at/all")}).entries().empty());
    }

    void theFirstFolderWins()
    {
        const QString folder = QStringLiteral(FULCRUM_FIXTURES_FOLDER);
        const PluginRegistry twice = PluginRegistry::load({folder, folder});
        QCOMPARE(twice.entries().size(), 22U);
        QCOMPARE(twice.kinds().workloads.size(), 2U);
    }

private:
    cluster::Kinds withFaulty() const
    {
        cluster::Kinds kinds = test::all_kinds();
        for (const cluster::WorkloadKind& kind : m_registry.kinds().workloads)
            kinds.workloads.push_back(kind);
        return kinds;
    }

    // One replication of the project with this fault.
    Result<std::vector<study::ScenarioResult>> run(const std::string& where) const
    {
        const cluster::Kinds kinds = withFaulty();
        const scenario::Document document(project(where), "faulty.toml", cluster::node_types(kinds));
        if (!document.runnable()) return document.problems();
        return study::run_project(document.project(), {}, kinds, {.replications = 1});
    }

    const PluginEntry* find(const char* name) const
    {
        for (const PluginEntry& entry : m_registry.entries()) {
            if (QFileInfo(entry.file).completeBaseName() == QLatin1String(name)) return &entry;
        }
        return nullptr;
    }

    PluginRegistry m_registry;
};

QTEST_GUILESS_MAIN(TestPluginRegistry)
#include "test_plugin_registry.moc"
