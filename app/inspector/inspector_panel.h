// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of the selected node, or of the run where nothing is selected; made from their descriptions.
#pragma once

#include "inspector/live_answer.h"
#include "inspector/parameter_row.h"
#include "shell/project_controller.h"
#include "shell/theme.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace fulcrum::app
{

class LiveStrips;

class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    InspectorPanel(ProjectController& controller, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    ParameterRow* row(const QString& key) const; // nullptr: there is no such parameter here
    void renameNode();                           // puts the cursor into the id
    void editNote();                             // and into the note
    void showParameter(const QString& key);      // scrolls to it and puts the cursor there
    // What a short run says of the values as they were, and as they are while a slider is dragged.
    void setLive(const fulcrum::app::LiveFigures& figures);
    QString liveText() const;
    const LiveStrips& liveStrips() const { return *m_strips; }

    QSize sizeHint() const override { return {metrics::kInspector, 400}; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void slideBegan();
    void slid(); // the project has the value by now
    void slideEnded();

private:
    // What is shown; another kind or type needs other rows.
    struct Target {
        enum class Kind { Run, Node, Several, Link };
        Kind kind = Kind::Run;
        QString node; // of several: all ids, with blanks between
        QString type; // kind and plugin; of several: where they are all of one
    };

    Target wantedTarget() const;
    void refresh();
    void rebuild();
    void addRows(const std::vector<ParameterDescription>& descriptions);
    void addHeading(const QString& title);
    void showHead();
    void showValues();
    void showNodeValues(const scenario::Node& node);
    void showSeveralValues();
    void showLive(bool shown);
    QString liveRow(const LiveFigure& figure) const;
    void showRunValues();
    void applyFilter();
    void focusRow(ParameterRow* row);
    void edit(const ParameterRow& row, const Value& value, const QString& mergeKey);
    // The same for each of the selected nodes, as one undo step.
    void editSeveral(const ParameterRow& row, const Value& value, const QString& mergeKey);
    void reset(const ParameterRow& row);
    void commitName();
    void showNote();
    void commitNote();

    ProjectController& m_controller;
    Theme m_theme;
    Target m_target;
    bool m_built = false;
    bool m_editsSeveral = false;
    int m_gesture = 0;

    QLabel* m_icon;
    QLineEdit* m_name;
    QLabel* m_kind;
    QPlainTextEdit* m_note; // on the canvas, below the node
    QLineEdit* m_filter;
    QToolButton* m_changed;
    QScrollArea* m_scroll;
    QWidget* m_body = nullptr;
    QVBoxLayout* m_list = nullptr;
    QLabel* m_empty;
    QLabel* m_legend;
    QLabel* m_live;
    LiveStrips* m_strips;
    struct Group {
        QLabel* heading = nullptr;
        std::vector<ParameterRow*> rows;
    };
    std::vector<Group> m_groups;
};

} // namespace fulcrum::app
