<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <source>GPU computes %1 % of it</source>
        <translation>其中 GPU 计算 %1 %</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>该运行在每一时刻比对比的运行多多少；带：其上下界。</translation>
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
        <source>base</source>
        <translation>基准</translation>
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
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>机制</translation>
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
        <source>p99, × base</source>
        <translation>p99，× 基准</translation>
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
        <source>No single input moves the first place.</source>
        <translation>没有单个输入能改变第一名。</translation>
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
        <translation>有效：在目标内完成的请求 / 提交的请求。来自 %1。</translation>
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
        <source>TPOT p95 %1, TTFT p95 %2</source>
        <translation>TPOT p95 %1，TTFT p95 %2</translation>
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
        <source>base</source>
        <translation>基准</translation>
    </message>
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
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one; what was observed comes next.</source>
        <translation>分诊询问哪种机制把健康系统变成所观测的样子。先指明健康场景，再输入观测。</translation>
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
