// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/evidence_store.h"

#include <QFileInfo>

#include <algorithm>

namespace fulcrum::app
{

EvidenceStore::EvidenceStore(JobTracker& jobs, Importer importer, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_importer(std::move(importer))
{
    // A job that was cancelled delivers too, but one that a newer one has replaced does not.
    connect(&m_jobs, &JobTracker::jobFinished, this, [this](int id) {
        for (Entry& one : m_entries) {
            if (one.job != id) continue;
            one.job = 0;
            emit changed();
            return;
        }
    });
}

EvidenceStore::Entry* EvidenceStore::entry(const QString& file)
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& one) { return one.file == file; });
    return found == m_entries.end() ? nullptr : &*found;
}

const EvidenceStore::Entry* EvidenceStore::find(const QString& file) const
{
    return const_cast<EvidenceStore*>(this)->entry(file);
}

void EvidenceStore::import(const QStringList& files)
{
    for (const QString& given : files) {
        const QString file = QFileInfo(given).absoluteFilePath();
        Entry* one = entry(file);
        if (!one) one = &m_entries.emplace_back(Entry{file, {}, {}, 0});
        // The job's id is known once it is started; deliveries come later, through the event loop.
        const auto job = std::make_shared<int>(0);
        *job = m_jobs.start<evidence::Imported>(
            tr("Import %1").arg(QFileInfo(file).fileName()), QStringLiteral("import ") + file,
            [file, importer = m_importer](const JobControl& control) {
                evidence::ImportOptions options;
                options.stop = control.stop;
                options.progress = control.progress;
                return importer(file, options);
            },
            [this, file, job](Result<evidence::Imported> result) { deliver(file, *job, std::move(result)); });
        entry(file)->job = *job;
    }
    emit changed();
}

void EvidenceStore::deliver(const QString& file, int job, Result<evidence::Imported> result)
{
    Entry* one = entry(file);
    if (!one || one->job != job) return; // removed meanwhile
    one->job = 0;
    if (result) {
        one->data = std::make_shared<const evidence::Imported>(std::move(*result));
        one->errors.clear();
        emit changed();
        emit imported(file);
        return;
    }
    const Job* state = m_jobs.find(job);
    if (state && state->state == Job::State::Failed) {
        one->errors = result.errors();
        emit changed();
        emit failed(file, result.errors());
        return;
    }
    if (!one->data) // cancelled before there was anything of it
        m_entries.erase(m_entries.begin() + (one - m_entries.data()));
    emit changed();
}

void EvidenceStore::remove(const QString& file)
{
    Entry* one = entry(file);
    if (!one) return;
    if (one->job != 0) m_jobs.cancel(one->job);
    m_entries.erase(m_entries.begin() + (one - m_entries.data()));
    emit changed();
}

void EvidenceStore::clear()
{
    if (m_entries.empty()) return;
    for (const Entry& one : m_entries)
        if (one.job != 0) m_jobs.cancel(one.job);
    m_entries.clear();
    emit changed();
}

std::vector<Evidence> EvidenceStore::files() const
{
    std::vector<Evidence> all;
    for (const Entry& one : m_entries)
        if (one.data) all.push_back(one.data);
    return all;
}

QStringList EvidenceStore::paths() const
{
    QStringList all;
    for (const Entry& one : m_entries)
        if (one.data || one.isReading()) all << one.file;
    return all;
}

bool EvidenceStore::isImporting() const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [](const Entry& one) { return one.isReading(); });
}

} // namespace fulcrum::app
