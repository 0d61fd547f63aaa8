import type { Connected, Connecting, KitState, Restoring } from "./state.js"
import { disconnected } from "./transitions.js"

/** The connection that requests belong to. It stays valid while another wallet is being connected. */
export function currentConnection(state: KitState): Connected | Restoring | undefined {
  if (state.status === "disconnected") return undefined
  return state.status === "connecting" ? state.current : state
}

/** A wallet is being asked to connect; the current connection is kept until it has answered. */
export function connecting(state: KitState, selectedModuleId: string): Connecting {
  const connection = currentConnection(state)
  const current = connection?.status === "connected" ? { current: connection } : {}
  return { ...disconnected(state), ...current, status: "connecting", selectedModuleId }
}

/** A wallet returned its address, or its remembered address is trusted. */
export function connected(
  state: KitState,
  connection: Pick<Connected, "selectedModuleId" | "activeAddress" | "trust"> &
    Partial<Pick<Connected, "locked" | "lockedReason" | "path" | "walletNetwork">>,
): Connected {
  return { ...disconnected(state), locked: false, ...connection, status: "connected" }
}

/** Restores the previous connection after another one failed. */
export function previousConnection(state: Connecting, previous: Connected): Connected {
  const { selectedModuleId, status } = previous
  return { ...previous, ...disconnected(state), selectedModuleId, status }
}

/** Ends the connection, the attempt to connect, and the selection of removed wallets. */
export function withoutWallets(before: KitState, removed: ReadonlySet<string>): KitState {
  const otherConnections = before.otherConnections.filter(({ walletId }) => !removed.has(walletId))
  const state =
    otherConnections.length < before.otherConnections.length
      ? { ...before, otherConnections }
      : before
  const isRemoved = (walletId = ""): boolean => removed.has(walletId)
  const selectedModuleId = isRemoved(state.selectedModuleId) ? undefined : state.selectedModuleId
  if (state.status === "connecting") {
    const current = isRemoved(state.current?.selectedModuleId) ? undefined : state.current
    if (selectedModuleId === undefined)
      return current
        ? previousConnection(state, current)
        : disconnected(state, { selectedModuleId })
    return current === state.current ? state : connecting(disconnected(state), selectedModuleId)
  }
  const isKept = selectedModuleId === state.selectedModuleId
  return isKept ? state : disconnected(state, { selectedModuleId })
}
