import { transactionHashHex } from "../verify/envelope.js"
import { follow } from "./follow.js"
import { limitsOf } from "./limits-of.js"
import { serversOf } from "./servers.js"
import type { SendOptions, Sent } from "./types.js"
import { remember, unfinished } from "./unfinished.js"

/** How far this machine's clock may be from the ledgers' times, in s, where a page ended before it saw a ledger. */
const WRONG_CLOCK = 86_400

/**
 * Sends a signed base64 `TransactionEnvelope`, and follows it until the network says how it ended. The same envelope is
 * sent again while the network does not have it, so there is never a second transaction. Without time bounds that may
 * take until another transaction uses its sequence, or `signal` aborts. Resolves to `failed` and `expired` too. Throws
 * `bad-request` for a broken envelope or a network without a server, and `aborted`.
 */
export async function sendTransaction({
  xdr,
  ...options
}: SendOptions & { xdr: string }): Promise<Sent> {
  const { passphrase } = options.network
  const hash = await transactionHashHex(xdr, passphrase)
  const limits = await limitsOf(xdr, passphrase)
  const before = unfinished(options.storage).find((one) => one.hash === hash)
  const since = before?.since ?? Date.now()
  const servers = serversOf(options.network)
  if (!before) remember(options.storage, { hash, xdr, since })
  const seen = before && (before.seen ?? before.since / 1000 - WRONG_CLOCK)
  const envelope = { xdr, limits, attempts: before ? 1 : 0, seen }
  return follow({ ...options, hash, since, servers, envelope })
}

/**
 * Follows a transaction that was sent before, by its hash (hex). With its envelope in `storage`, it is also sent again
 * if the network does not have it, and expires; otherwise it is only looked for. Throws as `sendTransaction`.
 */
export async function followTransaction(hash: string, options: SendOptions): Promise<Sent> {
  const known = unfinished(options.storage).find((one) => one.hash === hash)
  if (known && (await isOf(known.xdr, hash, options))) {
    return sendTransaction({ ...options, xdr: known.xdr })
  }
  return follow({ ...options, hash, since: Date.now(), servers: serversOf(options.network) })
}

/** Whether the storage's envelope is the transaction, and not damaged. */
async function isOf(xdr: string, hash: string, { network }: SendOptions): Promise<boolean> {
  return transactionHashHex(xdr, network.passphrase).then(
    (its) => its === hash,
    () => false,
  )
}
