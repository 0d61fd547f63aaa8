import { equalBytes } from "../encoding/bytes.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr } from "../encoding/xdr-value.js"
import type { Envelope } from "../verify/envelope.js"
import type { Call } from "./read-call.js"

/** `OperationType` of contract calls. */
const INVOKE_HOST_FUNCTION = 24

/** Whether an envelope's only operation is this call with these entries. */
export function carries({ inner, ...outer }: Envelope, { operation }: Call): boolean {
  // The body has the form of version 1, and begins with its tag.
  const reader = createXdrReader((inner ?? outer).body.subarray(4))
  for (const type of ["MuxedAccount", "u32", "i64", "Preconditions", "Memo"]) readXdr(type, reader)
  if (reader.u32() !== 1) return false
  readXdr("MuxedAccount*", reader)
  if (reader.u32() !== INVOKE_HOST_FUNCTION) return false
  const start = reader.offset()
  readXdr("InvokeHostFunctionOp", reader)
  return equalBytes(reader.bytes.subarray(start, reader.offset()), operation)
}
