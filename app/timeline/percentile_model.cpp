// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/percentile_model.h"

#include "shell/numbers.h"
#include "shell/sentences.h"
#include "timeline/figure_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fulcrum::app
{

namespace
{

using study::Figure;

const Figure* figureOf(const study::Distribution& figures, int column)
{
    switch (column) {
    case PercentileModel::P50:
    case PercentileModel::P50Interval:
        return &figures.p50;
    case PercentileModel::P95:
    case PercentileModel::P95Interval:
        return &figures.p95;
    case PercentileModel::P99:
    case PercentileModel::P99Interval:
        return &figures.p99;
    case PercentileModel::Mean:
        return &figures.mean;
    case PercentileModel::Max:
        return &figures.max;
    default:
        return nullptr;
    }
}

bool isInterval(int column)
{
    return column == PercentileModel::P50Interval || column == PercentileModel::P95Interval ||
           column == PercentileModel::P99Interval;
}

// The unit follows the largest of the percentiles, so that the p50 and the p99 of a row can be compared.
double largest(const study::Distribution& figures)
{
    double value = 0;
    for (const Figure* figure : {&figures.p50, &figures.p95, &figures.p99}) {
        if (figure->state != Figure::State::Unknown) value = std::max(value, figure->interval.value);
    }
    return value;
}

} // namespace

void PercentileModel::setFigures(const study::ScenarioFigures& figures, std::vector<double> frozen)
{
    m_figures = figures;
    m_frozen = std::move(frozen);
    rebuild();
}

void PercentileModel::setBase(const std::optional<study::ScenarioFigures>& base)
{
    m_base = base;
    rebuild();
}

void PercentileModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    const bool several = m_figures.by_class.size() > 1;
    if (several) {
        for (std::size_t i = 0; i < m_figures.by_class.size(); ++i) {
            const study::ClassFigures& one = m_figures.by_class[i];
            const study::Latencies* base = nullptr;
            if (m_base) {
                for (const study::ClassFigures& other : m_base->by_class)
                    if (other.name == one.name) base = &other.latencies;
            }
            addClass(QString::fromStdString(one.name), one.offered, one.latencies, base, i);
        }
    }
    if (!m_figures.name.empty())
        addClass(tr("all"), m_figures.offered, m_figures.latencies, m_base ? &m_base->latencies : nullptr,
                 m_figures.by_class.size());
    endResetModel();
}

void PercentileModel::addClass(const QString& name, double offered, const study::Latencies& latencies,
                               const study::Latencies* base, std::size_t index)
{
    struct Kind {
        study::Distribution study::Latencies::*figures;
        bool alwaysMilliseconds;
        QString name;
        QString definition;
    };
    const std::array<Kind, 6> kinds = {{
        {&study::Latencies::ttft_s, false, tr("TTFT"),
         tr("Time to first token: from arrival to the first token.")},
        {&study::Latencies::tpot_s, true, tr("TPOT"),
         tr("Time per output token: from the first token to the last, divided by the tokens after the "
            "first.")},
        {&study::Latencies::itl_s, true, tr("ITL"),
         tr("Inter-token latency: the gap between two tokens of a request, over all gaps.")},
        {&study::Latencies::queue_s, false, tr("queue"),
         tr("From arrival to the first step that the request is in.")},
        {&study::Latencies::prefill_s, false, tr("prefill"), tr("From the first step to the first token.")},
        {&study::Latencies::e2e_s, false, tr("end to end"), tr("From arrival to the last token.")},
    }};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Kind& kind = kinds[i];
        const study::Distribution& figures = latencies.*kind.figures;
        const TimeUnit unit =
            kind.alwaysMilliseconds ? milliseconds() : secondsOrMilliseconds(largest(figures));
        Row row{name, i == 0, kind.name, kind.definition, unit.name, unit.scale, offered, figures, {}};
        if (base) {
            const Figure& other = (base->*kind.figures).p99;
            const bool both =
                figures.p99.state == Figure::State::Known && other.state == Figure::State::Known;
            if (both && other.interval.value > 0)
                row.ratio = figures.p99.interval.value / other.interval.value;
        }
        m_rows.push_back(row);
        if (kind.figures != &study::Latencies::itl_s || index >= m_frozen.size() ||
            std::isnan(m_frozen[index]))
            continue;
        m_rows.push_back({name,
                          false,
                          tr("frozen"),
                          tr("Answers with more than 100 ms between two tokens, by a step that long or a "
                             "preemption, of those of more than one token; first replication."),
                          QStringLiteral("%"),
                          100,
                          offered,
                          {},
                          {},
                          m_frozen[index]});
    }
}

int PercentileModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PercentileModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PercentileModel::text(const Row& row, int column) const
{
    switch (column) {
    case Class:
        return row.firstOfClass ? row.className : QString();
    case Metric:
        return row.metric;
    case Unit:
        return row.unit;
    case Offered:
        return row.firstOfClass ? formatInteger(qRound64(row.offered)) : QString();
    case Ratio:
        return row.ratio ? ratioText(*row.ratio) : QString();
    default:
        break;
    }
    if (row.frozen) return column == Mean ? formatNumber(row.scale * *row.frozen) : QString();
    const FigureText shown = figureText(*figureOf(row.figures, column), row.scale);
    return isInterval(column) ? shown.interval : shown.value;
}

QString PercentileModel::plain(const Row& row, int column) const
{
    if (column == Class) return row.className;
    if (column == Offered) return QString::number(row.offered, 'f', 0);
    const Figure* figure = figureOf(row.figures, column);
    if (row.frozen || !figure || isInterval(column) || figure->state != Figure::State::Known)
        return text(row, column);
    return QString::number(figure->interval.value * row.scale, 'g', 6);
}

bool PercentileModel::hasIntervals() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const Row& row) {
        const Interval& interval = row.figures.p50.interval;
        return row.figures.p50.state == Figure::State::Known && interval.low < interval.high;
    });
}

QString PercentileModel::toolTip(const Row& row, int column) const
{
    const Figure* figure = figureOf(row.figures, column);
    if (!figure || row.frozen) return row.definition;
    const QString reason = words::sentence(figure->why);
    if (!reason.isEmpty()) return reason;
    const QString population = row.figures.population == "completed" ? tr("completed") : tr("offered");
    return tr("%1 Over %2 %3 values of the first replication.")
        .arg(row.definition, formatInteger(row.figures.count), population);
}

CellTone PercentileModel::tone(const Row& row, int column) const
{
    if (column == Class) return CellTone::Strong;
    if (column == Unit || isInterval(column)) return CellTone::Quiet;
    if (column == Ratio && row.ratio) {
        if (*row.ratio >= 1.05) return CellTone::Worse;
        if (*row.ratio <= 0.95) return CellTone::Better;
        return CellTone::Quiet;
    }
    const Figure* figure = figureOf(row.figures, column);
    if (!figure || row.frozen) return CellTone::Plain;
    // Unknown, or known from too few observations to be relied on: the tooltip says why.
    const bool weak = figure->state == Figure::State::Known && !figure->why.empty();
    if (figure->state == Figure::State::Unknown || weak) return CellTone::Quiet;
    return column == Mean || column == Max ? CellTone::Plain : CellTone::Strong;
}

QVariant PercentileModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::EditRole:
        return plain(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((column <= Unit ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case ToneRole:
        return static_cast<int>(tone(row, column));
    default:
        return {};
    }
}

QVariant PercentileModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section <= Unit ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && isInterval(section))
        return tr("95 % interval over replications; empty with one replication");
    if (role == Qt::ToolTipRole && section == Ratio && m_base)
        return tr("How many times the p99 of %1")
            .arg(QString::fromStdString(m_base->title.empty() ? m_base->name : m_base->title));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Class:
        return tr("Class");
    case Metric:
        return tr("Metric");
    case Offered:
        return tr("offered");
    case P50:
        return tr("p50");
    case P95:
        return tr("p95");
    case P99:
        return tr("p99");
    case P50Interval:
    case P95Interval:
    case P99Interval:
        return tr("interval");
    case Mean:
        return tr("mean");
    case Max:
        return tr("max");
    case Ratio:
        return tr("p99, × other");
    default:
        return QString();
    }
}

} // namespace fulcrum::app
