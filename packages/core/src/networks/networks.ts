import { resembles } from "./look-alikes.js"

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
 * again under its other name, as does Public.
 */
export function knownNetworks(declared: Iterable<Network> = []): readonly Network[] {
  const five = Object.entries({
    Local: networks.Standalone,
    ...networks,
    Mainnet: networks.Public,
  })
  return [...declared, ...five.map(([name, passphrase]) => ({ name, passphrase }))]
}

export function findNetwork(passphrase: string, declared?: Iterable<Network>): Network | undefined {
  return knownNetworks(declared).find((network) => network.passphrase === passphrase)
}

/**
 * The known network that readers could take this one for: another passphrase, and a name that is equal or looks alike
 * apart from case, spaces, punctuation, invisible characters, and look-alike letters. Undefined if the name is free.
 * `declared` are known networks beside the five.
 */
export function namesakeOf(
  { name, passphrase }: Pick<Network, "name" | "passphrase">,
  declared?: Iterable<Network>,
): Network | undefined {
  return knownNetworks(declared).find(
    (known) => known.passphrase !== passphrase && resembles(name, known.name),
  )
}

/**
 * The display name of a network: "Public", "Testnet", "Local" for the standalone network, or an app's own name for a
 * declared network. Any other is 'Unknown network “passphrase”', with at most 60 characters of the passphrase, in ASCII, because anyone can sign for a passphrase that reads like a name.
 */
export function networkName(passphrase: string, declared?: Iterable<Network>): string {
  return findNetwork(passphrase, declared)?.name ?? `Unknown network “${quotable(passphrase)}”`
}

/** At most 60 characters of an unknown passphrase, in ASCII. */
export function quotable(passphrase: string): string {
  return passphrase.slice(0, 60).replace(/[^ -~]/g, "?")
}
