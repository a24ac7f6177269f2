// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/redact_imported.h"

#include <algorithm>

namespace fulcrum::evidence
{

namespace
{

void redact(scenario::Population& population, Redactor& redactor)
{
    population.tenant = redactor.name(Redactor::Named::Tenant, population.tenant);
    for (std::string* text : {&population.version, &population.model, &population.request_class,
                              &population.replica, &population.region})
        if (!text->empty()) *text = redactor.text(*text);
}

void redact(std::vector<std::string>& sentences, Redactor& redactor)
{
    for (std::string& sentence : sentences)
        sentence = redactor.text(sentence);
}

} // namespace

void redact(Imported& imported, Redactor& redactor)
{
    const std::vector<std::string> before = redactor.replaced();
    imported.title = redactor.text(imported.title);
    for (scenario::Observation& each : imported.observations) {
        redact(each.population, redactor);
        each.source = redactor.text(each.source);
        each.title = redactor.text(each.title);
        each.definition = redactor.text(each.definition);
    }
    for (Series& each : imported.series) {
        redact(each.population, redactor);
        each.name = redactor.text(each.name);
    }
    for (RequestRow& each : imported.requests) {
        redact(each.population, redactor);
        if (!each.id.empty()) each.id = redactor.text(each.id);
    }
    for (Fact& each : imported.facts)
        each.value = redactor.value(each.key, each.value);
    redact(imported.warnings, redactor);
    redact(imported.definitions, redactor);
    redact(imported.dropped_detail, redactor);
    for (std::string& sentence : redactor.replaced()) {
        const bool known = std::find(before.begin(), before.end(), sentence) != before.end();
        const bool said = std::find(imported.redacted.begin(), imported.redacted.end(), sentence) !=
                          imported.redacted.end();
        if (!known && !said) imported.redacted.push_back(std::move(sentence));
    }
}

} // namespace fulcrum::evidence
