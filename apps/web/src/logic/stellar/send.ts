import type { SendState, SendStorage } from "@alidade/core/send"
import type { Answer } from "./results.js"

/**
 * How often an envelope is sent, and how long its transaction is followed, in ms, before the visitor learns that nobody
 * has said what became of it. Sending it again goes on from there.
 */
const ATTEMPTS = 3
const PATIENCE = 90_000

/** A network, as the page sends to it. */
export interface SendTarget {
  passphrase: string
  horizonUrl: string
  rpcUrl: string
}

/** Of each network apart: a sandbox's stand-in has the passphrase of the real one. */
const keyOf = ({ horizonUrl }: SendTarget): string => `alidade-web:sent:${horizonUrl}/`

/** What this tab has under way, also after a reload. Core ignores what a forbidden storage throws. */
function storageOf(network: SendTarget): SendStorage {
  return {
    getItem: (key) => sessionStorage.getItem(keyOf(network) + key),
    setItem: (key, text) => sessionStorage.setItem(keyOf(network) + key, text),
  }
}

/** The network's answer to an envelope, and the fee that it charged, in stroops. */
export interface SentEnvelope {
  answer: Answer
  /** When it was first sent, in ms since the epoch. */
  since: number
  fee?: bigint
  /** What a contract call returned (a base64 `ScVal`), and the events of contracts (base64 `ContractEvent`s). */
  returned?: string | undefined
  events?: readonly string[] | undefined
}

/** Sends a signed envelope and follows it to its end. Never throws: a failure is an `unknown` answer. */
export async function sendTransaction(network: SendTarget, xdr: string): Promise<SentEnvelope> {
  let hash: string | undefined
  let since = Date.now()
  const tired = new AbortController()
  const onState = (state: SendState): void => {
    hash = state.hash
    if ("attempts" in state && state.attempts > ATTEMPTS) tired.abort()
  }
  try {
    const { sendTransaction: send, unfinished } = await import("@alidade/core/send")
    since = unfinished(storageOf(network)).find((one) => one.xdr === xdr)?.since ?? since
    const signal = AbortSignal.any([tired.signal, AbortSignal.timeout(PATIENCE)])
    const sent = await send({ xdr, network, signal, storage: storageOf(network), onState })
    switch (sent.status) {
      case "success": {
        const { ledger, feeCharged: fee, returnValue: returned, events } = sent
        return { answer: { outcome: "applied", ledger, hash }, fee, since, returned, events }
      }
      case "failed": {
        const { code, operationCode } = sent.error.reason?.values ?? {}
        const codes = [code, operationCode].filter((one) => one !== undefined).map(String)
        return { answer: { outcome: "refused", codes, hash }, since }
      }
      case "expired":
        return { answer: { outcome: "refused", codes: [], hash }, since }
    }
  } catch {
    return { answer: { outcome: "unknown", hash }, since }
  }
}

/** The envelopes that this tab sent to a network before the page was loaded, and whose end is unknown. */
export async function unfinishedBefore(network: SendTarget): Promise<readonly string[]> {
  if (!hasSent(network)) return []
  const { unfinished } = await import("@alidade/core/send")
  return unfinished(storageOf(network))
    .filter(({ since }) => since < performance.timeOrigin)
    .map(({ xdr }) => xdr)
}

/** Whether this tab has ever sent to a network: if not, nothing has to be loaded. */
function hasSent(network: SendTarget): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keyOf(network)))
  } catch {
    return false
  }
}
