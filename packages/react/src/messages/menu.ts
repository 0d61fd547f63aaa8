/** The texts of the account menu and of the button's warning, in English. Some are the dialogs' too. */
export const menuEnglish = {
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
}
