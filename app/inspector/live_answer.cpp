// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/live_answer.h"

#include "cluster/simulation.h"
#include "jobs/job_tracker.h"
#include "jobs/run_size.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "timeline/timeline_rows.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>

namespace fulcrum::app
{

namespace
{

// Short, so that it ends before the hand has moved on; the warm-up in proportion.
scenario::RunSettings shortened(scenario::RunSettings run, const scenario::Scenario& scenario,
                                const scenario::NodeTypes& types)
{
    run.replications = 1;
    const auto requests = expectedRequests(scenario, run, types, {});
    if (run.until && requests && *requests > LiveAnswer::kRequests) {
        const double share = LiveAnswer::kRequests / *requests;
        run.until = std::max<TimeNs>(kSecond, static_cast<TimeNs>(static_cast<double>(*run.until) * share));
        run.warm_up = static_cast<TimeNs>(static_cast<double>(run.warm_up) * share);
    }
    const auto most = static_cast<std::int64_t>(LiveAnswer::kRequests);
    run.max_requests = std::min(run.max_requests.value_or(most), most);
    if (!run.until) run.warm_up = 0;
    return run;
}

std::optional<double> known(const study::Figure& figure)
{
    return figure.state == study::Figure::State::Known ? std::optional(figure.interval.value) : std::nullopt;
}

std::vector<LiveFigure> compared(const study::ScenarioFigures& today, const study::ScenarioFigures& edited)
{
    using Kind = LiveFigure::Kind;
    const study::Latencies& a = today.latencies;
    const study::Latencies& b = edited.latencies;
    std::vector<LiveFigure> figures{
        {LiveAnswer::tr("TTFT p95"), Kind::Seconds, known(a.ttft_s.p95), known(b.ttft_s.p95)},
        {LiveAnswer::tr("TPOT mean"), Kind::Seconds, known(a.tpot_s.mean), known(b.tpot_s.mean)},
        {LiveAnswer::tr("ITL p99"), Kind::Seconds, known(a.itl_s.p99), known(b.itl_s.p99)},
        {LiveAnswer::tr("Output tok/s"), Kind::Rate, today.output_token_rate.value,
         edited.output_token_rate.value}};
    if (today.cost_known && edited.cost_known)
        figures.push_back({LiveAnswer::tr("$ per M tok"), Kind::Dollars,
                           today.cost_usd_per_million_output_tokens.value,
                           edited.cost_usd_per_million_output_tokens.value});
    return figures;
}

// How far a class is from where it was, on a scale on which twice is as far as half.
double moved(const LiveClass& one)
{
    double most = 0;
    for (const LiveFigure& figure : one.figures)
        if (figure.today && figure.edited && *figure.today > 0 && *figure.edited > 0)
            most = std::max(most, std::abs(std::log(*figure.edited / *figure.today)));
    return most;
}

std::vector<LiveClass> classesOf(const study::ScenarioFigures& today, const study::ScenarioFigures& edited)
{
    using Kind = LiveFigure::Kind;
    std::vector<LiveClass> classes;
    if (edited.by_class.size() < 2) return classes;
    for (const study::ClassFigures& now : edited.by_class) {
        const auto before =
            std::find_if(today.by_class.begin(), today.by_class.end(),
                         [&](const study::ClassFigures& one) { return one.name == now.name; });
        if (before == today.by_class.end()) continue;
        const study::Latencies& a = before->latencies;
        const study::Latencies& b = now.latencies;
        classes.push_back(
            {toQt(now.name),
             {{LiveAnswer::tr("TTFT p95"), Kind::Seconds, known(a.ttft_s.p95), known(b.ttft_s.p95)},
              {LiveAnswer::tr("ITL p99"), Kind::Seconds, known(a.itl_s.p99), known(b.itl_s.p99)}}});
    }
    if (classes.size() <= LiveAnswer::kMostClasses) return classes;
    std::stable_sort(classes.begin(), classes.end(),
                     [](const LiveClass& a, const LiveClass& b) { return moved(a) > moved(b); });
    classes.resize(LiveAnswer::kMostClasses);
    return classes;
}

std::vector<double> means(const SeriesPyramid& series, TimeRange whole)
{
    std::vector<double> values(LiveAnswer::kColumns, std::numeric_limits<double>::quiet_NaN());
    const double width = static_cast<double>(whole.length()) / LiveAnswer::kColumns;
    for (int i = 0; i < LiveAnswer::kColumns; ++i) {
        const auto from = whole.from + static_cast<TimeNs>(width * i);
        const SeriesBucket bucket =
            summary(series, {from, std::max(from + 1, from + static_cast<TimeNs>(width))});
        if (bucket.covered > 0) values[static_cast<std::size_t>(i)] = bucket.mean;
    }
    return values;
}

// The rows that the Run page has, in a few columns.
std::vector<LiveSeries> seriesOf(const cluster::RunRecord& today, const cluster::RunRecord& edited)
{
    std::vector<LiveSeries> all;
    const TimelineData data = timelineData(edited, {}, &today);
    for (const TimelineRow& row : data.rows) {
        if (row.metric != QLatin1String("running") && row.metric != QLatin1String("waiting") &&
            row.metric != QLatin1String("kv_usage") && row.metric != QLatin1String("step_s"))
            continue;
        LiveSeries series{row.name, row.unit, means(row.baseline, data.extent),
                          means(row.lines.front().series, data.extent)};
        for (const auto* values : {&series.today, &series.edited})
            for (const double value : *values)
                if (value > series.largest) series.largest = value;
        all.push_back(std::move(series));
    }
    return all;
}

} // namespace

LiveAnswer::LiveAnswer(cluster::Kinds kinds, QObject* parent) : QObject(parent), m_kinds(std::move(kinds))
{
    m_look.setInterval(200);
    connect(&m_look, &QTimer::timeout, this, &LiveAnswer::look);
}

LiveAnswer::~LiveAnswer()
{
    if (!m_home) return;
    m_thread.request_stop();
    while (!m_home->ended) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if (m_watch.hanging().empty()) continue;
        if (!m_home->ended) JobTracker::leave(m_thread);
        break;
    }
    const std::scoped_lock lock(m_home->mutex);
    m_home->answer = nullptr;
}

void LiveAnswer::begin(const scenario::Scenario& today, const scenario::RunSettings& run)
{
    m_next.reset();
    ++m_round;
    m_question = Question{today, today, run, nullptr};
}

void LiveAnswer::ask(const scenario::Scenario& edited)
{
    if (!m_question) return;
    m_question->edited = edited;
    if (isGivenUp(edited) || isGivenUp(m_question->today)) {
        LiveFigures none;
        none.why = tr("The %1 does not come back from a call").arg(toQt(m_givenUp));
        emit answered(none);
        return;
    }
    m_next = m_question;
    if (!m_busy) start();
}

void LiveAnswer::start()
{
    m_busy = true;
    Question question = std::move(*m_next);
    m_next.reset();
    question.ghost = m_question ? m_question->ghost : nullptr;
    m_home = std::make_shared<Home>();
    m_home->answer = this;
    m_clock.start();
    m_look.start();
    m_thread = std::jthread([home = m_home, question = std::move(question), kinds = m_kinds,
                             round = m_round](std::stop_token stop) {
        Reply reply;
        try {
            reply = answer(question, kinds, stop);
        } catch (const std::exception& fault) {
            reply.figures.why = QString::fromUtf8(fault.what());
        }
        home->ended = true;
        const std::scoped_lock lock(home->mutex);
        if (LiveAnswer* asked = home->answer)
            QMetaObject::invokeMethod(
                asked,
                [asked, home, reply, round] {
                    if (asked->m_home == home) asked->ended(reply, round);
                },
                Qt::QueuedConnection);
    });
}

void LiveAnswer::ended(const Reply& reply, int round)
{
    m_busy = false;
    m_look.stop();
    if (round == m_round) finish(reply);
    if (m_next) start();
}

void LiveAnswer::look()
{
    const std::string hanging = m_watch.hanging();
    if (hanging.empty() || !m_clock.hasExpired(JobTracker::kPatience.count()) || m_home->ended) return;
    {
        const std::scoped_lock lock(m_home->mutex);
        m_home->answer = nullptr;
    }
    JobTracker::leave(m_thread);
    m_home.reset();
    m_look.stop();
    m_busy = false;
    m_givenUp = hanging;
    m_next.reset();
    LiveFigures none;
    none.why = tr("The %1 does not come back from a call").arg(toQt(m_givenUp));
    emit answered(none);
}

bool LiveAnswer::isGivenUp(const scenario::Scenario& scenario) const
{
    return !m_givenUp.empty() &&
           std::any_of(scenario.nodes.begin(), scenario.nodes.end(), [this](const scenario::Node& node) {
               return m_givenUp.find('"' + node.plugin + '"') != std::string::npos;
           });
}

LiveAnswer::Reply LiveAnswer::answer(const Question& question, const cluster::Kinds& kinds,
                                     std::stop_token stop)
{
    const scenario::RunSettings run = shortened(question.run, question.today, cluster::node_types(kinds));
    study::StudyOptions options;
    options.replications = 1;
    options.seed = run.seed;
    options.threads = 1;
    options.stop = stop;
    Reply reply;
    reply.ghost = question.ghost;
    if (!reply.ghost) {
        auto today = study::run_scenario(question.today, run, kinds, options);
        if (!today) {
            reply.figures.why = words::sentence(today.errors().front().message);
            return reply;
        }
        reply.ghost = std::make_shared<const study::ScenarioResult>(std::move(*today));
    }
    const auto edited = study::run_scenario(question.edited, run, kinds, options);
    if (!edited) {
        reply.figures.why = words::sentence(edited.errors().front().message);
        return reply;
    }
    const study::ScenarioFigures& before = reply.ghost->figures;
    reply.figures.figures = compared(before, edited->figures);
    reply.figures.classes = classesOf(before, edited->figures);
    if (reply.ghost->first && edited->first)
        reply.figures.series = seriesOf(*reply.ghost->first, *edited->first);
    reply.figures.simulatedSeconds = to_seconds(edited->first ? edited->first->end : 0);
    return reply;
}

void LiveAnswer::finish(const Reply& reply)
{
    if (m_question && reply.ghost) m_question->ghost = reply.ghost;
    emit answered(reply.figures);
}

} // namespace fulcrum::app
