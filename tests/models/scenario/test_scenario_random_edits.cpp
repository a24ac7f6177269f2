// SPDX-License-Identifier: GPL-3.0-or-later
// Hundreds of random edits on files of several shapes: after each the text means what the edit said, and
// undoing them all gives the file back byte for byte. And random damage to a file: never a crash, never a
// hang.
#include "models/scenario/sample.h"

#include <QTest>

#include <map>
#include <random>

using namespace fulcrum;
using namespace fulcrum::scenario;

namespace
{

using Random = std::mt19937_64;
// A project as texts: "scenario/node" and what is known about it.
using Meaning = std::map<std::string, std::string>;

std::size_t below(Random& random, std::size_t count)
{
    return static_cast<std::size_t>(random() % count);
}

template <class T>
const T& one_of(Random& random, const std::vector<T>& all)
{
    return all[below(random, all.size())];
}

std::string shown(const Value& value)
{
    return to_toml({}, value);
}

std::string shown(const std::optional<CanvasPosition>& place)
{
    return place ? shown(std::vector<double>{place->x, place->y}) : std::string("none");
}

Meaning meaning(const Project& project)
{
    Meaning all;
    for (const Scenario& scenario : project.scenarios) {
        const std::string name = scenario.name + "/";
        all[name] = scenario.title + "|" + scenario.extends;
        for (const Node& node : scenario.nodes) {
            const std::string id = name + node.id;
            all[id] = std::string(to_string(node.kind)) + "|" + node.plugin + "|" + node.title;
            all[id + " canvas"] = shown(node.canvas);
            for (const auto& [key, value] : node.parameters)
                all[id + "." + key] = shown(value);
        }
        for (const Link& link : scenario.links)
            all[name + link.from + ">" + link.to] = "link";
    }
    const RunSettings& run = project.run;
    all["run.until"] = run.until ? std::to_string(*run.until) : "none";
    all["run.warm_up"] = std::to_string(run.warm_up);
    all["run.end"] = run.drain ? "drain" : "censor";
    all["run.seed"] = std::to_string(run.seed);
    all["run.replications"] = std::to_string(run.replications);
    all["run.max_requests"] = run.max_requests ? std::to_string(*run.max_requests) : "none";
    for (const Expectation& expectation : project.expectations)
        all["expect " + expectation.scenario + " " + expectation.metric] = "expect";
    return all;
}

// The scenario and all that take over from it.
std::vector<std::string> family(const Project& project, const std::string& name)
{
    std::vector<std::string> names = {name};
    for (std::size_t i = 0; i < names.size(); ++i)
        for (const Scenario& other : project.scenarios)
            if (other.extends == names[i]) names.push_back(other.name);
    return names;
}

// Those of the family that see the scenario's value of a parameter, because none between changes it.
std::vector<std::string> heirs(const Project& project, const std::string& name, const std::string& parameter)
{
    std::vector<std::string> names = {name};
    for (std::size_t i = 0; i < names.size(); ++i)
        for (const Scenario& other : project.scenarios)
            if (other.extends == names[i] && !other.changed.contains(parameter)) names.push_back(other.name);
    return names;
}

bool is_own(const Project& project, const Scenario& scenario, const std::string& id)
{
    const Scenario* base = project.find(scenario.extends);
    return !base || !base->find(id);
}

Value random_value(Random& random, const ParameterDescription& description)
{
    const auto number = static_cast<double>(1 + below(random, 4000));
    switch (description.type) {
    case ParameterType::Integer:
        return static_cast<std::int64_t>(number);
    case ParameterType::Real:
        return number / 8;
    case ParameterType::Quantity:
        return description.maximum ? *description.maximum * number / 4096 + 1e-3 : number / 8;
    case ParameterType::Boolean:
        return below(random, 2) == 0;
    case ParameterType::Choice:
        return one_of(random, description.choices);
    case ParameterType::Text:
    case ParameterType::File:
        return one_of(random,
                      std::vector<std::string>{"größer", "a \"b\" \\ c", "# no comment", "[x]\n= 1", ""});
    case ParameterType::List:
        return std::vector<double>(below(random, 4), number / 4);
    }
    return {};
}

// Makes one random edit; gives its patch, and changes the meaning as the edit should. An edit that has
// nothing to act on, or is refused, gives none.
class Player
{
public:
    Player(const Document& document, Random& random)
        : document_(document), random_(random), project_(document.project()),
          scenario_(one_of(random, project_.scenarios))
    {
    }

    std::optional<Patch> play(Meaning& expected)
    {
        switch (below(random_, 9)) {
        case 0:
        case 1:
            return set(expected);
        case 2:
            return reset(expected);
        case 3:
            return move(expected);
        case 4:
            return add_node(expected);
        case 5:
            return below(random_, 2) == 0 ? remove_node(expected) : rename(expected);
        case 6:
            return add_link(expected);
        case 7:
            return remove_link(expected);
        default:
            return set_run(expected);
        }
    }

private:
    std::optional<Patch> taken(const Result<Patch>& patch) const
    {
        return patch ? std::optional(*patch) : std::nullopt;
    }

    const Node* some_node() { return scenario_.nodes.empty() ? nullptr : &one_of(random_, scenario_.nodes); }

    const ParameterDescription* some_parameter(const Node& node)
    {
        const NodeType* type = types_.find(node.kind, node.plugin);
        return type && !type->parameters.empty() ? &one_of(random_, type->parameters) : nullptr;
    }

    void expect_value(Meaning& expected, const std::string& id, const std::string& key,
                      const std::string& value)
    {
        for (const std::string& name : heirs(project_, scenario_.name, id + "." + key))
            expected[name + "/" + id + "." + key] = value;
    }

    std::optional<Patch> set(Meaning& expected)
    {
        const Node* node = some_node();
        const ParameterDescription* parameter = node ? some_parameter(*node) : nullptr;
        if (!parameter) return std::nullopt;
        const Value value = random_value(random_, *parameter);
        const auto patch = document_.set_parameter(scenario_.name, node->id, parameter->key, value);
        if (patch && !patch->new_text.empty()) expect_value(expected, node->id, parameter->key, shown(value));
        return taken(patch);
    }

    std::optional<Patch> reset(Meaning& expected)
    {
        const Node* node = some_node();
        const ParameterDescription* parameter = node ? some_parameter(*node) : nullptr;
        if (!parameter) return std::nullopt;
        const auto patch = document_.reset_parameter(scenario_.name, node->id, parameter->key);
        if (patch && !(*patch == Patch{})) {
            const Scenario* base = project_.find(scenario_.extends);
            const Node* above = base ? base->find(node->id) : nullptr;
            const Value& value = above ? above->parameters.value(parameter->key) : parameter->fallback;
            expect_value(expected, node->id, parameter->key, shown(value));
        }
        return taken(patch);
    }

    std::optional<Patch> move(Meaning& expected)
    {
        const Node* node = some_node();
        if (!node) return std::nullopt;
        const CanvasPosition place{static_cast<double>(below(random_, 1000)), -0.5};
        const auto patch = document_.set_canvas_position(scenario_.name, node->id, place);
        std::string owner = scenario_.name;
        while (!is_own(project_, *project_.find(owner), node->id))
            owner = project_.find(owner)->extends;
        if (patch)
            for (const std::string& name : family(project_, owner))
                expected[name + "/" + node->id + " canvas"] = shown(std::optional(place));
        return taken(patch);
    }

    std::optional<Patch> add_node(Meaning& expected)
    {
        const NodeType& type = one_of(random_, types_.all());
        const std::string id = "new-" + std::to_string(below(random_, 30));
        std::optional<CanvasPosition> place;
        if (below(random_, 2) == 0) place = CanvasPosition{1, 2};
        const auto patch = document_.add_node(scenario_.name, type.kind, type.plugin, id, place);
        if (!patch) return std::nullopt;
        for (const std::string& name : family(project_, scenario_.name)) {
            const std::string node = name + "/" + id;
            expected[node] = std::string(to_string(type.kind)) + "|" + type.plugin + "|";
            expected[node + " canvas"] = shown(place);
            for (const auto& parameter : type.parameters)
                expected[node + "." + parameter.key] = shown(parameter.fallback);
        }
        return *patch;
    }

    std::optional<Patch> remove_node(Meaning& expected)
    {
        const Node* node = some_node();
        if (!node) return std::nullopt;
        const auto patch = document_.remove_node(scenario_.name, node->id);
        if (patch) change_id(expected, node->id, "");
        return taken(patch);
    }

    std::optional<Patch> rename(Meaning& expected)
    {
        const Node* node = some_node();
        if (!node) return std::nullopt;
        const std::string id = "renamed_" + std::to_string(below(random_, 30));
        const auto patch = document_.rename_node(scenario_.name, node->id, id);
        if (patch) change_id(expected, node->id, id);
        return taken(patch);
    }

    // With another id, or "" for none.
    void change_id(Meaning& expected, const std::string& old_id, const std::string& id)
    {
        Meaning changed;
        const auto names = family(project_, scenario_.name);
        for (const auto& [key, value] : expected) {
            const std::size_t slash = key.find('/');
            const bool ours =
                slash != std::string::npos && std::ranges::find(names, key.substr(0, slash)) != names.end();
            if (!ours) {
                changed[key] = value;
                continue;
            }
            std::string rest = key.substr(slash + 1);
            const std::size_t arrow = rest.find('>');
            bool named = false;
            if (arrow != std::string::npos) {
                std::string from = rest.substr(0, arrow);
                std::string to = rest.substr(arrow + 1);
                named = from == old_id || to == old_id;
                if (from == old_id) from = id;
                if (to == old_id) to = id;
                rest = from + ">" + to;
            } else if (const std::size_t end = std::min(rest.find_first_of(". "), rest.size());
                       rest.substr(0, end) == old_id) {
                named = true;
                rest.replace(0, end, id);
            }
            if (!named || !id.empty()) changed[key.substr(0, slash + 1) + rest] = value;
        }
        expected = std::move(changed);
    }

    std::optional<Patch> add_link(Meaning& expected)
    {
        const Node* from = some_node();
        const Node* to = some_node();
        if (!from || !to) return std::nullopt;
        const auto patch = document_.add_link(scenario_.name, from->id, to->id);
        if (patch)
            for (const std::string& name : family(project_, scenario_.name))
                expected[name + "/" + from->id + ">" + to->id] = "link";
        return taken(patch);
    }

    std::optional<Patch> remove_link(Meaning& expected)
    {
        if (scenario_.links.empty()) return std::nullopt;
        const Link& link = one_of(random_, scenario_.links);
        const auto patch = document_.remove_link(scenario_.name, link.from, link.to);
        if (patch)
            for (const std::string& name : family(project_, scenario_.name))
                expected.erase(name + "/" + link.from + ">" + link.to);
        return taken(patch);
    }

    std::optional<Patch> set_run(Meaning& expected)
    {
        const auto number = static_cast<std::int64_t>(1 + below(random_, 1000));
        switch (below(random_, 4)) {
        case 0:
            expected["run.seed"] = std::to_string(number);
            return taken(document_.set_run("seed", number));
        case 1:
            expected["run.until"] = std::to_string(number * kSecond / 4);
            return taken(document_.set_run("until", static_cast<double>(number) / 4));
        case 2:
            expected["run.max_requests"] = "none";
            return taken(document_.set_run("max_requests", Value{}));
        default:
            expected["run.max_requests"] = std::to_string(number);
            return taken(document_.set_run("max_requests", number));
        }
    }

    const Document& document_;
    Random& random_;
    const Project& project_;
    const Scenario& scenario_;
    const NodeTypes types_ = sample::node_types();
};

// The first difference, for messages.
QByteArray difference(const Meaning& expected, const Meaning& found)
{
    for (const auto& [key, value] : expected) {
        const auto there = found.find(key);
        if (there == found.end()) return QByteArray::fromStdString("missing: " + key + " = " + value);
        if (there->second != value)
            return QByteArray::fromStdString(key + " = " + there->second + ", expected " + value);
    }
    for (const auto& [key, value] : found)
        if (!expected.contains(key)) return QByteArray::fromStdString("surplus: " + key + " = " + value);
    return {};
}

std::string without_last_break(std::string text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
        text.pop_back();
    return text;
}

std::string dotted(std::string text)
{
    text = sample::replaced(text, "[scenario.set]\nengine.max", "set.engine.max");
    return sample::replaced(text, "chat.rate = \"8", "set.chat.rate = \"8");
}

} // namespace

class TestScenarioRandomEdits : public QObject
{
    Q_OBJECT

private slots:
    void edits_mean_what_they_say_and_can_be_undone_data();
    void edits_mean_what_they_say_and_can_be_undone();
    void damaged_text_is_read_without_harm();
    void arbitrary_bytes_are_read_without_harm();
};

void TestScenarioRandomEdits::edits_mean_what_they_say_and_can_be_undone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("edits");
    const auto add = [](const char* name, const std::string& text, int edits = 120) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << edits;
    };
    const std::string text = sample::project_text();
    add("as written", text, 500);
    add("windows line ends", sample::with_crlf(text));
    add("no last line break", without_last_break(text));
    add("byte order mark", "\xEF\xBB\xBF" + text);
    add("windows, mark, no last line break", "\xEF\xBB\xBF" + without_last_break(sample::with_crlf(text)));
    add("no blank lines", sample::replaced(text, "\n\n", "\n"));
    add("dotted changes", dotted(text));
    add("indented",
        sample::replaced(sample::replaced(text, "\nid =", "\n\t id ="), "\nkind =", "\n    kind ="));
}

void TestScenarioRandomEdits::edits_mean_what_they_say_and_can_be_undone()
{
    QFETCH(QByteArray, text);
    QFETCH(int, edits);
    const auto wanted = static_cast<std::size_t>(edits);
    const std::string original = text.toStdString();
    Random random(20240607);
    Document document = sample::document(original);
    std::vector<Patch> done;
    int attempts = 0;
    while (done.size() < wanted && attempts++ < 20000) {
        Meaning expected = meaning(document.project());
        const std::string before = document.text();
        const auto patch = Player(document, random).play(expected);
        QCOMPARE(document.text(), before);
        if (!patch) continue;
        QVERIFY(document.apply(*patch).ok());
        const QByteArray wrong = difference(expected, meaning(document.project()));
        if (!wrong.isEmpty())
            qInfo("edit %zu: %s\n--- old\n%s\n--- new\n%s", done.size(), wrong.constData(),
                  patch->old_text.c_str(), patch->new_text.c_str());
        QVERIFY(wrong.isEmpty());
        done.push_back(*patch);
    }
    QCOMPARE(done.size(), wanted);
    for (auto patch = done.rbegin(); patch != done.rend(); ++patch)
        QVERIFY(document.apply(patch->inverse()).ok());
    QCOMPARE(document.text(), original);
}

void TestScenarioRandomEdits::damaged_text_is_read_without_harm()
{
    static const std::vector<std::string> pieces = {"\"",
                                                    "'",
                                                    "\"\"\"",
                                                    "[",
                                                    "]",
                                                    "[[",
                                                    "]]",
                                                    "{",
                                                    "}",
                                                    "=",
                                                    ".",
                                                    ",",
                                                    "#",
                                                    "\n",
                                                    "\r",
                                                    "\r\n",
                                                    "\xff",
                                                    "\xc3",
                                                    "\0",
                                                    "nan",
                                                    "1e999",
                                                    "-",
                                                    "[scenario.set]",
                                                    "[[scenario.node]]",
                                                    "extends = \"budget-256\"\n",
                                                    "\\",
                                                    "\\u12",
                                                    "=\"\"\""};
    const std::string text = sample::project_text();
    for (int i = 0; i < 1000; ++i) {
        Random random(static_cast<std::uint64_t>(i));
        std::string damaged = text;
        const std::size_t times = 1 + below(random, 6);
        for (std::size_t k = 0; k < times && !damaged.empty(); ++k) {
            const std::size_t at = below(random, damaged.size());
            switch (below(random, 5)) {
            case 0:
                damaged.erase(at, 1 + below(random, 40));
                break;
            case 1:
                damaged.insert(at, one_of(random, pieces));
                break;
            case 2:
                damaged[at] = static_cast<char>(below(random, 256));
                break;
            case 3:
                damaged.insert(at, text.substr(below(random, text.size()), below(random, 200)));
                break;
            default:
                if (below(random, 4) == 0) damaged.resize(at);
            }
        }
        Document document = sample::document(damaged);
        QCOMPARE(document.text(), damaged);
        if (document.project().scenarios.empty()) continue;
        // Edits of what was damaged: they do what they say or are refused.
        Meaning expected = meaning(document.project());
        const auto patch = Player(document, random).play(expected);
        if (!patch) continue;
        QVERIFY(document.apply(*patch).ok());
        QVERIFY(document.apply(patch->inverse()).ok());
        QCOMPARE(document.text(), damaged);
    }
}

void TestScenarioRandomEdits::arbitrary_bytes_are_read_without_harm()
{
    Random random(7);
    for (int i = 0; i < 2000; ++i) {
        std::string bytes(below(random, 300), '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(i % 2 == 0 ? below(random, 256) : 32 + below(random, 95));
        const Document document = sample::document(bytes);
        QVERIFY(!document.runnable());
        for (const Error& error : document.problems())
            QVERIFY(document.offset_of(error.at) <= bytes.size());
    }
}

QTEST_GUILESS_MAIN(TestScenarioRandomEdits)
#include "test_scenario_random_edits.moc"
