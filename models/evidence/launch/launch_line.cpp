// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/launch_line.h"

#include "base/text.h"
#include "base/units.h"
#include "base/wording.h"
#include "evidence/launch/flag_catalogue.h"
#include "evidence/launch/flag_reader.h"
#include "evidence/launch/shell_words.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <span>

namespace fulcrum::evidence::launch
{

namespace
{

constexpr int kDeepestScript = 4; // sh -c within sh -c

// "NAME=value"
bool is_assignment(std::string_view word)
{
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos || sign == 0) return false;
    const std::string_view name = word.substr(0, sign);
    return !(name[0] >= '0' && name[0] <= '9') && std::all_of(name.begin(), name.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
    });
}

struct EngineStart {
    std::string engine;
    std::size_t arguments = 0; // the word behind it
};

constexpr std::pair<std::string_view, std::string_view> kModules[] = {
    {"vllm.entrypoints.openai.api_server", "vllm"}, {"vllm.entrypoints.api_server", "vllm"},
    {"vllm.entrypoints.cli.main", "vllm"},          {"sglang.launch_server", "sglang"},
    {"tensorrt_llm.commands.serve", "trtllm"},      {"tensorrt_llm.serve", "trtllm"},
};

std::optional<EngineStart> find_start(std::span<const Word> words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i].text;
        const std::string_view next = i + 1 < words.size() ? std::string_view(words[i + 1].text) : "";
        if (word == "-m") {
            for (const auto& [module, engine] : kModules)
                if (next == module) return EngineStart{std::string(engine), i + 2};
        }
        const std::string_view name = last_part(word);
        if (name == "vllm" && next == "serve") return EngineStart{"vllm", i + 2};
        if (name == "sglang" && next == "serve") return EngineStart{"sglang", i + 2};
        if (name == "trtllm-serve") return EngineStart{"trtllm", next == "serve" ? i + 2 : i + 1};
        if (word.ends_with("vllm/entrypoints/openai/api_server.py")) return EngineStart{"vllm", i + 1};
        if (word.ends_with("sglang/launch_server.py")) return EngineStart{"sglang", i + 1};
    }
    return std::nullopt;
}

// Where a script stands in `sh -c SCRIPT`; npos: this is no such command.
std::size_t script_of(std::span<const Word> words)
{
    for (std::size_t i = 0; i + 2 < words.size(); ++i) {
        if (!one_of(last_part(words[i].text), {"sh", "bash", "ash", "dash", "zsh"})) continue;
        for (std::size_t o = i + 1; o + 1 < words.size() && words[o].text.starts_with('-'); ++o)
            if (!words[o].text.starts_with("--") && words[o].text.find('c') != std::string::npos)
                return o + 1;
    }
    return std::string_view::npos;
}

bool docker_switch(std::string_view option)
{
    return one_of(option, {"-d",
                           "-i",
                           "-t",
                           "-it",
                           "-ti",
                           "-dit",
                           "-itd",
                           "-id",
                           "-td",
                           "--rm",
                           "--privileged",
                           "--init",
                           "-P",
                           "--publish-all",
                           "--detach",
                           "--interactive",
                           "--tty",
                           "--read-only",
                           "--no-healthcheck",
                           "--oom-kill-disable",
                           "--sig-proxy",
                           "-q",
                           "--quiet"});
}

class CommandReader
{
public:
    CommandReader(LaunchFacts facts, Redactor& redactor) : facts_(std::move(facts)), redactor_(redactor) {}

    // Looks through commands until one starts an engine; those before may set variables.
    void read(std::span<const Word> words, int depth)
    {
        while (!words.empty()) {
            const auto end =
                std::find_if(words.begin(), words.end(), [](const Word& word) { return word.ends; });
            const auto count = static_cast<std::size_t>(end - words.begin());
            command(words.first(count), depth);
            words = words.subspan(std::min(words.size(), count + 1));
        }
    }

    bool found() const { return !facts_.engine.empty(); }
    LaunchFacts& facts() { return facts_; }

    // Arguments alone, for the entry point of the image.
    void arguments_of(const EngineFlags& engine, std::span<const Word> words)
    {
        facts_.engine = engine.id;
        read_flags(engine, words, facts_, redactor_);
    }

private:
    void command(std::span<const Word> words, int depth)
    {
        std::vector<Word> expanded = assignments(words);
        if (expanded.empty()) return;
        const std::size_t script = script_of(expanded);
        if (script != std::string_view::npos && depth < kDeepestScript) {
            const Position at = expanded[script].at;
            std::vector<Word> inner = shell_words(expanded[script].text);
            for (Word& word : inner) // places count within the script, as in the file that holds it
                if (at.line > 0) word.at.line += at.line - 1;
            read(inner, depth + 1);
            return;
        }
        if (docker(expanded)) return;
        const auto start = find_start(expanded);
        if (start) engine(*start, expanded);
    }

    void engine(const EngineStart& start, std::span<const Word> words)
    {
        const EngineFlags* known = find_engine_flags(start.engine);
        if (known == nullptr) return;
        if (found()) {
            facts_.warnings.push_back(fmt::format(
                "More than one engine is started; the first one was read, and {} was not", known->title));
            return;
        }
        facts_.engine = known->id;
        read_flags(*known, words.subspan(std::min(start.arguments, words.size())), facts_, redactor_);
    }

    // Takes leading assignments; puts variables into the rest.
    std::vector<Word> assignments(std::span<const Word> words)
    {
        std::vector<Word> rest;
        bool leading = true;
        for (const Word& word : words) {
            if (leading && one_of(word.text, {"export", "env", "exec", "nohup", "sudo", "time", "command",
                                              "declare", "-x"}))
                continue;
            if (leading && is_assignment(word.text)) {
                assign(word);
                continue;
            }
            leading = false;
            rest.push_back(word);
            rest.back().text = with_variables(word.text, facts_.environment);
        }
        return rest;
    }

    void assign(const Word& word)
    {
        const std::size_t sign = word.text.find('=');
        Variable variable;
        variable.name = word.text.substr(0, sign);
        variable.value =
            redactor_.value(variable.name, with_variables(word.text.substr(sign + 1), facts_.environment));
        variable.at = word.at;
        facts_.environment.push_back(std::move(variable));
    }

    // "docker run [options] IMAGE [command]"
    bool docker(std::span<const Word> words)
    {
        std::size_t at = 0;
        while (at + 1 < words.size() &&
               !(one_of(last_part(words[at].text), {"docker", "podman", "nerdctl"}) &&
                 words[at + 1].text == "run"))
            ++at;
        if (at + 1 >= words.size()) return false;
        std::vector<Word> entry;
        at += 2;
        for (; at < words.size() && words[at].text.starts_with('-'); ++at) {
            if (docker_switch(words[at].text)) continue;
            const std::size_t sign = words[at].text.find('=');
            const bool glued = words[at].text.starts_with("--") && sign != std::string::npos;
            std::string option = words[at].text.substr(0, glued ? sign : std::string::npos);
            Word value = words[at];
            if (glued) {
                value.text = value.text.substr(sign + 1);
            } else if (at + 1 < words.size()) {
                value = words[++at];
            }
            docker_option(option, value, entry);
        }
        if (at >= words.size()) return false;
        facts_.container.object = "docker run";
        facts_.container.image = words[at].text;
        std::vector<Word> rest = entry;
        rest.insert(rest.end(), words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end());
        image_command(rest);
        return true;
    }

    void docker_option(std::string_view option, const Word& value, std::vector<Word>& entry)
    {
        if (option == "-e" || option == "--env") {
            if (is_assignment(value.text)) {
                assign(value);
            } else {
                facts_.environment.push_back({value.text, "", "the shell's environment", value.at});
            }
        } else if (option == "--entrypoint") {
            entry.push_back(value);
        } else if (option == "--cpus") {
            facts_.container.cpu_limit = traces::parse_number(value.text);
        } else if (option == "--gpus") {
            docker_gpus(value.text);
        } else if (option == "-m" || option == "--memory") {
            facts_.container.memory_limit = docker_bytes(value.text);
        }
    }

    // "all", "2", "device=0,1", "\"device=0,1\""
    void docker_gpus(std::string text)
    {
        std::erase(text, '"');
        if (const auto number = traces::parse_number(text)) {
            facts_.container.gpus = static_cast<std::int64_t>(std::clamp(*number, 0.0, 1024.0));
        } else if (text.starts_with("device=")) {
            facts_.container.gpus = 1 + std::count(text.begin(), text.end(), ',');
        }
    }

    static std::optional<double> docker_bytes(const std::string& text)
    {
        const std::size_t unit = text.find_first_not_of("0123456789.");
        const auto number = traces::parse_number(text.substr(0, unit));
        if (!number) return std::nullopt;
        const std::string_view name = unit == std::string::npos ? "" : std::string_view(text).substr(unit, 1);
        const double scale = name == "k" ? 0x1p10 : name == "m" ? 0x1p20 : name == "g" ? 0x1p30 : 1;
        return *number * scale;
    }

    void image_command(std::span<const Word> words)
    {
        std::vector<Word> expanded;
        for (const Word& word : words) {
            expanded.push_back(word);
            expanded.back().text = with_variables(word.text, facts_.environment);
        }
        const std::size_t script = script_of(expanded);
        if (script != std::string_view::npos) {
            read(shell_words(expanded[script].text), 1);
            return;
        }
        if (const auto start = find_start(expanded)) {
            engine(*start, expanded);
        } else if (const EngineFlags* known = engine_of_image(facts_.container.image); known && !found()) {
            arguments_of(*known, expanded);
        }
    }

    LaunchFacts facts_;
    Redactor& redactor_;
};

Error no_engine(const std::string& file)
{
    return {.message = "no known engine is started here",
            .hint = "known are vllm serve MODEL, python -m vllm.entrypoints.openai.api_server, python -m "
                    "sglang.launch_server, sglang serve, trtllm-serve, and docker run of their images",
            .file = file};
}

// Numbers and switches tell nothing of anybody.
bool is_plain(std::string_view value)
{
    static constexpr std::string_view kWords[] = {"true", "false", "True", "False", "on",
                                                  "off",  "yes",   "no",   "auto"};
    if (value.size() <= 12 && value.find_first_not_of("0123456789.,-") == std::string_view::npos) return true;
    return std::ranges::find(kWords, value) != std::end(kWords);
}

// What a variable holds that nobody here knows may be anything, a password under a name of its own too:
// its name is kept, its value is not.
void keep_names_only(LaunchFacts& facts, Redactor& redactor)
{
    static constexpr std::string_view kNotKept = "<not kept>";
    static constexpr std::string_view kKnown[] = {
        "VLLM_",          "SGLANG_",     "SGL_",    "TRTLLM_",     "TLLM_",    "CUDA_", "NCCL_",
        "OMP_",           "MKL_",        "TORCH",   "PYTORCH",     "TRITON_",  "RAY_",  "UCX_",
        "HF_HUB_OFFLINE", "TOKENIZERS_", "NVIDIA_", "FLASHINFER_", "LMCACHE_", "MODEL"};
    std::int64_t left_out = 0;
    for (Variable& variable : facts.environment) {
        const bool known = std::ranges::any_of(
            kKnown, [&](std::string_view prefix) { return variable.name.starts_with(prefix); });
        if (known || variable.value.empty() || is_plain(variable.value) || variable.value.starts_with('<'))
            continue;
        variable.value = kNotKept;
        ++left_out;
    }
    for (std::int64_t i = 0; i < left_out; ++i)
        redactor.left_out("value of an unknown variable");
}

Result<LaunchFacts> finished(LaunchFacts facts, const std::string& file, Redactor& redactor)
{
    if (facts.engine.empty()) return no_engine(file);
    Container& container = facts.container;
    const EngineFlags* of_image = container.image.empty() ? nullptr : engine_of_image(container.image);
    if (of_image != nullptr && of_image->id == facts.engine && facts.version.empty())
        facts.version = version_of_image(container.image, facts.engine);
    container.image = redactor.text(container.image);
    facts.model = redactor.text(facts.model);
    keep_names_only(facts, redactor);
    return facts;
}

} // namespace

const Flag* LaunchFacts::find(std::string_view name) const
{
    const auto found = std::find_if(flags.rbegin(), flags.rend(), [name](const Flag& flag) {
        return flag.name == name && flag.member.empty();
    });
    return found == flags.rend() ? nullptr : &*found;
}

const Variable* LaunchFacts::variable(std::string_view name) const
{
    const auto found = std::find_if(environment.rbegin(), environment.rend(),
                                    [name](const Variable& each) { return each.name == name; });
    return found == environment.rend() ? nullptr : &*found;
}

const Fact* LaunchFacts::fact(std::string_view key) const
{
    const auto found =
        std::find_if(facts.rbegin(), facts.rend(), [key](const Fact& each) { return each.key == key; });
    return found == facts.rend() ? nullptr : &*found;
}

Result<LaunchFacts> read_launch_line(std::string_view text, const std::string& file, Redactor& redactor)
{
    LaunchFacts facts;
    facts.source = file.empty() ? "command line" : file;
    CommandReader reader(std::move(facts), redactor);
    const std::vector<Word> words = shell_words(text);
    reader.read(words, 0);
    return finished(std::move(reader.facts()), file, redactor);
}

Result<LaunchFacts> read_container(LaunchFacts facts, const std::vector<std::string>& command,
                                   const std::vector<std::string>& arguments, const std::string& file,
                                   Redactor& redactor)
{
    std::vector<std::string> all = command;
    all.insert(all.end(), arguments.begin(), arguments.end());
    const std::string image = facts.container.image;
    CommandReader reader(std::move(facts), redactor);
    const std::vector<Word> words = as_words(all);
    reader.read(words, 0);
    if (!reader.found() && command.empty()) {
        std::vector<Word> expanded = as_words(arguments);
        for (Word& word : expanded)
            word.text = with_variables(word.text, reader.facts().environment);
        if (const EngineFlags* known = engine_of_image(image)) reader.arguments_of(*known, expanded);
    }
    return finished(std::move(reader.facts()), file, redactor);
}

bool is_launch_line(std::string_view text)
{
    constexpr std::size_t kLongest = 1 << 16; // a script, not a log
    if (text.size() > kLongest) return false;
    for (const std::string_view engine : {"vllm", "sglang", "trtllm", "tensorrt"}) {
        if (text.find(engine) == std::string_view::npos) continue;
        Redactor scratch;
        return read_launch_line(text, "", scratch).ok();
    }
    return false;
}

std::string version_of_image(std::string_view image, std::string_view engine)
{
    image = image.substr(0, image.find('@'));
    const std::size_t slash = image.rfind('/');
    const std::size_t colon = image.find(':', slash == std::string_view::npos ? 0 : slash);
    if (colon == std::string_view::npos) return {};
    const std::string_view tag = image.substr(colon + 1);
    std::size_t begin = tag.find(engine); // "rocm6.4.1_vllm_0.10.0"
    begin = begin == std::string_view::npos ? 0 : begin + engine.size();
    while (begin < tag.size() && one_of(tag.substr(begin, 1), {"v", "_", "-"}))
        ++begin;
    std::size_t end = begin;
    while (end < tag.size() &&
           ((tag[end] >= '0' && tag[end] <= '9') ||
            (tag[end] == '.' && end + 1 < tag.size() && tag[end + 1] >= '0' && tag[end + 1] <= '9')))
        ++end;
    const std::string_view version = tag.substr(begin, end - begin);
    return version.find('.') == std::string_view::npos ? std::string() : std::string(version);
}

} // namespace fulcrum::evidence::launch
