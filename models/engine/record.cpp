// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record.h"

#include <algorithm>

namespace fulcrum::engine
{

void RequestBins::add(const RequestTimes& request, TimeNs warm_up, TimeNs window_end)
{
    ++offered;
    completed += request.outcome == Outcome::Completed ? 1 : 0;
    rejected += request.outcome == Outcome::Rejected ? 1 : 0;
    timed_out += request.outcome == Outcome::TimedOut ? 1 : 0;
    failed += request.outcome == Outcome::Failed ? 1 : 0;
    in_flight += request.outcome == Outcome::InFlight ? 1 : 0;
    preemptions += request.preemptions;
    const bool in_window = request.last_token >= warm_up && request.last_token <= window_end;
    completed_in_window += request.outcome == Outcome::Completed && in_window ? 1 : 0;
    if (request.arrival < warm_up) return;
    ++measured;
    if (request.scheduled == kNever) return;
    queue.add(request.scheduled - request.arrival);
    if (request.first_token == kNever) return;
    ttft.add(request.first_token - request.arrival);
    prefill.add(request.first_token - request.scheduled);
    if (request.outcome != Outcome::Completed) return;
    e2e.add(request.last_token - request.arrival);
    if (request.output_tokens > 1) {
        tpot.add((request.last_token - request.first_token) / (request.output_tokens - 1));
    } else {
        ++one_token;
    }
}

void RequestBins::merge(const RequestBins& other)
{
    offered += other.offered;
    completed += other.completed;
    rejected += other.rejected;
    timed_out += other.timed_out;
    failed += other.failed;
    in_flight += other.in_flight;
    preemptions += other.preemptions;
    completed_in_window += other.completed_in_window;
    measured += other.measured;
    one_token += other.one_token;
    ttft.merge(other.ttft);
    tpot.merge(other.tpot);
    queue.merge(other.queue);
    prefill.merge(other.prefill);
    e2e.merge(other.e2e);
}

void RequestTable::reserve(std::int64_t requests)
{
    const auto size = static_cast<std::size_t>(std::min(requests, most_raw_));
    raw_.reserve(size);
    there_.reserve(size);
}

void RequestTable::put(std::int64_t index, const RequestTimes& request)
{
    if (!binned() && index >= most_raw_) {
        bins_.resize(1);
        for (std::size_t i = 0; i < raw_.size(); ++i) {
            if (there_[i] != 0) bin(raw_[i]);
        }
        raw_ = {};
        there_ = {};
    }
    if (binned()) {
        bin(request);
        return;
    }
    const auto i = static_cast<std::size_t>(index);
    if (i >= raw_.size()) {
        raw_.resize(i + 1);
        there_.resize(i + 1, 0);
    }
    raw_[i] = request;
    there_[i] = 1;
}

void RequestTable::bin(const RequestTimes& request)
{
    if (request.class_index >= bins_.size()) bins_.resize(request.class_index + 1U);
    bins_[request.class_index].add(request, warm_up_, window_end_);
}

} // namespace fulcrum::engine
