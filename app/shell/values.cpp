// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/values.h"

#include "shell/numbers.h"

#include <QLocale>
#include <QStringList>

#include <cmath>

namespace fulcrum::app
{

namespace
{

QString tr(const char* text)
{
    return QCoreApplication::translate("fulcrum::app", text); // the context that lupdate gives a plain tr()
}

// The shortest decimal text that reads back to the same number.
QString plainNumber(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

QString groupedNumber(double value)
{
    if (std::floor(value) == value && std::abs(value) < 1e15)
        return formatInteger(static_cast<qint64>(value));
    return plainNumber(value);
}

QString shownList(const std::vector<double>& numbers)
{
    QStringList parts;
    for (const double number : numbers)
        parts.append(plainNumber(number));
    return parts.join(QStringLiteral(", "));
}

Value typedList(const QString& text)
{
    std::vector<double> numbers;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool ok = false;
        numbers.push_back(part.trimmed().toDouble(&ok));
        if (!ok) return text.toStdString(); // check_value says what is wrong with it
    }
    return numbers;
}

bool isPlainQuantity(Dimension dimension)
{
    return dimension == Dimension::Tokens || dimension == Dimension::None || dimension == Dimension::Fraction;
}

} // namespace

QString shownValue(const ParameterDescription& description, const Value& value)
{
    if (std::holds_alternative<std::monostate>(value)) return tr("auto");
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? tr("on") : tr("off");
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return formatInteger(*whole);
    if (const auto* text = std::get_if<std::string>(&value)) return toQt(*text);
    if (const auto* numbers = std::get_if<std::vector<double>>(&value)) return shownList(*numbers);
    const double number = std::get<double>(value);
    if (description.type == ParameterType::Quantity && !isPlainQuantity(description.dimension))
        return toQt(format_quantity(number, description.dimension))
            .replace(QStringLiteral(" us"), QStringLiteral(" \u00B5s"));
    return groupedNumber(number);
}

QString editedValue(const ParameterDescription& description, const Value& value)
{
    if (std::holds_alternative<std::monostate>(value)) return {};
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return QString::number(*whole);
    if (const auto* number = std::get_if<double>(&value)) {
        if (description.type == ParameterType::Quantity && !isPlainQuantity(description.dimension))
            return toQt(format_quantity(*number, description.dimension));
        if (std::floor(*number) == *number && std::abs(*number) < 1e15)
            return QString::number(*number, 'f', 0);
        return plainNumber(*number);
    }
    return shownValue(description, value);
}

Value typedValue(const ParameterDescription& description, const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) return std::monostate{};
    const QString plain = plainNumbers(trimmed); // people paste "8,192" as the window shows it
    bool ok = false;
    switch (description.type) {
    case ParameterType::Integer:
        if (const qint64 whole = plain.toLongLong(&ok); ok) return std::int64_t{whole};
        break;
    case ParameterType::Real:
    case ParameterType::Quantity:
        if (description.type == ParameterType::Quantity && !isPlainQuantity(description.dimension))
            return plain.toStdString();
        if (const qint64 whole = plain.toLongLong(&ok); ok) return std::int64_t{whole};
        if (const double number = plain.toDouble(&ok); ok) return number;
        break;
    case ParameterType::List:
        return typedList(trimmed);
    case ParameterType::Boolean:
        return trimmed == QLatin1String("true") || trimmed == tr("on");
    case ParameterType::Choice:
    case ParameterType::Text:
    case ParameterType::File:
        break;
    }
    return trimmed.toStdString();
}

QString unitOf(const ParameterDescription& description)
{
    return description.type == ParameterType::Quantity && description.dimension == Dimension::Tokens
               ? QCoreApplication::translate("Timeline", "tok")
               : QString();
}

QString nodeName(const scenario::Node& node)
{
    return toQt(node.title.empty() ? node.id : node.title);
}

QString scenarioName(const scenario::Scenario& scenario)
{
    return toQt(scenario.title.empty() ? scenario.name : scenario.title);
}

QString kindName(scenario::NodeKind kind)
{
    switch (kind) {
    case scenario::NodeKind::Workload:
        return tr("Workload");
    case scenario::NodeKind::Client:
        return tr("Client");
    case scenario::NodeKind::Gateway:
        return tr("Gateway");
    case scenario::NodeKind::Router:
        return tr("Router");
    case scenario::NodeKind::Engine:
        return tr("Engine");
    case scenario::NodeKind::KvLink:
        return tr("KV link");
    case scenario::NodeKind::Device:
        return tr("Device");
    }
    return {};
}

QString kindIcon(scenario::NodeKind kind)
{
    switch (kind) {
    case scenario::NodeKind::Workload:
        return QStringLiteral("workload");
    case scenario::NodeKind::Client:
        return QStringLiteral("client");
    case scenario::NodeKind::Gateway:
        return QStringLiteral("gateway");
    case scenario::NodeKind::Router:
        return QStringLiteral("router");
    case scenario::NodeKind::Engine:
        return QStringLiteral("engine");
    case scenario::NodeKind::KvLink:
        return QStringLiteral("link");
    case scenario::NodeKind::Device:
        return QStringLiteral("device");
    }
    return {};
}

} // namespace fulcrum::app
