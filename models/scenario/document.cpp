// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/document.h"

#include "scenario/lines.h"
#include "scenario/reader.h"

#include <filesystem>
#include <utility>

namespace fulcrum::scenario
{

Document::Document(std::string text, std::string file, const NodeTypes& types)
    : text_(std::move(text)), file_(std::move(file)), types_(types)
{
    parse();
}

void Document::parse()
{
    Reading reading = read_project(text_, file_, types_);
    project_ = std::move(reading.project);
    project_.run.folder = std::filesystem::path(file_).parent_path().string();
    problems_ = std::move(reading.problems);
    parsed_ = reading.parsed;
    read_only_ = reading.read_only;
}

Result<bool> Document::apply(const Patch& patch)
{
    if (read_only_)
        return Error{"the project is read-only", "it was written by a newer version of Fulcrum", file_, {}};
    if (patch.offset > text_.size() ||
        text_.compare(patch.offset, patch.old_text.size(), patch.old_text) != 0)
        return Error{"the text has changed where this edit would go", "make the edit again", file_, {}};
    if (patch.old_text == patch.new_text) return true;
    text_.replace(patch.offset, patch.old_text.size(), patch.new_text);
    parse();
    return true;
}

std::size_t Document::offset_of(Position at) const
{
    return Lines(text_).offset_of(at);
}

} // namespace fulcrum::scenario
