import { hash, Keypair, Networks, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test, vi } from "vitest"
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
import { scopulyQuirks } from "./quirks.js"

const site = { host: "dapp.example", isHttps: true }
const failure = (code: number, message: string | RegExp = /./) => ({
  error: { code, message: expect.stringMatching(message) },
})
const bytes = (text: unknown, form: "base64" | "hex"): Uint8Array =>
  Uint8Array.from(Buffer.from(String(text), form))

/** A Scopuly on Testnet that approves, connected unless told otherwise, and functions to call it. */
function scopuly({ connected = true } = {}): {
  model: LocalModel
  waits: { ms: number; end: () => void }[]
  call: (method: Method, payload?: unknown, opts?: object) => Promise<Outcome>
  result: (method: Method, payload?: unknown, opts?: object) => Promise<Record<string, unknown>>
} {
  const { model, waits } = testModel({
    quirks: scopulyQuirks,
    networks: ["testnet", "public"],
    initial: {
      network: "testnet",
      answer: "approve",
      grants: connected ? [{ host: site.host, account: first, network: "testnet" }] : [],
    },
  })
  const call = (method: Method, payload?: unknown, opts?: object): Promise<Outcome> =>
    answer(model, method, payload, opts, site)
  return {
    model,
    waits,
    call,
    async result(method, payload, opts) {
      const outcome = await call(method, payload, opts)
      if (!outcome || "error" in outcome) throw new Error(JSON.stringify(outcome))
      return outcome.result as Record<string, unknown>
    },
  }
}

afterEach(() => void vi.restoreAllMocks())

describe("access", () => {
  test("SC2: asks once; isConnected and getNetwork never do", async () => {
    const { model, call } = scopuly({ connected: false })
    const network = { network: "TESTNET", networkPassphrase: Networks.TESTNET }
    model.update({ answer: "ask" })
    expect(await call("isConnected")).toEqual({ result: { isConnected: false } })
    expect(await call("getNetwork")).toEqual({ result: network })
    expect(model.getState().waiting).toEqual([])
    model.next("approve", "reject")
    expect(await call("requestAccess")).toEqual({ result: { address: first } })
    expect(await call("requestAccess")).toEqual({ result: { address: first } })
    expect(await call("isConnected")).toEqual({ result: { isConnected: true } })
  })

  test("SC4: a rejection and a closed window are both -4; a removed wallet stays silent", async () => {
    const { model, call } = scopuly({ connected: false })
    model.next("reject", "close", "ask")
    expect(await call("requestAccess")).toEqual(failure(-4))
    expect(await call("requestAccess")).toEqual(failure(-4))
    const access = call("requestAccess")
    model.destroy()
    expect(await access).toBeNull()
  })

  test("SC5: without a phone it opens a set-up window and fails; paired, it asks", async () => {
    const { model, call } = scopuly({ connected: false })
    model.update({ created: false })
    expect(await call("requestAccess")).toEqual(
      failure(-3, /^First connect a Scopuly Mobile account/),
    )
    expect(model.getState().waiting).toMatchObject([{ kind: "connect", shown: true }])
    model.update({ created: true })
    expect(model.getState().waiting).toEqual([])
    expect(await call("requestAccess")).toEqual({ result: { address: first } })
  })

  test("SC7: disconnect ends the site's connection, and no other", async () => {
    const { model, call } = scopuly()
    const other = { host: "other.example", account: first, network: "testnet" } as const
    model.update({ grants: [...model.getState().grants, other] })
    await call("disconnect")
    expect(model.getState().grants).toEqual([other])
  })
})

describe("signing", () => {
  test("SC3: a transaction comes back with its signer and its hash", async () => {
    const { result } = scopuly()
    const opts = { address: first, networkPassphrase: Networks.TESTNET }
    const signed = await result("signTransaction", paymentXdr, opts)
    const digest = TransactionBuilder.fromXdr(paymentXdr, Networks.TESTNET).hash()
    expect(signed).toEqual({
      signedTxXdr: signed.signedXDR,
      signedXDR: expect.any(String),
      signerAddress: first,
      hash: Buffer.from(digest).toString("hex"),
    })
    expect(signerOf(signed.signedTxXdr, Networks.TESTNET)).toBe(first)
  })

  test("SC3: a message's signature is hex, an auth entry's base64", async () => {
    const { result } = scopuly()
    const key = Keypair.fromPublicKey(first)
    const { signedMessage } = await result("signMessage", "Hello, こんにちは")
    expect(signedMessage).toMatch(/^[0-9a-f]{128}$/)
    expect(key.verifyMessage("Hello, こんにちは", bytes(signedMessage, "hex"))).toBe(true)
    for (const preimage of [type9, type10]) {
      const { signedAuthEntry, signerAddress } = await result("signAuthEntry", preimage)
      const signature = bytes(signedAuthEntry, "base64")
      expect(key.verify(hash(bytes(preimage, "base64")), signature)).toBe(true)
      expect(signerAddress).toBe(first)
    }
  })

  test("SC3: refuses what the phone signed otherwise; off, passes it on", async () => {
    const { model, call, result } = scopuly()
    model.next("alter", "wrong-signer")
    expect(await call("signTransaction", paymentXdr)).toEqual(failure(-3))
    expect(await call("signMessage", "Hello")).toEqual(failure(-3))
    model.update({ quirks: { SC3: false } })
    model.next("alter", "wrong-signer")
    expect(amountOf((await result("signTransaction", paymentXdr)).signedTxXdr)).toBe("10.0000000")
    const { signedTxXdr, signerAddress } = await result("signTransaction", paymentXdr)
    expect([signerOf(signedTxXdr, Networks.TESTNET), signerAddress]).toEqual([second, second])
  })

  test("SC3: `submit` sends the transaction, which the log calls a misuse; a `submitUrl` is refused", async () => {
    const { model, call, result } = scopuly()
    const send = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"))
    expect(await call("signTransaction", paymentXdr, { submitUrl: "https://h.example" })).toEqual(
      failure(-3),
    )
    await result("signTransaction", paymentXdr)
    expect(send).not.toHaveBeenCalled()
    for (const [method, opts] of [
      ["signTransaction", { submit: true }],
      ["signAndSubmitTransaction", {}],
    ] as const)
      expect(await result(method, paymentXdr, opts)).toMatchObject({ status: "success" })
    expect(send).toHaveBeenCalledTimes(2)
    expect(model.getState().log).toMatchObject(Array(2).fill({ message: { misuse: "submit" } }))
  })

  test("SC4: refuses without a connection, and for another account or network, without a window", async () => {
    const { model, call } = scopuly()
    model.update({ answer: "ask" })
    for (const opts of [{ address: second }, { networkPassphrase: Networks.PUBLIC }])
      for (const [method, payload] of [
        ["signTransaction", paymentXdr],
        ["signAuthEntry", type9],
        ["signMessage", "Hello"],
      ] as const)
        expect(await call(method, payload, opts)).toEqual(failure(-3))
    for (const payload of ["", "AAAA", undefined, 7])
      expect(await call("signTransaction", payload)).toEqual(failure(-3))
    expect(model.getState().waiting).toEqual([])
    await call("disconnect")
    expect(await call("signMessage", "Hello")).toEqual(failure(-3, /^Reconnect this dApp/))
  })

  test("SC4: a signature is -4 when the site is disconnected meanwhile", async () => {
    const { model, call } = scopuly()
    model.update({ answer: "ask" })
    const signature = call("signMessage", "Hello")
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    await call("disconnect")
    expect(await signature).toEqual(failure(-4))
    expect(model.getState().waiting).toEqual([])
  })
})

describe("switches", () => {
  test("SC4 SC4-http: a blocked site and a page on plain http get -3 for every call", async () => {
    const { model } = scopuly()
    const methods = ["isConnected", "requestAccess", "getNetwork", "signMessage"] as const
    const http = { ...site, isHttps: false }
    for (const [quirk, page] of [
      ["SC4", site],
      ["SC4-http", http],
    ] as const) {
      model.update({ quirks: { [quirk]: true } })
      for (const method of methods)
        expect(await answer(model, method, "Hello", {}, page)).toEqual(failure(-3))
      model.update({ quirks: { [quirk]: false } })
    }
    expect(await answer(model, "isConnected", "", {}, http)).toEqual({
      result: { isConnected: true },
    })
  })

  test("SC4-bridge: connecting and signing are -2 without the bridge", async () => {
    const { model, call } = scopuly({ connected: false })
    model.update({ quirks: { "SC4-bridge": true } })
    expect(await call("requestAccess")).toEqual(failure(-2))
    model.update({ grants: [{ host: site.host, account: first, network: "testnet" }] })
    expect(await call("signMessage", "Hello")).toEqual(failure(-2))
    expect(await call("isConnected")).toEqual({ result: { isConnected: true } })
  })

  test("SC5-poll: the answer arrives three seconds after the phone's", async () => {
    const { model, waits, call } = scopuly()
    model.update({ quirks: { "SC5-poll": true } })
    let isSettled = false
    const signature = call("signMessage", "Hello").finally(() => {
      isSettled = true
    })
    await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([300_000, 3_000])
    expect(isSettled).toBe(false)
    waits[1]!.end()
    expect(await signature).toMatchObject({ result: { signerAddress: first } })
  })

  test("SC8-build: an older phone signs transactions only", async () => {
    const { model, call } = scopuly()
    model.update({ quirks: { "SC8-build": true } })
    expect(await call("signMessage", "Hello")).toEqual(failure(-3))
    expect(await call("signAuthEntry", type9)).toEqual(failure(-3))
    expect(await call("signTransaction", paymentXdr)).toMatchObject({ result: {} })
  })
})

describe("limits", () => {
  test("SC5: a request expires after five minutes", async () => {
    const { model, waits, call } = scopuly({ connected: false })
    model.update({ answer: "ask" })
    const access = call("requestAccess")
    expect(waits.map(({ ms }) => ms)).toEqual([300_000])
    waits[0]!.end()
    expect(await access).toEqual(failure(-3, "Scopuly request expired."))
    expect(model.getState().waiting).toEqual([])
  })

  test("SC5: one connect and five signatures of a site may be pending", async () => {
    const { model, call } = scopuly()
    model.update({ answer: "ask" })
    const pending = Array.from({ length: 5 }, () => call("signMessage", "Hello"))
    await expect.poll(() => model.getState().waiting).toHaveLength(5)
    expect(await call("signMessage", "Hello")).toEqual(failure(-3, /^Too many/))
    const other = answer(model, "requestAccess", "", {}, { host: "other.example", isHttps: true })
    expect(
      await answer(model, "requestAccess", "", {}, { host: "other.example", isHttps: true }),
    ).toEqual(failure(-3, /^Too many/))
    for (const { id } of model.getState().waiting) model.settle("approve", id)
    expect(await other).toMatchObject({ result: { address: first } })
    expect(await Promise.all(pending)).toMatchObject(
      Array(5).fill({ result: { signerAddress: first } }),
    )
  })

  test("SC6: a message has at most 16 KiB, an entry 256, a transaction 512", async () => {
    const { model, call } = scopuly()
    const large = failure(-3, /too large/)
    expect(await call("signMessage", "é".repeat(8 * 1024))).toMatchObject({ result: {} })
    model.update({ answer: "ask" })
    expect(await call("signMessage", `${"é".repeat(8 * 1024)}.`)).toEqual(large)
    expect(await call("signAuthEntry", "A".repeat(256 * 1024 + 1))).toEqual(large)
    expect(await call("signTransaction", "A".repeat(512 * 1024 + 1))).toEqual(large)
    expect(await call("signTransaction", "A".repeat(512 * 1024))).toEqual(failure(-3, /invalid/))
  })

  test("SC6: an entry must be for the network, not expired, and bound to nobody else", async () => {
    const { model, call } = scopuly()
    const change = (preimage: string, fields: object): string => {
      const json = xdr.HashIdPreimage.fromXdr(preimage, "base64").toJson() as object
      const [[name, body]] = Object.entries(json) as [[string, object]]
      return xdr.HashIdPreimage.fromJson({ [name]: { ...body, ...fields } }).toXdr("base64")
    }
    for (const preimage of [
      "AAAA",
      change(type9, { network_id: "00".repeat(32) }),
      change(type9, { signature_expiration_ledger: 0 }),
      change(type10, { signature_expiration_ledger: 0 }),
      change(type10, { address: second }),
    ])
      expect(await call("signAuthEntry", preimage)).toEqual(failure(-3))
    model.update({ account: second })
    expect(await call("signAuthEntry", change(type10, { address: second }))).toMatchObject({
      result: { signerAddress: second },
    })
  })
})
