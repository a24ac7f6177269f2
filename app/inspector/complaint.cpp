// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/complaint.h"

#include "base/units.h"
#include "shell/sentences.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>
#include <optional>

namespace fulcrum::app
{

namespace
{

struct Complaints {
    Q_DECLARE_TR_FUNCTIONS(fulcrum::app::Complaints)
};

std::optional<double> numberOf(const ParameterDescription& description, const Value& typed)
{
    if (const auto* whole = std::get_if<std::int64_t>(&typed)) return static_cast<double>(*whole);
    if (const auto* number = std::get_if<double>(&typed)) return *number;
    if (const auto* text = std::get_if<std::string>(&typed);
        text && !unit_names(description.dimension).empty())
        if (const auto number = parse_quantity(*text, description.dimension)) return *number;
    return std::nullopt;
}

QString limit(const ParameterDescription& description, double bound)
{
    if (description.type == ParameterType::Integer)
        return shownValue(description, static_cast<std::int64_t>(bound));
    return shownValue(description, bound);
}

// "at least 1"; empty where the numbers lie within their bounds.
QString outOfRange(const ParameterDescription& description, const std::vector<double>& numbers,
                   const QString& label)
{
    for (const double number : numbers) {
        if (description.minimum && number < *description.minimum)
            return Complaints::tr("%1 must be at least %2.")
                .arg(label, limit(description, *description.minimum));
        if (description.maximum && number > *description.maximum)
            return Complaints::tr("%1 must be at most %2.")
                .arg(label, limit(description, *description.maximum));
    }
    return {};
}

QString wrongType(const ParameterDescription& description, const QString& label)
{
    switch (description.type) {
    case ParameterType::Integer:
        return Complaints::tr("%1 must be a whole number.").arg(label);
    case ParameterType::Real:
        return Complaints::tr("%1 must be a number.").arg(label);
    case ParameterType::Quantity: {
        QStringList units;
        for (const std::string& unit : unit_names(description.dimension))
            units << toQt(unit);
        if (units.isEmpty()) return Complaints::tr("%1 must be a number.").arg(label);
        return Complaints::tr("%1 must be a number with its unit: %2.")
            .arg(label, units.join(QStringLiteral(", ")));
    }
    case ParameterType::List:
        return Complaints::tr("%1 must be numbers with commas between them, like 1, 2, 4.").arg(label);
    default:
        return {};
    }
}

} // namespace

QString complaintOf(const ParameterDescription& description, const Value& typed)
{
    const auto checked = check_value(description, typed);
    if (checked) return {};
    const QString label = words::parameter(description.label);
    QString text;
    if (const auto* list = std::get_if<std::vector<double>>(&typed))
        text = outOfRange(description, *list, label);
    else if (const auto number = numberOf(description, typed); number && std::isfinite(*number))
        text = outOfRange(description, {*number}, label);
    if (text.isEmpty()) text = wrongType(description, label);
    return text.isEmpty() ? words::sentence(checked.errors().front().message) : text;
}

} // namespace fulcrum::app
