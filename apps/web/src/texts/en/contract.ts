import { defineTexts } from "../texts.js"

/** Texts of transfers by contract call. */
export const say = defineTexts("contract", {
  // The form.
  call: "Contract call",
  sponsoredCall: "Sponsored call",
  notBuilt: "Couldn’t build the call",
  lead: "Transfer XLM with a contract call. You sign the transaction, which authorizes the call.",
  leadSponsored: "Transfer XLM with a contract call. You sign only the authorization.",
  hint: "The network simulates the call first.",
  hintSponsored:
    "The sandbox’s sponsor submits the transaction and pays its fee. Its key is public and for tests only.",
  recipient: "Recipient",
  recipientExample: "G… or C…",
  muxed: "Enter an account (G…) or a contract (C…).",

  // Why a call can't be built.
  connecting: "Still checking your connection.",
  inactive: "Your account isn’t active on this network yet. Fund it first.",
  simulationFailed: "The simulation failed: {reason}",
  unbuilt: "The call wasn’t built.",
  authorizations: "The call doesn’t need exactly one authorization.",

  // Its review.
  authorized: "Authorized",
  withTransaction: "With the transaction",
  separately: "Separately: you sign only the authorization",
  sentBy: "Sent by",
  sponsor:
    "{address}, the sandbox’s sponsor (a public test key), which pays the fee, at most {fee} XLM",

  // The signature.
  signatureValid: "Your account’s signature is valid",
  sendSponsored: "Send through sponsor",

  // What it cost.
  fee: "Fee charged",
})
