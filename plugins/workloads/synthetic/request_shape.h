// SPDX-License-Identifier: GPL-3.0-or-later
// What a synthetic request is made of, apart from when it comes.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/source.h"
#include "engine/request.h"
#include "workloads/synthetic/alias_table.h"
#include "workloads/synthetic/lengths.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fulcrum::plugins::synthetic
{

class RequestShape
{
public:
    static Result<RequestShape> read(const Parameters& parameters, const cluster::SourceContext& context);

    // Lengths, prefix and attributes of the request with number `index`: the same whatever came before.
    void fill(engine::Request& out, std::uint64_t index) const;

    const std::string& class_name() const { return class_name_; }

private:
    RequestShape(LengthLaw prompt, LengthLaw output, const cluster::SourceContext& context);
    Errors read_prefix(const Parameters& parameters, const std::string& node);

    LengthLaw prompt_;
    LengthLaw output_;
    std::int32_t max_tokens_ = 0; // 0: as long as the output
    std::int32_t prefix_tokens_ = 0;
    std::uint64_t prefix_salt_ = 0;
    AliasTable groups_; // empty: one group
    std::string class_name_;
    std::int32_t priority_ = 0;
    std::uint16_t tenant_ = 0;
    std::uint64_t seed_;
    std::uint32_t prompt_stream_;
    std::uint32_t output_stream_;
    std::uint32_t prefix_stream_;
};

} // namespace fulcrum::plugins::synthetic
