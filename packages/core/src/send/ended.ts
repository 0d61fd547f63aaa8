import { unusable } from "../account/ask.js"
import { readU32 } from "../account/guards.js"
import { encodeHex } from "../encoding/bytes.js"
import { type Envelope, envelopeHashBytes, readEnvelope } from "../verify/envelope.js"
import { readContractValues } from "./contract-values.js"
import { readResult } from "./result.js"
import type { Submission } from "./server.js"
import type { Sent } from "./types.js"

/** What a server says of a transaction in a ledger. */
export interface Said {
  successful: boolean
  envelope: unknown
  result: unknown
  /** A `TransactionMeta`, if the server shows it. */
  meta: unknown
  ledger: unknown
}

/**
 * How a transaction ended, if the envelope that the server shows has this hash (or is a fee bump of it), and the result
 * in XDR agrees with the server's word and with what the contract returned. Throws `external` otherwise.
 */
export async function ended(
  { successful, envelope, result, meta, ledger: number }: Said,
  { hash, server, passphrase }: { hash: string; server: string; passphrase: string },
): Promise<Sent> {
  const ledger = readU32(number)
  if (typeof envelope !== "string" || typeof result !== "string" || !ledger) throw unusable(server)
  const { own, inner, read, values } = await reading(server, async () => {
    const read = readResult(result)
    const outer = readEnvelope(envelope)
    const hashOf = async (one: Envelope) => encodeHex(await envelopeHashBytes(one, passphrase))
    const inner = outer.inner && (await hashOf(outer.inner))
    const values = read.valueHash && (await readContractValues(meta, read.valueHash))
    return { own: await hashOf(outer), inner, read, values }
  })
  const { error, feeCharged } = read
  // A fee bump that succeeded has its inner transaction's result, and so have most that failed.
  const isOther = read.inner === undefined ? inner !== undefined && !error : read.inner !== inner
  if (isOther || (hash !== own && hash !== inner) || successful !== !error) throw unusable(server)
  const shared = {
    hash,
    server,
    ledger,
    feeCharged,
    ...(inner && { outerHash: own, innerHash: inner }),
  }
  return error
    ? { status: "failed", ...shared, error }
    : { status: "success", ...shared, ...values }
}

/** A refusal, from the base64 `TransactionResult` that says why. */
export async function refused(xdr: unknown, hash: string, server: string): Promise<Submission> {
  const { error } = await reading(server, async () => readResult(String(xdr)))
  if (!error) throw unusable(server)
  return { status: "failed", hash, server, error }
}

async function reading<Value>(server: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (cause) {
    throw unusable(server, cause)
  }
}
