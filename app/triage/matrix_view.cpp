// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/matrix_view.h"

#include "shell/numbers.h"
#include "triage/hypotheses_model.h"

#include <QPainter>

namespace fulcrum::app
{

namespace
{

constexpr int kPadding = 8;
constexpr int kBar = 44, kNarrowBar = 24; // of a probability
constexpr int kCellPadding = 6;
constexpr int kNarrowView = 620;
constexpr int kBarHeight = 8;
constexpr int kIconRoom = 16;
constexpr int kNarrowest = 150; // of the mechanism's column

} // namespace

void MatrixDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    const QRect rect = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    const bool fails = index.data(HypothesesModel::kFailsRole).toBool();
    const bool cell = index.column() >= HypothesesModel::kFirstObservation;
    const QColor ground = selected                                        ? m_theme.sel
                          : cell && fails                                 ? m_theme.errorTint
                          : (option.state & QStyle::State_MouseOver) != 0 ? m_theme.bg3
                                                                          : m_theme.bg1;
    painter->fillRect(rect, ground);
    if (selected && cell && fails) painter->fillRect(rect.adjusted(1, 1, -1, -2), m_theme.errorTint);
    painter->setPen(m_theme.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (selected && index.column() == 0)
        painter->fillRect(QRect(rect.left(), rect.top(), 2, rect.height()), m_theme.accent);
    const QString text = index.data(Qt::DisplayRole).toString();
    const int padding = cell ? kCellPadding : kPadding;
    const QRect inside = rect.adjusted(padding, 0, -padding, 0);
    if (index.column() == HypothesesModel::kMechanism) {
        const QRect room = inside.adjusted(0, 3, 0, -4);
        painter->setFont(m_theme.font(FontRole::TableStrong));
        painter->setPen(m_theme.text);
        const QString title = painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width());
        painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, title);
        painter->setFont(m_theme.font(FontRole::Small));
        painter->setPen(fails ? m_theme.error : m_theme.text3);
        const QString second = painter->fontMetrics().elidedText(
            index.data(HypothesesModel::kSecondRole).toString(), Qt::ElideRight, room.width());
        painter->drawText(room, Qt::AlignLeft | Qt::AlignBottom, second);
    } else if (index.column() == HypothesesModel::kProbability) {
        const double p = index.data(HypothesesModel::kProbabilityRole).toDouble();
        const QRect track(inside.left(), inside.center().y() - kBarHeight / 2, m_bar, kBarHeight);
        painter->fillRect(track, m_theme.track);
        if (p > 0)
            painter->fillRect(QRect(track.topLeft(), QSize(std::max(1, qRound(m_bar * p)), kBarHeight)),
                              m_theme.sky);
        painter->setFont(m_theme.font(FontRole::TableStrong));
        painter->setPen(m_theme.text);
        drawTabular(*painter, QRectF(inside.adjusted(m_bar + 6, 0, 0, 0)), Qt::AlignLeft | Qt::AlignVCenter,
                    text);
    } else {
        painter->setFont(m_theme.font(fails && cell ? FontRole::TableStrong : FontRole::Table));
        painter->setPen(cell && fails ? m_theme.error : cell ? m_theme.text : m_theme.text3);
        const int flags = (cell ? Qt::AlignRight : Qt::AlignHCenter) | Qt::AlignVCenter;
        const QRect room = cell ? inside : rect;
        drawTabular(*painter, QRectF(room), flags, text);
        if (cell && fails) {
            const double width = tabularWidth(QFontMetricsF(painter->font()), text);
            const QRectF where(inside.right() - width - kIconRoom - 1, inside.center().y() - 6, 13, 13);
            paintIcon(*painter, QStringLiteral("error"), where, m_theme.error);
        }
    }
    painter->restore();
}

MatrixHeader::MatrixHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setStretchLastSection(false);
    setMinimumSectionSize(20);
}

void MatrixHeader::setTheme(const Theme& theme)
{
    m_theme = theme;
    viewport()->update();
}

QSize MatrixHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), 2 * QFontMetrics(m_theme.font(FontRole::Table)).height() + 6};
}

void MatrixHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    painter->save();
    painter->fillRect(rect, m_theme.bg1);
    painter->setPen(m_theme.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const QRect inside =
        rect.adjusted(section >= HypothesesModel::kFirstObservation ? 2 : kPadding, 2,
                      -(section >= HypothesesModel::kFirstObservation ? kCellPadding : kPadding), -3);
    const QString text = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    painter->setFont(m_theme.font(FontRole::Table));
    painter->setPen(m_theme.text2);
    const QString shown = painter->fontMetrics().elidedText(text, Qt::ElideRight, inside.width());
    if (section < HypothesesModel::kFirstObservation) {
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, shown);
    } else {
        painter->drawText(inside, Qt::AlignRight | Qt::AlignTop, shown);
        painter->setPen(m_theme.text3);
        drawTabular(*painter, QRectF(inside), Qt::AlignRight | Qt::AlignBottom,
                    model()->headerData(section, Qt::Horizontal, Qt::UserRole).toString());
    }
    painter->restore();
}

MatrixView::MatrixView(const Theme& theme, QWidget* parent)
    : QTableView(parent), m_theme(theme), m_delegate(new MatrixDelegate(this)),
      m_header(new MatrixHeader(this))
{
    setObjectName(QStringLiteral("mechanisms"));
    setAccessibleName(tr("Mechanisms"));
    setWhatsThis(
        tr("<b>Mechanisms.</b> Each with its probability and what it predicts under every observation. A "
           "tinted cell with a crossed sign does not explain what was seen. None of these is a row of its "
           "own."));
    setHorizontalHeader(m_header);
    setItemDelegate(m_delegate);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(metrics::kTallRow);
    verticalHeader()->setDefaultSectionSize(metrics::kTallRow);
    setTheme(theme);
}

void MatrixView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_header->setTheme(theme);
    verticalHeader()->setDefaultSectionSize(qRound(metrics::kTallRow * theme.textScale));
    fitColumns();
    viewport()->update();
}

// The mechanism has what the others leave; where they leave too little, the table scrolls.
void MatrixView::fitColumns()
{
    if (!model() || model()->columnCount() == 0) return;
    const QFontMetrics text(m_theme.font(FontRole::Table));
    setColumnWidth(HypothesesModel::kRank, text.horizontalAdvance(QStringLiteral("88")) + 12);
    const int bar = viewport()->width() < kNarrowView ? kNarrowBar : kBar;
    m_delegate->setBar(bar);
    const int probability = bar + text.horizontalAdvance(QStringLiteral("<0.01")) + 2 * kPadding + 10;
    setColumnWidth(HypothesesModel::kProbability, probability);
    int taken = columnWidth(HypothesesModel::kRank) + probability;
    for (int column = HypothesesModel::kFirstObservation; column < model()->columnCount(); ++column) {
        const auto head = [&](int role) {
            return text.horizontalAdvance(model()->headerData(column, Qt::Horizontal, role).toString());
        };
        int width = std::max(head(Qt::DisplayRole), head(Qt::UserRole)) + 2 * kCellPadding;
        for (int row = 0; row < model()->rowCount(); ++row) {
            const QModelIndex cell = model()->index(row, column);
            const int sign = cell.data(HypothesesModel::kFailsRole).toBool() ? kIconRoom : 0;
            width = std::max(width, text.horizontalAdvance(cell.data().toString()) + sign + 2 * kCellPadding);
        }
        setColumnWidth(column, std::clamp(width, 52, 120));
        taken += columnWidth(column);
    }
    setColumnWidth(HypothesesModel::kMechanism, std::max(kNarrowest, viewport()->width() - taken));
}

void MatrixView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace fulcrum::app
