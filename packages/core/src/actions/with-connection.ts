// What only a page with a connection needs, in one chunk: more chunks would also split the engine.
export { checkedConnections } from "../state/checked-connections.js"
export { activateNext, endConnection } from "./end-connections.js"
export { establish, readAccount } from "./establish.js"
export { followList } from "./follow-list.js"
export { getNetwork } from "./network.js"
export { restoreFrom } from "./restore-from.js"
export {
  signAndSubmitTransaction,
  signAuthEntry,
  signMessage,
  signTransaction,
} from "./signatures.js"
export { createSigner } from "./signer.js"
export { switchConnection } from "./switch-connection.js"
export { createWatcher } from "./watch.js"
