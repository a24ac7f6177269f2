// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/evidence_store.h"

#include "evidence/import.h"
#include "evidence/importer.h"

#include <QFileInfo>

#include <algorithm>
#include <map>
#include <string>

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
    ++m_batch;
    QStringList all;
    for (const QString& given : files) {
        const QString file = QFileInfo(given).absoluteFilePath();
        all << file;
        if (const Entry* one = entry(file); one && !one->with.isEmpty()) all << one->with;
    }
    all.removeDuplicates();
    for (const QString& file : std::as_const(all)) {
        if (!entry(file)) m_entries.emplace_back().file = file;
        const int job = start(
            file, tr("Import %1").arg(QFileInfo(file).fileName()),
            [file, importer = m_importer](const evidence::ImportOptions& options) {
                return importer(file, options);
            },
            [this, file](int id, Result<evidence::Imported> result) {
                deliver(file, id, std::move(result));
            });
        Entry* one = entry(file);
        one->job = job;
        one->batch = m_batch;
        one->with.clear();
    }
    emit changed();
}

int EvidenceStore::start(
    const QString& file, const QString& title,
    const std::function<Result<evidence::Imported>(const evidence::ImportOptions&)>& read,
    const std::function<void(int, Result<evidence::Imported>)>& done)
{
    // The job's id is known once it is started; deliveries come later, through the event loop.
    const auto job = std::make_shared<int>(0);
    *job = m_jobs.start<evidence::Imported>(
        title, QStringLiteral("import ") + file,
        [read](const JobControl& control) {
            evidence::ImportOptions options;
            options.stop = control.stop;
            options.progress = control.progress;
            return read(options);
        },
        [done, job](Result<evidence::Imported> result) { done(*job, std::move(result)); });
    return *job;
}

void EvidenceStore::deliver(const QString& file, int job, Result<evidence::Imported> result)
{
    const Entry* one = entry(file);
    if (!one || one->job != job) return; // removed meanwhile
    const int batch = one->batch;
    settle(file, job, std::move(result));
    pairUp(batch);
}

// Once all files of a batch have been read: two snapshots of a kind are one.
void EvidenceStore::pairUp(int batch)
{
    std::map<std::string, std::vector<Entry*>> snapshots;
    for (Entry& one : m_entries) {
        if (one.batch != batch) continue;
        if (one.isReading()) return;
        if (one.data && one.with.isEmpty() && evidence::is_one_snapshot(*one.data))
            snapshots[one.data->kind].push_back(&one);
    }
    for (const auto& [kind, entries] : snapshots)
        if (entries.size() == 2) compare(*entries[0], entries[1]->file);
    emit changed();
}

void EvidenceStore::compare(Entry& one, const QString& other)
{
    const QString file = one.file;
    one.job = start(
        file, tr("Compare %1 and %2").arg(QFileInfo(file).fileName(), QFileInfo(other).fileName()),
        [file, other](const evidence::ImportOptions& options) { return importPair(file, other, options); },
        [this, file, other](int job, Result<evidence::Imported> result) {
            Entry* first = entry(file);
            if (!first || first->job != job || !result || !entry(other)) {
                if (first && first->job == job) first->job = 0; // each stays what it is
                emit changed();
                return;
            }
            remove(other);
            entry(file)->with = other;
            settle(file, job, std::move(result));
        });
    one.batch = 0; // done with
}

void EvidenceStore::settle(const QString& file, int job, Result<evidence::Imported> result)
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
    const int batch = one->batch;
    m_entries.erase(m_entries.begin() + (one - m_entries.data()));
    emit changed();
    pairUp(batch); // it may have been the one that was waited for
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
    for (const Entry& one : m_entries) {
        if (!one.data && !one.isReading()) continue;
        all << one.file;
        if (!one.with.isEmpty()) all << one.with;
    }
    return all;
}

bool EvidenceStore::isImporting() const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [](const Entry& one) { return one.isReading(); });
}

} // namespace fulcrum::app
