import type { WalletError } from "@alidade/core"
import type { Answer } from "../stellar/results.js"

/** What came of sending. */
export interface Sent {
  /** The network's answer. */
  answer: Answer
  /** The envelope that was sent, base64 XDR. Undefined if there was none. */
  xdr?: string | undefined
  /** When it was first sent, and when the answer came, in ms since the epoch. */
  since?: number | undefined
  at?: number | undefined
  /** The charged fee, in stroops, once the network has applied it. */
  fee?: bigint | undefined
  /** What a contract call returned (a base64 `ScVal`), and the events of contracts (base64 `ContractEvent`s). */
  returned?: string | undefined
  events?: readonly string[] | undefined
}

/**
 * How far one piece of work is, from its form to the network's answer. `Review` is what a form built or a link brought,
 * `Signed` is what can be sent, and `Result` is what came of sending it.
 */
export type Flow<Review, Signed, Result extends Sent> =
  | { step: "compose" }
  /** `error`: why the wallet gave no signature. */
  | { step: "review"; review: Review; error?: WalletError }
  /** The wallet is asked. */
  | { step: "asking"; review: Review }
  /** `result`: the network refused it, or didn't say whether it applied it. `isFresh`: the visitor waited for it. */
  | { step: "signed"; signed: Signed; isFresh: boolean; result?: Result | undefined }
  /** `result`: what came of the attempt before. */
  | { step: "sending"; signed: Signed; isFresh: boolean; result?: Result | undefined }
  /** The network has applied it. */
  | { step: "sent"; signed: Signed; isFresh: boolean; result: Result }

/** What happens to a piece of work. */
export type FlowEvent<Review, Signed, Result extends Sent> =
  /** A form built it, or signatures of it were added or removed. Work that the visitor went back from makes way. */
  | { type: "reviewed"; review: Review }
  | { type: "asked" }
  | { type: "failed"; error: WalletError }
  /** The wallet signed it, or it needs no signature of the wallet. */
  | { type: "signed"; signed: Signed }
  /** Signatures of the signed work were added or removed. */
  | { type: "changed"; signed: Signed }
  | { type: "sending" }
  | { type: "answered"; signed: Signed; result: Result }
  /** The visitor leaves it. Work that was signed before is shown again. */
  | { type: "left"; before?: Signed | undefined }

/** Begins with what was opened or kept. Signed work comes before a review. */
export function startFlow<Review, Signed, Result extends Sent>({
  review,
  signed,
  result,
}: {
  review?: Review | undefined
  signed?: Signed | undefined
  result?: Result | undefined
}): Flow<Review, Signed, Result> {
  if (signed !== undefined) return afterSending(signed, false, result)
  return review === undefined ? { step: "compose" } : { step: "review", review }
}

/** The next step. An event that doesn't fit the step, such as a late answer, changes nothing. */
export function nextStep<Review, Signed, Result extends Sent>(
  flow: Flow<Review, Signed, Result>,
  event: FlowEvent<Review, Signed, Result>,
): Flow<Review, Signed, Result> {
  switch (event.type) {
    case "reviewed":
      return flow.step === "asking" ? flow : { step: "review", review: event.review }
    case "asked":
      return flow.step === "review" ? { step: "asking", review: flow.review } : flow
    case "failed":
      return flow.step === "asking"
        ? { step: "review", review: flow.review, error: event.error }
        : flow
    case "signed":
      return "review" in flow ? { step: "signed", signed: event.signed, isFresh: true } : flow
    case "changed":
      return flow.step === "signed" ? { ...flow, signed: event.signed } : flow
    case "sending":
      return flow.step === "signed" ? { ...flow, step: "sending" } : flow
    case "answered":
      return flow.step === "sending" && flow.signed === event.signed
        ? afterSending(flow.signed, true, event.result)
        : flow
    case "left":
      return startFlow({ signed: event.before })
  }
}

function afterSending<Review, Signed, Result extends Sent>(
  signed: Signed,
  isFresh: boolean,
  result: Result | undefined,
): Flow<Review, Signed, Result> {
  return result?.answer.outcome === "applied"
    ? { step: "sent", signed, isFresh, result }
    : { step: "signed", signed, isFresh, result }
}
