import { isAddress, networks } from "@alidade/core"
import { decodeBase64, encodeHex, visibleText } from "@alidade/core/encoding"
import { readAmount } from "../stellar/amount.js"
import { type MemoChoice, memoProblem } from "../stellar/memo.js"
import { say } from "../texts/en/links.js"
import { isStellarLink, SCHEME } from "./is-stellar-link.js"

/** The fields of a `web+stellar:` link besides its request. None of them is verified. */
export interface LinkDetails {
  /** Passphrase of its network. Public if the link names none. */
  network: string
  /** The author's message, at most 300 characters. */
  msg?: string | undefined
  /** Where to deliver the signed transaction instead of the network. */
  callback?: string | undefined
  /** The domain that the link claims to come from. */
  domain?: string | undefined
}

/** A requested payment. The user fills in what is missing. */
export interface RequestedPayment {
  /** `G…`, `M…` or `C…`. */
  destination: string
  /** A decimal number. */
  amount?: string | undefined
  /** `native`, or `CODE:ISSUER`. */
  asset: string
  /** Hashes are in hex. */
  memo: { type: MemoChoice; value: string }
}

/** A link that this page supports: a transaction to sign, or a payment to make. */
export type StellarLink =
  | {
      what: "transaction"
      /** Base64 `TransactionEnvelope` from the link, unchecked. */
      xdr: string
      /** The account whose signature is requested, `G…`. */
      pubkey?: string | undefined
      details: LinkDetails
    }
  | { what: "payment"; payment: RequestedPayment; details: LinkDetails }

/** Maximum length in characters. No browser passes on a longer link, and no valid envelope needs one. */
const LONGEST = 200_000

/** Maximum length of a message in characters (SEP-7). */
export const LONGEST_MESSAGE = 300

/**
 * Reads a `web+stellar:` link (SEP-7). Throws an `Error` with a readable message unless it is a `tx` or `pay` link that
 * is supported in full: no requested field is silently ignored.
 */
export function readStellarLink(text: string): StellarLink {
  const link = text.trim()
  if (!isStellarLink(link)) throw new Error(say("notStellar"))
  if (link.length > LONGEST) throw new Error(say("tooLong"))
  const [operation = "", query = ""] = link.slice(SCHEME.length).split(/\?(.*)/s)
  const given = readQuery(query)
  const details = readDetails(given)
  switch (operation.toLowerCase()) {
    case "tx":
      return { what: "transaction", ...readTransaction(given), details }
    case "pay":
      return { what: "payment", payment: readPayment(given), details }
    default:
      throw new Error(say("unsupported", { operation: visibleText(operation, { max: 40 }) }))
  }
}

/** Writes a link that requests the signature of a base64 envelope, for a network. */
export function writeTransactionLink(xdr: string, network: string): string {
  const named = network === networks.Public ? {} : { network_passphrase: network }
  const fields = Object.entries({ xdr, ...named })
  return `${SCHEME}tx?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`
}

type Given = ReadonlyMap<string, string>

function readQuery(query: string): Given {
  const given = new Map<string, string>()
  // In SEP-7 links, an unescaped plus is a plus: base64 is full of them.
  for (const [name, value] of new URLSearchParams(query.replaceAll("+", "%2B"))) {
    if (given.has(name)) throw new Error(say("twice", { field: visibleText(name) }))
    if (value !== "") given.set(name, value)
  }
  return given
}

function readDetails(given: Given): LinkDetails {
  const msg = given.get("msg")
  const callback = given.get("callback")
  if (msg && [...msg].length > LONGEST_MESSAGE) {
    throw new Error(say("messageTooLong", { most: LONGEST_MESSAGE }))
  }
  return {
    network: given.get("network_passphrase") ?? networks.Public,
    msg,
    callback: callback && readCallback(callback),
    domain: given.get("origin_domain"),
  }
}

function readCallback(callback: string): string {
  const url = callback.startsWith("url:") ? callback.slice("url:".length) : ""
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url
  throw new Error(say("badCallback"))
}

function readTransaction(given: Given): { xdr: string; pubkey: string | undefined } {
  const xdr = given.get("xdr")
  const pubkey = given.get("pubkey")
  if (!xdr) throw new Error(say("noTransaction"))
  if (given.has("replace")) {
    throw new Error(say("replaces"))
  }
  if (pubkey && !(pubkey.startsWith("G") && isAddress(pubkey))) {
    throw new Error(say("badSigner"))
  }
  return { xdr, pubkey }
}

function readPayment(given: Given): RequestedPayment {
  const destination = given.get("destination")
  const amount = given.get("amount")
  if (!destination) throw new Error(say("noRecipient"))
  if (!isAddress(destination)) throw new Error(say("badRecipient"))
  const read = amount === undefined ? undefined : readAmount(amount)
  if (read && "problem" in read) {
    throw new Error(say("badAmount", { reason: read.problem }))
  }
  return {
    destination,
    amount,
    asset: readAsset(given.get("asset_code"), given.get("asset_issuer")),
    memo: readMemo(given.get("memo"), given.get("memo_type")),
  }
}

function readAsset(code: string | undefined, issuer: string | undefined): string {
  if (issuer === undefined && (code === undefined || code === "XLM")) return "native"
  const isNamed = code !== undefined && /^[a-zA-Z0-9]{1,12}$/.test(code)
  if (isNamed && issuer?.startsWith("G") && isAddress(issuer)) return `${code}:${issuer}`
  throw new Error(say("badAsset"))
}

const memoTypes: ReadonlyMap<string, Exclude<MemoChoice, "none">> = new Map([
  ["MEMO_TEXT", "text"],
  ["MEMO_ID", "id"],
  ["MEMO_HASH", "hash"],
  ["MEMO_RETURN", "return"],
])

function readMemo(memo: string | undefined, named = "MEMO_TEXT"): RequestedPayment["memo"] {
  if (memo === undefined) return { type: "none", value: "" }
  const type = memoTypes.get(named)
  if (!type) throw new Error(say("badMemoType"))
  const value = type === "hash" || type === "return" ? hexOf(memo) : memo
  const problem = memoProblem(type, value)
  if (problem) throw new Error(say("badMemo", { reason: problem }))
  return { type, value }
}

/** SEP-7 writes hashes in base64. An invalid hash is returned unchanged and rejected later. */
function hexOf(base64: string): string {
  try {
    return encodeHex(decodeBase64(base64))
  } catch {
    return base64
  }
}
