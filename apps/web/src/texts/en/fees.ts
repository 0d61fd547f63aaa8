import { defineTexts } from "../texts.js"

/** Texts of the choice of a fee. */
export const say = defineTexts("fees", {
  fee: "Fee",
  slow: "Slow fee, at most {fee} XLM",
  usual: "Usual fee, at most {fee} XLM",
  fast: "Fast fee, at most {fee} XLM",
  base: "Minimum fee, at most {fee} XLM",
  own: "Own fee, at most {fee} XLM",
  ownFee: "Own fee…",
  withResources: "{text}, plus the call’s resources",
  ownAtMost: "Fee, at most (XLM)",
  ownHint: "Empty is the usual fee.",
  feeTooLow: "The network takes at least {least} XLM.",
})
