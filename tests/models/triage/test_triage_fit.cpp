// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/fit.h"

#include "cluster/record.h"
#include "triage/triage.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace fulcrum;
using triage::Term;

namespace
{

// A run in which `ttft` is every request's, or that of all but the first `few`, and nothing else happens.
triage::ScrapePointer run(double ttft, int few = 0, double ttft_of_few = 0)
{
    cluster::RunRecord record;
    record.window_end = record.end = 100 * kSecond;
    record.classes = {"chat"};
    record.gaps.resize(1);
    record.replicas.resize(1);
    record.replicas.front().node = "engine";
    record.replicas.front().total_blocks = 10;
    for (int i = 0; i < 100; ++i) {
        cluster::RequestTimes r;
        r.arrival = i * kSecond / 2;
        r.scheduled = r.arrival;
        r.first_token = r.arrival + from_seconds(i < few ? ttft_of_few : ttft);
        r.last_token = r.first_token + kSecond;
        r.prompt_tokens = 10;
        r.output_tokens = 11;
        r.outcome = engine::Outcome::Completed;
        record.requests.push_back(r);
    }
    return std::make_shared<evidence::Scrape>(record);
}

triage::Trial trial(const std::string& id, std::initializer_list<std::pair<double, double>> ttft_by_severity)
{
    triage::Trial t;
    t.mechanism.id = id;
    for (const auto& [severity, ttft] : ttft_by_severity) {
        triage::Arm arm;
        arm.severity = severity;
        arm.scenario = std::make_shared<scenario::Scenario>();
        arm.runs = {run(ttft)};
        t.arms.push_back(arm);
    }
    return t;
}

triage::Simulated simulated()
{
    triage::Simulated s;
    s.window_s = 100;
    s.healthy.runs = {run(0.2)};
    s.trials = {trial("a", {{0, 0.25}, {1, 4.0}}), trial("b", {{0, 0.2}}), trial("c", {{0, 10.0}})};
    return s;
}

Term ttft(double before, double low, double high)
{
    scenario::Observation o;
    o.id = "o";
    o.metric = "ttft_s";
    o.statistic = "p50";
    o.before = scenario::Observed{before, before, before};
    o.after = scenario::Observed{(low + high) / 2, low, high};
    std::vector<std::string> notes;
    return triage::terms_of({o}, notes).front();
}

// One figure, typed in.
scenario::Observation seen(const std::string& metric, const std::string& statistic, double after,
                           std::optional<double> before = {}, const std::string& replica = {})
{
    scenario::Observation one;
    one.id = metric + replica;
    one.metric = metric;
    one.statistic = statistic;
    one.after = scenario::Observed{after, after, after};
    if (before) one.before = scenario::Observed{*before, *before, *before};
    one.population.replica = replica;
    return one;
}

std::string to_string_of(const std::vector<std::string>& notes)
{
    std::string all;
    for (const std::string& note : notes)
        all += note + "\n";
    return all;
}

} // namespace

class TestTriageFit : public QObject
{
    Q_OBJECT

private slots:
    // A misspelt metric would be one that no mechanism explains.
    void an_unknown_metric_is_left_out()
    {
        scenario::Observation o;
        o.id = "x";
        o.metric = "ttfx_s";
        o.statistic = "p99";
        o.after = scenario::Observed{1, 1, 1};
        std::vector<std::string> notes;
        QVERIFY(triage::terms_of({o}, notes).empty());
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].find("did you mean ttft_s?") != std::string::npos, notes[0].c_str());
    }

    // Quantiles of Student's t with 5 degrees of freedom, from any table.
    void students_t_is_that_of_the_tables()
    {
        QVERIFY(std::abs(triage::student_cdf(2.5706) - 0.975) < 1e-5);
        QVERIFY(std::abs(triage::student_cdf(0) - 0.5) < 1e-15);
        QVERIFY(std::abs(triage::student_cdf(-4.0321) - 0.005) < 1e-6);
        double sum = 0;
        for (double t = -3; t < 2.5706; t += 1e-4)
            sum += 1e-4 * triage::student_density(t + 5e-5);
        QVERIFY(std::abs(sum - (0.975 - triage::student_cdf(-3))) < 1e-4);
    }

    void an_interval_is_a_probability_and_one_bad_observation_does_not_veto()
    {
        QVERIFY(std::abs(triage::likelihood(-INFINITY, INFINITY, 3, 1) - 1) < 1e-12);
        QVERIFY(std::abs(triage::likelihood(1, INFINITY, 1, 2) - 0.5) < 1e-12); // "at least"
        Term term = ttft(0.2, 2, 2);
        const double near = triage::robust_likelihood(term, term.value, 0.2);
        const double far = triage::robust_likelihood(term, term.value + 100, 0.2);
        QVERIFY(near / far > 100 && near / far < 1e4);
    }

    // The severity that was not simulated lies between those that were.
    void the_severity_is_found_between_the_simulated_ones()
    {
        const triage::Simulated s = simulated();
        const triage::Fit fit(s, {ttft(0.1, 0.5, 0.5)}, {}); // five times as long: 1.0 s here
        QCOMPARE(fit.id(fit.ranked().front()), std::string("a"));
        QVERIFY(std::abs(fit.severity(fit.ranked().front()) - 0.5) < 0.13); // log: 0.25 to 4 s
        double sum = 0;
        for (std::size_t h = 0; h < fit.count(); ++h)
            sum += fit.probability(h);
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }

    // Where 46 of 100 requests are fast and the others slow, the median is that of the slow ones; the model
    // need not be far off for it to be that of the fast ones. The mean does not jump.
    void a_median_between_two_kinds_of_requests_may_be_either()
    {
        triage::Simulated s = simulated();
        s.trials = {trial("two-kinds", {{0, 2}}), trial("all-slow", {{0, 2}})};
        s.trials.front().arms.front().runs = {run(2, 46, 0.2)};
        const auto deviations = [&](const char* statistic, double after) {
            std::vector<std::string> notes;
            const triage::Fit fit(s, triage::terms_of({seen("ttft_s", statistic, after, 0.2)}, notes), {});
            std::array<double, 2> off{};
            for (std::size_t h = 0; h < off.size(); ++h)
                off[h] = std::abs(fit.explain(h).front().deviations);
            return off;
        };
        const auto median = deviations("p50", 0.2);
        QVERIFY2(median[0] < 1.5, qPrintable(QString::number(median[0])));
        QVERIFY2(median[1] > triage::kMisfit, qPrintable(QString::number(median[1])));
        QVERIFY(deviations("mean", 0.2)[0] > triage::kMisfit);
    }

    void what_nothing_predicts_is_none_of_these()
    {
        const triage::Simulated s = simulated();
        scenario::Observation
            odd; // ten times fewer requests and seven times the gaps, which none of them does
        odd.id = "odd";
        odd.metric = "request_rate";
        odd.before = scenario::Observed{10, 10, 10};
        odd.after = scenario::Observed{1, 1, 1};
        scenario::Observation gaps;
        gaps.id = "gaps";
        gaps.metric = "tpot_s";
        gaps.statistic = "p50";
        gaps.before = scenario::Observed{0.01, 0.01, 0.01};
        gaps.after = scenario::Observed{0.07, 0.07, 0.07};
        std::vector<std::string> notes;
        const triage::Fit fit(s, triage::terms_of({odd, gaps}, notes), {});
        QVERIFY(fit.is_none(fit.ranked().front()));
        const triage::Fit flat(s, {ttft(0.1, 0.1, 0.1)}, {});
        QVERIFY(flat.id(flat.ranked().front()) == "b" || flat.id(flat.ranked().front()) == triage::kNoChange);
    }

    // However likely it was before: what is more than five deviations off is not believed.
    void none_of_these_leads_where_everything_is_far_off()
    {
        const triage::Simulated s = simulated();
        scenario::Observation odd;
        odd.id = "odd";
        odd.metric = "request_rate";
        odd.before = scenario::Observed{10, 10, 10};
        odd.after = scenario::Observed{0.5, 0.5, 0.5};
        std::vector<std::string> notes;
        const triage::Fit fit(s, triage::terms_of({odd}, notes), {{"a", 0.9}, {"none-of-these", 0.001}});
        for (std::size_t h = 0; h + 1 < fit.count(); ++h)
            QVERIFY(std::abs(fit.explain(h).front().deviations) > triage::kMisfit);
        QVERIFY(fit.is_none(fit.ranked().front()));
        QVERIFY(fit.probability(fit.ranked().front()) >= 0.5 - 1e-9);
        double sum = 0;
        for (std::size_t h = 0; h < fit.count(); ++h)
            sum += fit.probability(h);
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }

    // A mechanism that explains all but one of many figures is named, and not believed.
    void one_figure_of_many_that_is_far_off_leaves_doubt()
    {
        std::vector<scenario::Observation> all = {
            seen("ttft_s", "p50", 4, 0.2), seen("ttft_s", "p95", 4, 0.2), seen("tpot_s", "p50", 0.1, 0.1),
            seen("decode_s", "mean", 1, 1), seen("output_tokens", "mean", 1e6, 11)};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].id = "figure-" + std::to_string(i);
        const triage::Simulated s = simulated();
        std::vector<std::string> notes;
        const triage::Fit fit(s, triage::terms_of(all, notes), {});
        const std::vector<std::size_t> order = fit.ranked();
        QCOMPARE(fit.id(order[0]), std::string("a"));
        QVERIFY(fit.is_none(order[1]));
        QVERIFY(std::abs(fit.probability(order[1]) - 0.35) < 1e-9);
        double sum = 0;
        for (std::size_t h = 0; h < fit.count(); ++h)
            sum += fit.probability(h);
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }

    void without_observations_the_priors_are_left()
    {
        const triage::Simulated s = simulated();
        const triage::Fit fit(s, {}, {{"c", 0.7}});
        for (std::size_t h = 0; h < fit.count(); ++h)
            QVERIFY(std::abs(fit.probability(h) - fit.prior(h)) < 1e-12);
        QCOMPARE(fit.id(fit.ranked().front()), std::string("c"));
        QVERIFY(std::abs(fit.probability(fit.ranked().front()) - 0.7) < 1e-9);
    }

    // Entering a figure again adds nothing to what is known of it.
    void a_figure_that_is_entered_often_counts_once()
    {
        const triage::Simulated s = simulated();
        std::vector<scenario::Observation> all;
        for (int i = 0; i < 200; ++i) {
            scenario::Observation one = seen("ttft_s", "p50", 0.5, 0.1);
            one.id = "w" + std::to_string(i);
            one.after->low = 0.499;
            one.after->high = 0.501;
            all.push_back(one);
        }
        std::vector<std::string> notes;
        const auto often = triage::terms_of(all, notes);
        QCOMPARE(often.size(), std::size_t{1});
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].find(
                     "observations w0, w1, w2, w3, … are of one figure, ttft_s.p50, which counts once") !=
                     std::string::npos,
                 notes[0].c_str());
        const triage::Fit once(s, triage::terms_of({all.front()}, notes), {});
        const triage::Fit again(s, often, {});
        for (std::size_t h = 0; h < once.count(); ++h)
            QVERIFY(std::abs(once.probability(h) - again.probability(h)) < 1e-12);
        all[0].population.tenant = "other"; // another figure
        QCOMPARE(triage::terms_of(all, notes).size(), std::size_t{2});
    }

    // A histogram's bucket and an exact figure in it agree; two exact ones that differ do not.
    void figures_entered_twice_are_put_together()
    {
        scenario::Observation bucket = seen("ttft_s", "p50", 0.4, 0.1);
        bucket.after->low = 0.25;
        bucket.after->high = 0.5;
        const scenario::Observation exact = seen("ttft_s", "p50", 0.3, 0.1);
        const scenario::Observation level = seen("ttft_s", "p50", 0.6); // from the same 0.1 s
        std::vector<std::string> notes;
        const auto agree = triage::terms_of({bucket, exact}, notes);
        const Term alone = triage::terms_of({exact}, notes).front();
        QCOMPARE(agree.size(), std::size_t{1});
        QVERIFY(std::abs(agree[0].low - alone.low) < 1e-12 && std::abs(agree[0].high - alone.high) < 1e-12);
        QVERIFY(std::abs(agree[0].value - alone.value) < 1e-12);
        notes.clear();
        const auto covered = triage::terms_of({level, exact}, notes);
        QCOMPARE(covered.size(), std::size_t{1});
        QVERIFY(covered[0].change);
        QVERIFY(std::abs(covered[0].low - alone.low) < 1e-12);
        QVERIFY(std::abs(covered[0].high - alone.low - std::log(0.603 / 0.303)) < 1e-12);
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].find("contradict each other on ttft_s.p50") != std::string::npos, notes[0].c_str());
    }

    // A run is asked for the replica where a figure is worst: what the others show is no second figure of it.
    void of_several_replicas_the_worst_counts()
    {
        std::vector<std::string> notes;
        const scenario::Observation cold = seen("prefix_hit_ratio", "share", 0.02, 0.8, "pod-7");
        const auto alone = triage::terms_of({cold}, notes);
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].find("\"prefix_hit_ratiopod-7\" is taken for the replica where") !=
                     std::string::npos,
                 notes[0].c_str());
        notes.clear();
        const auto all = triage::terms_of({seen("prefix_hit_ratio", "share", 0.8, 0.8, "pod-1"), cold,
                                           seen("prefix_hit_ratio", "share", 0.79, 0.8, "pod-2"),
                                           seen("prefix_hit_ratio", "share", 0.6, 0.8)},
                                          notes);
        QCOMPARE(all.size(), std::size_t{2}); // and that of all replicas together
        QCOMPARE(all[0].observation, cold.id);
        QCOMPARE(all[0].value, alone[0].value);
        QVERIFY(!all[1].figure.worst_replica);
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(
            notes[0].find("of prefix_hit_ratiopod-7, not prefix_hit_ratiopod-1, prefix_hit_ratiopod-2") !=
                std::string::npos,
            notes[0].c_str());
        const auto slow = triage::terms_of(
            {seen("ttft_s", "p99", 0.3, 0.3, "a"), seen("ttft_s", "p99", 0.9, 0.3, "b")}, notes);
        QCOMPARE(slow.size(), std::size_t{1});
        QCOMPARE(slow[0].observation, std::string("ttft_sb"));
        notes.clear();
        QCOMPARE(triage::terms_of({seen("ttft_s", "p99", 0.9, 0.3, "worst")}, notes).size(), std::size_t{1});
        QVERIFY(notes.empty()); // it says so itself
    }

    // No run shows the percentiles of a gauge, and its mean is another figure.
    void percentiles_of_gauges_are_left_out()
    {
        std::vector<std::string> notes;
        QVERIFY(triage::terms_of({seen("kv_usage", "p99", 1, 0.3)}, notes).empty());
        QCOMPARE(notes.size(), std::size_t{1});
        QVERIFY2(notes[0].find("no run shows p99 of kv_usage; enter its mean or its max") !=
                     std::string::npos,
                 notes[0].c_str());
        QVERIFY(triage::terms_of({seen("preemption_rate", "p99", 1, 0.3)}, notes).empty());
        notes.clear();
        for (const char* statistic : {"value", "mean", "p50", "max", ""})
            QCOMPARE(triage::terms_of({seen("kv_usage", statistic, 1, 0.3)}, notes).size(), std::size_t{1});
        QVERIFY(notes.empty());
    }

    // What can never be above another of the same requests, before and after; a range that reaches it may be.
    void figures_that_contradict_each_other_are_refused()
    {
        const auto refused = [](const scenario::Observation& a, const scenario::Observation& b) {
            return to_string(triage::contradictions({a, b}));
        };
        const auto p50 = seen("ttft_s", "p50", 0.08, 0.8), p99 = seen("ttft_s", "p99", 0.3, 0.31);
        QVERIFY2(refused(p50, p99).find("ttft_s p50 was above p99 of the same requests before") !=
                     std::string::npos,
                 refused(p50, p99).c_str());
        const auto mean = seen("ttft_s", "mean", 0.95, 0.08), most = seen("ttft_s", "max", 0.32, 0.31);
        QVERIFY2(refused(most, mean).find("ttft_s mean is above max of the same requests") !=
                     std::string::npos,
                 refused(most, mean).c_str());
        QVERIFY(
            refused(seen("kv_usage", "value", 0.9), seen("kv_usage", "max", 0.5)).find("value is above") !=
            std::string::npos);
        QCOMPARE(refused(seen("ttft_s", "mean", 0.95, 0.08), seen("ttft_s", "p99", 0.9, 0.08)),
                 std::string()); // a few may wait for very long
        auto wide = mean;
        wide.after->low = 0.3;
        QCOMPARE(refused(wide, most), std::string());
        auto other = mean;
        other.population.tenant = "other";
        QCOMPARE(refused(other, most), std::string());
    }

    // Times that are all a thousand times too long are of another unit: a note, beside the verdict.
    void times_of_another_unit_are_told()
    {
        triage::Options options;
        options.only_ranking = true;
        const triage::Simulated s = simulated(); // TTFT 0.2 s, TPOT 0.1 s
        const auto told = [&](double ttft_s, double tpot_s) {
            const auto verdict = triage::judge(
                s, {seen("ttft_s", "p50", ttft_s, 0.2), seen("tpot_s", "mean", tpot_s, 0.1)}, {}, options);
            return to_string_of(verdict.notes);
        };
        const std::string up = told(250, 130), down = told(2e-4, 1e-4);
        QVERIFY2(up.find("about 1000 times those of the healthy scenario") != std::string::npos, up.c_str());
        QVERIFY2(down.find("about 0.001 times") != std::string::npos, down.c_str());
        QVERIFY(told(250, 0.13).find("another unit") == std::string::npos);
        QVERIFY(told(2, 1).find("another unit") == std::string::npos);
    }

    // Many figures of one family together say more than a number can hold, and the verdict is not the prior.
    void many_figures_do_not_fall_back_to_the_prior()
    {
        const triage::Simulated s = simulated();
        std::vector<Term> many;
        for (int i = 0; i < 400; ++i)
            many.push_back(ttft(0.2, 1.999, 2.001));
        const triage::Fit fit(s, many, {});
        QCOMPARE(fit.id(fit.ranked().front()), std::string("a"));
        QVERIFY(fit.probability(fit.ranked().front()) > 0.9);
    }

    // A figure known only to lie in a wide bucket says less than an exact one.
    void a_bucket_tells_less_than_a_figure()
    {
        const triage::Simulated s = simulated();
        const triage::Fit exact(s, {ttft(0.1, 0.11, 0.11)}, {});
        const triage::Fit bucket(s, {ttft(0.1, 0.1, 2.5)}, {});
        const auto of_a = [](const triage::Fit& fit) { return fit.probability(0); };
        QVERIFY(of_a(bucket) > of_a(exact));
    }

    // A percentile of the engine's histogram lies in its bucket; the count says how much chance is in it.
    void histograms_are_evidence_as_they_are()
    {
        scenario::Observation o;
        o.id = "o";
        o.metric = "ttft_s";
        o.statistic = "p50";
        o.buckets_before = scenario::Buckets{{0.1, 0.25, 1}, {0, 100, 0, 0}, 20};
        o.buckets_after = scenario::Buckets{{0.1, 0.25, 1}, {0, 10, 90, 0}, 60};
        std::vector<std::string> notes;
        const Term term = triage::terms_of({o}, notes).front();
        QVERIFY(term.change);
        QCOMPARE(term.count, 100.0);
        const triage::MetricError& error = triage::error_of("ttft_s");
        const auto scaled = [&](double value) { return triage::on_scale(error, value); };
        QVERIFY(std::abs(term.low - (scaled(0.25) - scaled(0.25))) < 1e-12);
        QVERIFY(std::abs(term.high - (scaled(1) - scaled(0.1))) < 1e-12);
        o.statistic = "mean";
        const Term mean = triage::terms_of({o}, notes).front();
        QVERIFY(std::abs(mean.value - (scaled(0.6) - scaled(0.2))) < 1e-12);
        QCOMPARE(mean.low, mean.high);
    }
};

QTEST_GUILESS_MAIN(TestTriageFit)
#include "test_triage_fit.moc"
