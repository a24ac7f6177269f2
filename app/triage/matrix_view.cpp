// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/matrix_view.h"

#include "shell/fitted_text.h"
#include "shell/numbers.h"
#include "triage/hypotheses_model.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kPadding = 8;
constexpr int kBar = 44, kNarrowBar = 24; // of a probability
constexpr int kCellPadding = 5;
constexpr int kNameLines = 3, kSecondLines = 2;
constexpr int kNarrowView = 720;
constexpr int kBarHeight = 8;
constexpr int kIconRoom = 16;
constexpr double kNameShare = 0.36; // of the width, at least; the mechanism's column

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
        const QRectF room = QRectF(inside).adjusted(0, 3, 0, -4);
        painter->setFont(m_theme.font(FontRole::TableStrong));
        painter->setPen(m_theme.text);
        drawFitted(*painter, room, Qt::AlignLeft | Qt::AlignTop, text, kNameLines);
        painter->setFont(m_theme.font(FontRole::Small));
        painter->setPen(fails ? m_theme.error : m_theme.text3);
        drawFitted(*painter, room, Qt::AlignLeft | Qt::AlignBottom,
                   index.data(HypothesesModel::kSecondRole).toString(), kSecondLines);
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
    const QFontMetrics text(m_theme.font(FontRole::Table));
    return {QHeaderView::sizeHint().width(), (1 + m_nameLines) * text.height() + 6};
}

// Of the observations' names.
void MatrixHeader::setNameLines(int lines)
{
    if (lines == m_nameLines) return;
    m_nameLines = lines;
    updateGeometry();
    emit geometriesChanged();
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
    const int room = inside.width();
    if (section < HypothesesModel::kFirstObservation) {
        const bool longWord = section == HypothesesModel::kProbability &&
                              painter->fontMetrics().horizontalAdvance(text) > room + kPadding;
        painter->drawText(inside.adjusted(0, 0, kPadding, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          longWord ? QStringLiteral("P") : text); // the sign that a lever's P(first) has
    } else {
        const QRectF names = QRectF(inside).adjusted(0, 0, 0, -QFontMetricsF(painter->font()).height() - 1);
        drawFitted(*painter, names, Qt::AlignRight | Qt::AlignBottom, text, m_nameLines);
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

// The mechanism has what the others leave; where that is too little, names take more lines, and at last the
// table scrolls.
void MatrixView::fitColumns()
{
    if (!model() || model()->columnCount() == 0) return;
    const QFontMetrics text(m_theme.font(FontRole::Table)), strong(m_theme.font(FontRole::TableStrong));
    setColumnWidth(HypothesesModel::kRank, text.horizontalAdvance(QStringLiteral("88")) + 12);
    const int bar = viewport()->width() < kNarrowView ? kNarrowBar : kBar;
    m_delegate->setBar(bar);
    const int probability = bar + text.horizontalAdvance(QStringLiteral("<0.01")) + 2 * kPadding + 10;
    setColumnWidth(HypothesesModel::kProbability, probability);
    int taken = columnWidth(HypothesesModel::kRank) + probability;
    const int least = qRound(kNameShare * viewport()->width());
    int nameLines = 1, whole = 0; // names on one line each
    for (int column = HypothesesModel::kFirstObservation; column < model()->columnCount(); ++column)
        whole +=
            2 * kCellPadding + 2 +
            text.horizontalAdvance(model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    const bool roomy = taken + least + whole <= viewport()->width();
    for (int column = HypothesesModel::kFirstObservation; column < model()->columnCount(); ++column) {
        const auto head = [&](int role) {
            return model()->headerData(column, Qt::Horizontal, role).toString();
        };
        const QString name = head(Qt::DisplayRole);
        const QStringList words = roomy ? QStringList{name} : name.split(QLatin1Char(' '));
        int width = text.horizontalAdvance(head(Qt::UserRole));
        for (const QString& word : words)
            width = std::max(width, text.horizontalAdvance(word));
        for (int row = 0; row < model()->rowCount(); ++row) {
            const QModelIndex cell = model()->index(row, column);
            const bool fails = cell.data(HypothesesModel::kFailsRole).toBool();
            const QString figure = cell.data().toString();
            width = std::max(width, fails ? strong.horizontalAdvance(figure) + kIconRoom
                                          : text.horizontalAdvance(figure));
        }
        const int needed = std::clamp(width + 2 * kCellPadding + 2, 46, 150);
        setColumnWidth(column, needed);
        nameLines = std::max(
            nameLines, linesOf(m_theme.font(FontRole::Table), name, needed - 2 - kCellPadding, kNameLines));
        taken += columnWidth(column);
    }
    m_header->setNameLines(nameLines);
    setColumnWidth(HypothesesModel::kMechanism, std::max(least, viewport()->width() - taken));
    fitRows();
}

void MatrixView::fitRows()
{
    const QFont name = m_theme.font(FontRole::TableStrong), second = m_theme.font(FontRole::Small);
    const double nameLine = QFontMetricsF(name).height(), secondLine = QFontMetricsF(second).height();
    const double room = columnWidth(HypothesesModel::kMechanism) - 2 * kPadding;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex cell = model()->index(row, HypothesesModel::kMechanism);
        const int names = linesOf(name, cell.data().toString(), room, kNameLines);
        const int seconds =
            linesOf(second, cell.data(HypothesesModel::kSecondRole).toString(), room, kSecondLines);
        const int needed = static_cast<int>(std::ceil(names * nameLine + seconds * secondLine)) + 8;
        setRowHeight(row, std::max(qRound(metrics::kTallRow * m_theme.textScale), needed));
    }
}

void MatrixView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace fulcrum::app
