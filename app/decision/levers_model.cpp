// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/levers_model.h"

#include "decision/advice_words.h"
#include "decision/lever_words.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "shell/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::app
{

namespace
{

using decision::Decision;
using decision::Effect;
using decision::Input;

constexpr double kPlain = 0.995; // a factor is told in per cent, up to ten times

} // namespace

LeversModel::LeversModel(const Theme& theme, QObject* parent) : QAbstractTableModel(parent), m_theme(theme) {}

const std::vector<std::string_view>& LeversModel::shownEffects()
{
    static const std::vector<std::string_view> all = {"ttft_s.p99", "tpot_s.mean",
                                                      "itl_s.p99",  "itl_over_100ms_per_1000",
                                                      "goodput",    "cost_usd_per_million_output_tokens",
                                                      "rejected",   "kv_usage_max"};
    return all;
}

void LeversModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
}

void LeversModel::setDimmed(bool dimmed)
{
    if (dimmed == m_dimmed) return;
    m_dimmed = dimmed;
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
}

void LeversModel::setBlind(bool blind)
{
    m_blind = blind;
}

void LeversModel::setDecision(std::shared_ptr<const Decision> decision)
{
    std::vector<Row> rows;
    double low = 0, high = 0;
    if (decision) {
        std::vector<Row> nothing;
        for (std::size_t r = 0; r < decision->ranking.levers.size(); ++r) {
            const decision::RankedLever& ranked = decision->ranking.levers[r];
            if (decision->levers[ranked.lever].id() == decision::kDoNothing) {
                nothing.push_back({kNothingRow, ranked.lever, r});
                continue;
            }
            rows.push_back({kLeverRow, ranked.lever, r});
            low = std::min(low, ranked.p5);
            high = std::max(high, ranked.p95);
            const decision::Advice* advice = decision->advice_of(ranked.lever);
            // What is improbable says so in its own row.
            if (advice && advice->verdict == decision::Verdict::WouldNotDo && !advice->improbable)
                rows.push_back({kReasonRow, ranked.lever, r});
        }
        rows.insert(rows.end(), nothing.begin(), nothing.end());
    }
    m_lowest = low;
    m_highest = high > low ? high : low + 1;
    if (rows == m_rows && m_decision && decision) {
        m_decision = std::move(decision);
        if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
        return;
    }
    beginResetModel();
    m_decision = std::move(decision);
    m_rows = std::move(rows);
    endResetModel();
}

int LeversModel::rowOf(const QString& lever) const
{
    for (std::size_t r = 0; r < m_rows.size(); ++r)
        if (m_rows[r].kind != kReasonRow && idAt(static_cast<int>(r)) == lever) return static_cast<int>(r);
    return -1;
}

QString LeversModel::idAt(int row) const
{
    if (row < 0 || row >= rowCount()) return {};
    return toQt(m_decision->levers[m_rows[static_cast<std::size_t>(row)].lever].id());
}

std::optional<Input> LeversModel::inputOf(int column)
{
    switch (column) {
    case kImpact:
        return Input::Impact;
    case kDiagnosis:
        return Input::Diagnosis;
    case kWeeks:
        return Input::Effort;
    case kFailure:
        return Input::Failure;
    case kBlast:
        return Input::Blast;
    default:
        return std::nullopt;
    }
}

int LeversModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LeversModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumnCount;
}

const Effect* LeversModel::effectAt(const Row& row, int column) const
{
    if (row.kind != kLeverRow || column < kFirstEffect || column >= kImpact) return nullptr;
    if (row.lever >= m_decision->impacts.size()) return nullptr;
    const auto& effects = m_decision->impacts[row.lever].effects;
    const auto at = std::ranges::find(
        effects, shownEffects()[static_cast<std::size_t>(column - kFirstEffect)], &Effect::metric);
    return at == effects.end() ? nullptr : &*at;
}

bool LeversModel::says(int column) const
{
    return std::ranges::any_of(m_rows, [&](const Row& row) {
        const Effect* effect = effectAt(row, column);
        return effect && effect->change != Effect::Change::Unknown;
    });
}

// The size of a change: in per cent of what it was, or where that says nothing, as it is then.
QString LeversModel::effectText(const Row& row, int column) const
{
    const Effect* effect = effectAt(row, column);
    if (!effect) return row.kind == kLeverRow ? QString(QChar(0x2013)) : QString(QChar(0x00b7));
    if (effect->change == Effect::Change::Unknown) return QString(QChar(0x2013));
    if (effect->change == Effect::Change::None) return QString(QChar(0x00b7));
    const double before = effect->before.value, after = effect->after.value;
    if (before == 0 || !std::isfinite(after / before)) return effectFigure(effect->metric, after);
    const double change = after / before - 1;
    if (change > 9.5) return QStringLiteral("\u00d7\u00a0") + formatNumber(after / before, 2);
    const double percent = 100 * std::abs(change);
    return formatNumber(percent, std::abs(change) > kPlain ? 3 : 2) + QStringLiteral("\u00a0%");
}

QVariant LeversModel::text(const Row& row, int column) const
{
    const decision::RankedLever& ranked = m_decision->ranking.levers[row.ranked];
    const decision::Lever& lever = m_decision->levers[row.lever];
    if (row.kind == kReasonRow) {
        if (column != kLever) return {};
        const decision::Advice* advice = m_decision->advice_of(row.lever);
        return tr("Why not: %1").arg(advice ? adviceText(*m_decision, *advice) : QString());
    }
    if (column >= kFirstEffect && column < kImpact) return effectText(row, column);
    if (const auto input = inputOf(column)) {
        if (row.kind == kNothingRow) return QString(QChar(0x2013));
        const double mean = ranked.means[static_cast<std::size_t>(*input)];
        return *input == Input::Diagnosis || *input == Input::Failure ? probabilityText(mean)
                                                                      : formatDecimals(mean, 1);
    }
    switch (column) {
    case kPlace:
        if (row.kind == kNothingRow) return QString(QChar(0x2013));
        return QString(QString::number(ranked.place) + (ranked.tied ? QStringLiteral(" =") : QString()));
    case kLever:
        return row.kind == kNothingRow ? tr("Do nothing") : words::lever(lever.title());
    case kValue:
        return decimals(ranked.mean);
    case kFirst:
        return probabilityText(ranked.p_first);
    case kRanks:
        return ranked.rank_low == ranked.rank_high
                   ? QString::number(ranked.rank_low)
                   : QString(QString::number(ranked.rank_low) + QChar(0x2013) +
                             QString::number(ranked.rank_high));
    case kAdvice: {
        if (row.kind == kNothingRow) return tr("the row to beat");
        const decision::Advice* advice = m_decision->advice_of(row.lever);
        if (!advice) return {};
        QString words = verdictName(advice->verdict);
        if (ranked.tied && ranked.place == 1 && advice->verdict == decision::Verdict::DoFirst)
            words += tr(", tie");
        if (advice->trade) words += tr(": a trade");
        return words;
    }
    default:
        return {};
    }
}

QString LeversModel::toolTip(const Row& row, int column) const
{
    const decision::Lever& lever = m_decision->levers[row.lever];
    const decision::RankedLever& ranked = m_decision->ranking.levers[row.ranked];
    if (const Effect* effect = effectAt(row, column)) {
        if (effect->change == Effect::Change::Unknown) return words::sentence(effect->why);
        return tr("%1 from %2 to %3; 95 % over draws of the uncertain constants: %4 to %5")
            .arg(QString(headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString()),
                 effectFigure(effect->metric, effect->before.value),
                 effectFigure(effect->metric, effect->after.value),
                 effectFigure(effect->metric, effect->before.value + effect->difference.low),
                 effectFigure(effect->metric, effect->before.value + effect->difference.high));
    }
    if (const auto input = inputOf(column); input && row.kind == kLeverRow) {
        QString text =
            tr("%1, %2: %3").arg(inputName(*input), inputUnit(*input), rangeText(lever.of(*input)));
        for (const Estimate& each : lever.opinions[static_cast<std::size_t>(*input)])
            if (!m_blind) text += QLatin1Char('\n') + tr("%1: %2").arg(toQt(each.source), rangeText(each));
        if (lever.of(*input).source == decision::kFromTriage)
            text +=
                QLatin1Char('\n') + tr("Triage of the observations gives it. What you know beside them is a "
                                       "prior there.");
        else if (!lever.of(*input).source.empty())
            text += QLatin1Char('\n') + words::sentence(lever.of(*input).source);
        if (*input == Input::Impact && !lever.simulated_impact.empty())
            text += QLatin1Char('\n') + tr("The simulated impact takes the place of this judgement.");
        return text;
    }
    switch (column) {
    case kLever:
        return words::lever(lever.what.description);
    case kInterval:
    case kValue:
        return tr("Expected value %1, 5 to 95 % of the draws: %2 to %3")
            .arg(decimals(ranked.mean), decimals(ranked.p5), decimals(ranked.p95));
    case kAdvice:
        if (const decision::Advice* advice = m_decision->advice_of(row.lever))
            return adviceText(*m_decision, *advice);
        return {};
    default:
        return {};
    }
}

QVariant LeversModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_decision) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const decision::RankedLever& ranked = m_decision->ranking.levers[row.ranked];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::EditRole:
        if (const auto input = inputOf(column)) return rangeText(m_decision->levers[row.lever].of(*input));
        return {};
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole: {
        const bool left = column == kLever || column == kAdvice || row.kind == kReasonRow;
        return QVariant::fromValue(Qt::AlignVCenter | (left ? Qt::AlignLeft : Qt::AlignRight));
    }
    case Qt::ForegroundRole:
        return m_dimmed ? m_theme.text3 : m_theme.text;
    case kKindRole:
        return row.kind;
    case kChangeRole:
        if (const Effect* effect = effectAt(row, column)) return static_cast<int>(effect->change);
        return static_cast<int>(Effect::Change::None);
    case kLowRole:
        return ranked.p5;
    case kMeanRole:
        return ranked.mean;
    case kHighRole:
        return ranked.p95;
    case kRangeRole:
        return QString(decimals(ranked.p5) + QChar(0x2013) + decimals(ranked.p95));
    case kToneRole:
        if (const decision::Advice* advice = m_decision->advice_of(row.lever))
            return static_cast<int>(advice->verdict);
        return {};
    case kChipRole: {
        const std::string& symptom = m_decision->levers[row.lever].what.symptom;
        if (row.kind == kNothingRow) return QString(QChar(0x2013));
        return symptom.empty() ? tr("any") : toQt(symptom);
    }
    default:
        return {};
    }
}

QVariant LeversModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool left = section == kLever || section == kAdvice || section == kInterval;
        return QVariant::fromValue(Qt::AlignVCenter | (left ? Qt::AlignLeft : Qt::AlignRight));
    }
    struct Head {
        QString name, toolTip;
    };
    const std::array<Head, kColumnCount> heads = {{
        {QString(), tr("Place by expected value; those that cannot be told apart share one")},
        {tr("Lever"), {}},
        {tr("TTFT"), tr("TTFT p99")},
        {tr("TPOT"), tr("Mean TPOT")},
        {tr("ITL"), tr("Inter-token latency p99")},
        {tr("Freeze"), tr("Inter-token gaps above 100 ms in 1,000")},
        {tr("Good"), tr("Goodput: share of requests that meet their objectives")},
        {tr("Cost"), tr("USD per million output tokens")},
        {tr("Reject"), tr("Requests that are turned away")},
        {tr("KV"), tr("KV usage at its highest")},
        {tr("I"), tr("Impact on the symptom, 0 to 10; Enter edits the judged range")},
        {tr("Diag"), tr("Probability that the diagnosis is right; Enter edits it")},
        {tr("Wk"), tr("Effort in engineer-weeks, mean; Enter edits the range")},
        {tr("Fail"), tr("Probability that it fails or is taken back; Enter edits it")},
        {tr("Blast"), tr("What a failure costs in engineer-weeks; Enter edits it")},
        {tr("5\u2013"
            "95 %"),
         tr("5 to 95 % of the draws of the expected value, on one scale; the tick is the mean")},
        {tr("EV"), tr("Expected value: mean over the draws, with 5 to 95 % of them")},
        {tr("P(1st)"), tr("Probability of being first")},
        {tr("Rank"), tr("5 to 95 % of the ranks")},
        {tr("Advice"), {}},
    }};
    if (section < 0 || section >= kColumnCount) return {};
    const Head& head = heads[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole) return head.name;
    if (role == Qt::ToolTipRole) return head.toolTip;
    return {};
}

Qt::ItemFlags LeversModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid()) return flags;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.kind == kReasonRow) return Qt::ItemIsEnabled;
    const auto input = inputOf(index.column());
    if (row.kind == kLeverRow && input &&
        m_decision->levers[row.lever].of(*input).source != decision::kFromTriage)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool LeversModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto input = index.isValid() ? inputOf(index.column()) : std::nullopt;
    if (role != Qt::EditRole || !input) return false;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.kind != kLeverRow) return false;
    const QString typed = value.toString();
    const decision::Lever& lever = m_decision->levers[row.lever];
    if (typed == rangeText(lever.of(*input))) return false;
    const auto range = typedRange(typed);
    if (!range) {
        emit refused(tr("\"%1\" is no range. Write lowest / most likely / highest, for example 0.5 / 1.5 / 3")
                         .arg(typed));
        return false;
    }
    emit estimateTyped(toQt(lever.id()), *input, *range);
    return true;
}

} // namespace fulcrum::app
