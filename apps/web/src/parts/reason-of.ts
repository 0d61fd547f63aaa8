import { visibleText } from "@alidade/core/encoding"

/** What browsers say when a chunk of the page does not come: each in its own words, with the address in it. */
const NO_CHUNK = /dynamically imported module|importing a module script/i

/** Longest error text on screen, in characters. Wallets and servers write parts of such texts. */
export const LONGEST_REASON = 500

/** Why something failed, for people: an error's own words, made visible, but for those that the browser wrote. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "Something went wrong."
  return NO_CHUNK.test(error.message)
    ? "Couldn’t load a part of this page. Check your connection and try again."
    : visibleText(error.message, { max: LONGEST_REASON })
}
