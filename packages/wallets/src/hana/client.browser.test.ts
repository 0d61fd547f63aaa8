import { networks } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import * as client from "./client.js"
import { hanaModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet

const never = (): Promise<never> => new Promise(() => {})

/** What the wallet was asked, in order. */
let asked: [name: string, argument?: unknown][]
/** What each of its functions makes of it. */
let answers: Record<string, () => unknown>

function inject(): void {
  const names = ["getPublicKey", "signTransaction", "signAuthEntry", "signMessage", "signBlob"]
  const functions = names.map((name) => [
    name,
    function (this: unknown, ...given: unknown[]) {
      expect(this, "called as a function of its object").toBe(stellar)
      asked.push([name, ...given] as [string])
      return answers[name]?.()
    },
  ])
  const stellar = Object.fromEntries(functions)
  Object.assign(window, { hanaWallet: { stellar } })
}

/** Waits until the wallet has been asked for this. */
const askedFor = (name: string) => expect.poll(() => asked.some(([one]) => one === name)).toBe(true)

beforeEach(() => {
  asked = []
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

test("access gives the address [S3.16]", async () => {
  expect(await client.getAddress()).toEqual({ address: account })
  expect(asked).toEqual([["getPublicKey"]])
})

test("a transaction: the network and the account are named [S3.17]", async () => {
  const signed = await client.signTransaction("BBBB", { networkPassphrase, address: other })
  expect(signed).toEqual({ signedTxXdr: "AAAA" })
  expect(asked).toEqual([
    ["signTransaction", { xdr: "BBBB", networkPassphrase, accountToSign: other }],
  ])
  await client.signTransaction("BBBB", { networkPassphrase })
  expect(asked[1]).toEqual(["signTransaction", { xdr: "BBBB", networkPassphrase }])
})

test("a transaction without a network is refused before asking", async () => {
  await expect(client.signTransaction("BBBB", { address: account })).rejects.toMatchObject({
    kind: "bad-request",
    code: -3,
  })
  expect(asked).toEqual([])
})

test("an auth entry and a message: what is asked, and the signature [S3.20 S3.22]", async () => {
  expect(await client.signAuthEntry("BBBB", { networkPassphrase, address: other })).toEqual({
    signedAuthEntry: signature,
  })
  expect(await client.signMessage("こんにちは", { networkPassphrase, address: other })).toEqual({
    signedMessage: signature,
  })
  expect(asked).toEqual([
    ["signAuthEntry", { xdr: "BBBB", accountToSign: other }],
    ["signMessage", { message: "こんにちは", accountToSign: other }],
  ])
})

test("a signature in hex is given as base64", async () => {
  answers.signMessage = async () => "00".repeat(64)
  expect(await client.signMessage("hello")).toEqual({ signedMessage: signature })
})

test("bytes are no message", async () => {
  const bytes = new Uint8Array(3) as unknown as string
  await expect(client.signMessage(bytes)).rejects.toMatchObject({ kind: "bad-request" })
  expect(asked).toEqual([])
})

const signatures = {
  signTransaction: (options: object) =>
    client.signTransaction("BBBB", { networkPassphrase, ...options }),
  signAuthEntry: (options: object) => client.signAuthEntry("BBBB", options),
  signMessage: (options: object) => client.signMessage("hello", options),
}
const calls = { getPublicKey: (options: object) => client.getAddress(options), ...signatures }

for (const [name, sign] of Object.entries(signatures)) {
  test(`${name} for a contract's address is refused before asking: another account would sign`, async () => {
    await expect(sign({ address: contract })).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
    })
    expect(asked).toEqual([])
  })
}

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: an answer of another shape is refused`, async () => {
    for (const answer of [null, undefined, "", 7, {}, [account], `${account}<`, "x".repeat(2e6)]) {
      answers[name] = async () => answer
      await expect(call({})).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    }
  })

  test(`${name}: a refusal is told by SEP-43's code, by the number of other chains, or by the words`, async () => {
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

  test(`${name}: another failure keeps its words, cut where they are too long, and its number`, async () => {
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

  test(`${name}: one that is never answered ends with the signal`, async () => {
    answers[name] = never
    const controller = new AbortController()
    const called = call({ signal: controller.signal })
    await askedFor(name)
    controller.abort()
    await expect(called).rejects.toMatchObject({ kind: "aborted" })
  })
}

test("an object that comes late is awaited, and makes the wallet available", async () => {
  Reflect.deleteProperty(window, "hanaWallet")
  const module = hanaModule()
  const available = module.isAvailable()
  const address = module.getAddress()
  inject()
  expect(await available).toBe(true)
  expect(await address).toEqual({ address: account })
})

test("one that comes after the probe has ended is told of", async () => {
  Reflect.deleteProperty(window, "hanaWallet")
  const module = hanaModule()
  expect(await module.isAvailable()).toBe(false)
  const arrived = new Promise<void>((resolve) => module.onArrival?.(resolve))
  inject()
  await arrived
})

test("without its object, every call says that Hana Wallet is not installed [S8.19]", async () => {
  Reflect.deleteProperty(window, "hanaWallet")
  const module = hanaModule()
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
