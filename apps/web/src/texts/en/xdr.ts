import { defineTexts } from "../texts.js"

/** What a pasted text is, if it is not the wanted XDR, and what to do. */
export const say = defineTexts("xdr", {
  // The kinds of XDR that the page reads, as they appear in a sentence.
  envelope: "a transaction envelope",
  preimage: "the preimage of an authorization",
  authorization: "a preimage or an authorization entry",

  // What to do.
  withAdvice: "{problem} {advice}",
  pasteEnvelope: "Paste a transaction envelope: base64 that begins with AAAA.",
  pastePreimage: "Paste the preimage that was signed: base64 that begins with AAAA.",
  pasteAuthorization: "Paste a preimage or an authorization entry: base64 that begins with AAAA.",

  // What an unsuitable text is.
  empty: "This is empty.",
  tooLong: "This is longer than any transaction.",
  address: "This is an address.",
  link: "This is a web+stellar: link.",
  webAddress: "This is a web address.",
  json: "This is JSON or code. Paste only the XDR in it.",
  hash: "This is a hash, which doesn’t contain the transaction itself.",
  hex: "This is hex, not base64.",
  encoded: "This is URL-encoded (it has %).",
  notBase64: "This isn’t base64: it has “{character}”.",
  damaged: "This XDR is incomplete or damaged. Copy it again.",
  signature: "This is as long as a signature, 64 bytes.",
  key: "This is as long as a key or a hash, 32 bytes.",
  otherKind: "This is {kind}, not {wanted}.",
  startsLike: "This starts like {kind}, but is incomplete or was changed. Copy it again.",
  unknown: "This is valid base64, but not {wanted}.",

  // Other kinds of XDR, as they appear in a sentence.
  otherPreimage: "a preimage of something else",
  entry: "an authorization entry",
  result: "the result of a transaction",
  meta: "a transaction’s result meta",
  resources: "the resources of a contract call",
  transaction: "a transaction without its envelope",
  operation: "an operation without its transaction",
  ledgerKey: "a ledger key",
  contractValue: "a contract value",
})
