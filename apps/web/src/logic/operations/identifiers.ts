import { readSignerKey } from "@alidade/core/describe"
import { decodeBase32, decodeHex, encodeHex, encodeStrkey } from "@alidade/core/encoding"
import { readReceiver } from "../pasted/address.js"
import type { FieldOf, FieldProblem, Json } from "./field.js"

/** What a text is as XDR-JSON, or what is wrong with it. */
export type ReadText = { json: Json } | FieldProblem

/** SEP-23's version bytes of ids. A balance's id begins with its type, 0. */
const versions = { pool: 11 << 3, balance: 1 << 3 } as const

export function readAccount(text: string, { mayBeMuxed }: FieldOf<"account">): ReadText {
  const found = readReceiver(text)
  if ("problem" in found) return { problem: "address", found }
  if (found.kind === "contract") return { problem: "address", found: { problem: "contract" } }
  return found.kind === "muxed" && !mayBeMuxed ? { problem: "accountOnly" } : { json: text }
}

export function readContract(text: string): ReadText {
  const found = readReceiver(text)
  if ("problem" in found) return { problem: "address", found }
  return found.kind === "contract" ? { json: text } : { problem: "contractOnly" }
}

export function readSigner(text: string): ReadText {
  return readSignerKey(text) ? { json: text } : { problem: "badSigner" }
}

export function readHash(text: string): ReadText {
  return /^[0-9a-f]{64}$/i.test(text) ? { json: text.toLowerCase() } : { problem: "badHash" }
}

/** Reads the id of a pool or a balance: as Horizon writes it in hex, or its strkey. */
export function readId(kind: keyof typeof versions, text: string): ReadText {
  const pattern = kind === "pool" ? /^[0-9a-f]{64}$/i : /^00000000[0-9a-f]{64}$/i
  if (pattern.test(text)) {
    const bytes = decodeHex(text.toLowerCase())
    const id = kind === "pool" ? bytes : bytes.subarray(3)
    return { json: encodeStrkey(versions[kind], id) }
  }
  return payloadOf(kind, text)
    ? { json: text }
    : { problem: kind === "pool" ? "badPool" : "badBalance" }
}

/** The id of a pool or a balance in hex, from its strkey. */
export function openId(kind: keyof typeof versions, strkey: string): string {
  const payload = payloadOf(kind, strkey)
  if (!payload) return strkey
  return `${kind === "pool" ? "" : "000000"}${encodeHex(payload)}`
}

function payloadOf(kind: keyof typeof versions, strkey: string): Uint8Array | undefined {
  try {
    const payload = decodeBase32(strkey).slice(1, -2)
    const length = kind === "pool" ? 32 : 33
    const isSame = encodeStrkey(versions[kind], payload) === strkey
    return isSame && payload.length === length ? payload : undefined
  } catch {
    return undefined
  }
}
