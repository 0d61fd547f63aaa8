// What only a page with a connection needs, in one chunk: more chunks would also split the engine.
export { checkedConnection } from "../state/remembered.js"
export { establish, readAccount } from "./establish.js"
export { getNetwork } from "./network.js"
export { restoreFrom } from "./restore-from.js"
export {
  signAndSubmitTransaction,
  signAuthEntry,
  signMessage,
  signTransaction,
} from "./signatures.js"
export { createSigner } from "./signer.js"
export { createWatcher } from "./watch.js"
