import type { SandboxNetwork } from "../config.js"

/** What Freighter calls a network: its own two by name, every other is a custom one. */
const names: Readonly<Record<SandboxNetwork["id"], { network: string; networkName?: string }>> = {
  public: { network: "PUBLIC", networkName: "Main Net" },
  testnet: { network: "TESTNET", networkName: "Test Net" },
  local: { network: "STANDALONE" },
}

/** Its name for a network, as its screens write it. */
export function freighterName(network: SandboxNetwork): string {
  return names[network.id].networkName ?? network.name
}

/**
 * The `networkDetails` of its reply. On the public network `sorobanRpcUrl` is a name inside the maker's own
 * network, which is no endpoint for anybody else, and there is no faucet.
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
