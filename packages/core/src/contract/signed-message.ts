import type { SignMessageResult } from "./wallet.js"

/** What the kit returns of a signed message: the signature and what was signed, in each form that is in use. */
export interface SignedMessage extends SignMessageResult {
  /** Base64 of the 64-byte signature (SEP-53). */
  signedMessage: string
  /** The same signature in lower-case hex, 128 digits, as SEP-43 has it. */
  signedMessageHex: string
  /**
   * Lower-case hex of the 32 bytes that were signed: SHA-256 of "Stellar Signed Message:", a line feed, and the message
   * (SEP-53). Absent with `verify: "off"`: what the wallet signed is then unknown.
   */
  hash?: string
}
