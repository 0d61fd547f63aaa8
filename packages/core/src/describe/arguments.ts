import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressValue } from "./addresses.js"
import type { ContractContext } from "./contract-context.js"
import type { Argument, Value } from "./types.js"
import { bytesValue, codeValue, nameValue, textValue } from "./values.js"

interface Items {
  items: Argument[]
  more?: number
}

type Parts = Readonly<Record<string, bigint>>

/** Contract values, as many as there is room for, and the number left out. */
export function describeArguments(values: readonly XdrValue[], context: ContractContext): Items {
  return itemsOf(values, context, (value) => describeArgument(value as XdrUnion, context))
}

function itemsOf<T>(
  values: readonly T[],
  context: ContractContext,
  describe: (value: T) => Argument,
): Items {
  const items: Argument[] = []
  for (const value of values) {
    if (context.room.left <= 0) break
    items.push(describe(value))
  }
  const more = values.length - items.length
  if (more <= 0) return { items }
  context.room.isShort = true
  return { items, more }
}

/** A contract value (`ScVal`) as an `Argument`. */
function describeArgument({ type, value }: XdrUnion, context: ContractContext): Argument {
  context.room.left -= 1
  switch (type) {
    case "vec":
      return { type, ...describeArguments((value ?? []) as XdrValue[], context) }
    case "map":
      return { type, ...entriesOf((value ?? []) as unknown as Entry[], context) }
    case "contractInstance": {
      const { executable, storage } = value as Record<string, XdrValue>
      const held = entriesOf((storage ?? []) as unknown as Entry[], context)
      return { type, ...held, items: [executableOf(executable as XdrUnion), ...held.items] }
    }
    case "void":
    case "ledgerKeyContractInstance":
      return { type }
    default:
      return { type, value: leafOf({ type, value }) }
  }
}

interface Entry {
  key: XdrUnion
  val: XdrUnion
}

function entriesOf(entries: readonly Entry[], context: ContractContext): Items {
  return itemsOf(entries, context, ({ key, val }) => ({
    ...describeArgument(val, context),
    key: describeArgument(key, context),
  }))
}

function executableOf({ type, value }: XdrUnion): Argument {
  if (type === "wasm") return { type, value: codeValue(value) }
  if (type === "stellarAsset") return { type }
  const { executableOwner, tag } = value as { executableOwner: XdrUnion; tag: string | Uint8Array }
  const owner: Argument = { type: "address", value: addressValue(executableOwner) }
  return { type, items: [owner, { type: "string", value: textValue(tag) }] }
}

function leafOf({ type, value }: XdrUnion): Value {
  switch (type) {
    case "u128":
    case "i128":
    case "u256":
    case "i256": {
      // Its 64-bit parts, highest first.
      const parts = Object.values(value as unknown as Parts)
      return codeValue(String(parts.reduce((high, low) => (high << 64n) | low)))
    }
    case "address":
      return addressValue(value)
    case "bytes":
      return bytesValue(value)
    case "string":
    case "executableTag":
      return textValue(value)
    case "symbol":
      return nameValue(value)
    case "error": {
      const { type: kind, value: code } = value as XdrUnion
      return codeValue(`${kind} ${code}`)
    }
    case "ledgerKeyNonce":
      return codeValue(String((value as { nonce: bigint }).nonce))
    default:
      return codeValue(value)
  }
}
