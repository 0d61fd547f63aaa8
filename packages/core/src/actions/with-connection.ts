// What only a page with a connection needs, in one chunk: more chunks would also split the engine.
export { restoreFrom } from "./restore-from.js"
export {
  signAndSubmitTransaction,
  signAuthEntry,
  signMessage,
  signTransaction,
} from "./signatures.js"
