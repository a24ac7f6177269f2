// SPDX-License-Identifier: GPL-3.0-or-later
// What happened over time, in bounded memory: min, time-weighted mean and max of each series in equal
// buckets.
//
// When a run outgrows the buckets, neighbours are merged and the bucket width doubles; so a timeline has
// between capacity/2 and capacity buckets, however long the run was.
#pragma once

#include "base/time.h"

#include <array>
#include <cstdint>
#include <vector>

namespace fulcrum
{

template <std::size_t kSeries>
class TimelineOf
{
public:
    using Sample = std::array<std::int64_t, kSeries>;

    struct Bucket {
        TimeNs covered =
            0; // how much of the bucket's width has been recorded; 0: nothing, min and max invalid
        Sample min{};
        Sample max{};
        Sample integral{}; // sum of value x ns

        double mean(std::size_t series) const
        {
            return covered > 0 ? static_cast<double>(integral[series]) / static_cast<double>(covered) : 0.0;
        }
        bool operator==(const Bucket&) const = default;
    };

    explicit TimelineOf(std::size_t capacity = 4096, TimeNs first_width = 8 * kMillisecond)
        : capacity_(capacity), width_(first_width)
    {
    }

    // The values held from `from` to `until` (from <= until, no going back).
    void add(TimeNs from, TimeNs until, const Sample& values)
    {
        while (from < until) {
            if (from >= last_end_) open_bucket(from);
            const TimeNs held = (until < last_end_ ? until : last_end_) - from;
            put(buckets_.back(), held, values);
            from += held;
        }
    }

    TimeNs width() const { return width_; }
    const std::vector<Bucket>& buckets() const { return buckets_; }
    bool operator==(const TimelineOf&) const = default;

private:
    // Makes the bucket that holds `from`, which lies behind the last one, the last.
    void open_bucket(TimeNs from)
    {
        auto index = static_cast<std::size_t>(from / width_);
        while (index >= capacity_) {
            halve();
            index = static_cast<std::size_t>(from / width_);
        }
        if (index >= buckets_.size()) buckets_.resize(index + 1);
        last_end_ = (static_cast<TimeNs>(index) + 1) * width_;
    }

    // One series after the other, in one pass: nothing here pays for vector registers.
    static void put(Bucket& bucket, TimeNs held, const Sample& values)
    {
        if (bucket.covered == 0) {
            bucket.min = values;
            bucket.max = values;
        }
        bucket.covered += held;
        for (std::size_t s = 0; s < kSeries; ++s) {
            const std::int64_t value = values[s];
            if (value < bucket.min[s]) bucket.min[s] = value;
            if (value > bucket.max[s]) bucket.max[s] = value;
            bucket.integral[s] += value * held;
        }
    }

    void halve()
    {
        width_ *= 2;
        const std::size_t half = (buckets_.size() + 1) / 2;
        for (std::size_t i = 0; i < half; ++i) {
            Bucket merged = buckets_[2 * i];
            if (2 * i + 1 < buckets_.size()) absorb(merged, buckets_[2 * i + 1]);
            buckets_[i] = merged;
        }
        buckets_.resize(half);
    }

    static void absorb(Bucket& into, const Bucket& other)
    {
        if (other.covered == 0) return;
        if (into.covered == 0) {
            into = other;
            return;
        }
        into.covered += other.covered;
        for (std::size_t s = 0; s < kSeries; ++s) {
            into.integral[s] += other.integral[s];
            if (other.min[s] < into.min[s]) into.min[s] = other.min[s];
            if (other.max[s] > into.max[s]) into.max[s] = other.max[s];
        }
    }

    std::size_t capacity_;
    TimeNs width_;
    TimeNs last_end_ = 0; // where the last bucket ends
    std::vector<Bucket> buckets_;
};

} // namespace fulcrum
