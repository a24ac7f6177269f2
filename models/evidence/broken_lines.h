// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a file that can not be read: each is named, and none stops the rest unless asked to.
#pragma once

#include "evidence/imported.h"

namespace fulcrum::evidence
{

class BrokenLines
{
public:
    static constexpr std::size_t kMostNamed = 20;

    BrokenLines(std::string file, const ImportOptions& options)
        : file_(std::move(file)), stop_at_first_(options.stop_at_first_error)
    {
    }

    // `what` as an Error's message. True: reading has to stop, with error().
    bool add(std::int64_t line, std::string what, std::string hint);

    // Further ones of which no more is known than that there are as many.
    void add_unnamed(std::int64_t lines) { count_ += lines; }

    std::int64_t count() const { return count_; }
    bool stopped() const { return stop_at_first_ && count_ > 0; }
    const std::string& file() const { return file_; }
    const Error& first() const { return first_; } // only where count() > 0

    // Adds the lines to `dropped`, their sentences to `dropped_detail`.
    void finish(Imported& out) const;

private:
    std::string file_;
    bool stop_at_first_;
    std::int64_t count_ = 0;
    Error first_{};
    std::vector<std::string> named_;
};

} // namespace fulcrum::evidence
