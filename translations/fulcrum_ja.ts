<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>Examples</name>
    <message>
        <source>Which of five fixes comes first?</source>
        <translation>五つの対策、どれが先か？</translation>
    </message>
    <message>
        <source>ranked by expected value</source>
        <translation>期待値で順位付け</translation>
    </message>
    <message>
        <source>p99 TTFT × 5 after a deploy: why?</source>
        <translation>デプロイ後に p99 TTFT × 5: なぜ？</translation>
    </message>
    <message>
        <source>a cold prefix cache on some replicas</source>
        <translation>一部のレプリカでプレフィックスキャッシュがコールド</translation>
    </message>
    <message>
        <source>One tenant floods: what to limit?</source>
        <translation>1 テナントが殺到: 何を制限する？</translation>
    </message>
    <message>
        <source>a bucket for each; overload bounded</source>
        <translation>テナントごとのバケットで過負荷を抑制</translation>
    </message>
    <message>
        <source>What does a rolling rollback cost?</source>
        <translation>ローリングのロールバックの代償は？</translation>
    </message>
    <message>
        <source>worse first, then better</source>
        <translation>まず悪化、その後改善</translation>
    </message>
    <message>
        <source>Does my trace fit at twice the pace?</source>
        <translation>トレースは 2 倍の速さでも収まるか？</translation>
    </message>
    <message>
        <source>replayed on one L40S</source>
        <translation>L40S 1 基でリプレイ</translation>
    </message>
    <message>
        <source>What does routing by prefix save?</source>
        <translation>プレフィックスルーティングで何が減る？</translation>
    </message>
    <message>
        <source>history is found, not recomputed</source>
        <translation>履歴は再計算せずキャッシュから</translation>
    </message>
    <message>
        <source>How fast is the simulator?</source>
        <translation>シミュレーターの速さは？</translation>
    </message>
    <message>
        <source>10⁶ requests in a second</source>
        <translation>1 秒で 10⁶ リクエスト</translation>
    </message>
    <message>
        <source>Starts at once, then types slowly</source>
        <translation>すぐ始まるが、その後の出力が遅い</translation>
    </message>
    <message>
        <source>The batch grows, and every step reads the KV cache of all of it</source>
        <translation>バッチが膨らみ、毎ステップその全 KV キャッシュを読む</translation>
    </message>
    <message>
        <source>KV cache in fp8; a cap would trade it for queueing</source>
        <translation>KV キャッシュを fp8 に。上限ではキュー待ちに置き換わるだけ</translation>
    </message>
    <message>
        <source>TPOT p95</source>
        <translation>TPOT p95</translation>
    </message>
    <message>
        <source>the median gap is as it was → 3.4; preemptions climb → 3.3</source>
        <translation>間隔の中央値が変わらない → 3.4、プリエンプションが増加 → 3.3</translation>
    </message>
    <message>
        <source>GPU at 30 %, queue full</source>
        <translation>GPU は 30 %、キューは満杯</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>最も長い応答が終わるまでバッチが補充されない</translation>
    </message>
    <message>
        <source>Continuous batching</source>
        <translation>連続バッチング</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>running at its cap, KV to spare → a slow host loop</source>
        <translation>実行中が上限、KV に余裕 → ホストのループが遅い</translation>
    </message>
    <message>
        <source>Trouble only with long contexts</source>
        <translation>長いコンテキストでだけ問題が出る</translation>
    </message>
    <message>
        <source>Admission counts requests, but what runs out is tokens</source>
        <translation>受け入れはリクエスト数で数えるが、尽きるのはトークン</translation>
    </message>
    <message>
        <source>KV cache in fp8, and long prompts 512 tokens a step</source>
        <translation>KV キャッシュを fp8、長いプロンプトは 1 ステップ 512 トークン</translation>
    </message>
    <message>
        <source>TTFT p99</source>
        <translation>TTFT p99</translation>
    </message>
    <message>
        <source>KV is low when latency rises → 3.4; no long prompts → 3.1</source>
        <translation>レイテンシー上昇時に KV が低い → 3.4、長いプロンプトなし → 3.1</translation>
    </message>
    <message>
        <source>Answers freeze for a moment</source>
        <translation>応答が一瞬止まる</translation>
    </message>
    <message>
        <source>Somebody else&apos;s long prompt is computed whole in one step</source>
        <translation>他人の長いプロンプトが 1 ステップで丸ごと計算される</translation>
    </message>
    <message>
        <source>Chunked prefill: 1,024 tokens a step, long prompts half</source>
        <translation>Chunked prefill: 1 ステップ 1,024 トークン、長いプロンプトは半分</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>long gaps on steps without prefill → preemption, a host stall</source>
        <translation>prefill のないステップで間隔が長い → プリエンプション、ホストの停止</translation>
    </message>
    <message>
        <source>Three times the price</source>
        <translation>費用が 3 倍</translation>
    </message>
    <message>
        <source>The same 1,800 tokens are computed again for each request</source>
        <translation>リクエストごとに同じ 1,800 トークンを計算し直す</translation>
    </message>
    <message>
        <source>Prefix caching, and give replicas back</source>
        <translation>プレフィックスキャッシュを使い、レプリカを返す</translation>
    </message>
    <message>
        <source>$ per M tok</source>
        <translation>$ / 1M tok</translation>
    </message>
    <message>
        <source>the hit ratio is high already → 3.2</source>
        <translation>Hit ratio がすでに高い → 3.2</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>the unit is missing: s or ms, for example %1</source>
        <translation>単位がありません: s か ms を付けてください（例: %1）</translation>
    </message>
    <message>
        <source>this is no figure; write it like %1</source>
        <translation>数値ではありません。%1 のように書いてください</translation>
    </message>
    <message>
        <source>the lower end is above the upper one</source>
        <translation>下限が上限を上回っています</translation>
    </message>
    <message>
        <source>the figure lies outside its own range</source>
        <translation>数値が自身の範囲の外にあります</translation>
    </message>
    <message>
        <source>the day is missing: write it like 2026-11-30 10:02</source>
        <translation>日付がありません。2026-11-30 10:02 のように書いてください</translation>
    </message>
    <message>
        <source>this is no time of day</source>
        <translation>時刻ではありません</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC</source>
        <translation>日時ではありません。2026-11-30 10:02, UTC のように書いてください</translation>
    </message>
    <message>
        <source>this is no moment; write it like 2026-11-30 10:02, UTC, or 10 min from the begin of a run</source>
        <translation>日時ではありません。2026-11-30 10:02, UTC、または実行開始からの 10 min のように書いてください</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
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
        <translation>キュー待ち時間</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>エンドツーエンド</translation>
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
        <translation>キュー待ち時間</translation>
    </message>
    <message>
        <source>Prefill time</source>
        <translation>Prefill 時間</translation>
    </message>
    <message>
        <source>Decode time</source>
        <translation>Decode 時間</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>エンドツーエンド</translation>
    </message>
    <message>
        <source>TTFT at the client</source>
        <translation>クライアントでの TTFT</translation>
    </message>
    <message>
        <source>ITL at the client</source>
        <translation>クライアントでの ITL</translation>
    </message>
    <message>
        <source>Gateway wait</source>
        <translation>ゲートウェイ待ち</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>キュー内の最古</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV 割り当て済み</translation>
    </message>
    <message>
        <source>KV live</source>
        <translation>KV 有効</translation>
    </message>
    <message>
        <source>Batch limit</source>
        <translation>バッチ上限</translation>
    </message>
    <message>
        <source>Largest captured batch</source>
        <translation>キャプチャ済みの最大バッチ</translation>
    </message>
    <message>
        <source>Gateway queue</source>
        <translation>ゲートウェイのキュー</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU ビジー</translation>
    </message>
    <message>
        <source>SM active</source>
        <translation>SM アクティブ</translation>
    </message>
    <message>
        <source>Tensor cores active</source>
        <translation>Tensor コア アクティブ</translation>
    </message>
    <message>
        <source>Memory active</source>
        <translation>メモリ アクティブ</translation>
    </message>
    <message>
        <source>CPU throttled</source>
        <translation>CPU スロットリング</translation>
    </message>
    <message>
        <source>SM clock, MHz</source>
        <translation>SM クロック、MHz</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>投入</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>プロンプトトークン</translation>
    </message>
    <message>
        <source>Prompt tokens computed</source>
        <translation>計算したプロンプトトークン</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>プリエンプション数</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>拒否数</translation>
    </message>
    <message>
        <source>Time-outs</source>
        <translation>タイムアウト数</translation>
    </message>
    <message>
        <source>Aborts</source>
        <translation>中断数</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>リトライ数</translation>
    </message>
    <message>
        <source>Crashes</source>
        <translation>クラッシュ数</translation>
    </message>
    <message>
        <source>Hit ratio, tokens</source>
        <translation>Hit ratio、トークン</translation>
    </message>
    <message>
        <source>Preemptions a request</source>
        <translation>リクエストあたりのプリエンプション数</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>拒否率</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>タイムアウト率</translation>
    </message>
    <message>
        <source>ITL above 100 ms</source>
        <translation>100 ms を超える ITL</translation>
    </message>
    <message>
        <source>Steps by CUDA graph</source>
        <translation>CUDA Graph によるステップ</translation>
    </message>
    <message>
        <source>KV transfer</source>
        <translation>KV 転送</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>ステップあたりのトークン</translation>
    </message>
    <message>
        <source>GPU time a step</source>
        <translation>ステップあたりの GPU 時間</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>プロンプト長</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>出力長</translation>
    </message>
    <message>
        <source>Prefill a token</source>
        <translation>トークンあたりの prefill</translation>
    </message>
    <message>
        <source>Cached tokens</source>
        <translation>キャッシュ済みトークン</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>Cost, $ a million output tokens</source>
        <translation>コスト、100 万出力トークンあたり $</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Spread of TTFT over replicas</source>
        <translation>レプリカ間の TTFT のばらつき</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
</context>
<context>
    <name>ObservationEditor</name>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>テナント</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>プロンプト長</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>レプリカ</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>Observation</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>仮説</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Falsifier</source>
        <translation>反証条件</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>復旧確認</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation>仮説</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Falsifiers</source>
        <translation>反証条件</translation>
    </message>
    <message>
        <source>Recovery checks</source>
        <translation>復旧確認</translation>
    </message>
    <message>
        <source>Change proposal</source>
        <translation>変更提案</translation>
    </message>
    <message>
        <source>Change proposals</source>
        <translation>変更提案</translation>
    </message>
    <message>
        <source>unresolved</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>観測された</translation>
    </message>
    <message>
        <source>held</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>観測されず</translation>
    </message>
    <message>
        <source>did not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>not yet due</source>
        <translation>期限前</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>データなし</translation>
    </message>
    <message>
        <source>no credit</source>
        <translation>認定なし</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>裏付けあり</translation>
    </message>
    <message>
        <source>credited</source>
        <translation>効果認定済み</translation>
    </message>
    <message>
        <source>full service restored</source>
        <translation>完全復旧</translation>
    </message>
    <message>
        <source>overload bounded</source>
        <translation>過負荷を抑制</translation>
    </message>
    <message>
        <source>not recovered</source>
        <translation>未復旧</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>判定不能</translation>
    </message>
</context>
<context>
    <name>RecordEditor</name>
    <message>
        <source>Mechanism</source>
        <translation>メカニズム</translation>
    </message>
    <message>
        <source>of the catalogue, where it is one</source>
        <translation>カタログのもの（該当する場合）</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>what it costs, and whom</source>
        <translation>何が、誰の負担になるか</translation>
    </message>
    <message>
        <source>Stop if</source>
        <translation>中止条件</translation>
    </message>
    <message>
        <source>when it is taken back</source>
        <translation>いつ取り消すか</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>all requests</source>
        <translation>すべてのリクエスト</translation>
    </message>
    <message>
        <source>Then leads</source>
        <translation>次に有力</translation>
    </message>
    <message>
        <source>the mechanism that leads if it is seen</source>
        <translation>観測された場合に最有力となるメカニズム</translation>
    </message>
    <message>
        <source>Credited by</source>
        <translation>認定者</translation>
    </message>
    <message>
        <source>nobody; a program gives no credit</source>
        <translation>なし。プログラムは認定しません</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>who wrote it</source>
        <translation>書いた人</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Simulated time, %1</source>
        <translation>シミュレーション時間、%1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>after arrivals</source>
        <translation>到着終了後</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>req</source>
        <translation>req</translation>
    </message>
    <message>
        <source>Requests in the running batch.</source>
        <translation>実行中のバッチ内のリクエスト。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Requests in the queue, preempted ones included.</source>
        <translation>キュー内のリクエスト。プリエンプトされたものを含みます。</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>トークン／ステップ</translation>
    </message>
    <message>
        <source>tok</source>
        <translation>tok</translation>
    </message>
    <message>
        <source>Tokens computed in a step, prompt and output together; 0 while idle.</source>
        <translation>1 ステップで計算したトークン（プロンプトと出力の合計）。アイドル時は 0。</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Wall time of a step, weighted by time; 0 while idle.</source>
        <translation>ステップの実時間（時間で加重）。アイドル時は 0。</translation>
    </message>
    <message>
        <source>Oldest in queue</source>
        <translation>キュー内の最古</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Age of the request that has waited longest.</source>
        <translation>最も長く待っているリクエストの経過時間。</translation>
    </message>
    <message>
        <source>sum of replicas</source>
        <translation>レプリカの合計</translation>
    </message>
    <message>
        <source>max of replicas</source>
        <translation>レプリカの最大</translation>
    </message>
    <message>
        <source>mean of replicas</source>
        <translation>レプリカの平均</translation>
    </message>
    <message>
        <source>KV allocated</source>
        <translation>KV 割り当て</translation>
    </message>
    <message>
        <source>of the pool</source>
        <translation>プール比</translation>
    </message>
    <message>
        <source>KV-cache blocks held by live requests, as a share of the pool; live: those with a token written.</source>
        <translation>生存中のリクエストが保持する KV キャッシュブロックがプールに占める割合。有効: トークンが書き込まれたもの。</translation>
    </message>
    <message>
        <source>live</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>Measured time, %1</source>
        <translation>実測時間、%1</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>GPU computes %1 % of it</source>
        <translation>うち GPU 計算 %1 %</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>各時点で比較対象の実行をどれだけ上回るか。帯: その下限と上限。</translation>
    </message>
</context>
<context>
    <name>TriageWords</name>
    <message>
        <source>worst replica</source>
        <translation>最悪のレプリカ</translation>
    </message>
    <message>
        <source>share kept for what the catalogue lacks</source>
        <translation>カタログにないもののための割合</translation>
    </message>
    <message>
        <source>%1: %2, seen %3</source>
        <translation>%1: %2、実測 %3</translation>
    </message>
    <message>
        <source>fails %1</source>
        <translation>%1 に合わない</translation>
    </message>
    <message>
        <source>fitted: %1</source>
        <translation>当てはめ: %1</translation>
    </message>
    <message>
        <source>chance alone</source>
        <translation>偶然のみ</translation>
    </message>
    <message>
        <source>fails nothing</source>
        <translation>すべてに合う</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>傾向あり、未確定</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>whatever it is</source>
        <translation>何であれ</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>%1 未満</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>%1 超</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app</name>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>KV used</source>
        <translation>KV 使用率</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>ビジー</translation>
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
        <translation>宛先</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>ゲートウェイ</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>KV リンク</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>ルーター</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
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
        <translation>共通</translation>
    </message>
    <message>
        <source>next panel</source>
        <translation>次のパネル</translation>
    </message>
    <message>
        <source>cancel a drag, then the selection, then ask about the job</source>
        <translation>ドラッグ、選択の順に取り消し、次にジョブを尋ねる</translation>
    </message>
    <message>
        <source>next field</source>
        <translation>次の欄</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>キャンバス</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>move the selected nodes by 8 px</source>
        <translation>選んだノードを 8 px 動かす</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+矢印</translation>
    </message>
    <message>
        <source>by 1 px</source>
        <translation>1 px ずつ</translation>
    </message>
    <message>
        <source>begin a link; arrows choose where to, Enter makes it</source>
        <translation>リンクを始める。矢印で相手を選び Enter で結ぶ</translation>
    </message>
    <message>
        <source>lay out by rank</source>
        <translation>階層で整列</translation>
    </message>
    <message>
        <source>fit in view</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Timelines</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>left right</source>
        <translation>左 右</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>カーソルを動かす</translation>
    </message>
    <message>
        <source>up down</source>
        <translation>上 下</translation>
    </message>
    <message>
        <source>choose a row</source>
        <translation>行を選ぶ</translation>
    </message>
    <message>
        <source>show the selection, or all</source>
        <translation>選択範囲、なければ全体を表示</translation>
    </message>
    <message>
        <source>show all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>back to what was shown before</source>
        <translation>前の表示に戻る</translation>
    </message>
    <message>
        <source>make an observation of the selection</source>
        <translation>選択から観測を作る</translation>
    </message>
    <message>
        <source>pin the row above the others</source>
        <translation>行を他の上に固定する</translation>
    </message>
    <message>
        <source>note the moment under the cursor in the notebook</source>
        <translation>カーソルの時点をノートに記す</translation>
    </message>
    <message>
        <source>previous, next request in the lanes</source>
        <translation>レーンの前、次のリクエスト</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>ポインター位置でズーム</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+ドラッグ</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <translation>Ctrl+ドラッグ</translation>
    </message>
    <message>
        <source>slide what was measured</source>
        <translation>実測をずらす</translation>
    </message>
    <message>
        <source>Alt+wheel</source>
        <translation>Alt+ホイール</translation>
    </message>
    <message>
        <source>scroll rows</source>
        <translation>行をスクロール</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BillPanel</name>
    <message>
        <source>Prompts</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Prefixes again</source>
        <translation>プレフィックス再計算</translation>
    </message>
    <message>
        <source>GPU without work</source>
        <translation>GPU の遊休</translation>
    </message>
    <message>
        <source>Spare replicas</source>
        <translation>予備のレプリカ</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>負荷のない時間</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>請求額</translation>
    </message>
    <message>
        <source>Where the bill goes is not simulated yet. Simulate levers does it.</source>
        <translation>請求額の内訳はまだシミュレートしていません。「手段をシミュレート」で行います。</translation>
    </message>
    <message>
        <source>No bill was made.</source>
        <translation>請求額は計算していません。</translation>
    </message>
    <message>
        <source>%1: %2 for 1,000 requests, %3 a week</source>
        <translation>%1: 1,000 リクエストで %2、週に %3</translation>
    </message>
    <message>
        <source>%1 takes %2 for them (%3 input tokens each, %4 of them cached, %5 output): the own bill is ×&#xa0;%6.</source>
        <translation>%1 なら %2（1 件あたり入力 %3 トークン、うちキャッシュ %4、出力 %5）。自前の請求額はその ×&#xa0;%6。</translation>
    </message>
    <message>
        <source>No prices to compare with: %1.</source>
        <translation>比較する価格がありません: %1。</translation>
    </message>
    <message>
        <source>%1 frees %2 of %3 replicas: %4 a week, paid back in %5 weeks.</source>
        <translation>%1: レプリカ %3 台のうち %2 台が空き、週に %4、%5 週で回収。</translation>
    </message>
    <message>
        <source>%1 needs %2 replicas more: %3 a week.</source>
        <translation>%1: レプリカがさらに %2 台必要で、週に %3。</translation>
    </message>
    <message>
        <source>%1 frees no whole replica: the bill stays.</source>
        <translation>%1: 丸ごと空くレプリカはなく、請求額は変わりません。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::BottomPanel</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Project text</source>
        <translation>プロジェクトテキスト</translation>
    </message>
    <message>
        <source>Panels below the page</source>
        <translation>ページ下部のパネル</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>パネルを閉じる</translation>
    </message>
    <message>
        <source>No problems. The project can be simulated.</source>
        <translation>問題はありません。プロジェクトはシミュレートできます。</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>To read; the window&apos;s edits change it.</source>
        <translation>閲覧用です。ウィンドウでの編集が反映されます。</translation>
    </message>
    <message>
        <source>Double-click goes to the place.</source>
        <translation>ダブルクリックで該当箇所へ移動します。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Cli</name>
    <message>
        <source>There is no display to open the window on. Without one, &quot;fulcrum simulate PROJECT&quot; runs a project and prints its figures; &quot;fulcrum --help&quot; lists all commands.</source>
        <translation>ウィンドウを開くディスプレイがありません。ディスプレイがなくても「fulcrum simulate PROJECT」でプロジェクトを実行して数値を表示できます。「fulcrum --help」ですべてのコマンドを一覧表示します。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::CommandPalette</name>
    <message>
        <source>Nothing is called that.</source>
        <translation>その名前のものはありません。</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>検索またはコマンドの実行</translation>
    </message>
    <message>
        <source>Search commands, nodes, parameters, scenarios, records, mechanisms, levers, problems</source>
        <translation>コマンド、ノード、パラメーター、シナリオ、記録、メカニズム、手段、問題を検索</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>見つかったもの</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ComparisonModel</name>
    <message>
        <source>steady</source>
        <translation>定常</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>定常状態なし</translation>
    </message>
    <message>
        <source>%1, by the range of the device&apos;s price</source>
        <translation>%1（デバイスの価格幅による）</translation>
    </message>
    <message>
        <source>95 % interval over replications: %1</source>
        <translation>反復間の 95 % 区間: %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ポイント</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>TTFT p50, s</source>
        <translation>TTFT p50、s</translation>
    </message>
    <message>
        <source>TTFT p99, s</source>
        <translation>TTFT p99、s</translation>
    </message>
    <message>
        <source>TPOT mean, ms</source>
        <translation>TPOT 平均、ms</translation>
    </message>
    <message>
        <source>ITL p99, ms</source>
        <translation>ITL p99、ms</translation>
    </message>
    <message>
        <source>ITL max, ms</source>
        <translation>ITL 最大、ms</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation>占有率、%</translation>
    </message>
    <message>
        <source>KV use, %</source>
        <translation>KV 使用率、%</translation>
    </message>
    <message>
        <source>output, tok/s</source>
        <translation>出力、tok/s</translation>
    </message>
    <message>
        <source>$ / 1M output</source>
        <translation>$ / 1M 出力</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::DetailPanel</name>
    <message>
        <source>Rank fixes</source>
        <translation>対策を順位付け</translation>
    </message>
    <message>
        <source>predicted against observed, × observed, log scale</source>
        <translation>予測と実測、実測に対する倍率、対数目盛</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>事前確率</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s prior</source>
        <translation>カタログの事前確率に戻す</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Set by the project under [triage.priors]</source>
        <translation>プロジェクトの [triage.priors] で設定</translation>
    </message>
    <message>
        <source>The catalogue&apos;s, an estimate. A probability from 0 to 1 typed here becomes part of the project.</source>
        <translation>カタログの見積もりです。ここに 0～1 の確率を入力するとプロジェクトに保存されます。</translation>
    </message>
    <message>
        <source>Left out.</source>
        <translation>対象外。</translation>
    </message>
    <message>
        <source>So</source>
        <translation>したがって</translation>
    </message>
    <message>
        <source>it has no probability of its own: it is part of None of these.</source>
        <translation>固有の確率はなく、「どれでもない」に含まれます。</translation>
    </message>
    <message>
        <source>Fitted:</source>
        <translation>当てはめ:</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>対策:</translation>
    </message>
    <message>
        <source>It brings</source>
        <translation>効果は</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3, %4 (%5)</source>
        <translation>%1 %2（%3 から）、%4（%5）</translation>
    </message>
    <message>
        <source>Confirm:</source>
        <translation>確認:</translation>
    </message>
    <message>
        <source>A probability lies between 0 and 1, for example 0.15 or 15 %.</source>
        <translation>確率は 0 から 1 の間です。例: 0.15 または 15 %。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::DistributionChart</name>
    <message>
        <source>Cumulative distribution</source>
        <translation>累積分布</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>%1, %2 (log scale)</source>
        <translation>%1、%2（対数目盛）</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvChart</name>
    <message>
        <source>Distribution of expected values</source>
        <translation>期待値の分布</translation>
    </message>
    <message>
        <source>expected value, %1</source>
        <translation>期待値、%1</translation>
    </message>
    <message>
        <source>The first is above the second in %1 of %2 draws</source>
        <translation>%2 回の抽出のうち %1 で 1 位が 2 位を上回る</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceDetailsModel</name>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>リクエスト %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n series</source>
        <translation>
            <numerusform>系列 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n observations</source>
        <translation>
            <numerusform>観測 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>事実 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing measured</source>
        <translation>実測なし</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>定義</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>置換済み</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事実</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 以下</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidencePanel</name>
    <message>
        <source>Take over</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>すべて採用</translation>
    </message>
    <message>
        <source>Show on Run page</source>
        <translation>実行ページに表示</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation>インポートしたファイル</translation>
    </message>
    <message>
        <source>What the file says</source>
        <translation>ファイルの内容</translation>
    </message>
    <message>
        <source>Make the selected observations part of the project</source>
        <translation>選択した観測をプロジェクトに取り込みます</translation>
    </message>
    <message>
        <source>Make all observations of the file part of the project</source>
        <translation>ファイルのすべての観測をプロジェクトに取り込みます</translation>
    </message>
    <message>
        <source>Forget the file; the file itself and observations taken over stay</source>
        <translation>ファイルの登録を解除します。ファイル自体と採用済みの観測は残ります</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>Choose a file under Evidence.</source>
        <translation>「エビデンス」でファイルを選択してください。</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>読み込み中</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::EvidenceStore</name>
    <message>
        <source>Import %1</source>
        <translation>%1 のインポート</translation>
    </message>
    <message>
        <source>Compare %1 and %2</source>
        <translation>%1 と %2 を比べる</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FieldEditor</name>
    <message>
        <source>choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Not set: %1</source>
        <translation>未設定: %1</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>A value is needed.</source>
        <translation>値が必要です。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FindingsPanel</name>
    <message>
        <source>Replay matrix</source>
        <translation>リプレイ行列</translation>
    </message>
    <message>
        <source>Recovery check</source>
        <translation>復旧確認</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>1 つのリクエスト</translation>
    </message>
    <message>
        <source>Recovery check %1</source>
        <translation>復旧確認 %1</translation>
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
        <translation>手段を順位付け</translation>
    </message>
    <message>
        <source>Compare rankings</source>
        <translation>順位を比べる</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>手段をシミュレート</translation>
    </message>
    <message>
        <source>the run has no end by time, so it has no halves</source>
        <translation>実行の終わりが時間で決まらないため、前半と後半がありません</translation>
    </message>
    <message>
        <source>set until</source>
        <translation>until を設定してください</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>%1 で</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 の後</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>後半</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>前半</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesHeader</name>
    <message>
        <source>Fixes</source>
        <translation>対策</translation>
    </message>
    <message>
        <source>Simulate levers</source>
        <translation>手段をシミュレート</translation>
    </message>
    <message>
        <source>Next: report</source>
        <translation>次: レポート</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stops; levers that are finished keep their figures</source>
        <translation>停止します。終わった手段の値は残ります</translation>
    </message>
    <message>
        <source>Plays every lever against the same random draws</source>
        <translation>すべての手段を同じ乱数で動かします</translation>
    </message>
    <message>
        <source>Tie at the top</source>
        <translation>首位は同順位</translation>
    </message>
    <message>
        <source>Clear first</source>
        <translation>首位は明確</translation>
    </message>
    <message>
        <source>Leaning, not settled</source>
        <translation>傾向あり、未確定</translation>
    </message>
    <message>
        <source>Impact before edit</source>
        <translation>編集前の効果</translation>
    </message>
    <message>
        <source>Impact partly simulated</source>
        <translation>効果は一部シミュレーション</translation>
    </message>
    <message>
        <source>Impact simulated</source>
        <translation>効果はシミュレーション</translation>
    </message>
    <message>
        <source>Impact judged</source>
        <translation>効果は判断</translation>
    </message>
    <message>
        <source>Impacts come from runs with the same random draws; engine and device: %1</source>
        <translation>効果は同じ乱数の実行による。エンジンとデバイス: %1</translation>
    </message>
    <message>
        <source>Impacts are judgements; Simulate levers replaces them by runs</source>
        <translation>効果は判断です。「手段をシミュレート」で実行に置き換わります</translation>
    </message>
    <message>
        <source>P(first): %1</source>
        <translation>P(1位): %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::FixesPage</name>
    <message>
        <source>Fixes</source>
        <translation>対策</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>手段</translation>
    </message>
    <message>
        <source>Whose estimates</source>
        <translation>誰の見積もり</translation>
    </message>
    <message>
        <source>Whose estimates the ranking is made of, and whose an edit changes</source>
        <translation>順位に使う見積もりと、編集が変える見積もり</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>ブラインド</translation>
    </message>
    <message>
        <source>Hides the ranges of other people until this is taken back</source>
        <translation>解除するまで他の人の範囲を隠します</translation>
    </message>
    <message>
        <source>Lay over on Run</source>
        <translation>実行ページに重ねる</translation>
    </message>
    <message>
        <source>Shows the scenario with the lever over the one without, on the Run page</source>
        <translation>手段ありのシナリオをなしのものに重ねて実行ページに表示</translation>
    </message>
    <message>
        <source>Levers by expected value</source>
        <translation>期待値順の手段</translation>
    </message>
    <message>
        <source>The other ranking</source>
        <translation>もう一つの順位</translation>
    </message>
    <message>
        <source>Expected value</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各順位の確率</translation>
    </message>
    <message>
        <source>Two rankings</source>
        <translation>二つの順位</translation>
    </message>
    <message>
        <source>Portfolio</source>
        <translation>ポートフォリオ</translation>
    </message>
    <message>
        <source>better</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>悪化</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>未較正</translation>
    </message>
    <message>
        <source>The levers cannot be ranked: %1</source>
        <translation>手段を順位付けできません: %1</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>this project</source>
        <translation>このプロジェクト</translation>
    </message>
    <message>
        <source>Estimates as given</source>
        <translation>与えられた見積もり</translation>
    </message>
    <message>
        <source>All pooled</source>
        <translation>全員を合わせる</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>他の人…</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>見積もり</translation>
    </message>
    <message>
        <source>Who judges?</source>
        <translation>誰の判断ですか？</translation>
    </message>
    <message>
        <source>judged impacts</source>
        <translation>判断による効果</translation>
    </message>
    <message>
        <source>estimates as given</source>
        <translation>与えられた見積もり</translation>
    </message>
    <message>
        <source>another project…</source>
        <translation>別のプロジェクト…</translation>
    </message>
    <message>
        <source>Another project</source>
        <translation>別のプロジェクト</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>プロジェクト (*.toml)</translation>
    </message>
    <message>
        <source>%1 people have judged this. Choose whose estimate to change.</source>
        <translation>%1 人が判断しています。誰の見積もりを変えるか選んでください。</translation>
    </message>
    <message>
        <source>choose a name above the table</source>
        <translation>表の上で名前を選んでください</translation>
    </message>
    <message>
        <source>team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>all on %1</source>
        <translation>すべて %1 で</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 の後</translation>
    </message>
    <message>
        <source>first half of the run</source>
        <translation>実行の前半</translation>
    </message>
    <message>
        <source>second half of the run</source>
        <translation>実行の後半</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>What simulated impact is measured by</source>
        <translation>シミュレーションの効果を何で測るか</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>請求額</translation>
    </message>
    <message>
        <source>Where the bill goes, beside a provider&apos;s prices, and what levers take off it</source>
        <translation>請求額の内訳、プロバイダーの価格との比較、手段で減る額</translation>
    </message>
    <message>
        <source>No ranking yet. Any project with a scenario has one: of its own levers, or of those of the catalogue.</source>
        <translation>まだ順位はありません。シナリオのあるプロジェクトには、独自またはカタログの手段による順位ができます。</translation>
    </message>
    <message>
        <source>Levers are being ranked; their order appears in a moment.</source>
        <translation>手段を順位付け中。順位はまもなく出ます。</translation>
    </message>
    <message>
        <source>on their own</source>
        <translation>それぞれのシナリオで</translation>
    </message>
    <message>
        <source>before</source>
        <translation>実施前</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>実行全体</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::HypothesesModel</name>
    <message>
        <source>%1: predicted %2 (%3 to %4), seen %5; %6 standard deviations off</source>
        <translation>%1: 予測 %2（%3～%4）、実測 %5、%6 標準偏差のずれ</translation>
    </message>
    <message>
        <source>%1 was seen to be %2</source>
        <translation>%1 の実測は %2</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>メカニズム</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>確率</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InfoBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::InspectorPanel</name>
    <message>
        <source>Id of the node</source>
        <translation>ノードの ID</translation>
    </message>
    <message>
        <source>Filter parameters</source>
        <translation>パラメーターを絞り込み</translation>
    </message>
    <message>
        <source>Show only what is changed here</source>
        <translation>ここで変更したものだけを表示</translation>
    </message>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>実行の設定</translation>
    </message>
    <message>
        <source>Of every scenario in this project</source>
        <translation>このプロジェクトの全シナリオに適用</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>ノード %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Link</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>The node&apos;s id; edit it to rename the node (F2)</source>
        <translation>ノードの ID。編集するとノードの名前が変わります (F2)</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n parameters</source>
        <translation>
            <numerusform>%n 個のパラメーターを絞り込み</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>変更 %1</translation>
    </message>
    <message>
        <source>Requests or steps flow along this link. Del removes it.</source>
        <translation>この接続に沿ってリクエストまたはステップが流れます。Del で削除します。</translation>
    </message>
    <message>
        <source>The plugin of this node is not loaded. It is kept as it is.</source>
        <translation>このノードのプラグインは読み込まれていません。ノードはそのまま保持されます。</translation>
    </message>
    <message>
        <source>No parameter matches.</source>
        <translation>一致するパラメーターはありません。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>differs from %1</source>
        <translation>%1 と異なる</translation>
    </message>
    <message>
        <source>today</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>編集後</translation>
    </message>
    <message>
        <source>change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>1 replication of %1 with the same draws; all of them when the hand rests</source>
        <translation>%1 回のうち 1 回、同じ乱数。手を止めると全部を実行</translation>
    </message>
    <message>
        <source>Note on the canvas</source>
        <translation>キャンバスのメモ</translation>
    </message>
    <message>
        <source>Stands below the node on the canvas, and as a comment above it in the file. Kept when the cursor leaves.</source>
        <translation>キャンバスではノードの下に、ファイルではその上のコメントになります。カーソルが欄を離れると確定します。</translation>
    </message>
    <message>
        <source>Select nodes of one kind to edit them together, or one node.</source>
        <translation>同じ種類のノードを選択するとまとめて編集できます。1 つだけでもかまいません。</translation>
    </message>
    <message numerus="yes">
        <source>Reset %1 of %n nodes</source>
        <translation>
            <numerusform>%n 個のノードの %1 をリセット</numerusform>
        </translation>
    </message>
    <message>
        <source>Class %1</source>
        <translation>クラス %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobTracker</name>
    <message>
        <source>Waits for the %1, which does not come back</source>
        <translation>戻ってこない %1 を待っています</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::JobsModel</name>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>キャンセル中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LanesView</name>
    <message>
        <source>Records in time</source>
        <translation>時系列の記録</translation>
    </message>
    <message>
        <source>What was measured, and the notebook&apos;s records in lanes by class. A line leads from when a prediction was made to when it is due; hatching marks where actions overlap, so that neither can be credited.</source>
        <translation>実測値と、ノートブックの記録をクラス別のレーンに表示します。線は予測した時点から期限までを結びます。斜線は対処が重なり、どちらの効果とも認定できない箇所を示します。</translation>
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
        <translation>S2 工数とリスク</translation>
    </message>
    <message>
        <source>S3 net value</source>
        <translation>S3 正味の価値</translation>
    </message>
    <message>
        <source>Impact alone</source>
        <translation>効果のみ</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>P(diagnosis)</source>
        <translation>P(診断)</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>週</translation>
    </message>
    <message>
        <source>P(fail)</source>
        <translation>P(失敗)</translation>
    </message>
    <message>
        <source>blast weeks</source>
        <translation>被害の週数</translation>
    </message>
    <message>
        <source>0 to 10</source>
        <translation>0～10</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>engineer-weeks</source>
        <translation>人週</translation>
    </message>
    <message>
        <source>Do first</source>
        <translation>最初に行う</translation>
    </message>
    <message>
        <source>Consider</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Measure first</source>
        <translation>先に測る</translation>
    </message>
    <message>
        <source>Would not do</source>
        <translation>行わない</translation>
    </message>
    <message>
        <source>all pooled</source>
        <translation>全員を合わせる</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>与えられたまま</translation>
    </message>
    <message>
        <source>S4 if it works</source>
        <translation>S4 成功時</translation>
    </message>
    <message>
        <source>by symptom</source>
        <translation>症状で</translation>
    </message>
    <message>
        <source>by missed objectives</source>
        <translation>未達の目標で</translation>
    </message>
    <message>
        <source>by goodput</source>
        <translation>goodput で</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>費用で</translation>
    </message>
    <message>
        <source>by weights</source>
        <translation>重みで</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversDelegate</name>
    <message>
        <source>Lowest / most likely / highest</source>
        <translation>最低 / 最頻 / 最高</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LeversModel</name>
    <message>
        <source>Why not: %1</source>
        <translation>行わない理由: %1</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>the row to beat</source>
        <translation>超えるべき行</translation>
    </message>
    <message>
        <source>, tie</source>
        <translation>、同順位</translation>
    </message>
    <message>
        <source>: a trade</source>
        <translation>: 得失あり</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; 95 % over draws of the uncertain constants: %4 to %5</source>
        <translation>%1 %2 から %3 へ。不確かな定数の抽出の 95 %: %4～%5</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The simulated impact takes the place of this judgement.</source>
        <translation>シミュレーションの効果がこの判断に代わります。</translation>
    </message>
    <message>
        <source>Expected value %1, 5 to 95 % of the draws: %2 to %3</source>
        <translation>期待値 %1、抽出の 5～95 %: %2～%3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Place by expected value; those that cannot be told apart share one</source>
        <translation>期待値による順位。区別できないものは同順位</translation>
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
        <translation>トークン間隔 p99</translation>
    </message>
    <message>
        <source>Inter-token gaps above 100 ms in 1,000</source>
        <translation>1,000 間隔のうち 100 ms を超えるもの</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>費用</translation>
    </message>
    <message>
        <source>USD per million output tokens</source>
        <translation>出力 100 万トークンあたり USD</translation>
    </message>
    <message>
        <source>Requests that are turned away</source>
        <translation>拒否されたリクエスト</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>KV usage at its highest</source>
        <translation>KV 使用率の最大</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Impact on the symptom, 0 to 10; Enter edits the judged range</source>
        <translation>症状への効果、0～10。Enter で範囲を編集</translation>
    </message>
    <message>
        <source>Probability that the diagnosis is right; Enter edits it</source>
        <translation>診断が正しい確率。Enter で編集</translation>
    </message>
    <message>
        <source>Wk</source>
        <translation>週</translation>
    </message>
    <message>
        <source>Effort in engineer-weeks, mean; Enter edits the range</source>
        <translation>工数（人週）、平均。Enter で範囲を編集</translation>
    </message>
    <message>
        <source>Probability that it fails or is taken back; Enter edits it</source>
        <translation>失敗または取り下げの確率。Enter で編集</translation>
    </message>
    <message>
        <source>Blast</source>
        <translation>被害</translation>
    </message>
    <message>
        <source>What a failure costs in engineer-weeks; Enter edits it</source>
        <translation>失敗の代償（人週）。Enter で編集</translation>
    </message>
    <message>
        <source>5–95 %</source>
        <translation>5–95 %</translation>
    </message>
    <message>
        <source>5 to 95 % of the draws of the expected value, on one scale; the tick is the mean</source>
        <translation>期待値の抽出の 5～95 %、共通の目盛。印は平均</translation>
    </message>
    <message>
        <source>EV</source>
        <translation>EV</translation>
    </message>
    <message>
        <source>Expected value: mean over the draws, with 5 to 95 % of them</source>
        <translation>期待値: 抽出の平均とその 5～95 %</translation>
    </message>
    <message>
        <source>P(1st)</source>
        <translation>P(1位)</translation>
    </message>
    <message>
        <source>Probability of being first</source>
        <translation>1 位になる確率</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>5 to 95 % of the ranks</source>
        <translation>順位の 5～95 %</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no range. Write lowest / most likely / highest, for example 0.5 / 1.5 / 3</source>
        <translation>「%1」は範囲ではありません。最低 / 最頻 / 最高 と書きます。例: 0.5 / 1.5 / 3</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Goodput: share of requests that meet their objectives</source>
        <translation>Goodput: 目標を満たすリクエストの割合</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Diag</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>失敗</translation>
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
        <translation>TPOT 平均</translation>
    </message>
    <message>
        <source>ITL p99</source>
        <translation>ITL p99</translation>
    </message>
    <message>
        <source>Output tok/s</source>
        <translation>出力 tok/s</translation>
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
        <translation>編集のタイムライン</translation>
    </message>
    <message>
        <source>Of the short run: the line is with the edited value, the dashes are today&apos;s. Below each name: the mean today and edited.</source>
        <translation>短い実行の結果。線は編集後の値、破線は現在の値。名前の下は現在と編集後の平均。</translation>
    </message>
    <message>
        <source>%1: mean %2 today, %3 edited %4</source>
        <translation>%1: 平均は現在 %2、編集後 %3 %4</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::LogModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>出来事</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MainWindow</name>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存の編集</translation>
    </message>
    <message>
        <source>Save the edits to “%1”?</source>
        <translation>「%1」への編集を保存しますか?</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>ノードを検索</translation>
    </message>
    <message>
        <source>Find a node type</source>
        <translation>ノードの種類を検索</translation>
    </message>
    <message>
        <source>Palette of nodes</source>
        <translation>ノードのパレット</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>パレット</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Problems, jobs and log</source>
        <translation>問題、ジョブ、ログ</translation>
    </message>
    <message>
        <source>%1: started</source>
        <translation>%1: 開始</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Plugin %1 %2 loaded</source>
        <translation>プラグイン %1 %2 を読み込みました</translation>
    </message>
    <message>
        <source>Plugin %1 refused: %2</source>
        <translation>プラグイン %1 は拒否されました: %2</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>次のパネル</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>One engine on one device</source>
        <translation>1 デバイス上の 1 エンジン</translation>
    </message>
    <message>
        <source>Two engines behind a router</source>
        <translation>ルーター配下の 2 エンジン</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったプロジェクト(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>No recent projects</source>
        <translation>最近使ったプロジェクトはありません</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>リストをクリア</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Re&amp;name node</source>
        <translation>ノード名の変更(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>パイプライン(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Project &amp;text</source>
        <translation>プロジェクトテキスト(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>レイアウトをリセット(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Simulate</source>
        <translation>シミュレート(&amp;S)</translation>
    </message>
    <message>
        <source>Simulate &amp;all scenarios</source>
        <translation>すべてのシナリオをシミュレート(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>About Fulcrum</source>
        <translation>Fulcrum について</translation>
    </message>
    <message>
        <source>Fulcrum %1, a workbench that simulates LLM serving. GPL-3.0-or-later; Qt %2.</source>
        <translation>Fulcrum %1、LLM サービングをシミュレートするワークベンチ。GPL-3.0-or-later、Qt %2。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>パイプライン</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>シミュレート</translation>
    </message>
    <message>
        <source>Simulate this scenario (Ctrl+R)</source>
        <translation>このシナリオをシミュレート (Ctrl+R)</translation>
    </message>
    <message>
        <source>A simulation is running.</source>
        <translation>シミュレーションを実行中です。</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 を開きました</translation>
    </message>
    <message>
        <source>This project was written by a newer version of Fulcrum. It opens to read.</source>
        <translation>このプロジェクトは新しいバージョンの Fulcrum で作成されました。読み取り専用で開きます。</translation>
    </message>
    <message>
        <source>The last session ended without saving its edits to this project.</source>
        <translation>前回のセッションは、このプロジェクトへの編集を保存せずに終了しました。</translation>
    </message>
    <message>
        <source>Restore them</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restored unsaved edits to %1</source>
        <translation>%1 への未保存の編集を復元しました</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Save project as</source>
        <translation>プロジェクトに名前を付けて保存</translation>
    </message>
    <message>
        <source>Fulcrum projects (*.toml)</source>
        <translation>Fulcrum プロジェクト (*.toml)</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>プロジェクトを開く</translation>
    </message>
    <message>
        <source>%1 has changed on disk.</source>
        <translation>%1 はディスク上で変更されました。</translation>
    </message>
    <message>
        <source>Reload, dropping the edits here</source>
        <translation>ここでの編集を破棄して再読み込み</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>ここの内容を維持</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>編集済み</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>The project cannot be simulated before its problems are solved.</source>
        <translation>問題を解決するまでプロジェクトはシミュレートできません。</translation>
    </message>
    <message>
        <source>simulating</source>
        <translation>シミュレート中</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>未シミュレート</translation>
    </message>
    <message>
        <source>Results before edit</source>
        <translation>編集前の結果</translation>
    </message>
    <message>
        <source>The scenario has been edited since it was simulated. Ctrl+R simulates it again.</source>
        <translation>シミュレーション後にシナリオが編集されました。Ctrl+R で再度シミュレートします。</translation>
    </message>
    <message>
        <source>How far these figures can be trusted</source>
        <translation>これらの数値をどこまで信頼できるか</translation>
    </message>
    <message>
        <source>Plugin refused: %1</source>
        <translation>プラグインは拒否されました: %1</translation>
    </message>
    <message>
        <source>No steady state: %1</source>
        <translation>定常状態なし: %1</translation>
    </message>
    <message>
        <source>Lower the load or add capacity; percentiles grow with the length of the run</source>
        <translation>負荷を下げるか容量を増やしてください。パーセンタイルは実行が長いほど大きくなります</translation>
    </message>
    <message numerus="yes">
        <source>seed %1 · %n replications · Fulcrum %2</source>
        <translation>
            <numerusform>シード %1 · 反復 %n 回 · Fulcrum %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Link %1 → %2</source>
        <translation>接続 %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n 個のノードを選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import evidence…</source>
        <translation>エビデンスをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Import evidence</source>
        <translation>エビデンスをインポート</translation>
    </message>
    <message>
        <source>Imported %1: %2</source>
        <translation>%1 をインポートしました: %2</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Take over all</source>
        <translation>すべて採用</translation>
    </message>
    <message>
        <source>%1: %2. The file stays beside the project; observations become part of it when they are taken over.</source>
        <translation>%1: %2。ファイルはプロジェクトとは別に残ります。観測は採用するとプロジェクトの一部になります。</translation>
    </message>
    <message numerus="yes">
        <source>Added %n observations to the project: %1.</source>
        <translation>
            <numerusform>%n 件の観測をプロジェクトに追加しました: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>選択範囲 %1</translation>
    </message>
    <message>
        <source>&amp;Notebook</source>
        <translation>ノートブック(&amp;N)</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>ノートブック</translation>
    </message>
    <message>
        <source>Seen on the Run page</source>
        <translation>実行ページで見たもの</translation>
    </message>
    <message>
        <source>no project is open</source>
        <translation>開いているプロジェクトはありません</translation>
    </message>
    <message>
        <source>%1: simulating</source>
        <translation>%1: シミュレート中</translation>
    </message>
    <message>
        <source>%1: not simulated yet</source>
        <translation>%1: まだシミュレートしていません</translation>
    </message>
    <message numerus="yes">
        <source>%1 opened and simulated: %n scenarios, %2 runs</source>
        <translation>
            <numerusform>%1 を開いてシミュレート: シナリオ %n 件、実行 %2 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: open the five symptoms</source>
        <translation>次: 五つの症状を開く</translation>
    </message>
    <message>
        <source>Next: simulate %1</source>
        <translation>次: %1 をシミュレート</translation>
    </message>
    <message>
        <source>Next: open 3.4 and see why answers freeze</source>
        <translation>次: 3.4 を開き、応答が止まる理由を見る</translation>
    </message>
    <message>
        <source>Next: look at the run</source>
        <translation>次: 実行を見る</translation>
    </message>
    <message>
        <source>Make a project</source>
        <translation>プロジェクトを作る</translation>
    </message>
    <message>
        <source>Not taken over: %1</source>
        <translation>取り込まず: %1</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>仮定: %1</translation>
    </message>
    <message>
        <source>Taken over: %1</source>
        <translation>取り込み: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>除外: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n settings were taken over</source>
        <translation>
            <numerusform>設定 %n 件を取り込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not</source>
        <translation>
            <numerusform>%n 件は取り込まず</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n 件は仮定</numerusform>
        </translation>
    </message>
    <message>
        <source>Made from what you gave: %1, %2, %3. Problems lists each.</source>
        <translation>与えられたものから作成: %1、%2、%3。「問題」に一覧があります。</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>シナリオ %1</translation>
    </message>
    <message>
        <source>node %1, %2</source>
        <translation>ノード %1、%2</translation>
    </message>
    <message>
        <source>parameter of %1, %2</source>
        <translation>%1 のパラメーター、%2</translation>
    </message>
    <message>
        <source>observation of %1</source>
        <translation>%1 の観測</translation>
    </message>
    <message>
        <source>record: %1</source>
        <translation>記録: %1</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>mechanism %1</source>
        <translation>メカニズム %1</translation>
    </message>
    <message>
        <source>lever %1</source>
        <translation>手段 %1</translation>
    </message>
    <message>
        <source>example: %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Timelines.&lt;/b&gt; One row a figure, all on one axis of time. The line is the mean of what falls on a pixel, the band around it the lowest and highest value there, so that no spike is lost when you zoom out. Dashes are the scenario it is compared with; what was measured lies over it in the colour of text. Drag to select time, W and S zoom, F fits, P pins a row, N notes the moment in the notebook, M makes an observation.</source>
        <translation>&lt;b&gt;タイムライン。&lt;/b&gt;量ごとに一行、すべて同じ時間軸。線は一画素に入る値の平均、帯はその最低と最高で、縮小してもスパイクは失われません。破線は比較するシナリオ、実測は文字の色で重なります。ドラッグで時間を選び、W と S でズーム、F で全体、P で行を固定、N で時点をノートに、M で観測を作ります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Run.&lt;/b&gt; What a simulation of the scenario shows: timelines of the first replication, percentiles with their 95 % interval over replications, and their distributions. Percentiles are of nearest rank over all requests offered; those that had not ended count as longer than all others.</source>
        <translation>&lt;b&gt;実行。&lt;/b&gt;シナリオのシミュレーションが示すもの: 最初の反復のタイムライン、反復間の 95 % 区間つきのパーセンタイル、その分布。パーセンタイルは全リクエストに対する最近順位で、終わらなかったものは最も長いと数えます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pipeline.&lt;/b&gt; Requests flow from workloads through gateways and routers to engines; engines have their steps computed by devices. Rows on a node are the latest result. Drag from a port to link; L does it from the keyboard.</source>
        <translation>&lt;b&gt;パイプライン。&lt;/b&gt;リクエストは負荷からゲートウェイとルーターを経てエンジンへ流れ、エンジンのステップはデバイスが計算します。ノードの行は最新の結果です。ポートからドラッグして結びます。キーボードでは L。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Inspector.&lt;/b&gt; The parameters of what is selected. A dot marks what was changed, ≠ what differs from the scenario that this one extends. The row with the focus has a slider: while you drag it, a short run answers below; when the hand rests, the scenario is simulated in full.</source>
        <translation>&lt;b&gt;インスペクター。&lt;/b&gt;選択したもののパラメーター。点は変更、≠ は拡張元のシナリオとの違い。フォーカスのある行にはスライダーがあり、ドラッグ中は短い実行が下に答え、手を止めるとシナリオ全体を実行します。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Notebook.&lt;/b&gt; Observations, hypotheses, actions, predictions and recovery checks, never mixed up. Actions that overlap lose their causal credit until a replay separates them and a person accepts it.</source>
        <translation>&lt;b&gt;ノート。&lt;/b&gt;観測、仮説、操作、予測、復旧の確認を混ぜずに残します。重なる操作は、再実行が分け、人が認めるまで因果の功績を失います。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Triage.&lt;/b&gt; Rival mechanisms, ranked by how well each explains all observations together, the observation that each one fails, and the one measurement that splits the leaders.</source>
        <translation>&lt;b&gt;トリアージ。&lt;/b&gt;競合するメカニズムを、全観測をどれだけ説明するかで順位付けし、それぞれが合わない観測と、上位を分ける一つの測定を示します。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Fixes.&lt;/b&gt; Every lever with what it is expected to bring over what it costs and risks. An interval that spans many ranks means that the order is not settled.</source>
        <translation>&lt;b&gt;対策。&lt;/b&gt;各手段の見込みと、費用とリスク。区間が多くの順位にまたがるなら順序は未確定です。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Report.&lt;/b&gt; The page as it will be printed, with where each figure comes from.</source>
        <translation>&lt;b&gt;レポート。&lt;/b&gt;印刷されるページと、各数値の出どころ。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Welcome.&lt;/b&gt; Five symptoms, each with its mechanism, the lever, what the lever bought in the example project, and what you would see if this was not the cause.</source>
        <translation>&lt;b&gt;ようこそ。&lt;/b&gt;五つの症状と、それぞれのメカニズム、手段、例のプロジェクトでの効果、原因が違えば何が見えるか。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Problems, jobs, log and text.&lt;/b&gt; Each check of the project with the line or node it is about; a double click goes there.</source>
        <translation>&lt;b&gt;問題、ジョブ、ログ、テキスト。&lt;/b&gt;プロジェクトの各検査と、その行またはノード。ダブルクリックで移動します。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Project.&lt;/b&gt; Scenarios with their nodes, the files of measurements that are open, and the records of the notebook by kind.</source>
        <translation>&lt;b&gt;プロジェクト。&lt;/b&gt;シナリオとそのノード、開いている測定ファイル、種類別のノートの記録。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Palette.&lt;/b&gt; The nodes there are. Drag one to the canvas, or press Enter.</source>
        <translation>&lt;b&gt;パレット。&lt;/b&gt;使えるノード。キャンバスにドラッグするか Enter を押します。</translation>
    </message>
    <message>
        <source>This applies when Fulcrum is started next.</source>
        <translation>次に Fulcrum を起動したときに有効になります。</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>ようこそ(&amp;W)</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>&amp;Triage</source>
        <translation>トリアージ(&amp;T)</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>トリアージ</translation>
    </message>
    <message>
        <source>&amp;Fixes</source>
        <translation>対策(&amp;F)</translation>
    </message>
    <message>
        <source>Fixes</source>
        <translation>対策</translation>
    </message>
    <message>
        <source>R&amp;eport</source>
        <translation>レポート(&amp;E)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>検索またはコマンド</translation>
    </message>
    <message>
        <source>Two tenants behind a gateway</source>
        <translation>ゲートウェイの後ろの二つのテナント</translation>
    </message>
    <message>
        <source>Prefill and decode apart</source>
        <translation>prefill と decode を分離</translation>
    </message>
    <message>
        <source>Copy incident &amp;update</source>
        <translation>障害の報告をコピー(&amp;U)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字の大きさ(&amp;X)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>&amp;Search or run a command…</source>
        <translation>検索またはコマンドの実行(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>これは何？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Edits can be saved under another name.</source>
        <translation>%1 は書き込めません。編集は別名で保存できます。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Next: triage</source>
        <translation>次: トリアージ</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>次: 対策を順位付け</translation>
    </message>
    <message>
        <source>Next: bring evidence</source>
        <translation>次: エビデンスを加える</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>エビデンスをインポート…</translation>
    </message>
    <message>
        <source>N&amp;ote of node</source>
        <translation>ノードのメモ(&amp;O)</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>メカニズム</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MeasurePanel</name>
    <message>
        <source>Measure next</source>
        <translation>次に測るもの</translation>
    </message>
    <message>
        <source>PromQL</source>
        <translation>PromQL</translation>
    </message>
    <message>
        <source>Copy PromQL</source>
        <translation>PromQL をコピー</translation>
    </message>
    <message>
        <source>Copy PromQL (C)</source>
        <translation>PromQL をコピー (C)</translation>
    </message>
    <message>
        <source>Measured value</source>
        <translation>測定した値</translation>
    </message>
    <message>
        <source>Value before the symptom</source>
        <translation>症状の前の値</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>What it was before the symptom, where that is known: a change tells more than a level.</source>
        <translation>症状の前の値（わかる場合）。変化は水準より多くを語ります。</translation>
    </message>
    <message>
        <source>Enter value</source>
        <translation>値を入力</translation>
    </message>
    <message>
        <source>Becomes an observation of the project (E)</source>
        <translation>プロジェクトの観測になります (E)</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>Prove it wrong</source>
        <translation>反証</translation>
    </message>
    <message>
        <source>Mitigate first</source>
        <translation>まず緩和</translation>
    </message>
    <message>
        <source>To mind</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Nothing is ranked yet.</source>
        <translation>まだ順位はありません。</translation>
    </message>
    <message>
        <source>Nothing left is worth measuring: confirm the first, or act.</source>
        <translation>測る価値のあるものは残っていません。首位を確認するか、行動してください。</translation>
    </message>
    <message>
        <source>%1 bits of %2 open; %3.</source>
        <translation>未確定 %2 のうち %1 ビット。%3。</translation>
    </message>
    <message>
        <source>%1 more than the next best, %2%3.</source>
        <translation>次善の %2 より %1 多い%3。</translation>
    </message>
    <message>
        <source>, its cost counted</source>
        <translation>、費用を含む</translation>
    </message>
    <message>
        <source>%1 tells %2.</source>
        <translation>%1 が%2。</translation>
    </message>
    <message>
        <source>tells most</source>
        <translation>最も多くを語る</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>Or read one row together: %1; %2 bits.</source>
        <translation>または一行をまとめて読む: %1、%2 ビット。</translation>
    </message>
    <message>
        <source>If you see</source>
        <translation>見えたら</translation>
    </message>
    <message>
        <source>it points to</source>
        <translation>指すもの</translation>
    </message>
    <message>
        <source>then</source>
        <translation>すると</translation>
    </message>
    <message>
        <source>the first</source>
        <translation>首位</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; leaves it %4; then &lt;b&gt;%5&lt;/b&gt; leads.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; なら残りは %4、首位は &lt;b&gt;%5&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>above</source>
        <translation>超</translation>
    </message>
    <message>
        <source>below</source>
        <translation>未満</translation>
    </message>
    <message>
        <source>If it is wrong, %1 of the time this is seen.</source>
        <translation>誤りなら %1 の確率で見えます。</translation>
    </message>
    <message>
        <source>%1 &lt;b&gt;%2 %3&lt;/b&gt; speaks %4 to 1 against it.</source>
        <translation>%1 &lt;b&gt;%2 %3&lt;/b&gt; は %4 対 1 で反します。</translation>
    </message>
    <message>
        <source>No single figure refutes it.</source>
        <translation>一つの量では反証できません。</translation>
    </message>
    <message>
        <source>Confirm it: %1</source>
        <translation>確認: %1</translation>
    </message>
    <message>
        <source>Reversible actions are being simulated against the first.</source>
        <translation>首位に対して、戻せる操作をシミュレートしています。</translation>
    </message>
    <message>
        <source>Nothing leads that an action could be simulated against.</source>
        <translation>操作を試す首位がありません。</translation>
    </message>
    <message>
        <source>Not simulated against the first.</source>
        <translation>首位に対してはシミュレートしていません。</translation>
    </message>
    <message>
        <source>No reversible action of the catalogue can be simulated here.</source>
        <translation>ここでシミュレートできる戻せる操作はカタログにありません。</translation>
    </message>
    <message>
        <source>%1 is %2 with nothing done</source>
        <translation>何もしなければ %1 は %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>meanwhile</source>
        <translation>その間</translation>
    </message>
    <message>
        <source>after</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>%1 (%2), after %3; costs: %4</source>
        <translation>%1（%2）、%3 後。代償: %4</translation>
    </message>
    <message>
        <source>%1: %2. Two at once lose their credit.</source>
        <translation>%1: %2。同時に二つ行うと功績が分からなくなります。</translation>
    </message>
    <message>
        <source>None of these surely helps: find out more before acting.</source>
        <translation>確かに効くものはありません。先に調べてください。</translation>
    </message>
    <message>
        <source>What is it now? For example %1</source>
        <translation>今の値は？ 例: %1</translation>
    </message>
    <message>
        <source>measured for triage</source>
        <translation>トリアージのための測定</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MiniMap</name>
    <message>
        <source>Map of the pipeline</source>
        <translation>パイプラインの地図</translation>
    </message>
    <message>
        <source>The whole pipeline; click to go there</source>
        <translation>パイプライン全体。クリックで移動</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookAnalysis</name>
    <message>
        <source>Judge the notebook</source>
        <translation>ノートブックの判定</translation>
    </message>
    <message>
        <source>Replay %1 and %2</source>
        <translation>%1 と %2 のリプレイ</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::NotebookPage</name>
    <message>
        <source>Notebook</source>
        <translation>ノートブック</translation>
    </message>
    <message>
        <source>Measured observation…</source>
        <translation>実測の観測…</translation>
    </message>
    <message>
        <source>Add record</source>
        <translation>記録を追加</translation>
    </message>
    <message>
        <source>No records yet. A notebook keeps what was observed apart from what is believed and what was done. Add a record, import evidence, or select a time on the Run page and press M.</source>
        <translation>記録はまだありません。ノートブックでは、観測したこと、考えたこと、行ったことを分けて残します。記録を追加するか、エビデンスをインポートするか、「実行」ページで時間を選択して M を押してください。</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>エビデンスをインポート…</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Records of the notebook</source>
        <translation>ノートブックの記録</translation>
    </message>
    <message>
        <source>Select a record to see and edit what it says.</source>
        <translation>記録を選択すると内容を表示、編集できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n incomplete</source>
        <translation>
            <numerusform>未完成 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>記録 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>新しい観測</translation>
    </message>
    <message>
        <source>%1 and %2 overlap: unresolved which of them helped</source>
        <translation>%1 と %2 が重なっています: どちらが効いたかは未確定です</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>Next: complete %1</source>
        <translation>次へ: %1 を完成させる</translation>
    </message>
    <message>
        <source>Next: accept or reject the replay</source>
        <translation>次へ: リプレイを承認または却下する</translation>
    </message>
    <message>
        <source>Next: replay %1 and %2</source>
        <translation>次へ: %1 と %2 をリプレイする</translation>
    </message>
    <message>
        <source>Next: check the recovery</source>
        <translation>次へ: 復旧を確認する</translation>
    </message>
    <message>
        <source>Next: propose a bounded change</source>
        <translation>次へ: 範囲を限った変更を提案する</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>担当者</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationEditor</name>
    <message>
        <source>Add observation</source>
        <translation>観測を追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>what was seen</source>
        <translation>見えたこと</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>メトリック</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>メトリックを選択</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>統計量</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>統計量を選択</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>800 ms; 0.7 s to 0.9 s</source>
        <translation>800 ms、0.7–0.9 s</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>8 s; at least 30 s</source>
        <translation>8 s、≥ 30 s</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>at most 1.5 s</source>
        <translation>≤ 1.5 s</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>2026-11-30 10:02, UTC; 10 min</source>
        <translation>2026-11-30 10:02, UTC、10 min</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>10:05</source>
        <translation>10:05</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト数</translation>
    </message>
    <message>
        <source>how many it is of</source>
        <translation>対象の件数</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>file, dashboard or command</source>
        <translation>ファイル、ダッシュボード、コマンド</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>タイムアウト分</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>included, at the time-out</source>
        <translation>タイムアウト値で含む</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>known to be longer</source>
        <translation>より長いことが既知</translation>
    </message>
    <message>
        <source>Only requests of</source>
        <translation>対象リクエスト</translation>
    </message>
    <message>
        <source>any</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>this is no number of requests</source>
        <translation>リクエスト数ではありません</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <translation>要回答: %1</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationRowsModel</name>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1 と %2 の間</translation>
    </message>
    <message>
        <source>should be %1</source>
        <translation>あるべき値は %1</translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>リクエスト %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>timed-out ones counted as longer</source>
        <translation>時間切れは長いものと数える</translation>
    </message>
    <message>
        <source>its definition is not known</source>
        <translation>定義は不明</translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>出典の記載なし</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 以下</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ObservationsPanel</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>Not observed yet</source>
        <translation>まだ観測していないもの</translation>
    </message>
    <message>
        <source>would tell, bits</source>
        <translation>得られる情報、ビット</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>A claim to test</source>
        <translation>試す主張</translation>
    </message>
    <message>
        <source>it is the network</source>
        <translation>ネットワークのせいだ</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Test a claim like any other mechanism</source>
        <translation>主張を他のメカニズムと同じように試す</translation>
    </message>
    <message>
        <source>New observation…</source>
        <translation>新しい観測…</translation>
    </message>
    <message numerus="yes">
        <source>All %n figures of %1</source>
        <translation>
            <numerusform>%1 の全 %n 値</numerusform>
        </translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>証拠を取り込む…</translation>
    </message>
    <message>
        <source>Read off the run of %1</source>
        <translation>%1 の実行から読み取る</translation>
    </message>
    <message>
        <source>simulated run of %1</source>
        <translation>%1 のシミュレーション実行</translation>
    </message>
    <message>
        <source>New observation</source>
        <translation>新しい観測</translation>
    </message>
    <message>
        <source>Nothing in the catalogue models that. It counts under None of these%1; a project may add a [[mechanism]] of its own.</source>
        <translation>カタログにはありません。「どれでもない」に数えます%1。プロジェクトに独自の [[mechanism]] を加えられます。</translation>
    </message>
    <message>
        <source>Tested as “%1”</source>
        <translation>「%1」として試しました</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::OwnSystem</name>
    <message>
        <source>Choose files…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Make project</source>
        <translation>プロジェクトを作る</translation>
    </message>
    <message>
        <source>Paste a launch line, or drop a manifest, script, start-up log, config.json or trace here.</source>
        <translation>起動行を貼り付けるか、マニフェスト、スクリプト、起動ログ、config.json、トレースをここにドロップします。</translation>
    </message>
    <message>
        <source>Launch line</source>
        <translation>起動行</translation>
    </message>
    <message>
        <source>Take the files back</source>
        <translation>ファイルを取り消す</translation>
    </message>
    <message>
        <source>Requests a second, of all replicas</source>
        <translation>全レプリカの毎秒リクエスト数</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>as the files say</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Nothing leaves this computer; keys and names are left out</source>
        <translation>このコンピューターの外には出ません。鍵と名前は除かれます</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>What says how your engine runs</source>
        <translation>エンジンの動かし方を示すもの</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Nothing was given yet</source>
        <translation>まだ何も与えられていません</translation>
    </message>
    <message>
        <source>paste the line that starts your engine, or choose a file</source>
        <translation>エンジンの起動行を貼り付けるか、ファイルを選びます</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PageView</name>
    <message>
        <source>Pages of the report</source>
        <translation>レポートのページ</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PaletteModel</name>
    <message>
        <source>Traffic</source>
        <translation>トラフィック</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>経路</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>ハードウェア</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ParameterRow</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 をリセット</translation>
    </message>
    <message>
        <source>default %1</source>
        <translation>既定値 %1</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>未設定: %1</translation>
    </message>
    <message>
        <source>Differs: %1. A value entered here is set in all.</source>
        <translation>異なる値: %1。ここに入力した値はすべてに設定されます。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PartsBar</name>
    <message>
        <source>client in</source>
        <translation>クライアント往路</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>受け入れ</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>キュー</translation>
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
        <translation>クライアント復路</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PartsPanel</name>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>%1: %2 to the first token</source>
        <translation>%1: 最初のトークンまで %2</translation>
    </message>
    <message>
        <source>Over %1 requests of %2: %3 %4</source>
        <translation>%2 のリクエスト %1 件: %3 %4</translation>
    </message>
    <message>
        <source>Import a joined trace, or simulate, to see where the time of a request went.</source>
        <translation>結合したトレースをインポートするか、シミュレートすると、リクエストの時間の内訳が表示されます。</translation>
    </message>
    <message>
        <source>Parts of one request add; percentiles of parts do not.</source>
        <translation>1 つのリクエストの各部分は足し合わせられますが、各部分のパーセンタイルは足し合わせられません。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PatchCommand</name>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>An edit in the undo menu: %1 a parameter, %2 its value before, %3 after</extracomment>
        <translation>%1 を %2 から %3 に変更</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PercentileModel</name>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Time to first token: from arrival to the first token.</source>
        <translation>最初のトークンまでの時間: 到着から最初のトークンまで。</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>Time per output token: from the first token to the last, divided by the tokens after the first.</source>
        <translation>出力トークンあたりの時間: 最初のトークンから最後のトークンまでの時間を、2 番目以降のトークン数で割った値。</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Inter-token latency: the gap between two tokens of a request, over all gaps.</source>
        <translation>トークン間レイテンシー: リクエスト内の隣り合うトークンの間隔（全間隔が対象）。</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>From arrival to the first step that the request is in.</source>
        <translation>到着から、リクエストが含まれる最初のステップまで。</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>From the first step to the first token.</source>
        <translation>最初のステップから最初のトークンまで。</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>エンドツーエンド</translation>
    </message>
    <message>
        <source>From arrival to the last token.</source>
        <translation>到着から最後のトークンまで。</translation>
    </message>
    <message>
        <source>%1 Over %2 %3 values of the first replication.</source>
        <translation>%1 最初の反復の %2 個の %3 値が対象です。</translation>
    </message>
    <message>
        <source>95 % interval over replications; empty with one replication</source>
        <translation>反復間の 95 % 区間。反復が 1 回のときは空</translation>
    </message>
    <message>
        <source>How many times the p99 of %1</source>
        <translation>%1 の p99 に対する倍率</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>メトリック</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>投入</translation>
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
        <translation>区間</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>p99, × base</source>
        <translation>p99、× 基準</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelinePage</name>
    <message>
        <source>Lay out</source>
        <translation>整列</translation>
    </message>
    <message>
        <source>Fit in view</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Lay out by rank (Ctrl+L)</source>
        <translation>階層順に整列 (Ctrl+L)</translation>
    </message>
    <message>
        <source>Fit in view (0)</source>
        <translation>全体を表示 (0)</translation>
    </message>
    <message>
        <source>Remove the selected nodes or link (Del)</source>
        <translation>選択したノードまたは接続を削除 (Del)</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>ノード %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links</source>
        <translation>
            <numerusform>接続 %n 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not connected</source>
        <translation>
            <numerusform>未接続 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy nodes</source>
        <translation>ノードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste nodes</source>
        <translation>ノードを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>左端をそろえる(&amp;L)</translation>
    </message>
    <message>
        <source>Align &amp;tops</source>
        <translation>上端をそろえる(&amp;T)</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineScene</name>
    <message>
        <source>Link refused: %1 → %2</source>
        <translation>接続は拒否されました: %1 → %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PipelineView</name>
    <message>
        <source>Pipeline canvas</source>
        <translation>パイプラインのキャンバス</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes selected</source>
        <translation>
            <numerusform>%n 個のノードを選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, linked to %2</source>
        <translation>%1、%2 に接続</translation>
    </message>
    <message>
        <source>This scenario has no nodes. Drag one here from the palette, or double-click it there.</source>
        <translation>このシナリオにはノードがありません。パレットからここへドラッグするか、パレットでダブルクリックしてください。</translation>
    </message>
    <message>
        <source>Add %1 behind %2</source>
        <translation>%2 の後ろに %1 を追加</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n nodes</source>
        <translation>
            <numerusform>ノード %n 個を貼り付け</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PluginRegistry</name>
    <message>
        <source>It is not a Qt plugin, or was built for another Qt: %1</source>
        <translation>Qt プラグインではないか、別の Qt 用にビルドされています: %1</translation>
    </message>
    <message>
        <source>It could not be loaded: %1</source>
        <translation>読み込めませんでした: %1</translation>
    </message>
    <message>
        <source>Its metadata has the kind &quot;%1&quot;; it must be &quot;hardware&quot;, &quot;scheduler&quot; or &quot;workload&quot;.</source>
        <translation>メタデータの種類が「%1」です。「hardware」、「scheduler」、「workload」のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>Its interface is &quot;%1&quot;, but this program needs &quot;%2&quot;. Build it against this version&apos;s headers.</source>
        <translation>インターフェイスは「%1」ですが、このプログラムには「%2」が必要です。このバージョンのヘッダーでビルドしてください。</translation>
    </message>
    <message>
        <source>Its apiVersion is %1, but this program offers %2. Build it against this version&apos;s headers.</source>
        <translation>apiVersion は %1 ですが、このプログラムが提供するのは %2 です。このバージョンのヘッダーでビルドしてください。</translation>
    </message>
    <message>
        <source>Its metadata has no &quot;id&quot;. Name it in the JSON file beside the plugin.</source>
        <translation>メタデータに「id」がありません。プラグインと同じ場所の JSON ファイルで指定してください。</translation>
    </message>
    <message>
        <source>It does not offer the interface that its metadata names.</source>
        <translation>メタデータに書かれたインターフェイスを提供していません。</translation>
    </message>
    <message>
        <source>It calls itself &quot;%1&quot;, but its metadata says &quot;%2&quot;.</source>
        <translation>自身は「%1」と名乗っていますが、メタデータでは「%2」です。</translation>
    </message>
    <message>
        <source>It cannot make anything: its kind has no function for that.</source>
        <translation>何も作成できません: その種類に必要な関数がありません。</translation>
    </message>
    <message>
        <source>It failed while it described itself: %1</source>
        <translation>自身の記述中に失敗しました: %1</translation>
    </message>
    <message>
        <source>It failed while it was loaded: %1</source>
        <translation>読み込み中に失敗しました: %1</translation>
    </message>
    <message>
        <source>It failed while it was loaded.</source>
        <translation>読み込み中に失敗しました。</translation>
    </message>
    <message>
        <source>It needs &quot;%1&quot;, which is not there. Link what it needs, and build it against this version&apos;s headers.</source>
        <translation>必要な「%1」がありません。必要なものをリンクし、この版のヘッダーでビルドしてください。</translation>
    </message>
    <message>
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;. Give this one an id of its own, or name its folder in FULCRUM_PLUGIN_PATH, which is looked through first.</source>
        <translation>%1 プラグイン「%2」は既に「%3」から読み込まれています。別の id を付けるか、先に探される FULCRUM_PLUGIN_PATH にそのフォルダーを書いてください。</translation>
    </message>
    <message>
        <source>Its description is not right: %1</source>
        <translation>説明が正しくありません: %1</translation>
    </message>
    <message>
        <source>It failed while it described itself.</source>
        <translation>自身を説明する途中で失敗しました。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PortfolioPanel</name>
    <message>
        <source>%1 spare</source>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>No single input moves the first place.</source>
        <translation>首位を動かす単独の入力はありません。</translation>
    </message>
    <message>
        <source>Capacity in engineer-weeks</source>
        <translation>容量（人週）</translation>
    </message>
    <message>
        <source>Engineer-weeks there are; [ and ] move it by one</source>
        <translation>使える人週。[ と ] で一週ずつ変えます</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>What decides first place</source>
        <translation>首位を決めるもの</translation>
    </message>
    <message>
        <source>%1 weeks, one engineer</source>
        <translation>%1 週、技術者一人</translation>
    </message>
    <message>
        <source>Nothing fits that pays.</source>
        <translation>収まって割に合うものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n fit: %1 weeks at the 80 % value of each, net value %2</source>
        <translation>
            <numerusform>%n 件が収まる: 各 80 % 値で %1 週、正味 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1 (%2 weeks), %3</source>
        <translation>除外: %1（%2 週）、%3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::PredictedChart</name>
    <message>
        <source>Predicted against observed</source>
        <translation>予測と実測</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>実測</translation>
    </message>
    <message>
        <source>this mechanism</source>
        <translation>このメカニズム</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProblemsModel</name>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処方法</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectController</name>
    <message>
        <source>untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 をリセット</translation>
    </message>
    <message numerus="yes">
        <source>Move %n nodes</source>
        <translation>
            <numerusform>%n 個のノードを移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 を移動</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Link %1 to %2</source>
        <translation>%1 を %2 に接続</translation>
    </message>
    <message>
        <source>Remove link %1 to %2</source>
        <translation>%1 から %2 への接続を削除</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n nodes</source>
        <translation>
            <numerusform>%n 個のノードを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message numerus="yes">
        <source>Add %n observations</source>
        <translation>
            <numerusform>%n 件の観測を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 を編集</translation>
    </message>
    <message numerus="yes">
        <source>Add %n records</source>
        <translation>
            <numerusform>%n 件の記録を追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate of %1 by %2</source>
        <translation>%2 による %1 の見積もり</translation>
    </message>
    <message>
        <source>Remove the estimate of %1 by %2</source>
        <translation>%2 による %1 の見積もりを削除</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>%1 の見積もり</translation>
    </message>
    <message>
        <source>How levers are compared</source>
        <translation>手段の比べ方</translation>
    </message>
    <message>
        <source>Set the healthy scenario</source>
        <translation>健全なシナリオを設定</translation>
    </message>
    <message>
        <source>Edit the prior of %1</source>
        <translation>%1 の事前確率を編集</translation>
    </message>
    <message>
        <source>Note of %1</source>
        <translation>%1 のメモ</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ProjectTreeModel</name>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>%1, extends %2</source>
        <translation>%1、%2 を拡張</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>エビデンス</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>ノートブック</translation>
    </message>
    <message>
        <source>Files of measurements: drop them on the window to import them</source>
        <translation>測定ファイル: ウィンドウにドロップするとインポートします</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>実測</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RankHeat</name>
    <message>
        <source>Probability of each rank</source>
        <translation>各順位の確率</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>P(first) is the marked column. Rows that share a shade across are a tie.</source>
        <translation>P(1位) は印のある列。濃さが同じ行は同順位です。</translation>
    </message>
    <message>
        <source>%1 has rank %2 in %3 of the draws</source>
        <translation>%1 は抽出の %3 で %2 位</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecordEditor</name>
    <message>
        <source>Due</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>what it says</source>
        <translation>記録の内容</translation>
    </message>
    <message>
        <source>At</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>2026-11-30 10:02, UTC; 10 min</source>
        <translation>2026-11-30 10:02, UTC、10 min</translation>
    </message>
    <message>
        <source>10:05</source>
        <translation>10:05</translation>
    </message>
    <message>
        <source>About</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>ids, with commas between</source>
        <translation>ID（カンマ区切り）</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>choose a metric</source>
        <translation>メトリックを選択</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>メトリック</translation>
    </message>
    <message>
        <source>choose a statistic</source>
        <translation>統計量を選択</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>統計量</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上昇</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>can be taken back</source>
        <translation>取り消せる</translation>
    </message>
    <message>
        <source>can not be taken back</source>
        <translation>取り消せない</translation>
    </message>
    <message>
        <source>Add falsifier</source>
        <translation>反証条件を追加</translation>
    </message>
    <message>
        <source>Add prediction</source>
        <translation>予測を追加</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>未完成: %1</translation>
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
        <translation>日時</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
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
        <translation>すべて</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Useful, /s</source>
        <translation>有効、/s</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>最古</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RecoveryPanel</name>
    <message>
        <source>Full service restored</source>
        <translation>完全復旧</translation>
    </message>
    <message>
        <source>Overload bounded</source>
        <translation>過負荷を抑制</translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation>未復旧</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>判定不能</translation>
    </message>
    <message>
        <source>Recovery by class</source>
        <translation>クラス別の復旧</translation>
    </message>
    <message>
        <source>Useful: completed within the objective, over what was offered. From %1.</source>
        <translation>有効: 目標内に完了した数 / 投入数。出典: %1。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayMatrix</name>
    <message>
        <source>Neither %1, %2 only %3, %4 only %5, both %6</source>
        <translation>どちらもなし %1、%2 のみ %3、%4 のみ %5、両方 %6</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>%1 なし</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 あり</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReplayPanel</name>
    <message>
        <source>Accept replay</source>
        <translation>リプレイを承認</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Credit the action with what the replay shows, in your name</source>
        <translation>リプレイが示す効果を、あなたの名前でその対処のものと認定します</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n replications</source>
        <translation>
            <numerusform>%1、反復 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>リプレイ中…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Replay again</source>
        <translation>再リプレイ</translation>
    </message>
    <message>
        <source>No other action was under way at the same time.</source>
        <translation>同時に進行していた対処はほかにありません。</translation>
    </message>
    <message>
        <source>%1 and %2 overlap. Replaying neither, each and both with the same random draws tells them apart.</source>
        <translation>%1 と %2 が重なっています。同じ乱数で「なし」「それぞれ」「両方」をリプレイすると、両者を区別できます。</translation>
    </message>
    <message>
        <source>The recorded credit stays unresolved until you accept the replay.</source>
        <translation>リプレイを承認するまで、記録上の効果認定は未確定のままです。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
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
        <translation>%1 として書き出し</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>節</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>as the project says</source>
        <translation>プロジェクトのとおり</translation>
    </message>
    <message>
        <source>few, rough figures</source>
        <translation>少数、粗い値</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>How much is run for triage, ranking and reproducer</source>
        <translation>トリアージ、順位、再現のための実行量</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較相手</translation>
    </message>
    <message>
        <source>The same numbers go into all forms; CSV holds every table. Times are UTC.</source>
        <translation>どの形式も同じ数値。CSV にはすべての表が入ります。時刻は UTC。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Page after</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>As the PDF prints it</source>
        <translation>PDF の印刷と同じ</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>ページに合わせる</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>幅に合わせる</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ズーム</translation>
    </message>
    <message>
        <source>Nothing to report yet. A report is made of a project&apos;s scenarios, observations and notebook. Open a project, or start with a new one.</source>
        <translation>まだ報告するものがありません。レポートはプロジェクトのシナリオ、観測、ノートから作られます。プロジェクトを開くか新しく始めてください。</translation>
    </message>
    <message>
        <source>Lay out the report</source>
        <translation>レポートを組む</translation>
    </message>
    <message>
        <source>Runs of the report</source>
        <translation>レポートの実行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>別のプロジェクト…</translation>
    </message>
    <message>
        <source>Projects (*.toml)</source>
        <translation>プロジェクト (*.toml)</translation>
    </message>
    <message>
        <source>Runs of %1</source>
        <translation>%1 の実行</translation>
    </message>
    <message>
        <source>Ready to send</source>
        <translation>送信できます</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) open</source>
        <translation>
            <numerusform>未確認 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Checks before you send, on the right</source>
        <translation>送信前の確認は右側</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), written to %1</source>
        <translation>
            <numerusform>%n ページ、%1 に書き込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>実行中…</translation>
    </message>
    <message>
        <source>Next: run all parts</source>
        <translation>次: すべて実行</translation>
    </message>
    <message>
        <source>Scenarios, triage, ranking and reproducer, with the same seeds</source>
        <translation>シナリオ、トリアージ、順位、再現、同じシード</translation>
    </message>
    <message>
        <source>Next: export PDF</source>
        <translation>次: PDF を書き出す</translation>
    </message>
    <message>
        <source>no pages</source>
        <translation>ページなし</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>レポートを書き出す</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 を書き込む</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ReportSide</name>
    <message>
        <source>Copy text</source>
        <translation>文をコピー</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Where the figures come from</source>
        <translation>数値の出どころ</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Picture of the update</source>
        <translation>報告の画像</translation>
    </message>
    <message>
        <source>Checks before you send</source>
        <translation>送信前の確認</translation>
    </message>
    <message>
        <source>Incident update</source>
        <translation>障害の報告</translation>
    </message>
    <message>
        <source>Eight lines for a chat stand here once there is a project.</source>
        <translation>プロジェクトがあれば、チャット用の八行がここに出ます。</translation>
    </message>
    <message>
        <source>measured or judged</source>
        <translation>測定または判断</translation>
    </message>
    <message>
        <source>No figures yet.</source>
        <translation>まだ数値はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s); each names its run in every form.</source>
        <translation>
            <numerusform>数値 %n 個。どの形式でも実行を示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check yet.</source>
        <translation>まだ確認するものはありません。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RequestLanes</name>
    <message>
        <source>Request lanes</source>
        <translation>リクエストのレーン</translation>
    </message>
    <message>
        <source>&lt;b&gt;Request lanes.&lt;/b&gt; Each bar is a request of the first replication from its arrival to its last token: waiting orange, prefill blue, decode green. Zoomed out, a column has the colour of what takes most of its time and is as strong as it is full. Requests that were preempted are hatched in purple. A click shows the parts of one, which add up exactly; comma and full stop go to the one that arrived before and after it.</source>
        <translation>&lt;b&gt;リクエストのレーン。&lt;/b&gt;棒は最初の反復の一つのリクエストで、到着から最後のトークンまで。待ちは橙、prefill は青、decode は緑。縮小すると列は最も時間を取るものの色になり、埋まり具合で濃くなります。プリエンプトは紫の斜線。クリックで内訳を示し、和は正確です。コンマとピリオドで前後に到着したものへ。</translation>
    </message>
    <message numerus="yes">
        <source>%n lanes</source>
        <translation>
            <numerusform>レーン %n 本</numerusform>
        </translation>
    </message>
    <message>
        <source>request %1</source>
        <translation>リクエスト %1</translation>
    </message>
    <message>
        <source>Request %1, arrived %2</source>
        <translation>リクエスト %1、到着 %2</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>クラス %1</translation>
    </message>
    <message numerus="yes">
        <source>preempted %n times; when is not kept</source>
        <translation>
            <numerusform>プリエンプト %n 回。時刻は残していません</numerusform>
        </translation>
    </message>
    <message>
        <source>client in</source>
        <translation>クライアント入</translation>
    </message>
    <message>
        <source>admission</source>
        <translation>受け入れ</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>待ち行列</translation>
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
        <translation>クライアント出</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待ち</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1、リクエスト %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>preempted</source>
        <translation>プリエンプト</translation>
    </message>
    <message>
        <source>%1 of %2 lanes; click a bar for its parts</source>
        <translation>レーン %1 / %2。棒をクリックで内訳</translation>
    </message>
    <message>
        <source>too many to be kept</source>
        <translation>多すぎて残せません</translation>
    </message>
    <message>
        <source>No request is selected</source>
        <translation>リクエストは選ばれていません</translation>
    </message>
    <message>
        <source>%1 + %2 tok</source>
        <translation>%1 + %2 tok</translation>
    </message>
    <message>
        <source>it was not answered in full</source>
        <translation>最後まで答えられませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>its longest step</source>
        <translation>最も長いステップ</translation>
    </message>
    <message>
        <source>most tokens in a step</source>
        <translation>ステップの最多トークン</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>No. %1</translation>
    </message>
    <message>
        <source>end to end, their sum</source>
        <translation>エンドツーエンド、内訳の和</translation>
    </message>
    <message>
        <source>others in its steps</source>
        <translation>同じステップの他のもの</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunHeader</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>against</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>before edit</source>
        <translation>編集前</translation>
    </message>
    <message>
        <source>The project was edited after this run; simulate again to see its effect.</source>
        <translation>この実行の後にプロジェクトが編集されました。効果を見るには再度シミュレートしてください。</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>レプリカ</translation>
    </message>
    <message>
        <source>Which engine replica the timelines show</source>
        <translation>タイムラインに表示するエンジンのレプリカ</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>The scenario that figures and timelines are compared with</source>
        <translation>数値とタイムラインの比較対象とするシナリオ</translation>
    </message>
    <message>
        <source>Back to the last zoom (Backspace)</source>
        <translation>直前のズームに戻る (Backspace)</translation>
    </message>
    <message>
        <source>Zoom in (W)</source>
        <translation>拡大 (W)</translation>
    </message>
    <message>
        <source>Zoom out (S)</source>
        <translation>縮小 (S)</translation>
    </message>
    <message>
        <source>one replication</source>
        <translation>反復 1 回</translation>
    </message>
    <message>
        <source>%1 replications</source>
        <translation>反復 %1 回</translation>
    </message>
    <message>
        <source>%1: %2 requests offered, %3</source>
        <translation>%1: 投入リクエスト %2 件、%3</translation>
    </message>
    <message>
        <source>%1: TTFT p99 %2 of %3 requests offered, %4</source>
        <translation>%1: 投入リクエスト %3 件の TTFT p99 は %2、%4</translation>
    </message>
    <message>
        <source>no steady state</source>
        <translation>定常状態なし</translation>
    </message>
    <message>
        <source>Nothing is known that lowers the trust in this run further.</source>
        <translation>この実行の信頼性をさらに下げる要因は知られていません。</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>すべてのレプリカ</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Align starts: what was measured begins where the simulated run begins</source>
        <translation>開始を揃える: 実測の始まりをシミュレーションの始まりに合わせます</translation>
    </message>
    <message>
        <source>Show the whole run (0)</source>
        <translation>実行全体を表示 (0)</translation>
    </message>
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>バックテスト済み（残差 %1、別のデータで %2）</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>較正済み（残差 %1）</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>未較正、実測の層テーブルから</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>未較正</translation>
    </message>
    <message numerus="yes">
        <source>, %n flags of the real engine are not simulated</source>
        <translation>
            <numerusform>、実際のエンジンのフラグ %n 個は未シミュレート</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack the two runs</source>
        <translation>2 つの実行を上下に並べる</translation>
    </message>
    <message>
        <source>Stacked: rows of its own for what is compared with, and for the difference, on the same time axis. Otherwise it lies dashed under the lines.</source>
        <translation>並べると、比較対象と差がそれぞれ独自の行になり、時間軸は共通です。並べなければ、線の下に破線で重なります。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::RunPage</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>シミュレート</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>レイテンシー</translation>
    </message>
    <message>
        <source>Percentiles by class</source>
        <translation>クラス別パーセンタイル</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>シナリオの並列比較</translation>
    </message>
    <message>
        <source>Copy the table as tab-separated values (Ctrl+C)</source>
        <translation>表をタブ区切りでコピー (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>表をコピー</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>cumulative, log scale</source>
        <translation>累積、対数目盛</translation>
    </message>
    <message>
        <source>a row shows its scenario</source>
        <translation>行を選ぶとそのシナリオを表示</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; 95 % over replications</source>
        <translation>投入リクエストの最近順位法、反復間の 95 %</translation>
    </message>
    <message>
        <source>nearest rank over offered requests; one replication</source>
        <translation>投入リクエストの最近順位法、反復 1 回</translation>
    </message>
    <message>
        <source>no steady state: true of this run, not of the system</source>
        <translation>定常状態なし: この実行についての値で、システムの性質ではありません</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>No run yet. Simulate to see timelines, percentiles and scenarios side by side, or import evidence to see what was measured: drop a file here.</source>
        <translation>実行はまだありません。シミュレートするとタイムライン、パーセンタイル、シナリオの比較が表示されます。エビデンスをインポートすると実測が表示されます: ファイルをここにドロップしてください。</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>エビデンスをインポート…</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n measured series; not simulated yet</source>
        <translation>
            <numerusform>%1: 実測系列 %n 件、未シミュレート</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>time against tokens</source>
        <translation>時間とトークン</translation>
    </message>
    <message>
        <source>all replicas</source>
        <translation>全レプリカ</translation>
    </message>
    <message>
        <source>%1 of 1,000 gaps above 100 ms</source>
        <translation>1,000 間隔のうち %1 が 100 ms 超</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SectionList</name>
    <message>
        <source>One-page summary</source>
        <translation>一枚の要約</translation>
    </message>
    <message>
        <source>Impact and status</source>
        <translation>影響と状況</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>Mitigations, judged</source>
        <translation>緩和とその評価</translation>
    </message>
    <message>
        <source>Rivals and measurement</source>
        <translation>競合と測定</translation>
    </message>
    <message>
        <source>What would prove it wrong</source>
        <translation>反証するもの</translation>
    </message>
    <message>
        <source>Fixes and ranking</source>
        <translation>対策と順位</translation>
    </message>
    <message>
        <source>What we would not do</source>
        <translation>行わないこと</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>予防</translation>
    </message>
    <message>
        <source>Reproducer</source>
        <translation>再現</translation>
    </message>
    <message>
        <source>Assumptions and limits</source>
        <translation>仮定と限界</translation>
    </message>
    <message>
        <source>Tables in full</source>
        <translation>すべての表</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Sections of the report</source>
        <translation>レポートの節</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SelectionBar</name>
    <message>
        <source>mean %1, largest %2 %3</source>
        <translation>平均 %1、最大 %2 %3</translation>
    </message>
    <message>
        <source>measured %1, n %2</source>
        <translation>実測 %1、n %2</translation>
    </message>
    <message>
        <source>nothing measured here</source>
        <translation>ここに実測はありません</translation>
    </message>
    <message>
        <source>simulated %1</source>
        <translation>シミュレーション %1</translation>
    </message>
    <message>
        <source>nothing simulated here</source>
        <translation>ここにシミュレーションはありません</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Make observation</source>
        <translation>観測を作成</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Row that the selection&apos;s figures are of</source>
        <translation>選択範囲の数値の対象行</translation>
    </message>
    <message>
        <source>Show only the selection (F)</source>
        <translation>選択範囲だけを表示 (F)</translation>
    </message>
    <message>
        <source>Clear the selection (Esc)</source>
        <translation>選択を解除 (Esc)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>選択を解除</translation>
    </message>
    <message>
        <source>Take the measured figure into the project as an observation (M)</source>
        <translation>実測値を観測としてプロジェクトに取り込みます (M)</translation>
    </message>
    <message>
        <source>Observations are made of what was measured; this row has nothing measured in the selection.</source>
        <translation>観測は実測から作成します。この行の選択範囲には実測がありません。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SeriesLegend</name>
    <message>
        <source>simulated mean, min–max</source>
        <translation>シミュレーション: 平均、最小–最大</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>実測</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Simulator</name>
    <message numerus="yes">
        <source>%n replications</source>
        <translation>
            <numerusform>反復 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Simulate %1, %2</source>
        <translation>%1 をシミュレート、%2</translation>
    </message>
    <message numerus="yes">
        <source>Simulate %n scenarios, %1</source>
        <translation>
            <numerusform>%n 個のシナリオをシミュレート、%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SlopeChart</name>
    <message>
        <source>Two rankings</source>
        <translation>二つの順位</translation>
    </message>
    <message>
        <source>Choose what the ranking is compared with.</source>
        <translation>順位の比較相手を選んでください。</translation>
    </message>
    <message>
        <source>No lever changes its place.</source>
        <translation>順位が変わる手段はありません。</translation>
    </message>
    <message>
        <source>a tie in both</source>
        <translation>どちらも同順位</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StatusStrip</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Progress of the job</source>
        <translation>ジョブの進捗</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>ジョブをキャンセル</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>問題 %1</translation>
    </message>
    <message>
        <source>Jobs none</source>
        <translation>ジョブなし</translation>
    </message>
    <message>
        <source>Jobs %1</source>
        <translation>ジョブ %1</translation>
    </message>
    <message>
        <source>cancelling</source>
        <translation>キャンセル中</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::StepScatter</name>
    <message>
        <source>Step time against tokens</source>
        <translation>ステップ時間とトークン</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steps.&lt;/b&gt; One dot a stretch of time: its longest step against the most tokens that a step of it computed. Dots that rise to the right are prompts that everybody waits for; a dot that is high with few tokens is something else: the host, or a compile. A click goes to the time.</source>
        <translation>&lt;b&gt;ステップ。&lt;/b&gt;時間の区切りごとに一点: 最も長いステップと、一ステップで計算した最多トークン。右に上がる点は皆が待つプロンプト、トークンが少なく高い点は別の原因（ホストやコンパイル）です。クリックでその時刻へ。</translation>
    </message>
    <message numerus="yes">
        <source>%n dots</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message>
        <source>No step was recorded.</source>
        <translation>ステップの記録はありません。</translation>
    </message>
    <message>
        <source>most tokens in a step; up: the longest step; a dot each %1</source>
        <translation>一ステップの最多トークン。縦: 最長のステップ。%1 ごとに一点</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::SymptomPictures</name>
    <message>
        <source>step time</source>
        <translation>ステップ時間</translation>
    </message>
    <message>
        <source>TPOT p95 %1, TTFT p95 %2</source>
        <translation>TPOT p95 %1、TTFT p95 %2</translation>
    </message>
    <message>
        <source>running requests</source>
        <translation>実行中のリクエスト</translation>
    </message>
    <message>
        <source>cap %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>mean occupancy %1 of the cap</source>
        <translation>平均占有は上限の %1</translation>
    </message>
    <message>
        <source>KV in use</source>
        <translation>使用中の KV</translation>
    </message>
    <message>
        <source>all blocks</source>
        <translation>全ブロック</translation>
    </message>
    <message>
        <source>%1 preemptions while documents run</source>
        <translation>文書の実行中にプリエンプト %1 回</translation>
    </message>
    <message>
        <source>step time, 10 s</source>
        <translation>ステップ時間、10 s</translation>
    </message>
    <message>
        <source>ITL p50 %1, p99 %2, mean TPOT %3</source>
        <translation>ITL p50 %1、p99 %2、TPOT 平均 %3</translation>
    </message>
    <message>
        <source>GPU time of one request</source>
        <translation>一リクエストの GPU 時間</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>prefill and decode, %1</source>
        <translation>prefill と decode、%1</translation>
    </message>
    <message>
        <source>with the prefix cache</source>
        <translation>プレフィックスキャッシュあり</translation>
    </message>
    <message>
        <source>%1, cached %2</source>
        <translation>%1、キャッシュ %2</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TextView</name>
    <message>
        <source>Project text</source>
        <translation>プロジェクトテキスト</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TimelineView</name>
    <message>
        <source>base</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Timelines of the run</source>
        <translation>実行のタイムライン</translation>
    </message>
    <message>
        <source>max </source>
        <translation>最大 </translation>
    </message>
    <message>
        <source>Unit: %1; %2.</source>
        <translation>単位: %1、%2。</translation>
    </message>
    <message>
        <source>%1: mean %2, from %3 to %4 %5</source>
        <translation>%1: 平均 %2、%3～%4 %5</translation>
    </message>
    <message>
        <source>%1: mean %2 %3</source>
        <translation>%1: 平均 %2 %3</translation>
    </message>
    <message>
        <source>Simulated; line: mean, band: smallest to largest.</source>
        <translation>シミュレーション。線: 平均、帯: 最小～最大。</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>%1 時点</translation>
    </message>
    <message>
        <source>Means of what is shown</source>
        <translation>表示範囲の平均</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n requests</source>
        <translation>
            <numerusform>%1、リクエスト %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured: mean %1, from %2 to %3 %4, %n points</source>
        <translation>
            <numerusform>実測: 平均 %1、%2～%3 %4、%n 点</numerusform>
        </translation>
    </message>
    <message>
        <source>Means from %1 to %2</source>
        <translation>%1～%2 の平均</translation>
    </message>
    <message>
        <source>%1 measured %2 %3</source>
        <translation>%1 実測 %2 %3</translation>
    </message>
    <message>
        <source>Running and waiting requests, KV cache, tokens a step, step time and the age of the oldest request in the queue, simulated and measured. The wheel zooms, a drag selects a range, Shift and drag pans, Ctrl and drag slides what was measured; W S A D zoom and pan, Backspace goes back, F shows the selection or the whole run, M makes an observation of the selection.</source>
        <translation>実行中と待機中のリクエスト、KV キャッシュ、ステップあたりのトークン、ステップ時間、キュー内の最古のリクエストの経過時間（シミュレーションと実測）。ホイールでズーム、ドラッグで範囲を選択、Shift+ドラッグでパン、Ctrl+ドラッグで実測をずらします。W S A D でズームとパン、Backspace で戻る、F で選択範囲または実行全体を表示、M で選択範囲から観測を作成します。</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TriageAnalysis</name>
    <message>
        <source>Simulate mechanisms</source>
        <translation>メカニズムをシミュレート</translation>
    </message>
    <message>
        <source>Simulate what helps against “%1”</source>
        <translation>「%1」に効くものをシミュレート</translation>
    </message>
    <message>
        <source>Simulate what comes near more closely</source>
        <translation>近いものをより詳しくシミュレート</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::TriagePage</name>
    <message>
        <source>Triage</source>
        <translation>トリアージ</translation>
    </message>
    <message>
        <source>Simulate again</source>
        <translation>もう一度シミュレート</translation>
    </message>
    <message>
        <source>Import evidence…</source>
        <translation>証拠を取り込む…</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>メカニズム</translation>
    </message>
    <message>
        <source>predicted under each observation; marked = fails</source>
        <translation>各観測での予測。印は不一致</translation>
    </message>
    <message>
        <source>Triage needs a scenario in which all is well. Add one on the Pipeline page.</source>
        <translation>トリアージには健全なシナリオが必要です。パイプラインページで追加してください。</translation>
    </message>
    <message>
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one; what was observed comes next.</source>
        <translation>トリアージは、健全なシステムを観測された状態にするメカニズムを問います。まず健全なシナリオを示し、次に観測を入れてください。</translation>
    </message>
    <message>
        <source>Take “%1” as healthy</source>
        <translation>「%1」を健全とみなす</translation>
    </message>
    <message>
        <source>No observations yet. Enter what the dashboard shows, before and now, or import evidence and take its figures over.</source>
        <translation>まだ観測はありません。ダッシュボードの以前と現在の値を入れるか、証拠を取り込んで値を使ってください。</translation>
    </message>
    <message>
        <source>Add observation</source>
        <translation>観測を追加</translation>
    </message>
    <message>
        <source>Mechanisms are being simulated; the first ranking appears in a moment.</source>
        <translation>メカニズムをシミュレート中。最初の順位がまもなく出ます。</translation>
    </message>
    <message>
        <source>The simulation failed.</source>
        <translation>シミュレーションに失敗しました。</translation>
    </message>
    <message>
        <source>Cancelled before a first ranking was there.</source>
        <translation>最初の順位の前に取り消されました。</translation>
    </message>
    <message>
        <source>The ranking appears with the first observation.</source>
        <translation>最初の観測で順位が出ます。</translation>
    </message>
    <message>
        <source>Nothing was simulated yet.</source>
        <translation>まだシミュレートしていません。</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%2 のうち %1 を試行</translation>
    </message>
    <message>
        <source>%1 tried, %2 left out</source>
        <translation>%1 を試行、%2 は除外</translation>
    </message>
    <message>
        <source>cancelled, %1 of %2 mechanisms</source>
        <translation>取り消し、メカニズム %1 / %2</translation>
    </message>
    <message>
        <source>What was simulated by then is ranked; the others are missing.</source>
        <translation>それまでの分を順位付けしています。残りはありません。</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>改良中</translation>
    </message>
    <message>
        <source>More runs are under way; the ranking may still move.</source>
        <translation>さらに実行中です。順位は変わるかもしれません。</translation>
    </message>
    <message>
        <source>next: %1, %2</source>
        <translation>次点: %1、%2</translation>
    </message>
    <message>
        <source>The constants of the simulated system are as good as this says.</source>
        <translation>シミュレート対象の定数の確かさはこのとおりです。</translation>
    </message>
    <message>
        <source>Next: measure %1</source>
        <translation>次: %1 を測る</translation>
    </message>
    <message>
        <source>Next: rank fixes</source>
        <translation>次: 対策を順位付け</translation>
    </message>
    <message>
        <source>Known events</source>
        <translation>既知の出来事</translation>
    </message>
    <message>
        <source>What is known to have happened, or not to. It becomes priors of the project, which stand beside each mechanism and can be edited there.</source>
        <translation>起きた、または起きていないとわかっていること。プロジェクトの事前確率になり、各メカニズムのところに表示され、そこで編集できます。</translation>
    </message>
    <message>
        <source>A deploy went out just before</source>
        <translation>直前にデプロイがあった</translation>
    </message>
    <message>
        <source>Nothing was deployed</source>
        <translation>デプロイはなかった</translation>
    </message>
    <message>
        <source>Traffic changed</source>
        <translation>トラフィックが変わった</translation>
    </message>
    <message>
        <source>Traffic is as before</source>
        <translation>トラフィックは以前と同じ</translation>
    </message>
    <message>
        <source>Hosts, network or replicas changed</source>
        <translation>ホスト、ネットワーク、レプリカのどれかが変わった</translation>
    </message>
    <message>
        <source>Hosts, network and replicas are as before</source>
        <translation>ホスト、ネットワーク、レプリカは以前と同じ</translation>
    </message>
    <message>
        <source>Back to the catalogue&apos;s priors</source>
        <translation>カタログの事前確率に戻す</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::UnobservedModel</name>
    <message>
        <source>%1: expected to tell %2 bits; %3</source>
        <translation>%1: 見込み %2 ビット。%3</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::ValueSlider</name>
    <message>
        <source>Slider of %1</source>
        <translation>%1 のスライダー</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::WelcomePage</name>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>見えるもの</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>メカニズム</translation>
    </message>
    <message>
        <source>Lever to pull</source>
        <translation>手段</translation>
    </message>
    <message>
        <source>Buys, simulated</source>
        <translation>効果、シミュレーション</translation>
    </message>
    <message>
        <source>Wrong if you see → then</source>
        <translation>これが見えたら誤り → 別の原因</translation>
    </message>
    <message>
        <source>Five symptoms</source>
        <translation>五つの症状</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open %1, %2</source>
        <translation>%1 を開く、%2</translation>
    </message>
    <message>
        <source>Five symptoms, one answer each</source>
        <translation>五つの症状、それぞれに一つの答え</translation>
    </message>
    <message>
        <source>Start from your own system</source>
        <translation>自分のシステムから始める</translation>
    </message>
    <message>
        <source>Or from a file</source>
        <translation>またはファイルから</translation>
    </message>
    <message>
        <source>New project: one engine on one device</source>
        <translation>新しいプロジェクト: 一台のデバイスに一つのエンジン</translation>
    </message>
    <message>
        <source>Import evidence: Prometheus, /metrics, logs, bench results, traces</source>
        <translation>証拠を取り込む: Prometheus、/metrics、ログ、ベンチマーク、トレース</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>プロジェクトを開く</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Example projects</source>
        <translation>例のプロジェクト</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>The example projects were not found beside the program; they are part of its source.</source>
        <translation>例のプロジェクトがプログラムのそばに見つかりません。ソースに含まれています。</translation>
    </message>
    <message>
        <source>How Fulcrum works</source>
        <translation>Fulcrum のしくみ</translation>
    </message>
    <message>
        <source>Pipeline: draw workload, gateway, router, engines and devices</source>
        <translation>パイプライン: 負荷、ゲートウェイ、ルーター、エンジン、デバイスを描く</translation>
    </message>
    <message>
        <source>Run: simulate every engine step, lay measured series over it</source>
        <translation>実行: エンジンの各ステップをシミュレートし、実測を重ねる</translation>
    </message>
    <message>
        <source>Triage: rank rival mechanisms, name the one measurement that splits them</source>
        <translation>トリアージ: 競合するメカニズムを順位付けし、分ける測定を示す</translation>
    </message>
    <message>
        <source>Fixes: rank levers by expected value, with what they make worse</source>
        <translation>対策: 手段を期待値で順位付けし、悪化も示す</translation>
    </message>
    <message>
        <source>Notebook: keep what was seen apart from what is believed</source>
        <translation>ノート: 見たことと考えたことを分ける</translation>
    </message>
    <message>
        <source>Report: export for the review, the chat channel and CI</source>
        <translation>レポート: レビュー、チャット、CI へ書き出す</translation>
    </message>
    <message>
        <source>Nothing opened yet. Projects that you open appear here.</source>
        <translation>まだ何も開いていません。開いたプロジェクトがここに出ます。</translation>
    </message>
</context>
</TS>
