import type { KitState, Trust, WalletDescriptor, WalletError } from "@alidade/core"
import { useKitState } from "../context/use-kit-state.js"

/** Result of `useAccount`. */
export interface UseAccountResult {
  status: KitState["status"]
  /** The active address. While `restoring`, the remembered one. */
  address?: string
  trust?: Trust
  /** The wallet reports that it is locked, or that its current account has not granted access. */
  locked: boolean
  /** The wallet that is connected or connecting. */
  wallet?: WalletDescriptor
  /** Why the last connection failed or ended. */
  error?: WalletError
}

/** The connected account, its wallet, and how the address is trusted. */
export function useAccount(): UseAccountResult {
  return useKitState((state) => {
    const wallet =
      state.status === "disconnected"
        ? undefined
        : state.allowedWallets.find(({ id }) => id === state.selectedModuleId)
    return {
      status: state.status,
      locked: state.status === "connected" && state.locked,
      ...(wallet ? { wallet } : {}),
      ...(state.activeAddress === undefined ? {} : { address: state.activeAddress }),
      ...("trust" in state ? { trust: state.trust } : {}),
      ...("error" in state ? { error: state.error } : {}),
    }
  })
}
