import { createNetwork, loadNetwork, type Network } from "../src/network.js"
import { serveNetwork } from "../src/worker/index.js"

/** A page's worker with a network, and commands of the test beside its requests. */
let network: Network = createNetwork({ seed: "1" })
serveNetwork({ fetch: (...request) => network.fetch(...request) })

const commands: Record<string, (argument: never) => unknown> = {
  fund: (name: string) => network.fund(network.keypair(name)),
  deploy: (wasm: Uint8Array) => network.deploy(wasm),
  save: () => network.save(),
  load(saved: string) {
    network = loadNetwork(saved)
  },
  crash: () => setTimeout(() => JSON.parse("not a network")),
}

addEventListener("message", async ({ data, ports: [port] }: MessageEvent) => {
  const command = commands[data.command]
  if (command) port!.postMessage(await command(data.argument as never))
})
