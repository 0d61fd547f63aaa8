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

/** A network as an app declares it, once: `createKit({ networks: [...] })` or `kit.declareNetwork(...)`. */
export interface Network {
  /** The display name. */
  name: string
  /** The passphrase that is part of each signature; identifies the network. */
  passphrase: string
  /** Base URL of its Horizon (http or https), used to read balances. Its path is kept. */
  horizonUrl?: string
  /** URL of its JSON-RPC (http or https), for the app's own calls: the state has it, and the kit does not use it. */
  rpcUrl?: string
}

/**
 * The networks that a kit knows: the app's declared ones, then the five. "Local" is the standalone network, which comes
 * again under its other name.
 */
export function knownNetworks(declared: Iterable<Network> = []): readonly Network[] {
  const five = Object.entries({ Local: networks.Standalone, ...networks })
  return [...declared, ...five.map(([name, passphrase]) => ({ name, passphrase }))]
}

/**
 * The known network of a passphrase. Throws 'Wallet network "x" is not supported' for an unknown one. If it is a known
 * network's name, such as "TESTNET", the message adds the passphrase to pass.
 */
export function networkOf(passphrase: string, declared: Iterable<Network>): Network {
  const known = knownNetworks(declared)
  const network = known.find((network) => network.passphrase === passphrase)
  if (network) return network
  const named = known.find(
    (network) => network.name.toLowerCase() === `${passphrase}`.toLowerCase(),
  )
  const remedy = named ? `. Pass its passphrase, "${named.passphrase}".` : ""
  throw new WalletError("bad-request", `Wallet network "${passphrase}" is not supported${remedy}`)
}

/**
 * The display name of a network: "Public", "Testnet", "Local" for the standalone network, an app's own name for a
 * declared network, or the passphrase itself.
 */
export function networkName(passphrase: string, declared: Iterable<Network> = []): string {
  return (
    knownNetworks(declared).find((network) => network.passphrase === passphrase)?.name ?? passphrase
  )
}
