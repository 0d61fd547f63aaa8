export { decodeBase64, encodeBase64 } from "./base64.js"
export { concatBytes } from "./bytes.js"
export { decodeHex, encodeHex } from "./hex.js"
export { decodeUtf8, encodeUtf8 } from "./utf8.js"
