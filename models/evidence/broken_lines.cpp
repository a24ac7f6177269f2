// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/broken_lines.h"

#include "base/append.h"

#include <fmt/format.h>

#include <algorithm>
#include <climits>

namespace fulcrum::evidence
{

bool BrokenLines::add(std::int64_t line, std::string what, std::string hint)
{
    ++count_;
    if (named_.size() < kMostNamed) named_.push_back(fmt::format("Line {} was left out: {}", line, what));
    if (count_ == 1)
        first_ = {std::move(what),
                  std::move(hint),
                  file_,
                  {static_cast<int>(std::min<std::int64_t>(line, INT_MAX)), 1}};
    return stop_at_first_;
}

void BrokenLines::finish(Imported& out) const
{
    out.dropped += count_;
    append(out.dropped_detail, named_);
    const auto more = count_ - std::ssize(named_);
    if (more > 0) out.dropped_detail.push_back(fmt::format("{} further lines can not be read either", more));
    if (count_ > 0)
        out.warnings.push_back(
            fmt::format("{} of the file can not be read and {} left out, the first is line {}: "
                        "copy the file again, or mend {}",
                        count_ == 1 ? "1 line" : fmt::format("{} lines", count_),
                        count_ == 1 ? "was" : "were", first_.at.line, count_ == 1 ? "it" : "them"));
}

} // namespace fulcrum::evidence
