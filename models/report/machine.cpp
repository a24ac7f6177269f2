// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/machine.h"

#include "report/markup.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace fulcrum::report
{

namespace
{

using Json = nlohmann::ordered_json;

struct Marks {
    std::string_view begin, end;
};

constexpr Marks marks_of(Form form)
{
    switch (form) {
    case Form::Html:
        return {"<script type=\"application/json\" id=\"fulcrum-report\">", "</script>"};
    case Form::Markdown:
        return {"<!-- fulcrum-report ", " -->"};
    case Form::Csv:
        return {"# fulcrum-report ", "\n"};
    case Form::Pdf:
        return {"%fulcrum-report ", "\n"};
    case Form::Json:
        break;
    }
    return {};
}

void replace_all(std::string& text, std::string_view what, std::string_view with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

std::string without_block(Form form, std::string_view file)
{
    const Marks marks = marks_of(form);
    const std::size_t begin = file.find(marks.begin);
    if (marks.begin.empty() || begin == std::string_view::npos) return std::string(file);
    const std::size_t end = file.find(marks.end, begin + marks.begin.size());
    std::string text(file.substr(0, begin));
    text += '\n';
    if (end != std::string_view::npos) text += file.substr(end + marks.end.size());
    return text;
}

std::string visible_markdown(std::string text)
{
    std::string seen;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escapes =
            text[i] == '\\' && i + 1 < text.size() && std::ispunct(static_cast<unsigned char>(text[i + 1]));
        if (escapes) ++i;
        if (!escapes && (text[i] == '|' || text[i] == '*' || text[i] == '`'))
            seen += ' ';
        else
            seen += text[i];
    }
    return seen;
}

// One cell a line.
std::string visible_csv(std::string_view text)
{
    std::string seen;
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        else
            seen += c == ',' && !quoted ? '\n' : c;
    }
    return seen;
}

std::string visible_json(std::string_view text)
{
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return std::string(text);
    json.erase("machine");
    return json.dump(1, ' ', false, Json::error_handler_t::replace);
}

template <class T>
T member_or(const Json& json, const char* key, T otherwise)
{
    const auto found = json.find(key);
    if (found == json.end() || found->is_null()) return otherwise;
    try {
        return found->template get<T>();
    } catch (const Json::exception&) {
        return otherwise;
    }
}

} // namespace

std::string_view to_string(Form form)
{
    constexpr std::array<std::string_view, 5> kNames{"pdf", "html", "md", "csv", "json"};
    return kNames[static_cast<std::size_t>(form)];
}

std::optional<Form> form_of(std::string_view file)
{
    const std::size_t dot = file.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    std::string ending(file.substr(dot + 1));
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (ending == "htm") return Form::Html;
    if (ending == "markdown") return Form::Markdown;
    for (const Form form : {Form::Pdf, Form::Html, Form::Markdown, Form::Csv, Form::Json})
        if (ending == to_string(form)) return form;
    return std::nullopt;
}

std::string_view form_names()
{
    return ".pdf, .html, .md, .csv or .json";
}

Machine machine_of(const Document& document, Form form, const Effort& effort,
                   const std::vector<std::string>& sections)
{
    Machine machine;
    machine.form = form;
    machine.version = document.version;
    machine.prepared = document.prepared;
    machine.project = document.project;
    machine.project_hash = document.project_hash;
    machine.sections = sections;
    machine.effort = effort;
    for (const Run& run : document.runs) {
        if (run.what != "simulated") continue;
        machine.seed = run.seed;
        machine.replications = run.replications;
        break;
    }
    for_each_figure(document, [&machine](const Figure& figure) {
        machine.figures.push_back({figure.name, text_of(figure), std::string(to_string(figure.quantity)),
                                   figure.run, figure.value, figure.low, figure.high});
    });
    return machine;
}

std::string to_json(const Machine& machine)
{
    Json json;
    json["program"] = "fulcrum";
    json["form"] = to_string(machine.form);
    json["version"] = machine.version;
    json["prepared"] = machine.prepared;
    json["project"] = machine.project;
    json["project_hash"] = machine.project_hash;
    if (!machine.other.empty()) {
        json["other"] = machine.other;
        json["other_hash"] = machine.other_hash;
    }
    json["sections"] = machine.sections;
    json["fast"] = machine.effort.fast;
    json["with_triage"] = machine.effort.with_triage;
    json["with_ranking"] = machine.effort.with_ranking;
    json["with_reproducer"] = machine.effort.with_reproducer;
    if (const scenario::PreventionFiles& files = machine.effort.prevention; !files.empty())
        json["prevention"] = {{"baseline", files.baseline},
                              {"canary", files.canary},
                              {"metrics", files.metrics},
                              {"templates", files.templates},
                              {"tokens", files.tokens}};
    json["given_replications"] = machine.effort.replications ? Json(*machine.effort.replications) : Json();
    json["given_seed"] = machine.effort.seed ? Json(*machine.effort.seed) : Json();
    json["seed"] = machine.seed;
    json["replications"] = machine.replications;
    if (!machine.digest.empty()) json["digest"] = machine.digest;
    json["figures"] = Json::array();
    for (const MachineFigure& one : machine.figures)
        json["figures"].push_back({{"name", one.name},
                                   {"text", one.text},
                                   {"value", one.value},
                                   {"low", one.low},
                                   {"high", one.high},
                                   {"unit", one.unit},
                                   {"run", one.run}});
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Machine> read_machine(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded() || !json.is_object() || member_or<std::string>(json, "program", "") != "fulcrum")
        return Error{"the block for machines can not be read", "make the report again", {}, {}};
    Machine machine;
    const auto form = form_of("." + member_or<std::string>(json, "form", ""));
    if (!form) return Error{"the block for machines names no form", "make the report again", {}, {}};
    machine.form = *form;
    machine.version = member_or<std::string>(json, "version", "");
    machine.prepared = member_or<std::string>(json, "prepared", "");
    machine.project = member_or<std::string>(json, "project", "");
    machine.project_hash = member_or<std::string>(json, "project_hash", "");
    machine.other = member_or<std::string>(json, "other", "");
    machine.other_hash = member_or<std::string>(json, "other_hash", "");
    machine.sections = member_or<std::vector<std::string>>(json, "sections", {});
    machine.effort.fast = member_or(json, "fast", false);
    machine.effort.with_triage = member_or(json, "with_triage", true);
    machine.effort.with_ranking = member_or(json, "with_ranking", true);
    machine.effort.with_reproducer = member_or(json, "with_reproducer", true);
    if (const auto files = json.find("prevention"); files != json.end() && files->is_object()) {
        scenario::PreventionFiles& made = machine.effort.prevention;
        made.baseline = member_or<std::vector<std::string>>(*files, "baseline", {});
        made.canary = member_or<std::vector<std::string>>(*files, "canary", {});
        made.metrics = member_or<std::vector<std::string>>(*files, "metrics", {});
        made.templates = member_or<std::vector<std::string>>(*files, "templates", {});
        made.tokens = member_or<std::int64_t>(*files, "tokens", made.tokens);
    }
    if (const int given = member_or(json, "given_replications", 0); given > 0 && given <= 100'000)
        machine.effort.replications = given;
    if (json.contains("given_seed") && json["given_seed"].is_number_unsigned())
        machine.effort.seed = json["given_seed"].get<std::uint64_t>();
    machine.seed = member_or<std::uint64_t>(json, "seed", 0);
    machine.replications = member_or(json, "replications", 0);
    machine.digest = member_or<std::string>(json, "digest", "");
    if (const auto figures = json.find("figures"); figures != json.end() && figures->is_array())
        for (const Json& one : *figures)
            machine.figures.push_back(
                {member_or<std::string>(one, "name", ""), member_or<std::string>(one, "text", ""),
                 member_or<std::string>(one, "unit", ""), member_or<std::string>(one, "run", ""),
                 member_or(one, "value", 0.0), member_or(one, "low", 0.0), member_or(one, "high", 0.0)});
    return machine;
}

std::string embedded(Form form, const std::string& json)
{
    std::string text = json;
    // What would end the block is written as an escape of JSON: it only stands within its texts.
    if (form == Form::Html) replace_all(text, "</", "<\\/");
    if (form == Form::Html) replace_all(text, "<!--", "\\u003c!--");
    if (form == Form::Markdown) replace_all(text, "--", "-\\u002d");
    const Marks marks = marks_of(form);
    return std::string(marks.begin) + text + std::string(marks.end);
}

Result<std::string> extract(Form form, std::string_view file)
{
    const Error none{
        "there is no block of Fulcrum in this file", "give a report that fulcrum report wrote", {}, {}};
    if (form == Form::Json) {
        const Json json = Json::parse(file, nullptr, false);
        if (json.is_discarded() || !json.is_object() || !json.contains("machine")) return none;
        return json["machine"].dump();
    }
    const Marks marks = marks_of(form);
    const std::size_t at = file.rfind(marks.begin);
    if (at == std::string_view::npos) return none;
    const std::size_t begin = at + marks.begin.size();
    const std::size_t end = file.find(marks.end, begin);
    if (end == std::string_view::npos) return none;
    return std::string(file.substr(begin, end - begin));
}

std::string visible(Form form, std::string_view file)
{
    if (form == Form::Json) return visible_json(file);
    const std::string text = without_block(form, file);
    if (form == Form::Html) return visible_text(text);
    if (form == Form::Markdown) return visible_markdown(text);
    return form == Form::Csv ? visible_csv(text) : text;
}

} // namespace fulcrum::report
