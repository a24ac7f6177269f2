// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/observations_panel.h"

#include "evidence/metrics/catalogue.h"
#include "evidence/observation_editor.h"
#include "evidence/scrape.h"
#include "shell/bar.h"
#include "shell/scrolled.h"
#include "shell/values.h"
#include "shell/words.h"
#include "timeline/run_header.h"
#include "triage/triage_words.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

// What a dashboard would show of a run, in this order.
constexpr std::pair<const char*, const char*> kReadOff[] = {{"ttft_s", "p99"},        {"ttft_s", "p50"},
                                                            {"itl_s", "p50"},         {"waiting", "value"},
                                                            {"request_rate", "rate"}, {"kv_usage", "value"}};

QLabel* makeLabel(const QString& text, const QString& role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("role", role);
    return label;
}

QListView* makeView(QAbstractItemModel* model, QStyledItemDelegate* delegate, const QString& name,
                    QWidget* parent)
{
    auto* view = new QListView(parent);
    view->setAccessibleName(name);
    view->setModel(model);
    view->setItemDelegate(delegate);
    view->setMouseTracking(true);
    view->setUniformItemSizes(true);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return view;
}

} // namespace

ObservationsPanel::ObservationsPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_pages(new QStackedWidget(this)),
      m_rows(new ObservationRowsModel(this)), m_unobserved(new UnobservedModel(this)),
      m_rowDelegate(new TriageRowDelegate(TriageRowDelegate::Kind::Observation, this)),
      m_openDelegate(new TriageRowDelegate(TriageRowDelegate::Kind::Unobserved, this)),
      m_addMenu(new QMenu(this)), m_words(new QStringListModel(this))
{
    setMinimumWidth(232);
    m_pages->addWidget(makeList());
    m_pages->addWidget(makeEditor());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    connectEditor();
    connect(m_addMenu, &QMenu::aboutToShow, this, &ObservationsPanel::fillAddMenu);
    fillAddMenu();
    setTheme(theme);
}

// Closing moves the focus, which editors take for the end of an edit.
ObservationsPanel::~ObservationsPanel()
{
    m_editor->disconnect(this);
}

QWidget* ObservationsPanel::makeList()
{
    auto* page = new QWidget(m_pages);
    QWidget* head = makeBar(metrics::kParameterRow, QStringLiteral("observationsHead"), page);
    m_count = makeLabel({}, QStringLiteral("hint"), head);
    m_add = new QPushButton(tr("Add"), head);
    m_add->setObjectName(QStringLiteral("addObservation"));
    m_add->setMenu(m_addMenu);
    auto* bar = new QHBoxLayout(head);
    bar->setContentsMargins(12, 0, 4, 0);
    bar->addWidget(makeLabel(tr("Observations"), QStringLiteral("title"), head));
    bar->addWidget(m_count);
    bar->addStretch(1);
    bar->addWidget(m_add);
    m_list = makeView(m_rows, m_rowDelegate, tr("Observations"), page);
    m_list->setObjectName(QStringLiteral("observations"));
    m_openHead = makeBar(metrics::kParameterRow, QStringLiteral("unobservedHead"), page);
    auto* open = new QHBoxLayout(m_openHead);
    open->setContentsMargins(12, 0, 12, 0);
    open->addWidget(makeLabel(tr("Not observed yet"), QStringLiteral("title"), m_openHead));
    auto* bits = new ElidedLabel(m_openHead);
    bits->setWholeOnly(true);
    bits->setText(tr("would tell, bits"));
    bits->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the title comes first
    open->addWidget(bits, 1);
    m_open = makeView(m_unobserved, m_openDelegate, tr("Not observed yet"), page);
    m_open->setObjectName(QStringLiteral("unobserved"));
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(m_list, 3);
    layout->addWidget(m_openHead);
    layout->addWidget(m_open, 2);
    layout->addWidget(makeClaim());
    const auto edit = [this](const QModelIndex& index) {
        openEditor(index.data(ObservationRowsModel::kIdRole).toString());
    };
    connect(m_list, &QListView::activated, this, edit);
    connect(m_open, &QListView::clicked, this, [this](const QModelIndex& index) {
        emit measurementChosen(m_unobserved->measurement(index.row()));
    });
    connect(m_open, &QListView::activated, this, [this](const QModelIndex& index) {
        emit measurementChosen(m_unobserved->measurement(index.row()));
    });
    return page;
}

QWidget* ObservationsPanel::makeEditor()
{
    auto* page = new QWidget(m_pages);
    QWidget* head = makeBar(metrics::kParameterRow, QStringLiteral("observationEditorHead"), page);
    m_editorTitle = makeLabel({}, QStringLiteral("title"), head);
    auto* back = new QPushButton(tr("Done"), head);
    back->setObjectName(QStringLiteral("editorDone"));
    auto* bar = new QHBoxLayout(head);
    bar->setContentsMargins(12, 0, 4, 0);
    bar->addWidget(m_editorTitle, 1);
    bar->addWidget(back);
    auto* content = new QWidget;
    m_editor = new ObservationEditor(m_theme, content);
    auto* box = new QVBoxLayout(content);
    box->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    box->addWidget(m_editor);
    box->addStretch(1);
    QScrollArea* scroll = scrolled(content, page);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(scroll, 1);
    connect(back, &QPushButton::clicked, this, &ObservationsPanel::closeEditor);
    return page;
}

QWidget* ObservationsPanel::makeClaim()
{
    auto* part = new QWidget(this);
    part->setObjectName(QStringLiteral("claimPart"));
    m_claim = new QLineEdit(part);
    m_claim->setObjectName(QStringLiteral("claim"));
    m_claim->setAccessibleName(tr("A claim to test"));
    m_claim->setPlaceholderText(tr("it is the network"));
    m_claim->setClearButtonEnabled(true);
    auto* completer = new QCompleter(m_words, m_claim);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_claim->setCompleter(completer);
    m_test = new QPushButton(tr("Test"), part);
    m_test->setObjectName(QStringLiteral("testClaim"));
    m_answer = makeLabel({}, QStringLiteral("secondary"), part);
    m_answer->setWordWrap(true);
    m_answer->hide();
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kGap);
    row->addWidget(m_claim, 1);
    row->addWidget(m_test);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(12, metrics::kBlock, 12, metrics::kBlock);
    layout->setSpacing(metrics::kGap);
    QLabel* what = makeLabel(tr("Test a claim like any other mechanism"), QStringLiteral("secondary"), part);
    what->setWordWrap(true);
    layout->addWidget(what);
    layout->addLayout(row);
    layout->addWidget(m_answer);
    connect(m_test, &QPushButton::clicked, this, &ObservationsPanel::testClaim);
    connect(m_claim, &QLineEdit::returnPressed, this, &ObservationsPanel::testClaim);
    connect(m_claim, &QLineEdit::textEdited, m_answer, &QLabel::hide);
    return part;
}

void ObservationsPanel::connectEditor()
{
    connect(m_editor, &ObservationEditor::edited, this, [this](const scenario::Observation& one) {
        const QString id = m_editing;
        m_editing = toQt(one.id);
        emit edited(id, one);
    });
    connect(m_editor, &ObservationEditor::added, this, [this](const scenario::Observation& one) {
        closeEditor();
        emit added(one);
    });
    connect(m_editor, &ObservationEditor::removeRequested, this, [this] {
        closeEditor();
        emit removed(m_editing);
    });
    connect(m_editor, &ObservationEditor::cancelled, this, &ObservationsPanel::closeEditor);
}

void ObservationsPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_rowDelegate->setTheme(theme);
    m_openDelegate->setTheme(theme);
    m_editor->setTheme(theme);
    m_add->setIcon(icon(QStringLiteral("plus"), theme));
    m_list->viewport()->update();
    m_open->viewport()->update();
}

void ObservationsPanel::setProject(const scenario::Project& project)
{
    m_project = project;
    m_rows->setObservations(project.observations);
    m_count->setText(QString::number(m_rows->rowCount()));
    if (m_pages->currentIndex() == 0 || m_editor->isNew()) return;
    const auto found =
        std::ranges::find(project.observations, m_editing.toStdString(), &scenario::Observation::id);
    if (found == project.observations.end())
        closeEditor();
    else
        m_editor->setObservation(*found);
}

void ObservationsPanel::setVerdict(const triage::Verdict* verdict)
{
    std::vector<triage::Measurement> open;
    m_claims.clear();
    m_noneText.clear();
    if (verdict) {
        if (verdict->measure_next) open.push_back(*verdict->measure_next);
        open.insert(open.end(), verdict->alternatives.begin(), verdict->alternatives.end());
        for (const triage::Hypothesis& one : verdict->hypotheses) {
            if (one.id == triage::kNone) {
                m_noneText = probabilityText(one.probability);
                continue;
            }
            m_claims.push_back({toQt(one.id), words::mechanism(one.title),
                                QStringList{toQt(one.family), toQt(one.title), toQt(one.mechanism),
                                            words::mechanism(one.mechanism)}
                                    .join(QLatin1Char(' '))});
        }
        for (const triage::LeftOut& one : verdict->left_out)
            m_claims.push_back({toQt(one.id), words::mechanism(one.title), toQt(one.title)});
    }
    m_unobserved->setMeasurements(std::move(open));
    QStringList titles;
    for (const Claim& claim : m_claims)
        titles << claim.title;
    titles.sort(Qt::CaseInsensitive);
    if (titles != m_words->stringList()) m_words->setStringList(titles);
}

void ObservationsPanel::setEvidence(const std::vector<EvidenceStore::Entry>& entries)
{
    m_evidence = entries;
}

void ObservationsPanel::setResults(std::vector<study::ScenarioResult> results)
{
    m_results = std::move(results);
}

void ObservationsPanel::fillAddMenu()
{
    m_addMenu->clear();
    connect(m_addMenu->addAction(tr("New observation\u2026")), &QAction::triggered, this,
            &ObservationsPanel::startNew);
    m_addMenu->addSeparator();
    for (const EvidenceStore::Entry& entry : m_evidence) {
        if (!entry.data || entry.data->observations.empty()) continue;
        const std::vector<scenario::Observation> all = entry.data->observations;
        QAction* action = m_addMenu->addAction(
            tr("All %n figures of %1", nullptr, static_cast<int>(all.size())).arg(toQt(entry.data->title)));
        connect(action, &QAction::triggered, this, [this, all] { emit takenOver(all); });
    }
    connect(m_addMenu->addAction(tr("Import evidence\u2026")), &QAction::triggered, this,
            &ObservationsPanel::importRequested);
    m_addMenu->addSeparator();
    const auto runOf = [this](const std::string& name) -> const study::ScenarioResult* {
        for (const study::ScenarioResult& result : m_results)
            if (result.figures.name == name && result.first) return &result;
        return nullptr;
    };
    const study::ScenarioResult* healthy = runOf(m_project.triage.base);
    for (const scenario::Scenario& one : m_project.scenarios) {
        const study::ScenarioResult* run = runOf(one.name);
        if (!run || run == healthy) continue;
        QAction* action = m_addMenu->addAction(tr("Read off the run of %1").arg(scenarioName(one)));
        connect(action, &QAction::triggered, this,
                [this, run = *run, base = healthy ? std::optional(*healthy) : std::nullopt] {
                    emit takenOver(observationsOf(run, base ? &*base : nullptr));
                });
    }
}

std::vector<scenario::Observation> ObservationsPanel::observationsOf(const study::ScenarioResult& run,
                                                                     const study::ScenarioResult* before)
{
    const evidence::Scrape now(*run.first);
    const std::optional<evidence::Scrape> then =
        before && before->first ? std::optional<evidence::Scrape>(*before->first) : std::nullopt;
    std::vector<scenario::Observation> all;
    for (const auto& [metric, statistic] : kReadOff) {
        const evidence::FigureId id{metric, statistic};
        const auto value = now.value(id);
        if (!value) continue;
        scenario::Observation one;
        one.metric = metric;
        one.statistic = statistic;
        one.after = scenario::Observed{*value, *value, *value};
        if (then)
            if (const auto was = then->value(id)) one.before = scenario::Observed{*was, *was, *was};
        one.source = tr("simulated run of %1").arg(toQt(run.figures.name)).toStdString();
        all.push_back(std::move(one));
    }
    return all;
}

void ObservationsPanel::startNew()
{
    m_editor->startNew();
    m_editing.clear();
    m_editorTitle->setText(tr("New observation"));
    m_pages->setCurrentIndex(1);
}

bool ObservationsPanel::isEditing() const
{
    return m_pages->currentIndex() == 1;
}

void ObservationsPanel::openEditor(const QString& id)
{
    const auto found =
        std::ranges::find(m_project.observations, id.toStdString(), &scenario::Observation::id);
    if (found == m_project.observations.end()) return;
    m_editing = id;
    m_editor->setObservation(*found);
    m_editorTitle->setText(figureName(figureIdOf(*found)));
    m_pages->setCurrentIndex(1);
}

void ObservationsPanel::closeEditor()
{
    m_pages->setCurrentIndex(0);
}

// By its title, or by any of its words: the mechanism that speaks of all of them.
void ObservationsPanel::testClaim()
{
    static const QStringList empty = {QStringLiteral("it"), QStringLiteral("is"), QStringLiteral("the"),
                                      QStringLiteral("a"),  QStringLiteral("es"), QStringLiteral("ist"),
                                      QStringLiteral("das")};
    const QString typed = m_claim->text().trimmed();
    if (typed.isEmpty()) return;
    QStringList words;
    for (const QString& word : typed.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!empty.contains(word)) words << word;
    const auto speaks = [&](const QString& text) {
        const QString lower = text.toLower();
        return !words.isEmpty() &&
               std::ranges::all_of(words, [&](const QString& word) { return lower.contains(word); });
    };
    const Claim* best = nullptr;
    int quality = 0;
    for (const Claim& claim : m_claims) {
        const int how = claim.title.compare(typed, Qt::CaseInsensitive) == 0 ? 3
                        : speaks(claim.title + QLatin1Char(' ') + claim.id)  ? 2
                        : speaks(claim.text)                                 ? 1
                                                                             : 0;
        if (how <= quality) continue;
        quality = how;
        best = &claim;
    }
    m_answer->show();
    if (!best) {
        m_answer->setText(
            tr("Nothing in the catalogue models that. It counts under None of these%1; a project "
               "may add a [[mechanism]] of its own.")
                .arg(m_noneText.isEmpty() ? QString()
                                          : QStringLiteral(" (") + m_noneText + QStringLiteral(")")));
        return;
    }
    m_answer->setText(tr("Tested as \u201C%1\u201D").arg(best->title));
    emit claimed(best->id);
}

} // namespace fulcrum::app
