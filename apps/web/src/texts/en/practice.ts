import { defineTexts } from "../texts.js"

/** Texts of practice, inside the live page. */
export const say = defineTexts("practice", {
  practice: "Practice",
  lead: "Practice.",
  inside: "The network and the wallet are inside this page.",
  end: "End practice",
})
