import { createServer } from "node:net"

/**
 * A port that is free on this machine.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
