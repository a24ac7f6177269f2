// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pipeline_page.h"

#include "shell/values.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace fulcrum::app
{

namespace
{

QToolButton* buttonFor(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFixedSize(metrics::kRow, metrics::kRow);
    return button;
}

} // namespace

PipelinePage::PipelinePage(ProjectController& controller, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_theme(theme),
      m_view(new PipelineView(controller, theme, this)), m_strip(new QWidget(this)),
      m_summary(new QLabel(m_strip)), m_noteIcon(new QLabel(m_strip)), m_note(new QLabel(m_strip)),
      m_zoom(new QLabel(m_strip)), m_layout(new QAction(tr("Lay out"), this)),
      m_fit(new QAction(tr("Fit in view"), this)), m_remove(new QAction(tr("Remove"), this)),
      m_zoomIn(new QAction(tr("Zoom in"), this)), m_zoomOut(new QAction(tr("Zoom out"), this))
{
    setObjectName(QStringLiteral("pipelinePage"));
    m_layout->setShortcut(QKeySequence(QStringLiteral("Ctrl+L")));
    m_layout->setToolTip(tr("Lay out by rank (Ctrl+L)"));
    m_fit->setToolTip(tr("Fit in view (0)"));
    m_remove->setToolTip(tr("Remove the selected nodes or link (Del)"));
    connect(m_layout, &QAction::triggered, this, [this] {
        m_view->pipeline().autoLayout();
        m_view->fit();
    });
    connect(m_fit, &QAction::triggered, m_view, &PipelineView::fit);
    connect(m_remove, &QAction::triggered, this, [this] { m_controller.removeSelected(); });
    connect(m_zoomIn, &QAction::triggered, this, [this] { m_view->zoomBy(1.25); });
    connect(m_zoomOut, &QAction::triggered, this, [this] { m_view->zoomBy(0.8); });

    m_strip->setFixedHeight(metrics::kSectionRow);
    m_summary->setProperty("role", QStringLiteral("secondary"));
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_note->setProperty("role", QStringLiteral("secondary"));
    m_zoom->setProperty("role", QStringLiteral("secondary"));
    m_zoom->setAlignment(Qt::AlignCenter);
    m_zoom->setFixedWidth(48);
    auto* strip = new QHBoxLayout(m_strip);
    strip->setContentsMargins(metrics::kBlock, 0, metrics::kBlock, 0);
    strip->setSpacing(metrics::kGap);
    for (QAction* action : {m_layout, m_fit, m_remove})
        strip->addWidget(buttonFor(action, m_strip));
    strip->addSpacing(metrics::kBlock);
    strip->addWidget(m_summary, 1);
    strip->addWidget(m_noteIcon);
    strip->addWidget(m_note);
    strip->addSpacing(metrics::kBlock);
    strip->addWidget(buttonFor(m_zoomOut, m_strip));
    strip->addWidget(m_zoom);
    strip->addWidget(buttonFor(m_zoomIn, m_strip));

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_strip);
    page->addWidget(m_view, 1);

    connect(&controller, &ProjectController::documentChanged, this, &PipelinePage::describe);
    connect(&controller, &ProjectController::currentScenarioChanged, this, &PipelinePage::describe);
    connect(&controller, &ProjectController::selectionChanged, this, &PipelinePage::describe);
    connect(m_view, &PipelineView::zoomChanged, this,
            [this] { m_zoom->setText(QStringLiteral("%1 %").arg(qRound(m_view->zoom() * 100))); });
    const auto edit = [this](const QString& text, auto does) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, m_view, does);
        m_edits << action;
    };
    edit(tr("&Copy nodes"), [this] { m_view->copySelected(); });
    edit(tr("&Paste nodes"), [this] { m_view->paste(); });
    edit(tr("Align &left edges"), [this] { m_view->alignSelected(Qt::Vertical); });
    edit(tr("Align &tops"), [this] { m_view->alignSelected(Qt::Horizontal); });
    updateIcons();
    describe();
}

QList<QAction*> PipelinePage::canvasActions() const
{
    return {m_layout, m_fit, m_remove, m_zoomIn, m_zoomOut};
}

QList<QAction*> PipelinePage::editActions() const
{
    return m_edits;
}

void PipelinePage::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_view->setTheme(theme);
    updateIcons();
    update();
}

void PipelinePage::updateIcons()
{
    m_layout->setIcon(icon(QStringLiteral("layout"), m_theme));
    m_fit->setIcon(icon(QStringLiteral("fit"), m_theme));
    m_remove->setIcon(icon(QStringLiteral("trash"), m_theme));
    m_zoomIn->setIcon(icon(QStringLiteral("plus"), m_theme));
    m_zoomOut->setIcon(icon(QStringLiteral("minus"), m_theme));
    showNoteIcon();
}

void PipelinePage::showNoteIcon()
{
    m_noteIcon->setPixmap(m_noteIconName.isEmpty() ? QPixmap()
                                                   : iconPixmap(m_noteIconName, m_theme.text2, metrics::kIcon,
                                                                devicePixelRatioF()));
}

void PipelinePage::setNote(const QString& iconName, const QString& text, const QString& toolTip)
{
    m_noteIconName = iconName;
    m_note->setText(text);
    m_note->setToolTip(toolTip);
    showNoteIcon();
}

void PipelinePage::describe()
{
    m_remove->setEnabled(!m_controller.selection().isEmpty());
    const PipelineScene& scene = m_view->pipeline();
    const int nodes = static_cast<int>(scene.nodeIds().size());
    QStringList parts{tr("%n nodes", nullptr, nodes), tr("%n links", nullptr, scene.linkCount())};
    if (const int loose = scene.unconnectedCount(); loose > 0)
        parts.append(tr("%n not connected", nullptr, loose));
    m_summary->setText(parts.join(QStringLiteral(", ")));
}

void PipelinePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(m_strip->geometry(), m_theme.bg2);
    painter.setPen(m_theme.line);
    painter.drawLine(m_strip->geometry().bottomLeft(), m_strip->geometry().bottomRight());
}

} // namespace fulcrum::app
