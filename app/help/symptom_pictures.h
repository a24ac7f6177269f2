// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of each of the five symptoms, drawn from the runs of five-symptoms.toml.
#pragma once

#include "shell/theme.h"
#include "study/study.h"

#include <QWidget>

#include <vector>

namespace fulcrum::app
{

class SymptomPictures : public QWidget
{
    Q_OBJECT

public:
    explicit SymptomPictures(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Those of the scenarios of five-symptoms.toml; pictures of others stay away.
    void setResults(const std::vector<study::ScenarioResult>& results);
    void setCurrent(const QString& number); // "3.4": the one that is selected
    bool isEmpty() const { return m_pictures.empty(); }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // A line over time, or bars with two parts; in the unit of the caption.
    struct Picture {
        QString number;
        QString title;
        QString caption;
        std::vector<double> line; // from left to right
        double cap = 0;           // a dashed line with its label; 0: none
        QString capText;
        struct Bar {
            double prefill = 0, decode = 0;
            QString text;
        };
        std::vector<Bar> bars;
    };

    void paintPicture(QPainter& painter, const Picture& picture, const QRectF& where) const;
    void paintLine(QPainter& painter, const Picture& picture, const QRectF& plot) const;
    void paintBars(QPainter& painter, const Picture& picture, const QRectF& plot) const;

    Theme m_theme;
    QString m_current;
    std::vector<Picture> m_pictures;
};

} // namespace fulcrum::app
