import type { xdr } from "@stellar/stellar-sdk/base"
import { charge } from "../../host.js"
import { hostError } from "../../host-error.js"
import { numberIn, numberValue } from "../../numbers.js"
import { type HostModule, hostFunction } from "../host-function.js"
import { number } from "../kinds.js"

const u256 = number("u256")
const u64 = number("u64")

/** Arithmetic with the scalars of a curve, by the five short names of its functions. */
export function scalarFunctions(curve: string, order: bigint, names: string): HostModule {
  const [add, sub, mul, pow, inv] = names as unknown as [string, string, string, string, string]
  const reduced = (value: bigint) => numberValue("u256", ((value % order) + order) % order)
  return {
    [add]: hostFunction(`${curve}_fr_add`, [u256, u256], (_, left, right) => reduced(left + right)),
    [sub]: hostFunction(`${curve}_fr_sub`, [u256, u256], (_, left, right) => reduced(left - right)),
    [mul]: hostFunction(`${curve}_fr_mul`, [u256, u256], (_, left, right) => reduced(left * right)),
    [pow]: hostFunction(`${curve}_fr_pow`, [u256, u64], (host, base, exponent) => {
      charge(host, 100_000n)
      return numberValue("u256", power(base % order, exponent, order))
    }),
    [inv]: hostFunction(`${curve}_fr_inv`, [u256], (host, value) => {
      charge(host, 100_000n)
      if (value % order === 0n)
        throw hostError("Crypto", "InvalidInput", "zero has no multiplicative inverse")
      return numberValue("u256", power(value % order, order - 2n, order))
    }),
  }
}

/** A power modulo a number. */
export function power(base: bigint, exponent: bigint, order: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % order
    square = (square * square) % order
  }
  return result
}

/** Reads a scalar, modulo the order of its curve. Throws a `HostError` for another type. */
export function scalarIn(value: xdr.ScVal, order: bigint): bigint {
  const number = numberIn(value)
  if (number?.type !== "u256") throw hostError("Value", "UnexpectedType", "a scalar is not a u256")
  return number.value % order
}
