import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Keypair } from "@stellar/stellar-sdk/base"
import { afterEach, expect, test } from "vitest"
import { sandboxConfig } from "../../config.js"
import { createModel } from "../../wallet/create-model.js"
import { albedo, hot, xbull } from "../../web-wallets.js"
import { type Sandbox, type StartOptions, startSandbox } from "../index.js"

const STANDALONE = "Standalone Network ; February 2017"
const TESTNET = "Test SDF Network ; September 2015"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
})

async function sandbox(network?: StartOptions["network"]): Promise<Sandbox> {
  const started = await startSandbox({ port: 0, ...(network && { network }) })
  open.push(started)
  return started
}

/** The local network of another sandbox, as Quickstart would serve it. */
async function quickstart(): Promise<{ url: string; passphrase: string }> {
  const { config } = await sandbox()
  return {
    url: config.networks.find(({ id }) => id === "local")!.horizonUrl,
    passphrase: STANDALONE,
  }
}

/** A server that answers each request with a JSON document. */
async function answering(body: object): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify(body)))
  await new Promise<void>((resolve) => server.listen({ host: "127.0.0.1", port: 0 }, resolve))
  open.push({ close: () => new Promise((resolve) => server.close(() => resolve())) })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test("takes an outside network in place of its local one, first in its configuration", async () => {
  const outside = await quickstart()
  const { config } = await sandbox({ ...outside, url: `${outside.url}/` })
  expect(config.networks.map(({ id, name }) => [id, name])).toEqual([
    ["local", "Local"],
    ["testnet", "Testnet (sandbox)"],
    ["public", "Public (sandbox)"],
  ])
  expect(config.networks[0]).toEqual({
    id: "local",
    name: "Local",
    passphrase: STANDALONE,
    horizonUrl: outside.url,
    rpcUrl: `${outside.url}/rpc`,
    friendbotUrl: `${outside.url}/friendbot`,
    relayerUrl: "",
    passkeyAccountUrl: "",
    signIn: { homeDomain: "", endpoint: "", signingKey: "" },
  })
})

test("serves no network of its own where the outside one is", async () => {
  const outside = await quickstart()
  const { config } = await sandbox(outside)
  const origin = new URL(config.walletsUrl).origin
  for (const path of ["/", "/rpc", "/friendbot", "/relayer", "/auth"])
    expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 404])
  expect((await fetch(config.networks[1]!.horizonUrl)).status).toBe(200)
})

test("gives the outside network to the pages of web wallets", async () => {
  const outside = await quickstart()
  const { config } = await sandbox(outside)
  const given = await fetch(`${config.walletsUrl}/network`)
  expect(await given.json()).toEqual({ outside })
  const { config: alone } = await sandbox()
  expect(await (await fetch(`${alone.walletsUrl}/network`)).json()).toEqual({})
})

test("accounts are funded on the outside network, whose Horizon the windows of web wallets may read", async () => {
  const outside = await quickstart()
  const { config } = await sandbox(outside)
  const address = Keypair.random().publicKey()
  await fetch(`${config.networks[0]!.friendbotUrl}?addr=${address}`)
  expect((await fetch(`${outside.url}/accounts/${address}`)).status).toBe(200)
  const page = await fetch(`${config.sites.albedo}/confirm`)
  expect(page.headers.get("content-security-policy")).toContain(new URL(outside.url).origin)
})

test("an outside network takes the place of the one with its passphrase", () => {
  const url = "http://localhost:9"
  const idsWith = (passphrase: string) =>
    sandboxConfig(8000, { url, passphrase }).networks.map(({ id, horizonUrl }) => [id, horizonUrl])
  expect(idsWith(TESTNET)).toEqual([
    ["testnet", url],
    ["public", "http://localhost:8000/public"],
    ["local", "http://localhost:8000"],
  ])
  expect(idsWith("Test SDF Future Network ; October 2022")).toEqual([
    ["local", url],
    ["testnet", "http://localhost:8000/testnet"],
    ["public", "http://localhost:8000/public"],
  ])
})

test("wallets start on the outside network if they know it", () => {
  const config = sandboxConfig(8000, { url: "http://localhost:9", passphrase: STANDALONE })
  const starts = [xbull, albedo, hot].map(
    ({ model }) => createModel(model(config)).getState().network,
  )
  expect(starts).toEqual(["local", "testnet", "public"])
})

test.each([
  ["no URL", { url: "localhost:8000", passphrase: STANDALONE }, /^network\.url: "localhost:8000"/],
  ["no passphrase", { url: "http://localhost:1", passphrase: "" }, /^network\.passphrase: pass/],
  [
    "a closed port",
    { url: "http://localhost:1", passphrase: STANDALONE },
    /^No Horizon answers at http:\/\/localhost:1\. Start the network first/,
  ],
])("rejects an outside network with %s, and says what to do", async (_, network, message) => {
  await expect(startSandbox({ port: 0, network })).rejects.toThrow(message)
})

test("rejects an outside network with another passphrase, or a server that is no Horizon", async () => {
  const other = await answering({ network_passphrase: TESTNET })
  await expect(
    startSandbox({ port: 0, network: { url: other, passphrase: STANDALONE } }),
  ).rejects.toThrow(`The network at ${other} has the passphrase "${TESTNET}", not "${STANDALONE}".`)
  const nothing = await answering({})
  await expect(
    startSandbox({ port: 0, network: { url: nothing, passphrase: STANDALONE } }),
  ).rejects.toThrow(`What answers at ${nothing} is no Horizon`)
})
