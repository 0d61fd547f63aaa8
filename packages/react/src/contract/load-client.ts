import type { ContractClientOptions } from "@alidade/core/contract"
import type { contract } from "@stellar/stellar-sdk"

/** Makes the SDK's client of a contract. The SDK, an optional peer, is loaded with the first one. */
export async function loadClient(options: ContractClientOptions): Promise<contract.Client> {
  const { contract } = await import("@stellar/stellar-sdk")
  return contract.Client.from(options)
}
