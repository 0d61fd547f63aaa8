import { afterEach, beforeEach, expect, test } from "vitest"
import { type Recorded, type Sandbox, startSandbox } from "./index.js"

const recorded: Recorded[] = []
let sandbox: Sandbox
beforeEach(async () => {
  recorded.length = 0
  sandbox = await startSandbox({ port: 0, record: (entry) => recorded.push(entry) })
})
afterEach(() => sandbox.close())

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://localhost:5173" },
    body: JSON.stringify(body),
  })

test("records requests to the services with their replies, also refused ones", async () => {
  const { rpcUrl, horizonUrl } = sandbox.config.networks[0]!
  const body = { jsonrpc: "2.0", id: 1, method: "getHealth" }
  await post(rpcUrl, body)
  await fetch(`${horizonUrl}/nowhere?order=desc`)
  expect(recorded).toMatchObject([
    {
      kind: "request",
      method: "POST",
      path: "/testnet/rpc",
      origin: "http://localhost:5173",
      body: JSON.stringify(body),
      status: 200,
      reply: expect.stringContaining("healthy"),
    },
    { kind: "request", method: "GET", path: "/testnet/nowhere?order=desc", body: "", status: 404 },
  ])
})

test("records each message of a wallet once, also after a reset, and no control of it", async () => {
  const wallet = `${sandbox.config.walletsUrl}/albedo`
  const entry = (message: string): object => ({ entry: { at: 1, direction: "in", message } })
  await post(`${wallet}/log`, entry("one"))
  await post(`${wallet}/update`, { settings: { locked: true } })
  await post(`${wallet}/reset`, {})
  await post(`${wallet}/log`, entry("two"))
  expect(recorded).toEqual(
    ["one", "two"].map((message) => ({
      kind: "message",
      wallet: "albedo",
      at: 1,
      direction: "in",
      message,
    })),
  )
})
