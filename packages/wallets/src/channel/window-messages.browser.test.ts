import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Popup, popupOf, site, spyOnOpen } from "../../test/popup.js"
import { own } from "./untrusted.js"
import { type Conversation, converse, type WalletPage } from "./window-messages.js"

const product = "Wallet"

let popup: Popup
let conversation: Conversation
beforeEach(() => {
  const spy = spyOnOpen()
  const opened = window.open("about:blank", "", "width=480,height=600")
  popup = popupOf(spy)
  conversation = { opened: opened!, product, url: site }
})
afterEach(() => {
  popup.window.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const readWord = (data: unknown): string | undefined => {
  const word = own(data, "word")
  return typeof word === "string" ? word : undefined
}

/** Loads the wallet's page, and resolves to the first word that it says. */
const firstWord = (page: WalletPage): Promise<string> => {
  page.load(new URL(`${site}/confirm`))
  return page.next(readWord)
}

/** Counts the `message` listeners that are added from now on and not removed. */
function listeners(): () => number {
  const added = vi.spyOn(window, "addEventListener")
  const removed = vi.spyOn(window, "removeEventListener")
  const count = ({ mock }: typeof added | typeof removed): number =>
    mock.calls.filter(([type]) => (type as string) === "message").length
  return () => count(added) - count(removed)
}

test("the wallet's page is loaded into the window; what it says is the answer, and then the window closes", async () => {
  const open = listeners()
  const answer = converse(conversation, firstWord)
  await popup.loaded()
  expect(open()).toBe(1)
  popup.say({ word: "hello" })
  expect(await answer).toBe("hello")
  expect(open()).toBe(0)
  await vi.waitUntil(() => popup.window.closed)
})

test("what is posted goes to the wallet's origin alone", async () => {
  const posted = vi.spyOn(popup.window, "postMessage")
  const answer = converse(conversation, async (page) => page.post({ ask: "hello" }))
  await answer
  expect(posted.mock.calls).toEqual([[{ ask: "hello" }, location.origin]])
})

test("only the window counts, and only from the wallet's origin; of others the data is not even looked at", async () => {
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
  popup.say({ word: "true" })
  expect(await answer).toBe("true")
})

test("null, strings and whatever else `read` does not take are ignored, and throw nothing", async () => {
  const thrown = vi.fn()
  window.addEventListener("error", thrown)
  const answer = converse(conversation, firstWord)
  await popup.loaded()
  for (const junk of [null, "word", 7, ["word"], { word: null }, { other: "word" }]) popup.say(junk)
  popup.say({ word: "true" })
  expect(await answer).toBe("true")
  expect(thrown).not.toHaveBeenCalled()
  window.removeEventListener("error", thrown)
})

for (const [when, said, words] of [
  ["before it spoke", undefined, /closed before Wallet answered.*Cross-Origin-Opener-Policy/],
  [
    "after it had spoken",
    { word: "hello" },
    /^The Wallet window was closed before it had finished/,
  ],
] as const) {
  test(`closed by the person ${when}: within 1.5 s, in words of its own, and nothing is left [S9.10]`, async () => {
    const toFake = ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const
    vi.useFakeTimers({ toFake: [...toFake] })
    const open = listeners()
    const looking = vi.spyOn(globalThis, "setInterval")
    const spoken = vi.fn()
    const answer = converse(conversation, async (page) => {
      spoken(await firstWord(page))
      return page.next(readWord)
    })
    await popup.loaded()
    if (said) {
      popup.say(said)
      await vi.waitUntil(() => spoken.mock.calls.length === 1)
    }
    popup.window.close()
    vi.advanceTimersByTime(1_500)
    await expect(answer).rejects.toMatchObject({
      kind: "popup-closed",
      code: -4,
      message: expect.stringMatching(words),
    })
    expect(open()).toBe(0)
    expect(looking.mock.calls[0]?.[1]).toBe(1_000)
    expect(vi.getTimerCount()).toBe(0)
  })
}

test("what the window said last counts, though its closing is seen before that arrives", async () => {
  let look = (): void => {}
  vi.spyOn(globalThis, "setInterval").mockImplementation(((looking: () => void) => {
    look = looking
    return 0
  }) as never)
  const cleared = vi.spyOn(globalThis, "clearTimeout")
  const answer = converse(conversation, (page) => page.next(readWord))
  popup.window.close()
  await vi.waitUntil(() => popup.window.closed)
  look()
  const said = { data: { word: "last" }, origin: location.origin, source: popup.window }
  window.dispatchEvent(new MessageEvent("message", said))
  expect(await answer).toBe("last")
  expect(cleared).toHaveBeenCalled()
})

test("a window that was closed before the conversation began ends it at once, and nothing is asked", async () => {
  popup.window.close()
  await vi.waitUntil(() => popup.window.closed)
  const talk = vi.fn()
  await expect(converse(conversation, talk)).rejects.toMatchObject({ kind: "popup-closed" })
  expect(talk).not.toHaveBeenCalled()
})

test("an abort and the limit end it as such, close the window, and tell the conversation", async () => {
  const ends = [
    [{ signal: AbortSignal.timeout(1) }, "aborted"],
    [{ ms: 1, late: "Too late." }, "timeout"],
  ] as const
  for (const [patience, kind] of ends) {
    const open = listeners()
    const opened = window.open("about:blank", "", "width=480,height=600")!
    let page: WalletPage | undefined
    const told = vi.fn()
    const answer = converse({ ...conversation, ...patience, opened }, (given) => {
      page = given
      const word = given.next(readWord)
      word.catch(told)
      return word
    })
    await expect(answer).rejects.toMatchObject({ kind })
    expect(page?.signal.aborted).toBe(true)
    await vi.waitUntil(() => opened.closed && told.mock.calls.length === 1)
    expect(open()).toBe(0)
    vi.restoreAllMocks()
  }
})

test("an address that is not one of the web is refused: a script's would run in the page's own name", async () => {
  for (const wrong of [
    "javascript:alert(1)",
    "data:text/html,hello",
    "wallet.example",
    "/wallet",
  ]) {
    const talk = vi.fn()
    await expect(converse({ ...conversation, url: wrong }, talk)).rejects.toMatchObject({
      kind: "bad-request",
      code: -3,
    })
    expect(talk).not.toHaveBeenCalled()
  }
})
