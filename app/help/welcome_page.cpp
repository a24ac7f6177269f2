// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/welcome_page.h"

#include "help/examples.h"
#include "help/own_system.h"
#include "help/symptom_pictures.h"
#include "help/word_table.h"
#include "shell/panel_title.h"
#include "shell/scrolled.h"
#include "timeline/run_header.h"

#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kShownRecent = 5;

} // namespace

WelcomePage::WelcomePage(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(QStringLiteral("welcomePage"));
    setAccessibleName(tr("Welcome"));
    auto* body = new QWidget;
    body->setObjectName(QStringLiteral("welcomeBody"));
    m_symptoms = new WordTable(
        {{QString(), -44, WordTable::Tone::Hint},
         {tr("What you see"), 24, WordTable::Tone::Strong},
         {tr("Mechanism"), 28, WordTable::Tone::Plain},
         {tr("Lever to pull"), 22, WordTable::Tone::Plain},
         {tr("Buys, simulated"), 24, WordTable::Tone::Figure},
         {tr("Wrong if you see \u2192 then"), 26, WordTable::Tone::Secondary},
         {QString(), -(QFontMetrics(theme.font(FontRole::Base)).horizontalAdvance(tr("Open")) + 44),
          WordTable::Tone::Plain}},
        2, theme, body);
    m_symptoms->setObjectName(QStringLiteral("symptoms"));
    m_symptoms->setAccessibleName(tr("Five symptoms"));
    for (const Symptom& symptom : symptoms()) {
        const QString file = exampleFile(symptom.file);
        m_symptoms->addRow({symptom.number, symptom.see, symptom.mechanism, symptom.lever,
                            boughtText(symptom.buys), symptom.wrongIf, QString()},
                           file);
        auto* open = new QPushButton(tr("Open"), m_symptoms);
        open->setAccessibleName(tr("Open %1, %2").arg(symptom.number, symptom.see));
        open->setToolTip(QDir::toNativeSeparators(file));
        open->setEnabled(!file.isEmpty());
        connect(open, &QPushButton::clicked, this, [this, file] { emit exampleRequested(file); });
        auto* cell = new QWidget(m_symptoms);
        auto* box = new QHBoxLayout(cell);
        box->setContentsMargins(0, 0, metrics::kBlock, 0);
        box->addWidget(open);
        m_symptoms->setIndexWidget(m_symptoms->model()->index(m_symptoms->rows() - 1, 6), cell);
    }
    m_pictures = new SymptomPictures(theme, body);
    m_pictures->hide();
    auto* columns = new QHBoxLayout;
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(1);
    columns->addWidget(makeLeft(), 1);
    columns->addWidget(makeRight(), 1);
    auto* down = new QVBoxLayout(body);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    down->addWidget(m_symptoms);
    down->addWidget(m_pictures);
    down->addLayout(columns);
    down->addStretch(1);
    m_scroll = scrolled(body, this);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(makeHeader());
    all->addWidget(m_scroll, 1);
    connect(m_symptoms, &WordTable::rowActivated, this, &WelcomePage::exampleRequested);
    connect(m_symptoms, &WordTable::currentRowChanged, this, &WelcomePage::showPicture);
    connect(m_examples, &WordTable::rowActivated, this, &WelcomePage::exampleRequested);
    connect(m_own, &OwnSystem::makeRequested, this, &WelcomePage::makeRequested);
    connect(m_own, &OwnSystem::projectDropped, this, &WelcomePage::openRequested);
    setTheme(theme);
    m_symptoms->selectRow(3); // where the next step goes
    setRecentFiles({});
    setNextStep({}, {});
}

QWidget* WelcomePage::makeHeader()
{
    m_head = new QWidget(this);
    m_head->setProperty("bar", true);
    m_head->setAttribute(Qt::WA_StyledBackground);
    m_title = new QLabel(tr("Five symptoms, one answer each"), m_head);
    m_sentence = new ElidedLabel(m_head);
    m_next = new QPushButton(m_head);
    m_next->setObjectName(QStringLiteral("nextStep"));
    m_next->setProperty("primary", true);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_nextDoes) m_nextDoes();
    });
    auto* row = new QHBoxLayout(m_head);
    row->setContentsMargins(16, 0, 12, 0);
    row->setSpacing(metrics::kBlock);
    row->addWidget(m_title);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_next);
    return m_head;
}

void WelcomePage::addHeading(const QString& text, QVBoxLayout* into)
{
    auto* heading = new PanelTitle(m_theme, text, this);
    m_headings.push_back(heading);
    into->addWidget(heading);
}

QToolButton* WelcomePage::addAction(const QString& iconName, const QString& text, const QString& keys,
                                    QVBoxLayout* into)
{
    auto* button = new QToolButton(this);
    button->setText(keys.isEmpty() ? text
                                   : text + QStringLiteral("   ") +
                                         QKeySequence(keys).toString(QKeySequence::NativeText));
    button->setAccessibleName(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("role", QStringLiteral("link"));
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // long words do not widen the page
    button->setToolTip(text);
    m_actions.emplace_back(button, iconName);
    into->addWidget(button);
    return button;
}

QWidget* WelcomePage::makeLeft()
{
    auto* left = new QWidget(this);
    auto* down = new QVBoxLayout(left);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    addHeading(tr("Start from your own system"), down);
    m_own = new OwnSystem(m_theme, left);
    down->addWidget(m_own);
    addHeading(tr("Or from a file"), down);
    auto* actions = new QVBoxLayout;
    actions->setContentsMargins(metrics::kBlock, metrics::kGap, metrics::kBlock, metrics::kGap);
    actions->setSpacing(0);
    connect(addAction(QStringLiteral("plus"), tr("New project: one engine on one device"),
                      QStringLiteral("Ctrl+N"), actions),
            &QToolButton::clicked, this, &WelcomePage::newRequested);
    connect(addAction(QStringLiteral("database"),
                      tr("Import evidence: Prometheus, /metrics, logs, bench results, traces"),
                      QStringLiteral("Ctrl+I"), actions),
            &QToolButton::clicked, this, &WelcomePage::importRequested);
    connect(addAction(QStringLiteral("folder"), tr("Open project"), QStringLiteral("Ctrl+O"), actions),
            &QToolButton::clicked, this, &WelcomePage::chooseRequested);
    down->addLayout(actions);
    addHeading(tr("Recent"), down);
    m_recentBox = new QWidget(left);
    m_recent = new QVBoxLayout(m_recentBox);
    m_recent->setContentsMargins(metrics::kBlock, metrics::kGap, metrics::kBlock, metrics::kGap);
    m_recent->setSpacing(0);
    down->addWidget(m_recentBox);
    down->addStretch(1);
    return left;
}

QWidget* WelcomePage::makeRight()
{
    auto* right = new QWidget(this);
    auto* down = new QVBoxLayout(right);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    addHeading(tr("Example projects"), down);
    m_examples = new WordTable({{tr("Project"), -150, WordTable::Tone::Strong},
                                {tr("Question"), 10, WordTable::Tone::Plain},
                                {tr("Answer"), 11, WordTable::Tone::Secondary}},
                               1, m_theme, right);
    m_examples->setObjectName(QStringLiteral("examples"));
    m_examples->setAccessibleName(tr("Example projects"));
    for (const Example& example : examples())
        if (const QString file = exampleFile(example.file); !file.isEmpty())
            m_examples->addRow({QFileInfo(file).completeBaseName(), example.question, example.answer}, file);
    down->addWidget(m_examples);
    if (m_examples->rows() == 0) {
        auto* none = new QLabel(
            tr("The example projects were not found beside the program; they are part of its source."),
            right);
        none->setProperty("role", QStringLiteral("secondary"));
        none->setContentsMargins(16, metrics::kBlock, 16, metrics::kBlock);
        none->setWordWrap(true);
        m_examples->hide();
        down->addWidget(none);
    }
    addHeading(tr("How Fulcrum works"), down);
    auto* pages = new QVBoxLayout;
    pages->setContentsMargins(metrics::kBlock, metrics::kGap, metrics::kBlock, metrics::kGap);
    pages->setSpacing(0);
    // In the order of MainWindow::Page, from the pipeline on.
    const std::pair<QString, QString> lines[] = {
        {QStringLiteral("pipeline"), tr("Pipeline: draw workload, gateway, router, engines and devices")},
        {QStringLiteral("run"), tr("Run: simulate every engine step, lay measured series over it")},
        {QStringLiteral("triage"),
         tr("Triage: rank rival mechanisms, name the one measurement that splits them")},
        {QStringLiteral("fixes"), tr("Fixes: rank levers by expected value, with what they make worse")},
        {QStringLiteral("notebook"), tr("Notebook: keep what was seen apart from what is believed")},
        {QStringLiteral("report"), tr("Report: export for the review, the chat channel and CI")}};
    int page = 1;
    for (const auto& [iconName, text] : lines)
        connect(addAction(iconName, text, {}, pages), &QToolButton::clicked, this,
                [this, number = page++] { emit pageRequested(number); });
    down->addLayout(pages);
    down->addStretch(1);
    return right;
}

void WelcomePage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_title->setFont(theme.font(FontRole::PageTitle));
    m_head->setFixedHeight(qRound(metrics::kPageHeader * theme.textScale));
    m_sentence->setTheme(theme);
    m_symptoms->setTheme(theme);
    m_examples->setTheme(theme);
    m_pictures->setTheme(theme);
    m_own->setTheme(theme);
    for (PanelTitle* heading : m_headings)
        heading->setTheme(theme);
    for (const auto& [button, name] : m_actions) {
        button->setIcon(icon(name, theme));
        button->setFont(theme.font(FontRole::Table));
        button->setFixedHeight(qRound(23 * theme.textScale));
    }
}

void WelcomePage::setRecentFiles(const QStringList& files)
{
    while (QLayoutItem* old = m_recent->takeAt(0)) {
        const auto gone = [&](const auto& action) { return action.first == old->widget(); };
        std::erase_if(m_actions, gone);
        old->widget()->hide();
        old->widget()->deleteLater(); // its click may be what brought us here
        delete old;
    }
    const QStringList shown = files.mid(0, kShownRecent);
    const auto nameOf = [](const QString& file) { return QFileInfo(file).fileName(); };
    for (const QString& file : shown) {
        QString text = nameOf(file);
        const auto alike =
            std::ranges::count_if(shown, [&](const QString& each) { return nameOf(each) == text; });
        if (alike > 1) text += QStringLiteral(" \u2013 ") + QFileInfo(file).dir().dirName();
        QToolButton* button = addAction(QStringLiteral("file"), text, {}, m_recent);
        button->setToolTip(QDir::toNativeSeparators(file));
        button->setIcon(icon(QStringLiteral("file"), m_theme));
        button->setFont(m_theme.font(FontRole::Table));
        button->setFixedHeight(qRound(23 * m_theme.textScale));
        connect(button, &QToolButton::clicked, this, [this, file] { emit openRequested(file); });
    }
    if (!files.isEmpty()) return;
    auto* none = new QLabel(tr("Nothing opened yet. Projects that you open appear here."), m_recentBox);
    none->setProperty("role", QStringLiteral("secondary"));
    none->setContentsMargins(metrics::kBlock, metrics::kGap, 0, metrics::kGap);
    m_recent->addWidget(none);
}

void WelcomePage::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
}

void WelcomePage::setNextStep(const QString& words, std::function<void()> does)
{
    m_next->setText(words);
    m_next->setVisible(!words.isEmpty());
    m_nextDoes = std::move(does);
}

QString WelcomePage::nextStep() const
{
    return m_next->isHidden() ? QString() : m_next->text();
}

void WelcomePage::setResults(const std::vector<study::ScenarioResult>& results)
{
    m_pictures->setResults(results);
    m_pictures->setVisible(!m_pictures->isEmpty());
}

void WelcomePage::showPicture(int row)
{
    const QModelIndex index = m_symptoms->model()->index(row, 0);
    m_pictures->setCurrent(index.data().toString());
}

} // namespace fulcrum::app
