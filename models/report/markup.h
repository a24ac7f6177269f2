// SPDX-License-Identifier: GPL-3.0-or-later
// What writers of marked-up text share.
#pragma once

#include <string>
#include <string_view>

namespace fulcrum::report
{

// For text and attributes of XML and HTML. Control characters that XML does not allow become spaces.
std::string xml_escaped(std::string_view text);

// The visible text of XML or HTML: tags become spaces; scripts, styles, comments and the head are left out.
std::string visible_text(std::string_view markup);

// What tags say of how it looks: their attributes, as words; those of scripts, styles and the head are left out.
std::string attributes_of(std::string_view markup);

} // namespace fulcrum::report
