import { expect, test } from "vitest"
import { hanaModule } from "./module.js"

test("on a server nobody is there, and asking says so", async () => {
  const module = hanaModule()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "not-installed" })
})
