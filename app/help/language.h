// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that the window speaks, and the one that it speaks now.
#pragma once

#include <QString>
#include <QStringList>

namespace fulcrum::app
{

inline const char* const kTranslations = ":/i18n";

// Codes of those with a translation in the folder, "en" always among them, in the order of their names.
QStringList availableLanguages(const QString& folder = QLatin1String(kTranslations));
QString languageName(const QString& code); // as its speakers call it

// Texts of the program and of Qt's own dialogs, from now on. Empty: the system's language, or English where
// it has none. Commands stay English, so that scripts can rely on them.
void installLanguage(const QString& code, const QString& folder = QLatin1String(kTranslations));
QString installedLanguage(); // what was asked for last

} // namespace fulcrum::app
