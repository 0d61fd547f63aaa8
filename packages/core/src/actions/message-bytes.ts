import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { WalletModule } from "../contract/wallet.js"
import { encodeBase64 } from "../encoding/bytes.js"
import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { capabilitiesOf } from "../state/capabilities.js"

/** How a message of bytes is sent to a wallet and shown. */
interface MessageBytes {
  sent: string | Uint8Array
  /** What screens show: the text, or base64 of the bytes with their `encoding`. */
  payload: string
  shown?: { encoding: "base64" }
  refuse?(module: WalletModule): void
}

/**
 * Bytes that are UTF-8 go as their text, which every wallet signs and shows. Others need a wallet that takes bytes, and
 * go as a copy, which the caller cannot change.
 */
export function readBytes({ buffer, byteOffset, byteLength }: Uint8Array): MessageBytes {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength).slice()
  const text = decodeUtf8(bytes)
  if (text !== undefined) return { sent: text, payload: text }
  return { sent: bytes, payload: encodeBase64(bytes), shown: { encoding: "base64" }, refuse }
}

function refuse(module: WalletModule): void {
  if (capabilitiesOf(module).messageBytes) return
  throw new WalletError(
    "unsupported",
    reason(
      "textOnly",
      "{wallet} only signs text, and these bytes are not text (UTF-8). Use a wallet that signs bytes.",
      { wallet: module.productName },
    ),
  )
}
