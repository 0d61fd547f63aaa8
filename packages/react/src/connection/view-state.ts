import type {
  ErrorKind,
  PendingRequest,
  WaitingPrompt,
  WalletDescriptor,
  WalletError,
} from "@alidade/core"
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
  const prompt = waitingPrompt(request)
  if (prompt) return prompt.error?.kind ?? (`awaiting-${prompt.on}` as const)
  if (request.prompt?.kind === "overlay") return "awaiting-popup"
  if (wallet.type === "HW_WALLET") return "awaiting-device"
  if (wallet.type === "BRIDGE_WALLET") return "awaiting-phone"
  return gesture ? "awaiting-popup" : "awaiting-extension"
}

/** What the wallet's client says of whom it waits for. */
export function waitingPrompt(request: PendingRequest | undefined): WaitingPrompt | undefined {
  return request?.prompt?.kind === "waiting" ? request.prompt : undefined
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
