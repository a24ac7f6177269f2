// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of endpoints that were saved one after another, or collected in arrays.
#pragma once

#include "evidence/broken_lines.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace simdjson::dom
{
class object;
}

namespace fulcrum::evidence::metrics
{

// Hands on each object of the JSON documents in `text`, those in arrays one by one, which has to say "" or
// what is wrong with it; a broken one is named by its number, with `hint` as its next step. How many
// documents there were. Fails where it is cancelled, and at the first broken one where the options ask for
// that.
Result<std::int64_t> read_answers(std::string_view text, BrokenLines& broken, const ImportOptions& options,
                                  const std::string& hint,
                                  const std::function<std::string(const simdjson::dom::object&)>& read);

} // namespace fulcrum::evidence::metrics
