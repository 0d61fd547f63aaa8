import { createServer } from "node:http"

/** How many ports after the wanted one are tried when that one is taken. */
const ATTEMPTS = 32

/**
 * Serves on loopback, IPv4 and IPv6 alike (`localhost` may mean either), on one port: the wanted one or, when it
 * is taken, the next free one. Port 0 leaves the choice to the system.
 * @param {import("node:http").RequestListener} handler
 * @param {number} wanted
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function listen(handler, wanted) {
  for (let attempt = 0; ; attempt++) {
    const asked = wanted === 0 ? 0 : wanted + attempt
    try {
      return await listenOn(handler, asked)
    } catch (error) {
      if (codeOf(error) !== "EADDRINUSE" || attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * @param {import("node:http").RequestListener} handler
 * @param {number} asked
 */
async function listenOn(handler, asked) {
  const four = await open(handler, asked, "127.0.0.1")
  const port = portOf(four)
  try {
    const six = await open(handler, port, "::1")
    return { port, close: () => Promise.all([close(four), close(six)]).then(() => {}) }
  } catch (error) {
    // A machine without IPv6 is served on IPv4 alone; a port that is taken on IPv6 is no port of ours.
    if (codeOf(error) !== "EADDRINUSE") return { port, close: () => close(four) }
    await close(four)
    throw error
  }
}

/**
 * @param {import("node:http").RequestListener} handler
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import("node:http").Server>}
 */
function open(handler, port, host) {
  const server = createServer(handler)
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen({ port, host }, () => {
      server.off("error", reject)
      resolve(server)
    })
  })
}

/**
 * @param {import("node:http").Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** @param {import("node:http").Server} server */
function portOf(server) {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port")
  return address.port
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {{ code?: unknown }} */ (error)?.code
}
