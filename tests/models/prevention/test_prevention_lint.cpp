// SPDX-License-Identifier: GPL-3.0-or-later
// The template lint: what it finds, where, and what it lets pass; and the shapes that pipelines read.
#include "prevention/ci_output.h"
#include "prevention/jinja.h"
#include "prevention/lint.h"
#include "prevention/lint_files.h"
#include "prevention/sha256.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <map>

using namespace fulcrum;
using namespace fulcrum::prevention;

namespace
{

// 1,600 characters of instructions: 400 tokens.
const std::string kRules(1600, 'x');

const std::string kTools = "{%- if tools %}\n"
                           "  {{- 'Tools:\\n' }}\n"
                           "  {%- for tool in tools %}\n"
                           "    {{- tool | tojson }}\n"
                           "  {%- endfor %}\n"
                           "{%- endif %}\n";
const std::string kMessages = "{%- for message in messages %}\n"
                              "<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n"
                              "{%- endfor %}\n"
                              "Now: {{ strftime_now('%H:%M:%S') }}\n";

LintedFile linted(const std::string& text, LintOptions options = {})
{
    const auto out = lint_template(text, "chat.jinja", options);
    if (!out) qFatal("%s", to_string(out.errors()).c_str());
    return *out;
}

std::vector<PromptSample> samples(const std::vector<std::string>& texts)
{
    std::vector<PromptSample> all;
    for (const std::string& text : texts) {
        PromptSample sample;
        sample.text = text;
        sample.file = "prompts.jsonl";
        sample.line = static_cast<int>(all.size()) + 1;
        sample.one_line = true;
        all.push_back(sample);
    }
    return all;
}

const LintField* failing(const LintedFile& file)
{
    for (const LintField& field : file.fields)
        if (field.fails) return &field;
    return nullptr;
}

} // namespace

class TestPreventionLint : public QObject
{
    Q_OBJECT

private slots:
    void passesStaticFirst()
    {
        const LintedFile out =
            linted("{{- bos_token }}You are an assistant. " + kRules + "\n" + kTools + kMessages);
        QVERIFY2(out.fields.empty(), out.fields.empty() ? "" : out.fields[0].name.c_str());
        QVERIFY(!out.fails());
        QVERIFY(out.shared_tokens >= 400);
        QCOMPARE(out.hash.size(), std::size_t{64});
    }

    void findsATimestampFirst()
    {
        const LintedFile out =
            linted("Today is {{ strftime_now('%d %b %Y %H:%M') }}.\n" + kRules + kMessages);
        QVERIFY(out.fails());
        QCOMPARE(out.fields[0].kind, FieldKind::Time);
        QCOMPARE(out.fields[0].scope, FieldScope::Minute);
        QVERIFY(out.fields[0].at == (Position{1, 13}));
        QCOMPARE(out.fields[0].token, std::int64_t{2});
        QCOMPARE(out.fields[0].reusable, std::int64_t{0});
        QVERIFY(out.fields[0].recomputed_share > 0.99);
    }

    void findsEachOf_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, const std::string& text, FieldKind kind) {
            QTest::newRow(name) << text + kMessages << static_cast<int>(kind);
        };
        row("now", "At {{ now() }} " + kRules, FieldKind::Time);
        row("date field", "Date: {{ date_string }}\n" + kRules, FieldKind::Time);
        row("default of a date",
            "{%- if not date_string is defined %}{%- set date_string = '26 Jul 2024' %}{%- endif %}\n"
            "Today Date: {{ date_string }}\n" +
                kRules,
            FieldKind::Time);
        row("set", "{% set stamp = strftime_now('%s') %}Sent {{ stamp }} " + kRules, FieldKind::Time);
        row("namespace", "{% set ns = namespace(when=now(), n=0) %}Sent {{ ns.when }} " + kRules,
            FieldKind::Time);
        row("set block", "{% set head %}Sent {{ now() }}{% endset %}{{ head }}" + kRules, FieldKind::Time);
        row("id beside the tools", kTools + "Request: {{ request_id }}\n" + kRules, FieldKind::Id);
        row("id within a tool",
            "{% for tool in tools %}{{ tool.name }} {{ tool['request_id'] }}{% endfor %}" + kRules,
            FieldKind::Id);
        row("shuffle", "{% for tool in tools | shuffle %}{{ tool | tojson }}{% endfor %}" + kRules,
            FieldKind::Order);
        row("random", "Tip: {{ tips | random }} " + kRules, FieldKind::Random);
        row("dict",
            "{% for name, tool in tools.items() %}{{ name }}: {{ tool | tojson }}{% endfor %}" + kRules,
            FieldKind::Order);
        row("user", "You help {{ user.name }} of {{ tenant }}. " + kRules, FieldKind::User);
        row("user in the system's message",
            "{% for m in messages %}{% if m['role'] == 'system' %}{{ m['content'] }} User: {{ user_name }}{% "
            "endif %}{% endfor %}",
            FieldKind::User);
        row("macro", "{% macro head() %}At {{ now() }}{% endmacro %}{{ head() }}" + kRules, FieldKind::Time);
        row("documents", "Context: {{ documents | join(' ') }} " + kRules, FieldKind::Content);
    }
    void findsEachOf()
    {
        QFETCH(std::string, text);
        QFETCH(int, kind);
        const LintField* field = failing(linted(text));
        QVERIFY(field != nullptr);
        QCOMPARE(static_cast<int>(field->kind), kind);
    }

    void letsPass_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::newRow("sorted dict") << "{% for name, tool in tools | dictsort %}{{ tool }}{% endfor %}" +
                                            kRules;
        QTest::newRow("marks") << std::string(
            "{% set user_tag = '<|user|>' %}{{ user_tag }}{{ eos_token }}{{ user_token }}");
        QTest::newRow("system's message") << "{{ messages[0]['content'] }}" + kRules;
        QTest::newRow("raw") << "{% raw %}{{ now() }}{% endraw %}" + kRules;
        QTest::newRow("comment") << "{# {{ now() }} #}" + kRules;
        QTest::newRow("text of a condition") << "{% if date_string is defined %}Dated{% endif %}" + kRules;
    }
    void letsPass()
    {
        QFETCH(std::string, text);
        const LintedFile out = linted(text);
        QVERIFY2(!out.fails(), out.fields.empty() ? "" : out.fields[0].name.c_str());
    }

    void countsTokensInFront()
    {
        const std::string text = kRules + "{{ now() }}" + kMessages;
        QCOMPARE(linted(text).fields[0].token, std::int64_t{400});
        QCOMPARE(linted(text).fields[0].reusable, std::int64_t{400});
        QVERIFY(linted(text, {.tokens = 300}).fields.empty());
        QCOMPARE(linted("ab" + text, {.block_tokens = 64}).fields[0].reusable, std::int64_t{384});
        // The shorter branch counts.
        const std::string branches = "{% if tools %}" + kRules + "{% else %}short {% endif %}{{ now() }}";
        QCOMPARE(linted(branches).fields[0].token, std::int64_t{1});
    }

    void takesWordsForNames()
    {
        QVERIFY(linted("{{ greeting }}" + kRules).fields.empty());
        QVERIFY(linted("{{ greeting }}" + kRules, {.variables = {"greeting"}}).fails());
        QVERIFY(!linted("{{ user_name }}" + kRules, {.constants = {"user_name"}}).fails());
        const LintOptions days{.allowed = FieldScope::Day};
        QVERIFY(!linted("{{ strftime_now('%Y-%m-%d') }}" + kRules, days).fails());
        QVERIFY(linted("{{ strftime_now('%Y-%m-%d %H') }}" + kRules, days).fails());
    }

    void followsIncludes()
    {
        LintOptions options;
        options.include = [](const std::string& name) -> Result<std::string> {
            if (name == "head.jinja") return std::string("Head\n{{ now() }}");
            return Error{"no file", "", "", {}};
        };
        const LintedFile out = linted("{% include 'head.jinja' %}" + kRules, options);
        QVERIFY(out.fails());
        QCOMPARE(out.fields[0].file, std::string("head.jinja"));
        QVERIFY(out.fields[0].at == (Position{2, 4}));
        // What was not read may hold anything: it does not pass, unless it may be missing.
        const LintedFile missing = linted("{% include 'other.jinja' %}" + kRules, options);
        QVERIFY(missing.fails());
        QCOMPARE(missing.fields[0].name, std::string("other.jinja"));
        QVERIFY2(missing.fields[0].why.find("not read (no file)") != std::string::npos,
                 missing.fields[0].why.c_str());
        QVERIFY(!linted("{% include 'other.jinja' ignore missing %}" + kRules, options).fails());
        QVERIFY(linted("{% include chosen %}" + kRules, options).fails());
        QVERIFY(linted("{% extends 'base.jinja' %}" + kRules, options).fails());
        QVERIFY(!linted("{% from 'other.jinja' import head %}" + kRules, options).fails());
        QVERIFY(!linted(kRules + kRules + kRules + "{% include 'other.jinja' %}", options)
                     .fails()); // behind the first tokens
    }

    // By its name, also where no sign is closed.
    void readsATemplateByItsName()
    {
        QTemporaryDir folder;
        const auto read = [&folder](const char* name, const char* text) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (file.open(QIODevice::WriteOnly)) file.write(text);
            file.close();
            return lint_files({file.fileName().toStdString()}, {});
        };
        const auto open = read("open.jinja", "{{ request_id You are kind.");
        QVERIFY(!open.ok());
        QVERIFY(to_string(open.errors()[0]).find("open.jinja:1:") != std::string::npos);
        QVERIFY(read("open.txt", "{{ request_id You are kind.").ok()); // may be what a model got
    }

    void saysWhereATemplateBreaks()
    {
        const auto open = lint_template("a\n{% if x %}b", "t.jinja");
        QVERIFY(!open.ok());
        QCOMPARE(to_string(open.errors()[0]).substr(0, 12), std::string("t.jinja:2:4:"));
        QVERIFY(!lint_template("a {{ b", "t.jinja").ok());
        QVERIFY(!lint_template("a {% endfor %}", "t.jinja").ok());
        QVERIFY(!lint_template("{% for a in b %}{% endif %}", "t.jinja").ok());
        QVERIFY(!is_jinja("plain { text }"));
    }

    void trimsAsChatTemplatesDo()
    {
        const auto nodes = read_jinja("a\n  {% set x = 1 %}\nb {{- x -}} \n c", "");
        QVERIFY(nodes.ok());
        QCOMPARE(nodes->at(0).text, std::string("a\n"));
        QCOMPARE(nodes->at(2).text, std::string("b"));
        QCOMPARE(nodes->at(4).text, std::string("c"));
    }

    void findsWhatDiffersBetweenPrompts()
    {
        const std::string rest = "\n" + kRules + "\n<|im_start|>user\n";
        const LintedFile out = lint_samples(samples({"Current time: 2026-11-30T10:00:00Z" + rest + "hi",
                                                     "Current time: 2026-11-30T10:05:09Z" + rest + "why"}));
        QVERIFY(out.fails());
        QCOMPARE(out.fields.size(), std::size_t{1});
        QCOMPARE(out.fields[0].name, std::string("Current time"));
        QCOMPARE(out.fields[0].token, std::int64_t{3});
        QVERIFY(out.fields[0].recomputed_share > 0.9);
        // What users say is theirs, though what follows is alike again.
        const std::string tail = "<|im_end|>\n<|im_start|>assistant\n";
        QVERIFY(
            !lint_samples(samples({kRules + rest + "hi" + tail, kRules + rest + "hello" + tail})).fails());
    }

    void findsAnotherOrderOfTools()
    {
        const auto tool = [](const std::string& name) {
            return "{\"name\": \"" + name + "\", \"description\": \"" + std::string(120, name[0]) + "\"}\n";
        };
        const std::string a = "You have tools.\n" + tool("search") + tool("weather") + tool("mail") + kRules;
        const std::string b = "You have tools.\n" + tool("mail") + tool("search") + tool("weather") + kRules;
        const LintedFile out = lint_samples(samples({a, b}));
        QVERIFY(out.fails());
        QCOMPARE(out.fields[0].kind, FieldKind::Order);
        QVERIFY(!lint_samples(samples({a, a})).fails());
    }

    void looksForFieldsInOnePrompt()
    {
        const LintedFile out = lint_samples(
            samples({"Session 550e8400-e29b-41d4-a716-446655440000\nuser_name: Ada\n" + kRules}));
        QCOMPARE(out.fields.size(), std::size_t{2});
        QCOMPARE(out.fields[0].kind, FieldKind::Id);
        QCOMPARE(out.fields[1].kind, FieldKind::User);
        QVERIFY(!lint_samples(samples({"You answer in 3 sentences. Version 1.2.\n" + kRules})).fails());
    }

    void readsLoggedPrompts()
    {
        const auto read = read_prompts("{\"prompt\": \"abcd\", \"prompt_tokens\": 2}\n\n{\"text\": "
                                       "\"ab\\ncd\", \"prompt_token_ids\": [1]}\n",
                                       "p.jsonl");
        QVERIFY(read.ok());
        QCOMPARE(read->size(), std::size_t{2});
        QCOMPARE(*read->at(0).tokens, std::int64_t{2});
        QCOMPARE(*read->at(1).tokens, std::int64_t{1});
        QCOMPARE(read->at(1).line, 3);
        QCOMPARE(lint_samples(*read).characters_per_token, 3.0);
        QVERIFY(lint_samples(*read).counted);
        const auto messages = read_prompts("{\"messages\": []}\n", "p.jsonl");
        QVERIFY(!messages.ok());
        QVERIFY(messages.errors()[0].message.find("messages") != std::string::npos);
        QVERIFY(looks_like_prompts("{\"prompt\": \"a\"}\n"));
        QVERIFY(!looks_like_prompts("{% if a %}"));
    }

    void hashesTemplates()
    {
        QCOMPARE(sha256(""), std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(sha256("abc"),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(template_hash("a\r\nb\r\n"), template_hash("\xef\xbb\xbf"
                                                            "a\nb"));
        QVERIFY(template_hash("a b") != template_hash("a  b"));
    }

    void writesWhatPipelinesRead()
    {
        const std::vector<CiFinding> findings = {
            {CiFinding::Level::Error, "a: b", "100 %\nbad", "x,y.jinja", {3, 5}},
            {CiFinding::Level::Warning, "", "w", "", {}}};
        QCOMPARE(
            github_annotations(findings),
            std::string("::error file=x%2Cy.jinja,line=3,col=5,title=a%3A b::100 %25%0Abad\n::warning::w\n"));
        const std::vector<CiCase> cases = {{"a < b", "g", {"\"no\" & why\x01"}, "text"}, {"c", "g", {}, {}}};
        const std::string xml = junit_xml("s", cases);
        QXmlStreamReader reader(QByteArray::fromStdString(xml));
        std::map<QString, int> elements;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement) ++elements[reader.name().toString()];
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(elements[QStringLiteral("testcase")], 2);
        QCOMPARE(elements[QStringLiteral("failure")], 1);
    }
};

QTEST_GUILESS_MAIN(TestPreventionLint)
#include "test_prevention_lint.moc"
