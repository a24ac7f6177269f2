// SPDX-License-Identifier: GPL-3.0-or-later
// The bar at the top of a dock.
#pragma once

#include "shell/theme.h"

#include <QWidget>

namespace fulcrum::app
{

class PanelTitle : public QWidget
{
    Q_OBJECT

public:
    explicit PanelTitle(const Theme& theme, const QString& text = {}, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    QSize sizeHint() const override { return {80, metrics::kDockTitle}; }
    QSize minimumSizeHint() const override { return {40, metrics::kDockTitle}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QString m_text;
};

} // namespace fulcrum::app
