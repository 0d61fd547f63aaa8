import { inEnglish, networks } from "@alidade/core"
import { expect, test } from "vitest"
import { card } from "./card.js"
import { freighterModule } from "./module.js"

test("on a server it is unavailable, and calls reject with the reason", async () => {
  const module = freighterModule(card)
  expect(await module.isAvailable()).toBe(false)
  const stop = module.onArrival?.(() => {})
  stop?.()
  expect(inEnglish(module.obstacle?.() ?? "")).toBe("Freighter works in web pages only.")
  module.watch?.(() => {})()
  await expect(module.getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "Freighter works in web pages only.",
  })
  await expect(
    module.signTransaction?.("AAAA", { networkPassphrase: networks.Public }),
  ).rejects.toMatchObject({ kind: "unsupported" })
})
