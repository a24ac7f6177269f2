// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/plugin_registry.h"

#include <QFileInfo>
#include <QTest>

using fulcrum::app::PluginEntry;
using fulcrum::app::PluginRegistry;

class TestPluginRegistry : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_registry = PluginRegistry::load({QStringLiteral(FULCRUM_FIXTURES_FOLDER)}); }

    void everyFixtureIsListed() { QCOMPARE(m_registry.entries().size(), 8U); }

    void loadsTheGoodOne()
    {
        const PluginEntry* entry = find("a_good");
        QVERIFY2(entry != nullptr && entry->loaded, entry == nullptr ? "" : qPrintable(entry->reason));
        QCOMPARE(entry->id, QStringLiteral("fixture"));
        QCOMPARE(entry->version, QStringLiteral("1.2"));
        QCOMPARE(m_registry.kinds().workloads.size(), 1U);
        QVERIFY(m_registry.kinds().hardware.empty());
        QVERIFY(m_registry.kinds().schedulers.empty());
    }

    void refusesWithAReason_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("word");
        QTest::newRow("duplicate") << "b_duplicate"
                                   << "already been loaded";
        QTest::newRow("interface of another version") << "c_wrong_iid"
                                                      << "org.fulcrum.WorkloadPlugin/0";
        QTest::newRow("another apiVersion") << "d_wrong_api"
                                            << "apiVersion is 2";
        QTest::newRow("no id") << "e_no_id"
                               << "no \"id\"";
        QTest::newRow("unknown kind") << "f_wrong_kind"
                                      << "\"gateway\"";
        QTest::newRow("another id than promised") << "g_liar"
                                                  << "calls itself \"other\"";
        QTest::newRow("a text file") << "h_text"
                                     << "not a Qt plugin";
    }

    void refusesWithAReason()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, word);
        const PluginEntry* entry = find(name.toUtf8().constData());
        QVERIFY(entry != nullptr);
        QVERIFY(!entry->loaded);
        QVERIFY2(entry->reason.contains(word), qPrintable(entry->reason));
    }

    void aMissingFolderIsEmpty()
    {
        QVERIFY(PluginRegistry::load({QStringLiteral("/nowhere/at/all")}).entries().empty());
    }

    void theFirstFolderWins()
    {
        const QString folder = QStringLiteral(FULCRUM_FIXTURES_FOLDER);
        const PluginRegistry twice = PluginRegistry::load({folder, folder});
        QCOMPARE(twice.entries().size(), 16U);
        QCOMPARE(twice.kinds().workloads.size(), 1U);
    }

private:
    const PluginEntry* find(const char* name) const
    {
        for (const PluginEntry& entry : m_registry.entries()) {
            if (QFileInfo(entry.file).completeBaseName() == QLatin1String(name)) return &entry;
        }
        return nullptr;
    }

    PluginRegistry m_registry;
};

QTEST_GUILESS_MAIN(TestPluginRegistry)
#include "test_plugin_registry.moc"
