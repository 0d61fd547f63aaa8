import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { loadLibrary } from "./library.js"
import { walletConnectModule } from "./module.js"
import type { WalletConnectParameters } from "./parameters.js"

/** The options of each created library client. */
const created = vi.hoisted((): unknown[] => [])

vi.mock("@walletconnect/sign-client", () => ({
  SignClient: class {
    core = { verify: { register: async () => "registered" }, relayer: { on: () => {} } }
    session = { getAll: () => [] }
    constructor(options: unknown) {
      created.push(options)
    }
    async initialize(): Promise<void> {}
    on(): void {}
  },
}))

beforeEach(() => {
  vi.stubGlobal("document", { title: "The page" })
  vi.stubGlobal("location", { origin: "https://app.example", host: "app.example" })
})
afterEach(() => void vi.unstubAllGlobals())

/** Starts a bridge's client. */
async function start(parameters: WalletConnectParameters): Promise<void> {
  await expect(walletConnectModule(card, parameters, loadLibrary).restore?.({})).rejects.toThrow(
    /session/,
  )
}

test("WC5: passes the app's project and metadata to the library, without telemetry and log [S3.63 S3.64 S3.65 S3.66 S3.67]", async () => {
  const app = {
    name: "App",
    url: "https://app.example/there",
    description: "What it is",
    icons: ["https://app.example/icon.png"],
  }
  const wiring = { projectId: "p1", relayUrl: "wss://relay.example", storagePrefix: "mine" }
  await start({ ...app, ...wiring })
  expect(created.at(-1)).toEqual({
    projectId: "p1",
    relayUrl: "wss://relay.example",
    customStoragePrefix: "mine",
    metadata: app,
    telemetryEnabled: false,
    logger: expect.objectContaining({ level: "silent" }),
  })
})

test("WC4: creates one client per page and prefix, and takes missing metadata from the page", async () => {
  await start({ projectId: "p1" })
  expect(created.at(-1)).toMatchObject({
    metadata: { name: "The page", url: "https://app.example", description: "", icons: [] },
  })
  const before = created.length
  await start({ projectId: "p1" })
  expect(created).toHaveLength(before)
})

test("names the library if it is not installed", async () => {
  vi.resetModules()
  vi.doMock("@walletconnect/sign-client", () => {
    throw new Error("Cannot find module")
  })
  const { loadLibrary } = await import("./library.js")
  const { startClient } = await import("./sign-client.js")
  await expect(
    startClient({ projectId: "p1", storagePrefix: "missing" }, loadLibrary),
  ).rejects.toMatchObject({
    kind: "internal",
    message: "@walletconnect/sign-client could not be loaded. Is it installed?",
  })
})
