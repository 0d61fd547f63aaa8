import { WalletError } from "@alidade/core"
import { type NearError, parseRpcError } from "./rpc-error.js"

/** The outcome of a receipt or a transaction; `Failure` has the cause if the node reports it. */
export type BasicStatus =
  | { status: "Unknown" | "Pending" }
  | { status: "Failure"; error?: NearError }
  /** The contract's return value in base64. */
  | { status: "SuccessValue"; value: string }
  /** The receipt that continues from here. */
  | { status: "SuccessReceiptId"; receiptId: string }

/** The outcome of a transaction with all its receipts. */
export type FinalStatus =
  | { status: "NotStarted" | "Started" }
  | { status: "Failure"; error?: NearError }
  /** The contract's return value in base64. */
  | { status: "SuccessValue"; value: string }

/** Reads a node's outcome status (`ExecutionStatus`): a word or an object. Throws `bad-reply`. */
export function readBasicStatus(sent: unknown): BasicStatus {
  if (sent === "Unknown" || sent === "Pending") return { status: sent }
  const ended = readEnd(sent)
  if (ended) return ended
  const receiptId = only(sent, "SuccessReceiptId")
  if (typeof receiptId === "string") return { status: "SuccessReceiptId", receiptId }
  throw unreadable(sent)
}

/** Reads a node's final status of a transaction (`FinalExecutionStatus`): a word or an object. Throws `bad-reply`. */
export function readFinalStatus(sent: unknown): FinalStatus {
  if (sent === "NotStarted" || sent === "Started") return { status: sent }
  const ended = readEnd(sent)
  if (ended) return ended
  throw unreadable(sent)
}

/** The results that both statuses have in common. */
function readEnd(
  sent: unknown,
): Extract<FinalStatus, { status: "Failure" | "SuccessValue" }> | undefined {
  if (sent === "Failure") return { status: "Failure" }
  const value = only(sent, "SuccessValue")
  if (typeof value === "string") return { status: "SuccessValue", value }
  const failure = only(sent, "Failure")
  return failure === undefined ? undefined : { status: "Failure", error: parseRpcError(failure) }
}

/** The value of an object's only field, if the field has this name. */
function only(sent: unknown, name: string): unknown {
  if (typeof sent !== "object" || sent === null) return undefined
  const entries = Object.entries(sent)
  return entries.length === 1 && entries[0]![0] === name ? entries[0]![1] : undefined
}

function unreadable(cause: unknown): WalletError {
  return new WalletError("bad-reply", "The outcome's status cannot be read.", { cause })
}
