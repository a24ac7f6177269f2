// SPDX-License-Identifier: GPL-3.0-or-later
// `fulcrum gate`, `lint-template`, `dashboards`, `export`, `sweep` and `capacity` as a user or a pipeline
// runs them.
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <set>

namespace
{

struct Outcome {
    int code = -1;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Outcome ran(const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromStdString(fulcrum::test::build_folder() + "/bin/fulcrum"), arguments);
    if (!process.waitForFinished(120'000)) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

double normal(QRandomGenerator& random)
{
    return std::sqrt(-2 * std::log(1 - random.generateDouble())) *
           std::cos(6.283185307 * random.generateDouble());
}

// A request log: first-token times with this median, a share that is slow, a hit rate.
QByteArray requests(int count, quint32 seed, double median, double slow, double hit, int prompt = 6000)
{
    QRandomGenerator random(seed);
    QByteArray text = "request_id,ttft_s,prompt_tokens,cached_tokens,output_tokens,max_tokens,status\n";
    for (int i = 0; i < count; ++i) {
        double ttft = median * std::exp(0.9 * normal(random));
        if (random.generateDouble() < slow) ttft = 4.2 * std::exp(0.2 * normal(random));
        const int tokens = static_cast<int>(prompt * std::exp(0.3 * normal(random)));
        text += QByteArray::number(i) + "," + QByteArray::number(ttft) + "," + QByteArray::number(tokens) +
                "," + QByteArray::number(static_cast<int>(tokens * hit)) + ",100,256,ok\n";
    }
    return text;
}

const char* const kProject =
    "format = 1\n[project]\ntitle = \"Chat\"\n[run]\nuntil = \"20 s\"\n[[scenario]]\nname = \"base\"\n"
    "[[scenario.node]]\nid = \"chat\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = \"4 /s\"\n"
    "prompt = 1500\nprefix_tokens = 1000\noutput = 40\nslo_ttft = \"500 ms\"\n"
    "[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"vllm\"\nmodel = \"llama-3.1-8b\"\n"
    "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"h100-sxm\"\n"
    "[[scenario.link]]\nfrom = \"chat\"\nto = \"engine\"\n[[scenario.link]]\nfrom = \"engine\"\nto = "
    "\"gpu\"\n"
    "[[expect]]\nscenario = \"base\"\nmetric = \"prefix_hit_ratio\"\nat_least = 0.5\n";

bool isXml(const QByteArray& text, int* failures)
{
    QXmlStreamReader reader(text);
    *failures = 0;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("failure"))
            ++*failures;
    return !reader.hasError();
}

} // namespace

class TestCliPrevention : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const char* name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) file.write(text);
        return path;
    }

private slots:
    // Gate and lint in a report, from the project's own table and from options; verified from elsewhere, and
    // a digit that somebody changed is found and named.
    void aReportHasTheGates()
    {
        written("base.csv", requests(4000, 1, 0.09, 0, 0.8));
        const QString canary = written("new.csv", requests(4000, 2, 0.117, 0.04, 0.04));
        const QString chat = written("time.jinja", "{{ strftime_now('%H:%M:%S') }}\nYou are kind.\n"
                                                   "{% for m in messages %}{{ m.content }}{% endfor %}");
        const QString project =
            written("gated.toml", QByteArray(kProject) + "[prevention]\nbaseline = [\"base.csv\"]\ncanary = "
                                                         "[\"new.csv\"]\ntemplates = [\"time.jinja\"]\n");
        for (const char* ending : {"html", "md", "csv", "json"}) {
            const QString to = m_folder.filePath(QStringLiteral("gated.") + QLatin1String(ending));
            const Outcome made = ran({QStringLiteral("report"), project, QStringLiteral("--to"), to});
            QVERIFY2(made.code == 0, made.err.constData());
            const Outcome holds = ran({QStringLiteral("report"), QStringLiteral("--verify"), to});
            QVERIFY2(holds.code == 0, (holds.out + holds.err).constData());
            QFile file(to);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const char* said : {"TTFT p99", "Prefix hit ratio", "failed", "strftime_now", "time.jinja"})
                QVERIFY2(bytes.contains(said), said);
            QVERIFY2(!bytes.contains(m_folder.path().toUtf8()), "a report names no folders");
        }
        // One digit of the table of the gate.
        QFile html(m_folder.filePath(QStringLiteral("gated.html")));
        QVERIFY(html.open(QIODevice::ReadOnly));
        QByteArray bytes = html.readAll();
        const qsizetype cell = bytes.indexOf("title=\"TTFT p99, canary\"");
        QVERIFY(cell > 0);
        const qsizetype digit = bytes.indexOf('>', cell) + 1;
        bytes[digit] = bytes[digit] == '9' ? '8' : '9';
        const QString forged = written("forged.html", bytes);
        const Outcome caught = ran({QStringLiteral("report"), QStringLiteral("--verify"), forged});
        QCOMPARE(caught.code, 1);
        QVERIFY2(caught.out.contains("TTFT p99, canary: expected"), caught.out.constData());

        // What is named goes before what the project names; half a gate is refused.
        const Outcome half =
            ran({QStringLiteral("report"), project, QStringLiteral("--to"),
                 m_folder.filePath(QStringLiteral("half.md")), QStringLiteral("--gate-canary"), canary});
        QCOMPARE(half.code, 2);
        const QString stable = written("stable.jinja", "You are kind.\n{{ messages[0].content }}");
        const Outcome named =
            ran({QStringLiteral("report"), project, QStringLiteral("--to"),
                 m_folder.filePath(QStringLiteral("named.md")), QStringLiteral("--template"), stable});
        QVERIFY2(named.code == 0, named.err.constData());
        QFile markdown(m_folder.filePath(QStringLiteral("named.md")));
        QVERIFY(markdown.open(QIODevice::ReadOnly));
        const QByteArray text = markdown.readAll();
        QVERIFY(text.contains("stable.jinja") && text.contains("pass") && !text.contains("strftime"));
    }

    void gateFailsALostPrefix()
    {
        const QString baseline = written("before.csv", requests(4000, 1, 0.09, 0, 0.8));
        const QString canary = written("after.csv", requests(4000, 2, 0.117, 0.04, 0.04));
        const QString chat = written("chat.jinja", "You are kind.\n");
        const QStringList files =
            words("gate --baseline") + QStringList{baseline, QStringLiteral("--canary"), canary};
        const Outcome json =
            ran(files + QStringList{QStringLiteral("--template"), chat, QStringLiteral("--json")});
        QVERIFY2(json.code == 1, json.err.constData());
        QCOMPARE(json.json().value(QLatin1String("verdict")).toString(), QStringLiteral("failed"));
        const QJsonArray metrics = json.json().value(QLatin1String("metrics")).toArray();
        QCOMPARE(metrics.size(), 2);
        for (const QJsonValue metric : metrics) {
            QCOMPARE(metric.toObject().value(QLatin1String("verdict")).toString(), QStringLiteral("failed"));
            for (const char* name :
                 {"metric", "from", "baseline", "canary", "change", "change_low", "change_high", "limit",
                  "p_value", "error_rate", "more_canary_requests", "text"})
                QVERIFY2(metric.toObject().contains(QLatin1String(name)), name);
        }
        QCOMPARE(json.json()
                     .value(QLatin1String("templates"))
                     .toArray()
                     .at(0)
                     .toObject()
                     .value(QLatin1String("sha256"))
                     .toString()
                     .size(),
                 64);
        const Outcome github = ran(files + QStringList{QStringLiteral("--github")});
        QCOMPARE(github.code, 1);
        QVERIFY2(github.out.startsWith("::error file=") &&
                     github.out.contains("canary gate%3A p99_ttft failed"),
                 github.out.constData());
        int failures = 0;
        const Outcome junit = ran(files + QStringList{QStringLiteral("--junit")});
        QVERIFY(isXml(junit.out, &failures));
        QCOMPARE(failures, 2);
        QVERIFY(ran(files).out.contains("verdict: failed"));
    }

    void gatePassesAnEqualPairAndNotTooFew()
    {
        const QString baseline = written("a.csv", requests(9000, 3, 0.09, 0, 0.8));
        const QString canary = written("b.csv", requests(9000, 4, 0.09, 0, 0.8));
        const Outcome equal =
            ran(words("gate --baseline") + QStringList{baseline, QStringLiteral("--canary"), canary});
        QVERIFY2(equal.code == 0, equal.out.constData());
        const QString few = written("few.csv", requests(150, 5, 0.09, 0, 0.8));
        const Outcome insufficient = ran(words("gate --metric p99_ttft --baseline") +
                                         QStringList{baseline, QStringLiteral("--canary"), few});
        QCOMPARE(insufficient.code, 1);
        QVERIFY2(insufficient.out.contains("insufficient") &&
                     insufficient.out.contains("more requests of the canary"),
                 insufficient.out.constData());
        const QString documents = written("documents.csv", requests(3000, 6, 1.5, 0, 0, 30'000));
        const QString chat = written("chat.csv", requests(3000, 7, 0.05, 0, 0, 200));
        const Outcome refused = ran(words("gate --json --metric p99_ttft --baseline") +
                                    QStringList{chat, QStringLiteral("--canary"), documents});
        QCOMPARE(refused.code, 1);
        QCOMPARE(refused.json().value(QLatin1String("verdict")).toString(), QStringLiteral("refused"));
        QVERIFY(refused.json()
                    .value(QLatin1String("refusal"))
                    .toString()
                    .contains(QLatin1String("prompt length")));
    }

    // Nor may the value behind a digit change, nor the length of a bar, in the page or in a picture beside
    // it.
    void aChangedDrawingIsFound()
    {
        const QString project =
            QString::fromStdString(fulcrum::test::source_folder()) + QStringLiteral("/projects/replay.toml");
        const auto changed = [&](const QString& file, const char* inside) {
            QFile made(file);
            if (!made.open(QIODevice::ReadOnly)) return Outcome{};
            const QByteArray bytes = made.readAll();
            made.close();
            const qsizetype begin = bytes.indexOf(inside, std::max<qsizetype>(0, bytes.indexOf("</nav>")));
            if (begin < 0) return Outcome{};
            QByteArray other = bytes;
            const qsizetype at = begin + qsizetype(qstrlen(inside));
            other[at] = other[at] == '9' ? '8' : '9';
            written(qPrintable(QFileInfo(file).fileName()), other);
            QString report = file;
            if (report.endsWith(QStringLiteral("-1.svg")))
                report.replace(QStringLiteral("-1.svg"), QStringLiteral(".md"));
            const Outcome outcome =
                ran({QStringLiteral("report"), project, QStringLiteral("--verify"), report});
            written(qPrintable(QFileInfo(file).fileName()), bytes);
            return outcome;
        };
        for (const char* name : {"drawn.html", "drawn.md"}) {
            const Outcome made = ran({QStringLiteral("report"), project, QStringLiteral("--to"),
                                      m_folder.filePath(QLatin1String(name))});
            QVERIFY2(made.code == 0, made.err.constData());
        }
        for (const char* inside : {"<data value=\"", "\" width=\""}) {
            const Outcome page = changed(m_folder.filePath(QStringLiteral("drawn.html")), inside);
            QVERIFY2(page.code == 1 && page.out.contains("in the drawings and values"),
                     page.out + page.err + inside);
        }
        const Outcome picture = changed(m_folder.filePath(QStringLiteral("drawn-1.svg")), "\" width=\"");
        QVERIFY2(picture.code == 1 && picture.out.contains("drawn-1.svg"),
                 (picture.out + picture.err).constData());
    }

    void gateSaysWhatItCanNotRead()
    {
        const QString log = written("a.csv", requests(100, 3, 0.09, 0, 0.8));
        const QStringList files =
            QStringList{QStringLiteral("--baseline"), log, QStringLiteral("--canary"), log};
        QCOMPARE(ran(words("gate --metric p98_ttft") + files).code, 2);
        QCOMPARE(ran(words("gate --limit p99_ttft") + files).code, 2);
        QCOMPARE(ran(words("gate --baseline nowhere.csv --canary nowhere.csv")).code, 2);
        QCOMPARE(ran(words("gate --github --junit") + files).code, 2);
    }

    void lintFindsAndPasses()
    {
        const QByteArray rules(2000, 'x');
        const QString bad =
            written("bad.jinja", "Now {{ strftime_now('%H:%M') }}\n" + rules +
                                     "{% for message in messages %}{{ message.content }}{% endfor %}");
        const QString good =
            written("good.jinja", rules + "{% for message in messages %}{{ message.content }}{% endfor %}"
                                          "{{ strftime_now('%H:%M') }}");
        const Outcome fails = ran({QStringLiteral("lint-template"), bad, good, QStringLiteral("--json")});
        QVERIFY2(fails.code == 1, fails.err.constData());
        const QJsonArray files = fails.json().value(QLatin1String("files")).toArray();
        QCOMPARE(files.size(), 2);
        QVERIFY(!files.at(0).toObject().value(QLatin1String("passes")).toBool());
        QVERIFY(files.at(1).toObject().value(QLatin1String("passes")).toBool());
        const QJsonObject field =
            files.at(0).toObject().value(QLatin1String("fields")).toArray().at(0).toObject();
        QCOMPARE(field.value(QLatin1String("line")).toInt(), 1);
        QCOMPARE(field.value(QLatin1String("column")).toInt(), 8);
        QCOMPARE(field.value(QLatin1String("kind")).toString(), QStringLiteral("time"));
        QCOMPARE(field.value(QLatin1String("reusable_tokens")).toInt(), 0);
        QCOMPARE(ran({QStringLiteral("lint-template"), good}).code, 0);
        const Outcome github = ran({QStringLiteral("lint-template"), bad, QStringLiteral("--github")});
        QVERIFY2(QRegularExpression(QStringLiteral("^::error file=[^,]*bad\\.jinja,line=1,col=8,title="))
                     .match(QString::fromUtf8(github.out))
                     .hasMatch(),
                 github.out.constData());
        int failures = 0;
        QVERIFY(isXml(ran({QStringLiteral("lint-template"), bad, good, QStringLiteral("--junit")}).out,
                      &failures));
        QCOMPARE(failures, 1);
        const Outcome broken = ran({QStringLiteral("lint-template"), written("open.jinja", "{% if a %}")});
        QCOMPARE(broken.code, 2);
        QVERIFY2(broken.err.contains("open.jinja:1:4: "), broken.err.constData());
    }

    // What the field costs, by a run: all of the shared prefix is computed anew.
    void lintSimulatesTheCost()
    {
        const QString bad = written("bad.jinja", "{{ request_id }}" + QByteArray(2000, 'x'));
        const Outcome out = ran({QStringLiteral("lint-template"), bad, QStringLiteral("--project"),
                                 written("p.toml", kProject), QStringLiteral("--json")});
        QVERIFY2(out.code == 1, out.err.constData());
        const QJsonObject cost = out.json().value(QLatin1String("simulated")).toObject();
        const double hit = cost.value(QLatin1String("without"))
                               .toObject()
                               .value(QLatin1String("prefix_hit_ratio"))
                               .toDouble();
        QVERIFY2(hit > 0.55, qPrintable(QString::number(hit)));
        QVERIFY(std::abs(cost.value(QLatin1String("recomputed_share")).toDouble() - hit) < 0.01);
    }

    void writesBoardsAndAlerts()
    {
        const QString folder = m_folder.filePath(QStringLiteral("boards"));
        const Outcome out = ran({QStringLiteral("dashboards"), written("p.toml", kProject),
                                 QStringLiteral("--to"), folder, QStringLiteral("--json")});
        QVERIFY2(out.code == 0, out.err.constData());
        QFile board(folder + QStringLiteral("/board.json"));
        QVERIFY(board.open(QIODevice::ReadOnly));
        checkBoard(QJsonDocument::fromJson(board.readAll()).object());
        QFile rules(folder + QStringLiteral("/alerts.yaml"));
        QVERIFY(rules.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(rules.readAll());
        for (const char* part :
             {"alert: TimeToFirstTokenP99", "> 0.5", "alert: PrefixCacheHitRateFell", "owner: ", "for: 5m",
              "vllm:gpu_prefix_cache_hits_total", "vllm:prefix_cache_hits_total", "< 0.5"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }

    // The rules of each example project, by the program of Prometheus that reads them.
    void promtoolTakesTheRules()
    {
        const QString root = QString::fromStdString(fulcrum::test::source_folder());
        QString promtool = QStandardPaths::findExecutable(QStringLiteral("promtool"));
        if (promtool.isEmpty())
            promtool = QStandardPaths::findExecutable(QStringLiteral("promtool"),
                                                      {root + QStringLiteral("/build/tools")});
        if (promtool.isEmpty()) QSKIP("promtool is not here: .ci/install unpack fetches it into build/tools");
        int rules = 0;
        for (const QString& project : examples()) {
            const QString folder = m_folder.filePath(QStringLiteral("rules"));
            const Outcome out = ran({QStringLiteral("dashboards"), project, QStringLiteral("--to"), folder});
            QVERIFY2(out.code == 0, out.err.constData());
            QProcess check;
            check.start(promtool, {QStringLiteral("check"), QStringLiteral("rules"),
                                   folder + QStringLiteral("/alerts.yaml")});
            QVERIFY(check.waitForFinished(60'000));
            QVERIFY2(check.exitCode() == 0, (qPrintable(project) + check.readAllStandardError()).constData());
            ++rules;
        }
        QVERIFY(rules >= 10);
    }

    // Every name of a board is one that Grafana knows, and every event of a trace one that trace viewers
    // know.
    void boardsAndTracesFollowTheirSchemas()
    {
        const QByteArray sound =
            "{\"traceEvents\":[{\"ph\":\"C\",\"name\":\"a\",\"pid\":1,\"ts\":0,\"args\":{\"n\":1}}]}";
        if (follows(written("sound.json", sound), "trace-events") == 77)
            QSKIP("python3-jsonschema is not here: it reads the schemas");
        QByteArray unsound = sound;
        unsound.replace("\"ts\":0", "\"time\":0");
        QCOMPARE(follows(written("sound.json", sound), "trace-events"), 0);
        QCOMPARE(follows(written("unsound.json", unsound), "trace-events"), 1);
        for (const QString& project : examples()) {
            const QString folder = m_folder.filePath(QStringLiteral("schemas"));
            const Outcome out = ran({QStringLiteral("dashboards"), project, QStringLiteral("--to"), folder});
            QVERIFY2(out.code == 0, out.err.constData());
            QVERIFY2(follows(folder + QStringLiteral("/board.json"), "grafana-dashboard") == 0,
                     qPrintable(project));
            const QString trace = m_folder.filePath(QStringLiteral("run.trace.json"));
            const Outcome run =
                ran({QStringLiteral("export"), project, QStringLiteral("--as"), QStringLiteral("trace"),
                     QStringLiteral("--requests"), QStringLiteral("200"), QStringLiteral("--to"), trace});
            QVERIFY2(run.code == 0, run.err.constData());
            QVERIFY2(follows(trace, "trace-events") == 0, qPrintable(project));
        }
    }

    void exportsWhatImportReads()
    {
        const QString project = written("p.toml", kProject);
        const QString csv = m_folder.filePath(QStringLiteral("run.csv"));
        const Outcome out = ran({QStringLiteral("export"), project, QStringLiteral("--to"), csv});
        QVERIFY2(out.code == 0, out.err.constData());
        const QJsonObject figures = ran({QStringLiteral("simulate"), project, QStringLiteral("--json")})
                                        .json()
                                        .value(QLatin1String("scenarios"))
                                        .toArray()
                                        .at(0)
                                        .toObject();
        const QJsonObject file = ran({QStringLiteral("import"), csv, QStringLiteral("--json")})
                                     .json()
                                     .value(QLatin1String("files"))
                                     .toArray()
                                     .at(0)
                                     .toObject();
        bool found = false;
        for (const QJsonValue value : file.value(QLatin1String("observations")).toArray()) {
            const QJsonObject one = value.toObject();
            if (one.value(QLatin1String("metric")) != QLatin1String("ttft_s") ||
                one.value(QLatin1String("statistic")) != QLatin1String("p99"))
                continue;
            found = true;
            const double simulated = figures.value(QLatin1String("ttft_s"))
                                         .toObject()
                                         .value(QLatin1String("p99"))
                                         .toObject()
                                         .value(QLatin1String("value"))
                                         .toDouble();
            const double read =
                one.value(QLatin1String("after")).toObject().value(QLatin1String("value")).toDouble();
            QVERIFY2(std::abs(read - simulated) < 1e-6, qPrintable(QString::number(read)));
        }
        QVERIFY(found);
        for (const char* kind : {"trace", "mooncake", "flags"}) {
            const Outcome one = ran({QStringLiteral("export"), project, QStringLiteral("--as"),
                                     QLatin1String(kind), QStringLiteral("--requests"), QStringLiteral("5")});
            QVERIFY2(one.code == 0 && !one.out.isEmpty(), kind);
        }
        QCOMPARE(
            ran({QStringLiteral("export"), project, QStringLiteral("--lever"), QStringLiteral("none")}).code,
            2);
    }

    void sweepsAndFindsCapacity()
    {
        const QString project = written("p.toml", kProject);
        const QStringList sweep = {QStringLiteral("sweep"),  project,
                                   QStringLiteral("--vary"), QStringLiteral("engine.max_num_seqs=4,64"),
                                   QStringLiteral("--vary"), QStringLiteral("chat.rate=2 /s,4 /s")};
        const Outcome json = ran(sweep + QStringList{QStringLiteral("--json")});
        QVERIFY2(json.code == 0, json.err.constData());
        QCOMPARE(json.json().value(QLatin1String("points")).toArray().size(), 4);
        const Outcome half = ran(
            sweep + QStringList{QStringLiteral("--csv"), QStringLiteral("--shard"), QStringLiteral("2/2")});
        QCOMPARE(half.out.count('\n'), 3);
        QVERIFY(half.out.startsWith("number,engine.max_num_seqs,chat.rate,request_rate,"));
        QCOMPARE(
            ran({QStringLiteral("sweep"), project, QStringLiteral("--vary"), QStringLiteral("engine.max=1")})
                .code,
            2);

        const Outcome capacity = ran({QStringLiteral("capacity"), project, QStringLiteral("--objective"),
                                      QStringLiteral("ttft_s.p95<=200 ms"), QStringLiteral("--tolerance"),
                                      QStringLiteral("0.2"), QStringLiteral("--json")});
        QVERIFY2(capacity.code == 0, capacity.err.constData());
        const QJsonObject factor = capacity.json().value(QLatin1String("factor")).toObject();
        QVERIFY(factor.value(QLatin1String("low")).toDouble() <=
                factor.value(QLatin1String("value")).toDouble());
        QVERIFY(factor.value(QLatin1String("value")).toDouble() <=
                factor.value(QLatin1String("high")).toDouble());
        QVERIFY(!capacity.json().value(QLatin1String("trials")).toArray().isEmpty());
        QCOMPARE(ran({QStringLiteral("capacity"), project, QStringLiteral("--objective"),
                      QStringLiteral("ttft<=1")})
                     .code,
                 2);
    }

private:
    static QStringList examples()
    {
        const QDir folder(QString::fromStdString(fulcrum::test::source_folder()) +
                          QStringLiteral("/projects"));
        QStringList files;
        for (const QString& name : folder.entryList({QStringLiteral("*.toml")}, QDir::Files))
            files += folder.filePath(name);
        return files;
    }

    // 0: the file follows tests/app/fixtures/schemas/SCHEMA.json, 1: it does not, 77: nothing here reads
    // schemas.
    static int follows(const QString& file, const char* schema)
    {
        const QString script =
            QStringLiteral("import json, sys\n"
                           "try:\n    import jsonschema\n"
                           "except ImportError:\n    sys.exit(77)\n"
                           "schema = json.load(open(sys.argv[2]))\n"
                           "check = jsonschema.Draft7Validator(schema)\n"
                           "faults = list(check.iter_errors(json.load(open(sys.argv[1]))))\n"
                           "for one in faults[:5]: print(list(one.path), one.message[:200])\n"
                           "sys.exit(1 if faults else 0)\n");
        QString python = QStringLiteral("/usr/bin/python3"); // Debian's, which has Debian's packages
        if (!QFile::exists(python)) python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty()) return 77;
        QProcess process;
        process.start(python, {QStringLiteral("-c"), script, file,
                               QString::fromStdString(fulcrum::test::source_folder()) +
                                   QStringLiteral("/tests/app/fixtures/schemas/") + QLatin1String(schema) +
                                   QStringLiteral(".json")});
        if (!process.waitForFinished(120'000)) return -1;
        const QByteArray said = process.readAllStandardOutput() + process.readAllStandardError();
        if (process.exitCode() != 0 && process.exitCode() != 77)
            qInfo("%s: %s", qPrintable(file), said.constData());
        return process.exitCode();
    }

    // What Grafana asks of a board: every panel with a place of its own, queries with different letters.
    static void checkBoard(const QJsonObject& board)
    {
        for (const char* key : {"uid", "title", "schemaVersion", "panels", "templating", "time"})
            QVERIFY2(board.contains(QLatin1String(key)), key);
        std::set<int> ids;
        int owned = 0;
        QString first_row;
        for (const QJsonValue value : board.value(QLatin1String("panels")).toArray()) {
            const QJsonObject panel = value.toObject();
            QVERIFY(ids.insert(panel.value(QLatin1String("id")).toInt()).second);
            const QJsonObject place = panel.value(QLatin1String("gridPos")).toObject();
            QVERIFY(place.value(QLatin1String("x")).toInt() + place.value(QLatin1String("w")).toInt() <= 24);
            if (panel.value(QLatin1String("type")) == QLatin1String("row")) continue;
            if (place.value(QLatin1String("y")).toInt() == 1)
                first_row += panel.value(QLatin1String("title")).toString() + QLatin1Char('|');
            owned += panel.value(QLatin1String("description")).toString().contains(QLatin1String("Owner: "))
                         ? 1
                         : 0;
            std::set<QString> letters;
            for (const QJsonValue target : panel.value(QLatin1String("targets")).toArray()) {
                QVERIFY(letters.insert(target.toObject().value(QLatin1String("refId")).toString()).second);
                QVERIFY(!target.toObject().value(QLatin1String("expr")).toString().isEmpty());
            }
            QVERIFY(!letters.empty());
        }
        QCOMPARE(first_row, QStringLiteral("Queue time|Prefill time|Prefix cache hit rate|"));
        QCOMPARE(owned, 12);
    }
};

QTEST_GUILESS_MAIN(TestCliPrevention)
#include "test_cli_prevention.moc"
