export type { CheckedChallenge } from "../challenge/check.js"
export type {
  CheckedContractChallenge,
  ContractChallengeContext,
} from "../challenge/check-contract.js"
export type { ChallengeContext } from "../challenge/checks.js"
export type { SignInMessage } from "../message/message.js"
export { type AccountAccess, type LookUpAccount, lookUpOn } from "./access.js"
export { type CreateChallengeOptions, createChallenge } from "./create-challenge.js"
export {
  type CreateContractChallengeOptions,
  createContractChallenge,
} from "./create-contract-challenge.js"
export {
  type CreateNonceOptions,
  createNonce,
  type MemoryNoncesOptions,
  memoryNonces,
  type NonceStore,
} from "./nonces.js"
export { type ServerKey, serverKey } from "./server-key.js"
export {
  type Refused,
  type Verified,
  type VerifyChallengeOptions,
  verifyChallenge,
} from "./verify-challenge.js"
export {
  type VerifiedContract,
  type VerifyContractChallengeOptions,
  verifyContractChallenge,
} from "./verify-contract-challenge.js"
export { type VerifiedMessage, type VerifyMessageOptions, verifyMessage } from "./verify-message.js"
