// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin describes its parameters once; inspector, validator, file reference and report follow from that.
#pragma once

#include "base/result.h"
#include "base/units.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace fulcrum
{

// A parameter's value. monostate: not set, and the description's `unset` text says what happens then.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, std::vector<double>>;

enum class ParameterType {
    Integer,  // std::int64_t
    Real,     // double
    Quantity, // double in the dimension's base unit; written with its unit in the project file
    Boolean,  // bool
    Choice,   // std::string, one of `choices`
    Text,     // std::string
    File,     // std::string, a path; relative ones start at the project file's folder
    List,     // std::vector<double>
};

struct ParameterDescription {
    std::string key;   // as in the project file: lower case and underscores
    std::string label; // as in the inspector: sentence case
    ParameterType type = ParameterType::Real;
    Dimension dimension = Dimension::None; // for Quantity
    Value fallback{};                      // the default; monostate where there is none
    std::optional<double> minimum{};       // inclusive; in the base unit
    std::optional<double> maximum{};       // inclusive
    std::vector<std::string> choices{};    // for Choice
    std::string help{};                    // one or two sentences
    std::string group{};                   // heading in the inspector, e.g. "Scheduler", "Memory"
    std::string shared_concept{};          // what it means across plugins, e.g. "max_running", "step_tokens"
    std::string flag{};                    // the engine's own name of it, e.g. "--max-num-seqs"
    std::string unset{};                   // what not setting it means; empty: it must be set if no default
};

// A value as it was read, with its place in the text for messages.
struct RawValue {
    Value value;
    Position at;
};
using RawValues = std::map<std::string, RawValue, std::less<>>;

// Checked values with defaults filled in. Reading a key that was not described, or as another type, is a
// programming error and throws std::out_of_range or std::bad_variant_access.
class Parameters
{
public:
    void set(std::string key, Value value) { values_[std::move(key)] = std::move(value); }

    bool is_set(std::string_view key) const; // false: monostate
    bool boolean(std::string_view key) const;
    std::int64_t integer(std::string_view key) const;
    double real(std::string_view key) const; // also of an integer
    const std::string& text(std::string_view key) const;
    const std::vector<double>& list(std::string_view key) const;
    const Value& value(std::string_view key) const;

    auto begin() const { return values_.begin(); }
    auto end() const { return values_.end(); }

private:
    std::map<std::string, Value, std::less<>> values_;
};

// Checks one value against its description: type, unit, range, choice, finiteness. Returns it in its final
// type (an integer where a real is wanted becomes a real; a quantity's text becomes its number).
Result<Value> check_value(const ParameterDescription& description, const Value& raw);

// Checks all: unknown keys (with the nearest known one suggested), missing required ones, each value.
// Positions of errors are those of the raw values; `where` is used for missing keys.
Result<Parameters> resolve(const std::vector<ParameterDescription>& descriptions, const RawValues& raw,
                           Position where = {});

// The value as the project file writes it: `8192`, `"8 ms"`, `true`, `[1, 2]`.
std::string to_toml(const ParameterDescription& description, const Value& value);

// The nearest of `known` to a mistyped word, or "" if none is near.
std::string nearest_word(std::string_view word, const std::vector<std::string>& known);

} // namespace fulcrum
