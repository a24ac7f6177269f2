// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/benchmarks.h"

#include "catalog/names.h"
#include "catalog/toml_table.h"
#include "study/measured_table.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <stdexcept>

namespace fulcrum::data
{
extern const std::string_view benchmarks_toml;
}

namespace fulcrum::study
{

namespace
{

struct Known {
    std::vector<Benchmark> benchmarks;
    std::vector<EngineName> engines;
};

std::vector<std::string> in_lower_case(std::vector<std::string> names)
{
    for (std::string& name : names)
        name = catalog::lower(name);
    return names;
}

Known read_known()
{
    catalog::TomlDocument document(data::benchmarks_toml, "benchmarks.toml");
    catalog::TomlTable root = document.root();
    Known known;
    for (catalog::TomlTable& table : root.tables("benchmark")) {
        table.only({"title", "names", "shortest", "longest", "prompts_per_client", "stage_s", "frontend_ms",
                    "evidence", "running_cap", "step_tokens_beyond_prompt", "constant_is_random"});
        Benchmark benchmark{table.text("title"),
                            in_lower_case(table.texts_or_none("names")),
                            table.number("shortest"),
                            table.number("longest"),
                            table.integer("prompts_per_client", 1),
                            table.number("stage_s"),
                            table.number("frontend_ms") * 1e-3,
                            table.text("evidence")};
        if (table.has("running_cap")) benchmark.running_cap = table.integer("running_cap", 1);
        if (table.has("step_tokens_beyond_prompt"))
            benchmark.step_tokens_beyond_prompt = table.integer("step_tokens_beyond_prompt", 1);
        benchmark.constant_is_random = table.boolean_or("constant_is_random", false);
        known.benchmarks.push_back(std::move(benchmark));
    }
    for (catalog::TomlTable& table : root.tables("engine")) {
        table.only({"names", "kind", "older_than", "older_kind"});
        EngineName engine;
        engine.names = in_lower_case(table.texts_or_none("names"));
        engine.kind = table.text("kind");
        if (table.has("older_than")) engine.older_than = table.text("older_than");
        if (table.has("older_kind")) engine.older_kind = table.text("older_kind");
        known.engines.push_back(std::move(engine));
    }
    if (!document.errors().empty()) throw std::logic_error(to_string(document.errors()));
    return known;
}

const Known& known()
{
    static const Known value = read_known();
    return value;
}

// The number that follows `word` in the text, past spaces, '=' and ':'.
std::optional<double> number_after(const std::string& text, std::string_view word)
{
    std::size_t at = text.find(word);
    if (at == std::string::npos) return std::nullopt;
    at = text.find_first_not_of(" =:", at + word.size());
    if (at == std::string::npos) return std::nullopt;
    const std::size_t end = text.find_first_not_of("0123456789.", at);
    return finite_number(std::string_view(text).substr(at, end == std::string::npos ? end : end - at));
}

// "[0.8,1.0] x nominal" or "[0.8, 1.0] of nominal".
std::optional<std::pair<double, double>> range_of_nominal(const std::string& text)
{
    const std::size_t nominal = text.find("nominal");
    if (nominal == std::string::npos) return std::nullopt;
    const std::size_t open = text.rfind('[', nominal);
    if (open == std::string::npos) return std::nullopt;
    const auto low = number_after(text.substr(open), "[");
    const auto high = number_after(text.substr(open), ",");
    if (!low || !high) return std::nullopt;
    return std::pair(*low, *high);
}

bool sensible(double low, double high)
{
    return low > 0 && low <= high && high <= 10;
}

} // namespace

Benchmark benchmark_of(const MeasuredPoint& point)
{
    const std::string said = catalog::lower(point.source + "\n" + point.id + "\n" + point.notes);
    const auto is_in = [&said](const std::string& name) { return said.find(name) != std::string::npos; };
    const auto& all = known().benchmarks;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Benchmark& each) {
        return std::any_of(each.names.begin(), each.names.end(), is_in);
    });
    Benchmark benchmark = found == all.end() ? all.back() : *found;
    const std::string notes = catalog::lower(point.notes);
    const auto range = range_of_nominal(notes);
    auto ratio = number_after(notes, "range_ratio");
    if (!ratio) ratio = number_after(notes, "range ratio");
    if (range && sensible(range->first, range->second)) {
        benchmark.shortest = range->first;
        benchmark.longest = range->second;
    } else if (ratio && sensible(*ratio, 1)) {
        benchmark.shortest = *ratio;
        benchmark.longest = 1;
    }
    return benchmark;
}

const EngineName* find_engine_name(std::string_view name)
{
    const std::string wanted = catalog::lower(name);
    for (const EngineName& engine : known().engines) {
        if (std::find(engine.names.begin(), engine.names.end(), wanted) != engine.names.end()) return &engine;
    }
    return nullptr;
}

std::vector<int> version_numbers(std::string_view text)
{
    if (text.starts_with('v')) text.remove_prefix(1);
    std::vector<int> numbers;
    while (!text.empty() && std::isdigit(static_cast<unsigned char>(text.front())) != 0) {
        int number = 0;
        for (; !text.empty() && std::isdigit(static_cast<unsigned char>(text.front())) != 0;
             text.remove_prefix(1))
            number = std::min(number * 10 + (text.front() - '0'), 1'000'000);
        numbers.push_back(number);
        if (!text.starts_with('.')) break;
        text.remove_prefix(1);
    }
    return numbers;
}

std::string nearest_version(const std::vector<std::string>& known, const std::string& stated)
{
    const std::vector<int> wanted = version_numbers(stated);
    const std::string* best = nullptr;
    const std::string* oldest = nullptr;
    for (const std::string& each : known) {
        const std::vector<int> numbers = version_numbers(each);
        if (numbers.empty()) continue;
        if (oldest == nullptr || numbers < version_numbers(*oldest)) oldest = &each;
        if (numbers <= wanted && (best == nullptr || version_numbers(*best) < numbers)) best = &each;
    }
    if (best != nullptr) return *best;
    return oldest != nullptr ? *oldest : std::string();
}

} // namespace fulcrum::study
