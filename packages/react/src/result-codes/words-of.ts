import { type Reason, reasonOf, type WalletError } from "@alidade/core"
import { reasonText } from "../texts/reasons.js"
import { codeText, codeWords, type ErrorLanguage, type ErrorWords } from "./code-words.js"

/**
 * What an error says, and what to do: for a transaction that failed, by its result code; for another error that says what
 * to do, apart from what happened.
 */
export function wordsOf(error: WalletError, language: ErrorLanguage = {}): ErrorWords {
  const { reason } = error
  return (
    (reason?.key === "sendFailed" ? ofCodes(reason, language) : undefined) ??
    (reason?.key === "withRemedy" ? ofRemedy(reason, language) : undefined) ?? {
      what: reasonText(reasonOf(error), language),
    }
  )
}

function ofCodes({ values = {} }: Reason, language: ErrorLanguage): ErrorWords | undefined {
  const { code, fee, operation, operationCode } = values
  const inOperation = codeWords(`${operationCode}`, language)
  const found = inOperation ?? codeWords(`${code}`, language, { fee: Number(fee ?? 0) })
  if (!found) return undefined
  const { what: meaning, ...rest } = found
  const what =
    inOperation && typeof operation === "number"
      ? codeText("operationSentence", language, { number: operation + 1, meaning })
      : codeText("sentence", language, { meaning })
  return { what, ...rest }
}

function ofRemedy({ values = {} }: Reason, language: ErrorLanguage): ErrorWords | undefined {
  const { said, remedy } = values
  if (typeof said !== "object" || typeof remedy !== "object") return undefined
  return { what: reasonText(said, language), remedy: reasonText(remedy, language) }
}
