import { mkdtemp, open, readdir, readlink, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readSite } from "./files.js"
import { pageHeaders } from "./headers.js"
import { respond } from "./respond.js"

/** Larger than the buffers of a connection. */
const LARGE = 64 * 1024 * 1024

let root: string
let server: Server
let port: number

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "alidade-site-"))
  await writeFile(join(root, "index.html"), "<!doctype html><title>The page</title>")
  await writeFile(join(root, "mark.svg"), "<svg/>")
  const large = await open(join(root, "large.js"), "w")
  await large.truncate(LARGE)
  await large.close()
  server = createServer(
    respond({
      files: await readSite(root),
      headers: pageHeaders(["https://live.example"], { frame: [], image: [] }),
      sandbox: {
        json: { "/config.json": { networks: [] } },
        headers: pageHeaders(["http://sandbox.example"], { frame: [], image: [] }),
        page: "<!doctype html><title>The page</title>In the sandbox",
        livePage: "<!doctype html><title>The page</title>With real wallets",
      },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(root, { recursive: true })
})

/** The raw response to a raw request, in lower case up to the body. */
async function request(target: string, host = "localhost", method = "GET"): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  let answer = ""
  for await (const chunk of socket) answer += chunk
  return answer
}

describe("the host of a request", () => {
  test.each(["localhost", "LOCALHOST:1", "127.0.0.1:4173", "[::1]:4173"])(
    "answers %s",
    async (host) => {
      expect(await request("/", host)).toMatch(/^HTTP\/1\.1 200 /)
    },
  )

  test.each(["app.example", "localhost.app.example", "localhost@app.example", "127.0.0.1.nip.io"])(
    "rejects %s and names the accepted hosts",
    async (host) => {
      for (const path of ["/", "/config.json", "/mark.svg"]) {
        const answer = await request(path, host)
        expect(answer).toMatch(/^HTTP\/1\.1 421 /)
        expect(answer).toContain("Open http://localhost")
      }
    },
  )
})

test.each([
  ["the page", "GET", "/", 200],
  ["a route of the page", "GET", "/some/where", 200],
  ["a file", "GET", "/mark.svg", 200],
  ["JSON", "GET", "/config.json", 200],
  ["a missing file", "GET", "/nothing.js", 404],
  ["an unsupported method", "POST", "/", 405],
  ["a target without a path", "GET", "*", 400],
  ["a HEAD request", "HEAD", "/", 200],
])("sends the content, nosniff and referrer policies with %s", async (_, method, path, status) => {
  const answer = await request(path, "localhost", method)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(answer).toContain("content-security-policy: default-src 'self'; ")
  expect(answer).toContain("x-content-type-options: nosniff\r\n")
  expect(answer).toContain("referrer-policy: no-referrer\r\n")
})

test("live mode has its own policy and page", async () => {
  const sandbox = await request("/")
  expect(sandbox).toContain("connect-src 'self' http://sandbox.example;")
  expect(sandbox).toContain("In the sandbox")
  const live = await request("/?mode=live")
  expect(live).toContain("connect-src 'self' https://live.example;")
  expect(live).toContain("With real wallets")
})

test.each([
  "//",
  "//app.example",
  "//app.example/",
  "//app.example/gallery",
  "///",
  "/\\app.example",
  "//[",
  "/%zz",
])("serves the page for the route %s", async (path) => {
  const answer = await request(path)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain("<title>The page</title>")
})

test("does not serve files under other spellings of their path, such as //config.json", async () => {
  expect(await request("//config.json")).toMatch(/^HTTP\/1\.1 404 /)
  expect(await request("/..%2fconfig.json")).toMatch(/^HTTP\/1\.1 404 /)
})

test("answers HEAD like GET, without the body", async () => {
  const [head, body] = (await request("/mark.svg", "localhost", "HEAD")).split("\r\n\r\n")
  expect(head).toContain("content-type: image/svg+xml")
  expect(body).toBe("")
})

// Only Linux lists the open files of a process.
test.runIf(process.platform === "linux")("closes the file of an aborted download", async () => {
  const opened = async (): Promise<number> => {
    const numbers = await readdir("/proc/self/fd")
    const paths = await Promise.all(
      numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")),
    )
    return paths.filter((path) => path === join(root, "large.js")).length
  }
  const sockets = Array.from({ length: 5 }, () => connect(port, "127.0.0.1"))
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          socket.write("GET /large.js HTTP/1.1\r\nhost: localhost\r\n\r\n")
          socket.once("data", () => resolve(socket.pause()))
        }),
    ),
  )
  expect(await opened()).toBe(5)
  for (const socket of sockets) socket.destroy()
  await expect.poll(opened).toBe(0)
})
