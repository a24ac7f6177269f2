// SPDX-License-Identifier: GPL-3.0-or-later
// What launch lines and labels call models and devices, in the words of the catalogue.
#pragma once

#include "catalog/device.h"
#include "catalog/model.h"

#include <string>
#include <string_view>

namespace fulcrum::evidence::launch
{

// A node label, an instance type, or a name or alias of the catalogue; nullptr: not known.
const catalog::Device* device_of_label(std::string_view label);

// Whether the label is a slice of a GPU, which the catalogue does not have:
// "NVIDIA-A100-SXM4-40GB-MIG-1g.5gb".
bool is_slice(std::string_view label);

struct ModelName {
    const catalog::ModelGeometry* model = nullptr; // nullptr: not in the catalogue
    std::string weights;                           // "fp8" or "int4" where the name says so, else ""
};

// By the full name, by its last part ("/models/Llama-3.1-8B-Instruct"), and without what says how it was
// quantised ("RedHatAI/Meta-Llama-3.1-8B-Instruct-FP8-dynamic").
ModelName model_of_name(std::string_view name);

} // namespace fulcrum::evidence::launch
