// SPDX-License-Identifier: GPL-3.0-or-later
// What was observed, what would tell most among what was not, and claims to be tested like any mechanism.
#pragma once

#include "evidence/evidence_store.h"
#include "shell/theme.h"
#include "study/study.h"
#include "triage/triage.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QStackedWidget;
class QStringListModel;

namespace fulcrum::app
{

class ObservationEditor;

class ObservationRowsModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { kIdRole = Qt::UserRole, kFiguresRole, kChangeRole, kSecondRole };

    using QAbstractListModel::QAbstractListModel;
    void setObservations(const std::vector<scenario::Observation>& observations);
    int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        QString id, name, figures, change, second, toolTip;
    };
    std::vector<Row> m_rows;
};

// Figures nobody has looked at, with what they are expected to tell.
class UnobservedModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { kBitsRole = Qt::UserRole, kShareRole };

    using QAbstractListModel::QAbstractListModel;
    void setMeasurements(std::vector<triage::Measurement> measurements);
    const triage::Measurement& measurement(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<triage::Measurement> m_rows;
};

class TriageRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    enum class Kind { Observation, Unobserved };
    TriageRowDelegate(Kind kind, QObject* parent) : QStyledItemDelegate(parent), m_kind(kind) {}
    void setTheme(const Theme& theme) { m_theme = theme; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintObservation(QPainter& painter, const QRect& inside, const QModelIndex& index) const;
    void paintUnobserved(QPainter& painter, const QRect& inside, const QModelIndex& index) const;

    Kind m_kind;
    Theme m_theme;
};

class ObservationsPanel : public QWidget
{
    Q_OBJECT

public:
    ObservationsPanel(const Theme& theme, QWidget* parent = nullptr);
    ~ObservationsPanel() override;

    void setTheme(const Theme& theme);
    void setProject(const scenario::Project& project);
    void setVerdict(const triage::Verdict* verdict);
    void setEvidence(const std::vector<EvidenceStore::Entry>& entries);
    void setResults(std::vector<study::ScenarioResult> results);
    void startNew(); // opens the editor with an empty observation
    bool isEditing() const;

    ObservationRowsModel& rows() { return *m_rows; }
    UnobservedModel& unobserved() { return *m_unobserved; }
    ObservationEditor& editor() { return *m_editor; }
    QLineEdit& claim() { return *m_claim; }
    QLabel& answer() { return *m_answer; }
    QMenu& addMenu() { return *m_addMenu; }

    // The figures that a run shows, as observations; `before`: of the healthy one, where it was run.
    static std::vector<scenario::Observation> observationsOf(const study::ScenarioResult& run,
                                                             const study::ScenarioResult* before);

signals:
    void added(const fulcrum::scenario::Observation& observation);
    void takenOver(const std::vector<fulcrum::scenario::Observation>& observations);
    void edited(const QString& id, const fulcrum::scenario::Observation& observation);
    void removed(const QString& id);
    void importRequested();
    void measurementChosen(const fulcrum::triage::Measurement& measurement);
    void claimed(const QString& mechanism); // to be shown as a row

private:
    QWidget* makeList();
    QWidget* makeEditor();
    QWidget* makeClaim();
    void connectEditor();
    void fillAddMenu();
    void openEditor(const QString& id);
    void closeEditor();
    void testClaim();

    Theme m_theme;
    scenario::Project m_project;
    std::vector<study::ScenarioResult> m_results;
    std::vector<EvidenceStore::Entry> m_evidence;
    struct Claim {
        QString id, title, text;
    };
    std::vector<Claim> m_claims; // every mechanism, those left out too
    QString m_noneText;          // the probability of None of these
    QStackedWidget* m_pages;
    ObservationRowsModel* m_rows;
    UnobservedModel* m_unobserved;
    QListView* m_list = nullptr;
    QListView* m_open = nullptr;
    TriageRowDelegate* m_rowDelegate;
    TriageRowDelegate* m_openDelegate;
    QLabel* m_count = nullptr;
    QWidget* m_openHead = nullptr;
    QPushButton* m_add = nullptr;
    QMenu* m_addMenu;
    ObservationEditor* m_editor = nullptr;
    QLabel* m_editorTitle = nullptr;
    QString m_editing;
    QLineEdit* m_claim = nullptr;
    QPushButton* m_test = nullptr;
    QLabel* m_answer = nullptr;
    QStringListModel* m_words;
};

} // namespace fulcrum::app
