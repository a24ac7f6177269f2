// SPDX-License-Identifier: GPL-3.0-or-later
// The project text, to read: line numbers, and a line that problems point to.
#pragma once

#include "base/result.h"
#include "shell/theme.h"

#include <QPlainTextEdit>

namespace fulcrum::app
{

class TextView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit TextView(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setProjectText(const QString& text); // keeps the place where it is scrolled to
    void goTo(Position position);
    int currentLine() const; // from 1

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void markLine();
    int marginWidth() const;
    void paintMargin();

    Theme m_theme;
    QWidget* m_margin;
};

} // namespace fulcrum::app
