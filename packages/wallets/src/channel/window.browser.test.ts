import { limits } from "@alidade/core"
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest"
import { popupOf, spyOnOpen } from "../../test/popup.js"
import { openWindow, type WindowLook, windowLimits, withWindow } from "./window.js"

const look: WindowLook = {
  product: "Wallet",
  name: "wallet",
  width: 480,
  height: 600,
  blocked: "The browser blocked it.",
}

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

test("it opens blank, by its name, with its size, centred over the page's window, and says what is to come", () => {
  vi.spyOn(window, "screenX", "get").mockReturnValue(100)
  vi.spyOn(window, "screenY", "get").mockReturnValue(50)
  vi.spyOn(window, "outerWidth", "get").mockReturnValue(1280)
  vi.spyOn(window, "outerHeight", "get").mockReturnValue(800)
  const popup = openWindow(look, ended.signal)
  const features = "width=480,height=600,left=500,top=150"
  expect(opened.mock.calls).toEqual([["about:blank", "wallet", features]])
  expect(popup.document.title).toBe("Wallet")
  expect(popup.document.body.textContent).toBe("Wallet opens here in a moment.")
})

test("a place that is given is kept", () => {
  openWindow({ ...look, left: 100, top: 0 }, ended.signal)
  expect(opened.mock.calls[0]?.[2]).toBe("width=480,height=600,left=100,top=0")
})

test("it closes when its signal aborts", async () => {
  const popup = openWindow(look, ended.signal)
  ended.abort()
  await vi.waitUntil(() => popup.closed)
})

test("a window that stands keeps its page: the next one gets another name, and the name is free again afterwards", async () => {
  const first = openWindow(look, ended.signal)
  const second = new AbortController()
  const other = openWindow(look, second.signal)
  expect(other).not.toBe(first)
  expect(opened.mock.calls.map(([, name]) => name)).toEqual(["wallet", "wallet-2"])
  expect(first.document.title).toBe("Wallet")
  second.abort()
  ended.abort()
  ended = new AbortController()
  openWindow(look, ended.signal)
  expect(opened.mock.calls[2]?.[1]).toBe("wallet")
})

test("a browser that gives no window, or one that is closed at once, has blocked it", () => {
  for (const nothing of [null, { closed: true } as Window]) {
    opened.mockReturnValueOnce(nothing)
    expect(() => openWindow(look, ended.signal)).toThrow(
      expect.objectContaining({
        kind: "popup-blocked",
        code: -1,
        message: "The browser blocked it.",
      }),
    )
  }
  openWindow(look, ended.signal)
  expect(opened.mock.calls[2]?.[1]).toBe("wallet")
})

test("a call without a window opens one before anything is awaited, and closes it when it has ended, well or badly", async () => {
  for (const [end, expected] of [
    [async () => "signed", { status: "fulfilled", value: "signed" }],
    [async () => Promise.reject(new Error("no")), { status: "rejected" }],
  ] as const) {
    opened.mockClear()
    const call = vi.fn<(popup: Window) => Promise<string>>(end)
    const asked = withWindow(look, {}, call)
    expect(opened).toHaveBeenCalledOnce()
    const [settled] = await Promise.allSettled([asked])
    expect(settled).toMatchObject(expected)
    const { window: popup } = popupOf(opened)
    expect(call).toHaveBeenCalledWith(popup)
    await vi.waitUntil(() => popup.closed)
  }
})

test("a window that was opened for the call is the one that is used", async () => {
  const popup = openWindow(look, ended.signal)
  expect(await withWindow(look, { opened: popup }, async (given) => given === popup)).toBe(true)
  expect(opened).toHaveBeenCalledOnce()
  expect(popup.closed).toBe(false)
})

test("under an aborted signal no window opens", async () => {
  const call = vi.fn()
  await expect(withWindow(look, { signal: AbortSignal.abort() }, call)).rejects.toMatchObject({
    kind: "aborted",
  })
  expect(opened).not.toHaveBeenCalled()
  expect(call).not.toHaveBeenCalled()
})

test("a connection in a window is waited for as long as a signature: an account may have to be made", () => {
  expect(windowLimits).toEqual({ connect: limits.sign })
})
