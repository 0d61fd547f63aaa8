import { defineTexts } from "../texts.js"

/** Texts of the first screen, before a wallet is connected. */
export const say = defineTexts("first", {
  headline: "Sign with any Stellar wallet. Know that you signed exactly what you asked for.",
  keys: "Your keys stay in your wallet. This page never asks for a secret key or a recovery phrase.",

  // The choice of the network.
  network: "Network",
  realMoney: "Real money",
  testMoney: "Test money, free",
  noMoney: "No real money",
  added: "Added by you",

  noWallet: "I have no wallet",
  connectWith: "Connect with",

  // The example: a review with its checks.
  example: "Example: a wallet that changes the amount",
  exampleSend: "Send {amount} to {name}",
  exampleSaved: "saved by you",
  exampleSigner: "Signed by your account",
  exampleTo: "To {name}, on {network}",
  exampleDiffers: "The amount differs",
  exampleAsked: "You asked for",
  exampleSigned: "It signed",
  exampleRejected: "Rejected. Nothing was sent.",

  how: "How it works",
  howRead: "You see it before you sign",
  howReadText: "Every transaction in plain words, with what will change on each account.",
  howCheck: "We check what came back",
  howCheckText:
    "It must match your request, account, and network exactly; otherwise it is rejected.",
  howProve: "You can prove it later",
  howProveText: "A proof opens anywhere, offline too, and needs no account here.",
  checkWithout: "Check a signature without a wallet",
})
