import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { WebSocket } from "ws"
import { type Sandbox, startSandbox } from "../../index.js"
import { createMailbox, type Letter } from "./mailbox.js"
import { answer, readFrame } from "./wire.js"

const topic = "ab".repeat(32)
const other = "cd".repeat(32)

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterEach(() => sandbox.close())

/** The relay's endpoints for tests. */
async function set(command: string, settings: object = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${relayHttp()}/${command}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  })
  return { status: response.status, ...(await response.json()) }
}

async function state(): Promise<{ connections: { client: string }[]; kept: number }> {
  return (await fetch(`${relayHttp()}/state`)).json()
}

function relayHttp(): string {
  return sandbox.config.walletConnect.relayUrl.replace(/^ws/, "http")
}

interface Client {
  readonly socket: WebSocket
  /** The raw frames, and the delivered messages. */
  readonly texts: string[]
  readonly messages: string[]
  /** The close code and reason. */
  readonly closed: Promise<{ code: number; reason: string }>
  ask(method: string, params: object, id?: string): Promise<Record<string, unknown>>
}

/** A client that uses the relay's JSON-RPC directly. It confirms messages by default. */
async function connect(
  name: string,
  { projectId = "project", receives = true }: { projectId?: string; receives?: boolean } = {},
): Promise<Client> {
  const token = Buffer.from(JSON.stringify({ iss: `did:key:z${name}` })).toString("base64url")
  const query = new URLSearchParams({ auth: name && `head.${token}.tail`, projectId })
  const socket = new WebSocket(`${sandbox.config.walletConnect.relayUrl}?${query}`)
  const texts: string[] = []
  const messages: string[] = []
  const waiting = new Map<string, (value: Record<string, unknown>) => void>()
  socket.on("message", (data) => {
    const text = String(data)
    texts.push(text)
    const { id, method, params, ...outcome } = JSON.parse(text)
    if (method !== "irn_subscription") return waiting.get(String(id))?.(outcome)
    messages.push(params.data.message)
    if (receives) socket.send(JSON.stringify({ id, jsonrpc: "2.0", result: true }))
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) }))
  })
  socket.on("error", () => {})
  await new Promise((resolve) => {
    socket.once("open", resolve)
    socket.once("close", resolve)
  })
  let count = 0
  return {
    socket,
    texts,
    messages,
    closed,
    ask: (method, params, id = `"${++count}"`) =>
      new Promise((resolve) => {
        waiting.set(String(JSON.parse(id)), resolve)
        socket.send(
          `{"id":${id},"jsonrpc":"2.0","method":"${method}","params":${JSON.stringify(params)}}`,
        )
      }),
  }
}

const publish = (client: Client, message: string, ttl = 300): Promise<Record<string, unknown>> =>
  client.ask("irn_publish", { topic, message, ttl, tag: 1108, prompt: true })

describe("WC7: messages", () => {
  test("reach other clients on the topic with tag and time, but never their sender on any socket", async () => {
    const [app, again, phone] = [await connect("app"), await connect("app"), await connect("phone")]
    for (const client of [app, again, phone]) await client.ask("irn_subscribe", { topic })
    const before = Date.now()
    expect(await publish(app, "sealed")).toEqual({ jsonrpc: "2.0", result: true })
    await expect.poll(() => phone.messages).toEqual(["sealed"])
    const { params } = JSON.parse(phone.texts.at(-1)!)
    expect(params.data).toEqual({
      topic,
      message: "sealed",
      tag: 1108,
      publishedAt: expect.any(Number),
    })
    expect(params.data.publishedAt).toBeGreaterThanOrEqual(before)
    await expect.poll(async () => (await state()).kept).toBe(0)
    expect([app.messages, again.messages]).toEqual([[], []])
  })

  test("without a subscriber are stored, fetched, and delivered once to the next one", async () => {
    const app = await connect("app")
    await app.ask("irn_subscribe", { topic })
    await publish(app, "one")
    await publish(app, "two")
    await expect.poll(async () => (await state()).kept).toBe(2)
    const phone = await connect("phone")
    const fetched = await phone.ask("irn_fetchMessages", { topic })
    expect(fetched.result).toMatchObject({
      messages: [{ message: "one" }, { message: "two" }],
      hasMore: false,
    })
    expect((await app.ask("irn_batchFetchMessages", { topics: [topic, other] })).result).toEqual({
      messages: [],
      hasMore: false,
    })
    const { result } = await phone.ask("irn_batchSubscribe", { topics: [topic, other] })
    expect(result).toEqual([expect.any(String), expect.any(String)])
    await expect.poll(() => phone.messages).toEqual(["one", "two"])
    await expect.poll(async () => (await state()).kept).toBe(0)
    await phone.ask("irn_subscribe", { topic })
    await phone.ask("irn_fetchMessages", { topic })
    expect(phone.messages).toEqual(["one", "two"])
  })

  test("that a client did not confirm are delivered again on its next connection", async () => {
    const app = await connect("app")
    const first = await connect("phone", { receives: false })
    await first.ask("irn_subscribe", { topic })
    await publish(app, "sealed")
    await expect.poll(() => first.messages).toEqual(["sealed"])
    first.socket.terminate()
    const second = await connect("phone")
    await second.ask("irn_subscribe", { topic })
    await expect.poll(() => second.messages).toEqual(["sealed"])
  })

  test("stop after irn_unsubscribe, whatever id the client sends", async () => {
    const [app, phone] = [await connect("app"), await connect("phone")]
    await phone.ask("irn_subscribe", { topic })
    await phone.ask("irn_unsubscribe", { topic, id: "the client's own" })
    await publish(app, "sealed")
    await expect.poll(async () => (await state()).kept).toBe(1)
    expect(phone.messages).toEqual([])
  })

  test("of a proposal and its approval are published, and the caller is subscribed", async () => {
    const [app, phone] = [await connect("app"), await connect("phone")]
    await app.ask("wc_proposeSession", {
      ...{ pairingTopic: topic, sessionProposal: "proposal", ttl: 300, correlationId: 1 },
    })
    await phone.ask("irn_subscribe", { topic })
    await expect.poll(() => phone.messages).toEqual(["proposal"])
    expect(JSON.parse(phone.texts.at(-1)!).params.data.tag).toBe(1100)
    await phone.ask("wc_approveSession", {
      ...{ pairingTopic: topic, sessionTopic: other },
      ...{ sessionProposalResponse: "yes", sessionSettlementRequest: "settled" },
    })
    await expect.poll(() => app.messages).toEqual(["yes"])
    await app.ask("irn_subscribe", { topic: other })
    await expect.poll(() => app.messages).toEqual(["yes", "settled"])
    const tags = app.texts.map((text) => JSON.parse(text).params?.data.tag).filter(Boolean)
    expect(tags).toEqual([1101, 1102])
    await app.ask("irn_publish", { topic: other, message: "to the phone", ttl: 60, tag: 1108 })
    await expect.poll(() => phone.messages).toEqual(["proposal", "to the phone"])
  })
})

test("WC7: ids beyond 2^53 are returned exactly, as numbers and as strings", async () => {
  const client = await connect("app")
  for (const id of ["1763732558000123456", '"1763732558000123456"', '"1763732558000123456n"']) {
    client.socket.send(
      `{"id":${id},"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${topic}"}}`,
    )
    await expect.poll(() => client.texts.at(-1)).toContain(`{"id":${id},`)
  }
})

test("WC7: ignores invalid requests, and returns errors for unknown methods and invalid parameters", async () => {
  const client = await connect("app")
  for (const text of ["null", "[]", "text", '{"id":{}}', '{"method":"irn_publish"}', '"id":1'])
    client.socket.send(text)
  const codes = []
  for (const [method, params] of [
    ["constructor", {}],
    ["irn_publish", { topic: "short", message: "m" }],
    ["irn_publish", { topic, message: {} }],
    ["irn_batchSubscribe", { topics: "all" }],
  ] as const) {
    const { error } = (await client.ask(method, params)) as { error: { code: number } }
    codes.push(error.code)
  }
  expect(codes).toEqual([-32601, -32602, -32602, -32602])
  expect(client.texts).toHaveLength(4)
})

test("a frame's id is kept as text, even if a string contains a similar one", () => {
  const params = { message: '"id":12345678901234567890,' }
  const text = `{"id" : 12345678901234567890, "method": "m", "params": ${JSON.stringify(params)}}`
  expect(readFrame(text)).toEqual({ id: "12345678901234567890", method: "m", params })
  expect(answer("12345678901234567890", { result: [] })).toBe(
    '{"id":12345678901234567890,"jsonrpc":"2.0","result":[]}',
  )
})

test("the mailbox drops expired messages and keeps the newest thousand", () => {
  let now = 0
  const mailbox = createMailbox(() => now)
  const letter = (expires: number): Letter => ({
    ...{ topic, message: "m", tag: 0, publishedAt: 0, sender: "app", expires },
  })
  mailbox.keep(letter(10))
  mailbox.keep(letter(20))
  expect([mailbox.waiting(topic, "phone").length, mailbox.waiting(topic, "app").length]).toEqual([
    2, 0,
  ])
  now = 10
  expect(mailbox.size()).toBe(1)
  for (let count = 0; count < 1_100; count++) mailbox.keep(letter(30))
  expect(mailbox.size()).toBe(1_000)
})

describe("its faults", () => {
  test("closes with 3000 if switched on, without a project id, and without a token", async () => {
    const connected = await connect("app")
    await set("update", { refusing: true })
    expect((await connected.closed).code).toBe(3000)
    expect((await (await connect("app")).closed).code).toBe(3000)
    await set("update", { refusing: false })
    expect(await (await connect("app", { projectId: "" })).closed).toEqual({
      code: 3000,
      reason: "Project ID is not known",
    })
    expect((await (await connect("")).closed).code).toBe(3000)
    expect((await state()).connections).toEqual([])
  })

  test("answers handshakes with a page of the chosen status, and cuts the open connections", async () => {
    const connected = await connect("app")
    await set("update", { httpStatus: 503 })
    expect((await connected.closed).code).toBe(1006)
    const socket = new WebSocket(`${sandbox.config.walletConnect.relayUrl}?projectId=project`)
    const failure = await new Promise<Error>((resolve) => socket.on("error", resolve))
    expect(failure.message).toContain("503")
    await set("reset")
    await connect("app")
    expect((await state()).connections).toHaveLength(1)
  })

  test("drop closes abruptly, restart like a service; both keep messages", async () => {
    const dropped = await connect("app")
    await publish(dropped, "one")
    await expect.poll(async () => (await state()).kept).toBe(1)
    await set("drop")
    expect((await dropped.closed).code).toBe(1006)
    const restarted = await connect("app")
    await set("restart")
    expect((await restarted.closed).code).toBe(1012)
    const phone = await connect("phone")
    await phone.ask("irn_subscribe", { topic })
    await expect.poll(() => phone.messages).toEqual(["one"])
  })

  test("stops listening and starts again", async () => {
    const client = await connect("app")
    await set("update", { listening: false })
    expect((await client.closed).code).toBe(1006)
    expect((await (await connect("app")).closed).code).toBe(1006)
    await set("update", { listening: true })
    expect(await publish(await connect("app"), "m")).toMatchObject({ result: true })
  })

  test("silent neither replies nor delivers, and drops messages", async () => {
    const [app, phone] = [await connect("app"), await connect("phone")]
    await phone.ask("irn_subscribe", { topic })
    await set("update", { silent: true })
    app.socket.send(
      `{"id":1,"jsonrpc":"2.0","method":"irn_publish","params":{"topic":"${topic}","message":"m"}}`,
    )
    // A socket keeps its order, so later messages are read after this one.
    await new Promise((resolve) => {
      app.socket.once("pong", resolve)
      app.socket.ping()
    })
    await set("update", { silent: false })
    await publish(app, "heard")
    await expect.poll(() => phone.messages).toEqual(["heard"])
    expect(app.texts).toHaveLength(1)
  })

  test("loses the configured number of messages and delays the others", async () => {
    const [app, phone] = [await connect("app"), await connect("phone")]
    await phone.ask("irn_subscribe", { topic })
    await set("update", { lose: 1, delay: 150 })
    await publish(app, "lost")
    const before = performance.now()
    await publish(app, "late")
    await expect.poll(() => phone.messages).toEqual(["late"])
    expect(performance.now() - before).toBeGreaterThan(140)
  })

  test("are all switched off by a reset, which closes no connection", async () => {
    const [app, phone] = [await connect("app"), await connect("phone")]
    await phone.ask("irn_subscribe", { topic })
    const atFirst = await state()
    await set("update", { silent: true, delay: 600_000, lose: 1 })
    expect(await set("reset")).toMatchObject({ status: 200, ...atFirst })
    await publish(app, "heard")
    await expect.poll(() => phone.messages).toEqual(["heard"])
  })

  test("unknown settings and foreign pages are rejected", async () => {
    expect(await set("update", { lose: "one" })).toMatchObject({ status: 400 })
    expect(await set("update", { constructor: true })).toMatchObject({ status: 400 })
    const response = await fetch(`${relayHttp()}/state`, {
      headers: { origin: "https://elsewhere.example" },
    })
    expect(response.status).toBe(403)
  })

  test("a WebSocket for anything else is cut off", async () => {
    const socket = new WebSocket(`${sandbox.config.walletConnect.relayUrl}/state`)
    const failed = new Promise((resolve) => socket.once("error", resolve))
    expect(String(await failed)).toContain("socket hang up")
  })
})
