// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/no_text.h"

#include <algorithm>

namespace fulcrum::evidence
{

namespace
{

using namespace std::string_view_literals;

struct Kind {
    std::string_view begin;
    const char* what;
    const char* hint;
};

constexpr Kind kFileKinds[] = {
    {"\x1f\x8b"sv, "the file is compressed (gzip)", "unpack it first, with gunzip"},
    {"\x28\xb5\x2f\xfd"sv, "the file is compressed (Zstandard)", "unpack it first, with zstd -d"},
    {"\xfd\x37zXZ\0"sv, "the file is compressed (xz)", "unpack it first, with xz -d"},
    {"BZh91AY&SY"sv, "the file is compressed (bzip2)", "unpack it first, with bunzip2"},
    {"\x04\x22\x4d\x18"sv, "the file is compressed (LZ4)", "unpack it first, with lz4 -d"},
    {"PK\x03\x04"sv, "the file is compressed (zip)", "unpack it first; of a workbook save a sheet as CSV"},
    {"7z\xbc\xaf\x27\x1c"sv, "the file is compressed (7z)", "unpack it first"},
    {"PAR1"sv, "the file is a Parquet table", "save it as CSV or JSON lines first"},
    {"SQLite format 3\0"sv, "the file is an SQLite database", "save the table as CSV first"},
    {"version https://git-lfs"sv, "the file is only a pointer to a file in Git LFS",
     "fetch the file itself: git lfs pull"},
    {"\xff\xfe"sv, "the text is in UTF-16", "save it in UTF-8, or convert it with iconv -f UTF-16 -t UTF-8"},
    {"\xfe\xff"sv, "the text is in UTF-16", "save it in UTF-8, or convert it with iconv -f UTF-16 -t UTF-8"},
};

} // namespace

std::optional<Error> no_text(std::string_view text, const std::string& file)
{
    for (const Kind& kind : kFileKinds)
        if (text.starts_with(kind.begin)) return Error{kind.what, kind.hint, file, {}};
    const std::string_view head = text.substr(0, 4096);
    const auto zeros = static_cast<std::size_t>(std::ranges::count(head, '\0'));
    if (zeros == 0) return std::nullopt;
    if (zeros * 5 >= head.size() * 2) // every second byte of Latin letters
        return Error{"the text is in UTF-16 without a mark of its byte order",
                     "save it in UTF-8, or convert it with iconv -f UTF-16LE -t UTF-8",
                     file,
                     {}};
    return Error{"the file is no text", "choose a text in UTF-8: CSV, JSON, JSON lines, a log", file, {}};
}

} // namespace fulcrum::evidence
