// SPDX-License-Identifier: GPL-3.0-or-later
// What the program does without a window. Each command writes its answer to standard output, as text or as
// one JSON object, faults to standard error, and returns the exit code. A QCoreApplication must exist.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulcrum::app::cli
{

enum ExitCode { kDone = 0, kCheckFailed = 1, kBadInput = 2 };

struct SimulateOptions {
    std::string project;
    std::vector<std::string> scenarios; // empty: all
    std::optional<int> replications;    // instead of the project's
    std::optional<std::uint64_t> seed;
    int threads = 0; // 0: one a core
    bool json = false;
    bool progress = false;
};
int simulate(const SimulateOptions& options);

struct CheckOptions {
    std::string project;
    bool json = false;
};
int check(const CheckOptions& options);

// Which mechanism explains the project's observations (triage/triage.h).
struct TriageOptions {
    std::string project;
    std::string labels; // for queries: 'namespace="prod"'
    int threads = 0;    // 0: one a core
    bool json = false;
    bool progress = false;
};
int triage(const TriageOptions& options);

struct PlanOptions {
    std::string model;
    std::string gpu;
    std::int64_t context = 32768;     // tokens of the longest request
    std::int64_t mean_context = 0;    // tokens of a usual one; 0: as context
    std::vector<double> utilisations; // empty: 0.90 and 0.92, the defaults of vLLM before and since 0.19
    std::string weights = "bf16";
    std::string kv_cache = "bf16";
    int tensor_parallel = 1;
    int block_tokens = 16;
    std::string memory; // quantities as text, "192 GiB"; empty: the catalogue's or an estimate
    std::string other;
    std::optional<std::int64_t> step_tokens;
    std::optional<std::int64_t> running_cap;
    bool json = false;
};
int plan(const PlanOptions& options);

struct SpeculateOptions {
    double alpha = 0.6;
    int k = 4;
    std::string model; // with gpu: also the speed-up at batch sizes
    std::string gpu;
    std::vector<int> batches{1, 8, 32, 64, 128, 256};
    std::int64_t context = 1024;
    std::string weights = "bf16";
    std::string kv_cache = "bf16";
    int tensor_parallel = 1;
    double draft_share = 0.03;
    std::string draft_model;
    bool json = false;
};
int speculate(const SpeculateOptions& options);

// How far the simulator is from measured points (study/validation.h).
struct ValidateOptions {
    std::string points; // a CSV file
    std::optional<std::uint64_t> seed;
    int threads = 0; // 0: one a core
    bool json = false;
    bool progress = false;
};
int validate(const ValidateOptions& options);

// Fits host times and efficiencies to measurements (study/calibration_data.h).
struct CalibrateOptions {
    std::vector<std::string> files;     // tables of steps or of windows, folders of measured runs
    std::vector<std::string> back_test; // the same: what the fit does not see
    double fit_share = 1;               // of a run's requests; the rest is a back-test
    std::string engine = "vllm";        // what the files do not say
    std::string engine_version;         // empty: the newest known
    std::string model;
    std::string gpu;
    std::string weights = "bf16";
    std::string kv_cache = "bf16";
    int tensor_parallel = 1;
    bool json = false;
};
int calibrate(const CalibrateOptions& options);

// Levers by expected value, with simulated impact where the project can play them (decision/decide.h).
struct RankOptions {
    std::string project;
    std::string against; // another project: both rankings side by side
    std::string by;      // whose estimates; empty: everyone's, pooled
    std::string against_by;
    // The same project in another way, for both rankings side by side.
    std::string against_score, against_objective; // "S1", …; "symptom", "cost", …
    std::string against_scenario;                 // all levers tried on that one
    std::string against_period;   // "60 s..120 s": only requests that arrive in it are measured
    std::string against_after;    // a lever that is done: before and after a mitigation
    bool as_given = false;        // nobody's estimates: the levers' own ranges
    bool diagnosis_given = false; // p_diag as given, though triage could tell
    bool cost = false;            // with the cost bridge
    std::string cost_of;          // its scenario; empty: one is chosen
    std::string estimates_out;    // CSV to write, instead of ranking
    std::string estimates_in;     // CSV of `by` to take into the project's text, instead of ranking
    std::string score;            // empty: the project's
    std::string objective;        // empty: the project's
    std::optional<double> capacity_weeks;
    bool judged = false;  // no simulation
    int draws = 8;        // of the uncertain constants
    int replications = 2; // within each
    std::optional<std::uint64_t> seed;
    int threads = 0; // 0: one a core
    bool json = false;
    bool progress = false;
};
int rank(const RankOptions& options);

// The incident notebook of a project: what its records lack, what came of its predictions in the runs of its
// scenarios, which actions overlap, and whether service recovered. Ends with 1 where records are incomplete.
struct NotebookOptions {
    std::string project;
    std::vector<std::string> data; // measured files: asked before the runs
    int threads = 0;               // 0: one a core
    bool json = false;
    bool progress = false;
};
int notebook(const NotebookOptions& options);

// What files say of a real system (evidence/import.h), or a script that fetches such files.
struct ImportFilesOptions {
    std::vector<std::string> files;
    std::string as;                   // a format's id; empty: told by content
    std::vector<std::string> columns; // "column=field" for files of requests
    std::string model;                // what no file says
    std::string gpu;
    bool strict = false;       // a broken line is an error
    bool observations = false; // print [[observation]] blocks for a project
    bool collect = false;      // print the script
    std::string engine = "vllm";
    std::string labels; // of its queries
    int minutes = 60;   // of its window
    bool json = false;
};
int importFiles(const ImportFilesOptions& options);

struct PluginsOptions {
    bool json = false;
};
int plugins(const PluginsOptions& options);

// The reference of the project file for these plugins, as Markdown: what projects/README.md holds.
struct ReferenceOptions {
    bool json = false;
};
int reference(const ReferenceOptions& options);

} // namespace fulcrum::app::cli
