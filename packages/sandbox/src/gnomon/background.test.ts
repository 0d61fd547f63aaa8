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
import { gnomonQuirks } from "./quirks.js"

const host = "dapp.example"
const onTestnet = { networkPassphrase: Networks.TESTNET }
const code = (code: number) => ({ error: { code, message: expect.any(String) } })
const bytes = (base64: unknown): Uint8Array =>
  Uint8Array.from(Buffer.from(String(base64), "base64"))

/** A Gnomon on Testnet that approves, connected unless told otherwise, and functions to call it. */
function gnomon({ connected = true } = {}): {
  model: LocalModel
  call: (method: Method, payload?: unknown, options?: object) => Promise<Outcome>
  result: (method: Method, payload?: unknown, options?: object) => Promise<Record<string, unknown>>
} {
  const { model } = testModel({
    quirks: gnomonQuirks,
    networks: ["testnet", "public"],
    initial: {
      network: "testnet",
      answer: "approve",
      grants: connected ? [{ host, account: first, network: "testnet" }] : [],
    },
  })
  const call = (method: Method, payload?: unknown, options?: object): Promise<Outcome> =>
    answer(model, method, payload, options, host)
  return {
    model,
    call,
    async result(method, payload, options = onTestnet) {
      const outcome = await call(method, payload, options)
      if (!outcome || "error" in outcome) throw new Error(JSON.stringify(outcome))
      return outcome.result as Record<string, unknown>
    },
  }
}

describe("getAddress", () => {
  const silent = { skipRequestAccess: true }

  test("asks once; the access then follows the active account", async () => {
    const { model, result } = gnomon({ connected: false })
    expect(await result("getAddress")).toEqual({ address: first })
    model.update({ answer: "reject", account: second })
    expect(await result("getAddress")).toEqual({ address: second })
  })

  test("without a window: the address, also while locked, or 4100 without access", async () => {
    const { model, call } = gnomon()
    model.update({ answer: "ask", locked: true })
    expect(await call("getAddress", undefined, silent)).toEqual({ result: { address: first } })
    await call("disconnect")
    expect(await call("getAddress", undefined, silent)).toEqual(code(4100))
    expect(model.getState().waiting).toEqual([])
  })

  test("WINDOW: opens a window in spite of that, which the log calls a misuse", async () => {
    const { model, call } = gnomon()
    model.update({ answer: "ask", quirks: { WINDOW: true } })
    const address = call("getAddress", undefined, silent)
    const again = call("getAddress", undefined, silent)
    expect(model.getState().waiting).toMatchObject([{ kind: "connect", host, shown: true }])
    expect(model.getState().log).toMatchObject([{ message: { misuse: "window" } }])
    model.settle("approve")
    expect(await address).toEqual({ result: { address: first } })
    expect(await again).toEqual({ result: { address: first } })
  })

  test("asks while locked; a rejection and a closed window are -4; a removed wallet is silent", async () => {
    const { model, call } = gnomon()
    model.update({ locked: true })
    model.next("reject", "close", "ask")
    expect(await call("getAddress")).toEqual(code(-4))
    expect(await call("getAddress")).toEqual(code(-4))
    const address = call("getAddress")
    model.destroy()
    expect(await address).toBeNull()
  })
})

describe("signatures", () => {
  const calls = [
    ["signTransaction", paymentXdr],
    ["signAuthEntry", type9],
    ["signMessage", "Hello"],
  ] as const

  test("are the active account's, in SEP-43's fields", async () => {
    const { model, result } = gnomon()
    model.update({ network: "public" })
    const key = Keypair.fromPublicKey(first)
    const { signedTxXdr, ...rest } = await result("signTransaction", paymentXdr)
    expect(signerOf(signedTxXdr, Networks.TESTNET)).toBe(first)
    expect(rest).toEqual({ signerAddress: first })
    for (const preimage of [type9, type10]) {
      const { signedAuthEntry } = await result("signAuthEntry", preimage)
      expect(key.verify(hash(bytes(preimage)), bytes(signedAuthEntry))).toBe(true)
    }
    const { signedMessage } = await result("signMessage", "Hello, こんにちは")
    expect(key.verifyMessage("Hello, こんにちは", bytes(signedMessage))).toBe(true)
  })

  test.each(calls)(
    "%s: -3 without a window for another account, network, or form; 4100 without access",
    async (method, payload) => {
      const { model, call } = gnomon()
      model.update({ answer: "ask" })
      for (const options of [
        { ...onTestnet, address: second },
        { networkPassphrase: Networks.FUTURENET },
        {},
      ])
        expect(await call(method, payload, options)).toEqual(code(-3))
      expect(await call(method, 7, onTestnet)).toEqual(code(-3))
      await call("disconnect")
      expect(await call(method, payload, onTestnet)).toEqual(code(4100))
      expect(model.getState().waiting).toEqual([])
    },
  )

  test.each(calls)("%s: -4 if the user declines", async (method, payload) => {
    const { model, call } = gnomon()
    model.update({ answer: "reject" })
    expect(await call(method, payload, onTestnet)).toEqual(code(-4))
  })

  test("unreadable data and an auth entry for another network are -3", async () => {
    const { call } = gnomon()
    expect(await call("signTransaction", "AAAA", onTestnet)).toEqual(code(-3))
    expect(await call("signAuthEntry", type9, { networkPassphrase: Networks.PUBLIC })).toEqual(
      code(-3),
    )
  })

  test("if dishonest, altered or by another account, which is named", async () => {
    const { model, result } = gnomon()
    model.next("alter", "wrong-signer")
    expect(amountOf((await result("signTransaction", paymentXdr)).signedTxXdr)).toBe("10.0000000")
    const { signedTxXdr, signerAddress } = await result("signTransaction", paymentXdr)
    expect([signerOf(signedTxXdr, Networks.TESTNET), signerAddress]).toEqual([second, second])
  })
})

test("getNetwork tells the selected network without a window or access", async () => {
  const { result } = gnomon({ connected: false })
  expect(await result("getNetwork")).toEqual({ network: "TESTNET", ...onTestnet })
})

test("every call is -2 once the extension is turned off", async () => {
  const { model, call } = gnomon()
  model.update({ installed: false, answer: "ask" })
  expect(await call("getAddress")).toEqual(code(-2))
  expect(await call("signMessage", "Hello", onTestnet)).toEqual(code(-2))
})
