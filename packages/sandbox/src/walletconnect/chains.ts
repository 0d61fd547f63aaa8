import type { SandboxNetwork } from "../config.js"

/** CAIP-2 ids of the networks that WalletConnect supports. */
const chains: Readonly<Partial<Record<SandboxNetwork["id"], string>>> = {
  public: "stellar:pubnet",
  testnet: "stellar:testnet",
}

/** The networks that a phone supports. */
export function phoneNetworks(networks: readonly SandboxNetwork[]): SandboxNetwork[] {
  return networks.filter(({ id }) => chains[id] !== undefined)
}

/** The CAIP-2 id of a phone's network. */
export function chainOf({ id }: Pick<SandboxNetwork, "id">): string {
  return chains[id]!
}

/** Builds a CAIP-10 id: `stellar:pubnet:G…`. */
export function accountName(chain: string, address: string): string {
  return `${chain}:${address}`
}

/** The address in a CAIP-10 id. */
export function addressIn(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1)
}
