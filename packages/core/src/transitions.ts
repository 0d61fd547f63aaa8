import type { Remembered } from "./persistence.js"
import type { Connected, Connecting, Disconnected, KitState, Restoring } from "./state.js"

/** Disconnects, or stays disconnected; the wallet stays selected. */
export function disconnected(
  state: KitState,
  detail: Partial<Pick<Disconnected, "selectedModuleId" | "error" | "previous">> = {},
): Disconnected {
  const {
    activeAddress,
    trust,
    path,
    walletNetwork,
    locked,
    lockedReason,
    lost,
    current,
    error,
    previous,
    ...rest
  } = state as Partial<Omit<Connected & Connecting & Disconnected, "status">> & KitState
  return { ...rest, ...detail, status: "disconnected" }
}

/** A remembered connection is being checked. */
export function restoring(state: Disconnected, { walletId, address }: Remembered): Restoring {
  return {
    ...state,
    status: "restoring",
    selectedModuleId: walletId,
    activeAddress: address,
    trust: "remembered",
  }
}
