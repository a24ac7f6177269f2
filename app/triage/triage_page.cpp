// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/triage_page.h"

#include "shell/bar.h"
#include "shell/numbers.h"
#include "shell/scrolled.h"
#include "shell/sentences.h"
#include "shell/sheet.h"
#include "shell/values.h"
#include "shell/words.h"
#include "timeline/run_header.h"
#include "triage/catalogue.h"
#include "triage/detail_panel.h"
#include "triage/hypotheses_model.h"
#include "triage/matrix_view.h"
#include "triage/measure_panel.h"
#include "triage/observations_panel.h"
#include "triage/triage_words.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kLeft = 276, kNarrowLeft = 236;
constexpr int kRight = 348, kNarrowRight = 300;
constexpr int kWide = 1180;       // from which the page has room for all of it
constexpr double kWorthIt = 0.05; // bit

// A button is no sentence.
QString shortened(const QString& name)
{
    constexpr qsizetype kMost = 34;
    return name.size() <= kMost ? name : QString(name.left(kMost - 1).trimmed() + QChar(0x2026));
}

} // namespace

TriagePage::TriagePage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs,
                       const Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_theme(theme),
      m_analysis(new TriageAnalysis(std::move(kinds), jobs, this)), m_model(new HypothesesModel(this)),
      m_pages(new QStackedWidget(this)), m_observations(new ObservationsPanel(theme)),
      m_detail(new DetailPanel(theme)), m_measure(new MeasurePanel(theme))
{
    setObjectName(QStringLiteral("triagePage"));
    setAccessibleName(tr("Triage"));
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->setObjectName(QStringLiteral("triageSplit"));
    across->setChildrenCollapsible(false);
    auto* down = new QSplitter(Qt::Vertical, across);
    down->setChildrenCollapsible(false);
    down->addWidget(makeMatrix());
    down->addWidget(m_detail);
    down->setSizes({480, 290});
    across->addWidget(m_observations);
    across->addWidget(down);
    across->addWidget(makeSide());
    across->setStretchFactor(0, 0);
    across->setStretchFactor(1, 1);
    across->setStretchFactor(2, 0);
    m_across = across;
    connect(across, &QSplitter::splitterMoved, this, [this] { m_splitMoved = true; });
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(across);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_pages, 1);
    makeShortcuts();
    connectPanels();
    connect(&controller, &ProjectController::documentChanged, this, &TriagePage::refresh);
    connect(m_analysis, &TriageAnalysis::changed, this, &TriagePage::showRanking);
    connect(m_analysis, &TriageAnalysis::failed, this, &TriagePage::failed);
    setTheme(theme);
    refresh();
}

TriagePage::~TriagePage()
{
    m_matrix->selectionModel()->disconnect(this);
    m_observations->disconnect(this);
    m_analysis->disconnect(this);
}

// --- parts

QWidget* TriagePage::makeHeader()
{
    QWidget* head = makeBar(metrics::kPageHeader, QStringLiteral("triageHead"), this);
    m_title = new QLabel(tr("Triage"), head);
    m_verdict = new Chip(Chip::Look::Warning, head);
    m_stale = new Chip(Chip::Look::Info, head);
    m_sentence = new ElidedLabel(head);
    m_again = new QPushButton(tr("Simulate again"), head);
    m_again->setObjectName(QStringLiteral("triageAgain"));
    m_trust = new Chip(Chip::Look::Outline, head);
    m_next = new QPushButton(head);
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->setProperty("primary", true);
    connect(m_again, &QPushButton::clicked, m_analysis, &TriageAnalysis::simulateAgain);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_nextDoes) m_nextDoes();
    });
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(16, 0, 12, 0);
    layout->setSpacing(metrics::kBlock);
    layout->addWidget(m_title);
    layout->addWidget(m_verdict);
    layout->addWidget(m_stale);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_again);
    layout->addWidget(m_trust);
    layout->addWidget(m_next);
    return head;
}

QWidget* TriagePage::makeEmptyPage()
{
    auto* page = new QWidget(m_pages);
    m_emptyText = new QLabel(page);
    m_emptyText->setProperty("role", QStringLiteral("secondary"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_emptyButton = new QPushButton(page);
    m_emptyButton->setObjectName(QStringLiteral("triageStart"));
    m_emptyButton->setProperty("primary", true);
    connect(m_emptyButton, &QPushButton::clicked, this, [this] {
        if (m_emptyDoes) m_emptyDoes();
    });
    m_emptyOther = new QPushButton(tr("Another scenario\u2026"), page);
    m_emptyOther->setObjectName(QStringLiteral("triageOther"));
    connect(m_emptyOther, &QPushButton::clicked, this, &TriagePage::chooseBase);
    m_emptyImport = new QPushButton(tr("Import evidence\u2026"), page);
    connect(m_emptyImport, &QPushButton::clicked, this, &TriagePage::importRequested);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kBlock);
    buttons->addStretch();
    buttons->addWidget(m_emptyButton);
    buttons->addWidget(m_emptyOther);
    buttons->addWidget(m_emptyImport);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(64, 0, 64, 0);
    layout->addStretch();
    layout->addWidget(m_emptyText);
    layout->addSpacing(metrics::kBlock);
    layout->addLayout(buttons);
    layout->addStretch();
    return page;
}

// What is known to have happened: it is worth as much as a figure, and is said as priors of the project.
QWidget* TriagePage::makeEvents(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("knownEvents"));
    button->setText(tr("Known events"));
    button->setToolTip(
        tr("What is known to have happened, or not to. It becomes priors of the project, which "
           "stand beside each mechanism and can be edited there."));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    const auto add = [&](const QString& text, const char* name, const char* occasion, double share) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, [this, text, occasion, share] {
            setPriors(text, triage::priors_of_occasion(m_controller.project(), occasion, share));
        });
    };
    add(tr("A deploy went out just before"), "eventDeploy", "deploy", triage::kHappened);
    add(tr("Nothing was deployed"), "eventNoDeploy", "deploy", triage::kDidNot);
    menu->addSeparator();
    add(tr("Traffic changed"), "eventTraffic", "traffic", triage::kHappened);
    add(tr("Traffic is as before"), "eventNoTraffic", "traffic", triage::kDidNot);
    menu->addSeparator();
    add(tr("Hosts, network or replicas changed"), "eventHosts", "infrastructure", triage::kHappened);
    add(tr("Hosts, network and replicas are as before"), "eventNoHosts", "infrastructure", triage::kDidNot);
    menu->addSeparator();
    QAction* reset = menu->addAction(tr("Back to the catalogue's priors"));
    reset->setObjectName(QStringLiteral("eventReset"));
    connect(reset, &QAction::triggered, this, [this, text = reset->text()] { setPriors(text, {}, true); });
    button->setMenu(menu);
    return button;
}

// One step of undo.
void TriagePage::setPriors(const QString& what, const std::map<std::string, double, std::less<>>& priors,
                           bool drop)
{
    const auto before = m_controller.project().triage.priors;
    m_controller.undoStack()->beginMacro(what);
    if (drop)
        for (const auto& [id, prior] : before)
            m_controller.setTriagePrior(toQt(id), std::nullopt);
    for (const auto& [id, prior] : priors)
        m_controller.setTriagePrior(toQt(id), prior);
    m_controller.undoStack()->endMacro();
}

QWidget* TriagePage::makeMatrix()
{
    auto* part = new QWidget(this);
    QWidget* head = makeBar(metrics::kParameterRow, QStringLiteral("matrixHead"), part);
    auto* title = new QLabel(tr("Mechanisms"), head);
    title->setProperty("role", QStringLiteral("title"));
    m_count = new QLabel(head);
    m_count->setProperty("role", QStringLiteral("hint"));
    auto* legend = new ElidedLabel(head);
    legend->setObjectName(QStringLiteral("matrixLegend"));
    legend->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // what stands before it comes first
    legend->setWholeOnly(true);
    legend->setText(tr("predicted under each observation; marked = fails"));
    auto* bar = new QHBoxLayout(head);
    bar->setContentsMargins(12, 0, 12, 0);
    bar->addWidget(title);
    bar->addWidget(m_count);
    bar->addWidget(legend, 1);
    bar->addWidget(makeEvents(head));
    m_matrix = new MatrixView(m_theme, part);
    m_matrix->setModel(m_model);
    m_waiting = new QLabel(part);
    m_waiting->setProperty("role", QStringLiteral("secondary"));
    m_waiting->setAlignment(Qt::AlignCenter);
    m_waiting->setWordWrap(true);
    m_middle = new QStackedWidget(part);
    m_middle->addWidget(m_waiting);
    m_middle->addWidget(m_matrix);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(m_middle, 1);
    part->setMinimumHeight(160);
    setFocusProxy(m_matrix);
    return part;
}

QWidget* TriagePage::makeSide()
{
    QScrollArea* scroll = scrolled(m_measure, this);
    scroll->setMinimumWidth(296);
    scroll->setMaximumWidth(376);
    return scroll;
}

void TriagePage::makeShortcuts()
{
    const auto on = [this](const QKeySequence& key, std::function<void()> does) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, std::move(does));
    };
    on(Qt::Key_E, [this] { m_measure->enterValue(); });
    on(Qt::Key_C, [this] { m_measure->copyQuery(); });
}

void TriagePage::connectPanels()
{
    connect(m_matrix->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (!now.isValid()) return;
                m_followsLead = now.row() == 0;
                m_selected = m_model->id(now.row());
                showSelected();
            });
    connect(m_measure, &MeasurePanel::measured, this,
            [this](const scenario::Observation& one) { m_controller.addObservations({one}); });
    connect(
        m_detail, &DetailPanel::priorEdited, this,
        [this](const QString& id, std::optional<double> prior) { m_controller.setTriagePrior(id, prior); });
    connect(m_detail, &DetailPanel::rankFixesRequested, this, &TriagePage::nextStep);
    connect(m_observations, &ObservationsPanel::added, this,
            [this](const scenario::Observation& one) { m_controller.addObservations({one}); });
    connect(m_observations, &ObservationsPanel::edited, this,
            [this](const QString& id, const scenario::Observation& one) {
                m_controller.setObservation(id, one);
            });
    connect(m_observations, &ObservationsPanel::removed, this,
            [this](const QString& id) { m_controller.removeObservation(id); });
    connect(m_observations, &ObservationsPanel::takenOver, this, &TriagePage::takeOverRequested);
    connect(m_observations, &ObservationsPanel::importRequested, this, &TriagePage::importRequested);
    connect(m_observations, &ObservationsPanel::measurementChosen, m_measure, &MeasurePanel::choose);
    connect(m_observations, &ObservationsPanel::claimed, this, &TriagePage::pin);
}

// --- looks

void TriagePage::setTheme(const Theme& theme)
{
    m_theme = theme;
    setSheet(*m_title, QStringLiteral("font-size: %1px; font-weight: 600; color: %2;")
                           .arg(theme.font(FontRole::PageTitle).pixelSize())
                           .arg(theme.text.name()));
    for (Chip* chip : {m_verdict, m_stale, m_trust})
        chip->setTheme(theme);
    m_sentence->setTheme(theme);
    for (ElidedLabel* label : findChildren<ElidedLabel*>())
        label->setTheme(theme);
    m_observations->setTheme(theme);
    m_matrix->setTheme(theme);
    m_detail->setTheme(theme);
    m_measure->setTheme(theme);
    for (QWidget* bar : findChildren<QWidget*>())
        if (bar->property("bar").toBool())
            setSheet(*bar, QStringLiteral("QWidget#%1 { background: %2; border-bottom: 1px solid %3; }")
                               .arg(bar->objectName(), theme.bg2.name(), theme.line.name()));
}

void TriagePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_analysis->setActive(true);
}

void TriagePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_analysis->setActive(false);
}

void TriagePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_splitMoved) return; // by hand: left alone from then on
    const int left = width() < kWide ? kNarrowLeft : kLeft;
    const int right = width() < kWide ? kNarrowRight : kRight;
    m_across->setSizes({left, std::max(300, width() - left - right - 2), right});
}

// --- contents

void TriagePage::setEvidence(const std::vector<EvidenceStore::Entry>& entries)
{
    m_observations->setEvidence(entries);
}

void TriagePage::setResults(std::vector<study::ScenarioResult> results)
{
    m_observations->setResults(std::move(results));
}

void TriagePage::refresh()
{
    const scenario::Project& project = m_controller.project();
    m_observations->setProject(project);
    showEmpty();
    m_analysis->update(m_controller.document());
    showRanking();
}

// Which of several scenarios is the one in which all is well, nobody but the user knows.
void TriagePage::chooseBase()
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("healthyMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const scenario::Scenario& each : m_controller.project().scenarios)
        menu->addAction(scenarioName(each),
                        [this, name = toQt(each.name)] { m_controller.setTriageBase(name); });
    menu->popup(m_emptyOther->mapToGlobal(QPoint(0, m_emptyOther->height())));
}

// What is missing before anything can be ranked, and the button that brings it.
void TriagePage::showEmpty()
{
    const scenario::Project& project = m_controller.project();
    const bool base = project.find(project.triage.base) != nullptr;
    const bool complete = base && (!project.observations.empty() || m_observations->isEditing());
    m_pages->setCurrentIndex(complete ? kContent : kEmpty);
    m_emptyImport->setVisible(base);
    m_emptyOther->setVisible(!base && project.scenarios.size() > 1);
    m_emptyButton->setVisible(base || !project.scenarios.empty());
    if (!base && project.scenarios.empty()) {
        m_emptyText->setText(
            tr("Triage needs a scenario in which all is well. Add one on the Pipeline page."));
    } else if (!base) {
        const scenario::Scenario* current = m_controller.currentScenario();
        const scenario::Scenario& offered = current ? *current : project.scenarios.front();
        const QString asks =
            tr("Triage asks which mechanism turns the healthy system into what was observed. "
               "Say which scenario is the healthy one.");
        m_emptyText->setText(project.observations.empty()
                                 ? asks + QLatin1Char(' ') + tr("What was observed comes next.")
                                 : asks);
        m_emptyButton->setText(tr("Take \u201C%1\u201D as healthy").arg(scenarioName(offered)));
        m_emptyDoes = [this, name = toQt(offered.name)] { m_controller.setTriageBase(name); };
    } else if (!complete) {
        m_emptyText->setText(
            tr("No observations yet. Enter what the dashboard shows, before and now, or import "
               "evidence and take its figures over."));
        m_emptyButton->setText(tr("Add observation"));
        m_emptyDoes = [this] {
            m_observations->startNew();
            showEmpty();
        };
    }
}

QString TriagePage::sentence() const
{
    return m_sentence->text();
}

void TriagePage::showRanking()
{
    const triage::Verdict* verdict = m_analysis->verdict();
    const QString before = m_selected;
    const bool follows = m_followsLead;
    {
        const QSignalBlocker quiet(m_matrix->selectionModel());
        m_model->setVerdict(verdict, m_controller.project().observations, m_pinned);
        m_matrix->fitColumns();
    }
    m_selected = before;
    m_followsLead = follows;
    m_middle->setCurrentIndex(verdict ? 1 : 0);
    using State = TriageAnalysis::State;
    switch (m_analysis->state()) {
    case State::Exploring:
        m_waiting->setText(tr("Mechanisms are being simulated; the first ranking appears in a moment."));
        break;
    case State::Failed:
        m_waiting->setText(m_analysis->errors().empty()
                               ? tr("The simulation failed.")
                               : words::sentence(m_analysis->errors().front().message));
        break;
    case State::Cancelled:
        m_waiting->setText(tr("Cancelled before a first ranking was there."));
        break;
    default:
        m_waiting->setText(m_controller.project().observations.empty()
                               ? tr("The ranking appears with the first observation.")
                               : tr("Nothing was simulated yet."));
    }
    const int tried = m_analysis->tried();
    m_count->setText(!verdict ? QString()
                     : m_analysis->isRefining()
                         ? tr("%1 of %2 tried").arg(tried).arg(m_analysis->applicable())
                         : tr("%1 tried, %2 left out").arg(tried).arg(m_analysis->leftOut().size()));
    const bool gone = m_model->rowOf(m_selected) < 0;
    if (m_model->rowCount() > 0 && (gone || m_followsLead)) m_selected = m_model->id(0);
    m_observations->setVerdict(verdict);
    m_measure->setVerdict(verdict, m_analysis->isHelping(), m_analysis->hasHelp());
    showHeader();
    showSelected();
}

void TriagePage::setNext(const QString& text, std::function<void()> does)
{
    m_next->setText(text);
    m_nextDoes = std::move(does);
    m_next->show();
}

void TriagePage::showHeader()
{
    const triage::Verdict* verdict = m_analysis->verdict();
    using State = TriageAnalysis::State;
    const State state = m_analysis->state();
    const scenario::Scenario* base = m_controller.project().find(m_controller.project().triage.base);
    m_verdict->setVisible(verdict);
    m_trust->setVisible(verdict && base);
    m_next->hide();
    m_again->setVisible(state == State::Cancelled || state == State::Failed);
    m_stale->setVisible(verdict && (state == State::Exploring || state == State::Cancelled));
    if (state == State::Cancelled)
        m_stale->setContent(
            QStringLiteral("info"),
            tr("cancelled, %1 of %2 mechanisms").arg(m_analysis->tried()).arg(m_analysis->applicable()),
            tr("What was simulated by then is ranked; the others are missing."));
    else
        m_stale->setContent(QStringLiteral("info"), tr("refining"),
                            tr("More runs are under way; the ranking may still move."));
    if (!verdict) {
        m_sentence->setText(QString());
        return;
    }
    const VerdictTag tag = verdictTag(*verdict);
    m_verdict->setContent(tag.icon, tag.text, verdictText(*verdict));
    const triage::Hypothesis& first = verdict->hypotheses.front();
    QString text = words::mechanism(first.title) + QStringLiteral(", ") + probabilityText(first.probability);
    if (!first.fails.empty())
        text += QStringLiteral("; ") + secondLine(first);
    else if (verdict->hypotheses.size() > 1)
        text += QStringLiteral("; ") + tr("next: %1, %2")
                                           .arg(words::mechanism(verdict->hypotheses[1].title),
                                                probabilityText(verdict->hypotheses[1].probability));
    m_sentence->setText(text);
    if (base) {
        const std::string trust = study::trust_of(*base);
        const QString words = trustText(trust);
        QStringList notes;
        for (const std::string& note : verdict->notes)
            notes << words::sentence(note);
        if (notes.isEmpty()) notes << tr("The constants of the simulated system are as good as this says.");
        const bool plain = trust.find("uncalibrated") != std::string::npos;
        m_trust->setContent(plain                                            ? QStringLiteral("trust-quarter")
                            : trust.find("back-tested") != std::string::npos ? QStringLiteral("trust-full")
                                                                             : QStringLiteral("trust-half"),
                            words, notes.join(QLatin1Char('\n')));
    }
    const bool measure = !tag.settled && verdict->measure_next && verdict->measure_next->bits >= kWorthIt;
    if (measure)
        setNext(tr("Next: measure %1").arg(shortened(figureName(verdict->measure_next->figure))),
                [this] { m_measure->enterValue(); });
    else
        setNext(tr("Next: rank fixes"), [this] { emit nextStep(); });
}

void TriagePage::showSelected()
{
    const int row = m_model->rowOf(m_selected);
    if (row >= 0 && m_matrix->currentIndex().row() != row) {
        const QSignalBlocker quiet(m_matrix->selectionModel());
        m_matrix->setCurrentIndex(m_model->index(row, HypothesesModel::kMechanism));
        m_matrix->selectRow(row);
        m_matrix->viewport()->update();
    }
    const auto& priors = m_controller.project().triage.priors;
    const auto given = priors.find(m_selected.toStdString());
    m_detail->showMechanism(m_analysis->verdict(), m_selected,
                            given == priors.end() ? std::nullopt : std::optional<double>(given->second));
}

void TriagePage::select(const QString& mechanism)
{
    const int row = m_model->rowOf(mechanism);
    if (row < 0) return;
    m_followsLead = row == 0;
    m_selected = mechanism;
    showSelected();
}

void TriagePage::pin(const QString& mechanism)
{
    if (!m_pinned.contains(mechanism)) m_pinned << mechanism;
    showRanking();
    select(mechanism);
    m_matrix->scrollTo(m_model->index(m_model->rowOf(mechanism), HypothesesModel::kMechanism));
}

} // namespace fulcrum::app
