import { xdr } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { encodeBase64 } from "./bytes.js"
import { createXdrReader, MAX_XDR_BYTES, openXdr, type XdrReader } from "./xdr-reader.js"
import { readXdr } from "./xdr-value.js"

const open = (...words: number[]): XdrReader => openAll(words)
const openAll = (words: number[]): XdrReader => {
  const view = new DataView(new ArrayBuffer(4 * words.length))
  for (const [at, word] of words.entries()) view.setUint32(4 * at, word)
  return createXdrReader(new Uint8Array(view.buffer))
}
const refusal = (reason: string) =>
  expect.objectContaining({ kind: "bad-request", message: expect.stringContaining(reason) })

describe("readXdr", () => {
  test("returns a tree of names and plain values", () => {
    const native = xdr.Asset.assetTypeNative()
    const destination = xdr.MuxedAccount.keyTypeMuxedEd25519(
      new xdr.MuxedAccountMed25519({ id: 7n, ed25519: new Uint8Array(32) }),
    )
    const operation = new xdr.Operation({
      sourceAccount: null,
      body: xdr.OperationBody.payment(
        new xdr.PaymentOp({ destination, asset: native, amount: 10n }),
      ),
    })
    expect(readXdr("Operation", createXdrReader(operation.toXdr()))).toEqual({
      sourceAccount: null,
      body: {
        type: "payment",
        value: {
          destination: { type: "muxedEd25519", value: { id: 7n, ed25519: new Uint8Array(32) } },
          asset: { type: "native", value: null },
          amount: 10n,
        },
      },
    })
  })

  test("keeps a text that is not UTF-8 as bytes", () => {
    expect(readXdr("Memo", open(1, 2, 0x68690000))).toEqual({ type: "text", value: "hi" })
    expect(readXdr("Memo", open(1, 2, 0xfffe0000))).toEqual({
      type: "text",
      value: Uint8Array.of(0xff, 0xfe),
    })
  })

  test("returns enum members by name", () => {
    expect(readXdr("ScError", open(2, 5))).toEqual({ type: "context", value: "exceededLimit" })
  })

  test("rejects unknown arms and members, naming the type", () => {
    expect(() => readXdr("Memo", open(5))).toThrow(refusal("5 is not a value of Memo"))
    expect(() => readXdr("MuxedAccount", open(1))).toThrow(refusal("1 is not"))
    expect(() => readXdr("ScError", open(1, 10))).toThrow(refusal("10 is not"))
    expect(() => readXdr("Memo", open(0xffffffff))).toThrow(refusal("-1 is not"))
  })

  test("rejects more elements than a type allows, and more than the bytes can contain", () => {
    expect(() => readXdr("Operation<100>", open(101))).toThrow(refusal("at most 100"))
    expect(() => readXdr("Memo", open(1, 29))).toThrow(refusal("at most 28"))
    expect(() => readXdr("ScVal", open(16, 1, 0xffffffff))).toThrow(refusal("ends too early"))
    expect(() => readXdr("ScVal", open(13, 0xffffffff))).toThrow(refusal("ends too early"))
  })

  test("accepts the depth that hosts accept, and rejects more before the stack overflows", () => {
    const nested = (levels: number) =>
      openAll([...Array.from({ length: levels }, () => [16, 1, 1]).flat(), 1])
    expect(readXdr("ScVal", nested(400))).toMatchObject({ type: "vec" })
    for (const levels of [600, 80_000]) {
      expect(() => readXdr("ScVal", nested(levels))).toThrow(refusal("nested too deeply"))
    }
    // A call without arguments of contract 0, with one sub-call: the deepest nesting of structs alone.
    const call = [0, 1, ...new Array(8).fill(0), 0, 0, 1]
    const calls = openAll(Array.from({ length: 10_000 }, () => call).flat())
    expect(() => readXdr("SorobanAuthorizedInvocation", calls)).toThrow(
      refusal("nested too deeply"),
    )
    const predicates = openAll([...Array.from({ length: 80_000 }, () => [3, 1]).flat(), 0])
    expect(() => readXdr("ClaimPredicate", predicates)).toThrow(refusal("nested too deeply"))
  })

  test("throws for a type that is not in the table", () => {
    expect(() => readXdr("Nonsense", open(0))).toThrow("There is no XDR type Nonsense")
  })
})

const reader = (...bytes: number[]) => createXdrReader(Uint8Array.from(bytes))
const broken = (reason: string) =>
  expect.objectContaining({ kind: "bad-request", message: expect.stringContaining(reason) })

describe("createXdrReader", () => {
  test("reads numbers as in RFC 4506, and advances past them", () => {
    const all = new Array(8).fill(0xff)
    expect(reader(...all).u32()).toBe(4294967295)
    expect(reader(...all).i32()).toBe(-1)
    expect(reader(...all).u64()).toBe(18446744073709551615n)
    expect(reader(...all).i64()).toBe(-1n)
    const two = reader(0, 0, 0, 1, 0, 0, 0, 0)
    expect(two.bool()).toBe(true)
    expect(two.offset()).toBe(4)
    expect(two.bool()).toBe(false)
    two.end()
  })

  test("reads opaque bytes and their padding", () => {
    const cursor = reader(1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 7)
    expect(cursor.fixed(5)).toEqual(Uint8Array.of(1, 2, 3, 4, 5))
    expect(cursor.offset()).toBe(8)
    expect(cursor.u32()).toBe(7)
  })

  test("reads views into a larger buffer", () => {
    const view = Uint8Array.of(9, 9, 0, 0, 0, 5, 9).subarray(2, 6)
    const cursor = createXdrReader(view)
    expect(cursor.u32()).toBe(5)
    cursor.end()
  })

  test("rejects nonzero and missing padding", () => {
    expect(() => reader(1, 0, 0, 1).fixed(1)).toThrow(broken("padding is not zero"))
    expect(() => reader(1, 0, 0).fixed(1)).toThrow(broken("ends too early"))
  })

  test("rejects every kind of read past the end", () => {
    const short = () => reader(0, 0, 0)
    for (const read of ["u32", "i32", "u64", "i64", "bool"] as const) {
      expect(() => short()[read]()).toThrow(broken("ends too early"))
    }
    expect(() => short().fixed(4)).toThrow(broken("ends too early"))
  })

  test("rejects a bool that is neither 0 nor 1", () => {
    expect(() => reader(0, 0, 0, 2).bool()).toThrow(broken("2 is neither true nor false"))
  })

  test("rejects a count over its limit, and one that the remaining bytes cannot contain", () => {
    expect(reader(0, 0, 0, 1, 0, 0, 0, 0).count(1, 4)).toBe(1)
    expect(() => reader(0, 0, 0, 2).count(1, 4)).toThrow(broken("at most 1"))
    expect(() => reader(255, 255, 255, 255, 0).count(Number.POSITIVE_INFINITY, 4)).toThrow(
      broken("ends too early"),
    )
  })

  test("rejects trailing bytes", () => {
    expect(() => reader(0).end()).toThrow(broken("1 bytes too many"))
  })

  test("reads base64; rejects empty input and XDR larger than any network accepts", () => {
    expect(openXdr("AAAABw==").u32()).toBe(7)
    expect(() => openXdr("")).toThrow(broken("empty"))
    expect(() => openXdr(null as unknown as string)).toThrow(broken("empty"))
    expect(() => openXdr("AAAABw")).toThrow(broken("Not base64"))
    const large = encodeBase64(new Uint8Array(MAX_XDR_BYTES + 3))
    expect(() => openXdr(large)).toThrow(broken("larger than any"))
  })
})
