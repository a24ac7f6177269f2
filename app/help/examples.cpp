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

QString words(const char* text)
{
    return QCoreApplication::translate("Examples", text);
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

#define TR(text) words(QT_TRANSLATE_NOOP("Examples", text))

std::vector<Example> examples()
{
    return {
        {QStringLiteral("five-symptoms.toml"), TR("Which of five fixes comes first?"),
         TR("ranked by expected value")},
        {QStringLiteral("ttft-after-deploy.toml"), TR("p99 TTFT \u00D7 5 after a deploy: why?"),
         TR("a cold prefix cache on some replicas")},
        {QStringLiteral("tenant-burst.toml"), TR("One tenant floods: what to limit?"),
         TR("a bucket for each; overload bounded")},
        {QStringLiteral("deploy-and-rollback.toml"), TR("What does a rolling rollback cost?"),
         TR("worse first, then better")},
        {QStringLiteral("replay.toml"), TR("Does my trace fit at twice the pace?"),
         TR("replayed on one L40S")},
        {QStringLiteral("fleet.toml"), TR("What does routing by prefix save?"),
         TR("history is found, not recomputed")},
        {QStringLiteral("million.toml"), TR("How fast is the simulator?"),
         TR("10\u2076 requests in a second")},
    };
}

std::vector<Symptom> symptoms()
{
    return {
        {QStringLiteral("3.1"),
         QStringLiteral("symptom-3.1.toml"),
         TR("Starts at once, then types slowly"),
         TR("The batch grows, and every step reads the KV cache of all of it"),
         TR("KV cache in fp8; a cap would trade it for queueing"),
         {TR("TPOT p95"), "tpot_s.p95", "observed", "fp8-kv", 0.0352535, 0.0194503},
         TR("the median gap is as it was \u2192 3.4; preemptions climb \u2192 3.3"),
         "slow-typing"},
        {QStringLiteral("3.2"),
         QStringLiteral("symptom-3.2.toml"),
         TR("GPU at 30 %, queue full"),
         TR("The batch is refilled only when its longest answer has ended"),
         TR("Continuous batching"),
         {TR("tok/s"), "output_token_rate", "observed", "continuous", 1010, 2088.27},
         TR("running at its cap, KV to spare \u2192 a slow host loop"),
         "idle-gpu"},
        {QStringLiteral("3.3"),
         QStringLiteral("symptom-3.3.toml"),
         TR("Trouble only with long contexts"),
         TR("Admission counts requests, but what runs out is tokens"),
         TR("KV cache in fp8, and long prompts 512 tokens a step"),
         {TR("TTFT p99"), "ttft_s.p99", "observed", "fp8-kv-threshold", 51.2222, 1.6769},
         TR("KV is low when latency rises \u2192 3.4; no long prompts \u2192 3.1"),
         "long-contexts"},
        {QStringLiteral("3.4"),
         QStringLiteral("symptom-3.4.toml"),
         TR("Answers freeze for a moment"),
         TR("Somebody else's long prompt is computed whole in one step"),
         TR("Chunked prefill: 1,024 tokens a step, long prompts half"),
         {TR("ITL p99"), "itl_s.p99", "observed", "budget-1024-threshold-512", 0.27145, 0.0191611},
         TR("long gaps on steps without prefill \u2192 preemption, a host stall"),
         "frozen-tail"},
        {QStringLiteral("3.5"),
         QStringLiteral("symptom-3.5.toml"),
         TR("Three times the price"),
         TR("The same 1,800 tokens are computed again for each request"),
         TR("Prefix caching, and give replicas back"),
         {TR("$ per M tok"), "cost_usd_per_million_output_tokens", "observed", "prefix-caching-two-replicas",
          1.13219, 0.452577},
         TR("the hit ratio is high already \u2192 3.2"),
         "costly-prompts"},
    };
}

#undef TR

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
