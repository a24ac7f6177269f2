// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector says beside the parameters: the note of a node, and the answer to an edit while it is
// made.
#include "inspector/inspector_panel.h"
#include "inspector/live_strips.h"
#include "shell/numbers.h"
#include "shell/values.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>

#include <cmath>

namespace fulcrum::app
{

void InspectorPanel::editNote()
{
    if (m_target.kind == Target::Kind::Node) m_note->setFocus(Qt::ShortcutFocusReason);
}

// One line high while it is empty, three while there is something to read.
void InspectorPanel::showNote()
{
    const scenario::Node* node = m_controller.selectedNode();
    m_note->setVisible(node != nullptr);
    if (!node) return;
    const QString note = m_controller.nodeNote(*node);
    if (!m_note->hasFocus() && m_note->toPlainText() != note) m_note->setPlainText(note);
    m_note->setReadOnly(m_controller.document().read_only());
    const int lines = m_note->toPlainText().isEmpty() && !m_note->hasFocus() ? 1 : 3;
    const int margins = m_note->frameWidth() * 2 + 10;
    m_note->setFixedHeight(m_note->fontMetrics().lineSpacing() * lines + margins);
}

void InspectorPanel::commitNote()
{
    if (m_target.kind != Target::Kind::Node || m_note->isReadOnly()) return;
    if (m_controller.selectedNode()) m_controller.setNodeNote(m_target.node, m_note->toPlainText());
}

bool InspectorPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_note) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::FocusIn) showNote();
    if (event->type() == QEvent::FocusOut) {
        commitNote();
        QMetaObject::invokeMethod(this, &InspectorPanel::showNote, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return && key->modifiers().testFlag(Qt::ControlModifier)) {
            commitNote();
            return true;
        }
        if (key->key() == Qt::Key_Escape) { // as it was
            if (const scenario::Node* node = m_controller.selectedNode())
                m_note->setPlainText(m_controller.nodeNote(*node));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// --- live answer

namespace
{

QString cell(const QString& text, const QColor& color, const char* align)
{
    return QStringLiteral("<td align='%1' style='color:%2; padding-left:10px'>%3</td>")
        .arg(QLatin1String(align), color.name(), text.toHtmlEscaped());
}

QString shownFigure(LiveFigure::Kind kind, const std::optional<double>& value)
{
    if (!value) return QStringLiteral("\u2013");
    return kind == LiveFigure::Kind::Seconds ? formatSeconds(*value).text() : formatNumber(*value);
}

} // namespace

QString InspectorPanel::liveRow(const LiveFigure& figure) const
{
    QString change = QStringLiteral("\u2013");
    QColor color = m_theme.text2;
    if (figure.today && figure.edited && *figure.today > 0) {
        const double ratio = *figure.edited / *figure.today;
        const bool same = std::abs(ratio - 1) < 0.005;
        const bool up = ratio > 1;
        const bool better = up == (figure.kind == LiveFigure::Kind::Rate);
        change = same ? tr("same")
                      : (up ? QStringLiteral("\u25B2 ") : QStringLiteral("\u25BC ")) +
                            QStringLiteral("\u00D7 ") + formatNumber(ratio);
        if (!same) color = better ? m_theme.info : m_theme.error;
    }
    return QStringLiteral("<tr>") + cell(figure.name, m_theme.text2, "left") +
           cell(shownFigure(figure.kind, figure.today), m_theme.text2, "right") +
           cell(shownFigure(figure.kind, figure.edited), m_theme.text, "right") +
           cell(change, color, "right") + QStringLiteral("</tr>");
}

void InspectorPanel::setLive(const LiveFigures& live)
{
    m_strips->setSeries(live.series);
    if (!live.why.isEmpty()) {
        m_live->setText(live.why.toHtmlEscaped());
        showLive(true);
        return;
    }
    QString rows = QStringLiteral("<tr>") + cell({}, m_theme.text3, "left") +
                   cell(tr("today"), m_theme.text3, "right") + cell(tr("edited"), m_theme.text3, "right") +
                   cell(tr("change"), m_theme.text3, "right") + QStringLiteral("</tr>");
    for (const LiveFigure& figure : live.figures)
        rows += liveRow(figure);
    for (const LiveClass& one : live.classes) {
        rows += QStringLiteral("<tr><td colspan='4' style='color:%1; padding-left:10px'>%2</td></tr>")
                    .arg(m_theme.text3.name(), tr("Class %1").arg(one.name).toHtmlEscaped());
        for (const LiveFigure& figure : one.figures)
            rows += liveRow(figure);
    }
    m_live->setText(QStringLiteral("<table cellspacing='0' cellpadding='1' width='100%'>") + rows +
                    QStringLiteral("</table><div style='color:%1'>").arg(m_theme.text3.name()) +
                    tr("1 replication of %1 with the same draws; all of them when the hand rests")
                        .arg(formatSeconds(live.simulatedSeconds).text())
                        .toHtmlEscaped() +
                    QStringLiteral("</div>"));
    m_live->setFont(m_theme.font(FontRole::Small));
    showLive(true);
}

void InspectorPanel::showLive(bool shown)
{
    m_live->setVisible(shown);
    m_strips->setVisible(shown && !m_strips->series().empty());
}

QString InspectorPanel::liveText() const
{
    return m_live->isHidden() ? QString() : m_live->text();
}

} // namespace fulcrum::app
