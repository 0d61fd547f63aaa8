import type { Quotation, Reason } from "@alidade/core"
import { type ReactNode, useMemo } from "react"
import { useKitContext } from "../context/kit-context.js"
import { reasonNode, reasonText } from "../texts/reasons.js"

/** Words reasons, and quotes somebody else's words, in the provider's language. */
export interface ReasonWords {
  text: (said: Reason | Quotation | string) => string
  node: (said: Reason | Quotation | string) => ReactNode
}

/** The words of reasons in the provider's language. */
export function useReason(): ReasonWords {
  const { messages, locale } = useKitContext()
  return useMemo(() => {
    const language = { ...locale, reasons: messages.reasons }
    return {
      text: (said) => reasonText(said, language),
      node: (said) => reasonNode(said, language),
    }
  }, [messages, locale])
}
