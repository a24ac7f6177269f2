// SPDX-License-Identifier: GPL-3.0-or-later
// One request from the values of its columns. Not for use outside this folder.
#pragma once

#include "evidence/requests/columns.h"
#include "evidence/requests/row_sink.h"

#include <map>
#include <string>

namespace fulcrum::evidence::requests
{

class RowBuilder
{
public:
    RowBuilder(Imported& out, std::size_t most_rows = RequestSummary::kMostRows)
        : out_(out), sink_(out, most_rows)
    {
    }

    void begin();
    // False: the value makes no sense for the field; what() says why.
    bool number(const Binding& binding, double value);
    bool text(const Binding& binding, std::string_view value);
    bool truth(const Binding& binding, bool value); // of a status: whether it ended well
    // The row is whole. False: it has nothing that can be used.
    bool end(std::int64_t line);

    const std::string& what() const { return what_; }
    std::int64_t count() const { return sink_.count() + std::ssize(waiting_); }

    // Summary, clock and redactions into the Imported.
    void finish();

private:
    bool refuse(const Binding& binding, std::string_view value);
    bool moment(Field field, double seconds);
    bool tokens(Field field, double value);
    void name(Field field, std::string_view value);
    double* moment_of(Field field);
    void set_durations();
    void align_waiting();
    void align(RequestRow& row) const;

    Imported& out_;
    RowSink sink_;
    RequestRow row_;
    std::vector<RequestRow> waiting_; // until the offset of the two clocks is known
    std::string what_;
    double queue_time_ = kUnknown;
    double prefill_time_ = kUnknown;
    double decode_time_ = kUnknown;
    double offset_ = kUnknown;      // engine's clock less that of arrivals
    std::array<double, 9> units_{}; // of moments that are plain numbers, by field; 0: not yet seen
    bool assumed_seconds_ = false;
    bool two_clocks_ = false;
    bool knows_failures_ = false;
    bool dates_ = false;
    bool any_ = false;
    bool usable_ = false;
};

} // namespace fulcrum::evidence::requests
