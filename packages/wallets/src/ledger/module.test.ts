import { expect, test } from "vitest"
import { ledgerModule } from "./module.js"

test("is unavailable on a server, and its calls say so", async () => {
  const module = ledgerModule()
  expect(await module.isAvailable()).toBe(false)
  expect(module.obstacle?.()).toBe("Ledger only works in a browser.")
  expect(module.open).toBeUndefined()
  await expect(module.getAddress({ path: "44'/148'/0'" })).rejects.toMatchObject({
    kind: "unsupported",
    message: "Ledger only works in a browser.",
  })
  await module.disconnect?.()
})
