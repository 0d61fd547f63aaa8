import { defineTexts } from "../texts.js"

/** What is wrong with a typed recipient. */
export const say = defineTexts("pasted", {
  noRecipient: "Enter the recipient’s address.",
  federation: "Names like alice*example.com aren’t supported here; use the G… address.",
  lookUpFirst: "Look up this name first. This asks {domain} for its address.",
  contract: "To pay a contract, use Contract call.",
})
