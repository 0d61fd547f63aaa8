import { defineTexts } from "../texts.js"

/** Whether a request is valid now, and by which clock. */
export const say = defineTexts("validity", {
  expiredHere: "By this computer’s clock it has expired, and then the network won’t apply it.",
  expires: "Expires {when}.",
  clockAhead: "This computer’s clock is {difference} ahead of {network}.",
  clockBehind: "This computer’s clock is {difference} behind {network}.",
  clockHint: "The time limits here follow the network.",
  clockOnly: "{network} didn’t say its time, so this computer’s clock is used.",
})
