import { networkMatch } from "@alidade/core"
import { useKitState } from "../context/use-kit-state.js"
import { useNetworkName } from "./use-network-name.js"

/** The names of the kit's network and the wallet's own. */
export interface NetworkNames {
  expected: string
  actual: string
}

/** The two networks, if the wallet's differs from the kit's and prevents signing. */
export function useWrongNetwork(): NetworkNames | undefined {
  const nameNetwork = useNetworkName()
  const networks = useKitState((state) =>
    state.status === "connected" && networkMatch(state) === false
      ? { expected: state.selectedNetwork, actual: state.walletNetwork!.networkPassphrase }
      : undefined,
  )
  return (
    networks && { expected: nameNetwork(networks.expected), actual: nameNetwork(networks.actual) }
  )
}
