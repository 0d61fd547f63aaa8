import { capabilitiesOf } from "./capabilities.js"
import type { WalletNetwork } from "./state.js"
import type { NetworkResult, WalletModule } from "./wallet.js"

/** A network that a wallet reported, and whether it decides what this wallet signs. */
export function withBinding(module: WalletModule, network: NetworkResult): WalletNetwork {
  return { ...network, binding: capabilitiesOf(module).network === "binding" }
}

/** The network that a wallet's module named; undefined for a value that names none. */
export function networkIn(said: unknown): NetworkResult | undefined {
  try {
    const { network, networkPassphrase } = said as Partial<Record<keyof NetworkResult, unknown>>
    if (typeof networkPassphrase !== "string" || networkPassphrase === "") return undefined
    return { network: typeof network === "string" ? network : networkPassphrase, networkPassphrase }
  } catch {
    return undefined
  }
}
