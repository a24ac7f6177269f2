// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/note_item.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

namespace fulcrum::app
{

namespace
{

constexpr double kGap = 8; // clear of the badge and of ports
constexpr double kEdge = 8;
constexpr double kBeyond = 32; // of the node's width: links begin further out
constexpr int kMostLines = 3;

} // namespace

NoteItem::NoteItem(const Theme& theme, QGraphicsItem* node) : QGraphicsItem(node), m_theme(theme)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void NoteItem::setTheme(const Theme& theme)
{
    m_theme = theme;
    measure();
}

void NoteItem::setNote(const QString& text, QSizeF node)
{
    if (text == m_text && node == m_node) return;
    m_text = text;
    m_node = node;
    setToolTip(text);
    measure();
}

void NoteItem::measure()
{
    prepareGeometryChange();
    m_lines.clear();
    m_box = {};
    update();
    if (m_text.isEmpty()) return;
    const QFont font = m_theme.font(FontRole::Small);
    const QFontMetricsF metrics(font);
    const double width = m_node.width() + kBeyond;
    // Comments are broken for the width of a file, notes for that of a node.
    const QString flowing = QString(m_text).replace(QLatin1Char('\n'), QLatin1Char(' '));
    QTextLayout layout(flowing, font);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width - kEdge);
        const QString words = flowing.mid(line.textStart(), line.textLength()).trimmed();
        if (m_lines.size() == kMostLines) {
            m_lines.back() =
                metrics.elidedText(m_lines.back() + QLatin1Char(' ') + flowing.mid(line.textStart()),
                                   Qt::ElideRight, width - kEdge);
            break;
        }
        m_lines << words;
    }
    layout.endLayout();
    m_box = QRectF(0, m_node.height(), width,
                   kGap + metrics.lineSpacing() * static_cast<double>(m_lines.size()) + 2);
}

void NoteItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    if (m_lines.isEmpty()) return;
    const QFontMetricsF metrics(m_theme.font(FontRole::Small));
    painter->setFont(m_theme.font(FontRole::Small));
    double y = m_box.top() + kGap;
    painter->fillRect(QRectF(0, y, 2, m_box.bottom() - y), m_theme.line2);
    painter->setPen(m_theme.text2);
    for (const QString& line : m_lines) {
        painter->drawText(QRectF(kEdge, y, m_box.width() - kEdge + 2, metrics.lineSpacing()),
                          Qt::AlignLeft | Qt::AlignVCenter, line);
        y += metrics.lineSpacing();
    }
}

} // namespace fulcrum::app
