import { afterEach, expect, test, vi } from "vitest"
import { type DeviceList, deviceList } from "./device-list.js"

const readText = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined

const open = (mode: "live" | "sandbox" = "live", name = "names"): DeviceList<string> =>
  deviceList(mode, name, { read: readText, keyOf: (text) => text })

const changeElsewhere = (change: () => void): void => {
  change()
  window.dispatchEvent(new StorageEvent("storage", { key: null }))
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test("keeps a list on the device, apart for each mode and name, the latest last", () => {
  const list = open("sandbox")
  expect(list.put("b", "a")).toBe(true)
  expect(list.put("c", "b")).toBe(true)
  expect(list.getState()).toEqual(["a", "c", "b"])
  expect(open("sandbox").getState()).toEqual(["a", "c", "b"])
  expect(open("live").getState()).toEqual([])
  open("sandbox", "names/a").put("x")
  open("sandbox", "names:a").put("x")
  list.remove("c", "unknown")
  expect(open("sandbox").getState()).toEqual(["a", "b"])
})

test("skips what another program stored", () => {
  const prefix = "alidade-web:live:names/"
  const values = ["{", '"a"', "[]", '{"at":1}', '{"at":1,"item":7}', '{"at":1,"item":"other"}']
  for (const [at, value] of values.entries()) localStorage.setItem(`${prefix}${at}`, value)
  localStorage.setItem(`${prefix}first`, '{"at":"soon","item":"first"}')
  localStorage.setItem(`${prefix}__proto__`, '{"at":2,"item":"__proto__"}')
  expect(open().getState()).toEqual(["first", "__proto__"])
})

test("adds to what other tabs have saved since, and follows them", () => {
  const list = open()
  const seen = vi.fn()
  const stop = list.subscribe(seen)
  open().put("theirs")
  list.put("ours")
  expect(list.getState()).toEqual(["theirs", "ours"])
  changeElsewhere(() => open().remove("ours"))
  expect(list.getState()).toEqual(["theirs"])
  changeElsewhere(() => localStorage.clear())
  expect(list.getState()).toEqual([])
  expect(seen).toHaveBeenCalledTimes(3)
  stop()
})

test("forgets what the list's order leaves out", () => {
  const latest = deviceList("live", "names", {
    read: readText,
    keyOf: (text) => text,
    arrange: (items) => items.toReversed().slice(0, 2),
  })
  latest.put("a", "b")
  latest.put("c")
  expect(latest.getState()).toEqual(["c", "b"])
  expect(open().getState()).toEqual(["b", "c"])
})

test("keeps items in memory if the browser's storage is full, and says so", () => {
  const list = open()
  list.put("saved")
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(list.put("a")).toBe(false)
  expect(list.put("b")).toBe(false)
  expect(list.getState()).toEqual(["saved", "a", "b"])
  list.remove("a")
  vi.restoreAllMocks()
  expect(list.put("b")).toBe(true)
  expect(open().getState()).toEqual(["saved", "b"])
})
