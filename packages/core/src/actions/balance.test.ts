import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { encodeUtf8 } from "../encoding/bytes.js"
import { readBalance } from "./balance.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const servers: Server[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const server of servers.splice(0)) server.close()
})

/** A Horizon that gives the same answer to every path, and records the paths. */
async function horizon(status: number, body: string): Promise<{ url: string; paths: string[] }> {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`)
    if (status > 0) response.writeHead(status).end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths }
}

test("reads the native entry of GET {horizon}/accounts/{address} and keeps a base path [S7.2 S7.3]", async () => {
  const balances = [
    { asset_type: "credit_alphanum4", balance: "5.0000000" },
    { asset_type: "native", balance: "9999.9999900" },
  ]
  const { url, paths } = await horizon(200, JSON.stringify({ balances }))
  await expect(readBalance(`${url}/testnet/`, address)).resolves.toEqual({
    balance: "9999.9999900",
    status: "funded",
  })
  expect(paths).toEqual([`GET /testnet/accounts/${address}`])
})

/** Horizon's own answer for an account that does not exist. */
const notFound = { type: "https://stellar.org/horizon-errors/not_found", status: 404 }

test.each([
  ["nothing", 404, ""],
  ["a page", 404, "<!doctype html><title>404 Not Found</title>"],
  ["another document", 404, JSON.stringify({ error: "no such route" })],
  ["the document of another problem", 404, JSON.stringify({ ...notFound, type: "about:blank" })],
  ["the document with another status", 500, JSON.stringify({ ...notFound, status: 500 })],
])("a server that answers %s does not say that the account is missing", async (_, status, body) => {
  const { url } = await horizon(status, body)
  await expect(readBalance(url, address)).resolves.toEqual({ balance: "0", status: "error" })
})

test("a missing account has balance 0, distinct from a failure [S7.4]", async () => {
  const missing = await horizon(404, JSON.stringify(notFound))
  await expect(readBalance(missing.url, address)).resolves.toEqual({
    balance: "0",
    status: "unfunded",
  })
  const broken = await horizon(500, "oops")
  await expect(readBalance(broken.url, address)).resolves.toEqual({ balance: "0", status: "error" })
})

test("garbage, HTML and hostile numbers result in 0 with status error", async () => {
  for (const body of [
    "<html>",
    "null",
    "{}",
    `{"balances":[{"asset_type":"native","balance":"${"9".repeat(100_000)}"}]}`,
    `{"balances":[{"asset_type":"native","balance":"1e99"}]}`,
    `{"balances":[{"asset_type":"native","balance":7}]}`,
    `{"balances":"none"}`,
  ]) {
    const { url } = await horizon(200, body)
    await expect(readBalance(url, address)).resolves.toEqual({ balance: "0", status: "error" })
  }
})

test("stops reading a response of ten million bytes: 0 with status error", async () => {
  const account = `{"balances":[{"asset_type":"native","balance":"1.0000000"}]}`
  let cancelled = false
  let sent = 0
  const long = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(encodeUtf8(" ".repeat(100_000)))
      sent += 100_000
      if (sent < 10_000_000) return
      controller.enqueue(encodeUtf8(account))
      controller.close()
    },
    cancel() {
      cancelled = true
    },
  })
  vi.stubGlobal("fetch", async () => new Response(long))
  await expect(readBalance("http://horizon", address)).resolves.toEqual({
    balance: "0",
    status: "error",
  })
  expect(cancelled).toBe(true)
})

test("an unreachable Horizon results in 0 with status error", async () => {
  await expect(readBalance("http://127.0.0.1:1", address)).resolves.toEqual({
    balance: "0",
    status: "error",
  })
})

test("rejects without a Horizon URL [S7.5]", async () => {
  await expect(readBalance(undefined, address)).rejects.toMatchObject({
    message: "There is no Horizon URL set",
  })
})

test("an abort rejects instead of returning a balance of 0", async () => {
  const { url, paths } = await horizon(0, "")
  const controller = new AbortController()
  const requested = readBalance(url, address, { signal: controller.signal })
  await expect.poll(() => paths.length).toBe(1)
  controller.abort()
  await expect(requested).rejects.toMatchObject({ kind: "aborted" })
})
