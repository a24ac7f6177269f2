<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Figure</name>
    <message>
        <source>the unit is missing: s or ms, for example %1</source>
        <translation>die Einheit fehlt: s oder ms, zum Beispiel %1</translation>
    </message>
    <message>
        <source>this is no figure; write it like %1</source>
        <translation>das ist keine Angabe; etwa so: %1</translation>
    </message>
    <message>
        <source>the lower end is above the upper one</source>
        <translation>das untere Ende liegt über dem oberen</translation>
    </message>
    <message>
        <source>the figure lies outside its own range</source>
        <translation>der Wert liegt außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>the day is missing: write it like 2026-11-30 10:02</source>
        <translation>der Tag fehlt; etwa so: 2026-11-30 10:02</translation>
    </message>
    <message>
        <source>this is no time of day</source>
        <translation>das ist keine Uhrzeit</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC</source>
        <translation>das ist kein Zeitpunkt; etwa so: 2026-11-30 10:02, UTC</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC, or 10 min from the begin of a run</source>
        <translation>das ist kein Zeitpunkt; etwa so: 2026-11-30 10:02, UTC, oder 10 min ab Beginn eines Laufs</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Queue time</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Prefill time</source>
        <translation>Prefill-Zeit</translation>
    </message>
    <message>
        <source>Decode time</source>
        <translation>Decode-Zeit</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>Ende zu Ende</translation>
    </message>
    <message>
        <source>TTFT at the client</source>
        <translation>TTFT beim Client</translation>
    </message>
    <message>
        <source>ITL at the client</source>
        <translation>ITL beim Client</translation>
    </message>
    <message>
        <source>Gateway wait</source>
        <translation>Warten am Gateway</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>Älteste wartende</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV belegt</translation>
    </message>
    <message>
        <source>KV live</source>
        <translation>KV lebendig</translation>
    </message>
    <message>
        <source>Batch limit</source>
        <translation>Batch-Grenze</translation>
    </message>
    <message>
        <source>Largest captured batch</source>
        <translation>Größter erfasster Batch</translation>
    </message>
    <message>
        <source>Gateway queue</source>
        <translation>Gateway-Schlange</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU beschäftigt</translation>
    </message>
    <message>
        <source>SM active</source>
        <translation>SM aktiv</translation>
    </message>
    <message>
        <source>Tensor cores active</source>
        <translation>Tensorkerne aktiv</translation>
    </message>
    <message>
        <source>Memory active</source>
        <translation>Speicher aktiv</translation>
    </message>
    <message>
        <source>CPU throttled</source>
        <translation>CPU gedrosselt</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>SM-Takt, MHz</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Angeboten</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Token</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Prompt-Token</translation>
    </message>
    <message>
        <source>Prompt tokens computed</source>
        <translation>Berechnete Prompt-Token</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>Verdrängungen</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>Abweisungen</translation>
    </message>
    <message>
        <source>Time-outs</source>
        <translation>Zeitüberschreitungen</translation>
    </message>
    <message>
        <source>Aborts</source>
        <translation>Abbrüche</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation>Abstürze</translation>
    </message>
    <message>
        <source>Hit ratio, tokens</source>
        <translation>Trefferquote, Token</translation>
    </message>
    <message>
        <source>Preemptions a request</source>
        <translation>Verdrängungen je Anfrage</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>ITL above 100 ms</source>
        <translation>ITL über 100 ms</translation>
    </message>
    <message>
        <source>Steps by CUDA graph</source>
        <translation>Schritte per CUDA-Graph</translation>
    </message>
    <message>
        <source>KV transfer</source>
        <translation>KV-Übertragung</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Schrittdauer</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Token je Schritt</translation>
    </message>
    <message>
        <source>GPU time a step</source>
        <translation>GPU-Zeit je Schritt</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt-Länge</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>Ausgabelänge</translation>
    </message>
    <message>
        <source>Prefill a token</source>
        <translation>Prefill je Token</translation>
    </message>
    <message>
        <source>Cached tokens</source>
        <translation>Token im Cache</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Cost, $ a million output tokens</source>
        <translation>Kosten, $ je Million Ausgabe-Token</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Spread of TTFT over replicas</source>
        <translation>Streuung der TTFT über Replikate</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>ObservationEditor</name>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt-Länge</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Replikat</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Observation</source>
        <translation>Beobachtung</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Maßnahme</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Falsifier</source>
        <translation>Widerlegung</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>Erholungsprüfung</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Beobachtungen</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>Hypothesen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Falsifiers</source>
        <translation>Widerlegungen</translation>
    </message>
    <message>
        <source>Recovery checks</source>
        <translation>Erholungsprüfungen</translation>
    </message>
    <message>
        <source>Change proposal</source>
        <translation>Änderungsvorschlag</translation>
    </message>
    <message>
        <source>Change proposals</source>
        <translation>Änderungsvorschläge</translation>
    </message>
    <message>
        <source>unresolved</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>held</source>
        <translation>eingetreten</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>did not hold</source>
        <translation>nicht eingetreten</translation>
    </message>
    <message>
        <source>not yet due</source>
        <translation>noch nicht fällig</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>nicht angerechnet</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>gestützt</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>angerechnet</translation>
    </message>
    <message>
        <source>full service restored</source>
        <translation>voller Dienst wiederhergestellt</translation>
    </message>
    <message>
        <source>overload bounded</source>
        <translation>Überlast begrenzt</translation>
    </message>
    <message>
        <source>not recovered</source>
        <translation>nicht erholt</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>nicht zu sagen</translation>
    </message>
</context>
<context>
    <name>RecordEditor</name>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>of the catalogue, where it is one</source>
        <translation>aus dem Katalog, wenn es einer ist</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>what it costs, and whom</source>
        <translation>was es kostet, und wen</translation>
    </message>
    <message>
        <source>Stop if</source>
        <translation>Abbruch, wenn</translation>
    </message>
    <message>
        <source>when it is taken back</source>
        <translation>wann es zurückgenommen wird</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>alle Anfragen</translation>
    </message>
    <message>
        <source>Then leads</source>
        <translation>Dann führt</translation>
    </message>
    <message>
        <source>the mechanism that leads if it is seen</source>
        <translation>der Mechanismus, der dann führt</translation>
    </message>
    <message>
        <source>Credited by</source>
        <translation>Angerechnet von</translation>
    </message>
    <message>
        <source>nobody; a program gives no credit</source>
        <translation>niemand; ein Programm rechnet nichts an</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasst von</translation>
    </message>
    <message>
        <source>who wrote it</source>
        <translation>wer es schrieb</translation>
    </message>
</context>
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
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Measured time, %1</source>
        <translation>Gemessene Zeit, %1</translation>
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
    <name>fulcrum::app::EvidenceDetailsModel</name>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n Reihe</numerusform>
            <numerusform>%n Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n observations</source>
        <translation>
            <numerusform>%n Beobachtung</numerusform>
            <numerusform>%n Beobachtungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>%n Angabe</numerusform>
            <numerusform>%n Angaben</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing measured</source>
        <translation>nichts gemessen</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Beobachtungen</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihen</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidencePanel</name>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>Alle übernehmen</translation>
    </message>
    <message>
        <source>Show on Run page</source>
        <translation>Im Lauf zeigen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Eingelesene Datei</translation>
    </message>
    <message>
        <source>What the file says</source>
        <translation>Was die Datei sagt</translation>
    </message>
    <message>
        <source>Make the selected observations part of the project</source>
        <translation>Die gewählten Beobachtungen ins Projekt übernehmen</translation>
    </message>
    <message>
        <source>Make all observations of the file part of the project</source>
        <translation>Alle Beobachtungen der Datei ins Projekt übernehmen</translation>
    </message>
    <message>
        <source>Forget the file; the file itself and observations taken over stay</source>
        <translation>Die Datei vergessen; die Datei selbst und übernommene Beobachtungen bleiben</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>Keine Datei</translation>
    </message>
    <message>
        <source>Choose a file under Evidence.</source>
        <translation>Unter Belege eine Datei wählen.</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>wird gelesen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceStore</name>
    <message>
        <source>Import %1</source>
        <translation>%1 einlesen</translation>
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
    <name>fulcrum::app::FindingsPanel</name>
    <message>
        <source>Replay matrix</source>
        <translation>Nachspiel-Matrix</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>Erholungsprüfung</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>Eine Anfrage</translation>
    </message>
    <message>
        <source>Recovery check %1</source>
        <translation>Erholungsprüfung %1</translation>
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
    <name>fulcrum::app::LanesView</name>
    <message>
        <source>Records in time</source>
        <translation>Einträge in der Zeit</translation>
    </message>
    <message>
        <source>What was measured, and the notebook&apos;s records in lanes by class. A line leads from when a prediction was made to when it is due; hatching marks where actions overlap, so that neither can be credited.</source>
        <translation>Gemessenes und die Einträge des Notizbuchs in Bahnen nach Klasse. Eine Linie führt vom Zeitpunkt einer Vorhersage zu ihrer Fälligkeit; Schraffur zeigt, wo Maßnahmen sich überschneiden, sodass keine angerechnet werden kann.</translation>
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
    <message>
        <source>&amp;Import evidence…</source>
        <translation>Belege e&amp;inlesen …</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>Belege einlesen</translation>
    </message>
    <message>
        <source>Imported %1: %2</source>
        <translation>%1 eingelesen: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>Alle übernehmen</translation>
    </message>
    <message>
        <source>%1: %2. The file stays beside the project; observations become part of it when they are taken over.</source>
        <translation>%1: %2. Die Datei bleibt neben dem Projekt; Beobachtungen gehören ihm an, sobald sie übernommen sind.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n observations to the project: %1.</source>
        <translation>
            <numerusform>%n Beobachtung ins Projekt übernommen: %1.</numerusform>
            <numerusform>%n Beobachtungen ins Projekt übernommen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>Auswahl %1</translation>
    </message>
    <message>
        <source>&amp;Notebook</source>
        <translation>&amp;Notizbuch</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notizbuch</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookAnalysis</name>
    <message>
        <source>Judge the notebook</source>
        <translation>Notizbuch beurteilen</translation>
    </message>
    <message>
        <source>Replay %1 and %2</source>
        <translation>%1 und %2 nachspielen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookPage</name>
    <message>
        <source>Notebook</source>
        <translation>Notizbuch</translation>
    </message>
    <message>
        <source>Measured observation…</source>
        <translation>Gemessene Beobachtung …</translation>
    </message>
    <message>
        <source>Add record</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>No records yet. A notebook keeps what was observed apart from what is believed and what was done. Add a record, import evidence, or select a time on the Run page and press M.</source>
        <translation>Noch keine Einträge. Ein Notizbuch hält Beobachtetes von Vermutetem und Getanem getrennt. Einen Eintrag hinzufügen, Belege einlesen oder auf der Seite Lauf eine Zeit wählen und M drücken.</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Belege einlesen …</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Records of the notebook</source>
        <translation>Einträge des Notizbuchs</translation>
    </message>
    <message>
        <source>Select a record to see and edit what it says.</source>
        <translation>Einen Eintrag wählen, um ihn zu sehen und zu bearbeiten.</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete</source>
        <translation>
            <numerusform>%n unvollständig</numerusform>
            <numerusform>%n unvollständig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>Neue Beobachtung</translation>
    </message>
    <message>
        <source>%1 and %2 overlap: unresolved which of them helped</source>
        <translation>%1 und %2 überschneiden sich: ungeklärt, was davon half</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>noch nicht beurteilt</translation>
    </message>
    <message>
        <source>Next: complete %1</source>
        <translation>Weiter: %1 vervollständigen</translation>
    </message>
    <message>
        <source>Next: accept or reject the replay</source>
        <translation>Weiter: Nachspiel annehmen oder verwerfen</translation>
    </message>
    <message>
        <source>Next: replay %1 and %2</source>
        <translation>Weiter: %1 und %2 nachspielen</translation>
    </message>
    <message>
        <source>Next: check the recovery</source>
        <translation>Weiter: Erholung prüfen</translation>
    </message>
    <message>
        <source>Next: propose a bounded change</source>
        <translation>Weiter: begrenzte Änderung vorschlagen</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>eine Person</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationEditor</name>
    <message>
        <source>Add observation</source>
        <translation>Beobachtung hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>what was seen</source>
        <translation>was zu sehen war</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>Metrik wählen</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>Statistik wählen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>800 ms; 0.7 s to 0.9 s</source>
        <translation>800 ms; 0.7 s bis 0.9 s</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>8 s; at least 30 s</source>
        <translation>8 s; mindestens 30 s</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>at most 1.5 s</source>
        <translation>höchstens 1.5 s</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>2026-11-30 10:02, UTC; 10 min</source>
        <translation>2026-11-30 10:02, UTC; 10 min</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>10:05</source>
        <translation>10:05</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>how many it is of</source>
        <translation>wie viele es sind</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>file, dashboard or command</source>
        <translation>Datei, Dashboard oder Befehl</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>included, at the time-out</source>
        <translation>enthalten, mit der Zeitgrenze</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>known to be longer</source>
        <translation>als länger bekannt</translation>
    </message>
    <message>
        <source>Only requests of</source>
        <translation>Nur Anfragen von</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>this is no number of requests</source>
        <translation>das ist keine Zahl von Anfragen</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>Gefragt: %1</translation>
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
    <name>fulcrum::app::PartsBar</name>
    <message>
        <source>client in</source>
        <translation>Client hin</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>Zulassung</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>client out</source>
        <translation>Client zurück</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PartsPanel</name>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>%1: %2 to the first token</source>
        <translation>%1: %2 bis zum ersten Token</translation>
    </message>
    <message>
        <source>Over %1 requests of %2: %3 %4</source>
        <translation>Über %1 Anfragen von %2: %3 %4</translation>
    </message>
    <message>
        <source>Import a joined trace, or simulate, to see where the time of a request went.</source>
        <translation>Einen verknüpften Trace einlesen oder simulieren, um zu sehen, wo die Zeit einer Anfrage blieb.</translation>
    </message>
    <message>
        <source>Parts of one request add; percentiles of parts do not.</source>
        <translation>Teile einer Anfrage addieren sich; Perzentile von Teilen nicht.</translation>
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
    <message numerus="yes">
        <source>Add %n observations</source>
        <translation>
            <numerusform>%n Beobachtung hinzufügen</numerusform>
            <numerusform>%n Beobachtungen hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>Add %n records</source>
        <translation>
            <numerusform>%n Eintrag hinzufügen</numerusform>
            <numerusform>%n Einträge hinzufügen</numerusform>
        </translation>
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
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notizbuch</translation>
    </message>
    <message>
        <source>Files of measurements: drop them on the window to import them</source>
        <translation>Dateien mit Messwerten: zum Einlesen auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecordEditor</name>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>what it says</source>
        <translation>was er sagt</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>2026-11-30 10:02, UTC; 10 min</source>
        <translation>2026-11-30 10:02, UTC; 10 min</translation>
    </message>
    <message>
        <source>10:05</source>
        <translation>10:05</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Zu</translation>
    </message>
    <message>
        <source>ids, with commas between</source>
        <translation>Kennungen, mit Komma getrennt</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>Metrik wählen</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>Statistik wählen</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>up</source>
        <translation>hinauf</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hinab</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>can be taken back</source>
        <translation>lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>can not be taken back</source>
        <translation>lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <source>Add falsifier</source>
        <translation>Widerlegung hinzufügen</translation>
    </message>
    <message>
        <source>Add prediction</source>
        <translation>Vorhersage hinzufügen</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>Unvollständig: %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecordsModel</name>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecoveryModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Useful, /s</source>
        <translation>Nützlich, /s</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Älteste</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecoveryPanel</name>
    <message>
        <source>Full service restored</source>
        <translation>Voller Dienst wiederhergestellt</translation>
    </message>
    <message>
        <source>Overload bounded</source>
        <translation>Überlast begrenzt</translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation>Nicht erholt</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Nicht zu sagen</translation>
    </message>
    <message>
        <source>Recovery by class</source>
        <translation>Erholung nach Klasse</translation>
    </message>
    <message>
        <source>Useful: completed within the objective, over what was offered. From %1.</source>
        <translation>Nützlich: innerhalb des Ziels abgeschlossen, über allem Angebotenen. Aus %1.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayMatrix</name>
    <message>
        <source>Neither %1, %2 only %3, %4 only %5, both %6</source>
        <translation>Keine %1, nur %2 %3, nur %4 %5, beide %6</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayPanel</name>
    <message>
        <source>Accept replay</source>
        <translation>Nachspiel annehmen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Credit the action with what the replay shows, in your name</source>
        <translation>Der Maßnahme anrechnen, was das Nachspiel zeigt, in eigenem Namen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n replications</source>
        <translation>
            <numerusform>%1, %n Wiederholung</numerusform>
            <numerusform>%1, %n Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>Spielt nach …</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Replay again</source>
        <translation>Neu nachspielen</translation>
    </message>
    <message>
        <source>No other action was under way at the same time.</source>
        <translation>Keine andere Maßnahme lief zur selben Zeit.</translation>
    </message>
    <message>
        <source>%1 and %2 overlap. Replaying neither, each and both with the same random draws tells them apart.</source>
        <translation>%1 und %2 überschneiden sich. Keine, jede und beide mit denselben Zufallszahlen nachzuspielen, hält sie auseinander.</translation>
    </message>
    <message>
        <source>The recorded credit stays unresolved until you accept the replay.</source>
        <translation>Die Anrechnung bleibt ungeklärt, bis das Nachspiel angenommen ist.</translation>
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
    <message>
        <source>Align starts: what was measured begins where the simulated run begins</source>
        <translation>Anfänge angleichen: Gemessenes beginnt, wo der simulierte Lauf beginnt</translation>
    </message>
    <message>
        <source>Show the whole run (0)</source>
        <translation>Den ganzen Lauf zeigen (0)</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunPage</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
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
    <message>
        <source>No run yet. Simulate to see timelines, percentiles and scenarios side by side, or import evidence to see what was measured: drop a file here.</source>
        <translation>Noch kein Lauf. Simulieren zeigt Zeitverläufe, Perzentile und Szenarien nebeneinander; Belege einlesen zeigt, was gemessen wurde: eine Datei hierher ziehen.</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Belege einlesen …</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n measured series; not simulated yet</source>
        <translation>
            <numerusform>%1: %n gemessene Reihe; noch nicht simuliert</numerusform>
            <numerusform>%1: %n gemessene Reihen; noch nicht simuliert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SelectionBar</name>
    <message>
        <source>mean %1, largest %2 %3</source>
        <translation>Mittel %1, größter %2 %3</translation>
    </message>
    <message>
        <source>measured %1, n %2</source>
        <translation>gemessen %1, n %2</translation>
    </message>
    <message>
        <source>nothing measured here</source>
        <translation>hier nichts gemessen</translation>
    </message>
    <message>
        <source>simulated %1</source>
        <translation>simuliert %1</translation>
    </message>
    <message>
        <source>nothing simulated here</source>
        <translation>hier nichts simuliert</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Make observation</source>
        <translation>Beobachtung anlegen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Row that the selection&apos;s figures are of</source>
        <translation>Zeile, deren Werte die Auswahl nennt</translation>
    </message>
    <message>
        <source>Show only the selection (F)</source>
        <translation>Nur die Auswahl zeigen (F)</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>Auswahl aufheben (Esc)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Take the measured figure into the project as an observation (M)</source>
        <translation>Den gemessenen Wert als Beobachtung ins Projekt übernehmen (M)</translation>
    </message>
    <message>
        <source>Observations are made of what was measured; this row has nothing measured in the selection.</source>
        <translation>Beobachtungen entstehen aus Gemessenem; diese Zeile hat in der Auswahl nichts Gemessenes.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SeriesLegend</name>
    <message>
        <source>simulated mean, min–max</source>
        <translation>simuliert: Mittel, min–max</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
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
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1, %n Anfrage</numerusform>
            <numerusform>%1, %n Anfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured: mean %1, from %2 to %3 %4, %n points</source>
        <translation>
            <numerusform>Gemessen: Mittel %1, von %2 bis %3 %4, %n Punkt</numerusform>
            <numerusform>Gemessen: Mittel %1, von %2 bis %3 %4, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Means from %1 to %2</source>
        <translation>Mittelwerte von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 measured %2 %3</source>
        <translation>%1 gemessen %2 %3</translation>
    </message>
    <message>
        <source>Running and waiting requests, KV cache, tokens a step, step time and the age of the oldest request in the queue, simulated and measured. The wheel zooms, a drag selects a range, Shift and drag pans, Ctrl and drag slides what was measured; W S A D zoom and pan, Backspace goes back, F shows the selection or the whole run, M makes an observation of the selection.</source>
        <translation>Laufende und wartende Anfragen, KV-Cache, Token je Schritt, Schrittdauer und Alter der ältesten wartenden Anfrage, simuliert und gemessen. Das Rad vergrößert, Ziehen wählt einen Bereich, Umschalt und Ziehen verschiebt, Strg und Ziehen schiebt das Gemessene; W S A D vergrößern und verschieben, die Rücktaste geht zurück, F zeigt die Auswahl oder den ganzen Lauf, M macht aus der Auswahl eine Beobachtung.</translation>
    </message>
</context>
</TS>
