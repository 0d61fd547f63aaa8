import { serveNetwork } from "@alidade/network/worker"
import { contractsNetwork } from "./contracts-network.js"

/** The contracts' Wasm in base64, as the test compiled it. */
const { VITE_TOKEN_WASM, VITE_COUNTER_WASM } = import.meta.env

const { network } = await contractsNetwork({
  token: fromBase64(VITE_TOKEN_WASM),
  increment: fromBase64(VITE_COUNTER_WASM),
})
serveNetwork(network)

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
