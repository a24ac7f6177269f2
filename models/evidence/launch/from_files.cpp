// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/from_files.h"

#include "base/append.h"
#include "evidence/import.h"
#include "evidence/json_text.h"
#include "evidence/launch/launch_line.h"
#include "evidence/launch/manifest.h"
#include "evidence/launch/run_meta.h"
#include "evidence/mapped_file.h"
#include "evidence/traces/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace fulcrum::evidence::launch
{

namespace
{

namespace fs = std::filesystem;

constexpr std::size_t kLongestText = std::size_t{64} << 20; // bytes of what is read as a whole

class Gatherer
{
public:
    explicit Gatherer(Redactor& redactor) : redactor_(redactor) {}

    Result<GivenFacts> gather(const std::vector<std::string>& files, const std::string& command)
    {
        for (const std::string& path : files)
            file(path);
        if (!command.empty()) take(read_launch_line(command, "", redactor_)); // it has the last word
        if (!errors_.empty()) return errors_;
        if (found_.facts.engine.empty())
            return Error{
                .message = "nothing here says how an engine was started",
                .hint = "give its launch line, its manifest, its start-up log or a measured run's meta.json"};
        return std::move(found_);
    }

private:
    void file(const std::string& path)
    {
        std::error_code ignored;
        if (fs::is_directory(path, ignored)) {
            folder(path);
            return;
        }
        const auto mapped = MappedFile::open(path);
        if (!mapped) {
            append(errors_, mapped.errors());
            return;
        }
        text(mapped->text(), path);
    }

    void folder(const std::string& path)
    {
        std::error_code ignored;
        const fs::path meta = fs::path(path) / "meta.json";
        const fs::path requests = fs::path(path) / "requests.jsonl";
        if (!fs::exists(meta, ignored)) {
            errors_.push_back(
                {.message = "the folder has no meta.json",
                 .hint = "a measured run has meta.json and requests.jsonl; name other files one by one",
                 .file = path});
            return;
        }
        file(meta.string());
        if (found_.trace.empty() && fs::exists(requests, ignored)) found_.trace = requests.string();
    }

    void text(std::string_view text, const std::string& path)
    {
        const std::string name = fs::path(path).filename().string();
        if (text.size() < kLongestText && is_manifest(text)) {
            manifest(text, name);
        } else if (is_object_with(text, "engine_kwargs")) {
            take(read_run_meta(text, name, redactor_));
        } else if (is_object_with(text, "hidden_size") || is_object_with(text, "text_config")) {
            found_.config = path;
        } else if (is_launch_line(text)) {
            take(read_launch_line(text, name, redactor_));
        } else if (is_trace(text, path)) {
            found_.trace = path;
        } else {
            imported(path);
        }
    }

    static bool is_object_with(std::string_view text, std::string_view key)
    {
        if (text.size() > kLongestText || text.find(key) == std::string_view::npos) return false;
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        if (begin == std::string_view::npos || text[begin] != '{') return false;
        const auto json = parse_json(text, "");
        return json && member(*json, key) != nullptr;
    }

    static bool is_trace(std::string_view text, const std::string& path)
    {
        constexpr std::size_t kHead = 1 << 14;
        const std::string_view head =
            text.substr(0, text.size() <= kHead ? text.size() : text.rfind('\n', kHead));
        traces::ReadOptions options;
        options.limit = 3;
        return traces::parse_trace(head, path, options).ok();
    }

    void manifest(std::string_view text, const std::string& name)
    {
        auto read = read_manifest(text, name, redactor_);
        if (!read) {
            append(errors_, read.errors());
            return;
        }
        append(found_.notes, read->notes);
        if (read->engines.size() > 1)
            found_.notes.push_back(
                fmt::format("{} has {} engines; the first one was taken. Give each its own file for a "
                            "scenario of another",
                            name, read->engines.size()));
        take(std::move(read->engines.front()));
    }

    // Logs and what else importers read: their facts.
    void imported(const std::string& path)
    {
        auto read = import_file(path);
        if (!read) {
            append(errors_, read.errors());
            return;
        }
        if (read->facts.empty())
            found_.notes.push_back(fs::path(path).filename().string() + " (" + read->title +
                                   ") says nothing of how the engine was started");
        if (found_.facts.source.empty()) found_.facts.source = fs::path(path).filename().string();
        add_facts(found_.facts, read->facts);
        append(found_.facts.warnings, read->warnings);
        append(found_.facts.redacted, read->redacted);
    }

    // Two sources of one engine may add to each other; where they differ, it is said which one counts.
    void note_contradictions(const LaunchFacts& first, const LaunchFacts& second)
    {
        const auto differ = [&](std::string_view what, const std::string& a, const std::string& b) {
            if (a.empty() || b.empty() || a == b) return;
            found_.notes.push_back(fmt::format("{} and {} differ in {}: {} and {}; the latter counts",
                                               first.source, second.source, what, a, b));
        };
        differ("the engine", first.engine, second.engine);
        differ("the version", first.version, second.version);
        differ("the model", first.model, second.model);
        for (const Flag& flag : second.flags) {
            const Flag* other = first.find(flag.name);
            if (other != nullptr && flag.member.empty()) differ(flag.name, other->value, flag.value);
        }
    }

    void take(Result<LaunchFacts> read)
    {
        if (!read) {
            append(errors_, read.errors());
            return;
        }
        LaunchFacts& facts = found_.facts;
        if (facts.engine.empty()) {
            const LaunchFacts before = std::move(facts); // of logs named first
            facts = std::move(*read);
            add_facts(facts, before.facts);
            append(facts.warnings, before.warnings);
            return;
        }
        note_contradictions(facts, *read);
        append(facts.flags, read->flags);
        append(facts.environment, read->environment);
        append(facts.facts, read->facts);
        append(facts.warnings, read->warnings);
        if (!read->model.empty()) facts.model = read->model;
        if (!read->version.empty()) facts.version = read->version;
        if (facts.container.accelerator.empty()) facts.container.accelerator = read->container.accelerator;
        facts.source += " and " + read->source;
    }

    Redactor& redactor_;
    GivenFacts found_;
    Errors errors_;
};

Result<std::optional<scenario::Buckets>> histogram(const std::string& path, CountsOf counts,
                                                   std::vector<std::string>& notes)
{
    if (path.empty()) return std::optional<scenario::Buckets>();
    const auto file = MappedFile::open(path);
    if (!file) return file.errors();
    auto lengths = read_lengths_as(file->text(), path, counts);
    if (!lengths) return lengths.errors();
    if (!lengths->note.empty()) notes.push_back(lengths->note);
    return std::optional<scenario::Buckets>(std::move(lengths->buckets));
}

// What keeps a trace from being replayed, as far as its beginning shows it.
Errors faults_of_trace(const std::string& path)
{
    constexpr std::size_t kHead = std::size_t{1} << 20;
    constexpr std::int64_t kRows = 1000;
    if (path.empty()) return {};
    const auto file = MappedFile::open(path);
    if (!file) return file.errors();
    const std::string_view text = file->text();
    const std::size_t end = text.size() <= kHead ? text.size() : text.rfind('\n', kHead);
    traces::ReadOptions options;
    options.limit = kRows;
    const auto trace = traces::parse_trace(text.substr(0, end), path, options);
    if (!trace) return trace.errors();
    if (trace->rows.empty())
        return {{.message = "the trace has no request",
                 .hint = "give one with a row for each request: its time, its prompt tokens and its answer's",
                 .file = path}};
    return {};
}

// As the project will find it.
std::string from_folder(const std::string& path, const std::string& folder)
{
    if (path.empty()) return path;
    std::error_code fault;
    const fs::path whole = fs::weakly_canonical(path, fault);
    const fs::path base = fs::weakly_canonical(folder.empty() ? fs::path(".") : fs::path(folder), fault);
    if (fault) return path;
    const fs::path relative = whole.lexically_relative(base);
    const bool below = !relative.empty() && *relative.begin() != "..";
    return below && !folder.empty() ? relative.string() : whole.string();
}

} // namespace

Result<GivenFacts> facts_from(const std::vector<std::string>& files, const std::string& command,
                              Redactor& redactor)
{
    return Gatherer(redactor).gather(files, command);
}

Result<Built> scenario_from(const Given& given, const cluster::Kinds& kinds)
{
    Redactor redactor;
    auto found = facts_from(given.files, given.command, redactor);
    std::vector<std::string> notes;
    auto prompt = histogram(given.prompt_histogram, given.counts, notes);
    auto output = histogram(given.output_histogram, given.counts, notes);
    Errors errors;
    if (!found) append(errors, found.errors());
    append(errors, faults_of_trace(given.trace.empty() && found ? found->trace : given.trace));
    if (!prompt) append(errors, prompt.errors());
    if (!output) append(errors, output.errors());
    if (!errors.empty()) return errors;
    append(found->facts.redacted, redactor.replaced());
    Load load;
    load.trace = from_folder(given.trace.empty() ? found->trace : given.trace, given.folder);
    load.rate = given.rate;
    load.prompt = std::move(*prompt);
    load.output = std::move(*output);
    load.hit_ratio = given.hit_ratio;
    BuildOptions options;
    options.title = given.title;
    options.gpu = given.gpu;
    options.config = from_folder(found->config, given.folder);
    auto built = build_scenario(found->facts, load, options, kinds);
    if (built) append(built->warnings, found->notes);
    if (built) append(built->warnings, notes);
    return built;
}

} // namespace fulcrum::evidence::launch
