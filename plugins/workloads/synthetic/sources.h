// SPDX-License-Identifier: GPL-3.0-or-later
// The two kinds of sender: an open one, whose arrivals do not wait for answers, and a closed loop of clients.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/source.h"
#include "cluster/traffic/arrivals.h"
#include "cluster/traffic/timing.h"
#include "workloads/synthetic/request_shape.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <utility>
#include <vector>

namespace fulcrum::plugins::synthetic
{

class OpenSource final : public cluster::RequestSource
{
public:
    OpenSource(cluster::traffic::Span span, cluster::traffic::Arrivals arrivals, RequestShape shape,
               cluster::SourceContext context);

    TimeNs next_arrival() const override { return next_; }
    void take(engine::Request& out) override;
    Errors change(const Parameters& parameters, TimeNs now) override;
    std::vector<std::string> class_names() const override { return {shape_.class_name()}; }

private:
    void go_on(double arrival); // seconds since the start of sending

    cluster::traffic::Span span_;
    cluster::traffic::Arrivals arrivals_;
    RequestShape shape_;
    cluster::SourceContext context_;
    std::uint64_t taken_ = 0;
    TimeNs next_ = kNever;
};

inline constexpr std::int64_t kMostClients = 1'000'000;

// Each client sends, waits for the end of its request, thinks, and sends the next. It begins with thinking.
class ClosedLoop final : public cluster::RequestSource
{
public:
    ClosedLoop(cluster::traffic::Span span, std::uint32_t clients, cluster::traffic::Pause think,
               RequestShape shape, cluster::SourceContext context);

    TimeNs next_arrival() const override;
    void take(engine::Request& out) override;
    void completed(const cluster::RequestEnd& end) override;
    Errors change(const Parameters& parameters, TimeNs now) override;
    bool reactive() const override { return true; }
    std::vector<std::string> class_names() const override { return {shape_.class_name()}; }

private:
    using Due = std::pair<TimeNs, std::uint64_t>; // when, and the request's id
    void plan(std::uint64_t id, TimeNs from, TimeNs at_least);

    cluster::traffic::Span span_;
    cluster::traffic::Pause think_;
    RequestShape shape_;
    cluster::SourceContext context_;
    std::uint32_t think_stream_;
    std::int64_t clients_;
    std::int64_t taken_ = 0;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
};

Result<std::unique_ptr<cluster::RequestSource>> make_source(const Parameters& parameters,
                                                            const cluster::SourceContext& context);

} // namespace fulcrum::plugins::synthetic
