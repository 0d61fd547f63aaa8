import { currentConnection } from "./connection-transitions.js"
import type { KitState } from "./state.js"

/** The calls that the engine answers: the kit's functions of these names, and notifying a wallet of a disconnect. */
export type Verb =
  | "connect"
  | "restore"
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "getNetwork"
  | "refreshSupportedWallets"
  | "getBalance"
  | "notifyDisconnected"

/** The wallet whose module a call needs. */
export function calledWallet(
  state: KitState,
  verb: Verb,
  [first]: readonly unknown[],
): string | undefined {
  if (verb === "connect") return (first as string | undefined) ?? state.selectedModuleId
  if (verb === "getNetwork") return state.selectedModuleId
  if (verb === "notifyDisconnected") return connectedWallet(first as KitState)
  return verb.startsWith("sign") ? connectedWallet(state) : undefined
}

/** The connected wallet, or else the selected one. */
export function connectedWallet(state: KitState): string | undefined {
  return (currentConnection(state) ?? state).selectedModuleId
}
