import { type Keypair, nativeToScVal, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { beforeAll, describe, expect, test } from "vitest"
import { address, someContract, trial } from "../../test/contract.js"
import { calling, deploy, u32 } from "../../test/deploy.js"
import { funded, type TestLedger, testLedger } from "../../test/ledger.js"

let ledger: TestLedger
let alice: Keypair
let zoo: string

beforeAll(async () => {
  ledger = testLedger()
  alice = funded(ledger)
  zoo = await deploy(ledger, alice, "echo")
})

function ask(name: string, ...args: xdr.ScVal[]): xdr.ScVal {
  return trial(ledger, alice, calling(zoo, name, ...args)).value
}

const big = (value: bigint, type: "u64" | "i64" | "u128" | "i128" | "u256" | "i256") =>
  nativeToScVal(value, { type })
const bytes = (...values: number[]) => xdr.ScVal.scvBytes(Uint8Array.from(values))
const list = (...items: xdr.ScVal[]) => xdr.ScVal.scvVec(items)
const max = (bits: bigint) => (1n << bits) - 1n

const zooOf: [string, xdr.ScVal][] = [
  ["true", xdr.ScVal.scvBool(true)],
  ["void", xdr.ScVal.scvVoid()],
  ["a u32", u32(0xffffffff)],
  ["an i32", xdr.ScVal.scvI32(-2147483648)],
  ...(["u64", "u128", "u256"] as const).flatMap((type): [string, xdr.ScVal][] => [
    [`a small ${type}`, big(max(56n), type)],
    [`a large ${type}`, big(max(56n) + 1n, type)],
    [`the largest ${type}`, big(max(BigInt(type.slice(1))), type)],
  ]),
  ...(["i64", "i128", "i256"] as const).flatMap((type): [string, xdr.ScVal][] => [
    [`a small negative ${type}`, big(-(1n << 55n), type)],
    [`a large negative ${type}`, big(-(1n << 55n) - 1n, type)],
    [`the smallest ${type}`, big(-(1n << (BigInt(type.slice(1)) - 1n)), type)],
  ]),
  ["a time", xdr.ScVal.scvTimepoint(max(64n))],
  ["a duration", xdr.ScVal.scvDuration(5n)],
  ["bytes", bytes(0, 255)],
  ["a string that is no UTF-8", xdr.ScVal.scvString(Uint8Array.of(0xff, 0x00))],
  ["a symbol of nine characters", xdr.ScVal.scvSymbol("_azAZ0189")],
  ["a symbol of 32", xdr.ScVal.scvSymbol("a".repeat(32))],
  ["an empty symbol", xdr.ScVal.scvSymbol("")],
  ["a vector", list(u32(1), list(), xdr.ScVal.scvVoid())],
  [
    "a map",
    xdr.ScVal.scvMap([
      new xdr.ScMapEntry({ key: u32(9), val: list() }),
      new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol("a"), val: bytes() }),
    ]),
  ],
  ["a contract's address", address(someContract)],
]

describe("a contract gets and gives back", () => {
  test.each(zooOf)("%s", (_, value) => {
    expect(ask("echo", value)).toEqual(value)
    expect(ask("store", value)).toEqual(value)
    expect(ask("bounce", value)).toEqual(value)
  })

  test("an account's address, and its text", () => {
    const value = address(alice.publicKey())
    expect(ask("echo", value)).toEqual(value)
    expect(scValToNative(ask("strkey", value))).toBe(alice.publicKey())
    expect(scValToNative(ask("executable", value))).toEqual(["Account"])
  })

  test("no map whose keys are out of order, and no vector that is missing", () => {
    const entry = (key: number) => new xdr.ScMapEntry({ key: u32(key), val: u32(1) })
    expect(() => ask("echo", xdr.ScVal.scvMap([entry(2), entry(1)]))).toThrow(
      "the keys of a map are not in order",
    )
    expect(() => ask("echo", xdr.ScVal.scvMap([entry(1), entry(1)]))).toThrow("not in order")
    expect(() => ask("echo", xdr.ScVal.scvVec(null))).toThrow("a vector is missing")
  })

  test("nothing that is too large or too deep to store or return", () => {
    expect(() => ask("nest", u32(40))).toThrow("operation instructions exceeds amount specified")
    expect(() => ask("nest", u32(501))).toThrow("value is nested too deep")
    expect(scValToNative(ask("nest", u32(2)))).toEqual([
      [[], []],
      [[], []],
    ])
  })
})

test("a contract logs text with values, apart from its events", () => {
  const { events, log } = trial(ledger, alice, calling(zoo, "log", u32(7)))
  expect(events).toEqual([])
  expect(log.map(({ body }) => scValToNative(body.v0.data))).toEqual([["seen", 7]])
})

describe("the host's order", () => {
  const ascending = [
    xdr.ScVal.scvBool(false),
    xdr.ScVal.scvBool(true),
    xdr.ScVal.scvVoid(),
    u32(5),
    xdr.ScVal.scvI32(-1),
    big(4n, "u64"),
    big(max(60n), "u64"),
    big(-(1n << 60n), "i64"),
    big(-1n, "i64"),
    big(0n, "i256"),
    bytes(1),
    bytes(1, 0),
    bytes(2),
    xdr.ScVal.scvString("b"),
    xdr.ScVal.scvSymbol("a"),
    xdr.ScVal.scvSymbol("aaaaaaaaaaaa"),
    xdr.ScVal.scvSymbol("b"),
    list(),
    list(u32(1)),
    list(u32(1), u32(0)),
    list(u32(2)),
  ]

  test("compares by type, then by content", () => {
    for (const [index, value] of ascending.entries()) {
      expect(scValToNative(ask("compare", value, value))).toBe(0n)
      const next = ascending[index + 1]
      if (!next) continue
      expect(scValToNative(ask("compare", value, next))).toBe(-1n)
      expect(scValToNative(ask("compare", next, value))).toBe(1n)
    }
  })
})

describe("arithmetic with 256 bits", () => {
  test("wraps shifts, keeps remainders positive, and fails where a result does not fit", () => {
    expect(scValToNative(ask("add", big(2n, "u256"), big(3n, "u256")))).toBe(5n)
    expect(() => ask("add", big(max(256n), "u256"), big(1n, "u256"))).toThrow("does not fit")
    expect(scValToNative(ask("shift", big(1n, "i256"), u32(255)))).toBe(-(1n << 255n))
    expect(() => ask("shift", big(1n, "i256"), u32(256))).toThrow("does not fit")
    expect(scValToNative(ask("rest", big(-7n, "i256"), big(-3n, "i256")))).toBe(2n)
    expect(() => ask("rest", big(7n, "i256"), big(0n, "i256"))).toThrow("does not fit")
  })
})

describe("random numbers", () => {
  const seed = xdr.ScVal.scvBytes(new Uint8Array(32).fill(7))

  test("follow from their seed, and stay in their range", () => {
    const items = Array.from({ length: 10 }, (_, index) => u32(index))
    const first = ask("dice", seed, list(...items))
    expect(ask("dice", seed, list(...items))).toEqual(first)
    const [number, shuffled] = scValToNative(first) as [number, number[]]
    expect(number).toBeGreaterThanOrEqual(1)
    expect(number).toBeLessThanOrEqual(6)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.map(scValToNative))
    expect(shuffled).not.toEqual(items.map(scValToNative))
    expect(scValToNative(ask("random", seed, u32(5)))).toHaveLength(5)
    expect(ask("random", seed, u32(5))).toEqual(ask("random", seed, u32(5)))
  })
})
