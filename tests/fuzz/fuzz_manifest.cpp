// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a manifest, as a histogram of lengths, and through the redactor.
#include "evidence/launch/lengths.h"
#include "evidence/launch/manifest.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace launch = fulcrum::evidence::launch;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    fulcrum::evidence::Redactor redactor;
    redactor.text(text);
    const auto manifest = launch::read_manifest(text, "fuzz", redactor);
    if (manifest ? manifest->engines.empty() : manifest.errors().empty()) std::abort();
    const auto buckets = launch::read_lengths(text, "fuzz");
    if (!buckets) return 0;
    const launch::LengthLaw law = launch::law_of(*buckets);
    if (law.values.empty() || !(law.mean >= 1) || !std::isfinite(law.mean)) std::abort();
    return 0;
}
