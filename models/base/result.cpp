// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

namespace fulcrum
{

std::string to_string(const Error& error)
{
    std::string text;
    if (!error.file.empty()) text += error.file + ":";
    if (error.at.line > 0) {
        text += std::to_string(error.at.line) + ":";
        if (error.at.column > 0) text += std::to_string(error.at.column) + ":";
    }
    if (!text.empty()) text += " ";
    text += error.message;
    if (!error.hint.empty()) text += " (" + error.hint + ")";
    return text;
}

std::string to_string(const Errors& errors)
{
    std::string text;
    for (const Error& error : errors) {
        if (!text.empty()) text += "\n";
        text += to_string(error);
    }
    return text;
}

} // namespace fulcrum
