import { networks } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { kleverModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const given = { networkPassphrase: networks.Testnet, address: account }
const signature = `${"A".repeat(86)}==`
const module = kleverModule(card)

/** Injects the object. Its functions answer as the test says. */
function inject(answers: Record<string, () => unknown> = {}) {
  const stellar = {
    getAddress: vi.fn(answers.getAddress ?? (async () => ({ address: account }))),
    signTransaction: vi.fn(answers.signTransaction ?? (async () => ({ signedTxXdr: "AAAA" }))),
    signAuthEntry: vi.fn(answers.signAuthEntry ?? (async () => ({ signedAuthEntry: signature }))),
    signMessage: vi.fn(answers.signMessage ?? (async () => ({ signedMessage: signature }))),
    getNetwork: vi.fn(async () => ({ network: "TESTNET", networkPassphrase: networks.Testnet })),
  }
  Object.assign(window, { kleverWallet: { stellar } })
  return stellar
}

afterEach(() => Reflect.deleteProperty(window, "kleverWallet"))

test("KL1: connects and signs with SEP-43's arguments, and reads its replies", async () => {
  const stellar = inject()
  expect(await module.isAvailable()).toBe(true)
  expect(await module.getAddress()).toEqual({ address: account })
  expect(await module.signTransaction?.("BBBB", given)).toEqual({ signedTxXdr: "AAAA" })
  expect(await module.signAuthEntry?.("CCCC", given)).toEqual({ signedAuthEntry: signature })
  expect(await module.signMessage?.("hello", given)).toEqual({ signedMessage: signature })
  expect(stellar.signTransaction).toHaveBeenCalledWith("BBBB", given)
  expect(stellar.signAuthEntry).toHaveBeenCalledWith("CCCC", given)
  expect(stellar.signMessage).toHaveBeenCalledWith("hello", given)
})

test("KL1: never asks for the address unasked, because that may open a window", async () => {
  const stellar = inject()
  const stop = module.watch?.(() => {})
  await module.signTransaction?.("BBBB", given)
  expect(module.restore).toBeUndefined()
  expect(stellar.getAddress).not.toHaveBeenCalled()
  stop?.()
})

test("is missing beside Klever's object for its own chain (KL1)", async () => {
  Object.assign(window, { kleverWallet: { klv: {} }, kleverWeb: {} })
  await expect(module.getAddress()).rejects.toMatchObject({
    kind: "not-installed",
    message: "Klever Wallet is not installed",
  })
  Reflect.deleteProperty(window, "kleverWeb")
})

test.each<[string, () => unknown, string]>([
  ["an empty field", async () => ({ signedTxXdr: "" }), "bad-reply"],
  ["an error beside it", async () => ({ signedTxXdr: "", error: { code: -4 } }), "rejected"],
  ["a text", () => Promise.reject("User rejected"), "rejected"],
  ["a nested error", () => Promise.reject({ error: { code: -3, message: "no" } }), "bad-request"],
  ["a hostile object", async () => new Proxy({}, { get: () => Symbol("x") }), "bad-reply"],
])("KL2, IN1: a signature that ends with %s is %s", async (_, signTransaction, kind) => {
  inject({ signTransaction })
  await expect(module.signTransaction?.("BBBB", given)).rejects.toMatchObject({ kind })
})
