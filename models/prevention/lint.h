// SPDX-License-Identifier: GPL-3.0-or-later
// What changes from request to request has to stand behind what does not: a prefix cache finds nothing behind
// the first token that differs. The lint fails where such a field stands among the first tokens.
#pragma once

#include "base/result.h"
#include "prevention/fields.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::prevention
{

inline constexpr double kCharactersPerToken = 4; // [E] of English text; samples may say better

struct LintOptions {
    std::int64_t tokens = 1024;           // among which no field may stand [E]
    std::int64_t block_tokens = 16;       // of a KV block: prefixes are reused in whole blocks
    std::optional<FieldScope> allowed{};  // fields that stay the same at least so long are warnings
    std::vector<std::string> variables{}; // names that change, whatever they sound like
    std::vector<std::string> constants{}; // names that do not
    // The text of an included file; fails where there is none.
    std::function<Result<std::string>(const std::string&)> include{};
};

struct LintField {
    std::string name; // "strftime_now('%H:%M')", "request_id", "Current time"
    FieldKind kind = FieldKind::Unknown;
    FieldScope scope = FieldScope::Request;
    std::string file;
    Position at{};
    std::int64_t token = 0;    // in front of which it begins, from 0; of a template at the earliest
    std::int64_t reusable = 0; // tokens in front of it, in whole KV blocks
    // Of the text that all requests share, as far as it is known here: what is computed anew because of it.
    double recomputed_share = 0;
    bool fails = true; // false: a warning
    std::string why;
};

struct LintedFile {
    enum class Kind { Template, Rendered, Prompts } kind = Kind::Template;
    std::string file;
    std::string hash; // of a template, template_hash(); of others of the prompts' common begin
    std::int64_t shared_tokens =
        0; // of the text that all requests share: the template's own, or the samples'
    std::int64_t samples = 0;
    double characters_per_token = kCharactersPerToken;
    bool counted = false;          // the samples say how many tokens they have
    std::vector<LintField> fields; // in order of their place
    std::vector<std::string> notes;

    bool fails() const;
};
std::string_view to_string(LintedFile::Kind kind); // "template", "rendered", "prompts"

// A chat template (Jinja). Positions are lower bounds: what the caller passes in (tools, a system prompt)
// counts as nothing. Fails where it can not be read.
Result<LintedFile> lint_template(std::string_view text, const std::string& file,
                                 const LintOptions& options = {});

// A prompt as the model got it.
struct PromptSample {
    std::string text;
    std::string file;
    int line = 1;                         // of the file, where it begins
    bool one_line = false;                // a line of JSON: positions within it are not lines of the file
    std::optional<std::int64_t> tokens{}; // of the whole text
};
// One JSON object a line with "prompt", "rendered_prompt", "text" or "input", and "prompt_tokens" or
// "prompt_token_ids" where they are known.
Result<std::vector<PromptSample>> read_prompts(std::string_view text, const std::string& file);
bool looks_like_prompts(std::string_view text);

// Several prompts of one template: where they differ and go on alike behind it, there is a field. One alone
// is searched for what looks like one.
LintedFile lint_samples(const std::vector<PromptSample>& samples, const LintOptions& options = {});

} // namespace fulcrum::prevention
