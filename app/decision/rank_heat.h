// SPDX-License-Identifier: GPL-3.0-or-later
// The probability of each rank of each lever.
#pragma once

#include "decision/decide.h"
#include "shell/theme.h"

#include <QWidget>

#include <memory>

namespace fulcrum::app
{

class RankHeat : public QWidget
{
    Q_OBJECT

public:
    explicit RankHeat(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setDecision(std::shared_ptr<const decision::Decision> decision);
    QSize minimumSizeHint() const override { return {220, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Layout {
        double left = 0, top = 0, cell = 0, height = 0;
        int count = 0;
    };
    Layout layoutNow() const;

    Theme m_theme;
    std::shared_ptr<const decision::Decision> m_decision;
};

} // namespace fulcrum::app
