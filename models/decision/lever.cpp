// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/lever.h"

#include "catalog/toml_table.h"

#include <set>

namespace fulcrum::data
{
extern const std::string_view levers_toml;
}

namespace fulcrum::decision
{

namespace
{

constexpr double kNoLeast = -10; // an impact is at least that

Estimate estimate_of(catalog::TomlTable& table, std::string_view key, double least, const std::string& source)
{
    if (!table.has(key)) table.report("'" + std::string(key) + "' is missing: [low, most likely, high]");
    const Interval interval = table.interval_or_zero(key, least);
    return {interval.low, interval.value, interval.high, source};
}

Lever read_lever(catalog::TomlTable& table)
{
    table.only({"id",       "title",   "description",  "symptom", "mechanism",
                "impact",   "p_diag",  "effort_weeks", "p_fail",  "blast_weeks",
                "source",   "blast",   "reversible",   "bimodal", "needs",
                "excludes", "worsens", "precondition", "owner",   "measurement"});
    Lever lever;
    lever.id = table.text("id");
    lever.title = table.text("title");
    lever.description = table.text_or_empty("description");
    lever.symptom = table.text_or_empty("symptom");
    lever.mechanism = table.text_or_empty("mechanism");
    const std::string source = table.text("source");
    for (const Input input : kAllInputs)
        lever.of(input) = estimate_of(table, to_string(input), input == Input::Impact ? kNoLeast : 0, source);
    lever.blast = table.text_or_empty("blast");
    lever.reversible = table.boolean_or("reversible", true);
    lever.bimodal = table.boolean_or("bimodal", false);
    lever.needs = table.texts_or_none("needs");
    lever.excludes = table.texts_or_none("excludes");
    lever.worsens = table.text_or_empty("worsens");
    lever.precondition = table.text_or_empty("precondition");
    lever.owner = table.text_or_empty("owner");
    lever.measurement = table.text_or_empty("measurement");
    for (const Error& fault : faults_of(lever))
        table.report(fault.message);
    return lever;
}

} // namespace

std::string_view to_string(Input input)
{
    switch (input) {
    case Input::Impact:
        return "impact";
    case Input::Diagnosis:
        return "p_diag";
    case Input::Effort:
        return "effort_weeks";
    case Input::Failure:
        return "p_fail";
    case Input::Blast:
        return "blast_weeks";
    }
    return "";
}

std::string_view title_of(Input input)
{
    switch (input) {
    case Input::Impact:
        return "impact";
    case Input::Diagnosis:
        return "probability that the diagnosis is right";
    case Input::Effort:
        return "effort";
    case Input::Failure:
        return "probability of failure";
    case Input::Blast:
        return "cost of a failure";
    }
    return "";
}

Lever do_nothing()
{
    Lever lever;
    lever.id = kDoNothing;
    lever.title = "Do nothing";
    lever.description = "Leaves everything as it is, for comparison.";
    return lever;
}

Errors faults_of(const Lever& lever)
{
    Errors faults;
    for (const Input input : kAllInputs) {
        const Estimate& estimate = lever.of(input);
        const std::string name = lever.id + ": " + std::string(to_string(input));
        if (!(estimate.low <= estimate.mode && estimate.mode <= estimate.high))
            faults.push_back({name + " is not in the order low, most likely, high", "exchange its figures"});
        const bool probability = input == Input::Diagnosis || input == Input::Failure;
        if (probability && (estimate.low < 0 || estimate.high > 1))
            faults.push_back({name + " is no probability", "give figures from 0 to 1"});
        if (input == Input::Impact && (estimate.low < -10 || estimate.high > 10))
            faults.push_back({name + " is outside the scale", "give figures from -10 to 10"});
        if ((input == Input::Effort || input == Input::Blast) && estimate.low < 0)
            faults.push_back({name + " is below 0", "give weeks from 0 on"});
    }
    return faults;
}

Result<std::vector<Lever>> read_levers(std::string_view toml, const std::string& file)
{
    catalog::TomlDocument document(toml, file);
    if (!document.errors().empty()) return document.errors();
    std::vector<Lever> levers;
    std::set<std::string> ids{std::string(kDoNothing)};
    for (catalog::TomlTable& table : document.root().tables("lever")) {
        levers.push_back(read_lever(table));
        if (!ids.insert(levers.back().id).second)
            table.report("the id '" + levers.back().id + "' is used twice");
    }
    if (!document.errors().empty()) return document.errors();
    return levers;
}

const std::vector<Lever>& known_levers()
{
    // The text is compiled in and a test reads it, so value() holds.
    static const std::vector<Lever> all = read_levers(data::levers_toml, "levers.toml").value();
    return all;
}

} // namespace fulcrum::decision
