/**
 * Every text of the components, in English. `{name}` is filled in. An app overrides single ones through
 * `KitProvider`.
 */
export const english = {
  // The button and its menu.
  connect: "Connect",
  accountMenu: "Account {start} … {end}, menu",
  restoringMenu: "Restoring connection to {wallet}, account {start} … {end}",
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
  lockedHint: "{wallet} is locked, or does not share this account with this site.",
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
  kindExtension: "Extension",
  kindWindow: "Opens a window",
  kindPhone: "Phone (QR)",
  kindDevice: "Device",
  cannotSignFor: "Can’t sign on {network}",
  arrived: "{wallet} is available now.",
  search: "Search wallets",
  searchCount: "{count} wallets",
  noMatch: "No wallet matches “{query}”",
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
  popupBlocked: "Your browser blocked the window",
  popupBlockedText: "Allow pop-ups for this site or open it yourself.",
  popupClosed: "The {wallet} window was closed",
  popupClosedText: "The connection was not finished.",
  popupClosedSignText: "Nothing was signed.",
  notInstalled: "{wallet} is not installed",
  notInstalledText: "Install it, then come back; this page will notice.",
  onNetwork: "{wallet} is on {actual}",
  onNetworkText: "This app uses {expected}. Switch in {wallet}.",
  wrongAccount: "Another account in {wallet}",
  unsupported: "{wallet} can’t do this",
  outdated: "Update {wallet}",
  outdatedText: "Your version does not speak the version this app needs.",
  pageStale: "Reload this page",
  pageStaleText: "{wallet} was updated or restarted, and this page lost touch with it.",
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
  openWallet: "Open {wallet}",
  getWallet: "Get {wallet}",
  getUpdate: "Get update",
  checkNetwork: "I switched, check again",
  reload: "Reload the page",
  details: "Details",
  detailCode: "Code",
  detailKind: "Kind",
  copyReport: "Copy report",
  includeAddress: "Include my address",

  // Signing.
  sign: "Sign in {wallet}",
  signText: "Read the request there, then approve or decline it.",
  cancelHint: "Cancel only stops waiting here. To be safe, decline it in {wallet} too.",
  asked: "What is asked",
  kindTransaction: "Transaction to sign",
  kindAuthEntry: "Authorization to sign",
  kindMessage: "Message to sign",
  requestAccount: "Account",
  rawTransaction: "Envelope (XDR)",
  rawAuthEntry: "Preimage (XDR)",
  rawMessage: "Text",
  copy: "Copy",
  queued: "{count} more waiting",
}

/** The texts of the components, by key. */
export type Messages = typeof english

/** Fills the `{name}`s of a text. */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
