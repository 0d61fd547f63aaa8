import { WalletError } from "../contract/errors.js"
import { type Reason, reason } from "../contract/reason.js"
import { encodeAddress, encodeContract } from "../encoding/strkey.js"
import { openXdr, type XdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion } from "../encoding/xdr-value.js"
import { credentialKinds, type Entry, type Node, type Part } from "./entry.js"

/** Maximum nesting of delegates. The network's hosts stop earlier. */
const MAX_DEPTH = 50

/** Reads a whole base64 `SorobanAuthorizationEntry`. Throws `bad-request`. */
export function readEntry(xdr: string): Entry {
  return read(xdr, notEntry, readOne)
}

/** Reads a whole base64 list of entries (`SorobanAuthorizationEntries`, SEP-45). Throws `bad-request`. */
export function readEntries(xdr: string): { entry: Entry; xdr: Uint8Array }[] {
  return read(xdr, notEntries, (reader) => {
    // An entry takes at least as many bytes as its shortest invocation.
    const count = reader.count(Number.POSITIVE_INFINITY, 8)
    return Array.from({ length: count }, () => {
      const start = reader.offset()
      const entry = readOne(reader)
      return { entry, xdr: reader.bytes.subarray(start, reader.offset()) }
    })
  })
}

function read<Value>(
  xdr: string,
  refusal: (fault: Reason | undefined) => Reason,
  decode: (reader: XdrReader) => Value,
): Value {
  try {
    const reader = openXdr(xdr)
    const value = decode(reader)
    reader.end()
    return value
  } catch (cause) {
    throw new WalletError("bad-request", refusal((cause as WalletError).reason), { cause })
  }
}

const notEntry = (fault: Reason | undefined): Reason =>
  reason("notEntry", "This isn't an authorization entry (a SorobanAuthorizationEntry). {reason}", {
    reason: fault!,
  })

const notEntries = (fault: Reason | undefined): Reason =>
  reason("notEntries", "This isn't a list of authorization entries. {reason}", { reason: fault! })

function readOne(reader: XdrReader): Entry {
  const kind = reader.u32()
  const credentials = credentialKinds[kind]
  if (!credentials) {
    const fault = { number: kind, type: "SorobanCredentials" }
    throw reader.broken(reason("xdrEnum", "{number} is not a value of {type}", fault))
  }
  if (kind === 0) return { credentials, invocation: readInvocation(reader) }
  const address = readAddress(reader)
  const nonce = reader.fixed(8)
  const expirationLedger = reader.u32()
  const signature = readPart("ScVal", reader)
  const nested = kind === 3 ? readDelegates(reader, 1) : []
  const top = { ...address, signature, nested }
  const bound = { top, nonce, expirationLedger }
  return { credentials, bound, invocation: readInvocation(reader) }
}

function readDelegates(reader: XdrReader, depth: number): Node[] {
  // An address, a void signature, and no delegates.
  const count = reader.count(Number.POSITIVE_INFINITY, 44)
  if (count > 0 && depth > MAX_DEPTH)
    throw reader.broken(reason("xdrDeep", "it is nested too deeply"))
  return Array.from({ length: count }, () => ({
    ...readAddress(reader),
    signature: readPart("ScVal", reader),
    nested: readDelegates(reader, depth + 1),
  }))
}

function readInvocation(reader: XdrReader): Part {
  return readPart("SorobanAuthorizedInvocation", reader)
}

function readPart(type: string, reader: XdrReader): Part {
  const start = reader.offset()
  const value = readXdr(type, reader)
  return { value, xdr: reader.bytes.subarray(start, reader.offset()) }
}

function readAddress(reader: XdrReader): Pick<Node, "address" | "addressXdr"> {
  const { value, xdr: addressXdr } = readPart("ScAddress", reader)
  const { type, value: held } = value as XdrUnion
  if (type === "contract") return { address: encodeContract(held as Uint8Array), addressXdr }
  if (type === "account") {
    return { address: encodeAddress((held as XdrUnion).value as Uint8Array), addressXdr }
  }
  throw new WalletError(
    "bad-request",
    reason(
      "otherAddressKind",
      "The authorization entry is for an address that is neither an account nor a contract.",
    ),
  )
}
