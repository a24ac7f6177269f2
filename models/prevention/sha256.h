// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fulcrum::prevention
{

// SHA-256 (FIPS 180-4) as 64 hexadecimal digits.
std::string sha256(std::string_view text);

// The version of a prompt template: the SHA-256 of its text without a byte order mark, with line feeds as
// line ends and one at its end, so that a checkout on another system is the same version. Spaces count: they
// are part of the prompt.
std::string template_hash(std::string_view text);

// The first twelve digits, for people.
std::string short_hash(const std::string& hash);

} // namespace fulcrum::prevention
