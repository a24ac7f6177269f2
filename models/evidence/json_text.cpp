// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/json_text.h"

#include "evidence/traces/numbers.h"

#include <algorithm>
#include <limits>

namespace fulcrum::evidence
{

namespace
{

// Outside of strings NaN and infinities become null, padded to the same length so that places stay.
std::string strict(std::string_view text)
{
    constexpr std::string_view kWords[] = {"-Infinity", "Infinity", "NaN"};
    std::string out(text);
    bool in_string = false;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (in_string) {
            if (out[i] == '\\')
                ++i;
            else if (out[i] == '"')
                in_string = false;
            continue;
        }
        if (out[i] == '"') in_string = true;
        if (out[i] != '-' && out[i] != 'I' && out[i] != 'N') continue;
        for (const std::string_view word : kWords) {
            if (std::string_view(out).substr(i, word.size()) != word) continue;
            // "NaN" has no room for "null"; an empty list is no number either.
            const std::string_view instead = word.size() >= 4 ? "null" : "[]";
            out.replace(i, word.size(),
                        std::string(instead) + std::string(word.size() - instead.size(), ' '));
            break;
        }
    }
    return out;
}

Error fault_at(std::string_view text, std::size_t byte, const std::string& file, int first_line)
{
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const std::size_t line_begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const auto lines = static_cast<int>(std::ranges::count(before, '\n'));
    const bool cut_off = byte >= text.size();
    return Error{cut_off ? "the file ends in the middle of its JSON" : "the JSON is broken here",
                 cut_off ? "it was cut off: copy it again" : "copy the file again as the tool wrote it",
                 file,
                 {first_line + lines, static_cast<int>(before.size() - line_begin) + 1}};
}

} // namespace

Result<Json> parse_json(std::string_view text, const std::string& file, int first_line)
{
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    if (text.size() > kMostJson)
        return Error{
            "the JSON has " + std::to_string(text.size() >> 20) + " MiB, and at most " +
                std::to_string(kMostJson >> 20) + " MiB are read as a whole",
            "leave single requests out when you save it, or save it as JSON lines, which have no limit",
            file,
            {first_line, 1}};
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_discarded()) return json;
    const std::string repaired = strict(text);
    try {
        return Json::parse(repaired);
    } catch (const Json::parse_error& fault) {
        return fault_at(text, fault.byte, file, first_line);
    } catch (const Json::exception&) {
        return fault_at(text, 1, file, first_line);
    }
}

const Json* member(const Json& json, std::string_view key)
{
    if (!json.is_object()) return nullptr;
    const auto found = json.find(key);
    return found == json.end() ? nullptr : &*found;
}

std::optional<double> number_in(const Json& json)
{
    if (json.is_string()) return traces::parse_number(json.get_ref<const std::string&>());
    if (!json.is_number()) return std::nullopt;
    const double value = json.get<double>();
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::optional<double> number_at(const Json& json, std::string_view key)
{
    const Json* found = member(json, key);
    return found == nullptr ? std::nullopt : number_in(*found);
}

std::optional<std::int64_t> count_at(const Json& json, std::string_view key)
{
    const auto value = number_at(json, key);
    if (!value || !(*value >= 0 && *value <= 9e15)) return std::nullopt;
    return static_cast<std::int64_t>(*value);
}

std::string text_at(const Json& json, std::string_view key)
{
    const Json* found = member(json, key);
    return found != nullptr && found->is_string() ? found->get<std::string>() : std::string();
}

std::vector<double> numbers_at(const Json& json, std::string_view key)
{
    std::vector<double> values;
    const Json* list = member(json, key);
    if (list == nullptr || !list->is_array()) return values;
    values.reserve(list->size());
    for (const Json& one : *list)
        values.push_back(number_in(one).value_or(std::numeric_limits<double>::quiet_NaN()));
    return values;
}

} // namespace fulcrum::evidence
