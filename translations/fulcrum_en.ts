<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Record</name>
    <message numerus="yes">
        <source>incomplete, %n questions</source>
        <translation>
            <numerusform>incomplete, %n question</numerusform>
            <numerusform>incomplete, %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TriageWords</name>
    <message numerus="yes">
        <source>%n more replicas</source>
        <translation>
            <numerusform>%n more replica</numerusform>
            <numerusform>%n more replicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BottomPanel</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceDetailsModel</name>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n series</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n observations</source>
        <translation>
            <numerusform>%n observation</numerusform>
            <numerusform>%n observations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InspectorPanel</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filter %n parameters</source>
        <translation>
            <numerusform>Filter %n parameter</numerusform>
            <numerusform>Filter %n parameters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset %1 of %n nodes</source>
        <translation>
            <numerusform>Reset %1 of %n node</numerusform>
            <numerusform>Reset %1 of %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MainWindow</name>
    <message numerus="yes">
        <source>seed %1 · %n replications · Fulcrum %2</source>
        <translation>
            <numerusform>seed %1 · %n replication · Fulcrum %2</numerusform>
            <numerusform>seed %1 · %n replications · Fulcrum %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n node selected</numerusform>
            <numerusform>%n nodes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n observations to the project: %1.</source>
        <translation>
            <numerusform>Added %n observation to the project: %1.</numerusform>
            <numerusform>Added %n observations to the project: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opened and simulated: %n scenarios, %2 runs</source>
        <translation>
            <numerusform>%1 opened and simulated: %n scenario, %2 runs</numerusform>
            <numerusform>%1 opened and simulated: %n scenarios, %2 runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settings were taken over</source>
        <translation>
            <numerusform>%n setting was taken over</numerusform>
            <numerusform>%n settings were taken over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not</source>
        <translation>
            <numerusform>%n not</numerusform>
            <numerusform>%n not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n assumed</numerusform>
            <numerusform>%n assumed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookPage</name>
    <message numerus="yes">
        <source>%n incomplete</source>
        <translation>
            <numerusform>%n incomplete</numerusform>
            <numerusform>%n incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationRowsModel</name>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationsPanel</name>
    <message numerus="yes">
        <source>All %n figures of %1</source>
        <translation>
            <numerusform>The %n figure of %1</numerusform>
            <numerusform>All %n figures of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelinePage</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not connected</source>
        <translation>
            <numerusform>%n not connected</numerusform>
            <numerusform>%n not connected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineView</name>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n node selected</numerusform>
            <numerusform>%n nodes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n nodes</source>
        <translation>
            <numerusform>Paste %n node</numerusform>
            <numerusform>Paste %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PortfolioPanel</name>
    <message numerus="yes">
        <source>%n fit: %1 weeks at the 80 % value of each, net value %2</source>
        <translation>
            <numerusform>%n fits: %1 weeks at its 80 % value, net value %2</numerusform>
            <numerusform>%n fit: %1 weeks at the 80 % value of each, net value %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectController</name>
    <message numerus="yes">
        <source>Move %n nodes</source>
        <translation>
            <numerusform>Move %n node</numerusform>
            <numerusform>Move %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n nodes</source>
        <translation>
            <numerusform>Remove %n node</numerusform>
            <numerusform>Remove %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n observations</source>
        <translation>
            <numerusform>Add %n observation</numerusform>
            <numerusform>Add %n observations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n records</source>
        <translation>
            <numerusform>Add %n record</numerusform>
            <numerusform>Add %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayPanel</name>
    <message numerus="yes">
        <source>%1, %n replications</source>
        <translation>
            <numerusform>%1, %n replication</numerusform>
            <numerusform>%1, %n replications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportPage</name>
    <message numerus="yes">
        <source>%n check(s) open</source>
        <translation>
            <numerusform>%n check open</numerusform>
            <numerusform>%n checks open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), written to %1</source>
        <translation>
            <numerusform>%n page, written to %1</numerusform>
            <numerusform>%n pages, written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportSide</name>
    <message numerus="yes">
        <source>%n figure(s); each names its run in every form.</source>
        <translation>
            <numerusform>%n figure; it names its run in every form.</numerusform>
            <numerusform>%n figures; each names its run in every form.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RequestLanes</name>
    <message numerus="yes">
        <source>%n lanes</source>
        <translation>
            <numerusform>%n lane</numerusform>
            <numerusform>%n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>preempted %n times; when is not kept</source>
        <translation>
            <numerusform>preempted %n time; when is not kept</numerusform>
            <numerusform>preempted %n times; when is not kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1, %n request</numerusform>
            <numerusform>%1, %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunHeader</name>
    <message numerus="yes">
        <source>, %n flags of the real engine are not simulated</source>
        <translation>
            <numerusform>, %n flag of the real engine is not simulated</numerusform>
            <numerusform>, %n flags of the real engine are not simulated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunPage</name>
    <message numerus="yes">
        <source>%1: %n measured series; not simulated yet</source>
        <translation>
            <numerusform>%1: %n measured series; not simulated yet</numerusform>
            <numerusform>%1: %n measured series; not simulated yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Simulator</name>
    <message numerus="yes">
        <source>%n replications</source>
        <translation>
            <numerusform>%n replication</numerusform>
            <numerusform>%n replications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Simulate %n scenarios, %1</source>
        <translation>
            <numerusform>Simulate %n scenario, %1</numerusform>
            <numerusform>Simulate %n scenarios, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StepScatter</name>
    <message numerus="yes">
        <source>%n dots</source>
        <translation>
            <numerusform>%n dot</numerusform>
            <numerusform>%n dots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TimelineView</name>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1, %n request</numerusform>
            <numerusform>%1, %n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured: mean %1, from %2 to %3 %4, %n points</source>
        <translation>
            <numerusform>Measured: mean %1, from %2 to %3 %4, %n point</numerusform>
            <numerusform>Measured: mean %1, from %2 to %3 %4, %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
