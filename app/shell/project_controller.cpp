// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/project_controller.h"

#include "shell/node_notes.h"

#include "scenario/graph.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace fulcrum::app
{

namespace
{

constexpr int kRecoveryDelayMs = 250;

std::string utf8(const QString& text)
{
    return text.toStdString();
}

const ParameterDescription* describe(const scenario::NodeTypes& types, const scenario::Node& node,
                                     std::string_view key)
{
    const scenario::NodeType* type = types.find(node.kind, node.plugin);
    if (!type) return nullptr;
    const auto found = std::find_if(type->parameters.begin(), type->parameters.end(),
                                    [&](const ParameterDescription& p) { return p.key == key; });
    return found == type->parameters.end() ? nullptr : &*found;
}

Value valueOf(const scenario::Node& node, std::string_view key)
{
    for (const auto& [name, value] : node.parameters)
        if (name == key) return value;
    return std::monostate{};
}

} // namespace

ProjectController::ProjectController(scenario::NodeTypes types, QObject* parent)
    : QObject(parent), m_types(std::move(types)), m_document({}, {}, m_types)
{
    m_recoveryTimer.setSingleShot(true);
    m_recoveryTimer.setInterval(kRecoveryDelayMs);
    connect(&m_recoveryTimer, &QTimer::timeout, this, &ProjectController::writeRecoveryCopy);
    connect(&m_undo, &QUndoStack::cleanChanged, this, &ProjectController::fileChanged);
}

// The stack clears itself while it is destroyed and would report to half of this object.
ProjectController::~ProjectController()
{
    m_undo.disconnect(); // it tells of the steps that it drops, and a window may be half gone by now
}

// --- files

Result<bool> ProjectController::open(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    auto text = scenario::read_text_file(utf8(path));
    if (!text) return text.errors();
    replaceDocument(path, std::move(*text));
    noteDisk();
    return true;
}

void ProjectController::startNew(const QString& text)
{
    replaceDocument({}, utf8(text));
}

Result<bool> ProjectController::save()
{
    auto written = scenario::write_text_file(utf8(m_file), m_document.text());
    if (!written) return written;
    m_undo.setClean();
    m_restored = false;
    noteDisk();
    discardRecoveryCopy();
    emit fileChanged();
    return true;
}

Result<bool> ProjectController::saveAs(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    auto written = scenario::write_text_file(utf8(path), m_document.text());
    if (!written) return written;
    discardRecoveryCopy();
    m_file = path;
    // Paths inside the project are relative to its folder, so it is read anew where it now lies.
    m_document = scenario::Document(m_document.text(), utf8(path), m_types);
    m_undo.setClean();
    m_restored = false;
    noteDisk();
    emit fileChanged();
    emit documentChanged();
    emit problemsChanged();
    return true;
}

QString ProjectController::displayName() const
{
    return m_file.isEmpty() ? tr("untitled") : QFileInfo(m_file).fileName();
}

void ProjectController::replaceDocument(const QString& file, std::string text)
{
    m_recoveryTimer.stop();
    m_file = file;
    m_restored = false;
    m_undo.clear();
    m_document = scenario::Document(std::move(text), utf8(file), m_types);
    m_scenario.clear();
    m_selection = {};
    settleScenarioAndSelection();
    emit fileChanged();
    emit documentChanged();
    emit problemsChanged();
    emit currentScenarioChanged();
    emit selectionChanged();
}

void ProjectController::noteDisk()
{
    const QFileInfo info(m_file);
    m_diskTime = info.lastModified();
    m_diskSize = info.exists() ? info.size() : -1;
}

bool ProjectController::isChangedOnDisk() const
{
    if (m_file.isEmpty()) return false;
    const QFileInfo info(m_file);
    return info.exists() && (info.lastModified() != m_diskTime || info.size() != m_diskSize);
}

void ProjectController::keepDespiteDisk()
{
    noteDisk();
}

QString ProjectController::recoveryFile() const
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                           QStringLiteral("/fulcrum/recovery");
    if (m_file.isEmpty()) return folder + QStringLiteral("/untitled.toml"); // what was never saved at all
    const QByteArray name = QCryptographicHash::hash(m_file.toUtf8(), QCryptographicHash::Sha1).toHex();
    return folder + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".toml");
}

bool ProjectController::hasRecoveryCopy() const
{
    const QFileInfo copy(recoveryFile());
    if (!copy.exists()) return false;
    if (!m_file.isEmpty() && copy.lastModified() < QFileInfo(m_file).lastModified()) return false;
    const auto text = scenario::read_text_file(utf8(copy.filePath()));
    return text.ok() && *text != m_document.text();
}

void ProjectController::restoreRecoveryCopy()
{
    auto text = scenario::read_text_file(utf8(recoveryFile()));
    if (!text) return;
    replaceDocument(m_file, std::move(*text));
    m_restored = true;
    emit fileChanged();
}

void ProjectController::discardRecoveryCopy()
{
    m_recoveryTimer.stop();
    if (const QString copy = recoveryFile(); !copy.isEmpty()) QFile::remove(copy);
}

void ProjectController::writeRecoveryCopy()
{
    m_recoveryTimer.stop();
    const QString copy = recoveryFile();
    if (copy.isEmpty()) return;
    if (!isEdited()) {
        QFile::remove(copy);
        return;
    }
    QDir().mkpath(QFileInfo(copy).path());
    // A full disk must not stop the work; saving the project itself will say so.
    (void)scenario::write_text_file(utf8(copy), m_document.text());
}

// --- scenario and selection

const scenario::Scenario* ProjectController::currentScenario() const
{
    return project().find(utf8(m_scenario));
}

void ProjectController::setCurrentScenario(const QString& name)
{
    if (name == m_scenario || !project().find(utf8(name))) return;
    m_scenario = name;
    const Selection before = m_selection;
    settleScenarioAndSelection();
    emit currentScenarioChanged();
    if (!(before == m_selection)) emit selectionChanged();
}

// What no longer exists is neither current nor selected.
void ProjectController::settleScenarioAndSelection()
{
    if (!currentScenario())
        m_scenario = project().scenarios.empty() ? QString() : toQt(project().scenarios.front().name);
    const scenario::Scenario* scenario = currentScenario();
    const auto gone = [&](const QString& id) { return !scenario || !scenario->find(utf8(id)); };
    m_selection.nodes.removeIf(gone);
    if (!m_selection.link) return;
    const bool there =
        scenario && std::any_of(scenario->links.begin(), scenario->links.end(), [&](const auto& link) {
            return toQt(link.from) == m_selection.link->from && toQt(link.to) == m_selection.link->to;
        });
    if (!there) m_selection.link.reset();
}

const scenario::Node* ProjectController::selectedNode() const
{
    const scenario::Scenario* scenario = currentScenario();
    return scenario && m_selection.nodes.size() == 1 ? scenario->find(utf8(m_selection.nodes.front()))
                                                     : nullptr;
}

void ProjectController::select(const Selection& selection)
{
    const Selection before = m_selection;
    m_selection = selection;
    settleScenarioAndSelection();
    if (!(before == m_selection)) emit selectionChanged();
}

void ProjectController::selectNode(const QString& scenario, const QString& node)
{
    setCurrentScenario(scenario);
    select({node.isEmpty() ? QStringList() : QStringList{node}, {}});
}

// --- edits

void ProjectController::apply(const scenario::Patch& patch)
{
    // Patches come from the undo stack in their order, so that the text is always the one they were made for.
    if (!m_document.apply(patch)) return;
    const QString scenario = m_scenario;
    const Selection selection = m_selection;
    settleScenarioAndSelection();
    m_recoveryTimer.start();
    emit documentChanged();
    emit problemsChanged();
    if (scenario != m_scenario) emit currentScenarioChanged();
    if (!(selection == m_selection)) emit selectionChanged();
}

ProjectController::Refusal ProjectController::push(Result<scenario::Patch> patch, EditName name)
{
    if (!patch) {
        emit editRefused(patch.errors().front());
        return patch.errors().front();
    }
    if (patch->old_text == patch->new_text) return {};
    m_undo.push(new PatchCommand(std::move(*patch), std::move(name), [this](const auto& p) { apply(p); }));
    return {};
}

ProjectController::Refusal ProjectController::setParameter(const QString& node, const QString& key,
                                                           const Value& value, const QString& mergeKey)
{
    EditName name{key, {}, {}, mergeKey};
    const scenario::Scenario* scenario = currentScenario();
    const scenario::Node* found = scenario ? scenario->find(utf8(node)) : nullptr;
    if (const auto* description = found ? describe(m_types, *found, utf8(key)) : nullptr) {
        const auto checked = check_value(*description, value);
        name.subject = words::parameter(description->label);
        name.from = shownValue(*description, valueOf(*found, utf8(key)));
        name.to = shownValue(*description, checked ? *checked : value);
    }
    return push(m_document.set_parameter(utf8(m_scenario), utf8(node), utf8(key), value), std::move(name));
}

QString ProjectController::nodeNote(const scenario::Node& node) const
{
    return noteAbove(m_document.text(), node.at.line);
}

ProjectController::Refusal ProjectController::setNodeNote(const QString& node, const QString& note)
{
    const scenario::Scenario* scenario = currentScenario();
    const scenario::Node* found = scenario ? scenario->find(utf8(node)) : nullptr;
    if (!found) return Error{"no node is called \"" + utf8(node) + "\"", {}, {}, {}};
    return push(withNote(m_document.text(), found->at.line, note), {tr("Note of %1").arg(node)});
}

ProjectController::Refusal ProjectController::resetParameter(const QString& node, const QString& key)
{
    const scenario::Scenario* scenario = currentScenario();
    const scenario::Node* found = scenario ? scenario->find(utf8(node)) : nullptr;
    const auto* description = found ? describe(m_types, *found, utf8(key)) : nullptr;
    const QString label = description ? words::parameter(description->label) : key;
    return push(m_document.reset_parameter(utf8(m_scenario), utf8(node), utf8(key)),
                {tr("Reset %1").arg(label)});
}

ProjectController::Refusal ProjectController::moveNodes(const QHash<QString, QPointF>& positions,
                                                        const QString& mergeKey)
{
    if (positions.isEmpty()) return {};
    // Each patch is made for the text that the one before it left; one macro makes them one undo step.
    QStringList ids = positions.keys();
    ids.sort();
    const bool several = ids.size() > 1;
    if (several) m_undo.beginMacro(tr("Move %n nodes", nullptr, static_cast<int>(ids.size())));
    Refusal refusal;
    for (const QString& id : ids) {
        const QPointF to = positions[id];
        refusal = push(m_document.set_canvas_position(utf8(m_scenario), utf8(id), {to.x(), to.y()}),
                       {tr("Move %1").arg(id), {}, {}, several ? QString() : mergeKey});
        if (refusal) break;
    }
    if (several) m_undo.endMacro();
    return refusal;
}

QString ProjectController::freshId(scenario::NodeKind kind, const QString& plugin) const
{
    const QString stem = plugin.isEmpty() || kind == scenario::NodeKind::Device ? kindIcon(kind) : plugin;
    const scenario::Scenario* scenario = currentScenario();
    QString id = stem;
    for (int n = 2; scenario && scenario->find(utf8(id)); ++n)
        id = stem + QLatin1Char('-') + QString::number(n);
    return id;
}

ProjectController::Refusal ProjectController::addNode(scenario::NodeKind kind, const QString& plugin,
                                                      QPointF position)
{
    const QString id = freshId(kind, plugin);
    const Refusal refusal = push(m_document.add_node(utf8(m_scenario), kind, utf8(plugin), utf8(id),
                                                     scenario::CanvasPosition{position.x(), position.y()}),
                                 {tr("Add %1").arg(id)});
    if (!refusal) select({{id}, {}});
    return refusal;
}

ProjectController::Refusal ProjectController::renameNode(const QString& node, const QString& id)
{
    const Refusal refusal =
        push(m_document.rename_node(utf8(m_scenario), utf8(node), utf8(id)), {tr("Rename"), node, id});
    if (!refusal) select({{id}, {}});
    return refusal;
}

ProjectController::Refusal ProjectController::addLink(const LinkId& link)
{
    return push(m_document.add_link(utf8(m_scenario), utf8(link.from), utf8(link.to)),
                {tr("Link %1 to %2").arg(link.from, link.to)});
}

ProjectController::Refusal ProjectController::removeLink(const LinkId& link)
{
    return push(m_document.remove_link(utf8(m_scenario), utf8(link.from), utf8(link.to)),
                {tr("Remove link %1 to %2").arg(link.from, link.to)});
}

ProjectController::Refusal ProjectController::removeSelected()
{
    const Selection selection = m_selection; // it shrinks while nodes go
    if (selection.link) return removeLink(*selection.link);
    if (selection.nodes.isEmpty()) return {};
    const bool several = selection.nodes.size() > 1;
    if (several) m_undo.beginMacro(tr("Remove %n nodes", nullptr, static_cast<int>(selection.nodes.size())));
    Refusal refusal;
    for (const QString& id : selection.nodes) {
        refusal = push(m_document.remove_node(utf8(m_scenario), utf8(id)), {tr("Remove %1").arg(id)});
        if (refusal) break;
    }
    if (several) m_undo.endMacro();
    return refusal;
}

ProjectController::Refusal ProjectController::setRun(const ParameterDescription& key, const Value& before,
                                                     const Value& value)
{
    const auto checked = check_value(key, value);
    return push(m_document.set_run(key.key, value), {words::parameter(key.label), shownValue(key, before),
                                                     shownValue(key, checked ? *checked : value)});
}

} // namespace fulcrum::app
