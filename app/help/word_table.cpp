// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/word_table.h"

#include "shell/fitted_text.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kPadding = 6;
constexpr int kMostLines = 4;

class WordDelegate : public QStyledItemDelegate
{
public:
    explicit WordDelegate(WordTable& table) : QStyledItemDelegate(&table), m_table(table) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = m_table.theme();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected)
            painter->fillRect(option.rect, theme.sel);
        else if (option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(option.rect, theme.bg3);
        painter->setPen(theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if (selected && index.column() == 0)
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()),
                              m_table.hasFocus() ? theme.accent : theme.line2);
        painter->setFont(fontOf(m_table.toneOf(index.column())));
        painter->setPen(colorOf(m_table.toneOf(index.column()), theme));
        const QRectF room = QRectF(option.rect).adjusted(kPadding, 1, -kPadding, -2);
        drawFitted(*painter, room, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString(), kMostLines);
    }

    int linesNeeded(const QModelIndex& index, int width) const
    {
        return linesOf(fontOf(m_table.toneOf(index.column())), index.data().toString(), width - 2 * kPadding,
                       kMostLines);
    }

private:
    QFont fontOf(WordTable::Tone tone) const
    {
        return m_table.theme().font(tone == WordTable::Tone::Strong ? FontRole::TableStrong
                                                                    : FontRole::Table);
    }
    static QColor colorOf(WordTable::Tone tone, const Theme& theme)
    {
        switch (tone) {
        case WordTable::Tone::Secondary:
            return theme.text2;
        case WordTable::Tone::Figure:
            return theme.info;
        case WordTable::Tone::Hint:
            return theme.text3;
        default:
            return theme.text;
        }
    }
    WordTable& m_table;
};

} // namespace

WordTable::WordTable(std::vector<Column> columns, int lines, const Theme& theme, QWidget* parent)
    : QTableView(parent), m_columns(std::move(columns)), m_lines(lines), m_theme(theme),
      m_model(new QStandardItemModel(this))
{
    QStringList titles;
    for (const Column& column : m_columns)
        titles << column.title;
    m_model->setColumnCount(static_cast<int>(m_columns.size()));
    m_model->setHorizontalHeaderLabels(titles);
    setModel(m_model);
    setItemDelegate(new WordDelegate(*this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false); // Tab leaves the table
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(8);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit rowActivated(dataOf(index.row())); });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) { emit currentRowChanged(index.row()); });
    setTheme(theme);
}

void WordTable::setTheme(const Theme& theme)
{
    m_theme = theme;
    const double line = QFontMetricsF(theme.font(FontRole::Table)).lineSpacing();
    verticalHeader()->setDefaultSectionSize(qCeil(line * m_lines) + 9);
    horizontalHeader()->setFixedHeight(qRound(metrics::kRow * theme.textScale));
    fit();
    updateGeometry();
    viewport()->update();
}

void WordTable::addRow(const QStringList& cells, const QString& what)
{
    QList<QStandardItem*> items;
    for (const QString& cell : cells) {
        auto* item = new QStandardItem(cell);
        item->setToolTip(cell);
        items << item;
    }
    items.front()->setData(what);
    m_model->appendRow(items);
    updateGeometry();
    fit();
}

void WordTable::clearRows()
{
    m_model->removeRows(0, m_model->rowCount());
    updateGeometry();
}

int WordTable::rows() const
{
    return m_model->rowCount();
}

QString WordTable::dataOf(int row) const
{
    const QStandardItem* item = m_model->item(row, 0);
    return item ? item->data().toString() : QString();
}

QSize WordTable::sizeHint() const
{
    return {400, horizontalHeader()->height() + verticalHeader()->length()};
}

void WordTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

void WordTable::fit()
{
    int shares = 0, left = viewport()->width();
    for (const Column& column : m_columns)
        column.share < 0 ? left += qRound(column.share * m_theme.textScale) : shares += column.share;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const int share = m_columns[i].share;
        setColumnWidth(static_cast<int>(i), share < 0 ? qRound(-share * m_theme.textScale)
                                                      : std::max(40, left * share / std::max(1, shares)));
    }
    const int before = verticalHeader()->length();
    const double line = QFontMetricsF(m_theme.font(FontRole::Table)).height();
    const auto* words = static_cast<const WordDelegate*>(itemDelegate());
    for (int row = 0; row < rows(); ++row) {
        int lines = m_lines;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            lines = std::max(lines, words->linesNeeded(m_model->index(row, static_cast<int>(i)),
                                                       columnWidth(static_cast<int>(i))));
        setRowHeight(row, qCeil(line * lines) + 9);
    }
    if (verticalHeader()->length() != before) updateGeometry();
}

void WordTable::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        emit rowActivated(dataOf(currentIndex().row()));
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace fulcrum::app
