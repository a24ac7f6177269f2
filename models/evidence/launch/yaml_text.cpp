// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/launch/yaml_text.h"

#include "evidence/traces/numbers.h"
#include "evidence/traces/reading.h"

#include <simdjson.h>

#include <yaml-cpp/anchor.h>
#include <yaml-cpp/emitterstyle.h>
#include <yaml-cpp/eventhandler.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>
#include <utility>

namespace fulcrum::evidence::launch
{

namespace
{

constexpr std::size_t kLargestFile = std::size_t{16} << 20; // bytes; manifests have kilobytes
constexpr int kDeepestMerge = 8;                            // "<<" within "<<"

YAML::Node find(const YAML::Node& node, std::string_view key, int depth)
{
    if (!node.IsDefined() || !node.IsMap()) return YAML::Node();
    for (const auto& each : node)
        if (each.first.IsScalar() && each.first.Scalar() == key) return each.second;
    if (depth == 0) return YAML::Node();
    for (const auto& each : node) {
        if (!each.first.IsScalar() || each.first.Scalar() != "<<") continue;
        if (each.second.IsMap()) {
            const YAML::Node found = find(each.second, key, depth - 1);
            if (!found.IsNull()) return found;
        } else if (each.second.IsSequence()) {
            for (const auto& merged : each.second) {
                const YAML::Node found = find(merged, key, depth - 1);
                if (!found.IsNull()) return found;
            }
        }
    }
    return YAML::Node();
}

// Of documents that take nothing from the text, as behind a "," at the beginning of a line, the library reads
// any number. One has a line at least.
class Documents : public YAML::EventHandler
{
public:
    explicit Documents(std::int64_t most) : most_(most) {}

    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (++count_ > most_) throw YAML::ParserException(mark, "a value was expected here");
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
    void OnAlias(const YAML::Mark&, YAML::anchor_t) override {}
    void OnScalar(const YAML::Mark&, const std::string&, YAML::anchor_t, const std::string&) override {}
    void OnSequenceStart(const YAML::Mark&, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override
    {
    }
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark&, const std::string&, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
    }
    void OnMapEnd() override {}

private:
    std::int64_t most_;
    std::int64_t count_ = 0;
};

std::vector<YAML::Node> load_all(const std::string& text)
{
    std::istringstream stream(text);
    YAML::Parser parser(stream);
    Documents documents(std::count(text.begin(), text.end(), '\n') + 1);
    while (parser.HandleNextDocument(documents)) {
    }
    return YAML::LoadAll(text);
}

// YAML has no control characters, and is UTF-8. The library takes two of the former for the end of its input,
// and then reads on without an end.
std::optional<Error> no_yaml(std::string_view text, const std::string& file)
{
    const auto is_control = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && c != '\t' && c != '\r') || byte == 0x7f;
    };
    traces::Lines lines(text);
    while (const auto line = lines.next()) {
        if (std::ranges::any_of(*line, is_control))
            return Error{.message = "this is no YAML: it has a control character",
                         .hint = "remove what is no text from this line",
                         .file = file,
                         .at = {lines.number(), 1}};
        if (!simdjson::validate_utf8(line->data(), line->size()))
            return Error{.message = "this is no YAML: it is not in UTF-8",
                         .hint = "save it in UTF-8, or convert it with iconv -f LATIN1 -t UTF-8",
                         .file = file,
                         .at = {lines.number(), 1}};
    }
    return std::nullopt;
}

} // namespace

Result<std::vector<YAML::Node>> parse_yaml(std::string_view text, const std::string& file)
{
    if (text.size() > kLargestFile)
        return Error{.message = "the file is longer than a manifest can be",
                     .hint = "give the objects of one service",
                     .file = file};
    if (const auto fault = no_yaml(text, file)) return *fault;
    try {
        return load_all(std::string(text));
    } catch (const YAML::Exception& fault) {
        const bool template_text = text.find("{{") != std::string_view::npos;
        return Error{.message = "this is no YAML: " + fault.msg,
                     .hint = template_text
                                 ? "it is a chart's template: render it first, helm template RELEASE CHART"
                                 : "check the indentation of this line and the one before",
                     .file = file,
                     .at = {fault.mark.line + 1, fault.mark.column + 1}};
    }
}

YAML::Node child(const YAML::Node& node, std::string_view key)
{
    return find(node, key, kDeepestMerge);
}

std::string text_of(const YAML::Node& node)
{
    return node.IsDefined() && node.IsScalar() ? node.Scalar() : std::string();
}

std::optional<double> number_of(const YAML::Node& node)
{
    return traces::parse_number(text_of(node));
}

std::optional<std::int64_t> count_of(const YAML::Node& node)
{
    const auto number = number_of(node);
    if (!number || *number < 0 || *number > 1e9) return std::nullopt;
    return std::llround(*number);
}

std::vector<std::string> texts_of(const YAML::Node& node)
{
    if (!node.IsDefined()) return {};
    if (node.IsScalar()) return {node.Scalar()};
    std::vector<std::string> texts;
    if (node.IsSequence())
        for (const auto& each : node)
            texts.push_back(text_of(each));
    return texts;
}

Position position_of(const YAML::Node& node)
{
    const YAML::Mark mark = node.IsDefined() ? node.Mark() : YAML::Mark::null_mark();
    return mark.is_null() ? Position{} : Position{mark.line + 1, mark.column + 1};
}

std::optional<double> quantity_of(const YAML::Node& node)
{
    constexpr std::pair<std::string_view, double> kUnits[] = {
        {"Ki", 0x1p10}, {"Mi", 0x1p20}, {"Gi", 0x1p30}, {"Ti", 0x1p40}, {"m", 1e-3}, {"k", 1e3},
        {"M", 1e6},     {"G", 1e9},     {"T", 1e12},    {"g", 0x1p30},  {"", 1}}; // "64g" is Compose's
    const std::string text = text_of(node);
    for (const auto& [unit, scale] : kUnits) {
        if (!text.ends_with(unit)) continue;
        const auto number = traces::parse_number(std::string_view(text).substr(0, text.size() - unit.size()));
        if (number && *number >= 0) return *number * scale;
    }
    return std::nullopt;
}

} // namespace fulcrum::evidence::launch
