// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a source from parameters as a project would write them.
#pragma once

#include "cluster/kinds.h"

#include <map>
#include <memory>
#include <string>

namespace fulcrum::test
{

using Set = std::map<std::string, Value>;
using Source = std::unique_ptr<cluster::RequestSource>;

inline Result<Source> try_source(const cluster::WorkloadKind& kind, const Set& set,
                                 const cluster::SourceContext& context)
{
    RawValues raw;
    for (const auto& [key, value] : set)
        raw[key] = {value, {}};
    const Result<Parameters> parameters = resolve(kind.parameters, raw);
    if (!parameters) return parameters.errors();
    return kind.make(*parameters, context);
}

inline Value text(const char* words)
{
    return std::string(words);
}

} // namespace fulcrum::test
