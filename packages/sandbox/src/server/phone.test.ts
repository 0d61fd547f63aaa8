import { SignClient } from "@walletconnect/sign-client"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Client } from "../walletconnect/client.js"
import { memoryStorage } from "../walletconnect/memory-storage.js"
import { type Sandbox, startSandbox } from "./index.js"

/** The phone in the server, with the vendor's own client as the app. */

let sandbox: Sandbox
let app: Client

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  app = new SignClient({
    projectId: "project",
    relayUrl: sandbox.config.walletConnect.relayUrl,
    customStoragePrefix: "test-app-of-served-phone",
    storage: memoryStorage(),
    telemetryEnabled: false,
    logger: "silent",
    metadata: { name: "App", description: "", url: "https://app.example", icons: [] },
  })
  app.core.verify.register = async () => undefined
  // biome-ignore lint/complexity/useLiteralKeys: only this syntax reaches a private member
  await app["initialize"]()
})

afterAll(async () => {
  await app.core.relayer.transportClose()
  await sandbox.close()
})

async function post(command: string, body: object): Promise<Response> {
  return fetch(`${sandbox.config.walletsUrl}/phone/${command}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
}

test("the phone scans a code, and ends a session whose grant is removed", async () => {
  await post("update", { settings: { answer: "approve" } })
  const { uri, approval } = await app.connect({
    optionalNamespaces: {
      stellar: { chains: ["stellar:testnet"], methods: ["stellar_signXDR"], events: [] },
    },
  })
  const [session, scanned] = await Promise.all([approval(), post("scan", { code: ` ${uri} ` })])
  expect(scanned.status).toBe(200)
  const ended = new Promise<{ topic: string }>((resolve) => app.once("session_delete", resolve))
  await expect
    .poll(async () => (await (await post("update", { settings: {} })).json()).state.grants)
    .toMatchObject([{ host: "app.example", network: "testnet" }])
  await post("update", { settings: { grants: [] } })
  expect((await ended).topic).toBe(session.topic)
})

test.each([
  ["hello", "This isn’t a pairing code"],
  ["freighterwallet://elsewhere", "This isn’t a pairing code"],
  ["wc:1", "uri"],
])("the phone refuses %j", async (code, reason) => {
  const reply = await post("scan", { code })
  expect(reply.status).toBe(400)
  expect(((await reply.json()) as { error: string }).error).toContain(reason)
})

test("a phone that is off scans nothing", async () => {
  await post("update", { settings: { installed: false } })
  const reply = await post("scan", { code: "wc:1@2?relay-protocol=irn&symKey=1" })
  expect(reply.status).toBe(409)
  await post("reset", {})
})
