import { type NetworkMatch, networkMatch, type WalletNetwork } from "@alidade/core"
import { useKit, useKitState } from "../context/kit-context.js"

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
  const state = useKitState()
  return {
    expected: state.selectedNetwork,
    expectedName: kit.networkName(state.selectedNetwork),
    ...(state.status === "connected" && state.walletNetwork ? { actual: state.walletNetwork } : {}),
    match: networkMatch(state),
    setNetwork: kit.setNetwork,
  }
}
