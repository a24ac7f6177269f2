// SPDX-License-Identifier: GPL-3.0-or-later
// Why: rival mechanisms, the one measurement that tells them apart, and what would prove the first one wrong.
#include "report/parts.h"

#include <algorithm>

namespace fulcrum::report
{

namespace
{

constexpr double kWorthIt = 0.05; // bit
constexpr double kShown = 0.005;
constexpr std::size_t kFewestCauses = 4;

std::string title_of_hypothesis(const triage::Verdict& verdict, const std::string& id)
{
    const auto found = std::ranges::find(verdict.hypotheses, id, &triage::Hypothesis::id);
    return found == verdict.hypotheses.end() ? id : found->title;
}

Text fails_of(const Parts& parts, const triage::Hypothesis& one)
{
    Text text;
    for (const triage::Failure& failure : one.fails) {
        if (!text.empty()) text << "; ";
        const Quantity quantity = failure.factor ? Quantity::Factor : quantity_of(failure.figure);
        const std::string name = title_of_metric(failure.figure);
        text << name << " "
             << known(failure.predicted, quantity, name + " predicted by " + one.id, parts.triage_run())
             << ", seen " << known(failure.observed, quantity, name + " observed");
    }
    if (text.empty()) text << "none";
    return text;
}

// What became of what would refute the hypothesis.
const char* came_out(evidence::Verdict verdict)
{
    switch (verdict) {
    case evidence::Verdict::CameTrue:
        return "That is what was seen:";
    case evidence::Verdict::DidNot:
        return "That was not seen:";
    case evidence::Verdict::NotYetDue:
        return "It is not due yet:";
    case evidence::Verdict::NoData:
        break;
    }
    return "Nothing judges it:";
}

Figure probability(const Parts& parts, double value, const std::string& of)
{
    return known(value, Quantity::Probability, of, parts.triage_run());
}

void add_measurement(const Parts& parts, const triage::Verdict& verdict, std::vector<Block>& blocks)
{
    if (!verdict.measure_next) return;
    const triage::Measurement& next = *verdict.measure_next;
    blocks.emplace_back(Heading{"The one measurement"});
    if (next.bits < kWorthIt || next.outcomes.size() < 2) {
        blocks.emplace_back(Paragraph{
            "Nothing that can be had is worth measuring any more: confirm the first mechanism, or act."});
        return;
    }
    Text text;
    text.strong(in_words(next.figure));
    text << " is expected to bring "
         << known(next.bits, Quantity::Number, "bits of the next measurement", parts.triage_run()) << " bit. "
         << how_to_get(next);
    blocks.emplace_back(Paragraph{text});
    Table table{"measure-next",
                "What each reading would say",
                {{"Reading"}, {"Points to"}, {"Chance", true}, {"Its probability then", true}},
                {},
                {}};
    for (const triage::Reading& reading : next.outcomes)
        table.rows.push_back({reading.text, title_of_hypothesis(verdict, reading.points_to),
                              probability(parts, reading.chance, "chance of " + reading.text),
                              probability(parts, reading.probability, "probability after " + reading.text)});
    blocks.emplace_back(std::move(table));
    std::string how = next.name;
    if (!next.promql.empty()) how += (how.empty() ? "" : "\n") + next.promql;
    if (!how.empty()) blocks.emplace_back(Code{how});
}

} // namespace

Table table_of_mechanisms(const Parts& parts, std::size_t most)
{
    const triage::Verdict& verdict = *parts.results().verdict;
    Table table{most <= kFewestCauses ? "mechanisms-short" : "mechanisms",
                "Rival mechanisms",
                {{"Mechanism"}, {"Prior", true}, {"Probability", true}, {"Does not explain"}},
                {},
                {}};
    for (const triage::Hypothesis& one : verdict.hypotheses) {
        if (table.rows.size() >= most) break;
        if (table.rows.size() >= kFewestCauses && one.probability < kShown) break;
        table.rows.push_back({one.title, probability(parts, one.prior, "prior of " + one.id),
                              probability(parts, one.probability, "probability of " + one.id),
                              fails_of(parts, one)});
    }
    return table;
}

std::vector<Block> rival_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    if (!parts.results().verdict || parts.results().verdict->hypotheses.empty()) {
        for (const scenario::Note& note : parts.results().project.notes)
            if (note.kind == scenario::NoteKind::Hypothesis)
                blocks.emplace_back(
                    Paragraph{Text("Hypothesis, not ranked against rivals: ") << parts.clean(note.text)});
        return blocks;
    }
    const triage::Verdict& verdict = *parts.results().verdict;
    const triage::Hypothesis& first = verdict.hypotheses.front();
    Text text;
    text.strong(verdict.verdict == "cannot tell" ? "Cannot tell. " : first.title + ". ");
    blocks.emplace_back(Paragraph{text << sentence(in_words(verdict.why))});
    if (auto chart = chart_of_mechanisms(parts, 8)) blocks.emplace_back(std::move(*chart));
    blocks.emplace_back(table_of_mechanisms(parts, 12));
    blocks.emplace_back(Heading{"The first: " + first.title});
    blocks.emplace_back(Paragraph{first.mechanism});
    List list;
    for (const std::string& change : first.changes)
        list.items.emplace_back("simulated as " + in_words(change));
    if (first.expected_gain) {
        const triage::Gain& gain = *first.expected_gain;
        const std::string name = title_of_metric(gain.figure);
        list.items.emplace_back(
            Text("its remedy brings ")
            << name << " to "
            << known(gain.ratio, Quantity::Factor, name + " with the remedy", parts.triage_run())
            << " of what it is");
    }
    if (!first.confirm.empty()) list.items.emplace_back("confirmed by: " + first.confirm);
    if (!list.items.empty()) blocks.emplace_back(std::move(list));
    add_measurement(parts, verdict, blocks);
    if (!verdict.left_out.empty()) {
        List left_out;
        for (const triage::LeftOut& one : verdict.left_out)
            left_out.items.emplace_back(one.title + ": " + in_words(one.why));
        blocks.emplace_back(Heading{"Not tried"});
        blocks.emplace_back(std::move(left_out));
    }
    return blocks;
}

std::vector<Block> falsifier_blocks(const Parts& parts)
{
    std::vector<Block> blocks;
    if (parts.results().verdict && !parts.results().verdict->hypotheses.empty()) {
        const triage::Verdict& verdict = *parts.results().verdict;
        const triage::Hypothesis& first = verdict.hypotheses.front();
        if (verdict.falsifier) {
            const triage::Falsifier& one = *verdict.falsifier;
            Text text(in_words(one.figure) + " " + one.beyond + " leaves \u201C" + first.title + "\u201D ");
            text << probability(parts, one.probability, "probability of " + first.id + " if refuted")
                 << "; then \u201C" << title_of_hypothesis(verdict, one.then)
                 << "\u201D leads. If the first is wrong, the figure "
                 << "lies there with chance " << probability(parts, one.power, "power of the falsifier")
                 << "; if it is right, with "
                 << probability(parts, one.false_alarm, "false alarm of the falsifier") << ".";
            if (!one.when.empty()) text << " It shows " << one.when << (one.when.ends_with('.') ? "" : ".");
            blocks.emplace_back(Paragraph{text});
        } else {
            blocks.emplace_back(
                Paragraph{"No single figure refutes the first mechanism; look at what confirms it."});
        }
        if (!first.falsifier.empty()) blocks.emplace_back(Paragraph{Text("In words: ") << first.falsifier});
    }
    if (!parts.results().review) return blocks;
    for (const evidence::Judged& judged : parts.results().review->judged) {
        if (judged.kind != scenario::NoteKind::Falsifier) continue;
        const auto& notes = parts.results().project.notes;
        const auto note = std::ranges::find(notes, judged.note, &scenario::Note::id);
        if (note == notes.end()) continue;
        const bool wrong = judged.verdict == evidence::Verdict::CameTrue;
        Text text;
        text.strong(wrong ? "The hypothesis is wrong. " : "");
        text << sentence(parts.clean(note->text)) << " " << came_out(judged.verdict) << " "
             << sentence(in_words(judged.text));
        blocks.emplace_back(Callout{wrong ? Callout::Tone::Warning : Callout::Tone::Info, text});
    }
    return blocks;
}

} // namespace fulcrum::report
