import { afterEach, expect, test, vi } from "vitest"
import { own } from "../own.js"
import { ask, listen, newId, type PageQuestion, post } from "./page-messages.js"

interface Echo {
  reply: string
  to: number
}

function question(word = "hello"): PageQuestion<Echo> & { message: { ask: string; id: number } } {
  const id = newId()
  return {
    message: { ask: word, id },
    isReply: (data): data is Echo =>
      typeof own(data, "reply") === "string" && typeof own(data, "to") === "number",
    answers: ({ to }) => to === id,
  }
}

const options = { ms: 60_000 }
const here = window.location.origin

/** Makes a frame post to this window. Resolves to the event after all listeners have run. */
function postedByFrame(data: object, sandbox: string): Promise<MessageEvent> {
  const frame = document.createElement("iframe")
  frame.setAttribute("sandbox", sandbox)
  frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(data)}, "*")</script>`
  return new Promise((resolve) => {
    window.addEventListener("message", function onMessage(event) {
      if (event.source !== frame.contentWindow) return
      window.removeEventListener("message", onMessage)
      setTimeout(resolve, 0, event)
    })
    document.body.append(frame)
  })
}

/** Counts the `message` listeners that are added from now on and not removed. */
function listeners(): () => number {
  const added = vi.spyOn(window, "addEventListener")
  const removed = vi.spyOn(window, "removeEventListener")
  const count = (spy: typeof added | typeof removed): number =>
    spy.mock.calls.filter(([type]) => (type as string) === "message").length
  return () => count(added) - count(removed)
}

afterEach(() => {
  vi.restoreAllMocks()
  for (const frame of document.querySelectorAll("iframe")) frame.remove()
})

test("posts a question to the page's own window and origin only [S7.41]", async () => {
  const posted = vi.spyOn(window, "postMessage")
  const hello = question()
  const answer = ask(hello, options)
  expect(posted.mock.calls).toEqual([[hello.message, here]])
  window.postMessage({ reply: "hi", to: hello.message.id }, here)
  expect(await answer).toEqual({ reply: "hi", to: hello.message.id })
})

test("creates ids that are unique safe integers", () => {
  const ids = Array.from({ length: 1_000 }, newId)
  expect(ids.every(Number.isSafeInteger)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test("matches replies to concurrent questions by id, in any order", async () => {
  const [a, b, c] = [question("a"), question("b"), question("c")]
  const answers = Promise.all([a, b, c].map((each) => ask(each, options)))
  for (const each of [c, a, b]) {
    window.postMessage({ reply: each.message.ask.toUpperCase(), to: each.message.id }, here)
  }
  expect((await answers).map(({ reply }) => reply)).toEqual(["A", "B", "C"])
})

test("ignores a reply with another id", async () => {
  const hello = question()
  const answer = ask(hello, options)
  window.postMessage({ reply: "forged", to: hello.message.id + 1 }, here)
  window.postMessage({ reply: "forged", to: String(hello.message.id) }, here)
  window.postMessage({ reply: "true", to: hello.message.id }, here)
  expect((await answer).reply).toBe("true")
})

test("ignores null, strings, numbers, arrays, buffers and huge objects without throwing", async () => {
  const thrown = vi.fn()
  window.addEventListener("error", thrown)
  const hello = question()
  const answer = ask(hello, options)
  const { id } = hello.message
  const huge = { reply: { deep: Array.from({ length: 100_000 }, (_, i) => ({ i })) }, to: id }
  for (const junk of [
    null,
    undefined,
    "reply",
    id,
    [id],
    new ArrayBuffer(8),
    new Map([["to", id]]),
    huge,
  ]) {
    window.postMessage(junk, here)
  }
  window.postMessage({ reply: "true", to: id }, here)
  expect((await answer).reply).toBe("true")
  expect(thrown).not.toHaveBeenCalled()
  window.removeEventListener("error", thrown)
})

for (const [where, sandbox, origin] of [
  ["the same origin", "allow-scripts allow-same-origin", here],
  ["another origin", "allow-scripts", "null"],
] as const) {
  test(`ignores a well-formed reply from a frame of ${where}`, async () => {
    const hello = question()
    const answer = ask(hello, options)
    const forged = postedByFrame({ reply: "forged", to: hello.message.id }, sandbox)
    expect((await forged).origin).toBe(origin)
    window.postMessage({ reply: "true", to: hello.message.id }, here)
    expect((await answer).reply).toBe("true")
  })
}

test("ignores a reply from another origin or without a source window", async () => {
  const hello = question()
  const answer = ask(hello, options)
  const data = { reply: "forged", to: hello.message.id }
  window.dispatchEvent(
    new MessageEvent("message", { data, origin: "https://other.example", source: window }),
  )
  window.dispatchEvent(new MessageEvent("message", { data, origin: here, source: null }))
  window.postMessage({ reply: "true", to: hello.message.id }, here)
  expect((await answer).reply).toBe("true")
})

test("does not read the data of a message from another source", () => {
  const isReply = vi.fn(() => true)
  const stop = listen({ message: {}, isReply: isReply as never, answers: () => true }, vi.fn())
  window.dispatchEvent(new MessageEvent("message", { data: {}, origin: here, source: null }))
  stop()
  expect(isReply).not.toHaveBeenCalled()
})

test("leaves no listener or timer after a reply, an abort, a timeout or a failed post", async () => {
  const open = listeners()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    const answered = question()
    const answer = ask(answered, options)
    expect(open()).toBe(1)
    window.postMessage({ reply: "true", to: answered.message.id }, here)
    await answer
    expect(open()).toBe(0)

    const controller = new AbortController()
    const aborted = ask(question(), { ...options, signal: controller.signal })
    expect(open()).toBe(1)
    controller.abort()
    expect(open()).toBe(0)
    await expect(aborted).rejects.toMatchObject({ kind: "aborted" })

    const late = ask(question(), { ms: 500, late: "The wallet did not answer." })
    vi.advanceTimersByTime(499)
    expect(open()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(open()).toBe(0)
    await expect(late).rejects.toMatchObject({
      kind: "timeout",
      message: "The wallet did not answer.",
    })

    const never = ask({ ...question(), message: { uncopyable: () => {} } }, options)
    await expect(never).rejects.toMatchObject({ kind: "bad-request", code: -3 })
    expect(open()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test("rejects a message that cannot be cloned", () => {
  expect(() => post({ uncopyable: () => {} })).toThrow("cannot be sent to a wallet")
})
