import type { KitState, Trust, WalletDescriptor, WalletError } from "@alidade/core"
import { useKitState } from "../context/kit-context.js"

/** The connection, as `useAccount` gives it. */
export interface UseAccountResult {
  status: KitState["status"]
  /** The active address; while `restoring`, the remembered one. */
  address?: string
  trust?: Trust
  /** The wallet says that it is locked, or not granted for its present account. */
  locked: boolean
  /** The wallet that is connected, or is being asked. */
  wallet?: WalletDescriptor
  /** Why the last connection did not come about, or ended. */
  error?: WalletError
}

/** Who is connected, with which wallet, and how far the address is believed. */
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
