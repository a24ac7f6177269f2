// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/numbers.h"
#include "shell/theme.h"

#include <QDir>
#include <QFontMetricsF>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace fulcrum::app;

class TestTheme : public QObject
{
    Q_OBJECT
private slots:
    // A tenfold value would be taken for what was typed.
    void numbersAreReadAsTheLanguageWritesThem()
    {
        const QLocale before;
        QLocale::setDefault(QLocale::c());
        QCOMPARE(plainNumbers(QStringLiteral("8,192")), QStringLiteral("8192"));
        QCOMPARE(plainNumbers(QStringLiteral("1,234,567.5 ms")), QStringLiteral("1234567.5 ms"));
        QCOMPARE(plainNumbers(QStringLiteral("0,9")), QStringLiteral("0,9")); // to be refused
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(plainNumbers(QStringLiteral("0,9")), QStringLiteral("0.9"));
        QCOMPARE(plainNumbers(QStringLiteral("20,5 % bis 21,5 %")), QStringLiteral("20.5 % bis 21.5 %"));
        QCOMPARE(plainNumbers(QStringLiteral("1.234,5")), QStringLiteral("1234.5"));
        QCOMPARE(plainNumbers(QStringLiteral("0.9")), QStringLiteral("0.9")); // as files have it
        QLocale::setDefault(before);
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    void numbersHaveThreeSignificantDigits()
    {
        QCOMPARE(formatNumber(0), QStringLiteral("0"));
        QCOMPARE(formatNumber(0.01416), QStringLiteral("0.0142"));
        QCOMPARE(formatNumber(2.6649), QStringLiteral("2.66"));
        QCOMPARE(formatNumber(9.999), QStringLiteral("10.0"));
        QCOMPARE(formatNumber(706.2), QStringLiteral("706"));
        QCOMPARE(formatNumber(8192), QStringLiteral("8,190"));
        QCOMPARE(formatNumber(-12.34), QStringLiteral("\u221212.3"));
        QCOMPARE(formatNumber(NAN), QStringLiteral("\u2013"));
        QCOMPARE(formatInteger(1234567), QStringLiteral("1,234,567"));
        QCOMPARE(formatInteger(-999), QStringLiteral("\u2212999"));
        QCOMPARE(formatRange(14, 28.04, 1), QStringLiteral("14.0\u201328.0"));
        QCOMPARE(formatDecimals(-0.001, 1), QStringLiteral("0.0"));
    }

    void timesCarryTheirUnit()
    {
        QCOMPARE(formatSeconds(0.7061).text(), QStringLiteral("706 ms"));
        QCOMPARE(formatSeconds(2.61).text(), QStringLiteral("2.61 s"));
        QCOMPARE(formatSeconds(150).text(), QStringLiteral("150 s"));
        QCOMPARE(formatSeconds(600).text(), QStringLiteral("10.0 min"));
        QCOMPARE(formatSeconds(0).text(), QStringLiteral("0 s"));
        QCOMPARE(formatSecondsIn(0.0287, QStringLiteral("ms")), QStringLiteral("28.7"));
        QCOMPARE(formatClock(65), QStringLiteral("1:05"));
        QCOMPARE(formatClock(3723), QStringLiteral("1:02:03"));
        QCOMPARE(formatClock(1.25, 0.05), QStringLiteral("0:01.25"));
        QCOMPARE(formatBytes(80.0 * (1 << 30)).text(), QStringLiteral("80.0 GiB"));
    }

    void digitsStandInColumns()
    {
        const QFontMetricsF metrics(Theme::dark().font(FontRole::Table));
        QCOMPARE(tabularWidth(metrics, QStringLiteral("111.1")),
                 tabularWidth(metrics, QStringLiteral("888.8")));
    }

    void everyIconDraws()
    {
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList();
        QVERIFY(files.size() > 50);
        for (const QString& file : files) {
            const QString name = file.chopped(4);
            const QImage picture = iconPixmap(name, Theme::dark().text).toImage();
            bool drawn = false;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    drawn = drawn || qAlpha(picture.pixel(x, y)) > 0;
            QVERIFY2(drawn, qPrintable(name));
        }
        QVERIFY(icon(QStringLiteral("no such icon"), Theme::dark())
                    .pixmap(16)
                    .toImage()
                    .pixelColor(8, 8)
                    .alpha() == 0);
    }

    void styleSheetsNameNoTokenThatIsNotFilledIn()
    {
        for (const Theme& theme : {Theme::dark(), Theme::light()}) {
            const QString sheet = theme.styleSheet();
            QVERIFY(sheet.size() > 1000);
            QVERIFY(!sheet.contains(QLatin1Char('@')));
        }
    }

    void sizesFollowTheTextSize()
    {
        metrics::setScale(2);
        QCOMPARE(metrics::kRow, 48);
        QCOMPARE(metrics::kInspector, 608);
        const Theme large = Theme::of(Appearance::Dark);
        QCOMPARE(large.font(FontRole::Base).pixelSize(), 26);
        QVERIFY(large.styleSheet().contains(QStringLiteral("* { font-size: 26px; }")));
        QVERIFY(large.styleSheet().contains(QStringLiteral("border: 1px solid")));
        metrics::setScale(5);
        QCOMPARE(metrics::scale(), metrics::kLargestScale);
        metrics::setScale(1);
        QCOMPARE(metrics::kRow, 24);
        QCOMPARE(Theme::of(Appearance::Light).styleSheet(), Theme::light().styleSheet());
    }

    // WCAG AA for every text colour on every surface it is used on.
    void textsReadOnTheirSurfaces()
    {
        for (const Theme& t : {Theme::dark(), Theme::light()}) {
            for (const QColor& surface : {t.bg0, t.bg1, t.bg2, t.sel}) {
                for (const QColor& text : {t.text, t.text2, t.text3})
                    QVERIFY2(contrast(text, surface) >= 4.5, qPrintable(text.name() + surface.name()));
            }
            for (const QColor& text : {t.error, t.warning, t.ok, t.info, t.accent})
                QVERIFY2(contrast(text, t.bg2) >= 4.5, qPrintable(text.name()));
            QVERIFY(contrast(t.onFill, t.fill) >= 4.5);
            QVERIFY(contrast(t.line2, t.bg0) >= 3.0);
        }
    }

private:
    static double luminance(const QColor& color)
    {
        const auto linear = [](double c) {
            return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
               0.0722 * linear(color.blueF());
    }
    static double contrast(const QColor& a, const QColor& b)
    {
        const double la = luminance(a), lb = luminance(b);
        return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
    }
};

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
