// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/fixes_page.h"

#include "decision/bill_panel.h"
#include "decision/ev_chart.h"
#include "decision/fixes_header.h"
#include "decision/lever_words.h"
#include "decision/levers_delegate.h"
#include "decision/levers_model.h"
#include "decision/portfolio_panel.h"
#include "decision/rank_heat.h"
#include "decision/slope_chart.h"
#include "shell/bar.h"
#include "shell/elided_combo.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "study/study.h"
#include "timeline/run_header.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kHeadRoom = 14;   // beside the words of a column's head
constexpr int kAdviceRoom = 36; // of its icon, and beside it

} // namespace

FixesPage::FixesPage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs,
                     const Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_theme(theme),
      m_analysis(new FixesAnalysis(controller, std::move(kinds), jobs, this)),
      m_model(new LeversModel(theme, this)), m_delegate(new LeversDelegate(*m_model, theme, this)),
      m_header(new FixesHeader(theme, this)), m_pages(new QStackedWidget(this)), m_empty(new QLabel(m_pages))
{
    setObjectName(QStringLiteral("fixesPage"));
    setAccessibleName(tr("Fixes"));
    m_empty->setProperty("role", QStringLiteral("secondary"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(64, 0, 64, 0);
    m_split = new QSplitter(Qt::Vertical, m_pages);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(makeTable());
    m_split->addWidget(makePanels());
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_split);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_pages, 1);
    makeShortcuts();
    connectAll();
    setTheme(theme);
    showRanking();
}

FixesPage::~FixesPage()
{
    m_table->selectionModel()->disconnect(this);
    m_analysis->disconnect(this);
}

// --- parts

QWidget* FixesPage::makeTable()
{
    auto* part = new QWidget(this);
    QWidget* bar = makeBar(metrics::kMenu, QStringLiteral("leversHead"), part);
    auto* title = new QLabel(tr("Levers"), bar);
    title->setProperty("role", QStringLiteral("title"));
    m_count = new QLabel(bar);
    m_count->setProperty("role", QStringLiteral("hint"));
    m_legend = new QLabel(bar);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setProperty("role", QStringLiteral("hint"));
    m_whose = new ElidedComboBox(bar);
    m_whose->setObjectName(QStringLiteral("whose"));
    m_whose->setAccessibleName(tr("Whose estimates"));
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_whose->setMinimumContentsLength(14);
    m_whose->setToolTip(tr("Whose estimates the ranking is made of, and whose an edit changes"));
    m_blind = new QToolButton(bar);
    m_blind->setText(tr("Blind"));
    m_blind->setCheckable(true);
    m_blind->setProperty("role", QStringLiteral("filter"));
    m_blind->setToolTip(tr("Hides the ranges of other people until this is taken back"));
    m_goal = new ElidedComboBox(bar);
    m_goal->setObjectName(QStringLiteral("goal"));
    m_goal->setAccessibleName(tr("Objective"));
    m_goal->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_goal->setMinimumContentsLength(10);
    m_goal->setToolTip(tr("What simulated impact is measured by"));
    m_layOver = new QPushButton(tr("Lay over on Run"), bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(metrics::kBlock);
    row->addWidget(title);
    row->addWidget(m_count);
    row->addWidget(m_legend);
    row->addWidget(m_header->formulaLabel(), 1);
    row->addWidget(m_goal);
    row->addWidget(m_blind);
    row->addWidget(m_whose);
    row->addWidget(m_layOver);
    m_table = new QTableView(part);
    m_table->setObjectName(QStringLiteral("levers"));
    m_table->setAccessibleName(tr("Levers by expected value"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(metrics::kRow);
    m_table->verticalHeader()->setDefaultSectionSize(metrics::kParameterRow);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setMinimumSectionSize(24);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_table, 1);
    part->setMinimumHeight(160);
    return part;
}

QWidget* FixesPage::makePanel(const QString& title, QWidget* content, QWidget* control)
{
    auto* panel = new QWidget(this);
    QWidget* bar = makeBar(metrics::kMenu, QStringLiteral("fixesPanelHead"), panel);
    auto* name = new QLabel(title, bar);
    name->setProperty("role", QStringLiteral("title"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 0, 8, 0);
    row->addWidget(name);
    row->addStretch(1);
    if (control) row->addWidget(control);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(content, 1);
    return panel;
}

QWidget* FixesPage::makePanels()
{
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->setObjectName(QStringLiteral("fixesPanels"));
    across->setChildrenCollapsible(false);
    auto* values = new QStackedWidget(across);
    m_chart = new EvChart(m_theme, values);
    m_bill = new BillPanel(m_theme, values);
    values->addWidget(m_chart);
    values->addWidget(m_bill);
    m_showBill = new QToolButton(across);
    m_showBill->setText(tr("Bill"));
    m_showBill->setCheckable(true);
    m_showBill->setProperty("role", QStringLiteral("filter"));
    m_showBill->setToolTip(
        tr("Where the bill goes, beside a provider's prices, and what levers take off it"));
    connect(m_showBill, &QToolButton::toggled, values, [this, values](bool bill) {
        values->setCurrentWidget(bill ? m_bill : static_cast<QWidget*>(m_chart));
    });
    m_heat = new RankHeat(m_theme, across);
    m_slopes = new SlopeChart(m_theme, across);
    m_portfolio = new PortfolioPanel(m_theme, across);
    m_against = new ElidedComboBox(across);
    m_against->setObjectName(QStringLiteral("against"));
    m_against->setAccessibleName(tr("The other ranking"));
    m_against->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_against->setMinimumContentsLength(14);
    across->addWidget(makePanel(tr("Expected value"), values, m_showBill));
    across->addWidget(makePanel(tr("Probability of each rank"), m_heat));
    across->addWidget(makePanel(tr("Two rankings"), m_slopes, m_against));
    across->addWidget(makePanel(tr("Portfolio"), m_portfolio));
    across->setSizes({290, 290, 320, 290});
    return across;
}

void FixesPage::makeShortcuts()
{
    const auto key = [this](Qt::Key code, int weeks) {
        auto* shortcut = new QShortcut(QKeySequence(code), this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, weeks] { m_portfolio->moveCapacity(weeks); });
    };
    key(Qt::Key_BracketLeft, -1);
    key(Qt::Key_BracketRight, 1);
}

void FixesPage::connectAll()
{
    connect(m_analysis, &FixesAnalysis::ranked, this, &FixesPage::showRanking);
    connect(m_analysis, &FixesAnalysis::compared, this, &FixesPage::showComparison);
    connect(m_analysis, &FixesAnalysis::busyChanged, this, &FixesPage::showBusy);
    connect(m_analysis, &FixesAnalysis::failed, this, &FixesPage::failed);
    connect(m_model, &LeversModel::estimateTyped, this, &FixesPage::setEstimate);
    connect(m_model, &LeversModel::refused, this, [this](const QString& reason) {
        emit failed({{reason.toStdString(), {}, {}, {}}});
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (index.flags().testFlag(Qt::ItemIsEditable)) m_table->edit(index);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid()) {
                    const QString id = m_model->idAt(now.row());
                    m_chosen = m_chosen || id != m_selected;
                    m_selected = id;
                }
                showSelected();
            });
    connect(m_header->score(), QOverload<int>::of(&QComboBox::activated), this, [this](int index) {
        const auto score = static_cast<decision::Score>(m_header->score()->itemData(index).toInt());
        m_controller.setDecision(QStringLiteral("score"), Value(std::string(decision::to_string(score))));
    });
    connect(m_header->simulateButton(), &QPushButton::clicked, this, [this] {
        if (m_analysis->isSimulating())
            m_analysis->cancel();
        else
            m_analysis->simulate();
    });
    connect(m_header->nextStep(), &QPushButton::clicked, this, &FixesPage::reportRequested);
    connect(m_whose, QOverload<int>::of(&QComboBox::activated), this, &FixesPage::chooseWhose);
    connect(m_against, QOverload<int>::of(&QComboBox::activated), this, &FixesPage::chooseAgainst);
    connect(m_goal, QOverload<int>::of(&QComboBox::activated), this, [this](int index) {
        m_controller.setDecision(QStringLiteral("objective"),
                                 Value(m_goal->itemData(index).toString().toStdString()));
    });
    connect(m_blind, &QToolButton::toggled, this, [this](bool blind) {
        m_model->setBlind(blind);
        using Whose = decision::EstimateView::Whose;
        if (blind && m_analysis->view().whose == Whose::Pooled) m_analysis->setView({Whose::AsGiven, {}});
        fillWhose();
        fillAgainst();
    });
    connect(m_layOver, &QPushButton::clicked, this, [this] {
        const decision::Decision* decision = m_model->decision();
        const int row = m_model->rowOf(m_selected);
        if (!decision || row < 0) return;
        const decision::Lever& lever = decision->levers[m_model->rows()[static_cast<std::size_t>(row)].lever];
        const auto with = decision::played(lever, m_controller.project(), m_controller.nodeTypes());
        if (!with) {
            emit failed(with.errors());
        } else if (lever.what.edits.empty()) {
            emit layOverRequested(toQt(lever.what.on), toQt(lever.what.with));
        } else {
            scenario::Scenario edited = *with;
            edited.name = lever.id();
            edited.title = lever.title();
            while (m_controller.project().find(edited.name))
                edited.name += '+';
            emit layOverMade(toQt(lever.what.on), edited);
        }
    });
    // The capacity is the project's: one undo step for each rest of the hand.
    connect(m_portfolio, &PortfolioPanel::capacityChosen, this, [this](double weeks) {
        if (weeks != m_controller.project().decision.capacity_weeks)
            m_controller.setDecision(QStringLiteral("capacity_weeks"), Value(weeks));
    });
}

// --- what is shown

void FixesPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_header->setTheme(theme);
    m_model->setTheme(theme);
    m_delegate->setTheme(theme);
    m_chart->setTheme(theme);
    m_bill->setTheme(theme);
    m_heat->setTheme(theme);
    m_slopes->setTheme(theme);
    m_portfolio->setTheme(theme);
    m_legend->setText(QStringLiteral("<span style='color:%1'>\u25b2\u25bc %2</span>&nbsp; "
                                     "<span style='color:%3'>\u25b2\u25bc %4</span>")
                          .arg(theme.info.name(), tr("better"), theme.error.name(), tr("worse")));
    fitRows();
}

QString FixesPage::trust() const
{
    QStringList all;
    for (const scenario::Lever& lever : m_controller.project().levers) {
        const scenario::Scenario* on = m_controller.project().find(lever.on);
        if (!on) continue;
        const QString one = words::sentence(study::trust_of(*on));
        if (!all.contains(one)) all << one;
    }
    return all.isEmpty() ? tr("uncalibrated") : all.join(QStringLiteral("; "));
}

void FixesPage::showRanking()
{
    const auto decision = m_analysis->decision();
    m_model->setDecision(decision);
    m_header->setDecision(decision.get(), m_analysis->isSimulated(), m_analysis->isPartial(),
                          m_analysis->isStale(), trust());
    m_pages->setCurrentWidget(decision ? static_cast<QWidget*>(m_split) : m_empty);
    if (!decision)
        m_empty->setText(
            m_analysis->errors().empty()
                ? (m_controller.project().scenarios.empty()
                       ? tr("No ranking yet. Any project with a scenario has one: of its own levers, or of "
                            "those of the catalogue.")
                       : tr("Levers are being ranked; their order appears in a moment."))
                : tr("The levers cannot be ranked: %1").arg(errorText(m_analysis->errors().front())));
    m_chart->setDecision(decision);
    m_bill->setDecision(decision, m_analysis->isSimulated(), m_controller.project());
    m_heat->setDecision(decision);
    m_portfolio->setDecision(decision);
    fillWhose();
    fillAgainst();
    fillGoals();
    if (decision) {
        m_count->setText(QString::number(decision->levers.size() - 1));
        fitColumns();
        fitRows();
        // A ranking that nobody has pointed into is looked at from its top.
        if (m_model->rowOf(m_selected) < 0) m_chosen = false;
        goTo(m_chosen ? m_selected : m_model->idAt(0));
    }
    showBusy();
}

void FixesPage::showComparison()
{
    const auto comparison = m_analysis->comparison();
    const auto decision = m_analysis->decision();
    if (!comparison || !decision) {
        m_slopes->setComparison(nullptr, {}, {});
        return;
    }
    using What = Against::What;
    const What what = m_analysis->against().what;
    QString own = scoreName(decision->ranking.score);
    if (what == What::Person || what == What::Estimates) own = viewName(decision->estimates);
    if (what == What::Judged) own = m_analysis->isSimulated() ? tr("simulated") : tr("judged");
    if (what == What::File) own = tr("this project");
    if (what == What::Objective)
        own = decision->objective.is(decision::Goal::Symptom)
                  ? goalName("symptom")
                  : goalName(m_controller.project().decision.objective);
    if (what == What::Scenario) own = tr("on their own");
    if (what == What::After) own = tr("before");
    if (what == What::Period) own = tr("whole run");
    m_slopes->setComparison(comparison, own, m_analysis->against().title());
}

void FixesPage::select(const QString& lever)
{
    m_chosen = m_model->rowOf(lever) >= 0;
    goTo(lever);
}

void FixesPage::goTo(const QString& lever)
{
    const int row = m_model->rowOf(lever);
    if (row < 0) return;
    m_selected = lever;
    const int column = std::max(0, m_table->currentIndex().column());
    if (m_table->currentIndex().row() != row) m_table->setCurrentIndex(m_model->index(row, column));
    showSelected();
}

QString FixesPage::selectedLever() const
{
    return m_selected;
}

void FixesPage::showSelected()
{
    const decision::Decision* decision = m_model->decision();
    const int row = m_model->rowOf(m_selected);
    if (!decision || row < 0) return;
    const std::size_t lever = m_model->rows()[static_cast<std::size_t>(row)].lever;
    m_header->setFormulaOf(decision, lever);
    const scenario::Lever& what = decision->levers[lever].what;
    const scenario::Project& project = m_controller.project();
    const bool simulated = project.find(what.on) && (project.find(what.with) || !what.edits.empty());
    m_layOver->setEnabled(simulated);
    m_layOver->setToolTip(
        simulated
            ? tr("Shows the scenario with the lever over the one without, on the Run page")
            : tr("Nothing to lay over: this lever is judged, no scenario and no edit says what it does"));
}

void FixesPage::showBusy()
{
    m_header->setSimulating(m_analysis->isSimulating());
    m_model->setDimmed(m_analysis->isStale());
}

// --- sizes

void FixesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_analysis->setActive(true);
    fitColumns();
    fitRows();
}

void FixesPage::hideEvent(QHideEvent* event)
{
    m_analysis->setActive(false);
    QWidget::hideEvent(event);
}

void FixesPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
    fitRows();
}

// Numbers get what they need, the interval and the name share the rest.
void FixesPage::fitColumns()
{
    const double scale = m_theme.textScale;
    const int all = m_table->viewport()->width();
    // Nothing is simulated, nothing is said of latencies: names and ranges get their room.
    const bool judged = !m_analysis->isSimulated();
    const bool wide = judged || all >= qRound(1330 * scale);
    const bool range = judged || all >= qRound(1440 * scale);
    m_delegate->setRangeShown(range);
    m_legend->setVisible(!judged);
    constexpr int kBoxRoom = 56; // of the arrow and the frame
    m_whose->setFixedWidth(
        std::clamp(m_whose->fontMetrics().horizontalAdvance(m_whose->currentText()) + kBoxRoom,
                   qRound(150 * scale), qRound(300 * scale)));
    const QFontMetrics text(m_theme.font(FontRole::Table));
    const auto set = [&](int column, int width) {
        const QString head = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const int needed = std::max(qRound(width * scale), text.horizontalAdvance(head) + kHeadRoom);
        m_table->setColumnWidth(column, needed);
        return needed;
    };
    int used = set(LeversModel::kPlace, 40);
    for (int c = LeversModel::kFirstEffect; c < LeversModel::kImpact; ++c) {
        const bool says = m_model->says(c); // goodput, where nobody is promised a latency, does not
        m_table->setColumnHidden(c, !says);
        used += says ? set(c, wide ? 60 : 58) : 0;
    }
    for (const int c : {LeversModel::kImpact, LeversModel::kWeeks})
        used += set(c, 38);
    for (const int c : {LeversModel::kDiagnosis, LeversModel::kFailure, LeversModel::kBlast})
        used += set(c, wide ? 46 : 42);
    used += set(LeversModel::kValue, range ? 120 : 44);
    used += set(LeversModel::kFirst, 48);
    used += set(LeversModel::kRanks, 40);
    int advice = 0;
    for (int r = 0; r < m_model->rowCount(); ++r)
        advice = std::max(advice,
                          text.horizontalAdvance(m_model->index(r, LeversModel::kAdvice).data().toString()));
    used +=
        set(LeversModel::kAdvice, std::clamp(qRound((advice + kAdviceRoom) / scale), 100, wide ? 176 : 136));
    const int rest = std::max(qRound(160 * scale), all - used);
    const int interval = std::clamp(rest / 4, qRound(50 * scale), qRound(110 * scale));
    m_table->setColumnWidth(LeversModel::kInterval, interval);
    m_table->setColumnWidth(LeversModel::kLever, rest - interval);
}

// The reason of a "would not do" stands across the whole row, in as many lines as it takes; the table is as
// high as its rows, so that the panels get the rest.
void FixesPage::fitRows()
{
    const QFontMetricsF small(m_theme.font(FontRole::Small));
    int height = m_table->horizontalHeader()->sizeHint().height() + 2;
    m_table->clearSpans();
    for (int r = 0; r < m_model->rowCount(); ++r) {
        const bool reason = m_model->rows()[static_cast<std::size_t>(r)].kind == LeversModel::kReasonRow;
        int lines = 1;
        for (const int column : {LeversModel::kLever, LeversModel::kAdvice})
            if (!reason)
                lines = std::max(
                    lines, m_delegate->linesNeeded(m_model->index(r, column), m_table->columnWidth(column)));
        int row = metrics::kParameterRow + (lines - 1) * QFontMetrics(m_theme.font(FontRole::Table)).height();
        if (lines > 1) row -= 4; // lines of a text need no more air than one
        if (reason) {
            m_table->setSpan(r, LeversModel::kLever, 1, LeversModel::kColumnCount - LeversModel::kLever);
            const QString text = m_model->index(r, LeversModel::kLever).data().toString();
            const double width =
                m_table->viewport()->width() - m_table->columnWidth(LeversModel::kPlace) - 16;
            row = qCeil(small.boundingRect(QRectF(0, 0, std::max(200.0, width), 1000), Qt::TextWordWrap, text)
                            .height()) +
                  8;
        }
        m_table->setRowHeight(r, row);
        height += row;
    }
    QWidget* part = m_split->widget(0);
    const int most = std::max(160, m_split->height() * 62 / 100);
    const int wanted = std::min(height + metrics::kMenu + 6, most); // and the frame
    part->setMinimumHeight(160);
    if (m_split->height() > wanted) m_split->setSizes({wanted, m_split->height() - wanted});
}

} // namespace fulcrum::app
