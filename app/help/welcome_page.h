// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: the five symptoms, the way in for one's own system, the example projects, and what was open
// before.
#pragma once

#include "evidence/launch/from_files.h"
#include "shell/theme.h"
#include "study/study.h"

#include <QIcon>
#include <QWidget>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace fulcrum::app
{

class ElidedLabel;
class OwnSystem;
class PanelTitle;
class SymptomPictures;
class WordTable;

class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setRecentFiles(const QStringList& files);
    // What the project that is open has to show; `sentence` stands beside the title. The next step is one
    // button with its words; empty: none.
    void setSentence(const QString& sentence);
    void setNextStep(const QString& words, std::function<void()> does);
    QString nextStep() const;
    // Draws the five pictures where these are the runs of five-symptoms.toml.
    void setResults(const std::vector<study::ScenarioResult>& results);

    OwnSystem& ownSystem() { return *m_own; }
    WordTable& symptomTable() { return *m_symptoms; }
    WordTable& exampleTable() { return *m_examples; }

signals:
    void openRequested(const QString& file);
    void exampleRequested(const QString& file);
    void makeRequested(const fulcrum::evidence::launch::Given& given);
    void newRequested();
    void chooseRequested();
    void importRequested();
    void pageRequested(int page); // MainWindow::Page

private:
    QWidget* makeHeader();
    QWidget* makeLeft();
    QWidget* makeRight();
    void addHeading(const QString& text, QVBoxLayout* into);
    QToolButton* addAction(const QString& iconName, const QString& text, const QString& keys,
                           QVBoxLayout* into);
    void showPicture(int row);

    Theme m_theme;
    std::vector<PanelTitle*> m_headings;
    std::vector<std::pair<QToolButton*, QString>> m_actions; // with the names of their icons
    QWidget* m_head = nullptr;
    QLabel* m_title = nullptr;
    ElidedLabel* m_sentence = nullptr;
    QPushButton* m_next = nullptr;
    std::function<void()> m_nextDoes;
    QScrollArea* m_scroll = nullptr;
    WordTable* m_symptoms = nullptr;
    SymptomPictures* m_pictures = nullptr;
    OwnSystem* m_own = nullptr;
    WordTable* m_examples = nullptr;
    QVBoxLayout* m_recent = nullptr;
    QWidget* m_recentBox = nullptr;
};

} // namespace fulcrum::app
