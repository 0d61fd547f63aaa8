import { currentConnection } from "./connection-transitions.js"
import type { Connection, Disconnected, KitState } from "./state.js"

/** How many connections are kept besides the active one: they must fit in a cookie. */
export const MAX_OTHERS = 9

/** All connections of a state: the active one first, then the others, most recently active first. */
export function connectionsOf(state: KitState): readonly Connection[] {
  const active = activeConnection(state)
  return active ? [active, ...state.otherConnections] : state.otherConnections
}

/** The active connection. While another wallet is being connected, it is the current one. */
export function activeConnection(state: KitState): Connection | undefined {
  const current = currentConnection(state)
  return (
    current && {
      walletId: current.selectedModuleId,
      address: current.activeAddress,
      trust: current.trust,
      ...("path" in current && current.path !== undefined ? { path: current.path } : {}),
    }
  )
}

/** The active connection, or the one that could not be restored and stays remembered. */
export function keptConnection(state: KitState): Connection | undefined {
  const { previous } = state as Partial<Disconnected>
  return activeConnection(state) ?? (previous && { ...previous, trust: "remembered" })
}

/** The connection of a request: that of the account which it names, else the active one. */
export function connectionFor(state: KitState, address?: string): Connection | undefined {
  const active = activeConnection(state)
  const isNamed = (connection: Connection): boolean => connection.address === address
  return active && isNamed(active) ? active : (state.otherConnections.find(isNamed) ?? active)
}

/** Which connection is meant, in a call that names its account, and its wallet if that is needed to tell. */
export type ConnectionName = Pick<Connection, "address"> & { walletId?: string | undefined }

/** A predicate of the connections that have this account, in this wallet if one is named. */
export function named({ address, walletId }: ConnectionName): (each: ConnectionName) => boolean {
  return (each) =>
    each.address === address && (walletId === undefined || each.walletId === walletId)
}
