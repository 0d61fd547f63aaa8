import { type NetworkMatch, networkMatch, type WalletNetwork } from "@alidade/core"
import { useKit, useKitState } from "../context/kit-context.js"

/** The networks, as `useNetwork` gives them. */
export interface UseNetworkResult {
  /** Passphrase of the network that the kit signs for. */
  expected: string
  /** Its name for people. */
  expectedName: string
  /** The wallet's own network, once it has been read. */
  actual?: WalletNetwork
  /** Whether they are the same. Only `false` stands in the way of a signature. */
  match: NetworkMatch
  /** Selects a network by passphrase, and the Horizon declared for it. Throws 'Wallet network "x" is not supported'. */
  setNetwork: (passphrase: string) => void
}

/** Which network is signed for, and where the wallet stands. */
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
