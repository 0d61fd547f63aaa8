import { inEnglish } from "@alidade/core"
import { expect, test } from "vitest"
import { card } from "./card.js"
import { lobstrModule } from "./module.js"

test("LO3: allows an hour for a signature and five minutes for a connection", () => {
  expect(lobstrModule(card).limits).toEqual({ connect: 5 * 60_000, sign: 60 * 60_000 })
})

test("on a server it is unavailable and does not listen", async () => {
  const module = lobstrModule(card)
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  expect(inEnglish(module.obstacle?.() ?? "")).toBe("LOBSTR works in web pages only.")
})
