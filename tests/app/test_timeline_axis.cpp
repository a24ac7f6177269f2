// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/time_axis.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app;

class TestTimelineAxis : public QObject
{
    Q_OBJECT

private slots:
    void mapsTimesToPixelsAndBack()
    {
        TimeAxis axis = overTenSeconds();
        QCOMPARE(axis.toPixel(0), 100.0);
        QCOMPARE(axis.toPixel(5 * kSecond), 600.0);
        QCOMPARE(axis.toTime(600), 5 * kSecond);
        QCOMPARE(axis.toTime(-50), TimeNs{0});
        QCOMPARE(axis.toTime(5000), 10 * kSecond);
    }

    void zoomKeepsWhatIsUnderThePointer()
    {
        TimeAxis axis = overTenSeconds();
        axis.zoomAt(400, 2); // 3 s
        QCOMPARE(axis.visible().length(), 5 * kSecond);
        QCOMPARE(axis.toTime(400), 3 * kSecond);
        axis.zoomAt(400, 0.5);
        QCOMPARE(axis.visible(), (TimeRange{0, 10 * kSecond}));
    }

    void zoomAndPanStayInside()
    {
        TimeAxis axis = overTenSeconds();
        axis.zoomAt(600, 1e12);
        QCOMPARE(axis.visible().length(), TimeAxis::kShortest);
        axis.pan(-1e15);
        QCOMPARE(axis.visible().from, TimeNs{0});
        axis.zoomAt(600, 1e-12);
        QCOMPARE(axis.visible(), axis.extent());
        axis.pan(300);
        QCOMPARE(axis.visible(), axis.extent());
        axis.show({-5 * kSecond, -4 * kSecond});
        QCOMPARE(axis.visible(), (TimeRange{0, kSecond}));
    }

    void historyTakesGesturesBackAsAWhole()
    {
        TimeAxis axis = overTenSeconds();
        QVERIFY(!axis.back());
        axis.show({2 * kSecond, 4 * kSecond});
        axis.zoomAt(300, 1.2);
        axis.zoomAt(300, 1.2);
        axis.zoomAt(300, 1.2);
        axis.pan(10);
        axis.pan(10);
        QVERIFY(axis.back()); // both pans
        QVERIFY(axis.back()); // the three zooms
        QCOMPARE(axis.visible(), (TimeRange{2 * kSecond, 4 * kSecond}));
        QVERIFY(axis.back());
        QCOMPARE(axis.visible(), axis.extent());
        QVERIFY(!axis.back());
    }

    void newExtentForgetsHistory()
    {
        TimeAxis axis = overTenSeconds();
        axis.show({0, kSecond});
        axis.setExtent({0, 20 * kSecond});
        QCOMPARE(axis.visible().until, 20 * kSecond);
        QVERIFY(!axis.back());
        axis.setExtent({5, 5}); // a run that never started
        QVERIFY(axis.visible().length() >= TimeAxis::kShortest);
    }

    void stepsAreOneTwoFive()
    {
        QCOMPARE(niceTimeStep(0), TimeNs{1});
        QCOMPARE(niceTimeStep(3e3), 5 * kMicrosecond);
        QCOMPARE(niceTimeStep(1.1e6), 2 * kMillisecond);
        QCOMPARE(niceTimeStep(6e9), 10 * kSecond);
        QCOMPARE(niceTimeStep(11e9), 20 * kSecond);
        QCOMPARE(niceTimeStep(21e9), 60 * kSecond);
        QCOMPARE(niceTimeStep(130e9), 300 * kSecond);
        QCOMPARE(niceTimeStep(1300e9), 3600 * kSecond);
        QCOMPARE(niceCeiling(0.0), 1.0);
        QCOMPARE(niceCeiling(0.3), 0.5);
        QCOMPARE(niceCeiling(51.0), 100.0);
        QCOMPARE(niceCeiling(2000.0), 2000.0);
    }

    void labelsNameTheirUnit_data()
    {
        QTest::addColumn<TimeNs>("from");
        QTest::addColumn<TimeNs>("until");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QStringList>("labels");
        const auto row = [](const char* name, TimeNs from, TimeNs until, const char* unit,
                            QStringList labels) {
            QTest::newRow(name) << from << until << QString::fromLatin1(unit) << labels;
        };
        row("milliseconds", 0, 400 * kMillisecond, "ms",
            {QStringLiteral("0"), QStringLiteral("100"), QStringLiteral("200"), QStringLiteral("300"),
             QStringLiteral("400")});
        row("seconds", 0, 80 * kSecond, "s",
            {QStringLiteral("0"), QStringLiteral("20"), QStringLiteral("40"), QStringLiteral("60"),
             QStringLiteral("80")});
        row("parts of a second", 200 * kSecond, 202 * kSecond, "s",
            {QStringLiteral("200.0"), QStringLiteral("200.5"), QStringLiteral("201.0"),
             QStringLiteral("201.5"), QStringLiteral("202.0")});
        row("minutes", 0, 240 * kSecond, "min:s",
            {QStringLiteral("0:00"), QStringLiteral("1:00"), QStringLiteral("2:00"), QStringLiteral("3:00"),
             QStringLiteral("4:00")});
        row("hours", 0, 4 * 3600 * kSecond, "h:min:s",
            {QStringLiteral("0:00:00"), QStringLiteral("1:00:00"), QStringLiteral("2:00:00"),
             QStringLiteral("3:00:00"), QStringLiteral("4:00:00")});
    }

    void labelsNameTheirUnit()
    {
        QFETCH(TimeNs, from);
        QFETCH(TimeNs, until);
        QFETCH(QString, unit);
        QFETCH(QStringList, labels);
        TimeAxis axis;
        axis.setExtent({from, until});
        axis.setPixels(0, 400);
        QStringList seen;
        for (const Tick& tick : axis.ticks(80)) {
            if (!tick.label.isEmpty()) seen << tick.label;
        }
        QCOMPARE(seen, labels);
        QCOMPARE(axis.unit(80), unit);
    }

    void smallTicksDivideTheLargeOnes_data()
    {
        QTest::addColumn<TimeNs>("length");
        QTest::addColumn<TimeNs>("small");
        QTest::newRow("1 s") << 5 * kSecond << 200 * kMillisecond;
        QTest::newRow("2 s") << 10 * kSecond << 500 * kMillisecond;
        QTest::newRow("20 s") << 100 * kSecond << 5 * kSecond;
        QTest::newRow("1 min") << 300 * kSecond << 10 * kSecond;
        QTest::newRow("2 min") << 600 * kSecond << 30 * kSecond;
    }

    void smallTicksDivideTheLargeOnes()
    {
        QFETCH(TimeNs, length);
        QFETCH(TimeNs, small);
        TimeAxis axis;
        axis.setExtent({0, length});
        axis.setPixels(0, 500);
        const std::vector<Tick> ticks = axis.ticks(100);
        QVERIFY(ticks.size() > 1);
        QCOMPARE(ticks[1].at - ticks[0].at, small);
        QCOMPARE(ticks.size(), static_cast<std::size_t>(length / small + 1));
    }

    void cursorIsAsPreciseAsAPixel()
    {
        TimeAxis axis = overTenSeconds(); // 10 ms a pixel
        QCOMPARE(axis.timeAtPixel(433), QStringLiteral("3.33\u2009s"));
    }

private:
    static TimeAxis overTenSeconds()
    {
        TimeAxis axis;
        axis.setExtent({0, 10 * kSecond});
        axis.setPixels(100, 1000);
        return axis;
    }
};

QTEST_GUILESS_MAIN(TestTimelineAxis)
#include "test_timeline_axis.moc"
