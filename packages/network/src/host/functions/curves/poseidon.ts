import { bls12_381 } from "@noble/curves/bls12-381.js"
import { bn254 } from "@noble/curves/bn254.js"
import { xdr } from "@stellar/stellar-sdk/base"
import { charge, type Host } from "../../host.js"
import { type HostError, hostError } from "../../host-error.js"
import { numberValue } from "../../numbers.js"
import { type HostModule, hostFunction } from "../host-function.js"
import { symbol, u32, vec } from "../kinds.js"
import { power, scalarIn } from "./scalars.js"

const orders: Readonly<Record<string, bigint>> = {
  BLS12_381: bls12_381.fields.Fr.ORDER,
  BN254: bn254.fields.Fr.ORDER,
}

/** A permutation's rounds: full ones, partial ones in their middle, and the power of the S-box. */
interface Rounds {
  readonly order: bigint
  readonly d: number
  readonly full: number
  readonly partial: number
  readonly constants: readonly (readonly bigint[])[]
  /** Whether a partial round adds constants to the whole state, not to its first value alone. */
  readonly addsToAll: boolean
  /** Mixes the state after a round. */
  mix(state: readonly bigint[], isPartial: boolean): bigint[]
}

function permute(host: Host, start: readonly bigint[], rounds: Rounds): bigint[] {
  const { order, d, full, partial, constants, addsToAll, mix } = rounds
  let state = [...start]
  for (let round = 0; round < full + partial; round++) {
    charge(host, BigInt(state.length * state.length) * 500n)
    const isPartial = round >= full / 2 && round < full / 2 + partial
    const width = isPartial && !addsToAll ? 1 : state.length
    const added = state.map((value, index) =>
      index < width ? (value + constants[round]![index]!) % order : value,
    )
    const boxed = added.map((value, index) =>
      isPartial && index > 0 ? value : power(value, BigInt(d), order),
    )
    state = mix(boxed, isPartial).map((value) => value % order)
  }
  return state
}

function matrixProduct(matrix: readonly (readonly bigint[])[], state: readonly bigint[]): bigint[] {
  return matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * state[index]!, 0n))
}

/** The outer mixing of Poseidon2, for each number of values that it has. */
function mixOuter(state: readonly bigint[]): bigint[] {
  if (state.length < 4) {
    const sum = state.reduce((total, value) => total + value, 0n)
    return state.map((value) => value + sum)
  }
  const blocks = Array.from({ length: state.length / 4 }, (_, index) =>
    mixFour(state.slice(index * 4, index * 4 + 4)),
  )
  if (blocks.length === 1) return blocks[0]!
  const sums = [0, 1, 2, 3].map((at) => blocks.reduce((sum, block) => sum + block[at]!, 0n))
  return blocks.flatMap((block) => block.map((value, at) => value + sums[at]!))
}

const FOUR = [
  [5n, 7n, 1n, 3n],
  [4n, 6n, 1n, 1n],
  [1n, 3n, 5n, 7n],
  [1n, 1n, 4n, 6n],
]

function mixFour(state: readonly bigint[]): bigint[] {
  return matrixProduct(FOUR, state)
}

function scalars(values: readonly xdr.ScVal[], order: bigint): bigint[] {
  return values.map((value) => scalarIn(value, order))
}

function rows(values: readonly xdr.ScVal[], order: bigint, width: number): bigint[][] {
  return values.map((value) => {
    const row = value.type === "scvVec" ? scalars(value.vec ?? [], order) : []
    if (row.length !== width) throw invalid("a row has another length")
    return row
  })
}

function requireShape(t: number, d: number, full: number, partial: number, counts: number[]): void {
  const [inputs, constants, matrix] = counts
  if (d !== 5) throw invalid("the S-box has another power")
  if (full % 2 !== 0) throw invalid("the number of full rounds is odd")
  if (inputs !== t || matrix !== t || constants !== full + partial || t === 0)
    throw invalid("a list has another length")
}

function orderOf(field: string): bigint {
  if (!Object.hasOwn(orders, field)) throw invalid("the field is unknown")
  return orders[field]!
}

function invalid(message: string): HostError {
  return hostError("Crypto", "InvalidInput", message)
}

function result(state: readonly bigint[]): xdr.ScVal {
  return xdr.ScVal.scvVec(state.map((value) => numberValue("u256", value)))
}

/** The permutations of Poseidon and Poseidon2 (CAP-75). */
export const poseidon: HostModule = {
  p: hostFunction(
    "poseidon_permutation",
    [vec, symbol, u32, u32, u32, u32, vec, vec],
    (host, input, field, t, d, full, partial, matrix, constants) => {
      const order = orderOf(field)
      requireShape(t, d, full, partial, [input.length, constants.length, matrix.length])
      const mds = rows(matrix, order, t)
      const state = permute(host, scalars(input, order), {
        order,
        d,
        full,
        partial,
        constants: rows(constants, order, t),
        addsToAll: true,
        mix: (values) => matrixProduct(mds, values),
      })
      return result(state)
    },
  ),
  q: hostFunction(
    "poseidon2_permutation",
    [vec, symbol, u32, u32, u32, u32, vec, vec],
    (host, input, field, t, d, full, partial, diagonal, constants) => {
      const order = orderOf(field)
      requireShape(t, d, full, partial, [input.length, constants.length, diagonal.length])
      if (![2, 3, 4, 8, 12, 16, 20, 24].includes(t)) throw invalid("the state has another length")
      const inner = scalars(diagonal, order)
      const state = permute(host, mixOuter(scalars(input, order)), {
        order,
        d,
        full,
        partial,
        constants: rows(constants, order, t),
        addsToAll: false,
        mix(values, isPartial) {
          if (!isPartial) return mixOuter(values)
          const sum = values.reduce((total, value) => total + value, 0n)
          return values.map((value, index) => sum + value * inner[index]!)
        },
      })
      return result(state)
    },
  ),
}
