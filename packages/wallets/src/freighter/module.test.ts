import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { freighterModule } from "./module.js"

test("on a server nobody is there, nothing is listened to, and asking says why", async () => {
  const module = freighterModule()
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
