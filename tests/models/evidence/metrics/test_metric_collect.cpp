// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metrics/collect.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace fulcrum;
namespace metrics = fulcrum::evidence::metrics;

namespace
{

QString script(const metrics::CollectOptions& options = {})
{
    const auto text = metrics::collect_script(options);
    return QString::fromStdString(text ? *text : to_string(text.errors()));
}

} // namespace

class TestMetricCollect : public QObject
{
    Q_OBJECT

private slots:
    void isShell_data()
    {
        QTest::addColumn<QString>("engine");
        for (const char* engine : {"vllm", "sglang", "tgi", "tensorrt-llm"})
            QTest::newRow(engine) << engine;
    }

    void isShell()
    {
        QFETCH(QString, engine);
        QProcess shell;
        shell.start(QStringLiteral("sh"), {QStringLiteral("-n")});
        if (!shell.waitForStarted()) QSKIP("no sh");
        shell.write(script({engine.toStdString(), "namespace=\"it's\"", "60", "15s", "2m"}).toUtf8());
        shell.closeWriteChannel();
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 0);
        QCOMPARE(shell.readAllStandardError(), QByteArray());
    }

    void asksForWhatTriageNeeds()
    {
        const QString text = script({"vllm", "namespace=\"prod\"", "30", "15s", "2m"});
        for (const char* part :
             {"both ttft_s.p99 'histogram_quantile(0.99, sum by "
              "(le)(rate(vllm:time_to_first_token_seconds_bucket"
              "{namespace=\"prod\"}[2m])))'",
              "both prefix_hit_ratio.share ", "both preemption_rate.rate ", "both cpu_throttled_share.share ",
              "snapshot metrics-1.prom", "sleep 60", "snapshot metrics-2.prom", "get deployment", "start.log",
              "30 * 60", "# fulcrum-time: $(date +%s)"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        QVERIFY(script({"sglang", "", "60", "15s", "2m"}).contains(QLatin1String("--enable-metrics")));
        QVERIFY(script({"sglang", "", "60", "15s", "2m"})
                    .contains(QLatin1String("# prefill_s: not exported by sglang")));
        QVERIFY(script({"tensorrt-llm", "", "60", "15s", "2m"}).contains(QLatin1String("iterations.json")));
    }

    // Reads only: no verb of kubectl but get and logs, no method of curl but GET, no file but in its folder.
    void changesNothing()
    {
        for (const char* engine : {"vllm", "sglang", "tgi", "tensorrt-llm"}) {
            const QStringList lines = script({engine, "", "60", "15s", "2m"}).split(QLatin1Char('\n'));
            static const QRegularExpression kubectl(QStringLiteral("kubectl -n \"\\$NAMESPACE\" (\\w+)"));
            static const QRegularExpression redirect(QStringLiteral(">\\s*\"?([^\"\\s&|]+)"));
            for (const QString& line : lines) {
                if (line.startsWith(QLatin1Char('#')) || line.trimmed().startsWith(QLatin1String("both ")))
                    continue;
                const auto verb = kubectl.match(line);
                if (line.contains(QLatin1String("kubectl ")))
                    QVERIFY2(verb.captured(1) == QLatin1String("get") ||
                                 verb.captured(1) == QLatin1String("logs"),
                             qPrintable(line));
                QVERIFY2(!line.contains(QLatin1String("-X ")) && !line.contains(QLatin1String("--request")),
                         qPrintable(line));
                const auto file = redirect.match(line);
                if (file.hasMatch())
                    QVERIFY2(file.captured(1).startsWith(QLatin1String("$OUT/")), qPrintable(line));
            }
        }
    }

    void refusesWhatEndsAQuery()
    {
        QVERIFY(!metrics::collect_script({"vllm", "a=\"b\"}", "60", "15s", "2m"}));
        QVERIFY(!metrics::collect_script({"vllm", "a=\"b\"\nrm", "60", "15s", "2m"}));
        QVERIFY(!metrics::collect_script({"vllm", "", "60; rm", "15s", "2m"}));
        QVERIFY(!metrics::collect_script({"ollama", "", "60", "15s", "2m"}));
    }
};

QTEST_APPLESS_MAIN(TestMetricCollect)
#include "test_metric_collect.moc"
