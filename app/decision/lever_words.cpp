// SPDX-License-Identifier: GPL-3.0-or-later
#include "decision/lever_words.h"

#include "decision/levers_model.h"
#include "shell/numbers.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(fulcrum::app::Levers)
};

} // namespace

QString scoreName(decision::Score score)
{
    switch (score) {
    case decision::Score::Ratio:
        return Words::tr("S1 ratio");
    case decision::Score::SeedLiteral:
        return Words::tr("S2 effort and risk");
    case decision::Score::Net:
        return Words::tr("S3 net value");
    case decision::Score::Success:
        return Words::tr("S4 if it works");
    case decision::Score::Impact:
        return Words::tr("Impact alone");
    }
    return {};
}

QString goalName(const std::string& objective)
{
    if (objective == "symptom") return Words::tr("by symptom");
    if (objective == "violations") return Words::tr("by missed objectives");
    if (objective == "goodput") return Words::tr("by goodput");
    if (objective == "cost") return Words::tr("by cost");
    return Words::tr("by weights");
}

QString inputName(decision::Input input)
{
    switch (input) {
    case decision::Input::Impact:
        return Words::tr("impact");
    case decision::Input::Diagnosis:
        return Words::tr("P(diagnosis)");
    case decision::Input::Effort:
        return Words::tr("weeks");
    case decision::Input::Failure:
        return Words::tr("P(fail)");
    case decision::Input::Blast:
        return Words::tr("blast weeks");
    }
    return {};
}

QString inputUnit(decision::Input input)
{
    switch (input) {
    case decision::Input::Impact:
        return Words::tr("0 to 10");
    case decision::Input::Diagnosis:
    case decision::Input::Failure:
        return Words::tr("probability");
    case decision::Input::Effort:
    case decision::Input::Blast:
        return Words::tr("engineer-weeks");
    }
    return {};
}

QString verdictName(decision::Verdict verdict)
{
    switch (verdict) {
    case decision::Verdict::DoFirst:
        return Words::tr("Do first");
    case decision::Verdict::Consider:
        return Words::tr("Consider");
    case decision::Verdict::MeasureFirst:
        return Words::tr("Measure first");
    case decision::Verdict::WouldNotDo:
        return Words::tr("Would not do");
    }
    return {};
}

QString verdictIcon(decision::Verdict verdict)
{
    switch (verdict) {
    case decision::Verdict::DoFirst:
        return QStringLiteral("ok");
    case decision::Verdict::Consider:
        return QStringLiteral("info");
    case decision::Verdict::MeasureFirst:
        return QStringLiteral("warning");
    case decision::Verdict::WouldNotDo:
        return QStringLiteral("refused");
    }
    return {};
}

QString viewName(const decision::EstimateView& view)
{
    using Whose = decision::EstimateView::Whose;
    switch (view.whose) {
    case Whose::Pooled:
        return Words::tr("all pooled");
    case Whose::Person:
        return toQt(view.by);
    case Whose::AsGiven:
        return Words::tr("as given");
    }
    return {};
}

QString firstWords(const QString& title, int most)
{
    // In English, German and Spanish.
    static const QStringList hanging =
        QStringLiteral("a an and at for in of or that the to with "
                       "am an auf das dem den der des die ein eine einem einen einer im in mit nach oder und "
                       "von zu zum zur "
                       "al como con de del el en la las los o para por que sin un una y")
            .split(QLatin1Char(' '));
    constexpr int kAbbreviation = 5; // letters: such a word has the next beside it
    QStringList words;
    qsizetype size = 0;
    for (const QString& word : title.split(QLatin1Char(' '))) {
        const auto wide = std::ranges::count_if(word, [](QChar c) { return c.unicode() > 0x2E7F; });
        if (!words.isEmpty() && size + word.size() + wide / 2 >= most) break;
        // Chinese and Japanese write on without spaces, in letters twice as wide.
        if (words.isEmpty() && word.size() > most / 2 && word.front().unicode() > 0x2E7F)
            return word.left(most / 2) + QChar(0x2026);
        words << word;
        size += word.size() + wide / 2 + 1;
    }
    // "Batch cap at the" says no more than "Batch cap".
    while (words.size() > 1 && words.size() < title.count(QLatin1Char(' ')) + 1 &&
           hanging.contains(words.last()))
        words.removeLast();
    QString name = words.join(QLatin1Char(' '));
    // "Eine passende" says nothing without the noun that follows: then it is the noun.
    if (const QString next = title.section(QLatin1Char(' '), static_cast<int>(words.size()));
        words.size() > 1 && words.last().front().isLower() && !next.isEmpty() && next.front().isUpper()) {
        name = next.section(QLatin1Char(' '), 0, next.indexOf(QLatin1Char(' ')) < kAbbreviation ? 1 : 0);
    }
    while (name.endsWith(QLatin1Char(',')))
        name.chop(1);
    return name;
}

namespace
{

QString named(const decision::Lever& lever, int most)
{
    if (lever.id() == decision::kDoNothing) return LeversModel::tr("Do nothing");
    const QString whole = words::lever(lever.title());
    const QString name = most > 0 ? firstWords(whole, most) : whole;
    return lever.what.symptom.empty() ? name : toQt(lever.what.symptom) + QLatin1Char(' ') + name;
}

} // namespace

QString shortName(const decision::Lever& lever)
{
    return named(lever, 16);
}

QString fullName(const decision::Lever& lever)
{
    return named(lever, 0);
}

QString decimals(double value)
{
    return formatDecimals(value, std::abs(value) < 0.95 ? 2 : 1);
}

QString rangeText(const Estimate& range)
{
    const auto number = [](double value) { return QString::number(value, 'g', 6); };
    if (range.constant()) return number(range.mode);
    return number(range.low) + QStringLiteral(" / ") + number(range.mode) + QStringLiteral(" / ") +
           number(range.high);
}

std::optional<Estimate> typedRange(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[/;\\s]+"));
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    std::vector<double> numbers;
    for (const QString& part : plain.split(between, Qt::SkipEmptyParts)) {
        bool ok = false;
        QString number = part;
        numbers.push_back(number.replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&ok));
        if (!ok || !std::isfinite(numbers.back())) return std::nullopt;
    }
    if (numbers.size() == 1) return Estimate{numbers[0], numbers[0], numbers[0]};
    if (numbers.size() != 3 || numbers[0] > numbers[1] || numbers[1] > numbers[2]) return std::nullopt;
    return Estimate{numbers[0], numbers[1], numbers[2]};
}

} // namespace fulcrum::app
