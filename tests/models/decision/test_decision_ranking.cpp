// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/advice.h"
#include "decision/draws.h"
#include "decision/portfolio.h"
#include "decision/ranking.h"
#include "decision/sensitivity.h"
#include "scenario/lever_reader.h"

#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace fulcrum;
using namespace fulcrum::decision;

namespace
{

// The seven rows of the model's ranking table, in its order.
std::vector<Lever> table()
{
    std::vector<Lever> levers;
    for (const char* id : {"prefix-caching", "chunked-prefill", "token-admission", "continuous-batching",
                           "batch-cap", "pd-split", "spec-decoding"}) {
        scenario::Lever named;
        named.id = id;
        levers.push_back(complete(named).value());
    }
    return levers;
}

struct Ranked {
    std::vector<Lever> levers;
    RankingOptions options;
    LeverDraws draws;
    Ranking ranking;
};

Ranked ranked(std::vector<Lever> levers, RankingOptions options = {})
{
    Ranked all{std::move(levers), options, {}, {}};
    all.draws = draw_inputs(all.levers, options);
    all.ranking = rank(all.draws, options);
    return all;
}

Lever sure(const char* id, double impact, double effort)
{
    Lever lever;
    lever.what.id = id;
    lever.what.title = id;
    const double values[] = {impact, 1, effort, 0, 0};
    for (const Input input : kAllInputs) {
        const double value = values[static_cast<std::size_t>(input)];
        lever.of(input) = {value, value, value};
    }
    return lever;
}

} // namespace

class TestDecisionRanking : public QObject
{
    Q_OBJECT

private slots:
    void thePertDrawsHaveTheirMeanAndEnds();
    void theTableComesOut_data();
    void theTableComesOut();
    void aSharedFactorLeavesTheTableAsItIs();
    void tiesAreCalledTies();
    void scoresAreTheFormulas();
    void anEditedEstimateCostsOnlyItsOwnDraws();
    void regretIsWhatTheBestOfEachDrawBringsMore();
    void theDecidingAssumptionFlipsTheFirstPlace();
    void aMeasurementIsWorthWhatItChanges();
    void thePortfolioIsTheBestThatFits();
    void needsAndExclusionsAreKept();
    void equalScoresShareTheirRanks();
    void theAdviceNamesTopAndBottom();
    void theCatalogueIsWhole();
    void badFiguresAreRefused();
};

void TestDecisionRanking::thePertDrawsHaveTheirMeanAndEnds()
{
    const Estimate estimate{1, 2, 7};
    const auto draws = pert_draws(estimate, 1, "x", 40'000);
    const double mean = std::accumulate(draws.begin(), draws.end(), 0.0) / 40'000;
    QVERIFY(std::abs(mean - estimate.mean()) < 0.02); // 2.667
    // Variance of a PERT: (mean - low)(high - mean)/7.
    double square = 0;
    for (const double draw : draws)
        square += (draw - mean) * (draw - mean);
    QVERIFY(std::abs(square / 40'000 - (estimate.mean() - 1) * (7 - estimate.mean()) / 7) < 0.03);
    QVERIFY(*std::ranges::min_element(draws) >= 1 && *std::ranges::max_element(draws) <= 7);
    QCOMPARE(pert_draws({3, 3, 3}, 1, "x", 2), (std::vector<double>{3, 3}));
}

void TestDecisionRanking::theTableComesOut_data()
{
    QTest::addColumn<int>("score");
    QTest::addColumn<QList<double>>("first"); // in the order of the table; -1: not given
    QTest::newRow("S1") << 0 << QList<double>{.51, .45, .003, 0, .03, 0, 0};
    QTest::newRow("S2") << 1 << QList<double>{.40, .47, -1, -1, .13, 0, 0};
    QTest::newRow("S3") << 2 << QList<double>{.97, -1, -1, -1, -1, 0, 0};
    QTest::newRow("S4") << 3 << QList<double>{.96, -1, -1, -1, -1, -1, -1};
    QTest::newRow("I") << 4 << QList<double>{.31, -1, -1, .63, -1, -1, -1};
}

void TestDecisionRanking::theTableComesOut()
{
    QFETCH(int, score);
    QFETCH(QList<double>, first);
    RankingOptions options;
    options.score = kScores[static_cast<std::size_t>(score)];
    const Ranked all = ranked(table(), options);
    for (std::size_t l = 0; l < 7; ++l) {
        if (first[static_cast<int>(l)] < 0) continue;
        const double p = all.ranking.find(l)->p_first;
        QVERIFY2(std::abs(p - first[static_cast<int>(l)]) <= 0.02, qPrintable(QString::number(p)));
    }
    if (options.score != Score::Ratio) return;
    const double means[] = {4.1, 4.0, 1.6, .85, 2.1, .18, .02};
    for (std::size_t l = 0; l < 7; ++l)
        QVERIFY2(std::abs(all.ranking.find(l)->mean - means[l]) <= 0.05,
                 qPrintable(QString::number(all.ranking.find(l)->mean)));
}

void TestDecisionRanking::aSharedFactorLeavesTheTableAsItIs()
{
    RankingOptions options;
    options.shared_sigma = 0.25;
    const Ranked all = ranked(table(), options);
    const Ranked alone = ranked(table());
    // It moves all levers together, so the order stays while the spread of each grows.
    QVERIFY(std::abs(all.ranking.find(0)->p_first - alone.ranking.find(0)->p_first) <= 0.03);
    const auto width = [](const RankedLever* lever) { return lever->p95 - lever->p5; };
    QVERIFY(width(all.ranking.find(0)) > 1.05 * width(alone.ranking.find(0)));
}

void TestDecisionRanking::tiesAreCalledTies()
{
    const Ranked all = ranked(table());
    const RankedLever& first = all.ranking.levers[0];
    const RankedLever& second = all.ranking.levers[1];
    QCOMPARE(all.levers[first.lever].id(), std::string("prefix-caching"));
    QCOMPARE(all.levers[second.lever].id(), std::string("chunked-prefill"));
    QCOMPARE(first.place, 1);
    QCOMPARE(second.place, 1);
    QVERIFY(first.tied && second.tied);
    QCOMPARE(all.ranking.levers[2].place, 3); // the batch cap is clearly behind
    QCOMPARE(first.rank_low, 1);
    QVERIFY(first.rank_high >= 2);
    // The same figures twice: nobody wins, whatever the draws.
    Lever twin = sure("a", 5, 2);
    twin.of(Input::Impact) = {3, 5, 8};
    Lever other = twin;
    other.what.id = "b";
    const Ranked twins = ranked({twin, other});
    QVERIFY(twins.ranking.levers[0].tied);
    QVERIFY(std::abs(twins.ranking.levers[0].p_first - 0.5) < 0.02);
}

void TestDecisionRanking::scoresAreTheFormulas()
{
    const Figures figures{8, 0.9, 1.5, 0.1, 2};
    QCOMPARE(score_of(Score::Ratio, figures), 0.9 * 0.9 * 8 / (1.5 + 0.2));
    QCOMPARE(score_of(Score::SeedLiteral, figures), 8 / (1.5 * 1.3));
    QCOMPARE(score_of(Score::Net, figures), 0.9 * 0.9 * 8 - 0.75 - 0.1);
    QCOMPARE(score_of(Score::Success, figures), 0.9 * 0.9 * 8);
    QCOMPARE(score_of(Score::Impact, figures), 8.0);
    QCOMPARE(score_of(Score::Ratio, Figures{}), 0.0);
    QCOMPARE(formula_with(Score::Ratio, figures),
             std::string("0.90 × (1 − 0.10) × 8.0 / (1.5 + 0.10 × 2.0) = 3.81"));
    for (const Score score : kScores)
        QCOMPARE(score_named(to_string(score)), std::optional(score));
}

void TestDecisionRanking::anEditedEstimateCostsOnlyItsOwnDraws()
{
    Ranked all = ranked(table());
    const auto before = all.draws;
    all.levers[1].of(Input::Effort) = {2, 4, 8};
    redraw(all.draws, all.levers, 1, Input::Effort, all.options);
    QVERIFY(all.draws.of[1][2] != before.of[1][2]);
    QCOMPARE(all.draws.of[0], before.of[0]);
    const Ranking ranking = rank(all.draws, all.options);
    const Ranked anew = ranked(all.levers);
    QCOMPARE(ranking.levers, anew.ranking.levers);
    QVERIFY(ranking.levers[0].p_first > 0.9); // the tie is broken
    QVERIFY(!ranking.levers[0].tied);
}

void TestDecisionRanking::regretIsWhatTheBestOfEachDrawBringsMore()
{
    const Ranked all = ranked({sure("a", 6, 2), sure("b", 4, 2), do_nothing()});
    QCOMPARE(all.ranking.levers[0].expected_regret, 0.0);
    QVERIFY(std::abs(all.ranking.levers[1].expected_regret - 1) < 1e-9); // 3 against 2
    QVERIFY(std::abs(all.ranking.levers[2].expected_regret - 3) < 1e-9);
    QCOMPARE(all.ranking.levers[0].rank_high, 1);
    QCOMPARE(all.ranking.levers[2].place, 3);
}

void TestDecisionRanking::theDecidingAssumptionFlipsTheFirstPlace()
{
    const Ranked all = ranked(table());
    const auto swings = tornado(all.draws, all.ranking, all.options);
    const auto swing = deciding(swings);
    QVERIFY(swing.has_value());
    QCOMPARE(swing->input, Input::Effort); // a ratio is decided by what it is divided by
    QVERIFY(swing->lever == 0 || swing->lever == 1);
    QVERIFY(swing->effect() > 0.3);
    QVERIFY(QString::fromStdString(deciding_sentence(all.levers, all.ranking, swings)).contains("leads"));
    // Nothing flips where one lever is far ahead of the other.
    const Ranked clear = ranked({sure("a", 9, 1), sure("b", 1, 9)});
    QVERIFY(!deciding(tornado(clear.draws, clear.ranking, clear.options)));
}

void TestDecisionRanking::aMeasurementIsWorthWhatItChanges()
{
    Lever likely = sure("likely", 8, 2); // 0.6 × 8 / 2 = 2.4
    likely.of(Input::Diagnosis) = {0.6, 0.6, 0.6};
    const Ranked all = ranked({likely, sure("safe", 4, 2)}); // 2
    const auto values = value_of_measurements(all.ranking);
    QCOMPARE(values.front().lever, std::size_t{0});
    // Right (0.6): 4 instead of 2.4; wrong (0.4): the safe one, 2. 0.6 × 4 + 0.4 × 2 - 2.4 = 0.8.
    QVERIFY(std::abs(values.front().gain - 0.8) < 1e-9);
    QVERIFY(std::abs(values.front().p_change - 0.4) < 1e-9);
}

void TestDecisionRanking::thePortfolioIsTheBestThatFits()
{
    const Ranked all = ranked(table());
    const Portfolio portfolio = choose_portfolio(all.levers, all.draws, 12);
    QStringList chosen;
    for (const PortfolioItem& item : portfolio.items) {
        if (item.chosen) chosen += QString::fromStdString(all.levers[item.lever].id());
    }
    for (const char* id : {"prefix-caching", "chunked-prefill", "token-admission", "batch-cap"})
        QVERIFY2(chosen.contains(id), id);
    QVERIFY(!chosen.contains("spec-decoding") && !chosen.contains("pd-split"));
    QVERIFY(portfolio.weeks <= 12);
    const Portfolio four = choose_portfolio(all.levers, all.draws, 8);
    QVERIFY(four.weeks <= 8 && four.weeks > 6); // planned with the 80 % value of their efforts
    // Against every subset.
    double best = 0;
    for (unsigned set = 0; set < 128; ++set) {
        double weeks = 0, value = 0;
        for (const PortfolioItem& item : portfolio.items) {
            if (!(set >> item.lever & 1U)) continue;
            weeks += item.weeks;
            value += item.value;
        }
        if (weeks <= 8) best = std::max(best, value);
    }
    QVERIFY(std::abs(four.value - best) < 1e-9);
}

void TestDecisionRanking::needsAndExclusionsAreKept()
{
    Lever base = sure("base", 0, 2); // brings nothing by itself
    Lever top = sure("top", 9, 1);
    top.what.needs = {"base"};
    Lever rival = sure("rival", 7, 1);
    rival.what.excludes = {"top"};
    const Ranked all = ranked({base, top, rival});
    const auto chosen = [&](double capacity) {
        QStringList ids;
        for (const PortfolioItem& item : choose_portfolio(all.levers, all.draws, capacity).items) {
            if (item.chosen) ids += QString::fromStdString(all.levers[item.lever].id());
        }
        ids.sort();
        return ids.join(' ');
    };
    QCOMPARE(chosen(1), QString("rival"));    // there is no room for what the top one needs
    QCOMPARE(chosen(3), QString("base top")); // 9 - 1.5 = 7.5 against 6.5
    QCOMPARE(chosen(10), QString("base top"));
}

void TestDecisionRanking::equalScoresShareTheirRanks()
{
    const Ranked all = ranked({sure("a", 7, 1), sure("b", 7, 1), sure("c", 3, 1)});
    for (const RankedLever& lever : all.ranking.levers)
        QVERIFY(std::abs(lever.p_first - (lever.lever < 2 ? 0.5 : 0)) < 1e-9);
    QVERIFY(!deciding(tornado(all.draws, all.ranking, all.options)));
}

void TestDecisionRanking::theAdviceNamesTopAndBottom()
{
    std::vector<Lever> levers = table();
    levers.push_back(do_nothing());
    const Ranked all = ranked(levers);
    const auto advice = advise(all.levers, all.draws, all.ranking);
    QCOMPARE(advice.size(), std::size_t{7});
    const auto of = [&](const char* id) {
        return *std::ranges::find_if(advice,
                                     [&](const Advice& each) { return all.levers[each.lever].id() == id; });
    };
    QCOMPARE(of("prefix-caching").verdict, Verdict::DoFirst);
    QCOMPARE(of("chunked-prefill").verdict, Verdict::DoFirst);
    QVERIFY(QString::fromStdString(of("prefix-caching").why).contains("tie"));
    QCOMPARE(of("spec-decoding").verdict, Verdict::WouldNotDo);
    QCOMPARE(of("pd-split").verdict, Verdict::WouldNotDo);
    QCOMPARE(of("batch-cap").verdict, Verdict::Consider);
    QVERIFY(QString::fromStdString(of("continuous-batching").why).contains("migration"));
}

void TestDecisionRanking::theCatalogueIsWhole()
{
    const auto& levers = known_levers();
    QVERIFY(levers.size() >= 25);
    for (const scenario::Lever& lever : levers) {
        QVERIFY2(complete(lever).ok(), lever.id.c_str());
        QVERIFY2(lever.source.starts_with("[E]"), lever.id.c_str());
        for (const std::string& other : lever.needs)
            QVERIFY2(std::ranges::count(levers, other, &scenario::Lever::id) == 1, other.c_str());
    }
    QVERIFY(
        std::ranges::any_of(levers, [](const auto& l) { return l.id.find("spec") != std::string::npos; }));
}

void TestDecisionRanking::badFiguresAreRefused()
{
    const auto levers = scenario::read_levers("[[lever]]\nid = 'x'\np_diag = [0.5, 0.9, 1.4]\n"
                                              "blast_weeks = [3, 2, 1]\nneed = ['y']\n",
                                              "x.toml");
    QVERIFY(!levers);
    const QString all = QString::fromStdString(to_string(levers.errors()));
    QVERIFY2(all.contains("x.toml:3:10"), qPrintable(all));
    QVERIFY(all.contains("'blast_weeks' is no range"));
    QVERIFY(all.contains("did you mean 'needs'"));
    scenario::Lever lonely;
    lonely.id = "prefix-caching";
    lonely.needs = {"nope"};
    QVERIFY(QString::fromStdString(to_string(complete(std::vector{lonely}).errors()))
                .contains("'nope', which is no"));
    scenario::Lever unknown;
    unknown.id = "my-own";
    const auto whole = complete(unknown);
    QVERIFY(!whole);
    QVERIFY(QString::fromStdString(to_string(whole.errors())).contains("has no effort_weeks"));
}

QTEST_APPLESS_MAIN(TestDecisionRanking)
#include "test_decision_ranking.moc"
