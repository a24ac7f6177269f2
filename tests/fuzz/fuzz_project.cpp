// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a project file; then edits of what could be read, each undone to the same bytes.
#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/kinds.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace fulcrum;

namespace
{

void apply_and_undo(scenario::Document& document, const Result<scenario::Patch>& patch)
{
    if (!patch) return;
    const std::string before = document.text();
    if (!document.apply(*patch) || !document.apply(patch->inverse()) || document.text() != before)
        std::abort();
}

// An edit reads the whole file anew: of a long one each n-th is tried, and which ones depends on its length.
class Sample
{
public:
    explicit Sample(std::size_t size) : every_(1 + size / 400), next_(size % every_) {}
    bool takes() { return next_++ % every_ == 0; }

private:
    std::size_t every_;
    std::size_t next_;
};

void edit(scenario::Document& document)
{
    const scenario::Project project = document.project();
    Sample sample(document.text().size());
    for (const auto& scenario : project.scenarios) {
        for (const auto& node : scenario.nodes) {
            if (sample.takes())
                apply_and_undo(document, document.set_canvas_position(scenario.name, node.id, {10, 20}));
            if (sample.takes())
                apply_and_undo(document, document.rename_node(scenario.name, node.id, "renamed"));
            if (sample.takes()) apply_and_undo(document, document.remove_node(scenario.name, node.id));
            for (const auto& key : node.given)
                if (sample.takes())
                    apply_and_undo(document, document.reset_parameter(scenario.name, node.id, key));
        }
        for (const auto& link : scenario.links)
            if (sample.takes())
                apply_and_undo(document, document.remove_link(scenario.name, link.from, link.to));
    }
    apply_and_undo(document, document.set_run("seed", std::int64_t{7}));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const scenario::NodeTypes types = cluster::node_types(test::all_kinds());
    scenario::Document document(std::string(reinterpret_cast<const char*>(data), size), "fuzz.toml", types);
    edit(document);
    return 0;
}
