import type { ServerResponse } from "node:http"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { type Clock, holdClock } from "../../test/clock.js"
import { block, hashOf } from "../../test/quai-block.js"
import { json, type Post, type RpcServer, startRpcServer } from "../../test/rpc-server.js"
import { createQuaiClient, type QuaiClient } from "./client.js"
import { type ShardNickname, shards } from "./shards.js"
// Loaded here, so that no test waits for it.
import "./provider.js"

type LibraryShard = Parameters<QuaiClient["provider"]["send"]>[2]

const zones = shards.filter(({ kind }) => kind === "zone")
let server: RpcServer
const opened: QuaiClient[] = []

beforeEach(async () => {
  server = await startRpcServer()
})
afterEach(async () => {
  for (const client of opened.splice(0)) client.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await server.close()
})

async function open(): Promise<QuaiClient> {
  const client = await createQuaiClient({ url: server.url })
  opened.push(client)
  return client
}

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => Promise.reject(new Error("It was answered.")),
    (error) => error,
  )

describe("createQuaiClient", () => {
  let clock: Clock
  beforeEach(() => {
    clock = holdClock()
  })
  const down = (response: ServerResponse): void => {
    response.statusCode = 502
    response.end()
  }

  test("asks for the network once", async () => {
    const client = await open()
    expect(client.chainId).toBe(9000n)
    expect((await client.provider.getNetwork()).chainId).toBe(9000n)
    expect(server.calls().map(({ method }) => method)).toEqual(["quai_chainId"])
    expect(server.posts[0]?.path).toBe("/prime")
  })

  test("retries after 1, 2, 4, 8 and 16 s, then gives up [S9.43]", async () => {
    server.fault = down
    const error = failure(open())
    for (const [retry, ms] of [1_000, 2_000, 4_000, 8_000, 16_000].entries()) {
      await clock.set(ms)
      expect(server.posts).toHaveLength(retry + 1)
      clock.advance(ms)
    }
    expect(await error).toMatchObject({
      kind: "external",
      type: "provider-failed-to-initialize",
      cause: { message: "The Quai node failed (HTTP 502)." },
    })
    expect(server.posts).toHaveLength(6)
    expect(clock.pending()).toEqual([])
  })

  test("uses a node that answers the third attempt", async () => {
    server.fault = down
    const client = open()
    for (const ms of [1_000, 2_000]) {
      await clock.set(ms)
      if (ms === 2_000) server.fault = undefined
      clock.advance(ms)
    }
    expect((await client).chainId).toBe(9000n)
  })

  test("gives up on an unreachable node after 31 s with a typed error", async () => {
    await server.close()
    const begun = Date.now()
    const error = failure(open())
    for (const ms of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      await clock.set(ms)
      clock.advance(ms)
    }
    expect(await error).toMatchObject({
      type: "provider-failed-to-initialize",
      cause: { type: "network-error" },
    })
    expect(Date.now() - begun).toBe(31_000)
    expect(clock.pending()).toEqual([])
    server = await startRpcServer()
  })

  test("gives up on a silent node after a minute with a typed error", async () => {
    server.fault = () => {}
    const error = failure(open())
    await server.post(1)
    clock.advance(30_000)
    await clock.set(1_000)
    clock.advance(1_000)
    await server.post(2)
    clock.advance(29_000)
    expect(await error).toMatchObject({ kind: "timeout", type: "timeout" })
    await vi.waitUntil(() => clock.pending().length === 0)
  })

  test("can be aborted by the app", async () => {
    const given = new AbortController()
    server.fault = down
    const error = failure(createQuaiClient({ url: server.url, signal: given.signal }))
    await clock.set(1_000)
    given.abort()
    expect(await error).toMatchObject({ kind: "aborted" })
    expect(clock.pending()).toEqual([])
  })

  test.each([
    ["no hex", "9000"],
    ["a number", 9000],
    ["nothing", null],
  ])("rejects a chain id that is %s", async (_, chainId) => {
    server.methods.quai_chainId = () => chainId
    const given = new AbortController()
    const error = failure(createQuaiClient({ url: server.url, signal: given.signal }))
    await clock.set(1_000)
    given.abort()
    expect(await error).toMatchObject({ kind: "aborted" })
  })
})

describe("where a request goes", () => {
  const ask = (client: QuaiClient, byte: string): Promise<unknown> =>
    client.provider.send("where", [], byte as LibraryShard)

  test("with pathing: to the path of each of the thirteen shards", async () => {
    server.methods.where = (_, path) => path
    const client = await open()
    const paths = await Promise.all(shards.map(({ byte }) => ask(client, byte)))
    expect(paths).toEqual(shards.map(({ nickname }) => `/${nickname}`))
  })

  test("with ports: to the port of each of the thirteen shards", async () => {
    const nodes = await Promise.all(shards.map(() => startRpcServer()))
    for (const [index, node] of nodes.entries()) {
      node.methods.where = () => shards[index]!.nickname
    }
    const ports = Object.fromEntries(
      shards.map(({ nickname }, index) => [nickname, Number(new URL(nodes[index]!.url).port)]),
    ) as Record<ShardNickname, number>
    const client = await createQuaiClient({ url: "http://127.0.0.1", pathing: false, ports })
    opened.push(client)
    const nicknames = await Promise.all(shards.map(({ byte }) => ask(client, byte)))
    expect(nicknames).toEqual(shards.map(({ nickname }) => nickname))
    await Promise.all(nodes.map((node) => node.close()))
  })

  test("a balance request goes to the address's zone [S1.16]", async () => {
    server.methods.quai_getBalance = (_, path) =>
      `0x${zones.findIndex(({ nickname }) => path === `/${nickname}`) + 1}`
    const client = await open()
    const balances = zones.map(({ byte }) => client.balance(`${byte}${"00".repeat(19)}`))
    expect(await Promise.all(balances)).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n])
    expect(server.calls("quai_getBalance")[0]?.params[1]).toBe("latest")
  })

  test("no request is sent for an address without a zone or with a wrong checksum", async () => {
    const client = await open()
    for (const wrong of [`0x03${"00".repeat(19)}`, `0x00${"aA".repeat(19)}`, "0x00"]) {
      expect(await failure(client.balance(wrong))).toMatchObject({ kind: "bad-request" })
    }
    expect(server.posts).toHaveLength(1)
  })
})

test("the node's protocol expansion number decides which shards are active [S9.36 S9.37]", async () => {
  for (const [expansion, regions, active] of [
    [0, 1, 1],
    [1, 2, 2],
    [2, 2, 4],
    [3, 3, 9],
  ]) {
    server.methods.quai_getProtocolExpansionNumber = () => `0x${expansion}`
    const client = await open()
    const [ours, theirs] = [await client.activeRegions(), await client.provider.getActiveRegions()]
    expect(ours).toHaveLength(regions!)
    expect(ours.map(({ byte }) => byte).sort()).toEqual([...theirs].sort())
    const [our, their] = [await client.activeZones(), await client.provider.getActiveZones()]
    expect(our).toHaveLength(active!)
    expect(our.map(({ byte }) => byte).sort()).toEqual([...their].sort())
  }
})

describe("batches", () => {
  const echo = (params: unknown[]): unknown => params[0]

  /** Requests the echo of each of these at once. */
  async function askAll(client: QuaiClient, what: readonly string[]): Promise<Post[]> {
    const before = server.posts.length
    server.methods.echo = echo
    const answers = await Promise.all(what.map((item) => client.provider.send("echo", [item])))
    expect(answers).toEqual(what)
    return server.posts.slice(before)
  }

  test("requests are collected for 10 ms, then sent together [S9.40]", async () => {
    server.methods.echo = echo
    const client = await open()
    const clock = holdClock()
    const first = client.provider.send("echo", ["one"])
    await clock.set(10)
    clock.advance(9)
    const second = client.provider.send("echo", ["two"])
    expect(server.posts).toHaveLength(1)
    expect(clock.pending()).toContain(10)
    // The library sends it to the first one a moment later.
    await new Promise(setImmediate)
    clock.advance(1)
    expect(await Promise.all([first, second])).toEqual(["one", "two"])
    expect(server.posts.map(({ calls }) => calls.length)).toEqual([1, 2])
  })

  test("a batch has at most 100 requests [S9.41]", async () => {
    const what = Array.from({ length: 201 }, (_, index) => `${index}`)
    const posts = await askAll(await open(), what)
    expect(posts.map(({ calls }) => calls.length).sort()).toEqual([1, 100, 100])
  })

  test("a batch has at most 1048576 bytes [S9.42]", async () => {
    const frame = (id: number, text: string): object => ({
      method: "echo",
      params: [text],
      id,
      jsonrpc: "2.0",
    })
    const empty = JSON.stringify([frame(1, ""), frame(2, "")]).length
    const half = "x".repeat(500_000)
    const rest = "x".repeat(1_048_576 - empty - half.length)
    const joined = await askAll(await open(), [half, rest])
    expect(joined.map(({ bytes }) => bytes)).toEqual([1_048_576])
    const split = await askAll(await open(), [half, `${rest}x`])
    expect(split.map(({ calls }) => calls.length)).toEqual([1, 1])
  })

  test("every request of a failed batch fails", async () => {
    const client = await open()
    server.fault = (response) => {
      response.statusCode = 500
      response.end()
    }
    const failures = ["a", "b", "c"].map((item) => failure(client.provider.send("echo", [item])))
    for (const error of await Promise.all(failures)) {
      expect(error).toMatchObject({ kind: "external", message: "The Quai node failed (HTTP 500)." })
    }
  })

  test.each<[string, (post: Post) => unknown, object]>([
    [
      "other ids",
      ({ calls }) => calls.map(({ id }) => ({ id: id + 1_000, result: "0x1" })),
      { kind: "bad-reply" },
    ],
    [
      "ids that are texts",
      ({ calls }) => calls.map(({ id }) => ({ id: `${id}`, result: "0x1" })),
      { kind: "bad-reply" },
    ],
    ["null", () => null, { kind: "bad-reply" }],
    ["a text", () => "boo", { kind: "bad-reply" }],
    ["an empty list", () => [], { kind: "bad-reply" }],
    ["a list of nothing", () => [null, 7, "x"], { kind: "bad-reply" }],
    [
      "neither result nor error",
      ({ calls }) => calls.map(({ id }) => ({ id })),
      { kind: "bad-reply" },
    ],
    [
      "an error that is a text",
      ({ calls }) => calls.map(({ id }) => ({ id, error: "boom" })),
      { kind: "bad-reply" },
    ],
    [
      "one error for the whole batch",
      () => ({ jsonrpc: "2.0", id: null, error: { code: -32600, message: "batch too large" } }),
      { code: "UNKNOWN_ERROR", error: { message: "batch too large" } },
    ],
  ])("a batch reply with %s fails each request", async (_, reply, expected) => {
    const client = await open()
    server.fault = (response, post) => json(response, reply(post))
    const failures = ["a", "b"].map((item) => failure(client.provider.send("echo", [item])))
    for (const error of await Promise.all(failures)) expect(error).toMatchObject(expected)
  })

  test("replies are matched by id, and an empty error next to a result is ignored", async () => {
    const client = await open()
    server.fault = (response, { calls }) =>
      json(
        response,
        calls.map(({ id, params }) => ({ id, error: null, result: params[0] })).reverse(),
      )
    const replies = ["a", "b", "c"].map((item) => client.provider.send("echo", [item]))
    expect(await Promise.all(replies)).toEqual(["a", "b", "c"])
  })
})

test("the same question within 250 ms is asked once [S9.39]", async () => {
  let height = 7
  server.methods.quai_blockNumber = () => `0x${height++}`
  const { provider } = await open()
  const clock = holdClock()
  const first = provider.getBlockNumber("0x00" as never)
  await clock.set(10)
  clock.advance(10)
  expect(await first).toBe(7)
  clock.advance(239)
  expect(await provider.getBlockNumber("0x00" as never)).toBe(7)
  clock.advance(1)
  const again = provider.getBlockNumber("0x00" as never)
  await clock.set(10)
  clock.advance(10)
  expect(await again).toBe(8)
})

test("polls for new blocks every 4000 ms [S9.38]", async () => {
  server.methods.quai_blockNumber = () => "0x7"
  const { provider } = await open()
  expect(provider.pollingInterval).toBe(4_000)
  const clock = holdClock()
  await provider.on("block", () => {}, "0x00" as never)
  await clock.set(10)
  expect(clock.pending()).toContain(4_000)
  clock.advance(10)
  await server.post(2)
  clock.advance(3_989)
  expect(clock.pending()).not.toContain(10)
  clock.advance(1)
  await clock.set(10)
  clock.advance(10)
  await server.post(3)
  expect(server.calls("quai_blockNumber")).toHaveLength(2)
  await provider.removeAllListeners()
})

describe("outpoints", () => {
  const mine = `0x0080${"11".repeat(18)}`
  const coin = (index: number): object => ({
    index: `0x${index}`,
    denomination: "0x5",
    lock: "0x0",
  })

  function play(latest: number): void {
    server.methods.quai_getBlockByHash = ([hash]) => block(Number(hash))
    server.methods.quai_getBlockByNumber = ([tag]) => block(tag === "latest" ? latest : Number(tag))
    server.methods.quai_getOutpointDeltasForAddressesInRange = ([, from, to]) => ({
      [mine]: {
        // Both ranges report the block in which they meet.
        created: { [String(from)]: [coin(0)], [String(to)]: [coin(0)] },
        deleted: { [String(to)]: [coin(1)] },
      },
    })
  }
  const ranges = (): number[][] =>
    server
      .calls("quai_getOutpointDeltasForAddressesInRange")
      .map(({ params: [, from, to] }) => [Number(from), Number(to)])

  test("are requested from their zone in ranges of 1000 blocks, and reported once [S9.44]", async () => {
    play(2_504)
    const client = await open()
    const deltas = await client.outpoints([mine], hashOf(5))
    expect(ranges().sort(([a], [b]) => a! - b!)).toEqual([
      [5, 1_004],
      [1_004, 2_004],
      [2_004, 2_504],
    ])
    expect(new Set(server.posts.slice(1).map(({ path }) => path))).toEqual(new Set(["/cyprus1"]))
    const delta = deltas[mine]!
    expect(delta.created.map(({ txhash }) => Number(txhash)).sort((a, b) => a - b)).toEqual([
      5, 1_004, 2_004, 2_504,
    ])
    expect(delta.deleted.map(({ txhash }) => Number(txhash))).toEqual([1_004, 2_004, 2_504])
    expect(delta.created[0]).toMatchObject({ index: 0, denomination: 5, lock: 0 })
  })

  test("of exactly 1000 blocks are requested in one call, up to a named block", async () => {
    play(9_999)
    const client = await open()
    await client.outpoints([mine], hashOf(1), hashOf(1_000))
    expect(ranges()).toEqual([[1, 1_000]])
  })

  test("accept a block hash without 0x, like other hex", async () => {
    play(9_999)
    const client = await open()
    await client.outpoints([mine], hashOf(1).slice(2), hashOf(9).slice(2))
    expect(ranges()).toEqual([[1, 9]])
  })

  test("reject blocks in the wrong order as the caller's error", async () => {
    play(9_999)
    const client = await open()
    expect(await failure(client.outpoints([mine], hashOf(9), hashOf(1)))).toMatchObject({
      kind: "bad-request",
      message: "The first block comes after the last one.",
    })
  })

  test.each([
    ["no address", [], hashOf(1)],
    ["no list of addresses", mine as unknown as string[], hashOf(1)],
    ["addresses of two zones", [mine, `0x0180${"11".repeat(18)}`], hashOf(1)],
    ["an address of Quai", [`0x0000${"11".repeat(18)}`], hashOf(1)],
    ["no hash", [mine], "0x01"],
  ])("reject %s before any request", async (_, addresses, from) => {
    const client = await open()
    const error = await failure(client.outpoints(addresses, from))
    expect(error).toMatchObject({ kind: "bad-request" })
    expect(server.posts).toHaveLength(1)
  })
})

test("a node that went away fails a call immediately with a typed error", async () => {
  const client = await open()
  await server.close()
  expect(await failure(client.balance(`0x00${"00".repeat(19)}`))).toMatchObject({
    kind: "external",
    type: "network-error",
  })
  server = await startRpcServer()
})

test("the provider retries a busy node too", async () => {
  const client = await open()
  server.methods.quai_getBalance = () => "0x5"
  server.fault = (response) => {
    server.fault = undefined
    response.writeHead(429, { "Retry-After": "0" })
    response.end()
  }
  expect(await client.balance(`0x00${"00".repeat(19)}`)).toBe(5n)
})

test("an unreadable balance or expansion number is a bad reply", async () => {
  const client = await open()
  for (const invalid of ["lots", null, {}, [], "0xzz"]) {
    server.methods.quai_getBalance = () => invalid
    server.methods.quai_getProtocolExpansionNumber = () => invalid
    expect(await failure(client.balance(`0x00${"00".repeat(19)}`))).toMatchObject({
      kind: "bad-reply",
    })
  }
  expect(await failure(client.activeZones())).toMatchObject({ kind: "bad-reply" })
})

test("close ends current and later requests", async () => {
  const client = await open()
  server.fault = () => {}
  const failed = failure(client.balance(`0x00${"00".repeat(19)}`))
  await server.post(2)
  client.close()
  expect(await failed).toMatchObject({ kind: "aborted" })
  expect(await failure(client.balance(`0x00${"00".repeat(19)}`))).toMatchObject({ kind: "aborted" })
})

test("names the library if it is not installed", async () => {
  vi.resetModules()
  vi.doMock("quais", () => {
    throw new Error("Cannot find module")
  })
  try {
    const fresh = await import("./client.js")
    expect(await failure(fresh.createQuaiClient({ url: server.url }))).toMatchObject({
      kind: "internal",
      message: "quais could not be loaded. Is it installed?",
    })
  } finally {
    vi.doUnmock("quais")
    vi.resetModules()
  }
})
