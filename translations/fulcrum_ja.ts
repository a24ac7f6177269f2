<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>Action</name>
    <message>
        <source>Roll the engines back, a quarter at a time</source>
        <translation>エンジンを四分の一ずつロールバックする</translation>
    </message>
    <message>
        <source>Replicas that run with what changed restart in turn with the values from before. Each comes back with an empty cache, and is missing while it starts.</source>
        <translation>変更された値で動くレプリカが、順に以前の値で再起動する。それぞれ空のキャッシュで戻り、起動中は抜ける。</translation>
    </message>
    <message>
        <source>Turn the change off by its flag</source>
        <translation>変更をフラグでオフにする</translation>
    </message>
    <message>
        <source>Template, lengths, gateway, client or router get their values from before, without a restart. What waits by then still has to be served.</source>
        <translation>テンプレート、長さ、ゲートウェイ、クライアント、ルーターが、再起動なしで以前の値に戻る。それまでに待っている分はまだ処理が必要。</translation>
    </message>
    <message>
        <source>Take the affected replicas out of rotation</source>
        <translation>影響を受けたレプリカをローテーションから外す</translation>
    </message>
    <message>
        <source>They get no new requests, serve what they have for ten seconds, and stay away; what is left over begins again on the others, which have to carry all of it.</source>
        <translation>新しいリクエストを受けず、手持ちを 10 秒処理し、外れたままになる。残りは他のレプリカで最初からやり直され、全部をそこで担う。</translation>
    </message>
    <message>
        <source>Restart every replica as it is, a quarter at a time</source>
        <translation>すべてのレプリカをそのまま四分の一ずつ再起動する</translation>
    </message>
    <message>
        <source>The reflex. Queues and caches are emptied; what made them so is still there.</source>
        <translation>反射的な対応。キューとキャッシュは空になるが、そうさせた原因は残る。</translation>
    </message>
    <message>
        <source>Cap the length of answers</source>
        <translation>応答の長さに上限を設ける</translation>
    </message>
    <message>
        <source>The gateway cuts answers at the mean length of healthy ones: decode work and KV cache shrink at once, at the price of answers that end early.</source>
        <translation>ゲートウェイが応答を正常時の平均の長さで切る。decode の仕事と KV キャッシュはすぐ減るが、応答が早く終わる。</translation>
    </message>
    <message>
        <source>Refuse what would wait too long</source>
        <translation>待ちが長すぎるものを断る</translation>
    </message>
    <message>
        <source>The gateway lets as many requests through as the healthy fleet had at a time, and rejects what would wait behind half as many more: those that are served are served soon.</source>
        <translation>ゲートウェイは、正常時に同時に処理していた数だけ通し、さらにその半分より後ろで待つものを断る。処理されるものはすぐ処理される。</translation>
    </message>
    <message>
        <source>Cap the prompt tokens of each tenant</source>
        <translation>テナントごとにプロンプトトークンを制限する</translation>
    </message>
    <message>
        <source>A token bucket for each tenant, filled at a fifth above the prompt tokens that all of them sent together before: who floods is refused, the others are not.</source>
        <translation>テナントごとのトークンバケット。以前の全テナント合計のプロンプトトークンより五分の一多く補充される。あふれさせる者は断られ、他は断られない。</translation>
    </message>
    <message>
        <source>Add a quarter more replicas</source>
        <translation>レプリカを四分の一追加する</translation>
    </message>
    <message>
        <source>They load their weights and start with an empty cache before they help; they cost as long as they stay.</source>
        <translation>重みを読み込み、空のキャッシュで始まってから役立つ。居る間は費用がかかる。</translation>
    </message>
</context>
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
    <name>Lever</name>
    <message>
        <source>Prefix caching and a static-first template</source>
        <translation>プレフィックスキャッシュと静的部分が先のテンプレート</translation>
    </message>
    <message>
        <source>Keeps the KV of shared prompt beginnings, and puts whatever changes from request to request behind them.</source>
        <translation>共有されるプロンプトの先頭の KV を保ち、リクエストごとに変わるものを後ろに置く。</translation>
    </message>
    <message>
        <source>prompt tokens by source: the share that is computed</source>
        <translation>由来別のプロンプトトークン: 計算された割合</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget</source>
        <translation>ステップ予算付きの chunked prefill</translation>
    </message>
    <message>
        <source>Cuts prompts so that no step is longer than the inter-token objective allows.</source>
        <translation>トークン間の目標が許すより長いステップがないように、プロンプトを分割する。</translation>
    </message>
    <message>
        <source>TTFT of long prompts by 8 to 28 %, and of short ones unless a threshold holds long ones back</source>
        <translation>長いプロンプトの TTFT（8～28 %）。しきい値で長いものを抑えなければ短いものも</translation>
    </message>
    <message>
        <source>gaps above 100 ms joined with the prefill tokens of their step</source>
        <translation>100 ms を超える間隔と、そのステップの prefill トークン</translation>
    </message>
    <message>
        <source>Token-aware admission and chunking</source>
        <translation>トークン基準の受け入れと分割</translation>
    </message>
    <message>
        <source>Admits by reserved tokens instead of by requests, with a budget for bulk work.</source>
        <translation>リクエスト数ではなく予約トークンで受け入れ、大量処理に予算を設ける。</translation>
    </message>
    <message>
        <source>waiting time of long prompts</source>
        <translation>長いプロンプトの待ち時間</translation>
    </message>
    <message>
        <source>reserved tokens, not requests, at the moment of the crash or the preemptions</source>
        <translation>クラッシュまたはプリエンプションの瞬間の、リクエスト数ではなく予約トークン</translation>
    </message>
    <message>
        <source>Continuous batching, or whatever frees the batch</source>
        <translation>連続バッチング、またはバッチを空けるもの</translation>
    </message>
    <message>
        <source>Fills every slot as soon as it is free; reserves KV as it is needed.</source>
        <translation>枠が空き次第埋め、KV は必要に応じて予約する。</translation>
    </message>
    <message>
        <source>running requests over the cap, allocated and live KV, and the GPU&apos;s share of a step, on one panel</source>
        <translation>上限に対する実行数、KV の割り当てと有効分、ステップ中の GPU の割合を一つのパネルで</translation>
    </message>
    <message>
        <source>Batch cap at the TPOT objective</source>
        <translation>TPOT 目標でのバッチ上限</translation>
    </message>
    <message>
        <source>Holds the running batch where a step is still fast enough; the rest waits.</source>
        <translation>ステップがまだ十分速いところに実行バッチを保ち、残りは待つ。</translation>
    </message>
    <message>
        <source>throughput by 10 to 35 %, and TTFT once the load exceeds the capped capacity</source>
        <translation>スループット（10～35 %）、負荷が制限後の容量を超えると TTFT も</translation>
    </message>
    <message>
        <source>step time over running requests: a line with the predicted slope</source>
        <translation>実行数に対するステップ時間: 予測された傾きの直線</translation>
    </message>
    <message>
        <source>Prefill and decode on separate engines</source>
        <translation>prefill と decode を別のエンジンに</translation>
    </message>
    <message>
        <source>Keeps prompts away from running answers; the KV cache travels over a link.</source>
        <translation>プロンプトを実行中の応答から離す。KV キャッシュはリンクを通る。</translation>
    </message>
    <message>
        <source>throughput of the same number of GPUs; a fallback of the link shows in every TTFT</source>
        <translation>同じ数の GPU のスループット。リンクの低下はすべての TTFT に現れる</translation>
    </message>
    <message>
        <source>inter-token gaps with and without prefill tokens in their step</source>
        <translation>ステップに prefill トークンがある場合とない場合のトークン間隔</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>投機的デコード</translation>
    </message>
    <message>
        <source>A draft proposes tokens that the model verifies together.</source>
        <translation>下書きがトークンを提案し、モデルがまとめて検証する。</translation>
    </message>
    <message>
        <source>the KV pool, and every step of a large batch</source>
        <translation>KV プールと、大きなバッチの各ステップ</translation>
    </message>
    <message>
        <source>acceptance by position at the batch that production has</source>
        <translation>本番のバッチサイズでの位置別の受理率</translation>
    </message>
    <message>
        <source>A threshold for long prefills</source>
        <translation>長い prefill へのしきい値</translation>
    </message>
    <message>
        <source>Lets one long prompt have only a part of each step, so that short ones start beside it.</source>
        <translation>長いプロンプト一つに各ステップの一部だけを使わせ、短いものが並んで始まれるようにする。</translation>
    </message>
    <message>
        <source>TTFT of long prompts by about 6 %</source>
        <translation>長いプロンプトの TTFT（約 6 %）</translation>
    </message>
    <message>
        <source>share of a step&apos;s budget that the largest prefill takes</source>
        <translation>最大の prefill が取るステップ予算の割合</translation>
    </message>
    <message>
        <source>Decode rounds between prefill chunks</source>
        <translation>prefill チャンクの間の decode ラウンド</translation>
    </message>
    <message>
        <source>Guarantees decode steps between chunks of a prompt.</source>
        <translation>プロンプトのチャンクの間に decode ステップを保証する。</translation>
    </message>
    <message>
        <source>TTFT by about 3 %</source>
        <translation>TTFT（約 3 %）</translation>
    </message>
    <message>
        <source>share of steps that are prefills while requests run</source>
        <translation>リクエスト実行中に prefill であるステップの割合</translation>
    </message>
    <message>
        <source>Larger captured CUDA graphs</source>
        <translation>より大きな CUDA Graph のキャプチャ</translation>
    </message>
    <message>
        <source>Captures graphs up to the batch that really runs, so that no step is launched kernel by kernel.</source>
        <translation>実際に動くバッチまで Graph をキャプチャし、カーネルを一つずつ起動するステップをなくす。</translation>
    </message>
    <message>
        <source>some memory and start-up time; single requests can be slightly slower</source>
        <translation>多少のメモリと起動時間。単独のリクエストがわずかに遅くなることも</translation>
    </message>
    <message>
        <source>whether the decode log says that a graph ran at the slow batch</source>
        <translation>遅いバッチで Graph が動いたと decode ログが言うか</translation>
    </message>
    <message>
        <source>A watermark in the KV pool</source>
        <translation>KV プールの余裕枠</translation>
    </message>
    <message>
        <source>Keeps a few per cent of the blocks free at admission, so that running requests need not be preempted.</source>
        <translation>受け入れ時にブロックの数 % を空けておき、実行中のリクエストがプリエンプトされずに済むようにする。</translation>
    </message>
    <message>
        <source>median TTFT, by 71 % in a public case</source>
        <translation>TTFT の中央値。公開事例では 71 %</translation>
    </message>
    <message>
        <source>preemptions for each finished request while the KV pool is full</source>
        <translation>KV プールが満杯の間の、完了リクエストあたりのプリエンプション</translation>
    </message>
    <message>
        <source>KV cache in fp8</source>
        <translation>KV キャッシュを fp8 に</translation>
    </message>
    <message>
        <source>Halves the bytes of every cached token.</source>
        <translation>キャッシュされる各トークンのバイト数を半分にする。</translation>
    </message>
    <message>
        <source>step time over the sum of contexts</source>
        <translation>コンテキストの合計に対するステップ時間</translation>
    </message>
    <message>
        <source>Weights in fp8</source>
        <translation>重みを fp8 に</translation>
    </message>
    <message>
        <source>Fewer bytes and faster matrix products; frees memory for KV.</source>
        <translation>バイトが減り行列積が速くなる。KV 用のメモリも空く。</translation>
    </message>
    <message>
        <source>Fewer replicas</source>
        <translation>レプリカを減らす</translation>
    </message>
    <message>
        <source>Takes away whole replicas that the load does not need.</source>
        <translation>負荷に不要なレプリカを丸ごと減らす。</translation>
    </message>
    <message>
        <source>latency at the peak</source>
        <translation>ピーク時の遅延</translation>
    </message>
    <message>
        <source>running requests against the cap at the peak</source>
        <translation>ピーク時の上限に対する実行数</translation>
    </message>
    <message>
        <source>More replicas</source>
        <translation>レプリカを増やす</translation>
    </message>
    <message>
        <source>Adds whole replicas behind the router.</source>
        <translation>ルーターの後ろにレプリカを丸ごと足す。</translation>
    </message>
    <message>
        <source>cost, in proportion; new replicas start with cold caches</source>
        <translation>コスト（比例）。新しいレプリカはコールドなキャッシュで始まる</translation>
    </message>
    <message>
        <source>offered load over capacity</source>
        <translation>到着負荷÷容量</translation>
    </message>
    <message>
        <source>Roll back the deploy</source>
        <translation>デプロイをロールバックする</translation>
    </message>
    <message>
        <source>Puts the old version or template back, replica by replica.</source>
        <translation>以前の版またはテンプレートにレプリカごとに戻す。</translation>
    </message>
    <message>
        <source>capacity while it lasts; every restarted replica has an empty cache</source>
        <translation>その間の容量。再起動したレプリカのキャッシュは空</translation>
    </message>
    <message>
        <source>queue and prefill part of TTFT beside the prefix hit ratio, by replica</source>
        <translation>レプリカ別に、TTFT のキューと prefill の部分をプレフィックスの hit ratio と並べて</translation>
    </message>
    <message>
        <source>A token bucket for each tenant</source>
        <translation>テナントごとのトークンバケット</translation>
    </message>
    <message>
        <source>Bounds the prompt tokens that one tenant can bring in a second.</source>
        <translation>一つのテナントが 1 秒に持ち込めるプロンプトトークンを制限する。</translation>
    </message>
    <message>
        <source>that tenant: its requests are rejected or wait</source>
        <translation>そのテナント。リクエストが断られるか待たされる</translation>
    </message>
    <message>
        <source>prompt tokens a second by tenant</source>
        <translation>テナント別の毎秒プロンプトトークン</translation>
    </message>
    <message>
        <source>Fair queueing by tenant</source>
        <translation>テナント別の公平なキュー</translation>
    </message>
    <message>
        <source>Serves the tenant that has had least, counted in tokens.</source>
        <translation>トークンで数えて最も少なかったテナントから処理する。</translation>
    </message>
    <message>
        <source>tenants with the longest prompts</source>
        <translation>プロンプトが最も長いテナント</translation>
    </message>
    <message>
        <source>waiting time by tenant</source>
        <translation>テナント別の待ち時間</translation>
    </message>
    <message>
        <source>Routing by prefix</source>
        <translation>プレフィックスによる振り分け</translation>
    </message>
    <message>
        <source>Sends requests with the same beginning to the replica that has it, with a guard against hot replicas.</source>
        <translation>同じ先頭を持つリクエストを、それを持つレプリカへ送る。過熱への保護付き。</translation>
    </message>
    <message>
        <source>balance: one hot prefix can overload a replica</source>
        <translation>均衡。人気のプレフィックス一つがレプリカを過負荷にしうる</translation>
    </message>
    <message>
        <source>prefix hit ratio by replica</source>
        <translation>レプリカ別のプレフィックスの hit ratio</translation>
    </message>
    <message>
        <source>Routing to the least loaded replica</source>
        <translation>最も負荷の低いレプリカへの振り分け</translation>
    </message>
    <message>
        <source>Replaces rotation by the number of requests that each replica has.</source>
        <translation>巡回の代わりに、各レプリカが持つリクエスト数を使う。</translation>
    </message>
    <message>
        <source>prefix reuse, where it came from rotation</source>
        <translation>巡回に由来していたプレフィックスの再利用</translation>
    </message>
    <message>
        <source>TTFT by replica</source>
        <translation>レプリカ別の TTFT</translation>
    </message>
    <message>
        <source>Take the bad replica out</source>
        <translation>悪いレプリカを外す</translation>
    </message>
    <message>
        <source>Drains a cold, slow or throttled replica, and restarts it when it is idle.</source>
        <translation>コールド、低速、または制限されたレプリカを切り離し、空いたら再起動する。</translation>
    </message>
    <message>
        <source>capacity, by that replica</source>
        <translation>そのレプリカ分の容量</translation>
    </message>
    <message>
        <source>TTFT and hit ratio by replica</source>
        <translation>レプリカ別の TTFT と hit ratio</translation>
    </message>
    <message>
        <source>A CPU limit that fits, and thread pools that know it</source>
        <translation>適切な CPU 上限と、それを知るスレッドプール</translation>
    </message>
    <message>
        <source>Raises the container&apos;s quota, or sizes its pools by the quota instead of by the host.</source>
        <translation>コンテナのクォータを上げるか、プールをホストではなくクォータに合わせる。</translation>
    </message>
    <message>
        <source>throttled periods over all periods, with the SM active share</source>
        <translation>全周期に対する制限された周期と、SM アクティブの割合</translation>
    </message>
    <message>
        <source>Asynchronous scheduling and more front-end processes</source>
        <translation>非同期スケジューリングとフロントエンドのプロセス追加</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU works on this one.</source>
        <translation>GPU が今のステップを処理する間に次を準備する。</translation>
    </message>
    <message>
        <source>a finished request is seen one step late</source>
        <translation>完了したリクエストに気づくのが 1 ステップ遅れる</translation>
    </message>
    <message>
        <source>GPU time of a step over its wall time</source>
        <translation>ステップの実時間に対する GPU 時間</translation>
    </message>
    <message>
        <source>A higher cap of running requests</source>
        <translation>実行中リクエストの上限を上げる</translation>
    </message>
    <message>
        <source>Lets more requests run where neither KV nor the objective is exhausted.</source>
        <translation>KV も目標も尽きていないところで、より多くのリクエストを実行する。</translation>
    </message>
    <message>
        <source>TPOT: every step gets longer</source>
        <translation>TPOT。各ステップが長くなる</translation>
    </message>
    <message>
        <source>running requests at the cap while the KV pool is not full</source>
        <translation>KV プールが満杯でないのに実行数が上限</translation>
    </message>
    <message>
        <source>KV as it is needed, not for the worst case</source>
        <translation>最悪に備えず、必要に応じた KV</translation>
    </message>
    <message>
        <source>Stops reserving the full answer length of every request.</source>
        <translation>リクエストごとに応答の全長を予約するのをやめる。</translation>
    </message>
    <message>
        <source>preemptions appear where there were none</source>
        <translation>なかったプリエンプションが現れる</translation>
    </message>
    <message>
        <source>live over allocated KV blocks</source>
        <translation>割り当て KV ブロックに対する有効分</translation>
    </message>
    <message>
        <source>A smaller KV pool, for what lies outside it</source>
        <translation>プール外のものに備えた、より小さい KV プール</translation>
    </message>
    <message>
        <source>Leaves memory for activations, logits and graphs, which a full pool does not.</source>
        <translation>満杯のプールでは残らない、活性値、logits、Graph 用のメモリを残す。</translation>
    </message>
    <message>
        <source>room for running requests and for the prefix cache</source>
        <translation>実行中リクエストとプレフィックスキャッシュの余地</translation>
    </message>
    <message>
        <source>allocated KV at the moment of the crash: low</source>
        <translation>クラッシュの瞬間の割り当て KV: 低い</translation>
    </message>
    <message>
        <source>A proxy that streams</source>
        <translation>ストリーミングするプロキシ</translation>
    </message>
    <message>
        <source>Turns the buffering of answers off, with a protocol version that can stream.</source>
        <translation>応答のバッファリングをオフにし、ストリーミングできるプロトコル版を使う。</translation>
    </message>
    <message>
        <source>inter-token gaps at the client below those of the engine</source>
        <translation>エンジンより短いクライアントのトークン間隔</translation>
    </message>
    <message>
        <source>A budget for retries, with back-off</source>
        <translation>バックオフ付きの再試行の予算</translation>
    </message>
    <message>
        <source>Keeps clients from multiplying an overload.</source>
        <translation>クライアントが過負荷を増幅しないようにする。</translation>
    </message>
    <message>
        <source>some requests fail that a retry would have saved</source>
        <translation>再試行なら救われたリクエストの一部が失敗する</translation>
    </message>
    <message>
        <source>attempts over requests</source>
        <translation>リクエスト数に対する試行数</translation>
    </message>
    <message>
        <source>Early rejection</source>
        <translation>早い拒否</translation>
    </message>
    <message>
        <source>Turns away what would miss its objective, before its prompt is computed.</source>
        <translation>目標を外すものを、プロンプトを計算する前に断る。</translation>
    </message>
    <message>
        <source>the share of requests that is served at all</source>
        <translation>そもそも処理されるリクエストの割合</translation>
    </message>
    <message>
        <source>goodput over offered</source>
        <translation>到着に対する goodput</translation>
    </message>
    <message>
        <source>A cap on answer length</source>
        <translation>応答長の上限</translation>
    </message>
    <message>
        <source>Bounds the tokens of an answer where the product allows it.</source>
        <translation>製品が許すところで応答のトークンを制限する。</translation>
    </message>
    <message>
        <source>answers that are cut</source>
        <translation>切られる応答</translation>
    </message>
    <message>
        <source>output tokens a request</source>
        <translation>リクエストあたりの出力トークン</translation>
    </message>
</context>
<context>
    <name>Mechanism</name>
    <message>
        <source>None of these</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>A fault that is not in the catalogue, or one of those that cannot be simulated; or several at once</source>
        <translation>カタログにない、またはシミュレーションできない障害。あるいは複数が同時に発生</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>何も変わっていない</translation>
    </message>
    <message>
        <source>What was observed is chance: the healthy system shows the same</source>
        <translation>観測は偶然によるもの。正常なシステムも同じ値を示す</translation>
    </message>
    <message>
        <source>The prompt template changed, and nothing of the shared prefix is found any more</source>
        <translation>プロンプトのテンプレートが変わり、共有プレフィックスがまったく見つからなくなった</translation>
    </message>
    <message>
        <source>A field that changes with every request stands ahead of the static prefix, or the template&apos;s first bytes changed. Each prompt is computed whole: the work of a request grows severalfold, queues grow with it, and on an engine that mixes prefill and decode the gaps between tokens too.</source>
        <translation>リクエストごとに変わる項目が静的なプレフィックスの前にあるか、テンプレートの先頭のバイトが変わった。どのプロンプトも全体が計算される。1 リクエストの作業が数倍になり、キューも伸び、prefill と decode を混ぜるエンジンではトークン間隔も伸びる。</translation>
    </message>
    <message>
        <source>prefix_hit_ratio before and after, with computed_prompt_token_rate up at the same request rate.</source>
        <translation>前後の prefix_hit_ratio。同じリクエスト率で computed_prompt_token_rate が上昇。</translation>
    </message>
    <message>
        <source>The hit ratio of the affected template is unchanged: then it is the scheduler, longer prompts or one replica.</source>
        <translation>該当テンプレートの hit ratio が変わらない。それならスケジューラー、長いプロンプト、または一つのレプリカ。</translation>
    </message>
    <message>
        <source>Restore the static-first template (system prompt and tool schemas first, anything per request last); roll it back by its flag first.</source>
        <translation>静的部分を先に置くテンプレートに戻す（システムプロンプトとツールスキーマを先頭、リクエスト固有のものを最後）。まずフラグで戻す。</translation>
    </message>
    <message>
        <source>One template or tenant lost its shared prefix, the others kept it</source>
        <translation>一つのテンプレートまたはテナントだけが共有プレフィックスを失った</translation>
    </message>
    <message>
        <source>The changed template, or the canary, serves a part of the traffic. Its prompts are computed whole and wait in the same queues as everybody&apos;s: the tail of the first token grows, the median hardly does.</source>
        <translation>変更されたテンプレート、またはカナリアがトラフィックの一部を受け持つ。そのプロンプトは全体が計算され、皆と同じキューで待つ。最初のトークンの裾が伸び、中央値はほとんど変わらない。</translation>
    </message>
    <message>
        <source>Hit ratio and computed prompt tokens by template or tenant: one has fallen, the others have not.</source>
        <translation>テンプレートまたはテナント別の hit ratio と計算したプロンプトトークン。一つだけ下がり、他は変わらない。</translation>
    </message>
    <message>
        <source>All templates hit alike: then it is one replica, or the scheduler.</source>
        <translation>すべてのテンプレートが同じように当たる。それなら一つのレプリカ、またはスケジューラー。</translation>
    </message>
    <message>
        <source>Restore the static-first order in that template; version templates and roll them out like code.</source>
        <translation>そのテンプレートを静的部分が先の順に戻す。テンプレートもコードのように版を管理して展開する。</translation>
    </message>
    <message>
        <source>Some replicas have a cold or lost prefix cache</source>
        <translation>一部のレプリカのプレフィックスキャッシュがコールド、または失われた</translation>
    </message>
    <message>
        <source>A part of the fleet computes every prompt whole: cold after a restart, with caching off, or with a key that never matches. Requests that the balancer sends there wait; the others do not notice. The fleet&apos;s median stays, its tail does not.</source>
        <translation>一部のレプリカがどのプロンプトも全体を計算する。再起動後でコールド、キャッシュがオフ、またはキーが一致しない。バランサーがそこへ送るリクエストは待ち、他は気づかない。全体の中央値は変わらず、裾が変わる。</translation>
    </message>
    <message>
        <source>Hit ratio and TTFT by replica: one or a few have left the others.</source>
        <translation>レプリカ別の hit ratio と TTFT。一つまたは少数が他から離れている。</translation>
    </message>
    <message>
        <source>All replicas are alike: then it is a template, the scheduler or the traffic.</source>
        <translation>すべてのレプリカが同じ。それならテンプレート、スケジューラー、またはトラフィック。</translation>
    </message>
    <message>
        <source>Drain the replica or warm its cache before it gets traffic; gate rollouts on the hit ratio by replica.</source>
        <translation>レプリカを切り離すか、トラフィックを受ける前にキャッシュを温める。展開はレプリカ別の hit ratio で判定する。</translation>
    </message>
    <message>
        <source>The shared prefix is computed again with every request, and the fleet was sized for that</source>
        <translation>共有プレフィックスがリクエストごとに再計算され、台数もそれに合わせて決められている</translation>
    </message>
    <message>
        <source>Prefix caching is off, or never hits. Every request pays for the shared part of its prompt; prefill dominates GPU time, and as many replicas were added as keep the latency in its bounds.</source>
        <translation>プレフィックスキャッシュがオフ、または一度も当たらない。各リクエストがプロンプトの共有部分の代金を払う。prefill が GPU 時間の大半を占め、遅延を保てるだけのレプリカが追加されている。</translation>
    </message>
    <message>
        <source>The share of prompt tokens that are computed (prompt_tokens_by_source), or one replayed hour with caching on: GPU seconds a request.</source>
        <translation>計算されたプロンプトトークンの割合（prompt_tokens_by_source）、またはキャッシュ有効で 1 時間を再生。リクエストあたりの GPU 秒。</translation>
    </message>
    <message>
        <source>The hit ratio is 70 % and more: then it is occupancy (3.2), over-provisioning, long answers, or the price.</source>
        <translation>hit ratio が 70 % 以上。それなら占有率（3.2）、過剰なレプリカ、長い応答、または価格。</translation>
    </message>
    <message>
        <source>Prefix caching on, static text first in the template, session affinity; then give replicas back: only those are money.</source>
        <translation>プレフィックスキャッシュを有効に、テンプレートは静的テキストを先に、セッションは同じレプリカへ。そのうえでレプリカを返す。お金になるのはそれだけ。</translation>
    </message>
    <message>
        <source>Prefix caching was switched off</source>
        <translation>プレフィックスキャッシュがオフにされた</translation>
    </message>
    <message>
        <source>A flag of the new version, or its default, turned prefix caching off: every prompt is computed whole on the same replicas.</source>
        <translation>新しい版のフラグ、またはその既定値がプレフィックスキャッシュをオフにした。同じレプリカで、どのプロンプトも全体が計算される。</translation>
    </message>
    <message>
        <source>The start-up line of the engine, or a count of lookups that stands still.</source>
        <translation>エンジンの起動ログ、または止まったままの検索回数。</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged.</source>
        <translation>hit ratio が変わらない。</translation>
    </message>
    <message>
        <source>Turn it on again.</source>
        <translation>再び有効にする。</translation>
    </message>
    <message>
        <source>More different prefixes than the cache holds</source>
        <translation>キャッシュに収まらないほど多様なプレフィックス</translation>
    </message>
    <message>
        <source>Tenants or templates multiplied. Each shared prefix is evicted before it comes again, so that most prompts are computed whole although caching is on.</source>
        <translation>テナントまたはテンプレートが増えた。共有プレフィックスは再び来る前に追い出され、キャッシュが有効でもほとんどのプロンプトが全体を計算される。</translation>
    </message>
    <message>
        <source>Hit ratio by template; the engine&apos;s idle-before-eviction and reuse-gap histograms.</source>
        <translation>テンプレート別の hit ratio。エンジンの、追い出し前の待機時間と再利用間隔のヒストグラム。</translation>
    </message>
    <message>
        <source>The hit ratio is unchanged, or one template alone lost it.</source>
        <translation>hit ratio が変わらない、または一つのテンプレートだけが失った。</translation>
    </message>
    <message>
        <source>Route by prefix, so that each replica holds a part of them; a larger or second-level cache.</source>
        <translation>プレフィックスで振り分け、各レプリカが一部だけを持つようにする。より大きい、または二次のキャッシュ。</translation>
    </message>
    <message>
        <source>Long prompts of others are computed whole in one step</source>
        <translation>他人の長いプロンプトが 1 ステップで丸ごと計算される</translation>
    </message>
    <message>
        <source>A step budget above the prompts lets one of them take a whole step. Every request that is decoding waits it out: one long gap in the middle of the answer. The mean hardly moves; p99 shows it as soon as more than one gap in a hundred is hit. Nobody can reproduce it alone, because it takes another user&apos;s prompt.</source>
        <translation>ステップ予算がプロンプトより大きいと、一つのプロンプトが 1 ステップを丸ごと占める。decode 中のすべてのリクエストがそれを待ち、応答の途中に長い間隔が一つできる。平均はほとんど動かず、百に一つより多くの間隔が当たると p99 に現れる。他の利用者のプロンプトが必要なので、一人では再現できない。</translation>
    </message>
    <message>
        <source>Join each gap above 100 ms with its step: at least 90 % carry a prefill of more than 4,000 tokens.</source>
        <translation>100 ms を超える各間隔をそのステップと結び付ける。少なくとも 90 % が 4,000 トークンを超える prefill を含む。</translation>
    </message>
    <message>
        <source>Long gaps stand on steps without prefill: preemption (3.3), a pausing host, or a proxy; or all gaps are longer, which is 3.1.</source>
        <translation>長い間隔が prefill のないステップにある。プリエンプション（3.3）、ホストの停止、またはプロキシ。あるいはすべての間隔が長い場合は 3.1。</translation>
    </message>
    <message>
        <source>Chunked prefill with a step budget from the gap that is allowed, and a threshold below it for one long prompt, so that short prompts are not held up by the chunks.</source>
        <translation>許される間隔から決めたステップ予算で chunked prefill を使い、長いプロンプト一つにはそれより低いしきい値を設け、短いプロンプトがチャンクに待たされないようにする。</translation>
    </message>
    <message>
        <source>Chunked prefill was switched off, or its budget raised</source>
        <translation>chunked prefill がオフにされた、または予算が上げられた</translation>
    </message>
    <message>
        <source>The deploy lets whole prompts into a step. Answers stand still while one is computed, and prompts queue behind each other.</source>
        <translation>デプロイによりプロンプト全体が 1 ステップに入る。計算中は応答が止まり、プロンプトは前後に並んで待つ。</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) reach beyond the old budget; the flags of the two versions.</source>
        <translation>ステップのトークン数（iteration_tokens_total）が以前の予算を超える。両方の版のフラグ。</translation>
    </message>
    <message>
        <source>The flags are the same, and the tail of the gaps too.</source>
        <translation>フラグが同じで、間隔の裾も同じ。</translation>
    </message>
    <message>
        <source>Restore chunking and the step budget.</source>
        <translation>チャンク分割とステップ予算を戻す。</translation>
    </message>
    <message>
        <source>The step budget was lowered</source>
        <translation>ステップ予算が下げられた</translation>
    </message>
    <message>
        <source>Prompts are computed in more and smaller pieces: gaps between tokens shrink, first tokens come later, and at load the queue of prompts grows.</source>
        <translation>プロンプトがより多くの小さな塊で計算される。トークン間隔は縮み、最初のトークンは遅くなり、負荷が高いとプロンプトのキューが伸びる。</translation>
    </message>
    <message>
        <source>Tokens of a step (iteration_tokens_total) stop at a lower bound than before.</source>
        <translation>ステップのトークン数（iteration_tokens_total）が以前より低い上限で止まる。</translation>
    </message>
    <message>
        <source>The flags are the same; the tail of the gaps has not shrunk.</source>
        <translation>フラグが同じで、間隔の裾が縮んでいない。</translation>
    </message>
    <message>
        <source>Restore the step budget.</source>
        <translation>ステップ予算を戻す。</translation>
    </message>
    <message>
        <source>Prompts got longer</source>
        <translation>プロンプトが長くなった</translation>
    </message>
    <message>
        <source>Retrieval returns more, tool schemas grew, or conversations are sent back longer. Each request brings more tokens to compute; prefill time grows, per computed token it does not.</source>
        <translation>検索結果が増えた、ツールスキーマが大きくなった、または会話がより長く送り返される。リクエストごとの計算トークンが増え、prefill 時間は伸びるが、計算トークンあたりでは伸びない。</translation>
    </message>
    <message>
        <source>The distribution of prompt tokens, p99 before and after.</source>
        <translation>プロンプトトークンの分布、前後の p99。</translation>
    </message>
    <message>
        <source>Prompt lengths are unchanged.</source>
        <translation>プロンプト長が変わらない。</translation>
    </message>
    <message>
        <source>Budget what retrieval and schemas may add; classes with limits of their own.</source>
        <translation>検索やスキーマが加えてよい量に予算を設ける。クラスごとに上限を持つ。</translation>
    </message>
    <message>
        <source>One tenant sends long prompts faster than they can be computed</source>
        <translation>一つのテナントが計算できる速さを超えて長いプロンプトを送る</translation>
    </message>
    <message>
        <source>Prefill work arrives faster than the engine computes it. Requests wait before their first token, everybody&apos;s alike; answers that have begun go on at their pace. The GPU is busy throughout.</source>
        <translation>prefill の仕事がエンジンの計算より速く到着する。リクエストは最初のトークンの前に皆同じように待ち、始まった応答はそのままの速さで進む。GPU はずっと稼働している。</translation>
    </message>
    <message>
        <source>Prompt tokens by tenant, and the split of the first token&apos;s time into queue and prefill.</source>
        <translation>テナント別のプロンプトトークンと、最初のトークンまでの時間のキューと prefill への内訳。</translation>
    </message>
    <message>
        <source>The queue is short but prefill is slow; or no tenant&apos;s share has grown.</source>
        <translation>キューは短いが prefill が遅い、またはどのテナントの割合も増えていない。</translation>
    </message>
    <message>
        <source>Bound that tenant&apos;s prompt tokens with a bucket at the gateway, or give bulk work a pool of its own.</source>
        <translation>ゲートウェイのトークンバケットでそのテナントのプロンプトトークンを制限するか、大量処理に専用のプールを与える。</translation>
    </message>
    <message>
        <source>One very long prompt takes the whole step budget while it lasts</source>
        <translation>非常に長いプロンプト一つが、終わるまでステップ予算全体を占める</translation>
    </message>
    <message>
        <source>Chunked or not, a request that is being computed keeps its place: a prompt of many steps takes each step&apos;s whole budget, and whoever comes meanwhile waits until it is done. Most of the time nothing is wrong; the tail of the first token is as long as the longest prompt takes. Answers that have begun go on at the pace of full steps.</source>
        <translation>チャンクの有無によらず、計算中のリクエストは場所を保つ。多くのステップにわたるプロンプトが各ステップの予算全体を取り、その間に来たものは終わるまで待つ。普段は問題なく、最初のトークンの裾が最長プロンプトの所要時間と同じになる。始まった応答は満杯のステップの速さで進む。</translation>
    </message>
    <message>
        <source>The share of each step&apos;s tokens that its largest prefill has, while others wait with KV to spare.</source>
        <translation>KV に余裕があり他が待っている間、各ステップのトークンのうち最大の prefill が占める割合。</translation>
    </message>
    <message>
        <source>First tokens are late while no long prompt is computed; or the queue never empties: then prompts come faster than they can be computed.</source>
        <translation>長いプロンプトを計算していないのに最初のトークンが遅い。またはキューが空にならない。それならプロンプトが計算より速く来ている。</translation>
    </message>
    <message>
        <source>A threshold for one long prompt below the step budget (long_prefill_token_threshold), so that short ones share each step; the long ones take a few per cent longer.</source>
        <translation>長いプロンプト一つへの、ステップ予算より低いしきい値（long_prefill_token_threshold）。短いものが各ステップを分け合い、長いものは数 % 余計にかかる。</translation>
    </message>
    <message>
        <source>Prefill batches follow each other, and answers wait between them</source>
        <translation>prefill のバッチが続き、その間で応答が待つ</translation>
    </message>
    <message>
        <source>An engine that computes prompts first and keeps no decode step between the batches gives answers a step only where no prompt waits. Throughput and first tokens stay; what a user sees of an answer comes at a fraction of its pace.</source>
        <translation>プロンプトを先に計算し、バッチの間に decode ステップを置かないエンジンは、待つプロンプトがないときだけ応答に 1 ステップを与える。スループットと最初のトークンは変わらず、利用者が見る応答の速さは数分の一になる。</translation>
    </message>
    <message>
        <source>The share of steps that are prefill while answers are running; long gaps stand on runs of prefill batches.</source>
        <translation>応答が実行中に prefill であるステップの割合。長い間隔は prefill バッチの連続の上にある。</translation>
    </message>
    <message>
        <source>Gaps remain with decode steps between the prefill batches.</source>
        <translation>prefill バッチの間に decode ステップを入れても間隔が残る。</translation>
    </message>
    <message>
        <source>Keep a few decode steps after each prefill batch (prefill-decode-interval): many times the pace of answers for a few per cent of the first token&apos;s time.</source>
        <translation>prefill バッチの後に decode ステップをいくつか残す（prefill-decode-interval）。最初のトークンの時間が数 % 増える代わりに、応答の速さは何倍にもなる。</translation>
    </message>
    <message>
        <source>The same traffic comes in bursts</source>
        <translation>同じトラフィックがバーストで来る</translation>
    </message>
    <message>
        <source>The mean rate is as before, but requests arrive bunched: queues build up and drain, the tail grows and the median less.</source>
        <translation>平均レートは以前と同じだが、リクエストがまとまって届く。キューができては消え、裾が伸び、中央値の伸びは小さい。</translation>
    </message>
    <message>
        <source>Arrivals in windows of a second: variance over mean.</source>
        <translation>1 秒の窓での到着数。分散÷平均。</translation>
    </message>
    <message>
        <source>Arrivals are as even as before.</source>
        <translation>到着は以前と同じく均等。</translation>
    </message>
    <message>
        <source>Smooth at the gateway, or keep capacity for bursts.</source>
        <translation>ゲートウェイで平滑化するか、バースト用の容量を持つ。</translation>
    </message>
    <message>
        <source>More requests run together, and every step reads all of their KV cache</source>
        <translation>同時に実行されるリクエストが増え、各ステップがその KV キャッシュをすべて読む</translation>
    </message>
    <message>
        <source>A decode step reads the weights once and the KV cache of every running request, and its time is everybody&apos;s time per token. Generous admission keeps the queue empty by letting the batch grow: first tokens stay quick, tokens come slowly. Prompts that are computed in between add to it.</source>
        <translation>decode ステップは重みを一度、実行中の全リクエストの KV キャッシュを読み、その時間が全員の 1 トークンあたりの時間になる。緩い受け入れはバッチを大きくしてキューを空に保つ。最初のトークンは速いまま、続くトークンが遅くなる。間に計算されるプロンプトも加わる。</translation>
    </message>
    <message>
        <source>Step time, or time per token, against the number running and their context: a line with the predicted slope; all gaps shifted, not a few.</source>
        <translation>ステップ時間または 1 トークンあたりの時間を、実行数とコンテキストに対して見る。予測された傾きの直線。少数ではなくすべての間隔がずれる。</translation>
    </message>
    <message>
        <source>Gaps have two peaks: 3.4. The step&apos;s wall time rises and its GPU time does not: 3.2. Preemptions climb: 3.3.</source>
        <translation>間隔の山が二つ: 3.4。ステップの実時間が伸び GPU 時間が伸びない: 3.2。プリエンプションが増える: 3.3。</translation>
    </message>
    <message>
        <source>Cap the running requests from the time per token that is allowed, hold the rest in the queue, and add capacity for what is left over. A trade, not a gain, unless KV bytes shrink (fp8).</source>
        <translation>許される 1 トークンあたりの時間から実行中のリクエストに上限を設け、残りをキューに置き、余る分の容量を足す。KV のバイト数が減らない限り（fp8）、利得ではなく交換。</translation>
    </message>
    <message>
        <source>More is offered than can be served</source>
        <translation>処理できる量を超えて到着している</translation>
    </message>
    <message>
        <source>The offered load is beyond the capacity: the backlog grows as long as that lasts, and so do all waiting times, whatever the engine does.</source>
        <translation>到着する負荷が容量を超えている。続く限り滞留が増え、待ち時間もすべて増える。エンジンが何をしても同じ。</translation>
    </message>
    <message>
        <source>Offered against completed requests; the number waiting rises in a straight line.</source>
        <translation>到着と完了のリクエスト数。待ち数が直線的に増える。</translation>
    </message>
    <message>
        <source>Fewer are completed than before at the same offered rate: then capacity shrank.</source>
        <translation>同じ到着率で完了が以前より少ない。それなら容量が減った。</translation>
    </message>
    <message>
        <source>Add replicas, or turn requests away early and by class.</source>
        <translation>レプリカを足すか、クラス別に早く断る。</translation>
    </message>
    <message>
        <source>Answers got longer</source>
        <translation>応答が長くなった</translation>
    </message>
    <message>
        <source>A new prompt or model makes longer answers: more requests are under way at the same rate, each step is longer, and the KV cache fills.</source>
        <translation>新しいプロンプトまたはモデルが長い応答を作る。同じレートで処理中のリクエストが増え、各ステップが長くなり、KV キャッシュが埋まる。</translation>
    </message>
    <message>
        <source>The distribution of output tokens.</source>
        <translation>出力トークンの分布。</translation>
    </message>
    <message>
        <source>Output lengths are unchanged.</source>
        <translation>出力長が変わらない。</translation>
    </message>
    <message>
        <source>Cap max_tokens by class; mend the prompt that makes answers long.</source>
        <translation>クラス別に max_tokens を制限する。応答を長くするプロンプトを直す。</translation>
    </message>
    <message>
        <source>The decode batch is larger than the largest captured CUDA graph</source>
        <translation>decode バッチがキャプチャ済みの最大の CUDA Graph より大きい</translation>
    </message>
    <message>
        <source>Beyond the largest captured size kernels are launched one by one, and a step takes several times as long; with slower steps more requests run together, so that the batch does not come back below by itself.</source>
        <translation>最大のキャプチャサイズを超えるとカーネルが一つずつ起動され、ステップが数倍かかる。ステップが遅いほど同時に実行されるリクエストが増え、バッチは自然には下回らない。</translation>
    </message>
    <message>
        <source>The running batch against the largest captured size in the start-up log; the graph flag of the decode log.</source>
        <translation>実行バッチと、起動ログの最大キャプチャサイズ。decode ログの Graph の印。</translation>
    </message>
    <message>
        <source>Time per token does not step at that size.</source>
        <translation>1 トークンあたりの時間がそのサイズで段差にならない。</translation>
    </message>
    <message>
        <source>Capture up to the running cap, or cap the running requests at the largest graph.</source>
        <translation>実行上限までキャプチャするか、実行中のリクエストを最大の Graph に抑える。</translation>
    </message>
    <message>
        <source>CUDA graphs are off</source>
        <translation>CUDA Graph がオフ</translation>
    </message>
    <message>
        <source>A flag or an environment variable of the new deploy has every kernel launched by itself: no step is faster than its launches.</source>
        <translation>新しいデプロイのフラグまたは環境変数により、カーネルが個別に起動される。どのステップも起動時間より速くならない。</translation>
    </message>
    <message>
        <source>cudaGraphLaunch in a profile; the environment of both versions.</source>
        <translation>プロファイルの cudaGraphLaunch。両方の版の環境。</translation>
    </message>
    <message>
        <source>Graphs are launched as before.</source>
        <translation>Graph は以前どおり起動されている。</translation>
    </message>
    <message>
        <source>Turn them on again; compare flags and environment of the versions before blaming the code.</source>
        <translation>再び有効にする。コードを疑う前に、版のフラグと環境を比べる。</translation>
    </message>
    <message>
        <source>Speculative decoding costs more than it brings at this load</source>
        <translation>この負荷では投機的デコードが利得より高くつく</translation>
    </message>
    <message>
        <source>Drafting and verifying take GPU time that a full batch does not have to spare: what speeds up a single request slows down many.</source>
        <translation>下書きと検証は、満杯のバッチには余裕のない GPU 時間を使う。一つのリクエストを速めるものが、多くを遅くする。</translation>
    </message>
    <message>
        <source>Acceptance, and time per token with and without it at the same number running.</source>
        <translation>受理率と、同じ実行数での有無それぞれの 1 トークンあたりの時間。</translation>
    </message>
    <message>
        <source>Time per token is the same with it off.</source>
        <translation>オフにしても 1 トークンあたりの時間が同じ。</translation>
    </message>
    <message>
        <source>Switch it off above a batch size.</source>
        <translation>あるバッチサイズを超えたらオフにする。</translation>
    </message>
    <message>
        <source>The batch is refilled only when its longest answer has ended</source>
        <translation>バッチは最長の応答が終わるまで補充されない</translation>
    </message>
    <message>
        <source>Batching by request: slots of finished answers stay empty until the longest one ends. The batch drains while the queue is full; every GPU is wasted alike, so that more replicas help in proportion.</source>
        <translation>リクエスト単位のバッチ。終わった応答の枠は最長のものが終わるまで空のまま。キューが満杯なのにバッチは減っていく。どの GPU も同じように無駄になるので、レプリカを足すと比例して効く。</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is a sawtooth with a full queue.</source>
        <translation>一つのパネル: 上限に対する実行数、KV の割り当てと有効分、ステップ中の GPU 稼働割合。キューが満杯で実行数がのこぎり状。</translation>
    </message>
    <message>
        <source>Running stays near its cap with live KV near 100 % and the GPU busy: it is saturated (3.1, 3.5). Running flat and low with KV full: over-reservation. Running at its cap and the GPU idle between steps: the host.</source>
        <translation>実行数が上限近く、有効 KV が 100 % 近く、GPU 稼働中: 飽和（3.1、3.5）。実行数が平らで低く KV が満杯: 過剰予約。実行数が上限でステップ間に GPU が遊ぶ: ホスト。</translation>
    </message>
    <message>
        <source>Continuous batching: refill slots at every step.</source>
        <translation>連続バッチング: 毎ステップで枠を補充する。</translation>
    </message>
    <message>
        <source>KV cache is set aside for the longest possible answer</source>
        <translation>KV キャッシュが最長の応答に合わせて確保される</translation>
    </message>
    <message>
        <source>At admission each request takes the KV of max_tokens or max_model_len. The pool is full of nothing: few requests run, allocated KV is near 100 % and live KV far lower.</source>
        <translation>受け入れ時に各リクエストが max_tokens または max_model_len 分の KV を取る。プールは空のもので満杯になり、実行数は少なく、割り当て KV は 100 % 近く、有効 KV ははるかに低い。</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running is flat and low, allocated near 100 %, live far lower.</source>
        <translation>一つのパネル: 上限に対する実行数、KV の割り当てと有効分、ステップ中の GPU 稼働割合。実行数が平らで低く、割り当てが 100 % 近く、有効分がはるかに低い。</translation>
    </message>
    <message>
        <source>KV is not full: then static batching, the host, or a low cap.</source>
        <translation>KV が満杯でない。それなら静的バッチ、ホスト、または低い上限。</translation>
    </message>
    <message>
        <source>Paged KV that grows with the answer, with a watermark; honest max_tokens from the clients.</source>
        <translation>応答とともに増えるページ式の KV と余裕枠。クライアントの正直な max_tokens。</translation>
    </message>
    <message>
        <source>The engine&apos;s own loop is slower than the GPU</source>
        <translation>エンジン自身のループが GPU より遅い</translation>
    </message>
    <message>
        <source>Scheduling, tokenisation, sampling or a grammar take longer than the step itself, and the GPU waits in between. Slots are full, KV is not.</source>
        <translation>スケジューリング、トークン化、サンプリング、文法処理がステップ自体より長く、その間 GPU が待つ。枠は満杯、KV は満杯でない。</translation>
    </message>
    <message>
        <source>One panel: running requests against the cap, KV allocated and live, GPU-busy share of the step. Running at its cap or ample, KV not full, GPU time a third of the step&apos;s.</source>
        <translation>一つのパネル: 上限に対する実行数、KV の割り当てと有効分、ステップ中の GPU 稼働割合。実行数が上限または十分、KV は満杯でなく、GPU 時間はステップの三分の一。</translation>
    </message>
    <message>
        <source>GPU time of a step rises with its wall time: then it is the batch (3.1) or prompts (3.4).</source>
        <translation>ステップの GPU 時間が実時間とともに伸びる。それならバッチ（3.1）またはプロンプト（3.4）。</translation>
    </message>
    <message>
        <source>Asynchronous scheduling, more front-end processes, graphs, CPU limits that fit; find what the loop does.</source>
        <translation>非同期スケジューリング、フロントエンドのプロセス追加、Graph、適切な CPU 上限。ループが何をしているか調べる。</translation>
    </message>
    <message>
        <source>The container&apos;s CPU quota stops the host in every period</source>
        <translation>コンテナの CPU クォータが周期ごとにホストを止める</translation>
    </message>
    <message>
        <source>Thread pools sized by the machine use the quota up within part of each 100 ms; then the engine&apos;s loop stands still until the next. CPU use looks like the limit, the GPU idles.</source>
        <translation>マシンに合わせたスレッドプールが、100 ms ごとの一部でクォータを使い切る。次の周期までエンジンのループが止まる。CPU 使用率は上限どおりに見え、GPU は遊ぶ。</translation>
    </message>
    <message>
        <source>nr_throttled over nr_periods of the cgroup, not CPU use.</source>
        <translation>CPU 使用率ではなく、cgroup の nr_throttled ÷ nr_periods。</translation>
    </message>
    <message>
        <source>The share of throttled periods is near 0.</source>
        <translation>制限された周期の割合が 0 に近い。</translation>
    </message>
    <message>
        <source>Set thread pools to the pod&apos;s CPUs (OMP_NUM_THREADS), or raise the limit.</source>
        <translation>スレッドプールを pod の CPU 数に合わせる（OMP_NUM_THREADS）、または上限を上げる。</translation>
    </message>
    <message>
        <source>The cap on running requests is too low</source>
        <translation>実行中リクエストの上限が低すぎる</translation>
    </message>
    <message>
        <source>The engine could run more together, but its cap holds them in the queue: few run, KV and GPU have room, and the queue grows.</source>
        <translation>エンジンはもっと同時に実行できるが、上限がキューに留めている。実行数は少なく、KV と GPU に余裕があり、キューが伸びる。</translation>
    </message>
    <message>
        <source>The number running stands at max_num_seqs while KV usage is low.</source>
        <translation>KV 使用率が低いのに、実行数が max_num_seqs に張り付く。</translation>
    </message>
    <message>
        <source>Running lies below the cap.</source>
        <translation>実行数が上限より下。</translation>
    </message>
    <message>
        <source>Raise the cap to what the time per token allows.</source>
        <translation>1 トークンあたりの時間が許すところまで上限を上げる。</translation>
    </message>
    <message>
        <source>The gateway lets too few requests through</source>
        <translation>ゲートウェイが通すリクエストが少なすぎる</translation>
    </message>
    <message>
        <source>A concurrency limit in front of the engine holds requests back: the engine&apos;s queue is empty, its batch small, and the wait is not in the engine&apos;s metrics.</source>
        <translation>エンジン手前の同時数制限がリクエストを止める。エンジンのキューは空、バッチは小さく、待ち時間はエンジンのメトリクスに現れない。</translation>
    </message>
    <message>
        <source>The gateway&apos;s own queue; the engine&apos;s waiting at 0.</source>
        <translation>ゲートウェイ自身のキュー。エンジンの待ち数は 0。</translation>
    </message>
    <message>
        <source>The engine&apos;s own queue is full.</source>
        <translation>エンジン自身のキューが満杯。</translation>
    </message>
    <message>
        <source>Set the gateway&apos;s limit by tokens, or above what the engine can run.</source>
        <translation>ゲートウェイの制限をトークンで、またはエンジンが実行できる量より上に設定する。</translation>
    </message>
    <message>
        <source>Long contexts fill the KV cache while admission counts requests</source>
        <translation>受け入れがリクエスト数で数える間に、長いコンテキストが KV キャッシュを埋める</translation>
    </message>
    <message>
        <source>One request of tens of thousands of tokens holds as much KV as dozens of others. A cap in requests is blind to it: the pool fills, running requests are preempted and computed again, and everybody behind them waits.</source>
        <translation>数万トークンのリクエスト一つが、他の数十件分の KV を持つ。リクエスト数の上限にはそれが見えない。プールが埋まり、実行中のリクエストがプリエンプトされて再計算され、後ろは皆待つ。</translation>
    </message>
    <message>
        <source>Tokens reserved, not requests running, at their maximum when it happens; the same number of short requests does nothing, and with a cap in tokens it does not happen.</source>
        <translation>実行リクエスト数ではなく、発生時の予約トークンの最大値。同じ数の短いリクエストでは起きず、トークンの上限があれば起きない。</translation>
    </message>
    <message>
        <source>KV is low when latency rises: 3.4. Preemptions without long prompts: overload, 3.1. Queue with unused KV: over-reservation, 3.2.</source>
        <translation>遅延が上がるとき KV が低い: 3.4。長いプロンプトなしのプリエンプション: 過負荷、3.1。KV が余ってキュー: 過剰予約、3.2。</translation>
    </message>
    <message>
        <source>Admit by tokens or blocks, with a budget for the long class, and chunk prompts; fp8 KV doubles the pool.</source>
        <translation>トークンまたはブロックで受け入れ、長いクラスに予算を設け、プロンプトを分割する。fp8 の KV でプールが倍になる。</translation>
    </message>
    <message>
        <source>KV grows into free memory, and long contexts crash the engine</source>
        <translation>KV が空きメモリへ伸び、長いコンテキストがエンジンを落とす</translation>
    </message>
    <message>
        <source>Without a pool of blocks KV takes free memory as it grows. A burst of long contexts takes the last of it: the engine crashes, loses all it had, comes back and meets the same requests again.</source>
        <translation>ブロックのプールがないと、KV は増えるにつれ空きメモリを取る。長いコンテキストの集中が最後を取り、エンジンが落ちて全部を失い、戻って同じリクエストに会う。</translation>
    </message>
    <message>
        <source>Reserved tokens at the time of the crash, from the allocator&apos;s state.</source>
        <translation>クラッシュ時の予約トークン。アロケーターの状態から。</translation>
    </message>
    <message>
        <source>A crash with KV low: transients of a step. Memory that climbs for days whatever the prompts: a leak.</source>
        <translation>KV が低いときのクラッシュ: ステップの一時領域。プロンプトによらず何日も増えるメモリ: リーク。</translation>
    </message>
    <message>
        <source>Admission by tokens; a paged KV pool.</source>
        <translation>トークンでの受け入れ。ページ式の KV プール。</translation>
    </message>
    <message>
        <source>The KV pool is too small for what runs</source>
        <translation>実行内容に対して KV プールが小さすぎる</translation>
    </message>
    <message>
        <source>A raised max_model_len, a larger model, more memory outside the pool or a lower utilisation leave fewer blocks. Admission waits for them, running requests are preempted and computed again.</source>
        <translation>max_model_len の引き上げ、大きなモデル、プール外のメモリ増加、低い利用率によりブロックが減る。受け入れはブロックを待ち、実行中のリクエストはプリエンプトされて再計算される。</translation>
    </message>
    <message>
        <source>Preemptions a finished request with KV usage near 100 %; the pool&apos;s size in the start-up log of both versions.</source>
        <translation>KV 使用率が 100 % 近くでの、完了リクエストあたりのプリエンプション。両方の版の起動ログのプールサイズ。</translation>
    </message>
    <message>
        <source>KV usage is low, or no preemptions.</source>
        <translation>KV 使用率が低い、またはプリエンプションがない。</translation>
    </message>
    <message>
        <source>A watermark or admission by tokens; fp8 KV; give the pool its memory back.</source>
        <translation>余裕枠、またはトークンでの受け入れ。fp8 の KV。プールにメモリを返す。</translation>
    </message>
    <message>
        <source>Requests are admitted, preempted and admitted again</source>
        <translation>リクエストが受け入れられ、プリエンプトされ、また受け入れられる</translation>
    </message>
    <message>
        <source>Prompts fit, answers do not: the pool is over-admitted, running requests lose their KV and compute it anew, and the work that is thrown away keeps the pool full.</source>
        <translation>プロンプトは収まるが応答が収まらない。受け入れすぎで、実行中のリクエストが KV を失って計算し直し、捨てられた仕事がプールを満杯に保つ。</translation>
    </message>
    <message>
        <source>Preemptions a finished request above 0.5 with KV usage near 100 %.</source>
        <translation>KV 使用率が 100 % 近くで、完了リクエストあたりのプリエンプションが 0.5 を超える。</translation>
    </message>
    <message>
        <source>The counter of preemptions is flat.</source>
        <translation>プリエンプションのカウンターが動かない。</translation>
    </message>
    <message>
        <source>A watermark of 5 %: fewer preemptions, a longer queue.</source>
        <translation>5 % の余裕枠: プリエンプションが減り、キューが伸びる。</translation>
    </message>
    <message>
        <source>A prompt that hardly fits blocks the head of the queue</source>
        <translation>ぎりぎり収まるプロンプトがキューの先頭をふさぐ</translation>
    </message>
    <message>
        <source>First come, first served: a prompt that needs most of the pool waits until it has drained, and everything behind it waits too. Running goes towards 0 with the queue full and KV low.</source>
        <translation>先着順: プールの大半を必要とするプロンプトは空くまで待ち、後ろも皆待つ。キューが満杯で KV が低いまま、実行数が 0 に向かう。</translation>
    </message>
    <message>
        <source>The prompt at the head of the queue against the free blocks, in the engine&apos;s log.</source>
        <translation>エンジンのログにある、キュー先頭のプロンプトと空きブロック。</translation>
    </message>
    <message>
        <source>The waiting prompts are short.</source>
        <translation>待っているプロンプトが短い。</translation>
    </message>
    <message>
        <source>Reject or route what needs more than a share of the pool.</source>
        <translation>プールの一定割合より多く必要なものを断るか、別に振り分ける。</translation>
    </message>
    <message>
        <source>A step needs more memory than is left beside the KV pool</source>
        <translation>ステップが KV プール以外の残りより多くのメモリを必要とする</translation>
    </message>
    <message>
        <source>Log-probabilities of whole prompts, an encoder or unchunked activations grow with the tokens of a step and are not in the pool: the engine crashes with KV low.</source>
        <translation>プロンプト全体の対数確率、エンコーダー、分割しない活性値はステップのトークンとともに増え、プールの外にある。KV が低いままエンジンが落ちる。</translation>
    </message>
    <message>
        <source>The allocator&apos;s state at the crash: KV allocated low, one large request for activations or logits.</source>
        <translation>クラッシュ時のアロケーターの状態: KV の割り当ては低く、活性値または logits への大きな要求が一つ。</translation>
    </message>
    <message>
        <source>KV was full when it crashed.</source>
        <translation>落ちたとき KV は満杯だった。</translation>
    </message>
    <message>
        <source>Bound the tokens of a step; leave headroom; refuse prompt log-probabilities of long prompts.</source>
        <translation>ステップのトークンを制限する。余裕を残す。長いプロンプトの対数確率を断る。</translation>
    </message>
    <message>
        <source>One replica&apos;s GPU is slow</source>
        <translation>一つのレプリカの GPU が遅い</translation>
    </message>
    <message>
        <source>One of many replicas runs slower: a throttled clock, a neighbour, a bad link, another kind of GPU. What the balancer sends there waits; the median of the fleet stays.</source>
        <translation>多くのレプリカのうち一つが遅い: クロック制限、隣人、悪いリンク、別の種類の GPU。そこへ送られたものは待ち、全体の中央値は変わらない。</translation>
    </message>
    <message>
        <source>Time per token and clocks by replica: one has left the others, at the same hit ratio.</source>
        <translation>レプリカ別の 1 トークンあたりの時間とクロック: hit ratio が同じで一つだけ離れている。</translation>
    </message>
    <message>
        <source>All replicas are alike; or the slow one has a low hit ratio: then its cache is cold.</source>
        <translation>すべてのレプリカが同じ。または遅いものの hit ratio が低い。それならキャッシュがコールド。</translation>
    </message>
    <message>
        <source>Drain it; find out whether clock, neighbour or link.</source>
        <translation>切り離し、クロックか隣人かリンクかを調べる。</translation>
    </message>
    <message>
        <source>All GPUs run at a lower clock</source>
        <translation>すべての GPU が低いクロックで動いている</translation>
    </message>
    <message>
        <source>Power or heat lowers the clocks of the whole fleet: every step takes longer, whatever is in it.</source>
        <translation>電力または熱が全体のクロックを下げる。中身によらず各ステップが長くなる。</translation>
    </message>
    <message>
        <source>sm_clock_mhz and the throttle reasons of DCGM.</source>
        <translation>sm_clock_mhz と DCGM の制限理由。</translation>
    </message>
    <message>
        <source>Clocks are as before.</source>
        <translation>クロックは以前どおり。</translation>
    </message>
    <message>
        <source>Cooling or power; until then fewer requests a replica.</source>
        <translation>冷却または電力。それまではレプリカあたりのリクエストを減らす。</translation>
    </message>
    <message>
        <source>One replica has a smaller KV pool</source>
        <translation>一つのレプリカの KV プールが小さい</translation>
    </message>
    <message>
        <source>A replica started with less memory, or another GPU, holds fewer blocks: its requests wait and are preempted, the others&apos; are not.</source>
        <translation>一つのレプリカが少ないメモリ、または別の GPU で起動し、ブロックが少ない。そのリクエストだけが待ち、プリエンプトされる。</translation>
    </message>
    <message>
        <source>The pool&apos;s size in the start-up log of each replica; preemptions by replica.</source>
        <translation>各レプリカの起動ログのプールサイズ。レプリカ別のプリエンプション。</translation>
    </message>
    <message>
        <source>All replicas are alike.</source>
        <translation>すべてのレプリカが同じ。</translation>
    </message>
    <message>
        <source>Drain it and start it with its memory.</source>
        <translation>切り離し、本来のメモリで起動する。</translation>
    </message>
    <message>
        <source>Fewer replicas serve the same traffic</source>
        <translation>より少ないレプリカが同じトラフィックを処理している</translation>
    </message>
    <message>
        <source>Nodes were drained, a region has a smaller pool, or the autoscaler lags: each replica that is left has more to do.</source>
        <translation>ノードが切り離された、あるリージョンのプールが小さい、または自動スケールが遅れる。残ったレプリカそれぞれの仕事が増える。</translation>
    </message>
    <message>
        <source>The number of replicas that answer, by region.</source>
        <translation>応答しているレプリカ数、リージョン別。</translation>
    </message>
    <message>
        <source>The number of replicas is unchanged.</source>
        <translation>レプリカ数が変わらない。</translation>
    </message>
    <message>
        <source>Bring replicas back; route to other regions until then.</source>
        <translation>レプリカを戻す。それまでは他のリージョンへ振り分ける。</translation>
    </message>
    <message>
        <source>The balancer gives one replica a multiple of the others&apos; load</source>
        <translation>バランサーが一つのレプリカに他の何倍もの負荷を与える</translation>
    </message>
    <message>
        <source>Kept-alive connections, a hot prefix or session, or stale signals send one replica far more than its share.</source>
        <translation>維持された接続、人気のプレフィックスやセッション、古い信号が、一つのレプリカに割り当てをはるかに超えて送る。</translation>
    </message>
    <message>
        <source>Running and request rate by replica.</source>
        <translation>レプリカ別の実行数とリクエスト率。</translation>
    </message>
    <message>
        <source>All replicas get alike.</source>
        <translation>すべてのレプリカが同じだけ受けている。</translation>
    </message>
    <message>
        <source>Least requests, or affinity with a guard; bound the life of connections.</source>
        <translation>最少リクエスト、または保護付きのアフィニティ。接続の寿命を制限する。</translation>
    </message>
    <message>
        <source>The host pauses now and then</source>
        <translation>ホストが時々止まる</translation>
    </message>
    <message>
        <source>Garbage collection, a grammar that is compiled or a noisy neighbour stops the engine&apos;s loop for tenths of a second, at any load. All running answers stand still together.</source>
        <translation>ガベージコレクション、コンパイル中の文法、または騒がしい隣人が、負荷によらずエンジンのループを数百ミリ秒止める。実行中の応答がすべて一緒に止まる。</translation>
    </message>
    <message>
        <source>Gaps in a trace of steps that no prompt explains, at even intervals.</source>
        <translation>ステップのトレースにある、プロンプトでは説明できない等間隔の空白。</translation>
    </message>
    <message>
        <source>Every long gap stands on a step with a long prefill: 3.4.</source>
        <translation>長い間隔がすべて長い prefill のステップにある: 3.4。</translation>
    </message>
    <message>
        <source>Freeze or tune the garbage collector; compile grammars ahead.</source>
        <translation>ガベージコレクションを固定または調整する。文法を先にコンパイルする。</translation>
    </message>
    <message>
        <source>Kernels are compiled when a shape is first met</source>
        <translation>ある形状が初めて現れたときにカーネルがコンパイルされる</translation>
    </message>
    <message>
        <source>After a start each new batch shape costs a compilation: the first minutes stutter, then it is gone.</source>
        <translation>起動後、新しいバッチ形状ごとにコンパイルがかかる。最初の数分は引っかかり、その後消える。</translation>
    </message>
    <message>
        <source>Compare by time since the start of the replica.</source>
        <translation>レプリカ起動からの時間で比べる。</translation>
    </message>
    <message>
        <source>It goes on long after the start.</source>
        <translation>起動からずっと後も続く。</translation>
    </message>
    <message>
        <source>Warm all shapes up before a replica gets traffic.</source>
        <translation>レプリカがトラフィックを受ける前にすべての形状を温める。</translation>
    </message>
    <message>
        <source>KV transfers between prefill and decode are slow</source>
        <translation>prefill と decode の間の KV 転送が遅い</translation>
    </message>
    <message>
        <source>The fast path between the pools fell back to a slow one: each answer waits for its KV.</source>
        <translation>プール間の速い経路が遅い経路に落ちた。各応答が自分の KV を待つ。</translation>
    </message>
    <message>
        <source>kv_transfer_s, bytes over time.</source>
        <translation>kv_transfer_s、時間に対するバイト数。</translation>
    </message>
    <message>
        <source>Transfers take as long as before.</source>
        <translation>転送時間は以前と同じ。</translation>
    </message>
    <message>
        <source>Bring the fast transport back; check what it fell back to.</source>
        <translation>速い転送に戻す。何に落ちたか確認する。</translation>
    </message>
    <message>
        <source>A proxy holds the answer back</source>
        <translation>プロキシが応答をためている</translation>
    </message>
    <message>
        <source>A proxy buffers the stream: clients see the first token late and then many at once, up to the whole answer. The engine&apos;s own figures do not move; gaps at the client are shorter than the engine&apos;s, which streaming cannot do.</source>
        <translation>プロキシがストリームをためる。クライアントは最初のトークンを遅く、その後多くを一度に、極端には応答全体を見る。エンジン自身の値は動かない。クライアントの間隔がエンジンより短く、これはストリーミングではありえない。</translation>
    </message>
    <message>
        <source>Gaps at the client below those of the engine; share of gaps below 5 ms.</source>
        <translation>エンジンより短いクライアントの間隔。5 ms 未満の間隔の割合。</translation>
    </message>
    <message>
        <source>Client and engine agree.</source>
        <translation>クライアントとエンジンが一致する。</translation>
    </message>
    <message>
        <source>proxy_buffering off and HTTP/1.1 upstream: both.</source>
        <translation>proxy_buffering off と上流への HTTP/1.1: 両方。</translation>
    </message>
    <message>
        <source>A proxy delays the first bytes</source>
        <translation>プロキシが最初のバイトを遅らせる</translation>
    </message>
    <message>
        <source>The first token of each answer is held for a fixed time on its way; later ones are not.</source>
        <translation>各応答の最初のトークンが途中で一定時間止められる。後のものは止められない。</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s: a constant difference.</source>
        <translation>クライアントとエンジンの TTFT: 一定の差。</translation>
    </message>
    <message>
        <source>Flush headers and first bytes at once.</source>
        <translation>ヘッダーと最初のバイトをすぐ送り出す。</translation>
    </message>
    <message>
        <source>The network between client and engine is slow</source>
        <translation>クライアントとエンジンの間のネットワークが遅い</translation>
    </message>
    <message>
        <source>Every message takes longer on its way: first tokens at the client come later by two ways, gaps stay.</source>
        <translation>どのメッセージも届くのに時間がかかる。クライアントの最初のトークンは往復分だけ遅れ、間隔は変わらない。</translation>
    </message>
    <message>
        <source>TTFT at the client against the engine&apos;s.</source>
        <translation>クライアントとエンジンの TTFT。</translation>
    </message>
    <message>
        <source>The engine&apos;s own TTFT has grown as much.</source>
        <translation>エンジン自身の TTFT も同じだけ伸びた。</translation>
    </message>
    <message>
        <source>Route; keep connections open.</source>
        <translation>経路を変える。接続を維持する。</translation>
    </message>
    <message>
        <source>Clients time out and try again</source>
        <translation>クライアントがタイムアウトして再試行する</translation>
    </message>
    <message>
        <source>Requests that take too long are given up and sent anew: the engine computes answers that nobody reads, and each timeout adds load.</source>
        <translation>長すぎるリクエストが放棄されて送り直される。エンジンは誰も読まない応答を計算し、タイムアウトのたびに負荷が増える。</translation>
    </message>
    <message>
        <source>Attempts against different requests; aborts.</source>
        <translation>試行数と異なるリクエスト数。中断。</translation>
    </message>
    <message>
        <source>No retries.</source>
        <translation>再試行がない。</translation>
    </message>
    <message>
        <source>Back off with jitter, a budget for retries, and early rejection.</source>
        <translation>ゆらぎ付きのバックオフ、再試行の予算、早い拒否。</translation>
    </message>
    <message>
        <source>Clients give up earlier</source>
        <translation>クライアントが早くあきらめる</translation>
    </message>
    <message>
        <source>Shorter patience at the client: answers are aborted, throughput counts what nobody got, and queues look shorter than the demand is.</source>
        <translation>クライアントの忍耐が短い。応答が中断され、スループットには誰も受け取らなかった分が入り、キューは需要より短く見える。</translation>
    </message>
    <message>
        <source>Finished by reason: abort against stop.</source>
        <translation>理由別の完了: 中断と停止。</translation>
    </message>
    <message>
        <source>Aborts are as rare as before.</source>
        <translation>中断は以前と同じくまれ。</translation>
    </message>
    <message>
        <source>Restore the timeout.</source>
        <translation>タイムアウトを元に戻す。</translation>
    </message>
    <message>
        <source>More replicas than the load needs</source>
        <translation>負荷に必要な以上のレプリカ</translation>
    </message>
    <message>
        <source>Replicas idle: latencies are comfortable, and each token carries the price of the empty ones.</source>
        <translation>レプリカが遊んでいる。遅延には余裕があり、各トークンが空のレプリカの代金を負う。</translation>
    </message>
    <message>
        <source>Running against the cap at the peak; GPU busy.</source>
        <translation>ピーク時の上限に対する実行数。GPU の稼働。</translation>
    </message>
    <message>
        <source>The GPUs are busy at the peak.</source>
        <translation>ピーク時に GPU が稼働している。</translation>
    </message>
    <message>
        <source>Give replicas back, with a margin for the peak.</source>
        <translation>ピークの余裕を残してレプリカを返す。</translation>
    </message>
    <message>
        <source>Less traffic on the same replicas</source>
        <translation>同じレプリカでトラフィックが減った</translation>
    </message>
    <message>
        <source>The same GPUs serve fewer requests: every figure but the cost is better.</source>
        <translation>同じ GPU が処理するリクエストが減った。コスト以外の値はすべて良くなる。</translation>
    </message>
    <message>
        <source>Request rate.</source>
        <translation>リクエスト率。</translation>
    </message>
    <message>
        <source>The request rate is unchanged.</source>
        <translation>リクエスト率が変わらない。</translation>
    </message>
    <message>
        <source>Scale down with the load.</source>
        <translation>負荷に合わせて縮小する。</translation>
    </message>
    <message>
        <source>The GPUs cost more</source>
        <translation>GPU が高くなった</translation>
    </message>
    <message>
        <source>Another kind of GPU, region or contract: nothing but the price has changed.</source>
        <translation>別の種類の GPU、リージョン、契約。変わったのは価格だけ。</translation>
    </message>
    <message>
        <source>The bill: hours and price of an hour.</source>
        <translation>請求書: 時間数と時間単価。</translation>
    </message>
    <message>
        <source>Price and hours are the same.</source>
        <translation>価格と時間が同じ。</translation>
    </message>
    <message>
        <source>Another GPU or contract.</source>
        <translation>別の GPU または契約。</translation>
    </message>
    <message>
        <source>A probe kills replicas that are only slow</source>
        <translation>遅いだけのレプリカをプローブが止める</translation>
    </message>
    <message>
        <source>A liveness probe with a short timeout restarts replicas under load; each comes back cold and the others get its share.</source>
        <translation>タイムアウトの短い liveness プローブが、負荷時にレプリカを再起動する。戻るたびにコールドで、他がその分を受ける。</translation>
    </message>
    <message>
        <source>Restarts of the pods against probe failures.</source>
        <translation>pod の再起動とプローブの失敗。</translation>
    </message>
    <message>
        <source>No restarts.</source>
        <translation>再起動がない。</translation>
    </message>
    <message>
        <source>restarts follow from the probe&apos;s own timing, which no scenario describes</source>
        <translation>再起動はプローブ自身の時間設定によるもので、どのシナリオにも記述がない</translation>
    </message>
    <message>
        <source>The autoscaler follows the load too late</source>
        <translation>自動スケールが負荷に追いつかない</translation>
    </message>
    <message>
        <source>Replicas arrive minutes after the load, cold.</source>
        <translation>レプリカが負荷の数分後に、コールドで到着する。</translation>
    </message>
    <message>
        <source>Replicas over time against the load.</source>
        <translation>時間に沿ったレプリカ数と負荷。</translation>
    </message>
    <message>
        <source>The number of replicas followed in time.</source>
        <translation>レプリカ数は間に合っていた。</translation>
    </message>
    <message>
        <source>the number of replicas is fixed during a run</source>
        <translation>実行中はレプリカ数が固定される</translation>
    </message>
    <message>
        <source>Caches are cold after the rollout itself</source>
        <translation>展開そのものの後でキャッシュがコールド</translation>
    </message>
    <message>
        <source>Each restarted replica begins with an empty prefix cache; for some minutes it computes what it will find later.</source>
        <translation>再起動した各レプリカは空のプレフィックスキャッシュで始まる。数分の間、後で見つかるはずのものを計算する。</translation>
    </message>
    <message>
        <source>Hit ratio by time since the start of each replica.</source>
        <translation>各レプリカの起動からの時間による hit ratio。</translation>
    </message>
    <message>
        <source>It is still low long after the start.</source>
        <translation>起動からずっと後も低い。</translation>
    </message>
    <message>
        <source>it passes by itself within minutes: play it as a change of the scenario</source>
        <translation>数分で自然に消える。シナリオの変更として再現する</translation>
    </message>
    <message>
        <source>An environment variable changed with the deploy</source>
        <translation>デプロイとともに環境変数が変わった</translation>
    </message>
    <message>
        <source>A variable switches a code path whose cost nobody can tell from outside.</source>
        <translation>変数が、外からはコストの分からないコード経路を切り替える。</translation>
    </message>
    <message>
        <source>The environment of both versions, side by side.</source>
        <translation>両方の版の環境を並べる。</translation>
    </message>
    <message>
        <source>It is the same.</source>
        <translation>同じである。</translation>
    </message>
    <message>
        <source>what a variable does is not in the model: it stays a suspect by name</source>
        <translation>変数の働きはモデルにない。名前だけの容疑として残る</translation>
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
    <name>Node</name>
    <message>
        <source>Synthetic traffic</source>
        <translation>合成トラフィック</translation>
    </message>
    <message>
        <source>Requests drawn from an arrival law and length laws, optionally in groups that share a prompt prefix.</source>
        <translation>到着則と長さの則から引かれるリクエスト。プロンプトのプレフィックスを共有するグループにもできる。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Sessions of several turns, each of which sends back what was said before: chats with think times and agents with tool calls.</source>
        <translation>複数ターンのセッション。各ターンがそれまでの内容を送り返す。考える時間のあるチャットと、ツールを呼ぶエージェント。</translation>
    </message>
    <message>
        <source>Trace replay</source>
        <translation>トレース再生</translation>
    </message>
    <message>
        <source>The requests of a trace file, at their recorded times or faster or slower.</source>
        <translation>トレースファイルのリクエストを、記録された時刻で、またはより速く、遅く。</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Sends what a workload wants sent: with patience, retries, and a network before it.</source>
        <translation>ワークロードが送りたいものを送る。忍耐、再試行、手前のネットワーク付き。</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>ゲートウェイ</translation>
    </message>
    <message>
        <source>Lets requests through, has them wait, or rejects them, tenant by tenant.</source>
        <translation>テナントごとに、リクエストを通し、待たせ、または断る。</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>ルーター</translation>
    </message>
    <message>
        <source>Deals requests to replicas.</source>
        <translation>リクエストをレプリカに配る。</translation>
    </message>
    <message>
        <source>KV link</source>
        <translation>KV リンク</translation>
    </message>
    <message>
        <source>Carries the KV cache of prompts from the engines that compute them to those that decode.</source>
        <translation>プロンプトの KV キャッシュを、計算するエンジンから decode するエンジンへ運ぶ。</translation>
    </message>
    <message>
        <source>vLLM V1</source>
        <translation>vLLM V1</translation>
    </message>
    <message>
        <source>Continuous batching with chunked prefill, paged KV, prefix caching and preemption by recompute.</source>
        <translation>連続バッチングに chunked prefill、ページ式 KV、プレフィックスキャッシュ、再計算によるプリエンプション。</translation>
    </message>
    <message>
        <source>vLLM V0</source>
        <translation>vLLM V0</translation>
    </message>
    <message>
        <source>Whole prompts first, alone in their step while decodes pause; paged KV and preemption by recompute.</source>
        <translation>プロンプト全体が先で、そのステップを専有し decode は止まる。ページ式 KV と再計算によるプリエンプション。</translation>
    </message>
    <message>
        <source>SGLang</source>
        <translation>SGLang</translation>
    </message>
    <message>
        <source>Prefill batches first while decodes wait, radix prefix cache by the token, retraction where answers outgrow the KV pool.</source>
        <translation>prefill バッチが先で decode は待つ。トークン単位の radix プレフィックスキャッシュ、応答が KV プールを超えると撤回。</translation>
    </message>
    <message>
        <source>TensorRT-LLM</source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message>
        <source>In-flight batching: answers first, then prompts; KV is set aside to the end of a request or grows.</source>
        <translation>In-flight バッチング: 応答が先、次にプロンプト。KV はリクエストの終わりまで確保するか、増やす。</translation>
    </message>
    <message>
        <source>Sarathi-Serve</source>
        <translation>Sarathi-Serve</translation>
    </message>
    <message>
        <source>Stall-free batching: every step holds all decodes and as much of prompts as its size allows.</source>
        <translation>停止のないバッチング: 各ステップが全 decode と、大きさの許す限りのプロンプトを持つ。</translation>
    </message>
    <message>
        <source>Orca</source>
        <translation>Orca</translation>
    </message>
    <message>
        <source>Iteration-level batching with whole prompts and KV set aside at admission.</source>
        <translation>反復単位のバッチング。プロンプトは丸ごと、KV は受け入れ時に確保。</translation>
    </message>
    <message>
        <source>Static batching</source>
        <translation>静的バッチング</translation>
    </message>
    <message>
        <source>Request-level batching: a batch runs until its longest answer ends.</source>
        <translation>リクエスト単位のバッチング: 最長の応答が終わるまでバッチが続く。</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Step times from compute and memory rooflines with efficiencies fitted to measured layer tables.</source>
        <translation>計算とメモリの roofline によるステップ時間。効率は実測の層テーブルに合わせた。</translation>
    </message>
    <message>
        <source>Measured layer tables</source>
        <translation>実測の層テーブル</translation>
    </message>
    <message>
        <source>Step times as the sum of a model&apos;s layers, each from a table of measured kernel times.</source>
        <translation>モデルの各層の合計としてのステップ時間。各層はカーネル時間の実測テーブルから。</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>text: what does it say?</source>
        <translation>text: 何を述べるか？</translation>
    </message>
    <message>
        <source>observation: which [[observation]] holds its figures?</source>
        <translation>observation: どの [[observation]] に値があるか？</translation>
    </message>
    <message>
        <source>falsifier: what would show that it is wrong?</source>
        <translation>falsifier: 何があれば誤りと分かるか？</translation>
    </message>
    <message>
        <source>links: which observations does it rest on?</source>
        <translation>links: どの観測に基づくか？</translation>
    </message>
    <message>
        <source>prediction: what is it to change, by how much, by when?</source>
        <translation>prediction: 何を、どれだけ、いつまでに変えるか？</translation>
    </message>
    <message>
        <source>cost: what does it cost, and whom?</source>
        <translation>cost: 何がかかり、誰が負うか？</translation>
    </message>
    <message>
        <source>stop_condition: when is it taken back?</source>
        <translation>stop_condition: いつ取り消すか？</translation>
    </message>
    <message>
        <source>reversible: can it be taken back?</source>
        <translation>reversible: 取り消せるか？</translation>
    </message>
    <message>
        <source>at: when did it begin?</source>
        <translation>at: いつ始まったか？</translation>
    </message>
    <message>
        <source>metric: which figure?</source>
        <translation>metric: どの値か？</translation>
    </message>
    <message>
        <source>statistic: of which statistic?</source>
        <translation>statistic: どの統計量か？</translation>
    </message>
    <message>
        <source>direction or bounds: where will it lie?</source>
        <translation>direction または範囲: どこに来るか？</translation>
    </message>
    <message>
        <source>until: by when?</source>
        <translation>until: いつまでか？</translation>
    </message>
    <message>
        <source>links: which action or hypothesis says so?</source>
        <translation>links: どの対処または仮説によるか？</translation>
    </message>
    <message>
        <source>links: which hypothesis does it test?</source>
        <translation>links: どの仮説を検証するか？</translation>
    </message>
    <message>
        <source>at, until: in which window is recovery looked for?</source>
        <translation>at, until: どの期間で回復を調べるか？</translation>
    </message>
    <message>
        <source>links: which gap of the incident does it close?</source>
        <translation>links: 障害のどの隙間を埋めるか？</translation>
    </message>
    <message>
        <source>scenario: which replay would have caught the incident?</source>
        <translation>scenario: どの再現なら障害を捉えられたか？</translation>
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
    <name>ObservedLoad</name>
    <message>
        <source>%1 → %2 tokens</source>
        <translation>%1 → %2 トークン</translation>
    </message>
</context>
<context>
    <name>Parameter</name>
    <message>
        <source>Until</source>
        <translation>終了時刻</translation>
    </message>
    <message>
        <source>Arrivals stop at this time.</source>
        <translation>この時刻に到着が止まる。</translation>
    </message>
    <message>
        <source>the run ends with max_requests or when every workload has ended by itself</source>
        <translation>max_requests で、またはすべてのワークロードが自然に終わったときに実行が終わる</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>Requests that arrive before this time are served but not measured.</source>
        <translation>この時刻より前に着いたリクエストは処理されるが測定されない。</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>drain: serve all that has arrived. censor: stop the clock at `until`; requests under way count as longer than what was seen of them.</source>
        <translation>drain: 着いたものをすべて処理する。censor: `until` で時計を止め、処理中のものは見えた長さより長いと数える。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Replication r draws with seed + r, every scenario alike.</source>
        <translation>反復 r はシード + r で引く。どのシナリオも同じ。</translation>
    </message>
    <message>
        <source>Replications</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Runs with different random draws; intervals need at least two.</source>
        <translation>異なる乱数での実行。区間には少なくとも二回必要。</translation>
    </message>
    <message>
        <source>Most requests</source>
        <translation>最大リクエスト数</translation>
    </message>
    <message>
        <source>Arrivals stop after so many requests.</source>
        <translation>この数のリクエストで到着が止まる。</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>到着</translation>
    </message>
    <message>
        <source>Arrival law</source>
        <translation>到着則</translation>
    </message>
    <message>
        <source>How requests follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client waits for its answer before it sends again.</source>
        <translation>リクエストの続き方。gamma と weibull は CV を取り、on_off は二つのレートを切り替え、ramp は一度レートを変え、curve はレートのリストに従い、paced は等間隔、closed_loop ではクライアントが応答を待ってから次を送る。</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Requests a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>毎秒のリクエスト数: poisson、gamma、weibull、paced の平均、on_off のオン時のレート、ramp の最初のレート、curve が掛けるもの。</translation>
    </message>
    <message>
        <source>only with closed_loop, which has clients instead</source>
        <translation>closed_loop のみ。代わりにクライアントがある</translation>
    </message>
    <message>
        <source>CV of the gaps</source>
        <translation>間隔の CV</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 requests come in bursts.</source>
        <translation>gamma と weibull の到着間隔の標準偏差÷平均。1 は Poisson、1 を超えるとバーストになる。</translation>
    </message>
    <message>
        <source>Rate while off</source>
        <translation>オフ時のレート</translation>
    </message>
    <message>
        <source>Requests a second in the off state of on_off.</source>
        <translation>on_off のオフ状態での毎秒のリクエスト数。</translation>
    </message>
    <message>
        <source>Mean time on</source>
        <translation>平均オン時間</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the on state of on_off.</source>
        <translation>on_off のオン状態の指数時間の平均。</translation>
    </message>
    <message>
        <source>Mean time off</source>
        <translation>平均オフ時間</translation>
    </message>
    <message>
        <source>Mean of the exponential time in the off state of on_off.</source>
        <translation>on_off のオフ状態の指数時間の平均。</translation>
    </message>
    <message>
        <source>Final rate</source>
        <translation>最終レート</translation>
    </message>
    <message>
        <source>Requests a second after the change of ramp.</source>
        <translation>ramp の変化後の毎秒のリクエスト数。</translation>
    </message>
    <message>
        <source>only with an arrival law other than ramp</source>
        <translation>ramp 以外の到着則のみ</translation>
    </message>
    <message>
        <source>Ramp begins</source>
        <translation>ランプの開始</translation>
    </message>
    <message>
        <source>When ramp leaves its first rate, from start on.</source>
        <translation>start から数えて ramp が最初のレートを離れる時刻。</translation>
    </message>
    <message>
        <source>Ramp lasts</source>
        <translation>ランプの長さ</translation>
    </message>
    <message>
        <source>How long ramp takes to reach its final rate. 0 s is a step.</source>
        <translation>ramp が最終レートに達するまでの時間。0 s は段差。</translation>
    </message>
    <message>
        <source>Times of the curve</source>
        <translation>曲線の時刻</translation>
    </message>
    <message>
        <source>Ascending times of curve in seconds from start on. A time given twice is a step.</source>
        <translation>start から数えた、秒での curve の昇順の時刻。同じ時刻が二度あると段差。</translation>
    </message>
    <message>
        <source>only with an arrival law other than curve</source>
        <translation>curve 以外の到着則のみ</translation>
    </message>
    <message>
        <source>Rates of the curve</source>
        <translation>曲線のレート</translation>
    </message>
    <message>
        <source>What rate is multiplied by at each of the times of curve; linear between them.</source>
        <translation>curve の各時刻でレートに掛ける値。間は線形。</translation>
    </message>
    <message>
        <source>Period of the curve</source>
        <translation>曲線の周期</translation>
    </message>
    <message>
        <source>After this time curve begins again, e.g. 24 h; before that its rate runs from the last point to the first.</source>
        <translation>この時間の後 curve が最初から始まる（例: 24 h）。それまでは最後の点から最初の点へ移る。</translation>
    </message>
    <message>
        <source>the last rate stays</source>
        <translation>最後のレートが続く</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>クライアント数</translation>
    </message>
    <message>
        <source>Clients of closed_loop: the most requests in flight.</source>
        <translation>closed_loop のクライアント数。処理中リクエストの最大数。</translation>
    </message>
    <message>
        <source>Think time</source>
        <translation>考える時間</translation>
    </message>
    <message>
        <source>Mean time of a closed_loop client between an answer and its next request, and before its first. After a rejection it waits at least 10 ms.</source>
        <translation>closed_loop のクライアントの、応答から次のリクエストまで、および最初の前の平均時間。断られた後は少なくとも 10 ms 待つ。</translation>
    </message>
    <message>
        <source>Think time law</source>
        <translation>考える時間の則</translation>
    </message>
    <message>
        <source>Whether think times vary.</source>
        <translation>考える時間がばらつくか。</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>When this workload begins to send.</source>
        <translation>このワークロードが送り始める時刻。</translation>
    </message>
    <message>
        <source>Stops at</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>When this workload ceases to send.</source>
        <translation>このワークロードが送るのをやめる時刻。</translation>
    </message>
    <message>
        <source>until the run ends</source>
        <translation>実行の終わりまで</translation>
    </message>
    <message>
        <source>How many requests this workload sends at most.</source>
        <translation>このワークロードが送る最大のリクエスト数。</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>プロンプト長</translation>
    </message>
    <message>
        <source>Prompt tokens</source>
        <translation>プロンプトトークン</translation>
    </message>
    <message>
        <source>Mean length before rounding and limits. Alone it is the length of every request.</source>
        <translation>丸めと制限の前の平均の長さ。これだけならすべてのリクエストの長さになる。</translation>
    </message>
    <message>
        <source>only with the uniform and the empirical law</source>
        <translation>uniform と empirical の則のみ</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>則</translation>
    </message>
    <message>
        <source>lognormal takes the mean and its median or CV, geometric ends with the same probability after each one, uniform lies between shortest and longest, empirical draws from a list.</source>
        <translation>lognormal は平均と中央値または CV を取り、geometric は一つごとに同じ確率で終わり、uniform は最短と最長の間、empirical はリストから引く。</translation>
    </message>
    <message>
        <source>empirical where values are given, lognormal where a median or CV is, else constant</source>
        <translation>値があれば empirical、中央値か CV があれば lognormal、それ以外は一定</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Median of the lognormal law, at most its mean.</source>
        <translation>lognormal 則の中央値。平均以下。</translation>
    </message>
    <message>
        <source>the lognormal law takes the CV instead</source>
        <translation>lognormal 則は代わりに CV を取る</translation>
    </message>
    <message>
        <source>CV</source>
        <translation>CV</translation>
    </message>
    <message>
        <source>Standard deviation of the lognormal law over its mean.</source>
        <translation>lognormal 則の標準偏差÷平均。</translation>
    </message>
    <message>
        <source>the lognormal law takes the median instead</source>
        <translation>lognormal 則は代わりに中央値を取る</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Shorter draws become this long.</source>
        <translation>より短い抽選はこの長さになる。</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Longer draws become this long.</source>
        <translation>より長い抽選はこの長さになる。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Lengths that the empirical law draws from.</source>
        <translation>empirical 則が引く長さ。</translation>
    </message>
    <message>
        <source>only with another law than empirical</source>
        <translation>empirical 以外の則のみ</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>How often each of the values is drawn, relative to the others.</source>
        <translation>各値が引かれる相対的な頻度。</translation>
    </message>
    <message>
        <source>all values are drawn equally often</source>
        <translation>すべての値が同じ頻度で引かれる</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>出力長</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>出力トークン</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>共有プレフィックス</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt. They count in the prompt&apos;s length, which is at least one token more.</source>
        <translation>各プロンプトの先頭でグループが共有するトークン。例: システムプロンプト。プロンプト長に含まれ、プロンプトは少なくとも 1 トークン長い。</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>グループ数</translation>
    </message>
    <message>
        <source>Number of different shared prefixes.</source>
        <translation>異なる共有プレフィックスの数。</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>Zipf 指数</translation>
    </message>
    <message>
        <source>The k-th group is drawn in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>k 番目のグループは 1/k のこの乗に比例して引かれる。0: すべて同じ。</translation>
    </message>
    <message>
        <source>Prefix name</source>
        <translation>プレフィックス名</translation>
    </message>
    <message>
        <source>Workloads with the same name share their prefixes.</source>
        <translation>同じ名前のワークロードはプレフィックスを共有する。</translation>
    </message>
    <message>
        <source>the node&apos;s id: shared with no other workload</source>
        <translation>ノードの id。他のワークロードとは共有しない</translation>
    </message>
    <message>
        <source>Each tenant has its own</source>
        <translation>テナントごとに別</translation>
    </message>
    <message>
        <source>Whether every tenant has shared prefixes of its own.</source>
        <translation>各テナントが独自の共有プレフィックスを持つか。</translation>
    </message>
    <message>
        <source>Template version</source>
        <translation>テンプレート版</translation>
    </message>
    <message>
        <source>Prefixes of different versions have nothing in common: a change of it while the system runs makes every cached prefix useless.</source>
        <translation>異なる版のプレフィックスには共通部分がない。運転中に変えると、キャッシュされたプレフィックスがすべて無効になる。</translation>
    </message>
    <message>
        <source>Changing field</source>
        <translation>変わる項目</translation>
    </message>
    <message>
        <source>Tokens of a field that changes, e.g. a time or an id. No cache holds what stands behind it, once it has changed.</source>
        <translation>時刻や id のように変わる項目のトークン。変わると、その後ろはどのキャッシュにも残らない。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Tokens of the shared prefix in front of the changing field: 0 puts it first.</source>
        <translation>変わる項目の前にある共有プレフィックスのトークン。0 は先頭に置く。</translation>
    </message>
    <message>
        <source>behind all shared text, as part of the user&apos;s</source>
        <translation>すべての共有テキストの後ろ、利用者の部分として</translation>
    </message>
    <message>
        <source>Changes with</source>
        <translation>変わる単位</translation>
    </message>
    <message>
        <source>How long the changing field stays the same.</source>
        <translation>変わる項目がどれだけ同じままか。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Most output tokens</source>
        <translation>最大出力トークン</translation>
    </message>
    <message>
        <source>What the client allows; a longer output is cut off there.</source>
        <translation>クライアントが許す量。より長い出力はそこで切られる。</translation>
    </message>
    <message>
        <source>exactly the output that will be produced</source>
        <translation>実際に出る出力ちょうど</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Name under which these requests are reported.</source>
        <translation>これらのリクエストを報告する名前。</translation>
    </message>
    <message>
        <source>the node&apos;s id</source>
        <translation>ノードの id</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>優先度</translation>
    </message>
    <message>
        <source>Smaller is more urgent; only priority scheduling reads it.</source>
        <translation>小さいほど急ぎ。優先度スケジューリングだけが読む。</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>テナント</translation>
    </message>
    <message>
        <source>Number of the tenant that sends these requests.</source>
        <translation>これらのリクエストを送るテナントの番号。</translation>
    </message>
    <message>
        <source>Prompt log probabilities</source>
        <translation>プロンプト対数確率</translation>
    </message>
    <message>
        <source>Whether clients ask for the probability of every prompt token, which takes logits, and so memory, for all of them.</source>
        <translation>クライアントが各プロンプトトークンの確率を求めるか。全トークンの logits、つまりメモリが必要になる。</translation>
    </message>
    <message>
        <source>Promised TTFT</source>
        <translation>約束した TTFT</translation>
    </message>
    <message>
        <source>The time to first token that these requests are promised: goodput counts those that keep it.</source>
        <translation>これらのリクエストに約束した最初のトークンまでの時間。goodput は守ったものを数える。</translation>
    </message>
    <message>
        <source>nothing is promised</source>
        <translation>約束なし</translation>
    </message>
    <message>
        <source>Promised TPOT</source>
        <translation>約束した TPOT</translation>
    </message>
    <message>
        <source>The same for the time per output token.</source>
        <translation>出力トークンあたりの時間について同じ。</translation>
    </message>
    <message>
        <source>Tenants</source>
        <translation>テナント数</translation>
    </message>
    <message>
        <source>How many tenants send these requests, numbered from Tenant on.</source>
        <translation>これらのリクエストを送るテナントの数。「テナント」から番号を付ける。</translation>
    </message>
    <message>
        <source>Zipf exponent of tenants</source>
        <translation>テナントの Zipf 指数</translation>
    </message>
    <message>
        <source>The k-th tenant sends in proportion to 1/k to this power. 0: all equally often.</source>
        <translation>k 番目のテナントは 1/k のこの乗に比例して送る。0: すべて同じ。</translation>
    </message>
    <message>
        <source>How sessions follow each other. gamma and weibull take a CV, on_off switches between two rates, ramp changes its rate once, curve follows a list of rates, paced is evenly spaced, and in closed_loop a client begins its next session when the last one has ended.</source>
        <translation>セッションの続き方。gamma と weibull は CV を取り、on_off は二つのレートを切り替え、ramp は一度レートを変え、curve はレートのリストに従い、paced は等間隔、closed_loop ではクライアントが前のセッションの終了後に次を始める。</translation>
    </message>
    <message>
        <source>Sessions a second: the mean of poisson, gamma, weibull and paced, the rate while on of on_off, the first rate of ramp, what curve multiplies.</source>
        <translation>毎秒のセッション数: poisson、gamma、weibull、paced の平均、on_off のオン時のレート、ramp の最初のレート、curve が掛けるもの。</translation>
    </message>
    <message>
        <source>Standard deviation of the gaps between arrivals over their mean, for gamma and weibull. 1 is Poisson; above 1 sessions come in bursts.</source>
        <translation>gamma と weibull の到着間隔の標準偏差÷平均。1 は Poisson、1 を超えるとセッションがバーストになる。</translation>
    </message>
    <message>
        <source>Sessions a second in the off state of on_off.</source>
        <translation>on_off のオフ状態での毎秒のセッション数。</translation>
    </message>
    <message>
        <source>Sessions a second after the change of ramp.</source>
        <translation>ramp の変化後の毎秒のセッション数。</translation>
    </message>
    <message>
        <source>From then on no session begins; those under way go on.</source>
        <translation>それ以降セッションは始まらない。進行中のものは続く。</translation>
    </message>
    <message>
        <source>Most sessions</source>
        <translation>最大セッション数</translation>
    </message>
    <message>
        <source>How many sessions this workload begins at most.</source>
        <translation>このワークロードが始める最大のセッション数。</translation>
    </message>
    <message>
        <source>Turns of a session</source>
        <translation>セッションのターン</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Mean number before rounding and limits. Alone it is the number of every session.</source>
        <translation>丸めと制限の前の平均数。これだけならすべてのセッションの数になる。</translation>
    </message>
    <message>
        <source>Numbers that the empirical law draws from.</source>
        <translation>empirical 則が引く数。</translation>
    </message>
    <message>
        <source>Mean time between an answer and the user&apos;s next prompt, and of a closed_loop client before a session.</source>
        <translation>応答から利用者の次のプロンプトまでの平均時間。closed_loop ではセッション前の時間も。</translation>
    </message>
    <message>
        <source>What the user says in a turn</source>
        <translation>利用者が 1 ターンで言うこと</translation>
    </message>
    <message>
        <source>User tokens</source>
        <translation>利用者トークン</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Share of agents</source>
        <translation>エージェントの割合</translation>
    </message>
    <message>
        <source>Share of the sessions that are of agents: after the first turn their prompts bring what tools gave, after a tool&apos;s time instead of a think time.</source>
        <translation>エージェントのセッションの割合。最初のターンの後、プロンプトはツールの結果を、考える時間ではなくツールの時間の後に運ぶ。</translation>
    </message>
    <message>
        <source>Tool time</source>
        <translation>ツール時間</translation>
    </message>
    <message>
        <source>Mean time that a tool takes to answer an agent.</source>
        <translation>ツールがエージェントに答える平均時間。</translation>
    </message>
    <message>
        <source>Tool time law</source>
        <translation>ツール時間の則</translation>
    </message>
    <message>
        <source>Whether tool times vary.</source>
        <translation>ツール時間がばらつくか。</translation>
    </message>
    <message>
        <source>Class of agents</source>
        <translation>エージェントのクラス</translation>
    </message>
    <message>
        <source>Name under which the requests of agents are reported.</source>
        <translation>エージェントのリクエストを報告する名前。</translation>
    </message>
    <message>
        <source>that of the others</source>
        <translation>他と同じ</translation>
    </message>
    <message>
        <source>What a tool gives</source>
        <translation>ツールが返すもの</translation>
    </message>
    <message>
        <source>Tool tokens</source>
        <translation>ツールトークン</translation>
    </message>
    <message>
        <source>Tokens at the start of each prompt that its group shares, e.g. a system prompt, in front of what is said.</source>
        <translation>各プロンプトの先頭で、発言の前にグループが共有するトークン。例: システムプロンプト。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Longest prompt</source>
        <translation>最長プロンプト</translation>
    </message>
    <message>
        <source>Tokens that the client sends at most.</source>
        <translation>クライアントが送る最大のトークン。</translation>
    </message>
    <message>
        <source>no cap: a prompt that is too long for the model is rejected, and the session ends</source>
        <translation>上限なし。モデルに長すぎるプロンプトは断られ、セッションが終わる</translation>
    </message>
    <message>
        <source>Beyond it</source>
        <translation>超えたとき</translation>
    </message>
    <message>
        <source>Whether the session ends there or the client leaves out the oldest part of what was said, which makes the cached rest useless.</source>
        <translation>そこでセッションが終わるか、クライアントが最も古い部分を省くか。省くと残りのキャッシュが無効になる。</translation>
    </message>
    <message>
        <source>Kept of it</source>
        <translation>残す割合</translation>
    </message>
    <message>
        <source>How much of the longest prompt is left when drop_oldest leaves something out: 1 drops as little as possible, and so something in every turn from then on.</source>
        <translation>drop_oldest が省くときに最長プロンプトをどれだけ残すか。1 は最小限だけ省き、以後毎ターン省く。</translation>
    </message>
    <message>
        <source>Answer not sent back</source>
        <translation>送り返さない応答</translation>
    </message>
    <message>
        <source>Share of each answer that the next prompt leaves out, as chat templates do with reasoning. Then the whole answer has to be computed again.</source>
        <translation>次のプロンプトが省く各応答の割合。チャットテンプレートが推論部分に対して行うように。このとき応答全体の再計算が必要になる。</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>Azure CSV, Mooncake JSONL, Vidur CSV, LLMServingSim JSONL (rows or agents&apos; sessions), or any CSV whose header names a time, a prompt length and an output length. Relative to the project&apos;s folder.</source>
        <translation>Azure CSV、Mooncake JSONL、Vidur CSV、LLMServingSim JSONL（行またはエージェントのセッション）、または見出しに時刻、プロンプト長、出力長がある任意の CSV。プロジェクトのフォルダーからの相対。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>auto tells the format by the file&apos;s content.</source>
        <translation>auto はファイルの内容から形式を見分ける。</translation>
    </message>
    <message>
        <source>Tokens a hash id</source>
        <translation>hash id のトークン数</translation>
    </message>
    <message>
        <source>Prompt tokens that one of a JSONL trace&apos;s hash_ids stands for.</source>
        <translation>JSONL トレースの hash_ids の一つが表すプロンプトトークン数。</translation>
    </message>
    <message>
        <source>found by comparing the ids with the prompt lengths (512 in Mooncake&apos;s traces)</source>
        <translation>id とプロンプト長の比較で求める（Mooncake のトレースでは 512）</translation>
    </message>
    <message>
        <source>How many rows are played.</source>
        <translation>再生する行数。</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>全行</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>省く行</translation>
    </message>
    <message>
        <source>First rows that are not played; the next one then arrives at the start.</source>
        <translation>再生しない最初の行。その次の行が開始時に到着する。</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>タイミング</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>2 makes all gaps half as long and so doubles the rate; lengths stay as they are.</source>
        <translation>2 はすべての間隔を半分にし、レートを倍にする。長さは変わらない。</translation>
    </message>
    <message>
        <source>When the first row played arrives.</source>
        <translation>再生する最初の行が到着する時刻。</translation>
    </message>
    <message>
        <source>Spread within ticks</source>
        <translation>刻み内に散らす</translation>
    </message>
    <message>
        <source>Spreads arrivals evenly at random within the ticks of a trace whose clock was coarse, such as the 3 s of Mooncake&apos;s. Other traces stay as they are.</source>
        <translation>時計の粗いトレース（Mooncake の 3 s など）の刻みの中で、到着を一様に散らす。他のトレースはそのまま。</translation>
    </message>
    <message>
        <source>What the clients allow; a longer output is cut off there.</source>
        <translation>クライアントが許す量。より長い出力はそこで切られる。</translation>
    </message>
    <message>
        <source>exactly the output of the row</source>
        <translation>その行の出力ちょうど</translation>
    </message>
    <message>
        <source>Name under which all requests are reported.</source>
        <translation>すべてのリクエストを報告する名前。</translation>
    </message>
    <message>
        <source>the trace&apos;s class or tenant column where it has one, else the node&apos;s id</source>
        <translation>トレースにクラスまたはテナントの列があればそれ、なければノードの id</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>忍耐</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>The client gives up so long after it first sent the request: what waits leaves its queue, what runs is aborted.</source>
        <translation>クライアントは最初に送ってからこの時間であきらめる。待っているものはキューを離れ、実行中のものは中断される。</translation>
    </message>
    <message>
        <source>it never gives up</source>
        <translation>あきらめない</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>How often a request is sent again at most. It stays one offered request.</source>
        <translation>リクエストを送り直す最大回数。到着は一件のまま。</translation>
    </message>
    <message>
        <source>Retry on</source>
        <translation>再試行の条件</translation>
    </message>
    <message>
        <source>Which end is followed by a retry. A lost replica counts as a rejection; with retries on timeouts, each attempt has its own timeout.</source>
        <translation>どの終わり方の後に再試行するか。失われたレプリカは拒否と数える。タイムアウトで再試行する場合、各試行に独自のタイムアウトがある。</translation>
    </message>
    <message>
        <source>Back-off</source>
        <translation>バックオフ</translation>
    </message>
    <message>
        <source>Wait before the first retry.</source>
        <translation>最初の再試行の前の待ち。</translation>
    </message>
    <message>
        <source>Back-off factor</source>
        <translation>バックオフ倍率</translation>
    </message>
    <message>
        <source>By how much the wait grows from one retry to the next.</source>
        <translation>再試行ごとに待ちがどれだけ伸びるか。</translation>
    </message>
    <message>
        <source>Back-off jitter</source>
        <translation>バックオフのゆらぎ</translation>
    </message>
    <message>
        <source>Share of each wait that is drawn anew: 1 waits between nothing and the whole.</source>
        <translation>各待ちのうち引き直す割合。1 はゼロから全体までの間で待つ。</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Requests in flight</source>
        <translation>処理中リクエスト</translation>
    </message>
    <message>
        <source>More are sent only when one has ended, as benchmark clients do. Latencies count from the intended time.</source>
        <translation>ベンチマークのクライアントのように、一つ終わってから次を送る。遅延は予定の時刻から数える。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Network delay</source>
        <translation>ネットワーク遅延</translation>
    </message>
    <message>
        <source>One way: it is added to the request&apos;s way and to each token&apos;s.</source>
        <translation>片道。リクエストの道のりと各トークンの道のりに加わる。</translation>
    </message>
    <message>
        <source>Tokens a flush</source>
        <translation>まとめるトークン</translation>
    </message>
    <message>
        <source>Tokens that a proxy on the way back holds until it lets them through together.</source>
        <translation>戻り道のプロキシが、まとめて通すまで止めておくトークン。</translation>
    </message>
    <message>
        <source>Buffer the answer</source>
        <translation>応答をためる</translation>
    </message>
    <message>
        <source>A proxy on the way back lets the whole answer through at once.</source>
        <translation>戻り道のプロキシが応答全体を一度に通す。</translation>
    </message>
    <message>
        <source>First flush delay</source>
        <translation>最初の送出の遅れ</translation>
    </message>
    <message>
        <source>How long a proxy holds the first token of each answer. It shows in TTFT and TPOT, not in the gaps between tokens.</source>
        <translation>プロキシが各応答の最初のトークンを止める時間。TTFT と TPOT に現れ、トークン間隔には現れない。</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Requests behind the gateway at a time; more wait in its queue.</source>
        <translation>同時にゲートウェイの後ろにあるリクエスト。それ以上はキューで待つ。</translation>
    </message>
    <message>
        <source>Longest queue</source>
        <translation>最長キュー</translation>
    </message>
    <message>
        <source>A request that would wait behind so many others is rejected.</source>
        <translation>これだけの後ろで待つことになるリクエストは断られる。</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Who leaves the queue first. vtc: the waiting tenant that has been served least, an input token counting 1 and an output token 2.</source>
        <translation>誰が先にキューを離れるか。vtc: 最も処理されていない待ちテナント。入力トークンは 1、出力トークンは 2 と数える。</translation>
    </message>
    <message>
        <source>Ageing</source>
        <translation>エージング</translation>
    </message>
    <message>
        <source>With order = priority: by how much waiting lowers the priority number, so that nobody starves.</source>
        <translation>order = priority のとき: 誰も待ち続けないように、待ちが優先度の数をどれだけ下げるか。</translation>
    </message>
    <message>
        <source>Tenant weights</source>
        <translation>テナントの重み</translation>
    </message>
    <message>
        <source>With order = vtc: the share of tenant 0, 1, …; those not listed have 1.</source>
        <translation>order = vtc のとき: テナント 0、1、… の配分。ないものは 1。</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Bucket capacity</source>
        <translation>バケット容量</translation>
    </message>
    <message>
        <source>Tokens that a tenant may send in one burst. A request that costs more is rejected.</source>
        <translation>テナントが一度のバーストで送れるトークン。それより高くつくリクエストは断られる。</translation>
    </message>
    <message>
        <source>no token bucket</source>
        <translation>トークンバケットなし</translation>
    </message>
    <message>
        <source>Bucket rate</source>
        <translation>バケットのレート</translation>
    </message>
    <message>
        <source>Tokens a second that fill each tenant&apos;s bucket.</source>
        <translation>各テナントのバケットを満たす毎秒のトークン。</translation>
    </message>
    <message>
        <source>Bucket cost</source>
        <translation>バケットの課金</translation>
    </message>
    <message>
        <source>What a request takes from the bucket.</source>
        <translation>リクエストがバケットから取る量。</translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation>予約トークン</translation>
    </message>
    <message>
        <source>Most tokens, of prompts and max_tokens, that a tenant may have in flight; they are free again when the request ends.</source>
        <translation>テナントが処理中に持てる、プロンプトと max_tokens の最大トークン。リクエストが終わると空く。</translation>
    </message>
    <message>
        <source>Over quota</source>
        <translation>割り当て超過</translation>
    </message>
    <message>
        <source>What happens to a request beyond its tenant&apos;s bucket or reservation: it is rejected, or it waits in the queue.</source>
        <translation>テナントのバケットまたは予約を超えたリクエストをどうするか。断るか、キューで待たせる。</translation>
    </message>
    <message>
        <source>Longest predicted TTFT</source>
        <translation>予測 TTFT の上限</translation>
    </message>
    <message>
        <source>A request is rejected on arrival if those that wait before it, at the pace of the last completions, make its first token later than this.</source>
        <translation>前で待つものが、直近の完了の速さで、最初のトークンをこれより遅らせるなら、到着時に断られる。</translation>
    </message>
    <message>
        <source>no early rejection</source>
        <translation>早い拒否なし</translation>
    </message>
    <message>
        <source>Cap on max_tokens</source>
        <translation>max_tokens の上限</translation>
    </message>
    <message>
        <source>Answers are cut at so many tokens, whatever the client allows.</source>
        <translation>クライアントが何を許しても、応答はこのトークン数で切られる。</translation>
    </message>
    <message>
        <source>no cap</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>振り分け</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>方針</translation>
    </message>
    <message>
        <source>Which replica gets the next request.</source>
        <translation>どのレプリカが次のリクエストを得るか。</translation>
    </message>
    <message>
        <source>Affinity blocks</source>
        <translation>アフィニティのブロック</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: requests whose prompts agree in so many leading blocks of 16 tokens go to the same replica.</source>
        <translation>policy = prefix_affinity のとき: 16 トークンの先頭ブロックがこの数だけ一致するリクエストは同じレプリカへ行く。</translation>
    </message>
    <message>
        <source>Affinity guard</source>
        <translation>アフィニティの保護</translation>
    </message>
    <message>
        <source>With policy = prefix_affinity: a replica with more than so many times the mean of requests gives way to the least loaded one.</source>
        <translation>policy = prefix_affinity のとき: リクエスト数が平均のこの倍を超えるレプリカは、最も負荷の低いものに譲る。</translation>
    </message>
    <message>
        <source>affinity always wins</source>
        <translation>常にアフィニティ優先</translation>
    </message>
    <message>
        <source>Signal age</source>
        <translation>信号の古さ</translation>
    </message>
    <message>
        <source>How often the router reads the replicas&apos; loads; between, it decides on what it read last.</source>
        <translation>ルーターがレプリカの負荷を読む頻度。その間は最後に読んだ値で決める。</translation>
    </message>
    <message>
        <source>With policy = weighted: the share of each engine node, in the order of the router&apos;s links; those not listed have 1.</source>
        <translation>policy = weighted のとき: ルーターのリンク順での各エンジンノードの配分。ないものは 1。</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>One way, of all that share the link: 400 Gb/s are 50 GB/s.</source>
        <translation>片方向、リンクを共有する全体で。400 Gb/s は 50 GB/s。</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>効率</translation>
    </message>
    <message>
        <source>Share of the bandwidth that a transfer reaches [E].</source>
        <translation>転送が達する帯域幅の割合 [E]。</translation>
    </message>
    <message>
        <source>Set-up time</source>
        <translation>準備時間</translation>
    </message>
    <message>
        <source>What each transfer takes before its first byte.</source>
        <translation>各転送が最初のバイトまでにかかる時間。</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>層ごと</translation>
    </message>
    <message>
        <source>Each layer&apos;s KV is sent while the next is computed: only the last one&apos;s time shows, where the link keeps up with the prefill.</source>
        <translation>次の層を計算する間に各層の KV を送る。リンクが prefill に追いつくところでは、最後の層の時間だけが現れる。</translation>
    </message>
    <message>
        <source>First token from</source>
        <translation>最初のトークンの元</translation>
    </message>
    <message>
        <source>prefill: the client sees the first token before the transfer, which then is part of the first gap. decode: after it, so that the transfer is part of the TTFT.</source>
        <translation>prefill: クライアントは転送の前に最初のトークンを見て、転送は最初の間隔に入る。decode: 転送の後なので、転送は TTFT に入る。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>A model of the catalogue, by id or Hugging Face name, or the path of a config.json.</source>
        <translation>カタログのモデルを id または Hugging Face 名で、または config.json のパス。</translation>
    </message>
    <message>
        <source>Number format of the weights.</source>
        <translation>重みの数値形式。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV キャッシュ</translation>
    </message>
    <message>
        <source>Number format of the KV cache.</source>
        <translation>KV キャッシュの数値形式。</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>テンソル並列</translation>
    </message>
    <message>
        <source>Devices that share each layer.</source>
        <translation>各層を分け合うデバイス数。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>パイプライン並列</translation>
    </message>
    <message>
        <source>Groups of devices that each hold a share of the layers; a step passes them in as many parts.</source>
        <translation>それぞれ層の一部を持つデバイスの組。ステップは同じ数に分かれて通る。</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>レプリカ数</translation>
    </message>
    <message>
        <source>Engines like this one, each with its own devices, in turn.</source>
        <translation>それぞれ自分のデバイスを持つ、これと同じエンジン。順番に使う。</translation>
    </message>
    <message>
        <source>Max model length</source>
        <translation>最大モデル長</translation>
    </message>
    <message>
        <source>Longest prompt and answer together; a longer prompt is rejected.</source>
        <translation>プロンプトと応答の合計の最大。より長いプロンプトは断られる。</translation>
    </message>
    <message>
        <source>what the model allows</source>
        <translation>モデルが許す長さ</translation>
    </message>
    <message>
        <source>Memory utilisation</source>
        <translation>メモリ利用率</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory that the engine may use.</source>
        <translation>デバイスのメモリのうちエンジンが使ってよい割合。</translation>
    </message>
    <message>
        <source>the engine&apos;s own default</source>
        <translation>エンジン自身の既定値</translation>
    </message>
    <message>
        <source>KV blocks</source>
        <translation>KV ブロック数</translation>
    </message>
    <message>
        <source>Blocks of the KV pool, as the engine&apos;s start-up log states them; replaces the memory plan.</source>
        <translation>エンジンの起動ログが示す KV プールのブロック数。メモリ計画の代わりになる。</translation>
    </message>
    <message>
        <source>what the memory plan leaves</source>
        <translation>メモリ計画が残す分</translation>
    </message>
    <message>
        <source>Ignored flags</source>
        <translation>無視したフラグ</translation>
    </message>
    <message>
        <source>Flags and variables of the real engine that may matter and are not simulated, separated by commas: results say so, and are trusted less.</source>
        <translation>影響しうるがシミュレーションされない、実エンジンのフラグと変数（コンマ区切り）。結果にその旨が出て、信頼度が下がる。</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>障害</translation>
    </message>
    <message>
        <source>Slow replicas</source>
        <translation>遅いレプリカ</translation>
    </message>
    <message>
        <source>How many of the replicas, the first ones, have a slow GPU.</source>
        <translation>最初からいくつのレプリカの GPU が遅いか。</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>減速倍率</translation>
    </message>
    <message>
        <source>GPU time of the slow replicas as a multiple of what the device needs.</source>
        <translation>遅いレプリカの GPU 時間が、デバイスの必要時間の何倍か。</translation>
    </message>
    <message>
        <source>Pause every</source>
        <translation>停止の間隔</translation>
    </message>
    <message>
        <source>The host stands still that often, for example for a garbage collection.</source>
        <translation>ホストがガベージコレクションなどで止まる頻度。</translation>
    </message>
    <message>
        <source>it never does</source>
        <translation>止まらない</translation>
    </message>
    <message>
        <source>Pause time</source>
        <translation>停止時間</translation>
    </message>
    <message>
        <source>How long each such pause lasts.</source>
        <translation>その停止が続く長さ。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Restart time</source>
        <translation>再起動時間</translation>
    </message>
    <message>
        <source>From a crash or a stop until a replica serves again: loading weights and warming up.</source>
        <translation>クラッシュまたは停止から、レプリカが再び処理するまで。重みの読み込みとウォームアップ。</translation>
    </message>
    <message>
        <source>Compile time</source>
        <translation>コンパイル時間</translation>
    </message>
    <message>
        <source>Added to the first step of each batch shape since the start: kernels that are compiled when they are first needed.</source>
        <translation>起動後の各バッチ形状の最初のステップに加わる。初めて必要なときにコンパイルされるカーネル。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>CPU limit</source>
        <translation>CPU 上限</translation>
    </message>
    <message>
        <source>Cores that the container may use, as a quota of each 100 ms: when it is used up, the host stands still until the next.</source>
        <translation>コンテナが使えるコア数。100 ms ごとのクォータで、使い切るとホストは次まで止まる。</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU スレッド</translation>
    </message>
    <message>
        <source>Threads that are busy at the same time while the host works on a step: thread pools sized by the machine use the quota up.</source>
        <translation>ホストがステップを処理する間に同時に動くスレッド。マシンに合わせたスレッドプールはクォータを使い切る。</translation>
    </message>
    <message>
        <source>KV mode</source>
        <translation>KV 方式</translation>
    </message>
    <message>
        <source>paged: a pool of blocks, and what does not fit waits. contiguous: KV grows into free memory, and running out of it is a crash that loses everything.</source>
        <translation>paged: ブロックのプールで、収まらないものは待つ。contiguous: KV が空きメモリへ伸び、尽きると全部を失うクラッシュになる。</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>Memory of a GPU for a step&apos;s activations and logits; a step that needs more is a crash.</source>
        <translation>ステップの活性値と logits のための GPU メモリ。より多く必要なステップはクラッシュになる。</translation>
    </message>
    <message>
        <source>what the memory plan leaves of the device, and its activations; no limit with kv_blocks</source>
        <translation>メモリ計画がデバイスに残す分とその活性値。kv_blocks があれば制限なし</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>活性値</translation>
    </message>
    <message>
        <source>Activations that the engine&apos;s start-up measures on a GPU and keeps free.</source>
        <translation>エンジンの起動時に GPU で測り、空けておく活性値。</translation>
    </message>
    <message>
        <source>an estimate from the step&apos;s tokens and the vocabulary</source>
        <translation>ステップのトークンと語彙からの推定</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA Graph</translation>
    </message>
    <message>
        <source>Memory of a GPU for captured CUDA graphs.</source>
        <translation>キャプチャした CUDA Graph のための GPU メモリ。</translation>
    </message>
    <message>
        <source>an estimate: 0.6 GiB</source>
        <translation>推定値: 0.6 GiB</translation>
    </message>
    <message>
        <source>Context and libraries</source>
        <translation>コンテキストとライブラリ</translation>
    </message>
    <message>
        <source>Memory of a GPU for the CUDA context, NCCL and what else is no tensor.</source>
        <translation>CUDA コンテキスト、NCCL など、テンソル以外のための GPU メモリ。</translation>
    </message>
    <message>
        <source>Speculation</source>
        <translation>投機</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>下書き数</translation>
    </message>
    <message>
        <source>Tokens drafted for each request and step and verified in the next; 0 is no speculation.</source>
        <translation>リクエストとステップごとに下書きされ、次で検証されるトークン。0 は投機なし。</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>受理率</translation>
    </message>
    <message>
        <source>Probability that the first, second and further draft is accepted, given that those before it were; the last holds for all that follow.</source>
        <translation>前のものが受理されたとき、一番目、二番目、以降の下書きが受理される確率。最後の値がそれ以降すべてに当てはまる。</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>下書きモデル</translation>
    </message>
    <message>
        <source>A model of the catalogue, or a config.json, that drafts on the same devices in bf16. Empty: heads on the model itself, or a look-up.</source>
        <translation>同じデバイス上で bf16 で下書きする、カタログのモデルまたは config.json。空: モデル自身のヘッド、または参照。</translation>
    </message>
    <message>
        <source>Draft time</source>
        <translation>下書き時間</translation>
    </message>
    <message>
        <source>Without a draft model: time of one draft, as a share of a plain decode step, and its share of weights and KV [E]. 0.03 is like EAGLE, 0 an n-gram look-up.</source>
        <translation>下書きモデルがない場合: 一つの下書きの時間の、通常の decode ステップに対する割合と、重みと KV の割合 [E]。0.03 は EAGLE 程度、0 は n-gram の参照。</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>スケジューラー</translation>
    </message>
    <message>
        <source>vLLM version</source>
        <translation>vLLM の版</translation>
    </message>
    <message>
        <source>Whose defaults apply where a parameter is not set.</source>
        <translation>設定されていないパラメーターにどの版の既定値を使うか。</translation>
    </message>
    <message>
        <source>Step budget</source>
        <translation>ステップ予算</translation>
    </message>
    <message>
        <source>Most tokens computed in one step. Smaller steps shorten the gaps between tokens; long prompts take more of them.</source>
        <translation>1 ステップで計算する最大のトークン。小さいとトークン間隔は縮み、長いプロンプトのステップ数は増える。</translation>
    </message>
    <message>
        <source>8,192 on GPUs of 70 GiB and more except the A100, else 2,048</source>
        <translation>A100 を除く 70 GiB 以上の GPU では 8,192、それ以外は 2,048</translation>
    </message>
    <message>
        <source>Running cap</source>
        <translation>実行上限</translation>
    </message>
    <message>
        <source>Most requests in the running batch; the rest waits.</source>
        <translation>実行バッチの最大リクエスト数。残りは待つ。</translation>
    </message>
    <message>
        <source>1,024 on GPUs of 70 GiB and more except the A100, else 256</source>
        <translation>A100 を除く 70 GiB 以上の GPU では 1,024、それ以外は 256</translation>
    </message>
    <message>
        <source>Long-prefill threshold</source>
        <translation>prefill しきい値</translation>
    </message>
    <message>
        <source>Most tokens that one prompt may take of a step, so that short prompts behind it are served too; 0 is no limit.</source>
        <translation>一つのプロンプトが 1 ステップで取れる最大のトークン。後ろの短いプロンプトも処理されるように。0 は制限なし。</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Chunked prefill</translation>
    </message>
    <message>
        <source>Splits prompts over steps. Off: a prompt waits for a step with room for all of it.</source>
        <translation>プロンプトを複数のステップに分ける。オフ: 全体が入るステップを待つ。</translation>
    </message>
    <message>
        <source>Reserve prompts</source>
        <translation>プロンプトを予約</translation>
    </message>
    <message>
        <source>Admits a prompt only when the KV pool has room for all of it, not only for its first chunk.</source>
        <translation>最初のチャンクだけでなく、プロンプト全体が KV プールに入るときだけ受け入れる。</translation>
    </message>
    <message>
        <source>on from version 0.19</source>
        <translation>0.19 版からオン</translation>
    </message>
    <message>
        <source>Order of the queue: as requests arrive, or the smallest priority number first. Under priority the least urgent running request is the one that gives way when blocks run out.</source>
        <translation>キューの順序: リクエストの到着順、または優先度の数が小さい順。priority では、ブロックが尽きると最も急がない実行中リクエストが譲る。</translation>
    </message>
    <message>
        <source>Watermark</source>
        <translation>余裕枠</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted while others run, so that these can grow: fewer preemptions, longer queues.</source>
        <translation>他が実行中にリクエストを受け入れるとき空けておく KV ブロックの割合。実行中のものが増えられるように。プリエンプションが減り、キューが伸びる。</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Queue bound</source>
        <translation>キューの上限</translation>
    </message>
    <message>
        <source>Most waiting requests; one that arrives beyond them is rejected. 0 is no bound.</source>
        <translation>待ちリクエストの最大数。超えて着いたものは断られる。0 は制限なし。</translation>
    </message>
    <message>
        <source>Queue bound, tokens</source>
        <translation>キューの上限（トークン）</translation>
    </message>
    <message>
        <source>Most prompt tokens waiting; a request that would exceed them is rejected. 0 is no bound.</source>
        <translation>待ちプロンプトトークンの最大。超えるリクエストは断られる。0 は制限なし。</translation>
    </message>
    <message>
        <source>Captured sizes</source>
        <translation>キャプチャサイズ</translation>
    </message>
    <message>
        <source>Decode steps of so many tokens have a CUDA graph: a step is padded to the next of them, and beyond the largest its kernels are launched one by one.</source>
        <translation>このトークン数の decode ステップに CUDA Graph がある。ステップは次のサイズまで埋められ、最大を超えるとカーネルが一つずつ起動される。</translation>
    </message>
    <message>
        <source>1, 2, 4, then every 8 to 256 and every 16 to the largest</source>
        <translation>1、2、4、その後 256 まで 8 ごと、最大まで 16 ごと</translation>
    </message>
    <message>
        <source>Largest captured size</source>
        <translation>最大キャプチャサイズ</translation>
    </message>
    <message>
        <source>Tokens of the largest CUDA graph, where the sizes themselves are not set.</source>
        <translation>サイズ自体が設定されていない場合の、最大の CUDA Graph のトークン数。</translation>
    </message>
    <message>
        <source>twice the running cap, at most 512</source>
        <translation>実行上限の 2 倍、最大 512</translation>
    </message>
    <message>
        <source>No CUDA graphs</source>
        <translation>CUDA Graph なし</translation>
    </message>
    <message>
        <source>Launches every kernel by itself: no step is faster than that takes.</source>
        <translation>カーネルを一つずつ起動する。どのステップもそれより速くならない。</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>プレフィックスキャッシュ</translation>
    </message>
    <message>
        <source>Prefix caching</source>
        <translation>プレフィックスキャッシュ</translation>
    </message>
    <message>
        <source>Reuses the KV blocks of prompts that start alike.</source>
        <translation>先頭が同じプロンプトの KV ブロックを再利用する。</translation>
    </message>
    <message>
        <source>KV block</source>
        <translation>KV ブロック</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks.</source>
        <translation>KV ブロックのトークン数。プレフィックスはブロック単位で共有される。</translation>
    </message>
    <message>
        <source>Host time</source>
        <translation>ホスト時間</translation>
    </message>
    <message>
        <source>Async scheduling</source>
        <translation>非同期スケジューリング</translation>
    </message>
    <message>
        <source>Prepares the next step while the GPU computes, so that a step takes the longer of the two.</source>
        <translation>GPU の計算中に次のステップを準備し、ステップ時間は二つのうち長い方になる。</translation>
    </message>
    <message>
        <source>Host time a step</source>
        <translation>ステップのホスト時間</translation>
    </message>
    <message>
        <source>Scheduling, input preparation and sampling on the CPU, for each step [E].</source>
        <translation>ステップごとの CPU でのスケジューリング、入力準備、サンプリング [E]。</translation>
    </message>
    <message>
        <source>0.8 ms [E]</source>
        <translation>0.8 ms [E]</translation>
    </message>
    <message>
        <source>Host time a request</source>
        <translation>リクエストのホスト時間</translation>
    </message>
    <message>
        <source>What each request in the step adds to it.</source>
        <translation>ステップ中の各リクエストが加える時間。</translation>
    </message>
    <message>
        <source>19.1 us [M] before version 0.19, then 13.8 us [M]; 0 where the host time is set</source>
        <translation>0.19 版より前は 19.1 µs [M]、以降は 13.8 µs [M]。ホスト時間が設定されていれば 0</translation>
    </message>
    <message>
        <source>Most prompt tokens computed in one step. Prompts are never split, so it has to be at least max_model_len.</source>
        <translation>1 ステップで計算する最大のプロンプトトークン。プロンプトは分割されないので、max_model_len 以上が必要。</translation>
    </message>
    <message>
        <source>max_model_len, and at least 2,048</source>
        <translation>max_model_len、少なくとも 2,048</translation>
    </message>
    <message>
        <source>Delay factor</source>
        <translation>遅延係数</translation>
    </message>
    <message>
        <source>Prompts wait for this many times the length of the last prompt step while others decode, so that decodes pause less often; 0 is not at all.</source>
        <translation>他が decode 中のとき、プロンプトは直前のプロンプトステップの長さのこの倍だけ待ち、decode の停止を減らす。0 は待たない。</translation>
    </message>
    <message>
        <source>Share of the KV blocks that stays free when a request is admitted, for answers to grow.</source>
        <translation>リクエストを受け入れるとき空けておく KV ブロックの割合。応答が増えられるように。</translation>
    </message>
    <message>
        <source>9 ms in 0.5, 1.5 ms in 0.6 [E]</source>
        <translation>0.5 で 9 ms、0.6 で 1.5 ms [E]</translation>
    </message>
    <message>
        <source>What each request in the step adds to it [E].</source>
        <translation>ステップ中の各リクエストが加える時間 [E]。</translation>
    </message>
    <message>
        <source>0.075 ms in 0.5, 0.01 ms in 0.6 [E]; 0 where the host time is set</source>
        <translation>0.5 で 0.075 ms、0.6 で 0.01 ms [E]。ホスト時間が設定されていれば 0</translation>
    </message>
    <message>
        <source>SGLang version</source>
        <translation>SGLang の版</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>prefill チャンク</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch; a longer prompt is split. 0 never splits.</source>
        <translation>prefill バッチの最大プロンプトトークン。より長いプロンプトは分割される。0 は分割しない。</translation>
    </message>
    <message>
        <source>2,048 to 16,384 by the device&apos;s memory</source>
        <translation>デバイスのメモリにより 2,048～16,384</translation>
    </message>
    <message>
        <source>Prefill batch</source>
        <translation>prefill バッチ</translation>
    </message>
    <message>
        <source>Most prompt tokens of a prefill batch of several requests; one alone may have more.</source>
        <translation>複数リクエストの prefill バッチの最大プロンプトトークン。単独ならもっと多くてよい。</translation>
    </message>
    <message>
        <source>Queue order</source>
        <translation>キューの順序</translation>
    </message>
    <message>
        <source>Who is prefilled first: the first to come, the longest cached prefix (who shares more than 32 uncached tokens with one before him waits for that one), those whose cached prefixes lie together, the longest wait for each token to compute (lpm and hrrn: as fcfs while more than 128 wait), the fewest tokens to compute, the largest max_tokens, or anybody. Orders that look at prefixes are fcfs without radix cache.</source>
        <translation>誰を先に prefill するか: 先着、キャッシュ済みプレフィックスが最長のもの（前のものと未キャッシュの 32 トークン超を共有するものはそれを待つ）、キャッシュ済みプレフィックスが隣り合うもの、計算トークンあたりの待ちが最長のもの（lpm と hrrn: 128 より多く待つ間は fcfs と同じ）、計算トークンが最少のもの、max_tokens が最大のもの、または任意。プレフィックスを見る順序は radix キャッシュなしでは fcfs になる。</translation>
    </message>
    <message>
        <source>Conservativeness</source>
        <translation>慎重さ</translation>
    </message>
    <message>
        <source>Scales how much KV is kept for the rest of running answers. Lower it when requests wait while KV is free, raise it when requests are retracted often.</source>
        <translation>実行中の応答の残りのために保つ KV を調整する。KV が空いているのに待つなら下げ、撤回が多いなら上げる。</translation>
    </message>
    <message>
        <source>Mixed chunk</source>
        <translation>混合チャンク</translation>
    </message>
    <message>
        <source>Decodes join the prefill batch instead of waiting for it.</source>
        <translation>decode が prefill バッチを待たずに加わる。</translation>
    </message>
    <message>
        <source>Decode steps between prefills</source>
        <translation>間の decode 数</translation>
    </message>
    <message>
        <source>Decode steps that have to follow each prefill batch while anything decodes; 0 lets prefill batches follow each other.</source>
        <translation>decode 中のものがある間、各 prefill バッチの後に必要な decode ステップ。0 は prefill バッチの連続を許す。</translation>
    </message>
    <message>
        <source>Radix cache</source>
        <translation>radix キャッシュ</translation>
    </message>
    <message>
        <source>Reuses the KV of prompts that start alike, token by token.</source>
        <translation>先頭が同じプロンプトの KV をトークン単位で再利用する。</translation>
    </message>
    <message>
        <source>Static memory</source>
        <translation>静的メモリ</translation>
    </message>
    <message>
        <source>Share of the device&apos;s memory for weights and KV pool together. gpu_memory_utilization replaces it where that is set.</source>
        <translation>重みと KV プールを合わせたデバイスメモリの割合。gpu_memory_utilization が設定されていればそちらが使われる。</translation>
    </message>
    <message>
        <source>by the device&apos;s memory: 0.84 on an H100</source>
        <translation>デバイスのメモリにより: H100 では 0.84</translation>
    </message>
    <message>
        <source>Largest CUDA graph</source>
        <translation>最大の CUDA Graph</translation>
    </message>
    <message>
        <source>Largest decode batch with a CUDA graph; a larger one is launched kernel by kernel.</source>
        <translation>CUDA Graph がある最大の decode バッチ。より大きいとカーネルが一つずつ起動される。</translation>
    </message>
    <message>
        <source>8 to 512 by the device&apos;s memory; without limit where that is not known</source>
        <translation>デバイスのメモリにより 8～512。不明なら制限なし</translation>
    </message>
    <message>
        <source>Overlap schedule</source>
        <translation>重ね合わせスケジュール</translation>
    </message>
    <message>
        <source>1.5 ms [E]</source>
        <translation>1.5 ms [E]</translation>
    </message>
    <message>
        <source>0.008 ms [E]; 0 where the host time is set</source>
        <translation>0.008 ms [E]。ホスト時間が設定されていれば 0</translation>
    </message>
    <message>
        <source>Capacity policy</source>
        <translation>容量方針</translation>
    </message>
    <message>
        <source>What a request needs to start: KV for its prompt and max_tokens, so that it is never paused, or KV for its prompt alone.</source>
        <translation>リクエストの開始に必要なもの: プロンプトと max_tokens 分の KV（中断されない）、またはプロンプト分だけの KV。</translation>
    </message>
    <message>
        <source>Most tokens computed in one step, answers first.</source>
        <translation>1 ステップで計算する最大のトークン。応答が先。</translation>
    </message>
    <message>
        <source>Chunked context</source>
        <translation>コンテキスト分割</translation>
    </message>
    <message>
        <source>Splits prompts over steps, in order of arrival. Off: a prompt waits for a step with room for all of it.</source>
        <translation>プロンプトを到着順に複数のステップに分ける。オフ: 全体が入るステップを待つ。</translation>
    </message>
    <message>
        <source>Tokens in a KV block; prefixes are shared in whole blocks, and chunks are multiples of it.</source>
        <translation>KV ブロックのトークン数。プレフィックスはブロック単位で共有され、チャンクはその倍数。</translation>
    </message>
    <message>
        <source>Block reuse</source>
        <translation>ブロックの再利用</translation>
    </message>
    <message>
        <source>KV share of free memory</source>
        <translation>空きメモリの KV 割合</translation>
    </message>
    <message>
        <source>Share of the memory that weights and activations leave which the KV pool takes. gpu_memory_utilization replaces it where that is set.</source>
        <translation>重みと活性値が残すメモリのうち KV プールが取る割合。gpu_memory_utilization が設定されていればそちらが使われる。</translation>
    </message>
    <message>
        <source>Overlap scheduler</source>
        <translation>重ね合わせスケジューラー</translation>
    </message>
    <message>
        <source>1 ms [E]</source>
        <translation>1 ms [E]</translation>
    </message>
    <message>
        <source>0.005 ms [E]; 0 where the host time is set</source>
        <translation>0.005 ms [E]。ホスト時間が設定されていれば 0</translation>
    </message>
    <message>
        <source>Chunk size</source>
        <translation>チャンクサイズ</translation>
    </message>
    <message>
        <source>Tokens of a step, decodes included. It bounds the gap between tokens that prompts cause.</source>
        <translation>decode を含む 1 ステップのトークン。プロンプトが生むトークン間隔を抑える。</translation>
    </message>
    <message>
        <source>Tokens in a KV block.</source>
        <translation>KV ブロックのトークン数。</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Most requests in the running batch.</source>
        <translation>実行バッチの最大リクエスト数。</translation>
    </message>
    <message>
        <source>KV set aside</source>
        <translation>確保する KV</translation>
    </message>
    <message>
        <source>What each request takes of the KV pool for its whole life: its prompt and max_tokens, or max_model_len.</source>
        <translation>各リクエストが最初から最後まで KV プールから取る量: プロンプトと max_tokens、または max_model_len。</translation>
    </message>
    <message>
        <source>Requests in a batch; the next one starts when all of them have ended.</source>
        <translation>バッチのリクエスト数。すべて終わると次が始まる。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>The GPU or chip, with the figures of the catalogue.</source>
        <translation>GPU またはチップ。カタログの値を使う。</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Price of one GPU an hour. Sellers differ by far more than models do.</source>
        <translation>GPU 1 台の 1 時間の価格。売り手による差は機種による差よりはるかに大きい。</translation>
    </message>
    <message>
        <source>the default price of the catalogue</source>
        <translation>カタログの既定の価格</translation>
    </message>
    <message>
        <source>Expert load skew</source>
        <translation>エキスパート負荷の偏り</translation>
    </message>
    <message>
        <source>Of models with experts: tokens choose the i-th expert in proportion to i to the power of minus this. 0 chooses all alike; measured tables have 1.0 to 1.2, with which 8 to 32 tokens take a fifth to a half less time, and thousands 5 to 30 % more.</source>
        <translation>エキスパートを持つモデルの場合: トークンは i 番目のエキスパートを i の負のこの乗に比例して選ぶ。0 は均等。実測テーブルは 1.0～1.2 で、8～32 トークンでは五分の一から半分短く、数千では 5～30 % 長い。</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>較正</translation>
    </message>
    <message>
        <source>Compute factor</source>
        <translation>計算係数</translation>
    </message>
    <message>
        <source>Factor on the compute rate that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>カーネルが達する計算速度への係数。fulcrum calibrate が求める。</translation>
    </message>
    <message>
        <source>Memory factor</source>
        <translation>メモリ係数</translation>
    </message>
    <message>
        <source>Factor on the memory bandwidth that kernels reach, as fulcrum calibrate finds it.</source>
        <translation>カーネルが達するメモリ帯域への係数。fulcrum calibrate が求める。</translation>
    </message>
    <message>
        <source>Calibrated on</source>
        <translation>較正の根拠</translation>
    </message>
    <message>
        <source>What was measured to find the factors and host times; results then say so.</source>
        <translation>係数とホスト時間を求めるために測ったもの。結果に示される。</translation>
    </message>
    <message>
        <source>results are called uncalibrated</source>
        <translation>結果は未較正とされる</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Median absolute error of the calibration on its own data.</source>
        <translation>較正自身のデータでの絶対誤差の中央値。</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Back-test residual</source>
        <translation>バックテスト残差</translation>
    </message>
    <message>
        <source>Median absolute error on measurements that the calibration had not seen.</source>
        <translation>較正に使わなかった測定での絶対誤差の中央値。</translation>
    </message>
    <message>
        <source>there was no back-test</source>
        <translation>バックテストなし</translation>
    </message>
    <message>
        <source>The GPU that the tables were measured on; its memory and price are those of the catalogue.</source>
        <translation>テーブルを測った GPU。メモリと価格はカタログのもの。</translation>
    </message>
    <message>
        <source>Layer tables</source>
        <translation>層テーブル</translation>
    </message>
    <message>
        <source>Folder with measured layer times: LLMServingSim&apos;s of one model (tp1/dense.csv and more) or aiconfigurator&apos;s of one GPU (gemm.csv and more). Relative to the project&apos;s folder.</source>
        <translation>実測の層時間のフォルダー: 一つのモデルの LLMServingSim（tp1/dense.csv など）、または一つの GPU の aiconfigurator（gemm.csv など）。プロジェクトのフォルダーからの相対。</translation>
    </message>
    <message>
        <source>All-reduce table</source>
        <translation>all-reduce テーブル</translation>
    </message>
    <message>
        <source>A custom_allreduce.csv or nccl.csv of aiconfigurator, which tensor parallel needs.</source>
        <translation>テンソル並列に必要な、aiconfigurator の custom_allreduce.csv または nccl.csv。</translation>
    </message>
    <message>
        <source>custom_allreduce.csv or nccl.csv in the folder of the tables</source>
        <translation>テーブルのフォルダーにある custom_allreduce.csv または nccl.csv</translation>
    </message>
    <message>
        <source>Unequal contexts</source>
        <translation>不揃いのコンテキスト</translation>
    </message>
    <message>
        <source>Whether LLMServingSim&apos;s skew_fit.csv corrects decode batches of unequal contexts; auto does what meta.yaml beside it says.</source>
        <translation>LLMServingSim の skew_fit.csv で不揃いなコンテキストの decode バッチを補正するか。auto は隣の meta.yaml に従う。</translation>
    </message>
    <message>
        <source>Expert load</source>
        <translation>エキスパート負荷</translation>
    </message>
    <message>
        <source>How unevenly tokens choose the experts of a model that has some: which of aiconfigurator&apos;s measurements are taken. LLMServingSim&apos;s have equal chances only.</source>
        <translation>エキスパートを持つモデルで、トークンの選び方の不均等さ。aiconfigurator のどの測定を使うか。LLMServingSim のものは均等な確率のみ。</translation>
    </message>
    <message>
        <source>Place in error band</source>
        <translation>誤差帯での位置</translation>
    </message>
    <message>
        <source>0 takes times as measured, -1 and 1 the ends of their error band of one standard deviation.</source>
        <translation>0 は測定どおりの時間、-1 と 1 は標準偏差一つの誤差帯の両端。</translation>
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
    <message numerus="yes">
        <source>incomplete, %n questions</source>
        <translation>
            <numerusform>未完成、質問 %n 件</numerusform>
        </translation>
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
    <name>Sentence</name>
    <message>
        <source>No engine captures CUDA graphs, or no step only decoded</source>
        <translation>CUDA Graph をキャプチャするエンジンがないか、decode だけのステップがありません</translation>
    </message>
    <message>
        <source>No price or no output is known</source>
        <translation>価格または出力が分かりません</translation>
    </message>
    <message>
        <source>No request completed</source>
        <translation>完了したリクエストがありません</translation>
    </message>
    <message>
        <source>No workload sets slo_ttft or slo_tpot</source>
        <translation>slo_ttft も slo_tpot も設定したワークロードがありません</translation>
    </message>
    <message>
        <source>Its workload sets neither slo_ttft nor slo_tpot</source>
        <translation>そのワークロードは slo_ttft も slo_tpot も設定していません</translation>
    </message>
    <message>
        <source>no request class is called &quot;%1&quot;</source>
        <translation>「%1」というリクエストクラスはありません</translation>
    </message>
    <message>
        <source>no figure is called &quot;%1&quot;</source>
        <translation>「%1」という値はありません</translation>
    </message>
    <message>
        <source>no engine is called &quot;%1&quot;</source>
        <translation>「%1」というエンジンはありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by class</source>
        <translation>「%1」はクラス別には分かりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known by engine</source>
        <translation>「%1」はエンジン別には分かりません</translation>
    </message>
    <message>
        <source>Leave the class out</source>
        <translation>クラスを外してください</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>「%1」のことですか？</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <translation>使えるもの: %1</translation>
    </message>
    <message>
        <source>A transient study, with %1 in the run: there is no level to be steady at, so compare its course at equal times</source>
        <translation>過渡状態の調査で、実行中に %1 があります。一定の水準がないので、同じ時刻どうしの推移で比べてください</translation>
    </message>
    <message>
        <source>Too few requests arrived to tell</source>
        <translation>判断するには到着したリクエストが少なすぎます</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window the requests in the system went from %2 to %3, with %4 arrivals and %5 completions a second</source>
        <translation>滞留が毎秒 %1 リクエスト増えています。期間の後半でシステム内のリクエストは %2 から %3 になり、到着は毎秒 %4、完了は毎秒 %5 でした</translation>
    </message>
    <message>
        <source>%1 (so in %2 of %3 replications)</source>
        <translation>%1（%3 回の反復のうち %2 回で同様）</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second, mean of %2 replications: by %3 (95 % interval %4 to %5) over the second half of the window, to about %6 requests in the system</source>
        <translation>滞留が毎秒 %1 リクエスト増えています（%2 回の反復の平均）。期間の後半で %3（95 % 区間 %4～%5）増え、システム内は約 %6 リクエストになりました</translation>
    </message>
    <message>
        <source>%1 is offered at least %2 times what it can serve, by arithmetic; its queue and latencies grow with the run&apos;s length</source>
        <translation>計算上、%1 には処理能力の少なくとも %2 倍が届きます。キューとレイテンシは実行が長いほど大きくなります</translation>
    </message>
    <message>
        <source>step times from measured tables are known to ± %1 %</source>
        <translation>測定表によるステップ時間の精度は ± %1 % です</translation>
    </message>
    <message>
        <source>More than %1 requests: their latencies are kept in bins no wider than 0.1 %</source>
        <translation>%1 件を超えるリクエスト: レイテンシは幅 0.1 % 以下の区間で保持します</translation>
    </message>
    <message>
        <source>%1: not simulated are %2</source>
        <translation>%1: シミュレートしないもの: %2</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far when the run ended or their client gave up</source>
        <translation>%2 件中 %1 件は、実行の終了またはクライアントの断念までにそこへ達しませんでした</translation>
    </message>
    <message>
        <source>%1 of %2 requests were rejected or failed</source>
        <translation>%2 件中 %1 件が拒否または失敗しました</translation>
    </message>
    <message>
        <source>%1 observations a replication are few for this percentile</source>
        <translation>反復あたり %1 件の観測は、このパーセンタイルには少なすぎます</translation>
    </message>
    <message>
        <source>%1 of %2 requests had not got so far</source>
        <translation>%2 件中 %1 件はそこへ達しませんでした</translation>
    </message>
    <message>
        <source>Every request was rejected or failed</source>
        <translation>すべてのリクエストが拒否または失敗しました</translation>
    </message>
    <message>
        <source>No request of this kind was measured</source>
        <translation>この種のリクエストは測定されませんでした</translation>
    </message>
    <message>
        <source>No request produced a second token in the measured window</source>
        <translation>測定期間中に 2 番目のトークンを生成したリクエストがありません</translation>
    </message>
    <message>
        <source>the run needs more memory than there is</source>
        <translation>実行に必要なメモリが足りません</translation>
    </message>
    <message>
        <source>simulate fewer requests: a shorter until, a smaller max_requests or rate</source>
        <translation>シミュレートするリクエストを減らしてください: until を短く、max_requests またはレートを小さく</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>実行に失敗しました: %1</translation>
    </message>
    <message>
        <source>no scenario is called &quot;%1&quot;</source>
        <translation>「%1」というシナリオはありません</translation>
    </message>
    <message>
        <source>the project has no scenario</source>
        <translation>プロジェクトにシナリオがありません</translation>
    </message>
    <message>
        <source>Add a [[scenario]] with its nodes and links</source>
        <translation>ノードとリンクのある [[scenario]] を追加してください</translation>
    </message>
    <message>
        <source>%1 went %2, the mechanism makes it go %3</source>
        <translation>%1 は %2、メカニズムでは %3</translation>
    </message>
    <message>
        <source>%1 is %2, the mechanism makes it %3</source>
        <translation>%1 は %2、メカニズムでは %3</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run of this scenario shows %2</source>
        <translation>観測「%1」は除外しました: このシナリオの実行では %2 が得られません</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2; did you mean %3?</source>
        <translation>観測「%1」は除外しました: %2 という指標はありません。%3 のことですか？</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no metric is called %2</source>
        <translation>観測「%1」は除外しました: %2 という指標はありません</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; has no figure and was left out</source>
        <translation>観測「%1」には値がないので除外しました</translation>
    </message>
    <message>
        <source>observations %1 are of one figure, %2, which counts once</source>
        <translation>観測 %1 は同じ値 %2 のもので、一度だけ数えます</translation>
    </message>
    <message>
        <source>observations %1 contradict each other on %2, which counts once, as the range that covers them</source>
        <translation>観測 %1 は %2 について食い違うため、すべてを含む範囲として一度だけ数えます</translation>
    </message>
    <message>
        <source>of several replicas the worst counts: %1 of %2, not %3</source>
        <translation>複数のレプリカでは最悪のものだけを数えます: %2 の %1（%3 は除外）</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; is taken for the replica where %2 is worst</source>
        <translation>観測「%1」は %2 が最も悪いレプリカのものとみなします</translation>
    </message>
    <message>
        <source>observation &quot;%1&quot; was left out: no run shows %2 of %3; enter its mean or its max</source>
        <translation>観測「%1」は除外しました: 実行では %3 の %2 が得られません。平均か最大を入力してください</translation>
    </message>
    <message>
        <source>%1 %2 was above %3 of the same requests before</source>
        <translation>%1 %2 が以前、同じリクエストの %3 より大きくなっていました</translation>
    </message>
    <message>
        <source>all times observed are about %1 times those of the healthy scenario: are they in another unit?</source>
        <translation>観測した時間はすべて健全なシナリオの約 %1 倍です。単位が違いませんか？</translation>
    </message>
    <message>
        <source>[triage.priors] adds up to %1 %, which leaves nothing for all others</source>
        <translation>[triage.priors] の合計が %1 % で、ほかのものに何も残りません</translation>
    </message>
    <message>
        <source>give less than 100 % in all</source>
        <translation>合計を 100 % 未満にしてください</translation>
    </message>
    <message>
        <source>%1 %2 is above %3 of the same requests</source>
        <translation>%1 %2 が同じリクエストの %3 より大きくなっています</translation>
    </message>
    <message>
        <source>exchange the two, or say under [observation.population] how they differ</source>
        <translation>二つを入れ替えるか、[observation.population] に違いを書いてください</translation>
    </message>
    <message>
        <source>the mechanism &quot;%1&quot; was left out: %2</source>
        <translation>メカニズム「%1」は除外しました: %2</translation>
    </message>
    <message>
        <source>the remedy of %1 could not be simulated: %2</source>
        <translation>%1 の対策はシミュレートできませんでした: %2</translation>
    </message>
    <message>
        <source>the project has no observation: add [[observation]], or import some</source>
        <translation>プロジェクトに観測がありません: [[observation]] を追加するかインポートしてください</translation>
    </message>
    <message>
        <source>%1 was %2 before, and the healthy scenario shows %3: it may not be the system that was observed</source>
        <translation>%1 は以前 %2 でしたが、健全なシナリオでは %3 です。観測したシステムとは別かもしれません</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>シミュレートしていません: %1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>当てはまりません: %1</translation>
    </message>
    <message>
        <source>cannot be simulated here: %1</source>
        <translation>ここではシミュレートできません: %1</translation>
    </message>
    <message>
        <source>runs of %1 s instead of %2 s: as many requests as figures need</source>
        <translation>%2 s ではなく %1 s の実行: 値に必要なだけのリクエスト数です</translation>
    </message>
    <message>
        <source>the project has no healthy scenario for triage</source>
        <translation>プロジェクトにトリアージ用の健全なシナリオがありません</translation>
    </message>
    <message>
        <source>add [triage] with base = &quot;the name of the scenario in which all is well&quot;</source>
        <translation>[triage] に base = &quot;すべて正常なシナリオの名前&quot; を追加してください</translation>
    </message>
    <message>
        <source>the healthy scenario was fitted to %1 figures from before, which it misses by %2 standard deviations now and missed by %3: %4</source>
        <translation>健全なシナリオを以前の %1 個の値に合わせました。ずれは標準偏差の %3 倍から %2 倍になりました: %4</translation>
    </message>
    <message>
        <source>the healthy scenario cannot be run: %1</source>
        <translation>健全なシナリオを実行できません: %1</translation>
    </message>
    <message>
        <source>see `fulcrum check`</source>
        <translation>`fulcrum check` を参照</translation>
    </message>
    <message>
        <source>it was not run</source>
        <translation>実行していません</translation>
    </message>
    <message>
        <source>within the window of the observations, and at once where the figure is in Prometheus</source>
        <translation>観測の期間内に。値が Prometheus にあればすぐに</translation>
    </message>
    <message>
        <source>memory bandwidth %1</source>
        <translation>メモリ帯域幅 %1</translation>
    </message>
    <message>
        <source>host time %1</source>
        <translation>ホスト時間 %1</translation>
    </message>
    <message>
        <source>compute %1</source>
        <translation>計算 %1</translation>
    </message>
    <message>
        <source>spread of prompt lengths %1</source>
        <translation>プロンプト長のばらつき %1</translation>
    </message>
    <message>
        <source>spread of output lengths %1</source>
        <translation>出力長のばらつき %1</translation>
    </message>
    <message>
        <source>an amount between two ends has to be a number</source>
        <translation>両端の間の量は数でなければなりません</translation>
    </message>
    <message>
        <source>the healthy scenario has no figure &apos;%1&apos;</source>
        <translation>健全なシナリオに値「%1」がありません</translation>
    </message>
    <message>
        <source>%1 would not be finite</source>
        <translation>%1 が有限になりません</translation>
    </message>
    <message>
        <source>there is no %1 of the plugin &apos;%2&apos;</source>
        <translation>プラグイン「%2」の %1 がありません</translation>
    </message>
    <message>
        <source>there is no %1 with the role &apos;%2&apos;</source>
        <translation>役割「%2」の %1 がありません</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3</source>
        <translation>%2 が %3 を超える %1 がありません</translation>
    </message>
    <message>
        <source>there is no %1 with %2 below %3</source>
        <translation>%2 が %3 未満の %1 がありません</translation>
    </message>
    <message>
        <source>there is no %1 with %2 above %3 below %4</source>
        <translation>%2 が %3 を超え %4 未満の %1 がありません</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>%1 がありません</translation>
    </message>
    <message>
        <source>nothing would change</source>
        <translation>何も変わりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 = %3 already</source>
        <translation>「%1」はすでに %2 = %3 です</translation>
    </message>
    <message>
        <source>%1 has no &apos;%2&apos;</source>
        <translation>%1 に「%2」がありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no &apos;%2&apos; to scale</source>
        <translation>「%1」には拡大縮小する「%2」がありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is &apos;%2&apos; already</source>
        <translation>「%1」はすでに「%2」です</translation>
    </message>
    <message>
        <source>there is no link from &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>「%1」から「%2」へのリンクがありません</translation>
    </message>
    <message>
        <source>a logarithmic amount has to be above 0 at both ends</source>
        <translation>対数の量は両端で 0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>there is nothing to change</source>
        <translation>変えるものがありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has one replica, and so no part of them could differ from the rest</source>
        <translation>「%1」のレプリカは 1 つなので、一部だけが異なることはありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no rate that could be split</source>
        <translation>「%1」には分割できるレートがありません</translation>
    </message>
    <message>
        <source>a share of nothing of &apos;%1&apos; changes nothing</source>
        <translation>「%1」のゼロの割合では何も変わりません</translation>
    </message>
    <message>
        <source>the %1 plugin &apos;%2&apos; is not installed</source>
        <translation>%1 プラグイン「%2」がインストールされていません</translation>
    </message>
    <message>
        <source>see `fulcrum plugins`</source>
        <translation>`fulcrum plugins` を参照</translation>
    </message>
    <message>
        <source>no scenario of the project has its symptom</source>
        <translation>その症状を持つシナリオがプロジェクトにありません</translation>
    </message>
    <message>
        <source>no scenario plays it</source>
        <translation>それを再現するシナリオがありません</translation>
    </message>
    <message>
        <source>no metric says what it is for</source>
        <translation>何のためかを示す指標がありません</translation>
    </message>
    <message>
        <source>the project has no scenario &apos;%1&apos;</source>
        <translation>プロジェクトにシナリオ「%1」がありません</translation>
    </message>
    <message>
        <source>%1 says nothing: %2</source>
        <translation>%1 からは何も分かりません: %2</translation>
    </message>
    <message>
        <source>it is not known</source>
        <translation>分かっていません</translation>
    </message>
    <message>
        <source>it was added since</source>
        <translation>その後に追加されました</translation>
    </message>
    <message>
        <source>simulation was not asked for</source>
        <translation>シミュレーションは求められていません</translation>
    </message>
    <message>
        <source>give the lever `on`, `metric`, and `with` or edits</source>
        <translation>手段に `on`、`metric`、および `with` または edits を与えてください</translation>
    </message>
    <message>
        <source>give the lever `with` or edits</source>
        <translation>手段に `with` または edits を与えてください</translation>
    </message>
    <message>
        <source>give a value within the range of the parameter</source>
        <translation>パラメーターの範囲内の値を与えてください</translation>
    </message>
    <message>
        <source>it changes the nodes themselves</source>
        <translation>ノード自体を変えます</translation>
    </message>
    <message>
        <source>tell it by edits</source>
        <translation>edits で書いてください</translation>
    </message>
    <message>
        <source>give the name of a scenario</source>
        <translation>シナリオの名前を指定してください</translation>
    </message>
    <message>
        <source>no lever can be played in &apos;%1&apos;</source>
        <translation>「%1」で再現できる手段がありません</translation>
    </message>
    <message>
        <source>name a scenario that a lever is for</source>
        <translation>手段の対象となるシナリオを指定してください</translation>
    </message>
    <message>
        <source>a period must end after it begins</source>
        <translation>期間は開始より後に終わらなければなりません</translation>
    </message>
    <message>
        <source>write it as &quot;60 s..120 s&quot;</source>
        <translation>&quot;60 s..120 s&quot; の形で書いてください</translation>
    </message>
    <message>
        <source>the run ends before the period begins</source>
        <translation>期間が始まる前に実行が終わります</translation>
    </message>
    <message>
        <source>choose an earlier one</source>
        <translation>もっと前の期間を選んでください</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be simulated: %2</source>
        <translation>手段「%1」はシミュレートできません: %2</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no impact: %2</source>
        <translation>手段「%1」には効果の値がありません: %2</translation>
    </message>
    <message>
        <source>mend its on, with, metric or edits, or remove `on` to rank it as judged</source>
        <translation>on、with、metric、edits を直すか、`on` を消して見積もりで順位付けしてください</translation>
    </message>
    <message>
        <source>give impact = [low, most likely, high], or a scenario that plays it</source>
        <translation>impact = [最低, 最可能, 最高]、またはそれを再現するシナリオを与えてください</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; cannot be ranked by %2: %3</source>
        <translation>手段「%1」は %2 で順位付けできません: %3</translation>
    </message>
    <message>
        <source>give the workloads slo_ttft and slo_tpot, the device a price, or choose another objective</source>
        <translation>ワークロードに slo_ttft と slo_tpot、デバイスに価格を与えるか、別の目標を選んでください</translation>
    </message>
    <message>
        <source>there is no lever &apos;%1&apos;</source>
        <translation>手段「%1」はありません</translation>
    </message>
    <message>
        <source>give the id of a lever of this ranking</source>
        <translation>この順位にある手段の id を指定してください</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; was not simulated</source>
        <translation>手段「%1」はシミュレートされていません</translation>
    </message>
    <message>
        <source>simulate the levers first</source>
        <translation>先に手段をシミュレートしてください</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; has no %2</source>
        <translation>手段「%1」に %2 がありません</translation>
    </message>
    <message>
        <source>give [lowest, most likely, highest], or the id of a lever of the catalogue</source>
        <translation>[最低, 最可能, 最高]、またはカタログの手段の id を指定してください</translation>
    </message>
    <message>
        <source>the lever &apos;%1&apos; names &apos;%2&apos;, which is no lever</source>
        <translation>手段「%1」が挙げる「%2」は手段ではありません</translation>
    </message>
    <message>
        <source>give the id of a [[lever]] or of one of the catalogue</source>
        <translation>[[lever]] またはカタログの手段の id を指定してください</translation>
    </message>
    <message>
        <source>the price of the devices of &apos;%1&apos; is not known</source>
        <translation>「%1」のデバイスの価格が分かりません</translation>
    </message>
    <message>
        <source>set the price of its device</source>
        <translation>デバイスの価格を設定してください</translation>
    </message>
    <message>
        <source>the other has no &apos;%1&apos; to change</source>
        <translation>もう一方には変更する「%1」がありません</translation>
    </message>
    <message>
        <source>they make no sense beside each other</source>
        <translation>両方を併用しても意味がありません</translation>
    </message>
    <message>
        <source>choose one of them</source>
        <translation>どちらか一方を選んでください</translation>
    </message>
    <message>
        <source>both change the nodes themselves</source>
        <translation>両方ともノード自体を変えます</translation>
    </message>
    <message>
        <source>add a scenario that has both</source>
        <translation>両方を含むシナリオを追加してください</translation>
    </message>
    <message>
        <source>judge it</source>
        <translation>見積もってください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2 (%3)</source>
        <translation>「%1」は %2 のシステムでは変えるものがありません（%3）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system of %2</source>
        <translation>「%1」は %2 のシステムでは変えるものがありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos; (%3)</source>
        <translation>「%1」はシステム「%2」では変えるものがありません（%3）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has nothing to change in the system &apos;%2&apos;</source>
        <translation>「%1」はシステム「%2」では変えるものがありません</translation>
    </message>
    <message>
        <source>as in the catalogue of levers</source>
        <translation>手段のカタログのとおり</translation>
    </message>
    <message>
        <source>all pooled</source>
        <translation>全員分を統合</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>指定のとおり</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>取り消されました</translation>
    </message>
    <message>
        <source>It predicted nothing, so that nothing can be credited to it.</source>
        <translation>何も予測していないので、効果を認定できません。</translation>
    </message>
    <message>
        <source>Nothing that it predicted has come true yet.</source>
        <translation>予測したことはまだ何も起きていません。</translation>
    </message>
    <message>
        <source>Nothing that it predicted came true.</source>
        <translation>予測したことは何も起きませんでした。</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true while %3 went on too: the actions together helped, the share of each is unresolved. A replay that changes one at a time tells them apart.</source>
        <translation>%3 も行われていた間に、予測 %2 件のうち %1 件が当たりました。対応は合わせて効きましたが、それぞれの寄与は未解決です。一つずつ変えるリプレイで見分けられます。</translation>
    </message>
    <message>
        <source>%1 accepted the credit.</source>
        <translation>%1 が効果を認定しました。</translation>
    </message>
    <message>
        <source>The data does not bear that out.</source>
        <translation>データはそれを裏付けません。</translation>
    </message>
    <message>
        <source>%1 of %2 predictions came true.</source>
        <translation>予測 %2 件のうち %1 件が当たりました。</translation>
    </message>
    <message>
        <source>Nobody has accepted the credit yet.</source>
        <translation>まだ誰も効果を認定していません。</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; went on at the same time from %3: neither can be credited alone</source>
        <translation>「%1」と「%2」は %3 から同時に行われました。どちらも単独では認定できません</translation>
    </message>
    <message>
        <source>It names no figure and where that will lie.</source>
        <translation>どの値がどこに来るかを述べていません。</translation>
    </message>
    <message>
        <source>The notebook and the data are on different clocks: date-times, and times of a run.</source>
        <translation>ノートとデータの時計が違います: 日時と、実行の時刻。</translation>
    </message>
    <message>
        <source>It is due at %1; the data ends before.</source>
        <translation>期限は %1 ですが、データはその前に終わります。</translation>
    </message>
    <message>
        <source>Another action begins or ends when it is due.</source>
        <translation>期限の時点で別の対応が始まるか終わります。</translation>
    </message>
    <message>
        <source>The data has no %1 in the window.</source>
        <translation>期間内のデータに %1 がありません。</translation>
    </message>
    <message>
        <source>The data has no %1 before the action to compare with.</source>
        <translation>比較する対応前の %1 がデータにありません。</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>前 %1、後 %2</translation>
    </message>
    <message>
        <source>%1 %2: %3 after</source>
        <translation>%1 %2: 後 %3</translation>
    </message>
    <message>
        <source>%1: what is hidden decides.</source>
        <translation>%1: 見えない分が結果を左右します。</translation>
    </message>
    <message>
        <source>There is nothing to judge it by: name a scenario that plays it, or import what was measured.</source>
        <translation>判断する材料がありません: それを再現するシナリオを指定するか、測定値をインポートしてください。</translation>
    </message>
    <message>
        <source>simulated: %1</source>
        <translation>シミュレーション: %1</translation>
    </message>
    <message>
        <source>there are no requests to look for recovery in</source>
        <translation>回復を調べるリクエストがありません</translation>
    </message>
    <message>
        <source>name a scenario that plays the action, or import the requests</source>
        <translation>対応を再現するシナリオを指定するか、リクエストをインポートしてください</translation>
    </message>
    <message>
        <source>the recovery check &apos;%1&apos; does not say in which window it looks</source>
        <translation>回復確認「%1」はどの期間を見るか述べていません</translation>
    </message>
    <message>
        <source>set at and until</source>
        <translation>at と until を設定してください</translation>
    </message>
    <message>
        <source>no observation says when the incident was, for the recovery check &apos;%1&apos;</source>
        <translation>回復確認「%1」について、障害がいつだったかを示す観測がありません</translation>
    </message>
    <message>
        <source>link it to an observation with from and until</source>
        <translation>from と until のある観測に関連付けてください</translation>
    </message>
    <message>
        <source>nothing offered</source>
        <translation>到着なし</translation>
    </message>
    <message>
        <source>%1 useful/s, %2 % of offered useful, %3 % rejected, %4 % timed out, oldest in the queue %5</source>
        <translation>有用 %1/s、到着の %2 % が有用、%3 % 拒否、%4 % タイムアウト、キュー内の最古 %5</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4. The queue is younger because %5 % of what is offered is turned away or given up: that bounds the overload and does not serve those requests</source>
        <translation>%1: 前 %2。最中 %3。後 %4。キューが若いのは到着の %5 % が断られるか断念されたためです。過負荷は抑えられますが、それらのリクエストには応えていません</translation>
    </message>
    <message>
        <source>%1: before %2; during %3; after %4</source>
        <translation>%1: 前 %2。最中 %3。後 %4</translation>
    </message>
    <message>
        <source>at most %1 s</source>
        <translation>最大 %1 s</translation>
    </message>
    <message>
        <source>Full service is restored in the windows that were looked at.</source>
        <translation>調べた期間では、サービスは完全に回復しています。</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1; as before: %2.</source>
        <translation>過負荷は抑えられましたが、完全には回復していません: %1。以前どおり: %2。</translation>
    </message>
    <message>
        <source>The overload is bounded, full service is not restored: %1.</source>
        <translation>過負荷は抑えられましたが、完全には回復していません: %1。</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful), %3</source>
        <translation>%1（到着の %2 % が有用）、%3</translation>
    </message>
    <message>
        <source>%1 (%2 % of offered useful)</source>
        <translation>%1（到着の %2 % が有用）</translation>
    </message>
    <message>
        <source>Service has not recovered: the queue is still old.</source>
        <translation>サービスは回復していません。キューにはまだ古いリクエストがあります。</translation>
    </message>
    <message>
        <source>There are too few requests before or after to say.</source>
        <translation>前または後のリクエストが少なすぎて判断できません。</translation>
    </message>
    <message>
        <source>full service restored</source>
        <translation>完全に回復</translation>
    </message>
    <message>
        <source>overload bounded</source>
        <translation>過負荷を抑制</translation>
    </message>
    <message>
        <source>not recovered</source>
        <translation>未回復</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation>判断できない</translation>
    </message>
    <message>
        <source>no request arrived from %1 s to %2 s</source>
        <translation>%1 s から %2 s の間に到着したリクエストがありません</translation>
    </message>
    <message>
        <source>give windows before, during and after the incident that hold requests</source>
        <translation>障害の前・最中・後に、リクエストを含む期間を指定してください</translation>
    </message>
    <message>
        <source>%1 holds %2 too: nothing tells when it ended</source>
        <translation>%1 には %2 も含まれます: いつ終わったか分かりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ends before it begins: the clocks that stamped it differ</source>
        <translation>「%1」が開始より前に終わっています: 記録した時計が異なります</translation>
    </message>
    <message>
        <source>use moments of one clock, or correct for the difference</source>
        <translation>同じ時計の時刻を使うか、差を補正してください</translation>
    </message>
    <message>
        <source>the request has no moments to take it apart by</source>
        <translation>リクエストを分解するための時刻がありません</translation>
    </message>
    <message>
        <source>join the log lines of client, gateway and engine by the request&apos;s id</source>
        <translation>クライアント、ゲートウェイ、エンジンのログ行をリクエスト id で結合してください</translation>
    </message>
    <message>
        <source>the request did not complete</source>
        <translation>リクエストは完了しませんでした</translation>
    </message>
    <message>
        <source>take its time to the first token apart</source>
        <translation>最初のトークンまでの時間を分解してください</translation>
    </message>
    <message>
        <source>queue holds admission too: the row does not say when it was admitted</source>
        <translation>queue には受け入れも含まれます: いつ受け入れられたか行にありません</translation>
    </message>
    <message>
        <source>prefill holds the queue too: the row does not say when it was scheduled</source>
        <translation>prefill にはキューも含まれます: いつスケジュールされたか行にありません</translation>
    </message>
    <message>
        <source>client out holds the engine&apos;s time too: the row does not say when the first token was emitted</source>
        <translation>client out にはエンジンの時間も含まれます: 最初のトークンがいつ出たか行にありません</translation>
    </message>
    <message>
        <source>the way back to the client is not known</source>
        <translation>クライアントへの戻りの時間は分かりません</translation>
    </message>
    <message>
        <source>the request never got a first token</source>
        <translation>リクエストは最初のトークンを受け取りませんでした</translation>
    </message>
    <message>
        <source>choose another request</source>
        <translation>別のリクエストを選んでください</translation>
    </message>
    <message>
        <source>queue holds the way to the front end and admission too</source>
        <translation>queue にはフロントエンドまでの経路と受け入れも含まれます</translation>
    </message>
    <message>
        <source>over the same %1 requests the means of the parts add up: %2 s = %3 s</source>
        <translation>同じ %1 件のリクエストで、各部分の平均は足し合わせると全体になります: %2 s = %3 s</translation>
    </message>
    <message>
        <source>the p95 of the whole is %1 s; the parts&apos; p95 would add up to %2 s, which is the p95 of nothing: the requests that are slow in one part are not those that are slow in another</source>
        <translation>全体の p95 は %1 s です。各部分の p95 を足すと %2 s ですが、これは何の p95 でもありません。ある部分で遅いリクエストは、別の部分で遅いものとは違います</translation>
    </message>
    <message>
        <source>there is no scenario &apos;%1&apos;</source>
        <translation>シナリオ「%1」はありません</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;?</source>
        <translation>「%1」のことですか？</translation>
    </message>
    <message>
        <source>both actions change %1.%2, to different values</source>
        <translation>両方の対応が %1.%2 を異なる値に変えています</translation>
    </message>
    <message>
        <source>write the scenario with both by hand, or compare others</source>
        <translation>両方を含むシナリオを手で書くか、別の対応を比べてください</translation>
    </message>
    <message>
        <source>the scenarios of the two actions do not have the same nodes and links</source>
        <translation>二つの対応のシナリオは、ノードとリンクが同じではありません</translation>
    </message>
    <message>
        <source>let both extend the scenario without them</source>
        <translation>両方とも、対応のないシナリオを extends してください</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; together they do not add up, by %8</source>
        <translation>%1 だけ: %2、%3。%4 だけ: %5、%6。両方: %7。合わせた効果は和にならず、差は %8</translation>
    </message>
    <message>
        <source>%1 alone %2: %3; %4 alone %5: %6; both: %7; their effects add up, as far as shows</source>
        <translation>%1 だけ: %2、%3。%4 だけ: %5、%6。両方: %7。見える範囲では効果は足し合わせになります</translation>
    </message>
    <message>
        <source>changes it</source>
        <translation>変化あり</translation>
    </message>
    <message>
        <source>changes nothing that shows</source>
        <translation>目に見える変化なし</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2～%3）</translation>
    </message>
    <message>
        <source>metric: which figure is it, for example ttft_s or queue_s?</source>
        <translation>metric: どの値か？ たとえば ttft_s や queue_s</translation>
    </message>
    <message>
        <source>statistic: is it a mean, a p95, a maximum, a rate?</source>
        <translation>statistic: 平均か、p95 か、最大か、レートか？</translation>
    </message>
    <message>
        <source>value: how much is it, with its unit?</source>
        <translation>value: いくつか？ 単位付きで</translation>
    </message>
    <message>
        <source>comparison: what was it before, or what should it be?</source>
        <translation>comparison: 以前はいくつか、またはいくつであるべきか？</translation>
    </message>
    <message>
        <source>window: from when until when?</source>
        <translation>window: いつからいつまでか？</translation>
    </message>
    <message>
        <source>population: of which version, tenant, class, prompt length, replica or region? (class = &quot;all&quot; where of all)</source>
        <translation>population: どのバージョン、テナント、クラス、プロンプト長、レプリカ、リージョンか？（全体なら class = &quot;all&quot;）</translation>
    </message>
    <message>
        <source>count: how many requests are in the slice?</source>
        <translation>count: その範囲のリクエストは何件か？</translation>
    </message>
    <message>
        <source>source: which file, dashboard or command says so?</source>
        <translation>source: どのファイル、ダッシュボード、コマンドによるか？</translation>
    </message>
    <message>
        <source>timed-out requests: are they included, excluded or censored?</source>
        <translation>timed-out requests: 含むか、除くか、打ち切り扱いか？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can not be checked by anybody</source>
        <translation>「%1」は誰にも確かめられません</translation>
    </message>
    <message>
        <source>Some runs are older than the text</source>
        <translation>一部の実行がテキストより古くなっています</translation>
    </message>
    <message>
        <source>Every observation has window, population and source</source>
        <translation>すべての観測に期間、対象、出典があります</translation>
    </message>
    <message>
        <source>%1 of %2 observations lack a window, a population, a number or a source</source>
        <translation>%2 件中 %1 件の観測に期間、対象、件数、出典のいずれかがありません</translation>
    </message>
    <message>
        <source>Every record of the notebook is complete</source>
        <translation>ノートの記録はすべて揃っています</translation>
    </message>
    <message>
        <source>%1 records of the notebook are incomplete</source>
        <translation>ノートの記録 %1 件が未完成です</translation>
    </message>
    <message>
        <source>Every prediction is judged</source>
        <translation>すべての予測を判定済みです</translation>
    </message>
    <message>
        <source>%1 predictions are not judged</source>
        <translation>予測 %1 件が未判定です</translation>
    </message>
    <message>
        <source>Actions overlap: their credit is unresolved</source>
        <translation>対応が重なっています: 効果の認定は未解決です</translation>
    </message>
    <message>
        <source>The proposal %1 has an owner</source>
        <translation>提案 %1 に担当者がいます</translation>
    </message>
    <message>
        <source>The proposal %1 has no owner</source>
        <translation>提案 %1 に担当者がいません</translation>
    </message>
    <message>
        <source>Every check of the project holds in these runs</source>
        <translation>これらの実行でプロジェクトの確認項目はすべて成り立ちます</translation>
    </message>
    <message>
        <source>%1 checks of the project do not hold in these runs</source>
        <translation>これらの実行でプロジェクトの確認項目 %1 件が成り立ちません</translation>
    </message>
    <message>
        <source>Every scenario has been run</source>
        <translation>すべてのシナリオを実行済みです</translation>
    </message>
    <message>
        <source>%1 of %2 scenarios have been run</source>
        <translation>%2 件中 %1 件のシナリオを実行済みです</translation>
    </message>
    <message>
        <source>Rival mechanisms were tried</source>
        <translation>競合するメカニズムを検討済みです</translation>
    </message>
    <message>
        <source>Triage has not been run</source>
        <translation>トリアージを実行していません</translation>
    </message>
    <message>
        <source>The runs have the project&apos;s replications</source>
        <translation>実行はプロジェクトの反復数どおりです</translation>
    </message>
    <message>
        <source>Made fast: the figures are rough</source>
        <translation>高速モードで作成: 値は粗いものです</translation>
    </message>
    <message>
        <source>Observations</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>Mitigations</source>
        <translation>緩和策</translation>
    </message>
    <message>
        <source>Prevention</source>
        <translation>予防</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>影響</translation>
    </message>
    <message>
        <source>Rivals</source>
        <translation>競合仮説</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>前提</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>the arithmetic &quot;%1&quot; fails already: &quot;%2&quot; is taken for %3 times as likely as in the catalogue</source>
        <translation>計算「%1」がすでに成り立ちません: 「%2」はカタログの %3 倍ありうると見なします</translation>
    </message>
    <message>
        <source>only engines and workloads have parts; &apos;%1&apos; is a %2</source>
        <translation>部分があるのはエンジンとワークロードだけです: 「%1」は %2 です</translation>
    </message>
    <message>
        <source>Leaves everything as it is, for comparison.</source>
        <translation>比較のため、すべてそのままにする。</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;</source>
        <translation>ワークロード「%1」</translation>
    </message>
    <message>
        <source>engine &apos;%1&apos;</source>
        <translation>エンジン「%1」</translation>
    </message>
    <message>
        <source>router &apos;%1&apos;</source>
        <translation>ルーター「%1」</translation>
    </message>
    <message>
        <source>gateway &apos;%1&apos;</source>
        <translation>ゲートウェイ「%1」</translation>
    </message>
    <message>
        <source>client &apos;%1&apos;</source>
        <translation>クライアント「%1」</translation>
    </message>
    <message>
        <source>device &apos;%1&apos;</source>
        <translation>デバイス「%1」</translation>
    </message>
    <message>
        <source>kv_link &apos;%1&apos;</source>
        <translation>kv_link「%1」</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos;</source>
        <translation>不明なキー「%1」</translation>
    </message>
    <message>
        <source>unknown key &apos;%1&apos; of an amount</source>
        <translation>量の不明なキー「%1」</translation>
    </message>
    <message>
        <source>known keys: %1</source>
        <translation>使えるキー: %1</translation>
    </message>
    <message>
        <source>did you mean &apos;%1&apos;? %2</source>
        <translation>「%1」のことですか？ %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not set</source>
        <translation>「%1」が設定されていません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at least %3</source>
        <translation>「%1」は %2 ですが、%3 以上でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is %2, but must be at most %3</source>
        <translation>「%1」は %2 ですが、%3 以下でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a finite number</source>
        <translation>「%1」は有限の数ではありません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number</source>
        <translation>「%1」は整数でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number</source>
        <translation>「%1」は数でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number with its unit</source>
        <translation>「%1」は単位付きの数でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>「%1」は true か false でなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be one of the words allowed</source>
        <translation>「%1」は使える語のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text in quotes</source>
        <translation>「%1」は引用符で囲んだテキストでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a path in quotes</source>
        <translation>「%1」は引用符で囲んだパスでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of numbers</source>
        <translation>「%1」は数のリストでなければなりません</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has the wrong type</source>
        <translation>「%1」の型が違います</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a unit</source>
        <translation>「%1」には単位が必要です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is wrong: %2</source>
        <translation>「%1」が誤っています: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not be &apos;%2&apos;</source>
        <translation>「%1」は「%2」にはできません</translation>
    </message>
    <message>
        <source>units allowed: %1</source>
        <translation>使える単位: %1</translation>
    </message>
    <message>
        <source>allowed: %1</source>
        <translation>使える値: %1</translation>
    </message>
    <message>
        <source>allowed: from %1 to %2</source>
        <translation>使える値: %1 から %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 から %2</translation>
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
        <source>write true or false without quotes</source>
        <translation>引用符なしで true か false と書いてください</translation>
    </message>
    <message>
        <source>put it between double quotes</source>
        <translation>二重引用符で囲んでください</translation>
    </message>
    <message>
        <source>for example [1, 2, 4]</source>
        <translation>例: [1, 2, 4]</translation>
    </message>
    <message>
        <source>for example &quot;%1&quot;; units allowed: %2</source>
        <translation>例: &quot;%1&quot;。使える単位: %2</translation>
    </message>
    <message>
        <source>write a number without a unit</source>
        <translation>単位なしの数を書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no unit</source>
        <translation>「%1」に単位がありません</translation>
    </message>
    <message>
        <source>unknown unit &apos;%1&apos; in &apos;%2&apos;</source>
        <translation>「%2」の「%1」は不明な単位です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not start with a number</source>
        <translation>「%1」は数で始まっていません</translation>
    </message>
    <message>
        <source>write a number within the range of a double</source>
        <translation>double の範囲内の数を書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not written as a table</source>
        <translation>「%1」はテーブルとして書かれていません</translation>
    </message>
    <message>
        <source>write %1 on a line of its own and its keys below</source>
        <translation>%1 を単独の行に書き、キーをその下に書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has to be a list of texts</source>
        <translation>「%1」はテキストのリストでなければなりません</translation>
    </message>
    <message>
        <source>write [&quot;a&quot;, &quot;b&quot;]</source>
        <translation>[&quot;a&quot;, &quot;b&quot;] と書いてください</translation>
    </message>
    <message>
        <source>the file has format %1, but this program knows formats up to %2: it is opened read-only</source>
        <translation>ファイルの形式は %1 ですが、このプログラムが扱えるのは %2 までです。読み取り専用で開きます</translation>
    </message>
    <message>
        <source>use a newer version of Fulcrum</source>
        <translation>新しいバージョンの Fulcrum を使ってください</translation>
    </message>
    <message>
        <source>the warm-up lasts as long as the whole run</source>
        <translation>ウォームアップが実行全体と同じ長さです</translation>
    </message>
    <message>
        <source>make warm_up shorter than until</source>
        <translation>warm_up を until より短くしてください</translation>
    </message>
    <message>
        <source>end = &quot;censor&quot; stops the clock at `until`, which is not set</source>
        <translation>end = &quot;censor&quot; は `until` で時計を止めますが、`until` が設定されていません</translation>
    </message>
    <message>
        <source>set until, or write end = &quot;drain&quot;</source>
        <translation>until を設定するか、end = &quot;drain&quot; と書いてください</translation>
    </message>
    <message>
        <source>a run without an end: the workload &apos;%1&apos; never stops by itself</source>
        <translation>終わりのない実行です: ワークロード「%1」は自然には止まりません</translation>
    </message>
    <message>
        <source>set until or max_requests under [run]</source>
        <translation>[run] に until か max_requests を設定してください</translation>
    </message>
    <message>
        <source>an expectation names the scenario &apos;%1&apos;, which is not there</source>
        <translation>期待が存在しないシナリオ「%1」を指しています</translation>
    </message>
    <message>
        <source>no figure is called &apos;%1&apos;</source>
        <translation>「%1」という値はありません</translation>
    </message>
    <message>
        <source>for example &quot;ttft_s.p99&quot; or &quot;output_token_rate&quot;</source>
        <translation>例: &quot;ttft_s.p99&quot; や &quot;output_token_rate&quot;</translation>
    </message>
    <message>
        <source>a figure is known by class or by engine, not by both</source>
        <translation>値はクラス別またはエンジン別で、両方の組み合わせではありません</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>どちらかを削除してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not known by class</source>
        <translation>「%1」はクラス別には分かりません</translation>
    </message>
    <message>
        <source>remove class</source>
        <translation>class を削除してください</translation>
    </message>
    <message>
        <source>an expectation has no bound</source>
        <translation>期待に範囲がありません</translation>
    </message>
    <message>
        <source>set at_least, at_most or both</source>
        <translation>at_least、at_most のどちらかまたは両方を設定してください</translation>
    </message>
    <message>
        <source>at_least is larger than at_most</source>
        <translation>at_least が at_most より大きくなっています</translation>
    </message>
    <message>
        <source>exchange the two</source>
        <translation>二つを入れ替えてください</translation>
    </message>
    <message>
        <source>add [[scenario]] with a name and nodes</source>
        <translation>名前とノードのある [[scenario]] を追加してください</translation>
    </message>
    <message>
        <source>a scenario has an empty name</source>
        <translation>シナリオの名前が空です</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>名前を付けてください</translation>
    </message>
    <message>
        <source>a second scenario is named &apos;%1&apos;</source>
        <translation>「%1」という名前のシナリオが二つあります</translation>
    </message>
    <message>
        <source>the first is in line %1; give one another name</source>
        <translation>一つ目は %1 行目です。どちらかの名前を変えてください</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; extends &apos;%2&apos;, which is not there</source>
        <translation>シナリオ「%1」は存在しない「%2」を extends しています</translation>
    </message>
    <message>
        <source>give the name of another scenario</source>
        <translation>別のシナリオの名前を指定してください</translation>
    </message>
    <message>
        <source>scenarios extend each other in a circle: %1</source>
        <translation>シナリオの extends が循環しています: %1</translation>
    </message>
    <message>
        <source>one of them must stand alone</source>
        <translation>いずれか一つは独立していなければなりません</translation>
    </message>
    <message>
        <source>a node can not have the id &apos;%1&apos;</source>
        <translation>ノードの id を「%1」にはできません</translation>
    </message>
    <message>
        <source>use letters, digits, &apos;_&apos; and &apos;-&apos;</source>
        <translation>英字、数字、「_」、「-」を使ってください</translation>
    </message>
    <message>
        <source>a second node has the id &apos;%1&apos;</source>
        <translation>id「%1」のノードが二つあります</translation>
    </message>
    <message>
        <source>give one of them another id</source>
        <translation>どちらかの id を変えてください</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; names no plugin</source>
        <translation>ノード「%1」にプラグインの指定がありません</translation>
    </message>
    <message>
        <source>for a node of the kind %1: %2</source>
        <translation>種類 %1 のノードには: %2</translation>
    </message>
    <message>
        <source>unknown plugin &apos;%1&apos; of node &apos;%2&apos;</source>
        <translation>ノード「%2」の不明なプラグイン「%1」</translation>
    </message>
    <message>
        <source>install it, or take another one; %1</source>
        <translation>インストールするか、別のものを使ってください。%1</translation>
    </message>
    <message>
        <source>installed for the kind %1: %2; the node is kept as it is</source>
        <translation>種類 %1 用にインストール済み: %2。ノードはそのまま保持します</translation>
    </message>
    <message>
        <source>none is installed for the kind %1; the node is kept as it is</source>
        <translation>種類 %1 用のものはインストールされていません。ノードはそのまま保持します</translation>
    </message>
    <message>
        <source>set names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>set がシナリオ「%2」にないノード「%1」を指しています</translation>
    </message>
    <message>
        <source>give the id of one of its nodes</source>
        <translation>そのノードのいずれかの id を指定してください</translation>
    </message>
    <message>
        <source>set needs a node and a key</source>
        <translation>set にはノードとキーが必要です</translation>
    </message>
    <message>
        <source>a change names the node &apos;%1&apos;, which scenario &apos;%2&apos; does not have</source>
        <translation>変更がシナリオ「%2」にないノード「%1」を指しています</translation>
    </message>
    <message>
        <source>a %1 can not change while a scenario runs</source>
        <translation>シナリオの実行中に %1 は変えられません</translation>
    </message>
    <message>
        <source>change the engine, the gateway, the router or the workload</source>
        <translation>エンジン、ゲートウェイ、ルーター、ワークロードを変えてください</translation>
    </message>
    <message>
        <source>an engine takes new values only when it starts</source>
        <translation>エンジンは起動時にだけ新しい値を読みます</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;</source>
        <translation>action = &quot;restart&quot; と書いてください</translation>
    </message>
    <message>
        <source>only engines restart, are lost and return; &apos;%1&apos; is a %2</source>
        <translation>再起動・喪失・復帰するのはエンジンだけです。「%1」は %2 です</translation>
    </message>
    <message>
        <source>name an engine, or write action = &quot;set&quot;</source>
        <translation>エンジンを指定するか、action = &quot;set&quot; と書いてください</translation>
    </message>
    <message>
        <source>the engine &apos;%1&apos; has no %2 replicas</source>
        <translation>エンジン「%1」にレプリカは %2 個もありません</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>%1 個です</translation>
    </message>
    <message>
        <source>replicas that are lost or return take no new values</source>
        <translation>喪失または復帰するレプリカは新しい値を読みません</translation>
    </message>
    <message>
        <source>write action = &quot;restart&quot;, or remove the set table</source>
        <translation>action = &quot;restart&quot; と書くか、set テーブルを削除してください</translation>
    </message>
    <message>
        <source>a change sets nothing</source>
        <translation>変更が何も設定していません</translation>
    </message>
    <message>
        <source>write the new values under [scenario.change.set]</source>
        <translation>新しい値を [scenario.change.set] の下に書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can not change while a scenario runs</source>
        <translation>シナリオの実行中に「%1」は変えられません</translation>
    </message>
    <message>
        <source>have replicas lost and return instead</source>
        <translation>代わりにレプリカを喪失・復帰させてください</translation>
    </message>
    <message>
        <source>a change comes after the end of the run</source>
        <translation>実行の終了後に変更があります</translation>
    </message>
    <message>
        <source>let it come before `until` under [run]</source>
        <translation>[run] の `until` より前にしてください</translation>
    </message>
    <message>
        <source>an observation has a figure without a metric</source>
        <translation>指標のない値を持つ観測があります</translation>
    </message>
    <message>
        <source>set metric, for example &quot;ttft_s&quot;: it gives the unit</source>
        <translation>metric を設定してください。例: &quot;ttft_s&quot;。単位はそれで決まります</translation>
    </message>
    <message>
        <source>a window has one end on the clock and one in the run</source>
        <translation>期間の一端が時計の時刻、もう一端が実行の時刻です</translation>
    </message>
    <message>
        <source>write both as date-times or both as times of the run</source>
        <translation>両方を日時、または両方を実行の時刻で書いてください</translation>
    </message>
    <message>
        <source>a window ends before it begins</source>
        <translation>期間が開始より前に終わっています</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is negative</source>
        <translation>「%1」が負です</translation>
    </message>
    <message>
        <source>give a figure of 0 or more</source>
        <translation>0 以上の値を指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a share above 1</source>
        <translation>「%1」は 1 を超える割合です</translation>
    </message>
    <message>
        <source>write it from 0 to 1, or in per cent: &quot;31 %&quot;</source>
        <translation>0 から 1 で、またはパーセントで書いてください: &quot;31 %&quot;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a figure</source>
        <translation>「%1」は値でなければなりません</translation>
    </message>
    <message>
        <source>for example &quot;8 s&quot;, &quot;31 %&quot; or 12</source>
        <translation>例: &quot;8 s&quot;、&quot;31 %&quot;、12</translation>
    </message>
    <message>
        <source>put it between quotes with its unit: %1</source>
        <translation>単位付きで引用符で囲んでください: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a moment</source>
        <translation>「%1」は時刻でなければなりません</translation>
    </message>
    <message>
        <source>write a date-time, 2026-11-30T10:00:00Z, or a time from the begin of the run, &quot;10 min&quot;</source>
        <translation>日時（2026-11-30T10:00:00Z）または実行開始からの時間（&quot;10 min&quot;）を書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not say in which time zone it is</source>
        <translation>「%1」のタイムゾーンがありません</translation>
    </message>
    <message>
        <source>write Z behind it for UTC, or the offset: +01:00</source>
        <translation>UTC なら末尾に Z、またはオフセット +01:00 を書いてください</translation>
    </message>
    <message>
        <source>a note names the observation &apos;%1&apos;, which is not there</source>
        <translation>ノートが存在しない観測「%1」を指しています</translation>
    </message>
    <message>
        <source>give the id of an [[observation]]</source>
        <translation>[[observation]] の id を指定してください</translation>
    </message>
    <message>
        <source>a note names the scenario &apos;%1&apos;, which is not there</source>
        <translation>ノートが存在しないシナリオ「%1」を指しています</translation>
    </message>
    <message>
        <source>the note &apos;%1&apos; links to itself</source>
        <translation>ノート「%1」が自分自身を参照しています</translation>
    </message>
    <message>
        <source>remove the link</source>
        <translation>参照を削除してください</translation>
    </message>
    <message>
        <source>a note links to &apos;%1&apos;, which is not there</source>
        <translation>ノートが存在しない「%1」を参照しています</translation>
    </message>
    <message>
        <source>give the id of a note or an observation</source>
        <translation>ノートまたは観測の id を指定してください</translation>
    </message>
    <message>
        <source>[triage] names the scenario &apos;%1&apos;, which is not there</source>
        <translation>[triage] が存在しないシナリオ「%1」を指しています</translation>
    </message>
    <message>
        <source>a note ends before it begins</source>
        <translation>ノートが開始より前に終わっています</translation>
    </message>
    <message>
        <source>exchange at and until</source>
        <translation>at と until を入れ替えてください</translation>
    </message>
    <message>
        <source>a note begins on the clock and ends in the run, or the other way round</source>
        <translation>ノートの開始が時計の時刻で終了が実行の時刻、またはその逆です</translation>
    </message>
    <message>
        <source>a note has a bound without a metric</source>
        <translation>指標のない範囲を持つノートがあります</translation>
    </message>
    <message>
        <source>a note of kind &apos;%1&apos; has no &apos;%2&apos;</source>
        <translation>種類「%1」のノートに「%2」はありません</translation>
    </message>
    <message>
        <source>it belongs to: %1</source>
        <translation>属するもの: %1</translation>
    </message>
    <message>
        <source>there already is an observation or a note &apos;%1&apos;</source>
        <translation>観測またはノート「%1」はすでにあります</translation>
    </message>
    <message>
        <source>choose another id</source>
        <translation>別の id を選んでください</translation>
    </message>
    <message>
        <source>a lever has a scenario and edits</source>
        <translation>手段にシナリオと edits の両方があります</translation>
    </message>
    <message>
        <source>keep `with` or [[lever.edit]]</source>
        <translation>`with` か [[lever.edit]] のどちらかを残してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no range</source>
        <translation>「%1」は範囲ではありません</translation>
    </message>
    <message>
        <source>write [lowest, most likely, highest] in ascending order</source>
        <translation>[最低, 最可能, 最高] を昇順で書いてください</translation>
    </message>
    <message>
        <source>the mechanism &apos;%1&apos; changes nothing</source>
        <translation>メカニズム「%1」は何も変えません</translation>
    </message>
    <message>
        <source>add [[mechanism.edit]], or say under not_modelled why it cannot be simulated</source>
        <translation>[[mechanism.edit]] を追加するか、シミュレートできない理由を not_modelled に書いてください</translation>
    </message>
    <message>
        <source>an estimate has no range</source>
        <translation>範囲のない見積もりがあります</translation>
    </message>
    <message>
        <source>give low, mode and high, or a value that is certain</source>
        <translation>low、mode、high、または確かな value を指定してください</translation>
    </message>
    <message>
        <source>an estimate is of the lever &apos;%1&apos;, which is not there</source>
        <translation>見積もりが存在しない手段「%1」を指しています</translation>
    </message>
    <message>
        <source>give the id of a [[lever]]</source>
        <translation>[[lever]] の id を指定してください</translation>
    </message>
    <message>
        <source>syntax error: %1</source>
        <translation>構文エラー: %1</translation>
    </message>
    <message>
        <source>save the file as UTF-8</source>
        <translation>ファイルを UTF-8 で保存してください</translation>
    </message>
    <message>
        <source>remove one of the two or give it another name</source>
        <translation>どちらかを削除するか、名前を変えてください</translation>
    </message>
    <message>
        <source>put text between double quotes</source>
        <translation>テキストを二重引用符で囲んでください</translation>
    </message>
    <message>
        <source>close the text with a double quote on the same line</source>
        <translation>同じ行で二重引用符を閉じてください</translation>
    </message>
    <message>
        <source>close the list with ]</source>
        <translation>リストを ] で閉じてください</translation>
    </message>
    <message>
        <source>the file ends too early: close what is open</source>
        <translation>ファイルが途中で終わっています。開いたものを閉じてください</translation>
    </message>
    <message>
        <source>write key = value</source>
        <translation>キー = 値 の形で書いてください</translation>
    </message>
    <message>
        <source>see projects/README.md for the format</source>
        <translation>形式は projects/README.md を参照</translation>
    </message>
    <message>
        <source>can not open the file</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>can not open the file: %1</source>
        <translation>ファイルを開けません: %1</translation>
    </message>
    <message>
        <source>check the path</source>
        <translation>パスを確認してください</translation>
    </message>
    <message>
        <source>check the file&apos;s permissions</source>
        <translation>ファイルの権限を確認してください</translation>
    </message>
    <message>
        <source>can not write here: %1</source>
        <translation>ここには書き込めません: %1</translation>
    </message>
    <message>
        <source>check the folder and its permissions</source>
        <translation>フォルダーと権限を確認してください</translation>
    </message>
    <message>
        <source>can not save the file: %1</source>
        <translation>ファイルを保存できません: %1</translation>
    </message>
    <message>
        <source>the project is read-only</source>
        <translation>プロジェクトは読み取り専用です</translation>
    </message>
    <message>
        <source>it was written by a newer version of Fulcrum</source>
        <translation>新しいバージョンの Fulcrum で書かれました</translation>
    </message>
    <message>
        <source>this can not be edited safely in the way it is written</source>
        <translation>この書き方では安全に編集できません</translation>
    </message>
    <message>
        <source>edit it in the text, or write it as a table with its own header</source>
        <translation>テキストで編集するか、見出し付きのテーブルとして書いてください</translation>
    </message>
    <message>
        <source>node &apos;%1&apos; comes from scenario &apos;%2&apos;</source>
        <translation>ノード「%1」はシナリオ「%2」のものです</translation>
    </message>
    <message>
        <source>edit it there</source>
        <translation>そこで編集してください</translation>
    </message>
    <message>
        <source>remove it there</source>
        <translation>そこで削除してください</translation>
    </message>
    <message>
        <source>the link from &apos;%1&apos; to &apos;%2&apos; comes from scenario &apos;%3&apos;</source>
        <translation>「%1」から「%2」へのリンクはシナリオ「%3」のものです</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; already has a node &apos;%2&apos;</source>
        <translation>シナリオ「%1」にはすでにノード「%2」があります</translation>
    </message>
    <message>
        <source>a link names the node &apos;%1&apos;, which is not there</source>
        <translation>リンクが存在しないノード「%1」を指しています</translation>
    </message>
    <message>
        <source>add the node or remove the link</source>
        <translation>ノードを追加するかリンクを削除してください</translation>
    </message>
    <message>
        <source>link a workload to a client, a gateway, a router or an engine</source>
        <translation>ワークロードはクライアント、ゲートウェイ、ルーター、エンジンのいずれかにつないでください</translation>
    </message>
    <message>
        <source>link a client to a gateway, a router or an engine</source>
        <translation>クライアントはゲートウェイ、ルーター、エンジンのいずれかにつないでください</translation>
    </message>
    <message>
        <source>link a gateway to a router or an engine</source>
        <translation>ゲートウェイはルーターかエンジンにつないでください</translation>
    </message>
    <message>
        <source>link a router to engines</source>
        <translation>ルーターはエンジンにつないでください</translation>
    </message>
    <message>
        <source>link an engine to a device, and to a kv_link if others decode</source>
        <translation>エンジンはデバイスに、他が decode するなら kv_link にもつないでください</translation>
    </message>
    <message>
        <source>link a kv_link to the engines that decode</source>
        <translation>kv_link は decode するエンジンにつないでください</translation>
    </message>
    <message>
        <source>a device is the end of the line: link an engine to it</source>
        <translation>デバイスは終端です: エンジンをつないでください</translation>
    </message>
    <message>
        <source>%1 can not be linked to %2: %3</source>
        <translation>%1 は %2 につなげません: %3</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself</source>
        <translation>%1 は自分自身につなげません</translation>
    </message>
    <message>
        <source>a %1 sends nothing</source>
        <translation>%1 は何も送りません</translation>
    </message>
    <message>
        <source>a %1 takes nothing</source>
        <translation>%1 は何も受け取りません</translation>
    </message>
    <message>
        <source>a router sends to engines only</source>
        <translation>ルーターはエンジンにだけ送ります</translation>
    </message>
    <message>
        <source>on their way, requests pass a client, then a gateway, then a router</source>
        <translation>リクエストはクライアント、ゲートウェイ、ルーターの順に通ります</translation>
    </message>
    <message>
        <source>%1 already has the %2</source>
        <translation>%1 にはすでに %2 があります</translation>
    </message>
    <message>
        <source>an engine runs on one device: remove that link first</source>
        <translation>エンジンは 1 つのデバイスで動きます: 先にそのリンクを削除してください</translation>
    </message>
    <message>
        <source>an engine has one kv_link: remove that link first</source>
        <translation>エンジンの kv_link は 1 つです: 先にそのリンクを削除してください</translation>
    </message>
    <message>
        <source>%1 is already linked to %2</source>
        <translation>%1 はすでに %2 につながっています</translation>
    </message>
    <message>
        <source>one link is enough</source>
        <translation>リンクは 1 つで十分です</translation>
    </message>
    <message>
        <source>%1 already sends to &apos;%2&apos;</source>
        <translation>%1 はすでに「%2」に送っています</translation>
    </message>
    <message>
        <source>put a router between the %1 and its engines</source>
        <translation>%1 とエンジンの間にルーターを置いてください</translation>
    </message>
    <message>
        <source>the nodes form a cycle: %1</source>
        <translation>ノードが循環しています: %1</translation>
    </message>
    <message>
        <source>remove one of these links</source>
        <translation>これらのリンクのいずれかを削除してください</translation>
    </message>
    <message>
        <source>%1 reaches no engine</source>
        <translation>%1 はどのエンジンにも届きません</translation>
    </message>
    <message>
        <source>%1 has no device</source>
        <translation>%1 にデバイスがありません</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no workload</source>
        <translation>シナリオ「%1」にワークロードがありません</translation>
    </message>
    <message>
        <source>add a node of the kind workload</source>
        <translation>種類 workload のノードを追加してください</translation>
    </message>
    <message>
        <source>no request reaches the %1</source>
        <translation>%1 に届くリクエストがありません</translation>
    </message>
    <message>
        <source>link it behind a workload or remove it</source>
        <translation>ワークロードの後ろにつなぐか、削除してください</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no nodes</source>
        <translation>シナリオ「%1」にノードがありません</translation>
    </message>
    <message>
        <source>add a workload, an engine and a device, or take over a scenario with extends</source>
        <translation>ワークロード、エンジン、デバイスを追加するか、extends でシナリオを引き継いでください</translation>
    </message>
    <message>
        <source>%1: its plugin &quot;%2&quot; is missing</source>
        <translation>%1: プラグイン「%2」がありません</translation>
    </message>
    <message>
        <source>install the plugin, or see `fulcrum plugins` for what was found</source>
        <translation>プラグインをインストールするか、`fulcrum plugins` で見つかったものを確認してください</translation>
    </message>
    <message>
        <source>%1: its requests reach no engine</source>
        <translation>%1: リクエストがエンジンに届きません</translation>
    </message>
    <message>
        <source>link it to a router or an engine</source>
        <translation>ルーターかエンジンにつないでください</translation>
    </message>
    <message>
        <source>there is no workload plugin &quot;%1&quot;</source>
        <translation>ワークロードプラグイン「%1」はありません</translation>
    </message>
    <message>
        <source>there is no hardware plugin &quot;%1&quot;</source>
        <translation>ハードウェアプラグイン「%1」はありません</translation>
    </message>
    <message>
        <source>there is no scheduler plugin &quot;%1&quot;</source>
        <translation>スケジューラープラグイン「%1」はありません</translation>
    </message>
    <message>
        <source>there is no model &quot;%1&quot; in the catalogue</source>
        <translation>カタログにモデル「%1」がありません</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? known: %2; or give the path of a Hugging Face config.json</source>
        <translation>「%1」のことですか？ 使えるもの: %2。または Hugging Face の config.json のパスを指定してください</translation>
    </message>
    <message>
        <source>known: %1; or give the path of a Hugging Face config.json</source>
        <translation>使えるもの: %1。または Hugging Face の config.json のパスを指定してください</translation>
    </message>
    <message>
        <source>no device takes its steps</source>
        <translation>そのステップを実行するデバイスがありません</translation>
    </message>
    <message>
        <source>link the engine to a device node</source>
        <translation>エンジンをデバイスノードにつないでください</translation>
    </message>
    <message>
        <source>its pauses leave no time to work</source>
        <translation>停止が長すぎて働く時間がありません</translation>
    </message>
    <message>
        <source>set pause_time to less than pause_every, or leave both out</source>
        <translation>pause_time を pause_every より短くするか、両方を外してください</translation>
    </message>
    <message>
        <source>a request of max_model_len = %1 tokens needs %2 KV blocks, and the pool has %3</source>
        <translation>max_model_len = %1 トークンのリクエストには KV ブロックが %2 個必要ですが、プールには %3 個しかありません</translation>
    </message>
    <message>
        <source>set max_model_len to at most %1</source>
        <translation>max_model_len を %1 以下にしてください</translation>
    </message>
    <message>
        <source>scenario &quot;%1&quot; needs a workload and an engine</source>
        <translation>シナリオ「%1」にはワークロードとエンジンが必要です</translation>
    </message>
    <message>
        <source>add the missing node and link it</source>
        <translation>足りないノードを追加してつないでください</translation>
    </message>
    <message>
        <source>after a change: %1</source>
        <translation>変更後: %1</translation>
    </message>
    <message>
        <source>%1: a crash, as the KV cache outgrew the memory</source>
        <translation>%1: KV キャッシュがメモリを超えてクラッシュ</translation>
    </message>
    <message>
        <source>%1: a crash, as a step needed more memory than is left beside the KV pool</source>
        <translation>%1: KV プール以外の残りメモリより多くをステップが必要としてクラッシュ</translation>
    </message>
    <message>
        <source>workload &apos;%1&apos;: %2</source>
        <translation>ワークロード「%1」: %2</translation>
    </message>
    <message>
        <source>given up: the %1 does not come back from a call</source>
        <translation>断念: %1 が呼び出しから戻りません</translation>
    </message>
    <message>
        <source>its thread keeps a processor core busy until the program ends</source>
        <translation>そのスレッドはプログラム終了まで CPU コアを占有します</translation>
    </message>
    <message>
        <source>choose one of the project</source>
        <translation>プロジェクト内のものを選んでください</translation>
    </message>
    <message>
        <source>scenario &apos;%1&apos; has no node &apos;%2&apos;</source>
        <translation>シナリオ「%1」にノード「%2」がありません</translation>
    </message>
    <message>
        <source>choose one of its nodes</source>
        <translation>そのノードのいずれかを選んでください</translation>
    </message>
    <message>
        <source>nothing says which GPU the engine runs on</source>
        <translation>エンジンがどの GPU で動くか分かりません</translation>
    </message>
    <message>
        <source>give it, with --gpu on the command line: %1</source>
        <translation>指定してください（コマンドラインでは --gpu）: %1</translation>
    </message>
    <message>
        <source>give the nearest one, with --gpu on the command line: %1</source>
        <translation>最も近いものを指定してください（コマンドラインでは --gpu）: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a slice of a GPU, which cannot be simulated</source>
        <translation>「%1」は GPU の一部で、シミュレートできません</translation>
    </message>
    <message>
        <source>the catalogue has no GPU &quot;%1&quot;</source>
        <translation>カタログに GPU「%1」がありません</translation>
    </message>
    <message>
        <source>nothing says how many requests come</source>
        <translation>リクエストがどれだけ来るか分かりません</translation>
    </message>
    <message>
        <source>give a rate or a trace, with --rate or --trace on the command line</source>
        <translation>レートまたはトレースを指定してください（コマンドラインでは --rate か --trace）</translation>
    </message>
    <message>
        <source>the rate is not between 0.000001 and 1,000,000 requests a second</source>
        <translation>レートが毎秒 0.000001～1,000,000 リクエストの範囲にありません</translation>
    </message>
    <message>
        <source>give requests a second of all replicas together</source>
        <translation>全レプリカ合計の毎秒リクエスト数を指定してください</translation>
    </message>
    <message>
        <source>the hit ratio is not between 0 and 1</source>
        <translation>ヒット率が 0～1 の範囲にありません</translation>
    </message>
    <message>
        <source>tokens found in the prefix cache over tokens looked up, for example 0.4</source>
        <translation>プレフィックスキャッシュで見つかったトークン÷探したトークン。例: 0.4</translation>
    </message>
    <message>
        <source>A replica gets %1 GPUs and uses %2: the others stand idle and are not in the costs. Set --tensor-parallel-size, or give fewer</source>
        <translation>レプリカは GPU を %1 個持ち %2 個を使います。残りは遊んでいて、コストに含まれません。--tensor-parallel-size を設定するか、数を減らしてください</translation>
    </message>
    <message>
        <source>A replica needs %1 GPUs and gets %2: is this a part of an engine over several nodes?</source>
        <translation>レプリカに必要な GPU は %1 個ですが %2 個しかありません。複数ノードにまたがるエンジンの一部ですか？</translation>
    </message>
    <message>
        <source>The trace has times and lengths: rate and histograms were left out</source>
        <translation>トレースに時刻と長さがあるので、レートとヒストグラムは使いませんでした</translation>
    </message>
    <message>
        <source>Prompts share only what the trace&apos;s hash ids say; without them they share nothing</source>
        <translation>プロンプトの共有はトレースの hash id のとおりです。なければ共有しません</translation>
    </message>
    <message>
        <source>At %1 a run of a day has %2 requests: its high percentiles say little. Make [run] until longer, or look at means and medians</source>
        <translation>%1 では 1 日の実行で %2 リクエストしかなく、高いパーセンタイルの意味は小さいです。[run] until を延ばすか、平均と中央値を見てください</translation>
    </message>
    <message>
        <source>How bursty arrivals are is not known: Poisson, CV 1, in &quot;deployed&quot;, and CV 4 in &quot;bursts&quot; [E]; public traces have 1.1 to 13</source>
        <translation>到着のバースト性は分かりません: &quot;deployed&quot; ではポアソン（CV 1）、&quot;bursts&quot; では CV 4 [E]。公開トレースは 1.1～13 です</translation>
    </message>
    <message>
        <source>The %1 histogram has lengths above its last bound, %2 tokens: they were taken to be up to twice as long</source>
        <translation>%1 のヒストグラムには最後の境界 %2 トークンを超える長さがあります。その 2 倍までと見なしました</translation>
    </message>
    <message>
        <source>How prompt and answer lengths go together is not known: they are drawn independently. Where long prompts have long answers, more KV is needed</source>
        <translation>プロンプト長と回答長の関係は分かりません: 独立に引きます。長いプロンプトの回答が長ければ、より多くの KV が必要です</translation>
    </message>
    <message>
        <source>Answer lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>回答長は分かりません: &quot;deployed&quot; では 2023 年の公開 Azure 会話、&quot;code-lengths&quot; では同じくコード補完と同じにします</translation>
    </message>
    <message>
        <source>Prompt lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>プロンプト長は分かりません: &quot;deployed&quot; では 2023 年の公開 Azure 会話、&quot;code-lengths&quot; では同じくコード補完と同じにします</translation>
    </message>
    <message>
        <source>Lengths are not known: as in the public Azure conversations of 2023 in &quot;deployed&quot;, as in their code completions in &quot;code-lengths&quot;</source>
        <translation>長さは分かりません: &quot;deployed&quot; では 2023 年の公開 Azure 会話、&quot;code-lengths&quot; では同じくコード補完と同じにします</translation>
    </message>
    <message>
        <source>The hit ratio of the prefix cache is not known: prompts share nothing in &quot;deployed&quot;, half of a mean prompt in &quot;half-shared&quot;</source>
        <translation>プレフィックスキャッシュのヒット率は分かりません: &quot;deployed&quot; では共有なし、&quot;half-shared&quot; では平均プロンプトの半分を共有します</translation>
    </message>
    <message>
        <source>A hit ratio was given, but the engine&apos;s prefix cache is off: nothing will be hit</source>
        <translation>ヒット率が指定されましたが、エンジンのプレフィックスキャッシュがオフなので何もヒットしません</translation>
    </message>
    <message>
        <source>%1 % of the prompts are shorter than the shared prefix and become longer than they are: split the load into one that shares it and one that does not</source>
        <translation>プロンプトの %1 % が共有プレフィックスより短く、実際より長くなります: 共有する負荷としない負荷に分けてください</translation>
    </message>
    <message>
        <source>Which prompts share a prefix is not known: all share one in &quot;deployed&quot;, %1 groups each have their own in &quot;many-prefixes&quot;</source>
        <translation>どのプロンプトがプレフィックスを共有するか分かりません: &quot;deployed&quot; では全員で 1 つ、&quot;many-prefixes&quot; では %1 グループがそれぞれ別です</translation>
    </message>
    <message>
        <source>OMP_NUM_THREADS is not set: one thread is taken to be busy for each step, while thread pools sized by the node&apos;s cores would use up the CPU limit. Set cpu_threads if throttling shows</source>
        <translation>OMP_NUM_THREADS が設定されていません: 各ステップで 1 スレッドが動くと見なしますが、コア数に合わせたスレッドプールなら CPU 制限を使い切ります。スロットリングが見えたら cpu_threads を設定してください</translation>
    </message>
    <message>
        <source>Nothing says how requests are dealt to replicas; a Kubernetes service deals connections at random.</source>
        <translation>リクエストがどうレプリカに配られるか分かりません。Kubernetes の Service は接続を無作為に配ります。</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: to that with the fewest</source>
        <translation>レプリカへの配り方が示されていません: 最も少ないものへ配ります</translation>
    </message>
    <message>
        <source>How requests are dealt to replicas is not stated: in turn</source>
        <translation>レプリカへの配り方が示されていません: 順番に配ります</translation>
    </message>
    <message>
        <source>Memory limit: the host&apos;s memory is not simulated</source>
        <translation>メモリ制限: ホストのメモリはシミュレートしません</translation>
    </message>
    <message>
        <source>Liveness probe: an engine that does not answer for %1 s is killed, which is not simulated; look at the p99 of steps against %2 s</source>
        <translation>liveness probe: %1 s 応答しないエンジンは強制終了されますが、シミュレートしません。ステップの p99 を %2 s と比べてください</translation>
    </message>
    <message>
        <source>The number of replicas is not stated: 1</source>
        <translation>レプリカ数が示されていません: 1</translation>
    </message>
    <message>
        <source>Rollout: with maxUnavailable %1 no replica is missed during a deploy; that new ones begin with empty caches is not simulated</source>
        <translation>ロールアウト: maxUnavailable %1 ではデプロイ中に欠けるレプリカはありません。新しいものが空のキャッシュで始まることはシミュレートしません</translation>
    </message>
    <message>
        <source>How long an engine takes to start is not stated: 60 s in &quot;deploy&quot;; set restart_time from the start-up log</source>
        <translation>エンジンの起動時間が示されていません: &quot;deploy&quot; では 60 s。起動ログから restart_time を設定してください</translation>
    </message>
    <message>
        <source>no plugin simulates the engine &quot;%1&quot;</source>
        <translation>エンジン「%1」をシミュレートするプラグインがありません</translation>
    </message>
    <message>
        <source>known are vLLM, SGLang and TensorRT-LLM</source>
        <translation>使えるのは vLLM、SGLang、TensorRT-LLM です</translation>
    </message>
    <message>
        <source>nothing says which model is served</source>
        <translation>どのモデルを提供しているか分かりません</translation>
    </message>
    <message>
        <source>give the launch line with its model, or the model&apos;s config.json</source>
        <translation>モデルを含む起動コマンドか、モデルの config.json を指定してください</translation>
    </message>
    <message>
        <source>the catalogue has no model &quot;%1&quot;</source>
        <translation>カタログにモデル「%1」がありません</translation>
    </message>
    <message>
        <source>did you mean &quot;%1&quot;? Else give its config.json from Hugging Face too</source>
        <translation>「%1」のことですか？ でなければ Hugging Face の config.json も指定してください</translation>
    </message>
    <message>
        <source>give its config.json from Hugging Face too</source>
        <translation>Hugging Face の config.json も指定してください</translation>
    </message>
    <message>
        <source>The engine&apos;s version is not stated: the defaults are those of %1 %2</source>
        <translation>エンジンのバージョンが示されていません: 既定値は %1 %2 のものです</translation>
    </message>
    <message>
        <source>%1: this flag is not known here and may matter</source>
        <translation>%1: このフラグはここでは不明で、影響するかもしれません</translation>
    </message>
    <message>
        <source>%1: this variable is not known here</source>
        <translation>%1: この変数はここでは不明です</translation>
    </message>
    <message>
        <source>%1: it is not simulated</source>
        <translation>%1: シミュレートしません</translation>
    </message>
    <message>
        <source>%1: this number format is not simulated</source>
        <translation>%1: この数値形式はシミュレートしません</translation>
    </message>
    <message>
        <source>%1: the number format is in the weights, and the model&apos;s name does not say it</source>
        <translation>%1: 数値形式は重みの中にあり、モデル名からは分かりません</translation>
    </message>
    <message>
        <source>%1: its kernels are taken to be as fast as those of other 4-bit weights</source>
        <translation>%1: カーネルは他の 4 ビット重みと同じ速さと見なします</translation>
    </message>
    <message>
        <source>A batch of one still has a CUDA graph: the plugin cannot do without any</source>
        <translation>バッチ 1 には CUDA Graph が残ります: プラグインはまったくなしにはできません</translation>
    </message>
    <message>
        <source>The draft model %1 is taken to be heads on the model itself, of 3 % of its time [E]</source>
        <translation>ドラフトモデル %1 はモデル自体のヘッドで、その時間の 3 % と見なします [E]</translation>
    </message>
    <message>
        <source>How many drafts are accepted is not stated: 60 % of each [E]; set acceptance from vllm:spec_decode_num_accepted_tokens over vllm:spec_decode_num_draft_tokens</source>
        <translation>ドラフトの受理数が示されていません: それぞれ 60 % [E]。vllm:spec_decode_num_accepted_tokens ÷ vllm:spec_decode_num_draft_tokens から acceptance を設定してください</translation>
    </message>
    <message>
        <source>a word that belongs to no flag was left out</source>
        <translation>どのフラグにも属さない語を除きました</translation>
    </message>
    <message>
        <source>a word behind %1 belongs to no flag and was left out</source>
        <translation>%1 の後の語はどのフラグにも属さないので除きました</translation>
    </message>
    <message>
        <source>nothing here says how an engine was started</source>
        <translation>エンジンの起動方法を示すものがありません</translation>
    </message>
    <message>
        <source>give its launch line, its manifest, its start-up log or a measured run&apos;s meta.json</source>
        <translation>起動コマンド、マニフェスト、起動ログ、または測定した実行の meta.json を指定してください</translation>
    </message>
    <message>
        <source>no known engine is started here</source>
        <translation>既知のエンジンが起動されていません</translation>
    </message>
    <message>
        <source>known are vllm serve MODEL, python -m vllm.entrypoints.openai.api_server, python -m sglang.launch_server, sglang serve, trtllm-serve, and docker run of their images</source>
        <translation>使えるのは vllm serve MODEL、python -m vllm.entrypoints.openai.api_server、python -m sglang.launch_server、sglang serve、trtllm-serve、およびそれらのイメージの docker run です</translation>
    </message>
    <message>
        <source>More than one engine is started; the first one was read, and %1 was not</source>
        <translation>複数のエンジンが起動されています。最初のものを読み、%1 は読みませんでした</translation>
    </message>
    <message>
        <source>The Service keeps a client at one replica (sessionAffinity ClientIP): few clients load replicas unevenly</source>
        <translation>Service はクライアントを 1 つのレプリカに固定します（sessionAffinity ClientIP）。クライアントが少ないと負荷が偏ります</translation>
    </message>
    <message>
        <source>An autoscaler sets %1 to %2 replicas, which is not simulated: replicas stay as the manifest says</source>
        <translation>オートスケーラーがレプリカを %1～%2 にしますが、シミュレートしません: マニフェストの数のままです</translation>
    </message>
    <message>
        <source>Variables also come from %1 config maps or secrets, which were not read</source>
        <translation>変数は %1 個の ConfigMap または Secret からも来ますが、読んでいません</translation>
    </message>
    <message>
        <source>the manifest cannot be read: %1</source>
        <translation>マニフェストを読めません: %1</translation>
    </message>
    <message>
        <source>check it with kubectl apply --dry-run=client</source>
        <translation>kubectl apply --dry-run=client で確認してください</translation>
    </message>
    <message>
        <source>this is no YAML: %1</source>
        <translation>YAML ではありません: %1</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>除外: %1</translation>
    </message>
    <message>
        <source>Left out, %1 times: %2</source>
        <translation>%1 回除外: %2</translation>
    </message>
    <message>
        <source>value of a secret setting</source>
        <translation>秘密の設定値</translation>
    </message>
    <message>
        <source>value of an unknown variable</source>
        <translation>不明な変数の値</translation>
    </message>
    <message>
        <source>A host name became %1</source>
        <translation>ホスト名を %1 に置き換えました</translation>
    </message>
    <message>
        <source>A network address became %1</source>
        <translation>ネットワークアドレスを %1 に置き換えました</translation>
    </message>
    <message>
        <source>A user became %1</source>
        <translation>ユーザーを %1 に置き換えました</translation>
    </message>
    <message>
        <source>A tenant became %1</source>
        <translation>テナントを %1 に置き換えました</translation>
    </message>
    <message>
        <source>%1 host names became %2 to %3</source>
        <translation>ホスト名 %1 個を %2～%3 に置き換えました</translation>
    </message>
    <message>
        <source>%1 network addresses became %2 to %3</source>
        <translation>ネットワークアドレス %1 個を %2～%3 に置き換えました</translation>
    </message>
    <message>
        <source>%1 users became %2 to %3</source>
        <translation>ユーザー %1 人を %2～%3 に置き換えました</translation>
    </message>
    <message>
        <source>%1 tenants became %2 to %3</source>
        <translation>テナント %1 件を %2～%3 に置き換えました</translation>
    </message>
    <message>
        <source>Percentiles: interpolated linearly between ranks (numpy), of requests that succeeded</source>
        <translation>パーセンタイル: 順位間を線形補間（numpy）、成功したリクエストのみ</translation>
    </message>
    <message>
        <source>Percentiles: nearest rank, over all offered requests where failures are known</source>
        <translation>パーセンタイル: 最近傍順位、失敗が分かる場合は到着した全リクエストについて</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk, at the client</source>
        <translation>TTFT: リクエスト送信から最初のチャンクまで（クライアント側）</translation>
    </message>
    <message>
        <source>TPOT: (E2E − TTFT) / (output tokens − 1) of each request; answers of one token have none</source>
        <translation>TPOT: 各リクエストの (E2E − TTFT) / (出力トークン − 1)。1 トークンの回答にはありません</translation>
    </message>
    <message>
        <source>TPOT: (last − first token) / (output tokens − 1) of each request, or as the file says</source>
        <translation>TPOT: 各リクエストの (最後 − 最初のトークン) / (出力トークン − 1)、またはファイルの値</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests, so that long answers weigh more</source>
        <translation>ITL: チャンク間の間隔を全リクエストでまとめたもの。長い回答の重みが大きくなります</translation>
    </message>
    <message>
        <source>%1 with the same load and the same figures as an earlier one: one measurement written twice</source>
        <translation>%1 は以前のものと負荷も値も同じです: 同じ測定が二度書かれています</translation>
    </message>
    <message>
        <source>request_rate is inf without max_concurrency: all requests came at once, so TTFT is mostly the wait in one burst. It says how fast a backlog drains, not how a rate is served</source>
        <translation>max_concurrency なしで request_rate が inf です: 全リクエストが一度に来たので、TTFT の大半は一つのバースト内の待ちです。滞留が減る速さは示しますが、あるレートへの応答は示しません</translation>
    </message>
    <message>
        <source>Lengths were drawn between %1 and 1 of the nominal ones (random_range_ratio): take the mean lengths from the totals, not from the options</source>
        <translation>長さは公称値の %1～1 倍で引かれました（random_range_ratio）。平均長はオプションではなく合計から求めてください</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed or were aborted and are in no latency (%3)</source>
        <translation>%2 件中 %1 件が失敗または中断し、どのレイテンシにも含まれません（%3）</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are left out of all latencies: percentiles are of those that succeeded. Ask for --save-detailed and read the errors, or count them as slower than all</source>
        <translation>%2 件中 %1 件が失敗し、レイテンシから除かれています: パーセンタイルは成功分のみです。--save-detailed でエラーを見るか、最も遅いものとして数えてください</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed and are in no latency</source>
        <translation>%2 件中 %1 件が失敗し、どのレイテンシにも含まれません</translation>
    </message>
    <message>
        <source>The details have no start_times, so arrivals are unknown: a newer vLLM writes them</source>
        <translation>詳細に start_times がないので到着時刻が分かりません: 新しい vLLM なら書き出します</translation>
    </message>
    <message>
        <source>The client sent requests %1 later than it meant to, %2 % of its TTFT of %3: add this to TTFT as users would see it, or give the client more workers</source>
        <translation>クライアントは予定より %1 遅れて送信しました（TTFT %3 の %2 %）。利用者から見た TTFT に加えるか、クライアントのワーカーを増やしてください</translation>
    </message>
    <message>
        <source>%1 requests/s were asked for but %2 were sent: the client was the limit, and its latencies leave out the wait of those it did not send (coordinated omission). Read the step as a load of %3/s with a fixed number in flight, or raise the client&apos;s workers and concurrency</source>
        <translation>%1 リクエスト/s の指定に対し送信は %2 でした: クライアントが限界で、送られなかった分の待ちはレイテンシに含まれません（coordinated omission）。処理中の数が一定の %3/s の負荷と読むか、クライアントのワーカーと並列度を上げてください</translation>
    </message>
    <message>
        <source>Closed loop: at most %1 requests were in flight, so a slow server lowers its own load and TTFT is that of %2 users who wait for each other, not of the rate (coordinated omission). Model it with closed-loop clients, or measure with a rate and no limit</source>
        <translation>クローズドループ: 処理中は最大 %1 リクエストなので、遅いサーバーは自分の負荷を下げ、TTFT はそのレートではなく互いに待つ %2 ユーザーのものです（coordinated omission）。closed-loop クライアントでモデル化するか、上限なしのレートで測定してください</translation>
    </message>
    <message>
        <source>The first %1 of %2 requests are kept one by one; the figures are of all</source>
        <translation>%2 件中最初の %1 件を個別に保持します。値は全体のものです</translation>
    </message>
    <message>
        <source>The file does not say which requests failed: if it holds only answers, its percentiles are too low under overload. Add a column for the status</source>
        <translation>どのリクエストが失敗したかファイルにありません: 回答だけなら、過負荷時のパーセンタイルは低すぎます。状態の列を追加してください</translation>
    </message>
    <message>
        <source>%1 % of requests did not end well: read percentiles as &quot;at least&quot;, and the rejected and timed-out shares beside them</source>
        <translation>リクエストの %1 % が正常に終わっていません: パーセンタイルは「少なくとも」と読み、拒否率とタイムアウト率も見てください</translation>
    </message>
    <message>
        <source>Means and percentiles are over everything since the process started: take a second snapshot a minute later to see the present, and rates</source>
        <translation>平均とパーセンタイルはプロセス起動以来の全体です: 現在の値とレートを見るには 1 分後にもう一度取得してください</translation>
    </message>
    <message>
        <source>no metric of the catalogue has a figure in it: the engine may be idle, or this is the /metrics of something else</source>
        <translation>カタログの指標の値がありません: エンジンが待機中か、別のものの /metrics です</translation>
    </message>
    <message>
        <source>Line %1 was left out: %2</source>
        <translation>%1 行目を除きました: %2</translation>
    </message>
    <message>
        <source>%1 further lines can not be read either</source>
        <translation>さらに %1 行も読めません</translation>
    </message>
    <message>
        <source>it can not be read as JSON</source>
        <translation>JSON として読めません</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのようなファイルはありません</translation>
    </message>
    <message>
        <source>the file can not be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>権限を確認してください</translation>
    </message>
    <message>
        <source>the import was cancelled</source>
        <translation>インポートは取り消されました</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the file is none of the formats that are known</source>
        <translation>ファイルは既知のどの形式でもありません</translation>
    </message>
    <message>
        <source>tried: %1. Name its format with --as, or check what it is: it begins with &quot;%2&quot;</source>
        <translation>試した形式: %1。--as で形式を指定するか、内容を確認してください: 先頭は「%2」です</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダーです</translation>
    </message>
    <message>
        <source>name the files in it</source>
        <translation>中のファイルを指定してください</translation>
    </message>
    <message>
        <source>the file is no text</source>
        <translation>ファイルがテキストではありません</translation>
    </message>
    <message>
        <source>choose a text in UTF-8: CSV, JSON, JSON lines, a log</source>
        <translation>UTF-8 のテキストを選んでください: CSV、JSON、JSON lines、ログ</translation>
    </message>
    <message>
        <source>the file is compressed (%1)</source>
        <translation>ファイルが圧縮されています（%1）</translation>
    </message>
    <message>
        <source>unpack it first, with %1</source>
        <translation>先に %1 で展開してください</translation>
    </message>
    <message>
        <source>Prometheus metrics</source>
        <translation>Prometheus 指標</translation>
    </message>
    <message>
        <source>vLLM metrics</source>
        <translation>vLLM 指標</translation>
    </message>
    <message>
        <source>%1, one snapshot</source>
        <translation>%1、スナップショット 1 件</translation>
    </message>
    <message>
        <source>%1, two snapshots</source>
        <translation>%1、スナップショット 2 件</translation>
    </message>
    <message>
        <source>Launch line of an engine</source>
        <translation>エンジンの起動コマンド</translation>
    </message>
    <message>
        <source>Settings of a measured run</source>
        <translation>測定した実行の設定</translation>
    </message>
    <message>
        <source>Manifest with an engine</source>
        <translation>エンジンを含むマニフェスト</translation>
    </message>
    <message>
        <source>%1 measured points</source>
        <translation>測定点 %1 個</translation>
    </message>
    <message>
        <source>The server&apos;s own figures, asked of Prometheus over a time window</source>
        <translation>サーバー自身の値。Prometheus から期間を指定して取得</translation>
    </message>
    <message>
        <source>Percentiles: interpolated inside a histogram&apos;s bucket; 0.01 s often is only a bucket&apos;s edge</source>
        <translation>パーセンタイル: ヒストグラムの区間内で補間。0.01 s は区間の端にすぎないことが多いです</translation>
    </message>
    <message>
        <source>%1 is 0 throughout: most likely the query asks for a name that newer engines no longer have, so the figure was left out. Look for the new name in the engine&apos;s /metrics (vllm:kv_cache_usage_perc, vllm:prefix_cache_hits_total)</source>
        <translation>%1 がずっと 0 です: 新しいエンジンにない名前を問い合わせている可能性が高いので、値を除きました。エンジンの /metrics で新しい名前を探してください（vllm:kv_cache_usage_perc、vllm:prefix_cache_hits_total）</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>KV 使用率</translation>
    </message>
    <message>
        <source>The prefix hit rate</source>
        <translation>プレフィックスヒット率</translation>
    </message>
    <message>
        <source>TPOT: mean gap between a request&apos;s chunk stamps; two stamps a token make it half as long as it is</source>
        <translation>TPOT: リクエストのチャンク時刻の平均間隔。1 トークンに時刻が二つあると半分になります</translation>
    </message>
    <message>
        <source>ITL: gaps between chunk stamps, pooled over all requests</source>
        <translation>ITL: チャンク時刻の間隔、全リクエストをまとめたもの</translation>
    </message>
    <message>
        <source>ITL: gaps between chunks, pooled over all requests</source>
        <translation>ITL: チャンクの間隔、全リクエストをまとめたもの</translation>
    </message>
    <message>
        <source>TTFT: from sending a request to its first chunk with content, at the client</source>
        <translation>TTFT: リクエスト送信から内容のある最初のチャンクまで（クライアント側）</translation>
    </message>
    <message>
        <source>TPOT: the file&apos;s inter_token_latency, (E2E − TTFT) / (output tokens − 1) of each request</source>
        <translation>TPOT: ファイルの inter_token_latency、各リクエストの (E2E − TTFT) / (出力トークン − 1)</translation>
    </message>
    <message>
        <source>Arrivals and the engine&apos;s stamps are of two clocks: they were laid over each other where the time from arrival to queue is shortest, so TTFT is short by the front end&apos;s fastest pass</source>
        <translation>到着とエンジンの時刻は別の時計です: 到着からキューまでが最短のところで合わせたので、TTFT はフロントエンドの最短通過分だけ短くなります</translation>
    </message>
    <message>
        <source>Blocks of 16 tokens are those of Qwen-Bailian too, whose times are seconds: these were read as milliseconds. Use format = &quot;bailian&quot; if that is wrong</source>
        <translation>16 トークンのブロックは時刻が秒の Qwen-Bailian でも使われます: ここではミリ秒として読みました。違う場合は format = &quot;bailian&quot; を使ってください</translation>
    </message>
    <message>
        <source>The hash ids stand for blocks of %1 tokens</source>
        <translation>hash id は %1 トークンのブロックを表します</translation>
    </message>
    <message>
        <source>%1 series of other names, such as %2, are in no figure here</source>
        <translation>他の名前の系列 %1 件（%2 など）は、ここのどの値にも含まれません</translation>
    </message>
    <message>
        <source>TPOT is taken as the mean over requests</source>
        <translation>TPOT はリクエストの平均と見なします</translation>
    </message>
    <message>
        <source>%1 points do not say which statistic their TTFT is: it was left out; `fulcrum validate` takes it as it is</source>
        <translation>%1 点は TTFT がどの統計量か示していないので除きました。`fulcrum validate` はそのまま使います</translation>
    </message>
    <message>
        <source>%1, the server&apos;s metrics</source>
        <translation>%1、サーバーの指標</translation>
    </message>
    <message>
        <source>inference-perf, stage %1</source>
        <translation>inference-perf、ステージ %1</translation>
    </message>
    <message>
        <source>inference-perf, summary</source>
        <translation>inference-perf、要約</translation>
    </message>
    <message>
        <source>These are rates over a window that may reach into earlier load: compare its %1 requests with those of the stage&apos;s lifecycle file before using them, and leave the pause of a window between stages</source>
        <translation>これらは以前の負荷にかかりうる期間のレートです: 使う前に %1 リクエストをステージの lifecycle ファイルと比べ、ステージ間に期間分の間隔を空けてください</translation>
    </message>
    <message>
        <source>The client&apos;s TPOT of %1 is %2 times below (E2E − TTFT) / (output tokens − 1) = %3: it divides by more stamps than tokens. Its TPOT and ITL were left out and that quotient was taken instead; check it against the server&apos;s own inter-token latency</source>
        <translation>クライアントの TPOT %1 は (E2E − TTFT) / (出力トークン − 1) = %3 の %2 分の 1 です: トークンより多い時刻で割っています。TPOT と ITL を除き、その商を使いました。サーバー自身のトークン間レイテンシと照合してください</translation>
    </message>
    <message>
        <source>Half of all gaps between tokens are below %1, while their mean is %2: the client stamps two chunks for most tokens, so percentiles of ITL mean nothing. Use TPOT, or the server&apos;s inter-token latency</source>
        <translation>トークン間隔の半分が %1 未満なのに平均は %2 です: クライアントはほとんどのトークンで二つのチャンクを記録しているので、ITL のパーセンタイルに意味はありません。TPOT かサーバーのトークン間レイテンシを使ってください</translation>
    </message>
    <message>
        <source>Log of %1, %2 with figures</source>
        <translation>%1 のログ、値のある %2</translation>
    </message>
    <message>
        <source>vLLM: throughputs are means over the time since the last line (10 s unless set), the hit rate is of the last 1,000 block queries, gauges are of that moment</source>
        <translation>vLLM: スループットは前の行以降の平均（既定 10 s）、ヒット率は直近 1,000 件のブロック照会、ゲージはその時点の値です</translation>
    </message>
    <message>
        <source>SGLang: one line for every prefill batch and for every 40th decode step (unless set)</source>
        <translation>SGLang: prefill バッチごと、および decode 40 ステップごとに 1 行（既定）</translation>
    </message>
    <message>
        <source>Stamps without a year were put into the year of the first line that has one</source>
        <translation>年のない時刻は、年のある最初の行の年としました</translation>
    </message>
    <message>
        <source>Some times name no zone and were read as UTC: shift them if the engine&apos;s clock was another</source>
        <translation>タイムゾーンのない時刻は UTC として読みました: エンジンの時計が違うならずらしてください</translation>
    </message>
    <message>
        <source>%1 of %2 %3 (%4 %) lie above the last bucket edge: percentiles from p%5 on are known as &quot;more than %6&quot; only. Use the mean%7 or a gateway&apos;s log%8</source>
        <translation>%2 件の%3 のうち %1 件（%4 %）が最後の区間の端を超えています: p%5 以上のパーセンタイルは「%6 より大きい」としか分かりません。平均%7 かゲートウェイのログを使ってください%8</translation>
    </message>
    <message>
        <source>first-token times</source>
        <translation>最初のトークンまでの時間</translation>
    </message>
    <message>
        <source>times of whole requests</source>
        <translation>リクエスト全体の時間</translation>
    </message>
    <message>
        <source>queue times</source>
        <translation>キュー待ち時間</translation>
    </message>
    <message>
        <source>gaps between tokens</source>
        <translation>トークン間隔</translation>
    </message>
    <message>
        <source>, or restart with wider buckets (%1)</source>
        <translation>。または区間を広げて再起動してください（%1）</translation>
    </message>
    <message>
        <source>%1 first tokens were counted and %2 requests ended: %3 ended without one, so the two percentiles are not of the same requests. Look at aborts and failures before comparing them</source>
        <translation>最初のトークン %1 件に対し %2 リクエストが終わりました: %3 件はトークンなしで終わったので、二つのパーセンタイルは同じリクエストのものではありません。比べる前に中断と失敗を見てください</translation>
    </message>
    <message>
        <source>%1 requests wait behind %2 that run: it is overloaded, so times grow with the length of the test and describe no steady state. Compare rates (completed, tokens) and the queue, not percentiles</source>
        <translation>実行中 %2 件の後ろで %1 件が待っています: 過負荷で、時間は試験が長いほど大きくなり定常状態を表しません。パーセンタイルではなくレート（完了、トークン）とキューを比べてください</translation>
    </message>
    <message>
        <source>names of vLLM V0 are there: its queue time leaves out the wait after a preemption and while swapped. Do not read a small one as &quot;no queueing&quot;; look at waiting and swapped requests and at preemptions</source>
        <translation>vLLM V0 の名前があります: キュー時間にはプリエンプション後とスワップ中の待ちが含まれません。小さくても「待ちなし」と読まず、待機・スワップ中のリクエストとプリエンプションを見てください</translation>
    </message>
    <message>
        <source>Time axis: the sum of iteration times, as the answer has no time stamps; idle time between iterations is not in it</source>
        <translation>時間軸: 応答に時刻がないので反復時間の合計です。反復間の空き時間は含みません</translation>
    </message>
    <message>
        <source>The first iteration took %1: it holds start-up or the wait for the first request and was left out of step times</source>
        <translation>最初の反復は %1 かかりました: 起動または最初のリクエスト待ちを含むので、ステップ時間から除きました</translation>
    </message>
    <message>
        <source>The iteration numbers fall: answers of several engines or of one before and after a restart were put together. Keep each in a file of its own</source>
        <translation>反復番号が戻っています: 複数のエンジン、または再起動前後の応答が混ざっています。別々のファイルにしてください</translation>
    </message>
    <message>
        <source>Arrivals stand on ticks of %1 (%2 different times for %3 requests): bursts within a tick come from the clock of the trace</source>
        <translation>到着は %1 刻みです（%3 リクエストに対し時刻は %2 種類）: 刻み内のバーストはトレースの時計によるものです</translation>
    </message>
    <message>
        <source>Geometry of a model, config.json</source>
        <translation>モデルの構成、config.json</translation>
    </message>
    <message>
        <source>TTFT, queue, prefill and decode as the engine measured them, from the request&apos;s arrival at the front end; queue time leaves out the wait after a preemption (it lies in prefill or decode)</source>
        <translation>TTFT、キュー、prefill、decode はエンジンの測定値で、フロントエンド到着からです。キュー時間にはプリエンプション後の待ちを含みません（prefill か decode に入ります）</translation>
    </message>
    <message>
        <source>Access log of %1, %2</source>
        <translation>%1 のアクセスログ、%2</translation>
    </message>
    <message>
        <source>Access log, %1</source>
        <translation>アクセスログ、%1</translation>
    </message>
    <message>
        <source>%1 of %2 requests: %3; they count in the percentiles of TTFT and E2E as longer than known, and in no mean</source>
        <translation>%2 件中 %1 件: %3。TTFT と E2E のパーセンタイルでは分かっているより長いものとして数え、平均には含みません</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>given up by the client</source>
        <translation>クライアントが断念</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>nginx stamps requests to the second when they end: arrivals are that less $request_time, so bursts within a second are not told apart. $msec in the log_format keeps them</source>
        <translation>nginx は終了時刻を秒単位で記録します: 到着はそれから $request_time を引いたもので、1 秒内のバーストは区別できません。log_format の $msec なら残ります</translation>
    </message>
    <message>
        <source>The times name no time zone and were read as UTC; Grafana writes them in the browser&apos;s. Set the dashboard to UTC before you export, or mind the offset beside other files</source>
        <translation>時刻にタイムゾーンがないので UTC として読みました。Grafana はブラウザーのものを書きます。書き出す前にダッシュボードを UTC にするか、他のファイルとのずれに注意してください</translation>
    </message>
    <message>
        <source>%1 series are of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>%1 系列は既知の指標ではありません: ファイルか列に指標の名前（&quot;ttft_s.p99&quot;、&quot;running&quot;）を付けるか、問い合わせを応答と一緒に残してください</translation>
    </message>
    <message>
        <source>1 series is of no metric that is known: name the file or the column after one (&quot;ttft_s.p99&quot;, &quot;running&quot;), or keep the query with the answer</source>
        <translation>1 系列は既知の指標ではありません: ファイルか列に指標の名前（&quot;ttft_s.p99&quot;、&quot;running&quot;）を付けるか、問い合わせを応答と一緒に残してください</translation>
    </message>
    <message>
        <source>%1counters began anew %2 in the window: the engine restarted. What was counted before each restart and not seen is missing; look at why it restarted</source>
        <translation>%1期間内にカウンターが %2 始め直しました: エンジンが再起動しています。再起動前に数えられ記録されなかった分は欠けています。再起動の理由を調べてください</translation>
    </message>
    <message>
        <source>1 time</source>
        <translation>1 回</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 回</translation>
    </message>
    <message>
        <source>answer of Prometheus, %1 series</source>
        <translation>Prometheus の応答、%1 系列</translation>
    </message>
    <message>
        <source>table of a dashboard, %1 rows</source>
        <translation>ダッシュボードの表、%1 行</translation>
    </message>
    <message>
        <source>request trace (%1), %2 requests</source>
        <translation>リクエストトレース（%1）、%2 リクエスト</translation>
    </message>
    <message>
        <source>%1 requests in JSON lines</source>
        <translation>JSON lines の %1 リクエスト</translation>
    </message>
    <message>
        <source>%1 requests in CSV</source>
        <translation>CSV の %1 リクエスト</translation>
    </message>
    <message>
        <source>uncalibrated, from measured layer tables</source>
        <translation>未較正、実測の層テーブルから</translation>
    </message>
    <message>
        <source>uncalibrated</source>
        <translation>未較正</translation>
    </message>
    <message>
        <source>calibrated (residual %1)</source>
        <translation>較正済み（残差 %1）</translation>
    </message>
    <message>
        <source>back-tested (residual %1, on other data %2)</source>
        <translation>バックテスト済み（残差 %1、別のデータで %2）</translation>
    </message>
    <message>
        <source>%1, a flag of the real engine is not simulated</source>
        <translation>%1、実際のエンジンのフラグ 1 個は未シミュレート</translation>
    </message>
    <message>
        <source>%1, %2 flags of the real engine are not simulated</source>
        <translation>%1、実際のエンジンのフラグ %2 個は未シミュレート</translation>
    </message>
    <message>
        <source>[[expect]]: what must the replay &apos;%1&apos; show?</source>
        <translation>[[expect]]: 再現「%1」は何を示すべきか？</translation>
    </message>
    <message>
        <source>write format = 1 in the first line</source>
        <translation>最初の行に format = 1 と書いてください</translation>
    </message>
    <message>
        <source>more than %1 scenarios extend one another</source>
        <translation>%1 を超えるシナリオが extends で連なっています</translation>
    </message>
    <message>
        <source>shorten the chain</source>
        <translation>連鎖を短くしてください</translation>
    </message>
    <message>
        <source>&apos;canvas&apos; must have two numbers</source>
        <translation>「canvas」には二つの数が必要です</translation>
    </message>
    <message>
        <source>write canvas = [x, y]</source>
        <translation>canvas = [x, y] と書いてください</translation>
    </message>
    <message>
        <source>&apos;counts&apos; must be whole numbers</source>
        <translation>「counts」は整数でなければなりません</translation>
    </message>
    <message>
        <source>give how many observations each bucket has</source>
        <translation>各区間の観測数を指定してください</translation>
    </message>
    <message>
        <source>&apos;bounds&apos; do not rise</source>
        <translation>「bounds」が昇順ではありません</translation>
    </message>
    <message>
        <source>write the smallest bound first, each once</source>
        <translation>小さい境界から順に一度ずつ書いてください</translation>
    </message>
    <message>
        <source>there are %1 counts for %2 bounds</source>
        <translation>bounds %2 個に対し counts が %1 個あります</translation>
    </message>
    <message>
        <source>one more than bounds: the last is of what lies above all of them</source>
        <translation>bounds より一つ多く: 最後はすべてを超えるものの数です</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a list of %2 figures</source>
        <translation>「%1」は値 %2 個のリストです</translation>
    </message>
    <message>
        <source>write [low, high] or [low, value, high]</source>
        <translation>[下限, 上限] または [下限, 値, 上限] と書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a range that does not rise</source>
        <translation>「%1」は昇順でない範囲です</translation>
    </message>
    <message>
        <source>write the smallest figure first</source>
        <translation>小さい値から書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is too far away</source>
        <translation>「%1」が離れすぎています</translation>
    </message>
    <message>
        <source>give a time within the run</source>
        <translation>実行内の時刻を指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no date that can be used</source>
        <translation>「%1」は使えない日付です</translation>
    </message>
    <message>
        <source>give one from 1678 to 2261</source>
        <translation>1678 年から 2261 年のものを指定してください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list</source>
        <translation>「%1」はリストでなければなりません</translation>
    </message>
    <message>
        <source>write it as [&quot;one&quot;, &quot;two&quot;]</source>
        <translation>[&quot;一&quot;, &quot;二&quot;] の形で書いてください</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must hold texts</source>
        <translation>「%1」にはテキストが必要です</translation>
    </message>
    <message>
        <source>put each between double quotes</source>
        <translation>それぞれ二重引用符で囲んでください</translation>
    </message>
    <message>
        <source>%1 takes KV through &apos;%2&apos; and can not send it on</source>
        <translation>%1 は「%2」から KV を受け取り、送り出せません</translation>
    </message>
    <message>
        <source>%1 sends KV through &apos;%2&apos; and can not take it as well</source>
        <translation>%1 は「%2」へ KV を送り、受け取れません</translation>
    </message>
    <message>
        <source>an engine either computes prompts for others or decodes</source>
        <translation>エンジンは他のためにプロンプトを計算するか、decode するかのどちらかです</translation>
    </message>
    <message>
        <source>a link from &apos;%1&apos; to &apos;%2&apos; would form a cycle</source>
        <translation>「%1」から「%2」へのリンクは循環になります</translation>
    </message>
    <message>
        <source>&apos;%1&apos; already leads to &apos;%2&apos;</source>
        <translation>「%1」はすでに「%2」につながっています</translation>
    </message>
    <message>
        <source>An e-mail address became %1</source>
        <translation>メールアドレスを %1 に置き換えました</translation>
    </message>
    <message>
        <source>%1 e-mail addresses became %2 to %3</source>
        <translation>メールアドレス %1 個を %2～%3 に置き換えました</translation>
    </message>
    <message>
        <source>user and password</source>
        <translation>ユーザーとパスワード</translation>
    </message>
    <message>
        <source>URL with credentials</source>
        <translation>認証情報を含む URL</translation>
    </message>
    <message>
        <source>Moments without a unit in their column&apos;s name were read as seconds: name the unit if they are not, as in arrival_ms</source>
        <translation>列名に単位のない時刻は秒として読みました: 違う場合は arrival_ms のように単位を付けてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument, not a flag and its value: the engine ran without it, and so does the scenario. Write them as two arguments, or with =</source>
        <translation>「%1」は一つの引数で、フラグと値ではありません: エンジンはそれなしで動き、シナリオも同様です。二つの引数か = で書いてください</translation>
    </message>
    <message>
        <source>no object here starts an engine: it has %1</source>
        <translation>エンジンを起動するオブジェクトがありません: あるのは %1</translation>
    </message>
    <message>
        <source>no object here starts an engine</source>
        <translation>エンジンを起動するオブジェクトがありません</translation>
    </message>
    <message>
        <source>give the Deployment, StatefulSet, LeaderWorkerSet, Pod or Compose file of a vLLM, SGLang or TensorRT-LLM server</source>
        <translation>vLLM、SGLang、TensorRT-LLM サーバーの Deployment、StatefulSet、LeaderWorkerSet、Pod、または Compose ファイルを指定してください</translation>
    </message>
    <message>
        <source>%1: int8 weights are simulated as fp8</source>
        <translation>%1: int8 の重みは fp8 としてシミュレートします</translation>
    </message>
    <message>
        <source>%1: this number format of the KV cache is not simulated</source>
        <translation>%1: KV キャッシュのこの数値形式はシミュレートしません</translation>
    </message>
    <message>
        <source>%1: drafts are simulated as a chain, not as a tree</source>
        <translation>%1: ドラフトは木でなく鎖としてシミュレートします</translation>
    </message>
    <message>
        <source>%1: weights of 32 bits are not simulated</source>
        <translation>%1: 32 ビットの重みはシミュレートしません</translation>
    </message>
    <message>
        <source>%1: it is no number that can be simulated</source>
        <translation>%1: シミュレートできる数ではありません</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing; the steps of a model with experts in fact wait for each other</source>
        <translation>%1 は何も共有しないエンジン %2 個としてシミュレートします。エキスパートのあるモデルのステップは実際には互いに待ちます</translation>
    </message>
    <message>
        <source>%1 is simulated as %2 engines that share nothing</source>
        <translation>%1 は何も共有しないエンジン %2 個としてシミュレートします</translation>
    </message>
    <message>
        <source>this is no result of vllm bench serve or sglang.bench_serving</source>
        <translation>vllm bench serve や sglang.bench_serving の結果ではありません</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran: a batch of two already reads close to 100 %. It does not say that the GPU is full; ask for DCGM_FI_PROF_SM_ACTIVE and DCGM_FI_PROF_DRAM_ACTIVE</source>
        <translation>GPU_UTIL は少なくとも 1 つのカーネルが動いた時間の割合です: バッチ 2 でも 100 % 近くになります。GPU が満杯とは言えません。DCGM_FI_PROF_SM_ACTIVE と DCGM_FI_PROF_DRAM_ACTIVE を取得してください</translation>
    </message>
    <message>
        <source>GPU_UTIL is the share of time in which at least one kernel ran, not how much of the GPU it used: judge by SM_ACTIVE and DRAM_ACTIVE</source>
        <translation>GPU_UTIL は少なくとも 1 つのカーネルが動いた時間の割合で、GPU の使用量ではありません: SM_ACTIVE と DRAM_ACTIVE で判断してください</translation>
    </message>
    <message>
        <source>A TPOT of %1 is a thousand times faster than engines are: the file seems to give seconds under names that say milliseconds. Check the script that wrote it and multiply its latencies by 1,000</source>
        <translation>TPOT %1 はエンジンより千倍速い値です: ミリ秒という名前で秒を記録しているようです。書き出したスクリプトを確認し、レイテンシを 1,000 倍してください</translation>
    </message>
    <message>
        <source>write it without quotes, for example 8</source>
        <translation>引用符なしで書いてください。例: 8</translation>
    </message>
    <message>
        <source>write it without quotes, for example 0.5</source>
        <translation>引用符なしで書いてください。例: 0.5</translation>
    </message>
    <message>
        <source>1 record of the notebook is incomplete</source>
        <translation>ノートの記録 1 件が未完成です</translation>
    </message>
    <message>
        <source>Mechanisms tried on the healthy scenario</source>
        <translation>正常なシナリオで試したメカニズム</translation>
    </message>
    <message>
        <source>Levers: %1 draws of uncertain constants, %2 runs each</source>
        <translation>施策: 不確かな定数の抽出 %1 回、各 %2 回の実行</translation>
    </message>
    <message>
        <source>%1, without and with the field</source>
        <translation>%1、フィールドなしとあり</translation>
    </message>
    <message>
        <source>%1, reduced load</source>
        <translation>%1、負荷を縮小</translation>
    </message>
    <message>
        <source>%1, 1 result</source>
        <translation>%1、結果 1 件</translation>
    </message>
    <message>
        <source>%1, %2 results</source>
        <translation>%1、結果 %2 件</translation>
    </message>
    <message>
        <source>TensorRT-LLM, %1 iterations</source>
        <translation>TensorRT-LLM、%1 回の反復</translation>
    </message>
    <message>
        <source>Log of %1, %2 lines with figures</source>
        <translation>%1 のログ、数値を含む行 %2</translation>
    </message>
    <message>
        <source>its memory leaves no KV pool</source>
        <translation>メモリに KV プールの余地がありません</translation>
    </message>
    <message>
        <source>lower activation_memory, graph_memory or other_memory, or raise gpu_memory_utilization</source>
        <translation>activation_memory, graph_memory, other_memory を下げるか、gpu_memory_utilization を上げてください</translation>
    </message>
    <message>
        <source>the class &quot;%1&quot; has another slo_ttft or slo_tpot in another workload</source>
        <translation>クラス「%1」は別のワークロードで slo_ttft または slo_tpot が異なります</translation>
    </message>
    <message>
        <source>give both the same, or each a class of its own</source>
        <translation>両方を同じにするか、それぞれに別のクラスを与えてください</translation>
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
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>How much more the run has at each moment than the one it is compared with; band: the bounds of that.</source>
        <translation>各時点で比較対象の実行をどれだけ上回るか。帯: その下限と上限。</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU 稼働</translation>
    </message>
    <message>
        <source>Share of time in which the GPU computes: the time in steps, times the part of it that is the GPU&apos;s over the whole run.</source>
        <translation>GPU が計算している時間の割合: ステップ中の時間に、実行全体でのその GPU 分を掛けたもの。</translation>
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
    <message>
        <source>Prometheus now</source>
        <translation>今すぐ Prometheus から</translation>
    </message>
    <message>
        <source>one command away</source>
        <translation>コマンド一つで得られる</translation>
    </message>
    <message>
        <source>needs a restart</source>
        <translation>再起動が必要</translation>
    </message>
    <message>
        <source>not exported</source>
        <translation>エクスポートされない</translation>
    </message>
    <message>
        <source>No symptom was observed: every figure is as it was before.</source>
        <translation>症状は観測されていません。どの値も以前のままです。</translation>
    </message>
    <message>
        <source>%1 leads with %2, which is not clearly ahead.</source>
        <translation>%1 が %2 で先頭ですが、明確な差ではありません。</translation>
    </message>
    <message>
        <source>No mechanism of the catalogue explains all observations together.</source>
        <translation>カタログのどのメカニズムも、すべての観測をまとめて説明できません。</translation>
    </message>
    <message>
        <source>%1 leads with %2 and does not explain all: %3.</source>
        <translation>%1 が %2 で先頭ですが、すべては説明できません: %3。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1 has %2, the next %3: %4.</source>
        <translation>%1: %2、次は %3: %4。</translation>
    </message>
    <message>
        <source>not simulated yet</source>
        <translation>まだシミュレーションしていない</translation>
    </message>
    <message>
        <source>not simulated: %1</source>
        <translation>シミュレーションしない: %1</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3 once it is done, %4 (%5); %6 instead of %7 while it lasts, %8</source>
        <translation>%1: 完了後は %3 ではなく %2、%4（%5）。実行中は %7 ではなく %6、%8</translation>
    </message>
    <message>
        <source>%1 of the replicas away</source>
        <translation>レプリカの %1 が不在</translation>
    </message>
    <message>
        <source>%1 of the replicas away at a time</source>
        <translation>一度にレプリカの %1 が不在</translation>
    </message>
    <message numerus="yes">
        <source>%n more replicas</source>
        <translation>
            <numerusform>レプリカ %n 台追加</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of requests refused meanwhile</source>
        <translation>その間リクエストの %1 が拒否</translation>
    </message>
    <message>
        <source>%1 refused afterwards</source>
        <translation>その後 %1 が拒否</translation>
    </message>
    <message>
        <source>answers %1 shorter</source>
        <translation>応答が %1 短い</translation>
    </message>
    <message>
        <source>none that the simulation shows</source>
        <translation>シミュレーションに現れるものはなし</translation>
    </message>
    <message>
        <source>would not do: %1 of requests would get no answer</source>
        <translation>行わない: リクエストの %1 が応答を得られない</translation>
    </message>
    <message>
        <source>would not do: it makes matters worse</source>
        <translation>行わない: 事態が悪化する</translation>
    </message>
    <message>
        <source>would not do: what it brings cannot be told from chance</source>
        <translation>行わない: 効果が偶然と区別できない</translation>
    </message>
    <message>
        <source>stop if %1 is not above %2 by %3 after the begin</source>
        <translation>開始から %3 後に %1 が %2 を上回らなければ中止</translation>
    </message>
    <message>
        <source>stop if %1 is not below %2 by %3 after the begin</source>
        <translation>開始から %3 後に %1 が %2 を下回らなければ中止</translation>
    </message>
    <message>
        <source>%1, new</source>
        <translation>%1（新規）</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%2 ではなく %1</translation>
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
    <name>fulcrum::app::Advices</name>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>By judgement it makes worse: %1.</source>
        <translation>判断では悪化するもの: %1。</translation>
    </message>
    <message>
        <source>First in %1 of the draws, expected value %2 (%3).</source>
        <translation>抽選の %1 で 1 位、期待値 %2（%3）。</translation>
    </message>
    <message>
        <source>A tie with %1.</source>
        <translation>%1 と同点。</translation>
    </message>
    <message>
        <source>Expected value %1 against %2 of %3; it pays more than it costs.</source>
        <translation>期待値 %1、%3 は %2。コストを上回る利得があります。</translation>
    </message>
    <message>
        <source>Ask which it is, a flag or a migration: its effort decides its place.</source>
        <translation>フラグか移行かを確認してください。労力が順位を決めます。</translation>
    </message>
    <message>
        <source>It does not help: its impact is %1 on a scale to 10.</source>
        <translation>効果がありません。10 段階で %1 です。</translation>
    </message>
    <message>
        <source>What it helps against is hardly what is wrong here: probability %1.</source>
        <translation>これが効く原因は、ここではほぼ当てはまりません: 確率 %1。</translation>
    </message>
    <message>
        <source>%1 weeks of work and a failure in %2 of cases outweigh an impact of %3: net value %4.</source>
        <translation>%1 週の作業と %2 の割合の失敗が、効果 %3 を上回ります: 純価値 %4。</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only: confirm it first.</source>
        <translation>診断が正しい確率は %1 だけです。先に確かめてください。</translation>
    </message>
    <message>
        <source>Its diagnosis is right with probability %1 only; first look at: %2.</source>
        <translation>診断が正しい確率は %1 だけです。先に見るもの: %2。</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 が %2 から %3</translation>
    </message>
    <message>
        <source>It is for none of the causes that are weighed here.</source>
        <translation>ここで比較している原因のどれにも対応しません。</translation>
    </message>
    <message>
        <source>A trade.</source>
        <translation>交換です。</translation>
    </message>
    <message>
        <source>Simulated, it makes worse: %1.</source>
        <translation>シミュレーションで悪化するもの: %1。</translation>
    </message>
    <message>
        <source>No single assumption changes the first place.</source>
        <translation>単独で 1 位を変える前提はありません。</translation>
    </message>
    <message>
        <source>%1, %2: at %3 instead of %4, %5 leads.</source>
        <translation>%1、%2: %4 ではなく %3 なら %5 が先頭。</translation>
    </message>
    <message>
        <source>there is no time</source>
        <translation>時間がない</translation>
    </message>
    <message>
        <source>its effort and risk outweigh what it brings</source>
        <translation>労力とリスクが利得を上回る</translation>
    </message>
    <message>
        <source>it alone takes longer than the time there is</source>
        <translation>それだけで使える時間を超える</translation>
    </message>
    <message>
        <source>it makes no sense beside %1</source>
        <translation>%1 と併せる意味がない</translation>
    </message>
    <message>
        <source>others bring more in the same time</source>
        <translation>同じ時間で他の方が効果が大きい</translation>
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
        <translation>1,000 間隔のうち 100 ms 超</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>cost, $ a million output tokens</source>
        <translation>コスト、$／百万出力トークン</translation>
    </message>
    <message>
        <source>rejections</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>preemptions</source>
        <translation>プリエンプション</translation>
    </message>
    <message>
        <source>KV usage</source>
        <translation>KV 使用率</translation>
    </message>
    <message>
        <source>crashes</source>
        <translation>クラッシュ</translation>
    </message>
    <message>
        <source>impact</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>probability of the diagnosis</source>
        <translation>診断の確率</translation>
    </message>
    <message>
        <source>effort</source>
        <translation>労力</translation>
    </message>
    <message>
        <source>probability of failure</source>
        <translation>失敗の確率</translation>
    </message>
    <message>
        <source>cost of a failure</source>
        <translation>失敗のコスト</translation>
    </message>
    <message>
        <source>the score is another</source>
        <translation>スコアが異なる</translation>
    </message>
    <message>
        <source>, %1 instead of %2</source>
        <translation>、%2 ではなく %1</translation>
    </message>
    <message>
        <source>, simulated instead of judged</source>
        <translation>、判断ではなくシミュレーション</translation>
    </message>
    <message>
        <source>, judged instead of simulated</source>
        <translation>、シミュレーションではなく判断</translation>
    </message>
    <message>
        <source>, in %1 instead of %2</source>
        <translation>、%2 ではなく %1</translation>
    </message>
    <message>
        <source>its %1 is %2 instead of %3%4</source>
        <translation>%1: %3 ではなく %2%4</translation>
    </message>
    <message>
        <source>%1 is new and ahead of it</source>
        <translation>%1 が新しく上にある</translation>
    </message>
    <message>
        <source>%1 moved ahead of it</source>
        <translation>%1 に抜かれた</translation>
    </message>
    <message>
        <source>%1 fell behind it</source>
        <translation>%1 が下がった</translation>
    </message>
    <message>
        <source>the others moved</source>
        <translation>他が動いた</translation>
    </message>
    <message>
        <source>it is in the first ranking only</source>
        <translation>最初の順位にだけある</translation>
    </message>
    <message>
        <source>it is in the second ranking only</source>
        <translation>二つ目の順位にだけある</translation>
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
    <message>
        <source>&lt;b&gt;Bill.&lt;/b&gt; What a thousand requests cost and where that goes: blue computes prompts and answers, orange is paid for and computes nothing new. Levers save in whole replicas only.</source>
        <translation>&lt;b&gt;請求。&lt;/b&gt;千リクエストのコストとその行き先。青はプロンプトと応答を計算し、オレンジは払われるが新しいものを計算しません。手段の節約はレプリカ単位です。</translation>
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
    <message>
        <source>compared with</source>
        <translation>比較対象</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::Complaints</name>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1 は %2 以上でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1 は %2 以下でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be a whole number.</source>
        <translation>%1 は整数でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be a number.</source>
        <translation>%1 は数値でなければなりません。</translation>
    </message>
    <message>
        <source>%1 must be a number with its unit: %2.</source>
        <translation>%1 は単位付きの数値でなければなりません: %2。</translation>
    </message>
    <message>
        <source>%1 must be numbers with commas between them, like 1, 2, 4.</source>
        <translation>%1 は 1, 2, 4 のようにコンマで区切った数値でなければなりません。</translation>
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
    <message>
        <source>&lt;b&gt;Expected value.&lt;/b&gt; How often each value came up in the draws, of the first four levers. Where two outlines lie over each other, their order is chance. Lines differ in their dashes.</source>
        <translation>&lt;b&gt;期待値。&lt;/b&gt;最初の四つの手段について、抽選で各値が出た頻度。輪郭が重なるところでは順序は偶然です。線は破線で区別します。</translation>
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
    <message>
        <source>Here with the mean of each input; EV is the mean over the draws, %1.</source>
        <translation>ここでは各入力の平均値で計算しています。EV は抽出全体の平均 %1 です。</translation>
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
    <message>
        <source>Nothing to lay over: this lever is judged, no scenario and no edit says what it does</source>
        <translation>重ねるものがありません。このレバーは見積もりで、何をするかを示すシナリオも変更もありません</translation>
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
    <message>
        <source>Triage of the observations gives it. What you know beside them is a prior there.</source>
        <translation>観測のトリアージが与える値です。観測のほかに分かっていることは、そこで事前確率として入れます。</translation>
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
    <message>
        <source>The %1 does not come back from a call</source>
        <translation>%1 が呼び出しから戻りません</translation>
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
    <message>
        <source>Set the load to %1</source>
        <translation>負荷を %1 にする</translation>
    </message>
    <message>
        <source>“%1” sends %2 now.</source>
        <translation>「%1」は今 %2 を送ります。</translation>
    </message>
    <message>
        <source>Take over with its load</source>
        <translation>負荷ごと取り込む</translation>
    </message>
</context>
<context>
    <name>fulcrum::app::MatrixView</name>
    <message>
        <source>Mechanisms</source>
        <translation>メカニズム</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mechanisms.&lt;/b&gt; Each with its probability and what it predicts under every observation. A tinted cell with a crossed sign does not explain what was seen. None of these is a row of its own.</source>
        <translation>&lt;b&gt;メカニズム。&lt;/b&gt;それぞれの確率と、各観測で予測する値。取り消し印付きの色付きセルは、見えたものを説明しません。「どれでもない」は独立した行です。</translation>
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
        <source>No single figure splits what is left: look at what the first fails.</source>
        <translation>残りを一つの値で見分けることはできません。先頭の仮説が説明できない点を確かめてください。</translation>
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
        <source>Other values are unlikely: enter the one that you see.</source>
        <translation>ほかの値はまれです。見えた値を入力してください。</translation>
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
        <source>frozen</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Answers with more than 100 ms between two tokens, by a step that long or a preemption, of those of more than one token; first replication.</source>
        <translation>二つのトークンの間が 100 ms を超えた応答（その長さのステップまたはプリエンプションによる）。2 トークン以上の応答が対象。最初の反復。</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>完了した</translation>
    </message>
    <message>
        <source>p99, × other</source>
        <translation>p99、比較対象比</translation>
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
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
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
    <message>
        <source>&lt;b&gt;Predicted against observed.&lt;/b&gt; A row is an observation, the square what was seen. The dot is what this mechanism predicts, the diamond its strongest rival, as multiples of it; bars hold 95 % of the runs.</source>
        <translation>&lt;b&gt;予測と観測。&lt;/b&gt;行は観測、四角は見えた値。点はこのメカニズムの予測、ひし形は最も強い対立候補の予測で、いずれも観測の倍数。バーは実行の 95 % を含みます。</translation>
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
    <message>
        <source>&lt;b&gt;Probability of each rank.&lt;/b&gt; A row is a lever, a column a rank, the number the share of draws in which it has it. The framed column is P(first); rows with the same shades are a tie.</source>
        <translation>&lt;b&gt;各順位の確率。&lt;/b&gt;行は手段、列は順位、数はその順位になった抽選の割合。枠付きの列は P(1 位)。同じ濃さの行は同点です。</translation>
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
    <name>fulcrum::app::Refusals</name>
    <message>
        <source>requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Link a workload to a client, a gateway, a router or an engine.</source>
        <translation>ワークロードはクライアント、ゲートウェイ、ルーター、エンジンにつなぎます。</translation>
    </message>
    <message>
        <source>Link a client to a gateway, a router or an engine.</source>
        <translation>クライアントはゲートウェイ、ルーター、エンジンにつなぎます。</translation>
    </message>
    <message>
        <source>Link a gateway to a router or an engine.</source>
        <translation>ゲートウェイはルーターまたはエンジンにつなぎます。</translation>
    </message>
    <message>
        <source>Link a router to engines.</source>
        <translation>ルーターはエンジンにつなぎます。</translation>
    </message>
    <message>
        <source>Link an engine to a device, and to a KV link if others decode.</source>
        <translation>エンジンはデバイスに、他が decode する場合は KV リンクにもつなぎます。</translation>
    </message>
    <message>
        <source>Link a KV link to the engines that decode.</source>
        <translation>KV リンクは decode するエンジンにつなぎます。</translation>
    </message>
    <message>
        <source>A device is the end of the line: link an engine to it.</source>
        <translation>デバイスは終端です。エンジンからつなぎます。</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>%1 can not be linked to itself.</source>
        <translation>%1 を自分自身につなぐことはできません。</translation>
    </message>
    <message>
        <source>%1 is a %2, which sends nothing.</source>
        <translation>%1（%2）は何も送りません。</translation>
    </message>
    <message>
        <source>%1 is a %2, which takes nothing.</source>
        <translation>%1（%2）は何も受け取りません。</translation>
    </message>
    <message>
        <source>%1 sends %2; %3 takes %4.</source>
        <translation>%1 が送るのは %2、%3 が受けるのは %4。</translation>
    </message>
    <message>
        <source>A router sends to engines only.</source>
        <translation>ルーターはエンジンにだけ送ります。</translation>
    </message>
    <message>
        <source>On their way, requests pass a client, then a gateway, then a router.</source>
        <translation>リクエストはクライアント、ゲートウェイ、ルーターの順に通ります。</translation>
    </message>
    <message>
        <source>%1 is already linked to %2.</source>
        <translation>%1 はすでに %2 につながっています。</translation>
    </message>
    <message>
        <source>%1 already has the device %2.</source>
        <translation>%1 にはすでにデバイス %2 があります。</translation>
    </message>
    <message>
        <source>%1 already has the KV link %2.</source>
        <translation>%1 にはすでに KV リンク %2 があります。</translation>
    </message>
    <message>
        <source>%1 takes KV through %2 and can not send it on.</source>
        <translation>%1 は %2 から KV を受け取り、さらに送ることはできません。</translation>
    </message>
    <message>
        <source>%1 sends KV through %2 and can not take it as well.</source>
        <translation>%1 は %2 へ KV を送り、受け取ることはできません。</translation>
    </message>
    <message>
        <source>%1 already sends to %2.</source>
        <translation>%1 はすでに %2 へ送っています。</translation>
    </message>
    <message>
        <source>It would close a cycle: %1 already leads to %2.</source>
        <translation>循環になります: %1 はすでに %2 に至ります。</translation>
    </message>
    <message>
        <source>One link is enough.</source>
        <translation>リンクは一つで十分です。</translation>
    </message>
    <message>
        <source>An engine runs on one device: remove that link first.</source>
        <translation>エンジンは一つのデバイスで動きます。先にそのリンクを外してください。</translation>
    </message>
    <message>
        <source>An engine has one KV link: remove that link first.</source>
        <translation>エンジンの KV リンクは一つです。先にそのリンクを外してください。</translation>
    </message>
    <message>
        <source>An engine either computes prompts for others or decodes.</source>
        <translation>エンジンは他のためにプロンプトを計算するか、decode するかのどちらかです。</translation>
    </message>
    <message>
        <source>Put a router between %1 and the engines.</source>
        <translation>%1 とエンジンの間にルーターを置いてください。</translation>
    </message>
    <message>
        <source>Delete the link %1 → %2 first.</source>
        <translation>先にリンク %1 → %2 を削除してください。</translation>
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
    <message>
        <source>Something changes or crashes within the run: there is no level to be steady at, so compare its course at equal times.</source>
        <translation>実行中に変更またはクラッシュがあり、定常となる水準がありません。同じ時刻どうしで推移を比べてください。</translation>
    </message>
    <message>
        <source>The backlog grows by %1 requests a second: over the second half of the window by %2, to about %3 requests in the system.</source>
        <translation>滞留が毎秒 %1 リクエスト増えています。窓の後半で %2 増え、システム内は約 %3 リクエストです。</translation>
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
    <message>
        <source>&lt;b&gt;Two rankings.&lt;/b&gt; This ranking on the left, the chosen one on the right. A line that rises or falls is a lever that moves; below stands the input that moved it.</source>
        <translation>&lt;b&gt;二つの順位。&lt;/b&gt;左がこの順位、右が選んだ順位。上がる、または下がる線は動いた手段で、下にそれを動かした入力があります。</translation>
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
    <message>
        <source>TTFT p95 %1: it starts at once</source>
        <translation>TTFT p95 %1：すぐに始まる</translation>
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
    <message>
        <source>Triage asks which mechanism turns the healthy system into what was observed. Say which scenario is the healthy one.</source>
        <translation>トリアージは、どのメカニズムが正常なシステムを観測された状態に変えるかを問います。どのシナリオが正常なのかを指定してください。</translation>
    </message>
    <message>
        <source>What was observed comes next.</source>
        <translation>観測されたことはその次です。</translation>
    </message>
    <message>
        <source>Another scenario…</source>
        <translation>別のシナリオ…</translation>
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
