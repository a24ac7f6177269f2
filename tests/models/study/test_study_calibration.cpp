// SPDX-License-Identifier: GPL-3.0-or-later
// Constants are found again in times that were made with them, and what is found says how well it fits.
#include "study/calibration.h"
#include "study/calibration_data.h"
#include "study/nelder_mead.h"
#include "study/study.h"
#include "support/kinds.h"
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::study;

namespace
{

MeasuredPoint served(const std::string& version)
{
    MeasuredPoint point;
    point.id = "truth";
    point.engine = "vllm";
    point.engine_version = version;
    point.model = "llama-3.1-8b";
    point.gpu = "h100-sxm";
    return point;
}

QString write(const QTemporaryDir& folder, const char* name, const std::string& text)
{
    const QString path = folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(text.data(), static_cast<qint64>(text.size()));
    return path;
}

// Steps from small to large, with and without a prompt.
std::string step_rows()
{
    std::string rows;
    for (const int batch : {1, 4, 16, 32, 64, 128, 256})
        for (const int context : {256, 2048})
            rows += std::to_string(batch) + "," + std::to_string(context) + ",0,1\n";
    for (const int prompt : {512, 2048, 8192})
        rows += "16,1024," + std::to_string(prompt) + ",1\n";
    return rows;
}

const char* const kStepColumns = "decode_seqs,context,prefill_tokens,step_ms\n";

// The same table with the times that these constants give.
std::string steps_of(const QTemporaryDir& folder, const CalibratedConstants& truth,
                     const std::string& version)
{
    const QString blank = write(folder, "blank.csv", kStepColumns + step_rows());
    const auto file = read_calibration_file(blank.toStdString(), served(version), test::all_kinds());
    if (!file) qFatal("%s", to_string(file.errors()).c_str());
    const auto times = file->data.predict(truth);
    if (!times) qFatal("%s", to_string(times.errors()).c_str());
    std::string text = kStepColumns;
    std::size_t line = 0;
    const std::string rows = step_rows();
    for (std::size_t at = 0; at < rows.size(); ++line) {
        const std::size_t end = rows.find('\n', at);
        text += rows.substr(at, end - at - 1) + std::to_string((*times)[line] * 1e3) + "\n";
        at = end + 1;
    }
    return text;
}

Result<Calibration> calibrate_on(const QString& path, const std::string& version,
                                 const std::vector<CalibrationData>& back_test = {})
{
    const auto file = read_calibration_file(path.toStdString(), served(version), test::all_kinds());
    if (!file) return file.errors();
    const auto start = default_constants(file->scenario, test::all_kinds());
    if (!start) return start.errors();
    return calibrate({file->data}, back_test, *start);
}

bool near(double a, double b, double share)
{
    return std::abs(a / b - 1) < share;
}

} // namespace

class TestStudyCalibration : public QObject
{
    Q_OBJECT

private slots:
    void the_minimum_of_a_valley_is_found()
    {
        const auto rosenbrock = [](const std::vector<double>& x) {
            return 100 * std::pow(x[1] - x[0] * x[0], 2) + std::pow(1 - x[0], 2);
        };
        const Minimum minimum = nelder_mead(rosenbrock, {-1.2, 1}, 0.5, 1e-12, 1000);
        QVERIFY(near(minimum.at[0], 1, 1e-4) && near(minimum.at[1], 1, 1e-4));
        QVERIFY(minimum.evaluations < 400);
    }

    void truth_is_recovered_from_steps()
    {
        const CalibratedConstants truth{1.3e-3, 14e-6, 0.85, 1.12};
        QTemporaryDir folder;
        const QString path = write(folder, "steps.csv", steps_of(folder, truth, "0.9"));
        const auto found = calibrate_on(path, "0.9");
        QVERIFY2(found, found ? "" : to_string(found.errors()).c_str());
        QVERIFY(near(found->constants.host_seconds, truth.host_seconds, 0.1));
        QVERIFY(near(found->constants.host_seconds_per_request, truth.host_seconds_per_request, 0.1));
        QVERIFY(near(found->constants.compute_scale, truth.compute_scale, 0.02));
        QVERIFY(near(found->constants.memory_scale, truth.memory_scale, 0.02));
        QVERIFY(found->residual < 0.01);
        QVERIFY(found->before[0].median_absolute > 0.02);
        QVERIFY(!found->back_test_residual);
    }

    void hidden_host_time_stays_where_it_was()
    {
        const CalibratedConstants truth{0.8e-3, 8e-6, 1, 0.8}; // behind GPU time with asynchronous scheduling
        QTemporaryDir folder;
        const QString path = write(folder, "steps.csv", steps_of(folder, truth, "0.19"));
        const auto found = calibrate_on(path, "0.19");
        QVERIFY(found);
        QVERIFY(near(found->constants.memory_scale, 0.8, 0.02));
        QVERIFY(near(found->constants.host_seconds, 0.8e-3, 0.05));
    }

    void a_back_test_is_reported()
    {
        const CalibratedConstants truth{1e-3, 10e-6, 0.9, 0.9};
        QTemporaryDir folder;
        const QString path = write(folder, "steps.csv", steps_of(folder, truth, "0.9"));
        const QString other = write(folder, "other.csv", steps_of(folder, {1e-3, 10e-6, 0.9, 0.8}, "0.9"));
        const auto test = read_calibration_file(other.toStdString(), served("0.9"), test::all_kinds());
        QVERIFY(test);
        const auto found = calibrate_on(path, "0.9", {test->data});
        QVERIFY(found);
        QVERIFY(found->back_test_residual.value() > 5 * found->residual);
        const std::string toml = calibration_toml(*found, "H100, \"ours\"");
        QVERIFY(toml.find("back_test_residual = ") != std::string::npos);
        QVERIFY(toml.find("calibrated_on = \"H100, \\\"ours\\\"\"") != std::string::npos);
    }

    void too_little_and_the_wrong_is_refused()
    {
        QTemporaryDir folder;
        const auto refuses = [&folder](const std::string& text) {
            const auto found = calibrate_on(write(folder, "x.csv", text), "0.9");
            return !found && !found.errors()[0].message.empty();
        };
        QVERIFY(refuses(kStepColumns + std::string("1,100,0,6\n2,100,0,6\n4,100,0,6\n")));
        std::string same = kStepColumns;
        for (int i = 0; i < 20; ++i)
            same += "8,1000,0,7.5\n";
        QVERIFY(refuses(same));
        QVERIFY(refuses(kStepColumns + std::string("1,100,0,fast\n")));
        QVERIFY(refuses(kStepColumns + std::string("0,100,0,5\n")));
        QVERIFY(refuses("a,b\n1,2\n"));
        QVERIFY(!calibrate_on(folder.path(), "0.9")); // a folder without a run
        const auto unnamed =
            read_calibration_file(write(folder, "y.csv", kStepColumns + step_rows()).toStdString(),
                                  MeasuredPoint{}, test::all_kinds());
        QVERIFY(!unnamed);
    }

    // Seconds under the name of milliseconds: constants at the ends of their ranges would be no calibration.
    void times_in_another_unit_are_refused()
    {
        QTemporaryDir folder;
        for (const double factor : {1e-3, 1e6}) {
            std::string rows = kStepColumns;
            for (const int batch : {1, 2, 4, 8, 16, 32, 64, 128, 192, 256})
                rows +=
                    std::to_string(batch) + ",1024,0," + std::to_string((6.9 + 0.06 * batch) * factor) + "\n";
            const auto found = calibrate_on(write(folder, "x.csv", rows), "0.9");
            QVERIFY(!found);
            const std::string said = to_string(found.errors());
            QVERIFY2(said.find("no constants within reason") != std::string::npos, said.c_str());
            QVERIFY2(said.find("check the unit") != std::string::npos, said.c_str());
        }
    }

    void what_was_fitted_is_no_back_test()
    {
        QTemporaryDir folder;
        const QString one = write(folder, "x.csv", kStepColumns + step_rows());
        const QString copy = write(folder, "copy.csv", kStepColumns + step_rows());
        const auto kinds = test::all_kinds();
        const auto fit = read_calibration_file(one.toStdString(), served("0.9"), kinds);
        const auto back = read_calibration_file(copy.toStdString(), served("0.9"), kinds);
        QVERIFY2(fit.ok() && back.ok(), fit ? "" : to_string(fit.errors()).c_str());
        const auto start = default_constants(fit->scenario, kinds);
        const auto found = calibrate({fit->data}, {back->data}, *start);
        QVERIFY(!found);
        const std::string said = to_string(found.errors());
        QVERIFY2(said.find("the times of the back-test are those") != std::string::npos, said.c_str());
    }

    void a_header_alone_is_no_measurement()
    {
        QTemporaryDir folder;
        const auto found = calibrate_on(
            write(folder, "x.csv", "request_rate,prompt_tokens,output_tokens,running,tpot_ms,ttft_ms\n"),
            "0.9");
        QVERIFY(!found);
        QVERIFY(to_string(found.errors()).find("x.csv: there is no row below the header") !=
                std::string::npos);
    }

    void windows_of_metrics_are_fitted()
    {
        QTemporaryDir folder;
        const auto text = [](const std::vector<double>& times) {
            std::string rows = "request_rate,prompt_tokens,output_tokens,running,tpot_ms,ttft_ms\n";
            const char* const loads[] = {"2,1000,200,", "8,1000,200,", "16,1000,200,"};
            for (std::size_t i = 0; i < 3; ++i) {
                const double rate = i == 0 ? 2 : i == 1 ? 8 : 16;
                const std::vector<double> t =
                    times.empty()
                        ? std::vector<double>{1, 1, 1}
                        : std::vector<double>(times.begin() + static_cast<std::ptrdiff_t>(3 * i),
                                              times.begin() + static_cast<std::ptrdiff_t>(3 * i + 3));
                rows += loads[i] + std::to_string(t[2] * rate) + "," + std::to_string(t[0] * 1e3) + "," +
                        std::to_string(t[1] * 1e3) + "\n";
            }
            return rows;
        };
        const QString blank = write(folder, "w.csv", text({}));
        const auto file = read_calibration_file(blank.toStdString(), served("0.19"), test::all_kinds());
        QVERIFY2(file, file ? "" : to_string(file.errors()).c_str());
        const CalibratedConstants truth{0.8e-3, 8e-6, 0.9, 0.85};
        const auto times = file->data.predict(truth);
        QVERIFY(times);
        const auto found = calibrate_on(write(folder, "w2.csv", text(*times)), "0.19");
        QVERIFY(found);
        QVERIFY(near(found->constants.memory_scale, 0.85, 0.05));
        QVERIFY(found->residual < 0.02);
    }

    void trust_says_what_the_devices_say()
    {
        const QString path = [] {
            static QTemporaryDir folder;
            return write(folder, "steps.csv", kStepColumns + step_rows());
        }();
        const auto file = read_calibration_file(path.toStdString(), served("0.19"), test::all_kinds());
        QVERIFY(file);
        scenario::Scenario scenario = file->scenario;
        QCOMPARE(trust_of(scenario), std::string("uncalibrated"));
        for (scenario::Node& node : scenario.nodes) {
            if (node.kind != scenario::NodeKind::Device) continue;
            node.parameters.set("calibrated_on", std::string("something"));
            node.parameters.set("residual", 0.04);
        }
        QCOMPARE(trust_of(scenario), std::string("calibrated (residual 4.0 %)"));
        for (scenario::Node& node : scenario.nodes)
            if (node.kind == scenario::NodeKind::Device) node.parameters.set("back_test_residual", 0.06);
        QCOMPARE(trust_of(scenario), std::string("back-tested (residual 4.0 %, on other data 6.0 %)"));
    }

    // Half of a public run is fitted, and the other half judges it.
    void a_measured_run_is_fitted_and_back_tested()
    {
        const QString folder = QString::fromStdString(test::shared_data() + "/measured/RTX4090_Llama-3.1-8B");
        if (!QDir(folder).exists()) QSKIP("the measured runs are not there");
        const cluster::Kinds kinds = test::all_kinds();
        const auto fit = read_calibration_file(folder.toStdString(), MeasuredPoint{}, kinds, {0, 0.5});
        QVERIFY2(fit, fit ? "" : to_string(fit.errors()).c_str());
        const auto rest = read_calibration_file(folder.toStdString(), MeasuredPoint{}, kinds, {0.5, 1});
        QVERIFY(rest);
        const auto start = default_constants(fit->scenario, kinds);
        QVERIFY(start);
        const auto found = calibrate({fit->data}, {rest->data}, *start);
        QVERIFY2(found, found ? "" : to_string(found.errors()).c_str());
        qInfo("before %.3f, after %.3f, back-test %.3f", found->before[0].median_absolute, found->residual,
              *found->back_test_residual);
        QVERIFY(found->residual < found->before[0].median_absolute);
        QVERIFY(found->residual < 0.05);
        QVERIFY(*found->back_test_residual < 0.07);
    }
};

QTEST_GUILESS_MAIN(TestStudyCalibration)
#include "test_study_calibration.moc"
