// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/comparison_model.h"

#include "shell/numbers.h"
#include "timeline/figure_text.h"
#include "timeline/run_header.h"

#include <cmath>

namespace fulcrum::app
{

namespace
{

using study::Figure;

// The figure of a column, in the unit of its head; intervals count as known figures.
Figure figureOf(const study::ScenarioFigures& figures, int column)
{
    const auto known = [](const Interval& interval) { return Figure{Figure::State::Known, interval, {}}; };
    switch (column) {
    case ComparisonModel::TtftP50:
        return figures.latencies.ttft_s.p50;
    case ComparisonModel::TtftP99:
        return figures.latencies.ttft_s.p99;
    case ComparisonModel::TpotMean:
        return figures.latencies.tpot_s.mean;
    case ComparisonModel::ItlP99:
        return figures.latencies.itl_s.p99;
    case ComparisonModel::ItlMax:
        return figures.latencies.itl_s.max;
    case ComparisonModel::Occupancy:
        return known(figures.occupancy);
    case ComparisonModel::KvUsage:
        return known(figures.kv_usage_mean);
    case ComparisonModel::OutputRate:
        return known(figures.output_token_rate);
    case ComparisonModel::Cost:
        if (figures.cost_known) return known(figures.cost_usd_per_million_output_tokens);
        return {Figure::State::Unknown, {}, "no price is known for this device"};
    default:
        return {};
    }
}

double scaleOf(int column)
{
    switch (column) {
    case ComparisonModel::TpotMean:
    case ComparisonModel::ItlP99:
    case ComparisonModel::ItlMax:
        return 1e3;
    case ComparisonModel::Occupancy:
    case ComparisonModel::KvUsage:
        return 100;
    default:
        return 1;
    }
}

bool isFigure(int column)
{
    return column > ComparisonModel::Scenario && column < ComparisonModel::Verdict;
}

bool isShare(int column)
{
    return column == ComparisonModel::Occupancy || column == ComparisonModel::KvUsage;
}

// A higher share of the pool in use is neither good nor bad by itself.
CellTone toneOf(int column, bool rises)
{
    if (column == ComparisonModel::KvUsage) return CellTone::Quiet;
    const bool moreIsBetter = column == ComparisonModel::Occupancy || column == ComparisonModel::OutputRate;
    return rises == moreIsBetter ? CellTone::Better : CellTone::Worse;
}

} // namespace

void ComparisonModel::setScenarios(std::vector<study::ScenarioFigures> scenarios)
{
    beginResetModel();
    m_scenarios = std::move(scenarios);
    if (m_base && *m_base >= m_scenarios.size()) m_base.reset();
    endResetModel();
}

void ComparisonModel::setBase(std::optional<std::size_t> base)
{
    beginResetModel();
    m_base = base && *base < m_scenarios.size() ? base : std::nullopt;
    endResetModel();
}

QString ComparisonModel::nameAt(int row) const
{
    const auto index = static_cast<std::size_t>(row);
    return row >= 0 && index < m_scenarios.size() ? QString::fromStdString(m_scenarios[index].name)
                                                  : QString();
}

int ComparisonModel::rowOf(const QString& name) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (nameAt(row) == name) return row;
    }
    return -1;
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_scenarios.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ComparisonModel::text(const study::ScenarioFigures& figures, int column) const
{
    if (column == Scenario)
        return QString::fromStdString(figures.title.empty() ? figures.name : figures.title);
    if (column == Verdict) return figures.steady_state.holds ? tr("steady") : tr("no steady state");
    return figureText(figureOf(figures, column), scaleOf(column)).value;
}

QString ComparisonModel::toolTip(const study::ScenarioFigures& figures, int column) const
{
    if (column == Scenario) return QString::fromStdString(figures.name);
    if (column == Verdict) return unsteadyText(figures.steady_state);
    const FigureText shown = figureText(figureOf(figures, column), scaleOf(column));
    if (!shown.reason.isEmpty()) return shown.reason;
    if (shown.interval.isEmpty()) return {};
    return column == Cost ? tr("%1, by the range of the device's price").arg(shown.interval)
                          : tr("95 % interval over replications: %1").arg(shown.interval);
}

std::optional<ComparisonModel::Change> ComparisonModel::change(std::size_t row, int column) const
{
    if (!m_base || row == *m_base || !isFigure(column)) return {};
    const Figure ours = figureOf(m_scenarios[row], column);
    const Figure base = figureOf(m_scenarios[*m_base], column);
    if (ours.state != Figure::State::Known || base.state != Figure::State::Known) return {};
    const double by = ours.interval.value - base.interval.value;
    const bool rises = by > 0;
    if (isShare(column)) {
        if (std::abs(by) < 0.0005) return {};
        return Change{tr("%1 points").arg(formatNumber(100 * std::abs(by), 2)), toneOf(column, rises), rises};
    }
    if (base.interval.value <= 0) return {};
    const double ratio = ours.interval.value / base.interval.value;
    if (std::abs(ratio - 1) < 0.005) return {};
    return Change{ratioText(ratio), toneOf(column, rises), rises};
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const study::ScenarioFigures& figures = m_scenarios[row];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(figures, column);
    case Qt::EditRole: {
        const Figure figure = figureOf(figures, column);
        if (!isFigure(column) || figure.state != Figure::State::Known) return text(figures, column);
        return QString::number(figure.interval.value * scaleOf(column), 'g', 6);
    }
    case Qt::ToolTipRole:
        return toolTip(figures, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isFigure(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case ToneRole:
        if (column == Scenario) return static_cast<int>(CellTone::Strong);
        if (column == Verdict && !figures.steady_state.holds) return static_cast<int>(CellTone::Worse);
        return static_cast<int>(CellTone::Plain);
    default:
        break;
    }
    if (role == ChangeRole && column == Scenario && m_base == row) return tr("compared with");
    if (role != ChangeRole && role != ChangeToneRole && role != RisesRole) return {};
    const std::optional<Change> difference = change(row, column);
    if (role == ChangeToneRole) return static_cast<int>(difference ? difference->tone : CellTone::Quiet);
    if (!difference) return {};
    return role == ChangeRole ? QVariant(difference->text) : QVariant(difference->rises);
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isFigure(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Scenario:
        return tr("Scenario");
    case TtftP50:
        return tr("TTFT p50, s");
    case TtftP99:
        return tr("TTFT p99, s");
    case TpotMean:
        return tr("TPOT mean, ms");
    case ItlP99:
        return tr("ITL p99, ms");
    case ItlMax:
        return tr("ITL max, ms");
    case Occupancy:
        return tr("occupancy, %");
    case KvUsage:
        return tr("KV use, %");
    case OutputRate:
        return tr("output, tok/s");
    case Cost:
        return tr("$ / 1M output");
    case Verdict:
        return tr("Verdict");
    default:
        return {};
    }
}

} // namespace fulcrum::app
