// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/flag_reader.h"

#include "catalog/names.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::launch
{

namespace
{

bool is_number(std::string_view word)
{
    return traces::parse_number(word).has_value();
}

bool is_flag(std::string_view word)
{
    return word.size() > 1 && word[0] == '-' && !is_number(word);
}

bool is_truth(std::string_view word)
{
    const std::string lower = catalog::lower(word);
    return lower == "true" || lower == "false";
}

// "meta-llama/Llama-3.1-8B", "./model"
bool names_a_model(std::string_view word)
{
    if (word.starts_with("/") || word.starts_with("./")) return true;
    return std::ranges::count(word, '/') == 1 && word.find_first_of("+=@:") == std::string_view::npos;
}

class FlagReader
{
public:
    FlagReader(const EngineFlags& engine, std::span<const Word> words, LaunchFacts& facts, Redactor& redactor)
        : engine_(engine), words_(words), facts_(facts), redactor_(redactor)
    {
    }

    void read()
    {
        while (at_ < words_.size()) {
            const Word& word = words_[at_++];
            if (is_flag(word.text)) {
                flag(word);
            } else if (!word.text.empty()) {
                positional(word);
            }
        }
    }

private:
    void positional(const Word& word)
    {
        if (facts_.model.empty()) {
            facts_.model = word.text;
            return;
        }
        // It may be a secret that was meant for the flag before it.
        facts_.warnings.push_back(facts_.flags.empty()
                                      ? std::string("a word that belongs to no flag was left out")
                                      : fmt::format("a word behind {} belongs to no flag and was left out",
                                                    facts_.flags.back().name));
    }

    // "--quantization bitsandbytes" as one argument: the engine does not know a flag of that name.
    bool glued(const Word& word)
    {
        const std::size_t space = word.text.find_first_of(" \t");
        if (space == std::string::npos || word.text.find('=') < space) return false;
        facts_.warnings.push_back(fmt::format("\"{}\" is one argument, not a flag and its value: the engine "
                                              "ran without it, and so does the scenario. "
                                              "Write them as two arguments, or with =",
                                              redactor_.text(word.text.substr(0, 120))));
        return true;
    }

    void flag(const Word& word)
    {
        if (word.text == "--" || glued(word)) return;
        Flag flag;
        flag.at = word.at;
        const std::size_t sign = word.text.find('=');
        flag.written = word.text.substr(0, sign);
        if (sign != std::string::npos) set_value(flag, word.text.substr(sign + 1));
        if (engine_.id == "vllm" && flag.written.size() > 2 && flag.written.starts_with("-O") &&
            flag.written[2] >= '0' && flag.written[2] <= '9') { // -O3
            set_value(flag, flag.written.substr(2));
            flag.written = "-O";
        }
        std::string base = flag.written;
        if (const std::size_t dot = base.find('.'); dot != std::string::npos) {
            flag.member = base.substr(dot + 1);
            if (flag.member.ends_with('+')) flag.member.pop_back(); // appends to a list
            base.resize(dot);
        }
        name(flag, base);
        if (!flag.has_value) take_value(flag);
        if (flag.name == "--model" && flag.member.empty() && flag.has_value) facts_.model = flag.value;
        flag.value = redactor_.value(names_a_secret(flag.member) ? flag.member : flag.name, flag.value);
        facts_.flags.push_back(std::move(flag));
    }

    void name(Flag& flag, const std::string& base)
    {
        flag.name = engine_.name_of(base);
        if (engine_.id != "vllm" || !flag.name.starts_with("--no-")) return;
        flag.negated = true; // argparse.BooleanOptionalAction
        flag.name = engine_.name_of("--" + flag.name.substr(5));
    }

    void take_value(Flag& flag)
    {
        if (flag.negated || at_ >= words_.size()) return;
        const std::string& next = words_[at_].text;
        if (engine_.switches.contains(flag.name)) {
            if (is_truth(next)) set_value(flag, words_[at_++].text); // older ones take it
            return;
        }
        if (is_flag(next)) return;
        set_value(flag, words_[at_++].text);
        const bool secret = names_a_secret(flag.name); // "--api-key one two": none of them is a model
        const bool list =
            secret || engine_.lists.contains(flag.name) || flag.name == "cudagraph_capture_sizes";
        while (list && at_ < words_.size() && !is_flag(words_[at_].text) &&
               !(secret && facts_.model.empty() && names_a_model(words_[at_].text)))
            flag.value += " " + words_[at_++].text;
    }

    static void set_value(Flag& flag, std::string value)
    {
        flag.value = std::move(value);
        flag.has_value = true;
    }

    const EngineFlags& engine_;
    std::span<const Word> words_;
    LaunchFacts& facts_;
    Redactor& redactor_;
    std::size_t at_ = 0;
};

bool of_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

struct Reference {
    std::string name;
    std::string otherwise; // ${NAME:-otherwise}
    bool has_otherwise = false;
    std::size_t end = 0;
};

// At a '$'.
std::optional<Reference> reference(std::string_view text, std::size_t at)
{
    Reference found;
    std::size_t begin = at + 1;
    const char open = begin < text.size() ? text[begin] : ' ';
    if (open == '{' || open == '(') ++begin;
    std::size_t end = begin;
    while (end < text.size() && of_name(text[end]))
        ++end;
    if (end == begin) return std::nullopt;
    found.name = text.substr(begin, end - begin);
    if (open != '{' && open != '(') {
        found.end = end;
        return found;
    }
    const std::size_t close = text.find(open == '{' ? '}' : ')', end);
    if (close == std::string_view::npos) return std::nullopt;
    std::string_view rest = text.substr(end, close - end);
    if (rest.starts_with(":-") || rest.starts_with("-")) {
        found.otherwise = rest.substr(rest.find('-') + 1);
        found.has_otherwise = true;
    } else if (!rest.empty()) {
        return std::nullopt;
    }
    found.end = close + 1;
    return found;
}

} // namespace

void read_flags(const EngineFlags& engine, std::span<const Word> words, LaunchFacts& facts,
                Redactor& redactor)
{
    FlagReader(engine, words, facts, redactor).read();
}

std::string with_variables(std::string_view text, const std::vector<Variable>& environment)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto found = text[at] == '$' ? reference(text, at) : std::nullopt;
        if (!found) {
            out += text[at++];
            continue;
        }
        const auto variable = std::find_if(environment.rbegin(), environment.rend(),
                                           [&](const Variable& each) { return each.name == found->name; });
        const bool known =
            variable != environment.rend() && variable->from.empty() && variable->value != "<redacted>";
        if (known) {
            out += variable->value;
        } else if (found->has_otherwise && variable == environment.rend()) {
            out += found->otherwise;
        } else {
            out += text.substr(at, found->end - at);
        }
        at = found->end;
    }
    return out;
}

std::optional<std::int64_t> human_readable_int(std::string_view text)
{
    text = traces::trimmed(text);
    double scale = 1;
    bool decimal = false;
    if (!text.empty()) {
        constexpr std::string_view kUnits = "kmgtKMGT";
        const std::size_t unit = kUnits.find(text.back());
        if (unit != std::string_view::npos) {
            decimal = unit < 4;
            scale = std::pow(decimal ? 1000.0 : 1024.0, static_cast<double>(unit % 4 + 1));
            text.remove_suffix(1);
        }
    }
    const auto number = traces::parse_number(text);
    if (!number) return std::nullopt;
    const double value = *number * scale;
    const bool whole = *number == std::floor(*number);
    if (std::abs(value) > 9e15 || (!whole && !decimal)) return std::nullopt;
    return std::llround(value);
}

} // namespace fulcrum::evidence::launch
