// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes: vllm/tracing.py [S]; integers of 64 bit are texts in OTLP JSON (protobuf's JSON mapping) [D].
#include "evidence/requests/spans.h"

#include "evidence/requests/read_lines.h"
#include "evidence/requests/row_sink.h"
#include "evidence/requests/trace_join.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>
#include <simdjson.h>

#include <algorithm>
#include <cmath>

namespace fulcrum::evidence::requests
{

namespace
{

namespace dom = simdjson::dom;

struct SpanFigures {
    double ttft = kUnknown;
    double e2e = kUnknown;
    double queue = kUnknown;
    double prefill = kUnknown;
    double decode = kUnknown;
    double inference = kUnknown;
    double prompt = kUnknown;
    double output = kUnknown;
    double cached = kUnknown;
    double max_tokens = kUnknown;

    bool any() const { return std::isfinite(ttft) || std::isfinite(e2e) || std::isfinite(queue); }
};

struct Attribute {
    std::string_view plain; // without dots and underscores
    double SpanFigures::*into;
};
constexpr Attribute kAttributes[] = {{"genailatencytimetofirsttoken", &SpanFigures::ttft},
                                     {"genailatencye2e", &SpanFigures::e2e},
                                     {"genailatencytimeinqueue", &SpanFigures::queue},
                                     {"genailatencytimeinmodelprefill", &SpanFigures::prefill},
                                     {"genailatencytimeinmodeldecode", &SpanFigures::decode},
                                     {"genailatencytimeinmodelinference", &SpanFigures::inference},
                                     {"genailatencytimeinmodelexecute", &SpanFigures::inference},
                                     {"genailatencytimeinmodelforward", &SpanFigures::inference},
                                     {"genaiusageprompttokens", &SpanFigures::prompt},
                                     {"genaiusageinputtokens", &SpanFigures::prompt},
                                     {"genaiusagecompletiontokens", &SpanFigures::output},
                                     {"genaiusageoutputtokens", &SpanFigures::output},
                                     {"genaiusagecachedtokens", &SpanFigures::cached},
                                     {"genaiusagecachereadinputtokens", &SpanFigures::cached},
                                     {"genairequestmaxtokens", &SpanFigures::max_tokens}};

std::string plain(std::string_view key)
{
    std::string text;
    for (const char c : key.substr(0, 100))
        if (c != '.' && c != '_') text += c;
    return text;
}

// {"intValue": "12"}, {"doubleValue": 0.5}, {"stringValue": "a"}
double number_of(const dom::element& value)
{
    for (const char* key : {"intValue", "doubleValue", "stringValue", "int_value", "double_value"}) {
        dom::element inner;
        if (value[key].get(inner)) continue;
        double number = 0;
        std::string_view text;
        if (inner.get(number) == simdjson::SUCCESS) return number;
        if (inner.get(text) == simdjson::SUCCESS) return traces::parse_number(text).value_or(kUnknown);
    }
    return kUnknown;
}

std::string text_of(const dom::element& value)
{
    std::string_view text;
    if (value["stringValue"].get(text) && value["string_value"].get(text)) return {};
    return std::string(text.substr(0, 200));
}

double seconds_of(const dom::element& span, const char* key, const char* other)
{
    dom::element element;
    if (span[key].get(element) && span[other].get(element)) return kUnknown;
    std::string_view text;
    std::uint64_t whole = 0;
    if (element.get(text) == simdjson::SUCCESS) {
        const auto nano = traces::parse_nano(text);
        return nano ? static_cast<double>(*nano / 1'000) * 1e-15
                    : kUnknown; // text in ns; Nano has nine more digits
    }
    return element.get(whole) == simdjson::SUCCESS ? static_cast<double>(whole) * 1e-9 : kUnknown;
}

class SpanReader
{
public:
    explicit SpanReader(Imported& out) : out_(out), sink_(out) {}

    // "" where the document is one of OTLP.
    std::string read(std::string_view json, bool padded)
    {
        dom::element root;
        if (parser_.parse(json.data(), json.size(), !padded).get(root)) return "it can not be read as JSON";
        dom::array resources;
        if (root["resourceSpans"].get(resources) && root["resource_spans"].get(resources))
            return "it has no resourceSpans";
        for (const dom::element resource : resources)
            read_resource(resource);
        return {};
    }

    void finish()
    {
        out_.kind = "otlp-spans";
        out_.title = counted(sink_.count(), "request span");
        out_.utc = true;
        out_.definitions = {
            "TTFT, queue, prefill and decode as the engine measured them, from the request's arrival at the "
            "front end; queue time leaves out the wait after a preemption (it lies in prefill or decode)"};
        if (others_ > 0)
            out_.dropped_detail.push_back(counted(others_, "span") +
                                          " without gen_ai.latency attributes were passed over");
        if (inference_only_ > 0)
            out_.warnings.push_back(counted(inference_only_, "span") +
                                    " of an older vLLM have no prefill and decode apart: its "
                                    "queue time misses preemptions (V0)");
        sink_.finish(errors_ > 0);
        if (const std::int64_t joined = join_.join(out_.requests); joined > 0)
            out_.definitions.push_back(
                counted(joined, "request") +
                " joined with the spans of client and gateway in the same trace: client in, admission and "
                "client out are theirs, on the clocks of their machines");
    }

    std::int64_t count() const { return sink_.count(); }

private:
    void read_resource(const dom::element& resource)
    {
        population_ = {};
        dom::array attributes;
        if (resource["resource"]["attributes"].get(attributes) == simdjson::SUCCESS)
            for (const dom::element attribute : attributes) {
                std::string_view key;
                dom::element value;
                if (attribute["key"].get(key) || attribute["value"].get(value)) continue;
                if (key == "k8s.pod.name" || key == "service.instance.id")
                    population_.replica = sink_.place(text_of(value));
                if (key == "service.version") population_.version = text_of(value);
                if (key == "cloud.region") population_.region = text_of(value);
            }
        for (const char* scopes : {"scopeSpans", "scope_spans", "instrumentationLibrarySpans"}) {
            dom::array list;
            if (resource[scopes].get(list)) continue;
            for (const dom::element scope : list) {
                dom::array spans;
                if (scope["spans"].get(spans) == simdjson::SUCCESS)
                    for (const dom::element span : spans)
                        read_span(span);
            }
        }
    }

    void read_span(const dom::element& span)
    {
        RequestRow row;
        row.population = population_;
        SpanFigures figures;
        dom::array attributes;
        if (span["attributes"].get(attributes) == simdjson::SUCCESS)
            for (const dom::element attribute : attributes) {
                std::string_view key;
                dom::element value;
                if (attribute["key"].get(key) || attribute["value"].get(value)) continue;
                read_attribute(key, value, figures, row);
            }
        if (!figures.any()) {
            ++others_;
            read_around(span);
            return;
        }
        std::string_view id;
        if (row.id.empty() && span["spanId"].get(id) == simdjson::SUCCESS) row.id = id.substr(0, 100);
        row.arrival = seconds_of(span, "startTimeUnixNano", "start_time_unix_nano");
        dom::element code;
        std::int64_t number = 0;
        std::string_view word;
        if (span["status"]["code"].get(code) == simdjson::SUCCESS &&
            ((code.get(number) == simdjson::SUCCESS && number == 2) ||
             (code.get(word) == simdjson::SUCCESS && word == "STATUS_CODE_ERROR"))) {
            row.ended = RequestRow::Ended::Failed;
            ++errors_;
        }
        set_moments(figures, row);
        if (sink_.keeps_rows()) join_.row(text_in(span, "traceId", "trace_id"));
        sink_.add(std::move(row));
    }

    static std::string_view text_in(const dom::element& span, const char* key, const char* other)
    {
        std::string_view text;
        if (span[key].get(text) && span[other].get(text)) return {};
        return text;
    }

    // A span of somebody else on the request's way.
    void read_around(const dom::element& span)
    {
        dom::element kind;
        if (span["kind"].get(kind)) return;
        std::int64_t number = 0;
        std::string_view word;
        if (kind.get(number) && kind.get(word)) return;
        const bool client = number == 3 || word == "SPAN_KIND_CLIENT";
        if (!client && number != 2 && word != "SPAN_KIND_SERVER") return;
        join_.around(text_in(span, "traceId", "trace_id"),
                     client ? TraceJoin::Side::Client : TraceJoin::Side::Server,
                     seconds_of(span, "startTimeUnixNano", "start_time_unix_nano"),
                     seconds_of(span, "endTimeUnixNano", "end_time_unix_nano"));
    }

    void read_attribute(std::string_view key, const dom::element& value, SpanFigures& figures,
                        RequestRow& row)
    {
        const std::string name = plain(key);
        for (const Attribute& one : kAttributes)
            if (one.plain == name) figures.*one.into = number_of(value);
        // Of V0 before time_in_queue; there it is the time in the scheduler's own code, not a wait.
        if (name == "genairequestid") row.id = text_of(value);
        if (name == "genairesponsemodel" || (name == "genairequestmodel" && row.population.model.empty()))
            row.population.model = text_of(value);
        if (name == "enduserid" || name == "tenantid") row.population.tenant = sink_.tenant(text_of(value));
    }

    void set_moments(const SpanFigures& f, RequestRow& row)
    {
        const auto tokens = [](double value) {
            return value >= 0 && value <= 1e8 ? static_cast<std::int64_t>(value) : std::int64_t{-1};
        };
        row.prompt_tokens = tokens(f.prompt);
        row.output_tokens = tokens(f.output);
        row.cached_tokens = tokens(f.cached);
        row.max_tokens = tokens(f.max_tokens);
        row.ttft = f.ttft;
        row.e2e = f.e2e;
        const double begin = std::isfinite(row.arrival) ? row.arrival : 0;
        if (std::isfinite(f.ttft) && std::isfinite(f.prefill)) {
            row.first_token = begin + f.ttft;
            row.scheduled = row.first_token - f.prefill;
            row.queued = row.scheduled - f.queue;
            row.last_token = row.first_token + f.decode;
        } else if (std::isfinite(f.queue)) {
            row.queued = begin;
            row.scheduled = begin + f.queue;
            if (std::isfinite(f.ttft)) row.first_token = begin + f.ttft;
            inference_only_ += std::isfinite(f.inference) ? 1 : 0;
        }
        if (std::isfinite(f.e2e) && !std::isfinite(row.last_token)) row.last_token = begin + f.e2e;
    }

    Imported& out_;
    RowSink sink_;
    TraceJoin join_;
    dom::parser parser_;
    scenario::Population population_;
    std::int64_t others_ = 0;
    std::int64_t errors_ = 0;
    std::int64_t inference_only_ = 0;
};

constexpr std::size_t kLargestDocument = 1U << 30;

// One document over several lines, where else there is one a line.
bool is_one_document(std::string_view head)
{
    const std::size_t end = head.find('\n');
    if (end == std::string_view::npos) return false;
    const std::string_view first = traces::trimmed(head.substr(0, end));
    return !first.empty() && !first.ends_with('}');
}

Error no_spans(const std::string& file)
{
    return Error{"no span of a request with gen_ai.latency attributes is in this file",
                 "export vLLM's traces (--otlp-traces-endpoint) with the collector's file exporter in JSON",
                 file,
                 {}};
}

} // namespace

bool looks_like_spans(std::string_view head)
{
    return head.find("\"resourceSpans\"") != std::string_view::npos ||
           head.find("\"resource_spans\"") != std::string_view::npos;
}

Result<Imported> parse_spans(std::string_view text, const std::string& file, const ImportOptions& options)
{
    LineSource lines(text);
    return read_spans(lines, file, options);
}

Result<Imported> read_spans(LineSource& lines, const std::string& file, const ImportOptions& options)
{
    Imported out;
    out.file = file;
    SpanReader reader(out);
    BrokenLines broken(file, options);
    if (is_one_document(lines.ahead())) {
        const auto text = lines.rest(kLargestDocument);
        if (!text)
            return Error{"one document of more than 1 GiB",
                         "have the collector write one export a line, as its file exporter does",
                         file,
                         {}};
        const std::string fault = reader.read(*text, true);
        if (!fault.empty()) return Error{"the file: " + fault, "copy the export again", file, {1, 1}};
    } else if (const auto error = read_lines(lines, broken, options, "copy the export again",
                                             [&](std::string_view line, std::string& fault) {
                                                 fault = reader.read(line, lines.padded());
                                                 return true;
                                             })) {
        return *error;
    }
    if (reader.count() == 0) return broken.count() > 0 ? broken.first() : no_spans(file);
    reader.finish();
    broken.finish(out);
    return out;
}

} // namespace fulcrum::evidence::requests
