import { fromBigEndian, toBigEndian } from "../bytes.js"
import type { HostFunction } from "../host.js"
import { hostError } from "../host-error.js"
import { fits, type NumberType, numberValue } from "../numbers.js"
import { bytesValue, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { fixedBytes, number, raw, rawSigned, u32 } from "./kinds.js"

type Long = "u256" | "i256"

/** A number as its object, from one plain number. */
function made(name: string, type: NumberType): HostFunction {
  return hostFunction(name, [type === "i64" ? rawSigned : raw], (_, value) =>
    numberValue(type, value),
  )
}

/** 64 bits of a number, from a bit upwards. */
function piece(name: string, type: NumberType, from: bigint): HostFunction {
  return hostFunction(name, [number(type)], (_, value) => BigInt.asUintN(64, value >> from))
}

/** A number of 256 bits, from four pieces. */
function pieces(name: string, type: Long): HostFunction {
  const top = type === "i256" ? rawSigned : raw
  return hostFunction(name, [top, raw, raw, raw], (_, hiHi, hiLo, loHi, loLo) =>
    numberValue(type, (hiHi << 192n) | (hiLo << 128n) | (loHi << 64n) | loLo),
  )
}

function fromBytes(name: string, type: Long): HostFunction {
  return hostFunction(name, [fixedBytes(32)], (_, bytes) => {
    const value = fromBigEndian(bytes)
    return numberValue(type, type === "i256" ? BigInt.asIntN(256, value) : value)
  })
}

function toBytes(name: string, type: Long): HostFunction {
  return hostFunction(name, [number(type)], (_, value) => bytesValue(toBigEndian(value, 32)))
}

type Compute = (left: bigint, right: bigint) => bigint | undefined

/** Arithmetic that fails if the result does not fit. */
function exact(name: string, type: Long, compute: Compute): HostFunction {
  return hostFunction(name, [number(type), number(type)], (_, left, right) =>
    inRange(type, compute(left, right)),
  )
}

/** Arithmetic that returns nothing if the result does not fit. */
function checked(name: string, type: Long, compute: Compute): HostFunction {
  return hostFunction(name, [number(type), number(type)], (_, left, right) => {
    const result = compute(left, right)
    return result !== undefined && fits(type, result) ? numberValue(type, result) : VOID
  })
}

function shift(name: string, type: Long, compute: (value: bigint, by: bigint) => bigint) {
  return hostFunction(name, [number(type), u32], (_, value, by) => {
    if (by >= 256) throw domain()
    const moved = compute(value, BigInt(by))
    return numberValue(
      type,
      type === "i256" ? BigInt.asIntN(256, moved) : BigInt.asUintN(256, moved),
    )
  })
}

function power(name: string, type: Long): HostFunction {
  return hostFunction(name, [number(type), u32], (_, base, exponent) =>
    inRange(type, pow(base, exponent)),
  )
}

function checkedPower(name: string, type: Long): HostFunction {
  return hostFunction(name, [number(type), u32], (_, base, exponent) => {
    const result = pow(base, exponent)
    return result !== undefined && fits(type, result) ? numberValue(type, result) : VOID
  })
}

/** A power, or `undefined` if it has more than 256 bits for sure. */
function pow(base: bigint, exponent: number): bigint | undefined {
  if (base >= -1n && base <= 1n) return base ** BigInt(exponent === 0 ? 0 : 2 - (exponent % 2))
  return exponent > 256 ? undefined : base ** BigInt(exponent)
}

function inRange(type: Long, result: bigint | undefined) {
  if (result === undefined || !fits(type, result)) throw domain()
  return numberValue(type, result)
}

function domain() {
  return hostError("Object", "ArithDomain", "the result of arithmetic does not fit")
}

const add: Compute = (left, right) => left + right
const sub: Compute = (left, right) => left - right
const mul: Compute = (left, right) => left * right
const div: Compute = (left, right) => (right === 0n ? undefined : left / right)
const shl = (value: bigint, by: bigint) => value << by
const shr = (value: bigint, by: bigint) => value >> by

/** The remainder that is never negative. The smallest number by -1 does not fit on the way. */
function remainder(type: Long): Compute {
  return (left, right) => {
    if (right === 0n || !fits(type, left / right)) return undefined
    const rest = left % right
    return rest < 0n ? rest + (right < 0n ? -right : right) : rest
  }
}

/** Module `i`: numbers that do not fit into a value, and arithmetic with 256 bits. */
export const int: HostModule = {
  _: made("obj_from_u64", "u64"),
  0: piece("obj_to_u64", "u64", 0n),
  1: made("obj_from_i64", "i64"),
  2: piece("obj_to_i64", "i64", 0n),
  3: hostFunction("obj_from_u128_pieces", [raw, raw], (_, high, low) =>
    numberValue("u128", (high << 64n) | low),
  ),
  4: piece("obj_to_u128_lo64", "u128", 0n),
  5: piece("obj_to_u128_hi64", "u128", 64n),
  6: hostFunction("obj_from_i128_pieces", [rawSigned, raw], (_, high, low) =>
    numberValue("i128", (high << 64n) | low),
  ),
  7: piece("obj_to_i128_lo64", "i128", 0n),
  8: piece("obj_to_i128_hi64", "i128", 64n),
  9: pieces("obj_from_u256_pieces", "u256"),
  a: fromBytes("u256_val_from_be_bytes", "u256"),
  b: toBytes("u256_val_to_be_bytes", "u256"),
  c: piece("obj_to_u256_hi_hi", "u256", 192n),
  d: piece("obj_to_u256_hi_lo", "u256", 128n),
  e: piece("obj_to_u256_lo_hi", "u256", 64n),
  f: piece("obj_to_u256_lo_lo", "u256", 0n),
  g: pieces("obj_from_i256_pieces", "i256"),
  h: fromBytes("i256_val_from_be_bytes", "i256"),
  i: toBytes("i256_val_to_be_bytes", "i256"),
  j: piece("obj_to_i256_hi_hi", "i256", 192n),
  k: piece("obj_to_i256_hi_lo", "i256", 128n),
  l: piece("obj_to_i256_lo_hi", "i256", 64n),
  m: piece("obj_to_i256_lo_lo", "i256", 0n),
  n: exact("u256_add", "u256", add),
  o: exact("u256_sub", "u256", sub),
  p: exact("u256_mul", "u256", mul),
  q: exact("u256_div", "u256", div),
  r: exact("u256_rem_euclid", "u256", remainder("u256")),
  s: power("u256_pow", "u256"),
  t: shift("u256_shl", "u256", shl),
  u: shift("u256_shr", "u256", shr),
  v: exact("i256_add", "i256", add),
  w: exact("i256_sub", "i256", sub),
  x: exact("i256_mul", "i256", mul),
  y: exact("i256_div", "i256", div),
  z: exact("i256_rem_euclid", "i256", remainder("i256")),
  A: power("i256_pow", "i256"),
  B: shift("i256_shl", "i256", shl),
  C: shift("i256_shr", "i256", shr),
  D: made("timepoint_obj_from_u64", "timepoint"),
  E: piece("timepoint_obj_to_u64", "timepoint", 0n),
  F: made("duration_obj_from_u64", "duration"),
  G: piece("duration_obj_to_u64", "duration", 0n),
  H: checked("u256_checked_add", "u256", add),
  I: checked("u256_checked_sub", "u256", sub),
  J: checked("u256_checked_mul", "u256", mul),
  K: checkedPower("u256_checked_pow", "u256"),
  L: checked("i256_checked_add", "i256", add),
  M: checked("i256_checked_sub", "i256", sub),
  N: checked("i256_checked_mul", "i256", mul),
  O: checkedPower("i256_checked_pow", "i256"),
}
