// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/traces/csv_columns.h"

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
constexpr std::array<std::string_view, 6> kClassNames{"class",    "requestclass", "trafficclass",
                                                      "category", "tenant",       "tenantid"};

bool is_letter_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

std::string lower(std::string_view name)
{
    std::string text(name);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

struct Unit {
    std::string_view name;
    std::int64_t ns;
};
constexpr std::array<Unit, 10> kUnits{{{"ns", 1},
                                       {"us", 1'000},
                                       {"ms", 1'000'000},
                                       {"s", 1'000'000'000},
                                       {"sec", 1'000'000'000},
                                       {"secs", 1'000'000'000},
                                       {"seconds", 1'000'000'000},
                                       {"milliseconds", 1'000'000},
                                       {"microseconds", 1'000},
                                       {"nanoseconds", 1}}};

// A name and the unit written behind it, as in "Timestamp(s)", "arrival_time_ns" and "time [ms]".
struct Name {
    std::string plain;
    std::optional<std::int64_t> unit_ns{};
};

Name read_name(std::string_view raw)
{
    std::string text = lower(raw);
    Name name;
    while (!text.empty() && !is_letter_or_digit(text.back()))
        text.pop_back();
    const std::size_t cut = text.find_last_of("_([ .");
    if (cut != std::string::npos) {
        const std::string_view last = std::string_view(text).substr(cut + 1);
        const auto unit = std::ranges::find(kUnits, last, &Unit::name);
        if (unit != kUnits.end()) {
            name.unit_ns = unit->ns;
            text.resize(cut);
        }
    }
    std::ranges::copy_if(text, std::back_inserter(name.plain), is_letter_or_digit);
    return name;
}

template <std::size_t kCount>
std::optional<std::size_t> find(const std::vector<Name>& names,
                                const std::array<std::string_view, kCount>& known)
{
    for (const std::string_view wanted : known) {
        const auto at = std::ranges::find(names, wanted, &Name::plain);
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
    std::vector<Name> names;
    for (const CsvField& field : line_of_names.fields)
        names.push_back(read_name(field.text));
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
    return CsvColumns{wanted.value_or(format), *time,       *prompt, *output, find(names, kClassNames),
                      names[*time].unit_ns,    names.size()};
}

} // namespace fulcrum::evidence::traces
