// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/graph.h"

#include "base/wording.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <boost/graph/depth_first_search.hpp>

#include <algorithm>
#include <set>
#include <span>

namespace fulcrum::scenario
{

namespace
{

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS>;
using Vertex = std::size_t;

std::map<std::string, Vertex, std::less<>> vertices(const Scenario& scenario)
{
    std::map<std::string, Vertex, std::less<>> numbers;
    for (Vertex v = 0; v < scenario.nodes.size(); ++v)
        numbers.emplace(scenario.nodes[v].id, v);
    return numbers;
}

// Links whose ends exist; the vertex numbers are the indices of the nodes.
Graph graph_of(const Scenario& scenario)
{
    const auto numbers = vertices(scenario);
    Graph graph(scenario.nodes.size());
    for (const Link& link : scenario.links) {
        const auto from = numbers.find(link.from);
        const auto to = numbers.find(link.to);
        if (from != numbers.end() && to != numbers.end()) boost::add_edge(from->second, to->second, graph);
    }
    return graph;
}

// What one depth-first search tells: the links that close a cycle and, if these are left out, an order in
// which each vertex comes before its successors.
struct Search {
    std::vector<std::pair<Vertex, Vertex>> back;
    std::vector<Vertex> order;
    std::vector<Vertex> parent;
};

struct SearchVisitor : boost::default_dfs_visitor {
    explicit SearchVisitor(Search& search) : search_(&search) {}

    template <class Edge>
    void tree_edge(Edge edge, const Graph& graph)
    {
        search_->parent[boost::target(edge, graph)] = boost::source(edge, graph);
    }
    template <class Edge>
    void back_edge(Edge edge, const Graph& graph)
    {
        search_->back.emplace_back(boost::source(edge, graph), boost::target(edge, graph));
    }
    void finish_vertex(Vertex vertex, const Graph&) { search_->order.push_back(vertex); }

    Search* search_;
};

Search search(const Graph& graph)
{
    Search result;
    result.parent.resize(boost::num_vertices(graph));
    boost::depth_first_search(graph, boost::visitor(SearchVisitor(result)));
    std::ranges::reverse(result.order);
    return result;
}

std::vector<bool> reached_from(const Graph& graph, Vertex start)
{
    std::vector<boost::default_color_type> colors(boost::num_vertices(graph));
    boost::breadth_first_search(graph, start,
                                boost::color_map(boost::make_iterator_property_map(
                                    colors.begin(), boost::get(boost::vertex_index, graph))));
    std::vector<bool> reached(colors.size());
    for (Vertex v = 0; v < colors.size(); ++v)
        reached[v] = colors[v] != boost::white_color;
    return reached;
}

std::string named(const Node& node)
{
    return std::string(to_string(node.kind)) + " " + in_quotes(node.id);
}

// "an engine", "a router"
std::string one(NodeKind kind)
{
    return (kind == NodeKind::Engine ? "an " : "a ") + std::string(to_string(kind));
}

Error dangling(const Scenario& scenario, std::string_view id)
{
    std::vector<std::string> ids;
    std::ranges::transform(scenario.nodes, std::back_inserter(ids), &Node::id);
    const std::string near = nearest_word(id, ids);
    return {"a link names the node " + in_quotes(id) + ", which is not there",
            near.empty() ? "add the node or remove the link" : "did you mean " + in_quotes(near) + "?",
            {},
            {}};
}

std::string where_to(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
        return "link a workload to a client, a gateway, a router or an engine";
    case NodeKind::Client:
        return "link a client to a gateway, a router or an engine";
    case NodeKind::Gateway:
        return "link a gateway to a router or an engine";
    case NodeKind::Router:
        return "link a router to engines";
    case NodeKind::Engine:
        return "link an engine to a device, and to a kv_link if others decode";
    case NodeKind::KvLink:
        return "link a kv_link to the engines that decode";
    case NodeKind::Device:
        return "a device is the end of the line: link an engine to it";
    }
    return {};
}

std::string words(const std::vector<PortType>& ports)
{
    std::string text;
    for (const PortType port : ports) {
        const char* word = port == PortType::Requests ? "requests" : port == PortType::Kv ? "KV" : "steps";
        text += (text.empty() ? "" : " and ") + std::string(word);
    }
    return text;
}

bool share_one(const std::vector<PortType>& out, const std::vector<PortType>& in)
{
    return std::ranges::find_first_of(out, in) != out.end();
}

bool passes_requests_on(NodeKind kind)
{
    return kind != NodeKind::Engine && share_one(outputs_of(kind), {PortType::Requests});
}

std::optional<Refusal> refuse_ports(const Node& from, const Node& to)
{
    using Why = Refusal::Why;
    const std::vector<PortType> out = outputs_of(from.kind);
    const std::vector<PortType> in = inputs_of(to.kind);
    const std::string ends = named(from) + " can not be linked to " + named(to) + ": ";
    const auto refuse = [&](Why why, const std::string& words) {
        return Refusal{.why = why, .error = {ends + words, where_to(from.kind), {}, {}}};
    };
    if (out.empty()) return refuse(Why::SendsNothing, one(from.kind) + " sends nothing");
    if (in.empty()) return refuse(Why::TakesNothing, one(to.kind) + " takes nothing");
    if (!share_one(out, in))
        return refuse(Why::OtherPorts,
                      one(from.kind) + " sends " + words(out) + ", " + one(to.kind) + " takes " + words(in));
    if (!passes_requests_on(from.kind) || from.kind < to.kind) return std::nullopt;
    if (from.kind == NodeKind::Router) return refuse(Why::RouterToEngine, "a router sends to engines only");
    return refuse(Why::OutOfOrder, "on their way, requests pass a client, then a gateway, then a router");
}

// An engine has one device and at most one kv_link, and does not send on what comes through a kv_link.
std::optional<Refusal> refuse_second(const Scenario& scenario, std::span<const Link> links, const Node& from,
                                     const Node& to)
{
    for (const Link& link : links) {
        const Node* behind = scenario.find(link.to);
        const Node* before = scenario.find(link.from);
        if (!behind || !before) continue;
        if (link.from == from.id && behind->kind == to.kind) {
            const bool device = to.kind == NodeKind::Device;
            return Refusal{.why = device ? Refusal::Why::SecondDevice : Refusal::Why::SecondKvLink,
                           .other = behind->id,
                           .error = {named(from) + " already has the " + named(*behind),
                                     std::string("an engine ") +
                                         (device ? "runs on one device" : "has one kv_link") +
                                         ": remove that link first",
                                     {},
                                     {}}};
        }
        if (to.kind == NodeKind::KvLink && link.to == from.id && before->kind == NodeKind::KvLink)
            return Refusal{.why = Refusal::Why::SendsKvOn,
                           .other = link.from,
                           .error = {named(from) + " takes KV through " + in_quotes(link.from) +
                                         " and can not send it on",
                                     "an engine either computes prompts for others or decodes",
                                     {},
                                     {}}};
    }
    return std::nullopt;
}

// The same, where the link from the kv_link comes last.
std::optional<Refusal> refuse_prefill_engine(const Scenario& scenario, std::span<const Link> links,
                                             const Node& to)
{
    for (const Link& link : links) {
        const Node* behind = scenario.find(link.to);
        if (link.from != to.id || !behind || behind->kind != NodeKind::KvLink) continue;
        return Refusal{
            .why = Refusal::Why::TakesKvToo,
            .other = link.to,
            .error = {named(to) + " sends KV through " + in_quotes(link.to) + " and can not take it as well",
                      "an engine either computes prompts for others or decodes",
                      {},
                      {}}};
    }
    return std::nullopt;
}

// Everything but cycles; `links` are those that are there already.
std::optional<Refusal> refuse_ends(const Scenario& scenario, std::span<const Link> links,
                                   std::string_view from_id, std::string_view to_id)
{
    using Why = Refusal::Why;
    const Node* from = scenario.find(from_id);
    const Node* to = scenario.find(to_id);
    for (const auto& [node, id] : {std::pair(from, from_id), std::pair(to, to_id)})
        if (!node)
            return Refusal{.why = Why::NoNode, .other = std::string(id), .error = dangling(scenario, id)};
    if (from == to)
        return Refusal{
            .why = Why::Self,
            .error = {named(*from) + " can not be linked to itself", where_to(from->kind), {}, {}}};
    if (auto refused = refuse_ports(*from, *to)) return refused;
    const auto same = [&](const Link& link) { return link.from == from_id && link.to == to_id; };
    if (std::ranges::any_of(links, same))
        return Refusal{
            .why = Why::Twice,
            .error = {named(*from) + " is already linked to " + named(*to), "one link is enough", {}, {}}};
    if (from->kind == NodeKind::Engine) return refuse_second(scenario, links, *from, *to);
    if (from->kind == NodeKind::KvLink) return refuse_prefill_engine(scenario, links, *to);
    if (from->kind == NodeKind::Router) return std::nullopt;
    const auto other = std::ranges::find(links, from_id, &Link::from);
    if (other == links.end()) return std::nullopt;
    return Refusal{
        .why = Why::SecondTarget,
        .other = other->to,
        .error = {named(*from) + " already sends to " + in_quotes(other->to),
                  "put a router between the " + std::string(to_string(from->kind)) + " and its engines",
                  {},
                  {}}};
}

std::string path_text(const std::vector<std::string>& ids)
{
    std::string text;
    for (const std::string& id : ids)
        text += (text.empty() ? "" : " -> ") + id;
    return text;
}

// The nodes of the cycle that the link closes, from its target round to its target again.
std::vector<std::string> cycle_ids(const Scenario& scenario, const Search& found,
                                   std::pair<Vertex, Vertex> link)
{
    std::vector<std::string> ids = {scenario.nodes[link.second].id};
    for (Vertex v = link.first; v != link.second; v = found.parent[v])
        ids.push_back(scenario.nodes[v].id);
    ids.push_back(ids.front());
    std::ranges::reverse(ids);
    return ids;
}

Position link_position(const Scenario& scenario, std::string_view from, std::string_view to)
{
    for (const Link& link : scenario.links)
        if (link.from == from && link.to == to) return link.at;
    return scenario.at;
}

void check_links(const Scenario& scenario, Errors& errors)
{
    const std::span<const Link> links = scenario.links;
    for (std::size_t i = 0; i < links.size(); ++i) {
        auto refused = refuse_ends(scenario, links.first(i), links[i].from, links[i].to);
        if (!refused) continue;
        refused->error.at = links[i].at;
        errors.push_back(std::move(refused->error));
    }
}

void check_cycles(const Scenario& scenario, const Graph& graph, Errors& errors)
{
    const Search found = search(graph);
    for (const auto& link : found.back) {
        if (link.first == link.second) continue; // refused as a link to itself
        const auto ids = cycle_ids(scenario, found, link);
        errors.push_back({"the nodes form a cycle: " + path_text(ids),
                          "remove one of these links",
                          {},
                          link_position(scenario, ids[ids.size() - 2], ids.back())});
    }
}

bool reaches(const Scenario& scenario, const std::vector<bool>& reached, NodeKind kind)
{
    for (Vertex v = 0; v < reached.size(); ++v)
        if (reached[v] && scenario.nodes[v].kind == kind) return true;
    return false;
}

bool has_device(const Scenario& scenario, const Node& engine)
{
    return std::ranges::any_of(scenario.links, [&](const Link& link) {
        const Node* to = scenario.find(link.to);
        return link.from == engine.id && to && to->kind == NodeKind::Device;
    });
}

void check_ways(const Scenario& scenario, const Graph& graph, Errors& errors)
{
    std::vector<bool> fed(scenario.nodes.size());
    bool any_workload = false;
    for (Vertex v = 0; v < scenario.nodes.size(); ++v) {
        const Node& node = scenario.nodes[v];
        const std::vector<bool> reached = reached_from(graph, v);
        if (node.kind == NodeKind::Workload) {
            any_workload = true;
            for (Vertex w = 0; w < fed.size(); ++w)
                fed[w] = fed[w] || reached[w];
        }
        const bool sends_on = passes_requests_on(node.kind) || node.kind == NodeKind::KvLink;
        if (sends_on && !reaches(scenario, reached, NodeKind::Engine))
            errors.push_back({named(node) + " reaches no engine", where_to(node.kind), {}, node.at});
        if (node.kind == NodeKind::Engine && !has_device(scenario, node))
            errors.push_back({named(node) + " has no device", where_to(node.kind), {}, node.at});
    }
    if (!any_workload) {
        errors.push_back({"scenario " + in_quotes(scenario.name) + " has no workload",
                          "add a node of the kind workload",
                          {},
                          scenario.at});
        return;
    }
    for (Vertex v = 0; v < fed.size(); ++v)
        if (!fed[v])
            errors.push_back({"no request reaches the " + named(scenario.nodes[v]),
                              "link it behind a workload or remove it",
                              {},
                              scenario.nodes[v].at});
}

} // namespace

std::optional<Error> refuse_link(const Scenario& scenario, std::string_view from, std::string_view to)
{
    auto refused = refusal_of(scenario, from, to);
    return refused ? std::optional(std::move(refused->error)) : std::nullopt;
}

std::optional<Refusal> refusal_of(const Scenario& scenario, std::string_view from, std::string_view to)
{
    if (auto refused = refuse_ends(scenario, scenario.links, from, to)) return refused;
    const auto numbers = vertices(scenario);
    const auto start = numbers.find(to)->second;
    if (!reached_from(graph_of(scenario), start)[numbers.find(from)->second]) return std::nullopt;
    return Refusal{
        .why = Refusal::Why::Cycle,
        .error = {"a link from " + in_quotes(from) + " to " + in_quotes(to) + " would form a cycle",
                  in_quotes(to) + " already leads to " + in_quotes(from),
                  {},
                  {}}};
}

Errors check_graph(const Scenario& scenario)
{
    Errors errors;
    if (scenario.nodes.empty()) {
        errors.push_back({"scenario " + in_quotes(scenario.name) + " has no nodes",
                          "add a workload, an engine and a device, or take over a scenario with extends",
                          {},
                          scenario.at});
        for (const Link& link : scenario.links) {
            errors.push_back(dangling(scenario, link.from));
            errors.back().at = link.at;
        }
        return errors;
    }
    const Graph graph = graph_of(scenario);
    check_links(scenario, errors);
    check_cycles(scenario, graph, errors);
    check_ways(scenario, graph, errors);
    return errors;
}

std::map<std::string, int> ranks(const Scenario& scenario)
{
    const Graph graph = graph_of(scenario);
    const Search found = search(graph);
    const std::set<std::pair<Vertex, Vertex>> back(found.back.begin(), found.back.end());
    std::vector<int> rank(scenario.nodes.size(), 0);
    for (const Vertex v : found.order) {
        const auto [first, last] = boost::out_edges(v, graph);
        for (auto edge = first; edge != last; ++edge) {
            const Vertex w = boost::target(*edge, graph);
            if (!back.contains({v, w})) rank[w] = std::max(rank[w], rank[v] + 1);
        }
    }
    std::map<std::string, int> named_ranks;
    for (Vertex v = 0; v < rank.size(); ++v)
        named_ranks.emplace(scenario.nodes[v].id, rank[v]);
    return named_ranks;
}

std::vector<std::string> reachable(const Scenario& scenario, std::string_view from)
{
    std::vector<std::string> ids;
    const auto numbers = vertices(scenario);
    const auto start = numbers.find(from);
    if (start == numbers.end()) return ids;
    const std::vector<bool> reached = reached_from(graph_of(scenario), start->second);
    for (Vertex v = 0; v < reached.size(); ++v)
        if (reached[v] && v != start->second) ids.push_back(scenario.nodes[v].id);
    return ids;
}

} // namespace fulcrum::scenario
