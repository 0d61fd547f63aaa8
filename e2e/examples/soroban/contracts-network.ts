import { createNetwork, type Network } from "@alidade/network"
import { Networks, nativeToScVal, Operation } from "@stellar/stellar-sdk/base"
import { first } from "../../sandbox/transactions.js"

/** A network with its contracts' addresses. */
export interface ContractsNetwork {
  readonly network: Network
  readonly token: string
  readonly counter: string
}

/** The Wasm of the contracts. */
export interface ContractsWasm {
  readonly token: Uint8Array
  readonly increment: Uint8Array
}

/** A network with a counter and a token, the same each time: the wallet's first account has 100 units of the token. */
export async function contractsNetwork(wasm: ContractsWasm): Promise<ContractsNetwork> {
  const network = createNetwork({ seed: "1", passphrase: Networks.TESTNET })
  const admin = network.keypair("admin")
  network.fund(admin)
  network.fund(first)
  const [administrator, holder] = [admin.publicKey(), first].map((address) =>
    nativeToScVal(address, { type: "address" }),
  )
  const token = await network.deploy(wasm.token, [administrator!])
  const counter = await network.deploy(wasm.increment)
  const args = [holder!, nativeToScVal(10_000n, { type: "i128" })]
  network.send(admin, Operation.invokeContractFunction({ contract: token, function: "mint", args }))
  return { network, token, counter }
}
