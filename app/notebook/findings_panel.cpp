// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/findings_panel.h"

#include "notebook/parts_panel.h"
#include "notebook/recovery_panel.h"
#include "notebook/replay_panel.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

FindingsPanel::FindingsPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_replay(new ReplayPanel(theme)), m_recovery(new RecoveryPanel(theme)),
      m_parts(new PartsPanel(theme))
{
    setObjectName(QStringLiteral("findings"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_replaySection = addSection(tr("Replay matrix"), m_replay);
    m_recoverySection = addSection(tr("Recovery check"), m_recovery);
    m_partsSection = addSection(tr("One request"), m_parts);
    layout->addStretch(1);
    connect(m_replay, &ReplayPanel::replayRequested, this, &FindingsPanel::replayRequested);
    connect(m_replay, &ReplayPanel::acceptRequested, this, &FindingsPanel::acceptRequested);
}

FindingsPanel::Section FindingsPanel::addSection(const QString& title, QWidget* panel)
{
    auto* heading = new QLabel(title, this);
    heading->setProperty("role", QStringLiteral("heading"));
    heading->setFixedHeight(metrics::kParameterRow);
    auto* body = new QWidget(this);
    auto* box = new QVBoxLayout(body);
    box->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    box->addWidget(panel);
    layout()->addWidget(heading);
    layout()->addWidget(body);
    return {heading, body};
}

void FindingsPanel::setVisible(const Section& section, bool visible)
{
    section.heading->setVisible(visible);
    section.body->setVisible(visible);
}

void FindingsPanel::setTheme(const Theme& theme)
{
    m_replay->setTheme(theme);
    m_recovery->setTheme(theme);
    m_parts->setTheme(theme);
}

void FindingsPanel::setFindings(const scenario::Project& project, const Record* selected,
                                const NotebookAnalysis& analysis)
{
    const Findings* findings = analysis.findings();
    showReplay(project, selected, analysis);
    showRecovery(project, selected, findings);
    m_parts->setRequests(findings ? findings->slowest : std::vector<evidence::RequestParts>{},
                         findings ? findings->parts : std::nullopt,
                         findings ? words::sentence(findings->partsOf) : QString());
}

void FindingsPanel::showReplay(const scenario::Project& project, const Record* selected,
                               const NotebookAnalysis& analysis)
{
    const bool action = selected && !selected->measured && selected->kind == scenario::NoteKind::Action;
    setVisible(m_replaySection, action);
    if (!action) return;
    QString other;
    for (const Overlap& overlap : overlapsOf(project))
        if (overlap.first == selected->id || overlap.second == selected->id)
            other = overlap.first == selected->id ? overlap.second : overlap.first;
    m_replay->setActions(selected->id, other, analysis.replayed(selected->id), analysis.isReplaying(),
                         toQt(project.notes[selected->index].accepted_by));
}

void FindingsPanel::showRecovery(const scenario::Project& project, const Record* selected,
                                 const Findings* findings)
{
    const evidence::RecoveryOfNote* shown = nullptr;
    if (findings)
        for (const evidence::RecoveryOfNote& one : findings->review.recoveries)
            if (!shown || (selected && toQt(one.note) == selected->id)) shown = &one;
    const bool any = std::any_of(project.notes.begin(), project.notes.end(), [](const scenario::Note& note) {
        return note.kind == scenario::NoteKind::RecoveryCheck;
    });
    setVisible(m_recoverySection, any && shown);
    if (!shown) return;
    m_recoverySection.heading->setText(tr("Recovery check %1").arg(toQt(shown->note)));
    m_recovery->setRecovery(shown->recovery, words::sentence(shown->data));
}

} // namespace fulcrum::app
