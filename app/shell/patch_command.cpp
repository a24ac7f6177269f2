// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/patch_command.h"

#include <QCoreApplication>

namespace fulcrum::app
{

QString EditName::text() const
{
    if (from.isEmpty() && to.isEmpty()) return subject;
    //: An edit in the undo menu: %1 a parameter, %2 its value before, %3 after
    return QCoreApplication::translate("fulcrum::app::PatchCommand", "%1 %2 to %3").arg(subject, from, to);
}

PatchCommand::PatchCommand(scenario::Patch patch, EditName name, Apply apply)
    : QUndoCommand(name.text()), m_patches{std::move(patch)}, m_name(std::move(name)),
      m_apply(std::move(apply))
{
}

void PatchCommand::undo()
{
    for (auto patch = m_patches.rbegin(); patch != m_patches.rend(); ++patch)
        m_apply(patch->inverse());
}

void PatchCommand::redo()
{
    for (const scenario::Patch& patch : m_patches)
        m_apply(patch);
}

bool PatchCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const PatchCommand*>(other); // same id(), so the same class
    if (m_name.mergeKey.isEmpty() || next->m_name.mergeKey != m_name.mergeKey) return false;
    m_patches.insert(m_patches.end(), next->m_patches.begin(), next->m_patches.end());
    m_name.to = next->m_name.to;
    setText(m_name.text());
    return true;
}

} // namespace fulcrum::app
