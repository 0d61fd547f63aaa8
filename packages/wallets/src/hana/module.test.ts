import { expect, test } from "vitest"
import { hanaModule } from "./module.js"

test("on a server it is unavailable, and calls reject with not-installed", async () => {
  const module = hanaModule()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "not-installed" })
})
