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

// What the verdict rests on.
enum class Reason {
    NoHelp,     // its mean impact is none, or harm
    Improbable, // what it helps against is hardly what is wrong
    TooDear,    // effort and risk outweigh it
    Unsure,     // the diagnosis is not sure enough
    First,      // it has the highest expected value
    Behind,     // it pays, and another one brings more
};

struct Advice {
    std::size_t lever = 0;
    Verdict verdict = Verdict::Consider;
    std::string why;         // one or two sentences
    bool improbable = false; // what it helps against is hardly what is wrong here
    Reason reason = Reason::Behind;
    double net = 0;                          // mean net value
    bool trade = false;                      // simulated, it makes something much worse
    bool beside = false;                     // it is for none of the causes that are weighed
    std::vector<std::string_view> worsens{}; // metrics of effect_metrics() that it makes worse, simulated
};

// One a lever, in the order of the ranking; "do nothing" gets none.
std::vector<Advice> advise(const std::vector<Lever>& levers, const LeverDraws& draws, const Ranking& ranking);

// "Prefix caching leads (P(first) 0.51), tied with chunked prefill …; effort of … decides: …".
std::string deciding_sentence(const std::vector<Lever>& levers, const Ranking& ranking,
                              const std::vector<Swing>& swings);

} // namespace fulcrum::decision
