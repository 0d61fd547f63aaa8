import type { KitState, NetworkMatch } from "./state.js"

/** Compares the wallet's network with the kit's, for screens and checks that depend on a mismatch. */
export function networkMatch(state: KitState): NetworkMatch {
  if (state.status !== "connected" || !state.walletNetwork) return "unknown"
  const { binding, networkPassphrase } = state.walletNetwork
  return networkPassphrase === state.selectedNetwork || (binding ? false : "informative")
}
