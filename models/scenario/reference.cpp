// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/reference.h"

#include "scenario/document.h"
#include "scenario/estimate_reader.h"
#include "scenario/lever_reader.h"
#include "scenario/mechanism_reader.h"
#include "scenario/prevention_reader.h"

#include <algorithm>

namespace fulcrum::scenario
{

namespace
{

constexpr std::string_view kIntroduction = R"(# The project file

This text is generated from the descriptions that also check the files: `fulcrum reference` prints it.

A project is one [TOML](https://toml.io) file. It holds one or more scenarios, each a few nodes and the links between
them, says how long to run them, and may say what a run must show.

```toml
format = 1

[project]
title = "Chat on one H100"

[run]
until = "10 min"
warm_up = "1 min"
replications = 2

[[scenario]]
name = "today"

[[scenario.node]]
id = "chat"
kind = "workload"
plugin = "synthetic"
rate = "6 /s"
prompt = 2000
output = 250

[[scenario.node]]
id = "engine"
kind = "engine"
plugin = "vllm"
model = "llama-3.1-8b"

[[scenario.node]]
id = "gpu"
kind = "device"
plugin = "roofline"
device = "h100-sxm"

[[scenario.link]]
from = "chat"
to = "engine"

[[scenario.link]]
from = "engine"
to = "gpu"

# The same with a smaller step budget.
[[scenario]]
name = "budget-512"
extends = "today"
[scenario.set]
engine.max_num_batched_tokens = 512

# What a run must show; otherwise `fulcrum simulate` exits with 1.
[[expect]]
scenario = "budget-512"
metric = "itl_s.p99"
relative_to = "today"
at_most = 0.5
```

Fulcrum changes only what an edit is about: comments, order and spacing stay. A comment directly above a node or link
goes with it. A file of a newer format opens read-only; a node of a plugin that is not installed is kept word for word,
but the project does not run.

## Quantities

A quantity is a text with its unit, for example `"30 s"`. A number without a unit is an error, except for fractions and
tokens.

)";

constexpr std::string_view kScenarioText = R"(
### `[[scenario.node]]`

A node of a scenario. These keys are common to all; the parameters of each type are below.

)";

constexpr std::string_view kLinkText = R"(
### `[[scenario.link]]`

Requests go from a workload to an engine, on their way through a client, a gateway and a router, each of which may be
left out. Steps go from an engine to its device. A workload, a client and a gateway each have one link that leaves them.
An engine has one device; with a second link, to a kv_link, it only computes prompts: their KV cache goes through the
kv_link to the engines behind it, which decode.

)";

constexpr std::string_view kSetText = R"(
### `[scenario.set]`

What the scenario changes in the nodes that it takes over: a line `node.key = value` for each parameter.

)";

constexpr std::string_view kChangeText = R"(
### `[[scenario.change]]`

What happens to a node while the scenario runs: a deploy and its rollback, a quota that is turned on, machines that are lost.
New values stand in a table `[scenario.change.set]` below it, a line `key = value` for each. A scenario that extends another
takes its changes over. With changes a run is a transient study: figures of the whole run mix what was before and after, and
`fulcrum simulate` shows how it went in windows of time.

)";

constexpr std::string_view kObservationText = R"(
### `[[observation]]`

What was observed of the real system, kept apart from what is believed. A metric whose name ends in `_s` is written in a
unit of time, `_rate` in one of rates, `_share` and `_ratio` as a share or in per cent, `_tokens` in tokens; `kv_usage`,
`occupancy`, `goodput` and the GPU's shares as a share; all others as a number.

```toml
[[observation]]
id = "chat-first-token"
metric = "ttft_s"
statistic = "p95"
before = "0.8 s"
after = ["7.5 s", "10 s"]
from = 2026-11-30T10:00:00Z
until = 2026-11-30T10:02:00Z
class = "chat"
count = 2000
source = "Grafana, panel TTFT"
timed_out = "censored"
```

)";

constexpr std::string_view kBucketText = R"(
### `[observation.buckets_before]`, `[observation.buckets_after]`

The histogram that `before` or `after` was read from, as the engine exports it. A percentile of buckets is a range.

)";

constexpr std::string_view kNoteText = R"(
### `[[note]]`

The incident notebook, a record each. A hypothesis needs a falsifier that links to it, an action needs a prediction that
links to it, its cost and its stop condition; `fulcrum notebook` says what is missing.

)";

constexpr std::string_view kTriageText = R"(
### `[triage]`

What triage starts from. In a table `[triage.priors]` stand mechanisms of the catalogue whose probability before any
observation is known better than there: `mechanism = "20 %"`. In all they are below 100 %; the others share the rest.

)";

constexpr std::string_view kMechanismText = R"(
### `[[mechanism]]`

A mechanism of the project's own, beside those of the catalogue: what may go wrong, as edits of a healthy scenario.
`fulcrum triage` tries it like all others. `moves` and `levers` are lists of texts: metrics that it moves, and what
helps. A table `[mechanism.remedy]` has a `text` and `[[mechanism.remedy.edit]]`s of the scenario that has the fault.

```toml
[[mechanism]]
id = "nightly-job"
title = "The nightly job takes the CPU"
text = "A job on the same nodes leaves the engine's host loop half of its time."
confirm = "CPU of the job's pods."
falsifier = "It happens when the job does not run."
moves = ["itl_s", "gpu_busy"]
[[mechanism.edit]]
on = "engine"
set = { host_time = { at_0 = "4 ms", at_1 = "30 ms", law = "log" } }
```

)";

constexpr std::string_view kMechanismEditText = R"(
### `[[mechanism.edit]]`

`set`, `scale` and `values` (of a new node) are inline tables of parameters, by their key or by what they mean to all
plugins (`max_running`, `step_tokens`, `prompt_tokens`, `arrival_rate`, `prefix_caching`, …). A value may depend on the
severity, from 0 to 1: `{ at_0 = 1.2, at_1 = 4, law = "log" }`, and may be a multiple of a figure of the healthy system:
`{ value = 0.5, of = "running_mean" }`. `having = { prompt_tokens = { above = 4000 } }` asks for what a node must have.
`share` makes the edit about a part of an engine's replicas, or of a workload's requests.

)";

std::string_view dimension_name(Dimension dimension)
{
    switch (dimension) {
    case Dimension::None:
        return "number";
    case Dimension::Time:
        return "time";
    case Dimension::Bytes:
        return "bytes";
    case Dimension::Bandwidth:
        return "bandwidth";
    case Dimension::Compute:
        return "compute rate";
    case Dimension::Rate:
        return "rate";
    case Dimension::Price:
        return "price";
    case Dimension::Fraction:
        return "fraction";
    case Dimension::Tokens:
        return "tokens";
    }
    return "";
}

std::string type_name(const ParameterDescription& description)
{
    switch (description.type) {
    case ParameterType::Integer:
        return "whole number";
    case ParameterType::Real:
        return "number";
    case ParameterType::Quantity:
        return std::string(dimension_name(description.dimension));
    case ParameterType::Boolean:
        return "true or false";
    case ParameterType::Choice:
        return "choice";
    case ParameterType::Text:
        return "text";
    case ParameterType::File:
        return "path";
    case ParameterType::List:
        return "list of numbers";
    }
    return "";
}

// For a cell of a table.
std::string cell(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (c == '|')
            out += "\\|";
        else if (c == '\n' || c == '\r')
            out += ' ';
        else
            out += c;
    }
    return out;
}

std::string code(std::string_view text)
{
    return "`" + cell(text) + "`";
}

std::string number_text(const ParameterDescription& description, double number)
{
    if (description.type == ParameterType::Quantity) return format_quantity(number, description.dimension);
    return to_toml(description, number);
}

std::string range_text(const ParameterDescription& description)
{
    if (!description.choices.empty()) {
        std::string list;
        for (const std::string& choice : description.choices)
            list += (list.empty() ? "" : ", ") + code(choice);
        return list;
    }
    const auto& low = description.minimum;
    const auto& high = description.maximum;
    if (low && high) return number_text(description, *low) + " to " + number_text(description, *high);
    if (low) return "at least " + number_text(description, *low);
    if (high) return "at most " + number_text(description, *high);
    return {};
}

std::string default_text(const ParameterDescription& description)
{
    if (std::holds_alternative<std::monostate>(description.fallback))
        return description.unset.empty() ? "must be set" : cell(description.unset);
    if (const auto* text = std::get_if<std::string>(&description.fallback); text && text->empty())
        return "empty";
    return code(to_toml(description, description.fallback));
}

std::string meaning_text(const ParameterDescription& description)
{
    std::string text = cell(description.help.empty() ? description.label : description.help);
    if (!description.flag.empty()) text += " Engine flag: " + code(description.flag) + ".";
    return text;
}

std::string key_table(const std::vector<ParameterDescription>& keys)
{
    if (keys.empty()) return "No parameters.\n";
    std::string text = "| key | type | default | allowed | meaning |\n|---|---|---|---|---|\n";
    for (const ParameterDescription& key : keys)
        text += "| " + code(key.key) + " | " + type_name(key) + " | " + default_text(key) + " | " +
                range_text(key) + " | " + meaning_text(key) + " |\n";
    return text;
}

std::string unit_table()
{
    std::string text = "| quantity | units |\n|---|---|\n";
    for (const Dimension dimension :
         {Dimension::Time, Dimension::Bytes, Dimension::Bandwidth, Dimension::Compute, Dimension::Rate,
          Dimension::Price, Dimension::Fraction, Dimension::Tokens}) {
        std::string units;
        const bool bare = dimension == Dimension::Fraction || dimension == Dimension::Tokens;
        if (bare) units = "a plain number";
        for (const std::string& name : unit_names(dimension))
            units += (units.empty() ? "" : ", ") + code(name);
        text += "| " + std::string(dimension_name(dimension)) + " | " + units + " |\n";
    }
    return text;
}

std::string metric_table()
{
    std::string text = "\n### Figures\n\n"
                       "What `metric` may name, and `fulcrum simulate --json` writes. A latency has ";
    for (const std::string& statistic : latency_statistics())
        text += (statistic == "mean" ? "" : statistic == "max" ? " and " : ", ") + code("." + statistic);
    text += ". The tables of `fulcrum simulate` show the most telling of them, times in milliseconds.\n\n"
            "| figure | meaning |\n|---|---|\n";
    for (const MetricText& metric : metric_texts())
        text += "| " + code(metric.name + (metric.latency ? ".p99" : "")) + (metric.latency ? ", …" : "") +
                " | " + metric.meaning + " |\n";
    return text;
}

// In the order of the kinds, then of the plugins' names, so that the text does not depend on how they were
// found.
std::vector<const NodeType*> sorted(const NodeTypes& types)
{
    std::vector<const NodeType*> all;
    for (const NodeType& type : types.all())
        all.push_back(&type);
    std::ranges::stable_sort(all, [](const NodeType* a, const NodeType* b) {
        return std::pair(a->kind, a->plugin) < std::pair(b->kind, b->plugin);
    });
    return all;
}

std::string type_section(const NodeType& type)
{
    std::string text = "\n### `kind = \"" + std::string(to_string(type.kind)) + "\"`";
    if (!type.plugin.empty()) text += ", `plugin = \"" + type.plugin + "\"`";
    text += "\n\n" + type.title + (type.description.empty() ? "" : ": " + type.description) + "\n";
    if (type.kind == NodeKind::Workload && type.finite)
        text += "\nIt ends by itself, so that a run needs neither `until` nor `max_requests`.\n";
    return text + "\n" + key_table(type.parameters);
}

} // namespace

std::string reference_markdown(const NodeTypes& types)
{
    std::string text(kIntroduction);
    text += unit_table();
    text += "\n## Tables\n\nIn the first line stands `format = " + std::to_string(kFormat) + "`.\n";
    text += "\n### `[project]`\n\n" + key_table(project_keys());
    text += "\n### `[run]`\n\nThe same for all scenarios. One of `until` and `max_requests` must be set, "
            "unless every "
            "workload ends by itself.\n\n" +
            key_table(run_keys());
    text += "\n### `[[scenario]]`\n\n" + key_table(scenario_keys());
    text += kScenarioText;
    text += key_table(node_keys());
    text += kLinkText;
    text += key_table(link_keys());
    text += kSetText;
    text += "A value that is not changed stays that of the scenario under `extends`.\n";
    text += kChangeText;
    text += key_table(change_keys());
    text +=
        "\n### `[[expect]]`\n\nWhat a run must show: `fulcrum simulate` exits with 1 when it does not.\n\n" +
        key_table(expect_keys()) + metric_table();
    text += kObservationText;
    text += key_table(observation_keys());
    text += kBucketText;
    text += key_table(bucket_keys());
    text += kNoteText;
    text += key_table(note_keys());
    text += kTriageText;
    text += key_table(triage_keys());
    text += kMechanismText;
    text += key_table(mechanism_keys());
    text += kMechanismEditText;
    text += key_table(edit_keys());
    text += "\n### `[decision]`\n\nHow `fulcrum rank` compares levers.\n\n" + key_table(decision_keys());
    text += "\n### `[[lever]]`\n\nA fix to be ranked. Without any, those of the catalogue are. `needs` and "
            "`excludes` are "
            "lists of ids; `[[lever.edit]]`s are as those of a mechanism.\n\n" +
            key_table(lever_keys());
    text +=
        "\n### `[[estimate]]`\n\nWhat a person judges one input of a lever to be. Everyone's ranges are kept "
        "apart; `fulcrum rank` pools them, and ranks by one of them alone.\n\n" +
        key_table(estimate_keys());
    text +=
        "\n### `[[delivered]]`\n\nThe ledger: what a lever that shipped was to bring, and what it did.\n\n" +
        key_table(delivered_keys());
    text +=
        "\n### `[prevention]`\n\nWhat a report holds its gates against. `baseline` and `canary` are lists of "
        "files of the two versions, as `fulcrum gate` reads them; `metrics` lists what is compared; "
        "`templates` lists what `fulcrum lint-template` reads. Names start at the project's folder.\n\n" +
        key_table(prevention_keys());
    text += "\n## Node types\n";
    for (const NodeType* type : sorted(types))
        text += type_section(*type);
    return text;
}

} // namespace fulcrum::scenario
