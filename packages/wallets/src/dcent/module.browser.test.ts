import { networks } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { dcentModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const given = { networkPassphrase: networks.Testnet, address: account }

const functions = {
  isConnected: async (): Promise<object> => ({ isConnected: true }),
  requestAccess: async (): Promise<object> => ({ address: account, publicKey: account }),
  getAddress: async (): Promise<object> => ({ address: account }),
  getNetwork: async () => ({ network: "TESTNET", networkPassphrase: networks.Testnet }),
  signTransaction: async (): Promise<object> => ({ signedTxXdr: "AAAA", signerAddress: account }),
  signAuthEntry: async () => ({ signedAuthEntry: "00".repeat(64) }),
  signMessage: async () => ({ signedMessage: "00".repeat(64) }),
}
const module = dcentModule(card)

/** Injects the object, on a page of the extension or of the phone's browser. */
function inject(other: object = {}, platform = "extension"): void {
  const stellar = Object.freeze({ provider: "dcent", platform, version: "1" })
  Object.assign(window, { dcentStellarProvider: { ...functions, ...other }, stellar })
}

afterEach(() => {
  for (const name of ["dcentStellarProvider", "stellar"]) Reflect.deleteProperty(window, name)
})

test("DC2: connects and signs", async () => {
  inject()
  expect(await module.getAddress()).toEqual({ address: account })
  expect(await module.signTransaction?.("BBBB", given)).toEqual({
    signedTxXdr: "AAAA",
    signerAddress: account,
  })
  const signature = `${"A".repeat(86)}==`
  expect(await module.signAuthEntry?.("CCCC", given)).toEqual({ signedAuthEntry: signature })
})

test("DC1, IN4: its object is enough, whoever claims to be the page's provider", async () => {
  inject()
  for (const stellar of [{ provider: "scopuly", platform: "mobile" }, undefined]) {
    Object.assign(window, { stellar })
    expect(await module.isAvailable()).toBe(true)
    expect(module.inApp).toBe(false)
  }
})

test("DC1: an object that the phone injects late is announced by its event", async () => {
  const arrived = vi.fn()
  const stop = module.onArrival?.(arrived)
  expect(await module.isAvailable()).toBe(false)
  inject({}, "mobile")
  window.dispatchEvent(new Event("dcent#initialized"))
  await expect.poll(() => arrived.mock.calls.length).toBe(1)
  expect(module.inApp).toBe(true)
  stop?.()
})

test("DC3: the phone rejects requestAccess, and getAddress tells", async () => {
  inject({ requestAccess: () => Promise.reject(new Error("Method rejected")) }, "mobile")
  expect(await module.getAddress()).toEqual({ address: account })
  inject({ requestAccess: () => Promise.reject(), getAddress: async () => ({ address: "" }) })
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "rejected" })
})

test("DC2: an error in the reply to requestAccess counts, on the phone too", async () => {
  const getAddress = vi.fn()
  const error = { code: -4, message: "no", ext: "text" }
  inject({ getAddress, requestAccess: async () => ({ address: "", error }) }, "mobile")
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "rejected", ext: "text" })
  expect(getAddress).not.toHaveBeenCalled()
})

test("DC3: on the phone, isConnected false means that it can't be used", async () => {
  const isConnected = async () => ({ isConnected: false })
  inject({ isConnected }, "mobile")
  expect(await module.isAvailable()).toBe(false)
  inject({ isConnected })
  expect(await module.isAvailable()).toBe(true)
  // What says nothing doesn't hide the wallet.
  for (const answer of [() => Promise.reject(), async () => null, () => new Promise(() => {})]) {
    inject({ isConnected: answer }, "mobile")
    expect(await module.isAvailable()).toBe(true)
  }
})

test("DC2: a canceled connection ends, though a rejection of requestAccess would not", async () => {
  inject({ requestAccess: () => new Promise(() => {}) })
  const canceled = new AbortController()
  const asked = module.getAddress({ signal: canceled.signal })
  canceled.abort()
  await expect(asked).rejects.toMatchObject({ kind: "aborted" })
})
