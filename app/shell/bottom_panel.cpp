// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/bottom_panel.h"

#include "shell/numbers.h"
#include "shell/panel_title.h"
#include "shell/wrapped_cells.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace fulcrum::app
{

namespace
{

// A bar beside its percentage.
class ProgressDelegate : public QStyledItemDelegate
{
public:
    ProgressDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (option.state & QStyle::State_Selected) painter->fillRect(option.rect, m_theme.sel);
        painter->setFont(m_theme.font(FontRole::Table));
        painter->setPen(m_theme.text);
        const QRectF cell = QRectF(option.rect).adjusted(6, 0, -6, 0);
        drawTabular(*painter, QRectF(cell.left(), cell.top(), 36, cell.height()),
                    Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
        const QRectF track(cell.left() + 46, cell.center().y() - 2, std::max(0.0, cell.width() - 46), 5);
        painter->fillRect(track, m_theme.track);
        painter->fillRect(QRectF(track.topLeft(),
                                 QSizeF(track.width() * index.data(JobsModel::kProgressRole).toDouble(), 5)),
                          m_theme.simulated());
    }

private:
    const Theme& m_theme;
};

QTableView* makeTable(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setModel(model);
    table->setAccessibleName(name);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setFrameShape(QFrame::NoFrame);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(metrics::kRow);
    table->verticalHeader()->setMinimumSectionSize(metrics::kRow);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setFixedHeight(metrics::kRow);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

QLabel* makeChip(const QString& kind, QWidget* parent)
{
    auto* chip = new QLabel(parent);
    chip->setProperty("chip", kind);
    return chip;
}

} // namespace

BottomPanel::BottomPanel(ProblemsModel& problems, JobTracker& jobs, LogModel& log, const Theme& theme,
                         QWidget* parent)
    : QWidget(parent), m_problems(problems), m_tracker(jobs), m_jobs(jobs), m_theme(theme),
      m_title(new PanelTitle(theme)), m_tabs(new QTabBar(m_title)),
      m_errors(makeChip(QStringLiteral("error"), m_title)),
      m_warnings(makeChip(QStringLiteral("warning"), m_title)), m_hint(new QLabel(m_title)),
      m_cancel(new QToolButton(m_title)), m_close(new QToolButton(m_title)),
      m_stack(new QStackedWidget(this)), m_problemsTable(makeTable(&problems, tr("Problems"), this)),
      m_jobsTable(makeTable(&m_jobs, tr("Jobs"), this)), m_logTable(makeTable(&log, tr("Log"), this)),
      m_noProblems(new QLabel(this)), m_text(new TextView(theme, this))
{
    m_problemsTable->setObjectName(QStringLiteral("problemsTable"));
    m_problemsTable->setWordWrap(true); // sentences, as a whole
    m_problemsTable->setItemDelegate(new WrappedCells(m_problemsTable));
    m_problemsTable->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_jobsTable->setObjectName(QStringLiteral("jobsTable"));
    for (const QString& tab : {tr("Problems"), tr("Jobs"), tr("Log"), tr("Project text")})
        m_tabs->addTab(tab);
    m_tabs->setObjectName(QStringLiteral("bottomTabs"));
    m_tabs->setAccessibleName(tr("Panels below the page"));
    m_tabs->setDrawBase(false);
    m_tabs->setFixedHeight(metrics::kDockTitle);
    m_tabs->setFont(theme.font(FontRole::Table));
    m_hint->setProperty("role", QStringLiteral("hint"));
    m_cancel->setText(tr("Cancel job"));
    m_cancel->setAutoRaise(true);
    m_close->setAutoRaise(true);
    m_close->setAccessibleName(tr("Close panel"));
    m_close->setToolTip(tr("Close panel"));

    auto* title = new QHBoxLayout(m_title);
    title->setContentsMargins(0, 0, metrics::kGap, 0);
    title->setSpacing(metrics::kBlock);
    title->addWidget(m_tabs);
    title->addWidget(m_errors);
    title->addWidget(m_warnings);
    title->addStretch(1);
    title->addWidget(m_hint);
    title->addWidget(m_cancel);
    title->addWidget(m_close);

    m_noProblems->setText(tr("No problems. The project can be simulated."));
    m_noProblems->setProperty("role", QStringLiteral("secondary"));
    m_noProblems->setContentsMargins(12, metrics::kBlock, 12, 0);
    m_noProblems->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* problemsPage = new QStackedWidget(this);
    problemsPage->addWidget(m_problemsTable);
    problemsPage->addWidget(m_noProblems);
    for (QWidget* page : {static_cast<QWidget*>(problemsPage), static_cast<QWidget*>(m_jobsTable),
                          static_cast<QWidget*>(m_logTable), static_cast<QWidget*>(m_text)})
        m_stack->addWidget(page);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);

    QHeaderView* columns = m_problemsTable->horizontalHeader();
    columns->setSectionResizeMode(ProblemsModel::kMessage, QHeaderView::Stretch);
    columns->setSectionResizeMode(ProblemsModel::kHint, QHeaderView::Stretch);
    columns->setSectionResizeMode(ProblemsModel::kWhere, QHeaderView::Interactive);
    columns->resizeSection(ProblemsModel::kWhere, 176);
    m_problemsTable->setIconSize({14, 14});
    columns = m_jobsTable->horizontalHeader();
    columns->resizeSection(JobsModel::kTitle, 300);
    columns->resizeSection(JobsModel::kState, 90);
    columns->resizeSection(JobsModel::kProgress, 180);
    columns->resizeSection(JobsModel::kTime, 96);
    columns->setStretchLastSection(true);
    m_jobsTable->setItemDelegateForColumn(JobsModel::kProgress, new ProgressDelegate(m_theme, m_jobsTable));
    m_logTable->horizontalHeader()->resizeSection(LogModel::kTime, 88);
    m_logTable->horizontalHeader()->setStretchLastSection(true);

    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_stack->setCurrentIndex(index);
        showCounts();
        showCancel();
        emit tabChanged();
    });
    // A scroll bar that comes takes room from sentences that were measured without it.
    connect(m_problemsTable->horizontalHeader(), &QHeaderView::sectionResized, m_problemsTable,
            &QTableView::resizeRowsToContents, Qt::QueuedConnection);
    connect(m_close, &QToolButton::clicked, this, &BottomPanel::closeRequested);
    connect(m_problemsTable, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit problemActivated(index.row()); });
    connect(m_problemsTable, &QTableView::doubleClicked, this,
            [this](const QModelIndex& index) { emit problemActivated(index.row()); });
    connect(&problems, &QAbstractItemModel::modelReset, this, [this, problemsPage] {
        problemsPage->setCurrentIndex(m_problems.rowCount() > 0 ? 0 : 1);
        showCounts();
    });
    problemsPage->setCurrentIndex(m_problems.rowCount() > 0 ? 0 : 1);
    connect(&log, &QAbstractItemModel::rowsInserted, m_logTable, &QTableView::scrollToBottom);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        const QModelIndex row = m_jobsTable->currentIndex();
        if (row.isValid())
            m_tracker.cancel(row.data(JobsModel::kIdRole).toInt());
        else
            m_tracker.cancelAll();
    });
    connect(&jobs, &JobTracker::jobAdded, this, &BottomPanel::showCancel);
    connect(&jobs, &JobTracker::jobFinished, this, &BottomPanel::showCancel);
    setTheme(theme);
    showCounts();
    showCancel();
}

BottomPanel::Tab BottomPanel::tab() const
{
    return static_cast<Tab>(m_tabs->currentIndex());
}

void BottomPanel::setTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void BottomPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    static_cast<PanelTitle*>(m_title)->setTheme(theme);
    m_close->setIcon(icon(QStringLiteral("close"), theme));
    m_cancel->setIcon(icon(QStringLiteral("stop"), theme));
    m_cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_text->setTheme(theme);
}

void BottomPanel::showCounts()
{
    const int errors = m_problems.count(Problem::Severity::Error);
    const int warnings = m_problems.count(Problem::Severity::Warning);
    m_errors->setText(tr("%n errors", nullptr, errors));
    m_warnings->setText(tr("%n warnings", nullptr, warnings));
    m_errors->setVisible(errors > 0);
    m_warnings->setVisible(warnings > 0);
    m_hint->setText(tab() == kText ? tr("To read; the window's edits change it.")
                                   : tr("Double-click goes to the place."));
    m_hint->setVisible(tab() == kText || (tab() == kProblems && m_problems.rowCount() > 0));
    // A column that says nothing leaves its room to the others.
    for (const int column : {ProblemsModel::kHint, ProblemsModel::kWhere}) {
        bool says = false;
        for (int row = 0; row < m_problems.rowCount() && !says; ++row)
            says = !m_problems.index(row, column).data().toString().isEmpty();
        m_problemsTable->setColumnHidden(column, !says);
    }
}

void BottomPanel::showCancel()
{
    m_cancel->setVisible(tab() == kJobs && m_tracker.isBusy());
}

} // namespace fulcrum::app
