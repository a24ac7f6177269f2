// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as rows of requests, with columns recognised and told.
#include "evidence/requests/request_rows.h"
#include "importer_fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace fulcrum::evidence;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    ImportOptions options;
    options.stop_at_first_error = size % 7 == 0;
    (void)requests::looks_like_request_rows(text);
    check_import(requests::parse_request_rows(text, "fuzz", options));
    options.columns = {"a=arrival:s", "b=e2e:ms", "c=status"};
    check_import(requests::parse_request_rows(text, "fuzz", options));
    return 0;
}
