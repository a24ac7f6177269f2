// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of the keys of [[observation]], [[note]] and [triage].
#include "scenario/document.h"
#include "scenario/evidence_text.h"
#include "scenario/table_frame.h"

namespace fulcrum::scenario
{

namespace
{

template <class Words>
std::vector<std::string> words_of(const Words& words)
{
    std::vector<std::string> list;
    for (const auto& [value, word] : words)
        list.emplace_back(word);
    return list;
}

std::vector<std::string> statistics()
{
    return {kFigureStatistics.begin(), kFigureStatistics.end()};
}

ParameterDescription statistic_key(std::string help)
{
    return {.key = "statistic",
            .label = "Statistic",
            .type = ParameterType::Choice,
            .choices = statistics(),
            .help = std::move(help),
            .unset = "not known; `fulcrum notebook` asks for it"};
}

constexpr const char* kAsked = "not known; `fulcrum notebook` asks for it";
constexpr const char* kAny = "not narrowed down by it";

} // namespace

std::vector<ParameterDescription> observation_keys()
{
    return {
        text_key(
            "id", "Id",
            "How notes call the observation: letters, digits, '_' and '-'; no observation or note has the "
            "same.",
            ""),
        text_key("title", "Title", "What was seen, in a few words.", "none"),
        text_key("metric", "Metric",
                 "A metric of the catalogue, for example \"ttft_s\" or \"running\". Its name gives the unit "
                 "of the "
                 "figures.",
                 kAsked),
        statistic_key("What of the metric: value is that of a gauge, rate that of a counter."),
        text_key("before", "Before", "The figure while all was well, written as `after`.",
                 "there is no comparison"),
        text_key(
            "after", "After",
            "The figure while the symptom lasts, with its unit: \"8 s\", \"31 %\", \"3 /s\", 12. Where it is "
            "known to lie in a range: [\"7 s\", \"9 s\"], or with the best value between the two; \"at least "
            "30 "
            "s\" and \"at most 1 s\" where only one end is known.",
            kAsked),
        text_key("target", "Target", "The figure that it should be, written as `after`.", "there is none"),
        text_key("from", "From",
                 "Where the window of `after` begins: a date-time with its offset, 2026-11-30T10:00:00Z, or "
                 "a time "
                 "from the begin of the run, \"10 min\".",
                 kAsked),
        text_key("until", "Until", "Where the window of `after` ends.", kAsked),
        text_key("from_before", "From, before", "Where the window of `before` begins.", "not known"),
        text_key("until_before", "Until, before", "Where the window of `before` ends.", "not known"),
        text_key("version", "Version", "Of the engine or of the service.", kAny),
        text_key("model", "Model", "As served.", kAny),
        text_key("template_hash", "Template", "Version or hash of the chat template.", kAny),
        text_key("tenant", "Tenant", "Whose requests.", kAny),
        text_key("class", "Class", "Of the requests, as in a workload.", kAny),
        text_key("prompt_band", "Prompt band", "Of the prompts' length, for example \"1k-4k tokens\".", kAny),
        text_key("replica", "Replica", "Pod, instance or index of the engine.", kAny),
        text_key("region", "Region", "Where.", kAny),
        {.key = "count",
         .label = "Count",
         .type = ParameterType::Integer,
         .minimum = 0,
         .help = "Requests or points that `after` is made of.",
         .unset = kAsked},
        text_key("source", "Source", "The file, dashboard or command that says so.", kAsked),
        {.key = "timed_out",
         .label = "Timed-out requests",
         .type = ParameterType::Choice,
         .fallback = std::string("unknown"),
         .choices = words_of(kTimedOutWords),
         .help = "How requests that timed out count. included: with the time at which they were given up. "
                 "excluded: "
                 "left out. censored: as longer than that."},
        text_key("definition", "Definition", "Which definition of TPOT, ITL or percentile the source uses.",
                 "not known"),
    };
}

std::vector<ParameterDescription> bucket_keys()
{
    return {
        {.key = "bounds",
         .label = "Bounds",
         .type = ParameterType::List,
         .help = "Upper ends of the buckets, rising, in the metric's base unit (seconds, a share)."},
        {.key = "counts",
         .label = "Counts",
         .type = ParameterType::List,
         .minimum = 0,
         .help = "How many observations each bucket has by itself, not cumulative; the last one, of what "
                 "lies above "
                 "all bounds, too."},
        {.key = "sum",
         .label = "Sum",
         .type = ParameterType::Real,
         .help = "Of all observations.",
         .unset = "not known"},
    };
}

std::vector<ParameterDescription> note_keys()
{
    return {
        {.key = "kind",
         .label = "Kind",
         .type = ParameterType::Choice,
         .choices = words_of(kNoteKinds),
         .help = "What kind of record it is; they are never mixed up. A proposal closes the notebook: a "
                 "bounded change "
                 "with a scenario whose [[expect]]s would have caught the incident."},
        text_key(
            "id", "Id",
            "How other notes call it: letters, digits, '_' and '-'; no observation or note has the same.",
            ""),
        text_key("text", "Text", "What it says; several lines between triple quotes.", "none"),
        text_key("at", "At",
                 "When it was written; of an action, when it began; of a recovery check, from when it looks. "
                 "A date-time "
                 "with its offset, or a time from the begin of the run, \"10 min\".",
                 "not known"),
        text_key("until", "Until",
                 "Of an action, when it ended; of a prediction, by when it is due; of a recovery check, "
                 "where it ends.",
                 "open"),
        text_key("links", "Links",
                 "Ids of the notes and observations that it rests on or is about, in a list.", "none"),
        text_key("author", "Author", "Who wrote it.", "not known"),
        text_key("observation", "Observation",
                 "kind = \"observation\": the id of the [[observation]] with the figures.", "none"),
        text_key("mechanism", "Mechanism", "kind = \"hypothesis\": a mechanism of the catalogue.",
                 "a free hypothesis"),
        text_key("cost", "Cost", "Of an action or a proposal: what it costs, and whom.",
                 "incomplete; `fulcrum notebook` asks for it"),
        text_key("stop_condition", "Stop condition", "Of an action or a proposal: when it is taken back.",
                 "incomplete; `fulcrum notebook` asks for it"),
        {.key = "reversible",
         .label = "Reversible",
         .type = ParameterType::Boolean,
         .help = "Whether an action or a proposal can be taken back.",
         .unset = "not known"},
        text_key("accepted_by", "Accepted by",
                 "Who accepted that an action is credited with the recovery; a program never gives credit.",
                 "nobody"),
        text_key(
            "scenario", "Scenario",
            "The scenario that plays an action or a proposal, or by whose run a prediction, a falsifier or a "
            "recovery check is judged.",
            "that of the linked action"),
        text_key("metric", "Metric",
                 "Of a prediction or a falsifier: a metric of the catalogue. Its name gives the unit of the "
                 "bounds.",
                 "none"),
        statistic_key("Of the metric."),
        text_key("class", "Class", "Only the requests of this class.", "all requests"),
        {.key = "direction",
         .label = "Direction",
         .type = ParameterType::Choice,
         .choices = words_of(kDirections),
         .help = "Which way the figure goes.",
         .unset = "only the bounds count"},
        text_key("at_least", "At least",
                 "prediction: the figure will be no lower. falsifier: if it is no lower, the hypothesis is "
                 "wrong. With "
                 "its unit, \"1 s\".",
                 "no lower bound"),
        text_key("at_most", "At most", "The same from above.", "no upper bound"),
        text_key("then", "Then", "falsifier: the mechanism or symptom that leads if it holds.", "none"),
    };
}

std::vector<ParameterDescription> triage_keys()
{
    return {
        text_key("base", "Base",
                 "The scenario in which all is well. Mechanisms are applied to it; what was observed is "
                 "compared with "
                 "it.",
                 "the project has no triage"),
    };
}

} // namespace fulcrum::scenario
