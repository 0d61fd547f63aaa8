import { mkdtemp, open, readdir, readlink, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readSite } from "./files.js"
import { pageHeaders } from "./headers.js"
import { respond } from "./respond.js"

/** More than a connection's buffers hold. */
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
      json: { "/config.json": { networks: [] } },
      headers: {
        sandbox: pageHeaders([], { connect: ["http://sandbox.example"], frame: [], image: [] }),
        live: pageHeaders([], { connect: ["https://live.example"], frame: [], image: [] }),
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

/** The whole answer to a request as it is written here, in lower case up to the body. */
async function ask(target: string, host = "localhost", method = "GET"): Promise<string> {
  const socket = connect(port, "127.0.0.1")
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  let answer = ""
  for await (const chunk of socket) answer += chunk
  return answer
}

describe("the name in a request", () => {
  test.each(["localhost", "LOCALHOST:1", "127.0.0.1:4173", "[::1]:4173"])(
    "%s is answered",
    async (host) => {
      expect(await ask("/", host)).toMatch(/^HTTP\/1\.1 200 /)
    },
  )

  test.each(["app.example", "localhost.app.example", "localhost@app.example", "127.0.0.1.nip.io"])(
    "%s is refused, with the names that are answered",
    async (host) => {
      for (const path of ["/", "/config.json", "/mark.svg"]) {
        const answer = await ask(path, host)
        expect(answer).toMatch(/^HTTP\/1\.1 421 /)
        expect(answer).toContain("Open http://localhost")
      }
    },
  )
})

test.each([
  ["the page", "GET", "/", 200],
  ["a place of the page", "GET", "/some/where", 200],
  ["a file", "GET", "/mark.svg", 200],
  ["JSON", "GET", "/config.json", 200],
  ["what is not there", "GET", "/nothing.js", 404],
  ["a method that is not known", "POST", "/", 405],
  ["no path", "GET", "*", 400],
  ["a HEAD", "HEAD", "/", 200],
])("the policy, nosniff and the referrer policy come with %s", async (_, method, path, status) => {
  const answer = await ask(path, "localhost", method)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(answer).toContain("content-security-policy: default-src 'self'; ")
  expect(answer).toContain("x-content-type-options: nosniff\r\n")
  expect(answer).toContain("referrer-policy: no-referrer\r\n")
})

test("the live mode has its own policy", async () => {
  expect(await ask("/")).toContain("connect-src 'self' http://sandbox.example;")
  expect(await ask("/?mode=live")).toContain("connect-src 'self' https://live.example;")
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
])("%s is a place of the page like any other", async (path) => {
  const answer = await ask(path)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain("<title>The page</title>")
})

test("a file keeps its path: //config.json and /..%2fconfig.json are none", async () => {
  expect(await ask("//config.json")).toMatch(/^HTTP\/1\.1 404 /)
  expect(await ask("/..%2fconfig.json")).toMatch(/^HTTP\/1\.1 404 /)
})

test("a HEAD is answered like a GET, without the body", async () => {
  const [head, body] = (await ask("/mark.svg", "localhost", "HEAD")).split("\r\n\r\n")
  expect(head).toContain("content-type: image/svg+xml")
  expect(body).toBe("")
})

// The list of this process's open files is Linux's own.
test.runIf(process.platform === "linux")("closes the file of an aborted download", async () => {
  const opened = async (): Promise<number> => {
    const numbers = await readdir("/proc/self/fd")
    const paths = await Promise.all(
      numbers.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => "")),
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
