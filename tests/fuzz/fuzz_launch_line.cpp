// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a launch line; what is read is built into a project, which then has to run.
#include "cluster/simulation.h"
#include "evidence/launch/build_scenario.h"
#include "evidence/launch/launch_line.h"
#include "scenario/document.h"
#include "support/kinds.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace fulcrum;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const cluster::Kinds kinds = test::all_kinds();
    evidence::Redactor redactor;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto facts = evidence::launch::read_launch_line(text, "fuzz", redactor);
    if (!facts) return facts.errors().empty() ? std::abort(), 0 : 0;
    evidence::launch::Load load;
    load.rate = 1;
    const auto built =
        evidence::launch::build_scenario(*facts, load, {.title = "", .gpu = "h100", .config = ""}, kinds);
    if (!built) return 0;
    const scenario::Document document(built->toml, "fuzz", cluster::node_types(kinds));
    if (!document.runnable()) std::abort();
    return 0;
}
