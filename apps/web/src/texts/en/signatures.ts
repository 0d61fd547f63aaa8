import { defineTexts } from "../texts.js"

/** Texts of shared transactions: who has signed, who may, and how copies are passed on. */
export const say = defineTexts("signatures", {
  // Who has signed.
  signatures: "Signatures",
  inside: "Signatures of the transaction inside",
  feeBump: "Signatures of the fee bump",
  ready: "Ready to send",
  forAccount: "For {account}",
  signed: "{address} has signed, {weight}",
  notSigned: "{address} hasn’t signed yet, {weight}",
  youSigned: "{address} (you) has signed, {weight}",
  youNotSigned: "{address} (you) hasn’t signed yet, {weight}",
  preAuthorized: "The account authorized this transaction before: {address}, {weight}",
  revealed: "The value of the hash {address} is revealed, {weight}",
  notRevealed: "The value of the hash {address} isn’t revealed yet, {weight}",
  payloadSigned: "The payload of {address} is signed, {weight}",
  payloadNotSigned: "The payload of {address} isn’t signed yet, {weight}",
  extraSigners: "The transaction also requires",
  weight: "weight {weight}",
  unknown: "This account’s signers couldn’t be read, so we can’t say which weight is missing.",
  fullySigned: "Fully signed ({weight} of {needed}, {threshold}).",
  partlySigned: "Partly signed ({weight} of {needed}, {threshold}). Missing weight: {missing}.",
  low: "low threshold",
  medium: "medium threshold",
  high: "high threshold",
  unneeded: "It has signatures that it doesn’t need",
  unneededHint: "The network rejects a transaction with more signatures than it needs.",
  remove: "Remove them",

  // Passing it on.
  share: "Share for another signature",
  shareHint:
    "For the next signer: the link opens this page with the transaction and its signatures. The link holds the transaction; no server receives it, but anyone with the link can see it.",
  shareLink: "Link to share",
  tooLong:
    "This transaction is too long for a link or a QR code. Download it and send the file to the next signer, who opens it with “Import transaction”.",
  shareFile: "File to share",

  // Importing signatures.
  importSignatures: "Import signatures",
  otherCopy: "Another copy",
  signedCopy: "Signed copy of this transaction",
  copyHint: "Base64 XDR, or the link you got back. Paste it, or drop a file.",
  import: "Import",
  imported: "Imported.",
  notImported: {
    one: "Not imported: {count} signature that isn’t a possible signer’s for this network",
    other: "Not imported: {count} signatures that aren’t a possible signer’s for this network",
  },
  noCopy: "Paste the copy, or a link to it.",
  payment: "This link asks for a payment.",
  linkForOther: "This link is for another network, so its signatures don’t fit.",
  different:
    "This is a different transaction, so its signatures don’t fit. Ask for a signed copy of this one.",
  nothingNew: "This copy has no new signature.",
  tooMany: "A transaction can have at most {most} signatures.",
  notEnvelope: "This isn’t a base64 transaction envelope.",
})
