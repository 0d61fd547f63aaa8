import { defineTexts } from "../texts.js"

/** Texts of the tab for contracts: their functions, the form of a call, and what it returns. */
export const say = defineTexts("calls", {
  // The contract.
  contract: "Contract",
  recent: "Recent contracts",
  native: "XLM’s contract",
  contractOnly: "Enter the address of a contract (C…).",
  lead: "Read from any contract, or call it. Paste its address.",
  reading: "Reading the contract",
  unread: "Couldn’t read this contract",
  functions: "Functions",
  function: "Function",
  count: { one: "{count} function", other: "{count} functions" },
  none: "This contract has no functions.",
  read: "read",
  passkeyHint: "Try an account that a passkey signs for.",
  signOther: "Authorization",
  signOtherHint: "Sign an authorization without its transaction, or import one.",

  // A contract to deploy.
  deployForm: "Deploy a contract",
  deployHint: "Upload a Wasm file, or create a contract of uploaded code.",
  code: "Code",
  codeHint: "A Wasm file, or the hash of uploaded code (64 hex digits)",
  hash: "Hash",
  onNetwork: "On this network",
  uploaded: "Uploaded. A contract can be created of it.",
  notYet: "Not yet. Upload it first, then create the contract.",
  constructorOf: "Constructor",
  upload: "Upload code",
  deploy: "Create a contract",
  notWasm: "This is no Wasm file, and no hash of 64 hex digits.",
  noSpec: "This code doesn’t describe its functions, so it can’t be shown.",
  notUploaded: "This network has no code with this hash.",
  deployed: "The new contract",
  open: "Open it",

  // The fields of a function.
  mine: "Use my account",
  decimals: "{type}, {count} decimals",
  oneOf: "{type}, one of {count}",
  yes: "Yes",
  no: "No",
  nothing: "Nothing",
  value: "A value",
  item: "{name} {number}",
  key: "Key {number}",
  entryValue: "Value {number}",
  bytesHint: "Hex digits or base64",
  anyHint: "XDR (base64) or XDR-JSON of a value",

  // What is wrong with a value.
  missing: "Enter a value.",
  badInteger: "Enter a whole number.",
  outOfRange: "Enter a number from {least} to {most}.",
  badBytes: "Enter hex digits or base64.",
  badLength: { one: "Enter exactly {count} byte.", other: "Enter exactly {count} bytes." },
  badSymbol: "Use up to 32 letters, digits and underscores.",
  badValue: "Enter XDR in base64, or XDR-JSON.",
  unmuxed: "This function takes no muxed address (M…).",

  moreDoc: "More of the contract’s own description",

  // The short forms of a token.
  shortForms: "For tokens",
  send: "Send",
  allow: "Allow spending",
  takeBack: "Take back an approval",
  sendNote: "Sends tokens of your account.",
  allowNote:
    "Lets somebody spend your tokens, up to the amount that you enter. It ends at ledger {ledger}, in about 30 days.",
  takeBackNote: "Sets what somebody may spend to 0. Enter their address.",

  // A call.
  free: "Free, no signature",
  simulate: "Simulate",
  authorizeOnly: "Sign only the authorization",
  extend: "Keep the contract for 30 days",
  restore: "Restore the contract",
  readAgain: "Read again",
  returns: "Returns",
  returnsNothing: "It ran and returns nothing",
  simulated: "Simulated: it would return",
  simulatedNothing: "Simulated: it would run, and returns nothing",
  readIn: "Read in ledger {ledger}. Reading needs no wallet and costs nothing.",
  writes: "It changes data, so it needs a transaction. Resource fee at most {fee} XLM.",
  connectToCall: "Connect a wallet to send it.",
  failed: "The call fails",
  contractSays: "The contract’s own words: {text}",
  othersSign: "{address} must sign too. This form can’t ask for that signature.",
  notNeeded: "This call doesn’t need your account’s authorization.",
  inactive: "Your account isn’t active on this network yet. Fund it first.",
  notEncoded: "The values don’t fit the function: {reason}",

  // What a sent call returned.
  returned: "What it returned",
  events: "Events",
  eventBy: "{name} of {contract}",
  unnamed: "Event",
})
