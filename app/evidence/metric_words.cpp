// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/metric_words.h"

#include "base/units.h"
#include "scenario/evidence_text.h"
#include "shell/numbers.h"
#include "shell/values.h"

#include <QCoreApplication>

#include <cmath>

namespace fulcrum::app
{

namespace
{

struct Entry {
    const char* id;
    const char* name;
    MetricUnit unit;
    Together together;
};

using enum MetricUnit;
using enum Together;

// Latencies of replicas are averaged, and a fleet's longest wait is that of its worst replica.
constexpr Entry kEntries[] = {
    {"ttft_s", QT_TRANSLATE_NOOP("Metric", "TTFT"), Seconds, Mean},
    {"tpot_s", QT_TRANSLATE_NOOP("Metric", "TPOT"), Seconds, Mean},
    {"itl_s", QT_TRANSLATE_NOOP("Metric", "ITL"), Seconds, Mean},
    {"queue_s", QT_TRANSLATE_NOOP("Metric", "Queue time"), Seconds, Mean},
    {"prefill_s", QT_TRANSLATE_NOOP("Metric", "Prefill time"), Seconds, Mean},
    {"decode_s", QT_TRANSLATE_NOOP("Metric", "Decode time"), Seconds, Mean},
    {"e2e_s", QT_TRANSLATE_NOOP("Metric", "End to end"), Seconds, Mean},
    {"client_ttft_s", QT_TRANSLATE_NOOP("Metric", "TTFT at the client"), Seconds, Mean},
    {"client_itl_s", QT_TRANSLATE_NOOP("Metric", "ITL at the client"), Seconds, Mean},
    {"gateway_wait_s", QT_TRANSLATE_NOOP("Metric", "Gateway wait"), Seconds, Mean},
    {"oldest_queue_age_s", QT_TRANSLATE_NOOP("Metric", "Oldest in queue"), Seconds, Max},
    {"running", QT_TRANSLATE_NOOP("Metric", "Running"), Requests, Sum},
    {"waiting", QT_TRANSLATE_NOOP("Metric", "Waiting"), Requests, Sum},
    {"kv_usage", QT_TRANSLATE_NOOP("Metric", "KV allocated"), Share, Mean},
    {"kv_live_share", QT_TRANSLATE_NOOP("Metric", "KV live"), Share, Mean},
    {"batch_cap", QT_TRANSLATE_NOOP("Metric", "Batch limit"), Requests, Sum},
    {"max_captured_batch", QT_TRANSLATE_NOOP("Metric", "Largest captured batch"), Requests, Max},
    {"gateway_queue", QT_TRANSLATE_NOOP("Metric", "Gateway queue"), Requests, Sum},
    {"in_flight", QT_TRANSLATE_NOOP("Metric", "In flight"), Requests, Sum},
    {"gpu_busy", QT_TRANSLATE_NOOP("Metric", "GPU busy"), Share, Mean},
    {"sm_active", QT_TRANSLATE_NOOP("Metric", "SM active"), Share, Mean},
    {"tensor_active", QT_TRANSLATE_NOOP("Metric", "Tensor cores active"), Share, Mean},
    {"dram_active", QT_TRANSLATE_NOOP("Metric", "Memory active"), Share, Mean},
    {"cpu_throttled_share", QT_TRANSLATE_NOOP("Metric", "CPU throttled"), Share, Mean},
    {"sm_clock_mhz", QT_TRANSLATE_NOOP("Metric", "SM clock, MHz"), Other, Mean},
    {"request_rate", QT_TRANSLATE_NOOP("Metric", "Completed"), PerSecond, Sum},
    {"offered_rate", QT_TRANSLATE_NOOP("Metric", "Offered"), PerSecond, Sum},
    {"output_token_rate", QT_TRANSLATE_NOOP("Metric", "Output tokens"), PerSecond, Sum},
    {"prompt_token_rate", QT_TRANSLATE_NOOP("Metric", "Prompt tokens"), PerSecond, Sum},
    {"computed_prompt_token_rate", QT_TRANSLATE_NOOP("Metric", "Prompt tokens computed"), PerSecond, Sum},
    {"preemption_rate", QT_TRANSLATE_NOOP("Metric", "Preemptions"), PerSecond, Sum},
    {"rejection_rate", QT_TRANSLATE_NOOP("Metric", "Rejections"), PerSecond, Sum},
    {"timeout_rate", QT_TRANSLATE_NOOP("Metric", "Time-outs"), PerSecond, Sum},
    {"abort_rate", QT_TRANSLATE_NOOP("Metric", "Aborts"), PerSecond, Sum},
    {"retry_rate", QT_TRANSLATE_NOOP("Metric", "Retries"), PerSecond, Sum},
    {"crash_rate", QT_TRANSLATE_NOOP("Metric", "Crashes"), PerSecond, Sum},
    {"prefix_hit_ratio", QT_TRANSLATE_NOOP("Metric", "Hit ratio, tokens"), Ratio, Mean},
    {"preemptions_per_request", QT_TRANSLATE_NOOP("Metric", "Preemptions a request"), Other, Mean},
    {"rejected_share", QT_TRANSLATE_NOOP("Metric", "Rejected"), Share, Mean},
    {"timed_out_share", QT_TRANSLATE_NOOP("Metric", "Timed out"), Share, Mean},
    {"itl_over_100ms_share", QT_TRANSLATE_NOOP("Metric", "ITL above 100 ms"), Share, Mean},
    {"graph_share", QT_TRANSLATE_NOOP("Metric", "Steps by CUDA graph"), Share, Mean},
    {"kv_transfer_s", QT_TRANSLATE_NOOP("Metric", "KV transfer"), Seconds, Mean},
    {"step_s", QT_TRANSLATE_NOOP("Metric", "Step time"), Seconds, Mean},
    {"step_tokens", QT_TRANSLATE_NOOP("Metric", "Tokens a step"), Tokens, Sum},
    {"gpu_step_s", QT_TRANSLATE_NOOP("Metric", "GPU time a step"), Seconds, Mean},
    {"prompt_tokens", QT_TRANSLATE_NOOP("Metric", "Prompt length"), Tokens, Mean},
    {"output_tokens", QT_TRANSLATE_NOOP("Metric", "Output length"), Tokens, Mean},
    {"prefill_s_per_token", QT_TRANSLATE_NOOP("Metric", "Prefill a token"), Seconds, Mean},
    {"cached_tokens", QT_TRANSLATE_NOOP("Metric", "Cached tokens"), Tokens, Mean},
    {"occupancy", QT_TRANSLATE_NOOP("Metric", "Occupancy"), Ratio, Mean},
    {"cost_usd_per_million_output_tokens", QT_TRANSLATE_NOOP("Metric", "Cost, $ a million output tokens"),
     Other, Mean},
    {"goodput", QT_TRANSLATE_NOOP("Metric", "Goodput"), PerSecond, Sum},
    {"spread_ttft_by_replica", QT_TRANSLATE_NOOP("Metric", "Spread of TTFT over replicas"), Ratio, Max},
};

Dimension dimensionOf(MetricUnit unit)
{
    switch (unit) {
    case Seconds:
        return Dimension::Time;
    case Share:
        return Dimension::Fraction;
    case PerSecond:
        return Dimension::Rate;
    case Tokens:
        return Dimension::Tokens;
    default:
        return Dimension::None;
    }
}

QString plain(double value)
{
    return QString::number(value, 'g', 12);
}

} // namespace

MetricWords metricWords(std::string_view id)
{
    for (const Entry& entry : kEntries)
        if (id == entry.id)
            return {QCoreApplication::translate("Metric", entry.name), entry.unit, entry.together};
    return {toQt(id), Other, Mean};
}

QStringList metricIds()
{
    QStringList ids;
    for (const Entry& entry : kEntries)
        ids << QString::fromLatin1(entry.id);
    return ids;
}

QStringList statisticIds()
{
    QStringList ids;
    for (const std::string_view id : scenario::kFigureStatistics)
        ids << toQt(id);
    return ids;
}

Choices metricChoices(const QString& first)
{
    Choices choices{{first, QString()}};
    for (const QString& id : metricIds())
        choices.append({metricWords(id.toStdString()).name, id});
    return choices;
}

Choices statisticChoices(const QString& first)
{
    Choices choices{{first, QString()}};
    for (const QString& id : statisticIds())
        choices.append({statisticName(id.toStdString()), id});
    return choices;
}

QString statisticName(std::string_view statistic)
{
    constexpr std::pair<const char*, const char*> names[] = {{"mean", QT_TRANSLATE_NOOP("Metric", "mean")},
                                                             {"max", QT_TRANSLATE_NOOP("Metric", "largest")},
                                                             {"value", QT_TRANSLATE_NOOP("Metric", "value")},
                                                             {"rate", QT_TRANSLATE_NOOP("Metric", "rate")},
                                                             {"share", QT_TRANSLATE_NOOP("Metric", "share")}};
    for (const auto& [id, name] : names)
        if (statistic == id) return QCoreApplication::translate("Metric", name);
    return toQt(statistic);
}

ShownUnit shownUnit(MetricUnit unit, double largest)
{
    const auto words = [](const char* text) { return QCoreApplication::translate("Timeline", text); };
    switch (unit) {
    case Seconds:
        return largest > 0 && largest < 0.5 ? ShownUnit{words("ms"), 1e3} : ShownUnit{QStringLiteral("s"), 1};
    case Share:
        return {QStringLiteral("%"), 100};
    case PerSecond:
        return {QStringLiteral("/s"), 1};
    case Requests:
        return {words("req"), 1};
    case Tokens:
        return {words("tok"), 1};
    default:
        return {};
    }
}

std::optional<double> typedFigure(const QString& text, MetricUnit unit)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) return {};
    bool number = false;
    const double value = trimmed.toDouble(&number); // C locale: what the project text has too
    if (number) return std::isfinite(value) ? std::optional(value) : std::nullopt;
    const auto quantity = parse_quantity(trimmed.toStdString(), dimensionOf(unit));
    return quantity ? std::optional(*quantity) : std::nullopt;
}

QString figureText(double value, MetricUnit unit)
{
    if (!std::isfinite(value)) return {};
    switch (unit) {
    case Seconds:
        return toQt(format_quantity(value, Dimension::Time));
    case PerSecond:
        return plain(value) + QStringLiteral(" /s");
    case Share:
        return plain(value * 100) + QStringLiteral(" %");
    default:
        return plain(value);
    }
}

} // namespace fulcrum::app
