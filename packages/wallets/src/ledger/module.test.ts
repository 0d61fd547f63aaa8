import { inEnglish } from "@alidade/core"
import { expect, test } from "vitest"
import { card } from "./card.js"
import { ledgerModule } from "./module.js"

test("is unavailable on a server, and its calls say so", async () => {
  const module = ledgerModule(card)
  expect(await module.isAvailable()).toBe(false)
  expect(inEnglish(module.obstacle?.() ?? "")).toBe("Ledger only works in a browser.")
  expect(module.open).toBeUndefined()
  await expect(module.getAddress({ path: "44'/148'/0'" })).rejects.toMatchObject({
    kind: "unsupported",
    message: "Ledger only works in a browser.",
  })
  await module.disconnect?.()
})

test("says that it needs no click, since it needs one only for the first device", () => {
  expect(ledgerModule(card).capabilities?.gesture).toBe(false)
})
