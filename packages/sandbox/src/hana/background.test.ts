import { hash, Keypair, Networks } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import {
  amountOf,
  first,
  paymentXdr,
  second,
  signerOf,
  testModel,
  type9,
  type10,
} from "../../test/signing.js"
import type { LocalModel } from "../wallet/model.js"
import { answer, type Method, type Outcome } from "./background.js"
import { hanaQuirks } from "./quirks.js"

const LOCAL = "Standalone Network ; February 2017"
const declined = { refused: "declined" }
const bytes = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, "base64"))

/** A Hana on Testnet that approves, and a function to call it. */
function hana(): {
  model: LocalModel
  call: (method: Method, fields?: object) => Promise<Outcome>
  result: (method: Method, fields?: object) => Promise<string>
} {
  const { model } = testModel({
    quirks: hanaQuirks,
    networks: ["testnet", "public", "local"],
    initial: { network: "testnet", answer: "approve" },
  })
  const call = (method: Method, fields = {}): Promise<Outcome> =>
    answer(model, method, { ...fields }, "localhost")
  return {
    model,
    call,
    async result(method, fields) {
      const outcome = await call(method, fields)
      if (!outcome || !("result" in outcome)) throw new Error(JSON.stringify(outcome))
      return outcome.result
    },
  }
}

describe("getPublicKey", () => {
  test("asks once per account and then replies at once", async () => {
    const { model, call } = hana()
    expect(await call("getPublicKey")).toEqual({ result: first })
    model.update({ answer: "reject" })
    expect(await call("getPublicKey")).toEqual({ result: first })
    model.update({ account: second })
    expect(await call("getPublicKey")).toEqual(declined)
  })

  test("asks again while locked, and unlocks on approval", async () => {
    const { model, call } = hana()
    await call("getPublicKey")
    model.update({ locked: true, answer: "ask" })
    const key = call("getPublicKey")
    expect(model.getState().waiting).toMatchObject([{ kind: "connect", host: "localhost" }])
    model.settle("approve")
    expect(await key).toEqual({ result: first })
    expect(model.getState()).toMatchObject({ locked: false, grants: [{ host: "localhost" }] })
  })

  test("reports a rejection and a closed window alike, and gives no reply when removed", async () => {
    const { model, call } = hana()
    model.next("reject", "close", "ask")
    expect(await call("getPublicKey")).toEqual(declined)
    expect(await call("getPublicKey")).toEqual(declined)
    const key = call("getPublicKey")
    model.destroy()
    expect(await key).toBeNull()
  })
})

describe("signTransaction", () => {
  test("signs for the request's network, or for the wallet's own", async () => {
    const { model, result } = hana()
    for (const networkPassphrase of [Networks.PUBLIC, Networks.TESTNET, LOCAL, Networks.FUTURENET])
      expect(
        signerOf(
          await result("signTransaction", { xdr: paymentXdr, networkPassphrase }),
          networkPassphrase,
        ),
      ).toBe(first)
    model.update({ network: "local" })
    expect(signerOf(await result("signTransaction", { xdr: paymentXdr }), LOCAL)).toBe(first)
  })

  test("signs with the requested account without activating it", async () => {
    const { model, call, result } = hana()
    const xdr = await result("signTransaction", { xdr: paymentXdr, accountToSign: second })
    expect(signerOf(xdr, Networks.TESTNET)).toBe(second)
    expect(model.getState().account).toBe(first)
    const stranger = Keypair.random().publicKey()
    expect(await call("signTransaction", { xdr: paymentXdr, accountToSign: stranger })).toEqual({
      refused: "unknownAccount",
    })
  })

  test("refuses unreadable data without a window", async () => {
    const { model, call } = hana()
    model.update({ answer: "ask" })
    for (const xdr of ["", "AAAA", undefined, 7, {}])
      expect(await call("signTransaction", { xdr })).toEqual({ refused: "invalid" })
    expect(await call("signTransaction", { xdr: paymentXdr, networkPassphrase: 7 })).toEqual({
      refused: "invalid",
    })
    expect(model.getState().waiting).toEqual([])
  })

  test("rejects, signs altered content, or signs with another account", async () => {
    const { model, call, result } = hana()
    model.next("reject", "alter", "wrong-signer")
    const request = { xdr: paymentXdr }
    expect(await call("signTransaction", request)).toEqual(declined)
    expect(amountOf(await result("signTransaction", request))).toBe("10.0000000")
    expect(signerOf(await result("signTransaction", request), Networks.TESTNET)).toBe(second)
  })
})

describe("signAuthEntry", () => {
  test.each([type9, type10])("signs the sha256 of the preimage, 64 bytes", async (xdr) => {
    const { result } = hana()
    const signature = bytes(await result("signAuthEntry", { xdr }))
    expect(signature).toHaveLength(64)
    expect(Keypair.fromPublicKey(first).verify(hash(bytes(xdr)), signature)).toBe(true)
  })

  test("refuses unreadable entries, unsupported types, and entries for another account", async () => {
    const { model, call } = hana()
    const invalid = { refused: "invalid" }
    expect(await call("signAuthEntry", { xdr: "AAAA" })).toEqual(invalid)
    expect(await call("signAuthEntry", { xdr: type10, accountToSign: second })).toEqual(invalid)
    model.update({ authEntry: ["v1"] })
    expect(await call("signAuthEntry", { xdr: type10 })).toEqual(invalid)
    expect(await call("signAuthEntry", { xdr: type9 })).toMatchObject({
      result: expect.any(String),
    })
  })
})

test("signMessage and signBlob sign SEP-53 in base64 with the requested account", async () => {
  const { result } = hana()
  const text = "Hello, こんにちは"
  for (const [method, fields] of [
    ["signMessage", { message: text, accountToSign: second }],
    ["signBlob", { blob: text, accountToSign: second }],
  ] as const) {
    const signature = bytes(await result(method, fields))
    expect(Keypair.fromPublicKey(second).verifyMessage(text, signature)).toBe(true)
  }
})
