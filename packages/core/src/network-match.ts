import type { KitState, NetworkMatch } from "./state.js"

/** Compares the wallet's network with the kit's: for every place that shows a mismatch, or stops at one. */
export function networkMatch(state: KitState): NetworkMatch {
  if (state.status !== "connected" || !state.walletNetwork) return "unknown"
  const { binding, networkPassphrase } = state.walletNetwork
  return networkPassphrase === state.selectedNetwork || (binding ? false : "informative")
}
