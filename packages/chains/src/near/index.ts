export {
  DEFAULT_FUNCTION_CALL_GAS,
  formatNearAmount,
  NEAR_EXPONENT,
  parseNearAmount,
} from "./amount.js"
export {
  formatPublicKey,
  type KeyPair,
  type KeyType,
  type PublicKey,
  parseKeyPair,
  parsePublicKey,
} from "./keys.js"
export {
  encodeMessage,
  hashMessage,
  type MessageRequest,
  NEP413_TAG,
  type SignedMessage,
  verifySignedMessage,
} from "./nep413.js"
export { type BasicStatus, type FinalStatus, readBasicStatus, readFinalStatus } from "./outcome.js"
export { NearError, type NearErrorType, type NearFields, parseRpcError } from "./rpc-error.js"
