// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/sentences.h"

#include "shell/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <optional>
#include <vector>

namespace fulcrum::app
{

namespace
{

constexpr int kDeepest = 4;     // sentences within sentences
constexpr qsizetype kWeak = 20; // a form with fewer letters of its own may be that of a part alone

struct Pattern {
    const char* form = nullptr;
    QRegularExpression expression;
    QString longest;       // what has to be in a sentence of this form
    qsizetype letters = 0; // of the form itself: the more, the surer
};

Pattern patternOf(const char* form)
{
    static const QRegularExpression place(QStringLiteral("%\\d+"));
    Pattern pattern;
    pattern.form = form;
    const QStringList pieces = QString::fromUtf8(form).split(place);
    QString expression;
    for (const QString& piece : pieces) {
        if (!expression.isNull()) expression += QLatin1String("(.*?)");
        expression += QRegularExpression::escape(piece);
        pattern.letters += piece.size();
        if (piece.size() > pattern.longest.size()) pattern.longest = piece;
    }
    pattern.expression = QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                            QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

const std::vector<Pattern>& patterns()
{
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> made;
        for (const char* const form : sentenceForms())
            made.push_back(patternOf(form));
        return made;
    }();
    return all;
}

// Titles and the like, which stand in sentences too.
std::optional<QString> listed(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    for (const char* context :
         {words::kMechanism, words::kAction, words::kLever, words::kNode, words::kParameter, words::kNote}) {
        const QString found = QCoreApplication::translate(context, bytes.constData());
        if (found != text) return found;
    }
    return std::nullopt;
}

// "2.35", "4.5 ms": the point is the language's.
QString figure(const QString& text)
{
    static const QRegularExpression number(
        QStringLiteral("^([-+\u2212]?\\d+)\\.(\\d+(?: ?[^\\d\\s.]{1,5})?)$"));
    const auto match = number.match(text);
    return match.hasMatch() ? match.captured(1) + QLocale().decimalPoint() + match.captured(2) : text;
}

std::optional<QString> said(const QString& text, int depth);

QString part(const QString& text, int depth)
{
    return depth < kDeepest ? said(text, depth + 1).value_or(figure(text)) : figure(text);
}

// With what stands at the places of the form, each in the language where it is known.
QString filled(const QString& form, const QRegularExpressionMatch& match, int depth)
{
    static const QRegularExpression place(QStringLiteral("%(\\d+)"));
    QString result;
    qsizetype from = 0;
    for (auto places = place.globalMatch(form); places.hasNext();) {
        const auto each = places.next();
        result += form.mid(from, each.capturedStart() - from);
        result += part(match.captured(each.captured(1).toInt()), depth);
        from = each.capturedEnd();
    }
    return result + form.mid(from);
}

// Sentences and clauses that were put one after the other.
std::optional<QString> joined(const QString& text, int depth)
{
    for (const char* const between : {". ", "; ", ": "}) {
        const QString mark = QLatin1String(between);
        if (!text.contains(mark)) continue;
        QStringList parts = text.split(mark);
        const bool sentences = mark.startsWith(QLatin1Char('.'));
        bool known = false;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            auto translated = said(parts[i], depth + 1);
            if (!translated && sentences) translated = said(parts[i] + QLatin1Char('.'), depth + 1);
            if (!translated) continue;
            known = true;
            parts[i] = *translated;
            const bool last = i + 1 == parts.size();
            if (sentences && !last && parts[i].endsWith(QLatin1Char('.'))) parts[i].chop(1);
        }
        if (!known) continue;
        QString whole = parts.join(mark);
        return whole.replace(QStringLiteral("\u3002. "), QStringLiteral("\u3002"));
    }
    return std::nullopt;
}

// "compute x 1.05, host time x 0.9": a list of what is known each by itself.
std::optional<QString> list(const QString& text, int depth)
{
    QStringList parts = text.split(QStringLiteral(", "));
    if (parts.size() < 2) return std::nullopt;
    for (QString& each : parts) {
        const auto translated = said(each, depth + 1);
        if (!translated) return std::nullopt;
        each = *translated;
    }
    return parts.join(QStringLiteral(", "));
}

std::optional<QString> said(const QString& text, int depth)
{
    if (text.isEmpty() || depth > kDeepest) return std::nullopt;
    if (auto known = listed(text)) return known;
    const Pattern* best = nullptr;
    QRegularExpressionMatch found;
    for (const Pattern& pattern : patterns()) {
        if ((best && pattern.letters <= best->letters) || !text.contains(pattern.longest)) continue;
        auto match = pattern.expression.match(text);
        if (!match.hasMatch()) continue;
        best = &pattern;
        found = std::move(match);
    }
    if (!best || best->letters < kWeak)
        if (auto all = list(text, depth)) return all;
    if (best) return filled(QCoreApplication::translate(words::kSentence, best->form), found, depth);
    return joined(text, depth);
}

} // namespace

QString words::sentence(std::string_view english)
{
    const QString text = QString::fromUtf8(english.data(), static_cast<qsizetype>(english.size()));
    return said(text, 0).value_or(text);
}

QString errorText(const Error& error)
{
    Error told = error;
    told.message = words::sentence(error.message).toStdString();
    told.hint = words::sentence(error.hint).toStdString();
    return QString::fromStdString(to_string(told));
}

} // namespace fulcrum::app
