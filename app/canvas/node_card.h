// SPDX-License-Identifier: GPL-3.0-or-later
// What a node shows on the canvas: head, three rows, badge.
#pragma once

#include "base/result.h"
#include "scenario/project.h"
#include "study/study.h"

#include <QString>

#include <vector>

namespace fulcrum::app
{

struct NodeCard {
    enum class Badge { None, Warning, Error };
    struct Row {
        QString label;
        QString value;
        bool operator==(const Row&) const = default;
    };

    QString id;
    QString name;
    QString icon;
    QString plugin; // title of its type, for the accessible name
    std::vector<Row> rows;
    bool hasInput = false;
    bool hasOutput = false;
    bool placeholder = false; // its plugin is missing
    bool simulating = false;
    bool stale = false; // the rows are results of before the last edit
    Badge badge = Badge::None;
    QString badgeText;

    bool operator==(const NodeCard&) const = default;
};

// What is known beside the scenario itself.
struct CardContext {
    const scenario::NodeTypes& types;
    const study::ScenarioResult* result = nullptr; // the latest one, if there is one
    bool stale = false;
    bool simulating = false;
    const Errors* problems = nullptr;
};

NodeCard cardOf(const scenario::Scenario& scenario, const scenario::Node& node, const CardContext& context);

// The node that a problem is about: the one whose lines in the text hold its position; nullptr: none.
const scenario::Node* nodeAt(const scenario::Scenario& scenario, int line);

} // namespace fulcrum::app
