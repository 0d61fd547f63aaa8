import { EventEmitter } from "node:events"
import { SignClient } from "@walletconnect/sign-client"
import { afterEach, expect, test, vi } from "vitest"
import { connectOnce } from "./connect-once.js"
import { forgetAnswered } from "./forget-answered.js"
import { forgetEnded } from "./forget-ended.js"
import { propose } from "./proposal.js"
import { quietLogger } from "./quiet-logger.js"

/** The vendor's own client, which connects to no relay as long as it has no sessions. */
async function startClient(prefix: string): Promise<InstanceType<typeof SignClient>> {
  const items = new Map<string, unknown>()
  const client = new SignClient({
    projectId: "project",
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: quietLogger(),
    metadata: { name: "App", description: "", url: "https://app.example", icons: [] },
    storage: {
      getKeys: async () => [...items.keys()],
      getEntries: async <Value>() => [...items] as [string, Value][],
      getItem: async <Value>(key: string) => items.get(key) as Value | undefined,
      setItem: async (key: string, value: unknown) => void items.set(key, value),
      removeItem: async (key: string) => void items.delete(key),
    },
  })
  // biome-ignore lint/complexity/useLiteralKeys: a private member can only be reached so
  await client["initialize"]()
  client.core.heartbeat.stop()
  return client
}

afterEach(() => void vi.unstubAllGlobals())

test("the library keeps no log, and offers none for download", async () => {
  vi.stubGlobal("window", {})
  const { core } = await startClient("log")
  expect(core).toMatchObject({ logChunkController: null })
  expect(window).toEqual({})
})

test("deletes the library's records of ended sessions only", async () => {
  const client = await startClient("records")
  const { crypto, history, relayer } = client.core
  const request = (id: number) => ({ id, jsonrpc: "2.0", method: "wc_sessionDelete", params: {} })
  const topics = await Promise.all(["ab", "cd"].map((key) => crypto.setSymKey(key.repeat(32))))
  const [ended = "", open = ""] = topics
  for (const [at, topic] of topics.entries()) {
    history.set(topic, request(2 * at))
    history.set(topic, request(2 * at + 1))
    await relayer.messages.set(topic, "message", "outbound")
  }
  forgetEnded(client)
  expect(history.size).toBe(4)
  await crypto.deleteSymKey(ended)
  forgetEnded(client)
  expect(history.values.map(({ topic }) => topic)).toEqual([open, open])
  expect([...relayer.messages.messages.keys()]).toEqual([open])
})

test.each([
  ["is kept if it was approved", async () => "session", true],
  ["is deleted if it was declined or has expired", () => Promise.reject(Error("declined")), false],
])("the key of a code %s, and others stay", async (_, approve, isKept) => {
  const client = await startClient(`code ${isKept}`)
  const { crypto } = client.core
  const [key = "", other = ""] = await Promise.all([1, 2].map(() => crypto.generateKeyPair()))
  for (const [id, publicKey] of [other, key].entries())
    await client.proposal.set(id, { pairingTopic: `a${id}`, proposer: { publicKey } } as never)
  Object.assign(client, {
    connect: async () => ({ uri: "wc:a1@2?symKey=ab", approval: approve }),
  })
  const { approval } = await propose(client, ["stellar:pubnet"])
  // The library deletes a proposal before it says that it has ended.
  await client.proposal.delete(1, { code: 1, message: "ended" })
  await Promise.allSettled([approval()])
  expect(crypto.hasKeys(key)).toBe(isKept)
  expect(crypto.hasKeys(other)).toBe(true)
})

test("removes the library's listener of each response that has come, and no other", async () => {
  const client = await startClient("answered")
  const { relayer } = client.core
  const events = new EventEmitter()
  Object.assign(relayer, { provider: { events } })
  forgetAnswered(client)
  const heard: unknown[] = []
  for (const name of ["12", "34", "payload"]) events.on(name, (response) => heard.push(response))
  for (const response of [{ id: 12 }, { id: "payload" }]) {
    relayer.events.emit("relayer_message_ack", response)
    events.emit("12", response)
  }
  expect(heard).toEqual([{ id: 12 }, { id: "payload" }])
  await Promise.resolve()
  expect(events.eventNames()).toEqual(["34", "payload"])
})

test("the library makes one attempt to reach the relay at a time, and another after a failure", async () => {
  const { core } = await startClient("once")
  const { relayer } = core
  const provider = { connection: {}, request: async () => true }
  const attempts: (() => void)[] = []
  const connect = () => new Promise<void>((_, reject) => attempts.push(() => reject(Error("down"))))
  Object.assign(relayer, { provider, connect })
  connectOnce({ core } as never)
  const request = { id: 1, method: "irn_subscribe", params: { topic: "t1" } }
  const ask = () => Promise.allSettled([relayer.request(request), relayer.request(request)])
  for (const nth of [1, 2]) {
    const asked = ask()
    await vi.waitFor(() => expect(attempts).toHaveLength(nth))
    attempts.at(-1)?.()
    expect(await asked).toMatchObject([{ status: "rejected" }, { status: "rejected" }])
  }
  expect(attempts).toHaveLength(2)
})

test("leaves clients of other shapes alone", () => {
  const deleted: unknown[] = []
  const history = {
    records: new Map([[1, { topic: "t1" }]]),
    delete: (topic: unknown) => {
      deleted.push(topic)
      throw new Error("broken")
    },
  }
  const keychain = { keychain: new Map() }
  for (const core of [undefined, {}, { history }, { history, crypto: { keychain: {} } }])
    forgetEnded({ core } as never)
  expect(deleted).toEqual([])
  forgetEnded({ core: { history, crypto: { keychain }, relayer: null } } as never)
  expect(deleted).toEqual(["t1"])
})
