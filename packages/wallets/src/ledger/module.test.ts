import { expect, test } from "vitest"
import { ledgerModule } from "./module.js"

test("on a server there are no devices, and asking says so", async () => {
  const module = ledgerModule()
  expect(await module.isAvailable()).toBe(false)
  expect(module.obstacle?.()).toBe("A Ledger is reached from a browser alone.")
  expect(module.open).toBeUndefined()
  await expect(module.getAddress({ path: "44'/148'/0'" })).rejects.toMatchObject({
    kind: "unsupported",
    message: "A Ledger is reached from a browser alone.",
  })
  await module.disconnect?.()
})
