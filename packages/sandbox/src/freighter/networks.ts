import type { SandboxNetwork } from "../config.js"

/** Freighter's names of the networks. Other networks are custom ones. */
const names: Readonly<Record<SandboxNetwork["id"], { network: string; networkName?: string }>> = {
  public: { network: "PUBLIC", networkName: "Main Net" },
  testnet: { network: "TESTNET", networkName: "Test Net" },
  local: { network: "STANDALONE" },
}

/** A network's name on Freighter's screens. */
export function freighterName(network: SandboxNetwork): string {
  return names[network.id].networkName ?? network.name
}

/**
 * The `networkDetails` of its reply. On the public network `sorobanRpcUrl` is a host inside the vendor's own network
 * that nobody else can reach, and there is no faucet.
 */
export function networkDetails(network: SandboxNetwork): Readonly<Record<string, string>> {
  const common = {
    network: names[network.id].network,
    networkName: freighterName(network),
    networkUrl: network.horizonUrl,
    networkPassphrase: network.passphrase,
  }
  return network.id === "public"
    ? { ...common, sorobanRpcUrl: "http://stellar-rpc-pubnet.invalid:8000" }
    : { ...common, sorobanRpcUrl: network.rpcUrl, friendbotUrl: network.friendbotUrl }
}
