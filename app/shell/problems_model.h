// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong, or worth knowing, in one table: faults of the project text, of runs, and of plugins.
#pragma once

#include "base/result.h"
#include "shell/theme.h"

#include <QAbstractTableModel>

#include <vector>

namespace fulcrum::app
{

struct Problem {
    enum class Severity { Error, Warning, Info };

    Severity severity = Severity::Error;
    QString message;
    QString hint;
    QString file;
    Position at{};
    QString scenario{}; // its name, where it is about a scenario and not a place in the text
    QString scenarioTitle{};

    bool operator==(const Problem&) const = default;
};

Problem problemOf(const Error& error, Problem::Severity severity = Problem::Severity::Error);
QString severityIcon(Problem::Severity severity);
QColor severityColor(Problem::Severity severity, const Theme& theme);

class ProblemsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kMessage, kHint, kWhere, kColumnCount };

    explicit ProblemsModel(const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void setProblems(std::vector<Problem> problems);
    const Problem& problem(int row) const { return m_problems[static_cast<std::size_t>(row)]; }
    int count(Problem::Severity severity) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Theme m_theme;
    std::vector<Problem> m_problems;
};

} // namespace fulcrum::app
