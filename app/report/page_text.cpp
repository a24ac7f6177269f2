// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/page_text.h"

#include "shell/theme.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr double kLeading = 1.18; // line height over that of the font
constexpr QChar kNoBreak(0x00A0);

QString words(const std::string& text)
{
    return QString::fromStdString(text);
}

// A figure stays on one line where it can: its unit and its interval belong to it.
QString shown(const report::Span& span)
{
    if (!span.figure) return words(span.text);
    return words(report::text_of(*span.figure)).replace(QLatin1Char(' '), kNoBreak);
}

QFont fontOf(const report::Span& span, const QFont& font)
{
    QFont own = font;
    if (span.strong) own.setWeight(QFont::Bold);
    if (span.code) {
        own = paperFont(PaperFont::Code);
        own.setPixelSize(static_cast<int>(font.pixelSize() * 0.92));
    }
    return own;
}

BrokenText broken(const QString& text, const QList<QTextLayout::FormatRange>& formats, const QFont& font,
                  double width, bool right)
{
    BrokenText made{std::make_shared<QTextLayout>(text, font), 0};
    QTextOption option(right ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    made.layout->setTextOption(option);
    made.layout->setCacheEnabled(true);
    made.layout->setFormats(formats);
    made.layout->beginLayout();
    while (true) {
        QTextLine line = made.layout->createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width);
        line.setPosition({0, made.height});
        made.height += std::ceil(line.height() * kLeading);
    }
    made.layout->endLayout();
    return made;
}

QTextLayout::FormatRange range(int start, qsizetype length, const QFont& font, bool secondary)
{
    QTextLayout::FormatRange made;
    made.start = start;
    made.length = static_cast<int>(length);
    made.format.setFont(font);
    const Theme paper = Theme::light(); // paper is white whatever the window is
    made.format.setForeground(secondary ? paper.text2 : paper.text);
    return made;
}

} // namespace

QFont paperFont(PaperFont font, double shrink)
{
    QFont made;
    made.setFamilies({QStringLiteral("Liberation Sans"), QStringLiteral("Arimo"), QStringLiteral("Arial"),
                      QStringLiteral("DejaVu Sans")});
    made.setHintingPreference(QFont::PreferNoHinting); // the same breaks on screen and on paper
    int size = 95;
    switch (font) {
    case PaperFont::Title:
        size = 180;
        made.setWeight(QFont::Bold);
        break;
    case PaperFont::Section:
        size = 130;
        made.setWeight(QFont::Bold);
        break;
    case PaperFont::Heading:
        size = 100;
        made.setWeight(QFont::Bold);
        break;
    case PaperFont::Body:
        break;
    case PaperFont::Table:
        size = 85;
        break;
    case PaperFont::Small:
        size = 80;
        break;
    case PaperFont::Code:
        size = 76;
        made.setFamilies({QStringLiteral("Liberation Mono"), QStringLiteral("DejaVu Sans Mono")});
        break;
    }
    made.setPixelSize(static_cast<int>(size * shrink));
    return made;
}

BrokenText breakText(const report::Text& text, const QFont& font, double width, bool right, bool secondary)
{
    QString all;
    QList<QTextLayout::FormatRange> formats;
    for (const report::Span& span : text.spans()) {
        const QString part = shown(span);
        formats.append(range(static_cast<int>(all.size()), part.size(), fontOf(span, font), secondary));
        all += part;
    }
    return broken(all, formats, font, width, right);
}

BrokenText breakText(const QString& text, const QFont& font, double width, bool right, bool secondary)
{
    return broken(text, {range(0, text.size(), font, secondary)}, font, width, right);
}

double naturalWidth(const report::Text& text, const QFont& font)
{
    double width = 0;
    for (const report::Span& span : text.spans())
        width += QFontMetricsF(fontOf(span, font)).horizontalAdvance(shown(span));
    return std::ceil(width) + 1;
}

double longestWord(const report::Text& text, const QFont& font)
{
    double longest = 0;
    for (const report::Span& span : text.spans()) {
        const QFontMetricsF metrics(fontOf(span, font));
        for (const QString& word : shown(span).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            longest = std::max(longest, metrics.horizontalAdvance(word));
    }
    return std::ceil(longest) + 1;
}

} // namespace fulcrum::app
