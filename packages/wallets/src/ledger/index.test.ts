import { expect, test } from "vitest"
import { ledger } from "./index.js"

test("the module says who it is and what it can do [S3.7 S3.8 S3.9 S3.10 S3.11 S3.12]", () => {
  const module = ledger()
  expect(module).toMatchObject({
    productId: "LEDGER",
    productName: "Ledger",
    productUrl: "https://www.ledger.com",
    moduleType: "HW_WALLET",
    capabilities: { authEntry: ["v1"], message: true, network: "none", silentRestore: false },
    afterCancel: expect.stringContaining("refuse it there"),
  })
  expect(module.productIcon).toMatch(/ledger\/icon\.svg$/)
  expect(module.getNetwork).toBeUndefined()
  expect(module.restore).toBeUndefined()
})

test("on a server there are no devices, and asking says so", async () => {
  const module = ledger()
  expect(await module.isAvailable()).toBe(false)
  expect(module.obstacle?.()).toBe("A Ledger is reached from a browser alone.")
  expect(module.open).toBeUndefined()
  await expect(module.getAddress({ path: "44'/148'/0'" })).rejects.toMatchObject({
    kind: "unsupported",
    message: "A Ledger is reached from a browser alone.",
  })
  await module.disconnect?.()
})
