// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/roofline/constants.h"

#include "catalog/toml_table.h"

#include <algorithm>

namespace fulcrum::data
{
extern const std::string_view roofline_constants;
}

namespace fulcrum::plugins::roofline
{

namespace
{

using catalog::TomlTable;

constexpr double kMicro = 1e-6;
constexpr double kGiga = 1e9;

Interval scaled(Interval interval, double factor)
{
    return {interval.value * factor, interval.low * factor, interval.high * factor};
}

// Every share of peak or bandwidth has to be positive: it divides.
Interval share(TomlTable& table, std::string_view key)
{
    const Interval interval = table.interval_or_zero(key);
    if (!(interval.low > 0)) table.report("'" + std::string(key) + "' must be given and positive");
    return interval;
}

GemmConstants read_gemm(TomlTable& table)
{
    table.only({"compute", "memory", "floor_us"});
    return {share(table, "compute"), share(table, "memory"),
            scaled(table.interval_or_zero("floor_us"), kMicro)};
}

void read_decode(TomlTable& table, DeviceConstants& device)
{
    table.only({"floor_us", "bf16_kv", "fp8_kv", "mixed_per_group"});
    device.decode_mixed_per_group = table.interval_or_zero("mixed_per_group");
    device.decode_floor_seconds = scaled(table.interval_or_zero("floor_us"), kMicro);
    device.decode_bf16_kv = share(table, "bf16_kv");
    device.decode_fp8_kv = share(table, "fp8_kv");
}

void read_prefill(TomlTable& table, DeviceConstants& device)
{
    table.only({"floor_us", "peak", "half_tokens"});
    device.prefill_floor_seconds = scaled(table.interval_or_zero("floor_us"), kMicro);
    device.prefill_peak = share(table, "peak");
    device.prefill_half_tokens = share(table, "half_tokens");
}

AllReduceConstants read_all_reduce(TomlTable& table)
{
    table.only({"gpus", "latency_us", "bandwidth_gb_s"});
    return {table.integer("gpus", 2), table.number("latency_us") * kMicro,
            table.number("bandwidth_gb_s", 1) * kGiga};
}

ElementwiseConstants read_elementwise(TomlTable& table)
{
    table.only({"floor_us", "bytes_per_value", "evidence"});
    return {scaled(table.interval_or_zero("floor_us"), kMicro), table.interval_or_zero("bytes_per_value")};
}

DeviceConstants read_device(TomlTable& table)
{
    table.only({"ids", "evidence", "basis", "gemm_bf16", "gemm_fp8", "decode_attention", "prefill_attention",
                "all_reduce", "all_reduce_evidence", "eager_all_reduce_us", "gathers_logits", "elementwise"});
    DeviceConstants device;
    device.ids = table.texts_or_none("ids");
    device.evidence = table.text("evidence");
    device.basis = table.text("basis");
    if (auto values = table.table("gemm_bf16")) device.gemm_bf16 = read_gemm(*values);
    if (auto values = table.table_or_none("gemm_fp8")) device.gemm_fp8 = read_gemm(*values);
    if (auto values = table.table("decode_attention")) read_decode(*values, device);
    if (auto values = table.table("prefill_attention")) read_prefill(*values, device);
    for (TomlTable& row : table.tables("all_reduce"))
        device.all_reduce.push_back(read_all_reduce(row));
    device.all_reduce_evidence = table.text("all_reduce_evidence");
    device.eager_all_reduce_seconds = table.number("eager_all_reduce_us") * kMicro;
    device.gathers_logits = table.boolean_or("gathers_logits", false);
    if (auto values = table.table_or_none("elementwise")) device.elementwise = read_elementwise(*values);
    return device;
}

void read_common(TomlTable root, Constants& constants)
{
    root.only({"elementwise", "qk_norm", "launch", "device"});
    if (auto table = root.table("elementwise")) constants.elementwise = read_elementwise(*table);
    if (auto table = root.table("qk_norm")) constants.qk_norm = read_elementwise(*table);
    if (auto table = root.table("launch")) {
        table->only({"kernels_per_layer", "kernel_us", "evidence"});
        constants.kernels_per_layer = table->integer("kernels_per_layer", 1);
        constants.kernel_launch_seconds = scaled(table->interval_or_zero("kernel_us"), kMicro);
    }
}

} // namespace

const AllReduceConstants* DeviceConstants::all_reduce_of(int gpus) const
{
    const auto found = std::find_if(all_reduce.begin(), all_reduce.end(),
                                    [gpus](const AllReduceConstants& row) { return row.gpus == gpus; });
    return found == all_reduce.end() ? nullptr : &*found;
}

const DeviceConstants* Constants::find(std::string_view device_id) const
{
    for (const DeviceConstants& device : devices) {
        if (std::find(device.ids.begin(), device.ids.end(), device_id) != device.ids.end()) return &device;
    }
    return nullptr;
}

Result<Constants> read_constants(std::string_view toml, const std::string& file)
{
    catalog::TomlDocument document(toml, file);
    if (!document.errors().empty()) return document.errors();
    Constants constants;
    read_common(document.root(), constants);
    for (TomlTable& table : document.root().tables("device"))
        constants.devices.push_back(read_device(table));
    if (!document.errors().empty()) return document.errors();
    return constants;
}

const Constants& constants()
{
    // The text is compiled in and a test reads it, so value() holds.
    static const Constants all = read_constants(data::roofline_constants, "constants.toml").value();
    return all;
}

} // namespace fulcrum::plugins::roofline
