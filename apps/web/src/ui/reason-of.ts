import { reasonOf as saidBy, WalletError } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import type { ErrorLanguage } from "@alidade/react/result-codes"
import { type ReasonLanguage, reasonText } from "@alidade/react/texts"
import { SecretError } from "../logic/pasted/secret.js"
import { type Problem, ProblemError } from "../logic/problem.js"
import { NetworkError } from "../logic/stellar/network-error.js"
import { say } from "../texts/en/parts.js"
import { say as saySecret } from "../texts/en/secrets.js"
import { pageLanguage } from "../texts/page-language.js"
import { isOffline } from "./is-offline.js"

/** The browsers' messages for a chunk that fails to load. They contain the chunk's address. */
const NO_CHUNK = /dynamically imported module|importing a module script/i

/** Maximum length of an error on screen, in characters. Wallets and servers write parts of such texts. */
export const LONGEST_REASON = 500

/** An escaped isolate with its end, in which the page's own texts put values in right-to-left languages. */
const ISOLATE = /\\u\{2068\}(.*?)\\u\{2069\}/g

/** Several files were dropped on a field for one. */
export class OneFileError extends ProblemError<{ problem: "oneFile" }> {}

/**
 * The reason for a failure, ready to be shown; or our own text if the browser wrote it. `word` has the words of the
 * problems that the failed task throws, besides those of every task.
 */
export function reasonOf<Found extends Problem>(
  error: unknown,
  word?: (found: Found) => string,
): string {
  if (error instanceof NetworkError && isOffline() && !("status" in error.found))
    return say("offline")
  if (error instanceof NetworkError || error instanceof OneFileError)
    return say.problem(error.found)
  if (error instanceof SecretError) return saySecret.problem(error.found)
  if (WalletError.is(error)) return reasonText(saidBy(error), reasonLanguage())
  if (error instanceof ProblemError && word) return word(error.found as Found)
  if (!(error instanceof Error) || error instanceof ProblemError) return say("failed")
  return NO_CHUNK.test(error.message) ? say("partNotLoaded") : visibleReason(error.message)
}

/** A message about a failure with its invisible characters escaped, except complete isolates. */
export function visibleReason(message: string): string {
  return visibleText(message, { max: LONGEST_REASON }).replace(ISOLATE, "\u2068$1\u2069")
}

/** The page's language with its words for the packages' reasons. */
export function reasonLanguage(): ReasonLanguage {
  const { code, dir, components } = pageLanguage()
  return { lang: code, dir, reasons: components?.messages.reasons }
}

/** The same with its words for the network's result codes. */
export function errorLanguage(): ErrorLanguage {
  return { ...reasonLanguage(), codes: pageLanguage().codes }
}
