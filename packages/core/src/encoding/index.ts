export {
  concatBytes,
  decodeBase64,
  decodeHex,
  decodeUtf8,
  encodeBase64,
  encodeHex,
  encodeUtf8,
} from "./bytes.js"
export { readText } from "./read-text.js"
export { type VisibleTextOptions, visibleText } from "./visible-text.js"
