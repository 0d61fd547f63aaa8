export { relayCall } from "./relay-call.js"
export type { Relayed, Relayer, RelayOptions, RelayState } from "./types.js"
