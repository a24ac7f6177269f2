// SPDX-License-Identifier: GPL-3.0-or-later
// A hand on the window as a person finds it at the first start: it clicks what can be seen and types what has
// the focus, counts what it does, and takes pictures.
#pragma once

#include "shell/main_window.h"
#include "shell/window.h"

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

class QAbstractItemView;
class QComboBox;
class QMenu;

namespace fulcrum::test
{

// How the window looks in this run: FULCRUM_TOUR_THEME ("dark", "light"), FULCRUM_TOUR_SIZE ("1280x800"),
// FULCRUM_TOUR_LANGUAGE ("de", "zh_CN"); FULCRUM_TOUR_PICTURES names a folder below the
// pictures'. Nothing said: light, 1280x800, English, as the guide shows it.
struct TourLook {
    app::Appearance appearance = app::Appearance::Light;
    QSize size{1280, 800};
    QString language = QStringLiteral("en");

    static TourLook wanted();
    QString suffix() const; // of file names; empty: as the guide shows it
};

enum class Hand { Mouse, Keys };

class TourDriver
{
public:
    // An empty name: no project was asked for.
    explicit TourDriver(QString name, const QString& project = {});
    ~TourDriver();

    app::MainWindow& window() { return m_host->window(); }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    int clicks() const { return m_clicks; }
    int keys() const { return m_keys; }
    QString why() const { return m_why; } // the last thing failed
    // Texts that have less room than they need, as the pictures show them.
    const QStringList& cut() const { return m_cut; }

    // By mouse. What is covered, hidden or disabled can't be clicked.
    bool click(QWidget* on, QPoint at = QPoint(-1, -1));
    bool clickRow(QAbstractItemView* view, const QModelIndex& index);
    bool clickTab(app::MainWindow::Page page);
    bool drag(QWidget* on, QPoint from, QPoint to);
    bool dropFromPalette(scenario::NodeKind kind, const QString& plugin, QPoint at);
    bool choose(QAction* action);                // through the menu bar
    bool chooseIn(QMenu* menu, QAction* action); // in a menu that is open

    bool chooseInBox(QComboBox* box, const QString& data); // two clicks, and the wheel where it is long

    // By keys, to whatever has the focus.
    bool press(const QString& keys);
    bool write(const QString& text);
    bool paste(const QString& text);
    bool tabTo(QWidget* target);     // by Tab, as often as it takes
    bool find(const QString& words); // in the command palette, and Enter

    // Answers the next file dialog.
    void answer(Hand hand, const QString& file);
    // No job runs, and none is about to.
    bool settle(int milliseconds = 300'000);
    bool picture(const QString& step);

    // Warnings since the begin of the program, but those of a platform without popups.
    static QStringList& warnings();
    static void catchWarnings();

private:
    bool fail(const QString& why);
    bool isIdle();
    bool isRanked();
    void lookForCuts(const QString& step);

    QTemporaryDir m_folder;
    QString m_name;
    TourLook m_look;
    std::unique_ptr<app::WindowHost> m_host;
    int m_clicks = 0, m_keys = 0, m_pictures = 0;
    QString m_why;
    QStringList m_cut;
};

} // namespace fulcrum::test
