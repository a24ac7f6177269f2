<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Action</name>
    <message>
        <source>Roll the engines back, a quarter at a time</source>
        <translation>Die Engines zurückrollen, ein Viertel nach dem anderen</translation>
    </message>
    <message>
        <source>Replicas that run with what changed restart in turn with the values from before. Each comes back with an empty cache, and is missing while it starts.</source>
        <translation>Replikate, die mit dem Geänderten laufen, starten reihum mit den Werten von vorher neu. Jedes kommt mit leerem Cache zurück und fehlt, während es startet.</translation>
    </message>
    <message>
        <source>Turn the change off by its flag</source>
        <translation>Die Änderung über ihren Schalter abschalten</translation>
    </message>
    <message>
        <source>Template, lengths, gateway, client or router get their values from before, without a restart. What waits by then still has to be served.</source>
        <translation>Vorlage, Längen, Gateway, Client oder Router bekommen ihre Werte von vorher, ohne Neustart. Was bis dahin wartet, muss noch bedient werden.</translation>
    </message>
    <message>
        <source>Take the affected replicas out of rotation</source>
        <translation>Die betroffenen Replikate aus der Rotation nehmen</translation>
    </message>
    <message>
        <source>They get no new requests, serve what they have for ten seconds, and stay away; what is left over begins again on the others, which have to carry all of it.</source>
        <translation>Sie bekommen keine neuen Anfragen, bedienen zehn Sekunden lang, was sie haben, und bleiben weg; was übrig ist, beginnt auf den anderen neu, die alles tragen müssen.</translation>
    </message>
    <message>
        <source>Restart every replica as it is, a quarter at a time</source>
        <translation>Jedes Replikat neu starten, wie es ist, ein Viertel nach dem anderen</translation>
    </message>
    <message>
        <source>The reflex. Queues and caches are emptied; what made them so is still there.</source>
        <translation>Der Reflex. Warteschlangen und Caches werden geleert; was sie so gemacht hat, ist noch da.</translation>
    </message>
    <message>
        <source>Cap the length of answers</source>
        <translation>Die Länge der Antworten begrenzen</translation>
    </message>
    <message>
        <source>The gateway cuts answers at the mean length of healthy ones: decode work and KV cache shrink at once, at the price of answers that end early.</source>
        <translation>Das Gateway kürzt Antworten auf die mittlere Länge der gesunden: Decode-Arbeit und KV-Cache schrumpfen sofort, um den Preis früher endender Antworten.</translation>
    </message>
    <message>
        <source>Refuse what would wait too long</source>
        <translation>Abweisen, was zu lange warten würde</translation>
    </message>
    <message>
        <source>The gateway lets as many requests through as the healthy fleet had at a time, and rejects what would wait behind half as many more: those that are served are served soon.</source>
        <translation>Das Gateway lässt so viele Anfragen durch, wie die gesunde Flotte zugleich hatte, und weist ab, was hinter halb so vielen weiteren warten würde: Wer bedient wird, wird bald bedient.</translation>
    </message>
    <message>
        <source>Cap the prompt tokens of each tenant</source>
        <translation>Die Prompt-Token jedes Mandanten begrenzen</translation>
    </message>
    <message>
        <source>A token bucket for each tenant, filled at a fifth above the prompt tokens that all of them sent together before: who floods is refused, the others are not.</source>
        <translation>Ein Token-Bucket für jeden Mandanten, gefüllt mit einem Fünftel mehr als den Prompt-Token, die alle zusammen zuvor sandten: Wer überflutet, wird abgewiesen, die anderen nicht.</translation>
    </message>
    <message>
        <source>Add a quarter more replicas</source>
        <translation>Ein Viertel mehr Replikate</translation>
    </message>
    <message>
        <source>They load their weights and start with an empty cache before they help; they cost as long as they stay.</source>
        <translation>Sie laden ihre Gewichte und beginnen mit leerem Cache, bevor sie helfen; sie kosten, solange sie bleiben.</translation>
    </message>
</context>
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
    <name>Lever</name>
    <message>
        <source>Prefix caching and a static-first template</source>
        <translation>Präfix-Caching und eine Vorlage mit Festem zuerst</translation>
    </message>
    <message>
        <source>Keeps the KV of shared prompt beginnings, and puts whatever changes from request to request behind them.</source>
        <translation>Behält den KV gemeinsamer Prompt-Anfänge und stellt dahinter, was sich von Anfrage zu Anfrage ändert.</translation>
    </message>
    <message>
        <source>prompt tokens by source: the share that is computed</source>
        <translation>Prompt-Token nach Quelle: der berechnete Anteil</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget</source>
        <translation>Chunked Prefill mit einem Schrittbudget</translation>
    </message>
    <message>
        <source>Cuts prompts so that no step is longer than the inter-token objective allows.</source>
        <translation>Zerteilt Prompts, sodass kein Schritt länger ist, als das Ziel zwischen den Token erlaubt.</translation>
    </message>
    <message>
        <source>TTFT of long prompts by 8 to 28 %, and of short ones unless a threshold holds long ones back</source>
        <translation>TTFT langer Prompts um 8 bis 28 %, und kurzer, sofern keine Schwelle lange zurückhält</translation>
    </message>
    <message>
        <source>gaps above 100 ms joined with the prefill tokens of their step</source>
        <translation>Abstände über 100 ms, verbunden mit den Prefill-Token ihres Schritts</translation>
    </message>
    <message>
        <source>Token-aware admission and chunking</source>
        <translation>Zulassung nach Token, und Chunking</translation>
    </message>
    <message>
        <source>Admits by reserved tokens instead of by requests, with a budget for bulk work.</source>
        <translation>Lässt nach reservierten Token statt nach Anfragen zu, mit einem Budget für Massenarbeit.</translation>
    </message>
    <message>
        <source>waiting time of long prompts</source>
        <translation>Wartezeit langer Prompts</translation>
    </message>
    <message>
        <source>reserved tokens, not requests, at the moment of the crash or the preemptions</source>
        <translation>reservierte Token, nicht Anfragen, im Moment des Absturzes oder der Verdrängungen</translation>
    </message>
    <message>
        <source>Continuous batching, or whatever frees the batch</source>
        <translation>Continuous Batching, oder was den Batch befreit</translation>
    </message>
    <message>
        <source>Fills every slot as soon as it is free; reserves KV as it is needed.</source>
        <translation>Füllt jeden Slot, sobald er frei ist; reserviert KV nach Bedarf.</translation>
    </message>
    <message>
        <source>running requests over the cap, allocated and live KV, and the GPU&apos;s share of a step, on one panel</source>
        <translation>laufende Anfragen gegen die Grenze, belegter und lebendiger KV und der Anteil der GPU am Schritt, in einem Diagramm</translation>
    </message>
    <message>
        <source>Batch cap at the TPOT objective</source>
        <translation>Batch-Grenze am TPOT-Ziel</translation>
    </message>
    <message>
        <source>Holds the running batch where a step is still fast enough; the rest waits.</source>
        <translation>Hält den laufenden Batch, wo ein Schritt noch schnell genug ist; der Rest wartet.</translation>
    </message>
    <message>
        <source>throughput by 10 to 35 %, and TTFT once the load exceeds the capped capacity</source>
        <translation>Durchsatz um 10 bis 35 %, und TTFT, sobald die Last die begrenzte Kapazität übersteigt</translation>
    </message>
    <message>
        <source>step time over running requests: a line with the predicted slope</source>
        <translation>Schrittdauer über laufenden Anfragen: eine Gerade mit der vorhergesagten Steigung</translation>
    </message>
    <message>
        <source>Prefill and decode on separate engines</source>
        <translation>Prefill und Decode auf getrennten Engines</translation>
    </message>
    <message>
        <source>Keeps prompts away from running answers; the KV cache travels over a link.</source>
        <translation>Hält Prompts von laufenden Antworten fern; der KV-Cache wandert über eine Verbindung.</translation>
    </message>
    <message>
        <source>throughput of the same number of GPUs; a fallback of the link shows in every TTFT</source>
        <translation>Durchsatz derselben Zahl von GPUs; ein Rückfall der Verbindung zeigt sich in jeder TTFT</translation>
    </message>
    <message>
        <source>inter-token gaps with and without prefill tokens in their step</source>
        <translation>Abstände zwischen Token mit und ohne Prefill-Token in ihrem Schritt</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>Spekulatives Decoding</translation>
    </message>
    <message>
        <source>A draft proposes tokens that the model verifies together.</source>
        <translation>Ein Entwurf schlägt Token vor, die das Modell zusammen prüft.</translation>
    </message>
    <message>
        <source>the KV pool, and every step of a large batch</source>
        <translation>den KV-Pool, und jeden Schritt eines großen Batches</translation>
    </message>
    <message>
        <source>acceptance by position at the batch that production has</source>
        <translation>Annahme nach Position bei dem Batch, den die Produktion hat</translation>
    </message>
    <message>
        <source>A threshold for long prefills</source>
        <translation>Eine Schwelle für lange Prefills</translation>
    </message>
    <message>
        <source>Lets one long prompt have only a part of each step, so that short ones start beside it.</source>
        <translation>Gibt einem langen Prompt nur einen Teil jedes Schritts, sodass kurze daneben beginnen.</translation>
    </message>
    <message>
        <source>TTFT of long prompts by about 6 %</source>
        <translation>TTFT langer Prompts um etwa 6 %</translation>
    </message>
    <message>
        <source>share of a step&apos;s budget that the largest prefill takes</source>
        <translation>Anteil am Budget eines Schritts, den der größte Prefill nimmt</translation>
    </message>
    <message>
        <source>Decode rounds between prefill chunks</source>
        <translation>Decode-Runden zwischen Prefill-Stücken</translation>
    </message>
    <message>
        <source>Guarantees decode steps between chunks of a prompt.</source>
        <translation>Sichert Decode-Schritte zwischen den Stücken eines Prompts.</translation>
    </message>
    <message>
        <source>TTFT by about 3 %</source>
        <translation>TTFT um etwa 3 %</translation>
    </message>
    <message>
        <source>share of steps that are prefills while requests run</source>
        <translation>Anteil der Schritte, die Prefills sind, während Anfragen laufen</translation>
    </message>
    <message>
        <source>Larger captured CUDA graphs</source>
        <translation>Größere CUDA-Graphen</translation>
    </message>
    <message>
        <source>Captures graphs up to the batch that really runs, so that no step is launched kernel by kernel.</source>
        <translation>Erfasst Graphen bis zu dem Batch, der wirklich läuft, sodass kein Schritt Kernel für Kernel gestartet wird.</translation>
    </message>
    <message>
        <source>some memory and start-up time; single requests can be slightly slower</source>
        <translation>etwas Speicher und Startzeit; einzelne Anfragen können etwas langsamer sein</translation>
    </message>
    <message>
        <source>whether the decode log says that a graph ran at the slow batch</source>
        <translation>ob das Decode-Protokoll beim langsamen Batch einen Graphen nennt</translation>
    </message>
    <message>
        <source>A watermark in the KV pool</source>
        <translation>Eine Reserve im KV-Pool</translation>
    </message>
    <message>
        <source>Keeps a few per cent of the blocks free at admission, so that running requests need not be preempted.</source>
        <translation>Hält bei der Zulassung einige Prozent der Blöcke frei, sodass laufende Anfragen nicht verdrängt werden müssen.</translation>
    </message>
    <message>
        <source>median TTFT, by 71 % in a public case</source>
        <translation>mittlere TTFT, um 71 % in einem öffentlichen Fall</translation>
    </message>
    <message>
        <source>preemptions for each finished request while the KV pool is full</source>
        <translation>Verdrängungen je fertiger Anfrage, während der KV-Pool voll ist</translation>
    </message>
    <message>
        <source>KV cache in fp8</source>
        <translation>KV-Cache in fp8</translation>
    </message>
    <message>
        <source>Halves the bytes of every cached token.</source>
        <translation>Halbiert die Bytes jedes gespeicherten Tokens.</translation>
    </message>
    <message>
        <source>step time over the sum of contexts</source>
        <translation>Schrittdauer über der Summe der Kontexte</translation>
    </message>
    <message>
        <source>Weights in fp8</source>
        <translation>Gewichte in fp8</translation>
    </message>
    <message>
        <source>Fewer bytes and faster matrix products; frees memory for KV.</source>
        <translation>Weniger Bytes und schnellere Matrixprodukte; gibt Speicher für KV frei.</translation>
    </message>
    <message>
        <source>Fewer replicas</source>
        <translation>Weniger Replikate</translation>
    </message>
    <message>
        <source>Takes away whole replicas that the load does not need.</source>
        <translation>Nimmt ganze Replikate weg, die die Last nicht braucht.</translation>
    </message>
    <message>
        <source>latency at the peak</source>
        <translation>Latenz in der Spitze</translation>
    </message>
    <message>
        <source>running requests against the cap at the peak</source>
        <translation>laufende Anfragen gegen die Grenze in der Spitze</translation>
    </message>
    <message>
        <source>More replicas</source>
        <translation>Mehr Replikate</translation>
    </message>
    <message>
        <source>Adds whole replicas behind the router.</source>
        <translation>Stellt ganze Replikate hinter den Router.</translation>
    </message>
    <message>
        <source>cost, in proportion; new replicas start with cold caches</source>
        <translation>Kosten, im Verhältnis; neue Replikate beginnen mit kalten Caches</translation>
    </message>
    <message>
        <source>offered load over capacity</source>
        <translation>angebotene Last durch Kapazität</translation>
    </message>
    <message>
        <source>Roll back the deploy</source>
        <translation>Das Deployment zurückrollen</translation>
    </message>
    <message>
        <source>Puts the old version or template back, replica by replica.</source>
        <translation>Stellt die alte Version oder Vorlage wieder her, Replikat für Replikat.</translation>
    </message>
    <message>
        <source>capacity while it lasts; every restarted replica has an empty cache</source>
        <translation>Kapazität, solange es dauert; jedes neu gestartete Replikat hat einen leeren Cache</translation>
    </message>
    <message>
        <source>queue and prefill part of TTFT beside the prefix hit ratio, by replica</source>
        <translation>Warte- und Prefill-Anteil der TTFT neben der Präfix-Trefferquote, nach Replikat</translation>
    </message>
    <message>
        <source>A token bucket for each tenant</source>
        <translation>Ein Token-Bucket für jeden Mandanten</translation>
    </message>
    <message>
        <source>Bounds the prompt tokens that one tenant can bring in a second.</source>
        <translation>Begrenzt die Prompt-Token, die ein Mandant in einer Sekunde bringen kann.</translation>
    </message>
    <message>
        <source>that tenant: its requests are rejected or wait</source>
        <translation>diesen Mandanten: Seine Anfragen werden abgewiesen oder warten</translation>
    </message>
    <message>
        <source>prompt tokens a second by tenant</source>
        <translation>Prompt-Token je Sekunde nach Mandant</translation>
    </message>
    <message>
        <source>Fair queueing by tenant</source>
        <translation>Faire Warteschlange nach Mandant</translation>
    </message>
    <message>
        <source>Serves the tenant that has had least, counted in tokens.</source>
        <translation>Bedient den Mandanten, der am wenigsten hatte, in Token gezählt.</translation>
    </message>
    <message>
        <source>tenants with the longest prompts</source>
        <translation>Mandanten mit den längsten Prompts</translation>
    </message>
    <message>
        <source>waiting time by tenant</source>
        <translation>Wartezeit nach Mandant</translation>
    </message>
    <message>
        <source>Routing by prefix</source>
        <translation>Routing nach Präfix</translation>
    </message>
    <message>
        <source>Sends requests with the same beginning to the replica that has it, with a guard against hot replicas.</source>
        <translation>Schickt Anfragen mit gleichem Anfang zu dem Replikat, das ihn hat, mit Schutz vor überlasteten Replikaten.</translation>
    </message>
    <message>
        <source>balance: one hot prefix can overload a replica</source>
        <translation>Gleichgewicht: Ein gefragtes Präfix kann ein Replikat überlasten</translation>
    </message>
    <message>
        <source>prefix hit ratio by replica</source>
        <translation>Präfix-Trefferquote nach Replikat</translation>
    </message>
    <message>
        <source>Routing to the least loaded replica</source>
        <translation>Routing zum am wenigsten belasteten Replikat</translation>
    </message>
    <message>
        <source>Replaces rotation by the number of requests that each replica has.</source>
        <translation>Ersetzt die Rotation durch die Zahl der Anfragen, die jedes Replikat hat.</translation>
    </message>
    <message>
        <source>prefix reuse, where it came from rotation</source>
        <translation>Präfix-Wiederverwendung, wo sie von der Rotation kam</translation>
    </message>
    <message>
        <source>TTFT by replica</source>
        <translation>TTFT nach Replikat</translation>
    </message>
    <message>
        <source>Take the bad replica out</source>
        <translation>Das schlechte Replikat herausnehmen</translation>
    </message>
    <message>
        <source>Drains a cold, slow or throttled replica, and restarts it when it is idle.</source>
        <translation>Leert ein kaltes, langsames oder gedrosseltes Replikat und startet es neu, wenn es untätig ist.</translation>
    </message>
    <message>
        <source>capacity, by that replica</source>
        <translation>Kapazität, um dieses Replikat</translation>
    </message>
    <message>
        <source>TTFT and hit ratio by replica</source>
        <translation>TTFT und Trefferquote nach Replikat</translation>
    </message>
    <message>
        <source>A CPU limit that fits, and thread pools that know it</source>
        <translation>Eine passende CPU-Grenze, und Thread-Pools, die sie kennen</translation>
    </message>
    <message>
        <source>Raises the container&apos;s quota, or sizes its pools by the quota instead of by the host.</source>
        <translation>Hebt die Quote des Containers an, oder bemisst seine Pools nach der Quote statt nach dem Host.</translation>
    </message>
    <message>
        <source>throttled periods over all periods, with the SM active share</source>
        <translation>gedrosselte durch alle Perioden, mit dem Anteil aktiver SMs</translation>
    </message>
    <message>
        <source>Asynchronous scheduling and more front-end processes</source>
        <translation>Asynchrones Scheduling und mehr Frontend-Prozesse</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU works on this one.</source>
        <translation>Bereitet den nächsten Schritt vor, während die GPU an diesem arbeitet.</translation>
    </message>
    <message>
        <source>a finished request is seen one step late</source>
        <translation>eine fertige Anfrage wird einen Schritt später bemerkt</translation>
    </message>
    <message>
        <source>GPU time of a step over its wall time</source>
        <translation>GPU-Zeit eines Schritts durch seine Dauer</translation>
    </message>
    <message>
        <source>A higher cap of running requests</source>
        <translation>Eine höhere Grenze laufender Anfragen</translation>
    </message>
    <message>
        <source>Lets more requests run where neither KV nor the objective is exhausted.</source>
        <translation>Lässt mehr Anfragen laufen, wo weder KV noch das Ziel erschöpft ist.</translation>
    </message>
    <message>
        <source>TPOT: every step gets longer</source>
        <translation>TPOT: Jeder Schritt wird länger</translation>
    </message>
    <message>
        <source>running requests at the cap while the KV pool is not full</source>
        <translation>laufende Anfragen an der Grenze, während der KV-Pool nicht voll ist</translation>
    </message>
    <message>
        <source>KV as it is needed, not for the worst case</source>
        <translation>KV nach Bedarf, nicht für den schlimmsten Fall</translation>
    </message>
    <message>
        <source>Stops reserving the full answer length of every request.</source>
        <translation>Reserviert nicht mehr die volle Antwortlänge jeder Anfrage.</translation>
    </message>
    <message>
        <source>preemptions appear where there were none</source>
        <translation>Verdrängungen treten auf, wo keine waren</translation>
    </message>
    <message>
        <source>live over allocated KV blocks</source>
        <translation>lebendige durch belegte KV-Blöcke</translation>
    </message>
    <message>
        <source>A smaller KV pool, for what lies outside it</source>
        <translation>Ein kleinerer KV-Pool, für das, was außerhalb liegt</translation>
    </message>
    <message>
        <source>Leaves memory for activations, logits and graphs, which a full pool does not.</source>
        <translation>Lässt Speicher für Aktivierungen, Logits und Graphen, was ein voller Pool nicht tut.</translation>
    </message>
    <message>
        <source>room for running requests and for the prefix cache</source>
        <translation>Platz für laufende Anfragen und für den Präfix-Cache</translation>
    </message>
    <message>
        <source>allocated KV at the moment of the crash: low</source>
        <translation>belegter KV im Moment des Absturzes: niedrig</translation>
    </message>
    <message>
        <source>A proxy that streams</source>
        <translation>Ein Proxy, der streamt</translation>
    </message>
    <message>
        <source>Turns the buffering of answers off, with a protocol version that can stream.</source>
        <translation>Schaltet das Puffern von Antworten ab, mit einer Protokollversion, die streamen kann.</translation>
    </message>
    <message>
        <source>inter-token gaps at the client below those of the engine</source>
        <translation>Abstände zwischen Token beim Client unter denen der Engine</translation>
    </message>
    <message>
        <source>A budget for retries, with back-off</source>
        <translation>Ein Budget für Wiederholungen, mit Rückzug</translation>
    </message>
    <message>
        <source>Keeps clients from multiplying an overload.</source>
        <translation>Hält Clients davon ab, eine Überlast zu vervielfachen.</translation>
    </message>
    <message>
        <source>some requests fail that a retry would have saved</source>
        <translation>einige Anfragen scheitern, die eine Wiederholung gerettet hätte</translation>
    </message>
    <message>
        <source>attempts over requests</source>
        <translation>Versuche durch Anfragen</translation>
    </message>
    <message>
        <source>Early rejection</source>
        <translation>Frühe Abweisung</translation>
    </message>
    <message>
        <source>Turns away what would miss its objective, before its prompt is computed.</source>
        <translation>Weist ab, was sein Ziel verfehlen würde, bevor sein Prompt berechnet wird.</translation>
    </message>
    <message>
        <source>the share of requests that is served at all</source>
        <translation>den Anteil der Anfragen, der überhaupt bedient wird</translation>
    </message>
    <message>
        <source>goodput over offered</source>
        <translation>Goodput durch angebotene Last</translation>
    </message>
    <message>
        <source>A cap on answer length</source>
        <translation>Eine Grenze der Antwortlänge</translation>
    </message>
    <message>
        <source>Bounds the tokens of an answer where the product allows it.</source>
        <translation>Begrenzt die Token einer Antwort, wo das Produkt es erlaubt.</translation>
    </message>
    <message>
        <source>answers that are cut</source>
        <translation>Antworten, die gekürzt werden</translation>
    </message>
    <message>
        <source>output tokens a request</source>
        <translation>Ausgabe-Token je Anfrage</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>None of these</source>
        <translation>Keiner davon</translation>
    </message>
    <message>
        <source>A fault that is not in the catalogue, or one of those that cannot be simulated; or several at once</source>
        <translation>Ein Fehler, der nicht im Katalog steht oder sich nicht simulieren lässt; oder mehrere zugleich</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Nichts hat sich geändert</translation>
    </message>
    <message>
        <source>What was observed is chance: the healthy system shows the same</source>
        <translation>Das Beobachtete ist Zufall: Das gesunde System zeigt dasselbe</translation>
    </message>
    <message>
        <source>The prompt template changed, and nothing of the shared prefix is found any more</source>
        <translation>Die Prompt-Vorlage hat sich geändert, und vom gemeinsamen Präfix wird nichts mehr gefunden</translation>
    </message>
    <message>
        <source>A field that changes with every request stands ahead of the static prefix, or the template&apos;s first bytes changed. Each prompt is computed whole: the work of a request grows severalfold, queues grow with it, and on an engine that mixes prefill and decode the gaps between tokens too.</source>
        <translation>Ein Feld, das mit jeder Anfrage wechselt, steht vor dem festen Präfix, oder die ersten Bytes der Vorlage haben sich geändert. Jeder Prompt wird ganz berechnet: Die Arbeit je Anfrage vervielfacht sich, die Warteschlangen wachsen mit, und in einer Engine, die Prefill und Decode mischt, auch die Abstände zwischen den Token.</translation>
    </message>
    <message>
        <source>prefix_hit_ratio before and after, with computed_prompt_token_rate up at the same request rate.</source>
        <translation>prefix_hit_ratio vorher und nachher, bei gestiegener computed_prompt_token_rate und gleicher Anfragerate.</translation>
    </message>
    <message>
        <source>The hit ratio of the affected template is unchanged: then it is the scheduler, longer prompts or one replica.</source>
        <translation>Die Trefferquote der betroffenen Vorlage ist unverändert: Dann ist es der Scheduler, längere Prompts oder ein Replikat.</translation>
    </message>
    <message>
        <source>Restore the static-first template (system prompt and tool schemas first, anything per request last); roll it back by its flag first.</source>
        <translation>Die Vorlage wieder mit dem Festen zuerst (System-Prompt und Werkzeugschemas vorn, alles Anfragebezogene zuletzt); zunächst über ihren Schalter zurücknehmen.</translation>
    </message>
    <message>
        <source>One template or tenant lost its shared prefix, the others kept it</source>
        <translation>Eine Vorlage oder ein Mandant hat das gemeinsame Präfix verloren, die anderen nicht</translation>
    </message>
    <message>
        <source>The changed template, or the canary, serves a part of the traffic. Its prompts are computed whole and wait in the same queues as everybody&apos;s: the tail of the first token grows, the median hardly does.</source>
        <translation>Die geänderte Vorlage, oder der Canary, bedient einen Teil des Verkehrs. Dessen Prompts werden ganz berechnet und warten in denselben Warteschlangen wie alle: Die Spitze beim ersten Token wächst, der Median kaum.</translation>
    </message>
    <message>
        <source>Hit ratio and computed prompt tokens by template or tenant: one has fallen, the others have not.</source>
        <translation>Trefferquote und berechnete Prompt-Token nach Vorlage oder Mandant: Eine ist gefallen, die anderen nicht.</translation>
    </message>
    <message>
        <source>All templates hit alike: then it is one replica, or the scheduler.</source>
        <translation>Alle Vorlagen treffen gleich gut: Dann ist es ein Replikat oder der Scheduler.</translation>
    </message>
    <message>
        <source>Restore the static-first order in that template; version templates and roll them out like code.</source>
        <translation>In dieser Vorlage wieder das Feste zuerst; Vorlagen versionieren und ausrollen wie Code.</translation>
    </message>
    <message>
        <source>Some replicas have a cold or lost prefix cache</source>
        <translation>Einige Replikate haben einen kalten oder verlorenen Präfix-Cache</translation>
    </message>
    <message>
        <source>A part of the fleet computes every prompt whole: cold after a restart, with caching off, or with a key that never matches. Requests that the balancer sends there wait; the others do not notice. The fleet&apos;s median stays, its tail does not.</source>
        <translation>Ein Teil der Flotte berechnet jeden Prompt ganz: kalt nach einem Neustart, ohne Caching, oder mit einem Schlüssel, der nie passt. Anfragen, die der Balancer dorthin schickt, warten; die anderen merken nichts. Der Median der Flotte bleibt, die Spitze nicht.</translation>
    </message>
    <message>
        <source>Hit ratio and TTFT by replica: one or a few have left the others.</source>
        <translation>Trefferquote und TTFT nach Replikat: Eines oder wenige haben sich von den anderen entfernt.</translation>
    </message>
    <message>
        <source>All replicas are alike: then it is a template, the scheduler or the traffic.</source>
        <translation>Alle Replikate sind gleich: Dann ist es eine Vorlage, der Scheduler oder der Verkehr.</translation>
    </message>
    <message>
        <source>Drain the replica or warm its cache before it gets traffic; gate rollouts on the hit ratio by replica.</source>
        <translation>Das Replikat leeren oder seinen Cache wärmen, bevor es Verkehr bekommt; Rollouts an der Trefferquote je Replikat prüfen.</translation>
    </message>
    <message>
        <source>The shared prefix is computed again with every request, and the fleet was sized for that</source>
        <translation>Das gemeinsame Präfix wird mit jeder Anfrage neu berechnet, und die Flotte ist darauf ausgelegt</translation>
    </message>
    <message>
        <source>Prefix caching is off, or never hits. Every request pays for the shared part of its prompt; prefill dominates GPU time, and as many replicas were added as keep the latency in its bounds.</source>
        <translation>Präfix-Caching ist aus oder trifft nie. Jede Anfrage bezahlt den gemeinsamen Teil ihres Prompts; Prefill beherrscht die GPU-Zeit, und es kamen so viele Replikate dazu, dass die Latenz im Rahmen bleibt.</translation>
    </message>
    <message>
        <source>The share of prompt tokens that are computed (prompt_tokens_by_source), or one replayed hour with caching on: GPU seconds a request.</source>
        <translation>Der Anteil der Prompt-Token, die berechnet werden (prompt_tokens_by_source), oder eine nachgespielte Stunde mit Caching: GPU-Sekunden je Anfrage.</translation>
    </message>
    <message>
        <source>The hit ratio is 70 % and more: then it is occupancy (3.2), over-provisioning, long answers, or the price.</source>
        <translation>Die Trefferquote liegt bei 70 % und mehr: Dann ist es die Auslastung der Slots (3.2), zu viele Replikate, lange Antworten oder der Preis.</translation>
    </message>
    <message>
        <source>Prefix caching on, static text first in the template, session affinity; then give replicas back: only those are money.</source>
        <translation>Präfix-Caching an, fester Text in der Vorlage zuerst, Sitzungen zum selben Replikat; dann Replikate zurückgeben: Nur sie sind Geld.</translation>
    </message>
    <message>
        <source>Prefix caching was switched off</source>
        <translation>Präfix-Caching wurde abgeschaltet</translation>
    </message>
    <message>
        <source>A flag of the new version, or its default, turned prefix caching off: every prompt is computed whole on the same replicas.</source>
        <translation>Ein Schalter der neuen Version, oder ihr Standard, hat Präfix-Caching abgeschaltet: Auf denselben Replikaten wird jeder Prompt ganz berechnet.</translation>
    </message>
    <message>
        <source>The start-up line of the engine, or a count of lookups that stands still.</source>
        <translation>Die Startzeile der Engine, oder ein Zähler der Nachschläge, der stillsteht.</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged.</source>
        <translation>Die Trefferquote ist unverändert.</translation>
    </message>
    <message>
        <source>Turn it on again.</source>
        <translation>Wieder einschalten.</translation>
    </message>
    <message>
        <source>More different prefixes than the cache holds</source>
        <translation>Mehr verschiedene Präfixe, als der Cache fasst</translation>
    </message>
    <message>
        <source>Tenants or templates multiplied. Each shared prefix is evicted before it comes again, so that most prompts are computed whole although caching is on.</source>
        <translation>Mandanten oder Vorlagen haben sich vermehrt. Jedes gemeinsame Präfix wird verworfen, bevor es wiederkommt, sodass die meisten Prompts trotz Caching ganz berechnet werden.</translation>
    </message>
    <message>
        <source>Hit ratio by template; the engine&apos;s idle-before-eviction and reuse-gap histograms.</source>
        <translation>Trefferquote nach Vorlage; die Histogramme der Engine über Leerlauf vor dem Verwerfen und Abstand der Wiederverwendung.</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged, or one template alone lost it.</source>
        <translation>Die Trefferquote ist unverändert, oder eine einzige Vorlage hat sie verloren.</translation>
    </message>
    <message>
        <source>Route by prefix, so that each replica holds a part of them; a larger or second-level cache.</source>
        <translation>Nach Präfix routen, sodass jedes Replikat einen Teil davon hält; ein größerer Cache oder einer zweiter Stufe.</translation>
    </message>
    <message>
        <source>Long prompts of others are computed whole in one step</source>
        <translation>Lange Prompts anderer werden ganz in einem Schritt berechnet</translation>
    </message>
    <message>
        <source>A step budget above the prompts lets one of them take a whole step. Every request that is decoding waits it out: one long gap in the middle of the answer. The mean hardly moves; p99 shows it as soon as more than one gap in a hundred is hit. Nobody can reproduce it alone, because it takes another user&apos;s prompt.</source>
        <translation>Ein Schrittbudget über den Prompts lässt einen von ihnen einen ganzen Schritt belegen. Jede Anfrage im Decode wartet das ab: ein langer Abstand mitten in der Antwort. Der Mittelwert bewegt sich kaum; p99 zeigt es, sobald mehr als ein Abstand von hundert getroffen ist. Allein kann es niemand nachstellen, denn es braucht den Prompt eines anderen.</translation>
    </message>
    <message>
        <source>Join each gap above 100 ms with its step: at least 90 % carry a prefill of more than 4,000 tokens.</source>
        <translation>Jeden Abstand über 100 ms mit seinem Schritt verbinden: Mindestens 90 % tragen einen Prefill von mehr als 4.000 Token.</translation>
    </message>
    <message>
        <source>Long gaps stand on steps without prefill: preemption (3.3), a pausing host, or a proxy; or all gaps are longer, which is 3.1.</source>
        <translation>Lange Abstände in Schritten ohne Prefill: Verdrängung (3.3), ein pausierender Host oder ein Proxy; oder alle Abstände sind länger, das ist 3.1.</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget from the gap that is allowed, and a threshold below it for one long prompt, so that short prompts are not held up by the chunks.</source>
        <translation>Chunked Prefill mit einem Schrittbudget aus dem erlaubten Abstand und einer Schwelle darunter für einen einzelnen langen Prompt, damit kurze Prompts nicht an den Stücken hängen.</translation>
    </message>
    <message>
        <source>Chunked prefill was switched off, or its budget raised</source>
        <translation>Chunked Prefill wurde abgeschaltet oder sein Budget erhöht</translation>
    </message>
    <message>
        <source>The deploy lets whole prompts into a step. Answers stand still while one is computed, and prompts queue behind each other.</source>
        <translation>Das Deployment lässt ganze Prompts in einen Schritt. Antworten stehen still, während einer berechnet wird, und Prompts stauen sich hintereinander.</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) reach beyond the old budget; the flags of the two versions.</source>
        <translation>Token je Schritt (iteration_tokens_total) reichen über das alte Budget hinaus; die Schalter beider Versionen.</translation>
    </message>
    <message>
        <source>The flags are the same, and the tail of the gaps too.</source>
        <translation>Die Schalter sind gleich, und die Spitze der Abstände auch.</translation>
    </message>
    <message>
        <source>Restore chunking and the step budget.</source>
        <translation>Chunking und Schrittbudget wiederherstellen.</translation>
    </message>
    <message>
        <source>The step budget was lowered</source>
        <translation>Das Schrittbudget wurde gesenkt</translation>
    </message>
    <message>
        <source>Prompts are computed in more and smaller pieces: gaps between tokens shrink, first tokens come later, and at load the queue of prompts grows.</source>
        <translation>Prompts werden in mehr und kleineren Stücken berechnet: Abstände zwischen Token schrumpfen, erste Token kommen später, und unter Last wächst die Warteschlange der Prompts.</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) stop at a lower bound than before.</source>
        <translation>Token je Schritt (iteration_tokens_total) enden an einer niedrigeren Grenze als zuvor.</translation>
    </message>
    <message>
        <source>The flags are the same; the tail of the gaps has not shrunk.</source>
        <translation>Die Schalter sind gleich; die Spitze der Abstände ist nicht geschrumpft.</translation>
    </message>
    <message>
        <source>Restore the step budget.</source>
        <translation>Das Schrittbudget wiederherstellen.</translation>
    </message>
    <message>
        <source>Prompts got longer</source>
        <translation>Prompts wurden länger</translation>
    </message>
    <message>
        <source>Retrieval returns more, tool schemas grew, or conversations are sent back longer. Each request brings more tokens to compute; prefill time grows, per computed token it does not.</source>
        <translation>Retrieval liefert mehr, Werkzeugschemas sind gewachsen, oder Gespräche werden länger zurückgeschickt. Jede Anfrage bringt mehr Token zum Berechnen; die Prefill-Zeit wächst, je berechnetem Token wächst sie nicht.</translation>
    </message>
    <message>
        <source>The distribution of prompt tokens, p99 before and after.</source>
        <translation>Die Verteilung der Prompt-Token, p99 vorher und nachher.</translation>
    </message>
    <message>
        <source>Prompt lengths are unchanged.</source>
        <translation>Die Prompt-Längen sind unverändert.</translation>
    </message>
    <message>
        <source>Budget what retrieval and schemas may add; classes with limits of their own.</source>
        <translation>Budgets für das, was Retrieval und Schemas anhängen dürfen; Klassen mit eigenen Grenzen.</translation>
    </message>
    <message>
        <source>One tenant sends long prompts faster than they can be computed</source>
        <translation>Ein Mandant schickt lange Prompts schneller, als sie berechnet werden können</translation>
    </message>
    <message>
        <source>Prefill work arrives faster than the engine computes it. Requests wait before their first token, everybody&apos;s alike; answers that have begun go on at their pace. The GPU is busy throughout.</source>
        <translation>Prefill-Arbeit kommt schneller an, als die Engine sie berechnet. Anfragen warten vor ihrem ersten Token, alle gleichermaßen; begonnene Antworten laufen in ihrem Tempo weiter. Die GPU ist durchweg beschäftigt.</translation>
    </message>
    <message>
        <source>Prompt tokens by tenant, and the split of the first token&apos;s time into queue and prefill.</source>
        <translation>Prompt-Token nach Mandant, und die Zeit bis zum ersten Token geteilt in Warten und Prefill.</translation>
    </message>
    <message>
        <source>The queue is short but prefill is slow; or no tenant&apos;s share has grown.</source>
        <translation>Die Warteschlange ist kurz, aber Prefill langsam; oder der Anteil keines Mandanten ist gewachsen.</translation>
    </message>
    <message>
        <source>Bound that tenant&apos;s prompt tokens with a bucket at the gateway, or give bulk work a pool of its own.</source>
        <translation>Die Prompt-Token dieses Mandanten mit einem Bucket am Gateway begrenzen, oder der Massenarbeit einen eigenen Pool geben.</translation>
    </message>
    <message>
        <source>One very long prompt takes the whole step budget while it lasts</source>
        <translation>Ein sehr langer Prompt nimmt das ganze Schrittbudget, solange er dauert</translation>
    </message>
    <message>
        <source>Chunked or not, a request that is being computed keeps its place: a prompt of many steps takes each step&apos;s whole budget, and whoever comes meanwhile waits until it is done. Most of the time nothing is wrong; the tail of the first token is as long as the longest prompt takes. Answers that have begun go on at the pace of full steps.</source>
        <translation>Mit oder ohne Chunks behält eine Anfrage in Berechnung ihren Platz: Ein Prompt über viele Schritte nimmt jedem das ganze Budget, und wer inzwischen kommt, wartet, bis er fertig ist. Meistens ist alles in Ordnung; die Spitze beim ersten Token ist so lang, wie der längste Prompt braucht. Begonnene Antworten laufen im Tempo voller Schritte weiter.</translation>
    </message>
    <message>
        <source>The share of each step&apos;s tokens that its largest prefill has, while others wait with KV to spare.</source>
        <translation>Der Anteil der Token jedes Schritts, den sein größter Prefill hat, während andere warten und KV frei ist.</translation>
    </message>
    <message>
        <source>First tokens are late while no long prompt is computed; or the queue never empties: then prompts come faster than they can be computed.</source>
        <translation>Erste Token sind spät, obwohl kein langer Prompt berechnet wird; oder die Warteschlange wird nie leer: Dann kommen Prompts schneller, als sie berechnet werden können.</translation>
    </message>
    <message>
        <source>A threshold for one long prompt below the step budget (long_prefill_token_threshold), so that short ones share each step; the long ones take a few per cent longer.</source>
        <translation>Eine Schwelle für einen einzelnen langen Prompt unter dem Schrittbudget (long_prefill_token_threshold), damit kurze an jedem Schritt teilhaben; die langen dauern einige Prozent länger.</translation>
    </message>
    <message>
        <source>Prefill batches follow each other, and answers wait between them</source>
        <translation>Prefill-Batches folgen aufeinander, und Antworten warten dazwischen</translation>
    </message>
    <message>
        <source>An engine that computes prompts first and keeps no decode step between the batches gives answers a step only where no prompt waits. Throughput and first tokens stay; what a user sees of an answer comes at a fraction of its pace.</source>
        <translation>Eine Engine, die Prompts zuerst berechnet und zwischen den Batches keinen Decode-Schritt lässt, gibt Antworten nur dort einen Schritt, wo kein Prompt wartet. Durchsatz und erste Token bleiben; was ein Nutzer von einer Antwort sieht, kommt in einem Bruchteil des Tempos.</translation>
    </message>
    <message>
        <source>The share of steps that are prefill while answers are running; long gaps stand on runs of prefill batches.</source>
        <translation>Der Anteil der Schritte, die Prefill sind, während Antworten laufen; lange Abstände fallen auf Folgen von Prefill-Batches.</translation>
    </message>
    <message>
        <source>Gaps remain with decode steps between the prefill batches.</source>
        <translation>Abstände bleiben auch mit Decode-Schritten zwischen den Prefill-Batches.</translation>
    </message>
    <message>
        <source>Keep a few decode steps after each prefill batch (prefill-decode-interval): many times the pace of answers for a few per cent of the first token&apos;s time.</source>
        <translation>Nach jedem Prefill-Batch einige Decode-Schritte lassen (prefill-decode-interval): ein Vielfaches an Tempo der Antworten für einige Prozent der Zeit bis zum ersten Token.</translation>
    </message>
    <message>
        <source>The same traffic comes in bursts</source>
        <translation>Derselbe Verkehr kommt in Stößen</translation>
    </message>
    <message>
        <source>The mean rate is as before, but requests arrive bunched: queues build up and drain, the tail grows and the median less.</source>
        <translation>Die mittlere Rate ist wie zuvor, aber Anfragen kommen gehäuft: Warteschlangen bauen sich auf und ab, die Spitze wächst und der Median weniger.</translation>
    </message>
    <message>
        <source>Arrivals in windows of a second: variance over mean.</source>
        <translation>Ankünfte in Fenstern von einer Sekunde: Varianz durch Mittelwert.</translation>
    </message>
    <message>
        <source>Arrivals are as even as before.</source>
        <translation>Ankünfte sind so gleichmäßig wie zuvor.</translation>
    </message>
    <message>
        <source>Smooth at the gateway, or keep capacity for bursts.</source>
        <translation>Am Gateway glätten, oder Kapazität für Stöße vorhalten.</translation>
    </message>
    <message>
        <source>More requests run together, and every step reads all of their KV cache</source>
        <translation>Mehr Anfragen laufen zusammen, und jeder Schritt liest deren ganzen KV-Cache</translation>
    </message>
    <message>
        <source>A decode step reads the weights once and the KV cache of every running request, and its time is everybody&apos;s time per token. Generous admission keeps the queue empty by letting the batch grow: first tokens stay quick, tokens come slowly. Prompts that are computed in between add to it.</source>
        <translation>Ein Decode-Schritt liest die Gewichte einmal und den KV-Cache jeder laufenden Anfrage, und seine Dauer ist für alle die Zeit je Token. Großzügige Zulassung hält die Warteschlange leer, indem der Batch wächst: Erste Token bleiben schnell, die weiteren kommen langsam. Prompts, die dazwischen berechnet werden, kommen hinzu.</translation>
    </message>
    <message>
        <source>Step time, or time per token, against the number running and their context: a line with the predicted slope; all gaps shifted, not a few.</source>
        <translation>Schrittdauer, oder Zeit je Token, über der Zahl der laufenden und ihrem Kontext: eine Gerade mit der vorhergesagten Steigung; alle Abstände verschoben, nicht wenige.</translation>
    </message>
    <message>
        <source>Gaps have two peaks: 3.4. The step&apos;s wall time rises and its GPU time does not: 3.2. Preemptions climb: 3.3.</source>
        <translation>Abstände haben zwei Gipfel: 3.4. Die Dauer des Schritts steigt und seine GPU-Zeit nicht: 3.2. Verdrängungen nehmen zu: 3.3.</translation>
    </message>
    <message>
        <source>Cap the running requests from the time per token that is allowed, hold the rest in the queue, and add capacity for what is left over. A trade, not a gain, unless KV bytes shrink (fp8).</source>
        <translation>Die laufenden Anfragen nach der erlaubten Zeit je Token begrenzen, den Rest in der Warteschlange halten und für das Übrige Kapazität ergänzen. Ein Tausch, kein Gewinn, außer die KV-Bytes schrumpfen (fp8).</translation>
    </message>
    <message>
        <source>More is offered than can be served</source>
        <translation>Es wird mehr angeboten, als bedient werden kann</translation>
    </message>
    <message>
        <source>The offered load is beyond the capacity: the backlog grows as long as that lasts, and so do all waiting times, whatever the engine does.</source>
        <translation>Die angebotene Last liegt über der Kapazität: Der Rückstau wächst, solange das dauert, und mit ihm alle Wartezeiten, was die Engine auch tut.</translation>
    </message>
    <message>
        <source>Offered against completed requests; the number waiting rises in a straight line.</source>
        <translation>Angebotene gegen abgeschlossene Anfragen; die Zahl der wartenden steigt geradlinig.</translation>
    </message>
    <message>
        <source>Fewer are completed than before at the same offered rate: then capacity shrank.</source>
        <translation>Es werden weniger abgeschlossen als zuvor bei gleicher angebotener Rate: Dann ist die Kapazität geschrumpft.</translation>
    </message>
    <message>
        <source>Add replicas, or turn requests away early and by class.</source>
        <translation>Replikate ergänzen, oder Anfragen früh und nach Klasse abweisen.</translation>
    </message>
    <message>
        <source>Answers got longer</source>
        <translation>Antworten wurden länger</translation>
    </message>
    <message>
        <source>A new prompt or model makes longer answers: more requests are under way at the same rate, each step is longer, and the KV cache fills.</source>
        <translation>Ein neuer Prompt oder ein neues Modell macht längere Antworten: Bei gleicher Rate sind mehr Anfragen unterwegs, jeder Schritt dauert länger, und der KV-Cache füllt sich.</translation>
    </message>
    <message>
        <source>The distribution of output tokens.</source>
        <translation>Die Verteilung der Ausgabe-Token.</translation>
    </message>
    <message>
        <source>Output lengths are unchanged.</source>
        <translation>Die Ausgabelängen sind unverändert.</translation>
    </message>
    <message>
        <source>Cap max_tokens by class; mend the prompt that makes answers long.</source>
        <translation>max_tokens nach Klasse begrenzen; den Prompt berichtigen, der Antworten lang macht.</translation>
    </message>
    <message>
        <source>The decode batch is larger than the largest captured CUDA graph</source>
        <translation>Der Decode-Batch ist größer als der größte erfasste CUDA-Graph</translation>
    </message>
    <message>
        <source>Beyond the largest captured size kernels are launched one by one, and a step takes several times as long; with slower steps more requests run together, so that the batch does not come back below by itself.</source>
        <translation>Über der größten erfassten Größe werden Kernel einzeln gestartet, und ein Schritt dauert ein Mehrfaches; mit langsameren Schritten laufen mehr Anfragen zusammen, sodass der Batch nicht von selbst wieder darunter kommt.</translation>
    </message>
    <message>
        <source>The running batch against the largest captured size in the start-up log; the graph flag of the decode log.</source>
        <translation>Der laufende Batch gegen die größte erfasste Größe im Startprotokoll; das Graph-Kennzeichen im Decode-Protokoll.</translation>
    </message>
    <message>
        <source>Time per token does not step at that size.</source>
        <translation>Die Zeit je Token springt bei dieser Größe nicht.</translation>
    </message>
    <message>
        <source>Capture up to the running cap, or cap the running requests at the largest graph.</source>
        <translation>Bis zur Batch-Grenze erfassen, oder die laufenden Anfragen am größten Graphen begrenzen.</translation>
    </message>
    <message>
        <source>CUDA graphs are off</source>
        <translation>CUDA-Graphen sind aus</translation>
    </message>
    <message>
        <source>A flag or an environment variable of the new deploy has every kernel launched by itself: no step is faster than its launches.</source>
        <translation>Ein Schalter oder eine Umgebungsvariable des neuen Deployments lässt jeden Kernel einzeln starten: Kein Schritt ist schneller als seine Starts.</translation>
    </message>
    <message>
        <source>cudaGraphLaunch in a profile; the environment of both versions.</source>
        <translation>cudaGraphLaunch in einem Profil; die Umgebung beider Versionen.</translation>
    </message>
    <message>
        <source>Graphs are launched as before.</source>
        <translation>Graphen werden gestartet wie zuvor.</translation>
    </message>
    <message>
        <source>Turn them on again; compare flags and environment of the versions before blaming the code.</source>
        <translation>Wieder einschalten; Schalter und Umgebung der Versionen vergleichen, bevor der Code verdächtigt wird.</translation>
    </message>
    <message>
        <source>Speculative decoding costs more than it brings at this load</source>
        <translation>Spekulatives Decoding kostet bei dieser Last mehr, als es bringt</translation>
    </message>
    <message>
        <source>Drafting and verifying take GPU time that a full batch does not have to spare: what speeds up a single request slows down many.</source>
        <translation>Entwerfen und Prüfen brauchen GPU-Zeit, die ein voller Batch nicht übrig hat: Was eine einzelne Anfrage beschleunigt, bremst viele.</translation>
    </message>
    <message>
        <source>Acceptance, and time per token with and without it at the same number running.</source>
        <translation>Annahmequote, und Zeit je Token mit und ohne bei gleicher Zahl laufender Anfragen.</translation>
    </message>
    <message>
        <source>Time per token is the same with it off.</source>
        <translation>Die Zeit je Token ist ohne dieselbe.</translation>
    </message>
    <message>
        <source>Switch it off above a batch size.</source>
        <translation>Ab einer Batch-Größe abschalten.</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>Der Batch wird erst aufgefüllt, wenn seine längste Antwort fertig ist</translation>
    </message>
    <message>
        <source>Batching by request: slots of finished answers stay empty until the longest one ends. The batch drains while the queue is full; every GPU is wasted alike, so that more replicas help in proportion.</source>
        <translation>Batching nach Anfragen: Slots fertiger Antworten bleiben leer, bis die längste endet. Der Batch läuft leer, während die Warteschlange voll ist; jede GPU wird gleich verschwendet, sodass mehr Replikate im Verhältnis helfen.</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is a sawtooth with a full queue.</source>
        <translation>Ein Diagramm: laufende Anfragen gegen die Grenze, KV belegt und lebendig, GPU-Anteil am Schritt. Laufende sind ein Sägezahn bei voller Warteschlange.</translation>
    </message>
    <message>
        <source>Running stays near its cap with live KV near 100 % and the GPU busy: it is saturated (3.1, 3.5). Running flat and low with KV full: over-reservation. Running at its cap and the GPU idle between steps: the host.</source>
        <translation>Laufende bleiben nahe ihrer Grenze, lebendiger KV nahe 100 %, GPU beschäftigt: gesättigt (3.1, 3.5). Laufende flach und niedrig bei vollem KV: Überreservierung. Laufende an der Grenze und die GPU zwischen den Schritten untätig: der Host.</translation>
    </message>
    <message>
        <source>Continuous batching: refill slots at every step.</source>
        <translation>Continuous Batching: Slots bei jedem Schritt auffüllen.</translation>
    </message>
    <message>
        <source>KV cache is set aside for the longest possible answer</source>
        <translation>KV-Cache wird für die längstmögliche Antwort reserviert</translation>
    </message>
    <message>
        <source>At admission each request takes the KV of max_tokens or max_model_len. The pool is full of nothing: few requests run, allocated KV is near 100 % and live KV far lower.</source>
        <translation>Bei der Zulassung nimmt jede Anfrage den KV von max_tokens oder max_model_len. Der Pool ist voll von nichts: Wenige Anfragen laufen, belegter KV ist nahe 100 % und lebendiger weit niedriger.</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is flat and low, allocated near 100 %, live far lower.</source>
        <translation>Ein Diagramm: laufende Anfragen gegen die Grenze, KV belegt und lebendig, GPU-Anteil am Schritt. Laufende flach und niedrig, belegt nahe 100 %, lebendig weit niedriger.</translation>
    </message>
    <message>
        <source>KV is not full: then static batching, the host, or a low cap.</source>
        <translation>KV ist nicht voll: Dann statisches Batching, der Host oder eine niedrige Grenze.</translation>
    </message>
    <message>
        <source>Paged KV that grows with the answer, with a watermark; honest max_tokens from the clients.</source>
        <translation>Seitenweiser KV, der mit der Antwort wächst, mit einer Reserve; ehrliche max_tokens von den Clients.</translation>
    </message>
    <message>
        <source>The engine&apos;s own loop is slower than the GPU</source>
        <translation>Die Schleife der Engine ist langsamer als die GPU</translation>
    </message>
    <message>
        <source>Scheduling, tokenisation, sampling or a grammar take longer than the step itself, and the GPU waits in between. Slots are full, KV is not.</source>
        <translation>Scheduling, Tokenisierung, Sampling oder eine Grammatik dauern länger als der Schritt selbst, und die GPU wartet dazwischen. Die Slots sind voll, KV nicht.</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running at its cap or ample, KV not full, GPU time a third of the step&apos;s.</source>
        <translation>Ein Diagramm: laufende Anfragen gegen die Grenze, KV belegt und lebendig, GPU-Anteil am Schritt. Laufende an der Grenze oder reichlich, KV nicht voll, GPU-Zeit ein Drittel des Schritts.</translation>
    </message>
    <message>
        <source>GPU time of a step rises with its wall time: then it is the batch (3.1) or prompts (3.4).</source>
        <translation>Die GPU-Zeit eines Schritts steigt mit seiner Dauer: Dann ist es der Batch (3.1) oder sind es Prompts (3.4).</translation>
    </message>
    <message>
        <source>Asynchronous scheduling, more front-end processes, graphs, CPU limits that fit; find what the loop does.</source>
        <translation>Asynchrones Scheduling, mehr Frontend-Prozesse, Graphen, passende CPU-Grenzen; herausfinden, was die Schleife tut.</translation>
    </message>
    <message>
        <source>The container&apos;s CPU quota stops the host in every period</source>
        <translation>Die CPU-Quote des Containers hält den Host in jeder Periode an</translation>
    </message>
    <message>
        <source>Thread pools sized by the machine use the quota up within part of each 100 ms; then the engine&apos;s loop stands still until the next. CPU use looks like the limit, the GPU idles.</source>
        <translation>Nach der Maschine bemessene Thread-Pools verbrauchen die Quote in einem Teil jeder 100 ms; dann steht die Schleife der Engine bis zur nächsten still. Die CPU-Nutzung sieht aus wie die Grenze, die GPU ist untätig.</translation>
    </message>
    <message>
        <source>nr_throttled over nr_periods of the cgroup, not CPU use.</source>
        <translation>nr_throttled durch nr_periods der cgroup, nicht die CPU-Nutzung.</translation>
    </message>
    <message>
        <source>The share of throttled periods is near 0.</source>
        <translation>Der Anteil gedrosselter Perioden ist nahe 0.</translation>
    </message>
    <message>
        <source>Set thread pools to the pod&apos;s CPUs (OMP_NUM_THREADS), or raise the limit.</source>
        <translation>Thread-Pools auf die CPUs des Pods setzen (OMP_NUM_THREADS), oder die Grenze anheben.</translation>
    </message>
    <message>
        <source>The cap on running requests is too low</source>
        <translation>Die Grenze laufender Anfragen ist zu niedrig</translation>
    </message>
    <message>
        <source>The engine could run more together, but its cap holds them in the queue: few run, KV and GPU have room, and the queue grows.</source>
        <translation>Die Engine könnte mehr zusammen ausführen, aber ihre Grenze hält sie in der Warteschlange: Wenige laufen, KV und GPU haben Platz, und die Warteschlange wächst.</translation>
    </message>
    <message>
        <source>The number running stands at max_num_seqs while KV usage is low.</source>
        <translation>Die Zahl der laufenden steht bei max_num_seqs, während wenig KV genutzt wird.</translation>
    </message>
    <message>
        <source>Running lies below the cap.</source>
        <translation>Laufende liegen unter der Grenze.</translation>
    </message>
    <message>
        <source>Raise the cap to what the time per token allows.</source>
        <translation>Die Grenze anheben, soweit die Zeit je Token es erlaubt.</translation>
    </message>
    <message>
        <source>The gateway lets too few requests through</source>
        <translation>Das Gateway lässt zu wenige Anfragen durch</translation>
    </message>
    <message>
        <source>A concurrency limit in front of the engine holds requests back: the engine&apos;s queue is empty, its batch small, and the wait is not in the engine&apos;s metrics.</source>
        <translation>Eine Grenze gleichzeitiger Anfragen vor der Engine hält sie zurück: Die Warteschlange der Engine ist leer, ihr Batch klein, und das Warten steht nicht in ihren Metriken.</translation>
    </message>
    <message>
        <source>The gateway&apos;s own queue; the engine&apos;s waiting at 0.</source>
        <translation>Die eigene Warteschlange des Gateways; wartende der Engine bei 0.</translation>
    </message>
    <message>
        <source>The engine&apos;s own queue is full.</source>
        <translation>Die eigene Warteschlange der Engine ist voll.</translation>
    </message>
    <message>
        <source>Set the gateway&apos;s limit by tokens, or above what the engine can run.</source>
        <translation>Die Grenze des Gateways nach Token setzen, oder über das, was die Engine ausführen kann.</translation>
    </message>
    <message>
        <source>Long contexts fill the KV cache while admission counts requests</source>
        <translation>Lange Kontexte füllen den KV-Cache, während die Zulassung Anfragen zählt</translation>
    </message>
    <message>
        <source>One request of tens of thousands of tokens holds as much KV as dozens of others. A cap in requests is blind to it: the pool fills, running requests are preempted and computed again, and everybody behind them waits.</source>
        <translation>Eine Anfrage mit Zehntausenden Token hält so viel KV wie Dutzende andere. Eine Grenze in Anfragen sieht das nicht: Der Pool füllt sich, laufende Anfragen werden verdrängt und neu berechnet, und alle dahinter warten.</translation>
    </message>
    <message>
        <source>Tokens reserved, not requests running, at their maximum when it happens; the same number of short requests does nothing, and with a cap in tokens it does not happen.</source>
        <translation>Reservierte Token, nicht laufende Anfragen, an ihrem Höchststand, wenn es geschieht; dieselbe Zahl kurzer Anfragen tut nichts, und mit einer Grenze in Token geschieht es nicht.</translation>
    </message>
    <message>
        <source>KV is low when latency rises: 3.4. Preemptions without long prompts: overload, 3.1. Queue with unused KV: over-reservation, 3.2.</source>
        <translation>KV ist niedrig, wenn die Latenz steigt: 3.4. Verdrängungen ohne lange Prompts: Überlast, 3.1. Warteschlange bei ungenutztem KV: Überreservierung, 3.2.</translation>
    </message>
    <message>
        <source>Admit by tokens or blocks, with a budget for the long class, and chunk prompts; fp8 KV doubles the pool.</source>
        <translation>Nach Token oder Blöcken zulassen, mit einem Budget für die lange Klasse, und Prompts stückeln; fp8-KV verdoppelt den Pool.</translation>
    </message>
    <message>
        <source>KV grows into free memory, and long contexts crash the engine</source>
        <translation>KV wächst in freien Speicher, und lange Kontexte bringen die Engine zum Absturz</translation>
    </message>
    <message>
        <source>Without a pool of blocks KV takes free memory as it grows. A burst of long contexts takes the last of it: the engine crashes, loses all it had, comes back and meets the same requests again.</source>
        <translation>Ohne einen Pool von Blöcken nimmt KV beim Wachsen freien Speicher. Ein Stoß langer Kontexte nimmt den letzten Rest: Die Engine stürzt ab, verliert alles, kommt zurück und trifft wieder auf dieselben Anfragen.</translation>
    </message>
    <message>
        <source>Reserved tokens at the time of the crash, from the allocator&apos;s state.</source>
        <translation>Reservierte Token zur Zeit des Absturzes, aus dem Zustand des Allokators.</translation>
    </message>
    <message>
        <source>A crash with KV low: transients of a step. Memory that climbs for days whatever the prompts: a leak.</source>
        <translation>Ein Absturz bei niedrigem KV: Zwischenwerte eines Schritts. Speicher, der über Tage steigt, welche Prompts auch kommen: ein Leck.</translation>
    </message>
    <message>
        <source>Admission by tokens; a paged KV pool.</source>
        <translation>Zulassung nach Token; ein seitenweiser KV-Pool.</translation>
    </message>
    <message>
        <source>The KV pool is too small for what runs</source>
        <translation>Der KV-Pool ist zu klein für das, was läuft</translation>
    </message>
    <message>
        <source>A raised max_model_len, a larger model, more memory outside the pool or a lower utilisation leave fewer blocks. Admission waits for them, running requests are preempted and computed again.</source>
        <translation>Ein erhöhtes max_model_len, ein größeres Modell, mehr Speicher außerhalb des Pools oder eine geringere Auslastung lassen weniger Blöcke übrig. Die Zulassung wartet darauf, laufende Anfragen werden verdrängt und neu berechnet.</translation>
    </message>
    <message>
        <source>Preemptions a finished request with KV usage near 100 %; the pool&apos;s size in the start-up log of both versions.</source>
        <translation>Verdrängungen je fertiger Anfrage bei KV-Nutzung nahe 100 %; die Größe des Pools im Startprotokoll beider Versionen.</translation>
    </message>
    <message>
        <source>KV usage is low, or no preemptions.</source>
        <translation>Die KV-Nutzung ist niedrig, oder es gibt keine Verdrängungen.</translation>
    </message>
    <message>
        <source>A watermark or admission by tokens; fp8 KV; give the pool its memory back.</source>
        <translation>Eine Reserve oder Zulassung nach Token; fp8-KV; dem Pool seinen Speicher zurückgeben.</translation>
    </message>
    <message>
        <source>Requests are admitted, preempted and admitted again</source>
        <translation>Anfragen werden zugelassen, verdrängt und wieder zugelassen</translation>
    </message>
    <message>
        <source>Prompts fit, answers do not: the pool is over-admitted, running requests lose their KV and compute it anew, and the work that is thrown away keeps the pool full.</source>
        <translation>Prompts passen, Antworten nicht: Der Pool ist überbelegt, laufende Anfragen verlieren ihren KV und berechnen ihn neu, und die weggeworfene Arbeit hält den Pool voll.</translation>
    </message>
    <message>
        <source>Preemptions a finished request above 0.5 with KV usage near 100 %.</source>
        <translation>Mehr als 0,5 Verdrängungen je fertiger Anfrage bei KV-Nutzung nahe 100 %.</translation>
    </message>
    <message>
        <source>The counter of preemptions is flat.</source>
        <translation>Der Zähler der Verdrängungen steht still.</translation>
    </message>
    <message>
        <source>A watermark of 5 %: fewer preemptions, a longer queue.</source>
        <translation>Eine Reserve von 5 %: weniger Verdrängungen, eine längere Warteschlange.</translation>
    </message>
    <message>
        <source>A prompt that hardly fits blocks the head of the queue</source>
        <translation>Ein Prompt, der kaum passt, blockiert die Spitze der Warteschlange</translation>
    </message>
    <message>
        <source>First come, first served: a prompt that needs most of the pool waits until it has drained, and everything behind it waits too. Running goes towards 0 with the queue full and KV low.</source>
        <translation>Wer zuerst kommt, wird zuerst bedient: Ein Prompt, der den größten Teil des Pools braucht, wartet, bis dieser leer ist, und alles dahinter wartet mit. Laufende gehen gegen 0, bei voller Warteschlange und niedrigem KV.</translation>
    </message>
    <message>
        <source>The prompt at the head of the queue against the free blocks, in the engine&apos;s log.</source>
        <translation>Der Prompt an der Spitze der Warteschlange gegen die freien Blöcke, im Protokoll der Engine.</translation>
    </message>
    <message>
        <source>The waiting prompts are short.</source>
        <translation>Die wartenden Prompts sind kurz.</translation>
    </message>
    <message>
        <source>Reject or route what needs more than a share of the pool.</source>
        <translation>Was mehr als einen Anteil des Pools braucht, abweisen oder anders routen.</translation>
    </message>
    <message>
        <source>A step needs more memory than is left beside the KV pool</source>
        <translation>Ein Schritt braucht mehr Speicher, als neben dem KV-Pool übrig ist</translation>
    </message>
    <message>
        <source>Log-probabilities of whole prompts, an encoder or unchunked activations grow with the tokens of a step and are not in the pool: the engine crashes with KV low.</source>
        <translation>Log-Wahrscheinlichkeiten ganzer Prompts, ein Encoder oder ungestückelte Aktivierungen wachsen mit den Token eines Schritts und liegen nicht im Pool: Die Engine stürzt bei niedrigem KV ab.</translation>
    </message>
    <message>
        <source>The allocator&apos;s state at the crash: KV allocated low, one large request for activations or logits.</source>
        <translation>Der Zustand des Allokators beim Absturz: KV wenig belegt, eine große Anforderung für Aktivierungen oder Logits.</translation>
    </message>
    <message>
        <source>KV was full when it crashed.</source>
        <translation>KV war beim Absturz voll.</translation>
    </message>
    <message>
        <source>Bound the tokens of a step; leave headroom; refuse prompt log-probabilities of long prompts.</source>
        <translation>Die Token eines Schritts begrenzen; Reserve lassen; Log-Wahrscheinlichkeiten langer Prompts ablehnen.</translation>
    </message>
    <message>
        <source>One replica&apos;s GPU is slow</source>
        <translation>Die GPU eines Replikats ist langsam</translation>
    </message>
    <message>
        <source>One of many replicas runs slower: a throttled clock, a neighbour, a bad link, another kind of GPU. What the balancer sends there waits; the median of the fleet stays.</source>
        <translation>Eines von vielen Replikaten läuft langsamer: gedrosselter Takt, ein Nachbar, eine schlechte Verbindung, eine andere Art GPU. Was der Balancer dorthin schickt, wartet; der Median der Flotte bleibt.</translation>
    </message>
    <message>
        <source>Time per token and clocks by replica: one has left the others, at the same hit ratio.</source>
        <translation>Zeit je Token und Takt nach Replikat: Eines hat sich bei gleicher Trefferquote von den anderen entfernt.</translation>
    </message>
    <message>
        <source>All replicas are alike; or the slow one has a low hit ratio: then its cache is cold.</source>
        <translation>Alle Replikate sind gleich; oder das langsame hat eine niedrige Trefferquote: Dann ist sein Cache kalt.</translation>
    </message>
    <message>
        <source>Drain it; find out whether clock, neighbour or link.</source>
        <translation>Leeren; herausfinden, ob Takt, Nachbar oder Verbindung.</translation>
    </message>
    <message>
        <source>All GPUs run at a lower clock</source>
        <translation>Alle GPUs laufen mit niedrigerem Takt</translation>
    </message>
    <message>
        <source>Power or heat lowers the clocks of the whole fleet: every step takes longer, whatever is in it.</source>
        <translation>Leistung oder Wärme senkt den Takt der ganzen Flotte: Jeder Schritt dauert länger, was auch darin ist.</translation>
    </message>
    <message>
        <source>sm_clock_mhz and the throttle reasons of DCGM.</source>
        <translation>sm_clock_mhz und die Drosselgründe von DCGM.</translation>
    </message>
    <message>
        <source>Clocks are as before.</source>
        <translation>Der Takt ist wie zuvor.</translation>
    </message>
    <message>
        <source>Cooling or power; until then fewer requests a replica.</source>
        <translation>Kühlung oder Leistung; bis dahin weniger Anfragen je Replikat.</translation>
    </message>
    <message>
        <source>One replica has a smaller KV pool</source>
        <translation>Ein Replikat hat einen kleineren KV-Pool</translation>
    </message>
    <message>
        <source>A replica started with less memory, or another GPU, holds fewer blocks: its requests wait and are preempted, the others&apos; are not.</source>
        <translation>Ein Replikat startete mit weniger Speicher oder einer anderen GPU und hält weniger Blöcke: Seine Anfragen warten und werden verdrängt, die der anderen nicht.</translation>
    </message>
    <message>
        <source>The pool&apos;s size in the start-up log of each replica; preemptions by replica.</source>
        <translation>Die Größe des Pools im Startprotokoll jedes Replikats; Verdrängungen nach Replikat.</translation>
    </message>
    <message>
        <source>All replicas are alike.</source>
        <translation>Alle Replikate sind gleich.</translation>
    </message>
    <message>
        <source>Drain it and start it with its memory.</source>
        <translation>Leeren und mit seinem Speicher starten.</translation>
    </message>
    <message>
        <source>Fewer replicas serve the same traffic</source>
        <translation>Weniger Replikate bedienen denselben Verkehr</translation>
    </message>
    <message>
        <source>Nodes were drained, a region has a smaller pool, or the autoscaler lags: each replica that is left has more to do.</source>
        <translation>Knoten wurden geleert, eine Region hat einen kleineren Pool, oder die Autoskalierung hinkt nach: Jedes verbliebene Replikat hat mehr zu tun.</translation>
    </message>
    <message>
        <source>The number of replicas that answer, by region.</source>
        <translation>Die Zahl der antwortenden Replikate, nach Region.</translation>
    </message>
    <message>
        <source>The number of replicas is unchanged.</source>
        <translation>Die Zahl der Replikate ist unverändert.</translation>
    </message>
    <message>
        <source>Bring replicas back; route to other regions until then.</source>
        <translation>Replikate zurückholen; bis dahin in andere Regionen routen.</translation>
    </message>
    <message>
        <source>The balancer gives one replica a multiple of the others&apos; load</source>
        <translation>Der Balancer gibt einem Replikat ein Vielfaches der Last der anderen</translation>
    </message>
    <message>
        <source>Kept-alive connections, a hot prefix or session, or stale signals send one replica far more than its share.</source>
        <translation>Offen gehaltene Verbindungen, ein gefragtes Präfix oder eine Sitzung, oder veraltete Signale schicken einem Replikat weit mehr als seinen Anteil.</translation>
    </message>
    <message>
        <source>Running and request rate by replica.</source>
        <translation>Laufende und Anfragerate nach Replikat.</translation>
    </message>
    <message>
        <source>All replicas get alike.</source>
        <translation>Alle Replikate bekommen gleich viel.</translation>
    </message>
    <message>
        <source>Least requests, or affinity with a guard; bound the life of connections.</source>
        <translation>Wenigste Anfragen, oder Affinität mit Schutz; die Lebensdauer von Verbindungen begrenzen.</translation>
    </message>
    <message>
        <source>The host pauses now and then</source>
        <translation>Der Host pausiert ab und zu</translation>
    </message>
    <message>
        <source>Garbage collection, a grammar that is compiled or a noisy neighbour stops the engine&apos;s loop for tenths of a second, at any load. All running answers stand still together.</source>
        <translation>Speicherbereinigung, eine Grammatik in Übersetzung oder ein lauter Nachbar hält die Schleife der Engine für Zehntelsekunden an, bei jeder Last. Alle laufenden Antworten stehen zusammen still.</translation>
    </message>
    <message>
        <source>Gaps in a trace of steps that no prompt explains, at even intervals.</source>
        <translation>Lücken in einem Trace der Schritte, die kein Prompt erklärt, in gleichen Abständen.</translation>
    </message>
    <message>
        <source>Every long gap stands on a step with a long prefill: 3.4.</source>
        <translation>Jeder lange Abstand fällt auf einen Schritt mit langem Prefill: 3.4.</translation>
    </message>
    <message>
        <source>Freeze or tune the garbage collector; compile grammars ahead.</source>
        <translation>Die Speicherbereinigung einfrieren oder einstellen; Grammatiken vorab übersetzen.</translation>
    </message>
    <message>
        <source>Kernels are compiled when a shape is first met</source>
        <translation>Kernel werden übersetzt, wenn eine Form zum ersten Mal auftritt</translation>
    </message>
    <message>
        <source>After a start each new batch shape costs a compilation: the first minutes stutter, then it is gone.</source>
        <translation>Nach einem Start kostet jede neue Batch-Form eine Übersetzung: Die ersten Minuten stottern, dann ist es vorbei.</translation>
    </message>
    <message>
        <source>Compare by time since the start of the replica.</source>
        <translation>Nach der Zeit seit dem Start des Replikats vergleichen.</translation>
    </message>
    <message>
        <source>It goes on long after the start.</source>
        <translation>Es geht lange nach dem Start weiter.</translation>
    </message>
    <message>
        <source>Warm all shapes up before a replica gets traffic.</source>
        <translation>Alle Formen aufwärmen, bevor ein Replikat Verkehr bekommt.</translation>
    </message>
    <message>
        <source>KV transfers between prefill and decode are slow</source>
        <translation>KV-Übertragungen zwischen Prefill und Decode sind langsam</translation>
    </message>
    <message>
        <source>The fast path between the pools fell back to a slow one: each answer waits for its KV.</source>
        <translation>Der schnelle Weg zwischen den Pools ist auf einen langsamen zurückgefallen: Jede Antwort wartet auf ihren KV.</translation>
    </message>
    <message>
        <source>kv_transfer_s, bytes over time.</source>
        <translation>kv_transfer_s, Bytes über der Zeit.</translation>
    </message>
    <message>
        <source>Transfers take as long as before.</source>
        <translation>Übertragungen dauern so lange wie zuvor.</translation>
    </message>
    <message>
        <source>Bring the fast transport back; check what it fell back to.</source>
        <translation>Den schnellen Transport zurückholen; prüfen, worauf er zurückfiel.</translation>
    </message>
    <message>
        <source>A proxy holds the answer back</source>
        <translation>Ein Proxy hält die Antwort zurück</translation>
    </message>
    <message>
        <source>A proxy buffers the stream: clients see the first token late and then many at once, up to the whole answer. The engine&apos;s own figures do not move; gaps at the client are shorter than the engine&apos;s, which streaming cannot do.</source>
        <translation>Ein Proxy puffert den Strom: Clients sehen das erste Token spät und dann viele auf einmal, bis zur ganzen Antwort. Die Werte der Engine bewegen sich nicht; Abstände beim Client sind kürzer als die der Engine, was Streaming nicht kann.</translation>
    </message>
    <message>
        <source>Gaps at the client below those of the engine; share of gaps below 5 ms.</source>
        <translation>Abstände beim Client unter denen der Engine; Anteil der Abstände unter 5 ms.</translation>
    </message>
    <message>
        <source>Client and engine agree.</source>
        <translation>Client und Engine stimmen überein.</translation>
    </message>
    <message>
        <source>proxy_buffering off and HTTP/1.1 upstream: both.</source>
        <translation>proxy_buffering off und HTTP/1.1 zum Upstream: beides.</translation>
    </message>
    <message>
        <source>A proxy delays the first bytes</source>
        <translation>Ein Proxy verzögert die ersten Bytes</translation>
    </message>
    <message>
        <source>The first token of each answer is held for a fixed time on its way; later ones are not.</source>
        <translation>Das erste Token jeder Antwort wird unterwegs eine feste Zeit gehalten; spätere nicht.</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s: a constant difference.</source>
        <translation>TTFT beim Client gegen die der Engine: ein fester Unterschied.</translation>
    </message>
    <message>
        <source>Flush headers and first bytes at once.</source>
        <translation>Kopfzeilen und erste Bytes sofort senden.</translation>
    </message>
    <message>
        <source>The network between client and engine is slow</source>
        <translation>Das Netz zwischen Client und Engine ist langsam</translation>
    </message>
    <message>
        <source>Every message takes longer on its way: first tokens at the client come later by two ways, gaps stay.</source>
        <translation>Jede Nachricht ist länger unterwegs: Erste Token kommen beim Client um zwei Wege später an, Abstände bleiben.</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s.</source>
        <translation>TTFT beim Client gegen die der Engine.</translation>
    </message>
    <message>
        <source>The engine&apos;s own TTFT has grown as much.</source>
        <translation>Die TTFT der Engine selbst ist ebenso gewachsen.</translation>
    </message>
    <message>
        <source>Route; keep connections open.</source>
        <translation>Anders routen; Verbindungen offen halten.</translation>
    </message>
    <message>
        <source>Clients time out and try again</source>
        <translation>Clients laufen in Zeitüberschreitungen und versuchen es erneut</translation>
    </message>
    <message>
        <source>Requests that take too long are given up and sent anew: the engine computes answers that nobody reads, and each timeout adds load.</source>
        <translation>Anfragen, die zu lange dauern, werden aufgegeben und neu gesendet: Die Engine berechnet Antworten, die niemand liest, und jede Zeitüberschreitung bringt mehr Last.</translation>
    </message>
    <message>
        <source>Attempts against different requests; aborts.</source>
        <translation>Versuche gegen verschiedene Anfragen; Abbrüche.</translation>
    </message>
    <message>
        <source>No retries.</source>
        <translation>Keine Wiederholungen.</translation>
    </message>
    <message>
        <source>Back off with jitter, a budget for retries, and early rejection.</source>
        <translation>Rückzug mit Zufallsanteil, ein Budget für Wiederholungen und frühe Abweisung.</translation>
    </message>
    <message>
        <source>Clients give up earlier</source>
        <translation>Clients geben früher auf</translation>
    </message>
    <message>
        <source>Shorter patience at the client: answers are aborted, throughput counts what nobody got, and queues look shorter than the demand is.</source>
        <translation>Weniger Geduld beim Client: Antworten werden abgebrochen, der Durchsatz zählt, was niemand bekam, und Warteschlangen wirken kürzer als die Nachfrage.</translation>
    </message>
    <message>
        <source>Finished by reason: abort against stop.</source>
        <translation>Fertige nach Grund: Abbruch gegen Ende.</translation>
    </message>
    <message>
        <source>Aborts are as rare as before.</source>
        <translation>Abbrüche sind so selten wie zuvor.</translation>
    </message>
    <message>
        <source>Restore the timeout.</source>
        <translation>Die Zeitgrenze wiederherstellen.</translation>
    </message>
    <message>
        <source>More replicas than the load needs</source>
        <translation>Mehr Replikate, als die Last braucht</translation>
    </message>
    <message>
        <source>Replicas idle: latencies are comfortable, and each token carries the price of the empty ones.</source>
        <translation>Replikate sind untätig: Latenzen sind bequem, und jedes Token trägt den Preis der leeren.</translation>
    </message>
    <message>
        <source>Running against the cap at the peak; GPU busy.</source>
        <translation>Laufende gegen die Grenze in der Spitze; GPU beschäftigt.</translation>
    </message>
    <message>
        <source>The GPUs are busy at the peak.</source>
        <translation>Die GPUs sind in der Spitze beschäftigt.</translation>
    </message>
    <message>
        <source>Give replicas back, with a margin for the peak.</source>
        <translation>Replikate zurückgeben, mit einem Spielraum für die Spitze.</translation>
    </message>
    <message>
        <source>Less traffic on the same replicas</source>
        <translation>Weniger Verkehr auf denselben Replikaten</translation>
    </message>
    <message>
        <source>The same GPUs serve fewer requests: every figure but the cost is better.</source>
        <translation>Dieselben GPUs bedienen weniger Anfragen: Jeder Wert außer den Kosten ist besser.</translation>
    </message>
    <message>
        <source>Request rate.</source>
        <translation>Anfragerate.</translation>
    </message>
    <message>
        <source>The request rate is unchanged.</source>
        <translation>Die Anfragerate ist unverändert.</translation>
    </message>
    <message>
        <source>Scale down with the load.</source>
        <translation>Mit der Last herunterskalieren.</translation>
    </message>
    <message>
        <source>The GPUs cost more</source>
        <translation>Die GPUs kosten mehr</translation>
    </message>
    <message>
        <source>Another kind of GPU, region or contract: nothing but the price has changed.</source>
        <translation>Eine andere Art GPU, Region oder ein anderer Vertrag: Nichts als der Preis hat sich geändert.</translation>
    </message>
    <message>
        <source>The bill: hours and price of an hour.</source>
        <translation>Die Rechnung: Stunden und Preis je Stunde.</translation>
    </message>
    <message>
        <source>Price and hours are the same.</source>
        <translation>Preis und Stunden sind gleich.</translation>
    </message>
    <message>
        <source>Another GPU or contract.</source>
        <translation>Eine andere GPU oder ein anderer Vertrag.</translation>
    </message>
    <message>
        <source>A probe kills replicas that are only slow</source>
        <translation>Eine Probe beendet Replikate, die nur langsam sind</translation>
    </message>
    <message>
        <source>A liveness probe with a short timeout restarts replicas under load; each comes back cold and the others get its share.</source>
        <translation>Eine Liveness-Probe mit kurzer Zeitgrenze startet Replikate unter Last neu; jedes kommt kalt zurück, und die anderen bekommen seinen Anteil.</translation>
    </message>
    <message>
        <source>Restarts of the pods against probe failures.</source>
        <translation>Neustarts der Pods gegen fehlgeschlagene Proben.</translation>
    </message>
    <message>
        <source>No restarts.</source>
        <translation>Keine Neustarts.</translation>
    </message>
    <message>
        <source>restarts follow from the probe&apos;s own timing, which no scenario describes</source>
        <translation>Neustarts folgen aus dem eigenen Takt der Probe, den kein Szenario beschreibt</translation>
    </message>
    <message>
        <source>The autoscaler follows the load too late</source>
        <translation>Die Autoskalierung folgt der Last zu spät</translation>
    </message>
    <message>
        <source>Replicas arrive minutes after the load, cold.</source>
        <translation>Replikate kommen Minuten nach der Last, und kalt.</translation>
    </message>
    <message>
        <source>Replicas over time against the load.</source>
        <translation>Replikate über der Zeit gegen die Last.</translation>
    </message>
    <message>
        <source>The number of replicas followed in time.</source>
        <translation>Die Zahl der Replikate folgte rechtzeitig.</translation>
    </message>
    <message>
        <source>the number of replicas is fixed during a run</source>
        <translation>die Zahl der Replikate steht während eines Laufs fest</translation>
    </message>
    <message>
        <source>Caches are cold after the rollout itself</source>
        <translation>Caches sind kalt nach dem Rollout selbst</translation>
    </message>
    <message>
        <source>Each restarted replica begins with an empty prefix cache; for some minutes it computes what it will find later.</source>
        <translation>Jedes neu gestartete Replikat beginnt mit leerem Präfix-Cache; einige Minuten berechnet es, was es später findet.</translation>
    </message>
    <message>
        <source>Hit ratio by time since the start of each replica.</source>
        <translation>Trefferquote nach der Zeit seit dem Start jedes Replikats.</translation>
    </message>
    <message>
        <source>It is still low long after the start.</source>
        <translation>Sie ist lange nach dem Start noch niedrig.</translation>
    </message>
    <message>
        <source>it passes by itself within minutes: play it as a change of the scenario</source>
        <translation>es geht in Minuten von selbst vorbei: als Änderung des Szenarios nachspielen</translation>
    </message>
    <message>
        <source>An environment variable changed with the deploy</source>
        <translation>Mit dem Deployment änderte sich eine Umgebungsvariable</translation>
    </message>
    <message>
        <source>A variable switches a code path whose cost nobody can tell from outside.</source>
        <translation>Eine Variable schaltet einen Codepfad, dessen Kosten niemand von außen sieht.</translation>
    </message>
    <message>
        <source>The environment of both versions, side by side.</source>
        <translation>Die Umgebung beider Versionen nebeneinander.</translation>
    </message>
    <message>
        <source>It is the same.</source>
        <translation>Sie ist dieselbe.</translation>
    </message>
    <message>
        <source>what a variable does is not in the model: it stays a suspect by name</source>
        <translation>was eine Variable bewirkt, ist nicht im Modell: Sie bleibt dem Namen nach verdächtig</translation>
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
    <name>Node</name>
    <message>
        <source>Synthetic traffic</source>
        <translation>Synthetischer Verkehr</translation>
    </message>
    <message>
        <source>Requests drawn from an arrival law and length laws, optionally in groups that share a prompt prefix.</source>
        <translation>Anfragen aus einem Ankunftsgesetz und Längengesetzen, wahlweise in Gruppen mit gemeinsamem Prompt-Präfix.</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Sessions of several turns, each of which sends back what was said before: chats with think times and agents with tool calls.</source>
        <translation>Sitzungen mit mehreren Runden, von denen jede das zuvor Gesagte zurückschickt: Chats mit Denkpausen und Agenten mit Werkzeugaufrufen.</translation>
    </message>
    <message>
        <source>Trace replay</source>
        <translation>Trace-Wiedergabe</translation>
    </message>
    <message>
        <source>The requests of a trace file, at their recorded times or faster or slower.</source>
        <translation>Die Anfragen einer Trace-Datei, zu ihren aufgezeichneten Zeiten oder schneller oder langsamer.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Sends what a workload wants sent: with patience, retries, and a network before it.</source>
        <translation>Sendet, was eine Last senden will: mit Geduld, Wiederholungen und einem Netz davor.</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>Gateway</translation>
    </message>
    <message>
        <source>Lets requests through, has them wait, or rejects them, tenant by tenant.</source>
        <translation>Lässt Anfragen durch, lässt sie warten oder weist sie ab, Mandant für Mandant.</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Deals requests to replicas.</source>
        <translation>Verteilt Anfragen auf Replikate.</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>KV-Verbindung</translation>
    </message>
    <message>
        <source>Carries the KV cache of prompts from the engines that compute them to those that decode.</source>
        <translation>Trägt den KV-Cache von Prompts von den Engines, die sie berechnen, zu denen, die decodieren.</translation>
    </message>
    <message>
        <source>vLLM V1</source>
        <translation>vLLM V1</translation>
    </message>
    <message>
        <source>Continuous batching with chunked prefill, paged KV, prefix caching and preemption by recompute.</source>
        <translation>Continuous Batching mit Chunked Prefill, seitenweisem KV, Präfix-Caching und Verdrängung durch Neuberechnung.</translation>
    </message>
    <message>
        <source>vLLM V0</source>
        <translation>vLLM V0</translation>
    </message>
    <message>
        <source>Whole prompts first, alone in their step while decodes pause; paged KV and preemption by recompute.</source>
        <translation>Ganze Prompts zuerst, allein in ihrem Schritt, während Decodes pausieren; seitenweiser KV und Verdrängung durch Neuberechnung.</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>Prefill batches first while decodes wait, radix prefix cache by the token, retraction where answers outgrow the KV pool.</source>
        <translation>Prefill-Batches zuerst, während Decodes warten, Radix-Präfix-Cache je Token, Rücknahme, wo Antworten aus dem KV-Pool herauswachsen.</translation>
    </message>
    <message>
        <source>TensorRT-LLM</source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message>
        <source>In-flight batching: answers first, then prompts; KV is set aside to the end of a request or grows.</source>
        <translation>In-flight Batching: Antworten zuerst, dann Prompts; KV wird bis zum Ende einer Anfrage reserviert oder wächst.</translation>
    </message>
    <message>
        <source>Sarathi-Serve</source>
        <translation>Sarathi-Serve</translation>
    </message>
    <message>
        <source>Stall-free batching: every step holds all decodes and as much of prompts as its size allows.</source>
        <translation>Batching ohne Stillstand: Jeder Schritt enthält alle Decodes und so viel von Prompts, wie seine Größe erlaubt.</translation>
    </message>
    <message>
        <source>Orca</source>
        <translation>Orca</translation>
    </message>
    <message>
        <source>Iteration-level batching with whole prompts and KV set aside at admission.</source>
        <translation>Batching je Iteration mit ganzen Prompts und bei der Zulassung reserviertem KV.</translation>
    </message>
    <message>
        <source>Static batching</source>
        <translation>Statisches Batching</translation>
    </message>
    <message>
        <source>Request-level batching: a batch runs until its longest answer ends.</source>
        <translation>Batching je Anfrage: Ein Batch läuft, bis seine längste Antwort endet.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Step times from compute and memory rooflines with efficiencies fitted to measured layer tables.</source>
        <translation>Schrittzeiten aus Rooflines für Rechnen und Speicher, mit Wirkungsgraden aus gemessenen Schichttabellen.</translation>
    </message>
    <message>
        <source>Measured layer tables</source>
        <translation>Gemessene Schichttabellen</translation>
    </message>
    <message>
        <source>Step times as the sum of a model&apos;s layers, each from a table of measured kernel times.</source>
        <translation>Schrittzeiten als Summe der Schichten eines Modells, jede aus einer Tabelle gemessener Kernel-Zeiten.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>text: what does it say?</source>
        <translation>text: was besagt er?</translation>
    </message>
    <message>
        <source>observation: which [[observation]] holds its figures?</source>
        <translation>observation: welche [[observation]] enthält seine Werte?</translation>
    </message>
    <message>
        <source>falsifier: what would show that it is wrong?</source>
        <translation>falsifier: was würde zeigen, dass sie falsch ist?</translation>
    </message>
    <message>
        <source>links: which observations does it rest on?</source>
        <translation>links: auf welchen Beobachtungen beruht sie?</translation>
    </message>
    <message>
        <source>prediction: what is it to change, by how much, by when?</source>
        <translation>prediction: was soll sie ändern, um wie viel, bis wann?</translation>
    </message>
    <message>
        <source>cost: what does it cost, and whom?</source>
        <translation>cost: was kostet es, und wen?</translation>
    </message>
    <message>
        <source>stop_condition: when is it taken back?</source>
        <translation>stop_condition: wann wird sie zurückgenommen?</translation>
    </message>
    <message>
        <source>reversible: can it be taken back?</source>
        <translation>reversible: lässt sie sich zurücknehmen?</translation>
    </message>
    <message>
        <source>at: when did it begin?</source>
        <translation>at: wann begann sie?</translation>
    </message>
    <message>
        <source>metric: which figure?</source>
        <translation>metric: welcher Wert?</translation>
    </message>
    <message>
        <source>statistic: of which statistic?</source>
        <translation>statistic: welche Statistik?</translation>
    </message>
    <message>
        <source>direction or bounds: where will it lie?</source>
        <translation>direction oder Grenzen: wo wird er liegen?</translation>
    </message>
    <message>
        <source>until: by when?</source>
        <translation>until: bis wann?</translation>
    </message>
    <message>
        <source>links: which action or hypothesis says so?</source>
        <translation>links: welche Aktion oder Hypothese sagt das?</translation>
    </message>
    <message>
        <source>links: which hypothesis does it test?</source>
        <translation>links: welche Hypothese prüft sie?</translation>
    </message>
    <message>
        <source>at, until: in which window is recovery looked for?</source>
        <translation>at, until: in welchem Fenster wird Erholung gesucht?</translation>
    </message>
    <message>
        <source>links: which gap of the incident does it close?</source>
        <translation>links: welche Lücke des Vorfalls schließt er?</translation>
    </message>
    <message>
        <source>scenario: which replay would have caught the incident?</source>
        <translation>scenario: welche Nachstellung hätte den Vorfall erkannt?</translation>
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
    <name>ObservedLoad</name>
    <message>
        <source>%1 → %2 tokens</source>
        <translation>%1 → %2 Token</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Arrivals stop at this time.</source>
        <translation>Zu dieser Zeit enden die Ankünfte.</translation>
    </message>
    <message>
        <source>the run ends with max_requests or when every workload has ended by itself</source>
        <translation>der Lauf endet mit max_requests, oder wenn jede Last von selbst geendet hat</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Einschwingen</translation>
    </message>
    <message>
        <source>Requests that arrive before this time are served but not measured.</source>
        <translation>Anfragen, die vor dieser Zeit ankommen, werden bedient, aber nicht gemessen.</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>drain: serve all that has arrived. censor: stop the clock at `until`; requests under way count as longer than what was seen of them.</source>
        <translation>drain: alles Angekommene bedienen. censor: die Uhr bei `until` anhalten; Anfragen unterwegs zählen als länger, als von ihnen zu sehen war.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Replication r draws with seed + r, every scenario alike.</source>
        <translation>Wiederholung r zieht mit Startwert + r, in jedem Szenario gleich.</translation>
    </message>
    <message>
        <source>Replications</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Runs with different random draws; intervals need at least two.</source>
        <translation>Läufe mit anderen Zufallszahlen; Intervalle brauchen mindestens zwei.</translation>
    </message>
    <message>
        <source>Most requests</source>
        <translation>Max. Anfragen</translation>
    </message>
    <message>
        <source>Arrivals stop after so many requests.</source>
        <translation>Nach so vielen Anfragen enden die Ankünfte.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>Arrival law</source>
        <translation>Ankunftsgesetz</translation>
    </message>
    <message>
        <source>How requests follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client waits for its answer before it sends again.</source>
        <translation>Wie Anfragen aufeinander folgen. gamma und weibull nehmen einen CV, on_off wechselt zwischen zwei Raten, ramp ändert seine Rate einmal, curve folgt einer Liste von Raten, paced kommt in gleichen Abständen, und bei closed_loop wartet ein Client auf seine Antwort, bevor er wieder sendet.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Requests a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>Anfragen je Sekunde: der Mittelwert von poisson, gamma, weibull und paced, die Rate von on_off, solange es an ist, die erste Rate von ramp, das, was curve vervielfacht.</translation>
    </message>
    <message>
        <source>only with closed_loop, which has clients instead</source>
        <translation>nur bei closed_loop, das stattdessen Clients hat</translation>
    </message>
    <message>
        <source>CV of the gaps</source>
        <translation>CV der Abstände</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 requests come in bursts.</source>
        <translation>Standardabweichung der Abstände zwischen Ankünften durch ihren Mittelwert, für gamma und weibull. 1 ist Poisson; darüber kommen Anfragen in Stößen.</translation>
    </message>
    <message>
        <source>Rate while off</source>
        <translation>Rate in Pausen</translation>
    </message>
    <message>
        <source>Requests a second in the off state of on_off.</source>
        <translation>Anfragen je Sekunde, solange on_off aus ist.</translation>
    </message>
    <message>
        <source>Mean time on</source>
        <translation>Mittlere Zeit an</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the on state of on_off.</source>
        <translation>Mittelwert der exponentiellen Zeit, die on_off an ist.</translation>
    </message>
    <message>
        <source>Mean time off</source>
        <translation>Mittlere Zeit aus</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the off state of on_off.</source>
        <translation>Mittelwert der exponentiellen Zeit, die on_off aus ist.</translation>
    </message>
    <message>
        <source>Final rate</source>
        <translation>Endrate</translation>
    </message>
    <message>
        <source>Requests a second after the change of ramp.</source>
        <translation>Anfragen je Sekunde nach der Änderung von ramp.</translation>
    </message>
    <message>
        <source>only with an arrival law other than ramp</source>
        <translation>nur bei einem anderen Ankunftsgesetz als ramp</translation>
    </message>
    <message>
        <source>Ramp begins</source>
        <translation>Rampe beginnt</translation>
    </message>
    <message>
        <source>When ramp leaves its first rate, from start on.</source>
        <translation>Wann ramp seine erste Rate verlässt, gerechnet ab start.</translation>
    </message>
    <message>
        <source>Ramp lasts</source>
        <translation>Rampe dauert</translation>
    </message>
    <message>
        <source>How long ramp takes to reach its final rate. 0 s is a step.</source>
        <translation>Wie lange ramp bis zu seiner Endrate braucht. 0 s ist ein Sprung.</translation>
    </message>
    <message>
        <source>Times of the curve</source>
        <translation>Zeiten der Kurve</translation>
    </message>
    <message>
        <source>Ascending times of curve in seconds from start on. A time given twice is a step.</source>
        <translation>Aufsteigende Zeiten von curve in Sekunden ab start. Eine doppelt genannte Zeit ist ein Sprung.</translation>
    </message>
    <message>
        <source>only with an arrival law other than curve</source>
        <translation>nur bei einem anderen Ankunftsgesetz als curve</translation>
    </message>
    <message>
        <source>Rates of the curve</source>
        <translation>Raten der Kurve</translation>
    </message>
    <message>
        <source>What rate is multiplied by at each of the times of curve; linear between them.</source>
        <translation>Womit die Rate zu jeder der Zeiten von curve vervielfacht wird; dazwischen linear.</translation>
    </message>
    <message>
        <source>Period of the curve</source>
        <translation>Periode der Kurve</translation>
    </message>
    <message>
        <source>After this time curve begins again, e.g. 24 h; before that its rate runs from the last point to the first.</source>
        <translation>Nach dieser Zeit beginnt curve von vorn, z. B. 24 h; davor verläuft die Rate vom letzten Punkt zum ersten.</translation>
    </message>
    <message>
        <source>the last rate stays</source>
        <translation>die letzte Rate bleibt</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Clients of closed_loop: the most requests in flight.</source>
        <translation>Clients von closed_loop: höchstens so viele Anfragen unterwegs.</translation>
    </message>
    <message>
        <source>Think time</source>
        <translation>Denkzeit</translation>
    </message>
    <message>
        <source>Mean time of a closed_loop client between an answer and its next request, and before its first. After a rejection it waits at least 10 ms.</source>
        <translation>Mittlere Zeit eines Clients von closed_loop zwischen einer Antwort und seiner nächsten Anfrage, und vor seiner ersten. Nach einer Abweisung wartet er mindestens 10 ms.</translation>
    </message>
    <message>
        <source>Think time law</source>
        <translation>Denkzeitgesetz</translation>
    </message>
    <message>
        <source>Whether think times vary.</source>
        <translation>Ob Denkzeiten schwanken.</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>When this workload begins to send.</source>
        <translation>Wann diese Last zu senden beginnt.</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>Endet bei</translation>
    </message>
    <message>
        <source>When this workload ceases to send.</source>
        <translation>Wann diese Last aufhört zu senden.</translation>
    </message>
    <message>
        <source>until the run ends</source>
        <translation>bis der Lauf endet</translation>
    </message>
    <message>
        <source>How many requests this workload sends at most.</source>
        <translation>Wie viele Anfragen diese Last höchstens sendet.</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt-Länge</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Prompt-Token</translation>
    </message>
    <message>
        <source>Mean length before rounding and limits. Alone it is the length of every request.</source>
        <translation>Mittlere Länge vor Rundung und Grenzen. Allein ist sie die Länge jeder Anfrage.</translation>
    </message>
    <message>
        <source>only with the uniform and the empirical law</source>
        <translation>nur beim Gesetz uniform und empirical</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Gesetz</translation>
    </message>
    <message>
        <source>lognormal takes the mean and its median or CV, geometric ends with the same probability after each one, uniform lies between shortest and longest, empirical draws from a list.</source>
        <translation>lognormal nimmt den Mittelwert und seinen Median oder CV, geometric endet nach jedem mit gleicher Wahrscheinlichkeit, uniform liegt zwischen kürzester und längster, empirical zieht aus einer Liste.</translation>
    </message>
    <message>
        <source>empirical where values are given, lognormal where a median or CV is, else constant</source>
        <translation>empirical, wo Werte gegeben sind, lognormal, wo ein Median oder CV gegeben ist, sonst konstant</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Median of the lognormal law, at most its mean.</source>
        <translation>Median des Gesetzes lognormal, höchstens sein Mittelwert.</translation>
    </message>
    <message>
        <source>the lognormal law takes the CV instead</source>
        <translation>das Gesetz lognormal nimmt stattdessen den CV</translation>
    </message>
    <message>
        <source>CV</source>
        <translation>CV</translation>
    </message>
    <message>
        <source>Standard deviation of the lognormal law over its mean.</source>
        <translation>Standardabweichung des Gesetzes lognormal durch seinen Mittelwert.</translation>
    </message>
    <message>
        <source>the lognormal law takes the median instead</source>
        <translation>das Gesetz lognormal nimmt stattdessen den Median</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzeste</translation>
    </message>
    <message>
        <source>Shorter draws become this long.</source>
        <translation>Kürzere Ziehungen werden so lang.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>Longer draws become this long.</source>
        <translation>Längere Ziehungen werden so lang.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Lengths that the empirical law draws from.</source>
        <translation>Längen, aus denen das Gesetz empirical zieht.</translation>
    </message>
    <message>
        <source>only with another law than empirical</source>
        <translation>nur bei einem anderen Gesetz als empirical</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>How often each of the values is drawn, relative to the others.</source>
        <translation>Wie oft jeder der Werte gezogen wird, im Verhältnis zu den anderen.</translation>
    </message>
    <message>
        <source>all values are drawn equally often</source>
        <translation>alle Werte werden gleich oft gezogen</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>Ausgabelänge</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Token</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Gemeinsames Präfix</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt. They count in the prompt&apos;s length, which is at least one token more.</source>
        <translation>Token am Anfang jedes Prompts, die seine Gruppe teilt, z. B. ein System-Prompt. Sie zählen zur Länge des Prompts, die mindestens ein Token mehr ist.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Number of different shared prefixes.</source>
        <translation>Zahl verschiedener gemeinsamer Präfixe.</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>Zipf-Exponent</translation>
    </message>
    <message>
        <source>The k-th group is drawn in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>Die k-te Gruppe wird im Verhältnis 1/k hoch diese Zahl gezogen. 0: alle gleich oft.</translation>
    </message>
    <message>
        <source>Prefix name</source>
        <translation>Präfixname</translation>
    </message>
    <message>
        <source>Workloads with the same name share their prefixes.</source>
        <translation>Lasten mit demselben Namen teilen ihre Präfixe.</translation>
    </message>
    <message>
        <source>the node&apos;s id: shared with no other workload</source>
        <translation>die id des Knotens: mit keiner anderen Last geteilt</translation>
    </message>
    <message>
        <source>Each tenant has its own</source>
        <translation>Jeder Mandant eigene</translation>
    </message>
    <message>
        <source>Whether every tenant has shared prefixes of its own.</source>
        <translation>Ob jeder Mandant eigene gemeinsame Präfixe hat.</translation>
    </message>
    <message>
        <source>Template version</source>
        <translation>Vorlagenversion</translation>
    </message>
    <message>
        <source>Prefixes of different versions have nothing in common: a change of it while the system runs makes every cached prefix useless.</source>
        <translation>Präfixe verschiedener Versionen haben nichts gemeinsam: Eine Änderung im Betrieb macht jedes gespeicherte Präfix nutzlos.</translation>
    </message>
    <message>
        <source>Changing field</source>
        <translation>Wechselndes Feld</translation>
    </message>
    <message>
        <source>Tokens of a field that changes, e.g. a time or an id. No cache holds what stands behind it, once it has changed.</source>
        <translation>Token eines Feldes, das sich ändert, z. B. eine Zeit oder Kennung. Was dahinter steht, hält kein Cache mehr, sobald es sich geändert hat.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Tokens of the shared prefix in front of the changing field: 0 puts it first.</source>
        <translation>Token des gemeinsamen Präfixes vor dem wechselnden Feld: 0 stellt es an den Anfang.</translation>
    </message>
    <message>
        <source>behind all shared text, as part of the user&apos;s</source>
        <translation>hinter allem gemeinsamen Text, als Teil dessen des Nutzers</translation>
    </message>
    <message>
        <source>Changes with</source>
        <translation>Wechselt mit</translation>
    </message>
    <message>
        <source>How long the changing field stays the same.</source>
        <translation>Wie lange das wechselnde Feld gleich bleibt.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Most output tokens</source>
        <translation>Max. Ausgabe-Token</translation>
    </message>
    <message>
        <source>What the client allows; a longer output is cut off there.</source>
        <translation>Was der Client erlaubt; eine längere Ausgabe wird dort abgeschnitten.</translation>
    </message>
    <message>
        <source>exactly the output that will be produced</source>
        <translation>genau die Ausgabe, die entstehen wird</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Name under which these requests are reported.</source>
        <translation>Name, unter dem diese Anfragen berichtet werden.</translation>
    </message>
    <message>
        <source>the node&apos;s id</source>
        <translation>die id des Knotens</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Smaller is more urgent; only priority scheduling reads it.</source>
        <translation>Kleiner ist dringender; nur Scheduling nach Priorität liest es.</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>Number of the tenant that sends these requests.</source>
        <translation>Nummer des Mandanten, der diese Anfragen sendet.</translation>
    </message>
    <message>
        <source>Prompt log probabilities</source>
        <translation>Prompt-Log-Wahrsch.</translation>
    </message>
    <message>
        <source>Whether clients ask for the probability of every prompt token, which takes logits, and so memory, for all of them.</source>
        <translation>Ob Clients nach der Wahrscheinlichkeit jedes Prompt-Tokens fragen, was Logits, und damit Speicher, für alle braucht.</translation>
    </message>
    <message>
        <source>Promised TTFT</source>
        <translation>Zugesagte TTFT</translation>
    </message>
    <message>
        <source>The time to first token that these requests are promised: goodput counts those that keep it.</source>
        <translation>Die Zeit bis zum ersten Token, die diesen Anfragen zugesagt ist: Goodput zählt die, die sie einhalten.</translation>
    </message>
    <message>
        <source>nothing is promised</source>
        <translation>nichts ist zugesagt</translation>
    </message>
    <message>
        <source>Promised TPOT</source>
        <translation>Zugesagte TPOT</translation>
    </message>
    <message>
        <source>The same for the time per output token.</source>
        <translation>Dasselbe für die Zeit je Ausgabe-Token.</translation>
    </message>
    <message>
        <source>Tenants</source>
        <translation>Mandanten</translation>
    </message>
    <message>
        <source>How many tenants send these requests, numbered from Tenant on.</source>
        <translation>Wie viele Mandanten diese Anfragen senden, nummeriert ab Mandant.</translation>
    </message>
    <message>
        <source>Zipf exponent of tenants</source>
        <translation>Mandanten-Zipf</translation>
    </message>
    <message>
        <source>The k-th tenant sends in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>Der k-te Mandant sendet im Verhältnis 1/k hoch diese Zahl. 0: alle gleich oft.</translation>
    </message>
    <message>
        <source>How sessions follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client begins its next session when the last one has ended.</source>
        <translation>Wie Sitzungen aufeinander folgen. gamma und weibull nehmen einen CV, on_off wechselt zwischen zwei Raten, ramp ändert seine Rate einmal, curve folgt einer Liste von Raten, paced kommt in gleichen Abständen, und bei closed_loop beginnt ein Client seine nächste Sitzung, wenn die letzte geendet hat.</translation>
    </message>
    <message>
        <source>Sessions a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>Sitzungen je Sekunde: der Mittelwert von poisson, gamma, weibull und paced, die Rate von on_off, solange es an ist, die erste Rate von ramp, das, was curve vervielfacht.</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 sessions come in bursts.</source>
        <translation>Standardabweichung der Abstände zwischen Ankünften durch ihren Mittelwert, für gamma und weibull. 1 ist Poisson; darüber kommen Sitzungen in Stößen.</translation>
    </message>
    <message>
        <source>Sessions a second in the off state of on_off.</source>
        <translation>Sitzungen je Sekunde, solange on_off aus ist.</translation>
    </message>
    <message>
        <source>Sessions a second after the change of ramp.</source>
        <translation>Sitzungen je Sekunde nach der Änderung von ramp.</translation>
    </message>
    <message>
        <source>From then on no session begins; those under way go on.</source>
        <translation>Von da an beginnt keine Sitzung; die laufenden gehen weiter.</translation>
    </message>
    <message>
        <source>Most sessions</source>
        <translation>Max. Sitzungen</translation>
    </message>
    <message>
        <source>How many sessions this workload begins at most.</source>
        <translation>Wie viele Sitzungen diese Last höchstens beginnt.</translation>
    </message>
    <message>
        <source>Turns of a session</source>
        <translation>Runden einer Sitzung</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Mean number before rounding and limits. Alone it is the number of every session.</source>
        <translation>Mittlere Zahl vor Rundung und Grenzen. Allein ist sie die Zahl jeder Sitzung.</translation>
    </message>
    <message>
        <source>Numbers that the empirical law draws from.</source>
        <translation>Zahlen, aus denen das Gesetz empirical zieht.</translation>
    </message>
    <message>
        <source>Mean time between an answer and the user&apos;s next prompt, and of a closed_loop client before a session.</source>
        <translation>Mittlere Zeit zwischen einer Antwort und dem nächsten Prompt des Nutzers, und eines Clients von closed_loop vor einer Sitzung.</translation>
    </message>
    <message>
        <source>What the user says in a turn</source>
        <translation>Was der Nutzer in einer Runde sagt</translation>
    </message>
    <message>
        <source>User tokens</source>
        <translation>Nutzer-Token</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Share of agents</source>
        <translation>Anteil der Agenten</translation>
    </message>
    <message>
        <source>Share of the sessions that are of agents: after the first turn their prompts bring what tools gave, after a tool&apos;s time instead of a think time.</source>
        <translation>Anteil der Sitzungen von Agenten: Nach der ersten Runde bringen ihre Prompts, was Werkzeuge gaben, nach der Zeit eines Werkzeugs statt einer Denkzeit.</translation>
    </message>
    <message>
        <source>Tool time</source>
        <translation>Werkzeugzeit</translation>
    </message>
    <message>
        <source>Mean time that a tool takes to answer an agent.</source>
        <translation>Mittlere Zeit, die ein Werkzeug für die Antwort an einen Agenten braucht.</translation>
    </message>
    <message>
        <source>Tool time law</source>
        <translation>Werkzeugzeitgesetz</translation>
    </message>
    <message>
        <source>Whether tool times vary.</source>
        <translation>Ob Werkzeugzeiten schwanken.</translation>
    </message>
    <message>
        <source>Class of agents</source>
        <translation>Klasse der Agenten</translation>
    </message>
    <message>
        <source>Name under which the requests of agents are reported.</source>
        <translation>Name, unter dem die Anfragen von Agenten berichtet werden.</translation>
    </message>
    <message>
        <source>that of the others</source>
        <translation>die der anderen</translation>
    </message>
    <message>
        <source>What a tool gives</source>
        <translation>Was ein Werkzeug gibt</translation>
    </message>
    <message>
        <source>Tool tokens</source>
        <translation>Werkzeug-Token</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt, in front of what is said.</source>
        <translation>Token am Anfang jedes Prompts, die seine Gruppe teilt, z. B. ein System-Prompt, vor dem Gesagten.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Longest prompt</source>
        <translation>Längster Prompt</translation>
    </message>
    <message>
        <source>Tokens that the client sends at most.</source>
        <translation>Token, die der Client höchstens sendet.</translation>
    </message>
    <message>
        <source>no cap: a prompt that is too long for the model is rejected, and the session ends</source>
        <translation>keine Grenze: Ein für das Modell zu langer Prompt wird abgewiesen, und die Sitzung endet</translation>
    </message>
    <message>
        <source>Beyond it</source>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>Whether the session ends there or the client leaves out the oldest part of what was said, which makes the cached rest useless.</source>
        <translation>Ob die Sitzung dort endet oder der Client den ältesten Teil des Gesagten weglässt, was den gespeicherten Rest nutzlos macht.</translation>
    </message>
    <message>
        <source>Kept of it</source>
        <translation>Davon behalten</translation>
    </message>
    <message>
        <source>How much of the longest prompt is left when drop_oldest leaves something out: 1 drops as little as possible, and so something in every turn from then on.</source>
        <translation>Wie viel vom längsten Prompt übrig bleibt, wenn drop_oldest etwas weglässt: 1 lässt so wenig wie möglich weg, und so von da an in jeder Runde etwas.</translation>
    </message>
    <message>
        <source>Answer not sent back</source>
        <translation>Antwort nicht zurückgeschickt</translation>
    </message>
    <message>
        <source>Share of each answer that the next prompt leaves out, as chat templates do with reasoning. Then the whole answer has to be computed again.</source>
        <translation>Anteil jeder Antwort, den der nächste Prompt weglässt, wie Chat-Vorlagen es mit Überlegungen tun. Dann muss die ganze Antwort neu berechnet werden.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Azure CSV, Mooncake JSONL, Vidur CSV, LLMServingSim JSONL (rows or agents&apos; sessions), or any CSV whose header names a time, a prompt length and an output length. Relative to the project&apos;s folder.</source>
        <translation>Azure-CSV, Mooncake-JSONL, Vidur-CSV, LLMServingSim-JSONL (Zeilen oder Sitzungen von Agenten), oder jede CSV, deren Kopf eine Zeit, eine Prompt-Länge und eine Ausgabelänge nennt. Relativ zum Ordner des Projekts.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>auto tells the format by the file&apos;s content.</source>
        <translation>auto erkennt das Format am Inhalt der Datei.</translation>
    </message>
    <message>
        <source>Tokens a hash id</source>
        <translation>Token je Hash-id</translation>
    </message>
    <message>
        <source>Prompt tokens that one of a JSONL trace&apos;s hash_ids stands for.</source>
        <translation>Prompt-Token, für die eine der hash_ids einer JSONL-Trace steht.</translation>
    </message>
    <message>
        <source>found by comparing the ids with the prompt lengths (512 in Mooncake&apos;s traces)</source>
        <translation>gefunden durch Vergleich der ids mit den Prompt-Längen (512 in Mooncakes Traces)</translation>
    </message>
    <message>
        <source>How many rows are played.</source>
        <translation>Wie viele Zeilen gespielt werden.</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>alle Zeilen</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Ausgelassene Zeilen</translation>
    </message>
    <message>
        <source>First rows that are not played; the next one then arrives at the start.</source>
        <translation>Erste Zeilen, die nicht gespielt werden; die nächste kommt dann am Anfang an.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitablauf</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>2 makes all gaps half as long and so doubles the rate; lengths stay as they are.</source>
        <translation>2 halbiert alle Abstände und verdoppelt so die Rate; Längen bleiben.</translation>
    </message>
    <message>
        <source>When the first row played arrives.</source>
        <translation>Wann die erste gespielte Zeile ankommt.</translation>
    </message>
    <message>
        <source>Spread within ticks</source>
        <translation>In Ticks verteilen</translation>
    </message>
    <message>
        <source>Spreads arrivals evenly at random within the ticks of a trace whose clock was coarse, such as the 3 s of Mooncake&apos;s. Other traces stay as they are.</source>
        <translation>Verteilt Ankünfte gleichmäßig zufällig in den Ticks einer Trace mit grober Uhr, wie den 3 s bei Mooncake. Andere Traces bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>What the clients allow; a longer output is cut off there.</source>
        <translation>Was die Clients erlauben; eine längere Ausgabe wird dort abgeschnitten.</translation>
    </message>
    <message>
        <source>exactly the output of the row</source>
        <translation>genau die Ausgabe der Zeile</translation>
    </message>
    <message>
        <source>Name under which all requests are reported.</source>
        <translation>Name, unter dem alle Anfragen berichtet werden.</translation>
    </message>
    <message>
        <source>the trace&apos;s class or tenant column where it has one, else the node&apos;s id</source>
        <translation>die Klassen- oder Mandantenspalte der Trace, wo sie eine hat, sonst die id des Knotens</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>The client gives up so long after it first sent the request: what waits leaves its queue, what runs is aborted.</source>
        <translation>Der Client gibt so lange nach dem ersten Senden auf: Was wartet, verlässt seine Warteschlange, was läuft, wird abgebrochen.</translation>
    </message>
    <message>
        <source>it never gives up</source>
        <translation>er gibt nie auf</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>How often a request is sent again at most. It stays one offered request.</source>
        <translation>Wie oft eine Anfrage höchstens erneut gesendet wird. Sie bleibt eine angebotene Anfrage.</translation>
    </message>
    <message>
        <source>Retry on</source>
        <translation>Wiederholen bei</translation>
    </message>
    <message>
        <source>Which end is followed by a retry. A lost replica counts as a rejection; with retries on timeouts, each attempt has its own timeout.</source>
        <translation>Auf welches Ende eine Wiederholung folgt. Ein verlorenes Replikat zählt als Abweisung; bei Wiederholung nach Zeitüberschreitung hat jeder Versuch seine eigene Zeitgrenze.</translation>
    </message>
    <message>
        <source>Back-off</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Wait before the first retry.</source>
        <translation>Wartezeit vor der ersten Wiederholung.</translation>
    </message>
    <message>
        <source>Back-off factor</source>
        <translation>Rückzugsfaktor</translation>
    </message>
    <message>
        <source>By how much the wait grows from one retry to the next.</source>
        <translation>Wie stark die Wartezeit von einer Wiederholung zur nächsten wächst.</translation>
    </message>
    <message>
        <source>Back-off jitter</source>
        <translation>Rückzugsstreuung</translation>
    </message>
    <message>
        <source>Share of each wait that is drawn anew: 1 waits between nothing and the whole.</source>
        <translation>Anteil jeder Wartezeit, der neu gezogen wird: 1 wartet zwischen nichts und dem Ganzen.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>Anfragen unterwegs</translation>
    </message>
    <message>
        <source>More are sent only when one has ended, as benchmark clients do. Latencies count from the intended time.</source>
        <translation>Weitere werden erst gesendet, wenn eine geendet hat, wie Benchmark-Clients es tun. Latenzen zählen ab der vorgesehenen Zeit.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Network delay</source>
        <translation>Netzverzögerung</translation>
    </message>
    <message>
        <source>One way: it is added to the request&apos;s way and to each token&apos;s.</source>
        <translation>Ein Weg: Sie kommt zum Weg der Anfrage und zu dem jedes Tokens hinzu.</translation>
    </message>
    <message>
        <source>Tokens a flush</source>
        <translation>Token je Ausgabe</translation>
    </message>
    <message>
        <source>Tokens that a proxy on the way back holds until it lets them through together.</source>
        <translation>Token, die ein Proxy auf dem Rückweg hält, bis er sie zusammen durchlässt.</translation>
    </message>
    <message>
        <source>Buffer the answer</source>
        <translation>Antwort puffern</translation>
    </message>
    <message>
        <source>A proxy on the way back lets the whole answer through at once.</source>
        <translation>Ein Proxy auf dem Rückweg lässt die ganze Antwort auf einmal durch.</translation>
    </message>
    <message>
        <source>First flush delay</source>
        <translation>Erste verzögert um</translation>
    </message>
    <message>
        <source>How long a proxy holds the first token of each answer. It shows in TTFT and TPOT, not in the gaps between tokens.</source>
        <translation>Wie lange ein Proxy das erste Token jeder Antwort hält. Es zeigt sich in TTFT und TPOT, nicht in den Abständen zwischen Token.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Requests behind the gateway at a time; more wait in its queue.</source>
        <translation>Anfragen hinter dem Gateway zugleich; weitere warten in seiner Warteschlange.</translation>
    </message>
    <message>
        <source>Longest queue</source>
        <translation>Längste Warteschlange</translation>
    </message>
    <message>
        <source>A request that would wait behind so many others is rejected.</source>
        <translation>Eine Anfrage, die hinter so vielen anderen warten würde, wird abgewiesen.</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Who leaves the queue first. vtc: the waiting tenant that has been served least, an input token counting 1 and an output token 2.</source>
        <translation>Wer die Warteschlange zuerst verlässt. vtc: der wartende Mandant, der am wenigsten bedient wurde; ein Eingabe-Token zählt 1 und ein Ausgabe-Token 2.</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>Alterung</translation>
    </message>
    <message>
        <source>With order = priority: by how much waiting lowers the priority number, so that nobody starves.</source>
        <translation>Bei order = priority: wie stark Warten die Prioritätszahl senkt, damit niemand verhungert.</translation>
    </message>
    <message>
        <source>Tenant weights</source>
        <translation>Mandantengewichte</translation>
    </message>
    <message>
        <source>With order = vtc: the share of tenant 0, 1, …; those not listed have 1.</source>
        <translation>Bei order = vtc: der Anteil von Mandant 0, 1, …; nicht genannte haben 1.</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>Bucket capacity</source>
        <translation>Bucket-Kapazität</translation>
    </message>
    <message>
        <source>Tokens that a tenant may send in one burst. A request that costs more is rejected.</source>
        <translation>Token, die ein Mandant in einem Stoß senden darf. Eine Anfrage, die mehr kostet, wird abgewiesen.</translation>
    </message>
    <message>
        <source>no token bucket</source>
        <translation>kein Token-Bucket</translation>
    </message>
    <message>
        <source>Bucket rate</source>
        <translation>Bucket-Rate</translation>
    </message>
    <message>
        <source>Tokens a second that fill each tenant&apos;s bucket.</source>
        <translation>Token je Sekunde, die den Bucket jedes Mandanten füllen.</translation>
    </message>
    <message>
        <source>Bucket cost</source>
        <translation>Bucket-Kosten</translation>
    </message>
    <message>
        <source>What a request takes from the bucket.</source>
        <translation>Was eine Anfrage aus dem Bucket nimmt.</translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation>Reservierte Token</translation>
    </message>
    <message>
        <source>Most tokens, of prompts and max_tokens, that a tenant may have in flight; they are free again when the request ends.</source>
        <translation>Höchstens so viele Token, von Prompts und max_tokens, darf ein Mandant unterwegs haben; sie sind wieder frei, wenn die Anfrage endet.</translation>
    </message>
    <message>
        <source>Over quota</source>
        <translation>Über dem Kontingent</translation>
    </message>
    <message>
        <source>What happens to a request beyond its tenant&apos;s bucket or reservation: it is rejected, or it waits in the queue.</source>
        <translation>Was mit einer Anfrage über dem Bucket oder der Reservierung ihres Mandanten geschieht: Sie wird abgewiesen oder wartet in der Warteschlange.</translation>
    </message>
    <message>
        <source>Longest predicted TTFT</source>
        <translation>Max. erwartete TTFT</translation>
    </message>
    <message>
        <source>A request is rejected on arrival if those that wait before it, at the pace of the last completions, make its first token later than this.</source>
        <translation>Eine Anfrage wird bei der Ankunft abgewiesen, wenn die vor ihr wartenden, im Tempo der letzten Abschlüsse, ihr erstes Token später als so kommen lassen.</translation>
    </message>
    <message>
        <source>no early rejection</source>
        <translation>keine frühe Abweisung</translation>
    </message>
    <message>
        <source>Cap on max_tokens</source>
        <translation>Grenze für max_tokens</translation>
    </message>
    <message>
        <source>Answers are cut at so many tokens, whatever the client allows.</source>
        <translation>Antworten werden bei so vielen Token abgeschnitten, was der Client auch erlaubt.</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Routing</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Which replica gets the next request.</source>
        <translation>Welches Replikat die nächste Anfrage bekommt.</translation>
    </message>
    <message>
        <source>Affinity blocks</source>
        <translation>Affinitätsblöcke</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: requests whose prompts agree in so many leading blocks of 16 tokens go to the same replica.</source>
        <translation>Bei policy = prefix_affinity: Anfragen, deren Prompts in so vielen ersten Blöcken von 16 Token übereinstimmen, gehen zum selben Replikat.</translation>
    </message>
    <message>
        <source>Affinity guard</source>
        <translation>Affinitätsschutz</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: a replica with more than so many times the mean of requests gives way to the least loaded one.</source>
        <translation>Bei policy = prefix_affinity: Ein Replikat mit mehr als so viel mal dem Mittel der Anfragen weicht dem am wenigsten belasteten.</translation>
    </message>
    <message>
        <source>affinity always wins</source>
        <translation>Affinität gewinnt immer</translation>
    </message>
    <message>
        <source>Signal age</source>
        <translation>Alter des Signals</translation>
    </message>
    <message>
        <source>How often the router reads the replicas&apos; loads; between, it decides on what it read last.</source>
        <translation>Wie oft der Router die Lasten der Replikate liest; dazwischen entscheidet er nach dem zuletzt Gelesenen.</translation>
    </message>
    <message>
        <source>With policy = weighted: the share of each engine node, in the order of the router&apos;s links; those not listed have 1.</source>
        <translation>Bei policy = weighted: der Anteil jedes Engine-Knotens, in der Reihenfolge der Verbindungen des Routers; nicht genannte haben 1.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>One way, of all that share the link: 400 Gb/s are 50 GB/s.</source>
        <translation>Ein Weg, von allen, die die Verbindung teilen: 400 Gb/s sind 50 GB/s.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Wirkungsgrad</translation>
    </message>
    <message>
        <source>Share of the bandwidth that a transfer reaches [E].</source>
        <translation>Anteil der Bandbreite, den eine Übertragung erreicht [E].</translation>
    </message>
    <message>
        <source>Set-up time</source>
        <translation>Aufbauzeit</translation>
    </message>
    <message>
        <source>What each transfer takes before its first byte.</source>
        <translation>Was jede Übertragung vor ihrem ersten Byte braucht.</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>Schicht für Schicht</translation>
    </message>
    <message>
        <source>Each layer&apos;s KV is sent while the next is computed: only the last one&apos;s time shows, where the link keeps up with the prefill.</source>
        <translation>Der KV jeder Schicht wird gesendet, während die nächste berechnet wird: Nur die Zeit der letzten zeigt sich, wo die Verbindung mit dem Prefill mithält.</translation>
    </message>
    <message>
        <source>First token from</source>
        <translation>Erstes Token von</translation>
    </message>
    <message>
        <source>prefill: the client sees the first token before the transfer, which then is part of the first gap. decode: after it, so that the transfer is part of the TTFT.</source>
        <translation>prefill: Der Client sieht das erste Token vor der Übertragung, die dann Teil des ersten Abstands ist. decode: danach, sodass die Übertragung Teil der TTFT ist.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>A model of the catalogue, by id or Hugging Face name, or the path of a config.json.</source>
        <translation>Ein Modell des Katalogs, nach id oder Hugging-Face-Name, oder der Pfad einer config.json.</translation>
    </message>
    <message>
        <source>Number format of the weights.</source>
        <translation>Zahlenformat der Gewichte.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Number format of the KV cache.</source>
        <translation>Zahlenformat des KV-Cache.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensor-parallel</translation>
    </message>
    <message>
        <source>Devices that share each layer.</source>
        <translation>Geräte, die jede Schicht teilen.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipeline-parallel</translation>
    </message>
    <message>
        <source>Groups of devices that each hold a share of the layers; a step passes them in as many parts.</source>
        <translation>Gruppen von Geräten, die je einen Teil der Schichten halten; ein Schritt durchläuft sie in ebenso vielen Teilen.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>Engines like this one, each with its own devices, in turn.</source>
        <translation>Engines wie diese, jede mit eigenen Geräten, der Reihe nach.</translation>
    </message>
    <message>
        <source>Max model length</source>
        <translation>Max. Modelllänge</translation>
    </message>
    <message>
        <source>Longest prompt and answer together; a longer prompt is rejected.</source>
        <translation>Längster Prompt mit Antwort zusammen; ein längerer Prompt wird abgewiesen.</translation>
    </message>
    <message>
        <source>what the model allows</source>
        <translation>was das Modell erlaubt</translation>
    </message>
    <message>
        <source>Memory utilisation</source>
        <translation>Speichernutzung</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory that the engine may use.</source>
        <translation>Anteil am Speicher des Geräts, den die Engine nutzen darf.</translation>
    </message>
    <message>
        <source>the engine&apos;s own default</source>
        <translation>der eigene Standard der Engine</translation>
    </message>
    <message>
        <source>KV blocks</source>
        <translation>KV-Blöcke</translation>
    </message>
    <message>
        <source>Blocks of the KV pool, as the engine&apos;s start-up log states them; replaces the memory plan.</source>
        <translation>Blöcke des KV-Pools, wie das Startprotokoll der Engine sie nennt; ersetzt den Speicherplan.</translation>
    </message>
    <message>
        <source>what the memory plan leaves</source>
        <translation>was der Speicherplan übrig lässt</translation>
    </message>
    <message>
        <source>Ignored flags</source>
        <translation>Ignorierte Flags</translation>
    </message>
    <message>
        <source>Flags and variables of the real engine that may matter and are not simulated, separated by commas: results say so, and are trusted less.</source>
        <translation>Schalter und Variablen der echten Engine, die wichtig sein können und nicht simuliert werden, durch Kommas getrennt: Ergebnisse nennen sie, und ihnen wird weniger vertraut.</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Störungen</translation>
    </message>
    <message>
        <source>Slow replicas</source>
        <translation>Langsame Replikate</translation>
    </message>
    <message>
        <source>How many of the replicas, the first ones, have a slow GPU.</source>
        <translation>Wie viele der Replikate, die ersten, eine langsame GPU haben.</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>Verlangsamung</translation>
    </message>
    <message>
        <source>GPU time of the slow replicas as a multiple of what the device needs.</source>
        <translation>GPU-Zeit der langsamen Replikate als Vielfaches dessen, was das Gerät braucht.</translation>
    </message>
    <message>
        <source>Pause every</source>
        <translation>Pause alle</translation>
    </message>
    <message>
        <source>The host stands still that often, for example for a garbage collection.</source>
        <translation>So oft steht der Host still, zum Beispiel für eine Speicherbereinigung.</translation>
    </message>
    <message>
        <source>it never does</source>
        <translation>er tut es nie</translation>
    </message>
    <message>
        <source>Pause time</source>
        <translation>Pausendauer</translation>
    </message>
    <message>
        <source>How long each such pause lasts.</source>
        <translation>Wie lange jede solche Pause dauert.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>Neustartzeit</translation>
    </message>
    <message>
        <source>From a crash or a stop until a replica serves again: loading weights and warming up.</source>
        <translation>Von einem Absturz oder Halt, bis ein Replikat wieder bedient: Gewichte laden und aufwärmen.</translation>
    </message>
    <message>
        <source>Compile time</source>
        <translation>Übersetzungszeit</translation>
    </message>
    <message>
        <source>Added to the first step of each batch shape since the start: kernels that are compiled when they are first needed.</source>
        <translation>Kommt zum ersten Schritt jeder Batch-Form seit dem Start hinzu: Kernel, die übersetzt werden, wenn sie zuerst gebraucht werden.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>CPU limit</source>
        <translation>CPU-Grenze</translation>
    </message>
    <message>
        <source>Cores that the container may use, as a quota of each 100 ms: when it is used up, the host stands still until the next.</source>
        <translation>Kerne, die der Container nutzen darf, als Quote je 100 ms: Ist sie verbraucht, steht der Host bis zur nächsten still.</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU-Threads</translation>
    </message>
    <message>
        <source>Threads that are busy at the same time while the host works on a step: thread pools sized by the machine use the quota up.</source>
        <translation>Threads, die zugleich arbeiten, während der Host an einem Schritt arbeitet: Nach der Maschine bemessene Thread-Pools verbrauchen die Quote.</translation>
    </message>
    <message>
        <source>KV mode</source>
        <translation>KV-Modus</translation>
    </message>
    <message>
        <source>paged: a pool of blocks, and what does not fit waits. contiguous: KV grows into free memory, and running out of it is a crash that loses everything.</source>
        <translation>paged: ein Pool von Blöcken, und was nicht passt, wartet. contiguous: KV wächst in freien Speicher, und geht er aus, ist das ein Absturz, der alles verliert.</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Memory of a GPU for a step&apos;s activations and logits; a step that needs more is a crash.</source>
        <translation>Speicher einer GPU für Aktivierungen und Logits eines Schritts; ein Schritt, der mehr braucht, ist ein Absturz.</translation>
    </message>
    <message>
        <source>what the memory plan leaves of the device, and its activations; no limit with kv_blocks</source>
        <translation>was der Speicherplan vom Gerät übrig lässt, und seine Aktivierungen; keine Grenze mit kv_blocks</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Activations that the engine&apos;s start-up measures on a GPU and keeps free.</source>
        <translation>Aktivierungen, die der Start der Engine auf einer GPU misst und frei hält.</translation>
    </message>
    <message>
        <source>an estimate from the step&apos;s tokens and the vocabulary</source>
        <translation>eine Schätzung aus den Token des Schritts und dem Vokabular</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA-Graphen</translation>
    </message>
    <message>
        <source>Memory of a GPU for captured CUDA graphs.</source>
        <translation>Speicher einer GPU für erfasste CUDA-Graphen.</translation>
    </message>
    <message>
        <source>an estimate: 0.6 GiB</source>
        <translation>eine Schätzung: 0,6 GiB</translation>
    </message>
    <message>
        <source>Context and libraries</source>
        <translation>Kontext, Bibliotheken</translation>
    </message>
    <message>
        <source>Memory of a GPU for the CUDA context, NCCL and what else is no tensor.</source>
        <translation>Speicher einer GPU für CUDA-Kontext, NCCL und was sonst kein Tensor ist.</translation>
    </message>
    <message>
        <source>Speculation</source>
        <translation>Spekulation</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Entwürfe</translation>
    </message>
    <message>
        <source>Tokens drafted for each request and step and verified in the next; 0 is no speculation.</source>
        <translation>Token, die je Anfrage und Schritt entworfen und im nächsten geprüft werden; 0 ist keine Spekulation.</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>Probability that the first, second and further draft is accepted, given that those before it were; the last holds for all that follow.</source>
        <translation>Wahrscheinlichkeit, dass der erste, zweite und weitere Entwurf angenommen wird, wenn die vor ihm es wurden; die letzte gilt für alle folgenden.</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Entwurfsmodell</translation>
    </message>
    <message>
        <source>A model of the catalogue, or a config.json, that drafts on the same devices in bf16. Empty: heads on the model itself, or a look-up.</source>
        <translation>Ein Modell des Katalogs, oder eine config.json, das auf denselben Geräten in bf16 entwirft. Leer: Köpfe am Modell selbst, oder Nachschlagen.</translation>
    </message>
    <message>
        <source>Draft time</source>
        <translation>Entwurfszeit</translation>
    </message>
    <message>
        <source>Without a draft model: time of one draft, as a share of a plain decode step, and its share of weights and KV [E]. 0.03 is like EAGLE, 0 an n-gram look-up.</source>
        <translation>Ohne Entwurfsmodell: Zeit eines Entwurfs als Anteil eines einfachen Decode-Schritts, und sein Anteil an Gewichten und KV [E]. 0.03 ist wie EAGLE, 0 ein n-Gramm-Nachschlag.</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>vLLM version</source>
        <translation>vLLM-Version</translation>
    </message>
    <message>
        <source>Whose defaults apply where a parameter is not set.</source>
        <translation>Wessen Standards gelten, wo ein Parameter nicht gesetzt ist.</translation>
    </message>
    <message>
        <source>Step budget</source>
        <translation>Schrittbudget</translation>
    </message>
    <message>
        <source>Most tokens computed in one step. Smaller steps shorten the gaps between tokens; long prompts take more of them.</source>
        <translation>Höchstens so viele Token werden in einem Schritt berechnet. Kleinere Schritte verkürzen die Abstände zwischen Token; lange Prompts brauchen mehr davon.</translation>
    </message>
    <message>
        <source>8,192 on GPUs of 70 GiB and more except the A100, else 2,048</source>
        <translation>8.192 auf GPUs ab 70 GiB außer der A100, sonst 2.048</translation>
    </message>
    <message>
        <source>Running cap</source>
        <translation>Grenze laufender</translation>
    </message>
    <message>
        <source>Most requests in the running batch; the rest waits.</source>
        <translation>Höchstens so viele Anfragen im laufenden Batch; der Rest wartet.</translation>
    </message>
    <message>
        <source>1,024 on GPUs of 70 GiB and more except the A100, else 256</source>
        <translation>1.024 auf GPUs ab 70 GiB außer der A100, sonst 256</translation>
    </message>
    <message>
        <source>Long-prefill threshold</source>
        <translation>Prefill-Schwelle</translation>
    </message>
    <message>
        <source>Most tokens that one prompt may take of a step, so that short prompts behind it are served too; 0 is no limit.</source>
        <translation>Höchstens so viele Token darf ein Prompt von einem Schritt nehmen, damit auch kurze Prompts dahinter bedient werden; 0 ist keine Grenze.</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Chunked Prefill</translation>
    </message>
    <message>
        <source>Splits prompts over steps. Off: a prompt waits for a step with room for all of it.</source>
        <translation>Teilt Prompts auf Schritte auf. Aus: Ein Prompt wartet auf einen Schritt mit Platz für alles von ihm.</translation>
    </message>
    <message>
        <source>Reserve prompts</source>
        <translation>Prompts reservieren</translation>
    </message>
    <message>
        <source>Admits a prompt only when the KV pool has room for all of it, not only for its first chunk.</source>
        <translation>Lässt einen Prompt nur zu, wenn der KV-Pool Platz für alles von ihm hat, nicht nur für sein erstes Stück.</translation>
    </message>
    <message>
        <source>on from version 0.19</source>
        <translation>an ab Version 0.19</translation>
    </message>
    <message>
        <source>Order of the queue: as requests arrive, or the smallest priority number first. Under priority the least urgent running request is the one that gives way when blocks run out.</source>
        <translation>Reihenfolge der Warteschlange: wie Anfragen ankommen, oder die kleinste Prioritätszahl zuerst. Bei priority weicht die am wenigsten dringende laufende Anfrage, wenn Blöcke ausgehen.</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>KV-Reserve</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted while others run, so that these can grow: fewer preemptions, longer queues.</source>
        <translation>Anteil der KV-Blöcke, der frei bleibt, wenn eine Anfrage zugelassen wird, während andere laufen, damit diese wachsen können: weniger Verdrängungen, längere Warteschlangen.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Queue bound</source>
        <translation>Längste Warteschlange</translation>
    </message>
    <message>
        <source>Most waiting requests; one that arrives beyond them is rejected. 0 is no bound.</source>
        <translation>Höchstens so viele wartende Anfragen; eine weitere wird abgewiesen. 0 ist keine Grenze.</translation>
    </message>
    <message>
        <source>Queue bound, tokens</source>
        <translation>Warteschlange, Token</translation>
    </message>
    <message>
        <source>Most prompt tokens waiting; a request that would exceed them is rejected. 0 is no bound.</source>
        <translation>Höchstens so viele wartende Prompt-Token; eine Anfrage darüber wird abgewiesen. 0 ist keine Grenze.</translation>
    </message>
    <message>
        <source>Captured sizes</source>
        <translation>Erfasste Größen</translation>
    </message>
    <message>
        <source>Decode steps of so many tokens have a CUDA graph: a step is padded to the next of them, and beyond the largest its kernels are launched one by one.</source>
        <translation>Decode-Schritte mit so vielen Token haben einen CUDA-Graphen: Ein Schritt wird auf die nächste Größe aufgefüllt, und über der größten werden seine Kernel einzeln gestartet.</translation>
    </message>
    <message>
        <source>1, 2, 4, then every 8 to 256 and every 16 to the largest</source>
        <translation>1, 2, 4, dann jede 8. bis 256 und jede 16. bis zur größten</translation>
    </message>
    <message>
        <source>Largest captured size</source>
        <translation>Größte erfasste</translation>
    </message>
    <message>
        <source>Tokens of the largest CUDA graph, where the sizes themselves are not set.</source>
        <translation>Token des größten CUDA-Graphen, wo die Größen selbst nicht gesetzt sind.</translation>
    </message>
    <message>
        <source>twice the running cap, at most 512</source>
        <translation>das Doppelte der Grenze laufender, höchstens 512</translation>
    </message>
    <message>
        <source>No CUDA graphs</source>
        <translation>Ohne CUDA-Graphen</translation>
    </message>
    <message>
        <source>Launches every kernel by itself: no step is faster than that takes.</source>
        <translation>Startet jeden Kernel einzeln: Kein Schritt ist schneller, als das dauert.</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>Präfix-Cache</translation>
    </message>
    <message>
        <source>Prefix caching</source>
        <translation>Präfix-Caching</translation>
    </message>
    <message>
        <source>Reuses the KV blocks of prompts that start alike.</source>
        <translation>Verwendet die KV-Blöcke von Prompts wieder, die gleich beginnen.</translation>
    </message>
    <message>
        <source>KV block</source>
        <translation>KV-Block</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks.</source>
        <translation>Token in einem KV-Block; Präfixe werden in ganzen Blöcken geteilt.</translation>
    </message>
    <message>
        <source>Host time</source>
        <translation>Host-Zeit</translation>
    </message>
    <message>
        <source>Async scheduling</source>
        <translation>Asynchr. Scheduling</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU computes, so that a step takes the longer of the two.</source>
        <translation>Bereitet den nächsten Schritt vor, während die GPU rechnet, sodass ein Schritt so lange dauert wie das Längere von beiden.</translation>
    </message>
    <message>
        <source>Host time a step</source>
        <translation>Host-Zeit je Schritt</translation>
    </message>
    <message>
        <source>Scheduling, input preparation and sampling on the CPU, for each step [E].</source>
        <translation>Scheduling, Eingaben vorbereiten und Sampling auf der CPU, je Schritt [E].</translation>
    </message>
    <message>
        <source>0.8 ms [E]</source>
        <translation>0,8 ms [E]</translation>
    </message>
    <message>
        <source>Host time a request</source>
        <translation>Host-Zeit je Anfrage</translation>
    </message>
    <message>
        <source>What each request in the step adds to it.</source>
        <translation>Was jede Anfrage im Schritt hinzufügt.</translation>
    </message>
    <message>
        <source>19.1 us [M] before version 0.19, then 13.8 us [M]; 0 where the host time is set</source>
        <translation>19,1 µs [M] vor Version 0.19, danach 13,8 µs [M]; 0, wo die Host-Zeit gesetzt ist</translation>
    </message>
    <message>
        <source>Most prompt tokens computed in one step. Prompts are never split, so it has to be at least max_model_len.</source>
        <translation>Höchstens so viele Prompt-Token werden in einem Schritt berechnet. Prompts werden nie geteilt, darum muss es mindestens max_model_len sein.</translation>
    </message>
    <message>
        <source>max_model_len, and at least 2,048</source>
        <translation>max_model_len, und mindestens 2.048</translation>
    </message>
    <message>
        <source>Delay factor</source>
        <translation>Verzögerungsfaktor</translation>
    </message>
    <message>
        <source>Prompts wait for this many times the length of the last prompt step while others decode, so that decodes pause less often; 0 is not at all.</source>
        <translation>Prompts warten so viel mal die Dauer des letzten Prompt-Schritts, während andere decodieren, damit Decodes seltener pausieren; 0 ist gar nicht.</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted, for answers to grow.</source>
        <translation>Anteil der KV-Blöcke, der frei bleibt, wenn eine Anfrage zugelassen wird, damit Antworten wachsen können.</translation>
    </message>
    <message>
        <source>9 ms in 0.5, 1.5 ms in 0.6 [E]</source>
        <translation>9 ms in 0.5, 1,5 ms in 0.6 [E]</translation>
    </message>
    <message>
        <source>What each request in the step adds to it [E].</source>
        <translation>Was jede Anfrage im Schritt hinzufügt [E].</translation>
    </message>
    <message>
        <source>0.075 ms in 0.5, 0.01 ms in 0.6 [E]; 0 where the host time is set</source>
        <translation>0,075 ms in 0.5, 0,01 ms in 0.6 [E]; 0, wo die Host-Zeit gesetzt ist</translation>
    </message>
    <message>
        <source>SGLang version</source>
        <translation>SGLang-Version</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>Prefill-Stück</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch; a longer prompt is split. 0 never splits.</source>
        <translation>Höchstens so viele Prompt-Token je Prefill-Batch; ein längerer Prompt wird geteilt. 0 teilt nie.</translation>
    </message>
    <message>
        <source>2,048 to 16,384 by the device&apos;s memory</source>
        <translation>2.048 bis 16.384 nach dem Speicher des Geräts</translation>
    </message>
    <message>
        <source>Prefill batch</source>
        <translation>Prefill-Batch</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch of several requests; one alone may have more.</source>
        <translation>Höchstens so viele Prompt-Token eines Prefill-Batches aus mehreren Anfragen; eine allein darf mehr haben.</translation>
    </message>
    <message>
        <source>Queue order</source>
        <translation>Warteordnung</translation>
    </message>
    <message>
        <source>Who is prefilled first: the first to come, the longest cached prefix (who shares more than 32 uncached tokens with one before him waits for that one), those whose cached prefixes lie together, the longest wait for each token to compute (lpm and hrrn: as fcfs while more than 128 wait), the fewest tokens to compute, the largest max_tokens, or anybody. Orders that look at prefixes are fcfs without radix cache.</source>
        <translation>Wer zuerst in den Prefill kommt: wer zuerst kam, das längste gespeicherte Präfix (wer mehr als 32 ungespeicherte Token mit einem vor ihm teilt, wartet auf diesen), die, deren gespeicherte Präfixe beieinander liegen, das längste Warten je zu berechnendem Token (lpm und hrrn: wie fcfs, solange mehr als 128 warten), die wenigsten zu berechnenden Token, das größte max_tokens, oder irgendwer. Ordnungen, die auf Präfixe sehen, sind ohne Radix-Cache fcfs.</translation>
    </message>
    <message>
        <source>Conservativeness</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>Scales how much KV is kept for the rest of running answers. Lower it when requests wait while KV is free, raise it when requests are retracted often.</source>
        <translation>Skaliert, wie viel KV für den Rest laufender Antworten gehalten wird. Senken, wenn Anfragen warten, während KV frei ist; erhöhen, wenn Anfragen oft zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Mixed chunk</source>
        <translation>Gemischtes Stück</translation>
    </message>
    <message>
        <source>Decodes join the prefill batch instead of waiting for it.</source>
        <translation>Decodes kommen in den Prefill-Batch, statt auf ihn zu warten.</translation>
    </message>
    <message>
        <source>Decode steps between prefills</source>
        <translation>Decodes dazwischen</translation>
    </message>
    <message>
        <source>Decode steps that have to follow each prefill batch while anything decodes; 0 lets prefill batches follow each other.</source>
        <translation>Decode-Schritte, die jedem Prefill-Batch folgen müssen, solange etwas decodiert; 0 lässt Prefill-Batches aufeinander folgen.</translation>
    </message>
    <message>
        <source>Radix cache</source>
        <translation>Radix-Cache</translation>
    </message>
    <message>
        <source>Reuses the KV of prompts that start alike, token by token.</source>
        <translation>Verwendet den KV von Prompts wieder, die gleich beginnen, Token für Token.</translation>
    </message>
    <message>
        <source>Static memory</source>
        <translation>Fester Speicher</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory for weights and KV pool together. gpu_memory_utilization replaces it where that is set.</source>
        <translation>Anteil am Speicher des Geräts für Gewichte und KV-Pool zusammen. gpu_memory_utilization ersetzt ihn, wo es gesetzt ist.</translation>
    </message>
    <message>
        <source>by the device&apos;s memory: 0.84 on an H100</source>
        <translation>nach dem Speicher des Geräts: 0,84 auf einer H100</translation>
    </message>
    <message>
        <source>Largest CUDA graph</source>
        <translation>Größter CUDA-Graph</translation>
    </message>
    <message>
        <source>Largest decode batch with a CUDA graph; a larger one is launched kernel by kernel.</source>
        <translation>Größter Decode-Batch mit einem CUDA-Graphen; ein größerer wird Kernel für Kernel gestartet.</translation>
    </message>
    <message>
        <source>8 to 512 by the device&apos;s memory; without limit where that is not known</source>
        <translation>8 bis 512 nach dem Speicher des Geräts; ohne Grenze, wo dieser nicht bekannt ist</translation>
    </message>
    <message>
        <source>Overlap schedule</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>1.5 ms [E]</source>
        <translation>1,5 ms [E]</translation>
    </message>
    <message>
        <source>0.008 ms [E]; 0 where the host time is set</source>
        <translation>0,008 ms [E]; 0, wo die Host-Zeit gesetzt ist</translation>
    </message>
    <message>
        <source>Capacity policy</source>
        <translation>Kapazitätsregel</translation>
    </message>
    <message>
        <source>What a request needs to start: KV for its prompt and max_tokens, so that it is never paused, or KV for its prompt alone.</source>
        <translation>Was eine Anfrage zum Beginnen braucht: KV für ihren Prompt und max_tokens, sodass sie nie angehalten wird, oder KV nur für ihren Prompt.</translation>
    </message>
    <message>
        <source>Most tokens computed in one step, answers first.</source>
        <translation>Höchstens so viele Token werden in einem Schritt berechnet, Antworten zuerst.</translation>
    </message>
    <message>
        <source>Chunked context</source>
        <translation>Chunked Context</translation>
    </message>
    <message>
        <source>Splits prompts over steps, in order of arrival. Off: a prompt waits for a step with room for all of it.</source>
        <translation>Teilt Prompts auf Schritte auf, in der Reihenfolge der Ankunft. Aus: Ein Prompt wartet auf einen Schritt mit Platz für alles von ihm.</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks, and chunks are multiples of it.</source>
        <translation>Token in einem KV-Block; Präfixe werden in ganzen Blöcken geteilt, und Stücke sind Vielfache davon.</translation>
    </message>
    <message>
        <source>Block reuse</source>
        <translation>Wiederverwendung</translation>
    </message>
    <message>
        <source>KV share of free memory</source>
        <translation>KV-Anteil am Rest</translation>
    </message>
    <message>
        <source>Share of the memory that weights and activations leave which the KV pool takes. gpu_memory_utilization replaces it where that is set.</source>
        <translation>Anteil des Speichers, den Gewichte und Aktivierungen lassen, den der KV-Pool nimmt. gpu_memory_utilization ersetzt ihn, wo es gesetzt ist.</translation>
    </message>
    <message>
        <source>Overlap scheduler</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>1 ms [E]</source>
        <translation>1 ms [E]</translation>
    </message>
    <message>
        <source>0.005 ms [E]; 0 where the host time is set</source>
        <translation>0,005 ms [E]; 0, wo die Host-Zeit gesetzt ist</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>Stückgröße</translation>
    </message>
    <message>
        <source>Tokens of a step, decodes included. It bounds the gap between tokens that prompts cause.</source>
        <translation>Token eines Schritts, mit Decodes. Das begrenzt den Abstand zwischen Token, den Prompts verursachen.</translation>
    </message>
    <message>
        <source>Tokens in a KV block.</source>
        <translation>Token in einem KV-Block.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batch-Größe</translation>
    </message>
    <message>
        <source>Most requests in the running batch.</source>
        <translation>Höchstens so viele Anfragen im laufenden Batch.</translation>
    </message>
    <message>
        <source>KV set aside</source>
        <translation>Reservierter KV</translation>
    </message>
    <message>
        <source>What each request takes of the KV pool for its whole life: its prompt and max_tokens, or max_model_len.</source>
        <translation>Was jede Anfrage für ihr ganzes Leben aus dem KV-Pool nimmt: ihren Prompt und max_tokens, oder max_model_len.</translation>
    </message>
    <message>
        <source>Requests in a batch; the next one starts when all of them have ended.</source>
        <translation>Anfragen in einem Batch; der nächste beginnt, wenn alle geendet haben.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>The GPU or chip, with the figures of the catalogue.</source>
        <translation>Die GPU oder der Chip, mit den Werten des Katalogs.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Price of one GPU an hour. Sellers differ by far more than models do.</source>
        <translation>Preis einer GPU je Stunde. Anbieter unterscheiden sich weit mehr als Modelle.</translation>
    </message>
    <message>
        <source>the default price of the catalogue</source>
        <translation>der Standardpreis des Katalogs</translation>
    </message>
    <message>
        <source>Expert load skew</source>
        <translation>Expertenschiefe</translation>
    </message>
    <message>
        <source>Of models with experts: tokens choose the i-th expert in proportion to i to the power of minus this. 0 chooses all alike; measured tables have 1.0 to 1.2, with which 8 to 32 tokens take a fifth to a half less time, and thousands 5 to 30 % more.</source>
        <translation>Bei Modellen mit Experten: Token wählen den i-ten Experten im Verhältnis i hoch minus diese Zahl. 0 wählt alle gleich; gemessene Tabellen haben 1,0 bis 1,2, womit 8 bis 32 Token ein Fünftel bis die Hälfte weniger Zeit brauchen und Tausende 5 bis 30 % mehr.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Compute factor</source>
        <translation>Rechenfaktor</translation>
    </message>
    <message>
        <source>Factor on the compute rate that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>Faktor auf die Rechenrate, die Kernel erreichen, wie fulcrum calibrate ihn findet.</translation>
    </message>
    <message>
        <source>Memory factor</source>
        <translation>Speicherfaktor</translation>
    </message>
    <message>
        <source>Factor on the memory bandwidth that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>Faktor auf die Speicherbandbreite, die Kernel erreichen, wie fulcrum calibrate ihn findet.</translation>
    </message>
    <message>
        <source>Calibrated on</source>
        <translation>Kalibriert an</translation>
    </message>
    <message>
        <source>What was measured to find the factors and host times; results then say so.</source>
        <translation>Was gemessen wurde, um Faktoren und Host-Zeiten zu finden; Ergebnisse sagen es dann.</translation>
    </message>
    <message>
        <source>results are called uncalibrated</source>
        <translation>Ergebnisse heißen unkalibriert</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Restfehler</translation>
    </message>
    <message>
        <source>Median absolute error of the calibration on its own data.</source>
        <translation>Median des absoluten Fehlers der Kalibrierung an ihren eigenen Daten.</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>er ist nicht bekannt</translation>
    </message>
    <message>
        <source>Back-test residual</source>
        <translation>Restfehler im Rücktest</translation>
    </message>
    <message>
        <source>Median absolute error on measurements that the calibration had not seen.</source>
        <translation>Median des absoluten Fehlers an Messungen, die die Kalibrierung nicht gesehen hat.</translation>
    </message>
    <message>
        <source>there was no back-test</source>
        <translation>es gab keinen Rücktest</translation>
    </message>
    <message>
        <source>The GPU that the tables were measured on; its memory and price are those of the catalogue.</source>
        <translation>Die GPU, auf der die Tabellen gemessen wurden; Speicher und Preis sind die des Katalogs.</translation>
    </message>
    <message>
        <source>Layer tables</source>
        <translation>Schichttabellen</translation>
    </message>
    <message>
        <source>Folder with measured layer times: LLMServingSim&apos;s of one model (tp1/dense.csv and more) or aiconfigurator&apos;s of one GPU (gemm.csv and more). Relative to the project&apos;s folder.</source>
        <translation>Ordner mit gemessenen Schichtzeiten: LLMServingSims eines Modells (tp1/dense.csv und weitere) oder aiconfigurators einer GPU (gemm.csv und weitere). Relativ zum Ordner des Projekts.</translation>
    </message>
    <message>
        <source>All-reduce table</source>
        <translation>All-reduce-Tabelle</translation>
    </message>
    <message>
        <source>A custom_allreduce.csv or nccl.csv of aiconfigurator, which tensor parallel needs.</source>
        <translation>Eine custom_allreduce.csv oder nccl.csv von aiconfigurator, die Tensor-parallel braucht.</translation>
    </message>
    <message>
        <source>custom_allreduce.csv or nccl.csv in the folder of the tables</source>
        <translation>custom_allreduce.csv oder nccl.csv im Ordner der Tabellen</translation>
    </message>
    <message>
        <source>Unequal contexts</source>
        <translation>Ungleiche Kontexte</translation>
    </message>
    <message>
        <source>Whether LLMServingSim&apos;s skew_fit.csv corrects decode batches of unequal contexts; auto does what meta.yaml beside it says.</source>
        <translation>Ob LLMServingSims skew_fit.csv Decode-Batches mit ungleichen Kontexten korrigiert; auto tut, was meta.yaml daneben sagt.</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>Expertenlast</translation>
    </message>
    <message>
        <source>How unevenly tokens choose the experts of a model that has some: which of aiconfigurator&apos;s measurements are taken. LLMServingSim&apos;s have equal chances only.</source>
        <translation>Wie ungleich Token die Experten eines Modells wählen, das welche hat: welche Messungen von aiconfigurator genommen werden. Die von LLMServingSim haben nur gleiche Chancen.</translation>
    </message>
    <message>
        <source>Place in error band</source>
        <translation>Ort im Fehlerband</translation>
    </message>
    <message>
        <source>0 takes times as measured, -1 and 1 the ends of their error band of one standard deviation.</source>
        <translation>0 nimmt Zeiten wie gemessen, -1 und 1 die Enden ihres Fehlerbands von einer Standardabweichung.</translation>
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
        <translation>Vorschläge</translation>
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
    <message numerus="yes">
        <source>incomplete, %n questions</source>
        <translation>
            <numerusform>unvollständig, %n Frage</numerusform>
            <numerusform>unvollständig, %n Fragen</numerusform>
        </translation>
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
        <translation>niemand; nie ein Programm</translation>
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
    <name>Sentence</name>
    <message>
        <source>No engine captures CUDA graphs, or no step only decoded</source>
        <translation>Keine Engine nimmt CUDA Graphs auf, oder kein Schritt war reines Decode</translation>
    </message>
    <message>
        <source>No price or no output is known</source>
        <translation>Weder Preis noch Ausgabe bekannt, oder eines davon fehlt</translation>
    </message>
    <message>
        <source>No request completed</source>
        <translation>Keine Anfrage wurde fertig</translation>
    </message>
    <message>
        <source>No workload sets slo_ttft or slo_tpot</source>
        <translation>Keine Last setzt slo_ttft oder slo_tpot</translation>
    </message>
    <message>
        <source>Its workload sets neither slo_ttft nor slo_tpot</source>
        <translation>Ihre Last setzt weder slo_ttft noch slo_tpot</translation>
    </message>
    <message>
        <source>no request class is called &quot;%1&quot;</source>
        <translation>keine Anfrageklasse heißt „%1“</translation>
    </message>
    <message>
        <source>no figure is called &quot;%1&quot;</source>
        <translation>kein Wert heißt „%1“</translation>
    </message>
    <message>
        <source>no engine is called &quot;%1&quot;</source>
        <translation>keine Engine heißt „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by class</source>
        <translation>„%1“ ist nicht je Klasse bekannt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by engine</source>
        <translation>„%1“ ist nicht je Engine bekannt</translation>
    </message>
    <message>
        <source>Leave the class out</source>
        <translation>Die Klasse weglassen</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <translation>Bekannt: %1</translation>
    </message>
    <message>
        <source>A transient study, with %1 in the run: there is no level to be steady at, so compare its course at equal times</source>
        <translation>Eine Untersuchung eines Übergangs, mit %1 im Lauf: Es gibt keine gleichbleibende Höhe; vergleichen Sie den Verlauf zu gleichen Zeiten</translation>
    </message>
    <message>
        <source>Too few requests arrived to tell</source>
        <translation>Zu wenige Anfragen kamen an, um es zu sagen</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window the requests in the system went from %2 to %3, with %4 arrivals and %5 completions a second</source>
        <translation>Der Rückstau wächst um %1 Anfragen je Sekunde: In der zweiten Hälfte des Fensters stieg die Zahl der Anfragen im System von %2 auf %3, bei %4 Ankünften und %5 Fertigstellungen je Sekunde</translation>
    </message>
    <message>
        <source>%1 (so in %2 of %3 replications)</source>
        <translation>%1 (so in %2 von %3 Wiederholungen)</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second, mean of %2 replications: by %3 (95 % interval %4 to %5) over the second half of the window, to about %6 requests in the system</source>
        <translation>Der Rückstau wächst um %1 Anfragen je Sekunde, Mittel von %2 Wiederholungen: um %3 (95-%-Intervall %4 bis %5) in der zweiten Hälfte des Fensters, auf etwa %6 Anfragen im System</translation>
    </message>
    <message>
        <source>%1 is offered at least %2 times what it can serve, by arithmetic; its queue and latencies grow with the run&apos;s length</source>
        <translation>%1 wird rechnerisch mindestens das %2-Fache dessen angeboten, was es bedienen kann; Warteschlange und Latenzen wachsen mit der Länge des Laufs</translation>
    </message>
    <message>
        <source>step times from measured tables are known to ± %1 %</source>
        <translation>Schrittzeiten aus gemessenen Tabellen sind auf ± %1 % bekannt</translation>
    </message>
    <message>
        <source>More than %1 requests: their latencies are kept in bins no wider than 0.1 %</source>
        <translation>Mehr als %1 Anfragen: Ihre Latenzen werden in Klassen von höchstens 0,1 % Breite geführt</translation>
    </message>
    <message>
        <source>%1: not simulated are %2</source>
        <translation>%1: nicht simuliert sind %2</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far when the run ended or their client gave up</source>
        <translation>%1 von %2 Anfragen waren noch nicht so weit, als der Lauf endete oder ihr Client aufgab</translation>
    </message>
    <message>
        <source>%1 of %2 requests were rejected or failed</source>
        <translation>%1 von %2 Anfragen wurden abgewiesen oder schlugen fehl</translation>
    </message>
    <message>
        <source>%1 observations a replication are few for this percentile</source>
        <translation>%1 Beobachtungen je Wiederholung sind wenig für dieses Perzentil</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far</source>
        <translation>%1 von %2 Anfragen waren noch nicht so weit</translation>
    </message>
    <message>
        <source>Every request was rejected or failed</source>
        <translation>Jede Anfrage wurde abgewiesen oder schlug fehl</translation>
    </message>
    <message>
        <source>No request of this kind was measured</source>
        <translation>Keine Anfrage dieser Art wurde gemessen</translation>
    </message>
    <message>
        <source>No request produced a second token in the measured window</source>
        <translation>Keine Anfrage erzeugte im gemessenen Fenster ein zweites Token</translation>
    </message>
    <message>
        <source>the run needs more memory than there is</source>
        <translation>der Lauf braucht mehr Speicher, als da ist</translation>
    </message>
    <message>
        <source>simulate fewer requests: a shorter until, a smaller max_requests or rate</source>
        <translation>weniger Anfragen simulieren: kürzeres until, kleineres max_requests oder kleinere Rate</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>der Lauf schlug fehl: %1</translation>
    </message>
    <message>
        <source>no scenario is called &quot;%1&quot;</source>
        <translation>kein Szenario heißt „%1“</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation>das Projekt hat kein Szenario</translation>
    </message>
    <message>
        <source>Add a [[scenario]] with its nodes and links</source>
        <translation>Ein [[scenario]] mit Knoten und Verbindungen hinzufügen</translation>
    </message>
    <message>
        <source>%1 went %2, the mechanism makes it go %3</source>
        <translation>%1 ging %2, der Mechanismus lässt es %3 gehen</translation>
    </message>
    <message>
        <source>%1 is %2, the mechanism makes it %3</source>
        <translation>%1 ist %2, der Mechanismus macht daraus %3</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run of this scenario shows %2</source>
        <translation>Beobachtung „%1“ wurde ausgelassen: Kein Lauf dieses Szenarios zeigt %2</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2; did you mean %3?</source>
        <translation>Beobachtung „%1“ wurde ausgelassen: Keine Metrik heißt %2; meinten Sie %3?</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2</source>
        <translation>Beobachtung „%1“ wurde ausgelassen: Keine Metrik heißt %2</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; has no figure and was left out</source>
        <translation>Beobachtung „%1“ hat keinen Wert und wurde ausgelassen</translation>
    </message>
    <message>
        <source>observations %1 are of one figure, %2, which counts once</source>
        <translation>die Beobachtungen %1 sind von einem Wert, %2, der einmal zählt</translation>
    </message>
    <message>
        <source>observations %1 contradict each other on %2, which counts once, as the range that covers them</source>
        <translation>die Beobachtungen %1 widersprechen sich über %2, das einmal zählt, als der Bereich, der sie umfasst</translation>
    </message>
    <message>
        <source>of several replicas the worst counts: %1 of %2, not %3</source>
        <translation>von mehreren Replikaten zählt das schlechteste: %1 von %2, nicht %3</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; is taken for the replica where %2 is worst</source>
        <translation>Beobachtung „%1“ gilt für das Replikat, auf dem %2 am schlechtesten ist</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run shows %2 of %3; enter its mean or its max</source>
        <translation>Beobachtung „%1“ wurde ausgelassen: Kein Lauf zeigt %2 von %3; Mittel oder Maximum eintragen</translation>
    </message>
    <message>
        <source>%1 %2 was above %3 of the same requests before</source>
        <translation>%1 %2 lag vorher über %3 derselben Anfragen</translation>
    </message>
    <message>
        <source>all times observed are about %1 times those of the healthy scenario: are they in another unit?</source>
        <translation>alle beobachteten Zeiten sind etwa das %1-Fache derer des gesunden Szenarios: Stehen sie in einer anderen Einheit?</translation>
    </message>
    <message>
        <source>[triage.priors] adds up to %1 %, which leaves nothing for all others</source>
        <translation>[triage.priors] ergibt zusammen %1 %, was für alle anderen nichts lässt</translation>
    </message>
    <message>
        <source>give less than 100 % in all</source>
        <translation>zusammen weniger als 100 % angeben</translation>
    </message>
    <message>
        <source>%1 %2 is above %3 of the same requests</source>
        <translation>%1 %2 liegt über %3 derselben Anfragen</translation>
    </message>
    <message>
        <source>exchange the two, or say under [observation.population] how they differ</source>
        <translation>die beiden vertauschen, oder unter [observation.population] sagen, worin sie sich unterscheiden</translation>
    </message>
    <message>
        <source>the mechanism &quot;%1&quot; was left out: %2</source>
        <translation>Der Mechanismus „%1“ wurde ausgelassen: %2</translation>
    </message>
    <message>
        <source>the remedy of %1 could not be simulated: %2</source>
        <translation>das Mittel gegen %1 ließ sich nicht simulieren: %2</translation>
    </message>
    <message>
        <source>the project has no observation: add [[observation]], or import some</source>
        <translation>das Projekt hat keine Beobachtung: [[observation]] hinzufügen oder welche einlesen</translation>
    </message>
    <message>
        <source>%1 was %2 before, and the healthy scenario shows %3: it may not be the system that was observed</source>
        <translation>%1 war vorher %2, und das gesunde Szenario zeigt %3: Es ist vielleicht nicht das System, das beobachtet wurde</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>nicht simuliert: %1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>trifft nicht zu: %1</translation>
    </message>
    <message>
        <source>cannot be simulated here: %1</source>
        <translation>lässt sich hier nicht simulieren: %1</translation>
    </message>
    <message>
        <source>runs of %1 s instead of %2 s: as many requests as figures need</source>
        <translation>Läufe von %1 s statt %2 s: so viele Anfragen, wie die Werte brauchen</translation>
    </message>
    <message>
        <source>the project has no healthy scenario for triage</source>
        <translation>das Projekt hat kein gesundes Szenario für Triage</translation>
    </message>
    <message>
        <source>add [triage] with base = &quot;the name of the scenario in which all is well&quot;</source>
        <translation>[triage] hinzufügen mit base = &quot;Name des Szenarios, in dem alles gut ist&quot;</translation>
    </message>
    <message>
        <source>the healthy scenario was fitted to %1 figures from before, which it misses by %2 standard deviations now and missed by %3: %4</source>
        <translation>das gesunde Szenario wurde an %1 Werte von vorher angepasst, die es jetzt um %2 Standardabweichungen verfehlt statt um %3: %4</translation>
    </message>
    <message>
        <source>the healthy scenario cannot be run: %1</source>
        <translation>das gesunde Szenario lässt sich nicht ausführen: %1</translation>
    </message>
    <message>
        <source>see `fulcrum check`</source>
        <translation>siehe `fulcrum check`</translation>
    </message>
    <message>
        <source>it was not run</source>
        <translation>es wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>within the window of the observations, and at once where the figure is in Prometheus</source>
        <translation>im Fenster der Beobachtungen, und sofort, wo der Wert in Prometheus steht</translation>
    </message>
    <message>
        <source>memory bandwidth %1</source>
        <translation>Speicherbandbreite %1</translation>
    </message>
    <message>
        <source>host time %1</source>
        <translation>Host-Zeit %1</translation>
    </message>
    <message>
        <source>compute %1</source>
        <translation>Rechenleistung %1</translation>
    </message>
    <message>
        <source>spread of prompt lengths %1</source>
        <translation>Streuung der Prompt-Längen %1</translation>
    </message>
    <message>
        <source>spread of output lengths %1</source>
        <translation>Streuung der Ausgabelängen %1</translation>
    </message>
    <message>
        <source>an amount between two ends has to be a number</source>
        <translation>ein Betrag zwischen zwei Enden muss eine Zahl sein</translation>
    </message>
    <message>
        <source>the healthy scenario has no figure &apos;%1&apos;</source>
        <translation>das gesunde Szenario hat keinen Wert „%1“</translation>
    </message>
    <message>
        <source>%1 would not be finite</source>
        <translation>%1 wäre nicht endlich</translation>
    </message>
    <message>
        <source>there is no %1 of the plugin &apos;%2&apos;</source>
        <translation>es gibt keinen Knoten %1 mit dem Plugin „%2“</translation>
    </message>
    <message>
        <source>there is no %1 with the role &apos;%2&apos;</source>
        <translation>es gibt keinen Knoten %1 mit der Rolle „%2“</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3</source>
        <translation>es gibt keinen Knoten %1 mit %2 über %3</translation>
    </message>
    <message>
        <source>there is no %1 with %2 below %3</source>
        <translation>es gibt keinen Knoten %1 mit %2 unter %3</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3 below %4</source>
        <translation>es gibt keinen Knoten %1 mit %2 über %3 und unter %4</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>es gibt nichts der Art: %1</translation>
    </message>
    <message>
        <source>nothing would change</source>
        <translation>es würde sich nichts ändern</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 = %3 already</source>
        <translation>„%1“ hat schon %2 = %3</translation>
    </message>
    <message>
        <source>%1 has no &apos;%2&apos;</source>
        <translation>%1 hat kein „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos; to scale</source>
        <translation>„%1“ hat kein „%2“ zum Skalieren</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &apos;%2&apos; already</source>
        <translation>„%1“ ist schon „%2“</translation>
    </message>
    <message>
        <source>there is no link from &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>es gibt keine Verbindung von „%1“ zu „%2“</translation>
    </message>
    <message>
        <source>a logarithmic amount has to be above 0 at both ends</source>
        <translation>ein logarithmischer Betrag muss an beiden Enden über 0 liegen</translation>
    </message>
    <message>
        <source>there is nothing to change</source>
        <translation>es gibt nichts zu ändern</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has one replica, and so no part of them could differ from the rest</source>
        <translation>„%1“ hat ein Replikat, also kann sich kein Teil vom Rest unterscheiden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no rate that could be split</source>
        <translation>„%1“ hat keine Rate, die sich teilen ließe</translation>
    </message>
    <message>
        <source>a share of nothing of &apos;%1&apos; changes nothing</source>
        <translation>ein Anteil von nichts an „%1“ ändert nichts</translation>
    </message>
    <message>
        <source>the %1 plugin &apos;%2&apos; is not installed</source>
        <translation>das Plugin „%2“ (%1) ist nicht installiert</translation>
    </message>
    <message>
        <source>see `fulcrum plugins`</source>
        <translation>siehe `fulcrum plugins`</translation>
    </message>
    <message>
        <source>no scenario of the project has its symptom</source>
        <translation>kein Szenario des Projekts hat sein Symptom</translation>
    </message>
    <message>
        <source>no scenario plays it</source>
        <translation>kein Szenario spielt ihn durch</translation>
    </message>
    <message>
        <source>no metric says what it is for</source>
        <translation>keine Metrik sagt, wofür er ist</translation>
    </message>
    <message>
        <source>the project has no scenario &apos;%1&apos;</source>
        <translation>das Projekt hat kein Szenario „%1“</translation>
    </message>
    <message>
        <source>%1 says nothing: %2</source>
        <translation>%1 sagt nichts: %2</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>es ist nicht bekannt</translation>
    </message>
    <message>
        <source>it was added since</source>
        <translation>er kam seitdem hinzu</translation>
    </message>
    <message>
        <source>simulation was not asked for</source>
        <translation>Simulation wurde nicht verlangt</translation>
    </message>
    <message>
        <source>give the lever `on`, `metric`, and `with` or edits</source>
        <translation>dem Hebel `on`, `metric` und `with` oder edits geben</translation>
    </message>
    <message>
        <source>give the lever `with` or edits</source>
        <translation>dem Hebel `with` oder edits geben</translation>
    </message>
    <message>
        <source>give a value within the range of the parameter</source>
        <translation>einen Wert im Bereich des Parameters angeben</translation>
    </message>
    <message>
        <source>it changes the nodes themselves</source>
        <translation>er ändert die Knoten selbst</translation>
    </message>
    <message>
        <source>tell it by edits</source>
        <translation>ihn durch edits angeben</translation>
    </message>
    <message>
        <source>give the name of a scenario</source>
        <translation>den Namen eines Szenarios angeben</translation>
    </message>
    <message>
        <source>no lever can be played in &apos;%1&apos;</source>
        <translation>in „%1“ lässt sich kein Hebel durchspielen</translation>
    </message>
    <message>
        <source>name a scenario that a lever is for</source>
        <translation>ein Szenario nennen, für das ein Hebel ist</translation>
    </message>
    <message>
        <source>a period must end after it begins</source>
        <translation>ein Zeitraum muss enden, nachdem er begonnen hat</translation>
    </message>
    <message>
        <source>write it as &quot;60 s..120 s&quot;</source>
        <translation>als &quot;60 s..120 s&quot; schreiben</translation>
    </message>
    <message>
        <source>the run ends before the period begins</source>
        <translation>der Lauf endet, bevor der Zeitraum beginnt</translation>
    </message>
    <message>
        <source>choose an earlier one</source>
        <translation>einen früheren wählen</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be simulated: %2</source>
        <translation>der Hebel „%1“ lässt sich nicht simulieren: %2</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no impact: %2</source>
        <translation>der Hebel „%1“ hat keine Wirkung: %2</translation>
    </message>
    <message>
        <source>mend its on, with, metric or edits, or remove `on` to rank it as judged</source>
        <translation>on, with, metric oder edits berichtigen, oder `on` entfernen, um ihn wie geschätzt zu ordnen</translation>
    </message>
    <message>
        <source>give impact = [low, most likely, high], or a scenario that plays it</source>
        <translation>impact = [niedrig, wahrscheinlichst, hoch] angeben, oder ein Szenario, das ihn durchspielt</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be ranked by %2: %3</source>
        <translation>der Hebel „%1“ lässt sich nicht nach %2 ordnen: %3</translation>
    </message>
    <message>
        <source>give the workloads slo_ttft and slo_tpot, the device a price, or choose another objective</source>
        <translation>den Lasten slo_ttft und slo_tpot geben, dem Gerät einen Preis, oder ein anderes Ziel wählen</translation>
    </message>
    <message>
        <source>there is no lever &apos;%1&apos;</source>
        <translation>es gibt keinen Hebel „%1“</translation>
    </message>
    <message>
        <source>give the id of a lever of this ranking</source>
        <translation>die Id eines Hebels dieser Rangfolge angeben</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; was not simulated</source>
        <translation>der Hebel „%1“ wurde nicht simuliert</translation>
    </message>
    <message>
        <source>simulate the levers first</source>
        <translation>zuerst die Hebel simulieren</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no %2</source>
        <translation>der Hebel „%1“ hat kein %2</translation>
    </message>
    <message>
        <source>give [lowest, most likely, highest], or the id of a lever of the catalogue</source>
        <translation>[niedrigster, wahrscheinlichster, höchster] angeben, oder die Id eines Hebels des Katalogs</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; names &apos;%2&apos;, which is no lever</source>
        <translation>der Hebel „%1“ nennt „%2“, was kein Hebel ist</translation>
    </message>
    <message>
        <source>give the id of a [[lever]] or of one of the catalogue</source>
        <translation>die Id eines [[lever]] oder eines aus dem Katalog angeben</translation>
    </message>
    <message>
        <source>the price of the devices of &apos;%1&apos; is not known</source>
        <translation>der Preis der Geräte von „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>set the price of its device</source>
        <translation>den Preis seines Geräts setzen</translation>
    </message>
    <message>
        <source>the other has no &apos;%1&apos; to change</source>
        <translation>der andere hat kein „%1“ zu ändern</translation>
    </message>
    <message>
        <source>they make no sense beside each other</source>
        <translation>nebeneinander ergeben sie keinen Sinn</translation>
    </message>
    <message>
        <source>choose one of them</source>
        <translation>einen davon wählen</translation>
    </message>
    <message>
        <source>both change the nodes themselves</source>
        <translation>beide ändern die Knoten selbst</translation>
    </message>
    <message>
        <source>add a scenario that has both</source>
        <translation>ein Szenario hinzufügen, das beide hat</translation>
    </message>
    <message>
        <source>judge it</source>
        <translation>ihn schätzen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2 (%3)</source>
        <translation>„%1“ hat im System von %2 nichts zu ändern (%3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2</source>
        <translation>„%1“ hat im System von %2 nichts zu ändern</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos; (%3)</source>
        <translation>„%1“ hat im System „%2“ nichts zu ändern (%3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos;</source>
        <translation>„%1“ hat im System „%2“ nichts zu ändern</translation>
    </message>
    <message>
        <source>as in the catalogue of levers</source>
        <translation>wie im Katalog der Hebel</translation>
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
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>It predicted nothing, so that nothing can be credited to it.</source>
        <translation>Sie sagte nichts voraus, also kann ihr nichts angerechnet werden.</translation>
    </message>
    <message>
        <source>Nothing that it predicted has come true yet.</source>
        <translation>Nichts von dem, was sie voraussagte, ist bisher eingetreten.</translation>
    </message>
    <message>
        <source>Nothing that it predicted came true.</source>
        <translation>Nichts von dem, was sie voraussagte, trat ein.</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true while %3 went on too: the actions together helped, the share of each is unresolved. A replay that changes one at a time tells them apart.</source>
        <translation>%1 von %2 Vorhersagen trafen ein, während auch %3 lief: Die Maßnahmen halfen zusammen, der Anteil jeder ist ungeklärt. Ein Nachspiel, das eine nach der anderen ändert, trennt sie.</translation>
    </message>
    <message>
        <source>%1 accepted the credit.</source>
        <translation>%1 hat die Anrechnung bestätigt.</translation>
    </message>
    <message>
        <source>The data does not bear that out.</source>
        <translation>Die Daten belegen das nicht.</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true.</source>
        <translation>%1 von %2 Vorhersagen trafen ein.</translation>
    </message>
    <message>
        <source>Nobody has accepted the credit yet.</source>
        <translation>Noch niemand hat die Anrechnung bestätigt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; went on at the same time from %3: neither can be credited alone</source>
        <translation>„%1“ und „%2“ liefen ab %3 gleichzeitig: Keine kann allein angerechnet werden</translation>
    </message>
    <message>
        <source>It names no figure and where that will lie.</source>
        <translation>Sie nennt keinen Wert und nicht, wo er liegen wird.</translation>
    </message>
    <message>
        <source>The notebook and the data are on different clocks: date-times, and times of a run.</source>
        <translation>Notizbuch und Daten gehen nach verschiedenen Uhren: Datum mit Uhrzeit, und Zeiten eines Laufs.</translation>
    </message>
    <message>
        <source>It is due at %1; the data ends before.</source>
        <translation>Sie ist fällig um %1; die Daten enden vorher.</translation>
    </message>
    <message>
        <source>Another action begins or ends when it is due.</source>
        <translation>Eine andere Maßnahme beginnt oder endet, wenn sie fällig ist.</translation>
    </message>
    <message>
        <source>The data has no %1 in the window.</source>
        <translation>Die Daten haben kein %1 im Fenster.</translation>
    </message>
    <message>
        <source>The data has no %1 before the action to compare with.</source>
        <translation>Die Daten haben kein %1 vor der Maßnahme zum Vergleich.</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>%1 vorher, %2 nachher</translation>
    </message>
    <message>
        <source>%1 %2: %3 after</source>
        <translation>%1 %2: %3 nachher</translation>
    </message>
    <message>
        <source>%1: what is hidden decides.</source>
        <translation>%1: Was verborgen ist, entscheidet.</translation>
    </message>
    <message>
        <source>There is nothing to judge it by: name a scenario that plays it, or import what was measured.</source>
        <translation>Es gibt nichts, woran es zu messen wäre: ein Szenario nennen, das es durchspielt, oder Gemessenes einlesen.</translation>
    </message>
    <message>
        <source>simulated: %1</source>
        <translation>Simulation „%1“</translation>
    </message>
    <message>
        <source>there are no requests to look for recovery in</source>
        <translation>es gibt keine Anfragen, in denen Erholung zu suchen wäre</translation>
    </message>
    <message>
        <source>name a scenario that plays the action, or import the requests</source>
        <translation>ein Szenario nennen, das die Maßnahme durchspielt, oder die Anfragen einlesen</translation>
    </message>
    <message>
        <source>the recovery check &apos;%1&apos; does not say in which window it looks</source>
        <translation>die Erholungsprüfung „%1“ sagt nicht, in welchem Fenster sie schaut</translation>
    </message>
    <message>
        <source>set at and until</source>
        <translation>at und until setzen</translation>
    </message>
    <message>
        <source>no observation says when the incident was, for the recovery check &apos;%1&apos;</source>
        <translation>keine Beobachtung sagt, wann der Vorfall war, für die Erholungsprüfung „%1“</translation>
    </message>
    <message>
        <source>link it to an observation with from and until</source>
        <translation>mit einer Beobachtung verknüpfen, die from und until hat</translation>
    </message>
    <message>
        <source>nothing offered</source>
        <translation>nichts angeboten</translation>
    </message>
    <message>
        <source>%1 useful/s, %2 % of offered useful, %3 % rejected, %4 % timed out, oldest in the queue %5</source>
        <translation>%1 nützlich/s, %2 % des Angebotenen nützlich, %3 % abgewiesen, %4 % Zeit überschritten, älteste in der Warteschlange %5</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4. The queue is younger because %5 % of what is offered is turned away or given up: that bounds the overload and does not serve those requests</source>
        <translation>%1: vorher %2; währenddessen %3; nachher %4. Die Warteschlange ist jünger, weil %5 % des Angebotenen abgewiesen oder aufgegeben werden: Das begrenzt die Überlast und bedient diese Anfragen nicht</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4</source>
        <translation>%1: vorher %2; währenddessen %3; nachher %4</translation>
    </message>
    <message>
        <source>at most %1 s</source>
        <translation>höchstens %1 s</translation>
    </message>
    <message>
        <source>Full service is restored in the windows that were looked at.</source>
        <translation>In den betrachteten Fenstern ist der volle Dienst wiederhergestellt.</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1; as before: %2.</source>
        <translation>Die Überlast ist begrenzt, der volle Dienst nicht wiederhergestellt: %1; wie vorher: %2.</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1.</source>
        <translation>Die Überlast ist begrenzt, der volle Dienst nicht wiederhergestellt: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful), %3</source>
        <translation>%1 (%2 % des Angebotenen nützlich), %3</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful)</source>
        <translation>%1 (%2 % des Angebotenen nützlich)</translation>
    </message>
    <message>
        <source>Service has not recovered: the queue is still old.</source>
        <translation>Der Dienst hat sich nicht erholt: Die Warteschlange ist noch alt.</translation>
    </message>
    <message>
        <source>There are too few requests before or after to say.</source>
        <translation>Vorher oder nachher sind es zu wenige Anfragen, um es zu sagen.</translation>
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
    <message>
        <source>no request arrived from %1 s to %2 s</source>
        <translation>keine Anfrage kam von %1 s bis %2 s an</translation>
    </message>
    <message>
        <source>give windows before, during and after the incident that hold requests</source>
        <translation>Fenster vor, während und nach dem Vorfall angeben, in denen Anfragen sind</translation>
    </message>
    <message>
        <source>%1 holds %2 too: nothing tells when it ended</source>
        <translation>%1 enthält auch %2: Nichts sagt, wann das endete</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends before it begins: the clocks that stamped it differ</source>
        <translation>„%1“ endet, bevor es beginnt: Die Uhren, die es stempelten, gehen verschieden</translation>
    </message>
    <message>
        <source>use moments of one clock, or correct for the difference</source>
        <translation>Zeitpunkte einer Uhr verwenden, oder den Unterschied ausgleichen</translation>
    </message>
    <message>
        <source>the request has no moments to take it apart by</source>
        <translation>die Anfrage hat keine Zeitpunkte, um sie zu zerlegen</translation>
    </message>
    <message>
        <source>join the log lines of client, gateway and engine by the request&apos;s id</source>
        <translation>die Protokollzeilen von Client, Gateway und Engine nach der Id der Anfrage zusammenführen</translation>
    </message>
    <message>
        <source>the request did not complete</source>
        <translation>die Anfrage wurde nicht fertig</translation>
    </message>
    <message>
        <source>take its time to the first token apart</source>
        <translation>ihre Zeit bis zum ersten Token zerlegen</translation>
    </message>
    <message>
        <source>queue holds admission too: the row does not say when it was admitted</source>
        <translation>queue enthält auch die Zulassung: Die Zeile sagt nicht, wann sie zugelassen wurde</translation>
    </message>
    <message>
        <source>prefill holds the queue too: the row does not say when it was scheduled</source>
        <translation>prefill enthält auch die Warteschlange: Die Zeile sagt nicht, wann sie eingeplant wurde</translation>
    </message>
    <message>
        <source>client out holds the engine&apos;s time too: the row does not say when the first token was emitted</source>
        <translation>client out enthält auch die Zeit der Engine: Die Zeile sagt nicht, wann das erste Token ausgegeben wurde</translation>
    </message>
    <message>
        <source>the way back to the client is not known</source>
        <translation>der Rückweg zum Client ist nicht bekannt</translation>
    </message>
    <message>
        <source>the request never got a first token</source>
        <translation>die Anfrage bekam nie ein erstes Token</translation>
    </message>
    <message>
        <source>choose another request</source>
        <translation>eine andere Anfrage wählen</translation>
    </message>
    <message>
        <source>queue holds the way to the front end and admission too</source>
        <translation>queue enthält auch den Weg zum Frontend und die Zulassung</translation>
    </message>
    <message>
        <source>over the same %1 requests the means of the parts add up: %2 s = %3 s</source>
        <translation>Über dieselben %1 Anfragen addieren sich die Mittelwerte der Teile: %2 s = %3 s</translation>
    </message>
    <message>
        <source>the p95 of the whole is %1 s; the parts&apos; p95 would add up to %2 s, which is the p95 of nothing: the requests that are slow in one part are not those that are slow in another</source>
        <translation>Das p95 des Ganzen ist %1 s; die p95 der Teile ergäben %2 s, was das p95 von nichts ist: Die in einem Teil langsamen Anfragen sind nicht die in einem anderen langsamen</translation>
    </message>
    <message>
        <source>there is no scenario &apos;%1&apos;</source>
        <translation>es gibt kein Szenario „%1“</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>both actions change %1.%2, to different values</source>
        <translation>beide Maßnahmen ändern %1.%2, auf verschiedene Werte</translation>
    </message>
    <message>
        <source>write the scenario with both by hand, or compare others</source>
        <translation>das Szenario mit beiden von Hand schreiben, oder andere vergleichen</translation>
    </message>
    <message>
        <source>the scenarios of the two actions do not have the same nodes and links</source>
        <translation>die Szenarien der beiden Maßnahmen haben nicht dieselben Knoten und Verbindungen</translation>
    </message>
    <message>
        <source>let both extend the scenario without them</source>
        <translation>beide das Szenario ohne sie erweitern lassen</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; together they do not add up, by %8</source>
        <translation>%1 allein %2: %3; %4 allein %5: %6; beide: %7; zusammen addieren sie sich nicht, Abweichung %8</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; their effects add up, as far as shows</source>
        <translation>%1 allein %2: %3; %4 allein %5: %6; beide: %7; ihre Wirkungen addieren sich, soweit zu sehen</translation>
    </message>
    <message>
        <source>changes it</source>
        <translation>ändert es</translation>
    </message>
    <message>
        <source>changes nothing that shows</source>
        <translation>ändert nichts, was sich zeigt</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>metric: which figure is it, for example ttft_s or queue_s?</source>
        <translation>metric: welcher Wert ist es, zum Beispiel ttft_s oder queue_s?</translation>
    </message>
    <message>
        <source>statistic: is it a mean, a p95, a maximum, a rate?</source>
        <translation>statistic: ist es ein Mittel, ein p95, ein Maximum, eine Rate?</translation>
    </message>
    <message>
        <source>value: how much is it, with its unit?</source>
        <translation>value: wie viel ist es, mit Einheit?</translation>
    </message>
    <message>
        <source>comparison: what was it before, or what should it be?</source>
        <translation>comparison: was war es vorher, oder was sollte es sein?</translation>
    </message>
    <message>
        <source>window: from when until when?</source>
        <translation>window: von wann bis wann?</translation>
    </message>
    <message>
        <source>population: of which version, tenant, class, prompt length, replica or region? (class = &quot;all&quot; where of all)</source>
        <translation>population: von welcher Version, welchem Mandanten, welcher Klasse, Promptlänge, welchem Replikat, welcher Region? (class = &quot;all&quot;, wo von allen)</translation>
    </message>
    <message>
        <source>count: how many requests are in the slice?</source>
        <translation>count: wie viele Anfragen sind in dem Ausschnitt?</translation>
    </message>
    <message>
        <source>source: which file, dashboard or command says so?</source>
        <translation>source: welche Datei, welches Dashboard oder welcher Befehl sagt es?</translation>
    </message>
    <message>
        <source>timed-out requests: are they included, excluded or censored?</source>
        <translation>timed-out requests: sind sie enthalten, ausgelassen oder zensiert?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can not be checked by anybody</source>
        <translation>„%1“ kann niemand überprüfen</translation>
    </message>
    <message>
        <source>Some runs are older than the text</source>
        <translation>Einige Läufe sind älter als der Text</translation>
    </message>
    <message>
        <source>Every observation has window, population and source</source>
        <translation>Jede Beobachtung hat Fenster, Population und Quelle</translation>
    </message>
    <message>
        <source>%1 of %2 observations lack a window, a population, a number or a source</source>
        <translation>%1 von %2 Beobachtungen fehlt Fenster, Population, Anzahl oder Quelle</translation>
    </message>
    <message>
        <source>Every record of the notebook is complete</source>
        <translation>Jeder Eintrag des Notizbuchs ist vollständig</translation>
    </message>
    <message>
        <source>%1 records of the notebook are incomplete</source>
        <translation>%1 Einträge des Notizbuchs sind unvollständig</translation>
    </message>
    <message>
        <source>Every prediction is judged</source>
        <translation>Jede Vorhersage ist beurteilt</translation>
    </message>
    <message>
        <source>%1 predictions are not judged</source>
        <translation>%1 Vorhersagen sind nicht beurteilt</translation>
    </message>
    <message>
        <source>Actions overlap: their credit is unresolved</source>
        <translation>Maßnahmen überlappen: ihre Anrechnung ist ungeklärt</translation>
    </message>
    <message>
        <source>The proposal %1 has an owner</source>
        <translation>Der Vorschlag %1 hat einen Verantwortlichen</translation>
    </message>
    <message>
        <source>The proposal %1 has no owner</source>
        <translation>Der Vorschlag %1 hat keinen Verantwortlichen</translation>
    </message>
    <message>
        <source>Every check of the project holds in these runs</source>
        <translation>Jede Prüfung des Projekts ist in diesen Läufen erfüllt</translation>
    </message>
    <message>
        <source>%1 checks of the project do not hold in these runs</source>
        <translation>%1 Prüfungen des Projekts sind in diesen Läufen nicht erfüllt</translation>
    </message>
    <message>
        <source>Every scenario has been run</source>
        <translation>Jedes Szenario wurde ausgeführt</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios have been run</source>
        <translation>%1 von %2 Szenarien wurden ausgeführt</translation>
    </message>
    <message>
        <source>Rival mechanisms were tried</source>
        <translation>Konkurrierende Mechanismen wurden erprobt</translation>
    </message>
    <message>
        <source>Triage has not been run</source>
        <translation>Triage wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>The runs have the project&apos;s replications</source>
        <translation>Die Läufe haben die Wiederholungen des Projekts</translation>
    </message>
    <message>
        <source>Made fast: the figures are rough</source>
        <translation>Schnell gemacht: Die Werte sind grob</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Beobachtungen</translation>
    </message>
    <message>
        <source>Mitigations</source>
        <translation>Maßnahmen</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>Vorbeugung</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Konkurrenten</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>the arithmetic &quot;%1&quot; fails already: &quot;%2&quot; is taken for %3 times as likely as in the catalogue</source>
        <translation>die Arithmetik „%1“ ist schon nicht erfüllt: „%2“ gilt als %3-mal so wahrscheinlich wie im Katalog</translation>
    </message>
    <message>
        <source>only engines and workloads have parts; &apos;%1&apos; is a %2</source>
        <translation>nur Engines und Lasten haben Teile: „%1“ ist %2</translation>
    </message>
    <message>
        <source>Leaves everything as it is, for comparison.</source>
        <translation>Lässt alles, wie es ist, zum Vergleich.</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;</source>
        <translation>Last „%1“</translation>
    </message>
    <message>
        <source>engine &apos;%1&apos;</source>
        <translation>Engine „%1“</translation>
    </message>
    <message>
        <source>router &apos;%1&apos;</source>
        <translation>Router „%1“</translation>
    </message>
    <message>
        <source>gateway &apos;%1&apos;</source>
        <translation>Gateway „%1“</translation>
    </message>
    <message>
        <source>client &apos;%1&apos;</source>
        <translation>Client „%1“</translation>
    </message>
    <message>
        <source>device &apos;%1&apos;</source>
        <translation>Gerät „%1“</translation>
    </message>
    <message>
        <source>kv_link &apos;%1&apos;</source>
        <translation>kv_link „%1“</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>unbekannter Schlüssel „%1“</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos; of an amount</source>
        <translation>unbekannter Schlüssel „%1“ eines Betrags</translation>
    </message>
    <message>
        <source>known keys: %1</source>
        <translation>bekannte Schlüssel: %1</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;? %2</source>
        <translation>meinten Sie „%1“? %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not set</source>
        <translation>„%1“ ist nicht gesetzt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at least %3</source>
        <translation>„%1“ ist %2, muss aber mindestens %3 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at most %3</source>
        <translation>„%1“ ist %2, darf aber höchstens %3 sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a finite number</source>
        <translation>„%1“ ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>„%1“ muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number</source>
        <translation>„%1“ muss eine Zahl sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number with its unit</source>
        <translation>„%1“ muss eine Zahl mit Einheit sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>„%1“ muss true oder false sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of the words allowed</source>
        <translation>„%1“ muss eines der erlaubten Wörter sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text in quotes</source>
        <translation>„%1“ muss ein Text in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a path in quotes</source>
        <translation>„%1“ muss ein Pfad in Anführungszeichen sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of numbers</source>
        <translation>„%1“ muss eine Liste von Zahlen sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the wrong type</source>
        <translation>„%1“ hat den falschen Typ</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a unit</source>
        <translation>„%1“ braucht eine Einheit</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is wrong: %2</source>
        <translation>„%1“ ist falsch: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not be &apos;%2&apos;</source>
        <translation>„%1“ kann nicht „%2“ sein</translation>
    </message>
    <message>
        <source>units allowed: %1</source>
        <translation>erlaubte Einheiten: %1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>erlaubt: %1</translation>
    </message>
    <message>
        <source>allowed: from %1 to %2</source>
        <translation>erlaubt: von %1 bis %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
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
        <source>write true or false without quotes</source>
        <translation>true oder false ohne Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>put it between double quotes</source>
        <translation>zwischen doppelte Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>for example [1, 2, 4]</source>
        <translation>zum Beispiel [1, 2, 4]</translation>
    </message>
    <message>
        <source>for example &quot;%1&quot;; units allowed: %2</source>
        <translation>zum Beispiel &quot;%1&quot;; erlaubte Einheiten: %2</translation>
    </message>
    <message>
        <source>write a number without a unit</source>
        <translation>eine Zahl ohne Einheit schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no unit</source>
        <translation>„%1“ hat keine Einheit</translation>
    </message>
    <message>
        <source>unknown unit &apos;%1&apos; in &apos;%2&apos;</source>
        <translation>unbekannte Einheit „%1“ in „%2“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not start with a number</source>
        <translation>„%1“ beginnt nicht mit einer Zahl</translation>
    </message>
    <message>
        <source>write a number within the range of a double</source>
        <translation>eine Zahl im Bereich eines double schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not written as a table</source>
        <translation>„%1“ ist nicht als Tabelle geschrieben</translation>
    </message>
    <message>
        <source>write %1 on a line of its own and its keys below</source>
        <translation>%1 auf eine eigene Zeile schreiben und die Schlüssel darunter</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has to be a list of texts</source>
        <translation>„%1“ muss eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>write [&quot;a&quot;, &quot;b&quot;]</source>
        <translation>[&quot;a&quot;, &quot;b&quot;] schreiben</translation>
    </message>
    <message>
        <source>the file has format %1, but this program knows formats up to %2: it is opened read-only</source>
        <translation>die Datei hat Format %1, dieses Programm kennt Formate bis %2: Sie wird nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>use a newer version of Fulcrum</source>
        <translation>eine neuere Version von Fulcrum verwenden</translation>
    </message>
    <message>
        <source>the warm-up lasts as long as the whole run</source>
        <translation>die Aufwärmzeit dauert so lange wie der ganze Lauf</translation>
    </message>
    <message>
        <source>make warm_up shorter than until</source>
        <translation>warm_up kürzer als until machen</translation>
    </message>
    <message>
        <source>end = &quot;censor&quot; stops the clock at `until`, which is not set</source>
        <translation>end = &quot;censor&quot; hält die Uhr bei `until` an, das nicht gesetzt ist</translation>
    </message>
    <message>
        <source>set until, or write end = &quot;drain&quot;</source>
        <translation>until setzen, oder end = &quot;drain&quot; schreiben</translation>
    </message>
    <message>
        <source>a run without an end: the workload &apos;%1&apos; never stops by itself</source>
        <translation>ein Lauf ohne Ende: Die Last „%1“ hört nie von selbst auf</translation>
    </message>
    <message>
        <source>set until or max_requests under [run]</source>
        <translation>until oder max_requests unter [run] setzen</translation>
    </message>
    <message>
        <source>an expectation names the scenario &apos;%1&apos;, which is not there</source>
        <translation>eine Erwartung nennt das Szenario „%1“, das es nicht gibt</translation>
    </message>
    <message>
        <source>no figure is called &apos;%1&apos;</source>
        <translation>kein Wert heißt „%1“</translation>
    </message>
    <message>
        <source>for example &quot;ttft_s.p99&quot; or &quot;output_token_rate&quot;</source>
        <translation>zum Beispiel &quot;ttft_s.p99&quot; oder &quot;output_token_rate&quot;</translation>
    </message>
    <message>
        <source>a figure is known by class or by engine, not by both</source>
        <translation>ein Wert ist je Klasse oder je Engine bekannt, nicht nach beidem</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>eines davon entfernen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known by class</source>
        <translation>„%1“ ist nicht je Klasse bekannt</translation>
    </message>
    <message>
        <source>remove class</source>
        <translation>class entfernen</translation>
    </message>
    <message>
        <source>an expectation has no bound</source>
        <translation>eine Erwartung hat keine Grenze</translation>
    </message>
    <message>
        <source>set at_least, at_most or both</source>
        <translation>at_least, at_most oder beides setzen</translation>
    </message>
    <message>
        <source>at_least is larger than at_most</source>
        <translation>at_least ist größer als at_most</translation>
    </message>
    <message>
        <source>exchange the two</source>
        <translation>die beiden vertauschen</translation>
    </message>
    <message>
        <source>add [[scenario]] with a name and nodes</source>
        <translation>[[scenario]] mit Namen und Knoten hinzufügen</translation>
    </message>
    <message>
        <source>a scenario has an empty name</source>
        <translation>ein Szenario hat einen leeren Namen</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>ihm einen Namen geben</translation>
    </message>
    <message>
        <source>a second scenario is named &apos;%1&apos;</source>
        <translation>ein zweites Szenario heißt „%1“</translation>
    </message>
    <message>
        <source>the first is in line %1; give one another name</source>
        <translation>das erste steht in Zeile %1; einem einen anderen Namen geben</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; extends &apos;%2&apos;, which is not there</source>
        <translation>Szenario „%1“ erweitert „%2“, das es nicht gibt</translation>
    </message>
    <message>
        <source>give the name of another scenario</source>
        <translation>den Namen eines anderen Szenarios angeben</translation>
    </message>
    <message>
        <source>scenarios extend each other in a circle: %1</source>
        <translation>Szenarien erweitern einander im Kreis: %1</translation>
    </message>
    <message>
        <source>one of them must stand alone</source>
        <translation>eines davon muss für sich stehen</translation>
    </message>
    <message>
        <source>a node can not have the id &apos;%1&apos;</source>
        <translation>ein Knoten kann nicht die Id „%1“ haben</translation>
    </message>
    <message>
        <source>use letters, digits, &apos;_&apos; and &apos;-&apos;</source>
        <translation>Buchstaben, Ziffern, „_“ und „-“ verwenden</translation>
    </message>
    <message>
        <source>a second node has the id &apos;%1&apos;</source>
        <translation>ein zweiter Knoten hat die Id „%1“</translation>
    </message>
    <message>
        <source>give one of them another id</source>
        <translation>einem davon eine andere Id geben</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; names no plugin</source>
        <translation>Knoten „%1“ nennt kein Plugin</translation>
    </message>
    <message>
        <source>for a node of the kind %1: %2</source>
        <translation>für einen Knoten der Art %1: %2</translation>
    </message>
    <message>
        <source>unknown plugin &apos;%1&apos; of node &apos;%2&apos;</source>
        <translation>unbekanntes Plugin „%1“ von Knoten „%2“</translation>
    </message>
    <message>
        <source>install it, or take another one; %1</source>
        <translation>installieren, oder ein anderes nehmen; %1</translation>
    </message>
    <message>
        <source>installed for the kind %1: %2; the node is kept as it is</source>
        <translation>installiert für die Art %1: %2; der Knoten bleibt, wie er ist</translation>
    </message>
    <message>
        <source>none is installed for the kind %1; the node is kept as it is</source>
        <translation>keines ist für die Art %1 installiert; der Knoten bleibt, wie er ist</translation>
    </message>
    <message>
        <source>set names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>set nennt den Knoten „%1“, den Szenario „%2“ nicht hat</translation>
    </message>
    <message>
        <source>give the id of one of its nodes</source>
        <translation>die Id eines seiner Knoten angeben</translation>
    </message>
    <message>
        <source>set needs a node and a key</source>
        <translation>set braucht einen Knoten und einen Schlüssel</translation>
    </message>
    <message>
        <source>a change names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>eine Änderung nennt den Knoten „%1“, den Szenario „%2“ nicht hat</translation>
    </message>
    <message>
        <source>a %1 can not change while a scenario runs</source>
        <translation>%1 kann sich nicht ändern, während ein Szenario läuft</translation>
    </message>
    <message>
        <source>change the engine, the gateway, the router or the workload</source>
        <translation>die Engine, das Gateway, den Router oder die Last ändern</translation>
    </message>
    <message>
        <source>an engine takes new values only when it starts</source>
        <translation>eine Engine nimmt neue Werte nur beim Start</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;</source>
        <translation>action = &quot;restart&quot; schreiben</translation>
    </message>
    <message>
        <source>only engines restart, are lost and return; &apos;%1&apos; is a %2</source>
        <translation>nur Engines starten neu, fallen aus und kehren zurück; „%1“ ist %2</translation>
    </message>
    <message>
        <source>name an engine, or write action = &quot;set&quot;</source>
        <translation>eine Engine nennen, oder action = &quot;set&quot; schreiben</translation>
    </message>
    <message>
        <source>the engine &apos;%1&apos; has no %2 replicas</source>
        <translation>die Engine „%1“ hat keine %2 Replikate</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>sie hat %1</translation>
    </message>
    <message>
        <source>replicas that are lost or return take no new values</source>
        <translation>Replikate, die ausfallen oder zurückkehren, nehmen keine neuen Werte</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;, or remove the set table</source>
        <translation>action = &quot;restart&quot; schreiben, oder die Tabelle set entfernen</translation>
    </message>
    <message>
        <source>a change sets nothing</source>
        <translation>eine Änderung setzt nichts</translation>
    </message>
    <message>
        <source>write the new values under [scenario.change.set]</source>
        <translation>die neuen Werte unter [scenario.change.set] schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not change while a scenario runs</source>
        <translation>„%1“ kann sich nicht ändern, während ein Szenario läuft</translation>
    </message>
    <message>
        <source>have replicas lost and return instead</source>
        <translation>stattdessen Replikate ausfallen und zurückkehren lassen</translation>
    </message>
    <message>
        <source>a change comes after the end of the run</source>
        <translation>eine Änderung kommt nach dem Ende des Laufs</translation>
    </message>
    <message>
        <source>let it come before `until` under [run]</source>
        <translation>sie vor `until` unter [run] kommen lassen</translation>
    </message>
    <message>
        <source>an observation has a figure without a metric</source>
        <translation>eine Beobachtung hat einen Wert ohne Metrik</translation>
    </message>
    <message>
        <source>set metric, for example &quot;ttft_s&quot;: it gives the unit</source>
        <translation>metric setzen, zum Beispiel &quot;ttft_s&quot;: Sie gibt die Einheit</translation>
    </message>
    <message>
        <source>a window has one end on the clock and one in the run</source>
        <translation>ein Fenster hat ein Ende auf der Uhr und eines im Lauf</translation>
    </message>
    <message>
        <source>write both as date-times or both as times of the run</source>
        <translation>beide als Datum mit Uhrzeit oder beide als Zeiten des Laufs schreiben</translation>
    </message>
    <message>
        <source>a window ends before it begins</source>
        <translation>ein Fenster endet, bevor es beginnt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is negative</source>
        <translation>„%1“ ist negativ</translation>
    </message>
    <message>
        <source>give a figure of 0 or more</source>
        <translation>einen Wert ab 0 angeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a share above 1</source>
        <translation>„%1“ ist ein Anteil über 1</translation>
    </message>
    <message>
        <source>write it from 0 to 1, or in per cent: &quot;31 %&quot;</source>
        <translation>von 0 bis 1 schreiben, oder in Prozent: &quot;31 %&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a figure</source>
        <translation>„%1“ muss ein Wert sein</translation>
    </message>
    <message>
        <source>for example &quot;8 s&quot;, &quot;31 %&quot; or 12</source>
        <translation>zum Beispiel &quot;8 s&quot;, &quot;31 %&quot; oder 12</translation>
    </message>
    <message>
        <source>put it between quotes with its unit: %1</source>
        <translation>mit Einheit zwischen Anführungszeichen setzen: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a moment</source>
        <translation>„%1“ muss ein Zeitpunkt sein</translation>
    </message>
    <message>
        <source>write a date-time, 2026-11-30T10:00:00Z, or a time from the begin of the run, &quot;10 min&quot;</source>
        <translation>ein Datum mit Uhrzeit, 2026-11-30T10:00:00Z, oder eine Zeit ab Beginn des Laufs, &quot;10 min&quot;, schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not say in which time zone it is</source>
        <translation>„%1“ sagt nicht, in welcher Zeitzone es ist</translation>
    </message>
    <message>
        <source>write Z behind it for UTC, or the offset: +01:00</source>
        <translation>Z dahinter schreiben für UTC, oder den Abstand: +01:00</translation>
    </message>
    <message>
        <source>a note names the observation &apos;%1&apos;, which is not there</source>
        <translation>eine Notiz nennt die Beobachtung „%1“, die es nicht gibt</translation>
    </message>
    <message>
        <source>give the id of an [[observation]]</source>
        <translation>die Id einer [[observation]] angeben</translation>
    </message>
    <message>
        <source>a note names the scenario &apos;%1&apos;, which is not there</source>
        <translation>eine Notiz nennt das Szenario „%1“, das es nicht gibt</translation>
    </message>
    <message>
        <source>the note &apos;%1&apos; links to itself</source>
        <translation>die Notiz „%1“ verweist auf sich selbst</translation>
    </message>
    <message>
        <source>remove the link</source>
        <translation>den Verweis entfernen</translation>
    </message>
    <message>
        <source>a note links to &apos;%1&apos;, which is not there</source>
        <translation>eine Notiz verweist auf „%1“, das es nicht gibt</translation>
    </message>
    <message>
        <source>give the id of a note or an observation</source>
        <translation>die Id einer Notiz oder Beobachtung angeben</translation>
    </message>
    <message>
        <source>[triage] names the scenario &apos;%1&apos;, which is not there</source>
        <translation>[triage] nennt das Szenario „%1“, das es nicht gibt</translation>
    </message>
    <message>
        <source>a note ends before it begins</source>
        <translation>eine Notiz endet, bevor sie beginnt</translation>
    </message>
    <message>
        <source>exchange at and until</source>
        <translation>at und until vertauschen</translation>
    </message>
    <message>
        <source>a note begins on the clock and ends in the run, or the other way round</source>
        <translation>eine Notiz beginnt auf der Uhr und endet im Lauf, oder umgekehrt</translation>
    </message>
    <message>
        <source>a note has a bound without a metric</source>
        <translation>eine Notiz hat eine Grenze ohne Metrik</translation>
    </message>
    <message>
        <source>a note of kind &apos;%1&apos; has no &apos;%2&apos;</source>
        <translation>eine Notiz der Art „%1“ hat kein „%2“</translation>
    </message>
    <message>
        <source>it belongs to: %1</source>
        <translation>es gehört zu: %1</translation>
    </message>
    <message>
        <source>there already is an observation or a note &apos;%1&apos;</source>
        <translation>es gibt schon eine Beobachtung oder Notiz „%1“</translation>
    </message>
    <message>
        <source>choose another id</source>
        <translation>eine andere Id wählen</translation>
    </message>
    <message>
        <source>a lever has a scenario and edits</source>
        <translation>ein Hebel hat ein Szenario und edits</translation>
    </message>
    <message>
        <source>keep `with` or [[lever.edit]]</source>
        <translation>`with` oder [[lever.edit]] behalten</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no range</source>
        <translation>„%1“ ist kein Bereich</translation>
    </message>
    <message>
        <source>write [lowest, most likely, highest] in ascending order</source>
        <translation>[niedrigster, wahrscheinlichster, höchster] aufsteigend schreiben</translation>
    </message>
    <message>
        <source>the mechanism &apos;%1&apos; changes nothing</source>
        <translation>der Mechanismus „%1“ ändert nichts</translation>
    </message>
    <message>
        <source>add [[mechanism.edit]], or say under not_modelled why it cannot be simulated</source>
        <translation>[[mechanism.edit]] hinzufügen, oder unter not_modelled sagen, warum er sich nicht simulieren lässt</translation>
    </message>
    <message>
        <source>an estimate has no range</source>
        <translation>eine Schätzung hat keinen Bereich</translation>
    </message>
    <message>
        <source>give low, mode and high, or a value that is certain</source>
        <translation>low, mode und high angeben, oder einen sicheren Wert value</translation>
    </message>
    <message>
        <source>an estimate is of the lever &apos;%1&apos;, which is not there</source>
        <translation>eine Schätzung gilt dem Hebel „%1“, den es nicht gibt</translation>
    </message>
    <message>
        <source>give the id of a [[lever]]</source>
        <translation>die Id eines [[lever]] angeben</translation>
    </message>
    <message>
        <source>syntax error: %1</source>
        <translation>Syntaxfehler: %1</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>die Datei als UTF-8 speichern</translation>
    </message>
    <message>
        <source>remove one of the two or give it another name</source>
        <translation>eines der beiden entfernen oder anders benennen</translation>
    </message>
    <message>
        <source>put text between double quotes</source>
        <translation>Text zwischen doppelte Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>close the text with a double quote on the same line</source>
        <translation>den Text auf derselben Zeile mit Anführungszeichen schließen</translation>
    </message>
    <message>
        <source>close the list with ]</source>
        <translation>die Liste mit ] schließen</translation>
    </message>
    <message>
        <source>the file ends too early: close what is open</source>
        <translation>die Datei endet zu früh: Offenes schließen</translation>
    </message>
    <message>
        <source>write key = value</source>
        <translation>Schlüssel = Wert schreiben</translation>
    </message>
    <message>
        <source>see projects/README.md for the format</source>
        <translation>siehe projects/README.md zum Format</translation>
    </message>
    <message>
        <source>can not open the file</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>can not open the file: %1</source>
        <translation>die Datei lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>check the path</source>
        <translation>den Pfad prüfen</translation>
    </message>
    <message>
        <source>check the file&apos;s permissions</source>
        <translation>die Rechte der Datei prüfen</translation>
    </message>
    <message>
        <source>can not write here: %1</source>
        <translation>hier lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>check the folder and its permissions</source>
        <translation>den Ordner und seine Rechte prüfen</translation>
    </message>
    <message>
        <source>can not save the file: %1</source>
        <translation>die Datei lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>the project is read-only</source>
        <translation>das Projekt ist nur zum Lesen</translation>
    </message>
    <message>
        <source>it was written by a newer version of Fulcrum</source>
        <translation>es wurde von einer neueren Version von Fulcrum geschrieben</translation>
    </message>
    <message>
        <source>this can not be edited safely in the way it is written</source>
        <translation>so, wie es geschrieben ist, lässt es sich nicht sicher ändern</translation>
    </message>
    <message>
        <source>edit it in the text, or write it as a table with its own header</source>
        <translation>im Text ändern, oder als Tabelle mit eigener Kopfzeile schreiben</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; comes from scenario &apos;%2&apos;</source>
        <translation>Knoten „%1“ kommt aus Szenario „%2“</translation>
    </message>
    <message>
        <source>edit it there</source>
        <translation>dort ändern</translation>
    </message>
    <message>
        <source>remove it there</source>
        <translation>dort entfernen</translation>
    </message>
    <message>
        <source>the link from &apos;%1&apos; to &apos;%2&apos; comes from scenario &apos;%3&apos;</source>
        <translation>die Verbindung von „%1“ zu „%2“ kommt aus Szenario „%3“</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; already has a node &apos;%2&apos;</source>
        <translation>Szenario „%1“ hat schon einen Knoten „%2“</translation>
    </message>
    <message>
        <source>a link names the node &apos;%1&apos;, which is not there</source>
        <translation>eine Verbindung nennt den Knoten „%1“, den es nicht gibt</translation>
    </message>
    <message>
        <source>add the node or remove the link</source>
        <translation>den Knoten hinzufügen oder die Verbindung entfernen</translation>
    </message>
    <message>
        <source>link a workload to a client, a gateway, a router or an engine</source>
        <translation>eine Last mit einem Client, einem Gateway, einem Router oder einer Engine verbinden</translation>
    </message>
    <message>
        <source>link a client to a gateway, a router or an engine</source>
        <translation>einen Client mit einem Gateway, einem Router oder einer Engine verbinden</translation>
    </message>
    <message>
        <source>link a gateway to a router or an engine</source>
        <translation>ein Gateway mit einem Router oder einer Engine verbinden</translation>
    </message>
    <message>
        <source>link a router to engines</source>
        <translation>einen Router mit Engines verbinden</translation>
    </message>
    <message>
        <source>link an engine to a device, and to a kv_link if others decode</source>
        <translation>eine Engine mit einem Gerät verbinden, und mit einem kv_link, wenn andere decodieren</translation>
    </message>
    <message>
        <source>link a kv_link to the engines that decode</source>
        <translation>einen kv_link mit den Engines verbinden, die decodieren</translation>
    </message>
    <message>
        <source>a device is the end of the line: link an engine to it</source>
        <translation>ein Gerät ist das Ende der Kette: eine Engine damit verbinden</translation>
    </message>
    <message>
        <source>%1 can not be linked to %2: %3</source>
        <translation>%1 lässt sich nicht mit %2 verbinden: %3</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself</source>
        <translation>%1 lässt sich nicht mit sich selbst verbinden</translation>
    </message>
    <message>
        <source>a %1 sends nothing</source>
        <translation>%1 sendet nichts</translation>
    </message>
    <message>
        <source>a %1 takes nothing</source>
        <translation>%1 nimmt nichts an</translation>
    </message>
    <message>
        <source>a router sends to engines only</source>
        <translation>ein Router sendet nur an Engines</translation>
    </message>
    <message>
        <source>on their way, requests pass a client, then a gateway, then a router</source>
        <translation>auf ihrem Weg gehen Anfragen durch einen Client, dann ein Gateway, dann einen Router</translation>
    </message>
    <message>
        <source>%1 already has the %2</source>
        <translation>%1 hat schon %2</translation>
    </message>
    <message>
        <source>an engine runs on one device: remove that link first</source>
        <translation>eine Engine läuft auf einem Gerät: zuerst diese Verbindung entfernen</translation>
    </message>
    <message>
        <source>an engine has one kv_link: remove that link first</source>
        <translation>eine Engine hat einen kv_link: zuerst diese Verbindung entfernen</translation>
    </message>
    <message>
        <source>%1 is already linked to %2</source>
        <translation>%1 ist schon mit %2 verbunden</translation>
    </message>
    <message>
        <source>one link is enough</source>
        <translation>eine Verbindung genügt</translation>
    </message>
    <message>
        <source>%1 already sends to &apos;%2&apos;</source>
        <translation>%1 sendet schon an „%2“</translation>
    </message>
    <message>
        <source>put a router between the %1 and its engines</source>
        <translation>einen Router zwischen %1 und die Engines setzen</translation>
    </message>
    <message>
        <source>the nodes form a cycle: %1</source>
        <translation>die Knoten bilden einen Kreis: %1</translation>
    </message>
    <message>
        <source>remove one of these links</source>
        <translation>eine dieser Verbindungen entfernen</translation>
    </message>
    <message>
        <source>%1 reaches no engine</source>
        <translation>%1 erreicht keine Engine</translation>
    </message>
    <message>
        <source>%1 has no device</source>
        <translation>%1 hat kein Gerät</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no workload</source>
        <translation>Szenario „%1“ hat keine Last</translation>
    </message>
    <message>
        <source>add a node of the kind workload</source>
        <translation>einen Knoten der Art workload hinzufügen</translation>
    </message>
    <message>
        <source>no request reaches the %1</source>
        <translation>keine Anfrage erreicht %1</translation>
    </message>
    <message>
        <source>link it behind a workload or remove it</source>
        <translation>hinter einer Last verbinden oder entfernen</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no nodes</source>
        <translation>Szenario „%1“ hat keine Knoten</translation>
    </message>
    <message>
        <source>add a workload, an engine and a device, or take over a scenario with extends</source>
        <translation>eine Last, eine Engine und ein Gerät hinzufügen, oder ein Szenario mit extends übernehmen</translation>
    </message>
    <message>
        <source>%1: its plugin &quot;%2&quot; is missing</source>
        <translation>%1: das Plugin „%2“ fehlt</translation>
    </message>
    <message>
        <source>install the plugin, or see `fulcrum plugins` for what was found</source>
        <translation>das Plugin installieren, oder mit `fulcrum plugins` sehen, was gefunden wurde</translation>
    </message>
    <message>
        <source>%1: its requests reach no engine</source>
        <translation>%1: Seine Anfragen erreichen keine Engine</translation>
    </message>
    <message>
        <source>link it to a router or an engine</source>
        <translation>mit einem Router oder einer Engine verbinden</translation>
    </message>
    <message>
        <source>there is no workload plugin &quot;%1&quot;</source>
        <translation>es gibt kein Last-Plugin „%1“</translation>
    </message>
    <message>
        <source>there is no hardware plugin &quot;%1&quot;</source>
        <translation>es gibt kein Hardware-Plugin „%1“</translation>
    </message>
    <message>
        <source>there is no scheduler plugin &quot;%1&quot;</source>
        <translation>es gibt kein Scheduler-Plugin „%1“</translation>
    </message>
    <message>
        <source>there is no model &quot;%1&quot; in the catalogue</source>
        <translation>im Katalog gibt es kein Modell „%1“</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? known: %2; or give the path of a Hugging Face config.json</source>
        <translation>meinten Sie „%1“? bekannt: %2; oder den Pfad einer config.json von Hugging Face angeben</translation>
    </message>
    <message>
        <source>known: %1; or give the path of a Hugging Face config.json</source>
        <translation>bekannt: %1; oder den Pfad einer config.json von Hugging Face angeben</translation>
    </message>
    <message>
        <source>no device takes its steps</source>
        <translation>kein Gerät nimmt ihre Schritte</translation>
    </message>
    <message>
        <source>link the engine to a device node</source>
        <translation>die Engine mit einem Geräteknoten verbinden</translation>
    </message>
    <message>
        <source>its pauses leave no time to work</source>
        <translation>seine Pausen lassen keine Zeit zum Arbeiten</translation>
    </message>
    <message>
        <source>set pause_time to less than pause_every, or leave both out</source>
        <translation>pause_time kleiner als pause_every setzen, oder beide weglassen</translation>
    </message>
    <message>
        <source>a request of max_model_len = %1 tokens needs %2 KV blocks, and the pool has %3</source>
        <translation>eine Anfrage von max_model_len = %1 Token braucht %2 KV-Blöcke, und der Pool hat %3</translation>
    </message>
    <message>
        <source>set max_model_len to at most %1</source>
        <translation>max_model_len auf höchstens %1 setzen</translation>
    </message>
    <message>
        <source>scenario &quot;%1&quot; needs a workload and an engine</source>
        <translation>Szenario „%1“ braucht eine Last und eine Engine</translation>
    </message>
    <message>
        <source>add the missing node and link it</source>
        <translation>den fehlenden Knoten hinzufügen und verbinden</translation>
    </message>
    <message>
        <source>after a change: %1</source>
        <translation>nach einer Änderung: %1</translation>
    </message>
    <message>
        <source>%1: a crash, as the KV cache outgrew the memory</source>
        <translation>%1: Absturz, da der KV-Cache über den Speicher hinauswuchs</translation>
    </message>
    <message>
        <source>%1: a crash, as a step needed more memory than is left beside the KV pool</source>
        <translation>%1: Absturz, da ein Schritt mehr Speicher brauchte, als neben dem KV-Pool übrig ist</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;: %2</source>
        <translation>Last „%1“: %2</translation>
    </message>
    <message>
        <source>given up: the %1 does not come back from a call</source>
        <translation>aufgegeben: %1 kommt von einem Aufruf nicht zurück</translation>
    </message>
    <message>
        <source>its thread keeps a processor core busy until the program ends</source>
        <translation>sein Thread beschäftigt einen Prozessorkern, bis das Programm endet</translation>
    </message>
    <message>
        <source>choose one of the project</source>
        <translation>eines des Projekts wählen</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no node &apos;%2&apos;</source>
        <translation>Szenario „%1“ hat keinen Knoten „%2“</translation>
    </message>
    <message>
        <source>choose one of its nodes</source>
        <translation>einen seiner Knoten wählen</translation>
    </message>
    <message>
        <source>nothing says which GPU the engine runs on</source>
        <translation>nichts sagt, auf welcher GPU die Engine läuft</translation>
    </message>
    <message>
        <source>give it, with --gpu on the command line: %1</source>
        <translation>sie angeben, auf der Kommandozeile mit --gpu: %1</translation>
    </message>
    <message>
        <source>give the nearest one, with --gpu on the command line: %1</source>
        <translation>die nächstliegende angeben, auf der Kommandozeile mit --gpu: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a slice of a GPU, which cannot be simulated</source>
        <translation>„%1“ ist ein Teil einer GPU, der sich nicht simulieren lässt</translation>
    </message>
    <message>
        <source>the catalogue has no GPU &quot;%1&quot;</source>
        <translation>der Katalog hat keine GPU „%1“</translation>
    </message>
    <message>
        <source>nothing says how many requests come</source>
        <translation>nichts sagt, wie viele Anfragen kommen</translation>
    </message>
    <message>
        <source>give a rate or a trace, with --rate or --trace on the command line</source>
        <translation>eine Rate oder einen Trace angeben, auf der Kommandozeile mit --rate oder --trace</translation>
    </message>
    <message>
        <source>the rate is not between 0.000001 and 1,000,000 requests a second</source>
        <translation>die Rate liegt nicht zwischen 0,000001 und 1.000.000 Anfragen je Sekunde</translation>
    </message>
    <message>
        <source>give requests a second of all replicas together</source>
        <translation>Anfragen je Sekunde aller Replikate zusammen angeben</translation>
    </message>
    <message>
        <source>the hit ratio is not between 0 and 1</source>
        <translation>die Trefferquote liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>tokens found in the prefix cache over tokens looked up, for example 0.4</source>
        <translation>im Präfix-Cache gefundene durch gesuchte Token, zum Beispiel 0.4</translation>
    </message>
    <message>
        <source>A replica gets %1 GPUs and uses %2: the others stand idle and are not in the costs. Set --tensor-parallel-size, or give fewer</source>
        <translation>Ein Replikat bekommt %1 GPUs und nutzt %2: Die anderen stehen still und fehlen in den Kosten. --tensor-parallel-size setzen, oder weniger geben</translation>
    </message>
    <message>
        <source>A replica needs %1 GPUs and gets %2: is this a part of an engine over several nodes?</source>
        <translation>Ein Replikat braucht %1 GPUs und bekommt %2: Ist dies Teil einer Engine über mehrere Nodes?</translation>
    </message>
    <message>
        <source>The trace has times and lengths: rate and histograms were left out</source>
        <translation>Der Trace hat Zeiten und Längen: Rate und Histogramme wurden weggelassen</translation>
    </message>
    <message>
        <source>Prompts share only what the trace&apos;s hash ids say; without them they share nothing</source>
        <translation>Prompts teilen nur, was die Hash-Ids des Traces sagen; ohne sie teilen sie nichts</translation>
    </message>
    <message>
        <source>At %1 a run of a day has %2 requests: its high percentiles say little. Make [run] until longer, or look at means and medians</source>
        <translation>Bei %1 hat ein Lauf von einem Tag %2 Anfragen: Hohe Perzentile sagen wenig. [run] until verlängern, oder Mittelwerte und Mediane ansehen</translation>
    </message>
    <message>
        <source>How bursty arrivals are is not known: Poisson, CV 1, in &quot;deployed&quot;, and CV 4 in &quot;bursts&quot; [E]; public traces have 1.1 to 13</source>
        <translation>Wie stoßweise Anfragen ankommen, ist nicht bekannt: Poisson, CV 1, in „deployed“, und CV 4 in „bursts“ [E]; öffentliche Traces haben 1,1 bis 13</translation>
    </message>
    <message>
        <source>The %1 histogram has lengths above its last bound, %2 tokens: they were taken to be up to twice as long</source>
        <translation>Das Histogramm %1 hat Längen über seiner letzten Grenze, %2 Token: Sie gelten als bis zu doppelt so lang</translation>
    </message>
    <message>
        <source>How prompt and answer lengths go together is not known: they are drawn independently. Where long prompts have long answers, more KV is needed</source>
        <translation>Wie Prompt- und Antwortlängen zusammenhängen, ist nicht bekannt: Sie werden unabhängig gezogen. Wo lange Prompts lange Antworten haben, wird mehr KV gebraucht</translation>
    </message>
    <message>
        <source>Answer lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>Antwortlängen sind nicht bekannt: wie in den öffentlichen Azure-Gesprächen von 2023 in „deployed“, wie in deren Codevervollständigungen in „code-lengths“</translation>
    </message>
    <message>
        <source>Prompt lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>Promptlängen sind nicht bekannt: wie in den öffentlichen Azure-Gesprächen von 2023 in „deployed“, wie in deren Codevervollständigungen in „code-lengths“</translation>
    </message>
    <message>
        <source>Lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>Längen sind nicht bekannt: wie in den öffentlichen Azure-Gesprächen von 2023 in „deployed“, wie in deren Codevervollständigungen in „code-lengths“</translation>
    </message>
    <message>
        <source>The hit ratio of the prefix cache is not known: prompts share nothing in &quot;deployed&quot;, half of a mean prompt in &quot;half-shared&quot;</source>
        <translation>Die Trefferquote des Präfix-Cache ist nicht bekannt: Prompts teilen in „deployed“ nichts, in „half-shared“ einen halben mittleren Prompt</translation>
    </message>
    <message>
        <source>A hit ratio was given, but the engine&apos;s prefix cache is off: nothing will be hit</source>
        <translation>Eine Trefferquote ist angegeben, aber der Präfix-Cache der Engine ist aus: Nichts wird getroffen</translation>
    </message>
    <message>
        <source>%1 % of the prompts are shorter than the shared prefix and become longer than they are: split the load into one that shares it and one that does not</source>
        <translation>%1 % der Prompts sind kürzer als das gemeinsame Präfix und werden länger, als sie sind: die Last teilen, in eine mit und eine ohne dieses Präfix</translation>
    </message>
    <message>
        <source>Which prompts share a prefix is not known: all share one in &quot;deployed&quot;, %1 groups each have their own in &quot;many-prefixes&quot;</source>
        <translation>Welche Prompts ein Präfix teilen, ist nicht bekannt: alle eines in „deployed“, %1 Gruppen je ein eigenes in „many-prefixes“</translation>
    </message>
    <message>
        <source>OMP_NUM_THREADS is not set: one thread is taken to be busy for each step, while thread pools sized by the node&apos;s cores would use up the CPU limit. Set cpu_threads if throttling shows</source>
        <translation>OMP_NUM_THREADS ist nicht gesetzt: Je Schritt gilt ein Thread als beschäftigt, während Thread-Pools nach der Zahl der Kerne das CPU-Limit aufbrauchen würden. cpu_threads setzen, wenn sich Drosselung zeigt</translation>
    </message>
    <message>
        <source>Nothing says how requests are dealt to replicas; a Kubernetes service deals connections at random.</source>
        <translation>Nichts sagt, wie Anfragen auf Replikate verteilt werden; ein Kubernetes-Service verteilt Verbindungen zufällig.</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: to that with the fewest</source>
        <translation>Wie Anfragen auf Replikate verteilt werden, ist nicht angegeben: an das mit den wenigsten</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: in turn</source>
        <translation>Wie Anfragen auf Replikate verteilt werden, ist nicht angegeben: reihum</translation>
    </message>
    <message>
        <source>Memory limit: the host&apos;s memory is not simulated</source>
        <translation>Speicherlimit: Der Speicher des Hosts wird nicht simuliert</translation>
    </message>
    <message>
        <source>Liveness probe: an engine that does not answer for %1 s is killed, which is not simulated; look at the p99 of steps against %2 s</source>
        <translation>Liveness-Probe: Eine Engine, die %1 s nicht antwortet, wird beendet, was nicht simuliert wird; das p99 der Schritte mit %2 s vergleichen</translation>
    </message>
    <message>
        <source>The number of replicas is not stated: 1</source>
        <translation>Die Zahl der Replikate ist nicht angegeben: 1</translation>
    </message>
    <message>
        <source>Rollout: with maxUnavailable %1 no replica is missed during a deploy; that new ones begin with empty caches is not simulated</source>
        <translation>Rollout: Mit maxUnavailable %1 fehlt während eines Deploys kein Replikat; dass neue mit leeren Caches beginnen, wird nicht simuliert</translation>
    </message>
    <message>
        <source>How long an engine takes to start is not stated: 60 s in &quot;deploy&quot;; set restart_time from the start-up log</source>
        <translation>Wie lange eine Engine zum Starten braucht, ist nicht angegeben: 60 s in „deploy“; restart_time aus dem Startprotokoll setzen</translation>
    </message>
    <message>
        <source>no plugin simulates the engine &quot;%1&quot;</source>
        <translation>kein Plugin simuliert die Engine „%1“</translation>
    </message>
    <message>
        <source>known are vLLM, SGLang and TensorRT-LLM</source>
        <translation>bekannt sind vLLM, SGLang und TensorRT-LLM</translation>
    </message>
    <message>
        <source>nothing says which model is served</source>
        <translation>nichts sagt, welches Modell bedient wird</translation>
    </message>
    <message>
        <source>give the launch line with its model, or the model&apos;s config.json</source>
        <translation>die Startzeile mit ihrem Modell angeben, oder die config.json des Modells</translation>
    </message>
    <message>
        <source>the catalogue has no model &quot;%1&quot;</source>
        <translation>der Katalog hat kein Modell „%1“</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? Else give its config.json from Hugging Face too</source>
        <translation>meinten Sie „%1“? Sonst auch seine config.json von Hugging Face angeben</translation>
    </message>
    <message>
        <source>give its config.json from Hugging Face too</source>
        <translation>auch seine config.json von Hugging Face angeben</translation>
    </message>
    <message>
        <source>The engine&apos;s version is not stated: the defaults are those of %1 %2</source>
        <translation>Die Version der Engine ist nicht angegeben: Vorgaben sind die von %1 %2</translation>
    </message>
    <message>
        <source>%1: this flag is not known here and may matter</source>
        <translation>%1: Diese Option ist hier nicht bekannt und kann wichtig sein</translation>
    </message>
    <message>
        <source>%1: this variable is not known here</source>
        <translation>%1: Diese Variable ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>%1: it is not simulated</source>
        <translation>%1: wird nicht simuliert</translation>
    </message>
    <message>
        <source>%1: this number format is not simulated</source>
        <translation>%1: Dieses Zahlenformat wird nicht simuliert</translation>
    </message>
    <message>
        <source>%1: the number format is in the weights, and the model&apos;s name does not say it</source>
        <translation>%1: Das Zahlenformat steht in den Gewichten, und der Name des Modells nennt es nicht</translation>
    </message>
    <message>
        <source>%1: its kernels are taken to be as fast as those of other 4-bit weights</source>
        <translation>%1: Seine Kernel gelten als so schnell wie die anderer 4-Bit-Gewichte</translation>
    </message>
    <message>
        <source>A batch of one still has a CUDA graph: the plugin cannot do without any</source>
        <translation>Ein Batch von eins hat noch einen CUDA Graph: Ganz ohne kann das Plugin nicht</translation>
    </message>
    <message>
        <source>The draft model %1 is taken to be heads on the model itself, of 3 % of its time [E]</source>
        <translation>Das Draft-Modell %1 gilt als Köpfe auf dem Modell selbst, mit 3 % seiner Zeit [E]</translation>
    </message>
    <message>
        <source>How many drafts are accepted is not stated: 60 % of each [E]; set acceptance from vllm:spec_decode_num_accepted_tokens over vllm:spec_decode_num_draft_tokens</source>
        <translation>Wie viele Entwürfe angenommen werden, ist nicht angegeben: je 60 % [E]; acceptance aus vllm:spec_decode_num_accepted_tokens durch vllm:spec_decode_num_draft_tokens setzen</translation>
    </message>
    <message>
        <source>a word that belongs to no flag was left out</source>
        <translation>ein Wort, das zu keiner Option gehört, wurde weggelassen</translation>
    </message>
    <message>
        <source>a word behind %1 belongs to no flag and was left out</source>
        <translation>ein Wort hinter %1 gehört zu keiner Option und wurde weggelassen</translation>
    </message>
    <message>
        <source>nothing here says how an engine was started</source>
        <translation>nichts hier sagt, wie eine Engine gestartet wurde</translation>
    </message>
    <message>
        <source>give its launch line, its manifest, its start-up log or a measured run&apos;s meta.json</source>
        <translation>Startzeile, Manifest, Startprotokoll oder die meta.json eines gemessenen Laufs angeben</translation>
    </message>
    <message>
        <source>no known engine is started here</source>
        <translation>hier wird keine bekannte Engine gestartet</translation>
    </message>
    <message>
        <source>known are vllm serve MODEL, python -m vllm.entrypoints.openai.api_server, python -m sglang.launch_server, sglang serve, trtllm-serve, and docker run of their images</source>
        <translation>bekannt sind vllm serve MODELL, python -m vllm.entrypoints.openai.api_server, python -m sglang.launch_server, sglang serve, trtllm-serve und docker run ihrer Images</translation>
    </message>
    <message>
        <source>More than one engine is started; the first one was read, and %1 was not</source>
        <translation>Mehr als eine Engine wird gestartet; die erste wurde gelesen, %1 nicht</translation>
    </message>
    <message>
        <source>The Service keeps a client at one replica (sessionAffinity ClientIP): few clients load replicas unevenly</source>
        <translation>Der Service hält einen Client bei einem Replikat (sessionAffinity ClientIP): Wenige Clients belasten die Replikate ungleich</translation>
    </message>
    <message>
        <source>An autoscaler sets %1 to %2 replicas, which is not simulated: replicas stay as the manifest says</source>
        <translation>Ein Autoscaler setzt %1 bis %2 Replikate, was nicht simuliert wird: Es bleibt bei der Zahl des Manifests</translation>
    </message>
    <message>
        <source>Variables also come from %1 config maps or secrets, which were not read</source>
        <translation>Variablen kommen auch aus %1 ConfigMaps oder Secrets, die nicht gelesen wurden</translation>
    </message>
    <message>
        <source>the manifest cannot be read: %1</source>
        <translation>das Manifest lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>check it with kubectl apply --dry-run=client</source>
        <translation>mit kubectl apply --dry-run=client prüfen</translation>
    </message>
    <message>
        <source>this is no YAML: %1</source>
        <translation>das ist kein YAML: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Weggelassen: %1</translation>
    </message>
    <message>
        <source>Left out, %1 times: %2</source>
        <translation>Weggelassen, %1-mal: %2</translation>
    </message>
    <message>
        <source>value of a secret setting</source>
        <translation>Wert einer geheimen Einstellung</translation>
    </message>
    <message>
        <source>value of an unknown variable</source>
        <translation>Wert einer unbekannten Variable</translation>
    </message>
    <message>
        <source>A host name became %1</source>
        <translation>Ein Hostname wurde zu %1</translation>
    </message>
    <message>
        <source>A network address became %1</source>
        <translation>Eine Netzwerkadresse wurde zu %1</translation>
    </message>
    <message>
        <source>A user became %1</source>
        <translation>Ein Benutzer wurde zu %1</translation>
    </message>
    <message>
        <source>A tenant became %1</source>
        <translation>Ein Mandant wurde zu %1</translation>
    </message>
    <message>
        <source>%1 host names became %2 to %3</source>
        <translation>%1 Hostnamen wurden zu %2 bis %3</translation>
    </message>
    <message>
        <source>%1 network addresses became %2 to %3</source>
        <translation>%1 Netzwerkadressen wurden zu %2 bis %3</translation>
    </message>
    <message>
        <source>%1 users became %2 to %3</source>
        <translation>%1 Benutzer wurden zu %2 bis %3</translation>
    </message>
    <message>
        <source>%1 tenants became %2 to %3</source>
        <translation>%1 Mandanten wurden zu %2 bis %3</translation>
    </message>
    <message>
        <source>Percentiles: interpolated linearly between ranks (numpy), of requests that succeeded</source>
        <translation>Perzentile: linear zwischen Rängen interpoliert (numpy), von erfolgreichen Anfragen</translation>
    </message>
    <message>
        <source>Percentiles: nearest rank, over all offered requests where failures are known</source>
        <translation>Perzentile: nächster Rang, über alle angebotenen Anfragen, wo Fehlschläge bekannt sind</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk, at the client</source>
        <translation>TTFT: vom Senden einer Anfrage bis zu ihrem ersten Stück, beim Client</translation>
    </message>
    <message>
        <source>TPOT: (E2E − TTFT) / (output tokens − 1) of each request; answers of one token have none</source>
        <translation>TPOT: (E2E − TTFT) / (Ausgabetoken − 1) jeder Anfrage; Antworten aus einem Token haben keine</translation>
    </message>
    <message>
        <source>TPOT: (last − first token) / (output tokens − 1) of each request, or as the file says</source>
        <translation>TPOT: (letztes − erstes Token) / (Ausgabetoken − 1) jeder Anfrage, oder wie die Datei sagt</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests, so that long answers weigh more</source>
        <translation>ITL: Abstände zwischen Stücken, über alle Anfragen zusammen, so dass lange Antworten mehr zählen</translation>
    </message>
    <message>
        <source>%1 with the same load and the same figures as an earlier one: one measurement written twice</source>
        <translation>%1 mit derselben Last und denselben Werten wie ein früheres: eine Messung, zweimal geschrieben</translation>
    </message>
    <message>
        <source>request_rate is inf without max_concurrency: all requests came at once, so TTFT is mostly the wait in one burst. It says how fast a backlog drains, not how a rate is served</source>
        <translation>request_rate ist inf ohne max_concurrency: Alle Anfragen kamen auf einmal, also ist TTFT vor allem das Warten in einem Stoß. Sie sagt, wie schnell sich ein Rückstau abbaut, nicht, wie eine Rate bedient wird</translation>
    </message>
    <message>
        <source>Lengths were drawn between %1 and 1 of the nominal ones (random_range_ratio): take the mean lengths from the totals, not from the options</source>
        <translation>Längen wurden zwischen dem %1-Fachen und dem 1-Fachen der nominellen gezogen (random_range_ratio): mittlere Längen aus den Summen nehmen, nicht aus den Optionen</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed or were aborted and are in no latency (%3)</source>
        <translation>%1 von %2 Anfragen schlugen fehl oder wurden abgebrochen und sind in keiner Latenz (%3)</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are left out of all latencies: percentiles are of those that succeeded. Ask for --save-detailed and read the errors, or count them as slower than all</source>
        <translation>%1 von %2 Anfragen schlugen fehl und fehlen in allen Latenzen: Perzentile gelten für die erfolgreichen. --save-detailed verlangen und die Fehler lesen, oder sie als langsamer als alle zählen</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are in no latency</source>
        <translation>%1 von %2 Anfragen schlugen fehl und sind in keiner Latenz</translation>
    </message>
    <message>
        <source>The details have no start_times, so arrivals are unknown: a newer vLLM writes them</source>
        <translation>Die Einzelheiten haben keine start_times, also sind die Ankünfte unbekannt: Ein neueres vLLM schreibt sie</translation>
    </message>
    <message>
        <source>The client sent requests %1 later than it meant to, %2 % of its TTFT of %3: add this to TTFT as users would see it, or give the client more workers</source>
        <translation>Der Client sendete Anfragen %1 später als gewollt, %2 % seiner TTFT von %3: dies zur TTFT addieren, wie Nutzer sie sähen, oder dem Client mehr Worker geben</translation>
    </message>
    <message>
        <source>%1 requests/s were asked for but %2 were sent: the client was the limit, and its latencies leave out the wait of those it did not send (coordinated omission). Read the step as a load of %3/s with a fixed number in flight, or raise the client&apos;s workers and concurrency</source>
        <translation>%1 Anfragen/s waren verlangt, aber %2 wurden gesendet: Der Client war die Grenze, und seine Latenzen lassen das Warten der nicht gesendeten aus (coordinated omission). Den Schritt als Last von %3/s mit fester Zahl unterwegs lesen, oder Worker und Nebenläufigkeit des Clients erhöhen</translation>
    </message>
    <message>
        <source>Closed loop: at most %1 requests were in flight, so a slow server lowers its own load and TTFT is that of %2 users who wait for each other, not of the rate (coordinated omission). Model it with closed-loop clients, or measure with a rate and no limit</source>
        <translation>Geschlossener Kreis: Höchstens %1 Anfragen waren unterwegs, also senkt ein langsamer Server seine eigene Last, und TTFT ist die von %2 Nutzern, die aufeinander warten, nicht die der Rate (coordinated omission). Mit closed-loop-Clients modellieren, oder mit einer Rate ohne Grenze messen</translation>
    </message>
    <message>
        <source>The first %1 of %2 requests are kept one by one; the figures are of all</source>
        <translation>Die ersten %1 von %2 Anfragen werden einzeln behalten; die Werte gelten für alle</translation>
    </message>
    <message>
        <source>The file does not say which requests failed: if it holds only answers, its percentiles are too low under overload. Add a column for the status</source>
        <translation>Die Datei sagt nicht, welche Anfragen fehlschlugen: Enthält sie nur Antworten, sind ihre Perzentile bei Überlast zu niedrig. Eine Spalte für den Status hinzufügen</translation>
    </message>
    <message>
        <source>%1 % of requests did not end well: read percentiles as &quot;at least&quot;, and the rejected and timed-out shares beside them</source>
        <translation>%1 % der Anfragen endeten nicht gut: Perzentile als „mindestens“ lesen, und die Anteile Abgewiesener und mit überschrittener Zeit daneben</translation>
    </message>
    <message>
        <source>Means and percentiles are over everything since the process started: take a second snapshot a minute later to see the present, and rates</source>
        <translation>Mittelwerte und Perzentile gelten für alles seit dem Start des Prozesses: eine Minute später einen zweiten Schnappschuss nehmen, um die Gegenwart und Raten zu sehen</translation>
    </message>
    <message>
        <source>no metric of the catalogue has a figure in it: the engine may be idle, or this is the /metrics of something else</source>
        <translation>keine Metrik des Katalogs hat darin einen Wert: Die Engine ist vielleicht untätig, oder dies ist das /metrics von etwas anderem</translation>
    </message>
    <message>
        <source>Line %1 was left out: %2</source>
        <translation>Zeile %1 wurde weggelassen: %2</translation>
    </message>
    <message>
        <source>%1 further lines can not be read either</source>
        <translation>auch %1 weitere Zeilen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>it can not be read as JSON</source>
        <translation>sie lässt sich nicht als JSON lesen</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>the file can not be read</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>ihre Rechte prüfen</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>das Einlesen wurde abgebrochen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is none of the formats that are known</source>
        <translation>die Datei hat keines der bekannten Formate</translation>
    </message>
    <message>
        <source>tried: %1. Name its format with --as, or check what it is: it begins with &quot;%2&quot;</source>
        <translation>versucht: %1. Das Format mit --as nennen, oder prüfen, was es ist: Sie beginnt mit „%2“</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>name the files in it</source>
        <translation>die Dateien darin nennen</translation>
    </message>
    <message>
        <source>the file is no text</source>
        <translation>die Datei ist kein Text</translation>
    </message>
    <message>
        <source>choose a text in UTF-8: CSV, JSON, JSON lines, a log</source>
        <translation>einen Text in UTF-8 wählen: CSV, JSON, JSON-Zeilen, ein Protokoll</translation>
    </message>
    <message>
        <source>the file is compressed (%1)</source>
        <translation>die Datei ist komprimiert (%1)</translation>
    </message>
    <message>
        <source>unpack it first, with %1</source>
        <translation>zuerst entpacken, mit %1</translation>
    </message>
    <message>
        <source>Prometheus metrics</source>
        <translation>Prometheus-Metriken</translation>
    </message>
    <message>
        <source>vLLM metrics</source>
        <translation>vLLM-Metriken</translation>
    </message>
    <message>
        <source>%1, one snapshot</source>
        <translation>%1, ein Schnappschuss</translation>
    </message>
    <message>
        <source>%1, two snapshots</source>
        <translation>%1, zwei Schnappschüsse</translation>
    </message>
    <message>
        <source>Launch line of an engine</source>
        <translation>Startzeile einer Engine</translation>
    </message>
    <message>
        <source>Settings of a measured run</source>
        <translation>Einstellungen eines gemessenen Laufs</translation>
    </message>
    <message>
        <source>Manifest with an engine</source>
        <translation>Manifest mit einer Engine</translation>
    </message>
    <message>
        <source>%1 measured points</source>
        <translation>%1 gemessene Punkte</translation>
    </message>
    <message>
        <source>The server&apos;s own figures, asked of Prometheus over a time window</source>
        <translation>Die eigenen Werte des Servers, über ein Zeitfenster von Prometheus erfragt</translation>
    </message>
    <message>
        <source>Percentiles: interpolated inside a histogram&apos;s bucket; 0.01 s often is only a bucket&apos;s edge</source>
        <translation>Perzentile: innerhalb einer Histogrammklasse interpoliert; 0,01 s ist oft nur deren Rand</translation>
    </message>
    <message>
        <source>%1 is 0 throughout: most likely the query asks for a name that newer engines no longer have, so the figure was left out. Look for the new name in the engine&apos;s /metrics (vllm:kv_cache_usage_perc, vllm:prefix_cache_hits_total)</source>
        <translation>%1 ist durchweg 0: Wahrscheinlich fragt die Abfrage nach einem Namen, den neuere Engines nicht mehr haben, daher wurde der Wert weggelassen. Den neuen Namen im /metrics der Engine suchen (vllm:kv_cache_usage_perc, vllm:prefix_cache_hits_total)</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>KV-Nutzung</translation>
    </message>
    <message>
        <source>The prefix hit rate</source>
        <translation>Die Präfix-Trefferquote</translation>
    </message>
    <message>
        <source>TPOT: mean gap between a request&apos;s chunk stamps; two stamps a token make it half as long as it is</source>
        <translation>TPOT: mittlerer Abstand zwischen den Stempeln der Stücke einer Anfrage; zwei Stempel je Token halbieren ihn</translation>
    </message>
    <message>
        <source>ITL: gaps between chunk stamps, pooled over all requests</source>
        <translation>ITL: Abstände zwischen den Stempeln der Stücke, über alle Anfragen zusammen</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests</source>
        <translation>ITL: Abstände zwischen Stücken, über alle Anfragen zusammen</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk with content, at the client</source>
        <translation>TTFT: vom Senden einer Anfrage bis zu ihrem ersten Stück mit Inhalt, beim Client</translation>
    </message>
    <message>
        <source>TPOT: the file&apos;s inter_token_latency, (E2E − TTFT) / (output tokens − 1) of each request</source>
        <translation>TPOT: inter_token_latency der Datei, (E2E − TTFT) / (Ausgabetoken − 1) jeder Anfrage</translation>
    </message>
    <message>
        <source>Arrivals and the engine&apos;s stamps are of two clocks: they were laid over each other where the time from arrival to queue is shortest, so TTFT is short by the front end&apos;s fastest pass</source>
        <translation>Ankünfte und die Stempel der Engine stammen von zwei Uhren: Sie wurden dort übereinandergelegt, wo die Zeit von Ankunft bis Warteschlange am kürzesten ist; TTFT ist also um den schnellsten Durchgang des Frontends zu kurz</translation>
    </message>
    <message>
        <source>Blocks of 16 tokens are those of Qwen-Bailian too, whose times are seconds: these were read as milliseconds. Use format = &quot;bailian&quot; if that is wrong</source>
        <translation>Blöcke von 16 Token hat auch Qwen-Bailian, dessen Zeiten Sekunden sind: Diese wurden als Millisekunden gelesen. format = &quot;bailian&quot; verwenden, wenn das falsch ist</translation>
    </message>
    <message>
        <source>The hash ids stand for blocks of %1 tokens</source>
        <translation>Die Hash-Ids stehen für Blöcke von %1 Token</translation>
    </message>
    <message>
        <source>%1 series of other names, such as %2, are in no figure here</source>
        <translation>%1 Reihen anderen Namens, etwa %2, sind hier in keinem Wert</translation>
    </message>
    <message>
        <source>TPOT is taken as the mean over requests</source>
        <translation>TPOT gilt als Mittel über Anfragen</translation>
    </message>
    <message>
        <source>%1 points do not say which statistic their TTFT is: it was left out; `fulcrum validate` takes it as it is</source>
        <translation>%1 Punkte sagen nicht, welche Statistik ihre TTFT ist: Sie wurde weggelassen; `fulcrum validate` nimmt sie, wie sie ist</translation>
    </message>
    <message>
        <source>%1, the server&apos;s metrics</source>
        <translation>%1, die Metriken des Servers</translation>
    </message>
    <message>
        <source>inference-perf, stage %1</source>
        <translation>inference-perf, Stufe %1</translation>
    </message>
    <message>
        <source>inference-perf, summary</source>
        <translation>inference-perf, Zusammenfassung</translation>
    </message>
    <message>
        <source>These are rates over a window that may reach into earlier load: compare its %1 requests with those of the stage&apos;s lifecycle file before using them, and leave the pause of a window between stages</source>
        <translation>Dies sind Raten über ein Fenster, das in frühere Last reichen kann: seine %1 Anfragen vor Gebrauch mit denen der lifecycle-Datei der Stufe vergleichen, und zwischen Stufen eine Fensterlänge Pause lassen</translation>
    </message>
    <message>
        <source>The client&apos;s TPOT of %1 is %2 times below (E2E − TTFT) / (output tokens − 1) = %3: it divides by more stamps than tokens. Its TPOT and ITL were left out and that quotient was taken instead; check it against the server&apos;s own inter-token latency</source>
        <translation>Die TPOT des Clients von %1 liegt %2-fach unter (E2E − TTFT) / (Ausgabetoken − 1) = %3: Er teilt durch mehr Stempel als Token. Seine TPOT und ITL wurden weggelassen und dieser Quotient genommen; mit der Inter-Token-Latenz des Servers abgleichen</translation>
    </message>
    <message>
        <source>Half of all gaps between tokens are below %1, while their mean is %2: the client stamps two chunks for most tokens, so percentiles of ITL mean nothing. Use TPOT, or the server&apos;s inter-token latency</source>
        <translation>Die Hälfte aller Abstände zwischen Token liegt unter %1, ihr Mittel aber bei %2: Der Client stempelt für die meisten Token zwei Stücke, daher sagen ITL-Perzentile nichts. TPOT verwenden, oder die Inter-Token-Latenz des Servers</translation>
    </message>
    <message>
        <source>Log of %1, %2 with figures</source>
        <translation>Protokoll von %1, %2 mit Werten</translation>
    </message>
    <message>
        <source>vLLM: throughputs are means over the time since the last line (10 s unless set), the hit rate is of the last 1,000 block queries, gauges are of that moment</source>
        <translation>vLLM: Durchsätze sind Mittel seit der letzten Zeile (10 s, wenn nicht anders gesetzt), die Trefferquote gilt für die letzten 1.000 Blockabfragen, Gauges für den Moment</translation>
    </message>
    <message>
        <source>SGLang: one line for every prefill batch and for every 40th decode step (unless set)</source>
        <translation>SGLang: eine Zeile für jeden Prefill-Batch und jeden 40. Decode-Schritt (wenn nicht anders gesetzt)</translation>
    </message>
    <message>
        <source>Stamps without a year were put into the year of the first line that has one</source>
        <translation>Stempel ohne Jahr kamen in das Jahr der ersten Zeile, die eines hat</translation>
    </message>
    <message>
        <source>Some times name no zone and were read as UTC: shift them if the engine&apos;s clock was another</source>
        <translation>Einige Zeiten nennen keine Zone und wurden als UTC gelesen: verschieben, wenn die Uhr der Engine anders ging</translation>
    </message>
    <message>
        <source>%1 of %2 %3 (%4 %) lie above the last bucket edge: percentiles from p%5 on are known as &quot;more than %6&quot; only. Use the mean%7 or a gateway&apos;s log%8</source>
        <translation>%1 von %2 %3 (%4 %) liegen über der letzten Klassengrenze: Perzentile ab p%5 sind nur als „mehr als %6“ bekannt. Das Mittel verwenden%7 oder das Protokoll eines Gateways%8</translation>
    </message>
    <message>
        <source>first-token times</source>
        <translation>Zeiten bis zum ersten Token</translation>
    </message>
    <message>
        <source>times of whole requests</source>
        <translation>Zeiten ganzer Anfragen</translation>
    </message>
    <message>
        <source>queue times</source>
        <translation>Wartezeiten</translation>
    </message>
    <message>
        <source>gaps between tokens</source>
        <translation>Abstände zwischen Token</translation>
    </message>
    <message>
        <source>, or restart with wider buckets (%1)</source>
        <translation>, oder mit weiteren Klassen neu starten (%1)</translation>
    </message>
    <message>
        <source>%1 first tokens were counted and %2 requests ended: %3 ended without one, so the two percentiles are not of the same requests. Look at aborts and failures before comparing them</source>
        <translation>%1 erste Token wurden gezählt und %2 Anfragen endeten: %3 endeten ohne, also gelten die beiden Perzentile nicht für dieselben Anfragen. Vor dem Vergleich Abbrüche und Fehlschläge ansehen</translation>
    </message>
    <message>
        <source>%1 requests wait behind %2 that run: it is overloaded, so times grow with the length of the test and describe no steady state. Compare rates (completed, tokens) and the queue, not percentiles</source>
        <translation>%1 Anfragen warten hinter %2, die laufen: Überlast; Zeiten wachsen mit der Länge des Tests und beschreiben keinen stationären Zustand. Raten (fertig, Token) und Warteschlange vergleichen, nicht Perzentile</translation>
    </message>
    <message>
        <source>names of vLLM V0 are there: its queue time leaves out the wait after a preemption and while swapped. Do not read a small one as &quot;no queueing&quot;; look at waiting and swapped requests and at preemptions</source>
        <translation>Namen von vLLM V0 sind da: Seine Wartezeit lässt das Warten nach einer Verdrängung und im Swap aus. Eine kleine nicht als „kein Warten“ lesen; wartende und ausgelagerte Anfragen und Verdrängungen ansehen</translation>
    </message>
    <message>
        <source>Time axis: the sum of iteration times, as the answer has no time stamps; idle time between iterations is not in it</source>
        <translation>Zeitachse: die Summe der Iterationszeiten, da die Antwort keine Zeitstempel hat; Leerlauf zwischen Iterationen fehlt</translation>
    </message>
    <message>
        <source>The first iteration took %1: it holds start-up or the wait for the first request and was left out of step times</source>
        <translation>Die erste Iteration dauerte %1: Sie enthält den Start oder das Warten auf die erste Anfrage und fehlt in den Schrittzeiten</translation>
    </message>
    <message>
        <source>The iteration numbers fall: answers of several engines or of one before and after a restart were put together. Keep each in a file of its own</source>
        <translation>Die Iterationsnummern fallen: Antworten mehrerer Engines, oder einer vor und nach einem Neustart, wurden zusammengelegt. Jede in einer eigenen Datei halten</translation>
    </message>
    <message>
        <source>Arrivals stand on ticks of %1 (%2 different times for %3 requests): bursts within a tick come from the clock of the trace</source>
        <translation>Ankünfte liegen auf einem Raster von %1 (%2 verschiedene Zeiten für %3 Anfragen): Stöße innerhalb eines Rasterschritts kommen von der Uhr des Traces</translation>
    </message>
    <message>
        <source>Geometry of a model, config.json</source>
        <translation>Geometrie eines Modells, config.json</translation>
    </message>
    <message>
        <source>TTFT, queue, prefill and decode as the engine measured them, from the request&apos;s arrival at the front end; queue time leaves out the wait after a preemption (it lies in prefill or decode)</source>
        <translation>TTFT, Warteschlange, Prefill und Decode, wie die Engine sie maß, ab Ankunft der Anfrage am Frontend; die Wartezeit lässt das Warten nach einer Verdrängung aus (es steckt in Prefill oder Decode)</translation>
    </message>
    <message>
        <source>Access log of %1, %2</source>
        <translation>Zugriffsprotokoll von %1, %2</translation>
    </message>
    <message>
        <source>Access log, %1</source>
        <translation>Zugriffsprotokoll, %1</translation>
    </message>
    <message>
        <source>%1 of %2 requests: %3; they count in the percentiles of TTFT and E2E as longer than known, and in no mean</source>
        <translation>%1 von %2 Anfragen: %3; sie zählen in den Perzentilen von TTFT und E2E als länger als bekannt, und in keinem Mittel</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>given up by the client</source>
        <translation>vom Client aufgegeben</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>nginx stamps requests to the second when they end: arrivals are that less $request_time, so bursts within a second are not told apart. $msec in the log_format keeps them</source>
        <translation>nginx stempelt Anfragen sekundengenau, wenn sie enden: Ankünfte sind das minus $request_time, also sind Stöße innerhalb einer Sekunde nicht zu trennen. $msec im log_format erhält sie</translation>
    </message>
    <message>
        <source>The times name no time zone and were read as UTC; Grafana writes them in the browser&apos;s. Set the dashboard to UTC before you export, or mind the offset beside other files</source>
        <translation>Die Zeiten nennen keine Zeitzone und wurden als UTC gelesen; Grafana schreibt sie in der des Browsers. Das Dashboard vor dem Export auf UTC stellen, oder den Abstand zu anderen Dateien beachten</translation>
    </message>
    <message>
        <source>%1 series are of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>%1 Reihen gehören zu keiner bekannten Metrik: Datei oder Spalte nach einer benennen (&quot;ttft_s.p99&quot;, &quot;running&quot;), oder die Abfrage bei der Antwort lassen</translation>
    </message>
    <message>
        <source>1 series is of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>1 Reihe gehört zu keiner bekannten Metrik: Datei oder Spalte nach einer benennen (&quot;ttft_s.p99&quot;, &quot;running&quot;), oder die Abfrage bei der Antwort lassen</translation>
    </message>
    <message>
        <source>%1counters began anew %2 in the window: the engine restarted. What was counted before each restart and not seen is missing; look at why it restarted</source>
        <translation>%1Zähler begannen %2 im Fenster neu: Die Engine startete neu. Was vor jedem Neustart gezählt und nicht gesehen wurde, fehlt; ansehen, warum sie neu startete</translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>answer of Prometheus, %1 series</source>
        <translation>Antwort von Prometheus, %1 Reihen</translation>
    </message>
    <message>
        <source>table of a dashboard, %1 rows</source>
        <translation>Tabelle eines Dashboards, %1 Zeilen</translation>
    </message>
    <message>
        <source>request trace (%1), %2 requests</source>
        <translation>Anfrage-Trace (%1), %2 Anfragen</translation>
    </message>
    <message>
        <source>%1 requests in JSON lines</source>
        <translation>%1 Anfragen in JSON-Zeilen</translation>
    </message>
    <message>
        <source>%1 requests in CSV</source>
        <translation>%1 Anfragen in CSV</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>unkalibriert, aus gemessenen Schichttabellen</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>unkalibriert</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>kalibriert (Residuum %1)</translation>
    </message>
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>rückgetestet (Residuum %1, an anderen Daten %2)</translation>
    </message>
    <message>
        <source>%1, a flag of the real engine is not simulated</source>
        <translation>%1, eine Option der echten Engine ist nicht simuliert</translation>
    </message>
    <message>
        <source>%1, %2 flags of the real engine are not simulated</source>
        <translation>%1, %2 Optionen der echten Engine sind nicht simuliert</translation>
    </message>
    <message>
        <source>[[expect]]: what must the replay &apos;%1&apos; show?</source>
        <translation>[[expect]]: was muss das Nachspiel „%1“ zeigen?</translation>
    </message>
    <message>
        <source>write format = 1 in the first line</source>
        <translation>format = 1 in die erste Zeile schreiben</translation>
    </message>
    <message>
        <source>more than %1 scenarios extend one another</source>
        <translation>mehr als %1 Szenarien erweitern einander</translation>
    </message>
    <message>
        <source>shorten the chain</source>
        <translation>die Kette verkürzen</translation>
    </message>
    <message>
        <source>&apos;canvas&apos; must have two numbers</source>
        <translation>„canvas“ muss zwei Zahlen haben</translation>
    </message>
    <message>
        <source>write canvas = [x, y]</source>
        <translation>canvas = [x, y] schreiben</translation>
    </message>
    <message>
        <source>&apos;counts&apos; must be whole numbers</source>
        <translation>„counts“ müssen ganze Zahlen sein</translation>
    </message>
    <message>
        <source>give how many observations each bucket has</source>
        <translation>angeben, wie viele Beobachtungen jede Klasse hat</translation>
    </message>
    <message>
        <source>&apos;bounds&apos; do not rise</source>
        <translation>„bounds“ steigen nicht</translation>
    </message>
    <message>
        <source>write the smallest bound first, each once</source>
        <translation>die kleinste Grenze zuerst schreiben, jede einmal</translation>
    </message>
    <message>
        <source>there are %1 counts for %2 bounds</source>
        <translation>es gibt %1 counts für %2 bounds</translation>
    </message>
    <message>
        <source>one more than bounds: the last is of what lies above all of them</source>
        <translation>einer mehr als bounds: der letzte zählt, was über allen liegt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a list of %2 figures</source>
        <translation>„%1“ ist eine Liste von %2 Werten</translation>
    </message>
    <message>
        <source>write [low, high] or [low, value, high]</source>
        <translation>[niedrig, hoch] oder [niedrig, Wert, hoch] schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a range that does not rise</source>
        <translation>„%1“ ist ein Bereich, der nicht steigt</translation>
    </message>
    <message>
        <source>write the smallest figure first</source>
        <translation>den kleinsten Wert zuerst schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too far away</source>
        <translation>„%1“ liegt zu fern</translation>
    </message>
    <message>
        <source>give a time within the run</source>
        <translation>eine Zeit im Lauf angeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no date that can be used</source>
        <translation>„%1“ ist kein brauchbares Datum</translation>
    </message>
    <message>
        <source>give one from 1678 to 2261</source>
        <translation>eines von 1678 bis 2261 angeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>„%1“ muss eine Liste sein</translation>
    </message>
    <message>
        <source>write it as [&quot;one&quot;, &quot;two&quot;]</source>
        <translation>als [&quot;eins&quot;, &quot;zwei&quot;] schreiben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must hold texts</source>
        <translation>„%1“ muss Texte enthalten</translation>
    </message>
    <message>
        <source>put each between double quotes</source>
        <translation>jeden zwischen doppelte Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>%1 takes KV through &apos;%2&apos; and can not send it on</source>
        <translation>%1 nimmt KV über „%2“ und kann es nicht weitersenden</translation>
    </message>
    <message>
        <source>%1 sends KV through &apos;%2&apos; and can not take it as well</source>
        <translation>%1 sendet KV über „%2“ und kann es nicht auch nehmen</translation>
    </message>
    <message>
        <source>an engine either computes prompts for others or decodes</source>
        <translation>eine Engine berechnet entweder Prompts für andere oder decodiert</translation>
    </message>
    <message>
        <source>a link from &apos;%1&apos; to &apos;%2&apos; would form a cycle</source>
        <translation>eine Verbindung von „%1“ zu „%2“ bildete einen Kreis</translation>
    </message>
    <message>
        <source>&apos;%1&apos; already leads to &apos;%2&apos;</source>
        <translation>„%1“ führt schon zu „%2“</translation>
    </message>
    <message>
        <source>An e-mail address became %1</source>
        <translation>Eine E-Mail-Adresse wurde zu %1</translation>
    </message>
    <message>
        <source>%1 e-mail addresses became %2 to %3</source>
        <translation>%1 E-Mail-Adressen wurden zu %2 bis %3</translation>
    </message>
    <message>
        <source>user and password</source>
        <translation>Benutzer und Passwort</translation>
    </message>
    <message>
        <source>URL with credentials</source>
        <translation>URL mit Zugangsdaten</translation>
    </message>
    <message>
        <source>Moments without a unit in their column&apos;s name were read as seconds: name the unit if they are not, as in arrival_ms</source>
        <translation>Zeitpunkte ohne Einheit im Spaltennamen wurden als Sekunden gelesen: sonst die Einheit nennen, wie in arrival_ms</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument, not a flag and its value: the engine ran without it, and so does the scenario. Write them as two arguments, or with =</source>
        <translation>„%1“ ist ein Argument, nicht eine Option mit Wert: Die Engine lief ohne sie, und das Szenario auch. Als zwei Argumente schreiben, oder mit =</translation>
    </message>
    <message>
        <source>no object here starts an engine: it has %1</source>
        <translation>kein Objekt hier startet eine Engine: Es gibt %1</translation>
    </message>
    <message>
        <source>no object here starts an engine</source>
        <translation>kein Objekt hier startet eine Engine</translation>
    </message>
    <message>
        <source>give the Deployment, StatefulSet, LeaderWorkerSet, Pod or Compose file of a vLLM, SGLang or TensorRT-LLM server</source>
        <translation>Deployment, StatefulSet, LeaderWorkerSet, Pod oder Compose-Datei eines Servers von vLLM, SGLang oder TensorRT-LLM angeben</translation>
    </message>
    <message>
        <source>%1: int8 weights are simulated as fp8</source>
        <translation>%1: int8-Gewichte werden als fp8 simuliert</translation>
    </message>
    <message>
        <source>%1: this number format of the KV cache is not simulated</source>
        <translation>%1: Dieses Zahlenformat des KV-Cache wird nicht simuliert</translation>
    </message>
    <message>
        <source>%1: drafts are simulated as a chain, not as a tree</source>
        <translation>%1: Entwürfe werden als Kette simuliert, nicht als Baum</translation>
    </message>
    <message>
        <source>%1: weights of 32 bits are not simulated</source>
        <translation>%1: Gewichte mit 32 Bit werden nicht simuliert</translation>
    </message>
    <message>
        <source>%1: it is no number that can be simulated</source>
        <translation>%1: keine Zahl, die sich simulieren lässt</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing; the steps of a model with experts in fact wait for each other</source>
        <translation>%1 wird als %2 Engines simuliert, die nichts teilen; die Schritte eines Modells mit Experten warten in Wirklichkeit aufeinander</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing</source>
        <translation>%1 wird als %2 Engines simuliert, die nichts teilen</translation>
    </message>
    <message>
        <source>this is no result of vllm bench serve or sglang.bench_serving</source>
        <translation>das ist kein Ergebnis von vllm bench serve oder sglang.bench_serving</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran: a batch of two already reads close to 100 %. It does not say that the GPU is full; ask for DCGM_FI_PROF_SM_ACTIVE and DCGM_FI_PROF_DRAM_ACTIVE</source>
        <translation>GPU_UTIL ist der Anteil der Zeit, in der mindestens ein Kernel lief: Schon ein Batch von zwei zeigt fast 100 %. Es sagt nicht, dass die GPU voll ist; nach DCGM_FI_PROF_SM_ACTIVE und DCGM_FI_PROF_DRAM_ACTIVE fragen</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran, not how much of the GPU it used: judge by SM_ACTIVE and DRAM_ACTIVE</source>
        <translation>GPU_UTIL ist der Anteil der Zeit, in der mindestens ein Kernel lief, nicht, wie viel der GPU er nutzte: nach SM_ACTIVE und DRAM_ACTIVE urteilen</translation>
    </message>
    <message>
        <source>A TPOT of %1 is a thousand times faster than engines are: the file seems to give seconds under names that say milliseconds. Check the script that wrote it and multiply its latencies by 1,000</source>
        <translation>Eine TPOT von %1 ist tausendmal schneller, als Engines sind: Die Datei gibt wohl Sekunden unter Namen an, die Millisekunden sagen. Das Skript prüfen, das sie schrieb, und ihre Latenzen mit 1.000 malnehmen</translation>
    </message>
    <message>
        <source>write it without quotes, for example 8</source>
        <translation>ohne Anführungszeichen schreiben, zum Beispiel 8</translation>
    </message>
    <message>
        <source>write it without quotes, for example 0.5</source>
        <translation>ohne Anführungszeichen schreiben, zum Beispiel 0.5</translation>
    </message>
    <message>
        <source>1 record of the notebook is incomplete</source>
        <translation>Ein Eintrag des Notizbuchs ist unvollständig</translation>
    </message>
    <message>
        <source>Mechanisms tried on the healthy scenario</source>
        <translation>Mechanismen, am gesunden Szenario erprobt</translation>
    </message>
    <message>
        <source>Levers: %1 draws of uncertain constants, %2 runs each</source>
        <translation>Hebel: %1 Ziehungen unsicherer Konstanten, je %2 Läufe</translation>
    </message>
    <message>
        <source>%1, without and with the field</source>
        <translation>%1, ohne und mit dem Feld</translation>
    </message>
    <message>
        <source>%1, reduced load</source>
        <translation>%1, verringerte Last</translation>
    </message>
    <message>
        <source>%1, 1 result</source>
        <translation>%1, 1 Ergebnis</translation>
    </message>
    <message>
        <source>%1, %2 results</source>
        <translation>%1, %2 Ergebnisse</translation>
    </message>
    <message>
        <source>TensorRT-LLM, %1 iterations</source>
        <translation>TensorRT-LLM, %1 Iterationen</translation>
    </message>
    <message>
        <source>Log of %1, %2 lines with figures</source>
        <translation>Protokoll von %1, %2 Zeilen mit Zahlen</translation>
    </message>
    <message>
        <source>its memory leaves no KV pool</source>
        <translation>sein Speicher lässt keinen KV-Pool übrig</translation>
    </message>
    <message>
        <source>lower activation_memory, graph_memory or other_memory, or raise gpu_memory_utilization</source>
        <translation>activation_memory, graph_memory oder other_memory senken, oder gpu_memory_utilization erhöhen</translation>
    </message>
    <message>
        <source>the class &quot;%1&quot; has another slo_ttft or slo_tpot in another workload</source>
        <translation>die Klasse „%1“ hat in einer anderen Last ein anderes slo_ttft oder slo_tpot</translation>
    </message>
    <message>
        <source>give both the same, or each a class of its own</source>
        <translation>beiden dasselbe geben, oder jeder eine eigene Klasse</translation>
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
        <translation>aktiv</translation>
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
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>Um wie viel der Lauf in jedem Moment über dem verglichenen liegt; Band: die Grenzen davon.</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU beschäftigt</translation>
    </message>
    <message>
        <source>Share of time in which the GPU computes: the time in steps, times the part of it that is the GPU&apos;s over the whole run.</source>
        <translation>Zeitanteil, in dem die GPU rechnet: die Zeit in Schritten, mal dem Anteil der GPU daran über den ganzen Lauf.</translation>
    </message>
</context>
<context>
    <name>TriageWords</name>
    <message>
        <source>worst replica</source>
        <translation>schlechtestes Replikat</translation>
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
    <message>
        <source>Prometheus now</source>
        <translation>sofort aus Prometheus</translation>
    </message>
    <message>
        <source>one command away</source>
        <translation>einen Befehl entfernt</translation>
    </message>
    <message>
        <source>needs a restart</source>
        <translation>braucht einen Neustart</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>wird nicht exportiert</translation>
    </message>
    <message>
        <source>No symptom was observed: every figure is as it was before.</source>
        <translation>Kein Symptom wurde beobachtet: Jeder Wert ist wie zuvor.</translation>
    </message>
    <message>
        <source>%1 leads with %2, which is not clearly ahead.</source>
        <translation>%1 führt mit %2, das ist kein klarer Vorsprung.</translation>
    </message>
    <message>
        <source>No mechanism of the catalogue explains all observations together.</source>
        <translation>Kein Mechanismus des Katalogs erklärt alle Beobachtungen zusammen.</translation>
    </message>
    <message>
        <source>%1 leads with %2 and does not explain all: %3.</source>
        <translation>%1 führt mit %2 und erklärt nicht alles: %3.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1 has %2, the next %3: %4.</source>
        <translation>%1 hat %2, das nächste %3: %4.</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>noch nicht simuliert</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>nicht simuliert: %1</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 once it is done, %4 (%5); %6 instead of %7 while it lasts, %8</source>
        <translation>%1: danach %2 statt %3, %4 (%5); währenddessen %6 statt %7, %8</translation>
    </message>
    <message>
        <source>%1 of the replicas away</source>
        <translation>%1 der Replikate fehlen</translation>
    </message>
    <message>
        <source>%1 of the replicas away at a time</source>
        <translation>jeweils %1 der Replikate fehlen</translation>
    </message>
    <message numerus="yes">
        <source>%n more replicas</source>
        <translation>
            <numerusform>%n Replikat mehr</numerusform>
            <numerusform>%n Replikate mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of requests refused meanwhile</source>
        <translation>%1 der Anfragen inzwischen abgewiesen</translation>
    </message>
    <message>
        <source>%1 refused afterwards</source>
        <translation>%1 danach abgewiesen</translation>
    </message>
    <message>
        <source>answers %1 shorter</source>
        <translation>Antworten um %1 kürzer</translation>
    </message>
    <message>
        <source>none that the simulation shows</source>
        <translation>keine, die die Simulation zeigt</translation>
    </message>
    <message>
        <source>would not do: %1 of requests would get no answer</source>
        <translation>nicht machen: %1 der Anfragen bekämen keine Antwort</translation>
    </message>
    <message>
        <source>would not do: it makes matters worse</source>
        <translation>nicht machen: Es wird schlimmer</translation>
    </message>
    <message>
        <source>would not do: what it brings cannot be told from chance</source>
        <translation>nicht machen: Was es bringt, ist von Zufall nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>stop if %1 is not above %2 by %3 after the begin</source>
        <translation>abbrechen, wenn %1 %3 nach Beginn nicht über %2 liegt</translation>
    </message>
    <message>
        <source>stop if %1 is not below %2 by %3 after the begin</source>
        <translation>abbrechen, wenn %1 %3 nach Beginn nicht unter %2 liegt</translation>
    </message>
    <message>
        <source>%1, new</source>
        <translation>%1, neu</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
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
    <name>fulcrum::app::Advices</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>By judgement it makes worse: %1.</source>
        <translation>Nach Einschätzung verschlechtert es: %1.</translation>
    </message>
    <message>
        <source>First in %1 of the draws, expected value %2 (%3).</source>
        <translation>Erster in %1 der Ziehungen, Erwartungswert %2 (%3).</translation>
    </message>
    <message>
        <source>A tie with %1.</source>
        <translation>Gleichauf mit %1.</translation>
    </message>
    <message>
        <source>Expected value %1 against %2 of %3; it pays more than it costs.</source>
        <translation>Erwartungswert %1 gegen %2 von %3; es bringt mehr, als es kostet.</translation>
    </message>
    <message>
        <source>Ask which it is, a flag or a migration: its effort decides its place.</source>
        <translation>Zu klären, ob Schalter oder Migration: Der Aufwand entscheidet über den Platz.</translation>
    </message>
    <message>
        <source>It does not help: its impact is %1 on a scale to 10.</source>
        <translation>Es hilft nicht: Seine Wirkung ist %1 auf einer Skala bis 10.</translation>
    </message>
    <message>
        <source>What it helps against is hardly what is wrong here: probability %1.</source>
        <translation>Wogegen es hilft, ist hier kaum das Problem: Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>%1 weeks of work and a failure in %2 of cases outweigh an impact of %3: net value %4.</source>
        <translation>%1 Wochen Arbeit und ein Fehlschlag in %2 der Fälle überwiegen eine Wirkung von %3: Nettowert %4.</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only: confirm it first.</source>
        <translation>Seine Diagnose stimmt nur mit Wahrscheinlichkeit %1: zuerst bestätigen.</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only; first look at: %2.</source>
        <translation>Seine Diagnose stimmt nur mit Wahrscheinlichkeit %1; zuerst ansehen: %2.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message>
        <source>It is for none of the causes that are weighed here.</source>
        <translation>Es gilt keiner der hier abgewogenen Ursachen.</translation>
    </message>
    <message>
        <source>A trade.</source>
        <translation>Ein Tausch.</translation>
    </message>
    <message>
        <source>Simulated, it makes worse: %1.</source>
        <translation>Simuliert verschlechtert es: %1.</translation>
    </message>
    <message>
        <source>No single assumption changes the first place.</source>
        <translation>Keine einzelne Annahme ändert den ersten Platz.</translation>
    </message>
    <message>
        <source>%1, %2: at %3 instead of %4, %5 leads.</source>
        <translation>%1, %2: bei %3 statt %4 führt %5.</translation>
    </message>
    <message>
        <source>there is no time</source>
        <translation>es ist keine Zeit da</translation>
    </message>
    <message>
        <source>its effort and risk outweigh what it brings</source>
        <translation>Aufwand und Risiko überwiegen, was es bringt</translation>
    </message>
    <message>
        <source>it alone takes longer than the time there is</source>
        <translation>es allein dauert länger, als Zeit da ist</translation>
    </message>
    <message>
        <source>it makes no sense beside %1</source>
        <translation>neben %1 ergibt es keinen Sinn</translation>
    </message>
    <message>
        <source>others bring more in the same time</source>
        <translation>andere bringen in derselben Zeit mehr</translation>
    </message>
    <message>
        <source>TTFT p50</source>
        <translation>TTFT p50</translation>
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
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>gaps above 100 ms in 1,000</source>
        <translation>Abstände über 100 ms von 1.000</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>cost, $ a million output tokens</source>
        <translation>Kosten, $ je Mio. Ausgabe-Token</translation>
    </message>
    <message>
        <source>rejections</source>
        <translation>Abweisungen</translation>
    </message>
    <message>
        <source>preemptions</source>
        <translation>Verdrängungen</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>KV-Nutzung</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>Abstürze</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>probability of the diagnosis</source>
        <translation>Wahrscheinlichkeit der Diagnose</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>probability of failure</source>
        <translation>Wahrscheinlichkeit eines Fehlschlags</translation>
    </message>
    <message>
        <source>cost of a failure</source>
        <translation>Kosten eines Fehlschlags</translation>
    </message>
    <message>
        <source>the score is another</source>
        <translation>die Wertung ist eine andere</translation>
    </message>
    <message>
        <source>, %1 instead of %2</source>
        <translation>, %1 statt %2</translation>
    </message>
    <message>
        <source>, simulated instead of judged</source>
        <translation>, simuliert statt geschätzt</translation>
    </message>
    <message>
        <source>, judged instead of simulated</source>
        <translation>, geschätzt statt simuliert</translation>
    </message>
    <message>
        <source>, in %1 instead of %2</source>
        <translation>, in %1 statt %2</translation>
    </message>
    <message>
        <source>its %1 is %2 instead of %3%4</source>
        <translation>%1: %2 statt %3%4</translation>
    </message>
    <message>
        <source>%1 is new and ahead of it</source>
        <translation>%1 ist neu und liegt davor</translation>
    </message>
    <message>
        <source>%1 moved ahead of it</source>
        <translation>%1 ist vorbeigezogen</translation>
    </message>
    <message>
        <source>%1 fell behind it</source>
        <translation>%1 ist zurückgefallen</translation>
    </message>
    <message>
        <source>the others moved</source>
        <translation>die anderen haben sich bewegt</translation>
    </message>
    <message>
        <source>it is in the first ranking only</source>
        <translation>nur in der ersten Rangfolge</translation>
    </message>
    <message>
        <source>it is in the second ranking only</source>
        <translation>nur in der zweiten Rangfolge</translation>
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
    <message>
        <source>&lt;b&gt;Bill.&lt;/b&gt; What a thousand requests cost and where that goes: blue computes prompts and answers, orange is paid for and computes nothing new. Levers save in whole replicas only.</source>
        <translation>&lt;b&gt;Rechnung.&lt;/b&gt; Was tausend Anfragen kosten und wohin das geht: Blau berechnet Prompts und Antworten, Orange wird bezahlt und berechnet nichts Neues. Hebel sparen nur in ganzen Replikaten.</translation>
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
    <message>
        <source>compared with</source>
        <translation>verglichen mit</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Complaints</name>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1 muss mindestens %2 sein.</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1 darf höchstens %2 sein.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>%1 must be a number with its unit: %2.</source>
        <translation>%1 muss eine Zahl mit Einheit sein: %2.</translation>
    </message>
    <message>
        <source>%1 must be numbers with commas between them, like 1, 2, 4.</source>
        <translation>%1 müssen Zahlen mit Kommas dazwischen sein, wie 1, 2, 4.</translation>
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
    <message>
        <source>&lt;b&gt;Expected value.&lt;/b&gt; How often each value came up in the draws, of the first four levers. Where two outlines lie over each other, their order is chance. Lines differ in their dashes.</source>
        <translation>&lt;b&gt;Erwartungswert.&lt;/b&gt; Wie oft jeder Wert in den Ziehungen vorkam, für die ersten vier Hebel. Wo zwei Umrisse übereinander liegen, ist ihre Reihenfolge Zufall. Linien unterscheiden sich durch ihre Strichelung.</translation>
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
    <message>
        <source>Here with the mean of each input; EV is the mean over the draws, %1.</source>
        <translation>Hier mit dem Mittel jeder Eingabe; EW ist das Mittel über die Ziehungen, %1.</translation>
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
    <message>
        <source>Nothing to lay over: this lever is judged, no scenario and no edit says what it does</source>
        <translation>Nichts zu überlagern: Dieser Hebel ist geschätzt, weder ein Szenario noch eine Änderung sagt, was er tut</translation>
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
    <message>
        <source>Triage of the observations gives it. What you know beside them is a prior there.</source>
        <translation>Die Triage der Beobachtungen gibt sie vor. Was Sie darüber hinaus wissen, ist dort eine A-priori-Wahrscheinlichkeit.</translation>
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
    <message>
        <source>The %1 does not come back from a call</source>
        <translation>%1 kehrt aus einem Aufruf nicht zurück</translation>
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
            <numerusform>Startwert %1 · %n Wiederholung · Fulcrum %2</numerusform>
            <numerusform>Startwert %1 · %n Wiederholungen · Fulcrum %2</numerusform>
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
    <message>
        <source>Set the load to %1</source>
        <translation>Last auf %1 setzen</translation>
    </message>
    <message>
        <source>“%1” sends %2 now.</source>
        <translation>„%1“ sendet jetzt %2.</translation>
    </message>
    <message>
        <source>Take over with its load</source>
        <translation>Mit ihrer Last übernehmen</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mechanisms.&lt;/b&gt; Each with its probability and what it predicts under every observation. A tinted cell with a crossed sign does not explain what was seen. None of these is a row of its own.</source>
        <translation>&lt;b&gt;Mechanismen.&lt;/b&gt; Jeder mit seiner Wahrscheinlichkeit und dem, was er unter jeder Beobachtung vorhersagt. Eine getönte Zelle mit durchgestrichenem Zeichen erklärt das Gesehene nicht. Keiner davon ist eine eigene Zeile.</translation>
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
        <translation>unbekannt</translation>
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
        <source>No single figure splits what is left: look at what the first fails.</source>
        <translation>Keine einzelne Größe trennt, was übrig ist: sehen Sie nach, woran der Erste scheitert.</translation>
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
        <source>Other values are unlikely: enter the one that you see.</source>
        <translation>Andere Werte sind unwahrscheinlich: geben Sie den ein, den Sie sehen.</translation>
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
        <translation>2026-11-30 10:02; 10 min</translation>
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
        <translation>Anfragen je Sekunde, aller Replikate</translation>
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
        <source>frozen</source>
        <translation>gestockt</translation>
    </message>
    <message>
        <source>Answers with more than 100 ms between two tokens, by a step that long or a preemption, of those of more than one token; first replication.</source>
        <translation>Antworten mit mehr als 100 ms zwischen zwei Token, durch einen so langen Schritt oder eine Verdrängung, von denen mit mehr als einem Token; erste Wiederholung.</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>abgeschlossenen</translation>
    </message>
    <message>
        <source>p99, × other</source>
        <translation>p99, × Vergleich</translation>
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
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
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
    <message>
        <source>&lt;b&gt;Predicted against observed.&lt;/b&gt; A row is an observation, the square what was seen. The dot is what this mechanism predicts, the diamond its strongest rival, as multiples of it; bars hold 95 % of the runs.</source>
        <translation>&lt;b&gt;Vorhergesagt gegen beobachtet.&lt;/b&gt; Eine Zeile ist eine Beobachtung, das Quadrat das Gesehene. Der Punkt ist die Vorhersage dieses Mechanismus, die Raute die seines stärksten Rivalen, als Vielfache davon; Balken enthalten 95 % der Läufe.</translation>
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
    <message>
        <source>&lt;b&gt;Probability of each rank.&lt;/b&gt; A row is a lever, a column a rank, the number the share of draws in which it has it. The framed column is P(first); rows with the same shades are a tie.</source>
        <translation>&lt;b&gt;Wahrscheinlichkeit jedes Rangs.&lt;/b&gt; Eine Zeile ist ein Hebel, eine Spalte ein Rang, die Zahl der Anteil der Ziehungen, in denen er ihn hat. Die gerahmte Spalte ist P(erster); Zeilen mit gleichen Tönen sind gleichauf.</translation>
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
        <translation>Nützlich: innerhalb des Ziels abgeschlossen, über allem Angebotenen. Quelle: %1.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Refusals</name>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Link a workload to a client, a gateway, a router or an engine.</source>
        <translation>Eine Last mit einem Client, Gateway, Router oder einer Engine verbinden.</translation>
    </message>
    <message>
        <source>Link a client to a gateway, a router or an engine.</source>
        <translation>Einen Client mit einem Gateway, Router oder einer Engine verbinden.</translation>
    </message>
    <message>
        <source>Link a gateway to a router or an engine.</source>
        <translation>Ein Gateway mit einem Router oder einer Engine verbinden.</translation>
    </message>
    <message>
        <source>Link a router to engines.</source>
        <translation>Einen Router mit Engines verbinden.</translation>
    </message>
    <message>
        <source>Link an engine to a device, and to a KV link if others decode.</source>
        <translation>Eine Engine mit einem Gerät verbinden, und mit einer KV-Verbindung, wenn andere decodieren.</translation>
    </message>
    <message>
        <source>Link a KV link to the engines that decode.</source>
        <translation>Eine KV-Verbindung mit den Engines verbinden, die decodieren.</translation>
    </message>
    <message>
        <source>A device is the end of the line: link an engine to it.</source>
        <translation>Ein Gerät ist das Ende der Kette: eine Engine mit ihm verbinden.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself.</source>
        <translation>%1 kann nicht mit sich selbst verbunden werden.</translation>
    </message>
    <message>
        <source>%1 is a %2, which sends nothing.</source>
        <translation>%1 (%2) sendet nichts.</translation>
    </message>
    <message>
        <source>%1 is a %2, which takes nothing.</source>
        <translation>%1 (%2) nimmt nichts an.</translation>
    </message>
    <message>
        <source>%1 sends %2; %3 takes %4.</source>
        <translation>%1 sendet %2; %3 nimmt %4.</translation>
    </message>
    <message>
        <source>A router sends to engines only.</source>
        <translation>Ein Router sendet nur an Engines.</translation>
    </message>
    <message>
        <source>On their way, requests pass a client, then a gateway, then a router.</source>
        <translation>Anfragen kommen an einem Client, dann einem Gateway, dann einem Router vorbei.</translation>
    </message>
    <message>
        <source>%1 is already linked to %2.</source>
        <translation>%1 ist schon mit %2 verbunden.</translation>
    </message>
    <message>
        <source>%1 already has the device %2.</source>
        <translation>%1 hat schon das Gerät %2.</translation>
    </message>
    <message>
        <source>%1 already has the KV link %2.</source>
        <translation>%1 hat schon die KV-Verbindung %2.</translation>
    </message>
    <message>
        <source>%1 takes KV through %2 and can not send it on.</source>
        <translation>%1 nimmt KV durch %2 an und kann ihn nicht weitergeben.</translation>
    </message>
    <message>
        <source>%1 sends KV through %2 and can not take it as well.</source>
        <translation>%1 sendet KV durch %2 und kann nicht auch welchen annehmen.</translation>
    </message>
    <message>
        <source>%1 already sends to %2.</source>
        <translation>%1 sendet schon an %2.</translation>
    </message>
    <message>
        <source>It would close a cycle: %1 already leads to %2.</source>
        <translation>Es würde einen Kreis schließen: %1 führt schon zu %2.</translation>
    </message>
    <message>
        <source>One link is enough.</source>
        <translation>Eine Verbindung genügt.</translation>
    </message>
    <message>
        <source>An engine runs on one device: remove that link first.</source>
        <translation>Eine Engine läuft auf einem Gerät: zuerst jene Verbindung entfernen.</translation>
    </message>
    <message>
        <source>An engine has one KV link: remove that link first.</source>
        <translation>Eine Engine hat eine KV-Verbindung: zuerst jene entfernen.</translation>
    </message>
    <message>
        <source>An engine either computes prompts for others or decodes.</source>
        <translation>Eine Engine berechnet entweder Prompts für andere oder decodiert.</translation>
    </message>
    <message>
        <source>Put a router between %1 and the engines.</source>
        <translation>Einen Router zwischen %1 und die Engines setzen.</translation>
    </message>
    <message>
        <source>Delete the link %1 → %2 first.</source>
        <translation>Löschen Sie zuerst die Verbindung %1 → %2.</translation>
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
        <translation>%1 von %2 Bahnen; Klick auf Balken: seine Teile</translation>
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
    <message>
        <source>Something changes or crashes within the run: there is no level to be steady at, so compare its course at equal times.</source>
        <translation>Im Lauf ändert sich etwas oder stürzt ab: Es gibt kein Niveau, auf dem er gleichmäßig wäre; Verläufe zu gleichen Zeiten vergleichen.</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window by %2, to about %3 requests in the system.</source>
        <translation>Der Rückstau wächst um %1 Anfragen je Sekunde: in der zweiten Hälfte des Fensters um %2, auf etwa %3 Anfragen im System.</translation>
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
        <translation>alle Replikate</translation>
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
    <message>
        <source>&lt;b&gt;Two rankings.&lt;/b&gt; This ranking on the left, the chosen one on the right. A line that rises or falls is a lever that moves; below stands the input that moved it.</source>
        <translation>&lt;b&gt;Zwei Rangfolgen.&lt;/b&gt; Diese Rangfolge links, die gewählte rechts. Eine steigende oder fallende Linie ist ein Hebel, der sich bewegt; darunter steht die Eingabe, die ihn bewegte.</translation>
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
    <message>
        <source>TTFT p95 %1: it starts at once</source>
        <translation>TTFT p95 %1: Es beginnt sofort</translation>
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
    <message>
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one.</source>
        <translation>Die Triage fragt, welcher Mechanismus aus dem gesunden System das Beobachtete macht. Sagen Sie, welches Szenario das gesunde ist.</translation>
    </message>
    <message>
        <source>What was observed comes next.</source>
        <translation>Was beobachtet wurde, kommt danach.</translation>
    </message>
    <message>
        <source>Another scenario…</source>
        <translation>Ein anderes Szenario…</translation>
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
