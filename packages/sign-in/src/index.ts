export {
  type ChallengeContext,
  type CheckedChallenge,
  checkChallenge,
  type SignedChallenge,
} from "./challenge/check.js"
export type { ClientDomain } from "./client/client-domain.js"
export type { SignInServer } from "./client/find-server.js"
export { type SignInOptions, type SignInResult, signIn } from "./client/sign-in.js"
