// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the roofline's constants of a device to LLMServingSim's layer tables and prints them as constants.toml
// wants them, with the error of each fit. Reads no measured run.
//
//     fit_constants <device> <custom_allreduce.csv or -> {<tables> <model> <tensor parallel>}
//     fit_constants rtx-4090 - profiles/llmservingsim/RTX4090/Llama-3.1-8B llama-3.1-8b 1
//
// Every fit minimises the squared relative (log) error over points evenly spaced in the logarithm of each
// axis. Linear layers are fitted to the sum that a step takes of them, and with a tenth of the weight to each
// by itself.
#include "catalog/device.h"
#include "catalog/model.h"
#include "hardware/profile/csv_table.h"
#include "hardware/profile/layer_times.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

using namespace fulcrum;
using namespace fulcrum::plugins::profile;

namespace
{

using Vector = std::vector<double>;
using Loss = std::function<double(const Vector&)>;

// Compass search: along each axis by a factor that shrinks whenever no direction gains. Parameters stay
// positive.
Vector minimise(Vector at, const Loss& loss)
{
    double best = loss(at);
    for (double step = 0.5; step > 1e-5;) {
        bool gained = false;
        for (std::size_t i = 0; i < at.size(); ++i) {
            for (const double factor : {1 + step, 1 / (1 + step)}) {
                Vector next = at;
                next[i] *= factor;
                const double value = loss(next);
                if (value >= best) continue;
                best = value;
                at = std::move(next);
                gained = true;
            }
        }
        if (!gained) step /= 2;
    }
    return at;
}

// Root of the mean squared log error of pairs of model and measurement.
class LogError
{
public:
    void add(double model, double measured, double weight = 1)
    {
        const double error = std::log(model / measured);
        sum_ += weight * error * error;
        weight_ += weight;
    }
    double rms() const { return weight_ > 0 ? std::sqrt(sum_ / weight_) : 0; }

private:
    double sum_ = 0;
    double weight_ = 0;
};

std::string interval(double value, double sigma, double scale = 1)
{
    return fmt::format("[{:.4g}, {:.4g}, {:.4g}]", value * std::exp(-sigma) * scale, value * scale,
                       value * std::exp(sigma) * scale);
}

struct Subject {
    const catalog::Device& device;
    const catalog::ModelGeometry& model;
    double tp = 1;
    LayerTimes times;

    double heads() const { return model.heads / tp; }
    double kv_heads() const { return std::max(1.0, model.kv_heads / tp); }
    const Curve& layer(const std::string& name) const
    {
        for (const auto& part : times.by_tokens)
            if (part.layer == name) return part.seconds;
        for (const auto& part : times.by_rows)
            if (part.layer == name) return part.seconds;
        std::fprintf(stderr, "there are no rows of %s\n", name.c_str());
        std::exit(1);
    }
};

Vector spaced(double first, double last, double factor)
{
    Vector values;
    for (double x = first; x <= last * 1.0001; x *= factor)
        values.push_back(std::round(x));
    return values;
}

// Of a step. A busy server's have more; the kernels of smaller ones would pull the fit away from these.
constexpr double kFewestTokens = 16;

struct Gemm {
    std::string layer;
    double n = 0;
    double k = 0;
};

using Subjects = std::vector<Subject>; // on one device

double gemm_seconds(const catalog::Device& device, const Gemm& g, double m, const Vector& p)
{
    const double compute = 2 * m * g.n * g.k / (device.bf16_flops * p[0]);
    const double memory = 2 * (g.n * g.k + m * g.k + m * g.n) / (device.bandwidth * p[1]);
    return p[2] + std::cbrt(compute * compute * compute + memory * memory * memory);
}

void add_gemm_errors(const Subject& s, const Vector& p, double single, LogError& sum)
{
    const double d = s.model.hidden;
    const double ffn = s.model.ffn / s.tp;
    const std::vector<Gemm> gemms{{"qkv_proj", (s.heads() + 2 * s.kv_heads()) * s.model.head_dim, d},
                                  {"o_proj", d, s.heads() * s.model.head_dim},
                                  {"gate_up_proj", 2 * ffn, d},
                                  {"down_proj", d, ffn}};
    for (const double m : spaced(kFewestTokens, 2048, std::sqrt(2.0))) {
        double model = 0;
        double measured = 0;
        for (const Gemm& g : gemms) {
            const double one = gemm_seconds(s.device, g, m, p);
            const double seen = s.layer(g.layer).at(m);
            if (single > 0) sum.add(one, seen, single);
            model += one;
            measured += seen;
        }
        sum.add(model, measured);
    }
}

// Returns the share of the memory bandwidth.
double fit_gemm(const Subjects& subjects)
{
    const auto error = [&](const Vector& p, double single) {
        LogError sum;
        for (const Subject& s : subjects)
            add_gemm_errors(s, p, single, sum);
        return sum.rms();
    };
    const Vector p = minimise({0.8, 0.85, 4e-6}, [&](const Vector& q) { return error(q, 0.1); });
    const double sigma = error(p, 0);
    fmt::print("# linear layers of a step: {:.1f} %\n", 100 * sigma);
    fmt::print("gemm_bf16 = {{ compute = {}, memory = {}, floor_us = {} }}\n", interval(p[0], sigma),
               interval(p[1], sigma), interval(p[2], 0.25, 1e6));
    return p[1];
}

void fit_elementwise(const Subjects& subjects, double memory)
{
    const auto measured = [](const Subject& s, double tokens) {
        double sum = 0;
        for (const auto& part : s.times.by_tokens)
            if (!part.layer.ends_with("_proj") && part.layer != "qk_norm")
                sum += part.count * part.seconds.at(tokens);
        return sum / s.model.layers;
    };
    const auto error = [&](const Vector& p) {
        LogError sum;
        for (const Subject& s : subjects)
            for (const double m : spaced(kFewestTokens, 2048, std::sqrt(2.0)))
                sum.add(p[0] + p[1] * m * s.model.hidden / (s.device.bandwidth * memory), measured(s, m));
        return sum.rms();
    };
    const Vector p = minimise({8e-6, 20}, error);
    const double sigma = error(p);
    fmt::print("# small kernels: {:.1f} %\n", 100 * sigma);
    fmt::print("elementwise = {{ floor_us = {}, bytes_per_value = {} }}\n", interval(p[0], sigma, 1e6),
               interval(p[1], sigma));
}

// The norms of queries and keys, where the models have them.
void fit_qk_norm(const Subjects& subjects, double memory)
{
    const auto curve = [](const Subject& s) {
        return std::ranges::find(s.times.by_tokens, "qk_norm", [](const auto& part) { return part.layer; });
    };
    const auto error = [&](const Vector& p) {
        LogError sum;
        for (const Subject& s : subjects) {
            const auto seen = curve(s);
            if (seen == s.times.by_tokens.end()) continue;
            // The tables have one row for any number of GPUs: the values of all heads.
            const double values = (s.model.heads + s.model.kv_heads) * s.model.head_dim;
            for (const double m : spaced(kFewestTokens, 2048, std::sqrt(2.0)))
                sum.add(p[0] + p[1] * m * values / (s.device.bandwidth * memory), seen->seconds.at(m));
        }
        return sum.rms();
    };
    const Vector p = minimise({2e-6, 4}, error);
    const double sigma = error(p);
    if (!(sigma > 0)) return;
    fmt::print("# norms of queries and keys: {:.1f} %\n", 100 * sigma);
    fmt::print("qk_norm = {{ floor_us = {}, bytes_per_value = {} }}\n", interval(p[0], sigma, 1e6),
               interval(p[1], sigma));
}

struct DecodeTime {
    double floor = 0;
    double reading = 0;
};

DecodeTime decode_seconds(const Subject& s, double n, double context, const Vector& p)
{
    const double bytes = 2 * s.kv_heads() * s.model.head_dim * 2;
    return {p[0], n * (context + 1) * bytes / (s.device.bandwidth * p[1])};
}

double prefill_seconds(const Subject& s, double fresh, double cached, const Vector& p)
{
    const double pairs = fresh * (cached + (fresh + 1) / 2);
    const double flops = 4 * s.heads() * s.model.head_dim * pairs;
    const double length = fresh + cached;
    return p[0] + flops / (s.device.bf16_flops * p[1]) * (length + p[2]) / length;
}

template <class Use>
void each_batch(const Use& use)
{
    for (const double n : spaced(8, 256, 2))
        for (const double context : spaced(256, 4096, 2))
            if (n * context <= 300'000) use(n, context);
}

template <class Use>
void each_prompt(const Use& use)
{
    for (const double fresh : spaced(256, 2048, 2))
        for (const double cached : {0.0, 512.0, 1024.0, 2048.0})
            use(fresh, cached);
}

// Decodes alone, prompts alone, and decodes beside a prompt, over batches that a GPU's memory could hold.
void fit_attention(const Subjects& subjects)
{
    const auto decode_error = [&](const Vector& p) {
        LogError sum;
        for (const Subject& s : subjects)
            each_batch([&](double n, double context) {
                const DecodeTime t = decode_seconds(s, n, context, p);
                sum.add(t.floor + t.reading, s.times.decode.at({n, context, 0, 0}));
            });
        return sum.rms();
    };
    const Vector d = minimise({15e-6, 0.85}, decode_error);
    const auto prefill_error = [&](const Vector& p) {
        LogError sum;
        for (const Subject& s : subjects)
            each_prompt([&](double fresh, double cached) {
                sum.add(prefill_seconds(s, fresh, cached, p), s.times.prefill.at({fresh, cached, 0, 0}));
            });
        return sum.rms();
    };
    const Vector f = minimise({10e-6, 0.5, 600}, prefill_error);
    const auto mixed_error = [&](const Vector& p) {
        LogError sum;
        for (const Subject& s : subjects)
            each_prompt([&](double fresh, double cached) {
                if (fresh < 512 || cached > 1024) return;
                each_batch([&](double n, double context) {
                    if (n > 128) return;
                    const DecodeTime t = decode_seconds(s, n, context, d);
                    const double longer = std::max(1.0, p[0] * s.heads() / s.kv_heads());
                    sum.add(prefill_seconds(s, fresh, cached, f) + t.floor + longer * t.reading,
                            s.times.mixed.at({fresh, cached, n, context}));
                });
            });
        return sum.rms();
    };
    const Vector x = minimise({0.5}, mixed_error);
    fmt::print("# attention: decodes {:.1f} %, prompts {:.1f} %, both {:.1f} %\n", 100 * decode_error(d),
               100 * prefill_error(f), 100 * mixed_error(x));
    fmt::print("decode_attention = {{ floor_us = {}, bf16_kv = {}, mixed_per_group = {} }}\n",
               interval(d[0], 0.25, 1e6), interval(d[1], decode_error(d)), interval(x[0], mixed_error(x)));
    fmt::print("prefill_attention = {{ floor_us = {}, peak = {}, half_tokens = {} }}\n",
               interval(f[0], 0.25, 1e6), interval(f[1], prefill_error(f)), interval(f[2], 0.25));
}

void fit_all_reduce(const char* path, int gpus)
{
    const Result<std::string> text = read_file(path);
    const Result<Curve> curve = text ? parse_all_reduce(*text, path, gpus) : Result<Curve>(text.errors());
    if (!curve) {
        std::fprintf(stderr, "%s\n", to_string(curve.errors()).c_str());
        std::exit(1);
    }
    const auto error = [&](const Vector& p) {
        LogError sum;
        for (const double elements : spaced(4096, 16'777'216, 2))
            sum.add(p[0] + 2 * elements / p[1], curve->at(elements));
        return sum.rms();
    };
    const Vector p = minimise({10e-6, 20e9}, error);
    fmt::print("# all-reduce: {:.1f} %\n{{ gpus = {}, latency_us = {:.3g}, bandwidth_gb_s = {:.3g} }}\n",
               100 * error(p), gpus, p[0] * 1e6, p[1] * 1e-9);
}

} // namespace

int main(int argc, char** argv)
{
    const catalog::Device* device = argc > 2 ? catalog::find_device(argv[1]) : nullptr;
    if (device == nullptr || argc < 6 || argc % 3 != 0) {
        std::fprintf(
            stderr,
            "fit_constants <device> <custom_allreduce.csv or -> {<tables> <model> <tensor parallel>}\n");
        return 2;
    }
    Subjects subjects;
    for (int i = 3; i + 2 < argc; i += 3) {
        cost::Deployment deployment;
        const catalog::ModelGeometry* model = catalog::find_model(argv[i + 1]);
        deployment.tensor_parallel = std::atoi(argv[i + 2]);
        if (model == nullptr || deployment.tensor_parallel < 1) {
            std::fprintf(stderr, "%s is no model or %s no number of GPUs\n", argv[i + 1], argv[i + 2]);
            return 2;
        }
        deployment.model = *model;
        Result<LayerTimes> times =
            read_llmservingsim(std::string(argv[i]) + "/tp" + argv[i + 2], deployment, UseSkew::Never);
        if (!times) {
            std::fprintf(stderr, "%s\n", to_string(times.errors()).c_str());
            return 1;
        }
        subjects.push_back({*device, *model, 1.0 * deployment.tensor_parallel, std::move(*times)});
    }
    const double memory = fit_gemm(subjects);
    fit_elementwise(subjects, memory);
    fit_qk_norm(subjects, memory);
    fit_attention(subjects);
    if (std::string(argv[2]) != "-") fit_all_reduce(argv[2], 2);
    return 0;
}
