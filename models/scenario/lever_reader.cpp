// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/lever_reader.h"

#include "scenario/mechanism_reader.h"
#include "scenario/project.h"
#include "scenario/table_frame.h"

#include <algorithm>

namespace fulcrum::scenario
{

namespace
{

constexpr std::array<std::string_view, 3> kLists = {"needs", "excludes", "edit"};

ParameterDescription range_key(LeverInput input, double least, double most, std::string help)
{
    return {.key = std::string(to_string(input)),
            .label = {},
            .type = ParameterType::List,
            .minimum = least,
            .maximum = most,
            .help = std::move(help),
            .unset = "as in the catalogue of levers"};
}

ParameterDescription price_key(std::string key, std::string help)
{
    return {.key = std::move(key),
            .label = {},
            .type = ParameterType::Real,
            .minimum = 0,
            .maximum = 1e6,
            .help = std::move(help),
            .unset = "no comparison"};
}

class LeverReader
{
public:
    explicit LeverReader(Errors& errors) : errors_(errors) {}

    std::vector<Lever> read(const toml::table& root)
    {
        return read_each<Lever>(root, "lever", "levers", errors_,
                                [this](const toml::table& table) { return read_one(table); });
    }

private:
    void report(std::string message, std::string hint, Position at)
    {
        errors_.push_back({std::move(message), std::move(hint), {}, at});
    }

    Lever read_one(const toml::table& table)
    {
        const Parameters keys = read_table(lever_keys(), table, kLists, errors_);
        Lever lever;
        lever.at = begin_of(table);
        const auto take = [&](std::string& into, std::string_view key) { into = text_or_empty(keys, key); };
        take(lever.id, "id");
        take(lever.title, "title");
        take(lever.description, "description");
        take(lever.symptom, "symptom");
        take(lever.mechanism, "mechanism");
        take(lever.blast, "blast");
        take(lever.worsens, "worsens");
        take(lever.precondition, "precondition");
        take(lever.owner, "owner");
        take(lever.ship_date, "ship_date");
        take(lever.measurement, "measurement");
        take(lever.source, "source");
        take(lever.on, "on");
        take(lever.with, "with");
        take(lever.metric, "metric");
        take(lever.of_class, "class");
        lever.needs = read_texts(table, "needs", errors_);
        lever.excludes = read_texts(table, "excludes", errors_);
        lever.edits = read_edits(table, "[[lever.edit]]", errors_);
        if (keys.is_set("reversible")) lever.reversible = keys.boolean("reversible");
        if (keys.is_set("bimodal")) lever.bimodal = keys.boolean("bimodal");
        if (keys.is_set("target")) lever.target = keys.real("target");
        lever.share = keys.real("share");
        const std::string& severity = keys.text("severity");
        lever.severity = severity == "crash"  ? Severity::Crash
                         : severity == "cost" ? Severity::Cost
                                              : Severity::Objective;
        for (const LeverInput input : kAllLeverInputs)
            lever.of(input) = read_range(table, keys, input, lever.source);
        if (!lever.with.empty() && !lever.edits.empty())
            report("a lever has a scenario and edits", "keep `with` or [[lever.edit]]",
                   value_position(table, "with"));
        return lever;
    }

    std::optional<Estimate> read_range(const toml::table& table, const Parameters& keys, LeverInput input,
                                       const std::string& source)
    {
        const std::string_view key = to_string(input);
        if (!keys.is_set(key)) return std::nullopt;
        const std::vector<double>& figures = keys.list(key);
        if (figures.size() != 3 || !std::ranges::is_sorted(figures)) {
            report("'" + std::string(key) + "' is no range",
                   "write [lowest, most likely, highest] in ascending order", value_position(table, key));
            return std::nullopt;
        }
        return Estimate{figures[0], figures[1], figures[2], source};
    }

    Errors& errors_;
};

} // namespace

std::string_view to_string(LeverInput input)
{
    switch (input) {
    case LeverInput::Impact:
        return "impact";
    case LeverInput::Diagnosis:
        return "p_diag";
    case LeverInput::Effort:
        return "effort_weeks";
    case LeverInput::Failure:
        return "p_fail";
    case LeverInput::Blast:
        return "blast_weeks";
    }
    return "";
}

std::string_view title_of(LeverInput input)
{
    switch (input) {
    case LeverInput::Impact:
        return "impact";
    case LeverInput::Diagnosis:
        return "probability that the diagnosis is right";
    case LeverInput::Effort:
        return "effort";
    case LeverInput::Failure:
        return "probability of failure";
    case LeverInput::Blast:
        return "cost of a failure";
    }
    return "";
}

std::vector<ParameterDescription> lever_keys()
{
    return {
        {.key = "id",
         .label = {},
         .type = ParameterType::Text,
         .help = "A lever of the catalogue, whose figures hold where they are not given here, or a new one."},
        optional_text("title", "A line that says what is done."),
        optional_text("description", "What it does, in a sentence or two."),
        optional_text("symptom", "Which of the five symptoms it is meant for: \"3.1\"."),
        optional_text("mechanism", "The mechanism that it works against."),
        range_key(LeverInput::Impact, -10, 10,
                  "Judged impact on the symptom, [lowest, most likely, highest] from 0 to 10."),
        range_key(LeverInput::Diagnosis, 0, 1, "Probability that the mechanism is the right one."),
        range_key(LeverInput::Effort, 0, 1000, "Engineer-weeks."),
        range_key(LeverInput::Failure, 0, 1, "Probability that it fails or has to be taken back."),
        range_key(LeverInput::Blast, 0, 1000, "What a failure costs, in engineer-weeks."),
        optional_text("source", "Where these figures come from; [E] marks a judgement."),
        optional_text("blast", "What a failure hits."),
        {.key = "reversible",
         .label = {},
         .type = ParameterType::Boolean,
         .help = "Whether a flag or a restart takes it back.",
         .unset = "as in the catalogue of levers"},
        {.key = "bimodal",
         .label = {},
         .type = ParameterType::Boolean,
         .help = "Its effort is one of two very different sizes: ask which.",
         .unset = "as in the catalogue of levers"},
        optional_text("worsens", "What it moves the wrong way."),
        optional_text("precondition", "What has to hold before it makes sense."),
        optional_text("owner", "Who would do it."),
        optional_text("ship_date", "When it would be there."),
        optional_text("measurement", "The measurement that confirms its diagnosis."),
        optional_text("on", "The scenario that has the symptom. Without it the lever is ranked as judged."),
        optional_text("with", "The scenario that has the lever too; or [[lever.edit]]s say what it changes."),
        optional_text("metric", "The figure that the symptom is seen in, as an [[expect]] names it."),
        optional_text("class", "The class of requests that the figure is of."),
        {.key = "target",
         .label = {},
         .type = ParameterType::Real,
         .help =
             "What the figure should be, in its base unit. The impact is full where the lever reaches it.",
         .unset = "the figure's best possible value, 0 or 1"},
        {.key = "severity",
         .label = {},
         .type = ParameterType::Choice,
         .fallback = std::string("objective"),
         .choices = {"objective", "crash", "cost"},
         .help = "How bad the symptom is: a missed objective 7, a crash 10, cost 5 for each factor of 2."},
        {.key = "share",
         .label = {},
         .type = ParameterType::Quantity,
         .dimension = Dimension::Fraction,
         .fallback = 1.0,
         .minimum = 0,
         .maximum = 1,
         .help = "Share of the traffic that has the symptom."},
    };
}

std::vector<ParameterDescription> decision_keys()
{
    const DecisionSettings usual;
    return {
        {.key = "score",
         .label = {},
         .type = ParameterType::Choice,
         .fallback = usual.score,
         .choices = {"S1", "S2", "S3", "S4", "I"},
         .help = "How impact, effort and risk become one figure: S1 ratio, S2 impact over effort and risk, "
                 "S3 net value, S4 impact if it works, I impact alone."},
        {.key = "objective",
         .label = {},
         .type = ParameterType::Choice,
         .fallback = usual.objective,
         .choices = {"symptom", "violations", "goodput", "cost", "weights"},
         .help =
             "What simulated impact is measured by: the figure that each lever is for, requests that miss "
             "slo_ttft or slo_tpot, requests a second that meet them, the cost of a request, or a mean "
             "of these."},
        {.key = "weights",
         .label = {},
         .type = ParameterType::List,
         .minimum = 0,
         .maximum = 1e6,
         .help = "Of objective = \"weights\": how much symptom, violations, goodput and cost count, in this "
                 "order: [1, 0, 0, 2].",
         .unset = "all alike"},
        {.key = "capacity_weeks",
         .label = {},
         .type = ParameterType::Real,
         .fallback = usual.capacity_weeks,
         .minimum = 0,
         .maximum = 10'000,
         .help = "Engineer-weeks there are for the portfolio."},
        {.key = "shared_sigma",
         .label = {},
         .type = ParameterType::Real,
         .fallback = usual.shared_sigma,
         .minimum = 0,
         .maximum = 2,
         .help =
             "Spread of one factor on all efforts and diagnoses: a team is optimistic about all of them."},
        {.key = "draws",
         .label = {},
         .type = ParameterType::Integer,
         .fallback = std::int64_t{usual.draws},
         .minimum = 100,
         .maximum = 1'000'000,
         .help = "Draws of the Monte Carlo."},
        optional_text("competitor", "Whose prices the cost is compared with."),
        price_key("competitor_input_usd", "Its price of a million input tokens, in USD."),
        price_key("competitor_cached_usd", "Its price of a million input tokens that it finds in its cache."),
        price_key("competitor_output_usd", "Its price of a million output tokens."),
        {.key = "busy_hours",
         .label = {},
         .type = ParameterType::Real,
         .fallback = usual.busy_hours,
         .minimum = 0.1,
         .maximum = 24,
         .help = "Hours a day in which the load is there; the others are paid for as well."},
        {.key = "spare_replicas",
         .label = {},
         .type = ParameterType::Integer,
         .fallback = std::int64_t{usual.spare_replicas},
         .minimum = 0,
         .maximum = 100'000,
         .help = "Replicas that are kept for failures beside those of the scenario, and paid for as well."},
        {.key = "engineer_week_usd",
         .label = {},
         .type = ParameterType::Real,
         .fallback = usual.engineer_week_usd,
         .minimum = 0,
         .maximum = 1e6,
         .help = "What an engineer-week costs, in USD [E]: for the weeks until a lever has paid for itself."},
    };
}

std::vector<Lever> read_levers(const toml::table& root, Errors& errors)
{
    return LeverReader(errors).read(root);
}

Result<std::vector<Lever>> read_levers(std::string_view text, const std::string& file)
{
    return read_file_of<Lever>(
        text, file, [](const toml::table& root, Errors& errors) { return read_levers(root, errors); });
}

DecisionSettings read_decision(const toml::table& root, Errors& errors)
{
    DecisionSettings settings;
    const toml::table* table = table_named(root, "decision", "[decision]", errors);
    if (!table) return settings;
    const Parameters keys = read_table(decision_keys(), *table, {}, errors);
    settings.score = keys.text("score");
    settings.objective = keys.text("objective");
    if (keys.is_set("weights")) settings.weights = keys.list("weights");
    const auto& weights = settings.weights;
    const bool counts = std::ranges::any_of(weights, [](double weight) { return weight > 0; });
    if (!weights.empty() && (weights.size() != 4 || !counts))
        errors.push_back({"'weights' must be four numbers, one above 0 at least",
                          "give those of symptom, violations, goodput and cost: [1, 0, 0, 2]",
                          {},
                          value_position(*table, "weights")});
    settings.capacity_weeks = keys.real("capacity_weeks");
    settings.shared_sigma = keys.real("shared_sigma");
    settings.draws = static_cast<int>(keys.integer("draws"));
    settings.competitor = text_or_empty(keys, "competitor");
    if (keys.is_set("competitor_input_usd"))
        settings.competitor_input_usd = keys.real("competitor_input_usd");
    if (keys.is_set("competitor_cached_usd"))
        settings.competitor_cached_usd = keys.real("competitor_cached_usd");
    if (keys.is_set("competitor_output_usd"))
        settings.competitor_output_usd = keys.real("competitor_output_usd");
    settings.busy_hours = keys.real("busy_hours");
    settings.spare_replicas = static_cast<int>(keys.integer("spare_replicas"));
    settings.engineer_week_usd = keys.real("engineer_week_usd");
    return settings;
}

} // namespace fulcrum::scenario
