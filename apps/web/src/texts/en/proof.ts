import { defineTexts } from "../texts.js"

/** Texts of proofs: keeping one, and why one can't be read. */
export const say = defineTexts("proof", {
  keep: "Keep a proof",
  hint: "A proof has what was signed, the signature and the address. Anyone who has it can read it, and verify it on the Check tab, also offline. No server receives it.",
  save: "Save as a file",
  link: "Link to the proof",
  tooLongForLink: "This proof is too long for a link. Save it as a file.",

  // Why a proof can't be read.
  damagedLink: "This link is incomplete or damaged. Copy it again.",
  missing: "Paste a proof, or choose its file.",
  tooLarge: "This is too large for a proof.",
  notJson: "This isn’t a proof: it isn’t JSON, or part of it is missing.",
  otherJson: "This JSON isn’t a proof of a signature.",
  otherVersion: "This proof was saved by a different version of this page, which can’t read it.",
  otherKind: "This proof is of an unknown kind.",
  noField: "This proof has no “{field}”.",
  unknownField: "This proof has an unknown field, “{field}”.",
  badSigner: "This proof’s signer isn’t an address.",
})
