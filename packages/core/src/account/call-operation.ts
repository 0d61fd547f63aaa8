import { concatBytes } from "../encoding/bytes.js"
import { decodeAddress } from "../encoding/strkey.js"
import { u32, xdrText } from "../encoding/write-xdr.js"

/** A call of a contract's function. */
export interface CallOperation {
  /** `C…` */
  contract: string
  name: string
  /** Each an `ScVal`. */
  args: readonly Uint8Array[]
  /** Each a `SorobanAuthorizationEntry`. */
  auth?: readonly Uint8Array[]
}

/** The type and body of an operation that calls a contract. Throws `bad-request` for another address. */
export function callOperation({ contract, name, args, auth = [] }: CallOperation): Uint8Array {
  const decoded = decodeAddress(contract)
  if (decoded.kind !== "contract") throw new TypeError(contract)
  return concatBytes(
    // Invoke a host function: call a contract.
    u32(24),
    u32(0),
    u32(1),
    decoded.contractId,
    xdrText(name),
    u32(args.length),
    ...args,
    u32(auth.length),
    ...auth,
  )
}
