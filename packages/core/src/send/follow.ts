import { BUSY } from "../account/ask.js"
import { abortError } from "../contract/errors.js"
import { ledgerChanged } from "../networks/ledger-changes.js"
import type { Limits } from "./limits-of.js"
import { pause } from "./pause.js"
import type { SendServer, Submission } from "./server.js"
import type { SendOptions, SendState, Sent } from "./types.js"
import { forget, noteSeen } from "./unfinished.js"

/** Looks without a trace of it after which the envelope is sent again: two ledgers. */
const LOOKS = 10

/**
 * How many seconds after the ledger that a server named an account can have been read from a later one: it answers within
 * ten, and several machines may answer at one address.
 */
const READING = 30

/** A transaction to follow. */
export interface Followed extends SendOptions {
  hash: string
  since: number
  servers: readonly SendServer[]
  /** Absent if only its hash is known. `attempts` are those of before, and `seen` is what they saw. */
  envelope?: { xdr: string; limits: Limits; attempts: number; seen?: number | undefined }
}

/** Sends an envelope until the network has it, and resolves to how its transaction ended. */
export async function follow(followed: Followed): Promise<Sent> {
  const { hash, since, servers, envelope, signal, network, storage } = followed
  let until = envelope?.limits.until ?? Number.POSITIVE_INFINITY
  let attempts = envelope?.attempts ?? 0
  let turn = 0
  let newest = 0
  /** No ledger up to this time, in s, has it. Ledgers' own times: this machine's clock may be wrong. */
  let seen = envelope?.seen
  let answered = true
  let failures = 0
  let refusal: { sent: Exclude<Submission, "pending">; looks: number } | undefined

  for (let looks = 0; ; looks++) {
    // A server may have stood still, or not have passed the envelope on.
    if (looks > 0 && looks % LOOKS === 0) turn++
    if (envelope && looks % LOOKS === 0 && attempts > 0) await checkSequence(envelope.limits)
    if (envelope && (looks % LOOKS === 0 || !answered)) await submit(envelope.xdr, looks)
    const server = current()
    const found = await asked(() => server.find(hash, signal))
    failures = found ? 0 : failures + 1
    if (found && !("absent" in found)) return finish(found)
    if (found) {
      const { from, to } = found.absent
      if (to < newest) turn++
      else if (refusal && isCertain(refusal.sent, looks - refusal.looks))
        return finish(refusal.sent)
      newest = Math.max(newest, to)
      if (seen === undefined) noteSeen(storage, hash, to)
      // It may have been in a ledger after those that were seen, which the server no longer keeps.
      if (seen === undefined || from <= seen) seen = Math.max(seen ?? to, to)
      if (seen > until) {
        const last = await lookInside(server)
        if (last) return finish(last)
      }
    }
    await pause(Math.floor(failures / servers.length), signal)
  }

  /**
   * If the account's sequence has reached the transaction's, no later ledger has it: sequences only grow, and no
   * precondition (`minSeqNum`) lets a used one pass.
   */
  async function checkSequence({ source, sequence }: Limits): Promise<void> {
    const account = await asked(() => current().account(source, signal))
    if (account?.ledger && account.sequence !== undefined && account.sequence >= sequence)
      until = Math.min(until, account.ledger.closedAt + READING)
  }

  /** Expired, unless another fee bump brought the inner transaction into a ledger. Undefined without an answer. */
  async function lookInside(server: SendServer): Promise<Sent | undefined> {
    const inner = envelope?.limits.inner
    const found = inner && (await asked(() => server.find(inner, signal)))
    if (inner && !found) return undefined
    if (found && !("absent" in found)) return found
    return { status: "expired", hash, server: server.url }
  }

  async function submit(xdr: string, looks: number): Promise<void> {
    attempts++
    report({ status: "submitting", hash, since, attempts })
    const answer = await asked(() => current().submit(hash, xdr, signal), uncounted)
    answered = answer !== undefined
    // A refusal of a repeated envelope may only mean that the first one was applied.
    if (typeof answer === "object" && attempts === 1) refusal = { sent: answer, looks }
    report({ status: "pending", hash, since, attempts })
  }

  /** A busy server has not looked at the envelope. */
  function uncounted(error: unknown): void {
    if ((error as Error).cause === BUSY) attempts--
  }

  function current(): SendServer {
    return servers[turn % servers.length]!
  }

  /** The answer, or undefined if the server gave none of use: then the next one has its turn. */
  async function asked<Value>(
    call: () => Promise<Value>,
    onError?: (error: unknown) => void,
  ): Promise<Value | undefined> {
    try {
      return await call()
    } catch (error) {
      if (signal?.aborted) throw abortError(signal)
      onError?.(error)
      turn++
      return undefined
    }
  }

  function finish(sent: Sent): Sent {
    forget(storage, hash)
    if ("ledger" in sent) ledgerChanged(network.passphrase)
    report(sent)
    return sent
  }

  /** An error of the app's own stays its own. */
  function report(state: SendState): void {
    try {
      followed.onState?.(state)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}

/** A used sequence may be the transaction's own, sent from elsewhere: two ledgers show it. */
function isCertain({ error }: Exclude<Submission, "pending">, looks: number): boolean {
  return error.reason?.values?.code !== "txBAD_SEQ" || looks >= LOOKS - 1
}
