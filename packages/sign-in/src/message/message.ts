import {
  decodeAddress,
  isAddress,
  type Reason,
  reason,
  resembles,
  WalletError,
} from "@alidade/core"
import { parseUrl, visibleText } from "@alidade/core/encoding"

/** What a sign-in message says. */
export interface SignInMessage {
  /** The host of the site that users sign in on, with its port if it has one: in lower case, and in ASCII. */
  domain: string
  /** The account that signs in: `G…`, or `M…` if it is muxed. */
  address: string
  /** A sentence for the user, in one line of at most 500 characters. */
  statement?: string
  /** The page that asks, as `URL` writes it: `https://example.org/`. */
  uri: string
  networkPassphrase: string
  /** The server's random value: 8 to 128 of the characters a-z, A-Z, and 0-9. */
  nonce: string
  /** When the nonce was made, in seconds since the epoch. */
  issued: number
  /** When the message ends, in seconds since the epoch. */
  expires: number
  /** An id of the request for the server's own use: up to 128 of a-z, A-Z, 0-9, and `-._~`. */
  requestId?: string
}

/** The names of the lines, which a statement must not imitate. */
const names = "URI,Version,Network,Nonce,Issued At,Expiration Time,Request ID".split(",")

/** The most characters of a text that is read. The longest message has fewer. */
const LONGEST = 4_000

/** The first second after the year 9999. Later years have more digits. */
const END_OF_TIME = 253_402_300_800

/**
 * The text of a sign-in message, for the wallet to sign (SEP-53). Its form is that of ERC-4361 and CAIP-122, with the
 * network's passphrase. The same fields give the same text. Throws `bad-request` for a field that it cannot have, and
 * for a contract's account, which has no key.
 */
export function createMessage(message: SignInMessage): string {
  const fault = faultOf(message)
  if (fault) throw badMessage(fault)
  const { domain, address, statement, uri, networkPassphrase, nonce, issued, expires, requestId } =
    message
  return [
    `${domain} wants you to sign in with your Stellar account:`,
    address,
    "",
    ...(statement === undefined ? [] : [statement, ""]),
    `URI: ${uri}`,
    "Version: 1",
    `Network: ${networkPassphrase}`,
    `Nonce: ${nonce}`,
    `Issued At: ${formatTime(issued)}`,
    `Expiration Time: ${formatTime(expires)}`,
    ...(requestId === undefined ? [] : [`Request ID: ${requestId}`]),
  ].join("\n")
}

const FORM =
  /^(\S+) wants you to sign in with your Stellar account:\n(\S+)\n\n(?:(.+)\n\n)?URI: (\S+)\nVersion: 1\nNetwork: (.+)\nNonce: (\S+)\nIssued At: (\S+)\nExpiration Time: (\S+)(?:\nRequest ID: (\S+))?$/

/**
 * Reads a sign-in message. Accepts exactly what `createMessage` writes: another order, another spelling of a value, a
 * line more or less, or an invisible character is refused with `bad-request`. Nothing is checked against a server's
 * expectations, or a clock.
 */
export function readMessage(text: string): SignInMessage {
  const found = typeof text === "string" && text.length <= LONGEST ? FORM.exec(text) : null
  if (!found) throw badMessage(reason("messageForm", "its lines are not those of a sign-in"))
  const [, domain, address, statement, uri, networkPassphrase, nonce, issued, expires, requestId] =
    found as unknown as string[]
  const message = {
    ...{ domain, address, uri, networkPassphrase, nonce },
    issued: Date.parse(issued!) / 1000,
    expires: Date.parse(expires!) / 1000,
    ...(statement === undefined ? {} : { statement }),
    ...(requestId === undefined ? {} : { requestId }),
  } as SignInMessage
  // Dates have many spellings.
  if (createMessage(message) === text) return message
  throw badMessage(reason("messageSpelling", "a time is not written as YYYY-MM-DDThh:mm:ssZ"))
}

/** Whether a value can be a message's nonce. */
export function isNonce(value: unknown): value is string {
  return typeof value === "string" && /^[a-zA-Z0-9]{8,128}$/.test(value)
}

/** Whether a number can be a message's time: whole seconds since the epoch. */
export function isTime(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < END_OF_TIME
}

function faultOf(message: SignInMessage): Reason | undefined {
  const { domain, address, statement, uri, networkPassphrase, nonce, issued, expires, requestId } =
    message
  if (!isLine(domain, 255) || !isHost(domain))
    return reason("messageDomain", "its domain is not a host in lower case")
  if (!isAddress(address)) return reason("messageAddress", "its account is not an address")
  if (decodeAddress(address).kind === "contract")
    return reason(
      "messageContract",
      "a contract's account has no key that signs messages, so sign it in with SEP-45",
    )
  if (statement !== undefined && (!isLine(statement, 500) || imitatesLine(statement)))
    return reason("messageStatement", "its statement is not one line of visible text")
  if (!isLine(uri, 1_000) || !isPage(uri))
    return reason("messageUri", "its URI is not a web address in its usual form")
  if (!isLine(networkPassphrase, 200))
    return reason("messageNetwork", "its network is not a passphrase")
  if (!isNonce(nonce)) return reason("messageNonce", "its nonce is not 8 to 128 letters and digits")
  if (!isTime(issued) || !isTime(expires) || expires <= issued)
    return reason("messageTimes", "it does not end after it was issued")
  if (requestId !== undefined && !/^[\w.~-]{1,128}$/.test(requestId))
    return reason("messageRequestId", "its request id has other characters than a URL's own")
  return undefined
}

/** Whether a value is one line of text, without anything that a reader does not see. */
function isLine(text: unknown, max: number): text is string {
  return (
    typeof text === "string" &&
    text !== "" &&
    text.length <= max &&
    text.trim() === text &&
    visibleText(text, { max: Number.POSITIVE_INFINITY }) === text
  )
}

/** Whether a text is a host as browsers write it: in ASCII, for example. */
function isHost(text: string): boolean {
  return parseUrl(`https://${text}`)?.host === text
}

/** Whether a text is a web address as browsers write it, without a password. */
function isPage(text: string): boolean {
  const url = /^https?:/.test(text) ? parseUrl(text) : undefined
  return url?.href === text && url.username + url.password === ""
}

/** Whether a sentence looks like one of the message's own lines. */
function imitatesLine(statement: string): boolean {
  const [label = "", ...others] = statement.split(/[:：︓﹕∶ː꞉]/)
  return others.length > 0 && names.some((name) => resembles(label, name))
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(".000Z", "Z")
}

function badMessage(fault: Reason): WalletError {
  return new WalletError(
    "bad-request",
    reason("badMessage", "The sign-in message is not valid: {reason}.", { reason: fault }),
  )
}
