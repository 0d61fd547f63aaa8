import {
  buildAuthorizationEntryPreimage,
  hash,
  Keypair,
  Networks,
  xdr,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { testPage } from "../../test/page.js"
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
import { quirksOf } from "../wallet/quirks.js"
import { createSep43, type Sep43Form, type Sep43Functions } from "./functions.js"
import { sep43Quirks } from "./quirks.js"

const host = "dapp.example"
const bytes = (text: unknown, form: "base64" | "hex" = "base64"): Uint8Array =>
  Uint8Array.from(Buffer.from(String(text), form))

type Functions = { [Name in keyof Sep43Functions]: (...values: unknown[]) => Promise<Reply> }
type Reply = Readonly<Record<string, unknown>>

/** A wallet on Testnet that approves, with access, and its functions for a page. */
function wallet(form: Partial<Sep43Form> = {}) {
  const { model } = testModel({
    quirks: quirksOf([], sep43Quirks),
    networks: ["testnet", "public"],
    initial: {
      network: "testnet",
      answer: "approve",
      grants: [{ host, account: first, network: "testnet" }],
    },
  })
  const { functions } = createSep43(model, testPage(), {
    failure: (error, empty) => ({ ...empty, error }),
    namesSigner: () => true,
    ...form,
  })
  return { model, ...(functions as unknown as Functions) }
}

/** A failed reply with empty fields. */
const failed = (code: number, fields: object) => ({
  ...fields,
  error: { code, message: expect.any(String) },
})
const noTransaction = { signedTxXdr: "", signerAddress: "" }

describe("signing", () => {
  test("signs with the account and for the network that the request names", async () => {
    const { signTransaction } = wallet()
    const own = await signTransaction(paymentXdr)
    expect(own.signerAddress).toBe(first)
    expect(signerOf(own.signedTxXdr, Networks.TESTNET)).toBe(first)
    const networkPassphrase = Networks.PUBLIC
    const other = await signTransaction(paymentXdr, { networkPassphrase, address: second })
    expect(other.signerAddress).toBe(second)
    expect(signerOf(other.signedTxXdr, Networks.PUBLIC)).toBe(second)
    const named = await signTransaction(paymentXdr, { accountToSign: second })
    expect(named.signerAddress).toBe(second)
  })

  test("signs messages by SEP-53, and entries of both types", async () => {
    const { signMessage, signAuthEntry } = wallet()
    const key = Keypair.fromPublicKey(first)
    const { signedMessage } = await signMessage("Hello, こんにちは")
    expect(key.verifyMessage("Hello, こんにちは", bytes(signedMessage))).toBe(true)
    for (const preimage of [type9, type10]) {
      const { signedAuthEntry } = await signAuthEntry(preimage)
      expect(key.verify(hash(bytes(preimage)), bytes(signedAuthEntry))).toBe(true)
    }
  })

  test("refuses without a window what it can't sign", async () => {
    const { model, signTransaction, signAuthEntry, signMessage } = wallet()
    model.update({ answer: "ask" })
    for (const [xdr, opts] of [
      ["AAAA"],
      [7],
      [undefined],
      [paymentXdr, { networkPassphrase: Networks.FUTURENET }],
      [paymentXdr, { networkPassphrase: 7 }],
      [paymentXdr, { address: Keypair.random().publicKey() }],
      [paymentXdr, { address: {} }],
    ])
      expect(await signTransaction(xdr, opts)).toEqual(failed(-3, noTransaction))
    for (const [entry, opts] of [["AAAA"], [type10, { address: second }]])
      expect(await signAuthEntry(entry, opts)).toMatchObject({ error: { code: -3 } })
    expect(
      await signAuthEntry(type9, { networkPassphrase: Networks.PUBLIC, address: first }),
    ).toMatchObject({ error: { code: -3 } })
    expect(await signMessage({})).toMatchObject({ error: { code: -3 } })
    // Such arguments do not reach an extension.
    expect(await signTransaction(paymentXdr, { address: () => first })).toMatchObject({
      error: { code: -3 },
    })
    model.update({ grants: [] })
    expect(await signTransaction(paymentXdr)).toEqual(failed(-3, noTransaction))
    expect(model.getState().waiting).toEqual([])
  })

  test("IN1: replies with -4 if rejected or closed, and stays silent once removed", async () => {
    const { model, signTransaction } = wallet()
    model.next("reject", "close", "ask")
    expect(await signTransaction(paymentXdr)).toEqual(failed(-4, noTransaction))
    expect(await signTransaction(paymentXdr)).toEqual(failed(-4, noTransaction))
    let isSettled = false
    void signTransaction(paymentXdr).then(() => {
      isSettled = true
    })
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    model.destroy()
    await Promise.resolve()
    expect(isSettled).toBe(false)
  })

  test("if dishonest, signs altered content or with another account, and names it", async () => {
    const { model, signTransaction } = wallet()
    model.next("alter", "wrong-signer")
    expect(amountOf((await signTransaction(paymentXdr)).signedTxXdr)).toBe("10.0000000")
    const { signedTxXdr, signerAddress } = await signTransaction(paymentXdr)
    expect([signerOf(signedTxXdr, Networks.TESTNET), signerAddress]).toEqual([second, second])
  })

  test("CA3 FO3: asks the approvers after the person; either can decline", async () => {
    const { model, signMessage } = wallet({ hasApprovers: () => true })
    model.update({ answer: "ask" })
    const signed = signMessage("Hello")
    await expect.poll(() => model.getState().waiting).toHaveLength(1)
    expect(model.getState().waiting[0]).not.toHaveProperty("elsewhere")
    model.settle("approve")
    await expect
      .poll(() => model.getState().waiting)
      .toMatchObject([{ elsewhere: { title: "Waiting for approval" } }])
    model.settle("approve")
    expect(await signed).toMatchObject({ signerAddress: first })
    model.next("approve", "reject")
    expect(await signMessage("Hello")).toMatchObject({ error: { code: -4 } })
    model.next("reject")
    expect(await signMessage("Hello")).toMatchObject({ error: { code: -4 } })
  })
})

test("getNetwork tells the selected network, without a window", async () => {
  const { model, getNetwork } = wallet()
  expect(await getNetwork()).toEqual({ network: "TESTNET", networkPassphrase: Networks.TESTNET })
  model.update({ network: "public", grants: [], answer: "ask" })
  expect(await getNetwork()).toEqual({ network: "PUBLIC", networkPassphrase: Networks.PUBLIC })
})

test("IN2: replies without the signer's name", async () => {
  const { model, signMessage } = wallet({ namesSigner: () => false })
  expect(Object.keys(await signMessage("Hello"))).toEqual(["signedMessage"])
  model.next("reject")
  expect(Object.keys(await signMessage("Hello"))).toEqual(["signedMessage", "error"])
})

describe("IN1: fails in the form of a quirk", () => {
  const message = "The user rejected this request."

  test.each([
    ["IN1-object", { code: -4, message }],
    ["IN1-text", message],
    ["IN1-nested", { error: { code: -4, message } }],
  ] as const)("%s", async (quirk, thrown) => {
    const { model, signTransaction } = wallet()
    model.update({ quirks: { [quirk]: true }, answer: "reject" })
    await expect(signTransaction(paymentXdr)).rejects.toEqual(thrown)
  })

  test("IN1-error", async () => {
    const { model, signTransaction } = wallet()
    model.update({ quirks: { "IN1-error": true }, answer: "reject" })
    const thrown = await signTransaction(paymentXdr).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Error)
    expect(thrown).toMatchObject({ message })
    expect(thrown).not.toHaveProperty("code")
  })

  test("IN1-empty", async () => {
    const { model, signTransaction } = wallet()
    model.update({ quirks: { "IN1-empty": true }, answer: "reject" })
    expect(await signTransaction(paymentXdr)).toEqual(noTransaction)
  })

  test("IN1-4001, and 4100 without access", async () => {
    const { model, signTransaction } = wallet()
    model.update({ quirks: { "IN1-4001": true }, answer: "reject" })
    expect(await signTransaction(paymentXdr)).toEqual(failed(4001, noTransaction))
    model.update({ grants: [] })
    expect(await signTransaction(paymentXdr)).toEqual(failed(4100, noTransaction))
  })
})

describe("IN2: returns signatures in another form", () => {
  test("IN2-hex: messages and entries in hex, transactions unchanged", async () => {
    const { model, signTransaction, signAuthEntry, signMessage } = wallet()
    model.update({ quirks: { "IN2-hex": true } })
    const key = Keypair.fromPublicKey(first)
    const { signedMessage } = await signMessage("Hello")
    expect(signedMessage).toMatch(/^[0-9a-f]{128}$/)
    expect(key.verifyMessage("Hello", bytes(signedMessage, "hex"))).toBe(true)
    const { signedAuthEntry } = await signAuthEntry(type9)
    expect(key.verify(hash(bytes(type9)), bytes(signedAuthEntry, "hex"))).toBe(true)
    const { signedTxXdr } = await signTransaction(paymentXdr)
    expect(signerOf(signedTxXdr, Networks.TESTNET)).toBe(first)
  })

  test.each([
    ["type 9", type9, "sorobanCredentialsAddress"],
    ["type 10", type10, "sorobanCredentialsAddressV2"],
  ])("IN2-entry: a whole entry for %s", async (_, preimage, credentialsType) => {
    const { model, signAuthEntry } = wallet()
    model.update({ quirks: { "IN2-entry": true, "IN2-hex": true } })
    const { signedAuthEntry } = await signAuthEntry(preimage)
    const entry = xdr.SorobanAuthorizationEntry.fromXdr(String(signedAuthEntry), "base64")
    expect(entry.credentials.type).toBe(credentialsType)
    const credentials = entry.credentials as xdr.SorobanCredentialsAddress
    const { signatureExpirationLedger, signature } =
      credentials.address ?? (entry.credentials as xdr.SorobanCredentialsAddressV2).addressV2
    expect(
      buildAuthorizationEntryPreimage(entry, signatureExpirationLedger, Networks.TESTNET).toXdr(
        "base64",
      ),
    ).toBe(preimage)
    const [{ vec }] = [signature.toJson() as unknown as { vec: [{ map: Field[] }] }]
    const [{ map }] = vec
    const value = (name: string): string | undefined =>
      map.find(({ key }) => key.symbol === name)?.val.bytes
    expect(value("public_key")).toBe(
      Buffer.from(Keypair.fromPublicKey(first).rawPublicKey()).toString("hex"),
    )
    expect(
      Keypair.fromPublicKey(first).verify(hash(bytes(preimage)), bytes(value("signature"), "hex")),
    ).toBe(true)
  })
})

interface Field {
  key: { symbol: string }
  val: { bytes: string }
}
