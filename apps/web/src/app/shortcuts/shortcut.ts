/** What a shortcut does: opens a tab of the page, connects a wallet, moves focus, or lists the shortcuts. */
export type ShortcutAction =
  | "transaction"
  | "contract"
  | "message"
  | "check"
  | "connect"
  | "field"
  | "network"
  | "list"

/** The key of each shortcut, in the order of the list. */
export const shortcutKeys: Readonly<Record<ShortcutAction, string>> = {
  transaction: "1",
  contract: "2",
  message: "3",
  check: "4",
  connect: "c",
  field: "/",
  network: "n",
  list: "?",
}

/** The part of a keyboard event that decides about a shortcut. */
export type PressedKey = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "isComposing" | "repeat" | "defaultPrevented"
>

/** The shortcut that a pressed key means. Undefined for other keys, and for those of the browser or of an input method. */
export function shortcutOf(pressed: PressedKey): ShortcutAction | undefined {
  const { key, altKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented } = pressed
  if (altKey || ctrlKey || metaKey || isComposing || repeat || defaultPrevented) return undefined
  const actions = Object.keys(shortcutKeys) as ShortcutAction[]
  return actions.find((action) => shortcutKeys[action] === key.toLowerCase())
}

/** Whether a pressed key opens the palette: K with Control or Command, also while a field has focus. */
export function isPaletteKey(pressed: PressedKey): boolean {
  const { key, altKey, ctrlKey, metaKey, isComposing, repeat, defaultPrevented } = pressed
  if (altKey || ctrlKey === metaKey || isComposing || repeat || defaultPrevented) return false
  return key.toLowerCase() === "k"
}
