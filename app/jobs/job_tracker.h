// SPDX-License-Identifier: GPL-3.0-or-later
// Work on threads of its own, so that the window never waits: progress, time left, cancel, and the result
// back on the window's thread.
#pragma once

#include "base/result.h"
#include "shell/plugin_guard.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <any>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace fulcrum::app
{

// What a job shows of itself.
struct Job {
    enum class State { Running, Cancelling, Done, Cancelled, Failed };

    int id = 0;
    QString title{};
    State state = State::Running;
    double progress = 0;  // 0..1
    double elapsed = 0;   // s
    double timeLeft = -1; // s; below 0: not known yet
    QString message{};    // the first error of a failed one, or what one being cancelled waits for

    bool isActive() const { return state == State::Running || state == State::Cancelling; }
};

// What a job's work is given; valid while it runs.
struct JobControl {
    std::stop_token stop;
    std::function<void(double)> progress; // from any thread, as often as wanted
};

class JobTracker : public QObject
{
    Q_OBJECT

public:
    explicit JobTracker(QObject* parent = nullptr);
    ~JobTracker() override; // cancels and waits; not for a plugin's call that does not come back

    // Starts `work` on a thread of its own. `done` gets its result on this object's thread, unless a newer
    // job of the same topic was started meanwhile or the tracker is gone; an older one of the topic is asked
    // to stop. What `work` throws arrives as an error. Returns the job's id, which is never reused.
    template <class T>
    int start(const QString& title, const QString& topic, std::function<Result<T>(const JobControl&)> work,
              std::function<void(Result<T>)> done)
    {
        return launch(
            title, topic,
            [work = std::move(work)](const JobControl& control) { return run<T>(work, control); },
            [done](std::any result) { done(std::any_cast<Result<T>>(std::move(result))); },
            [done](Errors errors) { done(Result<T>(std::move(errors))); });
    }

    // A job whose plugin does not come back from a call is given up kPatience after it was cancelled: it
    // ends as failed, with the plugin's name, and its thread is left to itself. Such a thread may be anywhere
    // in the plugin, so a program that has one has to end by std::_Exit.
    void cancel(int id);
    static bool hasLeftThreads();
    static void leave(std::jthread& thread); // for those who run threads of their own: to itself, likewise
    static constexpr std::chrono::milliseconds kPatience{5000};
    void cancelAll();
    bool isBusy() const;
    const std::vector<Job>& jobs() const { return m_jobs; } // newest first
    const Job* find(int id) const;

    static constexpr int kKept = 50; // finished jobs that stay in the list

signals:
    void jobAdded(int id);
    void jobChanged(int id);
    void jobRemoved(int index);
    void jobFinished(int id);

private:
    struct Outcome {
        std::any result;
        Errors errors; // empty: it succeeded
    };
    using Work = std::function<Outcome(const JobControl&)>;
    using Done = std::function<void(std::any)>;
    using Fail = std::function<void(Errors)>;
    // What a thread that ends tells it to; nobody once the tracker is gone.
    struct Home {
        std::mutex mutex;
        JobTracker* tracker = nullptr;
    };
    struct Running {
        int id = 0;
        QString topic;
        bool superseded = false;        // by a newer job of the topic, which may end first
        QElapsedTimer clock, cancelled; // since it began, and since it is being cancelled
        std::shared_ptr<std::atomic<double>> progress;
        std::shared_ptr<std::atomic<bool>> ended;
        Done done;
        Fail fail;
        std::jthread thread;
    };

    template <class T>
    static Outcome run(const std::function<Result<T>(const JobControl&)>& work, const JobControl& control)
    {
        Result<T> result = guarded<T>(work, control);
        Errors errors = result.ok() ? Errors{} : result.errors();
        return {std::any(std::move(result)), std::move(errors)};
    }

    template <class T>
    static Result<T> guarded(const std::function<Result<T>(const JobControl&)>& work,
                             const JobControl& control)
    {
        try {
            return work(control);
        } catch (const std::exception& fault) {
            return unexpected(fault.what());
        }
    }
    static Error unexpected(const char* what);

    int launch(const QString& title, const QString& topic, Work work, Done done, Fail fail);
    void finish(int id, const Outcome& outcome);
    void refresh();
    void giveUp(int id, const std::string& plugin);
    Job* change(int id);

    std::shared_ptr<Home> m_home;
    int m_lastId = 0;
    std::vector<Job> m_jobs;
    std::vector<std::unique_ptr<Running>> m_running;
    QTimer m_refresh;
    PluginWatch m_watch; // asked while a job is being cancelled
};

} // namespace fulcrum::app
