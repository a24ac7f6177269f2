// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a project, table by table. Not for use outside this folder.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

class ProjectWriter
{
public:
    void comment(std::string_view text); // as many lines as it takes
    void blank() { text_ += '\n'; }
    void table(std::string_view header); // "[run]", "[[scenario.node]]": with a blank line before it
    // `value` is TOML; `why` stands behind it as a comment.
    void line(std::string_view key, std::string_view value, std::string_view why = "");
    void text(std::string_view key, std::string_view value, std::string_view why = "");
    void list(std::string_view key, const std::vector<double>& values);
    void node(std::string_view id, std::string_view kind, std::string_view plugin);
    void link(std::string_view from, std::string_view to);
    void variant(std::string_view name, std::string_view title); // a scenario that extends "deployed"

    const std::string& str() const { return text_; }

private:
    std::string text_;
};

std::string quoted_text(std::string_view text); // a TOML string

} // namespace fulcrum::evidence::launch
