// SPDX-License-Identifier: GPL-3.0-or-later
// What to do, in words, with the reason from the figures.
#pragma once

#include "decision/portfolio.h"
#include "decision/sensitivity.h"

#include <string>
#include <vector>

namespace fulcrum::decision
{

enum class Verdict { DoFirst, Consider, MeasureFirst, WouldNotDo };
std::string_view
to_string(Verdict verdict); // "do first", "consider", "needs a measurement first", "would not do"

struct Advice {
    std::size_t lever = 0;
    Verdict verdict = Verdict::Consider;
    std::string why;         // one or two sentences
    bool improbable = false; // what it helps against is hardly what is wrong here
};

// One a lever, in the order of the ranking; "do nothing" gets none.
std::vector<Advice> advise(const std::vector<Lever>& levers, const LeverDraws& draws, const Ranking& ranking);

// "Prefix caching leads (P(first) 0.51), tied with chunked prefill …; effort of … decides: …".
std::string deciding_sentence(const std::vector<Lever>& levers, const Ranking& ranking,
                              const std::vector<Swing>& swings);

} // namespace fulcrum::decision
