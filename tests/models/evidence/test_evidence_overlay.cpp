// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/overlay.h"

#include <QTest>

using namespace fulcrum;

class TestEvidenceOverlay : public QObject
{
    Q_OBJECT

private slots:
    void putsBothOnOneAxis()
    {
        engine::Timeline timeline(16, kSecond);
        engine::Timeline::Sample sample{};
        sample[engine::kRunning] = 4;
        timeline.add(0, 2 * kSecond, sample);
        sample[engine::kRunning] = 10;
        timeline.add(2 * kSecond, 3 * kSecond, sample);

        const double seconds[] = {9.5, 10.5, 12.5, 13.5}; // on a clock that shows 10 when the run starts
        const double measured[] = {1, 5, 10, 3};
        const evidence::Overlay both = evidence::overlay(seconds, measured, timeline, engine::kRunning, 10);
        QCOMPARE(both.seconds, (std::vector<double>{0.5, 2.5, 3.5}));
        QCOMPARE(both.measured, (std::vector<double>{5, 10, 3}));
        QCOMPARE(both.simulated, (std::vector<double>{4, 10, 0}));
        QCOMPARE(both.mean_absolute_difference(), (1.0 + 0 + 3) / 3);
        QCOMPARE(both.relative_difference(), 4.0 / 18);
    }

    void nothingToCompare()
    {
        const evidence::Overlay none = evidence::overlay({}, {}, engine::Timeline(), engine::kRunning);
        QVERIFY(none.seconds.empty());
        QCOMPARE(none.mean_absolute_difference(), 0.0);
        QCOMPARE(none.relative_difference(), 0.0);
    }
};

QTEST_GUILESS_MAIN(TestEvidenceOverlay)
#include "test_evidence_overlay.moc"
