// SPDX-License-Identifier: GPL-3.0-or-later
// Measured times of the layers of one model on one GPU (or one of its tensor-parallel parts), made ready for
// looking up. Seconds.
#pragma once

#include "base/result.h"
#include "cost/step_cost.h"
#include "hardware/profile/grid.h"
#include "hardware/profile/skew.h"

#include <string>
#include <string_view>
#include <vector>

namespace fulcrum::plugins::profile
{

struct LayerTimes {
    struct Part {
        std::string layer;
        Curve seconds;
        double count = 1; // times it runs in a step
    };
    std::vector<Part> by_tokens;      // of the step
    std::vector<Part> by_rows;        // that need logits
    double elementwise_floor = 0;     // a step, where the tables have no small kernels
    double elementwise_per_token = 0; // the same, a token

    // Attention of one layer.
    Grid decode;  // sequences, mean context
    Grid prefill; // new tokens, cached tokens
    Grid
        mixed; // new tokens, cached tokens, sequences, mean context; empty: the two above one after the other
    Skew skew;

    Curve all_reduce; // by elements of two bytes; empty with one GPU

    double band = 0;                // relative error of a step, one standard deviation
    std::vector<std::string> notes; // where the tables came from and what was done to them

    void add(std::string layer, const std::vector<double>& x, const std::vector<double>& seconds,
             double count, bool rows = false);
    void note(const std::string& table, const GridReport& report);
};

// Whether skew_fit.csv is used.
enum class UseSkew {
    AsMetaSays, // unless meta.yaml says skew_fit: enabled: false
    Always,
    Never
};

struct Source {
    std::string tables;     // folder
    std::string all_reduce; // file; empty: custom_allreduce.csv or nccl.csv in the folder
    UseSkew skew = UseSkew::AsMetaSays;
    std::string expert_load = "balanced"; // how tokens choose experts, as moe.csv names it; LLMServingSim's
                                          // tables say it by the number of active experts, of equal chances
};

// Tells the shape of the folder: LLMServingSim's (dense.csv, attention.csv and more in tp<N>) or
// aiconfigurator's (gemm.csv, attention_prefill.csv, attention_decode.csv). Fails with what is missing or
// faulty and where.
Result<LayerTimes> read_layer_times(const Source& source, const cost::Deployment& deployment,
                                    const catalog::Device& device);

// The readers of the two shapes, of the folder that holds the files.
Result<LayerTimes> read_llmservingsim(const std::string& folder, const cost::Deployment& deployment,
                                      UseSkew skew);
Result<LayerTimes> read_aiconfigurator(const std::string& folder, const cost::Deployment& deployment,
                                       const catalog::Device& device,
                                       const std::string& expert_load = "balanced");

// custom_allreduce.csv (kernel_source,dtype,num_gpus,message_elements,latency_ms; the rows inside CUDA
// graphs) or nccl.csv (op instead of kernel_source; the rows of all_reduce). Seconds by elements.
Result<Curve> parse_all_reduce(std::string_view text, const std::string& file, int gpus);

} // namespace fulcrum::plugins::profile
