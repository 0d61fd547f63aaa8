import { expect, test } from "vitest"
import { lobstrModule } from "./module.js"

test("LO3: allows an hour for a signature and five minutes for a connection", () => {
  expect(lobstrModule().limits).toEqual({ connect: 5 * 60_000, sign: 60 * 60_000 })
})

test("on a server it is unavailable and does not listen", async () => {
  const module = lobstrModule()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  expect(module.obstacle?.()).toBe("LOBSTR works in web pages only.")
})
