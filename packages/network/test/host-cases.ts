import { xdr } from "@stellar/stellar-sdk/base"
import type { LedgerFacts } from "../src/host/ledger-facts.js"

const u32 = (value: number) => xdr.ScVal.scvU32(value)
export const list = (...items: number[]) => items.map(u32)
export const bytes = (...values: number[]) => Uint8Array.from(values)
export const symbol = (text: string) => xdr.ScVal.scvSymbol(text)
export const map = (entries: Record<string, number>) =>
  Object.entries(entries).map(
    ([key, val]) => new xdr.ScMapEntry({ key: symbol(key), val: u32(val) }),
  )

/** A call of a host function, with its arguments as they are read, and what it returns. */
type Case = [name: string, args: unknown[], expected: unknown]

/** One more than the highest number of 256 bits with a sign. */
export const TOP = 2n ** 255n
/** The highest number of 256 bits. */
export const ALL = 2n ** 256n - 1n
const fourPieces = 2n ** 192n + 2n * 2n ** 128n + 3n * 2n ** 64n + 4n
const five = (first = 0) => [first, ...Array(30).fill(first), first === 255 ? 251 : 5]

const numbers: Case[] = [
  ...["", "timepoint_", "duration_"].flatMap((type): Case[] => [
    [`${type}obj_from_u64`, [2n ** 64n - 1n], 2n ** 64n - 1n],
    [`${type}obj_to_u64`, [2n ** 64n - 1n], 2n ** 64n - 1n],
  ]),
  ["obj_from_i64", [-(2n ** 63n)], -(2n ** 63n)],
  ["obj_to_i64", [-1n], 2n ** 64n - 1n],
  ["obj_from_u128_pieces", [1n, 2n], 2n ** 64n + 2n],
  ["obj_to_u128_lo64", [2n ** 64n + 2n], 2n],
  ["obj_to_u128_hi64", [2n ** 64n + 2n], 1n],
  ["obj_from_i128_pieces", [-1n, 2n], 2n - 2n ** 64n],
  ["obj_to_i128_lo64", [2n - 2n ** 64n], 2n],
  ["obj_to_i128_hi64", [2n - 2n ** 64n], 2n ** 64n - 1n],
  ["obj_from_u256_pieces", [1n, 2n, 3n, 4n], fourPieces],
  ["obj_from_i256_pieces", [-1n, 0n, 0n, 0n], -(2n ** 192n)],
  ...["hi_hi", "hi_lo", "lo_hi", "lo_lo"].flatMap((part, index): Case[] => [
    [`obj_to_u256_${part}`, [fourPieces], BigInt(index + 1)],
    [`obj_to_i256_${part}`, [fourPieces], BigInt(index + 1)],
  ]),
  ["u256_val_from_be_bytes", [bytes(...five())], 5n],
  ["u256_val_to_be_bytes", [5n], five()],
  ["i256_val_from_be_bytes", [bytes(...five(255))], -5n],
  ["i256_val_to_be_bytes", [-5n], five(255)],
  ...["u256", "i256"].flatMap((type): Case[] => [
    [`${type}_add`, [7n, 5n], 12n],
    [`${type}_sub`, [7n, 5n], 2n],
    [`${type}_mul`, [7n, 5n], 35n],
    [`${type}_div`, [17n, 5n], 3n],
    [`${type}_rem_euclid`, [17n, 5n], 2n],
    [`${type}_pow`, [3n, 5], 243n],
    [`${type}_shl`, [3n, 4], 48n],
    [`${type}_shr`, [48n, 4], 3n],
    [`${type}_checked_add`, [7n, 5n], 12n],
    [`${type}_checked_sub`, [7n, 5n], 2n],
    [`${type}_checked_mul`, [7n, 5n], 35n],
    [`${type}_checked_pow`, [3n, 5], 243n],
  ]),
  ["i256_div", [-17n, 5n], -3n],
  ["i256_rem_euclid", [-17n, -5n], 3n],
  ["i256_shr", [-48n, 4], -3n],
  ["i256_shl", [1n, 255], -TOP],
  ["u256_shl", [ALL, 1], ALL - 1n],
  ["u256_checked_add", [ALL, 1n], null],
  ["u256_checked_sub", [0n, 1n], null],
  ["u256_checked_mul", [TOP, 2n], null],
  ["u256_checked_pow", [2n, 256], null],
  ["i256_checked_add", [TOP - 1n, 1n], null],
  ["i256_checked_sub", [-TOP, 1n], null],
  ["i256_checked_mul", [-TOP, -1n], null],
  ["i256_checked_pow", [2n, 255], null],
]

const lists: Case[] = [
  ["vec_new", [], []],
  ["vec_put", [list(1, 2), 1, u32(9)], [1, 9]],
  ["vec_get", [list(1, 2), 1], 2],
  ["vec_del", [list(1, 2), 0], [2]],
  ["vec_len", [list(1, 2)], 2],
  ["vec_push_front", [list(1), u32(9)], [9, 1]],
  ["vec_pop_front", [list(1, 2)], [2]],
  ["vec_push_back", [list(1), u32(9)], [1, 9]],
  ["vec_pop_back", [list(1, 2)], [1]],
  ["vec_front", [list(1, 2)], 1],
  ["vec_back", [list(1, 2)], 2],
  ["vec_insert", [list(1, 2), 2, u32(9)], [1, 2, 9]],
  ["vec_append", [list(1), list(2, 3)], [1, 2, 3]],
  ["vec_slice", [list(1, 2, 3), 1, 3], [2, 3]],
  ["vec_first_index_of", [list(5, 6, 5), u32(5)], 0],
  ["vec_last_index_of", [list(5, 6, 5), u32(5)], 2],
  ["vec_last_index_of", [list(5), u32(6)], null],
  ["vec_binary_search", [list(1, 3, 5), u32(3)], 2n ** 32n + 1n],
  ["vec_binary_search", [list(1, 3, 5), u32(4)], 2n],
  ["map_new", [], {}],
  ["map_put", [map({ b: 2 }), symbol("a"), u32(1)], { a: 1, b: 2 }],
  ["map_put", [map({ b: 2 }), symbol("b"), u32(3)], { b: 3 }],
  ["map_get", [map({ a: 1, b: 2 }), symbol("b")], 2],
  ["map_del", [map({ a: 1, b: 2 }), symbol("a")], { b: 2 }],
  ["map_len", [map({ a: 1, b: 2 })], 2],
  ["map_has", [map({ a: 1 }), symbol("b")], false],
  ["map_key_by_pos", [map({ a: 1, b: 2 }), 1], "b"],
  ["map_val_by_pos", [map({ a: 1, b: 2 }), 1], 2],
  ["map_keys", [map({ a: 1, b: 2 })], ["a", "b"]],
  ["map_values", [map({ a: 1, b: 2 })], [1, 2]],
]

const texts: Case[] = [
  ["bytes_new", [], []],
  ["bytes_put", [bytes(1, 2), 1, 9], [1, 9]],
  ["bytes_get", [bytes(1, 2), 1], 2],
  ["bytes_del", [bytes(1, 2), 0], [2]],
  ["bytes_len", [bytes(1, 2)], 2],
  ["bytes_push", [bytes(1), 255], [1, 255]],
  ["bytes_pop", [bytes(1, 2)], [1]],
  ["bytes_front", [bytes(1, 2)], 1],
  ["bytes_back", [bytes(1, 2)], 2],
  ["bytes_insert", [bytes(1, 2), 1, 9], [1, 9, 2]],
  ["bytes_append", [bytes(1), bytes(2, 3)], [1, 2, 3]],
  ["bytes_slice", [bytes(1, 2, 3), 1, 3], [2, 3]],
  ["string_len", [bytes(104, 105)], 2],
  ["symbol_len", ["abc"], 3],
  ["string_to_bytes", [bytes(104, 105)], [104, 105]],
  ["bytes_to_string", [bytes(104, 105)], "hi"],
  ["dummy0", [], null],
]

/** The order of BN254's scalars, as EIP-196 has it. */
const ORDER = 21888242871839275222246405745257275088548364400416034343698204186575808495617n

/** What the ledger of the cases says. */
export const facts: LedgerFacts = {
  ...{ protocol: 27, sequence: 1000, time: 5n, passphrase: "", baseReserve: 1n },
  ...{ maxEntryTtl: 100, minTemporaryTtl: 10, minPersistentTtl: 20 },
}

/** SHA-256 of nothing. */
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
const ofNothing = [...Buffer.from(NOTHING, "hex")]

const others: Case[] = [
  ["get_ledger_version", [], 27],
  ["get_ledger_sequence", [], 1000],
  ["get_ledger_timestamp", [], 5n],
  ["get_ledger_network_id", [], ofNothing],
  ["get_max_live_until_ledger", [], 1099],
  ["compute_hash_sha256", [bytes()], ofNothing],
  ["bn254_fr_add", [ORDER - 1n, 2n], 1n],
  ["bn254_fr_sub", [1n, 2n], ORDER - 1n],
  ["bn254_fr_mul", [ORDER - 1n, 2n], ORDER - 2n],
  ["bn254_fr_pow", [3n, 5n], 243n],
  ["bn254_fr_inv", [2n], (ORDER + 1n) / 2n],
]

export const cases: readonly Case[] = [...numbers, ...lists, ...texts, ...others]
