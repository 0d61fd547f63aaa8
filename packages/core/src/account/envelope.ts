import { concatBytes, encodeBase64 } from "../encoding/bytes.js"
import { encodeAddress } from "../encoding/strkey.js"
import { u32, u64 } from "../encoding/write-xdr.js"
import { writeAccount } from "./asset.js"

/** A transaction of one operation of its source, without a memo. */
export interface OneOperation {
  /** `G…` */
  source: string
  /** In stroops, for the transaction. */
  fee: number
  sequence: bigint
  /** The last second at which it can be applied, since the epoch. Without it, it has no bounds. */
  maxTime?: number | undefined
  /** The operation's type and body in XDR. */
  operation: Uint8Array
  /** What a contract call may use: a `SorobanTransactionData`. */
  resources?: Uint8Array | undefined
}

/** Nobody's account (`G…`): a simulation of what anyone may call needs none. */
export function nobody(): string {
  return encodeAddress(new Uint8Array(32))
}

/** The base64 of an unsigned `TransactionEnvelope`. */
export function writeEnvelope({
  source,
  fee,
  sequence,
  maxTime,
  operation,
  resources,
}: OneOperation): string {
  const bounds = maxTime === undefined ? u32(0) : concatBytes(u32(1), u64(0n), u64(BigInt(maxTime)))
  return encodeBase64(
    concatBytes(
      // A transaction of version 1.
      u32(2),
      writeAccount(source),
      u32(fee),
      u64(sequence),
      bounds,
      // No memo; one operation, whose source is the transaction's.
      u32(0),
      u32(1),
      u32(0),
      operation,
      ...(resources ? [u32(1), resources] : [u32(0)]),
      // No signatures.
      u32(0),
    ),
  )
}
