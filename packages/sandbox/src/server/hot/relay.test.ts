import type { Problem } from "@alidade/network/http"
import { describe, expect, test } from "vitest"
import { relayLimits } from "./limits.js"
import { createRelay } from "./relay.js"

const id = "liD+atUtt3Cyb"

/** Returns the status and the text of a rejection. */
function refusal(act: () => unknown): [number, unknown] {
  try {
    act()
  } catch (thrown) {
    const { status, body } = (thrown as Problem).reply
    return [status, body]
  }
  throw new Error("It was not refused.")
}

describe("an old request", () => {
  test("is removed with its response", () => {
    let now = 0
    const relay = createRelay(() => now)
    relay.store(id, "asked")
    now = relayLimits.age - 1
    expect([relay.request(id), relay.response(id)]).toEqual(["asked", null])
    now = relayLimits.age
    expect(refusal(() => relay.request(id))[0]).toBe(404)
    expect(refusal(() => relay.response(id))[0]).toBe(404)
    expect(refusal(() => relay.respond(id, "late"))[0]).toBe(404)
  })

  test("is not renewed by a response", () => {
    let now = 0
    const relay = createRelay(() => now)
    relay.store(id, "asked")
    now = relayLimits.age - 1
    relay.respond(id, "answered")
    now = relayLimits.age
    expect(refusal(() => relay.response(id))[0]).toBe(404)
  })

  test("makes room for another in a full relay", () => {
    let now = 0
    const relay = createRelay(() => now)
    const nth = (count: number): string => String(count).padStart(13, "0")
    for (let count = 0; count < relayLimits.requests; count++) {
      now = count
      relay.store(nth(count), "asked")
    }
    expect(refusal(() => relay.store(id, "asked"))).toEqual([
      503,
      "The relay is full. Try again later.",
    ])
    now = relayLimits.age
    relay.store(id, "asked")
    expect(relay.request(id)).toBe("asked")
  })

  test("is removed to make room if it has a response", () => {
    const relay = createRelay(() => 0)
    const nth = (count: number): string => String(count).padStart(13, "0")
    for (let count = 0; count < relayLimits.requests; count++) relay.store(nth(count), "asked")
    for (const answered of [3, 2]) relay.respond(nth(answered), "answered")
    relay.store(id, "asked")
    expect(refusal(() => relay.response(nth(2)))[0]).toBe(404)
    expect([relay.response(nth(3)), relay.request(nth(0))]).toEqual(["answered", "asked"])
  })
})

describe("a page that fills the relay", () => {
  const nth = (count: number): string => String(count).padStart(13, "0")
  const flood = (relay: ReturnType<typeof createRelay>, origin: string): void => {
    for (let count = 0; count < relayLimits.requests; count++)
      relay.store(nth(count), "asked", origin)
  }

  test("loses its oldest request to another page, and is the one that is refused", () => {
    const relay = createRelay(() => 0)
    flood(relay, "https://evil.example")
    relay.store(id, "asked", "http://localhost:5173")
    expect(relay.request(id)).toBe("asked")
    expect(refusal(() => relay.request(nth(0)))[0]).toBe(404)
    expect(refusal(() => relay.store(nth(0), "asked", "https://evil.example"))[0]).toBe(503)
    relay.respond(id, "answered")
    expect(refusal(() => relay.store(nth(0), "asked", "https://evil.example"))[0]).toBe(503)
    expect(relay.response(id)).toBe("answered")
  })

  test("does not keep out programs without an origin, and they don't keep out pages", () => {
    const relay = createRelay(() => 0)
    flood(relay, "https://evil.example")
    relay.store(id, "asked")
    expect(relay.request(id)).toBe("asked")
  })
})

describe("a repeated id", () => {
  test("cannot replace a request, but may repeat the same one", () => {
    const relay = createRelay()
    relay.store(id, "asked")
    relay.store(id, "asked")
    expect(refusal(() => relay.store(id, "another"))[0]).toBe(409)
    expect(relay.request(id)).toBe("asked")
  })

  test("cannot replace a response, and an answered request is not served again", () => {
    const relay = createRelay()
    relay.store(id, "asked")
    relay.respond(id, "answered")
    expect(refusal(() => relay.respond(id, "another"))[0]).toBe(409)
    expect(refusal(() => relay.request(id))[0]).toBe(410)
    expect(relay.response(id)).toBe("answered")
  })
})

test.each([
  ["a short id", "short", "asked", 400],
  ["an id with a slash", "liD/atUtt3Cyb", "asked", 400],
  ["data that is not a string", id, 1, 400],
  ["nothing", id, undefined, 400],
  ["too many characters", id, "x".repeat(relayLimits.bytes + 1), 413],
  ["too many bytes", id, "é".repeat(relayLimits.bytes / 2 + 1), 413],
] as const)("%s is rejected and not stored", (_, id, data, status) => {
  const relay = createRelay()
  expect(refusal(() => relay.store(id, data))[0]).toBe(status)
  expect(refusal(() => relay.request(id))[0]).toBe(404)
})

test("the largest allowed request is stored", () => {
  const relay = createRelay()
  relay.store(id, "x".repeat(relayLimits.bytes))
  expect(relay.request(id)).toHaveLength(relayLimits.bytes)
})
