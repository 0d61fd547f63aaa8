import { expect, test, vi } from "vitest"
import { testModel } from "../../test/signing.js"
import type { ExtensionPage } from "./extension-page.js"
import { inject, injectFixed, runFor } from "./run-while.js"

/** A page without anything on it. */
function emptyPage(): ExtensionPage & { wallet?: unknown } {
  return {} as ExtensionPage & { wallet?: unknown }
}

test("runs for one value at a time, anew when it changes, and not for undefined", () => {
  const { model } = testModel({ quirks: [], networks: ["testnet", "public"] })
  const seen: string[] = []
  const end = runFor(
    model,
    () => (model.getState().installed ? model.getState().network : undefined),
    (network) => {
      seen.push(`+${network}`)
      return () => seen.push(`-${network}`)
    },
  )
  model.update({ locked: true })
  model.update({ network: "public" })
  model.update({ installed: false })
  model.update({ network: "testnet" })
  model.update({ installed: true })
  end()
  model.update({ network: "public" })
  expect(seen).toEqual(["+testnet", "-testnet", "+public", "-public", "+testnet", "-testnet"])
})

test("a fixed object can't be replaced, redefined, or deleted by the page", () => {
  const page = emptyPage()
  const object = {}
  const remove = injectFixed(page, "wallet", object)
  page.wallet = {}
  expect(page.wallet).toBe(object)
  expect(Reflect.deleteProperty(page, "wallet")).toBe(false)
  expect(Reflect.defineProperty(page, "wallet", { value: {} })).toBe(false)
  remove()
  expect(page.wallet).toBeUndefined()
  const next = {}
  injectFixed(page, "wallet", next)
  remove()
  expect(page.wallet).toBe(next)
})

test("a fixed object covers another wallet's, which is back afterwards and can still leave", () => {
  const page = emptyPage()
  const [other, late, fixed] = [{}, {}, {}]
  const removeOther = inject(page, "wallet", other)
  const removeFixed = injectFixed(page, "wallet", fixed)
  expect(page.wallet).toBe(fixed)
  removeFixed()
  expect(page.wallet).toBe(other)
  removeOther()
  expect(page.wallet).toBeUndefined()
  inject(page, "wallet", late)
  expect(page.wallet).toBe(late)
})

test("another copy of the module takes over a fixed name on the same page", async () => {
  const page = emptyPage()
  const remove = injectFixed(page, "wallet", {})
  remove()
  vi.resetModules()
  const copy = await import("./run-while.js")
  expect(copy.injectFixed).not.toBe(injectFixed)
  const object = {}
  copy.injectFixed(page, "wallet", object)
  expect(page.wallet).toBe(object)
})
