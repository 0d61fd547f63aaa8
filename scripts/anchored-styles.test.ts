import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { transform } from "lightningcss"
import { expect, test } from "vitest"
import { root } from "./run.js"

/** The selectors of a style sheet's rules that place something beside its anchor. */
function anchored(css: string): string[] {
  // Nested rules are lowered, so that each has its whole selector.
  const options = { filename: "a.css", targets: { chrome: 80 << 16 } }
  const { code } = transform({ ...options, code: new TextEncoder().encode(css) })
  const rules = new TextDecoder().decode(code).matchAll(/([^{}]+)\{([^{}]*)\}/g)
  return [...rules].flatMap(([, selector = "", body = ""]) =>
    /(^|[;\s])position-area:/.test(body) ? [selector.trim()] : [],
  )
}

test("what is placed beside its anchor is so only while it is open, because WebKit hangs otherwise", () => {
  const files = execFileSync("git", ["ls-files", "*.css"], { cwd: root, encoding: "utf8" })
  const selectors = files
    .trim()
    .split("\n")
    .flatMap((file) => anchored(readFileSync(`${root}${file}`, "utf8")))
  expect(selectors.length).toBeGreaterThan(2)
  expect(selectors.filter((selector) => !selector.includes(":popover-open"))).toEqual([])
})

test("a closed one is found, also in a nested rule", () => {
  const css =
    ".a { &:popover-open { position-area: top; } @supports (top: 0) { .b & { position-area: top; } } }"
  expect(anchored(css)).toEqual([".a:popover-open", ".b .a"])
})
