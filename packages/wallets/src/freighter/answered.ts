import type { AnsweredWallet } from "../channel/second-party.js"
import { own } from "../own.js"
import { pageOf } from "../page.js"

/** Freighter, whose page messages Fordefi can answer too (IN6). */
export const answeredFreighter: AnsweredWallet = {
  id: "freighter",
  name: "Freighter",
  // FO1: Fordefi's marker. It says nothing about whether Fordefi answers.
  countsEqual: () =>
    Boolean(own(own(pageOf("freighter") ?? window, "FordefiProviders"), "StellarProvider")),
}
