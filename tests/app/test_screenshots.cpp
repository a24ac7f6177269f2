// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every page, to be looked at by whoever changes one. They land in <build>/screenshots.
#include "measured_files.h"
#include "support/paths.h"
#include "window_test.h"

#include "timeline/timeline_view.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace fulcrum;
using namespace fulcrum::app;

class TestScreenshots : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::useTestFolders(); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
        Settings().forgetLayout();
    }

    void pages_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("appearance");
        for (const QSize size : {QSize(1920, 1080), QSize(1280, 800)})
            for (const Appearance appearance : {Appearance::Dark, Appearance::Light})
                QTest::addRow("%dx%d-%s", size.width(), size.height(),
                              appearance == Appearance::Dark ? "dark" : "light")
                    << size << static_cast<int>(appearance);
    }

    void pages()
    {
        QFETCH(QSize, size);
        QFETCH(int, appearance);
        test::OpenWindow open(static_cast<Appearance>(appearance), size);
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(open.openExample());
        QVERIFY(open.simulate());
        window.project().selectNode(QStringLiteral("budget-2048"), QStringLiteral("engine"));
        grab("pipeline", &window);
        window.setPage(MainWindow::kRun);
        grab("run", &window);
        window.runPage().setMeasured({test::dashboard()});
        window.runPage().timelines()->setSelection(TimeRange{8 * kSecond, 12 * kSecond});
        grab("run-evidence", &window);
        window.setPage(MainWindow::kNotebook);
        grab("notebook-empty", &window);

        window.setPage(MainWindow::kPipeline);
        window.project().setParameter(QStringLiteral("engine"), QStringLiteral("max_num_seqs"),
                                      std::int64_t{256});
        PipelineScene& scene = window.pipelinePage().view().pipeline();
        scene.beginLink(QStringLiteral("chat"));
        scene.aimLink(QStringLiteral("gpu"));
        grab("pipeline-refused", &window);
        scene.cancelGesture();
        QVERIFY(window.openProject(open.write(faulty(), QStringLiteral("faulty.toml"))));
        grab("problems", &window);
    }

private:
    static QByteArray faulty()
    {
        QByteArray text(test::kProject);
        text.replace("rate = \"6 /s\"", "rate = \"6 s\"");
        text.replace("host_time = \"0.5 ms\"", "host_tme = \"0.5 ms\"");
        return text;
    }

    void grab(const char* name, MainWindow* window)
    {
        QTest::qWait(50);
        const QString folder = QString::fromStdString(test::build_folder() + "/screenshots");
        QVERIFY(QDir().mkpath(folder));
        const QPixmap picture = window->grab();
        QCOMPARE(picture.size(), window->size());
        QVERIFY(picture.save(
            folder + QStringLiteral("/%1-%2.png")
                         .arg(QString::fromLatin1(name), QString::fromLatin1(QTest::currentDataTag()))));
    }
};

QTEST_MAIN(TestScreenshots)
#include "test_screenshots.moc"
