import { defineTexts } from "../texts.js"

/** Titles for why a wallet did not sign. */
export const say = defineTexts("failures", {
  otherNetwork: "This is for a different network",
  rejected: "Declined: nothing was signed",
  "popup-closed": "The {wallet} window was closed",
  aborted: "Canceled",
  "wrong-network": "{wallet} is on another network",
  "wrong-account": "Signed by another account: rejected",
  unsupported: "{wallet} can’t sign this",
  "bad-request": "This can’t be signed",
  "no-wallet": "No wallet is connected",
  external: "A service failed",
  locked: "{wallet} is locked",
  "wrong-app": "Another app is open on {wallet}",
  unplugged: "{wallet} is not plugged in",
  "not-installed": "{wallet} is not installed",
  "page-stale": "Reload this page",
  "popup-blocked": "The browser blocked {wallet}’s window",
  timeout: "No answer from {wallet}",
  altered: "{wallet} signed something else: rejected",
  "bad-signature": "Invalid signature: rejected",
  "bad-reply": "{wallet} returned something unexpected",
  outdated: "{wallet} needs an update",
  internal: "Something went wrong in {wallet}",

  // The reasons, instead of hashes.
  lostSignature: "The wallet removed a signature from the transaction. Don’t submit it.",
  otherTransaction: "A different transaction than requested. Don’t submit it.",
  details: "Details",

  // What keeps the wallet from signing, and what to do, before it is asked.
  onNetwork: "{wallet} is on {network}",
  useTheirs: "This page uses {expected}. Use {network} here, or switch in {wallet}.",
  switchThere: "This page uses {expected}. Switch to it in {wallet}.",
  useOther: "Use another network here, or another wallet.",
  otherWallet: "Connect another wallet.",
  offlineHint: "The network can’t be asked. Go on when you are back.",

  // What helps.
  useHere: "Use {network} here",
  unlock: "Unlock {wallet}",
  askAgain: "Ask again",
  openAgain: "Open {wallet} again",
  connectAgain: "Connect again",
  reload: "Reload this page",
})
