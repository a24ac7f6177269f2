// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/wait_predictor.h"

namespace fulcrum::cluster
{

namespace
{

TimeNs moved(TimeNs average, TimeNs value, std::int64_t memory)
{
    return average == kNever ? value : average + (value - average) / memory;
}

} // namespace

void WaitPredictor::completed(TimeNs now, TimeNs prefill, std::int64_t waiting)
{
    prefill_ = moved(prefill_, prefill, kMemory);
    if (last_ != kNever) gap_ = moved(gap_, now - last_, kMemory);
    last_ = waiting > 0 ? now : kNever;
}

TimeNs WaitPredictor::ttft(std::int64_t waiting_before) const
{
    const TimeNs prefill = prefill_ == kNever ? 0 : prefill_;
    if (gap_ == kNever || gap_ == 0 || waiting_before == 0) return prefill;
    const std::int64_t most = (kNever - prefill) / gap_;
    return waiting_before < most ? prefill + waiting_before * gap_ : kNever;
}

} // namespace fulcrum::cluster
