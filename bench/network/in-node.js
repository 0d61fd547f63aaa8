import { createNetwork } from "@alidade/network"

/**
 * One round in a process of its own. Its argument is the token's Wasm (base64). It prints a `Round` as JSON: the time of
 * the first answer is since the process started, with Node's own start.
 */

const network = createNetwork({ seed: "1" })
const reply = await network.fetch(network.horizonUrl)
await reply.json()
const answer = performance.now()

const { measureSpeed } = await import("./speed.js")
const speed = await measureSpeed(network, Buffer.from(process.argv[2] ?? "", "base64"))
console.log(JSON.stringify({ answer, ...speed }))
