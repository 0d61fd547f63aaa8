import { defineTexts } from "../texts.js"

/** Names of the links to an explorer. */
export const say = defineTexts("explorer", {
  transaction: "View this transaction in an explorer (new tab)",
  asset: "View the asset {code} in an explorer (new tab)",
  address: "View {address} in an explorer (new tab)",
})
