// SPDX-License-Identifier: GPL-3.0-or-later
// Errors are values: what is wrong, where, and what the user can do about it.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace fulcrum
{

// A place in a text, both counted from 1; 0 means unknown. Columns count code points.
struct Position {
    int line = 0;
    int column = 0;

    bool operator==(const Position&) const = default;
};

struct Error {
    std::string message{}; // what is wrong, as a sentence without a full stop
    std::string hint{};    // the next step for the user; may be empty
    std::string file{};    // may be empty where the fault is in no file
    Position at{};

    bool operator==(const Error&) const = default;
};

using Errors = std::vector<Error>;

// "file:line:column: message (hint)", without the parts that are unknown.
std::string to_string(const Error& error);
std::string to_string(const Errors& errors); // one a line

// A value, or at least one error.
template <class T>
class [[nodiscard]] Result
{
public:
    Result(T value) : state_(std::move(value)) {}
    Result(Error error) : state_(Errors{std::move(error)}) {}
    Result(Errors errors) : state_(std::move(errors)) {}

    bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    // Only where ok(): otherwise std::bad_variant_access, a programming error.
    T& value() { return std::get<0>(state_); }
    const T& value() const { return std::get<0>(state_); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    // Only where not ok().
    const Errors& errors() const { return std::get<1>(state_); }

private:
    std::variant<T, Errors> state_;
};

} // namespace fulcrum
