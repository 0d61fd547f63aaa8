import { expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { testWallet } from "../../test/wallet.js"
import { capabilitiesOf } from "./capabilities.js"

test("infers undeclared capabilities from the module's methods", () => {
  const { capabilities: _, open: __, ...plain } = testWallet()
  expect(capabilitiesOf(plain)).toEqual({
    authEntry: ["v1", "v2"],
    message: true,
    network: "binding",
    silentRestore: true,
    accountSelection: false,
    gesture: false,
    submit: false,
  })
})

test("a wallet without a required capability is listed as such and not connected", async () => {
  const open = vi.fn()
  const wallet = testWallet({ open, capabilities: { message: false, authEntry: ["v1"] } })
  const kit = kitOf([wallet], {
    requiredCapabilities: ["transaction", "auth-entry", "auth-entry-v2", "message", "submit"],
  })
  await kit.preload()
  const lacks = ["auth-entry-v2", "message", "submit"]
  expect(kit.getState().allowedWallets).toMatchObject([{ id: "test", lacks }])
  await expect(kit.connect("test")).rejects.toMatchObject({
    kind: "unsupported",
    code: -3,
    message: 'Test Wallet does not support the "signAuthEntry" function',
  })
  expect(wallet.calls).toEqual([])
  expect(open, "its window opens only while its capabilities are unknown").toHaveBeenCalledOnce()
  await kit.refreshSupportedWallets()
  await expect(kit.connect("test")).rejects.toMatchObject({ kind: "unsupported" })
  expect(open).toHaveBeenCalledOnce()
})

test("missing capabilities follow the module's declaration on each refresh", async () => {
  let message = false
  const { capabilities: _, ...wallet } = testWallet()
  const changing = Object.defineProperty(wallet, "capabilities", { get: () => ({ message }) })
  const kit = kitOf([changing], { requiredCapabilities: ["message"] })
  await kit.preload()
  expect(kit.getState().allowedWallets[0]).toHaveProperty("lacks", ["message"])
  message = true
  await kit.refreshSupportedWallets()
  expect(kit.getState().allowedWallets[0]).not.toHaveProperty("lacks")
  await expect(kit.connect("test")).resolves.toHaveProperty("address")
})

test("capabilities are read again when a wallet reports a change or arrives", async () => {
  let message = false
  let arrived = (): void => {}
  const onArrival = (arrive: () => void) => {
    arrived = arrive
    return () => {}
  }
  const { capabilities: _, ...wallet } = testWallet({ onArrival })
  const changing = Object.defineProperty(wallet, "capabilities", { get: () => ({ message }) })
  const kit = kitOf([changing])
  await kit.connect("test")
  for (const notify of [() => wallet.change({}), () => arrived()]) {
    expect(kit.capabilities("test").message).toBe(message)
    message = !message
    notify()
    await vi.waitUntil(() => kit.capabilities("test").message === message)
  }
})
