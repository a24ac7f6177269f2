// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a Hugging Face config.json.
#include "catalog/model.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto model = fulcrum::catalog::read_hf_config(text, "config.json");
    (void)model.ok();
    return 0;
}
