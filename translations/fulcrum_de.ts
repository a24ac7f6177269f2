<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Timeline</name>
    <message>
        <source>Simulated time, %1</source>
        <translation>Simulierte Zeit, %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>Einschwingen</translation>
    </message>
    <message>
        <source>after arrivals</source>
        <translation>nach den Ankünften</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>req</source>
        <translation>Anfr.</translation>
    </message>
    <message>
        <source>Requests in the running batch.</source>
        <translation>Anfragen im laufenden Batch.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Requests in the queue, preempted ones included.</source>
        <translation>Anfragen in der Warteschlange, verdrängte eingeschlossen.</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Token je Schritt</translation>
    </message>
    <message>
        <source>tok</source>
        <translation>Tok</translation>
    </message>
    <message>
        <source>Tokens computed in a step, prompt and output together; 0 while idle.</source>
        <translation>In einem Schritt berechnete Token, Prompt und Ausgabe zusammen; 0 im Leerlauf.</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Wall time of a step, weighted by time; 0 while idle.</source>
        <translation>Dauer eines Schritts, nach Zeit gewichtet; 0 im Leerlauf.</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>Älteste Wartende</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Age of the request that has waited longest.</source>
        <translation>Alter der Anfrage, die am längsten wartet.</translation>
    </message>
    <message>
        <source>sum of replicas</source>
        <translation>Summe der Replikate</translation>
    </message>
    <message>
        <source>max of replicas</source>
        <translation>Maximum der Replikate</translation>
    </message>
    <message>
        <source>mean of replicas</source>
        <translation>Mittel der Replikate</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV belegt</translation>
    </message>
    <message>
        <source>of the pool</source>
        <translation>des Pools</translation>
    </message>
    <message>
        <source>KV-cache blocks held by live requests, as a share of the pool; live: those with a token written.</source>
        <translation>KV-Cache-Blöcke lebender Anfragen als Anteil des Pools; lebend: solche mit einem geschriebenen Token.</translation>
    </message>
    <message>
        <source>live</source>
        <translation>lebend</translation>
    </message>
</context>
<context>
    <name>fulcrum::app</name>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>KV used</source>
        <translation>KV genutzt</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Beschäftigt</translation>
    </message>
    <message>
        <source>TTFT p99</source>
        <translation>TTFT p99</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>Gateway</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>KV-Leitung</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min:s</source>
        <translation>min:s</translation>
    </message>
    <message>
        <source>h:min:s</source>
        <translation>h:min:s</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BottomPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Project text</source>
        <translation>Projekttext</translation>
    </message>
    <message>
        <source>Panels below the page</source>
        <translation>Tafeln unter der Seite</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Auftrag abbrechen</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>Tafel schließen</translation>
    </message>
    <message>
        <source>No problems. The project can be simulated.</source>
        <translation>Keine Probleme. Das Projekt kann simuliert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>To read; the window&apos;s edits change it.</source>
        <translation>Nur zum Lesen; Änderungen im Fenster ändern den Text.</translation>
    </message>
    <message>
        <source>Double-click goes to the place.</source>
        <translation>Doppelklick führt zur Stelle.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Cli</name>
    <message>
        <source>There is no display to open the window on. Without one, &quot;fulcrum simulate PROJECT&quot; runs a project and prints its figures; &quot;fulcrum --help&quot; lists all commands.</source>
        <translation>Es gibt keine Anzeige für das Fenster. Ohne sie führt „fulcrum simulate PROJEKT“ ein Projekt aus und gibt seine Zahlen aus; „fulcrum --help“ nennt alle Befehle.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ComparisonModel</name>
    <message>
        <source>steady</source>
        <translation>stationär</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>kein stationärer Zustand</translation>
    </message>
    <message>
        <source>%1, by the range of the device&apos;s price</source>
        <translation>%1, nach der Preisspanne des Geräts</translation>
    </message>
    <message>
        <source>95 % interval over replications: %1</source>
        <translation>95-%-Intervall über Wiederholungen: %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>TTFT p50, s</source>
        <translation>TTFT p50, s</translation>
    </message>
    <message>
        <source>TTFT p99, s</source>
        <translation>TTFT p99, s</translation>
    </message>
    <message>
        <source>TPOT mean, ms</source>
        <translation>TPOT-Mittel, ms</translation>
    </message>
    <message>
        <source>ITL p99, ms</source>
        <translation>ITL p99, ms</translation>
    </message>
    <message>
        <source>ITL max, ms</source>
        <translation>ITL max, ms</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>Belegung, %</translation>
    </message>
    <message>
        <source>KV use, %</source>
        <translation>KV-Nutzung, %</translation>
    </message>
    <message>
        <source>output, tok/s</source>
        <translation>Ausgabe, Tok/s</translation>
    </message>
    <message>
        <source>$ / 1M output</source>
        <translation>$ / 1 Mio. Ausgabe</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::DistributionChart</name>
    <message>
        <source>Cumulative distribution</source>
        <translation>Summenverteilung</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>%1, %2 (log scale)</source>
        <translation>%1, %2 (logarithmisch)</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FieldEditor</name>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Not set: %1</source>
        <translation>Nicht gesetzt: %1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>A value is needed.</source>
        <translation>Ein Wert ist nötig.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InfoBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InspectorPanel</name>
    <message>
        <source>Id of the node</source>
        <translation>Kennung des Knotens</translation>
    </message>
    <message>
        <source>Filter parameters</source>
        <translation>Parameter filtern</translation>
    </message>
    <message>
        <source>Show only what is changed here</source>
        <translation>Nur hier Geändertes zeigen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>Laufeinstellungen</translation>
    </message>
    <message>
        <source>Of every scenario in this project</source>
        <translation>Für alle Szenarien dieses Projekts</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>The node&apos;s id; edit it to rename the node (F2)</source>
        <translation>Die Kennung des Knotens; bearbeiten benennt ihn um (F2)</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n parameters</source>
        <translation>
            <numerusform>%n Parameter filtern</numerusform>
            <numerusform>%n Parameter filtern</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>Select one node to see its parameters.</source>
        <translation>Einen Knoten auswählen, um seine Parameter zu sehen.</translation>
    </message>
    <message>
        <source>Requests or steps flow along this link. Del removes it.</source>
        <translation>Anfragen oder Schritte fließen hier entlang. Entf entfernt die Verbindung.</translation>
    </message>
    <message>
        <source>The plugin of this node is not loaded. It is kept as it is.</source>
        <translation>Das Plugin dieses Knotens ist nicht geladen. Er bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>No parameter matches.</source>
        <translation>Kein Parameter passt.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>differs from %1</source>
        <translation>weicht ab von %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobsModel</name>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>wird abgebrochen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LogModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MainWindow</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Ungesicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the edits to “%1”?</source>
        <translation>Änderungen an „%1“ sichern?</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>Knoten suchen</translation>
    </message>
    <message>
        <source>Find a node type</source>
        <translation>Knotenart suchen</translation>
    </message>
    <message>
        <source>Palette of nodes</source>
        <translation>Palette der Knoten</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Problems, jobs and log</source>
        <translation>Probleme, Aufträge und Protokoll</translation>
    </message>
    <message>
        <source>%1: started</source>
        <translation>%1: gestartet</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Plugin %1 %2 loaded</source>
        <translation>Plugin %1 %2 geladen</translation>
    </message>
    <message>
        <source>Plugin %1 refused: %2</source>
        <translation>Plugin %1 abgelehnt: %2</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Nächste Tafel</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>One engine on one device</source>
        <translation>Eine Engine auf einem Gerät</translation>
    </message>
    <message>
        <source>Two engines behind a router</source>
        <translation>Zwei Engines hinter einem Router</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Sichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Sichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>No recent projects</source>
        <translation>Keine zuletzt geöffneten Projekte</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Re&amp;name node</source>
        <translation>Knoten um&amp;benennen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>&amp;Pipeline</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>Project &amp;text</source>
        <translation>Projekt&amp;text</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>&amp;Simulieren</translation>
    </message>
    <message>
        <source>Simulate &amp;all scenarios</source>
        <translation>&amp;Alle Szenarien simulieren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>About Fulcrum</source>
        <translation>Über Fulcrum</translation>
    </message>
    <message>
        <source>Fulcrum %1, a workbench that simulates LLM serving. GPL-3.0-or-later; Qt %2.</source>
        <translation>Fulcrum %1, eine Werkbank, die LLM-Serving simuliert. GPL-3.0-or-later; Qt %2.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Simulate this scenario (Ctrl+R)</source>
        <translation>Dieses Szenario simulieren (Strg+R)</translation>
    </message>
    <message>
        <source>A simulation is running.</source>
        <translation>Eine Simulation läuft.</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>This project was written by a newer version of Fulcrum. It opens to read.</source>
        <translation>Dieses Projekt stammt von einer neueren Version von Fulcrum. Es öffnet nur zum Lesen.</translation>
    </message>
    <message>
        <source>The last session ended without saving its edits to this project.</source>
        <translation>Die letzte Sitzung endete, ohne ihre Änderungen an diesem Projekt zu sichern.</translation>
    </message>
    <message>
        <source>Restore them</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restored unsaved edits to %1</source>
        <translation>Ungesicherte Änderungen an %1 wiederhergestellt</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gesichert</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>Projekt sichern unter</translation>
    </message>
    <message>
        <source>Fulcrum projects (*.toml)</source>
        <translation>Fulcrum-Projekte (*.toml)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>%1 has changed on disk.</source>
        <translation>%1 hat sich auf der Platte geändert.</translation>
    </message>
    <message>
        <source>Reload, dropping the edits here</source>
        <translation>Neu laden und die Änderungen hier verwerfen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Behalten, was hier steht</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gesichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gesichert</translation>
    </message>
    <message>
        <source>The project cannot be simulated before its problems are solved.</source>
        <translation>Das Projekt kann erst simuliert werden, wenn seine Probleme gelöst sind.</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>noch nicht simuliert</translation>
    </message>
    <message>
        <source>Results before edit</source>
        <translation>Ergebnisse vor der Änderung</translation>
    </message>
    <message>
        <source>The scenario has been edited since it was simulated. Ctrl+R simulates it again.</source>
        <translation>Das Szenario wurde seit der Simulation geändert. Strg+R simuliert es erneut.</translation>
    </message>
    <message>
        <source>How far these figures can be trusted</source>
        <translation>Wie weit diesen Zahlen zu trauen ist</translation>
    </message>
    <message>
        <source>Plugin refused: %1</source>
        <translation>Plugin abgelehnt: %1</translation>
    </message>
    <message>
        <source>No steady state: %1</source>
        <translation>Kein stationärer Zustand: %1</translation>
    </message>
    <message>
        <source>Lower the load or add capacity; percentiles grow with the length of the run</source>
        <translation>Last senken oder Kapazität hinzufügen; Perzentile wachsen mit der Länge des Laufs</translation>
    </message>
    <message numerus="yes">
        <source>seed %1 · %n replications · Fulcrum %2</source>
        <translation>
            <numerusform>Seed %1 · %n Wiederholung · Fulcrum %2</numerusform>
            <numerusform>Seed %1 · %n Wiederholungen · Fulcrum %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Link %1 → %2</source>
        <translation>Verbindung %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n Knoten ausgewählt</numerusform>
            <numerusform>%n Knoten ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PaletteModel</name>
    <message>
        <source>Traffic</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ParameterRow</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>Standard %1</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>nicht gesetzt: %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PatchCommand</name>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>An edit in the undo menu: %1 a parameter, %2 its value before, %3 after</extracomment>
        <translation>%1 von %2 auf %3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PercentileModel</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Time to first token: from arrival to the first token.</source>
        <translation>Zeit bis zum ersten Token: von der Ankunft bis zum ersten Token.</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Time per output token: from the first token to the last, divided by the tokens after the first.</source>
        <translation>Zeit je Ausgabetoken: vom ersten Token bis zum letzten, geteilt durch die Token nach dem ersten.</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Inter-token latency: the gap between two tokens of a request, over all gaps.</source>
        <translation>Abstand zwischen zwei Token einer Anfrage, über alle Abstände.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>From arrival to the first step that the request is in.</source>
        <translation>Von der Ankunft bis zum ersten Schritt der Anfrage.</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>From the first step to the first token.</source>
        <translation>Vom ersten Schritt bis zum ersten Token.</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>From arrival to the last token.</source>
        <translation>Von der Ankunft bis zum letzten Token.</translation>
    </message>
    <message>
        <source>%1 Over %2 %3 values of the first replication.</source>
        <translation>%1 Über %2 %3 Werte der ersten Wiederholung.</translation>
    </message>
    <message>
        <source>95 % interval over replications; empty with one replication</source>
        <translation>95-%-Intervall über Wiederholungen; leer bei nur einer</translation>
    </message>
    <message>
        <source>How many times the p99 of %1</source>
        <translation>Das Wievielfache des p99 von %1</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>angeboten</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>p99, × base</source>
        <translation>p99, × Basis</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelinePage</name>
    <message>
        <source>Lay out</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Fit in view</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Lay out by rank (Ctrl+L)</source>
        <translation>Nach Rang anordnen (Strg+L)</translation>
    </message>
    <message>
        <source>Fit in view (0)</source>
        <translation>Einpassen (0)</translation>
    </message>
    <message>
        <source>Remove the selected nodes or link (Del)</source>
        <translation>Ausgewählte Knoten oder Verbindung entfernen (Entf)</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n Verbindung</numerusform>
            <numerusform>%n Verbindungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not connected</source>
        <translation>
            <numerusform>%n nicht verbunden</numerusform>
            <numerusform>%n nicht verbunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineScene</name>
    <message>
        <source>Link refused: %1 → %2</source>
        <translation>Verbindung abgelehnt: %1 → %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineView</name>
    <message>
        <source>Pipeline canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n Knoten ausgewählt</numerusform>
            <numerusform>%n Knoten ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, linked to %2</source>
        <translation>%1, verbunden mit %2</translation>
    </message>
    <message>
        <source>This scenario has no nodes. Drag one here from the palette, or double-click it there.</source>
        <translation>Dieses Szenario hat keine Knoten. Einen aus der Palette hierher ziehen oder dort doppelklicken.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PluginRegistry</name>
    <message>
        <source>It is not a Qt plugin, or was built for another Qt: %1</source>
        <translation>Es ist kein Qt-Plugin oder wurde für ein anderes Qt gebaut: %1</translation>
    </message>
    <message>
        <source>It could not be loaded: %1</source>
        <translation>Es ließ sich nicht laden: %1</translation>
    </message>
    <message>
        <source>Its metadata has the kind &quot;%1&quot;; it must be &quot;hardware&quot;, &quot;scheduler&quot; or &quot;workload&quot;.</source>
        <translation>Seine Metadaten nennen die Art „%1“; es muss „hardware“, „scheduler“ oder „workload“ sein.</translation>
    </message>
    <message>
        <source>Its interface is &quot;%1&quot;, but this program needs &quot;%2&quot;. Build it against this version&apos;s headers.</source>
        <translation>Seine Schnittstelle ist „%1“, dieses Programm braucht „%2“. Mit den Headern dieser Version bauen.</translation>
    </message>
    <message>
        <source>Its apiVersion is %1, but this program offers %2. Build it against this version&apos;s headers.</source>
        <translation>Seine apiVersion ist %1, dieses Programm bietet %2. Mit den Headern dieser Version bauen.</translation>
    </message>
    <message>
        <source>Its metadata has no &quot;id&quot;. Name it in the JSON file beside the plugin.</source>
        <translation>Seine Metadaten haben keine „id“. In der JSON-Datei neben dem Plugin angeben.</translation>
    </message>
    <message>
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;.</source>
        <translation>Das %1-Plugin „%2“ wurde schon aus „%3“ geladen.</translation>
    </message>
    <message>
        <source>It does not offer the interface that its metadata names.</source>
        <translation>Es bietet nicht die Schnittstelle, die seine Metadaten nennen.</translation>
    </message>
    <message>
        <source>It calls itself &quot;%1&quot;, but its metadata says &quot;%2&quot;.</source>
        <translation>Es nennt sich „%1“, seine Metadaten sagen „%2“.</translation>
    </message>
    <message>
        <source>It cannot make anything: its kind has no function for that.</source>
        <translation>Es kann nichts herstellen: seiner Art fehlt die Funktion dafür.</translation>
    </message>
    <message>
        <source>It failed while it described itself: %1</source>
        <translation>Es scheiterte, als es sich beschrieb: %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProblemsModel</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectController</name>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n nodes</source>
        <translation>
            <numerusform>%n Knoten verschieben</numerusform>
            <numerusform>%n Knoten verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>%1 mit %2 verbinden</translation>
    </message>
    <message>
        <source>Remove link %1 to %2</source>
        <translation>Verbindung von %1 zu %2 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n nodes</source>
        <translation>
            <numerusform>%n Knoten entfernen</numerusform>
            <numerusform>%n Knoten entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectTreeModel</name>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>%1, extends %2</source>
        <translation>%1, erweitert %2</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunHeader</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>before edit</source>
        <translation>vor der Änderung</translation>
    </message>
    <message>
        <source>The project was edited after this run; simulate again to see its effect.</source>
        <translation>Das Projekt wurde nach diesem Lauf geändert; erneut simulieren, um die Wirkung zu sehen.</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Replikat</translation>
    </message>
    <message>
        <source>Which engine replica the timelines show</source>
        <translation>Welches Replikat die Zeitverläufe zeigen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>The scenario that figures and timelines are compared with</source>
        <translation>Das Szenario, mit dem Zahlen und Zeitverläufe verglichen werden</translation>
    </message>
    <message>
        <source>Back to the last zoom (Backspace)</source>
        <translation>Zum letzten Ausschnitt (Rücktaste)</translation>
    </message>
    <message>
        <source>Zoom in (W)</source>
        <translation>Vergrößern (W)</translation>
    </message>
    <message>
        <source>Zoom out (S)</source>
        <translation>Verkleinern (S)</translation>
    </message>
    <message>
        <source>Show the whole run (F)</source>
        <translation>Den ganzen Lauf zeigen (F)</translation>
    </message>
    <message>
        <source>one replication</source>
        <translation>eine Wiederholung</translation>
    </message>
    <message>
        <source>%1 replications</source>
        <translation>%1 Wiederholungen</translation>
    </message>
    <message>
        <source>%1: %2 requests offered, %3</source>
        <translation>%1: %2 Anfragen angeboten, %3</translation>
    </message>
    <message>
        <source>%1: TTFT p99 %2 of %3 requests offered, %4</source>
        <translation>%1: TTFT p99 %2 von %3 angebotenen Anfragen, %4</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>kein stationärer Zustand</translation>
    </message>
    <message>
        <source>Nothing is known that lowers the trust in this run further.</source>
        <translation>Nichts ist bekannt, was das Vertrauen in diesen Lauf weiter senkt.</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>alle Replikate</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunPage</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>No run yet. Simulate to see timelines, percentiles and scenarios side by side.</source>
        <translation>Noch kein Lauf. Simulieren zeigt Zeitverläufe, Perzentile und Szenarien nebeneinander.</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>Percentiles by class</source>
        <translation>Perzentile nach Klasse</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Szenarien nebeneinander</translation>
    </message>
    <message>
        <source>Copy the table as tab-separated values (Ctrl+C)</source>
        <translation>Die Tabelle mit Tabulatoren getrennt kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>cumulative, log scale</source>
        <translation>kumuliert, logarithmisch</translation>
    </message>
    <message>
        <source>a row shows its scenario</source>
        <translation>eine Zeile zeigt ihr Szenario</translation>
    </message>
    <message>
        <source>%1, replica %2</source>
        <translation>%1, Replikat %2</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; 95 % over replications</source>
        <translation>nächster Rang über angebotene Anfragen; 95 % über Wiederholungen</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; one replication</source>
        <translation>nächster Rang über angebotene Anfragen; eine Wiederholung</translation>
    </message>
    <message>
        <source>no steady state: true of this run, not of the system</source>
        <translation>kein stationärer Zustand: gilt für diesen Lauf, nicht für das System</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SeriesLegend</name>
    <message>
        <source>simulated mean, min–max</source>
        <translation>simuliert: Mittel, min–max</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Simulator</name>
    <message numerus="yes">
        <source>%n replications</source>
        <translation>
            <numerusform>%n Wiederholung</numerusform>
            <numerusform>%n Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulate %1, %2</source>
        <translation>%1 simulieren, %2</translation>
    </message>
    <message numerus="yes">
        <source>Simulate %n scenarios, %1</source>
        <translation>
            <numerusform>%n Szenario simulieren, %1</numerusform>
            <numerusform>%n Szenarien simulieren, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StatusStrip</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>Fortschritt des Auftrags</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>Den Auftrag abbrechen</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Probleme %1</translation>
    </message>
    <message>
        <source>Jobs none</source>
        <translation>Aufträge keine</translation>
    </message>
    <message>
        <source>Jobs %1</source>
        <translation>Aufträge %1</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>wird abgebrochen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TextView</name>
    <message>
        <source>Project text</source>
        <translation>Projekttext</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TimelineView</name>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Timelines of the run</source>
        <translation>Zeitverläufe des Laufs</translation>
    </message>
    <message>
        <source>Running and waiting requests, KV cache, tokens a step, step time and the age of the oldest request in the queue. The wheel zooms, a drag selects a range, Shift and drag pans; W S A D do the same, Backspace goes back, F shows the whole run.</source>
        <translation>Laufende und wartende Anfragen, KV-Cache, Token je Schritt, Schrittdauer und Alter der ältesten wartenden Anfrage. Das Rad vergrößert, Ziehen wählt einen Bereich, Umschalt und Ziehen verschiebt; W S A D tun dasselbe, die Rücktaste geht zurück, F zeigt den ganzen Lauf.</translation>
    </message>
    <message>
        <source>max </source>
        <translation>max </translation>
    </message>
    <message>
        <source>Unit: %1; %2.</source>
        <translation>Einheit: %1; %2.</translation>
    </message>
    <message>
        <source>%1: mean %2, from %3 to %4 %5</source>
        <translation>%1: Mittel %2, von %3 bis %4 %5</translation>
    </message>
    <message>
        <source>%1: mean %2 %3</source>
        <translation>%1: Mittel %2 %3</translation>
    </message>
    <message>
        <source>Simulated; line: mean, band: smallest to largest.</source>
        <translation>Simuliert; Linie: Mittel, Band: kleinster bis größter Wert.</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>Bei %1</translation>
    </message>
    <message>
        <source>Means of what is shown</source>
        <translation>Mittel des Gezeigten</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
</TS>
