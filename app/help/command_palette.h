// SPDX-License-Identifier: GPL-3.0-or-later
// Search over everything there is, and do it: commands, pages, nodes, parameters, records, mechanisms,
// levers.
#pragma once

#include "shell/theme.h"

#include <QAbstractListModel>
#include <QFrame>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;

namespace fulcrum::app
{

struct PaletteCommand {
    QString title;
    QString detail; // what it belongs to, or what it says; is searched too
    QString icon;
    QString keys; // its shortcut
    std::function<void()> does;
    QString also{}; // another name that is searched: the English one
};

// How well all words of the query are found; larger is better, below 0: not at all. A word counts most at the
// begin of the title, then at the begin of a word, then inside one, then in the detail.
int paletteScore(const PaletteCommand& command, const QString& query);

class PaletteCommandModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { kDetailRole = Qt::UserRole, kKeysRole };
    static constexpr int kMost = 200; // rows that are shown

    using QAbstractListModel::QAbstractListModel;
    void setTheme(const Theme& theme) { m_theme = theme; }
    void setCommands(std::vector<PaletteCommand> commands);
    void setQuery(const QString& query);
    const PaletteCommand& command(int row) const
    {
        return m_commands[m_shown[static_cast<std::size_t>(row)]];
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    Theme m_theme;
    std::vector<PaletteCommand> m_commands;
    std::vector<std::size_t> m_shown; // best first
    QString m_query;
};

// Lies over the upper middle of the window; Enter does the first or chosen one, Escape and a click elsewhere
// close it.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    explicit CommandPalette(const Theme& theme, QWidget* window);

    void setTheme(const Theme& theme);
    void open(std::vector<PaletteCommand> commands);
    void setQuery(const QString& query);
    PaletteCommandModel& model() { return *m_model; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void close();
    void run(int row);
    void place();

    Theme m_theme;
    QLineEdit* m_line;
    QListView* m_list;
    QLabel* m_none;
    PaletteCommandModel* m_model;
    QWidget* m_before = nullptr; // had the focus
};

} // namespace fulcrum::app
