import { xdr } from "@stellar/stellar-sdk"
import { describe, expect, test } from "vitest"
import { createXdrReader, type XdrReader } from "./xdr-reader.js"
import { readXdr } from "./xdr-value.js"

const open = (...words: number[]): XdrReader => openAll(words)
const openAll = (words: number[]): XdrReader => {
  const view = new DataView(new ArrayBuffer(4 * words.length))
  for (const [at, word] of words.entries()) view.setUint32(4 * at, word)
  return createXdrReader(new Uint8Array(view.buffer))
}
const refusal = (reason: string) =>
  expect.objectContaining({ kind: "bad-request", message: expect.stringContaining(reason) })

describe("a value read from XDR", () => {
  test("is a tree of names and plain values", () => {
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

  test("names the members of an enum", () => {
    expect(readXdr("ScError", open(2, 5))).toEqual({ type: "context", value: "exceededLimit" })
  })

  test("refuses arms and members that there are not, with the type's name", () => {
    expect(() => readXdr("Memo", open(5))).toThrow(refusal("5 is none of the values of Memo"))
    expect(() => readXdr("MuxedAccount", open(1))).toThrow(refusal("1 is none"))
    expect(() => readXdr("ScError", open(1, 10))).toThrow(refusal("10 is none"))
    expect(() => readXdr("Memo", open(0xffffffff))).toThrow(refusal("-1 is none"))
  })

  test("refuses more elements than a type allows, and more than there can be", () => {
    expect(() => readXdr("Operation<100>", open(101))).toThrow(refusal("at most 100"))
    expect(() => readXdr("Memo", open(1, 29))).toThrow(refusal("at most 28"))
    expect(() => readXdr("ScVal", open(16, 1, 0xffffffff))).toThrow(refusal("ends too early"))
    expect(() => readXdr("ScVal", open(13, 0xffffffff))).toThrow(refusal("ends too early"))
  })

  test("nests as deeply as any host takes, and is refused before it is too deep for the stack", () => {
    const nested = (levels: number) =>
      openAll([...Array.from({ length: levels }, () => [16, 1, 1]).flat(), 1])
    expect(readXdr("ScVal", nested(400))).toMatchObject({ type: "vec" })
    for (const levels of [600, 80_000]) {
      expect(() => readXdr("ScVal", nested(levels))).toThrow(refusal("nested too deeply"))
    }
    // A call without arguments of contract 0, and one call in it: as deep as structs alone can go.
    const call = [0, 1, ...new Array(8).fill(0), 0, 0, 1]
    const calls = openAll(Array.from({ length: 10_000 }, () => call).flat())
    expect(() => readXdr("SorobanAuthorizedInvocation", calls)).toThrow(
      refusal("nested too deeply"),
    )
    const predicates = openAll([...Array.from({ length: 80_000 }, () => [3, 1]).flat(), 0])
    expect(() => readXdr("ClaimPredicate", predicates)).toThrow(refusal("nested too deeply"))
  })

  test("of a type that is not in the table is a mistake of ours", () => {
    expect(() => readXdr("Nonsense", open(0))).toThrow("There is no XDR type Nonsense")
  })
})
