// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_page.h"

#include "report/page_view.h"
#include "report/section_list.h"
#include "scenario/prevention_reader.h"
#include "shell/bar.h"
#include "shell/elided_combo.h"
#include "shell/scrolled.h"
#include "shell/sheet.h"
#include "timeline/run_header.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kDelayMs = 150;
constexpr int kLeft = 300;
constexpr int kSide = 308;

QLabel* makeHeading(const QString& text, QWidget* parent)
{
    auto* head = new QLabel(text, parent);
    head->setProperty("role", QStringLiteral("heading"));
    head->setFixedHeight(metrics::kDockTitle);
    return head;
}

} // namespace

ReportPage::ReportPage(ProjectController& controller, cluster::Kinds kinds, JobTracker& jobs,
                       const Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_kinds(std::move(kinds)), m_jobs(jobs), m_theme(theme)
{
    setObjectName(QStringLiteral("reportPage"));
    setAccessibleName(tr("Report"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &ReportPage::refresh);
    m_side = new ReportSide(theme, this);
    QScrollArea* side = scrolled(m_side, this);
    side->setFocusPolicy(Qt::NoFocus);
    side->setMinimumWidth(kSide);
    m_side->setMinimumWidth(1); // as wide as there is room: its words wrap
    auto* across = new QSplitter(Qt::Horizontal, this);
    across->setObjectName(QStringLiteral("reportSplit"));
    across->setChildrenCollapsible(false);
    across->addWidget(makeLeft());
    across->addWidget(makeMiddle());
    across->addWidget(side);
    across->setStretchFactor(0, 0);
    across->setStretchFactor(1, 1);
    across->setStretchFactor(2, 0);
    across->setSizes({kLeft, 900, kSide});
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(across);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_pages, 1);
    connect(&controller, &ProjectController::documentChanged, this, &ReportPage::projectChanged);
    connect(&m_jobs, &JobTracker::jobFinished, this, [this](int id) {
        for (int* job : {&m_layoutJob, &m_runJob, &m_exportJob, &m_otherJob})
            if (*job == id) *job = 0;
        showHead();
    });
    setTheme(theme);
    showHead();
}

// --- parts

QWidget* ReportPage::makeHead()
{
    QWidget* head = makeBar(metrics::kPageHeader, QStringLiteral("reportHead"), this);
    m_title = new QLabel(tr("Report"), head);
    m_state = new Chip(Chip::Look::Info, head);
    m_sentence = new ElidedLabel(head);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(16, 0, 12, 0);
    layout->setSpacing(metrics::kBlock);
    layout->addWidget(m_title);
    layout->addWidget(m_state);
    layout->addWidget(m_sentence, 1);
    auto* label = new QLabel(tr("Export"), head);
    label->setProperty("role", QStringLiteral("secondary"));
    layout->addWidget(label);
    struct Form {
        QString text, ending, filter;
    };
    for (const Form& form : {Form{QStringLiteral("PDF"), QStringLiteral("pdf"), tr("PDF (*.pdf)")},
                             Form{QStringLiteral("HTML"), QStringLiteral("html"), tr("HTML (*.html)")},
                             Form{QStringLiteral("Markdown"), QStringLiteral("md"), tr("Markdown (*.md)")},
                             Form{QStringLiteral("CSV"), QStringLiteral("csv"), tr("CSV (*.csv)")}}) {
        auto* button = new QPushButton(form.text, head);
        button->setObjectName(QStringLiteral("export-") + form.ending);
        button->setAccessibleName(tr("Export as %1").arg(form.text));
        connect(button, &QPushButton::clicked, this, [this, form] { chooseFile(form.ending, form.filter); });
        layout->addWidget(button);
        m_exports.push_back(button);
    }
    m_next = new QPushButton(head);
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->setProperty("primary", true);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_nextDoes) m_nextDoes();
    });
    layout->addWidget(m_next);
    return head;
}

QWidget* ReportPage::makeLeft()
{
    auto* left = new QWidget(this);
    left->setMinimumWidth(200);
    QWidget* head = makeBar(metrics::kParameterRow, QStringLiteral("sectionsHead"), left);
    auto* title = new QLabel(tr("Sections"), head);
    title->setProperty("role", QStringLiteral("title"));
    m_sectionCount = new QLabel(head);
    m_sectionCount->setProperty("role", QStringLiteral("hint"));
    auto* bar = new QHBoxLayout(head);
    bar->setContentsMargins(kSide / 24, 0, 8, 0);
    bar->addWidget(title);
    bar->addWidget(m_sectionCount);
    bar->addStretch(1);
    m_sections = new SectionList(m_theme, left);
    connect(m_sections, &SectionList::changed, this, &ReportPage::wantRefresh);
    m_paper = new ElidedComboBox(left);
    m_paper->addItem(QStringLiteral("A4"), static_cast<int>(QPageSize::A4));
    m_paper->addItem(tr("Letter"), static_cast<int>(QPageSize::Letter));
    m_paper->setAccessibleName(tr("Paper"));
    m_effort = new ElidedComboBox(left);
    m_effort->addItem(tr("as the project says"));
    m_effort->addItem(tr("few, rough figures"));
    m_effort->setAccessibleName(tr("Runs"));
    m_effort->setToolTip(tr("How much is run for triage, ranking and reproducer"));
    connect(m_paper, &QComboBox::currentIndexChanged, this, &ReportPage::wantRefresh);
    m_compare = new ElidedComboBox(left);
    m_compare->setAccessibleName(tr("Compare with"));
    connect(m_compare, &QComboBox::activated, this, [this](int index) {
        if (index == 0) return compareWith({});
        if (index == m_compare->count() - 1) chooseOther();
    });
    showCompared();
    for (QComboBox* box : {m_compare, m_paper, m_effort}) // their labels come first
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* options = new QWidget(left);
    auto* form = new QFormLayout(options);
    form->setContentsMargins(12, 8, 12, 8);
    form->setSpacing(6);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    form->addRow(tr("Compare with"), m_compare);
    form->addRow(tr("Paper"), m_paper);
    form->addRow(tr("Runs"), m_effort);
    auto* hint =
        new QLabel(tr("The same numbers go into all forms; CSV holds every table. Times are UTC."), left);
    hint->setProperty("role", QStringLiteral("hint"));
    hint->setWordWrap(true);
    hint->setContentsMargins(12, 6, 12, 8);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(m_sections, 1);
    layout->addWidget(makeHeading(tr("Options"), left));
    layout->addWidget(options);
    layout->addWidget(hint);
    return left;
}

QWidget* ReportPage::makeMiddle()
{
    auto* middle = new QWidget(this);
    QWidget* bar = makeBar(metrics::kParameterRow + 4, QStringLiteral("pagesHead"), middle);
    m_view = new PageView(m_theme, middle);
    m_pageNumber = new QLabel(bar);
    m_pageNumber->setProperty("role", QStringLiteral("secondary"));
    const auto arrow = [&](const QString& name, int step) {
        auto* button = new QToolButton(bar);
        button->setAccessibleName(name);
        button->setToolTip(name);
        connect(button, &QToolButton::clicked, this,
                [this, step] { m_view->goToPage(m_view->currentPage() + step); });
        return button;
    };
    m_back = arrow(tr("Page before"), -1);
    m_forward = arrow(tr("Page after"), 1);
    auto* hint = new QLabel(tr("As the PDF prints it"), bar);
    hint->setProperty("role", QStringLiteral("hint"));
    m_zoom = new ElidedComboBox(bar);
    m_zoom->addItems({tr("Fit page"), tr("Fit width")});
    m_zoom->setAccessibleName(tr("Zoom"));
    m_zoom->setMinimumWidth(qRound(120 * metrics::scale())); // Chinese is wider than a box reckons
    connect(m_zoom, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_view->setZoom(index == 0 ? PageView::Zoom::Page : PageView::Zoom::Width);
    });
    auto* across = new QHBoxLayout(bar);
    across->setContentsMargins(8, 0, 8, 0);
    across->setSpacing(metrics::kBlock);
    across->addWidget(m_back);
    across->addWidget(m_pageNumber);
    across->addWidget(m_forward);
    across->addWidget(hint);
    across->addStretch(1);
    across->addWidget(m_zoom);
    connect(m_view, &PageView::currentPageChanged, this, &ReportPage::showPageNumber);
    connect(m_view, &PageView::laidOut, this, [this] {
        m_sections->setReport(m_view->outline());
        showPageNumber();
        showHead();
    });
    connect(m_sections, &SectionList::wentTo, m_view, &PageView::goToSection);
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
    return middle;
}

QWidget* ReportPage::makeEmptyPage()
{
    auto* page = new QWidget(this);
    auto* text =
        new QLabel(tr("Nothing to report yet. A report is made of a project's scenarios, observations and "
                      "notebook. Open a project, or start with a new one."),
                   page);
    text->setProperty("role", QStringLiteral("secondary"));
    text->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(64, 0, 64, 0);
    layout->addStretch();
    layout->addWidget(text);
    layout->addStretch();
    return page;
}

void ReportPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    setSheet(*m_title, QStringLiteral("font-size: %1px; font-weight: 600; color: %2;")
                           .arg(theme.font(FontRole::PageTitle).pixelSize())
                           .arg(theme.text.name()));
    m_state->setTheme(theme);
    m_sentence->setTheme(theme);
    m_sections->setTheme(theme);
    m_view->setTheme(theme);
    m_side->setTheme(theme);
    m_back->setIcon(icon(QStringLiteral("chevron-left"), theme));
    m_forward->setIcon(icon(QStringLiteral("chevron-right"), theme));
}

// --- what it is made of

void ReportPage::setResults(std::vector<study::ScenarioResult> results, bool stale)
{
    m_runs = std::move(results);
    m_runsStale = stale;
    wantRefresh();
}

void ReportPage::setTriage(Triaged verdict)
{
    if (verdict == m_triaged) return;
    m_triaged = std::move(verdict);
    wantRefresh();
}

void ReportPage::projectChanged()
{
    if (m_file != m_controller.file()) { // another project
        m_file = m_controller.file();
        m_lastWritten.clear();
        m_other.reset();
        showCompared();
    }
    wantRefresh();
}

bool ReportPage::hasAll() const
{
    return m_all && m_allText == m_controller.document().text();
}

bool ReportPage::couldHaveMore() const
{
    const scenario::Project& project = m_controller.project();
    return !hasAll() && m_controller.document().runnable() && !project.scenarios.empty();
}

bool ReportPage::isBusy() const
{
    return m_delay.isActive() || m_layoutJob != 0 || m_runJob != 0 || m_exportJob != 0 || m_otherJob != 0 ||
           m_view->isBusy();
}

ReportInput ReportPage::input() const
{
    const std::string file = m_controller.file().isEmpty() ? m_controller.displayName().toStdString()
                                                           : m_controller.file().toStdString();
    ReportInput made{file, m_controller.document().text(), {}};
    if (hasAll()) made.results = *m_all;
    return made;
}

ReportWish ReportPage::wish() const
{
    return {m_sections->chosen(), utcNow(),
            static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt())};
}

void ReportPage::wantRefresh()
{
    m_dirty = true;
    if (isVisible()) m_delay.start();
}

void ReportPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_dirty) m_delay.start();
}

void ReportPage::refresh()
{
    if (!isVisible()) return;
    m_dirty = false;
    const scenario::Project& project = m_controller.project();
    const bool empty = project.scenarios.empty() && project.observations.empty() && project.notes.empty();
    m_pages->setCurrentIndex(empty ? 0 : 1);
    if (empty) {
        m_shown.reset();
        m_view->setReport(nullptr, QPageSize::A4);
        return showHead();
    }
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<std::shared_ptr<const Shown>>(
        tr("Lay out the report"), QStringLiteral("report-layout"),
        [input = input(), wish = wish(), all = hasAll(), project, runs = m_runs, triaged = m_triaged,
         stale = m_runsStale, other = m_other](const JobControl&) -> Result<std::shared_ptr<const Shown>> {
            ReportInput mine = input;
            if (!all) mine.results = report::from_parts(project, mine.file, runs, triaged.get());
            auto shown = std::make_shared<Shown>();
            shown->report = other ? makeComparison(mine, *other, wish) : makeReport(mine, wish);
            shown->document = std::make_shared<const report::Document>(shown->report.document);
            shown->paper = wish.paper;
            shown->side.document = shown->report.document;
            shown->side.checks = report::checks_before_sending(mine.results);
            if (stale && !all)
                shown->side.checks.insert(shown->side.checks.begin(),
                                          report::Check{false, "Some runs are older than the text", "Runs"});
            shown->side.update = report::update_lines(
                mine.results,
                {FULCRUM_VERSION, wish.prepared, shown->report.document.project, mine.text, {}});
            shown->side.picture = report::update_chart(mine.results);
            return std::shared_ptr<const Shown>(std::move(shown));
        },
        [this, job](Result<std::shared_ptr<const Shown>> result) {
            if (*job != m_layoutJob) return;
            if (!result) return void(emit failed(result.errors()));
            showReport(*result);
        });
    m_layoutJob = *job;
}

void ReportPage::showReport(std::shared_ptr<const Shown> shown)
{
    m_shown = std::move(shown);
    m_view->setReport(m_shown->document, m_shown->paper);
    m_side->setContent(m_shown->side);
    showPageNumber();
    showHead();
}

void ReportPage::runAll()
{
    if (m_runJob != 0 || !m_controller.document().runnable()) return;
    report::Effort effort;
    effort.fast = m_effort->currentIndex() == 1;
    const std::string text = m_controller.document().text();
    const std::string file = m_controller.file().toStdString();
    if (auto files = scenario::read_prevention(text, file)) effort.prevention = std::move(*files);
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<std::shared_ptr<const report::Results>>(
        tr("Runs of the report"), QStringLiteral("report-runs"),
        [project = m_controller.project(), file, kinds = m_kinds,
         effort](const JobControl& control) -> Result<std::shared_ptr<const report::Results>> {
            report::HowToRun how;
            how.stop = control.stop;
            how.progress = control.progress;
            auto results = report::produce(project, file, kinds, effort, how);
            if (!results) return results.errors();
            return std::make_shared<const report::Results>(std::move(*results));
        },
        [this, job, text](Result<std::shared_ptr<const report::Results>> result) {
            if (*job != m_runJob) return;
            const Job* state = m_jobs.find(*job);
            if (!result) {
                if (state && state->state == Job::State::Failed) emit failed(result.errors());
                return;
            }
            m_all = *result;
            m_allText = text;
            wantRefresh();
        });
    m_runJob = *job;
    showHead();
}

// --- comparison

void ReportPage::showCompared()
{
    m_compare->clear();
    m_compare->addItem(tr("none"));
    if (m_other) m_compare->addItem(QFileInfo(QString::fromStdString(m_other->file)).fileName());
    m_compare->addItem(tr("Another project\u2026"));
    m_compare->setCurrentIndex(m_other ? 1 : 0);
}

void ReportPage::chooseOther()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Compare with"), QFileInfo(m_controller.file()).path(), tr("Projects (*.toml)"));
    showCompared();
    if (!file.isEmpty()) compareWith(file);
}

void ReportPage::compareWith(const QString& file)
{
    if (file.isEmpty()) {
        m_other.reset();
        showCompared();
        return wantRefresh();
    }
    report::Effort effort;
    effort.fast = m_effort->currentIndex() == 1;
    effort.with_reproducer = false;
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<std::shared_ptr<const ReportInput>>(
        tr("Runs of %1").arg(QFileInfo(file).fileName()), QStringLiteral("report-other"),
        [file = file.toStdString(), types = m_controller.nodeTypes(), kinds = m_kinds,
         effort](const JobControl& control) -> Result<std::shared_ptr<const ReportInput>> {
            const auto text = scenario::read_text_file(file);
            if (!text) return text.errors();
            const scenario::Document document(*text, file, types);
            if (!document.runnable()) return document.problems();
            report::HowToRun how;
            how.stop = control.stop;
            how.progress = control.progress;
            auto results = report::produce(document.project(), file, kinds, effort, how);
            if (!results) return results.errors();
            return std::make_shared<const ReportInput>(ReportInput{file, *text, std::move(*results)});
        },
        [this, job](Result<std::shared_ptr<const ReportInput>> result) {
            if (*job != m_otherJob) return;
            const Job* state = m_jobs.find(*job);
            if (result) {
                m_other = *result;
                showCompared();
                wantRefresh();
            } else if (state && state->state == Job::State::Failed) {
                emit failed(result.errors());
            }
        });
    m_otherJob = *job;
}

// --- head

QString ReportPage::verdict() const
{
    if (!m_shown) return {};
    const auto& checks = m_shown->side.checks;
    const auto open =
        std::count_if(checks.begin(), checks.end(), [](const report::Check& one) { return !one.holds; });
    return open == 0 ? tr("Ready to send") : tr("%n check(s) open", nullptr, static_cast<int>(open));
}

void ReportPage::showHead()
{
    const bool there = m_shown != nullptr;
    m_state->setVisible(there);
    for (QPushButton* button : m_exports)
        button->setEnabled(there && m_exportJob == 0);
    m_next->setVisible(there);
    m_sectionCount->setText(
        there ? tr("%1 of %2").arg(m_shown->report.document.sections.size()).arg(m_sections->count())
              : QString());
    if (!there) {
        m_sentence->setText({});
        return;
    }
    const auto& checks = m_shown->side.checks;
    const auto open =
        std::find_if(checks.begin(), checks.end(), [](const report::Check& one) { return !one.holds; });
    m_state->setContent(open == checks.end() ? QStringLiteral("ok") : QStringLiteral("warning"), verdict(),
                        tr("Checks before you send, on the right"));
    m_sentence->setText(!m_lastWritten.isEmpty()
                            ? tr("%n page(s), written to %1", nullptr, m_view->pageCount()).arg(m_lastWritten)
                            : tr("%n page(s)", nullptr, m_view->pageCount()));
    m_next->setEnabled(m_runJob == 0);
    if (m_runJob != 0) {
        m_next->setText(tr("Running\u2026"));
        m_nextDoes = {};
    } else if (couldHaveMore()) {
        m_next->setText(tr("Next: run all parts"));
        m_next->setToolTip(tr("Scenarios, triage, ranking and reproducer, with the same seeds"));
        m_nextDoes = [this] { runAll(); };
    } else {
        m_next->setText(tr("Next: export PDF"));
        m_next->setToolTip({});
        m_nextDoes = [this] { m_exports.front()->click(); };
    }
}

void ReportPage::showPageNumber()
{
    const int count = m_view->pageCount();
    m_pageNumber->setText(count == 0 ? tr("no pages")
                                     : tr("page %1 of %2").arg(m_view->currentPage() + 1).arg(count));
    m_back->setEnabled(m_view->currentPage() > 0);
    m_forward->setEnabled(m_view->currentPage() + 1 < count);
}

// --- export

void ReportPage::chooseFile(const QString& ending, const QString& filter)
{
    const QFileInfo project(m_controller.file());
    const QString name =
        project.completeBaseName().isEmpty() ? QStringLiteral("report") : project.completeBaseName();
    const QString wished = project.path() + QStringLiteral("/%1-report.%2").arg(name, ending);
    QString file = QFileDialog::getSaveFileName(this, tr("Export report"), wished, filter);
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + ending;
    exportTo(file);
}

void ReportPage::exportTo(const QString& file)
{
    if (!m_shown) return;
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<std::vector<std::string>>(
        tr("Write %1").arg(QFileInfo(file).fileName()), QStringLiteral("report-export"),
        [shown = m_shown, file](const JobControl&) {
            return writeReport(shown->report, file.toStdString(), shown->paper);
        },
        [this, file](Result<std::vector<std::string>> result) {
            if (!result) return void(emit failed(result.errors()));
            m_lastWritten = QFileInfo(file).fileName();
            showHead();
            emit written(file);
        });
    m_exportJob = *job;
    showHead();
}

void ReportPage::copyUpdate()
{
    if (!m_shown) { // not seen yet: the project alone says something, too
        const ReportInput made = input();
        ReportSide::Content content;
        const report::Results results =
            report::from_parts(m_controller.project(), made.file, m_runs, m_triaged.get());
        content.update =
            report::update_lines(results, {FULCRUM_VERSION,
                                           utcNow(),
                                           QFileInfo(m_controller.file()).fileName().toStdString(),
                                           made.text,
                                           {}});
        m_side->setContent(content);
    }
    m_side->copyText();
}

} // namespace fulcrum::app
