// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit does, while it is made: a short run of the scenario as it was before the hand moved, and one
// as it is now, with the same random draws.
#pragma once

#include "cluster/kinds.h"
#include "scenario/project.h"
#include "study/study.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace fulcrum::app
{

// One figure of the two runs. In seconds, or a rate a second.
struct LiveFigure {
    enum class Kind { Seconds, Rate };
    QString name;
    Kind kind = Kind::Seconds;
    std::optional<double> today;
    std::optional<double> edited;
};

struct LiveFigures {
    std::vector<LiveFigure> figures;
    double simulatedSeconds = 0; // of each run
    QString why;                 // there are no figures: the reason
};

class LiveAnswer : public QObject
{
    Q_OBJECT

public:
    explicit LiveAnswer(cluster::Kinds kinds, QObject* parent = nullptr);
    ~LiveAnswer() override;

    // What is compared with, until the next begin().
    void begin(const scenario::Scenario& today, const scenario::RunSettings& run);
    // Answers with answered(); a newer question takes the place of an older one.
    void ask(const scenario::Scenario& edited);
    bool isBusy() const { return m_busy; }

    // About so many requests are simulated of each: enough for a p95, and a matter of milliseconds.
    static constexpr double kRequests = 1500;

signals:
    void answered(const fulcrum::app::LiveFigures& figures);

private:
    struct Question {
        scenario::Scenario today, edited;
        scenario::RunSettings run;
        std::shared_ptr<const study::ScenarioFigures> ghost; // of today's, where it has run
    };
    struct Reply {
        LiveFigures figures;
        std::shared_ptr<const study::ScenarioFigures> ghost;
    };
    static Reply answer(const Question& question, const cluster::Kinds& kinds, std::stop_token stop);
    void start();
    void finish(const Reply& reply);

    cluster::Kinds m_kinds;
    std::optional<Question> m_question; // the one that begin() made
    std::optional<Question> m_next;     // asked while another one is answered
    bool m_busy = false;
    int m_round = 0; // counts begin()
    std::jthread m_thread;
};

} // namespace fulcrum::app
