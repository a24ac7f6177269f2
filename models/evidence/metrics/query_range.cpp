// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/query_range.h"

#include "evidence/metrics/json_answers.h"
#include "evidence/metrics/series.h"
#include "evidence/metrics/snapshot.h"
#include "evidence/metrics/times.h"
#include "evidence/observing.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::metrics
{

namespace
{

namespace dom = simdjson::dom;

std::string text_of(const dom::object& object, std::string_view key)
{
    std::string_view text;
    return object[key].get(text) ? std::string() : std::string(text);
}

// Values are texts, "NaN" among them.
double value_of(const dom::element& element)
{
    std::string_view text;
    if (!element.get(text)) return traces::parse_number(text).value_or(kUnknown);
    double number = 0;
    return element.get(number) ? kUnknown : number;
}

class RangeReader
{
public:
    explicit RangeReader(Imported& out) : out_(out) {}

    std::vector<RawSeries> series;
    std::string error; // of Prometheus

    void read(const dom::object& answer, std::string query)
    {
        if (text_of(answer, "status") == "error") {
            error = text_of(answer, "errorType") + ": " + text_of(answer, "error");
            return;
        }
        for (const char* key : {"query", "expr"})
            if (const std::string own = text_of(answer, key); !own.empty()) query = own;
        dom::array list;
        if (!answer["warnings"].get(list))
            for (const auto warning : list)
                if (std::string_view text; !warning.get(text))
                    out_.warnings.push_back("Prometheus warns: " + std::string(text));
        dom::object data;
        if (answer["data"].get(data)) data = answer; // without the frame
        dom::array results;
        if (data["result"].get(results)) return;
        for (const auto result : results)
            if (dom::object one; !result.get(one)) read_series(one, query);
    }

private:
    void read_series(const dom::object& result, const std::string& query)
    {
        RawSeries one;
        one.title = query;
        dom::object labels;
        if (!result["metric"].get(labels)) read_labels(labels, one);
        dom::array points;
        if (!result["values"].get(points)) {
            for (const auto point : points)
                if (dom::array pair; !point.get(pair)) read_point(pair, one);
        } else if (!result["value"].get(points)) {
            read_point(points, one);
        } else if (dom::array native; !result["histograms"].get(native) || !result["histogram"].get(native)) {
            ++out_.dropped;
            out_.dropped_detail.push_back(
                "A native histogram was left out: ask for histogram_quantile(…) of it");
            return;
        }
        series.push_back(std::move(one));
    }

    static void read_labels(const dom::object& labels, RawSeries& one)
    {
        for (const auto field : labels) {
            std::string_view value;
            if (field.value.get(value)) continue;
            if (field.key == "__name__")
                one.name = value;
            else
                one.labels.push_back({std::string(field.key), std::string(value)});
        }
        std::sort(one.labels.begin(), one.labels.end());
    }

    static void read_point(const dom::array& pair, RawSeries& one)
    {
        const auto time = pair.at(0);
        const auto value = pair.at(1);
        if (time.error() || value.error()) return;
        one.seconds.push_back(value_of(time.value_unsafe()));
        one.values.push_back(value_of(value.value_unsafe()));
    }

    Imported& out_;
};

// An instant answer of exported series is what /metrics answers.
std::string exposition_of(const std::vector<RawSeries>& series)
{
    std::string text;
    for (const RawSeries& one : series) {
        if (one.name.empty() || one.values.empty()) continue;
        text += one.name + "{";
        for (const Label& label : one.labels) {
            std::string value;
            for (const char c : label.value) {
                if (c == '"' || c == '\\') value += '\\';
                value += c == '\n' ? ' ' : c;
            }
            text += label.name + "=\"" + value + "\",";
        }
        text += fmt::format("}} {}\n", one.values.front());
    }
    return text;
}

bool is_instant(const std::vector<RawSeries>& series)
{
    return std::all_of(series.begin(), series.end(),
                       [](const RawSeries& one) { return one.values.size() == 1 && !one.name.empty(); });
}

Error no_json(const std::string& file)
{
    return {"this is no answer of Prometheus",
            "save the whole answer of /api/v1/query_range: it begins with "
            "{\"status\":\"success\"",
            file,
            {1, 1}};
}

} // namespace

bool looks_like_query_range(std::string_view head)
{
    const std::size_t brace = head.find_first_not_of(" \t\r\n[");
    if (brace == std::string_view::npos || head[brace] != '{') return false;
    if (head.find("\"resultType\"") != std::string_view::npos) return true;
    return head.find("\"status\"") != std::string_view::npos &&
           head.find("\"errorType\"") != std::string_view::npos;
}

Result<Imported> parse_query_range(std::string_view text, const std::string& file,
                                   const ImportOptions& options)
{
    Imported out;
    out.file = file;
    out.kind = "query-range";
    out.utc = true;
    RangeReader reader(out);
    BrokenLines broken(file, options);
    const auto documents =
        read_answers(text, broken, options, "ask Prometheus again", [&](const dom::object& answer) {
            reader.read(answer, file);
            return std::string();
        });
    if (!documents) return documents.errors();
    if (!reader.error.empty())
        return Error{"Prometheus answered with an error: " + reader.error,
                     "mend the query and ask again",
                     file,
                     {1, 1}};
    if (*documents == 0) return no_json(file);
    broken.finish(out);
    if (!reader.series.empty() && is_instant(reader.series)) {
        auto snapshot = parse_snapshot(exposition_of(reader.series), file, options);
        if (snapshot) return snapshot;
    }
    out.title = fmt::format("answer of Prometheus, {} series", reader.series.size());
    if (reader.series.empty())
        out.warnings.push_back(
            "The answer is empty: no series had these names and labels in that time. Check the labels, "
            "and whether this engine version still has the name");
    add_series(std::move(reader.series), out);
    return out;
}

} // namespace fulcrum::evidence::metrics
