import type { SandboxNetwork } from "../config.js"

/** CAIP-2 names of the networks that WalletConnect knows. */
const chains: Readonly<Partial<Record<SandboxNetwork["id"], string>>> = {
  public: "stellar:pubnet",
  testnet: "stellar:testnet",
}

/** The networks that a phone can be set to. */
export function phoneNetworks(networks: readonly SandboxNetwork[]): SandboxNetwork[] {
  return networks.filter(({ id }) => chains[id] !== undefined)
}

/** The CAIP-2 name of one of them. */
export function chainOf({ id }: Pick<SandboxNetwork, "id">): string {
  return chains[id]!
}

/** A CAIP-10 name: `stellar:pubnet:G…`. */
export function accountName(chain: string, address: string): string {
  return `${chain}:${address}`
}

/** The address in a CAIP-10 name. */
export function addressIn(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1)
}
