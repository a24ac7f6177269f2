// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/json_answers.h"

#include <simdjson.h>

#include <algorithm>

namespace fulcrum::evidence::metrics
{

namespace dom = simdjson::dom;

Result<std::int64_t> read_answers(std::string_view text, BrokenLines& broken, const ImportOptions& options,
                                  const std::string& hint,
                                  const std::function<std::string(const dom::object&)>& read)
{
    dom::parser parser;
    dom::document_stream answers;
    const simdjson::padded_string padded(text);
    const std::size_t window = std::max<std::size_t>(padded.size() + 64, 1024);
    if (parser.parse_many(padded, window).get(answers)) return std::int64_t{0};
    std::int64_t documents = 0;
    std::int64_t number = 0;
    const auto stops = [&](const dom::object& object) { // at a broken one
        ++number;
        std::string fault = read(object);
        return !fault.empty() && broken.add(number, std::move(fault), hint);
    };
    for (auto answer = answers.begin(); answer != answers.end(); ++answer) {
        if (options.stop.stop_requested()) return Error{"the import was cancelled", {}, broken.file(), {}};
        dom::element element;
        dom::object object;
        dom::array list;
        if ((*answer).get(element)) { // what follows can not be told apart any more
            if (broken.add(number + 1, "it is no whole JSON", "save the answer again")) return broken.first();
            break;
        }
        ++documents;
        if (!element.get(object)) {
            if (stops(object)) return broken.first();
        } else if (!element.get(list)) {
            for (const dom::element one : list)
                if (!one.get(object) && stops(object)) return broken.first();
        }
    }
    return documents;
}

} // namespace fulcrum::evidence::metrics
