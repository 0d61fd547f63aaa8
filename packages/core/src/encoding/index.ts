export {
  concatBytes,
  decodeBase64,
  decodeHex,
  encodeBase64,
  encodeHex,
  encodeUtf8,
} from "./bytes.js"
export { decodeUtf8 } from "./decode-utf8.js"
export { readText } from "./read-text.js"
export { formatUnits } from "./units.js"
export { type VisibleTextOptions, visibleText } from "./visible-text.js"
