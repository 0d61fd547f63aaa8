import { defineTexts } from "../texts.js"

/** Texts of shared transactions: who has signed, who may, and how copies are passed on. */
export const say = defineTexts("signatures", {
  // Who has signed.
  signatures: "Signatures",
  inside: "Signatures of the transaction inside",
  feeBump: "Signatures of the fee bump",
  ready: "Ready to send",
  forAccount: "For {account}",
  signed: "Signed",
  signedAt: "Signed {time}",
  missing: "Not yet",
  notNeeded: "Not needed",
  authorized: "Authorized before",
  revealed: "Revealed",
  preAuthTx: "This transaction",
  hashX: "Value of a hash",
  ed25519SignedPayload: "Signed payload",
  extraSigners: "The transaction also requires",
  weight: "weight {weight}",
  unknown: "This account’s signers couldn’t be read, so we can’t say which weight is missing.",
  ofCount: "{have} of {needed}",
  ofWeight: "weight {have} of {needed}",
  low: "low threshold",
  medium: "medium threshold",
  high: "high threshold",
  unneeded: "It has signatures that it doesn’t need",
  unneededHint: "The network rejects a transaction with more signatures than it needs.",
  remove: "Remove them",

  // Passing it on.
  note: "Note for the next signer",
  noteHint: "Goes with the link. No server receives it.",
  noteTooLong: "At most {most} characters. The link goes without it.",
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
