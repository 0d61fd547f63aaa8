import { afterEach, expect, test, vi } from "vitest"
import { deviceList } from "./device-list.js"

const readText = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test("keeps a list on the device, apart for each mode, and skips invalid items", () => {
  const list = deviceList("sandbox", "names", readText)
  expect(list.update((names) => [...names, "a"])).toBe(true)
  expect(deviceList("sandbox", "names", readText).getState()).toEqual(["a"])
  expect(deviceList("live", "names", readText).getState()).toEqual([])
  localStorage.setItem("alidade-web:sandbox:names", '["a",7,{}]')
  expect(deviceList("sandbox", "names", readText).getState()).toEqual(["a"])
  localStorage.setItem("alidade-web:sandbox:names", "{")
  expect(deviceList("sandbox", "names", readText).getState()).toEqual([])
})

test("adds to what another tab has saved since, and follows it", () => {
  const list = deviceList("live", "names", readText)
  const seen = vi.fn()
  const stop = list.subscribe(seen)
  localStorage.setItem("alidade-web:live:names", '["theirs"]')
  list.update((names) => [...names, "ours"])
  expect(list.getState()).toEqual(["theirs", "ours"])
  localStorage.setItem("alidade-web:live:names", "[]")
  window.dispatchEvent(new StorageEvent("storage", { key: "alidade-web:live:names" }))
  expect(list.getState()).toEqual([])
  expect(seen).toHaveBeenCalledTimes(2)
  stop()
})

test("keeps a list in memory if the browser's storage is full, and says so", () => {
  const list = deviceList("live", "names", readText)
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(list.update(() => ["a"])).toBe(false)
  expect(list.update((names) => [...names, "b"])).toBe(false)
  expect(list.getState()).toEqual(["a", "b"])
})
