// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/catalogue.h"

#include "scenario/mechanism_reader.h"

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

} // namespace fulcrum::triage
