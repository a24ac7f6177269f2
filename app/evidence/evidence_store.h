// SPDX-License-Identifier: GPL-3.0-or-later
// The files of measurements that are open beside the project. Each is read by a job; none is part of the
// project until observations are taken over from it.
#pragma once

#include "evidence/measured_rows.h"
#include "jobs/job_tracker.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

namespace fulcrum::app
{

class EvidenceStore : public QObject
{
    Q_OBJECT

public:
    // Reads one file, whatever its format; runs on a thread of its own.
    using Importer = std::function<Result<evidence::Imported>(const QString& file,
                                                              const evidence::ImportOptions& options)>;

    struct Entry {
        QString file;  // absolute
        Evidence data; // null while it is read, or where it could not be
        Errors errors; // why it could not
        int job = 0;   // that reads it; 0: none
        QString with;  // the second file of a pair of snapshots, which has no entry of its own; usually empty
        int batch = 0; // files that were opened together

        bool isReading() const { return job != 0; }
    };

    EvidenceStore(JobTracker& jobs, Importer importer, QObject* parent = nullptr);

    // Reads files, again where they are here already; what an earlier reading gave stays until then. Two
    // answers of /metrics of the same kind among them become one entry, that of the first: what happened
    // between them, as on the command line.
    void import(const QStringList& files);
    void remove(const QString& file);
    void clear(); // stops what is being read, too

    const std::vector<Entry>& entries() const { return m_entries; } // in the order they came
    const Entry* find(const QString& file) const;
    std::vector<Evidence> files() const; // those that have been read
    QStringList paths() const;           // of all but those that could not be read
    bool isImporting() const;

signals:
    void changed();
    void imported(const QString& file);
    void failed(const QString& file, const fulcrum::Errors& errors);

private:
    Entry* entry(const QString& file);
    void deliver(const QString& file, int job, Result<evidence::Imported> result);
    void settle(const QString& file, int job, Result<evidence::Imported> result);
    void pairUp(int batch);
    void compare(Entry& one, const QString& other);
    int start(const QString& file, const QString& title,
              const std::function<Result<evidence::Imported>(const evidence::ImportOptions&)>& read,
              const std::function<void(int, Result<evidence::Imported>)>& done);

    JobTracker& m_jobs;
    Importer m_importer;
    std::vector<Entry> m_entries;
    int m_batch = 0;
};

} // namespace fulcrum::app
