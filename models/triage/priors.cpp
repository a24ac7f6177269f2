// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/table_reader.h"
#include "triage/triage.h"

namespace fulcrum::triage
{

Errors unknown_priors(std::string_view text, const scenario::Project& project)
{
    std::vector<std::string> ids = {std::string(kNoChange), std::string(kNone)};
    for (const Mechanism& mechanism : mechanisms_of(project))
        ids.push_back(mechanism.id);
    Errors errors;
    for (const auto& [id, prior] : project.triage.priors) {
        if (std::ranges::find(ids, id) != ids.end()) continue;
        const std::string near = nearest_word(id, ids);
        errors.push_back({"no mechanism is called '" + id + "'",
                          near.empty() ? "remove the prior, or add a [[mechanism]] of that id"
                                       : "did you mean '" + near + "'?",
                          {},
                          project.triage.at});
    }
    if (errors.empty()) return errors;
    try {
        const toml::table root = toml::parse(text);
        const toml::table* priors = root["triage"]["priors"].as_table();
        std::size_t next = 0;
        for (const auto& [id, prior] : project.triage.priors) {
            if (std::ranges::find(ids, id) != ids.end()) continue;
            if (priors != nullptr && priors->contains(id))
                errors[next].at = scenario::key_position(*priors, id);
            ++next;
        }
    } catch (const toml::parse_error&) {
        // then the text is at fault in another way, which is told elsewhere
    }
    return errors;
}

} // namespace fulcrum::triage
