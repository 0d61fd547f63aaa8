import { afterEach, expect, test, vi } from "vitest"
import { privatePage } from "./extension-page.js"

afterEach(() => void vi.restoreAllMocks())

test("delivers copies that look like the window's own messages, in order", async () => {
  const page = privatePage()
  const received: MessageEvent[] = []
  const both = new Promise<void>((resolve) => {
    page.addEventListener("message", (event) => {
      if (received.push(event) === 2) resolve()
    })
  })
  const first = { word: "first" }
  page.postMessage(first, window.location.origin)
  page.postMessage("for another origin", "https://elsewhere.example")
  page.postMessage("second", window.location.origin)
  expect(received, "delivered in a later task").toEqual([])
  await both
  expect(received.map(({ data }) => data)).toEqual([first, "second"])
  expect(received[0]!.data).not.toBe(first)
  expect(received[0]!.source).toBe(window)
  expect(received[0]!.origin).toBe(window.location.origin)
  expect(() => page.postMessage(() => {}, window.location.origin)).toThrow("could not be cloned")
})

test("keeps its messages and events from the window and from other private pages", async () => {
  const [page, other] = [privatePage(), privatePage()]
  const listener = vi.fn()
  for (const target of [window, document, other, other.document] as EventTarget[]) {
    target.addEventListener("message", listener)
    target.addEventListener("RABET_EXTENSION_CONNECT", listener)
  }
  const delivered = new Promise((resolve) => page.addEventListener("message", resolve))
  page.document.dispatchEvent(new CustomEvent("RABET_EXTENSION_CONNECT"))
  page.postMessage("hello", window.location.origin)
  await delivered
  expect(listener).not.toHaveBeenCalled()
  window.removeEventListener("message", listener)
  document.removeEventListener("RABET_EXTENSION_CONNECT", listener)
})
