// SPDX-License-Identifier: GPL-3.0-or-later
// The open project: its text, undo, file, and what is selected in it. Tree, canvas, inspector and problems
// look at this object and edit through it, so that they never disagree.
#pragma once

#include "scenario/document.h"
#include "shell/patch_command.h"

#include <QDateTime>
#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QTimer>
#include <QUndoStack>

#include <optional>

namespace fulcrum::app
{

// A link by the ids of its ends.
struct LinkId {
    QString from;
    QString to;

    bool operator==(const LinkId&) const = default;
};

// What is selected in the current scenario: nodes, or one link, or nothing.
struct Selection {
    QStringList nodes;
    std::optional<LinkId> link;

    bool isEmpty() const { return nodes.isEmpty() && !link; }
    bool operator==(const Selection&) const = default;
};

class ProjectController : public QObject
{
    Q_OBJECT

public:
    explicit ProjectController(scenario::NodeTypes types, QObject* parent = nullptr);
    ~ProjectController() override;

    const scenario::NodeTypes& nodeTypes() const { return m_types; }
    const scenario::Document& document() const { return m_document; }
    const scenario::Project& project() const { return m_document.project(); }
    QUndoStack* undoStack() { return &m_undo; }

    // Files. Errors name the file and the reason.
    Result<bool> open(const QString& file);
    void startNew(const QString& text); // without a file
    Result<bool> save();                // only where there is a file
    Result<bool> saveAs(const QString& file);
    QString file() const { return m_file; } // absolute; empty: never saved
    QString displayName() const;
    bool isEdited() const { return !m_undo.isClean() || m_restored; }

    // True where the file is not what was read or written last.
    bool isChangedOnDisk() const;
    void keepDespiteDisk(); // the text here counts; do not tell again until the file changes once more

    // A newer copy that an earlier session left when it ended without saving.
    bool hasRecoveryCopy() const;
    void restoreRecoveryCopy();
    void discardRecoveryCopy();
    void writeRecoveryCopy(); // at once; otherwise it follows each edit after a moment

    // Which scenario the window shows.
    const scenario::Scenario* currentScenario() const; // nullptr: the project has none
    QString currentScenarioName() const { return m_scenario; }
    void setCurrentScenario(const QString& name);

    const Selection& selection() const { return m_selection; }
    const scenario::Node* selectedNode() const; // the only one; nullptr: none or several
    void select(const Selection& selection);
    void selectNode(const QString& scenario, const QString& node);

    // Edits of the current scenario. Each is one undo step; a reason where it cannot be made, with nothing
    // changed. `mergeKey`: see EditName.
    using Refusal = std::optional<Error>;
    Refusal setParameter(const QString& node, const QString& key, const Value& value,
                         const QString& mergeKey = {});
    Refusal resetParameter(const QString& node, const QString& key);
    Refusal moveNodes(const QHash<QString, QPointF>& positions, const QString& mergeKey = {});
    Refusal addNode(scenario::NodeKind kind, const QString& plugin, QPointF position);
    Refusal renameNode(const QString& node, const QString& id);
    // The note on the canvas below a node of the current scenario; one that a scenario inherits is that of
    // the scenario that it extends.
    QString nodeNote(const scenario::Node& node) const;
    Refusal setNodeNote(const QString& node, const QString& note);
    Refusal addLink(const LinkId& link);
    Refusal removeLink(const LinkId& link);
    Refusal removeSelected();
    Refusal setRun(const ParameterDescription& key, const Value& before, const Value& value);

    // Edits of what was observed and of the notebook (project_evidence.cpp). Records that are added get a
    // free id near to the one they have, or where they have none, to one that their kind suggests; several
    // are one undo step. The id of the last one added is in `added`.
    Refusal addObservations(std::vector<scenario::Observation> observations, QString* added = nullptr);
    Refusal setObservation(const QString& id, const scenario::Observation& observation);
    Refusal removeObservation(const QString& id);
    Refusal addNotes(std::vector<scenario::Note> notes, QString* added = nullptr);
    Refusal setNote(const QString& id, const scenario::Note& note, const QString& mergeKey = {});
    Refusal removeNote(const QString& id);
    Refusal setTriageBase(const QString& scenario); // the healthy one; empty: none
    // Of a mechanism, as a probability; nullopt: the catalogue's.
    Refusal setTriagePrior(const QString& mechanism, std::optional<double> prior);

    // Edits of what levers are judged to be and of how they are compared (project_evidence.cpp).
    Refusal setEstimate(const scenario::EstimateRecord& estimate);
    Refusal removeEstimate(const QString& lever, const QString& by, scenario::LeverInput input);
    Refusal setLeverInput(const QString& lever, scenario::LeverInput input, const Estimate& range);
    Refusal setDecision(const QString& key, const Value& value, const QString& mergeKey = {});

signals:
    void documentChanged(); // the text, and all that follows from it
    void problemsChanged();
    void currentScenarioChanged();
    void selectionChanged();
    void fileChanged(); // name, saved or edited
    void editRefused(const fulcrum::Error& error);

private:
    Refusal push(Result<scenario::Patch> patch, EditName name);
    void apply(const scenario::Patch& patch);
    void replaceDocument(const QString& file, std::string text);
    void settleScenarioAndSelection();
    void noteDisk();
    QString recoveryFile() const;
    QString freshId(scenario::NodeKind kind, const QString& plugin) const;

    scenario::NodeTypes m_types;
    scenario::Document m_document;
    QUndoStack m_undo;
    QString m_file;
    bool m_restored = false; // the text came from a recovery copy and is not in the file
    QDateTime m_diskTime;
    qint64 m_diskSize = -1;
    QString m_scenario;
    Selection m_selection;
    QTimer m_recoveryTimer;
};

} // namespace fulcrum::app
