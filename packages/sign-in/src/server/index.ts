export type { ChallengeContext, CheckedChallenge } from "../challenge/check.js"
export { type CreateChallengeOptions, createChallenge } from "./create-challenge.js"
export { type MemoryNoncesOptions, memoryNonces, type NonceStore } from "./nonces.js"
export { type ServerKey, serverKey } from "./server-key.js"
export {
  type AccountAccess,
  type Refused,
  type Verified,
  type VerifyChallengeOptions,
  verifyChallenge,
} from "./verify-challenge.js"
