import { createNetwork, type Network } from "@alidade/network"
import { Networks, nativeToScVal, Operation } from "@stellar/stellar-sdk/base"
import { first } from "../../sandbox/transactions.js"

/** A network with a token, the same each time: the wallet's first account has 100 units of it. */
export async function tokenNetwork(wasm: Uint8Array): Promise<{ network: Network; token: string }> {
  const network = createNetwork({ seed: "1", passphrase: Networks.TESTNET })
  const admin = network.keypair("admin")
  network.fund(admin)
  network.fund(first)
  const [administrator, holder] = [admin.publicKey(), first].map((address) =>
    nativeToScVal(address, { type: "address" }),
  )
  const token = await network.deploy(wasm, [administrator!])
  const args = [holder!, nativeToScVal(10_000n, { type: "i128" })]
  network.send(admin, Operation.invokeContractFunction({ contract: token, function: "mint", args }))
  return { network, token }
}
