import { visibleText } from "@alidade/core/encoding"
import { say } from "../texts/en/parts.js"
import { pageLanguage } from "../texts/page-language.js"

/** The browsers' messages for a chunk that fails to load. They contain the chunk's address. */
const NO_CHUNK = /dynamically imported module|importing a module script/i

/** Maximum length of an error on screen, in characters. Wallets and servers write parts of such texts. */
export const LONGEST_REASON = 500

/** An escaped isolate with its end, in which the page's own texts put values in right-to-left languages. */
const ISOLATE = /\\u\{2068\}(.*?)\\u\{2069\}/g

/** The reason for a failure, ready to be shown; or our own text if the browser wrote it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return say("failed")
  return NO_CHUNK.test(error.message) ? say("partNotLoaded") : visibleReason(error.message)
}

/**
 * A message about a failure in the page's language, if it is one of ours, with its invisible characters escaped, except
 * complete isolates.
 */
export function visibleReason(message: string): string {
  const { translateReason } = pageLanguage()
  const shown = translateReason?.(message) ?? message
  return visibleText(shown, { max: LONGEST_REASON }).replace(ISOLATE, "\u2068$1\u2069")
}
