// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/replications.h"

#include "study/progress.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <new>
#include <optional>
#include <thread>

namespace fulcrum::study
{

namespace
{

// One replication of one scenario; written by the one thread that took it.
struct Job {
    const scenario::Scenario* scenario = nullptr;
    int replication = 0;
    std::stop_source stop;
    std::optional<ScenarioFigures> figures;
    std::shared_ptr<const cluster::RunRecord>
        record; // of replication 0 only: the others would fill the memory
    Errors errors;
};

class Pool
{
public:
    Pool(const std::vector<const scenario::Scenario*>& scenarios, const StudyOptions& options,
         const RunOnce& run_once)
        : options_(options), run_once_(run_once),
          jobs_(scenarios.size() * static_cast<std::size_t>(std::max(1, options.replications))),
          progress_(jobs_.size(), options.progress)
    {
        const auto replications = static_cast<std::size_t>(std::max(1, options.replications));
        for (std::size_t j = 0; j < jobs_.size(); ++j) {
            jobs_[j].scenario = scenarios[j / replications];
            jobs_[j].replication = static_cast<int>(j % replications);
        }
    }

    std::vector<Job>& run()
    {
        const std::stop_callback forward(options_.stop, [this] { stop_from(0); });
        {
            std::vector<std::jthread> workers(thread_count());
            for (std::jthread& worker : workers)
                worker = std::jthread([this] { work(); });
        }
        return jobs_;
    }

private:
    std::size_t thread_count() const
    {
        const std::size_t wanted = options_.threads > 0 ? static_cast<std::size_t>(options_.threads)
                                                        : std::max(1U, std::thread::hardware_concurrency());
        return std::min(wanted, jobs_.size());
    }

    void work()
    {
        for (std::size_t j = next_++; j < jobs_.size(); j = next_++) {
            if (jobs_[j].stop.stop_requested()) {
                jobs_[j].errors = {{"cancelled", {}, {}, {}}};
                continue;
            }
            try {
                run_job(j);
            } catch (const std::bad_alloc&) {
                jobs_[j].errors = {
                    {"the run needs more memory than there is",
                     "simulate fewer requests: a shorter until, a smaller max_requests or rate",
                     {},
                     {}}};
            } catch (const std::exception& fault) {
                jobs_[j].errors = {{std::string("the run failed: ") + fault.what(), {}, {}, {}}};
            }
            // Later jobs cannot change which failure comes first; earlier ones still can.
            if (!jobs_[j].errors.empty()) stop_from(j + 1);
        }
    }

    void run_job(std::size_t j)
    {
        Job& job = jobs_[j];
        cluster::SimulationOptions options;
        options.seed = options_.seed + static_cast<std::uint64_t>(job.replication);
        options.longest_stretch = options_.longest_stretch;
        options.stop = job.stop.get_token();
        options.progress = [this, j](double share) { progress_.set(j, share); };
        Result<cluster::RunRecord> record = run_once_(*job.scenario, options);
        if (!record) {
            job.errors = record.errors();
            return;
        }
        job.figures = figures_of(*record);
        if (job.replication == 0) job.record = std::make_shared<cluster::RunRecord>(std::move(*record));
        progress_.set(j, 1);
    }

    void stop_from(std::size_t first)
    {
        for (std::size_t j = first; j < jobs_.size(); ++j)
            jobs_[j].stop.request_stop();
    }

    const StudyOptions& options_;
    const RunOnce& run_once_;
    std::vector<Job> jobs_;
    Progress progress_;
    std::atomic<std::size_t> next_ = 0;
};

} // namespace

Result<std::vector<ScenarioResult>> run_replications(const std::vector<const scenario::Scenario*>& scenarios,
                                                     const StudyOptions& options, const RunOnce& run_once)
{
    Pool pool(scenarios, options, run_once);
    std::vector<ScenarioResult> results;
    for (Job& job : pool.run()) {
        if (!job.errors.empty()) return job.errors;
        if (job.replication == 0) {
            results.emplace_back();
            results.back().first = job.record;
        }
        results.back().by_replication.push_back(std::move(*job.figures));
    }
    for (std::size_t s = 0; s < results.size(); ++s) {
        ScenarioResult& result = results[s];
        result.replications = static_cast<int>(result.by_replication.size());
        result.figures = combine(result.by_replication);
        result.figures.name = scenarios[s]->name;
        result.figures.title = scenarios[s]->title;
    }
    return results;
}

} // namespace fulcrum::study
