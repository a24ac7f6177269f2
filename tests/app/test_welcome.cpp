// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in: welcome page, own system, search over everything, text size and language, live answers.
#include "support/paths.h"
#include "window_test.h"

#include "cluster/simulation.h"
#include "help/command_palette.h"
#include "help/examples.h"
#include "help/language.h"
#include "help/own_system.h"
#include "help/shortcut_sheet.h"
#include "help/word_table.h"
#include "inspector/live_answer.h"
#include "inspector/live_strips.h"
#include "inspector/value_slider.h"
#include "shell/window.h"
#include "study/expectations.h"
#include "timeline/timeline_view.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QWhatsThis>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

QString projects()
{
    return QString::fromStdString(test::source_folder() + "/projects");
}

// The figure that a path as in [[expect]] names, of one scenario.
double figureOf(const std::vector<study::ScenarioFigures>& figures, const std::string& scenario,
                const std::string& metric)
{
    scenario::Project project;
    scenario::Expectation expectation;
    expectation.scenario = scenario;
    expectation.metric = metric;
    expectation.at_least = 0;
    project.expectations.push_back(expectation);
    const auto checks = study::check_expectations(project, "test", figures);
    return checks && !checks->empty() ? checks->front().figure.interval.value : NAN;
}

} // namespace

class TestWelcome : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        test::useTestFolders();
        qputenv("FULCRUM_PROJECTS", projects().toUtf8());
    }
    void init()
    {
        // The offscreen platform says of each popup and dialog what it does not do.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        Settings settings;
        settings.forgetLayout();
        settings.clearRecentFiles();
        settings.setTextScale(1);
        settings.setLanguage({});
        settings.setFollowsSystem(false);
    }

    // --- examples

    void everyExampleIsThere()
    {
        QCOMPARE(examplesFolder(), projects());
        QVERIFY(examples().size() >= 7);
        for (const Example& example : examples())
            QVERIFY2(!exampleFile(example.file).isEmpty(), qPrintable(example.file));
        QVERIFY(isExample(projects() + QStringLiteral("/million.toml")));
        QVERIFY(!isExample(QStringLiteral("/tmp/million.toml")));
    }

    // What a lever buys, as the page says it, is what the example project shows.
    void leversBuyWhatThePageSays_data()
    {
        QTest::addColumn<int>("index");
        QCOMPARE(symptoms().size(), std::size_t{5});
        for (int i = 0; i < 5; ++i)
            QTest::newRow(qPrintable(symptoms()[static_cast<std::size_t>(i)].number)) << i;
    }
    void leversBuyWhatThePageSays()
    {
        QFETCH(int, index);
        const Symptom symptom = symptoms()[static_cast<std::size_t>(index)];
        const QString file = exampleFile(symptom.file);
        QVERIFY(!file.isEmpty());
        const auto text = scenario::read_text_file(file.toStdString());
        QVERIFY(text.ok());
        const cluster::Kinds kinds = test::all_kinds();
        const scenario::Document document(*text, file.toStdString(), cluster::node_types(kinds));
        QVERIFY(document.runnable());
        study::StudyOptions options;
        options.replications = document.project().run.replications;
        options.seed = document.project().run.seed;
        const auto results =
            study::run_project(document.project(), {symptom.buys.before, symptom.buys.after}, kinds, options);
        QVERIFY(results.ok());
        std::vector<study::ScenarioFigures> figures;
        for (const study::ScenarioResult& result : *results)
            figures.push_back(result.figures);
        const double from = figureOf(figures, symptom.buys.before, symptom.buys.metric);
        const double to = figureOf(figures, symptom.buys.after, symptom.buys.metric);
        const QByteArray seen = QStringLiteral("%1: %2 to %3").arg(symptom.number).arg(from).arg(to).toUtf8();
        QVERIFY2(std::abs(from / symptom.buys.from - 1) < 0.01, seen);
        QVERIFY2(std::abs(to / symptom.buys.to - 1) < 0.01, seen);
    }

    void symptomsOpenTheirProjects()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        window.setPage(MainWindow::kWelcome);
        WordTable& table = window.welcomePage().symptomTable();
        QCOMPARE(table.rows(), 5);
        table.selectRow(3);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_Return);
        QVERIFY(window.project().file().endsWith(QStringLiteral("symptom-3.4.toml")));
        auto buttons = table.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 5);
        buttons.front()->click();
        QVERIFY(window.project().file().endsWith(QStringLiteral("symptom-3.1.toml")));
        for (int row = 0; row < table.rows(); ++row)
            for (int column = 0; column < 6; ++column)
                QVERIFY(!table.model()->index(row, column).data().toString().isEmpty());
    }

    void nextStepFollowsWhatIsOpen()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        window.setPage(MainWindow::kWelcome);
        auto* next = window.welcomePage().findChild<QPushButton*>(QStringLiteral("nextStep"));
        QVERIFY(window.welcomePage().nextStep().contains(QStringLiteral("five symptoms")));
        next->click();
        QVERIFY(window.project().file().endsWith(QStringLiteral("five-symptoms.toml")));
        QVERIFY(window.welcomePage().nextStep().contains(QStringLiteral("simulate")));
        QVERIFY(open.openExample());
        QVERIFY(open.simulate());
        QVERIFY(window.welcomePage().nextStep().contains(QStringLiteral("run")));
        next->click();
        QVERIFY(window.runPage().isVisible());
        QVERIFY(!window.welcomePage().nextStep().isEmpty());
    }

    // --- own system

    void aLaunchLineBecomesAProject()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        window.setPage(MainWindow::kWelcome);
        OwnSystem& own = window.welcomePage().ownSystem();
        own.setCommand(
            QStringLiteral("vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 96 --enforce-eager "
                           "--some-odd-flag 3 --api-key sk-verysecret"));
        own.setRate(QStringLiteral("2 /s"));
        own.make();
        QTRY_VERIFY_WITH_TIMEOUT(!own.complaint().isEmpty(), 60'000); // no GPU was named
        evidence::launch::Given given;
        given.command = "vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 96 --some-odd-flag 3";
        given.rate = 2;
        given.gpu = "h100-sxm";
        window.makeProject(given);
        QTRY_VERIFY_WITH_TIMEOUT(window.project().currentScenario(), 60'000);
        QVERIFY2(window.project().document().runnable(),
                 to_string(window.project().document().problems()).c_str());
        QVERIFY(window.project().file().isEmpty());
        QCOMPARE(window.page(), MainWindow::kPipeline);
        QVERIFY(QByteArray::fromStdString(window.project().document().text()).contains("max_num_seqs = 96"));
        bool odd = false;
        for (int row = 0; row < window.problems().rowCount(); ++row)
            odd = odd || window.problems().problem(row).message.contains(QStringLiteral("some-odd-flag"));
        QVERIFY(odd);
        QVERIFY(open.simulate());
        // Another project has nothing to do with it.
        QVERIFY(open.openExample());
        for (int row = 0; row < window.problems().rowCount(); ++row)
            QVERIFY(!window.problems().problem(row).message.contains(QStringLiteral("some-odd-flag")));
    }

    void nothingGivenIsSaid()
    {
        test::OpenWindow open;
        OwnSystem& own = open.window->welcomePage().ownSystem();
        QSignalSpy made(&own, &OwnSystem::makeRequested);
        own.make();
        QVERIFY(!own.complaint().isEmpty());
        own.setCommand(QStringLiteral("vllm serve Qwen/Qwen3-8B"));
        own.setRate(QStringLiteral("3 apples"));
        own.make();
        QVERIFY(own.complaint().contains(QStringLiteral("3 apples")));
        QCOMPARE(made.count(), 0);
        own.addFiles({QStringLiteral("/a/deploy.yaml"), QStringLiteral("/a/deploy.yaml")});
        QCOMPARE(own.files().size(), 1);
    }

    // --- search

    void paletteRanks()
    {
        const PaletteCommand simulate{QStringLiteral("Simulate"), QStringLiteral("Run"), {}, {}, {}};
        QVERIFY(paletteScore(simulate, QStringLiteral("sim")) >
                paletteScore(simulate, QStringLiteral("late")));
        QVERIFY(paletteScore(simulate, QStringLiteral("late")) >
                paletteScore(simulate, QStringLiteral("run")));
        QVERIFY(paletteScore(simulate, QStringLiteral("smlt")) >= 0);
        QVERIFY(paletteScore(simulate, QStringLiteral("xyz")) < 0);
        QVERIFY(paletteScore(simulate, QStringLiteral("run sim")) >= 0);
        PaletteCommandModel model;
        QAbstractItemModelTester tester(&model);
        model.setCommands({simulate, {QStringLiteral("Save"), {}, {}, {}, {}}});
        model.setQuery(QStringLiteral("sa"));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.command(0).title, QStringLiteral("Save"));
    }

    void paletteFindsEverything_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("detail");
        QTest::newRow("action") << QStringLiteral("Simulate all") << QStringLiteral("Run");
        QTest::newRow("page") << QStringLiteral("Notebook") << QStringLiteral("View");
        QTest::newRow("scenario") << QStringLiteral("budget 2,048") << QStringLiteral("scenario");
        QTest::newRow("node") << QStringLiteral("Long documents") << QStringLiteral("node documents");
        QTest::newRow("parameter by its flag")
            << QStringLiteral("--max-num-seqs") << QStringLiteral("parameter");
        QTest::newRow("mechanism") << QStringLiteral("whole-prompts-in-a-step")
                                   << QStringLiteral("mechanism");
        QTest::newRow("lever") << QStringLiteral("chunked-prefill") << QStringLiteral("lever");
        QTest::newRow("example") << QStringLiteral("million") << QStringLiteral("example");
    }
    void paletteFindsEverything()
    {
        QFETCH(QString, query);
        QFETCH(QString, detail);
        test::OpenWindow open;
        QVERIFY(open.openExample());
        PaletteCommandModel model;
        model.setCommands(open.window->commands());
        model.setQuery(query);
        bool found = false;
        for (int row = 0; row < std::min(5, model.rowCount()); ++row)
            found = found || model.command(row).detail.contains(detail);
        QVERIFY2(found, qPrintable(query));
    }

    void paletteDoesWhatIsChosen()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keySequence(&window, QKeySequence(QStringLiteral("Ctrl+K")));
        CommandPalette& palette = window.commandPalette();
        QVERIFY(palette.isVisible());
        auto* line = palette.findChild<QLineEdit*>(QStringLiteral("commandLine"));
        QCOMPARE(QApplication::focusWidget(), line);
        QTest::keyClicks(line, QStringLiteral("max-num-batched"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QCOMPARE(window.project().selection().nodes, QStringList{QStringLiteral("engine")});
        ParameterRow* row = window.inspector().row(QStringLiteral("max_num_batched_tokens"));
        QVERIFY(row->isAncestorOf(QApplication::focusWidget()));
        QTest::keySequence(&window, QKeySequence(QStringLiteral("Ctrl+K")));
        QTest::keyClicks(line, QStringLiteral("no such thing at all"));
        QTest::keyClick(line, Qt::Key_Return);
        QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
        QVERIFY(row->isAncestorOf(QApplication::focusWidget())); // it gives the focus back
    }

    void keysAreListed()
    {
        test::OpenWindow open;
        open.window->showShortcuts();
        auto* sheet = open.window->findChild<ShortcutSheet*>();
        QVERIFY(sheet && sheet->isVisible());
        delete sheet;
        for (const ShortcutGroup& group : viewShortcuts())
            QVERIFY(!group.title.isEmpty() && !group.keys.empty());
    }

    void everyPageExplainsItself()
    {
        test::OpenWindow open;
        for (int page = MainWindow::kWelcome; page <= MainWindow::kReport; ++page) {
            open.window->setPage(static_cast<MainWindow::Page>(page));
            open.window->explainFocus();
            QWhatsThis::hideText();
        }
    }

    // --- text size, language, theme

    void anotherTextSizeKeepsTheWork()
    {
        QTemporaryDir folder;
        WindowHost host(test::all_kinds(), {});
        host.window().setSimulatesOnOpen(false);
        host.window().setAskUnsaved([](const QString&) { return QMessageBox::Discard; });
        host.window().resize(1440, 900);
        host.window().show();
        QFile file(folder.filePath(QStringLiteral("a.toml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::kProject);
        file.close();
        QVERIFY(host.window().openProject(file.fileName()));
        host.window().project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        host.window().project().setParameter(QStringLiteral("engine"), QStringLiteral("max_num_seqs"),
                                             std::int64_t{64});
        host.window().simulateCurrent();
        QVERIFY(QTest::qWaitFor([&] { return !host.window().simulator().isSimulating(); }, 60'000));
        host.window().setPage(MainWindow::kRun);
        const MainWindow* before = &host.window();
        host.window().setTextScale(1.5);
        QTRY_VERIFY(metrics::scale() == 1.5);
        Q_UNUSED(before);
        MainWindow& window = host.window();
        window.setAskUnsaved([](const QString&) { return QMessageBox::Discard; });
        QCOMPARE(window.page(), MainWindow::kRun);
        QCOMPARE(window.project().selection().nodes, QStringList{QStringLiteral("engine")});
        QVERIFY(window.simulator().result(QStringLiteral("observed")));
        QCOMPARE(window.runPage().currentScenario(), QStringLiteral("observed"));
        QVERIFY(window.project().isEdited());
        QCOMPARE(window.project().undoStack()->count(), 1);
        QTest::keySequence(&window, QKeySequence(QStringLiteral("Ctrl+Z")));
        window.project().undoStack()->setIndex(0);
        QVERIFY(!window.project().isEdited());
        QCOMPARE(qApp->font().pixelSize(), 20);
        window.setTextScale(1);
        QTRY_COMPARE(metrics::scale(), 1.0);
        QCOMPARE(qApp->font().pixelSize(), 13);
    }

    void speaksAnotherLanguageAtOnce()
    {
        QTemporaryDir folder;
        QFile::copy(QString::fromStdString(test::build_folder()) + QStringLiteral("/app/fulcrum_de.qm"),
                    folder.filePath(QStringLiteral("fulcrum_de.qm")));
        if (!QFile::exists(folder.filePath(QStringLiteral("fulcrum_de.qm"))))
            QSKIP("The German texts have not been compiled: build the program first.");
        QCOMPARE(availableLanguages(folder.path()),
                 (QStringList{QStringLiteral("de"), QStringLiteral("en")}));
        QCOMPARE(languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
        installLanguage(QStringLiteral("de"), folder.path());
        QCOMPARE(InspectorPanel::tr("Run settings") == QStringLiteral("Run settings"), false);
        installLanguage(QStringLiteral("en"), folder.path());
        QCOMPARE(InspectorPanel::tr("Run settings"), QStringLiteral("Run settings"));
        installLanguage(QStringLiteral("C"), folder.path());
        QCOMPARE(installedLanguage(), QStringLiteral("C"));
    }

    void followsTheSystemsTheme()
    {
        test::OpenWindow open(Appearance::Light);
        open.window->followSystemAppearance();
        QVERIFY(Settings().followsSystem());
        QCOMPARE(Settings().appearance(), systemAppearance());
        QEvent change(QEvent::ThemeChange);
        QApplication::sendEvent(open.window.get(), &change);
        QCOMPARE(Settings().appearance(), systemAppearance());
    }

    // --- live answers

    void slidersReachTheirRange()
    {
        ParameterDescription whole;
        whole.key = "n";
        whole.label = "N";
        whole.type = ParameterType::Integer;
        whole.minimum = 1;
        whole.maximum = 1024;
        QVERIFY(ValueSlider::serves(whole));
        ValueSlider slider(whole, Theme::dark());
        slider.setValue(std::int64_t{32});
        QCOMPARE(std::get<std::int64_t>(slider.valueAt(0)), std::int64_t{1});
        QCOMPARE(std::get<std::int64_t>(slider.valueAt(1)), std::int64_t{1024});
        QCOMPARE(std::get<std::int64_t>(slider.valueAt(0.5)), std::int64_t{32});
        ParameterDescription flag;
        flag.type = ParameterType::Boolean;
        QVERIFY(!ValueSlider::serves(flag));
    }

    void aDragIsOneStepAndAnswersAtOnce()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.project().selectNode(QStringLiteral("observed"), QStringLiteral("engine"));
        ParameterRow* row = window.inspector().row(QStringLiteral("max_num_batched_tokens"));
        row->findChild<QLineEdit*>()->setFocus();
        QTRY_VERIFY(row->slider());
        QTest::qWait(20);
        QSignalSpy answered(&window.liveAnswer(), &LiveAnswer::answered);
        QSignalSpy finished(&window.simulator(), &Simulator::finished);
        ValueSlider& slider = *row->slider();
        const int y = 9;
        QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(slider.width() * 3 / 4, y));
        for (int x = slider.width() * 3 / 4; x > slider.width() / 3; x -= 10) {
            QMouseEvent move(QEvent::MouseMove, QPointF(x, y), slider.mapToGlobal(QPointF(x, y)),
                             Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(&slider, &move);
        }
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, QPoint(slider.width() / 3, y));
        QCOMPARE(window.project().undoStack()->count(), 1);
        QVERIFY(answered.wait(20'000));
        QTRY_VERIFY(!window.liveAnswer().isBusy());
        const auto figures = answered.back().front().value<LiveFigures>();
        QCOMPARE(figures.why, QString());
        QVERIFY(figures.figures.size() >= 4);
        QCOMPARE(figures.classes.size(), std::size_t{2}); // chats and documents
        QVERIFY(figures.classes.front().figures.front().today);
        QCOMPARE(figures.series.size(), std::size_t{4});
        for (const LiveSeries& series : figures.series) {
            QCOMPARE(series.today.size(), std::size_t{LiveAnswer::kColumns});
            QCOMPARE(series.edited.size(), std::size_t{LiveAnswer::kColumns});
        }
        QVERIFY(!window.inspector().liveStrips().isHidden());
        QVERIFY(window.inspector().liveText().contains(QStringLiteral("documents")) ||
                window.inspector().liveText().contains(QStringLiteral("Long documents")));
        QVERIFY(window.inspector().liveText().contains(QStringLiteral("ITL p99")));
        // Whole prompts no longer fit into a step: the gaps are shorter.
        QCOMPARE(figures.figures[2].name, QStringLiteral("ITL p99"));
        QVERIFY(*figures.figures[2].edited < *figures.figures[2].today);
        QVERIFY(finished.wait(60'000)); // the hand rests
        QVERIFY(window.simulator().result(QStringLiteral("observed")));
        window.project().undoStack()->undo();
        QVERIFY(!window.project().isEdited());
    }

    // --- notes from the Run page

    void aMomentOfTheRunIsNoted()
    {
        test::OpenWindow open;
        QVERIFY(open.openExample());
        QVERIFY(open.simulate());
        MainWindow& window = *open.window;
        window.setPage(MainWindow::kRun);
        window.runPage().timelines()->setCursorTime(8 * kSecond);
        QTest::keyClick(window.runPage().timelines(), Qt::Key_N);
        QCOMPARE(window.page(), MainWindow::kNotebook);
        QCOMPARE(window.project().project().notes.size(), std::size_t{1});
        QCOMPARE(window.project().project().notes.front().at->at, 8 * kSecond);
        QVERIFY(!window.project().project().notes.front().at->utc);
        window.project().undoStack()->undo();
        QVERIFY(window.project().project().notes.empty());
    }

    // --- pictures

    void pictures_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("appearance");
        for (const QSize size : {QSize(1440, 900), QSize(1280, 800)})
            for (const Appearance appearance : {Appearance::Dark, Appearance::Light})
                QTest::addRow("%dx%d-%s", size.width(), size.height(),
                              appearance == Appearance::Dark ? "dark" : "light")
                    << size << static_cast<int>(appearance);
    }
    void pictures()
    {
        QFETCH(QSize, size);
        QFETCH(int, appearance);
        test::OpenWindow open(static_cast<Appearance>(appearance), size);
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.setPage(MainWindow::kWelcome);
        grab("welcome-empty", window);
        window.setSimulatesOnOpen(true);
        QVERIFY(window.openExample(exampleFile(QStringLiteral("five-symptoms.toml"))));
        QVERIFY(QTest::qWaitFor([&] { return !window.simulator().isSimulating(); }, 120'000));
        window.welcomePage().symptomTable().selectRow(3);
        grab("welcome", window);
        window.openPalette();
        window.commandPalette().setQuery(QStringLiteral("max"));
        grab("palette", window);
        QTest::keyClick(window.commandPalette().findChild<QLineEdit*>(), Qt::Key_Escape);
        window.showShortcuts();
        auto* sheet = window.findChild<ShortcutSheet*>();
        QTest::qWait(20);
        save("keys", sheet->grab());
        delete sheet;
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.setPage(MainWindow::kPipeline);
        window.project().selectNode(QStringLiteral("frozen-tail"), QStringLiteral("engine"));
        window.inspector().showParameter(QStringLiteral("max_num_batched_tokens"));
        ParameterRow* row = window.inspector().row(QStringLiteral("max_num_batched_tokens"));
        QVERIFY(row->slider());
        QTest::qWait(20);
        QSignalSpy answered(&window.liveAnswer(), &LiveAnswer::answered);
        QTest::mouseClick(row->slider(), Qt::LeftButton, {}, QPoint(row->slider()->width() / 2, 9));
        QVERIFY(answered.wait(20'000));
        grab("live", window);
    }

private:
    static void save(const char* name, const QPixmap& picture)
    {
        const QString folder = QString::fromStdString(test::build_folder() + "/screenshots");
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(picture.save(
            folder + QStringLiteral("/%1-%2.png")
                         .arg(QString::fromLatin1(name), QString::fromLatin1(QTest::currentDataTag()))));
    }
    static void grab(const char* name, MainWindow& window)
    {
        QTest::qWait(50);
        save(name, window.grab());
    }
};

QTEST_MAIN(TestWelcome)
#include "test_welcome.moc"
