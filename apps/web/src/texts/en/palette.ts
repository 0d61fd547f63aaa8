import { defineTexts } from "../texts.js"

/** Texts of the palette, which opens anything by the keyboard. */
export const say = defineTexts("palette", {
  title: "Jobs, names, contracts and settings",
  find: "A job, a name, a contract",
  none: "Nothing found",
  job: "Job",
  pay: "New payment",
  contract: "Contract",
  waiting: "Waiting",
  network: "Network",
  theme: "Theme",
})
