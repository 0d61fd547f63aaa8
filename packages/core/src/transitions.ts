import type { Common, Disconnected, KitState, Restoring } from "./state.js"

/** What stands in every state, whatever the status. */
export function common(state: KitState): Common {
  const { allowedWallets, usedWallets, probing, selectedNetwork, horizonUrl } = state
  const { modalTheme, buttonTheme, pending } = state
  return {
    allowedWallets,
    usedWallets,
    probing,
    selectedNetwork,
    ...(horizonUrl === undefined ? {} : { horizonUrl }),
    modalTheme,
    buttonTheme,
    pending,
  }
}

/** No connection any more, or still none; the wallet stays selected. */
export function disconnected(
  state: KitState,
  detail: Partial<Pick<Disconnected, "selectedModuleId" | "error" | "previous">> = {},
): Disconnected {
  const selectedModuleId = detail.selectedModuleId ?? state.selectedModuleId
  return {
    ...common(state),
    status: "disconnected",
    ...(selectedModuleId === undefined ? {} : { selectedModuleId }),
    ...(detail.error ? { error: detail.error } : {}),
    ...(detail.previous ? { previous: detail.previous } : {}),
  }
}

/** A remembered connection is being checked. */
export function restoring(state: KitState, walletId: string, address: string): Restoring {
  return {
    ...common(state),
    status: "restoring",
    selectedModuleId: walletId,
    activeAddress: address,
    trust: "remembered",
  }
}
