import { reason } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Popup, popupOf, site, spyOnOpen } from "../../test/popup.js"
import { own } from "../own.js"
import { openWindow } from "./window.js"
import { converse, type WalletPage, type WindowConversation } from "./window-messages.js"

const product = "Wallet"
const look = {
  product,
  width: 480,
  height: 600,
  blocked: reason("example", "The browser blocked it."),
}

let popup: Popup
let conversation: WindowConversation
let ended: AbortController
beforeEach(() => {
  const spy = spyOnOpen()
  ended = new AbortController()
  conversation = { opened: openWindow(look, `${site}/confirm`, ended.signal), product }
  popup = popupOf(spy)
})
afterEach(() => {
  ended.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const readWord = (data: unknown): string | undefined => {
  const word = own(data, "word")
  return typeof word === "string" ? word : undefined
}

/** Resolves to the first word that the wallet's page sends. */
const firstWord = (page: WalletPage): Promise<string> => page.next(readWord)

/** Returns a function that tells whether the window's listener has been removed. */
function listener(): () => boolean {
  const removed = vi.spyOn(window, "removeEventListener")
  return () => removed.mock.calls.some(([type]) => (type as string) === "message")
}

test("resolves to the wallet page's message, then closes the window", async () => {
  const gone = listener()
  const answer = converse(conversation, firstWord)
  await popup.loaded()
  expect(gone()).toBe(false)
  popup.send({ word: "hello" })
  expect(await answer).toBe("hello")
  expect(gone()).toBe(true)
  await vi.waitUntil(() => popup.window.closed)
})

test("posts to the wallet's origin only", async () => {
  const posted = vi.spyOn(popup.window, "postMessage")
  const answer = converse(conversation, async (page) => page.post({ ask: "hello" }))
  await answer
  expect(posted.mock.calls).toEqual([[{ ask: "hello" }, location.origin]])
})

test("accepts messages from the wallet's window and origin only, and reads no others", async () => {
  const read = vi.fn(readWord)
  const answer = converse(conversation, (page) => page.next(read))
  const forge = (source: Window | null, origin: string): void => {
    const data = { word: "forged" }
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }))
  }
  forge(window, location.origin)
  forge(null, location.origin)
  expect(read).not.toHaveBeenCalled()
  forge(popup.window, "https://other.example")
  forge(popup.window, "null")
  popup.send({ word: "true" })
  expect(await answer).toBe("true")
})

test("ignores messages that `read` does not accept, without throwing", async () => {
  const thrown = vi.fn()
  window.addEventListener("error", thrown)
  const answer = converse(conversation, firstWord)
  await popup.loaded()
  for (const junk of [null, "word", 7, ["word"], { word: null }, { other: "word" }])
    popup.send(junk)
  popup.send({ word: "true" })
  expect(await answer).toBe("true")
  expect(thrown).not.toHaveBeenCalled()
  window.removeEventListener("error", thrown)
})

const noAccount =
  /^The Wallet window was closed\. No account in Wallet yet\? Create one there first\.$/
test.each([
  [0, /Cross-Origin-Opener-Policy.*choose another wallet/],
  [3, undefined],
])(
  "a window that closes after %i s: the opener policy is in the details only if it was at once",
  async (seconds, details) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] })
    const answer = converse(conversation, firstWord)
    await popup.loaded()
    vi.advanceTimersByTime(1_000 * seconds)
    popup.window.close()
    vi.advanceTimersByTime(1_500)
    await expect(answer).rejects.toMatchObject({
      message: expect.stringMatching(noAccount),
      ...(details && { details: { english: expect.stringMatching(details) } }),
    })
    await answer.catch((error) => expect(error.details === undefined).toBe(details === undefined))
  },
)

for (const [when, sent, words] of [
  ["before its first message", undefined, noAccount],
  ["after a message", { word: "hello" }, /^The Wallet window was closed before it finished/],
] as const) {
  test(`reports a window closed ${when} within 1.5 s and cleans up [S9.10]`, async () => {
    const toFake = ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const
    vi.useFakeTimers({ toFake: [...toFake] })
    const gone = listener()
    const polling = vi.spyOn(globalThis, "setInterval")
    const received = vi.fn()
    const answer = converse(conversation, async (page) => {
      received(await firstWord(page))
      return page.next(readWord)
    })
    await popup.loaded()
    if (sent) {
      popup.send(sent)
      await vi.waitUntil(() => received.mock.calls.length === 1)
    }
    popup.window.close()
    vi.advanceTimersByTime(1_500)
    await expect(answer).rejects.toMatchObject({
      kind: "popup-closed",
      code: -4,
      message: expect.stringMatching(words),
    })
    expect(gone()).toBe(true)
    expect(polling.mock.calls[0]?.[1]).toBe(1_000)
    expect(vi.getTimerCount()).toBe(0)
  })
}

test("accepts the last message even if it arrives after the window closed", async () => {
  let look = (): void => {}
  vi.spyOn(globalThis, "setInterval").mockImplementation(((polling: () => void) => {
    look = polling
    return 0
  }) as never)
  const cleared = vi.spyOn(globalThis, "clearTimeout")
  const answer = converse(conversation, (page) => page.next(readWord))
  popup.window.close()
  await vi.waitUntil(() => popup.window.closed)
  look()
  const sent = { data: { word: "last" }, origin: location.origin, source: popup.window }
  window.dispatchEvent(new MessageEvent("message", sent))
  expect(await answer).toBe("last")
  expect(cleared).toHaveBeenCalled()
})

test("rejects at once if the window is already closed", async () => {
  popup.window.close()
  await vi.waitUntil(() => popup.window.closed)
  const run = vi.fn()
  await expect(converse(conversation, run)).rejects.toMatchObject({ kind: "popup-closed" })
  expect(run).not.toHaveBeenCalled()
})

test("an abort or a timeout rejects, closes the window and aborts the conversation", async () => {
  const ends = [
    [{ signal: AbortSignal.timeout(1) }, "aborted"],
    [{ ms: 1, late: "Too late." }, "timeout"],
  ] as const
  for (const [patience, kind] of ends) {
    const gone = listener()
    const opened = openWindow(look, `${site}/confirm`, ended.signal)
    let page: WalletPage | undefined
    const onError = vi.fn()
    const answer = converse({ ...conversation, ...patience, opened }, (given) => {
      page = given
      const word = given.next(readWord)
      word.catch(onError)
      return word
    })
    await expect(answer).rejects.toMatchObject({ kind })
    expect(page?.signal.aborted).toBe(true)
    await vi.waitUntil(() => opened.closed && onError.mock.calls.length === 1)
    expect(gone()).toBe(true)
    vi.restoreAllMocks()
  }
})
