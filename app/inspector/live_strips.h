// SPDX-License-Identifier: GPL-3.0-or-later
// Small timelines of an edit while it is made: the line as it is now over a ghost of today's.
#pragma once

#include "inspector/live_answer.h"
#include "shell/theme.h"

#include <QWidget>

namespace fulcrum::app
{

class LiveStrips : public QWidget
{
    Q_OBJECT

public:
    explicit LiveStrips(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSeries(std::vector<LiveSeries> series);
    const std::vector<LiveSeries>& series() const { return m_series; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    Theme m_theme;
    std::vector<LiveSeries> m_series;
};

} // namespace fulcrum::app
