// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/run_size.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr double kBytesPerRow = 24; // of the tersest trace format

double numberOf(const Value& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    if (const auto* number = std::get_if<double>(&value)) return *number;
    return 0;
}

// The largest of what its parameters say; nothing where they say nothing.
std::optional<double> requestsOf(const scenario::Node& node, const scenario::NodeType& type,
                                 const scenario::RunSettings& run, const QString& folder)
{
    std::optional<double> most;
    std::optional<double> limit;
    const auto consider = [&](double requests) { most = std::max(most.value_or(0), requests); };
    for (const ParameterDescription& description : type.parameters) {
        for (const auto& [key, value] : node.parameters) {
            if (key != description.key || std::holds_alternative<std::monostate>(value)) continue;
            if (description.dimension == Dimension::Rate && run.until)
                consider(numberOf(value) * to_seconds(*run.until));
            if (description.type == ParameterType::File) {
                const QFileInfo file(QDir(folder), QString::fromStdString(std::get<std::string>(value)));
                consider(static_cast<double>(file.size()) / kBytesPerRow);
            }
            if (key == "limit" || key == "max_requests") limit = numberOf(value);
        }
    }
    if (limit && (!most || *limit < *most)) most = limit;
    return most;
}

// Ended by a zero, so that parts cannot run together.
void addText(QCryptographicHash& hash, const QByteArray& text)
{
    hash.addData(text);
    hash.addData(QByteArrayView("\0", 1));
}

void addValue(QCryptographicHash& hash, const Value& value)
{
    const auto add = [&](const auto& one) {
        using T = std::decay_t<decltype(one)>;
        if constexpr (std::is_same_v<T, std::string>)
            hash.addData(QByteArray::fromStdString(one));
        else if constexpr (std::is_same_v<T, std::vector<double>>)
            for (const double number : one)
                addText(hash, QByteArray::number(number, 'g', 17));
        else if constexpr (std::is_same_v<T, double>)
            hash.addData(QByteArray::number(one, 'g', 17));
        else if constexpr (!std::is_same_v<T, std::monostate>)
            hash.addData(QByteArray::number(static_cast<qint64>(one)));
    };
    hash.addData(QByteArray(1, static_cast<char>('0' + value.index())));
    std::visit(add, value);
    hash.addData(QByteArray(1, '\n'));
}

} // namespace

std::optional<double> expectedRequests(const scenario::Scenario& scenario, const scenario::RunSettings& run,
                                       const scenario::NodeTypes& types, const QString& folder)
{
    std::optional<double> sum = 0;
    for (const scenario::Node& node : scenario.nodes) {
        if (node.kind != scenario::NodeKind::Workload) continue;
        const scenario::NodeType* type = types.find(node.kind, node.plugin);
        const auto requests = type ? requestsOf(node, *type, run, folder) : std::nullopt;
        sum = sum && requests ? std::optional(*sum + *requests) : std::nullopt;
    }
    if (!run.max_requests) return sum;
    const auto most = static_cast<double>(*run.max_requests);
    return sum ? std::min(*sum, most) : most;
}

Errors workloadFaults(const scenario::Project& project, const cluster::Kinds& kinds)
{
    Errors faults;
    for (const scenario::Scenario& scenario : project.scenarios) {
        for (const scenario::Node& node : scenario.nodes) {
            if (node.kind != scenario::NodeKind::Workload || node.placeholder) continue;
            const auto kind = std::ranges::find_if(kinds.workloads, [&](const cluster::WorkloadKind& each) {
                return each.text.id == node.plugin;
            });
            if (kind == kinds.workloads.end()) continue;
            const bool reads =
                std::ranges::any_of(kind->parameters, [&](const ParameterDescription& parameter) {
                    return parameter.type == ParameterType::File;
                });
            if (reads) continue;
            const auto made = kind->make(node.parameters, {node.id, project.run.seed, project.run.folder});
            if (made) continue;
            for (Error fault : made.errors()) {
                fault.message = "workload '" + node.id + "': " + fault.message;
                if (fault.at.line == 0) fault.at = node.at;
                // A node that others take over is told once.
                const bool told = std::ranges::any_of(faults, [&](const Error& other) {
                    return other.message == fault.message && other.at.line == fault.at.line;
                });
                if (!told) faults.push_back(std::move(fault));
            }
        }
    }
    return faults;
}

QByteArray runFingerprint(const scenario::Scenario& scenario, const scenario::RunSettings& run)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    const auto text = [&](const std::string& one) { addText(hash, QByteArray::fromStdString(one)); };
    for (const scenario::Node& node : scenario.nodes) {
        text(node.id);
        text(node.plugin);
        for (const auto& [key, value] : node.parameters) {
            text(key);
            addValue(hash, value);
        }
    }
    for (const scenario::Link& link : scenario.links) {
        text(link.from);
        text(link.to);
    }
    for (const std::int64_t number :
         {run.until.value_or(-1), run.warm_up, std::int64_t{run.drain}, static_cast<std::int64_t>(run.seed),
          std::int64_t{run.replications}, run.max_requests.value_or(-1)})
        addText(hash, QByteArray::number(static_cast<qint64>(number)));
    return hash.result();
}

} // namespace fulcrum::app
