// SPDX-License-Identifier: GPL-3.0-or-later
// Which parts of a prompt change from request to request, by what they are called and how they look.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::prevention
{

// How long a field stays the same, from the shortest to the longest. Order: the same fields in another order.
enum class FieldScope { Request, Session, Minute, Hour, Day, User };
std::string_view to_string(FieldScope scope); // as volatile_scope of a workload: "request", …, "tenant"
std::optional<FieldScope> field_scope_named(std::string_view name);

enum class FieldKind { Time, Id, User, Random, Order, Content, Named, Unknown };
std::string_view to_string(FieldKind kind); // "time", "id", "user", "random", "order", "content", …

struct FieldMeaning {
    FieldKind kind = FieldKind::Unknown;
    FieldScope scope = FieldScope::Request;
    std::string why; // "strftime_now gives the time of the request"
};

// Of a variable or attribute by the words of its name: "current_date", "requestId", "userName". Nothing where
// no word says that it changes. [E]: a list of words.
std::optional<FieldMeaning> meaning_of_name(std::string_view name);

// Of a function that a template calls: strftime_now, now, uuid4, …
std::optional<FieldMeaning> meaning_of_call(std::string_view name, std::string_view format);

// Something in a rendered prompt that looks like a field: a date, a time, an epoch, a UUID, a long
// hexadecimal id, or "user: …" and "request_id=…" with a value.
struct SeenField {
    std::size_t begin = 0, end = 0; // bytes
    std::string name;               // the label before it, else what it looks like
    FieldMeaning meaning;
};
std::vector<SeenField> seen_fields(std::string_view text);

// The field that bytes [begin, end) of a text are a part of, extended to whole words, with its label.
SeenField field_around(std::string_view text, std::size_t begin, std::size_t end);

} // namespace fulcrum::prevention
