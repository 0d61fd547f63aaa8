import type { XdrReader } from "../encoding/xdr-reader.js"
import { readXdr } from "../encoding/xdr-value.js"

/**
 * Skips values of these types, which spaces separate, in the notation of `xdrTypes`. `?` is an extension: nothing follows
 * if it is 0. Throws `bad-request` if the bytes are not such values.
 */
export function skip(types: string, reader: XdrReader): void {
  for (const type of types.split(" ")) {
    if (type !== "?") readXdr(type, reader)
    else if (reader.u32() === 0) return
  }
}
