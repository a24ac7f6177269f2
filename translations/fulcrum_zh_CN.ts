<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
        <source>Select one node to see its parameters.</source>
        <translation>选择一个节点以查看其参数。</translation>
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
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;.</source>
        <translation>%1 插件“%2”已从“%3”加载。</translation>
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
</TS>
