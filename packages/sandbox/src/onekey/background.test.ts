import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test, vi } from "vitest"
import {
  amountOf,
  feeBumpXdr,
  first,
  paymentXdr,
  second,
  signerOf,
  testModel,
} from "../../test/signing.js"
import type { LocalModel } from "../wallet/model.js"
import { answer } from "./background.js"
import { onekeyQuirks } from "./quirks.js"
import type { Method, Outcome } from "./wire.js"

const host = "dapp.example"
const code = (code: number) => ({ error: { code, message: expect.any(String) } })
const bytes = (text: unknown, form: "base64" | "hex"): Uint8Array =>
  Uint8Array.from(Buffer.from(String(text), form))

/** A OneKey on Testnet that approves, connected unless told otherwise, and a function to call it. */
function onekey({ connected = true } = {}): {
  model: LocalModel
  call: (method: Method, params?: object) => Promise<Outcome>
  result: (method: Method, params?: object) => Promise<Record<string, unknown>>
} {
  const { model } = testModel({
    quirks: onekeyQuirks,
    networks: ["testnet", "public"],
    initial: {
      network: "testnet",
      answer: "approve",
      grants: connected ? [{ host, account: first, network: "testnet" }] : [],
    },
  })
  const call = (method: Method, params?: object): Promise<Outcome> =>
    answer(model, method, params, host)
  return {
    model,
    call,
    async result(method, params) {
      const outcome = await call(method, params)
      if (!outcome || "error" in outcome) throw new Error(JSON.stringify(outcome))
      return outcome.result as Record<string, unknown>
    },
  }
}

/** An envelope by account 1 with one operation, on Testnet. */
function envelope(operation: xdr.Operation): string {
  return new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
    .toXdr()
}

afterEach(() => void vi.restoreAllMocks())

describe("getAddress", () => {
  test("asks once; the connection then follows the active account", async () => {
    const { model, result } = onekey({ connected: false })
    expect(await result("stellar_getAddress")).toEqual({ address: first })
    model.update({ answer: "reject", account: second })
    expect(await result("stellar_getAddress")).toEqual({ address: second })
  })

  test("ON3: the silent restore opens no window, and is 4100 without a connection", async () => {
    const { model, call } = onekey({ connected: false })
    const restore = () => call("stellar_getAddress", { skipRequestAccess: true })
    expect(await restore()).toEqual(code(4100))
    await call("stellar_getAddress")
    model.update({ locked: true, answer: "ask" })
    expect(await restore()).toEqual({ result: { address: first } })
    expect(model.getState().waiting).toEqual([])
  })

  test("ON9: asks for the password while locked", async () => {
    const { model, call } = onekey()
    model.update({ locked: true, answer: "ask" })
    const address = call("stellar_getAddress")
    expect(model.getState().waiting).toMatchObject([{ kind: "connect", host }])
    model.settle("approve")
    expect(await address).toEqual({ result: { address: first } })
    expect(model.getState().locked).toBe(false)
  })

  test("ON9: a rejection and a closed window are both 4001; a removed wallet stays silent", async () => {
    const { model, call } = onekey({ connected: false })
    model.next("reject", "close", "ask")
    expect(await call("stellar_getAddress")).toEqual(code(4001))
    expect(await call("stellar_getAddress")).toEqual(code(4001))
    const address = call("stellar_getAddress")
    model.destroy()
    expect(await address).toBeNull()
  })
})

test("ON9: every other call is 4100 without a connection, and an unknown method 4200", async () => {
  const { model, call } = onekey({ connected: false })
  expect(await call("stellar_signTransaction", { xdr: paymentXdr })).toEqual(code(4100))
  expect(await call("stellar_signMessage", { message: "Hello" })).toEqual(code(4100))
  expect(await call("stellar_getNetwork")).toEqual(code(4100))
  expect(await answer(model, "eth_accounts", undefined, host)).toEqual(code(4200))
})

test("getNetwork names the networks mainnet and testnet", async () => {
  const { model, result } = onekey()
  expect(await result("stellar_getNetwork")).toEqual({
    network: "testnet",
    networkPassphrase: Networks.TESTNET,
  })
  model.update({ network: "public" })
  expect(await result("stellar_getNetwork")).toEqual({
    network: "mainnet",
    networkPassphrase: Networks.PUBLIC,
  })
})

test("disconnect ends the site's connection, and no other", async () => {
  const { model, call } = onekey()
  const other = { host: "other.example", account: first, network: "testnet" } as const
  model.update({ grants: [...model.getState().grants, other] })
  await call("stellar_disconnect")
  expect(model.getState().grants).toEqual([other])
})

describe("signTransaction", () => {
  test("ON4: signs with the connected account for any passphrase, else for the wallet's network", async () => {
    const { model, result } = onekey()
    for (const networkPassphrase of [Networks.PUBLIC, Networks.FUTURENET]) {
      const signed = await result("stellar_signTransaction", {
        xdr: paymentXdr,
        networkPassphrase,
        address: second,
      })
      expect(signerOf(signed.signedTxXdr, networkPassphrase)).toBe(first)
      expect(signed.signerAddress).toBe(first)
    }
    model.update({ network: "public" })
    const { signedTxXdr } = await result("stellar_signTransaction", { xdr: paymentXdr })
    expect(signerOf(signedTxXdr, Networks.PUBLIC)).toBe(first)
  })

  test("ON5: `submit` sends the transaction, which the log calls a misuse", async () => {
    const { model, call, result } = onekey()
    const send = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"))
    const request = { xdr: paymentXdr, networkPassphrase: Networks.TESTNET }
    const { signedTxXdr } = await result("stellar_signTransaction", request)
    expect(send).not.toHaveBeenCalled()
    await result("stellar_signTransaction", { ...request, submit: true })
    expect(send).toHaveBeenCalledExactlyOnceWith(`${model.network().horizonUrl}/transactions`, {
      method: "POST",
      body: new URLSearchParams({ tx: String(signedTxXdr) }),
    })
    expect(model.getState().log.map(({ message }) => message)).toEqual([
      { misuse: "submit", envelope: signedTxXdr },
    ])
    send.mockResolvedValue(new Response("{}", { status: 400 }))
    expect(await call("stellar_signTransaction", { ...request, submit: true })).toEqual(
      code(-32603),
    )
  })

  test("ON9: unreadable data is -32602, without a window", async () => {
    const { model, call } = onekey()
    model.update({ answer: "ask" })
    for (const xdr of ["", "AAAA", undefined, 7])
      expect(await call("stellar_signTransaction", { xdr })).toEqual(code(-32602))
    expect(model.getState().waiting).toEqual([])
  })

  test("if dishonest, signs altered content or with another account, and names it", async () => {
    const { model, result } = onekey()
    model.next("alter", "wrong-signer")
    const request = { xdr: paymentXdr }
    expect(amountOf((await result("stellar_signTransaction", request)).signedTxXdr)).toBe(
      "10.0000000",
    )
    const { signedTxXdr, signerAddress } = await result("stellar_signTransaction", request)
    expect([signerOf(signedTxXdr, Networks.TESTNET), signerAddress]).toEqual([second, second])
  })
})

test("ON6: signAuthEntry is not implemented", async () => {
  const { call } = onekey()
  expect(await call("stellar_signAuthEntry", { authEntry: "AAAA" })).toMatchObject({
    error: { message: "not implemented" },
  })
})

test("ON7: signs SEP-53 in base64, in hex in an older build, and refuses an empty message", async () => {
  const { model, call, result } = onekey()
  const message = "Hello, こんにちは"
  const key = Keypair.fromPublicKey(first)
  const { signedMessage } = await result("stellar_signMessage", { message })
  expect(key.verifyMessage(message, bytes(signedMessage, "base64"))).toBe(true)
  model.update({ quirks: { ON7: true } })
  const hex = (await result("stellar_signMessage", { message })).signedMessage
  expect(hex).toMatch(/^[0-9a-f]{128}$/)
  expect(key.verifyMessage(message, bytes(hex, "hex"))).toBe(true)
  expect(await call("stellar_signMessage", { message: "" })).toEqual(code(-32602))
})

describe("ON8: an account on a hardware device", () => {
  const usd = new Asset("USD", second)

  function device(): ReturnType<typeof onekey> {
    const wallet = onekey()
    wallet.model.update({ quirks: { ON8: true } })
    return wallet
  }

  test("signs what the device knows", async () => {
    const { result } = device()
    for (const operation of [
      Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }),
      Operation.changeTrust({ asset: usd }),
      Operation.bumpSequence({ bumpTo: "2" }),
    ]) {
      const { signedTxXdr } = await result("stellar_signTransaction", { xdr: envelope(operation) })
      expect(signerOf(signedTxXdr, Networks.TESTNET)).toBe(first)
    }
  })

  test("signs no other operation, and no message", async () => {
    const { model, call } = device()
    model.update({ answer: "ask" })
    for (const operation of [
      Operation.setOptions({ homeDomain: "example.org" }),
      Operation.pathPaymentStrictSend({
        sendAsset: usd,
        sendAmount: "1",
        destination: second,
        destAsset: Asset.native(),
        destMin: "1",
      }),
    ])
      expect(await call("stellar_signTransaction", { xdr: envelope(operation) })).toMatchObject({
        error: { message: "not implemented" },
      })
    expect(await call("stellar_signMessage", { message: "Hello" })).toMatchObject({
      error: { message: "not implemented" },
    })
    expect(model.getState().waiting).toEqual([])
  })

  test("returns signatures of a strict receive and a fee bump that do not verify", async () => {
    const { result } = device()
    const receive = Operation.pathPaymentStrictReceive({
      sendAsset: usd,
      sendMax: "25",
      destination: second,
      destAsset: Asset.native(),
      destAmount: "1",
    })
    for (const xdr of [envelope(receive), feeBumpXdr(Networks.TESTNET)]) {
      const { signedTxXdr } = await result("stellar_signTransaction", { xdr })
      const signed = TransactionBuilder.fromXdr(String(signedTxXdr), Networks.TESTNET)
      expect(Buffer.from(signed.hash())).toEqual(
        Buffer.from(TransactionBuilder.fromXdr(xdr, Networks.TESTNET).hash()),
      )
      expect(signed.signatures).toHaveLength(1)
      expect(signerOf(signedTxXdr, Networks.TESTNET)).toBeUndefined()
    }
  })
})
