// SPDX-License-Identifier: GPL-3.0-or-later
// A recovery check: what each class got of what it offered, what was turned away, the oldest in its queue,
// and the narrow sentence that follows.
#pragma once

#include "evidence/recovery.h"
#include "shell/theme.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QTableView;

namespace fulcrum::app
{

class RecoveryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { kClass, kUseful, kRefused, kOldest, kColumnCount };

    explicit RecoveryModel(const Theme& theme, QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void setClasses(std::vector<evidence::ClassRecovery> classes);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Theme m_theme;
    std::vector<evidence::ClassRecovery> m_classes;
};

class RecoveryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RecoveryPanel(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `source`: where it was looked up. An error says what the check lacks.
    void setRecovery(const Result<evidence::Recovery>& recovery, const QString& source);
    RecoveryModel& model() { return *m_model; }
    QString sentence() const;

private:
    RecoveryModel* m_model;
    QTableView* m_table;
    QLabel* m_sentence;
    QLabel* m_source;
};

// The fixed words for a conclusion.
QString conclusionText(evidence::Conclusion conclusion);

} // namespace fulcrum::app
