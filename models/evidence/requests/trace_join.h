// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around an engine's request in one trace: the call of its client and the gateway that took it.
// Not for use outside this folder.
#pragma once

#include "evidence/imported.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fulcrum::evidence::requests
{

// In bounded memory: of so many spans and rows; later ones are not joined.
class TraceJoin
{
public:
    static constexpr std::size_t kMostSpans = 1'000'000;

    enum class Side { Server, Client };
    // A span that is no engine's request. Seconds since 1970.
    void around(std::string_view trace, Side side, double begin, double end);
    // The next row that is kept is of this trace; "" where its span names none.
    void row(std::string_view trace);

    // Moments of the way there and back, for each row whose trace has them: arrival at the client's call,
    // where one covers it, else at the first server; reached at the first server behind that; admitted when
    // the engine took it. `rows` in the order of row(). How many were joined.
    std::int64_t join(std::vector<RequestRow>& rows) const;

private:
    struct Span {
        Side side = Side::Server;
        double begin = 0;
        double end = 0;
    };

    std::unordered_map<std::uint64_t, std::vector<Span>> spans_; // by what their trace's id hashes to
    std::vector<std::uint64_t> rows_;                            // the same, of rows; 0: no trace
    std::size_t held_ = 0;
};

} // namespace fulcrum::evidence::requests
