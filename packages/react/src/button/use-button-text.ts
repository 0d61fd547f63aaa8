import { useKitContext } from "../context.js"
import { format, type Values } from "../format.js"
import type { ButtonMessages } from "./messages.js"

/** The texts of the button and its menu, as the provider has them, their `{name}`s filled in. */
export function useButtonText(): (key: keyof ButtonMessages, values?: Values) => string {
  const { messages, locale } = useKitContext()
  return (key, values = {}) => format(messages[key], values, locale)
}
