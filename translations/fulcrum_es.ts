<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>Action</name>
    <message>
        <source>Roll the engines back, a quarter at a time</source>
        <translation>Revertir los motores, un cuarto cada vez</translation>
    </message>
    <message>
        <source>Replicas that run with what changed restart in turn with the values from before. Each comes back with an empty cache, and is missing while it starts.</source>
        <translation>Las réplicas que corren con lo cambiado se reinician por turnos con los valores de antes. Cada una vuelve con la caché vacía y falta mientras arranca.</translation>
    </message>
    <message>
        <source>Turn the change off by its flag</source>
        <translation>Desactivar el cambio con su opción</translation>
    </message>
    <message>
        <source>Template, lengths, gateway, client or router get their values from before, without a restart. What waits by then still has to be served.</source>
        <translation>Plantilla, longitudes, gateway, cliente o router recuperan sus valores de antes, sin reinicio. Lo que espere para entonces aún tiene que atenderse.</translation>
    </message>
    <message>
        <source>Take the affected replicas out of rotation</source>
        <translation>Sacar de la rotación las réplicas afectadas</translation>
    </message>
    <message>
        <source>They get no new requests, serve what they have for ten seconds, and stay away; what is left over begins again on the others, which have to carry all of it.</source>
        <translation>No reciben solicitudes nuevas, atienden lo que tienen durante diez segundos y quedan fuera; lo que sobra empieza de nuevo en las demás, que tienen que cargar con todo.</translation>
    </message>
    <message>
        <source>Restart every replica as it is, a quarter at a time</source>
        <translation>Reiniciar cada réplica tal como está, un cuarto cada vez</translation>
    </message>
    <message>
        <source>The reflex. Queues and caches are emptied; what made them so is still there.</source>
        <translation>El reflejo. Colas y cachés se vacían; lo que las dejó así sigue ahí.</translation>
    </message>
    <message>
        <source>Cap the length of answers</source>
        <translation>Limitar la longitud de las respuestas</translation>
    </message>
    <message>
        <source>The gateway cuts answers at the mean length of healthy ones: decode work and KV cache shrink at once, at the price of answers that end early.</source>
        <translation>El gateway corta las respuestas en la longitud media de las sanas: el trabajo de decode y la caché KV se reducen de inmediato, a cambio de respuestas que terminan antes.</translation>
    </message>
    <message>
        <source>Refuse what would wait too long</source>
        <translation>Rechazar lo que esperaría demasiado</translation>
    </message>
    <message>
        <source>The gateway lets as many requests through as the healthy fleet had at a time, and rejects what would wait behind half as many more: those that are served are served soon.</source>
        <translation>El gateway deja pasar tantas solicitudes como tenía a la vez la flota sana, y rechaza lo que esperaría detrás de otra mitad más: las que se atienden, se atienden pronto.</translation>
    </message>
    <message>
        <source>Cap the prompt tokens of each tenant</source>
        <translation>Limitar los tokens de prompt de cada inquilino</translation>
    </message>
    <message>
        <source>A token bucket for each tenant, filled at a fifth above the prompt tokens that all of them sent together before: who floods is refused, the others are not.</source>
        <translation>Un cubo de tokens para cada inquilino, llenado con un quinto más que los tokens de prompt que todos enviaban juntos antes: quien inunda es rechazado, los demás no.</translation>
    </message>
    <message>
        <source>Add a quarter more replicas</source>
        <translation>Añadir un cuarto más de réplicas</translation>
    </message>
    <message>
        <source>They load their weights and start with an empty cache before they help; they cost as long as they stay.</source>
        <translation>Cargan sus pesos y empiezan con la caché vacía antes de ayudar; cuestan mientras siguen.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Which of five fixes comes first?</source>
        <translation>¿Cuál de cinco medidas va primero?</translation>
    </message>
    <message>
        <source>ranked by expected value</source>
        <translation>ordenadas por valor esperado</translation>
    </message>
    <message>
        <source>p99 TTFT × 5 after a deploy: why?</source>
        <translation>p99 TTFT × 5 tras un despliegue: ¿por qué?</translation>
    </message>
    <message>
        <source>a cold prefix cache on some replicas</source>
        <translation>caché de prefijos fría en algunas réplicas</translation>
    </message>
    <message>
        <source>One tenant floods: what to limit?</source>
        <translation>Un inquilino satura: ¿qué limitar?</translation>
    </message>
    <message>
        <source>a bucket for each; overload bounded</source>
        <translation>un bucket para cada uno; sobrecarga acotada</translation>
    </message>
    <message>
        <source>What does a rolling rollback cost?</source>
        <translation>¿Qué cuesta un rollback gradual?</translation>
    </message>
    <message>
        <source>worse first, then better</source>
        <translation>primero peor, luego mejor</translation>
    </message>
    <message>
        <source>Does my trace fit at twice the pace?</source>
        <translation>¿Cabe mi traza al doble de ritmo?</translation>
    </message>
    <message>
        <source>replayed on one L40S</source>
        <translation>reproducida en una L40S</translation>
    </message>
    <message>
        <source>What does routing by prefix save?</source>
        <translation>¿Qué ahorra enrutar por prefijo?</translation>
    </message>
    <message>
        <source>history is found, not recomputed</source>
        <translation>el historial se encuentra, no se recalcula</translation>
    </message>
    <message>
        <source>How fast is the simulator?</source>
        <translation>¿Cuán rápido es el simulador?</translation>
    </message>
    <message>
        <source>10⁶ requests in a second</source>
        <translation>10⁶ peticiones en un segundo</translation>
    </message>
    <message>
        <source>Starts at once, then types slowly</source>
        <translation>Empieza enseguida, luego escribe despacio</translation>
    </message>
    <message>
        <source>The batch grows, and every step reads the KV cache of all of it</source>
        <translation>El batch crece y cada paso lee toda su caché KV</translation>
    </message>
    <message>
        <source>KV cache in fp8; a cap would trade it for queueing</source>
        <translation>Caché KV en fp8; un tope lo cambiaría por espera en cola</translation>
    </message>
    <message>
        <source>TPOT p95</source>
        <translation>TPOT p95</translation>
    </message>
    <message>
        <source>the median gap is as it was → 3.4; preemptions climb → 3.3</source>
        <translation>el intervalo mediano no cambia → 3.4; suben los desalojos → 3.3</translation>
    </message>
    <message>
        <source>GPU at 30 %, queue full</source>
        <translation>GPU al 30 %, cola llena</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>El batch solo se rellena cuando acaba su respuesta más larga</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>Batching continuo</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>running at its cap, KV to spare → a slow host loop</source>
        <translation>en ejecución al tope, KV de sobra → bucle lento del host</translation>
    </message>
    <message>
        <source>Trouble only with long contexts</source>
        <translation>Problemas solo con contextos largos</translation>
    </message>
    <message>
        <source>Admission counts requests, but what runs out is tokens</source>
        <translation>La admisión cuenta peticiones, pero lo que se agota son tokens</translation>
    </message>
    <message>
        <source>KV cache in fp8, and long prompts 512 tokens a step</source>
        <translation>Caché KV en fp8, y prompts largos a 512 tokens por paso</translation>
    </message>
    <message>
        <source>TTFT p99</source>
        <translation>TTFT p99</translation>
    </message>
    <message>
        <source>KV is low when latency rises → 3.4; no long prompts → 3.1</source>
        <translation>poca KV en uso al subir la latencia → 3.4; sin prompts largos → 3.1</translation>
    </message>
    <message>
        <source>Answers freeze for a moment</source>
        <translation>Las respuestas se paran un momento</translation>
    </message>
    <message>
        <source>Somebody else&apos;s long prompt is computed whole in one step</source>
        <translation>El prompt largo de otro se calcula entero en un paso</translation>
    </message>
    <message>
        <source>Chunked prefill: 1,024 tokens a step, long prompts half</source>
        <translation>Chunked prefill: 1.024 tokens por paso, la mitad los prompts largos</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>long gaps on steps without prefill → preemption, a host stall</source>
        <translation>intervalos largos en pasos sin prefill → desalojo, parón del host</translation>
    </message>
    <message>
        <source>Three times the price</source>
        <translation>El triple de precio</translation>
    </message>
    <message>
        <source>The same 1,800 tokens are computed again for each request</source>
        <translation>Los mismos 1.800 tokens se recalculan en cada petición</translation>
    </message>
    <message>
        <source>Prefix caching, and give replicas back</source>
        <translation>Caché de prefijos, y devolver réplicas</translation>
    </message>
    <message>
        <source>$ per M tok</source>
        <translation>$ por M tok</translation>
    </message>
    <message>
        <source>the hit ratio is high already → 3.2</source>
        <translation>el hit ratio ya es alto → 3.2</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>the unit is missing: s or ms, for example %1</source>
        <translation>falta la unidad: s o ms, por ejemplo %1</translation>
    </message>
    <message>
        <source>this is no figure; write it like %1</source>
        <translation>esto no es una cifra; escríbala así: %1</translation>
    </message>
    <message>
        <source>the lower end is above the upper one</source>
        <translation>el extremo inferior está por encima del superior</translation>
    </message>
    <message>
        <source>the figure lies outside its own range</source>
        <translation>la cifra queda fuera de su propio intervalo</translation>
    </message>
    <message>
        <source>the day is missing: write it like 2026-11-30 10:02</source>
        <translation>falta el día: escríbalo así: 2026-11-30 10:02</translation>
    </message>
    <message>
        <source>this is no time of day</source>
        <translation>esto no es una hora</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC</source>
        <translation>esto no es un momento; escríbalo así: 2026-11-30 10:02, UTC</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC, or 10 min from the begin of a run</source>
        <translation>esto no es un momento; escríbalo así: 2026-11-30 10:02, UTC, o 10 min desde el inicio de una ejecución</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
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
        <translation>tiempo en cola</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>extremo a extremo</translation>
    </message>
</context>
<context>
    <name>Lever</name>
    <message>
        <source>Prefix caching and a static-first template</source>
        <translation>Caché de prefijos y una plantilla con lo fijo primero</translation>
    </message>
    <message>
        <source>Keeps the KV of shared prompt beginnings, and puts whatever changes from request to request behind them.</source>
        <translation>Conserva el KV de los comienzos comunes de los prompts y pone detrás lo que cambia de una solicitud a otra.</translation>
    </message>
    <message>
        <source>prompt tokens by source: the share that is computed</source>
        <translation>tokens de prompt por origen: la parte que se calcula</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget</source>
        <translation>Chunked prefill con un presupuesto por paso</translation>
    </message>
    <message>
        <source>Cuts prompts so that no step is longer than the inter-token objective allows.</source>
        <translation>Corta los prompts para que ningún paso dure más de lo que permite el objetivo entre tokens.</translation>
    </message>
    <message>
        <source>TTFT of long prompts by 8 to 28 %, and of short ones unless a threshold holds long ones back</source>
        <translation>TTFT de los prompts largos, del 8 al 28 %, y de los cortos salvo que un umbral retenga los largos</translation>
    </message>
    <message>
        <source>gaps above 100 ms joined with the prefill tokens of their step</source>
        <translation>intervalos de más de 100 ms unidos a los tokens de prefill de su paso</translation>
    </message>
    <message>
        <source>Token-aware admission and chunking</source>
        <translation>Admisión por tokens y división en trozos</translation>
    </message>
    <message>
        <source>Admits by reserved tokens instead of by requests, with a budget for bulk work.</source>
        <translation>Admite por tokens reservados en lugar de por solicitudes, con un presupuesto para el trabajo masivo.</translation>
    </message>
    <message>
        <source>waiting time of long prompts</source>
        <translation>tiempo de espera de los prompts largos</translation>
    </message>
    <message>
        <source>reserved tokens, not requests, at the moment of the crash or the preemptions</source>
        <translation>tokens reservados, no solicitudes, en el momento de la caída o de las expropiaciones</translation>
    </message>
    <message>
        <source>Continuous batching, or whatever frees the batch</source>
        <translation>Batching continuo, o lo que libere el batch</translation>
    </message>
    <message>
        <source>Fills every slot as soon as it is free; reserves KV as it is needed.</source>
        <translation>Llena cada hueco en cuanto queda libre; reserva KV según hace falta.</translation>
    </message>
    <message>
        <source>running requests over the cap, allocated and live KV, and the GPU&apos;s share of a step, on one panel</source>
        <translation>solicitudes en ejecución frente al límite, KV asignado y vivo, y parte de GPU en un paso, en un panel</translation>
    </message>
    <message>
        <source>Batch cap at the TPOT objective</source>
        <translation>Límite del batch en el objetivo de TPOT</translation>
    </message>
    <message>
        <source>Holds the running batch where a step is still fast enough; the rest waits.</source>
        <translation>Mantiene el batch en ejecución donde un paso aún es bastante rápido; el resto espera.</translation>
    </message>
    <message>
        <source>throughput by 10 to 35 %, and TTFT once the load exceeds the capped capacity</source>
        <translation>el rendimiento, del 10 al 35 %, y TTFT cuando la carga supera la capacidad limitada</translation>
    </message>
    <message>
        <source>step time over running requests: a line with the predicted slope</source>
        <translation>tiempo de paso frente a solicitudes en ejecución: una recta con la pendiente prevista</translation>
    </message>
    <message>
        <source>Prefill and decode on separate engines</source>
        <translation>Prefill y decode en motores separados</translation>
    </message>
    <message>
        <source>Keeps prompts away from running answers; the KV cache travels over a link.</source>
        <translation>Aparta los prompts de las respuestas en marcha; la caché KV viaja por un enlace.</translation>
    </message>
    <message>
        <source>throughput of the same number of GPUs; a fallback of the link shows in every TTFT</source>
        <translation>el rendimiento del mismo número de GPU; un enlace degradado se nota en cada TTFT</translation>
    </message>
    <message>
        <source>inter-token gaps with and without prefill tokens in their step</source>
        <translation>intervalos entre tokens con y sin tokens de prefill en su paso</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>Decodificación especulativa</translation>
    </message>
    <message>
        <source>A draft proposes tokens that the model verifies together.</source>
        <translation>Un borrador propone tokens que el modelo verifica juntos.</translation>
    </message>
    <message>
        <source>the KV pool, and every step of a large batch</source>
        <translation>el grupo KV, y cada paso de un batch grande</translation>
    </message>
    <message>
        <source>acceptance by position at the batch that production has</source>
        <translation>aceptación por posición con el batch que tiene producción</translation>
    </message>
    <message>
        <source>A threshold for long prefills</source>
        <translation>Un umbral para prefills largos</translation>
    </message>
    <message>
        <source>Lets one long prompt have only a part of each step, so that short ones start beside it.</source>
        <translation>Da a un prompt largo solo una parte de cada paso, para que los cortos empiecen a su lado.</translation>
    </message>
    <message>
        <source>TTFT of long prompts by about 6 %</source>
        <translation>TTFT de los prompts largos, cerca del 6 %</translation>
    </message>
    <message>
        <source>share of a step&apos;s budget that the largest prefill takes</source>
        <translation>parte del presupuesto de un paso que toma el prefill mayor</translation>
    </message>
    <message>
        <source>Decode rounds between prefill chunks</source>
        <translation>Rondas de decode entre trozos de prefill</translation>
    </message>
    <message>
        <source>Guarantees decode steps between chunks of a prompt.</source>
        <translation>Garantiza pasos de decode entre los trozos de un prompt.</translation>
    </message>
    <message>
        <source>TTFT by about 3 %</source>
        <translation>TTFT, cerca del 3 %</translation>
    </message>
    <message>
        <source>share of steps that are prefills while requests run</source>
        <translation>proporción de pasos que son prefill con solicitudes en marcha</translation>
    </message>
    <message>
        <source>Larger captured CUDA graphs</source>
        <translation>CUDA graphs capturados mayores</translation>
    </message>
    <message>
        <source>Captures graphs up to the batch that really runs, so that no step is launched kernel by kernel.</source>
        <translation>Captura graphs hasta el batch que realmente corre, para que ningún paso se lance kernel a kernel.</translation>
    </message>
    <message>
        <source>some memory and start-up time; single requests can be slightly slower</source>
        <translation>algo de memoria y de tiempo de arranque; las solicitudes sueltas pueden ir algo más lentas</translation>
    </message>
    <message>
        <source>whether the decode log says that a graph ran at the slow batch</source>
        <translation>si el registro de decode dice que corrió un graph con el batch lento</translation>
    </message>
    <message>
        <source>A watermark in the KV pool</source>
        <translation>Un margen en el grupo KV</translation>
    </message>
    <message>
        <source>Keeps a few per cent of the blocks free at admission, so that running requests need not be preempted.</source>
        <translation>Deja libre un pequeño porcentaje de los bloques en la admisión, para que no haya que expropiar solicitudes en ejecución.</translation>
    </message>
    <message>
        <source>median TTFT, by 71 % in a public case</source>
        <translation>TTFT mediana, un 71 % en un caso público</translation>
    </message>
    <message>
        <source>preemptions for each finished request while the KV pool is full</source>
        <translation>expropiaciones por solicitud terminada con el grupo KV lleno</translation>
    </message>
    <message>
        <source>KV cache in fp8</source>
        <translation>Caché KV en fp8</translation>
    </message>
    <message>
        <source>Halves the bytes of every cached token.</source>
        <translation>Reduce a la mitad los bytes de cada token guardado.</translation>
    </message>
    <message>
        <source>step time over the sum of contexts</source>
        <translation>tiempo de paso frente a la suma de contextos</translation>
    </message>
    <message>
        <source>Weights in fp8</source>
        <translation>Pesos en fp8</translation>
    </message>
    <message>
        <source>Fewer bytes and faster matrix products; frees memory for KV.</source>
        <translation>Menos bytes y productos de matrices más rápidos; libera memoria para KV.</translation>
    </message>
    <message>
        <source>Fewer replicas</source>
        <translation>Menos réplicas</translation>
    </message>
    <message>
        <source>Takes away whole replicas that the load does not need.</source>
        <translation>Quita réplicas enteras que la carga no necesita.</translation>
    </message>
    <message>
        <source>latency at the peak</source>
        <translation>la latencia en el pico</translation>
    </message>
    <message>
        <source>running requests against the cap at the peak</source>
        <translation>solicitudes en ejecución frente al límite en el pico</translation>
    </message>
    <message>
        <source>More replicas</source>
        <translation>Más réplicas</translation>
    </message>
    <message>
        <source>Adds whole replicas behind the router.</source>
        <translation>Añade réplicas enteras detrás del router.</translation>
    </message>
    <message>
        <source>cost, in proportion; new replicas start with cold caches</source>
        <translation>el coste, en proporción; las réplicas nuevas empiezan con cachés frías</translation>
    </message>
    <message>
        <source>offered load over capacity</source>
        <translation>carga ofrecida entre capacidad</translation>
    </message>
    <message>
        <source>Roll back the deploy</source>
        <translation>Revertir el despliegue</translation>
    </message>
    <message>
        <source>Puts the old version or template back, replica by replica.</source>
        <translation>Repone la versión o la plantilla anterior, réplica a réplica.</translation>
    </message>
    <message>
        <source>capacity while it lasts; every restarted replica has an empty cache</source>
        <translation>la capacidad mientras dura; cada réplica reiniciada tiene la caché vacía</translation>
    </message>
    <message>
        <source>queue and prefill part of TTFT beside the prefix hit ratio, by replica</source>
        <translation>parte de cola y de prefill de la TTFT junto al hit ratio de prefijos, por réplica</translation>
    </message>
    <message>
        <source>A token bucket for each tenant</source>
        <translation>Un cubo de tokens para cada inquilino</translation>
    </message>
    <message>
        <source>Bounds the prompt tokens that one tenant can bring in a second.</source>
        <translation>Limita los tokens de prompt que un inquilino puede traer en un segundo.</translation>
    </message>
    <message>
        <source>that tenant: its requests are rejected or wait</source>
        <translation>a ese inquilino: sus solicitudes se rechazan o esperan</translation>
    </message>
    <message>
        <source>prompt tokens a second by tenant</source>
        <translation>tokens de prompt por segundo y por inquilino</translation>
    </message>
    <message>
        <source>Fair queueing by tenant</source>
        <translation>Cola justa por inquilino</translation>
    </message>
    <message>
        <source>Serves the tenant that has had least, counted in tokens.</source>
        <translation>Atiende al inquilino que menos ha tenido, contado en tokens.</translation>
    </message>
    <message>
        <source>tenants with the longest prompts</source>
        <translation>a los inquilinos con los prompts más largos</translation>
    </message>
    <message>
        <source>waiting time by tenant</source>
        <translation>tiempo de espera por inquilino</translation>
    </message>
    <message>
        <source>Routing by prefix</source>
        <translation>Encaminar por prefijo</translation>
    </message>
    <message>
        <source>Sends requests with the same beginning to the replica that has it, with a guard against hot replicas.</source>
        <translation>Envía las solicitudes con el mismo comienzo a la réplica que lo tiene, con protección frente a réplicas sobrecargadas.</translation>
    </message>
    <message>
        <source>balance: one hot prefix can overload a replica</source>
        <translation>el equilibrio: un prefijo muy usado puede sobrecargar una réplica</translation>
    </message>
    <message>
        <source>prefix hit ratio by replica</source>
        <translation>hit ratio de prefijos por réplica</translation>
    </message>
    <message>
        <source>Routing to the least loaded replica</source>
        <translation>Encaminar a la réplica menos cargada</translation>
    </message>
    <message>
        <source>Replaces rotation by the number of requests that each replica has.</source>
        <translation>Sustituye la rotación por el número de solicitudes que tiene cada réplica.</translation>
    </message>
    <message>
        <source>prefix reuse, where it came from rotation</source>
        <translation>la reutilización de prefijos, donde venía de la rotación</translation>
    </message>
    <message>
        <source>TTFT by replica</source>
        <translation>TTFT por réplica</translation>
    </message>
    <message>
        <source>Take the bad replica out</source>
        <translation>Retirar la réplica mala</translation>
    </message>
    <message>
        <source>Drains a cold, slow or throttled replica, and restarts it when it is idle.</source>
        <translation>Vacía una réplica fría, lenta o limitada y la reinicia cuando está ociosa.</translation>
    </message>
    <message>
        <source>capacity, by that replica</source>
        <translation>la capacidad, en esa réplica</translation>
    </message>
    <message>
        <source>TTFT and hit ratio by replica</source>
        <translation>TTFT y hit ratio por réplica</translation>
    </message>
    <message>
        <source>A CPU limit that fits, and thread pools that know it</source>
        <translation>Un límite de CPU adecuado, y grupos de hilos que lo conozcan</translation>
    </message>
    <message>
        <source>Raises the container&apos;s quota, or sizes its pools by the quota instead of by the host.</source>
        <translation>Sube la cuota del contenedor, o dimensiona sus grupos por la cuota y no por el host.</translation>
    </message>
    <message>
        <source>throttled periods over all periods, with the SM active share</source>
        <translation>periodos limitados entre todos los periodos, con la proporción de SM activos</translation>
    </message>
    <message>
        <source>Asynchronous scheduling and more front-end processes</source>
        <translation>Planificación asíncrona y más procesos de frontend</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU works on this one.</source>
        <translation>Prepara el paso siguiente mientras la GPU trabaja en este.</translation>
    </message>
    <message>
        <source>a finished request is seen one step late</source>
        <translation>una solicitud terminada se ve un paso más tarde</translation>
    </message>
    <message>
        <source>GPU time of a step over its wall time</source>
        <translation>tiempo de GPU de un paso entre su duración</translation>
    </message>
    <message>
        <source>A higher cap of running requests</source>
        <translation>Un límite mayor de solicitudes en ejecución</translation>
    </message>
    <message>
        <source>Lets more requests run where neither KV nor the objective is exhausted.</source>
        <translation>Deja correr más solicitudes donde ni KV ni el objetivo se agotan.</translation>
    </message>
    <message>
        <source>TPOT: every step gets longer</source>
        <translation>TPOT: cada paso se alarga</translation>
    </message>
    <message>
        <source>running requests at the cap while the KV pool is not full</source>
        <translation>solicitudes en ejecución en el límite con el grupo KV no lleno</translation>
    </message>
    <message>
        <source>KV as it is needed, not for the worst case</source>
        <translation>KV según hace falta, no para el peor caso</translation>
    </message>
    <message>
        <source>Stops reserving the full answer length of every request.</source>
        <translation>Deja de reservar la longitud completa de respuesta de cada solicitud.</translation>
    </message>
    <message>
        <source>preemptions appear where there were none</source>
        <translation>aparecen expropiaciones donde no las había</translation>
    </message>
    <message>
        <source>live over allocated KV blocks</source>
        <translation>bloques KV vivos entre asignados</translation>
    </message>
    <message>
        <source>A smaller KV pool, for what lies outside it</source>
        <translation>Un grupo KV más pequeño, para lo que queda fuera</translation>
    </message>
    <message>
        <source>Leaves memory for activations, logits and graphs, which a full pool does not.</source>
        <translation>Deja memoria para activaciones, logits y graphs, lo que un grupo lleno no hace.</translation>
    </message>
    <message>
        <source>room for running requests and for the prefix cache</source>
        <translation>sitio para solicitudes en ejecución y para la caché de prefijos</translation>
    </message>
    <message>
        <source>allocated KV at the moment of the crash: low</source>
        <translation>KV asignado en el momento de la caída: bajo</translation>
    </message>
    <message>
        <source>A proxy that streams</source>
        <translation>Un proxy que hace streaming</translation>
    </message>
    <message>
        <source>Turns the buffering of answers off, with a protocol version that can stream.</source>
        <translation>Desactiva el almacenamiento de respuestas, con una versión de protocolo que admite streaming.</translation>
    </message>
    <message>
        <source>inter-token gaps at the client below those of the engine</source>
        <translation>intervalos entre tokens en el cliente por debajo de los del motor</translation>
    </message>
    <message>
        <source>A budget for retries, with back-off</source>
        <translation>Un presupuesto de reintentos, con espera creciente</translation>
    </message>
    <message>
        <source>Keeps clients from multiplying an overload.</source>
        <translation>Evita que los clientes multipliquen una sobrecarga.</translation>
    </message>
    <message>
        <source>some requests fail that a retry would have saved</source>
        <translation>fallan algunas solicitudes que un reintento habría salvado</translation>
    </message>
    <message>
        <source>attempts over requests</source>
        <translation>intentos entre solicitudes</translation>
    </message>
    <message>
        <source>Early rejection</source>
        <translation>Rechazo temprano</translation>
    </message>
    <message>
        <source>Turns away what would miss its objective, before its prompt is computed.</source>
        <translation>Rechaza lo que no cumpliría su objetivo antes de calcular su prompt.</translation>
    </message>
    <message>
        <source>the share of requests that is served at all</source>
        <translation>la proporción de solicitudes que llega a atenderse</translation>
    </message>
    <message>
        <source>goodput over offered</source>
        <translation>goodput entre lo ofrecido</translation>
    </message>
    <message>
        <source>A cap on answer length</source>
        <translation>Un límite a la longitud de las respuestas</translation>
    </message>
    <message>
        <source>Bounds the tokens of an answer where the product allows it.</source>
        <translation>Limita los tokens de una respuesta donde el producto lo permite.</translation>
    </message>
    <message>
        <source>answers that are cut</source>
        <translation>respuestas que se cortan</translation>
    </message>
    <message>
        <source>output tokens a request</source>
        <translation>tokens de salida por solicitud</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>None of these</source>
        <translation>Ninguno de estos</translation>
    </message>
    <message>
        <source>A fault that is not in the catalogue, or one of those that cannot be simulated; or several at once</source>
        <translation>Un fallo que no está en el catálogo o que no puede simularse; o varios a la vez</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>Nada ha cambiado</translation>
    </message>
    <message>
        <source>What was observed is chance: the healthy system shows the same</source>
        <translation>Lo observado es azar: el sistema sano muestra lo mismo</translation>
    </message>
    <message>
        <source>The prompt template changed, and nothing of the shared prefix is found any more</source>
        <translation>La plantilla del prompt cambió y ya no se encuentra nada del prefijo común</translation>
    </message>
    <message>
        <source>A field that changes with every request stands ahead of the static prefix, or the template&apos;s first bytes changed. Each prompt is computed whole: the work of a request grows severalfold, queues grow with it, and on an engine that mixes prefill and decode the gaps between tokens too.</source>
        <translation>Un campo que cambia con cada solicitud está delante del prefijo fijo, o cambiaron los primeros bytes de la plantilla. Cada prompt se calcula entero: el trabajo por solicitud se multiplica, las colas crecen con él y, en un motor que mezcla prefill y decode, también los intervalos entre tokens.</translation>
    </message>
    <message>
        <source>prefix_hit_ratio before and after, with computed_prompt_token_rate up at the same request rate.</source>
        <translation>prefix_hit_ratio antes y después, con computed_prompt_token_rate más alta a la misma tasa de solicitudes.</translation>
    </message>
    <message>
        <source>The hit ratio of the affected template is unchanged: then it is the scheduler, longer prompts or one replica.</source>
        <translation>El hit ratio de la plantilla afectada no cambió: entonces es el planificador, prompts más largos o una réplica.</translation>
    </message>
    <message>
        <source>Restore the static-first template (system prompt and tool schemas first, anything per request last); roll it back by its flag first.</source>
        <translation>Restaurar la plantilla con lo fijo primero (prompt de sistema y esquemas de herramientas delante, lo propio de cada solicitud al final); revertirla antes con su opción.</translation>
    </message>
    <message>
        <source>One template or tenant lost its shared prefix, the others kept it</source>
        <translation>Una plantilla o un inquilino perdió su prefijo común; los demás lo conservan</translation>
    </message>
    <message>
        <source>The changed template, or the canary, serves a part of the traffic. Its prompts are computed whole and wait in the same queues as everybody&apos;s: the tail of the first token grows, the median hardly does.</source>
        <translation>La plantilla cambiada, o el canary, atiende una parte del tráfico. Sus prompts se calculan enteros y esperan en las mismas colas que todos: la cola del primer token crece, la mediana apenas.</translation>
    </message>
    <message>
        <source>Hit ratio and computed prompt tokens by template or tenant: one has fallen, the others have not.</source>
        <translation>Hit ratio y tokens de prompt calculados por plantilla o inquilino: uno ha caído, los demás no.</translation>
    </message>
    <message>
        <source>All templates hit alike: then it is one replica, or the scheduler.</source>
        <translation>Todas las plantillas aciertan igual: entonces es una réplica o el planificador.</translation>
    </message>
    <message>
        <source>Restore the static-first order in that template; version templates and roll them out like code.</source>
        <translation>Restaurar en esa plantilla el orden con lo fijo primero; versionar las plantillas y desplegarlas como código.</translation>
    </message>
    <message>
        <source>Some replicas have a cold or lost prefix cache</source>
        <translation>Algunas réplicas tienen la caché de prefijos fría o perdida</translation>
    </message>
    <message>
        <source>A part of the fleet computes every prompt whole: cold after a restart, with caching off, or with a key that never matches. Requests that the balancer sends there wait; the others do not notice. The fleet&apos;s median stays, its tail does not.</source>
        <translation>Una parte de la flota calcula cada prompt entero: fría tras un reinicio, sin caché o con una clave que nunca coincide. Las solicitudes que el balanceador envía allí esperan; las demás no lo notan. La mediana de la flota se mantiene, su cola no.</translation>
    </message>
    <message>
        <source>Hit ratio and TTFT by replica: one or a few have left the others.</source>
        <translation>Hit ratio y TTFT por réplica: una o unas pocas se han separado de las demás.</translation>
    </message>
    <message>
        <source>All replicas are alike: then it is a template, the scheduler or the traffic.</source>
        <translation>Todas las réplicas son iguales: entonces es una plantilla, el planificador o el tráfico.</translation>
    </message>
    <message>
        <source>Drain the replica or warm its cache before it gets traffic; gate rollouts on the hit ratio by replica.</source>
        <translation>Vaciar la réplica o calentar su caché antes de darle tráfico; condicionar los despliegues al hit ratio por réplica.</translation>
    </message>
    <message>
        <source>The shared prefix is computed again with every request, and the fleet was sized for that</source>
        <translation>El prefijo común se calcula de nuevo con cada solicitud, y la flota se dimensionó para ello</translation>
    </message>
    <message>
        <source>Prefix caching is off, or never hits. Every request pays for the shared part of its prompt; prefill dominates GPU time, and as many replicas were added as keep the latency in its bounds.</source>
        <translation>La caché de prefijos está desactivada o nunca acierta. Cada solicitud paga la parte común de su prompt; el prefill domina el tiempo de GPU, y se añadieron tantas réplicas como hacen falta para mantener la latencia.</translation>
    </message>
    <message>
        <source>The share of prompt tokens that are computed (prompt_tokens_by_source), or one replayed hour with caching on: GPU seconds a request.</source>
        <translation>La proporción de tokens de prompt que se calculan (prompt_tokens_by_source), o una hora reproducida con caché: segundos de GPU por solicitud.</translation>
    </message>
    <message>
        <source>The hit ratio is 70 % and more: then it is occupancy (3.2), over-provisioning, long answers, or the price.</source>
        <translation>El hit ratio es del 70 % o más: entonces es la ocupación (3.2), exceso de réplicas, respuestas largas o el precio.</translation>
    </message>
    <message>
        <source>Prefix caching on, static text first in the template, session affinity; then give replicas back: only those are money.</source>
        <translation>Caché de prefijos activada, texto fijo primero en la plantilla, afinidad de sesión; después devolver réplicas: solo ellas son dinero.</translation>
    </message>
    <message>
        <source>Prefix caching was switched off</source>
        <translation>Se desactivó la caché de prefijos</translation>
    </message>
    <message>
        <source>A flag of the new version, or its default, turned prefix caching off: every prompt is computed whole on the same replicas.</source>
        <translation>Una opción de la nueva versión, o su valor por defecto, desactivó la caché de prefijos: cada prompt se calcula entero en las mismas réplicas.</translation>
    </message>
    <message>
        <source>The start-up line of the engine, or a count of lookups that stands still.</source>
        <translation>La línea de arranque del motor, o un contador de búsquedas que no avanza.</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged.</source>
        <translation>El hit ratio no cambió.</translation>
    </message>
    <message>
        <source>Turn it on again.</source>
        <translation>Activarla de nuevo.</translation>
    </message>
    <message>
        <source>More different prefixes than the cache holds</source>
        <translation>Más prefijos distintos de los que caben en la caché</translation>
    </message>
    <message>
        <source>Tenants or templates multiplied. Each shared prefix is evicted before it comes again, so that most prompts are computed whole although caching is on.</source>
        <translation>Se multiplicaron los inquilinos o las plantillas. Cada prefijo común se expulsa antes de volver, de modo que la mayoría de los prompts se calcula entera aunque la caché esté activa.</translation>
    </message>
    <message>
        <source>Hit ratio by template; the engine&apos;s idle-before-eviction and reuse-gap histograms.</source>
        <translation>Hit ratio por plantilla; los histogramas del motor de inactividad antes de la expulsión y de intervalo de reutilización.</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged, or one template alone lost it.</source>
        <translation>El hit ratio no cambió, o solo una plantilla lo perdió.</translation>
    </message>
    <message>
        <source>Route by prefix, so that each replica holds a part of them; a larger or second-level cache.</source>
        <translation>Encaminar por prefijo, para que cada réplica guarde una parte; una caché mayor o de segundo nivel.</translation>
    </message>
    <message>
        <source>Long prompts of others are computed whole in one step</source>
        <translation>Los prompts largos de otros se calculan enteros en un solo paso</translation>
    </message>
    <message>
        <source>A step budget above the prompts lets one of them take a whole step. Every request that is decoding waits it out: one long gap in the middle of the answer. The mean hardly moves; p99 shows it as soon as more than one gap in a hundred is hit. Nobody can reproduce it alone, because it takes another user&apos;s prompt.</source>
        <translation>Un presupuesto por paso mayor que los prompts deja que uno ocupe un paso entero. Toda solicitud en decode lo espera: un intervalo largo en mitad de la respuesta. La media apenas se mueve; el p99 lo muestra en cuanto se alcanza más de un intervalo de cada cien. Nadie puede reproducirlo solo, porque hace falta el prompt de otro usuario.</translation>
    </message>
    <message>
        <source>Join each gap above 100 ms with its step: at least 90 % carry a prefill of more than 4,000 tokens.</source>
        <translation>Unir cada intervalo de más de 100 ms con su paso: al menos el 90 % lleva un prefill de más de 4.000 tokens.</translation>
    </message>
    <message>
        <source>Long gaps stand on steps without prefill: preemption (3.3), a pausing host, or a proxy; or all gaps are longer, which is 3.1.</source>
        <translation>Hay intervalos largos en pasos sin prefill: expropiación (3.3), un host que se detiene o un proxy; o todos los intervalos son más largos, que es 3.1.</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget from the gap that is allowed, and a threshold below it for one long prompt, so that short prompts are not held up by the chunks.</source>
        <translation>Chunked prefill con un presupuesto por paso según el intervalo permitido, y un umbral menor para un solo prompt largo, para que los prompts cortos no queden retenidos por los trozos.</translation>
    </message>
    <message>
        <source>Chunked prefill was switched off, or its budget raised</source>
        <translation>Se desactivó chunked prefill o se subió su presupuesto</translation>
    </message>
    <message>
        <source>The deploy lets whole prompts into a step. Answers stand still while one is computed, and prompts queue behind each other.</source>
        <translation>El despliegue deja entrar prompts enteros en un paso. Las respuestas se detienen mientras se calcula uno, y los prompts hacen cola unos tras otros.</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) reach beyond the old budget; the flags of the two versions.</source>
        <translation>Los tokens por paso (iteration_tokens_total) superan el presupuesto anterior; las opciones de las dos versiones.</translation>
    </message>
    <message>
        <source>The flags are the same, and the tail of the gaps too.</source>
        <translation>Las opciones son las mismas, y la cola de los intervalos también.</translation>
    </message>
    <message>
        <source>Restore chunking and the step budget.</source>
        <translation>Restaurar la división en trozos y el presupuesto por paso.</translation>
    </message>
    <message>
        <source>The step budget was lowered</source>
        <translation>Se bajó el presupuesto por paso</translation>
    </message>
    <message>
        <source>Prompts are computed in more and smaller pieces: gaps between tokens shrink, first tokens come later, and at load the queue of prompts grows.</source>
        <translation>Los prompts se calculan en más trozos y más pequeños: los intervalos entre tokens se acortan, los primeros tokens llegan más tarde y, con carga, crece la cola de prompts.</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) stop at a lower bound than before.</source>
        <translation>Los tokens por paso (iteration_tokens_total) se detienen en un límite más bajo que antes.</translation>
    </message>
    <message>
        <source>The flags are the same; the tail of the gaps has not shrunk.</source>
        <translation>Las opciones son las mismas; la cola de los intervalos no se ha acortado.</translation>
    </message>
    <message>
        <source>Restore the step budget.</source>
        <translation>Restaurar el presupuesto por paso.</translation>
    </message>
    <message>
        <source>Prompts got longer</source>
        <translation>Los prompts se alargaron</translation>
    </message>
    <message>
        <source>Retrieval returns more, tool schemas grew, or conversations are sent back longer. Each request brings more tokens to compute; prefill time grows, per computed token it does not.</source>
        <translation>La recuperación devuelve más, crecieron los esquemas de herramientas o se reenvían conversaciones más largas. Cada solicitud trae más tokens que calcular; el tiempo de prefill crece, por token calculado no.</translation>
    </message>
    <message>
        <source>The distribution of prompt tokens, p99 before and after.</source>
        <translation>La distribución de tokens de prompt, p99 antes y después.</translation>
    </message>
    <message>
        <source>Prompt lengths are unchanged.</source>
        <translation>Las longitudes de los prompts no cambiaron.</translation>
    </message>
    <message>
        <source>Budget what retrieval and schemas may add; classes with limits of their own.</source>
        <translation>Presupuestar lo que pueden añadir la recuperación y los esquemas; clases con límites propios.</translation>
    </message>
    <message>
        <source>One tenant sends long prompts faster than they can be computed</source>
        <translation>Un inquilino envía prompts largos más rápido de lo que pueden calcularse</translation>
    </message>
    <message>
        <source>Prefill work arrives faster than the engine computes it. Requests wait before their first token, everybody&apos;s alike; answers that have begun go on at their pace. The GPU is busy throughout.</source>
        <translation>El trabajo de prefill llega más rápido de lo que el motor lo calcula. Las solicitudes esperan antes de su primer token, todas por igual; las respuestas ya empezadas siguen a su ritmo. La GPU está ocupada todo el tiempo.</translation>
    </message>
    <message>
        <source>Prompt tokens by tenant, and the split of the first token&apos;s time into queue and prefill.</source>
        <translation>Tokens de prompt por inquilino, y el tiempo del primer token dividido en cola y prefill.</translation>
    </message>
    <message>
        <source>The queue is short but prefill is slow; or no tenant&apos;s share has grown.</source>
        <translation>La cola es corta pero el prefill es lento; o la parte de ningún inquilino ha crecido.</translation>
    </message>
    <message>
        <source>Bound that tenant&apos;s prompt tokens with a bucket at the gateway, or give bulk work a pool of its own.</source>
        <translation>Limitar los tokens de prompt de ese inquilino con un cubo en el gateway, o dar un grupo propio al trabajo masivo.</translation>
    </message>
    <message>
        <source>One very long prompt takes the whole step budget while it lasts</source>
        <translation>Un prompt muy largo ocupa todo el presupuesto por paso mientras dura</translation>
    </message>
    <message>
        <source>Chunked or not, a request that is being computed keeps its place: a prompt of many steps takes each step&apos;s whole budget, and whoever comes meanwhile waits until it is done. Most of the time nothing is wrong; the tail of the first token is as long as the longest prompt takes. Answers that have begun go on at the pace of full steps.</source>
        <translation>Con trozos o sin ellos, una solicitud en cálculo conserva su sitio: un prompt de muchos pasos toma el presupuesto entero de cada uno, y quien llega entretanto espera a que termine. La mayor parte del tiempo no pasa nada; la cola del primer token dura lo que tarda el prompt más largo. Las respuestas ya empezadas siguen al ritmo de pasos llenos.</translation>
    </message>
    <message>
        <source>The share of each step&apos;s tokens that its largest prefill has, while others wait with KV to spare.</source>
        <translation>La proporción de tokens de cada paso que tiene su prefill mayor, mientras otros esperan con KV libre.</translation>
    </message>
    <message>
        <source>First tokens are late while no long prompt is computed; or the queue never empties: then prompts come faster than they can be computed.</source>
        <translation>Los primeros tokens llegan tarde sin que se calcule ningún prompt largo; o la cola nunca se vacía: entonces los prompts llegan más rápido de lo que pueden calcularse.</translation>
    </message>
    <message>
        <source>A threshold for one long prompt below the step budget (long_prefill_token_threshold), so that short ones share each step; the long ones take a few per cent longer.</source>
        <translation>Un umbral para un solo prompt largo por debajo del presupuesto por paso (long_prefill_token_threshold), para que los cortos compartan cada paso; los largos tardan unos pocos por ciento más.</translation>
    </message>
    <message>
        <source>Prefill batches follow each other, and answers wait between them</source>
        <translation>Los batches de prefill se suceden y las respuestas esperan entre ellos</translation>
    </message>
    <message>
        <source>An engine that computes prompts first and keeps no decode step between the batches gives answers a step only where no prompt waits. Throughput and first tokens stay; what a user sees of an answer comes at a fraction of its pace.</source>
        <translation>Un motor que calcula primero los prompts y no deja pasos de decode entre los batches solo da un paso a las respuestas donde no espera ningún prompt. El rendimiento y los primeros tokens se mantienen; lo que un usuario ve de una respuesta llega a una fracción de su ritmo.</translation>
    </message>
    <message>
        <source>The share of steps that are prefill while answers are running; long gaps stand on runs of prefill batches.</source>
        <translation>La proporción de pasos que son prefill mientras hay respuestas en marcha; los intervalos largos caen en series de batches de prefill.</translation>
    </message>
    <message>
        <source>Gaps remain with decode steps between the prefill batches.</source>
        <translation>Los intervalos siguen con pasos de decode entre los batches de prefill.</translation>
    </message>
    <message>
        <source>Keep a few decode steps after each prefill batch (prefill-decode-interval): many times the pace of answers for a few per cent of the first token&apos;s time.</source>
        <translation>Mantener unos pasos de decode tras cada batch de prefill (prefill-decode-interval): las respuestas van varias veces más rápido por unos pocos por ciento del tiempo del primer token.</translation>
    </message>
    <message>
        <source>The same traffic comes in bursts</source>
        <translation>El mismo tráfico llega a ráfagas</translation>
    </message>
    <message>
        <source>The mean rate is as before, but requests arrive bunched: queues build up and drain, the tail grows and the median less.</source>
        <translation>La tasa media es la de antes, pero las solicitudes llegan agrupadas: las colas se forman y se vacían, la cola de la distribución crece y la mediana menos.</translation>
    </message>
    <message>
        <source>Arrivals in windows of a second: variance over mean.</source>
        <translation>Llegadas en ventanas de un segundo: varianza entre media.</translation>
    </message>
    <message>
        <source>Arrivals are as even as before.</source>
        <translation>Las llegadas son tan regulares como antes.</translation>
    </message>
    <message>
        <source>Smooth at the gateway, or keep capacity for bursts.</source>
        <translation>Suavizar en el gateway, o reservar capacidad para las ráfagas.</translation>
    </message>
    <message>
        <source>More requests run together, and every step reads all of their KV cache</source>
        <translation>Más solicitudes corren juntas, y cada paso lee toda su caché KV</translation>
    </message>
    <message>
        <source>A decode step reads the weights once and the KV cache of every running request, and its time is everybody&apos;s time per token. Generous admission keeps the queue empty by letting the batch grow: first tokens stay quick, tokens come slowly. Prompts that are computed in between add to it.</source>
        <translation>Un paso de decode lee los pesos una vez y la caché KV de cada solicitud en ejecución, y su duración es el tiempo por token de todos. Una admisión generosa mantiene la cola vacía dejando crecer el batch: los primeros tokens siguen rápidos, los demás llegan despacio. Los prompts que se calculan entre medias se suman.</translation>
    </message>
    <message>
        <source>Step time, or time per token, against the number running and their context: a line with the predicted slope; all gaps shifted, not a few.</source>
        <translation>Tiempo de paso, o tiempo por token, frente al número en ejecución y su contexto: una recta con la pendiente prevista; todos los intervalos desplazados, no unos pocos.</translation>
    </message>
    <message>
        <source>Gaps have two peaks: 3.4. The step&apos;s wall time rises and its GPU time does not: 3.2. Preemptions climb: 3.3.</source>
        <translation>Los intervalos tienen dos picos: 3.4. Sube la duración del paso y no su tiempo de GPU: 3.2. Aumentan las expropiaciones: 3.3.</translation>
    </message>
    <message>
        <source>Cap the running requests from the time per token that is allowed, hold the rest in the queue, and add capacity for what is left over. A trade, not a gain, unless KV bytes shrink (fp8).</source>
        <translation>Limitar las solicitudes en ejecución según el tiempo por token permitido, dejar el resto en la cola y añadir capacidad para lo que sobre. Un trueque, no una ganancia, salvo que se reduzcan los bytes de KV (fp8).</translation>
    </message>
    <message>
        <source>More is offered than can be served</source>
        <translation>Se ofrece más de lo que puede atenderse</translation>
    </message>
    <message>
        <source>The offered load is beyond the capacity: the backlog grows as long as that lasts, and so do all waiting times, whatever the engine does.</source>
        <translation>La carga ofrecida supera la capacidad: el atraso crece mientras dure, y con él todos los tiempos de espera, haga lo que haga el motor.</translation>
    </message>
    <message>
        <source>Offered against completed requests; the number waiting rises in a straight line.</source>
        <translation>Solicitudes ofrecidas frente a completadas; el número en espera sube en línea recta.</translation>
    </message>
    <message>
        <source>Fewer are completed than before at the same offered rate: then capacity shrank.</source>
        <translation>Se completan menos que antes con la misma tasa ofrecida: entonces se redujo la capacidad.</translation>
    </message>
    <message>
        <source>Add replicas, or turn requests away early and by class.</source>
        <translation>Añadir réplicas, o rechazar solicitudes pronto y por clase.</translation>
    </message>
    <message>
        <source>Answers got longer</source>
        <translation>Las respuestas se alargaron</translation>
    </message>
    <message>
        <source>A new prompt or model makes longer answers: more requests are under way at the same rate, each step is longer, and the KV cache fills.</source>
        <translation>Un prompt o modelo nuevo da respuestas más largas: a la misma tasa hay más solicitudes en curso, cada paso dura más y la caché KV se llena.</translation>
    </message>
    <message>
        <source>The distribution of output tokens.</source>
        <translation>La distribución de tokens de salida.</translation>
    </message>
    <message>
        <source>Output lengths are unchanged.</source>
        <translation>Las longitudes de salida no cambiaron.</translation>
    </message>
    <message>
        <source>Cap max_tokens by class; mend the prompt that makes answers long.</source>
        <translation>Limitar max_tokens por clase; corregir el prompt que alarga las respuestas.</translation>
    </message>
    <message>
        <source>The decode batch is larger than the largest captured CUDA graph</source>
        <translation>El batch de decode es mayor que el mayor CUDA graph capturado</translation>
    </message>
    <message>
        <source>Beyond the largest captured size kernels are launched one by one, and a step takes several times as long; with slower steps more requests run together, so that the batch does not come back below by itself.</source>
        <translation>Más allá del mayor tamaño capturado los kernels se lanzan uno a uno, y un paso tarda varias veces más; con pasos más lentos corren juntas más solicitudes, de modo que el batch no vuelve a bajar por sí solo.</translation>
    </message>
    <message>
        <source>The running batch against the largest captured size in the start-up log; the graph flag of the decode log.</source>
        <translation>El batch en ejecución frente al mayor tamaño capturado en el registro de arranque; la marca de graph del registro de decode.</translation>
    </message>
    <message>
        <source>Time per token does not step at that size.</source>
        <translation>El tiempo por token no salta en ese tamaño.</translation>
    </message>
    <message>
        <source>Capture up to the running cap, or cap the running requests at the largest graph.</source>
        <translation>Capturar hasta el límite de ejecución, o limitar las solicitudes en ejecución al graph mayor.</translation>
    </message>
    <message>
        <source>CUDA graphs are off</source>
        <translation>Los CUDA graphs están desactivados</translation>
    </message>
    <message>
        <source>A flag or an environment variable of the new deploy has every kernel launched by itself: no step is faster than its launches.</source>
        <translation>Una opción o variable de entorno del nuevo despliegue hace que cada kernel se lance por separado: ningún paso es más rápido que sus lanzamientos.</translation>
    </message>
    <message>
        <source>cudaGraphLaunch in a profile; the environment of both versions.</source>
        <translation>cudaGraphLaunch en un perfil; el entorno de ambas versiones.</translation>
    </message>
    <message>
        <source>Graphs are launched as before.</source>
        <translation>Los graphs se lanzan como antes.</translation>
    </message>
    <message>
        <source>Turn them on again; compare flags and environment of the versions before blaming the code.</source>
        <translation>Activarlos de nuevo; comparar opciones y entorno de las versiones antes de culpar al código.</translation>
    </message>
    <message>
        <source>Speculative decoding costs more than it brings at this load</source>
        <translation>La decodificación especulativa cuesta más de lo que aporta con esta carga</translation>
    </message>
    <message>
        <source>Drafting and verifying take GPU time that a full batch does not have to spare: what speeds up a single request slows down many.</source>
        <translation>Redactar y verificar consumen tiempo de GPU que a un batch lleno no le sobra: lo que acelera una sola solicitud frena a muchas.</translation>
    </message>
    <message>
        <source>Acceptance, and time per token with and without it at the same number running.</source>
        <translation>Aceptación, y tiempo por token con ella y sin ella con el mismo número en ejecución.</translation>
    </message>
    <message>
        <source>Time per token is the same with it off.</source>
        <translation>El tiempo por token es el mismo sin ella.</translation>
    </message>
    <message>
        <source>Switch it off above a batch size.</source>
        <translation>Desactivarla a partir de un tamaño de batch.</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>El batch solo se rellena cuando ha terminado su respuesta más larga</translation>
    </message>
    <message>
        <source>Batching by request: slots of finished answers stay empty until the longest one ends. The batch drains while the queue is full; every GPU is wasted alike, so that more replicas help in proportion.</source>
        <translation>Batches por solicitud: los huecos de las respuestas acabadas quedan vacíos hasta que termina la más larga. El batch se vacía con la cola llena; cada GPU se desperdicia por igual, de modo que más réplicas ayudan en proporción.</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is a sawtooth with a full queue.</source>
        <translation>Un panel: solicitudes en ejecución frente al límite, KV asignado y vivo, parte del paso con GPU ocupada. En ejecución es un diente de sierra con la cola llena.</translation>
    </message>
    <message>
        <source>Running stays near its cap with live KV near 100 % and the GPU busy: it is saturated (3.1, 3.5). Running flat and low with KV full: over-reservation. Running at its cap and the GPU idle between steps: the host.</source>
        <translation>En ejecución cerca de su límite, con KV vivo cerca del 100 % y la GPU ocupada: está saturado (3.1, 3.5). En ejecución plano y bajo con KV lleno: sobrerreserva. En ejecución en el límite y la GPU parada entre pasos: el host.</translation>
    </message>
    <message>
        <source>Continuous batching: refill slots at every step.</source>
        <translation>Batching continuo: rellenar los huecos en cada paso.</translation>
    </message>
    <message>
        <source>KV cache is set aside for the longest possible answer</source>
        <translation>La caché KV se reserva para la respuesta más larga posible</translation>
    </message>
    <message>
        <source>At admission each request takes the KV of max_tokens or max_model_len. The pool is full of nothing: few requests run, allocated KV is near 100 % and live KV far lower.</source>
        <translation>En la admisión cada solicitud toma el KV de max_tokens o max_model_len. El grupo está lleno de nada: pocas solicitudes en ejecución, KV asignado cerca del 100 % y KV vivo mucho menor.</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is flat and low, allocated near 100 %, live far lower.</source>
        <translation>Un panel: solicitudes en ejecución frente al límite, KV asignado y vivo, parte del paso con GPU ocupada. En ejecución es plano y bajo, asignado cerca del 100 %, vivo mucho menor.</translation>
    </message>
    <message>
        <source>KV is not full: then static batching, the host, or a low cap.</source>
        <translation>KV no está lleno: entonces batches estáticos, el host o un límite bajo.</translation>
    </message>
    <message>
        <source>Paged KV that grows with the answer, with a watermark; honest max_tokens from the clients.</source>
        <translation>KV paginado que crece con la respuesta, con un margen; max_tokens honestos de los clientes.</translation>
    </message>
    <message>
        <source>The engine&apos;s own loop is slower than the GPU</source>
        <translation>El bucle propio del motor es más lento que la GPU</translation>
    </message>
    <message>
        <source>Scheduling, tokenisation, sampling or a grammar take longer than the step itself, and the GPU waits in between. Slots are full, KV is not.</source>
        <translation>La planificación, la tokenización, el muestreo o una gramática tardan más que el paso mismo, y la GPU espera entre medias. Los huecos están llenos, KV no.</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running at its cap or ample, KV not full, GPU time a third of the step&apos;s.</source>
        <translation>Un panel: solicitudes en ejecución frente al límite, KV asignado y vivo, parte del paso con GPU ocupada. En ejecución en el límite o de sobra, KV no lleno, tiempo de GPU un tercio del paso.</translation>
    </message>
    <message>
        <source>GPU time of a step rises with its wall time: then it is the batch (3.1) or prompts (3.4).</source>
        <translation>El tiempo de GPU de un paso sube con su duración: entonces es el batch (3.1) o los prompts (3.4).</translation>
    </message>
    <message>
        <source>Asynchronous scheduling, more front-end processes, graphs, CPU limits that fit; find what the loop does.</source>
        <translation>Planificación asíncrona, más procesos de frontend, graphs, límites de CPU adecuados; averiguar qué hace el bucle.</translation>
    </message>
    <message>
        <source>The container&apos;s CPU quota stops the host in every period</source>
        <translation>La cuota de CPU del contenedor detiene el host en cada periodo</translation>
    </message>
    <message>
        <source>Thread pools sized by the machine use the quota up within part of each 100 ms; then the engine&apos;s loop stands still until the next. CPU use looks like the limit, the GPU idles.</source>
        <translation>Los grupos de hilos dimensionados por la máquina agotan la cuota en una parte de cada 100 ms; después el bucle del motor se detiene hasta el siguiente. El uso de CPU parece el límite, la GPU está ociosa.</translation>
    </message>
    <message>
        <source>nr_throttled over nr_periods of the cgroup, not CPU use.</source>
        <translation>nr_throttled entre nr_periods del cgroup, no el uso de CPU.</translation>
    </message>
    <message>
        <source>The share of throttled periods is near 0.</source>
        <translation>La proporción de periodos limitados está cerca de 0.</translation>
    </message>
    <message>
        <source>Set thread pools to the pod&apos;s CPUs (OMP_NUM_THREADS), or raise the limit.</source>
        <translation>Ajustar los grupos de hilos a las CPU del pod (OMP_NUM_THREADS), o subir el límite.</translation>
    </message>
    <message>
        <source>The cap on running requests is too low</source>
        <translation>El límite de solicitudes en ejecución es demasiado bajo</translation>
    </message>
    <message>
        <source>The engine could run more together, but its cap holds them in the queue: few run, KV and GPU have room, and the queue grows.</source>
        <translation>El motor podría ejecutar más a la vez, pero su límite las retiene en la cola: pocas en ejecución, KV y GPU tienen sitio, y la cola crece.</translation>
    </message>
    <message>
        <source>The number running stands at max_num_seqs while KV usage is low.</source>
        <translation>El número en ejecución se queda en max_num_seqs con poco uso de KV.</translation>
    </message>
    <message>
        <source>Running lies below the cap.</source>
        <translation>Las que se ejecutan están por debajo del límite.</translation>
    </message>
    <message>
        <source>Raise the cap to what the time per token allows.</source>
        <translation>Subir el límite hasta lo que permita el tiempo por token.</translation>
    </message>
    <message>
        <source>The gateway lets too few requests through</source>
        <translation>El gateway deja pasar muy pocas solicitudes</translation>
    </message>
    <message>
        <source>A concurrency limit in front of the engine holds requests back: the engine&apos;s queue is empty, its batch small, and the wait is not in the engine&apos;s metrics.</source>
        <translation>Un límite de concurrencia delante del motor retiene las solicitudes: la cola del motor está vacía, su batch es pequeño y la espera no está en sus métricas.</translation>
    </message>
    <message>
        <source>The gateway&apos;s own queue; the engine&apos;s waiting at 0.</source>
        <translation>La cola propia del gateway; en espera en el motor, 0.</translation>
    </message>
    <message>
        <source>The engine&apos;s own queue is full.</source>
        <translation>La cola propia del motor está llena.</translation>
    </message>
    <message>
        <source>Set the gateway&apos;s limit by tokens, or above what the engine can run.</source>
        <translation>Fijar el límite del gateway en tokens, o por encima de lo que el motor puede ejecutar.</translation>
    </message>
    <message>
        <source>Long contexts fill the KV cache while admission counts requests</source>
        <translation>Los contextos largos llenan la caché KV mientras la admisión cuenta solicitudes</translation>
    </message>
    <message>
        <source>One request of tens of thousands of tokens holds as much KV as dozens of others. A cap in requests is blind to it: the pool fills, running requests are preempted and computed again, and everybody behind them waits.</source>
        <translation>Una solicitud de decenas de miles de tokens ocupa tanto KV como docenas de otras. Un límite en solicitudes no lo ve: el grupo se llena, las solicitudes en ejecución se expropian y se calculan de nuevo, y todos los de detrás esperan.</translation>
    </message>
    <message>
        <source>Tokens reserved, not requests running, at their maximum when it happens; the same number of short requests does nothing, and with a cap in tokens it does not happen.</source>
        <translation>Tokens reservados, no solicitudes en ejecución, en su máximo cuando ocurre; el mismo número de solicitudes cortas no hace nada, y con un límite en tokens no ocurre.</translation>
    </message>
    <message>
        <source>KV is low when latency rises: 3.4. Preemptions without long prompts: overload, 3.1. Queue with unused KV: over-reservation, 3.2.</source>
        <translation>KV es bajo cuando sube la latencia: 3.4. Expropiaciones sin prompts largos: sobrecarga, 3.1. Cola con KV sin usar: sobrerreserva, 3.2.</translation>
    </message>
    <message>
        <source>Admit by tokens or blocks, with a budget for the long class, and chunk prompts; fp8 KV doubles the pool.</source>
        <translation>Admitir por tokens o bloques, con un presupuesto para la clase larga, y trocear los prompts; KV en fp8 duplica el grupo.</translation>
    </message>
    <message>
        <source>KV grows into free memory, and long contexts crash the engine</source>
        <translation>KV crece en la memoria libre, y los contextos largos hacen caer el motor</translation>
    </message>
    <message>
        <source>Without a pool of blocks KV takes free memory as it grows. A burst of long contexts takes the last of it: the engine crashes, loses all it had, comes back and meets the same requests again.</source>
        <translation>Sin un grupo de bloques, KV toma memoria libre según crece. Una ráfaga de contextos largos toma la última: el motor cae, pierde todo lo que tenía, vuelve y encuentra las mismas solicitudes.</translation>
    </message>
    <message>
        <source>Reserved tokens at the time of the crash, from the allocator&apos;s state.</source>
        <translation>Tokens reservados en el momento de la caída, según el estado del asignador.</translation>
    </message>
    <message>
        <source>A crash with KV low: transients of a step. Memory that climbs for days whatever the prompts: a leak.</source>
        <translation>Una caída con KV bajo: temporales de un paso. Memoria que sube durante días sean cuales sean los prompts: una fuga.</translation>
    </message>
    <message>
        <source>Admission by tokens; a paged KV pool.</source>
        <translation>Admisión por tokens; un grupo KV paginado.</translation>
    </message>
    <message>
        <source>The KV pool is too small for what runs</source>
        <translation>El grupo KV es demasiado pequeño para lo que se ejecuta</translation>
    </message>
    <message>
        <source>A raised max_model_len, a larger model, more memory outside the pool or a lower utilisation leave fewer blocks. Admission waits for them, running requests are preempted and computed again.</source>
        <translation>Un max_model_len mayor, un modelo más grande, más memoria fuera del grupo o una utilización menor dejan menos bloques. La admisión los espera, y las solicitudes en ejecución se expropian y se calculan de nuevo.</translation>
    </message>
    <message>
        <source>Preemptions a finished request with KV usage near 100 %; the pool&apos;s size in the start-up log of both versions.</source>
        <translation>Expropiaciones por solicitud terminada con uso de KV cerca del 100 %; el tamaño del grupo en el registro de arranque de ambas versiones.</translation>
    </message>
    <message>
        <source>KV usage is low, or no preemptions.</source>
        <translation>El uso de KV es bajo, o no hay expropiaciones.</translation>
    </message>
    <message>
        <source>A watermark or admission by tokens; fp8 KV; give the pool its memory back.</source>
        <translation>Un margen o admisión por tokens; KV en fp8; devolver su memoria al grupo.</translation>
    </message>
    <message>
        <source>Requests are admitted, preempted and admitted again</source>
        <translation>Las solicitudes se admiten, se expropian y se admiten otra vez</translation>
    </message>
    <message>
        <source>Prompts fit, answers do not: the pool is over-admitted, running requests lose their KV and compute it anew, and the work that is thrown away keeps the pool full.</source>
        <translation>Los prompts caben, las respuestas no: se admite de más, las solicitudes en ejecución pierden su KV y lo calculan de nuevo, y el trabajo desechado mantiene el grupo lleno.</translation>
    </message>
    <message>
        <source>Preemptions a finished request above 0.5 with KV usage near 100 %.</source>
        <translation>Expropiaciones por solicitud terminada por encima de 0,5 con uso de KV cerca del 100 %.</translation>
    </message>
    <message>
        <source>The counter of preemptions is flat.</source>
        <translation>El contador de expropiaciones no sube.</translation>
    </message>
    <message>
        <source>A watermark of 5 %: fewer preemptions, a longer queue.</source>
        <translation>Un margen del 5 %: menos expropiaciones, una cola más larga.</translation>
    </message>
    <message>
        <source>A prompt that hardly fits blocks the head of the queue</source>
        <translation>Un prompt que apenas cabe bloquea la cabeza de la cola</translation>
    </message>
    <message>
        <source>First come, first served: a prompt that needs most of the pool waits until it has drained, and everything behind it waits too. Running goes towards 0 with the queue full and KV low.</source>
        <translation>Por orden de llegada: un prompt que necesita casi todo el grupo espera a que se vacíe, y todo lo de detrás espera también. Las solicitudes en ejecución tienden a 0 con la cola llena y KV bajo.</translation>
    </message>
    <message>
        <source>The prompt at the head of the queue against the free blocks, in the engine&apos;s log.</source>
        <translation>El prompt a la cabeza de la cola frente a los bloques libres, en el registro del motor.</translation>
    </message>
    <message>
        <source>The waiting prompts are short.</source>
        <translation>Los prompts en espera son cortos.</translation>
    </message>
    <message>
        <source>Reject or route what needs more than a share of the pool.</source>
        <translation>Rechazar o encaminar aparte lo que necesite más de una parte del grupo.</translation>
    </message>
    <message>
        <source>A step needs more memory than is left beside the KV pool</source>
        <translation>Un paso necesita más memoria de la que queda junto al grupo KV</translation>
    </message>
    <message>
        <source>Log-probabilities of whole prompts, an encoder or unchunked activations grow with the tokens of a step and are not in the pool: the engine crashes with KV low.</source>
        <translation>Las log-probabilidades de prompts enteros, un codificador o activaciones sin trocear crecen con los tokens de un paso y no están en el grupo: el motor cae con KV bajo.</translation>
    </message>
    <message>
        <source>The allocator&apos;s state at the crash: KV allocated low, one large request for activations or logits.</source>
        <translation>El estado del asignador en la caída: poco KV asignado, una petición grande para activaciones o logits.</translation>
    </message>
    <message>
        <source>KV was full when it crashed.</source>
        <translation>KV estaba lleno cuando cayó.</translation>
    </message>
    <message>
        <source>Bound the tokens of a step; leave headroom; refuse prompt log-probabilities of long prompts.</source>
        <translation>Limitar los tokens de un paso; dejar margen; rechazar log-probabilidades de prompts largos.</translation>
    </message>
    <message>
        <source>One replica&apos;s GPU is slow</source>
        <translation>La GPU de una réplica es lenta</translation>
    </message>
    <message>
        <source>One of many replicas runs slower: a throttled clock, a neighbour, a bad link, another kind of GPU. What the balancer sends there waits; the median of the fleet stays.</source>
        <translation>Una de muchas réplicas va más lenta: un reloj limitado, un vecino, un mal enlace, otro tipo de GPU. Lo que el balanceador envía allí espera; la mediana de la flota se mantiene.</translation>
    </message>
    <message>
        <source>Time per token and clocks by replica: one has left the others, at the same hit ratio.</source>
        <translation>Tiempo por token y relojes por réplica: una se ha separado de las demás, con el mismo hit ratio.</translation>
    </message>
    <message>
        <source>All replicas are alike; or the slow one has a low hit ratio: then its cache is cold.</source>
        <translation>Todas las réplicas son iguales; o la lenta tiene un hit ratio bajo: entonces su caché está fría.</translation>
    </message>
    <message>
        <source>Drain it; find out whether clock, neighbour or link.</source>
        <translation>Vaciarla; averiguar si es el reloj, un vecino o el enlace.</translation>
    </message>
    <message>
        <source>All GPUs run at a lower clock</source>
        <translation>Todas las GPU van a un reloj más bajo</translation>
    </message>
    <message>
        <source>Power or heat lowers the clocks of the whole fleet: every step takes longer, whatever is in it.</source>
        <translation>La potencia o el calor baja los relojes de toda la flota: cada paso tarda más, lleve lo que lleve.</translation>
    </message>
    <message>
        <source>sm_clock_mhz and the throttle reasons of DCGM.</source>
        <translation>sm_clock_mhz y los motivos de limitación de DCGM.</translation>
    </message>
    <message>
        <source>Clocks are as before.</source>
        <translation>Los relojes están como antes.</translation>
    </message>
    <message>
        <source>Cooling or power; until then fewer requests a replica.</source>
        <translation>Refrigeración o potencia; hasta entonces, menos solicitudes por réplica.</translation>
    </message>
    <message>
        <source>One replica has a smaller KV pool</source>
        <translation>Una réplica tiene un grupo KV más pequeño</translation>
    </message>
    <message>
        <source>A replica started with less memory, or another GPU, holds fewer blocks: its requests wait and are preempted, the others&apos; are not.</source>
        <translation>Una réplica arrancó con menos memoria, u otra GPU, y tiene menos bloques: sus solicitudes esperan y se expropian, las de las demás no.</translation>
    </message>
    <message>
        <source>The pool&apos;s size in the start-up log of each replica; preemptions by replica.</source>
        <translation>El tamaño del grupo en el registro de arranque de cada réplica; expropiaciones por réplica.</translation>
    </message>
    <message>
        <source>All replicas are alike.</source>
        <translation>Todas las réplicas son iguales.</translation>
    </message>
    <message>
        <source>Drain it and start it with its memory.</source>
        <translation>Vaciarla y arrancarla con su memoria.</translation>
    </message>
    <message>
        <source>Fewer replicas serve the same traffic</source>
        <translation>Menos réplicas atienden el mismo tráfico</translation>
    </message>
    <message>
        <source>Nodes were drained, a region has a smaller pool, or the autoscaler lags: each replica that is left has more to do.</source>
        <translation>Se vaciaron nodos, una región tiene menos réplicas o el autoescalado va con retraso: cada réplica que queda tiene más que hacer.</translation>
    </message>
    <message>
        <source>The number of replicas that answer, by region.</source>
        <translation>El número de réplicas que responden, por región.</translation>
    </message>
    <message>
        <source>The number of replicas is unchanged.</source>
        <translation>El número de réplicas no cambió.</translation>
    </message>
    <message>
        <source>Bring replicas back; route to other regions until then.</source>
        <translation>Recuperar réplicas; hasta entonces encaminar a otras regiones.</translation>
    </message>
    <message>
        <source>The balancer gives one replica a multiple of the others&apos; load</source>
        <translation>El balanceador da a una réplica varias veces la carga de las demás</translation>
    </message>
    <message>
        <source>Kept-alive connections, a hot prefix or session, or stale signals send one replica far more than its share.</source>
        <translation>Conexiones mantenidas, un prefijo o una sesión muy usados, o señales antiguas envían a una réplica mucho más que su parte.</translation>
    </message>
    <message>
        <source>Running and request rate by replica.</source>
        <translation>En ejecución y tasa de solicitudes por réplica.</translation>
    </message>
    <message>
        <source>All replicas get alike.</source>
        <translation>Todas las réplicas reciben lo mismo.</translation>
    </message>
    <message>
        <source>Least requests, or affinity with a guard; bound the life of connections.</source>
        <translation>Menos solicitudes, o afinidad con protección; limitar la vida de las conexiones.</translation>
    </message>
    <message>
        <source>The host pauses now and then</source>
        <translation>El host se detiene de vez en cuando</translation>
    </message>
    <message>
        <source>Garbage collection, a grammar that is compiled or a noisy neighbour stops the engine&apos;s loop for tenths of a second, at any load. All running answers stand still together.</source>
        <translation>La recolección de basura, una gramática que se compila o un vecino ruidoso detiene el bucle del motor durante décimas de segundo, con cualquier carga. Todas las respuestas en marcha se paran a la vez.</translation>
    </message>
    <message>
        <source>Gaps in a trace of steps that no prompt explains, at even intervals.</source>
        <translation>Huecos en una traza de pasos que ningún prompt explica, a intervalos regulares.</translation>
    </message>
    <message>
        <source>Every long gap stands on a step with a long prefill: 3.4.</source>
        <translation>Cada intervalo largo cae en un paso con un prefill largo: 3.4.</translation>
    </message>
    <message>
        <source>Freeze or tune the garbage collector; compile grammars ahead.</source>
        <translation>Congelar o ajustar la recolección de basura; compilar las gramáticas por adelantado.</translation>
    </message>
    <message>
        <source>Kernels are compiled when a shape is first met</source>
        <translation>Los kernels se compilan cuando aparece una forma por primera vez</translation>
    </message>
    <message>
        <source>After a start each new batch shape costs a compilation: the first minutes stutter, then it is gone.</source>
        <translation>Tras un arranque cada forma nueva de batch cuesta una compilación: los primeros minutos van a tirones y después se acaba.</translation>
    </message>
    <message>
        <source>Compare by time since the start of the replica.</source>
        <translation>Comparar por el tiempo desde el arranque de la réplica.</translation>
    </message>
    <message>
        <source>It goes on long after the start.</source>
        <translation>Sigue mucho después del arranque.</translation>
    </message>
    <message>
        <source>Warm all shapes up before a replica gets traffic.</source>
        <translation>Calentar todas las formas antes de que una réplica reciba tráfico.</translation>
    </message>
    <message>
        <source>KV transfers between prefill and decode are slow</source>
        <translation>Las transferencias de KV entre prefill y decode son lentas</translation>
    </message>
    <message>
        <source>The fast path between the pools fell back to a slow one: each answer waits for its KV.</source>
        <translation>La vía rápida entre los grupos pasó a una lenta: cada respuesta espera su KV.</translation>
    </message>
    <message>
        <source>kv_transfer_s, bytes over time.</source>
        <translation>kv_transfer_s, bytes a lo largo del tiempo.</translation>
    </message>
    <message>
        <source>Transfers take as long as before.</source>
        <translation>Las transferencias tardan lo mismo que antes.</translation>
    </message>
    <message>
        <source>Bring the fast transport back; check what it fell back to.</source>
        <translation>Recuperar el transporte rápido; comprobar a qué pasó.</translation>
    </message>
    <message>
        <source>A proxy holds the answer back</source>
        <translation>Un proxy retiene la respuesta</translation>
    </message>
    <message>
        <source>A proxy buffers the stream: clients see the first token late and then many at once, up to the whole answer. The engine&apos;s own figures do not move; gaps at the client are shorter than the engine&apos;s, which streaming cannot do.</source>
        <translation>Un proxy almacena el flujo: los clientes ven tarde el primer token y luego muchos de golpe, hasta la respuesta entera. Las cifras del motor no se mueven; los intervalos en el cliente son más cortos que los del motor, lo que el streaming no puede hacer.</translation>
    </message>
    <message>
        <source>Gaps at the client below those of the engine; share of gaps below 5 ms.</source>
        <translation>Intervalos en el cliente por debajo de los del motor; proporción de intervalos por debajo de 5 ms.</translation>
    </message>
    <message>
        <source>Client and engine agree.</source>
        <translation>Cliente y motor coinciden.</translation>
    </message>
    <message>
        <source>proxy_buffering off and HTTP/1.1 upstream: both.</source>
        <translation>proxy_buffering off y HTTP/1.1 hacia el origen: ambos.</translation>
    </message>
    <message>
        <source>A proxy delays the first bytes</source>
        <translation>Un proxy retrasa los primeros bytes</translation>
    </message>
    <message>
        <source>The first token of each answer is held for a fixed time on its way; later ones are not.</source>
        <translation>El primer token de cada respuesta se retiene un tiempo fijo por el camino; los siguientes no.</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s: a constant difference.</source>
        <translation>TTFT en el cliente frente a la del motor: una diferencia constante.</translation>
    </message>
    <message>
        <source>Flush headers and first bytes at once.</source>
        <translation>Enviar cabeceras y primeros bytes de inmediato.</translation>
    </message>
    <message>
        <source>The network between client and engine is slow</source>
        <translation>La red entre cliente y motor es lenta</translation>
    </message>
    <message>
        <source>Every message takes longer on its way: first tokens at the client come later by two ways, gaps stay.</source>
        <translation>Cada mensaje tarda más en el camino: los primeros tokens llegan al cliente más tarde por dos trayectos, los intervalos se mantienen.</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s.</source>
        <translation>TTFT en el cliente frente a la del motor.</translation>
    </message>
    <message>
        <source>The engine&apos;s own TTFT has grown as much.</source>
        <translation>La TTFT del propio motor ha crecido lo mismo.</translation>
    </message>
    <message>
        <source>Route; keep connections open.</source>
        <translation>Cambiar la ruta; mantener abiertas las conexiones.</translation>
    </message>
    <message>
        <source>Clients time out and try again</source>
        <translation>Los clientes agotan el tiempo y lo intentan de nuevo</translation>
    </message>
    <message>
        <source>Requests that take too long are given up and sent anew: the engine computes answers that nobody reads, and each timeout adds load.</source>
        <translation>Las solicitudes que tardan demasiado se abandonan y se envían de nuevo: el motor calcula respuestas que nadie lee, y cada tiempo agotado añade carga.</translation>
    </message>
    <message>
        <source>Attempts against different requests; aborts.</source>
        <translation>Intentos frente a solicitudes distintas; cancelaciones.</translation>
    </message>
    <message>
        <source>No retries.</source>
        <translation>Sin reintentos.</translation>
    </message>
    <message>
        <source>Back off with jitter, a budget for retries, and early rejection.</source>
        <translation>Espera creciente con azar, un presupuesto de reintentos y rechazo temprano.</translation>
    </message>
    <message>
        <source>Clients give up earlier</source>
        <translation>Los clientes se rinden antes</translation>
    </message>
    <message>
        <source>Shorter patience at the client: answers are aborted, throughput counts what nobody got, and queues look shorter than the demand is.</source>
        <translation>Menos paciencia en el cliente: las respuestas se cancelan, el rendimiento cuenta lo que nadie recibió y las colas parecen más cortas que la demanda.</translation>
    </message>
    <message>
        <source>Finished by reason: abort against stop.</source>
        <translation>Terminadas por motivo: cancelación frente a fin.</translation>
    </message>
    <message>
        <source>Aborts are as rare as before.</source>
        <translation>Las cancelaciones son tan raras como antes.</translation>
    </message>
    <message>
        <source>Restore the timeout.</source>
        <translation>Restaurar el tiempo límite.</translation>
    </message>
    <message>
        <source>More replicas than the load needs</source>
        <translation>Más réplicas de las que necesita la carga</translation>
    </message>
    <message>
        <source>Replicas idle: latencies are comfortable, and each token carries the price of the empty ones.</source>
        <translation>Réplicas ociosas: las latencias son cómodas, y cada token lleva el precio de las vacías.</translation>
    </message>
    <message>
        <source>Running against the cap at the peak; GPU busy.</source>
        <translation>En ejecución frente al límite en el pico; GPU ocupada.</translation>
    </message>
    <message>
        <source>The GPUs are busy at the peak.</source>
        <translation>Las GPU están ocupadas en el pico.</translation>
    </message>
    <message>
        <source>Give replicas back, with a margin for the peak.</source>
        <translation>Devolver réplicas, con un margen para el pico.</translation>
    </message>
    <message>
        <source>Less traffic on the same replicas</source>
        <translation>Menos tráfico en las mismas réplicas</translation>
    </message>
    <message>
        <source>The same GPUs serve fewer requests: every figure but the cost is better.</source>
        <translation>Las mismas GPU atienden menos solicitudes: todas las cifras menos el coste son mejores.</translation>
    </message>
    <message>
        <source>Request rate.</source>
        <translation>Tasa de solicitudes.</translation>
    </message>
    <message>
        <source>The request rate is unchanged.</source>
        <translation>La tasa de solicitudes no cambió.</translation>
    </message>
    <message>
        <source>Scale down with the load.</source>
        <translation>Reducir con la carga.</translation>
    </message>
    <message>
        <source>The GPUs cost more</source>
        <translation>Las GPU cuestan más</translation>
    </message>
    <message>
        <source>Another kind of GPU, region or contract: nothing but the price has changed.</source>
        <translation>Otro tipo de GPU, región o contrato: solo ha cambiado el precio.</translation>
    </message>
    <message>
        <source>The bill: hours and price of an hour.</source>
        <translation>La factura: horas y precio por hora.</translation>
    </message>
    <message>
        <source>Price and hours are the same.</source>
        <translation>El precio y las horas son los mismos.</translation>
    </message>
    <message>
        <source>Another GPU or contract.</source>
        <translation>Otra GPU u otro contrato.</translation>
    </message>
    <message>
        <source>A probe kills replicas that are only slow</source>
        <translation>Una sonda mata réplicas que solo son lentas</translation>
    </message>
    <message>
        <source>A liveness probe with a short timeout restarts replicas under load; each comes back cold and the others get its share.</source>
        <translation>Una sonda de vida con un tiempo límite corto reinicia réplicas con carga; cada una vuelve fría y las demás reciben su parte.</translation>
    </message>
    <message>
        <source>Restarts of the pods against probe failures.</source>
        <translation>Reinicios de los pods frente a fallos de la sonda.</translation>
    </message>
    <message>
        <source>No restarts.</source>
        <translation>Sin reinicios.</translation>
    </message>
    <message>
        <source>restarts follow from the probe&apos;s own timing, which no scenario describes</source>
        <translation>los reinicios siguen el ritmo propio de la sonda, que ningún escenario describe</translation>
    </message>
    <message>
        <source>The autoscaler follows the load too late</source>
        <translation>El autoescalado sigue la carga demasiado tarde</translation>
    </message>
    <message>
        <source>Replicas arrive minutes after the load, cold.</source>
        <translation>Las réplicas llegan minutos después de la carga, frías.</translation>
    </message>
    <message>
        <source>Replicas over time against the load.</source>
        <translation>Réplicas a lo largo del tiempo frente a la carga.</translation>
    </message>
    <message>
        <source>The number of replicas followed in time.</source>
        <translation>El número de réplicas siguió a tiempo.</translation>
    </message>
    <message>
        <source>the number of replicas is fixed during a run</source>
        <translation>el número de réplicas es fijo durante una ejecución</translation>
    </message>
    <message>
        <source>Caches are cold after the rollout itself</source>
        <translation>Las cachés están frías tras el propio despliegue</translation>
    </message>
    <message>
        <source>Each restarted replica begins with an empty prefix cache; for some minutes it computes what it will find later.</source>
        <translation>Cada réplica reiniciada empieza con la caché de prefijos vacía; durante unos minutos calcula lo que después encontrará.</translation>
    </message>
    <message>
        <source>Hit ratio by time since the start of each replica.</source>
        <translation>Hit ratio por tiempo desde el arranque de cada réplica.</translation>
    </message>
    <message>
        <source>It is still low long after the start.</source>
        <translation>Sigue bajo mucho después del arranque.</translation>
    </message>
    <message>
        <source>it passes by itself within minutes: play it as a change of the scenario</source>
        <translation>pasa por sí solo en minutos: reprodúzcalo como un cambio del escenario</translation>
    </message>
    <message>
        <source>An environment variable changed with the deploy</source>
        <translation>Una variable de entorno cambió con el despliegue</translation>
    </message>
    <message>
        <source>A variable switches a code path whose cost nobody can tell from outside.</source>
        <translation>Una variable activa una ruta de código cuyo coste nadie puede ver desde fuera.</translation>
    </message>
    <message>
        <source>The environment of both versions, side by side.</source>
        <translation>El entorno de ambas versiones, uno junto al otro.</translation>
    </message>
    <message>
        <source>It is the same.</source>
        <translation>Es el mismo.</translation>
    </message>
    <message>
        <source>what a variable does is not in the model: it stays a suspect by name</source>
        <translation>lo que hace una variable no está en el modelo: queda como sospechosa por su nombre</translation>
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
        <translation>Tiempo en cola</translation>
    </message>
    <message>
        <source>Prefill time</source>
        <translation>Tiempo de prefill</translation>
    </message>
    <message>
        <source>Decode time</source>
        <translation>Tiempo de decode</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>Extremo a extremo</translation>
    </message>
    <message>
        <source>TTFT at the client</source>
        <translation>TTFT en el cliente</translation>
    </message>
    <message>
        <source>ITL at the client</source>
        <translation>ITL en el cliente</translation>
    </message>
    <message>
        <source>Gateway wait</source>
        <translation>Espera en el gateway</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>Más antigua en cola</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV asignada</translation>
    </message>
    <message>
        <source>KV live</source>
        <translation>KV activa</translation>
    </message>
    <message>
        <source>Batch limit</source>
        <translation>Límite de batch</translation>
    </message>
    <message>
        <source>Largest captured batch</source>
        <translation>Mayor batch capturado</translation>
    </message>
    <message>
        <source>Gateway queue</source>
        <translation>Cola del gateway</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>SM active</source>
        <translation>SM activos</translation>
    </message>
    <message>
        <source>Tensor cores active</source>
        <translation>Tensor Cores activos</translation>
    </message>
    <message>
        <source>Memory active</source>
        <translation>Memoria activa</translation>
    </message>
    <message>
        <source>CPU throttled</source>
        <translation>CPU limitada</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>Reloj de SM, MHz</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completadas</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>Ofrecidas</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de salida</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Tokens de prompt</translation>
    </message>
    <message>
        <source>Prompt tokens computed</source>
        <translation>Tokens de prompt calculados</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>Expropiaciones</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>Rechazos</translation>
    </message>
    <message>
        <source>Time-outs</source>
        <translation>Timeouts</translation>
    </message>
    <message>
        <source>Aborts</source>
        <translation>Interrupciones</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Reintentos</translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation>Caídas</translation>
    </message>
    <message>
        <source>Hit ratio, tokens</source>
        <translation>Hit ratio, tokens</translation>
    </message>
    <message>
        <source>Preemptions a request</source>
        <translation>Expropiaciones por solicitud</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Con timeout</translation>
    </message>
    <message>
        <source>ITL above 100 ms</source>
        <translation>ITL superior a 100 ms</translation>
    </message>
    <message>
        <source>Steps by CUDA graph</source>
        <translation>Pasos con CUDA graph</translation>
    </message>
    <message>
        <source>KV transfer</source>
        <translation>Transferencia de KV</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Tiempo de paso</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens por paso</translation>
    </message>
    <message>
        <source>GPU time a step</source>
        <translation>Tiempo de GPU por paso</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longitud del prompt</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>Longitud de la salida</translation>
    </message>
    <message>
        <source>Prefill a token</source>
        <translation>Prefill por token</translation>
    </message>
    <message>
        <source>Cached tokens</source>
        <translation>Tokens en caché</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Cost, $ a million output tokens</source>
        <translation>Coste, $ por millón de tokens de salida</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Spread of TTFT over replicas</source>
        <translation>Dispersión del TTFT entre réplicas</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>tasa</translation>
    </message>
    <message>
        <source>share</source>
        <translation>proporción</translation>
    </message>
</context>
<context>
    <name>Node</name>
    <message>
        <source>Synthetic traffic</source>
        <translation>Tráfico sintético</translation>
    </message>
    <message>
        <source>Requests drawn from an arrival law and length laws, optionally in groups that share a prompt prefix.</source>
        <translation>Solicitudes según una ley de llegadas y leyes de longitud, opcionalmente en grupos que comparten un prefijo de prompt.</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Sessions of several turns, each of which sends back what was said before: chats with think times and agents with tool calls.</source>
        <translation>Sesiones de varios turnos, cada uno de los cuales reenvía lo dicho antes: chats con tiempos de pensar y agentes con llamadas a herramientas.</translation>
    </message>
    <message>
        <source>Trace replay</source>
        <translation>Reproducción de traza</translation>
    </message>
    <message>
        <source>The requests of a trace file, at their recorded times or faster or slower.</source>
        <translation>Las solicitudes de un archivo de traza, a sus horas registradas o más rápido o más despacio.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Sends what a workload wants sent: with patience, retries, and a network before it.</source>
        <translation>Envía lo que una carga quiere enviar: con paciencia, reintentos y una red delante.</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>Gateway</translation>
    </message>
    <message>
        <source>Lets requests through, has them wait, or rejects them, tenant by tenant.</source>
        <translation>Deja pasar las solicitudes, las hace esperar o las rechaza, inquilino por inquilino.</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Deals requests to replicas.</source>
        <translation>Reparte solicitudes entre réplicas.</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>Enlace KV</translation>
    </message>
    <message>
        <source>Carries the KV cache of prompts from the engines that compute them to those that decode.</source>
        <translation>Lleva la caché KV de los prompts de los motores que los calculan a los que decodifican.</translation>
    </message>
    <message>
        <source>vLLM V1</source>
        <translation>vLLM V1</translation>
    </message>
    <message>
        <source>Continuous batching with chunked prefill, paged KV, prefix caching and preemption by recompute.</source>
        <translation>Batching continuo con chunked prefill, KV paginado, caché de prefijos y expropiación por recálculo.</translation>
    </message>
    <message>
        <source>vLLM V0</source>
        <translation>vLLM V0</translation>
    </message>
    <message>
        <source>Whole prompts first, alone in their step while decodes pause; paged KV and preemption by recompute.</source>
        <translation>Primero prompts enteros, solos en su paso mientras los decode se detienen; KV paginado y expropiación por recálculo.</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>Prefill batches first while decodes wait, radix prefix cache by the token, retraction where answers outgrow the KV pool.</source>
        <translation>Primero batches de prefill mientras los decode esperan, caché de prefijos radix por token, retirada donde las respuestas desbordan el grupo KV.</translation>
    </message>
    <message>
        <source>TensorRT-LLM</source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message>
        <source>In-flight batching: answers first, then prompts; KV is set aside to the end of a request or grows.</source>
        <translation>In-flight batching: primero respuestas, luego prompts; KV se reserva hasta el fin de una solicitud o crece.</translation>
    </message>
    <message>
        <source>Sarathi-Serve</source>
        <translation>Sarathi-Serve</translation>
    </message>
    <message>
        <source>Stall-free batching: every step holds all decodes and as much of prompts as its size allows.</source>
        <translation>Batching sin paradas: cada paso lleva todos los decode y tanto de los prompts como permite su tamaño.</translation>
    </message>
    <message>
        <source>Orca</source>
        <translation>Orca</translation>
    </message>
    <message>
        <source>Iteration-level batching with whole prompts and KV set aside at admission.</source>
        <translation>Batching por iteración con prompts enteros y KV reservado en la admisión.</translation>
    </message>
    <message>
        <source>Static batching</source>
        <translation>Batching estático</translation>
    </message>
    <message>
        <source>Request-level batching: a batch runs until its longest answer ends.</source>
        <translation>Batching por solicitud: un batch corre hasta que termina su respuesta más larga.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Step times from compute and memory rooflines with efficiencies fitted to measured layer tables.</source>
        <translation>Tiempos de paso según rooflines de cálculo y memoria, con eficiencias ajustadas a tablas de capas medidas.</translation>
    </message>
    <message>
        <source>Measured layer tables</source>
        <translation>Tablas de capas medidas</translation>
    </message>
    <message>
        <source>Step times as the sum of a model&apos;s layers, each from a table of measured kernel times.</source>
        <translation>Tiempos de paso como suma de las capas de un modelo, cada una de una tabla de tiempos de kernel medidos.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>text: what does it say?</source>
        <translation>text: ¿qué dice?</translation>
    </message>
    <message>
        <source>observation: which [[observation]] holds its figures?</source>
        <translation>observation: ¿qué [[observation]] tiene sus cifras?</translation>
    </message>
    <message>
        <source>falsifier: what would show that it is wrong?</source>
        <translation>falsifier: ¿qué mostraría que es falsa?</translation>
    </message>
    <message>
        <source>links: which observations does it rest on?</source>
        <translation>links: ¿en qué observaciones se apoya?</translation>
    </message>
    <message>
        <source>prediction: what is it to change, by how much, by when?</source>
        <translation>prediction: ¿qué debe cambiar, cuánto y para cuándo?</translation>
    </message>
    <message>
        <source>cost: what does it cost, and whom?</source>
        <translation>cost: ¿qué cuesta, y a quién?</translation>
    </message>
    <message>
        <source>stop_condition: when is it taken back?</source>
        <translation>stop_condition: ¿cuándo se revierte?</translation>
    </message>
    <message>
        <source>reversible: can it be taken back?</source>
        <translation>reversible: ¿puede revertirse?</translation>
    </message>
    <message>
        <source>at: when did it begin?</source>
        <translation>at: ¿cuándo empezó?</translation>
    </message>
    <message>
        <source>metric: which figure?</source>
        <translation>metric: ¿qué cifra?</translation>
    </message>
    <message>
        <source>statistic: of which statistic?</source>
        <translation>statistic: ¿de qué estadístico?</translation>
    </message>
    <message>
        <source>direction or bounds: where will it lie?</source>
        <translation>direction o límites: ¿dónde estará?</translation>
    </message>
    <message>
        <source>until: by when?</source>
        <translation>until: ¿para cuándo?</translation>
    </message>
    <message>
        <source>links: which action or hypothesis says so?</source>
        <translation>links: ¿qué acción o hipótesis lo dice?</translation>
    </message>
    <message>
        <source>links: which hypothesis does it test?</source>
        <translation>links: ¿qué hipótesis pone a prueba?</translation>
    </message>
    <message>
        <source>at, until: in which window is recovery looked for?</source>
        <translation>at, until: ¿en qué ventana se busca la recuperación?</translation>
    </message>
    <message>
        <source>links: which gap of the incident does it close?</source>
        <translation>links: ¿qué hueco del incidente cierra?</translation>
    </message>
    <message>
        <source>scenario: which replay would have caught the incident?</source>
        <translation>scenario: ¿qué reproducción habría detectado el incidente?</translation>
    </message>
</context>
<context>
    <name>ObservationEditor</name>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Inquilino</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longitud del prompt</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Réplica</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
</context>
<context>
    <name>ObservedLoad</name>
    <message>
        <source>%1 → %2 tokens</source>
        <translation>%1 → %2 tokens</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Arrivals stop at this time.</source>
        <translation>Las llegadas cesan en este momento.</translation>
    </message>
    <message>
        <source>the run ends with max_requests or when every workload has ended by itself</source>
        <translation>la ejecución termina con max_requests o cuando cada carga ha terminado por sí sola</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Requests that arrive before this time are served but not measured.</source>
        <translation>Las solicitudes que llegan antes de este momento se atienden pero no se miden.</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>drain: serve all that has arrived. censor: stop the clock at `until`; requests under way count as longer than what was seen of them.</source>
        <translation>drain: atender todo lo llegado. censor: parar el reloj en `until`; las solicitudes en curso cuentan como más largas que lo visto de ellas.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Replication r draws with seed + r, every scenario alike.</source>
        <translation>La repetición r sortea con semilla + r, igual en todos los escenarios.</translation>
    </message>
    <message>
        <source>Replications</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Runs with different random draws; intervals need at least two.</source>
        <translation>Ejecuciones con otros sorteos; los intervalos necesitan al menos dos.</translation>
    </message>
    <message>
        <source>Most requests</source>
        <translation>Máximo de solicitudes</translation>
    </message>
    <message>
        <source>Arrivals stop after so many requests.</source>
        <translation>Las llegadas cesan tras tantas solicitudes.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Llegadas</translation>
    </message>
    <message>
        <source>Arrival law</source>
        <translation>Ley de llegadas</translation>
    </message>
    <message>
        <source>How requests follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client waits for its answer before it sends again.</source>
        <translation>Cómo se suceden las solicitudes. gamma y weibull toman un CV, on_off alterna entre dos tasas, ramp cambia su tasa una vez, curve sigue una lista de tasas, paced llega a intervalos iguales y en closed_loop un cliente espera su respuesta antes de enviar de nuevo.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>Requests a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>Solicitudes por segundo: la media de poisson, gamma, weibull y paced, la tasa activa de on_off, la primera tasa de ramp, lo que curve multiplica.</translation>
    </message>
    <message>
        <source>only with closed_loop, which has clients instead</source>
        <translation>solo con closed_loop, que tiene clientes en su lugar</translation>
    </message>
    <message>
        <source>CV of the gaps</source>
        <translation>CV de los intervalos</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 requests come in bursts.</source>
        <translation>Desviación típica de los intervalos entre llegadas sobre su media, para gamma y weibull. 1 es Poisson; por encima, las solicitudes llegan a ráfagas.</translation>
    </message>
    <message>
        <source>Rate while off</source>
        <translation>Tasa en pausa</translation>
    </message>
    <message>
        <source>Requests a second in the off state of on_off.</source>
        <translation>Solicitudes por segundo en el estado apagado de on_off.</translation>
    </message>
    <message>
        <source>Mean time on</source>
        <translation>Tiempo medio activo</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the on state of on_off.</source>
        <translation>Media del tiempo exponencial en el estado activo de on_off.</translation>
    </message>
    <message>
        <source>Mean time off</source>
        <translation>Tiempo medio en pausa</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the off state of on_off.</source>
        <translation>Media del tiempo exponencial en el estado apagado de on_off.</translation>
    </message>
    <message>
        <source>Final rate</source>
        <translation>Tasa final</translation>
    </message>
    <message>
        <source>Requests a second after the change of ramp.</source>
        <translation>Solicitudes por segundo tras el cambio de ramp.</translation>
    </message>
    <message>
        <source>only with an arrival law other than ramp</source>
        <translation>solo con una ley de llegadas distinta de ramp</translation>
    </message>
    <message>
        <source>Ramp begins</source>
        <translation>Inicio de la rampa</translation>
    </message>
    <message>
        <source>When ramp leaves its first rate, from start on.</source>
        <translation>Cuándo deja ramp su primera tasa, contado desde start.</translation>
    </message>
    <message>
        <source>Ramp lasts</source>
        <translation>Duración de la rampa</translation>
    </message>
    <message>
        <source>How long ramp takes to reach its final rate. 0 s is a step.</source>
        <translation>Cuánto tarda ramp en alcanzar su tasa final. 0 s es un escalón.</translation>
    </message>
    <message>
        <source>Times of the curve</source>
        <translation>Tiempos de la curva</translation>
    </message>
    <message>
        <source>Ascending times of curve in seconds from start on. A time given twice is a step.</source>
        <translation>Tiempos ascendentes de curve en segundos desde start. Un tiempo repetido es un escalón.</translation>
    </message>
    <message>
        <source>only with an arrival law other than curve</source>
        <translation>solo con una ley de llegadas distinta de curve</translation>
    </message>
    <message>
        <source>Rates of the curve</source>
        <translation>Tasas de la curva</translation>
    </message>
    <message>
        <source>What rate is multiplied by at each of the times of curve; linear between them.</source>
        <translation>Por cuánto se multiplica la tasa en cada uno de los tiempos de curve; lineal entre ellos.</translation>
    </message>
    <message>
        <source>Period of the curve</source>
        <translation>Periodo de la curva</translation>
    </message>
    <message>
        <source>After this time curve begins again, e.g. 24 h; before that its rate runs from the last point to the first.</source>
        <translation>Pasado este tiempo curve empieza de nuevo, p. ej. 24 h; antes su tasa va del último punto al primero.</translation>
    </message>
    <message>
        <source>the last rate stays</source>
        <translation>se mantiene la última tasa</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clientes</translation>
    </message>
    <message>
        <source>Clients of closed_loop: the most requests in flight.</source>
        <translation>Clientes de closed_loop: el máximo de solicitudes en curso.</translation>
    </message>
    <message>
        <source>Think time</source>
        <translation>Tiempo de pensar</translation>
    </message>
    <message>
        <source>Mean time of a closed_loop client between an answer and its next request, and before its first. After a rejection it waits at least 10 ms.</source>
        <translation>Tiempo medio de un cliente de closed_loop entre una respuesta y su siguiente solicitud, y antes de la primera. Tras un rechazo espera al menos 10 ms.</translation>
    </message>
    <message>
        <source>Think time law</source>
        <translation>Ley de pensar</translation>
    </message>
    <message>
        <source>Whether think times vary.</source>
        <translation>Si los tiempos de pensar varían.</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Empieza en</translation>
    </message>
    <message>
        <source>When this workload begins to send.</source>
        <translation>Cuándo empieza a enviar esta carga.</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>Termina en</translation>
    </message>
    <message>
        <source>When this workload ceases to send.</source>
        <translation>Cuándo deja de enviar esta carga.</translation>
    </message>
    <message>
        <source>until the run ends</source>
        <translation>hasta que termina la ejecución</translation>
    </message>
    <message>
        <source>How many requests this workload sends at most.</source>
        <translation>Cuántas solicitudes envía como máximo esta carga.</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longitud del prompt</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Tokens de prompt</translation>
    </message>
    <message>
        <source>Mean length before rounding and limits. Alone it is the length of every request.</source>
        <translation>Longitud media antes de redondeo y límites. Sola, es la longitud de cada solicitud.</translation>
    </message>
    <message>
        <source>only with the uniform and the empirical law</source>
        <translation>solo con las leyes uniform y empirical</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Ley</translation>
    </message>
    <message>
        <source>lognormal takes the mean and its median or CV, geometric ends with the same probability after each one, uniform lies between shortest and longest, empirical draws from a list.</source>
        <translation>lognormal toma la media y su mediana o CV, geometric termina con la misma probabilidad tras cada uno, uniform está entre la más corta y la más larga, empirical sortea de una lista.</translation>
    </message>
    <message>
        <source>empirical where values are given, lognormal where a median or CV is, else constant</source>
        <translation>empirical donde hay valores, lognormal donde hay mediana o CV, si no constante</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Median of the lognormal law, at most its mean.</source>
        <translation>Mediana de la ley lognormal, como mucho su media.</translation>
    </message>
    <message>
        <source>the lognormal law takes the CV instead</source>
        <translation>la ley lognormal toma el CV en su lugar</translation>
    </message>
    <message>
        <source>CV</source>
        <translation>CV</translation>
    </message>
    <message>
        <source>Standard deviation of the lognormal law over its mean.</source>
        <translation>Desviación típica de la ley lognormal sobre su media.</translation>
    </message>
    <message>
        <source>the lognormal law takes the median instead</source>
        <translation>la ley lognormal toma la mediana en su lugar</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Más corta</translation>
    </message>
    <message>
        <source>Shorter draws become this long.</source>
        <translation>Los sorteos más cortos toman esta longitud.</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Más larga</translation>
    </message>
    <message>
        <source>Longer draws become this long.</source>
        <translation>Los sorteos más largos toman esta longitud.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Lengths that the empirical law draws from.</source>
        <translation>Longitudes de las que sortea la ley empirical.</translation>
    </message>
    <message>
        <source>only with another law than empirical</source>
        <translation>solo con una ley distinta de empirical</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>How often each of the values is drawn, relative to the others.</source>
        <translation>Con qué frecuencia se sortea cada valor, respecto a los demás.</translation>
    </message>
    <message>
        <source>all values are drawn equally often</source>
        <translation>todos los valores se sortean por igual</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>Longitud de salida</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de salida</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Prefijo común</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt. They count in the prompt&apos;s length, which is at least one token more.</source>
        <translation>Tokens al comienzo de cada prompt que comparte su grupo, p. ej. un prompt de sistema. Cuentan en la longitud del prompt, que es al menos un token más.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Number of different shared prefixes.</source>
        <translation>Número de prefijos comunes distintos.</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>Exponente de Zipf</translation>
    </message>
    <message>
        <source>The k-th group is drawn in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>El grupo k se sortea en proporción a 1/k elevado a esto. 0: todos por igual.</translation>
    </message>
    <message>
        <source>Prefix name</source>
        <translation>Nombre del prefijo</translation>
    </message>
    <message>
        <source>Workloads with the same name share their prefixes.</source>
        <translation>Las cargas con el mismo nombre comparten sus prefijos.</translation>
    </message>
    <message>
        <source>the node&apos;s id: shared with no other workload</source>
        <translation>el id del nodo: no se comparte con ninguna otra carga</translation>
    </message>
    <message>
        <source>Each tenant has its own</source>
        <translation>Uno por inquilino</translation>
    </message>
    <message>
        <source>Whether every tenant has shared prefixes of its own.</source>
        <translation>Si cada inquilino tiene prefijos comunes propios.</translation>
    </message>
    <message>
        <source>Template version</source>
        <translation>Versión de plantilla</translation>
    </message>
    <message>
        <source>Prefixes of different versions have nothing in common: a change of it while the system runs makes every cached prefix useless.</source>
        <translation>Los prefijos de versiones distintas no tienen nada en común: cambiarla con el sistema en marcha inutiliza cada prefijo guardado.</translation>
    </message>
    <message>
        <source>Changing field</source>
        <translation>Campo cambiante</translation>
    </message>
    <message>
        <source>Tokens of a field that changes, e.g. a time or an id. No cache holds what stands behind it, once it has changed.</source>
        <translation>Tokens de un campo que cambia, p. ej. una hora o un id. Ninguna caché guarda lo que va detrás una vez que ha cambiado.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Tokens of the shared prefix in front of the changing field: 0 puts it first.</source>
        <translation>Tokens del prefijo común delante del campo cambiante: 0 lo pone el primero.</translation>
    </message>
    <message>
        <source>behind all shared text, as part of the user&apos;s</source>
        <translation>detrás de todo el texto común, como parte del texto del usuario</translation>
    </message>
    <message>
        <source>Changes with</source>
        <translation>Cambia con</translation>
    </message>
    <message>
        <source>How long the changing field stays the same.</source>
        <translation>Cuánto tiempo se mantiene igual el campo cambiante.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Most output tokens</source>
        <translation>Máx. tokens de salida</translation>
    </message>
    <message>
        <source>What the client allows; a longer output is cut off there.</source>
        <translation>Lo que permite el cliente; una salida más larga se corta ahí.</translation>
    </message>
    <message>
        <source>exactly the output that will be produced</source>
        <translation>exactamente la salida que se producirá</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Name under which these requests are reported.</source>
        <translation>Nombre con el que se informan estas solicitudes.</translation>
    </message>
    <message>
        <source>the node&apos;s id</source>
        <translation>el id del nodo</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Prioridad</translation>
    </message>
    <message>
        <source>Smaller is more urgent; only priority scheduling reads it.</source>
        <translation>Menor es más urgente; solo la planificación por prioridad lo lee.</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Inquilino</translation>
    </message>
    <message>
        <source>Number of the tenant that sends these requests.</source>
        <translation>Número del inquilino que envía estas solicitudes.</translation>
    </message>
    <message>
        <source>Prompt log probabilities</source>
        <translation>Log-prob. del prompt</translation>
    </message>
    <message>
        <source>Whether clients ask for the probability of every prompt token, which takes logits, and so memory, for all of them.</source>
        <translation>Si los clientes piden la probabilidad de cada token del prompt, lo que exige logits, y por tanto memoria, para todos.</translation>
    </message>
    <message>
        <source>Promised TTFT</source>
        <translation>TTFT prometida</translation>
    </message>
    <message>
        <source>The time to first token that these requests are promised: goodput counts those that keep it.</source>
        <translation>El tiempo hasta el primer token que se promete a estas solicitudes: goodput cuenta las que lo cumplen.</translation>
    </message>
    <message>
        <source>nothing is promised</source>
        <translation>no se promete nada</translation>
    </message>
    <message>
        <source>Promised TPOT</source>
        <translation>TPOT prometida</translation>
    </message>
    <message>
        <source>The same for the time per output token.</source>
        <translation>Lo mismo para el tiempo por token de salida.</translation>
    </message>
    <message>
        <source>Tenants</source>
        <translation>Inquilinos</translation>
    </message>
    <message>
        <source>How many tenants send these requests, numbered from Tenant on.</source>
        <translation>Cuántos inquilinos envían estas solicitudes, numerados desde Inquilino.</translation>
    </message>
    <message>
        <source>Zipf exponent of tenants</source>
        <translation>Zipf de inquilinos</translation>
    </message>
    <message>
        <source>The k-th tenant sends in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>El inquilino k envía en proporción a 1/k elevado a esto. 0: todos por igual.</translation>
    </message>
    <message>
        <source>How sessions follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client begins its next session when the last one has ended.</source>
        <translation>Cómo se suceden las sesiones. gamma y weibull toman un CV, on_off alterna entre dos tasas, ramp cambia su tasa una vez, curve sigue una lista de tasas, paced llega a intervalos iguales y en closed_loop un cliente empieza su siguiente sesión cuando ha terminado la anterior.</translation>
    </message>
    <message>
        <source>Sessions a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>Sesiones por segundo: la media de poisson, gamma, weibull y paced, la tasa activa de on_off, la primera tasa de ramp, lo que curve multiplica.</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 sessions come in bursts.</source>
        <translation>Desviación típica de los intervalos entre llegadas sobre su media, para gamma y weibull. 1 es Poisson; por encima, las sesiones llegan a ráfagas.</translation>
    </message>
    <message>
        <source>Sessions a second in the off state of on_off.</source>
        <translation>Sesiones por segundo en el estado apagado de on_off.</translation>
    </message>
    <message>
        <source>Sessions a second after the change of ramp.</source>
        <translation>Sesiones por segundo tras el cambio de ramp.</translation>
    </message>
    <message>
        <source>From then on no session begins; those under way go on.</source>
        <translation>Desde entonces no empieza ninguna sesión; las que están en curso siguen.</translation>
    </message>
    <message>
        <source>Most sessions</source>
        <translation>Máximo de sesiones</translation>
    </message>
    <message>
        <source>How many sessions this workload begins at most.</source>
        <translation>Cuántas sesiones empieza como máximo esta carga.</translation>
    </message>
    <message>
        <source>Turns of a session</source>
        <translation>Turnos de una sesión</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Mean number before rounding and limits. Alone it is the number of every session.</source>
        <translation>Número medio antes de redondeo y límites. Solo, es el número de cada sesión.</translation>
    </message>
    <message>
        <source>Numbers that the empirical law draws from.</source>
        <translation>Números de los que sortea la ley empirical.</translation>
    </message>
    <message>
        <source>Mean time between an answer and the user&apos;s next prompt, and of a closed_loop client before a session.</source>
        <translation>Tiempo medio entre una respuesta y el siguiente prompt del usuario, y de un cliente de closed_loop antes de una sesión.</translation>
    </message>
    <message>
        <source>What the user says in a turn</source>
        <translation>Lo que el usuario dice en un turno</translation>
    </message>
    <message>
        <source>User tokens</source>
        <translation>Tokens del usuario</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Share of agents</source>
        <translation>Proporción de agentes</translation>
    </message>
    <message>
        <source>Share of the sessions that are of agents: after the first turn their prompts bring what tools gave, after a tool&apos;s time instead of a think time.</source>
        <translation>Proporción de las sesiones que son de agentes: tras el primer turno sus prompts traen lo que dieron las herramientas, tras el tiempo de una herramienta en lugar de uno de pensar.</translation>
    </message>
    <message>
        <source>Tool time</source>
        <translation>Tiempo de herramienta</translation>
    </message>
    <message>
        <source>Mean time that a tool takes to answer an agent.</source>
        <translation>Tiempo medio que una herramienta tarda en responder a un agente.</translation>
    </message>
    <message>
        <source>Tool time law</source>
        <translation>Ley de herramienta</translation>
    </message>
    <message>
        <source>Whether tool times vary.</source>
        <translation>Si los tiempos de herramienta varían.</translation>
    </message>
    <message>
        <source>Class of agents</source>
        <translation>Clase de los agentes</translation>
    </message>
    <message>
        <source>Name under which the requests of agents are reported.</source>
        <translation>Nombre con el que se informan las solicitudes de los agentes.</translation>
    </message>
    <message>
        <source>that of the others</source>
        <translation>la de los demás</translation>
    </message>
    <message>
        <source>What a tool gives</source>
        <translation>Lo que da una herramienta</translation>
    </message>
    <message>
        <source>Tool tokens</source>
        <translation>Tokens de herramienta</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt, in front of what is said.</source>
        <translation>Tokens al comienzo de cada prompt que comparte su grupo, p. ej. un prompt de sistema, delante de lo dicho.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Longest prompt</source>
        <translation>Prompt más largo</translation>
    </message>
    <message>
        <source>Tokens that the client sends at most.</source>
        <translation>Tokens que el cliente envía como máximo.</translation>
    </message>
    <message>
        <source>no cap: a prompt that is too long for the model is rejected, and the session ends</source>
        <translation>sin tope: un prompt demasiado largo para el modelo se rechaza y la sesión termina</translation>
    </message>
    <message>
        <source>Beyond it</source>
        <translation>Más allá</translation>
    </message>
    <message>
        <source>Whether the session ends there or the client leaves out the oldest part of what was said, which makes the cached rest useless.</source>
        <translation>Si la sesión termina ahí o el cliente omite la parte más antigua de lo dicho, lo que inutiliza el resto guardado.</translation>
    </message>
    <message>
        <source>Kept of it</source>
        <translation>Se conserva</translation>
    </message>
    <message>
        <source>How much of the longest prompt is left when drop_oldest leaves something out: 1 drops as little as possible, and so something in every turn from then on.</source>
        <translation>Cuánto queda del prompt más largo cuando drop_oldest omite algo: 1 omite lo menos posible, y por tanto algo en cada turno desde entonces.</translation>
    </message>
    <message>
        <source>Answer not sent back</source>
        <translation>Respuesta no reenviada</translation>
    </message>
    <message>
        <source>Share of each answer that the next prompt leaves out, as chat templates do with reasoning. Then the whole answer has to be computed again.</source>
        <translation>Parte de cada respuesta que omite el prompt siguiente, como hacen las plantillas de chat con el razonamiento. Entonces hay que calcular de nuevo la respuesta entera.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Traza</translation>
    </message>
    <message>
        <source>Azure CSV, Mooncake JSONL, Vidur CSV, LLMServingSim JSONL (rows or agents&apos; sessions), or any CSV whose header names a time, a prompt length and an output length. Relative to the project&apos;s folder.</source>
        <translation>CSV de Azure, JSONL de Mooncake, CSV de Vidur, JSONL de LLMServingSim (filas o sesiones de agentes), o cualquier CSV cuya cabecera nombre un tiempo, una longitud de prompt y una de salida. Relativo a la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>auto tells the format by the file&apos;s content.</source>
        <translation>auto reconoce el formato por el contenido del archivo.</translation>
    </message>
    <message>
        <source>Tokens a hash id</source>
        <translation>Tokens por id de hash</translation>
    </message>
    <message>
        <source>Prompt tokens that one of a JSONL trace&apos;s hash_ids stands for.</source>
        <translation>Tokens de prompt que representa uno de los hash_ids de una traza JSONL.</translation>
    </message>
    <message>
        <source>found by comparing the ids with the prompt lengths (512 in Mooncake&apos;s traces)</source>
        <translation>hallado comparando los ids con las longitudes de prompt (512 en las trazas de Mooncake)</translation>
    </message>
    <message>
        <source>How many rows are played.</source>
        <translation>Cuántas filas se reproducen.</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>todas las filas</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Filas omitidas</translation>
    </message>
    <message>
        <source>First rows that are not played; the next one then arrives at the start.</source>
        <translation>Primeras filas que no se reproducen; la siguiente llega entonces al inicio.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>2 makes all gaps half as long and so doubles the rate; lengths stay as they are.</source>
        <translation>2 reduce todos los intervalos a la mitad y duplica así la tasa; las longitudes no cambian.</translation>
    </message>
    <message>
        <source>When the first row played arrives.</source>
        <translation>Cuándo llega la primera fila reproducida.</translation>
    </message>
    <message>
        <source>Spread within ticks</source>
        <translation>Repartir en los tics</translation>
    </message>
    <message>
        <source>Spreads arrivals evenly at random within the ticks of a trace whose clock was coarse, such as the 3 s of Mooncake&apos;s. Other traces stay as they are.</source>
        <translation>Reparte las llegadas al azar por igual dentro de los tics de una traza con reloj grueso, como los 3 s de Mooncake. Las demás trazas quedan como están.</translation>
    </message>
    <message>
        <source>What the clients allow; a longer output is cut off there.</source>
        <translation>Lo que permiten los clientes; una salida más larga se corta ahí.</translation>
    </message>
    <message>
        <source>exactly the output of the row</source>
        <translation>exactamente la salida de la fila</translation>
    </message>
    <message>
        <source>Name under which all requests are reported.</source>
        <translation>Nombre con el que se informan todas las solicitudes.</translation>
    </message>
    <message>
        <source>the trace&apos;s class or tenant column where it has one, else the node&apos;s id</source>
        <translation>la columna de clase o inquilino de la traza donde la tenga, si no el id del nodo</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tiempo límite</translation>
    </message>
    <message>
        <source>The client gives up so long after it first sent the request: what waits leaves its queue, what runs is aborted.</source>
        <translation>El cliente se rinde pasado este tiempo desde el primer envío: lo que espera deja su cola, lo que corre se cancela.</translation>
    </message>
    <message>
        <source>it never gives up</source>
        <translation>nunca se rinde</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Reintentos</translation>
    </message>
    <message>
        <source>How often a request is sent again at most. It stays one offered request.</source>
        <translation>Cuántas veces se reenvía como máximo una solicitud. Sigue siendo una solicitud ofrecida.</translation>
    </message>
    <message>
        <source>Retry on</source>
        <translation>Reintentar tras</translation>
    </message>
    <message>
        <source>Which end is followed by a retry. A lost replica counts as a rejection; with retries on timeouts, each attempt has its own timeout.</source>
        <translation>Qué final va seguido de un reintento. Una réplica perdida cuenta como rechazo; con reintentos por tiempo agotado, cada intento tiene su propio tiempo límite.</translation>
    </message>
    <message>
        <source>Back-off</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Wait before the first retry.</source>
        <translation>Espera antes del primer reintento.</translation>
    </message>
    <message>
        <source>Back-off factor</source>
        <translation>Factor de espera</translation>
    </message>
    <message>
        <source>By how much the wait grows from one retry to the next.</source>
        <translation>Cuánto crece la espera de un reintento al siguiente.</translation>
    </message>
    <message>
        <source>Back-off jitter</source>
        <translation>Azar de la espera</translation>
    </message>
    <message>
        <source>Share of each wait that is drawn anew: 1 waits between nothing and the whole.</source>
        <translation>Parte de cada espera que se sortea de nuevo: 1 espera entre nada y el total.</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>Solicitudes en curso</translation>
    </message>
    <message>
        <source>More are sent only when one has ended, as benchmark clients do. Latencies count from the intended time.</source>
        <translation>Solo se envían más cuando una ha terminado, como hacen los clientes de benchmark. Las latencias cuentan desde el momento previsto.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Network delay</source>
        <translation>Retardo de red</translation>
    </message>
    <message>
        <source>One way: it is added to the request&apos;s way and to each token&apos;s.</source>
        <translation>Un sentido: se suma al camino de la solicitud y al de cada token.</translation>
    </message>
    <message>
        <source>Tokens a flush</source>
        <translation>Tokens por envío</translation>
    </message>
    <message>
        <source>Tokens that a proxy on the way back holds until it lets them through together.</source>
        <translation>Tokens que un proxy de vuelta retiene hasta dejarlos pasar juntos.</translation>
    </message>
    <message>
        <source>Buffer the answer</source>
        <translation>Retener la respuesta</translation>
    </message>
    <message>
        <source>A proxy on the way back lets the whole answer through at once.</source>
        <translation>Un proxy de vuelta deja pasar la respuesta entera de una vez.</translation>
    </message>
    <message>
        <source>First flush delay</source>
        <translation>Retardo del primero</translation>
    </message>
    <message>
        <source>How long a proxy holds the first token of each answer. It shows in TTFT and TPOT, not in the gaps between tokens.</source>
        <translation>Cuánto retiene un proxy el primer token de cada respuesta. Se ve en TTFT y TPOT, no en los intervalos entre tokens.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Requests behind the gateway at a time; more wait in its queue.</source>
        <translation>Solicitudes tras el gateway a la vez; las demás esperan en su cola.</translation>
    </message>
    <message>
        <source>Longest queue</source>
        <translation>Cola más larga</translation>
    </message>
    <message>
        <source>A request that would wait behind so many others is rejected.</source>
        <translation>Una solicitud que esperaría detrás de tantas otras se rechaza.</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Who leaves the queue first. vtc: the waiting tenant that has been served least, an input token counting 1 and an output token 2.</source>
        <translation>Quién sale primero de la cola. vtc: el inquilino en espera al que menos se ha servido; un token de entrada cuenta 1 y uno de salida 2.</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>Envejecimiento</translation>
    </message>
    <message>
        <source>With order = priority: by how much waiting lowers the priority number, so that nobody starves.</source>
        <translation>Con order = priority: cuánto baja la espera el número de prioridad, para que nadie quede sin servicio.</translation>
    </message>
    <message>
        <source>Tenant weights</source>
        <translation>Pesos de inquilinos</translation>
    </message>
    <message>
        <source>With order = vtc: the share of tenant 0, 1, …; those not listed have 1.</source>
        <translation>Con order = vtc: la parte del inquilino 0, 1, …; los no listados tienen 1.</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Cuota</translation>
    </message>
    <message>
        <source>Bucket capacity</source>
        <translation>Capacidad del cubo</translation>
    </message>
    <message>
        <source>Tokens that a tenant may send in one burst. A request that costs more is rejected.</source>
        <translation>Tokens que un inquilino puede enviar en una ráfaga. Una solicitud que cuesta más se rechaza.</translation>
    </message>
    <message>
        <source>no token bucket</source>
        <translation>sin cubo de tokens</translation>
    </message>
    <message>
        <source>Bucket rate</source>
        <translation>Tasa del cubo</translation>
    </message>
    <message>
        <source>Tokens a second that fill each tenant&apos;s bucket.</source>
        <translation>Tokens por segundo que llenan el cubo de cada inquilino.</translation>
    </message>
    <message>
        <source>Bucket cost</source>
        <translation>Coste en el cubo</translation>
    </message>
    <message>
        <source>What a request takes from the bucket.</source>
        <translation>Lo que una solicitud toma del cubo.</translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation>Tokens reservados</translation>
    </message>
    <message>
        <source>Most tokens, of prompts and max_tokens, that a tenant may have in flight; they are free again when the request ends.</source>
        <translation>Máximo de tokens, de prompts y max_tokens, que un inquilino puede tener en curso; quedan libres de nuevo cuando termina la solicitud.</translation>
    </message>
    <message>
        <source>Over quota</source>
        <translation>Sobre la cuota</translation>
    </message>
    <message>
        <source>What happens to a request beyond its tenant&apos;s bucket or reservation: it is rejected, or it waits in the queue.</source>
        <translation>Qué pasa con una solicitud que supera el cubo o la reserva de su inquilino: se rechaza o espera en la cola.</translation>
    </message>
    <message>
        <source>Longest predicted TTFT</source>
        <translation>TTFT prevista máxima</translation>
    </message>
    <message>
        <source>A request is rejected on arrival if those that wait before it, at the pace of the last completions, make its first token later than this.</source>
        <translation>Una solicitud se rechaza al llegar si las que esperan delante, al ritmo de las últimas completadas, retrasan su primer token más que esto.</translation>
    </message>
    <message>
        <source>no early rejection</source>
        <translation>sin rechazo temprano</translation>
    </message>
    <message>
        <source>Cap on max_tokens</source>
        <translation>Tope de max_tokens</translation>
    </message>
    <message>
        <source>Answers are cut at so many tokens, whatever the client allows.</source>
        <translation>Las respuestas se cortan en tantos tokens, permita lo que permita el cliente.</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>sin tope</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Encaminamiento</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Which replica gets the next request.</source>
        <translation>Qué réplica recibe la siguiente solicitud.</translation>
    </message>
    <message>
        <source>Affinity blocks</source>
        <translation>Bloques de afinidad</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: requests whose prompts agree in so many leading blocks of 16 tokens go to the same replica.</source>
        <translation>Con policy = prefix_affinity: las solicitudes cuyos prompts coinciden en tantos primeros bloques de 16 tokens van a la misma réplica.</translation>
    </message>
    <message>
        <source>Affinity guard</source>
        <translation>Límite de afinidad</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: a replica with more than so many times the mean of requests gives way to the least loaded one.</source>
        <translation>Con policy = prefix_affinity: una réplica con más de tantas veces la media de solicitudes cede ante la menos cargada.</translation>
    </message>
    <message>
        <source>affinity always wins</source>
        <translation>la afinidad siempre gana</translation>
    </message>
    <message>
        <source>Signal age</source>
        <translation>Edad de la señal</translation>
    </message>
    <message>
        <source>How often the router reads the replicas&apos; loads; between, it decides on what it read last.</source>
        <translation>Cada cuánto lee el router las cargas de las réplicas; entre medias decide con lo último que leyó.</translation>
    </message>
    <message>
        <source>With policy = weighted: the share of each engine node, in the order of the router&apos;s links; those not listed have 1.</source>
        <translation>Con policy = weighted: la parte de cada nodo motor, en el orden de los enlaces del router; los no listados tienen 1.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>One way, of all that share the link: 400 Gb/s are 50 GB/s.</source>
        <translation>Un sentido, de todos los que comparten el enlace: 400 Gb/s son 50 GB/s.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Eficiencia</translation>
    </message>
    <message>
        <source>Share of the bandwidth that a transfer reaches [E].</source>
        <translation>Parte del ancho de banda que alcanza una transferencia [E].</translation>
    </message>
    <message>
        <source>Set-up time</source>
        <translation>Tiempo de inicio</translation>
    </message>
    <message>
        <source>What each transfer takes before its first byte.</source>
        <translation>Lo que tarda cada transferencia antes de su primer byte.</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>Capa por capa</translation>
    </message>
    <message>
        <source>Each layer&apos;s KV is sent while the next is computed: only the last one&apos;s time shows, where the link keeps up with the prefill.</source>
        <translation>El KV de cada capa se envía mientras se calcula la siguiente: solo se nota el tiempo de la última, donde el enlace sigue el ritmo del prefill.</translation>
    </message>
    <message>
        <source>First token from</source>
        <translation>Primer token de</translation>
    </message>
    <message>
        <source>prefill: the client sees the first token before the transfer, which then is part of the first gap. decode: after it, so that the transfer is part of the TTFT.</source>
        <translation>prefill: el cliente ve el primer token antes de la transferencia, que es entonces parte del primer intervalo. decode: después, de modo que la transferencia es parte de la TTFT.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>A model of the catalogue, by id or Hugging Face name, or the path of a config.json.</source>
        <translation>Un modelo del catálogo, por id o nombre de Hugging Face, o la ruta de un config.json.</translation>
    </message>
    <message>
        <source>Number format of the weights.</source>
        <translation>Formato numérico de los pesos.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>Number format of the KV cache.</source>
        <translation>Formato numérico de la caché KV.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelo tensorial</translation>
    </message>
    <message>
        <source>Devices that share each layer.</source>
        <translation>Dispositivos que comparten cada capa.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Paralelo en pipeline</translation>
    </message>
    <message>
        <source>Groups of devices that each hold a share of the layers; a step passes them in as many parts.</source>
        <translation>Grupos de dispositivos que guardan cada uno una parte de las capas; un paso los recorre en otras tantas partes.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Engines like this one, each with its own devices, in turn.</source>
        <translation>Motores como este, cada uno con sus dispositivos, por turno.</translation>
    </message>
    <message>
        <source>Max model length</source>
        <translation>Longitud máxima</translation>
    </message>
    <message>
        <source>Longest prompt and answer together; a longer prompt is rejected.</source>
        <translation>Prompt y respuesta más largos juntos; un prompt más largo se rechaza.</translation>
    </message>
    <message>
        <source>what the model allows</source>
        <translation>lo que permite el modelo</translation>
    </message>
    <message>
        <source>Memory utilisation</source>
        <translation>Uso de memoria</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory that the engine may use.</source>
        <translation>Parte de la memoria del dispositivo que el motor puede usar.</translation>
    </message>
    <message>
        <source>the engine&apos;s own default</source>
        <translation>el valor por defecto del motor</translation>
    </message>
    <message>
        <source>KV blocks</source>
        <translation>Bloques KV</translation>
    </message>
    <message>
        <source>Blocks of the KV pool, as the engine&apos;s start-up log states them; replaces the memory plan.</source>
        <translation>Bloques del grupo KV, como los indica el registro de arranque del motor; sustituye al plan de memoria.</translation>
    </message>
    <message>
        <source>what the memory plan leaves</source>
        <translation>lo que deja el plan de memoria</translation>
    </message>
    <message>
        <source>Ignored flags</source>
        <translation>Opciones ignoradas</translation>
    </message>
    <message>
        <source>Flags and variables of the real engine that may matter and are not simulated, separated by commas: results say so, and are trusted less.</source>
        <translation>Opciones y variables del motor real que pueden importar y no se simulan, separadas por comas: los resultados lo dicen y merecen menos confianza.</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Slow replicas</source>
        <translation>Réplicas lentas</translation>
    </message>
    <message>
        <source>How many of the replicas, the first ones, have a slow GPU.</source>
        <translation>Cuántas de las réplicas, las primeras, tienen una GPU lenta.</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>Ralentización</translation>
    </message>
    <message>
        <source>GPU time of the slow replicas as a multiple of what the device needs.</source>
        <translation>Tiempo de GPU de las réplicas lentas como múltiplo de lo que necesita el dispositivo.</translation>
    </message>
    <message>
        <source>Pause every</source>
        <translation>Pausa cada</translation>
    </message>
    <message>
        <source>The host stands still that often, for example for a garbage collection.</source>
        <translation>El host se detiene con esa frecuencia, por ejemplo para una recolección de basura.</translation>
    </message>
    <message>
        <source>it never does</source>
        <translation>nunca lo hace</translation>
    </message>
    <message>
        <source>Pause time</source>
        <translation>Duración de la pausa</translation>
    </message>
    <message>
        <source>How long each such pause lasts.</source>
        <translation>Cuánto dura cada una de esas pausas.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Arranque</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>Tiempo de reinicio</translation>
    </message>
    <message>
        <source>From a crash or a stop until a replica serves again: loading weights and warming up.</source>
        <translation>Desde una caída o parada hasta que una réplica vuelve a atender: cargar pesos y calentar.</translation>
    </message>
    <message>
        <source>Compile time</source>
        <translation>Tiempo de compilación</translation>
    </message>
    <message>
        <source>Added to the first step of each batch shape since the start: kernels that are compiled when they are first needed.</source>
        <translation>Se suma al primer paso de cada forma de batch desde el arranque: kernels que se compilan cuando se necesitan por primera vez.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>CPU limit</source>
        <translation>Límite de CPU</translation>
    </message>
    <message>
        <source>Cores that the container may use, as a quota of each 100 ms: when it is used up, the host stands still until the next.</source>
        <translation>Núcleos que puede usar el contenedor, como cuota de cada 100 ms: agotada, el host se detiene hasta la siguiente.</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>Hilos de CPU</translation>
    </message>
    <message>
        <source>Threads that are busy at the same time while the host works on a step: thread pools sized by the machine use the quota up.</source>
        <translation>Hilos ocupados a la vez mientras el host trabaja en un paso: los grupos de hilos dimensionados por la máquina agotan la cuota.</translation>
    </message>
    <message>
        <source>KV mode</source>
        <translation>Modo de KV</translation>
    </message>
    <message>
        <source>paged: a pool of blocks, and what does not fit waits. contiguous: KV grows into free memory, and running out of it is a crash that loses everything.</source>
        <translation>paged: un grupo de bloques, y lo que no cabe espera. contiguous: KV crece en la memoria libre, y agotarla es una caída que lo pierde todo.</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Memory of a GPU for a step&apos;s activations and logits; a step that needs more is a crash.</source>
        <translation>Memoria de una GPU para las activaciones y logits de un paso; un paso que necesita más es una caída.</translation>
    </message>
    <message>
        <source>what the memory plan leaves of the device, and its activations; no limit with kv_blocks</source>
        <translation>lo que el plan de memoria deja del dispositivo, y sus activaciones; sin límite con kv_blocks</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Activations that the engine&apos;s start-up measures on a GPU and keeps free.</source>
        <translation>Activaciones que el arranque del motor mide en una GPU y mantiene libres.</translation>
    </message>
    <message>
        <source>an estimate from the step&apos;s tokens and the vocabulary</source>
        <translation>una estimación según los tokens del paso y el vocabulario</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA graphs</translation>
    </message>
    <message>
        <source>Memory of a GPU for captured CUDA graphs.</source>
        <translation>Memoria de una GPU para los CUDA graphs capturados.</translation>
    </message>
    <message>
        <source>an estimate: 0.6 GiB</source>
        <translation>una estimación: 0,6 GiB</translation>
    </message>
    <message>
        <source>Context and libraries</source>
        <translation>Contexto, bibliotecas</translation>
    </message>
    <message>
        <source>Memory of a GPU for the CUDA context, NCCL and what else is no tensor.</source>
        <translation>Memoria de una GPU para el contexto CUDA, NCCL y lo demás que no es un tensor.</translation>
    </message>
    <message>
        <source>Speculation</source>
        <translation>Especulación</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Tokens drafted for each request and step and verified in the next; 0 is no speculation.</source>
        <translation>Tokens redactados por solicitud y paso y verificados en el siguiente; 0 es sin especulación.</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>Aceptación</translation>
    </message>
    <message>
        <source>Probability that the first, second and further draft is accepted, given that those before it were; the last holds for all that follow.</source>
        <translation>Probabilidad de que se acepte el primer, segundo y siguientes borradores, dado que los anteriores lo fueron; la última vale para todos los que siguen.</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Modelo borrador</translation>
    </message>
    <message>
        <source>A model of the catalogue, or a config.json, that drafts on the same devices in bf16. Empty: heads on the model itself, or a look-up.</source>
        <translation>Un modelo del catálogo, o un config.json, que redacta en los mismos dispositivos en bf16. Vacío: cabezas en el propio modelo, o una búsqueda.</translation>
    </message>
    <message>
        <source>Draft time</source>
        <translation>Tiempo de borrador</translation>
    </message>
    <message>
        <source>Without a draft model: time of one draft, as a share of a plain decode step, and its share of weights and KV [E]. 0.03 is like EAGLE, 0 an n-gram look-up.</source>
        <translation>Sin modelo borrador: tiempo de un borrador, como parte de un paso de decode simple, y su parte de pesos y KV [E]. 0.03 es como EAGLE, 0 una búsqueda de n-gramas.</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Planificador</translation>
    </message>
    <message>
        <source>vLLM version</source>
        <translation>Versión de vLLM</translation>
    </message>
    <message>
        <source>Whose defaults apply where a parameter is not set.</source>
        <translation>De quién son los valores por defecto donde no se fija un parámetro.</translation>
    </message>
    <message>
        <source>Step budget</source>
        <translation>Presupuesto por paso</translation>
    </message>
    <message>
        <source>Most tokens computed in one step. Smaller steps shorten the gaps between tokens; long prompts take more of them.</source>
        <translation>Máximo de tokens calculados en un paso. Pasos menores acortan los intervalos entre tokens; los prompts largos necesitan más pasos.</translation>
    </message>
    <message>
        <source>8,192 on GPUs of 70 GiB and more except the A100, else 2,048</source>
        <translation>8.192 en GPU de 70 GiB o más salvo la A100, si no 2.048</translation>
    </message>
    <message>
        <source>Running cap</source>
        <translation>Tope en ejecución</translation>
    </message>
    <message>
        <source>Most requests in the running batch; the rest waits.</source>
        <translation>Máximo de solicitudes en el batch en ejecución; el resto espera.</translation>
    </message>
    <message>
        <source>1,024 on GPUs of 70 GiB and more except the A100, else 256</source>
        <translation>1.024 en GPU de 70 GiB o más salvo la A100, si no 256</translation>
    </message>
    <message>
        <source>Long-prefill threshold</source>
        <translation>Umbral de prefill</translation>
    </message>
    <message>
        <source>Most tokens that one prompt may take of a step, so that short prompts behind it are served too; 0 is no limit.</source>
        <translation>Máximo de tokens de un paso que puede tomar un prompt, para que también se atienda a los cortos de detrás; 0 es sin límite.</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Chunked prefill</translation>
    </message>
    <message>
        <source>Splits prompts over steps. Off: a prompt waits for a step with room for all of it.</source>
        <translation>Reparte los prompts entre pasos. Desactivado: un prompt espera un paso con sitio para todo él.</translation>
    </message>
    <message>
        <source>Reserve prompts</source>
        <translation>Reservar prompts</translation>
    </message>
    <message>
        <source>Admits a prompt only when the KV pool has room for all of it, not only for its first chunk.</source>
        <translation>Admite un prompt solo cuando el grupo KV tiene sitio para todo él, no solo para su primer trozo.</translation>
    </message>
    <message>
        <source>on from version 0.19</source>
        <translation>activado desde la versión 0.19</translation>
    </message>
    <message>
        <source>Order of the queue: as requests arrive, or the smallest priority number first. Under priority the least urgent running request is the one that gives way when blocks run out.</source>
        <translation>Orden de la cola: según llegan las solicitudes, o primero el menor número de prioridad. Con priority, la solicitud en ejecución menos urgente es la que cede cuando se acaban los bloques.</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>Margen de KV</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted while others run, so that these can grow: fewer preemptions, longer queues.</source>
        <translation>Parte de los bloques KV que queda libre cuando se admite una solicitud mientras otras corren, para que estas crezcan: menos expropiaciones, colas más largas.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Queue bound</source>
        <translation>Tope de la cola</translation>
    </message>
    <message>
        <source>Most waiting requests; one that arrives beyond them is rejected. 0 is no bound.</source>
        <translation>Máximo de solicitudes en espera; la que llega más allá se rechaza. 0 es sin tope.</translation>
    </message>
    <message>
        <source>Queue bound, tokens</source>
        <translation>Tope de cola, tokens</translation>
    </message>
    <message>
        <source>Most prompt tokens waiting; a request that would exceed them is rejected. 0 is no bound.</source>
        <translation>Máximo de tokens de prompt en espera; una solicitud que lo supere se rechaza. 0 es sin tope.</translation>
    </message>
    <message>
        <source>Captured sizes</source>
        <translation>Tamaños capturados</translation>
    </message>
    <message>
        <source>Decode steps of so many tokens have a CUDA graph: a step is padded to the next of them, and beyond the largest its kernels are launched one by one.</source>
        <translation>Los pasos de decode de tantos tokens tienen un CUDA graph: un paso se rellena hasta el siguiente, y más allá del mayor sus kernels se lanzan uno a uno.</translation>
    </message>
    <message>
        <source>1, 2, 4, then every 8 to 256 and every 16 to the largest</source>
        <translation>1, 2, 4, luego cada 8 hasta 256 y cada 16 hasta el mayor</translation>
    </message>
    <message>
        <source>Largest captured size</source>
        <translation>Mayor capturado</translation>
    </message>
    <message>
        <source>Tokens of the largest CUDA graph, where the sizes themselves are not set.</source>
        <translation>Tokens del mayor CUDA graph, donde no se fijan los tamaños mismos.</translation>
    </message>
    <message>
        <source>twice the running cap, at most 512</source>
        <translation>el doble del tope en ejecución, como mucho 512</translation>
    </message>
    <message>
        <source>No CUDA graphs</source>
        <translation>Sin CUDA graphs</translation>
    </message>
    <message>
        <source>Launches every kernel by itself: no step is faster than that takes.</source>
        <translation>Lanza cada kernel por separado: ningún paso es más rápido que eso.</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>Caché de prefijos</translation>
    </message>
    <message>
        <source>Prefix caching</source>
        <translation>Caché de prefijos</translation>
    </message>
    <message>
        <source>Reuses the KV blocks of prompts that start alike.</source>
        <translation>Reutiliza los bloques KV de los prompts que empiezan igual.</translation>
    </message>
    <message>
        <source>KV block</source>
        <translation>Bloque KV</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks.</source>
        <translation>Tokens en un bloque KV; los prefijos se comparten en bloques enteros.</translation>
    </message>
    <message>
        <source>Host time</source>
        <translation>Tiempo de host</translation>
    </message>
    <message>
        <source>Async scheduling</source>
        <translation>Plan. asíncrona</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU computes, so that a step takes the longer of the two.</source>
        <translation>Prepara el paso siguiente mientras la GPU calcula, de modo que un paso tarda lo que el más largo de los dos.</translation>
    </message>
    <message>
        <source>Host time a step</source>
        <translation>Host por paso</translation>
    </message>
    <message>
        <source>Scheduling, input preparation and sampling on the CPU, for each step [E].</source>
        <translation>Planificación, preparación de entradas y muestreo en la CPU, por cada paso [E].</translation>
    </message>
    <message>
        <source>0.8 ms [E]</source>
        <translation>0,8 ms [E]</translation>
    </message>
    <message>
        <source>Host time a request</source>
        <translation>Host por solicitud</translation>
    </message>
    <message>
        <source>What each request in the step adds to it.</source>
        <translation>Lo que añade cada solicitud del paso.</translation>
    </message>
    <message>
        <source>19.1 us [M] before version 0.19, then 13.8 us [M]; 0 where the host time is set</source>
        <translation>19,1 µs [M] antes de la versión 0.19, luego 13,8 µs [M]; 0 donde se fija el tiempo de host</translation>
    </message>
    <message>
        <source>Most prompt tokens computed in one step. Prompts are never split, so it has to be at least max_model_len.</source>
        <translation>Máximo de tokens de prompt calculados en un paso. Los prompts nunca se dividen, así que debe ser al menos max_model_len.</translation>
    </message>
    <message>
        <source>max_model_len, and at least 2,048</source>
        <translation>max_model_len, y al menos 2.048</translation>
    </message>
    <message>
        <source>Delay factor</source>
        <translation>Factor de retardo</translation>
    </message>
    <message>
        <source>Prompts wait for this many times the length of the last prompt step while others decode, so that decodes pause less often; 0 is not at all.</source>
        <translation>Los prompts esperan tantas veces la duración del último paso de prompt mientras otros decodifican, para que los decode se detengan menos; 0 es nada.</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted, for answers to grow.</source>
        <translation>Parte de los bloques KV que queda libre cuando se admite una solicitud, para que crezcan las respuestas.</translation>
    </message>
    <message>
        <source>9 ms in 0.5, 1.5 ms in 0.6 [E]</source>
        <translation>9 ms en 0.5, 1,5 ms en 0.6 [E]</translation>
    </message>
    <message>
        <source>What each request in the step adds to it [E].</source>
        <translation>Lo que añade cada solicitud del paso [E].</translation>
    </message>
    <message>
        <source>0.075 ms in 0.5, 0.01 ms in 0.6 [E]; 0 where the host time is set</source>
        <translation>0,075 ms en 0.5, 0,01 ms en 0.6 [E]; 0 donde se fija el tiempo de host</translation>
    </message>
    <message>
        <source>SGLang version</source>
        <translation>Versión de SGLang</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>Trozo de prefill</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch; a longer prompt is split. 0 never splits.</source>
        <translation>Máximo de tokens de prompt de un batch de prefill; un prompt más largo se divide. 0 nunca divide.</translation>
    </message>
    <message>
        <source>2,048 to 16,384 by the device&apos;s memory</source>
        <translation>de 2.048 a 16.384 según la memoria del dispositivo</translation>
    </message>
    <message>
        <source>Prefill batch</source>
        <translation>Batch de prefill</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch of several requests; one alone may have more.</source>
        <translation>Máximo de tokens de prompt de un batch de prefill de varias solicitudes; una sola puede tener más.</translation>
    </message>
    <message>
        <source>Queue order</source>
        <translation>Orden de la cola</translation>
    </message>
    <message>
        <source>Who is prefilled first: the first to come, the longest cached prefix (who shares more than 32 uncached tokens with one before him waits for that one), those whose cached prefixes lie together, the longest wait for each token to compute (lpm and hrrn: as fcfs while more than 128 wait), the fewest tokens to compute, the largest max_tokens, or anybody. Orders that look at prefixes are fcfs without radix cache.</source>
        <translation>A quién se hace prefill primero: al primero en llegar, al prefijo guardado más largo (quien comparte más de 32 tokens no guardados con uno anterior espera a ese), a los que tienen juntos sus prefijos guardados, a la espera más larga por token a calcular (lpm y hrrn: como fcfs mientras esperan más de 128), a los menos tokens a calcular, al mayor max_tokens, o a cualquiera. Los órdenes que miran prefijos son fcfs sin caché radix.</translation>
    </message>
    <message>
        <source>Conservativeness</source>
        <translation>Prudencia</translation>
    </message>
    <message>
        <source>Scales how much KV is kept for the rest of running answers. Lower it when requests wait while KV is free, raise it when requests are retracted often.</source>
        <translation>Escala cuánto KV se guarda para el resto de las respuestas en marcha. Bájela cuando esperan solicitudes con KV libre, súbala cuando se retiran solicitudes a menudo.</translation>
    </message>
    <message>
        <source>Mixed chunk</source>
        <translation>Trozo mixto</translation>
    </message>
    <message>
        <source>Decodes join the prefill batch instead of waiting for it.</source>
        <translation>Los decode se unen al batch de prefill en lugar de esperarlo.</translation>
    </message>
    <message>
        <source>Decode steps between prefills</source>
        <translation>Decode entre prefills</translation>
    </message>
    <message>
        <source>Decode steps that have to follow each prefill batch while anything decodes; 0 lets prefill batches follow each other.</source>
        <translation>Pasos de decode que deben seguir a cada batch de prefill mientras algo decodifica; 0 deja que los batches de prefill se sucedan.</translation>
    </message>
    <message>
        <source>Radix cache</source>
        <translation>Caché radix</translation>
    </message>
    <message>
        <source>Reuses the KV of prompts that start alike, token by token.</source>
        <translation>Reutiliza el KV de los prompts que empiezan igual, token a token.</translation>
    </message>
    <message>
        <source>Static memory</source>
        <translation>Memoria estática</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory for weights and KV pool together. gpu_memory_utilization replaces it where that is set.</source>
        <translation>Parte de la memoria del dispositivo para pesos y grupo KV juntos. gpu_memory_utilization la sustituye donde se fija.</translation>
    </message>
    <message>
        <source>by the device&apos;s memory: 0.84 on an H100</source>
        <translation>según la memoria del dispositivo: 0,84 en una H100</translation>
    </message>
    <message>
        <source>Largest CUDA graph</source>
        <translation>Mayor CUDA graph</translation>
    </message>
    <message>
        <source>Largest decode batch with a CUDA graph; a larger one is launched kernel by kernel.</source>
        <translation>Mayor batch de decode con un CUDA graph; uno mayor se lanza kernel a kernel.</translation>
    </message>
    <message>
        <source>8 to 512 by the device&apos;s memory; without limit where that is not known</source>
        <translation>de 8 a 512 según la memoria del dispositivo; sin límite donde no se conoce</translation>
    </message>
    <message>
        <source>Overlap schedule</source>
        <translation>Plan. solapada</translation>
    </message>
    <message>
        <source>1.5 ms [E]</source>
        <translation>1,5 ms [E]</translation>
    </message>
    <message>
        <source>0.008 ms [E]; 0 where the host time is set</source>
        <translation>0,008 ms [E]; 0 donde se fija el tiempo de host</translation>
    </message>
    <message>
        <source>Capacity policy</source>
        <translation>Política de capacidad</translation>
    </message>
    <message>
        <source>What a request needs to start: KV for its prompt and max_tokens, so that it is never paused, or KV for its prompt alone.</source>
        <translation>Lo que necesita una solicitud para empezar: KV para su prompt y max_tokens, de modo que nunca se pausa, o KV solo para su prompt.</translation>
    </message>
    <message>
        <source>Most tokens computed in one step, answers first.</source>
        <translation>Máximo de tokens calculados en un paso, primero las respuestas.</translation>
    </message>
    <message>
        <source>Chunked context</source>
        <translation>Contexto troceado</translation>
    </message>
    <message>
        <source>Splits prompts over steps, in order of arrival. Off: a prompt waits for a step with room for all of it.</source>
        <translation>Reparte los prompts entre pasos, por orden de llegada. Desactivado: un prompt espera un paso con sitio para todo él.</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks, and chunks are multiples of it.</source>
        <translation>Tokens en un bloque KV; los prefijos se comparten en bloques enteros, y los trozos son múltiplos de él.</translation>
    </message>
    <message>
        <source>Block reuse</source>
        <translation>Reutilizar bloques</translation>
    </message>
    <message>
        <source>KV share of free memory</source>
        <translation>KV de lo libre</translation>
    </message>
    <message>
        <source>Share of the memory that weights and activations leave which the KV pool takes. gpu_memory_utilization replaces it where that is set.</source>
        <translation>Parte de la memoria que dejan pesos y activaciones que toma el grupo KV. gpu_memory_utilization la sustituye donde se fija.</translation>
    </message>
    <message>
        <source>Overlap scheduler</source>
        <translation>Planificador solapado</translation>
    </message>
    <message>
        <source>1 ms [E]</source>
        <translation>1 ms [E]</translation>
    </message>
    <message>
        <source>0.005 ms [E]; 0 where the host time is set</source>
        <translation>0,005 ms [E]; 0 donde se fija el tiempo de host</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>Tamaño del trozo</translation>
    </message>
    <message>
        <source>Tokens of a step, decodes included. It bounds the gap between tokens that prompts cause.</source>
        <translation>Tokens de un paso, decode incluidos. Limita el intervalo entre tokens que causan los prompts.</translation>
    </message>
    <message>
        <source>Tokens in a KV block.</source>
        <translation>Tokens en un bloque KV.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño del batch</translation>
    </message>
    <message>
        <source>Most requests in the running batch.</source>
        <translation>Máximo de solicitudes en el batch en ejecución.</translation>
    </message>
    <message>
        <source>KV set aside</source>
        <translation>KV reservado</translation>
    </message>
    <message>
        <source>What each request takes of the KV pool for its whole life: its prompt and max_tokens, or max_model_len.</source>
        <translation>Lo que cada solicitud toma del grupo KV durante toda su vida: su prompt y max_tokens, o max_model_len.</translation>
    </message>
    <message>
        <source>Requests in a batch; the next one starts when all of them have ended.</source>
        <translation>Solicitudes en un batch; el siguiente empieza cuando han terminado todas.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>The GPU or chip, with the figures of the catalogue.</source>
        <translation>La GPU o el chip, con las cifras del catálogo.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Price of one GPU an hour. Sellers differ by far more than models do.</source>
        <translation>Precio de una GPU por hora. Los vendedores difieren mucho más que los modelos.</translation>
    </message>
    <message>
        <source>the default price of the catalogue</source>
        <translation>el precio por defecto del catálogo</translation>
    </message>
    <message>
        <source>Expert load skew</source>
        <translation>Sesgo de expertos</translation>
    </message>
    <message>
        <source>Of models with experts: tokens choose the i-th expert in proportion to i to the power of minus this. 0 chooses all alike; measured tables have 1.0 to 1.2, with which 8 to 32 tokens take a fifth to a half less time, and thousands 5 to 30 % more.</source>
        <translation>De modelos con expertos: los tokens eligen el experto i en proporción a i elevado a menos esto. 0 elige todos por igual; las tablas medidas tienen de 1,0 a 1,2, con lo que de 8 a 32 tokens tardan de un quinto a la mitad menos, y miles del 5 al 30 % más.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Compute factor</source>
        <translation>Factor de cálculo</translation>
    </message>
    <message>
        <source>Factor on the compute rate that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>Factor sobre la tasa de cálculo que alcanzan los kernels, como lo halla fulcrum calibrate.</translation>
    </message>
    <message>
        <source>Memory factor</source>
        <translation>Factor de memoria</translation>
    </message>
    <message>
        <source>Factor on the memory bandwidth that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>Factor sobre el ancho de banda de memoria que alcanzan los kernels, como lo halla fulcrum calibrate.</translation>
    </message>
    <message>
        <source>Calibrated on</source>
        <translation>Calibrado con</translation>
    </message>
    <message>
        <source>What was measured to find the factors and host times; results then say so.</source>
        <translation>Lo que se midió para hallar los factores y tiempos de host; los resultados lo dicen entonces.</translation>
    </message>
    <message>
        <source>results are called uncalibrated</source>
        <translation>los resultados se llaman sin calibrar</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Residuo</translation>
    </message>
    <message>
        <source>Median absolute error of the calibration on its own data.</source>
        <translation>Mediana del error absoluto de la calibración sobre sus propios datos.</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>no se conoce</translation>
    </message>
    <message>
        <source>Back-test residual</source>
        <translation>Residuo de contraste</translation>
    </message>
    <message>
        <source>Median absolute error on measurements that the calibration had not seen.</source>
        <translation>Mediana del error absoluto sobre medidas que la calibración no había visto.</translation>
    </message>
    <message>
        <source>there was no back-test</source>
        <translation>no hubo contraste</translation>
    </message>
    <message>
        <source>The GPU that the tables were measured on; its memory and price are those of the catalogue.</source>
        <translation>La GPU en la que se midieron las tablas; su memoria y precio son los del catálogo.</translation>
    </message>
    <message>
        <source>Layer tables</source>
        <translation>Tablas de capas</translation>
    </message>
    <message>
        <source>Folder with measured layer times: LLMServingSim&apos;s of one model (tp1/dense.csv and more) or aiconfigurator&apos;s of one GPU (gemm.csv and more). Relative to the project&apos;s folder.</source>
        <translation>Carpeta con tiempos de capa medidos: los de LLMServingSim de un modelo (tp1/dense.csv y más) o los de aiconfigurator de una GPU (gemm.csv y más). Relativo a la carpeta del proyecto.</translation>
    </message>
    <message>
        <source>All-reduce table</source>
        <translation>Tabla de all-reduce</translation>
    </message>
    <message>
        <source>A custom_allreduce.csv or nccl.csv of aiconfigurator, which tensor parallel needs.</source>
        <translation>Un custom_allreduce.csv o nccl.csv de aiconfigurator, que necesita el paralelo tensorial.</translation>
    </message>
    <message>
        <source>custom_allreduce.csv or nccl.csv in the folder of the tables</source>
        <translation>custom_allreduce.csv o nccl.csv en la carpeta de las tablas</translation>
    </message>
    <message>
        <source>Unequal contexts</source>
        <translation>Contextos desiguales</translation>
    </message>
    <message>
        <source>Whether LLMServingSim&apos;s skew_fit.csv corrects decode batches of unequal contexts; auto does what meta.yaml beside it says.</source>
        <translation>Si skew_fit.csv de LLMServingSim corrige los batches de decode de contextos desiguales; auto hace lo que dice meta.yaml al lado.</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>Carga de expertos</translation>
    </message>
    <message>
        <source>How unevenly tokens choose the experts of a model that has some: which of aiconfigurator&apos;s measurements are taken. LLMServingSim&apos;s have equal chances only.</source>
        <translation>Cuán desigualmente eligen los tokens los expertos de un modelo que los tiene: qué medidas de aiconfigurator se toman. Las de LLMServingSim solo tienen probabilidades iguales.</translation>
    </message>
    <message>
        <source>Place in error band</source>
        <translation>Lugar en la banda</translation>
    </message>
    <message>
        <source>0 takes times as measured, -1 and 1 the ends of their error band of one standard deviation.</source>
        <translation>0 toma los tiempos como se midieron, -1 y 1 los extremos de su banda de error de una desviación típica.</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Observation</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>Falsifier</source>
        <translation>Refutación</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>Prueba de recuperación</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>Hipótesis</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Falsifiers</source>
        <translation>Refutaciones</translation>
    </message>
    <message>
        <source>Recovery checks</source>
        <translation>Pruebas de recuperación</translation>
    </message>
    <message>
        <source>Change proposal</source>
        <translation>Propuesta de cambio</translation>
    </message>
    <message>
        <source>Change proposals</source>
        <translation>Propuestas de cambio</translation>
    </message>
    <message>
        <source>unresolved</source>
        <translation>sin resolver</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>observada</translation>
    </message>
    <message>
        <source>held</source>
        <translation>se cumplió</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>no observada</translation>
    </message>
    <message>
        <source>did not hold</source>
        <translation>no se cumplió</translation>
    </message>
    <message>
        <source>not yet due</source>
        <translation>aún no vence</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sin datos</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>sin atribución</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>respaldada</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>atribuida</translation>
    </message>
    <message>
        <source>full service restored</source>
        <translation>servicio completo restablecido</translation>
    </message>
    <message>
        <source>overload bounded</source>
        <translation>sobrecarga acotada</translation>
    </message>
    <message>
        <source>not recovered</source>
        <translation>sin recuperar</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>no se puede saber</translation>
    </message>
    <message numerus="yes">
        <source>incomplete, %n questions</source>
        <translation>
            <numerusform>incompleto, %n pregunta</numerusform>
            <numerusform>incompleto, %n preguntas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordEditor</name>
    <message>
        <source>Mechanism</source>
        <translation>Mecanismo</translation>
    </message>
    <message>
        <source>of the catalogue, where it is one</source>
        <translation>del catálogo, si figura en él</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>what it costs, and whom</source>
        <translation>qué cuesta y a quién</translation>
    </message>
    <message>
        <source>Stop if</source>
        <translation>Detener si</translation>
    </message>
    <message>
        <source>when it is taken back</source>
        <translation>cuándo se revierte</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>todas las solicitudes</translation>
    </message>
    <message>
        <source>Then leads</source>
        <translation>Entonces lidera</translation>
    </message>
    <message>
        <source>the mechanism that leads if it is seen</source>
        <translation>el mecanismo que pasa a liderar si se observa</translation>
    </message>
    <message>
        <source>Credited by</source>
        <translation>Atribuido por</translation>
    </message>
    <message>
        <source>nobody; a program gives no credit</source>
        <translation>nadie; un programa no atribuye nada</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>who wrote it</source>
        <translation>quién lo escribió</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>No engine captures CUDA graphs, or no step only decoded</source>
        <translation>Ningún motor captura CUDA graphs, o ningún paso fue solo decode</translation>
    </message>
    <message>
        <source>No price or no output is known</source>
        <translation>No se conoce el precio o no hay salida</translation>
    </message>
    <message>
        <source>No request completed</source>
        <translation>No terminó ninguna solicitud</translation>
    </message>
    <message>
        <source>No workload sets slo_ttft or slo_tpot</source>
        <translation>Ninguna carga fija slo_ttft ni slo_tpot</translation>
    </message>
    <message>
        <source>Its workload sets neither slo_ttft nor slo_tpot</source>
        <translation>Su carga no fija slo_ttft ni slo_tpot</translation>
    </message>
    <message>
        <source>no request class is called &quot;%1&quot;</source>
        <translation>ninguna clase de solicitudes se llama «%1»</translation>
    </message>
    <message>
        <source>no figure is called &quot;%1&quot;</source>
        <translation>ninguna cifra se llama «%1»</translation>
    </message>
    <message>
        <source>no engine is called &quot;%1&quot;</source>
        <translation>ningún motor se llama «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by class</source>
        <translation>«%1» no se conoce por clase</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by engine</source>
        <translation>«%1» no se conoce por motor</translation>
    </message>
    <message>
        <source>Leave the class out</source>
        <translation>Quite la clase</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>¿Quería decir «%1»?</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <translation>Se conocen: %1</translation>
    </message>
    <message>
        <source>A transient study, with %1 in the run: there is no level to be steady at, so compare its course at equal times</source>
        <translation>Un estudio transitorio, con %1 en la ejecución: no hay un nivel estable, así que compare su curso en los mismos tiempos</translation>
    </message>
    <message>
        <source>Too few requests arrived to tell</source>
        <translation>Llegaron muy pocas solicitudes para saberlo</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window the requests in the system went from %2 to %3, with %4 arrivals and %5 completions a second</source>
        <translation>La acumulación crece en %1 solicitudes por segundo: en la segunda mitad de la ventana las solicitudes en el sistema pasaron de %2 a %3, con %4 llegadas y %5 terminadas por segundo</translation>
    </message>
    <message>
        <source>%1 (so in %2 of %3 replications)</source>
        <translation>%1 (así en %2 de %3 repeticiones)</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second, mean of %2 replications: by %3 (95 % interval %4 to %5) over the second half of the window, to about %6 requests in the system</source>
        <translation>La acumulación crece en %1 solicitudes por segundo, media de %2 repeticiones: en %3 (intervalo del 95 %: %4 a %5) en la segunda mitad de la ventana, hasta unas %6 solicitudes en el sistema</translation>
    </message>
    <message>
        <source>%1 is offered at least %2 times what it can serve, by arithmetic; its queue and latencies grow with the run&apos;s length</source>
        <translation>%1 recibe, según el cálculo, al menos %2 veces lo que puede atender; su cola y sus latencias crecen con la duración de la ejecución</translation>
    </message>
    <message>
        <source>step times from measured tables are known to ± %1 %</source>
        <translation>los tiempos de paso de tablas medidas se conocen con ± %1 %</translation>
    </message>
    <message>
        <source>More than %1 requests: their latencies are kept in bins no wider than 0.1 %</source>
        <translation>Más de %1 solicitudes: sus latencias se guardan en intervalos de no más del 0,1 %</translation>
    </message>
    <message>
        <source>%1: not simulated are %2</source>
        <translation>%1: no se simulan %2</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far when the run ended or their client gave up</source>
        <translation>%1 de %2 solicitudes no habían llegado a ese punto cuando terminó la ejecución o su cliente desistió</translation>
    </message>
    <message>
        <source>%1 of %2 requests were rejected or failed</source>
        <translation>%1 de %2 solicitudes se rechazaron o fallaron</translation>
    </message>
    <message>
        <source>%1 observations a replication are few for this percentile</source>
        <translation>%1 observaciones por repetición son pocas para este percentil</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far</source>
        <translation>%1 de %2 solicitudes no habían llegado a ese punto</translation>
    </message>
    <message>
        <source>Every request was rejected or failed</source>
        <translation>Todas las solicitudes se rechazaron o fallaron</translation>
    </message>
    <message>
        <source>No request of this kind was measured</source>
        <translation>No se midió ninguna solicitud de este tipo</translation>
    </message>
    <message>
        <source>No request produced a second token in the measured window</source>
        <translation>Ninguna solicitud produjo un segundo token en la ventana medida</translation>
    </message>
    <message>
        <source>the run needs more memory than there is</source>
        <translation>la ejecución necesita más memoria de la que hay</translation>
    </message>
    <message>
        <source>simulate fewer requests: a shorter until, a smaller max_requests or rate</source>
        <translation>simule menos solicitudes: un until más corto, max_requests o una tasa menores</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>la ejecución falló: %1</translation>
    </message>
    <message>
        <source>no scenario is called &quot;%1&quot;</source>
        <translation>ningún escenario se llama «%1»</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation>el proyecto no tiene ningún escenario</translation>
    </message>
    <message>
        <source>Add a [[scenario]] with its nodes and links</source>
        <translation>Añada un [[scenario]] con sus nodos y enlaces</translation>
    </message>
    <message>
        <source>%1 went %2, the mechanism makes it go %3</source>
        <translation>%1 fue %2, el mecanismo hace que vaya %3</translation>
    </message>
    <message>
        <source>%1 is %2, the mechanism makes it %3</source>
        <translation>%1 es %2, el mecanismo hace que sea %3</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run of this scenario shows %2</source>
        <translation>la observación «%1» se omitió: ninguna ejecución de este escenario muestra %2</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2; did you mean %3?</source>
        <translation>la observación «%1» se omitió: ninguna métrica se llama %2; ¿quería decir %3?</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2</source>
        <translation>la observación «%1» se omitió: ninguna métrica se llama %2</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; has no figure and was left out</source>
        <translation>la observación «%1» no tiene cifra y se omitió</translation>
    </message>
    <message>
        <source>observations %1 are of one figure, %2, which counts once</source>
        <translation>las observaciones %1 son de una misma cifra, %2, que cuenta una vez</translation>
    </message>
    <message>
        <source>observations %1 contradict each other on %2, which counts once, as the range that covers them</source>
        <translation>las observaciones %1 se contradicen sobre %2, que cuenta una vez, como el intervalo que las abarca</translation>
    </message>
    <message>
        <source>of several replicas the worst counts: %1 of %2, not %3</source>
        <translation>de varias réplicas cuenta la peor: %1 de %2, no %3</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; is taken for the replica where %2 is worst</source>
        <translation>la observación «%1» se toma por la de la réplica donde %2 es peor</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run shows %2 of %3; enter its mean or its max</source>
        <translation>la observación «%1» se omitió: ninguna ejecución muestra %2 de %3; introduzca su media o su máximo</translation>
    </message>
    <message>
        <source>%1 %2 was above %3 of the same requests before</source>
        <translation>%1 %2 estaba antes por encima de %3 de las mismas solicitudes</translation>
    </message>
    <message>
        <source>all times observed are about %1 times those of the healthy scenario: are they in another unit?</source>
        <translation>todos los tiempos observados son unas %1 veces los del escenario sano: ¿están en otra unidad?</translation>
    </message>
    <message>
        <source>[triage.priors] adds up to %1 %, which leaves nothing for all others</source>
        <translation>[triage.priors] suma %1 %, lo que no deja nada para los demás</translation>
    </message>
    <message>
        <source>give less than 100 % in all</source>
        <translation>dé menos del 100 % en total</translation>
    </message>
    <message>
        <source>%1 %2 is above %3 of the same requests</source>
        <translation>%1 %2 está por encima de %3 de las mismas solicitudes</translation>
    </message>
    <message>
        <source>exchange the two, or say under [observation.population] how they differ</source>
        <translation>intercambie los dos, o diga en [observation.population] en qué difieren</translation>
    </message>
    <message>
        <source>the mechanism &quot;%1&quot; was left out: %2</source>
        <translation>el mecanismo «%1» se omitió: %2</translation>
    </message>
    <message>
        <source>the remedy of %1 could not be simulated: %2</source>
        <translation>el remedio de %1 no se pudo simular: %2</translation>
    </message>
    <message>
        <source>the project has no observation: add [[observation]], or import some</source>
        <translation>el proyecto no tiene observaciones: añada [[observation]] o importe algunas</translation>
    </message>
    <message>
        <source>%1 was %2 before, and the healthy scenario shows %3: it may not be the system that was observed</source>
        <translation>%1 era %2 antes, y el escenario sano muestra %3: puede que no sea el sistema observado</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>no se simula: %1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>no aplica: %1</translation>
    </message>
    <message>
        <source>cannot be simulated here: %1</source>
        <translation>no se puede simular aquí: %1</translation>
    </message>
    <message>
        <source>runs of %1 s instead of %2 s: as many requests as figures need</source>
        <translation>ejecuciones de %1 s en vez de %2 s: tantas solicitudes como necesitan las cifras</translation>
    </message>
    <message>
        <source>the project has no healthy scenario for triage</source>
        <translation>el proyecto no tiene un escenario sano para el triaje</translation>
    </message>
    <message>
        <source>add [triage] with base = &quot;the name of the scenario in which all is well&quot;</source>
        <translation>añada [triage] con base = &quot;el nombre del escenario en el que todo va bien&quot;</translation>
    </message>
    <message>
        <source>the healthy scenario was fitted to %1 figures from before, which it misses by %2 standard deviations now and missed by %3: %4</source>
        <translation>el escenario sano se ajustó a %1 cifras de antes, de las que ahora se aparta %2 desviaciones estándar y antes %3: %4</translation>
    </message>
    <message>
        <source>the healthy scenario cannot be run: %1</source>
        <translation>el escenario sano no se puede ejecutar: %1</translation>
    </message>
    <message>
        <source>see `fulcrum check`</source>
        <translation>vea `fulcrum check`</translation>
    </message>
    <message>
        <source>it was not run</source>
        <translation>no se ejecutó</translation>
    </message>
    <message>
        <source>within the window of the observations, and at once where the figure is in Prometheus</source>
        <translation>dentro de la ventana de las observaciones, y enseguida si la cifra está en Prometheus</translation>
    </message>
    <message>
        <source>memory bandwidth %1</source>
        <translation>ancho de banda de memoria %1</translation>
    </message>
    <message>
        <source>host time %1</source>
        <translation>tiempo del host %1</translation>
    </message>
    <message>
        <source>compute %1</source>
        <translation>cómputo %1</translation>
    </message>
    <message>
        <source>spread of prompt lengths %1</source>
        <translation>dispersión de las longitudes de prompt %1</translation>
    </message>
    <message>
        <source>spread of output lengths %1</source>
        <translation>dispersión de las longitudes de salida %1</translation>
    </message>
    <message>
        <source>an amount between two ends has to be a number</source>
        <translation>una cantidad entre dos extremos debe ser un número</translation>
    </message>
    <message>
        <source>the healthy scenario has no figure &apos;%1&apos;</source>
        <translation>el escenario sano no tiene la cifra «%1»</translation>
    </message>
    <message>
        <source>%1 would not be finite</source>
        <translation>%1 no sería finito</translation>
    </message>
    <message>
        <source>there is no %1 of the plugin &apos;%2&apos;</source>
        <translation>no hay ningún %1 del plugin «%2»</translation>
    </message>
    <message>
        <source>there is no %1 with the role &apos;%2&apos;</source>
        <translation>no hay ningún %1 con el papel «%2»</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3</source>
        <translation>no hay ningún %1 con %2 por encima de %3</translation>
    </message>
    <message>
        <source>there is no %1 with %2 below %3</source>
        <translation>no hay ningún %1 con %2 por debajo de %3</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3 below %4</source>
        <translation>no hay ningún %1 con %2 por encima de %3 y por debajo de %4</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>no hay ningún %1</translation>
    </message>
    <message>
        <source>nothing would change</source>
        <translation>no cambiaría nada</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 = %3 already</source>
        <translation>«%1» ya tiene %2 = %3</translation>
    </message>
    <message>
        <source>%1 has no &apos;%2&apos;</source>
        <translation>%1 no tiene «%2»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos; to scale</source>
        <translation>«%1» no tiene «%2» que escalar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &apos;%2&apos; already</source>
        <translation>«%1» ya es «%2»</translation>
    </message>
    <message>
        <source>there is no link from &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>no hay enlace de «%1» a «%2»</translation>
    </message>
    <message>
        <source>a logarithmic amount has to be above 0 at both ends</source>
        <translation>una cantidad logarítmica debe ser mayor que 0 en ambos extremos</translation>
    </message>
    <message>
        <source>there is nothing to change</source>
        <translation>no hay nada que cambiar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has one replica, and so no part of them could differ from the rest</source>
        <translation>«%1» tiene una sola réplica, así que ninguna parte puede diferir del resto</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no rate that could be split</source>
        <translation>«%1» no tiene una tasa que se pueda dividir</translation>
    </message>
    <message>
        <source>a share of nothing of &apos;%1&apos; changes nothing</source>
        <translation>una parte nula de «%1» no cambia nada</translation>
    </message>
    <message>
        <source>the %1 plugin &apos;%2&apos; is not installed</source>
        <translation>el plugin «%2» (%1) no está instalado</translation>
    </message>
    <message>
        <source>see `fulcrum plugins`</source>
        <translation>vea `fulcrum plugins`</translation>
    </message>
    <message>
        <source>no scenario of the project has its symptom</source>
        <translation>ningún escenario del proyecto tiene su síntoma</translation>
    </message>
    <message>
        <source>no scenario plays it</source>
        <translation>ningún escenario lo representa</translation>
    </message>
    <message>
        <source>no metric says what it is for</source>
        <translation>ninguna métrica dice para qué es</translation>
    </message>
    <message>
        <source>the project has no scenario &apos;%1&apos;</source>
        <translation>el proyecto no tiene el escenario «%1»</translation>
    </message>
    <message>
        <source>%1 says nothing: %2</source>
        <translation>%1 no dice nada: %2</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>no se conoce</translation>
    </message>
    <message>
        <source>it was added since</source>
        <translation>se añadió después</translation>
    </message>
    <message>
        <source>simulation was not asked for</source>
        <translation>no se pidió simular</translation>
    </message>
    <message>
        <source>give the lever `on`, `metric`, and `with` or edits</source>
        <translation>dé a la palanca `on`, `metric` y `with` o ediciones</translation>
    </message>
    <message>
        <source>give the lever `with` or edits</source>
        <translation>dé a la palanca `with` o ediciones</translation>
    </message>
    <message>
        <source>give a value within the range of the parameter</source>
        <translation>dé un valor dentro del rango del parámetro</translation>
    </message>
    <message>
        <source>it changes the nodes themselves</source>
        <translation>cambia los propios nodos</translation>
    </message>
    <message>
        <source>tell it by edits</source>
        <translation>expréselo con ediciones</translation>
    </message>
    <message>
        <source>give the name of a scenario</source>
        <translation>dé el nombre de un escenario</translation>
    </message>
    <message>
        <source>no lever can be played in &apos;%1&apos;</source>
        <translation>ninguna palanca se puede representar en «%1»</translation>
    </message>
    <message>
        <source>name a scenario that a lever is for</source>
        <translation>nombre un escenario para el que sea una palanca</translation>
    </message>
    <message>
        <source>a period must end after it begins</source>
        <translation>un periodo debe terminar después de empezar</translation>
    </message>
    <message>
        <source>write it as &quot;60 s..120 s&quot;</source>
        <translation>escríbalo como &quot;60 s..120 s&quot;</translation>
    </message>
    <message>
        <source>the run ends before the period begins</source>
        <translation>la ejecución termina antes de que empiece el periodo</translation>
    </message>
    <message>
        <source>choose an earlier one</source>
        <translation>elija uno anterior</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be simulated: %2</source>
        <translation>la palanca «%1» no se puede simular: %2</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no impact: %2</source>
        <translation>la palanca «%1» no tiene impacto: %2</translation>
    </message>
    <message>
        <source>mend its on, with, metric or edits, or remove `on` to rank it as judged</source>
        <translation>corrija on, with, metric o las ediciones, o quite `on` para clasificarla según lo estimado</translation>
    </message>
    <message>
        <source>give impact = [low, most likely, high], or a scenario that plays it</source>
        <translation>dé impact = [bajo, más probable, alto], o un escenario que la represente</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be ranked by %2: %3</source>
        <translation>la palanca «%1» no se puede clasificar por %2: %3</translation>
    </message>
    <message>
        <source>give the workloads slo_ttft and slo_tpot, the device a price, or choose another objective</source>
        <translation>dé slo_ttft y slo_tpot a las cargas, un precio al dispositivo, o elija otro objetivo</translation>
    </message>
    <message>
        <source>there is no lever &apos;%1&apos;</source>
        <translation>no hay ninguna palanca «%1»</translation>
    </message>
    <message>
        <source>give the id of a lever of this ranking</source>
        <translation>dé el id de una palanca de esta clasificación</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; was not simulated</source>
        <translation>la palanca «%1» no se simuló</translation>
    </message>
    <message>
        <source>simulate the levers first</source>
        <translation>simule antes las palancas</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no %2</source>
        <translation>la palanca «%1» no tiene %2</translation>
    </message>
    <message>
        <source>give [lowest, most likely, highest], or the id of a lever of the catalogue</source>
        <translation>dé [mínimo, más probable, máximo], o el id de una palanca del catálogo</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; names &apos;%2&apos;, which is no lever</source>
        <translation>la palanca «%1» nombra «%2», que no es una palanca</translation>
    </message>
    <message>
        <source>give the id of a [[lever]] or of one of the catalogue</source>
        <translation>dé el id de una [[lever]] o de una del catálogo</translation>
    </message>
    <message>
        <source>the price of the devices of &apos;%1&apos; is not known</source>
        <translation>no se conoce el precio de los dispositivos de «%1»</translation>
    </message>
    <message>
        <source>set the price of its device</source>
        <translation>fije el precio de su dispositivo</translation>
    </message>
    <message>
        <source>the other has no &apos;%1&apos; to change</source>
        <translation>la otra no tiene «%1» que cambiar</translation>
    </message>
    <message>
        <source>they make no sense beside each other</source>
        <translation>no tienen sentido juntas</translation>
    </message>
    <message>
        <source>choose one of them</source>
        <translation>elija una de ellas</translation>
    </message>
    <message>
        <source>both change the nodes themselves</source>
        <translation>ambas cambian los propios nodos</translation>
    </message>
    <message>
        <source>add a scenario that has both</source>
        <translation>añada un escenario que tenga ambas</translation>
    </message>
    <message>
        <source>judge it</source>
        <translation>estímela</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2 (%3)</source>
        <translation>«%1» no tiene nada que cambiar en el sistema de %2 (%3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2</source>
        <translation>«%1» no tiene nada que cambiar en el sistema de %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos; (%3)</source>
        <translation>«%1» no tiene nada que cambiar en el sistema «%2» (%3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos;</source>
        <translation>«%1» no tiene nada que cambiar en el sistema «%2»</translation>
    </message>
    <message>
        <source>as in the catalogue of levers</source>
        <translation>como en el catálogo de palancas</translation>
    </message>
    <message>
        <source>all pooled</source>
        <translation>todas agrupadas</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>como se indicó</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>It predicted nothing, so that nothing can be credited to it.</source>
        <translation>No predijo nada, así que no se le puede atribuir nada.</translation>
    </message>
    <message>
        <source>Nothing that it predicted has come true yet.</source>
        <translation>Nada de lo que predijo se ha cumplido todavía.</translation>
    </message>
    <message>
        <source>Nothing that it predicted came true.</source>
        <translation>Nada de lo que predijo se cumplió.</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true while %3 went on too: the actions together helped, the share of each is unresolved. A replay that changes one at a time tells them apart.</source>
        <translation>%1 de %2 predicciones se cumplieron mientras también seguía %3: las acciones ayudaron juntas, la parte de cada una está sin resolver. Una reproducción que cambie una cada vez las distingue.</translation>
    </message>
    <message>
        <source>%1 accepted the credit.</source>
        <translation>%1 aceptó la atribución.</translation>
    </message>
    <message>
        <source>The data does not bear that out.</source>
        <translation>Los datos no lo confirman.</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true.</source>
        <translation>%1 de %2 predicciones se cumplieron.</translation>
    </message>
    <message>
        <source>Nobody has accepted the credit yet.</source>
        <translation>Nadie ha aceptado aún la atribución.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; went on at the same time from %3: neither can be credited alone</source>
        <translation>«%1» y «%2» coincidieron desde %3: a ninguna se le puede atribuir por sí sola</translation>
    </message>
    <message>
        <source>It names no figure and where that will lie.</source>
        <translation>No nombra una cifra ni dónde estará.</translation>
    </message>
    <message>
        <source>The notebook and the data are on different clocks: date-times, and times of a run.</source>
        <translation>El cuaderno y los datos usan relojes distintos: fechas con hora, y tiempos de una ejecución.</translation>
    </message>
    <message>
        <source>It is due at %1; the data ends before.</source>
        <translation>Vence en %1; los datos terminan antes.</translation>
    </message>
    <message>
        <source>Another action begins or ends when it is due.</source>
        <translation>Otra acción empieza o termina cuando vence.</translation>
    </message>
    <message>
        <source>The data has no %1 in the window.</source>
        <translation>Los datos no tienen %1 en la ventana.</translation>
    </message>
    <message>
        <source>The data has no %1 before the action to compare with.</source>
        <translation>Los datos no tienen %1 antes de la acción para comparar.</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>%1 antes, %2 después</translation>
    </message>
    <message>
        <source>%1 %2: %3 after</source>
        <translation>%1 %2: %3 después</translation>
    </message>
    <message>
        <source>%1: what is hidden decides.</source>
        <translation>%1: decide lo que está oculto.</translation>
    </message>
    <message>
        <source>There is nothing to judge it by: name a scenario that plays it, or import what was measured.</source>
        <translation>No hay con qué juzgarlo: nombre un escenario que lo represente, o importe lo medido.</translation>
    </message>
    <message>
        <source>simulated: %1</source>
        <translation>simulado: %1</translation>
    </message>
    <message>
        <source>there are no requests to look for recovery in</source>
        <translation>no hay solicitudes en las que buscar la recuperación</translation>
    </message>
    <message>
        <source>name a scenario that plays the action, or import the requests</source>
        <translation>nombre un escenario que represente la acción, o importe las solicitudes</translation>
    </message>
    <message>
        <source>the recovery check &apos;%1&apos; does not say in which window it looks</source>
        <translation>la comprobación de recuperación «%1» no dice en qué ventana mira</translation>
    </message>
    <message>
        <source>set at and until</source>
        <translation>fije at y until</translation>
    </message>
    <message>
        <source>no observation says when the incident was, for the recovery check &apos;%1&apos;</source>
        <translation>ninguna observación dice cuándo fue el incidente, para la comprobación de recuperación «%1»</translation>
    </message>
    <message>
        <source>link it to an observation with from and until</source>
        <translation>enlácela con una observación con from y until</translation>
    </message>
    <message>
        <source>nothing offered</source>
        <translation>nada ofrecido</translation>
    </message>
    <message>
        <source>%1 useful/s, %2 % of offered useful, %3 % rejected, %4 % timed out, oldest in the queue %5</source>
        <translation>%1 útiles/s, %2 % de lo ofrecido útil, %3 % rechazado, %4 % con timeout, la más antigua en cola %5</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4. The queue is younger because %5 % of what is offered is turned away or given up: that bounds the overload and does not serve those requests</source>
        <translation>%1: antes %2; durante %3; después %4. La cola es más joven porque el %5 % de lo ofrecido se rechaza o se abandona: eso acota la sobrecarga y no atiende esas solicitudes</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4</source>
        <translation>%1: antes %2; durante %3; después %4</translation>
    </message>
    <message>
        <source>at most %1 s</source>
        <translation>como mucho %1 s</translation>
    </message>
    <message>
        <source>Full service is restored in the windows that were looked at.</source>
        <translation>El servicio pleno está restablecido en las ventanas examinadas.</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1; as before: %2.</source>
        <translation>La sobrecarga está acotada, el servicio pleno no está restablecido: %1; como antes: %2.</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1.</source>
        <translation>La sobrecarga está acotada, el servicio pleno no está restablecido: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful), %3</source>
        <translation>%1 (%2 % de lo ofrecido útil), %3</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful)</source>
        <translation>%1 (%2 % de lo ofrecido útil)</translation>
    </message>
    <message>
        <source>Service has not recovered: the queue is still old.</source>
        <translation>El servicio no se ha recuperado: la cola sigue siendo antigua.</translation>
    </message>
    <message>
        <source>There are too few requests before or after to say.</source>
        <translation>Hay muy pocas solicitudes antes o después para decirlo.</translation>
    </message>
    <message>
        <source>full service restored</source>
        <translation>servicio pleno restablecido</translation>
    </message>
    <message>
        <source>overload bounded</source>
        <translation>sobrecarga acotada</translation>
    </message>
    <message>
        <source>not recovered</source>
        <translation>no recuperado</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>no se puede saber</translation>
    </message>
    <message>
        <source>no request arrived from %1 s to %2 s</source>
        <translation>no llegó ninguna solicitud entre %1 s y %2 s</translation>
    </message>
    <message>
        <source>give windows before, during and after the incident that hold requests</source>
        <translation>dé ventanas antes, durante y después del incidente que tengan solicitudes</translation>
    </message>
    <message>
        <source>%1 holds %2 too: nothing tells when it ended</source>
        <translation>%1 incluye también %2: nada dice cuándo terminó</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends before it begins: the clocks that stamped it differ</source>
        <translation>«%1» termina antes de empezar: los relojes que lo marcaron difieren</translation>
    </message>
    <message>
        <source>use moments of one clock, or correct for the difference</source>
        <translation>use momentos de un solo reloj, o corrija la diferencia</translation>
    </message>
    <message>
        <source>the request has no moments to take it apart by</source>
        <translation>la solicitud no tiene momentos con los que descomponerla</translation>
    </message>
    <message>
        <source>join the log lines of client, gateway and engine by the request&apos;s id</source>
        <translation>una las líneas de registro de cliente, gateway y motor por el id de la solicitud</translation>
    </message>
    <message>
        <source>the request did not complete</source>
        <translation>la solicitud no terminó</translation>
    </message>
    <message>
        <source>take its time to the first token apart</source>
        <translation>descomponga su tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>queue holds admission too: the row does not say when it was admitted</source>
        <translation>queue incluye también la admisión: la fila no dice cuándo se admitió</translation>
    </message>
    <message>
        <source>prefill holds the queue too: the row does not say when it was scheduled</source>
        <translation>prefill incluye también la cola: la fila no dice cuándo se planificó</translation>
    </message>
    <message>
        <source>client out holds the engine&apos;s time too: the row does not say when the first token was emitted</source>
        <translation>client out incluye también el tiempo del motor: la fila no dice cuándo se emitió el primer token</translation>
    </message>
    <message>
        <source>the way back to the client is not known</source>
        <translation>no se conoce el camino de vuelta al cliente</translation>
    </message>
    <message>
        <source>the request never got a first token</source>
        <translation>la solicitud nunca recibió un primer token</translation>
    </message>
    <message>
        <source>choose another request</source>
        <translation>elija otra solicitud</translation>
    </message>
    <message>
        <source>queue holds the way to the front end and admission too</source>
        <translation>queue incluye también el camino al front-end y la admisión</translation>
    </message>
    <message>
        <source>over the same %1 requests the means of the parts add up: %2 s = %3 s</source>
        <translation>en las mismas %1 solicitudes las medias de las partes suman: %2 s = %3 s</translation>
    </message>
    <message>
        <source>the p95 of the whole is %1 s; the parts&apos; p95 would add up to %2 s, which is the p95 of nothing: the requests that are slow in one part are not those that are slow in another</source>
        <translation>el p95 del total es %1 s; los p95 de las partes sumarían %2 s, que no es el p95 de nada: las solicitudes lentas en una parte no son las lentas en otra</translation>
    </message>
    <message>
        <source>there is no scenario &apos;%1&apos;</source>
        <translation>no hay ningún escenario «%1»</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>¿quería decir «%1»?</translation>
    </message>
    <message>
        <source>both actions change %1.%2, to different values</source>
        <translation>ambas acciones cambian %1.%2, a valores distintos</translation>
    </message>
    <message>
        <source>write the scenario with both by hand, or compare others</source>
        <translation>escriba a mano el escenario con ambas, o compare otras</translation>
    </message>
    <message>
        <source>the scenarios of the two actions do not have the same nodes and links</source>
        <translation>los escenarios de las dos acciones no tienen los mismos nodos y enlaces</translation>
    </message>
    <message>
        <source>let both extend the scenario without them</source>
        <translation>haga que ambos extiendan el escenario sin ellas</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; together they do not add up, by %8</source>
        <translation>%1 sola %2: %3; %4 sola %5: %6; ambas: %7; juntas no se suman, por %8</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; their effects add up, as far as shows</source>
        <translation>%1 sola %2: %3; %4 sola %5: %6; ambas: %7; sus efectos se suman, por lo que se ve</translation>
    </message>
    <message>
        <source>changes it</source>
        <translation>lo cambia</translation>
    </message>
    <message>
        <source>changes nothing that shows</source>
        <translation>no cambia nada visible</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>metric: which figure is it, for example ttft_s or queue_s?</source>
        <translation>metric: ¿qué cifra es, por ejemplo ttft_s o queue_s?</translation>
    </message>
    <message>
        <source>statistic: is it a mean, a p95, a maximum, a rate?</source>
        <translation>statistic: ¿es una media, un p95, un máximo, una tasa?</translation>
    </message>
    <message>
        <source>value: how much is it, with its unit?</source>
        <translation>value: ¿cuánto es, con su unidad?</translation>
    </message>
    <message>
        <source>comparison: what was it before, or what should it be?</source>
        <translation>comparison: ¿qué era antes, o qué debería ser?</translation>
    </message>
    <message>
        <source>window: from when until when?</source>
        <translation>window: ¿desde cuándo hasta cuándo?</translation>
    </message>
    <message>
        <source>population: of which version, tenant, class, prompt length, replica or region? (class = &quot;all&quot; where of all)</source>
        <translation>population: ¿de qué versión, inquilino, clase, longitud de prompt, réplica o región? (class = &quot;all&quot; si es de todas)</translation>
    </message>
    <message>
        <source>count: how many requests are in the slice?</source>
        <translation>count: ¿cuántas solicitudes hay en la porción?</translation>
    </message>
    <message>
        <source>source: which file, dashboard or command says so?</source>
        <translation>source: ¿qué archivo, panel o comando lo dice?</translation>
    </message>
    <message>
        <source>timed-out requests: are they included, excluded or censored?</source>
        <translation>timed-out requests: ¿están incluidas, excluidas o censuradas?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can not be checked by anybody</source>
        <translation>«%1» nadie lo puede comprobar</translation>
    </message>
    <message>
        <source>Some runs are older than the text</source>
        <translation>Algunas ejecuciones son más antiguas que el texto</translation>
    </message>
    <message>
        <source>Every observation has window, population and source</source>
        <translation>Toda observación tiene ventana, población y fuente</translation>
    </message>
    <message>
        <source>%1 of %2 observations lack a window, a population, a number or a source</source>
        <translation>A %1 de %2 observaciones les falta ventana, población, número o fuente</translation>
    </message>
    <message>
        <source>Every record of the notebook is complete</source>
        <translation>Todo registro del cuaderno está completo</translation>
    </message>
    <message>
        <source>%1 records of the notebook are incomplete</source>
        <translation>%1 registros del cuaderno están incompletos</translation>
    </message>
    <message>
        <source>Every prediction is judged</source>
        <translation>Toda predicción está juzgada</translation>
    </message>
    <message>
        <source>%1 predictions are not judged</source>
        <translation>%1 predicciones no están juzgadas</translation>
    </message>
    <message>
        <source>Actions overlap: their credit is unresolved</source>
        <translation>Las acciones se solapan: su atribución está sin resolver</translation>
    </message>
    <message>
        <source>The proposal %1 has an owner</source>
        <translation>La propuesta %1 tiene responsable</translation>
    </message>
    <message>
        <source>The proposal %1 has no owner</source>
        <translation>La propuesta %1 no tiene responsable</translation>
    </message>
    <message>
        <source>Every check of the project holds in these runs</source>
        <translation>Toda comprobación del proyecto se cumple en estas ejecuciones</translation>
    </message>
    <message>
        <source>%1 checks of the project do not hold in these runs</source>
        <translation>%1 comprobaciones del proyecto no se cumplen en estas ejecuciones</translation>
    </message>
    <message>
        <source>Every scenario has been run</source>
        <translation>Todos los escenarios se han ejecutado</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios have been run</source>
        <translation>Se han ejecutado %1 de %2 escenarios</translation>
    </message>
    <message>
        <source>Rival mechanisms were tried</source>
        <translation>Se probaron mecanismos rivales</translation>
    </message>
    <message>
        <source>Triage has not been run</source>
        <translation>No se ha ejecutado el triaje</translation>
    </message>
    <message>
        <source>The runs have the project&apos;s replications</source>
        <translation>Las ejecuciones tienen las repeticiones del proyecto</translation>
    </message>
    <message>
        <source>Made fast: the figures are rough</source>
        <translation>Hecho rápido: las cifras son aproximadas</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Mitigations</source>
        <translation>Mitigaciones</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>Prevención</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impacto</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Supuestos</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>the arithmetic &quot;%1&quot; fails already: &quot;%2&quot; is taken for %3 times as likely as in the catalogue</source>
        <translation>la aritmética «%1» ya falla: «%2» se toma por %3 veces más probable que en el catálogo</translation>
    </message>
    <message>
        <source>only engines and workloads have parts; &apos;%1&apos; is a %2</source>
        <translation>solo los motores y las cargas tienen partes: «%1» es %2</translation>
    </message>
    <message>
        <source>Leaves everything as it is, for comparison.</source>
        <translation>Deja todo como está, para comparar.</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>No hacer nada</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;</source>
        <translation>carga «%1»</translation>
    </message>
    <message>
        <source>engine &apos;%1&apos;</source>
        <translation>motor «%1»</translation>
    </message>
    <message>
        <source>router &apos;%1&apos;</source>
        <translation>router «%1»</translation>
    </message>
    <message>
        <source>gateway &apos;%1&apos;</source>
        <translation>gateway «%1»</translation>
    </message>
    <message>
        <source>client &apos;%1&apos;</source>
        <translation>cliente «%1»</translation>
    </message>
    <message>
        <source>device &apos;%1&apos;</source>
        <translation>dispositivo «%1»</translation>
    </message>
    <message>
        <source>kv_link &apos;%1&apos;</source>
        <translation>kv_link «%1»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>clave desconocida «%1»</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos; of an amount</source>
        <translation>clave desconocida «%1» de una cantidad</translation>
    </message>
    <message>
        <source>known keys: %1</source>
        <translation>claves conocidas: %1</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;? %2</source>
        <translation>¿quería decir «%1»? %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not set</source>
        <translation>«%1» no está fijado</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at least %3</source>
        <translation>«%1» es %2, pero debe ser al menos %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at most %3</source>
        <translation>«%1» es %2, pero debe ser como mucho %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a finite number</source>
        <translation>«%1» no es un número finito</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>«%1» debe ser un número entero</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number</source>
        <translation>«%1» debe ser un número</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number with its unit</source>
        <translation>«%1» debe ser un número con su unidad</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>«%1» debe ser true o false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of the words allowed</source>
        <translation>«%1» debe ser una de las palabras permitidas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text in quotes</source>
        <translation>«%1» debe ser un texto entre comillas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a path in quotes</source>
        <translation>«%1» debe ser una ruta entre comillas</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of numbers</source>
        <translation>«%1» debe ser una lista de números</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the wrong type</source>
        <translation>«%1» tiene el tipo equivocado</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a unit</source>
        <translation>«%1» necesita una unidad</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is wrong: %2</source>
        <translation>«%1» es incorrecto: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not be &apos;%2&apos;</source>
        <translation>«%1» no puede ser «%2»</translation>
    </message>
    <message>
        <source>units allowed: %1</source>
        <translation>unidades permitidas: %1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>permitido: %1</translation>
    </message>
    <message>
        <source>allowed: from %1 to %2</source>
        <translation>permitido: de %1 a %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como mucho %1</translation>
    </message>
    <message>
        <source>write true or false without quotes</source>
        <translation>escriba true o false sin comillas</translation>
    </message>
    <message>
        <source>put it between double quotes</source>
        <translation>póngalo entre comillas dobles</translation>
    </message>
    <message>
        <source>for example [1, 2, 4]</source>
        <translation>por ejemplo [1, 2, 4]</translation>
    </message>
    <message>
        <source>for example &quot;%1&quot;; units allowed: %2</source>
        <translation>por ejemplo &quot;%1&quot;; unidades permitidas: %2</translation>
    </message>
    <message>
        <source>write a number without a unit</source>
        <translation>escriba un número sin unidad</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no unit</source>
        <translation>«%1» no tiene unidad</translation>
    </message>
    <message>
        <source>unknown unit &apos;%1&apos; in &apos;%2&apos;</source>
        <translation>unidad desconocida «%1» en «%2»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not start with a number</source>
        <translation>«%1» no empieza con un número</translation>
    </message>
    <message>
        <source>write a number within the range of a double</source>
        <translation>escriba un número dentro del rango de un double</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not written as a table</source>
        <translation>«%1» no está escrito como tabla</translation>
    </message>
    <message>
        <source>write %1 on a line of its own and its keys below</source>
        <translation>escriba %1 en su propia línea y sus claves debajo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has to be a list of texts</source>
        <translation>«%1» tiene que ser una lista de textos</translation>
    </message>
    <message>
        <source>write [&quot;a&quot;, &quot;b&quot;]</source>
        <translation>escriba [&quot;a&quot;, &quot;b&quot;]</translation>
    </message>
    <message>
        <source>the file has format %1, but this program knows formats up to %2: it is opened read-only</source>
        <translation>el archivo tiene el formato %1, pero este programa conoce formatos hasta %2: se abre en solo lectura</translation>
    </message>
    <message>
        <source>use a newer version of Fulcrum</source>
        <translation>use una versión más nueva de Fulcrum</translation>
    </message>
    <message>
        <source>the warm-up lasts as long as the whole run</source>
        <translation>el calentamiento dura tanto como toda la ejecución</translation>
    </message>
    <message>
        <source>make warm_up shorter than until</source>
        <translation>haga warm_up más corto que until</translation>
    </message>
    <message>
        <source>end = &quot;censor&quot; stops the clock at `until`, which is not set</source>
        <translation>end = &quot;censor&quot; para el reloj en `until`, que no está fijado</translation>
    </message>
    <message>
        <source>set until, or write end = &quot;drain&quot;</source>
        <translation>fije until, o escriba end = &quot;drain&quot;</translation>
    </message>
    <message>
        <source>a run without an end: the workload &apos;%1&apos; never stops by itself</source>
        <translation>una ejecución sin fin: la carga «%1» nunca para por sí sola</translation>
    </message>
    <message>
        <source>set until or max_requests under [run]</source>
        <translation>fije until o max_requests en [run]</translation>
    </message>
    <message>
        <source>an expectation names the scenario &apos;%1&apos;, which is not there</source>
        <translation>una expectativa nombra el escenario «%1», que no existe</translation>
    </message>
    <message>
        <source>no figure is called &apos;%1&apos;</source>
        <translation>ninguna cifra se llama «%1»</translation>
    </message>
    <message>
        <source>for example &quot;ttft_s.p99&quot; or &quot;output_token_rate&quot;</source>
        <translation>por ejemplo &quot;ttft_s.p99&quot; u &quot;output_token_rate&quot;</translation>
    </message>
    <message>
        <source>a figure is known by class or by engine, not by both</source>
        <translation>una cifra se conoce por clase o por motor, no por ambos</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>quite uno de ellos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known by class</source>
        <translation>«%1» no se conoce por clase</translation>
    </message>
    <message>
        <source>remove class</source>
        <translation>quite class</translation>
    </message>
    <message>
        <source>an expectation has no bound</source>
        <translation>una expectativa no tiene límite</translation>
    </message>
    <message>
        <source>set at_least, at_most or both</source>
        <translation>fije at_least, at_most o ambos</translation>
    </message>
    <message>
        <source>at_least is larger than at_most</source>
        <translation>at_least es mayor que at_most</translation>
    </message>
    <message>
        <source>exchange the two</source>
        <translation>intercambie los dos</translation>
    </message>
    <message>
        <source>add [[scenario]] with a name and nodes</source>
        <translation>añada [[scenario]] con un nombre y nodos</translation>
    </message>
    <message>
        <source>a scenario has an empty name</source>
        <translation>un escenario tiene el nombre vacío</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>dele un nombre</translation>
    </message>
    <message>
        <source>a second scenario is named &apos;%1&apos;</source>
        <translation>un segundo escenario se llama «%1»</translation>
    </message>
    <message>
        <source>the first is in line %1; give one another name</source>
        <translation>el primero está en la línea %1; dé otro nombre a uno</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; extends &apos;%2&apos;, which is not there</source>
        <translation>el escenario «%1» amplía «%2», que no existe</translation>
    </message>
    <message>
        <source>give the name of another scenario</source>
        <translation>dé el nombre de otro escenario</translation>
    </message>
    <message>
        <source>scenarios extend each other in a circle: %1</source>
        <translation>los escenarios se amplían en círculo: %1</translation>
    </message>
    <message>
        <source>one of them must stand alone</source>
        <translation>uno de ellos debe ser independiente</translation>
    </message>
    <message>
        <source>a node can not have the id &apos;%1&apos;</source>
        <translation>un nodo no puede tener el id «%1»</translation>
    </message>
    <message>
        <source>use letters, digits, &apos;_&apos; and &apos;-&apos;</source>
        <translation>use letras, dígitos, «_» y «-»</translation>
    </message>
    <message>
        <source>a second node has the id &apos;%1&apos;</source>
        <translation>un segundo nodo tiene el id «%1»</translation>
    </message>
    <message>
        <source>give one of them another id</source>
        <translation>dé otro id a uno de ellos</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; names no plugin</source>
        <translation>el nodo «%1» no nombra ningún plugin</translation>
    </message>
    <message>
        <source>for a node of the kind %1: %2</source>
        <translation>para un nodo del tipo %1: %2</translation>
    </message>
    <message>
        <source>unknown plugin &apos;%1&apos; of node &apos;%2&apos;</source>
        <translation>plugin desconocido «%1» del nodo «%2»</translation>
    </message>
    <message>
        <source>install it, or take another one; %1</source>
        <translation>instálelo, o tome otro; %1</translation>
    </message>
    <message>
        <source>installed for the kind %1: %2; the node is kept as it is</source>
        <translation>instalados para el tipo %1: %2; el nodo se conserva tal cual</translation>
    </message>
    <message>
        <source>none is installed for the kind %1; the node is kept as it is</source>
        <translation>no hay ninguno instalado para el tipo %1; el nodo se conserva tal cual</translation>
    </message>
    <message>
        <source>set names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>set nombra el nodo «%1», que el escenario «%2» no tiene</translation>
    </message>
    <message>
        <source>give the id of one of its nodes</source>
        <translation>dé el id de uno de sus nodos</translation>
    </message>
    <message>
        <source>set needs a node and a key</source>
        <translation>set necesita un nodo y una clave</translation>
    </message>
    <message>
        <source>a change names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>un cambio nombra el nodo «%1», que el escenario «%2» no tiene</translation>
    </message>
    <message>
        <source>a %1 can not change while a scenario runs</source>
        <translation>%1 no puede cambiar mientras corre un escenario</translation>
    </message>
    <message>
        <source>change the engine, the gateway, the router or the workload</source>
        <translation>cambie el motor, el gateway, el router o la carga</translation>
    </message>
    <message>
        <source>an engine takes new values only when it starts</source>
        <translation>un motor solo toma valores nuevos al arrancar</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;</source>
        <translation>escriba action = &quot;restart&quot;</translation>
    </message>
    <message>
        <source>only engines restart, are lost and return; &apos;%1&apos; is a %2</source>
        <translation>solo los motores se reinician, se pierden y vuelven; «%1» es %2</translation>
    </message>
    <message>
        <source>name an engine, or write action = &quot;set&quot;</source>
        <translation>nombre un motor, o escriba action = &quot;set&quot;</translation>
    </message>
    <message>
        <source>the engine &apos;%1&apos; has no %2 replicas</source>
        <translation>el motor «%1» no tiene %2 réplicas</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>tiene %1</translation>
    </message>
    <message>
        <source>replicas that are lost or return take no new values</source>
        <translation>las réplicas que se pierden o vuelven no toman valores nuevos</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;, or remove the set table</source>
        <translation>escriba action = &quot;restart&quot;, o quite la tabla set</translation>
    </message>
    <message>
        <source>a change sets nothing</source>
        <translation>un cambio no fija nada</translation>
    </message>
    <message>
        <source>write the new values under [scenario.change.set]</source>
        <translation>escriba los valores nuevos en [scenario.change.set]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not change while a scenario runs</source>
        <translation>«%1» no puede cambiar mientras corre un escenario</translation>
    </message>
    <message>
        <source>have replicas lost and return instead</source>
        <translation>haga en su lugar que se pierdan y vuelvan réplicas</translation>
    </message>
    <message>
        <source>a change comes after the end of the run</source>
        <translation>un cambio llega después del final de la ejecución</translation>
    </message>
    <message>
        <source>let it come before `until` under [run]</source>
        <translation>haga que llegue antes de `until` en [run]</translation>
    </message>
    <message>
        <source>an observation has a figure without a metric</source>
        <translation>una observación tiene una cifra sin métrica</translation>
    </message>
    <message>
        <source>set metric, for example &quot;ttft_s&quot;: it gives the unit</source>
        <translation>fije metric, por ejemplo &quot;ttft_s&quot;: da la unidad</translation>
    </message>
    <message>
        <source>a window has one end on the clock and one in the run</source>
        <translation>una ventana tiene un extremo en el reloj y otro en la ejecución</translation>
    </message>
    <message>
        <source>write both as date-times or both as times of the run</source>
        <translation>escriba ambos como fechas con hora o ambos como tiempos de la ejecución</translation>
    </message>
    <message>
        <source>a window ends before it begins</source>
        <translation>una ventana termina antes de empezar</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is negative</source>
        <translation>«%1» es negativo</translation>
    </message>
    <message>
        <source>give a figure of 0 or more</source>
        <translation>dé una cifra de 0 o más</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a share above 1</source>
        <translation>«%1» es una proporción mayor que 1</translation>
    </message>
    <message>
        <source>write it from 0 to 1, or in per cent: &quot;31 %&quot;</source>
        <translation>escríbalo de 0 a 1, o en porcentaje: &quot;31 %&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a figure</source>
        <translation>«%1» debe ser una cifra</translation>
    </message>
    <message>
        <source>for example &quot;8 s&quot;, &quot;31 %&quot; or 12</source>
        <translation>por ejemplo &quot;8 s&quot;, &quot;31 %&quot; o 12</translation>
    </message>
    <message>
        <source>put it between quotes with its unit: %1</source>
        <translation>póngalo entre comillas con su unidad: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a moment</source>
        <translation>«%1» debe ser un momento</translation>
    </message>
    <message>
        <source>write a date-time, 2026-11-30T10:00:00Z, or a time from the begin of the run, &quot;10 min&quot;</source>
        <translation>escriba una fecha con hora, 2026-11-30T10:00:00Z, o un tiempo desde el inicio de la ejecución, &quot;10 min&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not say in which time zone it is</source>
        <translation>«%1» no dice en qué zona horaria está</translation>
    </message>
    <message>
        <source>write Z behind it for UTC, or the offset: +01:00</source>
        <translation>escriba Z detrás para UTC, o el desfase: +01:00</translation>
    </message>
    <message>
        <source>a note names the observation &apos;%1&apos;, which is not there</source>
        <translation>una nota nombra la observación «%1», que no existe</translation>
    </message>
    <message>
        <source>give the id of an [[observation]]</source>
        <translation>dé el id de una [[observation]]</translation>
    </message>
    <message>
        <source>a note names the scenario &apos;%1&apos;, which is not there</source>
        <translation>una nota nombra el escenario «%1», que no existe</translation>
    </message>
    <message>
        <source>the note &apos;%1&apos; links to itself</source>
        <translation>la nota «%1» se enlaza a sí misma</translation>
    </message>
    <message>
        <source>remove the link</source>
        <translation>quite el enlace</translation>
    </message>
    <message>
        <source>a note links to &apos;%1&apos;, which is not there</source>
        <translation>una nota enlaza a «%1», que no existe</translation>
    </message>
    <message>
        <source>give the id of a note or an observation</source>
        <translation>dé el id de una nota o de una observación</translation>
    </message>
    <message>
        <source>[triage] names the scenario &apos;%1&apos;, which is not there</source>
        <translation>[triage] nombra el escenario «%1», que no existe</translation>
    </message>
    <message>
        <source>a note ends before it begins</source>
        <translation>una nota termina antes de empezar</translation>
    </message>
    <message>
        <source>exchange at and until</source>
        <translation>intercambie at y until</translation>
    </message>
    <message>
        <source>a note begins on the clock and ends in the run, or the other way round</source>
        <translation>una nota empieza en el reloj y termina en la ejecución, o al revés</translation>
    </message>
    <message>
        <source>a note has a bound without a metric</source>
        <translation>una nota tiene un límite sin métrica</translation>
    </message>
    <message>
        <source>a note of kind &apos;%1&apos; has no &apos;%2&apos;</source>
        <translation>una nota de tipo «%1» no tiene «%2»</translation>
    </message>
    <message>
        <source>it belongs to: %1</source>
        <translation>pertenece a: %1</translation>
    </message>
    <message>
        <source>there already is an observation or a note &apos;%1&apos;</source>
        <translation>ya hay una observación o una nota «%1»</translation>
    </message>
    <message>
        <source>choose another id</source>
        <translation>elija otro id</translation>
    </message>
    <message>
        <source>a lever has a scenario and edits</source>
        <translation>una palanca tiene un escenario y ediciones</translation>
    </message>
    <message>
        <source>keep `with` or [[lever.edit]]</source>
        <translation>conserve `with` o [[lever.edit]]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no range</source>
        <translation>«%1» no es un rango</translation>
    </message>
    <message>
        <source>write [lowest, most likely, highest] in ascending order</source>
        <translation>escriba [mínimo, más probable, máximo] en orden ascendente</translation>
    </message>
    <message>
        <source>the mechanism &apos;%1&apos; changes nothing</source>
        <translation>el mecanismo «%1» no cambia nada</translation>
    </message>
    <message>
        <source>add [[mechanism.edit]], or say under not_modelled why it cannot be simulated</source>
        <translation>añada [[mechanism.edit]], o diga en not_modelled por qué no se puede simular</translation>
    </message>
    <message>
        <source>an estimate has no range</source>
        <translation>una estimación no tiene rango</translation>
    </message>
    <message>
        <source>give low, mode and high, or a value that is certain</source>
        <translation>dé low, mode y high, o un valor seguro value</translation>
    </message>
    <message>
        <source>an estimate is of the lever &apos;%1&apos;, which is not there</source>
        <translation>una estimación es de la palanca «%1», que no existe</translation>
    </message>
    <message>
        <source>give the id of a [[lever]]</source>
        <translation>dé el id de una [[lever]]</translation>
    </message>
    <message>
        <source>syntax error: %1</source>
        <translation>error de sintaxis: %1</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>guarde el archivo como UTF-8</translation>
    </message>
    <message>
        <source>remove one of the two or give it another name</source>
        <translation>quite uno de los dos o dele otro nombre</translation>
    </message>
    <message>
        <source>put text between double quotes</source>
        <translation>ponga el texto entre comillas dobles</translation>
    </message>
    <message>
        <source>close the text with a double quote on the same line</source>
        <translation>cierre el texto con comillas dobles en la misma línea</translation>
    </message>
    <message>
        <source>close the list with ]</source>
        <translation>cierre la lista con ]</translation>
    </message>
    <message>
        <source>the file ends too early: close what is open</source>
        <translation>el archivo termina demasiado pronto: cierre lo que está abierto</translation>
    </message>
    <message>
        <source>write key = value</source>
        <translation>escriba clave = valor</translation>
    </message>
    <message>
        <source>see projects/README.md for the format</source>
        <translation>vea projects/README.md para el formato</translation>
    </message>
    <message>
        <source>can not open the file</source>
        <translation>no se puede abrir el archivo</translation>
    </message>
    <message>
        <source>can not open the file: %1</source>
        <translation>no se puede abrir el archivo: %1</translation>
    </message>
    <message>
        <source>check the path</source>
        <translation>compruebe la ruta</translation>
    </message>
    <message>
        <source>check the file&apos;s permissions</source>
        <translation>compruebe los permisos del archivo</translation>
    </message>
    <message>
        <source>can not write here: %1</source>
        <translation>no se puede escribir aquí: %1</translation>
    </message>
    <message>
        <source>check the folder and its permissions</source>
        <translation>compruebe la carpeta y sus permisos</translation>
    </message>
    <message>
        <source>can not save the file: %1</source>
        <translation>no se puede guardar el archivo: %1</translation>
    </message>
    <message>
        <source>the project is read-only</source>
        <translation>el proyecto es de solo lectura</translation>
    </message>
    <message>
        <source>it was written by a newer version of Fulcrum</source>
        <translation>lo escribió una versión más nueva de Fulcrum</translation>
    </message>
    <message>
        <source>this can not be edited safely in the way it is written</source>
        <translation>tal como está escrito no se puede editar con seguridad</translation>
    </message>
    <message>
        <source>edit it in the text, or write it as a table with its own header</source>
        <translation>edítelo en el texto, o escríbalo como tabla con su propia cabecera</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; comes from scenario &apos;%2&apos;</source>
        <translation>el nodo «%1» viene del escenario «%2»</translation>
    </message>
    <message>
        <source>edit it there</source>
        <translation>edítelo allí</translation>
    </message>
    <message>
        <source>remove it there</source>
        <translation>quítelo allí</translation>
    </message>
    <message>
        <source>the link from &apos;%1&apos; to &apos;%2&apos; comes from scenario &apos;%3&apos;</source>
        <translation>el enlace de «%1» a «%2» viene del escenario «%3»</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; already has a node &apos;%2&apos;</source>
        <translation>el escenario «%1» ya tiene un nodo «%2»</translation>
    </message>
    <message>
        <source>a link names the node &apos;%1&apos;, which is not there</source>
        <translation>un enlace nombra el nodo «%1», que no existe</translation>
    </message>
    <message>
        <source>add the node or remove the link</source>
        <translation>añada el nodo o quite el enlace</translation>
    </message>
    <message>
        <source>link a workload to a client, a gateway, a router or an engine</source>
        <translation>enlace una carga con un cliente, un gateway, un router o un motor</translation>
    </message>
    <message>
        <source>link a client to a gateway, a router or an engine</source>
        <translation>enlace un cliente con un gateway, un router o un motor</translation>
    </message>
    <message>
        <source>link a gateway to a router or an engine</source>
        <translation>enlace un gateway con un router o un motor</translation>
    </message>
    <message>
        <source>link a router to engines</source>
        <translation>enlace un router con motores</translation>
    </message>
    <message>
        <source>link an engine to a device, and to a kv_link if others decode</source>
        <translation>enlace un motor con un dispositivo, y con un kv_link si otros hacen decode</translation>
    </message>
    <message>
        <source>link a kv_link to the engines that decode</source>
        <translation>enlace un kv_link con los motores que hacen decode</translation>
    </message>
    <message>
        <source>a device is the end of the line: link an engine to it</source>
        <translation>un dispositivo es el final de la línea: enlácele un motor</translation>
    </message>
    <message>
        <source>%1 can not be linked to %2: %3</source>
        <translation>%1 no se puede enlazar con %2: %3</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself</source>
        <translation>%1 no se puede enlazar consigo mismo</translation>
    </message>
    <message>
        <source>a %1 sends nothing</source>
        <translation>%1 no envía nada</translation>
    </message>
    <message>
        <source>a %1 takes nothing</source>
        <translation>%1 no recibe nada</translation>
    </message>
    <message>
        <source>a router sends to engines only</source>
        <translation>un router solo envía a motores</translation>
    </message>
    <message>
        <source>on their way, requests pass a client, then a gateway, then a router</source>
        <translation>en su camino, las solicitudes pasan por un cliente, luego un gateway y luego un router</translation>
    </message>
    <message>
        <source>%1 already has the %2</source>
        <translation>%1 ya tiene %2</translation>
    </message>
    <message>
        <source>an engine runs on one device: remove that link first</source>
        <translation>un motor corre en un dispositivo: quite antes ese enlace</translation>
    </message>
    <message>
        <source>an engine has one kv_link: remove that link first</source>
        <translation>un motor tiene un kv_link: quite antes ese enlace</translation>
    </message>
    <message>
        <source>%1 is already linked to %2</source>
        <translation>%1 ya está enlazado con %2</translation>
    </message>
    <message>
        <source>one link is enough</source>
        <translation>un enlace basta</translation>
    </message>
    <message>
        <source>%1 already sends to &apos;%2&apos;</source>
        <translation>%1 ya envía a «%2»</translation>
    </message>
    <message>
        <source>put a router between the %1 and its engines</source>
        <translation>ponga un router entre %1 y sus motores</translation>
    </message>
    <message>
        <source>the nodes form a cycle: %1</source>
        <translation>los nodos forman un ciclo: %1</translation>
    </message>
    <message>
        <source>remove one of these links</source>
        <translation>quite uno de estos enlaces</translation>
    </message>
    <message>
        <source>%1 reaches no engine</source>
        <translation>%1 no llega a ningún motor</translation>
    </message>
    <message>
        <source>%1 has no device</source>
        <translation>%1 no tiene dispositivo</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no workload</source>
        <translation>el escenario «%1» no tiene carga</translation>
    </message>
    <message>
        <source>add a node of the kind workload</source>
        <translation>añada un nodo del tipo workload</translation>
    </message>
    <message>
        <source>no request reaches the %1</source>
        <translation>ninguna solicitud llega a %1</translation>
    </message>
    <message>
        <source>link it behind a workload or remove it</source>
        <translation>enlácelo detrás de una carga o quítelo</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no nodes</source>
        <translation>el escenario «%1» no tiene nodos</translation>
    </message>
    <message>
        <source>add a workload, an engine and a device, or take over a scenario with extends</source>
        <translation>añada una carga, un motor y un dispositivo, o tome un escenario con extends</translation>
    </message>
    <message>
        <source>%1: its plugin &quot;%2&quot; is missing</source>
        <translation>%1: falta su plugin «%2»</translation>
    </message>
    <message>
        <source>install the plugin, or see `fulcrum plugins` for what was found</source>
        <translation>instale el plugin, o vea con `fulcrum plugins` lo que se encontró</translation>
    </message>
    <message>
        <source>%1: its requests reach no engine</source>
        <translation>%1: sus solicitudes no llegan a ningún motor</translation>
    </message>
    <message>
        <source>link it to a router or an engine</source>
        <translation>enlácelo con un router o un motor</translation>
    </message>
    <message>
        <source>there is no workload plugin &quot;%1&quot;</source>
        <translation>no hay ningún plugin de carga «%1»</translation>
    </message>
    <message>
        <source>there is no hardware plugin &quot;%1&quot;</source>
        <translation>no hay ningún plugin de hardware «%1»</translation>
    </message>
    <message>
        <source>there is no scheduler plugin &quot;%1&quot;</source>
        <translation>no hay ningún plugin de planificador «%1»</translation>
    </message>
    <message>
        <source>there is no model &quot;%1&quot; in the catalogue</source>
        <translation>no hay ningún modelo «%1» en el catálogo</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? known: %2; or give the path of a Hugging Face config.json</source>
        <translation>¿quería decir «%1»? se conocen: %2; o dé la ruta de un config.json de Hugging Face</translation>
    </message>
    <message>
        <source>known: %1; or give the path of a Hugging Face config.json</source>
        <translation>se conocen: %1; o dé la ruta de un config.json de Hugging Face</translation>
    </message>
    <message>
        <source>no device takes its steps</source>
        <translation>ningún dispositivo toma sus pasos</translation>
    </message>
    <message>
        <source>link the engine to a device node</source>
        <translation>enlace el motor con un nodo de dispositivo</translation>
    </message>
    <message>
        <source>its pauses leave no time to work</source>
        <translation>sus pausas no dejan tiempo para trabajar</translation>
    </message>
    <message>
        <source>set pause_time to less than pause_every, or leave both out</source>
        <translation>fije pause_time menor que pause_every, o quite ambos</translation>
    </message>
    <message>
        <source>a request of max_model_len = %1 tokens needs %2 KV blocks, and the pool has %3</source>
        <translation>una solicitud de max_model_len = %1 tokens necesita %2 bloques KV, y el grupo tiene %3</translation>
    </message>
    <message>
        <source>set max_model_len to at most %1</source>
        <translation>fije max_model_len en como mucho %1</translation>
    </message>
    <message>
        <source>scenario &quot;%1&quot; needs a workload and an engine</source>
        <translation>el escenario «%1» necesita una carga y un motor</translation>
    </message>
    <message>
        <source>add the missing node and link it</source>
        <translation>añada el nodo que falta y enlácelo</translation>
    </message>
    <message>
        <source>after a change: %1</source>
        <translation>tras un cambio: %1</translation>
    </message>
    <message>
        <source>%1: a crash, as the KV cache outgrew the memory</source>
        <translation>%1: caída, porque la caché KV superó la memoria</translation>
    </message>
    <message>
        <source>%1: a crash, as a step needed more memory than is left beside the KV pool</source>
        <translation>%1: caída, porque un paso necesitó más memoria de la que queda junto al grupo KV</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;: %2</source>
        <translation>carga «%1»: %2</translation>
    </message>
    <message>
        <source>given up: the %1 does not come back from a call</source>
        <translation>abandonado: %1 no vuelve de una llamada</translation>
    </message>
    <message>
        <source>its thread keeps a processor core busy until the program ends</source>
        <translation>su hilo mantiene ocupado un núcleo hasta que termine el programa</translation>
    </message>
    <message>
        <source>choose one of the project</source>
        <translation>elija uno del proyecto</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no node &apos;%2&apos;</source>
        <translation>el escenario «%1» no tiene el nodo «%2»</translation>
    </message>
    <message>
        <source>choose one of its nodes</source>
        <translation>elija uno de sus nodos</translation>
    </message>
    <message>
        <source>nothing says which GPU the engine runs on</source>
        <translation>nada dice en qué GPU corre el motor</translation>
    </message>
    <message>
        <source>give it, with --gpu on the command line: %1</source>
        <translation>indíquela, con --gpu en la línea de comandos: %1</translation>
    </message>
    <message>
        <source>give the nearest one, with --gpu on the command line: %1</source>
        <translation>indique la más parecida, con --gpu en la línea de comandos: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a slice of a GPU, which cannot be simulated</source>
        <translation>«%1» es una porción de una GPU, que no se puede simular</translation>
    </message>
    <message>
        <source>the catalogue has no GPU &quot;%1&quot;</source>
        <translation>el catálogo no tiene la GPU «%1»</translation>
    </message>
    <message>
        <source>nothing says how many requests come</source>
        <translation>nada dice cuántas solicitudes llegan</translation>
    </message>
    <message>
        <source>give a rate or a trace, with --rate or --trace on the command line</source>
        <translation>dé una tasa o una traza, con --rate o --trace en la línea de comandos</translation>
    </message>
    <message>
        <source>the rate is not between 0.000001 and 1,000,000 requests a second</source>
        <translation>la tasa no está entre 0,000001 y 1.000.000 solicitudes por segundo</translation>
    </message>
    <message>
        <source>give requests a second of all replicas together</source>
        <translation>dé las solicitudes por segundo de todas las réplicas juntas</translation>
    </message>
    <message>
        <source>the hit ratio is not between 0 and 1</source>
        <translation>la tasa de aciertos no está entre 0 y 1</translation>
    </message>
    <message>
        <source>tokens found in the prefix cache over tokens looked up, for example 0.4</source>
        <translation>tokens encontrados en la caché de prefijos entre tokens buscados, por ejemplo 0.4</translation>
    </message>
    <message>
        <source>A replica gets %1 GPUs and uses %2: the others stand idle and are not in the costs. Set --tensor-parallel-size, or give fewer</source>
        <translation>Una réplica recibe %1 GPU y usa %2: las demás están ociosas y no cuentan en los costes. Fije --tensor-parallel-size, o dé menos</translation>
    </message>
    <message>
        <source>A replica needs %1 GPUs and gets %2: is this a part of an engine over several nodes?</source>
        <translation>Una réplica necesita %1 GPU y recibe %2: ¿es parte de un motor sobre varios nodos?</translation>
    </message>
    <message>
        <source>The trace has times and lengths: rate and histograms were left out</source>
        <translation>La traza tiene tiempos y longitudes: se omitieron la tasa y los histogramas</translation>
    </message>
    <message>
        <source>Prompts share only what the trace&apos;s hash ids say; without them they share nothing</source>
        <translation>Los prompts comparten solo lo que dicen los hash ids de la traza; sin ellos no comparten nada</translation>
    </message>
    <message>
        <source>At %1 a run of a day has %2 requests: its high percentiles say little. Make [run] until longer, or look at means and medians</source>
        <translation>A %1, una ejecución de un día tiene %2 solicitudes: sus percentiles altos dicen poco. Alargue [run] until, o mire medias y medianas</translation>
    </message>
    <message>
        <source>How bursty arrivals are is not known: Poisson, CV 1, in &quot;deployed&quot;, and CV 4 in &quot;bursts&quot; [E]; public traces have 1.1 to 13</source>
        <translation>No se sabe si las llegadas vienen en ráfagas: Poisson, CV 1, en «deployed», y CV 4 en «bursts» [E]; las trazas públicas tienen de 1,1 a 13</translation>
    </message>
    <message>
        <source>The %1 histogram has lengths above its last bound, %2 tokens: they were taken to be up to twice as long</source>
        <translation>El histograma %1 tiene longitudes por encima de su último límite, %2 tokens: se tomaron como de hasta el doble</translation>
    </message>
    <message>
        <source>How prompt and answer lengths go together is not known: they are drawn independently. Where long prompts have long answers, more KV is needed</source>
        <translation>No se sabe cómo se relacionan las longitudes de prompts y respuestas: se sortean por separado. Si los prompts largos tienen respuestas largas, se necesita más KV</translation>
    </message>
    <message>
        <source>Answer lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>No se conocen las longitudes de las respuestas: como en las conversaciones públicas de Azure de 2023 en «deployed», como en sus finalizaciones de código en «code-lengths»</translation>
    </message>
    <message>
        <source>Prompt lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>No se conocen las longitudes de los prompts: como en las conversaciones públicas de Azure de 2023 en «deployed», como en sus finalizaciones de código en «code-lengths»</translation>
    </message>
    <message>
        <source>Lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>No se conocen las longitudes: como en las conversaciones públicas de Azure de 2023 en «deployed», como en sus finalizaciones de código en «code-lengths»</translation>
    </message>
    <message>
        <source>The hit ratio of the prefix cache is not known: prompts share nothing in &quot;deployed&quot;, half of a mean prompt in &quot;half-shared&quot;</source>
        <translation>No se conoce la tasa de aciertos de la caché de prefijos: los prompts no comparten nada en «deployed», medio prompt medio en «half-shared»</translation>
    </message>
    <message>
        <source>A hit ratio was given, but the engine&apos;s prefix cache is off: nothing will be hit</source>
        <translation>Se dio una tasa de aciertos, pero la caché de prefijos del motor está apagada: no habrá aciertos</translation>
    </message>
    <message>
        <source>%1 % of the prompts are shorter than the shared prefix and become longer than they are: split the load into one that shares it and one that does not</source>
        <translation>El %1 % de los prompts son más cortos que el prefijo compartido y quedan más largos de lo que son: divida la carga en una que lo comparta y otra que no</translation>
    </message>
    <message>
        <source>Which prompts share a prefix is not known: all share one in &quot;deployed&quot;, %1 groups each have their own in &quot;many-prefixes&quot;</source>
        <translation>No se sabe qué prompts comparten prefijo: todos uno en «deployed», %1 grupos cada uno el suyo en «many-prefixes»</translation>
    </message>
    <message>
        <source>OMP_NUM_THREADS is not set: one thread is taken to be busy for each step, while thread pools sized by the node&apos;s cores would use up the CPU limit. Set cpu_threads if throttling shows</source>
        <translation>OMP_NUM_THREADS no está fijado: se supone un hilo ocupado en cada paso, mientras que grupos de hilos según los núcleos del nodo agotarían el límite de CPU. Fije cpu_threads si se ve estrangulamiento</translation>
    </message>
    <message>
        <source>Nothing says how requests are dealt to replicas; a Kubernetes service deals connections at random.</source>
        <translation>Nada dice cómo se reparten las solicitudes entre réplicas; un servicio de Kubernetes reparte conexiones al azar.</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: to that with the fewest</source>
        <translation>No se dice cómo se reparten las solicitudes entre réplicas: a la que tiene menos</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: in turn</source>
        <translation>No se dice cómo se reparten las solicitudes entre réplicas: por turno</translation>
    </message>
    <message>
        <source>Memory limit: the host&apos;s memory is not simulated</source>
        <translation>Límite de memoria: la memoria del host no se simula</translation>
    </message>
    <message>
        <source>Liveness probe: an engine that does not answer for %1 s is killed, which is not simulated; look at the p99 of steps against %2 s</source>
        <translation>Sonda liveness: un motor que no responde en %1 s se mata, lo que no se simula; compare el p99 de los pasos con %2 s</translation>
    </message>
    <message>
        <source>The number of replicas is not stated: 1</source>
        <translation>No se dice el número de réplicas: 1</translation>
    </message>
    <message>
        <source>Rollout: with maxUnavailable %1 no replica is missed during a deploy; that new ones begin with empty caches is not simulated</source>
        <translation>Despliegue: con maxUnavailable %1 no falta ninguna réplica durante el despliegue; que las nuevas empiecen con cachés vacías no se simula</translation>
    </message>
    <message>
        <source>How long an engine takes to start is not stated: 60 s in &quot;deploy&quot;; set restart_time from the start-up log</source>
        <translation>No se dice cuánto tarda un motor en arrancar: 60 s en «deploy»; fije restart_time según el registro de arranque</translation>
    </message>
    <message>
        <source>no plugin simulates the engine &quot;%1&quot;</source>
        <translation>ningún plugin simula el motor «%1»</translation>
    </message>
    <message>
        <source>known are vLLM, SGLang and TensorRT-LLM</source>
        <translation>se conocen vLLM, SGLang y TensorRT-LLM</translation>
    </message>
    <message>
        <source>nothing says which model is served</source>
        <translation>nada dice qué modelo se sirve</translation>
    </message>
    <message>
        <source>give the launch line with its model, or the model&apos;s config.json</source>
        <translation>dé la línea de arranque con su modelo, o el config.json del modelo</translation>
    </message>
    <message>
        <source>the catalogue has no model &quot;%1&quot;</source>
        <translation>el catálogo no tiene el modelo «%1»</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? Else give its config.json from Hugging Face too</source>
        <translation>¿quería decir «%1»? Si no, dé también su config.json de Hugging Face</translation>
    </message>
    <message>
        <source>give its config.json from Hugging Face too</source>
        <translation>dé también su config.json de Hugging Face</translation>
    </message>
    <message>
        <source>The engine&apos;s version is not stated: the defaults are those of %1 %2</source>
        <translation>No se dice la versión del motor: los valores por defecto son los de %1 %2</translation>
    </message>
    <message>
        <source>%1: this flag is not known here and may matter</source>
        <translation>%1: esta opción no se conoce aquí y puede importar</translation>
    </message>
    <message>
        <source>%1: this variable is not known here</source>
        <translation>%1: esta variable no se conoce aquí</translation>
    </message>
    <message>
        <source>%1: it is not simulated</source>
        <translation>%1: no se simula</translation>
    </message>
    <message>
        <source>%1: this number format is not simulated</source>
        <translation>%1: este formato numérico no se simula</translation>
    </message>
    <message>
        <source>%1: the number format is in the weights, and the model&apos;s name does not say it</source>
        <translation>%1: el formato numérico está en los pesos, y el nombre del modelo no lo dice</translation>
    </message>
    <message>
        <source>%1: its kernels are taken to be as fast as those of other 4-bit weights</source>
        <translation>%1: sus kernels se suponen tan rápidos como los de otros pesos de 4 bits</translation>
    </message>
    <message>
        <source>A batch of one still has a CUDA graph: the plugin cannot do without any</source>
        <translation>Un batch de uno sigue teniendo un CUDA graph: el plugin no puede prescindir de todos</translation>
    </message>
    <message>
        <source>The draft model %1 is taken to be heads on the model itself, of 3 % of its time [E]</source>
        <translation>El modelo borrador %1 se toma como cabezas sobre el propio modelo, con el 3 % de su tiempo [E]</translation>
    </message>
    <message>
        <source>How many drafts are accepted is not stated: 60 % of each [E]; set acceptance from vllm:spec_decode_num_accepted_tokens over vllm:spec_decode_num_draft_tokens</source>
        <translation>No se dice cuántos borradores se aceptan: el 60 % de cada uno [E]; fije acceptance con vllm:spec_decode_num_accepted_tokens entre vllm:spec_decode_num_draft_tokens</translation>
    </message>
    <message>
        <source>a word that belongs to no flag was left out</source>
        <translation>se omitió una palabra que no pertenece a ninguna opción</translation>
    </message>
    <message>
        <source>a word behind %1 belongs to no flag and was left out</source>
        <translation>una palabra tras %1 no pertenece a ninguna opción y se omitió</translation>
    </message>
    <message>
        <source>nothing here says how an engine was started</source>
        <translation>nada aquí dice cómo se arrancó un motor</translation>
    </message>
    <message>
        <source>give its launch line, its manifest, its start-up log or a measured run&apos;s meta.json</source>
        <translation>dé su línea de arranque, su manifiesto, su registro de arranque o el meta.json de una ejecución medida</translation>
    </message>
    <message>
        <source>no known engine is started here</source>
        <translation>aquí no se arranca ningún motor conocido</translation>
    </message>
    <message>
        <source>known are vllm serve MODEL, python -m vllm.entrypoints.openai.api_server, python -m sglang.launch_server, sglang serve, trtllm-serve, and docker run of their images</source>
        <translation>se conocen vllm serve MODELO, python -m vllm.entrypoints.openai.api_server, python -m sglang.launch_server, sglang serve, trtllm-serve y docker run de sus imágenes</translation>
    </message>
    <message>
        <source>More than one engine is started; the first one was read, and %1 was not</source>
        <translation>Se arranca más de un motor; se leyó el primero, y %1 no</translation>
    </message>
    <message>
        <source>The Service keeps a client at one replica (sessionAffinity ClientIP): few clients load replicas unevenly</source>
        <translation>El Service mantiene cada cliente en una réplica (sessionAffinity ClientIP): pocos clientes cargan las réplicas de forma desigual</translation>
    </message>
    <message>
        <source>An autoscaler sets %1 to %2 replicas, which is not simulated: replicas stay as the manifest says</source>
        <translation>Un autoescalador fija de %1 a %2 réplicas, lo que no se simula: quedan las del manifiesto</translation>
    </message>
    <message>
        <source>Variables also come from %1 config maps or secrets, which were not read</source>
        <translation>También hay variables de %1 config maps o secrets, que no se leyeron</translation>
    </message>
    <message>
        <source>the manifest cannot be read: %1</source>
        <translation>el manifiesto no se puede leer: %1</translation>
    </message>
    <message>
        <source>check it with kubectl apply --dry-run=client</source>
        <translation>compruébelo con kubectl apply --dry-run=client</translation>
    </message>
    <message>
        <source>this is no YAML: %1</source>
        <translation>esto no es YAML: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Omitido: %1</translation>
    </message>
    <message>
        <source>Left out, %1 times: %2</source>
        <translation>Omitido, %1 veces: %2</translation>
    </message>
    <message>
        <source>value of a secret setting</source>
        <translation>valor de un ajuste secreto</translation>
    </message>
    <message>
        <source>value of an unknown variable</source>
        <translation>valor de una variable desconocida</translation>
    </message>
    <message>
        <source>A host name became %1</source>
        <translation>Un nombre de host pasó a ser %1</translation>
    </message>
    <message>
        <source>A network address became %1</source>
        <translation>Una dirección de red pasó a ser %1</translation>
    </message>
    <message>
        <source>A user became %1</source>
        <translation>Un usuario pasó a ser %1</translation>
    </message>
    <message>
        <source>A tenant became %1</source>
        <translation>Un inquilino pasó a ser %1</translation>
    </message>
    <message>
        <source>%1 host names became %2 to %3</source>
        <translation>%1 nombres de host pasaron a ser %2 a %3</translation>
    </message>
    <message>
        <source>%1 network addresses became %2 to %3</source>
        <translation>%1 direcciones de red pasaron a ser %2 a %3</translation>
    </message>
    <message>
        <source>%1 users became %2 to %3</source>
        <translation>%1 usuarios pasaron a ser %2 a %3</translation>
    </message>
    <message>
        <source>%1 tenants became %2 to %3</source>
        <translation>%1 inquilinos pasaron a ser %2 a %3</translation>
    </message>
    <message>
        <source>Percentiles: interpolated linearly between ranks (numpy), of requests that succeeded</source>
        <translation>Percentiles: interpolados linealmente entre rangos (numpy), de solicitudes con éxito</translation>
    </message>
    <message>
        <source>Percentiles: nearest rank, over all offered requests where failures are known</source>
        <translation>Percentiles: rango más próximo, sobre todas las solicitudes ofrecidas si se conocen los fallos</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk, at the client</source>
        <translation>TTFT: desde el envío de una solicitud hasta su primer trozo, en el cliente</translation>
    </message>
    <message>
        <source>TPOT: (E2E − TTFT) / (output tokens − 1) of each request; answers of one token have none</source>
        <translation>TPOT: (E2E − TTFT) / (tokens de salida − 1) de cada solicitud; las respuestas de un token no tienen</translation>
    </message>
    <message>
        <source>TPOT: (last − first token) / (output tokens − 1) of each request, or as the file says</source>
        <translation>TPOT: (último − primer token) / (tokens de salida − 1) de cada solicitud, o como diga el archivo</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests, so that long answers weigh more</source>
        <translation>ITL: intervalos entre trozos, de todas las solicitudes juntas, así que las respuestas largas pesan más</translation>
    </message>
    <message>
        <source>%1 with the same load and the same figures as an earlier one: one measurement written twice</source>
        <translation>%1 con la misma carga y las mismas cifras que uno anterior: una medición escrita dos veces</translation>
    </message>
    <message>
        <source>request_rate is inf without max_concurrency: all requests came at once, so TTFT is mostly the wait in one burst. It says how fast a backlog drains, not how a rate is served</source>
        <translation>request_rate es inf sin max_concurrency: todas las solicitudes llegaron a la vez, así que TTFT es sobre todo la espera en una ráfaga. Dice cómo de rápido se vacía una acumulación, no cómo se atiende una tasa</translation>
    </message>
    <message>
        <source>Lengths were drawn between %1 and 1 of the nominal ones (random_range_ratio): take the mean lengths from the totals, not from the options</source>
        <translation>Las longitudes se sortearon entre %1 y 1 de las nominales (random_range_ratio): tome las medias de los totales, no de las opciones</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed or were aborted and are in no latency (%3)</source>
        <translation>%1 de %2 solicitudes fallaron o se abortaron y no están en ninguna latencia (%3)</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are left out of all latencies: percentiles are of those that succeeded. Ask for --save-detailed and read the errors, or count them as slower than all</source>
        <translation>%1 de %2 solicitudes fallaron y faltan en todas las latencias: los percentiles son de las que tuvieron éxito. Pida --save-detailed y lea los errores, o cuéntelas como más lentas que todas</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are in no latency</source>
        <translation>%1 de %2 solicitudes fallaron y no están en ninguna latencia</translation>
    </message>
    <message>
        <source>The details have no start_times, so arrivals are unknown: a newer vLLM writes them</source>
        <translation>Los detalles no tienen start_times, así que no se conocen las llegadas: un vLLM más nuevo los escribe</translation>
    </message>
    <message>
        <source>The client sent requests %1 later than it meant to, %2 % of its TTFT of %3: add this to TTFT as users would see it, or give the client more workers</source>
        <translation>El cliente envió las solicitudes %1 más tarde de lo previsto, el %2 % de su TTFT de %3: súmelo a la TTFT que verían los usuarios, o dé al cliente más procesos</translation>
    </message>
    <message>
        <source>%1 requests/s were asked for but %2 were sent: the client was the limit, and its latencies leave out the wait of those it did not send (coordinated omission). Read the step as a load of %3/s with a fixed number in flight, or raise the client&apos;s workers and concurrency</source>
        <translation>Se pidieron %1 solicitudes/s pero se enviaron %2: el cliente fue el límite, y sus latencias omiten la espera de las no enviadas (coordinated omission). Lea el paso como una carga de %3/s con un número fijo en curso, o aumente los procesos y la concurrencia del cliente</translation>
    </message>
    <message>
        <source>Closed loop: at most %1 requests were in flight, so a slow server lowers its own load and TTFT is that of %2 users who wait for each other, not of the rate (coordinated omission). Model it with closed-loop clients, or measure with a rate and no limit</source>
        <translation>Lazo cerrado: como mucho %1 solicitudes en curso, así que un servidor lento reduce su propia carga y TTFT es la de %2 usuarios que se esperan, no la de la tasa (coordinated omission). Modélelo con clientes de lazo cerrado, o mida con una tasa sin límite</translation>
    </message>
    <message>
        <source>The first %1 of %2 requests are kept one by one; the figures are of all</source>
        <translation>Las primeras %1 de %2 solicitudes se guardan una a una; las cifras son de todas</translation>
    </message>
    <message>
        <source>The file does not say which requests failed: if it holds only answers, its percentiles are too low under overload. Add a column for the status</source>
        <translation>El archivo no dice qué solicitudes fallaron: si solo contiene respuestas, sus percentiles son demasiado bajos con sobrecarga. Añada una columna con el estado</translation>
    </message>
    <message>
        <source>%1 % of requests did not end well: read percentiles as &quot;at least&quot;, and the rejected and timed-out shares beside them</source>
        <translation>El %1 % de las solicitudes no terminó bien: lea los percentiles como «al menos», junto con las proporciones de rechazadas y con timeout</translation>
    </message>
    <message>
        <source>Means and percentiles are over everything since the process started: take a second snapshot a minute later to see the present, and rates</source>
        <translation>Las medias y los percentiles son de todo desde que arrancó el proceso: tome una segunda instantánea un minuto después para ver el presente y las tasas</translation>
    </message>
    <message>
        <source>no metric of the catalogue has a figure in it: the engine may be idle, or this is the /metrics of something else</source>
        <translation>ninguna métrica del catálogo tiene una cifra aquí: el motor puede estar ocioso, o este es el /metrics de otra cosa</translation>
    </message>
    <message>
        <source>Line %1 was left out: %2</source>
        <translation>Se omitió la línea %1: %2</translation>
    </message>
    <message>
        <source>%1 further lines can not be read either</source>
        <translation>tampoco se pueden leer otras %1 líneas</translation>
    </message>
    <message>
        <source>it can not be read as JSON</source>
        <translation>no se puede leer como JSON</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe tal archivo</translation>
    </message>
    <message>
        <source>the file can not be read</source>
        <translation>el archivo no se puede leer</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>compruebe sus permisos</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>la importación se canceló</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file is none of the formats that are known</source>
        <translation>el archivo no tiene ninguno de los formatos conocidos</translation>
    </message>
    <message>
        <source>tried: %1. Name its format with --as, or check what it is: it begins with &quot;%2&quot;</source>
        <translation>probados: %1. Nombre su formato con --as, o compruebe qué es: empieza con «%2»</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>esto es una carpeta</translation>
    </message>
    <message>
        <source>name the files in it</source>
        <translation>nombre los archivos que contiene</translation>
    </message>
    <message>
        <source>the file is no text</source>
        <translation>el archivo no es texto</translation>
    </message>
    <message>
        <source>choose a text in UTF-8: CSV, JSON, JSON lines, a log</source>
        <translation>elija un texto en UTF-8: CSV, JSON, JSON por líneas, un registro</translation>
    </message>
    <message>
        <source>the file is compressed (%1)</source>
        <translation>el archivo está comprimido (%1)</translation>
    </message>
    <message>
        <source>unpack it first, with %1</source>
        <translation>descomprímalo antes, con %1</translation>
    </message>
    <message>
        <source>Prometheus metrics</source>
        <translation>Métricas de Prometheus</translation>
    </message>
    <message>
        <source>vLLM metrics</source>
        <translation>Métricas de vLLM</translation>
    </message>
    <message>
        <source>%1, one snapshot</source>
        <translation>%1, una instantánea</translation>
    </message>
    <message>
        <source>%1, two snapshots</source>
        <translation>%1, dos instantáneas</translation>
    </message>
    <message>
        <source>Launch line of an engine</source>
        <translation>Línea de arranque de un motor</translation>
    </message>
    <message>
        <source>Settings of a measured run</source>
        <translation>Ajustes de una ejecución medida</translation>
    </message>
    <message>
        <source>Manifest with an engine</source>
        <translation>Manifiesto con un motor</translation>
    </message>
    <message>
        <source>%1 measured points</source>
        <translation>%1 puntos medidos</translation>
    </message>
    <message>
        <source>The server&apos;s own figures, asked of Prometheus over a time window</source>
        <translation>Las cifras del propio servidor, pedidas a Prometheus en una ventana de tiempo</translation>
    </message>
    <message>
        <source>Percentiles: interpolated inside a histogram&apos;s bucket; 0.01 s often is only a bucket&apos;s edge</source>
        <translation>Percentiles: interpolados dentro de un intervalo del histograma; 0,01 s suele ser solo su borde</translation>
    </message>
    <message>
        <source>%1 is 0 throughout: most likely the query asks for a name that newer engines no longer have, so the figure was left out. Look for the new name in the engine&apos;s /metrics (vllm:kv_cache_usage_perc, vllm:prefix_cache_hits_total)</source>
        <translation>%1 es 0 todo el tiempo: lo más probable es que la consulta pida un nombre que los motores nuevos ya no tienen, así que la cifra se omitió. Busque el nombre nuevo en el /metrics del motor (vllm:kv_cache_usage_perc, vllm:prefix_cache_hits_total)</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>Uso de KV</translation>
    </message>
    <message>
        <source>The prefix hit rate</source>
        <translation>La tasa de aciertos de prefijos</translation>
    </message>
    <message>
        <source>TPOT: mean gap between a request&apos;s chunk stamps; two stamps a token make it half as long as it is</source>
        <translation>TPOT: intervalo medio entre las marcas de trozos de una solicitud; con dos marcas por token sale la mitad</translation>
    </message>
    <message>
        <source>ITL: gaps between chunk stamps, pooled over all requests</source>
        <translation>ITL: intervalos entre las marcas de trozos, de todas las solicitudes juntas</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests</source>
        <translation>ITL: intervalos entre trozos, de todas las solicitudes juntas</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk with content, at the client</source>
        <translation>TTFT: desde el envío de una solicitud hasta su primer trozo con contenido, en el cliente</translation>
    </message>
    <message>
        <source>TPOT: the file&apos;s inter_token_latency, (E2E − TTFT) / (output tokens − 1) of each request</source>
        <translation>TPOT: el inter_token_latency del archivo, (E2E − TTFT) / (tokens de salida − 1) de cada solicitud</translation>
    </message>
    <message>
        <source>Arrivals and the engine&apos;s stamps are of two clocks: they were laid over each other where the time from arrival to queue is shortest, so TTFT is short by the front end&apos;s fastest pass</source>
        <translation>Las llegadas y las marcas del motor son de dos relojes: se superpusieron donde el tiempo de llegada a cola es más corto, así que a TTFT le falta el paso más rápido del front-end</translation>
    </message>
    <message>
        <source>Blocks of 16 tokens are those of Qwen-Bailian too, whose times are seconds: these were read as milliseconds. Use format = &quot;bailian&quot; if that is wrong</source>
        <translation>Los bloques de 16 tokens también son de Qwen-Bailian, cuyos tiempos son segundos: estos se leyeron como milisegundos. Use format = &quot;bailian&quot; si es incorrecto</translation>
    </message>
    <message>
        <source>The hash ids stand for blocks of %1 tokens</source>
        <translation>Los hash ids representan bloques de %1 tokens</translation>
    </message>
    <message>
        <source>%1 series of other names, such as %2, are in no figure here</source>
        <translation>%1 series con otros nombres, como %2, no están en ninguna cifra aquí</translation>
    </message>
    <message>
        <source>TPOT is taken as the mean over requests</source>
        <translation>TPOT se toma como la media entre solicitudes</translation>
    </message>
    <message>
        <source>%1 points do not say which statistic their TTFT is: it was left out; `fulcrum validate` takes it as it is</source>
        <translation>%1 puntos no dicen qué estadístico es su TTFT: se omitió; `fulcrum validate` lo toma como está</translation>
    </message>
    <message>
        <source>%1, the server&apos;s metrics</source>
        <translation>%1, las métricas del servidor</translation>
    </message>
    <message>
        <source>inference-perf, stage %1</source>
        <translation>inference-perf, etapa %1</translation>
    </message>
    <message>
        <source>inference-perf, summary</source>
        <translation>inference-perf, resumen</translation>
    </message>
    <message>
        <source>These are rates over a window that may reach into earlier load: compare its %1 requests with those of the stage&apos;s lifecycle file before using them, and leave the pause of a window between stages</source>
        <translation>Son tasas sobre una ventana que puede alcanzar carga anterior: compare sus %1 solicitudes con las del archivo lifecycle de la etapa antes de usarlas, y deje entre etapas la pausa de una ventana</translation>
    </message>
    <message>
        <source>The client&apos;s TPOT of %1 is %2 times below (E2E − TTFT) / (output tokens − 1) = %3: it divides by more stamps than tokens. Its TPOT and ITL were left out and that quotient was taken instead; check it against the server&apos;s own inter-token latency</source>
        <translation>La TPOT del cliente, %1, es %2 veces menor que (E2E − TTFT) / (tokens de salida − 1) = %3: divide entre más marcas que tokens. Se omitieron su TPOT e ITL y se tomó ese cociente; contrástelo con la latencia entre tokens del servidor</translation>
    </message>
    <message>
        <source>Half of all gaps between tokens are below %1, while their mean is %2: the client stamps two chunks for most tokens, so percentiles of ITL mean nothing. Use TPOT, or the server&apos;s inter-token latency</source>
        <translation>La mitad de los intervalos entre tokens está por debajo de %1, y su media es %2: el cliente marca dos trozos en la mayoría de los tokens, así que los percentiles de ITL no significan nada. Use TPOT, o la latencia entre tokens del servidor</translation>
    </message>
    <message>
        <source>Log of %1, %2 with figures</source>
        <translation>Registro de %1, %2 con cifras</translation>
    </message>
    <message>
        <source>vLLM: throughputs are means over the time since the last line (10 s unless set), the hit rate is of the last 1,000 block queries, gauges are of that moment</source>
        <translation>vLLM: los rendimientos son medias desde la última línea (10 s si no se fija otra cosa), la tasa de aciertos es de las últimas 1.000 consultas de bloques, los medidores son de ese momento</translation>
    </message>
    <message>
        <source>SGLang: one line for every prefill batch and for every 40th decode step (unless set)</source>
        <translation>SGLang: una línea por cada batch de prefill y cada 40 pasos de decode (si no se fija otra cosa)</translation>
    </message>
    <message>
        <source>Stamps without a year were put into the year of the first line that has one</source>
        <translation>Las marcas sin año se pusieron en el año de la primera línea que lo tiene</translation>
    </message>
    <message>
        <source>Some times name no zone and were read as UTC: shift them if the engine&apos;s clock was another</source>
        <translation>Algunas horas no nombran zona y se leyeron como UTC: desplácelas si el reloj del motor era otro</translation>
    </message>
    <message>
        <source>%1 of %2 %3 (%4 %) lie above the last bucket edge: percentiles from p%5 on are known as &quot;more than %6&quot; only. Use the mean%7 or a gateway&apos;s log%8</source>
        <translation>%1 de %2 %3 (%4 %) están por encima del último borde: los percentiles desde p%5 solo se conocen como «más de %6». Use la media%7 o el registro de un gateway%8</translation>
    </message>
    <message>
        <source>first-token times</source>
        <translation>tiempos hasta el primer token</translation>
    </message>
    <message>
        <source>times of whole requests</source>
        <translation>tiempos de solicitudes completas</translation>
    </message>
    <message>
        <source>queue times</source>
        <translation>tiempos en cola</translation>
    </message>
    <message>
        <source>gaps between tokens</source>
        <translation>intervalos entre tokens</translation>
    </message>
    <message>
        <source>, or restart with wider buckets (%1)</source>
        <translation>, o reinicie con intervalos más anchos (%1)</translation>
    </message>
    <message>
        <source>%1 first tokens were counted and %2 requests ended: %3 ended without one, so the two percentiles are not of the same requests. Look at aborts and failures before comparing them</source>
        <translation>Se contaron %1 primeros tokens y terminaron %2 solicitudes: %3 terminaron sin él, así que los dos percentiles no son de las mismas solicitudes. Mire los abortos y fallos antes de compararlos</translation>
    </message>
    <message>
        <source>%1 requests wait behind %2 that run: it is overloaded, so times grow with the length of the test and describe no steady state. Compare rates (completed, tokens) and the queue, not percentiles</source>
        <translation>%1 solicitudes esperan detrás de %2 en ejecución: está sobrecargado, así que los tiempos crecen con la duración de la prueba y no describen un estado estacionario. Compare tasas (terminadas, tokens) y la cola, no percentiles</translation>
    </message>
    <message>
        <source>names of vLLM V0 are there: its queue time leaves out the wait after a preemption and while swapped. Do not read a small one as &quot;no queueing&quot;; look at waiting and swapped requests and at preemptions</source>
        <translation>Hay nombres de vLLM V0: su tiempo en cola omite la espera tras un desalojo y en swap. No lea uno pequeño como «sin cola»; mire las solicitudes en espera y en swap y los desalojos</translation>
    </message>
    <message>
        <source>Time axis: the sum of iteration times, as the answer has no time stamps; idle time between iterations is not in it</source>
        <translation>Eje de tiempo: la suma de los tiempos de iteración, porque la respuesta no tiene marcas de tiempo; no incluye el tiempo ocioso entre iteraciones</translation>
    </message>
    <message>
        <source>The first iteration took %1: it holds start-up or the wait for the first request and was left out of step times</source>
        <translation>La primera iteración tardó %1: incluye el arranque o la espera de la primera solicitud y se omitió de los tiempos de paso</translation>
    </message>
    <message>
        <source>The iteration numbers fall: answers of several engines or of one before and after a restart were put together. Keep each in a file of its own</source>
        <translation>Los números de iteración bajan: se juntaron respuestas de varios motores, o de uno antes y después de un reinicio. Guarde cada una en su propio archivo</translation>
    </message>
    <message>
        <source>Arrivals stand on ticks of %1 (%2 different times for %3 requests): bursts within a tick come from the clock of the trace</source>
        <translation>Las llegadas caen en pasos de %1 (%2 tiempos distintos para %3 solicitudes): las ráfagas dentro de un paso vienen del reloj de la traza</translation>
    </message>
    <message>
        <source>Geometry of a model, config.json</source>
        <translation>Geometría de un modelo, config.json</translation>
    </message>
    <message>
        <source>TTFT, queue, prefill and decode as the engine measured them, from the request&apos;s arrival at the front end; queue time leaves out the wait after a preemption (it lies in prefill or decode)</source>
        <translation>TTFT, cola, prefill y decode tal como los midió el motor, desde la llegada de la solicitud al front-end; el tiempo en cola omite la espera tras un desalojo (está en prefill o decode)</translation>
    </message>
    <message>
        <source>Access log of %1, %2</source>
        <translation>Registro de acceso de %1, %2</translation>
    </message>
    <message>
        <source>Access log, %1</source>
        <translation>Registro de acceso, %1</translation>
    </message>
    <message>
        <source>%1 of %2 requests: %3; they count in the percentiles of TTFT and E2E as longer than known, and in no mean</source>
        <translation>%1 de %2 solicitudes: %3; cuentan en los percentiles de TTFT y E2E como más largas de lo conocido, y en ninguna media</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>con timeout</translation>
    </message>
    <message>
        <source>given up by the client</source>
        <translation>abandonadas por el cliente</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazadas</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abortadas</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallidas</translation>
    </message>
    <message>
        <source>nginx stamps requests to the second when they end: arrivals are that less $request_time, so bursts within a second are not told apart. $msec in the log_format keeps them</source>
        <translation>nginx marca las solicitudes al segundo cuando terminan: las llegadas son eso menos $request_time, así que no se distinguen ráfagas dentro de un segundo. $msec en log_format las conserva</translation>
    </message>
    <message>
        <source>The times name no time zone and were read as UTC; Grafana writes them in the browser&apos;s. Set the dashboard to UTC before you export, or mind the offset beside other files</source>
        <translation>Las horas no nombran zona horaria y se leyeron como UTC; Grafana las escribe en la del navegador. Ponga el panel en UTC antes de exportar, o tenga en cuenta el desfase con otros archivos</translation>
    </message>
    <message>
        <source>%1 series are of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>%1 series no son de ninguna métrica conocida: nombre el archivo o la columna como una (&quot;ttft_s.p99&quot;, &quot;running&quot;), o conserve la consulta con la respuesta</translation>
    </message>
    <message>
        <source>1 series is of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>1 serie no es de ninguna métrica conocida: nombre el archivo o la columna como una (&quot;ttft_s.p99&quot;, &quot;running&quot;), o conserve la consulta con la respuesta</translation>
    </message>
    <message>
        <source>%1counters began anew %2 in the window: the engine restarted. What was counted before each restart and not seen is missing; look at why it restarted</source>
        <translation>%1los contadores empezaron de nuevo %2 en la ventana: el motor se reinició. Falta lo contado antes de cada reinicio y no visto; mire por qué se reinició</translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 veces</translation>
    </message>
    <message>
        <source>answer of Prometheus, %1 series</source>
        <translation>respuesta de Prometheus, %1 series</translation>
    </message>
    <message>
        <source>table of a dashboard, %1 rows</source>
        <translation>tabla de un panel, %1 filas</translation>
    </message>
    <message>
        <source>request trace (%1), %2 requests</source>
        <translation>traza de solicitudes (%1), %2 solicitudes</translation>
    </message>
    <message>
        <source>%1 requests in JSON lines</source>
        <translation>%1 solicitudes en líneas JSON</translation>
    </message>
    <message>
        <source>%1 requests in CSV</source>
        <translation>%1 solicitudes en CSV</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>sin calibrar, de tablas de capas medidas</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>sin calibrar</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>calibrado (residuo %1)</translation>
    </message>
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>contrastado (residuo %1, con otros datos %2)</translation>
    </message>
    <message>
        <source>%1, a flag of the real engine is not simulated</source>
        <translation>%1, una opción del motor real no se simula</translation>
    </message>
    <message>
        <source>%1, %2 flags of the real engine are not simulated</source>
        <translation>%1, %2 opciones del motor real no se simulan</translation>
    </message>
    <message>
        <source>[[expect]]: what must the replay &apos;%1&apos; show?</source>
        <translation>[[expect]]: ¿qué debe mostrar la reproducción «%1»?</translation>
    </message>
    <message>
        <source>write format = 1 in the first line</source>
        <translation>escriba format = 1 en la primera línea</translation>
    </message>
    <message>
        <source>more than %1 scenarios extend one another</source>
        <translation>más de %1 escenarios se amplían entre sí</translation>
    </message>
    <message>
        <source>shorten the chain</source>
        <translation>acorte la cadena</translation>
    </message>
    <message>
        <source>&apos;canvas&apos; must have two numbers</source>
        <translation>«canvas» debe tener dos números</translation>
    </message>
    <message>
        <source>write canvas = [x, y]</source>
        <translation>escriba canvas = [x, y]</translation>
    </message>
    <message>
        <source>&apos;counts&apos; must be whole numbers</source>
        <translation>«counts» deben ser números enteros</translation>
    </message>
    <message>
        <source>give how many observations each bucket has</source>
        <translation>dé cuántas observaciones tiene cada intervalo</translation>
    </message>
    <message>
        <source>&apos;bounds&apos; do not rise</source>
        <translation>«bounds» no son crecientes</translation>
    </message>
    <message>
        <source>write the smallest bound first, each once</source>
        <translation>escriba primero el límite más pequeño, cada uno una vez</translation>
    </message>
    <message>
        <source>there are %1 counts for %2 bounds</source>
        <translation>hay %1 counts para %2 bounds</translation>
    </message>
    <message>
        <source>one more than bounds: the last is of what lies above all of them</source>
        <translation>uno más que bounds: el último es de lo que está por encima de todos</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a list of %2 figures</source>
        <translation>«%1» es una lista de %2 cifras</translation>
    </message>
    <message>
        <source>write [low, high] or [low, value, high]</source>
        <translation>escriba [bajo, alto] o [bajo, valor, alto]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a range that does not rise</source>
        <translation>«%1» es un rango que no crece</translation>
    </message>
    <message>
        <source>write the smallest figure first</source>
        <translation>escriba primero la cifra más pequeña</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too far away</source>
        <translation>«%1» está demasiado lejos</translation>
    </message>
    <message>
        <source>give a time within the run</source>
        <translation>dé un tiempo dentro de la ejecución</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no date that can be used</source>
        <translation>«%1» no es una fecha utilizable</translation>
    </message>
    <message>
        <source>give one from 1678 to 2261</source>
        <translation>dé una de 1678 a 2261</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>«%1» debe ser una lista</translation>
    </message>
    <message>
        <source>write it as [&quot;one&quot;, &quot;two&quot;]</source>
        <translation>escríbalo como [&quot;uno&quot;, &quot;dos&quot;]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must hold texts</source>
        <translation>«%1» debe contener textos</translation>
    </message>
    <message>
        <source>put each between double quotes</source>
        <translation>ponga cada uno entre comillas dobles</translation>
    </message>
    <message>
        <source>%1 takes KV through &apos;%2&apos; and can not send it on</source>
        <translation>%1 recibe KV por «%2» y no puede reenviarlo</translation>
    </message>
    <message>
        <source>%1 sends KV through &apos;%2&apos; and can not take it as well</source>
        <translation>%1 envía KV por «%2» y no puede recibirlo también</translation>
    </message>
    <message>
        <source>an engine either computes prompts for others or decodes</source>
        <translation>un motor o calcula prompts para otros o hace decode</translation>
    </message>
    <message>
        <source>a link from &apos;%1&apos; to &apos;%2&apos; would form a cycle</source>
        <translation>un enlace de «%1» a «%2» formaría un ciclo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; already leads to &apos;%2&apos;</source>
        <translation>«%1» ya lleva a «%2»</translation>
    </message>
    <message>
        <source>An e-mail address became %1</source>
        <translation>Una dirección de correo pasó a ser %1</translation>
    </message>
    <message>
        <source>%1 e-mail addresses became %2 to %3</source>
        <translation>%1 direcciones de correo pasaron a ser %2 a %3</translation>
    </message>
    <message>
        <source>user and password</source>
        <translation>usuario y contraseña</translation>
    </message>
    <message>
        <source>URL with credentials</source>
        <translation>URL con credenciales</translation>
    </message>
    <message>
        <source>Moments without a unit in their column&apos;s name were read as seconds: name the unit if they are not, as in arrival_ms</source>
        <translation>Los momentos sin unidad en el nombre de la columna se leyeron como segundos: si no lo son, nombre la unidad, como en arrival_ms</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument, not a flag and its value: the engine ran without it, and so does the scenario. Write them as two arguments, or with =</source>
        <translation>«%1» es un argumento, no una opción y su valor: el motor corrió sin ella, y el escenario también. Escríbalos como dos argumentos, o con =</translation>
    </message>
    <message>
        <source>no object here starts an engine: it has %1</source>
        <translation>ningún objeto aquí arranca un motor: hay %1</translation>
    </message>
    <message>
        <source>no object here starts an engine</source>
        <translation>ningún objeto aquí arranca un motor</translation>
    </message>
    <message>
        <source>give the Deployment, StatefulSet, LeaderWorkerSet, Pod or Compose file of a vLLM, SGLang or TensorRT-LLM server</source>
        <translation>dé el Deployment, StatefulSet, LeaderWorkerSet, Pod o archivo Compose de un servidor vLLM, SGLang o TensorRT-LLM</translation>
    </message>
    <message>
        <source>%1: int8 weights are simulated as fp8</source>
        <translation>%1: los pesos int8 se simulan como fp8</translation>
    </message>
    <message>
        <source>%1: this number format of the KV cache is not simulated</source>
        <translation>%1: este formato numérico de la caché KV no se simula</translation>
    </message>
    <message>
        <source>%1: drafts are simulated as a chain, not as a tree</source>
        <translation>%1: los borradores se simulan como cadena, no como árbol</translation>
    </message>
    <message>
        <source>%1: weights of 32 bits are not simulated</source>
        <translation>%1: no se simulan pesos de 32 bits</translation>
    </message>
    <message>
        <source>%1: it is no number that can be simulated</source>
        <translation>%1: no es un número que se pueda simular</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing; the steps of a model with experts in fact wait for each other</source>
        <translation>%1 se simula como %2 motores que no comparten nada; en realidad los pasos de un modelo con expertos se esperan</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing</source>
        <translation>%1 se simula como %2 motores que no comparten nada</translation>
    </message>
    <message>
        <source>this is no result of vllm bench serve or sglang.bench_serving</source>
        <translation>esto no es un resultado de vllm bench serve ni de sglang.bench_serving</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran: a batch of two already reads close to 100 %. It does not say that the GPU is full; ask for DCGM_FI_PROF_SM_ACTIVE and DCGM_FI_PROF_DRAM_ACTIVE</source>
        <translation>GPU_UTIL es la parte del tiempo en que corrió al menos un kernel: un batch de dos ya marca casi el 100 %. No dice que la GPU esté llena; pida DCGM_FI_PROF_SM_ACTIVE y DCGM_FI_PROF_DRAM_ACTIVE</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran, not how much of the GPU it used: judge by SM_ACTIVE and DRAM_ACTIVE</source>
        <translation>GPU_UTIL es la parte del tiempo en que corrió al menos un kernel, no cuánto de la GPU usó: juzgue por SM_ACTIVE y DRAM_ACTIVE</translation>
    </message>
    <message>
        <source>A TPOT of %1 is a thousand times faster than engines are: the file seems to give seconds under names that say milliseconds. Check the script that wrote it and multiply its latencies by 1,000</source>
        <translation>Una TPOT de %1 es mil veces más rápida que los motores: el archivo parece dar segundos con nombres que dicen milisegundos. Revise el script que lo escribió y multiplique sus latencias por 1.000</translation>
    </message>
    <message>
        <source>write it without quotes, for example 8</source>
        <translation>escríbalo sin comillas, por ejemplo 8</translation>
    </message>
    <message>
        <source>write it without quotes, for example 0.5</source>
        <translation>escríbalo sin comillas, por ejemplo 0.5</translation>
    </message>
    <message>
        <source>1 record of the notebook is incomplete</source>
        <translation>Un registro del cuaderno está incompleto</translation>
    </message>
    <message>
        <source>Mechanisms tried on the healthy scenario</source>
        <translation>Mecanismos probados en el escenario sano</translation>
    </message>
    <message>
        <source>Levers: %1 draws of uncertain constants, %2 runs each</source>
        <translation>Palancas: %1 sorteos de constantes inciertas, %2 ejecuciones cada uno</translation>
    </message>
    <message>
        <source>%1, without and with the field</source>
        <translation>%1, sin el campo y con él</translation>
    </message>
    <message>
        <source>%1, reduced load</source>
        <translation>%1, carga reducida</translation>
    </message>
    <message>
        <source>%1, 1 result</source>
        <translation>%1, 1 resultado</translation>
    </message>
    <message>
        <source>%1, %2 results</source>
        <translation>%1, %2 resultados</translation>
    </message>
    <message>
        <source>TensorRT-LLM, %1 iterations</source>
        <translation>TensorRT-LLM, %1 iteraciones</translation>
    </message>
    <message>
        <source>Log of %1, %2 lines with figures</source>
        <translation>Registro de %1, %2 líneas con cifras</translation>
    </message>
    <message>
        <source>its memory leaves no KV pool</source>
        <translation>su memoria no deja reserva KV</translation>
    </message>
    <message>
        <source>lower activation_memory, graph_memory or other_memory, or raise gpu_memory_utilization</source>
        <translation>baje activation_memory, graph_memory u other_memory, o suba gpu_memory_utilization</translation>
    </message>
    <message>
        <source>the class &quot;%1&quot; has another slo_ttft or slo_tpot in another workload</source>
        <translation>la clase «%1» tiene otro slo_ttft o slo_tpot en otra carga</translation>
    </message>
    <message>
        <source>give both the same, or each a class of its own</source>
        <translation>dé el mismo a ambas, o a cada una su propia clase</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Simulated time, %1</source>
        <translation>Tiempo simulado, %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>calentamiento</translation>
    </message>
    <message>
        <source>after arrivals</source>
        <translation>tras las llegadas</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>req</source>
        <translation>req</translation>
    </message>
    <message>
        <source>Requests in the running batch.</source>
        <translation>Solicitudes del batch en ejecución.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Requests in the queue, preempted ones included.</source>
        <translation>Solicitudes en la cola, incluidas las expropiadas.</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens por paso</translation>
    </message>
    <message>
        <source>tok</source>
        <translation>tok</translation>
    </message>
    <message>
        <source>Tokens computed in a step, prompt and output together; 0 while idle.</source>
        <translation>Tokens calculados en un paso, prompt y salida juntos; 0 en reposo.</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>Tiempo de paso</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Wall time of a step, weighted by time; 0 while idle.</source>
        <translation>Tiempo real de un paso, ponderado por tiempo; 0 en reposo.</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>Más antigua</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Age of the request that has waited longest.</source>
        <translation>Antigüedad de la solicitud que más ha esperado.</translation>
    </message>
    <message>
        <source>sum of replicas</source>
        <translation>suma de réplicas</translation>
    </message>
    <message>
        <source>max of replicas</source>
        <translation>máximo de réplicas</translation>
    </message>
    <message>
        <source>mean of replicas</source>
        <translation>media de réplicas</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV asignada</translation>
    </message>
    <message>
        <source>of the pool</source>
        <translation>del pool</translation>
    </message>
    <message>
        <source>KV-cache blocks held by live requests, as a share of the pool; live: those with a token written.</source>
        <translation>Bloques de caché KV en poder de solicitudes vivas, como proporción del pool; activa: los que tienen un token escrito.</translation>
    </message>
    <message>
        <source>live</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Measured time, %1</source>
        <translation>Tiempo medido, %1</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>tope %1</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>Cuánto más tiene la ejecución en cada momento que aquella con la que se compara; banda: sus límites.</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>Share of time in which the GPU computes: the time in steps, times the part of it that is the GPU&apos;s over the whole run.</source>
        <translation>Proporción del tiempo en que la GPU calcula: el tiempo en pasos, por la parte de la GPU en él en toda la ejecución.</translation>
    </message>
</context>
<context>
    <name>TriageWords</name>
    <message>
        <source>worst replica</source>
        <translation>peor réplica</translation>
    </message>
    <message>
        <source>share kept for what the catalogue lacks</source>
        <translation>parte reservada a lo que falta en el catálogo</translation>
    </message>
    <message>
        <source>%1: %2, seen %3</source>
        <translation>%1: %2, visto %3</translation>
    </message>
    <message>
        <source>fails %1</source>
        <translation>no explica %1</translation>
    </message>
    <message>
        <source>fitted: %1</source>
        <translation>ajustado: %1</translation>
    </message>
    <message>
        <source>chance alone</source>
        <translation>solo azar</translation>
    </message>
    <message>
        <source>fails nothing</source>
        <translation>lo explica todo</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>Tendencia, sin resolver</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>No se puede saber</translation>
    </message>
    <message>
        <source>whatever it is</source>
        <translation>sea lo que sea</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>por debajo de %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>por encima de %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Prometheus now</source>
        <translation>ya en Prometheus</translation>
    </message>
    <message>
        <source>one command away</source>
        <translation>a un comando de distancia</translation>
    </message>
    <message>
        <source>needs a restart</source>
        <translation>necesita un reinicio</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>no se exporta</translation>
    </message>
    <message>
        <source>No symptom was observed: every figure is as it was before.</source>
        <translation>No se observó ningún síntoma: cada cifra está como antes.</translation>
    </message>
    <message>
        <source>%1 leads with %2, which is not clearly ahead.</source>
        <translation>%1 va delante con %2, sin ventaja clara.</translation>
    </message>
    <message>
        <source>No mechanism of the catalogue explains all observations together.</source>
        <translation>Ningún mecanismo del catálogo explica juntas todas las observaciones.</translation>
    </message>
    <message>
        <source>%1 leads with %2 and does not explain all: %3.</source>
        <translation>%1 va delante con %2 y no lo explica todo: %3.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 tiene %2.</translation>
    </message>
    <message>
        <source>%1 has %2, the next %3: %4.</source>
        <translation>%1 tiene %2, el siguiente %3: %4.</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>aún sin simular</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>sin simular: %1</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 once it is done, %4 (%5); %6 instead of %7 while it lasts, %8</source>
        <translation>%1: %2 en lugar de %3 una vez hecho, %4 (%5); %6 en lugar de %7 mientras dura, %8</translation>
    </message>
    <message>
        <source>%1 of the replicas away</source>
        <translation>%1 de las réplicas fuera</translation>
    </message>
    <message>
        <source>%1 of the replicas away at a time</source>
        <translation>%1 de las réplicas fuera cada vez</translation>
    </message>
    <message numerus="yes">
        <source>%n more replicas</source>
        <translation>
            <numerusform>%n réplica más</numerusform>
            <numerusform>%n réplicas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of requests refused meanwhile</source>
        <translation>%1 de las solicitudes rechazadas entretanto</translation>
    </message>
    <message>
        <source>%1 refused afterwards</source>
        <translation>%1 rechazadas después</translation>
    </message>
    <message>
        <source>answers %1 shorter</source>
        <translation>respuestas un %1 más cortas</translation>
    </message>
    <message>
        <source>none that the simulation shows</source>
        <translation>ninguno que muestre la simulación</translation>
    </message>
    <message>
        <source>would not do: %1 of requests would get no answer</source>
        <translation>no hacerlo: %1 de las solicitudes quedarían sin respuesta</translation>
    </message>
    <message>
        <source>would not do: it makes matters worse</source>
        <translation>no hacerlo: empeora las cosas</translation>
    </message>
    <message>
        <source>would not do: what it brings cannot be told from chance</source>
        <translation>no hacerlo: lo que aporta no se distingue del azar</translation>
    </message>
    <message>
        <source>stop if %1 is not above %2 by %3 after the begin</source>
        <translation>parar si %1 no supera %2 a los %3 del comienzo</translation>
    </message>
    <message>
        <source>stop if %1 is not below %2 by %3 after the begin</source>
        <translation>parar si %1 no baja de %2 a los %3 del comienzo</translation>
    </message>
    <message>
        <source>%1, new</source>
        <translation>%1, nuevo</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 en lugar de %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app</name>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>KV used</source>
        <translation>KV usada</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Ocupado</translation>
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
        <translation>Destinos</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>no cargado</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Cliente</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>Gateway</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>Enlace KV</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
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
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>next panel</source>
        <translation>panel siguiente</translation>
    </message>
    <message>
        <source>cancel a drag, then the selection, then ask about the job</source>
        <translation>cancela el arrastre, luego la selección, luego pregunta por la tarea</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>campo siguiente</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Lienzo</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flechas</translation>
    </message>
    <message>
        <source>move the selected nodes by 8 px</source>
        <translation>mueven los nodos elegidos 8 px</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Mayús+flechas</translation>
    </message>
    <message>
        <source>by 1 px</source>
        <translation>1 px</translation>
    </message>
    <message>
        <source>begin a link; arrows choose where to, Enter makes it</source>
        <translation>empieza un enlace; las flechas eligen el destino, Intro lo crea</translation>
    </message>
    <message>
        <source>lay out by rank</source>
        <translation>ordena por rango</translation>
    </message>
    <message>
        <source>fit in view</source>
        <translation>ajusta a la vista</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renombra</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>elimina</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>Líneas de tiempo</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoom</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>desplaza</translation>
    </message>
    <message>
        <source>left right</source>
        <translation>izquierda derecha</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>mueven el cursor</translation>
    </message>
    <message>
        <source>up down</source>
        <translation>arriba abajo</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>eligen una fila</translation>
    </message>
    <message>
        <source>show the selection, or all</source>
        <translation>muestra la selección, o todo</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>muestra todo</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>back to what was shown before</source>
        <translation>vuelve a lo mostrado antes</translation>
    </message>
    <message>
        <source>make an observation of the selection</source>
        <translation>hace de la selección una observación</translation>
    </message>
    <message>
        <source>pin the row above the others</source>
        <translation>fija la fila sobre las demás</translation>
    </message>
    <message>
        <source>note the moment under the cursor in the notebook</source>
        <translation>anota en el cuaderno el momento bajo el cursor</translation>
    </message>
    <message>
        <source>previous, next request in the lanes</source>
        <translation>petición anterior, siguiente en los carriles</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rueda</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>zoom en el puntero</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Mayús+arrastrar</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <translation>Ctrl+arrastrar</translation>
    </message>
    <message>
        <source>slide what was measured</source>
        <translation>desliza lo medido</translation>
    </message>
    <message>
        <source>Alt+wheel</source>
        <translation>Alt+rueda</translation>
    </message>
    <message>
        <source>scroll rows</source>
        <translation>recorre las filas</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Advices</name>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>By judgement it makes worse: %1.</source>
        <translation>A juicio, empeora: %1.</translation>
    </message>
    <message>
        <source>First in %1 of the draws, expected value %2 (%3).</source>
        <translation>Primero en %1 de los sorteos, valor esperado %2 (%3).</translation>
    </message>
    <message>
        <source>A tie with %1.</source>
        <translation>Empate con %1.</translation>
    </message>
    <message>
        <source>Expected value %1 against %2 of %3; it pays more than it costs.</source>
        <translation>Valor esperado %1 frente a %2 de %3; aporta más de lo que cuesta.</translation>
    </message>
    <message>
        <source>Ask which it is, a flag or a migration: its effort decides its place.</source>
        <translation>Aclare si es una opción o una migración: su esfuerzo decide su puesto.</translation>
    </message>
    <message>
        <source>It does not help: its impact is %1 on a scale to 10.</source>
        <translation>No ayuda: su impacto es %1 en una escala hasta 10.</translation>
    </message>
    <message>
        <source>What it helps against is hardly what is wrong here: probability %1.</source>
        <translation>Aquello contra lo que ayuda apenas es el problema aquí: probabilidad %1.</translation>
    </message>
    <message>
        <source>%1 weeks of work and a failure in %2 of cases outweigh an impact of %3: net value %4.</source>
        <translation>%1 semanas de trabajo y un fallo en %2 de los casos pesan más que un impacto de %3: valor neto %4.</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only: confirm it first.</source>
        <translation>Su diagnóstico es correcto solo con probabilidad %1: confírmelo antes.</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only; first look at: %2.</source>
        <translation>Su diagnóstico es correcto solo con probabilidad %1; mire antes: %2.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message>
        <source>It is for none of the causes that are weighed here.</source>
        <translation>No es para ninguna de las causas que se sopesan aquí.</translation>
    </message>
    <message>
        <source>A trade.</source>
        <translation>Un trueque.</translation>
    </message>
    <message>
        <source>Simulated, it makes worse: %1.</source>
        <translation>Simulado, empeora: %1.</translation>
    </message>
    <message>
        <source>No single assumption changes the first place.</source>
        <translation>Ningún supuesto por sí solo cambia el primer puesto.</translation>
    </message>
    <message>
        <source>%1, %2: at %3 instead of %4, %5 leads.</source>
        <translation>%1, %2: con %3 en lugar de %4, lidera %5.</translation>
    </message>
    <message>
        <source>there is no time</source>
        <translation>no hay tiempo</translation>
    </message>
    <message>
        <source>its effort and risk outweigh what it brings</source>
        <translation>su esfuerzo y riesgo pesan más que lo que aporta</translation>
    </message>
    <message>
        <source>it alone takes longer than the time there is</source>
        <translation>por sí solo tarda más que el tiempo disponible</translation>
    </message>
    <message>
        <source>it makes no sense beside %1</source>
        <translation>no tiene sentido junto a %1</translation>
    </message>
    <message>
        <source>others bring more in the same time</source>
        <translation>otros aportan más en el mismo tiempo</translation>
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
        <translation>intervalos de más de 100 ms por 1.000</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>rendimiento</translation>
    </message>
    <message>
        <source>cost, $ a million output tokens</source>
        <translation>coste, $ por millón de tokens de salida</translation>
    </message>
    <message>
        <source>rejections</source>
        <translation>rechazos</translation>
    </message>
    <message>
        <source>preemptions</source>
        <translation>expropiaciones</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>uso de KV</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>caídas</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>probability of the diagnosis</source>
        <translation>probabilidad del diagnóstico</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>esfuerzo</translation>
    </message>
    <message>
        <source>probability of failure</source>
        <translation>probabilidad de fallo</translation>
    </message>
    <message>
        <source>cost of a failure</source>
        <translation>coste de un fallo</translation>
    </message>
    <message>
        <source>the score is another</source>
        <translation>la puntuación es otra</translation>
    </message>
    <message>
        <source>, %1 instead of %2</source>
        <translation>, %1 en lugar de %2</translation>
    </message>
    <message>
        <source>, simulated instead of judged</source>
        <translation>, simulado en lugar de estimado</translation>
    </message>
    <message>
        <source>, judged instead of simulated</source>
        <translation>, estimado en lugar de simulado</translation>
    </message>
    <message>
        <source>, in %1 instead of %2</source>
        <translation>, en %1 en lugar de %2</translation>
    </message>
    <message>
        <source>its %1 is %2 instead of %3%4</source>
        <translation>%1: %2 en lugar de %3%4</translation>
    </message>
    <message>
        <source>%1 is new and ahead of it</source>
        <translation>%1 es nueva y va por delante</translation>
    </message>
    <message>
        <source>%1 moved ahead of it</source>
        <translation>%1 la adelantó</translation>
    </message>
    <message>
        <source>%1 fell behind it</source>
        <translation>%1 quedó por detrás</translation>
    </message>
    <message>
        <source>the others moved</source>
        <translation>se movieron las demás</translation>
    </message>
    <message>
        <source>it is in the first ranking only</source>
        <translation>solo está en la primera clasificación</translation>
    </message>
    <message>
        <source>it is in the second ranking only</source>
        <translation>solo está en la segunda clasificación</translation>
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
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Prefixes again</source>
        <translation>Prefijos otra vez</translation>
    </message>
    <message>
        <source>GPU without work</source>
        <translation>GPU sin trabajo</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>Réplicas de reserva</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>Horas sin carga</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Where the bill goes is not simulated yet. Simulate levers does it.</source>
        <translation>Aún no se ha simulado a qué se va la factura. «Simular palancas» lo hace.</translation>
    </message>
    <message>
        <source>No bill was made.</source>
        <translation>No se hizo ninguna factura.</translation>
    </message>
    <message>
        <source>%1: %2 for 1,000 requests, %3 a week</source>
        <translation>%1: %2 por 1.000 peticiones, %3 por semana</translation>
    </message>
    <message>
        <source>%1 takes %2 for them (%3 input tokens each, %4 of them cached, %5 output): the own bill is ×&#xa0;%6.</source>
        <translation>%1 cobra %2 por ellas (%3 tokens de entrada cada una, %4 de ellos en caché, %5 de salida): la factura propia es ×&#xa0;%6.</translation>
    </message>
    <message>
        <source>No prices to compare with: %1.</source>
        <translation>No hay precios con que comparar: %1.</translation>
    </message>
    <message>
        <source>%1 frees %2 of %3 replicas: %4 a week, paid back in %5 weeks.</source>
        <translation>%1 libera %2 de %3 réplicas: %4 por semana, amortizado en %5 semanas.</translation>
    </message>
    <message>
        <source>%1 needs %2 replicas more: %3 a week.</source>
        <translation>%1 necesita %2 réplicas más: %3 por semana.</translation>
    </message>
    <message>
        <source>%1 frees no whole replica: the bill stays.</source>
        <translation>%1 no libera ninguna réplica entera: la factura no cambia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bill.&lt;/b&gt; What a thousand requests cost and where that goes: blue computes prompts and answers, orange is paid for and computes nothing new. Levers save in whole replicas only.</source>
        <translation>&lt;b&gt;Factura.&lt;/b&gt; Lo que cuestan mil solicitudes y adónde va: el azul calcula prompts y respuestas, el naranja se paga y no calcula nada nuevo. Las palancas solo ahorran en réplicas enteras.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BottomPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Project text</source>
        <translation>Texto del proyecto</translation>
    </message>
    <message>
        <source>Panels below the page</source>
        <translation>Paneles bajo la página</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Cancelar trabajo</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>Cerrar panel</translation>
    </message>
    <message>
        <source>No problems. The project can be simulated.</source>
        <translation>Sin problemas. El proyecto se puede simular.</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>To read; the window&apos;s edits change it.</source>
        <translation>Solo lectura; cambia con lo que se edita en la ventana.</translation>
    </message>
    <message>
        <source>Double-click goes to the place.</source>
        <translation>Un doble clic lleva al lugar.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Cli</name>
    <message>
        <source>There is no display to open the window on. Without one, &quot;fulcrum simulate PROJECT&quot; runs a project and prints its figures; &quot;fulcrum --help&quot; lists all commands.</source>
        <translation>No hay pantalla en la que abrir la ventana. Sin ella, «fulcrum simulate PROYECTO» ejecuta un proyecto e imprime sus cifras; «fulcrum --help» muestra todas las órdenes.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::CommandPalette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nada se llama así.</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Buscar o ejecutar un comando</translation>
    </message>
    <message>
        <source>Search commands, nodes, parameters, scenarios, records, mechanisms, levers, problems</source>
        <translation>Buscar comandos, nodos, parámetros, escenarios, registros, mecanismos, palancas, problemas</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ComparisonModel</name>
    <message>
        <source>steady</source>
        <translation>estacionario</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>sin estado estacionario</translation>
    </message>
    <message>
        <source>%1, by the range of the device&apos;s price</source>
        <translation>%1, según el rango de precios del dispositivo</translation>
    </message>
    <message>
        <source>95 % interval over replications: %1</source>
        <translation>Intervalo del 95 % entre repeticiones: %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
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
        <translation>TPOT medio, ms</translation>
    </message>
    <message>
        <source>ITL p99, ms</source>
        <translation>ITL p99, ms</translation>
    </message>
    <message>
        <source>ITL max, ms</source>
        <translation>ITL máx., ms</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>ocupación, %</translation>
    </message>
    <message>
        <source>KV use, %</source>
        <translation>uso de KV, %</translation>
    </message>
    <message>
        <source>output, tok/s</source>
        <translation>salida, tok/s</translation>
    </message>
    <message>
        <source>$ / 1M output</source>
        <translation>$ / 1M salida</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>comparado con</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Complaints</name>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1 debe ser al menos %2.</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1 debe ser como mucho %2.</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 debe ser un número entero.</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 debe ser un número.</translation>
    </message>
    <message>
        <source>%1 must be a number with its unit: %2.</source>
        <translation>%1 debe ser un número con su unidad: %2.</translation>
    </message>
    <message>
        <source>%1 must be numbers with commas between them, like 1, 2, 4.</source>
        <translation>%1 deben ser números separados por comas, como 1, 2, 4.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::DetailPanel</name>
    <message>
        <source>Rank fixes</source>
        <translation>Ordenar medidas</translation>
    </message>
    <message>
        <source>predicted against observed, × observed, log scale</source>
        <translation>previsto frente a observado, × observado, escala logarítmica</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>A priori</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s prior</source>
        <translation>Volver a la probabilidad a priori del catálogo</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Set by the project under [triage.priors]</source>
        <translation>Fijada por el proyecto en [triage.priors]</translation>
    </message>
    <message>
        <source>The catalogue&apos;s, an estimate. A probability from 0 to 1 typed here becomes part of the project.</source>
        <translation>La del catálogo, una estimación. Una probabilidad de 0 a 1 escrita aquí pasa a ser parte del proyecto.</translation>
    </message>
    <message>
        <source>Left out.</source>
        <translation>Omitido.</translation>
    </message>
    <message>
        <source>So</source>
        <translation>Por tanto</translation>
    </message>
    <message>
        <source>it has no probability of its own: it is part of None of these.</source>
        <translation>no tiene probabilidad propia: forma parte de «Ninguno de estos».</translation>
    </message>
    <message>
        <source>Fitted:</source>
        <translation>Ajustado:</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Remedio:</translation>
    </message>
    <message>
        <source>It brings</source>
        <translation>Aporta</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3, %4 (%5)</source>
        <translation>%1 %2 en vez de %3, %4 (%5)</translation>
    </message>
    <message>
        <source>Confirm:</source>
        <translation>Confirmar:</translation>
    </message>
    <message>
        <source>A probability lies between 0 and 1, for example 0.15 or 15 %.</source>
        <translation>Una probabilidad está entre 0 y 1, por ejemplo 0,15 o 15 %.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::DistributionChart</name>
    <message>
        <source>Cumulative distribution</source>
        <translation>Distribución acumulada</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>%1, %2 (log scale)</source>
        <translation>%1, %2 (escala logarítmica)</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvChart</name>
    <message>
        <source>Distribution of expected values</source>
        <translation>Distribución de los valores esperados</translation>
    </message>
    <message>
        <source>expected value, %1</source>
        <translation>valor esperado, %1</translation>
    </message>
    <message>
        <source>The first is above the second in %1 of %2 draws</source>
        <translation>El primero supera al segundo en %1 de %2 sorteos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expected value.&lt;/b&gt; How often each value came up in the draws, of the first four levers. Where two outlines lie over each other, their order is chance. Lines differ in their dashes.</source>
        <translation>&lt;b&gt;Valor esperado.&lt;/b&gt; Con qué frecuencia salió cada valor en los sorteos, de las cuatro primeras palancas. Donde dos contornos se superponen, su orden es azar. Las líneas se distinguen por sus trazos.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceDetailsModel</name>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n solicitud</numerusform>
            <numerusform>%n solicitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n serie</numerusform>
            <numerusform>%n series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n observations</source>
        <translation>
            <numerusform>%n observación</numerusform>
            <numerusform>%n observaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>%n dato</numerusform>
            <numerusform>%n datos</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing measured</source>
        <translation>nada medido</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Series</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definiciones</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Sustituido</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidencePanel</name>
    <message>
        <source>Take over</source>
        <translation>Incorporar</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>Incorporar todo</translation>
    </message>
    <message>
        <source>Show on Run page</source>
        <translation>Ver en Ejecución</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Releer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>Archivo importado</translation>
    </message>
    <message>
        <source>What the file says</source>
        <translation>Lo que dice el archivo</translation>
    </message>
    <message>
        <source>Make the selected observations part of the project</source>
        <translation>Incorporar al proyecto las observaciones seleccionadas</translation>
    </message>
    <message>
        <source>Make all observations of the file part of the project</source>
        <translation>Incorporar al proyecto todas las observaciones del archivo</translation>
    </message>
    <message>
        <source>Forget the file; the file itself and observations taken over stay</source>
        <translation>Olvidar el archivo; el propio archivo y las observaciones incorporadas se conservan</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>Ningún archivo</translation>
    </message>
    <message>
        <source>Choose a file under Evidence.</source>
        <translation>Elija un archivo en Evidencias.</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>leyendo</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceStore</name>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>Compare %1 and %2</source>
        <translation>Comparar %1 y %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FieldEditor</name>
    <message>
        <source>choose</source>
        <translation>elegir</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Not set: %1</source>
        <translation>Sin definir: %1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>A value is needed.</source>
        <translation>Se necesita un valor.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FindingsPanel</name>
    <message>
        <source>Replay matrix</source>
        <translation>Matriz de reproducción</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>Prueba de recuperación</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>Una solicitud</translation>
    </message>
    <message>
        <source>Recovery check %1</source>
        <translation>Prueba de recuperación %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesAnalysis</name>
    <message>
        <source>judged</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>Rank levers</source>
        <translation>Ordenar palancas</translation>
    </message>
    <message>
        <source>Compare rankings</source>
        <translation>Comparar clasificaciones</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>Simular palancas</translation>
    </message>
    <message>
        <source>the run has no end by time, so it has no halves</source>
        <translation>la ejecución no termina por tiempo, así que no tiene mitades</translation>
    </message>
    <message>
        <source>set until</source>
        <translation>defina «until»</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>tras %1</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>segunda mitad</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>primera mitad</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesHeader</name>
    <message>
        <source>Fixes</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>Simular palancas</translation>
    </message>
    <message>
        <source>Next: report</source>
        <translation>Siguiente: informe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stops; levers that are finished keep their figures</source>
        <translation>Detiene; las palancas terminadas conservan sus cifras</translation>
    </message>
    <message>
        <source>Plays every lever against the same random draws</source>
        <translation>Ejecuta cada palanca con los mismos sorteos</translation>
    </message>
    <message>
        <source>Tie at the top</source>
        <translation>Empate en cabeza</translation>
    </message>
    <message>
        <source>Clear first</source>
        <translation>Primero claro</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>Tendencia, sin resolver</translation>
    </message>
    <message>
        <source>Impact before edit</source>
        <translation>Impacto antes de editar</translation>
    </message>
    <message>
        <source>Impact partly simulated</source>
        <translation>Impacto simulado en parte</translation>
    </message>
    <message>
        <source>Impact simulated</source>
        <translation>Impacto simulado</translation>
    </message>
    <message>
        <source>Impact judged</source>
        <translation>Impacto estimado</translation>
    </message>
    <message>
        <source>Impacts come from runs with the same random draws; engine and device: %1</source>
        <translation>Los impactos vienen de ejecuciones con los mismos sorteos; motor y dispositivo: %1</translation>
    </message>
    <message>
        <source>Impacts are judgements; Simulate levers replaces them by runs</source>
        <translation>Los impactos son juicios; «Simular palancas» los sustituye por ejecuciones</translation>
    </message>
    <message>
        <source>P(first): %1</source>
        <translation>P(primero): %1</translation>
    </message>
    <message>
        <source>Here with the mean of each input; EV is the mean over the draws, %1.</source>
        <translation>Aquí con la media de cada dato; el VE es la media de los sorteos, %1.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesPage</name>
    <message>
        <source>Fixes</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Palancas</translation>
    </message>
    <message>
        <source>Whose estimates</source>
        <translation>Estimaciones de quién</translation>
    </message>
    <message>
        <source>Whose estimates the ranking is made of, and whose an edit changes</source>
        <translation>De qué estimaciones sale la clasificación, y cuáles cambia una edición</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>A ciegas</translation>
    </message>
    <message>
        <source>Hides the ranges of other people until this is taken back</source>
        <translation>Oculta los rangos de otros hasta que se desactive</translation>
    </message>
    <message>
        <source>Lay over on Run</source>
        <translation>Superponer en Ejecución</translation>
    </message>
    <message>
        <source>Shows the scenario with the lever over the one without, on the Run page</source>
        <translation>Muestra el escenario con la palanca sobre el que no la tiene, en la página Ejecución</translation>
    </message>
    <message>
        <source>Levers by expected value</source>
        <translation>Palancas por valor esperado</translation>
    </message>
    <message>
        <source>The other ranking</source>
        <translation>La otra clasificación</translation>
    </message>
    <message>
        <source>Expected value</source>
        <translation>Valor esperado</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>Probabilidad de cada puesto</translation>
    </message>
    <message>
        <source>Two rankings</source>
        <translation>Dos clasificaciones</translation>
    </message>
    <message>
        <source>Portfolio</source>
        <translation>Cartera</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>sin calibrar</translation>
    </message>
    <message>
        <source>The levers cannot be ranked: %1</source>
        <translation>No se pueden ordenar las palancas: %1</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>this project</source>
        <translation>este proyecto</translation>
    </message>
    <message>
        <source>Estimates as given</source>
        <translation>Estimaciones dadas</translation>
    </message>
    <message>
        <source>All pooled</source>
        <translation>Todas juntas</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Otra persona…</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimaciones</translation>
    </message>
    <message>
        <source>Who judges?</source>
        <translation>¿Quién estima?</translation>
    </message>
    <message>
        <source>judged impacts</source>
        <translation>impactos estimados</translation>
    </message>
    <message>
        <source>estimates as given</source>
        <translation>estimaciones dadas</translation>
    </message>
    <message>
        <source>another project…</source>
        <translation>otro proyecto…</translation>
    </message>
    <message>
        <source>Another project</source>
        <translation>Otro proyecto</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>Proyectos (*.toml)</translation>
    </message>
    <message>
        <source>%1 people have judged this. Choose whose estimate to change.</source>
        <translation>%1 personas lo han estimado. Elija qué estimación cambiar.</translation>
    </message>
    <message>
        <source>choose a name above the table</source>
        <translation>elija un nombre encima de la tabla</translation>
    </message>
    <message>
        <source>team</source>
        <translation>equipo</translation>
    </message>
    <message>
        <source>all on %1</source>
        <translation>todas en %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>tras %1</translation>
    </message>
    <message>
        <source>first half of the run</source>
        <translation>primera mitad de la ejecución</translation>
    </message>
    <message>
        <source>second half of the run</source>
        <translation>segunda mitad de la ejecución</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>What simulated impact is measured by</source>
        <translation>Con qué se mide el impacto simulado</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Where the bill goes, beside a provider&apos;s prices, and what levers take off it</source>
        <translation>A qué se va la factura, junto a los precios de un proveedor, y cuánto le quitan las palancas</translation>
    </message>
    <message>
        <source>No ranking yet. Any project with a scenario has one: of its own levers, or of those of the catalogue.</source>
        <translation>Aún no hay clasificación. Todo proyecto con un escenario tiene una: de sus propias palancas o de las del catálogo.</translation>
    </message>
    <message>
        <source>Levers are being ranked; their order appears in a moment.</source>
        <translation>Se ordenan las palancas; la clasificación aparece enseguida.</translation>
    </message>
    <message>
        <source>on their own</source>
        <translation>cada una en el suyo</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>toda la ejecución</translation>
    </message>
    <message>
        <source>Nothing to lay over: this lever is judged, no scenario and no edit says what it does</source>
        <translation>Nada que superponer: esta palanca está estimada, ningún escenario ni cambio dice qué hace</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::HypothesesModel</name>
    <message>
        <source>%1: predicted %2 (%3 to %4), seen %5; %6 standard deviations off</source>
        <translation>%1: previsto %2 (%3 a %4), visto %5; a %6 desviaciones típicas</translation>
    </message>
    <message>
        <source>%1 was seen to be %2</source>
        <translation>%1 se vio como %2</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mecanismo</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilidad</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InfoBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InspectorPanel</name>
    <message>
        <source>Id of the node</source>
        <translation>Id. del nodo</translation>
    </message>
    <message>
        <source>Filter parameters</source>
        <translation>Filtrar parámetros</translation>
    </message>
    <message>
        <source>Show only what is changed here</source>
        <translation>Mostrar solo lo cambiado aquí</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>Ajustes de ejecución</translation>
    </message>
    <message>
        <source>Of every scenario in this project</source>
        <translation>De todos los escenarios de este proyecto</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>The node&apos;s id; edit it to rename the node (F2)</source>
        <translation>El id. del nodo; al editarlo se cambia el nombre del nodo (F2)</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n parameters</source>
        <translation>
            <numerusform>Filtrar %n parámetro</numerusform>
            <numerusform>Filtrar %n parámetros</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Cambiados: %1</translation>
    </message>
    <message>
        <source>Requests or steps flow along this link. Del removes it.</source>
        <translation>Por esta conexión pasan solicitudes o pasos. Supr la quita.</translation>
    </message>
    <message>
        <source>The plugin of this node is not loaded. It is kept as it is.</source>
        <translation>El plugin de este nodo no está cargado. El nodo se conserva tal cual.</translation>
    </message>
    <message>
        <source>No parameter matches.</source>
        <translation>Ningún parámetro coincide.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>differs from %1</source>
        <translation>difiere de %1</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editado</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>1 replication of %1 with the same draws; all of them when the hand rests</source>
        <translation>1 repetición de %1 con los mismos sorteos; todas cuando la mano descansa</translation>
    </message>
    <message>
        <source>Note on the canvas</source>
        <translation>Nota en el lienzo</translation>
    </message>
    <message>
        <source>Stands below the node on the canvas, and as a comment above it in the file. Kept when the cursor leaves.</source>
        <translation>Aparece bajo el nodo en el lienzo y, como comentario, encima de él en el archivo. Se conserva al salir del campo.</translation>
    </message>
    <message>
        <source>Select nodes of one kind to edit them together, or one node.</source>
        <translation>Seleccione nodos de un mismo tipo para editarlos juntos, o un solo nodo.</translation>
    </message>
    <message numerus="yes">
        <source>Reset %1 of %n nodes</source>
        <translation>
            <numerusform>Restablecer %1 de %n nodo</numerusform>
            <numerusform>Restablecer %1 de %n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>Clase %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobTracker</name>
    <message>
        <source>Waits for the %1, which does not come back</source>
        <translation>Espera a %1, que no vuelve</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobsModel</name>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>cancelando</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LanesView</name>
    <message>
        <source>Records in time</source>
        <translation>Entradas en el tiempo</translation>
    </message>
    <message>
        <source>What was measured, and the notebook&apos;s records in lanes by class. A line leads from when a prediction was made to when it is due; hatching marks where actions overlap, so that neither can be credited.</source>
        <translation>Lo medido y las entradas del cuaderno en carriles por clase. Una línea va del momento en que se hizo una predicción al de su vencimiento; el rayado marca dónde se solapan acciones, de modo que el efecto no puede atribuirse a ninguna.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Levers</name>
    <message>
        <source>S1 ratio</source>
        <translation>S1 cociente</translation>
    </message>
    <message>
        <source>S2 effort and risk</source>
        <translation>S2 esfuerzo y riesgo</translation>
    </message>
    <message>
        <source>S3 net value</source>
        <translation>S3 valor neto</translation>
    </message>
    <message>
        <source>Impact alone</source>
        <translation>Solo impacto</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>P(diagnosis)</source>
        <translation>P(diagnóstico)</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>semanas</translation>
    </message>
    <message>
        <source>P(fail)</source>
        <translation>P(fallo)</translation>
    </message>
    <message>
        <source>blast weeks</source>
        <translation>semanas de daño</translation>
    </message>
    <message>
        <source>0 to 10</source>
        <translation>0 a 10</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>engineer-weeks</source>
        <translation>semanas-persona</translation>
    </message>
    <message>
        <source>Do first</source>
        <translation>Hacer primero</translation>
    </message>
    <message>
        <source>Consider</source>
        <translation>Considerar</translation>
    </message>
    <message>
        <source>Measure first</source>
        <translation>Medir primero</translation>
    </message>
    <message>
        <source>Would not do</source>
        <translation>No lo haríamos</translation>
    </message>
    <message>
        <source>all pooled</source>
        <translation>todas juntas</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>tal como se dan</translation>
    </message>
    <message>
        <source>S4 if it works</source>
        <translation>S4 si funciona</translation>
    </message>
    <message>
        <source>by symptom</source>
        <translation>por síntoma</translation>
    </message>
    <message>
        <source>by missed objectives</source>
        <translation>por objetivos incumplidos</translation>
    </message>
    <message>
        <source>by goodput</source>
        <translation>por goodput</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>por coste</translation>
    </message>
    <message>
        <source>by weights</source>
        <translation>por pesos</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversDelegate</name>
    <message>
        <source>Lowest / most likely / highest</source>
        <translation>Mínimo / más probable / máximo</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversModel</name>
    <message>
        <source>Why not: %1</source>
        <translation>Por qué no: %1</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>No hacer nada</translation>
    </message>
    <message>
        <source>the row to beat</source>
        <translation>la fila que hay que superar</translation>
    </message>
    <message>
        <source>, tie</source>
        <translation>, empate</translation>
    </message>
    <message>
        <source>: a trade</source>
        <translation>: un compromiso</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; 95 % over draws of the uncertain constants: %4 to %5</source>
        <translation>%1 de %2 a %3; 95 % sobre sorteos de las constantes inciertas: %4 a %5</translation>
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
        <translation>El impacto simulado sustituye a este juicio.</translation>
    </message>
    <message>
        <source>Expected value %1, 5 to 95 % of the draws: %2 to %3</source>
        <translation>Valor esperado %1, 5 a 95 % de los sorteos: %2 a %3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Place by expected value; those that cannot be told apart share one</source>
        <translation>Puesto por valor esperado; los que no se distinguen comparten uno</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Palanca</translation>
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
        <translation>TPOT medio</translation>
    </message>
    <message>
        <source>Inter-token latency p99</source>
        <translation>Latencia entre tokens p99</translation>
    </message>
    <message>
        <source>Inter-token gaps above 100 ms in 1,000</source>
        <translation>Intervalos entre tokens de más de 100 ms por 1.000</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>USD per million output tokens</source>
        <translation>USD por millón de tokens de salida</translation>
    </message>
    <message>
        <source>Requests that are turned away</source>
        <translation>Peticiones rechazadas</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>KV usage at its highest</source>
        <translation>Uso máximo de KV</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Impact on the symptom, 0 to 10; Enter edits the judged range</source>
        <translation>Impacto sobre el síntoma, 0 a 10; Intro edita el rango</translation>
    </message>
    <message>
        <source>Probability that the diagnosis is right; Enter edits it</source>
        <translation>Probabilidad de que el diagnóstico sea correcto; Intro la edita</translation>
    </message>
    <message>
        <source>Wk</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Effort in engineer-weeks, mean; Enter edits the range</source>
        <translation>Esfuerzo en semanas-persona, media; Intro edita el rango</translation>
    </message>
    <message>
        <source>Probability that it fails or is taken back; Enter edits it</source>
        <translation>Probabilidad de que falle o se retire; Intro la edita</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>Daño</translation>
    </message>
    <message>
        <source>What a failure costs in engineer-weeks; Enter edits it</source>
        <translation>Lo que cuesta un fallo en semanas-persona; Intro lo edita</translation>
    </message>
    <message>
        <source>5–95 %</source>
        <translation>5–95 %</translation>
    </message>
    <message>
        <source>5 to 95 % of the draws of the expected value, on one scale; the tick is the mean</source>
        <translation>5 a 95 % de los sorteos del valor esperado, en una escala; la marca es la media</translation>
    </message>
    <message>
        <source>EV</source>
        <translation>VE</translation>
    </message>
    <message>
        <source>Expected value: mean over the draws, with 5 to 95 % of them</source>
        <translation>Valor esperado: media de los sorteos, con 5 a 95 % de ellos</translation>
    </message>
    <message>
        <source>P(1st)</source>
        <translation>P(1.º)</translation>
    </message>
    <message>
        <source>Probability of being first</source>
        <translation>Probabilidad de ser el primero</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>5 to 95 % of the ranks</source>
        <translation>5 a 95 % de los puestos</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no range. Write lowest / most likely / highest, for example 0.5 / 1.5 / 3</source>
        <translation>«%1» no es un rango. Escriba mínimo / más probable / máximo, por ejemplo 0.5 / 1.5 / 3</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Parón</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Goodput: share of requests that meet their objectives</source>
        <translation>Goodput: parte de las peticiones que cumplen sus objetivos</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazo</translation>
    </message>
    <message>
        <source>Diag</source>
        <translation>Diag</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Triage of the observations gives it. What you know beside them is a prior there.</source>
        <translation>La da el triaje de las observaciones. Lo que sepa además de ellas es allí una probabilidad a priori.</translation>
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
        <translation>TPOT media</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>Output tok/s</source>
        <translation>Salida tok/s</translation>
    </message>
    <message>
        <source>$ per M tok</source>
        <translation>$ por M tok</translation>
    </message>
    <message>
        <source>The %1 does not come back from a call</source>
        <translation>%1 no vuelve de una llamada</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LiveStrips</name>
    <message>
        <source>Timelines of the edit</source>
        <translation>Líneas de tiempo del cambio</translation>
    </message>
    <message>
        <source>Of the short run: the line is with the edited value, the dashes are today&apos;s. Below each name: the mean today and edited.</source>
        <translation>De la ejecución corta: la línea, con el valor editado; a trazos, con el de hoy. Bajo cada nombre: la media de hoy y la editada.</translation>
    </message>
    <message>
        <source>%1: mean %2 today, %3 edited %4</source>
        <translation>%1: media hoy %2, editada %3 %4</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LogModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MainWindow</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the edits to “%1”?</source>
        <translation>¿Guardar los cambios de «%1»?</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>Buscar un nodo</translation>
    </message>
    <message>
        <source>Find a node type</source>
        <translation>Buscar un tipo de nodo</translation>
    </message>
    <message>
        <source>Palette of nodes</source>
        <translation>Paleta de nodos</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paleta</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>Problems, jobs and log</source>
        <translation>Problemas, trabajos y registro</translation>
    </message>
    <message>
        <source>%1: started</source>
        <translation>%1: iniciado</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Plugin %1 %2 loaded</source>
        <translation>Plugin %1 %2 cargado</translation>
    </message>
    <message>
        <source>Plugin %1 refused: %2</source>
        <translation>Plugin %1 rechazado: %2</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>One engine on one device</source>
        <translation>Un motor en un dispositivo</translation>
    </message>
    <message>
        <source>Two engines behind a router</source>
        <translation>Dos motores tras un router</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>No recent projects</source>
        <translation>No hay proyectos recientes</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Borrar lista</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Re&amp;name node</source>
        <translation>Cambiar &amp;nombre del nodo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>&amp;Pipeline</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecución</translation>
    </message>
    <message>
        <source>Project &amp;text</source>
        <translation>&amp;Texto del proyecto</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>Restablecer &amp;disposición</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>&amp;Simular</translation>
    </message>
    <message>
        <source>Simulate &amp;all scenarios</source>
        <translation>Simular &amp;todos los escenarios</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>About Fulcrum</source>
        <translation>Acerca de Fulcrum</translation>
    </message>
    <message>
        <source>Fulcrum %1, a workbench that simulates LLM serving. GPL-3.0-or-later; Qt %2.</source>
        <translation>Fulcrum %1, un banco de trabajo que simula el servicio de LLM. GPL-3.0-or-later; Qt %2.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simular</translation>
    </message>
    <message>
        <source>Simulate this scenario (Ctrl+R)</source>
        <translation>Simular este escenario (Ctrl+R)</translation>
    </message>
    <message>
        <source>A simulation is running.</source>
        <translation>Hay una simulación en curso.</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Cancelarla</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 abierto</translation>
    </message>
    <message>
        <source>This project was written by a newer version of Fulcrum. It opens to read.</source>
        <translation>Este proyecto lo escribió una versión más reciente de Fulcrum. Se abre solo para lectura.</translation>
    </message>
    <message>
        <source>The last session ended without saving its edits to this project.</source>
        <translation>La última sesión terminó sin guardar sus cambios en este proyecto.</translation>
    </message>
    <message>
        <source>Restore them</source>
        <translation>Restaurarlos</translation>
    </message>
    <message>
        <source>Restored unsaved edits to %1</source>
        <translation>Cambios sin guardar de %1 restaurados</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>Descartarlos</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 guardado</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>Guardar el proyecto como</translation>
    </message>
    <message>
        <source>Fulcrum projects (*.toml)</source>
        <translation>Proyectos de Fulcrum (*.toml)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Abrir proyecto</translation>
    </message>
    <message>
        <source>%1 has changed on disk.</source>
        <translation>%1 ha cambiado en el disco.</translation>
    </message>
    <message>
        <source>Reload, dropping the edits here</source>
        <translation>Recargar y descartar los cambios de aquí</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Conservar lo de aquí</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editado</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>The project cannot be simulated before its problems are solved.</source>
        <translation>El proyecto no se puede simular hasta que se resuelvan sus problemas.</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>simulando</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>aún sin simular</translation>
    </message>
    <message>
        <source>Results before edit</source>
        <translation>Resultados antes de editar</translation>
    </message>
    <message>
        <source>The scenario has been edited since it was simulated. Ctrl+R simulates it again.</source>
        <translation>El escenario se ha editado desde que se simuló. Ctrl+R lo simula de nuevo.</translation>
    </message>
    <message>
        <source>How far these figures can be trusted</source>
        <translation>Hasta qué punto son fiables estas cifras</translation>
    </message>
    <message>
        <source>Plugin refused: %1</source>
        <translation>Plugin rechazado: %1</translation>
    </message>
    <message>
        <source>No steady state: %1</source>
        <translation>Sin estado estacionario: %1</translation>
    </message>
    <message>
        <source>Lower the load or add capacity; percentiles grow with the length of the run</source>
        <translation>Reduzca la carga o añada capacidad; los percentiles crecen con la duración de la ejecución</translation>
    </message>
    <message numerus="yes">
        <source>seed %1 · %n replications · Fulcrum %2</source>
        <translation>
            <numerusform>semilla %1 · %n repetición · Fulcrum %2</numerusform>
            <numerusform>semilla %1 · %n repeticiones · Fulcrum %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Link %1 → %2</source>
        <translation>Conexión %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n nodo seleccionado</numerusform>
            <numerusform>%n nodos seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import evidence…</source>
        <translation>&amp;Importar evidencias…</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leyendo</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>Importar evidencias</translation>
    </message>
    <message>
        <source>Imported %1: %2</source>
        <translation>%1 importado: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>Incorporar todo</translation>
    </message>
    <message>
        <source>%1: %2. The file stays beside the project; observations become part of it when they are taken over.</source>
        <translation>%1: %2. El archivo queda junto al proyecto; las observaciones pasan a formar parte de él cuando se incorporan.</translation>
    </message>
    <message numerus="yes">
        <source>Added %n observations to the project: %1.</source>
        <translation>
            <numerusform>Se añadió %n observación al proyecto: %1.</numerusform>
            <numerusform>Se añadieron %n observaciones al proyecto: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>Selección %1</translation>
    </message>
    <message>
        <source>&amp;Notebook</source>
        <translation>&amp;Cuaderno</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Cuaderno</translation>
    </message>
    <message>
        <source>Seen on the Run page</source>
        <translation>Visto en la página Ejecución</translation>
    </message>
    <message>
        <source>no project is open</source>
        <translation>no hay ningún proyecto abierto</translation>
    </message>
    <message>
        <source>%1: simulating</source>
        <translation>%1: simulando</translation>
    </message>
    <message>
        <source>%1: not simulated yet</source>
        <translation>%1: aún no simulado</translation>
    </message>
    <message numerus="yes">
        <source>%1 opened and simulated: %n scenarios, %2 runs</source>
        <translation>
            <numerusform>%1 abierto y simulado: %n escenario, %2 ejecuciones</numerusform>
            <numerusform>%1 abierto y simulado: %n escenarios, %2 ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: open the five symptoms</source>
        <translation>Siguiente: abrir los cinco síntomas</translation>
    </message>
    <message>
        <source>Next: simulate %1</source>
        <translation>Siguiente: simular %1</translation>
    </message>
    <message>
        <source>Next: open 3.4 and see why answers freeze</source>
        <translation>Siguiente: abrir 3.4 y ver por qué se paran las respuestas</translation>
    </message>
    <message>
        <source>Next: look at the run</source>
        <translation>Siguiente: mirar la ejecución</translation>
    </message>
    <message>
        <source>Make a project</source>
        <translation>Crear proyecto</translation>
    </message>
    <message>
        <source>Not taken over: %1</source>
        <translation>No se tomó: %1</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Supuesto: %1</translation>
    </message>
    <message>
        <source>Taken over: %1</source>
        <translation>Se tomó: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Se omitió: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n settings were taken over</source>
        <translation>
            <numerusform>se tomó %n ajuste</numerusform>
            <numerusform>se tomaron %n ajustes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not</source>
        <translation>
            <numerusform>%n no</numerusform>
            <numerusform>%n no</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n supuesto</numerusform>
            <numerusform>%n supuestos</numerusform>
        </translation>
    </message>
    <message>
        <source>Made from what you gave: %1, %2, %3. Problems lists each.</source>
        <translation>Hecho con lo que dio: %1, %2, %3. «Problemas» los enumera.</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>escenario %1</translation>
    </message>
    <message>
        <source>node %1, %2</source>
        <translation>nodo %1, %2</translation>
    </message>
    <message>
        <source>parameter of %1, %2</source>
        <translation>parámetro de %1, %2</translation>
    </message>
    <message>
        <source>observation of %1</source>
        <translation>observación de %1</translation>
    </message>
    <message>
        <source>record: %1</source>
        <translation>registro: %1</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problema</translation>
    </message>
    <message>
        <source>mechanism %1</source>
        <translation>mecanismo %1</translation>
    </message>
    <message>
        <source>lever %1</source>
        <translation>palanca %1</translation>
    </message>
    <message>
        <source>example: %1</source>
        <translation>ejemplo: %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Timelines.&lt;/b&gt; One row a figure, all on one axis of time. The line is the mean of what falls on a pixel, the band around it the lowest and highest value there, so that no spike is lost when you zoom out. Dashes are the scenario it is compared with; what was measured lies over it in the colour of text. Drag to select time, W and S zoom, F fits, P pins a row, N notes the moment in the notebook, M makes an observation.</source>
        <translation>&lt;b&gt;Líneas de tiempo.&lt;/b&gt; Una fila por magnitud, todas sobre un eje de tiempo. La línea es la media de lo que cae en un píxel, la banda el mínimo y el máximo, de modo que ningún pico se pierde al alejar. A trazos, el escenario con que se compara; lo medido va encima en el color del texto. Arrastrar elige tiempo, W y S hacen zoom, F ajusta, P fija una fila, N anota el momento en el cuaderno, M hace una observación.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run.&lt;/b&gt; What a simulation of the scenario shows: timelines of the first replication, percentiles with their 95 % interval over replications, and their distributions. Percentiles are of nearest rank over all requests offered; those that had not ended count as longer than all others.</source>
        <translation>&lt;b&gt;Ejecución.&lt;/b&gt; Lo que muestra una simulación del escenario: líneas de tiempo de la primera repetición, percentiles con su intervalo del 95 % entre repeticiones, y sus distribuciones. Los percentiles son de rango más próximo sobre todas las peticiones ofrecidas; las no terminadas cuentan como más largas que las demás.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline.&lt;/b&gt; Requests flow from workloads through gateways and routers to engines; engines have their steps computed by devices. Rows on a node are the latest result. Drag from a port to link; L does it from the keyboard.</source>
        <translation>&lt;b&gt;Pipeline.&lt;/b&gt; Las peticiones van de las cargas por gateways y routers a los motores; los dispositivos calculan los pasos de los motores. Las filas de un nodo son el último resultado. Arrastre desde un puerto para enlazar; con el teclado, L.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Inspector.&lt;/b&gt; The parameters of what is selected. A dot marks what was changed, ≠ what differs from the scenario that this one extends. The row with the focus has a slider: while you drag it, a short run answers below; when the hand rests, the scenario is simulated in full.</source>
        <translation>&lt;b&gt;Inspector.&lt;/b&gt; Los parámetros de lo elegido. Un punto marca lo cambiado, ≠ lo que difiere del escenario que este amplía. La fila con el foco tiene un deslizador: al arrastrar responde abajo una ejecución corta; cuando la mano descansa se simula entero.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Notebook.&lt;/b&gt; Observations, hypotheses, actions, predictions and recovery checks, never mixed up. Actions that overlap lose their causal credit until a replay separates them and a person accepts it.</source>
        <translation>&lt;b&gt;Cuaderno.&lt;/b&gt; Observaciones, hipótesis, acciones, predicciones y comprobaciones de recuperación, nunca mezcladas. Las acciones que se solapan pierden su mérito causal hasta que una repetición las separa y una persona lo acepta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Triage.&lt;/b&gt; Rival mechanisms, ranked by how well each explains all observations together, the observation that each one fails, and the one measurement that splits the leaders.</source>
        <translation>&lt;b&gt;Triaje.&lt;/b&gt; Mecanismos rivales, ordenados según lo bien que cada uno explica todas las observaciones juntas, la observación que cada uno no explica, y la única medida que separa a los primeros.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fixes.&lt;/b&gt; Every lever with what it is expected to bring over what it costs and risks. An interval that spans many ranks means that the order is not settled.</source>
        <translation>&lt;b&gt;Medidas.&lt;/b&gt; Cada palanca con lo que se espera que aporte frente a lo que cuesta y arriesga. Un intervalo que abarca muchos puestos significa que el orden no está resuelto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Report.&lt;/b&gt; The page as it will be printed, with where each figure comes from.</source>
        <translation>&lt;b&gt;Informe.&lt;/b&gt; La página tal como se imprimirá, con el origen de cada cifra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Welcome.&lt;/b&gt; Five symptoms, each with its mechanism, the lever, what the lever bought in the example project, and what you would see if this was not the cause.</source>
        <translation>&lt;b&gt;Bienvenida.&lt;/b&gt; Cinco síntomas, cada uno con su mecanismo, la palanca, lo que aportó en el proyecto de ejemplo, y lo que vería si esta no fuera la causa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Problems, jobs, log and text.&lt;/b&gt; Each check of the project with the line or node it is about; a double click goes there.</source>
        <translation>&lt;b&gt;Problemas, tareas, registro y texto.&lt;/b&gt; Cada comprobación del proyecto con la línea o el nodo del que trata; un doble clic lleva allí.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Project.&lt;/b&gt; Scenarios with their nodes, the files of measurements that are open, and the records of the notebook by kind.</source>
        <translation>&lt;b&gt;Proyecto.&lt;/b&gt; Escenarios con sus nodos, los archivos de medidas abiertos y los registros del cuaderno por tipo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Palette.&lt;/b&gt; The nodes there are. Drag one to the canvas, or press Enter.</source>
        <translation>&lt;b&gt;Paleta.&lt;/b&gt; Los nodos que hay. Arrastre uno al lienzo o pulse Intro.</translation>
    </message>
    <message>
        <source>This applies when Fulcrum is started next.</source>
        <translation>Se aplica la próxima vez que se inicie Fulcrum.</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Bienvenida</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>&amp;Triage</source>
        <translation>&amp;Triaje</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triaje</translation>
    </message>
    <message>
        <source>&amp;Fixes</source>
        <translation>&amp;Medidas</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>I&amp;nforme</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>Buscar o ejecutar</translation>
    </message>
    <message>
        <source>Two tenants behind a gateway</source>
        <translation>Dos inquilinos tras un gateway</translation>
    </message>
    <message>
        <source>Prefill and decode apart</source>
        <translation>Prefill y decode separados</translation>
    </message>
    <message>
        <source>Copy incident &amp;update</source>
        <translation>Copiar &amp;aviso del incidente</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>&amp;Search or run a command…</source>
        <translation>&amp;Buscar o ejecutar un comando…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;¿Qué es esto?</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>%1 cannot be written. Edits can be saved under another name.</source>
        <translation>%1 no se puede escribir. Los cambios se pueden guardar con otro nombre.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>example</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>Next: triage</source>
        <translation>Siguiente: triaje</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>Siguiente: ordenar medidas</translation>
    </message>
    <message>
        <source>Next: bring evidence</source>
        <translation>Siguiente: aportar evidencias</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Importar evidencias…</translation>
    </message>
    <message>
        <source>N&amp;ote of node</source>
        <translation>N&amp;ota del nodo</translation>
    </message>
    <message>
        <source>Set the load to %1</source>
        <translation>Fijar la carga en %1</translation>
    </message>
    <message>
        <source>“%1” sends %2 now.</source>
        <translation>«%1» envía ahora %2.</translation>
    </message>
    <message>
        <source>Take over with its load</source>
        <translation>Adoptar con su carga</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>Mecanismos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mechanisms.&lt;/b&gt; Each with its probability and what it predicts under every observation. A tinted cell with a crossed sign does not explain what was seen. None of these is a row of its own.</source>
        <translation>&lt;b&gt;Mecanismos.&lt;/b&gt; Cada uno con su probabilidad y lo que predice en cada observación. Una celda teñida con un signo tachado no explica lo visto. Ninguno de estos es una fila propia.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MeasurePanel</name>
    <message>
        <source>Measure next</source>
        <translation>Medir a continuación</translation>
    </message>
    <message>
        <source>PromQL</source>
        <translation>PromQL</translation>
    </message>
    <message>
        <source>Copy PromQL</source>
        <translation>Copiar PromQL</translation>
    </message>
    <message>
        <source>Copy PromQL (C)</source>
        <translation>Copiar PromQL (C)</translation>
    </message>
    <message>
        <source>Measured value</source>
        <translation>Valor medido</translation>
    </message>
    <message>
        <source>Value before the symptom</source>
        <translation>Valor antes del síntoma</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se conoce</translation>
    </message>
    <message>
        <source>What it was before the symptom, where that is known: a change tells more than a level.</source>
        <translation>Lo que era antes del síntoma, si se conoce: un cambio dice más que un nivel.</translation>
    </message>
    <message>
        <source>Enter value</source>
        <translation>Introducir valor</translation>
    </message>
    <message>
        <source>Becomes an observation of the project (E)</source>
        <translation>Pasa a ser una observación del proyecto (E)</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Prove it wrong</source>
        <translation>Refutarlo</translation>
    </message>
    <message>
        <source>Mitigate first</source>
        <translation>Mitigar primero</translation>
    </message>
    <message>
        <source>To mind</source>
        <translation>A tener en cuenta</translation>
    </message>
    <message>
        <source>Nothing is ranked yet.</source>
        <translation>Aún no hay nada ordenado.</translation>
    </message>
    <message>
        <source>Nothing left is worth measuring: confirm the first, or act.</source>
        <translation>Nada más merece medirse: confirme el primero, o actúe.</translation>
    </message>
    <message>
        <source>No single figure splits what is left: look at what the first fails.</source>
        <translation>Ninguna cifra separa por sí sola lo que queda: mire en qué falla la primera.</translation>
    </message>
    <message>
        <source>%1 bits of %2 open; %3.</source>
        <translation>%1 bits de %2 abiertos; %3.</translation>
    </message>
    <message>
        <source>%1 more than the next best, %2%3.</source>
        <translation>%1 más que el siguiente mejor, %2%3.</translation>
    </message>
    <message>
        <source>, its cost counted</source>
        <translation>, contado su coste</translation>
    </message>
    <message>
        <source>%1 tells %2.</source>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>tells most</source>
        <translation>es lo que más dice</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>Or read one row together: %1; %2 bits.</source>
        <translation>O lea una fila junta: %1; %2 bits.</translation>
    </message>
    <message>
        <source>If you see</source>
        <translation>Si ve</translation>
    </message>
    <message>
        <source>it points to</source>
        <translation>apunta a</translation>
    </message>
    <message>
        <source>Other values are unlikely: enter the one that you see.</source>
        <translation>Otros valores son improbables: introduzca el que vea.</translation>
    </message>
    <message>
        <source>then</source>
        <translation>entonces</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>el primero</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; leaves it %4; then &lt;b&gt;%5&lt;/b&gt; leads.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; lo deja en %4; entonces encabeza &lt;b&gt;%5&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>above</source>
        <translation>por encima de</translation>
    </message>
    <message>
        <source>below</source>
        <translation>por debajo de</translation>
    </message>
    <message>
        <source>If it is wrong, %1 of the time this is seen.</source>
        <translation>Si es falso, esto se ve %1 de las veces.</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; speaks %4 to 1 against it.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; habla %4 a 1 en contra.</translation>
    </message>
    <message>
        <source>No single figure refutes it.</source>
        <translation>Ninguna magnitud sola lo refuta.</translation>
    </message>
    <message>
        <source>Confirm it: %1</source>
        <translation>Confirmarlo: %1</translation>
    </message>
    <message>
        <source>Reversible actions are being simulated against the first.</source>
        <translation>Se simulan acciones reversibles contra el primero.</translation>
    </message>
    <message>
        <source>Nothing leads that an action could be simulated against.</source>
        <translation>Nada encabeza contra lo que simular una acción.</translation>
    </message>
    <message>
        <source>Not simulated against the first.</source>
        <translation>No simulado contra el primero.</translation>
    </message>
    <message>
        <source>No reversible action of the catalogue can be simulated here.</source>
        <translation>Ninguna acción reversible del catálogo se puede simular aquí.</translation>
    </message>
    <message>
        <source>%1 is %2 with nothing done</source>
        <translation>%1 es %2 si no se hace nada</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>meanwhile</source>
        <translation>mientras</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>%1 (%2), after %3; costs: %4</source>
        <translation>%1 (%2), tras %3; cuesta: %4</translation>
    </message>
    <message>
        <source>%1: %2. Two at once lose their credit.</source>
        <translation>%1: %2. Dos a la vez pierden su mérito.</translation>
    </message>
    <message>
        <source>None of these surely helps: find out more before acting.</source>
        <translation>Ninguna ayuda con seguridad: averigüe más antes de actuar.</translation>
    </message>
    <message>
        <source>What is it now? For example %1</source>
        <translation>¿Cuánto es ahora? Por ejemplo %1</translation>
    </message>
    <message>
        <source>measured for triage</source>
        <translation>medido para el triaje</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MiniMap</name>
    <message>
        <source>Map of the pipeline</source>
        <translation>Mapa del pipeline</translation>
    </message>
    <message>
        <source>The whole pipeline; click to go there</source>
        <translation>Todo el pipeline; un clic lleva allí</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookAnalysis</name>
    <message>
        <source>Judge the notebook</source>
        <translation>Evaluar el cuaderno</translation>
    </message>
    <message>
        <source>Replay %1 and %2</source>
        <translation>Reproducir %1 y %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookPage</name>
    <message>
        <source>Notebook</source>
        <translation>Cuaderno</translation>
    </message>
    <message>
        <source>Measured observation…</source>
        <translation>Observación medida…</translation>
    </message>
    <message>
        <source>Add record</source>
        <translation>Añadir entrada</translation>
    </message>
    <message>
        <source>No records yet. A notebook keeps what was observed apart from what is believed and what was done. Add a record, import evidence, or select a time on the Run page and press M.</source>
        <translation>Aún no hay entradas. Un cuaderno mantiene lo observado separado de lo que se cree y de lo que se hizo. Añada una entrada, importe evidencias, o seleccione un tiempo en la página Ejecución y pulse M.</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Importar evidencias…</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Records of the notebook</source>
        <translation>Entradas del cuaderno</translation>
    </message>
    <message>
        <source>Select a record to see and edit what it says.</source>
        <translation>Seleccione una entrada para ver y editar lo que dice.</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete</source>
        <translation>
            <numerusform>%n incompleta</numerusform>
            <numerusform>%n incompletas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nada seleccionado</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>Nueva observación</translation>
    </message>
    <message>
        <source>%1 and %2 overlap: unresolved which of them helped</source>
        <translation>%1 y %2 se solapan: sin resolver cuál de las dos ayudó</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>aún sin evaluar</translation>
    </message>
    <message>
        <source>Next: complete %1</source>
        <translation>Siguiente: completar %1</translation>
    </message>
    <message>
        <source>Next: accept or reject the replay</source>
        <translation>Siguiente: aceptar o rechazar la reproducción</translation>
    </message>
    <message>
        <source>Next: replay %1 and %2</source>
        <translation>Siguiente: reproducir %1 y %2</translation>
    </message>
    <message>
        <source>Next: check the recovery</source>
        <translation>Siguiente: comprobar la recuperación</translation>
    </message>
    <message>
        <source>Next: propose a bounded change</source>
        <translation>Siguiente: proponer un cambio acotado</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationEditor</name>
    <message>
        <source>Add observation</source>
        <translation>Añadir observación</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>what was seen</source>
        <translation>qué se vio</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>elegir una métrica</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Estadístico</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>elegir un estadístico</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>800 ms; 0.7 s to 0.9 s</source>
        <translation>800 ms; 0.7–0.9 s</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>8 s; at least 30 s</source>
        <translation>8 s; ≥ 30 s</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>at most 1.5 s</source>
        <translation>≤ 1.5 s</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>2026-11-30 10:02, UTC; 10 min</source>
        <translation>2026-11-30 10:02, UTC; 10 min</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>10:05</source>
        <translation>10:05</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>how many it is of</source>
        <translation>de cuántas se trata</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>file, dashboard or command</source>
        <translation>archivo, dashboard u orden</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Con timeout</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>included, at the time-out</source>
        <translation>incluidas, con el valor del timeout</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitidas</translation>
    </message>
    <message>
        <source>known to be longer</source>
        <translation>se sabe que duraron más</translation>
    </message>
    <message>
        <source>Only requests of</source>
        <translation>Solo solicitudes de</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>this is no number of requests</source>
        <translation>esto no es un número de solicitudes</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>Se pide: %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationRowsModel</name>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>entre %1 y %2</translation>
    </message>
    <message>
        <source>should be %1</source>
        <translation>debería ser %1</translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n petición</numerusform>
            <numerusform>%n peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>timed-out ones counted as longer</source>
        <translation>las expiradas cuentan como más largas</translation>
    </message>
    <message>
        <source>its definition is not known</source>
        <translation>su definición no se conoce</translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>sin fuente indicada</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationsPanel</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Not observed yet</source>
        <translation>Aún no observado</translation>
    </message>
    <message>
        <source>would tell, bits</source>
        <translation>diría, bits</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>A claim to test</source>
        <translation>Una afirmación que probar</translation>
    </message>
    <message>
        <source>it is the network</source>
        <translation>es la red</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Test a claim like any other mechanism</source>
        <translation>Probar una afirmación como cualquier otro mecanismo</translation>
    </message>
    <message>
        <source>New observation…</source>
        <translation>Nueva observación…</translation>
    </message>
    <message numerus="yes">
        <source>All %n figures of %1</source>
        <translation>
            <numerusform>La única cifra de %1, %n</numerusform>
            <numerusform>Las %n cifras de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Importar evidencia…</translation>
    </message>
    <message>
        <source>Read off the run of %1</source>
        <translation>Leer de la ejecución de %1</translation>
    </message>
    <message>
        <source>simulated run of %1</source>
        <translation>ejecución simulada de %1</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>Nueva observación</translation>
    </message>
    <message>
        <source>Nothing in the catalogue models that. It counts under None of these%1; a project may add a [[mechanism]] of its own.</source>
        <translation>Nada del catálogo lo modela. Cuenta en «Ninguno de estos»%1; un proyecto puede añadir un [[mechanism]] propio.</translation>
    </message>
    <message>
        <source>Tested as “%1”</source>
        <translation>Probado como «%1»</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::OwnSystem</name>
    <message>
        <source>Choose files…</source>
        <translation>Elegir archivos…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Make project</source>
        <translation>Crear proyecto</translation>
    </message>
    <message>
        <source>Paste a launch line, or drop a manifest, script, start-up log, config.json or trace here.</source>
        <translation>Pegue una línea de arranque, o suelte aquí un manifiesto, script, registro de arranque, config.json o traza.</translation>
    </message>
    <message>
        <source>Launch line</source>
        <translation>Línea de arranque</translation>
    </message>
    <message>
        <source>Take the files back</source>
        <translation>Retirar los archivos</translation>
    </message>
    <message>
        <source>Requests a second, of all replicas</source>
        <translation>Peticiones por segundo, de todas las réplicas</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>as the files say</source>
        <translation>como dicen los archivos</translation>
    </message>
    <message>
        <source>Nothing leaves this computer; keys and names are left out</source>
        <translation>Nada sale de este equipo; claves y nombres se omiten</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>sin archivos</translation>
    </message>
    <message>
        <source>What says how your engine runs</source>
        <translation>Lo que dice cómo funciona su motor</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Nothing was given yet</source>
        <translation>Aún no se ha dado nada</translation>
    </message>
    <message>
        <source>paste the line that starts your engine, or choose a file</source>
        <translation>pegue la línea que arranca su motor, o elija un archivo</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PageView</name>
    <message>
        <source>Pages of the report</source>
        <translation>Páginas del informe</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PaletteModel</name>
    <message>
        <source>Traffic</source>
        <translation>Tráfico</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>predeterminado %1</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>sin definir: %1</translation>
    </message>
    <message>
        <source>Differs: %1. A value entered here is set in all.</source>
        <translation>Difieren: %1. Un valor escrito aquí se pone en todos.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PartsBar</name>
    <message>
        <source>client in</source>
        <translation>cliente, ida</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>admisión</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>cola</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>client out</source>
        <translation>cliente, vuelta</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PartsPanel</name>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>%1: %2 to the first token</source>
        <translation>%1: %2 hasta el primer token</translation>
    </message>
    <message>
        <source>Over %1 requests of %2: %3 %4</source>
        <translation>Sobre %1 solicitudes de %2: %3 %4</translation>
    </message>
    <message>
        <source>Import a joined trace, or simulate, to see where the time of a request went.</source>
        <translation>Importe una traza unida, o simule, para ver en qué se fue el tiempo de una solicitud.</translation>
    </message>
    <message>
        <source>Parts of one request add; percentiles of parts do not.</source>
        <translation>Las partes de una solicitud se suman; los percentiles de las partes, no.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PatchCommand</name>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>An edit in the undo menu: %1 a parameter, %2 its value before, %3 after</extracomment>
        <translation>%1: %2 a %3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PercentileModel</name>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Time to first token: from arrival to the first token.</source>
        <translation>Tiempo hasta el primer token: de la llegada al primer token.</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Time per output token: from the first token to the last, divided by the tokens after the first.</source>
        <translation>Tiempo por token de salida: del primer token al último, dividido por los tokens posteriores al primero.</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Inter-token latency: the gap between two tokens of a request, over all gaps.</source>
        <translation>Latencia entre tokens: el intervalo entre dos tokens de una solicitud, sobre todos los intervalos.</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>cola</translation>
    </message>
    <message>
        <source>From arrival to the first step that the request is in.</source>
        <translation>De la llegada al primer paso en que está la solicitud.</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>From the first step to the first token.</source>
        <translation>Del primer paso al primer token.</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>extremo a extremo</translation>
    </message>
    <message>
        <source>From arrival to the last token.</source>
        <translation>De la llegada al último token.</translation>
    </message>
    <message>
        <source>%1 Over %2 %3 values of the first replication.</source>
        <translation>%1 Sobre %2 valores %3 de la primera repetición.</translation>
    </message>
    <message>
        <source>95 % interval over replications; empty with one replication</source>
        <translation>Intervalo del 95 % entre repeticiones; vacío si solo hay una</translation>
    </message>
    <message>
        <source>How many times the p99 of %1</source>
        <translation>Cuántas veces el p99 de %1</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>ofrecidas</translation>
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
        <translation>intervalo</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>max</source>
        <translation>máx.</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>paradas</translation>
    </message>
    <message>
        <source>Answers with more than 100 ms between two tokens, by a step that long or a preemption, of those of more than one token; first replication.</source>
        <translation>Respuestas con más de 100 ms entre dos tokens, por un paso tan largo o una expropiación, de las de más de un token; primera repetición.</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completadas</translation>
    </message>
    <message>
        <source>p99, × other</source>
        <translation>p99, × el otro</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelinePage</name>
    <message>
        <source>Lay out</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>Fit in view</source>
        <translation>Ajustar a la vista</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Lay out by rank (Ctrl+L)</source>
        <translation>Organizar por niveles (Ctrl+L)</translation>
    </message>
    <message>
        <source>Fit in view (0)</source>
        <translation>Ajustar a la vista (0)</translation>
    </message>
    <message>
        <source>Remove the selected nodes or link (Del)</source>
        <translation>Quitar los nodos o la conexión seleccionados (Supr)</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n conexión</numerusform>
            <numerusform>%n conexiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not connected</source>
        <translation>
            <numerusform>%n sin conectar</numerusform>
            <numerusform>%n sin conectar</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy nodes</source>
        <translation>&amp;Copiar nodos</translation>
    </message>
    <message>
        <source>&amp;Paste nodes</source>
        <translation>&amp;Pegar nodos</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>Alinear a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Align &amp;tops</source>
        <translation>Alinear &amp;arriba</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineScene</name>
    <message>
        <source>Link refused: %1 → %2</source>
        <translation>Conexión rechazada: %1 → %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineView</name>
    <message>
        <source>Pipeline canvas</source>
        <translation>Lienzo del pipeline</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n nodo seleccionado</numerusform>
            <numerusform>%n nodos seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, linked to %2</source>
        <translation>%1, conectado a %2</translation>
    </message>
    <message>
        <source>This scenario has no nodes. Drag one here from the palette, or double-click it there.</source>
        <translation>Este escenario no tiene nodos. Arrastre uno aquí desde la paleta o haga doble clic en él allí.</translation>
    </message>
    <message>
        <source>Add %1 behind %2</source>
        <translation>Añadir %1 detrás de %2</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n nodes</source>
        <translation>
            <numerusform>Pegar %n nodo</numerusform>
            <numerusform>Pegar %n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PluginRegistry</name>
    <message>
        <source>It is not a Qt plugin, or was built for another Qt: %1</source>
        <translation>No es un plugin de Qt, o se compiló para otro Qt: %1</translation>
    </message>
    <message>
        <source>It could not be loaded: %1</source>
        <translation>No se pudo cargar: %1</translation>
    </message>
    <message>
        <source>Its metadata has the kind &quot;%1&quot;; it must be &quot;hardware&quot;, &quot;scheduler&quot; or &quot;workload&quot;.</source>
        <translation>Sus metadatos tienen el tipo «%1»; debe ser «hardware», «scheduler» o «workload».</translation>
    </message>
    <message>
        <source>Its interface is &quot;%1&quot;, but this program needs &quot;%2&quot;. Build it against this version&apos;s headers.</source>
        <translation>Su interfaz es «%1», pero este programa necesita «%2». Compílelo con los encabezados de esta versión.</translation>
    </message>
    <message>
        <source>Its apiVersion is %1, but this program offers %2. Build it against this version&apos;s headers.</source>
        <translation>Su apiVersion es %1, pero este programa ofrece %2. Compílelo con los encabezados de esta versión.</translation>
    </message>
    <message>
        <source>Its metadata has no &quot;id&quot;. Name it in the JSON file beside the plugin.</source>
        <translation>Sus metadatos no tienen «id». Indíquelo en el archivo JSON que acompaña al plugin.</translation>
    </message>
    <message>
        <source>It does not offer the interface that its metadata names.</source>
        <translation>No ofrece la interfaz que nombran sus metadatos.</translation>
    </message>
    <message>
        <source>It calls itself &quot;%1&quot;, but its metadata says &quot;%2&quot;.</source>
        <translation>Se llama a sí mismo «%1», pero sus metadatos dicen «%2».</translation>
    </message>
    <message>
        <source>It cannot make anything: its kind has no function for that.</source>
        <translation>No puede crear nada: su tipo carece de la función para ello.</translation>
    </message>
    <message>
        <source>It failed while it described itself: %1</source>
        <translation>Falló al describirse a sí mismo: %1</translation>
    </message>
    <message>
        <source>It failed while it was loaded: %1</source>
        <translation>Falló al cargarse: %1</translation>
    </message>
    <message>
        <source>It failed while it was loaded.</source>
        <translation>Falló al cargarse.</translation>
    </message>
    <message>
        <source>It needs &quot;%1&quot;, which is not there. Link what it needs, and build it against this version&apos;s headers.</source>
        <translation>Necesita «%1», que no está. Enlace lo que necesita y compílelo con las cabeceras de esta versión.</translation>
    </message>
    <message>
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;. Give this one an id of its own, or name its folder in FULCRUM_PLUGIN_PATH, which is looked through first.</source>
        <translation>El plugin %1 «%2» ya se cargó de «%3». Dé a este un id propio, o ponga su carpeta en FULCRUM_PLUGIN_PATH, que se mira primero.</translation>
    </message>
    <message>
        <source>Its description is not right: %1</source>
        <translation>Su descripción no es correcta: %1</translation>
    </message>
    <message>
        <source>It failed while it described itself.</source>
        <translation>Falló al describirse.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PortfolioPanel</name>
    <message>
        <source>%1 spare</source>
        <translation>%1 libres</translation>
    </message>
    <message>
        <source>Capacity in engineer-weeks</source>
        <translation>Capacidad en semanas-persona</translation>
    </message>
    <message>
        <source>Engineer-weeks there are; [ and ] move it by one</source>
        <translation>Semanas-persona que hay; [ y ] la cambian en una</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidad</translation>
    </message>
    <message>
        <source>What decides first place</source>
        <translation>Lo que decide el primer puesto</translation>
    </message>
    <message>
        <source>%1 weeks, one engineer</source>
        <translation>%1 semanas, una persona</translation>
    </message>
    <message>
        <source>Nothing fits that pays.</source>
        <translation>No cabe nada que compense.</translation>
    </message>
    <message numerus="yes">
        <source>%n fit: %1 weeks at the 80 % value of each, net value %2</source>
        <translation>
            <numerusform>Cabe %n: %1 semanas al valor del 80 %, valor neto %2</numerusform>
            <numerusform>Caben %n: %1 semanas al valor del 80 % de cada una, valor neto %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1 (%2 weeks), %3</source>
        <translation>Fuera: %1 (%2 semanas), %3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PredictedChart</name>
    <message>
        <source>Predicted against observed</source>
        <translation>Previsto frente a observado</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observado</translation>
    </message>
    <message>
        <source>this mechanism</source>
        <translation>este mecanismo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Predicted against observed.&lt;/b&gt; A row is an observation, the square what was seen. The dot is what this mechanism predicts, the diamond its strongest rival, as multiples of it; bars hold 95 % of the runs.</source>
        <translation>&lt;b&gt;Previsto frente a observado.&lt;/b&gt; Una fila es una observación, el cuadrado lo visto. El punto es lo que predice este mecanismo, el rombo su rival más fuerte, como múltiplos de ello; las barras contienen el 95 % de las ejecuciones.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProblemsModel</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectController</name>
    <message>
        <source>untitled</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n nodes</source>
        <translation>
            <numerusform>Mover %n nodo</numerusform>
            <numerusform>Mover %n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>Conectar %1 con %2</translation>
    </message>
    <message>
        <source>Remove link %1 to %2</source>
        <translation>Quitar la conexión de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n nodes</source>
        <translation>
            <numerusform>Quitar %n nodo</numerusform>
            <numerusform>Quitar %n nodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n observations</source>
        <translation>
            <numerusform>Añadir %n observación</numerusform>
            <numerusform>Añadir %n observaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n records</source>
        <translation>
            <numerusform>Añadir %n entrada</numerusform>
            <numerusform>Añadir %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate of %1 by %2</source>
        <translation>Estimación de %1 por %2</translation>
    </message>
    <message>
        <source>Remove the estimate of %1 by %2</source>
        <translation>Quitar la estimación de %1 por %2</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>Estimación de %1</translation>
    </message>
    <message>
        <source>How levers are compared</source>
        <translation>Cómo se comparan las palancas</translation>
    </message>
    <message>
        <source>Set the healthy scenario</source>
        <translation>Fijar el escenario sano</translation>
    </message>
    <message>
        <source>Edit the prior of %1</source>
        <translation>Editar la probabilidad a priori de %1</translation>
    </message>
    <message>
        <source>Note of %1</source>
        <translation>Nota de %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectTreeModel</name>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>%1, extends %2</source>
        <translation>%1, amplía %2</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Cuaderno</translation>
    </message>
    <message>
        <source>Files of measurements: drop them on the window to import them</source>
        <translation>Archivos de mediciones: suéltelos en la ventana para importarlos</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RankHeat</name>
    <message>
        <source>Probability of each rank</source>
        <translation>Probabilidad de cada puesto</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>P(first) is the marked column. Rows that share a shade across are a tie.</source>
        <translation>P(primero) es la columna marcada. Las filas con el mismo tono empatan.</translation>
    </message>
    <message>
        <source>%1 has rank %2 in %3 of the draws</source>
        <translation>%1 tiene el puesto %2 en %3 de los sorteos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Probability of each rank.&lt;/b&gt; A row is a lever, a column a rank, the number the share of draws in which it has it. The framed column is P(first); rows with the same shades are a tie.</source>
        <translation>&lt;b&gt;Probabilidad de cada puesto.&lt;/b&gt; Una fila es una palanca, una columna un puesto, el número la proporción de sorteos en que lo tiene. La columna enmarcada es P(primero); las filas con los mismos tonos empatan.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecordEditor</name>
    <message>
        <source>Due</source>
        <translation>Vence</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>what it says</source>
        <translation>qué dice</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Momento</translation>
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
        <translation>Sobre</translation>
    </message>
    <message>
        <source>ids, with commas between</source>
        <translation>ids., separados por comas</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>elegir una métrica</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>elegir un estadístico</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Estadístico</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Tendencia</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>up</source>
        <translation>sube</translation>
    </message>
    <message>
        <source>down</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se mantiene</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Al menos</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>can be taken back</source>
        <translation>se puede revertir</translation>
    </message>
    <message>
        <source>can not be taken back</source>
        <translation>no se puede revertir</translation>
    </message>
    <message>
        <source>Add falsifier</source>
        <translation>Añadir refutación</translation>
    </message>
    <message>
        <source>Add prediction</source>
        <translation>Añadir predicción</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>Incompleto: %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecordsModel</name>
    <message>
        <source>Id</source>
        <translation>Id.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Vínculos</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Evaluación</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecoveryModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Useful, /s</source>
        <translation>Útiles, /s</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Más antigua</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecoveryPanel</name>
    <message>
        <source>Full service restored</source>
        <translation>Servicio completo restablecido</translation>
    </message>
    <message>
        <source>Overload bounded</source>
        <translation>Sobrecarga acotada</translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation>Sin recuperar</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>No se puede saber</translation>
    </message>
    <message>
        <source>Recovery by class</source>
        <translation>Recuperación por clase</translation>
    </message>
    <message>
        <source>Useful: completed within the objective, over what was offered. From %1.</source>
        <translation>Útiles: completadas dentro del objetivo, sobre lo ofrecido. De %1.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Refusals</name>
    <message>
        <source>requests</source>
        <translation>solicitudes</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>Link a workload to a client, a gateway, a router or an engine.</source>
        <translation>Enlace una carga con un cliente, un gateway, un router o un motor.</translation>
    </message>
    <message>
        <source>Link a client to a gateway, a router or an engine.</source>
        <translation>Enlace un cliente con un gateway, un router o un motor.</translation>
    </message>
    <message>
        <source>Link a gateway to a router or an engine.</source>
        <translation>Enlace un gateway con un router o un motor.</translation>
    </message>
    <message>
        <source>Link a router to engines.</source>
        <translation>Enlace un router con motores.</translation>
    </message>
    <message>
        <source>Link an engine to a device, and to a KV link if others decode.</source>
        <translation>Enlace un motor con un dispositivo, y con un enlace KV si otros decodifican.</translation>
    </message>
    <message>
        <source>Link a KV link to the engines that decode.</source>
        <translation>Enlace un enlace KV con los motores que decodifican.</translation>
    </message>
    <message>
        <source>A device is the end of the line: link an engine to it.</source>
        <translation>Un dispositivo es el final: enlace un motor con él.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 no está.</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself.</source>
        <translation>%1 no puede enlazarse consigo mismo.</translation>
    </message>
    <message>
        <source>%1 is a %2, which sends nothing.</source>
        <translation>%1 (%2) no envía nada.</translation>
    </message>
    <message>
        <source>%1 is a %2, which takes nothing.</source>
        <translation>%1 (%2) no recibe nada.</translation>
    </message>
    <message>
        <source>%1 sends %2; %3 takes %4.</source>
        <translation>%1 envía %2; %3 recibe %4.</translation>
    </message>
    <message>
        <source>A router sends to engines only.</source>
        <translation>Un router solo envía a motores.</translation>
    </message>
    <message>
        <source>On their way, requests pass a client, then a gateway, then a router.</source>
        <translation>En su camino, las solicitudes pasan por un cliente, luego un gateway y luego un router.</translation>
    </message>
    <message>
        <source>%1 is already linked to %2.</source>
        <translation>%1 ya está enlazado con %2.</translation>
    </message>
    <message>
        <source>%1 already has the device %2.</source>
        <translation>%1 ya tiene el dispositivo %2.</translation>
    </message>
    <message>
        <source>%1 already has the KV link %2.</source>
        <translation>%1 ya tiene el enlace KV %2.</translation>
    </message>
    <message>
        <source>%1 takes KV through %2 and can not send it on.</source>
        <translation>%1 recibe KV por %2 y no puede reenviarlo.</translation>
    </message>
    <message>
        <source>%1 sends KV through %2 and can not take it as well.</source>
        <translation>%1 envía KV por %2 y no puede recibirlo también.</translation>
    </message>
    <message>
        <source>%1 already sends to %2.</source>
        <translation>%1 ya envía a %2.</translation>
    </message>
    <message>
        <source>It would close a cycle: %1 already leads to %2.</source>
        <translation>Cerraría un ciclo: %1 ya lleva a %2.</translation>
    </message>
    <message>
        <source>One link is enough.</source>
        <translation>Basta un enlace.</translation>
    </message>
    <message>
        <source>An engine runs on one device: remove that link first.</source>
        <translation>Un motor corre en un dispositivo: quite antes ese enlace.</translation>
    </message>
    <message>
        <source>An engine has one KV link: remove that link first.</source>
        <translation>Un motor tiene un enlace KV: quite antes ese enlace.</translation>
    </message>
    <message>
        <source>An engine either computes prompts for others or decodes.</source>
        <translation>Un motor o bien calcula prompts para otros o bien decodifica.</translation>
    </message>
    <message>
        <source>Put a router between %1 and the engines.</source>
        <translation>Ponga un router entre %1 y los motores.</translation>
    </message>
    <message>
        <source>Delete the link %1 → %2 first.</source>
        <translation>Borre antes el enlace %1 → %2.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayMatrix</name>
    <message>
        <source>Neither %1, %2 only %3, %4 only %5, both %6</source>
        <translation>Ninguna %1, solo %2 %3, solo %4 %5, ambas %6</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayPanel</name>
    <message>
        <source>Accept replay</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Credit the action with what the replay shows, in your name</source>
        <translation>Atribuir a la acción, en su nombre, lo que muestra la reproducción</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n replications</source>
        <translation>
            <numerusform>%1, %n repetición</numerusform>
            <numerusform>%1, %n repeticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>Reproduciendo…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Replay again</source>
        <translation>Reproducir otra vez</translation>
    </message>
    <message>
        <source>No other action was under way at the same time.</source>
        <translation>No había otra acción en curso al mismo tiempo.</translation>
    </message>
    <message>
        <source>%1 and %2 overlap. Replaying neither, each and both with the same random draws tells them apart.</source>
        <translation>%1 y %2 se solapan. Reproducir sin ninguna, con cada una y con ambas, con los mismos números aleatorios, permite distinguirlas.</translation>
    </message>
    <message>
        <source>The recorded credit stays unresolved until you accept the replay.</source>
        <translation>La atribución registrada sigue sin resolver hasta que acepte la reproducción.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
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
        <translation>Exportar como %1</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>as the project says</source>
        <translation>como dice el proyecto</translation>
    </message>
    <message>
        <source>few, rough figures</source>
        <translation>pocas, cifras aproximadas</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>How much is run for triage, ranking and reproducer</source>
        <translation>Cuánto se ejecuta para triaje, clasificación y reproducción</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>The same numbers go into all forms; CSV holds every table. Times are UTC.</source>
        <translation>Las mismas cifras van en todas las formas; CSV contiene cada tabla. Horas en UTC.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>As the PDF prints it</source>
        <translation>Como lo imprime el PDF</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Ajustar a la página</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajustar al ancho</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Nothing to report yet. A report is made of a project&apos;s scenarios, observations and notebook. Open a project, or start with a new one.</source>
        <translation>Aún no hay nada que informar. Un informe se hace de los escenarios, las observaciones y el cuaderno de un proyecto. Abra un proyecto o empiece uno nuevo.</translation>
    </message>
    <message>
        <source>Lay out the report</source>
        <translation>Componer el informe</translation>
    </message>
    <message>
        <source>Runs of the report</source>
        <translation>Ejecuciones del informe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>Otro proyecto…</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>Proyectos (*.toml)</translation>
    </message>
    <message>
        <source>Runs of %1</source>
        <translation>Ejecuciones de %1</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>Listo para enviar</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) open</source>
        <translation>
            <numerusform>%n comprobación pendiente</numerusform>
            <numerusform>%n comprobaciones pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Checks before you send, on the right</source>
        <translation>Comprobaciones antes de enviar, a la derecha</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), written to %1</source>
        <translation>
            <numerusform>%n página, escrita en %1</numerusform>
            <numerusform>%n páginas, escritas en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>En marcha…</translation>
    </message>
    <message>
        <source>Next: run all parts</source>
        <translation>Siguiente: ejecutar todo</translation>
    </message>
    <message>
        <source>Scenarios, triage, ranking and reproducer, with the same seeds</source>
        <translation>Escenarios, triaje, clasificación y reproducción, con las mismas semillas</translation>
    </message>
    <message>
        <source>Next: export PDF</source>
        <translation>Siguiente: exportar PDF</translation>
    </message>
    <message>
        <source>no pages</source>
        <translation>sin páginas</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exportar informe</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Escribir %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportSide</name>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>De dónde vienen las cifras</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Picture of the update</source>
        <translation>Imagen del aviso</translation>
    </message>
    <message>
        <source>Checks before you send</source>
        <translation>Comprobaciones antes de enviar</translation>
    </message>
    <message>
        <source>Incident update</source>
        <translation>Aviso del incidente</translation>
    </message>
    <message>
        <source>Eight lines for a chat stand here once there is a project.</source>
        <translation>Aquí aparecen ocho líneas para un chat en cuanto haya un proyecto.</translation>
    </message>
    <message>
        <source>measured or judged</source>
        <translation>medido o estimado</translation>
    </message>
    <message>
        <source>No figures yet.</source>
        <translation>Aún no hay cifras.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s); each names its run in every form.</source>
        <translation>
            <numerusform>%n cifra; nombra su ejecución en cada forma.</numerusform>
            <numerusform>%n cifras; cada una nombra su ejecución en cada forma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check yet.</source>
        <translation>Aún no hay nada que comprobar.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RequestLanes</name>
    <message>
        <source>Request lanes</source>
        <translation>Carriles de peticiones</translation>
    </message>
    <message>
        <source>&lt;b&gt;Request lanes.&lt;/b&gt; Each bar is a request of the first replication from its arrival to its last token: waiting orange, prefill blue, decode green. Zoomed out, a column has the colour of what takes most of its time and is as strong as it is full. Requests that were preempted are hatched in purple. A click shows the parts of one, which add up exactly; comma and full stop go to the one that arrived before and after it.</source>
        <translation>&lt;b&gt;Carriles de peticiones.&lt;/b&gt; Cada barra es una petición de la primera repetición, de su llegada a su último token: espera naranja, prefill azul, decode verde. Al alejar, una columna toma el color de lo que más tiempo ocupa y es tan intensa como llena está. Las desalojadas van rayadas en morado. Un clic muestra las partes de una, que suman exactamente; coma y punto van a la que llegó antes y después.</translation>
    </message>
    <message numerus="yes">
        <source>%n lanes</source>
        <translation>
            <numerusform>%n carril</numerusform>
            <numerusform>%n carriles</numerusform>
        </translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>petición %1</translation>
    </message>
    <message>
        <source>Request %1, arrived %2</source>
        <translation>Petición %1, llegada %2</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>clase %1</translation>
    </message>
    <message numerus="yes">
        <source>preempted %n times; when is not kept</source>
        <translation>
            <numerusform>desalojada %n vez; cuándo no se guarda</numerusform>
            <numerusform>desalojada %n veces; cuándo no se guarda</numerusform>
        </translation>
    </message>
    <message>
        <source>client in</source>
        <translation>cliente entra</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>admisión</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>cola</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>client out</source>
        <translation>cliente sale</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>espera</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1, %n petición</numerusform>
            <numerusform>%1, %n peticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>preempted</source>
        <translation>desalojada</translation>
    </message>
    <message>
        <source>%1 of %2 lanes; click a bar for its parts</source>
        <translation>%1 de %2 carriles; un clic en una barra muestra sus partes</translation>
    </message>
    <message>
        <source>too many to be kept</source>
        <translation>demasiadas para guardarlas</translation>
    </message>
    <message>
        <source>No request is selected</source>
        <translation>Ninguna petición elegida</translation>
    </message>
    <message>
        <source>%1 + %2 tok</source>
        <translation>%1 + %2 tok</translation>
    </message>
    <message>
        <source>it was not answered in full</source>
        <translation>no se respondió por completo</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>its longest step</source>
        <translation>su paso más largo</translation>
    </message>
    <message>
        <source>most tokens in a step</source>
        <translation>más tokens en un paso</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N.º %1</translation>
    </message>
    <message>
        <source>end to end, their sum</source>
        <translation>extremo a extremo, su suma</translation>
    </message>
    <message>
        <source>others in its steps</source>
        <translation>otras en sus pasos</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunHeader</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>against</source>
        <translation>frente a</translation>
    </message>
    <message>
        <source>before edit</source>
        <translation>antes de editar</translation>
    </message>
    <message>
        <source>The project was edited after this run; simulate again to see its effect.</source>
        <translation>El proyecto se editó después de esta ejecución; simule de nuevo para ver el efecto.</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Réplica</translation>
    </message>
    <message>
        <source>Which engine replica the timelines show</source>
        <translation>Qué réplica del motor muestran las líneas de tiempo</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>The scenario that figures and timelines are compared with</source>
        <translation>El escenario con el que se comparan cifras y líneas de tiempo</translation>
    </message>
    <message>
        <source>Back to the last zoom (Backspace)</source>
        <translation>Volver al zoom anterior (Retroceso)</translation>
    </message>
    <message>
        <source>Zoom in (W)</source>
        <translation>Acercar (W)</translation>
    </message>
    <message>
        <source>Zoom out (S)</source>
        <translation>Alejar (S)</translation>
    </message>
    <message>
        <source>one replication</source>
        <translation>una repetición</translation>
    </message>
    <message>
        <source>%1 replications</source>
        <translation>%1 repeticiones</translation>
    </message>
    <message>
        <source>%1: %2 requests offered, %3</source>
        <translation>%1: %2 solicitudes ofrecidas, %3</translation>
    </message>
    <message>
        <source>%1: TTFT p99 %2 of %3 requests offered, %4</source>
        <translation>%1: TTFT p99 %2 de %3 solicitudes ofrecidas, %4</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>sin estado estacionario</translation>
    </message>
    <message>
        <source>Nothing is known that lowers the trust in this run further.</source>
        <translation>No se conoce nada que reduzca más la confianza en esta ejecución.</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>todas las réplicas</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Align starts: what was measured begins where the simulated run begins</source>
        <translation>Alinear inicios: lo medido comienza donde comienza la ejecución simulada</translation>
    </message>
    <message>
        <source>Show the whole run (0)</source>
        <translation>Mostrar toda la ejecución (0)</translation>
    </message>
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>contrastado (residuo %1, con otros datos %2)</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>calibrado (residuo %1)</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>sin calibrar, de tablas de capas medidas</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>sin calibrar</translation>
    </message>
    <message numerus="yes">
        <source>, %n flags of the real engine are not simulated</source>
        <translation>
            <numerusform>, %n opción del motor real no se simula</numerusform>
            <numerusform>, %n opciones del motor real no se simulan</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack the two runs</source>
        <translation>Apilar las dos ejecuciones</translation>
    </message>
    <message>
        <source>Stacked: rows of its own for what is compared with, and for the difference, on the same time axis. Otherwise it lies dashed under the lines.</source>
        <translation>Apilado: filas propias para lo comparado y para la diferencia, en el mismo eje de tiempo. Si no, queda a trazos bajo las líneas.</translation>
    </message>
    <message>
        <source>Something changes or crashes within the run: there is no level to be steady at, so compare its course at equal times.</source>
        <translation>Algo cambia o cae durante la ejecución: no hay un nivel estable, así que compare su curso a tiempos iguales.</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window by %2, to about %3 requests in the system.</source>
        <translation>El atraso crece %1 solicitudes por segundo: en la segunda mitad de la ventana %2, hasta unas %3 solicitudes en el sistema.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunPage</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simular</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Percentiles by class</source>
        <translation>Percentiles por clase</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Escenarios lado a lado</translation>
    </message>
    <message>
        <source>Copy the table as tab-separated values (Ctrl+C)</source>
        <translation>Copiar la tabla como valores separados por tabuladores (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copiar la tabla</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>cumulative, log scale</source>
        <translation>acumulada, escala logarítmica</translation>
    </message>
    <message>
        <source>a row shows its scenario</source>
        <translation>una fila muestra su escenario</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; 95 % over replications</source>
        <translation>rango más próximo sobre solicitudes ofrecidas; 95 % entre repeticiones</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; one replication</source>
        <translation>rango más próximo sobre solicitudes ofrecidas; una repetición</translation>
    </message>
    <message>
        <source>no steady state: true of this run, not of the system</source>
        <translation>sin estado estacionario: vale para esta ejecución, no para el sistema</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>No run yet. Simulate to see timelines, percentiles and scenarios side by side, or import evidence to see what was measured: drop a file here.</source>
        <translation>Aún no hay ejecuciones. Simule para ver líneas de tiempo, percentiles y escenarios lado a lado, o importe evidencias para ver lo medido: suelte un archivo aquí.</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Importar evidencias…</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n measured series; not simulated yet</source>
        <translation>
            <numerusform>%1: %n serie medida; aún sin simular</numerusform>
            <numerusform>%1: %n series medidas; aún sin simular</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>time against tokens</source>
        <translation>tiempo frente a tokens</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>todas las réplicas</translation>
    </message>
    <message>
        <source>%1 of 1,000 gaps above 100 ms</source>
        <translation>%1 de 1.000 intervalos por encima de 100 ms</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SectionList</name>
    <message>
        <source>One-page summary</source>
        <translation>Resumen de una página</translation>
    </message>
    <message>
        <source>Impact and status</source>
        <translation>Impacto y estado</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Mitigations, judged</source>
        <translation>Mitigaciones, juzgadas</translation>
    </message>
    <message>
        <source>Rivals and measurement</source>
        <translation>Rivales y medida</translation>
    </message>
    <message>
        <source>What would prove it wrong</source>
        <translation>Lo que lo refutaría</translation>
    </message>
    <message>
        <source>Fixes and ranking</source>
        <translation>Medidas y clasificación</translation>
    </message>
    <message>
        <source>What we would not do</source>
        <translation>Lo que no haríamos</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>Prevención</translation>
    </message>
    <message>
        <source>Reproducer</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Assumptions and limits</source>
        <translation>Supuestos y límites</translation>
    </message>
    <message>
        <source>Tables in full</source>
        <translation>Tablas completas</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>Secciones del informe</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SelectionBar</name>
    <message>
        <source>mean %1, largest %2 %3</source>
        <translation>media %1, máximo %2 %3</translation>
    </message>
    <message>
        <source>measured %1, n %2</source>
        <translation>medido %1, n %2</translation>
    </message>
    <message>
        <source>nothing measured here</source>
        <translation>nada medido aquí</translation>
    </message>
    <message>
        <source>simulated %1</source>
        <translation>simulado %1</translation>
    </message>
    <message>
        <source>nothing simulated here</source>
        <translation>nada simulado aquí</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Make observation</source>
        <translation>Crear observación</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Row that the selection&apos;s figures are of</source>
        <translation>Fila a la que corresponden las cifras de la selección</translation>
    </message>
    <message>
        <source>Show only the selection (F)</source>
        <translation>Mostrar solo la selección (F)</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>Borrar la selección (Esc)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Borrar la selección</translation>
    </message>
    <message>
        <source>Take the measured figure into the project as an observation (M)</source>
        <translation>Incorporar al proyecto la cifra medida como observación (M)</translation>
    </message>
    <message>
        <source>Observations are made of what was measured; this row has nothing measured in the selection.</source>
        <translation>Las observaciones se hacen de lo medido; esta fila no tiene nada medido en la selección.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SeriesLegend</name>
    <message>
        <source>simulated mean, min–max</source>
        <translation>simulado: media, mín.–máx.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Simulator</name>
    <message numerus="yes">
        <source>%n replications</source>
        <translation>
            <numerusform>%n repetición</numerusform>
            <numerusform>%n repeticiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulate %1, %2</source>
        <translation>Simular %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Simulate %n scenarios, %1</source>
        <translation>
            <numerusform>Simular %n escenario, %1</numerusform>
            <numerusform>Simular %n escenarios, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SlopeChart</name>
    <message>
        <source>Two rankings</source>
        <translation>Dos clasificaciones</translation>
    </message>
    <message>
        <source>Choose what the ranking is compared with.</source>
        <translation>Elija con qué se compara la clasificación.</translation>
    </message>
    <message>
        <source>No lever changes its place.</source>
        <translation>Ninguna palanca cambia de puesto.</translation>
    </message>
    <message>
        <source>a tie in both</source>
        <translation>empate en ambas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two rankings.&lt;/b&gt; This ranking on the left, the chosen one on the right. A line that rises or falls is a lever that moves; below stands the input that moved it.</source>
        <translation>&lt;b&gt;Dos clasificaciones.&lt;/b&gt; Esta clasificación a la izquierda, la elegida a la derecha. Una línea que sube o baja es una palanca que se mueve; debajo está la entrada que la movió.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StatusStrip</name>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>Progreso del trabajo</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>Cancelar el trabajo</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>Problemas %1</translation>
    </message>
    <message>
        <source>Jobs none</source>
        <translation>Sin trabajos</translation>
    </message>
    <message>
        <source>Jobs %1</source>
        <translation>Trabajos %1</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>cancelando</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StepScatter</name>
    <message>
        <source>Step time against tokens</source>
        <translation>Tiempo de paso frente a tokens</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steps.&lt;/b&gt; One dot a stretch of time: its longest step against the most tokens that a step of it computed. Dots that rise to the right are prompts that everybody waits for; a dot that is high with few tokens is something else: the host, or a compile. A click goes to the time.</source>
        <translation>&lt;b&gt;Pasos.&lt;/b&gt; Un punto por tramo de tiempo: su paso más largo frente a los más tokens que calculó un paso. Los puntos que suben a la derecha son prompts que todos esperan; un punto alto con pocos tokens es otra cosa: el host, o una compilación. Un clic lleva a ese momento.</translation>
    </message>
    <message numerus="yes">
        <source>%n dots</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>No step was recorded.</source>
        <translation>No se registró ningún paso.</translation>
    </message>
    <message>
        <source>most tokens in a step; up: the longest step; a dot each %1</source>
        <translation>más tokens en un paso; arriba: el paso más largo; un punto cada %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SymptomPictures</name>
    <message>
        <source>step time</source>
        <translation>tiempo de paso</translation>
    </message>
    <message>
        <source>running requests</source>
        <translation>peticiones en curso</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>tope %1</translation>
    </message>
    <message>
        <source>mean occupancy %1 of the cap</source>
        <translation>ocupación media %1 del tope</translation>
    </message>
    <message>
        <source>KV in use</source>
        <translation>KV en uso</translation>
    </message>
    <message>
        <source>all blocks</source>
        <translation>todos los bloques</translation>
    </message>
    <message>
        <source>%1 preemptions while documents run</source>
        <translation>%1 desalojos mientras corren documentos</translation>
    </message>
    <message>
        <source>step time, 10 s</source>
        <translation>tiempo de paso, 10 s</translation>
    </message>
    <message>
        <source>ITL p50 %1, p99 %2, mean TPOT %3</source>
        <translation>ITL p50 %1, p99 %2, TPOT medio %3</translation>
    </message>
    <message>
        <source>GPU time of one request</source>
        <translation>tiempo de GPU de una petición</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>prefill and decode, %1</source>
        <translation>prefill y decode, %1</translation>
    </message>
    <message>
        <source>with the prefix cache</source>
        <translation>con la caché de prefijos</translation>
    </message>
    <message>
        <source>%1, cached %2</source>
        <translation>%1, en caché %2</translation>
    </message>
    <message>
        <source>TTFT p95 %1: it starts at once</source>
        <translation>TTFT p95 %1: empieza al instante</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TextView</name>
    <message>
        <source>Project text</source>
        <translation>Texto del proyecto</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TimelineView</name>
    <message>
        <source>Timelines of the run</source>
        <translation>Líneas de tiempo de la ejecución</translation>
    </message>
    <message>
        <source>max </source>
        <translation>máx. </translation>
    </message>
    <message>
        <source>Unit: %1; %2.</source>
        <translation>Unidad: %1; %2.</translation>
    </message>
    <message>
        <source>%1: mean %2, from %3 to %4 %5</source>
        <translation>%1: media %2, de %3 a %4 %5</translation>
    </message>
    <message>
        <source>%1: mean %2 %3</source>
        <translation>%1: media %2 %3</translation>
    </message>
    <message>
        <source>Simulated; line: mean, band: smallest to largest.</source>
        <translation>Simulado; línea: media, banda: del menor al mayor.</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>Means of what is shown</source>
        <translation>Medias de lo mostrado</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1, %n solicitud</numerusform>
            <numerusform>%1, %n solicitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured: mean %1, from %2 to %3 %4, %n points</source>
        <translation>
            <numerusform>Medido: media %1, de %2 a %3 %4, %n punto</numerusform>
            <numerusform>Medido: media %1, de %2 a %3 %4, %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Means from %1 to %2</source>
        <translation>Medias de %1 a %2</translation>
    </message>
    <message>
        <source>%1 measured %2 %3</source>
        <translation>%1 medido %2 %3</translation>
    </message>
    <message>
        <source>Running and waiting requests, KV cache, tokens a step, step time and the age of the oldest request in the queue, simulated and measured. The wheel zooms, a drag selects a range, Shift and drag pans, Ctrl and drag slides what was measured; W S A D zoom and pan, Backspace goes back, F shows the selection or the whole run, M makes an observation of the selection.</source>
        <translation>Solicitudes en ejecución y en espera, caché KV, tokens por paso, duración del paso y antigüedad de la solicitud más antigua de la cola, simulados y medidos. La rueda amplía, arrastrar selecciona un intervalo, Mayús y arrastrar desplaza la vista, Ctrl y arrastrar desliza lo medido; W S A D amplían y desplazan, Retroceso vuelve atrás, F muestra la selección o toda la ejecución, M crea una observación a partir de la selección.</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TriageAnalysis</name>
    <message>
        <source>Simulate mechanisms</source>
        <translation>Simular mecanismos</translation>
    </message>
    <message>
        <source>Simulate what helps against “%1”</source>
        <translation>Simular lo que ayuda contra «%1»</translation>
    </message>
    <message>
        <source>Simulate what comes near more closely</source>
        <translation>Simular con más detalle lo que se acerca</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TriagePage</name>
    <message>
        <source>Triage</source>
        <translation>Triaje</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>Simular de nuevo</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>Importar evidencia…</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mecanismos</translation>
    </message>
    <message>
        <source>predicted under each observation; marked = fails</source>
        <translation>previsto en cada observación; marcado = no la explica</translation>
    </message>
    <message>
        <source>Triage needs a scenario in which all is well. Add one on the Pipeline page.</source>
        <translation>El triaje necesita un escenario en el que todo va bien. Añada uno en la página Pipeline.</translation>
    </message>
    <message>
        <source>Take “%1” as healthy</source>
        <translation>Tomar «%1» como sano</translation>
    </message>
    <message>
        <source>No observations yet. Enter what the dashboard shows, before and now, or import evidence and take its figures over.</source>
        <translation>Aún no hay observaciones. Introduzca lo que muestra el panel, antes y ahora, o importe evidencia y tome sus cifras.</translation>
    </message>
    <message>
        <source>Add observation</source>
        <translation>Añadir observación</translation>
    </message>
    <message>
        <source>Mechanisms are being simulated; the first ranking appears in a moment.</source>
        <translation>Se simulan los mecanismos; la primera clasificación aparece enseguida.</translation>
    </message>
    <message>
        <source>The simulation failed.</source>
        <translation>La simulación falló.</translation>
    </message>
    <message>
        <source>Cancelled before a first ranking was there.</source>
        <translation>Cancelado antes de la primera clasificación.</translation>
    </message>
    <message>
        <source>The ranking appears with the first observation.</source>
        <translation>La clasificación aparece con la primera observación.</translation>
    </message>
    <message>
        <source>Nothing was simulated yet.</source>
        <translation>Aún no se ha simulado nada.</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%1 de %2 probados</translation>
    </message>
    <message>
        <source>%1 tried, %2 left out</source>
        <translation>%1 probados, %2 omitidos</translation>
    </message>
    <message>
        <source>cancelled, %1 of %2 mechanisms</source>
        <translation>cancelado, %1 de %2 mecanismos</translation>
    </message>
    <message>
        <source>What was simulated by then is ranked; the others are missing.</source>
        <translation>Lo simulado hasta entonces está ordenado; faltan los demás.</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>afinando</translation>
    </message>
    <message>
        <source>More runs are under way; the ranking may still move.</source>
        <translation>Hay más ejecuciones en marcha; la clasificación aún puede moverse.</translation>
    </message>
    <message>
        <source>next: %1, %2</source>
        <translation>siguiente: %1, %2</translation>
    </message>
    <message>
        <source>The constants of the simulated system are as good as this says.</source>
        <translation>Las constantes del sistema simulado son tan buenas como dice esto.</translation>
    </message>
    <message>
        <source>Next: measure %1</source>
        <translation>Siguiente: medir %1</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>Siguiente: ordenar medidas</translation>
    </message>
    <message>
        <source>Known events</source>
        <translation>Hechos conocidos</translation>
    </message>
    <message>
        <source>What is known to have happened, or not to. It becomes priors of the project, which stand beside each mechanism and can be edited there.</source>
        <translation>Lo que se sabe que ocurrió, o que no. Pasa a ser probabilidades a priori del proyecto, que figuran junto a cada mecanismo y se editan ahí.</translation>
    </message>
    <message>
        <source>A deploy went out just before</source>
        <translation>Justo antes hubo un despliegue</translation>
    </message>
    <message>
        <source>Nothing was deployed</source>
        <translation>No se desplegó nada</translation>
    </message>
    <message>
        <source>Traffic changed</source>
        <translation>El tráfico cambió</translation>
    </message>
    <message>
        <source>Traffic is as before</source>
        <translation>El tráfico es el de antes</translation>
    </message>
    <message>
        <source>Hosts, network or replicas changed</source>
        <translation>Cambiaron hosts, red o réplicas</translation>
    </message>
    <message>
        <source>Hosts, network and replicas are as before</source>
        <translation>Hosts, red y réplicas son los de antes</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s priors</source>
        <translation>Volver a las probabilidades a priori del catálogo</translation>
    </message>
    <message>
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one.</source>
        <translation>El triaje pregunta qué mecanismo convierte el sistema sano en lo observado. Indique qué escenario es el sano.</translation>
    </message>
    <message>
        <source>What was observed comes next.</source>
        <translation>Lo observado viene después.</translation>
    </message>
    <message>
        <source>Another scenario…</source>
        <translation>Otro escenario…</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::UnobservedModel</name>
    <message>
        <source>%1: expected to tell %2 bits; %3</source>
        <translation>%1: se espera que diga %2 bits; %3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ValueSlider</name>
    <message>
        <source>Slider of %1</source>
        <translation>Deslizador de %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Lo que ve</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mecanismo</translation>
    </message>
    <message>
        <source>Lever to pull</source>
        <translation>Palanca</translation>
    </message>
    <message>
        <source>Buys, simulated</source>
        <translation>Aporta, simulado</translation>
    </message>
    <message>
        <source>Wrong if you see → then</source>
        <translation>Falso si ve → entonces</translation>
    </message>
    <message>
        <source>Five symptoms</source>
        <translation>Cinco síntomas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1, %2</source>
        <translation>Abrir %1, %2</translation>
    </message>
    <message>
        <source>Five symptoms, one answer each</source>
        <translation>Cinco síntomas, una respuesta a cada uno</translation>
    </message>
    <message>
        <source>Start from your own system</source>
        <translation>Empezar con su propio sistema</translation>
    </message>
    <message>
        <source>Or from a file</source>
        <translation>O desde un archivo</translation>
    </message>
    <message>
        <source>New project: one engine on one device</source>
        <translation>Proyecto nuevo: un motor en un dispositivo</translation>
    </message>
    <message>
        <source>Import evidence: Prometheus, /metrics, logs, bench results, traces</source>
        <translation>Importar evidencia: Prometheus, /metrics, registros, benchmarks, trazas</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Abrir proyecto</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Example projects</source>
        <translation>Proyectos de ejemplo</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>The example projects were not found beside the program; they are part of its source.</source>
        <translation>No se encontraron los proyectos de ejemplo junto al programa; son parte de su código fuente.</translation>
    </message>
    <message>
        <source>How Fulcrum works</source>
        <translation>Cómo funciona Fulcrum</translation>
    </message>
    <message>
        <source>Pipeline: draw workload, gateway, router, engines and devices</source>
        <translation>Pipeline: dibujar carga, gateway, router, motores y dispositivos</translation>
    </message>
    <message>
        <source>Run: simulate every engine step, lay measured series over it</source>
        <translation>Ejecución: simular cada paso del motor, con lo medido encima</translation>
    </message>
    <message>
        <source>Triage: rank rival mechanisms, name the one measurement that splits them</source>
        <translation>Triaje: ordenar mecanismos rivales, nombrar la medida que los separa</translation>
    </message>
    <message>
        <source>Fixes: rank levers by expected value, with what they make worse</source>
        <translation>Medidas: ordenar palancas por valor esperado, con lo que empeoran</translation>
    </message>
    <message>
        <source>Notebook: keep what was seen apart from what is believed</source>
        <translation>Cuaderno: separar lo visto de lo creído</translation>
    </message>
    <message>
        <source>Report: export for the review, the chat channel and CI</source>
        <translation>Informe: exportar para la revisión, el chat y la CI</translation>
    </message>
    <message>
        <source>Nothing opened yet. Projects that you open appear here.</source>
        <translation>Aún no se ha abierto nada. Los proyectos que abra aparecen aquí.</translation>
    </message>
</context>
</TS>
