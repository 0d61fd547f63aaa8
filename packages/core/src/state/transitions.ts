import type { Remembered } from "./persistence.js"
import type { Disconnected, KitState, Restoring } from "./state.js"

/** Disconnects, or stays disconnected: only the fields of every state stay, and the selected wallet. */
export function disconnected(
  {
    allowedWallets,
    usedWallets,
    probing,
    selectedNetwork,
    horizonUrl,
    rpcUrl,
    selectedModuleId,
    modalTheme,
    buttonTheme,
    pending,
    otherConnections,
  }: KitState,
  detail: Partial<
    Pick<Disconnected, "selectedModuleId" | "error" | "previous" | "otherConnections">
  > = {},
): Disconnected {
  return {
    status: "disconnected",
    allowedWallets,
    usedWallets,
    probing,
    selectedNetwork,
    horizonUrl,
    rpcUrl,
    selectedModuleId,
    modalTheme,
    buttonTheme,
    pending,
    otherConnections,
    ...detail,
  }
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
