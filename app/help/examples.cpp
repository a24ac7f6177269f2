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
        {QStringLiteral("five-symptoms.toml"), TR("Five pages at once: which fix comes first?"),
         TR("Each symptom with a lever against it, ranked by expected value")},
        {QStringLiteral("ttft-after-deploy.toml"),
         TR("p99 TTFT \u00D7 5 after a deploy, median as before: what broke?"),
         TR("The prefix cache of a part of the replicas; hits by replica tell it from a slow one")},
        {QStringLiteral("tenant-burst.toml"), TR("One tenant floods, everybody waits: what to limit?"),
         TR("A token bucket for each tenant; overload bounded, not fixed")},
        {QStringLiteral("deploy-and-rollback.toml"), TR("What does a rolling rollback cost on its way?"),
         TR("It gets worse before it gets better: a replica less, then cold caches")},
        {QStringLiteral("replay.toml"), TR("Does a recorded trace still fit at twice the pace?"),
         TR("Both replayed on one L40S, request by request")},
        {QStringLiteral("fleet.toml"), TR("What does routing by prefix save on 32 replicas?"),
         TR("Conversations find their history; dealt in turn they do on one replica of 32")},
        {QStringLiteral("million.toml"), TR("How fast is the simulator?"),
         TR("A million requests in about a second")},
    };
}

std::vector<Symptom> symptoms()
{
    return {
        {QStringLiteral("3.1"),
         QStringLiteral("symptom-3.1.toml"),
         TR("Starts at once, then types slowly"),
         TR("The batch grows, and every step reads the KV cache of all of it"),
         TR("Cap the batch, and add the replica it costs"),
         {TR("TPOT p95"), "tpot_s.p95", "observed", "cap-96-two-replicas", 0, 0},
         TR("the median gap is as it was \u2192 3.4; preemptions climb \u2192 3.3"),
         "slow-typing"},
        {QStringLiteral("3.2"),
         QStringLiteral("symptom-3.2.toml"),
         TR("GPU at 30 %, queue full"),
         TR("The batch is refilled only when its longest answer has ended"),
         TR("Continuous batching"),
         {TR("queue p50"), "queue_s.p50", "observed", "continuous", 0, 0},
         TR("running at its cap, KV to spare, slow steps \u2192 the host loop"),
         "idle-gpu"},
        {QStringLiteral("3.3"),
         QStringLiteral("symptom-3.3.toml"),
         TR("Trouble only with long contexts"),
         TR("Admission counts requests, but tokens run out"),
         TR("Long documents on an engine of their own"),
         {TR("TTFT p99"), "ttft_s.p99", "observed", "documents-apart", 0, 0},
         TR("KV is low when latency rises \u2192 3.4; no long prompts \u2192 3.1"),
         "long-contexts"},
        {QStringLiteral("3.4"),
         QStringLiteral("symptom-3.4.toml"),
         TR("Answers freeze for a moment"),
         TR("A long prompt of somebody else is computed whole in one step"),
         TR("Chunked prefill, 1,024 tokens a step"),
         {TR("ITL p99"), "itl_s.p99", "observed", "budget-1024-threshold-512", 0, 0},
         TR("long gaps without a prefill beside them \u2192 preemption or a host stall"),
         "frozen-tail"},
        {QStringLiteral("3.5"),
         QStringLiteral("symptom-3.5.toml"),
         TR("Three times the price"),
         TR("The same 1,800 tokens are computed again for each request"),
         TR("Prefix caching, and give replicas back"),
         {TR("$ per M tok"), "cost_usd_per_million_output_tokens", "observed", "prefix-caching-two-replicas",
          0, 0},
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
