import { type NetworkMatch, networkMatch, type WalletNetwork } from "@alidade/core"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"

/** Result of `useNetwork`. */
export interface UseNetworkResult {
  /** Passphrase of the network that the kit signs for. */
  expected: string
  /** Its display name. */
  expectedName: string
  /** The wallet's own network, once known. */
  actual?: WalletNetwork
  /** Whether they match. Only `false` prevents signing. */
  match: NetworkMatch
  /** Selects a network by passphrase, and its configured Horizon. Throws 'Wallet network "x" is not supported'. */
  setNetwork: (passphrase: string) => void
}

/** The network that the kit signs for, and the wallet's own. */
export function useNetwork(): UseNetworkResult {
  const kit = useKit()
  const network = useKitState((state) => ({
    expected: state.selectedNetwork,
    ...(state.status === "connected" && state.walletNetwork ? { actual: state.walletNetwork } : {}),
    match: networkMatch(state),
  }))
  return {
    ...network,
    expectedName: kit.networkName(network.expected),
    setNetwork: kit.setNetwork,
  }
}
