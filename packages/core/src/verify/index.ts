export { type AuthEntryToVerify, type VerifiedSignature, verifyAuthEntry } from "./auth-entry.js"
export type { Ed25519Library, Ed25519Point } from "./ed25519.js"
export { type Ed25519Fallback, verifyEd25519 } from "./ed25519.js"
export {
  type DecoratedSignature,
  type Envelope,
  envelopeHashBytes,
  readEnvelope,
  transactionHashHex,
} from "./envelope.js"
export {
  type MessageToVerify,
  messageDigestBytes,
  verifyAlbedoMessage,
  verifyMessage,
} from "./message.js"
export {
  type CheckedPreimage,
  checkPreimage,
  type Preimage,
  type PreimageToCheck,
  readPreimage,
} from "./preimage.js"
export type { SignatureToVerify } from "./signature.js"
export {
  type TransactionToVerify,
  type VerifiedTransaction,
  verifyTransaction,
} from "./transaction.js"
