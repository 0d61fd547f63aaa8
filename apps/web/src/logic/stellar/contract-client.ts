import type { ContractClientOptions, LoadedContract } from "@alidade/core/contract"
import type { Client } from "@stellar/stellar-sdk/contract"

/** Makes the SDK's client of a contract. One function, so that the whole page reads each contract once. */
export async function contractClient(options: ContractClientOptions): Promise<Client> {
  const { Client } = await import("@stellar/stellar-sdk/contract")
  return Client.from(options)
}

/** Reads what a contract (`C…`) can do. Throws a `WalletError`. */
export async function readContract(
  network: { passphrase: string; rpcUrl: string },
  address: string,
  signal: AbortSignal,
): Promise<LoadedContract<Client>> {
  const { loadContract } = await import("@alidade/core/contract")
  return loadContract(network, address, contractClient, { signal })
}
