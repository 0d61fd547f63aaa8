import { limits } from "@alidade/core"
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest"
import { popupOf, site, spyOnOpen } from "../../test/popup.js"
import { own } from "../values.js"
import {
  openWindow,
  type WalletWindow,
  type WindowLook,
  windowLimits,
  withWindow,
} from "./window.js"

const look: WindowLook = {
  product: "Wallet",
  width: 480,
  height: 600,
  blocked: "The browser blocked it.",
}
const page = `${site}/confirm`
const open = (signal: AbortSignal) => openWindow(look, page, signal)

let opened: MockInstance<typeof window.open>
let ended: AbortController
beforeEach(() => {
  opened = spyOnOpen()
  ended = new AbortController()
})
afterEach(() => {
  ended.abort()
  for (const { value } of opened.mock.results) value?.close?.()
  vi.restoreAllMocks()
})

const readWord = (data: unknown): string | undefined => {
  const word = own(data, "word")
  return typeof word === "string" ? word : undefined
}

test("opens at the wallet's own address, with its size, centred over the page's window", () => {
  vi.spyOn(window, "screenX", "get").mockReturnValue(100)
  vi.spyOn(window, "screenY", "get").mockReturnValue(50)
  vi.spyOn(window, "outerWidth", "get").mockReturnValue(1280)
  vi.spyOn(window, "outerHeight", "get").mockReturnValue(800)
  openWindow(look, page, ended.signal)
  const features = "width=480,height=600,left=500,top=150"
  expect(opened.mock.calls).toEqual([[page, expect.any(String), features]])
})

test("keeps a given place", () => {
  openWindow({ ...look, left: 100, top: 0 }, page, ended.signal)
  expect(opened.mock.calls[0]?.[2]).toBe("width=480,height=600,left=100,top=0")
})

test("gives every window a name that cannot be guessed", () => {
  const drawn = vi.spyOn(crypto, "getRandomValues")
  const first = openWindow(look, page, ended.signal)
  const second = openWindow(look, page, ended.signal)
  expect(first).not.toBe(second)
  const names = opened.mock.calls.map(([, name]) => name)
  for (const [index, name] of names.entries()) {
    const bytes = drawn.mock.results[index]?.value as Uint8Array
    expect(bytes).toHaveLength(16)
    expect(name).toBe(Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""))
  }
  expect(new Set(names).size).toBe(2)
})

test("listens before it opens, and keeps in order what the window says until it is asked for", async () => {
  const listened = vi.spyOn(window, "addEventListener")
  const wallet = openWindow(look, page, ended.signal)
  expect(listened.mock.calls[0]?.[0]).toBe("message")
  expect(listened.mock.invocationCallOrder[0]).toBeLessThan(opened.mock.invocationCallOrder[0]!)
  const popup = popupOf(opened)
  await popup.loaded()
  for (const data of [{ word: "first" }, null, { word: "second" }]) {
    const heard = new Promise((resolve) => window.addEventListener("message", resolve))
    popup.say(data)
    await heard
  }
  expect(await wallet.next(readWord, {})).toBe("first")
  expect(await wallet.next(readWord, {})).toBe("second")
  const third = wallet.next(readWord, {})
  popup.say({ word: "third" })
  expect(await third).toBe("third")
})

test("keeps twenty unread messages at most, and none from elsewhere", async () => {
  const wallet = openWindow(look, page, ended.signal)
  const { window: popup } = popupOf(opened)
  const say = (word: string, source: Window = popup, origin: string = location.origin): void =>
    void window.dispatchEvent(new MessageEvent("message", { data: { word }, source, origin }))
  say("forged", window)
  say("forged", popup, "https://other.example")
  for (let count = 1; count <= 21; count++) say(`word ${count}`)
  for (let count = 1; count <= 20; count++) {
    expect(await wallet.next(readWord, {})).toBe(`word ${count}`)
  }
  const next = wallet.next(readWord, {})
  say("after")
  expect(await next).toBe("after")
  say("said while nobody reads")
  expect(await wallet.next(readWord, {})).toBe("said while nobody reads")
})

test("closes when its signal aborts, and listens no more", async () => {
  const [added, removed] = [
    vi.spyOn(window, "addEventListener"),
    vi.spyOn(window, "removeEventListener"),
  ]
  const wallet = openWindow(look, page, ended.signal)
  ended.abort()
  await vi.waitUntil(() => wallet.closed)
  expect(removed.mock.calls.slice(0, 1)).toEqual(added.mock.calls.slice(0, 1))
})

test("a browser that gives no window, or one that is closed at once, has blocked it; nothing listens", () => {
  for (const nothing of [null, { closed: true } as Window]) {
    const removed = vi.spyOn(window, "removeEventListener")
    opened.mockReturnValueOnce(nothing)
    expect(() => openWindow(look, page, ended.signal)).toThrow(
      expect.objectContaining({
        kind: "popup-blocked",
        code: -1,
        message: "The browser blocked it.",
      }),
    )
    expect(removed).toHaveBeenCalledOnce()
    removed.mockRestore()
  }
})

test("refuses an address that is not one of the web: a script's would run in the page's own name", () => {
  for (const wrong of [
    "javascript:alert(1)",
    "data:text/html,hello",
    "wallet.example",
    "/wallet",
  ]) {
    expect(() => openWindow(look, wrong, ended.signal)).toThrow(
      expect.objectContaining({ kind: "bad-request", code: -3 }),
    )
  }
  expect(opened).not.toHaveBeenCalled()
})

test("a call without a window opens one before anything is awaited, and closes it when it has ended, well or badly", async () => {
  for (const [end, expected] of [
    [async () => "signed", { status: "fulfilled", value: "signed" }],
    [async () => Promise.reject(new Error("no")), { status: "rejected" }],
  ] as const) {
    opened.mockClear()
    const call = vi.fn<(given: WalletWindow) => Promise<string>>(end)
    const asked = withWindow(open, {}, call)
    expect(opened).toHaveBeenCalledOnce()
    const [settled] = await Promise.allSettled([asked])
    expect(settled).toMatchObject(expected)
    expect(call).toHaveBeenCalledOnce()
    const { window: popup } = popupOf(opened)
    await vi.waitUntil(() => popup.closed)
  }
})

test("a window that was opened for the call is the one that is used", async () => {
  const given = openWindow(look, page, ended.signal)
  expect(await withWindow(open, { opened: given }, async (used) => used === given)).toBe(true)
  expect(opened).toHaveBeenCalledOnce()
  expect(given.closed).toBe(false)
})

test("under an aborted signal no window opens", async () => {
  const call = vi.fn()
  const aborted = withWindow(open, { signal: AbortSignal.abort() }, call)
  await expect(aborted).rejects.toMatchObject({ kind: "aborted" })
  expect(opened).not.toHaveBeenCalled()
  expect(call).not.toHaveBeenCalled()
})

test("a connection in a window is waited for as long as a signature: an account may have to be made", () => {
  expect(windowLimits).toEqual({ connect: limits.sign })
})
