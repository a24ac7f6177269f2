// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/command_palette.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPointer>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kWidth = 640;
constexpr int kMostRows = 14;
constexpr int kRowHeight = 28;

bool startsWord(const QString& text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

// The letters in their order, with anything between them.
bool isSubsequence(const QString& word, const QString& text)
{
    qsizetype at = 0;
    for (const QChar c : word) {
        at = text.indexOf(c, at, Qt::CaseInsensitive);
        if (at < 0) return false;
        ++at;
    }
    return true;
}

int wordScore(const PaletteCommand& command, const QString& word)
{
    const qsizetype at = command.title.indexOf(word, 0, Qt::CaseInsensitive);
    if (at == 0) return 100;
    if (at > 0) {
        // A later place may be the begin of a word.
        for (qsizetype i = at; i >= 0; i = command.title.indexOf(word, i + 1, Qt::CaseInsensitive))
            if (startsWord(command.title, i)) return 80;
        return 50;
    }
    if (command.also.compare(word, Qt::CaseInsensitive) == 0) return 60;
    if (command.also.startsWith(word, Qt::CaseInsensitive)) return 45;
    if (command.also.contains(word, Qt::CaseInsensitive)) return 40;
    if (command.detail.contains(word, Qt::CaseInsensitive)) return 30;
    return word.size() >= 3 && isSubsequence(word, command.title) ? 10 : -1;
}

class CommandDelegate : public QStyledItemDelegate
{
public:
    CommandDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {200, qRound(kRowHeight * m_theme.textScale)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected) {
            painter->fillRect(option.rect, m_theme.sel);
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()),
                              m_theme.accent);
        } else if (option.state.testFlag(QStyle::State_MouseOver)) {
            painter->fillRect(option.rect, m_theme.bg3);
        }
        QRectF room = QRectF(option.rect).adjusted(12, 0, -12, 0);
        paintIcon(*painter, index.data(Qt::DecorationRole).toString(),
                  QRectF(room.left(), room.center().y() - 8, 16, 16), m_theme.text2);
        room.setLeft(room.left() + 26);
        painter->setFont(m_theme.font(FontRole::Small));
        const QString keys = index.data(PaletteCommandModel::kKeysRole).toString();
        if (!keys.isEmpty()) {
            painter->setPen(m_theme.text3);
            painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, keys);
            room.setRight(room.right() - QFontMetricsF(painter->font()).horizontalAdvance(keys) - 12);
        }
        painter->setFont(m_theme.font(FontRole::Base));
        painter->setPen(m_theme.text);
        const QFontMetricsF titleMetrics(painter->font());
        const QString title = titleMetrics.elidedText(index.data().toString(), Qt::ElideRight, room.width());
        painter->drawText(room, Qt::AlignVCenter, title);
        room.setLeft(room.left() + titleMetrics.horizontalAdvance(title) + 12);
        painter->setFont(m_theme.font(FontRole::Table));
        painter->setPen(m_theme.text3);
        if (room.width() < 40) return;
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight,
                          QFontMetricsF(painter->font())
                              .elidedText(index.data(PaletteCommandModel::kDetailRole).toString(),
                                          Qt::ElideRight, room.width()));
    }

private:
    const Theme& m_theme;
};

} // namespace

int paletteScore(const PaletteCommand& command, const QString& query)
{
    int score = 0;
    const QStringList words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString word : words) {
        // Languages have other commas.
        if (word.size() > 1 && word.endsWith(QLatin1Char(','))) word.chop(1);
        const int found = wordScore(command, word);
        if (found < 0) return -1;
        score += found;
    }
    return score;
}

// --- model

void PaletteCommandModel::setCommands(std::vector<PaletteCommand> commands)
{
    m_commands = std::move(commands);
    m_query.clear();
    setQuery({});
}

void PaletteCommandModel::setQuery(const QString& query)
{
    beginResetModel();
    m_query = query;
    m_shown.clear();
    std::vector<std::pair<int, std::size_t>> found;
    for (std::size_t i = 0; i < m_commands.size(); ++i)
        if (const int score = paletteScore(m_commands[i], query); score >= 0) found.emplace_back(score, i);
    std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) {
        if (a.first != b.first) return a.first > b.first;
        return !query.isEmpty() && m_commands[a.second].title.size() < m_commands[b.second].title.size();
    });
    for (const auto& [score, index] : found)
        if (m_shown.size() < static_cast<std::size_t>(kMost)) m_shown.push_back(index);
    endResetModel();
}

int PaletteCommandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant PaletteCommandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PaletteCommand& one = command(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return one.title;
    case Qt::DecorationRole:
        return one.icon;
    case Qt::ToolTipRole:
        return one.detail.isEmpty() ? one.title : one.title + QLatin1Char('\n') + one.detail;
    case Qt::AccessibleTextRole:
        return QStringList{one.title, one.detail, one.keys}.join(QStringLiteral(", "));
    case kDetailRole:
        return one.detail;
    case kKeysRole:
        return one.keys;
    default:
        return {};
    }
}

// --- widget

CommandPalette::CommandPalette(const Theme& theme, QWidget* window)
    : QFrame(window), m_theme(theme), m_line(new QLineEdit(this)), m_list(new QListView(this)),
      m_none(new QLabel(tr("Nothing is called that."), this)), m_model(new PaletteCommandModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setAccessibleName(tr("Command palette"));
    setAutoFillBackground(true);
    m_line->setObjectName(QStringLiteral("commandLine"));
    m_line->setAccessibleName(tr("Search or run a command"));
    m_line->setPlaceholderText(
        tr("Search commands, nodes, parameters, scenarios, records, mechanisms, levers, problems"));
    m_line->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("commandList"));
    m_list->setAccessibleName(tr("What was found"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CommandDelegate(m_theme, this));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::NoFocus); // keys stay with the line
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_none->setProperty("role", QStringLiteral("secondary"));
    m_none->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(1, 1, 1, 1);
    down->setSpacing(0);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(metrics::kBlock, metrics::kBlock, metrics::kBlock, metrics::kBlock);
    top->addWidget(m_line);
    down->addLayout(top);
    down->addWidget(m_list, 1);
    down->addWidget(m_none);
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setQuery(text);
        m_list->setCurrentIndex(m_model->index(0, 0));
        place();
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { run(index.row()); });
    m_line->installEventFilter(this);
    window->installEventFilter(this);
    setTheme(theme);
    hide();
}

void CommandPalette::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_model->setTheme(theme);
    m_list->viewport()->update();
}

void CommandPalette::open(std::vector<PaletteCommand> commands)
{
    if (!isVisible()) m_before = QApplication::focusWidget();
    m_model->setCommands(std::move(commands));
    m_line->clear();
    m_list->setCurrentIndex(m_model->index(0, 0));
    place();
    show();
    raise();
    m_line->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::setQuery(const QString& query)
{
    m_line->setText(query);
}

void CommandPalette::place()
{
    const QWidget* window = parentWidget();
    const int width = std::min(qRound(kWidth * m_theme.textScale), window->width() - 32);
    const int row = qRound(kRowHeight * m_theme.textScale);
    const int rows = std::clamp(m_model->rowCount(), 0, kMostRows);
    m_none->setVisible(rows == 0);
    m_list->setVisible(rows > 0);
    const int head = m_line->sizeHint().height() + 2 * metrics::kBlock + 2;
    const int body = rows > 0 ? rows * row : m_none->sizeHint().height();
    const int height = std::min(head + body, window->height() - metrics::kMenu - 32);
    setGeometry((window->width() - width) / 2, metrics::kMenu + metrics::kGap, width, height);
}

void CommandPalette::close()
{
    if (!isVisible()) return;
    const bool held = isAncestorOf(QApplication::focusWidget());
    hide();
    if (held && m_before) m_before->setFocus();
    m_before = nullptr;
}

void CommandPalette::run(int row)
{
    if (row < 0 || row >= m_model->rowCount()) return;
    const std::function<void()> does = m_model->command(row).does; // it may open the palette anew
    close();
    if (does) does();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible()) place();
        return false;
    }
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        close();
    if (event->type() != QEvent::KeyPress) return false;
    const int rows = m_model->rowCount();
    int row = m_list->currentIndex().row();
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(row);
        return true;
    case Qt::Key_Down:
        row = row + 1 < rows ? row + 1 : 0;
        break;
    case Qt::Key_Up:
        row = row > 0 ? row - 1 : rows - 1;
        break;
    case Qt::Key_PageDown:
        row = std::min(row + kMostRows, rows - 1);
        break;
    case Qt::Key_PageUp:
        row = std::max(row - kMostRows, 0);
        break;
    default:
        return false;
    }
    m_list->setCurrentIndex(m_model->index(row, 0));
    return true;
}

} // namespace fulcrum::app
