// SPDX-License-Identifier: GPL-3.0-or-later
// How far the simulator is from public measurements. Nothing is fitted to these points: where this fails,
// either the physics has become worse, or the bounds may be drawn tighter.
#include "scenario/document.h"
#include "study/validation.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace fulcrum;

class TestMeasuredPoints : public QObject
{
    Q_OBJECT

private slots:
    void errors_of_public_points()
    {
        const std::string folder = test::shared_data() + "/measured";
        const std::string file = folder + "/points.csv";
        if (!QFile::exists(QString::fromStdString(file))) QSKIP("the measured points are not there");
        const auto text = scenario::read_text_file(file);
        QVERIFY(text);
        const auto points = study::read_points(*text, file);
        QVERIFY2(points, points ? "" : to_string(points.errors()).c_str());
        QCOMPARE(points->size(), std::size_t(39));

        study::ValidationOptions options;
        options.folder = folder;
        const auto validation = study::validate(*points, test::all_kinds(), options);
        QVERIFY(validation);
        for (const study::ValidatedPoint& point : validation->points) {
            QVERIFY2(point.tpot_error && point.ttft_error && point.saturated,
                     (point.id + ": " + point.why).c_str());
            QVERIFY2(std::abs(*point.tpot_error) < 0.35, point.id.c_str());
        }
        const study::ErrorSummary& all = validation->all;
        qInfo("median absolute errors: TPOT %.4f, TTFT %.4f, below saturation %.4f", *all.tpot, *all.ttft,
              *all.ttft_below_saturation);
        QVERIFY(*all.tpot <= 0.07);
        QVERIFY(*all.ttft_below_saturation <= 0.15);
        QCOMPARE(all.saturated, std::int64_t(5));
        QCOMPARE(all.saturation_right, all.saturation_told);
    }
};

QTEST_GUILESS_MAIN(TestMeasuredPoints)
#include "test_measured_points.moc"
