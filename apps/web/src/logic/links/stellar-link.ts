import { isAddress, networks } from "@alidade/core"
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from "@alidade/core/encoding"
import { longest } from "../foreign-limits.js"
import { isStellarLink, SCHEME } from "../pasted/is-stellar-link.js"
import { ProblemError } from "../problem.js"
import { type AmountProblem, readDecimal } from "../stellar/amount.js"
import { type MemoChoice, type MemoProblem, memoProblem } from "../stellar/memo.js"
import { type Replacement, readReplacements } from "./replacement.js"

/** Why a link is refused. */
export type LinkProblem =
  | {
      problem:
        | "notStellar"
        | "tooLong"
        | "badCallback"
        | "noTransaction"
        | "badReplace"
        | "badSigner"
        | "noRecipient"
        | "badRecipient"
        | "badAsset"
        | "badMemoType"
    }
  | { problem: "unsupported"; operation: string }
  | { problem: "twice"; field: string }
  | { problem: "messageTooLong"; most: number }
  | { problem: "badAmount"; found: AmountProblem }
  | { problem: "badMemo"; found: MemoProblem }

export class LinkError extends ProblemError<LinkProblem> {}

/** The fields of a `web+stellar:` link besides its request. None of them is verified, except who vouches for it. */
export interface LinkDetails {
  /** Passphrase of its network. Public if the link names none. */
  network: string
  /** The author's message, at most 300 characters. */
  msg?: string | undefined
  /** Where to deliver the signed transaction instead of the network. */
  callback?: string | undefined
  /** The domain that the link claims to come from. Not shown before it is verified. */
  domain?: string | undefined
  /** The domain whose signature of the link was verified. `isChanged`: by another key than last time. */
  vouched?: { domain: string; isChanged: boolean } | undefined
  /** The words of the requests that the link passes on, the latest first. A request without words stands as it is. */
  chain?: readonly string[]
}

/** A requested payment. The user fills in what is missing. */
export interface RequestedPayment {
  /** `G…`, `M…` or `C…`. */
  destination: string
  /** A decimal number with a point, as SEP-7 writes it in every language. */
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
      /** What the visitor fills in before it is signed. */
      replacements?: readonly Replacement[] | undefined
      details: LinkDetails
    }
  | { what: "payment"; payment: RequestedPayment; details: LinkDetails }

/** Maximum length of a message in characters (SEP-7). */
export const LONGEST_MESSAGE = 300

export function isMessageTooLong(msg: string): boolean {
  return [...msg].length > LONGEST_MESSAGE
}

/**
 * Reads a `web+stellar:` link (SEP-7). Throws a `LinkError` unless it is a `tx` or `pay` link that
 * is supported in full: no requested field is silently ignored.
 */
export function readStellarLink(text: string): StellarLink {
  const link = text.trim()
  if (!isStellarLink(link)) throw new LinkError({ problem: "notStellar" })
  if (link.length > longest.link) throw new LinkError({ problem: "tooLong" })
  const [operation = "", query = ""] = link.slice(SCHEME.length).split(/\?(.*)/s)
  const given = readQuery(query)
  const details = readDetails(given)
  switch (operation.toLowerCase()) {
    case "tx":
      return { what: "transaction", ...readTransaction(given), details }
    case "pay":
      return { what: "payment", payment: readPayment(given), details }
    default:
      throw new LinkError({ problem: "unsupported", operation })
  }
}

/**
 * Writes a link that requests the signature of a base64 envelope, for a network, with a message of at most
 * `LONGEST_MESSAGE` characters for the next signer.
 */
export function writeTransactionLink(xdr: string, network: string, msg = ""): string {
  return writeLink("tx", { xdr, msg, network_passphrase: passphraseIn(network) })
}

/** Writes a link that asks for a payment on a network. Empty details are left out. Its signature is added elsewhere. */
export function writePaymentLink(
  { destination, amount = "", asset, memo }: RequestedPayment,
  network: string,
  { msg, origin_domain }: { msg: string; origin_domain: string },
): string {
  const [asset_code = "", asset_issuer = ""] = asset === "native" ? [] : asset.split(":")
  const [memo_type = ""] = [...memoTypes].find(([, type]) => type === memo.type) ?? []
  return writeLink("pay", {
    destination,
    amount,
    asset_code,
    asset_issuer,
    memo: memoOnWire(memo),
    memo_type,
    msg,
    network_passphrase: passphraseIn(network),
    origin_domain,
  })
}

/** A memo as SEP-7 and Horizon write it: hashes in base64. */
export function memoOnWire({ type, value }: RequestedPayment["memo"]): string {
  return type === "hash" || type === "return" ? encodeBase64(decodeHex(value)) : value
}

/** Writes a link without its empty fields. */
function writeLink(operation: string, fields: Readonly<Record<string, string>>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== "")
  const query = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")
  return `${SCHEME}${operation}?${query}`
}

/** A link that names no network is for Public. */
function passphraseIn(network: string): string {
  return network === networks.Public ? "" : network
}

type Given = ReadonlyMap<string, string>

/** Fields of people's words. Libraries that write links with `URLSearchParams` write a space in them as a plus. */
const TEXTS: ReadonlySet<string> = new Set([
  "msg",
  "network_passphrase",
  "origin_domain",
  "replace",
])

function readQuery(query: string): Given {
  const given = new Map<string, string>()
  // Elsewhere an unescaped plus is a plus: base64 is full of them.
  const verbatim = new URLSearchParams(query.replaceAll("+", "%2B"))
  const hasTextMemo = (verbatim.get("memo_type") || MEMO_TEXT) === MEMO_TEXT
  const spaced = [...new URLSearchParams(query).values()]
  for (const [index, [name, value]] of [...verbatim].entries()) {
    if (given.has(name)) throw new LinkError({ problem: "twice", field: name })
    const isText = TEXTS.has(name) || (name === "memo" && hasTextMemo)
    if (value !== "") given.set(name, isText ? (spaced[index] ?? value) : value)
  }
  return given
}

function readDetails(given: Given): LinkDetails {
  const msg = given.get("msg")
  const callback = given.get("callback")
  if (msg && isMessageTooLong(msg)) {
    throw new LinkError({ problem: "messageTooLong", most: LONGEST_MESSAGE })
  }
  return {
    network: given.get("network_passphrase") ?? networks.Public,
    msg,
    callback: callback && readCallback(callback),
    domain: given.get("origin_domain"),
    chain: readChain(given.get("chain")),
  }
}

/** Maximum number of requests that a link passes on (SEP-7). */
const MOST_CHAINED = 7

function readChain(link: string | undefined, most = MOST_CHAINED): string[] {
  if (link === undefined || most === 0 || !isStellarLink(link)) return []
  const given = readQuery(link.split(/\?(.*)/s)[1] ?? "")
  return [given.get("msg") ?? link, ...readChain(given.get("chain"), most - 1)]
}

function readCallback(callback: string): string {
  const url = callback.startsWith("url:") ? callback.slice("url:".length) : ""
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url
  throw new LinkError({ problem: "badCallback" })
}

function readTransaction(
  given: Given,
): Pick<Extract<StellarLink, { what: "transaction" }>, "xdr" | "pubkey" | "replacements"> {
  const xdr = given.get("xdr")
  const pubkey = given.get("pubkey")
  const replace = given.get("replace")
  if (!xdr) throw new LinkError({ problem: "noTransaction" })
  const replacements = replace === undefined ? undefined : readReplacements(replace)
  if (replace !== undefined && !replacements) throw new LinkError({ problem: "badReplace" })
  if (pubkey && !(pubkey.startsWith("G") && isAddress(pubkey))) {
    throw new LinkError({ problem: "badSigner" })
  }
  return { xdr, pubkey, replacements }
}

function readPayment(given: Given): RequestedPayment {
  const destination = given.get("destination")
  const amount = given.get("amount")
  if (!destination) throw new LinkError({ problem: "noRecipient" })
  if (!isAddress(destination)) throw new LinkError({ problem: "badRecipient" })
  const read = amount === undefined ? undefined : readDecimal(amount)
  if (read && "problem" in read) {
    throw new LinkError({ problem: "badAmount", found: read })
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
  throw new LinkError({ problem: "badAsset" })
}

/** The type of a memo whose link names none. */
const MEMO_TEXT = "MEMO_TEXT"

const memoTypes: ReadonlyMap<string, Exclude<MemoChoice, "none">> = new Map([
  [MEMO_TEXT, "text"],
  ["MEMO_ID", "id"],
  ["MEMO_HASH", "hash"],
  ["MEMO_RETURN", "return"],
])

function readMemo(memo: string | undefined, named = MEMO_TEXT): RequestedPayment["memo"] {
  if (memo === undefined) return { type: "none", value: "" }
  const type = memoTypes.get(named)
  if (!type) throw new LinkError({ problem: "badMemoType" })
  const value = type === "hash" || type === "return" ? hexOf(memo) : memo
  const problem = memoProblem(type, value)
  if (problem) throw new LinkError({ problem: "badMemo", found: problem })
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
