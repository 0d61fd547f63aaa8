import { defineTexts } from "../texts.js"

/** Texts of authorization entries: for whom they are signed, their signatures, and lists of them. */
export const say = defineTexts("entries", {
  // For whom.
  forOther: "This authorization is for another address",
  forOtherHint:
    "It authorizes {address}, not your account. Sign only if you know why your signature is wanted.",
  choose: "For whom you sign",
  signFor: "I sign for {address}",
  asDelegate: "I sign for {address}, as its delegate",
  asSignerOf: "I sign for {address}, as one of the signers of {place}",
  noPlace: "This entry has no place for a signature of your account",
  contractForm:
    "The signature is put into the entry in the form that accounts use. The contract must accept this form.",

  // Signatures.
  signatures: "Signatures of the entry",
  authorizes: "authorizes this",
  delegateOf: "delegate of {parent}",
  missing: "Not signed yet",
  valid: "Signed by {signers}",
  invalid: "Not valid: the signature by {signers}",
  unknown: "Signed in a form that only its contract can verify",
  smart:
    "Signed as a smart account: {signers}. Only its contract can tell whether its rules accept this.",
  smartInvalid: "Not valid: the signature of the smart account, by {signers}",
  passkey: "passkey {id}",
  policy: "policy {address}",
  external: "a key that {address} verifies",
  signerValid: "{signer} (valid)",
  signerInvalid: "{signer} (not valid)",

  // Delegates.
  addDelegates: "Let delegates sign",
  delegates: "Delegates",
  delegatesHint:
    "One address per line. They sign in place of the account, if its contract allows it.",
  noDelegates: "Enter at least one address.",
  useDelegates: "Use these delegates",

  // The result.
  signedFor: "{signer} signed for {address}.",
  signedEntry: "Entry with your signature",
  allSigned: "Every place in the entry has a signature.",
  stillMissing: "Signatures missing: {number}. Pass this entry on to the next signer.",

  // Lists.
  list: "Authorizations in the list",
  number: "Authorization {number}",
  reviewNumber: "Review authorization {number}",
  signedList: "List with the signatures so far",
  bySource: "The transaction’s source account authorizes it",
  back: "Back to the list",

  // Sign-ins (SEP-45).
  signIn: "Sign-in with a contract account (SEP-45)",
  signInFails: "This isn’t a proper sign-in",
  signInFailsHint: "Don’t sign it unless you know why it differs.",
  signInCompare: "Compare the contract and the domains with the site that you sign in to.",
  contract: "Contract",
  checkFunction: "Every authorization calls web_auth_verify.",
  checkContract: "All call the same contract.",
  checkNoSubCalls: "None has further calls.",
  checkArgument: "All have the same argument, with all required texts.",
  checkServer: "The server has signed its own.",
  checkAccount: "One is for the account that signs in.",
  checkClientDomain: "One is for the client domain if there is one.",
  checkNoOthers: "None is for anybody else.",
  account: "The account that signs in",
  server: "The server",
  clientDomain: "The client domain",
  other: "Somebody else",
})
