// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Korean. */
export const texts: Translation = {
  account: {
    title: "내 계정",
    reload: "계정 다시 불러오기",
    retry: "다시 시도",
    inactive: "아직 활성화되지 않았습니다. 첫 XLM을 받으면 활성화됩니다.",
    balance: "잔액:",
    unavailable: "확인할 수 없음",
    loading: "잔액 불러오는 중…",
    available: "사용 가능 {amount}",
    address: "주소",
    theAddress: "주소",
    copyAddress: "주소 복사",

    // Facts.
    reserved: "준비금",
    sequence: "시퀀스",
    signers: "서명자",
    signersNeed: { other: "{count}명, 결제에 필요한 가중치 {weight}" },
    ownership: "소유권",
    unknown: "알 수 없음",
    remembered: "지난 방문에서 기억함",
    reported: "지갑이 알려 줌",
    proven: "서명으로 검증됨",

    // The faucet.
    fund: "테스트 XLM 받기",
    notFunded: "계정에 입금하지 못했습니다",
    notFundedHint: "포싯이 혼잡할 수 있습니다. 잠시 후 다시 시도하세요.",
    faucetRefused: "포싯이 이 계정에는 입금하지 않습니다.",

    // Other assets.
    others: "다른 자산",
    issuedBy: "발행자 {issuer}",
    more: { other: "{count}개 더 보기" },
    checkDomain: "홈 도메인 확인",
    noDomain: "발행자에게 홈 도메인이 없습니다.",
    badDomain: "발행자의 홈 도메인이 올바른 도메인 이름이 아닙니다.",
    listed: "{domain} 도메인은 발행자의 홈 도메인이며, 이 자산을 등록해 두었습니다.",
    unlisted: "{domain} 도메인은 발행자의 홈 도메인이지만, 이 자산을 등록하지 않았습니다.",
    blocked:
      "{domain} 도메인은 발행자의 홈 도메인입니다. 이 페이지에서는 접속할 수 없으니 직접 확인하세요.",
    unreachable: "{domain} 도메인은 발행자의 홈 도메인이지만, stellar.toml을 불러오지 못했습니다.",
    openToml: "stellar.toml 열기(새 탭)",

    // What the wallet can do.
    abilities: "{wallet}에서 할 수 있는 작업",
    transactions: "트랜잭션 서명",
    calls: "컨트랙트 호출에 권한 부여",
    messages: "메시지 서명(SEP-53)",
    submits: "트랜잭션 직접 제출",
    choosesAccount: "앱에서 계정 선택 가능",
    reconnects: "자동으로 다시 연결",
    networks: "네트워크: {networks}",
    notSupported: "미지원:",
    bound: "{wallet} 지갑은 자체 네트워크용으로 서명하므로, 서명하기 전에 매번 확인합니다.",
  },
  activity: {
    title: "활동",
    clear: "지우기",
    empty: "지갑에 보낸 요청이 결과 및 검증 내용과 함께 여기에 표시됩니다.",
    more: { other: "{count}개 더 보기" },
    copyReport: "보고서 복사",
    includeAddresses: "주소와 해시 포함",

    // The kinds of entries.
    connect: "연결",
    transaction: "트랜잭션 서명",
    "auth-entry": "권한 부여 서명",
    message: "메시지 서명",
    sent: "보낸 트랜잭션",

    // An entry's buttons, and their names for screen readers.
    open: "열기",
    retry: "다시 시도",
    entry: "{kind}, {party}, {time}",
    openEntry: "열기: {entry}",
    retryEntry: "다시 시도: {entry}",
    copyEntry: "이 항목 복사: {entry}",

    // What was verified.
    connected: "연결됨",
    verified: "검증됨: 내용이 요청과 일치하고 서명이 유효함",
    partlyVerified: "일부 검증됨: 내용이 요청과 일치하지만 서명을 검증할 수 없었음",
    altered: "검증됨: 허용된 대로 요청과 다른 트랜잭션이며 서명이 유효함",
    unreported: "검증되지 않음: 지갑이 검증할 수 있는 내용을 반환하지 않음",
    notVerified: "검증되지 않음",
  },
  app: {
    skip: "본문으로 건너뛰기",
    gallery: "구성 요소 갤러리",

    // The header.
    language: "언어",
    languageMissing: "이 언어를 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.",
    network: "네트워크",
    theme: "테마: {theme}",
    switchTheme: "테마: {theme}. {next}(으)로 전환",
    auto: "시스템",
    light: "라이트",
    dark: "다크",

    // The sandbox or real wallets.
    modes: "샌드박스 또는 실제 지갑",
    sandbox: "샌드박스",
    sandboxHint: "이 컴퓨터의 연습용 지갑과 네트워크입니다. 실제 돈이 아닙니다.",
    live: "실제 지갑",
    liveHint: "내 지갑입니다. Public에서 결제하면 실제 돈이 사용됩니다.",

    // The page before a wallet is connected.
    headline: "모든 Stellar 지갑으로 서명하세요. 요청한 그대로 서명했는지 확인할 수 있습니다.",
    wallets: "지원하는 지갑",
    keys: "키는 지갑 안에만 있습니다. 이 페이지는 비밀 키나 복구 구문을 절대 묻지 않습니다.",
    ways: "서명을 확인하는 방법",
    wayRead: "먼저 내용을 읽습니다",
    wayReadText: "트랜잭션, 권한 부여, 메시지는 지갑으로 보내기 전에 쉬운 말로 표시됩니다.",
    waySign: "지갑이 서명합니다",
    waySignText: "지갑이 자체 창에 요청을 표시합니다. 언제든지 취소할 수 있습니다.",
    wayCheck: "결과를 확인합니다",
    wayCheckText: "요청, 계정, 네트워크와 정확히 일치해야 하며, 그렇지 않으면 거부됩니다.",
    checkWithout: "지갑 없이 서명 확인",
    checkTitle: "서명 확인",
    back: "처음으로 돌아가기",

    // The tabs.
    sign: "서명",
    tabs: "서명 및 확인",
    transaction: "트랜잭션",
    authorization: "권한 부여",
    message: "메시지",
    check: "확인",

    // Why the page can't be opened.
    notOpened: "이 페이지를 열지 못했습니다",
    useReal: "실제 지갑 사용",
    retry: "다시 시도",
    noConfig: "config.json을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.",
    badConfig:
      "config.json을 불러오지 못했습니다(HTTP {status}). 이 파일은 index.html과 같은 위치에 있어야 합니다.",
    noSandbox:
      "이 주소에는 샌드박스가 없습니다. 내 컴퓨터에서 실행하려면 “npm start”를 사용하세요.",

    manageNetworks: "네트워크 추가 또는 삭제",

    // What keeps the wallet from signing.
    yourWallet: "내 지갑",
    cannotSign: "{wallet} 지갑은 {network}에서 서명할 수 없습니다",
    use: "{network} 사용",
    networksDiffer: "{wallet} 네트워크는 {actual}, 이 페이지는 {expected}입니다",
    networksDifferHint:
      "서명하기 전에 한쪽을 전환하세요. {wallet} 지갑은 자체 네트워크용으로 서명합니다.",
    overHttp: "여기에서는 Freighter가 Public용으로 서명하지 않습니다",
    overHttpHint:
      "일반 http로 불러온 페이지는 거부됩니다. 이 페이지를 https로 열거나 Testnet을 선택하세요.",
    lost: "{wallet} 지갑이 꺼졌거나 업데이트되었습니다. 이 페이지를 새로고침하세요.",
    locked: "{wallet} 지갑이 잠겨 있습니다",
    lockedHint: "서명하려면 잠금을 해제하세요.",
    otherAccount: "{wallet}에서 다른 계정이 선택되어 있습니다",
    otherAccountHint: "이 계정으로 다시 전환하거나 다시 연결하세요.",
    withheld:
      "{wallet} 지갑이 잠겨 있거나, 이 페이지와 공유하지 않은 계정 또는 네트워크를 사용하고 있습니다",
    withheldHint: "잠금을 해제하거나, 다시 전환하거나, 다시 연결하세요.",
    reconnect: "다시 연결",
    reload: "페이지 새로고침",

    newer: "이 페이지의 새 버전이 준비되었습니다",

    // A connection that a reload could not restore.
    previous: "{wallet}에 연결되어 있었습니다",
    previousHint: "지갑을 켜거나 설치한 다음 이 페이지를 새로고침하세요.",
    forget: "이 연결 지우기",
  },
  authorization: {
    lead: "컨트랙트 호출에는 권한 부여가 필요합니다. 트랜잭션으로 함께 하거나, 다른 계정이 비용을 내는 경우 따로 합니다.",
    what: "권한을 부여할 대상",
    call: "컨트랙트 호출하기",
    sponsored: "후원받는 호출",
    alone: "권한 부여만",
    pasted: "권한 부여 가져오기",
    noEntries: "{wallet} 지갑은 권한 부여 항목에 서명하지 않습니다",
    noEntriesHint:
      "트랜잭션 전체에는 서명하므로 “컨트랙트 호출하기”는 사용할 수 있습니다. 권한 부여만 따로 서명하려면 Freighter처럼 항목에 서명하는 지갑을 연결하세요.",

    // The example.
    example: "호출 예시",
    reviewExample: "예시 검토",
    exampleNotBuilt: "예시를 만들지 못했습니다",
    exampleLead: "내 계정에서 소각 주소로 {amount} 이체.",
    exampleHint:
      "서명하고 검증하지만 보내지는 않습니다. 권한 부여는 트랜잭션 없이는 아무 효과도 없습니다.",
    format: "형식",
    type10: "유형 10, 주소 포함",
    type9: "유형 9, 주소 미포함",

    // A pasted one.
    pastedForm: "붙여넣은 권한 부여",
    preimageOrEntry: "프리이미지 또는 권한 부여 항목",
    preimageHint: "HashIdPreimage 또는 SorobanAuthorizationEntry의 base64 XDR.",
    nothingPasted: "프리이미지 또는 권한 부여 항목을 붙여넣으세요.",
    review: "권한 부여 검토",

    // The result.
    matches: "서명이 검토한 프리이미지와 일치합니다.",
    preimage: "서명되는 프리이미지",
  },
  check: {
    lead: "누가 무엇에, 어느 네트워크용으로 서명했는지 확인하세요. 붙여넣은 내용은 브라우저 밖으로 나가지 않습니다.",
    offline: "오프라인에서 사용할 준비가 되었습니다. 확인은 이 기기에서 이루어집니다.",
    form: "서명 확인",
    check: "확인",
    impossible: "확인할 수 없습니다",

    // What is pasted.
    text: "확인할 내용",
    textHint:
      "서명된 트랜잭션, 권한 부여 또는 메시지(XDR, 텍스트, JSON, 링크), 또는 증명. 붙여넣거나 파일을 끌어다 놓으세요.",
    nothing: "확인할 내용을 붙여넣거나 파일을 선택하세요.",
    emptyFile: "빈 파일입니다.",
    largeFile: "파일이 너무 커서 확인할 수 없습니다.",

    // What was recognized.
    recognized: "인식된 내용: {form}",
    envelope: "트랜잭션 엔벨로프",
    envelopeLink: "트랜잭션이 있는 링크",
    envelopeJson: "트랜잭션 엔벨로프가 있는 JSON",
    preimage: "권한 부여의 프리이미지",
    entry: "권한 부여 항목",
    authorizationJson: "권한 부여가 있는 JSON",
    sep53: "서명된 메시지(SEP-53)",
    signedMessage: "서명된 메시지(Albedo의 이전 형식)",
    signature: "메시지가 없는 서명",
    address: "메시지가 없는 주소",
    json: "서명이 없는 JSON",
    plainText: "텍스트",
    proof: "증명",
    proofLink: "증명 링크",
    damaged: "불완전하거나 다른 종류의 XDR",

    // The correction.
    checkAs: "다음으로 확인",
    asEnvelope: "트랜잭션",
    asAuthorization: "권한 부여",
    asMessage: "메시지",
    asProof: "증명",

    // What is missing.
    messageField: "메시지",
    messageHint: "공백과 줄바꿈까지 서명한 그대로 입력하세요.",
    signatureField: "서명",
    signatureHint: "base64로 64바이트.",
    messageSignatureHint: "base64로 64바이트, Albedo의 이전 형식은 16진수.",
    addressField: "주소",
    extra: "다른 가능한 서명자(선택 사항)",
    extraHint: "한 줄에 주소 하나. 엔벨로프에 있는 계정은 자동으로 확인합니다.",
    noMessage: "서명된 메시지를 입력하세요.",
    noSignature: "서명을 입력하세요.",
    noAddress: "서명했어야 하는 주소를 입력하세요.",

    // Envelopes.
    feeBump: "수수료 인상(fee bump)의 서명",
    inside: "내부 트랜잭션의 서명",
    signed: "서명된 내용",
    signedFor: "서명된 내용({network}용)",
    unsigned: "서명이 없습니다",

    // Authorization entries.
    sourceEntry:
      "이 항목은 트랜잭션의 소스 계정이 권한을 부여합니다. 대신 서명된 트랜잭션을 확인하세요.",
    notSigned: "아직 서명되지 않음",
    cannotVerify: "여기에서 검증할 수 없음",
    onlyContract: "이 주소의 서명은 해당 컨트랙트만 검증할 수 있습니다.",
    noNetwork: "알려진 어떤 네트워크에서도 유효하지 않음",

    // What was checked.
    content: "확인한 내용",
    authorization: "권한 부여",
    proofMessage: "이 증명의 메시지",
    proofAuthorization: "이 증명의 권한 부여",
    proofTransaction: "이 증명의 트랜잭션",
    openedProof: "링크에서 연 증명",
    closeProof: "증명 닫기",
  },
  codes: {
    tx_too_early: "아직 유효하지 않습니다.",
    tx_too_late: "보내기 전에 만료되었습니다. 다시 만들어 더 빨리 서명하세요.",
    tx_missing_operation: "작업이 없습니다.",
    tx_bad_seq:
      "시퀀스 번호가 계정의 다음 번호가 아닙니다. 그사이 다른 트랜잭션이 전송되었습니다. 다시 만드세요.",
    tx_bad_auth: "계정에 필요한 서명이 부족하거나, 서명이 다른 네트워크용입니다.",
    tx_bad_auth_extra: "불필요한 서명이 있습니다.",
    tx_insufficient_balance: "계정이 준비금을 유지하면서 수수료를 낼 수 없습니다.",
    tx_no_source_account: "소스 계정이 이 네트워크에 없습니다.",
    tx_insufficient_fee: "현재 네트워크가 더 높은 수수료를 요구합니다.",
    tx_internal_error: "네트워크에 내부 오류가 발생했습니다. 다시 시도하세요.",
    tx_not_supported: "네트워크가 이런 종류의 트랜잭션을 지원하지 않습니다.",
    tx_bad_sponsorship: "후원을 시작하고 끝내지 않았거나, 시작하지 않은 후원을 끝냅니다.",
    tx_bad_minseq_age_or_gap: "계정의 시퀀스 번호가 아직 충분히 지나지 않았습니다.",
    tx_malformed: "형식이 잘못되었습니다.",
    tx_soroban_invalid: "컨트랙트 호출이 선언한 리소스가 올바르지 않습니다.",
    op_bad_auth: "서명이 부족한 작업이 있습니다.",
    op_no_source_account: "작업의 소스 계정이 이 네트워크에 없습니다.",
    op_not_supported: "네트워크가 지원하지 않는 작업이 있습니다.",
    op_too_many_subentries: "계정의 항목 수가 한도에 도달했습니다.",
    op_too_many_sponsoring: "계정이 후원하는 항목 수가 한도에 도달했습니다.",
    op_malformed: "형식이 잘못된 작업이 있습니다.",
    op_underfunded: "계정의 잔액으로는 준비금을 유지하면서 보낼 수 없습니다.",
    op_low_reserve: "잔액이 준비금보다 적어집니다.",
    op_already_exists: "계정이 이미 있습니다. 대신 결제를 보내세요.",
    op_no_destination: "받는 계정이 이 네트워크에 없습니다.",
    op_no_trust: "받는 계정에 이 자산의 신뢰선이 없습니다.",
    op_not_authorized: "발행자가 받는 계정의 이 자산 보유를 허용하지 않았습니다.",
    op_src_no_trust: "계정에 이 자산의 신뢰선이 없습니다.",
    op_src_not_authorized: "발행자가 계정의 이 자산 전송을 허용하지 않았습니다.",
    op_line_full: "받는 계정이 이 자산의 한도를 초과하게 됩니다.",
    op_no_issuer: "자산의 발행자가 이 네트워크에 없습니다.",
    op_invalid_limit: "신뢰선의 한도가 잔액보다 적습니다.",
    op_self_not_allowed: "계정이 자기 자신에게 할 수 없는 작업입니다.",
    op_immutable_set: "계정이 변경 불가 상태입니다.",
    op_has_sub_entries: "계정에 신뢰선, 오퍼 또는 서명자가 남아 있습니다.",
    op_seq_num_too_far: "계정의 시퀀스 번호가 너무 커서 병합할 수 없습니다.",
    op_dest_full: "받는 계정의 잔액이 네트워크의 최대치를 초과하게 됩니다.",
    op_over_source_max: "경로 비용이 지정한 최대 금액보다 많습니다.",
    op_under_dest_min: "경로로 받는 금액이 지정한 최소 금액보다 적습니다.",
    op_too_few_offers: "두 자산을 이어 주는 오퍼가 없습니다.",
    op_cross_self: "이 오퍼는 계정 자신의 오퍼와 체결됩니다.",
    op_offer_not_found: "이 오퍼는 존재하지 않습니다.",
    op_bad_seq: "요청한 시퀀스 번호가 범위를 벗어납니다.",
    op_does_not_exist: "작업의 대상이 존재하지 않습니다.",
    op_cannot_claim: "계정이 이 잔액을 청구할 수 없거나 아직 청구할 수 없습니다.",
    function_trapped: "컨트랙트가 실패했습니다.",
    resource_limit_exceeded: "컨트랙트 호출이 네트워크의 한도를 초과합니다.",
    entry_archived: "컨트랙트 호출에 보관된 데이터가 필요합니다. 먼저 복원하세요.",
    insufficient_refundable_fee: "컨트랙트 호출의 환불 가능 수수료가 너무 적습니다.",
  },
  contract: {
    // The form.
    call: "컨트랙트 호출",
    sponsoredCall: "후원받는 호출",
    build: "호출 만들기",
    notBuilt: "호출을 만들지 못했습니다",
    lead: "컨트랙트 호출로 XLM을 이체합니다. 호출에 권한을 부여하는 트랜잭션에 서명합니다.",
    leadSponsored: "컨트랙트 호출로 XLM을 이체합니다. 권한 부여에만 서명합니다.",
    hint: "네트워크가 먼저 호출을 시뮬레이션합니다.",
    hintSponsored:
      "샌드박스의 후원자가 트랜잭션을 제출하고 수수료를 냅니다. 후원자의 키는 공개되어 있으며 테스트 전용입니다.",
    recipient: "받는 사람",
    recipientExample: "G… 또는 C…",
    muxed: "계정(G…) 또는 컨트랙트(C…)를 입력하세요.",

    // Why a call can't be built.
    connecting: "아직 연결을 확인하고 있습니다.",
    inactive: "계정이 이 네트워크에서 아직 활성화되지 않았습니다. 먼저 입금하세요.",
    simulationFailed: "시뮬레이션에 실패했습니다: {reason}",
    unbuilt: "호출이 만들어지지 않았습니다.",
    authorizations: "이 호출에 필요한 권한 부여가 정확히 하나가 아닙니다.",

    // Its review.
    authorized: "권한 부여",
    withTransaction: "트랜잭션으로 함께",
    separately: "별도로: 권한 부여에만 서명",
    sentBy: "전송 계정",
    sponsor: "{address}, 샌드박스의 후원자(공개 테스트 키), 수수료를 최대 {fee} XLM까지 부담",

    // The signature.
    authorizationMatches: "서명이 요청한 권한 부여 및 이 네트워크와 일치합니다.",
    transactionMatches: "검토한 트랜잭션과 정확히 일치합니다.",
    signatureValid: "계정의 서명이 유효합니다.",
    send: "보내기",
    sendSponsored: "후원자를 통해 보내기",
    startAnother: "새로 시작",

    // The network's answer.
    confirmed: "원장 {ledger}에서 확정됨",
    contractFailed: "컨트랙트가 실패했습니다. 수수료만 지불되었고 다른 변경은 없습니다.",
    rejected: "네트워크가 거부했습니다",
    notAccepted:
      "네트워크가 트랜잭션을 받아들이지 않았습니다. 그사이 다른 트랜잭션이 전송되었거나 만료되었습니다. 다시 만드세요.",
    unanswered: "아직 응답 없음",
    mayApply: "만료될 때까지 네트워크가 적용할 수 있습니다. 새로 시작하기 전에 잔액을 확인하세요.",

    // What it changed.
    sent: "{amount} 전송됨: {from}에서 {to}(으)로",
    changes: "변경된 내용",
    before: "이전 잔액",
    after: "현재 잔액",
    fee: "부과된 수수료",
    feeToYou: "{amount}, 내가 부담",
    feeToSponsor: "{amount}, 후원자가 부담",
  },
  effects: {
    title: "변경될 내용",
    computing: "변경될 내용 계산 중…",

    // How the effect is known, or why it is not.
    notSimulated: "시뮬레이션할 수 없었습니다: {reason}",
    simulated: "예상: {time}에 {network}에서 시뮬레이션했습니다.",
    computed:
      "예상: {time}에 {network}의 내 계정 상태로 계산했습니다. 다른 계정은 확인하지 않았습니다.",
    notIncluded: "예상에 포함되지 않은 내용",
    alone:
      "호출만의 결과입니다. 권한 부여가 담긴 트랜잭션은 더 많은 일을 할 수 있지만, 내 이름으로 다른 일을 할 수는 없습니다.",
    fails: "실패할 것으로 예상",
    failsHint: "실패한 트랜잭션은 아무것도 변경하지 않지만 수수료가 들 수 있습니다.",
    nothing: "계정에 변경이 없을 것으로 예상됩니다.",
    inactive: "계정이 이 네트워크에서 아직 활성화되지 않았습니다.",
    noRpc: "네트워크의 RPC에 접속할 수 없습니다.",
    noAnswer: "네트워크의 RPC가 응답하지 않았습니다(상태 {status}).",
    noSimulation: "네트워크의 RPC가 시뮬레이션 결과를 반환하지 않았습니다.",
    noOperation: "트랜잭션에 작업이 없습니다.",
    noCall: "컨트랙트 호출에 대한 권한 부여가 아닙니다.",
    noAmount: "금액이 없는 작업이 있습니다.",

    // The changes.
    changes: "예상되는 변경",
    asset: "{asset}(예상)",
    reserve: "준비금(예상)",
    reserveUnknown: "계산하지 않음: 다른 계정이 부담할 수 있음",
    trustLines: "신뢰선(예상)",
    signers: "서명자(예상)",
    weight: "가중치 {weight}",
    thresholds: "임계값(예상)",
    thresholdValues: "낮음 {low}, 중간 {medium}, 높음 {high}",
    token: "토큰(예상)",
    units: "{amount}단위",
    unitsLess: "현재보다 {amount}단위 감소",
    unitsMore: "현재보다 {amount}단위 증가",
    now: "현재 {value}",
    atLeast: "최소 {amount}",
    between: "{least}~{most}",
    contractFee: "컨트랙트 수수료",
    contractFeeMost: "이 시뮬레이션에서 최대 {amount}",
    contracts: "변경되는 컨트랙트 데이터",
    noContracts: "없음",
    beyond: "추가로 권한이 부여되는 내용",
    nothingBeyond: "호출 외에는 없음",

    // What else changes.
    sequence: "시퀀스 번호가 올라갑니다.",
    offerReleases: "오퍼에 묶여 있던 금액을 다시 사용할 수 있게 됩니다.",
    offerStays: "바로 거래되지 않는 금액은 오퍼에 남으며, 오퍼는 준비금 0.5 XLM을 차지합니다.",

    // Why the network is expected to reject it.
    overLimit: "신뢰선이 허용하는 {code} 한도({limit})를 초과합니다.",
    noTrustLine: "이 {code}의 신뢰선이 없습니다.",
    notAuthorized: "발행자가 {code} 보유를 허용하지 않습니다.",
    tooLittle: "{needed} 필요하지만 {available}만 사용할 수 있습니다.",
    belowReserve: "잔액이 준비금 {amount}보다 적어집니다.",
    noData: "그런 데이터 항목이 없습니다.",
    exists: "계정이 이미 있으므로 생성할 수 없습니다.",
    overNewLimit: "새 한도보다 많이 보유하고 있습니다.",
    stillHeld: "아직 {code} 잔액이 있어 신뢰선을 삭제할 수 없습니다.",
    notMergeable: "신뢰선, 오퍼, 데이터 또는 후원하는 항목이 있는 계정은 병합할 수 없습니다.",
    archived: "보관된 컨트랙트 데이터를 먼저 다른 트랜잭션으로 복원해야 합니다.",
    unauthorized: "이 호출에는 트랜잭션에 포함되지 않은 권한 부여가 필요합니다.",
    feeTooLow: "수수료가 너무 낮습니다. 호출 비용은 최소 {amount}입니다.",

    // Warnings.
    mayFail: "실패할 수 있습니다. {reason}",
    closes: "계정이 폐쇄되고 아무것도 남지 않습니다. {amount} 금액이 {destination}(으)로 갑니다.",
    closesAtLeast:
      "계정이 폐쇄되고 아무것도 남지 않습니다. 최소 {amount} 금액이 {destination}(으)로 갑니다.",
    locked: "아무도 이 계정을 위해 서명할 수 없게 되며, 계정이 영구히 잠깁니다.",
    noPayments: "모든 서명자가 함께 서명해도 더 이상 결제할 수 없게 됩니다.",
    noNewSigners: "모든 서명자가 함께 서명해도 더 이상 서명자를 변경할 수 없게 됩니다.",
    allows: "{spender}에서 내 자산을 최대 {amount}까지 쓸 수 있게 됩니다.",
    notAsStated: "호출이 표시된 내용과 다릅니다. 다음은 수행되지 않습니다: {sentence}",
    takesMore: "호출이 표시된 내용과 다릅니다. 추가로 {amount} 금액을 내 계정에서 가져갑니다.",
    takesMoreFor:
      "호출이 표시된 내용과 다릅니다. 추가로 {amount} 금액을 내 계정에서 {to}(으)로 가져갑니다.",
    tokenUnits: "토큰 {contract} {amount}단위",
  },
  errors: {
    // Any wallet.
    engineMissing: "지갑 기능을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.",
    noAddress: "{wallet} 지갑이 Stellar 주소를 반환하지 않았습니다.",
    notInstalled: "{wallet} 지갑이 설치되어 있지 않습니다",
    noAnswerInTime: "제시간에 응답이 오지 않았습니다.",
    disconnected: "지갑 연결이 해제되었습니다.",
    networkChanged: "요청 중에 네트워크가 전환되었습니다.",
    otherConnection: "다른 연결이 시작되었습니다.",
    canceled: "요청이 취소되었습니다.",
    slowToLoad:
      "{wallet} 지갑을 불러오는 데 너무 오래 걸렸습니다. 인터넷 연결을 확인하고 다시 시도하세요.",
    notLoaded: "{wallet} 지갑을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.",
    cannotDo: "{wallet} 지갑은 “{method}” 기능을 지원하지 않습니다",
    slowNetwork: "{wallet} 지갑이 제시간에 네트워크를 알려 주지 않았습니다.",
    noNetwork: "{wallet} 지갑이 네트워크를 알려 주지 않았습니다.",
    wrongNetwork:
      "{wallet} 네트워크는 {actual}인데, 이 요청은 {expected}용입니다. {where}에서 네트워크를 전환한 다음 다시 시도하세요.",
    expired: "{wallet}에서 응답이 없었습니다. 요청이 만료되었습니다.",
    neverOpened: "{wallet} 창이 제시간에 열리지 않았습니다. 요청이 만료되었습니다.",
    windowClosed: "{wallet} 창이 닫혔습니다.",
    unresponsive: "{wallet}에서 응답이 없습니다. 꺼져 있거나 제거되었을 수 있습니다.",
    removed: "요청 중에 지갑이 제거되었습니다.",
    notConnected: "연결된 계정도, 지정된 주소도 없습니다. 먼저 연결하세요.",
    cannotSignFor: "{wallet} 지갑은 {network}에서 서명할 수 없습니다.",
    noSignature: "{wallet} 지갑이 서명을 반환하지 않았습니다.",
    cannotSignEntries: "{wallet} 지갑은 {type} 권한 부여 항목에 서명할 수 없습니다.",
    typeNine: "유형 9",
    typeTen: "유형 10(주소 포함)",
    accountChanged: "요청 중에 {wallet} 계정이 바뀌었습니다. 다시 시도하세요.",
    signsText: "{wallet} 지갑은 바이트가 아니라 텍스트에 서명합니다.",
    signsWithAccounts:
      "{wallet} 지갑은 G… 계정으로만 서명합니다. 이대로 진행하면 다른 계정으로 서명하게 됩니다.",
    unreadableReply: "{wallet} 지갑이 읽을 수 없는 응답을 보내 무시했습니다.",
    stopped: "{wallet} 지갑이 응답하기 전에 중단되었습니다. 다시 시도하세요.",
    switchedOff: "{wallet} 지갑이 꺼졌거나 업데이트되었습니다. 이 페이지를 새로고침하세요.",
    closedEarly: "완료되기 전에 {wallet} 창이 닫혔습니다.",
    works: "{wallet} 지갑은 웹 페이지에서만 작동합니다.",

    // Addresses, base64 and XDR.
    badAddress: "올바르지 않은 Stellar 주소입니다: {reason}.",
    addressEmpty: "비어 있습니다",
    addressSecret: "비밀 키처럼 S로 시작합니다. 비밀 키는 절대 공유하지 마세요",
    addressStart: "G, M 또는 C로 시작해야 합니다",
    addressLength: "{wanted}자여야 하는데 {length}자입니다",
    addressChecksum: "잘못된 문자가 있습니다(체크섬이 일치하지 않음)",
    addressSecond: "두 번째 문자가 잘못되었습니다",
    badBase32: "base32가 아닙니다. A-Z와 2-7만 쓸 수 있습니다.",
    cutBase32: "base32가 아닙니다. 문자가 빠졌거나 마지막 문자가 잘못되었습니다.",
    badHex: "올바르지 않은 hex입니다. 0-9와 a-f 문자의 개수가 짝수여야 합니다.",
    badBase64: "base64가 아닙니다. A-Z, a-z, 0-9, +, /와 끝을 채우는 =만 쓸 수 있습니다.",
    xdrEmpty: "XDR이 비어 있습니다. base64를 입력하세요.",
    xdrTooLarge: "XDR이 너무 커서 어떤 네트워크에서도 받아들이지 않습니다.",
    badXdr: "XDR이 바이트 위치 {offset}에서 올바르지 않습니다: {reason}.",
    xdrShort: "너무 일찍 끝납니다",
    xdrDeep: "너무 깊게 중첩되어 있습니다",

    // Verification.
    insecure:
      "이 페이지에서는 서명을 검증할 수 없습니다. 브라우저의 암호화 기능은 https와 http://localhost에서만 쓸 수 있습니다.",
    verifierFailed: "브라우저가 서명을 검증하지 못했습니다.",
    verifierMissing: "서명을 검증하는 라이브러리를 불러오지 못했습니다. 페이지를 새로고침하세요.",
    badSignature: "지갑이 유효한 서명(base64로 64바이트)을 반환하지 않았습니다.",
    badHexSignature: "지갑이 유효한 서명(hex로 64바이트)을 반환하지 않았습니다.",
    otherEntryAddress: "이 권한 부여 항목은 {expected}용이 아니라 {actual}용입니다.",
    anotherNetwork: "다른 네트워크",
    notAuthorization:
      "서명할 수 있는 권한 부여(유형 9 또는 10의 HashIdPreimage)가 아닙니다. {reason}",
    invalidForRequest: "지갑이 반환한 서명이 {address} 및 이 요청에 대해 유효하지 않습니다.",
    invalidForTransaction:
      "지갑이 반환한 서명이 {address} 및 이 트랜잭션에 대해 유효하지 않습니다.",
    otherSigner:
      "서명한 계정이 {expected}이(가) 아니라 {actual}입니다. 지갑에서 {choice}을(를) 선택하고 다시 시도하세요.",
    anotherAccount: "다른 계정",
    noTransaction: "지갑이 트랜잭션을 반환하지 않았습니다. {reason}",
    unsigned: "지갑이 트랜잭션을 서명하지 않은 채 반환했습니다.",
    otherNetwork: "지갑이 {expected}용이 아니라 {actual}용으로 서명했습니다.",
    lostSignature: "지갑이 트랜잭션 {hash}에 이미 있던 서명을 제거했습니다. 제출하지 마세요.",
    otherTransaction:
      "지갑이 요청({sent})과 다른 트랜잭션({returned})을 반환했습니다. 제출하지 마세요.",
    submittedOther: "지갑이 요청과 다른 트랜잭션을 제출했습니다.",

    // Albedo.
    albedoOld:
      "이 버전의 Albedo는 SEP-53에 따라 메시지에 서명하지 않아 서명을 거부했습니다. Albedo를 업데이트하세요.",
    albedoProtocol:
      "Albedo가 프로토콜 버전 {actual}을(를) 사용하지만 버전 {expected}이(가) 필요합니다. Albedo 창을 닫았습니다.",
    albedoBlocked:
      "브라우저가 Albedo 창을 차단했습니다. 이 사이트의 팝업을 허용한 다음 다시 시도하세요.",
    albedoNetworks: "Albedo는 Public 및 Testnet 네트워크용으로만 서명합니다.",

    // Freighter.
    freighterUnlock: "확장 프로그램을 열어 잠금을 해제한 다음 다시 시도하세요.",
    freighterLong: "메시지가 너무 길어 Freighter에 표시할 수 없습니다.",
    freighterHttp:
      "Freighter는 http:// 페이지에서 Mainnet을 거부합니다. 이 페이지를 https://로 여세요.",
    freighterMobile: "Freighter 모바일 앱의 자체 브라우저에서는 WalletConnect로 연결하세요.",
    freighterFrame:
      "Freighter는 프레임 안에서 작동하지 않습니다. 이 페이지를 별도의 탭에서 여세요.",
    freighterSilent: "Freighter에서 응답이 없었습니다.",
    declined: "{wallet}에서 요청이 거절되었거나 창이 닫혔습니다.",

    // HOT.
    hotClosed:
      "응답하기 전에 HOT이 닫혔습니다. 요청이 다른 곳에 아직 표시되어 있으면 그곳에서 거절하세요.",
    hotNetwork: "HOT은 Public 네트워크용으로만 서명합니다.",
    hotHttps: "HOT은 https 페이지에서만 작동합니다.",
    hotIncomplete: "HOT이 요청을 완료하지 않았습니다.",
    hotSilent: "HOT의 연결 서비스에서 응답이 없었습니다. 다시 시도하세요.",
    hotFailed: "HOT의 연결 서비스에 문제가 발생했습니다({reason}). 나중에 다시 시도하세요.",
    hotOffline: "HOT의 연결 서비스에 접속할 수 없습니다. 인터넷 연결을 확인하세요.",

    // Ledger.
    ledgerDifferent: "이제 Ledger에 이 계정의 주소가 다르게 표시됩니다.",
    ledgerBlind:
      "Ledger에 이 내용을 표시할 수 없으며, Ledger의 Stellar 앱은 표시할 수 있는 내용에만 서명합니다. 그래도 서명하려면 기기에 있는 앱 설정에서 블라인드 서명을 켜세요.",
    ledgerApp: "Ledger에 Stellar 앱이 열려 있지 않습니다. Stellar 앱을 연 다음 다시 시도하세요.",
    ledgerCannotShow: "Ledger에 이 내용을 표시할 수 없어 서명하지 않습니다.",
    ledgerDeclined: "Ledger에서 요청이 거절되었습니다.",
    ledgerLocked: "Ledger가 잠겨 있습니다. 잠금을 해제하고 Stellar 앱을 연 다음 다시 시도하세요.",
    ledgerStatus: "Ledger에 오류가 발생했습니다(상태 {status}).",
    ledgerUnreadable: "Ledger의 응답을 읽을 수 없어 사용하지 않았습니다.",
    ledgerDamaged: "Ledger의 응답이 손상되어 사용하지 않았습니다. 기기를 뽑았다가 다시 연결하세요.",
    ledgerType: "Ledger는 유형 9 권한 부여 항목에만 서명합니다.",
    ledgerHttps: "Ledger는 https 페이지와 http://localhost에서만 작동합니다.",
    ledgerBrowser:
      "이 브라우저에는 WebHID가 없어 Ledger에 연결할 수 없습니다. Chrome, Edge, Brave 또는 Opera를 사용하세요.",
    ledgerFrame: "이 페이지는 기기를 사용할 수 없는 프레임 안에 있습니다. 별도의 탭에서 여세요.",
    ledgerUnplugged:
      "이 페이지에서 사용할 수 있는 Ledger가 연결되어 있지 않습니다. 기기를 연결하고 잠금을 해제한 후 Stellar 앱을 연 다음 다시 시도하세요.",
    ledgerClick: "브라우저가 기기 목록을 표시하려면 클릭이 필요합니다. 다시 시도하세요.",
    ledgerList: "브라우저가 기기 목록을 표시하지 못했습니다.",
    ledgerNotChosen:
      "선택한 기기가 없습니다. Ledger를 연결하고 잠금을 해제한 다음 브라우저 목록에서 선택하세요.",
    ledgerSignatures: "트랜잭션에 이미 최대 개수인 서명 20개가 있습니다.",
    ledgerBusy:
      "다른 탭이나 프로그램에서 Ledger를 사용 중입니다. Ledger의 자체 앱과 Ledger를 사용하는 다른 페이지를 닫은 다음 다시 시도하세요.",
    ledgerLost:
      "Ledger가 분리되었거나 앱이 닫혔습니다. 기기를 연결하고 잠금을 해제한 후 Stellar 앱을 연 다음 다시 시도하세요.",
    ledgerIndex: "계정 인덱스는 0부터 2147483647까지의 정수여야 합니다.",
    ledgerOther:
      "이 Ledger의 {path} 경로에는 다른 계정이 있습니다. 처음에 연결했던 Ledger를 연결하세요.",
    ledgerVersion:
      "이 Ledger의 Stellar 앱은 버전 {actual}입니다. {what}에 서명하려면 버전 {wanted} 이상이어야 합니다. Ledger의 자체 앱에서 업데이트하세요.",
    ledgerEntries: "권한 부여 항목",
    ledgerMessages: "메시지",

    // LOBSTR.
    lobstrNetwork: "LOBSTR는 Public 네트워크용으로만 서명합니다.",
    lobstrAccount:
      "LOBSTR가 {actual}에 대한 접근을 허용했지만, 요청은 {expected}용입니다. LOBSTR에서 해당 계정을 선택하거나 다시 연결하세요.",
    lobstrSilent: "LOBSTR에서 응답이 없었습니다.",
    lobstrDeclined:
      "LOBSTR에서 요청이 거절되었거나 창이 닫혔습니다. 휴대폰에 요청이 아직 표시되어 있으면 여전히 승인될 수 있으니 휴대폰에서 거절하세요.",
    lobstrFailed:
      "LOBSTR가 서명하지 못했습니다. 그사이 다른 요청을 받았을 수 있습니다. 다시 시도하세요.",
    lobstrWindow: "LOBSTR가 창을 열지 못했습니다. 다시 시도하세요.",
    lobstrUnknown: "LOBSTR가 이 페이지를 더 이상 인식하지 못합니다. 다시 연결하세요.",
    lobstrPhone: "휴대폰에서는 LOBSTR를 WalletConnect로 연결하세요.",

    // Rabet.
    rabetFeeBump: "Rabet은 수수료 인상(fee bump) 트랜잭션에 서명하지 않습니다.",
    rabetAccount:
      "Rabet에서 다른 계정({actual})이 선택되어 있습니다. Rabet에서 {expected}(으)로 전환하거나 다시 연결하세요.",
    rabetNoSignature: "Rabet이 서명을 반환하지 않았습니다. 이 트랜잭션에 서명할 수 없었습니다.",
    rabetLocked: "Rabet이 아직 잠겨 있습니다. Rabet을 열어 잠금을 해제한 다음 다시 시도하세요.",
    rabetNetworks: "Rabet은 Public 및 Testnet 네트워크용으로만 서명합니다.",
    rabetHint: "Rabet 창은 30초 후에 닫힙니다.",
    rabetSettings:
      "Rabet에서 응답이 없습니다. Rabet을 열어 설정을 한 번 저장한 다음 다시 시도하세요.",
    rabetSilent: "Rabet에서 응답이 없었습니다. 다시 시도하세요. {hint}",
    rabetChanged: "요청 중에 Rabet에서 계정이 전환되었습니다. 다시 시도하세요.",
    rabetDeclined: "Rabet에서 요청이 거절되었거나 창이 닫혔습니다. {hint}",
    rabetPrivacy:
      "이 사이트가 방금 연결되었는데도 Rabet은 연결되지 않았다고 알려 줍니다. Rabet 설정(General)에서 Privacy mode를 끄고 저장하세요. 이 브라우저 창 전체가 화면 안에 보이게 한 다음 다시 시도하세요.",
    rabetNoAccount: "Rabet에 아직 계정이 없습니다. Rabet에서 계정을 만든 다음 다시 시도하세요.",
    rabetRelocked: "서명하기 전에 Rabet이 잠겼습니다. 잠금을 해제한 다음 다시 시도하세요.",
    rabetUnreadable: "Rabet이 이 트랜잭션을 읽지 못했습니다.",
    rabetWindow:
      "Rabet이 창을 열지 못했습니다. 이 브라우저 창 전체가 화면 안에 들어오도록 옮긴 다음 다시 시도하세요.",
    rabetTimedOut: "30초 동안 응답이 없어 Rabet 창이 닫혔습니다. 다시 시도하세요.",

    // Wallets on a phone.
    phoneSession: "연결 서비스에 접속할 수 없습니다. 세션은 아직 열려 있습니다.",
    phoneUnsupported: "휴대폰의 지갑이 이 요청을 지원하지 않습니다.",
    phoneExpired: "휴대폰에서 응답이 없어 요청이 만료되었습니다.",
    phoneOffline: "연결 서비스에 접속할 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.",
    phoneEnded: "지갑이 세션을 종료했거나 세션이 만료되었습니다. 다시 연결하세요.",
    phoneAccount:
      "{wallet}에서 요청한 계정을 공유하지 않습니다. 지갑에서 해당 계정을 선택한 다음 다시 연결하세요.",
    phoneNetwork:
      "{wallet} 네트워크는 {actual}인데, 이 요청은 {expected}용입니다. 지갑에서 네트워크를 전환한 다음 다시 연결하세요.",
    phoneRejected: "지갑이 트랜잭션을 제출했지만 네트워크가 거부했습니다{hash}.",
    phoneSent:
      "지갑이 트랜잭션에 서명하고 전송했지만({status}) 반환하지 않았습니다. 대신 signAndSubmitTransaction을 사용하세요.",
    phoneLong: "메시지가 너무 깁니다. 휴대폰의 지갑은 최대 {most}바이트까지 받습니다.",

    // xBull.
    xbullClosed:
      "xBull 창이 닫혔거나 요청이 전달되지 않았습니다. 다시 시도하세요. 그래도 안 되면 이 페이지를 새로고침하세요.",
    xbullDeclined: "xBull에서 요청이 거절되었습니다.",
    xbullUnread:
      "xBull에서 요청이 거절되었습니다. xBull이 아무것도 묻지 않았다면 요청을 읽지 못한 것입니다.",
    xbullNoAccount: "xBull에 아직 계정이 없습니다. 먼저 xBull에서 계정을 만드세요.",
    xbullUnknown: "xBull에는 이 네트워크에 이 계정이 없습니다.",
    xbullSilent: "xBull이 이유를 알리지 않고 실패했습니다. 이 네트워크를 모를 수 있습니다.",
    xbullLong: "메시지가 xBull에서 처리하기에 너무 깁니다. 최대 {most}자까지 가능합니다.",
  },
  explorer: {
    transaction: "이 트랜잭션을 탐색기에서 보기(새 탭)",
    asset: "자산 {code} 탐색기에서 보기(새 탭)",
    address: "{address} 탐색기에서 보기(새 탭)",
  },
  failures: {
    otherNetwork: "다른 네트워크용입니다",
    rejected: "거절됨: 아무것도 서명되지 않았습니다",
    "popup-closed": "{wallet} 창이 닫혔습니다. 아무것도 서명되지 않았습니다",
    aborted: "취소됨",
    "wrong-network": "{wallet} 지갑이 다른 네트워크에 있습니다",
    "wrong-account": "다른 계정이 서명하여 거부했습니다",
    unsupported: "{wallet} 지갑은 이것에 서명할 수 없습니다",
    "bad-request": "서명할 수 없는 내용입니다",
    "no-wallet": "연결된 지갑이 없습니다",
    external: "서비스에 문제가 발생했습니다",
    locked: "{wallet} 지갑이 잠겨 있습니다",
    "wrong-app": "{wallet}에 다른 앱이 열려 있습니다",
    unplugged: "{wallet} 기기가 연결되어 있지 않습니다",
    "not-installed": "{wallet} 지갑이 설치되어 있지 않습니다",
    "page-stale": "이 페이지를 새로고침하세요",
    "popup-blocked": "브라우저가 {wallet} 창을 차단했습니다",
    timeout: "{wallet}에서 응답이 없습니다",
    altered: "{wallet} 지갑이 다른 내용에 서명하여 거부했습니다",
    "bad-signature": "유효하지 않은 서명이라 거부했습니다",
    "bad-reply": "{wallet}에서 예상치 못한 응답이 왔습니다",
    outdated: "{wallet} 업데이트가 필요합니다",
    internal: "{wallet}에서 문제가 발생했습니다",

    // The reasons, instead of hashes.
    lostSignature: "지갑이 트랜잭션에서 서명을 제거했습니다. 제출하지 마세요.",
    otherTransaction: "요청과 다른 트랜잭션입니다. 제출하지 마세요.",
    details: "세부 정보",
  },
  inbox: {
    refused: "이 링크를 열지 못했습니다",
    dismiss: "닫기",
    transactionRefused: "이 링크의 트랜잭션에는 서명할 수 없습니다. {reason}",
    unknownNetwork: "알 수 없는 네트워크용입니다: “{network}”.",
  },
  links: {
    // Why a link is refused.
    notStellar: "web+stellar: 링크가 아닙니다.",
    tooLong: "Stellar 링크로는 너무 깁니다.",
    unsupported:
      "이 링크는 “{operation}” 작업을 요청합니다. 트랜잭션(tx)과 결제(pay)만 지원합니다.",
    twice: "이 링크에 “{field}” 필드가 두 번 있습니다.",
    messageTooLong: "이 링크의 메시지가 {most}자보다 깁니다.",
    badCallback: "이 링크의 콜백이 웹 주소가 아닙니다.",
    noTransaction: "이 링크에 트랜잭션이 없습니다.",
    replaces:
      "이 링크는 서명하기 전에 트랜잭션 필드를 채우도록 요청하지만, 지원하지 않는 기능입니다. 완성된 트랜잭션을 요청하세요.",
    badSigner: "이 링크는 계정이 아닌 대상의 서명을 요청합니다.",
    noRecipient: "이 링크에 받는 사람이 없습니다.",
    badRecipient: "이 링크의 받는 사람이 주소가 아닙니다.",
    badAmount: "이 링크의 금액은 결제할 수 없습니다. {reason}",
    badAsset: "이 링크의 자산에 코드나 발행자가 없습니다.",
    badMemoType: "이 링크의 메모 유형은 존재하지 않습니다.",
    badMemo: "이 링크의 메모는 보낼 수 없습니다. {reason}",

    // What a link says besides its request.
    details: "링크 세부 정보",
    opened: "링크에서 열림({network}용)",
    authored: "내용은 링크를 만든 사람이 정했습니다. 서명하기 전에 읽어 보세요.",
    says: "메시지",
    quoted: "“{message}”",
    from: "보낸 곳",
    claimed: "{domain}(링크의 주장, 검증되지 않음)",
    signer: "서명할 계정",
    otherSigner: "이 링크는 다른 계정의 서명을 요청합니다",
    delivers: "이 링크는 서명된 트랜잭션을 전달하도록 요청합니다",
    deliver:
      "이 페이지는 다른 사이트에 아무것도 보내지 않습니다. 이 주소를 신뢰한다면 서명된 트랜잭션을 복사하거나 다운로드해 직접 제출하세요:",
    copyDelivery: "전달 주소 복사",

    // Registering this page for links.
    open: "web+stellar: 링크를 이 페이지에서 열기",
    openHint:
      "다른 사이트에서 web+stellar: 로 시작하는 링크가 여기에서 열립니다. 내용은 브라우저 안에만 남으며 어떤 서버에도 전송되지 않습니다.",
    ask: "브라우저에 요청",
    asked: "브라우저가 물으면 허용하세요. 브라우저 설정에서 되돌릴 수 있습니다.",
    notAsked: "이 브라우저에서는 이 페이지로 링크를 열 수 없습니다.",

    // An item that waits for a wallet.
    ready: "트랜잭션을 보낼 수 있습니다",
    transactionWaits: "서명을 기다리는 트랜잭션이 있습니다",
    paymentWaits: "기다리는 결제가 있습니다",
    connectFirst: "계속하려면 지갑을 연결하세요",
    discard: "버리기",
  },
  list: {
    several: "여러 트랜잭션",
    form: "트랜잭션 목록",
    envelopes: "트랜잭션 엔벨로프",
    hint: "base64 XDR, 한 줄에 하나. 붙여넣거나 파일을 끌어다 놓으세요.",
    start: "하나씩 검토",

    // Why a list can't be read.
    nothing: "트랜잭션을 붙여넣거나 파일을 끌어다 놓으세요.",
    tooMany: { other: "목록에는 트랜잭션을 {count}개까지 넣을 수 있습니다." },
    wrong: "트랜잭션 {number}: {reason}",
    twice: "트랜잭션 {first}, {second}: 서로 같습니다.",

    // The list.
    transactions: "트랜잭션",
    progress: "트랜잭션 {number}/{all}. 지금까지 서명: {signed}개.",
    result: "{all}개 중 {signed}개에 서명했습니다.",
    numbered: "{number}.",
    andMore: { other: "{first}, 작업 {count}개 더" },
    signed: "서명 및 검증 완료",
    now: "검토 중",
    skipped: "건너뜀",
    waiting: "아직 서명되지 않음",
    open: "열기",
    openNumber: "트랜잭션 {number} 열기",
    review: "검토",
    reviewNumber: "트랜잭션 {number} 검토",

    // What can be done.
    skip: "건너뛰기",
    stop: "중지",
    resume: "나머지 계속하기",
    signedEnvelopes: "서명된 엔벨로프",
    none: "아무것도 서명되지 않았습니다",
    discard: "목록 버리기",
  },
  message: {
    lead: "서명된 메시지는 주소를 소유하고 있음을 증명합니다. 자금은 이동하지 않습니다.",
    message: "메시지",
    format: "메시지 형식",
    text: "텍스트",
    hex: "16진수 바이트",
    base64: "base64 바이트",
    messageIn: "메시지({format})",
    textOnly: "{wallet} 지갑은 메시지를 텍스트로 받아 그 바이트에 서명합니다.",
    nothing: "서명할 메시지를 입력하세요.",
    notText: "이 바이트는 UTF-8 텍스트가 아니며, {wallet} 지갑은 텍스트에만 서명합니다.",
    unsupported: "{wallet} 지갑은 메시지에 서명하지 않습니다",
    unsupportedHint: "Freighter, Albedo, xBull처럼 메시지에 서명하는 지갑을 연결하세요.",
    matches: "서명이 메시지와 일치합니다.",
    signAnother: "다른 메시지 서명",

    // What is wrong with typed bytes.
    noBytes: "서명할 바이트를 입력하세요.",
    badHex: "16진수 바이트는 0–9와 a–f 숫자 두 자리씩입니다.",
    badBase64: "base64가 아닙니다.",
  },
  networks: {
    title: "네트워크",
    close: "닫기",

    // The networks that were added.
    added: "이 브라우저에 추가한 네트워크",
    remove: "삭제",
    removeNamed: "{network} 삭제",
    removed: "{network} 네트워크를 삭제했습니다.",
    isAdded: "{network} 네트워크를 추가했으며, 이제 이 페이지에서 사용합니다.",
    notSaved: "브라우저가 저장하지 못했습니다. 이 페이지를 닫을 때까지만 유지됩니다.",

    // The form.
    add: "네트워크 추가",
    onlyListed:
      "이 사이트는 운영자가 등록한 네트워크에만 연결할 수 있습니다. 다른 네트워크는 거부됩니다.",
    preset: "추가할 네트워크",
    local: "로컬 Quickstart",
    another: "다른 네트워크",
    name: "이름",
    passphrase: "암호 구문",
    horizon: "Horizon",
    rpc: "RPC",
    asked: "추가하기 전에 Horizon과 RPC에 암호 구문을 물어봅니다.",
    submit: "확인하고 추가",
    asking: "Horizon과 RPC에 물어보는 중…",
    failed: "이 네트워크를 추가하지 못했습니다",

    // What is wrong with a field.
    noName: "이름을 입력하세요.",
    noPassphrase: "암호 구문을 입력하세요.",
    noAddress: "주소를 입력하세요.",
    tooLong: "{most}자까지 입력할 수 있습니다.",
    nameTaken: "다른 네트워크가 이 이름을 쓰고 있습니다.",
    otherName: "이 암호 구문을 쓰는 네트워크의 이름은 {name}입니다.",
    known: "이미 있는 네트워크입니다: {network}.",
    badAddress: "https 주소 또는 localhost의 http 주소를 사용하세요.",

    // What is wrong with a server.
    otherPassphrase: "{server}: 서버가 다른 암호 구문을 알려 줍니다: “{passphrase}”.",
    reportsNone: "{server}: 서버가 네트워크 암호 구문을 알려 주지 않습니다. 주소를 확인하세요.",
    badStatus: "{server}: 서버가 HTTP 상태 {status}(으)로 응답했습니다.",
    refused:
      "{server}: 이 사이트는 {origin}에 연결할 수 없습니다. 운영자가 config.json에서 다른 네트워크를 허용할 수 있습니다.",
    onlyHttps:
      "{server}: 이 사이트는 https 주소와 http://localhost에만 연결할 수 있으며, {origin}에는 연결할 수 없습니다.",
    late: "{server}: {origin}에서 응답이 없습니다.",
    noCors:
      "{server}: {origin} 서버가 응답하지만 이 페이지가 응답을 읽도록 허용하지 않습니다(CORS). 서버 운영자가 {page} 접근을 허용할 수 있습니다.",
    unreachable: "{server}: {origin}에 접속할 수 없습니다. 주소와 서버가 실행 중인지 확인하세요.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "문제가 발생했습니다.",
    partNotLoaded: "페이지의 일부를 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.",
    missing: "페이지의 이 부분을 불러오지 못했습니다",
    missingHint: "인터넷 연결을 확인하세요.",
    reload: "페이지 새로고침",
    walletsMissing: "지갑을 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요.",

    connect: "지갑 연결",

    // A text to copy, download, or scan.
    copy: "복사",
    copyNamed: "{what} 복사",
    copied: "복사됨!",
    copyFailed: "브라우저가 복사를 차단했습니다.",
    download: ".{ending} 다운로드",
    downloadNamed: ".{ending} 다운로드: {what}",
    code: "QR 코드",
    codeNamed: "{what} QR 코드",
    codeTooLong: "QR 코드로는 너무 깁니다({length}자, 최대 {most}자). 대신 복사하세요.",

    // Fields and forms.
    chooseFile: "파일 선택",
    oneFile: "파일을 하나만 끌어다 놓으세요.",
    clear: "지우기",
    clearNamed: "양식 지우기",
  },
  pasted: {
    noRecipient: "받는 사람의 주소를 입력하세요.",
    federation: "alice*example.com 같은 이름은 여기에서 지원하지 않습니다. G… 주소를 사용하세요.",
    lookUpFirst: "먼저 이 이름을 조회하세요. {domain}에 주소를 물어봅니다.",
    contract: "컨트랙트에 결제하려면 “컨트랙트 호출”을 사용하세요.",
  },
  payment: {
    form: "결제",
    review: "결제 검토",
    notBuilt: "결제를 만들지 못했습니다",
    inactive: "계정이 이 네트워크에서 아직 활성화되지 않았습니다. 먼저 입금하세요.",
    amount: "금액",
    canSend: "최대 {amount}까지 보낼 수 있습니다.",
    max: "최대",
    maxNamed: "최대: {amount}",
    asset: "자산",
    assetOf: "{issuer} 발행 {code}",
    newNeedsXlm: "새 계정은 XLM으로 생성해야 합니다.",
    newNeedsOne: "새 계정에는 최소 1 XLM이 필요합니다.",
    none: "계정에 보낼 수 있는 이 자산이 없습니다.",
    atMost: "보낼 수 있는 금액은 최대 {amount}입니다.",

    // The memo.
    memo: "메모",
    memoHint: "거래소에서는 필요한 경우가 많습니다.",
    memoContent: "메모 내용",
    memoNone: "없음",
    memoText: "텍스트",
    memoId: "ID",
    memoHash: "해시",
    memoReturn: "반환 해시",
  },
  proof: {
    keep: "증명 보관",
    hint: "증명에는 서명된 내용, 서명, 주소가 들어 있습니다. 증명을 가진 사람은 누구나 내용을 읽고 “확인” 탭에서 오프라인으로도 검증할 수 있습니다. 어떤 서버에도 전송되지 않습니다.",
    save: "파일로 저장",
    link: "증명 링크",
    tooLongForLink: "이 증명은 링크로 만들기에는 너무 깁니다. 파일로 저장하세요.",

    // Why a proof can't be read.
    damagedLink: "이 링크는 불완전하거나 손상되었습니다. 다시 복사하세요.",
    missing: "증명을 붙여넣거나 파일을 선택하세요.",
    tooLarge: "증명으로는 너무 큽니다.",
    notJson: "증명이 아닙니다. JSON이 아니거나 일부가 빠져 있습니다.",
    otherJson: "이 JSON은 서명의 증명이 아닙니다.",
    otherVersion: "이 증명은 이 페이지의 다른 버전에서 저장되어 읽을 수 없습니다.",
    otherKind: "이 증명은 알 수 없는 종류입니다.",
    noField: "이 증명에 “{field}” 필드가 없습니다.",
    unknownField: "이 증명에 알 수 없는 필드 “{field}” 항목이 있습니다.",
    badSigner: "이 증명의 서명자가 주소가 아닙니다.",
  },
  recipients: {
    // The destination.
    destination: "받는 계정",
    example: "G…, M… 또는 name*domain",
    lookUp: "조회",
    lookUpName: "{name} 조회",
    lookingUp: "이 이름을 조회하는 중…",
    isName: "{name}입니다.",
    withHint: "{name} {hint}",
    own: "내 계정입니다.",
    checking: "이 계정을 확인하는 중…",
    exists: "존재하는 계정입니다.",
    missing: "새 계정: 이 결제로 생성됩니다(최소 1 XLM).",
    unknown: "이 계정이 존재하는지 확인하지 못했습니다.",

    // Why a name could not be looked up.
    notDomain: "“{domain}”은(는) 도메인 이름이 아닙니다.",
    noServer:
      "{domain}에는 이름이 없습니다. stellar.toml에 페더레이션 서버가 등록되어 있지 않습니다.",
    noName: "{domain}에 이 이름이 없습니다.",
    blocked: "이 페이지는 {host}에 연결할 수 없습니다. G… 주소를 요청하세요.",
    unreachable: "{host}에 접속하지 못했습니다. 다시 시도하거나 G… 주소를 요청하세요.",
    notAccount: "{domain}의 응답이 계정이 아닙니다.",
    unreadableMemo: "{domain}에서 요구하는 메모를 이 페이지가 읽을 수 없습니다.",

    // Recent recipients and the address book.
    book: "최근 및 저장된 받는 사람",
    recent: "최근 사용",
    clear: "지우기",
    clearRecent: "최근 받는 사람 지우기",
    addressBook: "주소록",
    empty: "비어 있습니다. 저장한 내용은 이 브라우저에만 보관됩니다.",
    memo: "메모 {memo}",
    remove: "{name} 삭제",
    enterFirst: "이름을 붙여 저장하려면 위에 받는 계정을 입력하세요.",
    nameFor: "{address} 이름",
    nameForMemo: "{address} 및 메모의 이름",
    save: "저장",
    rename: "이름 변경",
    saved: "저장했습니다.",
    full: { other: "주소록이 가득 찼습니다. {count}개까지 저장할 수 있습니다." },
    notKept: "이 브라우저에는 보관되지 않습니다. 페이지를 닫을 때까지만 유지됩니다.",

    // What is wrong with a name.
    enterName: "이름을 입력하세요.",
    longName: { other: "이름은 {count}자까지 가능합니다." },
    invisible: "이 이름에 보이지 않는 문자가 있습니다.",
    secretName: "비밀 정보처럼 보입니다. 이름을 입력하세요.",

    // The file.
    saveFile: "파일로 저장",
    importFile: "파일 가져오기",
    imported: { other: "{count}개 항목을 읽었으며, 그중 {added}개가 새 항목입니다." },
    largeFile: "주소록으로는 파일이 너무 큽니다.",
    notJson: "JSON 파일이 아니므로 주소록이 아닙니다.",
    notBook: "이 페이지의 주소록 파일이 아닙니다.",
    otherVersion: "이 주소록은 이 페이지의 다른 버전에서 저장되었습니다.",
    manyEntries: {
      other: "주소록에는 {count}개까지 저장할 수 있지만, 이 파일에는 더 많습니다.",
    },
    badEntry: "이 파일의 {number}번 항목은 이름과 주소가 아닙니다.",
  },
  results: {
    confirmed: "확정됨",
    confirmedIn: "원장 {ledger}에서 확정됨",
    rejected: "네트워크가 거부했습니다",
    unknownCode: "네트워크가 {code} 코드를 반환했습니다.",
    status: "Horizon이 상태 {status}을(를) 반환했습니다.",
    unanswered: "아직 응답 없음",
    mayApply:
      "만료될 때까지 네트워크가 적용할 수 있습니다. 같은 엔벨로프를 다시 보내도 안전합니다. 한 번만 적용됩니다.",
  },
  sandbox: {
    title: "샌드박스",
    wallet: "시뮬레이션 지갑",

    // What the wallet will do.
    response: "응답",
    ask: "나에게 묻기",
    approve: "승인",
    reject: "거절",
    never: "응답하지 않기",
    close: "창 닫기",
    alter: "다른 내용에 서명",
    "wrong-signer": "다른 계정으로 서명",
    willAsk: "{wallet} 지갑이 나에게 묻습니다",
    willApprove: "{wallet} 지갑이 자동으로 승인합니다",
    willReject: "{wallet} 지갑이 모든 요청을 거절합니다",
    willNever: "{wallet} 지갑이 응답하지 않습니다",
    willClose: "{wallet} 지갑이 창을 닫습니다",
    willAlter: "{wallet} 지갑이 다른 내용에 서명합니다",
    willMistake: "{wallet} 지갑이 다른 계정으로 서명합니다",
    locked: "{wallet} 지갑이 잠겨 있습니다",
    notInstalled: "{wallet} 지갑이 설치되어 있지 않습니다",
    off: "{wallet} 지갑이 꺼져 있습니다",
    unplugged: "{wallet} 기기가 연결되어 있지 않습니다",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "계정",
    network: "네트워크",
    extension: "설치됨",
    site: "설치됨",
    either: "확장 프로그램 설치됨",
    phone: "휴대폰 켜짐, 화면 스캔 중",
    device: "연결됨",
    lock: "잠김",
    reset: "초기화",
    quirks: "{wallet} 특이 동작",
    notReceived: "전달되지 않았습니다.",

    // The services between the page and a phone.
    bridge: "페이지와 휴대폰 사이",
    noServer: "샌드박스 서버가 응답하지 않습니다.",
    refused: "샌드박스 서버가 거부했습니다.",
    relay: "릴레이",
    works: "정상 작동",
    slow: "느림",
    loses: "다음 메시지 유실",
    silent: "응답 없음",
    refuses: "이 앱을 거부함",
    unreachable: "접속할 수 없음",
    explorer: "지갑 목록",
    hostile: "악성 항목이 있음",
    fails: "실패함",
    garbage: "목록이 아님",
    missing: "도착하지 않음",

    // Messages.
    messages: "메시지",
    noMessages: "페이지와 지갑 사이의 메시지가 여기에 표시됩니다.",
    latest: "최근 메시지",
    received: "{time}  페이지 → 지갑  {name}",
    sent: "{time}  지갑 → 페이지  {name}",

    // Messages of a device.
    publicKey: "공개 키",
    signTransaction: "트랜잭션 서명",
    configuration: "구성",
    signHash: "해시 서명",
    signAuthorization: "권한 부여 서명",
    signMessage: "메시지 서명",
    command: "명령 {code}",
    continued: "{command}, 이어짐",
    done: "완료",
    denied: "거부됨",
    deviceLocked: "잠김",
    blindOff: "블라인드 서명이 꺼져 있음",
    otherApp: "다른 앱이 열려 있음",
    unknownCommand: "앱이 모르는 명령",
    tooLarge: "너무 커서 표시할 수 없음",
    notShown: "표시할 수 없음",
    status: "상태 {code}",

    // Recipients of a payment.
    recipients: "샌드박스 계정",
    inSandbox: "샌드박스에서:",
    pay: "{name}에게 결제, {address}",
  },
  secrets: {
    secretKey:
      "비밀 키처럼 보여 삭제했습니다. 저장되거나 전송된 것은 없습니다. 이 사이트를 포함해 어떤 웹사이트에도 절대 입력하지 마세요. 서명은 지갑이 합니다.",
    recoveryPhrase:
      "복구 구문처럼 보여 삭제했습니다. 저장되거나 전송된 것은 없습니다. 이 사이트를 포함해 어떤 웹사이트에도 절대 입력하지 마세요. 서명은 지갑이 합니다.",
  },
  shortcuts: {
    title: "키보드 단축키",
    transaction: "“트랜잭션” 열기",
    authorization: "“권한 부여” 열기",
    message: "“메시지” 열기",
    check: "“확인” 열기",
    connect: "지갑 연결",
    field: "첫 번째 입력란으로 이동",
    network: "네트워크로 이동",
    list: "이 목록 보기",
    use: "이 단축키 사용",
    hint: "입력란에 입력하지 않을 때 작동합니다.",
    close: "닫기",
  },
  sign: {
    steps: "단계",
    compose: "작성",
    review: "검토 및 서명",
    sendStep: "보내기",

    // Where a transaction comes from.
    source: "트랜잭션 출처",
    payment: "새 결제",
    import: "트랜잭션 가져오기",
    importForm: "엔벨로프",
    envelopeOrLink: "트랜잭션 엔벨로프 또는 링크",
    envelopeHint:
      "base64 XDR, web+stellar: 링크 또는 받은 링크. 붙여넣거나 파일을 끌어다 놓으세요.",
    nothingPasted: "트랜잭션이나 링크를 붙여넣거나 파일을 끌어다 놓으세요.",
    reviewTransaction: "트랜잭션 검토",
    emptyFile: "빈 파일입니다.",
    largeFile: "엔벨로프로는 파일이 너무 큽니다.",
    noEnvelope: "이 파일에 트랜잭션 엔벨로프가 없습니다.",

    // The review.
    aboutToSign: "서명하려는 내용",
    aboutToSend: "보내려는 내용",
    signIn: "{wallet}에서 서명",
    theWallet: "지갑",
    theWalletFirst: "지갑",
    edit: "편집",
    discard: "버리기",
    send: "보내기",
    sendAgain: "다시 보내기",
    withoutSigning: "서명하지 않고 계속",

    // Warnings.
    notMentioned:
      "이 트랜잭션에는 내 계정이 언급되지 않습니다. 내 서명이 필요하지 않을 수 있습니다.",
    otherAccount: "이 트랜잭션은 다른 계정의 것입니다.",
    expired: "만료되어 네트워크가 적용하지 않습니다.",
    used: "시퀀스 번호가 이미 사용되어 네트워크가 적용하지 않습니다.",
    ahead: "시퀀스 번호가 앞서 있습니다. 다른 트랜잭션이 먼저 적용되어야 합니다.",

    // What was verified.
    verified: "서명 및 검증 완료",
    signed: "서명됨",
    sameTransaction: "검토한 트랜잭션과 정확히 일치합니다.",
    validFor: "{address}의 서명이 {network}에서 유효합니다.",
    validForAddress: "요청한 주소에 대해 유효합니다.",
    notVerified: "서명을 검증할 수 없었습니다.",
    altered: "지갑이 허용된 대로 요청과 다른 트랜잭션에 서명했습니다.",
    unreported: "지갑이 검증할 수 있는 내용을 반환하지 않았습니다.",
    off: "검증이 꺼져 있습니다.",
    envelope: "서명된 엔벨로프",
    signature: "서명(64바이트, base64)",
    address: "주소",
    startAnother: "새로 시작",

    // Sending.
    sending: "{network}에 보냈습니다. 확정을 기다리는 중…",
    sent: "트랜잭션을 보냈습니다",
    copyHash: "트랜잭션 해시 복사",
  },
  signatures: {
    // Who has signed.
    signatures: "서명",
    inside: "내부 트랜잭션의 서명",
    feeBump: "수수료 인상(fee bump)의 서명",
    ready: "보낼 준비 완료",
    forAccount: "{account} 계정",
    signed: "{address} 서명함, {weight}",
    notSigned: "{address} 아직 서명하지 않음, {weight}",
    youSigned: "{address}(나) 서명함, {weight}",
    youNotSigned: "{address}(나) 아직 서명하지 않음, {weight}",
    weight: "가중치 {weight}",
    unknown: "이 계정의 서명자를 읽지 못해 부족한 가중치를 알 수 없습니다.",
    fullySigned: "서명이 모두 모였습니다({needed} 중 {weight}, {threshold}).",
    partlySigned:
      "서명이 일부만 모였습니다({needed} 중 {weight}, {threshold}). 부족한 가중치: {missing}.",
    low: "낮은 임계값",
    medium: "중간 임계값",
    high: "높은 임계값",
    otherNetwork: "{network}용이 아닙니다.",
    unneeded: "불필요한 서명이 있습니다",
    unneededHint: "네트워크는 필요한 것보다 서명이 많은 트랜잭션을 거부합니다.",
    remove: "불필요한 서명 제거",

    // Passing it on.
    share: "다른 서명을 받기 위해 공유",
    shareHint:
      "다음 서명자에게: 링크를 열면 이 페이지에 트랜잭션과 서명이 표시됩니다. 트랜잭션은 링크 안에 들어 있어 어떤 서버에도 전송되지 않지만, 링크가 있는 사람은 누구나 볼 수 있습니다.",
    shareLink: "공유할 링크",
    tooLong:
      "이 트랜잭션은 링크나 QR 코드로 만들기에는 너무 깁니다. 다운로드해 다음 서명자에게 파일을 보내세요. 다음 서명자는 “트랜잭션 가져오기”로 열 수 있습니다.",
    shareFile: "공유할 파일",

    // Importing signatures.
    importSignatures: "서명 가져오기",
    otherCopy: "다른 사본",
    signedCopy: "이 트랜잭션의 서명된 사본",
    copyHint: "base64 XDR 또는 돌려받은 링크. 붙여넣거나 파일을 끌어다 놓으세요.",
    import: "가져오기",
    imported: "가져왔습니다.",
    noCopy: "사본 또는 사본의 링크를 붙여넣으세요.",
    payment: "이 링크는 결제를 요청합니다.",
    linkForOther: "이 링크는 다른 네트워크용이어서 서명이 맞지 않습니다.",
    different: "다른 트랜잭션이어서 서명이 맞지 않습니다. 이 트랜잭션의 서명된 사본을 요청하세요.",
    nothingNew: "이 사본에는 새 서명이 없습니다.",
    tooMany: "트랜잭션에는 서명이 최대 {most}개까지 있을 수 있습니다.",
    notEnvelope: "base64 트랜잭션 엔벨로프가 아닙니다.",
  },
  stellar: {
    // Amounts.
    noAmount: "금액을 입력하세요.",
    usePoint: "소수점은 12.5처럼 마침표로 입력하세요.",
    useDigits: "12.5처럼 숫자로 입력하세요.",
    tooManyDecimals: "소수점 이하 일곱 자리까지 입력할 수 있습니다.",
    zero: "금액은 0보다 커야 합니다.",
    tooLarge: "네트워크에서 처리하기에 금액이 너무 큽니다.",

    // Memos.
    noMemo: "메모를 입력하거나 “없음”을 선택하세요.",
    memoTooLong: "텍스트 메모는 {most}바이트까지 가능하지만, 이 메모는 {length}바이트입니다.",
    badId: "ID는 18446744073709551616보다 작은 정수입니다.",
    badHash: "해시는 16진수 64자리입니다.",

    // Authorizations.
    ofSource:
      "이 항목은 트랜잭션의 소스 계정이 권한을 부여합니다. 트랜잭션에 서명하는 것으로 충분합니다.",

    // What a server of the network didn't answer.
    noHorizon: "Horizon에 접속할 수 없습니다.",
    noAccount: "Horizon이 계정을 반환하지 않았습니다(상태 {status}).",
    noRpc: "네트워크의 RPC에 접속할 수 없습니다.",
    noLedger: "네트워크의 RPC가 최신 원장을 반환하지 않았습니다(상태 {status}).",
  },
  verdicts: {
    valid: "유효함",
    validFor: "{network}에서 유효함",
    notValid: "유효하지 않음",
    for: "{network}용입니다.",
    unknownNetwork: "알 수 없는 네트워크용입니다.",
    otherNetwork: "{network}용이 아닙니다.",
    otherAddress: "다른 주소의 권한 부여입니다.",
    notSigned: "이 주소의 키로 서명하지 않았습니다.",
    notSignedFor: "이 주소의 키로 {network}용 이 트랜잭션에 서명하지 않았습니다.",
    albedo: "주소가 포함된 Albedo의 이전 형식입니다.",
    sep53: "SEP-53 형식입니다.",
    cannotVerify: "여기에서 검증할 수 없음",
    onlyContract: "이 주소의 서명은 해당 컨트랙트만 검증할 수 있습니다.",
    badSignature: "서명은 base64로 64바이트입니다.",
    contract: "컨트랙트에는 서명 키가 없습니다.",

    // Signatures of an envelope.
    unknownKey: "알 수 없는 키의 서명",
    unknownKeyHint:
      "키가 {hint} 바이트로 끝납니다. 누구의 키인지 짐작되면 아래에 주소를 추가하세요.",
    noKeyTried: "시도한 어떤 키의 서명도 아님",
    noKeyTriedHint:
      "여기에 나열된 키 중 {hint}(으)로 끝나는 키: {listed}개. 처음 {tried}개만 시도했습니다.",
    noNetwork: "알려진 어떤 네트워크에서도 유효하지 않음",
    noNetworkHint: "힌트는 이 키를 가리키지만 이 키의 서명이 아닙니다.",
  },
  wallets: {
    simulated: "시뮬레이션",
    label: "{wallet}, 시뮬레이션: {title}",
    closeWindow: "창 닫기",
    note: "샌드박스: 공개 테스트 키이며 실제 돈이 아닙니다.",
    moreOne: "요청 1건이 더 대기 중입니다.",
    more: "요청 {count}건이 더 대기 중입니다.",
    otherAccount: "다른 계정",

    // What stands before a request.
    welcome: "{wallet} 지갑에 오신 것을 환영합니다",
    noWallet: "아직 설정된 지갑이 없습니다. 샌드박스에서는 클릭 한 번으로 만들 수 있습니다.",
    setUp: "설정",
    locked: "{wallet} 지갑이 잠겨 있습니다",
    noPassword: "샌드박스에서는 비밀번호 없이 잠금이 해제됩니다.",
    unlock: "잠금 해제",
    gotIt: "확인",
    close: "닫기",

    // The browser's own dialog.
    wantsDevice: "{host} 사이트가 기기에 연결하려고 합니다",
    noDevice: "호환되는 기기를 찾을 수 없습니다.",
    browserPrompt: "브라우저의 확인 창입니다. 페이지가 기기에 접근할 수 있게 됩니다.",
    cancel: "취소",
    connectDevice: "연결",

    // Requests, by kind.
    connect: "이 사이트를 연결할까요?",
    address: "내 주소가 맞나요?",
    transaction: "이 트랜잭션에 서명할까요?",
    "auth-entry": "이 권한 부여에 서명할까요?",
    message: "이 메시지에 서명할까요?",
    hash: "이 해시에 서명할까요?",
    token: "이 토큰을 추가할까요?",
    batch: "이 트랜잭션들에 서명할까요?",
    grant: "다시 묻지 않고 허용할까요?",
    account: "내 계정",
    requestedBy: "{host}의 요청",
    seesAddress: "이 사이트가 이 계정의 주소를 볼 수 있습니다.",
    maySign: "이 사이트가 서명을 요청할 수 있습니다.",
    addressRow: "주소",
    hashRow: "해시",
    cannotShow: "이 지갑은 서명할 내용을 표시할 수 없습니다.",
    reading: "읽는 중…",
    reject: "거절",
    approve: "승인",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "트랜잭션 엔벨로프",
    preimage: "권한 부여의 프리이미지",
    authorization: "프리이미지 또는 권한 부여 항목",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "트랜잭션 엔벨로프(AAAA로 시작하는 base64)를 붙여넣으세요.",
    pastePreimage: "서명된 프리이미지(AAAA로 시작하는 base64)를 붙여넣으세요.",
    pasteAuthorization: "프리이미지 또는 권한 부여 항목(AAAA로 시작하는 base64)을 붙여넣으세요.",

    // What an unsuitable text is.
    empty: "비어 있습니다.",
    address: "주소입니다.",
    link: "web+stellar: 링크입니다.",
    webAddress: "웹 주소입니다.",
    json: "JSON 또는 코드입니다. 그 안의 XDR만 붙여넣으세요.",
    hash: "해시이며, 트랜잭션 자체가 들어 있지 않습니다.",
    hex: "base64가 아니라 16진수입니다.",
    encoded: "URL 인코딩되어 있습니다(%가 있음).",
    notBase64: "base64가 아닙니다. “{character}” 문자가 있습니다.",
    damaged: "이 XDR은 불완전하거나 손상되었습니다. 다시 복사하세요.",
    signature: "서명과 같은 길이(64바이트)입니다.",
    key: "키 또는 해시와 같은 길이(32바이트)입니다.",
    otherKind: "필요한 것은 {wanted}인데, 이것은 {kind}입니다.",
    startsLike: "{kind}처럼 시작하지만 불완전하거나 변경되었습니다. 다시 복사하세요.",
    unknown: "올바른 base64이지만 {wanted}이(가) 아닙니다.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "다른 것의 프리이미지",
    entry: "권한 부여 항목",
    result: "트랜잭션의 결과",
    meta: "트랜잭션의 결과 메타데이터",
    resources: "컨트랙트 호출의 리소스",
    transaction: "엔벨로프가 없는 트랜잭션",
    operation: "트랜잭션이 없는 작업",
    ledgerKey: "원장 키",
    contractValue: "컨트랙트 값",
  },
}
