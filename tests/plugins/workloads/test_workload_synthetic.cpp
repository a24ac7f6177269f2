// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/workloads/make_source.h"

#include "cluster/traffic/arrivals.h"
#include "cluster/traffic/normal_quantile.h"
#include "workloads/synthetic/kind.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

using namespace fulcrum;
using test::Set;
using test::Source;
using test::text;

namespace
{

Source source(const Set& set, std::uint64_t seed = 1)
{
    Result<Source> made = test::try_source(plugins::synthetic::kind(), set, {"chat", seed, "."});
    if (!made) qFatal("%s", to_string(made.errors()).c_str());
    return std::move(*made);
}

std::string refusal(const Set& set)
{
    const Result<Source> made = test::try_source(plugins::synthetic::kind(), set, {"chat", 1, "."});
    return made ? std::string() : to_string(made.errors());
}

Set with(Set base, const Set& more)
{
    for (const auto& [key, value] : more)
        base[key] = value;
    return base;
}

const Set kChat{{"rate", text("10 /s")}, {"prompt", 200.0}, {"output", 100.0}};

std::vector<engine::Request> draw(cluster::RequestSource& from, std::size_t count)
{
    std::vector<engine::Request> all;
    while (all.size() < count && from.next_arrival() != kNever) {
        all.emplace_back();
        from.take(all.back());
    }
    return all;
}

struct Moments {
    double mean = 0;
    double cv = 0;
};

Moments moments(const std::vector<double>& sample)
{
    double sum = 0;
    for (const double x : sample)
        sum += x;
    const double mean = sum / static_cast<double>(sample.size());
    double squares = 0;
    for (const double x : sample)
        squares += (x - mean) * (x - mean);
    return {mean, std::sqrt(squares / static_cast<double>(sample.size())) / mean};
}

Moments gaps(const Set& set, std::size_t count = 200'000)
{
    const Source from = source(set);
    std::vector<double> sample;
    TimeNs last = 0;
    for (const engine::Request& request : draw(*from, count)) {
        sample.push_back(to_seconds(request.arrival - last));
        last = request.arrival;
    }
    return moments(sample);
}

std::vector<double> prompts(const Set& set, std::size_t count = 200'000)
{
    const Source from = source(with({{"rate", text("10 /s")}, {"output", 1.0}}, set));
    std::vector<double> sample;
    for (const engine::Request& request : draw(*from, count))
        sample.push_back(request.prompt_tokens);
    return sample;
}

double median(std::vector<double> sample)
{
    const auto middle = sample.begin() + static_cast<std::ptrdiff_t>(sample.size() / 2);
    std::nth_element(sample.begin(), middle, sample.end());
    return *middle;
}

double count_between(const std::vector<engine::Request>& requests, double from, double until)
{
    return static_cast<double>(std::ranges::count_if(requests, [&](const engine::Request& r) {
        return to_seconds(r.arrival) >= from && to_seconds(r.arrival) < until;
    }));
}

bool near(double value, double wanted, double tolerance)
{
    if (std::abs(value - wanted) <= tolerance * wanted) return true;
    qWarning("%g is not within %g of %g", value, tolerance, wanted);
    return false;
}

} // namespace

class TestWorkloadSynthetic : public QObject
{
    Q_OBJECT

private slots:
    void gaps_have_the_mean_and_cv_of_their_law();
    void weibull_shape_solves_its_equation();
    void normal_quantiles_match_tables();
    void paced_requests_are_evenly_spaced();
    void a_ramp_follows_the_integral_of_its_rate();
    void a_step_changes_the_rate_at_once();
    void a_ramp_to_zero_ends();
    void on_off_keeps_its_long_run_rate_and_is_bursty();
    void lengths_have_the_moments_of_their_law();
    void empirical_lengths_follow_their_weights();
    void limits_clamp_lengths();
    void a_rate_changes_no_length();
    void a_seed_gives_the_same_requests_again();
    void groups_share_the_prefix_by_zipf();
    void names_share_prefixes_between_workloads();
    void an_output_ends_at_max_tokens();
    void attributes_reach_the_request();
    void start_stop_and_limit_bound_the_source();
    void a_closed_loop_waits_for_answers_and_thinks();
    void a_closed_loop_ends_and_survives_rejections();
    void bad_parameters_are_refused_data();
    void bad_parameters_are_refused();
};

void TestWorkloadSynthetic::gaps_have_the_mean_and_cv_of_their_law()
{
    const Moments poisson = gaps(kChat);
    QVERIFY(near(poisson.mean, 0.1, 0.01));
    QVERIFY(near(poisson.cv, 1, 0.01));
    for (const char* law : {"gamma", "weibull"}) {
        for (const double cv : {0.3, 1.0, 2.5}) {
            const Moments found = gaps(with(kChat, {{"arrivals", text(law)}, {"cv", cv}}));
            QVERIFY(near(found.mean, 0.1, 0.015));
            QVERIFY(near(found.cv, cv, 0.03));
        }
    }
}

void TestWorkloadSynthetic::weibull_shape_solves_its_equation()
{
    QVERIFY(near(cluster::traffic::weibull_shape(1), 1, 1e-9));
    QVERIFY(near(cluster::traffic::weibull_shape(std::sqrt(5.0)), 0.5, 1e-9)); // 24/4 - 1 = 5
    QVERIFY(near(cluster::traffic::weibull_shape(0.5227232), 2, 1e-6));
}

void TestWorkloadSynthetic::normal_quantiles_match_tables()
{
    using cluster::traffic::normal_quantile;
    QCOMPARE(normal_quantile(0.5), 0.0);
    QVERIFY(near(normal_quantile(0.75), 0.674489750196082, 1e-14));
    QVERIFY(near(normal_quantile(0.975), 1.959963984540054, 1e-14));
    QVERIFY(near(-normal_quantile(0.001), 3.090232306167813, 1e-14));
    QVERIFY(near(-normal_quantile(1e-13), 7.348796102800677, 1e-13));
}

void TestWorkloadSynthetic::paced_requests_are_evenly_spaced()
{
    const Source from = source(with(kChat, {{"arrivals", text("paced")}, {"start", text("5 s")}}));
    const auto requests = draw(*from, 1001);
    for (std::size_t i = 0; i < requests.size(); ++i)
        QCOMPARE(requests[i].arrival, 5 * kSecond + static_cast<TimeNs>(i) * kSecond / 10);
}

void TestWorkloadSynthetic::a_ramp_follows_the_integral_of_its_rate()
{
    const Source from = source(with(kChat, {{"arrivals", text("ramp")},
                                            {"rate", text("100 /s")},
                                            {"rate_end", text("300 /s")},
                                            {"ramp_start", text("100 s")},
                                            {"ramp_time", text("200 s")},
                                            {"stop", text("400 s")}}));
    const auto requests = draw(*from, 1'000'000);
    QVERIFY(near(count_between(requests, 0, 100), 10'000, 0.03));
    QVERIFY(near(count_between(requests, 100, 200), 15'000, 0.025)); // mean rate 150
    QVERIFY(near(count_between(requests, 200, 300), 25'000, 0.02));
    QVERIFY(near(count_between(requests, 300, 400), 30'000, 0.02));
}

void TestWorkloadSynthetic::a_step_changes_the_rate_at_once()
{
    const Source from = source(with(kChat, {{"arrivals", text("ramp")},
                                            {"rate", text("100 /s")},
                                            {"rate_end", text("10 /s")},
                                            {"ramp_start", text("100 s")},
                                            {"stop", text("1100 s")}}));
    const auto requests = draw(*from, 1'000'000);
    QVERIFY(near(count_between(requests, 0, 100), 10'000, 0.03));
    QVERIFY(near(count_between(requests, 100, 1100), 10'000, 0.03));
}

void TestWorkloadSynthetic::a_ramp_to_zero_ends()
{
    const Source from = source(with(kChat, {{"arrivals", text("ramp")},
                                            {"rate", text("100 /s")},
                                            {"rate_end", text("0 /s")},
                                            {"ramp_time", text("100 s")}}));
    const auto requests = draw(*from, 1'000'000);
    QVERIFY(near(static_cast<double>(requests.size()), 5'000, 0.05));
    QVERIFY(to_seconds(requests.back().arrival) <= 100);
    QCOMPARE(from->next_arrival(), kNever);
}

void TestWorkloadSynthetic::on_off_keeps_its_long_run_rate_and_is_bursty()
{
    const Set set = with(kChat, {{"arrivals", text("on_off")},
                                 {"rate", text("50 /s")},
                                 {"rate_off", text("2 /s")},
                                 {"on_time", text("2 s")},
                                 {"off_time", text("6 s")}});
    const Moments found = gaps(set, 400'000);
    QVERIFY(near(1 / found.mean, (50 * 2 + 2 * 6) / 8.0, 0.02)); // 14 /s
    QVERIFY(found.cv > 1.5);

    // With no rate while off, the source is silent there and its rate is the on state's share.
    const Moments silent = gaps(with(set, {{"rate_off", text("0 /s")}}), 400'000);
    QVERIFY(near(1 / silent.mean, 12.5, 0.02));
}

void TestWorkloadSynthetic::lengths_have_the_moments_of_their_law()
{
    QVERIFY(near(moments(prompts({{"prompt", 200.0}})).mean, 200, 0));

    const Moments exponential = moments(prompts({{"prompt", 1000.0}, {"prompt_law", text("exponential")}}));
    QVERIFY(near(exponential.mean, 1000, 0.01));
    QVERIFY(near(exponential.cv, 1, 0.01));

    const Moments uniform =
        moments(prompts({{"prompt_law", text("uniform")}, {"prompt_min", 11.0}, {"prompt_max", 20.0}}));
    QVERIFY(near(uniform.mean, 15.5, 0.002));
    QVERIFY(near(uniform.cv * uniform.mean, std::sqrt(99.0 / 12), 0.01)); // ten equal values

    const auto by_median = prompts({{"prompt", 1155.0}, {"prompt_p50", 1020.0}});
    QVERIFY(near(moments(by_median).mean, 1155, 0.01));
    QVERIFY(near(median(by_median), 1020, 0.01));

    const Moments by_cv = moments(prompts({{"prompt", 1000.0}, {"prompt_cv", 1.5}}, 1'000'000));
    QVERIFY(near(by_cv.mean, 1000, 0.01));
    QVERIFY(near(by_cv.cv, 1.5, 0.03));

    const auto fixed = prompts({{"prompt", 300.0}, {"prompt_p50", 300.0}}, 100);
    QVERIFY(near(moments(fixed).mean, 300, 0));
}

void TestWorkloadSynthetic::empirical_lengths_follow_their_weights()
{
    std::map<double, double> seen;
    const auto sample = prompts({{"prompt_values", std::vector<double>{100, 2000, 30000, 7}},
                                 {"prompt_weights", std::vector<double>{6, 3, 1, 0}}});
    for (const double tokens : sample)
        seen[tokens] += 1.0 / static_cast<double>(sample.size());
    QCOMPARE(seen.size(), std::size_t{3});
    QVERIFY(near(seen[100], 0.6, 0.01));
    QVERIFY(near(seen[2000], 0.3, 0.02));
    QVERIFY(near(seen[30000], 0.1, 0.03));

    QVERIFY(near(moments(prompts({{"prompt_values", std::vector<double>{1, 3}}})).mean, 2, 0.01));
}

void TestWorkloadSynthetic::limits_clamp_lengths()
{
    const auto sample =
        prompts({{"prompt", 1000.0}, {"prompt_cv", 2.0}, {"prompt_min", 50.0}, {"prompt_max", 4000.0}});
    QCOMPARE(*std::ranges::min_element(sample), 50.0);
    QCOMPARE(*std::ranges::max_element(sample), 4000.0);
    // Below half a token there is still one.
    const auto tiny = prompts({{"prompt", 1.0}, {"prompt_law", text("exponential")}});
    QCOMPARE(*std::ranges::min_element(tiny), 1.0);
}

void TestWorkloadSynthetic::a_rate_changes_no_length()
{
    const Set set = with(kChat, {{"prompt_cv", 1.0},
                                 {"output_cv", 1.0},
                                 {"prefix_tokens", 64.0},
                                 {"prefix_groups", std::int64_t{10}}});
    const Source slow = source(set);
    const Source fast = source(with(set, {{"rate", text("40 /s")}}));
    const Source bursty = source(with(set, {{"arrivals", text("gamma")}, {"cv", 4.0}}));
    const auto a = draw(*slow, 1000);
    const auto b = draw(*fast, 1000);
    const auto c = draw(*bursty, 1000);
    for (std::size_t i = 0; i < a.size(); ++i) {
        QVERIFY(std::abs(a[i].arrival - 4 * b[i].arrival) < 10);
        for (const auto* other : {&b, &c}) {
            QCOMPARE((*other)[i].prompt_tokens, a[i].prompt_tokens);
            QCOMPARE((*other)[i].output_tokens, a[i].output_tokens);
            QVERIFY((*other)[i].parts == a[i].parts);
        }
    }
    // And another prompt law changes no output, no arrival and no group.
    const auto longer = draw(*source(with(set, {{"prompt", 900.0}})), 1000);
    for (std::size_t i = 0; i < a.size(); ++i) {
        QCOMPARE(longer[i].arrival, a[i].arrival);
        QCOMPARE(longer[i].output_tokens, a[i].output_tokens);
        QCOMPARE(longer[i].parts[0].content, a[i].parts[0].content);
    }
}

void TestWorkloadSynthetic::a_seed_gives_the_same_requests_again()
{
    const Set set = with(kChat, {{"prompt_cv", 1.0}});
    const auto a = draw(*source(set, 7), 100);
    const auto b = draw(*source(set, 7), 100);
    const auto other = draw(*source(set, 8), 100);
    int equal = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        QCOMPARE(a[i].arrival, b[i].arrival);
        QCOMPARE(a[i].prompt_tokens, b[i].prompt_tokens);
        equal += a[i].prompt_tokens == other[i].prompt_tokens;
    }
    QVERIFY(equal < 10);
}

void TestWorkloadSynthetic::groups_share_the_prefix_by_zipf()
{
    const Source from = source(with(kChat, {{"prompt", 100.0},
                                            {"prompt_cv", 1.0},
                                            {"prefix_tokens", 80.0},
                                            {"prefix_groups", std::int64_t{4}},
                                            {"prefix_zipf", 1.0}}));
    std::map<std::uint64_t, double> shares;
    constexpr std::size_t kCount = 100'000;
    for (const engine::Request& request : draw(*from, kCount)) {
        QCOMPARE(request.parts.size(), std::size_t{2});
        QCOMPARE(request.parts[0].tokens, 80);
        QVERIFY(request.parts[1].tokens >= 1);
        QCOMPARE(request.parts[1].content, engine::kUnique);
        QCOMPARE(request.parts[0].tokens + request.parts[1].tokens, request.prompt_tokens);
        shares[request.parts[0].content] += 1.0 / kCount;
    }
    std::vector<double> found;
    for (const auto& [content, share] : shares) {
        QVERIFY(content != engine::kUnique);
        found.push_back(share);
    }
    std::ranges::sort(found, std::greater<>());
    QCOMPARE(found.size(), std::size_t{4});
    const double sum = 1 + 1 / 2.0 + 1 / 3.0 + 1 / 4.0;
    for (std::size_t k = 0; k < 4; ++k)
        QVERIFY(near(found[k], 1 / (static_cast<double>(k + 1) * sum), 0.03));
}

void TestWorkloadSynthetic::names_share_prefixes_between_workloads()
{
    const auto prefix = [](const char* node, const Set& more) {
        const Set set = with(with(kChat, {{"prefix_tokens", 64.0}}), more);
        Result<Source> made = test::try_source(plugins::synthetic::kind(), set, {node, 1, "."});
        return draw(**made, 1)[0].parts[0].content;
    };
    QVERIFY(prefix("a", {}) != prefix("b", {}));
    QCOMPARE(prefix("a", {{"prefix_name", text("t")}}), prefix("b", {{"prefix_name", text("t")}}));
}

void TestWorkloadSynthetic::an_output_ends_at_max_tokens()
{
    const auto requests = draw(*source(with(kChat, {{"output_cv", 1.0}, {"max_tokens", 120.0}})), 10'000);
    bool cut = false;
    for (const engine::Request& request : requests) {
        QCOMPARE(request.max_tokens, 120);
        QVERIFY(request.output_tokens <= 120);
        cut |= request.output_tokens == 120;
    }
    QVERIFY(cut);
    for (const engine::Request& request : draw(*source(with(kChat, {{"output_cv", 1.0}})), 100))
        QCOMPARE(request.max_tokens, request.output_tokens);
}

void TestWorkloadSynthetic::attributes_reach_the_request()
{
    const Source from = source(
        with(kChat, {{"class", text("bulk")}, {"priority", std::int64_t{3}}, {"tenant", std::int64_t{42}}}));
    QVERIFY(from->class_names() == std::vector<std::string>{"bulk"});
    QVERIFY(!from->reactive());
    const engine::Request request = draw(*from, 1)[0];
    QCOMPARE(request.priority, 3);
    QCOMPARE(request.tenant, std::uint16_t{42});
    QVERIFY(source(kChat)->class_names() == std::vector<std::string>{"chat"});
}

void TestWorkloadSynthetic::start_stop_and_limit_bound_the_source()
{
    const Source from = source(with(kChat, {{"start", text("100 s")}, {"stop", text("200 s")}}));
    const auto requests = draw(*from, 1'000'000);
    QVERIFY(near(static_cast<double>(requests.size()), 1000, 0.1));
    QVERIFY(requests.front().arrival >= 100 * kSecond);
    QVERIFY(requests.back().arrival < 200 * kSecond);
    QCOMPARE(draw(*source(with(kChat, {{"max_requests", std::int64_t{17}}})), 1000).size(), std::size_t{17});
}

void TestWorkloadSynthetic::a_closed_loop_waits_for_answers_and_thinks()
{
    const Set set{{"arrivals", text("closed_loop")},
                  {"clients", std::int64_t{2}},
                  {"think_time", text("3 s")},
                  {"think_law", text("constant")},
                  {"prompt", 200.0},
                  {"prompt_cv", 1.0},
                  {"output", 10.0}};
    const Source from = source(set);
    QVERIFY(from->reactive());
    const auto first = draw(*from, 10);
    QCOMPARE(first.size(), std::size_t{2}); // one request in flight for each client
    QCOMPARE(first[0].arrival, 3 * kSecond);
    from->completed({first[1].id, engine::Outcome::Completed, 10 * kSecond, first[1].output_tokens});
    QCOMPARE(from->next_arrival(), 13 * kSecond);
    from->completed({first[0].id, engine::Outcome::Completed, 9 * kSecond, first[0].output_tokens});
    QCOMPARE(from->next_arrival(), 12 * kSecond);
    const auto second = draw(*from, 10);
    QCOMPARE(second.size(), std::size_t{2});

    // Whoever is served first, each client's next request is the same one.
    const Source again = source(set);
    const auto same = draw(*again, 10);
    again->completed({same[0].id, engine::Outcome::Completed, 100 * kSecond, same[0].output_tokens});
    QCOMPARE(draw(*again, 1)[0].prompt_tokens, second[0].prompt_tokens);

    // Exponential think times have their mean.
    const Source random =
        source(with(set, {{"think_law", text("exponential")}, {"clients", std::int64_t{1}}}));
    TimeNs now = 0;
    double thought = 0;
    for (int i = 0; i < 50'000; ++i) {
        engine::Request request;
        random->take(request);
        thought += to_seconds(request.arrival - now) / 50'000;
        now = request.arrival + kSecond;
        random->completed({request.id, engine::Outcome::Completed, now, request.output_tokens});
    }
    QVERIFY(near(thought, 3, 0.02));
}

void TestWorkloadSynthetic::a_closed_loop_ends_and_survives_rejections()
{
    const Set set{{"arrivals", text("closed_loop")}, {"prompt", 200.0}, {"output", 10.0}};
    const Source from = source(with(set, {{"max_requests", std::int64_t{3}}}));
    for (int i = 0; i < 3; ++i) {
        engine::Request request;
        from->take(request);
        // Time moves on although the client does not think.
        from->completed({request.id, engine::Outcome::Rejected, request.arrival, request.output_tokens});
        if (i < 2) QVERIFY(from->next_arrival() > request.arrival);
    }
    QCOMPARE(from->next_arrival(), kNever);

    const Source until = source(with(set, {{"stop", text("5 s")}}));
    const auto first = draw(*until, 10);
    until->completed({first[0].id, engine::Outcome::Completed, 5 * kSecond, first[0].output_tokens});
    QCOMPARE(until->next_arrival(), kNever);
}

void TestWorkloadSynthetic::bad_parameters_are_refused_data()
{
    QTest::addColumn<Set>("set");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const Set& set, const char* word) {
        QTest::newRow(name) << with(kChat, set) << QString(word);
    };
    const double nan = std::nan("");
    row("rate 0", {{"rate", text("0 /s")}}, "rate");
    row("rate without a unit", {{"rate", 6.0}}, "unit");
    row("rate missing", {{"rate", Value{}}}, "rate");
    row("negative length", {{"prompt", -5.0}}, "prompt");
    row("NaN length", {{"prompt", nan}}, "prompt");
    row("length missing", {{"output_law", text("exponential")}, {"output", Value{}}}, "output");
    row("values and weights differ",
        {{"prompt_values", std::vector<double>{1, 2}}, {"prompt_weights", std::vector<double>{1}}},
        "one weight for each value");
    row("all weights 0",
        {{"prompt_values", std::vector<double>{1, 2}}, {"prompt_weights", std::vector<double>{0, 0}}},
        "all 0");
    row("NaN weight",
        {{"prompt_values", std::vector<double>{1}}, {"prompt_weights", std::vector<double>{nan}}}, "weights");
    row("negative value", {{"prompt_values", std::vector<double>{-1}}}, "values");
    row("no values", {{"prompt_law", text("empirical")}}, "values");
    row("empty values", {{"prompt_values", std::vector<double>{}}}, "values");
    row("median above mean", {{"prompt_p50", 300.0}}, "median");
    row("median and CV", {{"prompt_p50", 100.0}, {"prompt_cv", 1.0}}, "both set");
    row("lognormal without spread", {{"prompt_law", text("lognormal")}}, "spread");
    row("uniform without an end", {{"prompt_law", text("uniform")}}, "prompt_max");
    row("limits exchanged", {{"output_min", 10.0}, {"output_max", 5.0}}, "exchange");
    row("unknown law", {{"arrivals", text("poison")}}, "poisson");
    row("CV too small", {{"arrivals", text("gamma")}, {"cv", 0.0}}, "cv");
    row("ramp without an end", {{"arrivals", text("ramp")}}, "rate_end");
    row("on/off without arrivals",
        {{"arrivals", text("on_off")}, {"rate", text("0.001 /s")}, {"on_time", text("1 ms")}}, "cycles");
    row("on/off without a duration", {{"arrivals", text("on_off")}, {"off_time", text("0 s")}}, "off_time");
    row("no clients", {{"arrivals", text("closed_loop")}, {"clients", std::int64_t{0}}}, "clients");
    row("stop before start", {{"start", text("9 s")}, {"stop", text("8 s")}}, "stop");
    row("no groups", {{"prefix_tokens", 9.0}, {"prefix_groups", std::int64_t{0}}}, "prefix_groups");
    row("max_tokens 0", {{"max_tokens", 0.0}}, "max_tokens");
    row("no requests", {{"max_requests", std::int64_t{0}}}, "max_requests");
    row("mistyped key", {{"promt_cv", 1.0}}, "prompt_cv");
}

void TestWorkloadSynthetic::bad_parameters_are_refused()
{
    QFETCH(Set, set);
    QFETCH(QString, word);
    std::erase_if(set,
                  [](const auto& entry) { return std::holds_alternative<std::monostate>(entry.second); });
    const std::string message = refusal(set);
    QVERIFY2(message.find(word.toStdString()) != std::string::npos, message.c_str());
}

QTEST_GUILESS_MAIN(TestWorkloadSynthetic)
#include "test_workload_synthetic.moc"
