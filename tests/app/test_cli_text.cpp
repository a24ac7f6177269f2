// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progress.h"
#include "cli/simulate_text.h"
#include "cli/table.h"

#include <QTest>

using namespace fulcrum;
using namespace fulcrum::app::cli;
using State = study::Figure::State;

class TestCliText : public QObject
{
    Q_OBJECT

private slots:
    void numbersHaveFourDigitsAndNoExponent()
    {
        QCOMPARE(number(0), std::string("0"));
        QCOMPARE(number(0.24631), std::string("0.2463"));
        QCOMPARE(number(0.5), std::string("0.5"));
        QCOMPARE(number(281.44), std::string("281.4"));
        QCOMPARE(number(12046.3), std::string("12046"));
        QCOMPARE(number(1e9), std::string("1000000000"));
        QCOMPARE(number(-3.14159), std::string("-3.142"));
        QCOMPARE(number(1e-9), std::string("0"));
    }

    void intervalsHaveTheDigitsOfTheirValue()
    {
        QCOMPARE(number(Interval{2, 1.5, 2.5}), std::string("2 ±0.5"));
        QCOMPARE(number(Interval{0.2, 0.1, 0.3}, 1000), std::string("200 ±100"));
        QCOMPARE(number(Interval{1, 1, 1}), std::string("1"));
        QCOMPARE(number(Interval{56.78, 56.7799, 56.7801}), std::string("56.78")); // would round to ±0
    }

    void figuresShowWhatIsHidden()
    {
        QCOMPARE(number(study::Figure{State::Known, {1, 1, 1}, {}}), std::string("1"));
        QCOMPARE(number(study::Figure{State::AtLeast, {30, 30, 30}, "why"}, 1000), std::string("≥30000"));
        QCOMPARE(number(study::Figure{}), std::string("–"));
    }

    void countsBytesAndDurations()
    {
        QCOMPARE(count(19366), std::string("19,366"));
        QCOMPARE(count(-1234567), std::string("-1,234,567"));
        QCOMPARE(count(999), std::string("999"));
        QCOMPARE(bytes(4.0 * 1024 * 1024 * 1024), std::string("4 GiB"));
        QCOMPARE(bytes(100), std::string("100 B"));
        QCOMPARE(duration(59.4), std::string("59 s"));
        QCOMPARE(duration(200), std::string("3 min 20 s"));
        QCOMPARE(duration(7260), std::string("2 h 1 min"));
    }

    void columnsAreAligned()
    {
        Table table({"name", "value"});
        table.add({"a", "≥1"});
        table.add({"longer", "1000"});
        QCOMPARE(table.text(), std::string("name    value\n"
                                           "------  -----\n"
                                           "a          ≥1\n"
                                           "longer   1000\n"));
    }

    void progressSaysWhatIsLeft()
    {
        QCOMPARE(progressText(0, 3), std::string("0 %"));
        QCOMPARE(progressText(0.25, 10), std::string("25 %, 30 s left"));
    }

    void remarksOfAllScenariosAreSaidOnce()
    {
        study::ScenarioFigures a, b;
        a.name = "a";
        b.name = "b";
        a.notes = b.notes = {"The price is an estimate"};
        b.steady_state = {false, "The backlog grows", 0, 0, 0, {}};
        const std::string text = simulateText("Title", 1, {a, b}, {});
        const std::size_t first = text.find("The price is an estimate");
        QVERIFY(first != std::string::npos);
        QCOMPARE(text.find("The price is an estimate", first + 1), std::string::npos);
        QVERIFY(text.find("b: No steady state") != std::string::npos);
        QVERIFY(text.find("without intervals") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestCliText)
#include "test_cli_text.moc"
