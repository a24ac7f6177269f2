// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/own_mechanisms.h"

#include "triage/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace fulcrum::triage
{

namespace
{

using scenario::Assignment;
using scenario::Edit;
using scenario::NodeKind;
using scenario::NodeType;

// What the values of an edit may be about: all plugins of the kind, or the one that is named.
std::vector<const NodeType*> types_of(const Edit& edit, const scenario::NodeTypes& types)
{
    const bool adds = edit.op == Edit::Op::AddNode;
    const std::optional<NodeKind> kind = adds ? edit.kind : edit.on.kind;
    const std::string& plugin = adds ? edit.plugin : edit.become.empty() ? edit.on.plugin : edit.become;
    std::vector<const NodeType*> all;
    for (const NodeType& type : types.all())
        if (kind && type.kind == *kind && (plugin.empty() || type.plugin == plugin)) all.push_back(&type);
    return all;
}

bool is_called(const ParameterDescription& description, const std::string& name)
{
    return description.key == name || (!name.empty() && description.shared_concept == name);
}

// Visits each value of the edits of the project's own mechanisms whose kind of node is known.
template <typename Visit>
void each_value(const scenario::Project& project, const scenario::NodeTypes& types, const Visit& visit)
{
    for (const scenario::Mechanism& mechanism : project.mechanisms)
        for (const std::vector<Edit>* edits : {&mechanism.edits, &mechanism.remedy.edits})
            for (const Edit& edit : *edits) {
                const std::vector<const NodeType*> about = types_of(edit, types);
                if (about.empty()) continue;
                for (const Assignment& assignment : edit.values)
                    visit(mechanism, edit, assignment, about);
            }
}

std::optional<double> plain_number(const scenario::End& end)
{
    if (!end.of.empty()) return std::nullopt;
    if (const auto* real = std::get_if<double>(&end.value)) return *real;
    if (const auto* whole = std::get_if<std::int64_t>(&end.value)) return static_cast<double>(*whole);
    return std::nullopt;
}

bool is_outside(const ParameterDescription& description, const scenario::End& end)
{
    const auto number = plain_number(end);
    return number && ((description.minimum && *number < *description.minimum) ||
                      (description.maximum && *number > *description.maximum));
}

} // namespace

bool is_own(const scenario::Mechanism& mechanism)
{
    const auto& known = known_mechanisms();
    const auto found = std::ranges::find(known, mechanism.id, &scenario::Mechanism::id);
    return found == known.end() || found->title != mechanism.title || found->text != mechanism.text ||
           found->at.line != mechanism.at.line;
}

Errors unknown_parameters(const scenario::Project& project, const scenario::NodeTypes& types)
{
    Errors errors;
    each_value(project, types,
               [&errors](const scenario::Mechanism& mechanism, const Edit&, const Assignment& assignment,
                         const std::vector<const NodeType*>& about) {
                   std::vector<std::string> known;
                   for (const NodeType* type : about)
                       for (const ParameterDescription& description : type->parameters) {
                           if (is_called(description, assignment.name)) return;
                           known.push_back(description.key);
                       }
                   const std::string near = nearest_word(assignment.name, known);
                   errors.push_back(
                       {fmt::format("the mechanism '{}' sets '{}', which no {} has", mechanism.id,
                                    assignment.name, to_string(about.front()->kind)),
                        near.empty() ? "see `fulcrum plugins` for what each node has"
                                     : "did you mean '" + near + "'?",
                        {},
                        mechanism.at});
               });
    return errors;
}

std::vector<std::string> values_out_of_range(const scenario::Project& project,
                                             const scenario::NodeTypes& types)
{
    std::vector<std::string> sentences;
    each_value(project, types,
               [&sentences](const scenario::Mechanism& mechanism, const Edit& edit,
                            const Assignment& assignment, const std::vector<const NodeType*>& about) {
                   if (edit.op == Edit::Op::Scale) return;
                   bool any = false, inside = false; // of the plugins that have the parameter
                   for (const NodeType* type : about)
                       for (const ParameterDescription& each : type->parameters) {
                           if (!is_called(each, assignment.name)) continue;
                           const bool out = is_outside(each, assignment.amount.at_0) ||
                                            is_outside(each, assignment.amount.at_1);
                           (out ? any : inside) = true;
                       }
                   if (any && !inside)
                       sentences.push_back(fmt::format("the mechanism \"{}\" sets {} beyond its range: the "
                                                       "nearest value that is allowed was simulated",
                                                       mechanism.id, assignment.name));
               });
    return sentences;
}

} // namespace fulcrum::triage
