import type { ErrorKind, PendingRequest, WalletDescriptor, WalletError } from "@alidade/core"
import { endRows, errorRows, type Row, waitingRows } from "./rows.js"

/** A state of the connection view: what is waited for, how it ended, or the kind of error it ended with. */
export type ViewState = keyof typeof waitingRows | keyof typeof endRows | ErrorKind

/** The row of the table for a state. */
export function rowOf(state: ViewState): Row {
  return { ...waitingRows, ...endRows, ...errorRows }[state]
}

/** What a person is being asked to do, by the kind of wallet. */
export function waitingFor(
  wallet: WalletDescriptor,
  gesture: boolean,
  request: PendingRequest | undefined,
): ViewState {
  if (!request) return "starting"
  if (request.needsGesture) return "needs-click"
  if (wallet.type === "HW_WALLET") return "awaiting-device"
  if (wallet.type === "BRIDGE_WALLET") return "awaiting-phone"
  return gesture ? "awaiting-popup" : "awaiting-extension"
}

/** The passphrases that a `wrong-network` error names. */
export function passphrasesOf(error: WalletError | undefined): {
  expected?: string
  actual?: string
} {
  const ext = error?.kind === "wrong-network" ? error.ext : undefined
  if (typeof ext !== "object" || ext === null) return {}
  const { expected, actual } = ext as Record<string, unknown>
  return {
    ...(typeof expected === "string" ? { expected } : {}),
    ...(typeof actual === "string" ? { actual } : {}),
  }
}
