import { type Reason, reason } from "@alidade/core"
import type { AnsweredWallet } from "../channel/second-party.js"
import { own } from "../own.js"
import { pageOf } from "../page.js"

/** Fordefi, which is asked in Freighter's words. Freighter answers them too if it is installed (FO1, IN6). */
export const answeredFordefi: AnsweredWallet = {
  id: "fordefi",
  name: "Fordefi",
  countsEqual: () => true,
  outlivesRefusal: true,
}

/** Finds what Fordefi leaves on a page. It says nothing about whether Fordefi answers (FO2). */
export function findMarker(): object | undefined {
  const marker = own(own(pageOf("fordefi") ?? globalThis, "FordefiProviders"), "StellarProvider")
  return marker ? Object(marker) : undefined
}

/** The message if Fordefi is missing. */
export const absence: Reason = reason("notInstalled", "{wallet} is not installed", {
  wallet: "Fordefi",
})
