import type { Page } from "@playwright/test"
import axe from "axe-core"
import { expect } from "./test.js"

/** Expects axe to find no violations on the current page, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    // Not as a script of the page: its CSP would block it.
    await page.evaluate(axe.source)
    const found = await page.evaluate(async (dark) => {
      // Only the rules about colors depend on the scheme.
      const runOnly = dark && { runOnly: ["color-contrast", "link-in-text-block"] }
      const { violations } = await window.axe.run(document, { preload: false, ...runOnly })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      )
    }, colorScheme === "dark")
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}

declare global {
  interface Window {
    axe: typeof import("axe-core")
  }
}
