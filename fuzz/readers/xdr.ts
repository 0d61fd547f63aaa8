import { isDeepStrictEqual } from "node:util"
import { WalletError } from "@alidade/core"
import { xdr } from "@stellar/stellar-sdk"
import { createXdrReader } from "../../packages/core/src/encoding/xdr-reader.js"
import { readXdr } from "../../packages/core/src/encoding/xdr-value.js"
import { type Schema, schemaOf } from "../../packages/core/test/random-xdr.js"
import { read, written } from "../../packages/core/test/xdr-contents.js"
import { byteStrings } from "../change-bytes.js"
import { comparison, type Reader, shown } from "../reader.js"
import { encoded } from "./samples.js"

/** The types that are read from outside, and others that they contain. */
const types = [
  "Transaction",
  "FeeBumpTransaction",
  "HashIdPreimage",
  "SorobanAuthorizationEntry",
  "SorobanAuthorizedInvocation",
  "SorobanTransactionData",
  "HostFunction",
  "OperationBody",
  "ScVal",
  "LedgerKey",
  "ClaimPredicate",
] as const

/** Only what wallets sign is read of this union. */
const signedPreimages = [9, 10]

function compare(type: (typeof types)[number], bytes: Uint8Array): string | undefined {
  const schema = schemaOf(xdr[type])
  const theirs = attempt(() => schema.decode(bytes))
  const ours = attempt(() => {
    const reader = createXdrReader(bytes)
    const value = readXdr(type, reader)
    reader.end()
    return value
  })
  if ("error" in ours && !WalletError.is(ours.error)) return `threw ${shown(ours.error)}`
  if (type === "HashIdPreimage" && !isSigned(theirs)) {
    return "error" in ours ? undefined : "accepted a preimage that no wallet signs"
  }
  if ("error" in ours !== "error" in theirs) {
    return `the Stellar SDK says ${shown("error" in theirs ? theirs.error : "valid")}, we say ${shown("error" in ours ? ours.error : "valid")}`
  }
  if ("error" in ours || "error" in theirs) return undefined
  const isEqual = isDeepStrictEqual(
    plain(read(ours.value)),
    plain(written(schema as Schema, theirs.value)),
  )
  return isEqual ? undefined : "read another value than the Stellar SDK"
}

type Attempt<Value> = { value: Value } | { error: unknown }

function attempt<Value>(run: () => Value): Attempt<Value> {
  try {
    return { value: run() }
  } catch (error) {
    return { error }
  }
}

function isSigned(preimage: Attempt<unknown>): boolean {
  return "value" in preimage && signedPreimages.includes((preimage.value as { type: number }).type)
}

/** Bytes may be of a subclass. */
function plain(contents: unknown[]): unknown[] {
  return contents.map((part) => (part instanceof Uint8Array ? [...part] : part))
}

export const xdrReaders: readonly Reader[] = types.map((type) =>
  comparison(`XDR, as the Stellar SDK: ${type}`, byteStrings(...encoded(xdr[type])), (bytes) =>
    compare(type, bytes),
  ),
)
