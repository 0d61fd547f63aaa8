import { defineTexts } from "../texts.js"

/** Texts of the list of keyboard shortcuts. */
export const say = defineTexts("shortcuts", {
  title: "Keyboard shortcuts",
  palette: "Go to…",
  transaction: "Open Transaction",
  contract: "Open Contract",
  message: "Open Message",
  check: "Open Check",
  connect: "Connect a wallet",
  field: "Go to the first field",
  network: "Go to the network",
  list: "Show this list",
  use: "Use these shortcuts",
  hint: "They work while you aren’t typing in a field.",
  close: "Close",
})
