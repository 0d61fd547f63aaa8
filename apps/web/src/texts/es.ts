// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in Spanish. */
export const texts: Translation = {
  account: {
    title: "Tu cuenta",
    reload: "Recargar la cuenta",
    retry: "Intentar de nuevo",
    inactive: "Aún sin activar. Se activa con sus primeros XLM.",
    balance: "Saldo:",
    unavailable: "No disponible",
    loading: "Cargando saldo…",
    available: "{amount} disponibles",
    address: "Dirección",
    theAddress: "dirección",
    copyAddress: "Copiar dirección",

    // Facts.
    reserved: "Reservado",
    sequence: "Secuencia",
    signers: "Firmantes",
    signersNeed: {
      one: "{count}; un pago requiere un peso de {weight}",
      many: "{count}; un pago requiere un peso de {weight}",
      other: "{count}; un pago requiere un peso de {weight}",
    },
    ownership: "Titularidad",
    unknown: "Desconocida",
    remembered: "Recordada de tu última visita",
    reported: "Indicada por la billetera",
    proven: "Verificada con una firma",

    // The faucet.
    fund: "Añadir XLM de prueba",
    notFunded: "No se pudieron añadir fondos a la cuenta",
    notFundedHint: "Puede que el faucet esté ocupado. Inténtalo de nuevo en un momento.",
    faucetRefused: "El faucet no da fondos a esta cuenta.",

    // Other assets.
    others: "Otros activos",
    issuedBy: "de {issuer}",
    more: {
      one: "Mostrar {count} más",
      many: "Mostrar {count} más",
      other: "Mostrar {count} más",
    },
    checkDomain: "Comprobar el dominio principal",
    noDomain: "El emisor no tiene un dominio principal.",
    badDomain: "El dominio principal del emisor no es un nombre de dominio válido.",
    listed: "{domain} es el dominio principal del emisor e incluye este activo.",
    unlisted: "{domain} es el dominio principal del emisor, pero no incluye este activo.",
    blocked:
      "{domain} es el dominio principal del emisor. Esta página no puede conectarse a él; compruébalo por tu cuenta.",
    unreachable:
      "{domain} es el dominio principal del emisor, pero no se pudo cargar su stellar.toml.",
    openToml: "Abrir stellar.toml (pestaña nueva)",

    // What the wallet can do.
    abilities: "Qué puede hacer {wallet}",
    transactions: "Firmar transacciones",
    calls: "Autorizar llamadas a contratos",
    messages: "Firmar mensajes (SEP-53)",
    submits: "Enviar transacciones por su cuenta",
    choosesAccount: "Dejar que la app elija la cuenta",
    reconnects: "Volver a conectarse automáticamente",
    networks: "Redes: {networks}",
    notSupported: "No admite:",
    bound: "{wallet} firma para su propia red, así que la comprobamos antes de cada firma.",
  },
  activity: {
    title: "Actividad",
    clear: "Vaciar",
    empty: "Aquí aparecen tus solicitudes a la billetera, con sus resultados y lo que se verificó.",
    more: {
      one: "Mostrar {count} más",
      many: "Mostrar {count} más",
      other: "Mostrar {count} más",
    },
    copyReport: "Copiar informe",
    includeAddresses: "Incluir direcciones y hashes",

    // The kinds of entries.
    connect: "Conexión",
    transaction: "Firma de transacción",
    "auth-entry": "Firma de autorización",
    message: "Firma de mensaje",
    sent: "Transacción enviada",

    // An entry's buttons, and their names for screen readers.
    open: "Abrir",
    retry: "Intentar de nuevo",
    entry: "{kind}, {party}, {time}",
    openEntry: "Abrir: {entry}",
    retryEntry: "Intentar de nuevo: {entry}",
    copyEntry: "Copiar esta entrada: {entry}",

    // What was verified.
    connected: "Conectado",
    verified: "Verificado: el contenido coincide con la solicitud y la firma es válida",
    partlyVerified:
      "Verificado en parte: el contenido coincide con la solicitud; no se pudo verificar la firma",
    altered:
      "Verificado: una transacción distinta de la solicitada, como estaba permitido; la firma es válida",
    unreported: "Sin verificar: la billetera no devolvió nada que pudiéramos verificar",
    notVerified: "Sin verificar",
  },
  app: {
    skip: "Ir al contenido",
    gallery: "Galería de componentes",

    // The header.
    language: "Idioma",
    languageMissing: "No se pudo cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.",
    network: "Red",
    theme: "Tema: {theme}",
    switchTheme: "Tema: {theme}. Cambiar a {next}",
    auto: "sistema",
    light: "claro",
    dark: "oscuro",

    // The sandbox or real wallets.
    modes: "Sandbox o billeteras reales",
    sandbox: "Sandbox",
    sandboxHint: "Billeteras y redes de práctica en este equipo. Sin dinero real.",
    live: "Billeteras reales",
    liveHint: "Tus propias billeteras. Los pagos en Public usan dinero real.",

    // The page before a wallet is connected.
    headline:
      "Firma con cualquier billetera Stellar. Con la certeza de que firmaste exactamente lo que pediste.",
    wallets: "Billeteras compatibles",
    keys: "Tus claves se quedan en tu billetera. Esta página nunca pide una clave secreta ni una frase de recuperación.",
    ways: "Cómo verificamos una firma",
    wayRead: "Primero lees tú",
    wayReadText:
      "La transacción, la autorización o el mensaje se muestra en palabras claras antes de llegar a tu billetera.",
    waySign: "Tu billetera firma",
    waySignText: "Muestra la solicitud en su propia ventana. Puedes cancelar en cualquier momento.",
    wayCheck: "Verificamos el resultado",
    wayCheckText:
      "Debe coincidir exactamente con tu solicitud, tu cuenta y tu red; si no, se rechaza.",
    checkWithout: "Verificar una firma sin billetera",
    checkTitle: "Verificar una firma",
    back: "Volver al inicio",

    // The tabs.
    sign: "Firmar",
    tabs: "Firmar y verificar",
    transaction: "Transacción",
    authorization: "Autorización",
    message: "Mensaje",
    check: "Verificar",

    // Why the page can't be opened.
    notOpened: "No se pudo abrir esta página",
    useReal: "Usar billeteras reales",
    retry: "Intentar de nuevo",
    noConfig: "No se pudo cargar config.json. Comprueba tu conexión e inténtalo de nuevo.",
    badConfig: "No se pudo cargar config.json (HTTP {status}). El archivo va junto a index.html.",
    noSandbox:
      "No hay ningún sandbox en esta dirección. Para ejecutar uno en tu equipo, usa «npm start».",

    manageNetworks: "Añadir o eliminar redes",

    // What keeps the wallet from signing.
    yourWallet: "Tu billetera",
    cannotSign: "{wallet} no puede firmar en {network}",
    use: "Usar {network}",
    networksDiffer: "{wallet} está en {actual} y esta página en {expected}",
    networksDifferHint: "Cambia una de las dos antes de firmar: {wallet} firma para su propia red.",
    overHttp: "Freighter no firma en Public aquí",
    overHttpHint:
      "Rechaza las páginas cargadas por http simple. Abre esta página por https o elige Testnet.",
    lost: "{wallet} se desactivó o se actualizó. Recarga esta página.",
    locked: "{wallet} está bloqueada",
    lockedHint: "Desbloquéala para firmar.",
    otherAccount: "{wallet} usa otra cuenta",
    otherAccountHint: "Vuelve a esta o conéctate de nuevo.",
    withheld: "{wallet} está bloqueada, o usa una cuenta o una red que no comparte con esta página",
    withheldHint: "Desbloquéala, vuelve a la anterior o conéctate de nuevo.",
    reconnect: "Conectar de nuevo",
    reload: "Recargar la página",

    newer: "Hay una nueva versión de esta página",

    // A connection that a reload could not restore.
    previous: "Tenías conexión con {wallet}",
    previousHint: "Actívala o instálala y luego recarga esta página.",
    forget: "Olvidar esta conexión",
  },
  authorization: {
    lead: "Una llamada a un contrato necesita tu autorización: con la transacción, o por separado si otra cuenta la paga.",
    what: "Qué autorizar",
    call: "Llamar a un contrato",
    sponsored: "Una llamada patrocinada",
    alone: "Solo la autorización",
    pasted: "Importar autorización",
    noEntries: "{wallet} no firma entradas de autorización",
    noEntriesHint:
      "Firma transacciones completas, así que «Llamar a un contrato» funciona. Para firmar una autorización por separado, conecta una billetera que firme entradas, como Freighter.",

    // The example.
    example: "Llamada de ejemplo",
    reviewExample: "Revisar el ejemplo",
    exampleNotBuilt: "No se pudo crear el ejemplo",
    exampleLead: "Transfiere {amount} de tu cuenta a una dirección de quema.",
    exampleHint:
      "Se firma y se verifica, pero nunca se envía: una autorización no hace nada sin su transacción.",
    format: "Formato",
    type10: "Tipo 10, con tu dirección",
    type9: "Tipo 9, sin tu dirección",

    // A pasted one.
    pastedForm: "Autorización pegada",
    preimageOrEntry: "Preimagen o entrada de autorización",
    preimageHint: "XDR en base64 de un HashIdPreimage o de un SorobanAuthorizationEntry.",
    nothingPasted: "Pega una preimagen o una entrada de autorización.",
    review: "Revisar la autorización",

    // The result.
    matches: "La firma corresponde a la preimagen que revisaste.",
    preimage: "Preimagen que firma",
  },
  check: {
    lead: "Consulta quién firmó qué y para qué red. Nada de lo que pegues sale de tu navegador.",
    offline: "Lista para usar sin conexión: la verificación se hace en este dispositivo.",
    form: "Verificar una firma",
    check: "Verificar",
    impossible: "Esto no se puede verificar",

    // What is pasted.
    text: "Qué verificar",
    textHint:
      "Una transacción, una autorización o un mensaje con firma, como XDR, texto, JSON o enlace; o un comprobante. Pégalo o arrastra un archivo.",
    nothing: "Pega lo que quieras verificar o elige un archivo.",
    emptyFile: "Este archivo está vacío.",
    largeFile: "Este archivo es demasiado grande para verificarlo.",

    // What was recognized.
    recognized: "Reconocido: {form}",
    envelope: "un sobre de transacción",
    envelopeLink: "un enlace con una transacción",
    envelopeJson: "JSON con un sobre de transacción",
    preimage: "la preimagen de una autorización",
    entry: "una entrada de autorización",
    authorizationJson: "JSON con una autorización",
    sep53: "un mensaje firmado (SEP-53)",
    signedMessage: "un mensaje firmado (formato anterior de Albedo)",
    signature: "una firma sin su mensaje",
    address: "una dirección sin mensaje",
    json: "JSON sin firma",
    plainText: "un texto",
    proof: "un comprobante",
    proofLink: "un enlace a un comprobante",
    damaged: "XDR incompleto o de otro tipo",

    // The correction.
    checkAs: "Verificar como",
    asEnvelope: "Una transacción",
    asAuthorization: "Una autorización",
    asMessage: "Un mensaje",
    asProof: "Un comprobante",

    // What is missing.
    messageField: "Mensaje",
    messageHint: "Exactamente como se firmó, con espacios y saltos de línea.",
    signatureField: "Firma",
    signatureHint: "64 bytes en base64.",
    messageSignatureHint: "64 bytes en base64, o en hexadecimal en el formato anterior de Albedo.",
    addressField: "Dirección",
    extra: "Otros posibles firmantes (opcional)",
    extraHint: "Una dirección por línea. Las cuentas del sobre se verifican automáticamente.",
    noMessage: "Introduce el mensaje que se firmó.",
    noSignature: "Introduce la firma.",
    noAddress: "Introduce la dirección que debería haber firmado.",

    // Envelopes.
    feeBump: "Firmas del fee bump",
    inside: "Firmas de la transacción interna",
    signed: "Qué se firmó",
    signedFor: "Qué se firmó, para {network}",
    unsigned: "No tiene ninguna firma",

    // Authorization entries.
    sourceEntry:
      "La cuenta de origen de la transacción autoriza esta entrada. Verifica mejor la transacción firmada.",
    notSigned: "Aún sin firmar",
    cannotVerify: "No se puede verificar aquí",
    onlyContract: "Solo el contrato de esta dirección puede verificar sus firmas.",
    noNetwork: "No es válida para ninguna red conocida",

    // What was checked.
    content: "Qué se verificó",
    authorization: "La autorización",
    proofMessage: "El mensaje de este comprobante",
    proofAuthorization: "La autorización de este comprobante",
    proofTransaction: "La transacción de este comprobante",
    openedProof: "Comprobante de un enlace",
    closeProof: "Cerrar el comprobante",
  },
  codes: {
    tx_too_early: "Aún no es válida.",
    tx_too_late: "Caducó antes de enviarse. Créala de nuevo y fírmala antes.",
    tx_missing_operation: "No tiene operaciones.",
    tx_bad_seq:
      "Su número de secuencia no es el siguiente de la cuenta: entretanto se envió otra transacción. Créala de nuevo.",
    tx_bad_auth: "No tiene suficientes firmas para la cuenta, o son para otra red.",
    tx_bad_auth_extra: "Tiene una firma innecesaria.",
    tx_insufficient_balance: "La cuenta no puede pagar la tarifa y mantener su reserva.",
    tx_no_source_account: "Su cuenta de origen no existe en esta red.",
    tx_insufficient_fee: "La red exige ahora una tarifa más alta.",
    tx_internal_error: "La red tuvo un error interno. Inténtalo de nuevo.",
    tx_not_supported: "La red no admite este tipo de transacción.",
    tx_bad_sponsorship: "Inicia un patrocinio sin terminarlo, o termina uno sin haberlo iniciado.",
    tx_bad_minseq_age_or_gap: "El número de secuencia de la cuenta no es lo bastante antiguo.",
    tx_malformed: "Está mal formada.",
    tx_soroban_invalid: "Su llamada al contrato declara recursos no válidos.",
    op_bad_auth: "A una operación le falta una firma.",
    op_no_source_account: "La cuenta de origen de una operación no existe en esta red.",
    op_not_supported: "La red no admite una de sus operaciones.",
    op_too_many_subentries: "La cuenta alcanzó su límite de entradas.",
    op_too_many_sponsoring: "La cuenta alcanzó su límite de entradas patrocinadas.",
    op_malformed: "Una operación está mal formada.",
    op_underfunded: "La cuenta no tiene suficiente para enviar y mantener su reserva.",
    op_low_reserve: "El saldo quedaría por debajo de la reserva.",
    op_already_exists: "La cuenta ya existe. Envíale un pago en su lugar.",
    op_no_destination: "La cuenta de destino no existe en esta red.",
    op_no_trust: "El destino no tiene una línea de confianza para este activo.",
    op_not_authorized: "El emisor no ha autorizado al destino a tener este activo.",
    op_src_no_trust: "La cuenta no tiene una línea de confianza para este activo.",
    op_src_not_authorized: "El emisor no ha autorizado a la cuenta a enviar este activo.",
    op_line_full: "El destino superaría su límite para este activo.",
    op_no_issuer: "El emisor del activo no existe en esta red.",
    op_invalid_limit: "El límite de la línea de confianza es inferior a su saldo.",
    op_self_not_allowed: "Una cuenta no puede hacerse esto a sí misma.",
    op_immutable_set: "La cuenta es inmutable.",
    op_has_sub_entries: "La cuenta todavía tiene líneas de confianza, ofertas o firmantes.",
    op_seq_num_too_far:
      "El número de secuencia de la cuenta es demasiado alto para poder fusionarla.",
    op_dest_full: "El saldo del destino superaría el máximo de la red.",
    op_over_source_max: "La ruta cuesta más que tu máximo.",
    op_under_dest_min: "La ruta da menos que tu mínimo.",
    op_too_few_offers: "Ninguna oferta conecta los dos activos.",
    op_cross_self: "La oferta coincidiría con otra de la misma cuenta.",
    op_offer_not_found: "Esta oferta no existe.",
    op_bad_seq: "El número de secuencia pedido está fuera de rango.",
    op_does_not_exist: "El objeto de la operación no existe.",
    op_cannot_claim: "La cuenta no puede reclamar este saldo, o todavía no.",
    function_trapped: "El contrato falló.",
    resource_limit_exceeded: "La llamada al contrato supera los límites de la red.",
    entry_archived: "La llamada al contrato necesita datos archivados. Restáuralos primero.",
    insufficient_refundable_fee:
      "La tarifa reembolsable de la llamada al contrato es demasiado pequeña.",
  },
  contract: {
    // The form.
    call: "Llamada a contrato",
    sponsoredCall: "Llamada patrocinada",
    build: "Crear la llamada",
    notBuilt: "No se pudo crear la llamada",
    lead: "Transfiere XLM con una llamada a un contrato. Firmas la transacción, que autoriza la llamada.",
    leadSponsored:
      "Transfiere XLM con una llamada a un contrato. Firmas únicamente la autorización.",
    hint: "La red simula primero la llamada.",
    hintSponsored:
      "El patrocinador del sandbox envía la transacción y paga su tarifa. Su clave es pública y solo para pruebas.",
    recipient: "Destinatario",
    recipientExample: "G… o C…",
    muxed: "Introduce una cuenta (G…) o un contrato (C…).",

    // Why a call can't be built.
    connecting: "Todavía se está comprobando tu conexión.",
    inactive: "Tu cuenta aún no está activada en esta red. Añádele fondos primero.",
    simulationFailed: "La simulación falló: {reason}",
    unbuilt: "La llamada no se creó.",
    authorizations: "La llamada no necesita exactamente una autorización.",

    // Its review.
    authorized: "Autorización",
    withTransaction: "Con la transacción",
    separately: "Por separado: firmas únicamente la autorización",
    sentBy: "Enviada por",
    sponsor:
      "{address}, el patrocinador del sandbox (una clave de prueba pública), que paga la tarifa, como máximo {fee} XLM",

    // The signature.
    authorizationMatches: "La firma corresponde a la autorización solicitada, para esta red.",
    transactionMatches: "Es exactamente la transacción que revisaste.",
    signatureValid: "La firma de tu cuenta es válida.",
    send: "Enviarla",
    sendSponsored: "Enviar con el patrocinador",
    startAnother: "Empezar otra",

    // The network's answer.
    confirmed: "Confirmada en el ledger {ledger}",
    contractFailed: "El contrato falló. Pagaste la tarifa; no cambió nada más.",
    rejected: "La red la rechazó",
    notAccepted:
      "La red no aceptó la transacción: entretanto se envió otra, o caducó. Créala de nuevo.",
    unanswered: "Aún sin respuesta",
    mayApply:
      "La red todavía puede ejecutarla hasta que caduque. Comprueba tu saldo antes de empezar otra.",

    // What it changed.
    sent: "{amount} enviados de {from} a {to}",
    changes: "Qué cambió",
    before: "Saldo anterior",
    after: "Saldo actual",
    fee: "Tarifa cobrada",
    feeToYou: "{amount}, a tu cargo",
    feeToSponsor: "{amount}, a cargo del patrocinador",
  },
  effects: {
    title: "Qué cambiará",
    computing: "Calculando qué cambiará…",

    // How the effect is known, or why it is not.
    notSimulated: "No se pudo simular: {reason}",
    simulated: "Previsto: simulado en {network} a las {time}.",
    computed:
      "Previsto: calculado a partir de tu cuenta en {network} a las {time}. No se comprobaron otras cuentas.",
    notIncluded: "No incluido en lo previsto",
    alone:
      "Esta es la llamada por sí sola. La transacción que lleva tu autorización puede hacer más, pero nada más en tu nombre.",
    fails: "Se prevé que falle",
    failsHint: "Una transacción que falla no cambia nada, pero aun así puede costar su tarifa.",
    nothing: "No se prevé ningún cambio en tu cuenta.",
    inactive: "Tu cuenta aún no está activada en esta red.",
    noRpc: "No se puede acceder al RPC de la red.",
    noAnswer: "El RPC de la red no respondió (estado {status}).",
    noSimulation: "El RPC de la red no devolvió ninguna simulación.",
    noOperation: "La transacción no tiene ninguna operación.",
    noCall: "Esto no autoriza ninguna llamada a un contrato.",
    noAmount: "Una operación no tiene importe.",

    // The changes.
    changes: "Cambios previstos",
    asset: "{asset} previsto",
    reserve: "Reserva prevista",
    reserveUnknown: "Sin calcular: quizá la pague otra cuenta",
    trustLines: "Líneas de confianza previstas",
    signers: "Firmantes previstos",
    weight: "Peso {weight}",
    thresholds: "Umbrales previstos",
    thresholdValues: "Bajo {low}, medio {medium}, alto {high}",
    token: "Token previsto",
    units: "{amount} unidades",
    unitsLess: "{amount} unidades menos que ahora",
    unitsMore: "{amount} unidades más que ahora",
    now: "Ahora {value}",
    atLeast: "Al menos {amount}",
    between: "Entre {least} y {most}",
    contractFee: "Tarifa del contrato",
    contractFeeMost: "Como máximo {amount} en esta simulación",
    contracts: "Datos de contrato modificados",
    noContracts: "Ninguno",
    beyond: "También se autoriza",
    nothingBeyond: "Nada aparte de la llamada",

    // What else changes.
    sequence: "El número de secuencia aumenta.",
    offerReleases: "Lo que retenía la oferta vuelve a estar disponible.",
    offerStays:
      "Lo que no se negocie de inmediato queda en la oferta, que retiene 0,5 XLM de la reserva.",

    // Why the network is expected to reject it.
    overLimit: "Es más {code} de lo que permite tu línea de confianza ({limit}).",
    noTrustLine: "No tienes una línea de confianza para {code} de este emisor.",
    notAuthorized: "Su emisor no te permite tener {code}.",
    tooLittle: "Solo hay {available} disponibles y hacen falta {needed}.",
    belowReserve: "Tu saldo quedaría por debajo de la reserva de {amount}.",
    noData: "No tienes esa entrada de datos.",
    exists: "Tu cuenta ya existe, así que no se puede crear.",
    overNewLimit: "Tienes más que el nuevo límite.",
    stillHeld: "Todavía tienes {code}, así que no se puede eliminar su línea de confianza.",
    notMergeable:
      "Una cuenta con líneas de confianza, ofertas, datos o entradas patrocinadas no se puede fusionar.",
    archived: "Los datos de contrato archivados deben restaurarse primero, en otra transacción.",
    unauthorized: "La llamada necesita una autorización que la transacción no contiene.",
    feeTooLow: "La tarifa es demasiado baja: la llamada cuesta al menos {amount}.",

    // Warnings.
    mayFail: "Puede fallar. {reason}",
    closes: "Tu cuenta se cierra y nada queda en ella: {amount} van a {destination}.",
    closesAtLeast:
      "Tu cuenta se cierra y nada queda en ella: al menos {amount} van a {destination}.",
    locked: "Nadie podrá firmar por tu cuenta: queda bloqueada para siempre.",
    noPayments: "Ni siquiera todos los firmantes juntos podrán ya hacer pagos.",
    noNewSigners: "Ni siquiera todos los firmantes juntos podrán ya cambiar los firmantes.",
    allows: "Esto permite que {spender} gaste hasta {amount} de lo tuyo.",
    notAsStated: "La llamada no es lo que dice. No haría esto: {sentence}",
    takesMore: "La llamada no es lo que dice. Además te quitaría {amount}.",
    takesMoreFor: "La llamada no es lo que dice. Además te quitaría {amount}, para {to}.",
    tokenUnits: "{amount} unidades del token {contract}",
  },
  errors: {
    // Any wallet.
    engineMissing:
      "No se pudo cargar el motor de las billeteras. Comprueba tu conexión e inténtalo de nuevo.",
    noAddress: "{wallet} no devolvió ninguna dirección de Stellar.",
    notInstalled: "{wallet} no está instalada",
    noAnswerInTime: "No llegó ninguna respuesta a tiempo.",
    disconnected: "La billetera se desconectó.",
    networkChanged: "La red cambió durante la solicitud.",
    otherConnection: "Se inició otra conexión.",
    canceled: "La solicitud se canceló.",
    slowToLoad: "{wallet} tardó demasiado en cargar. Comprueba tu conexión e inténtalo de nuevo.",
    notLoaded: "No se pudo cargar {wallet}. Comprueba tu conexión e inténtalo de nuevo.",
    cannotDo: "{wallet} no admite la función «{method}»",
    slowNetwork: "{wallet} no informó de su red a tiempo.",
    noNetwork: "{wallet} no informó de su red.",
    wrongNetwork:
      "{wallet} está en {actual} y esta solicitud es para {expected}. Cambia de red en {where} e inténtalo de nuevo.",
    expired: "{wallet} no respondió. La solicitud caducó.",
    neverOpened: "La ventana de {wallet} no se abrió a tiempo. La solicitud caducó.",
    windowClosed: "Se cerró la ventana de {wallet}.",
    unresponsive: "{wallet} no responde. Puede que esté desactivada o desinstalada.",
    removed: "La billetera se eliminó durante la solicitud.",
    notConnected:
      "No hay ninguna cuenta conectada ni se indicó ninguna dirección. Conéctate primero.",
    cannotSignFor: "{wallet} no puede firmar en {network}.",
    noSignature: "{wallet} no devolvió ninguna firma.",
    cannotSignEntries: "{wallet} no puede firmar entradas de autorización de {type}.",
    typeNine: "tipo 9",
    typeTen: "tipo 10 (con dirección)",
    accountChanged: "La cuenta de {wallet} cambió durante la solicitud. Inténtalo de nuevo.",
    signsText: "{wallet} firma texto, no bytes.",
    signsWithAccounts: "{wallet} solo firma con cuentas G…, así que firmaría con otra cuenta.",
    unreadableReply: "{wallet} envió una respuesta ilegible y se ignoró.",
    stopped: "{wallet} se detuvo antes de responder. Inténtalo de nuevo.",
    switchedOff: "{wallet} se desactivó o se actualizó. Recarga esta página.",
    closedEarly: "La ventana de {wallet} se cerró antes de terminar.",
    works: "{wallet} solo funciona en páginas web.",

    // Addresses, base64 and XDR.
    badAddress: "Dirección de Stellar no válida: {reason}.",
    addressEmpty: "está vacía",
    addressSecret: "empieza por S como una clave secreta; nunca compartas una clave secreta",
    addressStart: "debe empezar por G, M o C",
    addressLength: "tiene {length} caracteres en lugar de {wanted}",
    addressChecksum: "hay un carácter incorrecto (la suma de verificación no coincide)",
    addressSecond: "su segundo carácter es incorrecto",
    badBase32: "Esto no es base32: solo A-Z y 2-7.",
    cutBase32: "Esto no es base32: falta un carácter o el último es incorrecto.",
    badHex: "Hexadecimal no válido: necesita un número par de caracteres 0-9 y a-f.",
    badBase64: "Esto no es base64: solo A-Z, a-z, 0-9, + y /, con = de relleno al final.",
    xdrEmpty: "El XDR está vacío. Introduce base64.",
    xdrTooLarge: "El XDR es más grande de lo que acepta cualquier red.",
    badXdr: "El XDR no es válido en el byte {offset}: {reason}.",
    xdrShort: "termina demasiado pronto",
    xdrDeep: "tiene demasiados niveles de anidamiento",

    // Verification.
    insecure:
      "En esta página no se pueden verificar firmas: los navegadores solo ofrecen criptografía por https y en http://localhost.",
    verifierFailed: "El navegador no pudo verificar la firma.",
    verifierMissing: "No se pudo cargar la biblioteca que verifica las firmas. Recarga la página.",
    badSignature: "La billetera no devolvió una firma válida (64 bytes en base64).",
    badHexSignature: "La billetera no devolvió una firma válida (64 bytes en hexadecimal).",
    otherEntryAddress: "La entrada de autorización es para {actual}, no para {expected}.",
    anotherNetwork: "otra red",
    notAuthorization:
      "Esto no es una autorización que se pueda firmar (un HashIdPreimage de tipo 9 o 10). {reason}",
    invalidForRequest:
      "La billetera devolvió una firma que no es válida para {address} y esta solicitud.",
    invalidForTransaction:
      "La billetera devolvió una firma que no es válida para {address} y esta transacción.",
    otherSigner:
      "Firmó {actual}, no {expected}. Elige {choice} en la billetera e inténtalo de nuevo.",
    anotherAccount: "otra cuenta",
    noTransaction: "La billetera no devolvió ninguna transacción. {reason}",
    unsigned: "La billetera devolvió la transacción sin firmar.",
    otherNetwork: "La billetera firmó para {actual}, no para {expected}.",
    lostSignature: "La billetera quitó una firma que la transacción {hash} ya tenía. No la envíes.",
    otherTransaction:
      "La billetera devolvió una transacción ({returned}) distinta de la solicitada ({sent}). No la envíes.",
    submittedOther: "La billetera envió una transacción distinta de la solicitada.",

    // Albedo.
    albedoOld:
      "Esta versión de Albedo no firma mensajes según SEP-53, así que la firma se rechazó. Actualiza Albedo.",
    albedoProtocol:
      "Albedo usa la versión {actual} del protocolo, pero se necesita la versión {expected}. Su ventana se cerró.",
    albedoBlocked:
      "Tu navegador bloqueó la ventana de Albedo. Permite las ventanas emergentes de este sitio e inténtalo de nuevo.",
    albedoNetworks: "Albedo solo firma para las redes Public y Testnet.",

    // Freighter.
    freighterUnlock: "Abre la extensión, desbloquéala y vuelve a intentarlo.",
    freighterLong: "El mensaje es demasiado largo para que Freighter lo muestre.",
    freighterHttp: "Freighter no admite Mainnet en páginas http://. Abre esta página por https://.",
    freighterMobile: "En el navegador móvil de Freighter, conéctate con WalletConnect.",
    freighterFrame:
      "Freighter no funciona dentro de un marco (iframe). Abre esta página en su propia pestaña.",
    freighterSilent: "Freighter no respondió.",
    declined: "La solicitud se rechazó en {wallet} o se cerró su ventana.",

    // HOT.
    hotClosed:
      "HOT se cerró antes de responder. Si la solicitud sigue abierta en otro lugar, recházala allí.",
    hotNetwork: "HOT solo firma para la red Public.",
    hotHttps: "HOT solo funciona en páginas https.",
    hotIncomplete: "HOT no completó la solicitud.",
    hotSilent: "El servicio de conexión de HOT no respondió. Inténtalo de nuevo.",
    hotFailed: "El servicio de conexión de HOT falló ({reason}). Inténtalo más tarde.",
    hotOffline: "No se puede acceder al servicio de conexión de HOT. Comprueba tu conexión.",

    // Ledger.
    ledgerDifferent: "El Ledger muestra ahora otra dirección para esta cuenta.",
    ledgerBlind:
      "El Ledger no puede mostrar esto, y su app Stellar solo firma lo que puede mostrar. Para firmarlo de todos modos, activa la firma a ciegas (blind signing) en los ajustes de la app, en el dispositivo.",
    ledgerApp: "La app Stellar no está abierta en el Ledger. Ábrela e inténtalo de nuevo.",
    ledgerCannotShow: "El Ledger no puede mostrar esto, así que no lo firmará.",
    ledgerDeclined: "La solicitud se rechazó en el Ledger.",
    ledgerLocked:
      "El Ledger está bloqueado. Desbloquéalo, abre su app Stellar e inténtalo de nuevo.",
    ledgerStatus: "El Ledger falló con el estado {status}.",
    ledgerUnreadable: "La respuesta del Ledger no se puede leer, así que no se usó.",
    ledgerDamaged:
      "La respuesta del Ledger llegó dañada, así que no se usó. Desconecta el dispositivo y vuelve a conectarlo.",
    ledgerType: "Ledger solo firma entradas de autorización de tipo 9.",
    ledgerHttps: "Ledger solo funciona en páginas https y en http://localhost.",
    ledgerBrowser:
      "Este navegador no puede conectarse a un Ledger porque no tiene WebHID. Usa Chrome, Edge, Brave u Opera.",
    ledgerFrame:
      "Esta página está en un marco (iframe) que no puede usar dispositivos. Ábrela en su propia pestaña.",
    ledgerUnplugged:
      "No hay conectado ningún Ledger que esta página pueda usar. Conéctalo, desbloquéalo, abre su app Stellar e inténtalo de nuevo.",
    ledgerClick:
      "Tu navegador necesita un clic antes de mostrar los dispositivos. Inténtalo de nuevo.",
    ledgerList: "El navegador no pudo mostrar los dispositivos.",
    ledgerNotChosen:
      "No se eligió ningún dispositivo. Conecta tu Ledger, desbloquéalo y elígelo en la lista de tu navegador.",
    ledgerSignatures: "La transacción ya tiene 20 firmas, el máximo.",
    ledgerBusy:
      "Otra pestaña u otro programa está usando el Ledger. Cierra la app de Ledger y las demás páginas que lo usen e inténtalo de nuevo.",
    ledgerLost:
      "El Ledger se desconectó o se cerró su app. Conéctalo, desbloquéalo, abre su app Stellar e inténtalo de nuevo.",
    ledgerIndex: "El índice de una cuenta debe ser un número entero de 0 a 2147483647.",
    ledgerOther:
      "Este Ledger tiene otra cuenta en {path}. Conecta el Ledger con el que te conectaste.",
    ledgerVersion:
      "La app Stellar de este Ledger tiene la versión {actual}. Para firmar {what}, necesita la versión {wanted} o posterior. Actualízala en la app de Ledger.",
    ledgerEntries: "entradas de autorización",
    ledgerMessages: "mensajes",

    // LOBSTR.
    lobstrNetwork: "LOBSTR solo firma para la red Public.",
    lobstrAccount:
      "LOBSTR dio acceso a {actual}, pero la solicitud es para {expected}. Elige esa cuenta en LOBSTR o conéctate de nuevo.",
    lobstrSilent: "LOBSTR no respondió.",
    lobstrDeclined:
      "La solicitud se rechazó en LOBSTR o se cerró su ventana. Si tu teléfono todavía la muestra, recházala allí: aún se puede confirmar.",
    lobstrFailed:
      "LOBSTR no pudo firmar. Puede que entretanto haya recibido otra solicitud. Inténtalo de nuevo.",
    lobstrWindow: "LOBSTR no pudo abrir su ventana. Inténtalo de nuevo.",
    lobstrUnknown: "LOBSTR ya no reconoce esta página. Conéctate de nuevo.",
    lobstrPhone: "En un teléfono, conecta LOBSTR con WalletConnect.",

    // Rabet.
    rabetFeeBump: "Rabet no firma transacciones fee bump.",
    rabetAccount:
      "Rabet está en otra cuenta ({actual}). Cambia allí a {expected} o conéctate de nuevo.",
    rabetNoSignature: "Rabet no devolvió ninguna firma. No pudo firmar esta transacción.",
    rabetLocked: "Rabet sigue bloqueada. Ábrela, desbloquéala e inténtalo de nuevo.",
    rabetNetworks: "Rabet solo firma para las redes Public y Testnet.",
    rabetHint: "Rabet cierra su ventana a los 30 segundos.",
    rabetSettings:
      "Rabet no responde. Abre Rabet, guarda una vez sus ajustes e inténtalo de nuevo.",
    rabetSilent: "Rabet no respondió. Inténtalo de nuevo. {hint}",
    rabetChanged: "La cuenta de Rabet cambió durante la solicitud. Inténtalo de nuevo.",
    rabetDeclined: "La solicitud se rechazó en Rabet o se cerró su ventana. {hint}",
    rabetPrivacy:
      "Rabet indica que este sitio no está conectado, aunque acaba de conectarse. En los ajustes de Rabet (General), desactiva Privacy mode y guarda. Mantén la ventana de este navegador completamente dentro de la pantalla e inténtalo de nuevo.",
    rabetNoAccount: "Rabet aún no tiene ninguna cuenta. Crea una en Rabet e inténtalo de nuevo.",
    rabetRelocked: "Rabet se bloqueó antes de firmar. Desbloquéala e inténtalo de nuevo.",
    rabetUnreadable: "Rabet no pudo leer esta transacción.",
    rabetWindow:
      "Rabet no pudo abrir su ventana. Mueve la ventana de este navegador para que quede completamente dentro de la pantalla e inténtalo de nuevo.",
    rabetTimedOut: "Rabet cerró su ventana a los 30 segundos sin respuesta. Inténtalo de nuevo.",

    // Wallets on a phone.
    phoneSession: "No se puede acceder al servicio de conexión. La sesión sigue abierta.",
    phoneUnsupported: "La billetera del teléfono no admite esta solicitud.",
    phoneExpired: "La solicitud caducó sin respuesta del teléfono.",
    phoneOffline:
      "No se puede acceder al servicio de conexión. Comprueba tu conexión e inténtalo de nuevo.",
    phoneEnded: "La billetera cerró la sesión o la sesión caducó. Conéctate de nuevo.",
    phoneAccount:
      "{wallet} no comparte la cuenta solicitada. Elígela en la billetera y conéctate de nuevo.",
    phoneNetwork:
      "{wallet} está en {actual}, pero esta solicitud es para {expected}. Cambia de red en la billetera y conéctate de nuevo.",
    phoneRejected: "La billetera envió la transacción, pero la red la rechazó{hash}.",
    phoneSent:
      "La billetera firmó y envió la transacción ({status}), pero no la devolvió. Usa signAndSubmitTransaction en su lugar.",
    phoneLong:
      "El mensaje es demasiado largo. Las billeteras de teléfono aceptan como máximo {most} bytes.",

    // xBull.
    xbullClosed:
      "La ventana de xBull se cerró o no recibió la solicitud. Inténtalo de nuevo. Si no funciona, recarga esta página.",
    xbullDeclined: "La solicitud se rechazó en xBull.",
    xbullUnread: "La solicitud se rechazó en xBull. Si xBull no preguntó nada, no pudo leerla.",
    xbullNoAccount: "xBull aún no tiene ninguna cuenta. Crea una en xBull primero.",
    xbullUnknown: "xBull no tiene esta cuenta en esta red.",
    xbullSilent: "xBull falló sin decir por qué. Puede que no conozca esta red.",
    xbullLong:
      "El mensaje es demasiado largo para xBull. Puede tener como máximo {most} caracteres.",
  },
  explorer: {
    transaction: "Ver esta transacción en un explorador (pestaña nueva)",
    asset: "Ver el activo {code} en un explorador (pestaña nueva)",
    address: "Ver {address} en un explorador (pestaña nueva)",
  },
  failures: {
    otherNetwork: "Esto es para otra red",
    rejected: "Rechazada: no se firmó nada",
    "popup-closed": "Se cerró la ventana de {wallet}: no se firmó nada",
    aborted: "Cancelada",
    "wrong-network": "{wallet} está en otra red",
    "wrong-account": "Firmado con otra cuenta: se rechazó",
    unsupported: "{wallet} no puede firmar esto",
    "bad-request": "Esto no se puede firmar",
    "no-wallet": "No hay ninguna billetera conectada",
    external: "Falló un servicio",
    locked: "{wallet} está bloqueada",
    "wrong-app": "Hay otra app abierta en {wallet}",
    unplugged: "{wallet} no está conectado",
    "not-installed": "{wallet} no está instalada",
    "page-stale": "Recarga esta página",
    "popup-blocked": "El navegador bloqueó la ventana de {wallet}",
    timeout: "{wallet} no responde",
    altered: "{wallet} firmó otra cosa: se rechazó",
    "bad-signature": "Firma no válida: se rechazó",
    "bad-reply": "{wallet} devolvió algo inesperado",
    outdated: "{wallet} necesita una actualización",
    internal: "Algo salió mal en {wallet}",

    // The reasons, instead of hashes.
    lostSignature: "La billetera quitó una firma de la transacción. No la envíes.",
    otherTransaction: "Una transacción distinta de la solicitada. No la envíes.",
    details: "Detalles",
  },
  inbox: {
    refused: "No se pudo abrir este enlace",
    dismiss: "Descartar",
    transactionRefused: "La transacción de este enlace no se puede firmar. {reason}",
    unknownNetwork: "Esto es para una red desconocida: «{network}».",
  },
  links: {
    // Why a link is refused.
    notStellar: "Esto no es un enlace web+stellar:.",
    tooLong: "Este enlace es demasiado largo para un enlace de Stellar.",
    unsupported:
      "Este enlace pide «{operation}». Solo se admiten transacciones (tx) y pagos (pay).",
    twice: "Este enlace tiene «{field}» dos veces.",
    messageTooLong: "El mensaje de este enlace tiene más de {most} caracteres.",
    badCallback: "El callback de este enlace no es una dirección web.",
    noTransaction: "Este enlace no tiene ninguna transacción.",
    replaces:
      "Este enlace pide rellenar campos de la transacción antes de firmar, lo que no se admite. Pide la transacción terminada.",
    badSigner: "Este enlace pide la firma de algo que no es una cuenta.",
    noRecipient: "Este enlace no tiene destinatario.",
    badRecipient: "El destinatario de este enlace no es una dirección.",
    badAmount: "El importe de este enlace no se puede pagar. {reason}",
    badAsset: "Al activo de este enlace le falta el código o el emisor.",
    badMemoType: "El tipo de memo de este enlace no existe.",
    badMemo: "El memo de este enlace no se puede enviar. {reason}",

    // What a link says besides its request.
    details: "Detalles del enlace",
    opened: "Abierto desde un enlace, para {network}",
    authored: "El contenido lo eligió quien creó el enlace. Léelo antes de firmar.",
    says: "Dice",
    quoted: "«{message}»",
    from: "De",
    claimed: "{domain} (según el enlace, sin verificar)",
    signer: "Debe firmar",
    otherSigner: "El enlace pide la firma de otra cuenta",
    delivers: "El enlace pide entregar la transacción firmada",
    deliver:
      "Esta página no envía nada a otros sitios. Si confías en esta dirección, copia o descarga la transacción firmada y envíala allí por tu cuenta:",
    copyDelivery: "Copiar la dirección de entrega",

    // Registering this page for links.
    open: "Abrir enlaces web+stellar: con esta página",
    openHint:
      "Los enlaces de otros sitios que empiecen por web+stellar: se abrirán aquí. Su contenido se queda en tu navegador; ningún servidor lo recibe.",
    ask: "Preguntar a mi navegador",
    asked: "Si tu navegador pregunta, acepta. Puedes deshacerlo en sus ajustes.",
    notAsked: "Tu navegador no permite que esta página abra enlaces.",

    // An item that waits for a wallet.
    ready: "Una transacción está lista para enviar",
    transactionWaits: "Una transacción espera tu firma",
    paymentWaits: "Un pago te espera",
    connectFirst: "Conecta una billetera para continuar",
    discard: "Descartar",
  },
  list: {
    several: "Varias transacciones",
    form: "Lista de transacciones",
    envelopes: "Sobres de transacción",
    hint: "XDR en base64, uno por línea. Pégalos o arrastra archivos.",
    start: "Revisar una tras otra",

    // Why a list can't be read.
    nothing: "Pega transacciones o arrastra archivos.",
    tooMany: {
      one: "Una lista puede tener {count} transacción.",
      many: "Una lista puede tener {count} de transacciones.",
      other: "Una lista puede tener {count} transacciones.",
    },
    wrong: "Transacción {number}: {reason}",
    twice: "Las transacciones {first} y {second} son iguales.",

    // The list.
    transactions: "Transacciones",
    progress: "Transacción {number} de {all}. Firmadas hasta ahora: {signed}.",
    result: "Firmadas: {signed} de {all}.",
    numbered: "{number}.",
    andMore: {
      one: "{first}, y {count} operación más",
      many: "{first}, y {count} de operaciones más",
      other: "{first}, y {count} operaciones más",
    },
    signed: "Firmada y verificada",
    now: "En revisión",
    skipped: "Omitida",
    waiting: "Aún sin firmar",
    open: "Abrir",
    openNumber: "Abrir la transacción {number}",
    review: "Revisar",
    reviewNumber: "Revisar la transacción {number}",

    // What can be done.
    skip: "Omitir",
    stop: "Detener",
    resume: "Continuar con las demás",
    signedEnvelopes: "Sobres firmados",
    none: "No se firmó nada",
    discard: "Descartar la lista",
  },
  message: {
    lead: "Un mensaje firmado demuestra que tu dirección es tuya. No mueve fondos.",
    message: "Mensaje",
    format: "Formato del mensaje",
    text: "Texto",
    hex: "Bytes en hexadecimal",
    base64: "Bytes en base64",
    messageIn: "Mensaje, en {format}",
    textOnly: "{wallet} acepta un mensaje como texto y firma sus bytes.",
    nothing: "Introduce el mensaje que quieres firmar.",
    notText: "Estos bytes no son texto UTF-8, y {wallet} solo firma texto.",
    unsupported: "{wallet} no firma mensajes",
    unsupportedHint: "Conecta una billetera que lo haga, como Freighter, Albedo o xBull.",
    matches: "La firma corresponde a tu mensaje.",
    signAnother: "Firmar otro",

    // What is wrong with typed bytes.
    noBytes: "Introduce los bytes que quieres firmar.",
    badHex: "Los bytes en hexadecimal son pares de los dígitos 0–9 y a–f.",
    badBase64: "Esto no es base64.",
  },
  networks: {
    title: "Redes",
    close: "Cerrar",

    // The networks that were added.
    added: "Añadidas por ti, en este navegador",
    remove: "Eliminar",
    removeNamed: "Eliminar {network}",
    removed: "{network} se eliminó.",
    isAdded: "{network} se añadió, y la página la usa ahora.",
    notSaved: "Tu navegador no pudo guardarla. Se mantiene hasta que cierres esta página.",

    // The form.
    add: "Añadir una red",
    onlyListed:
      "Este sitio solo puede conectarse a las redes que indica su operador. Las demás se rechazarán.",
    preset: "Red que añadir",
    local: "Quickstart local",
    another: "Otra red",
    name: "Nombre",
    passphrase: "Passphrase de la red",
    horizon: "Dirección de Horizon",
    rpc: "Dirección del RPC",
    asked: "Antes de añadirla, se pide a Horizon y al RPC su passphrase.",
    submit: "Comprobar y añadir",
    asking: "Preguntando a Horizon y al RPC…",
    failed: "No se pudo añadir esta red",

    // What is wrong with a field.
    noName: "Introduce un nombre.",
    noPassphrase: "Introduce la passphrase.",
    noAddress: "Introduce la dirección.",
    tooLong: "Usa como máximo {most} caracteres.",
    nameTaken: "Otra red tiene este nombre.",
    otherName: "La red con esta passphrase se llama {name}.",
    known: "Esta red ya está: {network}.",
    badAddress: "Usa una dirección https o una dirección http de localhost.",

    // What is wrong with a server.
    otherPassphrase: "{server}: el servidor indica otra passphrase, «{passphrase}».",
    reportsNone:
      "{server}: el servidor no indica ninguna passphrase de red. Comprueba la dirección.",
    badStatus: "{server}: el servidor respondió con el estado HTTP {status}.",
    refused:
      "{server}: este sitio no puede conectarse a {origin}. Su operador puede permitir otras redes en config.json.",
    onlyHttps:
      "{server}: este sitio solo puede conectarse a direcciones https y a http://localhost, no a {origin}.",
    late: "{server}: {origin} no responde.",
    noCors:
      "{server}: {origin} responde, pero no deja que esta página lea la respuesta (CORS). Su operador puede permitir {page}.",
    unreachable:
      "{server}: no se puede acceder a {origin}. Comprueba la dirección y que el servidor esté en marcha.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Algo salió mal.",
    partNotLoaded:
      "No se pudo cargar una parte de esta página. Comprueba tu conexión e inténtalo de nuevo.",
    missing: "No se pudo cargar esta parte de la página",
    missingHint: "Comprueba tu conexión.",
    reload: "Recargar la página",
    walletsMissing:
      "No se pudieron cargar las billeteras. Comprueba tu conexión e inténtalo de nuevo.",

    connect: "Conectar una billetera",

    // A text to copy, download, or scan.
    copy: "Copiar",
    copyNamed: "Copiar: {what}",
    copied: "¡Copiado!",
    copyFailed: "El navegador rechazó la copia.",
    download: "Descargar .{ending}",
    downloadNamed: "Descargar .{ending}: {what}",
    code: "Código QR",
    codeNamed: "Código QR: {what}",
    codeTooLong:
      "Demasiado largo para un código QR ({length} caracteres, máximo {most}). Cópialo mejor.",

    // Fields and forms.
    chooseFile: "Elegir un archivo",
    oneFile: "Arrastra un solo archivo.",
    clear: "Vaciar",
    clearNamed: "Vaciar el formulario",
  },
  pasted: {
    noRecipient: "Introduce la dirección del destinatario.",
    federation: "Aquí no se admiten nombres como alice*example.com; usa la dirección G….",
    lookUpFirst: "Busca primero este nombre. Así se pide su dirección a {domain}.",
    contract: "Para pagar a un contrato, usa «Llamada a contrato».",
  },
  payment: {
    form: "Pago",
    review: "Revisar el pago",
    notBuilt: "No se pudo crear el pago",
    inactive: "Tu cuenta aún no está activada en esta red. Añádele fondos primero.",
    amount: "Importe",
    canSend: "Puedes enviar hasta {amount}.",
    max: "Máx.",
    maxNamed: "Máx.: {amount}",
    asset: "Activo",
    assetOf: "{code} de {issuer}",
    newNeedsXlm: "Una cuenta nueva debe crearse con XLM.",
    newNeedsOne: "Una cuenta nueva necesita al menos 1 XLM.",
    none: "Tu cuenta no tiene nada de este activo para enviar.",
    atMost: "Puedes enviar como máximo {amount}.",

    // The memo.
    memo: "Memo",
    memoHint: "Los exchanges suelen pedir uno.",
    memoContent: "Contenido del memo",
    memoNone: "Ninguno",
    memoText: "Texto",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Return (hash)",
  },
  proof: {
    keep: "Guardar un comprobante",
    hint: "Un comprobante contiene lo que se firmó, la firma y la dirección. Quien lo tenga puede leerlo y verificarlo en la pestaña «Verificar», también sin conexión. Ningún servidor lo recibe.",
    save: "Guardar como archivo",
    link: "Enlace al comprobante",
    tooLongForLink: "Este comprobante es demasiado largo para un enlace. Guárdalo como archivo.",

    // Why a proof can't be read.
    damagedLink: "Este enlace está incompleto o dañado. Cópialo de nuevo.",
    missing: "Pega un comprobante o elige su archivo.",
    tooLarge: "Esto es demasiado grande para un comprobante.",
    notJson: "Esto no es un comprobante: no es JSON o le falta una parte.",
    otherJson: "Este JSON no es un comprobante de una firma.",
    otherVersion:
      "Este comprobante se guardó con otra versión de esta página, y esta no puede leerlo.",
    otherKind: "Este comprobante es de un tipo desconocido.",
    noField: "A este comprobante le falta «{field}».",
    unknownField: "Este comprobante tiene un campo desconocido, «{field}».",
    badSigner: "El firmante de este comprobante no es una dirección.",
  },
  recipients: {
    // The destination.
    destination: "Destino",
    example: "G…, M… o nombre*dominio",
    lookUp: "Buscar",
    lookUpName: "Buscar {name}",
    lookingUp: "Buscando este nombre…",
    isName: "Es {name}.",
    withHint: "{name} {hint}",
    own: "Es tu propia cuenta.",
    checking: "Comprobando esta cuenta…",
    exists: "Esta cuenta existe.",
    missing: "Cuenta nueva: este pago la creará (mínimo 1 XLM).",
    unknown: "No se pudo comprobar si esta cuenta existe.",

    // Why a name could not be looked up.
    notDomain: "«{domain}» no es un nombre de dominio.",
    noServer: "{domain} no tiene nombres: su stellar.toml no indica ningún servidor de federación.",
    noName: "{domain} no conoce este nombre.",
    blocked: "Esta página no puede conectarse a {host}. Pide la dirección G….",
    unreachable: "No se pudo acceder a {host}. Inténtalo de nuevo o pide la dirección G….",
    notAccount: "{domain} respondió algo que no es una cuenta.",
    unreadableMemo: "{domain} pide un memo que esta página no puede leer.",

    // Recent recipients and the address book.
    book: "Destinatarios recientes y guardados",
    recent: "Recientes",
    clear: "Vaciar",
    clearRecent: "Vaciar los destinatarios recientes",
    addressBook: "Agenda de direcciones",
    empty: "Está vacía. Lo que guardes se queda solo en este navegador.",
    memo: "memo {memo}",
    remove: "Eliminar {name}",
    enterFirst: "Introduce un destino arriba para guardarlo aquí con un nombre.",
    nameFor: "Nombre para {address}",
    nameForMemo: "Nombre para {address}, con su memo",
    save: "Guardar",
    rename: "Cambiar nombre",
    saved: "Guardado.",
    full: {
      one: "La agenda está llena: puede tener {count} entrada.",
      many: "La agenda está llena: puede tener {count} de entradas.",
      other: "La agenda está llena: puede tener {count} entradas.",
    },
    notKept: "Este navegador no lo conserva: dura hasta que cierres la página.",

    // What is wrong with a name.
    enterName: "Introduce un nombre.",
    longName: {
      one: "Un nombre puede tener {count} carácter.",
      many: "Un nombre puede tener {count} de caracteres.",
      other: "Un nombre puede tener {count} caracteres.",
    },
    invisible: "Este nombre tiene caracteres invisibles.",
    secretName: "Esto parece un secreto. Introduce un nombre.",

    // The file.
    saveFile: "Guardar como archivo",
    importFile: "Importar un archivo",
    imported: {
      one: "{count} entrada leída; nuevas: {added}.",
      many: "{count} de entradas leídas; nuevas: {added}.",
      other: "{count} entradas leídas; nuevas: {added}.",
    },
    largeFile: "Este archivo es demasiado grande para una agenda de direcciones.",
    notJson: "Este archivo no es JSON, así que no es una agenda de direcciones.",
    notBook: "Este archivo no es una agenda de direcciones de esta página.",
    otherVersion: "Esta agenda de direcciones se guardó con otra versión de esta página.",
    manyEntries: {
      one: "Una agenda puede tener {count} entrada; esta tiene más.",
      many: "Una agenda puede tener {count} de entradas; esta tiene más.",
      other: "Una agenda puede tener {count} entradas; esta tiene más.",
    },
    badEntry: "La entrada {number} de este archivo no es un nombre con una dirección.",
  },
  results: {
    confirmed: "Confirmada",
    confirmedIn: "Confirmada en el ledger {ledger}",
    rejected: "La red la rechazó",
    unknownCode: "La red devolvió {code}.",
    status: "Horizon devolvió el estado {status}.",
    unanswered: "Aún sin respuesta",
    mayApply:
      "La red todavía puede ejecutarla hasta que caduque. Enviar de nuevo el mismo sobre es seguro: solo se puede ejecutar una vez.",
  },
  sandbox: {
    title: "Sandbox",
    wallet: "Billetera simulada",

    // What the wallet will do.
    response: "Respuesta",
    ask: "Preguntarme",
    approve: "Aprobar",
    reject: "Rechazar",
    never: "No responder nunca",
    close: "Cerrar su ventana",
    alter: "Firmar otra cosa",
    "wrong-signer": "Firmar con otra cuenta",
    willAsk: "{wallet} te preguntará",
    willApprove: "{wallet} aprobará por sí sola",
    willReject: "{wallet} rechazará todas las solicitudes",
    willNever: "{wallet} no responderá nunca",
    willClose: "{wallet} cerrará su ventana",
    willAlter: "{wallet} firmará otra cosa",
    willMistake: "{wallet} firmará con otra cuenta",
    locked: "{wallet} está bloqueada",
    notInstalled: "{wallet} no está instalada",
    off: "{wallet} está apagada",
    unplugged: "{wallet} no está conectado",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Cuenta",
    network: "Red",
    extension: "Instalada",
    site: "Instalada",
    either: "Extensión instalada",
    phone: "Teléfono encendido, escaneando la pantalla",
    device: "Conectado",
    lock: "Bloqueada",
    reset: "Restablecer",
    quirks: "Peculiaridades de {wallet}",
    notReceived: "No se recibió.",

    // The services between the page and a phone.
    bridge: "Entre la página y el teléfono",
    noServer: "El servidor del sandbox no responde.",
    refused: "El servidor del sandbox lo rechazó.",
    relay: "Relay",
    works: "funciona",
    slow: "va lento",
    loses: "pierde el próximo mensaje",
    silent: "no contesta",
    refuses: "rechaza esta app",
    unreachable: "no es accesible",
    explorer: "Lista de billeteras",
    hostile: "tiene entradas maliciosas",
    fails: "falla",
    garbage: "no es una lista",
    missing: "no llega nunca",

    // Messages.
    messages: "Mensajes",
    noMessages: "Aquí aparecen los mensajes entre la página y la billetera.",
    latest: "Últimos mensajes",
    received: "{time}  página → billetera  {name}",
    sent: "{time}  billetera → página  {name}",

    // Messages of a device.
    publicKey: "clave pública",
    signTransaction: "firmar una transacción",
    configuration: "configuración",
    signHash: "firmar un hash",
    signAuthorization: "firmar una autorización",
    signMessage: "firmar un mensaje",
    command: "comando {code}",
    continued: "{command}, continuación",
    done: "hecho",
    denied: "rechazado",
    deviceLocked: "bloqueado",
    blindOff: "la firma a ciegas está desactivada",
    otherApp: "hay otra app abierta",
    unknownCommand: "desconocido para la app",
    tooLarge: "demasiado grande para mostrarse",
    notShown: "no se puede mostrar",
    status: "estado {code}",

    // Recipients of a payment.
    recipients: "Cuentas del sandbox",
    inSandbox: "En el sandbox:",
    pay: "Pagar a {name}, {address}",
  },
  secrets: {
    secretKey:
      "Eso parecía una clave secreta. La quitamos; nada se guardó ni se envió. Nunca la escribas en un sitio web, ni siquiera en este: tu billetera firma por ti.",
    recoveryPhrase:
      "Eso parecía una frase de recuperación. La quitamos; nada se guardó ni se envió. Nunca la escribas en un sitio web, ni siquiera en este: tu billetera firma por ti.",
  },
  shortcuts: {
    title: "Atajos de teclado",
    transaction: "Abrir «Transacción»",
    authorization: "Abrir «Autorización»",
    message: "Abrir «Mensaje»",
    check: "Abrir «Verificar»",
    connect: "Conectar una billetera",
    field: "Ir al primer campo",
    network: "Ir a la red",
    list: "Mostrar esta lista",
    use: "Usar estos atajos",
    hint: "Funcionan mientras no escribas en un campo.",
    close: "Cerrar",
  },
  sign: {
    steps: "Pasos",
    compose: "Preparar",
    review: "Revisar y firmar",
    sendStep: "Enviar",

    // Where a transaction comes from.
    source: "Origen de la transacción",
    payment: "Pago nuevo",
    import: "Importar transacción",
    importForm: "Sobre",
    envelopeOrLink: "Sobre de transacción o enlace",
    envelopeHint:
      "XDR en base64, un enlace web+stellar: o un enlace que recibiste. Pégalo o arrastra un archivo.",
    nothingPasted: "Pega una transacción o un enlace, o arrastra un archivo.",
    reviewTransaction: "Revisar la transacción",
    emptyFile: "Este archivo está vacío.",
    largeFile: "Este archivo es demasiado grande para un sobre.",
    noEnvelope: "Este archivo no contiene ningún sobre de transacción.",

    // The review.
    aboutToSign: "Lo que vas a firmar",
    aboutToSend: "Lo que vas a enviar",
    signIn: "Firmar en {wallet}",
    theWallet: "la billetera",
    theWalletFirst: "La billetera",
    edit: "Editar",
    discard: "Descartar",
    send: "Enviarla",
    sendAgain: "Enviarla de nuevo",
    withoutSigning: "Continuar sin firmar",

    // Warnings.
    notMentioned: "Esta transacción no menciona tu cuenta. Quizá no necesite tu firma.",
    otherAccount: "Esta transacción es de otra cuenta.",
    expired: "Ha caducado: la red no la ejecutará.",
    used: "Su número de secuencia ya se usó: la red no la ejecutará.",
    ahead: "Su número de secuencia va por delante: antes debe ejecutarse otra transacción.",

    // What was verified.
    verified: "Firmada y verificada",
    signed: "Firmada",
    sameTransaction: "Es exactamente la transacción que revisaste.",
    validFor: "La firma de {address} es válida para {network}.",
    validForAddress: "Es válida para la dirección solicitada.",
    notVerified: "No se pudo verificar la firma.",
    altered: "La billetera firmó una transacción distinta de la solicitada, como estaba permitido.",
    unreported: "La billetera no devolvió nada que pudiéramos verificar.",
    off: "La verificación está desactivada.",
    envelope: "Sobre firmado",
    signature: "Firma (64 bytes, base64)",
    address: "Dirección",
    startAnother: "Empezar otra",

    // Sending.
    sending: "Enviada a {network}. Esperando la confirmación…",
    sent: "Transacción enviada",
    copyHash: "Copiar el hash de la transacción",
  },
  signatures: {
    // Who has signed.
    signatures: "Firmas",
    inside: "Firmas de la transacción interna",
    feeBump: "Firmas del fee bump",
    ready: "Lista para enviar",
    forAccount: "Por {account}",
    signed: "{address} ha firmado, {weight}",
    notSigned: "{address} aún no ha firmado, {weight}",
    youSigned: "{address} (tú) ha firmado, {weight}",
    youNotSigned: "{address} (tú) aún no ha firmado, {weight}",
    weight: "peso {weight}",
    unknown:
      "No se pudieron leer los firmantes de esta cuenta, así que no podemos decir qué peso falta.",
    fullySigned: "Con todas las firmas ({weight} de {needed}, {threshold}).",
    partlySigned:
      "Firmada en parte ({weight} de {needed}, {threshold}). Peso que falta: {missing}.",
    low: "umbral bajo",
    medium: "umbral medio",
    high: "umbral alto",
    otherNetwork: "No es para {network}.",
    unneeded: "Tiene firmas que no necesita",
    unneededHint: "La red rechaza una transacción con más firmas de las que necesita.",
    remove: "Quitarlas",

    // Passing it on.
    share: "Compartir para otra firma",
    shareHint:
      "Para el siguiente firmante: el enlace abre esta página con la transacción y sus firmas. El enlace contiene la transacción; ningún servidor la recibe, pero cualquiera que tenga el enlace puede verla.",
    shareLink: "Enlace para compartir",
    tooLong:
      "Esta transacción es demasiado larga para un enlace o un código QR. Descárgala y envía el archivo al siguiente firmante, que la abre con «Importar transacción».",
    shareFile: "Archivo para compartir",

    // Importing signatures.
    importSignatures: "Importar firmas",
    otherCopy: "Otra copia",
    signedCopy: "Copia firmada de esta transacción",
    copyHint: "XDR en base64, o el enlace que te devolvieron. Pégalo o arrastra un archivo.",
    import: "Importar",
    imported: "Importada.",
    noCopy: "Pega la copia o un enlace a ella.",
    payment: "Este enlace pide un pago.",
    linkForOther: "Este enlace es para otra red, así que sus firmas no sirven.",
    different:
      "Esta es otra transacción, así que sus firmas no sirven. Pide una copia firmada de la tuya.",
    nothingNew: "Esta copia no tiene ninguna firma nueva.",
    tooMany: "Una transacción puede tener como máximo {most} firmas.",
    notEnvelope: "Esto no es un sobre de transacción en base64.",
  },
  stellar: {
    // Amounts.
    noAmount: "Introduce un importe.",
    usePoint: "Usa un punto para los decimales, como en 12.5.",
    useDigits: "Usa cifras, como en 12.5.",
    tooManyDecimals: "Usa como máximo siete decimales.",
    zero: "El importe debe ser mayor que cero.",
    tooLarge: "Este importe es demasiado grande para la red.",

    // Memos.
    noMemo: "Introduce el memo o elige «Ninguno».",
    memoTooLong: "Un memo de texto puede tener {most} bytes; este tiene {length}.",
    badId: "Un ID es un número entero menor que 18446744073709551616.",
    badHash: "Un hash son 64 dígitos hexadecimales.",

    // Authorizations.
    ofSource:
      "La cuenta de origen de la transacción autoriza esta entrada: basta con firmar la transacción.",

    // What a server of the network didn't answer.
    noHorizon: "No se puede acceder a Horizon.",
    noAccount: "Horizon no devolvió ninguna cuenta (estado {status}).",
    noRpc: "No se puede acceder al RPC de la red.",
    noLedger: "El RPC de la red no devolvió su último ledger (estado {status}).",
  },
  verdicts: {
    valid: "Válida",
    validFor: "Válida para {network}",
    notValid: "No válida",
    for: "Para {network}.",
    unknownNetwork: "Para una red desconocida.",
    otherNetwork: "No es para {network}.",
    otherAddress: "La autorización es para otra dirección.",
    notSigned: "La clave de esta dirección no firmó esto.",
    notSignedFor: "La clave de esta dirección no firmó esta transacción para {network}.",
    albedo: "En el formato anterior de Albedo, que incluye la dirección.",
    sep53: "En formato SEP-53.",
    cannotVerify: "No se puede verificar aquí",
    onlyContract: "Solo el contrato de esta dirección puede verificar sus firmas.",
    badSignature: "Una firma son 64 bytes en base64.",
    contract: "Un contrato no tiene clave para firmar.",

    // Signatures of an envelope.
    unknownKey: "De una clave desconocida",
    unknownKeyHint:
      "La clave termina con los bytes {hint}. Si sabes de quién puede ser, añade la dirección abajo.",
    noKeyTried: "De ninguna de las claves probadas",
    noKeyTriedHint:
      "Claves indicadas aquí que terminan en {hint}: {listed}. Solo se probaron las primeras {tried}.",
    noNetwork: "No es válida para ninguna red conocida",
    noNetworkHint: "Su indicio señala esta clave, pero no es la firma de esta clave.",
  },
  wallets: {
    simulated: "simulada",
    label: "{wallet}, simulada: {title}",
    closeWindow: "Cerrar la ventana",
    note: "Sandbox: claves de prueba públicas, sin dinero real.",
    moreOne: "1 solicitud más en espera.",
    more: "{count} solicitudes más en espera.",
    otherAccount: "Otra cuenta",

    // What stands before a request.
    welcome: "Te damos la bienvenida a {wallet}",
    noWallet:
      "Todavía no hay ninguna billetera configurada. En el sandbox basta un clic para crearla.",
    setUp: "Configurar",
    locked: "{wallet} está bloqueada",
    noPassword: "En el sandbox se desbloquea sin contraseña.",
    unlock: "Desbloquear",
    gotIt: "Entendido",
    close: "Cerrar",

    // The browser's own dialog.
    wantsDevice: "{host} quiere conectarse a un dispositivo",
    noDevice: "No se encontró ningún dispositivo compatible.",
    browserPrompt: "Este es el aviso del navegador. Da a la página acceso al dispositivo.",
    cancel: "Cancelar",
    connectDevice: "Conectar",

    // Requests, by kind.
    connect: "¿Conectar este sitio?",
    address: "¿Es esta tu dirección?",
    transaction: "¿Firmar esta transacción?",
    "auth-entry": "¿Firmar esta autorización?",
    message: "¿Firmar este mensaje?",
    hash: "¿Firmar este hash?",
    token: "¿Añadir este token?",
    batch: "¿Firmar estas transacciones?",
    grant: "¿Permitir esto sin volver a preguntar?",
    account: "Tu cuenta",
    requestedBy: "Solicitado por {host}",
    seesAddress: "Verá la dirección de esta cuenta.",
    maySign: "Podrá pedir firmas.",
    addressRow: "Dirección",
    hashRow: "Hash",
    cannotShow: "Esta billetera no puede mostrar lo que firmas.",
    reading: "Leyendo…",
    reject: "Rechazar",
    approve: "Aprobar",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "un sobre de transacción",
    preimage: "la preimagen de una autorización",
    authorization: "una preimagen o una entrada de autorización",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Pega un sobre de transacción: base64 que empieza por AAAA.",
    pastePreimage: "Pega la preimagen que se firmó: base64 que empieza por AAAA.",
    pasteAuthorization:
      "Pega una preimagen o una entrada de autorización: base64 que empieza por AAAA.",

    // What an unsuitable text is.
    empty: "Esto está vacío.",
    address: "Esto es una dirección.",
    link: "Esto es un enlace web+stellar:.",
    webAddress: "Esto es una dirección web.",
    json: "Esto es JSON o código. Pega solo el XDR que contiene.",
    hash: "Esto es un hash, que no contiene la transacción en sí.",
    hex: "Esto es hexadecimal, no base64.",
    encoded: "Esto está codificado para URL (contiene %).",
    notBase64: "Esto no es base64: contiene «{character}».",
    damaged: "Este XDR está incompleto o dañado. Cópialo de nuevo.",
    signature: "Esto es tan largo como una firma, 64 bytes.",
    key: "Esto es tan largo como una clave o un hash, 32 bytes.",
    otherKind: "Esto es {kind}, no {wanted}.",
    startsLike:
      "Esto empieza como {kind}, pero está incompleto o fue modificado. Cópialo de nuevo.",
    unknown: "Esto es base64 válido, pero no {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "una preimagen de otra cosa",
    entry: "una entrada de autorización",
    result: "el resultado de una transacción",
    meta: "el bloque de metadatos del resultado de una transacción",
    resources: "el conjunto de recursos de una llamada a contrato",
    transaction: "una transacción sin su sobre",
    operation: "una operación sin su transacción",
    ledgerKey: "una clave del ledger",
    contractValue: "un valor de contrato",
  },
}
