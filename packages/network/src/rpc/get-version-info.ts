import { PROTOCOL_VERSION } from "../entries/parameters.js"
import type { Method } from "./method.js"

/** `getVersionInfo`: what serves this network, and its protocol. It has no build and no core. */
export const getVersionInfo: Method = () => ({
  version: "alidade-network",
  commitHash: "",
  buildTimestamp: "",
  captiveCoreVersion: "none",
  protocolVersion: PROTOCOL_VERSION,
})
