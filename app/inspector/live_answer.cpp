// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/live_answer.h"

#include "cluster/simulation.h"
#include "jobs/run_size.h"
#include "shell/values.h"

#include <algorithm>
#include <exception>

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
    return {{LiveAnswer::tr("TTFT p95"), Kind::Seconds, known(a.ttft_s.p95), known(b.ttft_s.p95)},
            {LiveAnswer::tr("TPOT mean"), Kind::Seconds, known(a.tpot_s.mean), known(b.tpot_s.mean)},
            {LiveAnswer::tr("ITL p99"), Kind::Seconds, known(a.itl_s.p99), known(b.itl_s.p99)},
            {LiveAnswer::tr("Output tok/s"), Kind::Rate, today.output_token_rate.value,
             edited.output_token_rate.value}};
}

} // namespace

LiveAnswer::LiveAnswer(cluster::Kinds kinds, QObject* parent) : QObject(parent), m_kinds(std::move(kinds)) {}

LiveAnswer::~LiveAnswer()
{
    m_thread.request_stop();
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
    m_next = m_question;
    if (!m_busy) start();
}

void LiveAnswer::start()
{
    m_busy = true;
    Question question = std::move(*m_next);
    m_next.reset();
    question.ghost = m_question ? m_question->ghost : nullptr;
    m_thread = std::jthread(
        [this, question = std::move(question), kinds = m_kinds, round = m_round](std::stop_token stop) {
            Reply reply;
            try {
                reply = answer(question, kinds, stop);
            } catch (const std::exception& fault) {
                reply.figures.why = QString::fromUtf8(fault.what());
            }
            QMetaObject::invokeMethod(
                this,
                [this, reply, round] {
                    m_busy = false;
                    if (round == m_round) finish(reply);
                    if (m_next) start();
                },
                Qt::QueuedConnection);
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
        const auto today = study::run_scenario(question.today, run, kinds, options);
        if (!today) {
            reply.figures.why = toQt(today.errors().front().message);
            return reply;
        }
        reply.ghost = std::make_shared<const study::ScenarioFigures>(today->figures);
    }
    const auto edited = study::run_scenario(question.edited, run, kinds, options);
    if (!edited) {
        reply.figures.why = toQt(edited.errors().front().message);
        return reply;
    }
    reply.figures.figures = compared(*reply.ghost, edited->figures);
    reply.figures.simulatedSeconds = to_seconds(edited->first ? edited->first->end : 0);
    return reply;
}

void LiveAnswer::finish(const Reply& reply)
{
    if (m_question && reply.ghost) m_question->ghost = reply.ghost;
    emit answered(reply.figures);
}

} // namespace fulcrum::app
