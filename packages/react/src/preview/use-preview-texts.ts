import { useMemo } from "react"
import { useKitContext } from "../context/kit-context.js"
import { type PreviewMessages, previewEnglish } from "../messages/preview.js"

/** The texts of the preview: what the provider has of them, else English. */
export function usePreviewTexts(): PreviewMessages {
  const { messages } = useKitContext()
  return useMemo(() => ({ ...previewEnglish, ...messages }), [messages])
}
