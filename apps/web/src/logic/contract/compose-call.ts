import { type ComposeNetwork, composeTransaction } from "../operations/compose-transaction.js"
import type { Value } from "../operations/field.js"
import { emptyTransaction } from "../operations/transaction.js"
import type { EncodedCall } from "./try-call.js"

/** Builds the envelope of a call by an account, with what the network says that it needs. Throws as `composeTransaction`. */
export function composeCall(
  { contract, name, args }: EncodedCall,
  address: string,
  network: ComposeNetwork,
): Promise<string> {
  return composeHostFunction(
    {
      type: "invokeContract",
      contractAddress: contract,
      functionName: name,
      args: args.map((arg) => JSON.stringify(arg.toJson())),
    },
    address,
    network,
  )
}

/** The same for any function of the host, by the fields of the table. */
export function composeHostFunction(
  hostFunction: Value,
  address: string,
  network: ComposeNetwork,
): Promise<string> {
  const values = { hostFunction, auth: [] }
  const operations = [{ type: "invokeHostFunction", source: "", values }] as const
  return composeTransaction({ ...emptyTransaction(address), operations }, network)
}
