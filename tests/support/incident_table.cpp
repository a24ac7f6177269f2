// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/incidents.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::test
{

namespace
{

constexpr double kSureOracle = 0.9;
constexpr double kLeast = 1e-4; // a probability of 0 would make the logarithmic score of all infinite

double mean_of(double sum, int count)
{
    return sum / std::max(1, count);
}

} // namespace

std::pair<double, double> Share::interval() const
{
    if (of == 0) return {0, 1};
    constexpr double z = 1.959964;
    const double n = of, p = value();
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::string Share::text() const
{
    const auto [low, high] = interval();
    return fmt::format("{} of {}, {:.2f} ({:.2f} to {:.2f})", hits, of, value(), low, high);
}

void IncidentTable::add(const IncidentResult& r)
{
    if (r.was.empty()) {
        nothing_honest.add(r.verdict == "cannot tell");
        return;
    }
    const bool hit = r.first == r.was;
    right.add(hit);
    calibration.emplace_back(r.first_probability, hit);
    log_score += std::log(std::max(r.probability, kLeast));
    if (r.verdict != "cannot tell") verdicts_right.add(r.verdict == r.was);
    if (!hit) ++confusions[{r.was, r.first}];
    left_out_honest.add(r.without == "cannot tell");
    if (r.oracle_first.empty()) return;
    oracle_right.add(r.oracle_first == r.was);
    oracle_log_score += std::log(std::max(r.oracle_probability, kLeast));
    if (r.oracle_probability > kSureOracle) right_where_sure.add(hit);
}

double IncidentTable::relative_score() const
{
    return oracle_right.hits > 0 ? right.value() / oracle_right.value() : 0;
}

double IncidentTable::calibration_error() const
{
    std::array<double, 10> sure{}, hits{};
    for (const auto& [probability, hit] : calibration) {
        const auto bin = static_cast<std::size_t>(std::clamp(static_cast<int>(probability * 10), 0, 9));
        sure[bin] += probability;
        hits[bin] += hit ? 1 : 0;
    }
    double error = 0;
    for (std::size_t b = 0; b < 10; ++b)
        error += std::abs(sure[b] - hits[b]);
    return calibration.empty() ? 0 : error / static_cast<double>(calibration.size());
}

std::string IncidentTable::text() const
{
    std::string text = "first is right                          " + right.text() + "\n" +
                       "  where the oracle is above 0.9         " + right_where_sure.text() + "\n" +
                       "  the oracle's                          " + oracle_right.text() + "\n" +
                       fmt::format("  relative to the oracle                {:.3f}\n", relative_score()) +
                       fmt::format("mean log probability, the oracle's      {:.2f}, {:.2f}\n",
                                   mean_of(log_score, right.of), mean_of(oracle_log_score, oracle_right.of)) +
                       fmt::format("expected calibration error              {:.3f}\n", calibration_error()) +
                       "verdicts that are right                 " + verdicts_right.text() + "\n" +
                       "mechanism left out: cannot tell         " + left_out_honest.text() + "\n" +
                       "nothing was wrong: cannot tell          " + nothing_honest.text() + "\n";
    std::vector<std::pair<int, std::string>> pairs;
    for (const auto& [pair, count] : confusions)
        pairs.emplace_back(count, pair.first + " taken for " + pair.second);
    std::ranges::stable_sort(pairs, std::greater<>(), &std::pair<int, std::string>::first);
    for (const auto& [count, pair] : pairs)
        text += fmt::format("{:4} {}\n", count, pair);
    return text;
}

std::string IncidentTable::json() const
{
    const auto share = [](const Share& s) {
        const auto [low, high] = s.interval();
        return fmt::format(
            "{{\"of\": {}, \"hits\": {}, \"share\": {:.4f}, \"low\": {:.4f}, \"high\": {:.4f}}}", s.of,
            s.hits, s.value(), low, high);
    };
    std::string pairs;
    for (const auto& [pair, count] : confusions)
        pairs += fmt::format("{}{{\"was\": \"{}\", \"first\": \"{}\", \"count\": {}}}",
                             pairs.empty() ? "" : ", ", pair.first, pair.second, count);
    return fmt::format(
        "{{\"right\": {}, \"right_where_sure\": {}, \"oracle_right\": {}, \"relative\": {:.4f}, "
        "\"calibration_error\": {:.4f}, \"verdicts_right\": {}, \"left_out_honest\": {}, "
        "\"nothing_honest\": {}, \"confusions\": [{}]}}\n",
        share(right), share(right_where_sure), share(oracle_right), relative_score(), calibration_error(),
        share(verdicts_right), share(left_out_honest), share(nothing_honest), pairs);
}

} // namespace fulcrum::test
