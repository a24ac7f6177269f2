<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
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
        <source>Select one node to see its parameters.</source>
        <translation>Seleccione un nodo para ver sus parámetros.</translation>
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
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;.</source>
        <translation>El plugin de %1 «%2» ya se ha cargado desde «%3».</translation>
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
</TS>
