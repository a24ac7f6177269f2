// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as spans in OTLP JSON.
#include "evidence/requests/spans.h"
#include "importer_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace fulcrum::evidence;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    ImportOptions options;
    options.stop_at_first_error = size % 7 == 0;
    (void)requests::looks_like_spans(text);
    check_import(requests::parse_spans(text, "fuzz", options));
    return 0;
}
