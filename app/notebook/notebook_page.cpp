// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/notebook_page.h"

#include "evidence/measured_rows.h"
#include "evidence/observation_editor.h"
#include "notebook/findings_panel.h"
#include "notebook/lanes_view.h"
#include "notebook/record_editor.h"
#include "notebook/records_model.h"
#include "notebook/strips.h"
#include "shell/bar.h"
#include "shell/problems_model.h"
#include "shell/scrolled.h"
#include "shell/sheet.h"
#include "shell/values.h"
#include "shell/wrapped_cells.h"
#include "timeline/run_header.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kSide = 352;
constexpr int kSidePadding = 12;
constexpr int kShort = 32; // characters of a record's text that a button has room for

QScrollArea* unfocused(QWidget* content, QWidget* parent)
{
    QScrollArea* area = scrolled(content, parent);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

// A strip in the colour of bars, with a line below.
} // namespace

NotebookPage::NotebookPage(ProjectController& controller, EvidenceStore& evidence, NotebookAnalysis& analysis,
                           const Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_evidence(evidence), m_analysis(analysis), m_theme(theme),
      m_pages(new QStackedWidget(this)), m_records(new RecordsModel(theme, this))
{
    setObjectName(QStringLiteral("notebookPage"));
    setAccessibleName(tr("Notebook"));
    makeAddMenu();
    auto* centre = new QSplitter(Qt::Vertical, this);
    centre->setChildrenCollapsible(false);
    m_lanes = new LanesView(theme, centre);
    centre->addWidget(unfocused(m_lanes, centre));
    centre->addWidget(makeTable());
    m_split = centre;
    connect(centre, &QSplitter::splitterMoved, this, [this] { m_splitMoved = true; });
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->setObjectName(QStringLiteral("notebookSplit"));
    across->setChildrenCollapsible(false);
    across->addWidget(centre);
    across->addWidget(makeSide());
    across->setStretchFactor(0, 1);
    across->setStretchFactor(1, 0);
    across->setSizes({1200, kSide}); // in proportion; what the page gains goes to the first
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(across);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_pages, 1);
    connectEditors();
    connect(&controller, &ProjectController::documentChanged, this, &NotebookPage::refresh);
    connect(&evidence, &EvidenceStore::changed, this, &NotebookPage::refresh);
    connect(&analysis, &NotebookAnalysis::reviewed, this, &NotebookPage::refresh);
    connect(&analysis, &NotebookAnalysis::replayFinished, this, &NotebookPage::showFindings);
    setTheme(theme);
    refresh();
}

// Closing moves the focus, which editors take for the end of an edit.
NotebookPage::~NotebookPage()
{
    m_recordEditor->disconnect(this);
    m_observationEditor->disconnect(this);
    m_table->selectionModel()->disconnect(this);
    m_lanes->disconnect(this);
}

// --- parts

void NotebookPage::makeAddMenu()
{
    m_addMenu = new QMenu(this);
    QAction* measured = m_addMenu->addAction(tr("Measured observation\u2026"));
    connect(measured, &QAction::triggered, this, &NotebookPage::addObservation);
    m_addActions << measured;
    m_addMenu->addSeparator();
    for (const scenario::NoteKind kind : kRecordKinds) {
        QAction* action = m_addMenu->addAction(recordKindName(kind));
        action->setData(static_cast<int>(kind));
        connect(action, &QAction::triggered, this, [this, kind] { addRecord(kind); });
        m_addActions << action;
    }
}

QWidget* NotebookPage::makeHeader()
{
    QWidget* head = makeBar(metrics::kPageHeader, QStringLiteral("notebookHead"), this);
    m_title = new QLabel(tr("Notebook"), head);
    m_verdict = new Chip(Chip::Look::Warning, head);
    m_sentence = new ElidedLabel(head);
    m_add = new QPushButton(tr("Add record"), head);
    m_add->setObjectName(QStringLiteral("addRecord"));
    m_add->setMenu(m_addMenu);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(16, 0, 12, 0);
    layout->setSpacing(metrics::kBlock);
    layout->addWidget(m_title);
    layout->addWidget(m_verdict);
    layout->addWidget(m_sentence, 1);
    m_next = new QPushButton(head);
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->setProperty("primary", true);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_nextDoes) m_nextDoes();
    });
    layout->addWidget(m_add);
    layout->addWidget(m_next);
    return head;
}

QWidget* NotebookPage::makeEmptyPage()
{
    auto* page = new QWidget(m_pages);
    auto* text =
        new QLabel(tr("No records yet. A notebook keeps what was observed apart from what is believed and "
                      "what was done. Add a record, import evidence, or select a time on the Run page "
                      "and press M."),
                   page);
    text->setProperty("role", QStringLiteral("secondary"));
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    m_addHere = new QPushButton(tr("Add record"), page);
    m_addHere->setProperty("primary", true);
    m_addHere->setMenu(m_addMenu);
    m_import = new QPushButton(tr("Import evidence\u2026"), page);
    connect(m_import, &QPushButton::clicked, this, &NotebookPage::importRequested);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kBlock);
    buttons->addStretch();
    buttons->addWidget(m_addHere);
    buttons->addWidget(m_import);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(64, 0, 64, 0);
    layout->addStretch();
    layout->addWidget(text);
    layout->addSpacing(metrics::kBlock);
    layout->addLayout(buttons);
    layout->addStretch();
    return page;
}

QWidget* NotebookPage::makeTable()
{
    auto* part = new QWidget(this);
    QWidget* head = makeBar(28, QStringLiteral("recordsHead"), part);
    auto* title = new QLabel(tr("Records"), head);
    title->setProperty("role", QStringLiteral("title"));
    m_count = new QLabel(head);
    m_count->setProperty("role", QStringLiteral("hint"));
    auto* bar = new QHBoxLayout(head);
    bar->setContentsMargins(12, 0, 12, 0);
    bar->addWidget(title);
    bar->addWidget(m_count);
    bar->addStretch(1);
    m_table = new QTableView(part);
    m_table->setObjectName(QStringLiteral("records"));
    m_table->setAccessibleName(tr("Records of the notebook"));
    m_table->setModel(m_records);
    connect(m_records, &QAbstractItemModel::modelReset, this, &NotebookPage::fitColumns);
    connect(m_records, &QAbstractItemModel::dataChanged, this, &NotebookPage::fitColumns);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setWordWrap(true); // sentences, as a whole
    m_table->setItemDelegate(new WrappedCells(m_table));
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(metrics::kRow);
    m_table->verticalHeader()->setMinimumSectionSize(metrics::kRow);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table,
            &QTableView::resizeRowsToContents, Qt::QueuedConnection);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(RecordsModel::kText, QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(m_table, 1);
    part->setMinimumHeight(140);
    return part;
}

QWidget* NotebookPage::makeSide()
{
    auto* side = new QWidget(this);
    side->setMinimumWidth(300);
    side->setMaximumWidth(376); // the rest is for what happened when
    QWidget* head = makeBar(28, QStringLiteral("sideHead"), side);
    m_sideIcon = new QLabel(head);
    m_sideTitle = new QLabel(head);
    m_sideTitle->setProperty("role", QStringLiteral("title"));
    m_sideState = new Chip(Chip::Look::Warning, head);
    auto* bar = new QHBoxLayout(head);
    bar->setContentsMargins(kSidePadding, 0, kSidePadding, 0);
    bar->setSpacing(metrics::kBlock);
    bar->addWidget(m_sideIcon);
    bar->addWidget(m_sideTitle, 1);
    bar->addWidget(m_sideState);
    m_recordEditor = new RecordEditor(m_theme, side);
    m_observationEditor = new ObservationEditor(m_theme, side);
    auto* nothing = new QLabel(tr("Select a record to see and edit what it says."), side);
    nothing->setProperty("role", QStringLiteral("hint"));
    nothing->setAlignment(Qt::AlignTop);
    nothing->setWordWrap(true);
    m_side = new QStackedWidget(side);
    m_side->addWidget(nothing);
    const auto page = [this](QWidget* editor) {
        auto* content = new QWidget;
        auto* box = new QVBoxLayout(content);
        box->setContentsMargins(kSidePadding, metrics::kBlock, kSidePadding, metrics::kBlock);
        box->addWidget(editor);
        box->addStretch(1);
        m_side->addWidget(unfocused(content, m_side));
    };
    nothing->setContentsMargins(kSidePadding, metrics::kBlock, kSidePadding, 0);
    page(m_recordEditor);
    page(m_observationEditor);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    m_findings = new FindingsPanel(m_theme, side);
    auto* split = new QSplitter(Qt::Vertical, side);
    split->setChildrenCollapsible(false);
    split->addWidget(m_side);
    split->addWidget(unfocused(m_findings, split));
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 1);
    split->setSizes({540, 260}); // in proportion: a record has more to say
    layout->addWidget(split, 1);
    side->resize(kSide, 400);
    return side;
}

void NotebookPage::connectEditors()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid()) select(m_records->record(now.row()).id);
            });
    connect(m_lanes, &LanesView::selected, this, &NotebookPage::select);
    connect(m_recordEditor, &RecordEditor::edited, this, [this](const scenario::Note& note) {
        if (const auto refusal = m_controller.setNote(m_selected, note))
            m_recordEditor->refuse(problemOf(*refusal).message);
    });
    connect(m_recordEditor, &RecordEditor::removeRequested, this,
            [this] { m_controller.removeNote(m_selected); });
    connect(m_recordEditor, &RecordEditor::addLinkedRequested, this, [this](scenario::NoteKind kind) {
        scenario::Note note = freshNote(kind);
        note.links = {m_selected.toStdString()};
        QString added;
        if (!m_controller.addNotes({note}, &added)) select(added);
    });
    connect(m_findings, &FindingsPanel::replayRequested, this, &NotebookPage::replay);
    connect(m_findings, &FindingsPanel::acceptRequested, this, &NotebookPage::acceptReplay);
    connect(m_observationEditor, &ObservationEditor::edited, this,
            [this](const scenario::Observation& one) { m_controller.setObservation(m_selected, one); });
    connect(m_observationEditor, &ObservationEditor::removeRequested, this,
            [this] { m_controller.removeObservation(m_selected); });
    connect(m_observationEditor, &ObservationEditor::added, this, [this](const scenario::Observation& one) {
        QString added;
        if (!m_controller.addObservations({one}, &added)) select(added);
    });
    connect(m_observationEditor, &ObservationEditor::cancelled, this, [this] {
        showSelected(); // back to what the page showed before
        refresh();
    });
}

// --- looks

void NotebookPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    setSheet(*m_title, QStringLiteral("font-size: %1px; font-weight: 600; color: %2;")
                           .arg(theme.font(FontRole::PageTitle).pixelSize())
                           .arg(theme.text.name()));
    m_verdict->setTheme(theme);
    m_sentence->setTheme(theme);
    m_sideState->setTheme(theme);
    m_records->setTheme(theme);
    m_lanes->setTheme(theme);
    m_recordEditor->setTheme(theme);
    m_observationEditor->setTheme(theme);
    m_findings->setTheme(theme);
    for (QWidget* bar : findChildren<QWidget*>())
        if (bar->property("bar").toBool())
            setSheet(*bar, QStringLiteral("QWidget#%1 { background: %2; border-bottom: 1px solid %3; }")
                               .arg(bar->objectName(), theme.bg2.name(), theme.line.name()));
    updateIcons();
    fitColumns();
    showSelected();
}

void NotebookPage::updateIcons()
{
    for (QAction* action : m_addActions)
        action->setIcon(icon(action->data().isValid()
                                 ? recordKindIcon(static_cast<scenario::NoteKind>(action->data().toInt()))
                                 : QStringLiteral("database"),
                             m_theme));
    m_add->setIcon(icon(QStringLiteral("plus"), m_theme));
    m_import->setIcon(icon(QStringLiteral("database"), m_theme));
}

void NotebookPage::fitColumns()
{
    const QFontMetrics text(m_theme.font(FontRole::Table));
    const auto width = [&](const char* sample, int room) {
        return text.horizontalAdvance(QString::fromUtf8(sample)) + room;
    };
    const QFontMetrics strong(m_theme.font(FontRole::TableStrong));
    const auto widest = [&](int column, int least, int most) {
        int needed = least;
        for (int row = 0; row < m_table->model()->rowCount(); ++row)
            needed = std::max(
                needed,
                strong.horizontalAdvance(m_table->model()->index(row, column).data().toString()) +
                    (column == RecordsModel::kState || column == RecordsModel::kKind ? 40
                                                                                     : 20)); // with its sign
        m_table->setColumnWidth(column, std::min(needed, qRound(most * m_theme.textScale)));
    };
    widest(RecordsModel::kId, width("ttft-rollout", 20), 180);
    widest(RecordsModel::kWhen, width("10:02:30", 20), 100);
    widest(RecordsModel::kKind, width("Recovery check", 44), 180);
    widest(RecordsModel::kLinks, width("ttft-rollout, A1", 16), 180);
    widest(RecordsModel::kState, width("not seen, due", 44), this->width() < 1100 ? 204 : 240);
}

void NotebookPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_table->setColumnHidden(RecordsModel::kLinks, width() < 1100);
    fitColumns();
    shareHeight();
}

// The lanes as tall as they are, as long as half of the rest is left to the table and nobody moved the
// splitter.
void NotebookPage::shareHeight()
{
    if (m_splitMoved) return;
    const int whole = height() - metrics::kPageHeader;
    const int top = std::min(m_lanes->height() + 1, whole * 2 / 3);
    m_split->setSizes({top, whole - top});
}

// --- contents

void NotebookPage::refresh()
{
    const scenario::Project& project = m_controller.project();
    m_analysis.update(project, m_results, m_evidence.files());
    std::vector<Record> records = recordsOf(project);
    if (const Findings* findings = m_analysis.findings()) judge(records, findings->review);
    m_records->setRecords(std::move(records));
    const bool editingNew = m_side->currentIndex() == kObservation && m_observationEditor->isNew();
    m_pages->setCurrentIndex(m_records->rowCount() > 0 || editingNew ? 1 : 0);
    m_count->setText(QString::number(m_records->rowCount()));
    if (m_records->rowOf(m_selected) < 0 && !editingNew)
        m_selected = m_records->rowCount() > 0 ? m_records->record(0).id : QString();
    showStrips();
    showSummary();
    if (!editingNew) showSelected();
}

void NotebookPage::showStrips()
{
    const scenario::Project& project = m_controller.project();
    m_lanes->setData(notebookStrips(project, m_evidence.files(), m_results), m_records->records(),
                     overlapsOf(project));
    shareHeight();
}

void NotebookPage::showSummary()
{
    using enum RecordState::Tone;
    const Record* check = nullptr; // the latest conclusion is the incident's
    for (const Record& record : m_records->records())
        if (record.kind == scenario::NoteKind::RecoveryCheck && !record.state.text.isEmpty() &&
            record.state.tone != Incomplete)
            check = &record;
    const Findings* findings = m_analysis.findings();
    m_verdict->setVisible(check);
    if (check) {
        QString text = check->state.text;
        text[0] = text[0].toUpper();
        m_verdict->setContent(check->state.tone == Good ? QStringLiteral("ok") : QStringLiteral("warning"),
                              text, check->state.toolTip);
    }
    QString sentence = tr("%n records", nullptr, m_records->rowCount());
    int incomplete = 0;
    for (const Record& record : m_records->records())
        incomplete += record.state.tone == Incomplete;
    if (incomplete > 0) sentence += QStringLiteral(", ") + tr("%n incomplete", nullptr, incomplete);
    if (const std::vector<Overlap> overlaps = overlapsOf(m_controller.project()); !overlaps.empty())
        sentence += QStringLiteral("; ") + tr("%1 and %2 overlap: unresolved which of them helped")
                                               .arg(overlaps.front().first, overlaps.front().second);
    if (!findings && m_records->rowCount() > 0) sentence += QStringLiteral("; ") + tr("not judged yet");
    m_sentence->setText(m_records->rowCount() > 0 ? sentence : QString());
}

void NotebookPage::setResults(std::vector<study::ScenarioResult> results)
{
    m_results = std::move(results);
    refresh();
}

void NotebookPage::showFindings()
{
    m_findings->setFindings(m_controller.project(), selectedRecord(), m_analysis);
    showNextStep();
}

// One thing, the first that is open: what is incomplete, what is unresolved, what is not checked, what is not
// closed.
void NotebookPage::showNextStep()
{
    using scenario::NoteKind;
    const auto next = [this](const QString& text, std::function<void()> does) {
        m_next->setText(text);
        m_nextDoes = std::move(does);
        m_next->show();
    };
    m_next->hide();
    if (m_records->rowCount() == 0) return;
    for (const Record& record : m_records->records())
        if (record.state.tone == RecordState::Tone::Incomplete)
            return next(tr("Next: complete %1").arg(record.text.size() <= kShort ? record.text : record.id),
                        [this, id = record.id] { select(id); });
    const scenario::Project& project = m_controller.project();
    for (const Overlap& overlap : overlapsOf(project)) {
        const auto note =
            std::find_if(project.notes.begin(), project.notes.end(),
                         [&](const scenario::Note& one) { return toQt(one.id) == overlap.first; });
        if (note == project.notes.end() || !note->accepted_by.empty()) continue;
        if (m_analysis.replayed(overlap.first))
            return next(tr("Next: accept or reject the replay"), [this, id = overlap.first] { select(id); });
        return next(tr("Next: replay %1 and %2").arg(overlap.first, overlap.second),
                    [this, a = overlap.first, b = overlap.second] {
                        select(a);
                        replay(a, b);
                    });
    }
    const auto has = [&](NoteKind kind) {
        return std::any_of(project.notes.begin(), project.notes.end(),
                           [&](const scenario::Note& note) { return note.kind == kind; });
    };
    if (!has(NoteKind::RecoveryCheck))
        return next(tr("Next: check the recovery"), [this] { addRecord(NoteKind::RecoveryCheck); });
    if (!has(NoteKind::Proposal))
        return next(tr("Next: propose a bounded change"), [this] { addRecord(NoteKind::Proposal); });
}

void NotebookPage::replay(const QString& action, const QString& other)
{
    if (const auto why = m_analysis.replay(m_controller.project(), action, other)) emit refused(*why);
    showFindings();
}

// A person's word, in the project's text, and undoable as any other edit.
void NotebookPage::acceptReplay(const QString& action)
{
    for (scenario::Note note : m_controller.project().notes) {
        if (toQt(note.id) != action) continue;
        note.accepted_by = qEnvironmentVariable("USER", tr("a person")).toStdString();
        m_controller.setNote(action, note);
        return;
    }
}

const Record* NotebookPage::selectedRecord() const
{
    const int row = m_records->rowOf(m_selected);
    return row < 0 ? nullptr : &m_records->record(row);
}

void NotebookPage::showSelected()
{
    const scenario::Project& project = m_controller.project();
    const Record* record = selectedRecord();
    m_lanes->setSelected(m_selected);
    if (record && m_table->currentIndex().row() != m_records->rowOf(m_selected))
        m_table->selectRow(m_records->rowOf(m_selected));
    m_side->setCurrentIndex(!record ? kNothing : record->measured ? kObservation : kNote);
    m_sideTitle->setText(!record ? tr("Nothing selected")
                                 : record->id + QLatin1Char(' ') + recordKindName(record->kind));
    m_sideIcon->setPixmap(
        record ? iconPixmap(record->measured ? QStringLiteral("database") : recordKindIcon(record->kind),
                            m_theme.text2, metrics::kIcon, devicePixelRatioF())
               : QPixmap());
    m_sideState->setVisible(record && record->state.tone == RecordState::Tone::Unresolved);
    showFindings();
    showNextStep();
    if (!record) return;
    m_sideState->setContent(toneIcon(record->state.tone), record->state.text, record->state.toolTip);
    if (record->measured)
        m_observationEditor->setObservation(project.observations[record->index]);
    else
        m_recordEditor->setNote(project.notes[record->index], project);
}

void NotebookPage::select(const QString& id)
{
    if (m_records->rowOf(id) < 0) return;
    m_selected = id;
    showSelected();
}

void NotebookPage::selectKind(int kind)
{
    for (const Record& record : m_records->records())
        if (kind < 0 ? record.measured : !record.measured && static_cast<int>(record.kind) == kind)
            return select(record.id);
}

// --- adding

// With the time of the last record, near to which the new one most likely is.
scenario::Note NotebookPage::freshNote(scenario::NoteKind kind) const
{
    scenario::Note note;
    note.kind = kind;
    for (const Record& record : m_records->records())
        if (record.at) note.at = record.at;
    return note;
}

void NotebookPage::addRecord(scenario::NoteKind kind)
{
    QString added;
    if (m_controller.addNotes({freshNote(kind)}, &added)) return;
    select(added);
    m_recordEditor->setFocus();
}

void NotebookPage::addObservation()
{
    m_observationEditor->startNew();
    m_side->setCurrentIndex(kObservation);
    m_pages->setCurrentIndex(1);
    m_sideTitle->setText(tr("New observation"));
    m_sideState->hide();
}

} // namespace fulcrum::app
