// SPDX-License-Identifier: GPL-3.0-or-later
// When sessions send their next request.
#pragma once

#include "base/time.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fulcrum::plugins::sessions
{

struct Due {
    TimeNs at = 0;
    std::int32_t slot = 0; // of the session
};

// A heap of four children each, which lie in one cache line: there are as many entries as sessions that
// pause, more than the processor's nearest cache holds. Of two at one time, `id_of(slot)` decides.
class DueQueue
{
public:
    bool empty() const { return size_ == 0; }
    const Due& top() const { return at(0); }

    template <class IdOf>
    void push(const Due& due, const IdOf& id_of)
    {
        std::size_t place = size_++;
        if (kShift + place >= 4 * fours_.size()) fours_.emplace_back();
        while (place > 0) {
            const std::size_t parent = (place - 1) / 4;
            if (!sooner(due, at(parent), id_of)) break;
            at(place) = at(parent);
            place = parent;
        }
        at(place) = due;
    }

    template <class IdOf>
    void pop(const IdOf& id_of)
    {
        const Due last = at(--size_);
        std::size_t place = 0;
        for (std::size_t first = 1; first < size_; first = 4 * place + 1) {
            std::size_t soonest = first;
            for (std::size_t child = first + 1; child < first + 4 && child < size_; ++child)
                if (sooner(at(child), at(soonest), id_of)) soonest = child;
            if (!sooner(at(soonest), last, id_of)) break;
            at(place) = at(soonest);
            place = soonest;
        }
        at(place) = last;
    }

private:
    static constexpr std::size_t kShift = 3; // so that the children of one entry share a line
    struct alignas(64) Four {
        Due due[4];
    };

    template <class IdOf>
    static bool sooner(const Due& a, const Due& b, const IdOf& id_of)
    {
        return a.at != b.at ? a.at < b.at : id_of(a.slot) < id_of(b.slot);
    }

    Due& at(std::size_t place) { return fours_[(place + kShift) / 4].due[(place + kShift) % 4]; }
    const Due& at(std::size_t place) const { return fours_[(place + kShift) / 4].due[(place + kShift) % 4]; }

    std::vector<Four> fours_;
    std::size_t size_ = 0;
};

} // namespace fulcrum::plugins::sessions
