import { networks } from "@alidade/core"
import { afterEach, expect, test } from "vitest"
import { card } from "./card.js"
import { scopulyModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const given = { networkPassphrase: networks.Testnet, address: account }

const functions = {
  isConnected: async () => ({ isConnected: true }),
  requestAccess: async (): Promise<object> => ({ address: account }),
  getAddress: async () => ({ address: account }),
  signTransaction: async (): Promise<object> => ({
    signedTxXdr: "AAAA",
    signedXDR: "AAAA",
    signerAddress: account,
    hash: "00",
  }),
}

/** Injects the object as the extension does: frozen (SC1). */
function inject(other: object = {}): void {
  const value = Object.freeze({ ...functions, ...other })
  Object.defineProperty(window, "scopuly", { value, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(window, "scopuly")
  Reflect.deleteProperty(window, "stellar")
})

test("finds Scopuly's object, whoever claims to be the page's provider (IN4)", async () => {
  inject()
  const stellar = Object.freeze({ provider: "dcent", platform: "extension", version: "1" })
  Object.assign(window, { stellar })
  const module = scopulyModule(card)
  expect(await module.isAvailable()).toBe(true)
  expect(await module.getAddress()).toEqual({ address: account })
  expect(await module.signTransaction?.("BBBB", given)).toEqual({
    signedTxXdr: "AAAA",
    signerAddress: account,
  })
})

test("waits as long as a request lives on the phone (SC5)", () => {
  expect(scopulyModule(card).limits).toEqual({ connect: 310_000, sign: 310_000 })
})

test.each([
  ["First connect a Scopuly Mobile account in the extension.", "internal", "scopulySetup"],
  ["Reconnect this dApp to continue.", "internal", "siteNotConnected"],
  ["Scopuly request expired.", "timeout", "expired"],
  ["The request timed out.", "timeout", "expired"],
  ["Too many pending requests.", "bad-request", "failedWith"],
])('error -3 "%s" is %s, %s (SC4, SC5)', async (message, kind, key) => {
  const fail = () => Promise.reject({ code: -3, message })
  inject({ requestAccess: fail, signTransaction: fail })
  const module = scopulyModule(card)
  for (const call of [module.getAddress(), module.signTransaction?.("BBBB", given)])
    await expect(call).rejects.toMatchObject({ kind, reason: { key } })
})

test.each([
  [-1, "internal"],
  [-2, "external"],
  [-4, "rejected"],
])("error %i is %s, whatever its text (SC4)", async (code, kind) => {
  inject({ requestAccess: () => Promise.reject({ code, message: "Scopuly request expired." }) })
  await expect(scopulyModule(card).getAddress()).rejects.toMatchObject({ kind, code })
})
