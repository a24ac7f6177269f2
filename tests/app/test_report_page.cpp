// SPDX-License-Identifier: GPL-3.0-or-later
// Reports as files and on their page: every example in every form with the same numbers, and what the page
// shows of one.
#include "golden/example_projects.h"
#include "support/paths.h"
#include "window_test.h"

#include "report/page_view.h"
#include "report/pdf_writer.h"
#include "report/report_files.h"
#include "report/section_list.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTimer>

using namespace fulcrum;
using namespace fulcrum::app;

namespace
{

QString screenshots()
{
    const QString folder = QString::fromStdString(test::build_folder() + "/screenshots");
    QDir().mkpath(folder);
    return folder;
}

QByteArray joined(const std::vector<report::Mismatch>& mismatches)
{
    std::string text;
    for (const report::Mismatch& one : mismatches)
        text +=
            one.figure + ": expected " + one.expected + ", found " + one.found + " in " + one.where + "\n";
    return QByteArray::fromStdString(text);
}

Result<ReportInput> fastInput(const std::string& name)
{
    const scenario::Document document = golden::open_project(name);
    report::Effort effort;
    effort.fast = true;
    auto results = report::produce(document.project(), document.file(), test::all_kinds(), effort, {});
    if (!results) return results.errors();
    return ReportInput{document.file(), document.text(), std::move(*results)};
}

ReportWish wish()
{
    return {{}, "2026-11-30 14:41 UTC", QPageSize::A4};
}

} // namespace

class TestReportPage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { test::useTestFolders(); }
    void init()
    {
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support propagate).")));
        Settings().forgetLayout();
    }

    void examples_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string& name : golden::project_names())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void examples()
    {
        QFETCH(QString, name);
        const auto input = fastInput(name.toStdString());
        QVERIFY2(input.ok(), input ? "" : to_string(input.errors()).c_str());
        QElapsedTimer clock;
        clock.start();
        const MadeReport made = makeReport(*input, wish());
        const QTemporaryDir folder;
        for (const char* ending : {"pdf", "html", "md", "csv", "json"}) {
            const std::string file = folder.filePath(name).toStdString() + "." + ending;
            const auto written = writeReport(made, file, QPageSize::A4);
            QVERIFY2(written.ok(), written ? "" : to_string(written.errors()).c_str());
            QCOMPARE(written->front(), file);
        }
        const PagedReport pages(made.document);
        qInfo("%s: %d pages, %zu figures, all forms in %lld ms", qPrintable(name), pages.pageCount(),
              made.machine.figures.size(), clock.elapsed());
        QVERIFY(pages.pageCount() >= 2);
        for (const char* ending : {"pdf", "html", "md", "csv", "json"}) {
            const std::string file = folder.filePath(name).toStdString() + "." + ending;
            const std::string bytes = *scenario::read_text_file(file);
            const report::Form form = *report::form_of(file);
            const auto block = report::read_machine(*report::extract(form, bytes));
            QVERIFY(block.ok());
            const auto verified = verifyReport(file, bytes, *block, made, QPageSize::A4);
            QVERIFY2(verified.ok(), verified ? "" : to_string(verified.errors()).c_str());
            QVERIFY2(verified->mismatches.empty(), joined(verified->mismatches));
        }
        sameNumbers(folder.filePath(name), made);
        keepPages(folder.filePath(name + QStringLiteral(".pdf")), name);
    }

    void paperAndPageSayTheSameNumbers()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext of poppler-utils is not installed");
        const auto input = fastInput("tenant-burst");
        QVERIFY(input.ok());
        const MadeReport made = makeReport(*input, wish());
        const auto pdf = writePdf(PagedReport(made.document), made.machine);
        QVERIFY(pdf.ok());
        const auto text = textOfPdf(*pdf);
        QVERIFY2(text.ok(), text ? "" : to_string(text.errors()).c_str());
        const QString seen = QString::fromStdString(*text);
        QJsonObject json =
            QJsonDocument::fromJson(QByteArray::fromStdString(report::to_json(made.machine))).object();
        QVERIFY(json[QStringLiteral("figures")].isArray());
        for (const report::Figure& figure : report::figures_of(made.document)) {
            const QString digits = QString::fromStdString(report::digits_of(figure));
            QVERIFY2(seen.contains(digits),
                     qPrintable(QString::fromStdString(figure.name) + QLatin1Char(' ') + digits));
        }
        // Bookmarks, page numbers, embedded fonts.
        const QByteArray bytes = QByteArray::fromStdString(*pdf);
        QVERIFY(bytes.contains("/Type /Outlines"));
        QVERIFY(bytes.contains("/FontFile2"));
        QVERIFY(seen.contains(QRegularExpression(QStringLiteral("1 ?/ ?\\d"))));
        QVERIFY(pdfIsUntouched(*pdf, [&] {
            auto block = report::read_machine(*report::extract(report::Form::Pdf, *pdf));
            return *block;
        }()));
    }

    void aChangedDigitOfAPdfIsFound()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext of poppler-utils is not installed");
        const auto input = fastInput("symptom-3.4");
        QVERIFY(input.ok());
        const MadeReport made = makeReport(*input, wish());
        MadeReport forged = made;
        std::string figure;
        report::for_each_figure(forged.document, [&](report::Figure& one) {
            if (!figure.empty() || one.quantity != report::Quantity::Seconds || one.run.empty()) return;
            figure = one.name;
            one.value *= 1.5;
            one.low = one.high = one.value;
        });
        auto pdf = writePdf(PagedReport(forged.document), made.machine);
        QVERIFY(pdf.ok());
        auto block = report::read_machine(*report::extract(report::Form::Pdf, *pdf));
        block->form = report::Form::Pdf;
        const auto found = verifyReport("a.pdf", *pdf, *block, made, QPageSize::A4);
        QVERIFY(found.ok());
        QVERIFY(!found->mismatches.empty());
        QVERIFY2(found->mismatches.front().figure.find(figure) != std::string::npos,
                 joined(found->mismatches));
        // A byte of the pages
        pdf = writePdf(PagedReport(made.document), made.machine);
        const auto page = pdf->find("/MediaBox");
        QVERIFY(page != std::string::npos);
        (*pdf)[pdf->find_first_of("123456789", page)] ^= 1;
        block = report::read_machine(*report::extract(report::Form::Pdf, *pdf));
        QVERIFY(!pdfIsUntouched(*pdf, *block));
    }

    // Everything that a long report has, without its simulation: 20 pages and more.
    void aLongReportIsWrittenAtOnce()
    {
        auto input = fastInput("five-symptoms");
        QVERIFY(input.ok());
        // As if the project had four times the scenarios.
        const std::vector<study::ScenarioResult> own = input->results.runs;
        for (const char* more : {", again", ", once more", ", at last"})
            for (study::ScenarioResult run : own) {
                run.figures.name += more;
                input->results.runs.push_back(std::move(run));
            }
        ReportWish all = wish();
        for (const report::SectionKind& kind : report::section_kinds())
            all.sections.emplace_back(kind.id);
        QElapsedTimer clock;
        clock.start();
        const MadeReport made = makeReport(*input, all);
        const PagedReport pages(made.document);
        const auto pdf = writePdf(pages, made.machine);
        qInfo("%d pages, %zu figures: laid out and written in %lld ms", pages.pageCount(),
              made.machine.figures.size(), clock.elapsed());
        QVERIFY(pdf.ok());
        QVERIFY(pages.pageCount() >= 20);
        const qint64 paper = clock.restart();
        const QTemporaryDir folder;
        for (const char* ending : {"html", "md", "csv", "json"})
            QVERIFY(
                writeReport(made, folder.filePath(QStringLiteral("a.")).toStdString() + ending, QPageSize::A4)
                    .ok());
        qInfo("and %lld ms for the other forms; paper took %lld ms", clock.elapsed(), paper);
    }

    void thePageShowsChecksAndUpdate()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(example("tenant-burst")));
        window.setPage(MainWindow::kReport);
        ReportPage& page = window.reportPage();
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy() && page.view().pageCount() > 0; }, 60'000));
        QCOMPARE(page.side().updateText().count(QLatin1Char('\n')), 7);
        page.copyUpdate();
        QCOMPARE(QGuiApplication::clipboard()->text(), page.side().updateText());

        // Without a section there are fewer pages or the same, and its number is gone.
        const int before = page.view().pageCount();
        page.sections().setChosen(QStringLiteral("observations"), false);
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy(); }, 60'000));
        QVERIFY(page.view().pageCount() <= before);
        page.sections().setChosen(QStringLiteral("observations"), true);
        page.sections().move(2, 1);
        QCOMPARE(page.sections().chosen()[1], std::string("observations"));
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy(); }, 60'000));
    }

    // Pages are made on a thread of their own. How long the window is away meanwhile is told, not judged.
    void theWindowStaysAwake()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(window.openProject(example("five-symptoms")));
        window.setPage(MainWindow::kReport);
        ReportPage& page = window.reportPage();
        page.effortBox()->setCurrentIndex(1);
        page.runAll();
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy() && page.hasAll(); }, 300'000));
        const int before = page.view().pageCount();
        qint64 longest = 0;
        QElapsedTimer clock;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, clock.restart()); });
        clock.start();
        beat.start(1);
        page.sections().setChosen(QStringLiteral("tables"), true); // as long as a report gets
        QVERIFY(QTest::qWaitFor([&] { return page.isBusy(); }, 60'000));
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy(); }, 60'000));
        qInfo("%d pages laid out and seen: the window was away for at most %lld ms", page.view().pageCount(),
              longest);
        QVERIFY(page.view().pageCount() > before);
    }

    void exportsAreJobs()
    {
        test::OpenWindow open;
        MainWindow& window = *open.window;
        QVERIFY(open.openExample());
        window.setPage(MainWindow::kReport);
        ReportPage& page = window.reportPage();
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy() && page.view().pageCount() > 0; }, 60'000));
        page.effortBox()->setCurrentIndex(1);
        page.runAll();
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy() && page.hasAll(); }, 300'000));
        for (const char* ending : {"pdf", "html", "md", "csv"}) {
            QSignalSpy written(&page, &ReportPage::written);
            const QString file = open.folder.filePath(QStringLiteral("out.") + QLatin1String(ending));
            page.exportTo(file);
            QVERIFY(page.isBusy());
            QVERIFY(written.wait(60'000));
            QVERIFY(QFile::exists(file));
        }
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy(); }, 60'000));
        // An edit makes it a report of the runs again, until all is run once more.
        window.project().setParameter(QStringLiteral("engine"), QStringLiteral("max_num_seqs"),
                                      std::int64_t{64});
        QVERIFY(!page.hasAll());
        QSignalSpy failed(&page, &ReportPage::failed);
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy(); }, 60'000));
        page.exportTo(QStringLiteral("/nowhere/at/all/out.pdf"));
        QVERIFY(failed.wait(60'000));
    }

    void pictures_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("appearance");
        for (const QSize size : {QSize(1440, 900), QSize(1280, 800)})
            for (const Appearance appearance : {Appearance::Dark, Appearance::Light})
                QTest::addRow("%s-%d", appearance == Appearance::Dark ? "dark" : "light", size.width())
                    << size << static_cast<int>(appearance);
    }

    void pictures()
    {
        QFETCH(QSize, size);
        QFETCH(int, appearance);
        test::OpenWindow open(static_cast<Appearance>(appearance), size);
        MainWindow& window = *open.window;
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(window.openProject(example("tenant-burst")));
        window.setPage(MainWindow::kReport);
        ReportPage& page = window.reportPage();
        page.effortBox()->setCurrentIndex(1);
        page.runAll();
        QVERIFY(QTest::qWaitFor([&] { return !page.isBusy() && page.hasAll(); }, 300'000));
        QTest::qWait(50);
        QVERIFY(window.grab().save(
            screenshots() +
            QStringLiteral("/report-%1.png").arg(QString::fromLatin1(QTest::currentDataTag()))));
    }

private:
    static QString example(const char* name)
    {
        return QString::fromStdString(test::source_folder() + "/projects/" + name + ".toml");
    }

    // Every number of the JSON stands in the text of the page and in that of the paper.
    static void sameNumbers(const QString& stem, const MadeReport& made)
    {
        const auto read = [&](const char* ending) {
            return *scenario::read_text_file(stem.toStdString() + "." + ending);
        };
        const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(read("json"))).object();
        const QJsonArray figures =
            json[QStringLiteral("machine")].toObject()[QStringLiteral("figures")].toArray();
        QCOMPARE(static_cast<std::size_t>(figures.size()), made.machine.figures.size());
        const QString html = QString::fromStdString(report::visible(report::Form::Html, read("html")));
        QString pdf;
        if (!QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            pdf = QString::fromStdString(*textOfPdf(read("pdf"))).simplified();
        for (const QJsonValue figure : figures) {
            const QString text = figure.toObject()[QStringLiteral("text")].toString();
            QVERIFY2(html.contains(text), qPrintable(text));
            // Where a cell breaks its text, the value still stands in one piece.
            const QString value = text.section(QLatin1String(" ("), 0, 0);
            if (!pdf.isEmpty()) QVERIFY2(pdf.contains(value), qPrintable(text));
        }
    }

    // For people to look at.
    static void keepPages(const QString& pdf, const QString& name)
    {
        static const QStringList kept{QStringLiteral("ttft-after-deploy"), QStringLiteral("five-symptoms"),
                                      QStringLiteral("tenant-burst"), QStringLiteral("symptom-3.2")};
        if (!kept.contains(name)) return;
        QProcess process;
        process.start(QStringLiteral("pdftoppm"),
                      {QStringLiteral("-r"), QStringLiteral("70"), QStringLiteral("-png"), pdf,
                       screenshots() + QStringLiteral("/report-") + name});
        process.waitForFinished(60'000);
    }
};

QTEST_MAIN(TestReportPage)
#include "test_report_page.moc"
