import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { rabet } from "./index.js"

test("the module says who it is and what it can do [S3.7 S3.8 S3.9 S3.10 S3.11 S3.13 S8.21]", () => {
  const module = rabet()
  expect(module).toMatchObject({
    productId: "rabet",
    productName: "Rabet",
    productUrl: "https://rabet.io",
    moduleType: "HOT_WALLET",
    absence: "Rabet is not installed",
    capabilities: {
      networks: [networks.Public, networks.Testnet],
      authEntry: [],
      message: false,
      network: "informative",
      silentRestore: false,
      accountSelection: false,
      gesture: false,
    },
  })
  expect(module.productIcon).toMatch(/rabet\/icon\.svg$/)
})

test("RA6: it has no way to sign auth entries or messages; RA4: nor to be restored without a window", () => {
  const module = rabet()
  expect(module.signAuthEntry).toBeUndefined()
  expect(module.signMessage).toBeUndefined()
  expect(module.restore).toBeUndefined()
})

test("on a server nobody is there, and asking says so", async () => {
  const module = rabet()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  module.watch?.(() => {})()
  await module.disconnect?.()
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "not-installed" })
})
