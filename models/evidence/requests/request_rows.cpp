// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/requests/request_rows.h"

#include "base/csv_line.h"
#include "evidence/requests/read_lines.h"
#include "evidence/requests/row_builder.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>

namespace fulcrum::evidence::requests
{

namespace
{

namespace dom = simdjson::dom;

static_assert(LineSource::kPadding >= simdjson::SIMDJSON_PADDING);
constexpr int kDeepest = 3; // objects inside of objects whose keys are columns

class JsonRows
{
public:
    JsonRows(Columns& columns, RowBuilder& builder) : columns_(columns), builder_(builder) {}

    // "" where the line is good.
    std::string read(std::string_view line, std::int64_t number, bool padded)
    {
        dom::element element;
        dom::object object;
        const auto fault = parser_.parse(line.data(), line.size(), !padded).get(element);
        if (fault) return "it can not be read as JSON";
        if (element.get(object)) return "it is no JSON object";
        builder_.begin();
        if (!read_object(object, "", 0) || !builder_.end(number)) return builder_.what();
        return {};
    }

private:
    bool read_object(const dom::object& object, const std::string& outer, int depth)
    {
        std::size_t index = 0;
        for (const auto field : object) {
            const dom::element value = field.value;
            if (value.is_object()) {
                dom::object inner;
                if (depth + 1 < kDeepest && value.get(inner) == simdjson::SUCCESS &&
                    !read_object(inner, outer + std::string(field.key) + ".", depth + 1))
                    return false;
            } else if (!value.is_array() && !value.is_null()) {
                const auto& binding = outer.empty() ? columns_.find(field.key, index)
                                                    : columns_.find(outer + std::string(field.key), index);
                if (binding && !read_value(*binding, value)) return false;
            }
            ++index;
        }
        return true;
    }

    bool read_value(const Binding& binding, const dom::element& value)
    {
        double number = 0;
        std::string_view text;
        bool truth = false;
        if (value.get(number) == simdjson::SUCCESS) return builder_.number(binding, number);
        if (value.get(text) == simdjson::SUCCESS) return builder_.text(binding, text);
        return value.get(truth) != simdjson::SUCCESS || builder_.truth(binding, truth);
    }

    Columns& columns_;
    RowBuilder& builder_;
    dom::parser parser_;
};

class CsvRows
{
public:
    CsvRows(Columns& columns, RowBuilder& builder, std::string_view header)
        : builder_(builder), separator_(csv_separator(header))
    {
        CsvLine names;
        split_csv(header, separator_, names);
        for (const CsvField& name : names.fields)
            bindings_.push_back(columns.find(name.text, bindings_.size()));
    }

    std::string read(std::string_view line, std::int64_t number)
    {
        split_csv(line, separator_, fields_);
        if (fields_.open_quote) return "a quoted field does not end";
        if (fields_.fields.size() < bindings_.size())
            return fmt::format("it has {} of {} columns", fields_.fields.size(), bindings_.size());
        builder_.begin();
        for (std::size_t i = 0; i < bindings_.size(); ++i) {
            if (!bindings_[i]) continue;
            const std::string_view field = fields_.fields[i].text;
            const bool doubled = field.find("\"\"") != std::string_view::npos;
            if (!(doubled ? builder_.text(*bindings_[i], unquoted(field))
                          : builder_.text(*bindings_[i], field)))
                return builder_.what();
        }
        return builder_.end(number) ? std::string() : builder_.what();
    }

private:
    RowBuilder& builder_;
    char separator_;
    std::vector<std::optional<Binding>> bindings_;
    CsvLine fields_;
};

Error unit_unknown(const std::string& column, const std::string& file)
{
    return Error{fmt::format("the unit of the column \"{}\" is not known", column),
                 fmt::format("say it: {}={}:ms, or :s, :us, :ns", column, "e2e"),
                 file,
                 {}};
}

bool answers(const Columns& columns)
{
    constexpr Field kAnswers[] = {Field::Ttft,       Field::Tpot,      Field::E2e,
                                  Field::FirstToken, Field::FirstSeen, Field::LastToken,
                                  Field::LastSeen,   Field::QueueTime, Field::DecodeTime};
    return std::ranges::any_of(kAnswers, [&](Field field) { return columns.has(field); });
}

bool is_blank(std::string_view line)
{
    return traces::trimmed(line).empty();
}

} // namespace

bool looks_like_request_rows(std::string_view head)
{
    LineSource lines(head);
    auto line = lines.next();
    while (line && is_blank(*line))
        line = lines.next();
    if (!line || line->find("Log Type") != std::string_view::npos) return false; // BurstGPT is a trace
    auto columns = Columns::make({});
    columns->assume(1); // a duration without a unit is one all the same; reading asks for it
    Imported unused;
    RowBuilder builder(unused, 1);
    if (traces::trimmed(*line).starts_with('{'))
        (void)JsonRows(*columns, builder).read(*line, 1, false);
    else
        CsvRows(*columns, builder, *line);
    const bool request = columns->has(Field::Arrival) || columns->has(Field::Status) ||
                         columns->has(Field::Failure) || columns->has(Field::Id);
    return request && answers(*columns);
}

Result<Imported> read_request_rows(LineSource& lines, const std::string& file, const ImportOptions& options)
{
    auto columns = Columns::make(options.columns);
    if (!columns) return columns.errors();
    Imported out;
    out.file = file;
    RowBuilder builder(out);
    BrokenLines broken(file, options);
    JsonRows json(*columns, builder);
    std::optional<CsvRows> csv;
    bool first = true;
    const auto read = [&](std::string_view line, std::string& fault) {
        if (first && !traces::trimmed(line).starts_with('{')) {
            csv.emplace(*columns, builder, line);
            first = false;
            return columns->without_unit().empty() && answers(*columns);
        }
        first = false;
        fault = csv ? csv->read(line, lines.number()) : json.read(line, lines.number(), lines.padded());
        return columns->without_unit().empty();
    };
    const auto error = read_lines(lines, broken, options, "mend the line or delete it", read);
    if (!columns->without_unit().empty()) return unit_unknown(columns->without_unit().front(), file);
    if (error) return *error;
    if (builder.count() == 0) {
        if (broken.count() > 0 && answers(*columns)) return broken.first();
        return Error{"no column is a latency or the moment of an answer",
                     "name the columns, as in \"took=e2e:ms\" and \"at=arrival\"",
                     file,
                     {1, 1}};
    }
    out.kind = "request-rows";
    out.title = fmt::format("{} in {}", counted(builder.count(), "request"), csv ? "CSV" : "JSON lines");
    builder.finish();
    broken.finish(out);
    return out;
}

Result<Imported> parse_request_rows(std::string_view text, const std::string& file,
                                    const ImportOptions& options)
{
    LineSource lines(text);
    return read_request_rows(lines, file, options);
}

} // namespace fulcrum::evidence::requests
