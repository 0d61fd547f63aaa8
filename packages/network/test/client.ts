import { contract, type Keypair } from "@stellar/stellar-sdk"
import type { Network } from "../src/network.js"

type Call = (
  args: object,
) => Promise<{ result: unknown; signAndSend(): Promise<{ result: unknown }> }>

export type Client = contract.Client & Record<string, Call>

/** What the SDK makes of a deployed contract by its spec. `fetch` must be the network's. */
export async function clientOf(
  network: Network,
  caller: Keypair,
  contractId: string,
): Promise<Client> {
  const client = await contract.Client.from({
    contractId,
    networkPassphrase: network.passphrase,
    rpcUrl: network.rpcUrl,
    allowHttp: true,
    publicKey: caller.publicKey(),
    ...contract.basicNodeSigner(caller, network.passphrase),
  })
  return client as Client
}
