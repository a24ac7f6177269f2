// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/import_together.h"

#include "evidence/benchmarks/traps.h"
#include "evidence/mapped_file.h"
#include "evidence/metrics/snapshot.h"
#include "evidence/observing.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>

namespace fulcrum::evidence
{

namespace
{

constexpr double kFarAbove = 1.5; // a client's mean holds the server's, so that it can not be below by much

std::optional<double> written(const std::string& path)
{
    std::error_code fault;
    const auto time = std::filesystem::last_write_time(path, fault);
    if (fault) return std::nullopt;
    const auto system = std::chrono::file_clock::to_sys(time);
    return std::chrono::duration<double>(system.time_since_epoch()).count();
}

bool is_server(const Imported& imported)
{
    return imported.kind.ends_with("-metrics") || imported.kind.ends_with("-prometheus") ||
           imported.kind == "query-range";
}

bool is_client(const Imported& imported)
{
    for (const char* kind :
         {"inference-perf", "bench-serve", "vllm-bench", "sglang-bench", "aiperf", "guidellm"})
        if (imported.kind.starts_with(kind) && !is_server(imported)) return true;
    return false;
}

// "stage_3" of ".../stage_3_lifecycle_metrics.json", else "".
std::string step_of(const Imported& imported)
{
    const std::string name = imported.file.substr(imported.file.find_last_of("/\\") + 1);
    if (name.starts_with("summary_")) return "summary";
    if (!name.starts_with("stage_")) return {};
    return name.substr(0, name.find('_', 6));
}

std::optional<double> mean_ttft(const Imported& imported)
{
    if (const auto figure = find_figure(imported.observations, "ttft_s", "mean")) return figure;
    return find_figure(imported.observations, "client_ttft_s", "mean");
}

void hold_against(const Imported& server, const Imported& client, std::vector<std::string>& warnings)
{
    const auto inside = mean_ttft(server);
    const auto outside = mean_ttft(client);
    if (!inside || !outside || !(*outside > 0) || *inside < kFarAbove * *outside) return;
    warnings.push_back(fmt::format("{}: the server's mean first-token time is {} and the client's {}, which "
                                   "can not be of the same requests, as "
                                   "the client's holds the server's: the window of the rate still held "
                                   "earlier traffic, or other clients. Use the "
                                   "client's, or ask again with a window that begins after the load did",
                                   server.file, seconds_text(*inside), seconds_text(*outside)));
}

} // namespace

bool is_snapshot(const Imported& imported)
{
    return (imported.kind.ends_with("-metrics") || imported.kind == "prometheus-text") &&
           imported.title.find("one snapshot") != std::string::npos;
}

Result<Imported> compare_files(const std::string& one, const std::string& other, const ImportOptions& options)
{
    const auto first = MappedFile::open(one);
    if (!first) return first.errors();
    const auto second = MappedFile::open(other);
    if (!second) return second.errors();
    return metrics::compare_snapshots({first->text(), one, written(one)},
                                      {second->text(), other, written(other)}, options);
}

std::vector<std::string> check_together(std::span<const Imported> imported)
{
    std::vector<std::string> warnings;
    for (const Imported& server : imported) {
        if (!is_server(server)) continue;
        for (const Imported& client : imported)
            if (is_client(client) && step_of(client) == step_of(server))
                hold_against(server, client, warnings);
    }
    std::vector<Imported> steps;
    for (const Imported& one : imported)
        if (one.kind == "inference-perf" && step_of(one).starts_with("stage_")) steps.push_back(one);
    if (steps.size() > 1)
        for (std::string& warning : benchmarks::check_load_steps(std::span<const Imported>(steps)))
            warnings.push_back(std::move(warning));
    return warnings;
}

} // namespace fulcrum::evidence
