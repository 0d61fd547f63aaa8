import { useKitContext } from "../context/kit-context.js"
import { format, type Values } from "../format.js"
import { menuEnglish } from "../messages/menu.js"

/** The texts of the menu, as the provider has them, their `{name}`s filled in. */
export function useMenuText(): (key: keyof typeof menuEnglish, values?: Values) => string {
  const { messages, locale } = useKitContext()
  return (key, values = {}) => format(messages[key] ?? menuEnglish[key], values, locale)
}
