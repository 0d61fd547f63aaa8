import { useCallback } from "react"
import { useKitContext } from "../context/kit-context.js"
import { format, type Values } from "../format.js"
import { english, type Messages } from "../messages/english.js"

/** Returns a text of the components with its `{name}` placeholders filled. */
export type Text = (key: keyof Messages, values?: Values) => string

/** The texts of the menu and the dialogs, from the provider or in English. */
export function useText(): Text {
  const { messages, locale } = useKitContext()
  return useCallback<Text>(
    (key, values = {}) => format(messages[key] ?? english[key], values, locale),
    [messages, locale],
  )
}
