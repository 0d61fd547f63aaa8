// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Turkish. */
export const texts: Translation = {
  account: {
    title: "Hesabınız",
    reload: "Hesabı yeniden yükle",
    retry: "Tekrar dene",

    // The balance.
    inactive: "Henüz etkin değil. İlk XLM ile etkinleşir.",
    balance: "Bakiye:",
    unavailable: "Alınamıyor",
    loading: "Bakiye yükleniyor…",
    available: "{amount} kullanılabilir",

    // Its facts.
    address: "Adres",
    theAddress: "adres",
    copyAddress: "Adresi kopyala",
    reserved: "Ayrılmış",
    sequence: "Sıra",
    signers: "İmzalayanlar",
    signersNeed: {
      one: "{count}; bir ödeme için {weight} ağırlık gerekir",
      other: "{count}; bir ödeme için {weight} ağırlık gerekir",
    },
    ownership: "Sahiplik",
    unknown: "Bilinmiyor",
    remembered: "Son ziyaretinizden hatırlanıyor",
    reported: "Cüzdan bildirdi",
    proven: "İmza ile doğrulandı",

    // The faucet.
    fund: "Test XLM’si al",
    notFunded: "Hesaba bakiye yüklenemedi",
    notFundedHint: "Musluk meşgul olabilir. Birazdan tekrar deneyin.",
    faucetRefused: "Musluk bu hesaba bakiye yüklemiyor.",

    // Other assets, and the home domain of an issuer.
    others: "Diğer varlıklar",
    issuedBy: "ihraççı {issuer}",
    more: { one: "{count} tane daha göster", other: "{count} tane daha göster" },
    checkDomain: "Ana alan adını kontrol et",
    noDomain: "İhraççının ana alan adı yok.",
    badDomain: "İhraççının ana alan adı geçerli bir alan adı değil.",
    listed: "{domain}, ihraççının ana alan adı ve bu varlığı listeliyor.",
    unlisted: "{domain}, ihraççının ana alan adı, ama bu varlığı listelemiyor.",
    blocked: "{domain}, ihraççının ana alan adı. Bu sayfa oraya bağlanamaz; kendiniz bakın.",
    unreachable: "{domain}, ihraççının ana alan adı, ama stellar.toml dosyası yüklenemedi.",
    openToml: "stellar.toml dosyasını aç (yeni sekme)",

    // The wallet.
    abilities: "{wallet} neler yapabilir",
    transactions: "İşlemleri imzalar",
    calls: "Sözleşme çağrılarını yetkilendirir",
    messages: "Mesajları imzalar (SEP-53)",
    submits: "İşlemleri kendisi gönderir",
    choosesAccount: "Hesabı uygulamanın seçmesine izin verir",
    reconnects: "Kendiliğinden yeniden bağlanır",
    networks: "Ağlar: {networks}",
    notSupported: "Desteklenmeyen:",
    bound: "{wallet} kendi ağı için imzalar; bu yüzden ağı her imzadan önce kontrol ederiz.",
  },
  activity: {
    title: "Etkinlik",
    clear: "Temizle",
    empty: "Cüzdana gönderdiğiniz istekler, sonuçları ve doğrulananlar burada görünür.",
    more: { one: "{count} tane daha göster", other: "{count} tane daha göster" },
    copyReport: "Raporu kopyala",
    includeAddresses: "Adresleri ve hash değerlerini ekle",

    // The kinds of entries.
    connect: "Bağlantı",
    transaction: "İşlem imzası",
    "auth-entry": "Yetkilendirme imzası",
    message: "Mesaj imzası",
    sent: "İşlem gönderildi",

    // An entry's buttons, and their names for screen readers.
    open: "Aç",
    retry: "Tekrar dene",
    entry: "{kind}, {party}, {time}",
    openEntry: "Aç: {entry}",
    retryEntry: "Tekrar dene: {entry}",
    copyEntry: "Bu kaydı kopyala: {entry}",

    // What was verified.
    connected: "Bağlandı",
    verified: "Doğrulandı: içerik istekle eşleşiyor ve imza geçerli",
    partlyVerified: "Kısmen doğrulandı: içerik istekle eşleşiyor; imza doğrulanamadı",
    altered: "Doğrulandı: istenenden farklı bir işlem, izin verildiği gibi; imza geçerli",
    unreported: "Doğrulanmadı: cüzdan, doğrulayabileceğimiz bir şey döndürmedi",
    notVerified: "Doğrulanmadı",
  },
  app: {
    skip: "İçeriğe geç",
    gallery: "Bileşen galerisi",

    // The sandbox or real wallets.
    modes: "Deneme alanı veya gerçek cüzdanlar",
    sandbox: "Deneme alanı",
    sandboxHint: "Bu bilgisayardaki alıştırma cüzdanları ve ağları. Gerçek para yok.",
    live: "Gerçek cüzdanlar",
    liveHint: "Kendi cüzdanlarınız. Public ağındaki ödemeler gerçek para kullanır.",

    // The page before a wallet is connected.
    headline:
      "Herhangi bir Stellar cüzdanıyla imzalayın. Tam olarak istediğinizi imzaladığınızı bilin.",
    wallets: "Desteklenen cüzdanlar",
    keys: "Anahtarlarınız cüzdanınızda kalır. Bu sayfa asla gizli anahtar veya kurtarma ifadesi istemez.",
    ways: "Bir imzayı nasıl kontrol ederiz",
    wayRead: "Önce siz okursunuz",
    wayReadText:
      "İşlem, yetkilendirme veya mesaj, cüzdanınıza gitmeden önce sade sözcüklerle gösterilir.",
    waySign: "Cüzdanınız imzalar",
    waySignText: "İsteği kendi penceresinde gösterir. İstediğiniz an vazgeçebilirsiniz.",
    wayCheck: "Sonucu biz kontrol ederiz",
    wayCheckText: "Sonuç isteğinizle, hesapla ve ağla tam olarak eşleşmelidir; yoksa reddedilir.",
    checkWithout: "Cüzdan olmadan imza kontrol et",
    checkTitle: "İmza kontrolü",
    back: "Başa dön",
    newer: "Bu sayfanın yeni bir sürümü hazır",

    // The tabs.
    sign: "İmzala",
    tabs: "İmzala ve kontrol et",
    transaction: "İşlem",
    authorization: "Yetkilendirme",
    message: "Mesaj",
    check: "Kontrol",

    // Why the page can't be opened.
    notOpened: "Bu sayfa açılamadı",
    useReal: "Gerçek cüzdanları kullan",
    retry: "Tekrar dene",
    manageNetworks: "Ağ ekle veya kaldır",

    // What keeps the wallet from signing.
    yourWallet: "Cüzdanınız",
    cannotSign: "{wallet} {network} ağında imzalayamaz",
    use: "{network} ağını kullan",
    networksDiffer: "{wallet} {actual} ağında, bu sayfa {expected} ağında",
    networksDifferHint: "İmzalamadan önce birini değiştirin: {wallet} kendi ağı için imzalar.",
    overHttp: "Freighter burada Public ağında imzalamaz",
    overHttpHint:
      "Düz http ile yüklenen sayfaları reddeder. Bu sayfayı https ile açın veya Testnet seçin.",
    lost: "{wallet} kapatıldı veya güncellendi. Bu sayfayı yeniden yükleyin.",
    locked: "{wallet} kilitli",
    lockedHint: "İmzalamak için kilidini açın.",
    otherAccount: "{wallet} başka bir hesaba ayarlı",
    otherAccountHint: "Bu hesaba dönün veya yeniden bağlanın.",
    withheld: "{wallet} kilitli ya da bu sayfayla paylaşmadığı bir hesap veya ağ kullanıyor",
    withheldHint: "Kilidini açın, geri dönün veya yeniden bağlanın.",
    reconnect: "Yeniden bağlan",
    reload: "Sayfayı yeniden yükle",

    // A connection that a reload could not restore.
    previous: "{wallet} ile bağlıydınız",
    previousHint: "Onu açın veya yükleyin, sonra bu sayfayı yeniden yükleyin.",
    forget: "Bu bağlantıyı unut",

    // The header.
    language: "Dil",
    languageMissing: "Bu dil yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
    network: "Ağ",
    theme: "Tema: {theme}",
    switchTheme: "Tema: {theme}. Şuna geç: {next}",
    auto: "sistem",
    light: "açık",
    dark: "koyu",

    // The configuration.
    noConfig: "config.json yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
    badConfig: "config.json yüklenemedi (HTTP {status}). Dosya index.html’nin yanında durmalı.",
    noSandbox:
      "Bu adreste deneme alanı yok. Bilgisayarınızda çalıştırmak için “npm start” kullanın.",
  },
  authorization: {
    lead: "Bir sözleşme çağrısı yetkinizi gerektirir: işlemle birlikte ya da ücreti başka bir hesap ödüyorsa ayrı olarak.",
    what: "Neye yetki verilecek",
    call: "Sözleşme çağır",
    sponsored: "Sponsorlu çağrı",
    alone: "Yalnızca yetkilendirme",
    pasted: "Yetkilendirme içe aktar",
    noEntries: "{wallet} yetkilendirme kayıtlarını imzalamaz",
    noEntriesHint:
      "Bütün işlemleri imzalar, bu yüzden “Sözleşme çağır” çalışır. Yetkilendirmeyi ayrı imzalamak için kayıtları imzalayan bir cüzdan bağlayın, örneğin Freighter.",

    // The example.
    example: "Örnek çağrı",
    reviewExample: "Örneği incele",
    exampleNotBuilt: "Örnek oluşturulamadı",
    exampleLead: "Hesabınızdan bir yakma adresine {amount} aktarma.",
    exampleHint:
      "İmzalanır ve doğrulanır, ama asla gönderilmez: yetkilendirme, işlemi olmadan hiçbir şey yapmaz.",
    format: "Biçim",
    type10: "Tür 10, adresinizle",
    type9: "Tür 9, adresiniz olmadan",

    // A pasted one.
    pastedForm: "Yapıştırılan yetkilendirme",
    preimageOrEntry: "Ön görüntü veya yetkilendirme kaydı",
    preimageHint: "HashIdPreimage veya SorobanAuthorizationEntry, base64 XDR olarak.",
    nothingPasted: "Bir ön görüntü veya yetkilendirme kaydı yapıştırın.",
    review: "Yetkilendirmeyi incele",
    matches: "İmza, incelediğiniz ön görüntüyle eşleşiyor.",
    preimage: "İmzalanan ön görüntü",
  },
  check: {
    lead: "Kimin, neyi, hangi ağ için imzaladığını görün. Yapıştırdığınız hiçbir şey tarayıcınızdan çıkmaz.",
    offline: "Çevrimdışı çalışmaya hazır: kontrol bu cihazda yapılır.",
    form: "İmza kontrolü",
    check: "Kontrol et",
    impossible: "Bu kontrol edilemiyor",

    // What is pasted.
    text: "Kontrol edilecek",
    textHint:
      "İmzalı bir işlem, yetkilendirme veya mesaj; XDR, metin, JSON ya da bağlantı olarak. Ya da bir kanıt. Yapıştırın veya dosya bırakın.",
    nothing: "Kontrol etmek istediğinizi yapıştırın veya bir dosya seçin.",
    emptyFile: "Bu dosya boş.",
    largeFile: "Bu dosya kontrol için çok büyük.",

    // What was recognized.
    recognized: "Tanınan: {form}",
    envelope: "bir işlem zarfı",
    envelopeLink: "işlem içeren bir bağlantı",
    envelopeJson: "işlem zarfı içeren JSON",
    preimage: "bir yetkilendirmenin ön görüntüsü",
    entry: "bir yetkilendirme kaydı",
    authorizationJson: "yetkilendirme içeren JSON",
    sep53: "imzalı bir mesaj (SEP-53)",
    signedMessage: "imzalı bir mesaj (Albedo’nun eski biçimi)",
    signature: "mesajı olmayan bir imza",
    address: "mesajı olmayan bir adres",
    json: "imzası olmayan JSON",
    plainText: "bir metin",
    proof: "bir kanıt",
    proofLink: "bir kanıta bağlantı",
    damaged: "eksik veya başka türden XDR",

    // The correction.
    checkAs: "Şu olarak kontrol et",
    asEnvelope: "İşlem",
    asAuthorization: "Yetkilendirme",
    asMessage: "Mesaj",
    asProof: "Kanıt",

    // What is missing.
    messageField: "Mesaj",
    messageHint: "Boşluklar ve satır sonları dahil, tam imzalandığı gibi.",
    signatureField: "İmza",
    signatureHint: "base64 olarak 64 bayt.",
    messageSignatureHint: "64 bayt; base64 veya Albedo’nun eski biçimi için hex.",
    addressField: "Adres",
    extra: "Diğer olası imzalayanlar (isteğe bağlı)",
    extraHint: "Her satıra bir adres. Zarfın kendi hesapları kendiliğinden kontrol edilir.",
    noMessage: "İmzalanan mesajı girin.",
    noSignature: "İmzayı girin.",
    noAddress: "İmzalamış olması gereken adresi girin.",

    // Envelopes.
    feeBump: "Ücret artırma imzaları",
    inside: "İçerideki işlemin imzaları",
    signed: "İmzalanan",
    signedFor: "{network} için imzalanan",
    unsigned: "İmzası yok",

    // Authorization entries.
    sourceEntry:
      "Bu kaydı işlemin kaynak hesabı yetkilendirir. Onun yerine imzalı işlemi kontrol edin.",
    notSigned: "Henüz imzalanmadı",
    cannotVerify: "Burada doğrulanamıyor",
    onlyContract: "Bu adresin imzalarını yalnızca kendi sözleşmesi doğrulayabilir.",
    noNetwork: "Bilinen hiçbir ağ için geçerli değil",

    // What was checked.
    content: "Kontrol edilen",
    authorization: "Yetkilendirme",
    proofMessage: "Bu kanıttaki mesaj",
    proofAuthorization: "Bu kanıttaki yetkilendirme",
    proofTransaction: "Bu kanıttaki işlem",
    openedProof: "Bağlantıdan gelen kanıt",
    closeProof: "Kanıtı kapat",
  },
  codes: {
    tx_too_early: "Henüz geçerli değil.",
    tx_too_late: "Gönderilmeden süresi doldu. Yeniden oluşturun ve daha erken imzalayın.",
    tx_missing_operation: "Hiç operasyonu yok.",
    tx_bad_seq:
      "Sıra numarası hesabın sıradaki numarası değil: o zamandan beri başka bir işlem gönderildi. Yeniden oluşturun.",
    tx_bad_auth: "Hesap için yeterli imzası yok ya da imzalar başka bir ağ için.",
    tx_bad_auth_extra: "Gereksiz bir imzası var.",
    tx_insufficient_balance: "Hesap ücreti ödeyip rezervini koruyamıyor.",
    tx_no_source_account: "Kaynak hesabı bu ağda yok.",
    tx_insufficient_fee: "Ağ şu anda daha yüksek bir ücret istiyor.",
    tx_internal_error: "Ağda iç hata oluştu. Tekrar deneyin.",
    tx_not_supported: "Ağ bu tür işlemleri desteklemiyor.",
    tx_bad_sponsorship: "Bir sponsorluğu bitirmeden başlatıyor ya da başlatmadan bitiriyor.",
    tx_bad_minseq_age_or_gap: "Hesabın sıra numarası yeterince eski değil.",
    tx_malformed: "Biçimi bozuk.",
    tx_soroban_invalid: "Sözleşme çağrısı geçersiz kaynaklar bildiriyor.",
    op_bad_auth: "Bir operasyonun imzası eksik.",
    op_no_source_account: "Bir operasyonun kaynak hesabı bu ağda yok.",
    op_not_supported: "Ağ, operasyonlarından birini desteklemiyor.",
    op_too_many_subentries: "Hesap kayıt sınırına ulaştı.",
    op_too_many_sponsoring: "Hesap sponsorlu kayıt sınırına ulaştı.",
    op_malformed: "Bir operasyonun biçimi bozuk.",
    op_underfunded: "Hesapta gönderip rezervi korumaya yetecek kadar yok.",
    op_low_reserve: "Bakiye rezervin altına düşerdi.",
    op_already_exists: "Hesap zaten var. Bunun yerine ödeme gönderin.",
    op_no_destination: "Alıcı hesap bu ağda yok.",
    op_no_trust: "Alıcının bu varlık için güven hattı yok.",
    op_not_authorized: "İhraççı, alıcının bu varlığı tutmasına izin vermedi.",
    op_src_no_trust: "Hesabın bu varlık için güven hattı yok.",
    op_src_not_authorized: "İhraççı, hesabın bu varlığı göndermesine izin vermedi.",
    op_line_full: "Alıcı, bu varlık için sınırını aşardı.",
    op_no_issuer: "Varlığın ihraççısı bu ağda yok.",
    op_invalid_limit: "Güven hattının sınırı bakiyesinin altında.",
    op_self_not_allowed: "Bir hesap bunu kendisine yapamaz.",
    op_immutable_set: "Hesap değiştirilemez.",
    op_has_sub_entries: "Hesabın hâlâ güven hatları, teklifleri veya imzalayanları var.",
    op_seq_num_too_far: "Hesabın sıra numarası birleştirmek için çok yüksek.",
    op_dest_full: "Alıcının bakiyesi ağın en yüksek değerini aşardı.",
    op_over_source_max: "Yol, belirlediğiniz en yüksek tutardan pahalı.",
    op_under_dest_min: "Yol, belirlediğiniz en düşük tutardan az getiriyor.",
    op_too_few_offers: "İki varlığı bağlayan teklif yok.",
    op_cross_self: "Teklif, hesabın kendi tekliflerinden biriyle eşleşirdi.",
    op_offer_not_found: "Bu teklif yok.",
    op_bad_seq: "İstenen sıra numarası aralığın dışında.",
    op_does_not_exist: "Operasyonun hedefi yok.",
    op_cannot_claim: "Hesap bu bakiyeyi talep edemez ya da henüz edemez.",
    function_trapped: "Sözleşme hata verdi.",
    resource_limit_exceeded: "Sözleşme çağrısı ağın sınırlarını aşıyor.",
    entry_archived: "Sözleşme çağrısı arşivlenmiş veri gerektiriyor. Önce geri yükleyin.",
    insufficient_refundable_fee: "Sözleşme çağrısının iade edilebilir ücreti çok düşük.",
  },
  contract: {
    // The form.
    call: "Sözleşme çağrısı",
    sponsoredCall: "Sponsorlu çağrı",
    build: "Çağrıyı oluştur",
    notBuilt: "Çağrı oluşturulamadı",
    lead: "Sözleşme çağrısıyla XLM aktarın. Çağrıyı yetkilendiren işlemi siz imzalarsınız.",
    leadSponsored: "Sözleşme çağrısıyla XLM aktarın. Yalnızca yetkilendirmeyi imzalarsınız.",
    hint: "Ağ önce çağrının simülasyonunu yapar.",
    hintSponsored:
      "Deneme alanının sponsoru işlemi gönderir ve ücretini öder. Anahtarı herkese açıktır ve yalnızca testler içindir.",
    recipient: "Alıcı",
    recipientExample: "G… veya C…",
    muxed: "Bir hesap (G…) veya sözleşme (C…) girin.",

    // Why a call can't be built.
    connecting: "Bağlantınız hâlâ kontrol ediliyor.",
    inactive: "Hesabınız bu ağda henüz etkin değil. Önce bakiye yükleyin.",
    simulationFailed: "Simülasyon başarısız: {reason}",
    unbuilt: "Çağrı oluşturulmadı.",
    authorizations: "Çağrı tam olarak bir yetkilendirme gerektirmiyor.",

    // Its review.
    authorized: "Yetkilendirilen",
    withTransaction: "İşlemle birlikte",
    separately: "Ayrı: yalnızca yetkilendirmeyi imzalarsınız",
    sentBy: "Gönderen",
    sponsor:
      "{address}, deneme alanının sponsoru (herkese açık test anahtarı); ücreti o öder, en çok {fee} XLM",

    // The signature.
    authorizationMatches: "İmza, bu ağ için istenen yetkilendirmeyle eşleşiyor.",
    transactionMatches: "Tam olarak incelediğiniz işlem.",
    signatureValid: "Hesabınızın imzası geçerli.",
    send: "Gönder",
    sendSponsored: "Sponsor üzerinden gönder",
    startAnother: "Yenisini başlat",

    // The network's answer.
    confirmed: "Ledger {ledger} içinde onaylandı",
    contractFailed: "Sözleşme hata verdi. Ücreti ödediniz; başka hiçbir şey değişmedi.",
    rejected: "Ağ reddetti",
    notAccepted:
      "Ağ işlemi kabul etmedi: o zamandan beri başka bir işlem gönderildi ya da süresi doldu. Yeniden oluşturun.",
    unanswered: "Henüz yanıt yok",
    mayApply:
      "Ağ, süresi dolana kadar işlemi hâlâ uygulayabilir. Yenisini başlatmadan önce bakiyenizi kontrol edin.",

    // What it changed.
    sent: "{from} adresinden {to} adresine {amount} gönderildi",
    changes: "Değişenler",
    before: "Önceki bakiye",
    after: "Şimdiki bakiye",
    fee: "Alınan ücret",
    feeToYou: "{amount}, sizden",
    feeToSponsor: "{amount}, sponsordan",
  },
  effects: {
    title: "Neler değişecek",
    computing: "Neler değişeceği hesaplanıyor…",

    // How the effect is known, or why it is not.
    notSimulated: "Simülasyon yapılamadı: {reason}",
    simulated: "Beklenen: {network} ağında {time} itibarıyla simüle edildi.",
    computed:
      "Beklenen: {network} ağındaki hesabınızdan {time} itibarıyla hesaplandı. Diğer hesaplar kontrol edilmedi.",
    notIncluded: "Beklenene dahil değil",
    alone:
      "Bu, tek başına çağrıdır. Yetkilendirmenizi taşıyan işlem daha fazlasını yapabilir, ama sizin adınıza başka bir şey yapamaz.",
    fails: "Başarısız olması bekleniyor",
    failsHint: "Başarısız bir işlem hiçbir şeyi değiştirmez, ama ücreti yine de alınabilir.",
    nothing: "Hesabınızda bir değişiklik beklenmiyor.",
    inactive: "Hesabınız bu ağda henüz etkin değil.",
    noRpc: "Ağın RPC sunucusuna ulaşılamıyor.",
    noAnswer: "Ağın RPC sunucusu yanıt vermedi (durum {status}).",
    noSimulation: "Ağın RPC sunucusu simülasyon döndürmedi.",
    noOperation: "İşlemin operasyonu yok.",
    noCall: "Bu, bir sözleşme çağrısını yetkilendirmiyor.",
    noAmount: "Bir operasyonun tutarı yok.",

    // The changes.
    changes: "Beklenen değişiklikler",
    asset: "Beklenen {asset}",
    reserve: "Beklenen rezerv",
    reserveUnknown: "Hesaplanmadı: başka bir hesap ödeyebilir",
    trustLines: "Beklenen güven hatları",
    signers: "Beklenen imzalayanlar",
    weight: "Ağırlık {weight}",
    thresholds: "Beklenen eşikler",
    thresholdValues: "Düşük {low}, orta {medium}, yüksek {high}",
    token: "Beklenen token",
    units: "{amount} birim",
    unitsLess: "şimdikinden {amount} birim az",
    unitsMore: "şimdikinden {amount} birim çok",
    now: "Şimdi {value}",
    atLeast: "En az {amount}",
    between: "{least} ile {most} arası",
    contractFee: "Sözleşme ücreti",
    contractFeeMost: "Bu simülasyonda en çok {amount}",
    contracts: "Değişen sözleşme verileri",
    noContracts: "Yok",
    beyond: "Ayrıca yetkilendirilen",
    nothingBeyond: "Çağrının dışında hiçbir şey",

    // What else changes.
    sequence: "Sıra numarası artar.",
    offerReleases: "Teklifin tuttuğu tutar yeniden kullanılabilir olur.",
    offerStays: "Hemen takas edilmeyen kısım teklifte kalır; teklif, rezervden 0.5 XLM tutar.",

    // Why the network is expected to reject it.
    overLimit: "Bu, güven hattınızın izin verdiğinden ({limit}) fazla {code}.",
    noTrustLine: "Bu {code} için güven hattınız yok.",
    notAuthorized: "İhraççısı {code} tutmanıza izin vermiyor.",
    tooLittle: "Gereken {needed} için yalnızca {available} kullanılabilir.",
    belowReserve: "Bakiyeniz {amount} rezervinin altına düşerdi.",
    noData: "Böyle bir veri kaydınız yok.",
    exists: "Hesabınız zaten var, bu yüzden oluşturulamaz.",
    overNewLimit: "Yeni sınırdan fazlasını tutuyorsunuz.",
    stillHeld: "Hâlâ {code} tutuyorsunuz, bu yüzden güven hattı kaldırılamaz.",
    notMergeable:
      "Güven hatları, teklifleri, verileri veya sponsorlu kayıtları olan bir hesap birleştirilemez.",
    archived: "Arşivlenmiş sözleşme verileri önce başka bir işlemle geri yüklenmelidir.",
    unauthorized: "Çağrı, işlemde bulunmayan bir yetkilendirme gerektiriyor.",
    feeTooLow: "Ücret çok düşük: çağrı en az {amount} tutar.",

    // Warnings.
    mayFail: "Başarısız olabilir. {reason}",
    closes: "Hesabınız kapanır ve içinde hiçbir şey kalmaz: {amount} {destination} adresine gider.",
    closesAtLeast:
      "Hesabınız kapanır ve içinde hiçbir şey kalmaz: en az {amount} {destination} adresine gider.",
    locked: "Hesabınız için artık kimse imzalayamayacak: hesap kalıcı olarak kilitlenir.",
    noPayments: "Tüm imzalayanlar birlikte bile artık ödeme yapamaz.",
    noNewSigners: "Tüm imzalayanlar birlikte bile artık imzalayanları değiştiremez.",
    allows: "Bu, {spender} adresinin sizden en çok {amount} harcamasına izin verir.",
    notAsStated: "Çağrı göründüğü gibi değil. Şunu yapmazdı: {sentence}",
    takesMore: "Çağrı göründüğü gibi değil. Sizden ayrıca {amount} alırdı.",
    takesMoreFor: "Çağrı göründüğü gibi değil. Sizden ayrıca {to} için {amount} alırdı.",
    tokenUnits: "{contract} tokeninden {amount} birim",
  },
  errors: {
    // Any wallet.
    engineMissing: "Cüzdan altyapısı yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
    noAddress: "{wallet} bir Stellar adresi döndürmedi.",
    notInstalled: "{wallet} yüklü değil",
    noAnswerInTime: "Zamanında yanıt gelmedi.",
    disconnected: "Cüzdanın bağlantısı kesildi.",
    networkChanged: "İstek sırasında ağ değiştirildi.",
    otherConnection: "Başka bir bağlantı başlatıldı.",
    canceled: "İstek iptal edildi.",
    slowToLoad: "{wallet} çok geç yüklendi. Bağlantınızı kontrol edip tekrar deneyin.",
    notLoaded: "{wallet} yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
    cannotDo: "{wallet} “{method}” işlevini desteklemiyor",
    slowNetwork: "{wallet} ağını zamanında bildirmedi.",
    noNetwork: "{wallet} ağını bildirmedi.",
    wrongNetwork:
      "{wallet} {actual} ağında, bu istek ise {expected} ağı için. {where} içinde ağı değiştirip tekrar deneyin.",
    expired: "{wallet} yanıt vermedi. İsteğin süresi doldu.",
    neverOpened: "{wallet} penceresi zamanında açılmadı. İsteğin süresi doldu.",
    windowClosed: "{wallet} penceresi kapatıldı.",
    unresponsive: "{wallet} yanıt vermiyor. Kapatılmış veya kaldırılmış olabilir.",
    removed: "İstek sırasında cüzdan kaldırıldı.",
    notConnected: "Bağlı bir hesap yok ve adres verilmedi. Önce bağlanın.",
    cannotSignFor: "{wallet} {network} ağında imzalayamaz.",
    noSignature: "{wallet} imza döndürmedi.",
    cannotSignEntries: "{wallet} şu türden yetkilendirme kayıtlarını imzalayamaz: {type}.",
    typeNine: "tür 9",
    typeTen: "tür 10 (adresli)",
    accountChanged: "İstek sırasında {wallet} içinde hesap değişti. Tekrar deneyin.",
    signsText: "{wallet} metin imzalar, bayt imzalamaz.",
    signsWithAccounts: "{wallet} yalnızca G… hesaplarıyla imzalar. Başka bir hesapla imzalardı.",
    unreadableReply: "{wallet} okunamayan bir yanıt gönderdi. Yanıt dikkate alınmadı.",
    stopped: "{wallet} yanıt vermeden durdu. Tekrar deneyin.",
    switchedOff: "{wallet} kapatıldı veya güncellendi. Bu sayfayı yeniden yükleyin.",
    closedEarly: "{wallet} penceresi iş bitmeden kapatıldı.",
    works: "{wallet} yalnızca web sayfalarında çalışır.",

    // Addresses, base64 and XDR.
    badAddress: "Geçersiz Stellar adresi: {reason}.",
    addressEmpty: "adres boş",
    addressSecret:
      "gizli anahtar gibi S ile başlıyor; gizli anahtarınızı asla kimseyle paylaşmayın",
    addressStart: "adres G, M veya C ile başlamalıdır",
    addressLength: "{wanted} yerine {length} karakteri var",
    addressChecksum: "bir karakter yanlış (sağlama toplamı tutmuyor)",
    addressSecond: "ikinci karakteri yanlış",
    badBase32: "Bu base32 değil: yalnızca A-Z ve 2-7 olabilir.",
    cutBase32: "Bu base32 değil: bir karakter eksik ya da sonuncusu yanlış.",
    badHex: "Geçersiz hex: 0-9 ve a-f karakterlerinden çift sayıda olmalıdır.",
    badBase64: "Bu base64 değil: yalnızca A-Z, a-z, 0-9, + ve / olabilir, sonu = ile tamamlanır.",
    xdrEmpty: "XDR boş. Base64 girin.",
    xdrTooLarge: "XDR, herhangi bir ağın kabul ettiğinden büyük.",
    badXdr: "XDR geçersiz (bayt {offset}): {reason}.",
    xdrShort: "çok erken bitiyor",
    xdrDeep: "fazla derin iç içe yapılar var",

    // Verification.
    insecure:
      "Bu sayfada imzalar doğrulanamaz: tarayıcılar kriptografiyi yalnızca https üzerinden ve http://localhost adresinde sunar.",
    verifierFailed: "Tarayıcı imzayı doğrulayamadı.",
    verifierMissing: "İmzaları doğrulayan kitaplık yüklenemedi. Sayfayı yeniden yükleyin.",
    badSignature: "Cüzdan geçerli bir imza döndürmedi (base64 olarak 64 bayt).",
    badHexSignature: "Cüzdan geçerli bir imza döndürmedi (hex olarak 64 bayt).",
    otherEntryAddress: "Yetkilendirme kaydı {expected} için değil, {actual} için.",
    anotherNetwork: "başka bir ağ",
    notAuthorization:
      "Bu, imzalanacak bir yetkilendirme değil (tür 9 veya 10 HashIdPreimage). {reason}",
    invalidForRequest: "Cüzdanın döndürdüğü imza, {address} ve bu istek için geçerli değil.",
    invalidForTransaction: "Cüzdanın döndürdüğü imza, {address} ve bu işlem için geçerli değil.",
    otherSigner:
      "{actual} imzaladı, {expected} değil. Cüzdanda şunu seçip tekrar deneyin: {choice}.",
    anotherAccount: "Başka bir hesap",
    noTransaction: "Cüzdan bir işlem döndürmedi. {reason}",
    unsigned: "Cüzdan, işlemi imzasız döndürdü.",
    otherNetwork: "Cüzdan {expected} için değil, {actual} için imzaladı.",
    lostSignature: "Cüzdan, {hash} işleminde zaten bulunan bir imzayı kaldırdı. Göndermeyin.",
    otherTransaction:
      "Cüzdan, istenenden ({sent}) farklı bir işlem ({returned}) döndürdü. Göndermeyin.",
    submittedOther: "Cüzdan, istenenden farklı bir işlem gönderdi.",

    // Albedo.
    albedoOld:
      "Albedo’nun bu sürümü mesajları SEP-53’e göre imzalamıyor; bu yüzden imza reddedildi. Albedo’yu güncelleyin.",
    albedoProtocol:
      "Albedo {actual} protokol sürümünü kullanıyor, ama {expected} sürümü gerekiyor. Penceresi kapatıldı.",
    albedoBlocked:
      "Tarayıcınız Albedo penceresini engelledi. Bu site için açılır pencerelere izin verip tekrar deneyin.",
    albedoNetworks: "Albedo yalnızca Public ve Testnet ağları için imzalar.",

    // Freighter.
    freighterUnlock: "Uzantıyı açın, kilidini açın ve tekrar deneyin.",
    freighterLong: "Mesaj, Freighter’ın gösteremeyeceği kadar uzun.",
    freighterHttp:
      "Freighter http:// sayfalarında Mainnet’i reddeder. Bu sayfayı https:// ile açın.",
    freighterMobile: "Freighter’ın kendi mobil tarayıcısında WalletConnect ile bağlanın.",
    freighterFrame: "Freighter çerçeve içinde çalışmaz. Bu sayfayı kendi sekmesinde açın.",
    freighterSilent: "Freighter yanıt vermedi.",
    declined: "İstek {wallet} içinde reddedildi veya penceresi kapatıldı.",

    // HOT.
    hotClosed:
      "HOT yanıt vermeden kapatıldı. İsteği başka bir yerde hâlâ gösteriyorsa orada reddedin.",
    hotNetwork: "HOT yalnızca Public ağı için imzalar.",
    hotHttps: "HOT yalnızca https sayfalarında çalışır.",
    hotIncomplete: "HOT isteği tamamlamadı.",
    hotSilent: "HOT bağlantı hizmeti yanıt vermedi. Tekrar deneyin.",
    hotFailed: "HOT bağlantı hizmeti hata verdi ({reason}). Daha sonra tekrar deneyin.",
    hotOffline: "HOT bağlantı hizmetine ulaşılamıyor. Bağlantınızı kontrol edin.",

    // Ledger.
    ledgerDifferent: "Ledger artık bu hesap için farklı bir adres gösteriyor.",
    ledgerBlind:
      "Ledger bunu gösteremiyor; Stellar uygulaması da yalnızca gösterebildiğini imzalar. Yine de imzalamak için cihazda, uygulamanın ayarlarından kör imzalamayı açın.",
    ledgerApp: "Ledger’da Stellar uygulaması açık değil. Stellar uygulamasını açıp tekrar deneyin.",
    ledgerCannotShow: "Ledger bunu gösteremediği için imzalamaz.",
    ledgerDeclined: "İstek Ledger’da reddedildi.",
    ledgerLocked: "Ledger kilitli. Kilidini açın, Stellar uygulamasını başlatın ve tekrar deneyin.",
    ledgerStatus: "Ledger hata verdi (durum {status}).",
    ledgerUnreadable: "Ledger’ın yanıtı okunamadığı için kullanılmadı.",
    ledgerDamaged:
      "Ledger’ın yanıtı bozuk geldiği için kullanılmadı. Cihazı çıkarıp yeniden takın.",
    ledgerType: "Ledger yalnızca tür 9 yetkilendirme kayıtlarını imzalar.",
    ledgerHttps: "Ledger yalnızca https sayfalarında ve http://localhost adresinde çalışır.",
    ledgerBrowser:
      "Bu tarayıcı Ledger’a bağlanamıyor: WebHID desteği yok. Chrome, Edge, Brave veya Opera kullanın.",
    ledgerFrame:
      "Bu sayfa, cihaz kullanma izni olmayan bir çerçevenin içinde. Kendi sekmesinde açın.",
    ledgerUnplugged:
      "Bu sayfanın kullanabileceği takılı bir Ledger yok. Takın, kilidini açın, Stellar uygulamasını başlatın ve tekrar deneyin.",
    ledgerClick: "Tarayıcınız cihazları listelemeden önce bir tıklama bekliyor. Tekrar deneyin.",
    ledgerList: "Tarayıcı cihazları listeleyemedi.",
    ledgerNotChosen:
      "Cihaz seçilmedi. Ledger’ınızı takın, kilidini açın ve tarayıcınızın listesinden seçin.",
    ledgerSignatures: "İşlemde zaten 20 imza var; bu, en yüksek sayı.",
    ledgerBusy:
      "Ledger’ı başka bir sekme veya program kullanıyor. Ledger’ın kendi uygulamasını ve onu kullanan diğer sayfaları kapatıp tekrar deneyin.",
    ledgerLost:
      "Ledger çıkarıldı veya uygulaması kapatıldı. Takın, kilidini açın, Stellar uygulamasını başlatın ve tekrar deneyin.",
    ledgerIndex: "Hesap indeksi, 0 ile 2147483647 arasında bir tam sayı olmalıdır.",
    ledgerOther: "Bu Ledger’da {path} yolunda farklı bir hesap var. Bağlandığınız Ledger’ı takın.",
    ledgerVersion:
      "Bu Ledger’daki Stellar uygulamasının sürümü {actual}. İmzalamak için ({what}) sürüm {wanted} veya üstü olmalıdır. Ledger’ın kendi uygulamasından güncelleyin.",
    ledgerEntries: "yetkilendirme kayıtları",
    ledgerMessages: "mesajlar",

    // LOBSTR.
    lobstrNetwork: "LOBSTR yalnızca Public ağı için imzalar.",
    lobstrAccount:
      "LOBSTR {actual} hesabına erişim verdi, ama istek {expected} için. LOBSTR içinde bu hesabı seçin veya yeniden bağlanın.",
    lobstrSilent: "LOBSTR yanıt vermedi.",
    lobstrDeclined:
      "İstek LOBSTR içinde reddedildi veya penceresi kapatıldı. Telefonunuz hâlâ gösteriyorsa orada reddedin: hâlâ onaylanabilir.",
    lobstrFailed: "LOBSTR imzalayamadı. Bu arada başka bir istek almış olabilir. Tekrar deneyin.",
    lobstrWindow: "LOBSTR penceresini açamadı. Tekrar deneyin.",
    lobstrUnknown: "LOBSTR artık bu sayfayı tanımıyor. Yeniden bağlanın.",
    lobstrPhone: "Telefonda LOBSTR’a WalletConnect ile bağlanın.",

    // Rabet.
    rabetFeeBump: "Rabet ücret artırma işlemlerini imzalamaz.",
    rabetAccount:
      "Rabet başka bir hesaba ayarlı ({actual}). Orada {expected} hesabına geçin veya yeniden bağlanın.",
    rabetNoSignature: "Rabet imza döndürmedi. Bu işlemi imzalayamadı.",
    rabetLocked: "Rabet hâlâ kilitli. Rabet’i açın, kilidini açın ve tekrar deneyin.",
    rabetNetworks: "Rabet yalnızca Public ve Testnet ağları için imzalar.",
    rabetHint: "Rabet, penceresini 30 saniye sonra kapatır.",
    rabetSettings:
      "Rabet yanıt vermiyor. Rabet’i açın, ayarlarını bir kez kaydedin ve tekrar deneyin.",
    rabetSilent: "Rabet yanıt vermedi. Tekrar deneyin. {hint}",
    rabetChanged: "İstek sırasında Rabet içinde hesap değiştirildi. Tekrar deneyin.",
    rabetDeclined: "İstek Rabet içinde reddedildi veya penceresi kapatıldı. {hint}",
    rabetPrivacy:
      "Rabet, bu site az önce bağlandığı hâlde bağlı olmadığını bildiriyor. Rabet ayarlarında (General) Privacy mode seçeneğini kapatıp kaydedin. Bu tarayıcının penceresi ekranda tam görünür durumdayken tekrar deneyin.",
    rabetNoAccount: "Rabet’te henüz hesap yok. Rabet içinde bir hesap oluşturup tekrar deneyin.",
    rabetRelocked: "Rabet imzalamadan önce kilitlendi. Kilidini açıp tekrar deneyin.",
    rabetUnreadable: "Rabet bu işlemi okuyamadı.",
    rabetWindow:
      "Rabet penceresini açamadı. Bu tarayıcının penceresini tamamen ekranın içine taşıyıp tekrar deneyin.",
    rabetTimedOut: "Rabet, 30 saniye yanıt alamayınca penceresini kapattı. Tekrar deneyin.",

    // Wallets on a phone.
    phoneSession: "Bağlantı hizmetine ulaşılamıyor. Oturum hâlâ açık.",
    phoneUnsupported: "Telefondaki cüzdan bu isteği desteklemiyor.",
    phoneExpired: "Telefondan yanıt gelmeden isteğin süresi doldu.",
    phoneOffline: "Bağlantı hizmetine ulaşılamıyor. Bağlantınızı kontrol edip tekrar deneyin.",
    phoneEnded: "Cüzdan oturumu kapattı veya oturumun süresi doldu. Yeniden bağlanın.",
    phoneAccount: "{wallet} istenen hesabı paylaşmıyor. Cüzdanda o hesabı seçip yeniden bağlanın.",
    phoneNetwork:
      "{wallet} {actual} ağına bağlı, ama bu istek {expected} ağı için. Cüzdanda ağı değiştirip yeniden bağlanın.",
    phoneRejected: "Cüzdan işlemi gönderdi, ama ağ reddetti{hash}.",
    phoneSent:
      "Cüzdan işlemi imzalayıp gönderdi ({status}), ama geri döndürmedi. Bunun yerine signAndSubmitTransaction kullanın.",
    phoneLong: "Mesaj çok uzun. Telefondaki cüzdanlar en çok {most} bayt kabul eder.",

    // xBull.
    xbullClosed:
      "xBull penceresi kapatıldı veya istek ona ulaşmadı. Tekrar deneyin. İşe yaramazsa bu sayfayı yeniden yükleyin.",
    xbullDeclined: "İstek xBull içinde reddedildi.",
    xbullUnread:
      "İstek xBull içinde reddedildi. xBull size bir şey sormadıysa isteği okuyamamıştır.",
    xbullNoAccount: "xBull’da henüz hesap yok. Önce xBull içinde bir hesap oluşturun.",
    xbullUnknown: "xBull’da bu ağda bu hesap yok.",
    xbullSilent: "xBull nedenini belirtmeden hata verdi. Bu ağı tanımıyor olabilir.",
    xbullLong: "Mesaj xBull için çok uzun. En çok {most} karakter olabilir.",
  },
  explorer: {
    transaction: "Bu işlemi bir gezginde görüntüle (yeni sekme)",
    asset: "{code} varlığını bir gezginde görüntüle (yeni sekme)",
    address: "{address} adresini bir gezginde görüntüle (yeni sekme)",
  },
  failures: {
    otherNetwork: "Bu başka bir ağ için",
    rejected: "Reddedildi: hiçbir şey imzalanmadı",
    "popup-closed": "{wallet} penceresi kapatıldı: hiçbir şey imzalanmadı",
    aborted: "İptal edildi",
    "wrong-network": "{wallet} başka bir ağda",
    "wrong-account": "Başka bir hesap imzaladı: reddedildi",
    unsupported: "{wallet} bunu imzalayamaz",
    "bad-request": "Bu imzalanamaz",
    "no-wallet": "Bağlı cüzdan yok",
    external: "Bir hizmet hata verdi",
    locked: "{wallet} kilitli",
    "wrong-app": "{wallet} üzerinde başka bir uygulama açık",
    unplugged: "{wallet} takılı değil",
    "not-installed": "{wallet} yüklü değil",
    "page-stale": "Bu sayfayı yeniden yükleyin",
    "popup-blocked": "Tarayıcı {wallet} penceresini engelledi",
    timeout: "{wallet} yanıt vermedi",
    altered: "{wallet} başka bir şey imzaladı: reddedildi",
    "bad-signature": "Geçersiz imza: reddedildi",
    "bad-reply": "{wallet} beklenmeyen bir şey döndürdü",
    outdated: "{wallet} güncellenmeli",
    internal: "{wallet} içinde bir hata oluştu",
    lostSignature: "Cüzdan, işlemden bir imzayı kaldırdı. Göndermeyin.",
    otherTransaction: "İstenenden farklı bir işlem. Göndermeyin.",
    details: "Ayrıntılar",
  },
  inbox: {
    refused: "Bu bağlantı açılamadı",
    dismiss: "Kapat",
    transactionRefused: "Bu bağlantının işlemi imzalanamaz. {reason}",
    unknownNetwork: "Bu, bilinmeyen bir ağ için: “{network}”.",
  },
  links: {
    // Why a link is refused.
    notStellar: "Bu bir web+stellar: bağlantısı değil.",
    tooLong: "Bu bağlantı bir Stellar bağlantısı için çok uzun.",
    unsupported:
      "Bu bağlantı “{operation}” istiyor. Yalnızca işlemler (tx) ve ödemeler (pay) desteklenir.",
    twice: "Bu bağlantıda “{field}” iki kez var.",
    messageTooLong: "Bu bağlantının mesajı {most} karakterden uzun.",
    badCallback: "Bu bağlantının callback değeri bir web adresi değil.",
    noTransaction: "Bu bağlantıda işlem yok.",
    replaces:
      "Bu bağlantı, imzadan önce işlem alanlarının doldurulmasını istiyor; bu desteklenmiyor. Tamamlanmış işlemi isteyin.",
    badSigner: "Bu bağlantı, hesap olmayan bir şeyin imzasını istiyor.",
    noRecipient: "Bu bağlantıda alıcı yok.",
    badRecipient: "Bu bağlantının alıcısı bir adres değil.",
    badAmount: "Bu bağlantının tutarı ödenemez. {reason}",
    badAsset: "Bu bağlantının varlığında kod veya ihraççı yok.",
    badMemoType: "Bu bağlantının memo türü yok.",
    badMemo: "Bu bağlantının memo’su gönderilemez. {reason}",

    // What a link says besides its request.
    details: "Bağlantı ayrıntıları",
    opened: "Bir bağlantıdan açıldı, {network} için",
    authored: "İçeriği bağlantının yazarı seçti. İmzalamadan önce okuyun.",
    says: "Şöyle diyor",
    quoted: "“{message}”",
    from: "Kimden",
    claimed: "{domain} (bağlantının iddiası, doğrulanmadı)",
    signer: "İmzalaması istenen",
    otherSigner: "Bağlantı başka bir hesabın imzasını istiyor",
    delivers: "Bağlantı, imzalı işlemin iletilmesini istiyor",
    deliver:
      "Bu sayfa başka sitelere hiçbir şey göndermez. Bu adrese güveniyorsanız imzalı işlemi kopyalayın veya indirin ve oraya kendiniz gönderin:",
    copyDelivery: "İletim adresini kopyala",

    // Registering this page for links.
    open: "web+stellar: bağlantılarını bu sayfayla aç",
    openHint:
      "Diğer sitelerde web+stellar: ile başlayan bağlantılar burada açılır. İçerikleri tarayıcınızda kalır; hiçbir sunucu almaz.",
    ask: "Tarayıcıma sor",
    asked: "Tarayıcınız sorarsa izin verin. Bunu ayarlarından geri alabilirsiniz.",
    notAsked: "Tarayıcınız bu sayfanın bağlantı açmasına izin vermiyor.",

    // An item that waits for a wallet.
    ready: "Bir işlem gönderilmeye hazır",
    transactionWaits: "Bir işlem imzanızı bekliyor",
    paymentWaits: "Sizi bir ödeme bekliyor",
    connectFirst: "Devam etmek için cüzdan bağlayın",
    discard: "Sil",
  },
  list: {
    several: "Birkaç işlem",
    form: "İşlem listesi",
    envelopes: "İşlem zarfları",
    hint: "Base64 XDR, her satıra bir tane. Yapıştırın veya dosya bırakın.",
    start: "Tek tek incele",

    // Why a list can't be read.
    nothing: "İşlemleri yapıştırın veya dosya bırakın.",
    tooMany: {
      one: "Bir listede en çok {count} işlem olabilir.",
      other: "Bir listede en çok {count} işlem olabilir.",
    },
    wrong: "İşlem {number}: {reason}",
    twice: "{first} ve {second} numaralı işlemler aynı.",

    // The list.
    transactions: "İşlemler",
    progress: "İşlem {number} / {all}. İmzalanan: {signed}.",
    result: "{all} işlemden {signed} tanesi imzalandı.",
    numbered: "{number}.",
    andMore: {
      one: "{first} ve {count} operasyon daha",
      other: "{first} ve {count} operasyon daha",
    },
    signed: "İmzalandı ve doğrulandı",
    now: "İnceleniyor",
    skipped: "Atlandı",
    waiting: "Henüz imzalanmadı",
    open: "Aç",
    openNumber: "{number} numaralı işlemi aç",
    review: "İncele",
    reviewNumber: "{number} numaralı işlemi incele",

    // What can be done.
    skip: "Atla",
    stop: "Durdur",
    resume: "Kalanlarla devam et",
    signedEnvelopes: "İmzalı zarflar",
    none: "Hiçbir şey imzalanmadı",
    discard: "Listeyi sil",
  },
  message: {
    lead: "İmzalı bir mesaj, adresin size ait olduğunu kanıtlar. Hiçbir para hareket etmez.",
    message: "Mesaj",
    format: "Mesaj biçimi",
    text: "Metin",
    hex: "Hex baytlar",
    base64: "Base64 baytlar",
    messageIn: "Mesaj, {format}",
    textOnly: "{wallet} mesajı metin olarak alır ve baytlarını imzalar.",
    nothing: "İmzalanacak mesajı girin.",
    notText: "Bu baytlar UTF-8 metni değil; {wallet} yalnızca metin imzalar.",
    unsupported: "{wallet} mesaj imzalamaz",
    unsupportedHint: "İmzalayan bir cüzdan bağlayın, örneğin Freighter, Albedo veya xBull.",
    matches: "İmza mesajınızla eşleşiyor.",
    signAnother: "Bir tane daha imzala",
    noBytes: "İmzalanacak baytları girin.",
    badHex: "Hex baytlar, 0–9 ve a–f rakamlarının çiftleridir.",
    badBase64: "Bu base64 değil.",
  },
  networks: {
    title: "Ağlar",
    close: "Kapat",

    // The networks that were added.
    added: "Sizin eklediğiniz, bu tarayıcıda",
    remove: "Kaldır",
    removeNamed: "{network} ağını kaldır",
    removed: "{network} kaldırıldı.",
    isAdded: "{network} eklendi; sayfa artık onu kullanıyor.",
    notSaved: "Tarayıcınız kaydedemedi. Bu sayfayı kapatana kadar kalır.",

    // The form.
    add: "Ağ ekle",
    onlyListed:
      "Bu site yalnızca işletmecisinin listelediği ağlara bağlanabilir. Diğerleri reddedilir.",
    preset: "Eklenecek ağ",
    local: "Yerel Quickstart",
    another: "Başka bir ağ",
    name: "Ad",
    passphrase: "Ağ parolası",
    horizon: "Horizon adresi",
    rpc: "RPC adresi",
    asked: "Eklenmeden önce Horizon ve RPC’ye parolaları sorulur.",
    submit: "Kontrol et ve ekle",
    asking: "Horizon ve RPC’ye soruluyor…",
    failed: "Bu ağ eklenemedi",

    // What is wrong with a field.
    noName: "Bir ad girin.",
    noPassphrase: "Ağ parolasını girin.",
    noAddress: "Adresi girin.",
    tooLong: "En çok {most} karakter kullanın.",
    nameTaken: "Başka bir ağ bu adı taşıyor.",
    otherName: "Bu parolaya sahip ağın adı {name}.",
    known: "Bu ağ zaten var: {network}.",
    badAddress: "Bir https adresi ya da localhost için http adresi kullanın.",

    // What is wrong with a server.
    otherPassphrase: "{server}: sunucu başka bir parola bildiriyor, “{passphrase}”.",
    reportsNone: "{server}: sunucu ağ parolası bildirmiyor. Adresi kontrol edin.",
    badStatus: "{server}: sunucu HTTP durumu {status} ile yanıt verdi.",
    refused:
      "{server}: bu site {origin} adresine bağlanamaz. İşletmecisi config.json içinde başka ağlara izin verebilir.",
    onlyHttps:
      "{server}: bu site yalnızca https adreslerine ve http://localhost adresine bağlanabilir, {origin} adresine bağlanamaz.",
    late: "{server}: {origin} yanıt vermedi.",
    noCors:
      "{server}: {origin} yanıt veriyor, ama bu sayfanın yanıtı okumasına izin vermiyor (CORS). İşletmecisi {page} için izin verebilir.",
    unreachable:
      "{server}: {origin} adresine ulaşılamıyor. Adresi ve sunucunun çalıştığını kontrol edin.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Bir şeyler ters gitti.",
    partNotLoaded: "Bu sayfanın bir bölümü yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
    missing: "Sayfanın bu bölümü yüklenemedi",
    missingHint: "Bağlantınızı kontrol edin.",
    reload: "Sayfayı yeniden yükle",
    walletsMissing: "Cüzdanlar yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.",
    connect: "Cüzdan bağla",

    // A text to copy, download, or scan.
    copy: "Kopyala",
    copyNamed: "Kopyala: {what}",
    copied: "Kopyalandı!",
    copyFailed: "Tarayıcı kopyalamayı reddetti.",
    download: ".{ending} indir",
    downloadNamed: ".{ending} indir: {what}",
    code: "QR kodu",
    codeNamed: "QR kodu: {what}",
    codeTooLong: "QR kodu için çok uzun ({length} karakter, en çok {most}). Kopyalayın.",

    // Fields and forms.
    chooseFile: "Dosya seç",
    oneFile: "Yalnızca bir dosya bırakın.",
    clear: "Temizle",
    clearNamed: "Formu temizle",
  },
  pasted: {
    noRecipient: "Alıcının adresini girin.",
    federation: "alice*example.com gibi adlar burada desteklenmez; G… adresini kullanın.",
    lookUpFirst: "Önce bu adı arayın. Adresi {domain} sunucusuna sorulur.",
    contract: "Bir sözleşmeye ödeme için Sözleşme çağrısını kullanın.",
  },
  payment: {
    form: "Ödeme",
    review: "Ödemeyi incele",
    notBuilt: "Ödeme oluşturulamadı",
    inactive: "Hesabınız bu ağda henüz etkin değil. Önce bakiye yükleyin.",

    // The amount.
    amount: "Tutar",
    canSend: "En çok {amount} gönderebilirsiniz.",
    max: "Tümü",
    maxNamed: "Tümü: {amount}",
    asset: "Varlık",
    assetOf: "{code}, ihraççı {issuer}",
    newNeedsXlm: "Yeni bir hesap XLM ile oluşturulmalıdır.",
    newNeedsOne: "Yeni bir hesap en az 1 XLM gerektirir.",
    none: "Hesabınızda gönderilecek bu varlıktan yok.",
    atMost: "En çok {amount} gönderebilirsiniz.",

    // The memo.
    memo: "Memo",
    memoHint: "Borsalar çoğu zaman ister.",
    memoContent: "Memo içeriği",
    memoNone: "Yok",
    memoText: "Metin",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Return hash’i",
  },
  proof: {
    keep: "Kanıt sakla",
    hint: "Bir kanıtta imzalanan içerik, imza ve adres bulunur. Elinde olan herkes onu okuyabilir ve Kontrol sekmesinde, çevrimdışıyken de doğrulayabilir. Hiçbir sunucu almaz.",
    save: "Dosya olarak kaydet",
    link: "Kanıta bağlantı",
    tooLongForLink: "Bu kanıt bir bağlantı için çok uzun. Dosya olarak kaydedin.",

    // Why a proof can't be read.
    damagedLink: "Bu bağlantı eksik veya bozuk. Yeniden kopyalayın.",
    missing: "Bir kanıt yapıştırın veya dosyasını seçin.",
    tooLarge: "Bu, bir kanıt için çok büyük.",
    notJson: "Bu bir kanıt değil: JSON değil ya da bir bölümü eksik.",
    otherJson: "Bu JSON bir imza kanıtı değil.",
    otherVersion: "Bu kanıtı bu sayfanın başka bir sürümü kaydetmiş; okunamıyor.",
    otherKind: "Bu kanıtın türü bilinmiyor.",
    noField: "Bu kanıtta “{field}” yok.",
    unknownField: "Bu kanıtta bilinmeyen bir alan var: “{field}”.",
    badSigner: "Bu kanıtı imzalayan bir adres değil.",
  },
  results: {
    confirmed: "Onaylandı",
    confirmedIn: "Ledger {ledger} içinde onaylandı",
    rejected: "Ağ reddetti",
    unknownCode: "Ağ {code} döndürdü.",
    status: "Horizon {status} durumunu döndürdü.",
    unanswered: "Henüz yanıt yok",
    mayApply:
      "Ağ, süresi dolana kadar hâlâ uygulayabilir. Aynı zarfı yeniden göndermek güvenlidir: yalnızca bir kez uygulanabilir.",
  },
  recipients: {
    // The destination.
    destination: "Alıcı",
    example: "G…, M… veya ad*alanadı",
    lookUp: "Ara",
    lookUpName: "{name} adını ara",
    lookingUp: "Bu ad aranıyor…",
    isName: "Bu {name}.",
    withHint: "{name} {hint}",
    own: "Bu sizin kendi hesabınız.",
    checking: "Bu hesap kontrol ediliyor…",
    exists: "Bu hesap var.",
    missing: "Yeni hesap: bu ödeme onu oluşturur (en az 1 XLM).",
    unknown: "Bu hesabın var olup olmadığı kontrol edilemedi.",

    // Why a name could not be looked up.
    notDomain: "“{domain}” bir alan adı değil.",
    noServer: "{domain} için ad yok: stellar.toml dosyası federasyon sunucusu listelemiyor.",
    noName: "{domain} bu adı bilmiyor.",
    blocked: "Bu sayfa {host} adresine bağlanamaz. G… adresini isteyin.",
    unreachable: "{host} adresine ulaşılamadı. Tekrar deneyin ya da G… adresini isteyin.",
    notAccount: "{domain} hesap olmayan bir şey yanıtladı.",
    unreadableMemo: "{domain}, bu sayfanın okuyamadığı bir memo istiyor.",

    // Recent recipients and the address book.
    book: "Son ve kayıtlı alıcılar",
    recent: "Son",
    clear: "Temizle",
    clearRecent: "Son alıcıları temizle",
    addressBook: "Adres defteri",
    empty: "Boş. Kaydettikleriniz yalnızca bu tarayıcıda saklanır.",
    memo: "memo {memo}",
    remove: "{name} kaydını kaldır",
    enterFirst: "Bir adla buraya kaydetmek için yukarıya bir alıcı girin.",
    nameFor: "{address} için ad",
    nameForMemo: "{address} ve memo’su için ad",
    save: "Kaydet",
    rename: "Yeniden adlandır",
    saved: "Kaydedildi.",
    full: {
      one: "Adres defteri dolu: en çok {count} kayıt tutabilir.",
      other: "Adres defteri dolu: en çok {count} kayıt tutabilir.",
    },
    notKept: "Bu tarayıcı saklamıyor: sayfayı kapatana kadar kalır.",

    // What is wrong with a name.
    enterName: "Bir ad girin.",
    longName: {
      one: "Bir ad en çok {count} karakter olabilir.",
      other: "Bir ad en çok {count} karakter olabilir.",
    },
    invisible: "Bu adda görünmez karakterler var.",
    secretName: "Bu bir sır gibi görünüyor. Bir ad girin.",

    // The file.
    saveFile: "Dosya olarak kaydet",
    importFile: "Dosya içe aktar",
    imported: {
      one: "{count} kayıt okundu, {added} tanesi yeni.",
      other: "{count} kayıt okundu, {added} tanesi yeni.",
    },
    largeFile: "Bu dosya bir adres defteri için çok büyük.",
    notJson: "Bu dosya JSON değil, yani adres defteri değil.",
    notBook: "Bu dosya bu sayfanın adres defteri değil.",
    otherVersion: "Bu adres defterini bu sayfanın başka bir sürümü kaydetmiş.",
    manyEntries: {
      one: "Bir adres defteri en çok {count} kayıt tutabilir; bunda daha fazla var.",
      other: "Bir adres defteri en çok {count} kayıt tutabilir; bunda daha fazla var.",
    },
    badEntry: "Bu dosyanın {number} numaralı kaydı, adresi olan bir ad değil.",
  },
  sandbox: {
    title: "Deneme alanı",
    wallet: "Simüle cüzdan",

    // What the wallet will do.
    response: "Yanıt",
    ask: "Bana sor",
    approve: "Onayla",
    reject: "Reddet",
    never: "Hiç yanıt verme",
    close: "Penceresini kapat",
    alter: "Başka bir şey imzala",
    "wrong-signer": "Başka bir hesapla imzala",
    willAsk: "{wallet} size soracak",
    willApprove: "{wallet} kendiliğinden onaylayacak",
    willReject: "{wallet} her isteği reddedecek",
    willNever: "{wallet} hiç yanıt vermeyecek",
    willClose: "{wallet} penceresini kapatacak",
    willAlter: "{wallet} başka bir şey imzalayacak",
    willMistake: "{wallet} başka bir hesapla imzalayacak",
    locked: "{wallet} kilitli",
    notInstalled: "{wallet} yüklü değil",
    off: "{wallet} kapalı",
    unplugged: "{wallet} takılı değil",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Hesap",
    network: "Ağ",
    extension: "Yüklü",
    site: "Yüklü",
    either: "Uzantı yüklü",
    phone: "Telefon açık, ekranı tarıyor",
    device: "Takılı",
    lock: "Kilitli",
    reset: "Sıfırla",
    quirks: "{wallet} tuhaflıkları",
    notReceived: "Alınmadı.",

    // The services between the page and a phone.
    bridge: "Sayfa ile telefon arasında",
    noServer: "Deneme alanının sunucusu yanıt vermiyor.",
    refused: "Deneme alanının sunucusu reddetti.",
    relay: "Aktarıcı",
    works: "çalışıyor",
    slow: "yavaş",
    loses: "sonraki mesajı kaybediyor",
    silent: "sessiz",
    refuses: "bu uygulamayı reddediyor",
    unreachable: "ulaşılamıyor",
    explorer: "Cüzdan listesi",
    hostile: "kötü niyetli kayıtlar içeriyor",
    fails: "hata veriyor",
    garbage: "bir liste değil",
    missing: "hiç gelmiyor",

    // Messages.
    messages: "Mesajlar",
    noMessages: "Sayfa ile cüzdan arasındaki mesajlar burada görünür.",
    latest: "Son mesajlar",
    received: "{time}  sayfa → cüzdan  {name}",
    sent: "{time}  cüzdan → sayfa  {name}",

    // Messages of a device.
    publicKey: "genel anahtar",
    signTransaction: "işlem imzala",
    configuration: "yapılandırma",
    signHash: "hash imzala",
    signAuthorization: "yetkilendirme imzala",
    signMessage: "mesaj imzala",
    command: "komut {code}",
    continued: "{command}, devamı",
    done: "tamam",
    denied: "reddedildi",
    deviceLocked: "kilitli",
    blindOff: "kör imzalama kapalı",
    otherApp: "başka bir uygulama açık",
    unknownCommand: "uygulama bilmiyor",
    tooLarge: "gösterilemeyecek kadar büyük",
    notShown: "gösterilemiyor",
    status: "durum {code}",

    // Recipients of a payment.
    recipients: "Deneme hesapları",
    inSandbox: "Deneme alanında:",
    pay: "{name} hesabına öde, {address}",
  },
  secrets: {
    secretKey:
      "Bu, gizli anahtara benziyordu. Kaldırdık; hiçbir şey saklanmadı veya gönderilmedi. Onu asla bir web sitesine girmeyin, buraya bile: sizin adınıza cüzdanınız imzalar.",
    recoveryPhrase:
      "Bu, kurtarma ifadesine benziyordu. Kaldırdık; hiçbir şey saklanmadı veya gönderilmedi. Onu asla bir web sitesine girmeyin, buraya bile: sizin adınıza cüzdanınız imzalar.",
  },
  shortcuts: {
    title: "Klavye kısayolları",
    transaction: "İşlem sekmesini aç",
    authorization: "Yetkilendirme sekmesini aç",
    message: "Mesaj sekmesini aç",
    check: "Kontrol sekmesini aç",
    connect: "Cüzdan bağla",
    field: "İlk alana git",
    network: "Ağa git",
    list: "Bu listeyi göster",
    use: "Bu kısayolları kullan",
    hint: "Bir alana yazmadığınız sürece çalışırlar.",
    close: "Kapat",
  },
  sign: {
    // The steps.
    steps: "Adımlar",
    compose: "Hazırla",
    review: "İncele ve imzala",
    sendStep: "Gönder",

    // What to sign.
    source: "İşlemin kaynağı",
    payment: "Yeni ödeme",
    import: "İşlem içe aktar",
    importForm: "Zarf",
    envelopeOrLink: "İşlem zarfı veya bağlantı",
    envelopeHint:
      "Base64 XDR, bir web+stellar: bağlantısı veya size gelen bir bağlantı. Yapıştırın veya dosya bırakın.",
    nothingPasted: "Bir işlem veya bağlantı yapıştırın ya da dosya bırakın.",
    reviewTransaction: "İşlemi incele",
    emptyFile: "Bu dosya boş.",
    largeFile: "Bu dosya bir zarf için çok büyük.",
    noEnvelope: "Bu dosyada işlem zarfı yok.",

    // The review.
    aboutToSign: "İmzalamak üzere olduğunuz",
    aboutToSend: "Göndermek üzere olduğunuz",
    signIn: "{wallet} ile imzala",
    theWallet: "cüzdan",
    theWalletFirst: "Cüzdan",
    edit: "Düzenle",
    discard: "Sil",
    send: "Gönder",
    sendAgain: "Yeniden gönder",
    withoutSigning: "İmzalamadan devam et",
    notMentioned: "Bu işlemde hesabınız geçmiyor. İmzanız gerekmeyebilir.",
    otherAccount: "Bu işlem başka bir hesaba ait.",
    expired: "Süresi doldu: ağ onu uygulamaz.",
    used: "Sıra numarası zaten kullanıldı: ağ onu uygulamaz.",
    ahead: "Sıra numarası ileride: önce başka bir işlem uygulanmalı.",

    // The result.
    verified: "İmzalandı ve doğrulandı",
    signed: "İmzalandı",
    sameTransaction: "Tam olarak incelediğiniz işlem.",
    validFor: "{address} imzası {network} için geçerli.",
    validForAddress: "İstenen adres için geçerli.",
    notVerified: "İmza doğrulanamadı.",
    altered: "Cüzdan, istenenden farklı bir işlem imzaladı; buna izin verilmişti.",
    unreported: "Cüzdan, doğrulayabileceğimiz bir şey döndürmedi.",
    off: "Doğrulama kapalı.",
    envelope: "İmzalı zarf",
    signature: "İmza (64 bayt, base64)",
    address: "Adres",
    startAnother: "Yenisini başlat",
    sending: "{network} ağına gönderildi. Onay bekleniyor…",
    sent: "İşlem gönderildi",
    copyHash: "İşlem hash değerini kopyala",
  },
  signatures: {
    // Who has signed.
    signatures: "İmzalar",
    inside: "İçerideki işlemin imzaları",
    feeBump: "Ücret artırma imzaları",
    ready: "Gönderilmeye hazır",
    forAccount: "{account} için",
    signed: "{address} imzaladı, {weight}",
    notSigned: "{address} henüz imzalamadı, {weight}",
    youSigned: "{address} (siz) imzaladı, {weight}",
    youNotSigned: "{address} (siz) henüz imzalamadı, {weight}",
    weight: "ağırlık {weight}",
    unknown:
      "Bu hesabın imzalayanları okunamadı; bu yüzden hangi ağırlığın eksik olduğunu söyleyemiyoruz.",
    fullySigned: "Tamamen imzalandı ({weight} / {needed}, {threshold}).",
    partlySigned: "Kısmen imzalandı ({weight} / {needed}, {threshold}). Eksik ağırlık: {missing}.",
    low: "düşük eşik",
    medium: "orta eşik",
    high: "yüksek eşik",
    otherNetwork: "{network} için değil.",
    unneeded: "Gereksiz imzaları var",
    unneededHint: "Ağ, gerekenden fazla imzası olan bir işlemi reddeder.",
    remove: "Kaldır",

    // Passing it on.
    share: "Başka bir imza için paylaş",
    shareHint:
      "Sonraki imzalayan için: bağlantı, bu sayfayı işlem ve imzalarıyla açar. İşlem bağlantının içindedir; hiçbir sunucu almaz, ama bağlantıya sahip olan herkes görebilir.",
    shareLink: "Paylaşılacak bağlantı",
    tooLong:
      "Bu işlem, bağlantı veya QR kodu için çok uzun. İndirip dosyayı sonraki imzalayana gönderin; o da “İşlem içe aktar” ile açar.",
    shareFile: "Paylaşılacak dosya",

    // Importing signatures.
    importSignatures: "İmza içe aktar",
    otherCopy: "Başka bir kopya",
    signedCopy: "Bu işlemin imzalı kopyası",
    copyHint: "Base64 XDR veya size geri gelen bağlantı. Yapıştırın veya dosya bırakın.",
    import: "İçe aktar",
    imported: "İçe aktarıldı.",
    noCopy: "Kopyayı veya ona giden bağlantıyı yapıştırın.",
    payment: "Bu bağlantı bir ödeme istiyor.",
    linkForOther: "Bu bağlantı başka bir ağ için; bu yüzden imzaları uymuyor.",
    different:
      "Bu farklı bir işlem; bu yüzden imzaları uymuyor. Bu işlemin imzalı bir kopyasını isteyin.",
    nothingNew: "Bu kopyada yeni imza yok.",
    tooMany: "Bir işlemde en çok {most} imza olabilir.",
    notEnvelope: "Bu, base64 bir işlem zarfı değil.",
  },
  stellar: {
    // Amounts.
    noAmount: "Bir tutar girin.",
    usePoint: "Ondalık için nokta kullanın, örneğin 12.5.",
    useDigits: "Rakam kullanın, örneğin 12.5.",
    tooManyDecimals: "En çok yedi ondalık basamak kullanın.",
    zero: "Tutar sıfırdan büyük olmalıdır.",
    tooLarge: "Bu tutar ağ için çok büyük.",

    // Memos.
    noMemo: "Memo girin veya Yok’u seçin.",
    memoTooLong: "Metin memo’su en çok {most} bayt olabilir; bu {length}.",
    badId: "ID, 18446744073709551616 değerinden küçük bir tam sayıdır.",
    badHash: "Hash, 64 onaltılık basamaktır.",

    // Authorizations.
    ofSource: "Bu kaydı işlemin kaynak hesabı yetkilendirir: işlemi imzalamak yeterlidir.",

    // The network's servers.
    noHorizon: "Horizon’a ulaşılamıyor.",
    noAccount: "Horizon hesap döndürmedi (durum {status}).",
    noRpc: "Ağın RPC sunucusuna ulaşılamıyor.",
    noLedger: "Ağın RPC sunucusu son ledger’ı döndürmedi (durum {status}).",
  },
  verdicts: {
    valid: "Geçerli",
    validFor: "{network} için geçerli",
    notValid: "Geçerli değil",
    for: "{network} için.",
    unknownNetwork: "Bilinmeyen bir ağ için.",
    otherNetwork: "{network} için değil.",
    otherAddress: "Yetkilendirme başka bir adres için.",
    notSigned: "Bu adresin anahtarı bunu imzalamadı.",
    notSignedFor: "Bu adresin anahtarı bu işlemi {network} için imzalamadı.",
    albedo: "Albedo’nun adresi de içeren eski biçiminde.",
    sep53: "SEP-53 biçiminde.",
    cannotVerify: "Burada doğrulanamıyor",
    onlyContract: "Bu adresin imzalarını yalnızca kendi sözleşmesi doğrulayabilir.",
    badSignature: "Bir imza, base64 olarak 64 bayttır.",
    contract: "Bir sözleşmenin imza anahtarı yoktur.",

    // Signatures of an envelope.
    unknownKey: "Bilinmeyen bir anahtarla",
    unknownKeyHint:
      "Anahtar {hint} baytlarıyla bitiyor. Kimin olabileceğini biliyorsanız adresi aşağıya ekleyin.",
    noKeyTried: "Denenen anahtarların hiçbiriyle değil",
    noKeyTriedHint:
      "Burada {hint} ile biten anahtarlar: {listed}. Yalnızca ilk {tried} tanesi denendi.",
    noNetwork: "Bilinen hiçbir ağ için geçerli değil",
    noNetworkHint: "İpucu bu anahtarı gösteriyor, ama imza bu anahtarın değil.",
  },
  wallets: {
    simulated: "simüle",
    label: "{wallet}, simüle: {title}",
    closeWindow: "Pencereyi kapat",
    note: "Deneme alanı: herkese açık test anahtarları, gerçek para yok.",
    moreOne: "1 istek daha bekliyor.",
    more: "{count} istek daha bekliyor.",
    otherAccount: "Başka hesap",

    // What stands before a request.
    welcome: "{wallet} cüzdanına hoş geldiniz",
    noWallet: "Henüz bir cüzdan kurulmadı. Deneme alanında tek tıkla oluşturulur.",
    setUp: "Kur",
    locked: "{wallet} kilitli",
    noPassword: "Deneme alanında kilidi parolasız açılır.",
    unlock: "Kilidi aç",
    gotIt: "Anladım",
    close: "Kapat",

    // The browser's own dialog.
    wantsDevice: "{host} bir cihaza bağlanmak istiyor",
    noDevice: "Uyumlu cihaz bulunamadı.",
    browserPrompt: "Bu, tarayıcının isteğidir. Sayfaya cihaza erişim verir.",
    cancel: "İptal",
    connectDevice: "Bağlan",

    // Requests, by kind.
    connect: "Bu site bağlansın mı?",
    address: "Bu sizin adresiniz mi?",
    transaction: "Bu işlem imzalansın mı?",
    "auth-entry": "Bu yetkilendirme imzalansın mı?",
    message: "Bu mesaj imzalansın mı?",
    hash: "Bu hash imzalansın mı?",
    token: "Bu token eklensin mi?",
    batch: "Bu işlemler imzalansın mı?",
    grant: "Buna bir daha sormadan izin verilsin mi?",
    account: "Hesabınız",
    requestedBy: "İsteyen: {host}",
    seesAddress: "Bu hesabın adresini görecek.",
    maySign: "İmza isteyebilir.",
    addressRow: "Adres",
    hashRow: "Hash",
    cannotShow: "Bu cüzdan ne imzaladığınızı gösteremiyor.",
    reading: "Okunuyor…",
    reject: "Reddet",
    approve: "Onayla",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "bir işlem zarfı",
    preimage: "bir yetkilendirmenin ön görüntüsü",
    authorization: "bir ön görüntü veya yetkilendirme kaydı",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Bir işlem zarfı yapıştırın: AAAA ile başlayan base64.",
    pastePreimage: "İmzalanan ön görüntüyü yapıştırın: AAAA ile başlayan base64.",
    pasteAuthorization:
      "Bir ön görüntü veya yetkilendirme kaydı yapıştırın: AAAA ile başlayan base64.",

    // What an unsuitable text is.
    empty: "Bu boş.",
    address: "Bu bir adres.",
    link: "Bu bir web+stellar: bağlantısı.",
    webAddress: "Bu bir web adresi.",
    json: "Bu JSON veya kod. Yalnızca içindeki XDR’yi yapıştırın.",
    hash: "Bu bir hash; işlemin kendisini içermez.",
    hex: "Bu hex, base64 değil.",
    encoded: "Bu, URL için kodlanmış (% içeriyor).",
    notBase64: "Bu base64 değil: “{character}” içeriyor.",
    damaged: "Bu XDR eksik veya bozuk. Yeniden kopyalayın.",
    signature: "Uzunluğu bir imza kadar, 64 bayt.",
    key: "Uzunluğu bir anahtar veya hash kadar, 32 bayt.",
    otherKind: "Bu {kind}; beklenen {wanted}.",
    startsLike: "Başı {kind} gibi, ama eksik veya değiştirilmiş. Yeniden kopyalayın.",
    unknown: "Bu geçerli base64, ama beklenen {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "başka bir şeyin ön görüntüsü",
    entry: "bir yetkilendirme kaydı",
    result: "bir işlemin sonucu",
    meta: "bir işlemin sonuç meta verisi",
    resources: "bir sözleşme çağrısının kaynakları",
    transaction: "zarfı olmayan bir işlem",
    operation: "işlemi olmayan bir operasyon",
    ledgerKey: "bir ledger anahtarı",
    contractValue: "bir sözleşme değeri",
  },
}
