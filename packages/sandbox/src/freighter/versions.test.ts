import { expect, test } from "vitest"
import { isAtLeast } from "./versions.js"

test("compares versions numerically, previews before releases, and rejects other texts", () => {
  for (const version of ["4.2.0", "4.2.1", "4.10.0", "6.0.1", "5.0.0-beta.1"])
    expect(isAtLeast(version, "4.2.0"), version).toBe(true)
  for (const version of ["4.1.9", "3.99.99", "4.2.0-beta.1", "0.0.0"])
    expect(isAtLeast(version, "4.2.0"), version).toBe(false)
  for (const version of [undefined, null, 6, {}, "", "6", "6.0", "x6.0.1", "9".repeat(100_000)])
    expect(isAtLeast(version, "4.2.0")).toBe(false)
})
