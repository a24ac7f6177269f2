// SPDX-License-Identifier: GPL-3.0-or-later
// Measured points: how they are read, what is simulated for them, and how far off that is.
#include "study/benchmarks.h"
#include "study/point_scenario.h"
#include "study/validation.h"
#include "support/kinds.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace fulcrum;
using namespace fulcrum::study;

namespace
{

const char* const kHeader =
    "notes,id,engine,engine_version,model,weights,gpu,tp,replicas,isl,osl,load,load_value,max_num_seqs,"
    "max_num_batched_tokens,prefix_cache,ttft_ms,ttft_stat,tpot_ms,req_per_s,weather\n";

std::string point(const std::string& id, const std::string& load, const std::string& value,
                  const std::string& notes = "", const std::string& engine = "vllm,0.19.0",
                  const std::string& model = "llama-3.1-8b,bf16,h100")
{
    return "\"" + notes + "\"," + id + "," + engine + "," + model + ",1,1,1000,100," + load + "," + value +
           ",,default,0,50,mean,8,,fine\n";
}

std::vector<MeasuredPoint> read(const std::string& rows)
{
    const auto points = read_points(kHeader + rows, "points.csv");
    if (!points) qFatal("%s", to_string(points.errors()).c_str());
    return *points;
}

} // namespace

class TestStudyValidation : public QObject
{
    Q_OBJECT

private slots:
    void columns_are_found_by_name_and_missing_ones_are_named()
    {
        const auto points = read(point("a", "concurrency", "4"));
        QCOMPARE(points.size(), std::size_t(1));
        QCOMPARE(points[0].prompt_tokens, 1000.0);
        QCOMPARE(points[0].ttft_s.value(), 0.050);
        QVERIFY(!points[0].max_num_batched_tokens);
        QCOMPARE(points[0].prefix_cache.value(), false);
        QVERIFY(!points[0].request_rate);

        const auto without = read_points("id,engine,isl\nx,vllm,5\n", "short.csv");
        QVERIFY(!without);
        QCOMPARE(without.errors().size(), std::size_t(1));
        const std::string& message = without.errors()[0].message;
        QVERIFY2(message.find("ttft_ms") != std::string::npos && message.find("gpu") != std::string::npos,
                 message.c_str());
        QCOMPARE(without.errors()[0].file, std::string("short.csv"));
    }

    void faults_have_their_place()
    {
        std::string rows = point("a", "concurrency", "4") + point("a", "concurrency", "four");
        const auto points = read_points(kHeader + rows, "p.csv");
        QVERIFY(!points);
        QCOMPARE(points.errors().size(), std::size_t(2)); // the load's value, and the id
        QCOMPARE(points.errors()[0].at.line, 3);
        QVERIFY(points.errors()[0].at.column > 1);
        QVERIFY(!read_points(kHeader, "p.csv"));
        QVERIFY(!read_points("", "p.csv"));
        QVERIFY(!read_points(kHeader + std::string("a,b,c\n"), "p.csv"));
        QVERIFY(!read_points(kHeader + std::string("\"open,b,c\n"), "p.csv"));
    }

    void forms_of_load()
    {
        const auto form = [](const char* load) {
            MeasuredPoint point;
            point.load = load;
            return load_form(point);
        };
        QCOMPARE(form("concurrency").value(), LoadForm::ClosedLoop);
        QCOMPARE(form("req_per_s constant; in-flight capped at 44 workers x 10 = 440").value(),
                 LoadForm::Constant);
        QCOMPARE(form("req_per_s Poisson").value(), LoadForm::Poisson);
        QCOMPARE(form("trace_replay_req_per_s").value(), LoadForm::Trace);
        QVERIFY(!form("as much as it takes"));

        MeasuredPoint capped;
        capped.load = "req_per_s constant; in-flight capped at 44 workers x 10 = 440";
        QCOMPARE(in_flight_cap(capped).value(), std::int64_t(440));
        QVERIFY(!in_flight_cap(MeasuredPoint{}));
    }

    void lengths_are_those_of_the_benchmark()
    {
        MeasuredPoint point;
        point.source = "aiconfigurator silicon data";
        QCOMPARE(benchmark_of(point).shortest, 1.0);
        point.id = "sil-2026_04_06_llama";
        QCOMPARE(benchmark_of(point).shortest, 0.8);
        QCOMPARE(benchmark_of(point).longest, 1.0);
        point.notes = "RANDOM_RANGE_RATIO=0.5";
        QCOMPARE(benchmark_of(point).shortest, 0.5);
        point.notes = "lengths random in [0.9, 1.1] x nominal";
        QCOMPARE(benchmark_of(point).shortest, 0.9);
        QCOMPARE(benchmark_of(point).longest, 1.1);
    }

    void the_version_decides_on_the_plugin_and_its_defaults()
    {
        const cluster::Kinds kinds = test::all_kinds();
        const auto version = [&kinds](const std::string& stated) {
            const auto points = read(point("a", "concurrency", "4", "", "vllm," + stated));
            const auto made = point_scenario(points[0], kinds, "");
            return made ? made->scenario.find("engine")->parameters.text("version")
                        : to_string(made.errors());
        };
        QCOMPARE(version("0.19.0"), std::string("0.19"));
        QCOMPARE(version("0.12.0"), std::string("0.9"));
        QCOMPARE(version(""), std::string("0.19"));
        QCOMPARE(version("0.8.5.post1"), std::string("0.9")); // older than all that are known
    }

    void what_cannot_be_simulated_says_why()
    {
        const auto points =
            read(point("engine", "concurrency", "4", "", "lmdeploy,0.6") +
                 point("model", "concurrency", "4", "", "vllm,0.19", "my/own,bf16,h100") +
                 point("weights", "concurrency", "4", "", "vllm,0.19", "llama-3.1-8b,nvfp4,h100") +
                 point("gpu", "concurrency", "4", "", "vllm,0.19", "llama-3.1-8b,bf16,abacus") +
                 point("load", "as it comes", "4") + point("at-once", "req_per_s", "inf") +
                 point("trace", "trace_replay_req_per_s", "4") +
                 point("size", "concurrency", "4", "", "vllm,0.19", "llama-3.1-405b,bf16,h100") +
                 point("fine", "concurrency", "2"));
        QTemporaryDir empty;
        ValidationOptions options;
        options.folder = empty.path().toStdString();
        const auto validation = validate(points, test::all_kinds(), options);
        QVERIFY(validation);
        for (const char* id : {"engine", "model", "weights", "gpu", "load", "at-once", "trace", "size"}) {
            const auto found = std::find_if(validation->points.begin(), validation->points.end(),
                                            [id](const ValidatedPoint& each) { return each.id == id; });
            QVERIFY2(!found->tpot_error && !found->ttft_error && !found->saturated, id);
            QVERIFY2(!found->why.empty(), id);
        }
        QVERIFY(validation->points.back().tpot_error);
        QVERIFY(validation->points.back().ttft_error);
        QCOMPARE(validation->all.points, std::int64_t(1));
        const std::string json = validation_json(*validation);
        QVERIFY(json.find("\"tpot_error\": null") != std::string::npos);
        QVERIFY(json.find("\"median_absolute\"") != std::string::npos);
    }

    // What was measured ran: with half precision by any name, and with a context that its GPU had room for.
    void names_of_formats_and_a_context_that_fits()
    {
        const auto made = [](const std::string& with) {
            const auto points = read(point("a", "concurrency", "4", "", "vllm,0.10", with));
            return point_scenario(points[0], test::all_kinds(), "");
        };
        for (const auto& [stated, format] : {std::pair{"fp16", "bf16"}, {"AWQ", "int4"}, {"gptq", "int4"}}) {
            const auto one = made(std::string("llama-3.1-8b,") + stated + ",a100-80g");
            QVERIFY2(one.ok(), one ? "" : to_string(one.errors()).c_str());
            QCOMPARE(one->scenario.find("engine")->parameters.text("weights"), std::string(format));
            QVERIFY(!one->scenario.find("engine")->given.contains("max_model_len"));
        }
        const auto tight = made("llama-3.1-70b,bf16,mi300x");
        QVERIFY2(tight.ok(), tight ? "" : to_string(tight.errors()).c_str());
        QCOMPARE(tight->scenario.find("engine")->parameters.integer("max_model_len"), std::int64_t(2048));
        QVERIFY(tight->assumed.back().starts_with("max_model_len is 2048"));
    }

    // One request at a time needs a prefill and then steps of one: the model's own figures.
    void a_closed_loop_of_one_has_the_time_of_single_steps()
    {
        const auto points = read(point("one", "concurrency", "1", "[1,1] x nominal"));
        const auto validation = validate(points, test::all_kinds(), {});
        QVERIFY(validation);
        const ValidatedPoint& one = validation->points[0];
        QVERIFY(std::abs(*one.tpot_s - 0.0063) < 0.0003); // MODEL 6.3: 6.18 ms at 1,024, and 0.1 ms
        // MODEL 6.3: 12.0 ms for 512 tokens, 42.2 ms for 2,048; and 15.6 ms of the front end.
        QVERIFY(*one.ttft_s > 0.0156 + 0.018 && *one.ttft_s < 0.0156 + 0.025);
        QCOMPARE(*one.tpot_error, *one.tpot_s / 0.008 - 1);
        QCOMPARE(*one.saturated, false);
        QVERIFY(!one.measurement_saturated);
    }

    void saturation_is_told_by_rates_and_caps()
    {
        std::string rows = point("fast", "req_per_s constant", "2000");
        rows += point("slow", "req_per_s constant", "1");
        std::string capped = point("capped", "concurrency", "64");
        const std::string cap = ",64,";
        capped.replace(capped.find(cap), cap.size() + 0, ",64,4");
        rows += capped;
        auto points = read(rows);
        points[0].request_rate = 60;
        points[1].request_rate = 0.99;
        QCOMPARE(points[2].max_num_seqs.value(), std::int64_t(4));
        const auto validation = validate(points, test::all_kinds(), {});
        QVERIFY(validation);
        QCOMPARE(validation->points[0].saturated.value(), true);
        QCOMPARE(validation->points[0].measurement_saturated.value(), true);
        QCOMPARE(validation->points[1].saturated.value(), false);
        QCOMPARE(validation->points[1].measurement_saturated.value(), false);
        QCOMPARE(validation->points[2].saturated.value(), true);
        QCOMPARE(validation->points[2].measurement_saturated.value(), true);
        QCOMPARE(validation->all.saturation_right, std::int64_t(3));
    }

    void the_result_does_not_depend_on_threads()
    {
        const auto points =
            read(point("a", "concurrency", "4") + point("b", "concurrency", "8") +
                 point("c", "req_per_s poisson", "5") + point("d", "concurrency", "2", "", "vllm,0.9"));
        ValidationOptions one, three;
        one.threads = 1;
        three.threads = 3;
        double last = 0;
        bool rises = true;
        three.progress = [&](double share) {
            rises = rises && share >= last && share <= 1;
            last = share;
        };
        const auto a = validate(points, test::all_kinds(), one);
        const auto b = validate(points, test::all_kinds(), three);
        QVERIFY(a && b);
        QCOMPARE(validation_json(*a), validation_json(*b));
        QVERIFY(rises && last == 1);
    }

    void a_stop_ends_it()
    {
        std::stop_source stop;
        stop.request_stop();
        ValidationOptions options;
        options.stop = stop.get_token();
        const auto validation = validate(read(point("a", "concurrency", "4")), test::all_kinds(), options);
        QVERIFY(!validation);
        QCOMPARE(validation.errors()[0].message, std::string("cancelled"));
    }

    void medians_are_of_absolute_errors()
    {
        std::vector<ValidatedPoint> points(4);
        const double errors[] = {-0.4, 0.1, -0.2, 0.3};
        for (std::size_t i = 0; i < 4; ++i) {
            points[i].group = i < 2 ? "a" : "b";
            points[i].tpot_error = points[i].ttft_error = errors[i];
            points[i].saturated = i == 0;
        }
        const ErrorSummary all = summarise(points, "");
        QCOMPARE(all.tpot.value(), 0.25);
        QCOMPARE(all.ttft_below_saturation.value(), 0.2);
        QCOMPARE(summarise(points, "a").tpot.value(), 0.25);
        QVERIFY(!summarise(points, "c").tpot);
    }
};

QTEST_GUILESS_MAIN(TestStudyValidation)
#include "test_study_validation.moc"
