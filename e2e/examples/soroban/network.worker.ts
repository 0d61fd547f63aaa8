import { serveNetwork } from "@alidade/network/worker"
import { tokenNetwork } from "./token-network.js"

/** The token's Wasm, as the test compiled it. */
const wasm = Uint8Array.from(atob(import.meta.env.VITE_WASM), (character) =>
  character.charCodeAt(0),
)

const { network } = await tokenNetwork(wasm)
serveNetwork(network)
