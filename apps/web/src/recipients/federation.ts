import { isAddress } from "@alidade/core"
import { decodeBase64, encodeHex } from "@alidade/core/encoding"
import { askDomain, type DomainAnswer } from "../stellar/ask-domain.js"
import { fieldsOf } from "../stellar/read-json.js"
import { isThisMachine, MAX_TOML, tomlUrlOf } from "../stellar/toml-url.js"
import { say } from "../texts/en/recipients.js"
import { type Recipient, type RecipientMemo, recipientMemo } from "./recipient.js"

/** Maximum size of a federation server's answer, in bytes. */
const MAX_ANSWER = 20_000

/**
 * Asks the domain of a federation name such as `alice*example.com` who receives its payments (SEP-2). Connects to that
 * domain and to the federation server that its `stellar.toml` names, so call it only on the visitor's request. Throws
 * an `Error` with a readable message if there is no usable answer, and the signal's reason once it is aborted.
 */
export async function askFederation(name: string, signal: AbortSignal): Promise<Recipient> {
  const domain = name.slice(name.lastIndexOf("*") + 1)
  const url = tomlUrlOf(domain)
  if (!url) throw new Error(say("notDomain", { domain }))
  const toml = await ask(url, MAX_TOML, domain, signal)
  const server = toml === undefined ? undefined : federationServerIn(toml, domain)
  if (!server) throw new Error(say("noServer", { domain }))
  server.searchParams.set("q", name)
  server.searchParams.set("type", "name")
  const answer = await ask(server.href, MAX_ANSWER, server.host, signal)
  if (answer === undefined) throw new Error(say("noName", { domain }))
  return readAnswer(answer, domain)
}

/** The text at an address. Undefined if the server doesn’t have it. */
async function ask(
  url: string,
  maxBytes: number,
  host: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer: DomainAnswer = await askDomain(url, maxBytes, signal)
  signal.throwIfAborted()
  if ("text" in answer) return answer.text
  if (answer.outcome === "missing") return undefined
  throw new Error(
    answer.outcome === "blocked" ? say("blocked", { host }) : say("unreachable", { host }),
  )
}

/** The federation server in a `stellar.toml`: a key of the document itself, before its tables. */
export function federationServerIn(toml: string, domain: string): URL | undefined {
  const [top = ""] = toml.split(/^\s*\[/m)
  const [, double, single] =
    /^\s*FEDERATION_SERVER\s*=\s*(?:"([^"\\]*)"|'([^']*)')\s*(?:#.*)?$/m.exec(top) ?? []
  const text = double ?? single ?? ""
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isLocal = url.protocol === "http:" && isThisMachine(domain) && isThisMachine(url.host)
  return (url.protocol === "https:" || isLocal) && !url.username && !url.password ? url : undefined
}

/** Reads a federation server's answer. An unusable memo is an error, because a payment without it may be lost. */
export function readAnswer(text: string, domain: string): Recipient {
  const unusable = new Error(say("notAccount", { domain }))
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw unusable
  }
  const { account_id: address, memo_type: type, memo } = fieldsOf(json)
  if (!isAddress(address) || address.startsWith("C")) throw unusable
  if (type === undefined || type === null || type === "" || type === "none") return { address }
  const read = readMemo(type, memo)
  if (!read) throw new Error(say("unreadableMemo", { domain }))
  return { address, memo: read }
}

/** Servers write an id as a number or a text, and a hash in base64 (SEP-2) or in hex. */
function readMemo(type: unknown, memo: unknown): RecipientMemo | undefined {
  const value = typeof memo === "number" && Number.isSafeInteger(memo) ? String(memo) : memo
  if (typeof value !== "string") return undefined
  if (type === "text" || type === "id") return recipientMemo(type, value)
  return type === "hash" ? recipientMemo("hash", hexOf(value)) : undefined
}

function hexOf(value: string): string {
  try {
    return /^[0-9a-f]{64}$/i.test(value) ? value : encodeHex(decodeBase64(value))
  } catch {
    return ""
  }
}
