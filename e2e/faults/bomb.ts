import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import type { Route } from "@playwright/test"

/** A quarter of a gigabyte of spaces, which is valid before any JSON, in about 250 kB. */
const SIZE = 256 * 1024 * 1024

/** A server whose answer is small on the wire and large once it is read. */
interface Bomb {
  /** Answers a request of the page in place of its server. */
  handle(route: Route): Promise<void>
  close(): Promise<void>
}

/** Starts the server on this machine. */
export async function startBomb(): Promise<Bomb> {
  const body = gzipSync(Buffer.alloc(SIZE, " "))
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "access-control-allow-headers": "*",
      "access-control-allow-origin": "*",
      "content-encoding": "gzip",
      "content-type": "application/json",
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    handle: (route) => route.continue({ url: `http://127.0.0.1:${port}/` }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
