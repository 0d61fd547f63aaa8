import type { ServerResponse } from "node:http"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { type Clock, holdClock } from "../../test/clock.js"
import { resolvers } from "../../test/resolvers.js"
import { json, type RpcServer, startRpcServer } from "../../test/rpc-server.js"
import type { QuaiError } from "./errors.js"
import { post } from "./post.js"

/** The node is real, over HTTP; the clock is fake. */

const question = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "quai_chainId", params: [] })
let server: RpcServer
let clock: Clock

beforeEach(async () => {
  server = await startRpcServer()
  clock = holdClock()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await server.close()
})

const ask = (signal?: AbortSignal): Promise<unknown> =>
  post(`${server.url}/prime`, question, signal)

const failure = (promise: Promise<unknown>): Promise<QuaiError> =>
  promise.then(
    () => Promise.reject(new Error("It was answered.")),
    (error) => error,
  )

/** Answers HTTP 429, with `Retry-After` if given. */
const busy =
  (retryAfter?: string) =>
  (response: ServerResponse): void => {
    if (retryAfter !== undefined) response.setHeader("Retry-After", retryAfter)
    response.statusCode = 429
    response.end()
  }

test("posts JSON to the node's URL [S7.49]", async () => {
  expect(await ask()).toEqual({ jsonrpc: "2.0", id: 1, result: "0x2328" })
  expect(server.posts).toMatchObject([
    { verb: "POST", path: "/prime", contentType: "application/json" },
  ])
  expect(clock.pending()).toEqual([])
})

test("gives up on a silent node after exactly 30000 ms [S9.25]", async () => {
  const ended = vi.fn()
  server.fault = () => {}
  const answer = failure(ask())
  answer.then(ended)
  await server.post(1)
  clock.advance(29_999)
  expect(clock.pending()).toEqual([30_000])
  clock.advance(1)
  expect(await answer).toMatchObject({ kind: "timeout", type: "timeout", code: -1 })
  expect(ended).toHaveBeenCalledOnce()
  expect(clock.pending()).toEqual([])
})

test("gives up on a node that stops in the middle of a reply", async () => {
  const { promise: begun, resolve } = resolvers<void>()
  server.fault = (response) => response.write("[", () => resolve())
  const answer = failure(ask())
  await begun
  clock.advance(30_000)
  expect(await answer).toMatchObject({ type: "timeout" })
})

test("stops reading a reply that is too long", async () => {
  const { promise: disconnected, resolve } = resolvers<void>()
  server.fault = (response) => {
    response.on("close", resolve)
    response.end(" ".repeat(17_000_000))
  }
  expect(await failure(ask())).toMatchObject({
    kind: "external",
    message: "The Quai node sent more than 16777216 bytes.",
  })
  await disconnected
})

describe("a busy node (HTTP 429)", () => {
  test("is retried until it answers [S9.28]", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5)
    server.fault = busy()
    const answer = ask()
    await clock.set(250)
    server.fault = undefined
    clock.advance(250)
    expect(await answer).toMatchObject({ result: "0x2328" })
    expect(server.posts).toHaveLength(2)
    expect(clock.pending()).toEqual([])
  })

  test("gets pauses in slots of 250 ms, at most doubling each time [S9.26]", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.999)
    server.fault = busy()
    const answer = failure(ask())
    for (const slots of [1, 3, 7, 15, 31]) {
      await clock.set(slots * 250)
      clock.advance(slots * 250)
    }
    // The sixth pause would end after the 30 s.
    await server.post(6)
    await clock.set(63 * 250)
    clock.advance(63 * 250)
    expect(await answer).toMatchObject({ kind: "timeout" })
    expect(clock.pending()).toEqual([])
  })

  test("gets at most twelve attempts [S9.27]", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0)
    server.fault = busy()
    const answer = failure(ask())
    for (let pauses = 0; pauses < 11; pauses++) {
      await clock.set(0)
      clock.advance(0)
    }
    expect(await answer).toMatchObject({
      kind: "external",
      message: expect.stringContaining("asked 12 times"),
    })
    expect(server.posts).toHaveLength(12)
    expect(clock.pending()).toEqual([])
  })

  test("can set Retry-After in seconds, which are not taken for milliseconds", async () => {
    server.fault = busy("2")
    const answer = ask()
    await clock.set(2_000)
    server.fault = undefined
    clock.advance(1_999)
    expect(server.posts).toHaveLength(1)
    clock.advance(1)
    expect(await answer).toMatchObject({ result: "0x2328" })
  })

  test("can set Retry-After as a date", async () => {
    const [now] = [Math.ceil(Date.now() / 1000) * 1000]
    clock.advance(now - Date.now())
    server.fault = busy(new Date(now + 5_000).toUTCString())
    const answer = ask()
    await clock.set(5_000)
    server.fault = undefined
    clock.advance(5_000)
    expect(await answer).toMatchObject({ result: "0x2328" })
  })

  test("is given up immediately if it asks for more time than is left", async () => {
    server.fault = busy("3600")
    expect(await failure(ask())).toMatchObject({
      kind: "external",
      message: expect.stringContaining("3600 s"),
    })
    expect(clock.pending()).toEqual([])
  })
})

test("an abort by the app takes effect at once, and closes the connection", async () => {
  const given = new AbortController()
  const { promise: ended, resolve } = resolvers<void>()
  server.fault = (response) => response.on("close", resolve)
  const answer = failure(ask(given.signal))
  await server.post(1)
  given.abort()
  expect(await answer).toMatchObject({ kind: "aborted", code: -4 })
  await ended
  expect(clock.pending()).toEqual([])
  expect(await failure(ask(given.signal))).toMatchObject({ kind: "aborted" })
  expect(server.posts).toHaveLength(1)
})

test("an abort also ends the pause for a busy node", async () => {
  const given = new AbortController()
  server.fault = busy("2")
  const answer = failure(ask(given.signal))
  await clock.set(2_000)
  given.abort()
  expect(await answer).toMatchObject({ kind: "aborted" })
  expect(clock.pending()).toEqual([])
})

test("an unreachable node is reported at once", async () => {
  await server.close()
  expect(await failure(ask())).toMatchObject({ kind: "external", type: "network-error" })
  expect(clock.pending()).toEqual([])
  server = await startRpcServer()
})

test.each<[string, (response: ServerResponse) => void, object]>([
  [
    "a failing node",
    (response) => {
      response.statusCode = 503
      response.end("<h1>down</h1>")
    },
    { kind: "external", message: "The Quai node failed (HTTP 503)." },
  ],
  ["garbage", (response) => response.end("<html>"), { kind: "bad-reply" }],
  ["nothing", (response) => response.end(), { kind: "bad-reply" }],
  [
    "a reply that is cut off",
    (response) => {
      response.setHeader("Content-Length", "100")
      response.write("{", () => response.destroy())
    },
    { type: "network-error" },
  ],
  [
    "a redirect",
    (response) => {
      response.writeHead(307, { Location: "http://127.0.0.1:9/" })
      response.end()
    },
    { type: "network-error" },
  ],
])("%s is a typed error", async (_, fault, error) => {
  server.fault = fault
  expect(await failure(ask())).toMatchObject(error)
  expect(clock.pending()).toEqual([])
})

test("a reply that is not a JSON-RPC error is returned unchanged", async () => {
  server.fault = (response) => json(response, ["anything"])
  expect(await ask()).toEqual(["anything"])
})
