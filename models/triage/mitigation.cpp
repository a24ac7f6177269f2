// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/mitigation.h"

#include "cluster/simulation.h"
#include "evidence/metrics/catalogue.h"
#include "scenario/graph.h"
#include "triage/measure_next.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::triage
{

namespace
{

using scenario::Change;
using scenario::Node;
using scenario::NodeKind;
using scenario::Scenario;

constexpr TimeNs kRound =
    30 * kSecond; // transitions of about one length share the runs in which nothing is done

// What an action makes of the scenario that has the fault, and the same without it.
struct Plan {
    Scenario nothing;
    Scenario doing;
    TimeNs transition = 0;
    double away_share = 0;
    double added = 0;
};

// The node that a part was split from: its id without "-part" and what follows.
const Node* origin_of(const Scenario& base, const std::string& id)
{
    if (const Node* same = base.find(id)) return same;
    const std::size_t part = id.rfind("-part");
    return part == std::string::npos ? nullptr : base.find(id.substr(0, part));
}

// What a part has less of than the whole, so that it is no change of how it works.
bool is_amount(const ParameterDescription& description)
{
    static constexpr std::array<std::string_view, 4> kAmounts = {"replicas", "rate", "max_requests",
                                                                 "clients"};
    return description.shared_concept == "arrival_rate" ||
           std::ranges::find(kAmounts, description.key) != kAmounts.end();
}

class Planner
{
public:
    Planner(const Scenario& base, Scenario faulty, const scenario::NodeTypes& types,
            const scenario::BaseFacts& facts, TimeNs begin)
        : base_(base), faulty_(std::move(faulty)), types_(types), facts_(facts), begin_(begin)
    {
    }

    // nullopt: it cannot be done here.
    std::optional<Plan> plan(const Action& action) const
    {
        Plan plan{faulty_, {}, seconds(action.settle_s), 0, 0};
        if (!action.prepare.empty()) {
            auto prepared = scenario::apply(plan.nothing, action.prepare, 0, types_, facts_);
            if (!prepared) return std::nullopt;
            plan.nothing = std::move(*prepared);
        }
        plan.doing = plan.nothing;
        bool done = false;
        switch (action.kind) {
        case Action::Kind::Undo:
            done = undo(plan, action);
            break;
        case Action::Kind::Restart:
            done = restart(plan, action);
            break;
        case Action::Kind::Away:
            done = take_away(plan, action);
            break;
        case Action::Kind::Add:
            done = add(plan, action);
            break;
        case Action::Kind::Edit:
            done = edit(plan, action);
            break;
        }
        if (!done) return std::nullopt;
        plan.transition = (plan.transition + kRound - 1) / kRound * kRound;
        if (!scenario::check_graph(plan.doing).empty()) return std::nullopt;
        return plan;
    }

private:
    static TimeNs seconds(double s) { return from_seconds(s); }

    Change change_of(const Node& node, Change::Action action) const
    {
        Change change;
        change.at = begin_;
        change.node = node.id;
        change.action = action;
        return change;
    }

    static std::int64_t replicas_of(const Node& node)
    {
        return node.parameters.is_set("replicas") ? node.parameters.integer("replicas") : 1;
    }

    double all_replicas() const
    {
        double all = 0;
        for (const Node& node : faulty_.nodes)
            if (node.kind == NodeKind::Engine) all += static_cast<double>(replicas_of(node));
        return std::max(1.0, all);
    }

    // Values of a node that the mechanism altered, as they were.
    Parameters healthy_values(const Node& node) const
    {
        Parameters values;
        const Node* origin = origin_of(base_, node.id);
        const scenario::NodeType* type = types_.find(node.kind, node.plugin);
        if (type == nullptr || (origin != nullptr && origin->plugin != node.plugin)) return values;
        for (const ParameterDescription& description : type->parameters) {
            if (is_amount(description)) continue;
            // A gateway or a client that was put in lets everything through with its defaults.
            const bool put_in = origin == nullptr;
            const bool plain = node.kind == NodeKind::Gateway || node.kind == NodeKind::Client;
            if (put_in && !plain) continue;
            Value was = put_in ? description.fallback : origin->parameters.value(description.key);
            if (const auto plain_value = check_value(description, was)) was = *plain_value;
            if (node.parameters.value(description.key) != was) values.set(description.key, was);
        }
        return values;
    }
    static bool any(const Parameters& values) { return values.begin() != values.end(); }

    bool is_altered(const Node& node) const
    {
        const Node* origin = origin_of(base_, node.id);
        return origin == nullptr || origin->plugin != node.plugin || any(healthy_values(node));
    }

    TimeNs start_time(const Node& node) const
    {
        return node.parameters.is_set("restart_time") ? from_seconds(node.parameters.real("restart_time"))
                                                      : 60 * kSecond;
    }

    // A few replicas of a node at a time, all of them in the end.
    void roll(Plan& plan, const Action& action, const Node& node, Parameters values) const
    {
        Change change = change_of(node, Change::Action::Restart);
        const std::int64_t replicas = replicas_of(node);
        const auto part =
            static_cast<std::int64_t>(std::floor(action.at_once * static_cast<double>(replicas)));
        change.at_once = std::max<std::int64_t>(1, part);
        change.drain_time = seconds(action.drain_s);
        change.requeue = true;
        change.set = std::move(values);
        const std::int64_t waves = (replicas + change.at_once - 1) / change.at_once;
        plan.transition = std::max(plan.transition, waves * (change.drain_time + start_time(node)));
        plan.away_share += static_cast<double>(change.at_once) / all_replicas();
        plan.doing.changes.push_back(std::move(change));
    }

    bool undo(Plan& plan, const Action& action) const
    {
        bool done = false;
        for (const Node& node : faulty_.nodes) {
            if (std::ranges::find(action.undo, node.kind) == action.undo.end()) continue;
            Parameters values = healthy_values(node);
            if (!any(values)) continue;
            done = true;
            if (node.kind == NodeKind::Engine) {
                roll(plan, action, node, std::move(values));
                continue;
            }
            Change change = change_of(node, Change::Action::Set);
            change.set = std::move(values);
            plan.doing.changes.push_back(std::move(change));
        }
        return done;
    }

    bool restart(Plan& plan, const Action& action) const
    {
        for (const Node& node : faulty_.nodes)
            if (node.kind == NodeKind::Engine) roll(plan, action, node, {});
        return plan.away_share > 0;
    }

    // Only where others are left that the mechanism did not alter.
    bool take_away(Plan& plan, const Action& action) const
    {
        constexpr double kForGood = 1e8; // s
        double gone = 0;
        for (const Node& node : faulty_.nodes) {
            if (node.kind != NodeKind::Engine || !is_altered(node)) continue;
            Change change = change_of(node, Change::Action::Restart);
            change.at_once = replicas_of(node);
            change.downtime = seconds(kForGood);
            change.drain_time = seconds(action.drain_s);
            change.requeue = true;
            gone += static_cast<double>(change.at_once);
            plan.doing.changes.push_back(std::move(change));
        }
        plan.away_share = gone / all_replicas();
        return gone > 0 && gone < all_replicas();
    }

    // Like the first engine; they are there from the begin, and have not been started.
    bool add(Plan& plan, const Action& action) const
    {
        const auto like =
            std::ranges::find_if(faulty_.nodes, [](const Node& n) { return n.kind == NodeKind::Engine; });
        if (like == faulty_.nodes.end()) return false;
        Node more = *like;
        const std::string id = more.id;
        more.id = "added-replicas";
        more.title = "Added replicas";
        while (plan.nothing.find(more.id) != nullptr)
            more.id += "-more";
        const auto count = std::max<std::int64_t>(1, std::llround(action.share * all_replicas()));
        more.parameters.set("replicas", Value{count});
        std::vector<scenario::Link> links;
        for (const scenario::Link& link : plan.nothing.links) {
            if (link.from == id) links.push_back({more.id, link.to, {}});
            if (link.to == id) links.push_back({link.from, more.id, {}});
        }
        Change lost = change_of(more, Change::Action::Lose);
        lost.at = 0;
        for (Scenario* each : {&plan.nothing, &plan.doing}) {
            each->nodes.push_back(more);
            each->links.insert(each->links.end(), links.begin(), links.end());
            each->changes.push_back(lost);
        }
        plan.doing.changes.push_back(change_of(more, Change::Action::Return));
        plan.transition = std::max(plan.transition, start_time(more));
        plan.added = static_cast<double>(count);
        return true;
    }

    // What the edits change is set while it runs.
    bool edit(Plan& plan, const Action& action) const
    {
        const auto altered = scenario::apply(plan.nothing, action.edits, 0, types_, facts_);
        if (!altered) return false;
        bool done = false;
        for (const Node& node : altered->nodes) {
            const Node* before = plan.nothing.find(node.id);
            if (before == nullptr || node.kind == NodeKind::Engine || node.kind == NodeKind::Device) continue;
            Change change = change_of(node, Change::Action::Set);
            for (const auto& [key, value] : node.parameters)
                if (before->parameters.value(key) != value) change.set.set(key, value);
            if (!any(change.set)) continue;
            plan.doing.changes.push_back(std::move(change));
            done = true;
        }
        return done;
    }

    const Scenario& base_;
    Scenario faulty_;
    const scenario::NodeTypes& types_;
    const scenario::BaseFacts& facts_;
    TimeNs begin_;
};

double mean_of(const std::vector<ScrapePointer>& runs, const evidence::FigureId& figure)
{
    double sum = 0;
    for (const ScrapePointer& run : runs)
        sum += run->value(figure).value_or(0);
    return runs.empty() ? 0 : sum / static_cast<double>(runs.size());
}

// Of the requests offered: those that got no whole answer.
double refused_of(const std::vector<ScrapePointer>& runs)
{
    const double offered = mean_of(runs, {"offered_rate", "rate"});
    double refused = 0;
    for (const char* metric : {"rejection_rate", "timeout_rate", "abort_rate"})
        refused += mean_of(runs, {metric, "rate"});
    return offered > 0 ? refused / offered : 0;
}

// A fall is good of most figures, a rise of some.
bool rise_is_good(const evidence::FigureId& figure)
{
    const evidence::metrics::Metric* metric = evidence::metrics::find(figure.metric);
    return metric != nullptr && metric->worse == evidence::metrics::Worse::Down;
}

std::string share_text(double share)
{
    return share < 0.1 ? fmt::format("{:.1f} %", 100 * share) : fmt::format("{:.0f} %", 100 * share);
}

void add_words(Mitigation& m, const evidence::FigureId& figure)
{
    const auto text = [&](double value) { return figure_text(figure, value); };
    const Interval& r = m.after.ratio;
    m.effect =
        fmt::format("{} {} instead of {} once it is done (x {:.2g}, {:.2g} to {:.2g}); {} instead of {} "
                    "while it lasts, {:.0f} s",
                    m.figure, text(m.after.with_fix), text(m.after.with_fault), r.value, r.low, r.high,
                    text(m.during.with_fix), text(m.during.with_fault), m.transition_s);
    std::vector<std::string> costs;
    if (m.away_share > 0)
        costs.push_back(m.away_share >= 1 ? "all replicas away"
                                          : fmt::format("{} of the replicas away{}", share_text(m.away_share),
                                                        m.away_for_good ? "" : " at a time"));
    if (m.added_replicas > 0)
        costs.push_back(
            fmt::format("{:.0f} more replica{}", m.added_replicas, m.added_replicas > 1 ? "s" : ""));
    if (m.refused_share > kNoticed)
        costs.push_back(share_text(m.refused_share) + " of requests refused meanwhile");
    if (m.refused_after > kNoticed) costs.push_back(share_text(m.refused_after) + " refused afterwards");
    if (m.output_ratio < kNoticedLength)
        costs.push_back("answers " + share_text(1 - m.output_ratio) + " shorter");
    if (costs.empty()) costs.emplace_back("none that the simulation shows");
    for (const std::string& one : costs)
        m.cost += (m.cost.empty() ? "" : "; ") + one;
    if (!m.helps) {
        const double refused = std::max(m.refused_share, m.refused_after);
        const bool worse = m.higher_is_better ? r.high < 1 : r.low > 1;
        m.stop = refused > kMostRefused
                     ? fmt::format("would not do: {} of requests would get no answer", share_text(refused))
                 : worse ? "would not do: it makes matters worse"
                         : "would not do: what it brings cannot be told from chance";
        return;
    }
    m.stop_at = m.after.with_fault * (m.higher_is_better ? r.low : r.high);
    m.stop = fmt::format("stop if {} is not {} {} by {:.0f} s after the begin", m.figure,
                         m.higher_is_better ? "above" : "below", text(m.stop_at), m.transition_s);
}

class Judge
{
public:
    Judge(const Fit& fit, const evidence::FigureId& figure, const cluster::Kinds& kinds,
          const MitigationOptions& options)
        : fit_(fit), figure_(figure), kinds_(kinds), options_(options)
    {
    }

    // nullopt: it cannot be simulated.
    Result<std::optional<Mitigation>> judge(const Action& action, const Plan& plan)
    {
        const scenario::RunSettings& run = fit_.simulated().run;
        const TimeNs begin = *run.until;
        const TimeNs window = *run.until - run.warm_up;
        const TimeNs done = begin + plan.transition;
        const auto during = compare(plan, begin, done);
        if (!during) return during.errors();
        const auto after = compare(plan, done, done + window);
        if (!after) return after.errors();
        if (!*during || !*after) return std::optional<Mitigation>();
        Mitigation m;
        m.id = action.id;
        m.title = action.title;
        m.text = action.text;
        m.figure = evidence::to_string(figure_);
        m.higher_is_better = rise_is_good(figure_);
        m.transition_s = to_seconds(plan.transition);
        m.during = gain_of(figure_, (*during)->nothing, (*during)->doing, to_seconds(plan.transition));
        m.after = gain_of(figure_, (*after)->nothing, (*after)->doing, to_seconds(window));
        m.away_share = plan.away_share;
        m.away_for_good = action.kind == Action::Kind::Away;
        m.added_replicas = plan.added;
        m.refused_share = refused_of((*during)->doing) - refused_of((*during)->nothing);
        m.refused_after = refused_of((*after)->doing) - refused_of((*after)->nothing);
        const evidence::FigureId output{"output_tokens", "mean"};
        const double as_long = mean_of((*after)->nothing, output);
        if (as_long > 0) m.output_ratio = mean_of((*after)->doing, output) / as_long;
        const bool better = m.higher_is_better ? m.after.ratio.low > 1 : m.after.ratio.high < 1;
        // A queue that is thrown away is short.
        m.helps = better && std::max(m.refused_share, m.refused_after) <= kMostRefused;
        add_words(m, figure_);
        return std::optional<Mitigation>(std::move(m));
    }

    int runs() const
    {
        int all = 0;
        for (const auto& [window, runs] : runs_)
            all += runs->count();
        return all;
    }

private:
    struct Compared {
        std::vector<ScrapePointer> nothing, doing;
    };

    Result<std::optional<Compared>> compare(const Plan& plan, TimeNs from, TimeNs until)
    {
        Runs& runs = runs_of(from, until);
        std::vector<Wanted> wanted;
        for (int r = 0; r < std::max(1, options_.replications); ++r)
            for (const Scenario* each : {&plan.nothing, &plan.doing})
                wanted.push_back({each, runs.settings().seed + static_cast<std::uint64_t>(r)});
        if (const auto done = runs.run(wanted); !done) return done.errors();
        Compared compared;
        for (std::size_t w = 0; w < wanted.size(); ++w) {
            ScrapePointer scrape = runs.find(wanted[w]);
            if (!scrape) return std::optional<Compared>();
            (w % 2 == 0 ? compared.nothing : compared.doing).push_back(std::move(scrape));
        }
        return std::optional<Compared>(std::move(compared));
    }

    Runs& runs_of(TimeNs from, TimeNs until)
    {
        std::unique_ptr<Runs>& runs = runs_[{from, until}];
        if (!runs) {
            scenario::RunSettings settings = fit_.simulated().run;
            settings.warm_up = from;
            settings.until = until;
            settings.drain = false;
            settings.max_requests.reset();
            runs =
                std::make_unique<Runs>(kinds_, Runs::Settings{settings, options_.threads, options_.stop, {}});
        }
        return *runs;
    }

    const Fit& fit_;
    evidence::FigureId figure_;
    const cluster::Kinds& kinds_;
    const MitigationOptions& options_;
    std::map<std::pair<TimeNs, TimeNs>, std::unique_ptr<Runs>> runs_; // by window
};

// Figures of the healthy runs by their names, beside what mechanisms may be relative to.
scenario::BaseFacts with_figures(const Simulated& simulated)
{
    scenario::BaseFacts facts = simulated.facts;
    for (const auto& [figure, value] : simulated.healthy.runs.front()->all())
        if (figure.request_class.empty() && !figure.worst_replica)
            facts.measured.emplace(evidence::to_string(figure), value);
    return facts;
}

} // namespace

Result<Mitigated> mitigations_of(const Fit& fit, std::size_t hypothesis, const cluster::Kinds& kinds,
                                 const MitigationOptions& options)
{
    Mitigated result;
    const Simulated& simulated = fit.simulated();
    const Trial* trial = fit.trial(hypothesis);
    const Term* term = moved_most(fit);
    if (trial == nullptr || term == nullptr || !simulated.run.until) return result;
    const Arm* arm = nearest_arm(*trial, fit.severity(hypothesis));
    const scenario::NodeTypes types = cluster::node_types(kinds);
    const scenario::BaseFacts facts = with_figures(simulated);
    const Planner planner(simulated.base, *arm->scenario, types, facts, *simulated.run.until);
    Judge judge(fit, term->figure, kinds, options);
    const std::vector<Action>& actions = known_actions();
    for (std::size_t a = 0; a < actions.size(); ++a) {
        const std::vector<std::string>& occasions = actions[a].occasions;
        const bool fits =
            occasions.empty() || std::ranges::find(occasions, trial->mechanism.occasion) != occasions.end();
        if (const auto plan = fits ? planner.plan(actions[a]) : std::nullopt) {
            auto judged = judge.judge(actions[a], *plan);
            if (!judged) return judged.errors();
            if (*judged) result.actions.push_back(std::move(**judged));
        }
        if (options.progress)
            options.progress(static_cast<double>(a + 1) / static_cast<double>(actions.size()));
    }
    result.runs = judge.runs();
    std::ranges::stable_sort(result.actions, {}, [](const Mitigation& m) {
        const double better =
            m.higher_is_better ? 1 / std::max(m.after.ratio.value, 1e-9) : m.after.ratio.value;
        return std::pair(!m.helps, better);
    });
    return result;
}

} // namespace fulcrum::triage
