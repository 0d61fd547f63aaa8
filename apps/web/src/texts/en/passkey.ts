import { defineTexts } from "../texts.js"

/** Texts of the passkey account. */
export const say = defineTexts("passkey", {
  lead: "This account is a contract. A passkey on this device signs for it, and your connected account pays its fees.",
  onlySandbox: "Passkey accounts can be tried in the sandbox.",

  // A new account.
  newForm: "New passkey account",
  create: "Create with a passkey",
  created: "You have a passkey account",
  otherKey: "The network can’t check this passkey’s signatures. Choose another device.",
  noPasskeys: "This browser has no passkeys. Open this page in another browser.",
  notUsed: "The passkey was not used. Try again.",
  notCreated: "The sandbox didn’t create the account. Try again.",

  // The account.
  address: "Address",
  balance: "Balance",
  passkeys: "Passkeys that can sign",
  connect: "Connect it",
  signIn: "Sign in with it",
  signedIn: "Signed in to {domain}",
  signedInAs: "The server accepts the passkey account, by SEP-45.",
  add: "Add a passkey",
  added: "The new passkey can sign, too",
  forget: "Forget it",
  failed: "That didn’t work",

  // A payment.
  payForm: "Payment from the passkey account",
  to: "To",
  noReceiver: "Enter the address that is paid.",
  amount: "Amount in XLM",
  noAmount: "Enter an amount.",
  pay: "Pay",
  paid: "Paid {amount} XLM",
})
