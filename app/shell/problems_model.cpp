// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/problems_model.h"

#include "shell/sentences.h"
#include "shell/values.h"

#include <QFileInfo>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

QString sentenceCase(QString text)
{
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString whereText(const Problem& problem)
{
    if (!problem.scenario.isEmpty())
        return problem.scenarioTitle.isEmpty() ? problem.scenario : problem.scenarioTitle;
    const QString file = QFileInfo(problem.file).fileName();
    if (problem.at.line <= 0) return file;
    const QString line = ProblemsModel::tr("line %1").arg(problem.at.line);
    return file.isEmpty() ? line : file + QLatin1Char(':') + QString::number(problem.at.line);
}

} // namespace

Problem problemOf(const Error& error, Problem::Severity severity)
{
    return {severity, sentenceCase(words::sentence(error.message)), sentenceCase(words::sentence(error.hint)),
            toQt(error.file), error.at};
}

QString severityIcon(Problem::Severity severity)
{
    switch (severity) {
    case Problem::Severity::Error:
        return QStringLiteral("error");
    case Problem::Severity::Warning:
        return QStringLiteral("warning");
    case Problem::Severity::Info:
        return QStringLiteral("info");
    }
    return {};
}

QColor severityColor(Problem::Severity severity, const Theme& theme)
{
    switch (severity) {
    case Problem::Severity::Error:
        return theme.error;
    case Problem::Severity::Warning:
        return theme.warning;
    case Problem::Severity::Info:
        return theme.info;
    }
    return theme.text;
}

ProblemsModel::ProblemsModel(const Theme& theme, QObject* parent)
    : QAbstractTableModel(parent), m_theme(theme)
{
}

void ProblemsModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (!m_problems.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumnCount - 1));
}

void ProblemsModel::setProblems(std::vector<Problem> problems)
{
    if (problems == m_problems) return;
    beginResetModel();
    m_problems = std::move(problems);
    endResetModel();
}

int ProblemsModel::count(Problem::Severity severity) const
{
    return static_cast<int>(std::count_if(m_problems.begin(), m_problems.end(), [&](const Problem& problem) {
        return problem.severity == severity;
    }));
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumnCount;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const Problem& one = problem(index.row());
    if (role == Qt::DecorationRole && index.column() == kMessage)
        return icon(severityIcon(one.severity), severityColor(one.severity, m_theme));
    if (role == Qt::ForegroundRole && index.column() != kMessage) return m_theme.text2;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case kMessage:
        return one.message;
    case kHint:
        return one.hint;
    case kWhere:
        return whereText(one);
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case kMessage:
        return tr("Problem");
    case kHint:
        return tr("What to do");
    case kWhere:
        return tr("Where");
    default:
        return {};
    }
}

} // namespace fulcrum::app
