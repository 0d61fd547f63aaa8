import { fieldsOf, textOf } from "./fields.js"

/** The texts of a wallet's window that are the same for all wallets, in English. `{name}` is a placeholder. */
export const walletEnglish = {
  simulated: "simulated",
  label: "{wallet}, simulated: {title}",
  closeWindow: "Close window",
  note: "Simulated: no real money.",
  moreOne: "1 more request waiting.",
  more: "{count} more requests waiting.",
  otherAccount: "Another account",

  // What stands before a request.
  welcome: "Welcome to {wallet}",
  noWallet: "No wallet is set up yet. In the sandbox, one click creates it.",
  setUp: "Set up",
  locked: "{wallet} is locked",
  noPassword: "In the sandbox, it unlocks without a password.",
  unlock: "Unlock",
  gotIt: "Got it",
  close: "Close",

  // The browser's own dialog.
  wantsDevice: "{host} wants to connect to a device",
  noDevice: "No compatible devices found.",
  browserPrompt: "This is the browser's prompt. It gives the page access to the device.",
  cancel: "Cancel",
  connectDevice: "Connect",

  // Requests, by kind.
  connect: "Connect this site?",
  address: "Is this your address?",
  transaction: "Sign this transaction?",
  "auth-entry": "Sign this authorization?",
  message: "Sign this message?",
  hash: "Sign this hash?",
  token: "Add this token?",
  batch: "Sign these transactions?",
  grant: "Allow this without asking again?",
  account: "Your account",
  requestedBy: "Requested by {host}",
  seesAddress: "It will see this account's address.",
  maySign: "It may ask for signatures.",
  addressRow: "Address",
  hashRow: "Hash",
  cannotShow: "This wallet can't show what you are signing.",
  reading: "Reading…",
  reject: "Reject",
  approve: "Approve",
}

/** The key of such a text. */
export type WalletTextKey = keyof typeof walletEnglish

/** The language of a wallet's windows. Missing texts are in English, and so is what only one wallet says. */
export interface WalletLanguage {
  /** A BCP 47 tag. */
  readonly lang: string
  readonly dir: "ltr" | "rtl"
  readonly texts: Readonly<Partial<Record<WalletTextKey, string>>>
}

/** A text with its placeholders filled. */
export type SayInWallet = (key: WalletTextKey, values?: Readonly<Record<string, string>>) => string

/** The texts in a language, by default in English. */
export function sayIn(language: WalletLanguage | undefined): SayInWallet {
  return (key, values = {}) =>
    (language?.texts[key] ?? walletEnglish[key]).replace(
      /\{(\w+)\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    )
}

/** The texts before and after a placeholder, for one that is filled with an element. */
export function around(text: string, name: string): [before: string, after: string] {
  const [before = "", after = ""] = text.split(`{${name}}`)
  return [before, after]
}

/** Maximum length of a text. */
const LONGEST = 500

/** Reads a stored language. Returns undefined for any other value. */
export function readLanguage(value: unknown): WalletLanguage | undefined {
  const { lang, dir, texts } = fieldsOf(value)
  if (typeof lang !== "string" || !/^[A-Za-z0-9-]{2,35}$/.test(lang)) return undefined
  if (dir !== "ltr" && dir !== "rtl") return undefined
  const known = Object.entries(fieldsOf(texts)).filter(
    ([key, text]) =>
      Object.hasOwn(walletEnglish, key) && textOf(text) && textOf(text).length <= LONGEST,
  )
  return { lang, dir, texts: Object.fromEntries(known) }
}
