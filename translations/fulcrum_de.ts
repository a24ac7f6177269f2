<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Examples</name>
    <message>
        <source>Which of five fixes comes first?</source>
        <translation>Welche von fünf Maßnahmen kommt zuerst?</translation>
    </message>
    <message>
        <source>ranked by expected value</source>
        <translation>geordnet nach Erwartungswert</translation>
    </message>
    <message>
        <source>p99 TTFT × 5 after a deploy: why?</source>
        <translation>p99 TTFT × 5 nach einem Deployment: warum?</translation>
    </message>
    <message>
        <source>a cold prefix cache on some replicas</source>
        <translation>ein kalter Präfix-Cache auf einigen Replikaten</translation>
    </message>
    <message>
        <source>One tenant floods: what to limit?</source>
        <translation>Ein Mandant überflutet alles: was begrenzen?</translation>
    </message>
    <message>
        <source>a bucket for each; overload bounded</source>
        <translation>ein Bucket für jeden; Überlast begrenzt</translation>
    </message>
    <message>
        <source>What does a rolling rollback cost?</source>
        <translation>Was kostet ein rollierender Rollback?</translation>
    </message>
    <message>
        <source>worse first, then better</source>
        <translation>erst schlechter, dann besser</translation>
    </message>
    <message>
        <source>Does my trace fit at twice the pace?</source>
        <translation>Passt mein Trace im doppelten Tempo?</translation>
    </message>
    <message>
        <source>replayed on one L40S</source>
        <translation>auf einer L40S nachgespielt</translation>
    </message>
    <message>
        <source>What does routing by prefix save?</source>
        <translation>Was spart Routing nach Präfix?</translation>
    </message>
    <message>
        <source>history is found, not recomputed</source>
        <translation>der Verlauf wird gefunden, nicht neu berechnet</translation>
    </message>
    <message>
        <source>How fast is the simulator?</source>
        <translation>Wie schnell ist der Simulator?</translation>
    </message>
    <message>
        <source>10⁶ requests in a second</source>
        <translation>10⁶ Anfragen in einer Sekunde</translation>
    </message>
    <message>
        <source>Starts at once, then types slowly</source>
        <translation>Beginnt sofort, tippt dann langsam</translation>
    </message>
    <message>
        <source>The batch grows, and every step reads the KV cache of all of it</source>
        <translation>Der Batch wächst, und jeder Schritt liest den gesamten KV-Cache darin</translation>
    </message>
    <message>
        <source>KV cache in fp8; a cap would trade it for queueing</source>
        <translation>KV-Cache in fp8; eine Grenze würde es nur gegen Warten tauschen</translation>
    </message>
    <message>
        <source>TPOT p95</source>
        <translation>TPOT p95</translation>
    </message>
    <message>
        <source>the median gap is as it was → 3.4; preemptions climb → 3.3</source>
        <translation>Abstand im Median unverändert → 3.4; mehr Verdrängungen → 3.3</translation>
    </message>
    <message>
        <source>GPU at 30 %, queue full</source>
        <translation>GPU bei 30 %, Warteschlange voll</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>Der Batch wird erst aufgefüllt, wenn seine längste Antwort fertig ist</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>Continuous Batching</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>Tok/s</translation>
    </message>
    <message>
        <source>running at its cap, KV to spare → a slow host loop</source>
        <translation>Laufende an der Grenze, KV frei → langsame Host-Schleife</translation>
    </message>
    <message>
        <source>Trouble only with long contexts</source>
        <translation>Probleme nur bei langen Kontexten</translation>
    </message>
    <message>
        <source>Admission counts requests, but what runs out is tokens</source>
        <translation>Die Zulassung zählt Anfragen, knapp werden aber Token</translation>
    </message>
    <message>
        <source>KV cache in fp8, and long prompts 512 tokens a step</source>
        <translation>KV-Cache in fp8, lange Prompts mit 512 Token je Schritt</translation>
    </message>
    <message>
        <source>TTFT p99</source>
        <translation>TTFT p99</translation>
    </message>
    <message>
        <source>KV is low when latency rises → 3.4; no long prompts → 3.1</source>
        <translation>KV niedrig, wenn die Latenz steigt → 3.4; keine langen Prompts → 3.1</translation>
    </message>
    <message>
        <source>Answers freeze for a moment</source>
        <translation>Antworten stocken kurz</translation>
    </message>
    <message>
        <source>Somebody else&apos;s long prompt is computed whole in one step</source>
        <translation>Ein fremder langer Prompt wird ganz in einem Schritt berechnet</translation>
    </message>
    <message>
        <source>Chunked prefill: 1,024 tokens a step, long prompts half</source>
        <translation>Chunked Prefill: 1.024 Token je Schritt, lange Prompts die Hälfte</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>long gaps on steps without prefill → preemption, a host stall</source>
        <translation>lange Abstände in Schritten ohne Prefill → Verdrängung, Host blockiert</translation>
    </message>
    <message>
        <source>Three times the price</source>
        <translation>Dreifacher Preis</translation>
    </message>
    <message>
        <source>The same 1,800 tokens are computed again for each request</source>
        <translation>Dieselben 1.800 Token werden für jede Anfrage neu berechnet</translation>
    </message>
    <message>
        <source>Prefix caching, and give replicas back</source>
        <translation>Präfix-Caching, und Replikate zurückgeben</translation>
    </message>
    <message>
        <source>$ per M tok</source>
        <translation>$ je Mio. Tok</translation>
    </message>
    <message>
        <source>the hit ratio is high already → 3.2</source>
        <translation>die Trefferquote ist schon hoch → 3.2</translation>
    </message>
</context>
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
    <name>Figures</name>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
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
        <source>queue time</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>insgesamt</translation>
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
    <message>
        <source>cap %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>GPU computes %1 % of it</source>
        <translation>GPU rechnet %1 % davon</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>Um wie viel der Lauf in jedem Moment über dem verglichenen liegt; Band: die Grenzen davon.</translation>
    </message>
</context>
<context>
    <name>TriageWords</name>
    <message>
        <source>worst replica</source>
        <translation>schlechteste Replik</translation>
    </message>
    <message>
        <source>share kept for what the catalogue lacks</source>
        <translation>Anteil für das, was dem Katalog fehlt</translation>
    </message>
    <message>
        <source>%1: %2, seen %3</source>
        <translation>%1: %2, gesehen %3</translation>
    </message>
    <message>
        <source>fails %1</source>
        <translation>verfehlt %1</translation>
    </message>
    <message>
        <source>fitted: %1</source>
        <translation>angepasst: %1</translation>
    </message>
    <message>
        <source>chance alone</source>
        <translation>Zufall allein</translation>
    </message>
    <message>
        <source>fails nothing</source>
        <translation>verfehlt nichts</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Geklärt</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>Tendenz, nicht geklärt</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Nicht zu sagen</translation>
    </message>
    <message>
        <source>whatever it is</source>
        <translation>was es auch ist</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
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
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>next panel</source>
        <translation>nächster Bereich</translation>
    </message>
    <message>
        <source>cancel a drag, then the selection, then ask about the job</source>
        <translation>bricht ein Ziehen ab, dann die Auswahl, dann die Frage nach dem Auftrag</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>nächstes Feld</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Zeichenfläche</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move the selected nodes by 8 px</source>
        <translation>verschieben die gewählten Knoten um 8 px</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>by 1 px</source>
        <translation>um 1 px</translation>
    </message>
    <message>
        <source>begin a link; arrows choose where to, Enter makes it</source>
        <translation>beginnt eine Verbindung; Pfeile wählen das Ziel, Eingabe zieht sie</translation>
    </message>
    <message>
        <source>lay out by rank</source>
        <translation>nach Rang anordnen</translation>
    </message>
    <message>
        <source>fit in view</source>
        <translation>einpassen</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>umbenennen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>Zeitachsen</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoomen</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>left right</source>
        <translation>links rechts</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>bewegen den Cursor</translation>
    </message>
    <message>
        <source>up down</source>
        <translation>auf ab</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>wählen eine Zeile</translation>
    </message>
    <message>
        <source>show the selection, or all</source>
        <translation>zeigt die Auswahl, sonst alles</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>alles zeigen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>back to what was shown before</source>
        <translation>zurück zum vorigen Ausschnitt</translation>
    </message>
    <message>
        <source>make an observation of the selection</source>
        <translation>macht aus der Auswahl eine Beobachtung</translation>
    </message>
    <message>
        <source>pin the row above the others</source>
        <translation>heftet die Zeile über den anderen an</translation>
    </message>
    <message>
        <source>note the moment under the cursor in the notebook</source>
        <translation>hält den Zeitpunkt unter dem Cursor im Notizbuch fest</translation>
    </message>
    <message>
        <source>previous, next request in the lanes</source>
        <translation>vorige, nächste Anfrage in den Bahnen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>zoomt am Zeiger</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <translation>Strg+Ziehen</translation>
    </message>
    <message>
        <source>slide what was measured</source>
        <translation>verschiebt das Gemessene</translation>
    </message>
    <message>
        <source>Alt+wheel</source>
        <translation>Alt+Rad</translation>
    </message>
    <message>
        <source>scroll rows</source>
        <translation>rollt die Zeilen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BillPanel</name>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Prefixes again</source>
        <translation>Präfixe erneut</translation>
    </message>
    <message>
        <source>GPU without work</source>
        <translation>GPU ohne Arbeit</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>Reservereplikate</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>Leerlaufstunden</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Where the bill goes is not simulated yet. Simulate levers does it.</source>
        <translation>Woraus sich die Rechnung ergibt, ist noch nicht simuliert. „Hebel simulieren“ tut es.</translation>
    </message>
    <message>
        <source>No bill was made.</source>
        <translation>Es wurde keine Rechnung erstellt.</translation>
    </message>
    <message>
        <source>%1: %2 for 1,000 requests, %3 a week</source>
        <translation>%1: %2 für 1.000 Anfragen, %3 je Woche</translation>
    </message>
    <message>
        <source>%1 takes %2 for them (%3 input tokens each, %4 of them cached, %5 output): the own bill is ×&#xa0;%6.</source>
        <translation>%1 nimmt dafür %2 (je %3 Eingabe-Token, davon %4 im Cache, %5 Ausgabe-Token): die eigene Rechnung ist ×&#xa0;%6.</translation>
    </message>
    <message>
        <source>No prices to compare with: %1.</source>
        <translation>Keine Preise zum Vergleichen: %1.</translation>
    </message>
    <message>
        <source>%1 frees %2 of %3 replicas: %4 a week, paid back in %5 weeks.</source>
        <translation>%1 macht %2 von %3 Replikaten frei: %4 je Woche, amortisiert nach %5 Wochen.</translation>
    </message>
    <message>
        <source>%1 needs %2 replicas more: %3 a week.</source>
        <translation>%1 braucht %2 Replikate mehr: %3 je Woche.</translation>
    </message>
    <message>
        <source>%1 frees no whole replica: the bill stays.</source>
        <translation>%1 macht kein ganzes Replikat frei: die Rechnung bleibt.</translation>
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
    <name>fulcrum::app::CommandPalette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder einen Befehl ausführen</translation>
    </message>
    <message>
        <source>Search commands, nodes, parameters, scenarios, records, mechanisms, levers, problems</source>
        <translation>Befehle, Knoten, Parameter, Szenarien, Einträge, Mechanismen, Hebel, Probleme durchsuchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
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
    <name>fulcrum::app::DetailPanel</name>
    <message>
        <source>Rank fixes</source>
        <translation>Maßnahmen ordnen</translation>
    </message>
    <message>
        <source>predicted against observed, × observed, log scale</source>
        <translation>vorhergesagt gegen beobachtet, × beobachtet, logarithmisch</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Vorab</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s prior</source>
        <translation>Zurück zur Vorabwahrscheinlichkeit des Katalogs</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Set by the project under [triage.priors]</source>
        <translation>Vom Projekt gesetzt unter [triage.priors]</translation>
    </message>
    <message>
        <source>The catalogue&apos;s, an estimate. A probability from 0 to 1 typed here becomes part of the project.</source>
        <translation>Die des Katalogs, eine Schätzung. Eine hier getippte Wahrscheinlichkeit von 0 bis 1 wird Teil des Projekts.</translation>
    </message>
    <message>
        <source>Left out.</source>
        <translation>Ausgelassen.</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Also</translation>
    </message>
    <message>
        <source>it has no probability of its own: it is part of None of these.</source>
        <translation>er hat keine eigene Wahrscheinlichkeit: er gehört zu „Keiner davon“.</translation>
    </message>
    <message>
        <source>Fitted:</source>
        <translation>Angepasst:</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Abhilfe:</translation>
    </message>
    <message>
        <source>It brings</source>
        <translation>Sie bringt</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3, %4 (%5)</source>
        <translation>%1 %2 statt %3, %4 (%5)</translation>
    </message>
    <message>
        <source>Confirm:</source>
        <translation>Bestätigen:</translation>
    </message>
    <message>
        <source>A probability lies between 0 and 1, for example 0.15 or 15 %.</source>
        <translation>Eine Wahrscheinlichkeit liegt zwischen 0 und 1, zum Beispiel 0,15 oder 15 %.</translation>
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
    <name>fulcrum::app::EvChart</name>
    <message>
        <source>Distribution of expected values</source>
        <translation>Verteilung der Erwartungswerte</translation>
    </message>
    <message>
        <source>expected value, %1</source>
        <translation>Erwartungswert, %1</translation>
    </message>
    <message>
        <source>The first is above the second in %1 of %2 draws</source>
        <translation>Der Erste liegt in %1 von %2 Ziehungen über dem Zweiten</translation>
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
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
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
    <message>
        <source>Compare %1 and %2</source>
        <translation>%1 und %2 vergleichen</translation>
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
    <name>fulcrum::app::FixesAnalysis</name>
    <message>
        <source>judged</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>Rank levers</source>
        <translation>Hebel ordnen</translation>
    </message>
    <message>
        <source>Compare rankings</source>
        <translation>Rangfolgen vergleichen</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>Hebel simulieren</translation>
    </message>
    <message>
        <source>the run has no end by time, so it has no halves</source>
        <translation>der Lauf endet nicht nach Zeit und hat daher keine Hälften</translation>
    </message>
    <message>
        <source>set until</source>
        <translation>„until“ setzen</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>zweite Hälfte</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>erste Hälfte</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesHeader</name>
    <message>
        <source>Fixes</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>Hebel simulieren</translation>
    </message>
    <message>
        <source>Next: report</source>
        <translation>Weiter: Bericht</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops; levers that are finished keep their figures</source>
        <translation>Hält an; fertige Hebel behalten ihre Zahlen</translation>
    </message>
    <message>
        <source>Plays every lever against the same random draws</source>
        <translation>Spielt jeden Hebel gegen dieselben Zufallszahlen</translation>
    </message>
    <message>
        <source>Tie at the top</source>
        <translation>Gleichstand an der Spitze</translation>
    </message>
    <message>
        <source>Clear first</source>
        <translation>Klar vorn</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>Tendenz, nicht geklärt</translation>
    </message>
    <message>
        <source>Impact before edit</source>
        <translation>Wirkung vor der Änderung</translation>
    </message>
    <message>
        <source>Impact partly simulated</source>
        <translation>Wirkung teils simuliert</translation>
    </message>
    <message>
        <source>Impact simulated</source>
        <translation>Wirkung simuliert</translation>
    </message>
    <message>
        <source>Impact judged</source>
        <translation>Wirkung geschätzt</translation>
    </message>
    <message>
        <source>Impacts come from runs with the same random draws; engine and device: %1</source>
        <translation>Wirkungen stammen aus Läufen mit denselben Zufallszahlen; Engine und Gerät: %1</translation>
    </message>
    <message>
        <source>Impacts are judgements; Simulate levers replaces them by runs</source>
        <translation>Wirkungen sind Schätzungen; „Hebel simulieren“ ersetzt sie durch Läufe</translation>
    </message>
    <message>
        <source>P(first): %1</source>
        <translation>P(Erster): %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesPage</name>
    <message>
        <source>Fixes</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>Whose estimates</source>
        <translation>Wessen Schätzungen</translation>
    </message>
    <message>
        <source>Whose estimates the ranking is made of, and whose an edit changes</source>
        <translation>Aus wessen Schätzungen die Rangfolge entsteht, und wessen eine Änderung betrifft</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Hides the ranges of other people until this is taken back</source>
        <translation>Verbirgt die Bereiche anderer, bis dies zurückgenommen wird</translation>
    </message>
    <message>
        <source>Lay over on Run</source>
        <translation>Im Lauf überlagern</translation>
    </message>
    <message>
        <source>Shows the scenario with the lever over the one without, on the Run page</source>
        <translation>Zeigt das Szenario mit dem Hebel über dem ohne ihn, auf der Seite Lauf</translation>
    </message>
    <message>
        <source>Levers by expected value</source>
        <translation>Hebel nach Erwartungswert</translation>
    </message>
    <message>
        <source>The other ranking</source>
        <translation>Die andere Rangfolge</translation>
    </message>
    <message>
        <source>Expected value</source>
        <translation>Erwartungswert</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>Wahrscheinlichkeit jedes Rangs</translation>
    </message>
    <message>
        <source>Two rankings</source>
        <translation>Zwei Rangfolgen</translation>
    </message>
    <message>
        <source>Portfolio</source>
        <translation>Portfolio</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>unkalibriert</translation>
    </message>
    <message>
        <source>The levers cannot be ranked: %1</source>
        <translation>Die Hebel lassen sich nicht ordnen: %1</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>this project</source>
        <translation>dieses Projekt</translation>
    </message>
    <message>
        <source>Estimates as given</source>
        <translation>Schätzungen wie angegeben</translation>
    </message>
    <message>
        <source>All pooled</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Jemand anders…</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message>
        <source>Who judges?</source>
        <translation>Wer schätzt?</translation>
    </message>
    <message>
        <source>judged impacts</source>
        <translation>geschätzte Wirkungen</translation>
    </message>
    <message>
        <source>estimates as given</source>
        <translation>Schätzungen wie angegeben</translation>
    </message>
    <message>
        <source>another project…</source>
        <translation>anderes Projekt…</translation>
    </message>
    <message>
        <source>Another project</source>
        <translation>Anderes Projekt</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>Projekte (*.toml)</translation>
    </message>
    <message>
        <source>%1 people have judged this. Choose whose estimate to change.</source>
        <translation>%1 Personen haben dies geschätzt. Wählen Sie, wessen Schätzung geändert wird.</translation>
    </message>
    <message>
        <source>choose a name above the table</source>
        <translation>wählen Sie über der Tabelle einen Namen</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>all on %1</source>
        <translation>alle in %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>first half of the run</source>
        <translation>erste Hälfte des Laufs</translation>
    </message>
    <message>
        <source>second half of the run</source>
        <translation>zweite Hälfte des Laufs</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What simulated impact is measured by</source>
        <translation>Woran die simulierte Wirkung gemessen wird</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Where the bill goes, beside a provider&apos;s prices, and what levers take off it</source>
        <translation>Woraus sich die Rechnung ergibt, neben den Preisen eines Anbieters, und was Hebel daran sparen</translation>
    </message>
    <message>
        <source>No ranking yet. Any project with a scenario has one: of its own levers, or of those of the catalogue.</source>
        <translation>Noch keine Rangfolge. Jedes Projekt mit einem Szenario hat eine: aus seinen eigenen Hebeln oder denen des Katalogs.</translation>
    </message>
    <message>
        <source>Levers are being ranked; their order appears in a moment.</source>
        <translation>Hebel werden geordnet; die Rangfolge erscheint gleich.</translation>
    </message>
    <message>
        <source>on their own</source>
        <translation>jeder im eigenen</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>ganzer Lauf</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::HypothesesModel</name>
    <message>
        <source>%1: predicted %2 (%3 to %4), seen %5; %6 standard deviations off</source>
        <translation>%1: vorhergesagt %2 (%3 bis %4), gesehen %5; %6 Standardabweichungen daneben</translation>
    </message>
    <message>
        <source>%1 was seen to be %2</source>
        <translation>%1 wurde als %2 gesehen</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
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
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>1 replication of %1 with the same draws; all of them when the hand rests</source>
        <translation>1 Wiederholung von %1 mit denselben Zufallszahlen; alle, sobald die Hand ruht</translation>
    </message>
    <message>
        <source>Note on the canvas</source>
        <translation>Notiz auf der Zeichenfläche</translation>
    </message>
    <message>
        <source>Stands below the node on the canvas, and as a comment above it in the file. Kept when the cursor leaves.</source>
        <translation>Steht auf der Zeichenfläche unter dem Knoten und in der Datei als Kommentar darüber. Übernommen, sobald der Cursor das Feld verlässt.</translation>
    </message>
    <message>
        <source>Select nodes of one kind to edit them together, or one node.</source>
        <translation>Knoten einer Art auswählen, um sie gemeinsam zu bearbeiten, oder einen einzelnen.</translation>
    </message>
    <message numerus="yes">
        <source>Reset %1 of %n nodes</source>
        <translation>
            <numerusform>%1 von %n Knoten zurücksetzen</numerusform>
            <numerusform>%1 von %n Knoten zurücksetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Klasse %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobTracker</name>
    <message>
        <source>Waits for the %1, which does not come back</source>
        <translation>Wartet auf %1; es kommt nicht zurück</translation>
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
    <name>fulcrum::app::Levers</name>
    <message>
        <source>S1 ratio</source>
        <translation>S1 Verhältnis</translation>
    </message>
    <message>
        <source>S2 effort and risk</source>
        <translation>S2 Aufwand und Risiko</translation>
    </message>
    <message>
        <source>S3 net value</source>
        <translation>S3 Nettowert</translation>
    </message>
    <message>
        <source>Impact alone</source>
        <translation>Nur Wirkung</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>P(diagnosis)</source>
        <translation>P(Diagnose)</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>P(fail)</source>
        <translation>P(Fehlschlag)</translation>
    </message>
    <message>
        <source>blast weeks</source>
        <translation>Schadenswochen</translation>
    </message>
    <message>
        <source>0 to 10</source>
        <translation>0 bis 10</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>engineer-weeks</source>
        <translation>Personenwochen</translation>
    </message>
    <message>
        <source>Do first</source>
        <translation>Zuerst tun</translation>
    </message>
    <message>
        <source>Consider</source>
        <translation>Erwägen</translation>
    </message>
    <message>
        <source>Measure first</source>
        <translation>Erst messen</translation>
    </message>
    <message>
        <source>Would not do</source>
        <translation>Nicht tun</translation>
    </message>
    <message>
        <source>all pooled</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>S4 if it works</source>
        <translation>S4 bei Erfolg</translation>
    </message>
    <message>
        <source>by symptom</source>
        <translation>nach Symptom</translation>
    </message>
    <message>
        <source>by missed objectives</source>
        <translation>nach verfehlten Zielen</translation>
    </message>
    <message>
        <source>by goodput</source>
        <translation>nach Goodput</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>nach Kosten</translation>
    </message>
    <message>
        <source>by weights</source>
        <translation>nach Gewichten</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversDelegate</name>
    <message>
        <source>Lowest / most likely / highest</source>
        <translation>Niedrigster / wahrscheinlichster / höchster</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversModel</name>
    <message>
        <source>Why not: %1</source>
        <translation>Warum nicht: %1</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>the row to beat</source>
        <translation>die Zeile, die zu schlagen ist</translation>
    </message>
    <message>
        <source>, tie</source>
        <translation>, Gleichstand</translation>
    </message>
    <message>
        <source>: a trade</source>
        <translation>: ein Tausch</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; 95 % over draws of the uncertain constants: %4 to %5</source>
        <translation>%1 von %2 auf %3; 95 % über Ziehungen der unsicheren Konstanten: %4 bis %5</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The simulated impact takes the place of this judgement.</source>
        <translation>Die simulierte Wirkung tritt an die Stelle dieser Schätzung.</translation>
    </message>
    <message>
        <source>Expected value %1, 5 to 95 % of the draws: %2 to %3</source>
        <translation>Erwartungswert %1, 5 bis 95 % der Ziehungen: %2 bis %3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Place by expected value; those that cannot be told apart share one</source>
        <translation>Platz nach Erwartungswert; was sich nicht trennen lässt, teilt einen</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TTFT p99</source>
        <translation>TTFT p99</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Mean TPOT</source>
        <translation>Mittlere TPOT</translation>
    </message>
    <message>
        <source>Inter-token latency p99</source>
        <translation>Abstand zwischen Tokens, p99</translation>
    </message>
    <message>
        <source>Inter-token gaps above 100 ms in 1,000</source>
        <translation>Abstände zwischen Tokens über 100 ms je 1.000</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>USD per million output tokens</source>
        <translation>USD je Million Ausgabetokens</translation>
    </message>
    <message>
        <source>Requests that are turned away</source>
        <translation>Abgewiesene Anfragen</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>KV usage at its highest</source>
        <translation>KV-Belegung in der Spitze</translation>
    </message>
    <message>
        <source>I</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Impact on the symptom, 0 to 10; Enter edits the judged range</source>
        <translation>Wirkung auf das Symptom, 0 bis 10; Eingabe ändert den geschätzten Bereich</translation>
    </message>
    <message>
        <source>Probability that the diagnosis is right; Enter edits it</source>
        <translation>Wahrscheinlichkeit, dass die Diagnose stimmt; Eingabe ändert sie</translation>
    </message>
    <message>
        <source>Wk</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Effort in engineer-weeks, mean; Enter edits the range</source>
        <translation>Aufwand in Personenwochen, Mittel; Eingabe ändert den Bereich</translation>
    </message>
    <message>
        <source>Probability that it fails or is taken back; Enter edits it</source>
        <translation>Wahrscheinlichkeit, dass er scheitert oder zurückgenommen wird; Eingabe ändert sie</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>What a failure costs in engineer-weeks; Enter edits it</source>
        <translation>Was ein Fehlschlag an Personenwochen kostet; Eingabe ändert es</translation>
    </message>
    <message>
        <source>5–95 %</source>
        <translation>5–95 %</translation>
    </message>
    <message>
        <source>5 to 95 % of the draws of the expected value, on one scale; the tick is the mean</source>
        <translation>5 bis 95 % der Ziehungen des Erwartungswerts, auf einer Skala; der Strich ist das Mittel</translation>
    </message>
    <message>
        <source>EV</source>
        <translation>EW</translation>
    </message>
    <message>
        <source>Expected value: mean over the draws, with 5 to 95 % of them</source>
        <translation>Erwartungswert: Mittel über die Ziehungen, mit 5 bis 95 % von ihnen</translation>
    </message>
    <message>
        <source>P(1st)</source>
        <translation>P(1.)</translation>
    </message>
    <message>
        <source>Probability of being first</source>
        <translation>Wahrscheinlichkeit, Erster zu sein</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>5 to 95 % of the ranks</source>
        <translation>5 bis 95 % der Ränge</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no range. Write lowest / most likely / highest, for example 0.5 / 1.5 / 3</source>
        <translation>„%1“ ist kein Bereich. Schreiben Sie niedrigster / wahrscheinlichster / höchster, zum Beispiel 0.5 / 1.5 / 3</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Stockt</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Goodput: share of requests that meet their objectives</source>
        <translation>Goodput: Anteil der Anfragen, die ihre Ziele einhalten</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Abgew.</translation>
    </message>
    <message>
        <source>Diag</source>
        <translation>Diag</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fehl</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LiveAnswer</name>
    <message>
        <source>TTFT p95</source>
        <translation>TTFT p95</translation>
    </message>
    <message>
        <source>TPOT mean</source>
        <translation>TPOT Mittel</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>Output tok/s</source>
        <translation>Ausgabe Tok/s</translation>
    </message>
    <message>
        <source>$ per M tok</source>
        <translation>$ je Mio. Tok</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LiveStrips</name>
    <message>
        <source>Timelines of the edit</source>
        <translation>Zeitverläufe der Änderung</translation>
    </message>
    <message>
        <source>Of the short run: the line is with the edited value, the dashes are today&apos;s. Below each name: the mean today and edited.</source>
        <translation>Aus dem kurzen Lauf: die Linie mit dem geänderten Wert, gestrichelt mit dem heutigen. Unter jedem Namen: das Mittel heute und geändert.</translation>
    </message>
    <message>
        <source>%1: mean %2 today, %3 edited %4</source>
        <translation>%1: Mittel heute %2, geändert %3 %4</translation>
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
        <translation>%1 hat sich auf dem Datenträger geändert.</translation>
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
    <message>
        <source>Seen on the Run page</source>
        <translation>Auf der Seite Lauf gesehen</translation>
    </message>
    <message>
        <source>no project is open</source>
        <translation>kein Projekt ist offen</translation>
    </message>
    <message>
        <source>%1: simulating</source>
        <translation>%1: wird simuliert</translation>
    </message>
    <message>
        <source>%1: not simulated yet</source>
        <translation>%1: noch nicht simuliert</translation>
    </message>
    <message numerus="yes">
        <source>%1 opened and simulated: %n scenarios, %2 runs</source>
        <translation>
            <numerusform>%1 geöffnet und simuliert: %n Szenario, %2 Läufe</numerusform>
            <numerusform>%1 geöffnet und simuliert: %n Szenarien, %2 Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: open the five symptoms</source>
        <translation>Weiter: die fünf Symptome öffnen</translation>
    </message>
    <message>
        <source>Next: simulate %1</source>
        <translation>Weiter: %1 simulieren</translation>
    </message>
    <message>
        <source>Next: open 3.4 and see why answers freeze</source>
        <translation>Weiter: 3.4 öffnen und sehen, warum Antworten stocken</translation>
    </message>
    <message>
        <source>Next: look at the run</source>
        <translation>Weiter: den Lauf ansehen</translation>
    </message>
    <message>
        <source>Make a project</source>
        <translation>Projekt anlegen</translation>
    </message>
    <message>
        <source>Not taken over: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Angenommen: %1</translation>
    </message>
    <message>
        <source>Taken over: %1</source>
        <translation>Übernommen: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n settings were taken over</source>
        <translation>
            <numerusform>%n Einstellung wurde übernommen</numerusform>
            <numerusform>%n Einstellungen wurden übernommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not</source>
        <translation>
            <numerusform>%n nicht</numerusform>
            <numerusform>%n nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n angenommen</numerusform>
            <numerusform>%n angenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Made from what you gave: %1, %2, %3. Problems lists each.</source>
        <translation>Aus Ihren Angaben gemacht: %1, %2, %3. „Probleme“ zählt jede auf.</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>Szenario %1</translation>
    </message>
    <message>
        <source>node %1, %2</source>
        <translation>Knoten %1, %2</translation>
    </message>
    <message>
        <source>parameter of %1, %2</source>
        <translation>Parameter von %1, %2</translation>
    </message>
    <message>
        <source>observation of %1</source>
        <translation>Beobachtung von %1</translation>
    </message>
    <message>
        <source>record: %1</source>
        <translation>Eintrag: %1</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>mechanism %1</source>
        <translation>Mechanismus %1</translation>
    </message>
    <message>
        <source>lever %1</source>
        <translation>Hebel %1</translation>
    </message>
    <message>
        <source>example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Timelines.&lt;/b&gt; One row a figure, all on one axis of time. The line is the mean of what falls on a pixel, the band around it the lowest and highest value there, so that no spike is lost when you zoom out. Dashes are the scenario it is compared with; what was measured lies over it in the colour of text. Drag to select time, W and S zoom, F fits, P pins a row, N notes the moment in the notebook, M makes an observation.</source>
        <translation>&lt;b&gt;Zeitachsen.&lt;/b&gt; Eine Zeile je Größe, alle auf einer Zeitachse. Die Linie ist das Mittel dessen, was auf ein Pixel fällt, das Band darum der niedrigste und höchste Wert dort, sodass beim Herauszoomen keine Spitze verloren geht. Gestrichelt ist das Szenario, mit dem verglichen wird; Gemessenes liegt in der Farbe des Textes darüber. Ziehen wählt Zeit, W und S zoomen, F passt ein, P heftet eine Zeile an, N hält den Zeitpunkt im Notizbuch fest, M macht eine Beobachtung.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run.&lt;/b&gt; What a simulation of the scenario shows: timelines of the first replication, percentiles with their 95 % interval over replications, and their distributions. Percentiles are of nearest rank over all requests offered; those that had not ended count as longer than all others.</source>
        <translation>&lt;b&gt;Lauf.&lt;/b&gt; Was eine Simulation des Szenarios zeigt: Zeitachsen der ersten Wiederholung, Perzentile mit ihrem 95-%-Intervall über die Wiederholungen, und ihre Verteilungen. Perzentile sind die des nächsten Rangs über alle angebotenen Anfragen; nicht beendete zählen als länger als alle anderen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline.&lt;/b&gt; Requests flow from workloads through gateways and routers to engines; engines have their steps computed by devices. Rows on a node are the latest result. Drag from a port to link; L does it from the keyboard.</source>
        <translation>&lt;b&gt;Pipeline.&lt;/b&gt; Anfragen fließen von Lasten durch Gateways und Router zu Engines; Engines lassen ihre Schritte von Geräten rechnen. Zeilen eines Knotens sind das letzte Ergebnis. Von einem Anschluss ziehen verbindet; mit der Tastatur tut es L.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Inspector.&lt;/b&gt; The parameters of what is selected. A dot marks what was changed, ≠ what differs from the scenario that this one extends. The row with the focus has a slider: while you drag it, a short run answers below; when the hand rests, the scenario is simulated in full.</source>
        <translation>&lt;b&gt;Inspektor.&lt;/b&gt; Die Parameter dessen, was gewählt ist. Ein Punkt zeigt Geändertes, ≠ was vom Szenario abweicht, das dieses erweitert. Die Zeile mit dem Fokus hat einen Schieber: beim Ziehen antwortet unten ein kurzer Lauf; ruht die Hand, wird das Szenario ganz simuliert.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Notebook.&lt;/b&gt; Observations, hypotheses, actions, predictions and recovery checks, never mixed up. Actions that overlap lose their causal credit until a replay separates them and a person accepts it.</source>
        <translation>&lt;b&gt;Notizbuch.&lt;/b&gt; Beobachtungen, Hypothesen, Maßnahmen, Vorhersagen und Prüfungen der Erholung, nie vermischt. Maßnahmen, die sich überlappen, verlieren ihren Verdienst, bis eine Wiederholung sie trennt und ein Mensch sie annimmt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Triage.&lt;/b&gt; Rival mechanisms, ranked by how well each explains all observations together, the observation that each one fails, and the one measurement that splits the leaders.</source>
        <translation>&lt;b&gt;Triage.&lt;/b&gt; Rivalisierende Mechanismen, geordnet danach, wie gut jeder alle Beobachtungen zusammen erklärt, die Beobachtung, die jeder verfehlt, und die eine Messung, die die vordersten trennt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fixes.&lt;/b&gt; Every lever with what it is expected to bring over what it costs and risks. An interval that spans many ranks means that the order is not settled.</source>
        <translation>&lt;b&gt;Maßnahmen.&lt;/b&gt; Jeder Hebel mit dem, was er voraussichtlich bringt, gegen das, was er kostet und riskiert. Ein Intervall über viele Ränge heißt, dass die Reihenfolge nicht geklärt ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Report.&lt;/b&gt; The page as it will be printed, with where each figure comes from.</source>
        <translation>&lt;b&gt;Bericht.&lt;/b&gt; Die Seite, wie sie gedruckt wird, mit der Herkunft jeder Zahl.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Welcome.&lt;/b&gt; Five symptoms, each with its mechanism, the lever, what the lever bought in the example project, and what you would see if this was not the cause.</source>
        <translation>&lt;b&gt;Willkommen.&lt;/b&gt; Fünf Symptome, jedes mit Mechanismus, Hebel, dem, was der Hebel im Beispielprojekt brachte, und was Sie sähen, wenn dies nicht die Ursache wäre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Problems, jobs, log and text.&lt;/b&gt; Each check of the project with the line or node it is about; a double click goes there.</source>
        <translation>&lt;b&gt;Probleme, Aufträge, Protokoll und Text.&lt;/b&gt; Jede Prüfung des Projekts mit der Zeile oder dem Knoten, um den es geht; ein Doppelklick führt dorthin.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Project.&lt;/b&gt; Scenarios with their nodes, the files of measurements that are open, and the records of the notebook by kind.</source>
        <translation>&lt;b&gt;Projekt.&lt;/b&gt; Szenarien mit ihren Knoten, die offenen Dateien mit Messungen und die Einträge des Notizbuchs nach Art.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Palette.&lt;/b&gt; The nodes there are. Drag one to the canvas, or press Enter.</source>
        <translation>&lt;b&gt;Palette.&lt;/b&gt; Die Knoten, die es gibt. Ziehen Sie einen auf die Zeichenfläche, oder drücken Sie Eingabe.</translation>
    </message>
    <message>
        <source>This applies when Fulcrum is started next.</source>
        <translation>Das gilt, wenn Fulcrum das nächste Mal startet.</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>&amp;Triage</source>
        <translation>&amp;Triage</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message>
        <source>&amp;Fixes</source>
        <translation>&amp;Maßnahmen</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>B&amp;ericht</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl</translation>
    </message>
    <message>
        <source>Two tenants behind a gateway</source>
        <translation>Zwei Mandanten hinter einem Gateway</translation>
    </message>
    <message>
        <source>Prefill and decode apart</source>
        <translation>Prefill und Decode getrennt</translation>
    </message>
    <message>
        <source>Copy incident &amp;update</source>
        <translation>&amp;Vorfallmeldung kopieren</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Die des Systems</translation>
    </message>
    <message>
        <source>&amp;Search or run a command…</source>
        <translation>&amp;Suchen oder einen Befehl ausführen…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>%1 cannot be written. Edits can be saved under another name.</source>
        <translation>%1 kann nicht geschrieben werden. Änderungen lassen sich unter anderem Namen sichern.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Sichern unter …</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Next: triage</source>
        <translation>Weiter: Triage</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>Weiter: Maßnahmen ordnen</translation>
    </message>
    <message>
        <source>Next: bring evidence</source>
        <translation>Weiter: Belege einlesen</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Belege einlesen …</translation>
    </message>
    <message>
        <source>N&amp;ote of node</source>
        <translation>&amp;Notiz zum Knoten</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MeasurePanel</name>
    <message>
        <source>Measure next</source>
        <translation>Als Nächstes messen</translation>
    </message>
    <message>
        <source>PromQL</source>
        <translation>PromQL</translation>
    </message>
    <message>
        <source>Copy PromQL</source>
        <translation>PromQL kopieren</translation>
    </message>
    <message>
        <source>Copy PromQL (C)</source>
        <translation>PromQL kopieren (C)</translation>
    </message>
    <message>
        <source>Measured value</source>
        <translation>Gemessener Wert</translation>
    </message>
    <message>
        <source>Value before the symptom</source>
        <translation>Wert vor dem Symptom</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>What it was before the symptom, where that is known: a change tells more than a level.</source>
        <translation>Was er vor dem Symptom war, wo das bekannt ist: eine Änderung sagt mehr als ein Stand.</translation>
    </message>
    <message>
        <source>Enter value</source>
        <translation>Wert eingeben</translation>
    </message>
    <message>
        <source>Becomes an observation of the project (E)</source>
        <translation>Wird eine Beobachtung des Projekts (E)</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Prove it wrong</source>
        <translation>Widerlegen</translation>
    </message>
    <message>
        <source>Mitigate first</source>
        <translation>Zuerst lindern</translation>
    </message>
    <message>
        <source>To mind</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>Nothing is ranked yet.</source>
        <translation>Noch ist nichts geordnet.</translation>
    </message>
    <message>
        <source>Nothing left is worth measuring: confirm the first, or act.</source>
        <translation>Nichts mehr ist eine Messung wert: bestätigen Sie den Ersten, oder handeln Sie.</translation>
    </message>
    <message>
        <source>%1 bits of %2 open; %3.</source>
        <translation>%1 Bit von %2 offenen; %3.</translation>
    </message>
    <message>
        <source>%1 more than the next best, %2%3.</source>
        <translation>%1 mehr als das Nächstbeste, %2%3.</translation>
    </message>
    <message>
        <source>, its cost counted</source>
        <translation>, seine Kosten eingerechnet</translation>
    </message>
    <message>
        <source>%1 tells %2.</source>
        <translation>%1 sagt %2.</translation>
    </message>
    <message>
        <source>tells most</source>
        <translation>sagt am meisten</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Or read one row together: %1; %2 bits.</source>
        <translation>Oder eine Zeile zusammen lesen: %1; %2 Bit.</translation>
    </message>
    <message>
        <source>If you see</source>
        <translation>Wenn Sie sehen</translation>
    </message>
    <message>
        <source>it points to</source>
        <translation>deutet es auf</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>den Ersten</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; leaves it %4; then &lt;b&gt;%5&lt;/b&gt; leads.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; lässt ihm %4; dann führt &lt;b&gt;%5&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>If it is wrong, %1 of the time this is seen.</source>
        <translation>Ist er falsch, sieht man das in %1 der Fälle.</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; speaks %4 to 1 against it.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; spricht %4 zu 1 dagegen.</translation>
    </message>
    <message>
        <source>No single figure refutes it.</source>
        <translation>Keine einzelne Größe widerlegt ihn.</translation>
    </message>
    <message>
        <source>Confirm it: %1</source>
        <translation>Bestätigen: %1</translation>
    </message>
    <message>
        <source>Reversible actions are being simulated against the first.</source>
        <translation>Umkehrbare Maßnahmen werden gegen den Ersten simuliert.</translation>
    </message>
    <message>
        <source>Nothing leads that an action could be simulated against.</source>
        <translation>Nichts führt, wogegen sich eine Maßnahme simulieren ließe.</translation>
    </message>
    <message>
        <source>Not simulated against the first.</source>
        <translation>Nicht gegen den Ersten simuliert.</translation>
    </message>
    <message>
        <source>No reversible action of the catalogue can be simulated here.</source>
        <translation>Keine umkehrbare Maßnahme des Katalogs lässt sich hier simulieren.</translation>
    </message>
    <message>
        <source>%1 is %2 with nothing done</source>
        <translation>%1 ist %2, wenn nichts geschieht</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Maßnahme</translation>
    </message>
    <message>
        <source>meanwhile</source>
        <translation>währenddessen</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>%1 (%2), after %3; costs: %4</source>
        <translation>%1 (%2), nach %3; kostet: %4</translation>
    </message>
    <message>
        <source>%1: %2. Two at once lose their credit.</source>
        <translation>%1: %2. Zwei zugleich verlieren ihren Verdienst.</translation>
    </message>
    <message>
        <source>None of these surely helps: find out more before acting.</source>
        <translation>Nichts davon hilft sicher: erst mehr herausfinden, dann handeln.</translation>
    </message>
    <message>
        <source>What is it now? For example %1</source>
        <translation>Wie ist der Wert jetzt? Zum Beispiel %1</translation>
    </message>
    <message>
        <source>measured for triage</source>
        <translation>für die Triage gemessen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MiniMap</name>
    <message>
        <source>Map of the pipeline</source>
        <translation>Karte der Pipeline</translation>
    </message>
    <message>
        <source>The whole pipeline; click to go there</source>
        <translation>Die ganze Pipeline; ein Klick führt dorthin</translation>
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
    <name>fulcrum::app::ObservationRowsModel</name>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>should be %1</source>
        <translation>sollte %1 sein</translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>timed-out ones counted as longer</source>
        <translation>abgelaufene als länger gezählt</translation>
    </message>
    <message>
        <source>its definition is not known</source>
        <translation>die Definition ist nicht bekannt</translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>keine Quelle angegeben</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationsPanel</name>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Beobachtungen</translation>
    </message>
    <message>
        <source>Not observed yet</source>
        <translation>Noch nicht beobachtet</translation>
    </message>
    <message>
        <source>would tell, bits</source>
        <translation>würde sagen, Bit</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>A claim to test</source>
        <translation>Eine Behauptung zum Prüfen</translation>
    </message>
    <message>
        <source>it is the network</source>
        <translation>es ist das Netz</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Test a claim like any other mechanism</source>
        <translation>Eine Behauptung prüfen wie jeden anderen Mechanismus</translation>
    </message>
    <message>
        <source>New observation…</source>
        <translation>Neue Beobachtung…</translation>
    </message>
    <message numerus="yes">
        <source>All %n figures of %1</source>
        <translation>
            <numerusform>Die %n Größe aus %1</numerusform>
            <numerusform>Alle %n Größen aus %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Belege einlesen…</translation>
    </message>
    <message>
        <source>Read off the run of %1</source>
        <translation>Aus dem Lauf von %1 ablesen</translation>
    </message>
    <message>
        <source>simulated run of %1</source>
        <translation>simulierter Lauf von %1</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>Neue Beobachtung</translation>
    </message>
    <message>
        <source>Nothing in the catalogue models that. It counts under None of these%1; a project may add a [[mechanism]] of its own.</source>
        <translation>Nichts im Katalog bildet das ab. Es zählt zu „Keiner davon“%1; ein Projekt kann einen eigenen [[mechanism]] hinzufügen.</translation>
    </message>
    <message>
        <source>Tested as “%1”</source>
        <translation>Geprüft als „%1“</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::OwnSystem</name>
    <message>
        <source>Choose files…</source>
        <translation>Dateien wählen…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Make project</source>
        <translation>Projekt anlegen</translation>
    </message>
    <message>
        <source>Paste a launch line, or drop a manifest, script, start-up log, config.json or trace here.</source>
        <translation>Fügen Sie eine Startzeile ein, oder lassen Sie Manifest, Skript, Startprotokoll, config.json oder Trace hier fallen.</translation>
    </message>
    <message>
        <source>Launch line</source>
        <translation>Startzeile</translation>
    </message>
    <message>
        <source>Take the files back</source>
        <translation>Die Dateien zurücknehmen</translation>
    </message>
    <message>
        <source>Requests a second, of all replicas</source>
        <translation>Anfragen je Sekunde, aller Repliken</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>as the files say</source>
        <translation>wie die Dateien sagen</translation>
    </message>
    <message>
        <source>Nothing leaves this computer; keys and names are left out</source>
        <translation>Nichts verlässt diesen Rechner; Schlüssel und Namen werden ausgelassen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>keine Dateien</translation>
    </message>
    <message>
        <source>What says how your engine runs</source>
        <translation>Was sagt, wie Ihre Engine läuft</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing was given yet</source>
        <translation>Noch wurde nichts angegeben</translation>
    </message>
    <message>
        <source>paste the line that starts your engine, or choose a file</source>
        <translation>fügen Sie die Zeile ein, die Ihre Engine startet, oder wählen Sie eine Datei</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PageView</name>
    <message>
        <source>Pages of the report</source>
        <translation>Seiten des Berichts</translation>
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
    <message>
        <source>Differs: %1. A value entered here is set in all.</source>
        <translation>Verschieden: %1. Ein hier eingegebener Wert wird überall gesetzt.</translation>
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
    <message>
        <source>&amp;Copy nodes</source>
        <translation>Knoten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste nodes</source>
        <translation>Knoten &amp;einfügen</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>&amp;Linke Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;tops</source>
        <translation>&amp;Oberkanten ausrichten</translation>
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
    <message>
        <source>Add %1 behind %2</source>
        <translation>%1 hinter %2 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n nodes</source>
        <translation>
            <numerusform>%n Knoten einfügen</numerusform>
            <numerusform>%n Knoten einfügen</numerusform>
        </translation>
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
    <message>
        <source>It failed while it was loaded: %1</source>
        <translation>Es scheiterte beim Laden: %1</translation>
    </message>
    <message>
        <source>It failed while it was loaded.</source>
        <translation>Es scheiterte beim Laden.</translation>
    </message>
    <message>
        <source>It needs &quot;%1&quot;, which is not there. Link what it needs, and build it against this version&apos;s headers.</source>
        <translation>Es braucht „%1“, was fehlt. Binden Sie ein, was es braucht, und bauen Sie es gegen die Header dieser Version.</translation>
    </message>
    <message>
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;. Give this one an id of its own, or name its folder in FULCRUM_PLUGIN_PATH, which is looked through first.</source>
        <translation>Das %1-Plugin „%2“ wurde schon aus „%3“ geladen. Geben Sie diesem eine eigene Kennung, oder nennen Sie seinen Ordner in FULCRUM_PLUGIN_PATH, wo zuerst gesucht wird.</translation>
    </message>
    <message>
        <source>Its description is not right: %1</source>
        <translation>Seine Beschreibung stimmt nicht: %1</translation>
    </message>
    <message>
        <source>It failed while it described itself.</source>
        <translation>Es scheiterte, während es sich beschrieb.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PortfolioPanel</name>
    <message>
        <source>%1 spare</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>No single input moves the first place.</source>
        <translation>Keine einzelne Größe verschiebt den ersten Platz.</translation>
    </message>
    <message>
        <source>Capacity in engineer-weeks</source>
        <translation>Kapazität in Personenwochen</translation>
    </message>
    <message>
        <source>Engineer-weeks there are; [ and ] move it by one</source>
        <translation>Verfügbare Personenwochen; [ und ] ändern sie um eine</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>What decides first place</source>
        <translation>Was den ersten Platz entscheidet</translation>
    </message>
    <message>
        <source>%1 weeks, one engineer</source>
        <translation>%1 Wochen, eine Person</translation>
    </message>
    <message>
        <source>Nothing fits that pays.</source>
        <translation>Nichts passt, was sich lohnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n fit: %1 weeks at the 80 % value of each, net value %2</source>
        <translation>
            <numerusform>%n passt: %1 Wochen beim 80-%-Wert, Nettowert %2</numerusform>
            <numerusform>%n passen: %1 Wochen beim 80-%-Wert eines jeden, Nettowert %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1 (%2 weeks), %3</source>
        <translation>Ausgelassen: %1 (%2 Wochen), %3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PredictedChart</name>
    <message>
        <source>Predicted against observed</source>
        <translation>Vorhergesagt gegen beobachtet</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>this mechanism</source>
        <translation>dieser Mechanismus</translation>
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
    <message>
        <source>Estimate of %1 by %2</source>
        <translation>Schätzung von %1 durch %2</translation>
    </message>
    <message>
        <source>Remove the estimate of %1 by %2</source>
        <translation>Schätzung von %1 durch %2 entfernen</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>Schätzung von %1</translation>
    </message>
    <message>
        <source>How levers are compared</source>
        <translation>Wie Hebel verglichen werden</translation>
    </message>
    <message>
        <source>Set the healthy scenario</source>
        <translation>Gesundes Szenario festlegen</translation>
    </message>
    <message>
        <source>Edit the prior of %1</source>
        <translation>Vorabwahrscheinlichkeit von %1 ändern</translation>
    </message>
    <message>
        <source>Note of %1</source>
        <translation>Notiz zu %1</translation>
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
    <name>fulcrum::app::RankHeat</name>
    <message>
        <source>Probability of each rank</source>
        <translation>Wahrscheinlichkeit jedes Rangs</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>P(first) is the marked column. Rows that share a shade across are a tie.</source>
        <translation>P(Erster) ist die markierte Spalte. Zeilen mit gleicher Schattierung stehen gleich.</translation>
    </message>
    <message>
        <source>%1 has rank %2 in %3 of the draws</source>
        <translation>%1 hat Rang %2 in %3 der Ziehungen</translation>
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
    <name>fulcrum::app::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Als %1 exportieren</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>as the project says</source>
        <translation>wie das Projekt sagt</translation>
    </message>
    <message>
        <source>few, rough figures</source>
        <translation>wenige, grobe Zahlen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>How much is run for triage, ranking and reproducer</source>
        <translation>Wie viel für Triage, Rangfolge und Nachstellung gerechnet wird</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>The same numbers go into all forms; CSV holds every table. Times are UTC.</source>
        <translation>In allen Formen stehen dieselben Zahlen; CSV enthält jede Tabelle. Zeiten in UTC.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>As the PDF prints it</source>
        <translation>Wie das PDF sie druckt</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Seite einpassen</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Breite einpassen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Nothing to report yet. A report is made of a project&apos;s scenarios, observations and notebook. Open a project, or start with a new one.</source>
        <translation>Noch nichts zu berichten. Ein Bericht entsteht aus Szenarien, Beobachtungen und Notizbuch eines Projekts. Öffnen Sie ein Projekt, oder beginnen Sie ein neues.</translation>
    </message>
    <message>
        <source>Lay out the report</source>
        <translation>Bericht setzen</translation>
    </message>
    <message>
        <source>Runs of the report</source>
        <translation>Läufe des Berichts</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keinem</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>Anderes Projekt…</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>Projekte (*.toml)</translation>
    </message>
    <message>
        <source>Runs of %1</source>
        <translation>Läufe von %1</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>Bereit zum Senden</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) open</source>
        <translation>
            <numerusform>%n Prüfung offen</numerusform>
            <numerusform>%n Prüfungen offen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Checks before you send, on the right</source>
        <translation>Prüfungen vor dem Senden, rechts</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), written to %1</source>
        <translation>
            <numerusform>%n Seite, nach %1 geschrieben</numerusform>
            <numerusform>%n Seiten, nach %1 geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>Läuft…</translation>
    </message>
    <message>
        <source>Next: run all parts</source>
        <translation>Weiter: alle Teile rechnen</translation>
    </message>
    <message>
        <source>Scenarios, triage, ranking and reproducer, with the same seeds</source>
        <translation>Szenarien, Triage, Rangfolge und Nachstellung, mit denselben Startwerten</translation>
    </message>
    <message>
        <source>Next: export PDF</source>
        <translation>Weiter: PDF exportieren</translation>
    </message>
    <message>
        <source>no pages</source>
        <translation>keine Seiten</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportSide</name>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>Woher die Zahlen kommen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Picture of the update</source>
        <translation>Bild der Meldung</translation>
    </message>
    <message>
        <source>Checks before you send</source>
        <translation>Prüfungen vor dem Senden</translation>
    </message>
    <message>
        <source>Incident update</source>
        <translation>Vorfallmeldung</translation>
    </message>
    <message>
        <source>Eight lines for a chat stand here once there is a project.</source>
        <translation>Hier stehen acht Zeilen für einen Chat, sobald es ein Projekt gibt.</translation>
    </message>
    <message>
        <source>measured or judged</source>
        <translation>gemessen oder geschätzt</translation>
    </message>
    <message>
        <source>No figures yet.</source>
        <translation>Noch keine Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s); each names its run in every form.</source>
        <translation>
            <numerusform>%n Zahl; sie nennt in jeder Form ihren Lauf.</numerusform>
            <numerusform>%n Zahlen; jede nennt in jeder Form ihren Lauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check yet.</source>
        <translation>Noch nichts zu prüfen.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RequestLanes</name>
    <message>
        <source>Request lanes</source>
        <translation>Bahnen der Anfragen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Request lanes.&lt;/b&gt; Each bar is a request of the first replication from its arrival to its last token: waiting orange, prefill blue, decode green. Zoomed out, a column has the colour of what takes most of its time and is as strong as it is full. Requests that were preempted are hatched in purple. A click shows the parts of one, which add up exactly; comma and full stop go to the one that arrived before and after it.</source>
        <translation>&lt;b&gt;Bahnen der Anfragen.&lt;/b&gt; Jeder Balken ist eine Anfrage der ersten Wiederholung von der Ankunft bis zum letzten Token: Warten orange, Prefill blau, Decode grün. Herausgezoomt hat eine Spalte die Farbe dessen, was dort die meiste Zeit nimmt, und ist so kräftig, wie sie voll ist. Verdrängte Anfragen sind violett schraffiert. Ein Klick zeigt die Teile einer Anfrage, die genau aufgehen; Komma und Punkt führen zu der, die davor und danach ankam.</translation>
    </message>
    <message numerus="yes">
        <source>%n lanes</source>
        <translation>
            <numerusform>%n Bahn</numerusform>
            <numerusform>%n Bahnen</numerusform>
        </translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>Anfrage %1</translation>
    </message>
    <message>
        <source>Request %1, arrived %2</source>
        <translation>Anfrage %1, angekommen %2</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message numerus="yes">
        <source>preempted %n times; when is not kept</source>
        <translation>
            <numerusform>%n-mal verdrängt; wann, wird nicht aufgehoben</numerusform>
            <numerusform>%n-mal verdrängt; wann, wird nicht aufgehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>client in</source>
        <translation>Client ein</translation>
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
        <translation>Client aus</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1, %n Anfrage</numerusform>
            <numerusform>%1, %n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>preempted</source>
        <translation>verdrängt</translation>
    </message>
    <message>
        <source>%1 of %2 lanes; click a bar for its parts</source>
        <translation>%1 von %2 Bahnen; ein Klick auf einen Balken zeigt seine Teile</translation>
    </message>
    <message>
        <source>too many to be kept</source>
        <translation>zu viele, um sie aufzuheben</translation>
    </message>
    <message>
        <source>No request is selected</source>
        <translation>Keine Anfrage ist gewählt</translation>
    </message>
    <message>
        <source>%1 + %2 tok</source>
        <translation>%1 + %2 Tok</translation>
    </message>
    <message>
        <source>it was not answered in full</source>
        <translation>sie wurde nicht ganz beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>its longest step</source>
        <translation>ihr längster Schritt</translation>
    </message>
    <message>
        <source>most tokens in a step</source>
        <translation>meiste Tokens in einem Schritt</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>end to end, their sum</source>
        <translation>insgesamt, ihre Summe</translation>
    </message>
    <message>
        <source>others in its steps</source>
        <translation>andere in ihren Schritten</translation>
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
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>rückgetestet (Residuum %1, an anderen Daten %2)</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>kalibriert (Residuum %1)</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>unkalibriert, aus gemessenen Schichttabellen</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>unkalibriert</translation>
    </message>
    <message numerus="yes">
        <source>, %n flags of the real engine are not simulated</source>
        <translation>
            <numerusform>, %n Option der echten Engine ist nicht simuliert</numerusform>
            <numerusform>, %n Optionen der echten Engine sind nicht simuliert</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack the two runs</source>
        <translation>Die beiden Läufe stapeln</translation>
    </message>
    <message>
        <source>Stacked: rows of its own for what is compared with, and for the difference, on the same time axis. Otherwise it lies dashed under the lines.</source>
        <translation>Gestapelt: eigene Zeilen für das Verglichene und für die Differenz, auf derselben Zeitachse. Sonst liegt es gestrichelt unter den Linien.</translation>
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
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>time against tokens</source>
        <translation>Zeit gegen Tokens</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>alle Repliken</translation>
    </message>
    <message>
        <source>%1 of 1,000 gaps above 100 ms</source>
        <translation>%1 von 1.000 Abständen über 100 ms</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SectionList</name>
    <message>
        <source>One-page summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Impact and status</source>
        <translation>Auswirkung und Stand</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Beobachtungen</translation>
    </message>
    <message>
        <source>Mitigations, judged</source>
        <translation>Linderungen, beurteilt</translation>
    </message>
    <message>
        <source>Rivals and measurement</source>
        <translation>Rivalen und Messung</translation>
    </message>
    <message>
        <source>What would prove it wrong</source>
        <translation>Was es widerlegen würde</translation>
    </message>
    <message>
        <source>Fixes and ranking</source>
        <translation>Maßnahmen und Rang</translation>
    </message>
    <message>
        <source>What we would not do</source>
        <translation>Was wir nicht tun</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>Vorbeugung</translation>
    </message>
    <message>
        <source>Reproducer</source>
        <translation>Nachstellung</translation>
    </message>
    <message>
        <source>Assumptions and limits</source>
        <translation>Annahmen und Grenzen</translation>
    </message>
    <message>
        <source>Tables in full</source>
        <translation>Tabellen in voller Länge</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>Abschnitte des Berichts</translation>
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
    <name>fulcrum::app::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
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
    <name>fulcrum::app::SlopeChart</name>
    <message>
        <source>Two rankings</source>
        <translation>Zwei Rangfolgen</translation>
    </message>
    <message>
        <source>Choose what the ranking is compared with.</source>
        <translation>Wählen Sie, womit die Rangfolge verglichen wird.</translation>
    </message>
    <message>
        <source>No lever changes its place.</source>
        <translation>Kein Hebel wechselt seinen Platz.</translation>
    </message>
    <message>
        <source>a tie in both</source>
        <translation>in beiden ein Gleichstand</translation>
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
    <name>fulcrum::app::StepScatter</name>
    <message>
        <source>Step time against tokens</source>
        <translation>Schrittzeit gegen Tokens</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steps.&lt;/b&gt; One dot a stretch of time: its longest step against the most tokens that a step of it computed. Dots that rise to the right are prompts that everybody waits for; a dot that is high with few tokens is something else: the host, or a compile. A click goes to the time.</source>
        <translation>&lt;b&gt;Schritte.&lt;/b&gt; Ein Punkt je Zeitabschnitt: sein längster Schritt gegen die meisten Tokens, die ein Schritt darin rechnete. Punkte, die nach rechts steigen, sind Prompts, auf die alle warten; ein hoher Punkt mit wenigen Tokens ist etwas anderes: der Host, oder ein Kompilieren. Ein Klick führt zu der Zeit.</translation>
    </message>
    <message numerus="yes">
        <source>%n dots</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>No step was recorded.</source>
        <translation>Kein Schritt wurde aufgezeichnet.</translation>
    </message>
    <message>
        <source>most tokens in a step; up: the longest step; a dot each %1</source>
        <translation>meiste Tokens in einem Schritt; hoch: der längste Schritt; ein Punkt je %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SymptomPictures</name>
    <message>
        <source>step time</source>
        <translation>Schrittzeit</translation>
    </message>
    <message>
        <source>TPOT p95 %1, TTFT p95 %2</source>
        <translation>TPOT p95 %1, TTFT p95 %2</translation>
    </message>
    <message>
        <source>running requests</source>
        <translation>laufende Anfragen</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>mean occupancy %1 of the cap</source>
        <translation>mittlere Auslastung %1 der Grenze</translation>
    </message>
    <message>
        <source>KV in use</source>
        <translation>KV in Gebrauch</translation>
    </message>
    <message>
        <source>all blocks</source>
        <translation>alle Blöcke</translation>
    </message>
    <message>
        <source>%1 preemptions while documents run</source>
        <translation>%1 Verdrängungen, während Dokumente laufen</translation>
    </message>
    <message>
        <source>step time, 10 s</source>
        <translation>Schrittzeit, 10 s</translation>
    </message>
    <message>
        <source>ITL p50 %1, p99 %2, mean TPOT %3</source>
        <translation>ITL p50 %1, p99 %2, TPOT Mittel %3</translation>
    </message>
    <message>
        <source>GPU time of one request</source>
        <translation>GPU-Zeit einer Anfrage</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>prefill and decode, %1</source>
        <translation>Prefill und Decode, %1</translation>
    </message>
    <message>
        <source>with the prefix cache</source>
        <translation>mit dem Präfix-Cache</translation>
    </message>
    <message>
        <source>%1, cached %2</source>
        <translation>%1, gecacht %2</translation>
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
<context>
    <name>fulcrum::app::TriageAnalysis</name>
    <message>
        <source>Simulate mechanisms</source>
        <translation>Mechanismen simulieren</translation>
    </message>
    <message>
        <source>Simulate what helps against “%1”</source>
        <translation>Simulieren, was gegen „%1“ hilft</translation>
    </message>
    <message>
        <source>Simulate what comes near more closely</source>
        <translation>Naheliegendes genauer simulieren</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TriagePage</name>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>Erneut simulieren</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Belege einlesen…</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
    <message>
        <source>predicted under each observation; marked = fails</source>
        <translation>vorhergesagt unter jeder Beobachtung; markiert = verfehlt</translation>
    </message>
    <message>
        <source>Triage needs a scenario in which all is well. Add one on the Pipeline page.</source>
        <translation>Triage braucht ein Szenario, in dem alles gut ist. Fügen Sie auf der Seite Pipeline eines hinzu.</translation>
    </message>
    <message>
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one; what was observed comes next.</source>
        <translation>Triage fragt, welcher Mechanismus aus dem gesunden System das Beobachtete macht. Sagen Sie, welches Szenario das gesunde ist; was beobachtet wurde, kommt danach.</translation>
    </message>
    <message>
        <source>Take “%1” as healthy</source>
        <translation>„%1“ als gesund nehmen</translation>
    </message>
    <message>
        <source>No observations yet. Enter what the dashboard shows, before and now, or import evidence and take its figures over.</source>
        <translation>Noch keine Beobachtungen. Geben Sie ein, was das Dashboard vorher und jetzt zeigt, oder lesen Sie Belege ein und übernehmen Sie deren Größen.</translation>
    </message>
    <message>
        <source>Add observation</source>
        <translation>Beobachtung hinzufügen</translation>
    </message>
    <message>
        <source>Mechanisms are being simulated; the first ranking appears in a moment.</source>
        <translation>Mechanismen werden simuliert; die erste Rangfolge erscheint gleich.</translation>
    </message>
    <message>
        <source>The simulation failed.</source>
        <translation>Die Simulation ist gescheitert.</translation>
    </message>
    <message>
        <source>Cancelled before a first ranking was there.</source>
        <translation>Abgebrochen, bevor eine erste Rangfolge da war.</translation>
    </message>
    <message>
        <source>The ranking appears with the first observation.</source>
        <translation>Die Rangfolge erscheint mit der ersten Beobachtung.</translation>
    </message>
    <message>
        <source>Nothing was simulated yet.</source>
        <translation>Noch wurde nichts simuliert.</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%1 von %2 versucht</translation>
    </message>
    <message>
        <source>%1 tried, %2 left out</source>
        <translation>%1 versucht, %2 ausgelassen</translation>
    </message>
    <message>
        <source>cancelled, %1 of %2 mechanisms</source>
        <translation>abgebrochen, %1 von %2 Mechanismen</translation>
    </message>
    <message>
        <source>What was simulated by then is ranked; the others are missing.</source>
        <translation>Was bis dahin simuliert war, ist geordnet; die anderen fehlen.</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>wird verfeinert</translation>
    </message>
    <message>
        <source>More runs are under way; the ranking may still move.</source>
        <translation>Weitere Läufe sind unterwegs; die Rangfolge kann sich noch bewegen.</translation>
    </message>
    <message>
        <source>next: %1, %2</source>
        <translation>Nächster: %1, %2</translation>
    </message>
    <message>
        <source>The constants of the simulated system are as good as this says.</source>
        <translation>Die Konstanten des simulierten Systems sind so gut, wie dies sagt.</translation>
    </message>
    <message>
        <source>Next: measure %1</source>
        <translation>Weiter: %1 messen</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>Weiter: Maßnahmen ordnen</translation>
    </message>
    <message>
        <source>Known events</source>
        <translation>Bekannte Ereignisse</translation>
    </message>
    <message>
        <source>What is known to have happened, or not to. It becomes priors of the project, which stand beside each mechanism and can be edited there.</source>
        <translation>Was bekanntlich geschah oder nicht geschah. Es wird zu Vorabwahrscheinlichkeiten des Projekts, die bei jedem Mechanismus stehen und dort änderbar sind.</translation>
    </message>
    <message>
        <source>A deploy went out just before</source>
        <translation>Kurz zuvor gab es ein Deployment</translation>
    </message>
    <message>
        <source>Nothing was deployed</source>
        <translation>Es gab kein Deployment</translation>
    </message>
    <message>
        <source>Traffic changed</source>
        <translation>Der Verkehr hat sich geändert</translation>
    </message>
    <message>
        <source>Traffic is as before</source>
        <translation>Der Verkehr ist wie zuvor</translation>
    </message>
    <message>
        <source>Hosts, network or replicas changed</source>
        <translation>Hosts, Netz oder Replikate haben sich geändert</translation>
    </message>
    <message>
        <source>Hosts, network and replicas are as before</source>
        <translation>Hosts, Netz und Replikate sind wie zuvor</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s priors</source>
        <translation>Zurück zu den Vorabwahrscheinlichkeiten des Katalogs</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::UnobservedModel</name>
    <message>
        <source>%1: expected to tell %2 bits; %3</source>
        <translation>%1: sagt voraussichtlich %2 Bit; %3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ValueSlider</name>
    <message>
        <source>Slider of %1</source>
        <translation>Schieber von %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Was Sie sehen</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Lever to pull</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>Buys, simulated</source>
        <translation>Bringt, simuliert</translation>
    </message>
    <message>
        <source>Wrong if you see → then</source>
        <translation>Falsch, wenn Sie sehen → dann</translation>
    </message>
    <message>
        <source>Five symptoms</source>
        <translation>Fünf Symptome</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1, %2</source>
        <translation>%1 öffnen, %2</translation>
    </message>
    <message>
        <source>Five symptoms, one answer each</source>
        <translation>Fünf Symptome, je eine Antwort</translation>
    </message>
    <message>
        <source>Start from your own system</source>
        <translation>Mit dem eigenen System beginnen</translation>
    </message>
    <message>
        <source>Or from a file</source>
        <translation>Oder mit einer Datei</translation>
    </message>
    <message>
        <source>New project: one engine on one device</source>
        <translation>Neues Projekt: eine Engine auf einem Gerät</translation>
    </message>
    <message>
        <source>Import evidence: Prometheus, /metrics, logs, bench results, traces</source>
        <translation>Belege einlesen: Prometheus, /metrics, Protokolle, Benchmarks, Traces</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Example projects</source>
        <translation>Beispielprojekte</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>The example projects were not found beside the program; they are part of its source.</source>
        <translation>Die Beispielprojekte wurden neben dem Programm nicht gefunden; sie gehören zu seinem Quelltext.</translation>
    </message>
    <message>
        <source>How Fulcrum works</source>
        <translation>Wie Fulcrum arbeitet</translation>
    </message>
    <message>
        <source>Pipeline: draw workload, gateway, router, engines and devices</source>
        <translation>Pipeline: Last, Gateway, Router, Engines und Geräte zeichnen</translation>
    </message>
    <message>
        <source>Run: simulate every engine step, lay measured series over it</source>
        <translation>Lauf: jeden Schritt der Engine simulieren, Gemessenes darüberlegen</translation>
    </message>
    <message>
        <source>Triage: rank rival mechanisms, name the one measurement that splits them</source>
        <translation>Triage: Mechanismen ordnen und die Messung nennen, die sie trennt</translation>
    </message>
    <message>
        <source>Fixes: rank levers by expected value, with what they make worse</source>
        <translation>Maßnahmen: Hebel nach Erwartungswert, samt dem, was sie verschlechtern</translation>
    </message>
    <message>
        <source>Notebook: keep what was seen apart from what is believed</source>
        <translation>Notizbuch: Gesehenes von Geglaubtem getrennt halten</translation>
    </message>
    <message>
        <source>Report: export for the review, the chat channel and CI</source>
        <translation>Bericht: Export für die Durchsicht, den Chat und die CI</translation>
    </message>
    <message>
        <source>Nothing opened yet. Projects that you open appear here.</source>
        <translation>Noch nichts geöffnet. Projekte, die Sie öffnen, erscheinen hier.</translation>
    </message>
</context>
</TS>
