// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parameters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <stdexcept>

namespace fulcrum
{

namespace
{

std::string number_text(double number)
{
    std::array<char, 64> buffer{};
    const double size = std::abs(number);
    const bool fixed = size == 0 || (size >= 1e-5 && size < 1e15);
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                   fixed ? std::chars_format::fixed : std::chars_format::scientific);
    return {buffer.data(), end.ptr};
}

// Whether a bare number may stand for a quantity of this dimension.
bool unit_is_optional(Dimension dimension)
{
    return dimension == Dimension::None || dimension == Dimension::Fraction || dimension == Dimension::Tokens;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string shown(const ParameterDescription& description, double number)
{
    if (description.type == ParameterType::Quantity) return format_quantity(number, description.dimension);
    return number_text(number);
}

Error fault(const ParameterDescription& description, std::string_view what, std::string hint)
{
    return {"'" + description.key + "' " + std::string(what), std::move(hint), {}, {}};
}

std::string range_hint(const ParameterDescription& description)
{
    if (description.minimum && description.maximum)
        return "from " + shown(description, *description.minimum) + " to " +
               shown(description, *description.maximum);
    if (description.minimum) return "at least " + shown(description, *description.minimum);
    if (description.maximum) return "at most " + shown(description, *description.maximum);
    return {};
}

std::optional<Error> check_range(const ParameterDescription& description, double number)
{
    if (!std::isfinite(number)) return fault(description, "is not a finite number", range_hint(description));
    const bool low = description.minimum && number < *description.minimum;
    const bool high = description.maximum && number > *description.maximum;
    if (!low && !high) return std::nullopt;
    const std::string limit = shown(description, low ? *description.minimum : *description.maximum);
    return fault(description,
                 "is " + shown(description, number) + ", but must be " + (low ? "at least " : "at most ") +
                     limit,
                 description.minimum && description.maximum ? "allowed: " + range_hint(description) : "");
}

std::string_view type_words(ParameterType type)
{
    switch (type) {
    case ParameterType::Integer:
        return "must be a whole number";
    case ParameterType::Real:
        return "must be a number";
    case ParameterType::Quantity:
        return "must be a number with its unit";
    case ParameterType::Boolean:
        return "must be true or false";
    case ParameterType::Choice:
        return "must be one of the words allowed";
    case ParameterType::Text:
        return "must be a text in quotes";
    case ParameterType::File:
        return "must be a path in quotes";
    case ParameterType::List:
        return "must be a list of numbers";
    }
    return "has the wrong type";
}

std::string type_hint(const ParameterDescription& description)
{
    switch (description.type) {
    case ParameterType::Integer:
        return "write it without quotes, for example 8";
    case ParameterType::Real:
        return "write it without quotes, for example 0.5";
    case ParameterType::Quantity:
        if (description.dimension == Dimension::None) return "write it without quotes, for example 0.5";
        return "units allowed: " + joined(unit_names(description.dimension));
    case ParameterType::Boolean:
        return "write true or false without quotes";
    case ParameterType::Choice:
        return "allowed: " + joined(description.choices);
    case ParameterType::Text:
    case ParameterType::File:
        return "put it between double quotes";
    case ParameterType::List:
        return "for example [1, 2, 4]";
    }
    return {};
}

Error wrong_type(const ParameterDescription& description)
{
    return fault(description, type_words(description.type), type_hint(description));
}

std::optional<double> number_of(const Value& raw)
{
    if (const auto* whole = std::get_if<std::int64_t>(&raw)) return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&raw)) return *real;
    return std::nullopt;
}

Result<Value> ranged(const ParameterDescription& description, double number, Value value)
{
    if (auto error = check_range(description, number)) return *error;
    return value;
}

Result<Value> check_integer(const ParameterDescription& description, const Value& raw)
{
    const auto number = number_of(raw);
    if (!number) return wrong_type(description);
    if (std::holds_alternative<std::int64_t>(raw)) return ranged(description, *number, raw);
    if (!std::isfinite(*number)) return fault(description, "is not a finite number", range_hint(description));
    // 1e6 is a whole number too; beyond 2^53 a double no longer says which one.
    if (*number != std::floor(*number) || std::abs(*number) > 9007199254740992.0)
        return wrong_type(description);
    return ranged(description, *number, static_cast<std::int64_t>(*number));
}

Result<Value> check_quantity(const ParameterDescription& description, const Value& raw)
{
    if (const auto number = number_of(raw)) {
        if (unit_is_optional(description.dimension)) return ranged(description, *number, *number);
        const std::string example = number_text(*number) + " " + unit_names(description.dimension).front();
        return fault(description, "needs a unit",
                     "for example \"" + example +
                         "\"; units allowed: " + joined(unit_names(description.dimension)));
    }
    const auto* text = std::get_if<std::string>(&raw);
    if (!text) return wrong_type(description);
    const auto number = parse_quantity(*text, description.dimension);
    if (!number)
        return fault(description, "is wrong: " + number.errors().front().message,
                     number.errors().front().hint);
    return ranged(description, *number, *number);
}

Result<Value> check_choice(const ParameterDescription& description, const Value& raw)
{
    const auto* text = std::get_if<std::string>(&raw);
    if (!text) return wrong_type(description);
    if (std::ranges::find(description.choices, *text) != description.choices.end()) return raw;
    const std::string near = nearest_word(*text, description.choices);
    return fault(description, "can not be '" + *text + "'",
                 (near.empty() ? "" : "did you mean '" + near + "'? ") + type_hint(description));
}

Result<Value> check_list(const ParameterDescription& description, const Value& raw)
{
    const auto* list = std::get_if<std::vector<double>>(&raw);
    if (!list) return wrong_type(description);
    for (const double number : *list)
        if (auto error = check_range(description, number)) return *error;
    return raw;
}

// Defaults may be written as in a project file, for example "30 s".
Value default_of(const ParameterDescription& description)
{
    if (std::holds_alternative<std::monostate>(description.fallback)) return {};
    if (description.type == ParameterType::Quantity)
        if (const auto number = number_of(description.fallback)) return *number;
    const auto checked = check_value(description, description.fallback);
    return checked ? *checked : description.fallback;
}

std::string quoted(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (c == '\r') {
            out += "\\r";
        } else if (byte < 0x20 || byte == 0x7f) {
            std::array<char, 8> code{};
            std::snprintf(code.data(), code.size(), "\\u%04X", static_cast<unsigned>(byte));
            out += code.data();
        } else {
            out += c;
        }
    }
    return out + '"';
}

std::string lower(std::string_view text)
{
    std::string out(text);
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return out;
}

// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other (optimal
// string alignment).
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> older(b.size() + 1), previous(b.size() + 1), current(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        previous[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        current[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            current[j] = std::min({previous[j] + 1, current[j - 1] + 1, previous[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                current[j] = std::min(current[j], older[j - 2] + 1);
        }
        std::swap(older, previous);
        std::swap(previous, current);
    }
    return previous[b.size()];
}

} // namespace

bool Parameters::is_set(std::string_view key) const
{
    // What a plugin does not describe is not set: checks and levers ask nodes of all plugins alike.
    const auto found = values_.find(key);
    return found != values_.end() && !std::holds_alternative<std::monostate>(found->second);
}

bool Parameters::boolean(std::string_view key) const
{
    return std::get<bool>(value(key));
}

std::int64_t Parameters::integer(std::string_view key) const
{
    return std::get<std::int64_t>(value(key));
}

double Parameters::real(std::string_view key) const
{
    const Value& found = value(key);
    if (const auto* whole = std::get_if<std::int64_t>(&found)) return static_cast<double>(*whole);
    return std::get<double>(found);
}

const std::string& Parameters::text(std::string_view key) const
{
    return std::get<std::string>(value(key));
}

const std::vector<double>& Parameters::list(std::string_view key) const
{
    return std::get<std::vector<double>>(value(key));
}

const Value& Parameters::value(std::string_view key) const
{
    const auto found = values_.find(key);
    if (found == values_.end()) throw std::out_of_range("no parameter '" + std::string(key) + "'");
    return found->second;
}

Result<Value> check_value(const ParameterDescription& description, const Value& raw)
{
    switch (description.type) {
    case ParameterType::Integer:
        return check_integer(description, raw);
    case ParameterType::Real:
        if (const auto number = number_of(raw)) return ranged(description, *number, *number);
        return wrong_type(description);
    case ParameterType::Quantity:
        return check_quantity(description, raw);
    case ParameterType::Boolean:
        if (std::holds_alternative<bool>(raw)) return raw;
        return wrong_type(description);
    case ParameterType::Choice:
        return check_choice(description, raw);
    case ParameterType::Text:
    case ParameterType::File:
        if (std::holds_alternative<std::string>(raw)) return raw;
        return wrong_type(description);
    case ParameterType::List:
        return check_list(description, raw);
    }
    return wrong_type(description);
}

Result<Parameters> resolve(const std::vector<ParameterDescription>& descriptions, const RawValues& raw,
                           Position where)
{
    Parameters parameters;
    Errors errors;
    std::vector<std::string> known;
    for (const ParameterDescription& description : descriptions) {
        known.push_back(description.key);
        const auto found = raw.find(description.key);
        if (found == raw.end()) {
            Value value = default_of(description);
            if (std::holds_alternative<std::monostate>(value) && description.unset.empty())
                errors.push_back({"'" + description.key + "' is not set", description.help, {}, where});
            parameters.set(description.key, std::move(value));
            continue;
        }
        auto checked = check_value(description, found->second.value);
        if (checked) {
            parameters.set(description.key, std::move(*checked));
            continue;
        }
        for (Error error : checked.errors()) {
            error.at = found->second.at;
            errors.push_back(std::move(error));
        }
    }
    for (const auto& [key, value] : raw) {
        if (std::ranges::find(known, key) != known.end()) continue;
        const std::string near = nearest_word(key, known);
        errors.push_back({"unknown key '" + key + "'",
                          near.empty() ? "known keys: " + joined(known) : "did you mean '" + near + "'?",
                          {},
                          value.at});
    }
    if (!errors.empty()) return errors;
    return parameters;
}

std::string to_toml(const ParameterDescription& description, const Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const auto* text = std::get_if<std::string>(&value)) return quoted(*text);
    if (const auto* list = std::get_if<std::vector<double>>(&value)) {
        std::vector<std::string> numbers;
        std::ranges::transform(*list, std::back_inserter(numbers), number_text);
        return "[" + joined(numbers) + "]";
    }
    const auto number = number_of(value);
    if (!number) return {};
    if (description.type == ParameterType::Quantity && !unit_is_optional(description.dimension))
        return quoted(format_quantity(*number, description.dimension));
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
    return number_text(*number);
}

std::string nearest_word(std::string_view word, const std::vector<std::string>& known)
{
    constexpr std::size_t longest = 64; // beyond it nobody mistyped a key
    if (word.size() > longest) return {};
    const std::string wanted = lower(word);
    std::string nearest;
    std::size_t least = longest;
    for (const std::string& candidate : known) {
        if (candidate.size() > longest) continue;
        const std::size_t far = distance(wanted, lower(candidate));
        const std::size_t allowed = std::max<std::size_t>(1, std::max(word.size(), candidate.size()) / 3);
        if (far > allowed || far >= least || far >= word.size()) continue;
        least = far;
        nearest = candidate;
    }
    return nearest;
}

} // namespace fulcrum
