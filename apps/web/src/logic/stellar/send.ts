import type { SendNetwork, SendState, SendStorage } from "@alidade/core/send"
import type { Answer } from "./results.js"

/**
 * How often an envelope is sent, and how long its transaction is followed, in ms, before the visitor learns that nobody
 * has said what became of it. Sending it again goes on from there.
 */
const ATTEMPTS = 3
const PATIENCE = 90_000

/** What this tab has under way, also after a reload. Core ignores what a forbidden storage throws. */
const storage: SendStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
}

/** The network's answer to an envelope, and the fee that it charged, in stroops. */
export interface SentEnvelope {
  answer: Answer
  fee?: bigint
}

/** Sends a signed envelope and follows it to its end. Never throws: a failure is an `unknown` answer. */
export async function sendTransaction(network: SendNetwork, xdr: string): Promise<SentEnvelope> {
  let hash: string | undefined
  const tired = new AbortController()
  const onState = (state: SendState): void => {
    hash = state.hash
    if ("attempts" in state && state.attempts > ATTEMPTS) tired.abort()
  }
  try {
    const { sendTransaction: send } = await import("@alidade/core/send")
    const signal = AbortSignal.any([tired.signal, AbortSignal.timeout(PATIENCE)])
    const sent = await send({ xdr, network, signal, storage, onState })
    switch (sent.status) {
      case "success": {
        const { ledger, feeCharged: fee } = sent
        return { answer: { outcome: "applied", ledger, hash }, fee }
      }
      case "failed": {
        const { code, operationCode } = sent.error.reason?.values ?? {}
        const codes = [code, operationCode].filter((one) => one !== undefined).map(String)
        return { answer: { outcome: "refused", codes, hash } }
      }
      case "expired":
        return { answer: { outcome: "refused", codes: [], hash } }
    }
  } catch {
    return { answer: { outcome: "unknown", hash } }
  }
}

/** Whether this tab has sent an envelope, and doesn't know what became of it. */
export async function isUnderWay(xdr: string): Promise<boolean> {
  const { unfinished } = await import("@alidade/core/send")
  return unfinished(storage).some((one) => one.xdr === xdr)
}
