import { xdr } from "@stellar/stellar-sdk/base"

/** The list of entries that SEP-45 sends: XDR's `SorobanAuthorizationEntry<>`, in base64. */

/** A call with entries ends with their list, so the list is read and written as the end of one. */
const call: xdr.HostFunction = xdr.HostFunction.hostFunctionTypeUploadContractWasm(new Uint8Array())

/** Encodes a list of entries. */
export function encodeEntries(auth: readonly xdr.SorobanAuthorizationEntry[]): string {
  const operation = new xdr.InvokeHostFunctionOp({ hostFunction: call, auth: [...auth] })
  return Buffer.from(operation.toXdr()).subarray(call.toXdr().length).toString("base64")
}

/** Decodes a list of entries. Throws an `XdrError` for anything else. */
export function decodeEntries(base64: string): readonly xdr.SorobanAuthorizationEntry[] {
  const bytes = Buffer.concat([call.toXdr(), Buffer.from(base64, "base64")])
  return xdr.InvokeHostFunctionOp.fromXdr(Uint8Array.from(bytes)).auth
}
