// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences that models compose are told in the window's language: each has a form, and each form a source.
#include "support/kinds.h"
#include "support/paths.h"

#include "cluster/simulation.h"
#include "evidence/review.h"
#include "help/language.h"
#include "scenario/document.h"
#include "shell/sentences.h"
#include "shell/words.h"
#include "study/study.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

// Rooms whose sentences the window shows, and in them those that it does not, as only commands say them or
// the window has words of its own.
const char* const kShown[] = {
    "base/parameters.cpp",
    "base/units.cpp",
    "scenario/reader.cpp",
    "scenario/scenario_reader.cpp",
    "scenario/table_reader.cpp",
    "scenario/observation_reader.cpp",
    "scenario/notebook_reader.cpp",
    "scenario/figure_reader.cpp",
    "scenario/graph.cpp",
    "scenario/alter.cpp",
    "scenario/alter_parts.cpp",
    "cluster/engine_build.cpp",
    "cluster/pipeline_build.cpp",
    "study/metrics.cpp",
    "study/steady_state.cpp",
    "study/study.cpp",
    "study/figures.cpp",
    "study/latencies.cpp",
    "study/error_band.cpp",
    "study/replications.cpp",
    "evidence/redaction.cpp",
    "evidence/notebook.cpp",
    "evidence/judge.cpp",
    "evidence/recovery.cpp",
    "evidence/decomposition.cpp",
    "evidence/replay.cpp",
    "evidence/review.cpp",
    "evidence/observations.cpp",
    "triage/triage.cpp",
    "triage/healthy_check.cpp",
    "triage/healthy_fit.cpp",
    "triage/trials.cpp",
    "triage/facts.cpp",
    "triage/explore.cpp",
    "triage/evidence_terms.cpp",
    "triage/falsifier.cpp",
    "triage/runs.cpp",
    "decision/impact.cpp",
    "decision/variants.cpp",
    "decision/decide.cpp",
    "decision/arms.cpp",
    "decision/pairs.cpp",
    "decision/lever.cpp",
    "decision/objective.cpp",
    "decision/together.cpp",
};
const char* const kNotShown[] = {
    "no symptom was observed: every figure is as it was before",
    "nothing was observed, and these are only the priors",
    ", which is not clearly ahead",
    "no mechanism of the catalogue explains all observations together",
    " and does not explain all: ",
    "host time of all engines",
    " Simulated, it makes worse: ",
    "It is for none of the causes that are weighed here.",
    "not yet due",
    "these means are not of the same requests",
    "means add up where each is over the same requests: give the same count, from joined traces",
    "take the percentile of the whole from joined traces or the end-to-end distribution",
    "it is at least ",
    "percentiles of separate stages do not add up: the requests that are slow in one are not those that ",
};

QString read(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Texts between quotes, raw ones too, and what only looks like them: comments, characters, includes.
const char* const kToken =
    "R\"\\((.*?)\\)\"|\"((?:\\\\.|[^\"\\\\])*)\"|//[^\\n]*|'(?:\\\\.|[^'\\\\])'|#include[^\\n]*";

// What stands between quotes in a C++ source; neighbours are one text.
QStringList literalsOf(const QString& source)
{
    static const QRegularExpression token(QString::fromUtf8(kToken),
                                          QRegularExpression::DotMatchesEverythingOption);
    QStringList literals;
    qsizetype end = -1;
    for (auto all = token.globalMatch(source); all.hasNext();) {
        const auto match = all.next();
        if (!match.captured().startsWith(QLatin1Char('"')) && !match.captured().startsWith(QLatin1Char('R')))
            continue;
        QString text = match.captured(match.capturedStart(2) >= 0 ? 2 : 1);
        text.replace(QStringLiteral("\\\""), QStringLiteral("\""));
        const bool next = end >= 0 && source.mid(end, match.capturedStart() - end).trimmed().isEmpty();
        if (next)
            literals.back() += text;
        else
            literals << text;
        end = match.capturedEnd();
    }
    return literals;
}

QString withoutQuotes(QString text)
{
    return text.remove(QLatin1Char('\'')).remove(QLatin1Char('"'));
}

// Parts of a text between its places, without what stands at their ends.
QStringList piecesOf(const QString& text, const QRegularExpression& place)
{
    static const QRegularExpression ends(QStringLiteral("^[ .,;:()?]+|[ .,;:()?]+$"));
    QStringList pieces;
    for (const QString& piece : withoutQuotes(text).split(place))
        pieces << QString(piece).remove(ends);
    return pieces;
}

qsizetype wordsIn(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    qsizetype count = 0;
    for (auto all = word.globalMatch(text); all.hasNext(); all.next())
        ++count;
    return count;
}

const QRegularExpression& formPlace()
{
    static const QRegularExpression place(QStringLiteral("%\\d+"));
    return place;
}
const QRegularExpression& sourcePlace()
{
    static const QRegularExpression place(QStringLiteral("\\{[^{} ]*\\}"));
    return place;
}

QString models()
{
    return QString::fromStdString(test::source_folder()) + QStringLiteral("/models/");
}

// All that models and the window say, each literal with a mark where a figure stands.
QString everything()
{
    QString all;
    for (const char* const folder : {"/models", "/plugins", "/app"}) {
        QDirIterator files(QString::fromStdString(test::source_folder() + folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString name = files.next();
            if (name.contains(QLatin1String("/app/cli/"))) continue;
            for (const QString& literal : literalsOf(read(name)))
                all +=
                    withoutQuotes(literal).replace(sourcePlace(), QStringLiteral("\x01")) + QLatin1Char('\n');
        }
    }
    return all;
}

// In one literal, or in up to three that are put together, the middle one of more than a word.
bool isSaid(const QString& piece, const QString& all, int literals = 3)
{
    if (wordsIn(piece) == 0 || all.contains(piece)) return true;
    if (literals == 1) return false;
    for (qsizetype at = piece.lastIndexOf(QLatin1Char(' ')); at > 0;
         at = piece.lastIndexOf(QLatin1Char(' '), at - 1)) {
        const QString first = piecesOf(piece.left(at), formPlace()).front();
        if (literals < 3 && wordsIn(first) < 2 && piece.indexOf(QLatin1Char(' '), at + 1) > 0) continue;
        if (all.contains(first) &&
            isSaid(piecesOf(piece.mid(at + 1), formPlace()).front(), all, literals - 1))
            return true;
    }
    return false;
}

const QString& translations()
{
    static const QString folder = QString::fromStdString(test::build_folder() + "/app");
    return folder;
}

// What runs of an example and its notebook say.
std::vector<std::string> saidOf(const char* example)
{
    const std::string name = test::source_folder() + "/projects/" + example;
    const cluster::Kinds kinds = test::all_kinds();
    const scenario::Document document(read(QString::fromStdString(name)).toStdString(), name,
                                      cluster::node_types(kinds));
    const scenario::Project& project = document.project();
    std::vector<std::string> said;
    const auto results = study::run_project(project, {}, kinds, {});
    if (!results) return said;
    std::map<std::string, evidence::ScenarioRows> runs;
    for (const study::ScenarioResult& result : *results) {
        said.push_back(result.figures.steady_state.why);
        said.insert(said.end(), result.figures.notes.begin(), result.figures.notes.end());
        for (const study::Distribution* each :
             {&result.figures.latencies.ttft_s, &result.figures.latencies.tpot_s,
              &result.figures.latencies.itl_s})
            for (const study::Figure* figure : {&each->mean, &each->p50, &each->p99, &each->max})
                said.push_back(figure->why);
        runs[result.figures.name] = evidence::scenario_rows(*result.first);
    }
    const evidence::NotebookReview review = evidence::review(project, runs);
    for (const evidence::Judged& one : review.judged)
        said.push_back(one.text);
    for (const evidence::Overlap& one : review.overlaps)
        said.push_back(one.text);
    for (const evidence::ActionCredit& one : review.credits)
        said.push_back(one.text);
    for (const evidence::RecoveryOfNote& one : review.recoveries) {
        if (!one.recovery) continue;
        said.push_back(one.recovery->text);
        for (const evidence::ClassRecovery& each : one.recovery->classes)
            said.push_back(each.text);
    }
    for (const auto& [id, questions] : review.asked)
        said.insert(said.end(), questions.begin(), questions.end());
    std::erase(said, std::string());
    return said;
}

} // namespace

class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { installLanguage(QStringLiteral("en"), translations()); }

    void everyFormIsSaid()
    {
        const QString all = everything();
        QString nobody;
        for (const char* const form : sentenceForms())
            for (const QString& piece : piecesOf(QString::fromUtf8(form), formPlace()))
                if (!isSaid(piece, all))
                    nobody += QStringLiteral("\n\"%1\" of \"%2\"").arg(piece, QString::fromUtf8(form));
        QVERIFY2(nobody.isEmpty(), qPrintable(QStringLiteral("in translations/sentences.cpp, and said by "
                                                             "nobody:") +
                                              nobody));
    }

    void everySentenceHasAForm()
    {
        QString forms =
            read(QString::fromStdString(test::source_folder()) + QStringLiteral("/translations/words.cpp"));
        forms = withoutQuotes(forms.replace(QStringLiteral("\\\""), QStringLiteral("\"")));
        for (const char* const form : sentenceForms())
            forms += QLatin1Char('\n') +
                     withoutQuotes(QString::fromUtf8(form)).replace(formPlace(), QStringLiteral("\x01"));
        QString missing;
        for (const char* const file : kShown) {
            const QString source = read(models() + QString::fromUtf8(file));
            QVERIFY2(!source.isEmpty(), file);
            for (const QString& literal : literalsOf(source)) {
                const auto begins = [&literal](const char* known) {
                    return literal.contains(QString::fromUtf8(known));
                };
                if (std::any_of(std::begin(kNotShown), std::end(kNotShown), begins)) continue;
                for (const QString& piece : piecesOf(literal, sourcePlace()))
                    if (piece.contains(QLatin1Char(' ')) && wordsIn(piece) > 2 && !forms.contains(piece))
                        missing += QStringLiteral("\n%1: \"%2\"").arg(QString::fromUtf8(file), piece);
            }
        }
        QVERIFY2(missing.isEmpty(),
                 qPrintable(QStringLiteral("no form in translations/sentences.cpp, or in kNotShown here:") +
                            missing));
    }

    void everyFormIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"de", "es", "ja", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyFormIsTranslated()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral("fulcrum_") + language, translations()));
        QString missing;
        for (const char* const form : sentenceForms())
            if (translator.translate(words::kSentence, form).isEmpty())
                missing += QLatin1Char('\n') + QString::fromUtf8(form);
        QVERIFY2(missing.isEmpty(), qPrintable(missing));
    }

    // The longest form that fits wins, what stands at its places is translated too, and figures get their
    // point.
    void sentencesAreTold()
    {
        installLanguage(QStringLiteral("de"), translations());
        const auto german = [](const char* english, const char* wanted) {
            QCOMPARE(words::sentence(english), QString::fromUtf8(wanted));
        };
        german("step times from measured tables are known to ± 2.5 %",
               "Schrittzeiten aus gemessenen Tabellen sind auf ± 2,5 % bekannt");
        german("the run failed: there is no lever 'fewer-hops'", "der Lauf schlug fehl: es gibt keinen Hebel "
                                                                 "„fewer-hops“");
        german("3 of 4 predictions came true. Nobody has accepted the credit yet.",
               "3 von 4 Vorhersagen trafen ein. Noch niemand hat die Anrechnung bestätigt.");
        german("the healthy scenario was fitted to 6 figures from before, which it misses by 0.9 standard "
               "deviations now and missed by 4.2: compute x 1.05, host time x 0.90",
               "das gesunde Szenario wurde an 6 Werte von vorher angepasst, die es jetzt um 0,9 "
               "Standardabweichungen verfehlt statt um 4,2: Rechenleistung x 1.05, Host-Zeit x 0.90");
        german("what somebody's plugin says, 1.5 of it", "what somebody's plugin says, 1.5 of it");
        german("", "");
        installLanguage(QStringLiteral("zh_CN"), translations());
        QCOMPARE(words::sentence("Nothing that it predicted came true. The data does not bear that out."),
                 QStringLiteral("它预测的事都没有发生。数据不支持这一点。"));
        installLanguage(QStringLiteral("en"), translations());
        german("12 of 40 requests had not got so far; 3.5 of it",
               "12 of 40 requests had not got so far; 3.5 of it");
    }

    void whatExamplesSayIsTold()
    {
        std::vector<std::string> said = saidOf("tenant-burst.toml");
        const std::vector<std::string> deploy = saidOf("deploy-and-rollback.toml");
        said.insert(said.end(), deploy.begin(), deploy.end());
        QVERIFY(said.size() > 10);
        QString english;
        for (const char* const language : {"de", "zh_CN"}) {
            installLanguage(QString::fromLatin1(language), translations());
            for (const std::string& each : said)
                if (words::sentence(each) == QString::fromStdString(each))
                    english += QLatin1Char('\n') + QString::fromStdString(each);
        }
        QVERIFY2(english.isEmpty(), qPrintable(english));
    }

    void faultsAreToldWithTheirPlace()
    {
        installLanguage(QStringLiteral("de"), translations());
        const Error error{
            "the project has no scenario 'deployed'", "give the name of a scenario", "p.toml", {3, 1}};
        QCOMPARE(errorText(error), QStringLiteral("p.toml:3:1: das Projekt hat kein Szenario „deployed“ "
                                                  "(den Namen eines Szenarios angeben)"));
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "test_sentences.moc"
