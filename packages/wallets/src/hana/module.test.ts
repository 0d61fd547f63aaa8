import { expect, test } from "vitest"
import { card } from "./card.js"
import { hanaModule } from "./module.js"

test("on a server it is unavailable, and calls reject with not-installed", async () => {
  const module = hanaModule(card)
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "not-installed" })
})
