// SPDX-License-Identifier: GPL-3.0-or-later
// What a synthetic request is made of, apart from when it comes.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/source.h"
#include "cluster/traffic/lengths.h"
#include "cluster/traffic/prompt_template.h"
#include "cluster/traffic/tenants.h"
#include "engine/request.h"

#include <cstdint>
#include <string>

namespace fulcrum::plugins::synthetic
{

class RequestShape
{
public:
    static Result<RequestShape> read(const Parameters& parameters, const cluster::SourceContext& context);

    // Lengths, prefix and attributes of the request with number `index` that arrives at `at`: the same
    // whatever came before.
    void fill(engine::Request& out, std::uint64_t index, TimeNs at) const;

    const std::string& class_name() const { return class_name_; }

private:
    RequestShape(cluster::traffic::LengthLaw prompt, cluster::traffic::LengthLaw output,
                 cluster::traffic::PromptTemplate prefix, cluster::traffic::Tenants tenants,
                 const cluster::SourceContext& context);

    cluster::traffic::LengthLaw prompt_;
    cluster::traffic::LengthLaw output_;
    cluster::traffic::PromptTemplate prefix_;
    cluster::traffic::Tenants tenants_;
    std::int32_t max_tokens_ = 0; // 0: as long as the output
    std::string class_name_;
    std::int32_t priority_ = 0;
    bool prompt_logprobs_ = false;
    std::uint64_t seed_;
    std::uint32_t prompt_stream_;
    std::uint32_t output_stream_;
    std::uint32_t prefix_stream_;
    std::uint32_t tenant_stream_;
};

} // namespace fulcrum::plugins::synthetic
