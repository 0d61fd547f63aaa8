// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in German. */
export const texts: Translation = {
  account: {
    title: "Ihr Konto",
    reload: "Konto neu laden",
    retry: "Erneut versuchen",
    inactive: "Noch nicht aktiviert. Die ersten XLM aktivieren es.",
    balance: "Guthaben:",
    unavailable: "Nicht verfügbar",
    loading: "Guthaben wird geladen …",
    available: "{amount} verfügbar",
    address: "Adresse",
    theAddress: "Adresse",
    copyAddress: "Adresse kopieren",

    // Facts.
    reserved: "Reserviert",
    sequence: "Sequenz",
    signers: "Unterzeichner",
    signersNeed: {
      one: "{count}; eine Zahlung braucht ein Gewicht von {weight}",
      other: "{count}; eine Zahlung braucht ein Gewicht von {weight}",
    },
    ownership: "Inhaberschaft",
    unknown: "Unbekannt",
    remembered: "Von Ihrem letzten Besuch gemerkt",
    reported: "Von der Wallet gemeldet",
    proven: "Durch Signatur verifiziert",

    // The faucet.
    fund: "Mit Test-XLM aufladen",
    notFunded: "Das Konto konnte nicht aufgeladen werden",
    notFundedHint: "Der Faucet ist vielleicht ausgelastet. Versuchen Sie es gleich noch einmal.",
    faucetRefused: "Der Faucet lädt dieses Konto nicht auf.",

    // Other assets.
    others: "Andere Assets",
    issuedBy: "von {issuer}",
    more: { one: "{count} weiteres anzeigen", other: "{count} weitere anzeigen" },
    checkDomain: "Home-Domain prüfen",
    noDomain: "Der Emittent hat keine Home-Domain.",
    badDomain: "Die Home-Domain des Emittenten ist kein gültiger Domainname.",
    listed: "{domain} ist die Home-Domain des Emittenten und führt dieses Asset auf.",
    unlisted: "{domain} ist die Home-Domain des Emittenten, führt dieses Asset aber nicht auf.",
    blocked:
      "{domain} ist die Home-Domain des Emittenten. Diese Seite darf sich nicht damit verbinden; sehen Sie selbst nach.",
    unreachable:
      "{domain} ist die Home-Domain des Emittenten, aber ihre stellar.toml konnte nicht geladen werden.",
    openToml: "stellar.toml öffnen (neuer Tab)",

    // What the wallet can do.
    abilities: "Was {wallet} kann",
    transactions: "Transaktionen signieren",
    calls: "Vertragsaufrufe autorisieren",
    messages: "Nachrichten signieren (SEP-53)",
    submits: "Transaktionen selbst übermitteln",
    choosesAccount: "Die App das Konto wählen lassen",
    reconnects: "Automatisch wieder verbinden",
    networks: "Netzwerke: {networks}",
    notSupported: "Nicht unterstützt:",
    bound: "{wallet} signiert für das eigene Netzwerk, deshalb prüfen wir es vor jeder Signatur.",
  },
  activity: {
    title: "Aktivität",
    clear: "Leeren",
    empty:
      "Hier erscheinen Ihre Anfragen an die Wallet, mit ihren Ergebnissen und dem, was verifiziert wurde.",
    more: { one: "{count} weitere anzeigen", other: "{count} weitere anzeigen" },
    copyReport: "Bericht kopieren",
    includeAddresses: "Mit Adressen und Hashes",

    // The kinds of entries.
    connect: "Verbindung",
    transaction: "Signatur einer Transaktion",
    "auth-entry": "Signatur einer Autorisierung",
    message: "Signatur einer Nachricht",
    sent: "Transaktion gesendet",

    // An entry's buttons, and their names for screen readers.
    open: "Öffnen",
    retry: "Erneut versuchen",
    entry: "{kind}, {party}, {time}",
    openEntry: "Öffnen: {entry}",
    retryEntry: "Erneut versuchen: {entry}",
    copyEntry: "Diesen Eintrag kopieren: {entry}",

    // What was verified.
    connected: "Verbunden",
    verified: "Verifiziert: Der Inhalt entspricht der Anfrage, und die Signatur ist gültig",
    partlyVerified:
      "Teilweise verifiziert: Der Inhalt entspricht der Anfrage; die Signatur konnte nicht verifiziert werden",
    altered:
      "Verifiziert: eine andere Transaktion als angefragt, wie erlaubt; die Signatur ist gültig",
    unreported:
      "Nicht verifiziert: Die Wallet hat nichts zurückgegeben, was wir verifizieren könnten",
    notVerified: "Nicht verifiziert",
  },
  app: {
    skip: "Zum Inhalt springen",
    gallery: "Komponentengalerie",

    // The header.
    language: "Sprache",
    languageMissing:
      "Diese Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    network: "Netzwerk",
    theme: "Farbschema: {theme}",
    switchTheme: "Farbschema: {theme}. Zu „{next}“ wechseln",
    auto: "System",
    light: "hell",
    dark: "dunkel",

    // The sandbox or real wallets.
    modes: "Sandbox oder echte Wallets",
    sandbox: "Sandbox",
    sandboxHint: "Übungs-Wallets und -Netzwerke auf diesem Computer. Kein echtes Geld.",
    live: "Echte Wallets",
    liveHint: "Ihre eigenen Wallets. Zahlungen auf Public verwenden echtes Geld.",

    // The page before a wallet is connected.
    headline:
      "Signieren Sie mit jeder Stellar-Wallet. Wissen Sie, dass Sie genau das signiert haben, was Sie wollten.",
    wallets: "Unterstützte Wallets",
    keys: "Ihre Schlüssel bleiben in Ihrer Wallet. Diese Seite fragt niemals nach einem geheimen Schlüssel oder einer Wiederherstellungsphrase.",
    ways: "So prüfen wir eine Signatur",
    wayRead: "Sie lesen zuerst",
    wayReadText:
      "Eine Transaktion, Autorisierung oder Nachricht wird in klaren Worten gezeigt, bevor sie an Ihre Wallet geht.",
    waySign: "Ihre Wallet signiert",
    waySignText: "Sie zeigt die Anfrage in ihrem eigenen Fenster. Sie können jederzeit abbrechen.",
    wayCheck: "Wir prüfen das Ergebnis",
    wayCheckText:
      "Es muss genau zu Ihrer Anfrage, Ihrem Konto und dem Netzwerk passen; sonst wird es abgelehnt.",
    checkWithout: "Eine Signatur ohne Wallet prüfen",
    checkTitle: "Eine Signatur prüfen",
    back: "Zurück zum Anfang",

    // The tabs.
    sign: "Signieren",
    tabs: "Signieren und prüfen",
    transaction: "Transaktion",
    authorization: "Autorisierung",
    message: "Nachricht",
    check: "Prüfen",

    // Why the page can't be opened.
    notOpened: "Diese Seite konnte nicht geöffnet werden",
    useReal: "Echte Wallets verwenden",
    retry: "Erneut versuchen",
    noConfig:
      "config.json konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    badConfig:
      "config.json konnte nicht geladen werden (HTTP {status}). Die Datei gehört neben index.html.",
    noSandbox:
      "Unter dieser Adresse gibt es keine Sandbox. Um eine auf Ihrem Computer auszuführen, nutzen Sie „npm start“.",

    manageNetworks: "Netzwerke hinzufügen oder entfernen",

    // What keeps the wallet from signing.
    yourWallet: "Ihre Wallet",
    cannotSign: "{wallet} kann auf {network} nicht signieren",
    use: "{network} verwenden",
    networksDiffer: "{wallet} nutzt {actual}, diese Seite nutzt {expected}",
    networksDifferHint:
      "Wechseln Sie eines von beiden, bevor Sie signieren: {wallet} signiert für das eigene Netzwerk.",
    overHttp: "Freighter signiert hier nicht auf Public",
    overHttpHint:
      "Die Wallet lehnt Seiten ab, die über einfaches http geladen sind. Öffnen Sie diese Seite über https oder wählen Sie Testnet.",
    lost: "{wallet} wurde ausgeschaltet oder aktualisiert. Laden Sie diese Seite neu.",
    locked: "{wallet} ist gesperrt",
    lockedHint: "Entsperren Sie die Wallet, um zu signieren.",
    otherAccount: "In {wallet} ist ein anderes Konto eingestellt",
    otherAccountHint: "Wechseln Sie zu diesem zurück oder verbinden Sie sich erneut.",
    withheld:
      "{wallet} ist gesperrt oder nutzt ein Konto oder Netzwerk, das für diese Seite nicht freigegeben ist",
    withheldHint: "Entsperren Sie die Wallet, wechseln Sie zurück oder verbinden Sie sich erneut.",
    reconnect: "Erneut verbinden",
    reload: "Seite neu laden",

    newer: "Eine neue Version dieser Seite ist bereit",

    // A connection that a reload could not restore.
    previous: "Sie waren mit {wallet} verbunden",
    previousHint:
      "Schalten Sie die Wallet ein oder installieren Sie sie, und laden Sie diese Seite dann neu.",
    forget: "Diese Verbindung vergessen",
  },
  authorization: {
    lead: "Ein Vertragsaufruf braucht Ihre Autorisierung: mit der Transaktion oder getrennt, wenn ein anderes Konto dafür zahlt.",
    what: "Was autorisiert wird",
    call: "Vertrag aufrufen",
    sponsored: "Gesponserter Aufruf",
    alone: "Nur Autorisierung",
    pasted: "Autorisierung importieren",
    noEntries: "{wallet} signiert keine Autorisierungseinträge",
    noEntriesHint:
      "Die Wallet signiert ganze Transaktionen, „Vertrag aufrufen“ funktioniert also. Um eine Autorisierung getrennt zu signieren, verbinden Sie eine Wallet, die Einträge signiert, etwa Freighter.",

    // The example.
    example: "Beispielaufruf",
    reviewExample: "Beispiel prüfen",
    exampleNotBuilt: "Das Beispiel konnte nicht erstellt werden",
    exampleLead: "{amount} von Ihrem Konto an eine Burn-Adresse überweisen.",
    exampleHint:
      "Sie wird signiert und verifiziert, aber nie gesendet: Ohne ihre Transaktion bewirkt eine Autorisierung nichts.",
    format: "Format",
    type10: "Typ 10, mit Ihrer Adresse",
    type9: "Typ 9, ohne Ihre Adresse",

    // A pasted one.
    pastedForm: "Eingefügte Autorisierung",
    preimageOrEntry: "Preimage oder Autorisierungseintrag",
    preimageHint: "Base64-XDR eines HashIdPreimage oder eines SorobanAuthorizationEntry.",
    nothingPasted: "Fügen Sie ein Preimage oder einen Autorisierungseintrag ein.",
    review: "Autorisierung prüfen",

    // The result.
    matches: "Die Signatur passt zum Preimage, das Sie geprüft haben.",
    preimage: "Signiertes Preimage",
  },
  check: {
    lead: "Sehen Sie, wer was signiert hat und für welches Netzwerk. Was Sie einfügen, verlässt Ihren Browser nicht.",
    offline: "Bereit für die Nutzung ohne Netz: Geprüft wird auf diesem Gerät.",
    form: "Signatur prüfen",
    check: "Prüfen",
    impossible: "Das kann nicht geprüft werden",

    // What is pasted.
    text: "Was geprüft werden soll",
    textHint:
      "Eine signierte Transaktion, Autorisierung oder Nachricht, als XDR, Text, JSON oder Link; oder ein Nachweis. Fügen Sie es ein, oder legen Sie eine Datei ab.",
    nothing: "Fügen Sie ein, was Sie prüfen möchten, oder wählen Sie eine Datei.",
    emptyFile: "Diese Datei ist leer.",
    largeFile: "Diese Datei ist zu groß, um sie zu prüfen.",

    // What was recognized.
    recognized: "Erkannt: {form}",
    envelope: "ein Transaktions-Envelope",
    envelopeLink: "ein Link mit einer Transaktion",
    envelopeJson: "JSON mit einem Transaktions-Envelope",
    preimage: "das Preimage einer Autorisierung",
    entry: "ein Autorisierungseintrag",
    authorizationJson: "JSON mit einer Autorisierung",
    sep53: "eine signierte Nachricht (SEP-53)",
    signedMessage: "eine signierte Nachricht (älteres Format von Albedo)",
    signature: "eine Signatur ohne ihre Nachricht",
    address: "eine Adresse ohne Nachricht",
    json: "JSON ohne Signatur",
    plainText: "ein Text",
    proof: "ein Nachweis",
    proofLink: "ein Link zu einem Nachweis",
    damaged: "XDR, das unvollständig oder von anderer Art ist",

    // The correction.
    checkAs: "Prüfen als",
    asEnvelope: "Transaktion",
    asAuthorization: "Autorisierung",
    asMessage: "Nachricht",
    asProof: "Nachweis",

    // What is missing.
    messageField: "Nachricht",
    messageHint: "Genau wie signiert, mit Leerzeichen und Zeilenumbrüchen.",
    signatureField: "Signatur",
    signatureHint: "64 Bytes in Base64.",
    messageSignatureHint: "64 Bytes in Base64, oder in Hex für das ältere Format von Albedo.",
    addressField: "Adresse",
    extra: "Weitere mögliche Unterzeichner (optional)",
    extraHint: "Eine Adresse pro Zeile. Die Konten des Envelopes werden automatisch geprüft.",
    noMessage: "Geben Sie die signierte Nachricht ein.",
    noSignature: "Geben Sie die Signatur ein.",
    noAddress: "Geben Sie die Adresse ein, die signiert haben soll.",

    // Envelopes.
    feeBump: "Signaturen des Fee-Bumps",
    inside: "Signaturen der Transaktion darin",
    signed: "Was signiert wurde",
    signedFor: "Was signiert wurde, für {network}",
    unsigned: "Es hat keine Signatur",

    // Authorization entries.
    sourceEntry:
      "Das Quellkonto der Transaktion autorisiert diesen Eintrag. Prüfen Sie stattdessen die signierte Transaktion.",
    notSigned: "Noch nicht signiert",
    cannotVerify: "Kann hier nicht verifiziert werden",
    onlyContract: "Nur der Vertrag dieser Adresse kann ihre Signaturen verifizieren.",
    noNetwork: "Für kein bekanntes Netzwerk gültig",

    // What was checked.
    content: "Was geprüft wurde",
    authorization: "Die Autorisierung",
    proofMessage: "Die Nachricht in diesem Nachweis",
    proofAuthorization: "Die Autorisierung in diesem Nachweis",
    proofTransaction: "Die Transaktion in diesem Nachweis",
    openedProof: "Nachweis aus einem Link",
    closeProof: "Nachweis schließen",
  },
  codes: {
    tx_too_early: "Sie ist noch nicht gültig.",
    tx_too_late:
      "Sie ist abgelaufen, bevor sie gesendet wurde. Erstellen Sie sie neu und signieren Sie sie früher.",
    tx_missing_operation: "Sie hat keine Operationen.",
    tx_bad_seq:
      "Ihre Sequenznummer ist nicht die nächste des Kontos: Inzwischen wurde eine andere Transaktion gesendet. Erstellen Sie sie neu.",
    tx_bad_auth:
      "Sie hat nicht genug Signaturen für das Konto, oder sie sind für ein anderes Netzwerk.",
    tx_bad_auth_extra: "Sie hat eine unnötige Signatur.",
    tx_insufficient_balance: "Das Konto kann die Gebühr nicht zahlen und seine Reserve behalten.",
    tx_no_source_account: "Ihr Quellkonto gibt es in diesem Netzwerk nicht.",
    tx_insufficient_fee: "Das Netzwerk verlangt derzeit eine höhere Gebühr.",
    tx_internal_error: "Im Netzwerk ist ein interner Fehler aufgetreten. Versuchen Sie es erneut.",
    tx_not_supported: "Das Netzwerk unterstützt diese Art von Transaktion nicht.",
    tx_bad_sponsorship:
      "Sie beginnt ein Sponsoring, ohne es zu beenden, oder beendet eines, ohne es zu beginnen.",
    tx_bad_minseq_age_or_gap: "Die Sequenznummer des Kontos ist nicht alt genug.",
    tx_malformed: "Sie ist fehlerhaft aufgebaut.",
    tx_soroban_invalid: "Ihr Vertragsaufruf gibt ungültige Ressourcen an.",
    op_bad_auth: "Einer Operation fehlt eine Signatur.",
    op_no_source_account: "Das Quellkonto einer Operation gibt es in diesem Netzwerk nicht.",
    op_not_supported: "Das Netzwerk unterstützt eine ihrer Operationen nicht.",
    op_too_many_subentries: "Das Konto hat seine Höchstzahl an Einträgen erreicht.",
    op_too_many_sponsoring: "Das Konto hat seine Höchstzahl an gesponserten Einträgen erreicht.",
    op_malformed: "Eine Operation ist fehlerhaft aufgebaut.",
    op_underfunded: "Das Konto hat nicht genug, um zu senden und seine Reserve zu behalten.",
    op_low_reserve: "Das Guthaben fiele unter die Reserve.",
    op_already_exists: "Das Konto gibt es schon. Senden Sie ihm stattdessen eine Zahlung.",
    op_no_destination: "Das Zielkonto gibt es in diesem Netzwerk nicht.",
    op_no_trust: "Das Zielkonto hat keine Trustline für dieses Asset.",
    op_not_authorized: "Der Emittent hat dem Zielkonto nicht erlaubt, dieses Asset zu halten.",
    op_src_no_trust: "Das Konto hat keine Trustline für dieses Asset.",
    op_src_not_authorized: "Der Emittent hat dem Konto nicht erlaubt, dieses Asset zu senden.",
    op_line_full: "Das Zielkonto würde sein Limit für dieses Asset überschreiten.",
    op_no_issuer: "Den Emittenten des Assets gibt es in diesem Netzwerk nicht.",
    op_invalid_limit: "Das Limit der Trustline liegt unter ihrem Guthaben.",
    op_self_not_allowed: "Ein Konto kann das nicht mit sich selbst tun.",
    op_immutable_set: "Das Konto ist unveränderlich.",
    op_has_sub_entries: "Das Konto hat noch Trustlines, Angebote oder Unterzeichner.",
    op_seq_num_too_far: "Die Sequenznummer des Kontos ist zu hoch, um es zusammenzuführen.",
    op_dest_full: "Das Guthaben des Zielkontos würde das Maximum des Netzwerks überschreiten.",
    op_over_source_max: "Der Pfad kostet mehr als Ihr Höchstbetrag.",
    op_under_dest_min: "Der Pfad bringt weniger als Ihr Mindestbetrag.",
    op_too_few_offers: "Keine Angebote verbinden die beiden Assets.",
    op_cross_self: "Das Angebot träfe auf ein eigenes des Kontos.",
    op_offer_not_found: "Dieses Angebot gibt es nicht.",
    op_bad_seq: "Die gewünschte Sequenznummer liegt außerhalb des Bereichs.",
    op_does_not_exist: "Das Ziel der Operation gibt es nicht.",
    op_cannot_claim: "Das Konto kann dieses Guthaben nicht oder noch nicht beanspruchen.",
    function_trapped: "Der Vertrag ist fehlgeschlagen.",
    resource_limit_exceeded: "Der Vertragsaufruf überschreitet die Grenzen des Netzwerks.",
    entry_archived:
      "Der Vertragsaufruf braucht archivierte Daten. Stellen Sie sie zuerst wieder her.",
    insufficient_refundable_fee: "Die erstattbare Gebühr des Vertragsaufrufs ist zu klein.",
  },
  contract: {
    // The form.
    call: "Vertragsaufruf",
    sponsoredCall: "Gesponserter Aufruf",
    build: "Aufruf erstellen",
    notBuilt: "Der Aufruf konnte nicht erstellt werden",
    lead: "Überweisen Sie XLM mit einem Vertragsaufruf. Sie signieren die Transaktion, die den Aufruf autorisiert.",
    leadSponsored:
      "Überweisen Sie XLM mit einem Vertragsaufruf. Sie signieren nur die Autorisierung.",
    hint: "Das Netzwerk simuliert den Aufruf zuerst.",
    hintSponsored:
      "Der Sponsor der Sandbox übermittelt die Transaktion und zahlt ihre Gebühr. Sein Schlüssel ist öffentlich und nur für Tests.",
    recipient: "Empfänger",
    recipientExample: "G… oder C…",
    muxed: "Geben Sie ein Konto (G…) oder einen Vertrag (C…) ein.",

    // Why a call can't be built.
    connecting: "Ihre Verbindung wird noch geprüft.",
    inactive: "Ihr Konto ist in diesem Netzwerk noch nicht aktiviert. Laden Sie es zuerst auf.",
    simulationFailed: "Die Simulation ist fehlgeschlagen: {reason}",
    unbuilt: "Der Aufruf wurde nicht erstellt.",
    authorizations: "Der Aufruf braucht nicht genau eine Autorisierung.",

    // Its review.
    authorized: "Autorisiert",
    withTransaction: "Mit der Transaktion",
    separately: "Getrennt: Sie signieren nur die Autorisierung",
    sentBy: "Gesendet von",
    sponsor:
      "{address}, dem Sponsor der Sandbox (ein öffentlicher Testschlüssel), der die Gebühr zahlt, höchstens {fee} XLM",

    // The signature.
    authorizationMatches: "Die Signatur passt zur angefragten Autorisierung, für dieses Netzwerk.",
    transactionMatches: "Es ist genau die Transaktion, die Sie geprüft haben.",
    signatureValid: "Die Signatur Ihres Kontos ist gültig.",
    send: "Senden",
    sendSponsored: "Über den Sponsor senden",
    startAnother: "Neuer Aufruf",

    // The network's answer.
    confirmed: "Bestätigt in Ledger {ledger}",
    contractFailed:
      "Der Vertrag ist fehlgeschlagen. Sie haben die Gebühr bezahlt; sonst hat sich nichts geändert.",
    rejected: "Das Netzwerk hat sie abgelehnt",
    notAccepted:
      "Das Netzwerk hat die Transaktion nicht angenommen: Inzwischen wurde eine andere gesendet, oder sie ist abgelaufen. Erstellen Sie sie neu.",
    unanswered: "Noch keine Antwort",
    mayApply:
      "Das Netzwerk kann sie noch ausführen, bis sie abläuft. Prüfen Sie Ihr Guthaben, bevor Sie eine weitere beginnen.",

    // What it changed.
    sent: "{amount} gesendet von {from} an {to}",
    changes: "Was sich geändert hat",
    before: "Guthaben vorher",
    after: "Guthaben jetzt",
    fee: "Gezahlte Gebühr",
    feeToYou: "{amount}, von Ihnen",
    feeToSponsor: "{amount}, vom Sponsor",
  },
  effects: {
    title: "Was sich ändert",
    computing: "Es wird berechnet, was sich ändert …",

    // How the effect is known, or why it is not.
    notSimulated: "Konnte nicht simuliert werden: {reason}",
    simulated: "Erwartet: simuliert auf {network} um {time}.",
    computed:
      "Erwartet: berechnet aus Ihrem Konto auf {network} um {time}. Andere Konten wurden nicht geprüft.",
    notIncluded: "In der Erwartung nicht enthalten",
    alone:
      "Das ist der Aufruf für sich. Die Transaktion, die Ihre Autorisierung enthält, kann mehr tun, aber nichts weiter in Ihrem Namen.",
    fails: "Schlägt voraussichtlich fehl",
    failsHint:
      "Eine fehlgeschlagene Transaktion ändert nichts, kann aber trotzdem ihre Gebühr kosten.",
    nothing: "Auf Ihrem Konto ändert sich voraussichtlich nichts.",
    inactive: "Ihr Konto ist in diesem Netzwerk noch nicht aktiviert.",
    noRpc: "Der RPC-Server des Netzwerks ist nicht erreichbar.",
    noAnswer: "Der RPC-Server des Netzwerks hat nicht geantwortet (Status {status}).",
    noSimulation: "Der RPC-Server des Netzwerks hat keine Simulation zurückgegeben.",
    noOperation: "Die Transaktion hat keine Operation.",
    noCall: "Das autorisiert keinen Vertragsaufruf.",
    noAmount: "Einer Operation fehlt der Betrag.",

    // The changes.
    changes: "Erwartete Änderungen",
    asset: "{asset} erwartet",
    reserve: "Reserve erwartet",
    reserveUnknown: "Nicht berechnet: Ein anderes Konto zahlt sie vielleicht",
    trustLines: "Trustlines erwartet",
    signers: "Unterzeichner erwartet",
    weight: "Gewicht {weight}",
    thresholds: "Schwellenwerte erwartet",
    thresholdValues: "Niedrig {low}, mittel {medium}, hoch {high}",
    token: "Token erwartet",
    units: "{amount} Einheiten",
    unitsLess: "{amount} Einheiten weniger als jetzt",
    unitsMore: "{amount} Einheiten mehr als jetzt",
    now: "Jetzt {value}",
    atLeast: "Mindestens {amount}",
    between: "Zwischen {least} und {most}",
    contractFee: "Vertragsgebühr",
    contractFeeMost: "In dieser Simulation höchstens {amount}",
    contracts: "Geänderte Vertragsdaten",
    noContracts: "Keine",
    beyond: "Außerdem autorisiert",
    nothingBeyond: "Nichts außer dem Aufruf",

    // What else changes.
    sequence: "Die Sequenznummer steigt.",
    offerReleases: "Was das Angebot gebunden hat, wird wieder verfügbar.",
    offerStays:
      "Was nicht sofort gehandelt wird, bleibt im Angebot, das 0,5 XLM der Reserve bindet.",

    // Why the network is expected to reject it.
    overLimit: "Das ist mehr {code}, als Ihre Trustline zulässt ({limit}).",
    noTrustLine: "Sie haben keine Trustline für {code} dieses Emittenten.",
    notAuthorized: "Der Emittent lässt nicht zu, dass Sie {code} halten.",
    tooLittle: "Nur {available} sind verfügbar, gebraucht werden {needed}.",
    belowReserve: "Ihr Guthaben läge unter der Reserve von {amount}.",
    noData: "Sie haben keinen solchen Dateneintrag.",
    exists: "Ihr Konto gibt es schon, es kann nicht erstellt werden.",
    overNewLimit: "Sie halten mehr als das neue Limit.",
    stillHeld: "Sie halten noch {code}, deshalb kann die Trustline dafür nicht entfernt werden.",
    notMergeable:
      "Ein Konto mit Trustlines, Angeboten, Daten oder gesponserten Einträgen kann nicht zusammengeführt werden.",
    archived:
      "Archivierte Vertragsdaten müssen zuerst wiederhergestellt werden, in einer anderen Transaktion.",
    unauthorized: "Der Aufruf braucht eine Autorisierung, die die Transaktion nicht enthält.",
    feeTooLow: "Die Gebühr ist zu niedrig: Der Aufruf kostet mindestens {amount}.",

    // Warnings.
    mayFail: "Das kann fehlschlagen. {reason}",
    closes: "Ihr Konto wird geschlossen, und nichts bleibt darin: {amount} gehen an {destination}.",
    closesAtLeast:
      "Ihr Konto wird geschlossen, und nichts bleibt darin: Mindestens {amount} gehen an {destination}.",
    locked: "Niemand wird mehr für Ihr Konto signieren können: Es ist endgültig gesperrt.",
    noPayments: "Alle Unterzeichner zusammen können keine Zahlungen mehr ausführen.",
    noNewSigners: "Alle Unterzeichner zusammen können die Unterzeichner nicht mehr ändern.",
    allows: "Damit darf {spender} bis zu {amount} von Ihnen ausgeben.",
    notAsStated: "Der Aufruf ist nicht, was er vorgibt. Er würde das nicht tun: {sentence}",
    takesMore: "Der Aufruf ist nicht, was er vorgibt. Er würde Ihnen außerdem {amount} nehmen.",
    takesMoreFor:
      "Der Aufruf ist nicht, was er vorgibt. Er würde Ihnen außerdem {amount} nehmen, für {to}.",
    tokenUnits: "{amount} Einheiten des Tokens {contract}",
  },
  errors: {
    // Any wallet.
    engineMissing:
      "Die Wallet-Funktionen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    noAddress: "{wallet} hat keine Stellar-Adresse zurückgegeben.",
    notInstalled: "{wallet} ist nicht installiert",
    noAnswerInTime: "Es kam keine rechtzeitige Antwort.",
    disconnected: "Die Wallet wurde getrennt.",
    networkChanged: "Das Netzwerk wurde während der Anfrage gewechselt.",
    otherConnection: "Eine andere Verbindung wurde begonnen.",
    canceled: "Die Anfrage wurde abgebrochen.",
    slowToLoad:
      "{wallet} braucht zu lange zum Laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    notLoaded:
      "{wallet} konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    cannotDo: "{wallet} unterstützt die Funktion „{method}“ nicht",
    slowNetwork: "{wallet} hat das Netzwerk nicht rechtzeitig gemeldet.",
    noNetwork: "{wallet} hat kein Netzwerk gemeldet.",
    wrongNetwork:
      "{wallet} nutzt {actual}, aber diese Anfrage ist für {expected}. Wechseln Sie das Netzwerk in {where} und versuchen Sie es erneut.",
    expired: "{wallet} hat nicht geantwortet. Die Anfrage ist abgelaufen.",
    neverOpened:
      "Das Fenster von {wallet} wurde nicht rechtzeitig geöffnet. Die Anfrage ist abgelaufen.",
    windowClosed: "Das Fenster von {wallet} wurde geschlossen.",
    unresponsive:
      "{wallet} reagiert nicht. Vielleicht ist die Wallet ausgeschaltet oder deinstalliert.",
    removed: "Die Wallet wurde während der Anfrage entfernt.",
    notConnected:
      "Es ist kein Konto verbunden, und es wurde keine Adresse angegeben. Verbinden Sie sich zuerst.",
    cannotSignFor: "{wallet} kann für {network} nicht signieren.",
    noSignature: "{wallet} hat keine Signatur zurückgegeben.",
    cannotSignEntries: "{wallet} kann keine Autorisierungseinträge von {type} signieren.",
    typeNine: "Typ 9",
    typeTen: "Typ 10 (mit Adresse)",
    accountChanged:
      "Das Konto in {wallet} hat sich während der Anfrage geändert. Versuchen Sie es erneut.",
    signsText: "{wallet} signiert Text, keine Bytes.",
    signsWithAccounts:
      "{wallet} signiert nur mit G…-Konten. Es würde mit einem anderen Konto signiert.",
    unreadableReply: "{wallet} hat eine unlesbare Antwort gesendet. Sie wurde ignoriert.",
    stopped: "{wallet} hat vor der Antwort aufgehört. Versuchen Sie es erneut.",
    switchedOff: "{wallet} wurde ausgeschaltet oder aktualisiert. Laden Sie diese Seite neu.",
    closedEarly: "Das Fenster von {wallet} wurde vorzeitig geschlossen.",
    works: "{wallet} funktioniert nur auf Webseiten.",

    // Addresses, base64 and XDR.
    badAddress: "Ungültige Stellar-Adresse: {reason}.",
    addressEmpty: "Sie ist leer",
    addressSecret:
      "Sie beginnt mit S wie ein geheimer Schlüssel; geben Sie einen geheimen Schlüssel niemals weiter",
    addressStart: "Sie muss mit G, M oder C beginnen",
    addressLength: "Sie hat {length} statt {wanted} Zeichen",
    addressChecksum: "Ein Zeichen ist falsch (die Prüfsumme stimmt nicht)",
    addressSecond: "Ihr zweites Zeichen ist falsch",
    badBase32: "Kein Base32: nur A-Z und 2-7.",
    cutBase32: "Kein Base32: Ein Zeichen fehlt, oder das letzte ist falsch.",
    badHex: "Ungültiges Hex: Es braucht eine gerade Anzahl der Zeichen 0-9 und a-f.",
    badBase64: "Kein Base64: nur A-Z, a-z, 0-9, + und /, mit = aufgefüllt.",
    xdrEmpty: "Das XDR ist leer. Geben Sie Base64 ein.",
    xdrTooLarge: "Das XDR ist größer, als irgendein Netzwerk annimmt.",
    badXdr: "Das XDR ist bei Byte {offset} ungültig: {reason}.",
    xdrShort: "Es endet zu früh",
    xdrDeep: "Es ist zu tief verschachtelt",

    // Verification.
    insecure:
      "Auf dieser Seite können Signaturen nicht verifiziert werden: Browser bieten Kryptografie nur über https und auf http://localhost.",
    verifierFailed: "Der Browser konnte die Signatur nicht verifizieren.",
    verifierMissing:
      "Die Bibliothek, die Signaturen verifiziert, konnte nicht geladen werden. Laden Sie die Seite neu.",
    badSignature: "Die Wallet hat keine gültige Signatur zurückgegeben (64 Bytes in Base64).",
    badHexSignature: "Die Wallet hat keine gültige Signatur zurückgegeben (64 Bytes in Hex).",
    otherEntryAddress: "Der Autorisierungseintrag ist für {actual}, nicht für {expected}.",
    anotherNetwork: "ein anderes Netzwerk",
    notAuthorization:
      "Das ist keine Autorisierung zum Signieren (ein HashIdPreimage vom Typ 9 oder 10). {reason}",
    invalidForRequest:
      "Die Wallet hat eine Signatur zurückgegeben, die für {address} und diese Anfrage nicht gültig ist.",
    invalidForTransaction:
      "Die Wallet hat eine Signatur zurückgegeben, die für {address} und diese Transaktion nicht gültig ist.",
    otherSigner:
      "{actual} hat signiert, nicht {expected}. Wählen Sie {choice} in der Wallet und versuchen Sie es erneut.",
    anotherAccount: "Ein anderes Konto",
    noTransaction: "Die Wallet hat keine Transaktion zurückgegeben. {reason}",
    unsigned: "Die Wallet hat die Transaktion unsigniert zurückgegeben.",
    otherNetwork: "Die Wallet hat für {actual} signiert, nicht für {expected}.",
    lostSignature:
      "Die Wallet hat eine Signatur entfernt, die die Transaktion {hash} schon hatte. Übermitteln Sie sie nicht.",
    otherTransaction:
      "Die Wallet hat eine andere Transaktion ({returned}) als die angefragte ({sent}) zurückgegeben. Übermitteln Sie sie nicht.",
    submittedOther: "Die Wallet hat eine andere Transaktion als die angefragte übermittelt.",

    // Albedo.
    albedoOld:
      "Diese Version von Albedo signiert Nachrichten nicht nach SEP-53, deshalb wurde die Signatur zurückgewiesen. Aktualisieren Sie Albedo.",
    albedoProtocol:
      "Albedo nutzt die Protokollversion {actual}, nötig ist aber Version {expected}. Das Fenster wurde geschlossen.",
    albedoBlocked:
      "Ihr Browser hat das Fenster von Albedo blockiert. Erlauben Sie Pop-ups für diese Website und versuchen Sie es erneut.",
    albedoNetworks: "Albedo signiert nur für die Netzwerke Public und Testnet.",

    // Freighter.
    freighterUnlock: "Öffnen Sie die Erweiterung, entsperren Sie sie und versuchen Sie es erneut.",
    freighterLong: "Die Nachricht ist zu lang, als dass Freighter sie anzeigen könnte.",
    freighterHttp:
      "Freighter lehnt Mainnet auf http://-Seiten ab. Öffnen Sie diese Seite über https://.",
    freighterMobile: "Verbinden Sie sich im mobilen Browser von Freighter mit WalletConnect.",
    freighterFrame:
      "Freighter funktioniert nicht in einem Frame. Öffnen Sie diese Seite in einem eigenen Tab.",
    freighterSilent: "Freighter hat nicht geantwortet.",
    declined: "Die Anfrage wurde in {wallet} abgelehnt, oder das Fenster wurde geschlossen.",

    // HOT.
    hotClosed:
      "HOT wurde geschlossen, bevor es geantwortet hat. Wenn die Anfrage noch anderswo angezeigt wird, lehnen Sie sie dort ab.",
    hotNetwork: "HOT signiert nur für das Netzwerk Public.",
    hotHttps: "HOT funktioniert nur auf https-Seiten.",
    hotIncomplete: "HOT hat die Anfrage nicht abgeschlossen.",
    hotSilent: "Der Verbindungsdienst von HOT hat nicht geantwortet. Versuchen Sie es erneut.",
    hotFailed:
      "Der Verbindungsdienst von HOT ist ausgefallen ({reason}). Versuchen Sie es später erneut.",
    hotOffline: "Der Verbindungsdienst von HOT ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",

    // Ledger.
    ledgerDifferent: "Der Ledger zeigt jetzt eine andere Adresse für dieses Konto.",
    ledgerBlind:
      "Der Ledger kann das nicht anzeigen, und seine Stellar-App signiert nur, was sie anzeigen kann. Um es trotzdem zu signieren, schalten Sie in den Einstellungen der App auf dem Gerät das blinde Signieren ein.",
    ledgerApp:
      "Auf dem Ledger ist die Stellar-App nicht geöffnet. Öffnen Sie die Stellar-App und versuchen Sie es erneut.",
    ledgerCannotShow: "Der Ledger kann das nicht anzeigen, deshalb signiert er es nicht.",
    ledgerDeclined: "Die Anfrage wurde auf dem Ledger abgelehnt.",
    ledgerLocked:
      "Der Ledger ist gesperrt. Entsperren Sie ihn, öffnen Sie seine Stellar-App und versuchen Sie es erneut.",
    ledgerStatus: "Der Ledger meldet den Fehlerstatus {status}.",
    ledgerUnreadable:
      "Die Antwort des Ledgers ist nicht lesbar, deshalb wurde sie nicht verwendet.",
    ledgerDamaged:
      "Die Antwort des Ledgers kam beschädigt an, deshalb wurde sie nicht verwendet. Ziehen Sie das Gerät ab und schließen Sie es wieder an.",
    ledgerType: "Ledger signiert nur Autorisierungseinträge vom Typ 9.",
    ledgerHttps: "Ledger funktioniert nur auf https-Seiten und auf http://localhost.",
    ledgerBrowser:
      "Dieser Browser kann sich nicht mit einem Ledger verbinden: Ihm fehlt WebHID. Verwenden Sie Chrome, Edge, Brave oder Opera.",
    ledgerFrame:
      "Diese Seite ist in einem Frame, der keine Geräte nutzen darf. Öffnen Sie sie in einem eigenen Tab.",
    ledgerUnplugged:
      "Es ist kein Ledger angeschlossen, den diese Seite nutzen darf. Schließen Sie ihn an, entsperren Sie ihn, öffnen Sie seine Stellar-App und versuchen Sie es erneut.",
    ledgerClick:
      "Ihr Browser braucht einen Klick, bevor er Geräte auflistet. Versuchen Sie es erneut.",
    ledgerList: "Der Browser konnte keine Geräte auflisten.",
    ledgerNotChosen:
      "Es wurde kein Gerät gewählt. Schließen Sie Ihren Ledger an, entsperren Sie ihn und wählen Sie ihn in der Liste Ihres Browsers.",
    ledgerSignatures: "Die Transaktion hat schon 20 Signaturen, die Höchstzahl.",
    ledgerBusy:
      "Der Ledger wird von einem anderen Tab oder Programm benutzt. Schließen Sie die App von Ledger und andere Seiten, die ihn nutzen, und versuchen Sie es erneut.",
    ledgerLost:
      "Der Ledger wurde abgezogen, oder seine App wurde geschlossen. Schließen Sie ihn an, entsperren Sie ihn, öffnen Sie seine Stellar-App und versuchen Sie es erneut.",
    ledgerIndex: "Ein Kontoindex muss eine ganze Zahl von 0 bis 2147483647 sein.",
    ledgerOther:
      "Dieser Ledger hat unter {path} ein anderes Konto. Schließen Sie den an, mit dem Sie sich verbunden haben.",
    ledgerVersion:
      "Die Stellar-App auf diesem Ledger hat Version {actual}. Um {what} zu signieren, ist mindestens Version {wanted} nötig. Aktualisieren Sie sie in der App von Ledger.",
    ledgerEntries: "Autorisierungseinträge",
    ledgerMessages: "Nachrichten",

    // LOBSTR.
    lobstrNetwork: "LOBSTR signiert nur für das Netzwerk Public.",
    lobstrAccount:
      "LOBSTR hat Zugriff auf {actual} gegeben, aber die Anfrage ist für {expected}. Wählen Sie dieses Konto in LOBSTR oder verbinden Sie sich erneut.",
    lobstrSilent: "LOBSTR hat nicht geantwortet.",
    lobstrDeclined:
      "Die Anfrage wurde in LOBSTR abgelehnt, oder das Fenster wurde geschlossen. Wenn Ihr Smartphone sie noch zeigt, lehnen Sie sie dort ab: Sie kann noch bestätigt werden.",
    lobstrFailed:
      "LOBSTR konnte nicht signieren. Vielleicht kam inzwischen eine andere Anfrage an. Versuchen Sie es erneut.",
    lobstrWindow: "LOBSTR konnte das Fenster nicht öffnen. Versuchen Sie es erneut.",
    lobstrUnknown: "LOBSTR erkennt diese Seite nicht mehr. Verbinden Sie sich erneut.",
    lobstrPhone: "Verbinden Sie LOBSTR auf einem Smartphone mit WalletConnect.",

    // Rabet.
    rabetFeeBump: "Rabet signiert keine Fee-Bump-Transaktionen.",
    rabetAccount:
      "In Rabet ist ein anderes Konto eingestellt ({actual}). Wechseln Sie dort zu {expected} oder verbinden Sie sich erneut.",
    rabetNoSignature:
      "Rabet hat keine Signatur zurückgegeben. Diese Transaktion konnte nicht signiert werden.",
    rabetLocked:
      "Rabet ist noch gesperrt. Öffnen und entsperren Sie Rabet und versuchen Sie es erneut.",
    rabetNetworks: "Rabet signiert nur für die Netzwerke Public und Testnet.",
    rabetHint: "Rabet schließt sein Fenster nach 30 Sekunden.",
    rabetSettings:
      "Rabet antwortet nicht. Öffnen Sie Rabet, speichern Sie einmal die Einstellungen und versuchen Sie es erneut.",
    rabetSilent: "Rabet hat nicht geantwortet. Versuchen Sie es erneut. {hint}",
    rabetChanged:
      "Das Konto in Rabet wurde während der Anfrage gewechselt. Versuchen Sie es erneut.",
    rabetDeclined:
      "Die Anfrage wurde in Rabet abgelehnt, oder das Fenster wurde geschlossen. {hint}",
    rabetPrivacy:
      "Rabet meldet, dass diese Website nicht verbunden ist, obwohl sie sich gerade verbunden hat. Schalten Sie in den Einstellungen von Rabet (General) den Privacy mode aus und speichern Sie. Lassen Sie das Fenster dieses Browsers ganz auf dem Bildschirm und versuchen Sie es erneut.",
    rabetNoAccount:
      "Rabet hat noch kein Konto. Erstellen Sie eines in Rabet und versuchen Sie es erneut.",
    rabetRelocked:
      "Rabet wurde gesperrt, bevor es signiert hat. Entsperren Sie Rabet und versuchen Sie es erneut.",
    rabetUnreadable: "Rabet konnte diese Transaktion nicht lesen.",
    rabetWindow:
      "Rabet konnte das Fenster nicht öffnen. Schieben Sie das Fenster dieses Browsers ganz auf den Bildschirm und versuchen Sie es erneut.",
    rabetTimedOut:
      "Rabet hat sein Fenster nach 30 Sekunden ohne Antwort geschlossen. Versuchen Sie es erneut.",

    // Wallets on a phone.
    phoneSession: "Der Verbindungsdienst ist nicht erreichbar. Die Sitzung ist noch offen.",
    phoneUnsupported: "Die Wallet auf dem Smartphone unterstützt diese Anfrage nicht.",
    phoneExpired: "Die Anfrage ist ohne Antwort vom Smartphone abgelaufen.",
    phoneOffline:
      "Der Verbindungsdienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    phoneEnded:
      "Die Wallet hat die Sitzung beendet, oder die Sitzung ist abgelaufen. Verbinden Sie sich erneut.",
    phoneAccount:
      "{wallet} gibt das angefragte Konto nicht frei. Wählen Sie es in der Wallet und verbinden Sie sich erneut.",
    phoneNetwork:
      "{wallet} ist mit {actual} verbunden, aber diese Anfrage ist für {expected}. Wechseln Sie das Netzwerk in der Wallet und verbinden Sie sich erneut.",
    phoneRejected:
      "Die Wallet hat die Transaktion übermittelt, aber das Netzwerk hat sie abgelehnt{hash}.",
    phoneSent:
      "Die Wallet hat die Transaktion signiert und gesendet ({status}), aber nicht zurückgegeben. Verwenden Sie stattdessen signAndSubmitTransaction.",
    phoneLong:
      "Die Nachricht ist zu lang. Wallets auf Smartphones nehmen höchstens {most} Bytes an.",

    // xBull.
    xbullClosed:
      "Das Fenster von xBull wurde geschlossen, oder die Anfrage kam dort nicht an. Versuchen Sie es erneut. Wenn das nicht hilft, laden Sie diese Seite neu.",
    xbullDeclined: "Die Anfrage wurde in xBull abgelehnt.",
    xbullUnread:
      "Die Anfrage wurde in xBull abgelehnt. Wenn xBull nichts gefragt hat, war sie nicht lesbar.",
    xbullNoAccount: "xBull hat noch kein Konto. Erstellen Sie zuerst eines in xBull.",
    xbullUnknown: "xBull hat dieses Konto in diesem Netzwerk nicht.",
    xbullSilent:
      "xBull ist ohne Begründung fehlgeschlagen. Vielleicht kennt xBull dieses Netzwerk nicht.",
    xbullLong: "Die Nachricht ist zu lang für xBull. Sie kann höchstens {most} Zeichen haben.",
  },
  explorer: {
    transaction: "Diese Transaktion in einem Explorer ansehen (neuer Tab)",
    asset: "Das Asset {code} in einem Explorer ansehen (neuer Tab)",
    address: "{address} in einem Explorer ansehen (neuer Tab)",
  },
  failures: {
    otherNetwork: "Das ist für ein anderes Netzwerk",
    rejected: "Abgelehnt: Es wurde nichts signiert",
    "popup-closed": "Das Fenster von {wallet} wurde geschlossen: Es wurde nichts signiert",
    aborted: "Abgebrochen",
    "wrong-network": "{wallet} nutzt ein anderes Netzwerk",
    "wrong-account": "Von einem anderen Konto signiert: zurückgewiesen",
    unsupported: "{wallet} kann das nicht signieren",
    "bad-request": "Das kann nicht signiert werden",
    "no-wallet": "Es ist keine Wallet verbunden",
    external: "Ein Dienst ist ausgefallen",
    locked: "{wallet} ist gesperrt",
    "wrong-app": "Auf {wallet} ist eine andere App geöffnet",
    unplugged: "{wallet} ist nicht angeschlossen",
    "not-installed": "{wallet} ist nicht installiert",
    "page-stale": "Laden Sie diese Seite neu",
    "popup-blocked": "Der Browser hat das Fenster von {wallet} blockiert",
    timeout: "Keine Antwort von {wallet}",
    altered: "{wallet} hat etwas anderes signiert: zurückgewiesen",
    "bad-signature": "Ungültige Signatur: zurückgewiesen",
    "bad-reply": "{wallet} hat etwas Unerwartetes zurückgegeben",
    outdated: "{wallet} muss aktualisiert werden",
    internal: "In {wallet} ist etwas schiefgelaufen",

    // The reasons, instead of hashes.
    lostSignature:
      "Die Wallet hat eine Signatur aus der Transaktion entfernt. Übermitteln Sie sie nicht.",
    otherTransaction: "Eine andere Transaktion als angefragt. Übermitteln Sie sie nicht.",
    details: "Details",
  },
  inbox: {
    refused: "Dieser Link konnte nicht geöffnet werden",
    dismiss: "Ausblenden",
    transactionRefused: "Die Transaktion in diesem Link kann nicht signiert werden. {reason}",
    unknownNetwork: "Das ist für ein unbekanntes Netzwerk: „{network}“.",
  },
  links: {
    // Why a link is refused.
    notStellar: "Das ist kein web+stellar:-Link.",
    tooLong: "Dieser Link ist zu lang für einen Stellar-Link.",
    unsupported:
      "Dieser Link verlangt „{operation}“. Nur Transaktionen (tx) und Zahlungen (pay) werden unterstützt.",
    twice: "Dieser Link enthält „{field}“ doppelt.",
    messageTooLong: "Die Nachricht dieses Links ist länger als {most} Zeichen.",
    badCallback: "Der Callback dieses Links ist keine Webadresse.",
    noTransaction: "Dieser Link enthält keine Transaktion.",
    replaces:
      "Dieser Link verlangt, vor dem Signieren Felder der Transaktion auszufüllen. Das wird nicht unterstützt. Bitten Sie um die fertige Transaktion.",
    badSigner: "Dieser Link verlangt die Signatur von etwas, das kein Konto ist.",
    noRecipient: "Dieser Link nennt keinen Empfänger.",
    badRecipient: "Der Empfänger in diesem Link ist keine Adresse.",
    badAmount: "Der Betrag in diesem Link kann nicht gezahlt werden. {reason}",
    badAsset: "Dem Asset in diesem Link fehlt der Code oder der Emittent.",
    badMemoType: "Den Memo-Typ in diesem Link gibt es nicht.",
    badMemo: "Das Memo in diesem Link kann nicht gesendet werden. {reason}",

    // What a link says besides its request.
    details: "Angaben des Links",
    opened: "Aus einem Link geöffnet, für {network}",
    authored: "Den Inhalt hat der Verfasser des Links gewählt. Lesen Sie ihn, bevor Sie signieren.",
    says: "Darin steht",
    quoted: "„{message}“",
    from: "Von",
    claimed: "{domain} (Angabe des Links, nicht geprüft)",
    signer: "Zu signieren von",
    otherSigner: "Der Link verlangt die Signatur eines anderen Kontos",
    delivers: "Der Link verlangt, die signierte Transaktion zuzustellen",
    deliver:
      "Diese Seite sendet nichts an andere Websites. Wenn Sie dieser Adresse vertrauen, kopieren Sie die signierte Transaktion oder laden Sie sie herunter, und übermitteln Sie sie dort selbst:",
    copyDelivery: "Zustelladresse kopieren",

    // Registering this page for links.
    open: "web+stellar:-Links mit dieser Seite öffnen",
    openHint:
      "Links auf anderen Websites, die mit web+stellar: beginnen, öffnen sich dann hier. Ihr Inhalt bleibt in Ihrem Browser; kein Server erhält ihn.",
    ask: "Meinen Browser fragen",
    asked:
      "Wenn Ihr Browser fragt, stimmen Sie zu. In seinen Einstellungen können Sie das rückgängig machen.",
    notAsked: "Ihr Browser lässt nicht zu, dass diese Seite Links öffnet.",

    // An item that waits for a wallet.
    ready: "Eine Transaktion ist bereit zum Senden",
    transactionWaits: "Eine Transaktion wartet auf Ihre Signatur",
    paymentWaits: "Eine Zahlung wartet auf Sie",
    connectFirst: "Verbinden Sie eine Wallet, um fortzufahren",
    discard: "Verwerfen",
  },
  list: {
    several: "Mehrere Transaktionen",
    form: "Liste von Transaktionen",
    envelopes: "Transaktions-Envelopes",
    hint: "XDR in Base64, eines pro Zeile. Fügen Sie sie ein, oder legen Sie Dateien ab.",
    start: "Nacheinander prüfen",

    // Why a list can't be read.
    nothing: "Fügen Sie Transaktionen ein, oder legen Sie Dateien ab.",
    tooMany: {
      one: "Eine Liste kann {count} Transaktion haben.",
      other: "Eine Liste kann {count} Transaktionen haben.",
    },
    wrong: "Transaktion {number}: {reason}",
    twice: "Die Transaktionen {first} und {second} sind gleich.",

    // The list.
    transactions: "Transaktionen",
    progress: "Transaktion {number} von {all}. Bisher signiert: {signed}.",
    result: "{signed} von {all} signiert.",
    numbered: "{number}.",
    andMore: {
      one: "{first}, und {count} weitere Operation",
      other: "{first}, und {count} weitere Operationen",
    },
    signed: "Signiert und verifiziert",
    now: "Wird geprüft",
    skipped: "Übersprungen",
    waiting: "Noch nicht signiert",
    open: "Öffnen",
    openNumber: "Transaktion {number} öffnen",
    review: "Prüfen",
    reviewNumber: "Transaktion {number} prüfen",

    // What can be done.
    skip: "Überspringen",
    stop: "Anhalten",
    resume: "Mit den übrigen fortfahren",
    signedEnvelopes: "Signierte Envelopes",
    none: "Es wurde nichts signiert",
    discard: "Liste verwerfen",
  },
  message: {
    lead: "Eine signierte Nachricht beweist, dass Ihnen Ihre Adresse gehört. Sie bewegt kein Geld.",
    message: "Nachricht",
    format: "Format der Nachricht",
    text: "Text",
    hex: "Hex-Bytes",
    base64: "Base64-Bytes",
    messageIn: "Nachricht, in {format}",
    textOnly: "{wallet} nimmt eine Nachricht als Text an und signiert ihre Bytes.",
    nothing: "Geben Sie die Nachricht ein, die signiert werden soll.",
    notText: "Diese Bytes sind kein UTF-8-Text, und {wallet} signiert nur Text.",
    unsupported: "{wallet} signiert keine Nachrichten",
    unsupportedHint: "Verbinden Sie eine Wallet, die das kann, etwa Freighter, Albedo oder xBull.",
    matches: "Die Signatur passt zu Ihrer Nachricht.",
    signAnother: "Weitere signieren",

    // What is wrong with typed bytes.
    noBytes: "Geben Sie die Bytes ein, die signiert werden sollen.",
    badHex: "Hex-Bytes sind Paare der Ziffern 0–9 und a–f.",
    badBase64: "Das ist kein Base64.",
  },
  networks: {
    title: "Netzwerke",
    close: "Schließen",

    // The networks that were added.
    added: "Von Ihnen hinzugefügt, in diesem Browser",
    remove: "Entfernen",
    removeNamed: "{network} entfernen",
    removed: "{network} wurde entfernt.",
    isAdded: "{network} wurde hinzugefügt, und die Seite verwendet es jetzt.",
    notSaved: "Ihr Browser konnte es nicht speichern. Es bleibt, bis Sie diese Seite schließen.",

    // The form.
    add: "Netzwerk hinzufügen",
    onlyListed:
      "Diese Website darf sich nur mit den Netzwerken verbinden, die ihr Betreiber auflistet. Andere werden abgelehnt.",
    preset: "Neues Netzwerk",
    local: "Lokaler Quickstart",
    another: "Anderes Netzwerk",
    name: "Bezeichnung",
    passphrase: "Passphrase des Netzwerks",
    horizon: "Adresse von Horizon",
    rpc: "Adresse des RPC",
    asked: "Bevor es hinzugefügt wird, werden Horizon und der RPC nach ihrer Passphrase gefragt.",
    submit: "Prüfen und hinzufügen",
    asking: "Horizon und RPC werden gefragt …",
    failed: "Das Netzwerk konnte nicht hinzugefügt werden",

    // What is wrong with a field.
    noName: "Geben Sie einen Namen ein.",
    noPassphrase: "Geben Sie die Passphrase ein.",
    noAddress: "Geben Sie die Adresse ein.",
    tooLong: "Verwenden Sie höchstens {most} Zeichen.",
    nameTaken: "Ein anderes Netzwerk hat diesen Namen.",
    otherName: "Das Netzwerk mit dieser Passphrase heißt {name}.",
    known: "Dieses Netzwerk ist schon vorhanden: {network}.",
    badAddress: "Verwenden Sie eine https-Adresse oder eine http-Adresse von localhost.",

    // What is wrong with a server.
    otherPassphrase: "{server}: Der Server meldet eine andere Passphrase, „{passphrase}“.",
    reportsNone:
      "{server}: Der Server meldet keine Passphrase eines Netzwerks. Prüfen Sie die Adresse.",
    badStatus: "{server}: Der Server antwortete mit dem HTTP-Status {status}.",
    refused:
      "{server}: Diese Website darf sich nicht mit {origin} verbinden. Ihr Betreiber kann in config.json andere Netzwerke erlauben.",
    onlyHttps:
      "{server}: Diese Website darf sich nur mit https-Adressen und http://localhost verbinden, nicht mit {origin}.",
    late: "{server}: keine Antwort von {origin}.",
    noCors:
      "{server}: {origin} antwortet, lässt diese Seite die Antwort aber nicht lesen (CORS). Der Betreiber kann {page} erlauben.",
    unreachable:
      "{server}: {origin} ist nicht erreichbar. Prüfen Sie die Adresse, und ob der Server läuft.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Etwas ist schiefgelaufen.",
    partNotLoaded:
      "Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    missing: "Dieser Teil der Seite konnte nicht geladen werden",
    missingHint: "Prüfen Sie Ihre Verbindung.",
    reload: "Seite neu laden",
    walletsMissing:
      "Die Wallets konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",

    connect: "Wallet verbinden",

    // A text to copy, download, or scan.
    copy: "Kopieren",
    copyNamed: "{what} kopieren",
    copied: "Kopiert!",
    copyFailed: "Der Browser hat das Kopieren abgelehnt.",
    download: ".{ending} herunterladen",
    downloadNamed: ".{ending} herunterladen: {what}",
    code: "QR-Code",
    codeNamed: "QR-Code: {what}",
    codeTooLong:
      "Zu lang für einen QR-Code ({length} Zeichen, höchstens {most}). Kopieren Sie den Text.",

    // Fields and forms.
    chooseFile: "Datei auswählen",
    oneFile: "Legen Sie nur eine Datei ab.",
    clear: "Leeren",
    clearNamed: "Formular leeren",
  },
  pasted: {
    noRecipient: "Geben Sie die Adresse des Empfängers ein.",
    federation:
      "Namen wie alice*example.com werden hier nicht unterstützt; verwenden Sie die G…-Adresse.",
    lookUpFirst:
      "Schlagen Sie diesen Namen zuerst nach. Dabei wird {domain} nach seiner Adresse gefragt.",
    contract: "Um an einen Vertrag zu zahlen, nutzen Sie „Vertragsaufruf“.",
  },
  payment: {
    form: "Zahlung",
    review: "Zahlung prüfen",
    notBuilt: "Die Zahlung konnte nicht erstellt werden",
    inactive: "Ihr Konto ist in diesem Netzwerk noch nicht aktiviert. Laden Sie es zuerst auf.",
    amount: "Betrag",
    canSend: "Sie können bis zu {amount} senden.",
    max: "Max.",
    maxNamed: "Max.: {amount}",
    asset: "Asset",
    assetOf: "{code} von {issuer}",
    newNeedsXlm: "Ein neues Konto muss mit XLM erstellt werden.",
    newNeedsOne: "Ein neues Konto braucht mindestens 1 XLM.",
    none: "Ihr Konto hat nichts von diesem Asset zum Senden.",
    atMost: "Sie können höchstens {amount} senden.",

    // The memo.
    memo: "Memo",
    memoHint: "Börsen verlangen oft eines.",
    memoContent: "Inhalt des Memos",
    memoNone: "Keines",
    memoText: "Text",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Return-Hash",
  },
  proof: {
    keep: "Nachweis aufbewahren",
    hint: "Ein Nachweis enthält das Signierte, die Signatur und die Adresse. Wer ihn hat, kann ihn lesen und im Tab „Prüfen“ verifizieren, auch offline. Kein Server erhält ihn.",
    save: "Als Datei speichern",
    link: "Link zum Nachweis",
    tooLongForLink: "Dieser Nachweis ist zu lang für einen Link. Speichern Sie ihn als Datei.",

    // Why a proof can't be read.
    damagedLink: "Dieser Link ist unvollständig oder beschädigt. Kopieren Sie ihn erneut.",
    missing: "Fügen Sie einen Nachweis ein oder wählen Sie seine Datei.",
    tooLarge: "Das ist zu groß für einen Nachweis.",
    notJson: "Das ist kein Nachweis: Es ist kein JSON, oder ein Teil davon fehlt.",
    otherJson: "Dieses JSON ist kein Nachweis einer Signatur.",
    otherVersion:
      "Dieser Nachweis wurde mit einer anderen Version dieser Seite gespeichert; diese kann ihn nicht lesen.",
    otherKind: "Dieser Nachweis ist von unbekannter Art.",
    noField: "Diesem Nachweis fehlt „{field}“.",
    unknownField: "Dieser Nachweis hat ein unbekanntes Feld, „{field}“.",
    badSigner: "Der Unterzeichner dieses Nachweises ist keine Adresse.",
  },
  recipients: {
    // The destination.
    destination: "Empfänger",
    example: "G…, M… oder Name*Domain",
    lookUp: "Nachschlagen",
    lookUpName: "Nachschlagen: {name}",
    lookingUp: "Der Name wird nachgeschlagen…",
    isName: "Das ist {name}.",
    withHint: "{name} {hint}",
    own: "Das ist Ihr eigenes Konto.",
    checking: "Das Konto wird geprüft…",
    exists: "Dieses Konto existiert.",
    missing: "Neues Konto: Diese Zahlung erstellt es (mindestens 1 XLM).",
    unknown: "Es konnte nicht geprüft werden, ob dieses Konto existiert.",

    // Why a name could not be looked up.
    notDomain: "„{domain}“ ist kein Domainname.",
    noServer: "{domain} hat keine Namen: Die stellar.toml nennt keinen Federation-Server.",
    noName: "{domain} kennt diesen Namen nicht.",
    blocked: "Diese Seite darf sich nicht mit {host} verbinden. Fragen Sie nach der G…-Adresse.",
    unreachable:
      "{host} ist nicht erreichbar. Versuchen Sie es erneut, oder fragen Sie nach der G…-Adresse.",
    notAccount: "{domain} hat etwas geantwortet, das kein Konto ist.",
    unreadableMemo: "{domain} verlangt ein Memo, das diese Seite nicht lesen kann.",

    // Recent recipients and the address book.
    book: "Letzte und gespeicherte Empfänger",
    recent: "Zuletzt",
    clear: "Leeren",
    clearRecent: "Letzte Empfänger leeren",
    addressBook: "Adressbuch",
    empty: "Es ist leer. Was Sie speichern, bleibt nur in diesem Browser.",
    memo: "Memo {memo}",
    remove: "{name} entfernen",
    enterFirst: "Geben Sie oben einen Empfänger ein, um ihn hier unter einem Namen zu speichern.",
    nameFor: "Name für {address}",
    nameForMemo: "Name für {address}, mit Memo",
    save: "Speichern",
    rename: "Umbenennen",
    saved: "Gespeichert.",
    full: {
      one: "Das Adressbuch ist voll: Es kann {count} Eintrag haben.",
      other: "Das Adressbuch ist voll: Es kann {count} Einträge haben.",
    },
    notKept:
      "Dieser Browser speichert das nicht dauerhaft: Es bleibt nur, bis Sie die Seite schließen.",

    // What is wrong with a name.
    enterName: "Geben Sie einen Namen ein.",
    longName: {
      one: "Ein Name kann {count} Zeichen haben.",
      other: "Ein Name kann {count} Zeichen haben.",
    },
    invisible: "Dieser Name hat unsichtbare Zeichen.",
    secretName: "Das sieht wie ein Geheimnis aus. Geben Sie einen Namen ein.",

    // The file.
    saveFile: "Als Datei speichern",
    importFile: "Datei importieren",
    imported: {
      one: "{count} Eintrag gelesen, davon neu: {added}.",
      other: "{count} Einträge gelesen, davon neu: {added}.",
    },
    largeFile: "Diese Datei ist zu groß für ein Adressbuch.",
    notJson: "Diese Datei ist kein JSON, also kein Adressbuch.",
    notBook: "Diese Datei ist kein Adressbuch dieser Seite.",
    otherVersion: "Dieses Adressbuch wurde von einer anderen Version dieser Seite gespeichert.",
    manyEntries: {
      one: "Ein Adressbuch kann {count} Eintrag haben; dieses hat mehr.",
      other: "Ein Adressbuch kann {count} Einträge haben; dieses hat mehr.",
    },
    badEntry: "Eintrag {number} dieser Datei ist kein Name mit einer Adresse.",
  },
  results: {
    confirmed: "Bestätigt",
    confirmedIn: "Bestätigt in Ledger {ledger}",
    rejected: "Das Netzwerk hat sie abgelehnt",
    unknownCode: "Das Netzwerk hat {code} zurückgegeben.",
    status: "Horizon hat mit Status {status} geantwortet.",
    unanswered: "Noch keine Antwort",
    mayApply:
      "Das Netzwerk kann sie noch ausführen, bis sie abläuft. Dasselbe Envelope noch einmal zu senden ist sicher: Es kann nur einmal ausgeführt werden.",
  },
  sandbox: {
    title: "Sandbox",
    wallet: "Simulierte Wallet",

    // What the wallet will do.
    response: "Antwort",
    ask: "Mich fragen",
    approve: "Bestätigen",
    reject: "Ablehnen",
    never: "Nie antworten",
    close: "Ihr Fenster schließen",
    alter: "Etwas anderes signieren",
    "wrong-signer": "Mit einem anderen Konto signieren",
    willAsk: "{wallet} wird Sie fragen",
    willApprove: "{wallet} wird von selbst bestätigen",
    willReject: "{wallet} wird jede Anfrage ablehnen",
    willNever: "{wallet} wird nie antworten",
    willClose: "{wallet} wird das Fenster schließen",
    willAlter: "{wallet} wird etwas anderes signieren",
    willMistake: "{wallet} wird mit einem anderen Konto signieren",
    locked: "{wallet} ist gesperrt",
    notInstalled: "{wallet} ist nicht installiert",
    off: "{wallet} ist ausgeschaltet",
    unplugged: "{wallet} ist nicht angeschlossen",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Konto",
    network: "Netzwerk",
    extension: "Installiert",
    site: "Installiert",
    either: "Erweiterung installiert",
    phone: "Smartphone an, scannt den Bildschirm",
    device: "Angeschlossen",
    lock: "Gesperrt",
    reset: "Zurücksetzen",
    quirks: "Eigenheiten von {wallet}",
    notReceived: "Es ist nicht angekommen.",

    // The services between the page and a phone.
    bridge: "Zwischen Seite und Smartphone",
    noServer: "Der Sandbox-Server antwortet nicht.",
    refused: "Der Sandbox-Server hat es abgelehnt.",
    relay: "Relay",
    works: "funktioniert",
    slow: "ist langsam",
    loses: "verliert die nächste Nachricht",
    silent: "schweigt",
    refuses: "lehnt diese App ab",
    unreachable: "ist nicht erreichbar",
    explorer: "Wallet-Liste",
    hostile: "hat bösartige Einträge",
    fails: "schlägt fehl",
    garbage: "ist keine Liste",
    missing: "kommt nie an",

    // Messages.
    messages: "Nachrichten",
    noMessages: "Hier erscheinen die Nachrichten zwischen Seite und Wallet.",
    latest: "Neueste Nachrichten",
    received: "{time}  Seite → Wallet  {name}",
    sent: "{time}  Wallet → Seite  {name}",

    // Messages of a device.
    publicKey: "öffentlicher Schlüssel",
    signTransaction: "Transaktion signieren",
    configuration: "Konfiguration",
    signHash: "Hash signieren",
    signAuthorization: "Autorisierung signieren",
    signMessage: "Nachricht signieren",
    command: "Befehl {code}",
    continued: "{command}, Fortsetzung",
    done: "erledigt",
    denied: "abgelehnt",
    deviceLocked: "gesperrt",
    blindOff: "blindes Signieren ist aus",
    otherApp: "eine andere App ist geöffnet",
    unknownCommand: "der App unbekannt",
    tooLarge: "zu groß zum Anzeigen",
    notShown: "kann nicht angezeigt werden",
    status: "Status {code}",

    // Recipients of a payment.
    recipients: "Konten der Sandbox",
    inSandbox: "In der Sandbox:",
    pay: "An {name} zahlen, {address}",
  },
  secrets: {
    secretKey:
      "Das sah wie ein geheimer Schlüssel aus. Wir haben ihn entfernt; nichts wurde gespeichert oder gesendet. Geben Sie ihn niemals auf einer Website ein, auch nicht auf dieser: Ihre Wallet signiert für Sie.",
    recoveryPhrase:
      "Das sah wie eine Wiederherstellungsphrase aus. Wir haben sie entfernt; nichts wurde gespeichert oder gesendet. Geben Sie sie niemals auf einer Website ein, auch nicht auf dieser: Ihre Wallet signiert für Sie.",
  },
  shortcuts: {
    title: "Tastenkürzel",
    transaction: "„Transaktion“ öffnen",
    authorization: "„Autorisierung“ öffnen",
    message: "„Nachricht“ öffnen",
    check: "„Prüfen“ öffnen",
    connect: "Wallet verbinden",
    field: "Zum ersten Feld",
    network: "Zum Netzwerk",
    list: "Diese Liste anzeigen",
    use: "Diese Tastenkürzel verwenden",
    hint: "Sie funktionieren, solange Sie nicht in ein Feld schreiben.",
    close: "Schließen",
  },
  sign: {
    steps: "Schritte",
    compose: "Erstellen",
    review: "Prüfen und signieren",
    sendStep: "Senden",

    // Where a transaction comes from.
    source: "Herkunft der Transaktion",
    payment: "Neue Zahlung",
    import: "Transaktion importieren",
    importForm: "Envelope",
    envelopeOrLink: "Transaktions-Envelope oder Link",
    envelopeHint:
      "Base64-XDR, ein web+stellar:-Link oder ein Link, den Sie erhalten haben. Fügen Sie ihn ein oder legen Sie eine Datei ab.",
    nothingPasted: "Fügen Sie eine Transaktion oder einen Link ein, oder legen Sie eine Datei ab.",
    reviewTransaction: "Transaktion prüfen",
    emptyFile: "Diese Datei ist leer.",
    largeFile: "Diese Datei ist zu groß für ein Envelope.",
    noEnvelope: "Diese Datei enthält kein Transaktions-Envelope.",

    // The review.
    aboutToSign: "Was Sie gleich signieren",
    aboutToSend: "Was Sie gleich senden",
    signIn: "In {wallet} signieren",
    theWallet: "der Wallet",
    theWalletFirst: "Die Wallet",
    edit: "Bearbeiten",
    discard: "Verwerfen",
    send: "Senden",
    sendAgain: "Erneut senden",
    withoutSigning: "Ohne Signieren fortfahren",

    // Warnings.
    notMentioned:
      "Diese Transaktion erwähnt Ihr Konto nicht. Vielleicht braucht sie Ihre Signatur nicht.",
    otherAccount: "Diese Transaktion gehört zu einem anderen Konto.",
    expired: "Sie ist abgelaufen: Das Netzwerk führt sie nicht aus.",
    used: "Ihre Sequenznummer wurde schon benutzt: Das Netzwerk führt sie nicht aus.",
    ahead:
      "Ihre Sequenznummer liegt voraus: Zuerst muss eine andere Transaktion ausgeführt werden.",

    // What was verified.
    verified: "Signiert und verifiziert",
    signed: "Signiert",
    sameTransaction: "Es ist genau die Transaktion, die Sie geprüft haben.",
    validFor: "Die Signatur von {address} ist für {network} gültig.",
    validForAddress: "Sie ist für die angefragte Adresse gültig.",
    notVerified: "Die Signatur konnte nicht verifiziert werden.",
    altered: "Die Wallet hat eine andere Transaktion als angefragt signiert, wie erlaubt.",
    unreported: "Die Wallet hat nichts zurückgegeben, was wir verifizieren könnten.",
    off: "Die Verifizierung ist ausgeschaltet.",
    envelope: "Signiertes Envelope",
    signature: "Signatur (64 Bytes, Base64)",
    address: "Adresse",
    startAnother: "Neu beginnen",

    // Sending.
    sending: "An {network} gesendet. Warten auf Bestätigung …",
    sent: "Transaktion gesendet",
    copyHash: "Transaktions-Hash kopieren",
  },
  signatures: {
    // Who has signed.
    signatures: "Signaturen",
    inside: "Signaturen der inneren Transaktion",
    feeBump: "Signaturen des Fee-Bumps",
    ready: "Bereit zum Senden",
    forAccount: "Für {account}",
    signed: "{address} hat signiert, {weight}",
    notSigned: "{address} hat noch nicht signiert, {weight}",
    youSigned: "{address} (Sie) hat signiert, {weight}",
    youNotSigned: "{address} (Sie) hat noch nicht signiert, {weight}",
    weight: "Gewicht {weight}",
    unknown:
      "Die Unterzeichner dieses Kontos konnten nicht gelesen werden, deshalb wissen wir nicht, welches Gewicht fehlt.",
    fullySigned: "Vollständig signiert ({weight} von {needed}, {threshold}).",
    partlySigned:
      "Teilweise signiert ({weight} von {needed}, {threshold}). Fehlendes Gewicht: {missing}.",
    low: "niedriger Schwellenwert",
    medium: "mittlerer Schwellenwert",
    high: "hoher Schwellenwert",
    otherNetwork: "Nicht für {network}.",
    unneeded: "Es hat Signaturen, die es nicht braucht",
    unneededHint: "Das Netzwerk lehnt eine Transaktion mit mehr Signaturen als nötig ab.",
    remove: "Entfernen",

    // Passing it on.
    share: "Für eine weitere Signatur teilen",
    shareHint:
      "Für den nächsten Unterzeichner: Der Link öffnet diese Seite mit der Transaktion und ihren Signaturen. Die Transaktion steht im Link; kein Server erhält sie, aber jeder mit dem Link kann sie sehen.",
    shareLink: "Link zum Teilen",
    tooLong:
      "Diese Transaktion ist zu lang für einen Link oder QR-Code. Laden Sie sie herunter und senden Sie die Datei an den nächsten Unterzeichner, der sie mit „Transaktion importieren“ öffnet.",
    shareFile: "Datei zum Teilen",

    // Importing signatures.
    importSignatures: "Signaturen importieren",
    otherCopy: "Andere Kopie",
    signedCopy: "Signierte Kopie dieser Transaktion",
    copyHint:
      "Base64-XDR oder der Link, den Sie zurückbekommen haben. Fügen Sie ihn ein oder legen Sie eine Datei ab.",
    import: "Importieren",
    imported: "Importiert.",
    noCopy: "Fügen Sie die Kopie oder einen Link dazu ein.",
    payment: "Dieser Link verlangt eine Zahlung.",
    linkForOther:
      "Dieser Link ist für ein anderes Netzwerk, deshalb passen seine Signaturen nicht.",
    different:
      "Das ist eine andere Transaktion, deshalb passen ihre Signaturen nicht. Bitten Sie um eine signierte Kopie dieser Transaktion.",
    nothingNew: "Diese Kopie hat keine neue Signatur.",
    tooMany: "Eine Transaktion kann höchstens {most} Signaturen haben.",
    notEnvelope: "Das ist kein Transaktions-Envelope in Base64.",
  },
  stellar: {
    // Amounts.
    noAmount: "Geben Sie einen Betrag ein.",
    usePoint: "Schreiben Sie Dezimalstellen mit einem Punkt, wie in 12.5.",
    useDigits: "Verwenden Sie Ziffern, wie in 12.5.",
    tooManyDecimals: "Verwenden Sie höchstens sieben Dezimalstellen.",
    zero: "Der Betrag muss größer als null sein.",
    tooLarge: "Dieser Betrag ist zu groß für das Netzwerk.",

    // Memos.
    noMemo: "Geben Sie das Memo ein oder wählen Sie „Keines“.",
    memoTooLong: "Ein Text-Memo kann {most} Bytes haben; dieses hat {length}.",
    badId: "Eine ID ist eine ganze Zahl unter 18446744073709551616.",
    badHash: "Ein Hash besteht aus 64 Hexadezimalziffern.",

    // Authorizations.
    ofSource:
      "Das Quellkonto der Transaktion autorisiert diesen Eintrag: Es genügt, die Transaktion zu signieren.",

    // What a server of the network didn't answer.
    noHorizon: "Horizon ist nicht erreichbar.",
    noAccount: "Horizon hat kein Konto zurückgegeben (Status {status}).",
    noRpc: "Der RPC-Server des Netzwerks ist nicht erreichbar.",
    noLedger:
      "Der RPC-Server des Netzwerks hat sein letztes Ledger nicht zurückgegeben (Status {status}).",
  },
  verdicts: {
    valid: "Gültig",
    validFor: "Gültig für {network}",
    notValid: "Nicht gültig",
    for: "Für {network}.",
    unknownNetwork: "Für ein unbekanntes Netzwerk.",
    otherNetwork: "Es ist nicht für {network}.",
    otherAddress: "Die Autorisierung ist für eine andere Adresse.",
    notSigned: "Der Schlüssel dieser Adresse hat das nicht signiert.",
    notSignedFor:
      "Der Schlüssel dieser Adresse hat diese Transaktion nicht für {network} signiert.",
    albedo: "Im älteren Format von Albedo, das die Adresse enthält.",
    sep53: "Im Format SEP-53.",
    cannotVerify: "Kann hier nicht verifiziert werden",
    onlyContract: "Nur der Vertrag dieser Adresse kann ihre Signaturen verifizieren.",
    badSignature: "Eine Signatur besteht aus 64 Bytes in Base64.",
    contract: "Ein Vertrag hat keinen Schlüssel zum Signieren.",

    // Signatures of an envelope.
    unknownKey: "Von einem unbekannten Schlüssel",
    unknownKeyHint:
      "Der Schlüssel endet mit den Bytes {hint}. Wenn Sie wissen, wem er gehören kann, fügen Sie die Adresse unten hinzu.",
    noKeyTried: "Von keinem der versuchten Schlüssel",
    noKeyTriedHint:
      "Hier aufgeführte Schlüssel, die auf {hint} enden: {listed}. Nur die ersten {tried} wurden versucht.",
    noNetwork: "Für kein bekanntes Netzwerk gültig",
    noNetworkHint:
      "Ihr Hinweis nennt diesen Schlüssel, aber es ist nicht die Signatur dieses Schlüssels.",
  },
  wallets: {
    simulated: "simuliert",
    label: "{wallet}, simuliert: {title}",
    closeWindow: "Fenster schließen",
    note: "Sandbox: öffentliche Testschlüssel, kein echtes Geld.",
    moreOne: "1 weitere Anfrage wartet.",
    more: "{count} weitere Anfragen warten.",
    otherAccount: "Anderes Konto",

    // What stands before a request.
    welcome: "Willkommen bei {wallet}",
    noWallet: "Es ist noch keine Wallet eingerichtet. In der Sandbox genügt dafür ein Klick.",
    setUp: "Einrichten",
    locked: "{wallet} ist gesperrt",
    noPassword: "In der Sandbox entsperrt sie sich ohne Passwort.",
    unlock: "Entsperren",
    gotIt: "Verstanden",
    close: "Schließen",

    // The browser's own dialog.
    wantsDevice: "{host} möchte sich mit einem Gerät verbinden",
    noDevice: "Keine kompatiblen Geräte gefunden.",
    browserPrompt: "Das ist die Abfrage des Browsers. Sie gibt der Seite Zugriff auf das Gerät.",
    cancel: "Abbrechen",
    connectDevice: "Verbinden",

    // Requests, by kind.
    connect: "Diese Website verbinden?",
    address: "Ist das Ihre Adresse?",
    transaction: "Diese Transaktion signieren?",
    "auth-entry": "Diese Autorisierung signieren?",
    message: "Diese Nachricht signieren?",
    hash: "Diesen Hash signieren?",
    token: "Diesen Token hinzufügen?",
    batch: "Diese Transaktionen signieren?",
    grant: "Das ohne weitere Nachfrage erlauben?",
    account: "Ihr Konto",
    requestedBy: "Angefragt von {host}",
    seesAddress: "Sie sieht die Adresse dieses Kontos.",
    maySign: "Sie kann um Signaturen bitten.",
    addressRow: "Adresse",
    hashRow: "Hash",
    cannotShow: "Diese Wallet kann nicht anzeigen, was Sie signieren.",
    reading: "Wird gelesen …",
    reject: "Ablehnen",
    approve: "Bestätigen",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "ein Transaktions-Envelope",
    preimage: "das Preimage einer Autorisierung",
    authorization: "ein Preimage oder ein Autorisierungseintrag",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Fügen Sie ein Transaktions-Envelope ein: Base64, das mit AAAA beginnt.",
    pastePreimage: "Fügen Sie das signierte Preimage ein: Base64, das mit AAAA beginnt.",
    pasteAuthorization:
      "Fügen Sie ein Preimage oder einen Autorisierungseintrag ein: Base64, das mit AAAA beginnt.",

    // What an unsuitable text is.
    empty: "Das ist leer.",
    address: "Das ist eine Adresse.",
    link: "Das ist ein web+stellar:-Link.",
    webAddress: "Das ist eine Webadresse.",
    json: "Das ist JSON oder Code. Fügen Sie nur das XDR daraus ein.",
    hash: "Das ist ein Hash, der die Transaktion selbst nicht enthält.",
    hex: "Das ist Hex, kein Base64.",
    encoded: "Das ist URL-kodiert (es enthält %).",
    notBase64: "Das ist kein Base64: Es enthält „{character}“.",
    damaged: "Dieses XDR ist unvollständig oder beschädigt. Kopieren Sie es erneut.",
    signature: "Das ist so lang wie eine Signatur, 64 Bytes.",
    key: "Das ist so lang wie ein Schlüssel oder ein Hash, 32 Bytes.",
    otherKind: "Das ist {kind}, nicht {wanted}.",
    startsLike:
      "Das beginnt wie {kind}, ist aber unvollständig oder wurde verändert. Kopieren Sie es erneut.",
    unknown: "Das ist gültiges Base64, aber nicht {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "ein Preimage von etwas anderem",
    entry: "ein Autorisierungseintrag",
    result: "das Ergebnis einer Transaktion",
    meta: "die Metadaten des Ergebnisses einer Transaktion",
    resources: "die Ressourcen eines Vertragsaufrufs",
    transaction: "eine Transaktion ohne ihr Envelope",
    operation: "eine Operation ohne ihre Transaktion",
    ledgerKey: "ein Ledger-Schlüssel",
    contractValue: "ein Vertragswert",
  },
}
