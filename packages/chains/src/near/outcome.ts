import { WalletError } from "@alidade/core"
import { type NearError, parseRpcError } from "./rpc-error.js"

/** How a receipt or a transaction ended: `Failure` with what failed, where the node says it. */
export type BasicStatus =
  | { status: "Unknown" | "Pending" }
  | { status: "Failure"; error?: NearError }
  /** What the contract returned, in base64. */
  | { status: "SuccessValue"; value: string }
  /** The receipt that goes on from here. */
  | { status: "SuccessReceiptId"; receiptId: string }

/** How a transaction with all its receipts ended. */
export type FinalStatus =
  | { status: "NotStarted" | "Started" }
  | { status: "Failure"; error?: NearError }
  /** What the contract returned, in base64. */
  | { status: "SuccessValue"; value: string }

/** The status of one outcome (`ExecutionStatus`) as a node sends it: a word or an object. Throws `bad-reply`. */
export function readBasicStatus(sent: unknown): BasicStatus {
  if (sent === "Unknown" || sent === "Pending") return { status: sent }
  const ended = readEnd(sent)
  if (ended) return ended
  const receiptId = only(sent, "SuccessReceiptId")
  if (typeof receiptId === "string") return { status: "SuccessReceiptId", receiptId }
  throw unreadable(sent)
}

/** The final status of a transaction (`FinalExecutionStatus`), a word or an object. Throws `bad-reply`. */
export function readFinalStatus(sent: unknown): FinalStatus {
  if (sent === "NotStarted" || sent === "Started") return { status: sent }
  const ended = readEnd(sent)
  if (ended) return ended
  throw unreadable(sent)
}

/** The ends that both have. */
function readEnd(
  sent: unknown,
): Extract<FinalStatus, { status: "Failure" | "SuccessValue" }> | undefined {
  if (sent === "Failure") return { status: "Failure" }
  const value = only(sent, "SuccessValue")
  if (typeof value === "string") return { status: "SuccessValue", value }
  const failure = only(sent, "Failure")
  return failure === undefined ? undefined : { status: "Failure", error: parseRpcError(failure) }
}

/** The value of an object's one field, if that is its name. */
function only(sent: unknown, name: string): unknown {
  if (typeof sent !== "object" || sent === null) return undefined
  const entries = Object.entries(sent)
  return entries.length === 1 && entries[0]![0] === name ? entries[0]![1] : undefined
}

function unreadable(cause: unknown): WalletError {
  return new WalletError("bad-reply", "The outcome's status cannot be read.", { cause })
}
