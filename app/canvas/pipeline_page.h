// SPDX-License-Identifier: GPL-3.0-or-later
// The page "Pipeline": a strip with canvas actions and what the canvas holds, and the canvas.
#pragma once

#include "canvas/pipeline_view.h"

#include <QWidget>

class QAction;
class QLabel;

namespace fulcrum::app
{

class PipelinePage : public QWidget
{
    Q_OBJECT

public:
    PipelinePage(ProjectController& controller, const Theme& theme, QWidget* parent = nullptr);

    PipelineView& view() { return *m_view; }
    void setTheme(const Theme& theme);
    QList<QAction*> canvasActions() const; // for the menu too
    QList<QAction*> editActions() const;   // copy, paste, align: for the menu; keys are the canvas's own
    // The note at the right end of the strip: where the nodes' figures come from.
    void setNote(const QString& iconName, const QString& text, const QString& toolTip);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();
    void updateIcons();
    void showNoteIcon();

    ProjectController& m_controller;
    Theme m_theme;
    PipelineView* m_view;
    QWidget* m_strip;
    QLabel* m_summary;
    QLabel* m_noteIcon;
    QLabel* m_note;
    QString m_noteIconName;
    QLabel* m_zoom;
    QAction* m_layout;
    QAction* m_fit;
    QAction* m_remove;
    QAction* m_zoomIn;
    QAction* m_zoomOut;
    QList<QAction*> m_edits;
};

} // namespace fulcrum::app
