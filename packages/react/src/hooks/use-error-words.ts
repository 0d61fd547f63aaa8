import { reasonOf, type WalletError } from "@alidade/core"
import { useEffect, useState } from "react"
import { useKitContext } from "../context/kit-context.js"
import type { ErrorWords } from "../result-codes/code-words.js"
import { useReason } from "./use-reason.js"

/**
 * Says an error in the provider's language: what happened, and what to do. The meaning of a transaction's result codes is
 * loaded with the first error of a transaction that failed; until then, `what` names the code.
 */
export function useErrorWords(error: WalletError | undefined): ErrorWords | undefined {
  const { messages, locale } = useKitContext()
  const { text } = useReason()
  const [loaded, setLoaded] = useState<{ of: WalletError; words: ErrorWords }>()
  useEffect(() => {
    if (!error) return
    let wanted = true
    import("../result-codes/index.js")
      .then(async ({ loadCodeTexts, wordsOf }) => {
        const codes = await loadCodeTexts(locale.lang ?? "en")
        const words = wordsOf(error, { ...locale, reasons: messages.reasons, codes })
        if (wanted) setLoaded({ of: error, words })
      })
      // Without them, the code stays.
      .catch(() => {})
    return () => {
      wanted = false
    }
  }, [error, locale, messages])
  if (!error) return undefined
  return loaded?.of === error ? loaded.words : { what: text(reasonOf(error)) }
}
