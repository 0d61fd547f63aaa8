import { buttonEnglish } from "./button.js"

/** A text that depends on `{count}`, by plural category as in `Intl.PluralRules`. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>

/** English texts of the account menu and the dialogs, loaded with them. The button's texts are separate. */
const lazyEnglish = {
  // The account menu and the button's warning.
  wrongNetwork: "Wrong network",
  wrongNetworkMenu: "Wrong network, account {start} … {end}, menu",
  menuLabel: "Account",
  restoringWith: "Restoring connection to {wallet}…",
  copyAddress: "Copy address",
  copied: "Copied!!",
  copyFailed: "The browser blocked copying. Select the address and copy it yourself.",
  balance: "Balance",
  balanceValue: "{amount} XLM",
  balanceLoading: "Loading balance…",
  balanceUnfunded: "0 XLM · not active yet",
  balanceUnavailable: "Unavailable",
  network: "Network",
  networkDiffers: "{wallet} is on {actual}. Switch it to {expected}.",
  lockedHint:
    "{wallet} is locked, or uses an account or network that it doesn’t share with this site.",
  lockedOnlyHint: "{wallet} is locked. Unlock it to sign.",
  otherAccountHint: "You switched accounts in {wallet}. Switch back to this one, or connect again.",
  pageStaleText: "{wallet} was switched off or updated. Reload this page.",
  reload: "Reload the page",
  reconnect: "Connect again",
  switchAccount: "Switch account",
  disconnect: "Disconnect",
  close: "Close",

  // The picker.
  pickerTitle: "Connect a Wallet",
  whatIsWallet: "What is a wallet?",
  whatIsWalletText:
    "A wallet keeps the keys to your account and signs for you. It shows you every request, and nothing moves without your approval.",
  whatIsStellar: "What is Stellar?",
  whatIsStellarText:
    "Stellar is an open network for payments and digital assets. Transfers settle in about five seconds and cost a fraction of a cent.",
  walletGuide: "How to choose a wallet",
  opensNewTab: "opens in a new tab",
  neverPhrase: "Never enter your recovery phrase on a website.",
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
  lacksNetwork: "Doesn’t report its network",
  lacksSubmit: "Doesn’t submit transactions",
  arrived: "{wallet} is available now.",
  search: "Search wallets",
  searchCount: { one: "{count} wallet", other: "{count} wallets" },
  noMatch: "No wallet matches “{query}”",
  searching: "Searching…",
  clearSearch: "Clear search",
  noWallets: "This app has no wallets to choose from.",
  missing: "Don’t see your wallet?",
  back: "Back",
  helpInstall: "Install it",
  helpInstallText:
    "Choose it in the list to open its website. After you install it, the list updates by itself.",
  helpSite: "Allow it on this site",
  helpSiteText:
    "In your browser’s extensions menu, allow the wallet on this site and check that it is turned on.",
  helpUnlock: "Unlock it",
  helpUnlockText:
    "Open the wallet and enter your password. Some wallets don’t respond while locked.",
  helpReload: "Reload this page",
  helpReloadText: "A wallet you just installed or updated may need it.",
  helpPrivate: "Private windows",
  helpPrivateText:
    "Browsers turn extensions off in private windows. Allow your wallet there in the extension’s settings.",
  helpMobile: "On a phone",
  helpMobileText:
    "Most mobile browsers don’t run extensions. Open this page in your wallet’s own browser.",

  // The connection view: waiting.
  starting: "Opening {wallet}",
  awaitingExtension: "Continue in {wallet}",
  awaitingExtensionText: "Approve the connection in the extension window.",
  awaitingPopup: "Continue in the {wallet} window",
  awaitingPopupText: "Approve there, then come back here.",
  awaitingUnlockText: "Enter your password in its window, then approve the request there.",
  awaitingPhone: "Continue on your phone",
  awaitingPhoneText: "Approve the request in {wallet}.",
  awaitingDevice: "Continue on your device",
  awaitingDeviceText: "Unlock it and open the Stellar app.",
  needsClick: "Open {wallet}",
  needsClickText: "Click to let your browser open the wallet’s window.",
  slow: "Still waiting. The request may be hidden behind another window.",

  // The connection view: results.
  locked: "Unlock {wallet}",
  lockedText: "Open the extension, unlock it, then try again.",
  wrongApp: "Open the Stellar app",
  unplugged: "{wallet} is not plugged in",
  rejected: "Request declined",
  rejectedText: "The request was declined in {wallet}, or its window was closed.",
  rejectedOnPhoneText: "The request was declined on your phone.",
  popupBlocked: "Your browser blocked the window",
  popupBlockedText: "Allow pop-ups for this site or open it yourself.",
  popupClosed: "The {wallet} window was closed",
  popupClosedText: "The connection was not finished.",
  popupClosedSignText: "Nothing was signed.",
  notInstalled: "{wallet} is not installed",
  notInstalledText: "Install it, then come back; this page will update.",
  onNetwork: "{wallet} is on {actual}",
  onNetworkText: "This app uses {expected}. Switch in {wallet}.",
  signedForNetwork: "{wallet} signed for {actual}",
  authForNetwork: "This authorization is for {actual}",
  authForNetworkText: "This app uses {expected}.",
  wrongAccount: "Another account in {wallet}",
  unsupported: "{wallet} can’t do this",
  outdated: "Update {wallet}",
  outdatedText: "Your version is too old for this app.",
  pageStale: "Reload this page",
  timeout: "No answer from {wallet}",
  timeoutText: "The request expired.",
  failed: "Something went wrong in {wallet}",
  mismatch: "{wallet} returned something unexpected",
  mismatchText: "The reply does not match the request, so it was rejected.",
  aborted: "Request canceled",
  success: "Connected",
  successText: "{address} with {wallet}",

  // Actions of the connection view.
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

  // Pairing by QR code.
  scanTitle: "Scan with your phone’s wallet",
  qrLabel: "QR code to connect with a Stellar wallet",
  codeExpires: "Expires in {time}",
  codeExpiresSoon: "The code expires in one minute.",
  codeExpired: "Code expired",
  newCode: "New code",
  showCode: "Show QR code",
  bridgeOffline: "Can’t reach the connection service",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  linkNotCopied: "The browser blocked copying.",
  openIn: "Open in a wallet",
  allWallets: "All wallets",
  anotherDevice: "Use another device",
  listMissing: "Couldn’t load the wallet list. The code still works.",
  awaitingMessenger: "Continue in your messenger",
  awaitingMessengerText: "Approve the request in {wallet} there, then come back.",
  openApp: "Open {wallet}",

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
  blind: "{wallet} can’t show this transaction",
  blindText:
    "It shows only a hash, so you can’t read the transaction there. Continue only if you trust this page, and compare the hash.",
  blindConfirm: "Sign the hash",

  // Signing.
  sign: "Sign in {wallet}",
  signText: "Read the request there, then approve or decline it.",
  walletShows: "{wallet} will show it in encoded form:",
  cancelHint: "This only stops waiting. Decline in {wallet} too.",
  asked: "Request",
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

/** The component texts by key. */
export type Messages = {
  [Key in keyof English]: English[Key] extends string ? string : Plural
}

/**
 * All component texts in English. `{name}` is a placeholder, and a text with `{count}` has one entry per plural
 * category. Apps override single texts through `KitProvider`; `languages/` has translations. The button loads only its
 * own texts.
 */
export const english: Messages = { ...buttonEnglish, ...lazyEnglish }
