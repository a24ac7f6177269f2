// SPDX-License-Identifier: GPL-3.0-or-later
// What models, plugins and catalogues say is listed for the translators, and shown in the window's language.
#include "window_test.h"

#include "canvas/refusal_words.h"
#include "cluster/simulation.h"
#include "decision/advice_words.h"
#include "decision/fixes_page.h"
#include "decision/lever.h"
#include "decision/lever_words.h"
#include "decision/levers_model.h"
#include "evidence/notebook.h"
#include "help/command_palette.h"
#include "help/language.h"
#include "inspector/complaint.h"
#include "inspector/field_editor.h"
#include "inspector/inspector_panel.h"
#include "inspector/parameter_row.h"
#include "scenario/document.h"
#include "scenario/graph.h"
#include "shell/sentences.h"
#include "shell/window.h"
#include "shell/words.h"
#include "triage/catalogue.h"
#include "triage/hypotheses_model.h"
#include "triage/measure_panel.h"
#include "triage/triage.h"
#include "triage/triage_page.h"
#include "triage/triage_words.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTranslator>
#include <QTreeView>

#include <set>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

const char kHead[] = R"(// SPDX-License-Identifier: GPL-3.0-or-later
// What models, plugins and catalogues say, for lupdate: nothing compiles this. tests/app/test_words.cpp makes
// it from what they declare, and fails where it is not current: FULCRUM_WRITE_WORDS=1 has it written anew.
#include <QtGlobal>

[[maybe_unused]] static const char* const words[] = {
)";

class List
{
public:
    void add(const char* context, const std::string& text)
    {
        if (text.empty() || m_seen.contains({context, text})) return;
        m_seen.insert({context, text});
        m_texts.emplace_back(context, text);
        m_lines += "    QT_TRANSLATE_NOOP(\"";
        m_lines += context;
        m_lines += "\", \"";
        for (const char c : text) {
            if (c == '"' || c == '\\') m_lines += '\\';
            if (c == '\n')
                m_lines += "\\n";
            else
                m_lines += c;
        }
        m_lines += "\"),\n";
    }
    void add(const std::vector<ParameterDescription>& descriptions)
    {
        for (const ParameterDescription& one : descriptions)
            for (const std::string& text : {one.group, one.label, one.help, one.unset})
                add(app::words::kParameter, text);
    }
    QByteArray text() const { return kHead + m_lines + "};\n"; }
    const std::vector<std::pair<std::string, std::string>>& texts() const { return m_texts; }

private:
    std::vector<std::pair<std::string, std::string>> m_texts;
    std::set<std::pair<std::string, std::string>> m_seen;
    QByteArray m_lines;
};

List declared()
{
    List list;
    const scenario::NodeTypes types = cluster::node_types(test::all_kinds());
    for (const scenario::NodeType& type : types.all()) {
        list.add(app::words::kNode, type.title);
        list.add(app::words::kNode, type.description);
    }
    list.add(scenario::run_keys());
    for (const scenario::NodeType& type : types.all())
        list.add(type.parameters);
    for (const triage::Beside& one : {triage::kNoneWords, triage::kNoChangeWords})
        for (const std::string_view text : {one.title, one.mechanism})
            list.add(app::words::kMechanism, std::string(text));
    for (const triage::Mechanism& one : triage::known_mechanisms())
        for (const std::string& text :
             {one.title, one.text, one.confirm, one.falsifier, one.remedy.text, one.not_modelled})
            list.add(app::words::kMechanism, text);
    for (const triage::Action& one : triage::known_actions())
        for (const std::string& text : {one.title, one.text})
            list.add(app::words::kAction, text);
    for (const scenario::Lever& one : decision::known_levers())
        for (const std::string& text : {one.title, one.description, one.worsens, one.measurement})
            list.add(app::words::kLever, text);
    using scenario::NoteKind;
    for (const NoteKind kind :
         {NoteKind::Observation, NoteKind::Hypothesis, NoteKind::Action, NoteKind::Prediction,
          NoteKind::Falsifier, NoteKind::RecoveryCheck, NoteKind::Proposal}) {
        scenario::Project project; // its record lacks everything
        project.notes.emplace_back();
        project.notes.back().kind = kind;
        for (const evidence::NoteStatus& status : evidence::completeness(project))
            for (const std::string& text : status.missing)
                list.add(app::words::kNote, text);
    }
    return list;
}

const QString& translations()
{
    static const QString folder = QString::fromStdString(test::build_folder() + "/app");
    return folder;
}

// As the menu does it: the window is made anew. What a window finds among its resources stands in a folder
// for tests.
void switchTo(const QString& language, WindowHost* host = nullptr)
{
    Settings().setLanguage(language);
    installLanguage(language, translations());
    if (host) host->rebuild();
}

QString labelOf(MainWindow& window, const char* key)
{
    const ParameterRow* row = window.inspector().row(QLatin1String(key));
    return row ? row->findChild<QLabel*>()->toolTip().section(QLatin1Char('\n'), 0, 0) : QString();
}

void grab(const char* page, QWidget* window)
{
    const QDir folder(QString::fromStdString(test::build_folder() + "/screenshots"));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    const QString name = QStringLiteral("words-%1-%2.png").arg(QLatin1String(page), installedLanguage());
    QVERIFY(window->grab().save(folder.filePath(name)));
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFolders(); }
    void cleanup() { switchTo(QStringLiteral("en")); }

    void everyTextIsListed()
    {
        QFile file(QString::fromStdString(test::source_folder() + "/translations/words.cpp"));
        const QByteArray wanted = declared().text();
        if (qEnvironmentVariableIsSet("FULCRUM_WRITE_WORDS")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(wanted), wanted.size());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> has = file.readAll().split('\n'), wants = wanted.split('\n');
        QByteArray faults;
        for (const QByteArray& line : wants)
            if (!has.contains(line)) faults += "\nmissing: " + line;
        for (const QByteArray& line : has)
            if (!wants.contains(line)) faults += "\nnobody says it: " + line;
        if (!faults.isEmpty()) faults += "\nFULCRUM_WRITE_WORDS=1 has the list written anew.";
        QVERIFY2(faults.isEmpty(), faults.constData());
    }

    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"de", "es", "ja", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void everyTextIsTranslated()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral("fulcrum_") + language, translations()));
        QString missing;
        const auto all = declared();
        for (const auto& [context, text] : all.texts())
            if (translator.translate(context.c_str(), text.c_str()).isEmpty())
                missing += QLatin1Char('\n') + QString::fromStdString(context + ": " + text);
        QVERIFY2(missing.isEmpty(), qPrintable(missing));
    }

    void theSchedulerSpeaksTheLanguageOfTheWindow()
    {
        switchTo(QStringLiteral("en"));
        WindowHost host(test::all_kinds(), {});
        host.window().setSimulatesOnOpen(false);
        host.window().setAskUnsaved([](const QString&) { return QMessageBox::Discard; });
        host.window().resize(1280, 800);
        host.window().show();
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("project.toml"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::kProject);
        file.close();
        QVERIFY(host.window().openProject(name));
        host.window().project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        const char* const key = "max_num_batched_tokens";
        QCOMPARE(labelOf(host.window(), key), QStringLiteral("Step budget"));
        const QByteArray before = test::OpenWindow::read(name);

        switchTo(QStringLiteral("de"), &host);
        host.window().project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        QCOMPARE(labelOf(host.window(), key), QStringLiteral("Schrittbudget"));
        const ParameterRow* row = host.window().inspector().row(QLatin1String(key));
        QVERIFY(row->matches(QStringLiteral("schrittb")) && row->matches(QStringLiteral("step b")));
        FieldEditor editor(row->description(), {});
        editor.setValue(Value{std::int64_t{16384}});
        QCOMPARE(editor.findChild<QLineEdit*>()->text(), QStringLiteral("16.384"));
        QCOMPARE(editor.complaint(), QString()); // the full stop groups digits
        for (const ParameterRow* each : host.window().inspector().findChildren<ParameterRow*>())
            QCOMPARE(each->findChild<FieldEditor*>()->complaint(), QString());
        row->findChild<QLineEdit*>()->setFocus();
        QVERIFY(words::parameter(row->description().help).startsWith(QStringLiteral("Höchstens so viele")));
        QCOMPARE(complaintOf(row->description(), Value{std::int64_t{0}}),
                 QStringLiteral("Schrittbudget muss mindestens 1 sein."));
        grab("pipeline", &host.window());

        switchTo(QStringLiteral("zh_CN"), &host);
        host.window().project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        QCOMPARE(labelOf(host.window(), key), QStringLiteral("步预算"));
        grab("pipeline", &host.window());
        QCOMPARE(test::OpenWindow::read(name), before); // files know no language
    }

    // The window that is made anew knows what the one before was told beside its project.
    void anotherLanguageLosesNothing()
    {
        switchTo(QStringLiteral("en"));
        WindowHost host(test::all_kinds(), {});
        host.window().setSimulatesOnOpen(false);
        host.window().setAskUnsaved([](const QString&) { return QMessageBox::Discard; });
        host.window().resize(1280, 800);
        host.window().show();
        host.window().newProject(QStringLiteral("one-engine")); // it has no file
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("m.prom")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("vllm:num_requests_running 3\nvllm:kv_cache_usage_perc 0.5\n");
        file.close();
        const auto isRead = [&] {
            const EvidenceStore::Entry* entry = host.window().evidence().find(file.fileName());
            return entry && entry->data;
        };
        host.window().importEvidence({file.fileName()});
        QVERIFY(QTest::qWaitFor(isRead, 20'000));
        host.window().runPage().chooseBase(QStringLiteral("yesterday"));
        auto* tree = host.window().findChild<QDockWidget*>(QStringLiteral("project"));
        host.window().resizeDocks({tree}, {333}, Qt::Horizontal);
        QTRY_COMPARE(tree->width(), 333);
        host.window().setPage(MainWindow::kRun);
        switchTo(QStringLiteral("de"), &host);
        QVERIFY(QTest::qWaitFor(isRead, 20'000));
        QCOMPARE(host.window().runPage().chosenBase(), QStringLiteral("yesterday"));
        QCOMPARE(host.window().page(), MainWindow::kRun);
        QVERIFY(!host.window().inspector().isVisible());
        host.window().setPage(MainWindow::kPipeline);
        QTRY_COMPARE(host.window().findChild<QDockWidget*>(QStringLiteral("project"))->width(), 333);
        host.window().evidence().clear();
    }

    void searchFindsBothNames()
    {
        switchTo(QStringLiteral("de"));
        test::OpenWindow open;
        QVERIFY(open.openExample());
        auto* tree = open.window->findChild<QTreeView*>(QStringLiteral("palette"));
        auto* find = tree->parentWidget()->findChild<QLineEdit*>();
        for (const char* typed : {"Synthetischer", "Synthetic"}) {
            find->setText(QString::fromLatin1(typed));
            QCOMPARE(tree->model()->rowCount(), 1);
            const QModelIndex group = tree->model()->index(0, 0);
            QCOMPARE(tree->model()->index(0, 0, group).data().toString(),
                     QStringLiteral("Synthetischer Verkehr"));
        }
        for (const char* typed : {"Schrittbudget gesenkt", "step budget was lowered"}) {
            PaletteCommandModel model;
            model.setCommands(open.window->commands());
            model.setQuery(QString::fromLatin1(typed));
            QVERIFY2(model.rowCount() > 0, typed);
            QCOMPARE(model.command(0).title, QStringLiteral("Das Schrittbudget wurde gesenkt"));
        }
    }

    void aRefusedLinkSaysWhyInTheLanguage()
    {
        const scenario::Document document(test::kProject, "p.toml", cluster::node_types(test::all_kinds()));
        const scenario::Scenario& scenario = document.project().scenarios.front();
        const auto refusal = scenario::refusal_of(scenario, "gpu", "engine");
        QVERIFY(refusal && refusal->why == scenario::Refusal::Why::SendsNothing);
        switchTo(QStringLiteral("de"));
        const RefusalText text =
            whyRefused(scenario, QStringLiteral("gpu"), QStringLiteral("engine"), *refusal);
        QVERIFY2(text.reason.contains(QStringLiteral("sendet nichts")), qPrintable(text.reason));
        QVERIFY(!text.wayOut.isEmpty());
        const auto second = scenario::refusal_of(scenario, "chat", "engine");
        QVERIFY(second && second->why == scenario::Refusal::Why::Twice);
        const auto error = scenario::refuse_link(scenario, "chat", "engine");
        QVERIFY(error && error->message == "workload 'chat' is already linked to engine 'engine'");
    }

    void triageAndFixesSpeakTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("de") << QStringLiteral("de");
        QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
    }

    void triageAndFixesSpeakTheLanguageOfTheWindow()
    {
        QFETCH(QString, language);
        switchTo(language);
        test::OpenWindow open(Appearance::Light, {1280, 800});
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(open.write(test::OpenWindow::read(
            QString::fromStdString(test::source_folder() + "/projects/ttft-after-deploy.toml")))));
        window.setPage(MainWindow::kTriage);
        TriagePage& page = window.triagePage();
        QVERIFY(QTest::qWaitFor(
            [&page] {
                return page.analysis().state() == TriageAnalysis::State::Ready && page.analysis().verdict() &&
                       page.analysis().isUpToDate() && !page.analysis().isHelping();
            },
            600'000));
        const triage::Verdict& verdict = *page.analysis().verdict();
        const QString title = words::mechanism(verdict.hypotheses.front().title);
        QVERIFY(title != QString::fromStdString(verdict.hypotheses.front().title));
        QCOMPARE(page.hypotheses().index(0, HypothesesModel::kMechanism).data().toString(), title);
        QVERIFY(page.sentence().startsWith(title));
        QVERIFY(verdictText(verdict).contains(title));
        QVERIFY(verdictText(verdict) != QString::fromStdString(verdict.why));
        for (const triage::Mitigation& action : verdict.mitigations) {
            QVERIFY(words::action(action.title) != QString::fromStdString(action.title));
            QVERIFY(stopText(action) != QString::fromStdString(action.stop));
        }
        for (const std::string& note : verdict.notes)
            QVERIFY2(words::sentence(note) != QString::fromStdString(note), note.c_str());
        for (const triage::LeftOut& one : verdict.left_out)
            QVERIFY2(leftOutText(one) != QString::fromStdString(one.why), one.why.c_str());
        grab("triage", &window);
        window.setPage(MainWindow::kFixes);
        FixesPage& fixes = window.fixesPage();
        QVERIFY(QTest::qWaitFor([&fixes] { return fixes.analysis().decision() != nullptr; }, 60'000));
        grab("fixes", &window);
        const auto decision = fixes.analysis().decision();
        QVERIFY(decidingText(*decision) != QString::fromStdString(decision->deciding_assumption));
        for (const decision::Advice& advice : decision->advice) {
            const decision::Lever& lever = decision->levers[advice.lever];
            QVERIFY(adviceText(*decision, advice) != QString::fromStdString(advice.why));
            QVERIFY(words::lever(lever.title()) != QString::fromStdString(lever.title()));
        }
    }
};

QTEST_MAIN(TestWords)
#include "test_words.moc"
