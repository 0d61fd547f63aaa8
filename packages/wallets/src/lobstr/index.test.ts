import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { lobstr } from "./index.js"

test("the module says who it is and what it can do [S3.7 S3.8 S3.9 S3.10 S3.11 S3.13 S8.20]", () => {
  const module = lobstr()
  expect(module).toMatchObject({
    productId: "lobstr",
    productName: "LOBSTR",
    productUrl: "https://lobstr.co",
    moduleType: "HOT_WALLET",
    absence: "Lobstr is not connected",
    capabilities: {
      networks: [networks.Public],
      authEntry: [],
      message: true,
      network: "none",
      silentRestore: false,
      accountSelection: false,
      gesture: false,
    },
  })
  expect(module.productIcon).toMatch(/lobstr\/icon\.svg$/)
})

test("LO3: it is given an hour for a signature, and as long as pairing a phone takes for a connection", () => {
  expect(lobstr().limits).toEqual({ connect: 5 * 60_000, sign: 60 * 60_000 })
})

test("LO5: it has no way to sign auth entries or to tell a network, nor to be restored without a window", () => {
  const module = lobstr()
  expect(module.signAuthEntry).toBeUndefined()
  expect(module.getNetwork).toBeUndefined()
  expect(module.restore).toBeUndefined()
})

test("on a server nobody is there, and nothing is listened to", async () => {
  const module = lobstr()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  expect(module.obstacle?.()).toBe("LOBSTR answers web pages only.")
})
