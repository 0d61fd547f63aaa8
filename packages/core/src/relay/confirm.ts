import { ask, callRpc, unusable } from "../account/ask.js"
import { fieldsOf } from "../account/guards.js"
import { encodeHex } from "../encoding/bytes.js"
import { pause } from "../send/pause.js"
import { followTransaction } from "../send/send-transaction.js"
import type { SendNetwork } from "../send/types.js"
import { type Envelope, envelopeHashBytes, readEnvelope } from "../verify/envelope.js"
import { carries } from "./carries.js"
import type { Call } from "./read-call.js"
import type { Relayed } from "./types.js"

/** How often something is tried again, a second apart: for two ledgers. */
export const LOOKS = 10

/**
 * Follows a transaction until it is in a ledger. Undefined if it does not carry the call. Throws as `followTransaction`,
 * and `external` if no server shows an envelope that has the hash.
 */
export async function confirm(
  hash: string,
  call: Call,
  network: SendNetwork,
  signal: AbortSignal | undefined,
): Promise<Relayed | undefined> {
  for (let tries = 1; ; tries++) {
    const sent = await followTransaction(hash, { network, signal })
    if (sent.status === "expired") return undefined
    try {
      const envelope = await envelopeOf(hash, sent.server, network, signal)
      return carries(envelope, call) ? sent : undefined
    } catch (error) {
      if (signal?.aborted || tries === LOOKS) throw error
      await pause(0, signal)
    }
  }
}

async function envelopeOf(
  hash: string,
  server: string,
  network: SendNetwork,
  signal: AbortSignal | undefined,
): Promise<Envelope> {
  const envelope = readEnvelope(await envelopeXdr(hash, server, network, signal))
  const both = envelope.inner ? [envelope, envelope.inner] : [envelope]
  const hashes = await Promise.all(both.map((one) => envelopeHashBytes(one, network.passphrase)))
  if (!hashes.map(encodeHex).includes(hash)) throw unusable(server)
  return envelope
}

async function envelopeXdr(
  hash: string,
  server: string,
  { rpcUrl }: SendNetwork,
  signal: AbortSignal | undefined,
): Promise<string> {
  const isRpc = [rpcUrl].flat().includes(server)
  const answer = isRpc
    ? await callRpc(server, "getTransaction", { hash }, signal)
    : (await ask(`${server.replace(/\/+$/, "")}/transactions/${hash}`, signal)).json
  const { envelopeXdr, envelope_xdr } = fieldsOf(answer)
  const envelope = isRpc ? envelopeXdr : envelope_xdr
  if (typeof envelope !== "string") throw unusable(server)
  return envelope
}
