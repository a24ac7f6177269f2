// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/requests/columns.h"

#include "evidence/traces/column_name.h"

#include <algorithm>
#include <array>

namespace fulcrum::evidence::requests
{

namespace
{

struct FieldName {
    Field field;
    std::string_view name;
};
constexpr std::array<FieldName, 29> kFields{{{Field::Id, "id"},
                                             {Field::Arrival, "arrival"},
                                             {Field::Reached, "reached"},
                                             {Field::Admitted, "admitted"},
                                             {Field::Queued, "queued"},
                                             {Field::Scheduled, "scheduled"},
                                             {Field::FirstToken, "first_token"},
                                             {Field::FirstSeen, "first_seen"},
                                             {Field::LastToken, "last_token"},
                                             {Field::LastSeen, "last_seen"},
                                             {Field::Ttft, "ttft"},
                                             {Field::Tpot, "tpot"},
                                             {Field::E2e, "e2e"},
                                             {Field::QueueTime, "queue_time"},
                                             {Field::PrefillTime, "prefill_time"},
                                             {Field::DecodeTime, "decode_time"},
                                             {Field::PromptTokens, "prompt_tokens"},
                                             {Field::OutputTokens, "output_tokens"},
                                             {Field::CachedTokens, "cached_tokens"},
                                             {Field::MaxTokens, "max_tokens"},
                                             {Field::Status, "status"},
                                             {Field::Failure, "failure"},
                                             {Field::Version, "version"},
                                             {Field::Model, "model"},
                                             {Field::TemplateHash, "template"},
                                             {Field::Tenant, "tenant"},
                                             {Field::RequestClass, "class"},
                                             {Field::Replica, "replica"},
                                             {Field::Region, "region"}}};

struct Alias {
    std::string_view name;
    Field field;
};
// Plain names, see traces/column_name.h.
constexpr Alias kAliases[] = {{"id", Field::Id},
                              {"requestid", Field::Id},
                              {"reqid", Field::Id},
                              {"xrequestid", Field::Id},
                              {"traceid", Field::Id},
                              {"arrival", Field::Arrival},
                              {"arrivaltime", Field::Arrival},
                              {"arrivedat", Field::Arrival},
                              {"arrivalts", Field::Arrival},
                              {"arrivaltimestamp", Field::Arrival},
                              {"timestamp", Field::Arrival},
                              {"ts", Field::Arrival},
                              {"time", Field::Arrival},
                              {"timelocal", Field::Arrival},
                              {"timeiso8601", Field::Arrival},
                              {"datetime", Field::Arrival},
                              {"date", Field::Arrival},
                              {"start", Field::Arrival},
                              {"starttime", Field::Arrival},
                              {"startts", Field::Arrival},
                              {"requeststart", Field::Arrival},
                              {"requeststarttime", Field::Arrival},
                              {"createdat", Field::Arrival},
                              {"sentat", Field::Arrival},
                              {"sendtime", Field::Arrival},
                              {"submittime", Field::Arrival},
                              {"receivedat", Field::Arrival},
                              {"reached", Field::Reached},
                              {"reachedat", Field::Reached},
                              {"reachedts", Field::Reached},
                              {"gatewayarrival", Field::Reached},
                              {"gatewayreceived", Field::Reached},
                              {"gatewayreceivedat", Field::Reached},
                              {"admitted", Field::Admitted},
                              {"admittedat", Field::Admitted},
                              {"admittedts", Field::Admitted},
                              {"queuedts", Field::Queued},
                              {"queuedat", Field::Queued},
                              {"queued", Field::Queued},
                              {"scheduledts", Field::Scheduled},
                              {"scheduledat", Field::Scheduled},
                              {"scheduled", Field::Scheduled},
                              {"firstscheduledtime", Field::Scheduled},
                              {"firsttoken", Field::FirstToken},
                              {"firsttokents", Field::FirstToken},
                              {"firsttokenat", Field::FirstToken},
                              {"firsttokentime", Field::FirstToken},
                              {"firstseen", Field::FirstSeen},
                              {"firstbyteat", Field::FirstSeen},
                              {"lasttoken", Field::LastToken},
                              {"lasttokents", Field::LastToken},
                              {"lasttokenat", Field::LastToken},
                              {"lasttokentime", Field::LastToken},
                              {"lastseen", Field::LastSeen},
                              {"end", Field::LastSeen},
                              {"endtime", Field::LastSeen},
                              {"endts", Field::LastSeen},
                              {"finishedat", Field::LastSeen},
                              {"finishtime", Field::LastSeen},
                              {"finishedtime", Field::LastSeen},
                              {"completedat", Field::LastSeen},
                              {"requestend", Field::LastSeen},
                              {"ttft", Field::Ttft},
                              {"timetofirsttoken", Field::Ttft},
                              {"firsttokenlatency", Field::Ttft},
                              {"timetofirstbyte", Field::Ttft},
                              {"ttfb", Field::Ttft},
                              {"tpot", Field::Tpot},
                              {"timeperoutputtoken", Field::Tpot},
                              {"itl", Field::Tpot},
                              {"meanitl", Field::Tpot},
                              {"intertokenlatency", Field::Tpot},
                              {"e2e", Field::E2e},
                              {"e2el", Field::E2e},
                              {"e2elatency", Field::E2e},
                              {"latency", Field::E2e},
                              {"totallatency", Field::E2e},
                              {"requestlatency", Field::E2e},
                              {"duration", Field::E2e},
                              {"requestduration", Field::E2e},
                              {"totalduration", Field::E2e},
                              {"totaltime", Field::E2e},
                              {"elapsed", Field::E2e},
                              {"elapsedtime", Field::E2e},
                              {"responsetime", Field::E2e},
                              {"requesttime", Field::E2e},
                              {"queuetime", Field::QueueTime},
                              {"timeinqueue", Field::QueueTime},
                              {"queueduration", Field::QueueTime},
                              {"waittime", Field::QueueTime},
                              {"prefilltime", Field::PrefillTime},
                              {"prefillduration", Field::PrefillTime},
                              {"decodetime", Field::DecodeTime},
                              {"decodeduration", Field::DecodeTime},
                              {"prompttokens", Field::PromptTokens},
                              {"inputtokens", Field::PromptTokens},
                              {"contexttokens", Field::PromptTokens},
                              {"requesttokens", Field::PromptTokens},
                              {"inputtoks", Field::PromptTokens},
                              {"promptlen", Field::PromptTokens},
                              {"promptlength", Field::PromptTokens},
                              {"inputlen", Field::PromptTokens},
                              {"inputlength", Field::PromptTokens},
                              {"isl", Field::PromptTokens},
                              {"numprompttokens", Field::PromptTokens},
                              {"outputtokens", Field::OutputTokens},
                              {"completiontokens", Field::OutputTokens},
                              {"generatedtokens", Field::OutputTokens},
                              {"responsetokens", Field::OutputTokens},
                              {"outputtoks", Field::OutputTokens},
                              {"outputlen", Field::OutputTokens},
                              {"outputlength", Field::OutputTokens},
                              {"osl", Field::OutputTokens},
                              {"numoutputtokens", Field::OutputTokens},
                              {"cachedtokens", Field::CachedTokens},
                              {"cachedprompttokens", Field::CachedTokens},
                              {"numcachedtokens", Field::CachedTokens},
                              {"maxtokens", Field::MaxTokens},
                              {"maxcompletiontokens", Field::MaxTokens},
                              {"status", Field::Status},
                              {"statuscode", Field::Status},
                              {"httpstatus", Field::Status},
                              {"httpstatuscode", Field::Status},
                              {"responsecode", Field::Status},
                              {"code", Field::Status},
                              {"state", Field::Status},
                              {"outcome", Field::Status},
                              {"result", Field::Status},
                              {"success", Field::Status},
                              {"ok", Field::Status},
                              {"finishreason", Field::Status},
                              {"finishedreason", Field::Status},
                              {"error", Field::Failure},
                              {"err", Field::Failure},
                              {"errormessage", Field::Failure},
                              {"errortype", Field::Failure},
                              {"version", Field::Version},
                              {"modelversion", Field::Version},
                              {"release", Field::Version},
                              {"model", Field::Model},
                              {"modelname", Field::Model},
                              {"modelid", Field::Model},
                              {"template", Field::TemplateHash},
                              {"templatehash", Field::TemplateHash},
                              {"templateversion", Field::TemplateHash},
                              {"chattemplate", Field::TemplateHash},
                              {"tenant", Field::Tenant},
                              {"tenantid", Field::Tenant},
                              {"customer", Field::Tenant},
                              {"customerid", Field::Tenant},
                              {"organization", Field::Tenant},
                              {"org", Field::Tenant},
                              {"user", Field::Tenant},
                              {"userid", Field::Tenant},
                              {"class", Field::RequestClass},
                              {"requestclass", Field::RequestClass},
                              {"trafficclass", Field::RequestClass},
                              {"priority", Field::RequestClass},
                              {"replica", Field::Replica},
                              {"pod", Field::Replica},
                              {"podname", Field::Replica},
                              {"instance", Field::Replica},
                              {"backend", Field::Replica},
                              {"worker", Field::Replica},
                              {"upstreamaddr", Field::Replica},
                              {"upstreamhost", Field::Replica},
                              {"region", Field::Region},
                              {"zone", Field::Region}};

std::string known_fields()
{
    std::string text;
    for (const FieldName& one : kFields)
        text += (text.empty() ? "" : ", ") + std::string(one.name);
    return text;
}

} // namespace

std::string_view to_string(Field field)
{
    return std::ranges::find(kFields, field, &FieldName::field)->name;
}

std::optional<Field> field_named(std::string_view name)
{
    const auto found = std::ranges::find(kFields, name, &FieldName::name);
    return found == kFields.end() ? std::nullopt : std::optional(found->field);
}

bool is_moment(Field field)
{
    return field >= Field::Arrival && field <= Field::LastSeen;
}

bool is_duration(Field field)
{
    return field >= Field::Ttft && field <= Field::DecodeTime;
}

Result<Columns> Columns::make(const std::vector<std::string>& mappings)
{
    Columns columns;
    for (const std::string& mapping : mappings) {
        const std::size_t equals = mapping.rfind('=');
        const auto bad = [&](const std::string& what) {
            return Error{"the column \"" + mapping.substr(0, 80) + "\" " + what,
                         "write column=field or column=field:unit; fields are " + known_fields() +
                             "; units are s, ms, us and ns",
                         "",
                         {}};
        };
        if (equals == std::string::npos || equals == 0) return bad("is not mapped to a field");
        std::string field = mapping.substr(equals + 1);
        Known known{mapping.substr(0, equals), std::nullopt};
        std::optional<double> seconds;
        if (const std::size_t colon = field.find(':'); colon != std::string::npos) {
            const auto unit = traces::time_unit_ns(field.substr(colon + 1));
            if (!unit) return bad("has an unknown unit");
            seconds = static_cast<double>(*unit) * 1e-9;
            field.resize(colon);
        }
        if (!field.empty()) {
            const auto found = field_named(field);
            if (!found) return bad("is mapped to an unknown field");
            known.binding = Binding{*found, seconds};
            const auto unit = traces::read_column_name(known.name).unit_ns;
            if (!seconds && unit) known.binding->seconds = static_cast<double>(*unit) * 1e-9;
        }
        columns.mapped_.push_back(std::move(known));
    }
    return columns;
}

std::optional<Binding> Columns::resolve(std::string_view name)
{
    std::optional<Binding> binding;
    const auto mapped = std::ranges::find(mapped_, name, &Known::name);
    if (mapped != mapped_.end()) {
        binding = mapped->binding;
    } else {
        const std::size_t dot = name.rfind('.');
        const traces::ColumnName parts =
            traces::read_column_name(dot == std::string_view::npos ? name : name.substr(dot + 1));
        const auto found = std::ranges::find(kAliases, parts.plain, &Alias::name);
        if (found == std::ranges::end(kAliases)) return std::nullopt;
        binding = Binding{found->field, std::nullopt};
        if (parts.unit_ns) binding->seconds = static_cast<double>(*parts.unit_ns) * 1e-9;
        // What is mapped wins over what is only recognised.
        const auto same = [&](const Known& known) {
            return known.binding && known.binding->field == binding->field;
        };
        if (std::ranges::any_of(mapped_, same)) return std::nullopt;
    }
    if (!binding || !is_duration(binding->field) || binding->seconds) return binding;
    if (!assumed_) {
        without_unit_.emplace_back(name.substr(0, 80));
        return std::nullopt;
    }
    binding->seconds = assumed_;
    return binding;
}

const std::optional<Binding>& Columns::find(std::string_view name, std::size_t hint)
{
    if (hint < known_.size() && known_[hint].name == name) return known_[hint].binding;
    const auto found = std::ranges::find(known_, name, &Known::name);
    if (found != known_.end()) return found->binding;
    constexpr std::size_t kMostNames = 1000; // keys that are made up anew in every row are no columns
    static const std::optional<Binding> kNone;
    if (known_.size() >= kMostNames) return kNone;
    known_.push_back({std::string(name), resolve(name)});
    return known_.back().binding;
}

bool Columns::has(Field field) const
{
    return std::ranges::any_of(known_,
                               [&](const Known& one) { return one.binding && one.binding->field == field; });
}

} // namespace fulcrum::evidence::requests
