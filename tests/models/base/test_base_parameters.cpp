// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parameters.h"

#include <QTest>

#include <limits>
#include <stdexcept>

using namespace fulcrum;

namespace
{

std::vector<ParameterDescription> descriptions()
{
    std::vector<ParameterDescription> all;
    all.push_back({.key = "max_num_seqs",
                   .label = "Running cap",
                   .type = ParameterType::Integer,
                   .fallback = std::int64_t{128},
                   .minimum = 1,
                   .maximum = 4096});
    all.push_back({.key = "think_time",
                   .label = "Think time",
                   .type = ParameterType::Quantity,
                   .dimension = Dimension::Time,
                   .fallback = 0.5,
                   .minimum = 0});
    all.push_back({.key = "share",
                   .label = "Share",
                   .type = ParameterType::Quantity,
                   .dimension = Dimension::Fraction,
                   .fallback = 1.0,
                   .minimum = 0,
                   .maximum = 1});
    all.push_back({.key = "process",
                   .label = "Arrivals",
                   .type = ParameterType::Choice,
                   .fallback = std::string("poisson"),
                   .choices = {"poisson", "gamma", "weibull"}});
    all.push_back(
        {.key = "prefix_caching", .label = "Prefix cache", .type = ParameterType::Boolean, .fallback = true});
    all.push_back({.key = "model", .label = "Model", .type = ParameterType::Text, .help = "Which model"});
    all.push_back(
        {.key = "shape", .label = "Shape", .type = ParameterType::Real, .unset = "from the process"});
    all.push_back({.key = "sizes",
                   .label = "Sizes",
                   .type = ParameterType::List,
                   .fallback = std::vector<double>{1, 2},
                   .minimum = 1});
    return all;
}

const ParameterDescription& named(const std::vector<ParameterDescription>& all, std::string_view key)
{
    for (const ParameterDescription& one : all)
        if (one.key == key) return one;
    throw std::out_of_range("no such description");
}

QByteArray fault_of(std::string_view key, const Value& raw)
{
    const auto all = descriptions();
    const auto checked = check_value(named(all, key), raw);
    return checked ? QByteArray("accepted") : QByteArray::fromStdString(to_string(checked.errors()));
}

} // namespace

class TestParameters : public QObject
{
    Q_OBJECT

private slots:
    void fills_in_defaults();
    void gives_each_value_its_final_type();
    void refuses_with_reason_and_way_out();
    void reports_all_faults_with_positions();
    void suggests_near_words_only();
    void writes_values_as_toml();
    void reading_wrongly_throws();
};

void TestParameters::fills_in_defaults()
{
    const auto read = resolve(descriptions(), {{"model", {std::string("llama"), {3, 9}}}});
    QVERIFY(read.ok());
    QCOMPARE(read->integer("max_num_seqs"), 128);
    QCOMPARE(read->real("think_time"), 0.5);
    QCOMPARE(read->text("process"), std::string("poisson"));
    QCOMPARE(read->boolean("prefix_caching"), true);
    QCOMPARE(read->list("sizes"), (std::vector<double>{1, 2}));
    QVERIFY(read->is_set("model"));
    QVERIFY(!read->is_set("shape"));
    QVERIFY(!read->is_set("nobody_describes_this"));
}

void TestParameters::gives_each_value_its_final_type()
{
    const auto all = descriptions();
    QCOMPARE(std::get<double>(*check_value(named(all, "think_time"), std::string("8 ms"))), 0.008);
    QCOMPARE(std::get<double>(*check_value(named(all, "share"), std::string("30 %"))), 0.3);
    QCOMPARE(std::get<double>(*check_value(named(all, "share"), std::int64_t{1})), 1.0);
    QCOMPARE(std::get<double>(*check_value(named(all, "shape"), std::int64_t{2})), 2.0);
    QCOMPARE(std::get<std::int64_t>(*check_value(named(all, "max_num_seqs"), 1e3)), 1000);
}

void TestParameters::refuses_with_reason_and_way_out()
{
    QCOMPARE(fault_of("max_num_seqs", std::int64_t{0}),
             "'max_num_seqs' is 0, but must be at least 1 (allowed: from 1 to 4096)");
    QCOMPARE(fault_of("max_num_seqs", 2.5),
             "'max_num_seqs' must be a whole number (write it without quotes, for example 8)");
    QCOMPARE(fault_of("max_num_seqs", std::string("8")),
             "'max_num_seqs' must be a whole number (write it without quotes, for example 8)");
    QCOMPARE(fault_of("max_num_seqs", std::numeric_limits<double>::quiet_NaN()),
             "'max_num_seqs' is not a finite number (from 1 to 4096)");
    QCOMPARE(fault_of("think_time", std::int64_t{8}),
             "'think_time' needs a unit (for example \"8 s\"; units allowed: s, ns, us, ms, min, h, d)");
    QCOMPARE(fault_of("think_time", std::string("-8 ms")), "'think_time' is -8 ms, but must be at least 0 s");
    QCOMPARE(fault_of("think_time", std::string("8 GB")),
             "'think_time' is wrong: unknown unit 'GB' in '8 GB' (units allowed: s, ns, us, ms, min, h, d)");
    QCOMPARE(fault_of("process", std::string("poison")),
             "'process' can not be 'poison' (did you mean 'poisson'? allowed: poisson, gamma, weibull)");
    QCOMPARE(fault_of("prefix_caching", std::string("yes")),
             "'prefix_caching' must be true or false (write true or false without quotes)");
    QCOMPARE(fault_of("model", std::int64_t{8}),
             "'model' must be a text in quotes (put it between double quotes)");
    QCOMPARE(fault_of("sizes", std::vector<double>{1, 0}), "'sizes' is 0, but must be at least 1");
    QCOMPARE(fault_of("shape", std::numeric_limits<double>::infinity()), "'shape' is not a finite number");
    QCOMPARE(fault_of("shape", Value{}),
             "'shape' must be a number (write it without quotes, for example 0.5)");
}

void TestParameters::reports_all_faults_with_positions()
{
    const RawValues raw = {{"max_num_seq", {std::int64_t{8}, {4, 1}}}, {"share", {2.0, {5, 9}}}};
    const auto read = resolve(descriptions(), raw, {2, 1});
    QVERIFY(!read.ok());
    QCOMPARE(QByteArray::fromStdString(to_string(read.errors())),
             "5:9: 'share' is 2, but must be at most 1 (allowed: from 0 to 1)\n"
             "2:1: 'model' is not set (Which model)\n"
             "4:1: unknown key 'max_num_seq' (did you mean 'max_num_seqs'?)");
}

void TestParameters::suggests_near_words_only()
{
    const std::vector<std::string> known = {"until", "warm_up", "seed", "replications"};
    QCOMPARE(nearest_word("untill", known), std::string("until"));
    QCOMPARE(nearest_word("sede", known), std::string("seed"));
    QCOMPARE(nearest_word("Warmup", known), std::string("warm_up"));
    QCOMPARE(nearest_word("colour", known), std::string());
    QCOMPARE(nearest_word("", known), std::string());
    QCOMPARE(nearest_word(std::string(100000, 'x'), known), std::string());
}

void TestParameters::writes_values_as_toml()
{
    const auto all = descriptions();
    const auto written = [&](std::string_view key, const Value& value) {
        return QByteArray::fromStdString(to_toml(named(all, key), value));
    };
    QCOMPARE(written("max_num_seqs", std::int64_t{8192}), "8192");
    QCOMPARE(written("think_time", 0.008), "\"8 ms\"");
    QCOMPARE(written("share", 0.3), "0.3");
    QCOMPARE(written("prefix_caching", true), "true");
    QCOMPARE(written("sizes", std::vector<double>{1, 2.5}), "[1, 2.5]");
    QCOMPARE(written("shape", 1e22), "1e+22");
    QCOMPARE(written("model", std::string("a\"b\\c\n\x01ü")), "\"a\\\"b\\\\c\\n\\u0001ü\"");
    QCOMPARE(written("shape", Value{}), "");
}

void TestParameters::reading_wrongly_throws()
{
    Parameters parameters;
    parameters.set("rate", 1.5);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(parameters.real("rat")), std::out_of_range);
    QVERIFY_EXCEPTION_THROWN(static_cast<void>(parameters.text("rate")), std::bad_variant_access);
}

QTEST_GUILESS_MAIN(TestParameters)
#include "test_base_parameters.moc"
