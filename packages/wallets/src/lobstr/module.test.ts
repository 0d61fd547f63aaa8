import { expect, test } from "vitest"
import { lobstrModule } from "./module.js"

test("LO3: it is given an hour for a signature, and as long as pairing a phone takes for a connection", () => {
  expect(lobstrModule().limits).toEqual({ connect: 5 * 60_000, sign: 60 * 60_000 })
})

test("on a server nobody is there, and nothing is listened to", async () => {
  const module = lobstrModule()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  expect(module.obstacle?.()).toBe("LOBSTR answers web pages only.")
})
