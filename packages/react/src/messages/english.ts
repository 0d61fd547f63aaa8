import { buttonEnglish } from "./button.js"

/** A text that depends on `{count}`, by the plural categories of its language as `Intl.PluralRules` names them. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

/** The texts that the account menu and the dialogs have beside the button's, in English: loaded with them. */
const lazyEnglish = {
  // The account menu, and the button's warning.
  wrongNetwork: "Wrong network",
  wrongNetworkMenu: "Wrong network, account {start} … {end}, menu",
  menuLabel: "Account",
  restoringWith: "Restoring connection to {wallet}…",
  copyAddress: "Copy address",
  copied: "Copied!!",
  copyFailed: "The browser refused to copy. Select the address and copy it by hand.",
  balance: "Balance",
  balanceValue: "{amount} XLM",
  balanceLoading: "Reading the balance…",
  balanceUnfunded: "0 XLM · not funded yet",
  balanceUnavailable: "Unavailable",
  network: "Network",
  networkDiffers: "{wallet} is on {actual}. Switch it to {expected}.",
  lockedHint:
    "{wallet} is locked, or set to an account or network that it does not share with this site.",
  lockedOnlyHint: "{wallet} is locked. Unlock it to sign.",
  otherAccountHint:
    "The account was changed in {wallet}. Switch back to this one, or connect again.",
  pageStaleText: "{wallet} was switched off or updated. Reload this page.",
  reload: "Reload the page",
  reconnect: "Connect again",
  disconnect: "Disconnect",
  close: "Close",

  // The picker.
  pickerTitle: "Connect a Wallet",
  whatIsWallet: "What is a wallet?",
  whatIsWalletText:
    "A wallet keeps the keys to your account and signs for you. You see each request in it, and nothing moves without your approval.",
  whatIsStellar: "What is Stellar?",
  whatIsStellarText:
    "Stellar is an open network for payments and digital assets. Transfers settle in about five seconds and cost a fraction of a cent.",
  walletGuide: "How to choose a wallet",
  opensNewTab: "opens in a new tab",
  neverPhrase: "A wallet never asks for your recovery phrase on this page.",
  recent: "Recent",
  notAvailable: "Not available",
  notAvailableOpens: "opens website in a new tab",
  notSetUp: "Not set up on this page",
  blocked: "Can’t be reached from this page",
  kindExtension: "Extension",
  kindWindow: "Opens a window",
  kindPhone: "Phone (QR)",
  kindDevice: "Device",
  cannotSignFor: "Can’t sign on {network}",
  cannotDo: "Can’t do what this app needs",
  lacksTransaction: "No transactions",
  lacksAuthEntry: "No authorization entries",
  lacksAuthEntryV2: "No authorization entries with address",
  lacksMessage: "No messages",
  lacksNetwork: "Doesn’t tell its network",
  lacksSubmit: "Doesn’t send transactions",
  arrived: "{wallet} is available now.",
  search: "Search wallets",
  searchCount: { one: "{count} wallet", other: "{count} wallets" },
  noMatch: "No wallet matches “{query}”",
  searching: "Searching…",
  clearSearch: "Clear search",
  noWallets: "This app lists no wallets.",
  missing: "Don’t see your wallet?",
  back: "Back",
  helpInstall: "Install it",
  helpInstallText:
    "Pick it in the list to open its website. Come back after installing: the list notices.",
  helpSite: "Allow it on this site",
  helpSiteText:
    "In your browser’s extension menu, let the wallet run on this site and see that it is switched on.",
  helpUnlock: "Unlock it",
  helpUnlockText: "Open the wallet and type its password. Some wallets stay silent while locked.",
  helpReload: "Reload this page",
  helpReloadText: "A wallet that was installed or updated just now may need it.",
  helpPrivate: "Private windows",
  helpPrivateText: "Browsers switch extensions off there unless you allow them one by one.",
  helpMobile: "On a phone",
  helpMobileText:
    "Extensions do not run in most mobile browsers. Open this page in the wallet’s own browser.",

  // The connection view: what is being waited for.
  starting: "Opening {wallet}",
  awaitingExtension: "Continue in {wallet}",
  awaitingExtensionText: "Approve the connection in the extension window.",
  awaitingPopup: "Continue in the {wallet} window",
  awaitingPopupText: "Approve there, then come back here.",
  awaitingUnlockText: "Type your password in its window, then approve the request there.",
  awaitingPhone: "Continue on your phone",
  awaitingPhoneText: "Approve the request in {wallet}.",
  awaitingDevice: "Continue on your device",
  awaitingDeviceText: "Unlock it and open the Stellar app.",
  needsClick: "Open {wallet}",
  needsClickText: "Your browser opens the wallet’s window only when you click.",
  slow: "Still waiting. The request may be hidden behind another window.",

  // The connection view: how it ended.
  locked: "Unlock {wallet}",
  lockedText: "Open the extension, unlock it, then try again.",
  wrongApp: "Open the Stellar app",
  unplugged: "{wallet} is not attached",
  rejected: "Request declined",
  rejectedText: "The request was declined in {wallet}, or its window was closed.",
  rejectedOnPhoneText: "The request was declined on your phone.",
  popupBlocked: "Your browser blocked the window",
  popupBlockedText: "Allow pop-ups for this site or open it yourself.",
  popupClosed: "The {wallet} window was closed",
  popupClosedText: "The connection was not finished.",
  popupClosedSignText: "Nothing was signed.",
  notInstalled: "{wallet} is not installed",
  notInstalledText: "Install it, then come back; this page will notice.",
  onNetwork: "{wallet} is on {actual}",
  onNetworkText: "This app uses {expected}. Switch in {wallet}.",
  signedForNetwork: "{wallet} signed for {actual}",
  authForNetwork: "This authorization is for {actual}",
  authForNetworkText: "This app uses {expected}.",
  wrongAccount: "Another account in {wallet}",
  unsupported: "{wallet} can’t do this",
  outdated: "Update {wallet}",
  outdatedText: "Your version does not speak the version this app needs.",
  pageStale: "Reload this page",
  timeout: "No answer from {wallet}",
  timeoutText: "The request expired.",
  failed: "Something went wrong in {wallet}",
  mismatch: "{wallet} returned something unexpected",
  mismatchText: "The reply does not match what was asked, so it was not used.",
  aborted: "Request cancelled",
  success: "Connected",
  successText: "{address} with {wallet}",

  // Its actions.
  cancel: "Cancel",
  tryAgain: "Try again",
  chooseAnother: "Choose another wallet",
  showWindow: "Show window",
  openWallet: "Open {wallet}",
  getWallet: "Get {wallet}",
  getUpdate: "Get update",
  checkNetwork: "I switched, check again",
  details: "Details",
  detailCode: "Code",
  detailKind: "Kind",
  copyReport: "Copy report",
  includeAddress: "Include my address",

  // A code for a phone.
  scanTitle: "Scan with your phone’s wallet",
  qrLabel: "QR code to connect with a Stellar wallet",
  codeExpires: "Expires in {time}",
  codeExpiresSoon: "The code expires in one minute.",
  codeExpired: "Code expired",
  newCode: "New code",
  showCode: "Show QR code",
  bridgeOffline: "Can’t reach the bridge",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  linkNotCopied: "The browser refused to copy.",
  openIn: "Open in a wallet",
  allWallets: "All wallets",
  anotherDevice: "Use another device",
  listMissing: "The list of wallets did not come. The code works all the same.",
  awaitingMessenger: "Continue in your messenger",
  awaitingMessengerText: "Approve the request in {wallet} there, then come back.",
  openApp: "Open {wallet}",

  // Accounts of a device.
  accountsTitle: "Pick your account",
  accountsReading: "Reading accounts from your device…",
  accountsRead: { one: "{count} account read", other: "{count} accounts read" },
  accountsMore: "Show more",
  accountIndex: "Enter an index",
  accountRead: "Show this account",
  accountVerify: "Verify on device",
  accountVerifying: "Compare it with what the device shows, and confirm it there.",
  accountVerified: "Confirmed on the device",
  accountRefused: "Not confirmed on the device",
  blind: "{wallet} can’t show this transaction",
  blindText:
    "It can only sign its hash: what you confirm there cannot be read there. Go on only if you trust this page, and compare the hash.",
  blindConfirm: "Sign the hash",

  // Signing.
  sign: "Sign in {wallet}",
  signText: "Read the request there, then approve or decline it.",
  walletShows: "{wallet} will show it encoded:",
  cancelHint: "This only stops waiting. Decline in {wallet} too.",
  asked: "What is asked",
  kindTransaction: "Transaction to sign",
  kindAuthEntry: "Authorization to sign",
  kindMessage: "Message to sign",
  requestAccount: "Account",
  rawTransaction: "Envelope (XDR)",
  rawAuthEntry: "Preimage (XDR)",
  rawMessage: "Text",
  copy: "Copy",
  queued: { one: "{count} more waiting", other: "{count} more waiting" },
}

type English = typeof buttonEnglish & typeof lazyEnglish

/** The texts of the components, by key. */
export type Messages = {
  [Key in keyof English]: English[Key] extends string ? string : Plural
}

/**
 * Every text of the components, in English. `{name}` is filled in; what depends on `{count}` has a text for each plural
 * category. An app overrides single ones through `KitProvider`; `languages/` has them in other languages. The button
 * is loaded with no more than its own texts.
 */
export const english: Messages = { ...buttonEnglish, ...lazyEnglish }
