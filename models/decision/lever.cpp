// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/lever.h"

#include "scenario/lever_reader.h"

#include <algorithm>

namespace fulcrum::data
{
extern const std::string_view levers_toml;
}

namespace fulcrum::decision
{

namespace
{

void fill(std::string& own, const std::string& known)
{
    if (own.empty()) own = known;
}

template <class T>
void fill(std::optional<T>& own, const std::optional<T>& known)
{
    if (!own) own = known;
}

template <class T>
void fill(std::vector<T>& own, const std::vector<T>& known)
{
    if (own.empty()) own = known;
}

void take_over(scenario::Lever& own, const scenario::Lever& known)
{
    fill(own.title, known.title);
    fill(own.description, known.description);
    fill(own.symptom, known.symptom);
    fill(own.mechanism, known.mechanism);
    for (const Input input : kAllInputs)
        fill(own.of(input), known.of(input));
    fill(own.blast, known.blast);
    fill(own.reversible, known.reversible);
    fill(own.bimodal, known.bimodal);
    fill(own.needs, known.needs);
    fill(own.excludes, known.excludes);
    fill(own.worsens, known.worsens);
    fill(own.precondition, known.precondition);
    fill(own.owner, known.owner);
    fill(own.measurement, known.measurement);
    fill(own.source, known.source);
    if (own.with.empty()) fill(own.edits, known.edits);
}

} // namespace

Lever do_nothing()
{
    Lever lever;
    lever.what.id = kDoNothing;
    lever.what.title = "Do nothing";
    lever.what.description = "Leaves everything as it is, for comparison.";
    return lever;
}

const std::vector<scenario::Lever>& known_levers()
{
    // The text is compiled in and a test reads it, so value() holds.
    static const std::vector<scenario::Lever> all =
        scenario::read_levers(data::levers_toml, "levers.toml").value();
    return all;
}

Result<Lever> complete(const scenario::Lever& lever)
{
    Lever whole{.what = lever};
    const auto known = std::ranges::find(known_levers(), lever.id, &scenario::Lever::id);
    if (known != known_levers().end()) take_over(whole.what, *known);
    if (whole.what.title.empty()) whole.what.title = lever.id;
    Errors errors;
    for (const Input input : kAllInputs) {
        if (whole.what.of(input))
            whole.of(input) = *whole.what.of(input);
        else if (input != Input::Impact || whole.what.on.empty())
            errors.push_back({"the lever '" + lever.id + "' has no " + std::string(to_string(input)),
                              "give [lowest, most likely, highest], or the id of a lever of the catalogue",
                              {},
                              lever.at});
    }
    if (!errors.empty()) return errors;
    return whole;
}

Result<std::vector<Lever>> complete(const std::vector<scenario::Lever>& levers)
{
    std::vector<Lever> all;
    Errors errors;
    for (const scenario::Lever& lever : levers.empty() ? known_levers() : levers) {
        auto whole = complete(lever);
        if (whole)
            all.push_back(std::move(*whole));
        else
            errors.insert(errors.end(), whole.errors().begin(), whole.errors().end());
    }
    for (const Lever& lever : all) {
        for (const auto* ids : {&lever.what.needs, &lever.what.excludes}) {
            for (const std::string& id : *ids) {
                const bool there =
                    std::ranges::any_of(all, [&](const Lever& other) { return other.id() == id; });
                const bool known =
                    std::ranges::find(known_levers(), id, &scenario::Lever::id) != known_levers().end();
                if (there || known) continue;
                errors.push_back({"the lever '" + lever.id() + "' names '" + id + "', which is no lever",
                                  "give the id of a [[lever]] or of one of the catalogue",
                                  {},
                                  lever.what.at});
            }
        }
    }
    if (!errors.empty()) return errors;
    return all;
}

} // namespace fulcrum::decision
