// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/settings.h"

#include <QFileInfo>

#include <algorithm>

namespace fulcrum::app
{

Settings::Settings()
    : m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("fulcrum"),
                 QStringLiteral("fulcrum"))
{
    if (m_settings.value(QStringLiteral("version"), 0).toInt() == kVersion) return;
    m_settings.clear();
    m_settings.setValue(QStringLiteral("version"), kVersion);
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_settings.value(QStringLiteral("recent")).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void Settings::addRecentFile(const QString& file)
{
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    m_settings.setValue(QStringLiteral("recent"), QVariant(files.mid(0, kRecentFiles)));
}

void Settings::clearRecentFiles()
{
    m_settings.remove(QStringLiteral("recent"));
}

QStringList Settings::evidenceFiles(const QString& project) const
{
    const QVariantMap all = m_settings.value(QStringLiteral("evidence")).toMap();
    QStringList files = all.value(project).toStringList();
    files.removeIf([](const QString& file) { return !QFileInfo::exists(file); });
    return files;
}

void Settings::setEvidenceFiles(const QString& project, const QStringList& files)
{
    QVariantMap all = m_settings.value(QStringLiteral("evidence")).toMap();
    QStringList order = m_settings.value(QStringLiteral("evidenceOrder")).toStringList();
    order.removeAll(project);
    all.remove(project);
    if (!files.isEmpty()) {
        order.prepend(project);
        all.insert(project, files);
    }
    while (order.size() > kProjectsWithEvidence)
        all.remove(order.takeLast());
    m_settings.setValue(QStringLiteral("evidence"), all);
    m_settings.setValue(QStringLiteral("evidenceOrder"), order);
}

Appearance Settings::appearance() const
{
    return m_settings.value(QStringLiteral("appearance")).toString() == QLatin1String("light")
               ? Appearance::Light
               : Appearance::Dark;
}

void Settings::setAppearance(Appearance appearance)
{
    m_settings.setValue(QStringLiteral("appearance"),
                        appearance == Appearance::Light ? QStringLiteral("light") : QStringLiteral("dark"));
}

bool Settings::followsSystem() const
{
    return m_settings.value(QStringLiteral("followsSystem"), false).toBool();
}

void Settings::setFollowsSystem(bool follows)
{
    m_settings.setValue(QStringLiteral("followsSystem"), follows);
}

double Settings::textScale() const
{
    bool right = false;
    const double scale = m_settings.value(QStringLiteral("textScale"), 1.0).toDouble(&right);
    return right ? std::clamp(scale, metrics::kSmallestScale, metrics::kLargestScale) : 1;
}

void Settings::setTextScale(double scale)
{
    m_settings.setValue(QStringLiteral("textScale"), scale);
}

QString Settings::language() const
{
    return m_settings.value(QStringLiteral("language")).toString();
}

void Settings::setLanguage(const QString& language)
{
    m_settings.setValue(QStringLiteral("language"), language);
}

QByteArray Settings::geometry() const
{
    return m_settings.value(QStringLiteral("geometry")).toByteArray();
}

QByteArray Settings::layout() const
{
    if (m_settings.value(QStringLiteral("layoutVersion"), 0).toInt() != kLayoutVersion) return {};
    return m_settings.value(QStringLiteral("layout")).toByteArray();
}

void Settings::setLayout(const QByteArray& geometry, const QByteArray& layout)
{
    m_settings.setValue(QStringLiteral("geometry"), geometry);
    m_settings.setValue(QStringLiteral("layout"), layout);
    m_settings.setValue(QStringLiteral("layoutVersion"), kLayoutVersion);
}

void Settings::forgetLayout()
{
    m_settings.remove(QStringLiteral("geometry"));
    m_settings.remove(QStringLiteral("layout"));
}

} // namespace fulcrum::app
