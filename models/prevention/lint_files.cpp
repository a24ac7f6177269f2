// SPDX-License-Identifier: GPL-3.0-or-later
#include "prevention/lint_files.h"

#include "prevention/jinja.h"
#include "scenario/document.h"

#include <filesystem>

namespace fulcrum::prevention
{

namespace
{

// What is called a template is read as one: a brace that is not closed is a fault of it.
bool is_template_name(const std::string& file)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    return ending == ".jinja" || ending == ".jinja2" || ending == ".j2";
}

} // namespace

Result<std::vector<LintedFile>> lint_files(const std::vector<std::string>& files, const LintOptions& common)
{
    std::vector<LintedFile> linted;
    std::vector<PromptSample> rendered;
    Errors errors;
    const auto fail = [&errors](const auto& result) {
        errors.insert(errors.end(), result.errors().begin(), result.errors().end());
    };
    for (const std::string& file : files) {
        const auto text = scenario::read_text_file(file);
        if (!text) {
            fail(text);
        } else if (looks_like_prompts(*text)) {
            const auto samples = read_prompts(*text, file);
            if (samples)
                linted.push_back(lint_samples(*samples, common));
            else
                fail(samples);
        } else if (is_jinja(*text) || is_template_name(file)) {
            LintOptions options = common;
            options.include = [folder = std::filesystem::path(file).parent_path()](const std::string& name) {
                return scenario::read_text_file((folder / name).string());
            };
            auto one = lint_template(*text, file, options);
            if (one)
                linted.push_back(std::move(*one));
            else
                fail(one);
        } else {
            PromptSample sample;
            sample.text = *text;
            sample.file = file;
            rendered.push_back(std::move(sample));
        }
    }
    if (!rendered.empty()) linted.push_back(lint_samples(rendered, common));
    if (!errors.empty()) return errors;
    return linted;
}

const LintField* first_failing(const std::vector<LintedFile>& files)
{
    for (const LintedFile& file : files)
        for (const LintField& field : file.fields)
            if (field.fails) return &field;
    return nullptr;
}

} // namespace fulcrum::prevention
