import { afterEach, beforeEach, expect } from "vitest"

// A test fails if something warns on the console, because React's warnings are our faults. A test that expects a warning
// replaces the console's function.

/** @type {string[]} */
const written = []

for (const level of /** @type {const} */ (["error", "warn"])) {
  const write = console[level]
  console[level] = (...args) => {
    const text = args.map(String).join(" ")
    // Chromium reports this when a size changes twice in one frame. It depends on the machine's speed and harms nothing.
    if (!text.includes("ResizeObserver loop")) written.push(`${level}: ${text}`)
    write(...args)
  }
}

beforeEach(() => {
  written.length = 0
})

afterEach(() => {
  expect(written).toEqual([])
})
