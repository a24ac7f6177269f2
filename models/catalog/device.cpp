// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/device.h"

#include "catalog/names.h"
#include "catalog/toml_table.h"

namespace fulcrum::data
{
extern const std::string_view devices_toml;
}

namespace fulcrum::catalog
{

namespace
{

constexpr double kTera = 1e12;
constexpr double kGiga = 1e9;
constexpr double kGiB = 1073741824.0;

Device read_device(TomlTable& table)
{
    table.only({"id", "title", "aliases", "bf16_tflops", "fp8_tflops", "fp4_tflops", "memory_gib",
                "bandwidth_tb_s", "link_gb_s", "source", "evidence", "visible_gib", "visible_evidence",
                "price", "price_evidence"});
    Device device;
    device.id = table.text("id");
    device.title = table.text("title");
    device.aliases = table.texts_or_none("aliases");
    device.bf16_flops = table.number("bf16_tflops", 1) * kTera;
    device.fp8_flops = table.number_or("fp8_tflops", 0) * kTera;
    device.fp4_flops = table.number_or("fp4_tflops", 0) * kTera;
    device.hbm_bytes = table.number("memory_gib", 1) * kGiB;
    device.visible_bytes = table.number("visible_gib", 1) * kGiB;
    device.bandwidth = table.number("bandwidth_tb_s") * kTera;
    device.link_bandwidth = table.number_or("link_gb_s", 0) * kGiga;
    device.source = table.text("source");
    device.evidence = table.text("evidence");
    device.visible_evidence = table.text("visible_evidence");
    device.price_usd_per_hour = table.interval_or_zero("price");
    if (table.has("price")) device.price_evidence = table.text("price_evidence");
    if (device.visible_bytes > device.hbm_bytes) table.report("'visible_gib' is more than 'memory_gib'");
    return device;
}

} // namespace

Result<std::vector<Device>> read_devices(std::string_view toml, const std::string& file)
{
    TomlDocument document(toml, file);
    if (!document.errors().empty()) return document.errors();
    std::vector<Device> devices;
    std::set<std::string> names;
    for (TomlTable& table : document.root().tables("device")) {
        devices.push_back(read_device(table));
        const std::string duplicate = first_duplicate(devices.back(), names);
        if (!duplicate.empty()) table.report("the name '" + duplicate + "' is used twice");
    }
    if (!document.errors().empty()) return document.errors();
    return devices;
}

const std::vector<Device>& devices()
{
    // The text is compiled in and a test reads it, so value() holds.
    static const std::vector<Device> all = read_devices(data::devices_toml, "devices.toml").value();
    return all;
}

const Device* find_device(std::string_view name)
{
    return find_named(devices(), name);
}

} // namespace fulcrum::catalog
