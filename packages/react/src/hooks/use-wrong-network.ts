import { networkMatch } from "@alidade/core"
import { useKit } from "./use-kit.js"
import { useKitState } from "./use-kit-state.js"

/** The names of the network that the kit signs for and of the wallet's own. */
export interface NetworkNames {
  expected: string
  actual: string
}

/** The two networks, when they differ and the wallet's own decides what it signs: else that is no obstacle. */
export function useWrongNetwork(): NetworkNames | undefined {
  const kit = useKit()
  const state = useKitState()
  if (state.status !== "connected" || networkMatch(state) !== false) return undefined
  if (kit.capabilities(state.selectedModuleId).network !== "binding") return undefined
  return {
    expected: kit.networkName(state.selectedNetwork),
    actual: kit.networkName(state.walletNetwork!.networkPassphrase),
  }
}
