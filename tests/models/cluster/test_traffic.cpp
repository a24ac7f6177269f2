// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/append.h"
#include "cluster/traffic/arrivals.h"
#include "cluster/traffic/descriptions.h"
#include "cluster/traffic/lengths.h"
#include "cluster/traffic/prompt_template.h"
#include "cluster/traffic/tenants.h"
#include "engine/kv_pool.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace fulcrum;
namespace traffic = cluster::traffic;
using engine::KvPool;
using engine::PromptPart;
using traffic::PromptTemplate;

namespace
{

using Set = std::map<std::string, Value>;

Parameters parameters(traffic::Descriptions known, const Set& set)
{
    RawValues raw;
    for (const auto& [key, value] : set)
        raw[key] = {value, {}};
    const Result<Parameters> read = resolve(known, raw);
    if (!read) qFatal("%s", to_string(read.errors()).c_str());
    return *read;
}

Result<PromptTemplate> try_template(const Set& set)
{
    return PromptTemplate::read(parameters(traffic::template_parameters(true), set), "chat");
}

PromptTemplate prompt_template(const Set& set)
{
    const Result<PromptTemplate> read = try_template(set);
    if (!read) qFatal("%s", to_string(read.errors()).c_str());
    return *read;
}

std::vector<PromptPart> prompt(const PromptTemplate& from, const PromptTemplate::Occasion& occasion,
                               std::int32_t tokens)
{
    std::vector<PromptPart> parts;
    from.fill(parts, occasion);
    parts.push_back({engine::kUnique, tokens - from.tokens()});
    return parts;
}

// What a cache with all of the first prompt in it holds of the second.
std::int64_t hit(const std::vector<PromptPart>& first, const std::vector<PromptPart>& second, int block)
{
    const auto tokens = [](const std::vector<PromptPart>& parts) {
        std::int64_t sum = 0;
        for (const PromptPart& part : parts)
            sum += part.tokens;
        return sum;
    };
    KvPool pool(100'000, block, true);
    KvPool::Hold hold;
    const KvPool::Sequence served{first, engine::kUnique, 1};
    pool.allocate(pool.blocks_for(tokens(first)));
    pool.publish(hold, served, tokens(first));
    pool.release(hold, served, pool.blocks_for(tokens(first)), tokens(first), false);
    const std::int64_t most = (tokens(second) - 1) / block;
    return block * pool.find({second, engine::kUnique, 2}, most, false).blocks;
}

std::int64_t hit(const Set& set, int block, std::int32_t tokens)
{
    const PromptTemplate from = prompt_template(set);
    return hit(prompt(from, {.session = 1}, tokens), prompt(from, {.session = 2}, tokens), block);
}

traffic::Arrivals arrivals(const Set& set)
{
    const auto law = traffic::arrival_law(parameters(traffic::arrival_parameters("requests"), set));
    if (!law) qFatal("%s", to_string(law.errors()).c_str());
    return {*law, 1, 2, 3};
}

Set curve(std::vector<double> times, std::vector<double> rates, const Set& more = {})
{
    Set set{{"arrivals", std::string("curve")},
            {"rate", std::string("100 /s")},
            {"curve_times", std::move(times)},
            {"curve_rates", std::move(rates)}};
    set.insert(more.begin(), more.end());
    return set;
}

// Arrivals in each of the intervals between the times.
std::vector<double> counts(traffic::Arrivals from, const std::vector<double>& times)
{
    std::vector<double> counts(times.size() - 1, 0.0);
    for (double at = from.next(); at < times.back(); at = from.next()) {
        const auto above = std::ranges::upper_bound(times, at);
        if (above != times.begin()) ++counts[static_cast<std::size_t>(above - times.begin()) - 1];
    }
    return counts;
}

bool near(double value, double wanted, double tolerance)
{
    if (std::abs(value - wanted) <= tolerance * wanted) return true;
    qWarning("%g is not within %g of %g", value, tolerance, wanted);
    return false;
}

} // namespace

class TestTraffic : public QObject
{
    Q_OBJECT

private slots:
    // MODEL 5: hit = b floor(min(p, n - 1) / b).
    void a_changing_field_ends_what_the_cache_holds()
    {
        const auto with_field = [](double at) {
            return Set{{"prefix_tokens", 5000.0}, {"volatile_tokens", 8.0}, {"volatile_at", at}};
        };
        QCOMPARE(hit(with_field(40), 16, 6000), 32); // a time at token 40 of 5,000
        QCOMPARE(hit({{"prefix_tokens", 5000.0}}, 16, 6000), 4992);
        for (const int block : {1, 16, 32, 48}) {
            for (const int at : {0, 1, 15, 16, 17, 640, 4999, 5000})
                QCOMPARE(hit(with_field(at), block, 6000), at / block * block);
        }
        QCOMPARE(hit(with_field(5000), 16, 5009), 4992);
        // Where nothing is said, the field stands behind all that is shared.
        QCOMPARE(hit({{"prefix_tokens", 5000.0}, {"volatile_tokens", 8.0}}, 16, 6000), 4992);
        QCOMPARE(prompt_template({{"volatile_tokens", 8.0}}).tokens_in_text(), 8);
        QCOMPARE(prompt_template(with_field(40)).tokens(), 5008);
        QCOMPARE(prompt_template(with_field(40)).tokens_in_text(), 0);
    }

    void a_field_stays_as_long_as_its_scope()
    {
        const auto with_scope = [](const char* scope) {
            return prompt_template({{"prefix_tokens", 1000.0},
                                    {"volatile_tokens", 8.0},
                                    {"volatile_at", 32.0},
                                    {"volatile_scope", std::string(scope)}});
        };
        const PromptTemplate::Occasion first{.session = 1, .tenant = 1, .at = 59 * kSecond};
        const auto hit_after = [&](const char* scope, const PromptTemplate::Occasion& second) {
            const PromptTemplate from = with_scope(scope);
            return hit(prompt(from, first, 1100), prompt(from, second, 1100), 16);
        };
        const std::int64_t all = 1008; // the prefix and the field
        QCOMPARE(hit_after("session", {.session = 1, .tenant = 2, .at = kSecond}), all);
        QCOMPARE(hit_after("session", {.session = 2, .tenant = 1, .at = kSecond}), 32);
        QCOMPARE(hit_after("tenant", {.session = 2, .tenant = 1, .at = 99 * kSecond}), all);
        QCOMPARE(hit_after("tenant", {.session = 1, .tenant = 2, .at = 59 * kSecond}), 32);
        QCOMPARE(hit_after("minute", {.session = 2, .tenant = 2, .at = 0}), all);
        QCOMPARE(hit_after("minute", {.session = 1, .tenant = 1, .at = 60 * kSecond}), 32);
        QCOMPARE(hit_after("hour", {.session = 1, .tenant = 1, .at = 3599 * kSecond}), all);
        QCOMPARE(hit_after("hour", {.session = 1, .tenant = 1, .at = 3600 * kSecond}), 32);
        QCOMPARE(hit_after("day", {.session = 1, .tenant = 1, .at = 86'399 * kSecond}), all);
        QCOMPARE(hit_after("day", {.session = 1, .tenant = 1, .at = 86'400 * kSecond}), 32);
        QCOMPARE(hit_after("request", first), 32);
    }

    void versions_and_tenants_have_their_own_prefixes()
    {
        const PromptTemplate one = prompt_template({{"prefix_tokens", 320.0}});
        const PromptTemplate two =
            prompt_template({{"prefix_tokens", 320.0}, {"template_version", std::int64_t{2}}});
        QCOMPARE(hit(prompt(one, {}, 400), prompt(one, {.tenant = 3}, 400), 16), 320);
        QCOMPARE(hit(prompt(one, {}, 400), prompt(two, {}, 400), 16), 0);
        const PromptTemplate own = prompt_template({{"prefix_tokens", 320.0}, {"prefix_per_tenant", true}});
        QCOMPARE(hit(prompt(own, {.tenant = 3}, 400), prompt(own, {.tenant = 3}, 400), 16), 320);
        QCOMPARE(hit(prompt(own, {.tenant = 3}, 400), prompt(own, {.tenant = 4}, 400), 16), 0);
        QVERIFY(!try_template({{"prefix_tokens", 10.0}, {"volatile_at", 11.0}}).ok());
    }

    void a_curve_runs_from_point_to_point()
    {
        // 1 at 100 s, 3 at 200 s, a step to 0 there, and 2 from 300 s on.
        const traffic::Arrivals from = arrivals(curve({100, 200, 200, 300, 300}, {1, 3, 0, 0, 2}));
        const std::vector<double> found = counts(from, {0, 100, 150, 200, 300, 500});
        QVERIFY(near(found[0], 10'000, 0.03));
        QVERIFY(near(found[1], 7'500, 0.04)); // mean rate 150
        QVERIFY(near(found[2], 12'500, 0.03));
        QCOMPARE(found[3], 0.0);
        QVERIFY(near(found[4], 40'000, 0.02));
        traffic::Arrivals ends = arrivals(curve({0, 10}, {1, 0}));
        double last = 0;
        for (double at = 0; std::isfinite(at); at = ends.next())
            last = at;
        QVERIFY(last <= 10);
    }

    void a_curve_may_begin_again()
    {
        // Between 60 s of one period and 20 s of the next the rate falls from 3 to 1.
        const traffic::Arrivals from =
            arrivals(curve({20, 60}, {1, 3}, {{"curve_period", std::string("80 s")}}));
        const std::vector<double> found =
            counts(from, {0, 20, 40, 60, 80, 100, 8000, 8020, 8040, 8060, 8080});
        const std::vector<double> wanted{3000, 3000, 5000, 5000, 3000};
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(near(found[i], wanted[i], 0.06));
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(near(found[i + 6], wanted[i], 0.06));
        QVERIFY(near(found[5], 7900 * 200.0, 0.005));
    }

    void bad_curves_are_refused()
    {
        const auto refused = [](const Set& set) {
            return !traffic::arrival_law(parameters(traffic::arrival_parameters("requests"), set)).ok();
        };
        QVERIFY(refused(curve({}, {})));
        QVERIFY(refused(curve({0, 1}, {1})));
        QVERIFY(refused(curve({1, 0}, {1, 1})));
        QVERIFY(refused(curve({0, 100}, {1, 1}, {{"curve_period", std::string("50 s")}})));
        QVERIFY(refused(curve({0, 100}, {0, 0}, {{"curve_period", std::string("100 s")}})));
        QVERIFY(!refused(curve({0}, {1})));
        QVERIFY(!refused(curve({0}, {1}, {{"curve_period", std::string("50 s")}})));
    }

    void another_law_takes_over_at_once_data()
    {
        QTest::addColumn<Set>("law");
        const std::string rate = "100 /s";
        const auto row = [&](const char* name, const Set& more) {
            Set law{{"rate", rate}};
            for (const auto& [key, value] : more)
                law[key] = value;
            QTest::newRow(name) << law;
        };
        row("poisson", {});
        row("gamma", {{"arrivals", std::string("gamma")}, {"cv", 2.0}});
        row("paced", {{"arrivals", std::string("paced")}});
        row("ramp",
            {{"arrivals", std::string("ramp")}, {"rate_end", rate}, {"ramp_start", std::string("400 s")}});
        row("on and off", {{"arrivals", std::string("on_off")},
                           {"rate", std::string("200 /s")},
                           {"on_time", std::string("1 s")},
                           {"off_time", std::string("1 s")}});
        row("curve", {{"arrivals", std::string("curve")},
                      {"curve_times", std::vector<double>{0, 300}},
                      {"curve_rates", std::vector<double>{7, 1}}});
    }

    void another_law_takes_over_at_once()
    {
        QFETCH(Set, law);
        for (const Set& before : {Set{{"rate", std::string("10 /s")}},
                                  Set{{"rate", std::string("10 /s")}, {"arrivals", std::string("paced")}}}) {
            traffic::Arrivals from = arrivals(before);
            int early = 0;
            double at = from.next();
            while (at <= 300) {
                at = from.next();
                ++early;
            }
            QVERIFY(near(early, 3000, 0.1));
            at = from.change(*traffic::arrival_law(parameters(traffic::arrival_parameters("requests"), law)),
                             300);
            QVERIFY(at >= 300);
            int late = 0;
            for (double last = at; at < 800; at = from.next(), ++late) {
                QVERIFY(at >= last);
                last = at;
            }
            QVERIFY(near(late, 50'000, 0.06));
        }
    }

    void a_change_to_the_same_law_changes_nothing()
    {
        traffic::Arrivals one = arrivals({{"rate", std::string("10 /s")}});
        traffic::Arrivals two = arrivals({{"rate", std::string("10 /s")}});
        const double at = one.next();
        two.next();
        const auto same = traffic::arrival_law(
            parameters(traffic::arrival_parameters("requests"), {{"rate", std::string("10 /s")}}));
        QCOMPARE(two.change(*same, at / 2), at);
        QCOMPARE(two.next(), one.next());
    }

    void turns_may_end_with_the_same_probability()
    {
        const auto law = traffic::LengthLaw::read(
            parameters(traffic::length_parameters({.key = "turns", .label = "Turns", .group = "Turns"}),
                       {{"turns", 5.0}, {"turns_law", std::string("geometric")}}),
            "turns");
        QVERIFY(law.ok());
        double sum = 0;
        int ones = 0;
        constexpr int kCount = 200'000;
        for (std::uint64_t i = 0; i < kCount; ++i) {
            const std::int32_t turns = law->sample(RandomStream(1, 1, i));
            sum += turns;
            ones += turns == 1 ? 1 : 0;
        }
        QVERIFY(near(sum / kCount, 5, 0.01));
        QVERIFY(near(ones, kCount * 0.2, 0.02));
    }

    void tenants_send_by_zipf()
    {
        traffic::Descriptions known = traffic::tenant_parameters();
        append(known, traffic::request_attributes());
        const auto read = [&known](const Set& set) { return traffic::Tenants::read(parameters(known, set)); };
        const Result<traffic::Tenants> tenants =
            read({{"tenant", std::int64_t{10}}, {"tenants", std::int64_t{3}}, {"tenant_zipf", 1.0}});
        std::map<int, double> shares;
        for (std::uint64_t i = 0; i < 100'000; ++i)
            shares[tenants->pick(RandomStream(1, 1, i).bits())] += 1e-5;
        QCOMPARE(shares.size(), std::size_t{3});
        QVERIFY(near(shares[10], 6.0 / 11, 0.02));
        QVERIFY(near(shares[12], 2.0 / 11, 0.03));
        QVERIFY(!read({{"tenant", std::int64_t{65'535}}, {"tenants", std::int64_t{2}}}).ok());
        QVERIFY(!read({})->several());
    }
};

QTEST_GUILESS_MAIN(TestTraffic)
#include "test_traffic.moc"
