import { ask, callRpc, unusable } from "../account/ask.js"
import { fieldsOf, listOf, readU32 } from "../account/guards.js"
import { abortError } from "../contract/errors.js"
import { usableUrls } from "../send/servers.js"
import type { SendNetwork } from "../send/types.js"
import { readEnvelope } from "../verify/envelope.js"
import { carries } from "./carries.js"
import type { Call } from "./read-call.js"

/** What a network says of a call's signatures. */
export interface Look {
  /** The last closed ledger. */
  latest: number
  /**
   * Whether a signature has been used, which only a successful transaction does. `hash` is that of the transaction that
   * carries the call, if there is one. Undefined if the server cannot tell: Horizon.
   */
  used?: { hash: string | undefined } | false
}

/** The most pages of a ledger's transactions to read: about a thousand transactions are the most. */
const MOST_PAGES = 10

/** Looks whether the signatures have been used. Undefined if no server gives an answer of use. Throws `aborted`. */
export async function look(
  call: Call,
  { rpcUrl, horizonUrl }: SendNetwork,
  signal: AbortSignal | undefined,
): Promise<Look | undefined> {
  const asks = [
    ...usableUrls(rpcUrl).map((url) => () => lookAtRpc(url, call, signal)),
    ...usableUrls(horizonUrl).map((url) => () => lookAtHorizon(url, signal)),
  ]
  for (const askServer of asks) {
    try {
      return await askServer()
    } catch {
      if (signal?.aborted) throw abortError(signal)
    }
  }
  return undefined
}

async function lookAtRpc(url: string, call: Call, signal?: AbortSignal): Promise<Look> {
  const { entries, latestLedger } = fieldsOf(
    await callRpc(url, "getLedgerEntries", { keys: call.usedKeys }, signal),
  )
  const latest = readU32(latestLedger)
  if (latest === undefined) throw unusable(url)
  const [found] = listOf(entries, 1).map(fieldsOf)
  if (!found) return { latest, used: false }
  if (!call.usedKeys.includes(`${found.key}`)) throw unusable(url)
  const ledger = readU32(found.lastModifiedLedgerSeq)
  if (ledger === undefined) throw unusable(url)
  return { latest, used: { hash: await carrierIn(ledger, url, call, signal) } }
}

/** The hash of the successful transaction of a ledger that carries the call. */
async function carrierIn(
  ledger: number,
  url: string,
  call: Call,
  signal?: AbortSignal,
): Promise<string | undefined> {
  let from: object = { startLedger: ledger, pagination: { limit: 200 } }
  for (let page = 0; page < MOST_PAGES; page++) {
    const { transactions, cursor } = fieldsOf(await callRpc(url, "getTransactions", from, signal))
    const found = listOf(transactions, 200).map(fieldsOf)
    const carrier = found.find(
      (one) => one.status === "SUCCESS" && carries(readEnvelope(`${one.envelopeXdr}`), call),
    )
    if (carrier) return `${carrier.txHash}`
    if (found.length === 0 || found.some((one) => Number(one.ledger) > ledger)) break
    from = { pagination: { cursor, limit: 200 } }
  }
  return undefined
}

async function lookAtHorizon(url: string, signal?: AbortSignal): Promise<Look> {
  const { json } = await ask(`${url.replace(/\/+$/, "")}/ledgers?order=desc&limit=1`, signal)
  const [record] = listOf(fieldsOf(fieldsOf(json)._embedded).records, 1)
  const latest = readU32(fieldsOf(record).sequence)
  if (latest === undefined) throw unusable(url)
  return { latest }
}
