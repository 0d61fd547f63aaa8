import { Account, type contract, Keypair, MuxedAccount, xdr } from "@stellar/stellar-sdk"
import fc from "fast-check"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { type Client, clientOf } from "../../test/client.js"
import type { echoed } from "../../test/specs/zoo.js"
import { contractWasm } from "../../test/wat.js"
import { createNetwork, type Network } from "../network.js"

let network: Network
let zoo: string
let client: Client

beforeAll(async () => {
  network = createNetwork({ seed: "1" })
  zoo = await network.deploy(await contractWasm("zoo"))
  const keeper = network.keypair("keeper")
  network.fund(keeper)
  vi.stubGlobal("fetch", network.fetch)
  client = await clientOf(network, keeper, zoo)
  return () => vi.unstubAllGlobals()
})

const u64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const keys = fc.constantFrom(...["a", "b", "c"].map((name) => nameOf(name)))
function nameOf(name: string): string {
  return Keypair.fromRawEd25519Seed(Buffer.alloc(32, name)).publicKey()
}
const symbol = fc.stringMatching(/^[a-zA-Z0-9_]{1,32}$/)
const text = fc.string({ unit: "grapheme", maxLength: 20 })
const food = fc.oneof(
  fc.constant({ tag: "Nothing", values: undefined }),
  fc.nat().map((leaves) => ({ tag: "Leaves", values: [leaves] })),
  fc.tuple(text, fc.boolean()).map((values) => ({ tag: "Fish", values })),
)
const animal = fc.record({
  age: fc.nat(),
  eats: food,
  name: text,
  size: fc.constantFrom(1, 2),
})
const signed = (bits: bigint) =>
  fc.bigInt({ min: -(2n ** (bits - 1n)), max: 2n ** (bits - 1n) - 1n })
const unsigned = (bits: bigint) => fc.bigInt({ min: 0n, max: 2n ** bits - 1n })

/** Maps are in the order of their keys, which the host demands and the SDK leaves to the app. */
function mapOf<Value>(
  key: fc.Arbitrary<string>,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<[string, Value][]> {
  return fc
    .uniqueArray(fc.tuple(key, value), { maxLength: 4, selector: ([key]) => key })
    .map((entries) =>
      entries.toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    )
}

/** Values for each function, as the SDK gives them to an app. */
const values: Readonly<Record<Exclude<keyof typeof echoed, "void">, fc.Arbitrary<unknown>>> = {
  bool: fc.boolean(),
  u32: fc.nat(2 ** 32 - 1),
  i32: fc.integer(),
  u64,
  i64: signed(64n),
  timepoint: u64,
  duration: u64,
  u128: unsigned(128n),
  i128: signed(128n),
  u256: unsigned(256n),
  i256: signed(256n),
  bytes: fc.uint8Array({ maxLength: 100 }),
  string: text,
  symbol,
  address: keys,
  muxedAddress: fc.oneof(
    keys,
    keys.map((key) => new MuxedAccount(new Account(key, "0"), "5").accountId()),
  ),
  bytes_4: fc.uint8Array({ minLength: 4, maxLength: 4 }),
  option: fc.option(fc.nat(), { nil: null }),
  vec: fc.array(signed(128n), { maxLength: 5 }),
  map: mapOf(symbol, u64),
  tuple: fc.tuple(symbol, fc.nat()),
  struct: animal,
  tuple_struct: fc.tuple(fc.integer(), fc.integer()),
  union: food,
  enumeration: fc.constantFrom(1, 2),
  nested: fc.array(mapOf(text, fc.option(animal, { nil: null })), { maxLength: 2 }),
}

describe("a contract's function gives back what the SDK encoded by its spec", () => {
  test.each(Object.entries(values))("%s", async (name, arbitrary) => {
    for (const value of fc.sample(arbitrary, { numRuns: 3, seed: 1 })) {
      const { result } = await client[name]!({ value })
      expect(result).toEqual(value)
    }
  })
})

test("each type of a spec has a function in the zoo", () => {
  const all = Object.getOwnPropertyNames(xdr.ScSpecTypeDef).filter((name) => /^sc[A-Z]/.test(name))
  const entries = client.spec.entries.flatMap((entry) =>
    entry.type === "scSpecEntryFunctionV0"
      ? [...entry.functionV0.inputs.map(({ type }) => type), ...entry.functionV0.outputs]
      : [],
  )
  const seen = new Set(entries.map(({ type }) => type as string))
  expect(all.filter((type) => !seen.has(type))).toEqual([
    "scSpecTypeVal", // any value: no type of its own
    "scSpecTypeVoid", // no output at all
    "scSpecTypeError", // within results alone
  ])
})

test("a result is its value, or the error of the contract's own by its meaning", async () => {
  const wake = async (hours: number) =>
    (await client.wake!({ hours })).result as contract.Result<number>
  expect((await wake(9)).unwrap()).toBe(9)
  expect((await wake(3)).unwrapErr()).toEqual({ message: "The animal sleeps." })
})

test("several arguments are sent in the order of the spec, and void is no value", async () => {
  const sent = await client.all!({ three: zoo, one: 5, two: "two" })
  expect(sent.result).toEqual([5])
  expect((await client.nothing!({})).result).toBeNull()
})
