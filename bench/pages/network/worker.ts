import { createNetwork } from "@alidade/network"
import { serveNetwork } from "@alidade/network/worker"
import { measureSpeed } from "../../network/speed.js"

const network = createNetwork({ seed: "1" })
serveNetwork(network)

addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Uint8Array) postMessage(await measureSpeed(network, data))
})
