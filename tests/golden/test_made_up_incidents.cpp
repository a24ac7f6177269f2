// SPDX-License-Identifier: GPL-3.0-or-later
// A small table of made-up incidents (tests/support/incidents.h): is the mechanism found, is one that the
// catalogue lacks not made up, and do figures that have not moved say nothing? tests/bench/triage_incidents
// makes a large one.
#include "support/incident_world.h"
#include "support/incidents.h"

#include <QTest>

#include <cmath>
#include <string>

using namespace fulcrum;

class TestMadeUpIncidents : public QObject
{
    Q_OBJECT

private slots:
    void the_mechanism_is_found_and_an_unknown_one_is_not_made_up()
    {
        if (!test::have_layer_tables()) QSKIP("the layer tables are not on this machine");
        test::IncidentOptions options;
        options.incidents = 30;
        options.of_a_world = 15;
        options.severities = 4;
        options.seed = 11;
        std::string lines;
        options.log = [&lines](const std::string& line) { lines += line + "\n"; };
        const test::IncidentTable table = test::judge_incidents(options);
        const QByteArray text = QByteArray::fromStdString("\n" + lines + table.text());
        qInfo("%s", text.constData());
        QCOMPARE(table.right.of, 30);
        // Bounds of so few: what the large table shows, less two standard deviations.
        QVERIFY2(table.right.value() >= 0.65, text.constData());
        QVERIFY2(table.right_where_sure.value() >= 0.75, text.constData());
        QVERIFY2(table.relative_score() >= 0.8, text.constData());
        QVERIFY2(table.calibration_error() <= 0.2, text.constData());
        QVERIFY2(table.verdicts_right.of == 0 || table.verdicts_right.value() >= 0.75, text.constData());
        QVERIFY2(table.left_out_honest.value() >= 0.7, text.constData());
        QVERIFY2(table.nothing_honest.value() >= 0.9, text.constData());
    }

    void shares_have_intervals()
    {
        test::Share share;
        QCOMPARE(share.interval(), (std::pair<double, double>(0, 1)));
        for (int i = 0; i < 10; ++i)
            share.add(i < 9);
        const auto [low, high] = share.interval(); // Wilson's: 0.596 to 0.982
        QVERIFY(std::abs(low - 0.5958) < 1e-3 && std::abs(high - 0.9821) < 1e-3);
        QCOMPARE(share.text(), std::string("9 of 10, 0.90 (0.60 to 0.98)"));
    }

    void calibration_is_of_what_was_claimed()
    {
        test::IncidentTable table;
        for (int i = 0; i < 10; ++i)
            table.calibration.emplace_back(0.85, i < 6);
        QVERIFY(std::abs(table.calibration_error() - 0.25) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(TestMadeUpIncidents)
#include "test_made_up_incidents.moc"
