// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of what was observed, of the notebook's records, and of estimates.
#include "evidence/record_words.h"
#include "shell/project_controller.h"
#include "shell/values.h"

namespace fulcrum::app
{

ProjectController::Refusal ProjectController::addObservations(std::vector<scenario::Observation> observations,
                                                              QString* added)
{
    if (observations.empty()) return {};
    // Each patch is made for the text that the one before it left; one macro makes them one undo step.
    const bool several = observations.size() > 1;
    if (several) m_undo.beginMacro(tr("Add %n observations", nullptr, static_cast<int>(observations.size())));
    Refusal refusal;
    for (scenario::Observation& observation : observations) {
        const std::string wish = observation.id.empty() ? observation.metric : observation.id;
        observation.id = m_document.unused_id(wish.empty() ? "observation" : wish);
        refusal = push(m_document.add_observation(observation), {tr("Add %1").arg(toQt(observation.id))});
        if (refusal) break;
        if (added) *added = toQt(observation.id);
    }
    if (several) m_undo.endMacro();
    return refusal;
}

ProjectController::Refusal ProjectController::setObservation(const QString& id,
                                                             const scenario::Observation& observation)
{
    return push(m_document.set_observation(id.toStdString(), observation), {tr("Edit %1").arg(id)});
}

ProjectController::Refusal ProjectController::removeObservation(const QString& id)
{
    return push(m_document.remove_observation(id.toStdString()), {tr("Remove %1").arg(id)});
}

ProjectController::Refusal ProjectController::addNotes(std::vector<scenario::Note> notes, QString* added)
{
    if (notes.empty()) return {};
    const bool several = notes.size() > 1;
    if (several) m_undo.beginMacro(tr("Add %n records", nullptr, static_cast<int>(notes.size())));
    Refusal refusal;
    for (scenario::Note& note : notes) {
        if (note.id.empty()) {
            // "A1", "A2", …: what the records of an incident are called in talk.
            const std::string prefix = recordKindPrefix(note.kind).toStdString();
            int number = 1;
            const auto taken = [&](const std::string& id) { return m_document.unused_id(id) != id; };
            while (taken(prefix + std::to_string(number)))
                ++number;
            note.id = prefix + std::to_string(number);
        } else {
            note.id = m_document.unused_id(note.id);
        }
        refusal = push(m_document.add_note(note), {tr("Add %1").arg(toQt(note.id))});
        if (refusal) break;
        if (added) *added = toQt(note.id);
    }
    if (several) m_undo.endMacro();
    return refusal;
}

ProjectController::Refusal ProjectController::setNote(const QString& id, const scenario::Note& note,
                                                      const QString& mergeKey)
{
    return push(m_document.set_note(id.toStdString(), note), {tr("Edit %1").arg(id), {}, {}, mergeKey});
}

ProjectController::Refusal ProjectController::removeNote(const QString& id)
{
    return push(m_document.remove_note(id.toStdString()), {tr("Remove %1").arg(id)});
}

ProjectController::Refusal ProjectController::setEstimate(const scenario::EstimateRecord& estimate)
{
    return push(m_document.set_estimate(estimate),
                {tr("Estimate of %1 by %2").arg(toQt(estimate.lever), toQt(estimate.by))});
}

ProjectController::Refusal ProjectController::removeEstimate(const QString& lever, const QString& by,
                                                             scenario::LeverInput input)
{
    return push(m_document.remove_estimate(lever.toStdString(), by.toStdString(), input),
                {tr("Remove the estimate of %1 by %2").arg(lever, by)});
}

ProjectController::Refusal ProjectController::setLeverInput(const QString& lever, scenario::LeverInput input,
                                                            const Estimate& range)
{
    return push(m_document.set_lever_input(lever.toStdString(), input, range),
                {tr("Estimate of %1").arg(lever)});
}

ProjectController::Refusal ProjectController::setDecision(const QString& key, const Value& value,
                                                          const QString& mergeKey)
{
    return push(m_document.set_decision(key.toStdString(), value),
                {tr("How levers are compared"), {}, {}, mergeKey});
}

ProjectController::Refusal ProjectController::setTriageBase(const QString& scenario)
{
    return push(m_document.set_triage_base(scenario.toStdString()), {tr("Set the healthy scenario")});
}

ProjectController::Refusal ProjectController::setTriagePrior(const QString& mechanism,
                                                             std::optional<double> prior)
{
    return push(m_document.set_triage_prior(mechanism.toStdString(), prior),
                {tr("Edit the prior of %1").arg(mechanism)});
}

} // namespace fulcrum::app
