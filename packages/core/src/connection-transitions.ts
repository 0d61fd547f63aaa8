import type { Connected, Connecting, KitState, Restoring } from "./state.js"
import { common } from "./transitions.js"

/** The connection that requests belong to: it still holds while another wallet is being asked to connect. */
export function currentConnection(state: KitState): Connected | Restoring | undefined {
  if (state.status === "disconnected") return undefined
  return state.status === "connecting" ? state.standing : state
}

/** A wallet is being asked; a connection that stands is kept until it has answered. */
export function connecting(state: KitState, selectedModuleId: string): Connecting {
  const standing =
    state.status === "connected"
      ? state
      : state.status === "connecting"
        ? state.standing
        : undefined
  return {
    ...common(state),
    status: "connecting",
    selectedModuleId,
    ...(standing ? { standing } : {}),
  }
}

/** A wallet gave its address, or is taken at the remembered one. */
export function connected(
  state: KitState,
  walletId: string,
  activeAddress: string,
  detail: Pick<Connected, "trust"> &
    Partial<Pick<Connected, "locked" | "lockedReason" | "path" | "walletNetwork" | "lost">>,
): Connected {
  return {
    ...common(state),
    status: "connected",
    selectedModuleId: walletId,
    activeAddress,
    trust: detail.trust,
    ...(detail.path === undefined ? {} : { path: detail.path }),
    ...(detail.walletNetwork ? { walletNetwork: detail.walletNetwork } : {}),
    locked: detail.locked ?? false,
    ...(detail.lockedReason ? { lockedReason: detail.lockedReason } : {}),
    ...(detail.lost ? { lost: detail.lost } : {}),
  }
}
