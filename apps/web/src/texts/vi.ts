// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Vietnamese. */
export const texts: Translation = {
  account: {
    title: "Tài khoản của bạn",
    reload: "Tải lại tài khoản",
    retry: "Thử lại",
    inactive: "Chưa kích hoạt. Tài khoản được kích hoạt khi nhận XLM lần đầu.",
    balance: "Số dư:",
    unavailable: "Không có dữ liệu",
    loading: "Đang tải số dư…",
    available: "Khả dụng {amount}",
    address: "Địa chỉ",
    theAddress: "địa chỉ",
    copyAddress: "Sao chép địa chỉ",

    // Facts.
    reserved: "Dự trữ",
    sequence: "Số thứ tự",
    signers: "Người ký",
    signersNeed: { other: "{count}; một khoản thanh toán cần trọng số {weight}" },
    ownership: "Quyền sở hữu",
    unknown: "Không rõ",
    remembered: "Ghi nhớ từ lần truy cập trước",
    reported: "Do ví báo",
    proven: "Đã xác minh bằng chữ ký",

    // The faucet.
    fund: "Nạp XLM thử nghiệm",
    notFunded: "Không nạp được tiền cho tài khoản",
    notFundedHint: "Vòi cấp XLM có thể đang bận. Hãy thử lại sau giây lát.",
    faucetRefused: "Vòi cấp XLM không nạp cho tài khoản này.",

    // Other assets.
    others: "Tài sản khác",
    issuedBy: "của {issuer}",
    more: { other: "Hiện thêm {count}" },
    checkDomain: "Kiểm tra tên miền chính",
    noDomain: "Tổ chức phát hành không có tên miền chính.",
    badDomain: "Tên miền chính của tổ chức phát hành không phải là tên miền hợp lệ.",
    listed: "{domain} là tên miền chính của tổ chức phát hành và có liệt kê tài sản này.",
    unlisted: "{domain} là tên miền chính của tổ chức phát hành nhưng không liệt kê tài sản này.",
    blocked:
      "{domain} là tên miền chính của tổ chức phát hành. Trang này không được phép kết nối tới đó; hãy tự xem.",
    unreachable:
      "{domain} là tên miền chính của tổ chức phát hành, nhưng không tải được stellar.toml của tên miền này.",
    openToml: "Mở stellar.toml (thẻ mới)",

    // What the wallet can do.
    abilities: "{wallet} làm được gì",
    transactions: "Ký giao dịch",
    calls: "Ủy quyền lệnh gọi hợp đồng",
    messages: "Ký tin nhắn (SEP-53)",
    submits: "Tự gửi giao dịch lên mạng",
    choosesAccount: "Cho ứng dụng chọn tài khoản",
    reconnects: "Tự động kết nối lại",
    networks: "Mạng: {networks}",
    notSupported: "Không hỗ trợ:",
    bound: "{wallet} ký cho mạng của chính ví, nên chúng tôi kiểm tra mạng trước mỗi lần ký.",
  },
  activity: {
    title: "Hoạt động",
    clear: "Xóa",
    empty: "Các yêu cầu gửi đến ví xuất hiện ở đây, cùng kết quả và những gì đã được xác minh.",
    more: { other: "Hiện thêm {count}" },
    copyReport: "Sao chép báo cáo",
    includeAddresses: "Kèm địa chỉ và hash",

    // The kinds of entries.
    connect: "Kết nối",
    transaction: "Chữ ký giao dịch",
    "auth-entry": "Chữ ký ủy quyền",
    message: "Chữ ký tin nhắn",
    sent: "Đã gửi giao dịch",

    // An entry's buttons, and their names for screen readers.
    open: "Mở",
    retry: "Thử lại",
    entry: "{kind}, {party}, {time}",
    openEntry: "Mở: {entry}",
    retryEntry: "Thử lại: {entry}",
    copyEntry: "Sao chép mục này: {entry}",

    // What was verified.
    connected: "Đã kết nối",
    verified: "Đã xác minh: nội dung khớp với yêu cầu và chữ ký hợp lệ",
    partlyVerified: "Đã xác minh một phần: nội dung khớp với yêu cầu; không xác minh được chữ ký",
    altered: "Đã xác minh: giao dịch khác với yêu cầu, theo mức cho phép; chữ ký hợp lệ",
    unreported: "Chưa xác minh: ví không trả về gì để chúng tôi xác minh",
    notVerified: "Chưa xác minh",
  },
  app: {
    skip: "Chuyển đến nội dung",
    gallery: "Bộ sưu tập thành phần",

    // The header.
    language: "Ngôn ngữ",
    languageMissing: "Không tải được ngôn ngữ này. Hãy kiểm tra kết nối mạng rồi thử lại.",
    network: "Mạng",
    theme: "Giao diện: {theme}",
    switchTheme: "Giao diện: {theme}. Chuyển sang {next}",
    auto: "hệ thống",
    light: "sáng",
    dark: "tối",

    // The sandbox or real wallets.
    modes: "Sandbox hoặc ví thật",
    sandbox: "Sandbox",
    sandboxHint: "Ví và mạng để thực hành trên máy tính này. Không có tiền thật.",
    live: "Ví thật",
    liveHint: "Ví của chính bạn. Thanh toán trên Public dùng tiền thật.",

    // The page before a wallet is connected.
    headline: "Ký bằng mọi ví Stellar. Biết chắc bạn đã ký đúng điều mình yêu cầu.",
    wallets: "Các ví được hỗ trợ",
    keys: "Khóa của bạn luôn ở trong ví. Trang này không bao giờ hỏi khóa bí mật hay cụm từ khôi phục.",
    ways: "Cách chúng tôi kiểm tra chữ ký",
    wayRead: "Bạn đọc trước",
    wayReadText:
      "Giao dịch, ủy quyền hoặc tin nhắn được hiển thị bằng lời dễ hiểu trước khi gửi đến ví.",
    waySign: "Ví của bạn ký",
    waySignText: "Ví hiển thị yêu cầu trong cửa sổ riêng. Bạn có thể hủy bất cứ lúc nào.",
    wayCheck: "Chúng tôi kiểm tra kết quả",
    wayCheckText:
      "Kết quả phải khớp chính xác với yêu cầu, tài khoản và mạng của bạn; nếu không sẽ bị từ chối.",
    checkWithout: "Kiểm tra chữ ký không cần ví",
    checkTitle: "Kiểm tra chữ ký",
    back: "Về trang đầu",

    // The tabs.
    sign: "Ký",
    tabs: "Ký và kiểm tra",
    transaction: "Giao dịch",
    authorization: "Ủy quyền",
    message: "Tin nhắn",
    check: "Kiểm tra",

    // Why the page can't be opened.
    notOpened: "Không mở được trang này",
    useReal: "Dùng ví thật",
    retry: "Thử lại",
    noConfig: "Không tải được config.json. Hãy kiểm tra kết nối mạng rồi thử lại.",
    badConfig: "Không tải được config.json (HTTP {status}). Tệp này phải nằm cạnh index.html.",
    noSandbox:
      "Không có sandbox ở địa chỉ này. Để chạy sandbox trên máy tính của bạn, hãy dùng “npm start”.",

    manageNetworks: "Thêm hoặc xóa mạng",

    // What keeps the wallet from signing.
    yourWallet: "Ví của bạn",
    cannotSign: "{wallet} không ký được trên {network}",
    use: "Dùng {network}",
    networksDiffer: "{wallet} đang dùng {actual}, trang này dùng {expected}",
    networksDifferHint: "Hãy chuyển một trong hai trước khi ký: {wallet} ký cho mạng của chính ví.",
    overHttp: "Freighter không ký trên Public tại đây",
    overHttpHint:
      "Ví từ chối các trang tải qua http thường. Hãy mở trang này qua https hoặc chọn Testnet.",
    lost: "{wallet} đã bị tắt hoặc vừa cập nhật. Hãy tải lại trang này.",
    locked: "{wallet} đang bị khóa",
    lockedHint: "Hãy mở khóa để ký.",
    otherAccount: "{wallet} đang dùng tài khoản khác",
    otherAccountHint: "Hãy chuyển lại tài khoản này hoặc kết nối lại.",
    withheld:
      "{wallet} đang bị khóa, hoặc đang dùng tài khoản hay mạng chưa được chia sẻ với trang này",
    withheldHint: "Hãy mở khóa, chuyển lại hoặc kết nối lại.",
    reconnect: "Kết nối lại",
    reload: "Tải lại trang",

    newer: "Đã có phiên bản mới của trang này",

    // A connection that a reload could not restore.
    previous: "Bạn đã kết nối bằng {wallet}",
    previousHint: "Hãy bật hoặc cài đặt ví, rồi tải lại trang này.",
    forget: "Quên kết nối này",
  },
  authorization: {
    lead: "Lệnh gọi hợp đồng cần sự ủy quyền của bạn: cùng với giao dịch, hoặc riêng biệt nếu tài khoản khác trả phí.",
    what: "Nội dung ủy quyền",
    call: "Gọi hợp đồng",
    sponsored: "Lệnh gọi được tài trợ",
    alone: "Chỉ ủy quyền",
    pasted: "Nhập ủy quyền",
    noEntries: "{wallet} không ký mục ủy quyền",
    noEntriesHint:
      "Ví này ký toàn bộ giao dịch, nên “Gọi hợp đồng” vẫn dùng được. Để ký riêng một ủy quyền, hãy kết nối ví ký được mục ủy quyền, chẳng hạn Freighter.",

    // The example.
    example: "Lệnh gọi mẫu",
    reviewExample: "Xem lại ví dụ",
    exampleNotBuilt: "Không tạo được ví dụ",
    exampleLead: "Chuyển {amount} từ tài khoản của bạn đến một địa chỉ đốt.",
    exampleHint:
      "Ủy quyền được ký và xác minh nhưng không bao giờ được gửi đi: không có giao dịch kèm theo thì ủy quyền không có tác dụng gì.",
    format: "Định dạng",
    type10: "Loại 10, có địa chỉ của bạn",
    type9: "Loại 9, không có địa chỉ của bạn",

    // A pasted one.
    pastedForm: "Ủy quyền đã dán",
    preimageOrEntry: "Preimage hoặc mục ủy quyền",
    preimageHint: "XDR Base64 của một HashIdPreimage hoặc SorobanAuthorizationEntry.",
    nothingPasted: "Hãy dán một preimage hoặc một mục ủy quyền.",
    review: "Xem lại ủy quyền",

    // The result.
    matches: "Chữ ký khớp với preimage bạn đã xem.",
    preimage: "Preimage được ký",
  },
  check: {
    lead: "Xem ai đã ký gì và cho mạng nào. Những gì bạn dán không rời khỏi trình duyệt.",
    offline: "Sẵn sàng dùng ngoại tuyến: mọi thứ được kiểm tra ngay trên thiết bị này.",
    form: "Kiểm tra chữ ký",
    check: "Kiểm tra",
    impossible: "Không kiểm tra được",

    // What is pasted.
    text: "Nội dung cần kiểm tra",
    textHint:
      "Giao dịch, ủy quyền hoặc tin nhắn đã ký, ở dạng XDR, văn bản, JSON hoặc liên kết; hoặc một bằng chứng. Hãy dán, hoặc thả tệp vào.",
    nothing: "Hãy dán nội dung cần kiểm tra hoặc chọn tệp.",
    emptyFile: "Tệp này trống.",
    largeFile: "Tệp này quá lớn để kiểm tra.",

    // What was recognized.
    recognized: "Nhận ra: {form}",
    envelope: "envelope giao dịch",
    envelopeLink: "liên kết chứa giao dịch",
    envelopeJson: "JSON chứa envelope giao dịch",
    preimage: "preimage của một ủy quyền",
    entry: "mục ủy quyền",
    authorizationJson: "JSON chứa ủy quyền",
    sep53: "tin nhắn đã ký (SEP-53)",
    signedMessage: "tin nhắn đã ký (định dạng cũ của Albedo)",
    signature: "chữ ký không kèm tin nhắn",
    address: "địa chỉ không kèm tin nhắn",
    json: "JSON không có chữ ký",
    plainText: "văn bản",
    proof: "bằng chứng",
    proofLink: "liên kết đến bằng chứng",
    damaged: "XDR không đầy đủ hoặc thuộc loại khác",

    // The correction.
    checkAs: "Kiểm tra dưới dạng",
    asEnvelope: "Giao dịch",
    asAuthorization: "Ủy quyền",
    asMessage: "Tin nhắn",
    asProof: "Bằng chứng",

    // What is missing.
    messageField: "Tin nhắn",
    messageHint: "Đúng như khi ký, kể cả dấu cách và ngắt dòng.",
    signatureField: "Chữ ký",
    signatureHint: "64 byte ở dạng base64.",
    messageSignatureHint: "64 byte ở dạng base64, hoặc dạng hex cho định dạng cũ của Albedo.",
    addressField: "Địa chỉ",
    extra: "Những người có thể đã ký khác (không bắt buộc)",
    extraHint: "Mỗi dòng một địa chỉ. Các tài khoản có trong envelope được kiểm tra tự động.",
    noMessage: "Hãy nhập tin nhắn đã được ký.",
    noSignature: "Hãy nhập chữ ký.",
    noAddress: "Hãy nhập địa chỉ lẽ ra đã ký.",

    // Envelopes.
    feeBump: "Chữ ký của giao dịch fee bump",
    inside: "Chữ ký của giao dịch bên trong",
    signed: "Nội dung đã ký",
    signedFor: "Nội dung đã ký, cho {network}",
    unsigned: "Không có chữ ký",

    // Authorization entries.
    sourceEntry:
      "Tài khoản nguồn của giao dịch ủy quyền mục này. Thay vào đó, hãy kiểm tra giao dịch đã ký.",
    notSigned: "Chưa ký",
    cannotVerify: "Không xác minh được tại đây",
    onlyContract: "Chỉ hợp đồng của địa chỉ này mới xác minh được chữ ký của nó.",
    noNetwork: "Không hợp lệ cho mạng đã biết nào",

    // What was checked.
    content: "Nội dung đã kiểm tra",
    authorization: "Ủy quyền",
    proofMessage: "Tin nhắn trong bằng chứng này",
    proofAuthorization: "Ủy quyền trong bằng chứng này",
    proofTransaction: "Giao dịch trong bằng chứng này",
    openedProof: "Bằng chứng từ liên kết",
    closeProof: "Đóng bằng chứng",
  },
  codes: {
    tx_too_early: "Giao dịch chưa có hiệu lực.",
    tx_too_late: "Giao dịch hết hạn trước khi được gửi. Hãy tạo lại và ký sớm hơn.",
    tx_missing_operation: "Giao dịch không có thao tác nào.",
    tx_bad_seq:
      "Số thứ tự của giao dịch không phải là số tiếp theo của tài khoản: một giao dịch khác đã được gửi trước. Hãy tạo lại.",
    tx_bad_auth: "Giao dịch không có đủ chữ ký cho tài khoản, hoặc chữ ký dành cho mạng khác.",
    tx_bad_auth_extra: "Giao dịch có một chữ ký không cần thiết.",
    tx_insufficient_balance: "Tài khoản không thể vừa trả phí vừa giữ đủ dự trữ.",
    tx_no_source_account: "Tài khoản nguồn không tồn tại trên mạng này.",
    tx_insufficient_fee: "Mạng hiện yêu cầu phí cao hơn.",
    tx_internal_error: "Mạng gặp lỗi nội bộ. Hãy thử lại.",
    tx_not_supported: "Mạng không hỗ trợ loại giao dịch này.",
    tx_bad_sponsorship:
      "Giao dịch bắt đầu bảo trợ mà không kết thúc, hoặc kết thúc mà không bắt đầu.",
    tx_bad_minseq_age_or_gap: "Số thứ tự của tài khoản chưa đủ cũ.",
    tx_malformed: "Giao dịch sai cấu trúc.",
    tx_soroban_invalid: "Lệnh gọi hợp đồng khai báo tài nguyên không hợp lệ.",
    op_bad_auth: "Một thao tác thiếu chữ ký.",
    op_no_source_account: "Tài khoản nguồn của một thao tác không tồn tại trên mạng này.",
    op_not_supported: "Mạng không hỗ trợ một trong các thao tác.",
    op_too_many_subentries: "Tài khoản đã đạt giới hạn số mục.",
    op_too_many_sponsoring: "Tài khoản đã đạt giới hạn số mục được bảo trợ.",
    op_malformed: "Một thao tác sai cấu trúc.",
    op_underfunded: "Tài khoản không đủ để vừa gửi vừa giữ đủ dự trữ.",
    op_low_reserve: "Số dư sẽ xuống dưới mức dự trữ.",
    op_already_exists: "Tài khoản đã tồn tại. Thay vào đó, hãy gửi một khoản thanh toán.",
    op_no_destination: "Tài khoản đích không tồn tại trên mạng này.",
    op_no_trust: "Tài khoản đích không có trustline cho tài sản này.",
    op_not_authorized: "Tổ chức phát hành chưa cho phép tài khoản đích giữ tài sản này.",
    op_src_no_trust: "Tài khoản không có trustline cho tài sản này.",
    op_src_not_authorized: "Tổ chức phát hành chưa cho phép tài khoản gửi tài sản này.",
    op_line_full: "Tài khoản đích sẽ vượt giới hạn của mình đối với tài sản này.",
    op_no_issuer: "Tổ chức phát hành tài sản không tồn tại trên mạng này.",
    op_invalid_limit: "Giới hạn của trustline thấp hơn số dư.",
    op_self_not_allowed: "Tài khoản không thể làm điều này với chính mình.",
    op_immutable_set: "Tài khoản không thể thay đổi.",
    op_has_sub_entries: "Tài khoản vẫn còn trustline, lệnh hoặc người ký.",
    op_seq_num_too_far: "Số thứ tự của tài khoản quá lớn để gộp tài khoản.",
    op_dest_full: "Số dư của tài khoản đích sẽ vượt mức tối đa của mạng.",
    op_over_source_max: "Đường quy đổi tốn hơn mức tối đa của bạn.",
    op_under_dest_min: "Đường quy đổi trả về ít hơn mức tối thiểu của bạn.",
    op_too_few_offers: "Không có lệnh nào nối hai tài sản này.",
    op_cross_self: "Lệnh sẽ khớp với một lệnh của chính tài khoản.",
    op_offer_not_found: "Lệnh này không tồn tại.",
    op_bad_seq: "Số thứ tự được yêu cầu nằm ngoài phạm vi.",
    op_does_not_exist: "Đối tượng của thao tác không tồn tại.",
    op_cannot_claim: "Tài khoản không thể nhận số dư này, hoặc chưa đến lúc.",
    function_trapped: "Hợp đồng đã thất bại.",
    resource_limit_exceeded: "Lệnh gọi hợp đồng vượt giới hạn của mạng.",
    entry_archived: "Lệnh gọi hợp đồng cần dữ liệu đã lưu trữ. Hãy khôi phục dữ liệu đó trước.",
    insufficient_refundable_fee: "Phí hoàn lại của lệnh gọi hợp đồng quá thấp.",
  },
  contract: {
    // The form.
    call: "Gọi hợp đồng",
    sponsoredCall: "Lệnh gọi được tài trợ",
    build: "Tạo lệnh gọi",
    notBuilt: "Không tạo được lệnh gọi",
    lead: "Chuyển XLM bằng lệnh gọi hợp đồng. Bạn ký giao dịch, và chữ ký đó ủy quyền lệnh gọi.",
    leadSponsored: "Chuyển XLM bằng lệnh gọi hợp đồng. Bạn chỉ ký phần ủy quyền.",
    hint: "Mạng mô phỏng lệnh gọi trước.",
    hintSponsored:
      "Bên tài trợ của sandbox gửi giao dịch và trả phí. Khóa của bên này là công khai và chỉ dùng để thử nghiệm.",
    recipient: "Người nhận",
    recipientExample: "G… hoặc C…",
    muxed: "Hãy nhập tài khoản (G…) hoặc hợp đồng (C…).",

    // Why a call can't be built.
    connecting: "Vẫn đang kiểm tra kết nối của bạn.",
    inactive: "Tài khoản của bạn chưa kích hoạt trên mạng này. Hãy nạp tiền trước.",
    simulationFailed: "Mô phỏng thất bại: {reason}",
    unbuilt: "Lệnh gọi chưa được tạo.",
    authorizations: "Lệnh gọi không cần đúng một ủy quyền.",

    // Its review.
    authorized: "Ủy quyền",
    withTransaction: "Cùng với giao dịch",
    separately: "Riêng biệt: bạn chỉ ký phần ủy quyền",
    sentBy: "Người gửi",
    sponsor:
      "{address}, bên tài trợ của sandbox (khóa thử nghiệm công khai), trả phí tối đa {fee} XLM",

    // The signature.
    authorizationMatches: "Chữ ký khớp với ủy quyền được yêu cầu, cho mạng này.",
    transactionMatches: "Đúng là giao dịch bạn đã xem.",
    signatureValid: "Chữ ký của tài khoản bạn hợp lệ.",
    send: "Gửi",
    sendSponsored: "Gửi qua bên tài trợ",
    startAnother: "Bắt đầu lệnh khác",

    // The network's answer.
    confirmed: "Đã xác nhận trong sổ cái {ledger}",
    contractFailed: "Hợp đồng đã thất bại. Bạn đã trả phí; không có gì khác thay đổi.",
    rejected: "Mạng đã từ chối",
    notAccepted:
      "Mạng không nhận giao dịch: một giao dịch khác đã được gửi trước, hoặc giao dịch đã hết hạn. Hãy tạo lại.",
    unanswered: "Chưa có phản hồi",
    mayApply:
      "Mạng vẫn có thể thực hiện giao dịch cho đến khi hết hạn. Hãy kiểm tra số dư trước khi bắt đầu lệnh khác.",

    // What it changed.
    sent: "Đã gửi {amount} từ {from} đến {to}",
    changes: "Những gì đã thay đổi",
    before: "Số dư trước",
    after: "Số dư hiện tại",
    fee: "Phí đã thu",
    feeToYou: "{amount}, do bạn trả",
    feeToSponsor: "{amount}, do bên tài trợ trả",
  },
  effects: {
    title: "Những gì sẽ thay đổi",
    computing: "Đang tính những gì sẽ thay đổi…",

    // How the effect is known, or why it is not.
    notSimulated: "Không mô phỏng được: {reason}",
    simulated: "Dự kiến: mô phỏng trên {network} lúc {time}.",
    computed:
      "Dự kiến: tính từ tài khoản của bạn trên {network} lúc {time}. Các tài khoản khác chưa được kiểm tra.",
    notIncluded: "Không tính trong dự kiến",
    alone:
      "Đây chỉ là riêng lệnh gọi. Giao dịch mang ủy quyền của bạn có thể làm nhiều hơn, nhưng không làm gì khác nhân danh bạn.",
    fails: "Dự kiến thất bại",
    failsHint: "Giao dịch thất bại không thay đổi gì, nhưng vẫn có thể tốn phí.",
    nothing: "Dự kiến không có gì thay đổi trên tài khoản của bạn.",
    inactive: "Tài khoản của bạn chưa kích hoạt trên mạng này.",
    noRpc: "Không truy cập được RPC của mạng.",
    noAnswer: "RPC của mạng không phản hồi (trạng thái {status}).",
    noSimulation: "RPC của mạng không trả về mô phỏng.",
    noOperation: "Giao dịch không có thao tác nào.",
    noCall: "Nội dung này không ủy quyền lệnh gọi hợp đồng nào.",
    noAmount: "Một thao tác không có số tiền.",

    // The changes.
    changes: "Thay đổi dự kiến",
    asset: "{asset} dự kiến",
    reserve: "Dự trữ dự kiến",
    reserveUnknown: "Chưa tính: tài khoản khác có thể trả khoản này",
    trustLines: "Trustline dự kiến",
    signers: "Người ký dự kiến",
    weight: "Trọng số {weight}",
    thresholds: "Ngưỡng dự kiến",
    thresholdValues: "Thấp {low}, trung bình {medium}, cao {high}",
    token: "Token dự kiến",
    units: "{amount} đơn vị",
    unitsLess: "ít hơn hiện tại {amount} đơn vị",
    unitsMore: "nhiều hơn hiện tại {amount} đơn vị",
    now: "Hiện tại {value}",
    atLeast: "Ít nhất {amount}",
    between: "Từ {least} đến {most}",
    contractFee: "Phí hợp đồng",
    contractFeeMost: "Tối đa {amount} trong mô phỏng này",
    contracts: "Dữ liệu hợp đồng bị thay đổi",
    noContracts: "Không có",
    beyond: "Cũng được ủy quyền",
    nothingBeyond: "Không có gì ngoài lệnh gọi",

    // What else changes.
    sequence: "Số thứ tự tăng lên.",
    offerReleases: "Phần tài sản mà lệnh đang giữ sẽ khả dụng trở lại.",
    offerStays: "Phần chưa khớp ngay sẽ ở lại trong lệnh, lệnh này giữ 0.5 XLM của dự trữ.",

    // Why the network is expected to reject it.
    overLimit: "Số {code} này nhiều hơn mức trustline của bạn cho phép ({limit}).",
    noTrustLine: "Bạn không có trustline cho {code} này.",
    notAuthorized: "Tổ chức phát hành không cho bạn giữ {code}.",
    tooLittle: "Chỉ có {available} khả dụng trong khi cần {needed}.",
    belowReserve: "Số dư của bạn sẽ thấp hơn mức dự trữ {amount}.",
    noData: "Bạn không có mục dữ liệu như vậy.",
    exists: "Tài khoản của bạn đã tồn tại nên không thể tạo.",
    overNewLimit: "Bạn đang giữ nhiều hơn giới hạn mới.",
    stillHeld: "Bạn vẫn còn giữ {code}, nên không thể xóa trustline cho tài sản này.",
    notMergeable: "Không thể gộp tài khoản còn trustline, lệnh, dữ liệu hoặc mục được bảo trợ.",
    archived: "Phải khôi phục dữ liệu hợp đồng đã lưu trữ trước, trong một giao dịch khác.",
    unauthorized: "Lệnh gọi cần một ủy quyền mà giao dịch không có.",
    feeTooLow: "Phí quá thấp: lệnh gọi tốn ít nhất {amount}.",

    // Warnings.
    mayFail: "Giao dịch có thể thất bại. {reason}",
    closes:
      "Tài khoản của bạn sẽ đóng và không còn gì trong đó: {amount} chuyển đến {destination}.",
    closesAtLeast:
      "Tài khoản của bạn sẽ đóng và không còn gì trong đó: ít nhất {amount} chuyển đến {destination}.",
    locked: "Sẽ không ai ký được cho tài khoản của bạn nữa: tài khoản bị khóa vĩnh viễn.",
    noPayments: "Tất cả người ký gộp lại cũng không thể thanh toán được nữa.",
    noNewSigners: "Tất cả người ký gộp lại cũng không thể thay đổi người ký được nữa.",
    allows: "Thao tác này cho phép {spender} chi tối đa {amount} của bạn.",
    notAsStated: "Lệnh gọi không đúng như nội dung ghi. Lệnh gọi sẽ không làm điều này: {sentence}",
    takesMore: "Lệnh gọi không đúng như nội dung ghi. Lệnh gọi còn lấy {amount} của bạn.",
    takesMoreFor:
      "Lệnh gọi không đúng như nội dung ghi. Lệnh gọi còn lấy {amount} của bạn, cho {to}.",
    tokenUnits: "{amount} đơn vị của token {contract}",
  },
  errors: {
    // Any wallet.
    engineMissing: "Không tải được bộ máy ví. Hãy kiểm tra kết nối mạng rồi thử lại.",
    noAddress: "{wallet} không trả về địa chỉ Stellar.",
    notInstalled: "{wallet} chưa được cài đặt",
    noAnswerInTime: "Không có phản hồi kịp thời.",
    disconnected: "Ví đã bị ngắt kết nối.",
    networkChanged: "Mạng đã thay đổi trong lúc xử lý yêu cầu.",
    otherConnection: "Một kết nối khác đã được bắt đầu.",
    canceled: "Đã hủy yêu cầu.",
    slowToLoad: "{wallet} tải quá lâu. Hãy kiểm tra kết nối mạng rồi thử lại.",
    notLoaded: "Không tải được {wallet}. Hãy kiểm tra kết nối mạng rồi thử lại.",
    cannotDo: "{wallet} không hỗ trợ chức năng “{method}”",
    slowNetwork: "{wallet} không kịp cho biết mạng đang dùng.",
    noNetwork: "{wallet} không cho biết mạng đang dùng.",
    wrongNetwork:
      "{wallet} đang dùng {actual}, còn yêu cầu này dành cho {expected}. Hãy chuyển mạng trong {where} rồi thử lại.",
    expired: "{wallet} không phản hồi. Yêu cầu đã hết hạn.",
    neverOpened: "Cửa sổ {wallet} không được mở kịp thời. Yêu cầu đã hết hạn.",
    windowClosed: "Cửa sổ {wallet} đã bị đóng.",
    unresponsive: "{wallet} không phản hồi. Có thể ví đã bị tắt hoặc gỡ cài đặt.",
    removed: "Ví đã bị gỡ trong lúc xử lý yêu cầu.",
    notConnected:
      "Chưa kết nối tài khoản nào và không có địa chỉ nào được cung cấp. Hãy kết nối trước.",
    cannotSignFor: "{wallet} không ký được cho {network}.",
    noSignature: "{wallet} không trả về chữ ký.",
    cannotSignEntries: "{wallet} không ký được loại mục ủy quyền này: {type}.",
    typeNine: "loại 9",
    typeTen: "loại 10 (kèm địa chỉ)",
    accountChanged: "Tài khoản trong {wallet} đã thay đổi trong lúc xử lý yêu cầu. Hãy thử lại.",
    signsText: "{wallet} ký văn bản, không ký byte.",
    signsWithAccounts: "{wallet} chỉ ký bằng tài khoản G…, nên sẽ ký bằng một tài khoản khác.",
    unreadableReply: "{wallet} gửi phản hồi không đọc được. Phản hồi đó đã bị bỏ qua.",
    stopped: "{wallet} đã dừng trước khi phản hồi. Hãy thử lại.",
    switchedOff: "{wallet} đã bị tắt hoặc vừa cập nhật. Hãy tải lại trang này.",
    closedEarly: "Cửa sổ {wallet} đã bị đóng trước khi hoàn tất.",
    works: "{wallet} chỉ hoạt động trên trang web.",

    // Addresses, base64 and XDR.
    badAddress: "Địa chỉ Stellar không hợp lệ: {reason}.",
    addressEmpty: "địa chỉ trống",
    addressSecret: "bắt đầu bằng S như khóa bí mật; đừng bao giờ chia sẻ khóa bí mật",
    addressStart: "phải bắt đầu bằng G, M hoặc C",
    addressLength: "có {length} ký tự thay vì {wanted}",
    addressChecksum: "có ký tự sai (mã kiểm tra không khớp)",
    addressSecond: "ký tự thứ hai sai",
    badBase32: "Không phải base32: chỉ được có A-Z và 2-7.",
    cutBase32: "Không phải base32: thiếu một ký tự, hoặc ký tự cuối sai.",
    badHex: "Hex không hợp lệ: số ký tự 0-9 và a-f phải là số chẵn.",
    badBase64: "Không phải base64: chỉ được có A-Z, a-z, 0-9, + và /, thêm = ở cuối cho đủ.",
    xdrEmpty: "XDR trống. Hãy nhập base64.",
    xdrTooLarge: "XDR lớn hơn mức mà bất kỳ mạng nào chấp nhận.",
    badXdr: "XDR không hợp lệ tại byte {offset}: {reason}.",
    xdrShort: "kết thúc quá sớm",
    xdrDeep: "lồng nhau quá sâu",

    // Verification.
    insecure:
      "Không xác minh được chữ ký trên trang này: trình duyệt chỉ cung cấp mật mã qua https và trên http://localhost.",
    verifierFailed: "Trình duyệt không xác minh được chữ ký.",
    verifierMissing: "Không tải được thư viện xác minh chữ ký. Hãy tải lại trang.",
    badSignature: "Ví không trả về chữ ký hợp lệ (64 byte ở dạng base64).",
    badHexSignature: "Ví không trả về chữ ký hợp lệ (64 byte ở dạng hex).",
    otherEntryAddress: "Mục ủy quyền này dành cho {actual}, không phải {expected}.",
    anotherNetwork: "một mạng khác",
    notAuthorization: "Đây không phải là ủy quyền để ký (HashIdPreimage loại 9 hoặc 10). {reason}",
    invalidForRequest: "Ví trả về chữ ký không hợp lệ cho {address} và yêu cầu này.",
    invalidForTransaction: "Ví trả về chữ ký không hợp lệ cho {address} và giao dịch này.",
    otherSigner: "{actual} đã ký, không phải {expected}. Hãy chọn {choice} trong ví rồi thử lại.",
    anotherAccount: "Một tài khoản khác",
    noTransaction: "Ví không trả về giao dịch. {reason}",
    unsigned: "Ví trả về giao dịch chưa được ký.",
    otherNetwork: "Ví đã ký cho {actual}, không phải cho {expected}.",
    lostSignature:
      "Ví đã xóa một chữ ký vốn có của giao dịch {hash}. Đừng gửi giao dịch này lên mạng.",
    otherTransaction:
      "Ví trả về giao dịch ({returned}) khác với yêu cầu ({sent}). Đừng gửi giao dịch này lên mạng.",
    submittedOther: "Ví đã gửi lên mạng một giao dịch khác với yêu cầu.",

    // Albedo.
    albedoOld:
      "Phiên bản Albedo này không ký tin nhắn theo SEP-53, nên chữ ký đã bị từ chối. Hãy cập nhật Albedo.",
    albedoProtocol:
      "Albedo dùng giao thức phiên bản {actual}, nhưng cần phiên bản {expected}. Cửa sổ của ví đã bị đóng.",
    albedoBlocked:
      "Trình duyệt đã chặn cửa sổ Albedo. Hãy cho phép cửa sổ bật lên trên trang web này rồi thử lại.",
    albedoNetworks: "Albedo chỉ ký cho mạng Public và Testnet.",

    // Freighter.
    freighterUnlock: "Mở tiện ích, mở khóa rồi thử lại.",
    freighterLong: "Tin nhắn quá dài để Freighter hiển thị.",
    freighterHttp:
      "Freighter từ chối Mainnet trên các trang http://. Hãy mở trang này qua https://.",
    freighterMobile: "Trong trình duyệt di động của Freighter, hãy kết nối bằng WalletConnect.",
    freighterFrame:
      "Freighter không hoạt động trong khung nhúng. Hãy mở trang này trong thẻ riêng.",
    freighterSilent: "Freighter không phản hồi.",
    declined: "Yêu cầu đã bị từ chối trong {wallet}, hoặc cửa sổ của ví đã bị đóng.",

    // HOT.
    hotClosed:
      "HOT đã bị đóng trước khi phản hồi. Nếu yêu cầu vẫn còn hiện ở nơi khác, hãy từ chối ở đó.",
    hotNetwork: "HOT chỉ ký cho mạng Public.",
    hotHttps: "HOT chỉ hoạt động trên các trang https.",
    hotIncomplete: "HOT không hoàn tất yêu cầu.",
    hotSilent: "Dịch vụ kết nối của HOT không phản hồi. Hãy thử lại.",
    hotFailed: "Dịch vụ kết nối của HOT gặp lỗi ({reason}). Hãy thử lại sau.",
    hotOffline: "Không truy cập được dịch vụ kết nối của HOT. Hãy kiểm tra kết nối mạng.",

    // Ledger.
    ledgerDifferent: "Ledger hiện hiển thị một địa chỉ khác cho tài khoản này.",
    ledgerBlind:
      "Ledger không hiển thị được nội dung này, và ứng dụng Stellar trên đó chỉ ký những gì hiển thị được. Nếu vẫn muốn ký, hãy bật ký mù trong cài đặt của ứng dụng trên thiết bị.",
    ledgerApp: "Ứng dụng Stellar chưa được mở trên Ledger. Hãy mở ứng dụng Stellar rồi thử lại.",
    ledgerCannotShow: "Ledger không hiển thị được nội dung này nên sẽ không ký.",
    ledgerDeclined: "Yêu cầu đã bị từ chối trên Ledger.",
    ledgerLocked: "Ledger đang bị khóa. Hãy mở khóa, mở ứng dụng Stellar trên đó rồi thử lại.",
    ledgerStatus: "Ledger gặp lỗi với trạng thái {status}.",
    ledgerUnreadable: "Không đọc được phản hồi của Ledger nên phản hồi đó không được dùng.",
    ledgerDamaged:
      "Phản hồi của Ledger bị hỏng khi đến nơi nên không được dùng. Hãy rút thiết bị ra rồi cắm lại.",
    ledgerType: "Ledger chỉ ký mục ủy quyền loại 9.",
    ledgerHttps: "Ledger chỉ hoạt động trên các trang https và trên http://localhost.",
    ledgerBrowser:
      "Trình duyệt này không kết nối được với Ledger vì không có WebHID. Hãy dùng Chrome, Edge, Brave hoặc Opera.",
    ledgerFrame:
      "Trang này nằm trong khung nhúng không được phép dùng thiết bị. Hãy mở trang trong thẻ riêng.",
    ledgerUnplugged:
      "Chưa cắm Ledger nào mà trang này được phép dùng. Hãy cắm vào, mở khóa, mở ứng dụng Stellar trên đó rồi thử lại.",
    ledgerClick: "Trình duyệt cần một cú nhấp trước khi liệt kê thiết bị. Hãy thử lại.",
    ledgerList: "Trình duyệt không liệt kê được thiết bị.",
    ledgerNotChosen:
      "Chưa chọn thiết bị nào. Hãy cắm Ledger, mở khóa rồi chọn trong danh sách của trình duyệt.",
    ledgerSignatures: "Giao dịch đã có 20 chữ ký, mức tối đa.",
    ledgerBusy:
      "Ledger đang được thẻ hoặc chương trình khác sử dụng. Hãy đóng ứng dụng của chính Ledger và các trang khác đang dùng thiết bị rồi thử lại.",
    ledgerLost:
      "Ledger đã bị rút ra, hoặc ứng dụng trên đó đã bị đóng. Hãy cắm vào, mở khóa, mở ứng dụng Stellar trên đó rồi thử lại.",
    ledgerIndex: "Chỉ số tài khoản phải là số nguyên từ 0 đến 2147483647.",
    ledgerOther:
      "Ledger này có tài khoản khác tại {path}. Hãy cắm thiết bị bạn đã dùng để kết nối.",
    ledgerVersion:
      "Ứng dụng Stellar trên Ledger này là phiên bản {actual}. Để ký {what}, cần phiên bản {wanted} trở lên. Hãy cập nhật trong ứng dụng của chính Ledger.",
    ledgerEntries: "mục ủy quyền",
    ledgerMessages: "thông điệp",

    // LOBSTR.
    lobstrNetwork: "LOBSTR chỉ ký cho mạng Public.",
    lobstrAccount:
      "LOBSTR đã cấp quyền truy cập {actual}, nhưng yêu cầu dành cho {expected}. Hãy chọn tài khoản đó trong LOBSTR hoặc kết nối lại.",
    lobstrSilent: "LOBSTR không phản hồi.",
    lobstrDeclined:
      "Yêu cầu đã bị từ chối trong LOBSTR, hoặc cửa sổ của ví đã bị đóng. Nếu điện thoại vẫn hiện yêu cầu, hãy từ chối ở đó: yêu cầu vẫn có thể được xác nhận.",
    lobstrFailed:
      "LOBSTR không ký được. Có thể ví đã nhận một yêu cầu khác trong lúc đó. Hãy thử lại.",
    lobstrWindow: "LOBSTR không mở được cửa sổ của ví. Hãy thử lại.",
    lobstrUnknown: "LOBSTR không còn nhận ra trang này. Hãy kết nối lại.",
    lobstrPhone: "Trên điện thoại, hãy kết nối LOBSTR bằng WalletConnect.",

    // Rabet.
    rabetFeeBump: "Rabet không ký giao dịch fee bump.",
    rabetAccount:
      "Rabet đang dùng tài khoản khác ({actual}). Hãy chuyển sang {expected} ở đó hoặc kết nối lại.",
    rabetNoSignature: "Rabet không trả về chữ ký. Ví không ký được giao dịch này.",
    rabetLocked: "Rabet vẫn đang bị khóa. Hãy mở ví, mở khóa rồi thử lại.",
    rabetNetworks: "Rabet chỉ ký cho mạng Public và Testnet.",
    rabetHint: "Rabet đóng cửa sổ của ví sau 30 giây.",
    rabetSettings: "Rabet không phản hồi. Hãy mở Rabet, lưu cài đặt một lần rồi thử lại.",
    rabetSilent: "Rabet đã không phản hồi. Hãy thử lại. {hint}",
    rabetChanged: "Tài khoản trong Rabet đã được đổi trong lúc xử lý yêu cầu. Hãy thử lại.",
    rabetDeclined: "Yêu cầu đã bị từ chối trong Rabet, hoặc cửa sổ của ví đã bị đóng. {hint}",
    rabetPrivacy:
      "Rabet báo rằng trang web này chưa kết nối, dù vừa mới kết nối. Trong cài đặt của Rabet (General), hãy tắt Privacy mode rồi lưu. Giữ cửa sổ trình duyệt này nằm trọn trên màn hình rồi thử lại.",
    rabetNoAccount: "Rabet chưa có tài khoản nào. Hãy tạo tài khoản trong Rabet rồi thử lại.",
    rabetRelocked: "Rabet đã bị khóa trước khi ký. Hãy mở khóa rồi thử lại.",
    rabetUnreadable: "Rabet không đọc được giao dịch này.",
    rabetWindow:
      "Rabet không mở được cửa sổ của ví. Hãy di chuyển cửa sổ trình duyệt này nằm trọn trên màn hình rồi thử lại.",
    rabetTimedOut: "Rabet đã đóng cửa sổ của ví sau 30 giây không có phản hồi. Hãy thử lại.",

    // Wallets on a phone.
    phoneSession: "Không truy cập được dịch vụ kết nối. Phiên kết nối vẫn đang mở.",
    phoneUnsupported: "Ví trên điện thoại không hỗ trợ yêu cầu này.",
    phoneExpired: "Yêu cầu đã hết hạn mà điện thoại không phản hồi.",
    phoneOffline: "Không truy cập được dịch vụ kết nối. Hãy kiểm tra kết nối mạng rồi thử lại.",
    phoneEnded: "Ví đã đóng phiên kết nối, hoặc phiên đã hết hạn. Hãy kết nối lại.",
    phoneAccount:
      "{wallet} không chia sẻ tài khoản được yêu cầu. Hãy chọn tài khoản đó trong ví rồi kết nối lại.",
    phoneNetwork:
      "{wallet} đang kết nối với {actual}, nhưng yêu cầu này dành cho {expected}. Hãy chuyển mạng trong ví rồi kết nối lại.",
    phoneRejected: "Ví đã gửi giao dịch, nhưng mạng đã từ chối{hash}.",
    phoneSent:
      "Ví đã ký và gửi giao dịch ({status}) nhưng không trả về giao dịch. Thay vào đó, hãy dùng signAndSubmitTransaction.",
    phoneLong: "Tin nhắn quá dài. Ví trên điện thoại nhận tối đa {most} byte.",

    // xBull.
    xbullClosed:
      "Cửa sổ xBull đã bị đóng, hoặc ví không nhận được yêu cầu. Hãy thử lại. Nếu vẫn không được, hãy tải lại trang này.",
    xbullDeclined: "Yêu cầu đã bị từ chối trong xBull.",
    xbullUnread:
      "Yêu cầu đã bị từ chối trong xBull. Nếu xBull không hỏi gì, nghĩa là ví không đọc được yêu cầu.",
    xbullNoAccount: "xBull chưa có tài khoản nào. Trước hết, hãy tạo tài khoản trong xBull.",
    xbullUnknown: "xBull không có tài khoản này trên mạng này.",
    xbullSilent: "xBull gặp lỗi mà không cho biết lý do. Có thể ví không biết mạng này.",
    xbullLong: "Tin nhắn quá dài đối với xBull. Tin nhắn có thể có tối đa {most} ký tự.",
  },
  explorer: {
    transaction: "Xem giao dịch này trong trình khám phá (thẻ mới)",
    asset: "Xem tài sản {code} trong trình khám phá (thẻ mới)",
    address: "Xem {address} trong trình khám phá (thẻ mới)",
  },
  failures: {
    otherNetwork: "Nội dung này dành cho mạng khác",
    rejected: "Đã từ chối: chưa có gì được ký",
    "popup-closed": "Cửa sổ {wallet} đã bị đóng: chưa có gì được ký",
    aborted: "Đã hủy",
    "wrong-network": "{wallet} đang dùng mạng khác",
    "wrong-account": "Do tài khoản khác ký: đã từ chối",
    unsupported: "{wallet} không ký được nội dung này",
    "bad-request": "Không thể ký nội dung này",
    "no-wallet": "Chưa kết nối ví nào",
    external: "Một dịch vụ gặp lỗi",
    locked: "{wallet} đang bị khóa",
    "wrong-app": "{wallet} đang mở ứng dụng khác",
    unplugged: "{wallet} chưa được cắm vào",
    "not-installed": "{wallet} chưa được cài đặt",
    "page-stale": "Tải lại trang này",
    "popup-blocked": "Trình duyệt đã chặn cửa sổ {wallet}",
    timeout: "{wallet} không phản hồi",
    altered: "{wallet} đã ký nội dung khác: đã từ chối",
    "bad-signature": "Chữ ký không hợp lệ: đã từ chối",
    "bad-reply": "{wallet} trả về nội dung không mong đợi",
    outdated: "{wallet} cần được cập nhật",
    internal: "Đã xảy ra lỗi trong {wallet}",

    // The reasons, instead of hashes.
    lostSignature: "Ví đã xóa một chữ ký khỏi giao dịch. Đừng gửi giao dịch này lên mạng.",
    otherTransaction: "Giao dịch khác với yêu cầu. Đừng gửi giao dịch này lên mạng.",
    details: "Chi tiết",
  },
  inbox: {
    refused: "Không mở được liên kết này",
    dismiss: "Bỏ qua",
    transactionRefused: "Không thể ký giao dịch của liên kết này. {reason}",
    unknownNetwork: "Nội dung này dành cho một mạng không rõ: “{network}”.",
  },
  links: {
    // Why a link is refused.
    notStellar: "Đây không phải là liên kết web+stellar:.",
    tooLong: "Liên kết này quá dài so với một liên kết Stellar.",
    unsupported:
      "Liên kết này yêu cầu “{operation}”. Chỉ hỗ trợ giao dịch (tx) và thanh toán (pay).",
    twice: "Liên kết này có “{field}” hai lần.",
    messageTooLong: "Lời nhắn của liên kết này dài hơn {most} ký tự.",
    badCallback: "Callback của liên kết này không phải là địa chỉ web.",
    noTransaction: "Liên kết này không có giao dịch.",
    replaces:
      "Liên kết này yêu cầu điền các trường của giao dịch trước khi ký, điều chưa được hỗ trợ. Hãy xin giao dịch hoàn chỉnh.",
    badSigner: "Liên kết này yêu cầu chữ ký của một đối tượng không phải là tài khoản.",
    noRecipient: "Liên kết này không có người nhận.",
    badRecipient: "Người nhận trong liên kết này không phải là địa chỉ.",
    badAmount: "Không thể thanh toán số tiền của liên kết này. {reason}",
    badAsset: "Tài sản trong liên kết này thiếu mã hoặc tổ chức phát hành.",
    badMemoType: "Loại memo trong liên kết này không tồn tại.",
    badMemo: "Không thể gửi memo của liên kết này. {reason}",

    // What a link says besides its request.
    details: "Chi tiết liên kết",
    opened: "Mở từ liên kết, cho {network}",
    authored: "Người tạo liên kết đã chọn nội dung. Hãy đọc trước khi ký.",
    says: "Lời nhắn",
    quoted: "“{message}”",
    from: "Từ",
    claimed: "{domain} (do liên kết tự nhận, chưa xác minh)",
    signer: "Người cần ký",
    otherSigner: "Liên kết yêu cầu chữ ký của tài khoản khác",
    delivers: "Liên kết yêu cầu chuyển giao dịch đã ký đi nơi khác",
    deliver:
      "Trang này không gửi gì đến trang khác. Nếu bạn tin địa chỉ này, hãy sao chép hoặc tải giao dịch đã ký xuống và tự gửi ở đó:",
    copyDelivery: "Sao chép địa chỉ gửi",

    // Registering this page for links.
    open: "Mở liên kết web+stellar: bằng trang này",
    openHint:
      "Liên kết bắt đầu bằng web+stellar: trên các trang khác sẽ mở ở đây. Nội dung của chúng ở lại trong trình duyệt của bạn; không máy chủ nào nhận được.",
    ask: "Hỏi trình duyệt",
    asked: "Nếu trình duyệt hỏi, hãy cho phép. Bạn có thể hoàn tác trong cài đặt của trình duyệt.",
    notAsked: "Trình duyệt của bạn không cho trang này mở liên kết.",

    // An item that waits for a wallet.
    ready: "Một giao dịch đã sẵn sàng để gửi",
    transactionWaits: "Một giao dịch đang chờ chữ ký của bạn",
    paymentWaits: "Một khoản thanh toán đang chờ bạn",
    connectFirst: "Kết nối ví để tiếp tục",
    discard: "Bỏ",
  },
  list: {
    several: "Nhiều giao dịch",
    form: "Danh sách giao dịch",
    envelopes: "Envelope giao dịch",
    hint: "XDR Base64, mỗi dòng một giao dịch. Hãy dán, hoặc thả tệp vào.",
    start: "Xem lại lần lượt",

    // Why a list can't be read.
    nothing: "Hãy dán các giao dịch, hoặc thả tệp vào.",
    tooMany: { other: "Một danh sách có thể có {count} giao dịch." },
    wrong: "Giao dịch {number}: {reason}",
    twice: "Giao dịch {first} và {second} giống nhau.",

    // The list.
    transactions: "Giao dịch",
    progress: "Giao dịch {number} trên {all}. Đã ký đến nay: {signed}.",
    result: "Đã ký {signed} trên {all}.",
    numbered: "{number}.",
    andMore: { other: "{first}, và {count} thao tác khác" },
    signed: "Đã ký và xác minh",
    now: "Đang xem lại",
    skipped: "Đã bỏ qua",
    waiting: "Chưa ký",
    open: "Mở",
    openNumber: "Mở giao dịch {number}",
    review: "Xem lại",
    reviewNumber: "Xem lại giao dịch {number}",

    // What can be done.
    skip: "Bỏ qua",
    stop: "Dừng",
    resume: "Tiếp tục phần còn lại",
    signedEnvelopes: "Envelope đã ký",
    none: "Chưa có gì được ký",
    discard: "Bỏ danh sách",
  },
  message: {
    lead: "Tin nhắn đã ký chứng minh bạn sở hữu địa chỉ của mình. Việc này không chuyển tiền.",
    message: "Tin nhắn",
    format: "Định dạng tin nhắn",
    text: "Văn bản",
    hex: "Byte hex",
    base64: "Byte base64",
    messageIn: "Tin nhắn, dạng {format}",
    textOnly: "{wallet} nhận tin nhắn ở dạng văn bản và ký các byte của tin nhắn.",
    nothing: "Hãy nhập tin nhắn cần ký.",
    notText: "Các byte này không phải là văn bản UTF-8, mà {wallet} chỉ ký văn bản.",
    unsupported: "{wallet} không ký tin nhắn",
    unsupportedHint: "Hãy kết nối ví có hỗ trợ, chẳng hạn Freighter, Albedo hoặc xBull.",
    matches: "Chữ ký khớp với tin nhắn của bạn.",
    signAnother: "Ký tin nhắn khác",

    // What is wrong with typed bytes.
    noBytes: "Hãy nhập các byte cần ký.",
    badHex: "Byte hex là các cặp ký tự 0–9 và a–f.",
    badBase64: "Đây không phải là base64.",
  },
  networks: {
    title: "Mạng",
    close: "Đóng",

    // The networks that were added.
    added: "Do bạn thêm, trong trình duyệt này",
    remove: "Xóa",
    removeNamed: "Xóa {network}",
    removed: "Đã xóa {network}.",
    isAdded: "Đã thêm {network}, và trang này đang dùng mạng đó.",
    notSaved: "Trình duyệt không lưu được. Mạng này chỉ còn đến khi bạn đóng trang.",

    // The form.
    add: "Thêm mạng",
    onlyListed:
      "Trang này chỉ được kết nối với các mạng do người vận hành liệt kê. Mạng khác sẽ bị từ chối.",
    preset: "Mạng cần thêm",
    local: "Quickstart cục bộ",
    another: "Mạng khác",
    name: "Tên",
    passphrase: "Passphrase",
    horizon: "Horizon",
    rpc: "RPC",
    asked: "Trước khi thêm, trang hỏi Horizon và RPC về passphrase của chúng.",
    submit: "Kiểm tra và thêm",
    asking: "Đang hỏi Horizon và RPC…",
    failed: "Không thêm được mạng này",

    // What is wrong with a field.
    noName: "Hãy nhập tên.",
    noPassphrase: "Hãy nhập passphrase.",
    noAddress: "Hãy nhập địa chỉ.",
    tooLong: "Hãy dùng tối đa {most} ký tự.",
    nameTaken: "Một mạng khác đã có tên này.",
    otherName: "Mạng có passphrase này tên là {name}.",
    known: "Mạng này đã có: {network}.",
    badAddress: "Hãy dùng địa chỉ https, hoặc địa chỉ http của localhost.",

    // What is wrong with a server.
    otherPassphrase: "{server}: máy chủ báo một passphrase khác, “{passphrase}”.",
    reportsNone: "{server}: máy chủ không báo passphrase của mạng. Hãy kiểm tra địa chỉ.",
    badStatus: "{server}: máy chủ trả lời với trạng thái HTTP {status}.",
    refused:
      "{server}: trang này không được kết nối tới {origin}. Người vận hành có thể cho phép mạng khác trong config.json.",
    onlyHttps:
      "{server}: trang này chỉ được kết nối tới địa chỉ https và http://localhost, không phải {origin}.",
    late: "{server}: {origin} không phản hồi.",
    noCors:
      "{server}: {origin} có phản hồi nhưng không cho trang này đọc (CORS). Người vận hành máy chủ có thể cho phép {page}.",
    unreachable:
      "{server}: không truy cập được {origin}. Hãy kiểm tra địa chỉ và xem máy chủ có đang chạy không.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Đã xảy ra lỗi.",
    partNotLoaded: "Không tải được một phần của trang này. Hãy kiểm tra kết nối mạng rồi thử lại.",
    missing: "Không tải được phần này của trang",
    missingHint: "Hãy kiểm tra kết nối mạng.",
    reload: "Tải lại trang",
    walletsMissing: "Không tải được danh sách ví. Hãy kiểm tra kết nối mạng rồi thử lại.",

    connect: "Kết nối ví",

    // A text to copy, download, or scan.
    copy: "Sao chép",
    copyNamed: "Sao chép {what}",
    copied: "Đã sao chép!",
    copyFailed: "Trình duyệt đã chặn sao chép.",
    download: "Tải xuống .{ending}",
    downloadNamed: "Tải xuống .{ending}: {what}",
    code: "Mã QR",
    codeNamed: "Mã QR của {what}",
    codeTooLong: "Quá dài cho mã QR ({length} ký tự, tối đa {most}). Hãy sao chép.",

    // Fields and forms.
    chooseFile: "Chọn tệp",
    oneFile: "Chỉ thả một tệp.",
    clear: "Xóa",
    clearNamed: "Xóa nội dung biểu mẫu",
  },
  pasted: {
    noRecipient: "Hãy nhập địa chỉ của người nhận.",
    federation: "Ở đây không hỗ trợ tên như alice*example.com; hãy dùng địa chỉ G….",
    lookUpFirst: "Hãy tra cứu tên này trước. Việc này hỏi {domain} về địa chỉ của tên.",
    contract: "Để thanh toán cho hợp đồng, hãy dùng “Gọi hợp đồng”.",
  },
  payment: {
    form: "Thanh toán",
    review: "Xem lại khoản thanh toán",
    notBuilt: "Không tạo được khoản thanh toán",
    inactive: "Tài khoản của bạn chưa kích hoạt trên mạng này. Hãy nạp tiền trước.",
    amount: "Số tiền",
    canSend: "Bạn có thể gửi tối đa {amount}.",
    max: "Tối đa",
    maxNamed: "Tối đa: {amount}",
    asset: "Tài sản",
    assetOf: "{code} của {issuer}",
    newNeedsXlm: "Tài khoản mới phải được tạo bằng XLM.",
    newNeedsOne: "Tài khoản mới cần ít nhất 1 XLM.",
    none: "Tài khoản của bạn không có tài sản này để gửi.",
    atMost: "Bạn chỉ có thể gửi tối đa {amount}.",

    // The memo.
    memo: "Memo",
    memoHint: "Các sàn giao dịch thường yêu cầu memo.",
    memoContent: "Nội dung memo",
    memoNone: "Không có",
    memoText: "Văn bản",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Hash hoàn trả",
  },
  proof: {
    keep: "Lưu bằng chứng",
    hint: "Bằng chứng gồm nội dung đã ký, chữ ký và địa chỉ. Ai có bằng chứng đều có thể đọc và xác minh trong thẻ “Kiểm tra”, kể cả khi ngoại tuyến. Không máy chủ nào nhận được bằng chứng.",
    save: "Lưu thành tệp",
    link: "Liên kết đến bằng chứng",
    tooLongForLink: "Bằng chứng này quá dài cho liên kết. Hãy lưu thành tệp.",

    // Why a proof can't be read.
    damagedLink: "Liên kết này không đầy đủ hoặc bị hỏng. Hãy sao chép lại.",
    missing: "Hãy dán bằng chứng hoặc chọn tệp bằng chứng.",
    tooLarge: "Nội dung này quá lớn so với một bằng chứng.",
    notJson: "Đây không phải là bằng chứng: không phải JSON, hoặc thiếu một phần.",
    otherJson: "JSON này không phải là bằng chứng của chữ ký.",
    otherVersion:
      "Bằng chứng này được lưu bởi một phiên bản khác của trang này, nên phiên bản này không đọc được.",
    otherKind: "Bằng chứng này thuộc loại không rõ.",
    noField: "Bằng chứng này không có “{field}”.",
    unknownField: "Bằng chứng này có trường không rõ, “{field}”.",
    badSigner: "Người ký trong bằng chứng này không phải là địa chỉ.",
  },
  recipients: {
    // The destination.
    destination: "Đích",
    example: "G…, M… hoặc tên*tênmiền",
    lookUp: "Tra cứu",
    lookUpName: "Tra cứu {name}",
    lookingUp: "Đang tra cứu tên này…",
    isName: "Đây là {name}.",
    withHint: "{name} {hint}",
    own: "Đây là tài khoản của chính bạn.",
    checking: "Đang kiểm tra tài khoản này…",
    exists: "Tài khoản này tồn tại.",
    missing: "Tài khoản mới: khoản thanh toán này sẽ tạo tài khoản (tối thiểu 1 XLM).",
    unknown: "Không kiểm tra được tài khoản này có tồn tại hay không.",

    // Why a name could not be looked up.
    notDomain: "“{domain}” không phải là tên miền.",
    noServer: "{domain} không có tên: stellar.toml của tên miền không liệt kê máy chủ federation.",
    noName: "{domain} không biết tên này.",
    blocked: "Trang này không được kết nối tới {host}. Hãy xin địa chỉ G….",
    unreachable: "Không truy cập được {host}. Hãy thử lại hoặc xin địa chỉ G….",
    notAccount: "{domain} trả lời bằng nội dung không phải là tài khoản.",
    unreadableMemo: "{domain} yêu cầu một memo mà trang này không đọc được.",

    // Recent recipients and the address book.
    book: "Người nhận gần đây và đã lưu",
    recent: "Gần đây",
    clear: "Xóa",
    clearRecent: "Xóa người nhận gần đây",
    addressBook: "Sổ địa chỉ",
    empty: "Sổ đang trống. Những gì bạn lưu chỉ được giữ trong trình duyệt này.",
    memo: "memo {memo}",
    remove: "Xóa {name}",
    enterFirst: "Hãy nhập đích ở trên để lưu vào đây dưới một tên.",
    nameFor: "Tên cho {address}",
    nameForMemo: "Tên cho {address}, kèm memo",
    save: "Lưu",
    rename: "Đổi tên",
    saved: "Đã lưu.",
    full: { other: "Sổ địa chỉ đã đầy: sổ có thể có {count} mục." },
    notKept: "Trình duyệt này không giữ lại: mục chỉ còn đến khi bạn đóng trang.",

    // What is wrong with a name.
    enterName: "Hãy nhập tên.",
    longName: { other: "Tên có thể có {count} ký tự." },
    invisible: "Tên này có ký tự không nhìn thấy được.",
    secretName: "Nội dung này trông giống một bí mật. Hãy nhập tên.",

    // The file.
    saveFile: "Lưu thành tệp",
    importFile: "Nhập tệp",
    imported: { other: "Đã đọc {count} mục, trong đó {added} mục mới." },
    largeFile: "Tệp này quá lớn so với một sổ địa chỉ.",
    notJson: "Tệp này không phải là JSON, nên không phải là sổ địa chỉ.",
    notBook: "Tệp này không phải là sổ địa chỉ của trang này.",
    otherVersion: "Sổ địa chỉ này được lưu bởi một phiên bản khác của trang này.",
    manyEntries: { other: "Sổ địa chỉ có thể có {count} mục; sổ này có nhiều hơn." },
    badEntry: "Mục {number} của tệp này không phải là tên kèm địa chỉ.",
  },
  results: {
    confirmed: "Đã xác nhận",
    confirmedIn: "Đã xác nhận trong sổ cái {ledger}",
    rejected: "Mạng đã từ chối giao dịch",
    unknownCode: "Mạng trả về {code}.",
    status: "Horizon trả về trạng thái {status}.",
    unanswered: "Chưa có phản hồi",
    mayApply:
      "Mạng vẫn có thể thực hiện giao dịch cho đến khi hết hạn. Gửi lại cùng envelope là an toàn: giao dịch chỉ được thực hiện một lần.",
  },
  sandbox: {
    title: "Sandbox",
    wallet: "Ví mô phỏng",

    // What the wallet will do.
    response: "Phản hồi",
    ask: "Hỏi tôi",
    approve: "Chấp thuận",
    reject: "Từ chối",
    never: "Không bao giờ trả lời",
    close: "Đóng cửa sổ của ví",
    alter: "Ký nội dung khác",
    "wrong-signer": "Ký bằng tài khoản khác",
    willAsk: "{wallet} sẽ hỏi bạn",
    willApprove: "{wallet} sẽ tự chấp thuận",
    willReject: "{wallet} sẽ từ chối mọi yêu cầu",
    willNever: "{wallet} sẽ không bao giờ trả lời",
    willClose: "{wallet} sẽ đóng cửa sổ của mình",
    willAlter: "{wallet} sẽ ký nội dung khác",
    willMistake: "{wallet} sẽ ký bằng tài khoản khác",
    locked: "{wallet} đang bị khóa",
    notInstalled: "{wallet} chưa được cài đặt",
    off: "{wallet} đang tắt",
    unplugged: "{wallet} chưa được cắm vào",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Tài khoản",
    network: "Mạng",
    extension: "Đã cài đặt",
    site: "Đã cài đặt",
    either: "Đã cài đặt tiện ích",
    phone: "Điện thoại bật, đang quét màn hình",
    device: "Đã cắm vào",
    lock: "Đã khóa",
    reset: "Đặt lại",
    quirks: "Điểm riêng của {wallet}",
    notReceived: "Chưa nhận được.",

    // The services between the page and a phone.
    bridge: "Giữa trang và điện thoại",
    noServer: "Máy chủ sandbox không phản hồi.",
    refused: "Máy chủ sandbox đã từ chối.",
    relay: "Máy chủ chuyển tiếp",
    works: "hoạt động",
    slow: "chạy chậm",
    loses: "làm mất thông điệp tiếp theo",
    silent: "im lặng",
    refuses: "từ chối ứng dụng này",
    unreachable: "không truy cập được",
    explorer: "Danh sách ví",
    hostile: "có mục độc hại",
    fails: "bị lỗi",
    garbage: "không phải là danh sách",
    missing: "không bao giờ đến",

    // Messages.
    messages: "Thông điệp",
    noMessages: "Thông điệp giữa trang và ví xuất hiện ở đây.",
    latest: "Thông điệp mới nhất",
    received: "{time}  trang → ví  {name}",
    sent: "{time}  ví → trang  {name}",

    // Messages of a device.
    publicKey: "khóa công khai",
    signTransaction: "ký giao dịch",
    configuration: "cấu hình",
    signHash: "ký hash",
    signAuthorization: "ký ủy quyền",
    signMessage: "ký tin nhắn",
    command: "lệnh {code}",
    continued: "{command}, tiếp theo",
    done: "xong",
    denied: "bị từ chối",
    deviceLocked: "đang khóa",
    blindOff: "ký mù đang tắt",
    otherApp: "đang mở ứng dụng khác",
    unknownCommand: "ứng dụng không biết",
    tooLarge: "quá lớn để hiển thị",
    notShown: "không hiển thị được",
    status: "trạng thái {code}",

    // Recipients of a payment.
    recipients: "Tài khoản sandbox",
    inSandbox: "Trong sandbox:",
    pay: "Thanh toán cho {name}, {address}",
  },
  secrets: {
    secretKey:
      "Nội dung đó trông giống khóa bí mật. Chúng tôi đã xóa; không có gì được lưu hay gửi đi. Đừng bao giờ nhập khóa bí mật trên trang web, kể cả trang này: ví ký thay bạn.",
    recoveryPhrase:
      "Nội dung đó trông giống cụm từ khôi phục. Chúng tôi đã xóa; không có gì được lưu hay gửi đi. Đừng bao giờ nhập cụm từ khôi phục trên trang web, kể cả trang này: ví ký thay bạn.",
  },
  shortcuts: {
    title: "Phím tắt",
    transaction: "Mở Giao dịch",
    authorization: "Mở Ủy quyền",
    message: "Mở Tin nhắn",
    check: "Mở Kiểm tra",
    connect: "Kết nối ví",
    field: "Đến trường đầu tiên",
    network: "Đến phần chọn mạng",
    list: "Hiện danh sách này",
    use: "Dùng các phím tắt này",
    hint: "Phím tắt hoạt động khi bạn không nhập trong một trường.",
    close: "Đóng",
  },
  sign: {
    steps: "Các bước",
    compose: "Soạn",
    review: "Xem lại và ký",
    sendStep: "Gửi",

    // Where a transaction comes from.
    source: "Nguồn giao dịch",
    payment: "Thanh toán mới",
    import: "Nhập giao dịch",
    importForm: "Envelope",
    envelopeOrLink: "Envelope giao dịch hoặc liên kết",
    envelopeHint:
      "XDR Base64, liên kết web+stellar:, hoặc liên kết bạn nhận được. Hãy dán, hoặc thả tệp vào.",
    nothingPasted: "Hãy dán giao dịch hoặc liên kết, hoặc thả tệp vào.",
    reviewTransaction: "Xem lại giao dịch",
    emptyFile: "Tệp này trống.",
    largeFile: "Tệp này quá lớn so với một envelope.",
    noEnvelope: "Tệp này không có envelope giao dịch.",

    // The review.
    aboutToSign: "Nội dung bạn sắp ký",
    aboutToSend: "Nội dung bạn sắp gửi",
    signIn: "Ký trong {wallet}",
    theWallet: "ví",
    theWalletFirst: "Ví",
    edit: "Sửa",
    discard: "Bỏ",
    send: "Gửi",
    sendAgain: "Gửi lại",
    withoutSigning: "Tiếp tục mà không ký",

    // Warnings.
    notMentioned:
      "Giao dịch này không nhắc đến tài khoản của bạn. Có thể giao dịch không cần chữ ký của bạn.",
    otherAccount: "Giao dịch này thuộc về tài khoản khác.",
    expired: "Giao dịch đã hết hạn: mạng sẽ không thực hiện.",
    used: "Số thứ tự của giao dịch đã được dùng: mạng sẽ không thực hiện.",
    ahead: "Số thứ tự của giao dịch đi trước: một giao dịch khác phải được thực hiện trước.",

    // What was verified.
    verified: "Đã ký và xác minh",
    signed: "Đã ký",
    sameTransaction: "Đúng là giao dịch bạn đã xem.",
    validFor: "Chữ ký của {address} hợp lệ cho {network}.",
    validForAddress: "Chữ ký hợp lệ cho địa chỉ được yêu cầu.",
    notVerified: "Không xác minh được chữ ký.",
    altered: "Ví đã ký một giao dịch khác với yêu cầu, theo mức cho phép.",
    unreported: "Ví không trả về gì để chúng tôi xác minh.",
    off: "Xác minh đang tắt.",
    envelope: "Envelope đã ký",
    signature: "Chữ ký (64 byte, base64)",
    address: "Địa chỉ",
    startAnother: "Bắt đầu giao dịch khác",

    // Sending.
    sending: "Đã gửi đến {network}. Đang chờ xác nhận…",
    sent: "Đã gửi giao dịch",
    copyHash: "Sao chép hash giao dịch",
  },
  signatures: {
    // Who has signed.
    signatures: "Chữ ký",
    inside: "Chữ ký của giao dịch bên trong",
    feeBump: "Chữ ký của giao dịch fee bump",
    ready: "Sẵn sàng để gửi",
    forAccount: "Cho {account}",
    signed: "{address} đã ký, {weight}",
    notSigned: "{address} chưa ký, {weight}",
    youSigned: "{address} (bạn) đã ký, {weight}",
    youNotSigned: "{address} (bạn) chưa ký, {weight}",
    weight: "trọng số {weight}",
    unknown:
      "Không đọc được người ký của tài khoản này, nên chúng tôi không biết còn thiếu trọng số nào.",
    fullySigned: "Đã ký đủ ({weight} trên {needed}, {threshold}).",
    partlySigned:
      "Đã ký một phần ({weight} trên {needed}, {threshold}). Trọng số còn thiếu: {missing}.",
    low: "ngưỡng thấp",
    medium: "ngưỡng trung bình",
    high: "ngưỡng cao",
    otherNetwork: "Không dành cho {network}.",
    unneeded: "Giao dịch có những chữ ký không cần thiết",
    unneededHint: "Mạng từ chối giao dịch có nhiều chữ ký hơn mức cần.",
    remove: "Xóa chúng",

    // Passing it on.
    share: "Chia sẻ để lấy thêm chữ ký",
    shareHint:
      "Dành cho người ký tiếp theo: liên kết mở trang này với giao dịch và các chữ ký. Liên kết chứa giao dịch; không máy chủ nào nhận được, nhưng ai có liên kết đều xem được.",
    shareLink: "Liên kết để chia sẻ",
    tooLong:
      "Giao dịch này quá dài cho liên kết hoặc mã QR. Hãy tải xuống và gửi tệp cho người ký tiếp theo để họ mở bằng “Nhập giao dịch”.",
    shareFile: "Tệp để chia sẻ",

    // Importing signatures.
    importSignatures: "Nhập chữ ký",
    otherCopy: "Bản sao khác",
    signedCopy: "Bản sao đã ký của giao dịch này",
    copyHint: "XDR Base64, hoặc liên kết bạn nhận lại. Hãy dán, hoặc thả tệp vào.",
    import: "Nhập",
    imported: "Đã nhập.",
    noCopy: "Hãy dán bản sao hoặc liên kết đến bản sao.",
    payment: "Liên kết này yêu cầu thanh toán.",
    linkForOther: "Liên kết này dành cho mạng khác, nên chữ ký không phù hợp.",
    different:
      "Đây là một giao dịch khác, nên chữ ký không phù hợp. Hãy xin bản sao đã ký của giao dịch này.",
    nothingNew: "Bản sao này không có chữ ký mới.",
    tooMany: "Một giao dịch có thể có tối đa {most} chữ ký.",
    notEnvelope: "Đây không phải là envelope giao dịch base64.",
  },
  stellar: {
    // Amounts.
    noAmount: "Hãy nhập số tiền.",
    usePoint: "Hãy dùng dấu chấm cho phần thập phân, như 12.5.",
    useDigits: "Hãy dùng chữ số, như 12.5.",
    tooManyDecimals: "Hãy dùng tối đa bảy chữ số thập phân.",
    zero: "Số tiền phải lớn hơn không.",
    tooLarge: "Số tiền này quá lớn đối với mạng.",

    // Memos.
    noMemo: "Hãy nhập memo, hoặc chọn “Không có”.",
    memoTooLong: "Memo văn bản có thể có {most} byte; memo này có {length}.",
    badId: "ID là số nguyên nhỏ hơn 18446744073709551616.",
    badHash: "Hash gồm 64 chữ số thập lục phân.",

    // Authorizations.
    ofSource: "Tài khoản nguồn của giao dịch ủy quyền mục này: chỉ cần ký giao dịch là đủ.",

    // What a server of the network didn't answer.
    noHorizon: "Không truy cập được Horizon.",
    noAccount: "Horizon không trả về tài khoản (trạng thái {status}).",
    noRpc: "Không truy cập được RPC của mạng.",
    noLedger: "RPC của mạng không trả về sổ cái mới nhất (trạng thái {status}).",
  },
  verdicts: {
    valid: "Hợp lệ",
    validFor: "Hợp lệ cho {network}",
    notValid: "Không hợp lệ",
    for: "Cho {network}.",
    unknownNetwork: "Cho một mạng không rõ.",
    otherNetwork: "Nội dung này không dành cho {network}.",
    otherAddress: "Ủy quyền này dành cho địa chỉ khác.",
    notSigned: "Khóa của địa chỉ này không ký nội dung này.",
    notSignedFor: "Khóa của địa chỉ này không ký giao dịch này cho {network}.",
    albedo: "Theo định dạng cũ của Albedo, có kèm địa chỉ.",
    sep53: "Theo định dạng SEP-53.",
    cannotVerify: "Không xác minh được tại đây",
    onlyContract: "Chỉ hợp đồng của địa chỉ này mới xác minh được chữ ký của nó.",
    badSignature: "Chữ ký là 64 byte ở dạng base64.",
    contract: "Hợp đồng không có khóa ký.",

    // Signatures of an envelope.
    unknownKey: "Của một khóa không rõ",
    unknownKeyHint:
      "Khóa kết thúc bằng các byte {hint}. Nếu bạn biết khóa có thể là của ai, hãy thêm địa chỉ bên dưới.",
    noKeyTried: "Không thuộc khóa nào đã thử",
    noKeyTriedHint:
      "Số khóa liệt kê ở đây kết thúc bằng {hint}: {listed}. Chỉ {tried} khóa đầu được thử.",
    noNetwork: "Không hợp lệ cho mạng đã biết nào",
    noNetworkHint: "Gợi ý của chữ ký chỉ đến khóa này, nhưng đây không phải chữ ký của khóa này.",
  },
  wallets: {
    simulated: "mô phỏng",
    label: "{wallet}, mô phỏng: {title}",
    closeWindow: "Đóng cửa sổ",
    note: "Sandbox: khóa thử nghiệm công khai, không có tiền thật.",
    moreOne: "Còn 1 yêu cầu đang chờ.",
    more: "Còn {count} yêu cầu đang chờ.",
    otherAccount: "Tài khoản khác",

    // What stands before a request.
    welcome: "Chào mừng bạn đến với {wallet}",
    noWallet: "Chưa thiết lập ví nào. Trong sandbox, chỉ cần một cú nhấp để tạo ví.",
    setUp: "Thiết lập",
    locked: "{wallet} đang bị khóa",
    noPassword: "Trong sandbox, ví mở khóa mà không cần mật khẩu.",
    unlock: "Mở khóa",
    gotIt: "Đã hiểu",
    close: "Đóng",

    // The browser's own dialog.
    wantsDevice: "{host} muốn kết nối với thiết bị",
    noDevice: "Không tìm thấy thiết bị tương thích.",
    browserPrompt: "Đây là yêu cầu của trình duyệt, cho phép trang truy cập thiết bị.",
    cancel: "Hủy",
    connectDevice: "Kết nối",

    // Requests, by kind.
    connect: "Kết nối trang web này?",
    address: "Đây có phải địa chỉ của bạn không?",
    transaction: "Ký giao dịch này?",
    "auth-entry": "Ký ủy quyền này?",
    message: "Ký tin nhắn này?",
    hash: "Ký hash này?",
    token: "Thêm token này?",
    batch: "Ký các giao dịch này?",
    grant: "Cho phép mà không hỏi lại?",
    account: "Tài khoản của bạn",
    requestedBy: "Yêu cầu từ {host}",
    seesAddress: "Trang web sẽ thấy địa chỉ của tài khoản này.",
    maySign: "Trang web có thể yêu cầu chữ ký.",
    addressRow: "Địa chỉ",
    hashRow: "Hash",
    cannotShow: "Ví này không hiển thị được nội dung bạn đang ký.",
    reading: "Đang đọc…",
    reject: "Từ chối",
    approve: "Chấp thuận",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "envelope giao dịch",
    preimage: "preimage của một ủy quyền",
    authorization: "preimage hoặc mục ủy quyền",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Hãy dán envelope giao dịch: base64 bắt đầu bằng AAAA.",
    pastePreimage: "Hãy dán preimage đã được ký: base64 bắt đầu bằng AAAA.",
    pasteAuthorization: "Hãy dán preimage hoặc mục ủy quyền: base64 bắt đầu bằng AAAA.",

    // What an unsuitable text is.
    empty: "Nội dung này trống.",
    address: "Đây là một địa chỉ.",
    link: "Đây là một liên kết web+stellar:.",
    webAddress: "Đây là một địa chỉ web.",
    json: "Đây là JSON hoặc mã. Chỉ dán phần XDR trong đó.",
    hash: "Đây là hash, không chứa chính giao dịch.",
    hex: "Đây là hex, không phải base64.",
    encoded: "Nội dung này được mã hóa URL (có %).",
    notBase64: "Đây không phải là base64: có “{character}”.",
    damaged: "XDR này không đầy đủ hoặc bị hỏng. Hãy sao chép lại.",
    signature: "Nội dung này dài bằng một chữ ký, 64 byte.",
    key: "Nội dung này dài bằng một khóa hoặc hash, 32 byte.",
    otherKind: "Đây là {kind}, không phải {wanted}.",
    startsLike:
      "Nội dung này bắt đầu giống {kind}, nhưng không đầy đủ hoặc đã bị thay đổi. Hãy sao chép lại.",
    unknown: "Đây là base64 hợp lệ, nhưng không phải {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "preimage của nội dung khác",
    entry: "mục ủy quyền",
    result: "kết quả của một giao dịch",
    meta: "siêu dữ liệu kết quả của một giao dịch",
    resources: "tài nguyên của lệnh gọi hợp đồng",
    transaction: "giao dịch không có envelope",
    operation: "thao tác không có giao dịch",
    ledgerKey: "khóa sổ cái",
    contractValue: "giá trị hợp đồng",
  },
}
