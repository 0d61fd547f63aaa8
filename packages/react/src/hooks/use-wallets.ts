import type { WalletDescriptor } from "@alidade/core"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"

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
  const known = useKitState(({ allowedWallets: wallets, probing }) => ({ wallets, probing }))
  return { ...known, refresh: kit.refreshSupportedWallets }
}
