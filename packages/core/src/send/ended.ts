import { unusable } from "../account/ask.js"
import { readU32 } from "../account/guards.js"
import { encodeHex } from "../encoding/bytes.js"
import { envelopeHashBytes, readEnvelope } from "../verify/envelope.js"
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
  const { hashes, read, values } = await reading(server, async () => {
    const outer = readEnvelope(envelope)
    const all = outer.inner ? [outer, outer.inner] : [outer]
    const hashes = await Promise.all(all.map((one) => envelopeHashBytes(one, passphrase)))
    const read = readResult(result)
    const values = read.valueHash && (await readContractValues(meta, read.valueHash))
    return { hashes: hashes.map(encodeHex), read, values }
  })
  if (!hashes.includes(hash) || successful !== !read.error) throw unusable(server)
  const { error, feeCharged } = read
  return error
    ? { status: "failed", hash, server, ledger, feeCharged, error }
    : { status: "success", hash, server, ledger, feeCharged, ...values }
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
