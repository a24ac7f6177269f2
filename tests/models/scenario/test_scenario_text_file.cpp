// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace fulcrum;
using namespace fulcrum::scenario;

class TestScenarioTextFile : public QObject
{
    Q_OBJECT

private slots:
    void gives_back_every_byte();
    void keeps_permissions_and_leaves_nothing_behind();
    void writes_through_symbolic_links();
    void says_why_it_can_not_read();
    void keeps_the_old_file_when_it_can_not_write();
};

void TestScenarioTextFile::gives_back_every_byte()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("größer.toml").toStdString();
    const std::string text = std::string("a\r\nb\0\xff", 6) + std::string(300'000, 'x');
    QVERIFY(write_text_file(path, text).ok());
    QCOMPARE(*read_text_file(path), text);
    QVERIFY(write_text_file(path, "").ok());
    const std::string longest = folder.filePath(QString(255, 'n')).toStdString();
    QVERIFY(write_text_file(longest, text).ok());
    QCOMPARE(*read_text_file(path), std::string());
}

void TestScenarioTextFile::keeps_permissions_and_leaves_nothing_behind()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("p.toml");
    QVERIFY(write_text_file(path.toStdString(), "old").ok());
    const auto wanted = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    QVERIFY(QFile::setPermissions(path, wanted));
    QVERIFY(write_text_file(path.toStdString(), "new").ok());
    const auto user = QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
    QCOMPARE(QFile::permissions(path) & ~user, wanted);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"p.toml"});
}

void TestScenarioTextFile::writes_through_symbolic_links()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("real"));
    QVERIFY(QFile::link("real/p.toml", folder.filePath("link.toml")));
    QVERIFY(QFile::link("link.toml", folder.filePath("link of link.toml")));
    const std::string path = folder.filePath("link of link.toml").toStdString();
    QVERIFY(write_text_file(path, "one").ok()); // nothing there yet
    QVERIFY(write_text_file(path, "two").ok());
    QCOMPARE(*read_text_file(folder.filePath("real/p.toml").toStdString()), std::string("two"));
    QVERIFY(QFileInfo(folder.filePath("link.toml")).isSymLink());
}

void TestScenarioTextFile::says_why_it_can_not_read()
{
    const QTemporaryDir folder;
    const std::string missing = folder.filePath("missing.toml").toStdString();
    QCOMPARE(to_string(read_text_file(missing).errors()),
             missing + ": can not open the file: No such file or directory (check the path)");
    const std::string path = folder.path().toStdString();
    QCOMPARE(to_string(read_text_file(path).errors()),
             path + ": this is not a file (give the path of a file)");
}

void TestScenarioTextFile::keeps_the_old_file_when_it_can_not_write()
{
    const QTemporaryDir folder;
    const std::string nowhere = folder.filePath("no/such/p.toml").toStdString();
    QCOMPARE(to_string(write_text_file(nowhere, "x").errors()),
             nowhere +
                 ": can not write here: No such file or directory (check the folder and its permissions)");
    const std::string path = folder.path().toStdString();
    QCOMPARE(to_string(write_text_file(path, "x").errors()),
             path + ": this is a folder (give the path of a file)");

    const QString file = folder.filePath("p.toml");
    QVERIFY(write_text_file(file.toStdString(), "old").ok());
    rlimit before = {};
    ::getrlimit(RLIMIT_FSIZE, &before);
    rlimit small = before;
    small.rlim_cur = 1000; // as if the disk were full
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    ::setrlimit(RLIMIT_FSIZE, &small);
    const auto written = write_text_file(file.toStdString(), std::string(5000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!written.ok());
    QCOMPARE(to_string(written.errors()), file.toStdString() +
                                              ": can not save the file: File too large (the file is "
                                              "as it was; free space or save elsewhere)");
    QCOMPARE(*read_text_file(file.toStdString()), std::string("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"p.toml"});
}

QTEST_GUILESS_MAIN(TestScenarioTextFile)
#include "test_scenario_text_file.moc"
