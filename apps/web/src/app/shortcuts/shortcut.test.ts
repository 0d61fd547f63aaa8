import { expect, test } from "vitest"
import { isPaletteKey, type PressedKey, shortcutOf } from "./shortcut.js"

function press(key: string, held: Partial<PressedKey> = {}): PressedKey {
  const none = { altKey: false, ctrlKey: false, metaKey: false }
  return { key, ...none, isComposing: false, repeat: false, defaultPrevented: false, ...held }
}

test.each([
  ["1", "transaction"],
  ["4", "check"],
  ["c", "connect"],
  ["C", "connect"],
  ["n", "network"],
  ["/", "field"],
  ["?", "list"],
])("understands %s", (key, action) => {
  expect(shortcutOf(press(key))).toBe(action)
})

test.each(["5", "Enter", "Escape", "a", " ", "Dead"])("ignores %j", (key) => {
  expect(shortcutOf(press(key))).toBeUndefined()
})

test.each(["altKey", "ctrlKey", "metaKey", "isComposing", "repeat", "defaultPrevented"] as const)(
  "leaves a key with %s to others",
  (name) => {
    expect(shortcutOf(press("c", { [name]: true }))).toBeUndefined()
  },
)

test("the palette opens by K with Control or Command, and by nothing else", () => {
  for (const held of ["ctrlKey", "metaKey"] as const) {
    expect(isPaletteKey(press("K", { [held]: true }))).toBe(true)
    expect(isPaletteKey(press("k", { [held]: true, altKey: true }))).toBe(false)
    expect(isPaletteKey(press("j", { [held]: true }))).toBe(false)
  }
  expect(isPaletteKey(press("k"))).toBe(false)
})
