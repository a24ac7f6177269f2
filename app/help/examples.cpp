// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/examples.h"

#include "shell/numbers.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fulcrum::app
{

namespace
{

// Named as lupdate looks for it.
QString translate(const char* context, const char* text)
{
    return QCoreApplication::translate(context, text);
}

} // namespace

QString examplesFolder()
{
    QStringList folders;
    if (const QString given = qEnvironmentVariable("FULCRUM_PROJECTS"); !given.isEmpty()) folders << given;
    const QDir program(QCoreApplication::applicationDirPath());
    // As the build tree has it, and as it is installed.
    folders << QDir::cleanPath(program.filePath(QStringLiteral("../share/fulcrum/projects")))
            << QDir::cleanPath(program.filePath(QStringLiteral("../" FULCRUM_DATADIR "/fulcrum/projects")));
    for (const QString& folder : folders)
        if (QFileInfo::exists(folder + QStringLiteral("/five-symptoms.toml"))) return folder;
    return {};
}

QString exampleFile(const QString& name)
{
    const QString folder = examplesFolder();
    const QString file = folder + QLatin1Char('/') + name;
    return !folder.isEmpty() && QFileInfo::exists(file) ? file : QString();
}

bool isExample(const QString& file)
{
    const QString folder = examplesFolder();
    return !folder.isEmpty() && !file.isEmpty() &&
           QFileInfo(file).canonicalPath() == QFileInfo(folder).canonicalFilePath();
}

std::vector<Example> examples()
{
    return {
        {QStringLiteral("five-symptoms.toml"), translate("Examples", "Which of five fixes comes first?"),
         translate("Examples", "ranked by expected value")},
        {QStringLiteral("ttft-after-deploy.toml"),
         translate("Examples", "p99 TTFT \u00D7 5 after a deploy: why?"),
         translate("Examples", "a cold prefix cache on some replicas")},
        {QStringLiteral("tenant-burst.toml"), translate("Examples", "One tenant floods: what to limit?"),
         translate("Examples", "a bucket for each; overload bounded")},
        {QStringLiteral("deploy-and-rollback.toml"),
         translate("Examples", "What does a rolling rollback cost?"),
         translate("Examples", "worse first, then better")},
        {QStringLiteral("replay.toml"), translate("Examples", "Does my trace fit at twice the pace?"),
         translate("Examples", "replayed on one L40S")},
        {QStringLiteral("fleet.toml"), translate("Examples", "What does routing by prefix save?"),
         translate("Examples", "history is found, not recomputed")},
        {QStringLiteral("million.toml"), translate("Examples", "How fast is the simulator?"),
         translate("Examples", "10\u2076 requests in a second")},
    };
}

std::vector<Symptom> symptoms()
{
    return {
        {QStringLiteral("3.1"),
         QStringLiteral("symptom-3.1.toml"),
         translate("Examples", "Starts at once, then types slowly"),
         translate("Examples", "The batch grows, and every step reads the KV cache of all of it"),
         translate("Examples", "KV cache in fp8; a cap would trade it for queueing"),
         {translate("Examples", "TPOT p95"), "tpot_s.p95", "observed", "fp8-kv", 0.0352535, 0.0194503},
         translate("Examples", "the median gap is as it was \u2192 3.4; preemptions climb \u2192 3.3"),
         "slow-typing"},
        {QStringLiteral("3.2"),
         QStringLiteral("symptom-3.2.toml"),
         translate("Examples", "GPU at 30 %, queue full"),
         translate("Examples", "The batch is refilled only when its longest answer has ended"),
         translate("Examples", "Continuous batching"),
         {translate("Examples", "tok/s"), "output_token_rate", "observed", "continuous", 1010, 2088.27},
         translate("Examples", "running at its cap, KV to spare \u2192 a slow host loop"),
         "idle-gpu"},
        {QStringLiteral("3.3"),
         QStringLiteral("symptom-3.3.toml"),
         translate("Examples", "Trouble only with long contexts"),
         translate("Examples", "Admission counts requests, but what runs out is tokens"),
         translate("Examples", "KV cache in fp8, and long prompts 512 tokens a step"),
         {translate("Examples", "TTFT p99"), "ttft_s.p99", "observed", "fp8-kv-threshold", 51.2222, 1.6769},
         translate("Examples", "KV is low when latency rises \u2192 3.4; no long prompts \u2192 3.1"),
         "long-contexts"},
        {QStringLiteral("3.4"),
         QStringLiteral("symptom-3.4.toml"),
         translate("Examples", "Answers freeze for a moment"),
         translate("Examples", "Somebody else's long prompt is computed whole in one step"),
         translate("Examples", "Chunked prefill: 1,024 tokens a step, long prompts half"),
         {translate("Examples", "ITL p99"), "itl_s.p99", "observed", "budget-1024-threshold-512", 0.27145,
          0.0191611},
         translate("Examples", "long gaps on steps without prefill \u2192 preemption, a host stall"),
         "frozen-tail"},
        {QStringLiteral("3.5"),
         QStringLiteral("symptom-3.5.toml"),
         translate("Examples", "Three times the price"),
         translate("Examples", "The same 1,800 tokens are computed again for each request"),
         translate("Examples", "Prefix caching, and give replicas back"),
         {translate("Examples", "$ per M tok"), "cost_usd_per_million_output_tokens", "observed",
          "prefix-caching-two-replicas", 1.13219, 0.452577},
         translate("Examples", "the hit ratio is high already \u2192 3.2"),
         "costly-prompts"},
    };
}

QString boughtText(const Bought& bought)
{
    const bool seconds = bought.metric.find("_s.") != std::string::npos;
    const QString arrow = QStringLiteral(" \u2192 ");
    if (!seconds)
        return bought.label + QLatin1Char(' ') + formatNumber(bought.from) + arrow + formatNumber(bought.to);
    const QString unit = secondsUnitFor(bought.from);
    if (bought.to > 0 && secondsUnitFor(bought.to) != unit)
        return bought.label + QLatin1Char(' ') + formatSeconds(bought.from).text() + arrow +
               formatSeconds(bought.to).text();
    return bought.label + QLatin1Char(' ') + formatSecondsIn(bought.from, unit) + arrow +
           formatSecondsIn(bought.to, unit) + QLatin1Char(' ') + unit;
}

} // namespace fulcrum::app
