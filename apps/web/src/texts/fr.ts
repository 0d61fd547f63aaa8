// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in French. */
export const texts: Translation = {
  account: {
    title: "Votre compte",
    reload: "Recharger le compte",
    retry: "Réessayer",
    inactive: "Pas encore activé. Ses premiers XLM l’activent.",
    balance: "Solde :",
    unavailable: "Indisponible",
    loading: "Chargement du solde…",
    available: "{amount} disponibles",
    address: "Adresse",
    theAddress: "adresse",
    copyAddress: "Copier l’adresse",

    // Facts.
    reserved: "Réservé",
    sequence: "Séquence",
    signers: "Signataires",
    signersNeed: {
      one: "{count} ; un paiement exige un poids de {weight}",
      many: "{count} ; un paiement exige un poids de {weight}",
      other: "{count} ; un paiement exige un poids de {weight}",
    },
    ownership: "Propriété",
    unknown: "Inconnue",
    remembered: "Mémorisée lors de votre dernière visite",
    reported: "Indiquée par le portefeuille",
    proven: "Vérifiée par une signature",

    // The faucet.
    fund: "Ajouter des XLM de test",
    notFunded: "Impossible d’approvisionner le compte",
    notFundedHint: "Le faucet est peut-être occupé. Réessayez dans un instant.",
    faucetRefused: "Le faucet refuse d’approvisionner ce compte.",

    // Other assets.
    others: "Autres actifs",
    issuedBy: "de {issuer}",
    more: {
      one: "Afficher {count} de plus",
      many: "Afficher {count} de plus",
      other: "Afficher {count} de plus",
    },
    checkDomain: "Vérifier le domaine principal",
    noDomain: "L’émetteur n’a pas de domaine principal.",
    badDomain: "Le domaine principal de l’émetteur n’est pas un nom de domaine valide.",
    listed: "{domain} est le domaine principal de l’émetteur et mentionne cet actif.",
    unlisted: "{domain} est le domaine principal de l’émetteur, mais ne mentionne pas cet actif.",
    blocked:
      "{domain} est le domaine principal de l’émetteur. Cette page ne peut pas s’y connecter ; vérifiez vous-même.",
    unreachable:
      "{domain} est le domaine principal de l’émetteur, mais son stellar.toml n’a pas pu être chargé.",
    openToml: "Ouvrir stellar.toml (nouvel onglet)",

    // What the wallet can do.
    abilities: "Ce que {wallet} peut faire",
    transactions: "Signer des transactions",
    calls: "Autoriser des appels de contrat",
    messages: "Signer des messages (SEP-53)",
    submits: "Envoyer lui-même les transactions",
    choosesAccount: "Laisser l’application choisir le compte",
    reconnects: "Se reconnecter automatiquement",
    networks: "Réseaux : {networks}",
    notSupported: "Non pris en charge :",
    bound: "{wallet} signe pour son propre réseau, nous le vérifions donc avant chaque signature.",
  },
  activity: {
    title: "Activité",
    clear: "Effacer",
    empty:
      "Vos demandes au portefeuille apparaissent ici, avec leurs résultats et ce qui a été vérifié.",
    more: {
      one: "Afficher {count} de plus",
      many: "Afficher {count} de plus",
      other: "Afficher {count} de plus",
    },
    copyReport: "Copier le rapport",
    includeAddresses: "Inclure les adresses et les hashs",

    // The kinds of entries.
    connect: "Connexion",
    transaction: "Signature de transaction",
    "auth-entry": "Signature d’autorisation",
    message: "Signature de message",
    sent: "Transaction envoyée",

    // An entry's buttons, and their names for screen readers.
    open: "Ouvrir",
    retry: "Réessayer",
    entry: "{kind}, {party}, {time}",
    openEntry: "Ouvrir : {entry}",
    retryEntry: "Réessayer : {entry}",
    copyEntry: "Copier cette entrée : {entry}",

    // What was verified.
    connected: "Connecté",
    verified: "Vérifié : le contenu correspond à la demande et la signature est valide",
    partlyVerified:
      "Vérifié en partie : le contenu correspond à la demande ; la signature n’a pas pu être vérifiée",
    altered:
      "Vérifié : une autre transaction que celle demandée, comme autorisé ; la signature est valide",
    unreported: "Non vérifié : le portefeuille n’a rien renvoyé que nous puissions vérifier",
    notVerified: "Non vérifié",
  },
  app: {
    skip: "Aller au contenu",
    gallery: "Galerie de composants",

    // The header.
    language: "Langue",
    languageMissing: "Impossible de charger cette langue. Vérifiez votre connexion et réessayez.",
    network: "Réseau",
    theme: "Thème : {theme}",
    switchTheme: "Thème : {theme}. Passer à {next}",
    auto: "système",
    light: "clair",
    dark: "sombre",

    // The sandbox or real wallets.
    modes: "Bac à sable ou vrais portefeuilles",
    sandbox: "Bac à sable",
    sandboxHint: "Portefeuilles et réseaux d’entraînement sur cet ordinateur. Pas d’argent réel.",
    live: "Vrais portefeuilles",
    liveHint: "Vos propres portefeuilles. Les paiements sur Public utilisent de l’argent réel.",

    // The page before a wallet is connected.
    headline:
      "Signez avec n’importe quel portefeuille Stellar, avec la certitude d’avoir signé exactement ce que vous avez demandé.",
    wallets: "Portefeuilles pris en charge",
    keys: "Vos clés restent dans votre portefeuille. Cette page ne demande jamais de clé secrète ni de phrase de récupération.",
    ways: "Comment nous vérifions une signature",
    wayRead: "Vous lisez d’abord",
    wayReadText:
      "Une transaction, une autorisation ou un message est affiché en termes clairs avant d’aller à votre portefeuille.",
    waySign: "Votre portefeuille signe",
    waySignText: "Il affiche la demande dans sa propre fenêtre. Vous pouvez annuler à tout moment.",
    wayCheck: "Nous vérifions le résultat",
    wayCheckText:
      "Il doit correspondre exactement à votre demande, à votre compte et au réseau ; sinon, il est rejeté.",
    checkWithout: "Vérifier une signature sans portefeuille",
    checkTitle: "Vérifier une signature",
    back: "Retour à l’accueil",

    // The tabs.
    sign: "Signer",
    tabs: "Signer et vérifier",
    transaction: "Transaction",
    authorization: "Autorisation",
    message: "Message",
    check: "Vérifier",

    // Why the page can't be opened.
    notOpened: "Impossible d’ouvrir cette page",
    useReal: "Utiliser de vrais portefeuilles",
    retry: "Réessayer",
    noConfig: "Impossible de charger config.json. Vérifiez votre connexion et réessayez.",
    badConfig:
      "Impossible de charger config.json (HTTP {status}). Le fichier doit être à côté de index.html.",
    noSandbox:
      "Il n’y a pas de bac à sable à cette adresse. Pour en lancer un sur votre ordinateur, utilisez « npm start ».",

    manageNetworks: "Ajouter ou supprimer des réseaux",

    // What keeps the wallet from signing.
    yourWallet: "Votre portefeuille",
    cannotSign: "{wallet} ne peut pas signer sur {network}",
    use: "Utiliser {network}",
    networksDiffer: "{wallet} est sur {actual}, cette page est sur {expected}",
    networksDifferHint:
      "Changez l’un des deux avant de signer : {wallet} signe pour son propre réseau.",
    overHttp: "Freighter ne signe pas sur Public ici",
    overHttpHint:
      "Il refuse les pages chargées en simple http. Ouvrez cette page en https ou choisissez Testnet.",
    lost: "{wallet} a été désactivé ou mis à jour. Rechargez cette page.",
    locked: "{wallet} est verrouillé",
    lockedHint: "Déverrouillez-le pour signer.",
    otherAccount: "{wallet} utilise un autre compte",
    otherAccountHint: "Revenez à celui-ci ou reconnectez-vous.",
    withheld:
      "{wallet} est verrouillé, ou utilise un compte ou un réseau qu’il ne partage pas avec cette page",
    withheldHint: "Déverrouillez-le, revenez au précédent ou reconnectez-vous.",
    reconnect: "Reconnecter",
    reload: "Recharger la page",

    newer: "Une nouvelle version de cette page est prête",

    // A connection that a reload could not restore.
    previous: "Votre dernière connexion : {wallet}",
    previousHint: "Activez-le ou installez-le, puis rechargez cette page.",
    forget: "Oublier cette connexion",
  },
  authorization: {
    lead: "Un appel de contrat a besoin de votre autorisation : avec la transaction, ou séparément si un autre compte la paie.",
    what: "Que faut-il autoriser",
    call: "Appeler un contrat",
    sponsored: "Un appel sponsorisé",
    alone: "L’autorisation seule",
    pasted: "Importer une autorisation",
    noEntries: "{wallet} ne signe pas les entrées d’autorisation",
    noEntriesHint:
      "Il signe des transactions entières, « Appeler un contrat » fonctionne donc. Pour signer une autorisation séparément, connectez un portefeuille qui signe les entrées, comme Freighter.",

    // The example.
    example: "Exemple d’appel",
    reviewExample: "Examiner l’exemple",
    exampleNotBuilt: "Impossible de créer l’exemple",
    exampleLead: "Transférer {amount} de votre compte à une adresse de destruction (burn).",
    exampleHint:
      "Elle est signée et vérifiée, mais jamais envoyée : une autorisation ne fait rien sans sa transaction.",
    format: "Format",
    type10: "Type 10, avec votre adresse",
    type9: "Type 9, sans votre adresse",

    // A pasted one.
    pastedForm: "Autorisation collée",
    preimageOrEntry: "Préimage ou entrée d’autorisation",
    preimageHint: "XDR en base64 d’un HashIdPreimage ou d’un SorobanAuthorizationEntry.",
    nothingPasted: "Collez une préimage ou une entrée d’autorisation.",
    review: "Examiner l’autorisation",

    // The result.
    matches: "La signature correspond à la préimage que vous avez vérifiée.",
    preimage: "Préimage signée",
  },
  check: {
    lead: "Voyez qui a signé quoi, et pour quel réseau. Rien de ce que vous collez ne quitte votre navigateur.",
    offline: "Prête à fonctionner hors ligne : la vérification se fait sur cet appareil.",
    form: "Vérifier une signature",
    check: "Vérifier",
    impossible: "Impossible de vérifier ceci",

    // What is pasted.
    text: "Que vérifier",
    textHint:
      "Une transaction, une autorisation ou un message signé, sous forme de XDR, de texte, de JSON ou de lien ; ou une preuve. Collez-la ou déposez un fichier.",
    nothing: "Collez ce que vous voulez vérifier ou choisissez un fichier.",
    emptyFile: "Ce fichier est vide.",
    largeFile: "Ce fichier est trop volumineux pour être vérifié.",

    // What was recognized.
    recognized: "Reconnu : {form}",
    envelope: "une enveloppe de transaction",
    envelopeLink: "un lien avec une transaction",
    envelopeJson: "du JSON avec une enveloppe de transaction",
    preimage: "la préimage d’une autorisation",
    entry: "une entrée d’autorisation",
    authorizationJson: "du JSON avec une autorisation",
    sep53: "un message signé (SEP-53)",
    signedMessage: "un message signé (ancien format d’Albedo)",
    signature: "une signature sans son message",
    address: "une adresse sans message",
    json: "du JSON sans signature",
    plainText: "un texte",
    proof: "une preuve",
    proofLink: "un lien vers une preuve",
    damaged: "du XDR incomplet ou d’un autre type",

    // The correction.
    checkAs: "Vérifier comme",
    asEnvelope: "Une transaction",
    asAuthorization: "Une autorisation",
    asMessage: "Un message",
    asProof: "Une preuve",

    // What is missing.
    messageField: "Message",
    messageHint: "Exactement comme il a été signé, avec les espaces et les sauts de ligne.",
    signatureField: "Signature",
    signatureHint: "64 octets en base64.",
    messageSignatureHint: "64 octets en base64, ou en hexadécimal pour l’ancien format d’Albedo.",
    addressField: "Adresse",
    extra: "Autres signataires possibles (facultatif)",
    extraHint: "Une adresse par ligne. Les comptes de l’enveloppe sont vérifiés automatiquement.",
    noMessage: "Saisissez le message qui a été signé.",
    noSignature: "Saisissez la signature.",
    noAddress: "Saisissez l’adresse qui devrait avoir signé.",

    // Envelopes.
    feeBump: "Signatures du fee bump",
    inside: "Signatures de la transaction interne",
    signed: "Ce qui a été signé",
    signedFor: "Ce qui a été signé, pour {network}",
    unsigned: "Aucune signature",

    // Authorization entries.
    sourceEntry:
      "Le compte source de la transaction autorise cette entrée. Vérifiez plutôt la transaction signée.",
    notSigned: "Pas encore signée",
    cannotVerify: "Impossible à vérifier ici",
    onlyContract: "Seul le contrat de cette adresse peut vérifier ses signatures.",
    noNetwork: "Valide pour aucun réseau connu",

    // What was checked.
    content: "Ce qui a été vérifié",
    authorization: "L’autorisation",
    proofMessage: "Le message de cette preuve",
    proofAuthorization: "L’autorisation de cette preuve",
    proofTransaction: "La transaction de cette preuve",
    openedProof: "Preuve issue d’un lien",
    closeProof: "Fermer la preuve",
  },
  codes: {
    tx_too_early: "Elle n’est pas encore valide.",
    tx_too_late: "Elle a expiré avant l’envoi. Recréez-la et signez-la plus tôt.",
    tx_missing_operation: "Elle ne contient aucune opération.",
    tx_bad_seq:
      "Son numéro de séquence n’est pas le prochain du compte : une autre transaction a été envoyée entre-temps. Recréez-la.",
    tx_bad_auth:
      "Elle n’a pas assez de signatures pour le compte, ou elles sont pour un autre réseau.",
    tx_bad_auth_extra: "Elle a une signature inutile.",
    tx_insufficient_balance: "Le compte ne peut pas payer les frais et garder sa réserve.",
    tx_no_source_account: "Son compte source n’existe pas sur ce réseau.",
    tx_insufficient_fee: "Le réseau exige actuellement des frais plus élevés.",
    tx_internal_error: "Le réseau a rencontré une erreur interne. Réessayez.",
    tx_not_supported: "Le réseau n’accepte pas ce type de transaction.",
    tx_bad_sponsorship:
      "Elle commence un sponsoring sans le terminer, ou en termine un sans l’avoir commencé.",
    tx_bad_minseq_age_or_gap: "Le numéro de séquence du compte n’est pas assez ancien.",
    tx_malformed: "Elle est mal formée.",
    tx_soroban_invalid: "Son appel de contrat déclare des ressources non valides.",
    op_bad_auth: "Il manque une signature à une opération.",
    op_no_source_account: "Le compte source d’une opération n’existe pas sur ce réseau.",
    op_not_supported: "Le réseau n’accepte pas l’une de ses opérations.",
    op_too_many_subentries: "Le compte a atteint sa limite d’entrées.",
    op_too_many_sponsoring: "Le compte a atteint sa limite d’entrées sponsorisées.",
    op_malformed: "Une opération est mal formée.",
    op_underfunded: "Le compte n’a pas assez pour envoyer et garder sa réserve.",
    op_low_reserve: "Le solde passerait sous la réserve.",
    op_already_exists: "Le compte existe déjà. Envoyez-lui plutôt un paiement.",
    op_no_destination: "Le compte de destination n’existe pas sur ce réseau.",
    op_no_trust: "La destination n’a pas de trustline pour cet actif.",
    op_not_authorized: "L’émetteur n’a pas autorisé la destination à détenir cet actif.",
    op_src_no_trust: "Le compte n’a pas de trustline pour cet actif.",
    op_src_not_authorized: "L’émetteur n’a pas autorisé le compte à envoyer cet actif.",
    op_line_full: "La destination dépasserait sa limite pour cet actif.",
    op_no_issuer: "L’émetteur de l’actif n’existe pas sur ce réseau.",
    op_invalid_limit: "La limite de la trustline est inférieure à son solde.",
    op_self_not_allowed: "Un compte ne peut pas se faire cela à lui-même.",
    op_immutable_set: "Le compte est immuable.",
    op_has_sub_entries: "Le compte a encore des trustlines, des offres ou des signataires.",
    op_seq_num_too_far: "Le numéro de séquence du compte est trop élevé pour le fusionner.",
    op_dest_full: "Le solde de la destination dépasserait le maximum du réseau.",
    op_over_source_max: "Le chemin coûte plus que votre maximum.",
    op_under_dest_min: "Le chemin rapporte moins que votre minimum.",
    op_too_few_offers: "Aucune offre ne relie les deux actifs.",
    op_cross_self: "L’offre croiserait une offre du même compte.",
    op_offer_not_found: "Cette offre n’existe pas.",
    op_bad_seq: "Le numéro de séquence demandé est hors limites.",
    op_does_not_exist: "La cible de l’opération n’existe pas.",
    op_cannot_claim: "Le compte ne peut pas réclamer ce solde, ou pas encore.",
    function_trapped: "Le contrat a échoué.",
    resource_limit_exceeded: "L’appel de contrat dépasse les limites du réseau.",
    entry_archived: "L’appel de contrat a besoin de données archivées. Restaurez-les d’abord.",
    insufficient_refundable_fee: "Les frais remboursables de l’appel de contrat sont insuffisants.",
  },
  contract: {
    // The form.
    call: "Appel de contrat",
    sponsoredCall: "Appel sponsorisé",
    build: "Créer l’appel",
    notBuilt: "Impossible de créer l’appel",
    lead: "Transférez des XLM avec un appel de contrat. Vous signez la transaction, qui autorise l’appel.",
    leadSponsored:
      "Transférez des XLM avec un appel de contrat. Vous signez seulement l’autorisation.",
    hint: "Le réseau simule d’abord l’appel.",
    hintSponsored:
      "Le sponsor du bac à sable envoie la transaction et paie ses frais. Sa clé est publique et réservée aux tests.",
    recipient: "Destinataire",
    recipientExample: "G… ou C…",
    muxed: "Saisissez un compte (G…) ou un contrat (C…).",

    // Why a call can't be built.
    connecting: "Vérification de votre connexion en cours.",
    inactive: "Votre compte n’est pas encore activé sur ce réseau. Approvisionnez-le d’abord.",
    simulationFailed: "La simulation a échoué : {reason}",
    unbuilt: "L’appel n’a pas été créé.",
    authorizations: "L’appel ne demande pas exactement une autorisation.",

    // Its review.
    authorized: "Autorisation",
    withTransaction: "Avec la transaction",
    separately: "Séparément : vous signez seulement l’autorisation",
    sentBy: "Envoyée par",
    sponsor:
      "{address}, le sponsor du bac à sable (une clé de test publique), qui paie les frais, au plus {fee} XLM",

    // The signature.
    authorizationMatches: "La signature correspond à l’autorisation demandée, pour ce réseau.",
    transactionMatches: "C’est exactement la transaction que vous avez vérifiée.",
    signatureValid: "La signature de votre compte est valide.",
    send: "Envoyer",
    sendSponsored: "Envoyer via le sponsor",
    startAnother: "Nouvel appel",

    // The network's answer.
    confirmed: "Confirmée dans le ledger {ledger}",
    contractFailed: "Le contrat a échoué. Vous avez payé les frais ; rien d’autre n’a changé.",
    rejected: "Le réseau l’a rejetée",
    notAccepted:
      "Le réseau n’a pas accepté la transaction : une autre a été envoyée entre-temps, ou elle a expiré. Recréez-la.",
    unanswered: "Pas encore de réponse",
    mayApply:
      "Le réseau peut encore l’exécuter jusqu’à son expiration. Vérifiez votre solde avant d’en commencer une autre.",

    // What it changed.
    sent: "{amount} envoyés de {from} à {to}",
    changes: "Ce qui a changé",
    before: "Solde précédent",
    after: "Solde actuel",
    fee: "Frais prélevés",
    feeToYou: "{amount}, à votre charge",
    feeToSponsor: "{amount}, à la charge du sponsor",
  },
  effects: {
    title: "Ce qui va changer",
    computing: "Calcul de ce qui va changer…",

    // How the effect is known, or why it is not.
    notSimulated: "Simulation impossible : {reason}",
    simulated: "Prévu : simulé sur {network} à {time}.",
    computed:
      "Prévu : calculé à partir de votre compte sur {network} à {time}. Les autres comptes n’ont pas été vérifiés.",
    notIncluded: "Non inclus dans ce qui est prévu",
    alone:
      "C’est l’appel pris isolément. La transaction qui porte votre autorisation peut faire davantage, mais rien d’autre en votre nom.",
    fails: "Échec prévu",
    failsHint:
      "Une transaction qui échoue ne change rien, mais peut tout de même coûter ses frais.",
    nothing: "Aucun changement prévu sur votre compte.",
    inactive: "Votre compte n’est pas encore activé sur ce réseau.",
    noRpc: "Le RPC du réseau est injoignable.",
    noAnswer: "Le RPC du réseau n’a pas répondu (statut {status}).",
    noSimulation: "Le RPC du réseau n’a renvoyé aucune simulation.",
    noOperation: "La transaction ne contient aucune opération.",
    noCall: "Ceci n’autorise aucun appel de contrat.",
    noAmount: "Une opération n’a pas de montant.",

    // The changes.
    changes: "Changements prévus",
    asset: "{asset} prévu",
    reserve: "Réserve prévue",
    reserveUnknown: "Non calculée : un autre compte la paie peut-être",
    trustLines: "Trustlines prévues",
    signers: "Signataires prévus",
    weight: "Poids {weight}",
    thresholds: "Seuils prévus",
    thresholdValues: "Bas {low}, moyen {medium}, élevé {high}",
    token: "Jeton prévu",
    units: "{amount} unités",
    unitsLess: "{amount} unités de moins que maintenant",
    unitsMore: "{amount} unités de plus que maintenant",
    now: "Maintenant {value}",
    atLeast: "Au moins {amount}",
    between: "Entre {least} et {most}",
    contractFee: "Frais de contrat",
    contractFeeMost: "Au plus {amount} dans cette simulation",
    contracts: "Données de contrat modifiées",
    noContracts: "Aucune",
    beyond: "Aussi autorisé",
    nothingBeyond: "Rien en dehors de l’appel",

    // What else changes.
    sequence: "Le numéro de séquence augmente.",
    offerReleases: "Ce que l’offre retenait redevient disponible.",
    offerStays:
      "Ce qui n’est pas échangé tout de suite reste dans l’offre, qui retient 0,5 XLM de la réserve.",

    // Why the network is expected to reject it.
    overLimit: "C’est plus de {code} que votre trustline ne le permet ({limit}).",
    noTrustLine: "Vous n’avez pas de trustline pour {code} de cet émetteur.",
    notAuthorized: "Son émetteur ne vous autorise pas à détenir {code}.",
    tooLittle: "Seulement {available} disponibles, pour {needed} nécessaires.",
    belowReserve: "Votre solde passerait sous la réserve de {amount}.",
    noData: "Vous n’avez pas cette entrée de données.",
    exists: "Votre compte existe déjà, il ne peut donc pas être créé.",
    overNewLimit: "Vous détenez plus que la nouvelle limite.",
    stillHeld: "Vous détenez encore {code}, sa trustline ne peut donc pas être supprimée.",
    notMergeable:
      "Un compte avec des trustlines, des offres, des données ou des entrées sponsorisées ne peut pas être fusionné.",
    archived:
      "Les données de contrat archivées doivent d’abord être restaurées, dans une autre transaction.",
    unauthorized: "L’appel a besoin d’une autorisation que la transaction ne contient pas.",
    feeTooLow: "Les frais sont trop bas : l’appel coûte au moins {amount}.",

    // Warnings.
    mayFail: "Cela peut échouer. {reason}",
    closes: "Votre compte est fermé et rien n’y reste : {amount} vont à {destination}.",
    closesAtLeast:
      "Votre compte est fermé et rien n’y reste : au moins {amount} vont à {destination}.",
    locked: "Plus personne ne pourra signer pour votre compte : il est bloqué définitivement.",
    noPayments: "Même tous les signataires réunis ne pourront plus faire de paiements.",
    noNewSigners: "Même tous les signataires réunis ne pourront plus changer les signataires.",
    allows: "Cela permet à {spender} de dépenser jusqu’à {amount} vous appartenant.",
    notAsStated: "L’appel n’est pas ce qu’il dit. Il ne ferait pas ceci : {sentence}",
    takesMore: "L’appel n’est pas ce qu’il dit. Il vous prendrait aussi {amount}.",
    takesMoreFor: "L’appel n’est pas ce qu’il dit. Il vous prendrait aussi {amount}, pour {to}.",
    tokenUnits: "{amount} unités du jeton {contract}",
  },
  errors: {
    // Any wallet.
    engineMissing:
      "Impossible de charger le moteur des portefeuilles. Vérifiez votre connexion et réessayez.",
    noAddress: "{wallet} n’a renvoyé aucune adresse Stellar.",
    notInstalled: "{wallet} n’est pas installé",
    noAnswerInTime: "Aucune réponse n’est arrivée à temps.",
    disconnected: "Le portefeuille a été déconnecté.",
    networkChanged: "Le réseau a changé pendant la demande.",
    otherConnection: "Une autre connexion a été lancée.",
    canceled: "La demande a été annulée.",
    slowToLoad: "{wallet} a mis trop de temps à se charger. Vérifiez votre connexion et réessayez.",
    notLoaded: "Impossible de charger {wallet}. Vérifiez votre connexion et réessayez.",
    cannotDo: "{wallet} ne prend pas en charge la fonction « {method} »",
    slowNetwork: "{wallet} n’a pas indiqué son réseau à temps.",
    noNetwork: "{wallet} n’a pas indiqué son réseau.",
    wrongNetwork:
      "{wallet} est sur {actual}, et cette demande est pour {expected}. Changez de réseau dans {where}, puis réessayez.",
    expired: "{wallet} n’a pas répondu. La demande a expiré.",
    neverOpened: "La fenêtre de {wallet} n’a pas été ouverte à temps. La demande a expiré.",
    windowClosed: "La fenêtre de {wallet} a été fermée.",
    unresponsive: "{wallet} ne répond pas. Il est peut-être désactivé ou désinstallé.",
    removed: "Le portefeuille a été supprimé pendant la demande.",
    notConnected:
      "Aucun compte n’est connecté et aucune adresse n’a été indiquée. Connectez-vous d’abord.",
    cannotSignFor: "{wallet} ne peut pas signer sur {network}.",
    noSignature: "{wallet} n’a renvoyé aucune signature.",
    cannotSignEntries: "{wallet} ne peut pas signer les entrées d’autorisation de {type}.",
    typeNine: "type 9",
    typeTen: "type 10 (avec adresse)",
    accountChanged: "Le compte a changé dans {wallet} pendant la demande. Réessayez.",
    signsText: "{wallet} signe du texte, pas des octets.",
    signsWithAccounts:
      "{wallet} ne signe qu’avec des comptes G… et signerait donc avec un autre compte.",
    unreadableReply: "{wallet} a envoyé une réponse illisible. Elle a été ignorée.",
    stopped: "{wallet} s’est arrêté avant de répondre. Réessayez.",
    switchedOff: "{wallet} a été désactivé ou mis à jour. Rechargez cette page.",
    closedEarly: "La fenêtre de {wallet} a été fermée avant la fin.",
    works: "{wallet} ne fonctionne que dans des pages web.",

    // Addresses, base64 and XDR.
    badAddress: "Adresse Stellar non valide : {reason}.",
    addressEmpty: "elle est vide",
    addressSecret:
      "elle commence par S comme une clé secrète ; ne communiquez jamais une clé secrète",
    addressStart: "elle doit commencer par G, M ou C",
    addressLength: "elle a {length} caractères au lieu de {wanted}",
    addressChecksum: "un caractère est erroné (la somme de contrôle ne correspond pas)",
    addressSecond: "son deuxième caractère est erroné",
    badBase32: "Ce n’est pas du base32 : seulement A-Z et 2-7.",
    cutBase32: "Ce n’est pas du base32 : il manque un caractère, ou le dernier est erroné.",
    badHex: "Hexadécimal non valide : il faut un nombre pair de caractères 0-9 et a-f.",
    badBase64: "Ce n’est pas du base64 : seulement A-Z, a-z, 0-9, + et /, complétés par des =.",
    xdrEmpty: "Le XDR est vide. Saisissez du base64.",
    xdrTooLarge: "Le XDR est plus volumineux que ce qu’accepte n’importe quel réseau.",
    badXdr: "Le XDR n’est pas valide à l’octet {offset} : {reason}.",
    xdrShort: "il se termine trop tôt",
    xdrDeep: "il est trop imbriqué",

    // Verification.
    insecure:
      "Les signatures ne peuvent pas être vérifiées sur cette page : les navigateurs ne proposent la cryptographie qu’en https et sur http://localhost.",
    verifierFailed: "Le navigateur n’a pas pu vérifier la signature.",
    verifierMissing:
      "Impossible de charger la bibliothèque qui vérifie les signatures. Rechargez la page.",
    badSignature: "Le portefeuille n’a pas renvoyé de signature valide (64 octets en base64).",
    badHexSignature:
      "Le portefeuille n’a pas renvoyé de signature valide (64 octets en hexadécimal).",
    otherEntryAddress: "L’entrée d’autorisation est pour {actual}, et non pour {expected}.",
    anotherNetwork: "un autre réseau",
    notAuthorization:
      "Ce n’est pas une autorisation à signer (un HashIdPreimage de type 9 ou 10). {reason}",
    invalidForRequest:
      "Le portefeuille a renvoyé une signature qui n’est pas valide pour {address} et cette demande.",
    invalidForTransaction:
      "Le portefeuille a renvoyé une signature qui n’est pas valide pour {address} et cette transaction.",
    otherSigner:
      "Signé par {actual}, et non par {expected}. Choisissez {choice} dans le portefeuille et réessayez.",
    anotherAccount: "un autre compte",
    noTransaction: "Le portefeuille n’a renvoyé aucune transaction. {reason}",
    unsigned: "Le portefeuille a renvoyé la transaction sans la signer.",
    otherNetwork: "Le portefeuille a signé pour {actual}, et non pour {expected}.",
    lostSignature:
      "Le portefeuille a retiré une signature que la transaction {hash} avait déjà. Ne l’envoyez pas.",
    otherTransaction:
      "Le portefeuille a renvoyé une autre transaction ({returned}) que celle demandée ({sent}). Ne l’envoyez pas.",
    submittedOther: "Le portefeuille a envoyé une autre transaction que celle demandée.",

    // Albedo.
    albedoOld:
      "Cette version d’Albedo ne signe pas les messages selon SEP-53, la signature a donc été rejetée. Mettez Albedo à jour.",
    albedoProtocol:
      "Albedo utilise la version {actual} du protocole, mais la version {expected} est requise. Sa fenêtre a été fermée.",
    albedoBlocked:
      "Votre navigateur a bloqué la fenêtre d’Albedo. Autorisez les pop-ups pour ce site, puis réessayez.",
    albedoNetworks: "Albedo ne signe que pour les réseaux Public et Testnet.",

    // Freighter.
    freighterUnlock: "Ouvrez l’extension, déverrouillez-la, puis réessayez.",
    freighterLong: "Le message est trop long pour que Freighter puisse l’afficher.",
    freighterHttp: "Freighter refuse Mainnet sur les pages http://. Ouvrez cette page en https://.",
    freighterMobile: "Dans le navigateur mobile de Freighter, connectez-vous avec WalletConnect.",
    freighterFrame:
      "Freighter ne fonctionne pas dans un cadre (iframe). Ouvrez cette page dans son propre onglet.",
    freighterSilent: "Freighter n’a pas répondu.",
    declined: "La demande a été refusée dans {wallet}, ou sa fenêtre a été fermée.",

    // HOT.
    hotClosed:
      "HOT a été fermé avant de répondre. Si la demande est encore affichée ailleurs, refusez-la là-bas.",
    hotNetwork: "HOT ne signe que pour le réseau Public.",
    hotHttps: "HOT ne fonctionne que sur les pages https.",
    hotIncomplete: "HOT n’a pas terminé la demande.",
    hotSilent: "Le service de connexion de HOT n’a pas répondu. Réessayez.",
    hotFailed: "Le service de connexion de HOT a échoué ({reason}). Réessayez plus tard.",
    hotOffline: "Le service de connexion de HOT est injoignable. Vérifiez votre connexion.",

    // Ledger.
    ledgerDifferent: "Le Ledger affiche maintenant une autre adresse pour ce compte.",
    ledgerBlind:
      "Le Ledger ne peut pas afficher ceci, et son application Stellar ne signe que ce qu’elle peut afficher. Pour signer quand même, activez la signature à l’aveugle (blind signing) dans les réglages de l’application, sur l’appareil.",
    ledgerApp: "L’application Stellar n’est pas ouverte sur le Ledger. Ouvrez-la, puis réessayez.",
    ledgerCannotShow: "Le Ledger ne peut pas afficher ceci, il ne le signera donc pas.",
    ledgerDeclined: "La demande a été refusée sur le Ledger.",
    ledgerLocked:
      "Le Ledger est verrouillé. Déverrouillez-le, ouvrez son application Stellar, puis réessayez.",
    ledgerStatus: "Le Ledger a échoué avec le statut {status}.",
    ledgerUnreadable: "La réponse du Ledger est illisible, elle n’a donc pas été utilisée.",
    ledgerDamaged:
      "La réponse du Ledger est arrivée endommagée, elle n’a donc pas été utilisée. Débranchez l’appareil, puis rebranchez-le.",
    ledgerType: "Ledger ne signe que les entrées d’autorisation de type 9.",
    ledgerHttps: "Ledger ne fonctionne que sur les pages https et sur http://localhost.",
    ledgerBrowser:
      "Ce navigateur ne peut pas se connecter à un Ledger, car il n’a pas WebHID. Utilisez Chrome, Edge, Brave ou Opera.",
    ledgerFrame:
      "Cette page est dans un cadre (iframe) qui ne peut pas utiliser d’appareils. Ouvrez-la dans son propre onglet.",
    ledgerUnplugged:
      "Aucun Ledger que cette page peut utiliser n’est branché. Branchez-le, déverrouillez-le, ouvrez son application Stellar, puis réessayez.",
    ledgerClick: "Votre navigateur a besoin d’un clic avant d’afficher les appareils. Réessayez.",
    ledgerList: "Le navigateur n’a pas pu afficher les appareils.",
    ledgerNotChosen:
      "Aucun appareil n’a été choisi. Branchez votre Ledger, déverrouillez-le et choisissez-le dans la liste de votre navigateur.",
    ledgerSignatures: "La transaction a déjà 20 signatures, le maximum.",
    ledgerBusy:
      "Le Ledger est utilisé par un autre onglet ou programme. Fermez l’application de Ledger et les autres pages qui l’utilisent, puis réessayez.",
    ledgerLost:
      "Le Ledger a été débranché, ou son application a été fermée. Branchez-le, déverrouillez-le, ouvrez son application Stellar, puis réessayez.",
    ledgerIndex: "L’index d’un compte doit être un nombre entier de 0 à 2147483647.",
    ledgerOther:
      "Ce Ledger a un autre compte à {path}. Branchez celui avec lequel vous vous êtes connecté.",
    ledgerVersion:
      "L’application Stellar de ce Ledger est en version {actual}. Pour signer {what}, il faut la version {wanted} ou une version ultérieure. Mettez-la à jour dans l’application de Ledger.",
    ledgerEntries: "des entrées d’autorisation",
    ledgerMessages: "des messages",

    // LOBSTR.
    lobstrNetwork: "LOBSTR ne signe que pour le réseau Public.",
    lobstrAccount:
      "LOBSTR a donné accès à {actual}, mais la demande est pour {expected}. Choisissez ce compte dans LOBSTR ou reconnectez-vous.",
    lobstrSilent: "LOBSTR n’a pas répondu.",
    lobstrDeclined:
      "La demande a été refusée dans LOBSTR, ou sa fenêtre a été fermée. Si votre téléphone l’affiche encore, refusez-la sur celui-ci : elle peut toujours être confirmée.",
    lobstrFailed:
      "LOBSTR n’a pas pu signer. Il a peut-être reçu une autre demande entre-temps. Réessayez.",
    lobstrWindow: "LOBSTR n’a pas pu ouvrir sa fenêtre. Réessayez.",
    lobstrUnknown: "LOBSTR ne reconnaît plus cette page. Reconnectez-vous.",
    lobstrPhone: "Sur un téléphone, connectez LOBSTR avec WalletConnect.",

    // Rabet.
    rabetFeeBump: "Rabet ne signe pas les transactions fee bump.",
    rabetAccount:
      "Rabet utilise un autre compte ({actual}). Passez-y sur {expected} ou reconnectez-vous.",
    rabetNoSignature: "Rabet n’a renvoyé aucune signature. Il n’a pas pu signer cette transaction.",
    rabetLocked: "Rabet est toujours verrouillé. Ouvrez-le, déverrouillez-le, puis réessayez.",
    rabetNetworks: "Rabet ne signe que pour les réseaux Public et Testnet.",
    rabetHint: "Rabet ferme sa fenêtre au bout de 30 secondes.",
    rabetSettings:
      "Rabet ne répond pas. Ouvrez Rabet, enregistrez une fois ses réglages, puis réessayez.",
    rabetSilent: "Rabet n’a pas répondu. Réessayez. {hint}",
    rabetChanged: "Le compte a été changé dans Rabet pendant la demande. Réessayez.",
    rabetDeclined: "La demande a été refusée dans Rabet, ou sa fenêtre a été fermée. {hint}",
    rabetPrivacy:
      "Rabet indique que ce site n’est pas connecté, alors qu’il vient de se connecter. Dans les réglages de Rabet (General), désactivez Privacy mode et enregistrez. Gardez la fenêtre de ce navigateur entièrement à l’écran, puis réessayez.",
    rabetNoAccount: "Rabet n’a pas encore de compte. Créez-en un dans Rabet, puis réessayez.",
    rabetRelocked: "Rabet a été verrouillé avant de signer. Déverrouillez-le, puis réessayez.",
    rabetUnreadable: "Rabet n’a pas pu lire cette transaction.",
    rabetWindow:
      "Rabet n’a pas pu ouvrir sa fenêtre. Placez la fenêtre de ce navigateur entièrement à l’écran, puis réessayez.",
    rabetTimedOut: "Rabet a fermé sa fenêtre après 30 secondes sans réponse. Réessayez.",

    // Wallets on a phone.
    phoneSession: "Le service de connexion est injoignable. La session est toujours ouverte.",
    phoneUnsupported: "Le portefeuille du téléphone ne prend pas en charge cette demande.",
    phoneExpired: "La demande a expiré sans réponse du téléphone.",
    phoneOffline:
      "Le service de connexion est injoignable. Vérifiez votre connexion, puis réessayez.",
    phoneEnded: "Le portefeuille a fermé la session, ou la session a expiré. Reconnectez-vous.",
    phoneAccount:
      "{wallet} ne partage pas le compte demandé. Choisissez-le dans le portefeuille, puis reconnectez-vous.",
    phoneNetwork:
      "{wallet} est sur {actual}, mais cette demande est pour {expected}. Changez de réseau dans le portefeuille, puis reconnectez-vous.",
    phoneRejected: "Le portefeuille a envoyé la transaction, mais le réseau l’a rejetée{hash}.",
    phoneSent:
      "Le portefeuille a signé et envoyé la transaction ({status}), mais ne l’a pas renvoyée. Utilisez plutôt signAndSubmitTransaction.",
    phoneLong:
      "Le message est trop long. Les portefeuilles sur téléphone acceptent au plus {most} octets.",

    // xBull.
    xbullClosed:
      "La fenêtre de xBull a été fermée, ou elle n’a pas reçu la demande. Réessayez. Si cela ne suffit pas, rechargez cette page.",
    xbullDeclined: "La demande a été refusée dans xBull.",
    xbullUnread:
      "La demande a été refusée dans xBull. Si xBull n’a rien demandé, il n’a pas pu la lire.",
    xbullNoAccount: "xBull n’a pas encore de compte. Créez-en d’abord un dans xBull.",
    xbullUnknown: "xBull n’a pas ce compte sur ce réseau.",
    xbullSilent: "xBull a échoué sans dire pourquoi. Il ne connaît peut-être pas ce réseau.",
    xbullLong: "Le message est trop long pour xBull. Il peut contenir au plus {most} caractères.",
  },
  explorer: {
    transaction: "Voir cette transaction dans un explorateur (nouvel onglet)",
    asset: "Voir l’actif {code} dans un explorateur (nouvel onglet)",
    address: "Voir {address} dans un explorateur (nouvel onglet)",
  },
  failures: {
    otherNetwork: "C’est pour un autre réseau",
    rejected: "Refusée : rien n’a été signé",
    "popup-closed": "La fenêtre de {wallet} a été fermée : rien n’a été signé",
    aborted: "Annulée",
    "wrong-network": "{wallet} est sur un autre réseau",
    "wrong-account": "Signé par un autre compte : rejeté",
    unsupported: "{wallet} ne peut pas signer ceci",
    "bad-request": "Ceci ne peut pas être signé",
    "no-wallet": "Aucun portefeuille connecté",
    external: "Un service a échoué",
    locked: "{wallet} est verrouillé",
    "wrong-app": "Une autre application est ouverte sur {wallet}",
    unplugged: "{wallet} n’est pas branché",
    "not-installed": "{wallet} n’est pas installé",
    "page-stale": "Rechargez cette page",
    "popup-blocked": "Le navigateur a bloqué la fenêtre de {wallet}",
    timeout: "Aucune réponse de {wallet}",
    altered: "{wallet} a signé autre chose : rejeté",
    "bad-signature": "Signature non valide : rejetée",
    "bad-reply": "Réponse inattendue de {wallet}",
    outdated: "{wallet} doit être mis à jour",
    internal: "Un problème est survenu dans {wallet}",

    // The reasons, instead of hashes.
    lostSignature: "Le portefeuille a retiré une signature de la transaction. Ne l’envoyez pas.",
    otherTransaction: "Une autre transaction que celle demandée. Ne l’envoyez pas.",
    details: "Détails",
  },
  inbox: {
    refused: "Impossible d’ouvrir ce lien",
    dismiss: "Ignorer",
    transactionRefused: "La transaction de ce lien ne peut pas être signée. {reason}",
    unknownNetwork: "C’est pour un réseau inconnu : « {network} ».",
  },
  links: {
    // Why a link is refused.
    notStellar: "Ce n’est pas un lien web+stellar:.",
    tooLong: "Ce lien est trop long pour un lien Stellar.",
    unsupported:
      "Ce lien demande « {operation} ». Seuls les transactions (tx) et les paiements (pay) sont pris en charge.",
    twice: "Ce lien contient « {field} » deux fois.",
    messageTooLong: "Le message de ce lien dépasse {most} caractères.",
    badCallback: "Le callback de ce lien n’est pas une adresse web.",
    noTransaction: "Ce lien ne contient aucune transaction.",
    replaces:
      "Ce lien demande de remplir des champs de la transaction avant la signature, ce qui n’est pas pris en charge. Demandez la transaction complète.",
    badSigner: "Ce lien demande la signature de quelque chose qui n’est pas un compte.",
    noRecipient: "Ce lien n’a pas de destinataire.",
    badRecipient: "Le destinataire de ce lien n’est pas une adresse.",
    badAmount: "Le montant de ce lien ne peut pas être payé. {reason}",
    badAsset: "Il manque à l’actif de ce lien son code ou son émetteur.",
    badMemoType: "Le type de mémo de ce lien n’existe pas.",
    badMemo: "Le mémo de ce lien ne peut pas être envoyé. {reason}",

    // What a link says besides its request.
    details: "Détails du lien",
    opened: "Ouvert depuis un lien, pour {network}",
    authored: "L’auteur du lien en a choisi le contenu. Lisez-le avant de signer.",
    says: "Il dit",
    quoted: "« {message} »",
    from: "De",
    claimed: "{domain} (selon le lien, non vérifié)",
    signer: "À signer par",
    otherSigner: "Le lien demande la signature d’un autre compte",
    delivers: "Le lien demande de remettre la transaction signée",
    deliver:
      "Cette page n’envoie rien à d’autres sites. Si vous faites confiance à cette adresse, copiez ou téléchargez la transaction signée et envoyez-la-lui vous-même :",
    copyDelivery: "Copier l’adresse de remise",

    // Registering this page for links.
    open: "Ouvrir les liens web+stellar: avec cette page",
    openHint:
      "Les liens d’autres sites qui commencent par web+stellar: s’ouvriront ici. Leur contenu reste dans votre navigateur ; aucun serveur ne le reçoit.",
    ask: "Demander à mon navigateur",
    asked:
      "Si votre navigateur le demande, acceptez. Vous pouvez revenir en arrière dans ses réglages.",
    notAsked: "Votre navigateur ne permet pas à cette page d’ouvrir des liens.",

    // An item that waits for a wallet.
    ready: "Une transaction est prête à être envoyée",
    transactionWaits: "Une transaction attend votre signature",
    paymentWaits: "Un paiement vous attend",
    connectFirst: "Connectez un portefeuille pour continuer",
    discard: "Abandonner",
  },
  list: {
    several: "Plusieurs transactions",
    form: "Liste de transactions",
    envelopes: "Enveloppes de transaction",
    hint: "XDR en base64, un par ligne. Collez-les ou déposez des fichiers.",
    start: "Examiner une à une",

    // Why a list can't be read.
    nothing: "Collez des transactions ou déposez des fichiers.",
    tooMany: {
      one: "Une liste peut contenir {count} transaction.",
      many: "Une liste peut contenir {count} de transactions.",
      other: "Une liste peut contenir {count} transactions.",
    },
    wrong: "Transaction {number} : {reason}",
    twice: "Les transactions {first} et {second} sont identiques.",

    // The list.
    transactions: "Transactions",
    progress: "Transaction {number} sur {all}. Signées jusqu’ici : {signed}.",
    result: "Signées : {signed} sur {all}.",
    numbered: "{number}.",
    andMore: {
      one: "{first}, et {count} autre opération",
      many: "{first}, et {count} d’autres opérations",
      other: "{first}, et {count} autres opérations",
    },
    signed: "Signée et vérifiée",
    now: "En cours d’examen",
    skipped: "Ignorée",
    waiting: "Pas encore signée",
    open: "Ouvrir",
    openNumber: "Ouvrir la transaction {number}",
    review: "Examiner",
    reviewNumber: "Examiner la transaction {number}",

    // What can be done.
    skip: "Passer",
    stop: "Arrêter",
    resume: "Continuer avec les autres",
    signedEnvelopes: "Enveloppes signées",
    none: "Rien n’a été signé",
    discard: "Abandonner la liste",
  },
  message: {
    lead: "Un message signé prouve que votre adresse vous appartient. Il ne déplace aucun fonds.",
    message: "Message",
    format: "Format du message",
    text: "Texte",
    hex: "Octets en hexadécimal",
    base64: "Octets en base64",
    messageIn: "Message, en {format}",
    textOnly: "{wallet} accepte un message sous forme de texte et signe ses octets.",
    nothing: "Saisissez le message à signer.",
    notText: "Ces octets ne sont pas du texte UTF-8, et {wallet} ne signe que du texte.",
    unsupported: "{wallet} ne signe pas les messages",
    unsupportedHint: "Connectez un portefeuille qui le fait, comme Freighter, Albedo ou xBull.",
    matches: "La signature correspond à votre message.",
    signAnother: "En signer un autre",

    // What is wrong with typed bytes.
    noBytes: "Saisissez les octets à signer.",
    badHex: "Les octets en hexadécimal sont des paires de chiffres 0–9 et a–f.",
    badBase64: "Ce n’est pas du base64.",
  },
  networks: {
    title: "Réseaux",
    close: "Fermer",

    // The networks that were added.
    added: "Ajoutés par vous, dans ce navigateur",
    remove: "Supprimer",
    removeNamed: "Supprimer {network}",
    removed: "{network} a été supprimé.",
    isAdded: "{network} a été ajouté, et la page l’utilise maintenant.",
    notSaved:
      "Votre navigateur n’a pas pu l’enregistrer. Il reste jusqu’à ce que vous fermiez cette page.",

    // The form.
    add: "Ajouter un réseau",
    onlyListed:
      "Ce site ne peut se connecter qu’aux réseaux listés par son exploitant. Les autres seront refusés.",
    preset: "Réseau à ajouter",
    local: "Quickstart local",
    another: "Autre réseau",
    name: "Nom",
    passphrase: "Passphrase du réseau",
    horizon: "Adresse de Horizon",
    rpc: "Adresse du RPC",
    asked: "Avant l’ajout, leur passphrase est demandée à Horizon et au RPC.",
    submit: "Vérifier et ajouter",
    asking: "Interrogation de Horizon et du RPC…",
    failed: "Impossible d’ajouter ce réseau",

    // What is wrong with a field.
    noName: "Saisissez un nom.",
    noPassphrase: "Saisissez la passphrase.",
    noAddress: "Saisissez l’adresse.",
    tooLong: "Utilisez au plus {most} caractères.",
    nameTaken: "Un autre réseau porte ce nom.",
    otherName: "Le réseau avec cette passphrase s’appelle {name}.",
    known: "Ce réseau existe déjà : {network}.",
    badAddress: "Utilisez une adresse https, ou une adresse http de localhost.",

    // What is wrong with a server.
    otherPassphrase: "{server} : le serveur indique une autre passphrase, « {passphrase} ».",
    reportsNone: "{server} : le serveur n’indique aucune passphrase de réseau. Vérifiez l’adresse.",
    badStatus: "{server} : le serveur a répondu avec le statut HTTP {status}.",
    refused:
      "{server} : ce site ne peut pas se connecter à {origin}. Son exploitant peut autoriser d’autres réseaux dans config.json.",
    onlyHttps:
      "{server} : ce site ne peut se connecter qu’à des adresses https et à http://localhost, pas à {origin}.",
    late: "{server} : pas de réponse de {origin}.",
    noCors:
      "{server} : {origin} répond, mais ne laisse pas cette page lire la réponse (CORS). Son exploitant peut autoriser {page}.",
    unreachable:
      "{server} : {origin} est injoignable. Vérifiez l’adresse, et que le serveur fonctionne.",
  },
  parts: {
    // Errors that may occur anywhere.
    failed: "Un problème est survenu.",
    partNotLoaded:
      "Impossible de charger une partie de cette page. Vérifiez votre connexion et réessayez.",
    missing: "Impossible de charger cette partie de la page",
    missingHint: "Vérifiez votre connexion.",
    reload: "Recharger la page",
    walletsMissing:
      "Impossible de charger les portefeuilles. Vérifiez votre connexion et réessayez.",

    connect: "Connecter un portefeuille",

    // A text to copy, download, or scan.
    copy: "Copier",
    copyNamed: "Copier : {what}",
    copied: "Copié !",
    copyFailed: "Le navigateur a refusé la copie.",
    download: "Télécharger .{ending}",
    downloadNamed: "Télécharger .{ending} : {what}",
    code: "QR code",
    codeNamed: "QR code : {what}",
    codeTooLong:
      "Trop long pour un QR code ({length} caractères, maximum {most}). Copiez-le plutôt.",

    // Fields and forms.
    chooseFile: "Choisir un fichier",
    oneFile: "Déposez un seul fichier.",
    clear: "Effacer",
    clearNamed: "Effacer le formulaire",
  },
  pasted: {
    noRecipient: "Saisissez l’adresse du destinataire.",
    federation:
      "Les noms comme alice*example.com ne sont pas pris en charge ici ; utilisez l’adresse G….",
    lookUpFirst: "Recherchez d’abord ce nom. Son adresse est alors demandée à {domain}.",
    contract: "Pour payer un contrat, utilisez « Appel de contrat ».",
  },
  payment: {
    form: "Paiement",
    review: "Examiner le paiement",
    notBuilt: "Impossible de créer le paiement",
    inactive: "Votre compte n’est pas encore activé sur ce réseau. Approvisionnez-le d’abord.",
    amount: "Montant",
    canSend: "Vous pouvez envoyer jusqu’à {amount}.",
    max: "Max.",
    maxNamed: "Max. : {amount}",
    asset: "Actif",
    assetOf: "{code} de {issuer}",
    newNeedsXlm: "Un nouveau compte doit être créé avec des XLM.",
    newNeedsOne: "Un nouveau compte a besoin d’au moins 1 XLM.",
    none: "Votre compte n’a rien de cet actif à envoyer.",
    atMost: "Vous pouvez envoyer au plus {amount}.",

    // The memo.
    memo: "Mémo",
    memoHint: "Les plateformes d’échange en exigent souvent un.",
    memoContent: "Contenu du mémo",
    memoNone: "Aucun",
    memoText: "Texte",
    memoId: "ID",
    memoHash: "Hash",
    memoReturn: "Return (hash)",
  },
  proof: {
    keep: "Garder une preuve",
    hint: "Une preuve contient ce qui a été signé, la signature et l’adresse. Toute personne qui l’a peut la lire et la vérifier dans l’onglet « Vérifier », même hors ligne. Aucun serveur ne la reçoit.",
    save: "Enregistrer dans un fichier",
    link: "Lien vers la preuve",
    tooLongForLink: "Cette preuve est trop longue pour un lien. Enregistrez-la dans un fichier.",

    // Why a proof can't be read.
    damagedLink: "Ce lien est incomplet ou endommagé. Copiez-le à nouveau.",
    missing: "Collez une preuve ou choisissez son fichier.",
    tooLarge: "C’est trop volumineux pour une preuve.",
    notJson: "Ce n’est pas une preuve : ce n’est pas du JSON, ou il en manque une partie.",
    otherJson: "Ce JSON n’est pas une preuve de signature.",
    otherVersion:
      "Cette preuve a été enregistrée par une autre version de cette page, et celle-ci ne peut pas la lire.",
    otherKind: "Cette preuve est d’un type inconnu.",
    noField: "Il manque « {field} » à cette preuve.",
    unknownField: "Cette preuve a un champ inconnu, « {field} ».",
    badSigner: "Le signataire de cette preuve n’est pas une adresse.",
  },
  recipients: {
    // The destination.
    destination: "Destinataire",
    example: "G…, M… ou nom*domaine",
    lookUp: "Rechercher",
    lookUpName: "Rechercher {name}",
    lookingUp: "Recherche de ce nom…",
    isName: "C’est {name}.",
    withHint: "{name} {hint}",
    own: "C’est votre propre compte.",
    checking: "Vérification de ce compte…",
    exists: "Ce compte existe.",
    missing: "Nouveau compte : ce paiement le créera (minimum 1 XLM).",
    unknown: "Impossible de vérifier si ce compte existe.",

    // Why a name could not be looked up.
    notDomain: "« {domain} » n’est pas un nom de domaine.",
    noServer: "{domain} n’a pas de noms : son stellar.toml n’indique aucun serveur de fédération.",
    noName: "{domain} ne connaît pas ce nom.",
    blocked: "Cette page ne peut pas se connecter à {host}. Demandez l’adresse G….",
    unreachable: "{host} est injoignable. Réessayez ou demandez l’adresse G….",
    notAccount: "{domain} a répondu quelque chose qui n’est pas un compte.",
    unreadableMemo: "{domain} demande un mémo que cette page ne peut pas lire.",

    // Recent recipients and the address book.
    book: "Destinataires récents et enregistrés",
    recent: "Récents",
    clear: "Effacer",
    clearRecent: "Effacer les destinataires récents",
    addressBook: "Carnet d’adresses",
    empty: "Il est vide. Ce que vous enregistrez reste uniquement dans ce navigateur.",
    memo: "mémo {memo}",
    remove: "Supprimer {name}",
    enterFirst: "Saisissez un destinataire ci-dessus pour l’enregistrer ici sous un nom.",
    nameFor: "Nom pour {address}",
    nameForMemo: "Nom pour {address}, avec son mémo",
    save: "Enregistrer",
    rename: "Renommer",
    saved: "Enregistré.",
    full: {
      one: "Le carnet d’adresses est plein : il peut contenir {count} entrée.",
      many: "Le carnet d’adresses est plein : il peut contenir {count} d’entrées.",
      other: "Le carnet d’adresses est plein : il peut contenir {count} entrées.",
    },
    notKept: "Ce navigateur ne le conserve pas : il reste jusqu’à ce que vous fermiez la page.",

    // What is wrong with a name.
    enterName: "Saisissez un nom.",
    longName: {
      one: "Un nom peut avoir {count} caractère.",
      many: "Un nom peut avoir {count} de caractères.",
      other: "Un nom peut avoir {count} caractères.",
    },
    invisible: "Ce nom contient des caractères invisibles.",
    secretName: "Cela ressemble à un secret. Saisissez un nom.",

    // The file.
    saveFile: "Enregistrer dans un fichier",
    importFile: "Importer un fichier",
    imported: {
      one: "{count} entrée lue, dont nouvelles : {added}.",
      many: "{count} d’entrées lues, dont nouvelles : {added}.",
      other: "{count} entrées lues, dont nouvelles : {added}.",
    },
    largeFile: "Ce fichier est trop volumineux pour un carnet d’adresses.",
    notJson: "Ce fichier n’est pas du JSON, ce n’est donc pas un carnet d’adresses.",
    notBook: "Ce fichier n’est pas un carnet d’adresses de cette page.",
    otherVersion: "Ce carnet d’adresses a été enregistré par une autre version de cette page.",
    manyEntries: {
      one: "Un carnet d’adresses peut contenir {count} entrée ; celui-ci en a plus.",
      many: "Un carnet d’adresses peut contenir {count} d’entrées ; celui-ci en a plus.",
      other: "Un carnet d’adresses peut contenir {count} entrées ; celui-ci en a plus.",
    },
    badEntry: "L’entrée {number} de ce fichier n’est pas un nom avec une adresse.",
  },
  results: {
    confirmed: "Confirmée",
    confirmedIn: "Confirmée dans le ledger {ledger}",
    rejected: "Le réseau l’a rejetée",
    unknownCode: "Le réseau a renvoyé {code}.",
    status: "Horizon a renvoyé le statut {status}.",
    unanswered: "Pas encore de réponse",
    mayApply:
      "Le réseau peut encore l’exécuter jusqu’à son expiration. Renvoyer la même enveloppe est sans risque : elle ne peut être exécutée qu’une fois.",
  },
  sandbox: {
    title: "Bac à sable",
    wallet: "Portefeuille simulé",

    // What the wallet will do.
    response: "Réponse",
    ask: "Me demander",
    approve: "Approuver",
    reject: "Refuser",
    never: "Ne jamais répondre",
    close: "Fermer sa fenêtre",
    alter: "Signer autre chose",
    "wrong-signer": "Signer avec un autre compte",
    willAsk: "{wallet} vous demandera",
    willApprove: "{wallet} approuvera tout seul",
    willReject: "{wallet} refusera chaque demande",
    willNever: "{wallet} ne répondra jamais",
    willClose: "{wallet} fermera sa fenêtre",
    willAlter: "{wallet} signera autre chose",
    willMistake: "{wallet} signera avec un autre compte",
    locked: "{wallet} est verrouillé",
    notInstalled: "{wallet} n’est pas installé",
    off: "{wallet} est éteint",
    unplugged: "{wallet} n’est pas branché",
    account: "{name}, {address}",
    accountOn: "{name}, {network}",

    // Its settings.
    accountField: "Compte",
    network: "Réseau",
    extension: "Installé",
    site: "Installé",
    either: "Extension installée",
    phone: "Téléphone allumé, scanne l’écran",
    device: "Branché",
    lock: "Verrouillé",
    reset: "Réinitialiser",
    quirks: "Particularités de {wallet}",
    notReceived: "Cela n’a pas été reçu.",

    // The services between the page and a phone.
    bridge: "Entre la page et le téléphone",
    noServer: "Le serveur du bac à sable ne répond pas.",
    refused: "Le serveur du bac à sable l’a refusé.",
    relay: "Relais",
    works: "fonctionne",
    slow: "est lent",
    loses: "perd le prochain message",
    silent: "reste muet",
    refuses: "refuse cette application",
    unreachable: "est injoignable",
    explorer: "Liste des portefeuilles",
    hostile: "a des entrées malveillantes",
    fails: "échoue",
    garbage: "n’est pas une liste",
    missing: "n’arrive jamais",

    // Messages.
    messages: "Messages",
    noMessages: "Les messages entre la page et le portefeuille apparaissent ici.",
    latest: "Derniers messages",
    received: "{time}  page → portefeuille  {name}",
    sent: "{time}  portefeuille → page  {name}",

    // Messages of a device.
    publicKey: "clé publique",
    signTransaction: "signer une transaction",
    configuration: "configuration",
    signHash: "signer un hash",
    signAuthorization: "signer une autorisation",
    signMessage: "signer un message",
    command: "commande {code}",
    continued: "{command}, suite",
    done: "fait",
    denied: "refusé",
    deviceLocked: "verrouillé",
    blindOff: "la signature à l’aveugle est désactivée",
    otherApp: "une autre application est ouverte",
    unknownCommand: "inconnu de l’application",
    tooLarge: "trop grand pour être affiché",
    notShown: "ne peut pas être affiché",
    status: "statut {code}",

    // Recipients of a payment.
    recipients: "Comptes du bac à sable",
    inSandbox: "Dans le bac à sable :",
    pay: "Payer {name}, {address}",
  },
  secrets: {
    secretKey:
      "Cela ressemblait à une clé secrète. Nous l’avons retirée ; rien n’a été enregistré ni envoyé. Ne la saisissez jamais sur un site web, pas même celui-ci : votre portefeuille signe pour vous.",
    recoveryPhrase:
      "Cela ressemblait à une phrase de récupération. Nous l’avons retirée ; rien n’a été enregistré ni envoyé. Ne la saisissez jamais sur un site web, pas même celui-ci : votre portefeuille signe pour vous.",
  },
  shortcuts: {
    title: "Raccourcis clavier",
    transaction: "Ouvrir « Transaction »",
    authorization: "Ouvrir « Autorisation »",
    message: "Ouvrir « Message »",
    check: "Ouvrir « Vérifier »",
    connect: "Connecter un portefeuille",
    field: "Aller au premier champ",
    network: "Aller au réseau",
    list: "Afficher cette liste",
    use: "Utiliser ces raccourcis",
    hint: "Ils fonctionnent tant que vous n’écrivez pas dans un champ.",
    close: "Fermer",
  },
  sign: {
    steps: "Étapes",
    compose: "Préparer",
    review: "Examiner et signer",
    sendStep: "Envoyer",

    // Where a transaction comes from.
    source: "Origine de la transaction",
    payment: "Nouveau paiement",
    import: "Importer une transaction",
    importForm: "Enveloppe",
    envelopeOrLink: "Enveloppe de transaction ou lien",
    envelopeHint:
      "XDR en base64, un lien web+stellar: ou un lien que vous avez reçu. Collez-le ou déposez un fichier.",
    nothingPasted: "Collez une transaction ou un lien, ou déposez un fichier.",
    reviewTransaction: "Examiner la transaction",
    emptyFile: "Ce fichier est vide.",
    largeFile: "Ce fichier est trop volumineux pour une enveloppe.",
    noEnvelope: "Ce fichier ne contient aucune enveloppe de transaction.",

    // The review.
    aboutToSign: "Ce que vous allez signer",
    aboutToSend: "Ce que vous allez envoyer",
    signIn: "Signer dans {wallet}",
    theWallet: "le portefeuille",
    theWalletFirst: "Le portefeuille",
    edit: "Modifier",
    discard: "Abandonner",
    send: "Envoyer",
    sendAgain: "Renvoyer",
    withoutSigning: "Continuer sans signer",

    // Warnings.
    notMentioned:
      "Cette transaction ne mentionne pas votre compte. Elle n’a peut-être pas besoin de votre signature.",
    otherAccount: "Cette transaction appartient à un autre compte.",
    expired: "Elle a expiré : le réseau ne l’exécutera pas.",
    used: "Son numéro de séquence a déjà été utilisé : le réseau ne l’exécutera pas.",
    ahead:
      "Son numéro de séquence est en avance : une autre transaction doit d’abord être exécutée.",

    // What was verified.
    verified: "Signée et vérifiée",
    signed: "Signée",
    sameTransaction: "C’est exactement la transaction que vous avez vérifiée.",
    validFor: "La signature de {address} est valide pour {network}.",
    validForAddress: "Elle est valide pour l’adresse demandée.",
    notVerified: "La signature n’a pas pu être vérifiée.",
    altered: "Le portefeuille a signé une autre transaction que celle demandée, comme autorisé.",
    unreported: "Le portefeuille n’a rien renvoyé que nous puissions vérifier.",
    off: "La vérification est désactivée.",
    envelope: "Enveloppe signée",
    signature: "Signature (64 octets, base64)",
    address: "Adresse",
    startAnother: "Recommencer",

    // Sending.
    sending: "Envoyée à {network}. En attente de confirmation…",
    sent: "Transaction envoyée",
    copyHash: "Copier le hash de la transaction",
  },
  signatures: {
    // Who has signed.
    signatures: "Signatures",
    inside: "Signatures de la transaction interne",
    feeBump: "Signatures du fee bump",
    ready: "Prête à envoyer",
    forAccount: "Pour {account}",
    signed: "{address} a signé, {weight}",
    notSigned: "{address} n’a pas encore signé, {weight}",
    youSigned: "{address} (vous) a signé, {weight}",
    youNotSigned: "{address} (vous) n’a pas encore signé, {weight}",
    weight: "poids {weight}",
    unknown:
      "Les signataires de ce compte n’ont pas pu être lus ; nous ne savons donc pas quel poids manque.",
    fullySigned: "Entièrement signée ({weight} sur {needed}, {threshold}).",
    partlySigned:
      "Signée en partie ({weight} sur {needed}, {threshold}). Poids manquant : {missing}.",
    low: "seuil bas",
    medium: "seuil moyen",
    high: "seuil élevé",
    otherNetwork: "Pas pour {network}.",
    unneeded: "Elle a des signatures inutiles",
    unneededHint: "Le réseau rejette une transaction qui a plus de signatures que nécessaire.",
    remove: "Les retirer",

    // Passing it on.
    share: "Partager pour une autre signature",
    shareHint:
      "Pour le signataire suivant : le lien ouvre cette page avec la transaction et ses signatures. Le lien contient la transaction ; aucun serveur ne la reçoit, mais toute personne qui a le lien peut la voir.",
    shareLink: "Lien à partager",
    tooLong:
      "Cette transaction est trop longue pour un lien ou un QR code. Téléchargez-la et envoyez le fichier au signataire suivant, qui l’ouvre avec « Importer une transaction ».",
    shareFile: "Fichier à partager",

    // Importing signatures.
    importSignatures: "Importer des signatures",
    otherCopy: "Autre copie",
    signedCopy: "Copie signée de cette transaction",
    copyHint: "XDR en base64, ou le lien que vous avez reçu. Collez-le ou déposez un fichier.",
    import: "Importer",
    imported: "Importée.",
    noCopy: "Collez la copie, ou un lien vers elle.",
    payment: "Ce lien demande un paiement.",
    linkForOther: "Ce lien est pour un autre réseau, ses signatures ne conviennent donc pas.",
    different:
      "C’est une autre transaction, ses signatures ne conviennent donc pas. Demandez une copie signée de celle-ci.",
    nothingNew: "Cette copie n’a pas de nouvelle signature.",
    tooMany: "Une transaction peut avoir au plus {most} signatures.",
    notEnvelope: "Ce n’est pas une enveloppe de transaction en base64.",
  },
  stellar: {
    // Amounts.
    noAmount: "Saisissez un montant.",
    usePoint: "Utilisez un point pour les décimales, comme dans 12.5.",
    useDigits: "Utilisez des chiffres, comme dans 12.5.",
    tooManyDecimals: "Utilisez au plus sept décimales.",
    zero: "Le montant doit être supérieur à zéro.",
    tooLarge: "Ce montant est trop élevé pour le réseau.",

    // Memos.
    noMemo: "Saisissez le mémo ou choisissez « Aucun ».",
    memoTooLong: "Un mémo texte peut avoir {most} octets ; celui-ci en a {length}.",
    badId: "Un ID est un nombre entier inférieur à 18446744073709551616.",
    badHash: "Un hash compte 64 chiffres hexadécimaux.",

    // Authorizations.
    ofSource:
      "Le compte source de la transaction autorise cette entrée : il suffit de signer la transaction.",

    // What a server of the network didn't answer.
    noHorizon: "Horizon est injoignable.",
    noAccount: "Horizon n’a renvoyé aucun compte (statut {status}).",
    noRpc: "Le RPC du réseau est injoignable.",
    noLedger: "Le RPC du réseau n’a pas renvoyé son dernier ledger (statut {status}).",
  },
  verdicts: {
    valid: "Valide",
    validFor: "Valide pour {network}",
    notValid: "Non valide",
    for: "Pour {network}.",
    unknownNetwork: "Pour un réseau inconnu.",
    otherNetwork: "Elle n’est pas pour {network}.",
    otherAddress: "L’autorisation est pour une autre adresse.",
    notSigned: "La clé de cette adresse n’a pas signé ceci.",
    notSignedFor: "La clé de cette adresse n’a pas signé cette transaction pour {network}.",
    albedo: "Dans l’ancien format d’Albedo, qui inclut l’adresse.",
    sep53: "Au format SEP-53.",
    cannotVerify: "Impossible à vérifier ici",
    onlyContract: "Seul le contrat de cette adresse peut vérifier ses signatures.",
    badSignature: "Une signature compte 64 octets en base64.",
    contract: "Un contrat n’a pas de clé de signature.",

    // Signatures of an envelope.
    unknownKey: "D’une clé inconnue",
    unknownKeyHint:
      "La clé se termine par les octets {hint}. Si vous savez à qui elle peut être, ajoutez l’adresse ci-dessous.",
    noKeyTried: "D’aucune des clés essayées",
    noKeyTriedHint:
      "Clés listées ici qui se terminent par {hint} : {listed}. Seules les {tried} premières ont été essayées.",
    noNetwork: "Valide pour aucun réseau connu",
    noNetworkHint: "Son indice désigne cette clé, mais ce n’est pas la signature de cette clé.",
  },
  wallets: {
    simulated: "simulé",
    label: "{wallet}, simulé : {title}",
    closeWindow: "Fermer la fenêtre",
    note: "Bac à sable : clés de test publiques, pas d’argent réel.",
    moreOne: "1 autre demande en attente.",
    more: "{count} autres demandes en attente.",
    otherAccount: "Autre compte",

    // What stands before a request.
    welcome: "Bienvenue dans {wallet}",
    noWallet:
      "Aucun portefeuille n’est encore configuré. Dans le bac à sable, un clic suffit pour le créer.",
    setUp: "Configurer",
    locked: "{wallet} est verrouillé",
    noPassword: "Dans le bac à sable, il se déverrouille sans mot de passe.",
    unlock: "Déverrouiller",
    gotIt: "Compris",
    close: "Fermer",

    // The browser's own dialog.
    wantsDevice: "{host} veut se connecter à un appareil",
    noDevice: "Aucun appareil compatible trouvé.",
    browserPrompt: "C’est la demande du navigateur. Elle donne à la page l’accès à l’appareil.",
    cancel: "Annuler",
    connectDevice: "Connecter",

    // Requests, by kind.
    connect: "Connecter ce site ?",
    address: "Est-ce votre adresse ?",
    transaction: "Signer cette transaction ?",
    "auth-entry": "Signer cette autorisation ?",
    message: "Signer ce message ?",
    hash: "Signer ce hash ?",
    token: "Ajouter ce jeton ?",
    batch: "Signer ces transactions ?",
    grant: "Autoriser cela sans redemander ?",
    account: "Votre compte",
    requestedBy: "Demandé par {host}",
    seesAddress: "Il verra l’adresse de ce compte.",
    maySign: "Il pourra demander des signatures.",
    addressRow: "Adresse",
    hashRow: "Hash",
    cannotShow: "Ce portefeuille ne peut pas afficher ce que vous signez.",
    reading: "Lecture…",
    reject: "Refuser",
    approve: "Approuver",
  },
  xdr: {
    // The kinds of XDR that the page reads, as they appear in a sentence.
    envelope: "une enveloppe de transaction",
    preimage: "la préimage d’une autorisation",
    authorization: "une préimage ou une entrée d’autorisation",

    // What to do.
    withAdvice: "{problem} {advice}",
    pasteEnvelope: "Collez une enveloppe de transaction : du base64 qui commence par AAAA.",
    pastePreimage: "Collez la préimage signée : du base64 qui commence par AAAA.",
    pasteAuthorization:
      "Collez une préimage ou une entrée d’autorisation : du base64 qui commence par AAAA.",

    // What an unsuitable text is.
    empty: "C’est vide.",
    address: "C’est une adresse.",
    link: "C’est un lien web+stellar:.",
    webAddress: "C’est une adresse web.",
    json: "C’est du JSON ou du code. Collez seulement le XDR qu’il contient.",
    hash: "C’est un hash, qui ne contient pas la transaction elle-même.",
    hex: "C’est de l’hexadécimal, pas du base64.",
    encoded: "C’est encodé pour une URL (il y a des %).",
    notBase64: "Ce n’est pas du base64 : il contient « {character} ».",
    damaged: "Ce XDR est incomplet ou endommagé. Copiez-le à nouveau.",
    signature: "C’est aussi long qu’une signature, 64 octets.",
    key: "C’est aussi long qu’une clé ou un hash, 32 octets.",
    otherKind: "C’est {kind}, et non {wanted}.",
    startsLike: "Cela commence comme {kind}, mais c’est incomplet ou modifié. Copiez-le à nouveau.",
    unknown: "C’est du base64 valide, mais pas {wanted}.",

    // Other kinds of XDR, as they appear in a sentence.
    otherPreimage: "une préimage d’autre chose",
    entry: "une entrée d’autorisation",
    result: "le résultat d’une transaction",
    meta: "le bloc de métadonnées du résultat d’une transaction",
    resources: "l’ensemble des ressources d’un appel de contrat",
    transaction: "une transaction sans son enveloppe",
    operation: "une opération sans sa transaction",
    ledgerKey: "une clé du ledger",
    contractValue: "une valeur de contrat",
  },
}
