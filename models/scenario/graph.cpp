// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/graph.h"

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

std::string quoted(std::string_view id)
{
    return "'" + std::string(id) + "'";
}

std::string named(const Node& node)
{
    return std::string(to_string(node.kind)) + " " + quoted(node.id);
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
    return {"a link names the node " + quoted(id) + ", which is not there",
            near.empty() ? "add the node or remove the link" : "did you mean " + quoted(near) + "?",
            {},
            {}};
}

std::string where_to(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
        return "link a workload to a router or an engine";
    case NodeKind::Router:
        return "link a router to engines";
    case NodeKind::Engine:
        return "link an engine to a device";
    case NodeKind::Device:
        return "a device is the end of the line: link an engine to it";
    }
    return {};
}

std::optional<Error> refuse_ports(const Node& from, const Node& to)
{
    const PortType out = output_of(from.kind);
    const PortType in = input_of(to.kind);
    const auto words = [](PortType port) { return port == PortType::Requests ? "requests" : "steps"; };
    const std::string ends = named(from) + " can not be linked to " + named(to) + ": ";
    if (out == PortType::None)
        return Error{ends + one(from.kind) + " sends nothing", where_to(from.kind), {}, {}};
    if (in == PortType::None)
        return Error{ends + one(to.kind) + " takes nothing", where_to(from.kind), {}, {}};
    if (out != in)
        return Error{ends + one(from.kind) + " sends " + words(out) + ", " + one(to.kind) + " takes " +
                         words(in),
                     where_to(from.kind),
                     {},
                     {}};
    if (from.kind == NodeKind::Router && to.kind == NodeKind::Router)
        return Error{ends + "a router sends to engines only", where_to(from.kind), {}, {}};
    return std::nullopt;
}

// Everything but cycles; `links` are those that are there already.
std::optional<Error> refuse_ends(const Scenario& scenario, std::span<const Link> links,
                                 std::string_view from_id, std::string_view to_id)
{
    const Node* from = scenario.find(from_id);
    const Node* to = scenario.find(to_id);
    if (!from) return dangling(scenario, from_id);
    if (!to) return dangling(scenario, to_id);
    if (from == to) return Error{named(*from) + " can not be linked to itself", where_to(from->kind), {}, {}};
    if (auto error = refuse_ports(*from, *to)) return error;
    const auto same = [&](const Link& link) { return link.from == from_id && link.to == to_id; };
    if (std::ranges::any_of(links, same))
        return Error{named(*from) + " is already linked to " + named(*to), "one link is enough", {}, {}};
    const auto other = std::ranges::find(links, from_id, &Link::from);
    if (other == links.end()) return std::nullopt;
    if (from->kind == NodeKind::Engine)
        return Error{named(*from) + " already has the device " + quoted(other->to),
                     "an engine runs on one device: remove that link first",
                     {},
                     {}};
    if (from->kind == NodeKind::Workload)
        return Error{named(*from) + " already sends to " + quoted(other->to),
                     "put a router between the workload and its engines",
                     {},
                     {}};
    return std::nullopt;
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
        auto error = refuse_ends(scenario, links.first(i), links[i].from, links[i].to);
        if (!error) continue;
        error->at = links[i].at;
        errors.push_back(std::move(*error));
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
        const bool sends_on = node.kind == NodeKind::Workload || node.kind == NodeKind::Router;
        if (sends_on && !reaches(scenario, reached, NodeKind::Engine))
            errors.push_back({named(node) + " reaches no engine", where_to(node.kind), {}, node.at});
        if (node.kind == NodeKind::Engine && !reaches(scenario, reached, NodeKind::Device))
            errors.push_back({named(node) + " has no device", where_to(node.kind), {}, node.at});
    }
    if (!any_workload) {
        errors.push_back({"scenario " + quoted(scenario.name) + " has no workload",
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
    if (auto error = refuse_ends(scenario, scenario.links, from, to)) return error;
    const auto numbers = vertices(scenario);
    const auto start = numbers.find(to)->second;
    if (!reached_from(graph_of(scenario), start)[numbers.find(from)->second]) return std::nullopt;
    return Error{"a link from " + quoted(from) + " to " + quoted(to) + " would form a cycle",
                 quoted(to) + " already leads to " + quoted(from),
                 {},
                 {}};
}

Errors check_graph(const Scenario& scenario)
{
    Errors errors;
    if (scenario.nodes.empty()) {
        errors.push_back({"scenario " + quoted(scenario.name) + " has no nodes",
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
