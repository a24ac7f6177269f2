// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/panel_area.h"

#include "shell/sheet.h"
#include "timeline/run_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kHead = 28;
constexpr int kBesideFrom = 1240; // percentiles take about 860, a readable chart 380
constexpr int kBelowLeft = 190;   // what percentiles and chart need above the comparison

} // namespace

PanelStack::PanelStack(QWidget* parent)
    : QWidget(parent), m_head(new QWidget(this)), m_headLayout(new QHBoxLayout(m_head)),
      m_title(new QLabel(m_head)), m_tabs(new QTabBar(m_head)), m_hint(new ElidedLabel(m_head)),
      m_stack(new QStackedWidget(this))
{
    m_title->setProperty("role", QStringLiteral("title"));
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false); // the hint gives way, not the tabs
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_headLayout->setContentsMargins(8, 0, 8, 0);
    m_headLayout->setSpacing(8);
    m_headLayout->addWidget(m_title);
    m_headLayout->addWidget(m_tabs, 0, Qt::AlignBottom);
    m_headLayout->addWidget(m_hint, 1);
    m_head->setFixedHeight(kHead);
    m_head->setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &PanelStack::showPanel);
}

void PanelStack::setTheme(const Theme& theme)
{
    QPalette palette = m_head->palette();
    palette.setColor(QPalette::Window, theme.bg2);
    m_head->setPalette(palette);
    m_head->setFixedHeight(qRound(kHead * theme.textScale));
    m_hint->setTheme(theme);
    setSheet(*m_tabs, QStringLiteral("QTabBar::tab { height: %1px; }").arg(m_head->height() - 2));
}

void PanelStack::setPanels(std::vector<Panel> panels)
{
    const QWidget* front = m_stack->currentWidget();
    for (const Panel& old : m_panels)
        if (old.body->parentWidget() == m_stack) m_stack->removeWidget(old.body);
    m_panels = std::move(panels);
    const QSignalBlocker blocker(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    for (const Panel& panel : m_panels) {
        m_stack->addWidget(panel.body);
        m_tabs->addTab(panel.title);
        if (!panel.controls) continue;
        panel.controls->setParent(m_head);
        m_headLayout->addWidget(panel.controls);
    }
    m_title->setVisible(m_panels.size() == 1);
    m_tabs->setVisible(m_panels.size() > 1);
    m_tabs->updateGeometry(); // a bar that was hidden does not tell of tabs it got meanwhile
    if (m_panels.size() == 1) m_title->setText(m_panels.front().title);
    setVisible(!m_panels.empty());
    showPanel(0);
    show(front);
}

void PanelStack::setHint(const QWidget* body, const QString& hint)
{
    for (Panel& panel : m_panels)
        if (panel.body == body) panel.hint = hint;
    showPanel(m_stack->currentIndex());
}

void PanelStack::show(const QWidget* body)
{
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (m_panels[i].body == body) m_tabs->setCurrentIndex(static_cast<int>(i));
}

void PanelStack::showPanel(int index)
{
    if (index < 0 || static_cast<std::size_t>(index) >= m_panels.size()) return;
    m_stack->setCurrentIndex(index);
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (m_panels[i].controls) m_panels[i].controls->setVisible(i == static_cast<std::size_t>(index));
    const Panel& panel = m_panels[static_cast<std::size_t>(index)];
    m_hint->setText(panel.hint);
}

PanelArea::PanelArea(Panel percentiles, Panel distribution, Panel comparison, Panel steps, QWidget* parent)
    : QWidget(parent), m_theme(Theme::dark()), m_percentiles(std::move(percentiles)),
      m_distribution(std::move(distribution)), m_comparison(std::move(comparison)), m_steps(std::move(steps)),
      m_columns(new QSplitter(Qt::Horizontal)), m_rows(new QSplitter(Qt::Vertical, this)),
      m_left(new PanelStack), m_right(new PanelStack), m_below(new PanelStack)
{
    m_columns->setChildrenCollapsible(false);
    m_rows->setChildrenCollapsible(false);
    m_columns->addWidget(m_left);
    m_columns->addWidget(m_right);
    m_rows->addWidget(m_columns);
    m_rows->addWidget(m_below);
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_rows);
    connect(m_columns, &QSplitter::splitterMoved, this, [this] { m_columnsMoved = true; });
    connect(m_rows, &QSplitter::splitterMoved, this, [this] { m_rowsMoved = true; });
    m_comparison.body->setParent(this);
    m_comparison.body->hide();
    arrange();
}

void PanelArea::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (PanelStack* stack : {m_left, m_right, m_below})
        stack->setTheme(theme);
    arrange();
}

void PanelArea::setPercentilesHint(const QString& hint)
{
    m_percentiles.hint = hint;
    m_left->setHint(m_percentiles.body, hint);
}

void PanelArea::setComparison(bool useful, int height)
{
    m_comparisonUseful = useful;
    m_comparisonHeight = height;
    arrange();
}

QSize PanelArea::sizeHint() const
{
    return {1000, 300};
}

QSize PanelArea::minimumSizeHint() const
{
    return {360, qRound(150 * m_theme.textScale)};
}

void PanelArea::resizeEvent(QResizeEvent*)
{
    arrange();
}

void PanelArea::arrange()
{
    const int belowFrom = m_comparisonHeight + 2 * kHead + qRound(kBelowLeft * m_theme.textScale);
    Arrangement wanted;
    wanted.distributionBeside = width() >= kBesideFrom * m_theme.textScale;
    wanted.comparison = m_comparisonUseful;
    wanted.comparisonBelow = m_comparisonUseful && height() >= belowFrom;
    if (!m_placed || !(wanted == m_now)) place(wanted);
    if (wanted.distributionBeside && !m_columnsMoved) {
        const int right = std::clamp(width() * 33 / 100, qRound(380 * m_theme.textScale), 640);
        m_columns->setSizes({width() - right - 1, right});
    }
    if (wanted.comparisonBelow && !m_rowsMoved) {
        const int below = m_comparisonHeight + qRound(kHead * m_theme.textScale);
        m_rows->setSizes({height() - below - 1, below});
    }
}

void PanelArea::place(const Arrangement& wanted)
{
    m_now = wanted;
    m_placed = true;
    std::vector<Panel> left{m_percentiles};
    std::vector<Panel> right;
    std::vector<Panel> below;
    if (wanted.comparison) (wanted.comparisonBelow ? below : left).push_back(m_comparison);
    (wanted.distributionBeside ? right : left).push_back(m_distribution);
    (wanted.distributionBeside ? right : left).push_back(m_steps);
    m_below->setPanels(below);
    m_right->setPanels(right);
    m_left->setPanels(left);
}

} // namespace fulcrum::app
