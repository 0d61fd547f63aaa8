import { PROTOCOL_VERSION } from "../../network/parameters.js"
import type { Method } from "./method.js"

/** `getNetwork`: which network this is, and where its faucet is. */
export const getNetwork: Method = ({ friendbotUrl, passphrase }) => ({
  friendbotUrl,
  passphrase,
  protocolVersion: PROTOCOL_VERSION,
})
