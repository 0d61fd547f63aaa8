import type { WalletDescriptor } from "@alidade/core"
import { useKit, useKitState } from "../context/kit-context.js"

/** Result of `useWallets`. */
export interface UseWalletsResult {
  /** Available wallets first, led by the most recently used, then the others. */
  wallets: readonly WalletDescriptor[]
  /** While true, `isAvailable: false` is not final. */
  probing: boolean
  /** Probes all wallets again in parallel, for at most 500 ms each. */
  refresh: () => Promise<readonly WalletDescriptor[]>
}

/** The kit's wallets and which of them are available. */
export function useWallets(): UseWalletsResult {
  const kit = useKit()
  const { allowedWallets, probing } = useKitState()
  return { wallets: allowedWallets, probing, refresh: kit.refreshSupportedWallets }
}
