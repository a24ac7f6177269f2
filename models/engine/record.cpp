// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace fulcrum::engine
{

namespace
{

// Large pages for memory that will be written from front to back: to have each 4 KiB mapped when it is first
// touched takes longer than writing it. Nothing depends on whether the system grants it.
void want_large_pages([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t bytes)
{
#ifdef __linux__
    constexpr std::uintptr_t page = 2 << 20;
    const auto from = (reinterpret_cast<std::uintptr_t>(begin) + page - 1) / page * page;
    const auto to = (reinterpret_cast<std::uintptr_t>(begin) + bytes) / page * page;
    if (from < to) madvise(reinterpret_cast<void*>(from), to - from, MADV_HUGEPAGE);
#endif
}

} // namespace

bool Slo::met_by(const RequestTimes& request) const
{
    if (request.outcome != Outcome::Completed) return false;
    const TimeNs first = request.first_at_client();
    if (ttft != kNever && first - request.arrival > ttft) return false;
    if (tpot == kNever || request.output_tokens < 2) return true;
    return (request.last_at_client() - first) / (request.output_tokens - 1) <= tpot;
}

void RequestBins::add(const RequestTimes& request, TimeNs warm_up, TimeNs window_end, const Slo& slo)
{
    ++offered;
    completed += request.outcome == Outcome::Completed ? 1 : 0;
    rejected += request.outcome == Outcome::Rejected ? 1 : 0;
    timed_out += request.outcome == Outcome::TimedOut ? 1 : 0;
    failed += request.outcome == Outcome::Failed ? 1 : 0;
    in_flight += request.outcome == Outcome::InFlight ? 1 : 0;
    preemptions += request.preemptions;
    retries += request.retries;
    if (request.outcome == Outcome::Rejected) ++rejected_for[static_cast<std::size_t>(request.rejection)];
    const bool in_window = request.last_token >= warm_up && request.last_token <= window_end;
    completed_in_window += request.outcome == Outcome::Completed && in_window ? 1 : 0;
    if (request.arrival < warm_up) return;
    ++measured;
    within_slo += slo.met_by(request) ? 1 : 0;
    if (request.scheduled == kNever) return;
    queue.add(request.scheduled - request.arrival);
    if (request.first_token == kNever) return;
    const TimeNs first = request.first_at_client();
    ttft.add(first - request.arrival);
    engine_ttft.add(request.first_token - request.arrival);
    seen_later += first != request.first_token ? 1 : 0;
    prefill.add(request.first_token - request.scheduled);
    if (request.outcome != Outcome::Completed) return;
    const TimeNs last = request.last_at_client();
    e2e.add(last - request.arrival);
    if (request.output_tokens > 1) {
        tpot.add((last - first) / (request.output_tokens - 1));
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
    within_slo += other.within_slo;
    retries += other.retries;
    seen_later += other.seen_later;
    for (std::size_t r = 0; r < kRejections; ++r)
        rejected_for[r] += other.rejected_for[r];
    engine_ttft.merge(other.engine_ttft);
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
    want_large_pages(raw_.data(), size * sizeof(RequestTimes));
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
    const Slo slo = request.class_index < slos_.size() ? slos_[request.class_index] : Slo{};
    bins_[request.class_index].add(request, warm_up_, window_end_, slo);
}

} // namespace fulcrum::engine
