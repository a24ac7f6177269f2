// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/hypotheses_model.h"

#include "shell/numbers.h"
#include "shell/values.h"
#include "shell/words.h"
#include "triage/triage_words.h"

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr double kShown = 0.005; // what rounds to 0.00 is shown only to make up a handful
constexpr int kLeast = 5;

} // namespace

HypothesesModel::HypothesesModel(QObject* parent) : QAbstractTableModel(parent) {}

HypothesesModel::Row HypothesesModel::rowFor(const triage::Hypothesis& hypothesis, int rank) const
{
    Row row;
    row.id = toQt(hypothesis.id);
    row.rank = hypothesis.id == triage::kNone ? QString() : QString::number(rank);
    row.title = words::mechanism(hypothesis.title);
    row.second = secondLine(hypothesis, 1);
    row.whole = secondLine(hypothesis);
    row.probability = hypothesis.probability;
    row.fails = !hypothesis.fails.empty();
    for (const Observed& observed : m_observed) {
        const auto found =
            std::ranges::find(hypothesis.predictions, observed.id, &triage::Prediction::observation);
        if (found == hypothesis.predictions.end()) {
            row.cells.push_back({QStringLiteral("\u2013"), {}, false});
            continue;
        }
        Cell cell;
        cell.fails = found->fails;
        QString shown = predictedText(*found, found->predicted.value);
        if (found->factor) shown.remove(0, 2); // the head says that it is a factor
        cell.text = shown;
        cell.toolTip =
            tr("%1: predicted %2 (%3 to %4), seen %5; %6 standard deviations off")
                .arg(observed.name, predictedText(*found, found->predicted.value),
                     predictedText(*found, found->predicted.low),
                     predictedText(*found, found->predicted.high),
                     predictedText(*found, found->observed.value), formatNumber(found->deviations, 2));
        row.cells.push_back(std::move(cell));
    }
    return row;
}

void HypothesesModel::setVerdict(const triage::Verdict* verdict,
                                 const std::vector<scenario::Observation>& observations,
                                 const QStringList& pinned)
{
    beginResetModel();
    m_rows.clear();
    m_observed.clear();
    if (verdict) {
        const auto compared = std::ranges::find_if(verdict->hypotheses,
                                                   [](const auto& one) { return !one.predictions.empty(); });
        for (const scenario::Observation& observation : observations) {
            if (compared == verdict->hypotheses.end()) break;
            const auto found =
                std::ranges::find(compared->predictions, observation.id, &triage::Prediction::observation);
            if (found == compared->predictions.end()) continue;
            m_observed.push_back(
                {observation.id, figureName(found->figure), predictedText(*found, found->observed.value)});
        }
        int rank = 0;
        const triage::Hypothesis* none = nullptr;
        for (const triage::Hypothesis& one : verdict->hypotheses) {
            if (one.id == triage::kNone) {
                none = &one;
                continue;
            }
            ++rank;
            const bool isPinned = pinned.contains(toQt(one.id));
            const bool shown = rank <= kMostShown && (rank <= kLeast || one.probability >= kShown);
            if (!shown && !isPinned) continue;
            m_rows.push_back(rowFor(one, rank));
            m_rows.back().pinned = isPinned;
        }
        for (const triage::LeftOut& one : verdict->left_out) {
            if (!pinned.contains(toQt(one.id))) continue;
            Row row;
            row.id = toQt(one.id);
            row.title = words::mechanism(one.title);
            row.second = row.whole = leftOutText(one);
            row.probability = -1;
            row.pinned = true;
            row.cells.assign(m_observed.size(), Cell{QStringLiteral("\u2013"), leftOutText(one), false});
            m_rows.push_back(std::move(row));
        }
        if (none) m_rows.push_back(rowFor(*none, 0));
    }
    endResetModel();
}

int HypothesesModel::rowOf(const QString& id) const
{
    const auto found = std::ranges::find(m_rows, id, &Row::id);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int HypothesesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HypothesesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFirstObservation + static_cast<int>(m_observed.size());
}

QVariant HypothesesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == kIdRole) return row.id;
    if (role == kPinnedRole) return row.pinned;
    if (role == kProbabilityRole) return row.probability;
    if (column >= kFirstObservation) {
        const Cell& cell = row.cells[static_cast<std::size_t>(column - kFirstObservation)];
        if (role == Qt::DisplayRole) return cell.text;
        if (role == Qt::ToolTipRole) return cell.toolTip;
        if (role == kFailsRole) return cell.fails;
        if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    }
    if (role == kFailsRole) return row.fails;
    if (role == kSecondRole) return row.second;
    if (role == Qt::DisplayRole) {
        if (column == kRank) return row.rank;
        if (column == kMechanism) return row.title;
        return row.probability < 0 ? QStringLiteral("\u2013") : probabilityText(row.probability);
    }
    if (role == Qt::ToolTipRole && column == kMechanism)
        return QString(row.title + QLatin1Char('\n') + row.whole);
    if (role == Qt::AccessibleTextRole)
        return QString(row.title + QStringLiteral(", ") + probabilityText(row.probability) +
                       QStringLiteral(", ") + row.whole);
    return {};
}

QVariant HypothesesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section >= kFirstObservation ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (section >= kFirstObservation) {
        const Observed& observed = m_observed[static_cast<std::size_t>(section - kFirstObservation)];
        if (role == Qt::DisplayRole) return observed.name;
        if (role == Qt::UserRole) return observed.value;
        if (role == Qt::ToolTipRole) return tr("%1 was seen to be %2").arg(observed.name, observed.value);
        return {};
    }
    if (role != Qt::DisplayRole) return {};
    return section == kMechanism ? tr("Mechanism") : section == kProbability ? tr("Probability") : QString();
}

} // namespace fulcrum::app
