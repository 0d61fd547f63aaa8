import { connectionEnglish } from "./connection.js"

const words = {
  // Pairing by QR code.
  scanTitle: "Scan with your phone’s wallet",
  scanWith: "Scan with {wallet} on your phone",
  tapToOpen: "Tap the button so that your browser opens the app.",
  noApp: "If nothing opens, {wallet} is not on this phone.",
  qrLabel: "QR code to connect with a Stellar wallet",
  codeExpires: "Expires in {time}",
  codeExpiresSoon: "The code expires in one minute.",
  codeExpired: "Code expired",
  showCode: "Show QR code",
  bridgeOffline: "Can’t reach the connection service",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  linkNotCopied: "The browser blocked copying.",
  openIn: "Open in a wallet",
  allWallets: "All wallets",
  anotherDevice: "Use another device",
  listMissing: "Couldn’t load the wallet list. The code still works.",

  // Device accounts.
  accountsTitle: "Pick your account",
  accountsReading: "Reading accounts from your device…",
  accountsRead: { one: "{count} account read", other: "{count} accounts read" },
  accountsMore: "Show more",
  accountIndex: "Enter an index",
  accountRead: "Show this account",
  accountVerify: "Verify on device",
  accountVerifying: "Compare it with the address on your device, then confirm there.",
  accountVerified: "Confirmed on the device",
  accountRefused: "Not confirmed on the device",

  // Two extensions that answer as one wallet.
  partiesText:
    "Two extensions answer as {wallet}. Choose the account that you want to use, and compare the whole address. The other extension’s answers are refused.",
  partiesWaiting: "Waiting until both share an account…",

  blind: "{wallet} can’t show this transaction",
  blindText:
    "It shows only a hash, so you can’t read the transaction there. Continue only if you trust this page, and compare the hash.",
  blindConfirm: "Sign the hash",
}

/** English texts of the prompts of wallets, with those of the connection in which they appear. */
export const promptEnglish: typeof words & typeof connectionEnglish = {
  ...connectionEnglish,
  ...words,
}
