import { defineTexts } from "../texts.js"

/** Texts of the Check tab. */
export const say = defineTexts("check", {
  lead: "See who signed what, and for which network. Nothing you paste leaves your browser.",
  offline: "Ready to work offline: what you check is checked on this device.",
  form: "Check a signature",
  check: "Check",
  impossible: "Can’t check this",

  // What is pasted.
  text: "What to check",
  textHint:
    "A signed transaction, authorization or message, as XDR, text, JSON or link; or a proof. Paste it, or drop a file.",
  nothing: "Paste what you want to check, or choose a file.",
  emptyFile: "This file is empty.",
  largeFile: "This file is too large to check.",

  // What was recognized.
  recognized: "Recognized: {form}",
  envelope: "a transaction envelope",
  envelopeLink: "a link with a transaction",
  envelopeJson: "JSON with a transaction envelope",
  preimage: "the preimage of an authorization",
  entry: "an authorization entry",
  authorizationJson: "JSON with an authorization",
  sep53: "a signed message (SEP-53)",
  hexMessage: "a message with a signature in hex",
  signature: "a signature without its message",
  address: "an address without a message",
  json: "JSON without a signature",
  plainText: "a text",
  proof: "a proof",
  proofLink: "a link to a proof",
  damaged: "XDR that is incomplete or of another kind",

  // The correction.
  checkAs: "Check it as",
  asEnvelope: "A transaction",
  asAuthorization: "An authorization",
  asMessage: "A message",
  asProof: "A proof",

  // What is missing.
  messageField: "Message",
  messageHint: "Exactly as signed, including spaces and line breaks.",
  signatureField: "Signature",
  signatureHint: "64 bytes in base64.",
  messageSignatureForms: "64 bytes in base64 or in hex.",
  addressField: "Address",
  extra: "Other possible signers (optional)",
  extraHint: "One address per line. The envelope’s own accounts are checked automatically.",
  noMessage: "Enter the message that was signed.",
  noSignature: "Enter the signature.",
  noAddress: "Enter the address that should have signed.",
  badSignature: "A signature is 64 bytes in base64.",
  contract: "A contract has no signing key.",

  // Envelopes.
  feeBump: "Signatures of the fee bump",
  inside: "Signatures of the transaction inside",
  signed: "What was signed",
  signedFor: "What was signed, for {network}",
  unsigned: "It has no signature",

  // Authorization entries.
  sourceEntry:
    "The transaction’s source account authorizes this entry. Check the signed transaction instead.",

  // What was checked.
  content: "What was checked",
  authorization: "The authorization",
  proofMessage: "The message in this proof",
  proofAuthorization: "The authorization in this proof",
  proofTransaction: "The transaction in this proof",
  openedProof: "Proof from a link",
  closeProof: "Close the proof",
})
