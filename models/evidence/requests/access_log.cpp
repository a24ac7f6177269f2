// SPDX-License-Identifier: GPL-3.0-or-later
// Formats: nginx ngx_http_log_module and ingress-nginx' log-format-upstream; Envoy's default access log [D].
#include "evidence/requests/access_log.h"

#include "base/append.h"
#include "base/text.h"
#include "evidence/requests/read_lines.h"
#include "evidence/requests/request_rows.h"
#include "evidence/requests/row_sink.h"
#include "evidence/traces/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::evidence::requests
{

namespace
{

// The fields of a line: words, "quoted texts" and [bracketed ones], each without what encloses it.
std::vector<std::string_view> fields_of(std::string_view line)
{
    constexpr std::size_t kMost = 64;
    std::vector<std::string_view> fields;
    std::size_t i = 0;
    while (i < line.size() && fields.size() < kMost) {
        if (line[i] == ' ' || line[i] == '\t') {
            ++i;
            continue;
        }
        const char close = line[i] == '"' ? '"' : line[i] == '[' ? ']' : ' ';
        const std::size_t begin = close == ' ' ? i : i + 1;
        std::size_t end = begin;
        while (end < line.size() && line[end] != close)
            end += line[end] == '\\' && close == '"' ? 2 : 1;
        end = std::min(end, line.size());
        fields.push_back(line.substr(begin, end - begin));
        i = end + 1;
    }
    return fields;
}

// "10/Oct/2024:13:55:36 +0000"
std::optional<double> nginx_time(std::string_view text)
{
    constexpr std::string_view kMonths = "JanFebMarAprMayJunJulAugSepOctNovDec";
    if (text.size() < 20 || text[2] != '/' || text[6] != '/' || text[11] != ':') return std::nullopt;
    const std::size_t month = kMonths.find(text.substr(3, 3));
    if (month == std::string_view::npos || month % 3 != 0) return std::nullopt;
    const std::string_view zone = text.size() > 21 ? text.substr(21) : std::string_view();
    const auto date = traces::parse_date(fmt::format("{}-{:02}-{} {}{}", text.substr(7, 4), month / 3 + 1,
                                                     text.substr(0, 2), text.substr(12, 8), zone));
    return date ? std::optional(static_cast<double>(*date) * 1e-9) : std::nullopt;
}

bool is_status(std::string_view text)
{
    return text.size() == 3 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_request(std::string_view text)
{
    return contains(text, " /") || contains(text, " http") || text == "-";
}

// Of a request line "POST /v1/chat/completions HTTP/1.1", or of JSON that has one somewhere.
bool is_inference(std::string_view text)
{
    if (text.starts_with("GET ") || text.starts_with("HEAD ") || text.starts_with("OPTIONS ")) return false;
    for (const char* path : {"/health", "/metrics", "/ready", "/live", "/ping", "/v1/models", "/version"})
        if (contains(text, path)) return false;
    return true;
}

// x=1.5, x="1.5" or x:1.5 anywhere in the line; the last of "0.1, 0.2" (several upstreams were tried).
std::optional<double> labelled(std::string_view line, std::string_view name)
{
    for (std::size_t at = line.find(name); at != std::string_view::npos; at = line.find(name, at + 1)) {
        std::size_t i = at + name.size();
        if ((at > 0 && line[at - 1] != ' ' && line[at - 1] != '"') || i >= line.size() ||
            (line[i] != '=' && line[i] != ':'))
            continue;
        ++i;
        while (i < line.size() && (line[i] == '"' || line[i] == ' '))
            ++i;
        const std::size_t end = std::min(line.find_first_of(" \",;]", i), line.size());
        if (const auto value = traces::parse_number(line.substr(i, end - i))) return value;
    }
    return std::nullopt;
}

struct Entry {
    RequestRow row;
    std::string_view request;
    bool known_time = false; // E2E is known
};

std::optional<RequestRow::Ended> ended_by_flags(std::string_view flags)
{
    const auto flag = [&](std::string_view name) {
        return flags == name || flags.starts_with(std::string(name) + ",") ||
               contains(flags, "," + std::string(name));
    };
    if (flag("UT") || flag("SI") || flag("DT")) return RequestRow::Ended::TimedOut;
    if (flag("DC")) return RequestRow::Ended::Aborted;
    if (flag("RL") || flag("UO") || flag("OM") || flag("UAEX")) return RequestRow::Ended::Rejected;
    return std::nullopt;
}

// [2024-04-15T20:17:00.310Z] "POST /x HTTP/2" 200 - 154 0 226 100 "…" "…" "id" "host" "upstream"; Istio has
// three more texts behind the flags.
std::optional<Entry> read_envoy(const std::vector<std::string_view>& fields)
{
    if (fields.size() < 8 || !is_status(fields[2])) return std::nullopt;
    const auto begin = traces::parse_date(fields[0]);
    if (!begin) return std::nullopt;
    Entry entry;
    entry.request = fields[1];
    entry.row.arrival = static_cast<double>(*begin) * 1e-9;
    if (fields[2] != "000") entry.row.ended = ended_by(fields[2]).value_or(RequestRow::Ended::Failed);
    if (const auto ended = ended_by_flags(fields[3])) entry.row.ended = *ended;
    // bytes received, bytes sent, duration: the first three numbers in a row
    for (std::size_t i = 4; i + 2 < std::min<std::size_t>(fields.size(), 10); ++i) {
        const auto received = traces::parse_number(fields[i]);
        const auto sent = traces::parse_number(fields[i + 1]);
        const auto duration = traces::parse_number(fields[i + 2]);
        if (!received || !sent || !duration) continue;
        if (*duration >= 0) entry.row.e2e = *duration * 1e-3;
        entry.known_time = true;
        break;
    }
    return entry;
}

// addr - user [10/Oct/2024:13:55:36 +0000] "POST /x HTTP/1.1" 200 2326 "referer" "agent" …
std::optional<Entry> read_nginx(std::string_view line, const std::vector<std::string_view>& fields)
{
    std::size_t at = 0;
    std::optional<double> end;
    while (at < fields.size() && at < 6 && !(end = nginx_time(fields[at])))
        ++at;
    if (!end || at + 2 >= fields.size() || !is_status(fields[at + 2])) return std::nullopt;
    Entry entry;
    entry.request = fields[at + 1];
    entry.row.ended = ended_by(fields[at + 2]).value_or(RequestRow::Ended::Failed);
    if (at >= 1 && fields[at - 1] != "-" && at >= 2) entry.row.population.tenant = fields[at - 1];
    std::optional<double> seconds;
    for (const char* name : {"request_time", "rt", "req_time", "duration", "urt", "upstream_response_time"})
        if (!seconds) seconds = labelled(line, name);
    // ingress-nginx: request_length request_time behind the agent; others: the first number with decimals
    for (std::size_t i = at + 6; !seconds && i < fields.size(); ++i)
        if (contains(fields[i], ".")) seconds = traces::parse_number(fields[i]);
    if (seconds && *seconds >= 0 && *seconds < 1e7) {
        entry.row.e2e = *seconds;
        entry.known_time = true;
    }
    entry.row.arrival = *end - (entry.known_time ? *seconds : 0);
    entry.row.last_seen = *end;
    return entry;
}

class AccessReader
{
public:
    explicit AccessReader(Imported& out) : out_(out), sink_(out) {}

    std::string read(std::string_view line)
    {
        const auto fields = fields_of(line);
        auto entry = line.starts_with('[') ? read_envoy(fields) : read_nginx(line, fields);
        if (!entry) return "it is no line of nginx or Envoy that is known";
        if (!is_request(entry->request)) return "it has no request";
        if (!is_inference(entry->request)) {
            ++others_;
            return {};
        }
        nginx_ = nginx_ || !line.starts_with('[');
        without_time_ += entry->known_time ? 0 : 1;
        entry->row.population.tenant = sink_.tenant(entry->row.population.tenant);
        entry->row.id = "request " + std::to_string(count() + 1);
        sink_.add(std::move(entry->row));
        return {};
    }

    std::int64_t count() const { return sink_.count(); }
    std::int64_t without_time() const { return without_time_; }

    void finish()
    {
        out_.utc = true;
        out_.title =
            fmt::format("Access log of {}, {}", nginx_ ? "nginx" : "Envoy", counted(count(), "request"));
        if (others_ > 0)
            out_.dropped_detail.push_back(counted(others_, "request") +
                                          " for health, metrics or by GET were passed over");
        if (without_time_ > 0)
            out_.warnings.push_back(counted(without_time_, "line") +
                                    " have no duration: add $request_time to nginx' log_format");
        if (nginx_)
            out_.warnings.emplace_back(
                "nginx stamps requests to the second when they end: arrivals are that less $request_time, "
                "so bursts within a second are not told apart. $msec in the log_format keeps them");
        sink_.finish(true);
    }

private:
    Imported& out_;
    RowSink sink_;
    std::int64_t others_ = 0;
    std::int64_t without_time_ = 0;
    bool nginx_ = false;
};

void describe(Imported& out)
{
    out.kind = "access-log";
    out.definitions.insert(
        out.definitions.begin(),
        "E2E: from the gateway's first byte of a request to the last of its answer; a gateway can not "
        "tell TTFT, as engines send their headers before the first token");
}

// Which keys of JSON logs are what, where their names do not say the unit.
const std::vector<std::string>& json_mapping(std::string_view line)
{
    static const std::vector<std::string> nginx{
        "request_time=e2e:s",     "upstream_response_time=", "upstream_header_time=",
        "upstream_connect_time=", "time_iso8601=last_seen",  "time_local=",
        "msec=last_seen:s",       "time=last_seen",          "@timestamp=last_seen",
        "timestamp=last_seen",    "status=status",           "remote_user=tenant",
        "upstream_addr="};
    static const std::vector<std::string> envoy{
        "duration=e2e:ms",        "start_time=arrival", "response_code=status",
        "upstream_service_time=", "upstream_host=",     "x_request_id=id"};
    return contains(line, "\"response_code\"") || contains(line, "\"upstream_service_time\"") ? envoy : nginx;
}

bool is_json_log(std::string_view line)
{
    if (!line.starts_with('{')) return false;
    return (contains(line, "\"request_time\"") && contains(line, "\"status\"")) ||
           (contains(line, "\"response_code\"") && contains(line, "\"duration\""));
}

// A line of JSON at a time through the reader of rows.
Result<Imported> read_json(LineSource& lines, std::string_view first, const std::string& file,
                           const ImportOptions& options)
{
    ImportOptions mapped = options;
    const auto& mapping = json_mapping(first);
    append(mapped.columns, mapping);
    auto out = read_request_rows(lines, file, mapped);
    if (!out) return out;
    out->title = "Access log, " + out->title; // "3 requests in JSON lines"
    describe(*out);
    return out;
}

} // namespace

bool looks_like_access_log(std::string_view head)
{
    LineSource lines(head);
    for (int i = 0; i < 5; ++i) {
        const auto line = lines.next();
        if (!line) return false;
        if (is_json_log(*line)) return true;
        const auto fields = fields_of(*line);
        const auto entry = line->starts_with('[') ? read_envoy(fields) : read_nginx(*line, fields);
        if (entry && is_request(entry->request)) return true;
    }
    return false;
}

Result<Imported> parse_access_log(std::string_view text, const std::string& file,
                                  const ImportOptions& options)
{
    LineSource lines(text);
    return read_access_log(lines, file, options);
}

Result<Imported> read_access_log(LineSource& lines, const std::string& file, const ImportOptions& options)
{
    const std::string first(lines.ahead().substr(0, lines.ahead().find('\n')));
    if (is_json_log(first)) return read_json(lines, first, file, options);
    Imported out;
    out.file = file;
    AccessReader reader(out);
    BrokenLines broken(file, options);
    if (const auto error =
            read_lines(lines, broken, options, "see models/evidence/requests/access_log.h for what is read",
                       [&](std::string_view line, std::string& fault) {
                           fault = reader.read(line);
                           return true;
                       }))
        return *error;
    if (reader.count() == 0)
        return broken.count() > 0 ? broken.first()
                                  : Error{"no request for inference is in this log",
                                          "choose the gateway's access log",
                                          file,
                                          {}};
    if (reader.without_time() == reader.count())
        return Error{"no line of the log has a duration", "add $request_time to nginx' log_format", file, {}};
    reader.finish();
    describe(out);
    broken.finish(out);
    return out;
}

} // namespace fulcrum::evidence::requests
