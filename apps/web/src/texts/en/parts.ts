import { defineTexts } from "../texts.js"

/** Texts of the parts that pages and forms are made of. */
export const say = defineTexts("parts", {
  // Errors that may occur anywhere.
  failed: "Something went wrong.",
  partNotLoaded: "Couldn’t load a part of this page. Check your connection and try again.",
  missing: "Couldn’t load this part of the page",
  missingHint: "Check your connection.",
  reload: "Reload the page",
  walletsMissing: "Couldn’t load the wallets. Check your connection and try again.",

  // What a server of the network didn't answer.
  offline: "You are offline.",
  noHorizon: "Can’t reach Horizon.",
  noAccount: "Horizon returned no account (status {status}).",
  noList: "Horizon returned no list (status {status}).",
  noRpc: "Can’t reach the network’s RPC.",
  noLedger: "The network’s RPC didn’t return its latest ledger (status {status}).",
  noRecord: "Horizon’s answer couldn’t be used (status {status}).",
  noAnswer: "The network’s RPC didn’t answer (status {status}).",
  noSimulation: "The network’s RPC returned no simulation.",
  faucetRefused: "The faucet won’t fund this account.",

  connect: "Connect a wallet",

  // A text to copy, download, or scan.
  copy: "Copy",
  copyNamed: "Copy {what}",
  copied: "Copied!!",
  copyFailed: "The browser refused to copy.",
  download: "Download .{ending}",
  downloadNamed: "Download .{ending}: {what}",
  code: "QR code",
  codeNamed: "QR code of {what}",
  codeTooLong: "Too long for a QR code ({length} characters, maximum {most}). Copy it instead.",

  more: "More",

  // A long list.
  inAll: { one: "{count} in all", other: "{count} in all" },
  showMore: { one: "{count} more", other: "{count} more" },

  // Fields and forms.
  chooseFile: "Choose a file",
  oneFile: "Drop only one file.",
  clear: "Clear",
  clearNamed: "Clear the form",
})
