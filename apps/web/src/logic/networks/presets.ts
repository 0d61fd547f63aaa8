import { networks } from "@alidade/core"
import type { TypedNetwork } from "./check-network.js"

/** A well-known network that the form fills in. */
export type Preset = "futurenet" | "local"

/** Well-known networks. `local` has the addresses of Stellar's Quickstart image on its usual port. */
export const presets: Readonly<Record<Preset, TypedNetwork>> = {
  futurenet: {
    name: "Futurenet",
    passphrase: networks.Futurenet,
    horizonUrl: "https://horizon-futurenet.stellar.org",
    rpcUrl: "https://rpc-futurenet.stellar.org",
  },
  local: {
    name: "Local",
    passphrase: networks.Standalone,
    horizonUrl: "http://localhost:8000",
    rpcUrl: "http://localhost:8000/rpc",
  },
}
