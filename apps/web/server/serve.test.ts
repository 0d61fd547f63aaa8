import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { liveNetwork } from "../test/live-network.js"
import { announce, serveLive } from "./serve.js"

/** The status of the page at an address of this machine, asked for under a host name. */
function status(address: string, port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: address, port, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on("error", reject)
      .end()
  })
}

async function serveOn(host?: string) {
  const folder = await mkdtemp(join(tmpdir(), "alidade-serve-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, "index.html"), "<!doctype html><title>The page</title>")
  await writeFile(join(folder, "config.json"), JSON.stringify({ networks: [liveNetwork] }))
  const server = await serveLive({ folder, port: 0, host })
  onTestFinished(server.close)
  return server
}

test("listens on loopback only, unless a host is named", async () => {
  const { url, port } = await serveOn()
  expect(url).toBe(`http://localhost:${port}`)
  expect(await status("127.0.0.1", port, "localhost")).toBe(200)
  expect(await status("127.0.0.1", port, "192.0.2.1")).toBe(421)
})

// Only Linux has more loopback addresses than one.
test.runIf(process.platform === "linux")(
  "listens on the named host, and nowhere else",
  async () => {
    const { url, port } = await serveOn("127.0.0.2")
    expect(url).toBe(`http://127.0.0.2:${port}`)
    expect((await fetch(url)).status).toBe(200)
    await expect(status("127.0.0.1", port, "localhost")).rejects.toThrow("ECONNREFUSED")
  },
)

test("on all addresses, accepts any address and its own names, but no foreign name", async () => {
  const { url, port } = await serveOn("0.0.0.0")
  expect(url).toBe(`http://localhost:${port}`)
  for (const host of ["localhost", "127.0.0.1:1", "192.0.2.1:4173", "[2001:db8::1]:4173"])
    expect(await status("127.0.0.1", port, host)).toBe(200)
  for (const host of ["app.example", "192.0.2.1.nip.io", "192.0.2.1@app.example"])
    expect(await status("127.0.0.1", port, host)).toBe(421)
})

test("accepts the name that it listens on", async () => {
  const { port } = await serveOn("localhost")
  expect(await status("localhost", port, "LocalHost")).toBe(200)
})

test("prints the address, a named host and port, and a port that was taken", () => {
  const at = (host: string, port: number) => ({ url: `http://${host}:${port}`, port })
  expect(announce({}, at("localhost", 4173))).toEqual(["http://localhost:4173"])
  expect(announce({ port: 80 }, at("localhost", 80))).toEqual(["http://localhost:80"])
  expect(announce({ port: 0 }, at("localhost", 1234))).toEqual(["http://localhost:1234"])
  expect(announce({ port: 80 }, at("localhost", 81))).toEqual([
    "Port 80 is taken. Using port 81.",
    "http://localhost:81",
  ])
  expect(announce({ host: "192.0.2.1" }, at("192.0.2.1", 4173))).toEqual([
    "Listening on host 192.0.2.1, port 4173.",
    "The sandbox answers only on this machine.",
    "http://192.0.2.1:4173",
  ])
  expect(announce({ host: "192.0.2.1", live: true }, at("192.0.2.1", 4173))).toHaveLength(2)
})
