// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit does, while it is made: a short run of the scenario as it was before the hand moved, and one
// as it is now, with the same random draws.
#pragma once

#include "cluster/kinds.h"
#include "scenario/project.h"
#include "shell/plugin_guard.h"
#include "study/study.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace fulcrum::app
{

// One figure of the two runs. In seconds, or a rate a second, or dollars.
struct LiveFigure {
    enum class Kind { Seconds, Rate, Dollars };
    QString name;
    Kind kind = Kind::Seconds;
    std::optional<double> today;
    std::optional<double> edited;
};

// The figures of one class of requests: who else feels the change.
struct LiveClass {
    QString name;
    std::vector<LiveFigure> figures;
};

// A row of the timelines in equal stretches from the begin of the run; not a number where nothing was
// recorded.
struct LiveSeries {
    QString name;
    QString unit;
    std::vector<double> today;
    std::vector<double> edited;
    double largest = 0; // of both
};

struct LiveFigures {
    std::vector<LiveFigure> figures; // of all requests: percentiles, rate, and cost where it is known
    std::vector<LiveClass> classes;  // in the order of the scenario; empty where there is one
    std::vector<LiveSeries> series;
    double simulatedSeconds = 0; // of each run
    QString why;                 // there are no figures: the reason
};

class LiveAnswer : public QObject
{
    Q_OBJECT

public:
    explicit LiveAnswer(cluster::Kinds kinds, QObject* parent = nullptr);
    ~LiveAnswer() override; // waits; not for a plugin's call that does not come back

    // What is compared with, until the next begin().
    void begin(const scenario::Scenario& today, const scenario::RunSettings& run);
    // Answers with answered(); a newer question takes the place of an older one. One whose plugin does not
    // come back from a call is given up after JobTracker::kPatience, and scenarios with that plugin are not
    // simulated here any more.
    void ask(const scenario::Scenario& edited);
    bool isBusy() const { return m_busy; }

    // About so many requests are simulated of each: enough for a p95, and a matter of milliseconds.
    static constexpr double kRequests = 1500;
    static constexpr int kColumns = 96;            // of a series
    static constexpr std::size_t kMostClasses = 4; // those whose first tokens move most

signals:
    void answered(const fulcrum::app::LiveFigures& figures);

private:
    struct Question {
        scenario::Scenario today, edited;
        scenario::RunSettings run;
        std::shared_ptr<const study::ScenarioResult> ghost; // of today's, where it has run
    };
    struct Reply {
        LiveFigures figures;
        std::shared_ptr<const study::ScenarioResult> ghost;
    };
    static Reply answer(const Question& question, const cluster::Kinds& kinds, std::stop_token stop);
    // What the thread tells its answer to; nobody once this is gone or the answer was given up.
    struct Home {
        std::mutex mutex;
        LiveAnswer* answer = nullptr;
        std::atomic<bool> ended = false;
    };
    void start();
    void ended(const Reply& reply, int round);
    void finish(const Reply& reply);
    void look(); // whether a plugin hangs
    bool isGivenUp(const scenario::Scenario& scenario) const;

    cluster::Kinds m_kinds;
    std::optional<Question> m_question; // the one that begin() made
    std::optional<Question> m_next;     // asked while another one is answered
    bool m_busy = false;
    int m_round = 0;              // counts begin()
    std::shared_ptr<Home> m_home; // of the thread that runs
    std::jthread m_thread;
    QElapsedTimer m_clock; // since it runs
    QTimer m_look;
    PluginWatch m_watch;
    std::string m_givenUp; // the plugin, as PluginWatch names it
};

} // namespace fulcrum::app
