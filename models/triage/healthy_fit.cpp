// SPDX-License-Identifier: GPL-3.0-or-later
#include "triage/healthy_fit.h"

#include "cost/calibration.h"
#include "study/scaled_constants.h"
#include "triage/error_model.h"
#include "triage/predictions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace fulcrum::triage
{

namespace
{

using scenario::NodeKind;
using scenario::Scenario;

constexpr std::size_t kFewest = 4; // figures
constexpr double kAgrees = 1;      // root mean square of the deviations, where nothing need be moved
constexpr int kSteps = 3;
constexpr int kReplications = 2;
constexpr double kProbe = 0.5; // of a spread, for the slopes
constexpr double kMost = 2.5;  // spreads from where it was
constexpr double kTold = 0.03; // factors nearer to 1 are no news

// A constant that is moved by a factor: exp(spread x).
struct Axis {
    std::string name;
    double spread = 0; // standard deviation of the logarithm of what is not known of it
    std::function<bool(Scenario&, double factor)> move; // false: the scenario has no such constant
};

// Spreads [E]: what kernels reach as in MODEL 6.2, host times x/: 1.5, the variation of lengths by half.
std::vector<Axis> axes_of(const Scenario& base, const cluster::Kinds& kinds)
{
    const auto parameter = [](NodeKind kind, std::string key) {
        return [kind, key = std::move(key)](Scenario& scenario, double factor) {
            bool moved = false;
            for (scenario::Node& node : scenario.nodes)
                if (node.kind == kind && !node.placeholder)
                    moved = study::scale_parameter(node, key, factor) || moved;
            return moved;
        };
    };
    double device = 0.15, host = 0.4;
    for (const scenario::Node& node : base.nodes) {
        if (node.kind != NodeKind::Device) continue;
        const auto residual = cost::calibration_of(node.parameters).residual;
        if (residual) { // it was fitted already
            device = std::min(device, *residual);
            host = std::min(host, *residual);
        }
    }
    std::vector<Axis> all = {
        {"compute", device, parameter(NodeKind::Device, "compute_scale")},
        {"memory bandwidth", device, parameter(NodeKind::Device, "memory_scale")},
        {"host time", host,
         [&kinds](Scenario& scenario, double factor) {
             const std::string before = text_of(scenario);
             study::scale_host_times(scenario, factor, &kinds);
             return text_of(scenario) != before;
         }},
        {"spread of prompt lengths", 0.5, parameter(NodeKind::Workload, "prompt_cv")},
        {"spread of output lengths", 0.5, parameter(NodeKind::Workload, "output_cv")},
    };
    std::erase_if(all, [&](const Axis& axis) {
        Scenario trial = base;
        return axis.spread <= 0 || !axis.move(trial, 1.1);
    });
    return all;
}

using Vector = std::vector<double>;

// Solves a x = b for a symmetric positive definite matrix (Cholesky).
Vector solve(std::vector<Vector> a, Vector b)
{
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            for (std::size_t k = 0; k < j; ++k)
                a[i][j] -= a[i][k] * a[j][k];
            a[i][j] = i == j ? std::sqrt(a[i][i]) : a[i][j] / a[j][j];
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k)
            b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k)
            b[i] -= a[k][i] * b[k];
        b[i] /= a[i][i];
    }
    return b;
}

class Fitting
{
public:
    Fitting(const Scenario& base, const std::vector<Term>& terms, double window_s,
            const cluster::Kinds& kinds, Runs& runs)
        : base_(base), window_s_(window_s), runs_(runs), axes_(axes_of(base, kinds))
    {
        for (const Term& term : terms) // where it may be one of several figures, which one is not known
            if (term.before && term.also.empty()) terms_.push_back(&term);
    }

    Result<HealthyFit> run()
    {
        HealthyFit fit{base_, {}, static_cast<int>(terms_.size()), 0, 0};
        if (terms_.size() < kFewest || axes_.empty()) return fit;
        Vector at(axes_.size(), 0.0);
        auto start = deviations({at});
        if (!start) return start.errors();
        Vector best = start->front();
        if (best.empty()) return fit; // it cannot be run; whoever runs it next says why
        fit.far_before = fit.far_after = far(best);
        if (fit.far_before <= kAgrees) return fit;
        for (int round = 0; round < kSteps; ++round) {
            const double before = objective(at, best);
            if (const auto done = step(at, best); !done) return done.errors();
            if (objective(at, best) > 0.98 * before) break;
        }
        fit.scenario = moved(at);
        fit.far_after = far(best);
        fit.changes = changes(at);
        return fit;
    }

private:
    Scenario moved(const Vector& at) const
    {
        Scenario scenario = base_;
        for (std::size_t a = 0; a < axes_.size(); ++a)
            if (at[a] != 0) axes_[a].move(scenario, std::exp(axes_[a].spread * at[a]));
        return scenario;
    }

    std::vector<std::string> changes(const Vector& at) const
    {
        std::vector<std::string> all;
        for (std::size_t a = 0; a < axes_.size(); ++a)
            if (std::abs(axes_[a].spread * at[a]) > kTold)
                all.push_back(fmt::format("{} x {:.2f}", axes_[a].name, std::exp(axes_[a].spread * at[a])));
        return all;
    }

    // Of each figure at each of the points, in standard deviations; empty where a point cannot be run.
    Result<std::vector<Vector>> deviations(const std::vector<Vector>& points)
    {
        std::vector<Scenario> scenarios;
        for (const Vector& at : points)
            scenarios.push_back(moved(at));
        std::vector<Wanted> wanted;
        for (const Scenario& scenario : scenarios)
            for (int r = 0; r < kReplications; ++r)
                wanted.push_back({&scenario, runs_.settings().seed + static_cast<std::uint64_t>(r)});
        if (const auto done = runs_.run(wanted); !done) return done.errors();
        std::vector<Vector> all;
        for (std::size_t p = 0; p < points.size(); ++p) {
            Healthy healthy;
            for (std::size_t r = 0; r < kReplications; ++r)
                if (ScrapePointer run = runs_.find(wanted[p * kReplications + r]))
                    healthy.runs.push_back(std::move(run));
            all.push_back(healthy.runs.empty() ? Vector() : deviations_of(healthy));
        }
        return all;
    }

    Vector deviations_of(const Healthy& healthy) const
    {
        const Predictor predictor(healthy, window_s_);
        Vector all;
        for (const Term* term : terms_) {
            const MetricError& error = error_of(term->figure.metric);
            const Predicted p = predictor.predict(nullptr, 0, term->figure, false, term->count);
            // What stays when the constants are right is what a change errs by.
            const double sd = std::hypot(p.own, model_error(error, term->figure, true, 0));
            all.push_back((p.mean - on_scale(error, *term->before)) / sd);
        }
        return all;
    }

    static double far(const Vector& deviations)
    {
        double sum = 0;
        for (const double d : deviations)
            sum += d * d;
        return std::sqrt(sum / static_cast<double>(deviations.size()));
    }

    static constexpr double kFreedom = 5;

    // Less the logarithm of how likely it is, times two.
    static double objective(const Vector& at, const Vector& deviations)
    {
        double sum = 0;
        for (const double x : at)
            sum += x * x;
        for (const double d : deviations)
            sum += (kFreedom + 1) * std::log1p(d * d / kFreedom);
        return sum;
    }

    // One step of Gauss and Newton: as far as it goes, or half or a quarter of it, whatever is best.
    Result<bool> step(Vector& at, Vector& best)
    {
        const std::size_t n = axes_.size();
        std::vector<Vector> probes(n, at);
        for (std::size_t a = 0; a < n; ++a)
            probes[a][a] += at[a] + kProbe > kMost ? -kProbe : kProbe;
        const auto near = deviations(probes);
        if (!near) return near.errors();
        std::vector<Vector> slopes(n, Vector(best.size(), 0.0));
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t d = 0; d < (*near)[a].size(); ++d)
                slopes[a][d] = ((*near)[a][d] - best[d]) / (probes[a][a] - at[a]);
        std::vector<Vector> matrix(n, Vector(n, 0.0));
        Vector right(n, 0.0);
        for (std::size_t a = 0; a < n; ++a) {
            matrix[a][a] = 1;
            right[a] = -at[a];
            for (std::size_t d = 0; d < best.size(); ++d) {
                const double weight = (kFreedom + 1) / (kFreedom + best[d] * best[d]);
                right[a] -= weight * slopes[a][d] * best[d];
                for (std::size_t b = 0; b < n; ++b)
                    matrix[a][b] += weight * slopes[a][d] * slopes[b][d];
            }
        }
        const Vector move = solve(std::move(matrix), std::move(right));
        std::vector<Vector> ahead;
        for (const double part : {1.0, 0.5, 0.25}) {
            ahead.push_back(at);
            for (std::size_t a = 0; a < n; ++a)
                ahead.back()[a] = std::clamp(at[a] + part * move[a], -kMost, kMost);
        }
        const auto there = deviations(ahead);
        if (!there) return there.errors();
        Vector from = at;
        double least = objective(at, best);
        for (std::size_t p = 0; p < ahead.size(); ++p) {
            if ((*there)[p].empty() || objective(ahead[p], (*there)[p]) >= least) continue;
            least = objective(ahead[p], (*there)[p]);
            from = ahead[p];
            best = (*there)[p];
        }
        at = std::move(from);
        return true;
    }

    const Scenario& base_;
    double window_s_;
    Runs& runs_;
    std::vector<Axis> axes_;
    std::vector<const Term*> terms_;
};

} // namespace

Result<HealthyFit> fit_healthy(const Scenario& base, const std::vector<Term>& terms, double window_s,
                               const cluster::Kinds& kinds, Runs& runs)
{
    return Fitting(base, terms, window_s, kinds, runs).run();
}

} // namespace fulcrum::triage
