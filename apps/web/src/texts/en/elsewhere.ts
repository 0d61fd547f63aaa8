import { defineTexts } from "../texts.js"

/** Things that are for another network than the page’s. */
export const say = defineTexts("elsewhere", {
  opened: "What you opened is for {network}. This page uses {current} now.",
  review: "What you were reviewing is for {network}. This page uses {current} now.",
  signed: "What you signed for {network} is kept until you send or discard it.",
  list: "Your list of transactions for {network} is kept until you discard it.",
  hint: "It is shown and signed on its own network only.",
  gone: "This page no longer has that network, so it can’t be shown or signed here.",
  use: "Use {network}",
  discard: "Discard",
  discardNamed: "Discard what is for {network}",
  removed: "The network {network} was removed. This page uses {current} now.",
  dismiss: "OK",
})
