import { expect, test } from "vitest"
import { createRouter } from "./router.js"

test("starts at ConnectWallet, with one entry [S2.29]", () => {
  expect(createRouter().getState()).toEqual({ view: "ConnectWallet", history: ["ConnectWallet"] })
})

test("push adds a view, but not the current one again [S2.30]", () => {
  const router = createRouter()
  router.push("WalletExplorer")
  const before = router.getState()
  router.push("WalletExplorer")
  expect(router.getState()).toBe(before)
  expect(before.history).toEqual(["ConnectWallet", "WalletExplorer"])
})

test("go-back and replace need two entries, and reset leaves one [S2.31 S2.32 S2.33]", () => {
  const router = createRouter()
  router.goBack()
  router.replace("Qrcode")
  expect(router.getState().history).toEqual(["ConnectWallet"])
  router.push("WalletExplorer")
  router.replace("Qrcode")
  expect(router.getState().history).toEqual(["ConnectWallet", "Qrcode"])
  router.goBack()
  expect(router.getState().view).toBe("ConnectWallet")
  router.push("WalletExplorer")
  router.reset("Qrcode")
  expect(router.getState()).toEqual({ view: "Qrcode", history: ["Qrcode"] })
})
