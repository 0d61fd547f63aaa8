import {
  type PendingRequest,
  type WaitingPrompt,
  type WalletDescriptor,
  type WalletError,
  type WrongNetwork,
  wrongNetworkOf,
} from "@alidade/core"
import type { NetworkNames } from "../hooks/use-wrong-network.js"
import {
  endRows,
  errorRows,
  networkRows,
  type Row,
  twoAnswerRow,
  waitingRows,
} from "./status-rows.js"

/** A state of the connection view: waiting, finished, or the kind of error. */
export type ViewState = keyof typeof waitingRows | keyof typeof endRows | keyof typeof errorRows

/** The row of a state. A wrong network has one row per subject, and two extensions that answer have their own. */
export function rowOf(state: ViewState, error?: WalletError): Row {
  if (state === "wrong-network" && error) {
    return networkRows[wrongNetworkOf(error)?.subject ?? "unknown"]
  }
  if (error?.reason?.key === "twoAnswer") return twoAnswerRow
  return { ...waitingRows, ...endRows, ...errorRows }[state]
}

/** What the user must do, by the kind of wallet. */
export function waitingFor(
  wallet: WalletDescriptor,
  gesture: boolean,
  request: PendingRequest | undefined,
): ViewState {
  if (!request) return "starting"
  if (request.needsGesture) return "needs-click"
  const prompt = waitingPrompt(request)
  if (prompt?.step) return `awaiting-${prompt.step}`
  if (prompt) return prompt.error?.kind ?? (`awaiting-${prompt.on}` as const)
  if (request.prompt?.kind === "overlay") return "awaiting-popup"
  if (wallet.type === "HW_WALLET") return "awaiting-device"
  if (wallet.type === "BRIDGE_WALLET") return "awaiting-phone"
  return gesture ? "awaiting-popup" : "awaiting-extension"
}

/** The client's waiting prompt, if the request has one. */
export function waitingPrompt(request: PendingRequest | undefined): WaitingPrompt | undefined {
  return request?.prompt?.kind === "waiting" ? request.prompt : undefined
}

/** The names of both networks of a `wrong-network` error, as `nameNetwork` names them. */
export function networksOf(
  nameNetwork: (passphrase: string) => string,
  error: WalletError | undefined,
): NetworkNames | undefined {
  const wrong = wrongNetworkOf(error)
  if (!wrong) return undefined
  const nameOf = ({ name, passphrase }: WrongNetwork["actual"]): string =>
    passphrase === undefined ? name : nameNetwork(passphrase)
  return { expected: nameOf(wrong.expected), actual: nameOf(wrong.actual) }
}
