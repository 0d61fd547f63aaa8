import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { contrastFaults, cssOf, readDefaults } from "./theme.js"

const styles = new URL("../../../../packages/react/src/styles/tokens.css", import.meta.url)
const defaults = readDefaults(readFileSync(styles, "utf8"))

test("knows each color's default in both schemes", () => {
  const values = [...Object.values(defaults.light), ...Object.values(defaults.dark)]
  for (const value of values) expect(value).toMatch(/^#[0-9a-f]{6}$/)
})

test("prints only what differs from the defaults", () => {
  expect(cssOf({ light: {}, dark: {} })).toBe("/* The defaults: change a value. */\n")
  expect(cssOf({ light: { accent: "#6d28d9" }, dark: { accent: "#c4b5fd" }, radius: 4 })).toBe(
    `:root {
  --alidade-accent: #6d28d9;
  --alidade-radius: 4px;
  --alidade-button-button-border-radius: 4px;
}

@media (prefers-color-scheme: dark) {
  :root {
    --alidade-accent: #c4b5fd;
  }
}
`,
  )
})

test("names pairs with too little contrast, and none of the defaults", () => {
  expect(contrastFaults({ light: {}, dark: {} }, "light", defaults)).toEqual([])
  expect(contrastFaults({ light: {}, dark: {} }, "dark", defaults)).toEqual([])
  expect(contrastFaults({ light: { accent: "#eeeeee" }, dark: {} }, "light", defaults)).toEqual([
    "“Text on it” on “Main action” has a contrast of 1.2 to 1. It needs 4.5 to 1.",
    "“Main action” on “Dialog” has a contrast of 1.1 to 1. It needs 3 to 1.",
  ])
})
