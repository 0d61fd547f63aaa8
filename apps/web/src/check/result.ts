import { type CheckedEnvelope, checkEnvelope } from "../logic/check/check-envelope.js"
import { CheckError } from "../logic/check/check-error.js"
import { type Checked, checkParts } from "../logic/check/check-parts.js"
import type { Detected } from "../logic/check/detect.js"
import type { Input, LookedUp } from "../logic/check/inputs.js"
import { type Found, lookUp } from "../logic/check/look-up.js"
import type { PageNetwork } from "../logic/networks/networks.js"
import type { Recipient } from "../logic/recipients/recipient.js"
import type { Deeds } from "../logic/sentence/deed.js"

/** What a check found out: about a signature, by a network, or by a domain. */
export type Result =
  | Checked
  | {
      kind: "found"
      subject: LookedUp
      found: Found
      /** Passphrase of the network that was asked. */
      network: string
      /** When it answered, in ms since the epoch. */
      at: number
      /** What a transaction that was found did, and its signatures. */
      transaction?: { deeds: Deeds; signatures: CheckedEnvelope }
    }
  | { kind: "recipient"; name: string; recipient: Recipient }

/** What a check needs besides the input. */
export interface CheckOptions {
  /** The network to ask. */
  network: PageNetwork
  /** The passphrases of the page's networks. */
  known: readonly string[]
  signal: AbortSignal
}

/**
 * Finds out what can be found out about an input. Connects to a network or a domain only for inputs that name something
 * there, so call it only on the visitor's request. Throws what the reason's words are for.
 */
export async function findOut(input: Input, options: CheckOptions): Promise<Result> {
  const { network, signal } = options
  switch (input.kind) {
    case "federation": {
      const { askFederation } = await import("../logic/recipients/federation.js")
      const recipient = await askFederation(input.name, signal)
      return { kind: "recipient", name: input.name, recipient }
    }
    case "transaction":
    case "account":
    case "contract":
    case "asset":
    case "ledger": {
      const found = await lookUp(input, network, signal)
      const { passphrase } = network
      const shared = { subject: input, found, network: passphrase, at: Date.now() }
      if (found.kind !== "transaction" || !found.transaction) return { kind: "found", ...shared }
      const { xdr } = found.transaction
      const { readDeeds } = await import("../logic/sentence/read-deeds.js")
      const deeds = await readDeeds(xdr, passphrase)
      const signatures = await checkEnvelope(xdr, [], signal, [passphrase], passphrase)
      return { kind: "found", ...shared, transaction: { deeds, signatures } }
    }
    default:
      throw new CheckError({ problem: "nothing" })
  }
}

/** The fields besides the text itself. */
export type PartTexts = Readonly<Record<"message" | "signature" | "address" | "extra", string>>

/** Checks a signature: the parts that were detected in the text, and those in the other fields. */
export function checkDetected(
  detected: Detected,
  { extra, ...typed }: PartTexts,
  { known, signal }: CheckOptions,
): Promise<Checked> {
  const parts = { ...typed, ...detected.parts }
  return checkParts({ ...detected, parts, extra }, signal, known)
}
