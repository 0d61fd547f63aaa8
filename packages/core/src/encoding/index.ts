export {
  concatBytes,
  decodeBase64,
  decodeHex,
  encodeBase64,
  encodeBase64Url,
  encodeHex,
  encodeUtf8,
} from "./bytes.js"
export { decodeUtf8 } from "./decode-utf8.js"
export { parseUrl } from "./parse-url.js"
export { readText } from "./read-text.js"
export { decodeBase32, encodeStrkey } from "./strkey.js"
export { formatUnits } from "./units.js"
export { type VisibleTextOptions, visibleText } from "./visible-text.js"
export { u32, u64, xdrText } from "./write-xdr.js"
