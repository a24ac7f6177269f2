// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <utility>

namespace fulcrum::app
{

namespace
{

constexpr const char* kProperty = "fulcrumLanguage"; // of the application

} // namespace

QStringList availableLanguages(const QString& folder)
{
    QStringList codes{QStringLiteral("en")};
    const QStringList files = QDir(folder).entryList({QStringLiteral("fulcrum_*.qm")}, QDir::Files);
    for (const QString& file : files) {
        const QString code = file.mid(8).chopped(3);
        if (!codes.contains(code)) codes << code;
    }
    std::sort(codes.begin(), codes.end(), [](const QString& a, const QString& b) {
        return QString::localeAwareCompare(languageName(a), languageName(b)) < 0;
    });
    return codes;
}

QString languageName(const QString& code)
{
    if (code == QLatin1String("en")) return QStringLiteral("English"); // not that of one country
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name.isEmpty() ? code : name;
}

void installLanguage(const QString& code, const QString& folder)
{
    QCoreApplication* application = QCoreApplication::instance();
    const QList<QTranslator*> old = application->findChildren<QTranslator*>(
        QStringLiteral("fulcrumTranslator"), Qt::FindDirectChildrenOnly);
    for (QTranslator* translator : old) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale); // group separators and decimal points go with it
    const QString qtFolder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    for (const auto& [name, where] :
         {std::pair(QStringLiteral("qtbase"), qtFolder), std::pair(QStringLiteral("fulcrum"), folder)}) {
        auto* translator = new QTranslator(application);
        translator->setObjectName(QStringLiteral("fulcrumTranslator"));
        // English has plurals to be told apart too, so it serves where a language is missing.
        if (translator->load(locale, name, QStringLiteral("_"), where) ||
            translator->load(name + QStringLiteral("_en"), where))
            QCoreApplication::installTranslator(translator);
    }
    application->setProperty(kProperty, code);
}

QString installedLanguage()
{
    return QCoreApplication::instance()->property(kProperty).toString();
}

} // namespace fulcrum::app
