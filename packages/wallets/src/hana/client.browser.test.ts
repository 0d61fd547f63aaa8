import { networks } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import * as client from "./client.js"
import { hanaModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet

const never = (): Promise<never> => new Promise(() => {})

/** The calls that the wallet received, in order. */
let received: [name: string, argument?: unknown][]
/** The result of each of its functions. */
let answers: Record<string, () => unknown>

function inject(): void {
  const names = ["getPublicKey", "signTransaction", "signAuthEntry", "signMessage", "signBlob"]
  const functions = names.map((name) => [
    name,
    function (this: unknown, ...given: unknown[]) {
      expect(this, "called as a function of its object").toBe(stellar)
      received.push([name, ...given] as [string])
      return answers[name]?.()
    },
  ])
  const stellar = Object.fromEntries(functions)
  Object.assign(window, { hanaWallet: { stellar } })
}

/** Waits until the function has been called. */
const untilCalled = (name: string) =>
  expect.poll(() => received.some(([called]) => called === name)).toBe(true)

beforeEach(() => {
  received = []
  answers = {
    getPublicKey: async () => account,
    signTransaction: async () => "AAAA",
    signAuthEntry: async () => signature,
    signMessage: async () => signature,
  }
  inject()
})

afterEach(() => {
  Reflect.deleteProperty(window, "hanaWallet")
  vi.useRealTimers()
})

test("getAddress returns the address [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(received).toEqual([["getPublicKey"]])
})

test("signTransaction names the network and the account [S3.17]", async () => {
  const signed = await client.signTransaction("BBBB", { networkPassphrase, address: other })
  expect(signed).toEqual({ signedTxXdr: "AAAA" })
  expect(received).toEqual([
    ["signTransaction", { xdr: "BBBB", networkPassphrase, accountToSign: other }],
  ])
  await client.signTransaction("BBBB", { networkPassphrase })
  expect(received[1]).toEqual(["signTransaction", { xdr: "BBBB", networkPassphrase }])
})

test("rejects a transaction without a network before calling Hana", async () => {
  await expect(client.signTransaction("BBBB", { address: account })).rejects.toMatchObject({
    kind: "bad-request",
    code: -3,
  })
  expect(received).toEqual([])
})

test("signAuthEntry and signMessage name the account and return the signature [S3.20 S3.22]", async () => {
  expect(await client.signAuthEntry("BBBB", { networkPassphrase, address: other })).toEqual({
    signedAuthEntry: signature,
  })
  expect(await client.signMessage("こんにちは", { networkPassphrase, address: other })).toEqual({
    signedMessage: signature,
  })
  expect(received).toEqual([
    ["signAuthEntry", { xdr: "BBBB", accountToSign: other }],
    ["signMessage", { message: "こんにちは", accountToSign: other }],
  ])
})

test("converts a hex signature to base64", async () => {
  answers.signMessage = async () => "00".repeat(64)
  expect(await client.signMessage("hello")).toEqual({ signedMessage: signature })
})

test("rejects bytes as a message", async () => {
  const bytes = new Uint8Array(3) as unknown as string
  await expect(client.signMessage(bytes)).rejects.toMatchObject({ kind: "bad-request" })
  expect(received).toEqual([])
})

const signatures = {
  signTransaction: (options: object) =>
    client.signTransaction("BBBB", { networkPassphrase, ...options }),
  signAuthEntry: (options: object) => client.signAuthEntry("BBBB", options),
  signMessage: (options: object) => client.signMessage("hello", options),
}
const calls = { getPublicKey: (options: object) => client.getAddress(options), ...signatures }

for (const [name, sign] of Object.entries(signatures)) {
  test(`${name} rejects a contract address before calling Hana: another account would sign`, async () => {
    await expect(sign({ address: contract })).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
    })
    expect(received).toEqual([])
  })
}

for (const [name, call] of Object.entries(calls)) {
  test(`${name} rejects an answer of another shape`, async () => {
    for (const answer of [null, undefined, "", 7, {}, [account], `${account}<`, "x".repeat(2e6)]) {
      answers[name] = async () => answer
      await expect(call({})).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    }
  })

  test(`${name} recognizes a rejection by SEP-43's code, by EIP-1193's code, or by its text`, async () => {
    for (const thrown of [
      { code: -4, message: "no" },
      { code: 4001, message: "no" },
      new Error("User rejected the request."),
      { message: "The user declined" },
      "Request cancelled by user",
      { error: { code: -4, message: "no" } },
    ]) {
      answers[name] = () => Promise.reject(thrown)
      await expect(call({})).rejects.toMatchObject({
        kind: "rejected",
        code: -4,
        message: "The request was declined in Hana Wallet, or its window was closed.",
        cause: thrown,
      })
    }
  })

  test(`${name} keeps the code and the truncated message of other failures`, async () => {
    answers[name] = () => Promise.reject(new Error("No such account"))
    await expect(call({})).rejects.toMatchObject({ kind: "internal", message: "No such account" })
    answers[name] = () => Promise.reject({ code: 17, message: "New" })
    await expect(call({})).rejects.toMatchObject({ kind: "external", code: 17, message: "New" })
    answers[name] = () => {
      throw "x".repeat(1e6)
    }
    await expect(call({})).rejects.toMatchObject({
      kind: "internal",
      message: expect.stringMatching(/^x{10,1000}…$/),
    })
  })

  test(`${name} rejects on abort if Hana never answers`, async () => {
    answers[name] = never
    const controller = new AbortController()
    const called = call({ signal: controller.signal })
    await untilCalled(name)
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted" })
  })
}

test("waits for a late object, which makes the wallet available", async () => {
  Reflect.deleteProperty(window, "hanaWallet")
  const module = hanaModule(card)
  const available = module.isAvailable()
  const address = module.getAddress()
  inject()
  expect(await available).toBe(true)
  expect(await address).toEqual({ address: account })
})

test("reports an object that arrives after the probe ended", async () => {
  Reflect.deleteProperty(window, "hanaWallet")
  const module = hanaModule(card)
  expect(await module.isAvailable()).toBe(false)
  const arrived = new Promise<void>((resolve) => module.onArrival?.(resolve))
  inject()
  await arrived
})

test("without its object, every call rejects with Hana Wallet is not installed [S8.19]", async () => {
  Reflect.deleteProperty(window, "hanaWallet")
  const module = hanaModule(card)
  const calls = await Promise.allSettled([
    module.getAddress(),
    module.signTransaction?.("BBBB", { networkPassphrase }),
    module.signAuthEntry?.("BBBB"),
    module.signMessage?.("hello"),
  ])
  for (const call of calls) {
    expect(call).toMatchObject({
      status: "rejected",
      reason: { kind: "not-installed", code: -1, message: "Hana Wallet is not installed" },
    })
  }
})
