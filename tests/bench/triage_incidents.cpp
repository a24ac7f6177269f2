// SPDX-License-Identifier: GPL-3.0-or-later
// How often triage finds what was done (tests/support/incidents.h):
//   triage_incidents [--incidents N] [--of-a-world N] [--seed K] [--keep FILE] [--threads N] [--no-oracle]
//                    [--json] [--quiet]
// --keep: worlds that are done are kept there, and read the next time: a long table may be made in parts.
// The seeds 1 to 99 and 20261 are for tuning; 20262 was kept for the table that is published:
//   triage_incidents --incidents 1000 --of-a-world 20 --seed 20262 --quiet
#include "support/incident_world.h"
#include "support/incidents.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

using namespace fulcrum;

int main(int argc, char** argv)
{
    test::IncidentOptions options;
    bool json = false, quiet = false;
    for (int a = 1; a < argc; ++a) {
        const std::string word = argv[a];
        const auto number = [&] { return a + 1 < argc ? std::atol(argv[++a]) : 0; };
        if (word == "--incidents")
            options.incidents = static_cast<int>(number());
        else if (word == "--seed")
            options.seed = static_cast<std::uint64_t>(number());
        else if (word == "--of-a-world")
            options.of_a_world = static_cast<int>(number());
        else if (word == "--keep")
            options.kept = a + 1 < argc ? argv[++a] : "";
        else if (word == "--threads")
            options.threads = static_cast<int>(number());
        else if (word == "--no-oracle")
            options.oracle = false;
        else if (word == "--json")
            json = true;
        else if (word == "--quiet")
            quiet = true;
        else {
            std::fprintf(stderr, "unknown option %s\n", word.c_str());
            return 2;
        }
    }
    if (options.incidents < 1 || options.of_a_world < 1) return 2;
    if (!test::have_layer_tables()) {
        std::fprintf(stderr, "no layer tables in %s: the real worlds are made with them\n",
                     test::layer_tables().c_str());
        return 2;
    }
    if (!quiet) options.log = [](const std::string& line) { std::fprintf(stderr, "%s\n", line.c_str()); };
    try {
        const test::IncidentTable table = test::judge_incidents(options);
        std::fputs(json ? table.json().c_str() : table.text().c_str(), stdout);
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "%s\n", fault.what());
        return 1;
    }
    return 0;
}
