// SPDX-License-Identifier: GPL-3.0-or-later
// The evidence of one version, from files.
#include "evidence/import.h"
#include "evidence/mapped_file.h"
#include "evidence/metrics/catalogue.h"
#include "evidence/metrics/exposition.h"
#include "evidence/metrics/families.h"
#include "prevention/gate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <set>
#include <system_error>

namespace fulcrum::prevention
{

namespace
{

using evidence::metrics::Exposition;
using evidence::metrics::Metric;
using evidence::metrics::Replica;
using evidence::metrics::Source;
using evidence::metrics::SourceType;

constexpr std::array kHistograms = {"ttft_s", "itl_s", "tpot_s", "queue_s", "prefill_s", "e2e_s"};

struct Answer {
    std::string file;
    Exposition exposition;
};

void add(scenario::Buckets& sum, const scenario::Buckets& more)
{
    if (sum.bounds.empty()) {
        sum = more;
        return;
    }
    if (sum.bounds != more.bounds || sum.counts.size() != more.counts.size()) return;
    for (std::size_t i = 0; i < sum.counts.size(); ++i)
        sum.counts[i] += more.counts[i];
    sum.sum += more.sum;
}

void add(std::optional<double>& sum, std::optional<double> more)
{
    if (more) sum = sum.value_or(0) + *more;
}

// The histogram by the newest name that counted anything.
void add_histogram(GateSide& side, const Replica& counted, const char* id)
{
    const Metric* metric = evidence::metrics::find(id);
    for (const Source& source : metric->sources) {
        if (source.type != SourceType::Histogram) continue;
        const auto buckets = counted.buckets(source.name, source.labels, source.scale);
        if (!buckets || buckets->bounds.empty() || buckets->count() <= 0) continue;
        add(side.histograms[id], *buckets);
        return;
    }
}

void add_hits(GateSide& side, const Replica& counted)
{
    const Metric* metric = evidence::metrics::find("prefix_hit_ratio");
    for (const Source& source : metric->sources) {
        if (source.type != SourceType::Ratio || source.share) continue;
        const auto hits = counted.sum(source.name, source.labels);
        const auto queries = counted.sum(source.per);
        if (!hits || !queries || !(*queries > 0)) continue;
        add(side.prefix_hits, hits);
        add(side.prefix_queries, queries);
        return;
    }
}

void add_ends(GateSide& side, const Replica& counted)
{
    for (const auto& [id, sum] :
         {std::pair{"request_rate", &side.finished}, std::pair{"abort_rate", &side.failed}}) {
        const Metric* metric = evidence::metrics::find(id);
        for (const Source& source : metric->sources) {
            if (source.type != SourceType::Counter) continue;
            const auto count = counted.sum(source.name, source.labels);
            if (!count) continue;
            add(*sum, count);
            break;
        }
    }
}

// What was counted between two answers of the same processes.
void compare(GateSide& side, const Answer& one, const Answer& other)
{
    const Answer* before = &one;
    const Answer* after = &other;
    if (one.exposition.taken && other.exposition.taken && *one.exposition.taken > *other.exposition.taken)
        std::swap(before, after);
    const auto first = evidence::metrics::replicas_of(before->exposition);
    const auto last = evidence::metrics::replicas_of(after->exposition);
    std::size_t matched = 0;
    bool restarted = false;
    for (const auto& [key, replica] : last) {
        const auto earlier = first.find(key);
        if (earlier == first.end()) continue;
        ++matched;
        const evidence::metrics::Increase increase = evidence::metrics::increase(earlier->second, replica);
        restarted = restarted || increase.restarted;
        for (const char* id : kHistograms)
            add_histogram(side, increase.replica, id);
        add_hits(side, increase.replica);
        add_ends(side, increase.replica);
    }
    if (matched == 0)
        side.notes.push_back(fmt::format(
            "{} and {} are of different processes: nothing was counted between them", one.file, other.file));
    if (matched < last.size() && matched > 0)
        side.notes.push_back(
            fmt::format("{}: {} of {} replicas are in both snapshots; the others are left out", after->file,
                        matched, last.size()));
    if (restarted)
        side.notes.push_back(fmt::format(
            "{}: a process began anew between the snapshots; its counts are since then", after->file));
}

void take_rows(GateSide& side, evidence::Imported& imported, const std::string& file)
{
    if (imported.requests.empty())
        side.notes.push_back(fmt::format("{} ({}) has no single requests: a benchmark writes them with "
                                         "--save-detailed (vLLM) or --output-details (SGLang)",
                                         file, imported.kind));
    if (imported.dropped > 0) side.notes.push_back(fmt::format("{}: {} left out", file, imported.dropped));
    std::set<std::string> hashes(side.template_hashes.begin(), side.template_hashes.end());
    for (evidence::RequestRow& row : imported.requests) {
        if (!row.population.template_hash.empty()) hashes.insert(row.population.template_hash);
        side.rows.push_back(std::move(row));
    }
    side.template_hashes.assign(hashes.begin(), hashes.end());
}

} // namespace

Result<GateSide> read_gate_side(const std::vector<std::string>& files)
{
    GateSide side;
    side.files = files;
    Errors errors;
    std::vector<Answer> answers;
    std::set<std::string> names;
    std::error_code ignored;
    for (const std::string& file : files) {
        if (!names.insert(std::filesystem::weakly_canonical(file, ignored).string()).second) {
            errors.push_back(
                {"it is given twice: its requests would count twice", "name each file once", file, {}});
            continue;
        }
        const auto mapped = evidence::MappedFile::open(file);
        if (!mapped) {
            errors.insert(errors.end(), mapped.errors().begin(), mapped.errors().end());
            continue;
        }
        if (evidence::metrics::looks_like_exposition(mapped->text().substr(0, 4096))) {
            auto parsed = evidence::metrics::parse_exposition(mapped->text(), file);
            if (!parsed) {
                errors.insert(errors.end(), parsed.errors().begin(), parsed.errors().end());
                continue;
            }
            if (parsed->snapshots.size() > 1) {
                compare(side, {file, parsed->snapshots.front()}, {file, parsed->snapshots.back()});
            } else {
                answers.push_back({file, std::move(parsed->snapshots.front())});
            }
            continue;
        }
        auto imported = evidence::import_file(file);
        if (imported) {
            take_rows(side, *imported, file);
        } else {
            errors.insert(errors.end(), imported.errors().begin(), imported.errors().end());
        }
    }
    if (answers.size() % 2 != 0)
        errors.push_back({"one snapshot of /metrics says only what was counted since the process started",
                          "give two of each version, from before and after the comparison",
                          answers.back().file,
                          {}});
    if (!errors.empty()) return errors;
    for (std::size_t i = 0; i + 1 < answers.size(); i += 2)
        compare(side, answers[i], answers[i + 1]);
    return side;
}

} // namespace fulcrum::prevention
