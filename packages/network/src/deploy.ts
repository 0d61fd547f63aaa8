import {
  Address,
  type Keypair,
  Operation,
  scValToNative,
  type xdr,
} from "@stellar/stellar-sdk/base"
import { whenLoaded } from "./host/not-loaded.js"
import { send } from "./send.js"
import type { Ledger } from "./transactions/ledger.js"

/** Uploads a contract's Wasm and creates a contract of it. Resolves to its address, `C…`. */
export async function deploy(
  ledger: Ledger,
  deployer: Keypair,
  wasm: Uint8Array,
  constructorArgs: readonly xdr.ScVal[],
): Promise<string> {
  const uploaded = await whenLoaded(() =>
    send(ledger, deployer, [Operation.uploadContractWasm({ wasm })]),
  )
  const created = await whenLoaded(() => {
    // The next one of the deployer gets another salt, and so another address.
    const salt = new Uint8Array(32)
    new DataView(salt.buffer).setBigInt64(0, ledger.account(deployer.xdrAccountId())!.seqNum)
    const creation = Operation.createCustomContract({
      address: Address.fromString(deployer.publicKey()),
      wasmHash: returned(uploaded.transaction),
      salt,
      constructorArgs: [...constructorArgs],
    })
    return send(ledger, deployer, [creation])
  })
  return returned(created.transaction)
}

function returned({ meta }: { readonly meta: xdr.TransactionMeta }) {
  if (meta.type !== "v4") throw new TypeError(meta.type)
  return scValToNative(meta.v4.sorobanMeta!.returnValue!)
}
