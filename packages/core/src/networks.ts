import { WalletError } from "./errors.js"

/** The networks that every kit knows, by passphrase (the specification, section 3). */
export const networks = {
  Public: "Public Global Stellar Network ; September 2015",
  Testnet: "Test SDF Network ; September 2015",
  Futurenet: "Test SDF Future Network ; October 2022",
  Sandbox: "Local Sandbox Stellar Network ; September 2022",
  Standalone: "Standalone Network ; February 2017",
} as const

/** The name of a network that every kit knows. */
export type NetworkName = keyof typeof networks

/** A network as an app declares it, once: `createKit({ networks: [...] })`. */
export interface Network {
  /** The display name. */
  name: string
  /** The passphrase that is part of each signature; identifies the network. */
  passphrase: string
  /** Base URL of its Horizon, used to read balances. Its path is kept. */
  horizonUrl?: string
  /** URL of its JSON-RPC, for the app's own calls; the kit does not use it. */
  rpcUrl?: string
}

/** The networks that a kit knows: the app's declared ones, then the five. "Local" is the standalone network. */
export function knownNetworks(declared: readonly Network[] = []): readonly Network[] {
  const five = Object.entries(networks).map(([name, passphrase]) => ({
    name: name === "Standalone" ? "Local" : name,
    passphrase,
  }))
  return [...declared, ...five]
}

/** The known network of a passphrase. Throws 'Wallet network "x" is not supported' for an unknown one. */
export function networkOf(passphrase: string, declared: readonly Network[]): Network {
  const network = knownNetworks(declared).find((network) => network.passphrase === passphrase)
  if (network) return network
  throw new WalletError("bad-request", `Wallet network "${passphrase}" is not supported`)
}

/**
 * The display name of a network: "Public", "Testnet", "Local" for the standalone network, an app's own name for a
 * declared network, or the passphrase itself.
 */
export function networkName(passphrase: string, declared: readonly Network[] = []): string {
  return (
    knownNetworks(declared).find((network) => network.passphrase === passphrase)?.name ?? passphrase
  )
}
