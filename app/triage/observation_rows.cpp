// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the observations' panel.
#include "evidence/metrics/bucket_quantile.h"
#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "shell/values.h"
#include "triage/observations_panel.h"
#include "triage/triage_words.h"

#include <QFileInfo>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kPadding = 12;
constexpr int kBar = 56, kNarrowBar = 24, kNarrowRow = 280;

using scenario::Observation;
using scenario::Observed;

// The figure itself, or what the histogram says of it.
std::optional<Observed> figureOf(const std::optional<Observed>& given,
                                 const std::optional<scenario::Buckets>& buckets,
                                 const std::string& statistic)
{
    const double quantile = evidence::metrics::quantile_of(statistic);
    if (given || !buckets || buckets->count() <= 0 || quantile < 0) return given;
    return evidence::metrics::bucket_quantile(*buckets, quantile);
}

bool atMost(const Observed& figure)
{
    return figure.low == 0 && figure.value > 0 && figure.high == figure.value;
}

QString observedText(const evidence::FigureId& id, const Observed& figure)
{
    if (figure.at_least()) return ObservationRowsModel::tr("at least %1").arg(figureValue(id, figure.low));
    if (atMost(figure)) return ObservationRowsModel::tr("at most %1").arg(figureValue(id, figure.high));
    return figureValue(id, figure.value);
}

// Of a path the file's name: its folders are in the tool tip.
QString sourceText(const QString& source)
{
    return QFileInfo(source).isAbsolute() ? QFileInfo(source).fileName() : source;
}

QString rangeText(const evidence::FigureId& id, const Observed& figure)
{
    if (figure.at_least() || atMost(figure) || figure.low == figure.high) return {};
    return ObservationRowsModel::tr("between %1 and %2")
        .arg(figureValue(id, figure.low), figureValue(id, figure.high));
}

} // namespace

void ObservationRowsModel::setObservations(const std::vector<Observation>& observations)
{
    beginResetModel();
    m_rows.clear();
    for (const Observation& one : observations) {
        const evidence::FigureId id = figureIdOf(one);
        const auto before = figureOf(one.before, one.buckets_before, one.statistic);
        const auto after = figureOf(one.after, one.buckets_after, one.statistic);
        Row row;
        row.id = toQt(one.id);
        row.name = figureName(id);
        if (after) row.figures = observedText(id, *after);
        if (before && after) {
            row.figures = observedText(id, *before) + QStringLiteral(" \u2192 ") + row.figures;
            const bool ratio =
                before->value > 0 && std::isfinite(after->value) && std::isfinite(before->value);
            if (ratio) row.change = factorText(after->value / before->value);
        } else if (one.target && !after) {
            row.figures = tr("should be %1").arg(observedText(id, *one.target));
        }
        QStringList second;
        if (one.count) second << tr("%n requests", nullptr, static_cast<int>(*one.count));
        if (after && !rangeText(id, *after).isEmpty()) second << rangeText(id, *after);
        if (one.timed_out == scenario::TimedOut::Censored) second << tr("timed-out ones counted as longer");
        if (!one.source.empty()) second << sourceText(toQt(one.source));
        if (one.definition == "unknown") second << tr("its definition is not known");
        row.second = second.isEmpty() ? tr("no source stated") : second.join(QStringLiteral(", "));
        row.toolTip = (one.title.empty() ? row.name : toQt(one.title)) + QLatin1Char('\n') + row.figures +
                      QLatin1Char('\n') + row.second;
        if (!one.source.empty() && !row.second.contains(toQt(one.source)))
            row.toolTip += QLatin1Char('\n') + toQt(one.source);
        m_rows.push_back(std::move(row));
    }
    endResetModel();
}

int ObservationRowsModel::rowOf(const QString& id) const
{
    const auto found = std::ranges::find(m_rows, id, &Row::id);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ObservationRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ObservationRowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::ToolTipRole:
        return row.toolTip;
    case kIdRole:
        return row.id;
    case kFiguresRole:
        return row.figures;
    case kChangeRole:
        return row.change;
    case kSecondRole:
        return row.second;
    default:
        return {};
    }
}

void UnobservedModel::setMeasurements(std::vector<triage::Measurement> measurements)
{
    beginResetModel();
    m_rows = std::move(measurements);
    endResetModel();
}

int UnobservedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant UnobservedModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const triage::Measurement& one = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole) return figureName(one.figure);
    if (role == kBitsRole) return bitsText(one.bits);
    if (role == kShareRole) return m_rows.front().bits > 0 ? one.bits / m_rows.front().bits : 0.0;
    if (role == Qt::ToolTipRole)
        return tr("%1: expected to tell %2 bits; %3")
            .arg(figureName(one.figure), bitsText(one.bits), measurementText(one));
    return {};
}

QSize TriageRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const int height = m_kind == Kind::Observation ? metrics::kTallRow + 4 : metrics::kParameterRow;
    return {80, qRound(height * m_theme.textScale)};
}

void TriageRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter->fillRect(option.rect, selected ? m_theme.sel : hovered ? m_theme.bg3 : m_theme.bg1);
    if (selected)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height())), m_theme.accent);
    const QRect inside = option.rect.adjusted(kPadding, 0, -kPadding, 0);
    if (m_kind == Kind::Observation) {
        painter->setPen(m_theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        paintObservation(*painter, inside.adjusted(0, 4, 0, -5), index);
    } else {
        paintUnobserved(*painter, inside, index);
    }
    painter->restore();
}

void TriageRowDelegate::paintObservation(QPainter& painter, const QRect& inside,
                                         const QModelIndex& index) const
{
    const QString change = index.data(ObservationRowsModel::kChangeRole).toString();
    const QString figures = index.data(ObservationRowsModel::kFiguresRole).toString();
    int right = inside.right();
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(m_theme.text);
    if (!change.isEmpty()) {
        drawTabular(painter, QRectF(inside), Qt::AlignRight | Qt::AlignTop, change);
        right -= static_cast<int>(tabularWidth(QFontMetricsF(painter.font()), change)) + 10;
    }
    const QString name = index.data(Qt::DisplayRole).toString();
    const int nameWidth = painter.fontMetrics().horizontalAdvance(name) + 8;
    painter.setFont(m_theme.font(FontRole::Table));
    painter.setPen(m_theme.text2);
    const int figuresWidth = static_cast<int>(tabularWidth(QFontMetricsF(painter.font()), figures)) + 2;
    // Beside the name, or below where the two have no room: the source is said by the tooltip too.
    const bool below = nameWidth + figuresWidth > right - inside.left();
    drawTabular(painter,
                QRectF(inside.left(), inside.top(), (below ? inside.right() : right) - inside.left(),
                       inside.height()),
                Qt::AlignRight | (below ? Qt::AlignBottom : Qt::AlignTop), figures);
    if (!below) right -= figuresWidth + 8;
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(m_theme.text);
    painter.drawText(
        inside, Qt::AlignLeft | Qt::AlignTop,
        painter.fontMetrics().elidedText(name, Qt::ElideRight, std::max(40, right - inside.left())));
    painter.setFont(m_theme.font(FontRole::Small));
    painter.setPen(m_theme.text3);
    painter.drawText(
        inside, Qt::AlignLeft | Qt::AlignBottom,
        painter.fontMetrics().elidedText(index.data(ObservationRowsModel::kSecondRole).toString(),
                                         Qt::ElideRight, inside.width() - (below ? figuresWidth + 8 : 0)));
}

void TriageRowDelegate::paintUnobserved(QPainter& painter, const QRect& inside,
                                        const QModelIndex& index) const
{
    const QString bits = index.data(UnobservedModel::kBitsRole).toString();
    painter.setFont(m_theme.font(FontRole::Table));
    painter.setPen(m_theme.text);
    const int number = painter.fontMetrics().horizontalAdvance(QStringLiteral("<0.00")) + 8;
    const int bar = inside.width() < kNarrowRow ? kNarrowBar : kBar; // names come first
    const QRect track(inside.right() - number - bar, inside.center().y() - 3, bar, 7);
    painter.fillRect(track, m_theme.track);
    const double share = index.data(UnobservedModel::kShareRole).toDouble();
    painter.fillRect(QRect(track.topLeft(), QSize(qRound(track.width() * share), track.height())),
                     m_theme.sky);
    drawTabular(painter, QRectF(inside), Qt::AlignRight | Qt::AlignVCenter, bits);
    const int room = track.left() - inside.left() - 8;
    const QString name = index.data(Qt::DisplayRole).toString();
    if (painter.fontMetrics().horizontalAdvance(name) > room) painter.setFont(m_theme.font(FontRole::Small));
    drawFitted(painter, QRectF(inside.left(), inside.top(), room, inside.height()),
               Qt::AlignLeft | Qt::AlignVCenter, name, 2);
}

} // namespace fulcrum::app
