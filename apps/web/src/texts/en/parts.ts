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

  // Fields and forms.
  chooseFile: "Choose a file",
  oneFile: "Drop only one file.",
  clear: "Clear",
  clearNamed: "Clear the form",
})
