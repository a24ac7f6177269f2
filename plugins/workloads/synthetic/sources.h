// SPDX-License-Identifier: GPL-3.0-or-later
// The two kinds of sender: an open one, whose arrivals do not wait for answers, and a closed loop of clients.
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/source.h"
#include "workloads/synthetic/arrivals.h"
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

// When a source sends: in [start, stop), at most `requests`.
struct Span {
    TimeNs start = 0;
    TimeNs stop = kNever;
    std::int64_t requests = INT64_MAX;
};

Result<Span> read_span(const Parameters& parameters);

class OpenSource final : public cluster::RequestSource
{
public:
    OpenSource(Span span, Arrivals arrivals, RequestShape shape);

    TimeNs next_arrival() const override { return next_; }
    void take(engine::Request& out) override;
    std::vector<std::string> class_names() const override { return {shape_.class_name()}; }

private:
    void advance();

    Span span_;
    Arrivals arrivals_;
    RequestShape shape_;
    std::uint64_t taken_ = 0;
    TimeNs next_ = kNever;
};

inline constexpr std::int64_t kMostClients = 1'000'000;

struct ThinkTime {
    double mean = 0; // seconds
    bool exponential = true;
};

// Each client sends, waits for the end of its request, thinks, and sends the next. It begins with thinking.
class ClosedLoop final : public cluster::RequestSource
{
public:
    ClosedLoop(Span span, std::uint32_t clients, ThinkTime think, RequestShape shape,
               const cluster::SourceContext& context);

    TimeNs next_arrival() const override;
    void take(engine::Request& out) override;
    void completed(std::uint64_t id, engine::Outcome outcome, TimeNs now) override;
    bool reactive() const override { return true; }
    std::vector<std::string> class_names() const override { return {shape_.class_name()}; }

private:
    using Due = std::pair<TimeNs, std::uint64_t>; // when, and the request's id
    void plan(std::uint64_t id, TimeNs from, TimeNs at_least);

    Span span_;
    ThinkTime think_;
    RequestShape shape_;
    std::uint64_t seed_;
    std::uint32_t think_stream_;
    std::int64_t taken_ = 0;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
};

Result<std::unique_ptr<cluster::RequestSource>> make_source(const Parameters& parameters,
                                                            const cluster::SourceContext& context);

} // namespace fulcrum::plugins::synthetic
