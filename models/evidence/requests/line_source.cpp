// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/requests/line_source.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace fulcrum::evidence::requests
{

LineSource::LineSource(std::string_view text) : rest_(text), bytes_(text.size()), ended_(true)
{
    if (rest_.starts_with("\xef\xbb\xbf")) rest_.remove_prefix(3);
}

LineSource::LineSource(std::unique_ptr<std::istream> stream, std::uint64_t bytes, std::size_t chunk)
    : stream_(std::move(stream)), bytes_(bytes), chunk_(std::max<std::size_t>(chunk, 16))
{
    fill();
    if (rest_.starts_with("\xef\xbb\xbf")) rest_.remove_prefix(3);
}

Result<LineSource> LineSource::open(const std::string& path, std::size_t chunk)
{
    std::error_code fault;
    if (!std::filesystem::is_regular_file(path, fault))
        return Error{"there is no such file", "check the path", path, {}};
    auto stream = std::make_unique<std::ifstream>(path, std::ios::binary);
    if (!*stream) return Error{"the file can not be read", "check its permissions", path, {}};
    const auto bytes = std::filesystem::file_size(path, fault);
    return LineSource(std::move(stream), fault ? 0 : bytes, chunk);
}

double LineSource::done() const
{
    return bytes_ == 0 ? 0 : std::min(1.0, static_cast<double>(returned_) / static_cast<double>(bytes_));
}

// Moves what is left to the front and reads on; false at the end of the stream.
bool LineSource::fill()
{
    if (ended_) return false;
    const std::size_t left = rest_.size();
    if (buffer_.size() < left + chunk_ + kPadding) {
        std::vector<char> larger(left + chunk_ + kPadding);
        if (left > 0) std::memcpy(larger.data(), rest_.data(), left);
        buffer_ = std::move(larger);
    } else if (left > 0) {
        std::memmove(buffer_.data(), rest_.data(), left);
    }
    stream_->read(buffer_.data() + left, static_cast<std::streamsize>(chunk_));
    const auto got = static_cast<std::size_t>(std::max<std::streamsize>(stream_->gcount(), 0));
    failed_ = failed_ || stream_->bad();
    ended_ = got < chunk_;
    rest_ = {buffer_.data(), left + got};
    return got > 0;
}

std::optional<std::string> LineSource::rest(std::size_t most)
{
    std::string text;
    do {
        if (text.size() + rest_.size() > most) return std::nullopt;
        text += rest_;
        returned_ += rest_.size();
        rest_ = {};
    } while (fill());
    text.reserve(text.size() + kPadding);
    return text;
}

std::string_view LineSource::take(std::size_t end, bool has_end)
{
    std::string_view line = rest_.substr(0, end);
    const std::size_t used = end + (has_end ? 1 : 0);
    rest_.remove_prefix(used);
    returned_ += used;
    cut_off_ = !has_end;
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::optional<std::string_view> LineSource::next()
{
    too_long_ = false;
    std::size_t searched = 0;
    for (;;) {
        const void* found = searched < rest_.size()
                                ? std::memchr(rest_.data() + searched, '\n', rest_.size() - searched)
                                : nullptr;
        if (found != nullptr) {
            ++number_;
            const auto end = static_cast<std::size_t>(static_cast<const char*>(found) - rest_.data());
            const std::string_view line = take(end, true);
            return too_long_ ? std::string_view() : line;
        }
        if (stream_ != nullptr && rest_.size() > kLongest) {
            too_long_ = true;
            returned_ += rest_.size();
            rest_ = {};
        }
        searched = rest_.size();
        if (fill()) continue;
        if (rest_.empty() && !too_long_) return std::nullopt;
        ++number_;
        const std::string_view line = take(rest_.size(), false);
        return too_long_ ? std::string_view() : line;
    }
}

} // namespace fulcrum::evidence::requests
