// SPDX-License-Identifier: GPL-3.0-or-later
// The run page with the results of the example projects, as pictures for people to look at.
#include "golden/example_projects.h"
#include "shell/theme.h"
#include "study/study.h"
#include "support/kinds.h"
#include "support/paths.h"
#include "timeline/run_page.h"
#include "timeline/timeline_view.h"

#include <QApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app;

class TestTimelineExamples : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        // The offscreen platform has no size hints and says so for each window.
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    }

    void examples_data()
    {
        QTest::addColumn<QString>("project");
        QTest::addColumn<QString>("base");
        QTest::newRow("symptom-3.4") << QStringLiteral("symptom-3.4") << QStringLiteral("observed");
        QTest::newRow("five-symptoms") << QStringLiteral("five-symptoms") << QString();
        QTest::newRow("replay") << QStringLiteral("replay") << QString();
    }

    void examples()
    {
        QFETCH(QString, project);
        QFETCH(QString, base);
        const scenario::Document document = golden::open_project(project.toStdString());
        QVERIFY2(document.runnable(), golden::problems_of(document));
        const scenario::Project& read = document.project();
        const study::StudyOptions options{.replications = read.run.replications, .seed = read.run.seed};
        const auto results = study::run_project(read, {}, test::all_kinds(), options);
        QVERIFY2(results.ok(), results ? "" : to_string(results.errors()).c_str());

        for (const bool dark : {true, false}) {
            const Theme theme = dark ? Theme::dark() : Theme::light();
            qApp->setFont(theme.font(FontRole::Base));
            qApp->setPalette(theme.palette());
            qApp->setStyleSheet(theme.styleSheet());
            RunPage page;
            page.setTheme(theme);
            page.show();
            for (const QSize size : {QSize(1920, 1080), QSize(1280, 800)}) {
                page.resize(size);
                page.showResults(*results, 0, base);
                QCOMPARE(page.currentScenario(), QString::fromStdString(results->front().figures.name));
                save(page, project, dark);
            }
        }
    }

    void cleanupTestCase() { qApp->setStyleSheet({}); }

private:
    static void save(QWidget& page, const QString& project, bool dark)
    {
        const QDir folder(QString::fromStdString(test::build_folder() + "/screenshots"));
        QVERIFY(QDir().mkpath(folder.path()));
        QTest::qWait(50);
        const QString file = QStringLiteral("run-%1-%2-%3x%4.png")
                                 .arg(project, dark ? QStringLiteral("dark") : QStringLiteral("light"))
                                 .arg(page.width())
                                 .arg(page.height());
        QVERIFY(page.grab().save(folder.filePath(file)));
    }
};

QTEST_MAIN(TestTimelineExamples)
#include "test_timeline_examples.moc"
