// SPDX-License-Identifier: GPL-3.0-or-later
// Where the time of one request went, as a bar that adds exactly; and over all requests, means that add
// beside percentiles that do not.
#pragma once

#include "evidence/decomposition.h"
#include "shell/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;

namespace fulcrum::app
{

// The parts of one request side by side.
class PartsBar : public QWidget
{
    Q_OBJECT

public:
    explicit PartsBar(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setParts(std::optional<evidence::RequestParts> parts);
    int heightForWidth(int width) const override;
    bool hasHeightForWidth() const override { return true; }
    QSize sizeHint() const override { return {280, heightForWidth(280)}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Entry {
        QRectF where;
        QString text;
        QColor color;
        bool hatched = false;
    };
    std::vector<Entry> entries(double width) const; // of the legend, laid out

    Theme m_theme;
    std::optional<evidence::RequestParts> m_parts;
};

class PartsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PartsPanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Requests to choose from, and what holds over all of `source`. Empty: the panel says what it needs.
    void setRequests(std::vector<evidence::RequestParts> requests,
                     const std::optional<evidence::PartTable>& table, const QString& source);

private:
    void showRequest(int index);

    std::vector<evidence::RequestParts> m_requests;
    QComboBox* m_choice;
    PartsBar* m_bar;
    QLabel* m_notes;
    QLabel* m_table;
};

} // namespace fulcrum::app
