import { isAddress } from "@alidade/core"
import { decodeBase64, encodeHex } from "@alidade/core/encoding"
import { readStellarToml } from "@alidade/sign-in/stellar-toml"
import { largestAnswer } from "../foreign-limits.js"
import { ProblemError } from "../problem.js"
import { askDomain, type DomainAnswer } from "../stellar/ask-domain.js"
import { fieldsOf } from "../stellar/read-json.js"
import { isThisMachine, tomlUrlOf } from "../stellar/toml-url.js"
import { type Recipient, type RecipientMemo, recipientMemo } from "./recipient.js"

/** Why a federation name has no usable answer. */
export type FederationProblem =
  | {
      problem: "notDomain" | "badToml" | "noServer" | "noName" | "notAccount" | "unreadableMemo"
      domain: string
    }
  | { problem: "blocked" | "unreachable"; host: string }

class FederationError extends ProblemError<FederationProblem> {}

/**
 * Asks the domain of a federation name such as `alice*example.com` who receives its payments (SEP-2). Connects to that
 * domain and to the federation server that its `stellar.toml` names, so call it only on the visitor's request. Throws
 * a `FederationError` if there is no usable answer, and the signal's reason once it is aborted.
 */
export async function askFederation(name: string, signal: AbortSignal): Promise<Recipient> {
  const domain = name.slice(name.lastIndexOf("*") + 1)
  const url = tomlUrlOf(domain)
  if (!url) throw new FederationError({ problem: "notDomain", domain })
  const toml = await ask(url, largestAnswer.toml, domain, signal)
  const read = toml === undefined ? undefined : readStellarToml(toml)
  if (toml !== undefined && !read) throw new FederationError({ problem: "badToml", domain })
  const server = federationServer(read?.federationServer, domain)
  if (!server) throw new FederationError({ problem: "noServer", domain })
  server.searchParams.set("q", name)
  server.searchParams.set("type", "name")
  const answer = await ask(server.href, largestAnswer.federation, server.host, signal)
  if (answer === undefined) throw new FederationError({ problem: "noName", domain })
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
  const problem = answer.outcome === "blocked" ? "blocked" : "unreachable"
  throw new FederationError({ problem, host })
}

/** The federation server that a domain's `stellar.toml` names, if it is an address that the page may ask. */
export function federationServer(text = "", domain: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isLocal = url.protocol === "http:" && isThisMachine(domain) && isThisMachine(url.host)
  return (url.protocol === "https:" || isLocal) && !url.username && !url.password ? url : undefined
}

/** Reads a federation server's answer. An unusable memo is an error, because a payment without it may be lost. */
export function readAnswer(text: string, domain: string): Recipient {
  const unusable = new FederationError({ problem: "notAccount", domain })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw unusable
  }
  const { account_id: address, memo_type: type, memo } = fieldsOf(json)
  if (!isAddress(address) || address.startsWith("C")) throw unusable
  const isNone = (value: unknown): boolean => value === undefined || value === null || value === ""
  if ((isNone(type) || type === "none") && isNone(memo)) return { address }
  const read = readMemo(type, memo)
  if (!read) throw new FederationError({ problem: "unreadableMemo", domain })
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
