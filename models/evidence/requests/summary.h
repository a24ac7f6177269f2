// SPDX-License-Identifier: GPL-3.0-or-later
// From rows of single requests to observations, in bounded memory.
#pragma once

#include "evidence/imported.h"
#include "evidence/observing.h"
#include "evidence/samples.h"

#include <array>

namespace fulcrum::evidence::requests
{

// What a file says of requests that did not end well.
std::string_view to_string(RequestRow::Ended ended);
// From an HTTP status (2xx, 429 and 503: rejected, 408 and 504: timed out, 499: given up by the client) or a
// word ("ok", "stop", "timeout", "cancelled", "rate_limited", "error"); nullopt where it is neither.
std::optional<RequestRow::Ended> ended_by(std::string_view status);

// Percentiles are nearest ranks (MODEL 1.3). Of TTFT and E2E they are over all offered requests where the
// file knows failures (MODEL 13): who gave up waited at least so long, who was rejected or failed counts as
// longer than all in the upper end and not at all in the lower one. Other figures are of the requests that
// have them.
class RequestSummary
{
public:
    static constexpr std::size_t kMostRows = 200'000; // kept in Imported::requests

    explicit RequestSummary(std::size_t most_rows = kMostRows) : most_rows_(most_rows) {}

    void add(const RequestRow& row);
    // Keep the row for what needs single ones; the first most_rows of all.
    void add(RequestRow&& row);

    std::int64_t count() const { return count_; }
    bool keeps_rows() const { return rows_.size() < most_rows_; }

    // Appends observations, rows, what was dropped, and warnings. `knows_failures`: the file has a status.
    void finish(Imported& out, const Slice& slice, bool knows_failures);

private:
    enum Figure { kTtft, kTpot, kE2e, kGateway, kQueue, kPrefill, kDecode, kPrompt, kOutput, kFigures };

    void add_figure(Figure figure, double value);
    void add_offered(Figure figure, double value, const RequestRow& row, double age);
    void finish_percentiles(Imported& out, const Slice& slice, Figure figure, bool knows_failures) const;
    void finish_rates(Imported& out, const Slice& slice) const;
    void finish_failures(Imported& out, const Slice& slice, bool knows_failures) const;

    std::size_t most_rows_;
    std::vector<RequestRow> rows_;
    std::array<Samples, kFigures> values_{};
    std::array<Samples, kFigures> ages_{};          // of those that gave up, in the first of the two below
    std::array<std::int64_t, kFigures> given_up_{}; // without the figure, with their age known
    std::array<std::int64_t, kFigures> lost_{};     // without either
    std::array<std::int64_t, 5> ended_{};           // by RequestRow::Ended
    std::int64_t count_ = 0;
    std::int64_t negative_ = 0;
    std::int64_t one_token_ = 0;
    double cached_ = 0;
    double of_prompt_ = 0; // of requests whose cached tokens are known
    double first_arrival_ = kUnknown;
    double last_arrival_ = kUnknown;
    double last_end_ = kUnknown;
    double output_sum_ = 0;
    double prompt_sum_ = 0;
    double time_in_system_ = 0;
    std::int64_t with_arrival_ = 0;
};

// Most of the time exactly as many in flight as there ever were, and work left: a client's or gateway's
// limit. From rows with arrival and E2E; nothing where there are fewer than 100.
std::vector<std::string> check_in_flight(const std::vector<RequestRow>& rows);

} // namespace fulcrum::evidence::requests
