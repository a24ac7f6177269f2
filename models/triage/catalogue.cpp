// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/catalogue.h"

#include "scenario/mechanism_reader.h"
#include "triage/fit.h"

#include <algorithm>
#include <stdexcept>

namespace fulcrum::data
{
extern const std::string_view mechanisms_toml;
}

namespace fulcrum::triage
{

const std::vector<Mechanism>& known_mechanisms()
{
    static const std::vector<Mechanism> all = [] {
        auto read = scenario::read_mechanisms(data::mechanisms_toml, "mechanisms.toml");
        if (!read) throw std::logic_error(to_string(read.errors())); // a test reads the file
        return std::move(*read);
    }();
    return all;
}

std::vector<Mechanism> mechanisms_of(const scenario::Project& project)
{
    std::vector<Mechanism> all = known_mechanisms();
    for (const Mechanism& own : project.mechanisms) {
        const auto known = std::ranges::find(all, own.id, &Mechanism::id);
        if (known == all.end())
            all.push_back(own);
        else
            *known = own;
    }
    return all;
}

std::map<std::string, double, std::less<>> priors_of_occasion(const scenario::Project& project,
                                                              std::string_view occasion, double share)
{
    double sum = 0;
    const std::vector<Mechanism> all = mechanisms_of(project);
    for (const Mechanism& mechanism : all)
        if (mechanism.occasion == occasion && mechanism.not_modelled.empty()) sum += mechanism.prior;
    std::map<std::string, double, std::less<>> priors;
    for (const Mechanism& mechanism : all)
        if (mechanism.occasion == occasion && mechanism.not_modelled.empty() && sum > 0)
            priors[mechanism.id] = share * mechanism.prior / sum;
    return priors;
}

std::vector<std::string> mechanism_ids(const scenario::Project& project)
{
    std::vector<std::string> ids;
    for (const Mechanism& mechanism : mechanisms_of(project))
        ids.push_back(mechanism.id);
    for (const std::string_view always : {kNoChange, kNone}) // triage/fit.h
        ids.emplace_back(always);
    return ids;
}

} // namespace fulcrum::triage
