import { networkMatch } from "@alidade/core"
import { useKit, useKitState } from "../context/kit-context.js"

/** The names of the kit's network and the wallet's own. */
export interface NetworkNames {
  expected: string
  actual: string
}

/** The two networks, if the wallet's differs from the kit's and prevents signing. */
export function useWrongNetwork(): NetworkNames | undefined {
  const kit = useKit()
  const state = useKitState()
  if (state.status !== "connected" || networkMatch(state) !== false) return undefined
  return {
    expected: kit.networkName(state.selectedNetwork),
    actual: kit.networkName(state.walletNetwork!.networkPassphrase),
  }
}
