import { limits } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { awaitInjected, findInjected, onInjected } from "./injected.js"

interface Wallet {
  connect(): Promise<unknown>
}

const name = "walletOfThisTest"
const find = (): Wallet | undefined => findInjected<Wallet>([name], ["connect"])
const wallet: Wallet = { connect: async () => "here" }

function inject(value: unknown): void {
  Object.defineProperty(window, name, { value, configurable: true })
}

/** Returns a function that lists the listeners added to the target and not removed since. */
function watchListeners(target: Window | Document): () => unknown[] {
  const added = vi.spyOn(target, "addEventListener")
  const removed = vi.spyOn(target, "removeEventListener")
  const kinds = ({ mock }: typeof added | typeof removed): unknown[] =>
    mock.calls.map(([kind]) => kind).sort()
  return () => {
    const remaining = kinds(added)
    for (const kind of kinds(removed)) remaining.splice(remaining.indexOf(kind), 1)
    return remaining
  }
}

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"],
    }),
)

afterEach(() => {
  Reflect.deleteProperty(window, name)
  document.getElementById(name)?.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("finds an object by its path and its own or inherited functions", async () => {
  inject(wallet)
  expect(find()).toBe(wallet)
  class Inherited {
    connect(): Promise<unknown> {
      return Promise.resolve()
    }
  }
  const inner = new Inherited()
  inject({ stellar: inner })
  expect(find()).toBeUndefined()
  expect(findInjected<Wallet>([name, "stellar"], ["connect"])).toBe(inner)
})

test("ignores other values under the name, and catches what their getters throw", () => {
  const throws = (): never => {
    throw new Error("hostile")
  }
  for (const value of [
    null,
    undefined,
    7,
    "text",
    [],
    {},
    { connect: "connect" },
    { connect: null },
  ]) {
    inject(value)
    expect(find(), JSON.stringify(value)).toBeUndefined()
    expect(findInjected<Wallet>([name, "stellar"], ["connect"])).toBeUndefined()
  }
  Object.defineProperty(window, name, { get: throws, configurable: true })
  expect(find()).toBeUndefined()
  Object.defineProperty(window, name, {
    value: Object.defineProperty({}, "connect", { get: throws }),
    configurable: true,
  })
  expect(find()).toBeUndefined()
  inject(new Proxy({}, { get: throws, getOwnPropertyDescriptor: throws, has: throws }))
  expect(find()).toBeUndefined()
})

test("ignores an element whose id is the wallet's name", () => {
  const element = document.createElement("a")
  element.id = name
  Object.assign(element, { connect: async () => "forged" })
  document.body.append(element)
  expect((window as unknown as Record<string, unknown>)[name]).toBe(element)
  expect(find()).toBeUndefined()
})

test("reports a late object once, then leaves no timer or listener", () => {
  const remaining = [watchListeners(window), watchListeners(document)]
  const arrived = vi.fn()
  onInjected(find, arrived)
  vi.advanceTimersByTime(400)
  expect(arrived).not.toHaveBeenCalled()
  inject(wallet)
  vi.advanceTimersByTime(100)
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event("focus"))
  expect(arrived.mock.calls).toEqual([[wallet]])
  expect(vi.getTimerCount()).toBe(0)
  expect(remaining.flatMap((list) => list())).toEqual([])
})

test("reports an object that is already present only after the call returns", () => {
  inject(wallet)
  const arrived = vi.fn()
  onInjected(find, arrived)
  expect(arrived).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(arrived).toHaveBeenCalledTimes(1)
})

test("polls until ten seconds after `load`, then checks when the user returns", () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading")
  const look = vi.fn(find)
  const arrived = vi.fn()
  onInjected(look, arrived)
  vi.advanceTimersByTime(30_000)
  expect(look.mock.calls.length).toBeGreaterThan(200)
  state.mockReturnValue("complete")
  window.dispatchEvent(new Event("load"))
  vi.advanceTimersByTime(9_000)
  const before = look.mock.calls.length
  vi.advanceTimersByTime(1_000)
  expect(look.mock.calls.length).toBeGreaterThan(before)
  expect(vi.getTimerCount()).toBe(0)

  look.mockClear()
  inject(wallet)
  vi.advanceTimersByTime(60_000)
  expect(look).not.toHaveBeenCalled()
  window.dispatchEvent(new Event("focus"))
  expect(arrived).toHaveBeenCalledTimes(1)
})

test("polls for all objects with one timer", () => {
  const looks = Array.from({ length: 50 }, () => vi.fn(() => undefined))
  const polling = vi.spyOn(globalThis, "setInterval")
  const stops = looks.map((look) => onInjected(look, () => {}))
  expect(polling).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  for (const look of looks) expect(look).toHaveBeenCalledTimes(1)
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
})

test("checks when the tab becomes visible again", () => {
  const arrived = vi.fn()
  onInjected(find, arrived)
  vi.advanceTimersByTime(60_000)
  inject(wallet)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(arrived).toHaveBeenCalledTimes(1)
})

test("checks at the wallet's own event, also after polling ended", () => {
  const remaining = watchListeners(window)
  const arrived = vi.fn()
  onInjected(find, arrived, "wallet#initialized")
  vi.advanceTimersByTime(60_000)
  inject(wallet)
  window.dispatchEvent(new Event("wallet#initialized"))
  expect(arrived).toHaveBeenCalledTimes(1)
  expect(remaining()).toEqual([])
})

test("leaves no timer or listener and reports nothing after it is stopped", () => {
  const remaining = [watchListeners(window), watchListeners(document)]
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading")
  const arrived = vi.fn()
  onInjected(find, arrived)()
  inject(wallet)
  window.dispatchEvent(new Event("load"))
  vi.advanceTimersByTime(60_000)
  expect(arrived).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  expect(remaining.flatMap((list) => list())).toEqual([])
})

test("waits for an object up to the availability limit", async () => {
  const awaited = awaitInjected(find, "Nobody is here", undefined)
  vi.advanceTimersByTime(limits.availability - 150)
  inject(wallet)
  vi.advanceTimersByTime(100)
  expect(await awaited).toBe(wallet)
  expect(await awaitInjected(find, "Nobody is here", undefined)).toBe(wallet)
  expect(vi.getTimerCount()).toBe(0)
})

test("rejects with not-installed and the given text if no object arrives", async () => {
  const remaining = [watchListeners(window), watchListeners(document)]
  const awaited = awaitInjected(find, "Nobody is here", undefined)
  vi.advanceTimersByTime(limits.availability)
  await expect(awaited).rejects.toMatchObject({
    kind: "not-installed",
    code: -1,
    message: "Nobody is here",
  })
  expect(vi.getTimerCount()).toBe(0)
  expect(remaining.flatMap((list) => list())).toEqual([])
})

test("rejects with aborted when the signal aborts", async () => {
  const controller = new AbortController()
  const awaited = awaitInjected(find, "Nobody is here", controller.signal)
  controller.abort()
  await expect(awaited).rejects.toMatchObject({ kind: "aborted" })
  expect(vi.getTimerCount()).toBe(0)
})
