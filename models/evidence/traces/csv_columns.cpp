// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/csv_columns.h"

#include "evidence/traces/column_name.h"
#include "evidence/traces/numbers.h"

#include <algorithm>
#include <array>

namespace fulcrum::evidence::traces
{

namespace
{

// Names in lower case without anything but letters and digits, the surest first.
constexpr std::array<std::string_view, 17> kTimeNames{"timestamp",
                                                      "arrivedat",
                                                      "arrivaltime",
                                                      "arrivaltimestamp",
                                                      "arrival",
                                                      "requesttime",
                                                      "starttime",
                                                      "requeststarttime",
                                                      "starttimeoffset",
                                                      "createdat",
                                                      "sentat",
                                                      "submittime",
                                                      "datetime",
                                                      "time",
                                                      "date",
                                                      "ts",
                                                      "t"};
constexpr std::array<std::string_view, 17> kPromptNames{
    "contexttokens",   "prompttokens", "inputtokens",  "requesttokens", "numprefilltokens", "prefilltokens",
    "numprompttokens", "inputlength",  "promptlength", "inputlen",      "promptlen",        "inputtoks",
    "prompttoks",      "isl",          "prompt",       "input",         "context"};
constexpr std::array<std::string_view, 20> kOutputNames{"generatedtokens",
                                                        "outputtokens",
                                                        "completiontokens",
                                                        "responsetokens",
                                                        "numdecodetokens",
                                                        "decodetokens",
                                                        "generationtokens",
                                                        "numoutputtokens",
                                                        "numgeneratedtokens",
                                                        "outputlength",
                                                        "completionlength",
                                                        "outputlen",
                                                        "completionlen",
                                                        "outputtoks",
                                                        "generatedtoks",
                                                        "osl",
                                                        "output",
                                                        "completion",
                                                        "response",
                                                        "generated"};
constexpr std::array<std::string_view, 2> kSessionNames{"sessionid", "conversationid"};
constexpr std::array<std::string_view, 6> kClassNames{"class",    "requestclass", "trafficclass",
                                                      "category", "tenant",       "tenantid"};

template <std::size_t kCount>
std::optional<std::size_t> find(const std::vector<ColumnName>& names,
                                const std::array<std::string_view, kCount>& known)
{
    for (const std::string_view wanted : known) {
        const auto at = std::ranges::find(names, wanted, &ColumnName::plain);
        if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
    }
    return std::nullopt;
}

bool are(const CsvLine& names, const std::array<std::string_view, 3>& wanted)
{
    return std::ranges::all_of(wanted, [&](std::string_view name) {
        return std::ranges::find(names.fields, name, &CsvField::text) != names.fields.end();
    });
}

Format format_of(const CsvLine& names)
{
    if (are(names, {"TIMESTAMP", "ContextTokens", "GeneratedTokens"})) return Format::Azure;
    if (are(names, {"arrived_at", "num_prefill_tokens", "num_decode_tokens"})) return Format::Vidur;
    if (are(names, {"Request tokens", "Response tokens", "Log Type"})) return Format::BurstGpt;
    return Format::GenericCsv;
}

std::string found_names(const CsvLine& names)
{
    std::vector<std::string> found;
    for (const CsvField& field : names.fields) {
        if (found.size() == 12) break;
        found.emplace_back(field.text.substr(0, 40));
    }
    return listed(found);
}

} // namespace

std::optional<CsvColumns> find_columns(std::string_view header, const CsvLine& line_of_names,
                                       std::optional<Format> wanted, int line, Reporter& reporter)
{
    const auto is_number = [](const CsvField& f) { return parse_nano(f.text) || parse_date(f.text); };
    if (std::ranges::all_of(line_of_names.fields, is_number)) {
        reporter.add(line, 1, "the first line holds numbers where the names of columns are expected",
                     "add a first line such as timestamp,prompt_tokens,output_tokens");
        return std::nullopt;
    }
    std::vector<ColumnName> names;
    for (const CsvField& field : line_of_names.fields)
        names.push_back(read_column_name(field.text));
    const auto time = find(names, kTimeNames);
    const auto prompt = find(names, kPromptNames);
    const auto output = find(names, kOutputNames);
    std::vector<std::string> missing;
    if (!time) missing.emplace_back("timestamp");
    if (!prompt) missing.emplace_back("prompt_tokens");
    if (!output) missing.emplace_back("output_tokens");
    if (missing.size() == 3 && line_of_names.fields.size() < 2) {
        reporter.add(line, 1, "this is no request trace: neither a CSV header nor a JSON object",
                     "give a CSV file with the columns timestamp, prompt_tokens and output_tokens");
        return std::nullopt;
    }
    if (!missing.empty()) {
        reporter.add_in_line(line, header, 0, "no column was found for " + listed(missing),
                             "the columns are " + found_names(line_of_names) +
                                 "; rename the right ones to that");
        return std::nullopt;
    }
    const Format format = format_of(line_of_names);
    if (wanted && *wanted != Format::GenericCsv && *wanted != format) {
        reporter.add(line, 1, "the columns are not those of the format " + std::string(to_string(*wanted)),
                     "the columns are " + found_names(line_of_names) + "; use format = \"auto\"");
        return std::nullopt;
    }
    return CsvColumns{.format = wanted.value_or(format),
                      .time = *time,
                      .prompt = *prompt,
                      .output = *output,
                      .request_class = find(names, kClassNames),
                      .session = find(names, kSessionNames),
                      .unit_ns = names[*time].unit_ns,
                      .count = names.size()};
}

} // namespace fulcrum::evidence::traces
