import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ask } from "./ask.js"

let busy = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server of its own that answers once with this, and then with JSON. Counts its requests. */
function serverAnswering(status: number, headers: Record<string, string> = {}) {
  const fetch = vi.fn(async () => Response.json({ fine: true }))
  fetch.mockImplementationOnce(async () => new Response("{}", { status, headers }))
  vi.stubGlobal("fetch", fetch)
  const url = `https://busy-${++busy}.example`
  return { asked: () => fetch.mock.calls.length, get: (path = "/a") => ask(url + path) }
}

test.each([
  ["429 without a time", 429, undefined, 30_000],
  ["429 with seconds", 429, "5", 5_000],
  ["503 with seconds", 503, "90", 90_000],
  ["429 with a date", 429, "Wed, 21 Oct 2026 07:28:00 GMT", 30_000],
  ["429 with a day", 429, "86400", 600_000],
])(
  "a server that answers %s is left alone for that long, at most ten minutes",
  async (_, status, after, ms) => {
    const server = serverAnswering(status, after === undefined ? {} : { "retry-after": after })
    await server.get().catch(() => {})
    vi.advanceTimersByTime(ms - 1)
    await expect(server.get("/b")).rejects.toMatchObject({ kind: "external" })
    expect(server.asked()).toBe(1)
    vi.advanceTimersByTime(2)
    expect(await server.get()).toEqual({ status: 200, json: { fine: true } })
  },
)

test("a server that fails without asking for time can be asked again at once", async () => {
  const server = serverAnswering(503)
  await server.get()
  expect((await server.get()).status).toBe(200)
})
