import type { AnsweredWallet } from "../channel/second-party.js"

/** LOBSTR. No other extension is known to answer its page messages, but each could. */
export const answeredLobstr: AnsweredWallet = {
  id: "lobstr",
  name: "LOBSTR",
  countsEqual: () => false,
}
