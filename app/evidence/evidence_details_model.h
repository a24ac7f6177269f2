// SPDX-License-Identifier: GPL-3.0-or-later
// What one imported file said, as a tree: observations, series, warnings with what to do, definitions, what
// was left out or replaced, facts.
#pragma once

#include "evidence/measured_rows.h"
#include "shell/theme.h"

#include <QAbstractItemModel>

#include <vector>

namespace fulcrum::app
{

class EvidenceDetailsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role { kObservationRole = Qt::UserRole }; // index into the file's observations; none for other rows

    explicit EvidenceDetailsModel(const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void setEvidence(Evidence file); // null: nothing

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        QString text;
        QString note; // at the right end
        QString toolTip;
        int observation = -1;
    };
    struct Section {
        QString title;
        QString icon;
        std::vector<Row> rows;
    };
    void add(const QString& title, const QString& icon, std::vector<Row> rows);

    Theme m_theme;
    std::vector<Section> m_sections;
};

// "1,234 requests", "9 series", "12 requests, 3 observations": what a file holds.
QString contentText(const evidence::Imported& file);

// A figure as people read it: "1.3 s", "53 %", "at least 30 s", "0.4–2.5 s".
QString observedText(const scenario::Observed& figure, std::string_view metric, std::string_view statistic);

// "TTFT p99 0.8 s → 8 s, chat": an observation in one line.
QString observationText(const scenario::Observation& observation);

} // namespace fulcrum::app
