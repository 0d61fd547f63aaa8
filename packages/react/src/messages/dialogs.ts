import type { buttonEnglish } from "./button.js"

/** English texts that every dialog has, and those of the picker, loaded with them. */
export const dialogEnglish = {
  close: "Close",
  back: "Back",

  // The picker.
  pickerTitle: "Connect a Wallet",
  whatIsWallet: "What is a wallet?",
  whatIsWalletText:
    "A wallet keeps the keys to your account and signs for you. It shows you every request, and nothing moves without your approval.",
  whatIsStellar: "What is Stellar?",
  whatIsStellarText:
    "Stellar is an open network for payments and digital assets. Transfers settle in about five seconds and cost a fraction of a cent.",
  walletGuide: "How to choose a wallet",
  noWallet: "I have no wallet",
  getWallet: "Get {wallet}",
  opensNewTab: "opens in a new tab",
  neverPhrase: "Never enter your recovery phrase on a website.",
  recent: "Recent",
  notAvailable: "Not available",
  notAvailableOpens: "opens website in a new tab",
  notSetUp: "Not set up on this page",
  blocked: "Can’t be reached from this page",
  kindExtension: "Extension",
  kindHere: "This wallet’s own browser",
  kindApp: "Phone app",
  withPhone: "{wallet} on your phone",
  kindFound: "Found on this page",
  kindWindow: "Opens a window",
  kindPhone: "Phone (QR)",
  kindDevice: "Device",
  cannotSignFor: "Can’t sign on {network}",
  groupHere: "On this device",
  groupPhone: "On your phone",
  groupOther: "Other wallets",
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
}

/** Keys of the texts that every dialog has at hand. */
export type DialogKey = keyof typeof dialogEnglish | keyof typeof buttonEnglish
