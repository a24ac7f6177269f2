// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the pages: where the figures come from, what to look at before sending, and the update for a chat.
#pragma once

#include "report/build.h"
#include "shell/theme.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;
class QVBoxLayout;

namespace fulcrum::app
{

class ReportSide : public QWidget
{
    Q_OBJECT

public:
    explicit ReportSide(const Theme& theme, QWidget* parent = nullptr);

    struct Content {
        report::Document document;
        std::vector<report::Check> checks;
        std::vector<std::string> update;
        std::optional<report::Chart> picture;
    };
    void setTheme(const Theme& theme);
    void setContent(const Content& content);

    QString updateText() const { return m_lines; }
    void copyText();
    void copyPicture();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* makeHead(const QString& text);
    void showRuns(const report::Document& document);
    void fitRuns();
    void showChecks(const std::vector<report::Check>& checks);
    void showPicture();

    Theme m_theme;
    std::vector<report::Check> m_checkList;
    QString m_lines;
    QImage m_image;
    QTreeWidget* m_runs;
    QLabel* m_total;
    QWidget* m_checks;
    QVBoxLayout* m_checkRows;
    QLabel* m_update;
    QLabel* m_picture;
    QPushButton* m_copyText;
    QPushButton* m_copyPicture;
};

} // namespace fulcrum::app
