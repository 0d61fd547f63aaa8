import type { Network } from "@alidade/network"
import { nativeToScVal, Operation } from "@stellar/stellar-sdk/base"
import { compileWat, customSection } from "../../network/test/compile-wat.js"
import { token as spec } from "../../network/test/specs/token.js"
import wat from "../../network/test/wat/token.wat?raw"

const address = (text: string) => nativeToScVal(text, { type: "address" })

/** Deploys a token. Its holder gets 100 units. */
export async function deployToken(network: Network, holder: string): Promise<string> {
  const admin = network.keypair("admin")
  network.fund(admin)
  const entries = Uint8Array.from(spec.flatMap((entry) => [...entry.toXdr()]))
  const wasm = Uint8Array.from([
    ...(await compileWat(wat)),
    ...customSection("contractspecv0", entries),
  ])
  const contract = await network.deploy(wasm, [address(admin.publicKey())])
  const args = [address(holder), nativeToScVal(100n, { type: "i128" })]
  network.send(admin, Operation.invokeContractFunction({ contract, function: "mint", args }))
  return contract
}
