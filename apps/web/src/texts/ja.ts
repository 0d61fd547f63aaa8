// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Japanese. */
export const texts: Translation = {
  account: {
    title: "あなたのアカウント",
    reload: "アカウントを再読み込み",
    retry: "もう一度試す",
    inactive: "まだ有効化されていません。最初の XLM を受け取ると有効になります。",
    balance: "残高：",
    unavailable: "取得できません",
    loading: "残高を読み込み中…",
    available: "利用可能 {amount}",
    address: "アドレス",
    theAddress: "アドレス",
    copyAddress: "アドレスをコピー",

    // Facts.
    reserved: "準備金",
    sequence: "シーケンス",
    signers: "署名者",
    signersNeed: { other: "{count} 人。送金には重み {weight} が必要です" },
    ownership: "所有",
    unknown: "不明",
    remembered: "前回の訪問時に記憶",
    reported: "ウォレットによる報告",
    proven: "署名により検証済み",

    // The faucet.
    fund: "テスト用 XLM を受け取る",
    notFunded: "アカウントに入金できませんでした",
    notFundedHint: "フォーセットが混み合っている可能性があります。しばらくしてからお試しください。",
    faucetRefused: "フォーセットはこのアカウントに入金しません。",

    // Other assets.
    others: "ほかの資産",
    issuedBy: "発行者 {issuer}",
    more: { other: "さらに {count} 件を表示" },
    checkDomain: "ホームドメインを確認",
    noDomain: "発行者にホームドメインがありません。",
    badDomain: "発行者のホームドメインは有効なドメイン名ではありません。",
    listed: "{domain} は発行者のホームドメインで、この資産を掲載しています。",
    unlisted: "{domain} は発行者のホームドメインですが、この資産を掲載していません。",
    blocked:
      "{domain} は発行者のホームドメインです。このページからは接続できないため、ご自身で確認してください。",
    unreachable: "{domain} は発行者のホームドメインですが、stellar.toml を読み込めませんでした。",
    openToml: "stellar.toml を開く（新しいタブ）",

    // What the wallet can do.
    abilities: "{wallet} でできること",
    transactions: "トランザクションに署名",
    calls: "コントラクト呼び出しを認可",
    messages: "メッセージに署名（SEP-53）",
    submits: "トランザクションを自身で送信",
    choosesAccount: "アプリがアカウントを選択可能",
    reconnects: "自動的に再接続",
    networks: "ネットワーク：{networks}",
    notSupported: "非対応：",
    bound: "{wallet} は自身のネットワーク用に署名するため、署名のたびに確認します。",
  },
  activity: {
    title: "アクティビティ",
    clear: "消去",
    empty: "ウォレットへのリクエストが、その結果と検証内容とともにここに表示されます。",
    more: { other: "さらに {count} 件を表示" },
    copyReport: "レポートをコピー",
    includeAddresses: "アドレスとハッシュを含める",

    // The kinds of entries.
    connect: "接続",
    transaction: "トランザクションの署名",
    "auth-entry": "認可の署名",
    message: "メッセージの署名",
    sent: "送信したトランザクション",

    // An entry's buttons, and their names for screen readers.
    open: "開く",
    retry: "もう一度試す",
    entry: "{kind}、{party}、{time}",
    openEntry: "開く：{entry}",
    retryEntry: "もう一度試す：{entry}",
    copyEntry: "この項目をコピー：{entry}",

    // What was verified.
    connected: "接続しました",
    verified: "検証済み：内容はリクエストと一致し、署名は有効です",
    partlyVerified: "一部検証済み：内容はリクエストと一致しますが、署名は検証できませんでした",
    altered: "検証済み：許可どおり、リクエストとは異なるトランザクションです。署名は有効です",
    unreported: "未検証：ウォレットから検証できるものが返されませんでした",
    notVerified: "未検証",
  },
  app: {
    skip: "本文へ移動",
    gallery: "コンポーネントギャラリー",

    // The header.
    language: "言語",
    languageMissing: "この言語を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
    network: "ネットワーク",
    theme: "テーマ：{theme}",
    switchTheme: "テーマ：{theme}。{next}に切り替える",
    auto: "システム",
    light: "ライト",
    dark: "ダーク",

    // The sandbox or real wallets.
    modes: "サンドボックスまたは実際のウォレット",
    sandbox: "サンドボックス",
    sandboxHint:
      "このコンピューター上の練習用ウォレットとネットワークです。実際のお金は動きません。",
    live: "実際のウォレット",
    liveHint: "ご自身のウォレットです。Public での送金では実際のお金が動きます。",

    // The page before a wallet is connected.
    headline: "どの Stellar ウォレットでも署名。リクエストどおりに署名されたことを確かめられます。",
    wallets: "対応ウォレット",
    keys: "鍵はウォレットから出ません。このページが秘密鍵やリカバリーフレーズを尋ねることはありません。",
    ways: "署名を確認する流れ",
    wayRead: "まず内容を読む",
    wayReadText:
      "トランザクション、認可、メッセージは、ウォレットに送られる前にわかりやすい言葉で表示されます。",
    waySign: "ウォレットが署名する",
    waySignText:
      "ウォレットは自身のウィンドウにリクエストを表示します。いつでもキャンセルできます。",
    wayCheck: "結果を確認する",
    wayCheckText:
      "リクエスト、アカウント、ネットワークと完全に一致する必要があり、一致しなければ拒否されます。",
    checkWithout: "ウォレットなしで署名を確認",
    checkTitle: "署名を確認",
    back: "最初に戻る",

    // The tabs.
    sign: "署名",
    tabs: "署名と確認",
    transaction: "トランザクション",
    authorization: "認可",
    message: "メッセージ",
    check: "確認",

    // Why the page can't be opened.
    notOpened: "このページを開けませんでした",
    useReal: "実際のウォレットを使う",
    retry: "もう一度試す",
    noConfig: "config.json を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
    badConfig:
      "config.json を読み込めませんでした（HTTP {status}）。ファイルは index.html と同じ場所に置いてください。",
    noSandbox:
      "このアドレスにサンドボックスはありません。ご自身のコンピューターで動かすには「npm start」を使ってください。",

    manageNetworks: "ネットワークを追加または削除",

    // What keeps the wallet from signing.
    yourWallet: "お使いのウォレット",
    cannotSign: "{wallet} は {network} では署名できません",
    use: "{network} を使う",
    networksDiffer: "{wallet} は {actual}、このページは {expected} です",
    networksDifferHint:
      "署名する前にどちらかを切り替えてください。{wallet} は自身のネットワーク用に署名します。",
    overHttp: "ここでは Freighter は Public 用に署名しません",
    overHttpHint:
      "通常の http で読み込まれたページは拒否されます。このページを https で開くか、Testnet を選んでください。",
    lost: "{wallet} が無効化または更新されました。このページを再読み込みしてください。",
    locked: "{wallet} はロックされています",
    lockedHint: "署名するにはロックを解除してください。",
    otherAccount: "{wallet} では別のアカウントが選択されています",
    otherAccountHint: "このアカウントに戻すか、接続し直してください。",
    withheld:
      "{wallet} がロックされているか、このページと共有していないアカウントまたはネットワークを使用しています",
    withheldHint: "ロックを解除するか、元に戻すか、接続し直してください。",
    reconnect: "再接続",
    reload: "ページを再読み込み",

    newer: "このページの新しいバージョンがあります",

    // A connection that a reload could not restore.
    previous: "{wallet} と接続していました",
    previousHint: "有効にするかインストールしてから、このページを再読み込みしてください。",
    forget: "この接続を忘れる",
  },
  authorization: {
    lead: "コントラクト呼び出しにはあなたの認可が必要です。トランザクションで、または別のアカウントが支払う場合は個別に認可します。",
    what: "認可するもの",
    call: "コントラクトを呼び出す",
    sponsored: "スポンサー付き呼び出し",
    alone: "認可のみ",
    pasted: "認可をインポート",
    noEntries: "{wallet} は認可エントリに署名しません",
    noEntriesHint:
      "トランザクション全体には署名するため、「コントラクトを呼び出す」は使えます。認可だけに署名するには、Freighter など、エントリに署名するウォレットを接続してください。",

    // The example.
    example: "呼び出しの例",
    reviewExample: "例を確認",
    exampleNotBuilt: "例を作成できませんでした",
    exampleLead: "アカウントから {amount} をバーンアドレスに移転します。",
    exampleHint:
      "署名と検証は行われますが、送信はされません。認可はトランザクションがなければ何も起こしません。",
    format: "形式",
    type10: "タイプ 10、アドレス付き",
    type9: "タイプ 9、アドレスなし",

    // A pasted one.
    pastedForm: "貼り付けた認可",
    preimageOrEntry: "プリイメージまたは認可エントリ",
    preimageHint: "HashIdPreimage または SorobanAuthorizationEntry の base64 XDR。",
    nothingPasted: "プリイメージまたは認可エントリを貼り付けてください。",
    review: "認可を確認",

    // The result.
    matches: "署名は、確認したプリイメージと一致します。",
    preimage: "署名されるプリイメージ",
  },
  check: {
    lead: "誰が何に、どのネットワーク用に署名したかを確認できます。貼り付けた内容はブラウザの外に出ません。",
    offline: "オフラインで使用できます。検証はこのデバイス上で行われます。",
    form: "署名を確認",
    check: "確認",
    impossible: "確認できません",

    // What is pasted.
    text: "確認するもの",
    textHint:
      "署名済みのトランザクション、認可、メッセージ（XDR、テキスト、JSON、リンク）、または証明。貼り付けるか、ファイルをドロップしてください。",
    nothing: "確認するものを貼り付けるか、ファイルを選んでください。",
    emptyFile: "このファイルは空です。",
    largeFile: "このファイルは大きすぎて確認できません。",

    // What was recognized.
    recognized: "認識した内容：{form}",
    envelope: "トランザクションのエンベロープ",
    envelopeLink: "トランザクションを含むリンク",
    envelopeJson: "トランザクションのエンベロープを含む JSON",
    preimage: "認可のプリイメージ",
    entry: "認可エントリ",
    authorizationJson: "認可を含む JSON",
    sep53: "署名済みメッセージ（SEP-53）",
    signedMessage: "署名済みメッセージ（Albedo の旧形式）",
    signature: "メッセージのない署名",
    address: "メッセージのないアドレス",
    json: "署名のない JSON",
    plainText: "テキスト",
    proof: "証明",
    proofLink: "証明へのリンク",
    damaged: "不完全または別の種類の XDR",

    // The correction.
    checkAs: "次のものとして確認",
    asEnvelope: "トランザクション",
    asAuthorization: "認可",
    asMessage: "メッセージ",
    asProof: "証明",

    // What is missing.
    messageField: "メッセージ",
    messageHint: "空白や改行も含め、署名したとおりに入力してください。",
    signatureField: "署名",
    signatureHint: "base64 で 64 バイト。",
    messageSignatureHint: "base64 で 64 バイト、Albedo の旧形式では 16 進数。",
    addressField: "アドレス",
    extra: "ほかに考えられる署名者（任意）",
    extraHint: "1 行に 1 つのアドレス。エンベロープに含まれるアカウントは自動的に確認されます。",
    noMessage: "署名されたメッセージを入力してください。",
    noSignature: "署名を入力してください。",
    noAddress: "署名したはずのアドレスを入力してください。",

    // Envelopes.
    feeBump: "手数料引き上げ（fee bump）の署名",
    inside: "内側のトランザクションの署名",
    signed: "署名された内容",
    signedFor: "署名された内容（{network} 用）",
    unsigned: "署名がありません",

    // Authorization entries.
    sourceEntry:
      "このエントリはトランザクションの送信元アカウントが認可します。代わりに署名済みトランザクションを確認してください。",
    notSigned: "まだ署名されていません",
    cannotVerify: "ここでは検証できません",
    onlyContract: "このアドレスの署名を検証できるのは、そのコントラクトだけです。",
    noNetwork: "既知のどのネットワークでも有効ではありません",

    // What was checked.
    content: "確認した内容",
    authorization: "認可",
    proofMessage: "この証明のメッセージ",
    proofAuthorization: "この証明の認可",
    proofTransaction: "この証明のトランザクション",
    openedProof: "リンクから開いた証明",
    closeProof: "証明を閉じる",
  },
  codes: {
    tx_too_early: "まだ有効ではありません。",
    tx_too_late: "送信前に有効期限が切れました。もう一度作成し、早めに署名してください。",
    tx_missing_operation: "オペレーションがありません。",
    tx_bad_seq:
      "シーケンス番号がアカウントの次の番号ではありません。その後に別のトランザクションが送信されています。もう一度作成してください。",
    tx_bad_auth: "アカウントに必要な署名が足りないか、署名が別のネットワーク用です。",
    tx_bad_auth_extra: "不要な署名があります。",
    tx_insufficient_balance: "アカウントは準備金を残して手数料を支払うことができません。",
    tx_no_source_account: "送信元アカウントがこのネットワークに存在しません。",
    tx_insufficient_fee: "現在、ネットワークはより高い手数料を求めています。",
    tx_internal_error: "ネットワークで内部エラーが発生しました。もう一度お試しください。",
    tx_not_supported: "この種類のトランザクションにはネットワークが対応していません。",
    tx_bad_sponsorship: "スポンサーを開始したまま終了していないか、開始せずに終了しています。",
    tx_bad_minseq_age_or_gap: "アカウントのシーケンス番号が更新されてから十分に経過していません。",
    tx_malformed: "形式が正しくありません。",
    tx_soroban_invalid: "コントラクト呼び出しが宣言しているリソースが無効です。",
    op_bad_auth: "署名が足りないオペレーションがあります。",
    op_no_source_account: "オペレーションの送信元アカウントがこのネットワークに存在しません。",
    op_not_supported: "ネットワークが対応していないオペレーションがあります。",
    op_too_many_subentries: "アカウントのエントリ数が上限に達しています。",
    op_too_many_sponsoring: "アカウントがスポンサーするエントリ数が上限に達しています。",
    op_malformed: "形式が正しくないオペレーションがあります。",
    op_underfunded: "アカウントの残高では、準備金を残して送ることができません。",
    op_low_reserve: "残高が準備金を下回ります。",
    op_already_exists: "アカウントはすでに存在します。代わりに送金してください。",
    op_no_destination: "送信先アカウントがこのネットワークに存在しません。",
    op_no_trust: "送信先にこの資産のトラストラインがありません。",
    op_not_authorized: "発行者は、送信先がこの資産を保有することを許可していません。",
    op_src_no_trust: "アカウントにこの資産のトラストラインがありません。",
    op_src_not_authorized: "発行者は、アカウントがこの資産を送ることを許可していません。",
    op_line_full: "送信先がこの資産の限度額を超えます。",
    op_no_issuer: "資産の発行者がこのネットワークに存在しません。",
    op_invalid_limit: "トラストラインの限度額が残高を下回っています。",
    op_self_not_allowed: "アカウントは自身に対してこの操作を行えません。",
    op_immutable_set: "アカウントは変更不可です。",
    op_has_sub_entries: "アカウントにトラストライン、オファー、または署名者が残っています。",
    op_seq_num_too_far: "アカウントのシーケンス番号が大きすぎて統合できません。",
    op_dest_full: "送信先の残高がネットワークの上限を超えます。",
    op_over_source_max: "経路の費用が、指定した上限を超えます。",
    op_under_dest_min: "経路で受け取れる額が、指定した下限を下回ります。",
    op_too_few_offers: "2 つの資産をつなぐオファーがありません。",
    op_cross_self: "このオファーはアカウント自身のオファーと約定してしまいます。",
    op_offer_not_found: "このオファーは存在しません。",
    op_bad_seq: "指定されたシーケンス番号が範囲外です。",
    op_does_not_exist: "オペレーションの対象が存在しません。",
    op_cannot_claim: "アカウントはこの残高を請求できないか、まだ請求できません。",
    function_trapped: "コントラクトが失敗しました。",
    resource_limit_exceeded: "コントラクト呼び出しがネットワークの上限を超えています。",
    entry_archived:
      "コントラクト呼び出しにはアーカイブされたデータが必要です。先に復元してください。",
    insufficient_refundable_fee: "コントラクト呼び出しの返金可能な手数料が少なすぎます。",
  },
  contract: {
    // The form.
    call: "コントラクト呼び出し",
    sponsoredCall: "スポンサー付き呼び出し",
    build: "呼び出しを作成",
    notBuilt: "呼び出しを作成できませんでした",
    lead: "コントラクト呼び出しで XLM を移転します。署名するのはトランザクションで、これが呼び出しを認可します。",
    leadSponsored: "コントラクト呼び出しで XLM を移転します。署名するのは認可だけです。",
    hint: "先にネットワークが呼び出しをシミュレーションします。",
    hintSponsored:
      "サンドボックスのスポンサーがトランザクションを送信し、手数料を支払います。その鍵は公開されており、テスト専用です。",
    recipient: "受取人",
    recipientExample: "G… または C…",
    muxed: "アカウント（G…）またはコントラクト（C…）を入力してください。",

    // Why a call can't be built.
    connecting: "接続をまだ確認しています。",
    inactive: "アカウントはこのネットワークではまだ有効化されていません。先に入金してください。",
    simulationFailed: "シミュレーションに失敗しました：{reason}",
    unbuilt: "呼び出しは作成されませんでした。",
    authorizations: "この呼び出しに必要な認可が、ちょうど 1 つではありません。",

    // Its review.
    authorized: "認可",
    withTransaction: "トランザクションで認可",
    separately: "個別：署名するのは認可だけです",
    sentBy: "送信者",
    sponsor:
      "{address}（サンドボックスのスポンサー、公開されたテスト用の鍵）。手数料を最大 {fee} XLM 支払います",

    // The signature.
    authorizationMatches: "署名は、リクエストした認可とこのネットワークに一致します。",
    transactionMatches: "確認したトランザクションと完全に一致します。",
    signatureValid: "アカウントの署名は有効です。",
    send: "送信する",
    sendSponsored: "スポンサー経由で送信",
    startAnother: "新しく始める",

    // The network's answer.
    confirmed: "レジャー {ledger} で確定しました",
    contractFailed:
      "コントラクトが失敗しました。手数料は支払われましたが、ほかは何も変わっていません。",
    rejected: "ネットワークに拒否されました",
    notAccepted:
      "トランザクションは受け付けられませんでした。その後に別のトランザクションが送信されたか、有効期限が切れています。もう一度作成してください。",
    unanswered: "まだ応答がありません",
    mayApply:
      "有効期限までは、ネットワークが適用する可能性があります。新しく始める前に残高を確認してください。",

    // What it changed.
    sent: "{amount} を {from} から {to} に送りました",
    changes: "変更された内容",
    before: "変更前の残高",
    after: "現在の残高",
    fee: "支払われた手数料",
    feeToYou: "{amount}（あなたの負担）",
    feeToSponsor: "{amount}（スポンサーの負担）",
  },
  effects: {
    title: "変更される内容",
    computing: "変更される内容を計算中…",

    // How the effect is known, or why it is not.
    notSimulated: "シミュレーションできませんでした：{reason}",
    simulated: "予想：{time} に {network} でシミュレーションしました。",
    computed:
      "予想：{time} に {network} のアカウントの状態から計算しました。ほかのアカウントは確認していません。",
    notIncluded: "予想に含まれていないもの",
    alone:
      "これは呼び出し単独の結果です。認可を含むトランザクションはそれ以上のことを行えますが、あなたの名義で行われることはほかにありません。",
    fails: "失敗すると予想されます",
    failsHint: "失敗したトランザクションは何も変更しませんが、手数料がかかることがあります。",
    nothing: "アカウントに変更はないと予想されます。",
    inactive: "アカウントはこのネットワークではまだ有効化されていません。",
    noRpc: "ネットワークの RPC につながりません。",
    noAnswer: "ネットワークの RPC から応答がありませんでした（ステータス {status}）。",
    noSimulation: "ネットワークの RPC からシミュレーション結果が返されませんでした。",
    noOperation: "トランザクションにオペレーションがありません。",
    noCall: "コントラクト呼び出しの認可ではありません。",
    noAmount: "金額のないオペレーションがあります。",

    // The changes.
    changes: "予想される変更",
    asset: "{asset}（予想）",
    reserve: "準備金（予想）",
    reserveUnknown: "未計算：別のアカウントが負担する可能性があります",
    trustLines: "トラストライン（予想）",
    signers: "署名者（予想）",
    weight: "重み {weight}",
    thresholds: "しきい値（予想）",
    thresholdValues: "低 {low}、中 {medium}、高 {high}",
    token: "トークン（予想）",
    units: "{amount} 単位",
    unitsLess: "現在より {amount} 単位減",
    unitsMore: "現在より {amount} 単位増",
    now: "現在 {value}",
    atLeast: "{amount} 以上",
    between: "{least} から {most} の間",
    contractFee: "コントラクト手数料",
    contractFeeMost: "このシミュレーションでは最大 {amount}",
    contracts: "変更されるコントラクトデータ",
    noContracts: "なし",
    beyond: "ほかに認可されるもの",
    nothingBeyond: "呼び出し以外はなし",

    // What else changes.
    sequence: "シーケンス番号が上がります。",
    offerReleases: "オファーに確保されていた分が再び利用可能になります。",
    offerStays:
      "すぐに取引されない分はオファーに残り、オファーは準備金のうち 0.5 XLM を確保します。",

    // Why the network is expected to reject it.
    overLimit: "{code} がトラストラインの限度額（{limit}）を超えます。",
    noTrustLine: "この {code} のトラストラインがありません。",
    notAuthorized: "発行者が {code} の保有を許可していません。",
    tooLittle: "{needed} 必要ですが、利用可能なのは {available} だけです。",
    belowReserve: "残高が準備金の {amount} を下回ります。",
    noData: "そのようなデータエントリはありません。",
    exists: "アカウントはすでに存在するため、作成できません。",
    overNewLimit: "新しい限度額を超えて保有しています。",
    stillHeld: "{code} をまだ保有しているため、そのトラストラインは削除できません。",
    notMergeable:
      "トラストライン、オファー、データ、またはスポンサーしているエントリのあるアカウントは統合できません。",
    archived:
      "アーカイブされたコントラクトデータを、先に別のトランザクションで復元する必要があります。",
    unauthorized: "この呼び出しには、トランザクションに含まれていない認可が必要です。",
    feeTooLow: "手数料が低すぎます。呼び出しには {amount} 以上かかります。",

    // Warnings.
    mayFail: "失敗する可能性があります。{reason}",
    closes: "アカウントは閉鎖され、何も残りません。{amount} が {destination} に移ります。",
    closesAtLeast:
      "アカウントは閉鎖され、何も残りません。{amount} 以上が {destination} に移ります。",
    locked: "誰もこのアカウントのために署名できなくなり、永久にロックされます。",
    noPayments: "すべての署名者を合わせても送金できなくなります。",
    noNewSigners: "すべての署名者を合わせても署名者を変更できなくなります。",
    allows: "{spender} が、あなたの資産を最大 {amount} まで使えるようになります。",
    notAsStated: "この呼び出しは表示どおりではありません。次のことは行われません：{sentence}",
    takesMore: "この呼び出しは表示どおりではありません。ほかに {amount} もあなたから取られます。",
    takesMoreFor:
      "この呼び出しは表示どおりではありません。ほかに {amount} もあなたから取られ、{to} に渡ります。",
    tokenUnits: "トークン {contract} を {amount} 単位",
  },
  errors: {
    // Any wallet.
    engineMissing:
      "ウォレット機能を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
    noAddress: "{wallet} から Stellar アドレスが返されませんでした。",
    notInstalled: "{wallet} がインストールされていません",
    noAnswerInTime: "時間内に応答がありませんでした。",
    disconnected: "ウォレットの接続が解除されました。",
    networkChanged: "リクエスト中にネットワークが切り替えられました。",
    otherConnection: "別の接続が開始されました。",
    canceled: "リクエストはキャンセルされました。",
    slowToLoad:
      "{wallet} の読み込みに時間がかかりすぎました。通信状況を確認して、もう一度お試しください。",
    notLoaded: "{wallet} を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
    cannotDo: "{wallet} は「{method}」機能に対応していません",
    slowNetwork: "{wallet} からネットワークが時間内に通知されませんでした。",
    noNetwork: "{wallet} からネットワークが通知されませんでした。",
    wrongNetwork:
      "{wallet} のネットワークは {actual} ですが、このリクエストは {expected} 用です。{where} でネットワークを切り替えて、もう一度お試しください。",
    expired: "{wallet} から応答がありませんでした。リクエストの有効期限が切れました。",
    neverOpened:
      "{wallet} のウィンドウが時間内に開かれませんでした。リクエストの有効期限が切れました。",
    windowClosed: "{wallet} のウィンドウが閉じられました。",
    unresponsive:
      "{wallet} から応答がありません。無効化またはアンインストールされている可能性があります。",
    removed: "リクエスト中にウォレットが削除されました。",
    notConnected:
      "アカウントが接続されておらず、アドレスも指定されていません。先に接続してください。",
    cannotSignFor: "{wallet} は {network} では署名できません。",
    noSignature: "{wallet} から署名が返されませんでした。",
    cannotSignEntries: "{wallet} は {type} の認可エントリに署名できません。",
    typeNine: "タイプ 9",
    typeTen: "タイプ 10（アドレス付き）",
    accountChanged: "リクエスト中に {wallet} のアカウントが変わりました。もう一度お試しください。",
    signsText: "{wallet} が署名するのはテキストで、バイト列には署名しません。",
    signsWithAccounts:
      "{wallet} が署名に使えるのは G… アカウントだけです。このままでは別のアカウントで署名されます。",
    unreadableReply: "{wallet} からの応答を読み取れなかったため、無視しました。",
    stopped: "{wallet} が応答する前に停止しました。もう一度お試しください。",
    switchedOff: "{wallet} が無効化または更新されました。このページを再読み込みしてください。",
    closedEarly: "完了する前に {wallet} のウィンドウが閉じられました。",
    works: "{wallet} はウェブページでのみ動作します。",

    // Addresses, base64 and XDR.
    badAddress: "Stellar アドレスが無効です：{reason}。",
    addressEmpty: "空です",
    addressSecret: "秘密鍵のように S で始まっています。秘密鍵は決して共有しないでください",
    addressStart: "G、M、C のいずれかで始まる必要があります",
    addressLength: "{wanted} 文字のはずが {length} 文字です",
    addressChecksum: "誤った文字があります（チェックサムが一致しません）",
    addressSecond: "2 文字目が正しくありません",
    badBase32: "base32 ではありません。使えるのは A-Z と 2-7 だけです。",
    cutBase32: "base32 ではありません。文字が足りないか、最後の文字が正しくありません。",
    badHex: "hex が無効です。0-9 と a-f の文字を偶数個入力してください。",
    badBase64:
      "base64 ではありません。使えるのは A-Z、a-z、0-9、+、/ と、末尾を埋める = だけです。",
    xdrEmpty: "XDR が空です。base64 を入力してください。",
    xdrTooLarge: "XDR が大きすぎて、どのネットワークでも受け付けられません。",
    badXdr: "XDR がバイト位置 {offset} で無効です：{reason}。",
    xdrShort: "途中で終わっています",
    xdrDeep: "入れ子が深すぎます",

    // Verification.
    insecure:
      "このページでは署名を検証できません。ブラウザの暗号機能は https と http://localhost でのみ使えます。",
    verifierFailed: "ブラウザが署名を検証できませんでした。",
    verifierMissing:
      "署名を検証するライブラリを読み込めませんでした。ページを再読み込みしてください。",
    badSignature: "ウォレットから有効な署名（base64 で 64 バイト）が返されませんでした。",
    badHexSignature: "ウォレットから有効な署名（hex で 64 バイト）が返されませんでした。",
    otherEntryAddress: "この認可エントリは {actual} 用で、{expected} 用ではありません。",
    anotherNetwork: "別のネットワーク",
    notAuthorization:
      "これは署名できる認可（タイプ 9 または 10 の HashIdPreimage）ではありません。{reason}",
    invalidForRequest:
      "ウォレットから返された署名は、{address} とこのリクエストに対して有効ではありません。",
    invalidForTransaction:
      "ウォレットから返された署名は、{address} とこのトランザクションに対して有効ではありません。",
    otherSigner:
      "署名したのは {actual} で、{expected} ではありません。ウォレットで {choice} を選んで、もう一度お試しください。",
    anotherAccount: "別のアカウント",
    noTransaction: "ウォレットからトランザクションが返されませんでした。{reason}",
    unsigned: "ウォレットからトランザクションが署名されないまま返されました。",
    otherNetwork: "ウォレットは {expected} 用ではなく、{actual} 用に署名しました。",
    lostSignature:
      "ウォレットが、トランザクション {hash} にすでにあった署名を削除しました。送信しないでください。",
    otherTransaction:
      "ウォレットから、リクエスト（{sent}）とは異なるトランザクション（{returned}）が返されました。送信しないでください。",
    submittedOther: "ウォレットが、リクエストとは異なるトランザクションを送信しました。",

    // Albedo.
    albedoOld:
      "このバージョンの Albedo は SEP-53 に従ってメッセージに署名しないため、署名を拒否しました。Albedo を更新してください。",
    albedoProtocol:
      "Albedo のプロトコルバージョンは {actual} ですが、バージョン {expected} が必要です。ウィンドウは閉じられました。",
    albedoBlocked:
      "ブラウザが Albedo のウィンドウをブロックしました。このサイトのポップアップを許可して、もう一度お試しください。",
    albedoNetworks: "Albedo が署名できるネットワークは Public と Testnet だけです。",

    // Freighter.
    freighterUnlock: "拡張機能を開いてロックを解除し、もう一度お試しください。",
    freighterLong: "メッセージが長すぎて、Freighter では表示できません。",
    freighterHttp:
      "Freighter は http:// のページでは Mainnet を拒否します。このページを https:// で開いてください。",
    freighterMobile: "Freighter のモバイル版内蔵ブラウザでは、WalletConnect で接続してください。",
    freighterFrame:
      "Freighter はフレーム内では動作しません。このページを単独のタブで開いてください。",
    freighterSilent: "Freighter から応答がありませんでした。",
    declined: "{wallet} でリクエストが拒否されたか、ウィンドウが閉じられました。",

    // HOT.
    hotClosed:
      "応答する前に HOT が閉じられました。リクエストがまだほかの場所に表示されている場合は、そこで拒否してください。",
    hotNetwork: "HOT が署名できるネットワークは Public だけです。",
    hotHttps: "HOT は https のページでのみ動作します。",
    hotIncomplete: "HOT でリクエストが完了しませんでした。",
    hotSilent: "HOT の接続サービスから応答がありませんでした。もう一度お試しください。",
    hotFailed:
      "HOT の接続サービスでエラーが発生しました（{reason}）。しばらくしてからお試しください。",
    hotOffline: "HOT の接続サービスにつながりません。通信状況を確認してください。",

    // Ledger.
    ledgerDifferent: "このアカウントについて、Ledger に以前と異なるアドレスが表示されています。",
    ledgerBlind:
      "Ledger はこの内容を表示できず、Ledger の Stellar アプリは表示できるものにしか署名しません。それでも署名するには、デバイスにあるアプリの設定でブラインド署名を有効にしてください。",
    ledgerApp:
      "Ledger で Stellar アプリが開かれていません。Stellar アプリを開いて、もう一度お試しください。",
    ledgerCannotShow: "Ledger はこの内容を表示できないため、署名しません。",
    ledgerDeclined: "Ledger でリクエストが拒否されました。",
    ledgerLocked:
      "Ledger がロックされています。ロックを解除して Stellar アプリを開き、もう一度お試しください。",
    ledgerStatus: "Ledger でエラーが発生しました（ステータス {status}）。",
    ledgerUnreadable: "Ledger の応答を読み取れなかったため、使用しませんでした。",
    ledgerDamaged:
      "Ledger の応答が壊れていたため、使用しませんでした。デバイスを取り外して、もう一度接続してください。",
    ledgerType: "Ledger が署名できるのは、タイプ 9 の認可エントリだけです。",
    ledgerHttps: "Ledger は https のページと http://localhost でのみ動作します。",
    ledgerBrowser:
      "このブラウザには WebHID がないため、Ledger に接続できません。Chrome、Edge、Brave、Opera のいずれかを使ってください。",
    ledgerFrame:
      "このページは、デバイスの使用が許可されていないフレーム内にあります。単独のタブで開いてください。",
    ledgerUnplugged:
      "このページで使用できる Ledger が接続されていません。接続してロックを解除し、Stellar アプリを開いて、もう一度お試しください。",
    ledgerClick:
      "ブラウザがデバイスの一覧を表示するにはクリックが必要です。もう一度お試しください。",
    ledgerList: "ブラウザがデバイスの一覧を表示できませんでした。",
    ledgerNotChosen:
      "デバイスが選択されませんでした。Ledger を接続してロックを解除し、ブラウザの一覧から選んでください。",
    ledgerSignatures: "トランザクションの署名はすでに上限の 20 件に達しています。",
    ledgerBusy:
      "Ledger は別のタブまたはプログラムで使用中です。Ledger の公式アプリと、Ledger を使用しているほかのページを閉じて、もう一度お試しください。",
    ledgerLost:
      "Ledger が取り外されたか、アプリが閉じられました。接続してロックを解除し、Stellar アプリを開いて、もう一度お試しください。",
    ledgerIndex: "アカウントのインデックスは 0 から 2147483647 までの整数で入力してください。",
    ledgerOther:
      "この Ledger の {path} は別のアカウントです。前に接続した Ledger をつないでください。",
    ledgerVersion:
      "この Ledger の Stellar アプリはバージョン {actual} です。{what} に署名するには、バージョン {wanted} 以降が必要です。Ledger の公式アプリで更新してください。",
    ledgerEntries: "認可エントリ",
    ledgerMessages: "メッセージ",

    // LOBSTR.
    lobstrNetwork: "LOBSTR が署名できるネットワークは Public だけです。",
    lobstrAccount:
      "LOBSTR がアクセスを許可したのは {actual} ですが、リクエストは {expected} 用です。LOBSTR でそのアカウントを選ぶか、接続し直してください。",
    lobstrSilent: "LOBSTR から応答がありませんでした。",
    lobstrDeclined:
      "LOBSTR でリクエストが拒否されたか、ウィンドウが閉じられました。スマートフォンにまだ表示されている場合は、まだ承認できる状態のため、そこで拒否してください。",
    lobstrFailed:
      "LOBSTR は署名できませんでした。その間に別のリクエストを受け取った可能性があります。もう一度お試しください。",
    lobstrWindow: "LOBSTR がウィンドウを開けませんでした。もう一度お試しください。",
    lobstrUnknown: "LOBSTR はこのページを認識しなくなりました。接続し直してください。",
    lobstrPhone: "スマートフォンでは、LOBSTR を WalletConnect で接続してください。",

    // Rabet.
    rabetFeeBump: "Rabet は手数料引き上げ（fee bump）トランザクションに署名しません。",
    rabetAccount:
      "Rabet では別のアカウント（{actual}）が選択されています。Rabet で {expected} に切り替えるか、接続し直してください。",
    rabetNoSignature:
      "Rabet から署名が返されませんでした。このトランザクションには署名できませんでした。",
    rabetLocked: "Rabet はまだロックされています。開いてロックを解除し、もう一度お試しください。",
    rabetNetworks: "Rabet が署名できるネットワークは Public と Testnet だけです。",
    rabetHint: "Rabet のウィンドウは 30 秒後に閉じます。",
    rabetSettings:
      "Rabet から応答がありません。Rabet を開いて設定を一度保存し、もう一度お試しください。",
    rabetSilent: "Rabet から応答がありませんでした。もう一度お試しください。{hint}",
    rabetChanged: "リクエスト中に Rabet でアカウントが切り替えられました。もう一度お試しください。",
    rabetDeclined: "Rabet でリクエストが拒否されたか、ウィンドウが閉じられました。{hint}",
    rabetPrivacy:
      "このサイトは接続されたばかりですが、Rabet は接続されていないと報告しています。Rabet の設定（General）で Privacy mode をオフにして保存してください。このブラウザのウィンドウ全体が画面内に収まるようにして、もう一度お試しください。",
    rabetNoAccount:
      "Rabet にまだアカウントがありません。Rabet で作成して、もう一度お試しください。",
    rabetRelocked:
      "署名する前に Rabet がロックされました。ロックを解除して、もう一度お試しください。",
    rabetUnreadable: "Rabet はこのトランザクションを読み取れませんでした。",
    rabetWindow:
      "Rabet がウィンドウを開けませんでした。このブラウザのウィンドウ全体が画面内に収まるように移動して、もう一度お試しください。",
    rabetTimedOut:
      "応答がないまま 30 秒が過ぎたため、Rabet のウィンドウが閉じました。もう一度お試しください。",

    // Wallets on a phone.
    phoneSession: "接続サービスにつながりません。セッションは継続しています。",
    phoneUnsupported: "スマートフォンのウォレットは、このリクエストに対応していません。",
    phoneExpired: "スマートフォンから応答がないまま、リクエストの有効期限が切れました。",
    phoneOffline: "接続サービスにつながりません。通信状況を確認して、もう一度お試しください。",
    phoneEnded:
      "ウォレットがセッションを終了したか、セッションの有効期限が切れました。接続し直してください。",
    phoneAccount:
      "{wallet} は、リクエストされたアカウントを共有していません。ウォレットでそのアカウントを選んで、接続し直してください。",
    phoneNetwork:
      "{wallet} は {actual} に接続していますが、このリクエストは {expected} 用です。ウォレットでネットワークを切り替えて、接続し直してください。",
    phoneRejected:
      "ウォレットはトランザクションを送信しましたが、ネットワークに拒否されました{hash}。",
    phoneSent:
      "ウォレットはトランザクションに署名して送信しました（{status}）が、トランザクションを返しませんでした。代わりに signAndSubmitTransaction を使ってください。",
    phoneLong:
      "メッセージが長すぎます。スマートフォンのウォレットが受け付けるのは {most} バイトまでです。",

    // xBull.
    xbullClosed:
      "xBull のウィンドウが閉じられたか、リクエストが届きませんでした。もう一度お試しください。解決しない場合は、このページを再読み込みしてください。",
    xbullDeclined: "xBull でリクエストが拒否されました。",
    xbullUnread:
      "xBull でリクエストが拒否されました。xBull に何も表示されなかった場合は、リクエストを読み取れなかったためです。",
    xbullNoAccount: "xBull にまだアカウントがありません。先に xBull で作成してください。",
    xbullUnknown: "xBull には、このネットワークのこのアカウントがありません。",
    xbullSilent:
      "xBull でエラーが発生しましたが、理由は示されませんでした。このネットワークを認識していない可能性があります。",
    xbullLong: "メッセージが長すぎて xBull では扱えません。{most} 文字以内にしてください。",
  },
  explorer: {
    transaction: "このトランザクションをエクスプローラーで表示（新しいタブ）",
    asset: "資産 {code} をエクスプローラーで表示（新しいタブ）",
    address: "{address} をエクスプローラーで表示（新しいタブ）",
  },
  failures: {
    otherNetwork: "これは別のネットワーク用です",
    rejected: "拒否されました。何も署名されていません",
    "popup-closed": "{wallet} のウィンドウが閉じられました。何も署名されていません",
    aborted: "キャンセルしました",
    "wrong-network": "{wallet} は別のネットワークを使用しています",
    "wrong-account": "別のアカウントで署名されたため、拒否しました",
    unsupported: "{wallet} はこれに署名できません",
    "bad-request": "これには署名できません",
    "no-wallet": "ウォレットが接続されていません",
    external: "サービスでエラーが発生しました",
    locked: "{wallet} はロックされています",
    "wrong-app": "{wallet} で別のアプリが開いています",
    unplugged: "{wallet} が接続されていません",
    "not-installed": "{wallet} がインストールされていません",
    "page-stale": "このページを再読み込みしてください",
    "popup-blocked": "ブラウザが {wallet} のウィンドウをブロックしました",
    timeout: "{wallet} から応答がありません",
    altered: "{wallet} が別のものに署名したため、拒否しました",
    "bad-signature": "署名が無効なため、拒否しました",
    "bad-reply": "{wallet} から予期しない応答がありました",
    outdated: "{wallet} を更新する必要があります",
    internal: "{wallet} で問題が発生しました",

    // The reasons, instead of hashes.
    lostSignature: "ウォレットがトランザクションから署名を削除しました。送信しないでください。",
    otherTransaction: "リクエストとは異なるトランザクションです。送信しないでください。",
    details: "詳細",
  },
  inbox: {
    refused: "このリンクを開けませんでした",
    dismiss: "閉じる",
    transactionRefused: "このリンクのトランザクションには署名できません。{reason}",
    unknownNetwork: "これは不明なネットワーク用です：「{network}」。",
  },
  links: {
    // Why a link is refused.
    notStellar: "これは web+stellar: リンクではありません。",
    tooLong: "このリンクは Stellar リンクとしては長すぎます。",
    unsupported:
      "このリンクは「{operation}」を求めています。対応しているのはトランザクション（tx）と送金（pay）だけです。",
    twice: "このリンクには「{field}」が 2 つあります。",
    messageTooLong: "このリンクのメッセージは {most} 文字を超えています。",
    badCallback: "このリンクのコールバックはウェブアドレスではありません。",
    noTransaction: "このリンクにはトランザクションがありません。",
    replaces:
      "このリンクは、署名の前にトランザクションの項目を埋めるよう求めていますが、これには対応していません。完成したトランザクションを依頼してください。",
    badSigner: "このリンクは、アカウントではないものの署名を求めています。",
    noRecipient: "このリンクには受取人がありません。",
    badRecipient: "このリンクの受取人はアドレスではありません。",
    badAmount: "このリンクの金額は送金できません。{reason}",
    badAsset: "このリンクの資産にはコードまたは発行者がありません。",
    badMemoType: "このリンクのメモの種類は存在しません。",
    badMemo: "このリンクのメモは送信できません。{reason}",

    // What a link says besides its request.
    details: "リンクの詳細",
    opened: "リンクから開きました（{network} 用）",
    authored: "内容を決めたのはリンクの作成者です。署名する前によく読んでください。",
    says: "メッセージ",
    quoted: "「{message}」",
    from: "作成元",
    claimed: "{domain}（リンクによる自称、未検証）",
    signer: "署名するアカウント",
    otherSigner: "このリンクは別のアカウントの署名を求めています",
    delivers: "このリンクは署名済みトランザクションの送付を求めています",
    deliver:
      "このページはほかのサイトに何も送信しません。このアドレスを信頼する場合は、署名済みトランザクションをコピーまたはダウンロードして、ご自身でそこに送信してください：",
    copyDelivery: "送付先アドレスをコピー",

    // Registering this page for links.
    open: "web+stellar: リンクをこのページで開く",
    openHint:
      "ほかのサイトにある web+stellar: で始まるリンクがここで開きます。内容はブラウザの外に出ず、サーバーには送られません。",
    ask: "ブラウザに確認",
    asked: "ブラウザに尋ねられたら許可してください。ブラウザの設定で元に戻せます。",
    notAsked: "お使いのブラウザでは、このページでリンクを開けません。",

    // An item that waits for a wallet.
    ready: "トランザクションを送信できます",
    transactionWaits: "署名待ちのトランザクションがあります",
    paymentWaits: "待機中の送金があります",
    connectFirst: "続けるにはウォレットを接続してください",
    discard: "破棄",
  },
  list: {
    several: "複数のトランザクション",
    form: "トランザクションのリスト",
    envelopes: "トランザクションのエンベロープ",
    hint: "base64 の XDR を 1 行に 1 つ。貼り付けるか、ファイルをドロップしてください。",
    start: "1 つずつ確認",

    // Why a list can't be read.
    nothing: "トランザクションを貼り付けるか、ファイルをドロップしてください。",
    tooMany: { other: "リストに入れられるトランザクションは {count} 件までです。" },
    wrong: "トランザクション {number}：{reason}",
    twice: "トランザクション {first} と {second} は同じものです。",

    // The list.
    transactions: "トランザクション",
    progress: "トランザクション {number} / {all}。これまでの署名：{signed} 件。",
    result: "{all} 件中 {signed} 件に署名しました。",
    numbered: "{number}.",
    andMore: { other: "{first}、ほか {count} 件のオペレーション" },
    signed: "署名と検証が完了",
    now: "確認中",
    skipped: "スキップ",
    waiting: "未署名",
    open: "開く",
    openNumber: "トランザクション {number} を開く",
    review: "確認",
    reviewNumber: "トランザクション {number} を確認",

    // What can be done.
    skip: "スキップ",
    stop: "停止",
    resume: "残りを続ける",
    signedEnvelopes: "署名済みエンベロープ",
    none: "何も署名されていません",
    discard: "リストを破棄",
  },
  message: {
    lead: "署名済みメッセージは、アドレスの所有を証明します。資金は動きません。",
    message: "メッセージ",
    format: "メッセージの形式",
    text: "テキスト",
    hex: "16 進数のバイト列",
    base64: "base64 のバイト列",
    messageIn: "メッセージ（{format}）",
    textOnly: "{wallet} はメッセージをテキストとして受け取り、そのバイト列に署名します。",
    nothing: "署名するメッセージを入力してください。",
    notText: "このバイト列は UTF-8 のテキストではなく、{wallet} はテキストにのみ署名します。",
    unsupported: "{wallet} はメッセージに署名しません",
    unsupportedHint: "Freighter、Albedo、xBull など、対応するウォレットを接続してください。",
    matches: "署名はメッセージと一致します。",
    signAnother: "別のメッセージに署名",

    // What is wrong with typed bytes.
    noBytes: "署名するバイト列を入力してください。",
    badHex: "16 進数のバイトは、0–9 と a–f の 2 桁の組です。",
    badBase64: "これは base64 ではありません。",
  },
  networks: {
    title: "ネットワーク",
    close: "閉じる",

    // The networks that were added.
    added: "このブラウザで追加したネットワーク",
    remove: "削除",
    removeNamed: "{network} を削除",
    removed: "{network} を削除しました。",
    isAdded: "{network} を追加しました。このページで使用中です。",
    notSaved: "ブラウザに保存できませんでした。このページを閉じるまで有効です。",

    // The form.
    add: "ネットワークを追加",
    onlyListed:
      "このサイトは、運営者が一覧に載せたネットワークにのみ接続できます。ほかは拒否されます。",
    preset: "追加するネットワーク",
    local: "ローカルの Quickstart",
    another: "別のネットワーク",
    name: "名前",
    passphrase: "パスフレーズ",
    horizon: "Horizon",
    rpc: "RPC",
    asked: "追加の前に、Horizon と RPC にパスフレーズを問い合わせます。",
    submit: "確認して追加",
    asking: "Horizon と RPC に問い合わせ中…",
    failed: "このネットワークを追加できませんでした",

    // What is wrong with a field.
    noName: "名前を入力してください。",
    noPassphrase: "パスフレーズを入力してください。",
    noAddress: "アドレスを入力してください。",
    tooLong: "{most} 文字以内で入力してください。",
    nameTaken: "この名前は別のネットワークで使われています。",
    otherName: "このパスフレーズのネットワークの名前は {name} です。",
    known: "このネットワークはすでにあります：{network}。",
    badAddress: "https のアドレス、または localhost の http アドレスを使ってください。",

    // What is wrong with a server.
    otherPassphrase: "{server}：サーバーが報告したパスフレーズが異なります：「{passphrase}」。",
    reportsNone:
      "{server}：サーバーがネットワークのパスフレーズを報告しません。アドレスを確認してください。",
    badStatus: "{server}：サーバーが HTTP ステータス {status} を返しました。",
    refused:
      "{server}：このサイトは {origin} に接続できません。運営者は config.json でほかのネットワークを許可できます。",
    onlyHttps:
      "{server}：このサイトが接続できるのは https のアドレスと http://localhost だけで、{origin} には接続できません。",
    late: "{server}：{origin} から応答がありません。",
    noCors:
      "{server}：{origin} は応答しますが、このページによる応答の読み取りを許可していません（CORS）。運営者は {page} を許可できます。",
    unreachable:
      "{server}：{origin} につながりません。アドレスと、サーバーが動作していることを確認してください。",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "問題が発生しました。",
    partNotLoaded:
      "このページの一部を読み込めませんでした。通信状況を確認して、もう一度お試しください。",
    missing: "このページのこの部分を読み込めませんでした",
    missingHint: "通信状況を確認してください。",
    reload: "ページを再読み込み",
    walletsMissing:
      "ウォレットを読み込めませんでした。通信状況を確認して、もう一度お試しください。",

    connect: "ウォレットを接続",

    // A text to copy, download, or scan.
    copy: "コピー",
    copyNamed: "{what} をコピー",
    copied: "コピーしました！",
    copyFailed: "ブラウザがコピーをブロックしました。",
    download: ".{ending} をダウンロード",
    downloadNamed: ".{ending} をダウンロード：{what}",
    code: "QR コード",
    codeNamed: "{what} の QR コード",
    codeTooLong:
      "QR コードには長すぎます（{length} 文字、最大 {most} 文字）。代わりにコピーしてください。",

    // Fields and forms.
    chooseFile: "ファイルを選択",
    oneFile: "ドロップできるファイルは 1 つだけです。",
    clear: "クリア",
    clearNamed: "フォームをクリア",
  },
  pasted: {
    noRecipient: "受取人のアドレスを入力してください。",
    federation: "alice*example.com のような名前はここでは使えません。G… アドレスを使ってください。",
    lookUpFirst: "先にこの名前を検索してください。{domain} にアドレスを問い合わせます。",
    contract: "コントラクトに送るには「コントラクト呼び出し」を使ってください。",
  },
  payment: {
    form: "送金",
    review: "送金を確認",
    notBuilt: "送金を作成できませんでした",
    inactive: "アカウントはこのネットワークではまだ有効化されていません。先に入金してください。",
    amount: "金額",
    canSend: "最大 {amount} まで送れます。",
    max: "最大",
    maxNamed: "最大：{amount}",
    asset: "資産",
    assetOf: "{code}（発行者 {issuer}）",
    newNeedsXlm: "新しいアカウントは XLM で作成する必要があります。",
    newNeedsOne: "新しいアカウントには最低 1 XLM が必要です。",
    none: "アカウントに送れるこの資産がありません。",
    atMost: "送れるのは最大 {amount} です。",

    // The memo.
    memo: "メモ",
    memoHint: "取引所では必要なことがよくあります。",
    memoContent: "メモの内容",
    memoNone: "なし",
    memoText: "テキスト",
    memoId: "ID",
    memoHash: "ハッシュ",
    memoReturn: "リターンハッシュ",
  },
  proof: {
    keep: "証明を保存",
    hint: "証明には、署名された内容、署名、アドレスが含まれます。持っている人は誰でも内容を読み、「確認」タブで検証できます（オフラインでも可）。サーバーには送られません。",
    save: "ファイルとして保存",
    link: "証明へのリンク",
    tooLongForLink: "この証明はリンクには長すぎます。ファイルとして保存してください。",

    // Why a proof can't be read.
    damagedLink: "このリンクは不完全か、壊れています。もう一度コピーしてください。",
    missing: "証明を貼り付けるか、ファイルを選んでください。",
    tooLarge: "証明としては大きすぎます。",
    notJson: "これは証明ではありません。JSON ではないか、一部が欠けています。",
    otherJson: "この JSON は署名の証明ではありません。",
    otherVersion: "この証明は別のバージョンのページで保存されたもので、このページでは読めません。",
    otherKind: "この証明は不明な種類です。",
    noField: "この証明には「{field}」がありません。",
    unknownField: "この証明には不明な項目「{field}」があります。",
    badSigner: "この証明の署名者はアドレスではありません。",
  },
  recipients: {
    // The destination.
    destination: "送信先",
    example: "G…、M…、または name*domain",
    lookUp: "検索",
    lookUpName: "{name} を検索",
    lookingUp: "この名前を検索中…",
    isName: "これは {name} です。",
    withHint: "{name} {hint}",
    own: "これはあなた自身のアカウントです。",
    checking: "このアカウントを確認中…",
    exists: "このアカウントは存在します。",
    missing: "新しいアカウントです。この送金で作成されます（最低 1 XLM）。",
    unknown: "このアカウントが存在するか確認できませんでした。",

    // Why a name could not be looked up.
    notDomain: "「{domain}」はドメイン名ではありません。",
    noServer:
      "{domain} では名前を使えません。stellar.toml にフェデレーションサーバーの記載がありません。",
    noName: "{domain} にこの名前はありません。",
    blocked: "このページは {host} に接続できません。G… アドレスを尋ねてください。",
    unreachable: "{host} につながりませんでした。もう一度試すか、G… アドレスを尋ねてください。",
    notAccount: "{domain} からの応答はアカウントではありません。",
    unreadableMemo: "{domain} が求めるメモは、このページでは読めません。",

    // Recent recipients and the address book.
    book: "最近の受取人と保存した受取人",
    recent: "最近使用",
    clear: "消去",
    clearRecent: "最近の受取人を消去",
    addressBook: "アドレス帳",
    empty: "空です。保存した内容はこのブラウザにのみ残ります。",
    memo: "メモ {memo}",
    remove: "{name} を削除",
    enterFirst: "名前を付けてここに保存するには、上に送信先を入力してください。",
    nameFor: "{address} の名前",
    nameForMemo: "{address} とそのメモの名前",
    save: "保存",
    rename: "名前を変更",
    saved: "保存しました。",
    full: { other: "アドレス帳がいっぱいです。登録できるのは {count} 件までです。" },
    notKept: "このブラウザには保存されません。ページを閉じるまで有効です。",

    // What is wrong with a name.
    enterName: "名前を入力してください。",
    longName: { other: "名前は {count} 文字までです。" },
    invisible: "この名前には見えない文字が含まれています。",
    secretName: "秘密の情報のようです。名前を入力してください。",

    // The file.
    saveFile: "ファイルとして保存",
    importFile: "ファイルをインポート",
    imported: { other: "{count} 件を読み込みました（新規 {added} 件）。" },
    largeFile: "このファイルはアドレス帳としては大きすぎます。",
    notJson: "このファイルは JSON ではないため、アドレス帳ではありません。",
    notBook: "このファイルはこのページのアドレス帳ではありません。",
    otherVersion: "このアドレス帳は別のバージョンのページで保存されたものです。",
    manyEntries: {
      other: "アドレス帳に登録できるのは {count} 件までですが、これを超えています。",
    },
    badEntry: "このファイルの項目 {number} は、名前とアドレスの組ではありません。",
  },
  results: {
    confirmed: "確定しました",
    confirmedIn: "レジャー {ledger} で確定しました",
    rejected: "ネットワークに拒否されました",
    unknownCode: "ネットワークが {code} を返しました。",
    status: "Horizon がステータス {status} を返しました。",
    unanswered: "まだ応答がありません",
    mayApply:
      "有効期限までは、ネットワークが適用する可能性があります。同じエンベロープをもう一度送信しても安全です。適用されるのは一度だけです。",
  },
  sandbox: {
    title: "サンドボックス",
    wallet: "シミュレーション用ウォレット",

    // What the wallet will do.
    response: "応答",
    ask: "毎回尋ねる",
    approve: "承認する",
    reject: "拒否する",
    never: "応答しない",
    close: "ウィンドウを閉じる",
    alter: "別のものに署名する",
    "wrong-signer": "別のアカウントで署名する",
    willAsk: "{wallet} はあなたに尋ねます",
    willApprove: "{wallet} は自動的に承認します",
    willReject: "{wallet} はすべてのリクエストを拒否します",
    willNever: "{wallet} は応答しません",
    willClose: "{wallet} はウィンドウを閉じます",
    willAlter: "{wallet} は別のものに署名します",
    willMistake: "{wallet} は別のアカウントで署名します",
    locked: "{wallet} はロックされています",
    notInstalled: "{wallet} はインストールされていません",
    off: "{wallet} はオフです",
    unplugged: "{wallet} は接続されていません",
    account: "{name}、{address}",
    accountOn: "{name}、{network}",

    // Its settings.
    accountField: "アカウント",
    network: "ネットワーク",
    extension: "インストール済み",
    site: "インストール済み",
    either: "拡張機能をインストール済み",
    phone: "スマートフォンがオン、画面をスキャン中",
    device: "接続済み",
    lock: "ロック中",
    reset: "リセット",
    quirks: "{wallet} の癖",
    notReceived: "届きませんでした。",

    // The services between the page and a phone.
    bridge: "ページとスマートフォンの間",
    noServer: "サンドボックスのサーバーから応答がありません。",
    refused: "サンドボックスのサーバーに拒否されました。",
    relay: "リレー",
    works: "正常",
    slow: "遅い",
    loses: "次のメッセージを失う",
    silent: "応答しない",
    refuses: "このアプリを拒否する",
    unreachable: "つながらない",
    explorer: "ウォレットの一覧",
    hostile: "悪意のある項目がある",
    fails: "失敗する",
    garbage: "一覧ではない",
    missing: "届かない",

    // Messages.
    messages: "メッセージ",
    noMessages: "ページとウォレットの間のメッセージがここに表示されます。",
    latest: "最新のメッセージ",
    received: "{time}  ページ → ウォレット  {name}",
    sent: "{time}  ウォレット → ページ  {name}",

    // Messages of a device.
    publicKey: "公開鍵",
    signTransaction: "トランザクションに署名",
    configuration: "構成",
    signHash: "ハッシュに署名",
    signAuthorization: "認可に署名",
    signMessage: "メッセージに署名",
    command: "コマンド {code}",
    continued: "{command}（続き）",
    done: "完了",
    denied: "拒否",
    deviceLocked: "ロック中",
    blindOff: "ブラインド署名がオフ",
    otherApp: "別のアプリが開いている",
    unknownCommand: "アプリにとって不明",
    tooLarge: "大きすぎて表示できない",
    notShown: "表示できない",
    status: "ステータス {code}",

    // Recipients of a payment.
    recipients: "サンドボックスのアカウント",
    inSandbox: "サンドボックス内：",
    pay: "{name} に送金、{address}",
  },
  secrets: {
    secretKey:
      "秘密鍵のようなので削除しました。保存も送信もされていません。このサイトも含め、ウェブサイトには決して入力しないでください。署名はウォレットが行います。",
    recoveryPhrase:
      "リカバリーフレーズのようなので削除しました。保存も送信もされていません。このサイトも含め、ウェブサイトには決して入力しないでください。署名はウォレットが行います。",
  },
  shortcuts: {
    title: "キーボードショートカット",
    transaction: "「トランザクション」を開く",
    authorization: "「認可」を開く",
    message: "「メッセージ」を開く",
    check: "「確認」を開く",
    connect: "ウォレットを接続",
    field: "最初の入力欄へ移動",
    network: "ネットワークへ移動",
    list: "この一覧を表示",
    use: "これらのショートカットを使う",
    hint: "入力欄に入力していないときに使えます。",
    close: "閉じる",
  },
  sign: {
    steps: "手順",
    compose: "作成",
    review: "確認と署名",
    sendStep: "送信",

    // Where a transaction comes from.
    source: "トランザクションの元",
    payment: "新しい送金",
    import: "トランザクションをインポート",
    importForm: "エンベロープ",
    envelopeOrLink: "トランザクションのエンベロープまたはリンク",
    envelopeHint:
      "base64 の XDR、web+stellar: リンク、または受け取ったリンク。貼り付けるか、ファイルをドロップしてください。",
    nothingPasted: "トランザクションまたはリンクを貼り付けるか、ファイルをドロップしてください。",
    reviewTransaction: "トランザクションを確認",
    emptyFile: "このファイルは空です。",
    largeFile: "このファイルはエンベロープとしては大きすぎます。",
    noEnvelope: "このファイルにはトランザクションのエンベロープがありません。",

    // The review.
    aboutToSign: "これから署名する内容",
    aboutToSend: "これから送信する内容",
    signIn: "{wallet} で署名",
    theWallet: "ウォレット",
    theWalletFirst: "ウォレット",
    edit: "編集",
    discard: "破棄",
    send: "送信する",
    sendAgain: "もう一度送信する",
    withoutSigning: "署名せずに続ける",

    // Warnings.
    notMentioned:
      "このトランザクションはあなたのアカウントに言及していません。あなたの署名は不要かもしれません。",
    otherAccount: "このトランザクションは別のアカウントのものです。",
    expired: "有効期限が切れているため、ネットワークは適用しません。",
    used: "シーケンス番号が使用済みのため、ネットワークは適用しません。",
    ahead: "シーケンス番号が先のものです。先に別のトランザクションを適用する必要があります。",

    // What was verified.
    verified: "署名と検証が完了",
    signed: "署名しました",
    sameTransaction: "確認したトランザクションと完全に一致します。",
    validFor: "{address} の署名は {network} で有効です。",
    validForAddress: "リクエストしたアドレスについて有効です。",
    notVerified: "署名を検証できませんでした。",
    altered: "ウォレットは、許可どおり、リクエストとは異なるトランザクションに署名しました。",
    unreported: "ウォレットから検証できるものが返されませんでした。",
    off: "検証はオフです。",
    envelope: "署名済みエンベロープ",
    signature: "署名（64 バイト、base64）",
    address: "アドレス",
    startAnother: "新しく始める",

    // Sending.
    sending: "{network} に送信しました。確定を待っています…",
    sent: "トランザクションを送信しました",
    copyHash: "トランザクションのハッシュをコピー",
  },
  signatures: {
    // Who has signed.
    signatures: "署名",
    inside: "内側のトランザクションの署名",
    feeBump: "手数料引き上げ（fee bump）の署名",
    ready: "送信できます",
    forAccount: "{account} の署名",
    signed: "{address} は署名済み、{weight}",
    notSigned: "{address} は未署名、{weight}",
    youSigned: "{address}（あなた）は署名済み、{weight}",
    youNotSigned: "{address}（あなた）は未署名、{weight}",
    weight: "重み {weight}",
    unknown: "このアカウントの署名者を読み込めなかったため、不足している重みがわかりません。",
    fullySigned: "必要な署名がそろいました（{needed} 中 {weight}、{threshold}）。",
    partlySigned:
      "一部のみ署名済みです（{needed} 中 {weight}、{threshold}）。不足している重み：{missing}。",
    low: "低しきい値",
    medium: "中しきい値",
    high: "高しきい値",
    otherNetwork: "{network} 用ではありません。",
    unneeded: "不要な署名があります",
    unneededHint: "ネットワークは、必要以上の署名があるトランザクションを拒否します。",
    remove: "不要な署名を削除",

    // Passing it on.
    share: "ほかの署名のために共有",
    shareHint:
      "次の署名者向け：リンクを開くと、このページがトランザクションとその署名を表示します。トランザクションはリンク自体に含まれ、サーバーには送られませんが、リンクを持つ人は誰でも見られます。",
    shareLink: "共有するリンク",
    tooLong:
      "このトランザクションはリンクや QR コードには長すぎます。ダウンロードして次の署名者にファイルを送ってください。相手は「トランザクションをインポート」で開けます。",
    shareFile: "共有するファイル",

    // Importing signatures.
    importSignatures: "署名をインポート",
    otherCopy: "別のコピー",
    signedCopy: "このトランザクションの署名済みコピー",
    copyHint:
      "base64 の XDR、または返ってきたリンク。貼り付けるか、ファイルをドロップしてください。",
    import: "インポート",
    imported: "インポートしました。",
    noCopy: "コピーまたはそのリンクを貼り付けてください。",
    payment: "このリンクは送金を求めるものです。",
    linkForOther: "このリンクは別のネットワーク用のため、署名が合いません。",
    different:
      "これは別のトランザクションのため、署名が合いません。このトランザクションの署名済みコピーを依頼してください。",
    nothingNew: "このコピーに新しい署名はありません。",
    tooMany: "トランザクションに付けられる署名は最大 {most} 件です。",
    notEnvelope: "これは base64 のトランザクションのエンベロープではありません。",
  },
  stellar: {
    // Amounts.
    noAmount: "金額を入力してください。",
    usePoint: "小数点にはピリオドを使ってください（例：12.5）。",
    useDigits: "数字を使ってください（例：12.5）。",
    tooManyDecimals: "小数は 7 桁までです。",
    zero: "金額は 0 より大きくしてください。",
    tooLarge: "この金額はネットワークには大きすぎます。",

    // Memos.
    noMemo: "メモを入力するか、「なし」を選んでください。",
    memoTooLong: "テキストメモは {most} バイトまでですが、これは {length} バイトです。",
    badId: "ID は 18446744073709551616 未満の整数です。",
    badHash: "ハッシュは 64 桁の 16 進数です。",

    // Authorizations.
    ofSource:
      "このエントリはトランザクションの送信元アカウントが認可します。トランザクションに署名すれば十分です。",

    // What a server of the network didn't answer.
    noHorizon: "Horizon につながりません。",
    noAccount: "Horizon からアカウントが返されませんでした（ステータス {status}）。",
    noRpc: "ネットワークの RPC につながりません。",
    noLedger: "ネットワークの RPC が最新のレジャーを返しませんでした（ステータス {status}）。",
  },
  verdicts: {
    valid: "有効",
    validFor: "{network} で有効",
    notValid: "無効",
    for: "{network} 用です。",
    unknownNetwork: "不明なネットワーク用です。",
    otherNetwork: "{network} 用ではありません。",
    otherAddress: "この認可は別のアドレスのものです。",
    notSigned: "このアドレスの鍵による署名ではありません。",
    notSignedFor: "このアドレスの鍵は、{network} 用のこのトランザクションに署名していません。",
    albedo: "Albedo の旧形式で、アドレスを含みます。",
    sep53: "SEP-53 形式です。",
    cannotVerify: "ここでは検証できません",
    onlyContract: "このアドレスの署名を検証できるのは、そのコントラクトだけです。",
    badSignature: "署名は base64 で 64 バイトです。",
    contract: "コントラクトには署名の鍵がありません。",

    // Signatures of an envelope.
    unknownKey: "不明な鍵による署名",
    unknownKeyHint:
      "鍵は末尾が {hint} のバイト列です。誰の鍵か心当たりがあれば、下にアドレスを追加してください。",
    noKeyTried: "試したどの鍵の署名でもありません",
    noKeyTriedHint:
      "ここに挙げられた、{hint} で終わる鍵：{listed} 件。試したのは最初の {tried} 件だけです。",
    noNetwork: "既知のどのネットワークでも有効ではありません",
    noNetworkHint: "ヒントはこの鍵を示していますが、この鍵の署名ではありません。",
  },
  wallets: {
    simulated: "シミュレーション",
    label: "{wallet}（シミュレーション）：{title}",
    closeWindow: "ウィンドウを閉じる",
    note: "サンドボックス：公開されたテスト用の鍵です。実際のお金は動きません。",
    moreOne: "ほか 1 件のリクエストが待機中です。",
    more: "ほか {count} 件のリクエストが待機中です。",
    otherAccount: "別のアカウント",

    // What stands before a request.
    welcome: "{wallet} へようこそ",
    noWallet:
      "ウォレットはまだ設定されていません。サンドボックスでは、クリックするだけで作成されます。",
    setUp: "設定する",
    locked: "{wallet} はロックされています",
    noPassword: "サンドボックスでは、パスワードなしでロックを解除できます。",
    unlock: "ロックを解除",
    gotIt: "OK",
    close: "閉じる",

    // The browser's own dialog.
    wantsDevice: "{host} がデバイスへの接続を求めています",
    noDevice: "対応するデバイスが見つかりません。",
    browserPrompt:
      "これはブラウザの確認画面です。接続すると、ページがデバイスにアクセスできるようになります。",
    cancel: "キャンセル",
    connectDevice: "接続",

    // Requests, by kind.
    connect: "このサイトを接続しますか？",
    address: "これはあなたのアドレスですか？",
    transaction: "このトランザクションに署名しますか？",
    "auth-entry": "この認可に署名しますか？",
    message: "このメッセージに署名しますか？",
    hash: "このハッシュに署名しますか？",
    token: "このトークンを追加しますか？",
    batch: "これらのトランザクションに署名しますか？",
    grant: "次回から確認せずに許可しますか？",
    account: "あなたのアカウント",
    requestedBy: "{host} からのリクエスト",
    seesAddress: "このサイトは、このアカウントのアドレスを閲覧できます。",
    maySign: "このサイトは、署名を求めることができます。",
    addressRow: "アドレス",
    hashRow: "ハッシュ",
    cannotShow: "このウォレットでは、署名する内容を表示できません。",
    reading: "読み込み中…",
    reject: "拒否する",
    approve: "承認する",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "トランザクションのエンベロープ",
    preimage: "認可のプリイメージ",
    authorization: "プリイメージまたは認可エントリ",

    // What to do.
    withAdvice: "{problem}{advice}",
    pasteEnvelope: "トランザクションのエンベロープ（AAAA で始まる base64）を貼り付けてください。",
    pastePreimage: "署名されたプリイメージ（AAAA で始まる base64）を貼り付けてください。",
    pasteAuthorization:
      "プリイメージまたは認可エントリ（AAAA で始まる base64）を貼り付けてください。",

    // What an unsuitable text is.
    empty: "空です。",
    address: "これはアドレスです。",
    link: "これは web+stellar: リンクです。",
    webAddress: "これはウェブアドレスです。",
    json: "これは JSON またはコードです。その中の XDR だけを貼り付けてください。",
    hash: "これはハッシュで、トランザクション自体を含みません。",
    hex: "これは base64 ではなく 16 進数です。",
    encoded: "これは URL エンコードされています（% を含みます）。",
    notBase64: "これは base64 ではありません。「{character}」を含みます。",
    damaged: "この XDR は不完全か、壊れています。もう一度コピーしてください。",
    signature: "これは署名と同じ長さ（64 バイト）です。",
    key: "これは鍵またはハッシュと同じ長さ（32 バイト）です。",
    otherKind: "これは{kind}で、{wanted}ではありません。",
    startsLike:
      "{kind}のように始まりますが、不完全か、変更されています。もう一度コピーしてください。",
    unknown: "これは有効な base64 ですが、{wanted}ではありません。",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "ほかのもののプリイメージ",
    entry: "認可エントリ",
    result: "トランザクションの結果",
    meta: "トランザクションの結果のメタデータ",
    resources: "コントラクト呼び出しのリソース",
    transaction: "エンベロープのないトランザクション",
    operation: "トランザクションのないオペレーション",
    ledgerKey: "レジャーキー",
    contractValue: "コントラクトの値",
  },
}
