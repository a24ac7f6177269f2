<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
</TS>
