// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Italian. */
export const texts: Translation = {
  account: {
    title: "Il tuo account",
    reload: "Ricarica l’account",
    retry: "Riprova",
    inactive: "Non ancora attivo. Si attiva con i primi XLM.",
    balance: "Saldo:",
    unavailable: "Non disponibile",
    loading: "Caricamento del saldo…",
    available: "{amount} disponibili",
    address: "Indirizzo",
    theAddress: "indirizzo",
    copyAddress: "Copia indirizzo",

    // Facts.
    reserved: "Riservato",
    sequence: "Sequenza",
    signers: "Firmatari",
    signersNeed: {
      one: "{count}; un pagamento richiede un peso di {weight}",
      many: "{count}; un pagamento richiede un peso di {weight}",
      other: "{count}; un pagamento richiede un peso di {weight}",
    },
    ownership: "Titolarità",
    unknown: "Sconosciuta",
    remembered: "Ricordata dalla tua ultima visita",
    reported: "Indicata dal wallet",
    proven: "Verificata con una firma",

    // The faucet.
    fund: "Aggiungi XLM di test",
    notFunded: "Impossibile aggiungere fondi all’account",
    notFundedHint: "Il faucet potrebbe essere occupato. Riprova tra poco.",
    faucetRefused: "Il faucet non dà fondi a questo account.",

    // Other assets.
    others: "Altri asset",
    issuedBy: "di {issuer}",
    more: {
      one: "Mostra {count} in più",
      many: "Mostra {count} in più",
      other: "Mostra {count} in più",
    },
    checkDomain: "Controlla il dominio principale",
    noDomain: "L’emittente non ha un dominio principale.",
    badDomain: "Il dominio principale dell’emittente non è un nome di dominio valido.",
    listed: "{domain} è il dominio principale dell’emittente ed elenca questo asset.",
    unlisted: "{domain} è il dominio principale dell’emittente, ma non elenca questo asset.",
    blocked:
      "{domain} è il dominio principale dell’emittente. Questa pagina non può connettersi; controlla di persona.",
    unreachable:
      "{domain} è il dominio principale dell’emittente, ma non è stato possibile caricare il suo stellar.toml.",
    openToml: "Apri stellar.toml (nuova scheda)",

    // What the wallet can do.
    abilities: "Che cosa può fare {wallet}",
    transactions: "Firmare transazioni",
    calls: "Autorizzare chiamate a contratti",
    messages: "Firmare messaggi (SEP-53)",
    submits: "Inviare transazioni da solo",
    choosesAccount: "Lasciare che l’app scelga l’account",
    reconnects: "Riconnettersi automaticamente",
    networks: "Reti: {networks}",
    notSupported: "Non supportato:",
    bound: "{wallet} firma per la propria rete, quindi la controlliamo prima di ogni firma.",
  },
  activity: {
    title: "Attività",
    clear: "Svuota",
    empty:
      "Qui compaiono le tue richieste al wallet, con i risultati e ciò che è stato verificato.",
    more: {
      one: "Mostra {count} in più",
      many: "Mostra {count} in più",
      other: "Mostra {count} in più",
    },
    copyReport: "Copia rapporto",
    includeAddresses: "Includi indirizzi e hash",

    // The kinds of entries.
    connect: "Connessione",
    transaction: "Firma di transazione",
    "auth-entry": "Firma di autorizzazione",
    message: "Firma di messaggio",
    sent: "Transazione inviata",

    // An entry's buttons, and their names for screen readers.
    open: "Apri",
    retry: "Riprova",
    entry: "{kind}, {party}, {time}",
    openEntry: "Apri: {entry}",
    retryEntry: "Riprova: {entry}",
    copyEntry: "Copia questa voce: {entry}",

    // What was verified.
    connected: "Connesso",
    verified: "Verificato: il contenuto corrisponde alla richiesta e la firma è valida",
    partlyVerified:
      "Verificato in parte: il contenuto corrisponde alla richiesta; non è stato possibile verificare la firma",
    altered:
      "Verificato: una transazione diversa da quella richiesta, come consentito; la firma è valida",
    unreported: "Non verificato: il wallet non ha restituito nulla che potessimo verificare",
    notVerified: "Non verificato",
  },
  app: {
    skip: "Vai al contenuto",
    gallery: "Galleria dei componenti",

    // The header.
    language: "Lingua",
    languageMissing: "Impossibile caricare questa lingua. Controlla la connessione e riprova.",
    network: "Rete",
    theme: "Tema: {theme}",
    switchTheme: "Tema: {theme}. Passa a {next}",
    auto: "sistema",
    light: "chiaro",
    dark: "scuro",

    // The sandbox or real wallets.
    modes: "Sandbox o wallet reali",
    sandbox: "Sandbox",
    sandboxHint: "Wallet e reti di prova su questo computer. Niente denaro reale.",
    live: "Wallet reali",
    liveHint: "I tuoi wallet. I pagamenti su Public usano denaro reale.",

    // The page before a wallet is connected.
    headline:
      "Firma con qualsiasi wallet Stellar. Con la certezza di aver firmato esattamente ciò che hai chiesto.",
    wallets: "Wallet supportati",
    keys: "Le tue chiavi restano nel tuo wallet. Questa pagina non chiede mai una chiave segreta o una frase di recupero.",
    ways: "Come verifichiamo una firma",
    wayRead: "Prima leggi",
    wayReadText:
      "Una transazione, un’autorizzazione o un messaggio viene mostrato in parole semplici prima di arrivare al tuo wallet.",
    waySign: "Il tuo wallet firma",
    waySignText: "Mostra la richiesta nella propria finestra. Puoi annullare in qualsiasi momento.",
    wayCheck: "Noi verifichiamo il risultato",
    wayCheckText:
      "Deve corrispondere esattamente alla tua richiesta, al tuo account e alla rete; altrimenti viene respinto.",
    checkWithout: "Verifica una firma senza wallet",
    checkTitle: "Verifica una firma",
    back: "Torna all’inizio",

    // The tabs.
    sign: "Firma",
    tabs: "Firma e verifica",
    transaction: "Transazione",
    authorization: "Autorizzazione",
    message: "Messaggio",
    check: "Verifica",

    // Why the page can't be opened.
    notOpened: "Impossibile aprire questa pagina",
    useReal: "Usa wallet reali",
    retry: "Riprova",
    noConfig: "Impossibile caricare config.json. Controlla la connessione e riprova.",
    badConfig: "Impossibile caricare config.json (HTTP {status}). Il file va accanto a index.html.",
    noSandbox:
      "Non c’è alcuna sandbox a questo indirizzo. Per avviarne una sul tuo computer, usa “npm start”.",

    manageNetworks: "Aggiungi o rimuovi reti",

    // What keeps the wallet from signing.
    yourWallet: "Il tuo wallet",
    cannotSign: "{wallet} non può firmare su {network}",
    use: "Usa {network}",
    networksDiffer: "{wallet} è su {actual}, questa pagina è su {expected}",
    networksDifferHint: "Cambia uno dei due prima di firmare: {wallet} firma per la propria rete.",
    overHttp: "Qui Freighter non firma su Public",
    overHttpHint:
      "Rifiuta le pagine caricate tramite semplice http. Apri questa pagina tramite https o scegli Testnet.",
    lost: "{wallet} è stato disattivato o aggiornato. Ricarica questa pagina.",
    locked: "{wallet} è bloccato",
    lockedHint: "Sbloccalo per firmare.",
    otherAccount: "{wallet} usa un altro account",
    otherAccountHint: "Torna a questo o connettiti di nuovo.",
    withheld:
      "{wallet} è bloccato, oppure usa un account o una rete che non condivide con questa pagina",
    withheldHint: "Sbloccalo, torna a quello di prima o connettiti di nuovo.",
    reconnect: "Connetti di nuovo",
    reload: "Ricarica la pagina",

    newer: "È pronta una nuova versione di questa pagina",

    // A connection that a reload could not restore.
    previous: "Avevi una connessione con {wallet}",
    previousHint: "Attivalo o installalo, poi ricarica questa pagina.",
    forget: "Dimentica questa connessione",
  },
  authorization: {
    lead: "Una chiamata a un contratto ha bisogno della tua autorizzazione: con la transazione, o separata se la paga un altro account.",
    what: "Che cosa autorizzare",
    call: "Chiama un contratto",
    sponsored: "Una chiamata sponsorizzata",
    alone: "Solo l’autorizzazione",
    pasted: "Importa autorizzazione",
    noEntries: "{wallet} non firma voci di autorizzazione",
    noEntriesHint:
      "Firma transazioni intere, quindi “Chiama un contratto” funziona. Per firmare un’autorizzazione separata, connetti un wallet che firma le voci, come Freighter.",

    // The example.
    example: "Chiamata di esempio",
    reviewExample: "Controlla l’esempio",
    exampleNotBuilt: "Impossibile creare l’esempio",
    exampleLead: "Trasferisci {amount} dal tuo account a un indirizzo di burn.",
    exampleHint:
      "Viene firmata e verificata, ma mai inviata: un’autorizzazione non fa nulla senza la sua transazione.",
    format: "Formato",
    type10: "Tipo 10, con il tuo indirizzo",
    type9: "Tipo 9, senza il tuo indirizzo",

    // A pasted one.
    pastedForm: "Autorizzazione incollata",
    preimageOrEntry: "Preimmagine o voce di autorizzazione",
    preimageHint: "XDR in base64 di un HashIdPreimage o di un SorobanAuthorizationEntry.",
    nothingPasted: "Incolla una preimmagine o una voce di autorizzazione.",
    review: "Controlla l’autorizzazione",

    // The result.
    matches: "La firma corrisponde alla preimmagine che hai controllato.",
    preimage: "Preimmagine firmata",
  },
  check: {
    lead: "Scopri chi ha firmato che cosa, e per quale rete. Nulla di ciò che incolli lascia il tuo browser.",
    offline: "Pronta per l’uso offline: la verifica avviene su questo dispositivo.",
    form: "Verifica una firma",
    check: "Verifica",
    impossible: "Impossibile verificarlo",

    // What is pasted.
    text: "Che cosa verificare",
    textHint:
      "Una transazione, un’autorizzazione o un messaggio firmato, come XDR, testo, JSON o link; oppure una prova. Incolla qui o trascina un file.",
    nothing: "Incolla ciò che vuoi verificare o scegli un file.",
    emptyFile: "Questo file è vuoto.",
    largeFile: "Questo file è troppo grande per essere verificato.",

    // What was recognized.
    recognized: "Riconosciuto: {form}",
    envelope: "un envelope di transazione",
    envelopeLink: "un link con una transazione",
    envelopeJson: "JSON con un envelope di transazione",
    preimage: "la preimmagine di un’autorizzazione",
    entry: "una voce di autorizzazione",
    authorizationJson: "JSON con un’autorizzazione",
    sep53: "un messaggio firmato (SEP-53)",
    signedMessage: "un messaggio firmato (vecchio formato di Albedo)",
    signature: "una firma senza il suo messaggio",
    address: "un indirizzo senza messaggio",
    json: "JSON senza firma",
    plainText: "un testo",
    proof: "una prova",
    proofLink: "un link a una prova",
    damaged: "XDR incompleto o di altro tipo",

    // The correction.
    checkAs: "Verifica come",
    asEnvelope: "Transazione",
    asAuthorization: "Autorizzazione",
    asMessage: "Messaggio",
    asProof: "Prova",

    // What is missing.
    messageField: "Messaggio",
    messageHint: "Esattamente come è stato firmato, con spazi e interruzioni di riga.",
    signatureField: "Firma",
    signatureHint: "64 byte in base64.",
    messageSignatureHint: "64 byte in base64, o in esadecimale per il vecchio formato di Albedo.",
    addressField: "Indirizzo",
    extra: "Altri possibili firmatari (facoltativo)",
    extraHint:
      "Un indirizzo per riga. Gli account dell’envelope vengono controllati automaticamente.",
    noMessage: "Inserisci il messaggio che è stato firmato.",
    noSignature: "Inserisci la firma.",
    noAddress: "Inserisci l’indirizzo che dovrebbe aver firmato.",

    // Envelopes.
    feeBump: "Firme del fee bump",
    inside: "Firme della transazione interna",
    signed: "Che cosa è stato firmato",
    signedFor: "Che cosa è stato firmato, per {network}",
    unsigned: "Non ha alcuna firma",

    // Authorization entries.
    sourceEntry:
      "L’account di origine della transazione autorizza questa voce. Verifica invece la transazione firmata.",
    notSigned: "Non ancora firmata",
    cannotVerify: "Qui non si può verificare",
    onlyContract: "Solo il contratto di questo indirizzo può verificare le sue firme.",
    noNetwork: "Non valida per nessuna rete nota",

    // What was checked.
    content: "Che cosa è stato verificato",
    authorization: "L’autorizzazione",
    proofMessage: "Il messaggio in questa prova",
    proofAuthorization: "L’autorizzazione in questa prova",
    proofTransaction: "La transazione in questa prova",
    openedProof: "Prova da un link",
    closeProof: "Chiudi la prova",
  },
  codes: {
    tx_too_early: "Non è ancora valida.",
    tx_too_late: "È scaduta prima dell’invio. Creala di nuovo e firmala prima.",
    tx_missing_operation: "Non ha operazioni.",
    tx_bad_seq:
      "Il suo numero di sequenza non è il successivo dell’account: nel frattempo è stata inviata un’altra transazione. Creala di nuovo.",
    tx_bad_auth: "Non ha abbastanza firme per l’account, oppure sono per un’altra rete.",
    tx_bad_auth_extra: "Ha una firma non necessaria.",
    tx_insufficient_balance: "L’account non può pagare la commissione e mantenere la sua riserva.",
    tx_no_source_account: "Il suo account di origine non esiste su questa rete.",
    tx_insufficient_fee: "La rete richiede al momento una commissione più alta.",
    tx_internal_error: "La rete ha avuto un errore interno. Riprova.",
    tx_not_supported: "La rete non supporta questo tipo di transazione.",
    tx_bad_sponsorship:
      "Inizia una sponsorizzazione senza terminarla, o ne termina una senza averla iniziata.",
    tx_bad_minseq_age_or_gap: "Il numero di sequenza dell’account non è abbastanza vecchio.",
    tx_malformed: "Ha un formato non valido.",
    tx_soroban_invalid: "La sua chiamata al contratto dichiara risorse non valide.",
    op_bad_auth: "A un’operazione manca una firma.",
    op_no_source_account: "L’account di origine di un’operazione non esiste su questa rete.",
    op_not_supported: "La rete non supporta una delle sue operazioni.",
    op_too_many_subentries: "L’account ha raggiunto il limite di voci.",
    op_too_many_sponsoring: "L’account ha raggiunto il limite di voci sponsorizzate.",
    op_malformed: "Un’operazione ha un formato non valido.",
    op_underfunded: "L’account non ha abbastanza per inviare e mantenere la sua riserva.",
    op_low_reserve: "Il saldo scenderebbe sotto la riserva.",
    op_already_exists: "L’account esiste già. Inviagli invece un pagamento.",
    op_no_destination: "L’account di destinazione non esiste su questa rete.",
    op_no_trust: "La destinazione non ha una trustline per questo asset.",
    op_not_authorized: "L’emittente non ha autorizzato la destinazione a detenere questo asset.",
    op_src_no_trust: "L’account non ha una trustline per questo asset.",
    op_src_not_authorized: "L’emittente non ha autorizzato l’account a inviare questo asset.",
    op_line_full: "La destinazione supererebbe il suo limite per questo asset.",
    op_no_issuer: "L’emittente dell’asset non esiste su questa rete.",
    op_invalid_limit: "Il limite della trustline è inferiore al suo saldo.",
    op_self_not_allowed: "Un account non può farlo a sé stesso.",
    op_immutable_set: "L’account è immutabile.",
    op_has_sub_entries: "L’account ha ancora trustline, offerte o firmatari.",
    op_seq_num_too_far: "Il numero di sequenza dell’account è troppo alto per unirlo.",
    op_dest_full: "Il saldo della destinazione supererebbe il massimo della rete.",
    op_over_source_max: "Il percorso costa più del tuo massimo.",
    op_under_dest_min: "Il percorso rende meno del tuo minimo.",
    op_too_few_offers: "Nessuna offerta collega i due asset.",
    op_cross_self: "L’offerta si abbinerebbe a un’altra dello stesso account.",
    op_offer_not_found: "Questa offerta non esiste.",
    op_bad_seq: "Il numero di sequenza richiesto è fuori intervallo.",
    op_does_not_exist: "L’oggetto dell’operazione non esiste.",
    op_cannot_claim: "L’account non può riscuotere questo saldo, o non ancora.",
    function_trapped: "Il contratto è fallito.",
    resource_limit_exceeded: "La chiamata al contratto supera i limiti della rete.",
    entry_archived: "La chiamata al contratto ha bisogno di dati archiviati. Prima ripristinali.",
    insufficient_refundable_fee:
      "La commissione rimborsabile della chiamata al contratto è troppo bassa.",
  },
  contract: {
    // The form.
    call: "Chiamata a contratto",
    sponsoredCall: "Chiamata sponsorizzata",
    build: "Crea la chiamata",
    notBuilt: "Impossibile creare la chiamata",
    lead: "Trasferisci XLM con una chiamata a un contratto. Firmi la transazione, che autorizza la chiamata.",
    leadSponsored: "Trasferisci XLM con una chiamata a un contratto. Firmi solo l’autorizzazione.",
    hint: "La rete simula prima la chiamata.",
    hintSponsored:
      "Lo sponsor della sandbox invia la transazione e ne paga la commissione. La sua chiave è pubblica e serve solo per i test.",
    recipient: "Destinatario",
    recipientExample: "G… o C…",
    muxed: "Inserisci un account (G…) o un contratto (C…).",

    // Why a call can't be built.
    connecting: "La tua connessione è ancora in fase di controllo.",
    inactive: "Il tuo account non è ancora attivo su questa rete. Prima aggiungi fondi.",
    simulationFailed: "La simulazione è fallita: {reason}",
    unbuilt: "La chiamata non è stata creata.",
    authorizations: "La chiamata non richiede esattamente un’autorizzazione.",

    // Its review.
    authorized: "Autorizzazione",
    withTransaction: "Con la transazione",
    separately: "Separata: firmi solo l’autorizzazione",
    sentBy: "Inviata da",
    sponsor:
      "{address}, lo sponsor della sandbox (una chiave di test pubblica), che paga la commissione, al massimo {fee} XLM",

    // The signature.
    authorizationMatches: "La firma corrisponde all’autorizzazione richiesta, per questa rete.",
    transactionMatches: "È esattamente la transazione che hai controllato.",
    signatureValid: "La firma del tuo account è valida.",
    send: "Invia",
    sendSponsored: "Invia tramite lo sponsor",
    startAnother: "Iniziane un’altra",

    // The network's answer.
    confirmed: "Confermata nel ledger {ledger}",
    contractFailed: "Il contratto è fallito. Hai pagato la commissione; non è cambiato altro.",
    rejected: "La rete l’ha respinta",
    notAccepted:
      "La rete non ha accettato la transazione: nel frattempo ne è stata inviata un’altra, o è scaduta. Creala di nuovo.",
    unanswered: "Ancora nessuna risposta",
    mayApply:
      "La rete può ancora eseguirla finché non scade. Controlla il saldo prima di iniziarne un’altra.",

    // What it changed.
    sent: "{amount} inviati da {from} a {to}",
    changes: "Che cosa è cambiato",
    before: "Saldo precedente",
    after: "Saldo attuale",
    fee: "Commissione addebitata",
    feeToYou: "{amount}, a tuo carico",
    feeToSponsor: "{amount}, a carico dello sponsor",
  },
  effects: {
    title: "Che cosa cambierà",
    computing: "Calcolo di ciò che cambierà…",

    // How the effect is known, or why it is not.
    notSimulated: "Non è stato possibile simularlo: {reason}",
    simulated: "Previsto: simulato su {network} alle {time}.",
    computed:
      "Previsto: calcolato dal tuo account su {network} alle {time}. Gli altri account non sono stati controllati.",
    notIncluded: "Non incluso in ciò che è previsto",
    alone:
      "Questa è la chiamata da sola. La transazione che porta la tua autorizzazione può fare di più, ma nient’altro a tuo nome.",
    fails: "Si prevede che fallisca",
    failsHint:
      "Una transazione che fallisce non cambia nulla, ma può comunque costare la commissione.",
    nothing: "Non è previsto alcun cambiamento nel tuo account.",
    inactive: "Il tuo account non è ancora attivo su questa rete.",
    noRpc: "L’RPC della rete non è raggiungibile.",
    noAnswer: "L’RPC della rete non ha risposto (stato {status}).",
    noSimulation: "L’RPC della rete non ha restituito alcuna simulazione.",
    noOperation: "La transazione non ha operazioni.",
    noCall: "Questo non autorizza alcuna chiamata a un contratto.",
    noAmount: "Un’operazione non ha importo.",

    // The changes.
    changes: "Cambiamenti previsti",
    asset: "{asset} previsto",
    reserve: "Riserva prevista",
    reserveUnknown: "Non calcolata: forse la paga un altro account",
    trustLines: "Trustline previste",
    signers: "Firmatari previsti",
    weight: "Peso {weight}",
    thresholds: "Soglie previste",
    thresholdValues: "Bassa {low}, media {medium}, alta {high}",
    token: "Token previsto",
    units: "{amount} unità",
    unitsLess: "{amount} unità in meno rispetto a ora",
    unitsMore: "{amount} unità in più rispetto a ora",
    now: "Ora {value}",
    atLeast: "Almeno {amount}",
    between: "Tra {least} e {most}",
    contractFee: "Commissione del contratto",
    contractFeeMost: "Al massimo {amount} in questa simulazione",
    contracts: "Dati di contratto modificati",
    noContracts: "Nessuno",
    beyond: "Autorizzato inoltre",
    nothingBeyond: "Nulla oltre alla chiamata",

    // What else changes.
    sequence: "Il numero di sequenza aumenta.",
    offerReleases: "Ciò che l’offerta tratteneva torna disponibile.",
    offerStays:
      "Ciò che non viene scambiato subito resta nell’offerta, che trattiene 0,5 XLM della riserva.",

    // Why the network is expected to reject it.
    overLimit: "È più {code} di quanto consenta la tua trustline ({limit}).",
    noTrustLine: "Non hai una trustline per {code} di questo emittente.",
    notAuthorized: "Il suo emittente non ti consente di detenere {code}.",
    tooLittle: "Sono disponibili solo {available}, ma servono {needed}.",
    belowReserve: "Il tuo saldo scenderebbe sotto la riserva di {amount}.",
    noData: "Non hai questa voce di dati.",
    exists: "Il tuo account esiste già, quindi non si può creare.",
    overNewLimit: "Detieni più del nuovo limite.",
    stillHeld: "Detieni ancora {code}, quindi la sua trustline non si può rimuovere.",
    notMergeable: "Un account con trustline, offerte, dati o voci sponsorizzate non si può unire.",
    archived: "I dati di contratto archiviati vanno prima ripristinati, in un’altra transazione.",
    unauthorized: "La chiamata ha bisogno di un’autorizzazione che la transazione non contiene.",
    feeTooLow: "La commissione è troppo bassa: la chiamata costa almeno {amount}.",

    // Warnings.
    mayFail: "Può fallire. {reason}",
    closes: "Il tuo account viene chiuso e non vi resta nulla: {amount} vanno a {destination}.",
    closesAtLeast:
      "Il tuo account viene chiuso e non vi resta nulla: almeno {amount} vanno a {destination}.",
    locked: "Nessuno potrà più firmare per il tuo account: resterà bloccato per sempre.",
    noPayments: "Nemmeno tutti i firmatari insieme potranno più fare pagamenti.",
    noNewSigners: "Nemmeno tutti i firmatari insieme potranno più cambiare i firmatari.",
    allows: "Questo consente a {spender} di spendere fino a {amount} di ciò che è tuo.",
    notAsStated: "La chiamata non è ciò che dice. Non farebbe questo: {sentence}",
    takesMore: "La chiamata non è ciò che dice. Ti toglierebbe anche {amount}.",
    takesMoreFor: "La chiamata non è ciò che dice. Ti toglierebbe anche {amount}, per {to}.",
    tokenUnits: "{amount} unità del token {contract}",
  },
  errors: {
    // Any wallet.
    engineMissing:
      "Impossibile caricare le funzioni dei wallet. Controlla la connessione e riprova.",
    noAddress: "{wallet} non ha restituito un indirizzo Stellar.",
    notInstalled: "{wallet} non è installato",
    noAnswerInTime: "Non è arrivata alcuna risposta in tempo.",
    disconnected: "Il wallet è stato disconnesso.",
    networkChanged: "La rete è stata cambiata durante la richiesta.",
    otherConnection: "È stata avviata un’altra connessione.",
    canceled: "La richiesta è stata annullata.",
    slowToLoad:
      "{wallet} ha impiegato troppo tempo a caricarsi. Controlla la connessione e riprova.",
    notLoaded: "Impossibile caricare {wallet}. Controlla la connessione e riprova.",
    cannotDo: "{wallet} non supporta la funzione “{method}”",
    slowNetwork: "{wallet} non ha comunicato in tempo la propria rete.",
    noNetwork: "{wallet} non ha comunicato alcuna rete.",
    wrongNetwork:
      "{wallet} è su {actual}, ma questa richiesta è per {expected}. Cambia rete in {where}, poi riprova.",
    expired: "{wallet} non ha risposto. La richiesta è scaduta.",
    neverOpened: "La finestra di {wallet} non è stata aperta in tempo. La richiesta è scaduta.",
    windowClosed: "La finestra di {wallet} è stata chiusa.",
    unresponsive: "{wallet} non risponde. Forse è stato disattivato o disinstallato.",
    removed: "Il wallet è stato rimosso durante la richiesta.",
    notConnected:
      "Nessun account è connesso e non è stato indicato alcun indirizzo. Prima connettiti.",
    cannotSignFor: "{wallet} non può firmare per {network}.",
    noSignature: "{wallet} non ha restituito una firma.",
    cannotSignEntries: "{wallet} non può firmare voci di autorizzazione di {type}.",
    typeNine: "tipo 9",
    typeTen: "tipo 10 (con indirizzo)",
    accountChanged: "L’account in {wallet} è cambiato durante la richiesta. Riprova.",
    signsText: "{wallet} firma testo, non byte.",
    signsWithAccounts: "{wallet} firma solo con account G…. Firmerebbe con un altro account.",
    unreadableReply: "{wallet} ha inviato una risposta illeggibile, che è stata ignorata.",
    stopped: "{wallet} si è interrotto prima di rispondere. Riprova.",
    switchedOff: "{wallet} è stato disattivato o aggiornato. Ricarica questa pagina.",
    closedEarly: "La finestra di {wallet} è stata chiusa prima del completamento.",
    works: "{wallet} funziona solo nelle pagine web.",

    // Addresses, base64 and XDR.
    badAddress: "Indirizzo Stellar non valido: {reason}.",
    addressEmpty: "è vuoto",
    addressSecret: "inizia con S come una chiave segreta; non condividere mai una chiave segreta",
    addressStart: "deve iniziare con G, M o C",
    addressLength: "il numero di caratteri è {length} invece di {wanted}",
    addressChecksum: "un carattere è errato (il checksum non corrisponde)",
    addressSecond: "il suo secondo carattere è errato",
    badBase32: "Non è base32: solo A-Z e 2-7.",
    cutBase32: "Non è base32: manca un carattere, o l’ultimo è errato.",
    badHex: "Hex non valido: serve un numero pari dei caratteri 0-9 e a-f.",
    badBase64: "Non è base64: solo A-Z, a-z, 0-9, + e /, completato con =.",
    xdrEmpty: "L’XDR è vuoto. Inserisci base64.",
    xdrTooLarge: "L’XDR è più grande di quanto qualsiasi rete accetti.",
    badXdr: "L’XDR non è valido al byte {offset}: {reason}.",
    xdrShort: "termina troppo presto",
    xdrDeep: "è annidato troppo in profondità",

    // Verification.
    insecure:
      "In questa pagina non si possono verificare le firme: i browser offrono la crittografia solo tramite https e su http://localhost.",
    verifierFailed: "Il browser non ha potuto verificare la firma.",
    verifierMissing: "Impossibile caricare la libreria che verifica le firme. Ricarica la pagina.",
    badSignature: "Il wallet non ha restituito una firma valida (64 byte in base64).",
    badHexSignature: "Il wallet non ha restituito una firma valida (64 byte in hex).",
    otherEntryAddress: "La voce di autorizzazione è per {actual}, non per {expected}.",
    anotherNetwork: "un’altra rete",
    notAuthorization:
      "Questa non è un’autorizzazione da firmare (un HashIdPreimage di tipo 9 o 10). {reason}",
    invalidForRequest:
      "Il wallet ha restituito una firma che non è valida per {address} e questa richiesta.",
    invalidForTransaction:
      "Il wallet ha restituito una firma che non è valida per {address} e questa transazione.",
    otherSigner: "{actual} ha firmato, non {expected}. Scegli {choice} nel wallet e riprova.",
    anotherAccount: "Un altro account",
    noTransaction: "Il wallet non ha restituito una transazione. {reason}",
    unsigned: "Il wallet ha restituito la transazione senza firma.",
    otherNetwork: "Il wallet ha firmato per {actual}, non per {expected}.",
    lostSignature:
      "Il wallet ha rimosso una firma che la transazione {hash} aveva già. Non inviarla.",
    otherTransaction:
      "Il wallet ha restituito una transazione ({returned}) diversa da quella richiesta ({sent}). Non inviarla.",
    submittedOther: "Il wallet ha inviato una transazione diversa da quella richiesta.",

    // Albedo.
    albedoOld:
      "Questa versione di Albedo non firma i messaggi secondo SEP-53, quindi la firma è stata respinta. Aggiorna Albedo.",
    albedoProtocol:
      "Albedo usa la versione {actual} del protocollo, ma serve la versione {expected}. La sua finestra è stata chiusa.",
    albedoBlocked:
      "Il browser ha bloccato la finestra di Albedo. Consenti i pop-up per questo sito, poi riprova.",
    albedoNetworks: "Albedo firma solo per le reti Public e Testnet.",

    // Freighter.
    freighterUnlock: "Apri l’estensione, sbloccala, poi riprova.",
    freighterLong: "Il messaggio è troppo lungo perché Freighter possa mostrarlo.",
    freighterHttp:
      "Freighter rifiuta Mainnet nelle pagine http://. Apri questa pagina tramite https://.",
    freighterMobile: "Nel browser mobile di Freighter, connettiti con WalletConnect.",
    freighterFrame:
      "Freighter non funziona all’interno di un frame. Apri questa pagina in una propria scheda.",
    freighterSilent: "Freighter non ha risposto.",
    declined: "La richiesta è stata rifiutata in {wallet}, o la sua finestra è stata chiusa.",

    // HOT.
    hotClosed:
      "HOT è stato chiuso prima di rispondere. Se mostra ancora la richiesta altrove, rifiutala lì.",
    hotNetwork: "HOT firma solo per la rete Public.",
    hotHttps: "HOT funziona solo nelle pagine https.",
    hotIncomplete: "HOT non ha completato la richiesta.",
    hotSilent: "Il servizio di connessione di HOT non ha risposto. Riprova.",
    hotFailed: "Il servizio di connessione di HOT non ha funzionato ({reason}). Riprova più tardi.",
    hotOffline: "Il servizio di connessione di HOT non è raggiungibile. Controlla la connessione.",

    // Ledger.
    ledgerDifferent: "Il Ledger ora mostra un altro indirizzo per questo account.",
    ledgerBlind:
      "Il Ledger non può mostrarlo, e la sua app Stellar firma solo ciò che può mostrare. Per firmarlo comunque, attiva la firma alla cieca nelle impostazioni dell’app sul dispositivo.",
    ledgerApp: "L’app Stellar non è aperta sul Ledger. Apri l’app Stellar, poi riprova.",
    ledgerCannotShow: "Il Ledger non può mostrarlo, quindi non lo firma.",
    ledgerDeclined: "La richiesta è stata rifiutata sul Ledger.",
    ledgerLocked: "Il Ledger è bloccato. Sbloccalo, apri la sua app Stellar, poi riprova.",
    ledgerStatus: "Il Ledger ha dato un errore con stato {status}.",
    ledgerUnreadable: "La risposta del Ledger è illeggibile, quindi non è stata usata.",
    ledgerDamaged:
      "La risposta del Ledger è arrivata danneggiata, quindi non è stata usata. Scollega il dispositivo e collegalo di nuovo.",
    ledgerType: "Ledger firma solo voci di autorizzazione di tipo 9.",
    ledgerHttps: "Ledger funziona solo nelle pagine https e su http://localhost.",
    ledgerBrowser:
      "Questo browser non può connettersi a un Ledger: non ha WebHID. Usa Chrome, Edge, Brave o Opera.",
    ledgerFrame:
      "Questa pagina è in un frame che non può usare dispositivi. Aprila in una propria scheda.",
    ledgerUnplugged:
      "Non è collegato alcun Ledger che questa pagina possa usare. Collegalo, sbloccalo, apri la sua app Stellar, poi riprova.",
    ledgerClick: "Il browser richiede un clic prima di elencare i dispositivi. Riprova.",
    ledgerList: "Il browser non ha potuto elencare i dispositivi.",
    ledgerNotChosen:
      "Non è stato scelto alcun dispositivo. Collega il tuo Ledger, sbloccalo e sceglilo nell’elenco del browser.",
    ledgerSignatures: "La transazione ha già 20 firme, il massimo.",
    ledgerBusy:
      "Il Ledger è in uso in un’altra scheda o in un altro programma. Chiudi l’app di Ledger e le altre pagine che lo usano, poi riprova.",
    ledgerLost:
      "Il Ledger è stato scollegato, o la sua app è stata chiusa. Collegalo, sbloccalo, apri la sua app Stellar, poi riprova.",
    ledgerIndex: "L’indice di un account deve essere un numero intero da 0 a 2147483647.",
    ledgerOther:
      "Questo Ledger ha un altro account in {path}. Collega quello con cui ti sei connesso.",
    ledgerVersion:
      "L’app Stellar su questo Ledger è alla versione {actual}. Per firmare {what} serve la versione {wanted} o successiva. Aggiornala nell’app di Ledger.",
    ledgerEntries: "voci di autorizzazione",
    ledgerMessages: "messaggi",

    // LOBSTR.
    lobstrNetwork: "LOBSTR firma solo per la rete Public.",
    lobstrAccount:
      "LOBSTR ha dato accesso a {actual}, ma la richiesta è per {expected}. Scegli quell’account in LOBSTR o connettiti di nuovo.",
    lobstrSilent: "LOBSTR non ha risposto.",
    lobstrDeclined:
      "La richiesta è stata rifiutata in LOBSTR, o la sua finestra è stata chiusa. Se il telefono la mostra ancora, rifiutala lì: si può ancora confermare.",
    lobstrFailed:
      "LOBSTR non ha potuto firmare. Forse nel frattempo ha ricevuto un’altra richiesta. Riprova.",
    lobstrWindow: "LOBSTR non ha potuto aprire la sua finestra. Riprova.",
    lobstrUnknown: "LOBSTR non riconosce più questa pagina. Connettiti di nuovo.",
    lobstrPhone: "Su un telefono, connetti LOBSTR con WalletConnect.",

    // Rabet.
    rabetFeeBump: "Rabet non firma transazioni di fee bump.",
    rabetAccount:
      "Rabet usa un altro account ({actual}). Passa lì a {expected} o connettiti di nuovo.",
    rabetNoSignature:
      "Rabet non ha restituito alcuna firma. Non ha potuto firmare questa transazione.",
    rabetLocked: "Rabet è ancora bloccato. Aprilo, sbloccalo, poi riprova.",
    rabetNetworks: "Rabet firma solo per le reti Public e Testnet.",
    rabetHint: "Rabet chiude la sua finestra dopo 30 secondi.",
    rabetSettings:
      "Rabet non risponde. Apri Rabet, salva una volta le sue impostazioni, poi riprova.",
    rabetSilent: "Rabet non ha risposto. Riprova. {hint}",
    rabetChanged: "L’account in Rabet è stato cambiato durante la richiesta. Riprova.",
    rabetDeclined:
      "La richiesta è stata rifiutata in Rabet, o la sua finestra è stata chiusa. {hint}",
    rabetPrivacy:
      "Rabet segnala che questo sito non è connesso, anche se si è appena connesso. Nelle impostazioni di Rabet (General), disattiva Privacy mode e salva. Tieni la finestra di questo browser interamente sullo schermo, poi riprova.",
    rabetNoAccount: "Rabet non ha ancora un account. Creane uno in Rabet, poi riprova.",
    rabetRelocked: "Rabet è stato bloccato prima di firmare. Sbloccalo, poi riprova.",
    rabetUnreadable: "Rabet non ha potuto leggere questa transazione.",
    rabetWindow:
      "Rabet non ha potuto aprire la sua finestra. Sposta la finestra di questo browser interamente sullo schermo, poi riprova.",
    rabetTimedOut: "Rabet ha chiuso la sua finestra dopo 30 secondi senza risposta. Riprova.",

    // Wallets on a phone.
    phoneSession: "Il servizio di connessione non è raggiungibile. La sessione è ancora aperta.",
    phoneUnsupported: "Il wallet sul telefono non supporta questa richiesta.",
    phoneExpired: "La richiesta è scaduta senza una risposta dal telefono.",
    phoneOffline:
      "Il servizio di connessione non è raggiungibile. Controlla la connessione, poi riprova.",
    phoneEnded: "Il wallet ha chiuso la sessione, o la sessione è scaduta. Connettiti di nuovo.",
    phoneAccount:
      "{wallet} non condivide l’account richiesto. Sceglilo nel wallet, poi connettiti di nuovo.",
    phoneNetwork:
      "{wallet} è connesso a {actual}, ma questa richiesta è per {expected}. Cambia rete nel wallet, poi connettiti di nuovo.",
    phoneRejected: "Il wallet ha inviato la transazione, ma la rete l’ha respinta{hash}.",
    phoneSent:
      "Il wallet ha firmato e inviato la transazione ({status}), ma non l’ha restituita. Usa invece signAndSubmitTransaction.",
    phoneLong:
      "Il messaggio è troppo lungo. I wallet sui telefoni accettano al massimo {most} byte.",

    // xBull.
    xbullClosed:
      "La finestra di xBull è stata chiusa, o non ha ricevuto la richiesta. Riprova. Se non basta, ricarica questa pagina.",
    xbullDeclined: "La richiesta è stata rifiutata in xBull.",
    xbullUnread:
      "La richiesta è stata rifiutata in xBull. Se xBull non ha chiesto nulla, non ha potuto leggerla.",
    xbullNoAccount: "xBull non ha ancora un account. Prima creane uno in xBull.",
    xbullUnknown: "xBull non ha questo account su questa rete.",
    xbullSilent: "xBull ha dato un errore senza dire perché. Forse non conosce questa rete.",
    xbullLong: "Il messaggio è troppo lungo per xBull. Può avere al massimo {most} caratteri.",
  },
  explorer: {
    transaction: "Vedi questa transazione in un explorer (nuova scheda)",
    asset: "Vedi l’asset {code} in un explorer (nuova scheda)",
    address: "Vedi {address} in un explorer (nuova scheda)",
  },
  failures: {
    otherNetwork: "Questo è per un’altra rete",
    rejected: "Rifiutata: non è stato firmato nulla",
    "popup-closed": "La finestra di {wallet} è stata chiusa: non è stato firmato nulla",
    aborted: "Annullata",
    "wrong-network": "{wallet} è su un’altra rete",
    "wrong-account": "Firmato con un altro account: respinto",
    unsupported: "{wallet} non può firmarlo",
    "bad-request": "Questo non si può firmare",
    "no-wallet": "Nessun wallet connesso",
    external: "Un servizio non ha funzionato",
    locked: "{wallet} è bloccato",
    "wrong-app": "Su {wallet} è aperta un’altra app",
    unplugged: "{wallet} non è collegato",
    "not-installed": "{wallet} non è installato",
    "page-stale": "Ricarica questa pagina",
    "popup-blocked": "Il browser ha bloccato la finestra di {wallet}",
    timeout: "Nessuna risposta da {wallet}",
    altered: "{wallet} ha firmato qualcos’altro: respinto",
    "bad-signature": "Firma non valida: respinta",
    "bad-reply": "Risposta inattesa da {wallet}",
    outdated: "{wallet} va aggiornato",
    internal: "Qualcosa è andato storto in {wallet}",

    // The reasons, instead of hashes.
    lostSignature: "Il wallet ha rimosso una firma dalla transazione. Non inviarla.",
    otherTransaction: "Una transazione diversa da quella richiesta. Non inviarla.",
    details: "Dettagli",
  },
  inbox: {
    refused: "Impossibile aprire questo link",
    dismiss: "Ignora",
    transactionRefused: "La transazione di questo link non si può firmare. {reason}",
    unknownNetwork: "Questo è per una rete sconosciuta: “{network}”.",
  },
  links: {
    // Why a link is refused.
    notStellar: "Questo non è un link web+stellar:.",
    tooLong: "Questo link è troppo lungo per un link Stellar.",
    unsupported:
      "Questo link chiede “{operation}”. Sono supportati solo transazioni (tx) e pagamenti (pay).",
    twice: "Questo link contiene “{field}” due volte.",
    messageTooLong: "Il messaggio di questo link supera i {most} caratteri.",
    badCallback: "Il callback di questo link non è un indirizzo web.",
    noTransaction: "Questo link non contiene una transazione.",
    replaces:
      "Questo link chiede di compilare campi della transazione prima della firma, il che non è supportato. Chiedi la transazione completa.",
    badSigner: "Questo link chiede la firma di qualcosa che non è un account.",
    noRecipient: "Questo link non ha un destinatario.",
    badRecipient: "Il destinatario di questo link non è un indirizzo.",
    badAmount: "L’importo di questo link non si può pagare. {reason}",
    badAsset: "All’asset di questo link manca il codice o l’emittente.",
    badMemoType: "Il tipo di memo di questo link non esiste.",
    badMemo: "Il memo di questo link non si può inviare. {reason}",

    // What a link says besides its request.
    details: "Dettagli del link",
    opened: "Aperto da un link, per {network}",
    authored: "Il contenuto è stato scelto dall’autore del link. Leggilo prima di firmare.",
    says: "Dice",
    quoted: "“{message}”",
    from: "Da",
    claimed: "{domain} (secondo il link, non verificato)",
    signer: "Deve firmare",
    otherSigner: "Il link chiede la firma di un altro account",
    delivers: "Il link chiede di consegnare la transazione firmata",
    deliver:
      "Questa pagina non invia nulla ad altri siti. Se ti fidi di questo indirizzo, copia o scarica la transazione firmata e inviala lì di persona:",
    copyDelivery: "Copia l’indirizzo di consegna",

    // Registering this page for links.
    open: "Apri i link web+stellar: con questa pagina",
    openHint:
      "I link di altri siti che iniziano con web+stellar: si apriranno qui. Il loro contenuto resta nel tuo browser; nessun server lo riceve.",
    ask: "Chiedi al mio browser",
    asked: "Se il browser lo chiede, consenti. Puoi annullare nelle sue impostazioni.",
    notAsked: "Il tuo browser non consente a questa pagina di aprire link.",

    // An item that waits for a wallet.
    ready: "Una transazione è pronta per l’invio",
    transactionWaits: "Una transazione attende la tua firma",
    paymentWaits: "Un pagamento ti attende",
    connectFirst: "Connetti un wallet per continuare",
    discard: "Scarta",
  },
  list: {
    several: "Più transazioni",
    form: "Elenco di transazioni",
    envelopes: "Envelope di transazione",
    hint: "XDR in base64, uno per riga. Incolla qui o trascina dei file.",
    start: "Controlla una dopo l’altra",

    // Why a list can't be read.
    nothing: "Incolla transazioni o trascina dei file.",
    tooMany: {
      one: "Un elenco può avere {count} transazione.",
      many: "Un elenco può avere {count} di transazioni.",
      other: "Un elenco può avere {count} transazioni.",
    },
    wrong: "Transazione {number}: {reason}",
    twice: "Le transazioni {first} e {second} sono uguali.",

    // The list.
    transactions: "Transazioni",
    progress: "Transazione {number} di {all}. Firmate finora: {signed}.",
    result: "Firmate: {signed} di {all}.",
    numbered: "{number}.",
    andMore: {
      one: "{first} e {count} altra operazione",
      many: "{first} e {count} di altre operazioni",
      other: "{first} e altre {count} operazioni",
    },
    signed: "Firmata e verificata",
    now: "In esame",
    skipped: "Saltata",
    waiting: "Non ancora firmata",
    open: "Apri",
    openNumber: "Apri la transazione {number}",
    review: "Controlla",
    reviewNumber: "Controlla la transazione {number}",

    // What can be done.
    skip: "Salta",
    stop: "Interrompi",
    resume: "Continua con le altre",
    signedEnvelopes: "Envelope firmati",
    none: "Non è stato firmato nulla",
    discard: "Scarta l’elenco",
  },
  message: {
    lead: "Un messaggio firmato dimostra che il tuo indirizzo è tuo. Non sposta fondi.",
    message: "Messaggio",
    format: "Formato del messaggio",
    text: "Testo",
    hex: "Byte in esadecimale",
    base64: "Byte in base64",
    messageIn: "Messaggio, in {format}",
    textOnly: "{wallet} accetta un messaggio come testo e ne firma i byte.",
    nothing: "Inserisci il messaggio da firmare.",
    notText: "Questi byte non sono testo UTF-8, e {wallet} firma solo testo.",
    unsupported: "{wallet} non firma messaggi",
    unsupportedHint: "Connetti un wallet che lo fa, come Freighter, Albedo o xBull.",
    matches: "La firma corrisponde al tuo messaggio.",
    signAnother: "Firmane un altro",

    // What is wrong with typed bytes.
    noBytes: "Inserisci i byte da firmare.",
    badHex: "I byte in esadecimale sono coppie delle cifre 0–9 e a–f.",
    badBase64: "Questo non è base64.",
  },
  networks: {
    title: "Reti",
    close: "Chiudi",

    // The networks that were added.
    added: "Aggiunte da te, in questo browser",
    remove: "Rimuovi",
    removeNamed: "Rimuovi {network}",
    removed: "{network} è stata rimossa.",
    isAdded: "{network} è stata aggiunta e ora la pagina la usa.",
    notSaved: "Il browser non ha potuto salvarla. Resta finché non chiudi questa pagina.",

    // The form.
    add: "Aggiungi una rete",
    onlyListed:
      "Questo sito può connettersi solo alle reti indicate dal suo gestore. Le altre verranno rifiutate.",
    preset: "Rete da aggiungere",
    local: "Quickstart locale",
    another: "Un’altra rete",
    name: "Nome",
    passphrase: "Passphrase della rete",
    horizon: "Indirizzo di Horizon",
    rpc: "Indirizzo dell’RPC",
    asked: "Prima di aggiungerla, si chiede a Horizon e all’RPC la loro passphrase.",
    submit: "Controlla e aggiungi",
    asking: "Richiesta a Horizon e all’RPC…",
    failed: "Impossibile aggiungere questa rete",

    // What is wrong with a field.
    noName: "Inserisci un nome.",
    noPassphrase: "Inserisci la passphrase.",
    noAddress: "Inserisci l’indirizzo.",
    tooLong: "Usa al massimo {most} caratteri.",
    nameTaken: "Un’altra rete ha questo nome.",
    otherName: "La rete con questa passphrase si chiama {name}.",
    known: "Questa rete c’è già: {network}.",
    badAddress: "Usa un indirizzo https o un indirizzo http di localhost.",

    // What is wrong with a server.
    otherPassphrase: "{server}: il server indica un’altra passphrase, “{passphrase}”.",
    reportsNone: "{server}: il server non indica alcuna passphrase di rete. Controlla l’indirizzo.",
    badStatus: "{server}: il server ha risposto con lo stato HTTP {status}.",
    refused:
      "{server}: questo sito non può connettersi a {origin}. Il suo gestore può consentire altre reti in config.json.",
    onlyHttps:
      "{server}: questo sito può connettersi solo a indirizzi https e a http://localhost, non a {origin}.",
    late: "{server}: nessuna risposta da {origin}.",
    noCors:
      "{server}: {origin} risponde, ma non consente a questa pagina di leggere la risposta (CORS). Il suo gestore può consentire {page}.",
    unreachable:
      "{server}: {origin} non è raggiungibile. Controlla l’indirizzo e che il server sia attivo.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Qualcosa è andato storto.",
    partNotLoaded:
      "Impossibile caricare una parte di questa pagina. Controlla la connessione e riprova.",
    missing: "Impossibile caricare questa parte della pagina",
    missingHint: "Controlla la connessione.",
    reload: "Ricarica la pagina",
    walletsMissing: "Impossibile caricare i wallet. Controlla la connessione e riprova.",

    connect: "Connetti un wallet",

    // A text to copy, download, or scan.
    copy: "Copia",
    copyNamed: "Copia: {what}",
    copied: "Copiato!",
    copyFailed: "Il browser ha rifiutato la copia.",
    download: "Scarica .{ending}",
    downloadNamed: "Scarica .{ending}: {what}",
    code: "Codice QR",
    codeNamed: "Codice QR: {what}",
    codeTooLong:
      "Troppo lungo per un codice QR ({length} caratteri, massimo {most}). Copia invece il testo.",

    // Fields and forms.
    chooseFile: "Scegli un file",
    oneFile: "Trascina un solo file.",
    clear: "Svuota",
    clearNamed: "Svuota il modulo",
  },
  pasted: {
    noRecipient: "Inserisci l’indirizzo del destinatario.",
    federation: "Qui i nomi come alice*example.com non sono supportati; usa l’indirizzo G….",
    lookUpFirst: "Cerca prima questo nome. Così si chiede il suo indirizzo a {domain}.",
    contract: "Per pagare un contratto, usa “Chiamata a contratto”.",
  },
  payment: {
    form: "Pagamento",
    review: "Controlla il pagamento",
    notBuilt: "Impossibile creare il pagamento",
    inactive: "Il tuo account non è ancora attivo su questa rete. Prima aggiungi fondi.",
    amount: "Importo",
    canSend: "Puoi inviare fino a {amount}.",
    max: "Max.",
    maxNamed: "Max.: {amount}",
    asset: "Asset",
    assetOf: "{code} di {issuer}",
    newNeedsXlm: "Un nuovo account va creato con XLM.",
    newNeedsOne: "Un nuovo account ha bisogno di almeno 1 XLM.",
    none: "Il tuo account non ha nulla di questo asset da inviare.",
    atMost: "Puoi inviare al massimo {amount}.",

    // The memo.
    memo: "Memo",
    memoHint: "Gli exchange ne richiedono spesso uno.",
    memoContent: "Contenuto del memo",
    memoNone: "Nessuno",
    memoText: "Testo",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Return (hash)",
  },
  proof: {
    keep: "Conserva una prova",
    hint: "Una prova contiene ciò che è stato firmato, la firma e l’indirizzo. Chiunque l’abbia può leggerla e verificarla nella scheda “Verifica”, anche offline. Nessun server la riceve.",
    save: "Salva come file",
    link: "Link alla prova",
    tooLongForLink: "Questa prova è troppo lunga per un link. Salvala come file.",

    // Why a proof can't be read.
    damagedLink: "Questo link è incompleto o danneggiato. Copialo di nuovo.",
    missing: "Incolla una prova o scegli il suo file.",
    tooLarge: "È troppo grande per una prova.",
    notJson: "Questa non è una prova: non è JSON, o ne manca una parte.",
    otherJson: "Questo JSON non è la prova di una firma.",
    otherVersion:
      "Questa prova è stata salvata da un’altra versione di questa pagina, e questa non può leggerla.",
    otherKind: "Questa prova è di un tipo sconosciuto.",
    noField: "A questa prova manca “{field}”.",
    unknownField: "Questa prova ha un campo sconosciuto, “{field}”.",
    badSigner: "Il firmatario di questa prova non è un indirizzo.",
  },
  recipients: {
    // The destination.
    destination: "Destinazione",
    example: "G…, M… o nome*dominio",
    lookUp: "Cerca",
    lookUpName: "Cerca {name}",
    lookingUp: "Ricerca di questo nome…",
    isName: "È {name}.",
    withHint: "{name} {hint}",
    own: "È il tuo stesso account.",
    checking: "Controllo di questo account…",
    exists: "Questo account esiste.",
    missing: "Nuovo account: questo pagamento lo creerà (minimo 1 XLM).",
    unknown: "Non è stato possibile controllare se questo account esiste.",

    // Why a name could not be looked up.
    notDomain: "“{domain}” non è un nome di dominio.",
    noServer: "{domain} non ha nomi: il suo stellar.toml non indica alcun server di federation.",
    noName: "{domain} non conosce questo nome.",
    blocked: "Questa pagina non può connettersi a {host}. Chiedi l’indirizzo G….",
    unreachable: "{host} non è raggiungibile. Riprova o chiedi l’indirizzo G….",
    notAccount: "{domain} ha risposto qualcosa che non è un account.",
    unreadableMemo: "{domain} chiede un memo che questa pagina non può leggere.",

    // Recent recipients and the address book.
    book: "Destinatari recenti e salvati",
    recent: "Recenti",
    clear: "Svuota",
    clearRecent: "Svuota i destinatari recenti",
    addressBook: "Rubrica",
    empty: "È vuota. Ciò che salvi resta solo in questo browser.",
    memo: "memo {memo}",
    remove: "Rimuovi {name}",
    enterFirst: "Inserisci sopra una destinazione per salvarla qui con un nome.",
    nameFor: "Nome per {address}",
    nameForMemo: "Nome per {address}, con il suo memo",
    save: "Salva",
    rename: "Rinomina",
    saved: "Salvato.",
    full: {
      one: "La rubrica è piena: può avere {count} voce.",
      many: "La rubrica è piena: può avere {count} di voci.",
      other: "La rubrica è piena: può avere {count} voci.",
    },
    notKept: "Questo browser non lo conserva: resta finché non chiudi la pagina.",

    // What is wrong with a name.
    enterName: "Inserisci un nome.",
    longName: {
      one: "Un nome può avere {count} carattere.",
      many: "Un nome può avere {count} di caratteri.",
      other: "Un nome può avere {count} caratteri.",
    },
    invisible: "Questo nome contiene caratteri invisibili.",
    secretName: "Questo sembra un segreto. Inserisci un nome.",

    // The file.
    saveFile: "Salva come file",
    importFile: "Importa un file",
    imported: {
      one: "{count} voce letta; nuove: {added}.",
      many: "{count} di voci lette; nuove: {added}.",
      other: "{count} voci lette; nuove: {added}.",
    },
    largeFile: "Questo file è troppo grande per una rubrica.",
    notJson: "Questo file non è JSON, quindi non è una rubrica.",
    notBook: "Questo file non è una rubrica di questa pagina.",
    otherVersion: "Questa rubrica è stata salvata da un’altra versione di questa pagina.",
    manyEntries: {
      one: "Una rubrica può avere {count} voce; questa ne ha di più.",
      many: "Una rubrica può avere {count} di voci; questa ne ha di più.",
      other: "Una rubrica può avere {count} voci; questa ne ha di più.",
    },
    badEntry: "La voce {number} di questo file non è un nome con un indirizzo.",
  },
  results: {
    confirmed: "Confermata",
    confirmedIn: "Confermata nel ledger {ledger}",
    rejected: "La rete l’ha respinta",
    unknownCode: "La rete ha restituito {code}.",
    status: "Horizon ha restituito lo stato {status}.",
    unanswered: "Ancora nessuna risposta",
    mayApply:
      "La rete può ancora eseguirla finché non scade. Inviare di nuovo lo stesso envelope è sicuro: può essere eseguito una sola volta.",
  },
  sandbox: {
    title: "Sandbox",
    wallet: "Wallet simulato",

    // What the wallet will do.
    response: "Risposta",
    ask: "Chiedi a me",
    approve: "Approva",
    reject: "Rifiuta",
    never: "Non rispondere mai",
    close: "Chiudi la sua finestra",
    alter: "Firma qualcos’altro",
    "wrong-signer": "Firma con un altro account",
    willAsk: "{wallet} ti chiederà",
    willApprove: "{wallet} approverà da solo",
    willReject: "{wallet} rifiuterà ogni richiesta",
    willNever: "{wallet} non risponderà mai",
    willClose: "{wallet} chiuderà la sua finestra",
    willAlter: "{wallet} firmerà qualcos’altro",
    willMistake: "{wallet} firmerà con un altro account",
    locked: "{wallet} è bloccato",
    notInstalled: "{wallet} non è installato",
    off: "{wallet} è spento",
    unplugged: "{wallet} non è collegato",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Account",
    network: "Rete",
    extension: "Installato",
    site: "Installato",
    either: "Estensione installata",
    phone: "Telefono acceso, scansiona lo schermo",
    device: "Collegato",
    lock: "Bloccato",
    reset: "Reimposta",
    quirks: "Particolarità di {wallet}",
    notReceived: "Non è stato ricevuto.",

    // The services between the page and a phone.
    bridge: "Tra la pagina e il telefono",
    noServer: "Il server della sandbox non risponde.",
    refused: "Il server della sandbox ha rifiutato.",
    relay: "Relay",
    works: "funziona",
    slow: "è lento",
    loses: "perde il prossimo messaggio",
    silent: "non risponde",
    refuses: "rifiuta questa app",
    unreachable: "non è raggiungibile",
    explorer: "Elenco dei wallet",
    hostile: "ha voci malevole",
    fails: "fallisce",
    garbage: "non è un elenco",
    missing: "non arriva mai",

    // Messages.
    messages: "Messaggi",
    noMessages: "Qui compaiono i messaggi tra la pagina e il wallet.",
    latest: "Ultimi messaggi",
    received: "{time}  pagina → wallet  {name}",
    sent: "{time}  wallet → pagina  {name}",

    // Messages of a device.
    publicKey: "chiave pubblica",
    signTransaction: "firma una transazione",
    configuration: "configurazione",
    signHash: "firma un hash",
    signAuthorization: "firma un’autorizzazione",
    signMessage: "firma un messaggio",
    command: "comando {code}",
    continued: "{command}, continuazione",
    done: "fatto",
    denied: "rifiutato",
    deviceLocked: "bloccato",
    blindOff: "la firma alla cieca è disattivata",
    otherApp: "è aperta un’altra app",
    unknownCommand: "sconosciuto all’app",
    tooLarge: "troppo grande da mostrare",
    notShown: "non si può mostrare",
    status: "stato {code}",

    // Recipients of a payment.
    recipients: "Account della sandbox",
    inSandbox: "Nella sandbox:",
    pay: "Paga {name}, {address}",
  },
  secrets: {
    secretKey:
      "Sembrava una chiave segreta. L’abbiamo rimossa; nulla è stato salvato o inviato. Non inserirla mai in un sito web, nemmeno in questo: il tuo wallet firma per te.",
    recoveryPhrase:
      "Sembrava una frase di recupero. L’abbiamo rimossa; nulla è stato salvato o inviato. Non inserirla mai in un sito web, nemmeno in questo: il tuo wallet firma per te.",
  },
  shortcuts: {
    title: "Scorciatoie da tastiera",
    transaction: "Apri “Transazione”",
    authorization: "Apri “Autorizzazione”",
    message: "Apri “Messaggio”",
    check: "Apri “Verifica”",
    connect: "Connetti un wallet",
    field: "Vai al primo campo",
    network: "Vai alla rete",
    list: "Mostra questo elenco",
    use: "Usa queste scorciatoie",
    hint: "Funzionano quando non stai scrivendo in un campo.",
    close: "Chiudi",
  },
  sign: {
    steps: "Passaggi",
    compose: "Prepara",
    review: "Controlla e firma",
    sendStep: "Invia",

    // Where a transaction comes from.
    source: "Origine della transazione",
    payment: "Nuovo pagamento",
    import: "Importa transazione",
    importForm: "Envelope della transazione",
    envelopeOrLink: "Envelope di transazione o link",
    envelopeHint:
      "XDR in base64, un link web+stellar: o un link che hai ricevuto. Incolla qui o trascina un file.",
    nothingPasted: "Incolla una transazione o un link, o trascina un file.",
    reviewTransaction: "Controlla la transazione",
    emptyFile: "Questo file è vuoto.",
    largeFile: "Questo file è troppo grande per un envelope.",
    noEnvelope: "Questo file non contiene un envelope di transazione.",

    // The review.
    aboutToSign: "Ciò che stai per firmare",
    aboutToSend: "Ciò che stai per inviare",
    signIn: "Firma con {wallet}",
    theWallet: "il wallet",
    theWalletFirst: "Il wallet",
    edit: "Modifica",
    discard: "Scarta",
    send: "Invia",
    sendAgain: "Invia di nuovo",
    withoutSigning: "Continua senza firmare",

    // Warnings.
    notMentioned:
      "Questa transazione non menziona il tuo account. Forse non ha bisogno della tua firma.",
    otherAccount: "Questa transazione appartiene a un altro account.",
    expired: "È scaduta: la rete non la eseguirà.",
    used: "Il suo numero di sequenza è già stato usato: la rete non la eseguirà.",
    ahead: "Il suo numero di sequenza è in anticipo: prima va eseguita un’altra transazione.",

    // What was verified.
    verified: "Firmata e verificata",
    signed: "Firmata",
    sameTransaction: "È esattamente la transazione che hai controllato.",
    validFor: "La firma di {address} è valida per {network}.",
    validForAddress: "È valida per l’indirizzo richiesto.",
    notVerified: "Non è stato possibile verificare la firma.",
    altered: "Il wallet ha firmato una transazione diversa da quella richiesta, come consentito.",
    unreported: "Il wallet non ha restituito nulla che potessimo verificare.",
    off: "La verifica è disattivata.",
    envelope: "Envelope firmato",
    signature: "Firma (64 byte, base64)",
    address: "Indirizzo",
    startAnother: "Iniziane un’altra",

    // Sending.
    sending: "Inviata a {network}. In attesa di conferma…",
    sent: "Transazione inviata",
    copyHash: "Copia l’hash della transazione",
  },
  signatures: {
    // Who has signed.
    signatures: "Firme",
    inside: "Firme della transazione interna",
    feeBump: "Firme del fee bump",
    ready: "Pronta per l’invio",
    forAccount: "Per {account}",
    signed: "{address} ha firmato, {weight}",
    notSigned: "{address} non ha ancora firmato, {weight}",
    youSigned: "{address} (tu) ha firmato, {weight}",
    youNotSigned: "{address} (tu) non ha ancora firmato, {weight}",
    weight: "peso {weight}",
    unknown:
      "Non è stato possibile leggere i firmatari di questo account, quindi non sappiamo quale peso manca.",
    fullySigned: "Firmata completamente ({weight} su {needed}, {threshold}).",
    partlySigned: "Firmata in parte ({weight} su {needed}, {threshold}). Peso mancante: {missing}.",
    low: "soglia bassa",
    medium: "soglia media",
    high: "soglia alta",
    otherNetwork: "Non per {network}.",
    unneeded: "Ha firme che non le servono",
    unneededHint: "La rete respinge una transazione con più firme di quante ne servano.",
    remove: "Rimuovile",

    // Passing it on.
    share: "Condividi per un’altra firma",
    shareHint:
      "Per il prossimo firmatario: il link apre questa pagina con la transazione e le sue firme. Il link contiene la transazione; nessun server la riceve, ma chiunque abbia il link può vederla.",
    shareLink: "Link da condividere",
    tooLong:
      "Questa transazione è troppo lunga per un link o un codice QR. Scaricala e invia il file al prossimo firmatario, che la apre con “Importa transazione”.",
    shareFile: "File da condividere",

    // Importing signatures.
    importSignatures: "Importa firme",
    otherCopy: "Un’altra copia",
    signedCopy: "Copia firmata di questa transazione",
    copyHint: "XDR in base64, o il link che hai ricevuto. Incolla qui o trascina un file.",
    import: "Importa",
    imported: "Importata.",
    noCopy: "Incolla la copia o un link che la contiene.",
    payment: "Questo link chiede un pagamento.",
    linkForOther: "Questo link è per un’altra rete, quindi le sue firme non vanno bene.",
    different:
      "Questa è un’altra transazione, quindi le sue firme non vanno bene. Chiedi una copia firmata della tua.",
    nothingNew: "Questa copia non ha nuove firme.",
    tooMany: "Una transazione può avere al massimo {most} firme.",
    notEnvelope: "Questo non è un envelope di transazione in base64.",
  },
  stellar: {
    // Amounts.
    noAmount: "Inserisci un importo.",
    usePoint: "Usa un punto per i decimali, come in 12.5.",
    useDigits: "Usa cifre, come in 12.5.",
    tooManyDecimals: "Usa al massimo sette decimali.",
    zero: "L’importo deve essere maggiore di zero.",
    tooLarge: "Questo importo è troppo grande per la rete.",

    // Memos.
    noMemo: "Inserisci il memo o scegli “Nessuno”.",
    memoTooLong: "Un memo di testo può avere {most} byte; questo ne ha {length}.",
    badId: "Un ID è un numero intero inferiore a 18446744073709551616.",
    badHash: "Un hash è formato da 64 cifre esadecimali.",

    // Authorizations.
    ofSource:
      "L’account di origine della transazione autorizza questa voce: basta firmare la transazione.",

    // What a server of the network didn't answer.
    noHorizon: "Horizon non è raggiungibile.",
    noAccount: "Horizon non ha restituito alcun account (stato {status}).",
    noRpc: "L’RPC della rete non è raggiungibile.",
    noLedger: "L’RPC della rete non ha restituito il suo ultimo ledger (stato {status}).",
  },
  verdicts: {
    valid: "Valida",
    validFor: "Valida per {network}",
    notValid: "Non valida",
    for: "Per {network}.",
    unknownNetwork: "Per una rete sconosciuta.",
    otherNetwork: "Non è per {network}.",
    otherAddress: "L’autorizzazione è per un altro indirizzo.",
    notSigned: "La chiave di questo indirizzo non l’ha firmato.",
    notSignedFor: "La chiave di questo indirizzo non ha firmato questa transazione per {network}.",
    albedo: "Nel vecchio formato di Albedo, che include l’indirizzo.",
    sep53: "In formato SEP-53.",
    cannotVerify: "Qui non si può verificare",
    onlyContract: "Solo il contratto di questo indirizzo può verificare le sue firme.",
    badSignature: "Una firma è di 64 byte in base64.",
    contract: "Un contratto non ha una chiave per firmare.",

    // Signatures of an envelope.
    unknownKey: "Di una chiave sconosciuta",
    unknownKeyHint:
      "La chiave termina con i byte {hint}. Se sai di chi può essere, aggiungi l’indirizzo qui sotto.",
    noKeyTried: "Di nessuna delle chiavi provate",
    noKeyTriedHint:
      "Chiavi elencate qui che terminano con {hint}: {listed}. Sono state provate solo le prime {tried}.",
    noNetwork: "Non valida per nessuna rete nota",
    noNetworkHint: "Il suo indizio indica questa chiave, ma non è la firma di questa chiave.",
  },
  wallets: {
    simulated: "simulato",
    label: "{wallet}, simulato: {title}",
    closeWindow: "Chiudi la finestra",
    note: "Sandbox: chiavi di test pubbliche, niente denaro reale.",
    moreOne: "1 altra richiesta in attesa.",
    more: "Altre {count} richieste in attesa.",
    otherAccount: "Altro account",

    // What stands before a request.
    welcome: "Ti diamo il benvenuto in {wallet}",
    noWallet: "Non è ancora configurato alcun wallet. Nella sandbox basta un clic per crearlo.",
    setUp: "Configura",
    locked: "{wallet} è bloccato",
    noPassword: "Nella sandbox si sblocca senza password.",
    unlock: "Sblocca",
    gotIt: "Ho capito",
    close: "Chiudi",

    // The browser's own dialog.
    wantsDevice: "{host} vuole connettersi a un dispositivo",
    noDevice: "Nessun dispositivo compatibile trovato.",
    browserPrompt: "Questa è la richiesta del browser. Dà alla pagina l’accesso al dispositivo.",
    cancel: "Annulla",
    connectDevice: "Connetti",

    // Requests, by kind.
    connect: "Connettere questo sito?",
    address: "Questo è il tuo indirizzo?",
    transaction: "Firmare questa transazione?",
    "auth-entry": "Firmare questa autorizzazione?",
    message: "Firmare questo messaggio?",
    hash: "Firmare questo hash?",
    token: "Aggiungere questo token?",
    batch: "Firmare queste transazioni?",
    grant: "Consentirlo senza chiedere di nuovo?",
    account: "Il tuo account",
    requestedBy: "Richiesto da {host}",
    seesAddress: "Vedrà l’indirizzo di questo account.",
    maySign: "Potrà chiedere firme.",
    addressRow: "Indirizzo",
    hashRow: "Hash",
    cannotShow: "Questo wallet non può mostrare ciò che firmi.",
    reading: "Lettura in corso…",
    reject: "Rifiuta",
    approve: "Approva",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "un envelope di transazione",
    preimage: "la preimmagine di un’autorizzazione",
    authorization: "una preimmagine o una voce di autorizzazione",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Incolla un envelope di transazione: base64 che inizia con AAAA.",
    pastePreimage: "Incolla la preimmagine che è stata firmata: base64 che inizia con AAAA.",
    pasteAuthorization:
      "Incolla una preimmagine o una voce di autorizzazione: base64 che inizia con AAAA.",

    // What an unsuitable text is.
    empty: "È vuoto.",
    address: "Questo è un indirizzo.",
    link: "Questo è un link web+stellar:.",
    webAddress: "Questo è un indirizzo web.",
    json: "Questo è JSON o codice. Incolla solo l’XDR che contiene.",
    hash: "Questo è un hash, che non contiene la transazione stessa.",
    hex: "Questo è esadecimale, non base64.",
    encoded: "Questo è codificato per URL (contiene %).",
    notBase64: "Questo non è base64: contiene “{character}”.",
    damaged: "Questo XDR è incompleto o danneggiato. Copialo di nuovo.",
    signature: "È lungo quanto una firma, 64 byte.",
    key: "È lungo quanto una chiave o un hash, 32 byte.",
    otherKind: "Questo testo è {kind}, non {wanted}.",
    startsLike: "Inizia come {kind}, ma è incompleto o è stato modificato. Copialo di nuovo.",
    unknown: "Questo è base64 valido, ma non {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "una preimmagine di qualcos’altro",
    entry: "una voce di autorizzazione",
    result: "il risultato di una transazione",
    meta: "il blocco di metadati del risultato di una transazione",
    resources: "l’insieme delle risorse di una chiamata a contratto",
    transaction: "una transazione senza il suo envelope",
    operation: "un’operazione senza la sua transazione",
    ledgerKey: "una chiave del ledger",
    contractValue: "un valore di contratto",
  },
}
