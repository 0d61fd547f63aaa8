import { poseidon as libraryPoseidon } from "@noble/curves/abstract/poseidon.js"
import { bls12_381 } from "@noble/curves/bls12-381.js"
import { bn254 } from "@noble/curves/bn254.js"
import { p256 } from "@noble/curves/nist.js"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import { scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { fromBigEndian, toBigEndian } from "../../bytes.js"
import type { Host } from "../../host.js"
import { numberValue } from "../../numbers.js"
import { curves } from "./index.js"

const host = { fuel: 1n << 60n } as Host
const hex = (text: string) => Uint8Array.from(Buffer.from(text, "hex"))
const message = new Uint8Array(32).fill(5)

/** Calls a function by its name in the interface list, with its arguments as they are read. */
function ask(name: string, ...args: unknown[]): unknown {
  const found = Object.values(curves).find((candidate) => candidate.name === name)!
  const value = found.run(host, ...(args as never[]))
  return typeof value === "bigint" ? value : scValToNative(value)
}

const bytes = (value: Uint8Array) => xdr.ScVal.scvBytes(value)
const u256 = (value: bigint) => numberValue("u256", value)
const buffer = (value: unknown) => Uint8Array.from(value as Uint8Array)
const bls1 = (scalar: bigint) => bls12_381.G1.Point.BASE.multiply(scalar).toBytes(false)
const bls2 = (scalar: bigint) => bls12_381.G2.Point.BASE.multiply(scalar).toBytes(false)

function bn1(scalar: bigint): Uint8Array {
  const { x, y } = bn254.G1.Point.BASE.multiply(scalar)
  return Buffer.concat([toBigEndian(x, 32), toBigEndian(y, 32)])
}
function bn2(scalar: bigint): Uint8Array {
  const { x, y } = bn254.G2.Point.BASE.multiply(scalar)
  return Buffer.concat([x.c1, x.c0, y.c1, y.c0].map((part) => toBigEndian(part, 32)))
}

describe("hashes and signatures", () => {
  test("hash nothing to Keccak's known value", () => {
    expect(buffer(ask("compute_hash_keccak256", new Uint8Array(0)))).toEqual(
      hex("c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"),
    )
  })

  test("recover the key of a secp256k1 signature, and refuse another form of it", () => {
    const { secretKey, publicKey } = secp256k1.keygen()
    const signed = secp256k1.sign(message, secretKey, { prehash: false, format: "recovered" })
    const [id, compact] = [signed[0]!, signed.slice(1)]
    const key = buffer(ask("recover_key_ecdsa_secp256k1", message, compact, id))
    expect(key).toEqual(secp256k1.Point.fromBytes(publicKey).toBytes(false))
    expect(() => ask("recover_key_ecdsa_secp256k1", message, compact, 4)).toThrow("recovery ID")
    expect(() =>
      ask("recover_key_ecdsa_secp256k1", message, high(compact, secp256k1.Point.Fn.ORDER), id),
    ).toThrow("not normalized")
  })

  test("verify a secp256r1 signature, and refuse another message", () => {
    const { secretKey, publicKey } = p256.keygen()
    const key = p256.Point.fromBytes(publicKey).toBytes(false)
    const signed = p256.sign(message, secretKey, { prehash: false, lowS: true })
    expect(ask("verify_sig_ecdsa_secp256r1", key, message, signed)).toBe(null)
    const other = new Uint8Array(32)
    expect(() => ask("verify_sig_ecdsa_secp256r1", key, other, signed)).toThrow("failed secp256r1")
    expect(() =>
      ask("verify_sig_ecdsa_secp256r1", key, message, high(signed, p256.Point.Fn.ORDER)),
    ).toThrow("not normalized")
  })

  function high(compact: Uint8Array, order: bigint): Uint8Array {
    const s = order - fromBigEndian(compact.subarray(32))
    return Buffer.concat([compact.subarray(0, 32), toBigEndian(s, 32)])
  }
})

describe.each([
  ["bls12_381", "g1", bls1],
  ["bls12_381", "g2", bls2],
  ["bn254", "g1", bn1],
] as const)("the points of %s %s", (curve, group, point) => {
  test("add, multiply, and sum their multiples", () => {
    const named = (rest: string) => `${curve}_${group}_${rest}`
    expect(buffer(ask(named("add"), point(2n), point(3n)))).toEqual(buffer(point(5n)))
    expect(buffer(ask(named("mul"), point(2n), 7n))).toEqual(buffer(point(14n)))
    const points = [point(2n), point(3n)].map(bytes)
    expect(buffer(ask(named("msm"), points, [u256(4n), u256(5n)]))).toEqual(buffer(point(23n)))
    const zero = buffer(ask(named("mul"), point(2n), 0n))
    expect(zero.subarray(1).every((byte) => byte === 0)).toBe(true)
    expect(buffer(ask(named("add"), point(2n), zero))).toEqual(buffer(point(2n)))
  })

  test("are refused off their curve", () => {
    const off = buffer(point(2n))
    off[off.length - 1]! ^= 1
    expect(() => ask(`${curve}_${group}_add`, off, point(1n))).toThrow("not on its curve")
    expect(ask(`${curve}_${group}_is_on_curve`, off)).toBe(false)
    expect(ask(`${curve}_${group}_is_on_curve`, point(9n))).toBe(true)
  })
})

describe("BLS12-381", () => {
  test("maps field elements to points of the standard's vectors (RFC 9380, J.9.1 and J.10.1)", () => {
    const tag = new TextEncoder().encode("QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_")
    const hashed = buffer(ask("bls12_381_hash_to_g1", new Uint8Array(0), tag))
    expect(hashed.subarray(0, 48)).toEqual(
      hex(
        "052926add2207b76ca4fa57a8734416c8dc95e24501772c814278700eed6d1e4e8cf62d9c09db0fac349612b759e79a1",
      ),
    )
    // The hash is the sum of two mapped elements; these are the vector's.
    const mapped = [
      "0ba14bd907ad64a016293ee7c2d276b8eae71f25a4b941eece7b0d89f17f75cb3ae5438a614fb61d6835ad59f29c564f",
      "019b9bd7979f12657976de2884c7cce192b82c177c80e0ec604436a7f538d231552f0d96d9f7babe5fa3b19b3ff25ac9",
    ].map((element) => buffer(ask("bls12_381_map_fp_to_g1", hex(element))))
    expect(buffer(ask("bls12_381_g1_add", ...mapped))).toEqual(hashed)
    expect(ask("bls12_381_check_g1_is_in_subgroup", hashed)).toBe(true)
  })

  test("maps pairs of field elements into the subgroup of its second group", () => {
    const element = Buffer.concat([toBigEndian(3n, 48), toBigEndian(4n, 48)])
    const mapped = buffer(ask("bls12_381_map_fp2_to_g2", element))
    expect(ask("bls12_381_check_g2_is_in_subgroup", mapped)).toBe(true)
    const hashed = buffer(ask("bls12_381_hash_to_g2", message, message))
    expect(ask("bls12_381_check_g2_is_in_subgroup", hashed)).toBe(true)
  })

  test("checks products of pairings", () => {
    const order = bls12_381.fields.Fr.ORDER
    const left = [bls1(6n), bls1(order - 2n)].map(bytes)
    expect(ask("bls12_381_multi_pairing_check", left, [bls2(1n), bls2(3n)].map(bytes))).toBe(true)
    expect(ask("bls12_381_multi_pairing_check", left, [bls2(1n), bls2(4n)].map(bytes))).toBe(false)
    expect(() => ask("bls12_381_multi_pairing_check", [], [])).toThrow("lists of points")
  })

  test("computes with scalars modulo its order", () => {
    const order = bls12_381.fields.Fr.ORDER
    expect(ask("bls12_381_fr_add", order - 1n, 2n)).toBe(1n)
    expect(ask("bls12_381_fr_sub", 1n, 2n)).toBe(order - 1n)
    expect(ask("bls12_381_fr_mul", ask("bls12_381_fr_inv", 7n), 7n)).toBe(1n)
    expect(ask("bls12_381_fr_pow", 3n, 5n)).toBe(243n)
    expect(() => ask("bls12_381_fr_inv", order)).toThrow("no multiplicative inverse")
  })
})

describe("BN254", () => {
  test("checks products of pairings", () => {
    const order = bn254.fields.Fr.ORDER
    const left = [bn1(6n), bn1(order - 2n)].map(bytes)
    expect(ask("bn254_multi_pairing_check", left, [bn2(1n), bn2(3n)].map(bytes))).toBe(true)
    expect(ask("bn254_multi_pairing_check", left, [bn2(1n), bn2(4n)].map(bytes))).toBe(false)
  })
})

describe("Poseidon", () => {
  const { Fr } = bn254.fields
  const numbers = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => Fr.pow(BigInt(from + index), 77n))
  const list = (values: readonly bigint[]) => values.map(u256)
  const rows = (values: readonly bigint[][]) => values.map((row) => xdr.ScVal.scvVec(list(row)))

  test("permutes as the library does, with any matrix and constants", () => {
    const mds = [2, 20, 200].map((from) => numbers(3, from))
    const roundConstants = Array.from({ length: 11 }, (_, index) => numbers(3, 3 + index * 10))
    const options = { Fp: Fr, t: 3, roundsFull: 8, roundsPartial: 3, sboxPower: 5 }
    const permute = libraryPoseidon({ ...options, mds, roundConstants })
    const input = numbers(3, 5)
    const args = [list(input), "BN254", 3, 5, 8, 3, rows(mds), rows(roundConstants)]
    expect(ask("poseidon_permutation", ...args)).toEqual(permute(input))
    expect(() => ask("poseidon_permutation", list(input), "BN254", 2, ...args.slice(3))).toThrow(
      "a list has another length",
    )
  })

  test("mixes as version 2 does: outside of all rounds, and within a partial one", () => {
    const ask2 = (input: bigint[], partial: number, diagonal: bigint[], constants: bigint[][]) =>
      ask(
        "poseidon2_permutation",
        ...[list(input), "BN254", input.length, 5, 0, partial],
        ...[list(diagonal), rows(constants)],
      )
    expect(ask2([1n, 2n], 0, [1n, 1n], [])).toEqual([4n, 5n])
    expect(ask2([1n, 0n, 0n, 2n], 0, [1n, 1n, 1n, 1n], [])).toEqual([11n, 6n, 15n, 13n])
    // The state is [4, 5], and its first value 4 + 1 to the power of 5; the sum is 3130.
    expect(ask2([1n, 2n], 1, [10n, 20n], [[1n, 9n]])).toEqual([3130n + 31250n, 3130n + 100n])
  })
})
