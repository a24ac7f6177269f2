// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/text_view.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace fulcrum::app
{

TextView::TextView(const Theme& theme, QWidget* parent)
    : QPlainTextEdit(parent), m_theme(theme), m_margin(new QWidget(this))
{
    setObjectName(QStringLiteral("projectText"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setAccessibleName(tr("Project text"));
    m_margin->installEventFilter(this);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, [this] { m_margin->update(); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &TextView::markLine);
    setTheme(theme);
}

void TextView::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFont(theme.font(FontRole::Code));
    setStyleSheet(
        QStringLiteral("font-family: \"%1\"; font-size: %2px;").arg(font().family()).arg(font().pixelSize()));
    setViewportMargins(marginWidth(), 0, 0, 0);
    markLine();
}

int TextView::marginWidth() const
{
    return fontMetrics().horizontalAdvance(QLatin1Char('0')) * 5 + metrics::kBlock;
}

void TextView::setProjectText(const QString& text)
{
    if (text == toPlainText()) return;
    const int scrolled = verticalScrollBar()->value();
    const int line = currentLine();
    setPlainText(text);
    goTo({line, 1});
    verticalScrollBar()->setValue(scrolled);
}

int TextView::currentLine() const
{
    return textCursor().blockNumber() + 1;
}

void TextView::goTo(Position position)
{
    const QTextBlock block =
        document()->findBlockByNumber(std::clamp(position.line - 1, 0, blockCount() - 1));
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor,
                        std::clamp(position.column - 1, 0, std::max(0, block.length() - 1)));
    setTextCursor(cursor);
    centerCursor();
}

void TextView::markLine()
{
    QTextEdit::ExtraSelection mark;
    mark.format.setBackground(m_theme.sel);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    mark.cursor = textCursor();
    mark.cursor.clearSelection();
    setExtraSelections({mark});
}

void TextView::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    m_margin->setGeometry(0, 0, marginWidth(), contentsRect().height());
}

bool TextView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_margin || event->type() != QEvent::Paint)
        return QPlainTextEdit::eventFilter(watched, event);
    paintMargin();
    return true;
}

void TextView::paintMargin()
{
    QPainter painter(m_margin);
    painter.fillRect(m_margin->rect(), m_theme.bg1);
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top < m_margin->height()) {
        const double height = blockBoundingRect(block).height();
        painter.setPen(block.blockNumber() + 1 == currentLine() ? m_theme.text : m_theme.text3);
        painter.drawText(QRectF(0, top, m_margin->width() - metrics::kBlock, height),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
        top += height;
        block = block.next();
    }
}

} // namespace fulcrum::app
