import { limits, reason } from "@alidade/core"
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest"
import { popupOf, site, spyOnOpen } from "../../test/popup.js"
import { own } from "../own.js"
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
  blocked: reason("example", "The browser blocked it."),
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

test("opens the wallet's URL in its size, centered over the page's window", () => {
  vi.spyOn(window, "screenX", "get").mockReturnValue(100)
  vi.spyOn(window, "screenY", "get").mockReturnValue(50)
  vi.spyOn(window, "outerWidth", "get").mockReturnValue(1280)
  vi.spyOn(window, "outerHeight", "get").mockReturnValue(800)
  openWindow(look, page, ended.signal)
  const features = "width=480,height=600,left=500,top=150"
  expect(opened.mock.calls).toEqual([[page, expect.any(String), features]])
})

test("uses a given position", () => {
  openWindow({ ...look, left: 100, top: 0 }, page, ended.signal)
  expect(opened.mock.calls[0]?.[2]).toBe("width=480,height=600,left=100,top=0")
})

test("gives every window a random name", () => {
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

test("listens before it opens, and keeps messages in order until they are read", async () => {
  const listened = vi.spyOn(window, "addEventListener")
  const wallet = openWindow(look, page, ended.signal)
  expect(listened.mock.calls[0]?.[0]).toBe("message")
  expect(listened.mock.invocationCallOrder[0]).toBeLessThan(opened.mock.invocationCallOrder[0]!)
  const popup = popupOf(opened)
  await popup.loaded()
  for (const data of [{ word: "first" }, null, { word: "second" }]) {
    const received = new Promise((resolve) => window.addEventListener("message", resolve))
    popup.send(data)
    await received
  }
  expect(await wallet.next(readWord, {})).toBe("first")
  expect(await wallet.next(readWord, {})).toBe("second")
  const third = wallet.next(readWord, {})
  popup.send({ word: "third" })
  expect(await third).toBe("third")
})

test("keeps at most twenty unread messages, and none from other sources", async () => {
  const wallet = openWindow(look, page, ended.signal)
  const { window: popup } = popupOf(opened)
  const send = (word: string, source: Window = popup, origin: string = location.origin): void =>
    void window.dispatchEvent(new MessageEvent("message", { data: { word }, source, origin }))
  send("forged", window)
  send("forged", popup, "https://other.example")
  for (let count = 1; count <= 21; count++) send(`word ${count}`)
  for (let count = 1; count <= 20; count++) {
    expect(await wallet.next(readWord, {})).toBe(`word ${count}`)
  }
  const next = wallet.next(readWord, {})
  send("after")
  expect(await next).toBe("after")
  send("sent while nobody reads")
  expect(await wallet.next(readWord, {})).toBe("sent while nobody reads")
})

test("closes and stops listening when its signal aborts", async () => {
  const [added, removed] = [
    vi.spyOn(window, "addEventListener"),
    vi.spyOn(window, "removeEventListener"),
  ]
  const wallet = openWindow(look, page, ended.signal)
  ended.abort()
  await vi.waitUntil(() => wallet.closed)
  expect(removed.mock.calls.slice(0, 1)).toEqual(added.mock.calls.slice(0, 1))
})

test("reports a missing or immediately closed window as blocked, and stops listening", () => {
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

test("rejects URLs other than http and https: a script URL would run as this page", () => {
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

test("opens a window synchronously for a call without one, and closes it when the call ends", async () => {
  for (const [end, expected] of [
    [async () => "signed", { status: "fulfilled", value: "signed" }],
    [async () => Promise.reject(new Error("no")), { status: "rejected" }],
  ] as const) {
    opened.mockClear()
    const call = vi.fn<(given: WalletWindow) => Promise<string>>(end)
    const called = withWindow(open, {}, call)
    expect(opened).toHaveBeenCalledOnce()
    const [settled] = await Promise.allSettled([called])
    expect(settled).toMatchObject(expected)
    expect(call).toHaveBeenCalledOnce()
    const { window: popup } = popupOf(opened)
    await vi.waitUntil(() => popup.closed)
  }
})

test("uses the window that was opened for the call", async () => {
  const given = openWindow(look, page, ended.signal)
  expect(await withWindow(open, { opened: given }, async (used) => used === given)).toBe(true)
  expect(opened).toHaveBeenCalledOnce()
  expect(given.closed).toBe(false)
})

test("opens no window if the signal is already aborted", async () => {
  const call = vi.fn()
  const aborted = withWindow(open, { signal: AbortSignal.abort() }, call)
  await expect(aborted).rejects.toMatchObject({ kind: "aborted" })
  expect(opened).not.toHaveBeenCalled()
  expect(call).not.toHaveBeenCalled()
})

test("allows a connection as much time as a signature: the user may have to create an account", () => {
  expect(windowLimits()).toEqual({ connect: limits.sign })
})
