// Machine translation, not yet reviewed by a native speaker.
import type { Translation } from "./en/index.js"

/** The page's texts in German. */
export const texts: Translation = {
  links: {
    // Why a link can't be opened.
    refused: "Dieser Link konnte nicht geöffnet werden",
    dismiss: "Ausblenden",
    transactionRefused: "Die Transaktion in diesem Link kann nicht signiert werden. {reason}",
    unknownNetwork: "Das ist für ein unbekanntes Netzwerk: „{network}“.",
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
}
