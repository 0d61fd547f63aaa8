import { networks } from "@alidade/core"
import { afterEach, expect, test } from "vitest"
import { findHana } from "../hana/wire.js"
import type { ExtensionPage } from "../page.js"
import { card } from "./card.js"
import { onekeyModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const given = { networkPassphrase: networks.Testnet, address: account }

const stellar = {
  getAddress: async (): Promise<object> => ({ address: account }),
  signTransaction: async (): Promise<object> => ({ signedTxXdr: "AAAA", signerAddress: account }),
  signMessage: async (): Promise<object> => ({ signedMessage: "00".repeat(64) }),
  signAuthEntry: async () => ({}),
  getNetwork: async () => ({ network: "testnet", networkPassphrase: networks.Testnet }),
  disconnect: async () => {},
}
/** The object in Hana's shape that OneKey adds under Hana's name (IN5). */
const asHana = {
  getPublicKey: async () => account,
  signTransaction: async () => "AAAA",
  signAuthEntry: async () => "",
  signMessage: async () => "",
  getNetwork: async () => ({}),
  disconnect: async () => {},
}
const { getNetwork: _, disconnect: __, ...hana } = asHana

function inject(objects: object): void {
  Object.assign(window, objects)
}

afterEach(() => {
  for (const name of ["$onekey", "hanaWallet"]) Reflect.deleteProperty(window, name)
})

test("finds OneKey's object, in its own page too", async () => {
  const page = Object.assign(new EventTarget(), { postMessage: () => {} })
  const own = onekeyModule(card, { page: page as ExtensionPage })
  inject({ $onekey: { stellar } })
  expect(await own.isAvailable()).toBe(false)
  Object.assign(page, { $onekey: { stellar } })
  expect(await own.isAvailable()).toBe(true)
  expect(await onekeyModule(card).getAddress()).toEqual({ address: account })
})

test("is missing while OneKey has no Stellar object", async () => {
  inject({ $onekey: { ethereum: {} } })
  await expect(onekeyModule(card).getAddress()).rejects.toMatchObject({
    kind: "not-installed",
    message: "OneKey Wallet is not installed",
  })
})

test("offers no authorization entries (ON6)", () => {
  inject({ $onekey: { stellar } })
  const module = onekeyModule(card)
  expect(module.signAuthEntry).toBeUndefined()
  expect(module.capabilities?.authEntry).toEqual([])
})

test("says that the account's device cannot sign what it has not implemented (ON8)", async () => {
  const signMessage = () => Promise.reject({ code: -32603, message: "Method not implemented." })
  inject({ $onekey: { stellar: { ...stellar, signMessage } } })
  await expect(onekeyModule(card).signMessage?.("hello", given)).rejects.toMatchObject({
    kind: "unsupported",
    code: -3,
    message: "This account's device cannot sign that. Choose another account in OneKey Wallet.",
  })
})

test("an open request ends when the extension's bridge is gone (ON1)", async () => {
  let isCalled = false
  const signTransaction = () => {
    isCalled = true
    return new Promise(() => {})
  }
  inject({ $onekey: { stellar: { ...stellar, signTransaction } } })
  const signed = onekeyModule(card).signTransaction?.("BBBB", given)
  await expect.poll(() => isCalled).toBe(true)
  window.dispatchEvent(new Event("onekey_bridge_disconnect"))
  await expect(signed).rejects.toMatchObject({ kind: "page-stale" })
})

test("OneKey's object under Hana's name is not Hana (IN5)", () => {
  inject({ hanaWallet: { stellar: asHana } })
  expect(findHana()).toBe(asHana)
  inject({ $onekey: { stellar } })
  expect(findHana()).toBeUndefined()
  inject({ hanaWallet: { stellar: hana } })
  expect(findHana()).toBe(hana)
})
