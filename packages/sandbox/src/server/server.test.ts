import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { networkInterfaces } from "node:os"
import { router } from "@alidade/network/http"
import { Keypair } from "@stellar/stellar-sdk/base"
import { afterEach, describe, expect, test } from "vitest"
import type { SandboxNetwork } from "../config.js"
import { respond } from "./http.js"
import { type Sandbox, startSandbox } from "./index.js"
import { listen } from "./listen.js"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()))
})

async function sandbox(port = 0): Promise<Sandbox> {
  const started = await startSandbox({ port })
  open.push(started)
  return started
}

function networkOf({ config }: Sandbox, id: SandboxNetwork["id"]): SandboxNetwork {
  return config.networks.find((network) => network.id === id)!
}

function portOf(started: Sandbox): number {
  return Number(new URL(networkOf(started, "local").horizonUrl).port)
}

/** Another program on a port of a loopback address. */
async function occupy(host: string, port = 0): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ host, port }, resolve))
  open.push({ close: () => new Promise((resolve) => server.close(() => resolve())) })
  return (server.address() as AddressInfo).port
}

describe("its addresses", () => {
  test("it answers on IPv4, IPv6, and localhost with the same ledger", async () => {
    const port = portOf(await sandbox())
    const publicKey = Keypair.random().publicKey()
    await fetch(`http://127.0.0.1:${port}/friendbot?addr=${publicKey}`)
    for (const host of ["127.0.0.1", "[::1]", "localhost"]) {
      const reply = await fetch(`http://${host}:${port}/accounts/${publicKey}`)
      expect([host, reply.status]).toEqual([host, 200])
    }
  })

  test("it is unreachable at other addresses of this machine", async () => {
    const port = portOf(await sandbox())
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal }) => !internal)
      .map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address))
    for (const host of [...others, "127.0.0.2"])
      await expect(connects(host, port), host).resolves.toBe(false)
  })

  test.each(["127.0.0.1", "::1"])(
    "it uses the next free port if one is taken on %s",
    async (host) => {
      const taken = await occupy(host)
      const started = await sandbox(taken)
      expect(portOf(started)).toBeGreaterThan(taken)
      expect((await fetch(networkOf(started, "local").horizonUrl)).status).toBe(200)
    },
  )

  test("two sandboxes have their own ledgers", async () => {
    const first = await sandbox()
    const second = await sandbox(portOf(first))
    const address = Keypair.random().publicKey()
    await fetch(`${networkOf(first, "local").friendbotUrl}?addr=${address}`)
    const reply = await fetch(`${networkOf(second, "local").horizonUrl}/accounts/${address}`)
    expect(reply.status).toBe(404)
  })

  test("closing it closes its connections, and closing it again has no effect", async () => {
    const started = await sandbox()
    const port = portOf(started)
    await fetch(`http://127.0.0.1:${port}/`)
    await started.close()
    await started.close()
    expect(await connects("127.0.0.1", port)).toBe(false)
    expect(await connects("::1", port)).toBe(false)
  })
})

describe("three networks", () => {
  test("have their own passphrases and ledgers: an account funded on one is unknown on the others", async () => {
    const started = await sandbox()
    const address = Keypair.random().publicKey()
    await fetch(`${networkOf(started, "public").friendbotUrl}?addr=${address}`)
    const seen = await Promise.all(
      started.config.networks.map(async ({ id, passphrase, horizonUrl }) => {
        const root = (await (await fetch(horizonUrl)).json()) as Record<string, unknown>
        const account = await fetch(`${horizonUrl}/accounts/${address}`)
        return [id, root.network_passphrase === passphrase, account.status]
      }),
    )
    expect(seen).toEqual([
      ["testnet", true, 404],
      ["public", true, 200],
      ["local", true, 404],
    ])
  })
})

describe("HTTP", () => {
  const problemOf = async (reply: Response) => {
    expect(reply.headers.get("content-type")).toBe("application/problem+json; charset=utf-8")
    const body = (await reply.json()) as { status: number; title: string }
    expect(body.status).toBe(reply.status)
    return [reply.status, body.title]
  }

  test("pages of any origin may read, and preflights succeed", async () => {
    const { horizonUrl, rpcUrl } = networkOf(await sandbox(), "local")
    const origin = "https://app.example"
    const read = await fetch(horizonUrl, { headers: { origin } })
    expect(read.headers.get("access-control-allow-origin")).toBe("*")
    expect(read.headers.get("access-control-expose-headers")).toBe("Date")
    const missing = await fetch(`${horizonUrl}/nowhere`, { headers: { origin } })
    expect(missing.headers.get("access-control-allow-origin")).toBe("*")

    const preflight = await fetch(rpcUrl, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-client-name",
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*")
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST")
    expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type,x-client-name")
  })

  test("HEAD is like GET, without the body", async () => {
    const { horizonUrl } = networkOf(await sandbox(), "local")
    const head = await fetch(horizonUrl, { method: "HEAD" })
    const get = await fetch(horizonUrl)
    expect([head.status, await head.text()]).toEqual([200, ""])
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"))
  })

  test("an unknown path gets a 404, and an unsupported method a 405 with the supported ones", async () => {
    const { horizonUrl, rpcUrl } = networkOf(await sandbox(), "local")
    expect(await problemOf(await fetch(`${horizonUrl}/nowhere`))).toEqual([404, "Resource Missing"])
    expect(await problemOf(await fetch(`${horizonUrl}/testnet/testnet`))).toEqual([
      404,
      "Resource Missing",
    ])
    const deletion = await fetch(`${horizonUrl}/fee_stats`, { method: "DELETE" })
    expect(deletion.headers.get("allow")).toBe("GET, HEAD, OPTIONS")
    expect(await problemOf(deletion)).toEqual([405, "Method Not Allowed"])
    expect((await fetch(rpcUrl)).status).toBe(405)
  })

  test("a path that begins with two slashes is not another host", async () => {
    const { horizonUrl } = networkOf(await sandbox(), "local")
    expect((await fetch(`${horizonUrl}//fee_stats`)).status).toBe(200)
    expect(await problemOf(await fetch(`${horizonUrl}//nowhere/fee_stats`))).toEqual([
      404,
      "Resource Missing",
    ])
  })

  test("every response forbids browsers to run code in it or to guess its type", async () => {
    const { horizonUrl } = networkOf(await sandbox(), "local")
    for (const path of ["", "/nowhere", "/accounts/%E0%A4%A"]) {
      const { headers } = await fetch(`${horizonUrl}${path}`)
      expect(headers.get("content-security-policy")).toContain("default-src 'none'")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
    }
  })

  test("an invalid path encoding gets a 400", async () => {
    const { horizonUrl } = networkOf(await sandbox(), "local")
    expect(await problemOf(await fetch(`${horizonUrl}/accounts/%E0%A4%A`))).toEqual([
      400,
      "Bad Request",
    ])
  })

  test("a body over 512 kB gets a 413, and the server keeps running", async () => {
    const { horizonUrl } = networkOf(await sandbox(), "local")
    const send = (bytes: number) =>
      fetch(`${horizonUrl}/transactions`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: `tx=${"A".repeat(bytes - 3)}`,
      })
    expect(await problemOf(await send(512 * 1024 + 1))).toEqual([413, "Request Too Large"])
    expect(await problemOf(await send(512 * 1024))).toEqual([400, "Transaction Malformed"])
  })

  test.each([
    ["a page", "GET / HTTP/1.1\r\nhost: app.example\r\n", "421 Misdirected Request"],
    ["a wallet", "GET /wallets/albedo/state HTTP/1.1\r\nhost: localhost.app.example\r\n", "421 "],
    ["an OPTIONS", "OPTIONS / HTTP/1.1\r\nhost: app.example:8000\r\n", "421 "],
    ["a shell", "GET / HTTP/1.1\r\nhost: LOCALHOST:1\r\n", "200 OK"],
  ])("a request needs a host name of this machine: %s", async (_, sent, status) => {
    expect(await raw(portOf(await sandbox()), sent)).toContain(`HTTP/1.1 ${status}`)
  })

  test("a foreign or unknown upgrade is cut off, and the server keeps running", async () => {
    const port = portOf(await sandbox())
    const relay = "/walletconnect/relay?projectId=p"
    for (const [target, more] of [
      ["//", "host: localhost"],
      ["/", "host: localhost"],
      [relay, "host: app.example"],
      [relay, "host: localhost\r\norigin: https://app.example"],
      [relay, "host: localhost\r\norigin: null"],
    ])
      expect(await raw(port, `GET ${target} HTTP/1.1\r\n${more}\r\n${upgrade}`)).toBe("")
    const taken = await raw(port, `GET ${relay} HTTP/1.1\r\nhost: localhost\r\n${upgrade}`)
    expect(taken).toContain("HTTP/1.1 101 ")
  })

  test.each([
    ["its headers", "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-le"],
    ["its body", "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{"],
  ])("a client that does not finish %s is cut off", async (_, sent) => {
    const patience = { request: 100, check: 20 }
    const listening = await listen(0, () => respond(router([])), { patience })
    open.push(listening)
    const socket = connect(listening.port, "127.0.0.1")
    socket.write(sent)
    let reply = ""
    for await (const chunk of socket) reply += chunk
    expect(reply).toMatch(/^HTTP\/1\.1 408 /)
  })
})

const upgrade =
  "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"

/** The first reply to a raw request head, or `undefined` if the connection is cut. */
function raw(port: number, head: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    const end = (answer: string): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.once("data", (data) => end(String(data)))
    socket.once("error", () => end(""))
    socket.once("close", () => end(""))
    socket.write(`${head}\r\n`)
  })
}

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
}
