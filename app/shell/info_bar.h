// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence with buttons under the tool bar, where another program would open a box: changed on disk,
// recovery copy.
#pragma once

#include "shell/problems_model.h"
#include "shell/theme.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace fulcrum::app
{

class InfoBar : public QWidget
{
    Q_OBJECT

public:
    using Choice = std::pair<QString, std::function<void()>>; // button, what it does

    explicit InfoBar(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Shows one message; another one with a different key waits for nothing and takes its place.
    void tell(const QString& key, Problem::Severity severity, const QString& text,
              std::vector<Choice> choices = {});
    void dismiss(const QString& key); // only if this is the one shown
    QString key() const { return isVisibleTo(parentWidget()) ? m_key : QString(); }
    QString text() const;
    void choose(int index); // as if the button was pressed

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitText();

    Theme m_theme;
    QString m_key, m_whole; // the text before it was fitted
    Problem::Severity m_severity = Problem::Severity::Info;
    std::vector<Choice> m_choices;
    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
    QToolButton* m_close;
};

} // namespace fulcrum::app
