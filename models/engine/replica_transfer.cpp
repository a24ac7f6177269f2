// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts computed at one replica and answered at another: KV that stays until it is fetched, and KV that has
// room set aside before it comes.
#include "engine/replica.h"

#include <algorithm>

namespace fulcrum::engine
{

// A prompt has been computed for another replica: its KV stays until release().
void Replica::keep(Handle id)
{
    slot(id).place = Place::Kept;
    ++kept_;
}

void Replica::release(Handle handle, std::int64_t index, TimeNs now)
{
    if (handle < 0 || static_cast<std::size_t>(handle) >= slots_.size()) return;
    Slot& s = slot(handle);
    if (s.index != index || s.place != Place::Kept) return;
    settle(now);
    release_blocks(s, s.written, s.taken, false);
    free_slot(handle);
    --kept_;
    wake(now);
}

bool Replica::set_aside(std::int64_t tokens, TimeNs now)
{
    const std::int64_t blocks = pool_.blocks_for(tokens);
    if (down(now) || blocks > pool_.free()) return false;
    settle(now);
    pool_.allocate(blocks);
    aside_ += blocks;
    idle_reserved_ += blocks;
    return true;
}

void Replica::drop_aside(std::int64_t tokens, TimeNs now)
{
    settle(now);
    const std::int64_t blocks = std::min(aside_, pool_.blocks_for(tokens));
    aside_ -= blocks;
    idle_reserved_ -= blocks;
    pool_.give_back(blocks);
    wake(now);
}

// The blocks that were set aside for a request are its own from now on, though they hold nothing yet.
void Replica::claim_ready(Slot& s)
{
    s.ready_blocks = std::min(aside_, pool_.blocks_for(s.request.prompt_tokens));
    aside_ -= s.ready_blocks;
}

// Its KV from elsewhere is lost, or not needed any more: it would compute its prompt itself.
void Replica::drop_ready(Slot& s)
{
    pool_.give_back(s.ready_blocks);
    idle_reserved_ -= s.ready_blocks;
    s.ready_blocks = 0;
    s.request.ready_tokens = 0;
}

// Nothing runs, and the head of the queue does not fit: does the KV of others stand in its way? Then it has
// to wait, or who came last has to give way.
Replica::Obstacle Replica::make_way()
{
    if (kept_ > 0 || aside_ > 0) return Obstacle::Passes;
    for (std::size_t position = waiting_.size(); position-- > 1;) {
        Slot& s = slot(waiting_[position]);
        if (s.ready_blocks == 0) continue;
        drop_ready(s);
        return Obstacle::Removed;
    }
    return Obstacle::None;
}

} // namespace fulcrum::engine
