import { expect, test } from "vitest"
import { rabetModule } from "./module.js"

test("on a server nobody is there, and asking says so", async () => {
  const module = rabetModule()
  expect(await module.isAvailable()).toBe(false)
  module.onArrival?.(() => {})()
  module.watch?.(() => {})()
  await module.disconnect?.()
  await expect(module.getAddress()).rejects.toMatchObject({ kind: "not-installed" })
})
