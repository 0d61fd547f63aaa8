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
  noWalletTitle: "No wallet yet?",
  noWalletLead:
    "A wallet keeps your keys and asks you before each signature. Getting one takes about two minutes.",
  forComputer: "For this computer",
  forPhone: "For this phone",
  get: "Get {wallet}",
  byExtension: "Browser extension.",
  byApp: "Phone app.",
  byWindow: "Opens in a window of this browser. Nothing to install.",
  worksWithAll: "Works with both networks and with contracts.",
  publicOnly: "Public network only.",
  without: "Without one",
  practiceHere: "Practice on this page",
  practiceText: "A network and a wallet inside the page, 10,000 XLM, three tasks.",
  practiceNeeds: "Practice needs nothing",
  practiceMoney: "no real money",
  practiceStart: "Start practice",
  look: "Look at any account",
  lookText: "Read only: balances and signers.",
  lookFor: "Address or name",
  lookAct: "Look",
  lookTitle: "An account on {network}",
  weight: "weight {weight}",
  checkAny: "Check a signature or a proof",
  checkAnyText: "Nothing to install.",
  checkAct: "Check",
  safety: "Never enter your recovery phrase on a website.",
  haveOne: "You have a wallet already?",
  back: "Back",
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
