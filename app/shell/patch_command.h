// SPDX-License-Identifier: GPL-3.0-or-later
// The one undo command: patches to the project text, undone by their inverses.
#pragma once

#include "scenario/document.h"

#include <QString>
#include <QUndoCommand>

#include <functional>
#include <vector>

namespace fulcrum::app
{

// What an edit is called in menus: "Step budget 8,192 to 2,048".
struct EditName {
    QString subject{};
    QString from{}; // with `to`: the values before and after; empty where the edit is no change of value
    QString to{};
    // Consecutive edits with the same key, e.g. the moves of one drag, become one undo step; empty: never.
    QString mergeKey{};

    QString text() const;
};

class PatchCommand : public QUndoCommand
{
public:
    using Apply = std::function<void(const scenario::Patch&)>;

    PatchCommand(scenario::Patch patch, EditName name, Apply apply);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    std::vector<scenario::Patch> m_patches; // in the order they were made
    EditName m_name;
    Apply m_apply;
};

} // namespace fulcrum::app
