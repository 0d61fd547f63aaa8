import { hash, type Keypair, xdr } from "@stellar/stellar-sdk/base"
import { accountAddress } from "./entries/identity.js"
import { whenLoaded } from "./host/not-loaded.js"
import { type Sent, send } from "./send.js"
import type { Ledger } from "./transactions/ledger.js"
import { operationOf } from "./transactions/signed-envelope.js"

/** Uploads a contract's Wasm and creates a contract of it. Resolves to its address, `C…`. */
export async function deploy(
  ledger: Ledger,
  deployer: Keypair,
  wasm: Uint8Array,
  constructorArgs: readonly xdr.ScVal[],
): Promise<string> {
  const id = deployer.xdrAccountId()
  const run = (call: () => xdr.HostFunction) =>
    whenLoaded(() => send(ledger, deployer, [operationOf(calling(call()))]))

  await run(() => xdr.HostFunction.hostFunctionTypeUploadContractWasm(wasm))
  const created = await run(() => {
    // The deployer's next contract gets another salt, and so another address.
    const salt = new Uint8Array(32)
    new DataView(salt.buffer).setBigInt64(0, ledger.account(id)!.seqNum)
    const from = new xdr.ContractIdPreimageFromAddress({ address: accountAddress(id), salt })
    const creation = new xdr.CreateContractArgsV2({
      contractIdPreimage: xdr.ContractIdPreimage.contractIdPreimageFromAddress(from),
      executable: xdr.ContractExecutable.contractExecutableWasm(hash(wasm)),
      constructorArgs: [...constructorArgs],
    })
    return xdr.HostFunction.hostFunctionTypeCreateContractV2(creation)
  })
  return addressIn(created)
}

function calling(hostFunction: xdr.HostFunction): xdr.OperationBody {
  return xdr.OperationBody.invokeHostFunction(
    new xdr.InvokeHostFunctionOp({ hostFunction, auth: [] }),
  )
}

/** The address that a transaction returned. */
function addressIn({ transaction: { meta } }: Sent): string {
  const value = meta.type === "v4" ? meta.v4.sorobanMeta?.returnValue : undefined
  if (value?.type !== "scvAddress") throw new TypeError("the transaction returned no address")
  return String(value.address.toJson())
}
