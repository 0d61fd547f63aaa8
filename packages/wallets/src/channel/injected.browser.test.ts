import { limits } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { awaitInjected, injected, onInjected } from "./injected.js"

interface Wallet {
  connect(): Promise<unknown>
}

const name = "walletOfThisTest"
const find = (): Wallet | undefined => injected<Wallet>([name], ["connect"])
const wallet: Wallet = { connect: async () => "here" }

function inject(value: unknown): void {
  Object.defineProperty(window, name, { value, configurable: true })
}

/** Counts what is added to a target and what is taken away again. */
function watchListeners(target: Window | Document): () => unknown[] {
  const added = vi.spyOn(target, "addEventListener")
  const removed = vi.spyOn(target, "removeEventListener")
  const kinds = ({ mock }: typeof added | typeof removed): unknown[] =>
    mock.calls.map(([kind]) => kind).sort()
  return () => {
    const left = kinds(added)
    for (const kind of kinds(removed)) left.splice(left.indexOf(kind), 1)
    return left
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

test("an object is found by its path and its functions, be they its own or its class's", async () => {
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
  expect(injected<Wallet>([name, "stellar"], ["connect"])).toBe(inner)
})

test("what only stands under the name is not found, and nothing that it does when looked at gets out", () => {
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
    expect(injected<Wallet>([name, "stellar"], ["connect"])).toBeUndefined()
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

test("an element with the wallet's name as its id is no wallet", () => {
  const element = document.createElement("a")
  element.id = name
  Object.assign(element, { connect: async () => "forged" })
  document.body.append(element)
  expect((window as unknown as Record<string, unknown>)[name]).toBe(element)
  expect(find()).toBeUndefined()
})

test("one that comes late is told of once, and then nothing is left", () => {
  const left = [watchListeners(window), watchListeners(document)]
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
  expect(left.flatMap((one) => one())).toEqual([])
})

test("one that is there already is not told of before the call returns", () => {
  inject(wallet)
  const arrived = vi.fn()
  onInjected(find, arrived)
  expect(arrived).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(arrived).toHaveBeenCalledTimes(1)
})

test("it is looked for until some seconds after `load`, not for ever; then when the person comes back", () => {
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

test("a tab that is shown again is a return too", () => {
  const arrived = vi.fn()
  onInjected(find, arrived)
  vi.advanceTimersByTime(60_000)
  inject(wallet)
  document.dispatchEvent(new Event("visibilitychange"))
  expect(arrived).toHaveBeenCalledTimes(1)
})

test("who stops looking leaves nothing, and is told of nothing", () => {
  const left = [watchListeners(window), watchListeners(document)]
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading")
  const arrived = vi.fn()
  onInjected(find, arrived)()
  inject(wallet)
  window.dispatchEvent(new Event("load"))
  vi.advanceTimersByTime(60_000)
  expect(arrived).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  expect(left.flatMap((one) => one())).toEqual([])
})

test("an object is awaited up to the availability limit", async () => {
  const awaited = awaitInjected(find, "Nobody is here", undefined)
  vi.advanceTimersByTime(limits.availability - 150)
  inject(wallet)
  vi.advanceTimersByTime(100)
  expect(await awaited).toBe(wallet)
  expect(await awaitInjected(find, "Nobody is here", undefined)).toBe(wallet)
  expect(vi.getTimerCount()).toBe(0)
})

test("one that does not come is not installed, in the wallet's words; nothing is left", async () => {
  const left = [watchListeners(window), watchListeners(document)]
  const awaited = awaitInjected(find, "Nobody is here", undefined)
  vi.advanceTimersByTime(limits.availability)
  await expect(awaited).rejects.toMatchObject({
    kind: "not-installed",
    code: -1,
    message: "Nobody is here",
  })
  expect(vi.getTimerCount()).toBe(0)
  expect(left.flatMap((one) => one())).toEqual([])
})

test("an abort ends the wait as an abort", async () => {
  const controller = new AbortController()
  const awaited = awaitInjected(find, "Nobody is here", controller.signal)
  controller.abort()
  await expect(awaited).rejects.toMatchObject({ kind: "aborted" })
  expect(vi.getTimerCount()).toBe(0)
})
