import { bundle, transform } from "lightningcss"
import { expect, test } from "vitest"
import { flatStyles } from "./flat-styles.js"
import { root } from "./run.js"

const filename = `${root}packages/react/src/styles.css`

test("the published style sheet imports nothing and has the rules and layers of its parts", () => {
  const flat = flatStyles(filename)
  expect(flat).not.toContain("@import")
  const code = new TextEncoder().encode(flat)
  const [published, parts] = [
    transform({ filename, code, minify: true }),
    bundle({ filename, minify: true }),
  ].map(({ code }) => new TextDecoder().decode(code))
  expect(published).toBe(parts)
})

test("light-dark() has colors only: with numbers, a bundler's substitute works and the browser's own doesn't", () => {
  const values = [...flatStyles(filename).matchAll(/light-dark\(/g)].map(({ input, index }) =>
    input.slice(index + "light-dark(".length, index + 80),
  )
  expect(values).not.toEqual([])
  const color = String.raw`(#[\da-f]+|transparent|var\(--[\w-]+\)|rgb\([\d ./]+\))`
  const colors = new RegExp(`^\\s*${color},\\s*${color}\\s*\\)`)
  expect(values.filter((value) => !colors.test(value))).toEqual([])
})
