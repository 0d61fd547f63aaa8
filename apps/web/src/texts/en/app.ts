import { defineTexts } from "../texts.js"

/** Texts around the page's content: the first page, its tabs, and what keeps it from signing. */
export const say = defineTexts("app", {
  skip: "Skip to the content",
  gallery: "Component gallery",

  // The header.
  preferences: "Settings",
  language: "Language",
  languageMissing: "Couldn’t load this language. Check your connection and try again.",
  network: "Network",
  theme: "Theme",
  auto: "System",
  light: "Light",
  dark: "Dark",

  // The sandbox or real wallets.
  modes: "Sandbox or real wallets",
  sandbox: "Sandbox.",
  noMoney: "No real money.",
  sandboxHint: "Simulated wallets and networks on this computer.",
  useSandbox: "Use the sandbox",
  live: "Real wallets.",
  liveHint: "Payments on Public use real money.",

  // Checking without a wallet.

  // The jobs.
  sign: "Sign",
  jobs: "Sign and check",
  transaction: "Transaction",
  contract: "Contract",
  passkey: "Passkey account",
  authorization: "Authorization",
  message: "Message",
  check: "Check",
  practice: "Practice",

  // Why the page can't be opened.
  notOpened: "Couldn’t open this page",
  useReal: "Use real wallets",
  retry: "Try again",
  noConfig: "Couldn’t load config.json. Check your connection and try again.",
  badConfig: "Couldn’t load config.json (HTTP {status}). The file belongs beside index.html.",
  noPractice: "Couldn’t start the practice network. Check your connection and try again.",
  practiceElsewhere:
    "Practice is open in another tab. Go on there, or close that tab and try again.",
  noSandbox: "There is no sandbox at this address. To run one on your computer, use “npm start”.",

  manageNetworks: "Add or remove networks",

  // What keeps the wallet from signing.
  cannotSign: "{wallet} can’t sign on {network}",
  overHttp: "Freighter won’t sign on Public here",
  overHttpHint:
    "It refuses pages loaded over plain http. Open this page over https, or choose Testnet.",
  lost: "{wallet} was turned off or updated. Reload this page.",
  lockedHint: "Unlock it to sign.",
  otherAccount: "{wallet} is set to another account",
  otherAccountHint: "Switch back to this one, or connect again.",
  withheld:
    "{wallet} is locked, or uses an account or network that it doesn’t share with this page",
  withheldHint: "Unlock it, switch back, or connect again.",
  reload: "Reload the page",

  newer: "A new version of this page is ready",

  // A connection that a reload could not restore.
  previous: "You were connected with {wallet}",
  previousHint: "Turn it on or install it, then reload this page.",
  forget: "Forget this connection",
})
