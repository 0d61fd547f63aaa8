import { xdr } from "@stellar/stellar-sdk/base"

/** The value types that hold a whole number. */
export type NumberType =
  | "u32"
  | "i32"
  | "u64"
  | "i64"
  | "timepoint"
  | "duration"
  | "u128"
  | "i128"
  | "u256"
  | "i256"

const unsigned64 = (value: bigint) => BigInt.asUintN(64, value)

/** The number types with their widths in bits and whether they have a sign. */
const shapes: Record<NumberType, { bits: number; signed: boolean }> = {
  u32: { bits: 32, signed: false },
  i32: { bits: 32, signed: true },
  u64: { bits: 64, signed: false },
  i64: { bits: 64, signed: true },
  timepoint: { bits: 64, signed: false },
  duration: { bits: 64, signed: false },
  u128: { bits: 128, signed: false },
  i128: { bits: 128, signed: true },
  u256: { bits: 256, signed: false },
  i256: { bits: 256, signed: true },
}

/** Whether a number fits a type. */
export function fits(type: NumberType, value: bigint): boolean {
  const { bits, signed } = shapes[type]
  return (signed ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value)) === value
}

/** A number as a value of a type, which it must fit. */
export function numberValue(type: NumberType, value: bigint): xdr.ScVal {
  switch (type) {
    case "u32":
      return xdr.ScVal.scvU32(Number(value))
    case "i32":
      return xdr.ScVal.scvI32(Number(value))
    case "u64":
      return xdr.ScVal.scvU64(value)
    case "i64":
      return xdr.ScVal.scvI64(value)
    case "timepoint":
      return xdr.ScVal.scvTimepoint(value)
    case "duration":
      return xdr.ScVal.scvDuration(value)
    case "u128":
      return xdr.ScVal.scvU128(
        new xdr.Uint128Parts({ hi: unsigned64(value >> 64n), lo: unsigned64(value) }),
      )
    case "i128":
      return xdr.ScVal.scvI128(new xdr.Int128Parts({ hi: value >> 64n, lo: unsigned64(value) }))
    case "u256":
      return xdr.ScVal.scvU256(
        new xdr.Uint256Parts({ hiHi: unsigned64(value >> 192n), ...low192(value) }),
      )
    case "i256":
      return xdr.ScVal.scvI256(new xdr.Int256Parts({ hiHi: value >> 192n, ...low192(value) }))
  }
}

function low192(value: bigint) {
  return {
    hiLo: unsigned64(value >> 128n),
    loHi: unsigned64(value >> 64n),
    loLo: unsigned64(value),
  }
}

/** The number in a value with its type, or `undefined` if the value is no number. */
export function numberIn(value: xdr.ScVal): { type: NumberType; value: bigint } | undefined {
  switch (value.type) {
    case "scvU32":
      return { type: "u32", value: BigInt(value.u32) }
    case "scvI32":
      return { type: "i32", value: BigInt(value.i32) }
    case "scvU64":
      return { type: "u64", value: value.u64 }
    case "scvI64":
      return { type: "i64", value: value.i64 }
    case "scvTimepoint":
      return { type: "timepoint", value: value.timepoint }
    case "scvDuration":
      return { type: "duration", value: value.duration }
    case "scvU128":
      return { type: "u128", value: (value.u128.hi << 64n) | value.u128.lo }
    case "scvI128":
      return { type: "i128", value: (value.i128.hi << 64n) | value.i128.lo }
    case "scvU256":
      return { type: "u256", value: joined(value.u256) }
    case "scvI256":
      return { type: "i256", value: joined(value.i256) }
    default:
      return undefined
  }
}

function joined({ hiHi, hiLo, loHi, loLo }: xdr.Uint256Parts | xdr.Int256Parts): bigint {
  return (hiHi << 192n) | (hiLo << 128n) | (loHi << 64n) | loLo
}
