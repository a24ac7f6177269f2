// SPDX-License-Identifier: GPL-3.0-or-later
// Chat templates as a tree: what a linter needs of Jinja, and no more. Nothing is rendered.
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::prevention
{

struct JinjaNode {
    enum class Kind {
        Text,    // as it stands in the prompt, whitespace control applied
        Output,  // {{ expression }}
        Set,     // {% set names = expression %}; with children: {% set name %}…{% endset %}
        If,      // branches; the last one has no condition where there is an else
        For,     // `names` in `expression`; branches[0]: the body, branches[1]: else
        Macro,   // names[0]; branches[0]: the body
        Include, // expression: the name of a file
        Block,   // anything else with an end: {% filter %}, {% generation %}, {% call %}; branches[0]
        Other,   // a statement without effect on the text
    };
    struct Branch {
        std::string condition; // "": none
        std::vector<JinjaNode> nodes;
        Position at{};
    };

    Kind kind = Kind::Text;
    std::string text; // Text: itself; Other, Block: the statement
    std::vector<std::string> names;
    std::string expression;
    std::vector<Branch> branches;
    Position at{};    // of the text or of the expression
    std::string word; // the statement's first word
};

// Tags ({{ }}, {% %}, {# #}, whitespace control, raw) with blocks trimmed as chat templates are rendered:
// the first line break behind a statement and the blanks of its line before it are no text. Fails where a tag
// or a block does not end, at its place.
Result<std::vector<JinjaNode>> read_jinja(std::string_view text, const std::string& file);

// Whether the text has any tag.
bool is_jinja(std::string_view text);

// One word, text or sign of an expression.
struct JinjaWord {
    enum class Kind { Name, Text, Number, Sign } kind = Kind::Sign;
    std::string text; // of a Text without its quotes
    std::size_t offset = 0;
};
std::vector<JinjaWord> jinja_words(std::string_view expression);

} // namespace fulcrum::prevention
