import { conversation } from "../contract/conversation.js"
import { pause } from "../send/pause.js"
import { serversOf } from "../send/servers.js"
import type { SendNetwork } from "../send/types.js"
import { confirm } from "./confirm.js"
import { look } from "./look.js"
import { type Answer, post } from "./post.js"
import { type Call, readCall } from "./read-call.js"
import { relayerHost } from "./relayer-host.js"
import type { Relayed, RelayOptions, RelayState } from "./types.js"
import { usedElsewhere, watch } from "./watch.js"

/** How long a transaction that a relayer calls failed is looked for, in ms: two ledgers. */
const CERTAIN_MS = 10_000

/**
 * Lets a relayer carry out a contract call and pay for it, and follows the call until the network says how it ended. The
 * user has signed the authorization entries only; the relayer's accounts are the sources of the transaction.
 *
 * Signatures count once, so the same call may be sent again: after an error, after a restart of the page, to another
 * relayer. What the relayer says decides nothing. The transaction on the network must have exactly the function and the
 * entries, and with JSON-RPC it is also found by a used signature, whatever the relayer answers.
 *
 * Resolves to `failed` too. Throws `bad-request` for broken XDR, an entry that the transaction's source would authorize,
 * an invalid URL, or a network without a server; `external` if the relayer refuses (`ext` has its `code` and
 * `details`); `timeout` if it gives no answer, or the signatures have expired; `altered` if another transaction was
 * carried out; and `aborted`.
 */
export async function relayCall(options: RelayOptions): Promise<Relayed> {
  const { relayer, network, signal } = options
  const call = readCall(options)
  relayerHost(relayer)
  serversOf(network)
  report(options, { status: "relaying" })
  const params = { func: options.func, auth: options.auth }
  const answer = await post(relayer, params, call.lastLedger, signal)
  const sent = await outcome(answer, call, options)
  report(options, sent)
  return sent
}

async function outcome(answer: Answer, call: Call, options: RelayOptions): Promise<Relayed> {
  const { network, signal } = options
  if (answer.failure) {
    const ended = await afterFailure(answer, call, options, signal)
    if (ended) return ended
  }
  return conversation<Relayed>({ ...(signal && { signal }) }, (race) => {
    byRelayer(answer, call, options, race.signal).then(
      (sent) => sent && race.answer(sent),
      race.fail,
    )
    return watch(call, network, race.signal)
  })
}

/** How the transaction that the relayer names ended. Undefined if it names none that decides about the call. */
async function byRelayer(
  accepted: Answer,
  call: Call,
  options: RelayOptions,
  signal: AbortSignal,
): Promise<Relayed | undefined> {
  const answer = await named(accepted, call, options, signal)
  if (answer.failure) return afterFailure(answer, call, options, signal)
  const { hash } = answer
  if (!hash) return undefined
  report(options, { status: "pending", hash })
  const { network } = options
  const sent = await confirm(hash, call, network, signal)
  if (sent?.status === "success") return sent
  const seen = await look(call, network, signal)
  if (seen?.used) return undefined
  if (!sent && seen?.used === undefined) throw usedElsewhere()
  return sent
}

/** Asks the relayer about an accepted transaction until it knows the hash, or reports a failure. */
async function named(
  accepted: Answer,
  call: Call,
  { relayer }: RelayOptions,
  signal: AbortSignal,
): Promise<Answer> {
  const { id } = accepted
  let answer = accepted
  while (!answer.hash && !answer.failure && id) {
    await pause(0, signal)
    const params = { getTransaction: { transactionId: id } }
    answer = { ...(await post(relayer, params, call.lastLedger, signal)), id }
  }
  return answer
}

/**
 * What is certain after a relayer's failure: the failed transaction, or the failure, which is thrown. Undefined if the
 * call may have been carried out nevertheless, such as by an earlier try whose answer was lost.
 */
async function afterFailure(
  { hash, failure, id }: Answer,
  call: Call,
  { network }: RelayOptions,
  signal: AbortSignal | undefined,
): Promise<Relayed | undefined> {
  const { kind, error } = failure!
  if ((await look(call, network, signal))?.used) return undefined
  // Who forgets a transaction may have sent it.
  const isOpen = kind === "silent" || (kind === "refused" && id !== undefined)
  if (isOpen && network.rpcUrl) return undefined
  const isInLedger = kind === "failed" && error.reason?.key === "relayRefused"
  const found = hash && isInLedger && (await failedTransaction(hash, call, network, signal))
  if (found) return found
  throw error
}

/** A failed transaction, if it is in one of the next two ledgers. */
function failedTransaction(
  hash: string,
  call: Call,
  network: SendNetwork,
  signal: AbortSignal | undefined,
): Promise<Relayed | undefined> {
  const limits = { ...(signal && { signal }), ms: CERTAIN_MS }
  return conversation<Relayed | undefined>(limits, (asked) =>
    confirm(hash, call, network, asked.signal),
  ).catch((error) => {
    if (signal?.aborted) throw error
    return undefined
  })
}

/** An error of the app's own stays its own. */
function report({ onState }: RelayOptions, state: RelayState): void {
  try {
    onState?.(state)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
