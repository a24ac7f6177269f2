// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a text or of a file that is read in chunks, so that memory stays bounded.
#pragma once

#include "base/result.h"

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::requests
{

class LineSource
{
public:
    static constexpr std::size_t kChunk = 4U << 20;
    static constexpr std::size_t kLongest = 64U << 20; // a longer line is left out: too_long()
    static constexpr std::size_t kPadding = 64;        // readable bytes behind a line, where padded()

    explicit LineSource(std::string_view text);
    // `bytes`: of the whole stream, for done(); 0 where unknown.
    LineSource(std::unique_ptr<std::istream> stream, std::uint64_t bytes, std::size_t chunk = kChunk);
    static Result<LineSource> open(const std::string& path, std::size_t chunk = kChunk);

    // Without its end (LF or CRLF) and, in the first one, a byte order mark. Valid until the next call.
    std::optional<std::string_view> next();

    // What has been read and not yet returned: the begin of a file, before the first line is asked for.
    std::string_view ahead() const { return rest_; }

    // All that is left as one text, with kPadding readable bytes behind it; nullopt: it has more than `most`
    // bytes.
    std::optional<std::string> rest(std::size_t most);

    std::int64_t number() const { return number_; } // of the line last returned, from 1
    bool cut_off() const { return cut_off_; }       // it was the last one and had no end
    bool too_long() const { return too_long_; }     // it was left out; next() gave an empty one
    bool padded() const
    {
        return stream_ != nullptr || rest_.size() >= kPadding;
    }                                                   // bytes behind it may be read
    bool failed() const { return failed_; }             // reading broke off
    double done() const;                                // 0 to 1
    std::size_t held() const { return buffer_.size(); } // bytes in memory

private:
    bool fill();
    std::string_view take(std::size_t end, bool has_end);

    std::string_view rest_; // not yet returned
    std::unique_ptr<std::istream> stream_;
    std::vector<char> buffer_; // rest_ lies in it where there is a stream
    std::uint64_t bytes_ = 0;
    std::uint64_t returned_ = 0;
    std::size_t chunk_ = kChunk;
    std::int64_t number_ = 0;
    bool ended_ = false;
    bool cut_off_ = false;
    bool too_long_ = false;
    bool failed_ = false;
};

} // namespace fulcrum::evidence::requests
