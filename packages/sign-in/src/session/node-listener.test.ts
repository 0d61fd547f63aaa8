import { createServer, request } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { Networks } from "@stellar/stellar-sdk"
import { describe, expect, onTestFinished, test } from "vitest"
import { user } from "../../test/challenge.js"
import { messageKit } from "../../test/message.js"
import { signInWithMessage } from "../index.js"
import { createSessions, nodeListener } from "./index.js"

/** A server of Node on this machine, with sessions below `/auth`. */
async function serve() {
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    listener.closeAllConnections()
    listener.close()
  })
  const { port } = listener.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const secrets = ["s".repeat(32)]
  const sessions = createSessions({ origin, networkPassphrase: Networks.TESTNET, secrets })
  listener.on("request", nodeListener(sessions.handle))
  return { origin, port, ...sessions }
}

/** Sends bytes as they are, and returns the status of the answer. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    onTestFinished(() => void socket.destroy())
    socket.once("data", (data) => resolve(`${data}`.split(" ")[1]!))
    socket.once("error", reject).once("close", () => reject(new Error("closed")))
  })
}

test("a page signs in on a server of Node, and its cookie is the session", async () => {
  const { origin, readSession } = await serve()
  const page = globalThis.fetch
  let cookie = ""
  // A browser would send the origin, and keep the cookie.
  globalThis.fetch = async (url, init) => {
    const headers = { ...(init?.headers as Record<string, string>), Origin: origin }
    const response = await page(url, { ...init, headers })
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie
    return response
  }
  onTestFinished(() => {
    globalThis.fetch = page
  })
  const { kit } = await messageKit()
  const { answer } = await signInWithMessage({ kit, server: "/auth", page: `${origin}/` })
  expect(answer).toMatchObject({ session: { address: user.publicKey() } })
  expect(await readSession(cookie)).toEqual(answer.session)
  const current = await page(`${origin}/auth/session`, { headers: { Cookie: cookie } })
  expect(await current.json()).toEqual(answer)
})

describe("nodeListener answers", () => {
  const post = (headers: string, body = "") =>
    `POST /auth/verify HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`

  test.each([
    [
      "a method that the web forbids",
      () => "TRACE /auth/session HTTP/1.1\r\nHost: x\r\n\r\n",
      "400",
    ],
    ["an address that is no URL", () => "GET // HTTP/1.1\r\nHost: x\r\n\r\n", "400"],
    [
      "another host's address",
      () => "GET http://evil.example/auth/session HTTP/1.1\r\nHost: x\r\n\r\n",
      "200",
    ],
    [
      "a planted origin beside another",
      (origin: string) => post(`Origin: https://evil.example\r\nOrigin: ${origin}`),
      "403",
    ],
    [
      "two cookies",
      () =>
        "GET /auth/session HTTP/1.1\r\nHost: x\r\nCookie: session=a\r\nCookie: session=b\r\n\r\n",
      "200",
    ],
    [
      "an endless body, without reading it all",
      (origin: string) =>
        post(
          `Origin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 1000000000`,
          "a".repeat(100_000),
        ),
      "413",
    ],
    ["a body that nobody reads", () => post("Origin: null\r\nContent-Length: 100000", "a"), "403"],
  ])("%s", async (_, bytes, status) => {
    const { origin, port } = await serve()
    expect(await send(port, bytes(origin))).toBe(status)
  })

  test("other requests after one whose body breaks off", async () => {
    const { origin, port } = await serve()
    const headers = { Origin: origin, "Content-Type": "application/json", "Content-Length": 100 }
    const broken = request({
      port,
      host: "127.0.0.1",
      path: "/auth/verify",
      method: "POST",
      headers,
    })
    broken.on("error", () => {}).write("{")
    const closed = new Promise((resolve) => broken.once("close", resolve))
    broken.once("socket", (socket) => socket.once("connect", () => broken.destroy()))
    await closed
    expect((await fetch(`${origin}/auth/session`)).status).toBe(200)
  })
})
