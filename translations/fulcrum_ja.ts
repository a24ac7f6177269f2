<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
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
        <source>Select one node to see its parameters.</source>
        <translation>ノードを 1 つ選択するとパラメーターが表示されます。</translation>
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
        <source>The %1 plugin &quot;%2&quot; has already been loaded from &quot;%3&quot;.</source>
        <translation>%1 プラグイン「%2」はすでに「%3」から読み込まれています。</translation>
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
</TS>
