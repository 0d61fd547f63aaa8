export { type CheckedChallenge, checkChallenge, type SignedChallenge } from "./challenge/check.js"
export {
  type CheckedContractChallenge,
  type ContractChallenge,
  type ContractChallengeContext,
  checkContractChallenge,
} from "./challenge/check-contract.js"
export type { ChallengeContext } from "./challenge/checks.js"
export {
  type CheckState,
  type InspectChallengeOptions,
  type InspectedChallenge,
  inspectChallenge,
  type ServerFacts,
} from "./challenge/inspect.js"
export type { ClientDomain } from "./client/client-domain.js"
export type { SignInServer } from "./client/find-server.js"
export { signIn } from "./client/sign-in.js"
export type { SignInOptions, SignInResult } from "./client/sign-in-options.js"
export {
  type MessageSignInOptions,
  type MessageSignInResult,
  signInWithMessage,
} from "./client/sign-in-with-message.js"
export { createMessage, readMessage, type SignInMessage } from "./message/message.js"
