// SPDX-License-Identifier: GPL-3.0-or-later
// Where readers of single requests put their rows: figures over all of them, the first ones kept one by one,
// and pseudonyms for who stands in those. In bounded memory: of rows that are not kept no name is remembered.
#pragma once

#include "evidence/redaction.h"
#include "evidence/requests/summary.h"

#include <string>
#include <string_view>
#include <utility>

namespace fulcrum::evidence::requests
{

class RowSink
{
public:
    explicit RowSink(Imported& out, std::size_t most_rows = RequestSummary::kMostRows)
        : out_(out), summary_(most_rows)
    {
    }

    std::int64_t count() const { return summary_.count(); }
    bool keeps_rows() const { return summary_.keeps_rows(); }

    // What may name someone or some place, as it is to stand in the next row.
    std::string tenant(std::string_view name)
    {
        return keeps_rows() ? redactor_.name(Redactor::Named::Tenant, name) : std::string();
    }
    std::string place(std::string_view text) { return keeps_rows() ? redactor_.text(text) : std::string(); }

    void add(RequestRow&& row) { summary_.add(std::move(row)); }

    // What the file's observations have in common.
    Slice slice() const
    {
        return {
            .source = out_.file, .timed_out = scenario::TimedOut::Unknown, .population = {}, .window = {}};
    }

    // Appends what is known of all rows, the rows and what was replaced. `knows_failures`: the file has a
    // status.
    void finish(bool knows_failures)
    {
        summary_.finish(out_, slice(), knows_failures);
        for (std::string& sentence : redactor_.replaced())
            out_.redacted.push_back(std::move(sentence));
    }

private:
    Imported& out_;
    RequestSummary summary_;
    Redactor redactor_;
};

} // namespace fulcrum::evidence::requests
