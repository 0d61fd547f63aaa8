import {
  type Kit,
  type PendingRequest,
  type WaitingPrompt,
  type WalletDescriptor,
  type WalletError,
  type WrongNetwork,
  wrongNetworkOf,
} from "@alidade/core"
import type { NetworkNames } from "../hooks/use-wrong-network.js"
import { endRows, errorRows, networkRows, type Row, waitingRows } from "./status-rows.js"

/** A state of the connection view: what is waited for, how it ended, or the kind of error it ended with. */
export type ViewState = keyof typeof waitingRows | keyof typeof endRows | keyof typeof errorRows

/** The row of the table for a state. A network that differs has a row for each subject that can be on the other one. */
export function rowOf(state: ViewState, error?: WalletError): Row {
  if (state === "wrong-network" && error) {
    return networkRows[wrongNetworkOf(error)?.subject ?? "unknown"]
  }
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

/** The names of the two networks of a `wrong-network` error, as this kit's app calls them. */
export function networksOf(kit: Kit, error: WalletError | undefined): NetworkNames | undefined {
  const wrong = wrongNetworkOf(error)
  if (!wrong) return undefined
  const nameOf = ({ name, passphrase }: WrongNetwork["actual"]): string =>
    passphrase === undefined ? name : kit.networkName(passphrase)
  return { expected: nameOf(wrong.expected), actual: nameOf(wrong.actual) }
}
