import type { Page } from "@playwright/test"
import axe from "axe-core"
import { expect } from "./test.js"

/** Expects axe to find no violations on the current page, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    // Not as a script of the page: its CSP would block it.
    await page.evaluate(axe.source)
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { preload: false })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      )
    })
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}

declare global {
  interface Window {
    axe: typeof import("axe-core")
  }
}
