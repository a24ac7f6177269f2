// SPDX-License-Identifier: GPL-3.0-or-later
// Reads every source file of the repository and checks the rules of the house.
#include "layering/rules.h"
#include "support/paths.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <functional>

namespace layering = fulcrum::layering;

namespace
{

using Rule = std::function<layering::Findings(std::string_view, std::string_view)>;

// Every file below the folders, as path relative to the root, whose name has one of these endings.
QStringList filesOf(const QStringList& folders, const QStringList& endings)
{
    const QDir root(QString::fromStdString(fulcrum::test::source_folder()));
    QStringList files;
    for (const QString& folder : folders) {
        QDirIterator walk(root.filePath(folder), endings, QDir::Files | QDir::Hidden,
                          QDirIterator::Subdirectories);
        while (walk.hasNext())
            files << root.relativeFilePath(walk.next());
    }
    files.sort();
    return files;
}

QByteArray textOf(const QString& path)
{
    QFile file(QString::fromStdString(fulcrum::test::source_folder()) + QLatin1Char('/') + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray findings(const QStringList& files, const Rule& rule)
{
    QByteArray all;
    for (const QString& path : files) {
        const QByteArray text = textOf(path);
        for (const std::string& finding :
             rule(path.toStdString(), std::string_view(text.data(), text.size())))
            all += '\n' + QByteArray::fromStdString(finding);
    }
    return all;
}

const QStringList kCode = {QStringLiteral("*.h"), QStringLiteral("*.cpp")};

} // namespace

class TestLayering : public QObject
{
    Q_OBJECT

private slots:
    void includesFollowTheRooms()
    {
        const QStringList files =
            filesOf({QStringLiteral("models"), QStringLiteral("plugins"), QStringLiteral("app")}, kCode);
        QVERIFY(files.size() > 20);
        const QByteArray found = findings(files, layering::check_includes);
        QVERIFY2(found.isEmpty(), found);
    }

    void everyFileNamesItsLicence()
    {
        QStringList files = filesOf(
            {QStringLiteral("models"), QStringLiteral("plugins"), QStringLiteral("app"),
             QStringLiteral("tests"), QStringLiteral("projects")},
            kCode + QStringList{QStringLiteral("CMakeLists.txt"), QStringLiteral("*.cmake"),
                                QStringLiteral("*.toml"), QStringLiteral("*.py"), QStringLiteral("*.sh")});
        files += filesOf({QStringLiteral(".ci")}, {QStringLiteral("*")});
        files += QStringList{QStringLiteral("CMakeLists.txt"), QStringLiteral("run.sh"),
                             QStringLiteral("test.sh"), QStringLiteral(".clang-tidy")};
        const QByteArray found = findings(files, layering::check_licence);
        QVERIFY2(found.isEmpty(), found);
    }

    void filesStaySmall()
    {
        const QStringList files = filesOf({QStringLiteral("models"), QStringLiteral("plugins"),
                                           QStringLiteral("app"), QStringLiteral("tests")},
                                          kCode);
        const QByteArray found = findings(files, layering::check_size);
        QVERIFY2(found.isEmpty(), found);
    }

    // The rules themselves: each sample breaks one, or none.
    void rulesFindBreaches_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected"); // start of the finding; empty: none

        QTest::newRow("earlier room") << QByteArray("models/study/a.cpp")
                                      << QByteArray("#include \"cluster/record.h\"\n") << QByteArray();
        QTest::newRow("later room") << QByteArray("models/engine/a.cpp")
                                    << QByteArray("\n  # include \"study/study.h\"\n")
                                    << QByteArray("models/engine/a.cpp:2: engine comes before study");
        QTest::newRow("subfolder of a room")
            << QByteArray("models/evidence/traces/a.cpp") << QByteArray("#include \"triage/fit.h\"\n")
            << QByteArray("models/evidence/traces/a.cpp:1: evidence comes before triage");
        QTest::newRow("unknown room") << QByteArray("models/attic/a.h") << QByteArray("")
                                      << QByteArray("models/attic/a.h:1: models/attic is not in the list");
        QTest::newRow("program in models")
            << QByteArray("models/base/a.h") << QByteArray("#include \"shell/window.h\"\n")
            << QByteArray("models/base/a.h:1: includes \"shell/window.h\"");
        QTest::newRow("Qt in models") << QByteArray("models/base/a.h") << QByteArray("#include <QString>\n")
                                      << QByteArray("models/base/a.h:1: models and plugin cores");
        QTest::newRow("Qt in a core")
            << QByteArray("plugins/hardware/x/kind.cpp") << QByteArray("#include <QtCore/QString>\n")
            << QByteArray("plugins/hardware/x/kind.cpp:1: models and plugin cores");
        QTest::newRow("Qt in a wrapper") << QByteArray("plugins/hardware/x/plugin.cpp")
                                         << QByteArray("#include <QObject>\n#include \"api/hardware.h\"\n"
                                                       "#include \"hardware/x/kind.h\"\n")
                                         << QByteArray();
        QTest::newRow("other plugin")
            << QByteArray("plugins/hardware/x/kind.cpp") << QByteArray("#include \"hardware/y/kind.h\"\n")
            << QByteArray("plugins/hardware/x/kind.cpp:1: a plugin includes");
        QTest::newRow("heavy header")
            << QByteArray("models/scenario/a.h") << QByteArray("#include <toml++/toml.h>\n")
            << QByteArray("models/scenario/a.h:1: <toml++/toml.h> is slow");
        QTest::newRow("heavy header of a room")
            << QByteArray("models/scenario/a.h")
            << QByteArray("// Include in .cpp files only.\n#include <toml++/toml.h>\n") << QByteArray();
    }

    void rulesFindBreaches()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto found = layering::check_includes(path.toStdString(), text.toStdString());
        QCOMPARE(found.empty(), expected.isEmpty());
        if (!found.empty())
            QVERIFY2(QByteArray::fromStdString(found.front()).startsWith(expected), found.front().c_str());
    }

    void licenceAndSizeFindBreaches()
    {
        QVERIFY(layering::check_licence("run.sh", "#!/bin/sh\n# SPDX-License-Identifier: GPL-3.0-or-later\n")
                    .empty());
        QVERIFY(!layering::check_licence("run.sh", "#!/bin/sh\necho\n").empty());
        QVERIFY(!layering::check_licence("a.h", "").empty());
        QVERIFY(layering::check_size("app/a.cpp", std::string(600, '\n')).empty());
        QVERIFY(!layering::check_size("app/a.cpp", std::string(601, '\n')).empty());
        QVERIFY(!layering::check_size("plugins/hardware/x/plugin.cpp", std::string(41, '\n')).empty());
    }
};

QTEST_GUILESS_MAIN(TestLayering)
#include "test_layering.moc"
