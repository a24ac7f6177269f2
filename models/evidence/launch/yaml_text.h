// SPDX-License-Identifier: GPL-3.0-or-later
// YAML as manifests write it. Include in .cpp files only.
#pragma once

#include "base/result.h"

#include <yaml-cpp/yaml.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::evidence::launch
{

// All documents of the text. Never throws; the error names the line. Anchors and aliases are shared, not
// copied.
Result<std::vector<YAML::Node>> parse_yaml(std::string_view text, const std::string& file);

// The member, also of a map merged with "<<"; a null node where there is none.
YAML::Node child(const YAML::Node& node, std::string_view key);
template <class... Keys>
YAML::Node child(const YAML::Node& node, std::string_view key, Keys... rest)
{
    return child(child(node, key), rest...);
}

std::string text_of(const YAML::Node& node); // of a scalar; "" else
std::optional<double> number_of(const YAML::Node& node);
std::optional<std::int64_t> count_of(const YAML::Node& node); // 0 to 1e9
std::vector<std::string> texts_of(const YAML::Node& node); // of a list of scalars; a scalar is a list of one
Position position_of(const YAML::Node& node);

// Kubernetes quantities: "500m" = 0.5, "64Gi" = 64 * 2^30, "4k", "1e3".
std::optional<double> quantity_of(const YAML::Node& node);

} // namespace fulcrum::evidence::launch
