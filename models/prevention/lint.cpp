// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/lint.h"

#include "prevention/expressions.h"
#include "prevention/jinja.h"
#include "prevention/sha256.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <list>
#include <map>
#include <set>
#include <tuple>

namespace fulcrum::prevention
{

namespace
{

constexpr double kFieldCharacters = 20; // [E] what a field takes of the prompt
constexpr int kDeepest = 8;             // macros and includes within each other

using PartKind = JinjaNode::Kind;
using Word = JinjaWord::Kind;

// What an expression is made of, as far as it matters here.
struct Found {
    std::string name;
    FieldMeaning meaning;
    std::size_t offset = 0;
    bool fails = true;
};

// What a name of the template stands for.
struct Binding {
    enum class What { Constant, Changing, Tools, Messages } what = What::Constant;
    FieldMeaning meaning{};
    std::string origin; // Changing: what it was set to
};

class TemplateLinter
{
public:
    TemplateLinter(const LintOptions& options, LintedFile& out) : options_(options), out_(out) {}

    void run(const std::vector<JinjaNode>& nodes)
    {
        files_.push_back(out_.file);
        walk(nodes);
        out_.shared_tokens = static_cast<std::int64_t>(longest_ / kCharactersPerToken);
        finish();
    }

private:
    void walk(const std::vector<JinjaNode>& nodes)
    {
        for (const JinjaNode& node : nodes) {
            if (reached_messages_) return;
            visit(node);
        }
    }

    void visit(const JinjaNode& node)
    {
        switch (node.kind) {
        case PartKind::Text:
            advance(characters(node.text));
            break;
        case PartKind::Output:
            output(node.expression, node.at);
            break;
        case PartKind::Set:
            set(node);
            break;
        case PartKind::If:
            branch(node);
            break;
        case PartKind::For:
            loop(node);
            break;
        case PartKind::Macro:
            macros_[node.names.front()] = &node;
            break;
        case PartKind::Include:
            include(node);
            break;
        case PartKind::Block:
            for (const Found& found : fields_of(node.text))
                if (found.meaning.kind == FieldKind::Order) report(found, node.text, node.at);
            walk(node.branches.front().nodes);
            break;
        case PartKind::Other:
            // Another template writes what this one extends; an import writes nothing before it is called.
            if (node.word == "extends") unread(node.text, "", node.at);
            if (node.word == "import" || node.word == "from")
                note(fmt::format("line {}: {{% {} %}} is not followed", node.at.line, node.text));
            break;
        }
    }

    void advance(double by)
    {
        shortest_ += by;
        longest_ += by;
    }

    // --- expressions ---

    const Binding* bound(const Path& path) const
    {
        if (!path.attributes.empty())
            if (const auto found = names_.find(path.root + "." + path.attributes.front());
                found != names_.end())
                return &found->second;
        const auto found = names_.find(path.root);
        return found == names_.end() ? nullptr : &found->second;
    }

    static bool listed(const std::vector<std::string>& names, const Path& path)
    {
        return std::ranges::any_of(names, [&](const std::string& name) {
            return name == path.root || name == path.text || path.text.starts_with(name + ".");
        });
    }

    // What changes among the names, calls and filters of an expression.
    std::vector<Found> fields_of(std::string_view expression) const
    {
        const std::vector<JinjaWord> words = jinja_words(expression);
        std::vector<Found> found;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i].kind != Word::Name) continue;
            const bool filter = i > 0 && words[i - 1].text == "|";
            if (filter) {
                if (words[i].text == "random" || words[i].text == "shuffle")
                    found.push_back(
                        {"the filter " + words[i].text,
                         {words[i].text == "random" ? FieldKind::Random : FieldKind::Order,
                          FieldScope::Request, words[i].text + " gives every request another one"},
                         words[i].offset});
                continue;
            }
            if (i > 0 && words[i - 1].text == "is") continue;               // a test
            if (i + 1 < words.size() && words[i + 1].text == "=") continue; // a named argument
            if (is_word_of_jinja(words[i].text)) continue;
            const Path path = path_at(words, i);
            if (const auto one = meaning_of(path)) found.push_back({path.text, *one, words[i].offset});
            i = path.end - 1;
        }
        return found;
    }

    std::optional<FieldMeaning> meaning_of(const Path& path) const
    {
        if (listed(options_.constants, path)) return std::nullopt;
        if (listed(options_.variables, path))
            return FieldMeaning{FieldKind::Named, FieldScope::Request, "it was named as one that changes"};
        const std::string& last = path.attributes.empty() ? path.root : path.attributes.back();
        if (path.call)
            if (auto meaning = meaning_of_call(last, path.argument)) return meaning;
        if (const Binding* binding = bound(path)) {
            if (binding->what == Binding::What::Changing) {
                FieldMeaning meaning = binding->meaning;
                if (!binding->origin.empty()) meaning.why += ", set to " + binding->origin;
                return meaning;
            }
            if (binding->what == Binding::What::Messages) return of_message(path);
            return path.attributes.empty() || binding->what == Binding::What::Constant ? std::nullopt
                                                                                       : of_attribute(path);
        }
        if (path.root == "messages") return of_message(path);
        if (path.root == "tools" || path.root == "custom_tools" || path.root == "builtin_tools")
            return of_attribute(path);
        for (const std::string& attribute : path.attributes)
            if (auto meaning = meaning_of_name(attribute)) return meaning;
        return meaning_of_name(path.root);
    }

    // Of a tool or another thing that all requests have alike: an id, time or user within it changes.
    static std::optional<FieldMeaning> of_attribute(const Path& path)
    {
        for (const std::string& attribute : path.attributes) {
            auto meaning = meaning_of_name(attribute);
            if (meaning &&
                (meaning->kind == FieldKind::Id || meaning->kind == FieldKind::Random ||
                 (meaning->kind == FieldKind::Time && attribute.find("stamp") != std::string::npos)))
                return meaning;
        }
        return std::nullopt;
    }

    // The first message is as a rule the system's, which all requests of an application share.
    static std::optional<FieldMeaning> of_message(const Path& path)
    {
        if (path.attributes.empty() || path.attributes.front() == "0" || path.call) return std::nullopt;
        const std::string& first = path.attributes.front();
        if (first == "content" || first == "role") return std::nullopt; // of a loop over the system's
        return FieldMeaning{FieldKind::Content, FieldScope::Request, "it is the request's own text"};
    }

    void output(const std::string& expression, Position at)
    {
        const std::vector<JinjaWord> words = jinja_words(expression);
        for (const Found& found : fields_of(expression)) {
            report(found, expression, at);
            advance(kFieldCharacters);
        }
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i].kind == Word::Name && i + 1 < words.size() && words[i + 1].text == "(")
                if (const auto macro = macros_.find(words[i].text);
                    macro != macros_.end() && depth_ < kDeepest) {
                    ++depth_;
                    walk(macro->second->branches.front().nodes);
                    --depth_;
                }
        advance(own_characters(expression));
    }

    // --- statements ---

    static bool is_messages(const Binding* binding, const Path& path)
    {
        return path.root == "messages" || (binding != nullptr && binding->what == Binding::What::Messages);
    }

    Binding binding_of(const std::string& expression) const
    {
        const std::vector<Found> found = fields_of(expression);
        if (!found.empty())
            return {Binding::What::Changing, found.front().meaning,
                    found.front().name == expression ? found.front().name : expression};
        const std::vector<JinjaWord> words = jinja_words(expression);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i].kind != Word::Name) continue;
            const Path path = path_at(words, i);
            const Binding* known = bound(path);
            const bool whole = path.attributes.empty() || path.attributes.front() == "1";
            if (is_messages(known, path) && whole) return {Binding::What::Messages, {}, {}};
            if (path.root == "tools" || (known != nullptr && known->what == Binding::What::Tools))
                return {Binding::What::Tools, {}, {}};
        }
        return {};
    }

    void set(const JinjaNode& node)
    {
        if (!node.branches.empty()) { // {% set name %}…{% endset %}: its text comes where the name is put out
            const auto before = std::tuple(shortest_, longest_);
            const std::size_t first = out_.fields.size();
            walk(node.branches.front().nodes);
            std::tie(shortest_, longest_) = before;
            Binding binding;
            if (out_.fields.size() > first) {
                const LintField& field = out_.fields[first];
                binding = {Binding::What::Changing, {field.kind, field.scope, field.why}, field.name};
                out_.fields.resize(first);
            }
            for (const std::string& name : node.names)
                names_[name] = binding;
            return;
        }
        const Binding binding = binding_of(node.expression);
        for (const std::string& name : node.names) {
            // A default of what the caller may give stays as changing as its name says.
            if (defaulted_.contains(name) && binding.what == Binding::What::Constant && meaning_of_name(name))
                continue;
            names_[name] = binding;
        }
        // namespace(date=strftime_now()) sets the names within it.
        if (node.expression.starts_with("namespace") && !node.names.empty()) set_namespace(node);
    }

    void set_namespace(const JinjaNode& node)
    {
        const std::vector<JinjaWord> words = jinja_words(node.expression);
        names_[node.names.front()] = {};
        for (std::size_t i = 0; i + 2 < words.size(); ++i) {
            if (words[i].kind != Word::Name || words[i + 1].text != "=") continue;
            std::size_t end = i + 2;
            for (int depth = 0; end < words.size(); ++end) {
                if (words[end].kind != Word::Sign) continue;
                if (words[end].text == "(") ++depth;
                if (words[end].text == ")" && depth-- == 0) break;
                if (words[end].text == "," && depth == 0) break;
            }
            const std::size_t from = words[i + 2].offset;
            const std::size_t until = end < words.size() ? words[end].offset : node.expression.size();
            names_[node.names.front() + "." + words[i].text] =
                binding_of(node.expression.substr(from, until - from));
        }
    }

    void branch(const JinjaNode& node)
    {
        const double shortest = shortest_;
        const double longest = longest_;
        double least = std::numeric_limits<double>::infinity();
        double most = longest;
        bool has_else = false;
        bool all_reached = true;
        for (const JinjaNode::Branch& one : node.branches) {
            shortest_ = shortest;
            longest_ = longest;
            has_else = has_else || one.condition.empty();
            for (const Found& found : fields_of(one.condition))
                if (found.meaning.kind != FieldKind::Content &&
                    !undefined_in(one.condition).contains(found.name))
                    condition(found, one);
            const std::set<std::string> before = defaulted_;
            defaulted_.merge(undefined_in(one.condition));
            walk(one.nodes);
            defaulted_ = before;
            all_reached = all_reached && reached_messages_;
            if (!reached_messages_) least = std::min(least, shortest_);
            most = std::max(most, longest_);
            reached_messages_ = false;
        }
        if (!has_else) {
            least = std::min(least, shortest);
            all_reached = false;
        }
        reached_messages_ = all_reached;
        shortest_ = std::isfinite(least) ? least : shortest;
        longest_ = most;
    }

    // A text that depends on who asks is as good as a field, but often one of few.
    void condition(const Found& found, const JinjaNode::Branch& one)
    {
        const bool defined = one.condition.find("defined") != std::string::npos;
        if (defined || one.condition == found.name) return; // whether it is there at all
        Found weak = found;
        weak.fails = false;
        weak.meaning.why += "; the text behind it depends on it";
        report(weak, one.condition, one.at);
    }

    void loop(const JinjaNode& node)
    {
        const std::vector<JinjaWord> words = jinja_words(node.expression);
        std::optional<Path> over;
        for (std::size_t i = 0; i < words.size() && !over; ++i)
            if (words[i].kind == Word::Name && !is_word_of_jinja(words[i].text)) over = path_at(words, i);
        const Binding* binding = over ? bound(*over) : nullptr;
        if (over && is_messages(binding, *over)) {
            messages(node);
            return;
        }
        const bool tools =
            over && (over->root == "tools" || (binding != nullptr && binding->what == Binding::What::Tools));
        order(node, over, tools);
        for (const Found& found : fields_of(node.expression))
            report(found, node.expression, node.at);
        for (const std::string& name : node.names)
            names_[name] = tools ? Binding{Binding::What::Tools, {}, {}} : Binding{};
        const double before = shortest_;
        walk(node.branches.front().nodes);
        shortest_ = before; // there may be nothing to go through
    }

    // Dicts without an order of their own, and sets.
    void order(const JinjaNode& node, const std::optional<Path>& over, bool tools)
    {
        if (!over) return;
        const std::string& text = node.expression;
        const bool sorted = text.find("sort") != std::string::npos;
        const bool dict = !over->attributes.empty() && over->call &&
                          (over->attributes.back() == "items" || over->attributes.back() == "keys" ||
                           over->attributes.back() == "values");
        const bool set = over->root == "set" && over->call;
        if (sorted || (!dict && !set)) return;
        const bool of_tools =
            (tools && over->attributes.size() == 1) || text.find("set(tools") != std::string::npos;
        report({"the order of " + over->text,
                {FieldKind::Order, FieldScope::Request,
                 set ? "a set has no order of its own"
                     : "a dict comes in the order in which the caller filled it; sort it (dictsort)"},
                over->root == "set" ? std::size_t{0} : text.find(over->root),
                of_tools || set},
               text, node.at);
    }

    // The messages begin what is the request's own. What stands in the branches for the system's message is
    // still in front of them.
    void messages(const JinjaNode& node)
    {
        for (const std::string& name : node.names)
            names_[name] = {Binding::What::Messages, {}, {}};
        system_branches(node.branches.front().nodes);
        reached_messages_ = true;
    }

    void system_branches(const std::vector<JinjaNode>& nodes)
    {
        for (const JinjaNode& node : nodes) {
            if (node.kind == PartKind::Set) set(node);
            if (node.kind != PartKind::If) continue;
            for (const JinjaNode::Branch& one : node.branches) {
                const bool system = one.condition.find("system") != std::string::npos ||
                                    one.condition.find("developer") != std::string::npos ||
                                    one.condition.find("loop.first") != std::string::npos ||
                                    one.condition.find("loop.index0 == 0") != std::string::npos;
                if (!system || one.condition.find("!=") != std::string::npos) {
                    system_branches(one.nodes);
                    continue;
                }
                walk(one.nodes);
            }
        }
    }

    void include(const JinjaNode& node)
    {
        const std::vector<JinjaWord> words = jinja_words(node.expression);
        const auto name = std::ranges::find(words, Word::Text, &JinjaWord::kind);
        if (name == words.end() || !options_.include || depth_ >= kDeepest)
            return unread(node.expression, depth_ >= kDeepest ? "it includes itself" : "", node.at);
        const auto text = options_.include(name->text);
        if (!text) {
            const bool may_lack = node.expression.find("ignore missing") != std::string::npos;
            if (!may_lack) return unread(name->text, text.errors().front().message, node.at);
            note(fmt::format("line {}: the included {} is not there", node.at.line, name->text));
            return;
        }
        auto nodes = read_jinja(*text, name->text);
        if (!nodes) return unread(name->text, to_string(nodes.errors()), node.at);
        kept_.push_back(std::move(*nodes)); // macros point into it
        files_.push_back(name->text);
        ++depth_;
        walk(kept_.back());
        --depth_;
        files_.pop_back();
    }

    // What was not read may write anything: it does not pass.
    void unread(const std::string& name, const std::string& why, Position at)
    {
        Found found;
        found.name = name;
        found.meaning.why =
            fmt::format("it was not read{}, and what it writes may change: give the file beside "
                        "this one, or its text in its place",
                        why.empty() ? "" : " (" + why + ")");
        report(found, name, at);
    }

    // --- results ---

    void report(const Found& found, const std::string& expression, Position at)
    {
        const auto token = static_cast<std::int64_t>(shortest_ / kCharactersPerToken);
        if (token >= options_.tokens) return;
        LintField field;
        field.name = found.name;
        field.kind = found.meaning.kind;
        field.scope = found.meaning.scope;
        field.file = files_.back();
        field.at = moved(at, expression, found.offset);
        field.token = token;
        field.why = found.meaning.why;
        field.fails = found.fails && !(options_.allowed && field.scope >= *options_.allowed &&
                                       field.kind != FieldKind::Order);
        const auto same = [&](const LintField& other) {
            return other.file == field.file && other.at == field.at && other.name == field.name;
        };
        if (std::ranges::none_of(out_.fields, same)) out_.fields.push_back(std::move(field));
    }

    void note(std::string text) { out_.notes.push_back(std::move(text)); }

    void finish()
    {
        std::ranges::stable_sort(out_.fields, {}, &LintField::token);
        const double shared = std::max<double>(static_cast<double>(out_.shared_tokens), 1);
        for (LintField& field : out_.fields) {
            field.reusable = field.token / options_.block_tokens * options_.block_tokens;
            field.recomputed_share = std::clamp(1 - static_cast<double>(field.reusable) / shared, 0.0, 1.0);
        }
        note("Positions are at 4 characters a token [E], and at the earliest: what the caller passes in "
             "(tools, a "
             "system prompt) counts as nothing. Rendered prompts with their token counts say more.");
    }

    const LintOptions& options_;
    LintedFile& out_;
    std::map<std::string, Binding, std::less<>> names_;
    std::map<std::string, const JinjaNode*, std::less<>> macros_;
    std::set<std::string> defaulted_; // names that stand under "is not defined"
    std::vector<std::string> files_;
    std::list<std::vector<JinjaNode>> kept_;
    double shortest_ = 0; // characters so far, by the shortest way through the branches
    double longest_ = 0;
    int depth_ = 0;
    bool reached_messages_ = false;
};

} // namespace

bool LintedFile::fails() const
{
    return std::ranges::any_of(fields, &LintField::fails);
}

std::string_view to_string(LintedFile::Kind kind)
{
    switch (kind) {
    case LintedFile::Kind::Template:
        return "template";
    case LintedFile::Kind::Rendered:
        return "rendered";
    case LintedFile::Kind::Prompts:
        return "prompts";
    }
    return {};
}

Result<LintedFile> lint_template(std::string_view text, const std::string& file, const LintOptions& options)
{
    LintedFile out;
    out.file = file;
    out.hash = template_hash(text);
    const auto nodes = read_jinja(text, file);
    if (!nodes) return nodes.errors();
    TemplateLinter(options, out).run(*nodes);
    return out;
}

} // namespace fulcrum::prevention
