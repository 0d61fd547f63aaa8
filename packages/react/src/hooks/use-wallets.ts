import type { WalletDescriptor } from "@alidade/core"
import { useKit, useKitState } from "../context/kit-context.js"

/** The wallets, as `useWallets` gives them. */
export interface UseWalletsResult {
  /** Available first, the most recently used at the head; then the others. */
  wallets: readonly WalletDescriptor[]
  /** Until the probe has ended, `isAvailable: false` is not an answer. */
  probing: boolean
  /** Probes them again, 500 ms each, all at once. */
  refresh: () => Promise<readonly WalletDescriptor[]>
}

/** The wallets of the kit, and which of them are here. */
export function useWallets(): UseWalletsResult {
  const kit = useKit()
  const { allowedWallets, probing } = useKitState()
  return { wallets: allowedWallets, probing, refresh: kit.refreshSupportedWallets }
}
