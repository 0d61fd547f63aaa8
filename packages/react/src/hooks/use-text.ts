import { useCallback } from "react"
import { useKitContext } from "../context/kit-context.js"
import { type DialogKey, dialogEnglish } from "../messages/dialogs.js"
import type { Messages } from "../messages/english.js"
import type { Values } from "../texts/fill.js"
import { format, type TextValue } from "./format.js"

/** Returns a text of the components with its `{name}` placeholders filled. */
export type Text<Key extends keyof Messages = DialogKey> = (
  key: Key,
  values?: Values<TextValue>,
) => string

/**
 * The texts of the dialogs, from the provider or in English. `own` are the English texts that the component
 * brings along, always the same object.
 */
export function useText<Own extends Partial<Messages> = object>(
  own?: Own,
): Text<DialogKey | (keyof Own & keyof Messages)> {
  const { messages, locale } = useKitContext()
  return useCallback(
    (key, values = {}) => {
      const english: Partial<Messages> = dialogEnglish
      return format(messages[key] ?? own?.[key] ?? english[key] ?? "", values, locale)
    },
    [messages, locale, own],
  )
}
