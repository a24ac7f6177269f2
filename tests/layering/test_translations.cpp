// SPDX-License-Identifier: GPL-3.0-or-later
// Each text in translations/ is translated, with the same placeholders as its source.
#include "support/paths.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace
{

struct Message {
    QString context, source;
    QStringList forms;
    bool numerus = false;
    bool unfinished = false;
};

// The forms of one <translation>.
QStringList readForms(QXmlStreamReader& xml, bool numerus)
{
    if (!numerus) return {xml.readElementText()};
    QStringList forms;
    while (xml.readNextStartElement())
        forms << xml.readElementText();
    return forms;
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message{context, {}, {}, xml.attributes().hasAttribute(QLatin1String("numerus")), false};
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            message.forms = readForms(xml, message.numerus);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(QFile& file, QString& fault)
{
    QList<Message> messages;
    QString context;
    QXmlStreamReader xml(&file);
    xml.readNextStartElement(); // TS
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                messages << readMessage(xml, context);
            else
                xml.skipCurrentElement();
        }
    }
    if (xml.hasError()) fault = xml.errorString();
    return messages;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("%(?:L?\\d+|n)"));
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

// Empty, or what is wrong with the message.
QString faultOf(const Message& message)
{
    if (message.unfinished) return QStringLiteral("is not translated");
    if (message.forms.isEmpty()) return QStringLiteral("has no translation");
    for (const QString& form : message.forms) {
        if (form.isEmpty()) return QStringLiteral("has an empty form");
        if (placeholders(form) != placeholders(message.source))
            return QStringLiteral("has other placeholders: ") + form;
    }
    return {};
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QString::fromStdString(fulcrum::test::source_folder() + "/translations"));
        for (const QString& name : folder.entryList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void everyTextIsTranslated()
    {
        QFETCH(QString, file);
        QFile opened(file);
        QVERIFY(opened.open(QIODevice::ReadOnly));
        QString fault;
        const QList<Message> messages = readMessages(opened, fault);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        // English holds plurals only.
        const bool english = file.endsWith(QLatin1String("_en.ts"));
        QVERIFY(messages.size() > (english ? 10 : 100));
        QString faults;
        for (const Message& message : messages) {
            const QString what = faultOf(message);
            if (!what.isEmpty())
                faults += QStringLiteral("\n%1: \"%2\" %3").arg(message.context, message.source, what);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "test_translations.moc"
