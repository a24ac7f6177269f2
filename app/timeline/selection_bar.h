// SPDX-License-Identifier: GPL-3.0-or-later
// Under the timelines while a range of time is selected: what the chosen row says of it, and what can be
// done.
#pragma once

#include "shell/theme.h"
#include "timeline/timeline_rows.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace fulcrum::app
{

class ElidedLabel;

class SelectionBar : public QWidget
{
    Q_OBJECT
public:
    explicit SelectionBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `range` as people read it.
    void setSelection(const TimelineData& shown, TimeRange selected, std::size_t row, const QString& range);

    QString statistics() const; // as shown
    bool canObserve() const;

signals:
    void rowChosen(int row);
    void observationRequested();
    void zoomRequested();
    void clearRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    ElidedLabel* m_range;
    QComboBox* m_rows;
    ElidedLabel* m_statistics;
    QPushButton* m_zoom;
    QPushButton* m_observe;
    QToolButton* m_close;
};

// "measured mean 2.6, largest 4.1 s, 12 points; simulated mean 0.5, largest 0.9 s".
QString statisticsText(const TimelineRow& row, TimeRange range);

} // namespace fulcrum::app
