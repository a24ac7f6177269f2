<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
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
        <source>GPU computes %1 % of it</source>
        <translation>cálculo de GPU: %1 %</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>Cuánto más tiene la ejecución en cada momento que aquella con la que se compara; banda: sus límites.</translation>
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
        <source>base</source>
        <translation>base</translation>
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
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>Mecanismos</translation>
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
        <source>p99, × base</source>
        <translation>p99, × base</translation>
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
        <source>No single input moves the first place.</source>
        <translation>Ninguna entrada sola mueve el primer puesto.</translation>
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
        <source>TPOT p95 %1, TTFT p95 %2</source>
        <translation>TPOT p95 %1, TTFT p95 %2</translation>
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
        <source>base</source>
        <translation>base</translation>
    </message>
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
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one; what was observed comes next.</source>
        <translation>El triaje pregunta qué mecanismo convierte el sistema sano en lo observado. Diga qué escenario es el sano; lo observado viene después.</translation>
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
