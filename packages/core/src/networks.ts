/** The networks that every kit knows, by their passphrases (the specification, section 3). */
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
  /** The name shown to people. */
  name: string
  /** What its signatures are made for; identifies the network. */
  passphrase: string
  /** Base URL of its Horizon, where balances are read. Its path is kept. */
  horizonUrl?: string
  /** URL of its JSON-RPC, for the app's own calls; the kit makes none. */
  rpcUrl?: string
}

/** The passphrases that a kit knows: the five, and those that the app declares. */
export function knownPassphrases(declared: readonly Network[] = []): readonly string[] {
  return [...Object.values(networks), ...declared.map(({ passphrase }) => passphrase)]
}

/**
 * The name of a network for people: "Public", "Testnet", "Local" for the standalone network, an app's own
 * name for one that it declares, or the passphrase itself.
 */
export function networkName(passphrase: string, declared: readonly Network[] = []): string {
  const own = declared.find((network) => network.passphrase === passphrase)
  if (own) return own.name
  if (passphrase === networks.Standalone) return "Local"
  const known = Object.entries(networks).find(([, value]) => value === passphrase)
  return known ? known[0] : passphrase
}
