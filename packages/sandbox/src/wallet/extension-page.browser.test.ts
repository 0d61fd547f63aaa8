import { afterEach, expect, test, vi } from "vitest"
import { privatePage } from "./extension-page.js"

afterEach(() => void vi.restoreAllMocks())

test("a private page delivers copies that look like the window's own messages, in order", async () => {
  const page = privatePage()
  const heard: MessageEvent[] = []
  const both = new Promise<void>((resolve) => {
    page.addEventListener("message", (event) => {
      if (heard.push(event) === 2) resolve()
    })
  })
  const first = { word: "first" }
  page.postMessage(first, window.location.origin)
  page.postMessage("for another origin", "https://elsewhere.example")
  page.postMessage("second", window.location.origin)
  expect(heard, "delivered in a later task").toEqual([])
  await both
  expect(heard.map(({ data }) => data)).toEqual([first, "second"])
  expect(heard[0]!.data).not.toBe(first)
  expect(heard[0]!.source).toBe(window)
  expect(heard[0]!.origin).toBe(window.location.origin)
  expect(() => page.postMessage(() => {}, window.location.origin)).toThrow("could not be cloned")
})

test("nothing said on a private page, or to its document, reaches the window or another private page", async () => {
  const [page, other] = [privatePage(), privatePage()]
  const overheard = vi.fn()
  for (const target of [window, document, other, other.document] as EventTarget[]) {
    target.addEventListener("message", overheard)
    target.addEventListener("RABET_EXTENSION_CONNECT", overheard)
  }
  const delivered = new Promise((resolve) => page.addEventListener("message", resolve))
  page.document.dispatchEvent(new CustomEvent("RABET_EXTENSION_CONNECT"))
  page.postMessage("hello", window.location.origin)
  await delivered
  expect(overheard).not.toHaveBeenCalled()
  window.removeEventListener("message", overheard)
  document.removeEventListener("RABET_EXTENSION_CONNECT", overheard)
})
