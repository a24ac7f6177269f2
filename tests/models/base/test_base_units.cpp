// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace fulcrum;

class TestUnits : public QObject
{
    Q_OBJECT

private slots:
    void reads_quantities_data();
    void reads_quantities();
    void refuses_data();
    void refuses();
    void writes_short_texts_data();
    void writes_short_texts();
    void written_text_reads_back();
};

void TestUnits::reads_quantities_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<double>("value");
    const auto add = [](const char* text, Dimension dimension, double value) {
        QTest::newRow(text) << QByteArray(text) << static_cast<int>(dimension) << value;
    };
    add("30 s", Dimension::Time, 30);
    add("30s", Dimension::Time, 30);
    add(" +8 ms ", Dimension::Time, 0.008);
    add("3 us", Dimension::Time, 3e-6);
    add("3 µs", Dimension::Time, 3e-6);
    add("1.5 h", Dimension::Time, 5400);
    add("2 d", Dimension::Time, 172800);
    add("80 GiB", Dimension::Bytes, 85899345920.0);
    add("80 GB", Dimension::Bytes, 80e9);
    add("3.35 TB/s", Dimension::Bandwidth, 3.35e12);
    add("989 TFLOP/s", Dimension::Compute, 989e12);
    add("6 /s", Dimension::Rate, 6);
    add("90 /min", Dimension::Rate, 1.5);
    add("2.5 $/h", Dimension::Price, 2.5);
    add("30 %", Dimension::Fraction, 0.3);
    add("0.3", Dimension::Fraction, 0.3);
    add("8 k tok", Dimension::Tokens, 8000);
    add("512 tok", Dimension::Tokens, 512);
    add("512", Dimension::Tokens, 512);
    add("-1e3", Dimension::None, -1000);
}

void TestUnits::reads_quantities()
{
    QFETCH(QByteArray, text);
    QFETCH(int, dimension);
    QFETCH(double, value);
    const auto read = parse_quantity(text.toStdString(), static_cast<Dimension>(dimension));
    QVERIFY2(read.ok(), read.ok() ? "" : to_string(read.errors()).c_str());
    QCOMPARE(*read, value);
}

void TestUnits::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const char* text, Dimension dimension, const char* message) {
        QTest::newRow(text) << QByteArray(text) << static_cast<int>(dimension) << QByteArray(message);
    };
    add("30", Dimension::Time, "'30' has no unit (units allowed: s, ns, us, ms, min, h, d)");
    add("30 sec", Dimension::Time,
        "unknown unit 'sec' in '30 sec' (units allowed: s, ns, us, ms, min, h, d)");
    add("5 gb", Dimension::Bytes,
        "unknown unit 'gb' in '5 gb' (units allowed: B, kB, MB, GB, TB, KiB, MiB, GiB, TiB)");
    add("3 ms", Dimension::None, "unknown unit 'ms' in '3 ms' (write a number without a unit)");
    add("fast", Dimension::Rate, "'fast' does not start with a number (units allowed: /s, /min, /h)");
    add("", Dimension::Price, "'' does not start with a number (units allowed: $/h)");
    add("nan s", Dimension::Time,
        "'nan s' is not a finite number (write a number within the range of a double)");
    add("inf", Dimension::Tokens,
        "'inf' is not a finite number (write a number within the range of a double)");
    add("1e999 s", Dimension::Time,
        "'1e999 s' is not a finite number (write a number within the range of a double)");
    add("1e308 TB", Dimension::Bytes,
        "'1e308 TB' is not a finite number (write a number within the range of a double)");
}

void TestUnits::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(int, dimension);
    QFETCH(QByteArray, message);
    const auto read = parse_quantity(text.toStdString(), static_cast<Dimension>(dimension));
    QVERIFY(!read.ok());
    QCOMPARE(QByteArray::fromStdString(to_string(read.errors())), message);
}

void TestUnits::writes_short_texts_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<QByteArray>("text");
    const auto add = [](double value, Dimension dimension, const char* text) {
        QTest::newRow(text) << value << static_cast<int>(dimension) << QByteArray(text);
    };
    add(0, Dimension::Time, "0 s");
    add(150, Dimension::Time, "150 s");
    add(7200, Dimension::Time, "2 h");
    add(9e9, Dimension::Time, "2500000 h"); // not 9e+15 us
    add(0.008, Dimension::Time, "8 ms");
    add(1.5e-10, Dimension::Time, "0.15 ns");
    add(80e9, Dimension::Bytes, "80 GB");
    add(80.0 * 1024 * 1024 * 1024, Dimension::Bytes, "80 GiB");
    add(3.35e12, Dimension::Bandwidth, "3.35 TB/s");
    add(989e12, Dimension::Compute, "989 TFLOP/s");
    add(6, Dimension::Rate, "6 /s");
    add(0.3, Dimension::Fraction, "30 %");
    add(1, Dimension::Fraction, "1");
    add(2.5, Dimension::Price, "2.5 $/h");
    add(8192, Dimension::Tokens, "8192");
    add(-1000, Dimension::None, "-1000");
}

void TestUnits::writes_short_texts()
{
    QFETCH(double, value);
    QFETCH(int, dimension);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(format_quantity(value, static_cast<Dimension>(dimension))), text);
}

void TestUnits::written_text_reads_back()
{
    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> exponent(-12, 18);
    std::uniform_real_distribution<double> mantissa(-10, 10);
    for (int i = 0; i < 20000; ++i) {
        const double value = mantissa(random) * std::pow(10, std::floor(exponent(random)));
        for (int d = 0; d <= static_cast<int>(Dimension::Tokens); ++d) {
            const auto dimension = static_cast<Dimension>(d);
            const auto read = parse_quantity(format_quantity(value, dimension), dimension);
            QVERIFY(read.ok());
            QVERIFY(std::abs(*read - value) <= 1e-12 * std::abs(value));
        }
    }
}

QTEST_GUILESS_MAIN(TestUnits)
#include "test_base_units.moc"
