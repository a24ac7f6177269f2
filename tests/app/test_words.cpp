// SPDX-License-Identifier: GPL-3.0-or-later
// What models, plugins and catalogues say is listed for the translators, and shown in the window's language.
#include "cluster/simulation.h"
#include "decision/lever.h"
#include "scenario/document.h"
#include "shell/words.h"
#include "support/kinds.h"
#include "support/paths.h"
#include "triage/catalogue.h"
#include "triage/triage.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace fulcrum;

namespace
{

const char kHead[] = R"(// SPDX-License-Identifier: GPL-3.0-or-later
// What models, plugins and catalogues say, for lupdate: nothing compiles this. tests/app/test_words.cpp makes
// it from what they declare, and fails where it is not current: FULCRUM_WRITE_WORDS=1 has it written anew.
#include <QtGlobal>

[[maybe_unused]] static const char* const words[] = {
)";

class List
{
public:
    void add(const char* context, const std::string& text)
    {
        if (text.empty() || m_seen.contains({context, text})) return;
        m_seen.insert({context, text});
        m_lines += "    QT_TRANSLATE_NOOP(\"";
        m_lines += context;
        m_lines += "\", \"";
        for (const char c : text) {
            if (c == '"' || c == '\\') m_lines += '\\';
            if (c == '\n')
                m_lines += "\\n";
            else
                m_lines += c;
        }
        m_lines += "\"),\n";
    }
    void add(const std::vector<ParameterDescription>& descriptions)
    {
        for (const ParameterDescription& one : descriptions)
            for (const std::string& text : {one.group, one.label, one.help, one.unset})
                add(app::words::kParameter, text);
    }
    QByteArray text() const { return kHead + m_lines + "};\n"; }

private:
    std::set<std::pair<std::string, std::string>> m_seen;
    QByteArray m_lines;
};

QByteArray declared()
{
    List list;
    const scenario::NodeTypes types = cluster::node_types(test::all_kinds());
    for (const scenario::NodeType& type : types.all()) {
        list.add(app::words::kNode, type.title);
        list.add(app::words::kNode, type.description);
    }
    list.add(scenario::run_keys());
    for (const scenario::NodeType& type : types.all())
        list.add(type.parameters);
    for (const triage::Beside& one : {triage::kNoneWords, triage::kNoChangeWords})
        for (const std::string_view text : {one.title, one.mechanism})
            list.add(app::words::kMechanism, std::string(text));
    for (const triage::Mechanism& one : triage::known_mechanisms())
        for (const std::string& text :
             {one.title, one.text, one.confirm, one.falsifier, one.remedy.text, one.not_modelled})
            list.add(app::words::kMechanism, text);
    for (const triage::Action& one : triage::known_actions())
        for (const std::string& text : {one.title, one.text})
            list.add(app::words::kAction, text);
    for (const scenario::Lever& one : decision::known_levers())
        for (const std::string& text : {one.title, one.description, one.worsens, one.measurement})
            list.add(app::words::kLever, text);
    return list.text();
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsListed()
    {
        QFile file(QString::fromStdString(test::source_folder() + "/translations/words.cpp"));
        const QByteArray wanted = declared();
        if (qEnvironmentVariableIsSet("FULCRUM_WRITE_WORDS")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(wanted), wanted.size());
            return;
        }
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> has = file.readAll().split('\n'), wants = wanted.split('\n');
        QByteArray faults;
        for (const QByteArray& line : wants)
            if (!has.contains(line)) faults += "\nmissing: " + line;
        for (const QByteArray& line : has)
            if (!wants.contains(line)) faults += "\nnobody says it: " + line;
        QVERIFY2(faults.isEmpty(),
                 (faults + "\nFULCRUM_WRITE_WORDS=1 has the list written anew.").constData());
    }
};

QTEST_MAIN(TestWords)
#include "test_words.moc"
