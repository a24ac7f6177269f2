// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/measured_run.h"

#include "base/wording.h"
#include "scenario/document.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <vector>

namespace fulcrum::study
{

namespace
{

namespace fs = std::filesystem;
using Json = nlohmann::json;

// Folders that may be the run's: the source's last part, and the id from each '-' on.
std::vector<fs::path> run_folders(const MeasuredPoint& point, const fs::path& folder)
{
    std::vector<std::string> names;
    if (!point.source.empty()) names.emplace_back(last_part(point.source));
    for (std::size_t at = 0; at != std::string::npos; at = point.id.find('-', at + 1))
        names.push_back(point.id.substr(at == 0 ? 0 : at + 1));
    std::vector<fs::path> folders;
    for (const std::string& name : names) {
        std::error_code ignored;
        const bool plain = !name.empty() && name.find('/') == std::string::npos && name != "..";
        if (plain && fs::is_directory(folder / name, ignored)) folders.push_back(folder / name);
    }
    return folders;
}

Json read_meta(const std::vector<fs::path>& folders)
{
    for (const fs::path& folder : folders) {
        const auto text = scenario::read_text_file((folder / "meta.json").string());
        if (!text) continue;
        Json json = Json::parse(*text, nullptr, false);
        if (json.is_object()) return json;
    }
    return Json::object();
}

// nullptr where a part of the way is not there.
const Json* at(const Json& json, std::initializer_list<const char*> path)
{
    const Json* here = &json;
    for (const char* key : path) {
        if (!here->is_object()) return nullptr;
        const auto found = here->find(key);
        if (found == here->end()) return nullptr;
        here = &*found;
    }
    return here;
}

std::optional<std::int64_t> whole(const Json* json)
{
    if (json == nullptr || !json->is_number_integer() || json->get<std::int64_t>() < 1) return std::nullopt;
    return json->get<std::int64_t>();
}

// Files of the folder whose names begin and end so, in order of their names.
std::vector<fs::path> files_like(const fs::path& folder, const std::string& begin, const std::string& end)
{
    std::vector<fs::path> found;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (name.size() >= begin.size() + end.size() && name.starts_with(begin) && name.ends_with(end) &&
            entry.is_regular_file(ignored))
            found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

// The last word of the notes that names a .jsonl or .csv file, without its folder.
std::string pattern_in(const std::string& notes)
{
    std::string pattern;
    std::string word;
    for (const char c : notes + " ") {
        const bool ends = c == ' ' || c == '(' || c == ')' || c == ';' || c == ',' || c == '"';
        if (!ends) {
            word += c;
            continue;
        }
        if (word.ends_with(".jsonl") || word.ends_with(".csv")) {
            if (last_part(word) != "requests.jsonl" && last_part(word) != "timeseries.csv")
                pattern = last_part(word);
        }
        word.clear();
    }
    return pattern;
}

std::vector<fs::path> traces(const MeasuredPoint& point, const Json& meta,
                             const std::vector<fs::path>& folders)
{
    const std::string pattern = pattern_in(point.notes);
    const std::size_t star = pattern.find('*');
    const std::string begin = pattern.substr(0, star);
    const std::string end = star == std::string::npos ? "" : pattern.substr(star + 1);
    std::string dataset;
    if (const Json* path = at(meta, {"dataset_path"}); path != nullptr && path->is_string())
        dataset = fs::path(path->get<std::string>()).stem().string();
    for (const fs::path& folder : folders) {
        std::vector<fs::path> found;
        if (!dataset.empty()) found = files_like(folder, dataset, ".jsonl");
        if (found.empty() && !pattern.empty()) found = files_like(folder, begin, end);
        if (!found.empty()) return found;
    }
    return {};
}

} // namespace

MeasuredRunFiles find_measured_run(const MeasuredPoint& point, const std::string& folder)
{
    const fs::path base = folder.empty() ? fs::path(".") : fs::path(folder);
    std::vector<fs::path> folders = run_folders(point, base);
    const Json meta = read_meta(folders);
    folders.push_back(base);
    const std::vector<fs::path> found = traces(point, meta, folders);
    MeasuredRunFiles files;
    if (found.size() == 1) {
        files.trace = fs::absolute(found.front()).string();
    } else if (found.empty()) {
        files.no_trace = "its trace is not beside the points";
    } else {
        files.no_trace = "several files beside the points may be its trace: " + found[0].filename().string() +
                         ", " + found[1].filename().string();
    }
    files.kv_blocks = whole(at(meta, {"kv_cache", "num_gpu_blocks"}));
    if (const auto tokens = whole(at(meta, {"kv_cache", "block_size"})))
        files.block_tokens = static_cast<int>(std::min<std::int64_t>(*tokens, 1024));
    const Json* share = at(meta, {"kv_cache", "gpu_memory_utilization"});
    if (share != nullptr && share->is_number()) files.memory_utilisation = share->get<double>();
    files.max_model_len = whole(at(meta, {"engine_kwargs", "max_model_len"}));
    return files;
}

} // namespace fulcrum::study
