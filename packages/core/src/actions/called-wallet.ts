import { currentConnection } from "../state/connection-transitions.js"
import { connectionFor } from "../state/connections.js"
import type { KitState } from "../state/state.js"

/** What a call asks of a wallet. It decides whose module the call needs, and what ends the call while it waits. */
export type CallKind = "connect" | "sign" | "network" | "switch" | "other"

/** A call of the app. */
export interface KitCall {
  readonly id: string
  readonly kind: CallKind
  readonly args: readonly unknown[]
}

/** The wallet whose module a call needs. */
export function calledWallet(state: KitState, { kind, args }: KitCall): string | undefined {
  if (kind === "connect") return (args[0] as string | undefined) ?? state.selectedModuleId
  if (kind === "network") return state.selectedModuleId
  if (kind !== "sign") return undefined
  return connectionFor(state, namedAddress(args))?.walletId ?? state.selectedModuleId
}

/** The account that a call's options name. They may be anything. */
export function namedAddress(args: readonly unknown[]): string | undefined {
  try {
    return (args.at(-1) as { address?: string } | undefined)?.address
  } catch {
    return undefined
  }
}

/** The connected wallet, or else the selected one. */
export function connectedWallet(state: KitState): string | undefined {
  return (currentConnection(state) ?? state).selectedModuleId
}
