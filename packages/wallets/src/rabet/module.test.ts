import { expect, test } from "vitest"
import { card } from "./card.js"
import { rabetModule } from "./module.js"

test("is unavailable on a server, and its calls say so", async () => {
  const module = rabetModule(card)
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  module.watch?.(() => {})()
  await module.disconnect?.()
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "not-installed" })
})
