import { once } from "node:events"
import { connect } from "node:net"

/**
 * A client of a Redis server at a Unix socket, for commands whose replies are one line (RESP).
 * @param {string} path
 */
export async function openRedis(path) {
  const socket = connect(path)
  await once(socket, "connect")
  /** @type {((line: string) => void)[]} */
  const waiting = []
  let rest = ""
  socket.setEncoding("utf8").on("data", (chunk) => {
    const lines = (rest + chunk).split("\r\n")
    rest = lines.pop() ?? ""
    for (const line of lines) waiting.shift()?.(line)
  })
  return {
    /** @type {import("../quick-starts/nonces-redis.js").Command} */
    command: (...words) =>
      new Promise((resolve, reject) => {
        waiting.push((line) => {
          const value = line.slice(1)
          if (line.startsWith("-")) reject(new Error(value))
          else resolve(line.startsWith(":") ? Number(value) : value)
        })
        const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
        socket.write(`*${words.length}\r\n${parts.join("")}`)
      }),
    close: () => socket.destroy(),
  }
}
