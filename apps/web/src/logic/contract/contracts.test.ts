import { createNetwork, type Network } from "@alidade/network"
import { Address, Asset, contract, nativeToScVal, xdr } from "@stellar/stellar-sdk"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { contractWasm } from "../../../../../packages/network/test/wat.js"
import type { Value } from "../operations/field.js"
import { encodeArguments } from "./encode-arguments.js"
import { readArguments, type ValueProblem } from "./read-value.js"
import { tryCall } from "./try-call.js"

const ALICE = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const MUXED = "MBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCAAAAAAAAAAAAWIOO"

let network: Network
const specs = new Map<string, contract.Spec>()
const ids = new Map<string, string>()

beforeAll(async () => {
  network = createNetwork({ seed: "1" })
  network.fund(network.keypair("alice"))
  vi.stubGlobal("fetch", network.fetch)
  const admin = nativeToScVal(Address.fromString(network.keypair("alice").publicKey()))
  const native = nativeToScVal(Address.fromString(Asset.native().contractId(network.passphrase)))
  for (const [name, args] of [
    ["token", [admin]],
    ["zoo", []],
    ["traps", []],
    ["account", [xdr.ScVal.scvBytes(new Uint8Array(32))]],
  ] as const) {
    const wasm = await contractWasm(name)
    specs.set(name, contract.Spec.fromWasm(wasm))
    ids.set(name, await network.deploy(wasm, [...args]))
  }
  const pool = await contractWasm("pool")
  const token = nativeToScVal(Address.fromString(ids.get("token")!))
  specs.set("pool", contract.Spec.fromWasm(pool))
  ids.set("pool", await network.deploy(pool, [token, native]))
  return () => vi.unstubAllGlobals()
})

function typed(name: string, fn: string, draft: Value) {
  const spec = specs.get(name)!
  const read = readArguments(spec, fn, draft)
  if (!("args" in read)) throw new Error(JSON.stringify([...read.problems]))
  return { spec, args: read.args, encoded: encodeArguments(spec, fn, read.args) }
}

/** What is typed for each function of the zoo, and the value that the SDK then has. */
const zoo: readonly (readonly [name: string, typed: Value, value: unknown])[] = [
  ["bool", "true", true],
  ["bool", "", false],
  ["u32", "4294967295", 4294967295],
  ["i32", "-2147483648", -2147483648],
  ["u64", "18446744073709551615", 2n ** 64n - 1n],
  ["i64", "-5", -5n],
  ["timepoint", "1700000000", 1_700_000_000n],
  ["duration", "60", 60n],
  ["u128", `${2n ** 128n - 1n}`, 2n ** 128n - 1n],
  ["i128", `${-(2n ** 127n)}`, -(2n ** 127n)],
  ["u256", "7", 7n],
  ["i256", "-7", -7n],
  ["bytes", "0x00ff", Uint8Array.of(0, 255)],
  ["bytes", "AP8=", Uint8Array.of(0, 255)],
  ["string", "Zwölf Bären", "Zwölf Bären"],
  ["symbol", "red_1", "red_1"],
  ["address", ALICE, ALICE],
  ["muxedAddress", ALICE, ALICE],
  ["bytes_4", "deadbeef", Uint8Array.of(0xde, 0xad, 0xbe, 0xef)],
  ["bytes_4", "3q2+7w==", Uint8Array.of(0xde, 0xad, 0xbe, 0xef)],
  ["option", {}, null],
  ["option", { some: "3" }, 3],
  ["vec", ["1", "-2"], [1n, -2n]],
  ["vec", "", []],
  [
    "map",
    [
      { key: "b", value: "2" },
      { key: "aa", value: "1" },
      { key: "a", value: "3" },
    ],
    [
      ["a", 3n],
      ["aa", 1n],
      ["b", 2n],
    ],
  ],
  ["tuple", { 0: "x", 1: "9" }, ["x", 9]],
  ["tuple_struct", { 0: "-1", 1: "2" }, [-1, 2]],
  ["enumeration", "2", 2],
  ["enumeration", "", 1],
  ["union", "", { tag: "Nothing", values: undefined }],
  ["union", { tag: "Leaves", values: { 0: "4" } }, { tag: "Leaves", values: [4] }],
  [
    "union",
    { tag: "Fish", values: { 0: "cod", 1: "true" } },
    { tag: "Fish", values: ["cod", true] },
  ],
  [
    "struct",
    { age: "3", name: "Ann", size: "2", eats: { tag: "Leaves", values: { 0: "4" } } },
    { age: 3, name: "Ann", size: 2, eats: { tag: "Leaves", values: [4] } },
  ],
  [
    "nested",
    [
      [
        { key: "z", value: {} },
        { key: "a", value: { some: { age: "1", name: "", size: "1" } } },
      ],
    ],
    [
      [
        ["a", { age: 1, name: "", size: 1, eats: { tag: "Nothing", values: undefined } }],
        ["z", null],
      ],
    ],
  ],
]

describe("what is typed for a function is what its contract gives back", () => {
  test.each(zoo)("%s %j", async (name, value, expected) => {
    const { spec, args, encoded } = typed("zoo", name, { value })
    // The SDK encodes the same from the same value, with maps in the network's order.
    const own = spec.funcArgsToScVals(name, { value: expected })
    expect(encoded.map((one) => one.toXdr("base64"))).toEqual(own.map((one) => one.toXdr("base64")))
    expect(Object.keys(args)).toEqual(["value"])
    const tried = await tryCall(
      { contract: ids.get("zoo")!, name, args: encoded },
      network,
      undefined,
      new AbortController().signal,
    )
    expect(tried.isFree).toBe(true)
    expect(spec.funcResToNative(name, tried.returned!)).toEqual(expected)
  })
})

test.each<readonly [contract: string, fn: string, draft: Value]>([
  ["token", "balance", { id: ALICE }],
  ["token", "decimals", {}],
  ["pool", "swap", { who: ALICE, units: "100" }],
  ["account", "__constructor", { key: "00".repeat(32) }],
  ["traps", "pages", {}],
  ["zoo", "all", { one: "5", two: "two", three: ALICE }],
])("encodes %s.%s as the SDK does", (name, fn, draft) => {
  const { spec, args, encoded } = typed(name, fn, draft)
  const own = spec.funcArgsToScVals(fn, args)
  expect(encoded.map((one) => one.toXdr("base64"))).toEqual(own.map((one) => one.toXdr("base64")))
})

test("says that a call which writes needs a transaction, and who must sign", async () => {
  const alice = network.keypair("alice").publicKey()
  const { encoded } = typed("token", "mint", { to: ALICE, amount: "5" })
  const call = { contract: ids.get("token")!, name: "mint", args: encoded }
  const { signal } = new AbortController()
  const byNobody = await tryCall(call, network, undefined, signal)
  expect(byNobody).toMatchObject({ isFree: false, authorizations: [{ address: alice }] })
  const byAdmin = await tryCall(call, network, alice, signal)
  expect(byAdmin).toMatchObject({ isFree: false, authorizations: [] })
})

test("sorts the keys of a map as the network does", () => {
  const spec = specs.get("zoo")!
  const [arg] = encodeArguments(spec, "nested", {
    value: [["b", "", "a\u0000", "a", "ä"].map((key) => [key, null])],
  })
  const [map] = (arg?.type === "scvVec" && arg.value) || []
  const keys = map?.type === "scvMap" ? (map.value ?? []).map(({ key }) => `${key.value}`) : []
  expect(keys).toEqual(["", "a", "a\u0000", "b", "ä"])
})

test.each<readonly [fn: string, typed: Value, problem: ValueProblem["problem"]]>([
  ["u32", "", "missing"],
  ["u32", "1.5", "badInteger"],
  ["u32", "4294967296", "outOfRange"],
  ["i128", "x", "badInteger"],
  ["symbol", "a b", "badSymbol"],
  ["address", "GBAD", "address"],
  ["address", MUXED, "unmuxed"],
  ["bytes", "0xzz", "badBytes"],
  ["bytes_4", "0x00", "badLength"],
])("refuses %s %j: %s", (fn, value, problem) => {
  const read = readArguments(specs.get("zoo")!, fn, { value })
  expect("problems" in read && read.problems.get("value")?.problem).toBe(problem)
})

test("finds a problem where it is", () => {
  const read = readArguments(specs.get("zoo")!, "struct", {
    value: { age: "x", eats: { tag: "Leaves" } },
  })
  const paths = "problems" in read ? [...read.problems.keys()] : []
  expect(paths).toEqual(["value.age", "value.eats.values.0"])
})
