import { expect, test } from "vitest"
import { hana } from "./index.js"

test("the module says who it is and what it can do [S3.7 S3.8 S3.9 S3.10 S3.11 S3.13 S8.19]", () => {
  const module = hana()
  expect(module).toMatchObject({
    productId: "hana",
    productName: "Hana Wallet",
    productUrl: "https://hanawallet.io",
    moduleType: "HOT_WALLET",
    absence: "Hana Wallet is not installed",
    capabilities: {
      authEntry: ["v1"],
      message: true,
      network: "none",
      silentRestore: false,
      accountSelection: true,
      gesture: false,
    },
  })
  expect(module.productIcon).toMatch(/hana\/icon\.svg$/)
})

test("it has no way to read the network, nor to be restored without a window", () => {
  const module = hana()
  expect(module.getNetwork).toBeUndefined()
  expect(module.restore).toBeUndefined()
})

test("on a server nobody is there, and asking says so", async () => {
  const module = hana()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "not-installed" })
})
