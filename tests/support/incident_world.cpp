// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/incident_world.h"

#include "cluster/simulation.h"
#include "scenario/document.h"
#include "support/paths.h"
#include "triage/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string_view>

namespace fulcrum::test
{

namespace
{

using scenario::Project;

struct Shape {
    const char* plugin;
    const char* model;
    const char* more; // parameters of the engine
    const char* device;
    const char* tables; // of the device, measured
    double rate;        // a replica, at about two thirds of its capacity
    double prompt;      // tokens
    double prefix;      // of those
    double output;
    int replicas;
};

const std::vector<Shape>& shapes()
{
    static const std::vector<Shape> all = {
        {"vllm", "llama-3.1-8b", "max_model_len = 16384", "h100-sxm", "h100_sxm", 9, 1200, 0, 250, 1},
        {"vllm", "llama-3.1-8b", "max_model_len = 32768\nmax_num_batched_tokens = 4096", "h100-sxm",
         "h100_sxm", 8, 2600, 1800, 200, 3},
        {"vllm", "llama-3.1-70b", "weights = \"fp8\"\ntensor_parallel = 2\nmax_model_len = 32768", "h100-sxm",
         "h100_sxm", 1.2, 3000, 2400, 180, 4},
        {"vllm", "qwen3-8b", "max_model_len = 16384\nmax_num_seqs = 128", "l40s", "l40s", 1.6, 900, 400, 220,
         2},
        {"sglang", "llama-3.1-8b", "max_model_len = 16384\nprefill_decode_interval = 4", "h100-sxm",
         "h100_sxm", 8, 1500, 700, 200, 1},
        {"sglang", "qwen2.5-32b", "tensor_parallel = 2\nmax_model_len = 16384", "a100-80-sxm", "a100_sxm",
         1.6, 1500, 1000, 200, 2},
    };
    return all;
}

// Lengths of requests, and how many of them a second.
struct Traffic {
    double rate, prompt, prefix, output; // rate of all replicas
};

// A mean of an exponential law such that, with draws below `low` raised to it, the mean is what is wanted.
double mean_before_limit(double wanted, double low)
{
    double from = 1, until = wanted;
    for (int i = 0; i < 60; ++i) {
        const double middle = (from + until) / 2;
        (low + middle * std::exp(-low / middle) < wanted ? from : until) = middle;
    }
    return (from + until) / 2;
}

std::string workload(const char* id, const Traffic& traffic, const std::string& lengths)
{
    std::string text =
        fmt::format("[[scenario.node]]\nid = \"{}\"\nkind = \"workload\"\nplugin = \"synthetic\"\nrate = "
                    "\"{:.4f} /s\"\n{}",
                    id, traffic.rate, lengths);
    if (traffic.prefix > 0)
        text += fmt::format("prefix_tokens = {:.0f}\nprefix_groups = 3\nprefix_name = \"shared\"\n",
                            traffic.prefix);
    return text;
}

std::string lognormal(const Traffic& t, double prompt_cv, double output_cv)
{
    return fmt::format("prompt = {:.0f}\nprompt_cv = {:.3f}\noutput = {:.0f}\noutput_cv = {:.3f}\n", t.prompt,
                       prompt_cv, t.output, output_cv);
}

// As the judge supposes them.
std::string known_workloads(const Traffic& t)
{
    return workload("users", t, lognormal(t, 0.4, 0.5));
}

// As they are.
std::string real_workloads(Draw& draw, const Traffic& t)
{
    if (draw.stream.uniform() < 0.5) {
        const double low = t.prefix + 0.1 * (t.prompt - t.prefix);
        return workload(
            "users", t,
            fmt::format("prompt = {:.0f}\nprompt_law = \"exponential\"\nprompt_min = {:.0f}\noutput = "
                        "{:.0f}\noutput_law = \"geometric\"\n",
                        mean_before_limit(t.prompt, low), low, t.output));
    }
    // Two populations, with the same means together.
    const double few = draw.between(0.15, 0.4), times = draw.between(1.5, 2.2);
    Traffic longer = t, shorter = t;
    longer.rate *= few;
    shorter.rate *= 1 - few;
    const double less = (1 - few * times) / (1 - few);
    longer.prompt = t.prefix + (t.prompt - t.prefix) * times;
    shorter.prompt = t.prefix + (t.prompt - t.prefix) * less;
    longer.output *= less; // what asks for more text gets shorter answers
    shorter.output = (t.output - few * longer.output) / (1 - few);
    return workload("users", shorter, lognormal(shorter, draw.between(0.15, 0.3), 0.7)) +
           workload("others", longer, lognormal(longer, draw.between(0.15, 0.3), 0.4));
}

std::string text_of(const Shape& shape, const Traffic& traffic, const std::string& workloads,
                    const std::string& engine, const std::string& device)
{
    const double window = std::clamp(600 / traffic.rate, 30.0, 200.0);
    std::string text = fmt::format("format = 1\n[run]\nuntil = \"{:.0f} s\"\nwarm_up = \"10 s\"\nseed = "
                                   "1\n[[scenario]]\nname = \"healthy\"\n{}",
                                   10 + window, workloads);
    if (shape.replicas > 1) text += "[[scenario.node]]\nid = \"router\"\nkind = \"router\"\n";
    text +=
        fmt::format("[[scenario.node]]\nid = \"engine\"\nkind = \"engine\"\nplugin = \"{}\"\nmodel = \"{}\"\n"
                    "replicas = {}\n{}\n{}",
                    shape.plugin, shape.model, shape.replicas, shape.more, engine);
    text += fmt::format("[[scenario.node]]\nid = \"gpu\"\nkind = \"device\"\ndevice = \"{}\"\n{}",
                        shape.device, device);
    const char* first = shape.replicas > 1 ? "router" : "engine";
    for (const char* id : {"users", "others"})
        if (text.find(fmt::format("id = \"{}\"", id)) != std::string::npos)
            text += fmt::format("[[scenario.link]]\nfrom = \"{}\"\nto = \"{}\"\n", id, first);
    if (shape.replicas > 1) text += "[[scenario.link]]\nfrom = \"router\"\nto = \"engine\"\n";
    return text + "[[scenario.link]]\nfrom = \"engine\"\nto = \"gpu\"\n[triage]\nbase = \"healthy\"\n";
}

Project project_of(const std::string& text, const cluster::Kinds& kinds, int severities)
{
    const scenario::Document document(text, "world.toml", cluster::node_types(kinds));
    if (!document.runnable()) throw std::logic_error(to_string(document.problems()) + "\n" + text);
    Project project = document.project();
    project.mechanisms = triage::known_mechanisms();
    for (triage::Mechanism& mechanism : project.mechanisms) {
        if (mechanism.severities.size() < 2) continue;
        mechanism.severities.clear();
        for (int s = 0; s < severities; ++s)
            mechanism.severities.push_back(static_cast<double>(s) / (severities - 1));
    }
    return project;
}

} // namespace

std::string layer_tables()
{
    return shared_data() + "/profiles/aiconfigurator";
}

bool have_layer_tables()
{
    return std::filesystem::exists(layer_tables() + "/h100_sxm/gemm.csv");
}

IncidentWorld draw_world(Draw& draw, const cluster::Kinds& kinds, int severities)
{
    const Shape& shape = draw.one_of(shapes());
    Traffic traffic{};
    const double rate = shape.rate * draw.between(0.5, 0.95);
    traffic.rate = rate * shape.replicas;
    traffic.prompt = std::round(shape.prompt * draw.log_between(0.75, 1.35));
    traffic.prefix = std::round(std::min(shape.prefix, 0.8 * traffic.prompt));
    traffic.output = std::round(shape.output * draw.log_between(0.75, 1.35));
    const std::string device =
        fmt::format("plugin = \"profile\"\ntables = \"{}/{}\"\nerror_band = {:.3f}\n", layer_tables(),
                    shape.tables, std::clamp(draw.stream.normal(), -2.0, 2.0));
    const double host_ms = std::string_view(shape.plugin) == "sglang" ? 1.5 : 0.8; // as the plugins suppose
    const std::string engine =
        fmt::format("host_time = \"{:.3f} ms\"\nhost_time_per_request = \"{:.4f} "
                    "ms\"\ngpu_memory_utilization = {:.3f}\n",
                    host_ms * draw.factor(0.3), 0.014 * draw.factor(0.4), draw.between(0.86, 0.92));
    IncidentWorld world;
    world.known = project_of(text_of(shape, traffic, known_workloads(traffic), "", "plugin = \"roofline\"\n"),
                             kinds, severities);
    world.real =
        project_of(text_of(shape, traffic, real_workloads(draw, traffic), engine, device), kinds, severities);
    world.title = fmt::format("{} {} on {}, {} replicas, {:.2f} /s each, {:.0f} ({:.0f}) to {:.0f} tokens",
                              shape.plugin, shape.model, shape.device, shape.replicas, rate, traffic.prompt,
                              traffic.prefix, traffic.output);
    return world;
}

} // namespace fulcrum::test
