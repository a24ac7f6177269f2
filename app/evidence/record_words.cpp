// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/record_words.h"

#include "shell/sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace fulcrum::app
{

namespace
{

QString term(const char* text)
{
    return QCoreApplication::translate("Record", text);
}

} // namespace

QString questionText(const std::string& question)
{
    static const QRegularExpression key(QStringLiteral("^[a-z_\\[\\]]+(: |\uFF1A)"));
    QString text = words::sentence(question);
    text.remove(key);
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString recordKindName(scenario::NoteKind kind)
{
    switch (kind) {
    case scenario::NoteKind::Observation:
        return term(QT_TRANSLATE_NOOP("Record", "Observation"));
    case scenario::NoteKind::Hypothesis:
        return term(QT_TRANSLATE_NOOP("Record", "Hypothesis"));
    case scenario::NoteKind::Action:
        return term(QT_TRANSLATE_NOOP("Record", "Action"));
    case scenario::NoteKind::Prediction:
        return term(QT_TRANSLATE_NOOP("Record", "Prediction"));
    case scenario::NoteKind::Falsifier:
        return term(QT_TRANSLATE_NOOP("Record", "Falsifier"));
    case scenario::NoteKind::RecoveryCheck:
        return term(QT_TRANSLATE_NOOP("Record", "Recovery check"));
    case scenario::NoteKind::Proposal:
        return term(QT_TRANSLATE_NOOP("Record", "Change proposal"));
    }
    return {};
}

QString recordKindPlural(scenario::NoteKind kind)
{
    switch (kind) {
    case scenario::NoteKind::Observation:
        return term(QT_TRANSLATE_NOOP("Record", "Observations"));
    case scenario::NoteKind::Hypothesis:
        return term(QT_TRANSLATE_NOOP("Record", "Hypotheses"));
    case scenario::NoteKind::Action:
        return term(QT_TRANSLATE_NOOP("Record", "Actions"));
    case scenario::NoteKind::Prediction:
        return term(QT_TRANSLATE_NOOP("Record", "Predictions"));
    case scenario::NoteKind::Falsifier:
        return term(QT_TRANSLATE_NOOP("Record", "Falsifiers"));
    case scenario::NoteKind::RecoveryCheck:
        return term(QT_TRANSLATE_NOOP("Record", "Recovery checks"));
    case scenario::NoteKind::Proposal:
        return term(QT_TRANSLATE_NOOP("Record", "Change proposals"));
    }
    return {};
}

QString recordKindIcon(scenario::NoteKind kind)
{
    constexpr const char* icons[] = {"observation", "hypothesis", "action", "prediction",
                                     "falsifier",   "recovery",   "flag"};
    return QString::fromLatin1(icons[static_cast<std::size_t>(kind)]);
}

QString recordKindPrefix(scenario::NoteKind kind)
{
    return QString(QLatin1Char("OHAPFRC"[static_cast<std::size_t>(kind)]));
}

} // namespace fulcrum::app
