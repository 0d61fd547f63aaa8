import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { freighter } from "./index.js"

test("the module says who it is and what it can do [S3.7 S3.8 S3.9 S3.10 S3.11 S3.13 S8.18]", () => {
  const module = freighter()
  expect(module).toMatchObject({
    productId: "freighter",
    productName: "Freighter",
    productUrl: "https://www.freighter.app",
    moduleType: "HOT_WALLET",
    absence: "Freighter is not connected",
    capabilities: {
      authEntry: ["v1", "v2"],
      message: true,
      network: "binding",
      silentRestore: true,
      accountSelection: true,
      gesture: false,
    },
  })
  expect(module.productIcon).toMatch(/freighter\/icon\.svg$/)
})

test("on a server nobody is there, nothing is listened to, and asking says why", async () => {
  const module = freighter()
  expect(await module.isAvailable()).toBe(false)
  const stop = module.onArrival?.(() => {})
  stop?.()
  expect(module.obstacle?.()).toBe("Freighter answers web pages only.")
  module.watch?.(() => {})()
  await expect(module.getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "Freighter answers web pages only.",
  })
  await expect(
    module.signTransaction?.("AAAA", { networkPassphrase: networks.Public }),
  ).rejects.toMatchObject({ kind: "unsupported" })
})
