// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "evidence/slices.h"
#include "models/evidence/requests.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace fulcrum;
using namespace fulcrum::evidence;

namespace
{

struct Traffic {
    std::string version;
    int count = 0;
    std::int64_t prompt = 0;
    double seconds = 0; // mean TTFT
    double cached = 0;  // share
};

// Each part comes evenly over ten minutes.
std::vector<RequestRow> rows_of(const std::vector<Traffic>& traffic)
{
    std::vector<RequestRow> rows;
    std::uint64_t stream = 0;
    for (const Traffic& part : traffic) {
        RandomStream draw(1, stream_id("traffic", Purpose::Other), ++stream);
        for (int i = 0; i < part.count; ++i) {
            RequestRow row =
                requests::completed(600.0 * i / part.count, 0, part.seconds * (0.8 + 0.4 * draw.uniform()));
            row.population.version = part.version;
            row.prompt_tokens = part.prompt;
            row.max_tokens = 256;
            row.cached_tokens = static_cast<std::int64_t>(part.cached * static_cast<double>(part.prompt));
            rows.push_back(row);
        }
    }
    return rows;
}

QByteArray text(const std::string& words)
{
    return QByteArray::fromStdString(words);
}

} // namespace

class TestSlices : public QObject
{
    Q_OBJECT

private slots:
    void aRealRegressionIsFoundThroughADifferentMix()
    {
        // v2 is a fifth slower everywhere; it serves more short prompts, so that it looks faster.
        const auto rows = rows_of({{"v1", 300, 500, 0.2, 0},
                                   {"v1", 700, 4000, 1.0, 0},
                                   {"v2", 700, 500, 0.24, 0},
                                   {"v2", 300, 4000, 1.2, 0}});
        const auto result = compare_versions(rows, "v1", "v2");
        QVERIFY(result.ok());
        QVERIFY(result->crude_canary < result->crude_baseline);
        QVERIFY(result->standardised.has_value());
        QVERIFY(std::abs(result->standardised->change - 0.2) < 0.03);
        QVERIFY(result->standardised->change_low > 0.1);
        QVERIFY(result->standardised->change_high < 0.3);
        QVERIFY(result->reversed);
        QCOMPARE(result->matched.size(), 2U);
        QVERIFY(std::abs(result->matched[0].weight + result->matched[1].weight - 1) < 1e-12);
        QVERIFY2(text(result->notes.front()).contains("Simpson"), text(result->notes.front()));
    }

    void noRegressionWhereOnlyTheMixChanged()
    {
        const auto rows = rows_of({{"v1", 900, 500, 0.2, 0},
                                   {"v1", 100, 4000, 1.0, 0},
                                   {"v2", 500, 500, 0.2, 0},
                                   {"v2", 500, 4000, 1.0, 0}});
        SliceOptions options;
        options.statistic = "p95";
        const auto result = compare_versions(rows, "v1", "v2", options);
        QVERIFY(result.ok());
        QVERIFY(result->standardised.has_value());
        QVERIFY(result->standardised->change_low < 0 && result->standardised->change_high > 0);
        // The same again, draw by draw.
        QCOMPARE(compare_versions(rows, "v1", "v2", options)->standardised->change_low,
                 result->standardised->change_low);
    }

    void documentsAgainstChatGiveNoPercentage()
    {
        const auto rows = rows_of({{"v1", 1000, 300, 0.2, 0}, {"v2", 200, 12000, 3.0, 0}});
        const auto result = compare_versions(rows, "v1", "v2");
        QVERIFY(result.ok());
        QVERIFY(!result->standardised.has_value());
        QVERIFY(result->matched.empty());
        QCOMPARE(result->canary_unmatched, 1.0);
        QVERIFY2(text(result->text)
                     .contains("prompt length: v1 mostly has prompt length 256-512, v2 prompt length 8k-16k"),
                 text(result->text));
        QVERIFY(!text(result->text).contains("+1"));
    }

    void whatIsUnmatchedIsShown()
    {
        const auto rows =
            rows_of({{"v1", 500, 500, 0.2, 0}, {"v2", 400, 500, 0.2, 0}, {"v2", 133, 30000, 5, 0}});
        const auto result = compare_versions(rows, "v1", "v2");
        QVERIFY(result.ok());
        QVERIFY(result->standardised.has_value());
        QVERIFY(std::abs(result->canary_unmatched - 0.25) < 0.03);
    }

    void aMediatorIsNotAdjustedFor()
    {
        // The new template broke the prefix: a lower cached share is how it is slower.
        auto rows = rows_of({{"v1", 500, 2000, 0.2, 0.9}, {"v2", 500, 2000, 0.8, 0}});
        for (RequestRow& row : rows)
            row.population.template_hash = row.population.version == "v1" ? "a" : "b";
        const auto result = compare_versions(rows, "v1", "v2");
        QVERIFY(result.ok());
        QVERIFY(result->standardised.has_value());
        QVERIFY(std::abs(result->standardised->change - 3) < 0.2);
        QVERIFY(std::ranges::find(result->adjusted, Confounder::CacheState) == result->adjusted.end());
        QVERIFY(text(result->notes.front()).contains("a part of the effect"));
        // As a condition it keeps the two apart, and that is said.
        SliceOptions options;
        options.cache = SliceOptions::CacheRole::Condition;
        const auto conditioned = compare_versions(rows, "v1", "v2", options);
        QVERIFY(!conditioned->standardised.has_value());
        QVERIFY(text(conditioned->text).contains("cache state"));
    }

    void unknownConfoundersRemain()
    {
        auto rows = rows_of({{"v1", 200, 500, 0.2, 0}, {"v2", 200, 500, 0.2, 0}});
        for (RequestRow& row : rows) {
            row.max_tokens = -1;
            row.population.tenant = row.population.version == "v1" ? "a" : "b";
        }
        const auto result = compare_versions(rows, "v1", "v2");
        QVERIFY(result.ok());
        QVERIFY2(text(result->text).contains("output limit: the rows do not say"), text(result->text));
        QVERIFY2(text(result->text).contains("tenant: the versions serve different ones"),
                 text(result->text));
        QVERIFY(!compare_versions(rows, "v1", "v3").ok());
        SliceOptions options;
        options.statistic = "max";
        QVERIFY(!compare_versions(rows, "v1", "v2", options).ok());
    }
};

QTEST_APPLESS_MAIN(TestSlices)
#include "test_evidence_slices.moc"
