// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/job_tracker.h"

#include "jobs/workers.h"
#include "shell/sentences.h"

#include <QThread>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kRefreshMs = 50;
std::atomic<bool> leftThreads = false;
constexpr double kProgressForEstimate = 0.02; // below it, time left would jump about

} // namespace

JobTracker::JobTracker(QObject* parent) : QObject(parent), m_home(std::make_shared<Home>())
{
    m_home->tracker = this;
    m_refresh.setInterval(kRefreshMs);
    connect(&m_refresh, &QTimer::timeout, this, &JobTracker::refresh);
}

JobTracker::~JobTracker()
{
    for (const auto& running : m_running)
        running->thread.request_stop();
    const auto ended = [](const auto& running) { return running->ended->load(); };
    while (!std::all_of(m_running.begin(), m_running.end(), ended)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (m_watch.hanging().empty()) continue;
        for (const auto& running : m_running) {
            if (!ended(running)) leave(running->thread);
        }
        break;
    }
    m_running.clear(); // joins
    const std::scoped_lock lock(m_home->mutex);
    m_home->tracker = nullptr;
}

bool JobTracker::hasLeftThreads()
{
    return leftThreads;
}

void JobTracker::leave(std::jthread& thread)
{
    leftThreads = true;
    thread.detach();
}

Error JobTracker::unexpected(const char* what)
{
    return {"the job ended with a fault of the program: " + std::string(what),
            "please report it with the project file",
            {},
            {}};
}

int JobTracker::launch(const QString& title, const QString& topic, Work work, Done done, Fail fail)
{
    Q_ASSERT(QThread::currentThread() == thread());
    for (const auto& older : m_running) {
        if (older->topic != topic) continue;
        older->superseded = true;
        cancel(older->id);
    }

    const int id = ++m_lastId;
    m_jobs.insert(m_jobs.begin(), Job{id, title});
    auto running = std::make_unique<Running>();
    running->id = id;
    running->topic = topic;
    running->clock.start();
    running->progress = std::make_shared<std::atomic<double>>(0.0);
    running->done = std::move(done);
    running->fail = std::move(fail);
    running->ended = std::make_shared<std::atomic<bool>>(false);
    running->thread = std::jthread([home = m_home, id, work = std::move(work), progress = running->progress,
                                    ended = running->ended](const std::stop_token& stop) {
        giveWay();
        auto outcome =
            std::make_shared<Outcome>(work({stop, [progress](double share) { *progress = share; }}));
        *ended = true;
        const std::scoped_lock lock(home->mutex);
        if (JobTracker* tracker = home->tracker)
            QMetaObject::invokeMethod(
                tracker, [tracker, id, outcome] { tracker->finish(id, *outcome); }, Qt::QueuedConnection);
    });
    m_running.push_back(std::move(running));
    m_refresh.start();
    emit jobAdded(id);
    while (m_jobs.size() > kKept && !m_jobs.back().isActive()) {
        m_jobs.pop_back();
        emit jobRemoved(static_cast<int>(m_jobs.size()));
    }
    return id;
}

void JobTracker::finish(int id, const Outcome& outcome)
{
    const auto found =
        std::find_if(m_running.begin(), m_running.end(), [&](const auto& job) { return job->id == id; });
    if (found == m_running.end()) return;
    const bool deliver = !(*found)->superseded;
    const bool stopped = (*found)->thread.get_stop_token().stop_requested();
    const Done done = (*found)->done;
    Job* job = change(id);
    job->elapsed = static_cast<double>((*found)->clock.elapsed()) / 1000;
    job->timeLeft = -1;
    job->message.clear();
    m_running.erase(found); // joins a thread that has nothing left to do
    if (m_running.empty()) m_refresh.stop();

    if (outcome.errors.empty()) {
        job->state = Job::State::Done;
        job->progress = 1;
    } else {
        job->state = stopped ? Job::State::Cancelled : Job::State::Failed;
        if (!stopped) job->message = errorText(outcome.errors.front());
    }
    emit jobChanged(id);
    if (deliver) done(outcome.result);
    emit jobFinished(id);
}

void JobTracker::refresh()
{
    const bool cancelling = std::any_of(m_jobs.begin(), m_jobs.end(),
                                        [](const Job& job) { return job.state == Job::State::Cancelling; });
    const std::string hanging = cancelling ? m_watch.hanging() : std::string();
    for (const auto& running : m_running) {
        Job* job = change(running->id);
        job->progress = std::clamp(running->progress->load(), 0.0, 1.0);
        job->elapsed = static_cast<double>(running->clock.elapsed()) / 1000;
        job->timeLeft =
            job->progress > kProgressForEstimate ? job->elapsed * (1 - job->progress) / job->progress : -1;
        if (job->state == Job::State::Cancelling) {
            job->message =
                hanging.empty()
                    ? QString()
                    : tr("Waits for the %1, which does not come back").arg(QString::fromStdString(hanging));
        }
        emit jobChanged(running->id);
    }
    if (hanging.empty()) return;
    std::vector<int> late; // giving one up changes the list
    for (const auto& running : m_running)
        if (running->cancelled.isValid() && running->cancelled.hasExpired(kPatience.count()) &&
            !running->ended->load())
            late.push_back(running->id);
    for (const int id : late)
        giveUp(id, hanging);
}

void JobTracker::giveUp(int id, const std::string& plugin)
{
    const auto found =
        std::find_if(m_running.begin(), m_running.end(), [&](const auto& job) { return job->id == id; });
    if (found == m_running.end()) return;
    const std::unique_ptr<Running> left = std::move(*found);
    m_running.erase(found);
    leave(left->thread);
    if (m_running.empty()) m_refresh.stop();
    const Error error{"given up: the " + plugin + " does not come back from a call",
                      "its thread keeps a processor core busy until the program ends",
                      {},
                      {}};
    Job* job = change(id);
    job->state = Job::State::Failed;
    job->timeLeft = -1;
    job->message = errorText(error);
    emit jobChanged(id);
    if (!left->superseded) left->fail({error});
    emit jobFinished(id);
}

Job* JobTracker::change(int id)
{
    const auto found =
        std::find_if(m_jobs.begin(), m_jobs.end(), [&](const Job& job) { return job.id == id; });
    return found == m_jobs.end() ? nullptr : &*found;
}

const Job* JobTracker::find(int id) const
{
    return const_cast<JobTracker*>(this)->change(id);
}

void JobTracker::cancel(int id)
{
    for (const auto& running : m_running) {
        if (running->id != id) continue;
        running->thread.request_stop();
        if (!running->cancelled.isValid()) running->cancelled.start();
        Job* job = change(id);
        job->state = Job::State::Cancelling;
        emit jobChanged(id);
    }
}

void JobTracker::cancelAll()
{
    for (const Job& job : std::vector<Job>(m_jobs))
        if (job.state == Job::State::Running) cancel(job.id);
}

bool JobTracker::isBusy() const
{
    return !m_running.empty();
}

} // namespace fulcrum::app
