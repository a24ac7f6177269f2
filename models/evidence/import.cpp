// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import.h"

#include "evidence/benchmarks/traps.h"
#include "evidence/import_formats.h"
#include "evidence/import_together.h"
#include "evidence/mapped_file.h"
#include "evidence/metrics/catalogue.h"
#include "evidence/no_text.h"
#include "evidence/observing.h"
#include "evidence/redact_imported.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace fulcrum::evidence
{

namespace
{

constexpr std::size_t kHead = 64 * 1024;

const ImportFormat* format_named(std::string_view id)
{
    for (const ImportFormat& format : import_formats())
        if (format.id == id) return &format;
    return nullptr;
}

std::string all_ids()
{
    std::string ids;
    for (const ImportFormat& format : import_formats())
        ids += (ids.empty() ? "" : ", ") + std::string(format.id);
    return ids;
}

const ImportFormat* recognised(std::string_view text)
{
    std::string_view head = text.substr(0, kHead);
    if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
    for (const ImportFormat& format : import_formats())
        if (format.looks(head)) return &format;
    return nullptr;
}

// Letters, digits, '_' and '-' as ids of a project have.
std::string id_part(std::string_view text)
{
    std::string part;
    for (const char c : text) {
        const bool good =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        if (good)
            part += c;
        else if (!part.empty() && part.back() != '-')
            part += '-';
        if (part.size() >= 40) break;
    }
    while (!part.empty() && part.back() == '-')
        part.pop_back();
    return part;
}

std::string who(const scenario::Population& population)
{
    for (const std::string* part :
         {&population.replica, &population.request_class, &population.tenant, &population.version})
        if (!part->empty()) return *part;
    return {};
}

// A server's figures of a token below what its GPU needs to read the weights. Clients' are checked by their
// readers.
void check_floor(Imported& imported, const ImportOptions& options)
{
    if (!imported.kind.ends_with("-metrics") && imported.kind != "query-range" &&
        imported.kind != "panel-csv" && imported.kind != "trtllm-iterations")
        return;
    for (const char* metric : {"tpot_s", "itl_s", "step_s"}) {
        const auto mean = find_figure(imported.observations, metric, "mean");
        if (!mean || !(*mean > 0)) continue;
        const bool said = !fact_value(options.known, "tensor_parallel_size").empty() ||
                          !fact_value(imported.facts, "tensor_parallel_size").empty();
        for (const std::string& warning :
             benchmarks::check_weight_floor(*mean, imported.facts, options.known))
            imported.warnings.push_back(warning + (said ? "" : ". One GPU a replica was assumed"));
        return;
    }
}

// Before anything is stored: no secrets, and pseudonyms that stay the same for one `redactor`.
Result<Imported> finished(Result<Imported> imported, const ImportOptions& options, Redactor& redactor)
{
    if (!imported) return imported;
    check_floor(*imported, options);
    redact(*imported, redactor);
    name_observations(imported->observations);
    return imported;
}

Error not_recognised(std::string_view text, const std::string& name)
{
    const std::string_view line = text.substr(0, std::min({text.find('\n'), text.size(), std::size_t{60}}));
    return {text.empty() ? "the file is empty" : "the file is none of the formats that are known",
            fmt::format("tried: {}. Name its format with --as, or check what it is: it begins with \"{}\"",
                        all_ids(), line),
            name,
            {1, 1}};
}

} // namespace

const std::vector<ImportKind>& kinds()
{
    static const std::vector<ImportKind> all = [] {
        std::vector<ImportKind> result;
        for (const ImportFormat& format : import_formats())
            result.push_back({std::string(format.id), std::string(format.title)});
        return result;
    }();
    return all;
}

void name_observations(std::vector<scenario::Observation>& observations)
{
    std::set<std::string> ids;
    for (scenario::Observation& one : observations) {
        const std::string of = who(one.population);
        if (one.id.empty()) {
            one.id = id_part(one.metric) + "-" + id_part(one.statistic);
            if (!id_part(of).empty()) one.id += "-" + id_part(of);
        }
        const std::string base = one.id;
        for (int again = 2; !ids.insert(one.id).second; ++again)
            one.id = base + "-" + std::to_string(again);
        if (!one.title.empty()) continue;
        const metrics::Metric* metric = metrics::find(one.metric);
        one.title =
            (metric ? metric->title : one.metric) + ", " + one.statistic + (of.empty() ? "" : ", " + of);
    }
}

namespace
{

Result<Imported> import_with(std::string_view text, const std::string& name, const ImportOptions& options,
                             std::string_view kind, Redactor& redactor)
{
    if (auto other = no_text(text, name)) return *other;
    const ImportFormat* format = kind.empty() ? recognised(text) : format_named(kind);
    if (!format && !kind.empty())
        return Error{fmt::format("there is no format '{}'", kind), "known: " + all_ids(), name, {}};
    if (!format) return not_recognised(text, name);
    if (format->parse) return finished(format->parse(text, name, options), options, redactor);
    requests::LineSource lines(text);
    return finished(format->read(lines, name, options), options, redactor);
}

Result<Imported> import_file_with(const std::string& path, const ImportOptions& options,
                                  std::string_view kind, Redactor& redactor)
{
    const auto file = MappedFile::open(path);
    if (!file) return file.errors();
    const ImportFormat* format = kind.empty() ? recognised(file->text()) : format_named(kind);
    if (format && format->read && !no_text(file->text(), path)) {
        auto lines = requests::LineSource::open(path);
        if (!lines) return lines.errors();
        return finished(format->read(*lines, path, options), options, redactor);
    }
    return import_with(file->text(), path, options, kind, redactor);
}

} // namespace

Result<Imported> import_text(std::string_view text, const std::string& name, const ImportOptions& options,
                             std::string_view kind)
{
    Redactor redactor;
    return import_with(text, name, options, kind, redactor);
}

Result<Imported> import_file(const std::string& path, const ImportOptions& options, std::string_view kind)
{
    Redactor redactor;
    return import_file_with(path, options, kind, redactor);
}

bool is_one_snapshot(const Imported& imported)
{
    return is_snapshot(imported);
}

namespace
{

Result<Imported> import_pair_with(const std::string& one, const std::string& other,
                                  const ImportOptions& options, Redactor& redactor)
{
    auto both = compare_files(one, other, options);
    if (!both) return both;
    redact(*both, redactor);
    name_observations(both->observations);
    return both;
}

} // namespace

Result<Imported> import_pair(const std::string& one, const std::string& other, const ImportOptions& options)
{
    Redactor redactor;
    return import_pair_with(one, other, options, redactor);
}

ImportedFiles import_files(std::span<const std::string> paths, const ImportOptions& options,
                           std::string_view kind)
{
    ImportedFiles out;
    Redactor redactor; // one for all, so that a name is the same in each file
    std::map<std::string, std::vector<std::size_t>> snapshots; // by kind: indices of `imported`
    std::vector<std::string> files;                            // of each of `imported`
    for (const std::string& path : paths) {
        auto one = import_file_with(path, options, kind, redactor);
        if (!one) {
            out.errors.insert(out.errors.end(), one.errors().begin(), one.errors().end());
            continue;
        }
        if (is_snapshot(*one)) snapshots[one->kind].push_back(out.imported.size());
        out.imported.push_back(std::move(*one));
        files.push_back(path);
    }
    std::set<std::size_t> gone;
    for (const auto& [of, indices] : snapshots) {
        if (indices.size() != 2) continue;
        auto both = import_pair_with(files[indices[0]], files[indices[1]], options, redactor);
        if (!both) continue;
        out.imported[indices[0]] = std::move(*both);
        gone.insert(indices[1]);
    }
    for (auto index = gone.rbegin(); index != gone.rend(); ++index)
        out.imported.erase(out.imported.begin() + static_cast<std::ptrdiff_t>(*index));
    out.warnings = check_together(out.imported);
    return out;
}

} // namespace fulcrum::evidence
