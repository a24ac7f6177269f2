// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/levers_delegate.h"

#include "decision/lever_words.h"
#include "decision/levers_model.h"
#include "shell/fitted_text.h"
#include "shell/numbers.h"

#include <QLineEdit>
#include <QPainter>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr double kPadding = 6;
constexpr double kChip = 30;
constexpr double kIcon = 20; // of advice, with its gap
constexpr int kLines = 3;
constexpr int kEditorWidth = 132;

QColor toneOf(decision::Verdict verdict, const Theme& theme)
{
    switch (verdict) {
    case decision::Verdict::DoFirst:
        return theme.ok;
    case decision::Verdict::MeasureFirst:
        return theme.warning;
    case decision::Verdict::WouldNotDo:
        return theme.error;
    case decision::Verdict::Consider:
        break;
    }
    return theme.text2;
}

} // namespace

LeversDelegate::LeversDelegate(const LeversModel& model, const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_theme(theme)
{
}

QSize LeversDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(metrics::kParameterRow);
    return size;
}

void LeversDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) painter->fillRect(option.rect, m_theme.sel);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    if (focused && LeversModel::inputOf(index.column())) {
        painter->setPen(QPen(m_theme.accent, 1));
        painter->drawRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5));
    }
    if (selected && index.column() == 0)
        painter->fillRect(QRectF(option.rect.left(), option.rect.top(), 2, option.rect.height()),
                          m_theme.accent);
    painter->setFont(m_theme.font(FontRole::Table));
    const QColor color = index.data(Qt::ForegroundRole).value<QColor>();
    const QRectF cell = QRectF(option.rect).adjusted(kPadding, 0, -kPadding, 0);
    const int column = index.column();
    if (index.data(LeversModel::kKindRole).toInt() == LeversModel::kReasonRow)
        paintReason(*painter, cell, index);
    else if (column == LeversModel::kLever)
        paintLever(*painter, cell, index, color);
    else if (column >= LeversModel::kFirstEffect && column < LeversModel::kImpact)
        paintEffect(*painter, cell, index, color);
    else if (column == LeversModel::kInterval)
        paintInterval(*painter, cell, index);
    else if (column == LeversModel::kValue)
        paintValue(*painter, cell, index, color);
    else if (column == LeversModel::kAdvice)
        paintAdvice(*painter, cell, index);
    else
        paintText(*painter, cell, index, color);
    painter->restore();
}

void LeversDelegate::paintText(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                               const QColor& color) const
{
    const QString text = index.data().toString();
    const auto flags = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    painter.setPen(color);
    if (flags.testFlag(Qt::AlignLeft)) {
        const QFontMetricsF metrics(painter.font());
        painter.drawText(cell, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(text, Qt::ElideRight, cell.width()));
        return;
    }
    drawTabular(painter, cell, Qt::AlignVCenter | Qt::AlignRight, text);
}

// All of it, in as many lines as the row has room for; the first words tell what it is.
void LeversDelegate::paintReason(QPainter& painter, const QRectF& cell, const QModelIndex& index) const
{
    const QString text = index.data().toString();
    if (text.isEmpty()) return;
    painter.setFont(m_theme.font(FontRole::Small));
    painter.setPen(m_theme.text2);
    painter.drawText(cell, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text);
}

void LeversDelegate::paintLever(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                                const QColor& color) const
{
    QRectF chip(cell.left(), cell.center().y() - 9, chipWidth(), 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.bg3);
    painter.drawRoundedRect(chip, metrics::kChipRadius, metrics::kChipRadius);
    painter.setPen(m_theme.text2);
    painter.setFont(m_theme.font(FontRole::Small));
    painter.drawText(chip, Qt::AlignCenter, index.data(LeversModel::kChipRole).toString());
    const bool first =
        index.data(LeversModel::kToneRole).isValid() &&
        index.data(LeversModel::kToneRole).toInt() == static_cast<int>(decision::Verdict::DoFirst);
    painter.setFont(m_theme.font(first ? FontRole::TableStrong : FontRole::Table));
    painter.setPen(color);
    const QRectF rest = cell.adjusted(chip.width() + kPadding, 0, 0, 0);
    drawFitted(painter, rest, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString(), kLines);
}

// Of names and advice; the column's width leaves the chip or the icon its room.
int LeversDelegate::linesNeeded(const QModelIndex& index, int width) const
{
    if (index.column() == LeversModel::kLever)
        return linesOf(m_theme.font(FontRole::TableStrong), index.data().toString(),
                       width - chipWidth() - 3 * kPadding, kLines);
    return linesOf(m_theme.font(FontRole::Table), index.data().toString(), width - kIcon - 2 * kPadding,
                   kLines);
}

double LeversDelegate::chipWidth() const
{
    const QFontMetricsF small(m_theme.font(FontRole::Small));
    return std::max(kChip * m_theme.textScale, small.horizontalAdvance(LeversModel::tr("any")) + 8);
}

void LeversDelegate::paintEffect(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                                 const QColor& color) const
{
    using Change = decision::Effect::Change;
    const auto change = static_cast<Change>(index.data(LeversModel::kChangeRole).toInt());
    const QString text = index.data().toString();
    if (change != Change::Better && change != Change::Worse) {
        painter.setPen(m_theme.text3);
        painter.drawText(cell, Qt::AlignVCenter | Qt::AlignRight, text);
        return;
    }
    const bool better = change == Change::Better;
    const QColor tone = color == m_theme.text3 ? color : better ? m_theme.info : m_theme.error;
    painter.setPen(tone);
    drawTabular(painter, cell, Qt::AlignVCenter | Qt::AlignRight, text);
    // Up where the figure grows, whether that is good or not: the colour tells that.
    const double width = tabularWidth(QFontMetricsF(painter.font()), text);
    const auto& known = decision::effect_metrics();
    const auto metric = std::ranges::find(
        known,
        LeversModel::shownEffects()[static_cast<std::size_t>(index.column() - LeversModel::kFirstEffect)],
        &decision::EffectMetric::metric);
    const bool up = metric != known.end() && metric->more_is_better == better;
    const double x = cell.right() - width - 12, y = cell.center().y();
    const double s = up ? -1 : 1;
    const QPointF triangle[] = {{x, y - 3 * s}, {x + 8, y - 3 * s}, {x + 4, y + 4 * s}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone);
    painter.drawPolygon(triangle, 3);
}

void LeversDelegate::paintInterval(QPainter& painter, const QRectF& cell, const QModelIndex& index) const
{
    const double low = m_model.lowest(), span = m_model.highest() - low;
    const auto at = [&](double value) { return cell.left() + (value - low) / span * cell.width(); };
    const double y = cell.center().y();
    painter.setPen(QPen(m_theme.line2, 1));
    painter.drawLine(QPointF(at(0), cell.top() + 4), QPointF(at(0), cell.bottom() - 4));
    if (index.data(LeversModel::kKindRole).toInt() == LeversModel::kNothingRow) return;
    const double from = at(index.data(LeversModel::kLowRole).toDouble());
    const double to = at(index.data(LeversModel::kHighRole).toDouble());
    const double mean = at(index.data(LeversModel::kMeanRole).toDouble());
    QColor bar = m_theme.simulated();
    bar.setAlphaF(0.45F);
    painter.fillRect(QRectF(from, y - 3, std::max(2.0, to - from), 6), bar);
    painter.fillRect(QRectF(mean - 1, y - 6, 2, 12), m_theme.text);
}

void LeversDelegate::paintValue(QPainter& painter, const QRectF& cell, const QModelIndex& index,
                                const QColor& color) const
{
    const bool range = m_rangeShown && index.data(LeversModel::kKindRole).toInt() == LeversModel::kLeverRow;
    QRectF left = cell;
    if (range) {
        painter.setFont(m_theme.font(FontRole::Small));
        painter.setPen(m_theme.text3);
        const QString text = index.data(LeversModel::kRangeRole).toString();
        drawTabular(painter, cell, Qt::AlignVCenter | Qt::AlignRight, text);
        left.setRight(cell.right() - 68 * m_theme.textScale);
    }
    painter.setFont(m_theme.font(FontRole::TableStrong));
    painter.setPen(color);
    drawTabular(painter, left, Qt::AlignVCenter | Qt::AlignRight, index.data().toString());
}

void LeversDelegate::paintAdvice(QPainter& painter, const QRectF& cell, const QModelIndex& index) const
{
    const QVariant tone = index.data(LeversModel::kToneRole);
    QRectF rest = cell;
    QColor color = m_theme.text3;
    if (tone.isValid()) {
        const auto verdict = static_cast<decision::Verdict>(tone.toInt());
        color = toneOf(verdict, m_theme);
        paintIcon(painter, verdictIcon(verdict), QRectF(cell.left(), cell.center().y() - 7, 14, 14), color);
        rest.setLeft(cell.left() + kIcon);
    }
    painter.setPen(color);
    drawFitted(painter, rest, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString(), kLines);
}

QWidget* LeversDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* editor = new QLineEdit(parent);
    editor->setAccessibleName(tr("Lowest / most likely / highest"));
    return editor;
}

// A range needs more room than its mean.
void LeversDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex&) const
{
    QRect where = option.rect;
    const int width = qRound(kEditorWidth * m_theme.textScale);
    if (where.width() < width) where.setLeft(where.right() - width);
    editor->setGeometry(where.adjusted(0, 1, 0, -1));
}

} // namespace fulcrum::app
