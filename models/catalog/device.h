// SPDX-License-Identifier: GPL-3.0-or-later
// Accelerators as data: catalog/data/devices.toml, compiled into the library.
#pragma once

#include "base/interval.h"
#include "base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::catalog
{

// Per GPU; peaks are dense (without structured sparsity); the link figure is one direction.
struct Device {
    std::string id;                   // "h100-sxm": lower case, as written in projects
    std::string title;                // "H100 SXM 80 GB"
    double bf16_flops = 0;            // FLOP/s, 1 multiply-add = 2 FLOP
    double fp8_flops = 0;             // 0: no fp8 units
    double fp4_flops = 0;             // 0: none
    double hbm_bytes = 0;             // the label's capacity; "80 GB" of HBM are 80 GiB of chips
    double visible_bytes = 0;         // what the driver shows an engine; memory plans use this
    double bandwidth = 0;             // B/s
    double link_bandwidth = 0;        // B/s to its peers; 0: unknown
    Interval price_usd_per_hour;      // value: the default; all 0: unknown
    std::string source;               // where the figures come from
    std::string evidence;             // tag: S source code, D documentation, M measured, F fitted, E estimate
    std::string visible_evidence;     // the same for visible_bytes
    std::string price_evidence;       // and for the price; empty where it is unknown
    std::vector<std::string> aliases; // other spellings: "h100", "NVIDIA H100 80GB HBM3"
};

// All devices, in the order of the file. Thread-safe, read only.
const std::vector<Device>& devices();

// By id or alias, letter case ignored; nullptr if there is none.
const Device* find_device(std::string_view name);

// Reads a catalogue of devices. Fails with every fault found: unknown, missing or negative figures, an id or
// alias used twice. `file` is used in messages.
Result<std::vector<Device>> read_devices(std::string_view toml, const std::string& file);

} // namespace fulcrum::catalog
