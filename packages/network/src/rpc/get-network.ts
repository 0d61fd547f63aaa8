import { PROTOCOL_VERSION } from "../entries/parameters.js"
import type { Method } from "./method.js"

/** `getNetwork`: the network and its faucet. */
export const getNetwork: Method = ({ friendbotUrl, passphrase }) => ({
  friendbotUrl,
  passphrase,
  protocolVersion: PROTOCOL_VERSION,
})
