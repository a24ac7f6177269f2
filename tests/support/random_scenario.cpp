// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/random_scenario.h"

#include <initializer_list>
#include <iterator>
#include <random>

namespace fulcrum::test
{

namespace
{

constexpr int kLongest = 8192; // max_model_len
constexpr int kBlock = 16;     // tokens of a KV block where nothing is said

class Draw
{
public:
    explicit Draw(std::uint64_t seed) : random_(seed) {}

    int integer(int low, int high) { return std::uniform_int_distribution<int>(low, high)(random_); }
    bool coin() { return integer(0, 1) == 1; }
    std::string word(std::initializer_list<const char*> words)
    {
        return *(words.begin() + integer(0, static_cast<int>(words.size()) - 1));
    }

private:
    std::mt19937_64 random_;
};

std::string key(const std::string& name, int value)
{
    return name + " = " + std::to_string(value) + "\n";
}

std::string seconds(const std::string& name, int value)
{
    return name + " = \"" + std::to_string(value) + " s\"\n";
}

std::string arrivals(Draw& draw, int highest_rate)
{
    const std::string law = draw.word({"poisson", "gamma", "paced", "curve", "closed_loop"});
    std::string text = "arrivals = \"" + law + "\"\n";
    if (law == "closed_loop") {
        text += key("clients", draw.integer(1, 40));
    } else {
        text += "rate = \"" + std::to_string(draw.integer(1, highest_rate)) + " /s\"\n";
        if (law == "gamma") text += "cv = " + std::to_string(draw.integer(1, 4)) + ".5\n";
        if (law == "curve") {
            text += "curve_times = [0, 3, 3, 11]\ncurve_rates = [" + std::to_string(draw.integer(0, 2)) +
                    ", 1, 3, 0]\n";
            if (draw.coin()) text += seconds("curve_period", draw.integer(11, 15));
        }
    }
    return text;
}

// A shared prefix, which a field that changes may interrupt.
std::string prompt_template(Draw& draw, bool sessions)
{
    const int tokens = draw.integer(1, 2000);
    std::string text = key("prefix_tokens", tokens) + key("prefix_groups", draw.integer(1, 9));
    if (draw.coin()) return text;
    text += key("volatile_tokens", draw.integer(0, 40));
    if (draw.coin()) text += key("volatile_at", draw.integer(0, tokens));
    text += "volatile_scope = \"" +
            draw.word({"request", "minute", "tenant", sessions ? "session" : "hour"}) + "\"\n";
    if (draw.coin())
        text += key("tenants", draw.integer(1, 5)) + "tenant_zipf = 1.0\nprefix_per_tenant = true\n";
    return text;
}

std::string synthetic(Draw& draw)
{
    std::string text =
        "plugin = \"synthetic\"\n" + arrivals(draw, 30) + seconds("think_time", draw.integer(0, 3));
    text += key("prompt", draw.integer(1, 3000));
    if (draw.coin()) text += "prompt_law = \"exponential\"\nprompt_max = 6000\n";
    text += key("output", draw.integer(1, 300));
    if (draw.coin()) text += "output_law = \"exponential\"\noutput_max = 1500\n";
    if (draw.coin()) text += prompt_template(draw, false);
    return text;
}

std::string sessions(Draw& draw)
{
    std::string text =
        "plugin = \"sessions\"\n" + arrivals(draw, 8) + seconds("think_time", draw.integer(0, 4));
    text +=
        key("turns", draw.integer(1, 8)) + "turns_law = \"" + draw.word({"constant", "geometric"}) + "\"\n";
    text += key("user", draw.integer(1, 1500)) + "user_law = \"exponential\"\nuser_max = 5000\n";
    text += key("output", draw.integer(1, 300)) + "output_law = \"exponential\"\noutput_max = 1000\n";
    if (draw.coin()) text += "agent_share = 0.5\n" + key("tool", draw.integer(1, 900));
    if (draw.coin()) text += "reasoning_share = 0.7\n";
    if (draw.coin()) {
        text += key("context_max", draw.integer(3000, 7000)) + "at_context_max = \"" +
                draw.word({"end", "drop_oldest"}) + "\"\ncontext_keep = 0." +
                std::to_string(draw.integer(1, 9)) + "\n";
    }
    if (draw.coin()) text += prompt_template(draw, true);
    return text;
}

std::string workload(Draw& draw, const std::string& id, const std::string& to)
{
    std::string text = "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"workload\"\n";
    text +=
        "class = \"" + id + "\"\n" + key("tenant", draw.integer(0, 3)) + key("priority", draw.integer(-2, 2));
    text += draw.integer(0, 2) > 0 ? synthetic(draw) : sessions(draw);
    return text + "[[scenario.link]]\nfrom = \"" + id + "\"\nto = \"" + to + "\"\n";
}

// Dense, windowed, mixture-of-experts and latent-attention models, split so that they fit on the devices
// drawn.
std::string model(Draw& draw)
{
    struct Fit {
        const char* model;
        const char* weights;
        int tensor_parallel;
    };
    static constexpr Fit kFits[] = {
        {"llama-3.1-8b", "bf16", 1}, {"llama-3.1-70b", "fp8", 4}, {"qwen2.5-7b", "bf16", 2},
        {"gemma-2-9b", "bf16", 1},   {"gemma-3-27b", "bf16", 2},  {"mixtral-8x7b", "bf16", 2},
        {"qwen3-30b-a3b", "fp8", 1}, {"gpt-oss-20b", "bf16", 1},  {"gpt-oss-120b", "int4", 8},
        {"deepseek-v3", "int4", 8},
    };
    const Fit& fit = kFits[draw.integer(0, static_cast<int>(std::size(kFits)) - 1)];
    return std::string("model = \"") + fit.model + "\"\nweights = \"" + fit.weights + "\"\n" +
           key("tensor_parallel", fit.tensor_parallel) + "kv_cache = \"" + draw.word({"bf16", "fp8"}) +
           "\"\n";
}

std::string flag(Draw& draw, const std::string& name)
{
    return name + (draw.coin() ? " = true\n" : " = false\n");
}

std::string vllm(Draw& draw)
{
    std::string text = key("max_num_batched_tokens", draw.integer(64, 9000));
    text += key("max_num_seqs", draw.integer(1, 200));
    if (draw.coin()) text += key("long_prefill_token_threshold", draw.integer(16, 1000));
    text += flag(draw, "enable_prefix_caching");
    return text + "version = \"" + draw.word({"0.9", "0.19"}) + "\"\n";
}

std::string vllm_v0(Draw& draw)
{
    std::string text = key("max_num_seqs", draw.integer(1, 200)) + flag(draw, "enable_prefix_caching");
    if (draw.coin()) text += key("scheduler_delay_factor", draw.integer(1, 4));
    return text + "version = \"" + draw.word({"0.5", "0.6"}) + "\"\n";
}

std::string sglang(Draw& draw)
{
    std::string text = key("max_running_requests", draw.integer(1, 200));
    if (draw.coin()) text += key("chunked_prefill_size", draw.integer(0, 1) * draw.integer(64, 9000));
    if (draw.coin()) text += key("prefill_decode_interval", draw.integer(1, 9));
    if (draw.coin()) text += key("cuda_graph_max_bs", draw.integer(1, 100));
    if (draw.coin()) text += "schedule_conservativeness = 0.1\n";
    text += flag(draw, "enable_mixed_chunk") + flag(draw, "radix_cache");
    text += "schedule_policy = \"" +
            draw.word({"fcfs", "fcfs", "lpm", "dfs-weight", "lof", "shortest_prefill_first"}) + "\"\n";
    return text + "version = \"" + draw.word({"0.4", "0.5"}) + "\"\n";
}

std::string tensorrt(Draw& draw)
{
    std::string text = key("max_num_tokens", draw.integer(64, 9000));
    text += key("max_batch_size", draw.integer(1, 200)) + flag(draw, "enable_block_reuse");
    return text + "capacity_scheduler_policy = \"" +
           draw.word({"guaranteed_no_evict", "max_utilization", "max_utilization", "static_batch"}) + "\"\n";
}

std::string scheduler(Draw& draw, const std::string& plugin)
{
    if (plugin == "vllm") return vllm(draw);
    if (plugin == "vllm-v0") return vllm_v0(draw);
    if (plugin == "sglang") return sglang(draw);
    if (plugin == "tensorrt") return tensorrt(draw);
    if (plugin == "sarathi")
        return key("chunk_size", draw.integer(64, 3000)) + key("max_num_seqs", draw.integer(1, 200));
    return key("max_batch_size", draw.integer(1, 64)) + "reserve = \"" +
           draw.word({"max_tokens", "max_model_len"}) + "\"\n";
}

std::string time_key(const std::string& name, int milliseconds)
{
    return name + " = \"" + std::to_string(milliseconds) + " ms\"\n";
}

// What goes wrong in an engine's life, each now and then.
std::string faults(Draw& draw)
{
    const auto seldom = [&draw] { return draw.integer(0, 5) == 0; };
    std::string text = time_key("restart_time", draw.integer(0, 4000));
    if (seldom())
        text += key("slow_replicas", draw.integer(0, 3)) +
                "slowdown = " + std::to_string(draw.integer(1, 4)) + ".5\n";
    if (seldom())
        text +=
            time_key("pause_every", draw.integer(1000, 9000)) + time_key("pause_time", draw.integer(1, 900));
    if (seldom()) text += time_key("compile_time", draw.integer(1, 500));
    if (seldom()) text += key("cpu_limit", draw.integer(1, 8)) + key("cpu_threads", draw.integer(1, 64));
    if (seldom()) text += "kv_mode = \"contiguous\"\n";
    if (seldom()) text += "headroom = \"" + std::to_string(draw.integer(1, 40)) + " GiB\"\n";
    return text;
}

// A restart, with other values for vLLM, or a loss and the return.
std::string changes(Draw& draw, const std::string& id, bool vllm)
{
    const auto change = [&](const char* action) {
        std::string text = "[[scenario.change]]\n" + time_key("at", draw.integer(0, 4900)) + "node = \"" +
                           id + "\"\naction = \"" + action + "\"\n";
        if (draw.coin()) text += "count = 1\n";
        if (draw.coin()) text += time_key("downtime", draw.integer(0, 5000));
        return text;
    };
    std::string text;
    if (draw.integer(0, 3) == 0) {
        text += change("restart") + key("at_once", draw.integer(1, 3)) +
                time_key("drain_time", draw.integer(0, 3000)) + "left_over = \"" +
                draw.word({"fail", "requeue"}) + "\"\n";
        if (vllm && draw.coin())
            text += "[scenario.change.set]\nenable_prefix_caching = " + draw.word({"true", "false"}) + "\n";
    }
    if (draw.integer(0, 3) == 0) text += change("lose") + change("return");
    return text;
}

std::string engine(Draw& draw, const std::string& id, const std::string& of_model)
{
    const std::string plugin = draw.word({"vllm", "vllm", "vllm", "static", "orca", "vllm-v0", "sarathi",
                                          "sglang", "sglang", "tensorrt", "tensorrt"});
    std::string text = "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"engine\"\nplugin = \"" + plugin +
                       "\"\n" + of_model + key("max_model_len", kLongest);
    text += key("replicas", draw.integer(1, 3));
    const bool sized = plugin == "vllm" || plugin == "vllm-v0" || plugin == "sarathi";
    const int block = plugin == "sglang" ? 1 : sized && draw.coin() ? draw.integer(8, 33) : kBlock;
    if (sized && block != kBlock) text += key("block_size", block);
    // Room for one request of max_model_len at least, and little more: preemptions.
    const bool windows =
        of_model.find("gemma") != std::string::npos || of_model.find("gpt") != std::string::npos;
    const int of_windows =
        windows ? 6 * 1024 / block + 16 : 0; // the groups of Gemma 3; more than others have
    if (draw.coin())
        text += key("kv_blocks", (kLongest + 16 * draw.integer(0, 2400)) / block + 2 + of_windows);
    if (draw.integer(0, 3) == 0)
        text += key("draft_tokens", draw.integer(1, 6)) + "acceptance = [0.8, 0.6]\n";
    text += scheduler(draw, plugin) + faults(draw);
    return text + "[[scenario.link]]\nfrom = \"" + id + "\"\nto = \"gpu\"\n" +
           changes(draw, id, plugin == "vllm");
}

std::string engine(Draw& draw, const std::string& id)
{
    return engine(draw, id, model(draw));
}

std::string head(const std::string& id, const std::string& kind)
{
    return "[[scenario.node]]\nid = \"" + id + "\"\nkind = \"" + kind + "\"\n";
}

std::string link(const std::string& from, const std::string& to)
{
    return "[[scenario.link]]\nfrom = \"" + from + "\"\nto = \"" + to + "\"\n";
}

std::string client(Draw& draw)
{
    std::string text = head("user", "client");
    if (draw.coin()) text += time_key("timeout", draw.integer(50, 8000));
    if (draw.coin()) {
        text += key("retries", draw.integer(1, 4)) + time_key("backoff", draw.integer(0, 1500));
        text += "retry_on = \"" + draw.word({"rejection", "timeout", "both"}) + "\"\nbackoff_jitter = 0.5\n";
    }
    if (draw.coin()) text += key("max_in_flight", draw.integer(1, 60));
    if (draw.coin()) text += time_key("network_delay", draw.integer(0, 200));
    return text;
}

std::string gateway(Draw& draw)
{
    std::string text = head("gate", "gateway");
    if (draw.coin()) text += key("max_in_flight", draw.integer(1, 80));
    if (draw.coin()) text += key("max_queue", draw.integer(0, 60));
    text += "order = \"" + draw.word({"fcfs", "priority", "vtc"}) + "\"\nageing = \"0.5 /s\"\n";
    if (draw.coin()) {
        text += key("bucket_capacity", draw.integer(2000, 40'000));
        text += "bucket_rate = \"" + std::to_string(draw.integer(100, 9000)) + " /s\"\n";
        text += "bucket_cost = \"" + draw.word({"prompt", "prompt_and_max_tokens"}) + "\"\n";
    }
    if (draw.coin()) text += key("reserved_tokens", draw.integer(3000, 60'000));
    text += "over_quota = \"" + draw.word({"reject", "wait"}) + "\"\n";
    if (draw.coin()) text += time_key("max_predicted_ttft", draw.integer(100, 9000));
    if (draw.coin()) text += key("max_tokens_cap", draw.integer(5, 400));
    return text;
}

std::string kv_link(Draw& draw)
{
    return head("wire", "kv_link") + "bandwidth = \"" + std::to_string(draw.integer(1, 60)) + " GB/s\"\n" +
           time_key("setup_time", draw.integer(0, 5)) + "layerwise = " + (draw.coin() ? "true" : "false") +
           "\nfirst_token = \"" + draw.word({"prefill", "decode"}) + "\"\n";
}

std::string router(Draw& draw)
{
    std::string text = head("router", "router");
    text += "policy = \"" +
            draw.word({"round_robin", "least_requests", "least_tokens", "power_of_two", "prefix_affinity",
                       "weighted"}) +
            "\"\n";
    text += key("affinity_blocks", draw.integer(1, 60));
    if (draw.coin()) text += "affinity_guard = 1.5\n";
    if (draw.coin()) text += time_key("signal_age", draw.integer(0, 3000));
    if (draw.coin()) text += "weights = [2, 0.5]\n";
    return text;
}

} // namespace

std::string random_project(std::uint64_t seed)
{
    Draw draw(seed);
    std::string text = "format = 1\n[run]\nuntil = \"" + std::to_string(draw.integer(5, 40)) + " s\"\n";
    text += "warm_up = \"" + std::to_string(draw.integer(0, 4)) + " s\"\n";
    text += "end = \"" + draw.word({"drain", "censor"}) +
            "\"\nmax_requests = 600\nseed = " + std::to_string(seed + 1) +
            "\n[[scenario]]\nname = \"random\"\n";
    // From the engines back to the workloads.
    const bool routed = draw.coin();
    std::string first = routed ? "router" : "engine";
    if (draw.integer(0, 3) == 0) { // its prompts are answered elsewhere
        const std::string same = model(draw);
        text += engine(draw, "engine", same) + engine(draw, "decode", same) + kv_link(draw);
        text += link("engine", "wire") + link("wire", "decode");
    } else {
        text += engine(draw, "engine");
    }
    if (routed) {
        text += router(draw) + link("router", "engine");
        if (draw.coin()) text += engine(draw, "other") + link("router", "other");
    }
    if (draw.integer(0, 2) == 0) {
        text += gateway(draw) + link("gate", first);
        first = "gate";
    }
    if (draw.integer(0, 2) == 0) {
        text += client(draw) + link("user", first);
        first = "user";
    }
    text += workload(draw, "one", first);
    if (draw.coin()) text += workload(draw, "two", first);
    text += "[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\nplugin = \"roofline\"\ndevice = \"" +
            draw.word({"h100-sxm", "a100-80-sxm", "h200"}) + "\"\n";
    return text;
}

} // namespace fulcrum::test
