import { describe, expect, test } from "vitest"
import type { Problem } from "../problem.js"
import { relayLimits } from "./limits.js"
import { createRelay } from "./relay.js"

const id = "liD+atUtt3Cyb"

/** The status with which the relay refuses, and in which words. */
function refusal(act: () => unknown): [number, unknown] {
  try {
    act()
  } catch (thrown) {
    const { status, body } = (thrown as Problem).reply
    return [status, body]
  }
  throw new Error("It was not refused.")
}

describe("a request grows old", () => {
  test("and is gone then, with its response: nothing brings it back", () => {
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

  test("an answer makes it no younger", () => {
    let now = 0
    const relay = createRelay(() => now)
    relay.store(id, "asked")
    now = relayLimits.age - 1
    relay.respond(id, "answered")
    now = relayLimits.age
    expect(refusal(() => relay.response(id))[0]).toBe(404)
  })

  test("makes room: a full relay takes another when the first is old", () => {
    let now = 0
    const relay = createRelay(() => now)
    const nth = (count: number): string => String(count).padStart(13, "0")
    for (let count = 0; count < relayLimits.requests; count++) {
      now = count
      relay.store(nth(count), "asked")
    }
    expect(refusal(() => relay.store(id, "asked"))).toEqual([
      503,
      "The relay keeps no more requests now. Try again later.",
    ])
    now = relayLimits.age
    relay.store(id, "asked")
    expect(relay.request(id)).toBe("asked")
  })

  test("so does an answer: of those that were answered, the oldest goes", () => {
    const relay = createRelay(() => 0)
    const nth = (count: number): string => String(count).padStart(13, "0")
    for (let count = 0; count < relayLimits.requests; count++) relay.store(nth(count), "asked")
    for (const answered of [3, 2]) relay.respond(nth(answered), "answered")
    relay.store(id, "asked")
    expect(refusal(() => relay.response(nth(2)))[0]).toBe(404)
    expect([relay.response(nth(3)), relay.request(nth(0))]).toEqual(["answered", "asked"])
  })
})

describe("the first counts", () => {
  test("a request is not replaced; the same one again is no fault", () => {
    const relay = createRelay()
    relay.store(id, "asked")
    relay.store(id, "asked")
    expect(refusal(() => relay.store(id, "another"))[0]).toBe(409)
    expect(relay.request(id)).toBe("asked")
  })

  test("a response neither; what has one is not handed to a wallet again", () => {
    const relay = createRelay()
    relay.store(id, "asked")
    relay.respond(id, "answered")
    expect(refusal(() => relay.respond(id, "another"))[0]).toBe(409)
    expect(refusal(() => relay.request(id))[0]).toBe(410)
    expect(relay.response(id)).toBe("answered")
  })
})

test.each([
  ["no id", "short", "asked", 400],
  ["an id with a slash", "liD/atUtt3Cyb", "asked", 400],
  ["no text", id, 1, 400],
  ["nothing", id, undefined, 400],
  ["too much", id, "x".repeat(relayLimits.bytes + 1), 413],
  ["too much in bytes", id, "é".repeat(relayLimits.bytes / 2 + 1), 413],
] as const)("%s is refused, and not kept", (_, id, data, status) => {
  const relay = createRelay()
  expect(refusal(() => relay.store(id, data))[0]).toBe(status)
  expect(refusal(() => relay.request(id))[0]).toBe(404)
})

test("as much as is allowed is kept", () => {
  const relay = createRelay()
  relay.store(id, "x".repeat(relayLimits.bytes))
  expect(relay.request(id)).toHaveLength(relayLimits.bytes)
})
