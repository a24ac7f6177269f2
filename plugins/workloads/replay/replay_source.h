// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parameters.h"
#include "base/result.h"
#include "cluster/source.h"
#include "workloads/replay/trace_cache.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <vector>

namespace fulcrum::plugins::replay
{

// How the rows of a trace become requests.
struct Playback {
    TimeNs start = 0;            // when the first row played arrives
    double time_scale = 1;       // 2: gaps half as long, twice the rate
    std::size_t first_row = 0;   // rows before it are left out
    bool spread = false;         // spread arrivals within the ticks of a coarse clock
    std::int32_t max_tokens = 0; // what clients allow; 0: exactly the output
    std::int32_t priority = 0;
    std::uint16_t tenant = 0;
    bool prompt_logprobs = false;
    std::string class_name; // of rows that name none
    bool one_class = false; // what the rows name is not used
};

class ReplaySource final : public cluster::RequestSource
{
public:
    ReplaySource(SharedTrace trace, Playback playback, const cluster::SourceContext& context);

    TimeNs next_arrival() const override;
    void take(engine::Request& out) override;
    void completed(const cluster::RequestEnd& end) override;
    bool reactive() const override { return sessions_; }
    std::vector<std::string> class_names() const override { return classes_; }
    std::vector<std::string> notes() const override { return trace_->warnings; }

private:
    struct Arrival {
        TimeNs at = 0;
        std::uint32_t row = 0;
        std::uint32_t turn = 0; // of a session: 0 is the row itself

        auto operator<=>(const Arrival&) const = default;
    };
    const Arrival* next() const; // nullptr: none
    void fill_session(engine::Request& out, const Arrival& arrival) const;
    void plan_arrivals(const cluster::SourceContext& context);
    void name_classes();

    SharedTrace trace_;
    Playback playback_;
    std::vector<Arrival> arrivals_;
    std::vector<std::string> classes_;
    std::vector<std::uint16_t> class_of_row_; // empty: all in class 0
    std::size_t next_ = 0;
    bool sessions_ = false; // some rows are sessions, whose later requests wait for answers
    std::priority_queue<Arrival, std::vector<Arrival>, std::greater<>> due_; // of these
    std::uint64_t salt_;                                                     // of what sessions say
};

Result<std::unique_ptr<cluster::RequestSource>>
make_source(const Parameters& parameters, const cluster::SourceContext& context, TraceCache& cache);

} // namespace fulcrum::plugins::replay
