<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Action</name>
    <message>
        <source>Roll the engines back, a quarter at a time</source>
        <translation>回滚引擎，每次四分之一</translation>
    </message>
    <message>
        <source>Replicas that run with what changed restart in turn with the values from before. Each comes back with an empty cache, and is missing while it starts.</source>
        <translation>以改动后的值运行的副本依次用之前的值重启。每个回来时缓存为空，启动期间缺席。</translation>
    </message>
    <message>
        <source>Turn the change off by its flag</source>
        <translation>用开关关闭改动</translation>
    </message>
    <message>
        <source>Template, lengths, gateway, client or router get their values from before, without a restart. What waits by then still has to be served.</source>
        <translation>模板、长度、网关、客户端或路由器恢复之前的值，无需重启。此前已在等待的仍要服务。</translation>
    </message>
    <message>
        <source>Take the affected replicas out of rotation</source>
        <translation>把受影响的副本移出轮转</translation>
    </message>
    <message>
        <source>They get no new requests, serve what they have for ten seconds, and stay away; what is left over begins again on the others, which have to carry all of it.</source>
        <translation>它们不再接新请求，用十秒服务手头的请求，然后离开；剩下的在其他副本上重新开始，由它们承担全部。</translation>
    </message>
    <message>
        <source>Restart every replica as it is, a quarter at a time</source>
        <translation>原样重启每个副本，每次四分之一</translation>
    </message>
    <message>
        <source>The reflex. Queues and caches are emptied; what made them so is still there.</source>
        <translation>条件反射。队列和缓存被清空；造成这一切的原因还在。</translation>
    </message>
    <message>
        <source>Cap the length of answers</source>
        <translation>限制回答长度</translation>
    </message>
    <message>
        <source>The gateway cuts answers at the mean length of healthy ones: decode work and KV cache shrink at once, at the price of answers that end early.</source>
        <translation>网关把回答截到健康时的平均长度：decode 工作和 KV 缓存立即减少，代价是回答提前结束。</translation>
    </message>
    <message>
        <source>Refuse what would wait too long</source>
        <translation>拒绝会等太久的请求</translation>
    </message>
    <message>
        <source>The gateway lets as many requests through as the healthy fleet had at a time, and rejects what would wait behind half as many more: those that are served are served soon.</source>
        <translation>网关放行的请求数等于健康时同时在途的数量，并拒绝排在其一半之后的：被服务的很快就能服务。</translation>
    </message>
    <message>
        <source>Cap the prompt tokens of each tenant</source>
        <translation>限制每个租户的 prompt token</translation>
    </message>
    <message>
        <source>A token bucket for each tenant, filled at a fifth above the prompt tokens that all of them sent together before: who floods is refused, the others are not.</source>
        <translation>每个租户一个令牌桶，填充速度比之前所有租户合计的 prompt token 多五分之一：泛滥者被拒绝，其他不受影响。</translation>
    </message>
    <message>
        <source>Add a quarter more replicas</source>
        <translation>增加四分之一的副本</translation>
    </message>
    <message>
        <source>They load their weights and start with an empty cache before they help; they cost as long as they stay.</source>
        <translation>它们要先加载权重、从空缓存开始，之后才有帮助；在的时候就要花钱。</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Which of five fixes comes first?</source>
        <translation>五项修复，哪项先做？</translation>
    </message>
    <message>
        <source>ranked by expected value</source>
        <translation>按期望值排序</translation>
    </message>
    <message>
        <source>p99 TTFT × 5 after a deploy: why?</source>
        <translation>部署后 p99 TTFT × 5：为什么？</translation>
    </message>
    <message>
        <source>a cold prefix cache on some replicas</source>
        <translation>部分副本的前缀缓存是冷的</translation>
    </message>
    <message>
        <source>One tenant floods: what to limit?</source>
        <translation>一个租户请求泛滥：该限制什么？</translation>
    </message>
    <message>
        <source>a bucket for each; overload bounded</source>
        <translation>每租户一个令牌桶；过载受控</translation>
    </message>
    <message>
        <source>What does a rolling rollback cost?</source>
        <translation>滚动回滚的代价是什么？</translation>
    </message>
    <message>
        <source>worse first, then better</source>
        <translation>先变差，后变好</translation>
    </message>
    <message>
        <source>Does my trace fit at twice the pace?</source>
        <translation>我的 trace 加速一倍还撑得住吗？</translation>
    </message>
    <message>
        <source>replayed on one L40S</source>
        <translation>在一块 L40S 上重放</translation>
    </message>
    <message>
        <source>What does routing by prefix save?</source>
        <translation>按前缀路由能省下什么？</translation>
    </message>
    <message>
        <source>history is found, not recomputed</source>
        <translation>历史直接命中，无需重算</translation>
    </message>
    <message>
        <source>How fast is the simulator?</source>
        <translation>模拟器有多快？</translation>
    </message>
    <message>
        <source>10⁶ requests in a second</source>
        <translation>一秒 10⁶ 个请求</translation>
    </message>
    <message>
        <source>Starts at once, then types slowly</source>
        <translation>立即开始，随后输出缓慢</translation>
    </message>
    <message>
        <source>The batch grows, and every step reads the KV cache of all of it</source>
        <translation>批次变大，每步都要读取其全部 KV 缓存</translation>
    </message>
    <message>
        <source>KV cache in fp8; a cap would trade it for queueing</source>
        <translation>KV 缓存用 fp8；设上限只会换来排队</translation>
    </message>
    <message>
        <source>TPOT p95</source>
        <translation>TPOT p95</translation>
    </message>
    <message>
        <source>the median gap is as it was → 3.4; preemptions climb → 3.3</source>
        <translation>间隔中位数未变 → 3.4；抢占增多 → 3.3</translation>
    </message>
    <message>
        <source>GPU at 30 %, queue full</source>
        <translation>GPU 仅 30 %，队列已满</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>最长的回答结束后批次才会补充</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>连续批处理</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>running at its cap, KV to spare → a slow host loop</source>
        <translation>运行数达上限，KV 有余 → 主机循环慢</translation>
    </message>
    <message>
        <source>Trouble only with long contexts</source>
        <translation>只有长上下文出问题</translation>
    </message>
    <message>
        <source>Admission counts requests, but what runs out is tokens</source>
        <translation>准入按请求计数，耗尽的却是 token</translation>
    </message>
    <message>
        <source>KV cache in fp8, and long prompts 512 tokens a step</source>
        <translation>KV 缓存用 fp8，长 prompt 每步 512 个 token</translation>
    </message>
    <message>
        <source>TTFT p99</source>
        <translation>TTFT p99</translation>
    </message>
    <message>
        <source>KV is low when latency rises → 3.4; no long prompts → 3.1</source>
        <translation>延迟上升时 KV 很低 → 3.4；没有长 prompt → 3.1</translation>
    </message>
    <message>
        <source>Answers freeze for a moment</source>
        <translation>回答短暂卡顿</translation>
    </message>
    <message>
        <source>Somebody else&apos;s long prompt is computed whole in one step</source>
        <translation>别人的长 prompt 在一步内整个算完</translation>
    </message>
    <message>
        <source>Chunked prefill: 1,024 tokens a step, long prompts half</source>
        <translation>分块 prefill：每步 1,024 个 token，长 prompt 减半</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>long gaps on steps without prefill → preemption, a host stall</source>
        <translation>无 prefill 的步间隔长 → 抢占、主机停顿</translation>
    </message>
    <message>
        <source>Three times the price</source>
        <translation>价格是三倍</translation>
    </message>
    <message>
        <source>The same 1,800 tokens are computed again for each request</source>
        <translation>每个请求都重算同样的 1,800 个 token</translation>
    </message>
    <message>
        <source>Prefix caching, and give replicas back</source>
        <translation>启用前缀缓存，并退还副本</translation>
    </message>
    <message>
        <source>$ per M tok</source>
        <translation>$ / 1M tok</translation>
    </message>
    <message>
        <source>the hit ratio is high already → 3.2</source>
        <translation>hit ratio 已经很高 → 3.2</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>the unit is missing: s or ms, for example %1</source>
        <translation>缺少单位：s 或 ms，例如 %1</translation>
    </message>
    <message>
        <source>this is no figure; write it like %1</source>
        <translation>这不是数值；请写成 %1 这样</translation>
    </message>
    <message>
        <source>the lower end is above the upper one</source>
        <translation>下限高于上限</translation>
    </message>
    <message>
        <source>the figure lies outside its own range</source>
        <translation>数值超出了其自身的范围</translation>
    </message>
    <message>
        <source>the day is missing: write it like 2026-11-30 10:02</source>
        <translation>缺少日期：请写成 2026-11-30 10:02 这样</translation>
    </message>
    <message>
        <source>this is no time of day</source>
        <translation>这不是时刻</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC</source>
        <translation>这不是时间点；请写成 2026-11-30 10:02, UTC 这样</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC, or 10 min from the begin of a run</source>
        <translation>这不是时间点；请写成 2026-11-30 10:02, UTC，或者从运行开始算起的 10 min 这样</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
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
        <translation>排队时间</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>端到端</translation>
    </message>
</context>
<context>
    <name>Lever</name>
    <message>
        <source>Prefix caching and a static-first template</source>
        <translation>前缀缓存和静态在前的模板</translation>
    </message>
    <message>
        <source>Keeps the KV of shared prompt beginnings, and puts whatever changes from request to request behind them.</source>
        <translation>保留共享 prompt 开头的 KV，把随请求变化的内容放在后面。</translation>
    </message>
    <message>
        <source>prompt tokens by source: the share that is computed</source>
        <translation>按来源的 prompt token：被计算的占比</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget</source>
        <translation>带步预算的分块 prefill</translation>
    </message>
    <message>
        <source>Cuts prompts so that no step is longer than the inter-token objective allows.</source>
        <translation>切分 prompt，使任何一步都不超过 token 间目标允许的时间。</translation>
    </message>
    <message>
        <source>TTFT of long prompts by 8 to 28 %, and of short ones unless a threshold holds long ones back</source>
        <translation>长 prompt 的 TTFT 增加 8 至 28 %，短的也会，除非有阈值限制长的</translation>
    </message>
    <message>
        <source>gaps above 100 ms joined with the prefill tokens of their step</source>
        <translation>超过 100 ms 的间隔与其所在步的 prefill token 对应</translation>
    </message>
    <message>
        <source>Token-aware admission and chunking</source>
        <translation>按 token 准入与分块</translation>
    </message>
    <message>
        <source>Admits by reserved tokens instead of by requests, with a budget for bulk work.</source>
        <translation>按预留的 token 而非请求数准入，并为批量任务设预算。</translation>
    </message>
    <message>
        <source>waiting time of long prompts</source>
        <translation>长 prompt 的等待时间</translation>
    </message>
    <message>
        <source>reserved tokens, not requests, at the moment of the crash or the preemptions</source>
        <translation>崩溃或抢占时的已预留 token，而非请求数</translation>
    </message>
    <message>
        <source>Continuous batching, or whatever frees the batch</source>
        <translation>连续批处理，或任何能腾出批次的办法</translation>
    </message>
    <message>
        <source>Fills every slot as soon as it is free; reserves KV as it is needed.</source>
        <translation>槽位一空就补上；按需预留 KV。</translation>
    </message>
    <message>
        <source>running requests over the cap, allocated and live KV, and the GPU&apos;s share of a step, on one panel</source>
        <translation>运行请求对上限、已分配和有效的 KV、步中 GPU 占比，放在一张面板上</translation>
    </message>
    <message>
        <source>Batch cap at the TPOT objective</source>
        <translation>按 TPOT 目标设批次上限</translation>
    </message>
    <message>
        <source>Holds the running batch where a step is still fast enough; the rest waits.</source>
        <translation>把运行批次保持在步仍足够快的大小；其余等待。</translation>
    </message>
    <message>
        <source>throughput by 10 to 35 %, and TTFT once the load exceeds the capped capacity</source>
        <translation>吞吐量降 10 至 35 %，负载超过受限容量后还有 TTFT</translation>
    </message>
    <message>
        <source>step time over running requests: a line with the predicted slope</source>
        <translation>步耗时对运行请求数：一条斜率符合预测的直线</translation>
    </message>
    <message>
        <source>Prefill and decode on separate engines</source>
        <translation>prefill 与 decode 分到不同引擎</translation>
    </message>
    <message>
        <source>Keeps prompts away from running answers; the KV cache travels over a link.</source>
        <translation>让 prompt 远离运行中的回答；KV 缓存经链路传输。</translation>
    </message>
    <message>
        <source>throughput of the same number of GPUs; a fallback of the link shows in every TTFT</source>
        <translation>同样数量 GPU 的吞吐量；链路退化会体现在每个 TTFT 中</translation>
    </message>
    <message>
        <source>inter-token gaps with and without prefill tokens in their step</source>
        <translation>步中有无 prefill token 时的 token 间隔</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>推测解码</translation>
    </message>
    <message>
        <source>A draft proposes tokens that the model verifies together.</source>
        <translation>草稿提出 token，由模型一起验证。</translation>
    </message>
    <message>
        <source>the KV pool, and every step of a large batch</source>
        <translation>KV 池，以及大批次的每一步</translation>
    </message>
    <message>
        <source>acceptance by position at the batch that production has</source>
        <translation>在生产的批次大小下按位置的接受率</translation>
    </message>
    <message>
        <source>A threshold for long prefills</source>
        <translation>长 prefill 的阈值</translation>
    </message>
    <message>
        <source>Lets one long prompt have only a part of each step, so that short ones start beside it.</source>
        <translation>让一个长 prompt 只占每步的一部分，使短的能同时开始。</translation>
    </message>
    <message>
        <source>TTFT of long prompts by about 6 %</source>
        <translation>长 prompt 的 TTFT 约增加 6 %</translation>
    </message>
    <message>
        <source>share of a step&apos;s budget that the largest prefill takes</source>
        <translation>最大的 prefill 占步预算的比例</translation>
    </message>
    <message>
        <source>Decode rounds between prefill chunks</source>
        <translation>prefill 块之间的 decode 轮次</translation>
    </message>
    <message>
        <source>Guarantees decode steps between chunks of a prompt.</source>
        <translation>保证 prompt 的块之间有 decode 步。</translation>
    </message>
    <message>
        <source>TTFT by about 3 %</source>
        <translation>TTFT 约增加 3 %</translation>
    </message>
    <message>
        <source>share of steps that are prefills while requests run</source>
        <translation>有请求运行时属于 prefill 的步占比</translation>
    </message>
    <message>
        <source>Larger captured CUDA graphs</source>
        <translation>捕获更大的 CUDA graph</translation>
    </message>
    <message>
        <source>Captures graphs up to the batch that really runs, so that no step is launched kernel by kernel.</source>
        <translation>把 graph 捕获到实际运行的批次大小，使没有哪一步逐个启动 kernel。</translation>
    </message>
    <message>
        <source>some memory and start-up time; single requests can be slightly slower</source>
        <translation>一些显存和启动时间；单个请求可能略慢</translation>
    </message>
    <message>
        <source>whether the decode log says that a graph ran at the slow batch</source>
        <translation>decode 日志是否说慢的批次用了 graph</translation>
    </message>
    <message>
        <source>A watermark in the KV pool</source>
        <translation>KV 池中的水位线</translation>
    </message>
    <message>
        <source>Keeps a few per cent of the blocks free at admission, so that running requests need not be preempted.</source>
        <translation>准入时留出百分之几的空闲块，使运行中的请求不必被抢占。</translation>
    </message>
    <message>
        <source>median TTFT, by 71 % in a public case</source>
        <translation>TTFT 中位数，在一个公开案例中增加 71 %</translation>
    </message>
    <message>
        <source>preemptions for each finished request while the KV pool is full</source>
        <translation>KV 池满时每个完成请求的抢占数</translation>
    </message>
    <message>
        <source>KV cache in fp8</source>
        <translation>KV 缓存用 fp8</translation>
    </message>
    <message>
        <source>Halves the bytes of every cached token.</source>
        <translation>每个缓存 token 的字节减半。</translation>
    </message>
    <message>
        <source>step time over the sum of contexts</source>
        <translation>步耗时对上下文总和</translation>
    </message>
    <message>
        <source>Weights in fp8</source>
        <translation>权重用 fp8</translation>
    </message>
    <message>
        <source>Fewer bytes and faster matrix products; frees memory for KV.</source>
        <translation>字节更少、矩阵乘更快；为 KV 腾出显存。</translation>
    </message>
    <message>
        <source>Fewer replicas</source>
        <translation>减少副本</translation>
    </message>
    <message>
        <source>Takes away whole replicas that the load does not need.</source>
        <translation>去掉负载不需要的整个副本。</translation>
    </message>
    <message>
        <source>latency at the peak</source>
        <translation>峰值时的延迟</translation>
    </message>
    <message>
        <source>running requests against the cap at the peak</source>
        <translation>峰值时运行请求对上限</translation>
    </message>
    <message>
        <source>More replicas</source>
        <translation>增加副本</translation>
    </message>
    <message>
        <source>Adds whole replicas behind the router.</source>
        <translation>在路由器后增加整个副本。</translation>
    </message>
    <message>
        <source>cost, in proportion; new replicas start with cold caches</source>
        <translation>成本，按比例；新副本从冷缓存开始</translation>
    </message>
    <message>
        <source>offered load over capacity</source>
        <translation>到来负载除以容量</translation>
    </message>
    <message>
        <source>Roll back the deploy</source>
        <translation>回滚部署</translation>
    </message>
    <message>
        <source>Puts the old version or template back, replica by replica.</source>
        <translation>逐个副本恢复旧版本或旧模板。</translation>
    </message>
    <message>
        <source>capacity while it lasts; every restarted replica has an empty cache</source>
        <translation>期间的容量；每个重启的副本缓存为空</translation>
    </message>
    <message>
        <source>queue and prefill part of TTFT beside the prefix hit ratio, by replica</source>
        <translation>按副本的 TTFT 排队与 prefill 部分，与前缀 hit ratio 并列</translation>
    </message>
    <message>
        <source>A token bucket for each tenant</source>
        <translation>每个租户一个令牌桶</translation>
    </message>
    <message>
        <source>Bounds the prompt tokens that one tenant can bring in a second.</source>
        <translation>限制一个租户每秒能带来的 prompt token。</translation>
    </message>
    <message>
        <source>that tenant: its requests are rejected or wait</source>
        <translation>该租户：其请求被拒绝或等待</translation>
    </message>
    <message>
        <source>prompt tokens a second by tenant</source>
        <translation>按租户的每秒 prompt token</translation>
    </message>
    <message>
        <source>Fair queueing by tenant</source>
        <translation>按租户公平排队</translation>
    </message>
    <message>
        <source>Serves the tenant that has had least, counted in tokens.</source>
        <translation>优先服务得到最少的租户，按 token 计。</translation>
    </message>
    <message>
        <source>tenants with the longest prompts</source>
        <translation>prompt 最长的租户</translation>
    </message>
    <message>
        <source>waiting time by tenant</source>
        <translation>按租户的等待时间</translation>
    </message>
    <message>
        <source>Routing by prefix</source>
        <translation>按前缀路由</translation>
    </message>
    <message>
        <source>Sends requests with the same beginning to the replica that has it, with a guard against hot replicas.</source>
        <translation>把开头相同的请求发到已有它的副本，并防止副本过热。</translation>
    </message>
    <message>
        <source>balance: one hot prefix can overload a replica</source>
        <translation>均衡：一个热门前缀可能压垮某个副本</translation>
    </message>
    <message>
        <source>prefix hit ratio by replica</source>
        <translation>按副本的前缀 hit ratio</translation>
    </message>
    <message>
        <source>Routing to the least loaded replica</source>
        <translation>路由到负载最低的副本</translation>
    </message>
    <message>
        <source>Replaces rotation by the number of requests that each replica has.</source>
        <translation>用各副本的请求数代替轮转。</translation>
    </message>
    <message>
        <source>prefix reuse, where it came from rotation</source>
        <translation>前缀复用，若它来自轮转</translation>
    </message>
    <message>
        <source>TTFT by replica</source>
        <translation>按副本的 TTFT</translation>
    </message>
    <message>
        <source>Take the bad replica out</source>
        <translation>移除有问题的副本</translation>
    </message>
    <message>
        <source>Drains a cold, slow or throttled replica, and restarts it when it is idle.</source>
        <translation>排空冷的、慢的或被限流的副本，空闲时重启它。</translation>
    </message>
    <message>
        <source>capacity, by that replica</source>
        <translation>该副本的容量</translation>
    </message>
    <message>
        <source>TTFT and hit ratio by replica</source>
        <translation>按副本的 TTFT 和 hit ratio</translation>
    </message>
    <message>
        <source>A CPU limit that fits, and thread pools that know it</source>
        <translation>合适的 CPU 限额，以及与之相符的线程池</translation>
    </message>
    <message>
        <source>Raises the container&apos;s quota, or sizes its pools by the quota instead of by the host.</source>
        <translation>提高容器配额，或按配额而非主机设置线程池。</translation>
    </message>
    <message>
        <source>throttled periods over all periods, with the SM active share</source>
        <translation>被限流周期对全部周期，连同 SM 活跃占比</translation>
    </message>
    <message>
        <source>Asynchronous scheduling and more front-end processes</source>
        <translation>异步调度和更多前端进程</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU works on this one.</source>
        <translation>GPU 处理当前步时准备下一步。</translation>
    </message>
    <message>
        <source>a finished request is seen one step late</source>
        <translation>请求完成要晚一步才被发现</translation>
    </message>
    <message>
        <source>GPU time of a step over its wall time</source>
        <translation>步的 GPU 时间除以总耗时</translation>
    </message>
    <message>
        <source>A higher cap of running requests</source>
        <translation>更高的运行请求上限</translation>
    </message>
    <message>
        <source>Lets more requests run where neither KV nor the objective is exhausted.</source>
        <translation>在 KV 和目标都没用尽时让更多请求运行。</translation>
    </message>
    <message>
        <source>TPOT: every step gets longer</source>
        <translation>TPOT：每步都变长</translation>
    </message>
    <message>
        <source>running requests at the cap while the KV pool is not full</source>
        <translation>运行请求达上限而 KV 池未满</translation>
    </message>
    <message>
        <source>KV as it is needed, not for the worst case</source>
        <translation>按需分配 KV，而非按最坏情况</translation>
    </message>
    <message>
        <source>Stops reserving the full answer length of every request.</source>
        <translation>不再为每个请求预留完整的回答长度。</translation>
    </message>
    <message>
        <source>preemptions appear where there were none</source>
        <translation>原本没有的抢占会出现</translation>
    </message>
    <message>
        <source>live over allocated KV blocks</source>
        <translation>有效 KV 块除以已分配 KV 块</translation>
    </message>
    <message>
        <source>A smaller KV pool, for what lies outside it</source>
        <translation>更小的 KV 池，给池外的内容留空间</translation>
    </message>
    <message>
        <source>Leaves memory for activations, logits and graphs, which a full pool does not.</source>
        <translation>为激活、logits 和 graph 留出内存，满的池做不到。</translation>
    </message>
    <message>
        <source>room for running requests and for the prefix cache</source>
        <translation>运行请求和前缀缓存的空间</translation>
    </message>
    <message>
        <source>allocated KV at the moment of the crash: low</source>
        <translation>崩溃时的已分配 KV：低</translation>
    </message>
    <message>
        <source>A proxy that streams</source>
        <translation>能流式传输的代理</translation>
    </message>
    <message>
        <source>Turns the buffering of answers off, with a protocol version that can stream.</source>
        <translation>关闭对回答的缓冲，并使用能流式传输的协议版本。</translation>
    </message>
    <message>
        <source>inter-token gaps at the client below those of the engine</source>
        <translation>客户端的 token 间隔低于引擎的</translation>
    </message>
    <message>
        <source>A budget for retries, with back-off</source>
        <translation>带退避的重试预算</translation>
    </message>
    <message>
        <source>Keeps clients from multiplying an overload.</source>
        <translation>防止客户端成倍放大过载。</translation>
    </message>
    <message>
        <source>some requests fail that a retry would have saved</source>
        <translation>本可由重试挽救的一些请求会失败</translation>
    </message>
    <message>
        <source>attempts over requests</source>
        <translation>尝试数除以请求数</translation>
    </message>
    <message>
        <source>Early rejection</source>
        <translation>尽早拒绝</translation>
    </message>
    <message>
        <source>Turns away what would miss its objective, before its prompt is computed.</source>
        <translation>在计算 prompt 之前拒绝会错过目标的请求。</translation>
    </message>
    <message>
        <source>the share of requests that is served at all</source>
        <translation>能得到服务的请求占比</translation>
    </message>
    <message>
        <source>goodput over offered</source>
        <translation>goodput 除以到来的请求</translation>
    </message>
    <message>
        <source>A cap on answer length</source>
        <translation>限制回答长度</translation>
    </message>
    <message>
        <source>Bounds the tokens of an answer where the product allows it.</source>
        <translation>在产品允许的地方限制回答的 token 数。</translation>
    </message>
    <message>
        <source>answers that are cut</source>
        <translation>被截断的回答</translation>
    </message>
    <message>
        <source>output tokens a request</source>
        <translation>每个请求的输出 token</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>None of these</source>
        <translation>以上皆非</translation>
    </message>
    <message>
        <source>A fault that is not in the catalogue, or one of those that cannot be simulated; or several at once</source>
        <translation>目录中没有的故障，或无法模拟的故障；或几种同时发生</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>什么都没变</translation>
    </message>
    <message>
        <source>What was observed is chance: the healthy system shows the same</source>
        <translation>观测到的只是偶然：健康的系统也是如此</translation>
    </message>
    <message>
        <source>The prompt template changed, and nothing of the shared prefix is found any more</source>
        <translation>prompt 模板变了，共享前缀完全找不到了</translation>
    </message>
    <message>
        <source>A field that changes with every request stands ahead of the static prefix, or the template&apos;s first bytes changed. Each prompt is computed whole: the work of a request grows severalfold, queues grow with it, and on an engine that mixes prefill and decode the gaps between tokens too.</source>
        <translation>一个随请求变化的字段排在静态前缀之前，或模板开头的字节变了。每个 prompt 都要完整计算：单个请求的工作量成倍增加，队列随之变长；在混合 prefill 与 decode 的引擎上，token 之间的间隔也变长。</translation>
    </message>
    <message>
        <source>prefix_hit_ratio before and after, with computed_prompt_token_rate up at the same request rate.</source>
        <translation>前后的 prefix_hit_ratio，且请求率不变时 computed_prompt_token_rate 上升。</translation>
    </message>
    <message>
        <source>The hit ratio of the affected template is unchanged: then it is the scheduler, longer prompts or one replica.</source>
        <translation>受影响模板的 hit ratio 未变：那就是调度器、更长的 prompt 或某个副本。</translation>
    </message>
    <message>
        <source>Restore the static-first template (system prompt and tool schemas first, anything per request last); roll it back by its flag first.</source>
        <translation>恢复静态在前的模板（系统 prompt 和工具 schema 在前，随请求变化的放最后）；先用开关回滚。</translation>
    </message>
    <message>
        <source>One template or tenant lost its shared prefix, the others kept it</source>
        <translation>某个模板或租户丢失了共享前缀，其他的还在</translation>
    </message>
    <message>
        <source>The changed template, or the canary, serves a part of the traffic. Its prompts are computed whole and wait in the same queues as everybody&apos;s: the tail of the first token grows, the median hardly does.</source>
        <translation>改动过的模板或金丝雀承担一部分流量。其 prompt 要完整计算，并与大家排在同一队列：首个 token 的尾部变长，中位数几乎不变。</translation>
    </message>
    <message>
        <source>Hit ratio and computed prompt tokens by template or tenant: one has fallen, the others have not.</source>
        <translation>按模板或租户的 hit ratio 和已计算的 prompt token：一个下降了，其他没有。</translation>
    </message>
    <message>
        <source>All templates hit alike: then it is one replica, or the scheduler.</source>
        <translation>所有模板命中情况相同：那就是某个副本或调度器。</translation>
    </message>
    <message>
        <source>Restore the static-first order in that template; version templates and roll them out like code.</source>
        <translation>在该模板中恢复静态在前的顺序；像代码一样对模板做版本管理和发布。</translation>
    </message>
    <message>
        <source>Some replicas have a cold or lost prefix cache</source>
        <translation>部分副本的前缀缓存是冷的或已丢失</translation>
    </message>
    <message>
        <source>A part of the fleet computes every prompt whole: cold after a restart, with caching off, or with a key that never matches. Requests that the balancer sends there wait; the others do not notice. The fleet&apos;s median stays, its tail does not.</source>
        <translation>一部分副本完整计算每个 prompt：重启后是冷的、关闭了缓存，或键永远不匹配。被均衡器发到那里的请求要等待，其他请求毫无感觉。整体中位数不变，尾部变了。</translation>
    </message>
    <message>
        <source>Hit ratio and TTFT by replica: one or a few have left the others.</source>
        <translation>按副本的 hit ratio 和 TTFT：一个或几个与其他不同。</translation>
    </message>
    <message>
        <source>All replicas are alike: then it is a template, the scheduler or the traffic.</source>
        <translation>所有副本都一样：那就是模板、调度器或流量。</translation>
    </message>
    <message>
        <source>Drain the replica or warm its cache before it gets traffic; gate rollouts on the hit ratio by replica.</source>
        <translation>排空该副本，或在接流量前预热其缓存；按副本的 hit ratio 把关发布。</translation>
    </message>
    <message>
        <source>The shared prefix is computed again with every request, and the fleet was sized for that</source>
        <translation>每个请求都重新计算共享前缀，而规模正是按此配置的</translation>
    </message>
    <message>
        <source>Prefix caching is off, or never hits. Every request pays for the shared part of its prompt; prefill dominates GPU time, and as many replicas were added as keep the latency in its bounds.</source>
        <translation>前缀缓存关闭或从不命中。每个请求都为 prompt 的共享部分付费；prefill 占据大部分 GPU 时间，于是不断加副本以保持延迟。</translation>
    </message>
    <message>
        <source>The share of prompt tokens that are computed (prompt_tokens_by_source), or one replayed hour with caching on: GPU seconds a request.</source>
        <translation>被计算的 prompt token 占比（prompt_tokens_by_source），或打开缓存重放一小时：每个请求的 GPU 秒数。</translation>
    </message>
    <message>
        <source>The hit ratio is 70 % and more: then it is occupancy (3.2), over-provisioning, long answers, or the price.</source>
        <translation>hit ratio 在 70 % 以上：那就是占用率（3.2）、副本过多、回答过长或价格。</translation>
    </message>
    <message>
        <source>Prefix caching on, static text first in the template, session affinity; then give replicas back: only those are money.</source>
        <translation>打开前缀缓存，模板静态文本在前，会话亲和；然后退还副本：只有副本才是钱。</translation>
    </message>
    <message>
        <source>Prefix caching was switched off</source>
        <translation>前缀缓存被关闭</translation>
    </message>
    <message>
        <source>A flag of the new version, or its default, turned prefix caching off: every prompt is computed whole on the same replicas.</source>
        <translation>新版本的参数或其默认值关闭了前缀缓存：同样的副本上每个 prompt 都要完整计算。</translation>
    </message>
    <message>
        <source>The start-up line of the engine, or a count of lookups that stands still.</source>
        <translation>引擎的启动日志，或停滞不动的查找计数。</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged.</source>
        <translation>hit ratio 未变。</translation>
    </message>
    <message>
        <source>Turn it on again.</source>
        <translation>重新打开。</translation>
    </message>
    <message>
        <source>More different prefixes than the cache holds</source>
        <translation>不同前缀的数量超过缓存容量</translation>
    </message>
    <message>
        <source>Tenants or templates multiplied. Each shared prefix is evicted before it comes again, so that most prompts are computed whole although caching is on.</source>
        <translation>租户或模板增多。每个共享前缀在再次出现前就被逐出，虽然缓存已打开，大多数 prompt 仍要完整计算。</translation>
    </message>
    <message>
        <source>Hit ratio by template; the engine&apos;s idle-before-eviction and reuse-gap histograms.</source>
        <translation>按模板的 hit ratio；引擎的逐出前空闲时间和复用间隔直方图。</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged, or one template alone lost it.</source>
        <translation>hit ratio 未变，或只有一个模板丢失了它。</translation>
    </message>
    <message>
        <source>Route by prefix, so that each replica holds a part of them; a larger or second-level cache.</source>
        <translation>按前缀路由，让每个副本只保留一部分；更大的缓存或二级缓存。</translation>
    </message>
    <message>
        <source>Long prompts of others are computed whole in one step</source>
        <translation>别人的长 prompt 在一步内完整计算</translation>
    </message>
    <message>
        <source>A step budget above the prompts lets one of them take a whole step. Every request that is decoding waits it out: one long gap in the middle of the answer. The mean hardly moves; p99 shows it as soon as more than one gap in a hundred is hit. Nobody can reproduce it alone, because it takes another user&apos;s prompt.</source>
        <translation>步预算大于 prompt 时，一个 prompt 就能占满一整步。所有正在 decode 的请求都要等它：回答中间出现一个长间隔。均值几乎不动；一旦受影响的间隔超过百分之一，p99 就会显示。没人能单独复现，因为需要别的用户的 prompt。</translation>
    </message>
    <message>
        <source>Join each gap above 100 ms with its step: at least 90 % carry a prefill of more than 4,000 tokens.</source>
        <translation>把每个超过 100 ms 的间隔与其所在的步对应：至少 90 % 带有超过 4,000 token 的 prefill。</translation>
    </message>
    <message>
        <source>Long gaps stand on steps without prefill: preemption (3.3), a pausing host, or a proxy; or all gaps are longer, which is 3.1.</source>
        <translation>长间隔出现在没有 prefill 的步上：抢占（3.3）、主机停顿或代理；或所有间隔都变长，那是 3.1。</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget from the gap that is allowed, and a threshold below it for one long prompt, so that short prompts are not held up by the chunks.</source>
        <translation>分块 prefill，按允许的间隔确定步预算，并为单个长 prompt 设更低的阈值，使短 prompt 不被分块挡住。</translation>
    </message>
    <message>
        <source>Chunked prefill was switched off, or its budget raised</source>
        <translation>分块 prefill 被关闭，或其预算被调高</translation>
    </message>
    <message>
        <source>The deploy lets whole prompts into a step. Answers stand still while one is computed, and prompts queue behind each other.</source>
        <translation>这次部署允许整个 prompt 进入一步。计算它时回答停住，prompt 也依次排队。</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) reach beyond the old budget; the flags of the two versions.</source>
        <translation>每步 token 数（iteration_tokens_total）超过旧预算；两个版本的参数。</translation>
    </message>
    <message>
        <source>The flags are the same, and the tail of the gaps too.</source>
        <translation>参数相同，间隔的尾部也相同。</translation>
    </message>
    <message>
        <source>Restore chunking and the step budget.</source>
        <translation>恢复分块和步预算。</translation>
    </message>
    <message>
        <source>The step budget was lowered</source>
        <translation>步预算被调低</translation>
    </message>
    <message>
        <source>Prompts are computed in more and smaller pieces: gaps between tokens shrink, first tokens come later, and at load the queue of prompts grows.</source>
        <translation>prompt 被切成更多更小的块计算：token 间隔变短，首个 token 变晚，负载高时 prompt 队列变长。</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) stop at a lower bound than before.</source>
        <translation>每步 token 数（iteration_tokens_total）停在比以前更低的上限。</translation>
    </message>
    <message>
        <source>The flags are the same; the tail of the gaps has not shrunk.</source>
        <translation>参数相同；间隔的尾部没有缩短。</translation>
    </message>
    <message>
        <source>Restore the step budget.</source>
        <translation>恢复步预算。</translation>
    </message>
    <message>
        <source>Prompts got longer</source>
        <translation>prompt 变长了</translation>
    </message>
    <message>
        <source>Retrieval returns more, tool schemas grew, or conversations are sent back longer. Each request brings more tokens to compute; prefill time grows, per computed token it does not.</source>
        <translation>检索返回更多、工具 schema 变大，或回传的对话更长。每个请求要计算更多 token；prefill 时间变长，但按每个计算的 token 并未变长。</translation>
    </message>
    <message>
        <source>The distribution of prompt tokens, p99 before and after.</source>
        <translation>prompt token 的分布，前后的 p99。</translation>
    </message>
    <message>
        <source>Prompt lengths are unchanged.</source>
        <translation>prompt 长度未变。</translation>
    </message>
    <message>
        <source>Budget what retrieval and schemas may add; classes with limits of their own.</source>
        <translation>为检索和 schema 可添加的内容设预算；各类别有自己的限额。</translation>
    </message>
    <message>
        <source>One tenant sends long prompts faster than they can be computed</source>
        <translation>一个租户发送长 prompt 的速度超过计算速度</translation>
    </message>
    <message>
        <source>Prefill work arrives faster than the engine computes it. Requests wait before their first token, everybody&apos;s alike; answers that have begun go on at their pace. The GPU is busy throughout.</source>
        <translation>prefill 工作到达得比引擎计算得快。请求在首个 token 前等待，大家都一样；已开始的回答照常进行。GPU 始终繁忙。</translation>
    </message>
    <message>
        <source>Prompt tokens by tenant, and the split of the first token&apos;s time into queue and prefill.</source>
        <translation>按租户的 prompt token，以及首个 token 时间拆成排队和 prefill。</translation>
    </message>
    <message>
        <source>The queue is short but prefill is slow; or no tenant&apos;s share has grown.</source>
        <translation>队列很短但 prefill 慢；或没有哪个租户的份额增大。</translation>
    </message>
    <message>
        <source>Bound that tenant&apos;s prompt tokens with a bucket at the gateway, or give bulk work a pool of its own.</source>
        <translation>在网关用令牌桶限制该租户的 prompt token，或给批量任务单独的池。</translation>
    </message>
    <message>
        <source>One very long prompt takes the whole step budget while it lasts</source>
        <translation>一个很长的 prompt 在计算期间占用整个步预算</translation>
    </message>
    <message>
        <source>Chunked or not, a request that is being computed keeps its place: a prompt of many steps takes each step&apos;s whole budget, and whoever comes meanwhile waits until it is done. Most of the time nothing is wrong; the tail of the first token is as long as the longest prompt takes. Answers that have begun go on at the pace of full steps.</source>
        <translation>无论是否分块，正在计算的请求都保留其位置：跨多步的 prompt 占用每一步的全部预算，其间到达的都要等它完成。大部分时间一切正常；首个 token 的尾部与最长 prompt 的耗时相同。已开始的回答按满步的速度继续。</translation>
    </message>
    <message>
        <source>The share of each step&apos;s tokens that its largest prefill has, while others wait with KV to spare.</source>
        <translation>每步中最大的 prefill 所占 token 比例，同时有请求等待而 KV 有余。</translation>
    </message>
    <message>
        <source>First tokens are late while no long prompt is computed; or the queue never empties: then prompts come faster than they can be computed.</source>
        <translation>没有计算长 prompt 时首个 token 也晚；或队列从不清空：那就是 prompt 到达得比计算得快。</translation>
    </message>
    <message>
        <source>A threshold for one long prompt below the step budget (long_prefill_token_threshold), so that short ones share each step; the long ones take a few per cent longer.</source>
        <translation>为单个长 prompt 设低于步预算的阈值（long_prefill_token_threshold），让短的共享每一步；长的多花百分之几的时间。</translation>
    </message>
    <message>
        <source>Prefill batches follow each other, and answers wait between them</source>
        <translation>prefill 批次接连不断，回答在其间等待</translation>
    </message>
    <message>
        <source>An engine that computes prompts first and keeps no decode step between the batches gives answers a step only where no prompt waits. Throughput and first tokens stay; what a user sees of an answer comes at a fraction of its pace.</source>
        <translation>先计算 prompt、批次之间不留 decode 步的引擎，只有在没有 prompt 等待时才给回答一步。吞吐量和首个 token 不变；用户看到的回答速度只剩一小部分。</translation>
    </message>
    <message>
        <source>The share of steps that are prefill while answers are running; long gaps stand on runs of prefill batches.</source>
        <translation>有回答运行时属于 prefill 的步所占比例；长间隔落在连续的 prefill 批次上。</translation>
    </message>
    <message>
        <source>Gaps remain with decode steps between the prefill batches.</source>
        <translation>在 prefill 批次之间加入 decode 步后间隔依旧。</translation>
    </message>
    <message>
        <source>Keep a few decode steps after each prefill batch (prefill-decode-interval): many times the pace of answers for a few per cent of the first token&apos;s time.</source>
        <translation>每个 prefill 批次后保留几个 decode 步（prefill-decode-interval）：回答速度提高数倍，首个 token 时间只多百分之几。</translation>
    </message>
    <message>
        <source>The same traffic comes in bursts</source>
        <translation>同样的流量以突发方式到来</translation>
    </message>
    <message>
        <source>The mean rate is as before, but requests arrive bunched: queues build up and drain, the tail grows and the median less.</source>
        <translation>平均速率如前，但请求成簇到达：队列堆积又排空，尾部变长，中位数变化较小。</translation>
    </message>
    <message>
        <source>Arrivals in windows of a second: variance over mean.</source>
        <translation>以一秒为窗口的到达数：方差除以均值。</translation>
    </message>
    <message>
        <source>Arrivals are as even as before.</source>
        <translation>到达与以前一样均匀。</translation>
    </message>
    <message>
        <source>Smooth at the gateway, or keep capacity for bursts.</source>
        <translation>在网关平滑，或为突发预留容量。</translation>
    </message>
    <message>
        <source>More requests run together, and every step reads all of their KV cache</source>
        <translation>同时运行的请求更多，每一步都要读取它们全部的 KV 缓存</translation>
    </message>
    <message>
        <source>A decode step reads the weights once and the KV cache of every running request, and its time is everybody&apos;s time per token. Generous admission keeps the queue empty by letting the batch grow: first tokens stay quick, tokens come slowly. Prompts that are computed in between add to it.</source>
        <translation>一个 decode 步读取一次权重和所有运行中请求的 KV 缓存，其耗时就是每个人的每 token 时间。宽松的准入让批次变大来保持队列为空：首个 token 仍快，后续 token 变慢。其间计算的 prompt 还会加重。</translation>
    </message>
    <message>
        <source>Step time, or time per token, against the number running and their context: a line with the predicted slope; all gaps shifted, not a few.</source>
        <translation>步耗时或每 token 时间对运行数及其上下文：一条斜率符合预测的直线；所有间隔都偏移，而非少数。</translation>
    </message>
    <message>
        <source>Gaps have two peaks: 3.4. The step&apos;s wall time rises and its GPU time does not: 3.2. Preemptions climb: 3.3.</source>
        <translation>间隔有两个峰：3.4。步的总耗时上升而 GPU 时间没有：3.2。抢占增多：3.3。</translation>
    </message>
    <message>
        <source>Cap the running requests from the time per token that is allowed, hold the rest in the queue, and add capacity for what is left over. A trade, not a gain, unless KV bytes shrink (fp8).</source>
        <translation>按允许的每 token 时间限制运行中的请求，其余留在队列，并为剩余部分增加容量。这是取舍而非收益，除非 KV 字节减少（fp8）。</translation>
    </message>
    <message>
        <source>More is offered than can be served</source>
        <translation>到来的请求超过服务能力</translation>
    </message>
    <message>
        <source>The offered load is beyond the capacity: the backlog grows as long as that lasts, and so do all waiting times, whatever the engine does.</source>
        <translation>到来的负载超过容量：只要持续，积压就增长，所有等待时间也随之增长，引擎怎么做都一样。</translation>
    </message>
    <message>
        <source>Offered against completed requests; the number waiting rises in a straight line.</source>
        <translation>到来的请求对完成的请求；等待数直线上升。</translation>
    </message>
    <message>
        <source>Fewer are completed than before at the same offered rate: then capacity shrank.</source>
        <translation>到来速率相同而完成的比以前少：那就是容量缩小了。</translation>
    </message>
    <message>
        <source>Add replicas, or turn requests away early and by class.</source>
        <translation>增加副本，或按类别尽早拒绝请求。</translation>
    </message>
    <message>
        <source>Answers got longer</source>
        <translation>回答变长了</translation>
    </message>
    <message>
        <source>A new prompt or model makes longer answers: more requests are under way at the same rate, each step is longer, and the KV cache fills.</source>
        <translation>新的 prompt 或模型产生更长的回答：同样速率下在途请求更多，每步更长，KV 缓存被填满。</translation>
    </message>
    <message>
        <source>The distribution of output tokens.</source>
        <translation>输出 token 的分布。</translation>
    </message>
    <message>
        <source>Output lengths are unchanged.</source>
        <translation>输出长度未变。</translation>
    </message>
    <message>
        <source>Cap max_tokens by class; mend the prompt that makes answers long.</source>
        <translation>按类别限制 max_tokens；修正使回答变长的 prompt。</translation>
    </message>
    <message>
        <source>The decode batch is larger than the largest captured CUDA graph</source>
        <translation>decode 批次大于已捕获的最大 CUDA graph</translation>
    </message>
    <message>
        <source>Beyond the largest captured size kernels are launched one by one, and a step takes several times as long; with slower steps more requests run together, so that the batch does not come back below by itself.</source>
        <translation>超过最大捕获尺寸后 kernel 逐个启动，一步耗时成倍；步变慢后同时运行的请求更多，批次自己回不到该尺寸以下。</translation>
    </message>
    <message>
        <source>The running batch against the largest captured size in the start-up log; the graph flag of the decode log.</source>
        <translation>运行批次对启动日志中的最大捕获尺寸；decode 日志中的 graph 标记。</translation>
    </message>
    <message>
        <source>Time per token does not step at that size.</source>
        <translation>每 token 时间在该尺寸处没有跳变。</translation>
    </message>
    <message>
        <source>Capture up to the running cap, or cap the running requests at the largest graph.</source>
        <translation>捕获到运行上限，或把运行请求限制在最大 graph。</translation>
    </message>
    <message>
        <source>CUDA graphs are off</source>
        <translation>CUDA graph 已关闭</translation>
    </message>
    <message>
        <source>A flag or an environment variable of the new deploy has every kernel launched by itself: no step is faster than its launches.</source>
        <translation>新部署的参数或环境变量使每个 kernel 单独启动：没有哪一步能快过其启动开销。</translation>
    </message>
    <message>
        <source>cudaGraphLaunch in a profile; the environment of both versions.</source>
        <translation>性能剖析中的 cudaGraphLaunch；两个版本的环境。</translation>
    </message>
    <message>
        <source>Graphs are launched as before.</source>
        <translation>graph 如以前一样启动。</translation>
    </message>
    <message>
        <source>Turn them on again; compare flags and environment of the versions before blaming the code.</source>
        <translation>重新打开；在怪罪代码前比较各版本的参数和环境。</translation>
    </message>
    <message>
        <source>Speculative decoding costs more than it brings at this load</source>
        <translation>在此负载下，推测解码得不偿失</translation>
    </message>
    <message>
        <source>Drafting and verifying take GPU time that a full batch does not have to spare: what speeds up a single request slows down many.</source>
        <translation>起草和验证要用 GPU 时间，而满批次没有富余：加速单个请求的办法拖慢了许多请求。</translation>
    </message>
    <message>
        <source>Acceptance, and time per token with and without it at the same number running.</source>
        <translation>接受率，以及相同运行数下开与关时的每 token 时间。</translation>
    </message>
    <message>
        <source>Time per token is the same with it off.</source>
        <translation>关闭后每 token 时间相同。</translation>
    </message>
    <message>
        <source>Switch it off above a batch size.</source>
        <translation>超过某个批次大小就关闭。</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>批次要等最长的回答结束才补充</translation>
    </message>
    <message>
        <source>Batching by request: slots of finished answers stay empty until the longest one ends. The batch drains while the queue is full; every GPU is wasted alike, so that more replicas help in proportion.</source>
        <translation>按请求组批：已完成回答的槽位一直空到最长的回答结束。队列满着批次却在流空；每块 GPU 浪费相同，所以增加副本按比例有效。</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is a sawtooth with a full queue.</source>
        <translation>一张面板：运行请求对上限、已分配和有效的 KV、步中 GPU 忙碌占比。队列满时运行数呈锯齿状。</translation>
    </message>
    <message>
        <source>Running stays near its cap with live KV near 100 % and the GPU busy: it is saturated (3.1, 3.5). Running flat and low with KV full: over-reservation. Running at its cap and the GPU idle between steps: the host.</source>
        <translation>运行数接近上限、有效 KV 接近 100 % 且 GPU 忙碌：已饱和（3.1、3.5）。运行数平而低且 KV 满：过度预留。运行数达上限而步间 GPU 空闲：主机。</translation>
    </message>
    <message>
        <source>Continuous batching: refill slots at every step.</source>
        <translation>连续批处理：每一步都补充槽位。</translation>
    </message>
    <message>
        <source>KV cache is set aside for the longest possible answer</source>
        <translation>KV 缓存按可能的最长回答预留</translation>
    </message>
    <message>
        <source>At admission each request takes the KV of max_tokens or max_model_len. The pool is full of nothing: few requests run, allocated KV is near 100 % and live KV far lower.</source>
        <translation>准入时每个请求占用 max_tokens 或 max_model_len 的 KV。池里装满了空位：运行的请求很少，已分配 KV 接近 100 %，有效 KV 低得多。</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is flat and low, allocated near 100 %, live far lower.</source>
        <translation>一张面板：运行请求对上限、已分配和有效的 KV、步中 GPU 忙碌占比。运行数平而低，已分配接近 100 %，有效低得多。</translation>
    </message>
    <message>
        <source>KV is not full: then static batching, the host, or a low cap.</source>
        <translation>KV 没满：那就是静态批处理、主机或上限过低。</translation>
    </message>
    <message>
        <source>Paged KV that grows with the answer, with a watermark; honest max_tokens from the clients.</source>
        <translation>随回答增长的分页 KV，带水位线；客户端如实填写 max_tokens。</translation>
    </message>
    <message>
        <source>The engine&apos;s own loop is slower than the GPU</source>
        <translation>引擎自身的循环比 GPU 慢</translation>
    </message>
    <message>
        <source>Scheduling, tokenisation, sampling or a grammar take longer than the step itself, and the GPU waits in between. Slots are full, KV is not.</source>
        <translation>调度、分词、采样或语法处理比步本身还久，GPU 在其间等待。槽位满，KV 不满。</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running at its cap or ample, KV not full, GPU time a third of the step&apos;s.</source>
        <translation>一张面板：运行请求对上限、已分配和有效的 KV、步中 GPU 忙碌占比。运行数达上限或充足，KV 不满，GPU 时间占步的三分之一。</translation>
    </message>
    <message>
        <source>GPU time of a step rises with its wall time: then it is the batch (3.1) or prompts (3.4).</source>
        <translation>步的 GPU 时间随总耗时上升：那就是批次（3.1）或 prompt（3.4）。</translation>
    </message>
    <message>
        <source>Asynchronous scheduling, more front-end processes, graphs, CPU limits that fit; find what the loop does.</source>
        <translation>异步调度、更多前端进程、graph、合适的 CPU 限额；查明循环在做什么。</translation>
    </message>
    <message>
        <source>The container&apos;s CPU quota stops the host in every period</source>
        <translation>容器的 CPU 配额在每个周期都让主机停住</translation>
    </message>
    <message>
        <source>Thread pools sized by the machine use the quota up within part of each 100 ms; then the engine&apos;s loop stands still until the next. CPU use looks like the limit, the GPU idles.</source>
        <translation>按机器规格设置的线程池在每 100 ms 的一部分时间内就用完配额；之后引擎循环停到下一周期。CPU 使用看起来等于限额，GPU 空闲。</translation>
    </message>
    <message>
        <source>nr_throttled over nr_periods of the cgroup, not CPU use.</source>
        <translation>cgroup 的 nr_throttled 除以 nr_periods，而非 CPU 使用率。</translation>
    </message>
    <message>
        <source>The share of throttled periods is near 0.</source>
        <translation>被限流周期的占比接近 0。</translation>
    </message>
    <message>
        <source>Set thread pools to the pod&apos;s CPUs (OMP_NUM_THREADS), or raise the limit.</source>
        <translation>把线程池设为 pod 的 CPU 数（OMP_NUM_THREADS），或提高限额。</translation>
    </message>
    <message>
        <source>The cap on running requests is too low</source>
        <translation>运行请求的上限过低</translation>
    </message>
    <message>
        <source>The engine could run more together, but its cap holds them in the queue: few run, KV and GPU have room, and the queue grows.</source>
        <translation>引擎可以同时运行更多，但上限把它们留在队列：运行的少，KV 和 GPU 有余，队列变长。</translation>
    </message>
    <message>
        <source>The number running stands at max_num_seqs while KV usage is low.</source>
        <translation>运行数停在 max_num_seqs，而 KV 使用率低。</translation>
    </message>
    <message>
        <source>Running lies below the cap.</source>
        <translation>运行数低于上限。</translation>
    </message>
    <message>
        <source>Raise the cap to what the time per token allows.</source>
        <translation>把上限提高到每 token 时间允许的程度。</translation>
    </message>
    <message>
        <source>The gateway lets too few requests through</source>
        <translation>网关放行的请求太少</translation>
    </message>
    <message>
        <source>A concurrency limit in front of the engine holds requests back: the engine&apos;s queue is empty, its batch small, and the wait is not in the engine&apos;s metrics.</source>
        <translation>引擎前的并发限制拦住请求：引擎队列为空，批次小，等待不在引擎的指标里。</translation>
    </message>
    <message>
        <source>The gateway&apos;s own queue; the engine&apos;s waiting at 0.</source>
        <translation>网关自己的队列；引擎的等待数为 0。</translation>
    </message>
    <message>
        <source>The engine&apos;s own queue is full.</source>
        <translation>引擎自己的队列是满的。</translation>
    </message>
    <message>
        <source>Set the gateway&apos;s limit by tokens, or above what the engine can run.</source>
        <translation>按 token 设网关限额，或设得高于引擎能运行的量。</translation>
    </message>
    <message>
        <source>Long contexts fill the KV cache while admission counts requests</source>
        <translation>准入按请求计数时，长上下文填满 KV 缓存</translation>
    </message>
    <message>
        <source>One request of tens of thousands of tokens holds as much KV as dozens of others. A cap in requests is blind to it: the pool fills, running requests are preempted and computed again, and everybody behind them waits.</source>
        <translation>一个数万 token 的请求占用的 KV 相当于几十个其他请求。按请求的上限看不到这一点：池被填满，运行中的请求被抢占并重新计算，后面的都要等。</translation>
    </message>
    <message>
        <source>Tokens reserved, not requests running, at their maximum when it happens; the same number of short requests does nothing, and with a cap in tokens it does not happen.</source>
        <translation>发生时的已预留 token 数最大值，而非运行请求数；同样数量的短请求没有影响，按 token 设上限也不会发生。</translation>
    </message>
    <message>
        <source>KV is low when latency rises: 3.4. Preemptions without long prompts: overload, 3.1. Queue with unused KV: over-reservation, 3.2.</source>
        <translation>延迟上升时 KV 很低：3.4。没有长 prompt 却有抢占：过载，3.1。排队而 KV 未用：过度预留，3.2。</translation>
    </message>
    <message>
        <source>Admit by tokens or blocks, with a budget for the long class, and chunk prompts; fp8 KV doubles the pool.</source>
        <translation>按 token 或块准入，为长请求类别设预算，并对 prompt 分块；fp8 KV 使池翻倍。</translation>
    </message>
    <message>
        <source>KV grows into free memory, and long contexts crash the engine</source>
        <translation>KV 向空闲显存增长，长上下文使引擎崩溃</translation>
    </message>
    <message>
        <source>Without a pool of blocks KV takes free memory as it grows. A burst of long contexts takes the last of it: the engine crashes, loses all it had, comes back and meets the same requests again.</source>
        <translation>没有块池时，KV 边增长边占用空闲显存。一阵长上下文占掉最后一点：引擎崩溃，失去全部内容，恢复后又遇到同样的请求。</translation>
    </message>
    <message>
        <source>Reserved tokens at the time of the crash, from the allocator&apos;s state.</source>
        <translation>崩溃时的已预留 token，来自分配器状态。</translation>
    </message>
    <message>
        <source>A crash with KV low: transients of a step. Memory that climbs for days whatever the prompts: a leak.</source>
        <translation>KV 低时崩溃：某一步的临时内存。无论什么 prompt 内存都连日上升：泄漏。</translation>
    </message>
    <message>
        <source>Admission by tokens; a paged KV pool.</source>
        <translation>按 token 准入；分页 KV 池。</translation>
    </message>
    <message>
        <source>The KV pool is too small for what runs</source>
        <translation>KV 池对运行内容来说太小</translation>
    </message>
    <message>
        <source>A raised max_model_len, a larger model, more memory outside the pool or a lower utilisation leave fewer blocks. Admission waits for them, running requests are preempted and computed again.</source>
        <translation>更大的 max_model_len、更大的模型、池外更多内存或更低的利用率使块变少。准入要等块，运行中的请求被抢占并重新计算。</translation>
    </message>
    <message>
        <source>Preemptions a finished request with KV usage near 100 %; the pool&apos;s size in the start-up log of both versions.</source>
        <translation>每个完成请求的抢占数，KV 使用率接近 100 %；两个版本启动日志中的池大小。</translation>
    </message>
    <message>
        <source>KV usage is low, or no preemptions.</source>
        <translation>KV 使用率低，或没有抢占。</translation>
    </message>
    <message>
        <source>A watermark or admission by tokens; fp8 KV; give the pool its memory back.</source>
        <translation>水位线或按 token 准入；fp8 KV；把内存还给池。</translation>
    </message>
    <message>
        <source>Requests are admitted, preempted and admitted again</source>
        <translation>请求被准入、抢占，又再次准入</translation>
    </message>
    <message>
        <source>Prompts fit, answers do not: the pool is over-admitted, running requests lose their KV and compute it anew, and the work that is thrown away keeps the pool full.</source>
        <translation>prompt 放得下，回答放不下：池准入过多，运行中的请求失去 KV 再重新计算，被丢弃的工作让池一直满着。</translation>
    </message>
    <message>
        <source>Preemptions a finished request above 0.5 with KV usage near 100 %.</source>
        <translation>每个完成请求的抢占数超过 0.5，且 KV 使用率接近 100 %。</translation>
    </message>
    <message>
        <source>The counter of preemptions is flat.</source>
        <translation>抢占计数没有变化。</translation>
    </message>
    <message>
        <source>A watermark of 5 %: fewer preemptions, a longer queue.</source>
        <translation>5 % 的水位线：抢占更少，队列更长。</translation>
    </message>
    <message>
        <source>A prompt that hardly fits blocks the head of the queue</source>
        <translation>一个勉强放得下的 prompt 堵在队首</translation>
    </message>
    <message>
        <source>First come, first served: a prompt that needs most of the pool waits until it has drained, and everything behind it waits too. Running goes towards 0 with the queue full and KV low.</source>
        <translation>先到先服务：需要大部分池的 prompt 要等池流空，后面的也都跟着等。队列满、KV 低，运行数趋近 0。</translation>
    </message>
    <message>
        <source>The prompt at the head of the queue against the free blocks, in the engine&apos;s log.</source>
        <translation>引擎日志中队首的 prompt 对空闲块数。</translation>
    </message>
    <message>
        <source>The waiting prompts are short.</source>
        <translation>等待的 prompt 都很短。</translation>
    </message>
    <message>
        <source>Reject or route what needs more than a share of the pool.</source>
        <translation>拒绝或另行路由所需超过池一定比例的请求。</translation>
    </message>
    <message>
        <source>A step needs more memory than is left beside the KV pool</source>
        <translation>一步需要的内存超过 KV 池之外的剩余</translation>
    </message>
    <message>
        <source>Log-probabilities of whole prompts, an encoder or unchunked activations grow with the tokens of a step and are not in the pool: the engine crashes with KV low.</source>
        <translation>整个 prompt 的对数概率、编码器或未分块的激活随每步 token 增长，且不在池内：引擎在 KV 低时崩溃。</translation>
    </message>
    <message>
        <source>The allocator&apos;s state at the crash: KV allocated low, one large request for activations or logits.</source>
        <translation>崩溃时的分配器状态：KV 分配低，有一次针对激活或 logits 的大块请求。</translation>
    </message>
    <message>
        <source>KV was full when it crashed.</source>
        <translation>崩溃时 KV 是满的。</translation>
    </message>
    <message>
        <source>Bound the tokens of a step; leave headroom; refuse prompt log-probabilities of long prompts.</source>
        <translation>限制每步 token；留出余量；拒绝长 prompt 的对数概率。</translation>
    </message>
    <message>
        <source>One replica&apos;s GPU is slow</source>
        <translation>某个副本的 GPU 慢</translation>
    </message>
    <message>
        <source>One of many replicas runs slower: a throttled clock, a neighbour, a bad link, another kind of GPU. What the balancer sends there waits; the median of the fleet stays.</source>
        <translation>许多副本中有一个更慢：时钟被限、邻居干扰、链路差或另一种 GPU。均衡器发到那里的请求要等；整体中位数不变。</translation>
    </message>
    <message>
        <source>Time per token and clocks by replica: one has left the others, at the same hit ratio.</source>
        <translation>按副本的每 token 时间和时钟：一个与其他不同，而 hit ratio 相同。</translation>
    </message>
    <message>
        <source>All replicas are alike; or the slow one has a low hit ratio: then its cache is cold.</source>
        <translation>所有副本都一样；或慢的那个 hit ratio 低：那是缓存冷。</translation>
    </message>
    <message>
        <source>Drain it; find out whether clock, neighbour or link.</source>
        <translation>排空它；查明是时钟、邻居还是链路。</translation>
    </message>
    <message>
        <source>All GPUs run at a lower clock</source>
        <translation>所有 GPU 都以较低时钟运行</translation>
    </message>
    <message>
        <source>Power or heat lowers the clocks of the whole fleet: every step takes longer, whatever is in it.</source>
        <translation>功率或温度使整体时钟降低：无论步里有什么，每步都更久。</translation>
    </message>
    <message>
        <source>sm_clock_mhz and the throttle reasons of DCGM.</source>
        <translation>sm_clock_mhz 和 DCGM 的限频原因。</translation>
    </message>
    <message>
        <source>Clocks are as before.</source>
        <translation>时钟如前。</translation>
    </message>
    <message>
        <source>Cooling or power; until then fewer requests a replica.</source>
        <translation>散热或供电；在此之前每个副本少接请求。</translation>
    </message>
    <message>
        <source>One replica has a smaller KV pool</source>
        <translation>某个副本的 KV 池较小</translation>
    </message>
    <message>
        <source>A replica started with less memory, or another GPU, holds fewer blocks: its requests wait and are preempted, the others&apos; are not.</source>
        <translation>某个副本以较少的显存或另一种 GPU 启动，块更少：它的请求等待并被抢占，其他的没有。</translation>
    </message>
    <message>
        <source>The pool&apos;s size in the start-up log of each replica; preemptions by replica.</source>
        <translation>各副本启动日志中的池大小；按副本的抢占。</translation>
    </message>
    <message>
        <source>All replicas are alike.</source>
        <translation>所有副本都一样。</translation>
    </message>
    <message>
        <source>Drain it and start it with its memory.</source>
        <translation>排空它，并以应有的显存启动。</translation>
    </message>
    <message>
        <source>Fewer replicas serve the same traffic</source>
        <translation>更少的副本服务同样的流量</translation>
    </message>
    <message>
        <source>Nodes were drained, a region has a smaller pool, or the autoscaler lags: each replica that is left has more to do.</source>
        <translation>节点被排空、某个区域的池较小，或自动扩缩滞后：剩下的每个副本要做得更多。</translation>
    </message>
    <message>
        <source>The number of replicas that answer, by region.</source>
        <translation>按区域的应答副本数。</translation>
    </message>
    <message>
        <source>The number of replicas is unchanged.</source>
        <translation>副本数未变。</translation>
    </message>
    <message>
        <source>Bring replicas back; route to other regions until then.</source>
        <translation>恢复副本；在此之前路由到其他区域。</translation>
    </message>
    <message>
        <source>The balancer gives one replica a multiple of the others&apos; load</source>
        <translation>均衡器给某个副本数倍于其他副本的负载</translation>
    </message>
    <message>
        <source>Kept-alive connections, a hot prefix or session, or stale signals send one replica far more than its share.</source>
        <translation>保持的连接、热门前缀或会话、或过时的信号使某个副本收到远超其份额的请求。</translation>
    </message>
    <message>
        <source>Running and request rate by replica.</source>
        <translation>按副本的运行数和请求率。</translation>
    </message>
    <message>
        <source>All replicas get alike.</source>
        <translation>所有副本得到的相同。</translation>
    </message>
    <message>
        <source>Least requests, or affinity with a guard; bound the life of connections.</source>
        <translation>最少请求优先，或带保护的亲和；限制连接寿命。</translation>
    </message>
    <message>
        <source>The host pauses now and then</source>
        <translation>主机不时停顿</translation>
    </message>
    <message>
        <source>Garbage collection, a grammar that is compiled or a noisy neighbour stops the engine&apos;s loop for tenths of a second, at any load. All running answers stand still together.</source>
        <translation>垃圾回收、正在编译的语法或吵闹的邻居使引擎循环停住零点几秒，与负载无关。所有运行中的回答同时停住。</translation>
    </message>
    <message>
        <source>Gaps in a trace of steps that no prompt explains, at even intervals.</source>
        <translation>步的跟踪中没有 prompt 能解释、且间距均匀的空隙。</translation>
    </message>
    <message>
        <source>Every long gap stands on a step with a long prefill: 3.4.</source>
        <translation>每个长间隔都落在有长 prefill 的步上：3.4。</translation>
    </message>
    <message>
        <source>Freeze or tune the garbage collector; compile grammars ahead.</source>
        <translation>冻结或调整垃圾回收；提前编译语法。</translation>
    </message>
    <message>
        <source>Kernels are compiled when a shape is first met</source>
        <translation>首次遇到某个形状时才编译 kernel</translation>
    </message>
    <message>
        <source>After a start each new batch shape costs a compilation: the first minutes stutter, then it is gone.</source>
        <translation>启动后每个新的批次形状都要编译一次：头几分钟卡顿，之后消失。</translation>
    </message>
    <message>
        <source>Compare by time since the start of the replica.</source>
        <translation>按副本启动后的时间比较。</translation>
    </message>
    <message>
        <source>It goes on long after the start.</source>
        <translation>启动很久之后仍在持续。</translation>
    </message>
    <message>
        <source>Warm all shapes up before a replica gets traffic.</source>
        <translation>副本接流量前预热所有形状。</translation>
    </message>
    <message>
        <source>KV transfers between prefill and decode are slow</source>
        <translation>prefill 与 decode 之间的 KV 传输慢</translation>
    </message>
    <message>
        <source>The fast path between the pools fell back to a slow one: each answer waits for its KV.</source>
        <translation>池间的快速通道退回到慢速通道：每个回答都要等它的 KV。</translation>
    </message>
    <message>
        <source>kv_transfer_s, bytes over time.</source>
        <translation>kv_transfer_s，字节随时间变化。</translation>
    </message>
    <message>
        <source>Transfers take as long as before.</source>
        <translation>传输耗时如前。</translation>
    </message>
    <message>
        <source>Bring the fast transport back; check what it fell back to.</source>
        <translation>恢复快速传输；检查它退回到了什么。</translation>
    </message>
    <message>
        <source>A proxy holds the answer back</source>
        <translation>代理扣住了回答</translation>
    </message>
    <message>
        <source>A proxy buffers the stream: clients see the first token late and then many at once, up to the whole answer. The engine&apos;s own figures do not move; gaps at the client are shorter than the engine&apos;s, which streaming cannot do.</source>
        <translation>代理缓冲了流：客户端很晚才看到首个 token，随后一次看到很多，直至整个回答。引擎自己的数据不动；客户端的间隔比引擎的短，流式传输做不到这一点。</translation>
    </message>
    <message>
        <source>Gaps at the client below those of the engine; share of gaps below 5 ms.</source>
        <translation>客户端间隔低于引擎间隔；低于 5 ms 的间隔占比。</translation>
    </message>
    <message>
        <source>Client and engine agree.</source>
        <translation>客户端与引擎一致。</translation>
    </message>
    <message>
        <source>proxy_buffering off and HTTP/1.1 upstream: both.</source>
        <translation>proxy_buffering off 和上游 HTTP/1.1：两者都要。</translation>
    </message>
    <message>
        <source>A proxy delays the first bytes</source>
        <translation>代理延迟了最初的字节</translation>
    </message>
    <message>
        <source>The first token of each answer is held for a fixed time on its way; later ones are not.</source>
        <translation>每个回答的首个 token 在途中被扣住固定时间，后续的没有。</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s: a constant difference.</source>
        <translation>客户端 TTFT 对引擎 TTFT：固定差值。</translation>
    </message>
    <message>
        <source>Flush headers and first bytes at once.</source>
        <translation>立即发送头部和最初的字节。</translation>
    </message>
    <message>
        <source>The network between client and engine is slow</source>
        <translation>客户端与引擎之间的网络慢</translation>
    </message>
    <message>
        <source>Every message takes longer on its way: first tokens at the client come later by two ways, gaps stay.</source>
        <translation>每条消息在途时间更长：客户端首个 token 晚两个单程，间隔不变。</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s.</source>
        <translation>客户端 TTFT 对引擎 TTFT。</translation>
    </message>
    <message>
        <source>The engine&apos;s own TTFT has grown as much.</source>
        <translation>引擎自己的 TTFT 增长同样多。</translation>
    </message>
    <message>
        <source>Route; keep connections open.</source>
        <translation>调整路由；保持连接打开。</translation>
    </message>
    <message>
        <source>Clients time out and try again</source>
        <translation>客户端超时并重试</translation>
    </message>
    <message>
        <source>Requests that take too long are given up and sent anew: the engine computes answers that nobody reads, and each timeout adds load.</source>
        <translation>耗时过长的请求被放弃并重新发送：引擎计算没人读的回答，每次超时都增加负载。</translation>
    </message>
    <message>
        <source>Attempts against different requests; aborts.</source>
        <translation>尝试数对不同请求数；中止。</translation>
    </message>
    <message>
        <source>No retries.</source>
        <translation>没有重试。</translation>
    </message>
    <message>
        <source>Back off with jitter, a budget for retries, and early rejection.</source>
        <translation>带抖动的退避、重试预算和尽早拒绝。</translation>
    </message>
    <message>
        <source>Clients give up earlier</source>
        <translation>客户端更早放弃</translation>
    </message>
    <message>
        <source>Shorter patience at the client: answers are aborted, throughput counts what nobody got, and queues look shorter than the demand is.</source>
        <translation>客户端耐心变短：回答被中止，吞吐量计入了没人得到的内容，队列看起来比需求短。</translation>
    </message>
    <message>
        <source>Finished by reason: abort against stop.</source>
        <translation>按原因统计的完成：中止对停止。</translation>
    </message>
    <message>
        <source>Aborts are as rare as before.</source>
        <translation>中止与以前一样少。</translation>
    </message>
    <message>
        <source>Restore the timeout.</source>
        <translation>恢复超时设置。</translation>
    </message>
    <message>
        <source>More replicas than the load needs</source>
        <translation>副本多于负载所需</translation>
    </message>
    <message>
        <source>Replicas idle: latencies are comfortable, and each token carries the price of the empty ones.</source>
        <translation>副本空闲：延迟很宽裕，每个 token 都分摊空闲副本的价格。</translation>
    </message>
    <message>
        <source>Running against the cap at the peak; GPU busy.</source>
        <translation>峰值时运行数对上限；GPU 忙碌。</translation>
    </message>
    <message>
        <source>The GPUs are busy at the peak.</source>
        <translation>峰值时 GPU 是忙的。</translation>
    </message>
    <message>
        <source>Give replicas back, with a margin for the peak.</source>
        <translation>退还副本，为峰值留余量。</translation>
    </message>
    <message>
        <source>Less traffic on the same replicas</source>
        <translation>同样的副本上流量变少</translation>
    </message>
    <message>
        <source>The same GPUs serve fewer requests: every figure but the cost is better.</source>
        <translation>同样的 GPU 服务更少的请求：除成本外每项都更好。</translation>
    </message>
    <message>
        <source>Request rate.</source>
        <translation>请求率。</translation>
    </message>
    <message>
        <source>The request rate is unchanged.</source>
        <translation>请求率未变。</translation>
    </message>
    <message>
        <source>Scale down with the load.</source>
        <translation>随负载缩减。</translation>
    </message>
    <message>
        <source>The GPUs cost more</source>
        <translation>GPU 变贵了</translation>
    </message>
    <message>
        <source>Another kind of GPU, region or contract: nothing but the price has changed.</source>
        <translation>另一种 GPU、区域或合同：只有价格变了。</translation>
    </message>
    <message>
        <source>The bill: hours and price of an hour.</source>
        <translation>账单：小时数和每小时价格。</translation>
    </message>
    <message>
        <source>Price and hours are the same.</source>
        <translation>价格和小时数相同。</translation>
    </message>
    <message>
        <source>Another GPU or contract.</source>
        <translation>另一种 GPU 或合同。</translation>
    </message>
    <message>
        <source>A probe kills replicas that are only slow</source>
        <translation>探针杀死了只是慢的副本</translation>
    </message>
    <message>
        <source>A liveness probe with a short timeout restarts replicas under load; each comes back cold and the others get its share.</source>
        <translation>超时很短的存活探针在负载下重启副本；每个回来时都是冷的，其他的要分担它的份额。</translation>
    </message>
    <message>
        <source>Restarts of the pods against probe failures.</source>
        <translation>pod 重启对探针失败。</translation>
    </message>
    <message>
        <source>No restarts.</source>
        <translation>没有重启。</translation>
    </message>
    <message>
        <source>restarts follow from the probe&apos;s own timing, which no scenario describes</source>
        <translation>重启取决于探针自身的时序，没有场景描述它</translation>
    </message>
    <message>
        <source>The autoscaler follows the load too late</source>
        <translation>自动扩缩跟随负载太慢</translation>
    </message>
    <message>
        <source>Replicas arrive minutes after the load, cold.</source>
        <translation>副本在负载之后几分钟才到，而且是冷的。</translation>
    </message>
    <message>
        <source>Replicas over time against the load.</source>
        <translation>副本数随时间对负载。</translation>
    </message>
    <message>
        <source>The number of replicas followed in time.</source>
        <translation>副本数及时跟上了。</translation>
    </message>
    <message>
        <source>the number of replicas is fixed during a run</source>
        <translation>一次运行中副本数是固定的</translation>
    </message>
    <message>
        <source>Caches are cold after the rollout itself</source>
        <translation>发布本身之后缓存是冷的</translation>
    </message>
    <message>
        <source>Each restarted replica begins with an empty prefix cache; for some minutes it computes what it will find later.</source>
        <translation>每个重启的副本都从空的前缀缓存开始；有几分钟要计算之后能找到的内容。</translation>
    </message>
    <message>
        <source>Hit ratio by time since the start of each replica.</source>
        <translation>按各副本启动后时间的 hit ratio。</translation>
    </message>
    <message>
        <source>It is still low long after the start.</source>
        <translation>启动很久之后仍然低。</translation>
    </message>
    <message>
        <source>it passes by itself within minutes: play it as a change of the scenario</source>
        <translation>几分钟内会自行消失：请作为场景的变更来演示</translation>
    </message>
    <message>
        <source>An environment variable changed with the deploy</source>
        <translation>部署时有环境变量改变</translation>
    </message>
    <message>
        <source>A variable switches a code path whose cost nobody can tell from outside.</source>
        <translation>某个变量切换了代码路径，其代价从外部看不出。</translation>
    </message>
    <message>
        <source>The environment of both versions, side by side.</source>
        <translation>两个版本的环境并排比较。</translation>
    </message>
    <message>
        <source>It is the same.</source>
        <translation>环境相同。</translation>
    </message>
    <message>
        <source>what a variable does is not in the model: it stays a suspect by name</source>
        <translation>变量的作用不在模型中：它只作为名义上的嫌疑保留</translation>
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
        <translation>排队时间</translation>
    </message>
    <message>
        <source>Prefill time</source>
        <translation>Prefill 时间</translation>
    </message>
    <message>
        <source>Decode time</source>
        <translation>Decode 时间</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>TTFT at the client</source>
        <translation>客户端 TTFT</translation>
    </message>
    <message>
        <source>ITL at the client</source>
        <translation>客户端 ITL</translation>
    </message>
    <message>
        <source>Gateway wait</source>
        <translation>网关等待</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>队列中最久</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV 已分配</translation>
    </message>
    <message>
        <source>KV live</source>
        <translation>KV 有效</translation>
    </message>
    <message>
        <source>Batch limit</source>
        <translation>批次上限</translation>
    </message>
    <message>
        <source>Largest captured batch</source>
        <translation>已捕获的最大批次</translation>
    </message>
    <message>
        <source>Gateway queue</source>
        <translation>网关队列</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>处理中</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU 忙碌</translation>
    </message>
    <message>
        <source>SM active</source>
        <translation>SM 活跃</translation>
    </message>
    <message>
        <source>Tensor cores active</source>
        <translation>Tensor Core 活跃</translation>
    </message>
    <message>
        <source>Memory active</source>
        <translation>显存活跃</translation>
    </message>
    <message>
        <source>CPU throttled</source>
        <translation>CPU 被限流</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>SM 频率，MHz</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出 token</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>Prompt token</translation>
    </message>
    <message>
        <source>Prompt tokens computed</source>
        <translation>已计算的 prompt token</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>抢占</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Time-outs</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Aborts</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>Hit ratio, tokens</source>
        <translation>Hit ratio，token</translation>
    </message>
    <message>
        <source>Preemptions a request</source>
        <translation>每个请求的抢占次数</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>拒绝占比</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时占比</translation>
    </message>
    <message>
        <source>ITL above 100 ms</source>
        <translation>ITL 超过 100 ms</translation>
    </message>
    <message>
        <source>Steps by CUDA graph</source>
        <translation>由 CUDA graph 执行的步</translation>
    </message>
    <message>
        <source>KV transfer</source>
        <translation>KV 传输</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步耗时</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <source>GPU time a step</source>
        <translation>每步 GPU 时间</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt 长度</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>输出长度</translation>
    </message>
    <message>
        <source>Prefill a token</source>
        <translation>每 token prefill</translation>
    </message>
    <message>
        <source>Cached tokens</source>
        <translation>缓存的 token</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>Cost, $ a million output tokens</source>
        <translation>成本，每百万输出 token 的美元数</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Spread of TTFT over replicas</source>
        <translation>TTFT 在各副本间的离散度</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
</context>
<context>
    <name>Node</name>
    <message>
        <source>Synthetic traffic</source>
        <translation>合成流量</translation>
    </message>
    <message>
        <source>Requests drawn from an arrival law and length laws, optionally in groups that share a prompt prefix.</source>
        <translation>按到达规律和长度规律抽取的请求，可分为共享 prompt 前缀的组。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Sessions of several turns, each of which sends back what was said before: chats with think times and agents with tool calls.</source>
        <translation>多轮会话，每轮都会回传之前的内容：带思考时间的聊天，以及带工具调用的智能体。</translation>
    </message>
    <message>
        <source>Trace replay</source>
        <translation>跟踪重放</translation>
    </message>
    <message>
        <source>The requests of a trace file, at their recorded times or faster or slower.</source>
        <translation>跟踪文件中的请求，按记录的时间，或更快、更慢。</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Sends what a workload wants sent: with patience, retries, and a network before it.</source>
        <translation>发送负载要发送的内容：带耐心、重试和前置网络。</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>网关</translation>
    </message>
    <message>
        <source>Lets requests through, has them wait, or rejects them, tenant by tenant.</source>
        <translation>按租户放行、排队或拒绝请求。</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <source>Deals requests to replicas.</source>
        <translation>把请求分配给副本。</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>KV 链路</translation>
    </message>
    <message>
        <source>Carries the KV cache of prompts from the engines that compute them to those that decode.</source>
        <translation>把 prompt 的 KV 缓存从计算它们的引擎传到 decode 的引擎。</translation>
    </message>
    <message>
        <source>vLLM V1</source>
        <translation>vLLM V1</translation>
    </message>
    <message>
        <source>Continuous batching with chunked prefill, paged KV, prefix caching and preemption by recompute.</source>
        <translation>连续批处理，带分块 prefill、分页 KV、前缀缓存，抢占后重新计算。</translation>
    </message>
    <message>
        <source>vLLM V0</source>
        <translation>vLLM V0</translation>
    </message>
    <message>
        <source>Whole prompts first, alone in their step while decodes pause; paged KV and preemption by recompute.</source>
        <translation>完整 prompt 优先，独占一步而 decode 暂停；分页 KV，抢占后重新计算。</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>Prefill batches first while decodes wait, radix prefix cache by the token, retraction where answers outgrow the KV pool.</source>
        <translation>prefill 批次优先而 decode 等待，按 token 的 radix 前缀缓存，回答超出 KV 池时撤回。</translation>
    </message>
    <message>
        <source>TensorRT-LLM</source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message>
        <source>In-flight batching: answers first, then prompts; KV is set aside to the end of a request or grows.</source>
        <translation>In-flight 批处理：回答优先，其次 prompt；KV 预留到请求结束，或随之增长。</translation>
    </message>
    <message>
        <source>Sarathi-Serve</source>
        <translation>Sarathi-Serve</translation>
    </message>
    <message>
        <source>Stall-free batching: every step holds all decodes and as much of prompts as its size allows.</source>
        <translation>无停顿批处理：每步包含所有 decode，以及其大小允许的 prompt。</translation>
    </message>
    <message>
        <source>Orca</source>
        <translation>Orca</translation>
    </message>
    <message>
        <source>Iteration-level batching with whole prompts and KV set aside at admission.</source>
        <translation>按迭代批处理，prompt 不切分，KV 在准入时预留。</translation>
    </message>
    <message>
        <source>Static batching</source>
        <translation>静态批处理</translation>
    </message>
    <message>
        <source>Request-level batching: a batch runs until its longest answer ends.</source>
        <translation>按请求批处理：批次运行到其最长的回答结束。</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Step times from compute and memory rooflines with efficiencies fitted to measured layer tables.</source>
        <translation>由计算与内存 roofline 得出步耗时，效率按实测层表拟合。</translation>
    </message>
    <message>
        <source>Measured layer tables</source>
        <translation>实测层表</translation>
    </message>
    <message>
        <source>Step times as the sum of a model&apos;s layers, each from a table of measured kernel times.</source>
        <translation>步耗时为模型各层之和，每层取自实测 kernel 时间表。</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>text: what does it say?</source>
        <translation>text：它说明了什么？</translation>
    </message>
    <message>
        <source>observation: which [[observation]] holds its figures?</source>
        <translation>observation：哪个 [[observation]] 含有其数据？</translation>
    </message>
    <message>
        <source>falsifier: what would show that it is wrong?</source>
        <translation>falsifier：什么能说明它是错的？</translation>
    </message>
    <message>
        <source>links: which observations does it rest on?</source>
        <translation>links：它基于哪些观测？</translation>
    </message>
    <message>
        <source>prediction: what is it to change, by how much, by when?</source>
        <translation>prediction：要改变什么、多少、到何时？</translation>
    </message>
    <message>
        <source>cost: what does it cost, and whom?</source>
        <translation>cost：代价是什么，由谁承担？</translation>
    </message>
    <message>
        <source>stop_condition: when is it taken back?</source>
        <translation>stop_condition：何时撤回？</translation>
    </message>
    <message>
        <source>reversible: can it be taken back?</source>
        <translation>reversible：能否撤回？</translation>
    </message>
    <message>
        <source>at: when did it begin?</source>
        <translation>at：何时开始？</translation>
    </message>
    <message>
        <source>metric: which figure?</source>
        <translation>metric：哪项数据？</translation>
    </message>
    <message>
        <source>statistic: of which statistic?</source>
        <translation>statistic：哪个统计量？</translation>
    </message>
    <message>
        <source>direction or bounds: where will it lie?</source>
        <translation>direction 或界限：它会落在哪里？</translation>
    </message>
    <message>
        <source>until: by when?</source>
        <translation>until：到何时？</translation>
    </message>
    <message>
        <source>links: which action or hypothesis says so?</source>
        <translation>links：由哪个行动或假设得出？</translation>
    </message>
    <message>
        <source>links: which hypothesis does it test?</source>
        <translation>links：它检验哪个假设？</translation>
    </message>
    <message>
        <source>at, until: in which window is recovery looked for?</source>
        <translation>at, until：在哪个窗口检查恢复？</translation>
    </message>
    <message>
        <source>links: which gap of the incident does it close?</source>
        <translation>links：它弥补事故的哪个缺口？</translation>
    </message>
    <message>
        <source>scenario: which replay would have caught the incident?</source>
        <translation>scenario：哪个复现能发现该事故？</translation>
    </message>
</context>
<context>
    <name>ObservationEditor</name>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt 长度</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>ObservedLoad</name>
    <message>
        <source>%1 → %2 tokens</source>
        <translation>%1 → %2 个 token</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Until</source>
        <translation>截止</translation>
    </message>
    <message>
        <source>Arrivals stop at this time.</source>
        <translation>到此时间停止到达。</translation>
    </message>
    <message>
        <source>the run ends with max_requests or when every workload has ended by itself</source>
        <translation>以 max_requests 结束运行，或所有负载自行结束时</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Requests that arrive before this time are served but not measured.</source>
        <translation>此时间之前到达的请求会被服务，但不计入测量。</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>drain: serve all that has arrived. censor: stop the clock at `until`; requests under way count as longer than what was seen of them.</source>
        <translation>drain：服务所有已到达的请求。censor：在 `until` 停止时钟；在途请求按比已看到的更长计。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Replication r draws with seed + r, every scenario alike.</source>
        <translation>第 r 次重复用 种子 + r 抽样，所有场景相同。</translation>
    </message>
    <message>
        <source>Replications</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Runs with different random draws; intervals need at least two.</source>
        <translation>用不同随机抽样的运行；区间至少需要两次。</translation>
    </message>
    <message>
        <source>Most requests</source>
        <translation>最多请求数</translation>
    </message>
    <message>
        <source>Arrivals stop after so many requests.</source>
        <translation>达到这么多请求后停止到达。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>到达</translation>
    </message>
    <message>
        <source>Arrival law</source>
        <translation>到达规律</translation>
    </message>
    <message>
        <source>How requests follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client waits for its answer before it sends again.</source>
        <translation>请求如何相继到来。gamma 和 weibull 需要 CV，on_off 在两个速率间切换，ramp 改变一次速率，curve 按速率列表，paced 均匀间隔，closed_loop 中客户端等到回答后才再次发送。</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Requests a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>每秒请求数：poisson、gamma、weibull、paced 的均值，on_off 开启时的速率，ramp 的初始速率，curve 所乘的速率。</translation>
    </message>
    <message>
        <source>only with closed_loop, which has clients instead</source>
        <translation>仅用于 closed_loop，它以客户端代替速率</translation>
    </message>
    <message>
        <source>CV of the gaps</source>
        <translation>间隔的 CV</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 requests come in bursts.</source>
        <translation>gamma 和 weibull 的到达间隔标准差与均值之比。1 为泊松；大于 1 则成突发。</translation>
    </message>
    <message>
        <source>Rate while off</source>
        <translation>关闭时速率</translation>
    </message>
    <message>
        <source>Requests a second in the off state of on_off.</source>
        <translation>on_off 关闭状态下的每秒请求数。</translation>
    </message>
    <message>
        <source>Mean time on</source>
        <translation>平均开启时间</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the on state of on_off.</source>
        <translation>on_off 开启状态的指数时间均值。</translation>
    </message>
    <message>
        <source>Mean time off</source>
        <translation>平均关闭时间</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the off state of on_off.</source>
        <translation>on_off 关闭状态的指数时间均值。</translation>
    </message>
    <message>
        <source>Final rate</source>
        <translation>最终速率</translation>
    </message>
    <message>
        <source>Requests a second after the change of ramp.</source>
        <translation>ramp 变化之后的每秒请求数。</translation>
    </message>
    <message>
        <source>only with an arrival law other than ramp</source>
        <translation>仅用于 ramp 以外的到达规律</translation>
    </message>
    <message>
        <source>Ramp begins</source>
        <translation>ramp 开始</translation>
    </message>
    <message>
        <source>When ramp leaves its first rate, from start on.</source>
        <translation>ramp 何时离开初始速率，从 start 起算。</translation>
    </message>
    <message>
        <source>Ramp lasts</source>
        <translation>ramp 持续</translation>
    </message>
    <message>
        <source>How long ramp takes to reach its final rate. 0 s is a step.</source>
        <translation>ramp 达到最终速率所需的时间。0 s 为阶跃。</translation>
    </message>
    <message>
        <source>Times of the curve</source>
        <translation>曲线的时间点</translation>
    </message>
    <message>
        <source>Ascending times of curve in seconds from start on. A time given twice is a step.</source>
        <translation>curve 的递增时间，以秒计，从 start 起算。同一时间出现两次即为阶跃。</translation>
    </message>
    <message>
        <source>only with an arrival law other than curve</source>
        <translation>仅用于 curve 以外的到达规律</translation>
    </message>
    <message>
        <source>Rates of the curve</source>
        <translation>曲线的速率</translation>
    </message>
    <message>
        <source>What rate is multiplied by at each of the times of curve; linear between them.</source>
        <translation>curve 各时间点对速率的倍数；其间线性。</translation>
    </message>
    <message>
        <source>Period of the curve</source>
        <translation>曲线的周期</translation>
    </message>
    <message>
        <source>After this time curve begins again, e.g. 24 h; before that its rate runs from the last point to the first.</source>
        <translation>此时间后 curve 重新开始，例如 24 h；之前速率从最后一点过渡到第一点。</translation>
    </message>
    <message>
        <source>the last rate stays</source>
        <translation>保持最后的速率</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>客户端数</translation>
    </message>
    <message>
        <source>Clients of closed_loop: the most requests in flight.</source>
        <translation>closed_loop 的客户端数：在途请求的最大值。</translation>
    </message>
    <message>
        <source>Think time</source>
        <translation>思考时间</translation>
    </message>
    <message>
        <source>Mean time of a closed_loop client between an answer and its next request, and before its first. After a rejection it waits at least 10 ms.</source>
        <translation>closed_loop 客户端在得到回答与发送下一请求之间以及首个请求之前的平均时间。被拒后至少等待 10 ms。</translation>
    </message>
    <message>
        <source>Think time law</source>
        <translation>思考时间规律</translation>
    </message>
    <message>
        <source>Whether think times vary.</source>
        <translation>思考时间是否变化。</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>When this workload begins to send.</source>
        <translation>此负载何时开始发送。</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>停止于</translation>
    </message>
    <message>
        <source>When this workload ceases to send.</source>
        <translation>此负载何时停止发送。</translation>
    </message>
    <message>
        <source>until the run ends</source>
        <translation>直到运行结束</translation>
    </message>
    <message>
        <source>How many requests this workload sends at most.</source>
        <translation>此负载最多发送多少请求。</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>prompt 长度</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>prompt token</translation>
    </message>
    <message>
        <source>Mean length before rounding and limits. Alone it is the length of every request.</source>
        <translation>取整和限制之前的平均长度。单独给出时即为每个请求的长度。</translation>
    </message>
    <message>
        <source>only with the uniform and the empirical law</source>
        <translation>仅用于 uniform 和 empirical 规律</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>规律</translation>
    </message>
    <message>
        <source>lognormal takes the mean and its median or CV, geometric ends with the same probability after each one, uniform lies between shortest and longest, empirical draws from a list.</source>
        <translation>lognormal 取均值及其中位数或 CV，geometric 在每个之后以相同概率结束，uniform 介于最短与最长之间，empirical 从列表抽取。</translation>
    </message>
    <message>
        <source>empirical where values are given, lognormal where a median or CV is, else constant</source>
        <translation>给出取值时为 empirical，给出中位数或 CV 时为 lognormal，否则为常数</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Median of the lognormal law, at most its mean.</source>
        <translation>lognormal 规律的中位数，不超过其均值。</translation>
    </message>
    <message>
        <source>the lognormal law takes the CV instead</source>
        <translation>lognormal 规律改用 CV</translation>
    </message>
    <message>
        <source>CV</source>
        <translation>CV</translation>
    </message>
    <message>
        <source>Standard deviation of the lognormal law over its mean.</source>
        <translation>lognormal 规律的标准差与均值之比。</translation>
    </message>
    <message>
        <source>the lognormal law takes the median instead</source>
        <translation>lognormal 规律改用中位数</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Shorter draws become this long.</source>
        <translation>更短的抽样取此长度。</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Longer draws become this long.</source>
        <translation>更长的抽样取此长度。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>Lengths that the empirical law draws from.</source>
        <translation>empirical 规律抽取的长度。</translation>
    </message>
    <message>
        <source>only with another law than empirical</source>
        <translation>仅用于 empirical 以外的规律</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>How often each of the values is drawn, relative to the others.</source>
        <translation>各取值被抽取的相对频度。</translation>
    </message>
    <message>
        <source>all values are drawn equally often</source>
        <translation>所有取值等概率抽取</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>输出长度</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>输出 token</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>共享前缀</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt. They count in the prompt&apos;s length, which is at least one token more.</source>
        <translation>每个 prompt 开头由其组共享的 token，例如系统 prompt。计入 prompt 长度，prompt 至少再多一个 token。</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组数</translation>
    </message>
    <message>
        <source>Number of different shared prefixes.</source>
        <translation>不同共享前缀的数量。</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>Zipf 指数</translation>
    </message>
    <message>
        <source>The k-th group is drawn in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>第 k 组按 1/k 的该次幂的比例抽取。0：全部等概率。</translation>
    </message>
    <message>
        <source>Prefix name</source>
        <translation>前缀名</translation>
    </message>
    <message>
        <source>Workloads with the same name share their prefixes.</source>
        <translation>同名的负载共享前缀。</translation>
    </message>
    <message>
        <source>the node&apos;s id: shared with no other workload</source>
        <translation>节点的 id：不与其他负载共享</translation>
    </message>
    <message>
        <source>Each tenant has its own</source>
        <translation>每个租户各有</translation>
    </message>
    <message>
        <source>Whether every tenant has shared prefixes of its own.</source>
        <translation>每个租户是否有自己的共享前缀。</translation>
    </message>
    <message>
        <source>Template version</source>
        <translation>模板版本</translation>
    </message>
    <message>
        <source>Prefixes of different versions have nothing in common: a change of it while the system runs makes every cached prefix useless.</source>
        <translation>不同版本的前缀毫无共同之处：系统运行中改变它会使所有缓存的前缀失效。</translation>
    </message>
    <message>
        <source>Changing field</source>
        <translation>变化字段</translation>
    </message>
    <message>
        <source>Tokens of a field that changes, e.g. a time or an id. No cache holds what stands behind it, once it has changed.</source>
        <translation>会变化的字段的 token，例如时间或 id。一旦变化，其后的内容任何缓存都不再保有。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Tokens of the shared prefix in front of the changing field: 0 puts it first.</source>
        <translation>变化字段前的共享前缀 token：0 表示放在最前。</translation>
    </message>
    <message>
        <source>behind all shared text, as part of the user&apos;s</source>
        <translation>在所有共享文本之后，作为用户文本的一部分</translation>
    </message>
    <message>
        <source>Changes with</source>
        <translation>随之变化</translation>
    </message>
    <message>
        <source>How long the changing field stays the same.</source>
        <translation>变化字段保持不变多久。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Most output tokens</source>
        <translation>最多输出 token</translation>
    </message>
    <message>
        <source>What the client allows; a longer output is cut off there.</source>
        <translation>客户端允许的数量；更长的输出在此截断。</translation>
    </message>
    <message>
        <source>exactly the output that will be produced</source>
        <translation>恰为将产生的输出</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Name under which these requests are reported.</source>
        <translation>报告这些请求所用的名称。</translation>
    </message>
    <message>
        <source>the node&apos;s id</source>
        <translation>节点的 id</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Smaller is more urgent; only priority scheduling reads it.</source>
        <translation>越小越紧急；只有按优先级调度才会读取。</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>Number of the tenant that sends these requests.</source>
        <translation>发送这些请求的租户编号。</translation>
    </message>
    <message>
        <source>Prompt log probabilities</source>
        <translation>prompt 对数概率</translation>
    </message>
    <message>
        <source>Whether clients ask for the probability of every prompt token, which takes logits, and so memory, for all of them.</source>
        <translation>客户端是否要求每个 prompt token 的概率，这需要为全部 token 计算 logits，因而占用内存。</translation>
    </message>
    <message>
        <source>Promised TTFT</source>
        <translation>承诺的 TTFT</translation>
    </message>
    <message>
        <source>The time to first token that these requests are promised: goodput counts those that keep it.</source>
        <translation>向这些请求承诺的首 token 时间：goodput 统计达到承诺的请求。</translation>
    </message>
    <message>
        <source>nothing is promised</source>
        <translation>没有承诺</translation>
    </message>
    <message>
        <source>Promised TPOT</source>
        <translation>承诺的 TPOT</translation>
    </message>
    <message>
        <source>The same for the time per output token.</source>
        <translation>同上，针对每个输出 token 的时间。</translation>
    </message>
    <message>
        <source>Tenants</source>
        <translation>租户数</translation>
    </message>
    <message>
        <source>How many tenants send these requests, numbered from Tenant on.</source>
        <translation>多少个租户发送这些请求，从“租户”开始编号。</translation>
    </message>
    <message>
        <source>Zipf exponent of tenants</source>
        <translation>租户的 Zipf 指数</translation>
    </message>
    <message>
        <source>The k-th tenant sends in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>第 k 个租户按 1/k 的该次幂的比例发送。0：全部相同。</translation>
    </message>
    <message>
        <source>How sessions follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client begins its next session when the last one has ended.</source>
        <translation>会话如何相继到来。gamma 和 weibull 需要 CV，on_off 在两个速率间切换，ramp 改变一次速率，curve 按速率列表，paced 均匀间隔，closed_loop 中客户端在上一会话结束后开始下一会话。</translation>
    </message>
    <message>
        <source>Sessions a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>每秒会话数：poisson、gamma、weibull、paced 的均值，on_off 开启时的速率，ramp 的初始速率，curve 所乘的速率。</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 sessions come in bursts.</source>
        <translation>gamma 和 weibull 的到达间隔标准差与均值之比。1 为泊松；大于 1 则会话成突发。</translation>
    </message>
    <message>
        <source>Sessions a second in the off state of on_off.</source>
        <translation>on_off 关闭状态下的每秒会话数。</translation>
    </message>
    <message>
        <source>Sessions a second after the change of ramp.</source>
        <translation>ramp 变化之后的每秒会话数。</translation>
    </message>
    <message>
        <source>From then on no session begins; those under way go on.</source>
        <translation>此后不再开始新会话；进行中的继续。</translation>
    </message>
    <message>
        <source>Most sessions</source>
        <translation>最多会话数</translation>
    </message>
    <message>
        <source>How many sessions this workload begins at most.</source>
        <translation>此负载最多开始多少会话。</translation>
    </message>
    <message>
        <source>Turns of a session</source>
        <translation>会话的轮次</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Mean number before rounding and limits. Alone it is the number of every session.</source>
        <translation>取整和限制之前的平均数。单独给出时即为每个会话的轮数。</translation>
    </message>
    <message>
        <source>Numbers that the empirical law draws from.</source>
        <translation>empirical 规律抽取的数。</translation>
    </message>
    <message>
        <source>Mean time between an answer and the user&apos;s next prompt, and of a closed_loop client before a session.</source>
        <translation>回答与用户下一 prompt 之间的平均时间，以及 closed_loop 客户端在会话之前的平均时间。</translation>
    </message>
    <message>
        <source>What the user says in a turn</source>
        <translation>用户每轮所说</translation>
    </message>
    <message>
        <source>User tokens</source>
        <translation>用户 token</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Share of agents</source>
        <translation>智能体占比</translation>
    </message>
    <message>
        <source>Share of the sessions that are of agents: after the first turn their prompts bring what tools gave, after a tool&apos;s time instead of a think time.</source>
        <translation>属于智能体的会话占比：首轮之后其 prompt 带来工具的结果，间隔为工具时间而非思考时间。</translation>
    </message>
    <message>
        <source>Tool time</source>
        <translation>工具时间</translation>
    </message>
    <message>
        <source>Mean time that a tool takes to answer an agent.</source>
        <translation>工具答复智能体的平均时间。</translation>
    </message>
    <message>
        <source>Tool time law</source>
        <translation>工具时间规律</translation>
    </message>
    <message>
        <source>Whether tool times vary.</source>
        <translation>工具时间是否变化。</translation>
    </message>
    <message>
        <source>Class of agents</source>
        <translation>智能体的类别</translation>
    </message>
    <message>
        <source>Name under which the requests of agents are reported.</source>
        <translation>报告智能体请求所用的名称。</translation>
    </message>
    <message>
        <source>that of the others</source>
        <translation>与其他的相同</translation>
    </message>
    <message>
        <source>What a tool gives</source>
        <translation>工具的返回</translation>
    </message>
    <message>
        <source>Tool tokens</source>
        <translation>工具 token</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt, in front of what is said.</source>
        <translation>每个 prompt 开头由其组共享的 token，例如系统 prompt，位于所说内容之前。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Longest prompt</source>
        <translation>最长 prompt</translation>
    </message>
    <message>
        <source>Tokens that the client sends at most.</source>
        <translation>客户端最多发送的 token。</translation>
    </message>
    <message>
        <source>no cap: a prompt that is too long for the model is rejected, and the session ends</source>
        <translation>无上限：对模型过长的 prompt 被拒绝，会话结束</translation>
    </message>
    <message>
        <source>Beyond it</source>
        <translation>超过之后</translation>
    </message>
    <message>
        <source>Whether the session ends there or the client leaves out the oldest part of what was said, which makes the cached rest useless.</source>
        <translation>会话在此结束，还是客户端略去最早的内容，这会使其余缓存失效。</translation>
    </message>
    <message>
        <source>Kept of it</source>
        <translation>保留部分</translation>
    </message>
    <message>
        <source>How much of the longest prompt is left when drop_oldest leaves something out: 1 drops as little as possible, and so something in every turn from then on.</source>
        <translation>drop_oldest 略去内容时保留最长 prompt 的多少：1 表示略去最少，因而此后每轮都略去一些。</translation>
    </message>
    <message>
        <source>Answer not sent back</source>
        <translation>不回传的回答</translation>
    </message>
    <message>
        <source>Share of each answer that the next prompt leaves out, as chat templates do with reasoning. Then the whole answer has to be computed again.</source>
        <translation>下一 prompt 略去的每个回答的比例，如聊天模板对推理内容所做。此时整个回答要重新计算。</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Azure CSV, Mooncake JSONL, Vidur CSV, LLMServingSim JSONL (rows or agents&apos; sessions), or any CSV whose header names a time, a prompt length and an output length. Relative to the project&apos;s folder.</source>
        <translation>Azure CSV、Mooncake JSONL、Vidur CSV、LLMServingSim JSONL（行或智能体会话），或表头含时间、prompt 长度和输出长度的任意 CSV。相对于项目文件夹。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>auto tells the format by the file&apos;s content.</source>
        <translation>auto 按文件内容识别格式。</translation>
    </message>
    <message>
        <source>Tokens a hash id</source>
        <translation>hash id 的 token</translation>
    </message>
    <message>
        <source>Prompt tokens that one of a JSONL trace&apos;s hash_ids stands for.</source>
        <translation>JSONL 跟踪的一个 hash_ids 所代表的 prompt token 数。</translation>
    </message>
    <message>
        <source>found by comparing the ids with the prompt lengths (512 in Mooncake&apos;s traces)</source>
        <translation>将 id 与 prompt 长度比较得出（Mooncake 的跟踪为 512）</translation>
    </message>
    <message>
        <source>How many rows are played.</source>
        <translation>重放多少行。</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>略去的行</translation>
    </message>
    <message>
        <source>First rows that are not played; the next one then arrives at the start.</source>
        <translation>不重放的前若干行；下一行在开始时到达。</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>时序</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>2 makes all gaps half as long and so doubles the rate; lengths stay as they are.</source>
        <translation>2 使所有间隔减半，从而速率加倍；长度不变。</translation>
    </message>
    <message>
        <source>When the first row played arrives.</source>
        <translation>重放的第一行何时到达。</translation>
    </message>
    <message>
        <source>Spread within ticks</source>
        <translation>在刻度内分散</translation>
    </message>
    <message>
        <source>Spreads arrivals evenly at random within the ticks of a trace whose clock was coarse, such as the 3 s of Mooncake&apos;s. Other traces stay as they are.</source>
        <translation>在时钟较粗的跟踪（如 Mooncake 的 3 s）的刻度内均匀随机分散到达。其他跟踪保持不变。</translation>
    </message>
    <message>
        <source>What the clients allow; a longer output is cut off there.</source>
        <translation>客户端允许的数量；更长的输出在此截断。</translation>
    </message>
    <message>
        <source>exactly the output of the row</source>
        <translation>恰为该行的输出</translation>
    </message>
    <message>
        <source>Name under which all requests are reported.</source>
        <translation>报告所有请求所用的名称。</translation>
    </message>
    <message>
        <source>the trace&apos;s class or tenant column where it has one, else the node&apos;s id</source>
        <translation>跟踪的类别或租户列（若有），否则为节点的 id</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>耐心</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>The client gives up so long after it first sent the request: what waits leaves its queue, what runs is aborted.</source>
        <translation>客户端自首次发送起经过此时间后放弃：等待的离开队列，运行的被中止。</translation>
    </message>
    <message>
        <source>it never gives up</source>
        <translation>从不放弃</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>How often a request is sent again at most. It stays one offered request.</source>
        <translation>一个请求最多重新发送几次。它仍算一个到来的请求。</translation>
    </message>
    <message>
        <source>Retry on</source>
        <translation>重试条件</translation>
    </message>
    <message>
        <source>Which end is followed by a retry. A lost replica counts as a rejection; with retries on timeouts, each attempt has its own timeout.</source>
        <translation>哪种结束之后会重试。丢失的副本按拒绝计；超时后重试时，每次尝试有自己的超时。</translation>
    </message>
    <message>
        <source>Back-off</source>
        <translation>退避</translation>
    </message>
    <message>
        <source>Wait before the first retry.</source>
        <translation>第一次重试前的等待。</translation>
    </message>
    <message>
        <source>Back-off factor</source>
        <translation>退避倍数</translation>
    </message>
    <message>
        <source>By how much the wait grows from one retry to the next.</source>
        <translation>每次重试之间等待增长多少。</translation>
    </message>
    <message>
        <source>Back-off jitter</source>
        <translation>退避抖动</translation>
    </message>
    <message>
        <source>Share of each wait that is drawn anew: 1 waits between nothing and the whole.</source>
        <translation>每次等待中重新抽取的比例：1 表示在零与全部之间等待。</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>在途请求</translation>
    </message>
    <message>
        <source>More are sent only when one has ended, as benchmark clients do. Latencies count from the intended time.</source>
        <translation>有请求结束后才发送更多，如基准测试客户端所为。延迟从预定时间算起。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Network delay</source>
        <translation>网络延迟</translation>
    </message>
    <message>
        <source>One way: it is added to the request&apos;s way and to each token&apos;s.</source>
        <translation>单程：加到请求的路程和每个 token 的路程上。</translation>
    </message>
    <message>
        <source>Tokens a flush</source>
        <translation>每次放行 token</translation>
    </message>
    <message>
        <source>Tokens that a proxy on the way back holds until it lets them through together.</source>
        <translation>回程代理扣住、再一起放行的 token 数。</translation>
    </message>
    <message>
        <source>Buffer the answer</source>
        <translation>缓冲回答</translation>
    </message>
    <message>
        <source>A proxy on the way back lets the whole answer through at once.</source>
        <translation>回程代理一次放行整个回答。</translation>
    </message>
    <message>
        <source>First flush delay</source>
        <translation>首次放行延迟</translation>
    </message>
    <message>
        <source>How long a proxy holds the first token of each answer. It shows in TTFT and TPOT, not in the gaps between tokens.</source>
        <translation>代理扣住每个回答首个 token 的时间。它体现在 TTFT 和 TPOT 中，而不在 token 间隔中。</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Requests behind the gateway at a time; more wait in its queue.</source>
        <translation>同时在网关之后的请求；更多的在其队列中等待。</translation>
    </message>
    <message>
        <source>Longest queue</source>
        <translation>最长队列</translation>
    </message>
    <message>
        <source>A request that would wait behind so many others is rejected.</source>
        <translation>将排在这么多请求之后的请求被拒绝。</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Who leaves the queue first. vtc: the waiting tenant that has been served least, an input token counting 1 and an output token 2.</source>
        <translation>谁先离开队列。vtc：得到服务最少的等待租户，输入 token 计 1，输出 token 计 2。</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>老化</translation>
    </message>
    <message>
        <source>With order = priority: by how much waiting lowers the priority number, so that nobody starves.</source>
        <translation>order = priority 时：等待使优先级数值降低多少，以免有请求饿死。</translation>
    </message>
    <message>
        <source>Tenant weights</source>
        <translation>租户权重</translation>
    </message>
    <message>
        <source>With order = vtc: the share of tenant 0, 1, …; those not listed have 1.</source>
        <translation>order = vtc 时：租户 0、1、… 的份额；未列出的为 1。</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>配额</translation>
    </message>
    <message>
        <source>Bucket capacity</source>
        <translation>令牌桶容量</translation>
    </message>
    <message>
        <source>Tokens that a tenant may send in one burst. A request that costs more is rejected.</source>
        <translation>一个租户一次突发可发送的 token。代价更高的请求被拒绝。</translation>
    </message>
    <message>
        <source>no token bucket</source>
        <translation>无令牌桶</translation>
    </message>
    <message>
        <source>Bucket rate</source>
        <translation>令牌桶速率</translation>
    </message>
    <message>
        <source>Tokens a second that fill each tenant&apos;s bucket.</source>
        <translation>每秒填入各租户令牌桶的 token。</translation>
    </message>
    <message>
        <source>Bucket cost</source>
        <translation>令牌桶计费</translation>
    </message>
    <message>
        <source>What a request takes from the bucket.</source>
        <translation>一个请求从令牌桶取走多少。</translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation>预留 token</translation>
    </message>
    <message>
        <source>Most tokens, of prompts and max_tokens, that a tenant may have in flight; they are free again when the request ends.</source>
        <translation>一个租户最多可在途的 token（prompt 与 max_tokens）；请求结束后释放。</translation>
    </message>
    <message>
        <source>Over quota</source>
        <translation>超出配额</translation>
    </message>
    <message>
        <source>What happens to a request beyond its tenant&apos;s bucket or reservation: it is rejected, or it waits in the queue.</source>
        <translation>超出其租户令牌桶或预留的请求会怎样：被拒绝，或在队列中等待。</translation>
    </message>
    <message>
        <source>Longest predicted TTFT</source>
        <translation>最长预测 TTFT</translation>
    </message>
    <message>
        <source>A request is rejected on arrival if those that wait before it, at the pace of the last completions, make its first token later than this.</source>
        <translation>若排在前面的请求按最近的完成速度会使其首个 token 晚于此值，请求在到达时即被拒绝。</translation>
    </message>
    <message>
        <source>no early rejection</source>
        <translation>不提前拒绝</translation>
    </message>
    <message>
        <source>Cap on max_tokens</source>
        <translation>max_tokens 上限</translation>
    </message>
    <message>
        <source>Answers are cut at so many tokens, whatever the client allows.</source>
        <translation>无论客户端允许多少，回答在这么多 token 处截断。</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Which replica gets the next request.</source>
        <translation>哪个副本得到下一个请求。</translation>
    </message>
    <message>
        <source>Affinity blocks</source>
        <translation>亲和块数</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: requests whose prompts agree in so many leading blocks of 16 tokens go to the same replica.</source>
        <translation>policy = prefix_affinity 时：prompt 开头这么多个 16 token 块相同的请求发到同一副本。</translation>
    </message>
    <message>
        <source>Affinity guard</source>
        <translation>亲和保护</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: a replica with more than so many times the mean of requests gives way to the least loaded one.</source>
        <translation>policy = prefix_affinity 时：请求数超过均值这么多倍的副本让位给负载最低的副本。</translation>
    </message>
    <message>
        <source>affinity always wins</source>
        <translation>始终按亲和</translation>
    </message>
    <message>
        <source>Signal age</source>
        <translation>信号时效</translation>
    </message>
    <message>
        <source>How often the router reads the replicas&apos; loads; between, it decides on what it read last.</source>
        <translation>路由器多久读取一次副本负载；其间按上次读到的决定。</translation>
    </message>
    <message>
        <source>With policy = weighted: the share of each engine node, in the order of the router&apos;s links; those not listed have 1.</source>
        <translation>policy = weighted 时：各引擎节点的份额，按路由器链路的顺序；未列出的为 1。</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链路</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>One way, of all that share the link: 400 Gb/s are 50 GB/s.</source>
        <translation>单向，由共享链路的全体共用：400 Gb/s 即 50 GB/s。</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>Share of the bandwidth that a transfer reaches [E].</source>
        <translation>一次传输能达到的带宽比例 [E]。</translation>
    </message>
    <message>
        <source>Set-up time</source>
        <translation>建立时间</translation>
    </message>
    <message>
        <source>What each transfer takes before its first byte.</source>
        <translation>每次传输在首字节之前的耗时。</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>逐层</translation>
    </message>
    <message>
        <source>Each layer&apos;s KV is sent while the next is computed: only the last one&apos;s time shows, where the link keeps up with the prefill.</source>
        <translation>计算下一层时发送本层的 KV：链路跟得上 prefill 时，只体现最后一层的时间。</translation>
    </message>
    <message>
        <source>First token from</source>
        <translation>首 token 来自</translation>
    </message>
    <message>
        <source>prefill: the client sees the first token before the transfer, which then is part of the first gap. decode: after it, so that the transfer is part of the TTFT.</source>
        <translation>prefill：客户端在传输之前看到首个 token，传输计入第一个间隔。decode：在传输之后，传输计入 TTFT。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>A model of the catalogue, by id or Hugging Face name, or the path of a config.json.</source>
        <translation>目录中的模型，按 id 或 Hugging Face 名称，或 config.json 的路径。</translation>
    </message>
    <message>
        <source>Number format of the weights.</source>
        <translation>权重的数值格式。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Number format of the KV cache.</source>
        <translation>KV 缓存的数值格式。</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Devices that share each layer.</source>
        <translation>共同承担每一层的设备数。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Groups of devices that each hold a share of the layers; a step passes them in as many parts.</source>
        <translation>各持有一部分层的设备组；一步分成同样多的部分依次通过。</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本数</translation>
    </message>
    <message>
        <source>Engines like this one, each with its own devices, in turn.</source>
        <translation>与此相同的引擎，各有自己的设备，轮流使用。</translation>
    </message>
    <message>
        <source>Max model length</source>
        <translation>最大模型长度</translation>
    </message>
    <message>
        <source>Longest prompt and answer together; a longer prompt is rejected.</source>
        <translation>prompt 与回答合计的最大长度；更长的 prompt 被拒绝。</translation>
    </message>
    <message>
        <source>what the model allows</source>
        <translation>模型允许的长度</translation>
    </message>
    <message>
        <source>Memory utilisation</source>
        <translation>内存利用率</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory that the engine may use.</source>
        <translation>引擎可使用的设备内存比例。</translation>
    </message>
    <message>
        <source>the engine&apos;s own default</source>
        <translation>引擎自己的默认值</translation>
    </message>
    <message>
        <source>KV blocks</source>
        <translation>KV 块数</translation>
    </message>
    <message>
        <source>Blocks of the KV pool, as the engine&apos;s start-up log states them; replaces the memory plan.</source>
        <translation>KV 池的块数，如引擎启动日志所述；代替内存规划。</translation>
    </message>
    <message>
        <source>what the memory plan leaves</source>
        <translation>内存规划所剩</translation>
    </message>
    <message>
        <source>Ignored flags</source>
        <translation>忽略的参数</translation>
    </message>
    <message>
        <source>Flags and variables of the real engine that may matter and are not simulated, separated by commas: results say so, and are trusted less.</source>
        <translation>可能有影响但未模拟的真实引擎参数和变量，以逗号分隔：结果会说明，可信度也更低。</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Slow replicas</source>
        <translation>慢副本</translation>
    </message>
    <message>
        <source>How many of the replicas, the first ones, have a slow GPU.</source>
        <translation>有多少副本（从第一个起）的 GPU 慢。</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>减速倍数</translation>
    </message>
    <message>
        <source>GPU time of the slow replicas as a multiple of what the device needs.</source>
        <translation>慢副本的 GPU 时间是设备所需的多少倍。</translation>
    </message>
    <message>
        <source>Pause every</source>
        <translation>停顿间隔</translation>
    </message>
    <message>
        <source>The host stands still that often, for example for a garbage collection.</source>
        <translation>主机停顿的频率，例如因垃圾回收。</translation>
    </message>
    <message>
        <source>it never does</source>
        <translation>从不停顿</translation>
    </message>
    <message>
        <source>Pause time</source>
        <translation>停顿时长</translation>
    </message>
    <message>
        <source>How long each such pause lasts.</source>
        <translation>每次停顿持续多久。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>重启时间</translation>
    </message>
    <message>
        <source>From a crash or a stop until a replica serves again: loading weights and warming up.</source>
        <translation>从崩溃或停止到副本再次服务：加载权重和预热。</translation>
    </message>
    <message>
        <source>Compile time</source>
        <translation>编译时间</translation>
    </message>
    <message>
        <source>Added to the first step of each batch shape since the start: kernels that are compiled when they are first needed.</source>
        <translation>启动以来每个批次形状的第一步额外耗时：首次需要时才编译的 kernel。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>CPU limit</source>
        <translation>CPU 限额</translation>
    </message>
    <message>
        <source>Cores that the container may use, as a quota of each 100 ms: when it is used up, the host stands still until the next.</source>
        <translation>容器可用的核数，作为每 100 ms 的配额：用完后主机停到下一周期。</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU 线程</translation>
    </message>
    <message>
        <source>Threads that are busy at the same time while the host works on a step: thread pools sized by the machine use the quota up.</source>
        <translation>主机处理一步时同时忙碌的线程：按机器规格设置的线程池会用完配额。</translation>
    </message>
    <message>
        <source>KV mode</source>
        <translation>KV 模式</translation>
    </message>
    <message>
        <source>paged: a pool of blocks, and what does not fit waits. contiguous: KV grows into free memory, and running out of it is a crash that loses everything.</source>
        <translation>paged：块池，放不下的等待。contiguous：KV 向空闲内存增长，用尽即崩溃并失去一切。</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Memory of a GPU for a step&apos;s activations and logits; a step that needs more is a crash.</source>
        <translation>GPU 上用于一步的激活和 logits 的内存；需要更多的步会崩溃。</translation>
    </message>
    <message>
        <source>what the memory plan leaves of the device, and its activations; no limit with kv_blocks</source>
        <translation>内存规划在设备上所剩的内存及其激活；使用 kv_blocks 时无限制</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Activations that the engine&apos;s start-up measures on a GPU and keeps free.</source>
        <translation>引擎启动时在 GPU 上测得并保留的激活内存。</translation>
    </message>
    <message>
        <source>an estimate from the step&apos;s tokens and the vocabulary</source>
        <translation>按步的 token 和词表估计</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA graph</translation>
    </message>
    <message>
        <source>Memory of a GPU for captured CUDA graphs.</source>
        <translation>GPU 上用于已捕获 CUDA graph 的内存。</translation>
    </message>
    <message>
        <source>an estimate: 0.6 GiB</source>
        <translation>估计值：0.6 GiB</translation>
    </message>
    <message>
        <source>Context and libraries</source>
        <translation>上下文与库</translation>
    </message>
    <message>
        <source>Memory of a GPU for the CUDA context, NCCL and what else is no tensor.</source>
        <translation>GPU 上用于 CUDA 上下文、NCCL 及其他非张量的内存。</translation>
    </message>
    <message>
        <source>Speculation</source>
        <translation>推测</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>草稿数</translation>
    </message>
    <message>
        <source>Tokens drafted for each request and step and verified in the next; 0 is no speculation.</source>
        <translation>每个请求每步起草、下一步验证的 token 数；0 表示不推测。</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>接受率</translation>
    </message>
    <message>
        <source>Probability that the first, second and further draft is accepted, given that those before it were; the last holds for all that follow.</source>
        <translation>在之前的草稿都被接受时，第一、第二及后续草稿被接受的概率；最后一个适用于其后所有。</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>草稿模型</translation>
    </message>
    <message>
        <source>A model of the catalogue, or a config.json, that drafts on the same devices in bf16. Empty: heads on the model itself, or a look-up.</source>
        <translation>目录中的模型或 config.json，在同样的设备上以 bf16 起草。留空：模型自带的头，或查表。</translation>
    </message>
    <message>
        <source>Draft time</source>
        <translation>草稿时间</translation>
    </message>
    <message>
        <source>Without a draft model: time of one draft, as a share of a plain decode step, and its share of weights and KV [E]. 0.03 is like EAGLE, 0 an n-gram look-up.</source>
        <translation>无草稿模型时：一个草稿的时间占普通 decode 步的比例，及其权重与 KV 的比例 [E]。0.03 类似 EAGLE，0 为 n-gram 查表。</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>vLLM version</source>
        <translation>vLLM 版本</translation>
    </message>
    <message>
        <source>Whose defaults apply where a parameter is not set.</source>
        <translation>未设置的参数采用哪个版本的默认值。</translation>
    </message>
    <message>
        <source>Step budget</source>
        <translation>步预算</translation>
    </message>
    <message>
        <source>Most tokens computed in one step. Smaller steps shorten the gaps between tokens; long prompts take more of them.</source>
        <translation>一步最多计算的 token。步越小 token 间隔越短；长 prompt 需要更多步。</translation>
    </message>
    <message>
        <source>8,192 on GPUs of 70 GiB and more except the A100, else 2,048</source>
        <translation>70 GiB 及以上的 GPU（A100 除外）为 8,192，否则 2,048</translation>
    </message>
    <message>
        <source>Running cap</source>
        <translation>运行上限</translation>
    </message>
    <message>
        <source>Most requests in the running batch; the rest waits.</source>
        <translation>运行批次中最多的请求数；其余等待。</translation>
    </message>
    <message>
        <source>1,024 on GPUs of 70 GiB and more except the A100, else 256</source>
        <translation>70 GiB 及以上的 GPU（A100 除外）为 1,024，否则 256</translation>
    </message>
    <message>
        <source>Long-prefill threshold</source>
        <translation>prefill 阈值</translation>
    </message>
    <message>
        <source>Most tokens that one prompt may take of a step, so that short prompts behind it are served too; 0 is no limit.</source>
        <translation>一个 prompt 在一步中最多占用的 token，使其后的短 prompt 也得到服务；0 为无限制。</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>分块 prefill</translation>
    </message>
    <message>
        <source>Splits prompts over steps. Off: a prompt waits for a step with room for all of it.</source>
        <translation>把 prompt 分到多步。关闭时：prompt 等到有一步能容纳其全部。</translation>
    </message>
    <message>
        <source>Reserve prompts</source>
        <translation>预留 prompt</translation>
    </message>
    <message>
        <source>Admits a prompt only when the KV pool has room for all of it, not only for its first chunk.</source>
        <translation>只有 KV 池能容纳整个 prompt（而非仅第一块）时才准入。</translation>
    </message>
    <message>
        <source>on from version 0.19</source>
        <translation>0.19 版起开启</translation>
    </message>
    <message>
        <source>Order of the queue: as requests arrive, or the smallest priority number first. Under priority the least urgent running request is the one that gives way when blocks run out.</source>
        <translation>队列顺序：按请求到达，或优先级数值小的在前。使用 priority 时，块用尽则由最不紧急的运行请求让位。</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>水位线</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted while others run, so that these can grow: fewer preemptions, longer queues.</source>
        <translation>有其他请求运行时，准入一个请求后保持空闲的 KV 块比例，使它们能够增长：抢占更少，队列更长。</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Queue bound</source>
        <translation>队列上限</translation>
    </message>
    <message>
        <source>Most waiting requests; one that arrives beyond them is rejected. 0 is no bound.</source>
        <translation>最多等待的请求；超出后到达的被拒绝。0 为无限制。</translation>
    </message>
    <message>
        <source>Queue bound, tokens</source>
        <translation>队列上限（token）</translation>
    </message>
    <message>
        <source>Most prompt tokens waiting; a request that would exceed them is rejected. 0 is no bound.</source>
        <translation>最多等待的 prompt token；会超出的请求被拒绝。0 为无限制。</translation>
    </message>
    <message>
        <source>Captured sizes</source>
        <translation>捕获的尺寸</translation>
    </message>
    <message>
        <source>Decode steps of so many tokens have a CUDA graph: a step is padded to the next of them, and beyond the largest its kernels are launched one by one.</source>
        <translation>这些 token 数的 decode 步有 CUDA graph：一步补齐到下一个尺寸，超过最大尺寸则逐个启动 kernel。</translation>
    </message>
    <message>
        <source>1, 2, 4, then every 8 to 256 and every 16 to the largest</source>
        <translation>1、2、4，然后每 8 一档到 256，每 16 一档到最大</translation>
    </message>
    <message>
        <source>Largest captured size</source>
        <translation>最大捕获尺寸</translation>
    </message>
    <message>
        <source>Tokens of the largest CUDA graph, where the sizes themselves are not set.</source>
        <translation>未设置各尺寸时，最大 CUDA graph 的 token 数。</translation>
    </message>
    <message>
        <source>twice the running cap, at most 512</source>
        <translation>运行上限的两倍，最多 512</translation>
    </message>
    <message>
        <source>No CUDA graphs</source>
        <translation>不用 CUDA graph</translation>
    </message>
    <message>
        <source>Launches every kernel by itself: no step is faster than that takes.</source>
        <translation>每个 kernel 单独启动：没有哪一步能快过其启动时间。</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>前缀缓存</translation>
    </message>
    <message>
        <source>Prefix caching</source>
        <translation>前缀缓存</translation>
    </message>
    <message>
        <source>Reuses the KV blocks of prompts that start alike.</source>
        <translation>复用开头相同的 prompt 的 KV 块。</translation>
    </message>
    <message>
        <source>KV block</source>
        <translation>KV 块</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks.</source>
        <translation>一个 KV 块的 token 数；前缀按整块共享。</translation>
    </message>
    <message>
        <source>Host time</source>
        <translation>主机时间</translation>
    </message>
    <message>
        <source>Async scheduling</source>
        <translation>异步调度</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU computes, so that a step takes the longer of the two.</source>
        <translation>GPU 计算时准备下一步，使一步的耗时为两者中较长的。</translation>
    </message>
    <message>
        <source>Host time a step</source>
        <translation>每步主机时间</translation>
    </message>
    <message>
        <source>Scheduling, input preparation and sampling on the CPU, for each step [E].</source>
        <translation>每步在 CPU 上的调度、输入准备和采样 [E]。</translation>
    </message>
    <message>
        <source>0.8 ms [E]</source>
        <translation>0.8 ms [E]</translation>
    </message>
    <message>
        <source>Host time a request</source>
        <translation>每请求主机时间</translation>
    </message>
    <message>
        <source>What each request in the step adds to it.</source>
        <translation>步中每个请求所增加的时间。</translation>
    </message>
    <message>
        <source>19.1 us [M] before version 0.19, then 13.8 us [M]; 0 where the host time is set</source>
        <translation>0.19 版之前 19.1 µs [M]，之后 13.8 µs [M]；设置了主机时间则为 0</translation>
    </message>
    <message>
        <source>Most prompt tokens computed in one step. Prompts are never split, so it has to be at least max_model_len.</source>
        <translation>一步最多计算的 prompt token。prompt 从不切分，因此至少要等于 max_model_len。</translation>
    </message>
    <message>
        <source>max_model_len, and at least 2,048</source>
        <translation>max_model_len，且至少 2,048</translation>
    </message>
    <message>
        <source>Delay factor</source>
        <translation>延迟系数</translation>
    </message>
    <message>
        <source>Prompts wait for this many times the length of the last prompt step while others decode, so that decodes pause less often; 0 is not at all.</source>
        <translation>有其他请求在 decode 时，prompt 等待上一个 prompt 步时长的这么多倍，使 decode 较少暂停；0 为不等待。</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted, for answers to grow.</source>
        <translation>准入请求时保持空闲的 KV 块比例，供回答增长。</translation>
    </message>
    <message>
        <source>9 ms in 0.5, 1.5 ms in 0.6 [E]</source>
        <translation>0.5 为 9 ms，0.6 为 1.5 ms [E]</translation>
    </message>
    <message>
        <source>What each request in the step adds to it [E].</source>
        <translation>步中每个请求所增加的时间 [E]。</translation>
    </message>
    <message>
        <source>0.075 ms in 0.5, 0.01 ms in 0.6 [E]; 0 where the host time is set</source>
        <translation>0.5 为 0.075 ms，0.6 为 0.01 ms [E]；设置了主机时间则为 0</translation>
    </message>
    <message>
        <source>SGLang version</source>
        <translation>SGLang 版本</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>prefill 分块</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch; a longer prompt is split. 0 never splits.</source>
        <translation>一个 prefill 批次最多的 prompt token；更长的 prompt 会被切分。0 表示从不切分。</translation>
    </message>
    <message>
        <source>2,048 to 16,384 by the device&apos;s memory</source>
        <translation>按设备内存为 2,048 至 16,384</translation>
    </message>
    <message>
        <source>Prefill batch</source>
        <translation>prefill 批次</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch of several requests; one alone may have more.</source>
        <translation>多个请求的 prefill 批次最多的 prompt token；单个请求可以更多。</translation>
    </message>
    <message>
        <source>Queue order</source>
        <translation>队列顺序</translation>
    </message>
    <message>
        <source>Who is prefilled first: the first to come, the longest cached prefix (who shares more than 32 uncached tokens with one before him waits for that one), those whose cached prefixes lie together, the longest wait for each token to compute (lpm and hrrn: as fcfs while more than 128 wait), the fewest tokens to compute, the largest max_tokens, or anybody. Orders that look at prefixes are fcfs without radix cache.</source>
        <translation>谁先 prefill：先到者；缓存前缀最长者（与前面某个请求共享超过 32 个未缓存 token 的等待它）；缓存前缀相邻者；按待计算 token 计等待最久者（lpm 和 hrrn：等待超过 128 个时同 fcfs）；待计算 token 最少者；max_tokens 最大者；或任意。关注前缀的顺序在没有 radix 缓存时为 fcfs。</translation>
    </message>
    <message>
        <source>Conservativeness</source>
        <translation>保守程度</translation>
    </message>
    <message>
        <source>Scales how much KV is kept for the rest of running answers. Lower it when requests wait while KV is free, raise it when requests are retracted often.</source>
        <translation>缩放为运行中回答的剩余部分保留多少 KV。有空闲 KV 而请求等待时调低，请求常被撤回时调高。</translation>
    </message>
    <message>
        <source>Mixed chunk</source>
        <translation>混合分块</translation>
    </message>
    <message>
        <source>Decodes join the prefill batch instead of waiting for it.</source>
        <translation>decode 加入 prefill 批次，而非等待它。</translation>
    </message>
    <message>
        <source>Decode steps between prefills</source>
        <translation>其间 decode 步</translation>
    </message>
    <message>
        <source>Decode steps that have to follow each prefill batch while anything decodes; 0 lets prefill batches follow each other.</source>
        <translation>有请求在 decode 时，每个 prefill 批次之后必须有的 decode 步；0 允许 prefill 批次接连进行。</translation>
    </message>
    <message>
        <source>Radix cache</source>
        <translation>radix 缓存</translation>
    </message>
    <message>
        <source>Reuses the KV of prompts that start alike, token by token.</source>
        <translation>逐 token 复用开头相同的 prompt 的 KV。</translation>
    </message>
    <message>
        <source>Static memory</source>
        <translation>静态内存</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory for weights and KV pool together. gpu_memory_utilization replaces it where that is set.</source>
        <translation>设备内存中用于权重和 KV 池的合计比例。设置了 gpu_memory_utilization 时由它代替。</translation>
    </message>
    <message>
        <source>by the device&apos;s memory: 0.84 on an H100</source>
        <translation>按设备内存：H100 为 0.84</translation>
    </message>
    <message>
        <source>Largest CUDA graph</source>
        <translation>最大 CUDA graph</translation>
    </message>
    <message>
        <source>Largest decode batch with a CUDA graph; a larger one is launched kernel by kernel.</source>
        <translation>有 CUDA graph 的最大 decode 批次；更大的逐个启动 kernel。</translation>
    </message>
    <message>
        <source>8 to 512 by the device&apos;s memory; without limit where that is not known</source>
        <translation>按设备内存为 8 至 512；未知时无限制</translation>
    </message>
    <message>
        <source>Overlap schedule</source>
        <translation>重叠调度</translation>
    </message>
    <message>
        <source>1.5 ms [E]</source>
        <translation>1.5 ms [E]</translation>
    </message>
    <message>
        <source>0.008 ms [E]; 0 where the host time is set</source>
        <translation>0.008 ms [E]；设置了主机时间则为 0</translation>
    </message>
    <message>
        <source>Capacity policy</source>
        <translation>容量策略</translation>
    </message>
    <message>
        <source>What a request needs to start: KV for its prompt and max_tokens, so that it is never paused, or KV for its prompt alone.</source>
        <translation>请求开始所需：prompt 与 max_tokens 的 KV，从而永不暂停，或仅 prompt 的 KV。</translation>
    </message>
    <message>
        <source>Most tokens computed in one step, answers first.</source>
        <translation>一步最多计算的 token，回答优先。</translation>
    </message>
    <message>
        <source>Chunked context</source>
        <translation>分块上下文</translation>
    </message>
    <message>
        <source>Splits prompts over steps, in order of arrival. Off: a prompt waits for a step with room for all of it.</source>
        <translation>按到达顺序把 prompt 分到多步。关闭时：prompt 等到有一步能容纳其全部。</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks, and chunks are multiples of it.</source>
        <translation>一个 KV 块的 token 数；前缀按整块共享，分块为其倍数。</translation>
    </message>
    <message>
        <source>Block reuse</source>
        <translation>块复用</translation>
    </message>
    <message>
        <source>KV share of free memory</source>
        <translation>空闲内存的 KV 占比</translation>
    </message>
    <message>
        <source>Share of the memory that weights and activations leave which the KV pool takes. gpu_memory_utilization replaces it where that is set.</source>
        <translation>权重和激活之外的内存中 KV 池所占比例。设置了 gpu_memory_utilization 时由它代替。</translation>
    </message>
    <message>
        <source>Overlap scheduler</source>
        <translation>重叠调度器</translation>
    </message>
    <message>
        <source>1 ms [E]</source>
        <translation>1 ms [E]</translation>
    </message>
    <message>
        <source>0.005 ms [E]; 0 where the host time is set</source>
        <translation>0.005 ms [E]；设置了主机时间则为 0</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>分块大小</translation>
    </message>
    <message>
        <source>Tokens of a step, decodes included. It bounds the gap between tokens that prompts cause.</source>
        <translation>一步的 token，含 decode。它限制 prompt 造成的 token 间隔。</translation>
    </message>
    <message>
        <source>Tokens in a KV block.</source>
        <translation>一个 KV 块的 token 数。</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>Most requests in the running batch.</source>
        <translation>运行批次中最多的请求数。</translation>
    </message>
    <message>
        <source>KV set aside</source>
        <translation>预留的 KV</translation>
    </message>
    <message>
        <source>What each request takes of the KV pool for its whole life: its prompt and max_tokens, or max_model_len.</source>
        <translation>每个请求在整个生命期从 KV 池取走的量：其 prompt 与 max_tokens，或 max_model_len。</translation>
    </message>
    <message>
        <source>Requests in a batch; the next one starts when all of them have ended.</source>
        <translation>一个批次的请求数；全部结束后下一批才开始。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The GPU or chip, with the figures of the catalogue.</source>
        <translation>GPU 或芯片，采用目录中的数据。</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Price of one GPU an hour. Sellers differ by far more than models do.</source>
        <translation>一块 GPU 每小时的价格。卖家之间的差别远大于型号之间。</translation>
    </message>
    <message>
        <source>the default price of the catalogue</source>
        <translation>目录的默认价格</translation>
    </message>
    <message>
        <source>Expert load skew</source>
        <translation>专家负载倾斜</translation>
    </message>
    <message>
        <source>Of models with experts: tokens choose the i-th expert in proportion to i to the power of minus this. 0 chooses all alike; measured tables have 1.0 to 1.2, with which 8 to 32 tokens take a fifth to a half less time, and thousands 5 to 30 % more.</source>
        <translation>对含专家的模型：token 按 i 的负该次幂的比例选择第 i 个专家。0 为均等选择；实测表为 1.0 至 1.2，此时 8 至 32 个 token 耗时少五分之一到一半，数千个多 5 至 30 %。</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Compute factor</source>
        <translation>计算系数</translation>
    </message>
    <message>
        <source>Factor on the compute rate that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>kernel 所达计算速率的系数，由 fulcrum calibrate 得出。</translation>
    </message>
    <message>
        <source>Memory factor</source>
        <translation>内存系数</translation>
    </message>
    <message>
        <source>Factor on the memory bandwidth that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>kernel 所达内存带宽的系数，由 fulcrum calibrate 得出。</translation>
    </message>
    <message>
        <source>Calibrated on</source>
        <translation>校准依据</translation>
    </message>
    <message>
        <source>What was measured to find the factors and host times; results then say so.</source>
        <translation>为得出系数和主机时间而测量的内容；结果会予以说明。</translation>
    </message>
    <message>
        <source>results are called uncalibrated</source>
        <translation>结果标为未校准</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Median absolute error of the calibration on its own data.</source>
        <translation>校准在其自身数据上的绝对误差中位数。</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Back-test residual</source>
        <translation>回测残差</translation>
    </message>
    <message>
        <source>Median absolute error on measurements that the calibration had not seen.</source>
        <translation>在校准未见过的测量上的绝对误差中位数。</translation>
    </message>
    <message>
        <source>there was no back-test</source>
        <translation>没有回测</translation>
    </message>
    <message>
        <source>The GPU that the tables were measured on; its memory and price are those of the catalogue.</source>
        <translation>测量这些表所用的 GPU；其内存和价格取自目录。</translation>
    </message>
    <message>
        <source>Layer tables</source>
        <translation>层表</translation>
    </message>
    <message>
        <source>Folder with measured layer times: LLMServingSim&apos;s of one model (tp1/dense.csv and more) or aiconfigurator&apos;s of one GPU (gemm.csv and more). Relative to the project&apos;s folder.</source>
        <translation>含实测层时间的文件夹：LLMServingSim 某个模型的（tp1/dense.csv 等）或 aiconfigurator 某块 GPU 的（gemm.csv 等）。相对于项目文件夹。</translation>
    </message>
    <message>
        <source>All-reduce table</source>
        <translation>all-reduce 表</translation>
    </message>
    <message>
        <source>A custom_allreduce.csv or nccl.csv of aiconfigurator, which tensor parallel needs.</source>
        <translation>张量并行所需的 aiconfigurator 的 custom_allreduce.csv 或 nccl.csv。</translation>
    </message>
    <message>
        <source>custom_allreduce.csv or nccl.csv in the folder of the tables</source>
        <translation>层表文件夹中的 custom_allreduce.csv 或 nccl.csv</translation>
    </message>
    <message>
        <source>Unequal contexts</source>
        <translation>不等的上下文</translation>
    </message>
    <message>
        <source>Whether LLMServingSim&apos;s skew_fit.csv corrects decode batches of unequal contexts; auto does what meta.yaml beside it says.</source>
        <translation>是否用 LLMServingSim 的 skew_fit.csv 修正上下文不等的 decode 批次；auto 按旁边 meta.yaml 的说明。</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>专家负载</translation>
    </message>
    <message>
        <source>How unevenly tokens choose the experts of a model that has some: which of aiconfigurator&apos;s measurements are taken. LLMServingSim&apos;s have equal chances only.</source>
        <translation>token 选择模型专家的不均匀程度：采用 aiconfigurator 的哪些测量。LLMServingSim 的只有均等概率。</translation>
    </message>
    <message>
        <source>Place in error band</source>
        <translation>误差带中的位置</translation>
    </message>
    <message>
        <source>0 takes times as measured, -1 and 1 the ends of their error band of one standard deviation.</source>
        <translation>0 按实测时间，-1 和 1 取其一个标准差误差带的两端。</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Observation</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>措施</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Falsifier</source>
        <translation>证伪条件</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>恢复检查</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>措施</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Falsifiers</source>
        <translation>证伪条件</translation>
    </message>
    <message>
        <source>Recovery checks</source>
        <translation>恢复检查</translation>
    </message>
    <message>
        <source>Change proposal</source>
        <translation>变更提案</translation>
    </message>
    <message>
        <source>Change proposals</source>
        <translation>变更提案</translation>
    </message>
    <message>
        <source>unresolved</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>已出现</translation>
    </message>
    <message>
        <source>held</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>未出现</translation>
    </message>
    <message>
        <source>did not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>not yet due</source>
        <translation>尚未到期</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>不归因</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>有支持</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>已归因</translation>
    </message>
    <message>
        <source>full service restored</source>
        <translation>服务完全恢复</translation>
    </message>
    <message>
        <source>overload bounded</source>
        <translation>过载已受控</translation>
    </message>
    <message>
        <source>not recovered</source>
        <translation>未恢复</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message numerus="yes">
        <source>incomplete, %n questions</source>
        <translation>
            <numerusform>不完整，%n 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordEditor</name>
    <message>
        <source>Mechanism</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>of the catalogue, where it is one</source>
        <translation>取自目录（如适用）</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>what it costs, and whom</source>
        <translation>代价是什么、由谁承担</translation>
    </message>
    <message>
        <source>Stop if</source>
        <translation>停止条件</translation>
    </message>
    <message>
        <source>when it is taken back</source>
        <translation>何时撤回</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>所有请求</translation>
    </message>
    <message>
        <source>Then leads</source>
        <translation>则首要为</translation>
    </message>
    <message>
        <source>the mechanism that leads if it is seen</source>
        <translation>若出现，则成为首要的机制</translation>
    </message>
    <message>
        <source>Credited by</source>
        <translation>归因人</translation>
    </message>
    <message>
        <source>nobody; a program gives no credit</source>
        <translation>无；程序不作归因</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>who wrote it</source>
        <translation>由谁记录</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>No engine captures CUDA graphs, or no step only decoded</source>
        <translation>没有引擎捕获 CUDA graph，或没有只含 decode 的步</translation>
    </message>
    <message>
        <source>No price or no output is known</source>
        <translation>价格或输出未知</translation>
    </message>
    <message>
        <source>No request completed</source>
        <translation>没有请求完成</translation>
    </message>
    <message>
        <source>No workload sets slo_ttft or slo_tpot</source>
        <translation>没有负载设置 slo_ttft 或 slo_tpot</translation>
    </message>
    <message>
        <source>Its workload sets neither slo_ttft nor slo_tpot</source>
        <translation>其负载既未设置 slo_ttft 也未设置 slo_tpot</translation>
    </message>
    <message>
        <source>no request class is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的请求类别</translation>
    </message>
    <message>
        <source>no figure is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的数据</translation>
    </message>
    <message>
        <source>no engine is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的引擎</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by class</source>
        <translation>“%1”没有按类别的数据</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by engine</source>
        <translation>“%1”没有按引擎的数据</translation>
    </message>
    <message>
        <source>Leave the class out</source>
        <translation>去掉类别</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>是否指“%1”？</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <translation>可用：%1</translation>
    </message>
    <message>
        <source>A transient study, with %1 in the run: there is no level to be steady at, so compare its course at equal times</source>
        <translation>瞬态研究，运行中有 %1：没有可稳定的水平，请在相同时刻比较其过程</translation>
    </message>
    <message>
        <source>Too few requests arrived to tell</source>
        <translation>到来的请求太少，无法判断</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window the requests in the system went from %2 to %3, with %4 arrivals and %5 completions a second</source>
        <translation>积压每秒增加 %1 个请求：窗口后半段系统中的请求从 %2 变为 %3，每秒到达 %4、完成 %5</translation>
    </message>
    <message>
        <source>%1 (so in %2 of %3 replications)</source>
        <translation>%1（%3 次重复中有 %2 次如此）</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second, mean of %2 replications: by %3 (95 % interval %4 to %5) over the second half of the window, to about %6 requests in the system</source>
        <translation>积压每秒增加 %1 个请求（%2 次重复的均值）：窗口后半段增加 %3（95 % 区间 %4 至 %5），系统中达约 %6 个请求</translation>
    </message>
    <message>
        <source>%1 is offered at least %2 times what it can serve, by arithmetic; its queue and latencies grow with the run&apos;s length</source>
        <translation>按计算，%1 收到的负载至少是其处理能力的 %2 倍；其队列和延迟随运行时长增长</translation>
    </message>
    <message>
        <source>step times from measured tables are known to ± %1 %</source>
        <translation>来自测量表的步时间精度为 ± %1 %</translation>
    </message>
    <message>
        <source>More than %1 requests: their latencies are kept in bins no wider than 0.1 %</source>
        <translation>超过 %1 个请求：其延迟以宽度不超过 0.1 % 的区间保存</translation>
    </message>
    <message>
        <source>%1: not simulated are %2</source>
        <translation>%1：未模拟的有 %2</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far when the run ended or their client gave up</source>
        <translation>%2 个请求中有 %1 个在运行结束或客户端放弃时尚未到达该阶段</translation>
    </message>
    <message>
        <source>%1 of %2 requests were rejected or failed</source>
        <translation>%2 个请求中有 %1 个被拒绝或失败</translation>
    </message>
    <message>
        <source>%1 observations a replication are few for this percentile</source>
        <translation>每次重复 %1 个观测对该百分位数来说太少</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far</source>
        <translation>%2 个请求中有 %1 个尚未到达该阶段</translation>
    </message>
    <message>
        <source>Every request was rejected or failed</source>
        <translation>所有请求都被拒绝或失败</translation>
    </message>
    <message>
        <source>No request of this kind was measured</source>
        <translation>没有测量到此类请求</translation>
    </message>
    <message>
        <source>No request produced a second token in the measured window</source>
        <translation>在测量窗口内没有请求产生第二个 token</translation>
    </message>
    <message>
        <source>the run needs more memory than there is</source>
        <translation>运行所需内存超过可用内存</translation>
    </message>
    <message>
        <source>simulate fewer requests: a shorter until, a smaller max_requests or rate</source>
        <translation>减少模拟的请求：缩短 until，或减小 max_requests 或速率</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>运行失败：%1</translation>
    </message>
    <message>
        <source>no scenario is called &quot;%1&quot;</source>
        <translation>没有名为“%1”的场景</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation>项目没有场景</translation>
    </message>
    <message>
        <source>Add a [[scenario]] with its nodes and links</source>
        <translation>添加带节点和链路的 [[scenario]]</translation>
    </message>
    <message>
        <source>%1 went %2, the mechanism makes it go %3</source>
        <translation>%1 变为 %2，该机制使其变为 %3</translation>
    </message>
    <message>
        <source>%1 is %2, the mechanism makes it %3</source>
        <translation>%1 为 %2，该机制使其为 %3</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run of this scenario shows %2</source>
        <translation>观测“%1”已略去：此场景的运行不显示 %2</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2; did you mean %3?</source>
        <translation>观测“%1”已略去：没有名为 %2 的指标；是否指 %3？</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2</source>
        <translation>观测“%1”已略去：没有名为 %2 的指标</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; has no figure and was left out</source>
        <translation>观测“%1”没有数据，已略去</translation>
    </message>
    <message>
        <source>observations %1 are of one figure, %2, which counts once</source>
        <translation>观测 %1 属于同一数据 %2，只计一次</translation>
    </message>
    <message>
        <source>observations %1 contradict each other on %2, which counts once, as the range that covers them</source>
        <translation>观测 %1 对 %2 互相矛盾，按涵盖它们的范围只计一次</translation>
    </message>
    <message>
        <source>of several replicas the worst counts: %1 of %2, not %3</source>
        <translation>多个副本只计最差者：%2 的 %1，不计 %3</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; is taken for the replica where %2 is worst</source>
        <translation>观测“%1”被视为 %2 最差的副本的数据</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run shows %2 of %3; enter its mean or its max</source>
        <translation>观测“%1”已略去：运行不显示 %3 的 %2；请输入其均值或最大值</translation>
    </message>
    <message>
        <source>%1 %2 was above %3 of the same requests before</source>
        <translation>%1 %2 之前高于同一批请求的 %3</translation>
    </message>
    <message>
        <source>all times observed are about %1 times those of the healthy scenario: are they in another unit?</source>
        <translation>所有观测到的时间约为健康场景的 %1 倍：是否用了另一单位？</translation>
    </message>
    <message>
        <source>[triage.priors] adds up to %1 %, which leaves nothing for all others</source>
        <translation>[triage.priors] 合计 %1 %，没有给其他留下余地</translation>
    </message>
    <message>
        <source>give less than 100 % in all</source>
        <translation>总和应小于 100 %</translation>
    </message>
    <message>
        <source>%1 %2 is above %3 of the same requests</source>
        <translation>%1 %2 高于同一批请求的 %3</translation>
    </message>
    <message>
        <source>exchange the two, or say under [observation.population] how they differ</source>
        <translation>交换两者，或在 [observation.population] 中说明差别</translation>
    </message>
    <message>
        <source>the mechanism &quot;%1&quot; was left out: %2</source>
        <translation>机制“%1”已略去：%2</translation>
    </message>
    <message>
        <source>the remedy of %1 could not be simulated: %2</source>
        <translation>%1 的补救无法模拟：%2</translation>
    </message>
    <message>
        <source>the project has no observation: add [[observation]], or import some</source>
        <translation>项目没有观测：请添加 [[observation]] 或导入</translation>
    </message>
    <message>
        <source>%1 was %2 before, and the healthy scenario shows %3: it may not be the system that was observed</source>
        <translation>%1 之前为 %2，而健康场景显示 %3：它可能不是所观测的系统</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>未模拟：%1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>不适用：%1</translation>
    </message>
    <message>
        <source>cannot be simulated here: %1</source>
        <translation>此处无法模拟：%1</translation>
    </message>
    <message>
        <source>runs of %1 s instead of %2 s: as many requests as figures need</source>
        <translation>运行 %1 s 而非 %2 s：请求数满足数据所需</translation>
    </message>
    <message>
        <source>the project has no healthy scenario for triage</source>
        <translation>项目没有用于分诊的健康场景</translation>
    </message>
    <message>
        <source>add [triage] with base = &quot;the name of the scenario in which all is well&quot;</source>
        <translation>添加 [triage]，base = &quot;一切正常的场景的名称&quot;</translation>
    </message>
    <message>
        <source>the healthy scenario was fitted to %1 figures from before, which it misses by %2 standard deviations now and missed by %3: %4</source>
        <translation>健康场景已按之前的 %1 个数据拟合，偏差从 %3 个标准差降为 %2 个：%4</translation>
    </message>
    <message>
        <source>the healthy scenario cannot be run: %1</source>
        <translation>健康场景无法运行：%1</translation>
    </message>
    <message>
        <source>see `fulcrum check`</source>
        <translation>参见 `fulcrum check`</translation>
    </message>
    <message>
        <source>it was not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>within the window of the observations, and at once where the figure is in Prometheus</source>
        <translation>在观测窗口内，若数据在 Prometheus 中则立即</translation>
    </message>
    <message>
        <source>memory bandwidth %1</source>
        <translation>内存带宽 %1</translation>
    </message>
    <message>
        <source>host time %1</source>
        <translation>主机时间 %1</translation>
    </message>
    <message>
        <source>compute %1</source>
        <translation>计算 %1</translation>
    </message>
    <message>
        <source>spread of prompt lengths %1</source>
        <translation>prompt 长度的离散 %1</translation>
    </message>
    <message>
        <source>spread of output lengths %1</source>
        <translation>输出长度的离散 %1</translation>
    </message>
    <message>
        <source>an amount between two ends has to be a number</source>
        <translation>两端之间的量必须是数字</translation>
    </message>
    <message>
        <source>the healthy scenario has no figure &apos;%1&apos;</source>
        <translation>健康场景没有数据“%1”</translation>
    </message>
    <message>
        <source>%1 would not be finite</source>
        <translation>%1 将不是有限值</translation>
    </message>
    <message>
        <source>there is no %1 of the plugin &apos;%2&apos;</source>
        <translation>没有插件“%2”的 %1</translation>
    </message>
    <message>
        <source>there is no %1 with the role &apos;%2&apos;</source>
        <translation>没有角色为“%2”的 %1</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3</source>
        <translation>没有 %2 高于 %3 的 %1</translation>
    </message>
    <message>
        <source>there is no %1 with %2 below %3</source>
        <translation>没有 %2 低于 %3 的 %1</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3 below %4</source>
        <translation>没有 %2 高于 %3 且低于 %4 的 %1</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>没有 %1</translation>
    </message>
    <message>
        <source>nothing would change</source>
        <translation>不会有任何变化</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 = %3 already</source>
        <translation>“%1”已经是 %2 = %3</translation>
    </message>
    <message>
        <source>%1 has no &apos;%2&apos;</source>
        <translation>%1 没有“%2”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos; to scale</source>
        <translation>“%1”没有可缩放的“%2”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &apos;%2&apos; already</source>
        <translation>“%1”已经是“%2”</translation>
    </message>
    <message>
        <source>there is no link from &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>没有从“%1”到“%2”的链路</translation>
    </message>
    <message>
        <source>a logarithmic amount has to be above 0 at both ends</source>
        <translation>对数量在两端都必须大于 0</translation>
    </message>
    <message>
        <source>there is nothing to change</source>
        <translation>没有可更改的</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has one replica, and so no part of them could differ from the rest</source>
        <translation>“%1”只有一个副本，不可能有一部分与其余不同</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no rate that could be split</source>
        <translation>“%1”没有可拆分的速率</translation>
    </message>
    <message>
        <source>a share of nothing of &apos;%1&apos; changes nothing</source>
        <translation>“%1”的零份额不会改变任何东西</translation>
    </message>
    <message>
        <source>the %1 plugin &apos;%2&apos; is not installed</source>
        <translation>%1 插件“%2”未安装</translation>
    </message>
    <message>
        <source>see `fulcrum plugins`</source>
        <translation>参见 `fulcrum plugins`</translation>
    </message>
    <message>
        <source>no scenario of the project has its symptom</source>
        <translation>项目中没有场景具有其症状</translation>
    </message>
    <message>
        <source>no scenario plays it</source>
        <translation>没有场景演示它</translation>
    </message>
    <message>
        <source>no metric says what it is for</source>
        <translation>没有指标说明其用途</translation>
    </message>
    <message>
        <source>the project has no scenario &apos;%1&apos;</source>
        <translation>项目没有场景“%1”</translation>
    </message>
    <message>
        <source>%1 says nothing: %2</source>
        <translation>%1 不说明任何问题：%2</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>it was added since</source>
        <translation>是之后添加的</translation>
    </message>
    <message>
        <source>simulation was not asked for</source>
        <translation>未要求模拟</translation>
    </message>
    <message>
        <source>give the lever `on`, `metric`, and `with` or edits</source>
        <translation>为手段给出 `on`、`metric`，以及 `with` 或 edits</translation>
    </message>
    <message>
        <source>give the lever `with` or edits</source>
        <translation>为手段给出 `with` 或 edits</translation>
    </message>
    <message>
        <source>give a value within the range of the parameter</source>
        <translation>给出参数范围内的值</translation>
    </message>
    <message>
        <source>it changes the nodes themselves</source>
        <translation>它改变节点本身</translation>
    </message>
    <message>
        <source>tell it by edits</source>
        <translation>用 edits 描述它</translation>
    </message>
    <message>
        <source>give the name of a scenario</source>
        <translation>给出场景的名称</translation>
    </message>
    <message>
        <source>no lever can be played in &apos;%1&apos;</source>
        <translation>没有手段可在“%1”中演示</translation>
    </message>
    <message>
        <source>name a scenario that a lever is for</source>
        <translation>指定某个手段所针对的场景</translation>
    </message>
    <message>
        <source>a period must end after it begins</source>
        <translation>时间段必须在开始之后结束</translation>
    </message>
    <message>
        <source>write it as &quot;60 s..120 s&quot;</source>
        <translation>写作 &quot;60 s..120 s&quot;</translation>
    </message>
    <message>
        <source>the run ends before the period begins</source>
        <translation>运行在时间段开始之前结束</translation>
    </message>
    <message>
        <source>choose an earlier one</source>
        <translation>选择更早的时间段</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be simulated: %2</source>
        <translation>手段“%1”无法模拟：%2</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no impact: %2</source>
        <translation>手段“%1”没有影响值：%2</translation>
    </message>
    <message>
        <source>mend its on, with, metric or edits, or remove `on` to rank it as judged</source>
        <translation>修正其 on、with、metric 或 edits，或删除 `on` 以按估计排序</translation>
    </message>
    <message>
        <source>give impact = [low, most likely, high], or a scenario that plays it</source>
        <translation>给出 impact = [最低, 最可能, 最高]，或演示它的场景</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be ranked by %2: %3</source>
        <translation>手段“%1”无法按 %2 排序：%3</translation>
    </message>
    <message>
        <source>give the workloads slo_ttft and slo_tpot, the device a price, or choose another objective</source>
        <translation>为负载设置 slo_ttft 和 slo_tpot、为设备设置价格，或选择其他目标</translation>
    </message>
    <message>
        <source>there is no lever &apos;%1&apos;</source>
        <translation>没有手段“%1”</translation>
    </message>
    <message>
        <source>give the id of a lever of this ranking</source>
        <translation>给出此排名中某个手段的 id</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; was not simulated</source>
        <translation>手段“%1”未被模拟</translation>
    </message>
    <message>
        <source>simulate the levers first</source>
        <translation>请先模拟手段</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no %2</source>
        <translation>手段“%1”没有 %2</translation>
    </message>
    <message>
        <source>give [lowest, most likely, highest], or the id of a lever of the catalogue</source>
        <translation>给出 [最低, 最可能, 最高]，或目录中某个手段的 id</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; names &apos;%2&apos;, which is no lever</source>
        <translation>手段“%1”提到的“%2”不是手段</translation>
    </message>
    <message>
        <source>give the id of a [[lever]] or of one of the catalogue</source>
        <translation>给出某个 [[lever]] 或目录中手段的 id</translation>
    </message>
    <message>
        <source>the price of the devices of &apos;%1&apos; is not known</source>
        <translation>“%1”的设备价格未知</translation>
    </message>
    <message>
        <source>set the price of its device</source>
        <translation>设置其设备的价格</translation>
    </message>
    <message>
        <source>the other has no &apos;%1&apos; to change</source>
        <translation>另一个没有可改变的“%1”</translation>
    </message>
    <message>
        <source>they make no sense beside each other</source>
        <translation>两者并用没有意义</translation>
    </message>
    <message>
        <source>choose one of them</source>
        <translation>选择其中之一</translation>
    </message>
    <message>
        <source>both change the nodes themselves</source>
        <translation>两者都改变节点本身</translation>
    </message>
    <message>
        <source>add a scenario that has both</source>
        <translation>添加同时包含两者的场景</translation>
    </message>
    <message>
        <source>judge it</source>
        <translation>请估计</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2 (%3)</source>
        <translation>“%1”在 %2 的系统中没有可改变的（%3）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2</source>
        <translation>“%1”在 %2 的系统中没有可改变的</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos; (%3)</source>
        <translation>“%1”在系统“%2”中没有可改变的（%3）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos;</source>
        <translation>“%1”在系统“%2”中没有可改变的</translation>
    </message>
    <message>
        <source>as in the catalogue of levers</source>
        <translation>与手段目录相同</translation>
    </message>
    <message>
        <source>all pooled</source>
        <translation>全部合并</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>按给定</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>It predicted nothing, so that nothing can be credited to it.</source>
        <translation>它没有预测，因此无可归因。</translation>
    </message>
    <message>
        <source>Nothing that it predicted has come true yet.</source>
        <translation>它预测的事都还没有发生。</translation>
    </message>
    <message>
        <source>Nothing that it predicted came true.</source>
        <translation>它预测的事都没有发生。</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true while %3 went on too: the actions together helped, the share of each is unresolved. A replay that changes one at a time tells them apart.</source>
        <translation>%3 也在进行时，%2 个预测中有 %1 个成真：这些操作共同起了作用，各自的份额未定。逐一改变的重放可以区分它们。</translation>
    </message>
    <message>
        <source>%1 accepted the credit.</source>
        <translation>%1 已接受该归因。</translation>
    </message>
    <message>
        <source>The data does not bear that out.</source>
        <translation>数据不支持这一点。</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true.</source>
        <translation>%2 个预测中有 %1 个成真。</translation>
    </message>
    <message>
        <source>Nobody has accepted the credit yet.</source>
        <translation>尚无人接受该归因。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; went on at the same time from %3: neither can be credited alone</source>
        <translation>“%1”和“%2”自 %3 起同时进行：都不能单独归因</translation>
    </message>
    <message>
        <source>It names no figure and where that will lie.</source>
        <translation>它没有说明哪个数据会落在哪里。</translation>
    </message>
    <message>
        <source>The notebook and the data are on different clocks: date-times, and times of a run.</source>
        <translation>笔记本和数据使用不同的时钟：日期时间与运行时间。</translation>
    </message>
    <message>
        <source>It is due at %1; the data ends before.</source>
        <translation>到期时间为 %1；数据在此之前结束。</translation>
    </message>
    <message>
        <source>Another action begins or ends when it is due.</source>
        <translation>到期时另有操作开始或结束。</translation>
    </message>
    <message>
        <source>The data has no %1 in the window.</source>
        <translation>数据在窗口内没有 %1。</translation>
    </message>
    <message>
        <source>The data has no %1 before the action to compare with.</source>
        <translation>数据没有操作之前的 %1 可供比较。</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>之前 %1，之后 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3 after</source>
        <translation>%1 %2：之后 %3</translation>
    </message>
    <message>
        <source>%1: what is hidden decides.</source>
        <translation>%1：未见的部分决定结果。</translation>
    </message>
    <message>
        <source>There is nothing to judge it by: name a scenario that plays it, or import what was measured.</source>
        <translation>没有可供判断的依据：指定演示它的场景，或导入测量数据。</translation>
    </message>
    <message>
        <source>simulated: %1</source>
        <translation>模拟“%1”</translation>
    </message>
    <message>
        <source>there are no requests to look for recovery in</source>
        <translation>没有可用于检查恢复的请求</translation>
    </message>
    <message>
        <source>name a scenario that plays the action, or import the requests</source>
        <translation>指定演示该操作的场景，或导入请求</translation>
    </message>
    <message>
        <source>the recovery check &apos;%1&apos; does not say in which window it looks</source>
        <translation>恢复检查“%1”没有说明查看哪个窗口</translation>
    </message>
    <message>
        <source>set at and until</source>
        <translation>设置 at 和 until</translation>
    </message>
    <message>
        <source>no observation says when the incident was, for the recovery check &apos;%1&apos;</source>
        <translation>对于恢复检查“%1”，没有观测说明事故发生的时间</translation>
    </message>
    <message>
        <source>link it to an observation with from and until</source>
        <translation>将其关联到带 from 和 until 的观测</translation>
    </message>
    <message>
        <source>nothing offered</source>
        <translation>无到来请求</translation>
    </message>
    <message>
        <source>%1 useful/s, %2 % of offered useful, %3 % rejected, %4 % timed out, oldest in the queue %5</source>
        <translation>有用 %1/s，到来请求的 %2 % 有用，%3 % 被拒绝，%4 % 超时，队列中最久 %5</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4. The queue is younger because %5 % of what is offered is turned away or given up: that bounds the overload and does not serve those requests</source>
        <translation>%1：之前 %2；期间 %3；之后 %4。队列变短是因为 %5 % 的到来请求被拒绝或放弃：这限制了过载，但并未服务这些请求</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4</source>
        <translation>%1：之前 %2；期间 %3；之后 %4</translation>
    </message>
    <message>
        <source>at most %1 s</source>
        <translation>至多 %1 s</translation>
    </message>
    <message>
        <source>Full service is restored in the windows that were looked at.</source>
        <translation>在所查看的窗口中，服务已完全恢复。</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1; as before: %2.</source>
        <translation>过载已受控，服务未完全恢复：%1；与之前相同：%2。</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1.</source>
        <translation>过载已受控，服务未完全恢复：%1。</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful), %3</source>
        <translation>%1（到来请求的 %2 % 有用），%3</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful)</source>
        <translation>%1（到来请求的 %2 % 有用）</translation>
    </message>
    <message>
        <source>Service has not recovered: the queue is still old.</source>
        <translation>服务未恢复：队列中仍有很久的请求。</translation>
    </message>
    <message>
        <source>There are too few requests before or after to say.</source>
        <translation>之前或之后的请求太少，无法判断。</translation>
    </message>
    <message>
        <source>full service restored</source>
        <translation>服务完全恢复</translation>
    </message>
    <message>
        <source>overload bounded</source>
        <translation>过载受控</translation>
    </message>
    <message>
        <source>not recovered</source>
        <translation>未恢复</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>no request arrived from %1 s to %2 s</source>
        <translation>%1 s 至 %2 s 之间没有请求到达</translation>
    </message>
    <message>
        <source>give windows before, during and after the incident that hold requests</source>
        <translation>给出事故之前、期间、之后含有请求的窗口</translation>
    </message>
    <message>
        <source>%1 holds %2 too: nothing tells when it ended</source>
        <translation>%1 也包含 %2：不知其何时结束</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends before it begins: the clocks that stamped it differ</source>
        <translation>“%1”在开始之前结束：记录它的时钟不同</translation>
    </message>
    <message>
        <source>use moments of one clock, or correct for the difference</source>
        <translation>使用同一时钟的时刻，或校正差值</translation>
    </message>
    <message>
        <source>the request has no moments to take it apart by</source>
        <translation>该请求没有可用于分解的时刻</translation>
    </message>
    <message>
        <source>join the log lines of client, gateway and engine by the request&apos;s id</source>
        <translation>按请求 id 合并客户端、网关和引擎的日志行</translation>
    </message>
    <message>
        <source>the request did not complete</source>
        <translation>请求未完成</translation>
    </message>
    <message>
        <source>take its time to the first token apart</source>
        <translation>分解其到首个 token 的时间</translation>
    </message>
    <message>
        <source>queue holds admission too: the row does not say when it was admitted</source>
        <translation>queue 也包含准入：该行没有说明何时准入</translation>
    </message>
    <message>
        <source>prefill holds the queue too: the row does not say when it was scheduled</source>
        <translation>prefill 也包含排队：该行没有说明何时被调度</translation>
    </message>
    <message>
        <source>client out holds the engine&apos;s time too: the row does not say when the first token was emitted</source>
        <translation>client out 也包含引擎时间：该行没有说明首个 token 何时发出</translation>
    </message>
    <message>
        <source>the way back to the client is not known</source>
        <translation>返回客户端的用时未知</translation>
    </message>
    <message>
        <source>the request never got a first token</source>
        <translation>请求从未得到首个 token</translation>
    </message>
    <message>
        <source>choose another request</source>
        <translation>选择其他请求</translation>
    </message>
    <message>
        <source>queue holds the way to the front end and admission too</source>
        <translation>queue 也包含到前端的路径和准入</translation>
    </message>
    <message>
        <source>over the same %1 requests the means of the parts add up: %2 s = %3 s</source>
        <translation>对同样的 %1 个请求，各部分的均值相加：%2 s = %3 s</translation>
    </message>
    <message>
        <source>the p95 of the whole is %1 s; the parts&apos; p95 would add up to %2 s, which is the p95 of nothing: the requests that are slow in one part are not those that are slow in another</source>
        <translation>整体的 p95 为 %1 s；各部分的 p95 相加为 %2 s，那不是任何东西的 p95：在某一部分慢的请求并不是在另一部分慢的请求</translation>
    </message>
    <message>
        <source>there is no scenario &apos;%1&apos;</source>
        <translation>没有场景“%1”</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>是否指“%1”？</translation>
    </message>
    <message>
        <source>both actions change %1.%2, to different values</source>
        <translation>两个操作都改变 %1.%2，且值不同</translation>
    </message>
    <message>
        <source>write the scenario with both by hand, or compare others</source>
        <translation>手工编写包含两者的场景，或比较其他操作</translation>
    </message>
    <message>
        <source>the scenarios of the two actions do not have the same nodes and links</source>
        <translation>两个操作的场景的节点和链路不同</translation>
    </message>
    <message>
        <source>let both extend the scenario without them</source>
        <translation>让两者都扩展不含它们的场景</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; together they do not add up, by %8</source>
        <translation>仅 %1 %2：%3；仅 %4 %5：%6；两者：%7；合起来不等于相加，差 %8</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; their effects add up, as far as shows</source>
        <translation>仅 %1 %2：%3；仅 %4 %5：%6；两者：%7；就所见而言，其效果可相加</translation>
    </message>
    <message>
        <source>changes it</source>
        <translation>改变它</translation>
    </message>
    <message>
        <source>changes nothing that shows</source>
        <translation>没有可见的改变</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>metric: which figure is it, for example ttft_s or queue_s?</source>
        <translation>metric：是哪个数据，例如 ttft_s 或 queue_s？</translation>
    </message>
    <message>
        <source>statistic: is it a mean, a p95, a maximum, a rate?</source>
        <translation>statistic：是均值、p95、最大值还是速率？</translation>
    </message>
    <message>
        <source>value: how much is it, with its unit?</source>
        <translation>value：是多少，带单位？</translation>
    </message>
    <message>
        <source>comparison: what was it before, or what should it be?</source>
        <translation>comparison：之前是多少，或应该是多少？</translation>
    </message>
    <message>
        <source>window: from when until when?</source>
        <translation>window：从何时到何时？</translation>
    </message>
    <message>
        <source>population: of which version, tenant, class, prompt length, replica or region? (class = &quot;all&quot; where of all)</source>
        <translation>population：属于哪个版本、租户、类别、prompt 长度、副本或区域？（全部则 class = &quot;all&quot;）</translation>
    </message>
    <message>
        <source>count: how many requests are in the slice?</source>
        <translation>count：该切片中有多少请求？</translation>
    </message>
    <message>
        <source>source: which file, dashboard or command says so?</source>
        <translation>source：由哪个文件、仪表板或命令得出？</translation>
    </message>
    <message>
        <source>timed-out requests: are they included, excluded or censored?</source>
        <translation>timed-out requests：是包含、排除还是作删失处理？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can not be checked by anybody</source>
        <translation>“%1”无人能核实</translation>
    </message>
    <message>
        <source>Some runs are older than the text</source>
        <translation>部分运行早于文本</translation>
    </message>
    <message>
        <source>Every observation has window, population and source</source>
        <translation>每个观测都有窗口、总体和来源</translation>
    </message>
    <message>
        <source>%1 of %2 observations lack a window, a population, a number or a source</source>
        <translation>%2 个观测中有 %1 个缺少窗口、总体、数量或来源</translation>
    </message>
    <message>
        <source>Every record of the notebook is complete</source>
        <translation>笔记本的每条记录都完整</translation>
    </message>
    <message>
        <source>%1 records of the notebook are incomplete</source>
        <translation>笔记本有 %1 条记录不完整</translation>
    </message>
    <message>
        <source>Every prediction is judged</source>
        <translation>每个预测都已评判</translation>
    </message>
    <message>
        <source>%1 predictions are not judged</source>
        <translation>有 %1 个预测未评判</translation>
    </message>
    <message>
        <source>Actions overlap: their credit is unresolved</source>
        <translation>操作重叠：其归因未定</translation>
    </message>
    <message>
        <source>The proposal %1 has an owner</source>
        <translation>提案 %1 有负责人</translation>
    </message>
    <message>
        <source>The proposal %1 has no owner</source>
        <translation>提案 %1 没有负责人</translation>
    </message>
    <message>
        <source>Every check of the project holds in these runs</source>
        <translation>项目的每项检查在这些运行中都成立</translation>
    </message>
    <message>
        <source>%1 checks of the project do not hold in these runs</source>
        <translation>项目有 %1 项检查在这些运行中不成立</translation>
    </message>
    <message>
        <source>Every scenario has been run</source>
        <translation>每个场景都已运行</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios have been run</source>
        <translation>%2 个场景中已运行 %1 个</translation>
    </message>
    <message>
        <source>Rival mechanisms were tried</source>
        <translation>已检验竞争机制</translation>
    </message>
    <message>
        <source>Triage has not been run</source>
        <translation>尚未运行分诊</translation>
    </message>
    <message>
        <source>The runs have the project&apos;s replications</source>
        <translation>运行采用项目的重复次数</translation>
    </message>
    <message>
        <source>Made fast: the figures are rough</source>
        <translation>快速生成：数据较粗略</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>Mitigations</source>
        <translation>缓解措施</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>预防</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>竞争机制</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>the arithmetic &quot;%1&quot; fails already: &quot;%2&quot; is taken for %3 times as likely as in the catalogue</source>
        <translation>计算“%1”已不成立：“%2”被视为目录中 %3 倍的可能性</translation>
    </message>
    <message>
        <source>only engines and workloads have parts; &apos;%1&apos; is a %2</source>
        <translation>只有引擎和负载有部分：“%1”是 %2</translation>
    </message>
    <message>
        <source>Leaves everything as it is, for comparison.</source>
        <translation>保持一切不变，以作比较。</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>什么都不做</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;</source>
        <translation>负载“%1”</translation>
    </message>
    <message>
        <source>engine &apos;%1&apos;</source>
        <translation>引擎“%1”</translation>
    </message>
    <message>
        <source>router &apos;%1&apos;</source>
        <translation>路由器“%1”</translation>
    </message>
    <message>
        <source>gateway &apos;%1&apos;</source>
        <translation>网关“%1”</translation>
    </message>
    <message>
        <source>client &apos;%1&apos;</source>
        <translation>客户端“%1”</translation>
    </message>
    <message>
        <source>device &apos;%1&apos;</source>
        <translation>设备“%1”</translation>
    </message>
    <message>
        <source>kv_link &apos;%1&apos;</source>
        <translation>kv_link“%1”</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>未知的键“%1”</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos; of an amount</source>
        <translation>量的未知键“%1”</translation>
    </message>
    <message>
        <source>known keys: %1</source>
        <translation>可用的键：%1</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;? %2</source>
        <translation>是否指“%1”？%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not set</source>
        <translation>“%1”未设置</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at least %3</source>
        <translation>“%1”为 %2，但至少须为 %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at most %3</source>
        <translation>“%1”为 %2，但至多为 %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a finite number</source>
        <translation>“%1”不是有限数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>“%1”必须是整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number</source>
        <translation>“%1”必须是数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number with its unit</source>
        <translation>“%1”必须是带单位的数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>“%1”必须是 true 或 false</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of the words allowed</source>
        <translation>“%1”必须是允许的词之一</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text in quotes</source>
        <translation>“%1”必须是带引号的文本</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a path in quotes</source>
        <translation>“%1”必须是带引号的路径</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of numbers</source>
        <translation>“%1”必须是数字列表</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the wrong type</source>
        <translation>“%1”的类型错误</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a unit</source>
        <translation>“%1”需要单位</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is wrong: %2</source>
        <translation>“%1”有误：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not be &apos;%2&apos;</source>
        <translation>“%1”不能是“%2”</translation>
    </message>
    <message>
        <source>units allowed: %1</source>
        <translation>允许的单位：%1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>允许：%1</translation>
    </message>
    <message>
        <source>allowed: from %1 to %2</source>
        <translation>允许：%1 至 %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>write true or false without quotes</source>
        <translation>写 true 或 false，不带引号</translation>
    </message>
    <message>
        <source>put it between double quotes</source>
        <translation>放在双引号之间</translation>
    </message>
    <message>
        <source>for example [1, 2, 4]</source>
        <translation>例如 [1, 2, 4]</translation>
    </message>
    <message>
        <source>for example &quot;%1&quot;; units allowed: %2</source>
        <translation>例如 &quot;%1&quot;；允许的单位：%2</translation>
    </message>
    <message>
        <source>write a number without a unit</source>
        <translation>写不带单位的数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no unit</source>
        <translation>“%1”没有单位</translation>
    </message>
    <message>
        <source>unknown unit &apos;%1&apos; in &apos;%2&apos;</source>
        <translation>“%2”中的单位“%1”未知</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not start with a number</source>
        <translation>“%1”不以数字开头</translation>
    </message>
    <message>
        <source>write a number within the range of a double</source>
        <translation>写 double 范围内的数字</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not written as a table</source>
        <translation>“%1”没有写成表</translation>
    </message>
    <message>
        <source>write %1 on a line of its own and its keys below</source>
        <translation>将 %1 单独写一行，键写在下面</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has to be a list of texts</source>
        <translation>“%1”必须是文本列表</translation>
    </message>
    <message>
        <source>write [&quot;a&quot;, &quot;b&quot;]</source>
        <translation>写作 [&quot;a&quot;, &quot;b&quot;]</translation>
    </message>
    <message>
        <source>the file has format %1, but this program knows formats up to %2: it is opened read-only</source>
        <translation>文件格式为 %1，而此程序只认识到格式 %2：以只读方式打开</translation>
    </message>
    <message>
        <source>use a newer version of Fulcrum</source>
        <translation>使用更新版本的 Fulcrum</translation>
    </message>
    <message>
        <source>the warm-up lasts as long as the whole run</source>
        <translation>预热与整个运行一样长</translation>
    </message>
    <message>
        <source>make warm_up shorter than until</source>
        <translation>让 warm_up 短于 until</translation>
    </message>
    <message>
        <source>end = &quot;censor&quot; stops the clock at `until`, which is not set</source>
        <translation>end = &quot;censor&quot; 在 `until` 处停表，但未设置 `until`</translation>
    </message>
    <message>
        <source>set until, or write end = &quot;drain&quot;</source>
        <translation>设置 until，或写 end = &quot;drain&quot;</translation>
    </message>
    <message>
        <source>a run without an end: the workload &apos;%1&apos; never stops by itself</source>
        <translation>没有终点的运行：负载“%1”不会自行停止</translation>
    </message>
    <message>
        <source>set until or max_requests under [run]</source>
        <translation>在 [run] 下设置 until 或 max_requests</translation>
    </message>
    <message>
        <source>an expectation names the scenario &apos;%1&apos;, which is not there</source>
        <translation>预期提到的场景“%1”不存在</translation>
    </message>
    <message>
        <source>no figure is called &apos;%1&apos;</source>
        <translation>没有名为“%1”的数据</translation>
    </message>
    <message>
        <source>for example &quot;ttft_s.p99&quot; or &quot;output_token_rate&quot;</source>
        <translation>例如 &quot;ttft_s.p99&quot; 或 &quot;output_token_rate&quot;</translation>
    </message>
    <message>
        <source>a figure is known by class or by engine, not by both</source>
        <translation>数据按类别或按引擎提供，不能两者同时</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>删除其中之一</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known by class</source>
        <translation>“%1”没有按类别的数据</translation>
    </message>
    <message>
        <source>remove class</source>
        <translation>删除 class</translation>
    </message>
    <message>
        <source>an expectation has no bound</source>
        <translation>预期没有界限</translation>
    </message>
    <message>
        <source>set at_least, at_most or both</source>
        <translation>设置 at_least、at_most 或两者</translation>
    </message>
    <message>
        <source>at_least is larger than at_most</source>
        <translation>at_least 大于 at_most</translation>
    </message>
    <message>
        <source>exchange the two</source>
        <translation>交换两者</translation>
    </message>
    <message>
        <source>add [[scenario]] with a name and nodes</source>
        <translation>添加带名称和节点的 [[scenario]]</translation>
    </message>
    <message>
        <source>a scenario has an empty name</source>
        <translation>有一个场景名称为空</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>给它一个名称</translation>
    </message>
    <message>
        <source>a second scenario is named &apos;%1&apos;</source>
        <translation>有第二个场景名为“%1”</translation>
    </message>
    <message>
        <source>the first is in line %1; give one another name</source>
        <translation>第一个在第 %1 行；给其中之一换个名称</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; extends &apos;%2&apos;, which is not there</source>
        <translation>场景“%1”扩展的“%2”不存在</translation>
    </message>
    <message>
        <source>give the name of another scenario</source>
        <translation>给出另一个场景的名称</translation>
    </message>
    <message>
        <source>scenarios extend each other in a circle: %1</source>
        <translation>场景循环扩展：%1</translation>
    </message>
    <message>
        <source>one of them must stand alone</source>
        <translation>其中之一必须独立</translation>
    </message>
    <message>
        <source>a node can not have the id &apos;%1&apos;</source>
        <translation>节点的 id 不能是“%1”</translation>
    </message>
    <message>
        <source>use letters, digits, &apos;_&apos; and &apos;-&apos;</source>
        <translation>使用字母、数字、“_”和“-”</translation>
    </message>
    <message>
        <source>a second node has the id &apos;%1&apos;</source>
        <translation>有第二个节点的 id 为“%1”</translation>
    </message>
    <message>
        <source>give one of them another id</source>
        <translation>给其中之一换个 id</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; names no plugin</source>
        <translation>节点“%1”没有指定插件</translation>
    </message>
    <message>
        <source>for a node of the kind %1: %2</source>
        <translation>对类型为 %1 的节点：%2</translation>
    </message>
    <message>
        <source>unknown plugin &apos;%1&apos; of node &apos;%2&apos;</source>
        <translation>节点“%2”的插件“%1”未知</translation>
    </message>
    <message>
        <source>install it, or take another one; %1</source>
        <translation>安装它，或换另一个；%1</translation>
    </message>
    <message>
        <source>installed for the kind %1: %2; the node is kept as it is</source>
        <translation>类型 %1 已安装：%2；节点保持原样</translation>
    </message>
    <message>
        <source>none is installed for the kind %1; the node is kept as it is</source>
        <translation>类型 %1 没有已安装的插件；节点保持原样</translation>
    </message>
    <message>
        <source>set names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>set 提到的节点“%1”在场景“%2”中不存在</translation>
    </message>
    <message>
        <source>give the id of one of its nodes</source>
        <translation>给出其某个节点的 id</translation>
    </message>
    <message>
        <source>set needs a node and a key</source>
        <translation>set 需要节点和键</translation>
    </message>
    <message>
        <source>a change names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>变更提到的节点“%1”在场景“%2”中不存在</translation>
    </message>
    <message>
        <source>a %1 can not change while a scenario runs</source>
        <translation>场景运行时 %1 不能改变</translation>
    </message>
    <message>
        <source>change the engine, the gateway, the router or the workload</source>
        <translation>更改引擎、网关、路由器或负载</translation>
    </message>
    <message>
        <source>an engine takes new values only when it starts</source>
        <translation>引擎只在启动时采用新值</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;</source>
        <translation>写作 action = &quot;restart&quot;</translation>
    </message>
    <message>
        <source>only engines restart, are lost and return; &apos;%1&apos; is a %2</source>
        <translation>只有引擎会重启、丢失和恢复；“%1”是 %2</translation>
    </message>
    <message>
        <source>name an engine, or write action = &quot;set&quot;</source>
        <translation>指定引擎，或写 action = &quot;set&quot;</translation>
    </message>
    <message>
        <source>the engine &apos;%1&apos; has no %2 replicas</source>
        <translation>引擎“%1”没有 %2 个副本</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>它有 %1 个</translation>
    </message>
    <message>
        <source>replicas that are lost or return take no new values</source>
        <translation>丢失或恢复的副本不采用新值</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;, or remove the set table</source>
        <translation>写 action = &quot;restart&quot;，或删除 set 表</translation>
    </message>
    <message>
        <source>a change sets nothing</source>
        <translation>变更没有设置任何东西</translation>
    </message>
    <message>
        <source>write the new values under [scenario.change.set]</source>
        <translation>将新值写在 [scenario.change.set] 下</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not change while a scenario runs</source>
        <translation>场景运行时“%1”不能改变</translation>
    </message>
    <message>
        <source>have replicas lost and return instead</source>
        <translation>改为让副本丢失并恢复</translation>
    </message>
    <message>
        <source>a change comes after the end of the run</source>
        <translation>有变更发生在运行结束之后</translation>
    </message>
    <message>
        <source>let it come before `until` under [run]</source>
        <translation>让它在 [run] 的 `until` 之前发生</translation>
    </message>
    <message>
        <source>an observation has a figure without a metric</source>
        <translation>有观测的数据没有指标</translation>
    </message>
    <message>
        <source>set metric, for example &quot;ttft_s&quot;: it gives the unit</source>
        <translation>设置 metric，例如 &quot;ttft_s&quot;：它给出单位</translation>
    </message>
    <message>
        <source>a window has one end on the clock and one in the run</source>
        <translation>窗口一端是时钟时间，另一端是运行时间</translation>
    </message>
    <message>
        <source>write both as date-times or both as times of the run</source>
        <translation>两者都写成日期时间，或都写成运行时间</translation>
    </message>
    <message>
        <source>a window ends before it begins</source>
        <translation>窗口在开始之前结束</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is negative</source>
        <translation>“%1”为负</translation>
    </message>
    <message>
        <source>give a figure of 0 or more</source>
        <translation>给出 0 或更大的数据</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a share above 1</source>
        <translation>“%1”是大于 1 的占比</translation>
    </message>
    <message>
        <source>write it from 0 to 1, or in per cent: &quot;31 %&quot;</source>
        <translation>写 0 到 1，或百分比：&quot;31 %&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a figure</source>
        <translation>“%1”必须是数据</translation>
    </message>
    <message>
        <source>for example &quot;8 s&quot;, &quot;31 %&quot; or 12</source>
        <translation>例如 &quot;8 s&quot;、&quot;31 %&quot; 或 12</translation>
    </message>
    <message>
        <source>put it between quotes with its unit: %1</source>
        <translation>带单位放在引号之间：%1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a moment</source>
        <translation>“%1”必须是时刻</translation>
    </message>
    <message>
        <source>write a date-time, 2026-11-30T10:00:00Z, or a time from the begin of the run, &quot;10 min&quot;</source>
        <translation>写日期时间 2026-11-30T10:00:00Z，或从运行开始计的时间 &quot;10 min&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not say in which time zone it is</source>
        <translation>“%1”没有说明时区</translation>
    </message>
    <message>
        <source>write Z behind it for UTC, or the offset: +01:00</source>
        <translation>UTC 在后面写 Z，或写偏移：+01:00</translation>
    </message>
    <message>
        <source>a note names the observation &apos;%1&apos;, which is not there</source>
        <translation>记录提到的观测“%1”不存在</translation>
    </message>
    <message>
        <source>give the id of an [[observation]]</source>
        <translation>给出某个 [[observation]] 的 id</translation>
    </message>
    <message>
        <source>a note names the scenario &apos;%1&apos;, which is not there</source>
        <translation>记录提到的场景“%1”不存在</translation>
    </message>
    <message>
        <source>the note &apos;%1&apos; links to itself</source>
        <translation>记录“%1”链接到自身</translation>
    </message>
    <message>
        <source>remove the link</source>
        <translation>删除该链接</translation>
    </message>
    <message>
        <source>a note links to &apos;%1&apos;, which is not there</source>
        <translation>记录链接到的“%1”不存在</translation>
    </message>
    <message>
        <source>give the id of a note or an observation</source>
        <translation>给出某条记录或观测的 id</translation>
    </message>
    <message>
        <source>[triage] names the scenario &apos;%1&apos;, which is not there</source>
        <translation>[triage] 提到的场景“%1”不存在</translation>
    </message>
    <message>
        <source>a note ends before it begins</source>
        <translation>记录在开始之前结束</translation>
    </message>
    <message>
        <source>exchange at and until</source>
        <translation>交换 at 和 until</translation>
    </message>
    <message>
        <source>a note begins on the clock and ends in the run, or the other way round</source>
        <translation>记录以时钟时间开始而以运行时间结束，或相反</translation>
    </message>
    <message>
        <source>a note has a bound without a metric</source>
        <translation>有记录的界限没有指标</translation>
    </message>
    <message>
        <source>a note of kind &apos;%1&apos; has no &apos;%2&apos;</source>
        <translation>类型“%1”的记录没有“%2”</translation>
    </message>
    <message>
        <source>it belongs to: %1</source>
        <translation>它属于：%1</translation>
    </message>
    <message>
        <source>there already is an observation or a note &apos;%1&apos;</source>
        <translation>已有观测或记录“%1”</translation>
    </message>
    <message>
        <source>choose another id</source>
        <translation>选择其他 id</translation>
    </message>
    <message>
        <source>a lever has a scenario and edits</source>
        <translation>手段同时有场景和 edits</translation>
    </message>
    <message>
        <source>keep `with` or [[lever.edit]]</source>
        <translation>保留 `with` 或 [[lever.edit]]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no range</source>
        <translation>“%1”不是范围</translation>
    </message>
    <message>
        <source>write [lowest, most likely, highest] in ascending order</source>
        <translation>按升序写 [最低, 最可能, 最高]</translation>
    </message>
    <message>
        <source>the mechanism &apos;%1&apos; changes nothing</source>
        <translation>机制“%1”不改变任何东西</translation>
    </message>
    <message>
        <source>add [[mechanism.edit]], or say under not_modelled why it cannot be simulated</source>
        <translation>添加 [[mechanism.edit]]，或在 not_modelled 中说明为何无法模拟</translation>
    </message>
    <message>
        <source>an estimate has no range</source>
        <translation>有估计没有范围</translation>
    </message>
    <message>
        <source>give low, mode and high, or a value that is certain</source>
        <translation>给出 low、mode 和 high，或确定的 value</translation>
    </message>
    <message>
        <source>an estimate is of the lever &apos;%1&apos;, which is not there</source>
        <translation>估计所属的手段“%1”不存在</translation>
    </message>
    <message>
        <source>give the id of a [[lever]]</source>
        <translation>给出某个 [[lever]] 的 id</translation>
    </message>
    <message>
        <source>syntax error: %1</source>
        <translation>语法错误：%1</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>将文件保存为 UTF-8</translation>
    </message>
    <message>
        <source>remove one of the two or give it another name</source>
        <translation>删除其中之一或改名</translation>
    </message>
    <message>
        <source>put text between double quotes</source>
        <translation>将文本放在双引号之间</translation>
    </message>
    <message>
        <source>close the text with a double quote on the same line</source>
        <translation>在同一行用双引号结束文本</translation>
    </message>
    <message>
        <source>close the list with ]</source>
        <translation>用 ] 结束列表</translation>
    </message>
    <message>
        <source>the file ends too early: close what is open</source>
        <translation>文件过早结束：请关闭未闭合的部分</translation>
    </message>
    <message>
        <source>write key = value</source>
        <translation>写作 键 = 值</translation>
    </message>
    <message>
        <source>see projects/README.md for the format</source>
        <translation>格式见 projects/README.md</translation>
    </message>
    <message>
        <source>can not open the file</source>
        <translation>无法打开文件</translation>
    </message>
    <message>
        <source>can not open the file: %1</source>
        <translation>无法打开文件：%1</translation>
    </message>
    <message>
        <source>check the path</source>
        <translation>检查路径</translation>
    </message>
    <message>
        <source>check the file&apos;s permissions</source>
        <translation>检查文件权限</translation>
    </message>
    <message>
        <source>can not write here: %1</source>
        <translation>无法写入此处：%1</translation>
    </message>
    <message>
        <source>check the folder and its permissions</source>
        <translation>检查文件夹及其权限</translation>
    </message>
    <message>
        <source>can not save the file: %1</source>
        <translation>无法保存文件：%1</translation>
    </message>
    <message>
        <source>the project is read-only</source>
        <translation>项目为只读</translation>
    </message>
    <message>
        <source>it was written by a newer version of Fulcrum</source>
        <translation>它由更新版本的 Fulcrum 写成</translation>
    </message>
    <message>
        <source>this can not be edited safely in the way it is written</source>
        <translation>以现有写法无法安全编辑</translation>
    </message>
    <message>
        <source>edit it in the text, or write it as a table with its own header</source>
        <translation>在文本中编辑，或写成有自己表头的表</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; comes from scenario &apos;%2&apos;</source>
        <translation>节点“%1”来自场景“%2”</translation>
    </message>
    <message>
        <source>edit it there</source>
        <translation>请在那里编辑</translation>
    </message>
    <message>
        <source>remove it there</source>
        <translation>请在那里删除</translation>
    </message>
    <message>
        <source>the link from &apos;%1&apos; to &apos;%2&apos; comes from scenario &apos;%3&apos;</source>
        <translation>从“%1”到“%2”的链路来自场景“%3”</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; already has a node &apos;%2&apos;</source>
        <translation>场景“%1”已有节点“%2”</translation>
    </message>
    <message>
        <source>a link names the node &apos;%1&apos;, which is not there</source>
        <translation>链路提到的节点“%1”不存在</translation>
    </message>
    <message>
        <source>add the node or remove the link</source>
        <translation>添加节点或删除链路</translation>
    </message>
    <message>
        <source>link a workload to a client, a gateway, a router or an engine</source>
        <translation>将负载连到客户端、网关、路由器或引擎</translation>
    </message>
    <message>
        <source>link a client to a gateway, a router or an engine</source>
        <translation>将客户端连到网关、路由器或引擎</translation>
    </message>
    <message>
        <source>link a gateway to a router or an engine</source>
        <translation>将网关连到路由器或引擎</translation>
    </message>
    <message>
        <source>link a router to engines</source>
        <translation>将路由器连到引擎</translation>
    </message>
    <message>
        <source>link an engine to a device, and to a kv_link if others decode</source>
        <translation>将引擎连到设备；若由其他引擎 decode，则再连到 kv_link</translation>
    </message>
    <message>
        <source>link a kv_link to the engines that decode</source>
        <translation>将 kv_link 连到执行 decode 的引擎</translation>
    </message>
    <message>
        <source>a device is the end of the line: link an engine to it</source>
        <translation>设备是末端：请把引擎连到它</translation>
    </message>
    <message>
        <source>%1 can not be linked to %2: %3</source>
        <translation>%1 不能连到 %2：%3</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself</source>
        <translation>%1 不能连到自身</translation>
    </message>
    <message>
        <source>a %1 sends nothing</source>
        <translation>%1 不发送任何东西</translation>
    </message>
    <message>
        <source>a %1 takes nothing</source>
        <translation>%1 不接收任何东西</translation>
    </message>
    <message>
        <source>a router sends to engines only</source>
        <translation>路由器只发送到引擎</translation>
    </message>
    <message>
        <source>on their way, requests pass a client, then a gateway, then a router</source>
        <translation>请求依次经过客户端、网关、路由器</translation>
    </message>
    <message>
        <source>%1 already has the %2</source>
        <translation>%1 已有 %2</translation>
    </message>
    <message>
        <source>an engine runs on one device: remove that link first</source>
        <translation>引擎只在一个设备上运行：请先删除该链路</translation>
    </message>
    <message>
        <source>an engine has one kv_link: remove that link first</source>
        <translation>引擎只有一个 kv_link：请先删除该链路</translation>
    </message>
    <message>
        <source>%1 is already linked to %2</source>
        <translation>%1 已连到 %2</translation>
    </message>
    <message>
        <source>one link is enough</source>
        <translation>一条链路即可</translation>
    </message>
    <message>
        <source>%1 already sends to &apos;%2&apos;</source>
        <translation>%1 已发送到“%2”</translation>
    </message>
    <message>
        <source>put a router between the %1 and its engines</source>
        <translation>在 %1 与引擎之间放一个路由器</translation>
    </message>
    <message>
        <source>the nodes form a cycle: %1</source>
        <translation>节点构成环：%1</translation>
    </message>
    <message>
        <source>remove one of these links</source>
        <translation>删除其中一条链路</translation>
    </message>
    <message>
        <source>%1 reaches no engine</source>
        <translation>%1 未到达任何引擎</translation>
    </message>
    <message>
        <source>%1 has no device</source>
        <translation>%1 没有设备</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no workload</source>
        <translation>场景“%1”没有负载</translation>
    </message>
    <message>
        <source>add a node of the kind workload</source>
        <translation>添加类型为 workload 的节点</translation>
    </message>
    <message>
        <source>no request reaches the %1</source>
        <translation>没有请求到达 %1</translation>
    </message>
    <message>
        <source>link it behind a workload or remove it</source>
        <translation>连到某个负载之后，或删除它</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no nodes</source>
        <translation>场景“%1”没有节点</translation>
    </message>
    <message>
        <source>add a workload, an engine and a device, or take over a scenario with extends</source>
        <translation>添加负载、引擎和设备，或用 extends 继承场景</translation>
    </message>
    <message>
        <source>%1: its plugin &quot;%2&quot; is missing</source>
        <translation>%1：缺少插件“%2”</translation>
    </message>
    <message>
        <source>install the plugin, or see `fulcrum plugins` for what was found</source>
        <translation>安装插件，或用 `fulcrum plugins` 查看已找到的插件</translation>
    </message>
    <message>
        <source>%1: its requests reach no engine</source>
        <translation>%1：其请求未到达任何引擎</translation>
    </message>
    <message>
        <source>link it to a router or an engine</source>
        <translation>连到路由器或引擎</translation>
    </message>
    <message>
        <source>there is no workload plugin &quot;%1&quot;</source>
        <translation>没有负载插件“%1”</translation>
    </message>
    <message>
        <source>there is no hardware plugin &quot;%1&quot;</source>
        <translation>没有硬件插件“%1”</translation>
    </message>
    <message>
        <source>there is no scheduler plugin &quot;%1&quot;</source>
        <translation>没有调度器插件“%1”</translation>
    </message>
    <message>
        <source>there is no model &quot;%1&quot; in the catalogue</source>
        <translation>目录中没有模型“%1”</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? known: %2; or give the path of a Hugging Face config.json</source>
        <translation>是否指“%1”？可用：%2；或给出 Hugging Face config.json 的路径</translation>
    </message>
    <message>
        <source>known: %1; or give the path of a Hugging Face config.json</source>
        <translation>可用：%1；或给出 Hugging Face config.json 的路径</translation>
    </message>
    <message>
        <source>no device takes its steps</source>
        <translation>没有设备执行其步</translation>
    </message>
    <message>
        <source>link the engine to a device node</source>
        <translation>将引擎连到设备节点</translation>
    </message>
    <message>
        <source>its pauses leave no time to work</source>
        <translation>其停顿不留工作时间</translation>
    </message>
    <message>
        <source>set pause_time to less than pause_every, or leave both out</source>
        <translation>将 pause_time 设得小于 pause_every，或都不设</translation>
    </message>
    <message>
        <source>a request of max_model_len = %1 tokens needs %2 KV blocks, and the pool has %3</source>
        <translation>max_model_len = %1 token 的请求需要 %2 个 KV 块，而池中有 %3 个</translation>
    </message>
    <message>
        <source>set max_model_len to at most %1</source>
        <translation>将 max_model_len 设为至多 %1</translation>
    </message>
    <message>
        <source>scenario &quot;%1&quot; needs a workload and an engine</source>
        <translation>场景“%1”需要负载和引擎</translation>
    </message>
    <message>
        <source>add the missing node and link it</source>
        <translation>添加缺少的节点并连接</translation>
    </message>
    <message>
        <source>after a change: %1</source>
        <translation>变更之后：%1</translation>
    </message>
    <message>
        <source>%1: a crash, as the KV cache outgrew the memory</source>
        <translation>%1：崩溃，因为 KV 缓存超出内存</translation>
    </message>
    <message>
        <source>%1: a crash, as a step needed more memory than is left beside the KV pool</source>
        <translation>%1：崩溃，因为某一步所需内存超过 KV 池之外的剩余</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;: %2</source>
        <translation>负载“%1”：%2</translation>
    </message>
    <message>
        <source>given up: the %1 does not come back from a call</source>
        <translation>已放弃：%1 未从调用返回</translation>
    </message>
    <message>
        <source>its thread keeps a processor core busy until the program ends</source>
        <translation>其线程会占用一个处理器核心直到程序结束</translation>
    </message>
    <message>
        <source>choose one of the project</source>
        <translation>选择项目中的一个</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no node &apos;%2&apos;</source>
        <translation>场景“%1”没有节点“%2”</translation>
    </message>
    <message>
        <source>choose one of its nodes</source>
        <translation>选择其某个节点</translation>
    </message>
    <message>
        <source>nothing says which GPU the engine runs on</source>
        <translation>没有说明引擎在哪种 GPU 上运行</translation>
    </message>
    <message>
        <source>give it, with --gpu on the command line: %1</source>
        <translation>请给出，命令行用 --gpu：%1</translation>
    </message>
    <message>
        <source>give the nearest one, with --gpu on the command line: %1</source>
        <translation>请给出最接近的，命令行用 --gpu：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a slice of a GPU, which cannot be simulated</source>
        <translation>“%1”是 GPU 的切片，无法模拟</translation>
    </message>
    <message>
        <source>the catalogue has no GPU &quot;%1&quot;</source>
        <translation>目录中没有 GPU“%1”</translation>
    </message>
    <message>
        <source>nothing says how many requests come</source>
        <translation>没有说明有多少请求到来</translation>
    </message>
    <message>
        <source>give a rate or a trace, with --rate or --trace on the command line</source>
        <translation>给出速率或 trace，命令行用 --rate 或 --trace</translation>
    </message>
    <message>
        <source>the rate is not between 0.000001 and 1,000,000 requests a second</source>
        <translation>速率不在每秒 0.000001 至 1,000,000 个请求之间</translation>
    </message>
    <message>
        <source>give requests a second of all replicas together</source>
        <translation>给出所有副本合计的每秒请求数</translation>
    </message>
    <message>
        <source>the hit ratio is not between 0 and 1</source>
        <translation>命中率不在 0 与 1 之间</translation>
    </message>
    <message>
        <source>tokens found in the prefix cache over tokens looked up, for example 0.4</source>
        <translation>前缀缓存中找到的 token 除以查找的 token，例如 0.4</translation>
    </message>
    <message>
        <source>A replica gets %1 GPUs and uses %2: the others stand idle and are not in the costs. Set --tensor-parallel-size, or give fewer</source>
        <translation>一个副本得到 %1 块 GPU 而使用 %2 块：其余闲置且不计入成本。请设置 --tensor-parallel-size，或减少数量</translation>
    </message>
    <message>
        <source>A replica needs %1 GPUs and gets %2: is this a part of an engine over several nodes?</source>
        <translation>一个副本需要 %1 块 GPU 而得到 %2 块：这是跨多节点引擎的一部分吗？</translation>
    </message>
    <message>
        <source>The trace has times and lengths: rate and histograms were left out</source>
        <translation>trace 含有时间和长度：速率和直方图已略去</translation>
    </message>
    <message>
        <source>Prompts share only what the trace&apos;s hash ids say; without them they share nothing</source>
        <translation>prompt 只共享 trace 的 hash id 所示部分；没有则不共享</translation>
    </message>
    <message>
        <source>At %1 a run of a day has %2 requests: its high percentiles say little. Make [run] until longer, or look at means and medians</source>
        <translation>以 %1 运行一天只有 %2 个请求：高百分位数意义不大。请延长 [run] until，或看均值和中位数</translation>
    </message>
    <message>
        <source>How bursty arrivals are is not known: Poisson, CV 1, in &quot;deployed&quot;, and CV 4 in &quot;bursts&quot; [E]; public traces have 1.1 to 13</source>
        <translation>到达的突发程度未知：&quot;deployed&quot; 中为泊松（CV 1），&quot;bursts&quot; 中 CV 为 4 [E]；公开 trace 为 1.1 至 13</translation>
    </message>
    <message>
        <source>The %1 histogram has lengths above its last bound, %2 tokens: they were taken to be up to twice as long</source>
        <translation>%1 直方图有超过最后边界 %2 token 的长度：按至多两倍长处理</translation>
    </message>
    <message>
        <source>How prompt and answer lengths go together is not known: they are drawn independently. Where long prompts have long answers, more KV is needed</source>
        <translation>prompt 与回答长度的关系未知：独立抽样。若长 prompt 有长回答，则需要更多 KV</translation>
    </message>
    <message>
        <source>Answer lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>回答长度未知：&quot;deployed&quot; 中同 2023 年 Azure 公开对话，&quot;code-lengths&quot; 中同其代码补全</translation>
    </message>
    <message>
        <source>Prompt lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>prompt 长度未知：&quot;deployed&quot; 中同 2023 年 Azure 公开对话，&quot;code-lengths&quot; 中同其代码补全</translation>
    </message>
    <message>
        <source>Lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>长度未知：&quot;deployed&quot; 中同 2023 年 Azure 公开对话，&quot;code-lengths&quot; 中同其代码补全</translation>
    </message>
    <message>
        <source>The hit ratio of the prefix cache is not known: prompts share nothing in &quot;deployed&quot;, half of a mean prompt in &quot;half-shared&quot;</source>
        <translation>前缀缓存的命中率未知：&quot;deployed&quot; 中 prompt 不共享，&quot;half-shared&quot; 中共享平均 prompt 的一半</translation>
    </message>
    <message>
        <source>A hit ratio was given, but the engine&apos;s prefix cache is off: nothing will be hit</source>
        <translation>给出了命中率，但引擎的前缀缓存已关闭：不会命中</translation>
    </message>
    <message>
        <source>%1 % of the prompts are shorter than the shared prefix and become longer than they are: split the load into one that shares it and one that does not</source>
        <translation>%1 % 的 prompt 比共享前缀短，会变得比实际长：请把负载拆成共享的和不共享的</translation>
    </message>
    <message>
        <source>Which prompts share a prefix is not known: all share one in &quot;deployed&quot;, %1 groups each have their own in &quot;many-prefixes&quot;</source>
        <translation>哪些 prompt 共享前缀未知：&quot;deployed&quot; 中全部共享一个，&quot;many-prefixes&quot; 中 %1 组各有自己的</translation>
    </message>
    <message>
        <source>OMP_NUM_THREADS is not set: one thread is taken to be busy for each step, while thread pools sized by the node&apos;s cores would use up the CPU limit. Set cpu_threads if throttling shows</source>
        <translation>未设置 OMP_NUM_THREADS：假定每步有一个线程忙碌，而按节点核数设定的线程池会用尽 CPU 限额。若出现限流，请设置 cpu_threads</translation>
    </message>
    <message>
        <source>Nothing says how requests are dealt to replicas; a Kubernetes service deals connections at random.</source>
        <translation>没有说明请求如何分配到副本；Kubernetes 的 Service 随机分配连接。</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: to that with the fewest</source>
        <translation>未说明请求如何分配到副本：分给请求最少的</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: in turn</source>
        <translation>未说明请求如何分配到副本：轮流分配</translation>
    </message>
    <message>
        <source>Memory limit: the host&apos;s memory is not simulated</source>
        <translation>内存限额：不模拟主机内存</translation>
    </message>
    <message>
        <source>Liveness probe: an engine that does not answer for %1 s is killed, which is not simulated; look at the p99 of steps against %2 s</source>
        <translation>存活探针：%1 s 无响应的引擎会被终止，此处未模拟；请将步的 p99 与 %2 s 比较</translation>
    </message>
    <message>
        <source>The number of replicas is not stated: 1</source>
        <translation>未说明副本数：1</translation>
    </message>
    <message>
        <source>Rollout: with maxUnavailable %1 no replica is missed during a deploy; that new ones begin with empty caches is not simulated</source>
        <translation>滚动发布：maxUnavailable 为 %1 时部署期间不缺副本；未模拟新副本以空缓存开始</translation>
    </message>
    <message>
        <source>How long an engine takes to start is not stated: 60 s in &quot;deploy&quot;; set restart_time from the start-up log</source>
        <translation>未说明引擎启动需要多久：&quot;deploy&quot; 中为 60 s；请按启动日志设置 restart_time</translation>
    </message>
    <message>
        <source>no plugin simulates the engine &quot;%1&quot;</source>
        <translation>没有插件模拟引擎“%1”</translation>
    </message>
    <message>
        <source>known are vLLM, SGLang and TensorRT-LLM</source>
        <translation>已知的有 vLLM、SGLang 和 TensorRT-LLM</translation>
    </message>
    <message>
        <source>nothing says which model is served</source>
        <translation>没有说明服务的是哪个模型</translation>
    </message>
    <message>
        <source>give the launch line with its model, or the model&apos;s config.json</source>
        <translation>给出含模型的启动命令，或模型的 config.json</translation>
    </message>
    <message>
        <source>the catalogue has no model &quot;%1&quot;</source>
        <translation>目录中没有模型“%1”</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? Else give its config.json from Hugging Face too</source>
        <translation>是否指“%1”？否则请同时给出其 Hugging Face config.json</translation>
    </message>
    <message>
        <source>give its config.json from Hugging Face too</source>
        <translation>请同时给出其 Hugging Face config.json</translation>
    </message>
    <message>
        <source>The engine&apos;s version is not stated: the defaults are those of %1 %2</source>
        <translation>未说明引擎版本：默认值取 %1 %2 的</translation>
    </message>
    <message>
        <source>%1: this flag is not known here and may matter</source>
        <translation>%1：此标志在此未知，可能有影响</translation>
    </message>
    <message>
        <source>%1: this variable is not known here</source>
        <translation>%1：此变量在此未知</translation>
    </message>
    <message>
        <source>%1: it is not simulated</source>
        <translation>%1：未模拟</translation>
    </message>
    <message>
        <source>%1: this number format is not simulated</source>
        <translation>%1：未模拟此数值格式</translation>
    </message>
    <message>
        <source>%1: the number format is in the weights, and the model&apos;s name does not say it</source>
        <translation>%1：数值格式在权重中，而模型名称没有说明</translation>
    </message>
    <message>
        <source>%1: its kernels are taken to be as fast as those of other 4-bit weights</source>
        <translation>%1：假定其内核与其他 4 位权重一样快</translation>
    </message>
    <message>
        <source>A batch of one still has a CUDA graph: the plugin cannot do without any</source>
        <translation>批次为一时仍有 CUDA graph：插件不能完全没有</translation>
    </message>
    <message>
        <source>The draft model %1 is taken to be heads on the model itself, of 3 % of its time [E]</source>
        <translation>草稿模型 %1 被视为模型自身的头，占其时间的 3 % [E]</translation>
    </message>
    <message>
        <source>How many drafts are accepted is not stated: 60 % of each [E]; set acceptance from vllm:spec_decode_num_accepted_tokens over vllm:spec_decode_num_draft_tokens</source>
        <translation>未说明接受多少草稿：各 60 % [E]；请按 vllm:spec_decode_num_accepted_tokens 除以 vllm:spec_decode_num_draft_tokens 设置 acceptance</translation>
    </message>
    <message>
        <source>a word that belongs to no flag was left out</source>
        <translation>略去了一个不属于任何标志的词</translation>
    </message>
    <message>
        <source>a word behind %1 belongs to no flag and was left out</source>
        <translation>%1 之后的一个词不属于任何标志，已略去</translation>
    </message>
    <message>
        <source>nothing here says how an engine was started</source>
        <translation>这里没有说明引擎如何启动</translation>
    </message>
    <message>
        <source>give its launch line, its manifest, its start-up log or a measured run&apos;s meta.json</source>
        <translation>给出其启动命令、清单、启动日志或测量运行的 meta.json</translation>
    </message>
    <message>
        <source>no known engine is started here</source>
        <translation>这里没有启动已知的引擎</translation>
    </message>
    <message>
        <source>known are vllm serve MODEL, python -m vllm.entrypoints.openai.api_server, python -m sglang.launch_server, sglang serve, trtllm-serve, and docker run of their images</source>
        <translation>已知的有 vllm serve MODEL、python -m vllm.entrypoints.openai.api_server、python -m sglang.launch_server、sglang serve、trtllm-serve 以及其镜像的 docker run</translation>
    </message>
    <message>
        <source>More than one engine is started; the first one was read, and %1 was not</source>
        <translation>启动了多个引擎；读取了第一个，未读取 %1</translation>
    </message>
    <message>
        <source>The Service keeps a client at one replica (sessionAffinity ClientIP): few clients load replicas unevenly</source>
        <translation>Service 将客户端固定在一个副本（sessionAffinity ClientIP）：客户端少时副本负载不均</translation>
    </message>
    <message>
        <source>An autoscaler sets %1 to %2 replicas, which is not simulated: replicas stay as the manifest says</source>
        <translation>自动扩缩器设置 %1 至 %2 个副本，此处未模拟：副本数按清单</translation>
    </message>
    <message>
        <source>Variables also come from %1 config maps or secrets, which were not read</source>
        <translation>变量还来自 %1 个 ConfigMap 或 Secret，未读取</translation>
    </message>
    <message>
        <source>the manifest cannot be read: %1</source>
        <translation>无法读取清单：%1</translation>
    </message>
    <message>
        <source>check it with kubectl apply --dry-run=client</source>
        <translation>用 kubectl apply --dry-run=client 检查</translation>
    </message>
    <message>
        <source>this is no YAML: %1</source>
        <translation>这不是 YAML：%1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>已略去：%1</translation>
    </message>
    <message>
        <source>Left out, %1 times: %2</source>
        <translation>已略去 %1 次：%2</translation>
    </message>
    <message>
        <source>value of a secret setting</source>
        <translation>机密设置的值</translation>
    </message>
    <message>
        <source>value of an unknown variable</source>
        <translation>未知变量的值</translation>
    </message>
    <message>
        <source>A host name became %1</source>
        <translation>一个主机名改为 %1</translation>
    </message>
    <message>
        <source>A network address became %1</source>
        <translation>一个网络地址改为 %1</translation>
    </message>
    <message>
        <source>A user became %1</source>
        <translation>一个用户改为 %1</translation>
    </message>
    <message>
        <source>A tenant became %1</source>
        <translation>一个租户改为 %1</translation>
    </message>
    <message>
        <source>%1 host names became %2 to %3</source>
        <translation>%1 个主机名改为 %2 至 %3</translation>
    </message>
    <message>
        <source>%1 network addresses became %2 to %3</source>
        <translation>%1 个网络地址改为 %2 至 %3</translation>
    </message>
    <message>
        <source>%1 users became %2 to %3</source>
        <translation>%1 个用户改为 %2 至 %3</translation>
    </message>
    <message>
        <source>%1 tenants became %2 to %3</source>
        <translation>%1 个租户改为 %2 至 %3</translation>
    </message>
    <message>
        <source>Percentiles: interpolated linearly between ranks (numpy), of requests that succeeded</source>
        <translation>百分位数：在秩之间线性插值（numpy），仅成功的请求</translation>
    </message>
    <message>
        <source>Percentiles: nearest rank, over all offered requests where failures are known</source>
        <translation>百分位数：最近秩，已知失败时涵盖所有到来的请求</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk, at the client</source>
        <translation>TTFT：从发送请求到首个数据块，在客户端测得</translation>
    </message>
    <message>
        <source>TPOT: (E2E − TTFT) / (output tokens − 1) of each request; answers of one token have none</source>
        <translation>TPOT：每个请求的 (E2E − TTFT) / (输出 token − 1)；只有一个 token 的回答没有</translation>
    </message>
    <message>
        <source>TPOT: (last − first token) / (output tokens − 1) of each request, or as the file says</source>
        <translation>TPOT：每个请求的 (末个 − 首个 token) / (输出 token − 1)，或按文件所述</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests, so that long answers weigh more</source>
        <translation>ITL：所有请求的数据块间隔合并，因此长回答权重更大</translation>
    </message>
    <message>
        <source>%1 with the same load and the same figures as an earlier one: one measurement written twice</source>
        <translation>%1 与之前的负载和数据相同：同一测量写了两次</translation>
    </message>
    <message>
        <source>request_rate is inf without max_concurrency: all requests came at once, so TTFT is mostly the wait in one burst. It says how fast a backlog drains, not how a rate is served</source>
        <translation>request_rate 为 inf 且无 max_concurrency：所有请求同时到来，TTFT 主要是一次突发中的等待。它说明积压排空的快慢，而非某一速率的服务情况</translation>
    </message>
    <message>
        <source>Lengths were drawn between %1 and 1 of the nominal ones (random_range_ratio): take the mean lengths from the totals, not from the options</source>
        <translation>长度在标称值的 %1 至 1 倍之间抽取（random_range_ratio）：平均长度请取自总计，而非选项</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed or were aborted and are in no latency (%3)</source>
        <translation>%2 个请求中有 %1 个失败或被中止，不计入任何延迟（%3）</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are left out of all latencies: percentiles are of those that succeeded. Ask for --save-detailed and read the errors, or count them as slower than all</source>
        <translation>%2 个请求中有 %1 个失败，未计入延迟：百分位数仅为成功的请求。请用 --save-detailed 查看错误，或将其视为最慢</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are in no latency</source>
        <translation>%2 个请求中有 %1 个失败，不计入任何延迟</translation>
    </message>
    <message>
        <source>The details have no start_times, so arrivals are unknown: a newer vLLM writes them</source>
        <translation>明细没有 start_times，因此到达时间未知：较新的 vLLM 会写出</translation>
    </message>
    <message>
        <source>The client sent requests %1 later than it meant to, %2 % of its TTFT of %3: add this to TTFT as users would see it, or give the client more workers</source>
        <translation>客户端比预定晚 %1 发送请求，占其 TTFT %3 的 %2 %：请计入用户所见的 TTFT，或增加客户端的工作进程</translation>
    </message>
    <message>
        <source>%1 requests/s were asked for but %2 were sent: the client was the limit, and its latencies leave out the wait of those it did not send (coordinated omission). Read the step as a load of %3/s with a fixed number in flight, or raise the client&apos;s workers and concurrency</source>
        <translation>要求 %1 请求/s 但只发送了 %2：瓶颈在客户端，其延迟不含未发送者的等待（协调遗漏）。请将该步视为在途数固定的 %3/s 负载，或提高客户端的进程数和并发</translation>
    </message>
    <message>
        <source>Closed loop: at most %1 requests were in flight, so a slow server lowers its own load and TTFT is that of %2 users who wait for each other, not of the rate (coordinated omission). Model it with closed-loop clients, or measure with a rate and no limit</source>
        <translation>闭环：至多 %1 个请求在途，慢的服务器会降低自身负载，TTFT 是 %2 个相互等待的用户的，而非该速率的（协调遗漏）。请用闭环客户端建模，或以无上限的速率测量</translation>
    </message>
    <message>
        <source>The first %1 of %2 requests are kept one by one; the figures are of all</source>
        <translation>逐个保留 %2 个请求中的前 %1 个；数据涵盖全部</translation>
    </message>
    <message>
        <source>The file does not say which requests failed: if it holds only answers, its percentiles are too low under overload. Add a column for the status</source>
        <translation>文件没有说明哪些请求失败：若只含回答，过载时百分位数偏低。请添加状态列</translation>
    </message>
    <message>
        <source>%1 % of requests did not end well: read percentiles as &quot;at least&quot;, and the rejected and timed-out shares beside them</source>
        <translation>%1 % 的请求没有正常结束：请将百分位数读作“至少”，并同时看拒绝和超时占比</translation>
    </message>
    <message>
        <source>Means and percentiles are over everything since the process started: take a second snapshot a minute later to see the present, and rates</source>
        <translation>均值和百分位数涵盖进程启动以来的全部：一分钟后再取一次快照，以查看当前和速率</translation>
    </message>
    <message>
        <source>no metric of the catalogue has a figure in it: the engine may be idle, or this is the /metrics of something else</source>
        <translation>目录中没有指标在此有数据：引擎可能空闲，或这是其他程序的 /metrics</translation>
    </message>
    <message>
        <source>Line %1 was left out: %2</source>
        <translation>略去第 %1 行：%2</translation>
    </message>
    <message>
        <source>%1 further lines can not be read either</source>
        <translation>另有 %1 行也无法读取</translation>
    </message>
    <message>
        <source>it can not be read as JSON</source>
        <translation>无法作为 JSON 读取</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这样的文件</translation>
    </message>
    <message>
        <source>the file can not be read</source>
        <translation>文件无法读取</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>检查其权限</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>导入已取消</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file is none of the formats that are known</source>
        <translation>文件不是任何已知格式</translation>
    </message>
    <message>
        <source>tried: %1. Name its format with --as, or check what it is: it begins with &quot;%2&quot;</source>
        <translation>已尝试：%1。请用 --as 指定格式，或检查内容：其开头为“%2”</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>name the files in it</source>
        <translation>指定其中的文件</translation>
    </message>
    <message>
        <source>the file is no text</source>
        <translation>文件不是文本</translation>
    </message>
    <message>
        <source>choose a text in UTF-8: CSV, JSON, JSON lines, a log</source>
        <translation>选择 UTF-8 文本：CSV、JSON、JSON lines、日志</translation>
    </message>
    <message>
        <source>the file is compressed (%1)</source>
        <translation>文件已压缩（%1）</translation>
    </message>
    <message>
        <source>unpack it first, with %1</source>
        <translation>请先用 %1 解压</translation>
    </message>
    <message>
        <source>Prometheus metrics</source>
        <translation>Prometheus 指标</translation>
    </message>
    <message>
        <source>vLLM metrics</source>
        <translation>vLLM 指标</translation>
    </message>
    <message>
        <source>%1, one snapshot</source>
        <translation>%1，一次快照</translation>
    </message>
    <message>
        <source>%1, two snapshots</source>
        <translation>%1，两次快照</translation>
    </message>
    <message>
        <source>Launch line of an engine</source>
        <translation>引擎的启动命令</translation>
    </message>
    <message>
        <source>Settings of a measured run</source>
        <translation>测量运行的设置</translation>
    </message>
    <message>
        <source>Manifest with an engine</source>
        <translation>含一个引擎的清单</translation>
    </message>
    <message>
        <source>%1 measured points</source>
        <translation>%1 个测量点</translation>
    </message>
    <message>
        <source>The server&apos;s own figures, asked of Prometheus over a time window</source>
        <translation>服务器自身的数据，按时间窗口从 Prometheus 查询</translation>
    </message>
    <message>
        <source>Percentiles: interpolated inside a histogram&apos;s bucket; 0.01 s often is only a bucket&apos;s edge</source>
        <translation>百分位数：在直方图桶内插值；0.01 s 往往只是桶的边界</translation>
    </message>
    <message>
        <source>%1 is 0 throughout: most likely the query asks for a name that newer engines no longer have, so the figure was left out. Look for the new name in the engine&apos;s /metrics (vllm:kv_cache_usage_perc, vllm:prefix_cache_hits_total)</source>
        <translation>%1 始终为 0：很可能查询用了新引擎已没有的名称，因此略去该数据。请在引擎的 /metrics 中查找新名称（vllm:kv_cache_usage_perc、vllm:prefix_cache_hits_total）</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>KV 使用率</translation>
    </message>
    <message>
        <source>The prefix hit rate</source>
        <translation>前缀命中率</translation>
    </message>
    <message>
        <source>TPOT: mean gap between a request&apos;s chunk stamps; two stamps a token make it half as long as it is</source>
        <translation>TPOT：请求各数据块时间戳的平均间隔；每 token 两个时间戳会使其减半</translation>
    </message>
    <message>
        <source>ITL: gaps between chunk stamps, pooled over all requests</source>
        <translation>ITL：数据块时间戳的间隔，所有请求合并</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests</source>
        <translation>ITL：数据块间隔，所有请求合并</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk with content, at the client</source>
        <translation>TTFT：从发送请求到首个有内容的数据块，在客户端测得</translation>
    </message>
    <message>
        <source>TPOT: the file&apos;s inter_token_latency, (E2E − TTFT) / (output tokens − 1) of each request</source>
        <translation>TPOT：文件的 inter_token_latency，即每个请求的 (E2E − TTFT) / (输出 token − 1)</translation>
    </message>
    <message>
        <source>Arrivals and the engine&apos;s stamps are of two clocks: they were laid over each other where the time from arrival to queue is shortest, so TTFT is short by the front end&apos;s fastest pass</source>
        <translation>到达时间与引擎时间戳来自两个时钟：已在到达至入队最短处对齐，因此 TTFT 少了前端最快一次的用时</translation>
    </message>
    <message>
        <source>Blocks of 16 tokens are those of Qwen-Bailian too, whose times are seconds: these were read as milliseconds. Use format = &quot;bailian&quot; if that is wrong</source>
        <translation>16 token 的块也见于以秒计时的 Qwen-Bailian：此处按毫秒读取。若不对，请用 format = &quot;bailian&quot;</translation>
    </message>
    <message>
        <source>The hash ids stand for blocks of %1 tokens</source>
        <translation>hash id 代表 %1 token 的块</translation>
    </message>
    <message>
        <source>%1 series of other names, such as %2, are in no figure here</source>
        <translation>%1 个其他名称的序列（如 %2）不在此处任何数据中</translation>
    </message>
    <message>
        <source>TPOT is taken as the mean over requests</source>
        <translation>TPOT 视为各请求的均值</translation>
    </message>
    <message>
        <source>%1 points do not say which statistic their TTFT is: it was left out; `fulcrum validate` takes it as it is</source>
        <translation>%1 个点没有说明其 TTFT 是哪种统计量：已略去；`fulcrum validate` 按原样使用</translation>
    </message>
    <message>
        <source>%1, the server&apos;s metrics</source>
        <translation>%1，服务器指标</translation>
    </message>
    <message>
        <source>inference-perf, stage %1</source>
        <translation>inference-perf，阶段 %1</translation>
    </message>
    <message>
        <source>inference-perf, summary</source>
        <translation>inference-perf，汇总</translation>
    </message>
    <message>
        <source>These are rates over a window that may reach into earlier load: compare its %1 requests with those of the stage&apos;s lifecycle file before using them, and leave the pause of a window between stages</source>
        <translation>这些是某窗口内的速率，可能涉及之前的负载：使用前请将其 %1 个请求与该阶段 lifecycle 文件的比较，并在阶段间留出一个窗口的间隔</translation>
    </message>
    <message>
        <source>The client&apos;s TPOT of %1 is %2 times below (E2E − TTFT) / (output tokens − 1) = %3: it divides by more stamps than tokens. Its TPOT and ITL were left out and that quotient was taken instead; check it against the server&apos;s own inter-token latency</source>
        <translation>客户端的 TPOT %1 是 (E2E − TTFT) / (输出 token − 1) = %3 的 %2 分之一：它除以的时间戳多于 token。已略去其 TPOT 和 ITL，改用该商；请与服务器自身的 token 间延迟核对</translation>
    </message>
    <message>
        <source>Half of all gaps between tokens are below %1, while their mean is %2: the client stamps two chunks for most tokens, so percentiles of ITL mean nothing. Use TPOT, or the server&apos;s inter-token latency</source>
        <translation>一半的 token 间隔低于 %1，而均值为 %2：客户端对多数 token 记录两个数据块，因此 ITL 百分位数无意义。请用 TPOT 或服务器的 token 间延迟</translation>
    </message>
    <message>
        <source>Log of %1, %2 with figures</source>
        <translation>%1 的日志，%2 含数据</translation>
    </message>
    <message>
        <source>vLLM: throughputs are means over the time since the last line (10 s unless set), the hit rate is of the last 1,000 block queries, gauges are of that moment</source>
        <translation>vLLM：吞吐量为自上一行以来的均值（默认 10 s），命中率取最近 1,000 次块查询，仪表值为当时的值</translation>
    </message>
    <message>
        <source>SGLang: one line for every prefill batch and for every 40th decode step (unless set)</source>
        <translation>SGLang：每个 prefill 批次及每 40 个 decode 步一行（默认）</translation>
    </message>
    <message>
        <source>Stamps without a year were put into the year of the first line that has one</source>
        <translation>没有年份的时间戳归入首个有年份的行的年份</translation>
    </message>
    <message>
        <source>Some times name no zone and were read as UTC: shift them if the engine&apos;s clock was another</source>
        <translation>部分时间没有时区，按 UTC 读取：若引擎时钟不同，请平移</translation>
    </message>
    <message>
        <source>%1 of %2 %3 (%4 %) lie above the last bucket edge: percentiles from p%5 on are known as &quot;more than %6&quot; only. Use the mean%7 or a gateway&apos;s log%8</source>
        <translation>%2 个%3中有 %1 个（%4 %）超过最后的桶边界：p%5 起的百分位数只知“超过 %6”。请用均值%7或网关日志%8</translation>
    </message>
    <message>
        <source>first-token times</source>
        <translation>首 token 时间</translation>
    </message>
    <message>
        <source>times of whole requests</source>
        <translation>整个请求时间</translation>
    </message>
    <message>
        <source>queue times</source>
        <translation>排队时间</translation>
    </message>
    <message>
        <source>gaps between tokens</source>
        <translation>token 间隔</translation>
    </message>
    <message>
        <source>, or restart with wider buckets (%1)</source>
        <translation>，或以更宽的桶重启（%1）</translation>
    </message>
    <message>
        <source>%1 first tokens were counted and %2 requests ended: %3 ended without one, so the two percentiles are not of the same requests. Look at aborts and failures before comparing them</source>
        <translation>计数到 %1 个首 token，而有 %2 个请求结束：%3 个没有首 token，因此两个百分位数不属于同一批请求。比较前请查看中止和失败</translation>
    </message>
    <message>
        <source>%1 requests wait behind %2 that run: it is overloaded, so times grow with the length of the test and describe no steady state. Compare rates (completed, tokens) and the queue, not percentiles</source>
        <translation>%1 个请求排在 %2 个运行中的请求之后：已过载，时间随测试时长增长，不代表稳态。请比较速率（完成、token）和队列，而非百分位数</translation>
    </message>
    <message>
        <source>names of vLLM V0 are there: its queue time leaves out the wait after a preemption and while swapped. Do not read a small one as &quot;no queueing&quot;; look at waiting and swapped requests and at preemptions</source>
        <translation>存在 vLLM V0 的名称：其排队时间不含抢占后和换出期间的等待。数值小不等于“没有排队”；请查看等待、换出的请求和抢占</translation>
    </message>
    <message>
        <source>Time axis: the sum of iteration times, as the answer has no time stamps; idle time between iterations is not in it</source>
        <translation>时间轴：回答没有时间戳，取迭代时间之和；不含迭代之间的空闲</translation>
    </message>
    <message>
        <source>The first iteration took %1: it holds start-up or the wait for the first request and was left out of step times</source>
        <translation>首次迭代用时 %1：包含启动或等待首个请求，已从步时间中略去</translation>
    </message>
    <message>
        <source>The iteration numbers fall: answers of several engines or of one before and after a restart were put together. Keep each in a file of its own</source>
        <translation>迭代编号下降：混合了多个引擎的回答，或同一引擎重启前后的回答。请各存一个文件</translation>
    </message>
    <message>
        <source>Arrivals stand on ticks of %1 (%2 different times for %3 requests): bursts within a tick come from the clock of the trace</source>
        <translation>到达时间以 %1 为刻度（%3 个请求有 %2 个不同时间）：刻度内的突发来自 trace 的时钟</translation>
    </message>
    <message>
        <source>Geometry of a model, config.json</source>
        <translation>模型的几何参数，config.json</translation>
    </message>
    <message>
        <source>TTFT, queue, prefill and decode as the engine measured them, from the request&apos;s arrival at the front end; queue time leaves out the wait after a preemption (it lies in prefill or decode)</source>
        <translation>TTFT、排队、prefill 和 decode 为引擎自请求到达前端起的测量值；排队时间不含抢占后的等待（计入 prefill 或 decode）</translation>
    </message>
    <message>
        <source>Access log of %1, %2</source>
        <translation>%1 的访问日志，%2</translation>
    </message>
    <message>
        <source>Access log, %1</source>
        <translation>访问日志，%1</translation>
    </message>
    <message>
        <source>%1 of %2 requests: %3; they count in the percentiles of TTFT and E2E as longer than known, and in no mean</source>
        <translation>%2 个请求中 %1 个：%3；在 TTFT 和 E2E 百分位数中按长于已知计，不计入均值</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>given up by the client</source>
        <translation>客户端放弃</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>被中止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>nginx stamps requests to the second when they end: arrivals are that less $request_time, so bursts within a second are not told apart. $msec in the log_format keeps them</source>
        <translation>nginx 在请求结束时按秒记录：到达时间为其减去 $request_time，因此一秒内的突发无法区分。log_format 中的 $msec 可保留</translation>
    </message>
    <message>
        <source>The times name no time zone and were read as UTC; Grafana writes them in the browser&apos;s. Set the dashboard to UTC before you export, or mind the offset beside other files</source>
        <translation>时间没有时区，按 UTC 读取；Grafana 按浏览器时区写出。导出前请将仪表板设为 UTC，或注意与其他文件的偏差</translation>
    </message>
    <message>
        <source>%1 series are of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>%1 个序列不属于已知指标：请以指标命名文件或列（&quot;ttft_s.p99&quot;、&quot;running&quot;），或将查询与回答一起保存</translation>
    </message>
    <message>
        <source>1 series is of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>1 个序列不属于已知指标：请以指标命名文件或列（&quot;ttft_s.p99&quot;、&quot;running&quot;），或将查询与回答一起保存</translation>
    </message>
    <message>
        <source>%1counters began anew %2 in the window: the engine restarted. What was counted before each restart and not seen is missing; look at why it restarted</source>
        <translation>%1计数器在窗口内 %2 重新开始：引擎重启过。每次重启前计数而未采集到的部分缺失；请查看重启原因</translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>1 次</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 次</translation>
    </message>
    <message>
        <source>answer of Prometheus, %1 series</source>
        <translation>Prometheus 的回答，%1 个序列</translation>
    </message>
    <message>
        <source>table of a dashboard, %1 rows</source>
        <translation>仪表板的表，%1 行</translation>
    </message>
    <message>
        <source>request trace (%1), %2 requests</source>
        <translation>请求 trace（%1），%2 个请求</translation>
    </message>
    <message>
        <source>%1 requests in JSON lines</source>
        <translation>JSON lines 中的 %1 个请求</translation>
    </message>
    <message>
        <source>%1 requests in CSV</source>
        <translation>CSV 中的 %1 个请求</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>未校准，取自实测的层表</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>未校准</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>已校准（残差 %1）</translation>
    </message>
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>已回测（残差 %1，在其他数据上 %2）</translation>
    </message>
    <message>
        <source>%1, a flag of the real engine is not simulated</source>
        <translation>%1，真实引擎的一个启动参数未模拟</translation>
    </message>
    <message>
        <source>%1, %2 flags of the real engine are not simulated</source>
        <translation>%1，真实引擎的 %2 个启动参数未模拟</translation>
    </message>
    <message>
        <source>[[expect]]: what must the replay &apos;%1&apos; show?</source>
        <translation>[[expect]]：复现“%1”必须显示什么？</translation>
    </message>
    <message>
        <source>write format = 1 in the first line</source>
        <translation>在第一行写 format = 1</translation>
    </message>
    <message>
        <source>more than %1 scenarios extend one another</source>
        <translation>超过 %1 个场景相互扩展</translation>
    </message>
    <message>
        <source>shorten the chain</source>
        <translation>缩短该链</translation>
    </message>
    <message>
        <source>&apos;canvas&apos; must have two numbers</source>
        <translation>“canvas”必须有两个数字</translation>
    </message>
    <message>
        <source>write canvas = [x, y]</source>
        <translation>写作 canvas = [x, y]</translation>
    </message>
    <message>
        <source>&apos;counts&apos; must be whole numbers</source>
        <translation>“counts”必须是整数</translation>
    </message>
    <message>
        <source>give how many observations each bucket has</source>
        <translation>给出每个桶的观测数</translation>
    </message>
    <message>
        <source>&apos;bounds&apos; do not rise</source>
        <translation>“bounds”不是递增的</translation>
    </message>
    <message>
        <source>write the smallest bound first, each once</source>
        <translation>先写最小的边界，每个写一次</translation>
    </message>
    <message>
        <source>there are %1 counts for %2 bounds</source>
        <translation>%2 个 bounds 对应 %1 个 counts</translation>
    </message>
    <message>
        <source>one more than bounds: the last is of what lies above all of them</source>
        <translation>比 bounds 多一个：最后一个是超过所有边界的</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a list of %2 figures</source>
        <translation>“%1”是 %2 个数据的列表</translation>
    </message>
    <message>
        <source>write [low, high] or [low, value, high]</source>
        <translation>写 [低, 高] 或 [低, 值, 高]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a range that does not rise</source>
        <translation>“%1”是不递增的范围</translation>
    </message>
    <message>
        <source>write the smallest figure first</source>
        <translation>先写最小的数据</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too far away</source>
        <translation>“%1”太远</translation>
    </message>
    <message>
        <source>give a time within the run</source>
        <translation>给出运行内的时间</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no date that can be used</source>
        <translation>“%1”不是可用的日期</translation>
    </message>
    <message>
        <source>give one from 1678 to 2261</source>
        <translation>给出 1678 至 2261 年的日期</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>“%1”必须是列表</translation>
    </message>
    <message>
        <source>write it as [&quot;one&quot;, &quot;two&quot;]</source>
        <translation>写作 [&quot;一&quot;, &quot;二&quot;]</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must hold texts</source>
        <translation>“%1”必须包含文本</translation>
    </message>
    <message>
        <source>put each between double quotes</source>
        <translation>将每个放在双引号之间</translation>
    </message>
    <message>
        <source>%1 takes KV through &apos;%2&apos; and can not send it on</source>
        <translation>%1 经“%2”接收 KV，不能再转发</translation>
    </message>
    <message>
        <source>%1 sends KV through &apos;%2&apos; and can not take it as well</source>
        <translation>%1 经“%2”发送 KV，不能同时接收</translation>
    </message>
    <message>
        <source>an engine either computes prompts for others or decodes</source>
        <translation>引擎要么为其他引擎计算 prompt，要么执行 decode</translation>
    </message>
    <message>
        <source>a link from &apos;%1&apos; to &apos;%2&apos; would form a cycle</source>
        <translation>从“%1”到“%2”的链路会构成环</translation>
    </message>
    <message>
        <source>&apos;%1&apos; already leads to &apos;%2&apos;</source>
        <translation>“%1”已通向“%2”</translation>
    </message>
    <message>
        <source>An e-mail address became %1</source>
        <translation>一个电子邮件地址改为 %1</translation>
    </message>
    <message>
        <source>%1 e-mail addresses became %2 to %3</source>
        <translation>%1 个电子邮件地址改为 %2 至 %3</translation>
    </message>
    <message>
        <source>user and password</source>
        <translation>用户和密码</translation>
    </message>
    <message>
        <source>URL with credentials</source>
        <translation>含凭据的 URL</translation>
    </message>
    <message>
        <source>Moments without a unit in their column&apos;s name were read as seconds: name the unit if they are not, as in arrival_ms</source>
        <translation>列名无单位的时刻按秒读取：若不是，请注明单位，如 arrival_ms</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument, not a flag and its value: the engine ran without it, and so does the scenario. Write them as two arguments, or with =</source>
        <translation>“%1”是一个参数，而非标志及其值：引擎运行时没有它，场景也是。请写成两个参数，或用 =</translation>
    </message>
    <message>
        <source>no object here starts an engine: it has %1</source>
        <translation>这里没有启动引擎的对象：有 %1</translation>
    </message>
    <message>
        <source>no object here starts an engine</source>
        <translation>这里没有启动引擎的对象</translation>
    </message>
    <message>
        <source>give the Deployment, StatefulSet, LeaderWorkerSet, Pod or Compose file of a vLLM, SGLang or TensorRT-LLM server</source>
        <translation>给出 vLLM、SGLang 或 TensorRT-LLM 服务器的 Deployment、StatefulSet、LeaderWorkerSet、Pod 或 Compose 文件</translation>
    </message>
    <message>
        <source>%1: int8 weights are simulated as fp8</source>
        <translation>%1：int8 权重按 fp8 模拟</translation>
    </message>
    <message>
        <source>%1: this number format of the KV cache is not simulated</source>
        <translation>%1：未模拟 KV 缓存的此数值格式</translation>
    </message>
    <message>
        <source>%1: drafts are simulated as a chain, not as a tree</source>
        <translation>%1：草稿按链而非树模拟</translation>
    </message>
    <message>
        <source>%1: weights of 32 bits are not simulated</source>
        <translation>%1：未模拟 32 位权重</translation>
    </message>
    <message>
        <source>%1: it is no number that can be simulated</source>
        <translation>%1：不是可模拟的数字</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing; the steps of a model with experts in fact wait for each other</source>
        <translation>%1 按 %2 个互不共享的引擎模拟；含专家的模型各步实际上相互等待</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing</source>
        <translation>%1 按 %2 个互不共享的引擎模拟</translation>
    </message>
    <message>
        <source>this is no result of vllm bench serve or sglang.bench_serving</source>
        <translation>这不是 vllm bench serve 或 sglang.bench_serving 的结果</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran: a batch of two already reads close to 100 %. It does not say that the GPU is full; ask for DCGM_FI_PROF_SM_ACTIVE and DCGM_FI_PROF_DRAM_ACTIVE</source>
        <translation>GPU_UTIL 是至少有一个内核运行的时间占比：批次为二时就接近 100 %。它不表示 GPU 已满；请查询 DCGM_FI_PROF_SM_ACTIVE 和 DCGM_FI_PROF_DRAM_ACTIVE</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran, not how much of the GPU it used: judge by SM_ACTIVE and DRAM_ACTIVE</source>
        <translation>GPU_UTIL 是至少有一个内核运行的时间占比，而非占用 GPU 的多少：请依据 SM_ACTIVE 和 DRAM_ACTIVE</translation>
    </message>
    <message>
        <source>A TPOT of %1 is a thousand times faster than engines are: the file seems to give seconds under names that say milliseconds. Check the script that wrote it and multiply its latencies by 1,000</source>
        <translation>%1 的 TPOT 比引擎快一千倍：文件似乎在毫秒名称下给出了秒。请检查写出它的脚本，并将其延迟乘以 1,000</translation>
    </message>
    <message>
        <source>write it without quotes, for example 8</source>
        <translation>不带引号书写，例如 8</translation>
    </message>
    <message>
        <source>write it without quotes, for example 0.5</source>
        <translation>不带引号书写，例如 0.5</translation>
    </message>
    <message>
        <source>1 record of the notebook is incomplete</source>
        <translation>笔记本有 1 条记录不完整</translation>
    </message>
    <message>
        <source>Mechanisms tried on the healthy scenario</source>
        <translation>在健康场景上试验的机制</translation>
    </message>
    <message>
        <source>Levers: %1 draws of uncertain constants, %2 runs each</source>
        <translation>手段：不确定常数抽样 %1 次，每次运行 %2 次</translation>
    </message>
    <message>
        <source>%1, without and with the field</source>
        <translation>%1，不含与包含该字段</translation>
    </message>
    <message>
        <source>%1, reduced load</source>
        <translation>%1，缩减负载</translation>
    </message>
    <message>
        <source>%1, 1 result</source>
        <translation>%1，1 个结果</translation>
    </message>
    <message>
        <source>%1, %2 results</source>
        <translation>%1，%2 个结果</translation>
    </message>
    <message>
        <source>TensorRT-LLM, %1 iterations</source>
        <translation>TensorRT-LLM，%1 次迭代</translation>
    </message>
    <message>
        <source>Log of %1, %2 lines with figures</source>
        <translation>%1 的日志，%2 行含数值</translation>
    </message>
    <message>
        <source>its memory leaves no KV pool</source>
        <translation>其内存没有留出 KV 池</translation>
    </message>
    <message>
        <source>lower activation_memory, graph_memory or other_memory, or raise gpu_memory_utilization</source>
        <translation>降低 activation_memory、graph_memory 或 other_memory，或提高 gpu_memory_utilization</translation>
    </message>
    <message>
        <source>the class &quot;%1&quot; has another slo_ttft or slo_tpot in another workload</source>
        <translation>类别“%1”在另一负载中有不同的 slo_ttft 或 slo_tpot</translation>
    </message>
    <message>
        <source>give both the same, or each a class of its own</source>
        <translation>将两者设为相同，或各设一个类别</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Simulated time, %1</source>
        <translation>模拟时间，%1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>after arrivals</source>
        <translation>到达结束后</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>req</source>
        <translation>req</translation>
    </message>
    <message>
        <source>Requests in the running batch.</source>
        <translation>运行批次中的请求。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Requests in the queue, preempted ones included.</source>
        <translation>队列中的请求，包括被抢占的请求。</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <source>tok</source>
        <translation>tok</translation>
    </message>
    <message>
        <source>Tokens computed in a step, prompt and output together; 0 while idle.</source>
        <translation>一步中计算的 token，prompt 与输出合计；空闲时为 0。</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>步耗时</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Wall time of a step, weighted by time; 0 while idle.</source>
        <translation>一步的实际耗时，按时间加权；空闲时为 0。</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>队列中最久</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Age of the request that has waited longest.</source>
        <translation>等待最久的请求的等待时长。</translation>
    </message>
    <message>
        <source>sum of replicas</source>
        <translation>各副本之和</translation>
    </message>
    <message>
        <source>max of replicas</source>
        <translation>各副本最大值</translation>
    </message>
    <message>
        <source>mean of replicas</source>
        <translation>各副本均值</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV 已分配</translation>
    </message>
    <message>
        <source>of the pool</source>
        <translation>占池</translation>
    </message>
    <message>
        <source>KV-cache blocks held by live requests, as a share of the pool; live: those with a token written.</source>
        <translation>活跃请求持有的 KV 缓存块占池的比例；有效：至少写入了一个 token 的块。</translation>
    </message>
    <message>
        <source>live</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Measured time, %1</source>
        <translation>实测时间，%1</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>该运行在每一时刻比对比的运行多多少；带：其上下界。</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU 忙碌</translation>
    </message>
    <message>
        <source>Share of time in which the GPU computes: the time in steps, times the part of it that is the GPU&apos;s over the whole run.</source>
        <translation>GPU 计算所占的时间：步中的时间乘以整个运行中其 GPU 部分的占比。</translation>
    </message>
</context>
<context>
    <name>TriageWords</name>
    <message>
        <source>worst replica</source>
        <translation>最差副本</translation>
    </message>
    <message>
        <source>share kept for what the catalogue lacks</source>
        <translation>为目录未涵盖者保留的份额</translation>
    </message>
    <message>
        <source>%1: %2, seen %3</source>
        <translation>%1：%2，实测 %3</translation>
    </message>
    <message>
        <source>fails %1</source>
        <translation>不符合 %1</translation>
    </message>
    <message>
        <source>fitted: %1</source>
        <translation>拟合：%1</translation>
    </message>
    <message>
        <source>chance alone</source>
        <translation>仅为偶然</translation>
    </message>
    <message>
        <source>fails nothing</source>
        <translation>全部符合</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已确定</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>有倾向，未确定</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>whatever it is</source>
        <translation>无论是什么</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>高于 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Prometheus now</source>
        <translation>现在即可从 Prometheus 得到</translation>
    </message>
    <message>
        <source>one command away</source>
        <translation>一条命令即可得到</translation>
    </message>
    <message>
        <source>needs a restart</source>
        <translation>需要重启</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>不导出</translation>
    </message>
    <message>
        <source>No symptom was observed: every figure is as it was before.</source>
        <translation>没有观测到症状：每项数据都与以前相同。</translation>
    </message>
    <message>
        <source>%1 leads with %2, which is not clearly ahead.</source>
        <translation>%1以 %2 领先，但优势不明显。</translation>
    </message>
    <message>
        <source>No mechanism of the catalogue explains all observations together.</source>
        <translation>目录中没有机制能同时解释所有观测。</translation>
    </message>
    <message>
        <source>%1 leads with %2 and does not explain all: %3.</source>
        <translation>%1以 %2 领先，但不能解释全部：%3。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 has %2, the next %3: %4.</source>
        <translation>%1：%2，其次 %3：%4。</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>尚未模拟</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>未模拟：%1</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 once it is done, %4 (%5); %6 instead of %7 while it lasts, %8</source>
        <translation>%1：完成后为 %2 而非 %3，%4（%5）；进行期间为 %6 而非 %7，%8</translation>
    </message>
    <message>
        <source>%1 of the replicas away</source>
        <translation>%1 的副本缺席</translation>
    </message>
    <message>
        <source>%1 of the replicas away at a time</source>
        <translation>每次 %1 的副本缺席</translation>
    </message>
    <message numerus="yes">
        <source>%n more replicas</source>
        <translation>
            <numerusform>增加 %n 个副本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of requests refused meanwhile</source>
        <translation>期间 %1 的请求被拒绝</translation>
    </message>
    <message>
        <source>%1 refused afterwards</source>
        <translation>之后 %1 被拒绝</translation>
    </message>
    <message>
        <source>answers %1 shorter</source>
        <translation>回答短 %1</translation>
    </message>
    <message>
        <source>none that the simulation shows</source>
        <translation>模拟未显示任何代价</translation>
    </message>
    <message>
        <source>would not do: %1 of requests would get no answer</source>
        <translation>不建议：%1 的请求将得不到回答</translation>
    </message>
    <message>
        <source>would not do: it makes matters worse</source>
        <translation>不建议：会使情况更糟</translation>
    </message>
    <message>
        <source>would not do: what it brings cannot be told from chance</source>
        <translation>不建议：效果与偶然无法区分</translation>
    </message>
    <message>
        <source>stop if %1 is not above %2 by %3 after the begin</source>
        <translation>若开始后 %3 时 %1 未高于 %2，则停止</translation>
    </message>
    <message>
        <source>stop if %1 is not below %2 by %3 after the begin</source>
        <translation>若开始后 %3 时 %1 未低于 %2，则停止</translation>
    </message>
    <message>
        <source>%1, new</source>
        <translation>%1（新增）</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1，而非 %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app</name>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>KV used</source>
        <translation>KV 使用</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌</translation>
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
        <translation>目标</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>客户端</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>网关</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>KV 链路</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>路由器</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
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
        <translation>全局</translation>
    </message>
    <message>
        <source>next panel</source>
        <translation>下一个面板</translation>
    </message>
    <message>
        <source>cancel a drag, then the selection, then ask about the job</source>
        <translation>取消拖动，其次取消选择，再询问任务</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>下一个字段</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>画布</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move the selected nodes by 8 px</source>
        <translation>将所选节点移动 8 px</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+方向键</translation>
    </message>
    <message>
        <source>by 1 px</source>
        <translation>移动 1 px</translation>
    </message>
    <message>
        <source>begin a link; arrows choose where to, Enter makes it</source>
        <translation>开始连线；方向键选目标，回车完成</translation>
    </message>
    <message>
        <source>lay out by rank</source>
        <translation>按层级布局</translation>
    </message>
    <message>
        <source>fit in view</source>
        <translation>适应视图</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>left right</source>
        <translation>左 右</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>up down</source>
        <translation>上 下</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>选择一行</translation>
    </message>
    <message>
        <source>show the selection, or all</source>
        <translation>显示所选，否则全部</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>back to what was shown before</source>
        <translation>回到之前的视图</translation>
    </message>
    <message>
        <source>make an observation of the selection</source>
        <translation>由所选生成一条观测</translation>
    </message>
    <message>
        <source>pin the row above the others</source>
        <translation>将该行固定在其他行之上</translation>
    </message>
    <message>
        <source>note the moment under the cursor in the notebook</source>
        <translation>把光标处的时刻记入笔记本</translation>
    </message>
    <message>
        <source>previous, next request in the lanes</source>
        <translation>泳道中的上一个、下一个请求</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>以指针为中心缩放</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+拖动</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <translation>Ctrl+拖动</translation>
    </message>
    <message>
        <source>slide what was measured</source>
        <translation>移动实测曲线</translation>
    </message>
    <message>
        <source>Alt+wheel</source>
        <translation>Alt+滚轮</translation>
    </message>
    <message>
        <source>scroll rows</source>
        <translation>滚动各行</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Advices</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>By judgement it makes worse: %1.</source>
        <translation>据判断会变差的：%1。</translation>
    </message>
    <message>
        <source>First in %1 of the draws, expected value %2 (%3).</source>
        <translation>在 %1 的抽样中居首，期望值 %2（%3）。</translation>
    </message>
    <message>
        <source>A tie with %1.</source>
        <translation>与%1并列。</translation>
    </message>
    <message>
        <source>Expected value %1 against %2 of %3; it pays more than it costs.</source>
        <translation>期望值 %1，而%3为 %2；收益大于成本。</translation>
    </message>
    <message>
        <source>Ask which it is, a flag or a migration: its effort decides its place.</source>
        <translation>请弄清是改参数还是迁移：工作量决定其位次。</translation>
    </message>
    <message>
        <source>It does not help: its impact is %1 on a scale to 10.</source>
        <translation>没有帮助：在 10 分制上影响为 %1。</translation>
    </message>
    <message>
        <source>What it helps against is hardly what is wrong here: probability %1.</source>
        <translation>它所针对的原因在此几乎不成立：概率 %1。</translation>
    </message>
    <message>
        <source>%1 weeks of work and a failure in %2 of cases outweigh an impact of %3: net value %4.</source>
        <translation>%1 周的工作量和 %2 的失败率超过影响 %3：净值 %4。</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only: confirm it first.</source>
        <translation>其诊断正确的概率仅为 %1：请先确认。</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only; first look at: %2.</source>
        <translation>其诊断正确的概率仅为 %1；请先查看：%2。</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 从 %2 变为 %3</translation>
    </message>
    <message>
        <source>It is for none of the causes that are weighed here.</source>
        <translation>它不针对此处权衡的任何原因。</translation>
    </message>
    <message>
        <source>A trade.</source>
        <translation>这是取舍。</translation>
    </message>
    <message>
        <source>Simulated, it makes worse: %1.</source>
        <translation>模拟显示会变差的：%1。</translation>
    </message>
    <message>
        <source>No single assumption changes the first place.</source>
        <translation>没有任何单一假设会改变第一名。</translation>
    </message>
    <message>
        <source>%1, %2: at %3 instead of %4, %5 leads.</source>
        <translation>%1，%2：若为 %3 而非 %4，则%5领先。</translation>
    </message>
    <message>
        <source>there is no time</source>
        <translation>没有时间</translation>
    </message>
    <message>
        <source>its effort and risk outweigh what it brings</source>
        <translation>工作量和风险大于收益</translation>
    </message>
    <message>
        <source>it alone takes longer than the time there is</source>
        <translation>单独一项就超过可用时间</translation>
    </message>
    <message>
        <source>it makes no sense beside %1</source>
        <translation>与%1并用没有意义</translation>
    </message>
    <message>
        <source>others bring more in the same time</source>
        <translation>同样时间内其他的收益更大</translation>
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
        <translation>每 1,000 个间隔中超过 100 ms</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>cost, $ a million output tokens</source>
        <translation>成本，$／百万输出 token</translation>
    </message>
    <message>
        <source>rejections</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>preemptions</source>
        <translation>抢占</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>KV 使用率</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>probability of the diagnosis</source>
        <translation>诊断概率</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>probability of failure</source>
        <translation>失败概率</translation>
    </message>
    <message>
        <source>cost of a failure</source>
        <translation>失败代价</translation>
    </message>
    <message>
        <source>the score is another</source>
        <translation>评分不同</translation>
    </message>
    <message>
        <source>, %1 instead of %2</source>
        <translation>，%1 而非 %2</translation>
    </message>
    <message>
        <source>, simulated instead of judged</source>
        <translation>，模拟而非判断</translation>
    </message>
    <message>
        <source>, judged instead of simulated</source>
        <translation>，判断而非模拟</translation>
    </message>
    <message>
        <source>, in %1 instead of %2</source>
        <translation>，在 %1 而非 %2</translation>
    </message>
    <message>
        <source>its %1 is %2 instead of %3%4</source>
        <translation>%1为 %2 而非 %3%4</translation>
    </message>
    <message>
        <source>%1 is new and ahead of it</source>
        <translation>%1是新的且排在其前</translation>
    </message>
    <message>
        <source>%1 moved ahead of it</source>
        <translation>%1超过了它</translation>
    </message>
    <message>
        <source>%1 fell behind it</source>
        <translation>%1落到其后</translation>
    </message>
    <message>
        <source>the others moved</source>
        <translation>其他的移动了</translation>
    </message>
    <message>
        <source>it is in the first ranking only</source>
        <translation>仅在第一个排名中</translation>
    </message>
    <message>
        <source>it is in the second ranking only</source>
        <translation>仅在第二个排名中</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BillPanel</name>
    <message>
        <source>Prompts</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Prefixes again</source>
        <translation>前缀重算</translation>
    </message>
    <message>
        <source>GPU without work</source>
        <translation>GPU 空转</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>备用副本</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>空闲时段</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Where the bill goes is not simulated yet. Simulate levers does it.</source>
        <translation>账单的构成尚未模拟。“模拟手段”会完成这一步。</translation>
    </message>
    <message>
        <source>No bill was made.</source>
        <translation>未生成账单。</translation>
    </message>
    <message>
        <source>%1: %2 for 1,000 requests, %3 a week</source>
        <translation>%1：每 1,000 个请求 %2，每周 %3</translation>
    </message>
    <message>
        <source>%1 takes %2 for them (%3 input tokens each, %4 of them cached, %5 output): the own bill is ×&#xa0;%6.</source>
        <translation>%1 为此收取 %2（每个请求输入 %3 个 token，其中缓存 %4，输出 %5）：自有账单为其 ×&#xa0;%6。</translation>
    </message>
    <message>
        <source>No prices to compare with: %1.</source>
        <translation>没有可供比较的价格：%1。</translation>
    </message>
    <message>
        <source>%1 frees %2 of %3 replicas: %4 a week, paid back in %5 weeks.</source>
        <translation>%1：%3 个副本可腾出 %2 个，每周 %4，%5 周收回成本。</translation>
    </message>
    <message>
        <source>%1 needs %2 replicas more: %3 a week.</source>
        <translation>%1：还需要 %2 个副本，每周 %3。</translation>
    </message>
    <message>
        <source>%1 frees no whole replica: the bill stays.</source>
        <translation>%1：腾不出一个完整的副本，账单不变。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bill.&lt;/b&gt; What a thousand requests cost and where that goes: blue computes prompts and answers, orange is paid for and computes nothing new. Levers save in whole replicas only.</source>
        <translation>&lt;b&gt;账单。&lt;/b&gt;一千个请求的花费及去向：蓝色用于计算 prompt 和回答，橙色付了费却没有新的计算。手段只能以整个副本为单位节省。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BottomPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Project text</source>
        <translation>项目文本</translation>
    </message>
    <message>
        <source>Panels below the page</source>
        <translation>页面下方的面板</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>取消任务</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>No problems. The project can be simulated.</source>
        <translation>没有问题。项目可以模拟。</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>To read; the window&apos;s edits change it.</source>
        <translation>仅供阅读；在窗口中的编辑会更改它。</translation>
    </message>
    <message>
        <source>Double-click goes to the place.</source>
        <translation>双击可转到相应位置。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Cli</name>
    <message>
        <source>There is no display to open the window on. Without one, &quot;fulcrum simulate PROJECT&quot; runs a project and prints its figures; &quot;fulcrum --help&quot; lists all commands.</source>
        <translation>没有可打开窗口的显示器。没有显示器时，“fulcrum simulate PROJECT”可运行项目并打印其数值；“fulcrum --help”列出所有命令。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::CommandPalette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>没有这个名称。</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或执行命令</translation>
    </message>
    <message>
        <source>Search commands, nodes, parameters, scenarios, records, mechanisms, levers, problems</source>
        <translation>搜索命令、节点、参数、场景、记录、机制、手段、问题</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>搜索结果</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ComparisonModel</name>
    <message>
        <source>steady</source>
        <translation>稳态</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>无稳态</translation>
    </message>
    <message>
        <source>%1, by the range of the device&apos;s price</source>
        <translation>%1，按设备价格范围</translation>
    </message>
    <message>
        <source>95 % interval over replications: %1</source>
        <translation>各次重复间的 95% 区间：%1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>TTFT p50, s</source>
        <translation>TTFT p50，s</translation>
    </message>
    <message>
        <source>TTFT p99, s</source>
        <translation>TTFT p99，s</translation>
    </message>
    <message>
        <source>TPOT mean, ms</source>
        <translation>TPOT 均值，ms</translation>
    </message>
    <message>
        <source>ITL p99, ms</source>
        <translation>ITL p99，ms</translation>
    </message>
    <message>
        <source>ITL max, ms</source>
        <translation>ITL 最大，ms</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>占用率，%</translation>
    </message>
    <message>
        <source>KV use, %</source>
        <translation>KV 使用率，%</translation>
    </message>
    <message>
        <source>output, tok/s</source>
        <translation>输出，tok/s</translation>
    </message>
    <message>
        <source>$ / 1M output</source>
        <translation>$ / 1M 输出</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>比较对象</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Complaints</name>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1必须至少为 %2。</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1必须至多为 %2。</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1必须是整数。</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1必须是数字。</translation>
    </message>
    <message>
        <source>%1 must be a number with its unit: %2.</source>
        <translation>%1必须是带单位的数字：%2。</translation>
    </message>
    <message>
        <source>%1 must be numbers with commas between them, like 1, 2, 4.</source>
        <translation>%1必须是以逗号分隔的数字，例如 1, 2, 4。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::DetailPanel</name>
    <message>
        <source>Rank fixes</source>
        <translation>排序修复手段</translation>
    </message>
    <message>
        <source>predicted against observed, × observed, log scale</source>
        <translation>预测对实测，× 实测值，对数刻度</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s prior</source>
        <translation>恢复目录的先验概率</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Set by the project under [triage.priors]</source>
        <translation>由项目在 [triage.priors] 中设定</translation>
    </message>
    <message>
        <source>The catalogue&apos;s, an estimate. A probability from 0 to 1 typed here becomes part of the project.</source>
        <translation>目录中的估计值。在此输入 0 到 1 的概率即成为项目的一部分。</translation>
    </message>
    <message>
        <source>Left out.</source>
        <translation>未纳入。</translation>
    </message>
    <message>
        <source>So</source>
        <translation>因此</translation>
    </message>
    <message>
        <source>it has no probability of its own: it is part of None of these.</source>
        <translation>它没有自己的概率：归入“以上皆非”。</translation>
    </message>
    <message>
        <source>Fitted:</source>
        <translation>拟合：</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>修复：</translation>
    </message>
    <message>
        <source>It brings</source>
        <translation>效果为</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3, %4 (%5)</source>
        <translation>%1 %2，原为 %3，%4（%5）</translation>
    </message>
    <message>
        <source>Confirm:</source>
        <translation>确认：</translation>
    </message>
    <message>
        <source>A probability lies between 0 and 1, for example 0.15 or 15 %.</source>
        <translation>概率在 0 与 1 之间，例如 0.15 或 15 %。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::DistributionChart</name>
    <message>
        <source>Cumulative distribution</source>
        <translation>累积分布</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>%1, %2 (log scale)</source>
        <translation>%1，%2（对数刻度）</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvChart</name>
    <message>
        <source>Distribution of expected values</source>
        <translation>期望值的分布</translation>
    </message>
    <message>
        <source>expected value, %1</source>
        <translation>期望值，%1</translation>
    </message>
    <message>
        <source>The first is above the second in %1 of %2 draws</source>
        <translation>%2 次抽样中有 %1 第一名高于第二名</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expected value.&lt;/b&gt; How often each value came up in the draws, of the first four levers. Where two outlines lie over each other, their order is chance. Lines differ in their dashes.</source>
        <translation>&lt;b&gt;期望值。&lt;/b&gt;前四个手段的各取值在抽样中出现的频度。两条轮廓重叠之处，其先后是偶然。线条以虚线样式区分。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceDetailsModel</name>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>%n 个序列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n observations</source>
        <translation>
            <numerusform>%n 个观测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>%n 项事实</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing measured</source>
        <translation>无实测数据</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>序列</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已略去</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidencePanel</name>
    <message>
        <source>Take over</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>全部采纳</translation>
    </message>
    <message>
        <source>Show on Run page</source>
        <translation>在运行页显示</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>已导入的文件</translation>
    </message>
    <message>
        <source>What the file says</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>Make the selected observations part of the project</source>
        <translation>将选定的观测纳入项目</translation>
    </message>
    <message>
        <source>Make all observations of the file part of the project</source>
        <translation>将文件中的所有观测纳入项目</translation>
    </message>
    <message>
        <source>Forget the file; the file itself and observations taken over stay</source>
        <translation>不再使用该文件；文件本身和已采纳的观测会保留</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>Choose a file under Evidence.</source>
        <translation>请在“证据”下选择一个文件。</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>正在读取</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceStore</name>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Compare %1 and %2</source>
        <translation>比较 %1 与 %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FieldEditor</name>
    <message>
        <source>choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Not set: %1</source>
        <translation>未设置：%1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>A value is needed.</source>
        <translation>需要填写一个值。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FindingsPanel</name>
    <message>
        <source>Replay matrix</source>
        <translation>重放矩阵</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>恢复检查</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>单个请求</translation>
    </message>
    <message>
        <source>Recovery check %1</source>
        <translation>恢复检查 %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesAnalysis</name>
    <message>
        <source>judged</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Rank levers</source>
        <translation>排序手段</translation>
    </message>
    <message>
        <source>Compare rankings</source>
        <translation>比较排名</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>模拟手段</translation>
    </message>
    <message>
        <source>the run has no end by time, so it has no halves</source>
        <translation>该运行不按时间结束，因此没有前后半段</translation>
    </message>
    <message>
        <source>set until</source>
        <translation>请设置 until</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>后半段</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>前半段</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesHeader</name>
    <message>
        <source>Fixes</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>模拟手段</translation>
    </message>
    <message>
        <source>Next: report</source>
        <translation>下一步：报告</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stops; levers that are finished keep their figures</source>
        <translation>停止；已完成的手段保留数值</translation>
    </message>
    <message>
        <source>Plays every lever against the same random draws</source>
        <translation>用相同的随机抽样模拟每个手段</translation>
    </message>
    <message>
        <source>Tie at the top</source>
        <translation>榜首并列</translation>
    </message>
    <message>
        <source>Clear first</source>
        <translation>第一名明确</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>有倾向，未确定</translation>
    </message>
    <message>
        <source>Impact before edit</source>
        <translation>编辑前的影响</translation>
    </message>
    <message>
        <source>Impact partly simulated</source>
        <translation>影响部分模拟</translation>
    </message>
    <message>
        <source>Impact simulated</source>
        <translation>影响已模拟</translation>
    </message>
    <message>
        <source>Impact judged</source>
        <translation>影响为判断</translation>
    </message>
    <message>
        <source>Impacts come from runs with the same random draws; engine and device: %1</source>
        <translation>影响来自相同随机抽样的运行；引擎与设备：%1</translation>
    </message>
    <message>
        <source>Impacts are judgements; Simulate levers replaces them by runs</source>
        <translation>影响为判断；“模拟手段”以运行替代</translation>
    </message>
    <message>
        <source>P(first): %1</source>
        <translation>P(第一)：%1</translation>
    </message>
    <message>
        <source>Here with the mean of each input; EV is the mean over the draws, %1.</source>
        <translation>此处使用各输入的均值；EV 是各次抽样的均值，%1。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesPage</name>
    <message>
        <source>Fixes</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>手段</translation>
    </message>
    <message>
        <source>Whose estimates</source>
        <translation>谁的估计</translation>
    </message>
    <message>
        <source>Whose estimates the ranking is made of, and whose an edit changes</source>
        <translation>排名由谁的估计构成，编辑改变谁的估计</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>盲评</translation>
    </message>
    <message>
        <source>Hides the ranges of other people until this is taken back</source>
        <translation>隐藏他人的范围，直到取消</translation>
    </message>
    <message>
        <source>Lay over on Run</source>
        <translation>叠加到运行页</translation>
    </message>
    <message>
        <source>Shows the scenario with the lever over the one without, on the Run page</source>
        <translation>在运行页把有手段的场景叠加在无手段的场景上</translation>
    </message>
    <message>
        <source>Levers by expected value</source>
        <translation>按期望值排列的手段</translation>
    </message>
    <message>
        <source>The other ranking</source>
        <translation>另一排名</translation>
    </message>
    <message>
        <source>Expected value</source>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各名次的概率</translation>
    </message>
    <message>
        <source>Two rankings</source>
        <translation>两个排名</translation>
    </message>
    <message>
        <source>Portfolio</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>未校准</translation>
    </message>
    <message>
        <source>The levers cannot be ranked: %1</source>
        <translation>无法排序手段：%1</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>已模拟</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>this project</source>
        <translation>本项目</translation>
    </message>
    <message>
        <source>Estimates as given</source>
        <translation>原样估计</translation>
    </message>
    <message>
        <source>All pooled</source>
        <translation>全部合并</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>其他人…</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Who judges?</source>
        <translation>由谁判断？</translation>
    </message>
    <message>
        <source>judged impacts</source>
        <translation>判断的影响</translation>
    </message>
    <message>
        <source>estimates as given</source>
        <translation>原样估计</translation>
    </message>
    <message>
        <source>another project…</source>
        <translation>其他项目…</translation>
    </message>
    <message>
        <source>Another project</source>
        <translation>其他项目</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>项目 (*.toml)</translation>
    </message>
    <message>
        <source>%1 people have judged this. Choose whose estimate to change.</source>
        <translation>%1 人已作判断。请选择要修改谁的估计。</translation>
    </message>
    <message>
        <source>choose a name above the table</source>
        <translation>请在表格上方选择姓名</translation>
    </message>
    <message>
        <source>team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>all on %1</source>
        <translation>全部在 %1 中</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>first half of the run</source>
        <translation>运行的前半段</translation>
    </message>
    <message>
        <source>second half of the run</source>
        <translation>运行的后半段</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What simulated impact is measured by</source>
        <translation>用什么衡量模拟的影响</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>账单</translation>
    </message>
    <message>
        <source>Where the bill goes, beside a provider&apos;s prices, and what levers take off it</source>
        <translation>账单的构成，与供应商价格对照，以及各手段能省下多少</translation>
    </message>
    <message>
        <source>No ranking yet. Any project with a scenario has one: of its own levers, or of those of the catalogue.</source>
        <translation>尚无排名。有场景的项目都有排名：来自其自身的手段或目录中的手段。</translation>
    </message>
    <message>
        <source>Levers are being ranked; their order appears in a moment.</source>
        <translation>正在排序手段；排名稍后出现。</translation>
    </message>
    <message>
        <source>on their own</source>
        <translation>各自的场景</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>整个运行</translation>
    </message>
    <message>
        <source>Nothing to lay over: this lever is judged, no scenario and no edit says what it does</source>
        <translation>没有可叠加的内容：该措施是估计的，没有场景或改动说明它做什么</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::HypothesesModel</name>
    <message>
        <source>%1: predicted %2 (%3 to %4), seen %5; %6 standard deviations off</source>
        <translation>%1：预测 %2（%3 至 %4），实测 %5；偏离 %6 个标准差</translation>
    </message>
    <message>
        <source>%1 was seen to be %2</source>
        <translation>%1 实测为 %2</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InfoBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InspectorPanel</name>
    <message>
        <source>Id of the node</source>
        <translation>节点的 ID</translation>
    </message>
    <message>
        <source>Filter parameters</source>
        <translation>筛选参数</translation>
    </message>
    <message>
        <source>Show only what is changed here</source>
        <translation>仅显示此处更改的项</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>运行设置</translation>
    </message>
    <message>
        <source>Of every scenario in this project</source>
        <translation>适用于此项目的所有场景</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>The node&apos;s id; edit it to rename the node (F2)</source>
        <translation>节点的 ID；编辑它可重命名节点 (F2)</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n parameters</source>
        <translation>
            <numerusform>筛选 %n 个参数</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>已更改 %1</translation>
    </message>
    <message>
        <source>Requests or steps flow along this link. Del removes it.</source>
        <translation>请求或步沿此连接流动。按 Del 可移除它。</translation>
    </message>
    <message>
        <source>The plugin of this node is not loaded. It is kept as it is.</source>
        <translation>此节点的插件未加载。节点将保持原样。</translation>
    </message>
    <message>
        <source>No parameter matches.</source>
        <translation>没有匹配的参数。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>differs from %1</source>
        <translation>与 %1 不同</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>编辑后</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>1 replication of %1 with the same draws; all of them when the hand rests</source>
        <translation>%1 次重复中的 1 次，相同抽样；停手后运行全部</translation>
    </message>
    <message>
        <source>Note on the canvas</source>
        <translation>画布备注</translation>
    </message>
    <message>
        <source>Stands below the node on the canvas, and as a comment above it in the file. Kept when the cursor leaves.</source>
        <translation>在画布上位于节点下方，在文件中作为其上方的注释。光标离开时生效。</translation>
    </message>
    <message>
        <source>Select nodes of one kind to edit them together, or one node.</source>
        <translation>选择同类节点可一起编辑，或只选择一个节点。</translation>
    </message>
    <message numerus="yes">
        <source>Reset %1 of %n nodes</source>
        <translation>
            <numerusform>重置 %n 个节点的 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>类别 %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobTracker</name>
    <message>
        <source>Waits for the %1, which does not come back</source>
        <translation>正在等待 %1，它没有返回</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobsModel</name>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>正在取消</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LanesView</name>
    <message>
        <source>Records in time</source>
        <translation>时间轴上的记录</translation>
    </message>
    <message>
        <source>What was measured, and the notebook&apos;s records in lanes by class. A line leads from when a prediction was made to when it is due; hatching marks where actions overlap, so that neither can be credited.</source>
        <translation>实测数据，以及按类别分道显示的笔记本记录。连线从作出预测的时刻引向其到期时刻；阴影线标出措施重叠之处，这些措施都无法归因。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Levers</name>
    <message>
        <source>S1 ratio</source>
        <translation>S1 比率</translation>
    </message>
    <message>
        <source>S2 effort and risk</source>
        <translation>S2 工作量与风险</translation>
    </message>
    <message>
        <source>S3 net value</source>
        <translation>S3 净值</translation>
    </message>
    <message>
        <source>Impact alone</source>
        <translation>仅影响</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>P(diagnosis)</source>
        <translation>P(诊断)</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>周</translation>
    </message>
    <message>
        <source>P(fail)</source>
        <translation>P(失败)</translation>
    </message>
    <message>
        <source>blast weeks</source>
        <translation>损失周数</translation>
    </message>
    <message>
        <source>0 to 10</source>
        <translation>0 至 10</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>engineer-weeks</source>
        <translation>人周</translation>
    </message>
    <message>
        <source>Do first</source>
        <translation>先做</translation>
    </message>
    <message>
        <source>Consider</source>
        <translation>考虑</translation>
    </message>
    <message>
        <source>Measure first</source>
        <translation>先测量</translation>
    </message>
    <message>
        <source>Would not do</source>
        <translation>不会做</translation>
    </message>
    <message>
        <source>all pooled</source>
        <translation>全部合并</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>S4 if it works</source>
        <translation>S4 若成功</translation>
    </message>
    <message>
        <source>by symptom</source>
        <translation>按症状</translation>
    </message>
    <message>
        <source>by missed objectives</source>
        <translation>按未达目标</translation>
    </message>
    <message>
        <source>by goodput</source>
        <translation>按 goodput</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>按成本</translation>
    </message>
    <message>
        <source>by weights</source>
        <translation>按权重</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversDelegate</name>
    <message>
        <source>Lowest / most likely / highest</source>
        <translation>最低 / 最可能 / 最高</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversModel</name>
    <message>
        <source>Why not: %1</source>
        <translation>为何不：%1</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>什么都不做</translation>
    </message>
    <message>
        <source>the row to beat</source>
        <translation>要胜过的一行</translation>
    </message>
    <message>
        <source>, tie</source>
        <translation>，并列</translation>
    </message>
    <message>
        <source>: a trade</source>
        <translation>：有得有失</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; 95 % over draws of the uncertain constants: %4 to %5</source>
        <translation>%1 从 %2 到 %3；对不确定常数抽样的 95 %：%4 至 %5</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The simulated impact takes the place of this judgement.</source>
        <translation>模拟的影响取代这一判断。</translation>
    </message>
    <message>
        <source>Expected value %1, 5 to 95 % of the draws: %2 to %3</source>
        <translation>期望值 %1，抽样的 5 至 95 %：%2 至 %3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Place by expected value; those that cannot be told apart share one</source>
        <translation>按期望值的名次；无法区分者并列</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>手段</translation>
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
        <translation>平均 TPOT</translation>
    </message>
    <message>
        <source>Inter-token latency p99</source>
        <translation>token 间延迟 p99</translation>
    </message>
    <message>
        <source>Inter-token gaps above 100 ms in 1,000</source>
        <translation>每 1,000 个间隔中超过 100 ms 的数量</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>USD per million output tokens</source>
        <translation>每百万输出 token 的美元</translation>
    </message>
    <message>
        <source>Requests that are turned away</source>
        <translation>被拒绝的请求</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>KV usage at its highest</source>
        <translation>KV 使用率峰值</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Impact on the symptom, 0 to 10; Enter edits the judged range</source>
        <translation>对症状的影响，0 至 10；回车编辑判断范围</translation>
    </message>
    <message>
        <source>Probability that the diagnosis is right; Enter edits it</source>
        <translation>诊断正确的概率；回车编辑</translation>
    </message>
    <message>
        <source>Wk</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Effort in engineer-weeks, mean; Enter edits the range</source>
        <translation>工作量（人周），均值；回车编辑范围</translation>
    </message>
    <message>
        <source>Probability that it fails or is taken back; Enter edits it</source>
        <translation>失败或被撤回的概率；回车编辑</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>What a failure costs in engineer-weeks; Enter edits it</source>
        <translation>失败代价（人周）；回车编辑</translation>
    </message>
    <message>
        <source>5–95 %</source>
        <translation>5–95 %</translation>
    </message>
    <message>
        <source>5 to 95 % of the draws of the expected value, on one scale; the tick is the mean</source>
        <translation>期望值抽样的 5 至 95 %，同一刻度；刻线为均值</translation>
    </message>
    <message>
        <source>EV</source>
        <translation>EV</translation>
    </message>
    <message>
        <source>Expected value: mean over the draws, with 5 to 95 % of them</source>
        <translation>期望值：抽样均值及其 5 至 95 %</translation>
    </message>
    <message>
        <source>P(1st)</source>
        <translation>P(第1)</translation>
    </message>
    <message>
        <source>Probability of being first</source>
        <translation>成为第一的概率</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>5 to 95 % of the ranks</source>
        <translation>名次的 5 至 95 %</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no range. Write lowest / most likely / highest, for example 0.5 / 1.5 / 3</source>
        <translation>“%1”不是范围。请写 最低 / 最可能 / 最高，例如 0.5 / 1.5 / 3</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>卡顿</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>达标</translation>
    </message>
    <message>
        <source>Goodput: share of requests that meet their objectives</source>
        <translation>Goodput：达成目标的请求比例</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Diag</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Triage of the observations gives it. What you know beside them is a prior there.</source>
        <translation>由观测的分诊给出。您另外知道的情况请在那里作为先验概率输入。</translation>
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
        <translation>TPOT 均值</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>Output tok/s</source>
        <translation>输出 tok/s</translation>
    </message>
    <message>
        <source>$ per M tok</source>
        <translation>$ / 1M tok</translation>
    </message>
    <message>
        <source>The %1 does not come back from a call</source>
        <translation>%1 的调用没有返回</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LiveStrips</name>
    <message>
        <source>Timelines of the edit</source>
        <translation>编辑的时间线</translation>
    </message>
    <message>
        <source>Of the short run: the line is with the edited value, the dashes are today&apos;s. Below each name: the mean today and edited.</source>
        <translation>短运行的结果：线为编辑后的值，虚线为今日的值。名称下方：今日与编辑后的均值。</translation>
    </message>
    <message>
        <source>%1: mean %2 today, %3 edited %4</source>
        <translation>%1：均值今日 %2，编辑后 %3 %4</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LogModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生的事件</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MainWindow</name>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存的编辑</translation>
    </message>
    <message>
        <source>Save the edits to “%1”?</source>
        <translation>要保存对“%1”的编辑吗？</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>查找节点</translation>
    </message>
    <message>
        <source>Find a node type</source>
        <translation>查找节点类型</translation>
    </message>
    <message>
        <source>Palette of nodes</source>
        <translation>节点库</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>节点库</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Problems, jobs and log</source>
        <translation>问题、任务和日志</translation>
    </message>
    <message>
        <source>%1: started</source>
        <translation>%1：已开始</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Plugin %1 %2 loaded</source>
        <translation>插件 %1 %2 已加载</translation>
    </message>
    <message>
        <source>Plugin %1 refused: %2</source>
        <translation>插件 %1 被拒绝：%2</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>下一个面板</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>One engine on one device</source>
        <translation>单设备单引擎</translation>
    </message>
    <message>
        <source>Two engines behind a router</source>
        <translation>路由器后的两个引擎</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>No recent projects</source>
        <translation>没有最近的项目</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清除列表</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Re&amp;name node</source>
        <translation>重命名节点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>流水线(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Project &amp;text</source>
        <translation>项目文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>重置布局(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>模拟(&amp;S)</translation>
    </message>
    <message>
        <source>Simulate &amp;all scenarios</source>
        <translation>模拟所有场景(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>About Fulcrum</source>
        <translation>关于 Fulcrum</translation>
    </message>
    <message>
        <source>Fulcrum %1, a workbench that simulates LLM serving. GPL-3.0-or-later; Qt %2.</source>
        <translation>Fulcrum %1，模拟 LLM 服务的工作台。GPL-3.0-or-later；Qt %2。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Simulate this scenario (Ctrl+R)</source>
        <translation>模拟此场景 (Ctrl+R)</translation>
    </message>
    <message>
        <source>A simulation is running.</source>
        <translation>模拟正在运行。</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>取消它</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>This project was written by a newer version of Fulcrum. It opens to read.</source>
        <translation>此项目由更新版本的 Fulcrum 写入，只能以只读方式打开。</translation>
    </message>
    <message>
        <source>The last session ended without saving its edits to this project.</source>
        <translation>上次会话结束时未保存对此项目的编辑。</translation>
    </message>
    <message>
        <source>Restore them</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Restored unsaved edits to %1</source>
        <translation>已恢复对 %1 的未保存编辑</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>项目另存为</translation>
    </message>
    <message>
        <source>Fulcrum projects (*.toml)</source>
        <translation>Fulcrum 项目 (*.toml)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>%1 has changed on disk.</source>
        <translation>%1 在磁盘上已更改。</translation>
    </message>
    <message>
        <source>Reload, dropping the edits here</source>
        <translation>重新加载并放弃此处的编辑</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>保留此处的内容</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>已编辑</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>The project cannot be simulated before its problems are solved.</source>
        <translation>解决项目的问题之前无法模拟。</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>正在模拟</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>尚未模拟</translation>
    </message>
    <message>
        <source>Results before edit</source>
        <translation>编辑前的结果</translation>
    </message>
    <message>
        <source>The scenario has been edited since it was simulated. Ctrl+R simulates it again.</source>
        <translation>场景在模拟之后已被编辑。按 Ctrl+R 可重新模拟。</translation>
    </message>
    <message>
        <source>How far these figures can be trusted</source>
        <translation>这些数值的可信程度</translation>
    </message>
    <message>
        <source>Plugin refused: %1</source>
        <translation>插件被拒绝：%1</translation>
    </message>
    <message>
        <source>No steady state: %1</source>
        <translation>无稳态：%1</translation>
    </message>
    <message>
        <source>Lower the load or add capacity; percentiles grow with the length of the run</source>
        <translation>请降低负载或增加容量；百分位数会随运行时长增大</translation>
    </message>
    <message numerus="yes">
        <source>seed %1 · %n replications · Fulcrum %2</source>
        <translation>
            <numerusform>种子 %1 · %n 次重复 · Fulcrum %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Link %1 → %2</source>
        <translation>连接 %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>已选择 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import evidence…</source>
        <translation>导入证据(&amp;I)…</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>导入证据</translation>
    </message>
    <message>
        <source>Imported %1: %2</source>
        <translation>已导入 %1：%2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>全部采纳</translation>
    </message>
    <message>
        <source>%1: %2. The file stays beside the project; observations become part of it when they are taken over.</source>
        <translation>%1：%2。文件仍独立于项目保存；观测被采纳后才成为项目的一部分。</translation>
    </message>
    <message numerus="yes">
        <source>Added %n observations to the project: %1.</source>
        <translation>
            <numerusform>已向项目添加 %n 个观测：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>选区 %1</translation>
    </message>
    <message>
        <source>&amp;Notebook</source>
        <translation>笔记本(&amp;N)</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>笔记本</translation>
    </message>
    <message>
        <source>Seen on the Run page</source>
        <translation>在运行页看到</translation>
    </message>
    <message>
        <source>no project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>%1: simulating</source>
        <translation>%1：正在模拟</translation>
    </message>
    <message>
        <source>%1: not simulated yet</source>
        <translation>%1：尚未模拟</translation>
    </message>
    <message numerus="yes">
        <source>%1 opened and simulated: %n scenarios, %2 runs</source>
        <translation>
            <numerusform>%1 已打开并模拟：%n 个场景，%2 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: open the five symptoms</source>
        <translation>下一步：打开五个症状</translation>
    </message>
    <message>
        <source>Next: simulate %1</source>
        <translation>下一步：模拟 %1</translation>
    </message>
    <message>
        <source>Next: open 3.4 and see why answers freeze</source>
        <translation>下一步：打开 3.4，看回答为何卡顿</translation>
    </message>
    <message>
        <source>Next: look at the run</source>
        <translation>下一步：查看运行</translation>
    </message>
    <message>
        <source>Make a project</source>
        <translation>创建项目</translation>
    </message>
    <message>
        <source>Not taken over: %1</source>
        <translation>未采用：%1</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>Taken over: %1</source>
        <translation>已采用：%1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>已省略：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n settings were taken over</source>
        <translation>
            <numerusform>采用了 %n 项设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not</source>
        <translation>
            <numerusform>%n 项未采用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n 项为假设</numerusform>
        </translation>
    </message>
    <message>
        <source>Made from what you gave: %1, %2, %3. Problems lists each.</source>
        <translation>根据您提供的内容生成：%1，%2，%3。“问题”逐条列出。</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>场景 %1</translation>
    </message>
    <message>
        <source>node %1, %2</source>
        <translation>节点 %1，%2</translation>
    </message>
    <message>
        <source>parameter of %1, %2</source>
        <translation>%1 的参数，%2</translation>
    </message>
    <message>
        <source>observation of %1</source>
        <translation>%1 的观测</translation>
    </message>
    <message>
        <source>record: %1</source>
        <translation>记录：%1</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>mechanism %1</source>
        <translation>机制 %1</translation>
    </message>
    <message>
        <source>lever %1</source>
        <translation>手段 %1</translation>
    </message>
    <message>
        <source>example: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Timelines.&lt;/b&gt; One row a figure, all on one axis of time. The line is the mean of what falls on a pixel, the band around it the lowest and highest value there, so that no spike is lost when you zoom out. Dashes are the scenario it is compared with; what was measured lies over it in the colour of text. Drag to select time, W and S zoom, F fits, P pins a row, N notes the moment in the notebook, M makes an observation.</source>
        <translation>&lt;b&gt;时间线。&lt;/b&gt;每个量一行，共用一条时间轴。线是落在一个像素内的均值，周围的带是其最低与最高值，缩小时尖峰不会丢失。虚线是用于比较的场景；实测值以文字颜色叠加。拖动选择时间，W 与 S 缩放，F 适应，P 固定一行，N 把时刻记入笔记本，M 生成观测。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run.&lt;/b&gt; What a simulation of the scenario shows: timelines of the first replication, percentiles with their 95 % interval over replications, and their distributions. Percentiles are of nearest rank over all requests offered; those that had not ended count as longer than all others.</source>
        <translation>&lt;b&gt;运行。&lt;/b&gt;场景的一次模拟显示的内容：首次重复的时间线，百分位数及其在各重复间的 95 % 区间，以及分布。百分位数按最近秩取自全部提交的请求；未结束的视为比其他都长。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline.&lt;/b&gt; Requests flow from workloads through gateways and routers to engines; engines have their steps computed by devices. Rows on a node are the latest result. Drag from a port to link; L does it from the keyboard.</source>
        <translation>&lt;b&gt;流水线。&lt;/b&gt;请求从负载经网关与路由器流向引擎；引擎的步骤由设备计算。节点上的行是最新结果。从端口拖出以连线；键盘用 L。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Inspector.&lt;/b&gt; The parameters of what is selected. A dot marks what was changed, ≠ what differs from the scenario that this one extends. The row with the focus has a slider: while you drag it, a short run answers below; when the hand rests, the scenario is simulated in full.</source>
        <translation>&lt;b&gt;检查器。&lt;/b&gt;所选内容的参数。圆点标记已更改，≠ 标记与所扩展场景不同。有焦点的行带滑块：拖动时下方由短运行作答；停手后完整模拟场景。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Notebook.&lt;/b&gt; Observations, hypotheses, actions, predictions and recovery checks, never mixed up. Actions that overlap lose their causal credit until a replay separates them and a person accepts it.</source>
        <translation>&lt;b&gt;笔记本。&lt;/b&gt;观测、假设、操作、预测与恢复检查，互不混淆。重叠的操作失去因果功劳，直到重放将其分开并由人接受。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Triage.&lt;/b&gt; Rival mechanisms, ranked by how well each explains all observations together, the observation that each one fails, and the one measurement that splits the leaders.</source>
        <translation>&lt;b&gt;分诊。&lt;/b&gt;相互竞争的机制，按各自对全部观测的解释程度排序，给出各自不符合的观测，以及能区分领先者的那一项测量。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fixes.&lt;/b&gt; Every lever with what it is expected to bring over what it costs and risks. An interval that spans many ranks means that the order is not settled.</source>
        <translation>&lt;b&gt;修复。&lt;/b&gt;每个手段的预期收益与其成本和风险。区间跨越多个名次表示顺序未定。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Report.&lt;/b&gt; The page as it will be printed, with where each figure comes from.</source>
        <translation>&lt;b&gt;报告。&lt;/b&gt;将要打印的页面，以及每个数值的来源。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Welcome.&lt;/b&gt; Five symptoms, each with its mechanism, the lever, what the lever bought in the example project, and what you would see if this was not the cause.</source>
        <translation>&lt;b&gt;欢迎。&lt;/b&gt;五个症状，各有机制、手段、该手段在示例项目中的收益，以及若非此因会看到什么。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Problems, jobs, log and text.&lt;/b&gt; Each check of the project with the line or node it is about; a double click goes there.</source>
        <translation>&lt;b&gt;问题、任务、日志与文本。&lt;/b&gt;项目的每项检查及其所在行或节点；双击可前往。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Project.&lt;/b&gt; Scenarios with their nodes, the files of measurements that are open, and the records of the notebook by kind.</source>
        <translation>&lt;b&gt;项目。&lt;/b&gt;场景及其节点、已打开的测量文件，以及按类别的笔记本记录。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Palette.&lt;/b&gt; The nodes there are. Drag one to the canvas, or press Enter.</source>
        <translation>&lt;b&gt;节点库。&lt;/b&gt;可用的节点。拖到画布，或按回车。</translation>
    </message>
    <message>
        <source>This applies when Fulcrum is started next.</source>
        <translation>下次启动 Fulcrum 时生效。</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>欢迎(&amp;W)</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>&amp;Triage</source>
        <translation>分诊(&amp;T)</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>分诊</translation>
    </message>
    <message>
        <source>&amp;Fixes</source>
        <translation>修复(&amp;F)</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>报告(&amp;E)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或执行命令</translation>
    </message>
    <message>
        <source>Two tenants behind a gateway</source>
        <translation>网关后的两个租户</translation>
    </message>
    <message>
        <source>Prefill and decode apart</source>
        <translation>prefill 与 decode 分离</translation>
    </message>
    <message>
        <source>Copy incident &amp;update</source>
        <translation>复制事件通报(&amp;U)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>系统语言</translation>
    </message>
    <message>
        <source>&amp;Search or run a command…</source>
        <translation>搜索或执行命令(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Edits can be saved under another name.</source>
        <translation>%1 不可写。可用其他名称保存编辑。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Next: triage</source>
        <translation>下一步：分诊</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>下一步：排序修复手段</translation>
    </message>
    <message>
        <source>Next: bring evidence</source>
        <translation>下一步：导入证据</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>导入证据…</translation>
    </message>
    <message>
        <source>N&amp;ote of node</source>
        <translation>节点备注(&amp;O)</translation>
    </message>
    <message>
        <source>Set the load to %1</source>
        <translation>把负载设为 %1</translation>
    </message>
    <message>
        <source>“%1” sends %2 now.</source>
        <translation>“%1”现在发送 %2。</translation>
    </message>
    <message>
        <source>Take over with its load</source>
        <translation>连同负载一起采用</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mechanisms.&lt;/b&gt; Each with its probability and what it predicts under every observation. A tinted cell with a crossed sign does not explain what was seen. None of these is a row of its own.</source>
        <translation>&lt;b&gt;机制。&lt;/b&gt;每个机制的概率及其在各观测下的预测。带叉号的着色单元格不能解释所见。“以上皆非”单独一行。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MeasurePanel</name>
    <message>
        <source>Measure next</source>
        <translation>下一步测量</translation>
    </message>
    <message>
        <source>PromQL</source>
        <translation>PromQL</translation>
    </message>
    <message>
        <source>Copy PromQL</source>
        <translation>复制 PromQL</translation>
    </message>
    <message>
        <source>Copy PromQL (C)</source>
        <translation>复制 PromQL (C)</translation>
    </message>
    <message>
        <source>Measured value</source>
        <translation>测得的值</translation>
    </message>
    <message>
        <source>Value before the symptom</source>
        <translation>症状之前的值</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>What it was before the symptom, where that is known: a change tells more than a level.</source>
        <translation>症状之前的值（若已知）：变化比水平更有信息。</translation>
    </message>
    <message>
        <source>Enter value</source>
        <translation>输入值</translation>
    </message>
    <message>
        <source>Becomes an observation of the project (E)</source>
        <translation>成为项目的一条观测 (E)</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Prove it wrong</source>
        <translation>证伪</translation>
    </message>
    <message>
        <source>Mitigate first</source>
        <translation>先缓解</translation>
    </message>
    <message>
        <source>To mind</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Nothing is ranked yet.</source>
        <translation>尚未排名。</translation>
    </message>
    <message>
        <source>Nothing left is worth measuring: confirm the first, or act.</source>
        <translation>没有值得再测的：确认第一名，或采取行动。</translation>
    </message>
    <message>
        <source>No single figure splits what is left: look at what the first fails.</source>
        <translation>没有单个指标能区分剩下的假设：请看第一个解释不了什么。</translation>
    </message>
    <message>
        <source>%1 bits of %2 open; %3.</source>
        <translation>%2 未定中的 %1 比特；%3。</translation>
    </message>
    <message>
        <source>%1 more than the next best, %2%3.</source>
        <translation>比次优 %2 多 %1%3。</translation>
    </message>
    <message>
        <source>, its cost counted</source>
        <translation>，已计入其代价</translation>
    </message>
    <message>
        <source>%1 tells %2.</source>
        <translation>%1%2。</translation>
    </message>
    <message>
        <source>tells most</source>
        <translation>信息最多</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选择</translation>
    </message>
    <message>
        <source>Or read one row together: %1; %2 bits.</source>
        <translation>或一起读一行：%1；%2 比特。</translation>
    </message>
    <message>
        <source>If you see</source>
        <translation>若看到</translation>
    </message>
    <message>
        <source>it points to</source>
        <translation>指向</translation>
    </message>
    <message>
        <source>Other values are unlikely: enter the one that you see.</source>
        <translation>其他数值不太可能出现：请输入所见数值。</translation>
    </message>
    <message>
        <source>then</source>
        <translation>则</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>第一名</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; leaves it %4; then &lt;b&gt;%5&lt;/b&gt; leads.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; 使其剩 %4；此时 &lt;b&gt;%5&lt;/b&gt; 领先。</translation>
    </message>
    <message>
        <source>above</source>
        <translation>高于</translation>
    </message>
    <message>
        <source>below</source>
        <translation>低于</translation>
    </message>
    <message>
        <source>If it is wrong, %1 of the time this is seen.</source>
        <translation>若它是错的，有 %1 的机会看到此现象。</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; speaks %4 to 1 against it.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; 以 %4 比 1 反对它。</translation>
    </message>
    <message>
        <source>No single figure refutes it.</source>
        <translation>没有单个量能证伪它。</translation>
    </message>
    <message>
        <source>Confirm it: %1</source>
        <translation>确认：%1</translation>
    </message>
    <message>
        <source>Reversible actions are being simulated against the first.</source>
        <translation>正在针对第一名模拟可逆操作。</translation>
    </message>
    <message>
        <source>Nothing leads that an action could be simulated against.</source>
        <translation>没有领先者可供模拟操作。</translation>
    </message>
    <message>
        <source>Not simulated against the first.</source>
        <translation>未针对第一名模拟。</translation>
    </message>
    <message>
        <source>No reversible action of the catalogue can be simulated here.</source>
        <translation>目录中没有可在此模拟的可逆操作。</translation>
    </message>
    <message>
        <source>%1 is %2 with nothing done</source>
        <translation>不采取行动时 %1 为 %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>meanwhile</source>
        <translation>期间</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>%1 (%2), after %3; costs: %4</source>
        <translation>%1（%2），%3 后；代价：%4</translation>
    </message>
    <message>
        <source>%1: %2. Two at once lose their credit.</source>
        <translation>%1：%2。同时两项会失去功劳。</translation>
    </message>
    <message>
        <source>None of these surely helps: find out more before acting.</source>
        <translation>都不一定有效：先查明，再行动。</translation>
    </message>
    <message>
        <source>What is it now? For example %1</source>
        <translation>现在是多少？例如 %1</translation>
    </message>
    <message>
        <source>measured for triage</source>
        <translation>为分诊而测</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MiniMap</name>
    <message>
        <source>Map of the pipeline</source>
        <translation>流水线地图</translation>
    </message>
    <message>
        <source>The whole pipeline; click to go there</source>
        <translation>整个流水线；点击前往</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookAnalysis</name>
    <message>
        <source>Judge the notebook</source>
        <translation>判定笔记本</translation>
    </message>
    <message>
        <source>Replay %1 and %2</source>
        <translation>重放 %1 和 %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookPage</name>
    <message>
        <source>Notebook</source>
        <translation>笔记本</translation>
    </message>
    <message>
        <source>Measured observation…</source>
        <translation>实测观测…</translation>
    </message>
    <message>
        <source>Add record</source>
        <translation>添加记录</translation>
    </message>
    <message>
        <source>No records yet. A notebook keeps what was observed apart from what is believed and what was done. Add a record, import evidence, or select a time on the Run page and press M.</source>
        <translation>尚无记录。笔记本把观测到的、推测的和已做的区分开来。添加记录、导入证据，或在“运行”页选择一段时间并按 M。</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>导入证据…</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Records of the notebook</source>
        <translation>笔记本的记录</translation>
    </message>
    <message>
        <source>Select a record to see and edit what it says.</source>
        <translation>选择一条记录以查看和编辑其内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete</source>
        <translation>
            <numerusform>%n 条不完整</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>未选择任何内容</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>新建观测</translation>
    </message>
    <message>
        <source>%1 and %2 overlap: unresolved which of them helped</source>
        <translation>%1 与 %2 重叠：尚不能确定是哪一个起了作用</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>尚未判定</translation>
    </message>
    <message>
        <source>Next: complete %1</source>
        <translation>下一步：补全 %1</translation>
    </message>
    <message>
        <source>Next: accept or reject the replay</source>
        <translation>下一步：接受或拒绝重放</translation>
    </message>
    <message>
        <source>Next: replay %1 and %2</source>
        <translation>下一步：重放 %1 和 %2</translation>
    </message>
    <message>
        <source>Next: check the recovery</source>
        <translation>下一步：检查恢复情况</translation>
    </message>
    <message>
        <source>Next: propose a bounded change</source>
        <translation>下一步：提出有界的变更</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>某人</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationEditor</name>
    <message>
        <source>Add observation</source>
        <translation>添加观测</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>what was seen</source>
        <translation>看到了什么</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>选择指标</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>选择统计量</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>800 ms; 0.7 s to 0.9 s</source>
        <translation>800 ms；0.7–0.9 s</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>8 s; at least 30 s</source>
        <translation>8 s；≥ 30 s</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>at most 1.5 s</source>
        <translation>≤ 1.5 s</translation>
    </message>
    <message>
        <source>From</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>2026-11-30 10:02, UTC; 10 min</source>
        <translation>2026-11-30 10:02, UTC；10 min</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>10:05</source>
        <translation>10:05</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求数</translation>
    </message>
    <message>
        <source>how many it is of</source>
        <translation>涉及多少请求</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>file, dashboard or command</source>
        <translation>文件、仪表板或命令</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>超时请求</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>included, at the time-out</source>
        <translation>计入，按超时值</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>known to be longer</source>
        <translation>已知更长</translation>
    </message>
    <message>
        <source>Only requests of</source>
        <translation>仅限以下请求</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>this is no number of requests</source>
        <translation>这不是请求数</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>待补充：%1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationRowsModel</name>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>介于 %1 与 %2</translation>
    </message>
    <message>
        <source>should be %1</source>
        <translation>应为 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>timed-out ones counted as longer</source>
        <translation>超时的计为更长</translation>
    </message>
    <message>
        <source>its definition is not known</source>
        <translation>其定义未知</translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>未注明来源</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationsPanel</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>Not observed yet</source>
        <translation>尚未观测</translation>
    </message>
    <message>
        <source>would tell, bits</source>
        <translation>可得信息，比特</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>A claim to test</source>
        <translation>待检验的说法</translation>
    </message>
    <message>
        <source>it is the network</source>
        <translation>是网络的问题</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Test a claim like any other mechanism</source>
        <translation>像其他机制一样检验说法</translation>
    </message>
    <message>
        <source>New observation…</source>
        <translation>新观测…</translation>
    </message>
    <message numerus="yes">
        <source>All %n figures of %1</source>
        <translation>
            <numerusform>%1 的全部 %n 个数值</numerusform>
        </translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>导入证据…</translation>
    </message>
    <message>
        <source>Read off the run of %1</source>
        <translation>从 %1 的运行读取</translation>
    </message>
    <message>
        <source>simulated run of %1</source>
        <translation>%1 的模拟运行</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>新观测</translation>
    </message>
    <message>
        <source>Nothing in the catalogue models that. It counts under None of these%1; a project may add a [[mechanism]] of its own.</source>
        <translation>目录中没有对应模型。归入“以上皆非”%1；项目可添加自己的 [[mechanism]]。</translation>
    </message>
    <message>
        <source>Tested as “%1”</source>
        <translation>按“%1”检验</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::OwnSystem</name>
    <message>
        <source>Choose files…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Make project</source>
        <translation>创建项目</translation>
    </message>
    <message>
        <source>Paste a launch line, or drop a manifest, script, start-up log, config.json or trace here.</source>
        <translation>粘贴启动命令，或将清单、脚本、启动日志、config.json 或跟踪文件拖到此处。</translation>
    </message>
    <message>
        <source>Launch line</source>
        <translation>启动命令</translation>
    </message>
    <message>
        <source>Take the files back</source>
        <translation>撤回文件</translation>
    </message>
    <message>
        <source>Requests a second, of all replicas</source>
        <translation>所有副本每秒请求数</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>as the files say</source>
        <translation>按文件所述</translation>
    </message>
    <message>
        <source>Nothing leaves this computer; keys and names are left out</source>
        <translation>数据不会离开本机；密钥和名称会被去除</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>无文件</translation>
    </message>
    <message>
        <source>What says how your engine runs</source>
        <translation>说明引擎如何运行的内容</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Nothing was given yet</source>
        <translation>尚未提供任何内容</translation>
    </message>
    <message>
        <source>paste the line that starts your engine, or choose a file</source>
        <translation>粘贴启动引擎的命令，或选择文件</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PageView</name>
    <message>
        <source>Pages of the report</source>
        <translation>报告页</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PaletteModel</name>
    <message>
        <source>Traffic</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ParameterRow</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>默认 %1</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>未设置：%1</translation>
    </message>
    <message>
        <source>Differs: %1. A value entered here is set in all.</source>
        <translation>各不相同：%1。在此输入的值会设到全部节点。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PartsBar</name>
    <message>
        <source>client in</source>
        <translation>客户端去程</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>准入</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>排队</translation>
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
        <translation>客户端回程</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PartsPanel</name>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>%1: %2 to the first token</source>
        <translation>%1：到首个 token 用时 %2</translation>
    </message>
    <message>
        <source>Over %1 requests of %2: %3 %4</source>
        <translation>%2 的 %1 个请求：%3 %4</translation>
    </message>
    <message>
        <source>Import a joined trace, or simulate, to see where the time of a request went.</source>
        <translation>导入关联后的 trace，或进行模拟，以查看请求的时间花在何处。</translation>
    </message>
    <message>
        <source>Parts of one request add; percentiles of parts do not.</source>
        <translation>单个请求的各部分可以相加；各部分的百分位数不能。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PatchCommand</name>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>An edit in the undo menu: %1 a parameter, %2 its value before, %3 after</extracomment>
        <translation>%1 从 %2 改为 %3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PercentileModel</name>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Time to first token: from arrival to the first token.</source>
        <translation>首个 token 的时间：从到达到首个 token。</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Time per output token: from the first token to the last, divided by the tokens after the first.</source>
        <translation>每个输出 token 的时间：从首个 token 到最后一个 token 的时间，除以首个之后的 token 数。</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Inter-token latency: the gap between two tokens of a request, over all gaps.</source>
        <translation>token 间延迟：请求中相邻两个 token 的间隔，统计所有间隔。</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>排队</translation>
    </message>
    <message>
        <source>From arrival to the first step that the request is in.</source>
        <translation>从到达到包含该请求的第一步。</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>From the first step to the first token.</source>
        <translation>从第一步到首个 token。</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>From arrival to the last token.</source>
        <translation>从到达到最后一个 token。</translation>
    </message>
    <message>
        <source>%1 Over %2 %3 values of the first replication.</source>
        <translation>%1 基于第一次重复的 %2 个 %3 值。</translation>
    </message>
    <message>
        <source>95 % interval over replications; empty with one replication</source>
        <translation>各次重复间的 95% 区间；只有一次重复时为空</translation>
    </message>
    <message>
        <source>How many times the p99 of %1</source>
        <translation>相对 %1 的 p99 的倍数</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>已提交</translation>
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
        <translation>区间</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>卡顿</translation>
    </message>
    <message>
        <source>Answers with more than 100 ms between two tokens, by a step that long or a preemption, of those of more than one token; first replication.</source>
        <translation>两个 token 间隔超过 100 ms 的回答（因步过长或抢占），仅计多于一个 token 的回答；第一次重复。</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>p99, × other</source>
        <translation>p99，对比倍数</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelinePage</name>
    <message>
        <source>Lay out</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Fit in view</source>
        <translation>适应视图</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Lay out by rank (Ctrl+L)</source>
        <translation>按层级布局 (Ctrl+L)</translation>
    </message>
    <message>
        <source>Fit in view (0)</source>
        <translation>适应视图 (0)</translation>
    </message>
    <message>
        <source>Remove the selected nodes or link (Del)</source>
        <translation>移除选定的节点或连接 (Del)</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>%n 个连接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not connected</source>
        <translation>
            <numerusform>%n 个未连接</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy nodes</source>
        <translation>复制节点(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste nodes</source>
        <translation>粘贴节点(&amp;P)</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>左边对齐(&amp;L)</translation>
    </message>
    <message>
        <source>Align &amp;tops</source>
        <translation>顶端对齐(&amp;T)</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineScene</name>
    <message>
        <source>Link refused: %1 → %2</source>
        <translation>连接被拒绝：%1 → %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineView</name>
    <message>
        <source>Pipeline canvas</source>
        <translation>流水线画布</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>已选择 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, linked to %2</source>
        <translation>%1，连接到 %2</translation>
    </message>
    <message>
        <source>This scenario has no nodes. Drag one here from the palette, or double-click it there.</source>
        <translation>此场景没有节点。从节点库拖一个到此处，或在节点库中双击它。</translation>
    </message>
    <message>
        <source>Add %1 behind %2</source>
        <translation>在 %2 之后添加 %1</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n nodes</source>
        <translation>
            <numerusform>粘贴 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PluginRegistry</name>
    <message>
        <source>It is not a Qt plugin, or was built for another Qt: %1</source>
        <translation>它不是 Qt 插件，或是为其他 Qt 构建的：%1</translation>
    </message>
    <message>
        <source>It could not be loaded: %1</source>
        <translation>无法加载：%1</translation>
    </message>
    <message>
        <source>Its metadata has the kind &quot;%1&quot;; it must be &quot;hardware&quot;, &quot;scheduler&quot; or &quot;workload&quot;.</source>
        <translation>其元数据的类型为“%1”；必须是“hardware”、“scheduler”或“workload”。</translation>
    </message>
    <message>
        <source>Its interface is &quot;%1&quot;, but this program needs &quot;%2&quot;. Build it against this version&apos;s headers.</source>
        <translation>其接口是“%1”，但本程序需要“%2”。请用此版本的头文件构建。</translation>
    </message>
    <message>
        <source>Its apiVersion is %1, but this program offers %2. Build it against this version&apos;s headers.</source>
        <translation>其 apiVersion 为 %1，但本程序提供 %2。请用此版本的头文件构建。</translation>
    </message>
    <message>
        <source>Its metadata has no &quot;id&quot;. Name it in the JSON file beside the plugin.</source>
        <translation>其元数据没有“id”。请在插件旁的 JSON 文件中指定。</translation>
    </message>
    <message>
        <source>It does not offer the interface that its metadata names.</source>
        <translation>它没有提供其元数据所声明的接口。</translation>
    </message>
    <message>
        <source>It calls itself &quot;%1&quot;, but its metadata says &quot;%2&quot;.</source>
        <translation>它自称“%1”，但其元数据写的是“%2”。</translation>
    </message>
    <message>
        <source>It cannot make anything: its kind has no function for that.</source>
        <translation>它无法创建任何东西：其类型没有相应的函数。</translation>
    </message>
    <message>
        <source>It failed while it described itself: %1</source>
        <translation>它在描述自身时失败：%1</translation>
    </message>
    <message>
        <source>It failed while it was loaded: %1</source>
        <translation>加载时失败：%1</translation>
    </message>
    <message>
        <source>It failed while it was loaded.</source>
        <translation>加载时失败。</translation>
    </message>
    <message>
        <source>It needs &quot;%1&quot;, which is not there. Link what it needs, and build it against this version&apos;s headers.</source>
        <translation>它需要“%1”，但不存在。请链接所需内容，并用本版本的头文件构建。</translation>
    </message>
    <message>
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;. Give this one an id of its own, or name its folder in FULCRUM_PLUGIN_PATH, which is looked through first.</source>
        <translation>%1 插件“%2”已从“%3”加载。请另给 id，或在先被查找的 FULCRUM_PLUGIN_PATH 中写明其文件夹。</translation>
    </message>
    <message>
        <source>Its description is not right: %1</source>
        <translation>其描述有误：%1</translation>
    </message>
    <message>
        <source>It failed while it described itself.</source>
        <translation>自述时失败。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PortfolioPanel</name>
    <message>
        <source>%1 spare</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Capacity in engineer-weeks</source>
        <translation>容量（人周）</translation>
    </message>
    <message>
        <source>Engineer-weeks there are; [ and ] move it by one</source>
        <translation>可用人周；[ 与 ] 每次改变一周</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>What decides first place</source>
        <translation>什么决定第一名</translation>
    </message>
    <message>
        <source>%1 weeks, one engineer</source>
        <translation>%1 周，一名工程师</translation>
    </message>
    <message>
        <source>Nothing fits that pays.</source>
        <translation>没有放得下且合算的。</translation>
    </message>
    <message numerus="yes">
        <source>%n fit: %1 weeks at the 80 % value of each, net value %2</source>
        <translation>
            <numerusform>可容纳 %n 项：按 80 % 值共 %1 周，净值 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1 (%2 weeks), %3</source>
        <translation>未纳入：%1（%2 周），%3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PredictedChart</name>
    <message>
        <source>Predicted against observed</source>
        <translation>预测对实测</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>this mechanism</source>
        <translation>本机制</translation>
    </message>
    <message>
        <source>&lt;b&gt;Predicted against observed.&lt;/b&gt; A row is an observation, the square what was seen. The dot is what this mechanism predicts, the diamond its strongest rival, as multiples of it; bars hold 95 % of the runs.</source>
        <translation>&lt;b&gt;预测对观测。&lt;/b&gt;一行是一项观测，方块为所见。圆点是本机制的预测，菱形是其最强对手的预测，均为观测的倍数；条形包含 95 % 的运行。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProblemsModel</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>处理方法</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectController</name>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n nodes</source>
        <translation>
            <numerusform>移动 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>连接 %1 到 %2</translation>
    </message>
    <message>
        <source>Remove link %1 to %2</source>
        <translation>移除 %1 到 %2 的连接</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n nodes</source>
        <translation>
            <numerusform>移除 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n observations</source>
        <translation>
            <numerusform>添加 %n 个观测</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑 %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n records</source>
        <translation>
            <numerusform>添加 %n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate of %1 by %2</source>
        <translation>%2 对 %1 的估计</translation>
    </message>
    <message>
        <source>Remove the estimate of %1 by %2</source>
        <translation>删除 %2 对 %1 的估计</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>%1 的估计</translation>
    </message>
    <message>
        <source>How levers are compared</source>
        <translation>手段的比较方式</translation>
    </message>
    <message>
        <source>Set the healthy scenario</source>
        <translation>设定健康场景</translation>
    </message>
    <message>
        <source>Edit the prior of %1</source>
        <translation>编辑 %1 的先验概率</translation>
    </message>
    <message>
        <source>Note of %1</source>
        <translation>%1 的备注</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectTreeModel</name>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>%1, extends %2</source>
        <translation>%1，扩展 %2</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>笔记本</translation>
    </message>
    <message>
        <source>Files of measurements: drop them on the window to import them</source>
        <translation>测量文件：拖放到窗口即可导入</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RankHeat</name>
    <message>
        <source>Probability of each rank</source>
        <translation>各名次的概率</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>P(first) is the marked column. Rows that share a shade across are a tie.</source>
        <translation>P(第一) 是标出的列。同一深浅的行为并列。</translation>
    </message>
    <message>
        <source>%1 has rank %2 in %3 of the draws</source>
        <translation>%1 在 %3 的抽样中名次为 %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;Probability of each rank.&lt;/b&gt; A row is a lever, a column a rank, the number the share of draws in which it has it. The framed column is P(first); rows with the same shades are a tie.</source>
        <translation>&lt;b&gt;各名次的概率。&lt;/b&gt;一行是一个手段，一列是一个名次，数字是其取得该名次的抽样占比。加框的列为 P(第一)；色调相同的行为并列。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecordEditor</name>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>what it says</source>
        <translation>记录的内容</translation>
    </message>
    <message>
        <source>At</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>2026-11-30 10:02, UTC; 10 min</source>
        <translation>2026-11-30 10:02, UTC；10 min</translation>
    </message>
    <message>
        <source>10:05</source>
        <translation>10:05</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>ids, with commas between</source>
        <translation>ID，以逗号分隔</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>选择指标</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>选择统计量</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计量</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>走向</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上升</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>无界限</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>can be taken back</source>
        <translation>可以撤回</translation>
    </message>
    <message>
        <source>can not be taken back</source>
        <translation>不可撤回</translation>
    </message>
    <message>
        <source>Add falsifier</source>
        <translation>添加证伪条件</translation>
    </message>
    <message>
        <source>Add prediction</source>
        <translation>添加预测</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>不完整：%1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecordsModel</name>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecoveryModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Useful, /s</source>
        <translation>有效，/s</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>最久</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecoveryPanel</name>
    <message>
        <source>Full service restored</source>
        <translation>服务完全恢复</translation>
    </message>
    <message>
        <source>Overload bounded</source>
        <translation>过载已受控</translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation>未恢复</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Recovery by class</source>
        <translation>按类别的恢复情况</translation>
    </message>
    <message>
        <source>Useful: completed within the objective, over what was offered. From %1.</source>
        <translation>有效：在目标内完成的请求 / 提交的请求。来自%1。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Refusals</name>
    <message>
        <source>requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Link a workload to a client, a gateway, a router or an engine.</source>
        <translation>请把负载连接到客户端、网关、路由器或引擎。</translation>
    </message>
    <message>
        <source>Link a client to a gateway, a router or an engine.</source>
        <translation>请把客户端连接到网关、路由器或引擎。</translation>
    </message>
    <message>
        <source>Link a gateway to a router or an engine.</source>
        <translation>请把网关连接到路由器或引擎。</translation>
    </message>
    <message>
        <source>Link a router to engines.</source>
        <translation>请把路由器连接到引擎。</translation>
    </message>
    <message>
        <source>Link an engine to a device, and to a KV link if others decode.</source>
        <translation>请把引擎连接到设备；若由其他引擎 decode，还要连接到 KV 链路。</translation>
    </message>
    <message>
        <source>Link a KV link to the engines that decode.</source>
        <translation>请把 KV 链路连接到 decode 的引擎。</translation>
    </message>
    <message>
        <source>A device is the end of the line: link an engine to it.</source>
        <translation>设备是链路的终点：请把引擎连接到它。</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself.</source>
        <translation>%1 不能与自身连接。</translation>
    </message>
    <message>
        <source>%1 is a %2, which sends nothing.</source>
        <translation>%1（%2）不发送任何内容。</translation>
    </message>
    <message>
        <source>%1 is a %2, which takes nothing.</source>
        <translation>%1（%2）不接收任何内容。</translation>
    </message>
    <message>
        <source>%1 sends %2; %3 takes %4.</source>
        <translation>%1 发送%2；%3 接收%4。</translation>
    </message>
    <message>
        <source>A router sends to engines only.</source>
        <translation>路由器只发送到引擎。</translation>
    </message>
    <message>
        <source>On their way, requests pass a client, then a gateway, then a router.</source>
        <translation>请求依次经过客户端、网关、路由器。</translation>
    </message>
    <message>
        <source>%1 is already linked to %2.</source>
        <translation>%1 已连接到 %2。</translation>
    </message>
    <message>
        <source>%1 already has the device %2.</source>
        <translation>%1 已有设备 %2。</translation>
    </message>
    <message>
        <source>%1 already has the KV link %2.</source>
        <translation>%1 已有 KV 链路 %2。</translation>
    </message>
    <message>
        <source>%1 takes KV through %2 and can not send it on.</source>
        <translation>%1 通过 %2 接收 KV，不能再转发。</translation>
    </message>
    <message>
        <source>%1 sends KV through %2 and can not take it as well.</source>
        <translation>%1 通过 %2 发送 KV，不能同时接收。</translation>
    </message>
    <message>
        <source>%1 already sends to %2.</source>
        <translation>%1 已发送到 %2。</translation>
    </message>
    <message>
        <source>It would close a cycle: %1 already leads to %2.</source>
        <translation>会形成环：%1 已通向 %2。</translation>
    </message>
    <message>
        <source>One link is enough.</source>
        <translation>一条链路就够了。</translation>
    </message>
    <message>
        <source>An engine runs on one device: remove that link first.</source>
        <translation>引擎只在一个设备上运行：请先移除该链路。</translation>
    </message>
    <message>
        <source>An engine has one KV link: remove that link first.</source>
        <translation>引擎只有一条 KV 链路：请先移除该链路。</translation>
    </message>
    <message>
        <source>An engine either computes prompts for others or decodes.</source>
        <translation>引擎要么为其他引擎计算 prompt，要么 decode。</translation>
    </message>
    <message>
        <source>Put a router between %1 and the engines.</source>
        <translation>请在 %1 与引擎之间放一个路由器。</translation>
    </message>
    <message>
        <source>Delete the link %1 → %2 first.</source>
        <translation>请先删除连接 %1 → %2。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayMatrix</name>
    <message>
        <source>Neither %1, %2 only %3, %4 only %5, both %6</source>
        <translation>两者皆无 %1，仅 %2 %3，仅 %4 %5，两者皆有 %6</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>无 %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>有 %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayPanel</name>
    <message>
        <source>Accept replay</source>
        <translation>接受重放</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Credit the action with what the replay shows, in your name</source>
        <translation>以您的名义，将重放显示的效果归因于该措施</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n replications</source>
        <translation>
            <numerusform>%1，%n 次重复</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>正在重放…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重放</translation>
    </message>
    <message>
        <source>Replay again</source>
        <translation>再次重放</translation>
    </message>
    <message>
        <source>No other action was under way at the same time.</source>
        <translation>同一时间没有其他措施在进行。</translation>
    </message>
    <message>
        <source>%1 and %2 overlap. Replaying neither, each and both with the same random draws tells them apart.</source>
        <translation>%1 与 %2 重叠。以相同的随机数重放两者皆无、各自单独和两者皆有的情形，即可将它们区分开。</translation>
    </message>
    <message>
        <source>The recorded credit stays unresolved until you accept the replay.</source>
        <translation>在您接受重放之前，记录的归因保持未定。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
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
        <translation>导出为 %1</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>as the project says</source>
        <translation>按项目设定</translation>
    </message>
    <message>
        <source>few, rough figures</source>
        <translation>少量，粗略数值</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>How much is run for triage, ranking and reproducer</source>
        <translation>为分诊、排名和复现运行多少</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>The same numbers go into all forms; CSV holds every table. Times are UTC.</source>
        <translation>各种格式数值相同；CSV 含全部表格。时间为 UTC。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>As the PDF prints it</source>
        <translation>与 PDF 打印一致</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>适应页面</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>适应宽度</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Nothing to report yet. A report is made of a project&apos;s scenarios, observations and notebook. Open a project, or start with a new one.</source>
        <translation>尚无可报告的内容。报告由项目的场景、观测和笔记本生成。请打开项目或新建一个。</translation>
    </message>
    <message>
        <source>Lay out the report</source>
        <translation>排版报告</translation>
    </message>
    <message>
        <source>Runs of the report</source>
        <translation>报告的运行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>其他项目…</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>项目 (*.toml)</translation>
    </message>
    <message>
        <source>Runs of %1</source>
        <translation>%1 的运行</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>可以发送</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) open</source>
        <translation>
            <numerusform>%n 项检查未完成</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Checks before you send, on the right</source>
        <translation>发送前的检查在右侧</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), written to %1</source>
        <translation>
            <numerusform>%n 页，已写入 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>运行中…</translation>
    </message>
    <message>
        <source>Next: run all parts</source>
        <translation>下一步：运行全部</translation>
    </message>
    <message>
        <source>Scenarios, triage, ranking and reproducer, with the same seeds</source>
        <translation>场景、分诊、排名与复现，使用相同种子</translation>
    </message>
    <message>
        <source>Next: export PDF</source>
        <translation>下一步：导出 PDF</translation>
    </message>
    <message>
        <source>no pages</source>
        <translation>无页面</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>写入 %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportSide</name>
    <message>
        <source>Copy text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>数值的来源</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Picture of the update</source>
        <translation>通报的图片</translation>
    </message>
    <message>
        <source>Checks before you send</source>
        <translation>发送前的检查</translation>
    </message>
    <message>
        <source>Incident update</source>
        <translation>事件通报</translation>
    </message>
    <message>
        <source>Eight lines for a chat stand here once there is a project.</source>
        <translation>有项目后，此处显示供聊天使用的八行文字。</translation>
    </message>
    <message>
        <source>measured or judged</source>
        <translation>测量或判断</translation>
    </message>
    <message>
        <source>No figures yet.</source>
        <translation>尚无数值。</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s); each names its run in every form.</source>
        <translation>
            <numerusform>%n 个数值；每个在各格式中都注明其运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check yet.</source>
        <translation>尚无可检查的内容。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RequestLanes</name>
    <message>
        <source>Request lanes</source>
        <translation>请求泳道</translation>
    </message>
    <message>
        <source>&lt;b&gt;Request lanes.&lt;/b&gt; Each bar is a request of the first replication from its arrival to its last token: waiting orange, prefill blue, decode green. Zoomed out, a column has the colour of what takes most of its time and is as strong as it is full. Requests that were preempted are hatched in purple. A click shows the parts of one, which add up exactly; comma and full stop go to the one that arrived before and after it.</source>
        <translation>&lt;b&gt;请求泳道。&lt;/b&gt;每条是首次重复中的一个请求，从到达到最后一个 token：等待为橙，prefill 为蓝，decode 为绿。缩小时，一列取占时最多者的颜色，浓度表示满载程度。被抢占的请求以紫色斜线标出。点击显示一个请求的各部分，其和精确；逗号与句号移到前后到达的请求。</translation>
    </message>
    <message numerus="yes">
        <source>%n lanes</source>
        <translation>
            <numerusform>%n 条泳道</numerusform>
        </translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>请求 %1</translation>
    </message>
    <message>
        <source>Request %1, arrived %2</source>
        <translation>请求 %1，到达于 %2</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>类别 %1</translation>
    </message>
    <message numerus="yes">
        <source>preempted %n times; when is not kept</source>
        <translation>
            <numerusform>被抢占 %n 次；时刻未保留</numerusform>
        </translation>
    </message>
    <message>
        <source>client in</source>
        <translation>客户端入</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>准入</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>队列</translation>
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
        <translation>客户端出</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1，%n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>preempted</source>
        <translation>被抢占</translation>
    </message>
    <message>
        <source>%1 of %2 lanes; click a bar for its parts</source>
        <translation>%1 / %2 条泳道；点击条形查看各部分</translation>
    </message>
    <message>
        <source>too many to be kept</source>
        <translation>太多，无法保留</translation>
    </message>
    <message>
        <source>No request is selected</source>
        <translation>未选择请求</translation>
    </message>
    <message>
        <source>%1 + %2 tok</source>
        <translation>%1 + %2 tok</translation>
    </message>
    <message>
        <source>it was not answered in full</source>
        <translation>未完整回答</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>its longest step</source>
        <translation>其最长步骤</translation>
    </message>
    <message>
        <source>most tokens in a step</source>
        <translation>单步最多 token</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>编号 %1</translation>
    </message>
    <message>
        <source>end to end, their sum</source>
        <translation>端到端，即各部分之和</translation>
    </message>
    <message>
        <source>others in its steps</source>
        <translation>同步骤中的其他请求</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunHeader</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>before edit</source>
        <translation>编辑前</translation>
    </message>
    <message>
        <source>The project was edited after this run; simulate again to see its effect.</source>
        <translation>项目在此次运行后已被编辑；重新模拟以查看效果。</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Which engine replica the timelines show</source>
        <translation>时间线显示哪个引擎副本</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>对比对象</translation>
    </message>
    <message>
        <source>The scenario that figures and timelines are compared with</source>
        <translation>用来与数值和时间线对比的场景</translation>
    </message>
    <message>
        <source>Back to the last zoom (Backspace)</source>
        <translation>返回上一次缩放 (Backspace)</translation>
    </message>
    <message>
        <source>Zoom in (W)</source>
        <translation>放大 (W)</translation>
    </message>
    <message>
        <source>Zoom out (S)</source>
        <translation>缩小 (S)</translation>
    </message>
    <message>
        <source>one replication</source>
        <translation>1 次重复</translation>
    </message>
    <message>
        <source>%1 replications</source>
        <translation>%1 次重复</translation>
    </message>
    <message>
        <source>%1: %2 requests offered, %3</source>
        <translation>%1：提交 %2 个请求，%3</translation>
    </message>
    <message>
        <source>%1: TTFT p99 %2 of %3 requests offered, %4</source>
        <translation>%1：%3 个提交请求的 TTFT p99 为 %2，%4</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>无稳态</translation>
    </message>
    <message>
        <source>Nothing is known that lowers the trust in this run further.</source>
        <translation>没有已知因素会进一步降低此次运行的可信度。</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>所有副本</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Align starts: what was measured begins where the simulated run begins</source>
        <translation>对齐起点：使实测数据的起点与模拟运行的起点一致</translation>
    </message>
    <message>
        <source>Show the whole run (0)</source>
        <translation>显示整个运行 (0)</translation>
    </message>
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>已回测（残差 %1，在其他数据上 %2）</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>已校准（残差 %1）</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>未校准，取自实测的层表</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>未校准</translation>
    </message>
    <message numerus="yes">
        <source>, %n flags of the real engine are not simulated</source>
        <translation>
            <numerusform>，真实引擎的 %n 个启动参数未模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack the two runs</source>
        <translation>上下排列两次运行</translation>
    </message>
    <message>
        <source>Stacked: rows of its own for what is compared with, and for the difference, on the same time axis. Otherwise it lies dashed under the lines.</source>
        <translation>上下排列：对比对象与差值各占一行，共用时间轴。否则以虚线衬在曲线之下。</translation>
    </message>
    <message>
        <source>Something changes or crashes within the run: there is no level to be steady at, so compare its course at equal times.</source>
        <translation>运行中有变更或崩溃：没有可稳定的水平，请在相同时间比较其过程。</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window by %2, to about %3 requests in the system.</source>
        <translation>积压每秒增加 %1 个请求：窗口后半段增加 %2，系统中约有 %3 个请求。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunPage</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Percentiles by class</source>
        <translation>按类别的百分位数</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>场景并列对比</translation>
    </message>
    <message>
        <source>Copy the table as tab-separated values (Ctrl+C)</source>
        <translation>将表格复制为制表符分隔的值 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>cumulative, log scale</source>
        <translation>累积，对数刻度</translation>
    </message>
    <message>
        <source>a row shows its scenario</source>
        <translation>每行对应其场景</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; 95 % over replications</source>
        <translation>按提交请求的最近秩；各次重复间 95%</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; one replication</source>
        <translation>按提交请求的最近秩；1 次重复</translation>
    </message>
    <message>
        <source>no steady state: true of this run, not of the system</source>
        <translation>无稳态：仅就此次运行成立，并非系统特性</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>No run yet. Simulate to see timelines, percentiles and scenarios side by side, or import evidence to see what was measured: drop a file here.</source>
        <translation>尚无运行。模拟后可并列查看时间线、百分位数和场景；或导入证据以查看实测数据：将文件拖放到此处。</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>导入证据…</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n measured series; not simulated yet</source>
        <translation>
            <numerusform>%1：%n 个实测序列；尚未模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>time against tokens</source>
        <translation>时间对 token</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>全部副本</translation>
    </message>
    <message>
        <source>%1 of 1,000 gaps above 100 ms</source>
        <translation>1,000 个间隔中有 %1 个超过 100 ms</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SectionList</name>
    <message>
        <source>One-page summary</source>
        <translation>一页摘要</translation>
    </message>
    <message>
        <source>Impact and status</source>
        <translation>影响与状态</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>Mitigations, judged</source>
        <translation>缓解措施及评判</translation>
    </message>
    <message>
        <source>Rivals and measurement</source>
        <translation>竞争机制与测量</translation>
    </message>
    <message>
        <source>What would prove it wrong</source>
        <translation>什么会证伪</translation>
    </message>
    <message>
        <source>Fixes and ranking</source>
        <translation>修复与排名</translation>
    </message>
    <message>
        <source>What we would not do</source>
        <translation>我们不会做的</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>预防</translation>
    </message>
    <message>
        <source>Reproducer</source>
        <translation>复现</translation>
    </message>
    <message>
        <source>Assumptions and limits</source>
        <translation>假设与局限</translation>
    </message>
    <message>
        <source>Tables in full</source>
        <translation>完整表格</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>报告的章节</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SelectionBar</name>
    <message>
        <source>mean %1, largest %2 %3</source>
        <translation>均值 %1，最大 %2 %3</translation>
    </message>
    <message>
        <source>measured %1, n %2</source>
        <translation>实测 %1，n %2</translation>
    </message>
    <message>
        <source>nothing measured here</source>
        <translation>此处无实测数据</translation>
    </message>
    <message>
        <source>simulated %1</source>
        <translation>模拟 %1</translation>
    </message>
    <message>
        <source>nothing simulated here</source>
        <translation>此处无模拟数据</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Make observation</source>
        <translation>创建观测</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Row that the selection&apos;s figures are of</source>
        <translation>选区数值所属的行</translation>
    </message>
    <message>
        <source>Show only the selection (F)</source>
        <translation>仅显示选区 (F)</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>清除选区 (Esc)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>清除选区</translation>
    </message>
    <message>
        <source>Take the measured figure into the project as an observation (M)</source>
        <translation>将实测数值作为观测纳入项目 (M)</translation>
    </message>
    <message>
        <source>Observations are made of what was measured; this row has nothing measured in the selection.</source>
        <translation>观测来自实测数据；此行在选区内没有实测数据。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SeriesLegend</name>
    <message>
        <source>simulated mean, min–max</source>
        <translation>模拟：均值，最小–最大</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Simulator</name>
    <message numerus="yes">
        <source>%n replications</source>
        <translation>
            <numerusform>%n 次重复</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulate %1, %2</source>
        <translation>模拟 %1，%2</translation>
    </message>
    <message numerus="yes">
        <source>Simulate %n scenarios, %1</source>
        <translation>
            <numerusform>模拟 %n 个场景，%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SlopeChart</name>
    <message>
        <source>Two rankings</source>
        <translation>两个排名</translation>
    </message>
    <message>
        <source>Choose what the ranking is compared with.</source>
        <translation>请选择排名的比较对象。</translation>
    </message>
    <message>
        <source>No lever changes its place.</source>
        <translation>没有手段改变名次。</translation>
    </message>
    <message>
        <source>a tie in both</source>
        <translation>两者中均并列</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two rankings.&lt;/b&gt; This ranking on the left, the chosen one on the right. A line that rises or falls is a lever that moves; below stands the input that moved it.</source>
        <translation>&lt;b&gt;两个排名。&lt;/b&gt;左为此排名，右为所选排名。上升或下降的线是移动的手段；下方是使其移动的输入。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StatusStrip</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>任务进度</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>取消任务</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>问题 %1</translation>
    </message>
    <message>
        <source>Jobs none</source>
        <translation>任务：无</translation>
    </message>
    <message>
        <source>Jobs %1</source>
        <translation>任务 %1</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>正在取消</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StepScatter</name>
    <message>
        <source>Step time against tokens</source>
        <translation>步骤时间对 token</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steps.&lt;/b&gt; One dot a stretch of time: its longest step against the most tokens that a step of it computed. Dots that rise to the right are prompts that everybody waits for; a dot that is high with few tokens is something else: the host, or a compile. A click goes to the time.</source>
        <translation>&lt;b&gt;步骤。&lt;/b&gt;每段时间一个点：其最长步骤对其中一步计算的最多 token。向右上升的点是所有人都在等的提示；token 少而高的点另有原因：主机或编译。点击前往该时刻。</translation>
    </message>
    <message numerus="yes">
        <source>%n dots</source>
        <translation>
            <numerusform>%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>No step was recorded.</source>
        <translation>未记录步骤。</translation>
    </message>
    <message>
        <source>most tokens in a step; up: the longest step; a dot each %1</source>
        <translation>单步最多 token；纵轴：最长步骤；每 %1 一个点</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SymptomPictures</name>
    <message>
        <source>step time</source>
        <translation>步骤时间</translation>
    </message>
    <message>
        <source>running requests</source>
        <translation>运行中的请求</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>mean occupancy %1 of the cap</source>
        <translation>平均占用为上限的 %1</translation>
    </message>
    <message>
        <source>KV in use</source>
        <translation>使用中的 KV</translation>
    </message>
    <message>
        <source>all blocks</source>
        <translation>全部块</translation>
    </message>
    <message>
        <source>%1 preemptions while documents run</source>
        <translation>文档运行时 %1 次抢占</translation>
    </message>
    <message>
        <source>step time, 10 s</source>
        <translation>步骤时间，10 s</translation>
    </message>
    <message>
        <source>ITL p50 %1, p99 %2, mean TPOT %3</source>
        <translation>ITL p50 %1，p99 %2，TPOT 均值 %3</translation>
    </message>
    <message>
        <source>GPU time of one request</source>
        <translation>一个请求的 GPU 时间</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>prefill and decode, %1</source>
        <translation>prefill 与 decode，%1</translation>
    </message>
    <message>
        <source>with the prefix cache</source>
        <translation>有前缀缓存</translation>
    </message>
    <message>
        <source>%1, cached %2</source>
        <translation>%1，缓存 %2</translation>
    </message>
    <message>
        <source>TTFT p95 %1: it starts at once</source>
        <translation>TTFT p95 %1：立即开始</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TextView</name>
    <message>
        <source>Project text</source>
        <translation>项目文本</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TimelineView</name>
    <message>
        <source>Timelines of the run</source>
        <translation>运行的时间线</translation>
    </message>
    <message>
        <source>max </source>
        <translation>最大 </translation>
    </message>
    <message>
        <source>Unit: %1; %2.</source>
        <translation>单位：%1；%2。</translation>
    </message>
    <message>
        <source>%1: mean %2, from %3 to %4 %5</source>
        <translation>%1：均值 %2，从 %3 到 %4 %5</translation>
    </message>
    <message>
        <source>%1: mean %2 %3</source>
        <translation>%1：均值 %2 %3</translation>
    </message>
    <message>
        <source>Simulated; line: mean, band: smallest to largest.</source>
        <translation>模拟；线：均值，带：最小至最大。</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>Means of what is shown</source>
        <translation>所示范围的均值</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1，%n 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured: mean %1, from %2 to %3 %4, %n points</source>
        <translation>
            <numerusform>实测：均值 %1，从 %2 到 %3 %4，%n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Means from %1 to %2</source>
        <translation>%1 至 %2 的均值</translation>
    </message>
    <message>
        <source>%1 measured %2 %3</source>
        <translation>%1 实测 %2 %3</translation>
    </message>
    <message>
        <source>Running and waiting requests, KV cache, tokens a step, step time and the age of the oldest request in the queue, simulated and measured. The wheel zooms, a drag selects a range, Shift and drag pans, Ctrl and drag slides what was measured; W S A D zoom and pan, Backspace goes back, F shows the selection or the whole run, M makes an observation of the selection.</source>
        <translation>运行中和等待中的请求、KV 缓存、每步 token 数、步耗时，以及队列中最久请求的等待时长，包括模拟和实测。滚轮缩放，拖动选择范围，Shift+拖动平移，Ctrl+拖动移动实测数据；W S A D 缩放和平移，Backspace 返回，F 显示选区或整个运行，M 从选区创建观测。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TriageAnalysis</name>
    <message>
        <source>Simulate mechanisms</source>
        <translation>模拟机制</translation>
    </message>
    <message>
        <source>Simulate what helps against “%1”</source>
        <translation>模拟对“%1”有效的措施</translation>
    </message>
    <message>
        <source>Simulate what comes near more closely</source>
        <translation>更细致地模拟接近者</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TriagePage</name>
    <message>
        <source>Triage</source>
        <translation>分诊</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>重新模拟</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>导入证据…</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>predicted under each observation; marked = fails</source>
        <translation>各观测下的预测；有标记者不符合</translation>
    </message>
    <message>
        <source>Triage needs a scenario in which all is well. Add one on the Pipeline page.</source>
        <translation>分诊需要一个一切正常的场景。请在流水线页添加。</translation>
    </message>
    <message>
        <source>Take “%1” as healthy</source>
        <translation>将“%1”视为健康</translation>
    </message>
    <message>
        <source>No observations yet. Enter what the dashboard shows, before and now, or import evidence and take its figures over.</source>
        <translation>尚无观测。请输入仪表盘之前与现在的值，或导入证据并采用其数值。</translation>
    </message>
    <message>
        <source>Add observation</source>
        <translation>添加观测</translation>
    </message>
    <message>
        <source>Mechanisms are being simulated; the first ranking appears in a moment.</source>
        <translation>正在模拟机制；首个排名稍后出现。</translation>
    </message>
    <message>
        <source>The simulation failed.</source>
        <translation>模拟失败。</translation>
    </message>
    <message>
        <source>Cancelled before a first ranking was there.</source>
        <translation>在首个排名出现前已取消。</translation>
    </message>
    <message>
        <source>The ranking appears with the first observation.</source>
        <translation>有第一条观测后出现排名。</translation>
    </message>
    <message>
        <source>Nothing was simulated yet.</source>
        <translation>尚未模拟。</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>已试 %1 / %2</translation>
    </message>
    <message>
        <source>%1 tried, %2 left out</source>
        <translation>已试 %1，略过 %2</translation>
    </message>
    <message>
        <source>cancelled, %1 of %2 mechanisms</source>
        <translation>已取消，%1 / %2 个机制</translation>
    </message>
    <message>
        <source>What was simulated by then is ranked; the others are missing.</source>
        <translation>届时已模拟者已排名；其余缺失。</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>细化中</translation>
    </message>
    <message>
        <source>More runs are under way; the ranking may still move.</source>
        <translation>还有运行在进行；排名仍可能变化。</translation>
    </message>
    <message>
        <source>next: %1, %2</source>
        <translation>其次：%1，%2</translation>
    </message>
    <message>
        <source>The constants of the simulated system are as good as this says.</source>
        <translation>被模拟系统的常数可信程度如此所述。</translation>
    </message>
    <message>
        <source>Next: measure %1</source>
        <translation>下一步：测量 %1</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>下一步：排序修复手段</translation>
    </message>
    <message>
        <source>Known events</source>
        <translation>已知事件</translation>
    </message>
    <message>
        <source>What is known to have happened, or not to. It becomes priors of the project, which stand beside each mechanism and can be edited there.</source>
        <translation>已知发生或未发生的事。它会成为项目的先验概率，列在各机制旁，可在那里编辑。</translation>
    </message>
    <message>
        <source>A deploy went out just before</source>
        <translation>此前刚有一次部署</translation>
    </message>
    <message>
        <source>Nothing was deployed</source>
        <translation>没有任何部署</translation>
    </message>
    <message>
        <source>Traffic changed</source>
        <translation>流量有变化</translation>
    </message>
    <message>
        <source>Traffic is as before</source>
        <translation>流量与之前相同</translation>
    </message>
    <message>
        <source>Hosts, network or replicas changed</source>
        <translation>主机、网络或副本有变化</translation>
    </message>
    <message>
        <source>Hosts, network and replicas are as before</source>
        <translation>主机、网络和副本与之前相同</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s priors</source>
        <translation>恢复目录的先验概率</translation>
    </message>
    <message>
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one.</source>
        <translation>分诊要问的是：哪种机制把健康的系统变成了观测到的样子。请指定哪个场景是健康的。</translation>
    </message>
    <message>
        <source>What was observed comes next.</source>
        <translation>接下来再输入观测到的情况。</translation>
    </message>
    <message>
        <source>Another scenario…</source>
        <translation>另一个场景…</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::UnobservedModel</name>
    <message>
        <source>%1: expected to tell %2 bits; %3</source>
        <translation>%1：预计可得 %2 比特；%3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ValueSlider</name>
    <message>
        <source>Slider of %1</source>
        <translation>%1 的滑块</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>您看到的</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>Lever to pull</source>
        <translation>手段</translation>
    </message>
    <message>
        <source>Buys, simulated</source>
        <translation>模拟收益</translation>
    </message>
    <message>
        <source>Wrong if you see → then</source>
        <translation>若看到则有误 → 转为</translation>
    </message>
    <message>
        <source>Five symptoms</source>
        <translation>五个症状</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open %1, %2</source>
        <translation>打开 %1，%2</translation>
    </message>
    <message>
        <source>Five symptoms, one answer each</source>
        <translation>五个症状，各有一个答案</translation>
    </message>
    <message>
        <source>Start from your own system</source>
        <translation>从您自己的系统开始</translation>
    </message>
    <message>
        <source>Or from a file</source>
        <translation>或从文件开始</translation>
    </message>
    <message>
        <source>New project: one engine on one device</source>
        <translation>新项目：一台设备上的一个引擎</translation>
    </message>
    <message>
        <source>Import evidence: Prometheus, /metrics, logs, bench results, traces</source>
        <translation>导入证据：Prometheus、/metrics、日志、基准结果、跟踪</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Example projects</source>
        <translation>示例项目</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>The example projects were not found beside the program; they are part of its source.</source>
        <translation>程序旁未找到示例项目；它们属于源代码。</translation>
    </message>
    <message>
        <source>How Fulcrum works</source>
        <translation>Fulcrum 如何工作</translation>
    </message>
    <message>
        <source>Pipeline: draw workload, gateway, router, engines and devices</source>
        <translation>流水线：绘制负载、网关、路由器、引擎与设备</translation>
    </message>
    <message>
        <source>Run: simulate every engine step, lay measured series over it</source>
        <translation>运行：模拟引擎的每一步，叠加实测曲线</translation>
    </message>
    <message>
        <source>Triage: rank rival mechanisms, name the one measurement that splits them</source>
        <translation>分诊：对竞争机制排序，指出能区分它们的测量</translation>
    </message>
    <message>
        <source>Fixes: rank levers by expected value, with what they make worse</source>
        <translation>修复：按期望值排列手段，并显示其副作用</translation>
    </message>
    <message>
        <source>Notebook: keep what was seen apart from what is believed</source>
        <translation>笔记本：把所见与所信分开</translation>
    </message>
    <message>
        <source>Report: export for the review, the chat channel and CI</source>
        <translation>报告：为评审、聊天频道和 CI 导出</translation>
    </message>
    <message>
        <source>Nothing opened yet. Projects that you open appear here.</source>
        <translation>尚未打开过项目。打开的项目会显示在此。</translation>
    </message>
</context>
</TS>
