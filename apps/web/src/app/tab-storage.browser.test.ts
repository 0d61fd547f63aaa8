import { afterEach, expect, test, vi } from "vitest"
import { tabSlot } from "./tab-storage.js"

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test("the sandbox and live mode have separate slots", () => {
  expect(tabSlot("sandbox", "activity").write(["practice"])).toBe(true)
  expect(tabSlot("sandbox", "activity").read()).toEqual(["practice"])
  expect(tabSlot("live", "activity").read()).toBeUndefined()
})

test("full, forbidden, or damaged storage reads as empty and never throws", () => {
  const slot = tabSlot("live", "activity")
  sessionStorage.setItem("alidade-web:live:activity", "{")
  expect(slot.read()).toBeUndefined()
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError")
  })
  expect(slot.write(["much"])).toBe(false)
  vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("No", "SecurityError")
  })
  expect(slot.read()).toBeUndefined()
})
