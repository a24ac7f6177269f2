// SPDX-License-Identifier: GPL-3.0-or-later
// Counter-based random streams (Philox 4x32-10 of Random123: Salmon et al., SC'11).
//
// A stream is named by (seed, stream, index): draws for request 17 do not depend on how many draws request 16
// took, so two policies meet the same arrivals, lengths and patience (common random numbers).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fulcrum
{

// What a draw is for. Separate purposes never share draws.
enum class Purpose : std::uint32_t {
    Arrival = 1,
    PromptLength,
    OutputLength,
    Prefix,
    Think,
    Class,
    Other,
    Tenant,
    Turns,
    ToolLength,
    ToolTime,
};

// A number for (node, purpose), for use as `stream`.
std::uint32_t stream_id(std::string_view node, Purpose purpose);

class RandomStream
{
public:
    RandomStream(std::uint64_t seed, std::uint32_t stream, std::uint64_t index)
        : seed_(seed), index_(index), stream_(stream)
    {
    }

    std::uint64_t bits()
    {
        if (left_ == 0) refill();
        return buffer_[static_cast<std::size_t>(--left_)];
    }

    // In (0, 1): 52 bits, shifted by half a step so that neither end is reached.
    double uniform() { return (static_cast<double>(bits() >> 12) + 0.5) * 0x1p-52; }

    double exponential();       // mean 1
    double normal();            // mean 0, standard deviation 1 (Box-Muller, one draw kept)
    double gamma(double shape); // mean `shape`, scale 1; shape > 0 (Marsaglia-Tsang 2000)

private:
    void refill();

    std::uint64_t seed_;
    std::uint64_t index_;
    std::uint32_t stream_;
    std::uint32_t block_ = 0;
    std::array<std::uint64_t, 2> buffer_{};
    int left_ = 0;
    double spare_normal_ = 0;
    bool has_spare_ = false;
};

} // namespace fulcrum
