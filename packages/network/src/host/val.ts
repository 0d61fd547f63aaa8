import { xdr } from "@stellar/stellar-sdk/base"
import { hostError } from "./host-error.js"
import { type NumberType, numberIn, numberValue } from "./numbers.js"
import { packSymbol, unpackSymbol } from "./symbol.js"
import { VOID } from "./value.js"

/**
 * The 64-bit values through which Wasm and the host speak: the low 8 bits are a tag, and the other 56 hold a small
 * value, or in their upper 32 the number of an object that the host keeps for the running contract.
 */
const Tag = {
  false: 0n,
  true: 1n,
  void: 2n,
  error: 3n,
  u32: 4n,
  i32: 5n,
  symbolSmall: 14n,
  bytes: 72n,
  string: 73n,
  symbol: 74n,
  vec: 75n,
  map: 76n,
  address: 77n,
  muxedAddress: 78n,
} as const

/** The numbers that are small values up to 56 bits, else objects. */
const numberTags: Partial<Record<NumberType, { small: bigint; object: bigint; signed: boolean }>> =
  {
    u64: { small: 6n, object: 64n, signed: false },
    i64: { small: 7n, object: 65n, signed: true },
    timepoint: { small: 8n, object: 66n, signed: false },
    duration: { small: 9n, object: 67n, signed: false },
    u128: { small: 10n, object: 68n, signed: false },
    i128: { small: 11n, object: 69n, signed: true },
    u256: { small: 12n, object: 70n, signed: false },
    i256: { small: 13n, object: 71n, signed: true },
  }
const smallNumbers = new Map(
  Object.entries(numberTags).map(([type, { small, signed }]) => [
    small,
    { type: type as NumberType, signed },
  ]),
)

const errorTypes = [
  "Contract",
  "WasmVm",
  "Context",
  "Storage",
  "Object",
  "Crypto",
  "Events",
  "Budget",
  "Value",
  "Auth",
] as const

/** The objects that a running contract can name, by number. */
export type ObjectTable = xdr.ScVal[]

/** Gives a value to Wasm. An object gets a new number in the table. */
export function encode(value: xdr.ScVal, objects: ObjectTable): bigint {
  switch (value.type) {
    case "scvBool":
      return value.b ? Tag.true : Tag.false
    case "scvVoid":
      return Tag.void
    case "scvError":
      return encodeError(value.error)
    case "scvU32":
      return (BigInt(value.u32) << 32n) | Tag.u32
    case "scvI32":
      return (BigInt.asUintN(32, BigInt(value.i32)) << 32n) | Tag.i32
    case "scvSymbol": {
      const packed = packSymbol(String(value.sym))
      return packed === undefined
        ? keep(value, Tag.symbol, objects)
        : (packed << 8n) | Tag.symbolSmall
    }
    case "scvBytes":
      return keep(value, Tag.bytes, objects)
    case "scvString":
      return keep(value, Tag.string, objects)
    case "scvVec":
      return keep(value, Tag.vec, objects)
    case "scvMap":
      return keep(value, Tag.map, objects)
    case "scvAddress":
      return keep(
        value,
        value.address.type === "scAddressTypeMuxedAccount" ? Tag.muxedAddress : Tag.address,
        objects,
      )
    default:
      return encodeNumber(value, objects)
  }
}

function encodeNumber(value: xdr.ScVal, objects: ObjectTable): bigint {
  const number = numberIn(value)
  const tags = number && numberTags[number.type]
  if (!tags) throw hostError("Value", "UnexpectedType", `${value.type} is not a value of contracts`)
  const small = tags.signed ? BigInt.asIntN(56, number.value) : BigInt.asUintN(56, number.value)
  return small === number.value
    ? (BigInt.asUintN(56, small) << 8n) | tags.small
    : keep(value, tags.object, objects)
}

function encodeError(error: xdr.ScError): bigint {
  const type = errorTypes.findIndex((name) => error.type === `sce${name}`)
  const code = error.type === "sceContract" ? error.contractCode : error.code.value
  return (BigInt(code) << 32n) | (BigInt(type) << 8n) | Tag.error
}

function keep(value: xdr.ScVal, tag: bigint, objects: ObjectTable): bigint {
  objects.push(value)
  return (BigInt((objects.length - 1) * 2) << 32n) | tag
}

/** Takes a value from Wasm. Throws a `HostError` if it is malformed or names no object of the table. */
export function decode(bits: bigint, objects: ObjectTable): xdr.ScVal {
  const raw = BigInt.asUintN(64, bits)
  const tag = raw & 0xffn
  const body = raw >> 8n
  const number = smallNumbers.get(tag)
  if (number) return numberValue(number.type, number.signed ? BigInt.asIntN(56, body) : body)
  if (tag >= 64n) return named(raw, tag, objects)
  switch (tag) {
    case Tag.u32:
      return minorZero(body, xdr.ScVal.scvU32(Number(raw >> 32n)))
    case Tag.i32:
      return minorZero(body, xdr.ScVal.scvI32(Number(BigInt.asIntN(32, raw >> 32n))))
    case Tag.symbolSmall: {
      const text = unpackSymbol(body)
      return text === undefined ? malformed() : xdr.ScVal.scvSymbol(text)
    }
    case Tag.error:
      return decodeError(Number(body & 0xffffffn), Number(raw >> 32n))
    case Tag.false:
    case Tag.true:
      return body === 0n ? xdr.ScVal.scvBool(tag === Tag.true) : malformed()
    case Tag.void:
      return body === 0n ? VOID : malformed()
    default:
      return malformed()
  }
}

function minorZero(body: bigint, value: xdr.ScVal): xdr.ScVal {
  return (body & 0xffffffn) === 0n ? value : malformed()
}

function decodeError(type: number, code: number): xdr.ScVal {
  const name = errorTypes[type]
  if (name === "Contract") return xdr.ScVal.scvError(xdr.ScError.sceContract(code))
  if (!name || code > 9) return malformed()
  return xdr.ScVal.scvError(xdr.ScError[`sce${name}`](xdr.ScErrorCode.fromValue(code)))
}

function named(raw: bigint, tag: bigint, objects: ObjectTable): xdr.ScVal {
  const handle = Number(raw >> 32n)
  const value = handle % 2 === 0 ? objects[handle / 2] : undefined
  if (!value) throw hostError("Value", "InvalidInput", "unknown object reference")
  if (objectTag(value) !== tag)
    throw hostError("Value", "InvalidInput", "an object reference has another type than its object")
  return value
}

function objectTag(value: xdr.ScVal): bigint {
  return encode(value, []) & 0xffn
}

function malformed(): never {
  throw hostError("Value", "InvalidInput", "a value of Wasm is malformed")
}
