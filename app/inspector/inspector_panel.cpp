// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/inspector_panel.h"

#include "inspector/field_editor.h"
#include "inspector/live_strips.h"
#include "inspector/run_values.h"
#include "shell/numbers.h"
#include "shell/values.h"
#include "shell/words.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fulcrum::app
{

namespace
{

constexpr int kSide = 12;

Value parameterOf(const scenario::Node& node, const std::string& key)
{
    for (const auto& [name, value] : node.parameters)
        if (name == key) return value;
    return {};
}

// Set, and to something else than what it would be anyway.
bool isChange(const ParameterDescription& description, const scenario::Node& node)
{
    if (!node.given.contains(description.key)) return false;
    if (std::holds_alternative<std::monostate>(description.fallback)) return !description.unset.empty();
    return parameterOf(node, description.key) != description.fallback;
}

} // namespace

InspectorPanel::InspectorPanel(ProjectController& controller, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_theme(theme), m_icon(new QLabel(this)),
      m_name(new QLineEdit(this)), m_kind(new QLabel(this)), m_note(new QPlainTextEdit(this)),
      m_filter(new QLineEdit(this)), m_changed(new QToolButton(this)), m_scroll(new QScrollArea(this)),
      m_empty(new QLabel(this)), m_legend(new QLabel(this)), m_live(new QLabel(this)),
      m_strips(new LiveStrips(theme, this))
{
    setObjectName(QStringLiteral("inspectorPanel"));
    m_icon->setFixedSize(24, 24);
    m_icon->setAlignment(Qt::AlignCenter);
    m_name->setObjectName(QStringLiteral("inspectorName"));
    m_name->setAccessibleName(tr("Id of the node"));
    m_name->setFrame(false);
    m_kind->setProperty("role", QStringLiteral("hint"));
    m_note->setObjectName(QStringLiteral("inspectorNote"));
    m_note->setAccessibleName(tr("Note on the canvas"));
    m_note->setPlaceholderText(tr("Note on the canvas"));
    m_note->setToolTip(
        tr("Stands below the node on the canvas, and as a comment above it in the file. Kept when "
           "the cursor leaves."));
    m_note->setTabChangesFocus(true);
    m_note->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_note->installEventFilter(this);
    m_filter->setObjectName(QStringLiteral("inspectorFilter"));
    m_filter->setAccessibleName(tr("Filter parameters"));
    m_filter->setClearButtonEnabled(true);
    m_changed->setObjectName(QStringLiteral("inspectorChanged"));
    m_changed->setProperty("role", QStringLiteral("filter"));
    m_changed->setCheckable(true);
    m_changed->setFixedHeight(metrics::kRow);
    m_changed->setToolTip(tr("Show only what is changed here"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_empty->setProperty("role", QStringLiteral("secondary"));
    m_empty->setWordWrap(true);
    m_empty->setMargin(kSide);
    m_empty->hide();
    m_legend->setProperty("role", QStringLiteral("hint"));
    m_live->setObjectName(QStringLiteral("liveAnswer"));
    m_live->setTextFormat(Qt::RichText);
    m_live->setWordWrap(true);
    m_live->setContentsMargins(kSide, metrics::kGap, kSide, metrics::kGap);
    showLive(false);

    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_kind);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(kSide, metrics::kBlock, kSide, metrics::kGap);
    head->setSpacing(metrics::kBlock);
    head->addWidget(m_icon);
    head->addLayout(names, 1);
    auto* note = new QHBoxLayout;
    note->setContentsMargins(kSide, 0, kSide, metrics::kGap);
    note->addWidget(m_note);
    auto* find = new QHBoxLayout;
    find->setContentsMargins(kSide, metrics::kGap, kSide, metrics::kBlock);
    find->setSpacing(metrics::kBlock);
    find->addWidget(m_filter, 1);
    find->addWidget(m_changed);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(head);
    all->addLayout(note);
    all->addLayout(find);
    all->addWidget(m_scroll, 1);
    all->addWidget(m_empty);
    all->addWidget(m_live);
    all->addWidget(m_strips);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(kSide, metrics::kGap, kSide, metrics::kBlock);
    foot->addWidget(m_legend);
    all->addLayout(foot);

    // What a row says of itself opens below it once it has the focus.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (QWidget* at = now; at && at != this; at = at->parentWidget())
            if (auto* shown = qobject_cast<ParameterRow*>(at))
                QTimer::singleShot(0, shown, [this, shown] {
                    m_scroll->ensureWidgetVisible(shown, 0, metrics::kGap);
                    m_scroll->horizontalScrollBar()->setValue(0);
                });
    });
    connect(m_filter, &QLineEdit::textChanged, this, &InspectorPanel::applyFilter);
    connect(m_changed, &QToolButton::toggled, this, &InspectorPanel::applyFilter);
    connect(m_name, &QLineEdit::editingFinished, this, &InspectorPanel::commitName);
    connect(&controller, &ProjectController::documentChanged, this, &InspectorPanel::refresh);
    connect(&controller, &ProjectController::selectionChanged, this, &InspectorPanel::refresh);
    connect(&controller, &ProjectController::currentScenarioChanged, this, &InspectorPanel::refresh);
    // What a slider has answered is no longer so once its move is taken back.
    connect(controller.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (m_controller.undoStack()->canRedo()) showLive(false);
    });
    setTheme(theme);
}

void InspectorPanel::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_name->setFont(theme.font(FontRole::PanelTitle));
    m_strips->setTheme(theme);
    m_built = false; // labels and marks carry colours
    refresh();
}

ParameterRow* InspectorPanel::row(const QString& key) const
{
    for (const Group& group : m_groups)
        for (ParameterRow* row : group.rows)
            if (toQt(row->description().key) == key) return row;
    return nullptr;
}

void InspectorPanel::showParameter(const QString& key)
{
    m_filter->clear();
    m_changed->setChecked(false);
    ParameterRow* found = row(key);
    if (!found) return;
    m_scroll->ensureWidgetVisible(found);
    m_scroll->horizontalScrollBar()->setValue(0);
    if (auto* field = found->editor().findChild<QWidget*>({}, Qt::FindDirectChildrenOnly))
        field->setFocus(Qt::ShortcutFocusReason);
}

void InspectorPanel::renameNode()
{
    if (m_target.kind != Target::Kind::Node) return;
    m_name->setFocus();
    m_name->selectAll();
}

void InspectorPanel::commitName()
{
    if (m_target.kind != Target::Kind::Node || !m_name->isModified()) return;
    m_name->setModified(false);
    const QString id = m_name->text().trimmed();
    if (id != m_target.node && m_controller.renameNode(m_target.node, id)) showHead(); // refused: the old id
}

// --- what is shown

InspectorPanel::Target InspectorPanel::wantedTarget() const
{
    if (const scenario::Node* node = m_controller.selectedNode())
        return {Target::Kind::Node, toQt(node->id),
                toQt(to_string(node->kind)) + QLatin1Char('/') + toQt(node->plugin)};
    if (const QStringList& nodes = m_controller.selection().nodes; !nodes.isEmpty()) {
        QStringList types;
        if (const scenario::Scenario* scenario = m_controller.currentScenario())
            for (const QString& id : nodes)
                if (const scenario::Node* node = scenario->find(id.toStdString()))
                    types << toQt(to_string(node->kind)) + QLatin1Char('/') + toQt(node->plugin);
        types.removeDuplicates();
        return {Target::Kind::Several, nodes.join(QLatin1Char(' ')),
                types.size() == 1 ? types.front() : QString()};
    }
    if (m_controller.selection().link) return {Target::Kind::Link, {}, {}};
    return {};
}

void InspectorPanel::refresh()
{
    if (m_editsSeveral) return;
    const Target target = wantedTarget();
    // What was typed for one node is not another's.
    if (target.node != m_target.node && m_note->hasFocus()) m_note->clearFocus();
    if (target.node != m_target.node || target.kind != m_target.kind) showLive(false);
    const bool sameRows = m_built && target.kind == m_target.kind && target.type == m_target.type;
    if (sameRows && target.node != m_target.node)
        for (const Group& group : m_groups)
            for (ParameterRow* row : group.rows)
                row->editor().discard();
    m_target = target;
    if (!sameRows) rebuild();
    showHead();
    showNote();
    showValues();
    applyFilter();
}

void InspectorPanel::rebuild()
{
    m_built = true;
    m_groups.clear();
    m_body = new QWidget;
    m_list = new QVBoxLayout(m_body);
    m_list->setContentsMargins(0, 0, 0, metrics::kBlock);
    m_list->setSpacing(0);
    if (m_target.kind == Target::Kind::Run) addRows(scenario::run_keys());
    if (const scenario::Node* node = m_controller.selectedNode())
        if (const auto* type = m_controller.nodeTypes().find(node->kind, node->plugin))
            addRows(type->parameters);
    if (m_target.kind == Target::Kind::Several && !m_target.type.isEmpty()) {
        const scenario::Node& node =
            *m_controller.currentScenario()->find(m_controller.selection().nodes.front().toStdString());
        if (const auto* type = m_controller.nodeTypes().find(node.kind, node.plugin))
            addRows(type->parameters);
    }
    m_list->addStretch(1);
    // The old body may be inside an event of one of its fields.
    if (QWidget* old = m_scroll->takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    m_scroll->setWidget(m_body);
}

void InspectorPanel::addHeading(const QString& title)
{
    auto* heading = new QLabel(title, m_body);
    heading->setFixedHeight(metrics::kRow);
    heading->setProperty("role", QStringLiteral("heading"));
    m_list->addWidget(heading);
    m_groups.push_back({heading, {}});
}

void InspectorPanel::addRows(const std::vector<ParameterDescription>& descriptions)
{
    const QString folder =
        QString::fromStdString(m_controller.document().file()).section(QLatin1Char('/'), 0, -2);
    std::vector<std::string> order;
    for (const ParameterDescription& description : descriptions)
        if (std::find(order.begin(), order.end(), description.group) == order.end())
            order.push_back(description.group);
    for (const std::string& name : order) {
        addHeading(name.empty() ? tr("General") : words::parameter(name));
        for (const ParameterDescription& description : descriptions) {
            if (description.group != name) continue;
            auto* row = new ParameterRow(description, folder, m_theme, m_body);
            m_list->addWidget(row);
            m_groups.back().rows.push_back(row);
            connect(row, &ParameterRow::focused, this, [this, row] { focusRow(row); });
            connect(row, &ParameterRow::edited, this,
                    [this, row](const Value& value) { edit(*row, value, {}); });
            connect(row, &ParameterRow::stepped, this, [this, row](const Value& value) {
                edit(*row, value,
                     QStringLiteral("step %1 %2").arg(m_gesture).arg(toQt(row->description().key)));
            });
            connect(row, &ParameterRow::slideBegan, this, [this] {
                ++m_gesture;
                emit slideBegan();
            });
            connect(row, &ParameterRow::slid, this, [this, row](const Value& value) {
                edit(*row, value,
                     QStringLiteral("slide %1 %2").arg(m_gesture).arg(toQt(row->description().key)));
                emit slid();
            });
            connect(row, &ParameterRow::slideEnded, this, &InspectorPanel::slideEnded);
            connect(row, &ParameterRow::resetRequested, this, [this, row] { reset(*row); });
        }
    }
}

void InspectorPanel::focusRow(ParameterRow* focused)
{
    ++m_gesture;
    for (const Group& group : m_groups)
        for (ParameterRow* row : group.rows)
            row->setHelpShown(row == focused);
}

void InspectorPanel::showHead()
{
    const scenario::Node* node = m_controller.selectedNode();
    QString iconName = QStringLiteral("scenario");
    QString title;
    QString below;
    switch (m_target.kind) {
    case Target::Kind::Node: {
        const auto* type = m_controller.nodeTypes().find(node->kind, node->plugin);
        iconName = kindIcon(node->kind);
        title = toQt(node->id);
        below = kindName(node->kind) + QStringLiteral(" \u00B7 ") +
                (type ? words::node(type->title) : toQt(node->plugin));
        if (!node->title.empty()) below += QStringLiteral(" \u00B7 ") + toQt(node->title);
        break;
    }
    case Target::Kind::Run:
        iconName = QStringLiteral("run");
        title = tr("Run settings");
        below = tr("Of every scenario in this project");
        break;
    case Target::Kind::Several:
        title = tr("%n nodes", nullptr, static_cast<int>(m_controller.selection().nodes.size()));
        below = m_controller.selection().nodes.join(QStringLiteral(", "));
        break;
    case Target::Kind::Link:
        iconName = QStringLiteral("link");
        title = tr("Link");
        below = m_controller.selection().link->from + QStringLiteral(" \u2192 ") +
                m_controller.selection().link->to;
        break;
    }
    m_icon->setPixmap(iconPixmap(iconName, m_theme.text, 20, devicePixelRatioF()));
    if (!m_name->isModified() || !m_name->hasFocus()) m_name->setText(title);
    m_name->setReadOnly(m_target.kind != Target::Kind::Node);
    m_name->setFocusPolicy(m_target.kind == Target::Kind::Node ? Qt::StrongFocus : Qt::NoFocus);
    m_name->setToolTip(m_target.kind == Target::Kind::Node
                           ? tr("The node's id; edit it to rename the node (F2)")
                           : QString());
    m_kind->setText(below);
    m_kind->setToolTip(below);
}

void InspectorPanel::showValues()
{
    if (const scenario::Node* node = m_controller.selectedNode())
        showNodeValues(*node);
    else if (m_target.kind == Target::Kind::Several)
        showSeveralValues();
    else if (m_target.kind == Target::Kind::Run)
        showRunValues();
}

// What all selected nodes have in common; a field is empty where they differ, and says what they have.
void InspectorPanel::showSeveralValues()
{
    const scenario::Scenario& scenario = *m_controller.currentScenario();
    const QStringList& nodes = m_controller.selection().nodes;
    for (const Group& group : m_groups) {
        for (ParameterRow* row : group.rows) {
            const ParameterDescription& description = row->description();
            std::vector<Value> values;
            QStringList shown;
            bool changed = false, editable = !m_controller.document().read_only();
            for (const QString& id : nodes) {
                const scenario::Node* node = scenario.find(id.toStdString());
                if (!node) continue;
                values.push_back(parameterOf(*node, description.key));
                shown << shownValue(description, values.back());
                changed = changed || isChange(description, *node);
                editable = editable && !node->placeholder;
            }
            const bool same =
                std::adjacent_find(values.begin(), values.end(), std::not_equal_to<>()) == values.end();
            const auto mark = changed ? ParameterRow::Mark::Changed : ParameterRow::Mark::None;
            row->setValue(same && !values.empty() ? values.front() : Value{}, mark, editable);
            shown.removeDuplicates();
            row->setSeveral(same ? QString() : shown.join(QStringLiteral(", ")));
        }
    }
}

void InspectorPanel::showNodeValues(const scenario::Node& node)
{
    const scenario::Scenario& scenario = *m_controller.currentScenario();
    const bool editable = !m_controller.document().read_only() && !node.placeholder;
    for (const Group& group : m_groups) {
        for (ParameterRow* row : group.rows) {
            const ParameterDescription& description = row->description();
            const bool differs = scenario.changed.contains(node.id + "." + description.key);
            const auto mark = differs                       ? ParameterRow::Mark::Differs
                              : isChange(description, node) ? ParameterRow::Mark::Changed
                                                            : ParameterRow::Mark::None;
            row->setSeveral({});
            row->setValue(parameterOf(node, description.key), mark, editable);
        }
    }
}

void InspectorPanel::showRunValues()
{
    const scenario::RunSettings& run = m_controller.project().run;
    const bool editable = !m_controller.document().read_only();
    for (const Group& group : m_groups) {
        for (ParameterRow* row : group.rows) {
            const Value value = runValue(run, row->description().key);
            const bool changed = value != row->description().fallback;
            row->setValue(value, changed ? ParameterRow::Mark::Changed : ParameterRow::Mark::None, editable);
        }
    }
}

void InspectorPanel::applyFilter()
{
    const QString filter = m_filter->text().trimmed();
    int all = 0, changed = 0, shown = 0;
    bool differs = false;
    for (const Group& group : m_groups) {
        bool any = false;
        for (ParameterRow* row : group.rows) {
            ++all;
            changed += row->isChanged() ? 1 : 0;
            const bool wanted =
                (filter.isEmpty() || row->matches(filter)) && (!m_changed->isChecked() || row->isChanged());
            row->setVisible(wanted);
            any = any || wanted;
            shown += wanted ? 1 : 0;
        }
        group.heading->setVisible(any);
    }
    if (const scenario::Scenario* scenario = m_controller.currentScenario())
        differs = !scenario->extends.empty();
    m_filter->setPlaceholderText(tr("Filter %n parameters", nullptr, all));
    m_changed->setText(tr("Changed %1").arg(changed));
    m_filter->setVisible(all > 0);
    m_changed->setVisible(all > 0);
    m_empty->setVisible(shown == 0);
    m_scroll->setVisible(shown > 0);
    m_empty->setText(all == 0 && m_target.kind == Target::Kind::Several
                         ? tr("Select nodes of one kind to edit them together, or one node.")
                     : all == 0 && m_target.kind == Target::Kind::Link
                         ? tr("Requests or steps flow along this link. Del removes it.")
                     : all == 0 ? tr("The plugin of this node is not loaded. It is kept as it is.")
                                : tr("No parameter matches."));
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    QString legend = QStringLiteral("\u2022 ") + tr("changed");
    if (differs)
        legend += QStringLiteral("   \u2260 ") +
                  tr("differs from %1").arg(toQt(m_controller.currentScenario()->extends));
    m_legend->setText(legend);
    m_legend->setVisible(all > 0);
}

// --- edits

void InspectorPanel::edit(const ParameterRow& row, const Value& value, const QString& mergeKey)
{
    const ParameterDescription& description = row.description();
    const QString key = toQt(description.key);
    if (std::holds_alternative<std::monostate>(value)) {
        reset(row);
        return;
    }
    if (m_target.kind == Target::Kind::Several) return editSeveral(row, value, mergeKey);
    const auto refusal =
        m_target.kind == Target::Kind::Run
            ? m_controller.setRun(description, runValue(m_controller.project().run, description.key), value)
            : m_controller.setParameter(m_target.node, key, value, mergeKey);
    if (refusal) showValues(); // the last good value
}

void InspectorPanel::editSeveral(const ParameterRow& row, const Value& value, const QString& mergeKey)
{
    const QString key = toQt(row.description().key);
    const QString together =
        mergeKey.isEmpty() ? QStringLiteral("together %1 %2").arg(++m_gesture).arg(key) : mergeKey;
    const QStringList nodes = m_controller.selection().nodes;
    m_editsSeveral = true; // values are shown once, when all have it
    for (const QString& node : nodes)
        if (m_controller.setParameter(node, key, value, together)) break;
    m_editsSeveral = false;
    refresh();
}

void InspectorPanel::reset(const ParameterRow& row)
{
    const ParameterDescription& description = row.description();
    if (m_target.kind == Target::Kind::Several) {
        const QStringList nodes = m_controller.selection().nodes;
        m_controller.undoStack()->beginMacro(
            tr("Reset %1 of %n nodes", nullptr, static_cast<int>(nodes.size()))
                .arg(words::parameter(description.label)));
        for (const QString& node : nodes)
            if (m_controller.resetParameter(node, toQt(description.key))) break;
        m_controller.undoStack()->endMacro();
        return;
    }
    const auto refusal =
        m_target.kind == Target::Kind::Run
            ? m_controller.setRun(description, runValue(m_controller.project().run, description.key),
                                  description.fallback)
            : m_controller.resetParameter(m_target.node, toQt(description.key));
    if (refusal) showValues();
}

} // namespace fulcrum::app
