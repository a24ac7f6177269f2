// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/refusal_words.h"

#include "shell/values.h"

#include <QCoreApplication>
#include <QStringList>

namespace fulcrum::app
{

namespace
{

using scenario::NodeKind;
using scenario::PortType;
using Why = scenario::Refusal::Why;

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(fulcrum::app::Refusals)
};

QString portNames(const std::vector<PortType>& ports)
{
    QStringList names;
    for (const PortType port : ports)
        names << (port == PortType::Requests ? Refusals::tr("requests")
                  : port == PortType::Kv     ? Refusals::tr("KV")
                                             : Refusals::tr("steps"));
    return names.join(QStringLiteral(", "));
}

QString whereTo(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Workload:
        return Refusals::tr("Link a workload to a client, a gateway, a router or an engine.");
    case NodeKind::Client:
        return Refusals::tr("Link a client to a gateway, a router or an engine.");
    case NodeKind::Gateway:
        return Refusals::tr("Link a gateway to a router or an engine.");
    case NodeKind::Router:
        return Refusals::tr("Link a router to engines.");
    case NodeKind::Engine:
        return Refusals::tr("Link an engine to a device, and to a KV link if others decode.");
    case NodeKind::KvLink:
        return Refusals::tr("Link a KV link to the engines that decode.");
    case NodeKind::Device:
        return Refusals::tr("A device is the end of the line: link an engine to it.");
    }
    return {};
}

QString reasonOf(const scenario::Scenario& scenario, const QString& from, const QString& to,
                 const scenario::Refusal& refusal)
{
    const scenario::Node* sender = scenario.find(from.toStdString());
    const scenario::Node* taker = scenario.find(to.toStdString());
    const QString other = toQt(refusal.other);
    switch (refusal.why) {
    case Why::NoNode:
        return Refusals::tr("%1 is not there.").arg(other);
    case Why::Self:
        return Refusals::tr("%1 can not be linked to itself.").arg(from);
    case Why::SendsNothing:
        return Refusals::tr("%1 is a %2, which sends nothing.").arg(from, kindName(sender->kind));
    case Why::TakesNothing:
        return Refusals::tr("%1 is a %2, which takes nothing.").arg(to, kindName(taker->kind));
    case Why::OtherPorts:
        return Refusals::tr("%1 sends %2; %3 takes %4.")
            .arg(from, portNames(scenario::outputs_of(sender->kind)), to,
                 portNames(scenario::inputs_of(taker->kind)));
    case Why::RouterToEngine:
        return Refusals::tr("A router sends to engines only.");
    case Why::OutOfOrder:
        return Refusals::tr("On their way, requests pass a client, then a gateway, then a router.");
    case Why::Twice:
        return Refusals::tr("%1 is already linked to %2.").arg(from, to);
    case Why::SecondDevice:
        return Refusals::tr("%1 already has the device %2.").arg(from, other);
    case Why::SecondKvLink:
        return Refusals::tr("%1 already has the KV link %2.").arg(from, other);
    case Why::SendsKvOn:
        return Refusals::tr("%1 takes KV through %2 and can not send it on.").arg(from, other);
    case Why::TakesKvToo:
        return Refusals::tr("%1 sends KV through %2 and can not take it as well.").arg(to, other);
    case Why::SecondTarget:
        return Refusals::tr("%1 already sends to %2.").arg(from, other);
    case Why::Cycle:
        return Refusals::tr("It would close a cycle: %1 already leads to %2.").arg(to, from);
    }
    return {};
}

QString wayOutOf(const scenario::Scenario& scenario, const QString& from, const QString& to,
                 const scenario::Refusal& refusal)
{
    switch (refusal.why) {
    case Why::NoNode:
    case Why::Cycle:
        return {};
    case Why::Twice:
        return Refusals::tr("One link is enough.");
    case Why::SecondDevice:
        return Refusals::tr("An engine runs on one device: remove that link first.");
    case Why::SecondKvLink:
        return Refusals::tr("An engine has one KV link: remove that link first.");
    case Why::SendsKvOn:
    case Why::TakesKvToo:
        return Refusals::tr("An engine either computes prompts for others or decodes.");
    case Why::SecondTarget:
        if (const scenario::Node* taker = scenario.find(to.toStdString());
            taker && taker->kind != NodeKind::Engine)
            return Refusals::tr("Delete the link %1 \u2192 %2 first.").arg(from, toQt(refusal.other));
        return Refusals::tr("Put a router between %1 and the engines.").arg(from);
    default:
        break;
    }
    const scenario::Node* sender = scenario.find(from.toStdString());
    return sender ? whereTo(sender->kind) : QString();
}

} // namespace

RefusalText whyRefused(const scenario::Scenario& scenario, const QString& from, const QString& to,
                       const scenario::Refusal& refusal)
{
    return {reasonOf(scenario, from, to, refusal), wayOutOf(scenario, from, to, refusal)};
}

} // namespace fulcrum::app
