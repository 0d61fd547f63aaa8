// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Indonesian. */
export const texts: Translation = {
  account: {
    title: "Akun Anda",
    reload: "Muat ulang akun",
    retry: "Coba lagi",

    // The balance.
    inactive: "Belum aktif. Akun menjadi aktif dengan XLM pertamanya.",
    balance: "Saldo:",
    unavailable: "Tidak tersedia",
    loading: "Memuat saldo…",
    available: "{amount} tersedia",

    // Its facts.
    address: "Alamat",
    theAddress: "alamat",
    copyAddress: "Salin alamat",
    reserved: "Dicadangkan",
    sequence: "Nomor urut",
    signers: "Penanda tangan",
    signersNeed: { other: "{count}; pembayaran memerlukan bobot {weight}" },
    ownership: "Kepemilikan",
    unknown: "Tidak diketahui",
    remembered: "Diingat dari kunjungan terakhir Anda",
    reported: "Dilaporkan oleh dompet",
    proven: "Diverifikasi dengan tanda tangan",

    // The faucet.
    fund: "Isi dengan XLM uji coba",
    notFunded: "Akun tidak dapat diisi",
    notFundedHint: "Faucet mungkin sedang sibuk. Coba lagi sebentar lagi.",
    faucetRefused: "Faucet tidak mau mengisi akun ini.",

    // Other assets, and the home domain of an issuer.
    others: "Aset lain",
    issuedBy: "dari {issuer}",
    more: { other: "Tampilkan {count} lagi" },
    checkDomain: "Periksa domain asal",
    noDomain: "Penerbit tidak memiliki domain asal.",
    badDomain: "Domain asal penerbit bukan nama domain yang valid.",
    listed: "{domain} adalah domain asal penerbit, dan mencantumkan aset ini.",
    unlisted: "{domain} adalah domain asal penerbit, tetapi tidak mencantumkan aset ini.",
    blocked:
      "{domain} adalah domain asal penerbit. Halaman ini tidak boleh terhubung ke sana; periksa sendiri.",
    unreachable:
      "{domain} adalah domain asal penerbit, tetapi stellar.toml-nya tidak dapat dimuat.",
    openToml: "Buka stellar.toml (tab baru)",

    // The wallet.
    abilities: "Yang dapat dilakukan {wallet}",
    transactions: "Menandatangani transaksi",
    calls: "Mengotorisasi panggilan kontrak",
    messages: "Menandatangani pesan (SEP-53)",
    submits: "Mengirim transaksi sendiri ke jaringan",
    choosesAccount: "Membiarkan aplikasi memilih akun",
    reconnects: "Terhubung kembali secara otomatis",
    networks: "Jaringan: {networks}",
    notSupported: "Tidak didukung:",
    bound:
      "{wallet} menandatangani untuk jaringannya sendiri, jadi kami memeriksanya sebelum setiap tanda tangan.",
  },
  activity: {
    title: "Aktivitas",
    clear: "Bersihkan",
    empty:
      "Permintaan Anda ke dompet muncul di sini, beserta hasilnya dan apa yang telah diverifikasi.",
    more: { other: "Tampilkan {count} lagi" },
    copyReport: "Salin laporan",
    includeAddresses: "Sertakan alamat dan hash",

    // The kinds of entries.
    connect: "Koneksi",
    transaction: "Tanda tangan transaksi",
    "auth-entry": "Tanda tangan otorisasi",
    message: "Tanda tangan pesan",
    sent: "Transaksi terkirim",

    // An entry's buttons, and their names for screen readers.
    open: "Buka",
    retry: "Coba lagi",
    entry: "{kind}, {party}, {time}",
    openEntry: "Buka: {entry}",
    retryEntry: "Coba lagi: {entry}",
    copyEntry: "Salin entri ini: {entry}",

    // What was verified.
    connected: "Terhubung",
    verified: "Terverifikasi: isinya sesuai permintaan, dan tanda tangannya valid",
    partlyVerified:
      "Terverifikasi sebagian: isinya sesuai permintaan; tanda tangannya tidak dapat diverifikasi",
    altered:
      "Terverifikasi: transaksi yang berbeda dari permintaan, sebagaimana diizinkan; tanda tangannya valid",
    unreported: "Tidak diverifikasi: dompet tidak mengembalikan apa pun yang dapat diverifikasi",
    notVerified: "Tidak diverifikasi",
  },
  app: {
    skip: "Lompat ke isi",
    gallery: "Galeri komponen",

    // The sandbox or real wallets.
    modes: "Sandbox atau dompet asli",
    sandbox: "Sandbox",
    sandboxHint: "Dompet dan jaringan latihan di komputer ini. Tanpa uang asli.",
    live: "Dompet asli",
    liveHint: "Dompet Anda sendiri. Pembayaran di Public menggunakan uang asli.",

    // The page before a wallet is connected.
    headline:
      "Tanda tangani dengan dompet Stellar mana pun. Pastikan yang Anda tandatangani persis yang Anda minta.",
    wallets: "Dompet yang didukung",
    keys: "Kunci Anda tetap di dompet Anda. Halaman ini tidak pernah meminta kunci rahasia atau frasa pemulihan.",
    ways: "Cara kami memeriksa tanda tangan",
    wayRead: "Anda membacanya dulu",
    wayReadText:
      "Transaksi, otorisasi, atau pesan ditampilkan dengan kata-kata sederhana sebelum dikirim ke dompet Anda.",
    waySign: "Dompet Anda menandatangani",
    waySignText:
      "Dompet menampilkan permintaan di jendelanya sendiri. Anda dapat membatalkan kapan saja.",
    wayCheck: "Kami memeriksa hasilnya",
    wayCheckText:
      "Hasilnya harus persis sesuai dengan permintaan, akun, dan jaringan Anda; jika tidak, hasilnya ditolak.",
    checkWithout: "Periksa tanda tangan tanpa dompet",
    checkTitle: "Periksa tanda tangan",
    back: "Kembali ke awal",
    newer: "Versi baru halaman ini sudah siap",

    // The tabs.
    sign: "Tanda tangan",
    tabs: "Tanda tangan dan pemeriksaan",
    transaction: "Transaksi",
    authorization: "Otorisasi",
    message: "Pesan",
    check: "Periksa",

    // Why the page can't be opened.
    notOpened: "Halaman ini tidak dapat dibuka",
    useReal: "Gunakan dompet asli",
    retry: "Coba lagi",
    manageNetworks: "Tambah atau hapus jaringan",

    // What keeps the wallet from signing.
    yourWallet: "Dompet Anda",
    cannotSign: "{wallet} tidak dapat menandatangani di {network}",
    use: "Gunakan {network}",
    networksDiffer: "{wallet} menggunakan {actual}, halaman ini menggunakan {expected}",
    networksDifferHint:
      "Ganti salah satunya sebelum menandatangani: {wallet} menandatangani untuk jaringannya sendiri.",
    overHttp: "Freighter tidak mau menandatangani di Public di sini",
    overHttpHint:
      "Freighter menolak halaman yang dimuat melalui http biasa. Buka halaman ini melalui https, atau pilih Testnet.",
    lost: "{wallet} dinonaktifkan atau diperbarui. Muat ulang halaman ini.",
    locked: "{wallet} terkunci",
    lockedHint: "Buka kuncinya untuk menandatangani.",
    otherAccount: "{wallet} menggunakan akun lain",
    otherAccountHint: "Kembali ke akun ini, atau hubungkan lagi.",
    withheld:
      "{wallet} terkunci, atau menggunakan akun atau jaringan yang tidak dibagikan ke halaman ini",
    withheldHint: "Buka kuncinya, kembali ke semula, atau hubungkan lagi.",
    reconnect: "Hubungkan lagi",
    reload: "Muat ulang halaman",

    // A connection that a reload could not restore.
    previous: "Anda terhubung dengan {wallet}",
    previousHint: "Aktifkan atau instal dompet itu, lalu muat ulang halaman ini.",
    forget: "Lupakan koneksi ini",

    // The header.
    language: "Bahasa",
    languageMissing: "Bahasa ini tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.",
    network: "Jaringan",
    theme: "Tema: {theme}",
    switchTheme: "Tema: {theme}. Ganti ke {next}",
    auto: "sistem",
    light: "terang",
    dark: "gelap",

    // The configuration.
    noConfig: "config.json tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.",
    badConfig:
      "config.json tidak dapat dimuat (HTTP {status}). Berkas itu harus berada di samping index.html.",
    noSandbox:
      "Tidak ada sandbox di alamat ini. Untuk menjalankannya di komputer Anda, gunakan “npm start”.",
  },
  authorization: {
    lead: "Panggilan kontrak memerlukan otorisasi Anda: bersama transaksi, atau terpisah jika akun lain yang membayarnya.",
    what: "Yang diotorisasi",
    call: "Panggil kontrak",
    sponsored: "Panggilan bersponsor",
    alone: "Hanya otorisasi",
    pasted: "Impor otorisasi",
    noEntries: "{wallet} tidak menandatangani entri otorisasi",
    noEntriesHint:
      "Dompet ini menandatangani transaksi utuh, jadi “Panggil kontrak” dapat digunakan. Untuk menandatangani otorisasi secara terpisah, hubungkan dompet yang menandatangani entri, misalnya Freighter.",

    // The example.
    example: "Contoh panggilan",
    reviewExample: "Tinjau contoh",
    exampleNotBuilt: "Contoh tidak dapat dibuat",
    exampleLead: "Transfer {amount} dari akun Anda ke alamat pembakaran.",
    exampleHint:
      "Contoh ini ditandatangani dan diverifikasi, tetapi tidak pernah dikirim: otorisasi tidak berbuat apa-apa tanpa transaksinya.",
    format: "Format",
    type10: "Tipe 10, dengan alamat Anda",
    type9: "Tipe 9, tanpa alamat Anda",

    // A pasted one.
    pastedForm: "Otorisasi yang ditempel",
    preimageOrEntry: "Preimage atau entri otorisasi",
    preimageHint: "XDR base64 dari HashIdPreimage, atau dari SorobanAuthorizationEntry.",
    nothingPasted: "Tempel preimage atau entri otorisasi.",
    review: "Tinjau otorisasi",
    matches: "Tanda tangannya sesuai dengan preimage yang Anda tinjau.",
    preimage: "Preimage yang ditandatangani",
  },
  check: {
    lead: "Lihat siapa menandatangani apa, dan untuk jaringan mana. Yang Anda tempel tidak meninggalkan browser Anda.",
    offline: "Siap bekerja luring: yang Anda periksa diperiksa di perangkat ini.",
    form: "Pemeriksaan tanda tangan",
    check: "Periksa",
    impossible: "Ini tidak dapat diperiksa",

    // What is pasted.
    text: "Yang diperiksa",
    textHint:
      "Transaksi, otorisasi, atau pesan yang sudah ditandatangani, sebagai XDR, teks, JSON, atau tautan; atau sebuah bukti. Tempel, atau letakkan berkas.",
    nothing: "Tempel yang ingin Anda periksa, atau pilih berkas.",
    emptyFile: "Berkas ini kosong.",
    largeFile: "Berkas ini terlalu besar untuk diperiksa.",

    // What was recognized.
    recognized: "Dikenali: {form}",
    envelope: "amplop transaksi",
    envelopeLink: "tautan dengan transaksi",
    envelopeJson: "JSON dengan amplop transaksi",
    preimage: "preimage otorisasi",
    entry: "entri otorisasi",
    authorizationJson: "JSON dengan otorisasi",
    sep53: "pesan yang ditandatangani (SEP-53)",
    signedMessage: "pesan yang ditandatangani (format lama Albedo)",
    signature: "tanda tangan tanpa pesannya",
    address: "alamat tanpa pesan",
    json: "JSON tanpa tanda tangan",
    plainText: "teks",
    proof: "bukti",
    proofLink: "tautan ke bukti",
    damaged: "XDR yang tidak lengkap atau jenis lain",

    // The correction.
    checkAs: "Periksa sebagai",
    asEnvelope: "Transaksi",
    asAuthorization: "Otorisasi",
    asMessage: "Pesan",
    asProof: "Bukti",

    // What is missing.
    messageField: "Pesan",
    messageHint: "Persis seperti yang ditandatangani, termasuk spasi dan baris baru.",
    signatureField: "Tanda tangan",
    signatureHint: "64 byte dalam base64.",
    messageSignatureHint: "64 byte dalam base64, atau dalam hex untuk format lama Albedo.",
    addressField: "Alamat",
    extra: "Kemungkinan penanda tangan lain (opsional)",
    extraHint: "Satu alamat per baris. Akun dari amplop itu sendiri diperiksa secara otomatis.",
    noMessage: "Masukkan pesan yang ditandatangani.",
    noSignature: "Masukkan tanda tangan.",
    noAddress: "Masukkan alamat yang seharusnya menandatangani.",

    // Envelopes.
    feeBump: "Tanda tangan penambahan biaya",
    inside: "Tanda tangan transaksi di dalamnya",
    signed: "Yang ditandatangani",
    signedFor: "Yang ditandatangani, untuk {network}",
    unsigned: "Tidak ada tanda tangan",

    // Authorization entries.
    sourceEntry:
      "Akun sumber transaksi mengotorisasi entri ini. Periksa transaksi yang ditandatangani saja.",
    notSigned: "Belum ditandatangani",
    cannotVerify: "Tidak dapat diverifikasi di sini",
    onlyContract: "Hanya kontrak alamat ini yang dapat memverifikasi tanda tangannya.",
    noNetwork: "Tidak valid untuk jaringan mana pun yang dikenal",

    // What was checked.
    content: "Yang diperiksa",
    authorization: "Otorisasi",
    proofMessage: "Pesan dalam bukti ini",
    proofAuthorization: "Otorisasi dalam bukti ini",
    proofTransaction: "Transaksi dalam bukti ini",
    openedProof: "Bukti dari tautan",
    closeProof: "Tutup bukti",
  },
  codes: {
    tx_too_early: "Belum berlaku.",
    tx_too_late: "Sudah kedaluwarsa sebelum dikirim. Buat ulang dan tandatangani lebih cepat.",
    tx_missing_operation: "Tidak memiliki operasi.",
    tx_bad_seq:
      "Nomor urutnya bukan yang berikutnya bagi akun: transaksi lain sudah dikirim. Buat ulang.",
    tx_bad_auth: "Tanda tangannya tidak cukup untuk akun, atau untuk jaringan lain.",
    tx_bad_auth_extra: "Ada tanda tangan yang tidak diperlukan.",
    tx_insufficient_balance: "Akun tidak dapat membayar biaya dan mempertahankan cadangannya.",
    tx_no_source_account: "Akun sumbernya tidak ada di jaringan ini.",
    tx_insufficient_fee: "Jaringan saat ini memerlukan biaya lebih tinggi.",
    tx_internal_error: "Terjadi kesalahan internal di jaringan. Coba lagi.",
    tx_not_supported: "Jaringan tidak mendukung jenis transaksi ini.",
    tx_bad_sponsorship: "Memulai sponsor tanpa mengakhirinya, atau mengakhiri tanpa memulainya.",
    tx_bad_minseq_age_or_gap: "Nomor urut akun belum cukup lama.",
    tx_malformed: "Bentuknya salah.",
    tx_soroban_invalid: "Panggilan kontraknya menyatakan sumber daya yang tidak valid.",
    op_bad_auth: "Sebuah operasi kekurangan tanda tangan.",
    op_no_source_account: "Akun sumber sebuah operasi tidak ada di jaringan ini.",
    op_not_supported: "Jaringan tidak mendukung salah satu operasinya.",
    op_too_many_subentries: "Akun sudah mencapai batas entrinya.",
    op_too_many_sponsoring: "Akun sudah mencapai batas entri yang disponsori.",
    op_malformed: "Bentuk sebuah operasi salah.",
    op_underfunded: "Akun tidak cukup untuk mengirim dan mempertahankan cadangannya.",
    op_low_reserve: "Saldo akan turun di bawah cadangan.",
    op_already_exists: "Akun itu sudah ada. Kirim pembayaran saja.",
    op_no_destination: "Akun tujuan tidak ada di jaringan ini.",
    op_no_trust: "Tujuan tidak memiliki trustline untuk aset ini.",
    op_not_authorized: "Penerbit belum mengizinkan tujuan memegang aset ini.",
    op_src_no_trust: "Akun tidak memiliki trustline untuk aset ini.",
    op_src_not_authorized: "Penerbit belum mengizinkan akun mengirim aset ini.",
    op_line_full: "Tujuan akan melampaui batasnya untuk aset ini.",
    op_no_issuer: "Penerbit aset tidak ada di jaringan ini.",
    op_invalid_limit: "Batas trustline di bawah saldonya.",
    op_self_not_allowed: "Akun tidak dapat melakukan ini pada dirinya sendiri.",
    op_immutable_set: "Akun tidak dapat diubah.",
    op_has_sub_entries: "Akun masih memiliki trustline, penawaran, atau penanda tangan.",
    op_seq_num_too_far: "Nomor urut akun terlalu tinggi untuk digabungkan.",
    op_dest_full: "Saldo tujuan akan melampaui maksimum jaringan.",
    op_over_source_max: "Jalurnya lebih mahal dari maksimum Anda.",
    op_under_dest_min: "Jalurnya menghasilkan kurang dari minimum Anda.",
    op_too_few_offers: "Tidak ada penawaran yang menghubungkan kedua aset.",
    op_cross_self: "Penawaran ini akan bertemu penawaran akun itu sendiri.",
    op_offer_not_found: "Penawaran ini tidak ada.",
    op_bad_seq: "Nomor urut yang diminta di luar rentang.",
    op_does_not_exist: "Sasaran operasi tidak ada.",
    op_cannot_claim: "Akun tidak dapat mengklaim saldo ini, atau belum waktunya.",
    function_trapped: "Kontrak gagal.",
    resource_limit_exceeded: "Panggilan kontrak melampaui batas jaringan.",
    entry_archived: "Panggilan kontrak memerlukan data yang diarsipkan. Pulihkan dulu.",
    insufficient_refundable_fee: "Biaya panggilan kontrak yang dapat dikembalikan terlalu kecil.",
  },
  contract: {
    // The form.
    call: "Panggilan kontrak",
    sponsoredCall: "Panggilan bersponsor",
    build: "Buat panggilan",
    notBuilt: "Panggilan tidak dapat dibuat",
    lead: "Transfer XLM dengan panggilan kontrak. Anda menandatangani transaksi, yang mengotorisasi panggilan.",
    leadSponsored: "Transfer XLM dengan panggilan kontrak. Anda hanya menandatangani otorisasinya.",
    hint: "Jaringan menyimulasikan panggilan terlebih dahulu.",
    hintSponsored:
      "Sponsor sandbox mengirim transaksi dan membayar biayanya. Kuncinya publik dan hanya untuk pengujian.",
    recipient: "Penerima",
    recipientExample: "G… atau C…",
    muxed: "Masukkan akun (G…) atau kontrak (C…).",

    // Why a call can't be built.
    connecting: "Masih memeriksa koneksi Anda.",
    inactive: "Akun Anda belum aktif di jaringan ini. Isi dulu.",
    simulationFailed: "Simulasi gagal: {reason}",
    unbuilt: "Panggilan belum dibuat.",
    authorizations: "Panggilan ini tidak memerlukan tepat satu otorisasi.",

    // Its review.
    authorized: "Diotorisasi",
    withTransaction: "Bersama transaksi",
    separately: "Terpisah: Anda hanya menandatangani otorisasi",
    sentBy: "Dikirim oleh",
    sponsor:
      "{address}, sponsor sandbox (kunci uji publik), yang membayar biaya, maksimal {fee} XLM",

    // The signature.
    authorizationMatches:
      "Tanda tangannya sesuai dengan otorisasi yang diminta, untuk jaringan ini.",
    transactionMatches: "Ini persis transaksi yang Anda tinjau.",
    signatureValid: "Tanda tangan akun Anda valid.",
    send: "Kirim",
    sendSponsored: "Kirim melalui sponsor",
    startAnother: "Mulai yang lain",

    // The network's answer.
    confirmed: "Dikonfirmasi di ledger {ledger}",
    contractFailed: "Kontrak gagal. Anda membayar biayanya; tidak ada lagi yang berubah.",
    rejected: "Jaringan menolaknya",
    notAccepted:
      "Transaksi tidak diterima: transaksi lain sudah dikirim, atau sudah kedaluwarsa. Buat ulang.",
    unanswered: "Belum ada jawaban",
    mayApply:
      "Jaringan masih dapat menerapkannya sampai kedaluwarsa. Periksa saldo Anda sebelum memulai yang lain.",

    // What it changed.
    sent: "{amount} dikirim dari {from} ke {to}",
    changes: "Yang berubah",
    before: "Saldo sebelumnya",
    after: "Saldo sekarang",
    fee: "Biaya yang dikenakan",
    feeToYou: "{amount}, kepada Anda",
    feeToSponsor: "{amount}, kepada sponsor",
  },
  effects: {
    title: "Yang akan berubah",
    computing: "Menghitung yang akan berubah…",

    // How the effect is known, or why it is not.
    notSimulated: "Tidak dapat disimulasikan: {reason}",
    simulated: "Perkiraan: disimulasikan di {network} pada {time}.",
    computed:
      "Perkiraan: dihitung dari akun Anda di {network} pada {time}. Akun lain tidak diperiksa.",
    notIncluded: "Tidak termasuk dalam perkiraan",
    alone:
      "Ini panggilannya saja. Transaksi yang membawa otorisasi Anda dapat melakukan lebih banyak, tetapi tidak atas nama Anda.",
    fails: "Diperkirakan gagal",
    failsHint:
      "Transaksi yang gagal tidak mengubah apa pun, tetapi biayanya tetap dapat dikenakan.",
    nothing: "Tidak ada yang diperkirakan berubah di akun Anda.",
    inactive: "Akun Anda belum aktif di jaringan ini.",
    noRpc: "RPC jaringan tidak dapat dijangkau.",
    noAnswer: "RPC jaringan tidak menjawab (status {status}).",
    noSimulation: "RPC jaringan tidak mengembalikan simulasi.",
    noOperation: "Transaksi tidak memiliki operasi.",
    noCall: "Ini tidak mengotorisasi panggilan kontrak.",
    noAmount: "Sebuah operasi tidak memiliki jumlah.",

    // The changes.
    changes: "Perubahan yang diperkirakan",
    asset: "Perkiraan {asset}",
    reserve: "Perkiraan cadangan",
    reserveUnknown: "Tidak dihitung: akun lain mungkin membayarnya",
    trustLines: "Perkiraan trustline",
    signers: "Perkiraan penanda tangan",
    weight: "Bobot {weight}",
    thresholds: "Perkiraan ambang",
    thresholdValues: "Rendah {low}, sedang {medium}, tinggi {high}",
    token: "Perkiraan token",
    units: "{amount} unit",
    unitsLess: "{amount} unit lebih sedikit dari sekarang",
    unitsMore: "{amount} unit lebih banyak dari sekarang",
    now: "Sekarang {value}",
    atLeast: "Minimal {amount}",
    between: "Antara {least} dan {most}",
    contractFee: "Biaya kontrak",
    contractFeeMost: "Maksimal {amount} dalam simulasi ini",
    contracts: "Data kontrak yang berubah",
    noContracts: "Tidak ada",
    beyond: "Juga diotorisasi",
    nothingBeyond: "Tidak ada selain panggilan ini",

    // What else changes.
    sequence: "Nomor urut naik.",
    offerReleases: "Yang ditahan penawaran menjadi tersedia lagi.",
    offerStays:
      "Yang tidak langsung diperdagangkan tetap dalam penawaran, yang menahan 0.5 XLM dari cadangan.",

    // Why the network is expected to reject it.
    overLimit: "Ini lebih banyak {code} daripada yang diizinkan trustline Anda ({limit}).",
    noTrustLine: "Anda tidak memiliki trustline untuk {code} ini.",
    notAuthorized: "Penerbitnya tidak mengizinkan Anda memegang {code}.",
    tooLittle: "Hanya {available} yang tersedia dari {needed} yang diperlukan.",
    belowReserve: "Saldo Anda akan di bawah cadangan {amount}.",
    noData: "Anda tidak memiliki entri data itu.",
    exists: "Akun Anda sudah ada, jadi tidak dapat dibuat.",
    overNewLimit: "Yang Anda pegang melebihi batas baru.",
    stillHeld: "Anda masih memegang {code}, jadi trustline-nya tidak dapat dihapus.",
    notMergeable:
      "Akun dengan trustline, penawaran, data, atau entri bersponsor tidak dapat digabungkan.",
    archived: "Data kontrak yang diarsipkan harus dipulihkan dulu, dalam transaksi lain.",
    unauthorized: "Panggilan memerlukan otorisasi yang tidak ada dalam transaksi.",
    feeTooLow: "Biayanya terlalu rendah: panggilan memerlukan minimal {amount}.",

    // Warnings.
    mayFail: "Ini mungkin gagal. {reason}",
    closes:
      "Akun Anda ditutup dan tidak ada yang tersisa di dalamnya: {amount} masuk ke {destination}.",
    closesAtLeast:
      "Akun Anda ditutup dan tidak ada yang tersisa di dalamnya: minimal {amount} masuk ke {destination}.",
    locked: "Tidak seorang pun akan dapat menandatangani untuk akun Anda: akun terkunci selamanya.",
    noPayments: "Semua penanda tangan bersama pun tidak dapat lagi melakukan pembayaran.",
    noNewSigners: "Semua penanda tangan bersama pun tidak dapat lagi mengubah penanda tangan.",
    allows: "Ini mengizinkan {spender} membelanjakan hingga {amount} milik Anda.",
    notAsStated: "Panggilan ini tidak seperti tulisannya. Ini tidak akan dilakukan: {sentence}",
    takesMore:
      "Panggilan ini tidak seperti tulisannya. Ini juga akan mengambil {amount} dari Anda.",
    takesMoreFor:
      "Panggilan ini tidak seperti tulisannya. Ini juga akan mengambil {amount} dari Anda, untuk {to}.",
    tokenUnits: "{amount} unit token {contract}",
  },
  errors: {
    // Any wallet.
    engineMissing: "Mesin dompet tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.",
    noAddress: "{wallet} tidak mengembalikan alamat Stellar.",
    notInstalled: "{wallet} belum diinstal",
    noAnswerInTime: "Tidak ada jawaban yang tiba tepat waktu.",
    disconnected: "Koneksi dompet terputus.",
    networkChanged: "Jaringan diganti selama permintaan berlangsung.",
    otherConnection: "Koneksi lain dimulai.",
    canceled: "Permintaan dibatalkan.",
    slowToLoad: "{wallet} terlalu lama dimuat. Periksa koneksi Anda, lalu coba lagi.",
    notLoaded: "{wallet} tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.",
    cannotDo: "{wallet} tidak mendukung fungsi “{method}”",
    slowNetwork: "{wallet} tidak melaporkan jaringannya tepat waktu.",
    noNetwork: "{wallet} tidak melaporkan jaringan.",
    wrongNetwork:
      "{wallet} menggunakan {actual}, sedangkan permintaan ini untuk {expected}. Ganti jaringan di {where}, lalu coba lagi.",
    expired: "{wallet} tidak menjawab. Permintaan telah kedaluwarsa.",
    neverOpened: "Jendela {wallet} tidak dibuka tepat waktu. Permintaan telah kedaluwarsa.",
    windowClosed: "Jendela {wallet} ditutup.",
    unresponsive: "{wallet} tidak merespons. Mungkin dinonaktifkan atau dihapus instalannya.",
    removed: "Dompet dihapus selama permintaan berlangsung.",
    notConnected:
      "Tidak ada akun yang terhubung dan tidak ada alamat yang diberikan. Hubungkan dulu.",
    cannotSignFor: "{wallet} tidak dapat menandatangani untuk {network}.",
    noSignature: "{wallet} tidak mengembalikan tanda tangan.",
    cannotSignEntries: "{wallet} tidak dapat menandatangani entri otorisasi jenis ini: {type}.",
    typeNine: "tipe 9",
    typeTen: "tipe 10 (dengan alamat)",
    accountChanged: "Akun di {wallet} berganti selama permintaan berlangsung. Coba lagi.",
    signsText: "{wallet} menandatangani teks, bukan byte.",
    signsWithAccounts:
      "{wallet} hanya menandatangani dengan akun G…, jadi akun yang dipakai akan berbeda.",
    unreadableReply: "{wallet} mengirim balasan yang tidak dapat dibaca. Balasan itu diabaikan.",
    stopped: "{wallet} berhenti sebelum menjawab. Coba lagi.",
    switchedOff: "{wallet} dinonaktifkan atau diperbarui. Muat ulang halaman ini.",
    closedEarly: "Jendela {wallet} ditutup sebelum selesai.",
    works: "{wallet} hanya berfungsi di halaman web.",

    // Addresses, base64 and XDR.
    badAddress: "Alamat Stellar tidak valid: {reason}.",
    addressEmpty: "alamat kosong",
    addressSecret: "diawali S seperti kunci rahasia; jangan pernah membagikan kunci rahasia",
    addressStart: "harus diawali G, M, atau C",
    addressLength: "terdiri dari {length} karakter, bukan {wanted}",
    addressChecksum: "ada karakter yang salah (checksum tidak cocok)",
    addressSecond: "karakter keduanya salah",
    badBase32: "Bukan base32: hanya A-Z dan 2-7.",
    cutBase32: "Bukan base32: ada karakter yang hilang, atau karakter terakhirnya salah.",
    badHex: "Hex tidak valid: jumlah karakter 0-9 dan a-f harus genap.",
    badBase64: "Bukan base64: hanya A-Z, a-z, 0-9, +, dan /, dengan pengisi =.",
    xdrEmpty: "XDR kosong. Masukkan base64.",
    xdrTooLarge: "XDR melebihi ukuran yang diterima jaringan mana pun.",
    badXdr: "XDR tidak valid di byte {offset}: {reason}.",
    xdrShort: "berakhir terlalu awal",
    xdrDeep: "bersarang terlalu dalam",

    // Verification.
    insecure:
      "Tanda tangan tidak dapat diverifikasi di halaman ini: browser hanya menyediakan kriptografi melalui https dan di http://localhost.",
    verifierFailed: "Browser tidak dapat memverifikasi tanda tangan.",
    verifierMissing:
      "Pustaka yang memverifikasi tanda tangan tidak dapat dimuat. Muat ulang halaman.",
    badSignature: "Dompet tidak mengembalikan tanda tangan yang valid (64 byte dalam base64).",
    badHexSignature: "Dompet tidak mengembalikan tanda tangan yang valid (64 byte dalam hex).",
    otherEntryAddress: "Entri otorisasi ini untuk {actual}, bukan untuk {expected}.",
    anotherNetwork: "jaringan lain",
    notAuthorization:
      "Ini bukan otorisasi untuk ditandatangani (HashIdPreimage tipe 9 atau 10). {reason}",
    invalidForRequest:
      "Dompet mengembalikan tanda tangan yang tidak valid untuk {address} dan permintaan ini.",
    invalidForTransaction:
      "Dompet mengembalikan tanda tangan yang tidak valid untuk {address} dan transaksi ini.",
    otherSigner:
      "{actual} yang menandatangani, bukan {expected}. Pilih {choice} di dompet, lalu coba lagi.",
    anotherAccount: "Akun lain",
    noTransaction: "Dompet tidak mengembalikan transaksi. {reason}",
    unsigned: "Dompet mengembalikan transaksi tanpa tanda tangan.",
    otherNetwork: "Dompet menandatangani untuk {actual}, bukan untuk {expected}.",
    lostSignature:
      "Dompet menghapus tanda tangan yang sudah ada pada transaksi {hash}. Jangan kirim.",
    otherTransaction:
      "Dompet mengembalikan transaksi ({returned}) yang berbeda dari permintaan ({sent}). Jangan kirim.",
    submittedOther: "Dompet mengirim transaksi yang berbeda dari permintaan ke jaringan.",

    // Albedo.
    albedoOld:
      "Versi Albedo ini tidak menandatangani pesan sesuai SEP-53, jadi tanda tangannya ditolak. Perbarui Albedo.",
    albedoProtocol:
      "Albedo menggunakan protokol versi {actual}, padahal diperlukan versi {expected}. Jendelanya ditutup.",
    albedoBlocked:
      "Browser Anda memblokir jendela Albedo. Izinkan pop-up untuk situs ini, lalu coba lagi.",
    albedoNetworks: "Albedo hanya menandatangani untuk jaringan Public dan Testnet.",

    // Freighter.
    freighterUnlock: "Buka ekstensi, buka kuncinya, lalu coba lagi.",
    freighterLong: "Pesan terlalu panjang untuk ditampilkan Freighter.",
    freighterHttp:
      "Freighter menolak Mainnet di halaman http://. Buka halaman ini melalui https://.",
    freighterMobile: "Di browser seluler bawaan Freighter, hubungkan dengan WalletConnect.",
    freighterFrame: "Freighter tidak berfungsi di dalam frame. Buka halaman ini di tab tersendiri.",
    freighterSilent: "Freighter tidak menjawab.",
    declined: "Permintaan ditolak di {wallet}, atau jendelanya ditutup.",

    // HOT.
    hotClosed:
      "HOT ditutup sebelum merespons. Jika permintaan masih ditampilkan di tempat lain, tolak di sana.",
    hotNetwork: "HOT hanya menandatangani untuk jaringan Public.",
    hotHttps: "HOT hanya berfungsi di halaman https.",
    hotIncomplete: "HOT tidak menyelesaikan permintaan.",
    hotSilent: "Layanan koneksi HOT tidak merespons. Coba lagi.",
    hotFailed: "Layanan koneksi HOT gagal ({reason}). Coba lagi nanti.",
    hotOffline: "Layanan koneksi HOT tidak dapat dijangkau. Periksa koneksi Anda.",

    // Ledger.
    ledgerDifferent: "Ledger kini menampilkan alamat lain untuk akun ini.",
    ledgerBlind:
      "Ledger tidak dapat menampilkan ini, dan aplikasi Stellar-nya hanya menandatangani yang dapat ditampilkan. Untuk tetap menandatanganinya, aktifkan penandatanganan buta di pengaturan aplikasi pada perangkat.",
    ledgerApp: "Aplikasi Stellar belum dibuka di Ledger. Buka aplikasi Stellar, lalu coba lagi.",
    ledgerCannotShow: "Ledger tidak dapat menampilkan ini, jadi tidak mau menandatanganinya.",
    ledgerDeclined: "Permintaan ditolak di Ledger.",
    ledgerLocked: "Ledger terkunci. Buka kuncinya, buka aplikasi Stellar-nya, lalu coba lagi.",
    ledgerStatus: "Ledger gagal dengan status {status}.",
    ledgerUnreadable: "Respons Ledger tidak dapat dibaca, jadi tidak digunakan.",
    ledgerDamaged:
      "Respons Ledger tiba dalam keadaan rusak, jadi tidak digunakan. Cabut perangkat, lalu sambungkan lagi.",
    ledgerType: "Ledger hanya menandatangani entri otorisasi tipe 9.",
    ledgerHttps: "Ledger hanya berfungsi di halaman https dan di http://localhost.",
    ledgerBrowser:
      "Browser ini tidak dapat terhubung ke Ledger karena tidak memiliki WebHID. Gunakan Chrome, Edge, Brave, atau Opera.",
    ledgerFrame:
      "Halaman ini berada dalam frame yang tidak boleh menggunakan perangkat. Buka di tab tersendiri.",
    ledgerUnplugged:
      "Tidak ada Ledger tersambung yang boleh digunakan halaman ini. Sambungkan, buka kuncinya, buka aplikasi Stellar-nya, lalu coba lagi.",
    ledgerClick: "Browser Anda memerlukan klik sebelum menampilkan daftar perangkat. Coba lagi.",
    ledgerList: "Browser tidak dapat menampilkan daftar perangkat.",
    ledgerNotChosen:
      "Tidak ada perangkat yang dipilih. Sambungkan Ledger Anda, buka kuncinya, lalu pilih di daftar browser.",
    ledgerSignatures: "Transaksi sudah memiliki 20 tanda tangan, jumlah maksimumnya.",
    ledgerBusy:
      "Ledger sedang digunakan tab atau program lain. Tutup aplikasi Ledger sendiri dan halaman lain yang menggunakannya, lalu coba lagi.",
    ledgerLost:
      "Ledger dicabut, atau aplikasinya ditutup. Sambungkan, buka kuncinya, buka aplikasi Stellar-nya, lalu coba lagi.",
    ledgerIndex: "Indeks akun harus berupa bilangan bulat dari 0 sampai 2147483647.",
    ledgerOther:
      "Ledger ini memiliki akun lain di {path}. Sambungkan Ledger yang Anda gunakan saat menghubungkan.",
    ledgerVersion:
      "Aplikasi Stellar di Ledger ini versi {actual}. Untuk menandatangani {what}, diperlukan versi {wanted} atau lebih baru. Perbarui di aplikasi Ledger sendiri.",
    ledgerEntries: "entri otorisasi",
    ledgerMessages: "pesan",

    // LOBSTR.
    lobstrNetwork: "LOBSTR hanya menandatangani untuk jaringan Public.",
    lobstrAccount:
      "LOBSTR memberi akses ke {actual}, tetapi permintaan ini untuk {expected}. Pilih akun itu di LOBSTR, atau hubungkan lagi.",
    lobstrSilent: "LOBSTR tidak menjawab.",
    lobstrDeclined:
      "Permintaan ditolak di LOBSTR, atau jendelanya ditutup. Jika ponsel Anda masih menampilkannya, tolak di sana: permintaan itu masih dapat dikonfirmasi.",
    lobstrFailed:
      "LOBSTR tidak dapat menandatangani. Mungkin sementara itu ada permintaan lain yang masuk. Coba lagi.",
    lobstrWindow: "LOBSTR tidak dapat membuka jendelanya. Coba lagi.",
    lobstrUnknown: "LOBSTR tidak lagi mengenali halaman ini. Hubungkan lagi.",
    lobstrPhone: "Di ponsel, hubungkan LOBSTR dengan WalletConnect.",

    // Rabet.
    rabetFeeBump: "Rabet tidak menandatangani transaksi penambahan biaya.",
    rabetAccount:
      "Rabet menggunakan akun lain ({actual}). Ganti ke {expected} di sana, atau hubungkan lagi.",
    rabetNoSignature:
      "Rabet tidak mengembalikan tanda tangan. Transaksi ini tidak dapat ditandatanganinya.",
    rabetLocked: "Rabet masih terkunci. Buka Rabet, buka kuncinya, lalu coba lagi.",
    rabetNetworks: "Rabet hanya menandatangani untuk jaringan Public dan Testnet.",
    rabetHint: "Rabet menutup jendelanya setelah 30 detik.",
    rabetSettings:
      "Rabet tidak merespons. Buka Rabet, simpan pengaturannya sekali, lalu coba lagi.",
    rabetSilent: "Rabet tidak merespons. Coba lagi. {hint}",
    rabetChanged: "Akun di Rabet diganti selama permintaan berlangsung. Coba lagi.",
    rabetDeclined: "Permintaan ditolak di Rabet, atau jendelanya ditutup. {hint}",
    rabetPrivacy:
      "Rabet melaporkan bahwa situs ini tidak terhubung, padahal baru saja terhubung. Di pengaturan Rabet (General), nonaktifkan Privacy mode, lalu simpan. Pastikan jendela browser ini sepenuhnya berada di layar, lalu coba lagi.",
    rabetNoAccount: "Rabet belum memiliki akun. Buat akun di Rabet, lalu coba lagi.",
    rabetRelocked: "Rabet terkunci sebelum menandatangani. Buka kuncinya, lalu coba lagi.",
    rabetUnreadable: "Rabet tidak dapat membaca transaksi ini.",
    rabetWindow:
      "Rabet tidak dapat membuka jendelanya. Geser jendela browser ini agar sepenuhnya berada di layar, lalu coba lagi.",
    rabetTimedOut: "Rabet menutup jendelanya setelah 30 detik tanpa jawaban. Coba lagi.",

    // Wallets on a phone.
    phoneSession: "Layanan koneksi tidak dapat dijangkau. Sesi masih terbuka.",
    phoneUnsupported: "Dompet di ponsel tidak mendukung permintaan ini.",
    phoneExpired: "Permintaan kedaluwarsa tanpa respons dari ponsel.",
    phoneOffline: "Layanan koneksi tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.",
    phoneEnded: "Dompet mengakhiri sesi, atau sesi telah kedaluwarsa. Hubungkan lagi.",
    phoneAccount:
      "{wallet} tidak membagikan akun yang diminta. Pilih akun itu di dompet, lalu hubungkan lagi.",
    phoneNetwork:
      "{wallet} terhubung ke {actual}, tetapi permintaan ini untuk {expected}. Ganti jaringan di dompet, lalu hubungkan lagi.",
    phoneRejected: "Dompet mengirim transaksi, tetapi jaringan menolaknya{hash}.",
    phoneSent:
      "Dompet menandatangani dan mengirim transaksi ({status}), tetapi tidak mengembalikannya. Gunakan signAndSubmitTransaction saja.",
    phoneLong: "Pesan terlalu panjang. Dompet di ponsel menerima maksimal {most} byte.",

    // xBull.
    xbullClosed:
      "Jendela xBull ditutup, atau xBull tidak menerima permintaan. Coba lagi. Jika tidak berhasil, muat ulang halaman ini.",
    xbullDeclined: "Permintaan ditolak di xBull.",
    xbullUnread:
      "Permintaan ditolak di xBull. Jika xBull tidak menanyakan apa pun, berarti permintaan itu tidak dapat dibacanya.",
    xbullNoAccount: "xBull belum memiliki akun. Buat dulu di xBull.",
    xbullUnknown: "xBull tidak memiliki akun ini di jaringan ini.",
    xbullSilent:
      "xBull gagal tanpa menyebutkan alasannya. Mungkin xBull tidak mengenal jaringan ini.",
    xbullLong: "Pesan terlalu panjang untuk xBull. Panjangnya maksimal {most} karakter.",
  },
  explorer: {
    transaction: "Lihat transaksi ini di penjelajah (tab baru)",
    asset: "Lihat aset {code} di penjelajah (tab baru)",
    address: "Lihat {address} di penjelajah (tab baru)",
  },
  failures: {
    otherNetwork: "Ini untuk jaringan lain",
    rejected: "Ditolak: tidak ada yang ditandatangani",
    "popup-closed": "Jendela {wallet} ditutup: tidak ada yang ditandatangani",
    aborted: "Dibatalkan",
    "wrong-network": "{wallet} menggunakan jaringan lain",
    "wrong-account": "Ditandatangani akun lain: ditolak",
    unsupported: "{wallet} tidak dapat menandatangani ini",
    "bad-request": "Ini tidak dapat ditandatangani",
    "no-wallet": "Tidak ada dompet yang terhubung",
    external: "Sebuah layanan gagal",
    locked: "{wallet} terkunci",
    "wrong-app": "Aplikasi lain terbuka di {wallet}",
    unplugged: "{wallet} tidak tersambung",
    "not-installed": "{wallet} belum diinstal",
    "page-stale": "Muat ulang halaman ini",
    "popup-blocked": "Browser memblokir jendela {wallet}",
    timeout: "Tidak ada jawaban dari {wallet}",
    altered: "{wallet} menandatangani hal lain: ditolak",
    "bad-signature": "Tanda tangan tidak valid: ditolak",
    "bad-reply": "{wallet} mengembalikan sesuatu yang tidak terduga",
    outdated: "{wallet} perlu diperbarui",
    internal: "Terjadi kesalahan di {wallet}",
    lostSignature: "Dompet menghapus tanda tangan dari transaksi. Jangan kirim.",
    otherTransaction: "Transaksi yang berbeda dari permintaan. Jangan kirim.",
    details: "Detail",
  },
  inbox: {
    refused: "Tautan ini tidak dapat dibuka",
    dismiss: "Abaikan",
    transactionRefused: "Transaksi tautan ini tidak dapat ditandatangani. {reason}",
    unknownNetwork: "Ini untuk jaringan yang tidak dikenal: “{network}”.",
  },
  links: {
    // Why a link is refused.
    notStellar: "Ini bukan tautan web+stellar:.",
    tooLong: "Tautan ini terlalu panjang untuk tautan Stellar.",
    unsupported:
      "Tautan ini meminta “{operation}”. Hanya transaksi (tx) dan pembayaran (pay) yang didukung.",
    twice: "Tautan ini memuat “{field}” dua kali.",
    messageTooLong: "Pesan tautan ini lebih dari {most} karakter.",
    badCallback: "Callback tautan ini bukan alamat web.",
    noTransaction: "Tautan ini tidak memuat transaksi.",
    replaces:
      "Tautan ini meminta mengisi kolom transaksi sebelum ditandatangani, yang tidak didukung. Minta transaksi yang sudah jadi.",
    badSigner: "Tautan ini meminta tanda tangan dari sesuatu yang bukan akun.",
    noRecipient: "Tautan ini tidak memuat penerima.",
    badRecipient: "Penerima tautan ini bukan alamat.",
    badAmount: "Jumlah tautan ini tidak dapat dibayar. {reason}",
    badAsset: "Aset tautan ini tidak memiliki kode atau penerbit.",
    badMemoType: "Jenis memo tautan ini tidak ada.",
    badMemo: "Memo tautan ini tidak dapat dikirim. {reason}",

    // What a link says besides its request.
    details: "Detail tautan",
    opened: "Dibuka dari tautan, untuk {network}",
    authored: "Penulis tautan memilih isinya. Baca sebelum menandatangani.",
    says: "Isinya",
    quoted: "“{message}”",
    from: "Dari",
    claimed: "{domain} (menurut tautan, tidak diverifikasi)",
    signer: "Harus ditandatangani oleh",
    otherSigner: "Tautan meminta tanda tangan akun lain",
    delivers: "Tautan meminta transaksi yang ditandatangani dikirimkan",
    deliver:
      "Halaman ini tidak mengirim apa pun ke situs lain. Jika Anda memercayai alamat ini, salin atau unduh transaksi yang ditandatangani lalu kirimkan sendiri ke sana:",
    copyDelivery: "Salin alamat pengiriman",

    // Registering this page for links.
    open: "Buka tautan web+stellar: dengan halaman ini",
    openHint:
      "Tautan di situs lain yang diawali web+stellar: akan terbuka di sini. Isinya tetap di browser Anda; tidak ada server yang menerimanya.",
    ask: "Tanya browser saya",
    asked: "Jika browser bertanya, izinkan. Anda dapat membatalkannya di setelan browser.",
    notAsked: "Browser Anda tidak mengizinkan halaman ini membuka tautan.",

    // An item that waits for a wallet.
    ready: "Sebuah transaksi siap dikirim",
    transactionWaits: "Sebuah transaksi menunggu tanda tangan Anda",
    paymentWaits: "Sebuah pembayaran menunggu Anda",
    connectFirst: "Hubungkan dompet untuk melanjutkan",
    discard: "Buang",
  },
  list: {
    several: "Beberapa transaksi",
    form: "Daftar transaksi",
    envelopes: "Amplop transaksi",
    hint: "XDR base64, satu per baris. Tempel, atau letakkan berkas.",
    start: "Tinjau satu per satu",

    // Why a list can't be read.
    nothing: "Tempel transaksi, atau letakkan berkas.",
    tooMany: { other: "Daftar dapat memuat {count} transaksi." },
    wrong: "Transaksi {number}: {reason}",
    twice: "Transaksi {first} dan {second} sama.",

    // The list.
    transactions: "Transaksi",
    progress: "Transaksi {number} dari {all}. Sudah ditandatangani: {signed}.",
    result: "{signed} dari {all} ditandatangani.",
    numbered: "{number}.",
    andMore: { other: "{first}, dan {count} operasi lagi" },
    signed: "Ditandatangani dan diverifikasi",
    now: "Sedang ditinjau",
    skipped: "Dilewati",
    waiting: "Belum ditandatangani",
    open: "Buka",
    openNumber: "Buka transaksi {number}",
    review: "Tinjau",
    reviewNumber: "Tinjau transaksi {number}",

    // What can be done.
    skip: "Lewati",
    stop: "Berhenti",
    resume: "Lanjutkan sisanya",
    signedEnvelopes: "Amplop yang ditandatangani",
    none: "Tidak ada yang ditandatangani",
    discard: "Buang daftar",
  },
  message: {
    lead: "Pesan yang ditandatangani membuktikan bahwa alamat itu milik Anda. Tidak ada dana yang berpindah.",
    message: "Pesan",
    format: "Format pesan",
    text: "Teks",
    hex: "Byte hex",
    base64: "Byte base64",
    messageIn: "Pesan, dalam {format}",
    textOnly: "{wallet} menerima pesan sebagai teks dan menandatangani byte-nya.",
    nothing: "Masukkan pesan yang akan ditandatangani.",
    notText: "Byte ini bukan teks UTF-8, sedangkan {wallet} hanya menandatangani teks.",
    unsupported: "{wallet} tidak menandatangani pesan",
    unsupportedHint:
      "Hubungkan dompet yang dapat melakukannya, misalnya Freighter, Albedo, atau xBull.",
    matches: "Tanda tangannya sesuai dengan pesan Anda.",
    signAnother: "Tanda tangani yang lain",
    noBytes: "Masukkan byte yang akan ditandatangani.",
    badHex: "Byte hex adalah pasangan digit 0–9 dan a–f.",
    badBase64: "Ini bukan base64.",
  },
  networks: {
    title: "Jaringan",
    close: "Tutup",

    // The networks that were added.
    added: "Ditambahkan oleh Anda, di browser ini",
    remove: "Hapus",
    removeNamed: "Hapus {network}",
    removed: "{network} dihapus.",
    isAdded: "{network} ditambahkan, dan kini digunakan halaman ini.",
    notSaved:
      "Browser Anda tidak dapat menyimpannya. Jaringan ini bertahan sampai Anda menutup halaman ini.",

    // The form.
    add: "Tambah jaringan",
    onlyListed:
      "Situs ini hanya boleh terhubung ke jaringan yang dicantumkan operatornya. Yang lain akan ditolak.",
    preset: "Jaringan yang ditambahkan",
    local: "Quickstart lokal",
    another: "Jaringan lain",
    name: "Nama",
    passphrase: "Passphrase jaringan",
    horizon: "Horizon",
    rpc: "RPC",
    asked: "Sebelum ditambahkan, Horizon dan RPC ditanya passphrase-nya.",
    submit: "Periksa dan tambahkan",
    asking: "Bertanya ke Horizon dan RPC…",
    failed: "Jaringan ini tidak dapat ditambahkan",

    // What is wrong with a field.
    noName: "Masukkan nama.",
    noPassphrase: "Masukkan passphrase.",
    noAddress: "Masukkan alamat.",
    tooLong: "Gunakan maksimal {most} karakter.",
    nameTaken: "Jaringan lain memakai nama ini.",
    otherName: "Jaringan dengan passphrase ini bernama {name}.",
    known: "Jaringan ini sudah ada: {network}.",
    badAddress: "Gunakan alamat https, atau alamat http dari localhost.",

    // What is wrong with a server.
    otherPassphrase: "{server}: server melaporkan passphrase lain, “{passphrase}”.",
    reportsNone: "{server}: server tidak melaporkan passphrase jaringan. Periksa alamatnya.",
    badStatus: "{server}: server menjawab dengan status HTTP {status}.",
    refused:
      "{server}: situs ini tidak boleh terhubung ke {origin}. Operatornya dapat mengizinkan jaringan lain di config.json.",
    onlyHttps:
      "{server}: situs ini hanya boleh terhubung ke alamat https dan http://localhost, bukan ke {origin}.",
    late: "{server}: tidak ada jawaban dari {origin}.",
    noCors:
      "{server}: {origin} menjawab, tetapi tidak mengizinkan halaman ini membaca jawabannya (CORS). Operatornya dapat mengizinkan {page}.",
    unreachable:
      "{server}: {origin} tidak dapat dijangkau. Periksa alamatnya, dan pastikan server berjalan.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Terjadi kesalahan.",
    partNotLoaded: "Sebagian halaman ini tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.",
    missing: "Bagian halaman ini tidak dapat dimuat",
    missingHint: "Periksa koneksi Anda.",
    reload: "Muat ulang halaman",
    walletsMissing: "Dompet tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi.",
    connect: "Hubungkan dompet",

    // A text to copy, download, or scan.
    copy: "Salin",
    copyNamed: "Salin {what}",
    copied: "Tersalin!",
    copyFailed: "Browser menolak menyalin.",
    download: "Unduh .{ending}",
    downloadNamed: "Unduh .{ending}: {what}",
    code: "Kode QR",
    codeNamed: "Kode QR untuk {what}",
    codeTooLong: "Terlalu panjang untuk kode QR ({length} karakter, maksimum {most}). Salin saja.",

    // Fields and forms.
    chooseFile: "Pilih berkas",
    oneFile: "Letakkan satu berkas saja.",
    clear: "Bersihkan",
    clearNamed: "Bersihkan formulir",
  },
  pasted: {
    noRecipient: "Masukkan alamat penerima.",
    federation: "Nama seperti alice*example.com tidak didukung di sini; gunakan alamat G….",
    lookUpFirst: "Cari nama ini dulu. Alamatnya akan ditanyakan ke {domain}.",
    contract: "Untuk membayar kontrak, gunakan Panggilan kontrak.",
  },
  payment: {
    form: "Pembayaran",
    review: "Tinjau pembayaran",
    notBuilt: "Pembayaran tidak dapat dibuat",
    inactive: "Akun Anda belum aktif di jaringan ini. Isi dulu.",

    // The amount.
    amount: "Jumlah",
    canSend: "Anda dapat mengirim hingga {amount}.",
    max: "Maks",
    maxNamed: "Maks: {amount}",
    asset: "Aset",
    assetOf: "{code} dari {issuer}",
    newNeedsXlm: "Akun baru harus dibuat dengan XLM.",
    newNeedsOne: "Akun baru memerlukan minimal 1 XLM.",
    none: "Akun Anda tidak memiliki aset ini untuk dikirim.",
    atMost: "Anda dapat mengirim maksimal {amount}.",

    // The memo.
    memo: "Memo",
    memoHint: "Bursa sering memerlukannya.",
    memoContent: "Isi memo",
    memoNone: "Tidak ada",
    memoText: "Teks",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Hash pengembalian",
  },
  proof: {
    keep: "Simpan bukti",
    hint: "Bukti memuat yang ditandatangani, tanda tangannya, dan alamatnya. Siapa pun yang memilikinya dapat membacanya dan memverifikasinya di tab Periksa, juga secara luring. Tidak ada server yang menerimanya.",
    save: "Simpan sebagai berkas",
    link: "Tautan ke bukti",
    tooLongForLink: "Bukti ini terlalu panjang untuk tautan. Simpan sebagai berkas.",

    // Why a proof can't be read.
    damagedLink: "Tautan ini tidak lengkap atau rusak. Salin lagi.",
    missing: "Tempel bukti, atau pilih berkasnya.",
    tooLarge: "Ini terlalu besar untuk sebuah bukti.",
    notJson: "Ini bukan bukti: ini bukan JSON, atau sebagian hilang.",
    otherJson: "JSON ini bukan bukti tanda tangan.",
    otherVersion:
      "Bukti ini disimpan oleh versi lain dari halaman ini, yang tidak dapat dibaca di sini.",
    otherKind: "Jenis bukti ini tidak dikenal.",
    noField: "Bukti ini tidak memuat “{field}”.",
    unknownField: "Bukti ini memuat kolom yang tidak dikenal, “{field}”.",
    badSigner: "Penanda tangan bukti ini bukan alamat.",
  },
  results: {
    confirmed: "Dikonfirmasi",
    confirmedIn: "Dikonfirmasi di ledger {ledger}",
    rejected: "Jaringan menolaknya",
    unknownCode: "Jaringan mengembalikan {code}.",
    status: "Horizon mengembalikan status {status}.",
    unanswered: "Belum ada jawaban",
    mayApply:
      "Jaringan masih dapat menerapkannya sampai kedaluwarsa. Mengirim amplop yang sama lagi aman: hanya dapat diterapkan sekali.",
  },
  recipients: {
    // The destination.
    destination: "Tujuan",
    example: "G…, M… atau nama*domain",
    lookUp: "Cari",
    lookUpName: "Cari {name}",
    lookingUp: "Mencari nama ini…",
    isName: "Ini {name}.",
    withHint: "{name} {hint}",
    own: "Ini akun Anda sendiri.",
    checking: "Memeriksa akun ini…",
    exists: "Akun ini ada.",
    missing: "Akun baru: pembayaran ini akan membuatnya (minimal 1 XLM).",
    unknown: "Tidak dapat memeriksa apakah akun ini ada.",

    // Why a name could not be looked up.
    notDomain: "“{domain}” bukan nama domain.",
    noServer: "{domain} tidak memiliki nama: stellar.toml-nya tidak mencantumkan server federasi.",
    noName: "{domain} tidak mengenal nama ini.",
    blocked: "Halaman ini tidak boleh terhubung ke {host}. Minta alamat G….",
    unreachable: "{host} tidak dapat dijangkau. Coba lagi, atau minta alamat G….",
    notAccount: "{domain} menjawab sesuatu yang bukan akun.",
    unreadableMemo: "{domain} meminta memo yang tidak dapat dibaca halaman ini.",

    // Recent recipients and the address book.
    book: "Penerima terbaru dan tersimpan",
    recent: "Terbaru",
    clear: "Bersihkan",
    clearRecent: "Bersihkan penerima terbaru",
    addressBook: "Buku alamat",
    empty: "Kosong. Yang Anda simpan hanya disimpan di browser ini.",
    memo: "memo {memo}",
    remove: "Hapus {name}",
    enterFirst: "Masukkan tujuan di atas untuk menyimpannya di sini dengan nama.",
    nameFor: "Nama untuk {address}",
    nameForMemo: "Nama untuk {address}, beserta memonya",
    save: "Simpan",
    rename: "Ganti nama",
    saved: "Tersimpan.",
    full: { other: "Buku alamat penuh: dapat memuat {count} entri." },
    notKept: "Browser ini tidak menyimpannya: bertahan sampai Anda menutup halaman.",

    // What is wrong with a name.
    enterName: "Masukkan nama.",
    longName: { other: "Nama dapat memuat {count} karakter." },
    invisible: "Nama ini memuat karakter yang tidak terlihat.",
    secretName: "Ini tampak seperti rahasia. Masukkan nama.",

    // The file.
    saveFile: "Simpan sebagai berkas",
    importFile: "Impor berkas",
    imported: { other: "{count} entri dibaca, {added} di antaranya baru." },
    largeFile: "Berkas ini terlalu besar untuk buku alamat.",
    notJson: "Berkas ini bukan JSON, jadi bukan buku alamat.",
    notBook: "Berkas ini bukan buku alamat halaman ini.",
    otherVersion: "Buku alamat ini disimpan oleh versi lain dari halaman ini.",
    manyEntries: { other: "Buku alamat dapat memuat {count} entri; ini lebih banyak." },
    badEntry: "Entri {number} berkas ini bukan nama dengan alamat.",
  },
  sandbox: {
    title: "Sandbox",
    wallet: "Dompet simulasi",

    // What the wallet will do.
    response: "Respons",
    ask: "Tanya saya",
    approve: "Setujui",
    reject: "Tolak",
    never: "Tidak pernah menjawab",
    close: "Tutup jendelanya",
    alter: "Tanda tangani hal lain",
    "wrong-signer": "Tanda tangani dengan akun lain",
    willAsk: "{wallet} akan bertanya kepada Anda",
    willApprove: "{wallet} akan menyetujui sendiri",
    willReject: "{wallet} akan menolak setiap permintaan",
    willNever: "{wallet} tidak akan menjawab",
    willClose: "{wallet} akan menutup jendelanya",
    willAlter: "{wallet} akan menandatangani hal lain",
    willMistake: "{wallet} akan menandatangani dengan akun lain",
    locked: "{wallet} terkunci",
    notInstalled: "{wallet} belum diinstal",
    off: "{wallet} mati",
    unplugged: "{wallet} tidak tersambung",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Akun",
    network: "Jaringan",
    extension: "Terinstal",
    site: "Terinstal",
    either: "Ekstensi terinstal",
    phone: "Ponsel menyala, memindai layar",
    device: "Tersambung",
    lock: "Terkunci",
    reset: "Atur ulang",
    quirks: "Keanehan {wallet}",
    notReceived: "Tidak diterima.",

    // The services between the page and a phone.
    bridge: "Di antara halaman dan ponsel",
    noServer: "Server sandbox tidak merespons.",
    refused: "Server sandbox menolaknya.",
    relay: "Relay",
    works: "berfungsi",
    slow: "lambat",
    loses: "kehilangan pesan berikutnya",
    silent: "diam",
    refuses: "menolak aplikasi ini",
    unreachable: "tidak dapat dijangkau",
    explorer: "Daftar dompet",
    hostile: "memuat entri berbahaya",
    fails: "gagal",
    garbage: "bukan daftar",
    missing: "tidak pernah tiba",

    // Messages.
    messages: "Pesan",
    noMessages: "Pesan antara halaman dan dompet muncul di sini.",
    latest: "Pesan terbaru",
    received: "{time}  halaman → dompet  {name}",
    sent: "{time}  dompet → halaman  {name}",

    // Messages of a device.
    publicKey: "kunci publik",
    signTransaction: "tanda tangani transaksi",
    configuration: "konfigurasi",
    signHash: "tanda tangani hash",
    signAuthorization: "tanda tangani otorisasi",
    signMessage: "tanda tangani pesan",
    command: "perintah {code}",
    continued: "{command}, lanjutan",
    done: "selesai",
    denied: "ditolak",
    deviceLocked: "terkunci",
    blindOff: "penandatanganan buta nonaktif",
    otherApp: "aplikasi lain terbuka",
    unknownCommand: "tidak dikenal aplikasi",
    tooLarge: "terlalu besar untuk ditampilkan",
    notShown: "tidak dapat ditampilkan",
    status: "status {code}",

    // Recipients of a payment.
    recipients: "Akun sandbox",
    inSandbox: "Di sandbox:",
    pay: "Bayar {name}, {address}",
  },
  secrets: {
    secretKey:
      "Itu tampak seperti kunci rahasia. Kami menghapusnya; tidak ada yang disimpan atau dikirim. Jangan pernah memasukkannya di situs web, bahkan di sini: dompet Anda menandatangani untuk Anda.",
    recoveryPhrase:
      "Itu tampak seperti frasa pemulihan. Kami menghapusnya; tidak ada yang disimpan atau dikirim. Jangan pernah memasukkannya di situs web, bahkan di sini: dompet Anda menandatangani untuk Anda.",
  },
  shortcuts: {
    title: "Pintasan keyboard",
    transaction: "Buka Transaksi",
    authorization: "Buka Otorisasi",
    message: "Buka Pesan",
    check: "Buka Periksa",
    connect: "Hubungkan dompet",
    field: "Ke kolom pertama",
    network: "Ke jaringan",
    list: "Tampilkan daftar ini",
    use: "Gunakan pintasan ini",
    hint: "Pintasan berfungsi saat Anda tidak mengetik di kolom.",
    close: "Tutup",
  },
  sign: {
    // The steps.
    steps: "Langkah",
    compose: "Susun",
    review: "Tinjau dan tanda tangani",
    sendStep: "Kirim",

    // What to sign.
    source: "Sumber transaksi",
    payment: "Pembayaran baru",
    import: "Impor transaksi",
    importForm: "Amplop",
    envelopeOrLink: "Amplop transaksi atau tautan",
    envelopeHint:
      "XDR base64, tautan web+stellar:, atau tautan yang Anda terima. Tempel, atau letakkan berkas.",
    nothingPasted: "Tempel transaksi atau tautan, atau letakkan berkas.",
    reviewTransaction: "Tinjau transaksi",
    emptyFile: "Berkas ini kosong.",
    largeFile: "Berkas ini terlalu besar untuk sebuah amplop.",
    noEnvelope: "Berkas ini tidak memuat amplop transaksi.",

    // The review.
    aboutToSign: "Yang akan Anda tandatangani",
    aboutToSend: "Yang akan Anda kirim",
    signIn: "Tanda tangani di {wallet}",
    theWallet: "dompet",
    theWalletFirst: "Dompet",
    edit: "Ubah",
    discard: "Buang",
    send: "Kirim",
    sendAgain: "Kirim lagi",
    withoutSigning: "Lanjutkan tanpa menandatangani",
    notMentioned:
      "Transaksi ini tidak menyebut akun Anda. Mungkin tidak memerlukan tanda tangan Anda.",
    otherAccount: "Transaksi ini milik akun lain.",
    expired: "Sudah kedaluwarsa: jaringan tidak akan menerapkannya.",
    used: "Nomor urutnya sudah digunakan: jaringan tidak akan menerapkannya.",
    ahead: "Nomor urutnya mendahului: transaksi lain harus diterapkan dulu.",

    // The result.
    verified: "Ditandatangani dan diverifikasi",
    signed: "Ditandatangani",
    sameTransaction: "Ini persis transaksi yang Anda tinjau.",
    validFor: "Tanda tangan {address} valid untuk {network}.",
    validForAddress: "Tanda tangan valid untuk alamat yang diminta.",
    notVerified: "Tanda tangannya tidak dapat diverifikasi.",
    altered: "Dompet menandatangani transaksi yang berbeda dari permintaan, sebagaimana diizinkan.",
    unreported: "Dompet tidak mengembalikan apa pun yang dapat diverifikasi.",
    off: "Verifikasi dinonaktifkan.",
    envelope: "Amplop yang ditandatangani",
    signature: "Tanda tangan (64 byte, base64)",
    address: "Alamat",
    startAnother: "Mulai yang lain",
    sending: "Dikirim ke {network}. Menunggu konfirmasi…",
    sent: "Transaksi terkirim",
    copyHash: "Salin hash transaksi",
  },
  signatures: {
    // Who has signed.
    signatures: "Tanda tangan",
    inside: "Tanda tangan transaksi di dalamnya",
    feeBump: "Tanda tangan penambahan biaya",
    ready: "Siap dikirim",
    forAccount: "Untuk {account}",
    signed: "{address} sudah menandatangani, {weight}",
    notSigned: "{address} belum menandatangani, {weight}",
    youSigned: "{address} (Anda) sudah menandatangani, {weight}",
    youNotSigned: "{address} (Anda) belum menandatangani, {weight}",
    weight: "bobot {weight}",
    unknown:
      "Penanda tangan akun ini tidak dapat dibaca, jadi kami tidak tahu bobot mana yang kurang.",
    fullySigned: "Ditandatangani lengkap ({weight} dari {needed}, {threshold}).",
    partlySigned:
      "Ditandatangani sebagian ({weight} dari {needed}, {threshold}). Bobot yang kurang: {missing}.",
    low: "ambang rendah",
    medium: "ambang sedang",
    high: "ambang tinggi",
    otherNetwork: "Bukan untuk {network}.",
    unneeded: "Ada tanda tangan yang tidak diperlukan",
    unneededHint:
      "Jaringan menolak transaksi dengan tanda tangan lebih banyak dari yang diperlukan.",
    remove: "Hapus tanda tangan itu",

    // Passing it on.
    share: "Bagikan untuk tanda tangan berikutnya",
    shareHint:
      "Untuk penanda tangan berikutnya: tautan membuka halaman ini dengan transaksi dan tanda tangannya. Transaksi ada di dalam tautan; tidak ada server yang menerimanya, tetapi siapa pun yang memiliki tautan dapat melihatnya.",
    shareLink: "Tautan untuk dibagikan",
    tooLong:
      "Transaksi ini terlalu panjang untuk tautan atau kode QR. Unduh dan kirim berkasnya ke penanda tangan berikutnya, yang membukanya dengan “Impor transaksi”.",
    shareFile: "Berkas untuk dibagikan",

    // Importing signatures.
    importSignatures: "Impor tanda tangan",
    otherCopy: "Salinan lain",
    signedCopy: "Salinan transaksi ini yang ditandatangani",
    copyHint: "XDR base64, atau tautan yang Anda terima kembali. Tempel, atau letakkan berkas.",
    import: "Impor",
    imported: "Diimpor.",
    noCopy: "Tempel salinannya, atau tautannya.",
    payment: "Tautan ini meminta pembayaran.",
    linkForOther: "Tautan ini untuk jaringan lain, jadi tanda tangannya tidak cocok.",
    different:
      "Ini transaksi yang berbeda, jadi tanda tangannya tidak cocok. Minta salinan transaksi ini yang ditandatangani.",
    nothingNew: "Salinan ini tidak memuat tanda tangan baru.",
    tooMany: "Transaksi dapat memuat maksimal {most} tanda tangan.",
    notEnvelope: "Ini bukan amplop transaksi base64.",
  },
  stellar: {
    // Amounts.
    noAmount: "Masukkan jumlah.",
    usePoint: "Gunakan titik untuk desimal, seperti 12.5.",
    useDigits: "Gunakan angka, seperti 12.5.",
    tooManyDecimals: "Gunakan maksimal tujuh desimal.",
    zero: "Jumlahnya harus lebih dari nol.",
    tooLarge: "Jumlah ini terlalu besar untuk jaringan.",

    // Memos.
    noMemo: "Masukkan memo, atau pilih Tidak ada.",
    memoTooLong: "Memo teks dapat memuat {most} byte; ini {length}.",
    badId: "ID adalah bilangan bulat di bawah 18446744073709551616.",
    badHash: "Hash terdiri dari 64 digit heksadesimal.",

    // Authorizations.
    ofSource:
      "Akun sumber transaksi mengotorisasi entri ini: menandatangani transaksi sudah cukup.",

    // The network's servers.
    noHorizon: "Horizon tidak dapat dijangkau.",
    noAccount: "Horizon tidak mengembalikan akun (status {status}).",
    noRpc: "RPC jaringan tidak dapat dijangkau.",
    noLedger: "RPC jaringan tidak mengembalikan ledger terbarunya (status {status}).",
  },
  verdicts: {
    valid: "Valid",
    validFor: "Valid untuk {network}",
    notValid: "Tidak valid",
    for: "Untuk {network}.",
    unknownNetwork: "Untuk jaringan yang tidak dikenal.",
    otherNetwork: "Ini bukan untuk {network}.",
    otherAddress: "Otorisasi ini untuk alamat lain.",
    notSigned: "Kunci alamat ini tidak menandatangani ini.",
    notSignedFor: "Kunci alamat ini tidak menandatangani transaksi ini untuk {network}.",
    albedo: "Dalam format lama Albedo, yang menyertakan alamat.",
    sep53: "Dalam format SEP-53.",
    cannotVerify: "Tidak dapat diverifikasi di sini",
    onlyContract: "Hanya kontrak alamat ini yang dapat memverifikasi tanda tangannya.",
    badSignature: "Tanda tangan terdiri dari 64 byte dalam base64.",
    contract: "Kontrak tidak memiliki kunci penandatanganan.",

    // Signatures of an envelope.
    unknownKey: "Oleh kunci yang tidak dikenal",
    unknownKeyHint:
      "Kunci itu diakhiri byte {hint}. Jika Anda tahu mungkin milik siapa, tambahkan alamatnya di bawah.",
    noKeyTried: "Bukan oleh kunci mana pun yang dicoba",
    noKeyTriedHint:
      "Kunci di sini yang diakhiri {hint}: {listed}. Hanya {tried} pertama yang dicoba.",
    noNetwork: "Tidak valid untuk jaringan mana pun yang dikenal",
    noNetworkHint: "Petunjuknya menyebut kunci ini, tetapi ini bukan tanda tangan kunci ini.",
  },
  wallets: {
    simulated: "simulasi",
    label: "{wallet}, simulasi: {title}",
    closeWindow: "Tutup jendela",
    note: "Sandbox: kunci uji publik, tanpa uang asli.",
    moreOne: "1 permintaan lagi menunggu.",
    more: "{count} permintaan lagi menunggu.",
    otherAccount: "Akun lain",

    // What stands before a request.
    welcome: "Selamat datang di {wallet}",
    noWallet: "Belum ada dompet yang disiapkan. Di sandbox, cukup satu klik untuk membuatnya.",
    setUp: "Siapkan",
    locked: "{wallet} terkunci",
    noPassword: "Di sandbox, kuncinya terbuka tanpa kata sandi.",
    unlock: "Buka kunci",
    gotIt: "Mengerti",
    close: "Tutup",

    // The browser's own dialog.
    wantsDevice: "{host} ingin terhubung ke perangkat",
    noDevice: "Tidak ada perangkat yang kompatibel.",
    browserPrompt: "Ini permintaan browser. Halaman diberi akses ke perangkat.",
    cancel: "Batal",
    connectDevice: "Hubungkan",

    // Requests, by kind.
    connect: "Hubungkan situs ini?",
    address: "Apakah ini alamat Anda?",
    transaction: "Tanda tangani transaksi ini?",
    "auth-entry": "Tanda tangani otorisasi ini?",
    message: "Tanda tangani pesan ini?",
    hash: "Tanda tangani hash ini?",
    token: "Tambahkan token ini?",
    batch: "Tanda tangani transaksi-transaksi ini?",
    grant: "Izinkan ini tanpa bertanya lagi?",
    account: "Akun Anda",
    requestedBy: "Diminta oleh {host}",
    seesAddress: "Situs ini akan melihat alamat akun ini.",
    maySign: "Situs ini dapat meminta tanda tangan.",
    addressRow: "Alamat",
    hashRow: "Hash",
    cannotShow: "Dompet ini tidak dapat menampilkan apa yang Anda tandatangani.",
    reading: "Membaca…",
    reject: "Tolak",
    approve: "Setujui",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "amplop transaksi",
    preimage: "preimage otorisasi",
    authorization: "preimage atau entri otorisasi",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Tempel amplop transaksi: base64 yang diawali AAAA.",
    pastePreimage: "Tempel preimage yang ditandatangani: base64 yang diawali AAAA.",
    pasteAuthorization: "Tempel preimage atau entri otorisasi: base64 yang diawali AAAA.",

    // What an unsuitable text is.
    empty: "Ini kosong.",
    address: "Ini alamat.",
    link: "Ini tautan web+stellar:.",
    webAddress: "Ini alamat web.",
    json: "Ini JSON atau kode. Tempel XDR di dalamnya saja.",
    hash: "Ini hash, yang tidak memuat transaksinya sendiri.",
    hex: "Ini hex, bukan base64.",
    encoded: "Ini disandikan untuk URL (memuat %).",
    notBase64: "Ini bukan base64: memuat “{character}”.",
    damaged: "XDR ini tidak lengkap atau rusak. Salin lagi.",
    signature: "Panjangnya seperti tanda tangan, 64 byte.",
    key: "Panjangnya seperti kunci atau hash, 32 byte.",
    otherKind: "Ini {kind}, bukan {wanted}.",
    startsLike: "Awalnya seperti {kind}, tetapi tidak lengkap atau diubah. Salin lagi.",
    unknown: "Ini base64 yang valid, tetapi bukan {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "preimage dari hal lain",
    entry: "entri otorisasi",
    result: "hasil transaksi",
    meta: "meta hasil transaksi",
    resources: "sumber daya panggilan kontrak",
    transaction: "transaksi tanpa amplopnya",
    operation: "operasi tanpa transaksinya",
    ledgerKey: "kunci ledger",
    contractValue: "nilai kontrak",
  },
}
