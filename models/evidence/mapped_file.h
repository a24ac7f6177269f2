// SPDX-License-Identifier: GPL-3.0-or-later
// A file as a text without a copy of it, so that one of gigabytes takes no memory of its own.
#pragma once

#include "base/result.h"

#include <memory>
#include <string>
#include <string_view>

namespace fulcrum::evidence
{

class MappedFile
{
public:
    static Result<MappedFile> open(const std::string& path); // fails where it is no readable file

    std::string_view text() const; // as long as the object lives; ends where the file did when it was opened

private:
    struct Mapping;
    std::shared_ptr<const Mapping> mapping_;
};

} // namespace fulcrum::evidence
