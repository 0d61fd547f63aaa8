import { conversation } from "../contract/conversation.js"
import { abortError } from "../contract/errors.js"
import { ledgerChanged } from "../networks/ledger-changes.js"
import type { SendServer, Submission } from "./server.js"
import type { SendOptions, Sent } from "./types.js"
import { forget } from "./unfinished.js"

/** Time between two looks: a ledger closes about every five seconds. */
const LOOK_MS = 1000

/** Looks without a trace of it after which the envelope is sent again: two ledgers. */
const LOOKS = 10

/** A transaction to follow. */
export interface Followed extends SendOptions {
  hash: string
  since: number
  servers: readonly SendServer[]
  /** Absent if only its hash is known. `until` is in s since 1970; `attempts` are those of before. */
  envelope?: { xdr: string; until: number | undefined; attempts: number }
}

/** Sends an envelope until the network has it, and resolves to how its transaction ended. */
export async function follow(followed: Followed): Promise<Sent> {
  const { hash, since, servers, envelope, signal, network, storage, onState } = followed
  const { until = Number.POSITIVE_INFINITY } = envelope ?? {}
  let attempts = envelope?.attempts ?? 0
  let turn = 0
  let newest = 0
  let answered = true
  let refusal: Exclude<Submission, "pending"> | undefined

  for (let looks = 0; ; looks++) {
    if (envelope && (looks % LOOKS === 0 || !answered)) await submit(envelope.xdr)
    const server = current()
    const found = await asked(() => server.find(hash, signal))
    if (found && !("absent" in found)) return finish(found)
    if (found) {
      const { from, to } = found.absent
      if (to < newest) turn++
      else if (refusal && isCertain(refusal, looks)) return finish(refusal)
      newest = Math.max(newest, to)
      // It may have been in a ledger that the server no longer keeps.
      if (to > until && from <= since / 1000)
        return finish({ status: "expired", hash, server: server.url })
    }
    await wait(signal)
  }

  async function submit(xdr: string): Promise<void> {
    attempts++
    onState?.({ status: "submitting", hash, since, attempts })
    const answer = await asked(() => current().submit(hash, xdr, signal))
    answered = answer !== undefined
    // A refusal of a repeated envelope may only mean that the first one was applied.
    if (typeof answer === "object" && attempts === 1) refusal = answer
    onState?.({ status: "pending", hash, since, attempts })
  }

  function current(): SendServer {
    return servers[turn % servers.length]!
  }

  /** The answer, or undefined if the server gave none of use: then the next one has its turn. */
  async function asked<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await call()
    } catch {
      if (signal?.aborted) throw abortError(signal)
      turn++
      return undefined
    }
  }

  function finish(sent: Sent): Sent {
    forget(storage, hash)
    if ("ledger" in sent) ledgerChanged(network.passphrase)
    onState?.(sent)
    return sent
  }
}

/** A used sequence may be the transaction's own, sent from elsewhere: two ledgers show it. */
function isCertain({ error }: Exclude<Submission, "pending">, looks: number): boolean {
  return error.reason?.values?.code !== "txBAD_SEQ" || looks >= LOOKS - 1
}

function wait(signal: AbortSignal | undefined): Promise<void> {
  return conversation<void>({ ...(signal && { signal }) }, ({ answer, undo }) => {
    const timer = setTimeout(answer, LOOK_MS)
    undo(() => clearTimeout(timer))
    return undefined
  })
}
