import { defineTexts } from "../texts.js"

/** Who an address is to the visitor. */
export const say = defineTexts("parties", {
  // What is known of it, beside its name or short address.
  you: "you",
  saved: "saved",
  paid: "paid before",
  new: "first time",
  checkedDomain: "{domain}, checked",
  full: "Full address",
  copyOf: "Copy {address}",
  saveAs: "Save as…",

  // An address whose ends are those of a known one.
  looksLike: "not {name}",
  looksLikeKnown: "not the address you know",
  notNamed: "This is not {name}. Only the ends of the address are the same.",
  notKnown: "This is another address than the one you know. Only its ends are the same.",
  here: "Here:",
  known: "Known:",
  useNamed: "Use {name}",
  useKnown: "Use the address you know",
  keepEntered: "Keep entered",
  twoAlike: "Two accounts look alike",
  chooseOne: "choose one",
})
